/** Lets a hand be entered in the game's own element. The game formats its line. */
import type { Settled } from '@stolik/core'
import type { PaperEvent } from '@stolik/kit/paper'
import { html, nothing, type TemplateResult } from 'lit'
import { gameSay } from '../game-words.js'
import { listsOf, settle } from '../lists.js'
import type { ListParts } from './parts.js'

export function writeHand(parts: ListParts): TemplateResult {
  const { session, table, chair, lines, closeForm, say } = parts
  const hand = lines.length
  const take = async (line: string): Promise<void> => {
    await session.put(
      { hand: { series: table.series, table: table.table, hand, line, begun: table.begun } },
      chair,
    )
    closeForm()
  }
  return html`<section class="panel stack" aria-label=${say('hall.write', { n: hand + 1 })}>
    <h3>${say('hall.hands', { n: hand + 1, length: table.length })}</h3>
    ${handEntry(parts, hand, (line) => void take(line))}
  </section>`
}

/** Offers to write the next hand although the last one is not checked yet. */
export const writeNext = ({ lines, updateDraft, say }: ListParts): TemplateResult =>
  html`<button class="button large" @click=${() => updateDraft({ writing: true })}>
    ${say('hall.write', { n: lines.length + 1 })}
  </button>`

/** Draws the element for a new hand or for a correction. */
export function handEntry(parts: ListParts, hand: number, take: (line: string) => void): TemplateResult {
  const { table, lines, draft, updateDraft, say, locale } = parts
  const paper = parts.paper()
  const before = settle(table, lines.slice(0, hand))
  if (paper === null || before === null)
    return html`<p class="muted" role="status">${say('event.loading')}</p>`
  const line = lines[hand] ?? null
  const { profile, chairs, seats } = table
  Object.assign(paper, {
    profile,
    chairs,
    hand,
    line,
    settled: before,
    players: seats.map(({ name }) => name),
    locale,
  })
  const read = ({ detail }: PaperEvent): void => {
    const answer = readLine(parts, before, detail.line)
    if ('line' in answer) {
      updateDraft({ fault: null })
      take(answer.line)
    } else updateDraft({ fault: answer.fault })
  }
  return html`<div @paper=${read}>${paper}</div>
    ${draft.fault === null ? nothing : html`<p class="refusal" role="alert">${draft.fault}</p>`}`
}

/** Returns the line as the game writes it, or what is wrong with it. */
function readLine(
  { table, say, locale }: ListParts,
  before: readonly Settled[],
  line: string,
): { readonly line: string } | { readonly fault: string | null } {
  const read = listsOf(table.game)?.papers.enter(table.profile, table.chairs, before, line)
  if (read === undefined) return { fault: null }
  if (!('refused' in read)) return { line: read.line }
  const why = gameSay(locale, table.game, `cannot.${read.refused}`, { word: read.word ?? '' })
  return { fault: say('hall.cannot', { why }) }
}
