/** A ranking from a preset: its season, and what counts. */
import { html, nothing, type TemplateResult } from 'lit'
import { number, sent, text } from '../../event/form.js'
import { gameSay } from '../../event/game-words.js'
import { gameName } from '../../game-names.js'
import type { Preset } from './client.js'
import type { DeskParts } from './parts.js'
import { told, withWishes } from './scheme.js'

interface Choosing extends DeskParts {
  readonly presets: readonly Preset[]
  readonly chosen: Preset
  readonly choose: (preset: Preset) => void
}

export function newRanking(parts: Choosing): TemplateResult {
  const { say, locale, busy, presets, chosen, choose } = parts
  const games = [...new Set(presets.map(({ game }) => game))]
  const { best, events, lists } = told(chosen.scheme)
  return html`<form class="stack" @submit=${(event: SubmitEvent) => void create(parts, event)}>
    <h3>${say('rankdesk.new')}</h3>
    <label
      ><span>${say('rankdesk.preset')}</span>
      <select
        @change=${({ target }: Event) => {
          const preset = presets[(target as HTMLSelectElement).selectedIndex]
          if (preset !== undefined) choose(preset)
        }}
      >
        ${games.map(
          (game) =>
            html`<optgroup label=${gameName(locale, game, '').game}>
              ${presets
                .filter((one) => one.game === game)
                .map(
                  (one) =>
                    html`<option ?selected=${one === chosen}>
                      ${gameSay(locale, game, `ranking.${one.id}`)}
                    </option>`,
                )}
            </optgroup>`,
        )}
      </select></label
    >
    <div class="fields">
      <label><span>${say('rankdesk.name')}</span><input name="name" required maxlength="100" /></label>
      <label
        ><span>${say('rankdesk.id')}</span
        ><input name="id" required pattern="[a-z0-9\\-]{1,40}" placeholder="liga-2027" autocapitalize="none"
      /></label>
      <label><span>${say('rankdesk.from')}</span><input name="from" type="date" required /></label>
      <label><span>${say('rankdesk.until')}</span><input name="until" type="date" required /></label>
      ${
        best === undefined
          ? nothing
          : html`<label
              ><span>${say('rankdesk.best')}</span
              ><input name="best" type="number" min="1" .value=${best === null ? '' : String(best)}
            /></label>`
      }
      <label
        ><span>${say('rankdesk.minEvents')}</span
        ><input name="events" type="number" min="0" .value=${String(events)}
      /></label>
      <label
        ><span>${say('rankdesk.minLists')}</span
        ><input name="lists" type="number" min="0" .value=${String(lists)}
      /></label>
    </div>
    <div><button class="button primary" ?disabled=${busy}>${say('rankdesk.create')}</button></div>
  </form>`
}

async function create({ chosen, act }: Choosing, event: SubmitEvent): Promise<void> {
  const data = sent(event)?.data
  if (data === undefined) return
  const scheme = withWishes(chosen.scheme, {
    name: text(data, 'name') ?? '',
    from: text(data, 'from') ?? '',
    until: text(data, 'until') ?? '',
    best: number(data, 'best'),
    events: number(data, 'events') ?? 0,
    lists: number(data, 'lists') ?? 0,
  })
  await act({ create: { ranking: text(data, 'id') ?? '', scheme } })
}
