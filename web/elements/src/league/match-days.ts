/** The match days of a division: the current one is open, the others unfold. */
import type { PublishedMatch, PublishedResult } from '@stolik/contract/published/league'
import { html, nothing, type TemplateResult } from 'lit'
import {
  currentDay,
  dayWords,
  isAwaited,
  plannedStart,
  pointWords,
  teamName,
  timeWords,
  type Day,
  type LeagueParts,
} from './parts.js'

export function matchDays(parts: LeagueParts, days: readonly Day[]): TemplateResult {
  const { say } = parts
  if (days.length === 0) return html`<p class="muted">${say('league.noFixtures')}</p>`
  const current = currentDay(days)
  const started = days.some(({ matches }) => matches.some(({ result }) => result !== null))
  return html`${started ? nothing : html`<p class="muted">${say('league.noResults')}</p>`}
  ${days.map((day) => one(parts, day, day === current))}`
}

function one(parts: LeagueParts, { day, matches }: Day, isOpen: boolean): TemplateResult {
  const { say, locale } = parts
  const [start] = matches
    .map(plannedStart)
    .filter((at) => at !== null)
    .sort((a, b) => a - b)
  const done = matches.filter((match) => !isAwaited(match)).length
  return html`<details ?open=${isOpen}>
    <summary>
      <span class="day">${say('league.day', { n: day })}</span>
      <span class="sub"
        >${start === undefined ? nothing : html`${dayWords(start, locale)} · `}${say('league.done', { n: done, of: matches.length })}</span
      >
    </summary>
    <ul class="matches">
      ${matches.map((match) => html`<li>${drawMatch(parts, match)}</li>`)}
    </ul>
    ${free(parts, matches)}
  </details>`
}

/** The teams of the division without a match on this day. */
function free(parts: LeagueParts, matches: readonly PublishedMatch[]): unknown {
  const { league, say } = parts
  const playing = new Set(matches.flatMap(({ teams }) => teams))
  const division = matches[0]?.division
  const without = league.teams.filter(
    (one) => one.division === division && one.withdrawn === null && !playing.has(one.team),
  )
  if (without.length === 0) return nothing
  return html`<p class="sub">${say('league.free', { teams: without.map(({ name }) => name).join(', ') })}</p>`
}

function drawMatch(parts: LeagueParts, match: PublishedMatch): TemplateResult {
  const { say, locale } = parts
  const { result, starts, place } = match
  const facts = [starts === null ? say('league.noDate') : timeWords(starts, locale), place].filter(
    (fact) => fact !== '',
  )
  return html`<p class="sub">${facts.join(' · ')}</p>
    ${moved(parts, match)}
    <ul class="teams">
      ${match.teams.map((team) => drawTeam(parts, team, result))}
    </ul>
    ${!match.open && result === null ? html`<p class="sub">${say('league.notPlayed')}</p>` : nothing}
    ${result === null ? nothing : aboutResult(parts, result)}`
}

/** A match that was moved, and from where. */
function moved({ say, locale }: LeagueParts, match: PublishedMatch): unknown {
  const last = match.moves.at(-1)
  if (last === undefined) return nothing
  const from = plannedStart(match)
  const { reason } = last
  return html`<p class="moved">
    <strong>${say(isAwaited(match) ? 'league.postponed' : 'league.moved')}</strong>
    ${from === null ? nothing : say('league.from', { date: timeWords(from, locale) })} ${reason}
  </p>`
}

function drawTeam(parts: LeagueParts, team: string, result: PublishedResult | null): TemplateResult {
  const { say, locale } = parts
  const own = result?.teams.find((one) => one.team === team)
  const inWords = (value: number): string => pointWords(value, locale)
  return html`<li>
    <span class="text ${own?.place === 1 ? 'first' : ''}">${teamName(parts, team)}</span>
    ${
      own === undefined
        ? nothing
        : html`<span class="figures"
            >${own.points === null ? say('league.notCounted') : html`<b>${say('league.pts', { n: inWords(own.points) })}</b>`}
            ${
              own.absent
                ? say('league.absent')
                : own.small === null
                  ? nothing
                  : html`<span class="sub">${say('league.smallOf', { n: inWords(own.small) })}</span>`
            }</span
          >`
    }
  </li>`
}

function aboutResult(parts: LeagueParts, result: PublishedResult): TemplateResult {
  const { say } = parts
  const { kind, reason, corrections, teams } = result
  return html`${kind === 'WALKOVER' ? html`<p class="sub">${say('league.walkover')} ${reason ?? ''}</p>` : nothing}
  ${corrections === 0 || kind === 'WALKOVER' ? nothing : html`<p class="sub">✎ ${say('league.corrected', { reason: reason ?? '' })}</p>`}
  ${
    teams.every(({ players }) => players.length === 0)
      ? nothing
      : html`<details class="players">
          <summary>${say('league.players')}</summary>
          ${teams.map((team) => players(parts, team))}
        </details>`
  }`
}

function players(
  parts: LeagueParts,
  { team, players: all }: PublishedResult['teams'][number],
): TemplateResult {
  const { league, say, locale } = parts
  const nameOf = (person: string): string =>
    league.people.find((one) => one.person === person)?.name ?? say('league.forgotten')
  return html`<p><strong>${teamName(parts, team)}</strong></p>
    <ul class="teams">
      ${all.map(
        ({ person, points, counts }) =>
          html`<li>
            <span class="text">${nameOf(person)}</span>
            <span class="figures"
              >${pointWords(points, locale)}
              ${counts ? nothing : html`<span class="sub">${say('league.countsNot')}</span>`}</span
            >
          </li>`,
      )}
    </ul>`
}
