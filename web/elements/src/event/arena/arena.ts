import { say, type Arg } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { runWhileConnected } from '../../base/follow.js'
import type { Answer } from '../../client/document.js'
import { graphqlAt } from '../../client/gateway.js'
import { arenaWords } from '../../words/arena/index.js'
import { eventWords } from '../../words/event/index.js'
import type { Refusal } from '../client/client.js'
import { failed } from '../client/client.js'
import { watchArena } from '../client/documents.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { points } from '../format.js'
import { arenaStyles } from './arena.styles.js'

type Arena = Answer<typeof watchArena>['eventArena']

/** As many players as are listed. */
const most = 100

/**
 * Who leads in an arena and who plays, live.
 *
 * @element stolik-arena
 * @attr event - id of the event
 * @attr mine - the id of the person's own player, whose row is marked
 */
export class StolikArena extends declares(EventElement, {
  mine: property<string | null>(null),
  arena: state<Arena | null>(null),
  trouble: state<Refusal | null>(null),
}) {
  static override styles = [controls, eventStyles, arenaStyles]
  protected override readonly catalogues = [arenaWords, eventWords]

  constructor() {
    super()
    const key = (): string | null =>
      !this.event || graphqlAt(this.server) === null ? null : JSON.stringify([this.server, this.event])
    runWhileConnected(this, key, () =>
      this.gate.watch(
        watchArena,
        { event: this.event },
        ({ eventArena }) => {
          this.arena = eventArena
        },
        (why) => {
          this.trouble = failed(why)
        },
      ),
    )
  }

  #words(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(arenaWords[this.locale], this.locale, `arena.${code}`, args)
  }

  protected override render(): unknown {
    const { arena } = this
    if (arena === null) return this.unshown(this.trouble)
    const { playing, waiting, tables, leaders } = arena
    const isOver = arena.phase === 'FINAL' || arena.phase === 'PROVISIONAL'
    return html`<section>
      ${isOver ? nothing : html`<p>${this.#words('counts', { playing, waiting, tables })}</p>`}
      ${arena.phase === 'PLAYING' && arena.endsAt !== null && arena.endsAt < (this.gate.now() ?? 0) ? html`<p>${this.#words('last')}</p>` : nothing}
      ${leaders.length === 0 ? html`<p class="muted">${this.#words('noneYet')}</p>` : this.#table(leaders)}
      ${leaders.length < most ? nothing : html`<p class="muted">${this.#words('best')}</p>`}
    </section>`
  }

  #table(leaders: Arena['leaders']): TemplateResult {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${this.#words('now')}>
      <table>
        <thead>
          <tr>
            <th scope="col"><abbr title=${this.#words('place')}>#</abbr></th>
            <th scope="col" class="text">${this.#words('name')}</th>
            <th scope="col">${this.#words('points')}</th>
            <th scope="col">${this.#words('tables')}</th>
          </tr>
        </thead>
        <tbody>
          ${leaders.map(
            ({ place, player, name, points: own, tables, playing }) =>
              html`<tr class=${player === this.mine ? 'me' : ''}>
                <td>${place}</td>
                <th scope="row" class="text">
                  ${name} ${playing ? html`<span class="plays">${this.#words('plays')}</span>` : nothing}
                </th>
                <td><strong>${points(own, this.locale)}</strong></td>
                <td>${tables}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
  }
}

customElements.define('stolik-arena', StolikArena)
