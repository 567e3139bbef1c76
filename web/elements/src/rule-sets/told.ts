/** The name of the rules of a game; that of a club's own rules opens the sentences of what they change. */
import type { Locale } from '@stolik/core'
import { html } from 'lit'
import { gameName } from '../element/game-names.js'

interface Played {
  readonly game: string
  readonly profile: string
}

export function toldRules(locale: Locale, { game, profile }: Played): unknown {
  if (!profile.includes('~')) return gameName(locale, game, profile).profile
  // A failed load is repeated at the next drawing.
  import('./later.js').catch(() => undefined)
  return html`<stolik-differences
    folded
    lang=${locale}
    .game=${game}
    .profile=${profile}
  ></stolik-differences>`
}
