/** The course of the season: withdrawals, penalties, the order of equal teams, its end, and the season after it. */
import type { LeagueActInput } from '@stolik/contract/league/acts'
import { html, nothing, type TemplateResult } from 'lit'
import { number, submittedForm, text } from '@stolik/elements/event/form'
import { pointWords, teamName } from '@stolik/elements/league/parts'
import type { DeskParts } from './element.js'
import { field, opener, reasonField, select, submit, timeField, timeIn } from './fields.js'

export interface SeasonParts extends DeskParts {
  /** Makes the league of the next season from this one. */
  readonly proposeNext: () => void
}

export function seasonPart(parts: SeasonParts): TemplateResult {
  const { say, league, opened, busy, act, proposeNext } = parts
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
              <button class="button primary" ?disabled=${busy} @click=${proposeNext}>
                ${say('leaguedesk.next')}
              </button>
              ${opener(parts, 'reopen', say('leaguedesk.reopen'))}
            </div>
            ${
              opened === 'reopen'
                ? asked(parts, 'reopen', reasonField(parts), (data) => ({
                    reopen: { reason: text(data, 'reason') ?? '' },
                  }))
                : nothing
            }`
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
                    <div>
                      <button
                        class="button primary"
                        ?disabled=${busy}
                        @click=${() => void act({ close: {} }, 'leaguedesk.done.close')}
                      >
                        ${say('leaguedesk.closeNow')}
                      </button>
                    </div>
                  </div>`
                : nothing
            }
            ${penalties(parts)}`
    }
  </section>`
}

function asked(
  parts: SeasonParts,
  kind: string,
  fields: unknown,
  read: (data: FormData) => LeagueActInput,
): TemplateResult {
  return html`<form
    class="stack panel"
    @submit=${(event: SubmitEvent) => {
      const data = submittedForm(event)?.data
      if (data !== undefined) void parts.act(read(data), `leaguedesk.done.${kind}`)
    }}
  >
    <div class="fields">${fields}</div>
    ${submit(parts, parts.say(`leaguedesk.${kind}Now`))}
  </form>`
}

function form(parts: SeasonParts): unknown {
  const { say, league, opened } = parts
  const teams = (gone: boolean): readonly (readonly [string, string])[] =>
    league.teams
      .filter(({ withdrawn }) => (withdrawn !== null) === gone)
      .map(({ team, name }) => [team, name])
  const team = (gone = false): TemplateResult => select(say('league.team'), 'team', teams(gone), '')
  const of = (data: FormData) => ({ team: text(data, 'team') ?? '', reason: text(data, 'reason') ?? '' })
  if (opened === 'withdraw')
    return html`<p class="muted">${say(`leaguedesk.withdrawHint.${league.rules.withdrawal}`)}</p>
      ${asked(
        parts,
        'withdraw',
        html`${team()} ${timeField(say('leaguedesk.from'), 'from', Date.now())} ${reasonField(parts)}`,
        (data) => ({ withdraw: { ...of(data), from: timeIn(data, 'from') ?? Date.now() } }),
      )}`
  if (opened === 'reinstate')
    return asked(parts, 'reinstate', html`${team(true)} ${reasonField(parts)}`, (data) => ({
      reinstate: of(data),
    }))
  if (opened === 'penalty')
    return asked(
      parts,
      'penalty',
      html`${team()} ${field(say('leaguedesk.penalty.points'), 'points', -1)}
      ${field(say('leaguedesk.penalty.small'), 'small', 0)} ${reasonField(parts)}
      ${field(say('leaguedesk.clause'), 'clause', '', { max: 64 })}`,
      (data) => ({
        penalty: {
          ...of(data),
          ...{ points: number(data, 'points') ?? 0, small: number(data, 'small') ?? 0 },
          clause: text(data, 'clause'),
        },
      }),
    )
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
    return html`<h4>${league.rules.divisions.find((one) => one.division === division)?.name ?? ''}</h4>
      ${asked(
        parts,
        'rank',
        html`${equal.map(({ team }, i) => select(say('leaguedesk.rankN', { n: i + 1 }), `rank.${i}`, options, team))}
        ${reasonField(parts)}`,
        (data) => ({
          rank: {
            division,
            teams: equal.map((_, i) => text(data, `rank.${i}`) ?? ''),
            reason: text(data, 'reason') ?? '',
          },
        }),
      )}`
  })
}

function penalties(parts: SeasonParts): unknown {
  const { say, locale, league, opened } = parts
  const all = league.penalties.filter(({ revoked }) => revoked === null)
  if (all.length === 0) return nothing
  return html`<ul class="list">
    ${all.map(
      ({ n, team, points, small, reason }) =>
        html`<li class="stack">
          <p>
            <strong>${teamName(parts, team)}</strong>
            ${say('league.penalty', { points: pointWords(points, locale), small: pointWords(small, locale), reason })}
          </p>
          <div>${opener(parts, `revoke:${n}`, say('leaguedesk.revoke'), teamName(parts, team))}</div>
          ${
            opened === `revoke:${n}`
              ? asked(parts, 'revoke', reasonField(parts), (data) => ({
                  revoke: { n, reason: text(data, 'reason') ?? '' },
                }))
              : nothing
          }
        </li>`,
    )}
  </ul>`
}
