import { declares, property } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, css } from 'lit'
import { StolikElement } from '../element/element.js'
import { LeftEvent } from '../table/left.js'
import '../table/table.js'

const overPageStyles = css`
  :host {
    display: contents;
  }
  dialog {
    position: fixed;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100vh;
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: var(--stolik-linen);
    color: inherit;
    visibility: visible;
    overscroll-behavior: contain;
  }
  dialog::backdrop {
    background: var(--stolik-linen);
  }
  stolik-table {
    --stolik-table-block: 100%;
    height: 100%;
  }
`

/** A person goes back from the table to the lobby. */
export class BackEvent extends CustomEvent<null> {
  static readonly type = 'stolik-back'
  constructor() {
    super(BackEvent.type)
  }
}

/** Stops the page behind from scrolling. The returned function undoes this. */
function holdPage(): () => void {
  const { style } = document.documentElement
  const [value, priority] = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')]
  style.setProperty('overflow', 'hidden', 'important')
  return () => style.setProperty('overflow', value, priority)
}

/**
 * A table over the whole page of another site, a part of a lobby whose site has no pages for tables. It lies in the browser's
 * top layer, so styles of the page cannot clip or cover it. The page behind cannot be scrolled or reached by Tab.
 *
 * @element stolik-over-page
 * @attr table - id of the table
 * @fires stolik-back - a person goes back to the lobby
 */
export class StolikOverPage extends declares(StolikElement, {
  table: property(''),
}) {
  static override styles = [controls, overPageStyles]
  #letPage = (): void => undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.#letPage = holdPage()
    // Listens last, so that a page can prevent the default and act in its own way.
    window.addEventListener(LeftEvent.type, this.#left)
    void this.updateComplete.then(() => this.#show())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#letPage()
    window.removeEventListener(LeftEvent.type, this.#left)
  }

  protected override render(): unknown {
    const base = this.server.replace(/\/$/, '')
    return html`<dialog
      closedby="none"
      aria-label=${this.say('lobby.opened')}
      @cancel=${(event: Event) => event.preventDefault()}
      @close=${this.#show}
      @keydown=${this.#stay}
      @click=${this.#follow}
    >
      <stolik-table
        server=${this.server}
        lang=${this.lang}
        theme=${this.theme}
        token-url=${this.tokenUrl ?? ''}
        table=${this.table}
        table-href=${`${base}/table/{id}#{invitation}`}
        home=${location.href}
      ></stolik-table>
    </dialog>`
  }

  readonly #show = (): void => {
    const dialog = this.renderRoot.querySelector('dialog')
    if (dialog === null || !this.isConnected || dialog.open) return
    dialog.showModal()
  }

  /** Keeps the dialog open on Escape, which closes menus at the table but never the game. */
  #stay = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.preventDefault()
  }

  /** Makes the table's links to all tables lead to the lobby behind. */
  #follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    if (link === undefined || link.href !== location.href) return
    event.preventDefault()
    this.dispatchEvent(new BackEvent())
  }

  readonly #left = (event: Event): void => {
    if (event.defaultPrevented || !event.composedPath().includes(this)) return
    event.preventDefault()
    this.dispatchEvent(new BackEvent())
  }
}

customElements.define('stolik-over-page', StolikOverPage)
