/**
 * Which table a lobby has opened over its page, kept with the page's place in the history: Back leads to the lobby, a reload
 * to the table. The address stays as it is, since it is the page's own to read, and so does what the page keeps there.
 */
const key = 'stolik.table'

interface Mark {
  readonly lobby: string
  readonly table: string
}

function marked(): Mark | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(key in state)) return null
  const mark = state[key]
  return typeof mark === 'object' && mark !== null ? (mark as Mark) : null
}

/** The table that a lobby has opened at this place of the history. */
export const openedBy = (lobby: string): string | null => {
  const mark = marked()
  return mark?.lobby === lobby ? mark.table : null
}

/** Goes a step on, to a table. */
export function stepTo(lobby: string, table: string): void {
  const state: unknown = history.state
  const kept = typeof state === 'object' ? state : null
  try {
    history.pushState({ ...kept, [key]: { lobby, table } satisfies Mark }, '')
  } catch {
    // A page may have no history of its own: then the table's own way back is left.
  }
}

/** Goes back to the lobby, if the history is at its table. */
export function stepBack(lobby: string): void {
  if (openedBy(lobby) !== null) history.back()
}

const lobbies: object[] = []

/** Names a lobby the same after a reload: by its gateway and its place among the lobbies of the page. */
export function nameOf(element: object, gateway: string): string {
  if (!lobbies.includes(element)) lobbies.push(element)
  return `${gateway} ${lobbies.indexOf(element)}`
}
