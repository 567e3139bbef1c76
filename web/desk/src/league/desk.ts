import type { LeagueAct } from './client.js'
import type { LeagueRules } from '@stolik/contract/league/rules'
import type { PublishedLeague } from '@stolik/contract/published/league'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import '@stolik/elements/account/sign-in'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { luck } from '@stolik/elements/client/luck'
import { gameWords } from '@stolik/elements/element/game-names'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { deskStyles } from '../ranking/desk.styles.js'
import { pageStyles } from '../ranking/pages/page.styles.js'
import { choice } from '../form/draw.js'
import * as client from './client.js'
import { LeagueDeskElement, type DeskParts } from './element.js'
import { fixturesPart, type FixtureParts } from './fixtures-part.js'
import { leagueDeskStyles } from './league-desk.styles.js'
import { matchesPart } from './matches-part.js'
import { refusedNote } from './refused.js'
import { usualRules, changeRulesPart, newLeaguePart } from './rules-form.js'
import { seasonPart } from './season-part.js'
import './team-form.js'
import { teamsPart } from './teams-part.js'
import { whenConnected } from '../site/when-connected.js'

/** The rules of a league to be made, and the season before it. */
interface Draft {
  /** null: the usual ones. */
  readonly rules: LeagueRules | null
  readonly after: string | null
}

/**
 * The association's desk for leagues: a season from its rules and teams over fixtures and results to promotion.
 *
 * @element stolik-league-desk
 * @attr league - id of the league; without it the newest, or the form for a new one
 * @attr league-href - the address of a league's page with `{id}` in it
 */
export class StolikLeagueDesk extends declares(LeagueDeskElement, {
  league: property(''),
  leagueHref: attribute('league-href', '/league/{id}'),
  data: state<client.DeskData | null>(null),
  /** null until it has loaded, and while a new one is made. */
  shown: state<PublishedLeague | null>(null),
  draft: state<Draft | null>(null),
  /** How many divisions the form of the rules has rows for. */
  divisions: state(1),
  rows: state<FixtureParts['rows']>({ days: 1, matches: 1 }),
  events: state<readonly client.FinalEvent[] | null>(null),
  opened: state(''),
  refusal: state<client.Refusal | null>(null),
  /** The code of the message about what was done just now. */
  done: state(''),
  busy: state(false),
}) {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles, leagueDeskStyles]

  /** What the next draw is proposed to be drawn from. */
  #seed = luck().slice(0, 12)

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    // Only a signed-in person may work here: read again when the person changes, and never without one.
    whenConnected(
      this,
      () =>
        this.place === null
          ? null
          : `${this.place} ${this.#signedIn ? (this.gate.guest.value?.name ?? '') : ''}`,
      () => {
        if (this.#signedIn) void this.#read()
        else Object.assign(this, { data: null, shown: null, refusal: null })
      },
    )
  }

  get #signedIn(): boolean {
    return this.gate.guest.value?.refresh !== undefined
  }

  async #read(): Promise<void> {
    const answer = await client.openDesk(this.gate)
    if ('refused' in answer) {
      this.refusal = answer.refused
      return
    }
    // Opens an existing league first: people work on it every week, and make a new one once a season.
    if (this.data === null && this.league === '') this.league = answer.done.leagues[0]?.league ?? ''
    this.data = answer.done
    await this.#readLeague()
  }

  async #readLeague(): Promise<void> {
    const { league } = this
    if (league === '') {
      this.shown = null
      this.draft ??= { rules: null, after: null }
      return
    }
    const answer = await client.leagueOf(this.gate, league)
    if (league !== this.league) return
    if ('refused' in answer) this.refusal = answer.refused
    else this.shown = answer.done
  }

  async #choose(league: string): Promise<void> {
    Object.assign(this, {
      league,
      shown: null,
      draft: null,
      opened: '',
      refusal: null,
      done: '',
      divisions: 1,
    })
    await this.#readLeague()
  }

  readonly #act: DeskParts['act'] = async (act, done) => {
    const { shown } = this
    return shown === null ? false : this.#order(shown.league, shown.seq, act, done)
  }

  async #order(league: string, seq: number | null, act: LeagueAct, done: string): Promise<boolean> {
    Object.assign(this, { busy: true, done: '' })
    const answer = await client.actOn(this.gate, league, seq, act)
    // The form stays as it was filled in, and what others have changed is shown around it before the page says so.
    if ('refused' in answer && answer.refused.code === 'OVERTAKEN') await this.#readLeague()
    this.busy = false
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) return false
    Object.assign(this, { opened: '', league: answer.done.league, draft: null })
    await this.#read()
    // Told only now: until then everything stands here as it was.
    this.done = done
    return true
  }

  async #proposeNext(league: string): Promise<void> {
    const answer = await client.nextOf(this.gate, league)
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) return
    const { rules } = answer.done
    Object.assign(this, { league: '', shown: null, opened: '', done: '' })
    this.divisions = rules.divisions.length
    this.draft = { rules, after: league }
  }

  async #open(form: string): Promise<void> {
    Object.assign(this, { opened: form, refusal: null, done: '', rows: { days: 1, matches: 1 } })
    this.#seed = luck().slice(0, 12)
    if (form === 'rules') this.divisions = this.shown?.rules.divisions.length ?? 1
    if (!form.startsWith('event:') || this.events !== null) return
    const answer = await client.finalEvents(this.gate)
    if ('refused' in answer) this.refusal = answer.refused
    else this.events = answer.done.events
  }

  /** Scrolls to the message, which stands above long forms. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    if (!changed.has('refusal') && !changed.has('done')) return
    this.renderRoot.querySelector('.told')?.scrollIntoView({ block: 'center' })
  }

  protected override render(): unknown {
    const { say, refusal, done, shown: league } = this
    const wrong = this.misplaced()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    return html`<div class="stack desk">
      <h2>${say('leaguedesk.title')}</h2>
      ${this.#signedIn ? nothing : html`<p>${say('leaguedesk.notYours')}</p>`}
      <stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>
      ${refusal === null ? nothing : refusedNote(refusal, { say, league })}
      ${done === '' ? nothing : html`<p class="note told" role="status">✓ ${say(done)}</p>`}
      ${this.#signedIn && this.data !== null ? this.#body(this.data) : nothing}
    </div>`
  }

  #body(data: client.DeskData): TemplateResult {
    const { say, league, shown, draft } = this
    const leagues = data.leagues.map((one) => [one.league, `${one.name} ${one.season}`] as const)
    return html`${choice('league', say('leaguedesk.which'), [['', say('leaguedesk.new')], ...leagues], {
      value: league,
      change: (chosen) => void this.#choose(chosen),
    })}
    ${draft === null || shown !== null ? nothing : this.#create(data, draft)}
    ${shown === null ? nothing : this.#season(data, shown)}`
  }

  #create(data: client.DeskData, { rules: drafted, after }: Draft): TemplateResult {
    const { say, locale, busy } = this
    return newLeaguePart({
      say,
      locale,
      busy,
      after,
      data,
      rows: this.divisions,
      rules: drafted ?? usualRules(data.games, say('leaguedesk.firstDivision')),
      addRow: () => (this.divisions += 1),
      create: (league, rules) =>
        void this.#order(league, null, { create: { rules, after } }, 'leaguedesk.done.create'),
    })
  }

  #season(data: client.DeskData, league: PublishedLeague): TemplateResult {
    const { say, locale, busy, opened, events, refusal, lang, server, rows } = this
    const parts = {
      say,
      locale,
      busy,
      league,
      opened,
      act: this.#act,
      open: (form: string) => void this.#open(form),
    }
    const ended = league.phase === 'CLOSED'
    return html`<p>
        <a href=${this.leagueHref.replace('{id}', encodeURIComponent(league.league))}
          >${say('leaguedesk.page')}</a
        >
        · <strong>${say(`league.phase.${league.phase}`)}</strong>
      </p>
      ${
        ended
          ? nothing
          : html`${teamsPart({ ...parts, lang, server })}
            ${fixturesPart({
              ...parts,
              rows,
              seed: this.#seed,
              setRows: (to) => {
                this.rows = to
              },
            })}
            ${matchesPart({ ...parts, events, unmatched: refusal?.problems ?? [] })}`
      }
      ${seasonPart({ ...parts, proposeNext: () => void this.#proposeNext(league.league) })}
      ${
        ended
          ? nothing
          : changeRulesPart({
              ...parts,
              games: data.games,
              rows: this.divisions,
              addRow: () => (this.divisions += 1),
            })
      }`
  }
}

customElements.define('stolik-league-desk', StolikLeagueDesk)
