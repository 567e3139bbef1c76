/** The games that can be learned. The list is shown when no game or an unknown one was requested. */
import type { Arg, ChapterId, Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { extras } from '../extras/games.js'
import { gameName } from '../element/game-names.js'

export const taught: readonly string[] = Object.keys(extras).filter((id) => extras[id]?.lessons !== undefined)

interface List {
  /** The game that was requested; '' = none. */
  readonly game: string
  /** The address of a game's lessons with `{game}` in it; '' = a game opens in place. */
  readonly href: string
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly open: (game: string) => void
  /** Returns the chapters of a game's lessons; empty until they are known. */
  readonly chapters: (game: string) => readonly ChapterId[]
}

export const gameList = ({ game, href, locale, say, open, chapters }: List): TemplateResult =>
  html`<div class="whole">
    <p role=${game === '' ? nothing : 'alert'}>
      ${game === '' ? say('learn.which') : say('learn.unknown', { game })}
    </p>
    <ul class="games">
      ${taught.map((id) => {
        const name = gameName(locale, id, '').game
        const lessons = href.replace('{game}', id)
        const title = say('learn.title', { game: name })
        return html`<li>
          ${
            href === ''
              ? html`<button class="button primary" type="button" @click=${() => open(id)}>${title}</button>`
              : html`<a class="button primary" href=${lessons}>${title}</a>`
          }
          <ol>
            ${chapters(id).map((chapter) => {
              const about = say(`learn.chapter.${chapter}`)
              return html`<li>
                ${href === '' ? about : html`<a href="${lessons}#chapter=${chapter}">${about}</a>`}
              </li>`
            })}
          </ol>
        </li>`
      })}
    </ul>
  </div>`
