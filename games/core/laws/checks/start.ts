import type { Shapes } from '@stolik/core'
import { difference } from '../difference.js'
import { reporter, type Run, type Table } from '../position.js'
import { checkTexts } from './texts.js'

/** Laws of what is there before the first card. */
export function checkTable<T extends Shapes>({ game, rules, findings }: Run<T>, table: Table): void {
  const { chairs, hand, seating, place } = table
  const onTable = (chair: number): boolean => Number.isInteger(chair) && chair >= 0 && chair < chairs
  if (!seating.every(onTable) || new Set(seating).size !== seating.length)
    findings.report('tables', place, `hand ${hand} of ${chairs} chairs is played by ${seating.join()}`)
  if (seating.length !== game.seating(chairs, 0).length) findings.report('tables', place, 'the seats change')
  if (!onTable(game.dealer(chairs, hand))) findings.report('tables', place, 'the dealer is not there')
  const lengths = game.lengths(rules, chairs)
  if (lengths.length === 0 || !lengths.every((n) => Number.isInteger(n) && n > 0))
    findings.report('tables', place, `lengths ${lengths.join()}`)
}

/** Laws of a deal that is just made. */
export function checkStart<T extends Shapes>(
  run: Run<T>,
  table: Table,
  deal: T['deal'],
  carry: T['carry'],
): void {
  const { game, rules } = run
  const { place, random } = table
  place.deal = game.deals.write(deal)
  place.carry = game.carries.write(carry)
  checkTexts(run, table, deal, carry)
  const report = reporter(run, table)
  const [here, there] = [deal, game.deal(rules, random)].map((cards) =>
    game.view(game.setup(rules, cards, carry), null),
  )
  const told = difference(here, there)
  if (told !== undefined) report('onlooker', `he can tell two deals apart by ${told}`)
}
