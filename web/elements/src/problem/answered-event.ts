/** A person has answered a problem for the first time. Bubbles and crosses shadow roots. */
export class AnsweredEvent extends CustomEvent<{
  readonly game: string
  readonly day: string
  /** The text of the move that they chose: a card, the cards put away, or a call. */
  readonly card: string
  readonly right: boolean
}> {
  static readonly type = 'stolik-answered'
  constructor(detail: AnsweredEvent['detail']) {
    super(AnsweredEvent.type, { detail, bubbles: true, composed: true })
  }
}
