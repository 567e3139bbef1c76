import { isolated } from '@stolik/core'
import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventSeries, EventShown, EventTable } from '@stolik/elements/event/client/types'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { submittedForm, text } from '@stolik/elements/event/form'
import { points } from '@stolik/elements/event/format'
import { DeskElement } from '../element.js'
import { choice, type Options } from '../../form/draw.js'
import { send } from '../../form/buttons.js'
import { reason } from '../act-form.js'
import { effectsOf, isIdle, isPossible, openTables, type Goal, type Move } from './effects.js'

/** The director has chosen new seats. */
export class ReseatEvent extends CustomEvent<Act & { readonly reseat: unknown }> {
  static readonly type = 'stolik-reseat'
  constructor(detail: Act & { readonly reseat: unknown }) {
    super(ReseatEvent.type, { detail })
  }
}

/**
 * New seats for the players of a table that has not written a hand: to another table, a bye, or out of the series. It says
 * what that does to each list before it is sent.
 *
 * @element stolik-reseat
 * @property shown - the event
 * @property table - the table
 * @attr busy - whether an act is being sent
 * @fires stolik-reseat - the act to send
 */
export class StolikReseat extends declares(DeskElement, {
  shown: given<EventShown | null>(null),
  table: given<EventTable | null>(null),
  busy: flag(),
  /** Who leaves the table, and where to. */
  goals: state<ReadonlyMap<string, Goal>>(new Map()),
  /** Who sits down at the table without having a seat. */
  comes: state<string | null>(null),
}) {
  static override styles = [controls, forms, eventStyles]

  protected override render(): unknown {
    const { shown, table } = this
    const series = shown?.series.find(({ n }) => n === table?.series)
    if (shown === null || table === null || series === undefined) return nothing
    const moves = this.#moves(shown, table)
    const effects = effectsOf(shown, series, moves)
    const idle = shown.players.filter(
      (one) => one.online === table.online && isIdle(shown, table.series, one),
    )
    return html`<form class="stack" @submit=${(event: SubmitEvent) => this.#send(event, table, moves)}>
      <p>${this.say('reseat.how')}</p>
      <div class="fields">
        ${table.seats.map(({ player, number, name }) =>
          choice(`to.${player}`, `${number} ${isolated(name)}`, this.#goals(shown, series, table), {
            change: (goal) => this.#choose(player, goal),
          }),
        )}
        ${
          idle.length === 0
            ? nothing
            : choice(
                'comes',
                this.say('reseat.comes'),
                [
                  ['', this.say('reseat.nobody')],
                  ...idle.map(({ id, number, name }) => [id, `${number} ${isolated(name)}`] as const),
                ],
                { change: (id) => (this.comes = id || null) },
              )
        }
        ${reason({ say: (code) => this.say(code) }).draw('reason')}
      </div>
      <div role="status">
        <ul class="plain">
          ${effects.map(
            ({ code, args }) =>
              html`<li class=${code === 'size' ? 'refusal' : ''}>
                ${this.say(`reseat.${code}`, 'points' in args ? { ...args, points: points(Number(args['points']), this.locale) } : args)}
              </li>`,
          )}
        </ul>
      </div>
      <div class="row">
        ${send(this.say('reseat.send'), { busy: this.busy || !isPossible(effects), look: 'button' })}
      </div>
    </form>`
  }

  /** Where a player can go. */
  #goals({ regulations }: EventShown, series: EventSeries, table: EventTable): Options {
    return [
      ['', this.say('reseat.stays')],
      ['out', this.say('reseat.leaves')],
      ...(regulations.format.bye === null ? [] : [['bye', this.say('reseat.getsBye')] as const]),
      ...openTables(series, table).map(
        (one) => [one.table, this.say('draw.table', { n: one.table })] as const,
      ),
    ]
  }

  #choose(player: string, value: string): void {
    const goals = new Map(this.goals)
    if (value === '') goals.delete(player)
    else goals.set(player, value === 'bye' || value === 'out' ? value : Number(value))
    this.goals = goals
  }

  /** Whoever has left the table meanwhile is no longer moved from it. */
  #moves(shown: EventShown, { table, seats }: EventTable): readonly Move[] {
    const comes = shown.players.find(({ id }) => id === this.comes)
    return [
      ...seats.flatMap(({ player, name }) => {
        const to = this.goals.get(player)
        return to === undefined ? [] : [{ player, name, from: table, to }]
      }),
      ...(comes === undefined ? [] : [{ player: comes.id, name: comes.name, from: null, to: table }]),
    ]
  }

  #send(event: SubmitEvent, { series }: EventTable, moves: readonly Move[]): void {
    const form = submittedForm(event)
    if (form === null || this.busy) return
    const seats = moves.map(({ player, from, to }) => ({
      player,
      seen: from ?? 0,
      table: typeof to === 'number' ? to : null,
      bye: to === 'bye',
    }))
    this.dispatchEvent(
      new ReseatEvent({ reseat: { series, seats, reason: text(form.data, 'reason') ?? '' } }),
    )
  }
}

customElements.define('stolik-reseat', StolikReseat)
