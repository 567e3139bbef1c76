/** Marks cards of the hand on a table, beside whatever the table draws. */

/** The cards in a move, as texts: `CJ`, or `CJ+HT`. */
export const cardsIn = (move: string): readonly string[] =>
  /^[A-Z][A-Z0-9](?:\+[A-Z][A-Z0-9])*$/.test(move) ? move.split('+') : []

const look = (card: string): string =>
  `[data-card='${card}'] playing-card { outline: 5px solid var(--stolik-granat); outline-offset: -5px; border-radius: 8%; }`

/**
 * Marks cards in the hand of the table that stands in the same shadow root as `beside`. Returns what removes the marks. The hand draws itself
 * anew with each move, so the marks are a sheet of styles of its own.
 */
export function markCards(beside: Element, cards: readonly string[]): () => void {
  const root = beside.getRootNode()
  const board = root instanceof ShadowRoot ? root.querySelector('.board > *') : null
  const hand = board?.shadowRoot?.querySelector('stolik-hand')?.shadowRoot
  if (hand === null || hand === undefined || cards.length === 0) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cards.map(look).join('\n'))
  hand.adoptedStyleSheets = [...hand.adoptedStyleSheets, sheet]
  return () => {
    hand.adoptedStyleSheets = hand.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
