/**
 * Keeps the focus when its element at a table disappears. The settlement takes the focus over from the last card, and the board
 * from anything else.
 */
export function keepFocus(root: () => ShadowRoot | null) {
  let within = false
  let isSettlementNext = false
  /** Whether the focused element has gone and nothing has taken the focus over. */
  let isFocusLost = false
  return {
    /** Called before the table is redrawn. */
    before() {
      within = (root()?.activeElement ?? null) !== null
    },
    /** Makes the settlement take the focus over once it is there. */
    toSettlement() {
      isSettlementNext = true
    },
    after(board: HTMLElement | null, settled: boolean) {
      const active = root()?.activeElement ?? document.activeElement
      const nowhere = active === null || active === document.body
      isFocusLost = (isFocusLost || within) && nowhere
      const panel = root()?.querySelector<HTMLElement>('#panel') ?? null
      if (isSettlementNext && settled && panel !== null) {
        isSettlementNext = false
        isFocusLost = false
        if (nowhere || active === board) panel.focus()
      } else if (isFocusLost && (panel === null || panel.matches('.list')) && board?.isConnected === true) {
        isFocusLost = false
        board.focus()
      }
    },
  }
}
