/** Shared by the elements of the desk: their words, and what a part is given. */
import type { LeagueAct } from './client.js'
import type { PublishedLeague } from '@stolik/contract/published/league'
import { say, type Arg, type Locale } from '@stolik/core'
import { StolikElement } from '@stolik/elements/element/element'
import { folded } from '@stolik/contract/folded'
import { leagueWords } from '@stolik/elements/words/league/index'
import type { Words } from '@stolik/kit/words'
import { leagueDeskWords } from '../words/league/index.js'

export interface DeskParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly busy: boolean
  readonly league: PublishedLeague
  /** The form that is open: at most one. */
  readonly opened: string
  readonly open: (form: string) => void
  /** Does an act, and says after it what was done. Returns false after a refusal, which is shown. */
  readonly act: (act: LeagueAct, done: string) => Promise<boolean>
}

export abstract class LeagueDeskElement extends StolikElement {
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, leagueWords, leagueDeskWords]
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(
      (code.startsWith('leaguedesk.') ? leagueDeskWords : leagueWords)[this.locale],
      this.locale,
      code,
      args,
    )
}

/** Makes an id of a name that none of the others has: small letters, digits and hyphens. */
export function idOf(name: string, others: readonly string[]): string {
  const base =
    folded(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 36)
      .replace(/-$/, '') || 'x'
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`
    if (!others.includes(id)) return id
  }
}
