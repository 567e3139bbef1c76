/** The places of players: by name, for players to find themselves, and by table. */
import { intlOf, isolated, type Locale } from '@stolik/core'
import { hallOf, type Hall } from '@stolik/contract/event/halls'
import { html, nothing, type TemplateResult } from 'lit'
import type { At } from '../client/client.js'
import type { EventSeries, EventShown, Figures } from '../client/types.js'
import { chairLetter } from '../format.js'
import type { Speaker } from '../speaker.js'

export interface Place {
  readonly player: string
  readonly number: number
  readonly name: string
  readonly table: number
  readonly chair: number
  /** The name of the hall; null if there are not several. */
  readonly hall: string | null
}

/** Returns all places at tables by name, the way people look for themselves. */
export const placesByName = (
  tables: EventSeries['tables'],
  players: EventShown['players'],
  halls: readonly Hall[],
  locale: Locale,
): readonly Place[] => {
  const order = new Intl.Collator(intlOf(locale))
  const surnames = new Map(players.map(({ id, surname }) => [id, surname]))
  const surnameOf = ({ player }: Place): string => surnames.get(player) ?? ''
  return tables
    .flatMap(({ table, online, seats }) => {
      const hall = hallOf(halls, { table, online })
      return seats.map(({ player, number, name, chair }) => ({ player, number, name, table, chair, hall }))
    })
    .toSorted((a, b) => order.compare(surnameOf(a), surnameOf(b)) || order.compare(a.name, b.name))
}

/** Draws "3 B" for the eye, and the full words for screen readers. */
export const seatWords = (table: number, chair: number, say: Speaker['say']): TemplateResult => {
  const letter = chairLetter(chair)
  return html`<b
    ><span aria-hidden="true">${`${table} ${letter}`}</span
    ><span class="visually-hidden">${`${say('draw.table', { n: table })}, ${letter}`}</span></b
  >`
}

export interface DrawParts extends Speaker {
  readonly event: EventShown
  readonly series: EventSeries
  readonly mine: readonly string[]
  readonly show: (at: At) => void
  /** Returns the address of a file of the event. */
  readonly file: (name: string) => string
}

export function draw({ event, series, mine, show, file, say, locale }: DrawParts): TemplateResult {
  const names = new Map(event.players.map(({ id, name }) => [id, name]))
  return html`<div class="stack">
    <h3>${say('draw.title', { n: series.n })}</h3>
    <div class="tables">
      ${series.tables.map(
        (table) =>
          html`<section
            class=${table.seats.some(({ player }) => mine.includes(player)) ? 'one own' : 'one'}
            aria-label=${say('draw.table', { n: table.table })}
          >
            <header>
              <strong>${say('draw.table', { n: table.table })}</strong>
              <span class="small muted"
                >${table.online ? say('draw.online') : hallOf(event.regulations.halls, table)}</span
              >
              <button
                class="quiet small"
                aria-label=${`${say('draw.table', { n: table.table })}: ${say(`list.${table.status}`)}`}
                @click=${() => show({ series: series.n, table: table.table })}
              >
                ${say(`list.${table.status}`)}
              </button>
            </header>
            <ol>
              ${table.seats.map(
                ({ chair, player, name, number, bot }) =>
                  html`<li class=${mine.includes(player) ? 'me' : ''}>
                    <b>${chairLetter(chair)}</b> <bdi>${name}</bdi>
                    <span class="muted small">${number}${bot ? ` · ${say('lobby.bot')}` : ''}</span>
                  </li>`,
              )}
            </ol>
          </section>`,
      )}
    </div>
    ${
      series.byes.length === 0
        ? nothing
        : html`<p>
            ${say('draw.byes')} ${series.byes.map((id) => isolated(names.get(id) ?? id)).join(', ')}
          </p>`
    }
    ${
      series.measure === null
        ? nothing
        : html`<p class="small muted">${say('draw.measure', { ...(series.measure as Figures) })}</p>`
    }
    ${sealedDeals(series, say)} ${proof(event, series.n, { say, file })}
    <h4 class="small muted">${say('draw.byName')}</h4>
    <ul class="names">
      ${placesByName(series.tables, event.players, event.regulations.halls, locale).map(
        (place) =>
          html`<li class=${mine.includes(place.player) ? 'me' : ''}>
            <span
              ><bdi>${place.name}</bdi
              >${place.hall === null ? nothing : html` <small class="muted">${place.hall}</small>`}</span
            >${seatWords(place.table, place.chair, say)}
          </li>`,
      )}
    </ul>
  </div>`
}

/** Where all tables play the same deals: that these are sealed, and when they open. */
export function sealedDeals({ deals }: EventSeries, say: Speaker['say']): unknown {
  if (deals === null) return nothing
  const { commitment, opened, spares } = deals
  const line = (code: string, value: string): TemplateResult =>
    html`<dt>${say(code)}</dt>
      <dd><code>${value}</code></dd>`
  return html`<p>${say(opened === null ? 'draw.dealsSealed' : 'draw.dealsOpened')}</p>
    ${
      spares.length === 0
        ? nothing
        : html`<p>${say('draw.spares')}</p>
            <ul>
              ${spares.map(({ hand, ...one }) => html`<li>${say('draw.spare', { ...one, hand: hand + 1 })}</li>`)}
            </ul>`
    }
    <details class="small">
      <summary>${say('draw.deals')}</summary>
      <dl class="rules">
        ${line('draw.commitment', commitment)}
        ${opened === null ? nothing : [line('draw.salt', opened.salt), line('draw.seed', opened.seed)]}
      </dl>
    </details>`
}

/** Shows the inputs of the draw, and how anybody can repeat it. */
function proof(
  { lots }: EventShown,
  series: number,
  { say, file }: Pick<DrawParts, 'say' | 'file'>,
): unknown {
  const made = lots.findLast((one) => one.series === series)
  if (made === undefined) return nothing
  const { seed, salt, commitment, outside, rating } = made
  const line = (code: string, value: string): TemplateResult =>
    html`<dt>${say(code)}</dt>
      <dd><code>${value}</code></dd>`
  return html`<details class="small">
    <summary>${say('draw.proof')}</summary>
    <dl class="rules">
      ${line('draw.commitment', commitment)} ${line('draw.salt', salt)} ${line('draw.seed', seed)}
      ${outside === null ? nothing : line('draw.outside', outside)}
      ${rating === null ? nothing : line('rules.draw.RATING', `${rating.ranking} ${rating.edition}`)}
    </dl>
    <p>
      ${say('draw.proofHow')} <code>stolik draws</code>
      <a href=${file('draws.json')} target="_blank">${say('draw.file')}</a>
    </p>
  </details>`
}
