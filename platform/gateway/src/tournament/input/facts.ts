/** What an arbiter is told, as it comes by GraphQL. */
import { given, type Maybe } from './maybe.js'

export interface Fact {
  readonly name: string
  readonly text?: Maybe<string>
  readonly number?: Maybe<number>
  readonly flag?: Maybe<boolean>
}

export type Facts = Readonly<Record<string, string | number | boolean>>

/** The facts that an arbiter is told; one without a value is not told. */
export const readFacts = (facts: readonly Fact[]): Facts =>
  Object.fromEntries(
    facts.flatMap(({ name, text, number, flag }) => {
      const value = text ?? number ?? flag
      return given(value) ? [[name, value]] : []
    }),
  )
