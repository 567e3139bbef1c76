import type { Shapes } from '@stolik/core'
import { difference } from '../difference.js'
import { reporter, type Run, type Table } from '../position.js'
import { checkTexts } from './texts.js'

/** Checks the table before the first card: seating, dealer and lengths. */
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

/** Checks a new deal. */
export function checkStart<T extends Shapes>(
  run: Run<T>,
  table: Table,
  deal: T['deal'],
  carry: T['carry'],
): void {
  const { game, rules } = run
  const { place } = table
  place.deal = game.deals.write(deal)
  place.carry = game.carries.write(carry)
  checkTexts(run, table, deal, carry)
  const report = reporter(run, table)
  const other = alike(run, table, deal)
  if (other === undefined) return report('onlooker', 'no other deal has the same cards open')
  const [here, there] = [deal, other].map((cards) => game.view(game.setup(rules, cards, carry), null))
  const found = difference(here, there)
  if (found !== undefined) report('onlooker', `two deals can be told apart by ${found}`)
}

/** How many deals are tried to find one with the same open cards. */
const deals = 1000

/** Returns another deal with the same open cards, or undefined if none was found. */
function alike<T extends Shapes>({ game, rules, options }: Run<T>, { random }: Table, deal: T['deal']) {
  const open = (cards: T['deal']): string => options.open?.(cards).join(' ') ?? ''
  for (let i = 0; i < deals; i++) {
    const other = game.deal(rules, random)
    if (open(other) === open(deal)) return other
  }
  return undefined
}

/** Checks what earlier hands carry over: this hand must begin differently with another hand's carry. */
export function checkCarry<T extends Shapes>(
  run: Run<T>,
  table: Table,
  deal: T['deal'],
  carry: T['carry'],
): void {
  const { game, rules, carries } = run
  const text = game.carries.write(carry)
  const other = [...carries].find((one) => one !== text)
  carries.add(text)
  if (other === undefined) return
  const report = reporter(run, table)
  if (run.options.carries === undefined)
    report('carry', `hands begin with "${other}" and "${text}": name in \`carries\` what has to come up`)
  const left = game.carries.read(other)
  if (left === undefined) return report('carry', `"${other}" is not read`)
  const [here, there] = [carry, left].map((one) => game.setup(rules, deal, one))
  if (difference(here, there) === undefined) report('carry', `"${other}" and "${text}" begin the same hand`)
}
