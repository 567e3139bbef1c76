import type { PublishedPerson, PersonResult } from '@stolik/contract/published/ranking-person'
import { say, type Arg } from '@stolik/core'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult, svg } from 'lit'
import { addressAt } from '../../base/place.js'
import { playerWords } from '../../words/player/index.js'
import { rankingWords } from '../../words/ranking/index.js'
import { RankingElement } from '../element.js'
import { dayOf, figureOf } from '../format.js'
import { fetchChartBy, history, needHistory } from '../history-part.js'
import { movement } from '../movement.js'
import { rankingStyles } from '../ranking.styles.js'
import { publishedFile } from '../published-file.js'
import { chartStyles } from '../charts.styles.js'
import { playerStyles } from './player.styles.js'
import { plot, type Frame } from '../chart.js'

/** Draws a player's places edition by edition as a small line without scales. */
const frame: Frame = { width: 160, height: 40, inset: 5 }

/**
 * Draws nothing for fewer than two editions, or if nothing changed. @param words describes the line by its first, last and best
 * value
 */
function historyLine(
  { history, kind }: Pick<PublishedPerson, 'history' | 'kind'>,
  words: (of: 'place' | 'score', first: number, last: number, best: number) => string,
): TemplateResult | typeof nothing {
  const places = history.map(({ place }) => place)
  const byPlace = kind === 'points' && places.filter((place) => place !== null).length > 1
  const values = byPlace ? places : history.map(({ score }) => score)
  const known = values.filter((value) => value !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined || known.length < 2) return nothing
  const { points, line, lowest, highest } = plot(values, frame, byPlace ? 'lowest' : 'highest')
  if (lowest === highest) return nothing
  const end = points.findLast((point) => point !== null)
  const label = words(byPlace ? 'place' : 'score', first, last, byPlace ? lowest : highest)
  return html`<svg viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-label=${label}>
    ${svg`<path d=${line} />`} ${end === undefined ? nothing : svg`<circle cx=${end.x} cy=${end.y} r="4" />`}
  </svg>`
}

/** Collects the events behind a player's results. Pure. */
interface LastEvent extends Pick<PersonResult, 'event' | 'name' | 'date' | 'place' | 'players'> {
  /** The counted value of all its series; null if none of it counts. */
  readonly value: number | null
}

/** Returns the newest events first. @param results the oldest first; an event may have one for each series */
export function lastEvents(results: readonly PersonResult[], most: number): readonly LastEvent[] {
  const events = new Map<string, LastEvent>()
  for (const { event, name, date, place, players, value, taken } of results) {
    const key = event ?? `${date} ${name}`
    const before = events.get(key)?.value ?? null
    const counted = taken ? (before ?? 0) + value : before
    // Reinserted, because a Map keeps the old position otherwise: an event is as recent as its last series.
    events.delete(key)
    events.set(key, { event, name, date, place, players, value: counted })
  }
  return [...events.values()].toReversed().slice(0, most)
}

fetchChartBy(() => import('../history.js'))

/** As many as fit on a card. */
const mostEvents = 3

/**
 * A card of a player: place and movement, points, a line of their places, and the last events. It reads the player's file
 * published by the ranking. The whole history loads on request.
 *
 * @element stolik-player
 * @attr ranking - id of the ranking
 * @attr person - id of the player
 * @attr person-href - the address of a player's page with `{id}` in it; default: the server's own
 * @attr event-href - the address of an event's page with `{id}` in it; default: the server's own
 * @csspart card - the whole card
 */
export class StolikPlayer extends declares(RankingElement, {
  person: property(''),
  personHref: attribute<string | null>('person-href', null),
  eventHref: attribute<string | null>('event-href', null),
  /** Whether the whole history is open. */
  open: state(false),
}) {
  static override styles = [controls, rankingStyles, chartStyles, playerStyles]

  readonly #file = publishedFile<PublishedPerson>(this, () =>
    this.published(`people/${encodeURIComponent(this.person)}.json`),
  )

  protected override get needed(): Readonly<Record<string, string>> {
    return { ranking: this.ranking, person: this.person }
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, playerWords]
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const { locale } = this
    const own = playerWords[locale]
    return say(Object.hasOwn(own, code) ? own : rankingWords[locale], locale, code, args)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('person') || changed.has('ranking') || changed.has('server')) this.open = false
  }

  protected override render(): unknown {
    const { content, trouble, old } = this.#file
    if (content === null) return this.waiting(trouble, 'player.loading', () => this.#file.again())
    const { name, club, rankingName } = content
    const [ranking, person] = [this.ranking, this.person].map(encodeURIComponent)
    const page = this.#link(this.personHref, this.person, `ranking/${ranking}/person/${person}`)
    return html`<article class="card" part="card" aria-label=${name ?? this.say('ranking.forgotten')}>
      <header>
        <h2>${name ?? this.say('ranking.forgotten')}</h2>
        <p class="muted">${club === null ? nothing : `${club} · `}${rankingName}</p>
      </header>
      ${this.old(old)} ${this.#facts(content)} ${this.#last(content)} ${this.#history(content)}
      <p><a href=${page}>${this.say('ranking.person')}</a></p>
    </article>`
  }

  /** Returns the address of a page of the site, or else of the server's own page. */
  #link(pattern: string | null, id: string, own: string): string {
    return pattern?.replace('{id}', encodeURIComponent(id)) ?? addressAt(this.server, own) ?? ''
  }

  #facts(person: PublishedPerson): TemplateResult {
    const { locale } = this
    const { kind, decimals } = person
    const [before, now] = [person.history.at(-2), person.history.at(-1)]
    const figure = (value: number, by: 'place' | 'score'): string =>
      figureOf(value, locale, by === 'place' ? 0 : decimals)
    return html`<div class="facts">
      <dl class="facts">
        <div>
          <dt>${this.say('ranking.place')}</dt>
          <dd>
            ${now?.place ?? '–'}
            ${
              before === undefined || (now?.place ?? null) === null
                ? nothing
                : html`<span class="move">${movement(this.say, now?.place ?? 0, before.place)}</span>`
            }
          </dd>
        </div>
        <div>
          <dt>${this.say(kind === 'rating' ? 'ranking.rating' : 'ranking.score')}</dt>
          <dd>${now === undefined ? '–' : figureOf(now.score, locale, decimals)}</dd>
        </div>
      </dl>
      ${historyLine(person, (by, first, last, best) =>
        this.say(`history.chart.${by}`, {
          first: figure(first, by),
          last: figure(last, by),
          best: figure(best, by),
        }),
      )}
    </div>`
  }

  #last({ results, kind, decimals }: PublishedPerson): unknown {
    const events = lastEvents(results, mostEvents)
    if (events.length === 0) return html`<p class="muted">${this.say('player.noResults')}</p>`
    return html`<section>
      <h3>${this.say('player.last')}</h3>
      <ul class="last">
        ${events.map((one) => this.#event(one, kind === 'rating' ? 1 : decimals, kind === 'rating'))}
      </ul>
    </section>`
  }

  #event({ event, name, date, place, players, value }: LastEvent, decimals: number, moved: boolean): unknown {
    const { locale } = this
    const digits = value === null || Number.isInteger(value) ? 0 : Math.max(decimals, 2)
    return html`<li>
      <span>
        ${event === null ? name : html`<a href=${this.#link(this.eventHref, event, `event/${encodeURIComponent(event)}`)}>${name}</a>`}
        <span class="sub"
          >${dayOf(date, locale)}${place === null ? nothing : ` · ${this.say('player.placeOf', { place, players })}`}</span
        >
      </span>
      ${
        value === null
          ? html`<span class="muted">${this.say('player.notTaken')}</span>`
          : html`<strong>${moved && value > 0 ? '+' : ''}${figureOf(value, locale, digits)}</strong>`
      }
    </li>`
  }

  #history({ history: editions }: PublishedPerson): unknown {
    if (editions.length === 0) return nothing
    const { server, ranking, person, lang } = this
    return html`<details
      .open=${this.open}
      @toggle=${({ target }: Event) => {
        this.open = (target as HTMLDetailsElement).open
        if (this.open) needHistory(this)
      }}
    >
      <summary>${this.say('player.history')}</summary>
      ${this.open ? history({ server, ranking, person, lang, say: this.say }) : nothing}
    </details>`
  }
}

customElements.define('stolik-player', StolikPlayer)
