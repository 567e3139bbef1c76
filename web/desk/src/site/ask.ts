/** Sends the queries and acts of the desk. Their answers are typed by the documents; a refusal is read by whoever sends. */
import type { Answer, Document, Done, Variables, VariablesFor } from '@stolik/elements/client/document'
import type { Gateway } from '@stolik/elements/client/gateway'
import type { GatewayArg } from '@stolik/elements/client/types'

export type Asked<T, R> = { readonly done: T } | { readonly refused: R }

/** The one field of an answer, as code that shows it needs it. */
export type DoneOf<D> = Omit<Done<D>, '__typename'>
/** Why an answer was refused. */
export type RefusedOf<D> = Answer<D> extends infer A ? Extract<A[keyof A], Refused> : never
export type ActOf<D> = Variables<D> extends { readonly act: infer A } ? A : never

/** As much as refusals have, each some of it. */
export interface PlainRefusal {
  readonly code: string
  readonly message?: string
  readonly field?: string | null
  readonly args?: readonly GatewayArg[]
  readonly problems?: readonly object[]
}

const isRefused = (answer: object): answer is PlainRefusal =>
  '__typename' in answer && /Refused$/.test(String(answer.__typename))

/** Returns a function that sends documents, and the refusals that it reads. */
export const asking =
  <R>(read: (refusal: PlainRefusal) => R) =>
  async <const D extends Document>(
    gate: Gateway,
    document: D,
    ...[variables]: VariablesFor<D>
  ): Promise<Asked<Done<D>, R>> => {
    const outcome = await gate.query(document, ...([variables] as VariablesFor<D>))
    if ('refused' in outcome) return { refused: read({ code: outcome.refused }) }
    const [answer] = Object.values<Done<D> | PlainRefusal>(outcome.done)
    return settled<Done<D> | PlainRefusal, R>(answer, read) as Asked<Done<D>, R>
  }

type Refused = { readonly __typename: `${string}Refused` }

/** Reads one field of an answer that has several. */
export function settled<T extends object, R>(
  answer: T | undefined,
  read: (refusal: PlainRefusal) => R,
): Asked<Exclude<T, Refused>, R> {
  if (answer === undefined) return { refused: read({ code: 'FAULT' }) }
  return isRefused(answer) ? { refused: read(answer) } : { done: answer as Exclude<T, Refused> }
}
