/**
 * Executions that subscriptions share. Sockets with the same question to a topic and the same standing get the same text,
 * made once per change. A slow socket skips to the newest text when it can take it.
 */
import type { RefusalCode } from '../base/refusal.js'
import type { Outbox } from './outbox.js'
import type { Mark, Topic, Viewing } from './resolver.js'
import {
  subscriptionTexts,
  type Question,
  type SubscriptionTexts,
  type SubscriptionTextsDeps,
  type SubscriptionText,
} from './subscription-texts.js'

export interface SharedDeps extends SubscriptionTextsDeps {
  /** Calls back in the next turn of the event loop. Changes within one turn are sent together. */
  readonly later: (then: () => void) => void
}

export type Shared = ReturnType<typeof shared>

/** Where the answers of one subscription go. */
export interface Reader {
  readonly outbox: Outbox
  /** The beginning of a protocol message, before the text. */
  readonly before: string
  /** Whether it accepts only the changes after the first whole answer. */
  readonly takesChanges: boolean
  refused(code: RefusalCode): void
}

/** A question asked with one standing. */
interface View {
  readonly question: Question
  readonly access: string
  readonly telling: SubscriptionTexts
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
  /** The change of this view that the reader has completely, so that later changes can build on it; -1: none. */
  has: number
  ended: boolean
  /** Stops watching for changes of the standing. */
  stop: () => void
}

export function shared({ later, ...deps }: SharedDeps) {
  const rooms = new Map<Topic, Room>()
  const changed = new Set<Room>()

  const roomOf = (topic: Topic): Room => {
    const known = rooms.get(topic)
    if (known !== undefined) return known
    const room: Room = { topic, subscriptions: new Set(), views: new Map(), change: 0, stop: () => undefined }
    rooms.set(topic, room)
    room.stop = topic.watch(() => {
      // Counted at once, so that nobody who joins meanwhile gets an outdated text.
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

  /** Sends the newest text now, or once the socket can take it. It is then made from the newest state. */
  const tell = (subscription: Subscription): void => {
    if (subscription.ended) return
    const { room, viewing, reader } = subscription
    if (!reader.outbox.isFree()) return reader.outbox.whenFree(subscription, tell)
    const role = viewing.access()
    if (typeof role !== 'string') {
      end(subscription)
      return reader.refused(role.refused)
    }
    const moved = role !== subscription.view.access
    if (moved) move(subscription, role)
    if (subscription.sent === room.change && !moved) return
    const first = subscription.sent === -1
    // They have seen something newer than this process has. They are told once it arrives here, unless they do not see all of it any more.
    const seesAll = room.topic.isQuiet?.(role) !== true
    if (first && seesAll && isBehind(room.topic.mark(role), viewing.since)) return
    const { text, has } = textOf(subscription)
    subscription.sent = room.change
    subscription.has = has
    if (text !== null) reader.outbox.send(...text.with(reader.before))
  }

  const textOf = ({ room, view, viewing, reader, sent, has }: Subscription): SubscriptionText => {
    const mark = room.topic.mark(view.access)
    const { since } = viewing
    return sent === -1 && since !== null && mark?.epoch === since.epoch
      ? view.telling.returned(room.change, Math.max(0, mark.seq - since.seq))
      : view.telling.next(room.change, has, reader.takesChanges)
  }

  const viewOf = (room: Room, question: Question, role: string): View => {
    const key = `${role} ${question.key}`
    const known = room.views.get(key)
    if (known !== undefined) return known
    const view = {
      question,
      access: role,
      telling: subscriptionTexts(room.topic, question, role, deps),
      readers: 0,
    }
    room.views.set(key, view)
    return view
  }

  const move = (subscription: Subscription, role: string): void => {
    const { room, view } = subscription
    leave(room, view)
    subscription.view = viewOf(room, view.question, role)
    subscription.has = -1
    subscription.view.readers += 1
  }

  const leave = (room: Room, view: View): void => {
    view.readers -= 1
    if (view.readers === 0) room.views.delete(`${view.access} ${view.question.key}`)
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
    /** Tells the viewer at once, and after every change, until the returned function is called. */
    subscribe: (question: Question, viewing: Viewing, reader: Reader): (() => void) => {
      const room = roomOf(viewing.topic)
      const role = viewing.access()
      const view = viewOf(room, question, typeof role === 'string' ? role : '')
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

/** Whether an answer made now would be older than the one they have seen. */
const isBehind = (mark: Mark | null, since: Mark | null): boolean =>
  mark !== null && since !== null && mark.epoch === since.epoch && mark.seq < since.seq
