/** The parts of the page to play alone: what to play, the table, and the hands on this device. */
import { intlOf, say as speak, signed, type Arg, type BotLevel, type Locale } from '@stolik/core'
import { choices } from '@stolik/kit/choices'
import type { TablePlayer } from '@stolik/kit/table'
import { html, nothing, type TemplateResult } from 'lit'
import { catalogueOf, gameName } from '../element/game-names.js'
import { mostHands } from './kept.js'
import { ownChair, type SoloChoice, type SoloHand } from './series.js'
import type { SoloPlaying } from './playing.js'
import type { Quickness } from './quick.js'

export interface SoloSay {
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
}

interface Choosing extends SoloSay {
  readonly games: readonly string[]
  readonly choice: SoloChoice
  /** The rules of the chosen game, those that readers of the language play most first; empty while they load. */
  readonly profiles: readonly string[]
  readonly levels: readonly BotLevel[]
  /** Whether the device is quick enough for a master; null for a game without masters. */
  readonly quickness: Quickness | 'trying' | null
  /** Whether a series waits, which a new one ends. */
  readonly goesOn: boolean
  readonly change: (change: Partial<SoloChoice>) => void
  readonly begin: () => void
}

export function choosePart(of: Choosing): TemplateResult {
  const { say, locale, games, choice, profiles, levels, change } = of
  return html`<div class="choosing">
    ${choices(
      'game',
      say('solo.game'),
      games.map((game) => ({ value: game, label: gameName(locale, game, '').game })),
      choice.game,
      (game) => change({ game }),
    )}
    <label class="rules">
      <span>${say('solo.rules')}</span>
      <select
        class="menu"
        ?disabled=${profiles.length === 0}
        @change=${({ target }: Event) => change({ profile: (target as HTMLSelectElement).value })}
      >
        ${profiles.map(
          (profile) =>
            html`<option value=${profile} .selected=${profile === choice.profile}>
              ${gameName(locale, choice.game, profile).profile}
            </option>`,
        )}
      </select>
    </label>
    ${
      levels.length < 2
        ? nothing
        : choices(
            'level',
            say('solo.bots'),
            levels.map((value) => ({ value, label: say(`solo.level.${value}`) })),
            choice.level,
            (level) => change({ level }),
          )
    }
    <p class="small muted quickness" role="status" ?hidden=${of.quickness === null}>
      ${of.quickness === null ? nothing : say(`solo.master.${of.quickness}`)}
    </p>
    <div class="row">
      <button
        class="button ${of.goesOn ? '' : 'primary'} begin"
        type="button"
        ?disabled=${profiles.length === 0}
        @click=${of.begin}
      >
        ${say(of.goesOn ? 'solo.new' : 'solo.begin')}
      </button>
    </div>
    ${of.goesOn ? html`<p class="small muted">${say('solo.newEnds')}</p>` : nothing}
  </div>`
}

/** By chair. */
export const playersOf = (names: readonly string[]): readonly TablePlayer[] =>
  names.map((name, chair) => ({ name, bot: chair !== ownChair, online: true, clock: null }))

/** Properties of the table. */
export function boardOf(
  { game: { plugin }, series, record, hand, seat }: SoloPlaying,
  names: readonly string[],
): object {
  const { chairs } = series
  return {
    className: 'board',
    view: hand.view(seat),
    seat,
    seating: plugin.seating(chairs, record.hand),
    chair: ownChair,
    dealer: plugin.dealer(chairs, record.hand),
    players: playersOf(names),
    busy: hand.settlement !== undefined,
  }
}

interface AtTable extends SoloSay {
  readonly playing: SoloPlaying
  readonly board: unknown
  readonly names: readonly string[]
  readonly next: () => void
  readonly leave: () => void
}

export function tablePart({ playing, board, names, say, locale, next, leave }: AtTable): TemplateResult {
  const { game, series, record, hand, settled } = playing
  const { plugin, renderer } = game
  const { chairs, profile } = series
  const players = playersOf(names)
  const isLast = playing.isOver
  return html`<div class="at">
      <h2>${gameName(locale, series.game, profile).profile}</h2>
      <span>${say('solo.hand', { n: record.hand + 1 })}</span>
      <button class="quiet leave" type="button" @click=${leave}>${say('solo.leave')}</button>
    </div>
    ${playing.isWeaker ? html`<p class="small" role="status">${say('solo.weaker')}</p>` : nothing}
    <div class="felt" role="group" aria-label=${say('solo.table')}>${board}</div>
    ${
      hand.settlement === undefined
        ? nothing
        : html`<stolik-settlement
              .settlement=${hand.settlement}
              .catalogue=${renderer.catalogues[locale]}
              locale=${locale}
              .players=${players}
              .seating=${[...plugin.seating(chairs, record.hand), plugin.dealer(chairs, record.hand)]}
              .chair=${ownChair}
              .nextIn=${null}
              ?last=${isLast}
              @stolik-next=${next}
            ></stolik-settlement>
            <p>
              <a href="#hand=${addressOf({ series: series.id, hand: record.hand })}">${say('solo.look')}</a>
            </p>`
    }
    ${
      settled.length === 0
        ? nothing
        : html`<stolik-sheet
            .sheet=${plugin.sheet(profile, chairs, settled)}
            .catalogue=${renderer.catalogues[locale]}
            locale=${locale}
            .players=${players}
          ></stolik-sheet>`
    }`
}

interface Listed extends SoloSay {
  readonly hands: readonly SoloHand[]
  readonly names: readonly string[]
  /** Whether the person has asked to forget them, and is asked again. */
  readonly isSure: boolean
  readonly forget: () => void
  readonly save: () => void
}

/** The finished hands, the newest first, each with its address on this page. */
export function handsPart(of: Listed): TemplateResult | typeof nothing {
  const { hands, say, locale } = of
  if (hands.length === 0) return nothing
  const time = new Intl.DateTimeFormat(intlOf(locale), {
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return html`<section class="hands" aria-labelledby="hands">
    <h2 id="hands">${say('solo.hands')}</h2>
    <p class="small muted">${say('solo.stays', { n: mostHands })}</p>
    <ol>
      ${hands.toReversed().map((hand) => {
        const own = hand.settlement.scores[hand.seat] ?? 0
        return html`<li>
          <a href="#hand=${addressOf(hand)}">
            <span class="what">${contractOf(of, hand)}</span>
            <span class="when">${gameName(locale, hand.game, '').game} · ${time.format(hand.at)}</span>
          </a>
          <b class=${own < 0 ? 'lost' : own > 0 ? 'won' : ''}>${signed(own)}</b>
        </li>`
      })}
    </ol>
    <div class="row">
      <button class="button save" type="button" @click=${of.save}>${say('solo.saveAll')}</button>
      <button class="quiet forget" type="button" @click=${of.forget}>
        ${say(of.isSure ? 'solo.forgetSure' : 'solo.forget')}
      </button>
    </div>
  </section>`
}

/** A hand is named by the end of its series and its number there. */
export const addressOf = ({ series, hand }: Pick<SoloHand, 'series' | 'hand'>): string =>
  `${series}.${hand + 1}`

/** What was played, as the list says it; the game's name until its words are there. */
export function contractOf(
  { locale, names }: Pick<Listed, 'locale' | 'names'>,
  { game, row }: SoloHand,
): string {
  const catalogue = catalogueOf(locale, game)
  if (!Object.hasOwn(catalogue, row.code)) return gameName(locale, game, '').game
  const { chair } = row.args
  const args = typeof chair === 'number' ? { ...row.args, chair: names[chair] ?? '' } : row.args
  return speak(catalogue, locale, row.code, args)
}
