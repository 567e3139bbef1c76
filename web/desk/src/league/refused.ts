/** Says in words why something was refused, with names in place of ids. A newer gateway may use a code without words here. */
import type { PublishedLeague } from '@stolik/contract/published/league'
import type { Arg } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { Refusal } from './client.js'
import type { DeskParts } from './element.js'

interface Speaking extends Pick<DeskParts, 'say'> {
  /** null: none is open. */
  readonly league: PublishedLeague | null
}

export function refusedWords({ code, args }: Refusal, { say, league }: Speaking): string {
  const known = `leaguedesk.refused.${code}`
  const said = say(
    known,
    Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, named(name, arg, { say, league })])),
  )
  return said === known ? say('leaguedesk.refused.UNKNOWN') : said
}

/** Ids are in lists with commas, where there are several. */
function named(name: string, arg: Arg, { say, league }: Speaking): Arg {
  if (typeof arg !== 'string' || league === null) return arg
  const find: Readonly<Record<string, (id: string) => string | null | undefined>> = {
    team: (id) => league.teams.find(({ team }) => team === id)?.name,
    teams: (id) => league.teams.find(({ team }) => team === id)?.name,
    person: (id) => league.people.find(({ person }) => person === id)?.name,
    division: (id) => league.rules.divisions.find(({ division }) => division === id)?.name,
    match: (id) => matchWords(id, league, say),
  }
  return arg
    .split(', ')
    .map((id) => find[name]?.(id) ?? id)
    .join(', ')
}

/** A match as people speak of it: its day and its teams. */
export function matchWords(id: string, league: PublishedLeague, say: DeskParts['say']): string {
  const match = league.matches.find((one) => one.match === id)
  if (match === undefined) return id
  const teams = match.teams.map((team) => league.teams.find((one) => one.team === team)?.name ?? team)
  return `${say('league.day', { n: match.day })}, ${teams.join(' – ')}`
}

export const refusedNote = (refusal: Refusal, speaking: Speaking): TemplateResult =>
  html`<p class="note refused told" role="alert">
    <span class="refusal">${refusedWords(refusal, speaking)}</span>
  </p>`
