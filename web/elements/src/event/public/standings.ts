/** The standings of an event: players, teams, pairs and categories, and whether they are final. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Speaker } from '../speaker.js'
import { money } from './money.js'
import { groupRanking, ranking, type StandingsParts } from './ranking.js'
import type { EventShown, Reopening } from '../client/types.js'
import { dayTime } from '../format.js'

/** Tells everybody about a reopened result: when it was reopened, why, and which final result it was. */
export const reopenings = ({ reopenings: all }: EventShown, speaker: Speaker): readonly TemplateResult[] =>
  all.map((one) => reopening(one, speaker))

const reopening = (
  { at, reason, clause, final, hash }: Reopening,
  { say, locale }: Speaker,
): TemplateResult =>
  html`<p class="note">
    <strong>${say('reopened.at', { at: dayTime(at, locale) })}</strong>
    <span class="words">${reason}</span>${clause === null ? '' : ` ${say('event.clause', { clause })}`}
    <span class="sub hash"
      >${say('reopened.was', { final: dayTime(final, locale) })} <code>${hash}</code></span
    >
  </p>`

/** One table of the standings. */
export interface StandingsTable {
  readonly caption: string
  readonly draw: () => TemplateResult
}

export function standings(parts: StandingsParts): TemplateResult {
  const { event, say } = parts
  const { individual, hash } = event.standings
  if (individual.length === 0) return html`<p class="muted">${say('standings.none')}</p>`
  return html`<div class="stack">
    ${finalityNote(parts)} ${tablesOf(parts).map(({ draw }) => draw())} ${money(parts)}
    ${hash === null ? nothing : html`<p class="small muted hash">${say('standings.hash')} <code>${hash}</code></p>`}
  </div>`
}

/** Tells whether the standings are final, and which earlier results were reopened. */
export const finalityNote = ({
  event,
  ...speaker
}: Speaker & Pick<StandingsParts, 'event'>): TemplateResult =>
  html`<p class=${event.standings.stamp === 'FINAL' ? 'good' : 'muted'}>
      ${speaker.say(`standings.${event.standings.stamp}`)}
    </p>
    ${reopenings(event, speaker)}`

/** Returns the tables of players, then teams, pairs and categories, as far as the event has them. */
export function tablesOf(parts: StandingsParts): readonly StandingsTable[] {
  const { event, say } = parts
  const { individual, groups, categories } = event.standings
  const all = say('standings.all')
  return [
    { caption: all, draw: () => ranking(parts, individual, all) },
    ...groups
      .filter(({ rows }) => rows.length > 0)
      .map((group) => ({
        caption: say(`standings.${group.rule.kind}`),
        draw: () => groupRanking(parts, group),
      })),
    ...categories
      .filter(({ rows }) => rows.length > 0)
      .map(({ category, rows }) => {
        const winners = rows.flatMap(({ place, player, prize }) => {
          const row = individual.find((one) => one.player === player)
          return row === undefined ? [] : [{ ...row, place, prize, ahead: null }]
        })
        const caption = say(`category.${category}`)
        return { caption, draw: () => ranking(parts, winners, caption) }
      }),
  ]
}
