/** Protests and appeals as a player sees and makes them. */
import { html, nothing, type TemplateResult } from 'lit'
import { clockTime } from '../format.js'
import type { EventMe, EventShown, Protest } from '../client/types.js'
import type { Speaker } from '../speaker.js'

export interface ProtestParts extends Speaker {
  readonly event: EventShown
  readonly mine: readonly string[]
  /** By the gateway's clock; null while that is unknown. */
  readonly now: number | null
}

/** @param send a form was sent: `n` is the protest that is appealed against, or null for a new one. */
export function protests(
  { event, mine, now, say, locale }: ProtestParts,
  me: EventMe | null,
  send: (submit: SubmitEvent, n: number | null) => void,
): TemplateResult {
  const form = (label: string, n: number | null): TemplateResult =>
    html`<form class="panel" @submit=${(submit: SubmitEvent) => send(submit, n)}>
      <label><span>${label}</span><textarea name="text" required maxlength="2000"></textarea></label>
      <button class="button fit">${say(n === null ? 'protest.send' : 'protest.appeal')}</button>
    </form>`
  const table = me?.table ?? null
  const open = event.phase !== 'OPEN' && event.phase !== 'DRAWN' && event.phase !== 'FINAL'
  const until = event.protestsUntil
  const late = until !== null && now !== null && now > until
  return html`<div class="stack">
    ${event.protests.map(
      (protest) =>
        html`${shown(event, protest, say)}
        ${
          mine.includes(protest.player) &&
          (protest.status === 'UPHELD' || protest.status === 'REJECTED') &&
          open
            ? html`<details>
                <summary>${say('protest.appealAsk')}</summary>
                ${form(say('protest.appealText'), protest.n)}
              </details>`
            : nothing
        }`,
    )}
    ${event.protests.length === 0 ? html`<p class="muted">${say('protest.none')}</p>` : nothing}
    ${
      open && until !== null
        ? html`<p class="muted">
            ${say(late ? 'when.provisional.now' : 'protest.until', { time: clockTime(until, locale, event.regulations.mode) })}
          </p>`
        : nothing
    }
    ${
      open && !late && me?.player !== null && table !== null
        ? form(say('protest.ask', { n: table.series, table: table.table }), null)
        : nothing
    }
  </div>`
}

/** Draws a protest with everything that followed from it. */
export function shown(event: EventShown, protest: Protest, say: Speaker['say']): TemplateResult {
  const who = event.players.find(({ id }) => id === protest.player)?.name ?? protest.player
  return html`<article class="panel">
    <p>
      <strong
        >${say('protest.by', { n: protest.n, name: who, table: protest.table, series: protest.series })}</strong
      >
      · ${say(`protest.${protest.status}`)}
    </p>
    <p>${protest.text}</p>
    ${protest.decision === null ? nothing : html`<p><span class="muted">${say('protest.decision')}</span> ${protest.decision}</p>`}
    ${protest.appeal === null ? nothing : html`<p><span class="muted">${say('protest.appealed')}</span> ${protest.appeal}</p>`}
    ${
      protest.appealDecision === null
        ? nothing
        : html`<p><span class="muted">${say('protest.appealDecision')}</span> ${protest.appealDecision}</p>`
    }
  </article>`
}
