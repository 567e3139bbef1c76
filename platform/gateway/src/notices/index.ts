/**
 * Tells entrants what they must know, by web push and by mail. What is to be told follows from the logs of events, and what
 * was told is stored with each subscription. So nothing is lost if a process is killed, and another process goes on. A
 * message is sent twice only if a process is killed between sending it and storing that.
 */
import { createHash } from 'node:crypto'
import { locales, type Locale } from '@stolik/core'
import type { Accounts } from '../account/accounts.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Secrets } from '../base/secrets.js'
import type { Time } from '../base/time.js'
import type { Rates } from '../http/rates.js'
import type { Mailer } from '../mail/outbox.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { LiveEvent } from '../tournament/event.js'
import type { Events } from '../tournament/events.js'
import type { EventStore } from '../tournament/store.js'
import type { Reach } from '../webhooks/address.js'
import { sender } from '../webhooks/send.js'
import { mailOf, messageOf, pushText, type Message } from './message.js'
import { isTold, playersOf, readNews, untold, type NewsReader } from './news.js'
import { pushKeys, type PushKeys } from './push-keys.js'
import { sendPush } from './push.js'
import { stopLinks } from './stop-links.js'
import type { NoticeStore, Outcome, Subscription } from './store.js'

export interface NoticesDeps {
  readonly store: NoticeStore
  readonly events: Pick<Events, 'find'>
  readonly eventStore: Pick<EventStore, 'log'>
  readonly accounts: Pick<Accounts, 'mailAddress' | 'session'>
  readonly settings: Pick<InstallationSettings, 'now' | 'url'>
  readonly secrets: Secrets
  readonly rates: Rates
  readonly mailer: Mailer | undefined
  readonly reach: Reach
  readonly time: Time
  readonly log: Log
}

export interface Notices {
  readonly store: NoticeStore
  readonly reach: Reach
  readonly keys: () => Promise<PushKeys>
  readonly links: ReturnType<typeof stopLinks>
  readonly sendsMail: boolean
  /** Looks at an event at once, because somebody wants to be told about it. */
  nudge(event: string): void
  /** Aborts pushes in progress; the next process sends them again. */
  stop(): Promise<void>
}

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]
/** How often events are looked at for news. News that comes together is told in one message. */
const lookEvery = 5 * second
/** How often all subscriptions are looked at, for reminders, further tries, and those that another process took. */
const sweepEvery = minute
/** The delay after the first failed try, the second, and so on. After the last one they are not told; the page has it. */
const delays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]
/** How long a subscription is reserved for the process that is sending. */
const lease = 2 * minute
const atOnce = 16
/** Messages to one address or device in a day; further news waits and comes together. */
const mostADay = { mail: 20, push: 60 } as const

export function openNotices(deps: NoticesDeps): Notices {
  const { store, events, eventStore, accounts, settings, secrets, rates, mailer, reach, time, log } = deps
  const send = sender(reach)
  const keys = pushKeys(store, secrets)
  const links = stopLinks(secrets)
  const stopping = new AbortController()
  const readers = new Map<string, NewsReader>()
  /** Events to look at even though their logs have not grown. */
  const nudged = new Set<string>()
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

  const push = async (one: Subscription, message: Message, topic: string): Promise<Outcomes> => {
    if (one.push === null) return 'gone'
    const session = one.session === null ? undefined : await accounts.session(one.session)
    // Whoever uses the device now is not who asked to be told.
    if (one.session !== null && (session === undefined || session.until < time.now())) return 'gone'
    const text = pushText(message, { event: one.event, page: `/event/${one.event}` })
    const given = { text, topic, contact: settings.url() }
    const answer = await sendPush(one.push, given, await keys(), { send, signal: stopping.signal })
    if (/^2\d\d$/.test(answer)) return 'done'
    // 403: the keys were made anew, so this subscription is for others.
    return ['404', '410', '403', 'PRIVATE_ADDRESS'].includes(answer) ? 'gone' : 'again'
  }

  const mail = async (one: Subscription, message: Message, topic: string): Promise<Outcomes> => {
    if (mailer === undefined) return 'again'
    const kept = await accounts.mailAddress(one.person)
    if (kept === undefined) return 'gone'
    const url = settings.url()
    const letter = { to: kept.address, locale: localeOf(one), site: settings.now().name ?? 'Stolik' }
    const stop = `${url}/notices/stop/${links.codeOf(one.id)}?lang=${one.locale}`
    const id = `<${topic}@${URL.canParse(url) ? new URL(url).hostname : 'stolik'}>`
    try {
      await mailer.send(mailOf(message, letter, { id, page: `${url}/event/${one.event}`, stop }))
      return 'done'
    } catch {
      // Its text may name the receiver.
      return 'again'
    }
  }

  const mayTell = async ({ kind, id, person }: Subscription): Promise<boolean> =>
    rates.hit(`notice:${kind}:${kind === 'mail' ? person : id}`, mostADay[kind], day)

  const tell = async (one: Subscription, reader: NewsReader): Promise<void> => {
    const now = time.now()
    if (playersOf(reader.state, one.person).length === 0) return store.drop(one.id)
    if (one.next > now) return
    const news = untold(reader, one.person, one, now)
    if (news.length === 0) return
    const claimed = now + lease
    if (!(await store.claim(one, claimed))) return
    const { starts } = reader.state.regulations
    const done: Outcome = {
      told: reader.length,
      reminded: news.some(({ code }) => code === 'reminder') ? starts : one.reminded,
      ...{ tries: 0, next: 0 },
    }
    const { told, reminded, tries } = one
    if (!(await mayTell(one)))
      return store.settle(one.id, claimed, { told, reminded, tries, next: now + hour })
    const message = messageOf(reader.state, news, localeOf(one))
    const topic = topicOf(one, done)
    const outcome = await (one.kind === 'push' ? push(one, message, topic) : mail(one, message, topic))
    if (stopping.signal.aborted && outcome !== 'done') return
    if (outcome === 'gone') return store.drop(one.id)
    const delay = delays[tries]
    const isOver = outcome === 'done' || delay === undefined
    await store.settle(
      one.id,
      claimed,
      isOver ? done : { told, reminded, tries: tries + 1, next: now + delay },
    )
  }

  const lookAt = async (id: string, sweeps: boolean): Promise<void> => {
    const isNudged = nudged.delete(id)
    const found = await read(id)
    if (found === undefined) return store.dropEvent(id)
    if (!found.grew && !sweeps && !isNudged) return
    const all = await store.ofEvent(id)
    for (let from = 0; from < all.length && !stopping.signal.aborted; from += atOnce)
      await Promise.all(all.slice(from, from + atOnce).map((one) => tell(one, found.reader)))
    if (!isTold(found.reader.state)) return
    const { reader } = found
    const left = await store.ofEvent(id)
    for (const one of left)
      if (untold(reader, one.person, one, time.now()).length === 0) await store.drop(one.id)
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
    for (const id of watched)
      await lookAt(id, sweeps).catch((error: unknown) =>
        logFailure(log, 'entrants of an event could not be told', error),
      )
  }

  let running: Promise<void> | undefined
  let again = false
  let cancel = (): void => undefined
  const look = (): void => {
    if (stopping.signal.aborted) return
    if (running !== undefined) {
      again = true
      return
    }
    cancel()
    running = round()
      .catch((error: unknown) => logFailure(log, 'notices could not be sent', error))
      .then(() => {
        running = undefined
        if (stopping.signal.aborted) return
        cancel = time.after(again ? 0 : lookEvery, look)
        again = false
      })
  }
  cancel = time.after(0, look)

  return {
    ...{ store, reach, keys, links, sendsMail: mailer !== undefined },
    nudge: (event) => {
      nudged.add(event)
      look()
    },
    stop: async () => {
      stopping.abort()
      cancel()
      await running
    },
  }
}

/** `gone`: nobody is there any more. */
type Outcomes = 'done' | 'gone' | 'again'

const localeOf = ({ locale }: Subscription): Locale => locales.find((one) => one === locale) ?? 'en'

/** The same for the same news, so that a message that is sent twice replaces itself. */
const topicOf = ({ id }: Subscription, { told, reminded }: Outcome): string =>
  createHash('sha256')
    .update(JSON.stringify([id, told, reminded]))
    .digest('base64url')
    .slice(0, 32)
