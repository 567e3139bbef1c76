/** The result of a match from an event of this gateway. Players who are not recognised are asked about. */
import type { PublishedMatch } from '@stolik/contract/published/league'
import { html, nothing, type TemplateResult } from 'lit'
import { isTicked, text } from '@stolik/elements/event/form'
import { teamName } from '@stolik/elements/league/parts'
import { dayOf } from '@stolik/elements/ranking/format'
import type { FinalEvent, Unmatched } from './client.js'
import type { DeskParts } from './element.js'
import { choice, input, tick } from '../form/draw.js'
import { sending } from '../form/values.js'
import { reason, submit } from './act-form.js'

export interface EventParts {
  /** Events with a final result; null until they have loaded. */
  readonly events: readonly FinalEvent[] | null
  /** Players of the event of whom it must be said who they are. */
  readonly unmatched: readonly Unmatched[]
}

export function eventForm(
  parts: DeskParts & EventParts,
  { match, teams, result }: PublishedMatch,
): TemplateResult {
  const { say, locale, act, events, unmatched } = parts
  if (events === null) return html`<p class="muted" role="status">${say('leaguedesk.loadingEvents')}</p>`
  const here = events.filter((one) => one.here)
  if (here.length === 0) return html`<p class="panel">${say('leaguedesk.noEvents')}</p>`
  const take = (data: FormData): void =>
    void act(
      {
        event: {
          match,
          event: text(data, 'event') ?? '',
          reason: text(data, 'reason'),
          teams: teams.flatMap((team) => {
            const name = text(data, `name.${team}`)
            return name === null ? [] : [{ team, name }]
          }),
          absent: teams.filter((team) => isTicked(data, `absent.${team}`)),
          people: unmatched.flatMap(({ player }) => {
            const person = text(data, `who.${player}`)
            return person === null ? [] : [{ player, person }]
          }),
        },
      },
      'leaguedesk.done.result',
    )
  return html`<form class="stack panel" @submit=${sending(take)}>
    ${choice(
      'event',
      say('leaguedesk.event'),
      here.map(({ event, name, date }) => [event, `${name}, ${dayOf(date, locale)}`]),
      { value: result?.event },
    )}
    ${unmatched.length === 0 ? nothing : who(parts, unmatched)}
    <details>
      <summary>${say('leaguedesk.otherNames')}</summary>
      <div class="fields">
        ${teams.map((team) => input(`name.${team}`, teamName(parts, team), { most: 64 }))}
      </div>
    </details>
    <fieldset>
      <legend>${say('leaguedesk.whoAbsent')}</legend>
      ${teams.map((team) => tick(`absent.${team}`, teamName(parts, team)))}
    </fieldset>
    ${result === null ? nothing : reason(parts).draw('reason')} ${submit(parts, say('leaguedesk.takeEvent'))}
  </form>`
}

function who({ say, league }: DeskParts, unmatched: readonly Unmatched[]): TemplateResult {
  const nameOf = (person: string): string =>
    league.people.find((one) => one.person === person)?.name ?? say('league.forgotten')
  return html`<fieldset class="part">
    <legend>${say('leaguedesk.who')}</legend>
    <div class="fields">
      ${unmatched.map(({ player, number, name, team }) =>
        choice(`who.${player}`, `${number}. ${name}`, [
          ['', say('leaguedesk.choose')],
          ...(league.teams.find((one) => one.team === team)?.players ?? []).map(
            (person) => [person, nameOf(person)] as const,
          ),
        ]),
      )}
    </div>
  </fieldset>`
}
