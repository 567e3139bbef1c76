/** What has the focus at a table may go: the settlement takes it over from the last card, and the board from anything else. */
export function keepFocus(root: () => ShadowRoot | null) {
  let within = false
  let follow = false
  /** What had the focus went, and nothing has taken it over. */
  let adrift = false
  return {
    /** Before the table is drawn anew. */
    before() {
      within = (root()?.activeElement ?? null) !== null
    },
    /** The settlement is to take the focus over when it is there. */
    toSettlement() {
      follow = true
    },
    after(board: HTMLElement | null, settled: boolean) {
      const active = root()?.activeElement ?? document.activeElement
      const nowhere = active === null || active === document.body
      adrift = (adrift || within) && nowhere
      const panel = root()?.querySelector<HTMLElement>('#panel') ?? null
      if (follow && settled && panel !== null) {
        follow = false
        adrift = false
        if (nowhere || active === board) panel.focus()
      } else if (adrift && (panel === null || panel.matches('.list')) && board?.isConnected === true) {
        adrift = false
        board.focus()
      }
    },
  }
}
