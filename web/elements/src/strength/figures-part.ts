/** What the counted hands of one game say, in words: every mean with its interval, and nothing of too few hands. */
import {
  fewestHands,
  intlOf,
  isVisible,
  strengthFigures,
  type Arg,
  type HandStrength,
  type Locale,
  type MeanOf,
  type PartFigures,
} from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'

export interface OfGame {
  /** Its name. */
  readonly game: string
  readonly hands: readonly HandStrength[]
  /** What a player can have done, in order. */
  readonly parts: readonly string[]
  /** How many hands could not be counted. */
  readonly left: number
  /** How many hands were looked at, if there are older ones. */
  readonly newest: number | null
}

export interface Telling {
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
}

export function figuresPart({ game, hands, parts, left, newest }: OfGame, telling: Telling): TemplateResult {
  const { say } = telling
  const figures = strengthFigures(hands, parts)
  return html`<div class="game" role="group" aria-label=${game}>
    <h3>${game}<span class="small muted">${say('hands', { n: hands.length })}</span></h3>
    ${
      figures === undefined
        ? html`<p>${say('few', { n: hands.length, need: fewestHands })}</p>`
        : html`<dl>
              ${meanRow('points', figures.points, telling)} ${meanRow('adjusted', figures.adjusted, telling)}
            </dl>
            <h4>${say('beside')}</h4>
            <ul>
              ${figures.parts.map((part) => partRow(part, telling))}
            </ul>`
    }
    ${left === 0 ? nothing : html`<p class="small muted">${say('left', { n: left })}</p>`}
    ${newest === null ? nothing : html`<p class="small muted">${say('newest', { n: newest })}</p>`}
  </div>`
}

const meanRow = (code: string, { mean, within }: MeanOf, { locale, say }: Telling): TemplateResult =>
  html`<div>
    <dt>${say(code)}</dt>
    <dd><b>${points(mean, locale)}</b></dd>
    <dd class="small muted">
      ${say('between', { low: points(mean - within, locale), high: points(mean + within, locale) })}
    </dd>
  </div>`

function partRow({ part, points: made, beyond }: PartFigures, { locale, say }: Telling): TemplateResult {
  const isEnough = made.hands >= fewestHands
  return html`<li>
    <span
      ><b>${say(`part.${part}`)}</b> <span class="small muted">${say('hands', { n: made.hands })}</span></span
    >
    ${isEnough ? html`<b class="made">${points(made.mean, locale)}</b>` : nothing}
    ${
      isEnough
        ? besideClub(beyond, { locale, say })
        : html`<span class="than small muted">${say('fewOf', { need: fewestHands })}</span>`
    }
  </li>`
}

function besideClub(beyond: MeanOf, { locale, say }: Telling): TemplateResult {
  if (!isVisible(beyond)) return html`<span class="than small muted">${say('same')}</span>`
  const { mean, within } = beyond
  const [low, high] = [Math.abs(mean) - within, Math.abs(mean) + within].map((n) => plain(n, locale))
  return mean > 0
    ? html`<span class="than small more">${say('better', { low: low ?? '', high: high ?? '' })}</span>`
    : html`<span class="than small fewer">${say('worse', { low: low ?? '', high: high ?? '' })}</span>`
}

const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** With a sign, as in a list. */
const points = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(intlOf(locale), { ...digits, signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−')

const plain = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(intlOf(locale), digits).format(value)
