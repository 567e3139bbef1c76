/**
 * The mail server, shared in turns: mails about accounts, and those about each event, are groups of their own, so that the mails of
 * one event delay no others. Logs when the server goes away and when it is back.
 */
import { partStanding } from '../base/part.js'
import type { Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import { outgoing, timedOut } from '../outgoing/outgoing.js'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same on every try; a new one if left out. */
  readonly id?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Hands a mail to a server. Its errors may name the receiver. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>
  readonly stop: () => void
}

/** What the server answered: a number, or a code in capitals if it did not answer. Never its text, which names the receiver. */
export type MailAnswer = string

export interface MailServer {
  /** Does this work as soon as it is this group's turn. Nothing starts after `stop`. */
  run(group: string, work: (send: (mail: Mail) => Promise<MailAnswer>) => Promise<void>): Promise<void>
  /** Counts a mail that is not tried again. */
  giveUp(answer: MailAnswer): void
  /** Counts a mail that was not taken, because so many wait. */
  overfull(waiting: number): void
  isStopped(): boolean
  stop(): Promise<void>
}

export const accepted: MailAnswer = '250'

/** A server that answered with 5xx will answer the same again. */
export const isFinal = (answer: MailAnswer): boolean => /^5/.test(answer)

/** One that answers with a rejection is not away. */
const isAway = (answer: MailAnswer): boolean => !/^\d/.test(answer)

/** As many as `smtp.ts` has connections. */
const connections = { total: 2, host: 2, group: 2 }
/** The only host. */
const host = 'smtp'

export function mailServer(
  mailer: Mailer,
  { time, log }: { readonly time: Time; readonly log: Log },
): MailServer {
  const server = partStanding('MAIL', { time, log })
  const lanes = outgoing({
    time,
    isAway,
    limits: { prompt: connections, other: connections },
    // Short: a link that somebody waits for should go out as soon as the server is back.
    backOff: { first: 10_000, longest: 20_000 },
    // Longer than the time limits of `smtp.ts` for a single step.
    patience: 60_000,
  })
  /** How many mails were given up since the server went away. */
  let lost = 0

  const hand = async (mail: Mail): Promise<MailAnswer> => mailer.send(mail).then(() => accepted, answerIn)

  return {
    run: (group, work) =>
      lanes.run({ host, group }, (attempt) =>
        work(async (mail) => {
          const answer = await attempt(() => hand(mail))
          if (lanes.isStopped()) return answer
          if (isAway(answer)) {
            server.away({ code: answer })
            server.failed()
          } else {
            server.back({ lost })
            lost = 0
          }
          return answer
        }),
      ),
    giveUp: (answer) => {
      if (server.isAway()) lost += 1
      else log.warn({ event: 'MAIL_REFUSED', answer }, 'a mail could not be sent')
    },
    overfull: (waiting) => {
      lost += 1
      server.away({ waiting })
    },
    isStopped: () => lanes.isStopped(),
    stop: async () => {
      await lanes.stop()
      mailer.stop()
    },
  }
}

const answerIn = (error: unknown): MailAnswer => {
  if (!(error instanceof Error)) return timedOut
  if ('responseCode' in error && typeof error.responseCode === 'number') return String(error.responseCode)
  return 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED'
}

/** Why a mail could not be handed over, for an owner who tries it. */
export function whyUnsent(error: unknown): 'MAIL_AWAY' | 'MAIL_LOGIN' | 'MAIL_REFUSED' {
  if (error instanceof Error && 'code' in error && error.code === 'EAUTH') return 'MAIL_LOGIN'
  return isAway(answerIn(error)) ? 'MAIL_AWAY' : 'MAIL_REFUSED'
}
