/**
 * The texts for one question and one standing. A new reader gets everything; afterwards readers who can take changes get only
 * those. A move changes about 150 of 4,500 bytes. Each text is made once for all its readers.
 */
import type { ExecutionResult, GraphQLError } from 'graphql'
import type { Time } from '../base/time.js'
import type { Operation } from './document.js'
import type { Framed } from './frame.js'
import { endOf, endOfChanges, endOfData } from './protocol.js'
import type { Topic } from './resolver.js'

/** A question. Operations with the same key have the same answers. */
export interface Question {
  readonly key: string
  readonly operation: Operation
  readonly variables: object
}

export interface SubscriptionTextsDeps {
  readonly time: Pick<Time, 'now'>
  /** Writes a result as it is sent. */
  readonly write: (result: ExecutionResult) => string
}

/** A text for a reader; null: nothing has changed for them. */
export interface SubscriptionText {
  readonly text: Framed | null
  /** The change that later changes can build on; -1: the next text must be whole. */
  readonly has: number
}

export type SubscriptionTexts = ReturnType<typeof subscriptionTexts>

/** Milliseconds. Clocks go on while nothing changes, so an older text is made again for a later reader. */
const fresh = 250

/** The state shown after one change. */
interface Shown {
  readonly change: number
  readonly at: number
  /** undefined if it could not be made. */
  readonly root: object | undefined
  readonly whole: () => Framed
}

export function subscriptionTexts(
  topic: Topic,
  { operation, variables }: Question,
  role: string,
  { time, write }: SubscriptionTextsDeps,
) {
  const { writer } = operation
  let answer: Shown | undefined
  /** The state before, freed as soon as the difference is known. */
  let before: Shown | undefined
  let changes: { readonly since: number; readonly text: Framed | null } | undefined
  let late: { readonly at: number; readonly text: Framed } | undefined
  const returned = new Map<number, Framed>()
  const isQuiet = topic.isQuiet?.(role) ?? false
  /** Since which change a quiet view looks as it does now. */
  let sameSince = 0

  const rootOf = (missed: number | null): object => ({
    [operation.field.name.value]: topic.show(role, missed),
  })
  const wholeOf = (root: object): Framed => {
    const data = writer?.whole(root)
    if (data !== undefined) return endOfData(data)
    const result = operation.run(root, undefined, variables)
    if (result instanceof Promise) throw new TypeError('nothing that a subscription shows may make it wait')
    return endOf(write(result))
  }
  /** A view that fails must not keep the others from being told. */
  const failed = (error: unknown): Framed => endOf(write({ data: null, errors: [error as GraphQLError] }))
  const textOf = (make: () => object): Framed => {
    try {
      return wholeOf(make())
    } catch (error) {
      return failed(error)
    }
  }
  const show = (change: number): Shown => {
    const at = time.now()
    try {
      const root = rootOf(null)
      let text: Framed | undefined
      return { change, at, root, whole: () => (text ??= textOf(() => root)) }
    } catch (error) {
      const text = failed(error)
      return { change, at, root: undefined, whole: () => text }
    }
  }
  const upTo = (change: number): Shown => {
    if (answer?.change === change) return answer
    before = answer
    changes = late = undefined
    returned.clear()
    answer = show(change)
    if (isQuiet && before?.whole().body.equals(answer.whole().body) !== true) sameSince = change
    return answer
  }
  /** undefined if there is nothing to build on, or if the difference is uncertain. */
  const changesOf = ({ root }: Shown, has: number): Framed | null | undefined => {
    if (changes?.since === has) return changes.text
    if (before?.root === undefined || before.change !== has || root === undefined) return undefined
    const data = writer?.changes(before.root, root)
    before = undefined
    if (data === undefined) return undefined
    const text = data === null ? null : endOfChanges(data)
    changes = { since: has, text }
    return text
  }

  /** What a reader of a text that was made for them has: nothing to build on, unless the next text would come unasked. */
  const afterwards = (change: number): number => (isQuiet ? change : -1)

  return {
    /** The newest text for a reader who was last told of change `has`. */
    next: (change: number, has: number, takesChanges: boolean): SubscriptionText => {
      const now = upTo(change)
      if (isQuiet && has >= sameSince) return { text: null, has: change }
      const text = takesChanges ? changesOf(now, has) : undefined
      if (text !== undefined) return { text, has: change }
      if (time.now() - now.at <= fresh)
        return { text: now.whole(), has: now.root === undefined ? -1 : change }
      if (late === undefined || time.now() - late.at > fresh)
        late = { at: time.now(), text: textOf(() => rootOf(null)) }
      return { text: late.text, has: afterwards(change) }
    },
    /** The newest text for a reader who comes back and missed so many changes. */
    returned: (change: number, missed: number): SubscriptionText => {
      upTo(change)
      const text = returned.get(missed) ?? textOf(() => rootOf(missed))
      returned.set(missed, text)
      return { text, has: afterwards(change) }
    },
  }
}
