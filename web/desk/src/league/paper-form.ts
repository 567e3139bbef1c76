/** The result of a match from paper: each team's players with their points. */
import type { PublishedMatch } from '@stolik/contract/published/league'
import { html, nothing, type TemplateResult } from 'lit'
import { isTicked, number, text } from '@stolik/elements/event/form'
import { teamName } from '@stolik/elements/league/parts'
import type { DeskParts } from './element.js'
import { tick } from '../form/draw.js'
import { sending } from '../form/values.js'
import { reason, submit } from './act-form.js'
import { heads } from '../form/heads.js'

export function paperForm(parts: DeskParts, { match, teams, result }: PublishedMatch): TemplateResult {
  const { say, act, league } = parts
  const rows = Array.from({ length: league.rules.players }, (_, i) => i)
  const take = (data: FormData): void => {
    const absent = teams.filter((team) => isTicked(data, `absent.${team}`))
    void act(
      {
        result: {
          match,
          absent,
          teams: teams
            .filter((team) => !absent.includes(team))
            .map((team) => ({
              team,
              players: rows.flatMap((i) => {
                const person = text(data, `person.${team}.${i}`)
                return person === null ? [] : [{ person, points: number(data, `points.${team}.${i}`) ?? 0 }]
              }),
            })),
          reason: text(data, 'reason'),
        },
      },
      'leaguedesk.done.result',
    )
  }
  return html`<form class="stack panel" @submit=${sending(take)}>
    ${teams.map((team) => teamFields(parts, team, rows, result))}
    ${result === null ? nothing : reason(parts).draw('reason')}
    ${submit(parts, say(result === null ? 'leaguedesk.resultNow' : 'leaguedesk.correctNow'))}
  </form>`
}

function teamFields(
  parts: DeskParts,
  team: string,
  rows: readonly number[],
  result: PublishedMatch['result'],
): TemplateResult {
  const { say, league } = parts
  const before = result?.teams.find((one) => one.team === team)
  const lineUp = league.teams.find((one) => one.team === team)?.players ?? []
  const nameOf = (person: string): string =>
    league.people.find((one) => one.person === person)?.name ?? say('league.forgotten')
  const name = teamName(parts, team)
  return html`<fieldset class="part stack">
    <legend>${name}</legend>
    ${lineUp.length === 0 ? html`<p class="note">${say('leaguedesk.noPlayers')}</p>` : nothing}
    <table>
      ${heads({ text: say('leaguedesk.player') }, say('leaguedesk.points'))}
      <tbody>
        ${rows.map((i) => {
          const known = before?.players[i]
          return html`<tr>
            <td class="text">
              <select
                name=${`person.${team}.${i}`}
                aria-label=${say('leaguedesk.playerN', { team: name, n: i + 1 })}
              >
                <option value="">–</option>
                ${lineUp.map((person) => html`<option value=${person} ?selected=${known?.person === person}>${nameOf(person)}</option>`)}
              </select>
            </td>
            <td>
              <input
                name=${`points.${team}.${i}`}
                inputmode="decimal"
                size="6"
                autocomplete="off"
                aria-label=${say('leaguedesk.pointsN', { team: name, n: i + 1 })}
                .defaultValue=${known === undefined ? '' : String(known.points)}
              />
            </td>
          </tr>`
        })}
      </tbody>
    </table>
    ${tick(`absent.${team}`, say('leaguedesk.notCome'), before?.absent)}
  </fieldset>`
}
