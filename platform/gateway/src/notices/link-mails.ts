/**
 * Mails entrants their personal links, when the director asks for it. What is to be sent is stored, so nothing is lost if a process is
 * killed, and another process goes on. A mail goes out twice only if a process is killed between sending it and storing that.
 */
import { locales, type Locale } from '@stolik/core'
import { isLinked } from '@stolik/event/model/playing'
import type { EventState } from '@stolik/event/model/state'
import type { Accounts } from '../account/accounts.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import type { Events } from '../event/live/events.js'
import type { Keys } from '../event/store/keys.js'
import type { Rates } from '../http/rates.js'
import { accepted, isFinal, type Mail, type MailServer } from '../mail/server.js'
import type { InstallationSettings } from '../settings/installation.js'
import { cardLink, linkMailOf } from './message.js'
import type { LinkMail } from './link-rows.js'
import type { NoticeStore } from './sql.js'

interface LinkMailsDeps {
  readonly store: NoticeStore
  readonly events: Pick<Events, 'find'>
  readonly accounts: Pick<Accounts, 'mailAddress'>
  readonly settings: Pick<InstallationSettings, 'now' | 'url'>
  readonly eventKeys: Pick<Keys, 'card'>
  readonly rates: Rates
  readonly mailServer: MailServer | undefined
  readonly time: Time
  readonly log: Log
}

/** Nothing was sent: there is no address any more, or the player does not take part. */
const gone = 'GONE'
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** The delay after the first failed try, and so on; after the last one the director is told the answer. */
const delays = [minute, 5 * minute, 30 * minute, 2 * hour]
/** How long a mail is reserved for the process that sends it. */
const lease = 2 * minute
/** How many are taken up at a time. */
const most = 200

/** @param mostADay mails that a person gets in a day, notices included */
export function linkMails(deps: LinkMailsDeps, mostADay: number, isOver: () => boolean) {
  const { store, events, accounts, settings, eventKeys, rates, mailServer, time, log } = deps
  const busy = new Set<string>()

  /** The mail, or why none can be sent. */
  const letterFor = async (one: LinkMail): Promise<Mail | typeof gone | 'LATER'> => {
    const event = await events.find(one.event)
    if ('refused' in event) {
      if (event.refused === 'UNKNOWN_EVENT') return gone
      throw new Error(`the event ${one.event} cannot be read now`)
    }
    await event.catchUp()
    const state: EventState = event.state()
    const player = state.players.get(one.player)
    const person = player?.entrant.person ?? null
    if (player === undefined || person === null || !isLinked(player) || isPast(state)) return gone
    const to = await accounts.mailAddress(person)
    if (to === undefined) return gone
    if (!(await rates.hit(`notice:mail:${person}`, mostADay, day))) return 'LATER'
    const url = settings.url()
    const locale: Locale = locales.find((known) => known === one.locale) ?? 'en'
    const link = cardLink(url, one.event, eventKeys.card(one.event, one.player))
    const id = `<link-${one.event}-${one.player}-${one.at}@${URL.canParse(url) ? new URL(url).hostname : 'stolik'}>`
    return linkMailOf(state, { to: to.address, locale, site: settings.now().name ?? 'Stolik' }, { id, link })
  }

  const send = async (one: LinkMail, hand: (mail: Mail) => Promise<string>): Promise<void> => {
    const claimed = time.now() + lease
    if (!(await store.claimLink(one, claimed))) return
    const mail = await letterFor(one)
    const { tries } = one
    if (mail === 'LATER')
      return store.settleLink(one, claimed, { answer: '', tries, next: time.now() + hour })
    const answer = mail === gone ? gone : await hand(mail)
    if (isOver() && answer !== accepted) return
    const delay = delays[tries]
    const isDone = answer === gone || answer === accepted || isFinal(answer) || delay === undefined
    const next = isDone ? 0 : time.now() + delay
    await store.settleLink(one, claimed, { answer: isDone ? answer : '', tries: tries + 1, next })
  }

  return {
    /** Takes up what is due. */
    round: async (): Promise<void> => {
      if (mailServer === undefined) return
      for (const one of await store.dueLinks(time.now(), most)) {
        const key = `${one.event} ${one.player}`
        if (isOver() || busy.has(key)) continue
        busy.add(key)
        mailServer
          .run(one.event, (hand) => send(one, hand))
          .catch((error: unknown) => logFailure(log, 'a link could not be mailed', error))
          .finally(() => busy.delete(key))
      }
    },
  }
}

/** Whether an event has nothing for which somebody needs a link. */
const isPast = ({ final, latest }: EventState): boolean => final !== null || latest.cancel !== undefined
