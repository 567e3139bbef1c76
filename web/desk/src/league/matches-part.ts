/** The matches with what can be done at each: enter or correct a result, move it, note that it was not played. */
import type { PublishedMatch } from '@stolik/contract/published/league'
import { html, nothing, type TemplateResult } from 'lit'
import { isAwaited, pointWords, teamName, timeWords } from '@stolik/elements/league/parts'
import type { DeskParts } from './element.js'
import { eventForm, type EventParts } from './event-form.js'
import { ticks } from '../form/draw.js'
import { anyWords, type ActField } from '../form/values.js'
import { actForm, opener, reason, time } from './act-form.js'
import { matchWords } from './refused.js'
import { paperForm } from './paper-form.js'

export type MatchParts = DeskParts & EventParts

export function matchesPart(parts: MatchParts): unknown {
  const { say, league } = parts
  if (league.matches.length === 0) return nothing
  return html`<section class="stack">
    <h3>${say('leaguedesk.matches')}</h3>
    ${league.rules.divisions.map(({ division, name }) => {
      const own = league.matches.filter((one) => one.division === division)
      const days = [...new Set(own.map(({ day }) => day))]
      return own.length === 0
        ? nothing
        : html`<h4>${name}</h4>
            ${days.map((day) => {
              const matches = own.filter((one) => one.day === day)
              return html`<details
                ?open=${matches.some(isAwaited) && day === days.find((one) => own.some((match) => match.day === one && isAwaited(match)))}
              >
                <summary>
                  ${say('league.day', { n: day })} ·
                  ${say('league.done', { n: matches.filter((one) => !isAwaited(one)).length, of: matches.length })}
                </summary>
                <ul class="list">
                  ${matches.map((match) => html`<li class="stack">${one(parts, match)}</li>`)}
                </ul>
              </details>`
            })}`
    })}
  </section>`
}

function one(parts: MatchParts, match: PublishedMatch): TemplateResult {
  const { say, locale, league, opened } = parts
  const { match: id, result, starts, place, open } = match
  const about = matchWords(id, league, say)
  const reopened = league.reopened?.find((one) => one.match === id)
  const button = (form: string): TemplateResult =>
    opener(parts, `${form}:${id}`, say(`leaguedesk.do.${form}`), about)
  const isOpen = (form: string): boolean => opened === `${form}:${id}`
  return html`<p>
      <strong>${match.teams.map((team) => teamName(parts, team)).join(' – ')}</strong>
      <span class="sub"
        >${starts === null ? say('league.noDate') : timeWords(starts, locale)}${place === '' ? '' : ` · ${place}`}${match.moves.length > 0 ? ` · ${say('league.moved')}` : ''}</span
      >
      ${result === null ? nothing : html`<span class="sub">${resultWords(parts, result)}</span>`}
      ${reopened === undefined ? nothing : html`<strong class="sub">${say(reopened.final ? 'league.newer' : 'league.reopened', { n: match.day })}</strong>`}
    </p>
    <div class="row" role="group" aria-label=${about}>
      ${
        result === null
          ? open
            ? html`${button('paper')} ${button('event')} ${button('postpone')} ${button('walkover')}
              ${match.moves.length > 0 ? button('moveBack') : nothing}`
            : html`<span class="muted">${say('league.notPlayed')}</span>`
          : html`${button('paper')} ${button('event')} ${button('annul')}`
      }
    </div>
    ${isOpen('paper') ? paperForm(parts, match) : nothing}
    ${isOpen('event') ? eventForm(parts, match) : nothing}
    ${isOpen('postpone') ? postponeForm(parts, match) : nothing}
    ${isOpen('walkover') ? walkoverForm(parts, match) : nothing}
    ${isOpen('moveBack') ? becauseForm(parts, 'moveBack', match) : nothing}
    ${isOpen('annul') ? becauseForm(parts, 'annul', match) : nothing}`
}

const resultWords = (parts: MatchParts, { teams }: NonNullable<PublishedMatch['result']>): string =>
  teams
    .map(({ team, points, small, absent }) =>
      [
        teamName(parts, team),
        absent ? parts.say('league.absent') : '',
        points === null ? '' : parts.say('league.pts', { n: pointWords(points, parts.locale) }),
        small === null ? '' : parts.say('league.smallOf', { n: pointWords(small, parts.locale) }),
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(' · ')

function postponeForm(parts: MatchParts, { match, starts, place }: PublishedMatch): TemplateResult {
  const { say } = parts
  const fields = {
    starts: time(say('leaguedesk.starts'), starts),
    place: anyWords(say('leaguedesk.place'), { value: place, most: 100 }),
    reason: reason(parts),
  }
  return actForm(
    parts,
    'postpone',
    fields,
    (values) => ({ postpone: { match, ...values } }),
    html`<p class="muted">${say('leaguedesk.postponeHint')}</p>`,
  )
}

function walkoverForm(parts: MatchParts, { match, teams }: PublishedMatch): TemplateResult {
  const options = teams.map((team) => [team, teamName(parts, team)] as const)
  const absent: ActField<readonly string[]> = {
    draw: (name) => ticks(name, parts.say('leaguedesk.whoAbsent'), options, []),
    read: (data, name) => data.getAll(name).map(String),
  }
  return actForm(parts, 'walkover', { absent, reason: reason(parts) }, (values) => ({
    walkover: { match, ...values },
  }))
}

const becauseForm = (
  parts: MatchParts,
  kind: 'annul' | 'moveBack',
  { match }: PublishedMatch,
): TemplateResult =>
  actForm(parts, kind, { reason: reason(parts) }, (why) => {
    const because = { match, ...why }
    return kind === 'annul' ? { annul: because } : { moveBack: because }
  })
