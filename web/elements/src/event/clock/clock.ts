import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { EventElement } from '../element.js'
import type { EventSeries, Regulations } from '../client/types.js'
import { clockTime } from '../format.js'

/** The time that is left of a series, as figures, and when it is said aloud. */
const second = 1_000
const minute = 60 * second

/** Formats 754,000 ms as 12:34, and an hour more as 1:12:34. A second that has begun counts; below nothing is 0:00. */
export function figures(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / second))
  const two = (n: number): string => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Minutes before the end that a screen reader hears of. */
const marks = [0, 5, 10]

/**
 * Returns how many minutes are to be announced when the time left goes from one value to the next, if any. After a sleep of
 * the device only the last mark passed is.
 */
export const passed = (before: number, now: number): number | undefined =>
  marks.find((mark) => before > mark * minute && now <= mark * minute)

/**
 * The time that is left of the series being played, by the gateway's clock, second by second. A screen reader can read it at any
 * time, and is told only when ten and five minutes are left and when it is over.
 *
 * @element stolik-event-clock
 * @property series - the series; null shows nothing
 * @property mode - where the event is played, for the time zone
 */
export class StolikEventClock extends declares(EventElement, {
  series: given<EventSeries | null>(null),
  mode: given<Regulations['mode']>('HALL'),
  /** What a screen reader was told last. */
  heard: state(''),
}) {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        color: inherit !important;
        font-size: var(--clock-size, 1em) !important;
        line-height: 1.2 !important;
      }
      /* Takes no room where no clock runs. */
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 0.5em;
        margin-block: var(--clock-margin, var(--stolik-space-3));
      }
      [role='timer'] {
        font-size: var(--clock-figures, 1.4em);
        font-weight: 700;
        font-variant-numeric: tabular-nums;
      }
      .muted {
        color: var(--stolik-muted);
      }
    `,
  ]
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What was left when it was last drawn; null while it does not run. */
  #before: number | null = null

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
    this.#before = null
  }

  /** Milliseconds left of a clock that runs; null if it does not, or while the gateway's time is not known. */
  #left(): number | null {
    const ends = this.series?.status === 'RUNNING' ? this.series.endsAt : null
    const now = this.gate.now()
    return ends === null || now === null ? null : ends - now
  }

  protected override willUpdate(): void {
    const left = this.#left()
    const mark = left === null || this.#before === null ? undefined : passed(this.#before, left)
    if (mark !== undefined)
      this.heard = mark === 0 ? this.say('clock.over') : this.say('clock.minutes', { n: mark })
    // Where time was added, the same mark is told again.
    else if (left !== null && this.#before !== null && left > this.#before) this.heard = ''
    this.#before = left
  }

  protected override updated(): void {
    clearTimeout(this.#timer)
    if (!this.isConnected || this.series?.status !== 'RUNNING' || this.series.endsAt === null) return
    const left = this.#left()
    if (left !== null && left <= 0) return
    // Drawn again when the next second begins.
    this.#timer = setTimeout(() => this.requestUpdate(), left === null ? 1_000 : (left % 1_000) + 5)
  }

  protected override render(): unknown {
    const { series } = this
    const heard = html`<span class="visually-hidden" role="status">${this.heard}</span>`
    if (series === null) return heard
    if (series.status === 'PAUSED')
      return series.left === null
        ? heard
        : html`<div>
              <span>${this.say('clock.stopped')}</span><span role="timer">${figures(series.left)}</span>
            </div>
            ${heard}`
    if (series.status !== 'RUNNING' || series.endsAt === null) return heard
    const left = this.#left()
    const until = this.say('board.until', { time: clockTime(series.endsAt, this.locale, this.mode) })
    if (left !== null && left <= 0)
      return html`<div><strong>${this.say('clock.over')}</strong></div>
        ${heard}`
    return html`<div>
        ${
          left === null
            ? nothing
            : html`<span>${this.say('clock.left')}</span><span role="timer">${figures(left)}</span>`
        }<span class="muted">${until}</span>
      </div>
      ${heard}`
  }
}

customElements.define('stolik-event-clock', StolikEventClock)
