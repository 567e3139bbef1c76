/** One panel with every paper for the hall: whether it can be printed, whether it is printed, and what it waits for. */
import { html, nothing, type TemplateResult } from 'lit'
import { button, folded } from '../form/buttons.js'
import { notePrinted, papersFor, printed, stateOf, type Printable } from './papers.js'
import type { DeskParts } from './parts.js'

/** Before a series it stands open; while one is played, it is rarely needed. */
export function papersPanel(parts: DeskParts): TemplateResult {
  const { event, say } = parts
  const before = printed(event.id)
  const list = html`<ul class="papers plain">
    ${papersFor(event).map((paper) => row(parts, paper, before))}
  </ul>`
  if (event.phase === 'PLAYING' || event.phase === 'PAUSED') return folded(say('papers.title'), list)
  return html`<section class="besides stack" aria-label=${say('papers.title')}>
    <h3>${say('papers.title')}</h3>
    ${list}
  </section>`
}

function row(parts: DeskParts, paper: Printable, before: Readonly<Record<string, string>>): TemplateResult {
  const { say, print, event, refresh } = parts
  const state = stateOf(paper, before)
  const words = say(`papers.${paper.name}`, { n: paper.n ?? 0 })
  const open = (): void => {
    notePrinted(event.id, paper)
    print(paper.file)
    refresh()
  }
  const why = (): string =>
    say(paper.waits === null ? `papers.state.${state}` : `papers.waits.${paper.waits}`)
  return html`<li>
    ${
      paper.waits === null
        ? button(words, open, { look: state === 'CHANGED' ? 'button' : 'quiet' })
        : html`<span class="muted">${words}</span>`
    }
    <span class="${looks[state]} small">${state === 'READY' ? nothing : why()}</span>
  </li>`
}

const looks = { WAITS: 'muted', READY: 'muted', PRINTED: 'good', CHANGED: 'refusal' } as const
