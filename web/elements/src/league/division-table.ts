/** The table of a division. Who moves at the end of the season is said in words. */
import type { LeagueTableRow, PublishedLeague } from '@stolik/contract/published/league'
import { html, nothing, type TemplateResult } from 'lit'
import { pointWords, teamName, type LeagueParts } from './parts.js'

type Division = PublishedLeague['rules']['divisions'][number]

const figures = ['played', 'won', 'drawn', 'lost'] as const

export function divisionTable(parts: LeagueParts, division: Division): TemplateResult {
  const { league, say } = parts
  const rows = league.tables.find((one) => one.division === division.division)?.rows ?? []
  if (rows.length === 0) return html`<p class="muted">${say('league.noTeams')}</p>`
  const { divisions } = league.rules
  const at = divisions.indexOf(division)
  const [above, below] = [divisions[at - 1], divisions[at + 1]]
  const head = (code: string, kind = ''): TemplateResult =>
    html`<th scope="col" class=${kind}>${say(code)}</th>`
  return html`<table>
      <caption class="visually-hidden">
        ${division.name}
      </caption>
      <thead>
        <tr>
          ${head('league.place')} ${head('league.team', 'text')}
          ${figures.map((figure) => head(`league.${figure}`, 'wide'))} ${head('league.small', 'wide')}
          ${head('league.points')}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => line(parts, row, (row.moves > 0 ? above : below)?.name ?? ''))}
      </tbody>
    </table>
    <p class="sub">
      ${above === undefined || division.up === 0 ? nothing : html`⇧ ${say('league.ups', { division: above.name, n: division.up })}`}
      ${below === undefined || division.down === 0 ? nothing : html`⇩ ${say('league.downs', { division: below.name, n: division.down })}`}
    </p>
    ${reopened(parts, division)}`
}

/** Matches that count a result which is not that of their event any more. */
const reopened = (parts: LeagueParts, { division }: Division): unknown =>
  parts.league.reopened?.map(({ match, final }) => {
    const of = parts.league.matches.find((one) => one.match === match && one.division === division)
    return of === undefined
      ? nothing
      : html`<p class="moved">
          <strong>${of.teams.map((team) => teamName(parts, team)).join(' – ')}</strong>
          ${parts.say(final ? 'league.newer' : 'league.reopened', { n: of.day })}
        </p>`
  })

function line(parts: LeagueParts, row: LeagueTableRow, to: string): TemplateResult {
  const { league, say, locale } = parts
  const team = league.teams.find((one) => one.team === row.team)
  const inWords = (value: number): string => pointWords(value, locale)
  return html`<tr>
    <td>${row.place ?? '–'}</td>
    <th scope="row" class="text">
      <strong>${teamName(parts, row.team)}</strong>
      ${team === undefined || team.club === '' || team.club === team.name ? nothing : sub(team.club)}
      <span class="sub narrow"
        >${[...figures, 'small' as const].map((figure) => `${say(`league.${figure}`)} ${inWords(row[figure])}`).join(' · ')}</span
      >
      ${team?.withdrawn ? sub(html`✕ ${say('league.withdrawn', { reason: team.withdrawn.reason })}`) : nothing}
      ${moves(parts, row, to)} ${penalty(parts, row)}
      ${
        row.ahead === null
          ? nothing
          : sub(
              say(`league.ahead.${row.ahead.by}`, {
                own: inWords(row.ahead.own),
                other: inWords(row.ahead.other),
              }),
            )
      }
    </th>
    ${figures.map((figure) => html`<td class="wide">${row[figure]}</td>`)}
    <td class="wide">${inWords(row.small)}</td>
    <td class="score">${inWords(row.points)}</td>
  </tr>`
}

const sub = (content: unknown): TemplateResult => html`<span class="sub">${content}</span>`

/** Before the season ends nobody is promoted: the team only stands where it would be. */
function moves(
  { league, say }: LeagueParts,
  { moves: to, played }: LeagueTableRow,
  division: string,
): unknown {
  if (to === 0 || (played === 0 && league.phase !== 'CLOSED')) return nothing
  const [sign, code] = to > 0 ? ['⇧', 'up'] : ['⇩', 'down']
  return html`<span class="sub ${code}"
    >${sign} ${say(`league.${code}${league.phase === 'CLOSED' ? '' : 'Now'}`, { division })}</span
  >`
}

/** The penalties in the figures, with their reasons. */
function penalty({ league, say, locale }: LeagueParts, { team }: LeagueTableRow): unknown {
  return league.penalties
    .filter((one) => one.team === team && one.revoked === null)
    .map(({ points, small, reason }) =>
      sub(
        say('league.penalty', {
          points: pointWords(points, locale),
          small: pointWords(small, locale),
          reason,
        }),
      ),
    )
}
