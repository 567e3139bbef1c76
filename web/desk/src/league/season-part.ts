/** The course of the season: withdrawals, penalties, the order of equal teams, its end, and the season after it. */
import { html, nothing, type TemplateResult } from 'lit'
import { pointWords, teamName } from '@stolik/elements/league/parts'
import type { DeskParts } from './element.js'
import { button } from '../form/buttons.js'
import { anyFigure, chosen, mayBeWords, type ActField } from '../form/values.js'
import { actForm, opener, reason, time } from './act-form.js'

export interface SeasonParts extends DeskParts {
  /** Makes the league of the next season from this one. */
  readonly proposeNext: () => void
}

export function seasonPart(parts: SeasonParts): TemplateResult {
  const { say, league, opened, busy, act, proposeNext } = parts
  const why = { reason: reason(parts) }
  const close = (): void => void act({ close: {} }, 'leaguedesk.done.close')
  const gone = league.teams.filter(({ withdrawn }) => withdrawn !== null)
  const equal = league.tables.some(({ rows }) =>
    rows.some(({ place }, i) => place !== null && place === rows[i + 1]?.place),
  )
  return html`<section class="stack">
    <h3>${say('leaguedesk.course')}</h3>
    ${
      league.phase === 'CLOSED'
        ? html`<p class="note" role="status">${say('leaguedesk.isClosed')}</p>
            <div class="row">
              ${button(say('leaguedesk.next'), proposeNext, { look: 'button primary', busy })}
              ${opener(parts, 'reopen', say('leaguedesk.reopen'))}
            </div>
            ${opened === 'reopen' ? actForm(parts, 'reopen', why, (reopen) => ({ reopen })) : nothing}`
        : html`<div class="row">
              ${opener(parts, 'withdraw', say('leaguedesk.withdraw'))}
              ${gone.length === 0 ? nothing : opener(parts, 'reinstate', say('leaguedesk.reinstate'))}
              ${opener(parts, 'penalty', say('leaguedesk.penalty'))}
              ${equal ? opener(parts, 'rank', say('leaguedesk.rank')) : nothing}
              ${opener(parts, 'close', say('leaguedesk.close'))}
            </div>
            ${form(parts)}
            ${
              opened === 'close'
                ? html`<div class="stack panel">
                    <p role="alert">${say('leaguedesk.closeAsk')}</p>
                    <div>${button(say('leaguedesk.closeNow'), close, { look: 'button primary', busy })}</div>
                  </div>`
                : nothing
            }
            ${penalties(parts)}`
    }
  </section>`
}

function form(parts: SeasonParts): unknown {
  const { say, league, opened } = parts
  const team = (gone: boolean): ActField<string> => {
    const teams = league.teams.filter(({ withdrawn }) => (withdrawn !== null) === gone)
    return chosen(
      say('league.team'),
      teams.map((one) => [one.team, one.name]),
    )
  }
  const why = { reason: reason(parts) }
  if (opened === 'withdraw') {
    const fields = { team: team(false), from: time(say('leaguedesk.from'), Date.now()), ...why }
    return html`<p class="muted">${say(`leaguedesk.withdrawHint.${league.rules.withdrawal}`)}</p>
      ${actForm(parts, 'withdraw', fields, (values) => ({ withdraw: { ...values, from: values.from ?? Date.now() } }))}`
  }
  if (opened === 'reinstate')
    return actForm(parts, 'reinstate', { team: team(true), ...why }, (reinstate) => ({ reinstate }))
  if (opened === 'penalty') {
    const fields = {
      team: team(false),
      points: anyFigure(say('leaguedesk.penalty.points'), -1),
      small: anyFigure(say('leaguedesk.penalty.small'), 0),
      ...why,
      clause: mayBeWords(say('leaguedesk.clause'), { most: 64 }),
    }
    return actForm(parts, 'penalty', fields, (penalty) => ({ penalty }))
  }
  return opened === 'rank' ? rankForms(parts) : nothing
}

/** One form for each division with teams that share a place. */
function rankForms(parts: SeasonParts): unknown {
  const { say, league } = parts
  return league.tables.map(({ division, rows }) => {
    const equal = rows.filter(
      ({ place, team }) => place !== null && rows.some((one) => one.place === place && one.team !== team),
    )
    if (equal.length === 0) return nothing
    const options = equal.map(({ team }) => [team, teamName(parts, team)] as const)
    const ranks = equal.map(
      ({ team }, i) => [`rank.${i}`, chosen(say('leaguedesk.rankN', { n: i + 1 }), options, team)] as const,
    )
    const order: Readonly<Record<string, ActField<string>>> = Object.fromEntries(ranks)
    return html`<h4>${league.rules.divisions.find((one) => one.division === division)?.name ?? ''}</h4>
      ${actForm(parts, 'rank', { ...order, reason: reason(parts) }, ({ reason: because, ...places }) => ({
        rank: { division, teams: Object.values(places), reason: because },
      }))}`
  })
}

function penalties(parts: SeasonParts): unknown {
  const { say, locale, league, opened } = parts
  const all = league.penalties.filter(({ revoked }) => revoked === null)
  if (all.length === 0) return nothing
  return html`<ul class="list">
    ${all.map(
      ({ n, team, points, small, reason: because }) =>
        html`<li class="stack">
          <p>
            <strong>${teamName(parts, team)}</strong>
            ${say('league.penalty', { points: pointWords(points, locale), small: pointWords(small, locale), reason: because })}
          </p>
          <div>${opener(parts, `revoke:${n}`, say('leaguedesk.revoke'), teamName(parts, team))}</div>
          ${opened === `revoke:${n}` ? actForm(parts, 'revoke', { reason: reason(parts) }, (because) => ({ revoke: { n, ...because } })) : nothing}
        </li>`,
    )}
  </ul>`
}
