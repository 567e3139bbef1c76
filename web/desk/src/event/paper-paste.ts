/** A box for pasting a list that exists as text already. */
import type { PaperCells, PaperFault, Plugin } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { faultWords, type PaperWords } from './paper-row.js'
import { emptyRows, pasted } from './paper-rows.js'
import { button, send } from '../form/buttons.js'

/** A pasted line that cannot be read, from 0, with its reason. */
export interface UnreadLine {
  readonly row: number
  readonly fault: PaperFault
}

interface Paste {
  readonly game: Plugin
  /** The line that could not be read when text was pasted last. */
  readonly unread: UnreadLine | null
  readonly fill: (rows: readonly PaperCells[]) => void
  /** Takes the line that cannot be read; null if every line can. */
  readonly refuse: (unread: UnreadLine | null) => void
}

export function pasteBox(words: PaperWords, { game, unread, fill, refuse }: Paste): TemplateResult {
  const { say, list } = words
  const take = (event: SubmitEvent): void => {
    event.preventDefault()
    const text = new FormData(event.currentTarget as HTMLFormElement).get('lines')
    const read = pasted(game, list, typeof text === 'string' ? text : '')
    refuse('rows' in read ? null : read)
    if ('rows' in read) fill(read.rows)
  }
  return html`<details>
    <summary>${say('paper.paste')}</summary>
    <form class="stack" @submit=${take}>
      <label class="broad"
        ><span>${say('paper.pasteHow')}</span>
        <textarea name="lines" rows="6" spellcheck="false" placeholder=${game.papers.example}></textarea>
      </label>
      ${
        unread === null
          ? nothing
          : html`<p class="refusal" role="alert">
              ${say('event.line', { n: unread.row + 1 })} ${faultWords(words, unread.fault)}
            </p>`
      }
      <div class="row">
        ${send(say('paper.pasteTake'), { look: 'button' })}
        ${button(say('paper.clear'), () => fill(emptyRows(list.length)), { look: 'quiet' })}
      </div>
    </form>
  </details>`
}
