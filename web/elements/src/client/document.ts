/**
 * What a document of the pages is answered by, and sent with. The type of a document is its own text (`as const`), and the name
 * of its operation leads to the types that `npm run generate` makes from the schema.
 */
import type { Answers } from './answers.js'

export type Document = `${'query' | 'mutation' | 'subscription'} ${string}`

/** The name ends before the first space or bracket. */
type NameIn<Head> = Head extends `${infer Name}(${string}` ? Name : Head
type Named<Name> = Name extends keyof Answers ? Answers[Name] : never
type Typed<D> = D extends `${string} ${infer Head} ${string}` ? Named<NameIn<Head>> : never

export type Answer<D> = Typed<D>['answer']
export type Variables<D> = Typed<D>['variables']

type Refusal = { readonly __typename: `${string}Refused` }

/** The only field of an answer, where it was not refused. */
export type Unpacked<T> = T extends unknown ? Exclude<NonNullable<T[keyof T]>, Refusal> : never
export type Done<D> = Unpacked<Answer<D>>

/** The variables may be left out where none is required. */
export type VariablesFor<D> = Record<never, never> extends Variables<D> ? [Variables<D>?] : [Variables<D>]
