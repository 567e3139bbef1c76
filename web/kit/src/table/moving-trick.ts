/**
 * The motion of tricks. Cards move into the middle from where they were. A finished trick stays for a moment, and then moves to
 * its winner.
 */
import type { LitElement } from 'lit'
import { animateFrom, animateTo } from './motion.js'
import type { Place } from './places.js'
import type { Trick } from './scene.js'

/** Moves the cards of one table. @param host draws its cards in `.trick .laid`, and each plate as `<stolik-plate>` */
export function movingTrick(host: LitElement) {
  let held: Trick | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let origins: readonly (readonly [string, DOMRect])[] = []
  const plateRect = (place: Place): DOMRect | undefined =>
    host.renderRoot.querySelector(`stolik-plate[data-place="${place}"]`)?.getBoundingClientRect()
  host.addController({
    hostUpdated() {
      for (const [card, from] of origins) {
        const element = host.renderRoot.querySelector(`.trick [data-card="${card}"]`)
        if (element !== null) animateFrom(element, from)
      }
      origins = []
    },
    hostDisconnected: () => clearTimeout(timer),
  })
  const own = {
    /** The finished trick that is still on the table. */
    get held() {
      return held
    },
    /** Keeps a finished trick on the table for so many milliseconds. */
    hold(trick: Trick, linger: number) {
      clearTimeout(timer)
      held = trick
      timer = setTimeout(() => own.sweep(), linger)
    },
    /** Takes the finished trick away at once. */
    release() {
      clearTimeout(timer)
      held = null
      host.requestUpdate()
    },
    /** Moves the finished trick to its winner. Then the middle shows the next one. */
    sweep() {
      const trick = held
      clearTimeout(timer)
      if (trick === null) return
      const to = trick.winner === null ? undefined : plateRect(trick.winner)
      const cards = [...host.renderRoot.querySelectorAll('.trick .laid')]
      const done = (): Promise<unknown> => {
        if (held === trick) own.release()
        return host.updateComplete
      }
      if (to === undefined) void done()
      else void animateTo(cards, to, done)
    },
    /** Lets new cards move into the middle with the next drawing: from `rectOf`, or from the plate of their player. */
    bring(before: Trick, now: Trick, rectOf: (card: string) => DOMRect | undefined) {
      const known = new Set(before.cards.map(({ card }) => card))
      origins = now.cards.flatMap(({ card, place }) => {
        const from = known.has(card) ? undefined : (rectOf(card) ?? plateRect(place))
        return from === undefined ? [] : [[card, from] as const]
      })
    },
  }
  return own
}
