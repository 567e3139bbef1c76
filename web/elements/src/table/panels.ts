/** Decides which panel stands open beside a table: the one that a person has opened, else the list if there is room for it. */
import type { LitElement } from 'lit'
import type { Panel } from './head.js'

/** From this width in pixels, the list stands open beside the table by itself. */
const roomy = 1100

export type Panels = ReturnType<typeof panels>

/** @param plays whether there is a list worth showing beside the table */
export function panels(host: LitElement, plays: () => boolean) {
  let chosen: Panel | null = null
  let spacious = false
  let shut = false
  let leaving = false
  const choose = (panel: Panel | null): void => {
    chosen = panel
    ask(false)
  }
  const ask = (isLeaving: boolean): void => {
    leaving = isLeaving
    host.requestUpdate()
  }
  const part = (selector: string): HTMLElement | null => host.renderRoot.querySelector(selector)
  const size = new ResizeObserver(([entry]) => {
    const isRoomy = entry !== undefined && entry.contentRect.width >= roomy
    if (isRoomy === spacious) return
    spacious = isRoomy
    host.requestUpdate()
  })
  host.addController({
    hostConnected: () => size.observe(host),
    hostDisconnected: () => size.disconnect(),
  })
  const own = {
    /** The panel that a person has opened. */
    get chosen() {
      return chosen
    },
    get open(): Panel | null {
      return chosen ?? (spacious && !shut && plays() ? 'list' : null)
    },
    /** Whether there is room for the hand that is played beside the list. */
    get isSpacious() {
      return spacious && plays()
    },
    /** Whether a person is asked if they want to leave the table. */
    get leaving() {
      return leaving
    },
    ask,
    toggle(panel: Panel) {
      const isOpen = own.open === panel
      shut = isOpen && panel === 'list'
      choose(isOpen ? null : panel)
      if (!isOpen) void host.updateComplete.then(() => part('#panel .close')?.focus())
    },
    close() {
      const { open } = own
      const tool = part(`[data-panel='${open}']`)
      shut ||= open === 'list'
      choose(null)
      tool?.focus()
    },
    /** Closes the panel without moving the focus. */
    clear: () => choose(null),
  }
  return own
}
