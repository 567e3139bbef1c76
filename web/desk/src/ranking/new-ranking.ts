/** Creates a ranking from a preset, changed where the association counts differently. */
import { html, type TemplateResult } from 'lit'
import { gameChoice } from '../event/game-choice.js'
import { gameName } from '@stolik/elements/element/game-names'
import type { Preset, Problem, RankingEvent } from './client.js'
import type { DeskParts } from './parts.js'
import type { SchemeEvent } from './scheme/form.js'
import { readScheme } from './scheme/types.js'

interface Choosing extends DeskParts {
  readonly presets: readonly Preset[]
  readonly chosen: Preset
  readonly choose: (preset: Preset) => void
  readonly profiles: readonly string[]
  /** The names of the rules that clubs have made, by their profile texts. */
  readonly own: ReadonlyMap<string, string>
  readonly events: readonly RankingEvent[]
  /** The problems that the gateway found in the scheme. */
  readonly problems: readonly Problem[]
}

export function newRanking(parts: Choosing): TemplateResult {
  const { say, locale, busy, presets, chosen, choose, profiles, own, events, problems, act } = parts
  const games = [...new Set(presets.map(({ game }) => game))]
  // Loaded on demand, since it is most of the desk's code.
  void import('./scheme/form.js')
  return html`<section class="stack">
    <h3>${say('rankdesk.new')}</h3>
    <label
      ><span>${say('rankdesk.preset')}</span>
      <select
        name="preset"
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
                      ${gameChoice(locale, game, `ranking.${one.id}`)}
                    </option>`,
                )}
            </optgroup>`,
        )}
      </select></label
    >
    <p class="muted">${say('rankscheme.hint.preset')}</p>
    <stolik-scheme-form
      .from=${inWords(chosen.scheme, say)}
      .profiles=${profiles}
      .own=${own}
      .events=${events}
      .problems=${problems}
      ?busy=${busy}
      @stolik-scheme=${({ detail: { id, scheme } }: SchemeEvent) =>
        void act({ create: { ranking: id, scheme: JSON.stringify(scheme) } })}
    ></stolik-scheme-form>
  </section>`
}

/** Replaces the internal name `all` of a preset's group by a translated one. */
function inWords(preset: string, say: DeskParts['say']): string {
  const scheme = readScheme(preset)
  const parts = scheme.parts.map((part) =>
    part.name === 'all' ? { ...part, name: say('ranking.all') } : part,
  )
  return JSON.stringify({ ...scheme, parts })
}
