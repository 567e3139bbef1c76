/** Teams of a ranking, with the members who counted. */
import type { Published } from '@stolik/contract/published/ranking'
import type { Arg, Locale } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import { figureOf } from './format.js'

export function teamsTable(
  { name, teams, decimals }: Published,
  say: (code: string, args?: Readonly<Record<string, Arg>>) => string,
  locale: Locale,
): TemplateResult {
  return html`<table>
    <caption class="visually-hidden">
      ${name}: ${say('ranking.teams')}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span>${say('ranking.place')}</span></th>
        <th scope="col" class="text"><span>${say('ranking.team')}</span></th>
        <th scope="col"><span>${say('ranking.score')}</span></th>
      </tr>
    </thead>
    <tbody>
      ${teams.map(
        (team) =>
          html`<tr>
            <td>${team.place}</td>
            <th scope="row" class="text">
              <strong>${team.name}</strong>
              <span class="sub"
                >${team.members
                  .map(
                    (one) =>
                      `${one.name ?? say('ranking.forgotten')} ${figureOf(one.score, locale, decimals)}`,
                  )
                  .join(' · ')}</span
              >
            </th>
            <td class="score">${figureOf(team.score, locale, decimals)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
