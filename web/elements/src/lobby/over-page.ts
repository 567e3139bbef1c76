import { controls } from '@stolik/kit/tokens'
import { html } from 'lit'
import { StolikElement } from '../element/element.js'
import { LeftEvent } from '../table/left.js'
import '../table/table.js'
import { overPageStyles } from './over-page.styles.js'

/** A person goes back from the table to the lobby. */
export class BackEvent extends CustomEvent<null> {
  static readonly type = 'stolik-back'
  constructor() {
    super(BackEvent.type)
  }
}

/** Holds the page still that lies behind; called once more, lets it go. */
function holdPage(): () => void {
  const { style } = document.documentElement
  const [value, priority] = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')]
  style.setProperty('overflow', 'hidden', 'important')
  return () => style.setProperty('overflow', value, priority)
}

/**
 * A table over the whole page of another site: part of a lobby that has no pages for tables to lead to. It lies in the browser's
 * top layer, out of reach of what the page does to boxes, and the page behind can neither be scrolled nor reached by Tab.
 *
 * @element stolik-over-page
 * @attr table - id of the table
 * @fires stolik-back - a person goes back to the lobby
 */
export class StolikOverPage extends StolikElement {
  static override styles = [controls, overPageStyles]
  static override properties = {
    ...StolikElement.properties,
    table: {},
  }

  declare table: string
  #letPage = (): void => undefined

  constructor() {
    super()
    this.table = ''
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#letPage = holdPage()
    // Last of all, so that a page which prevents the default does its own.
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
        table-href=${`${base}/table/{id}`}
        home=${location.href}
      ></stolik-table>
    </dialog>`
  }

  readonly #show = (): void => {
    const dialog = this.renderRoot.querySelector('dialog')
    if (dialog === null || !this.isConnected || dialog.open) return
    dialog.showModal()
  }

  /** Escape closes what is open at the table, and never a game. */
  #stay = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.preventDefault()
  }

  /** The table's links to all tables lead to the lobby that lies behind. */
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

declare global {
  interface HTMLElementTagNameMap {
    'stolik-over-page': StolikOverPage
  }
}
