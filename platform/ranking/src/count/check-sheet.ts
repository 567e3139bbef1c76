/** Checks that a sheet can be counted: whole numbers, columns of equal length, and no person twice. */
import type { Lists } from '@stolik/contract/ranking/sheet'
import { isDay } from '@stolik/contract/ranking/parts'
import { refuseCount, type CountRefusal } from '../model/scheme-refusal.js'
import { largest } from './exact.js'
import type { HashedSheet } from './inputs.js'

/** Columns that may be negative and large. All others are counts of 31 bits. */
const signed: ReadonlySet<string> = new Set(['units', 'small'])
const most = 2 ** 31 - 1

/** Whole numbers of 31 bits are left as they are by an operation on bits. */
function areCounts(column: readonly number[]): boolean {
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number
    if (value !== (value | 0) || value < 0) return false
  }
  return true
}

function areWhole(column: readonly number[]): boolean {
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number
    if (value !== (value | 0) && !(Number.isInteger(value) && value >= -largest && value <= largest))
      return false
  }
  return true
}

export function checkSheet({ hash, sheet }: HashedSheet): CountRefusal | undefined {
  const { players, lists } = sheet
  const broken = (column: string): CountRefusal => refuseCount('BROKEN_SHEET', { sheet: hash, column })
  if (!isDay(sheet.date)) return broken('date')
  for (const name of Object.keys(lists) as (keyof Lists)[]) {
    const column = lists[name]
    if (column.length !== lists.player.length) return broken(name)
    if (!(signed.has(name) ? areWhole(column) : areCounts(column))) return broken(name)
  }
  for (const player of lists.player) if (player >= players.length) return broken('player')
  const persons = new Set<string>()
  for (const { person, place, adjusted, adjustedSmall } of players) {
    if (persons.has(person)) return refuseCount('PERSON_TWICE', { sheet: hash, person })
    persons.add(person)
    if (place !== null && !(Number.isInteger(place) && place >= 1 && place <= most)) return broken('place')
    if (!Number.isSafeInteger(adjusted)) return broken('adjusted')
    if (!Number.isSafeInteger(adjustedSmall)) return broken('adjustedSmall')
  }
  return undefined
}
