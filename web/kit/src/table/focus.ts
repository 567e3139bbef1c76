/**
 * Keeps the place of a player who calls by keyboard. When the pressed button disappears, the focus moves to the next choice, or
 * waits on the hand until there is one.
 */
export interface TableFocus {
  /** Called before the table is drawn again. */
  before(): void
  after(): void
  /** The player has moved the focus themselves. */
  release(): void
}

const callsSelector = '.calls'

/** For a table whose calls are buttons in `.calls` and whose hand is `<stolik-hand>`. */
export function tableFocus(root: () => ShadowRoot | null): TableFocus {
  let calling = false
  let parked = false
  return {
    before() {
      const active = root()?.activeElement ?? null
      calling = active !== null && active.closest(callsSelector) !== null
    },
    after() {
      const active = root()?.activeElement ?? null
      const call = root()?.querySelector<HTMLElement>(`${callsSelector} button`) ?? null
      const hand = root()?.querySelector('stolik-hand') ?? null
      if (calling && active === null) {
        parked = call === null
        if (call === null) hand?.focus()
        else call.focus()
      } else if (parked && call !== null) {
        parked = false
        if (active === hand) call.focus()
      }
    },
    release() {
      parked = false
    },
  }
}
