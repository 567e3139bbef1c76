/** Nobody plays yet: a word about it, and each game with bots one press away. */
import type { Locale } from '@stolik/core'
import '@stolik/kit/card'
import { html, nothing, type TemplateResult } from 'lit'
import type { OpenChoice } from '../client/gateway.js'
import type { GameInfo } from '../client/types.js'
import { gameName, isKnown } from '../game-names.js'
import { cardsFor } from '../cards.js'
import { speak } from '../words/index.js'

interface Empty {
  /** Whose style may say which cards. */
  readonly host: Element
  readonly locale: Locale
  readonly games: readonly GameInfo[]
  readonly busy: boolean
  readonly play: (choice: OpenChoice) => void
  /** Where the name is asked, if it is. */
  readonly name: unknown
}

const fan = ['CJ', 'SJ', 'HJ', 'DJ', 'HA']

export function empty({ host, locale, games, busy, play, name }: Empty): TemplateResult {
  const { deck, letters } = cardsFor(host, locale)
  return html`<div class="panel empty">
    <div class="fan" aria-hidden="true">
      ${fan.map((card) => html`<playing-card card=${card} deck=${deck} letters=${letters}></playing-card>`)}
    </div>
    <h3>${speak(locale, 'lobby.empty')}</h3>
    <p>${speak(locale, 'lobby.emptyHint')}</p>
    <div class="row">
      ${games
        .flatMap(usual)
        .map(
          (choice) =>
            html`<button class="button" ?disabled=${busy} @click=${() => play(choice)}>
              ${gameName(locale, choice.game, choice.profile).profile}
            </button>`,
        )}
    </div>
    ${name ?? nothing}
  </div>`
}

/** A game by each of its profiles, at the usual table for the usual length. */
const usual = ({ id: game, profiles }: GameInfo): OpenChoice[] =>
  profiles.flatMap(({ id: profile, tables: [size] }) => {
    const length = size?.lengths[0]
    if (!isKnown(game) || size === undefined || length === undefined) return []
    return [{ game, profile, chairs: size.chairs, length, speed: 'FREE', private: false }]
  })
