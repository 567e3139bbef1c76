/**
 * Remembers in the history entry which table a lobby has opened over its page. Back then leads to the lobby, and a reload to
 * the table. The address and the page's own history state stay unchanged, since they belong to the page.
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

/** Returns the table that the lobby has opened at the current history entry. */
export const openedBy = (lobby: string): string | null => {
  const mark = marked()
  return mark?.lobby === lobby ? mark.table : null
}

/** Adds a history entry for a table. */
export function stepTo(lobby: string, table: string): void {
  const state: unknown = history.state
  const existing = typeof state === 'object' ? state : null
  try {
    history.pushState({ ...existing, [key]: { lobby, table } satisfies Mark }, '')
  } catch {
    // Some pages have no history. The back link of the table remains.
  }
}

/** Goes back to the lobby if the current history entry is its table. */
export function stepBack(lobby: string): void {
  if (openedBy(lobby) !== null) history.back()
}

const lobbies: object[] = []

/**
 * Returns a name for a lobby that stays the same after a reload: its gateway and its position among the lobbies of the page.
 */
export function nameOf(element: object, gateway: string): string {
  if (!lobbies.includes(element)) lobbies.push(element)
  return `${gateway} ${lobbies.indexOf(element)}`
}
