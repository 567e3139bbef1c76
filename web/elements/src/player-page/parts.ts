/** The parts of a player's page: their games with a wheel of contracts, places in events, best hands, and series. */
import { intlOf, say as sayOf, signed, type Arg, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { replayAt } from '../base/replay-address.js'
import type { Done } from '../client/document.js'
import { catalogueOf, gameName } from '../element/game-names.js'
import type { playerPage } from './documents.js'
import { favourites } from '../hands/favourites.js'

export type PlayerPage = Done<typeof playerPage>
type Game = PlayerPage['games'][number]

export interface Drawing {
  readonly player: PlayerPage
  readonly locale: Locale
  readonly server: string
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly eventHref: (id: string) => string
}

const day = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long' }).format(at)

export function games(drawing: Drawing): TemplateResult {
  const { player, say } = drawing
  return html`<section part="games" aria-labelledby="games">
    <h3 id="games">${say('playerPage.games')}</h3>
    ${
      player.games.length === 0
        ? html`<p class="muted">${say('playerPage.gamesNone')}</p>`
        : player.games.map((game) => oneGame(game, drawing))
    }
  </section>`
}

function oneGame({ game, hands, contracts }: Game, { locale, say }: Drawing): TemplateResult {
  const name = gameName(locale, game, '').game
  return html`<div class="game" role="group" aria-label=${name}>
    <p class="sum"><b>${name}</b> <span>${say('playerPage.hands', { n: hands })}</span></p>
    ${contracts === null || contracts.length === 0 ? nothing : favourites({ game, contracts }, { locale, say })}
  </div>`
}

export function places({ player, locale, say, eventHref }: Drawing): TemplateResult {
  return html`<section part="places" aria-labelledby="places">
    <h3 id="places">${say('playerPage.places')}</h3>
    ${
      player.places.length === 0
        ? html`<p class="muted">${say('playerPage.placesNone')}</p>`
        : html`<ul class="box">
            ${player.places.map(
              ({ event, name, at, place, of }) =>
                html`<li>
                  <span class="place ${place <= 3 ? 'medal' : ''}">${place}.</span>
                  <span class="what"><a href=${eventHref(event)}>${name}</a></span>
                  <span class="small muted">${say('playerPage.of', { n: of })} · ${day(locale, at)}</span>
                </li>`,
            )}
          </ul>`
    }
  </section>`
}

/** Nothing if the player does not show hands. */
export function best({ player, locale, server, say }: Drawing): TemplateResult | typeof nothing {
  if (player.best === null || player.best.length === 0) return nothing
  return html`<section part="best" aria-labelledby="best">
    <h3 id="best">${say('playerPage.best')}</h3>
    <ul class="box">
      ${player.best.map(
        ({ table, hand, at, game, kind, score }) =>
          html`<li>
            <span class="place">${signed(score)}</span>
            <span class="what"
              ><a href=${replayAt(server, { table, hand: hand + 1, invitation: null })}
                >${sayOf(catalogueOf(locale, game), locale, kind)}</a
              ></span
            >
            <span class="small muted">${gameName(locale, game, '').game} · ${day(locale, at)}</span>
          </li>`,
      )}
    </ul>
  </section>`
}

/** Nothing if the player does not show hands. */
export function series({ player, locale, say }: Drawing): TemplateResult | typeof nothing {
  if (player.series === null || player.series.length === 0) return nothing
  return html`<section part="series" aria-labelledby="series">
    <h3 id="series">${say('playerPage.series')}</h3>
    <ul class="box">
      ${player.series.map(
        ({ at, game, profile, length, place, of, total }) =>
          html`<li>
            <span class="place ${place === 1 ? 'medal' : ''}">${place}.</span>
            <span class="what">${gameName(locale, game, profile).profile} <b>${signed(total)}</b></span>
            <span class="small muted"
              >${say('playerPage.of', { n: of })} · ${say('playerPage.hands', { n: length })} ·
              ${day(locale, at)}</span
            >
          </li>`,
      )}
    </ul>
  </section>`
}
