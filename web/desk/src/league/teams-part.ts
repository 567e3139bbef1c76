/** The teams of a league by division. */
import type { PublishedTeam } from '@stolik/contract/published/league'
import { html, nothing, type TemplateResult } from 'lit'
import type { DeskParts } from './element.js'
import { button } from '../form/buttons.js'
import { opener } from './act-form.js'

export interface TeamParts extends DeskParts {
  readonly lang: string
  readonly server: string
}

export function teamsPart(parts: TeamParts): TemplateResult {
  const { say, league, opened } = parts
  return html`<section class="stack">
    <h3>${say('leaguedesk.teams')}</h3>
    ${league.teams.length === 0 ? html`<p class="muted">${say('leaguedesk.noTeams')}</p>` : nothing}
    ${league.rules.divisions.map(({ division, name }) => {
      const own = league.teams.filter((team) => team.division === division)
      return own.length === 0
        ? nothing
        : html`<h4>${name}</h4>
            <ul class="list">
              ${own.map((team) => one(parts, team))}
            </ul>`
    })}
    <div>${opener(parts, 'team', say('leaguedesk.team.new'))}</div>
    ${opened === 'team' ? form(parts, null) : nothing}
  </section>`
}

function one(parts: TeamParts, team: PublishedTeam): TemplateResult {
  const { say, league, opened, busy, act } = parts
  const hasFixtures = league.matches.some(({ teams }) => teams.includes(team.team))
  return html`<li class="stack">
    <p>
      <strong>${team.name}</strong> · ${say('leaguedesk.playersN', { n: team.players.length })}
      ${team.home === '' ? nothing : `· ${team.home}`}
      ${team.withdrawn === null ? nothing : `· ${say('league.withdrawn', { reason: team.withdrawn.reason })}`}
    </p>
    <div class="row" role="group" aria-label=${team.name}>
      ${opener(parts, `team:${team.team}`, say('leaguedesk.team.change'), team.name)}
      ${
        hasFixtures
          ? nothing
          : button(
              say('leaguedesk.team.remove'),
              () => act({ removeTeam: { team: team.team } }, 'leaguedesk.done.removeTeam'),
              { label: `${say('leaguedesk.team.remove')}: ${team.name}`, busy },
            )
      }
    </div>
    ${opened === `team:${team.team}` ? form(parts, team) : nothing}
  </li>`
}

const form = ({ lang, server, league, act, busy }: TeamParts, team: PublishedTeam | null): TemplateResult =>
  html`<div class="panel">
    <stolik-league-team
      lang=${lang}
      server=${server}
      ?busy=${busy}
      .league=${league}
      .team=${team}
      .act=${act}
    ></stolik-league-team>
  </div>`
