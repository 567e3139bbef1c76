/** Finds people at the door by what is typed or scanned: a name, a start number, or the code of a start card. */
import { folded } from '@stolik/contract/folded'
import type { EntryOf, EventPlayer } from '@stolik/elements/event/client/types'

type Person = Pick<EntryOf, 'id' | 'number' | 'card'>

/** The code in the address on a card, also as it was printed before codes stood behind the `#`. */
const codeOf = (text: string): string => /(?:#|\/card\/)(\w+)\/?$/.exec(text)?.[1] ?? text

const startNumber = /^\d{1,4}$/

/** Finds somebody by the code of their start card, its address, or their start number. */
export function personOf<T extends Pick<EntryOf, 'number' | 'card'>>(
  people: readonly T[],
  text: string,
): T | undefined {
  const code = codeOf(text.trim())
  return startNumber.test(code)
    ? people.find(({ number }) => number === Number(code))
    : people.find(({ card }) => card !== null && card === code)
}

/** Returns the players with that number or card, or whose name, club or team contains the text. */
export function matchingPlayers(
  players: readonly EventPlayer[],
  sought: string,
  people: readonly Person[] = [],
): readonly EventPlayer[] {
  const text = folded(sought.trim())
  if (text === '') return players
  if (startNumber.test(text)) return players.filter(({ number }) => number === Number(text))
  const carrier = personOf(people, sought)
  if (carrier !== undefined) return players.filter(({ id }) => id === carrier.id)
  return players.filter(({ name, club, team }) =>
    folded(`${name} ${club ?? ''} ${team ?? ''}`).includes(text),
  )
}
