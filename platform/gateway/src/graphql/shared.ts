/**
 * Executions that subscriptions share. Sockets that ask the same of a topic, and have the same standing there, are
 * sent the same text, made once for each change; a socket that is behind gets the newest when it can take it.
 */
import type { ExecutionResult, GraphQLError } from 'graphql'
import type { Time } from '../base/time.js'
import type { Operation } from './document.js'
import { framed, type Framed } from './frame.js'
import type { Outbox } from './outbox.js'
import type { Mark, Topic, Viewing } from './resolver.js'
import type { RefusalCode } from '../base/refusal.js'

export interface SharedDeps {
  readonly time: Pick<Time, 'now'>
  /** The result as it is sent. */
  readonly write: (result: ExecutionResult) => string
  /** Calls back when the event loop has turned: what changes within one turn is told together. */
  readonly later: (then: () => void) => void
}

/** What is asked: operations of the same key have the same answers. */
export interface Question {
  readonly key: string
  readonly operation: Operation
  readonly variables: object
}

export interface Shared {
  /** Tells the viewer at once, and after every change, until the answer is called. */
  subscribe(question: Question, viewing: Viewing, reader: Reader): () => void
}

/** Where the answers of one subscription go. */
export interface Reader {
  readonly outbox: Outbox
  /** What comes before a text, in the message of the protocol. */
  readonly before: string
  refused(code: RefusalCode): void
}

/** One question at one standing. */
interface View {
  readonly question: Question
  readonly standing: string
  readers: number
  /** The change that the text is of, and when it was made. */
  change: number
  at: number
  text: Framed
  /** For those who come back, by how much they missed. */
  readonly returned: Map<number, Framed>
}

interface Room {
  readonly topic: Topic
  readonly subscriptions: Set<Subscription>
  readonly views: Map<string, View>
  change: number
  stop: () => void
}

interface Subscription {
  readonly room: Room
  readonly viewing: Viewing
  readonly reader: Reader
  view: View
  /** The change last sent; -1 before the first. */
  sent: number
  ended: boolean
  /** Looks no more whether the standing has changed. */
  stop: () => void
}

const none = framed()
const [dataHead, dataTail] = [Buffer.from('{"data":'), Buffer.from('}}')]

/** Clocks run on while nothing changes: an older text is made anew for who comes later, in milliseconds. */
const fresh = 250

export function shared({ time, write, later }: SharedDeps): Shared {
  const rooms = new Map<Topic, Room>()
  const changed = new Set<Room>()

  const roomOf = (topic: Topic): Room => {
    const known = rooms.get(topic)
    if (known !== undefined) return known
    const room: Room = { topic, subscriptions: new Set(), views: new Map(), change: 0, stop: () => undefined }
    rooms.set(topic, room)
    room.stop = topic.watch(() => {
      // At once, so that nobody who comes meanwhile is given a text of before.
      room.change += 1
      if (changed.size === 0) later(tellAll)
      changed.add(room)
    })
    return room
  }

  const tellAll = (): void => {
    const now = [...changed]
    changed.clear()
    for (const room of now) {
      for (const subscription of room.subscriptions) tell(subscription)
    }
  }

  /** Sends the newest, now or once the socket can take it; then it is made for what is newest by then. */
  const tell = (subscription: Subscription): void => {
    if (subscription.ended) return
    const { room, viewing, reader } = subscription
    if (!reader.outbox.isFree()) return reader.outbox.whenFree(subscription, tell)
    const standing = viewing.standing()
    if (typeof standing !== 'string') {
      end(subscription)
      return reader.refused(standing.refused)
    }
    const moved = standing !== subscription.view.standing
    if (moved) move(subscription, standing)
    if (subscription.sent === room.change && !moved) return
    const first = subscription.sent === -1
    // What they have seen is newer than what this process has: it will be told when it comes.
    if (first && isBehind(room.topic.mark(), viewing.since)) return
    subscription.sent = room.change
    const text = first ? firstText(subscription) : textOf(room, subscription.view)
    reader.outbox.send(...text.with(reader.before))
  }

  const textOf = (room: Room, view: View): Framed => {
    if (view.change === room.change && time.now() - view.at <= fresh) return view.text
    view.returned.clear()
    view.change = room.change
    view.at = time.now()
    view.text = execute(room, view, null)
    return view.text
  }

  const firstText = ({ room, view, viewing: { since } }: Subscription): Framed => {
    const mark = room.topic.mark()
    if (since === null || mark === null || mark.epoch !== since.epoch) return textOf(room, view)
    const missed = mark.seq - since.seq
    // Brings the view up to this change, which forgets texts of an older one.
    textOf(room, view)
    const known = view.returned.get(missed)
    const text = known ?? execute(room, view, missed)
    view.returned.set(missed, text)
    return text
  }

  const execute = ({ topic }: Room, { question, standing }: View, missed: number | null): Framed => {
    const { operation, variables } = question
    try {
      const root = { [operation.field.name.value]: topic.show(standing, missed) }
      const data = operation.write?.(root)
      if (data !== undefined) return framed(dataHead, data, dataTail)
      const result = operation.run(root, undefined, variables)
      if (result instanceof Promise) throw new TypeError('nothing that a subscription shows may make it wait')
      return framed(Buffer.from(`${write(result)}}`))
    } catch (error) {
      // One view that fails must not keep the others from being told.
      return framed(Buffer.from(`${write({ data: null, errors: [error as GraphQLError] })}}`))
    }
  }

  const viewOf = (room: Room, question: Question, standing: string): View => {
    const key = `${standing} ${question.key}`
    const known = room.views.get(key)
    if (known !== undefined) return known
    const view: View = { question, standing, readers: 0, change: -1, at: 0, text: none, returned: new Map() }
    room.views.set(key, view)
    return view
  }

  const move = (subscription: Subscription, standing: string): void => {
    const { room, view } = subscription
    leave(room, view)
    subscription.view = viewOf(room, view.question, standing)
    subscription.view.readers += 1
  }

  const leave = (room: Room, view: View): void => {
    view.readers -= 1
    if (view.readers === 0) room.views.delete(`${view.standing} ${view.question.key}`)
  }

  const end = (subscription: Subscription): void => {
    if (subscription.ended) return
    subscription.ended = true
    const { room, view, viewing } = subscription
    room.subscriptions.delete(subscription)
    leave(room, view)
    subscription.stop()
    viewing.close()
    if (room.subscriptions.size > 0) return
    rooms.delete(room.topic)
    changed.delete(room)
    room.stop()
  }

  return {
    subscribe: (question, viewing, reader) => {
      const room = roomOf(viewing.topic)
      const standing = viewing.standing()
      const view = viewOf(room, question, typeof standing === 'string' ? standing : '')
      view.readers += 1
      const stop = (): void => undefined
      const subscription: Subscription = { room, viewing, reader, view, sent: -1, ended: false, stop }
      room.subscriptions.add(subscription)
      subscription.stop = viewing.watch?.(() => tell(subscription)) ?? stop
      tell(subscription)
      return () => end(subscription)
    },
  }
}

/** Whether an answer made now would be older than the one that was seen. */
const isBehind = (mark: Mark | null, since: Mark | null): boolean =>
  mark !== null && since !== null && mark.epoch === since.epoch && mark.seq < since.seq
