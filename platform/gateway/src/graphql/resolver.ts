import type { RefusalCode } from '../base/refusal.js'
import type { Context } from '../account/context.js'

/** Answers a root field. Its arguments were checked against the schema before. */
export type Resolver<A> = (source: unknown, args: A, context: Context) => unknown

/** Something that is watched and shown. All viewers of the same standing see the same, so one answer serves all of them. */
export interface Topic {
  /** Nudges after every change until the returned function is called. */
  watch(nudge: () => void): () => void
  /** The value of the root field for a standing; `missed` belongs to the argument `since`. */
  show(access: string, missed: number | null): unknown
  /** The number of its current answer for a standing; null if its answers are not numbered. */
  mark(access: string): Mark | null
  /** Whether viewers of a standing are not told of changes that they do not see, because the moment of a change would tell them of it. */
  isQuiet?(access: string): boolean
}

/** The number of an answer. `seq` counts within its epoch. */
export interface Mark {
  readonly epoch: string
  readonly seq: number
}

/** One viewer's subscription to a topic. */
export interface Viewing {
  readonly topic: Topic
  /** Their current role towards the topic, or a refusal if they may no longer look. */
  access(): string | { readonly refused: RefusalCode }
  /** Calls back when the standing may have changed although the topic has not, until the returned function is called. */
  watch?(judge: () => void): () => void
  /** The last answer that they claim to have seen. */
  readonly since: Mark | null
  /** Called once, when they stop watching. */
  close(): void
}

/** Answers the root field of a subscription. */
export interface Stream<A> {
  /** Arguments about the viewer and the last answer they saw. Nothing else that is shown depends on them. */
  readonly own: readonly (keyof A & string)[]
  open(args: A, context: Context): Promise<Viewing | RefusalCode>
}

export type Streams = Readonly<Record<string, Stream<never>>>

/** Resolvers with their argument types erased, as the schema takes them. */
export interface Resolvers {
  readonly Query: Readonly<Record<string, Resolver<never>>>
  readonly Mutation: Readonly<Record<string, Resolver<never>>>
  readonly Subscription: Streams
}
