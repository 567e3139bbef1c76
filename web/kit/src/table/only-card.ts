/** Plays the only card that may be played, after a pause. Any touch of another control leaves it to the player. */
import type { LitElement } from 'lit'

/** When the only legal card is played by itself: always, with the last card of a hand, or never. */
export type OnlyCard = 'always' | 'last' | 'never'

/** A turn of the player in which one card alone may be played. */
interface Turn {
  /** The same as long as the turn lasts, however often the table is drawn. */
  readonly key: string
  readonly card: string
}

const controls = 'button, a, input, select, textarea, summary, label'

/** @param play plays the card; @param allowed whether it can be played at this moment */
export function onlyCard(
  host: LitElement,
  { play, allowed }: { readonly play: (card: string) => void; readonly allowed: () => boolean },
) {
  let turn: Turn | null = null
  /** The player has taken this turn into their own hands. */
  let refused: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false

  const stop = (): void => {
    clearTimeout(timer)
    document.removeEventListener('pointerdown', touched, true)
    document.removeEventListener('click', touched, true)
    if (turn === null) return
    turn = null
    isDue = false
    host.requestUpdate()
  }
  const refuse = (key = turn?.key ?? refused): void => {
    refused = key
    stop()
  }
  function touched(event: Event): void {
    const path = event.composedPath().filter((one) => one instanceof HTMLElement)
    const control = path.find((one) => one.matches(controls))
    if (control !== undefined && control.dataset['card'] !== turn?.card) refuse()
  }
  const playIfDue = (): void => {
    if (!isDue || turn === null || !allowed()) return
    const { card } = turn
    stop()
    play(card)
  }
  host.addController({
    hostUpdated: playIfDue,
    hostDisconnected: stop,
  })
  return {
    /** The card that will be played by itself; null = none. */
    get card() {
      return turn?.card ?? null
    },
    /** Says whose turn it is now; null = nothing is played by itself. `pause` is asked once a turn. */
    look(now: Turn | null, pause: () => number) {
      if (now === null || now.key === refused) return stop()
      if (now.key === turn?.key) return
      stop()
      turn = now
      document.addEventListener('pointerdown', touched, true)
      document.addEventListener('click', touched, true)
      timer = setTimeout(() => {
        isDue = true
        playIfDue()
      }, pause())
      host.requestUpdate()
    },
    /** Leaves a turn to the player, or this one. */
    refuse,
  }
}
