/**
 * What the live region tells. Each line has a number of its own: what is only drawn again, or moves up when older lines
 * go, is no news, and a screen reader says nothing of it.
 */
import { html, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'

export interface NewsLine {
  readonly n: number
  readonly line: string
}

/** Lines that are kept: more than can come between two moves of one's own at a table of five. */
const kept = 14

let last = 0

const numbered = (lines: readonly string[]): readonly NewsLine[] =>
  lines.filter((line) => line !== '').map((line) => ({ n: ++last, line }))

/** The lines with newer ones below. */
export const withNews = (known: readonly NewsLine[], lines: readonly string[]): readonly NewsLine[] =>
  [...known, ...numbered(lines)].slice(-kept)

/** The live region itself: it is there before anything is told in it, else that would not be said. */
export const newsPart = (lines: readonly NewsLine[], label: string): TemplateResult =>
  html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${label}>
    ${repeat(
      lines,
      ({ n }) => n,
      ({ line }) => html`<p>${line}</p>`,
    )}
  </div>`
