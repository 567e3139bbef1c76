/** Starts a game with one press: the usual games with bots, or a table where somebody waits. */
import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { OpenChoice } from '../client/gateway.js'
import type { GameInfo } from '../client/types.js'
import { gameName, isNamed, likelyGames } from '../element/game-names.js'
import { lastPlayed, mostChoices, quickChoices, type Rules } from '../element/quick-choices.js'
import { speak } from '../words/index.js'

interface Quick {
  readonly locale: Locale
  /** null until the games have come. Until then, and until they have names, nothing changes its place. */
  readonly games: readonly GameInfo[] | null
  readonly busy: boolean
  readonly play: (choice: OpenChoice) => void
  /** Sits down where people wait; null means any rules. */
  readonly find: (rules: Rules | null, rated: boolean) => void
  /** Whether the person has an account, and may play rated. */
  readonly mayRate: boolean
  /** The name form, where one is shown. */
  readonly name: unknown
}

export function quick({ locale, games, busy, play, find, mayRate, name }: Quick): TemplateResult {
  const choices = quickChoices(locale, games ?? likelyGames(locale), lastPlayed())
  const isReady = games !== null && choices.every(({ game }) => isNamed(locale, game))
  return html`<section class="panel quick" aria-labelledby="quick">
    <div class="words">
      <h3 id="quick">${speak(locale, 'lobby.quick')}</h3>
      <p class="muted">${speak(locale, 'lobby.quickHint')}</p>
    </div>
    <div class="offers">
      ${isReady ? choices.map((choice) => offer(locale, choice, busy, play)) : blanks(locale, choices)}
    </div>
    ${isReady && choices.length === 0 ? nothing : findForm(locale, isReady ? choices : null, busy, mayRate, find)}
    ${name}
  </section>`
}

/** Placeholders as high as the buttons will be: they contain the likely names, hidden. */
const blanks = (locale: Locale, choices: readonly OpenChoice[]): readonly TemplateResult[] => {
  const names = choices.map(({ game, profile }) => gameName(locale, game, profile).profile)
  return (names.length === 0 ? Array.from({ length: mostChoices }, () => '') : names).map(
    (name) => html`<span class="button blank" aria-hidden="true"><span>${name}</span></span>`,
  )
}

const offer = (
  locale: Locale,
  choice: OpenChoice,
  busy: boolean,
  play: (choice: OpenChoice) => void,
): TemplateResult =>
  html`<button class="button" data-profile=${choice.profile} ?disabled=${busy} @click=${() => play(choice)}>
    ${gameName(locale, choice.game, choice.profile).profile}
  </button>`

/** @param offers - null until they have come */
function findForm(
  locale: Locale,
  offers: readonly OpenChoice[] | null,
  busy: boolean,
  mayRate: boolean,
  find: Quick['find'],
): TemplateResult {
  const found = (event: SubmitEvent): void => {
    event.preventDefault()
    const form = event.currentTarget as HTMLElement
    const select = form.querySelector('select')
    const rated = form.querySelector('input')?.checked === true
    // A rating is of one game, so any game is the first one here.
    const { game, profile } = offers?.[Number(select?.value)] ?? (rated ? offers?.[0] : undefined) ?? {}
    find(game === undefined || profile === undefined ? null : { game, profile }, rated)
  }
  return html`<form class=${offers === null ? 'seek row unready' : 'seek row'} @submit=${found}>
    <select class="menu" name="game" aria-label=${speak(locale, 'lobby.findGame')}>
      ${offers?.map(
        ({ game, profile }, i) =>
          html`<option value=${i} ?selected=${i === 0}>${gameName(locale, game, profile).profile}</option>`,
      )}
      <option value="any">${speak(locale, 'lobby.anyGame')}</option>
    </select>
    ${mayRate ? html`<label class="row"><input type="checkbox" name="rated" />${speak(locale, 'lobby.rated')}</label>` : nothing}
    <button class="button primary find" ?disabled=${busy}>${speak(locale, 'lobby.find')}</button>
    <p class="small muted">${speak(locale, 'lobby.findHint')}</p>
  </form>`
}
