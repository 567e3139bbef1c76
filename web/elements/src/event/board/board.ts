import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html } from 'lit'
import { forms } from '../../base/forms.styles.js'
import type { EventShown } from '../client/types.js'
import { EventElement } from '../element.js'
import { dayTime } from '../format.js'
import { away } from '../away.js'
import { notice } from '../notice.js'
import { currentSeries } from '../current.js'
import { watchEvent } from '../watched.js'
import { boardStyles } from './board.styles.js'
import { pagePart, type Shown } from './page-part.js'
import { pagesOf, type Page, type Room } from './pages.js'

/** Milliseconds that a page stays, enough to read some twenty names. */
const pageDuration = 14_000

/**
 * The big screen of an event: the draw by name and by table, then the standings. It turns its pages by itself. Space pauses and
 * resumes, the arrow keys turn a page.
 *
 * @element stolik-board
 * @attr event - id of the event
 * @attr href - the address of the event's page, for the QR code
 * @attr hall - the name of the hall whose tables are shown; all tables without it
 */
export class StolikBoard extends declares(EventElement, {
  href: property(''),
  hall: property<string | null>(null),
  /** How many pages have been turned. */
  turn: state(0),
  still: state(false),
  room: state<Room>({ lines: 10, columns: 1 }),
}) {
  static override styles = [controls, forms, boardStyles]
  readonly #watched = watchEvent(
    this,
    () => this.gate,
    () => null,
  )
  #timer: ReturnType<typeof setInterval> | undefined
  readonly #size = new ResizeObserver(() => this.#measure())

  constructor() {
    super()
    // The loader of a club's page names what the board itself imports, and has no bytes left for this.
    void import('../clock/clock.js')
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
    this.#timer = setInterval(() => (this.turn += this.still ? 0 : 1), pageDuration)
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
    // The remainder of the last column makes letters larger where there are few. Rounding to a tenth ignores tiny changes.
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
    const { halls } = event.regulations
    // Whoever asks for a hall that is not there, such as one with a new name, sees all tables rather than none.
    const hall = halls.some(({ name }) => name === this.hall) ? this.hall : null
    const context = this.#context(hall === null ? halls : [])
    const pages = pagesOf(event, this.locale, this.room, hall)
    const at = ((this.turn % pages.length) + pages.length) % pages.length
    const page = pages[at] ?? { kind: 'welcome' }
    return html`
      <header>
        <h2 class=${event.regulations.name.length > 40 ? 'much' : ''}>${event.regulations.name}</h2>
        <p>${this.#title(page, event, hall)}</p>
        <stolik-event-clock
          lang=${this.lang}
          server=${this.server}
          .series=${currentSeries(event) ?? null}
          .mode=${event.regulations.mode}
        ></stolik-event-clock>
        ${notice(event.notice, context, event.regulations.mode)} ${away(event, context)}
      </header>
      <div class="page">${pagePart(page, event, context)}</div>
      <footer>
        <span
          >${this.gate.connection.value === 'lost' ? this.say('line.lost') : this.say(`phase.short.${event.phase}`)}</span
        >
        <span class="turn">
          <button class="quiet" aria-label=${this.say('board.back')} @click=${() => this.#go(-1)}>‹</button>
          <button class="quiet" @click=${() => (this.still = !this.still)}>
            ${`${this.say(this.still ? 'board.go' : 'board.stop')} ${at + 1}/${pages.length}`}
          </button>
          <button class="quiet" aria-label=${this.say('board.on')} @click=${() => this.#go(1)}>›</button>
        </span>
      </footer>
    `
  }

  #context(halls: Shown['halls']): Shown {
    return {
      halls,
      locale: this.locale,
      room: this.room,
      address: new URL(this.href, location.href).href,
      say: (code, args) => this.say(code, args),
    }
  }

  #title(page: Page, event: EventShown, hall: string | null): string {
    if (page.kind === 'welcome') return dayTime(event.regulations.starts, this.locale, event.regulations.mode)
    const n = currentSeries(event)?.n ?? 1
    const title =
      page.kind === 'standings'
        ? this.say(`standings.${event.standings.stamp}`)
        : [this.say(`board.${page.kind}`, { n }), ...(hall === null ? [] : [hall])].join(' · ')
    return page.of === 1 ? title : `${title} (${page.n}/${page.of})`
  }
}

customElements.define('stolik-board', StolikBoard)
