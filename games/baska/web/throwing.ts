/** The words of the table about an offer to throw the cards in (R5). */
import { nameOf, type Say, type Situation } from '@stolik/kit/shown'
import { pending, unanswered } from '../src/hand/throws.js'
import type { ThrowIn, View } from '../src/rules/view.js'

/** Returns what a seat said about the open offer; '' if there is none, or the seat has not answered. */
export function throwWord(view: View, seat: number, t: Say): string {
  const open = pending(view.throws)
  if (open === undefined) return ''
  if (open.seat === seat) return t('baska.throw')
  return open.agreed.includes(seat) ? t('baska.agree') : ''
}

/** Returns the line above the answers, or the outcome of this trick's offer; '' if there was none. */
export function throwLine(view: View, at: Situation): string {
  const last = view.throws.at(-1)
  const trick = view.tricks.reduce((sum, n) => sum + n, 0)
  if (view.phase !== 'play' || last === undefined || Math.floor(last.at / 4) !== trick) return ''
  if (pending(view.throws) === undefined) return endOf(last, at)
  if (view.seat !== null && unanswered(last).includes(view.seat))
    return at.t('baska.throwAsked', { name: nameOf(at, last.seat) })
  const names = unanswered(last).map((seat) => nameOf(at, seat))
  return at.t('baska.throwWaits', { names: names.join(', ') })
}

const endOf = ({ declined }: ThrowIn, at: Situation): string =>
  declined === null ? at.t('baska.throwEarly') : saidBy(declined, 'baska.playOn', at)

const saidBy = (seat: number, code: string, at: Situation): string =>
  at.t('table.says', { name: nameOf(at, seat), what: at.t(code) })

/** Tells what was said about throwing in between two views, one sentence each. */
export function tellThrows(before: View, now: View, at: Situation): readonly string[] {
  return now.throws.flatMap((offer, i) => {
    const known = before.throws[i]
    return [
      ...(known === undefined ? [saidBy(offer.seat, 'baska.throw', at)] : []),
      ...offer.agreed.slice(known?.agreed.length ?? 0).map((seat) => saidBy(seat, 'baska.agree', at)),
      ...(offer.declined !== null && known?.declined !== offer.declined ? [endOf(offer, at)] : []),
      ...(offer.settled !== null && known?.settled !== offer.settled
        ? [at.t(offer.settled ? 'baska.throwSettled' : 'baska.throwEarly')]
        : []),
    ]
  })
}
