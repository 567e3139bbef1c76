/** Calls a person who is not looking at the page: by the title, a notification, or a vibration. */
import { say, type Locale } from '@stolik/core'
import type { Renderer } from '@stolik/kit/table'
import { needWords } from '@stolik/kit/words'
import { gameName } from '../element/game-names.js'
import { prefs } from '../base/prefs.js'
import { cuesOf, cueStateOf } from '../sound/cues.js'
import type { Shown } from '../live/session.js'
import { waitingWords } from '../words/waiting/index.js'
import { dismiss, notify } from './notice.js'

/** Shows in the page's title what waits, and restores it later. A title that something else has set meanwhile stays. */
let plain = ''
let marked: string | null = null

/** @param what null = nothing waits any more */
function markTitle(what: string | null): void {
  // Something else has changed the title, so it is not ours any more.
  if (marked !== null && document.title !== marked) marked = null
  if (marked === null) plain = document.title
  if (what === null) {
    if (marked !== null) document.title = plain
    marked = null
    return
  }
  marked = plain === '' ? `● ${what}` : `● ${what} · ${plain}`
  document.title = marked
  // Browsers collapse spaces in titles, so the resulting title is kept for the comparison.
  marked = document.title
}

export interface Host {
  locale(): Locale
  /** Whether the title of the page may be changed. */
  pageTitle(): boolean
}

export interface TurnNotifier {
  /** The table has changed. Both views are the same if instead the page was hidden. */
  changed(before: Shown, now: Shown, renderer: Renderer): void
  answered(name: string): void
  /** The page is visible again. */
  back(): void
}

const vibration = 120

export function turnNotifier(host: Host): TurnNotifier {
  let table: Shown['table'] | null = null
  /** The message that stays until the page is visible, though it is not the person's turn. */
  let lasting: string | null = null

  const words = async (code: string, args = {}): Promise<string> => {
    const locale = host.locale()
    await needWords(locale, [waitingWords])
    return say(waitingWords[locale], locale, code, args)
  }
  const mark = (what: string | null): void => {
    if (host.pageTitle()) markTitle(document.hidden ? what : null)
  }
  const notifyPerson = (what: string): void => {
    if (!prefs.value.notify || !document.hidden || table === null) return
    const locale = host.locale()
    notify(what, gameName(locale, table.game, table.profile).profile, `stolik ${table.id}`, locale)
  }

  return {
    changed: (before, now, renderer) => {
      table = now.table
      const [was, is] = [cueStateOf(before, renderer), cueStateOf(now, renderer)]
      const turned = cuesOf(was, is).includes('turn')
      // Safari and Firefox do not support vibration.
      if (turned && prefs.value.vibrate && 'vibrate' in navigator) navigator.vibrate(vibration)
      void (async () => {
        if (is.isMyTurn) {
          const what = await words('wait.turn')
          mark(what)
          if (turned) notifyPerson(what)
        } else if (hasBegun(before, now)) {
          lasting = await words('wait.begins')
          mark(lasting)
          notifyPerson(lasting)
        } else mark(lasting)
      })()
    },
    answered: (name) => {
      void (async () => {
        lasting = await words('wait.answered', { name })
        mark(lasting)
        notifyPerson(lasting)
      })()
    },
    back: () => {
      lasting = null
      if (host.pageTitle()) markTitle(null)
      dismiss()
    },
  }
}

const hasBegun = ({ table: before }: Shown, { table: now }: Shown): boolean =>
  before.phase === 'GATHERING' && now.phase === 'PLAYING' && now.chair !== null
