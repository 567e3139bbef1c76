import type { PublishedLeague, PublishedTeam } from '@stolik/contract/published/league'
import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { text } from '@stolik/elements/event/form'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { deskStyles } from '../ranking/desk.styles.js'
import { peopleLike, type Person, type Refusal } from './client.js'
import { idOf, LeagueDeskElement, type DeskParts } from './element.js'
import { button, send } from '../form/buttons.js'
import { choice, input } from '../form/draw.js'
import { sending } from '../form/values.js'
import {} from './act-form.js'
import { refusedNote } from './refused.js'

/**
 * A team of a league: its name, division and home, and its line-up from the register.
 *
 * @element stolik-league-team
 * @property league - the league as it is now
 * @property team - the team to change; null for a new one
 * @property act - does an act
 * @property busy - set while an act is under way
 */
export class StolikLeagueTeam extends declares(LeagueDeskElement, {
  league: given<PublishedLeague | null>(null),
  team: given<PublishedTeam | null>(null),
  act: given<DeskParts['act'] | null>(null),
  busy: flag(),
  /** The line-up as chosen here; null as long as it is the team's own. */
  players: state<readonly Person[] | null>(null),
  /** People of the register who match the search; null before one. */
  found: state<readonly Person[] | null>(null),
  refusal: state<Refusal | null>(null),
}) {
  static override styles = [controls, rankingStyles, deskStyles]

  get #chosen(): readonly Person[] {
    const { league, team, players } = this
    if (players !== null) return players
    return (team?.players ?? []).map((id) => {
      const known = league?.people.find(({ person }) => person === id)
      return { id, name: known?.name ?? null, club: known?.club ?? null }
    })
  }

  async #find(search: string): Promise<void> {
    const answer = await peopleLike(this.gate, search)
    this.refusal = 'refused' in answer ? answer.refused : null
    this.found = 'done' in answer ? answer.done.people : null
  }

  async #send(data: FormData): Promise<void> {
    const { league, team } = this
    const name = text(data, 'name') ?? ''
    const done = await this.act?.(
      {
        team: {
          team: team?.team ?? idOf(name, league?.teams.map((one) => one.team) ?? []),
          name,
          division: text(data, 'division') ?? '',
          club: text(data, 'club') ?? '',
          home: text(data, 'home') ?? '',
          players: this.#chosen.map(({ id }) => id),
        },
      },
      'leaguedesk.done.team',
    )
    if (done === true) Object.assign(this, { players: null, found: null })
  }

  protected override render(): unknown {
    const { league, team, say } = this
    if (league === null) return nothing
    const divisions = league.rules.divisions.map(({ division, name }) => [division, name] as const)
    return html`<div class="stack">
      ${this.refusal === null ? nothing : refusedNote(this.refusal, { say, league })}
      <form id="team" class="stack" @submit=${sending((data) => this.#send(data))}>
        <div class="fields">
          ${input('name', say('leaguedesk.team.name'), { value: team?.name, most: 64, required: true })}
          ${choice('division', say('leaguedesk.team.division'), divisions, { value: team?.division })}
          ${input('club', say('leaguedesk.team.club'), { value: team?.club, most: 64 })}
          ${input('home', say('leaguedesk.team.home'), { value: team?.home, most: 100 })}
        </div>
      </form>
      <h4>${say('leaguedesk.lineUp')}</h4>
      ${this.#lineUp()}
      <form role="search" class="row" @submit=${sending((data) => this.#find(text(data, 'search') ?? ''))}>
        ${input('search', say('leaguedesk.register'), { type: 'search', most: 100 })}
        ${send(say('leaguedesk.find'), { look: 'button' })}
      </form>
      ${this.#results()}
      <div>
        <button form="team" class="button primary" ?disabled=${this.busy}>
          ${say(team === null ? 'leaguedesk.team.add' : 'leaguedesk.team.save')}
        </button>
      </div>
    </div>`
  }

  #lineUp(): TemplateResult {
    const chosen = this.#chosen
    if (chosen.length === 0) return html`<p class="muted">${this.say('leaguedesk.noPlayers')}</p>`
    return html`<ul class="list">
      ${chosen.map(
        (one) =>
          html`<li class="row">
            <span>${this.#person(one)}</span>
            ${button(
              this.say('leaguedesk.takeOut'),
              () => (this.players = chosen.filter(({ id }) => id !== one.id)),
              {
                label: `${this.say('leaguedesk.takeOut')}: ${this.#person(one)}`,
              },
            )}
          </li>`,
      )}
    </ul>`
  }

  #results(): unknown {
    const { found, league } = this
    if (found === null) return nothing
    if (found.length === 0) return html`<p role="status">${this.say('leaguedesk.nobody')}</p>`
    const chosen = this.#chosen
    const teamOf = (id: string): string | undefined =>
      league?.teams.find((one) => one.team !== this.team?.team && one.players.includes(id))?.name
    return html`<ul class="list">
      ${found
        .filter(({ id }) => chosen.every((one) => one.id !== id))
        .map((one) => {
          const other = teamOf(one.id)
          return html`<li class="row">
            <span>${this.#person(one)}</span>
            ${
              other === undefined
                ? button(this.say('leaguedesk.takeIn'), () => (this.players = [...chosen, one]), {
                    label: `${this.say('leaguedesk.takeIn')}: ${this.#person(one)}`,
                  })
                : html`<span class="muted">${this.say('leaguedesk.playsFor', { team: other })}</span>`
            }
          </li>`
        })}
    </ul>`
  }

  #person({ name, club }: Person): string {
    return [name ?? this.say('league.forgotten'), club ?? ''].filter((part) => part !== '').join(', ')
  }
}

customElements.define('stolik-league-team', StolikLeagueTeam)
