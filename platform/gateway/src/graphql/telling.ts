/**
 * What is told of one question at one standing: all of it to whoever comes, and after that what has changed to those who can take it. A move
 * changes some 150 of 4,500 bytes. Each text is made once, for all who are told it.
 */
import type { ExecutionResult, GraphQLError } from 'graphql'
import type { Time } from '../base/time.js'
import type { Operation } from './document.js'
import { framed, type Framed } from './frame.js'
import type { Topic } from './resolver.js'

/** What is asked: operations of the same key have the same answers. */
export interface Question {
  readonly key: string
  readonly operation: Operation
  readonly variables: object
}

export interface TellingDeps {
  readonly time: Pick<Time, 'now'>
  /** The result as it is sent. */
  readonly write: (result: ExecutionResult) => string
}

/** A text for somebody; null: nothing has changed for them. */
export interface Told {
  readonly text: Framed | null
  /** The change that the next changes can go on from; -1: they will need the whole. */
  readonly has: number
}

export interface Telling {
  /** The newest, for somebody who was told of the change `has` last. */
  next(change: number, has: number, takesChanges: boolean): Told
  /** The newest, for somebody who comes back and missed so many. */
  returned(change: number, missed: number): Told
}

const [dataHead, dataTail] = [Buffer.from('{"data":'), Buffer.from('}}')]
const [changesHead, changesTail] = [Buffer.from('{"extensions":{"changes":'), Buffer.from('}}}')]

/** Clocks run on while nothing changes: an older text is made anew for who comes later, in milliseconds. */
const fresh = 250

/** What is shown of one change. */
interface Shown {
  readonly change: number
  readonly at: number
  /** Undefined where it could not be made. */
  readonly root: object | undefined
  readonly whole: () => Framed
}

export function telling(
  topic: Topic,
  { operation, variables }: Question,
  standing: string,
  { time, write }: TellingDeps,
): Telling {
  const { writer } = operation
  let shown: Shown | undefined
  /** Of the change before: let go of as soon as it is known what has changed since. */
  let before: Shown | undefined
  let changes: { readonly since: number; readonly text: Framed | null } | undefined
  let late: { readonly at: number; readonly text: Framed } | undefined
  const returned = new Map<number, Framed>()

  const rootOf = (missed: number | null): object => ({
    [operation.field.name.value]: topic.show(standing, missed),
  })
  const wholeOf = (root: object): Framed => {
    const data = writer?.whole(root)
    if (data !== undefined) return framed(dataHead, data, dataTail)
    const result = operation.run(root, undefined, variables)
    if (result instanceof Promise) throw new TypeError('nothing that a subscription shows may make it wait')
    return framed(Buffer.from(`${write(result)}}`))
  }
  /** One view that fails must not keep the others from being told. */
  const failed = (error: unknown): Framed =>
    framed(Buffer.from(`${write({ data: null, errors: [error as GraphQLError] })}}`))
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
    if (shown?.change === change) return shown
    before = shown
    changes = late = undefined
    returned.clear()
    shown = show(change)
    return shown
  }
  /** Undefined where there is nothing to go on from, or doubt. */
  const changesOf = ({ root }: Shown, has: number): Framed | null | undefined => {
    if (changes?.since === has) return changes.text
    if (before?.root === undefined || before.change !== has || root === undefined) return undefined
    const data = writer?.changes(before.root, root)
    before = undefined
    if (data === undefined) return undefined
    const text = data === null ? null : framed(changesHead, data, changesTail)
    changes = { since: has, text }
    return text
  }

  return {
    next: (change, has, takesChanges) => {
      const now = upTo(change)
      const text = takesChanges ? changesOf(now, has) : undefined
      if (text !== undefined) return { text, has: change }
      if (time.now() - now.at <= fresh)
        return { text: now.whole(), has: now.root === undefined ? -1 : change }
      if (late === undefined || time.now() - late.at > fresh)
        late = { at: time.now(), text: textOf(() => rootOf(null)) }
      return { text: late.text, has: -1 }
    },
    returned: (change, missed) => {
      upTo(change)
      const text = returned.get(missed) ?? textOf(() => rootOf(missed))
      returned.set(missed, text)
      return { text, has: -1 }
    },
  }
}
