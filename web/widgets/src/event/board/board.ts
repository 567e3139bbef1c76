import { controls } from '@stolik/kit'
import { html, nothing, type TemplateResult } from 'lit'
import { forms } from '../../forms.styles.js'
import type { EventShown } from '../client/types.js'
import { EventElement } from '../element.js'
import { chairLetter, clockTime, dayTime, points } from '../format.js'
import { current } from '../public/next.js'
import { qr } from '../qr.js'
import { watchEvent } from '../watched.js'
import { boardStyles } from './board.styles.js'
import { highOf, layoutOf, pagesOf, type Page, type Room } from './pages.js'

const sizes = ['', 'long', 'longer', 'longest'] as const
type Size = (typeof sizes)[number]

interface Written {
  readonly name: string
  /** What stands beside it. */
  readonly figure?: string
}

/** @param width of a column, as a multiple of the usual */
function sizeOf({ name, figure = '' }: Written, width: number): Size {
  const letters = (name.length + 1.5 * Math.max(0, figure.length - 2)) / width
  return letters > 24 ? 'longest' : letters > 19 ? 'longer' : letters > 14 ? 'long' : ''
}

/**
 * Long names are written smaller rather than cut. A page has one size, and a smaller one for the few names that need it: of
 * many sizes the short names would look like the important ones.
 */
function fitting(all: readonly Written[], width: number): (one: Written) => Size {
  const needed = all.map((one) => sizes.indexOf(sizeOf(one, width)))
  const usual = Math.max(0, ...needed.filter((size) => size < sizes.length - 1))
  return (one) => sizes[Math.max(usual, sizes.indexOf(sizeOf(one, width)))] ?? ''
}

/** Milliseconds that a page stays: twenty-odd names are read in that time. */
const calm = 14_000

/**
 * The big screen of an event: the draw by name and by table, then the standings, turning its pages by itself.
 * Space stops and goes on, the arrow keys turn a page.
 *
 * @element stolik-board
 * @attr event - id of the event
 * @attr href - the address of the event's page, for the QR code
 */
export class StolikBoard extends EventElement {
  static override styles = [controls, forms, boardStyles]
  static override properties = {
    ...EventElement.properties,
    href: {},
    turn: { state: true },
    still: { state: true },
    room: { state: true },
  }

  declare href: string
  /** How many pages were turned. */
  declare private turn: number
  declare private still: boolean
  declare private room: Room
  readonly #watched = watchEvent(
    this,
    () => this.gate,
    () => null,
  )
  #timer: ReturnType<typeof setInterval> | undefined
  readonly #size = new ResizeObserver(() => this.#measure())

  constructor() {
    super()
    this.href = ''
    this.turn = 0
    this.still = false
    this.room = { lines: 10, columns: 1 }
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('keydown', this.#key)
    this.#size.observe(this)
    this.#start()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('keydown', this.#key)
    this.#size.disconnect()
    clearInterval(this.#timer)
  }

  #start(): void {
    clearInterval(this.#timer)
    // What time is left is drawn anew with each turn, also while the pages stand still.
    this.#timer = setInterval(() => (this.still ? this.requestUpdate() : (this.turn += 1)), calm)
  }

  #go(by: number): void {
    this.turn += by
    this.#start()
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight' || event.key === 'PageDown') this.#go(1)
    else if (event.key === 'ArrowLeft' || event.key === 'PageUp') this.#go(-1)
    else if (event.key === ' ' && !(event.composedPath()[0] instanceof HTMLButtonElement))
      this.still = !this.still
    else return
    event.preventDefault()
  }

  #measure(): void {
    const size = Number.parseFloat(getComputedStyle(this).fontSize)
    const page = this.renderRoot.querySelector('.page')
    if (page === null || !(size > 0)) return
    const lines = Math.max(1, Math.floor(page.clientHeight / (size * 1.25 + 1)))
    // What is left of the last one makes letters larger where there are few; a tenth of it is no news.
    const columns = Math.max(1, Math.floor((10 * page.clientWidth) / (size * 13)) / 10)
    if (lines !== this.room.lines || columns !== this.room.columns) this.room = { lines, columns }
  }

  protected override updated(): void {
    this.#measure()
  }

  protected override render(): unknown {
    const watched = this.#watched.now
    const event = watched?.shown ?? null
    if (event === null) return html`<div class="page alone">${this.unshown(watched?.trouble ?? null)}</div>`
    const pages = pagesOf(event, this.locale, this.room)
    const at = ((this.turn % pages.length) + pages.length) % pages.length
    const page = pages[at] ?? { kind: 'welcome' }
    return html`
      <header>
        <h2 class=${event.regulations.name.length > 40 ? 'much' : ''}>${event.regulations.name}</h2>
        <p>${this.#title(page, event)}${this.#left(event)}</p>
      </header>
      <div class="page">${this.#page(page, event)}</div>
      <footer>
        <span
          >${this.gate.connection.value === 'lost' ? this.say('line.lost') : this.say(`phase.short.${event.phase}`)}</span
        >
        <span class="turn">
          <button class="quiet" aria-label=${this.say('board.back')} @click=${() => this.#go(-1)}>‹</button>
          <button class="quiet" aria-pressed=${this.still} @click=${() => (this.still = !this.still)}>
            ${this.say(this.still ? 'board.go' : 'board.stop')} ${at + 1}/${pages.length}
          </button>
          <button class="quiet" aria-label=${this.say('board.on')} @click=${() => this.#go(1)}>›</button>
        </span>
      </footer>
    `
  }

  #title(page: Page, event: EventShown): string {
    if (page.kind === 'welcome') return dayTime(event.regulations.starts, this.locale)
    const n = current(event)?.n ?? 1
    const title =
      page.kind === 'standings'
        ? this.say(`standings.${event.standings.stamp}`)
        : this.say(`board.${page.kind}`, { n })
    return page.of === 1 ? title : `${title} (${page.n}/${page.of})`
  }

  /** "· do 14:30", and how long that is by the gateway's clock. */
  #left(event: EventShown): string {
    const ends = current(event)?.endsAt ?? null
    if (ends === null || event.phase !== 'PLAYING') return ''
    const now = this.gate.now()
    const minutes = now === null ? 0 : Math.ceil((ends - now) / 60_000)
    const until = this.say('board.until', { time: clockTime(ends, this.locale) })
    return ` · ${minutes > 0 ? `${until} (${this.say('board.left', { n: minutes })})` : until}`
  }

  #page(page: Page, event: EventShown): TemplateResult {
    if (page.kind === 'welcome') return this.#welcome(event)
    const high = page.kind === 'tables' ? highOf(page.rows) : 1
    const { columns, scale, width } = layoutOf(page.rows.length, high, this.room)
    // Columns as long as each other.
    const style = `--lines: ${Math.ceil(page.rows.length / columns)}; --columns: ${columns}; --scale: ${scale}`
    switch (page.kind) {
      case 'names': {
        const fit = fitting(page.rows, width)
        return html`<ol class="rows" .style=${style}>
          ${page.rows.map(
            ({ name, table, chair }) =>
              html`<li>
                <span class="name ${fit({ name })}">${name}</span><b>${table} ${chairLetter(chair)}</b>
              </li>`,
          )}
        </ol>`
      }
      case 'tables': {
        const fit = fitting(
          page.rows.flatMap(({ seats }) => seats.map(({ name }) => ({ name }))),
          width,
        )
        return html`<div class="tables" .style=${style}>
          ${page.rows.map(
            ({ table, seats }) =>
              html`<section>
                <h3>${this.say('draw.table', { n: table })}</h3>
                <ol>
                  ${seats.map(({ chair, name }) => html`<li><b>${chairLetter(chair)}</b> <span class=${fit({ name })}>${name}</span></li>`)}
                </ol>
              </section>`,
          )}
        </div>`
      }
      case 'standings': {
        const figureOf = (won: number): string => points(won, this.locale)
        const fit = fitting(
          page.rows.map(({ name, points: won }) => ({ name, figure: figureOf(won) })),
          width,
        )
        return html`<ol class="rows" .style=${style}>
          ${page.rows.map(({ place, name, points: won }) => {
            const figure = figureOf(won)
            return html`<li>
              <span class="no">${place}</span><span class="name ${fit({ name, figure })}">${name}</span
              ><b>${figure}</b>
            </li>`
          })}
        </ol>`
      }
    }
  }

  #welcome(event: EventShown): TemplateResult {
    const { regulations: rules } = event
    const address = new URL(this.href, location.href).href
    const n = event.players.filter(({ status }) => status === 'ENTERED').length
    return html`<div class="welcome">
      <div>
        <p class="large">${rules.place === '' ? rules.organiser : rules.place}</p>
        <p>${this.say('event.players', { n })}</p>
        <p class="address">${address}</p>
      </div>
      ${
        rules.open
          ? html`<div>
              ${qr(address, this.say('board.qr'))}
              <p class="address">${this.say('board.qr')}</p>
            </div>`
          : nothing
      }
    </div>`
  }
}

customElements.define('stolik-board', StolikBoard)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-board': StolikBoard
  }
}
