/** Adds events to the totals of their players and takes them out again, exact to the last unit. */
import type { Eligible } from './eligible.js'
import { isPlayed, numberOf, partOf, type Event, type People } from './people.js'
import { inOrder, type Selected } from './select.js'

/** Enters the players of an event and adds up their figures. */
export function enterEvent(people: People, selected: Selected, eligible: Eligible): Event {
  const { sheet } = selected
  const { player } = sheet.lists
  const persons = new Int32Array(sheet.players.length).fill(-1)
  for (let row = 0; row < player.length; row++) {
    const one = player[row] as number
    if (persons[one] === -1 && partOf(selected, row) !== -1) persons[one] = -2
  }
  sheet.players.forEach((one, i) => {
    if (persons[i] !== -2) return
    persons[i] = eligible(one, sheet) ? numberOf(people, one.person) : -1
  })
  const event = { ...selected, persons }
  addPlayers(people, event, 1)
  addLists(people, event, 1)
  persons.forEach((person, i) => {
    if (person !== -1) isLatest(people, person, event, i)
  })
  return event
}

/** Takes an event out. @param left all events that remain, without this one */
export function leaveEvent(people: People, event: Event, left: Iterable<Event>): void {
  const { latest, clubs, teams, pairs } = people
  addPlayers(people, event, -1)
  addLists(people, event, -1)
  const open = new Set<number>()
  for (const person of event.persons) {
    if (person === -1 || latest[person] !== event) continue
    open.add(person)
    latest[person] = null
    clubs[person] = null
    teams[person] = null
    pairs[person] = null
  }
  if (open.size === 0) return
  for (const other of left)
    other.persons.forEach((person, i) => {
      if (open.has(person)) isLatest(people, person, other, i)
    })
}

/** A person's club, team and pair are those of their latest event. */
function isLatest(
  { latest, clubs, teams, pairs }: People,
  person: number,
  event: Event,
  player: number,
): void {
  const before = latest[person] ?? null
  if (before !== null && inOrder(before, event) > 0) return
  const one = event.sheet.players[player]
  latest[person] = event
  clubs[person] = one?.club ?? null
  teams[person] = one?.team ?? null
  pairs[person] = one?.pair ?? null
}

function addPlayers({ totals, categories }: People, { sheet, persons }: Event, sign: 1 | -1): void {
  sheet.players.forEach((one, i) => {
    const person = persons[i] as number
    if (person === -1) return
    add(totals.events, person, sign)
    add(totals.units, person, sign * one.adjusted)
    add(totals.small, person, sign * one.adjustedSmall)
    if (one.place === 1) add(totals.victories, person, sign)
    for (const category of one.categories) {
      const all = categories.get(category) ?? new Map<number, number>()
      categories.set(category, all)
      const times = (all.get(person) ?? 0) + sign
      if (times === 0) all.delete(person)
      else all.set(person, times)
    }
  })
}

function addLists({ totals }: People, event: Event, sign: 1 | -1): void {
  const { persons, sheet } = event
  const { player, place, units, small, hands, won, lost } = sheet.lists
  for (let row = 0; row < player.length; row++) {
    const person = persons[player[row] as number] as number
    if (person === -1 || partOf(event, row) === -1) continue
    add(totals.units, person, sign * (units[row] as number))
    add(totals.small, person, sign * (small[row] as number))
    add(totals.hands, person, sign * (hands[row] as number))
    add(totals.won, person, sign * (won[row] as number))
    add(totals.lost, person, sign * (lost[row] as number))
    const at = place[row] as number
    if (at === 1) add(totals.wins, person, sign)
    if (at === 2) add(totals.seconds, person, sign)
    if (isPlayed(at, hands[row] as number)) add(totals.lists, person, sign)
  }
}

const add = (column: number[], i: number, value: number): void => {
  column[i] = (column[i] as number) + value
}
