/** What stands below a replay's table: the settlement after the last card, and the analysis. Loaded after the table. */
import { say, type Arg, type Locale, type ReplayData } from '@stolik/core'
import '@stolik/kit/result'
import type { ShownTableElement } from '@stolik/kit/shown'
import { html, nothing, type TemplateResult } from 'lit'
import { analyses } from '../extras/analyses/games.js'
import type { toldRules } from '../rule-sets/told.js'
import { replayWords } from '../words/replay/index.js'
export { nameCards } from '@stolik/kit/german-names'
export { addressOf, linkPart, shareLink, type Link } from './link-part.js'
import './moments.js'
import type { Position } from './position.js'
import type { Shown } from './source.js'

export interface Below {
  readonly replay: Shown
  readonly board: ShownTableElement | null
  readonly position: Position
  readonly locale: Locale
  readonly go: (step: number) => void
  /** Where each trick begins. */
  readonly starts: readonly number[]
  /** Shows another deal in place of this one, from a step on. */
  readonly show: (next: Shown, step: number) => void
}

/** Where the replay's hand comes from. */
type Host = HTMLElement & {
  readonly record: string
  readonly server: string
  readonly table: string
  readonly hand: number
  readonly invitation: string | null
  readonly analysis: boolean
}

/** Loaded for replays by a club’s own rules only. */
let ownRules: typeof toldRules | undefined

/** What a club’s own rules change; nothing until its code has come, when `loaded` is called. */
export function rulesPart(locale: Locale, data: ReplayData, loaded: () => void): unknown {
  if (ownRules === undefined)
    import('../rule-sets/told.js').then(
      (file) => {
        ownRules = file.toldRules
        loaded()
      },
      () => undefined,
    )
  return ownRules?.(locale, data)
}

export const belowReplay = (host: Host, below: Below): TemplateResult =>
  html`${moments(below)} ${result(below)}
  ${host.analysis || analyses[below.replay.data.game] ? analysis(host, below) : nothing}`

function moments({ replay, position, locale, starts, go }: Below): TemplateResult {
  const words = { ...replayWords[locale], ...replay.shows.catalogues[locale] }
  const called = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(words, locale, code, args)
  const last = replay.data.steps.length - 1
  return html`<stolik-moments
    role="group"
    aria-label=${called('replay.jump')}
    .step=${position.step}
    .moments=${[
      { step: 0, mark: '▸', label: called('replay.start') },
      ...starts.map((step, n) => ({
        step,
        mark: String(n + 1),
        label: called('replay.trick', { n: n + 1 }),
      })),
      { step: last, mark: '■', label: called('replay.end') },
    ]}
    @stolik-moment=${({ detail }: CustomEvent<number>) => go(detail)}
  ></stolik-moments>`
}

function result({ replay, board, position: { step, eyes }, locale }: Below): TemplateResult | typeof nothing {
  const { settlement, seating, dealer, steps } = replay.data
  if (settlement === null || step < steps.length - 1) return nothing
  return html`<stolik-result
    .settlement=${settlement}
    .catalogue=${replay.shows.catalogues[locale]}
    locale=${locale}
    .players=${board?.players ?? []}
    .seating=${[...seating, dealer]}
    .chair=${eyes === null ? null : (seating[eyes] ?? null)}
  ></stolik-result>`
}

function analysis(host: Host, { replay, position, locale, go, show }: Below): TemplateResult {
  // A failed load is repeated at the next drawing.
  import('../analysis/analysis.js').catch(() => undefined)
  const played = replay.instead ?? replay
  const { game, players, seating } = played.data
  const play = (data: ReplayData, step: number): void => {
    // The thread plays by the rules themselves, so its views are those that the table takes.
    show({ data, shows: { ...played.shows, read: (view) => view }, instead: played }, step)
  }
  return html`<stolik-analysis
    lang=${locale}
    server=${host.server}
    game=${game}
    table=${host.table}
    hand=${host.hand}
    record=${host.record}
    ?asked=${host.analysis}
    ?instead=${replay.instead !== undefined}
    .invitation=${host.invitation}
    .catalogue=${played.shows.catalogues[locale]}
    .names=${seating.map((chair) => players[chair] || String(chair + 1))}
    .step=${position.step}
    .go=${go}
    .play=${play}
    .back=${(step: number) => show(played, step)}
  ></stolik-analysis>`
}
