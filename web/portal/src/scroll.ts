/**
 * How far each entry of the history was scrolled. A browser restores that before the elements of a page have loaded, when the
 * page is still short, so the site does it by itself.
 */
const inState = 'stolik.entry'
const inStorage = 'stolik.scroll'

export interface ScrollKeeper {
  /** Adds a history entry for an address, unless the page is there already. Its page begins at the top. */
  push(address: string): void
  /** Another entry of the history is current. Its page is about to be drawn. */
  arrived(): void
  /** The page of the current entry has been drawn. */
  drawn(): void
}

/** What a person does to move the page themselves. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

export function keepScroll(): ScrollKeeper {
  history.scrollRestoration = 'manual'
  const offsets = readOffsets()
  /** The id of the current entry. */
  let entry = entryNow()
  /** The offset that the page is to have, until a person moves it; null: it is where they want it, or where its address says. */
  let wanted: number | null = null
  let isDrawn = false

  const hold = (): void => {
    if (wanted === null || !isDrawn) return
    if (Math.round(scrollY) !== wanted) scrollTo(0, wanted)
    // Nothing that loads later moves the top of a page.
    if (wanted === 0) wanted = null
  }
  const release = (): void => {
    if (isDrawn) wanted = null
  }
  // Elements make the page longer as they load.
  new ResizeObserver(hold).observe(document.body)
  for (const input of inputs) addEventListener(input, release, { passive: true, capture: true })
  addEventListener(
    'scroll',
    () => {
      if (wanted === null) offsets.set(entry, Math.round(scrollY))
    },
    { passive: true },
  )
  addEventListener('pagehide', () => storeOffsets(offsets))

  const begin = (offset: number | null): void => {
    entry = entryNow()
    wanted = offset
    isDrawn = false
  }
  const arrived = (): void => {
    const id = entryNow()
    begin(offsets.get(id) ?? (location.hash === '' ? 0 : null))
  }
  arrived()
  return {
    push(address) {
      if (new URL(address, location.href).href !== location.href) history.pushState(null, '', address)
      begin(0)
    },
    arrived,
    drawn() {
      isDrawn = true
      hold()
    },
  }
}

/** Returns the id of the current history entry, and gives it one if it has none. The rest of its state stays. */
function entryNow(): string {
  const state: unknown = history.state
  const fields = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
  const known = fields[inState]
  if (typeof known === 'string') return known
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-')
  history.replaceState({ ...fields, [inState]: id }, '')
  return id
}

function readOffsets(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(inStorage) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isOffset) : [])
  } catch {
    // Blocked, or not our format: pages begin at their top.
    return new Map()
  }
}

const isOffset = (one: unknown): one is [entry: string, offset: number] =>
  Array.isArray(one) && typeof one[1] === 'number'

/** More entries than anybody goes back. */
const most = 50

function storeOffsets(offsets: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(inStorage, JSON.stringify([...offsets].slice(-most)))
  } catch {
    // Blocked or full.
  }
}
