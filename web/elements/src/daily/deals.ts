/** What the page of the deals of the day asks the gateway, and what is known so far. */
import type { ReactiveControllerHost } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import type { Gateway } from '../client/gateway.js'
import type { Failure, Outcome } from '../client/http.js'
import * as documents from './documents.js'
import type { DailyField } from './field.js'
import { dayBefore, lastMonday, progressOf, type DailyCode, type DailyDay } from './types.js'
import type { DailyRefused, Progress, TableNow } from './types.js'
import type { Weeks } from './week.js'

/** What is known of a game's deals. */
export interface Known {
  readonly today: DailyDay
  readonly progress: Progress
  /** null until it has come. */
  readonly yesterday: DailyDay | null
  /** The person's table of yesterday, if they can still go on there. */
  readonly unfinished: string | null
}

interface State {
  /** The games that have deals of the day. */
  choice: readonly string[]
  known: Known | null
  /** The league of the week, and what all made of yesterday's deals; null until they have come. The page is whole without them. */
  weeks: Weeks | null
  field: DailyField | null
  /** Why something was not done, in a sentence; null if nothing went wrong. */
  refusal: string | null
  busy: boolean
}

export interface DealsOfDay extends Readonly<State> {
  fetch(): Promise<void>
  /** Asks again for what was not answered. */
  again(): Promise<void>
  /** Begins today's deals, or goes on with them. Returns the id of the table, or null after saying why there is none. */
  play(): Promise<string | null>
  fail(failure: Failure): void
}

interface DealsAsked {
  /** The address of the gateway; null if it is invalid. */
  place(): string | null
  gate(): Gateway
  /** Waits until it is known who the person is. */
  knows(): Promise<boolean>
  /** The game that the page names; '' where a person chooses. */
  named(): string
  /** The game whose deals are shown; '' before the games are known. */
  game(): string
  club(): string | null
  /** Says in a sentence why the gateway has refused something, or why it does not answer. */
  refused(code: DailyCode): string
  failed(failure: Failure): string
  /** Called when another game or person is shown. */
  forgotten(): void
}

/** An answer of the gateway, whose refusals have codes of their own. */
type Answer<T> = T | DailyRefused

/** The answer itself; null if it was refused, or did not come. */
const answerIn = <T extends object>(outcome: Outcome<Answer<T>>): Exclude<T, DailyRefused> | null =>
  'refused' in outcome || 'code' in outcome.done ? null : (outcome.done as Exclude<T, DailyRefused>)

type Host = ReactiveControllerHost & { readonly isConnected: boolean }

export function dealsOfDay(host: Host, options: DealsAsked): DealsOfDay {
  const state: State = { choice: [], known: null, weeks: null, field: null, refusal: null, busy: false }
  /** Answers to older questions are dropped. */
  let latest = 0

  const change = (to: Partial<State>): void => {
    Object.assign(state, to)
    host.requestUpdate()
  }

  /** Asks which games have masters. A failed question is repeated when the connection is back. */
  const findGames = async (): Promise<void> => {
    const outcome = await options.gate().games()
    if ('done' in outcome) {
      const choice = outcome.done.filter(({ levels }) => levels.includes('MASTER')).map(({ id }) => id)
      change({ choice, refusal: choice.length === 0 ? options.refused('UNKNOWN_GAME') : null })
    } else {
      change({ refusal: options.failed(outcome.refused) })
      addEventListener('online', () => void deals.again(), { once: true })
    }
  }

  /** Returns the answer, or null after saying why there is none. */
  const unpacked = <T extends object>(outcome: Outcome<Answer<T>>): T | null => {
    if ('refused' in outcome) change({ refusal: options.failed(outcome.refused) })
    else if ('code' in outcome.done) change({ refusal: options.refused(outcome.done.code) })
    else {
      change({ refusal: null })
      return outcome.done
    }
    return null
  }

  const dayOf = (day: string | null): Promise<Outcome<Answer<DailyDay>>> =>
    options.gate().order(documents.day, { game: options.game(), day, club: options.club() || null })

  const tableOf = async ({ table: id, own }: DailyDay): Promise<TableNow | 'LEFT' | null> => {
    if (id === null || own !== null) return null
    const outcome = await options.gate().order(documents.progress, { id })
    if ('done' in outcome) return outcome.done
    // Before the day is over, those who have left their table see it no more than anybody else.
    return outcome.refused === 'CARDS_IN_PLAY' ? 'LEFT' : null
  }

  /** The person's table of a day whose deals do not lie open yet, if they can go on there. */
  const unfinishedOf = async (day: DailyDay): Promise<string | null> =>
    !day.over && progressOf(day, await tableOf(day)).kind === 'playing' ? day.table : null

  const fetch = async (): Promise<void> => {
    const request = ++latest
    await options.knows()
    const outcome = await dayOf(null)
    if (request !== latest) return
    const today = unpacked(outcome)
    if (today === null) return
    const [table, before] = await Promise.all([tableOf(today), dayOf(dayBefore(today.day))])
    if (request !== latest) return
    const yesterday = unpacked(before)
    const unfinished = yesterday === null ? null : await unfinishedOf(yesterday)
    if (request !== latest) return
    change({ known: { today, progress: progressOf(today, table), yesterday, unfinished } })
    await fetchMore(today, yesterday, request)
  }

  /** What stands beside the results. If it does not come, the results say enough. */
  const fetchMore = async (today: DailyDay, yesterday: DailyDay | null, request: number): Promise<void> => {
    const of = { game: options.game(), club: options.club() || null }
    const weekOf = async (week: string | null) =>
      answerIn(await options.gate().order(documents.week, { ...of, week }))
    const fieldOf = async (day: string) =>
      answerIn(await options.gate().order(documents.field, { ...of, day }))
    const [now, last, field] = await Promise.all([
      weekOf(null),
      weekOf(lastMonday(today.day)),
      yesterday?.over === true && yesterday.rows.length > 0 ? fieldOf(yesterday.day) : null,
    ])
    if (request === latest) change({ weeks: now && { now, last }, field })
  }

  const deals: DealsOfDay = Object.assign(state, {
    fetch,
    again: () => (options.game() === '' ? findGames() : fetch()),
    async play() {
      if (state.busy) return null
      change({ busy: true })
      const outcome = await options.gate().order(documents.play, { game: options.game() })
      change({ busy: false })
      return unpacked(outcome)?.id ?? null
    },
    fail: (failure: Failure) => change({ refusal: options.failed(failure) }),
  })

  runWhileConnected(
    host,
    () => (options.named() === '' ? options.place() : null),
    () => void findGames(),
  )
  // Fetched again for another game or person, and when the person comes back to the page.
  runWhileConnected(
    host,
    () => {
      const [place, game] = [options.place(), options.game()]
      if (place === null || game === '') return null
      return [place, game, options.club() ?? '', options.gate().guest.value?.name ?? ''].join(' ')
    },
    () => {
      const again = (): void => {
        if (document.visibilityState === 'visible') void fetch()
      }
      void fetch()
      addEventListener('online', again)
      document.addEventListener('visibilitychange', again)
      return () => {
        latest += 1
        change({ known: null, weeks: null, field: null, refusal: null })
        options.forgotten()
        removeEventListener('online', again)
        document.removeEventListener('visibilitychange', again)
      }
    },
  )
  return deals
}
