/**
 * Tells entrants what they must know, by web push and by mail. What is to be told follows from the logs of events, and what
 * was told is stored with each subscription. So nothing is lost if a process is killed, and another process goes on. A
 * message is sent twice only if a process is killed between sending it and storing that.
 */
import { createHash } from 'node:crypto'
import type { Accounts } from '../account/accounts.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Secrets } from '../base/secrets.js'
import { partStanding } from '../base/part.js'
import { rounds } from '../base/rounds.js'
import type { Time } from '../base/time.js'
import type { Rates } from '../http/rates.js'
import type { MailServer } from '../mail/server.js'
import type { Reach } from '../outgoing/address.js'
import { outgoing, toHttpServers } from '../outgoing/outgoing.js'
import { sender } from '../outgoing/send.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { LiveEvent } from '../event/live/event.js'
import type { Keys } from '../event/store/keys.js'
import type { Events } from '../event/live/events.js'
import type { EventStore } from '../event/store/sql.js'
import { deliverer, localeOf, type Delivered } from './deliver.js'
import { linkMails } from './link-mails.js'
import { messageOf, type Message } from './message.js'
import { isTold, readNews, untold, type News, type NewsReader } from './news.js'
import { pushKeys } from './push-keys.js'
import { stopLinks } from './stop-links.js'
import type { Outcome, Subscription } from './store.js'
import type { NoticeStore } from './sql.js'

export interface NoticesDeps {
  readonly store: NoticeStore
  readonly events: Pick<Events, 'find'>
  readonly eventStore: Pick<EventStore, 'log'>
  readonly accounts: Pick<Accounts, 'mailAddress' | 'session'>
  readonly settings: Pick<InstallationSettings, 'now' | 'url'>
  readonly secrets: Secrets
  readonly eventKeys: Pick<Keys, 'card'>
  readonly rates: Rates
  readonly mailServer: MailServer | undefined
  readonly reach: Reach
  readonly time: Time
  readonly log: Log
}

export type Notices = ReturnType<typeof openNotices>

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]
/** How often events are looked at for news. News that comes together is told in one message. */
const lookEvery = 5 * second
/** How often all subscriptions are looked at, for reminders, further tries, and those that another process took. */
const sweepEvery = minute
/** The delay after the first failed try, the second, and so on. After the last one they are not told; the page has it. */
const delays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]
/** How long a subscription is reserved for the process that is sending. */
const lease = 2 * minute
/** Messages in a day to one address, which is a person's, or to one device; further news waits and comes together. */
const mostADay = {
  mail: { most: 20, to: ({ person }) => person },
  push: { most: 60, to: ({ id }) => id },
} as const satisfies Readonly<
  Record<Subscription['kind'], { most: number; to: (one: Subscription) => string }>
>

export function openNotices(deps: NoticesDeps) {
  const { store, events, eventStore, accounts, settings, secrets, rates, mailServer, reach, time, log } = deps
  const keys = pushKeys(store, secrets)
  const links = stopLinks(secrets)
  const pushServices = outgoing({ time, ...toHttpServers, outage: () => partStanding('PUSH', { time, log }) })
  const deliver = deliverer({ accounts, settings, time, keys, links, send: sender(reach) })
  let isOver = false
  const mailedLinks = linkMails(deps, mostADay.mail.most, () => isOver)
  const readers = new Map<string, NewsReader>()
  /** People to look at even though the logs of these events have not grown. */
  const nudged = new Map<string, Set<string>>()
  const nudge = (event: string, person: string): void => {
    const people = nudged.get(event) ?? new Set()
    nudged.set(event, people.add(person))
  }
  /** Ids of subscriptions whose message waits for a slot, or is being sent. */
  const busy = new Set<string>()
  let swept = -Infinity

  /** Reads what was written since. Undefined: the event does not exist. Throws if it cannot be read now. */
  const read = async (id: string): Promise<{ reader: NewsReader; grew: boolean } | undefined> => {
    const found = await events.find(id)
    if ('refused' in found) {
      if (found.refused === 'UNKNOWN_EVENT') return undefined
      throw new Error(`the event ${id} cannot be read now`)
    }
    const event: LiveEvent = found
    await event.catchUp()
    const before = readers.get(id)
    if (before !== undefined && event.state().length <= before.length) return { reader: before, grew: false }
    const reader = readNews(before, await eventStore.log(id, before?.length ?? 0))
    if (reader === undefined) return undefined
    readers.set(id, reader)
    return { reader, grew: reader.news.length > (before?.news.length ?? 0) || isTold(reader.state) }
  }

  const mayTell = async (one: Subscription): Promise<boolean> => {
    const { most, to } = mostADay[one.kind]
    return rates.hit(`notice:${one.kind}:${to(one)}`, most, day)
  }

  /** What a person has not been told yet, if it can be sent now. */
  const dueNews = (one: Subscription, reader: NewsReader): readonly News[] =>
    one.next > time.now() ? [] : untold(reader, one.person, one, time.now())

  /** Sends what a person has not been told yet. `hand` delivers the message. */
  const tell = async (one: Subscription, hand: Hand): Promise<void> => {
    const reader = readers.get(one.event)
    const news = reader === undefined ? [] : dueNews(one, reader)
    if (reader === undefined || news.length === 0) return
    const claimed = time.now() + lease
    if (!(await store.claim(one, claimed))) return
    const { starts } = reader.state.regulations
    const done: Outcome = {
      told: reader.length,
      reminded: news.some(({ code }) => code === 'reminder' || code === 'soon') ? starts : one.reminded,
      soon: soonIn(news) ?? one.soon,
      tries: 0,
      next: 0,
    }
    const { told, reminded, soon, tries } = one
    if (!(await mayTell(one)))
      return store.settle(one.id, claimed, { told, reminded, soon, tries, next: time.now() + hour })
    const outcome = await hand(one, messageOf(reader.state, news, localeOf(one)), topicOf(one, done))
    if (isOver && outcome !== 'done') return
    if (outcome === 'gone') return store.drop(one.id)
    const delay = delays[tries]
    const isDone = outcome === 'done' || delay === undefined
    if (isDone && isOverFor({ ...one, ...done }, reader)) return store.drop(one.id)
    const next = time.now() + (delay ?? 0)
    await store.settle(one.id, claimed, isDone ? done : { told, reminded, soon, tries: tries + 1, next })
    // There may have been more news meanwhile.
    if ((readers.get(one.event)?.length ?? 0) > reader.length) nudge(one.event, one.person)
  }

  /** Whether nothing will be told to this subscription any more. */
  const isOverFor = (one: Subscription, reader: NewsReader): boolean =>
    isTold(reader.state) && untold(reader, one.person, one, time.now()).length === 0

  /** Tells a person as soon as there is a slot. Slow servers hold up only their own host, and their event. */
  const enqueue = (one: Subscription): void => {
    if (busy.has(one.id)) return
    busy.add(one.id)
    sendBy[one.kind](one)
      .catch((error: unknown) => logFailure(log, 'an entrant of an event could not be told', error))
      .finally(() => busy.delete(one.id))
  }
  const sendBy: Readonly<Record<Subscription['kind'], (one: Subscription) => Promise<void>>> = {
    push: async (one) => {
      const host = one.push === null ? '' : new URL(one.push.endpoint).host
      return pushServices.run({ host, group: one.event }, (attempt) =>
        tell(one, (...message) => deliver.push(...message, attempt)),
      )
    },
    mail: (one) =>
      mailServer === undefined
        ? tell(one, () => Promise.resolve('again'))
        : mailServer.run(one.event, (send) => tell(one, (...message) => deliver.mail(...message, send))),
  }

  const ofPeople = async (event: string, people: Iterable<string>): Promise<readonly Subscription[]> => {
    const all = await Promise.all([...people].map((person) => store.ofPerson(person)))
    return all.flat().filter((one) => one.event === event)
  }

  const lookAt = async (id: string, sweeps: boolean): Promise<void> => {
    const people = nudged.get(id) ?? []
    nudged.delete(id)
    const found = await read(id)
    if (found === undefined) return store.dropEvent(id)
    const { reader } = found
    const all = found.grew || sweeps ? await store.ofEvent(id) : await ofPeople(id, people)
    for (const one of all) {
      if (isOver) return
      const hasLeft = !reader.playersOf.has(one.person)
      if (hasLeft || isOverFor(one, reader)) await store.drop(one.id)
      else if (dueNews(one, reader).length > 0) enqueue(one)
    }
  }

  const round = async (): Promise<void> => {
    const sweeps = time.elapsed() - swept >= sweepEvery
    if (sweeps) {
      swept = time.elapsed()
      // Seals them again soon after the secret has changed.
      if ((await store.keys()) !== undefined) await keys()
    }
    const watched = new Set(await store.events())
    for (const id of readers.keys()) if (!watched.has(id)) readers.delete(id)
    await mailedLinks
      .round()
      .catch((error: unknown) => logFailure(log, 'links of an event could not be mailed', error))
    for (const id of watched)
      await lookAt(id, sweeps).catch((error: unknown) =>
        logFailure(log, 'entrants of an event could not be told', error),
      )
  }

  const { look, stop } = rounds(time, () =>
    round()
      .catch((error: unknown) => logFailure(log, 'notices could not be sent', error))
      .then(() => lookEvery),
  )

  return {
    store,
    reach,
    keys,
    links,
    sendsMail: mailServer !== undefined,
    /** Looks at once whether there is news of an event for this person, who wants to be told. */
    nudge: (event: string, person: string): void => {
      nudge(event, person)
      look()
    },
    /** Sends at once what was asked for. */
    lookNow: look,
    /** Aborts deliveries in progress; the next process sends them again. */
    stop: async (): Promise<void> => {
      isOver = true
      await stop()
      await pushServices.stop()
    },
  }
}

/** The start that a message reminds of shortly before it. */
function soonIn(news: readonly News[]): number | undefined {
  const starts = news.find(({ code }) => code === 'soon')?.args['starts']
  return typeof starts === 'number' ? starts : undefined
}

/** Delivers a message. The topic is the same on every try. */
type Hand = (one: Subscription, message: Message, topic: string) => Promise<Delivered>

/** The same for the same news, so that a message that is sent twice replaces itself. */
const topicOf = ({ id }: Subscription, { told, reminded, soon }: Outcome): string =>
  createHash('sha256')
    .update(JSON.stringify([id, told, reminded, ...(soon === 0 ? [] : [soon])]))
    .digest('base64url')
    .slice(0, 32)
