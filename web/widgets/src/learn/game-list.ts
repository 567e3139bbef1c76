/** Which games can be learnt, where none is named or one that is not taught. */
import type { Arg, Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { gameName } from '../game-names.js'
import { games } from '../games.js'

export const taught: readonly string[] = Object.keys(games).filter((id) => games[id]?.lessons !== undefined)

interface List {
  /** The one that was asked for; '' = none. */
  readonly game: string
  /** The address of a game's lessons with `{game}` in it; '' = it is opened in place. */
  readonly href: string
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly open: (game: string) => void
}

export const gameList = ({ game, href, locale, say, open }: List): TemplateResult =>
  html`<div class="whole">
    <p role=${game === '' ? nothing : 'alert'}>
      ${game === '' ? say('learn.which') : say('learn.unknown', { game })}
    </p>
    <ul class="games">
      ${taught.map((id) => {
        const name = gameName(locale, id, '').game
        return html`<li>
          ${
            href === ''
              ? html`<button class="button" type="button" @click=${() => open(id)}>${name}</button>`
              : html`<a class="button" href=${href.replace('{game}', id)}>${name}</a>`
          }
        </li>`
      })}
    </ul>
  </div>`
