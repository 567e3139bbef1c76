/** Draws the pieces of a chapter. */
import { type Line, type Piece, type TaughtCard, type Telling, cardWords, told } from '@stolik/core'
import type { DeckStyle, Letters } from '@stolik/kit/table'
import { html, nothing, type TemplateResult } from 'lit'

export interface Look {
  readonly telling: Telling
  /** Returns a word of the page's own catalogue. */
  readonly say: (code: string, args?: Readonly<Record<string, string | number>>) => string
  readonly deck: DeckStyle
  readonly letters: Letters
}

/** Draws a sentence with its clause number. */
export const sentence = (line: Line, { telling, say }: Look): TemplateResult =>
  // The space belongs to the sentence. Alone it would be lost from the accessible name of a heading.
  html`${line.clause === '' ? told(telling, line) : `${told(telling, line)} `}${
    line.clause === ''
      ? nothing
      : html`<small class="clause">${say('learn.clause', { clause: line.clause })}</small>`
  }`

/** Draws a card with a line below it. */
export function cardPart(card: string, below: string, kind: string, look: Look): TemplateResult {
  return html`<li class="card ${kind}">
    <playing-card
      card=${card}
      label=${cardWords(look.telling, card)}
      deck=${look.deck}
      letters=${look.letters}
    ></playing-card>
    ${below === '' ? nothing : html`<span>${below}</span>`}
  </li>`
}

const cardOf = ({ card, note, may }: TaughtCard, look: Look): TemplateResult => {
  const noted = note === null ? '' : told(look.telling, note)
  const allowed = may === null ? '' : look.say(may ? 'learn.may' : 'learn.mayNot')
  return cardPart(
    card,
    [noted, allowed].filter((part) => part !== '').join(', '),
    may === false ? 'off' : '',
    look,
  )
}

export function piecePart(piece: Piece, look: Look): TemplateResult {
  if (piece.kind === 'line') return html`<p>${sentence(piece.line, look)}</p>`
  const label = html`<h3>${sentence(piece.label, look)}</h3>`
  if (piece.kind === 'cards')
    return html`${label}
      <ul class="cards">
        ${piece.cards.map((card) => cardOf(card, look))}
      </ul>`
  if (piece.kind === 'sum')
    return html`${label}
      <ol class="sum">
        ${piece.lines.map((line) => html`<li>${sentence(line, look)}</li>`)}
      </ol>`
  return html`${label}
    <table aria-label=${told(look.telling, piece.label)}>
      <thead>
        <tr>
          ${piece.head.map((line) => html`<th scope="col">${told(look.telling, line)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${piece.rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${cell(first, look)}</th>
              ${rest.map((value) => html`<td>${cell(value, look)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`
}

const cell = (value: Line | number | undefined, look: Look): string | number =>
  typeof value === 'object' ? told(look.telling, value) : (value ?? '')
