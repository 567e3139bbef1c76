/** How anything on a page that shows a finished hand tells the element that plays it again where to begin. */
import type { Seat } from '@stolik/core'

/** A finished hand, as an element's attributes name it: the text of its record, or its table and its number from 1. */
export interface NamedHand {
  readonly record: string
  readonly table: string
  readonly hand: number
}

/** Where to begin: in a seat, after so many moves. */
export interface From {
  readonly step: number
  readonly seat: Seat
}

export const isSameHand = (one: Partial<NamedHand>, { record, table, hand }: NamedHand): boolean =>
  one.record === record && one.table === table && one.hand === hand

/** A person wants to play a hand again. The element that does it cancels the event; if nobody does, it is not on the page. */
export class PlayAgainEvent extends CustomEvent<NamedHand & From> {
  static readonly type = 'stolik-play-again'
  constructor({ record, table, hand }: NamedHand, { step, seat }: From) {
    super(PlayAgainEvent.type, {
      detail: { record, table, hand, step, seat },
      bubbles: true,
      composed: true,
      cancelable: true,
    })
  }
}

/** Whether the page has an element that plays this hand again. */
export const isPlayedHere = (hand: NamedHand): boolean =>
  [...document.querySelectorAll<HTMLElement & Partial<NamedHand>>('stolik-same-cards')].some((one) =>
    isSameHand(one, hand),
  )
