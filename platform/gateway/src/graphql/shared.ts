/**
 * Executions that subscriptions share. Sockets that ask the same of a topic, and have the same standing there, are
 * sent the same text, made once for each change; a socket that is behind gets the newest when it can take it.
 */
import type { RefusalCode } from '../base/refusal.js'
import type { Outbox } from './outbox.js'
import type { Mark, Topic, Viewing } from './resolver.js'
import { telling, type Question, type Telling, type TellingDeps, type Told } from './telling.js'

export interface SharedDeps extends TellingDeps {
  /** Calls back when the event loop has turned: what changes within one turn is told together. */
  readonly later: (then: () => void) => void
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
  /** Whether it may be told what has changed, once it has been told all. */
  readonly takesChanges: boolean
  refused(code: RefusalCode): void
}

/** One question at one standing. */
interface View {
  readonly question: Question
  readonly standing: string
  readonly telling: Telling
  readers: number
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
  /** The change of this view that changes can go on from; -1: of none. */
  has: number
  ended: boolean
  /** Looks no more whether the standing has changed. */
  stop: () => void
}

export function shared({ later, ...deps }: SharedDeps): Shared {
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
    const { text, has } = told(subscription)
    subscription.sent = room.change
    subscription.has = has
    if (text !== null) reader.outbox.send(...text.with(reader.before))
  }

  const told = ({ room, view, viewing, reader, sent, has }: Subscription): Told => {
    const mark = room.topic.mark()
    const { since } = viewing
    return sent === -1 && since !== null && mark?.epoch === since.epoch
      ? view.telling.returned(room.change, mark.seq - since.seq)
      : view.telling.next(room.change, has, reader.takesChanges)
  }

  const viewOf = (room: Room, question: Question, standing: string): View => {
    const key = `${standing} ${question.key}`
    const known = room.views.get(key)
    if (known !== undefined) return known
    const view = { question, standing, telling: telling(room.topic, question, standing, deps), readers: 0 }
    room.views.set(key, view)
    return view
  }

  const move = (subscription: Subscription, standing: string): void => {
    const { room, view } = subscription
    leave(room, view)
    subscription.view = viewOf(room, view.question, standing)
    subscription.has = -1
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
      const begin = { sent: -1, has: -1, ended: false, stop }
      const subscription: Subscription = { room, viewing, reader, view, ...begin }
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
