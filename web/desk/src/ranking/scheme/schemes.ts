/** How a ranking counts: its newest scheme in words, the earlier ones, and the form of the next one. */
import { html, nothing, type TemplateResult } from 'lit'
import type { DeskRanking, Problem, RankingEvent } from '../client.js'
import type { DeskParts } from '../parts.js'
import type { SchemeEvent } from './form.js'
import { changeList, changesOf, describeScheme, schemeSummary } from './describe.js'
import { readScheme } from './types.js'
import { button } from '../../form/buttons.js'

export interface SchemesParts extends DeskParts {
  readonly ranking: DeskRanking
  readonly profiles: readonly string[]
  /** The names of the rules that clubs have made, by their profile texts. */
  readonly own: ReadonlyMap<string, string>
  readonly events: readonly RankingEvent[]
  /** The problems that the gateway found in the scheme. */
  readonly problems: readonly Problem[]
  readonly changing: boolean
  readonly change: (changing: boolean) => void
}

export function schemes(parts: SchemesParts): TemplateResult {
  const { say, ranking, changing, change } = parts
  const scheme = readScheme(ranking.scheme)
  return html`<section class="stack">
    <h3>${say('rankscheme.title')}</h3>
    <p class="muted">${say('rankscheme.version', { version: ranking.version })}</p>
    <details class="panel">
      <summary>${say('rankscheme.summary')}</summary>
      ${schemeSummary(describeScheme(scheme, parts))}
    </details>
    ${ranking.version < 2 ? nothing : versions(parts)}
    <div>
      ${button(say(changing ? 'rankscheme.leave' : 'rankscheme.open'), () => change(!changing), { open: changing })}
    </div>
    ${changing ? next(parts) : nothing}
  </section>`
}

function versions(parts: SchemesParts): TemplateResult {
  const { say, ranking } = parts
  const all = ranking.schemes.map(readScheme)
  return html`<details class="panel">
    <summary>${say('rankscheme.versions')}</summary>
    <ol class="list">
      ${all
        .map((scheme, i) => {
          const before = all[i - 1]
          return html`<li>
            <p><strong>${say('rankscheme.version', { version: i + 1 })}</strong></p>
            ${before === undefined ? say('rankscheme.first') : changeList(changesOf(before, scheme, parts), parts)}
          </li>`
        })
        .toReversed()}
    </ol>
  </details>`
}

function next({ ranking, profiles, own, events, problems, busy, act, change }: SchemesParts): TemplateResult {
  // Loaded on demand, since it is most of the desk's code.
  void import('./form.js')
  return html`<stolik-scheme-form
    changing
    .from=${ranking.scheme}
    .profiles=${profiles}
    .own=${own}
    .events=${events}
    .problems=${problems}
    ?busy=${busy}
    @stolik-scheme=${async ({ detail }: SchemeEvent) => {
      const { id, version } = ranking
      const done = await act({
        scheme: { ranking: id, scheme: JSON.stringify(detail.scheme), after: version },
      })
      if (done !== null) change(false)
    }}
  ></stolik-scheme-form>`
}
