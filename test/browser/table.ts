/** What a person sees and waits for at the table of any game. */
import type { BrowserContext, Frame, Page } from 'playwright'

/** Where a table is seen: a page, or a frame of it. */
export type View = Page | Frame

/** What may be done now, as the page shows it. */
export interface Sight {
  readonly settled: boolean
  /** Calls that can be pressed, in the game's notation. */
  readonly calls: readonly string[]
  /** Choices that only change what is shown, such as games and modifiers. */
  readonly choices: readonly string[]
  /** Cards that can be played, and then all cards of the hand. */
  readonly playable: readonly string[]
  readonly hand: readonly string[]
  readonly trick: readonly string[]
  /** Whether cards are being chosen, and how many have been. */
  readonly choosing: boolean
  readonly chosen: number
  /** Whether a move is being sent. */
  readonly busy: boolean
}

declare global {
  /** What is visible now; null before there is a table. */
  var stolikSight: () => Sight | null
}

/** Adds `stolikSight` to every page of a context, because the site's policy allows no script from text later. */
export const lendEyes = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // A journey plays its last card itself: a table that did so in the meantime would leave nothing to press.
    try {
      localStorage.setItem('stolik.playing', '{"onlyCard":"never"}')
    } catch {
      // A frame without an origin has no storage.
    }
    globalThis.stolikSight = () => {
      // On a page of another site the table is inside the lobby that opened it.
      const inLobby = document.querySelector('stolik-lobby')?.shadowRoot?.querySelector('stolik-over-page')
      const table =
        inLobby?.shadowRoot?.querySelector('stolik-table') ?? document.querySelector('stolik-table')
      const again = document.querySelector('stolik-solo') ?? document.querySelector('stolik-same-cards')
      const root = (table ?? again)?.shadowRoot
      const board = root?.querySelector<HTMLElement & { busy?: boolean }>(table ? '.board > *' : '.board')
      const inside = board?.shadowRoot
      if (!root || !inside) return null
      const hand = inside.querySelector<HTMLElement & { mode?: string }>('stolik-hand')
      const cards = hand?.shadowRoot
      const names = (from: ParentNode | null | undefined, selector: string, key: string): string[] =>
        [...(from?.querySelectorAll<HTMLElement>(selector) ?? [])].map((node) => node.dataset[key] ?? '')
      return {
        settled: root.querySelector('stolik-settlement, .over') !== null,
        calls: names(inside, '.calls [data-move]', 'move'),
        choices: names(inside, '.calls [data-game]', 'game'),
        playable: names(cards, '.can', 'card'),
        hand: names(cards, '[data-card]', 'card'),
        trick: names(inside, '.trick [data-card]', 'card'),
        choosing: hand?.mode === 'choose',
        chosen: cards?.querySelectorAll('[aria-pressed="true"]').length ?? 0,
        busy: board.busy ?? false,
      }
    }
  })

export const sight = (page: View): Promise<Sight | null> => page.evaluate(() => globalThis.stolikSight())

/** Milliseconds, enough for a gateway that restarts in between. */
const patience = 20_000

/** Waits until there is something to do, or the hand is settled. */
export const myTurn = (page: View): Promise<Sight> =>
  page.evaluate(
    (most) =>
      new Promise<Sight>((resolve, reject) => {
        const until = performance.now() + most
        const check = (): void => {
          const seen = globalThis.stolikSight()
          const open =
            seen !== null &&
            (seen.choosing || seen.calls.length + seen.choices.length + seen.playable.length > 0)
          if (seen !== null && (seen.settled || (open && !seen.busy))) resolve(seen)
          else if (performance.now() > until) reject(new Error(`nothing to do: ${JSON.stringify(seen)}`))
          // Not with each frame: the page would draw sixty of them a second for as long as this waits.
          else setTimeout(check, 20)
        }
        check()
      }),
    patience,
  )

/** The preferred call when several are possible. Bids stay low, so that the hand is played, no matter by whom. */
export function preferred(calls: readonly string[]): string | undefined {
  const values = calls.map(Number).filter((value) => !Number.isNaN(value))
  const lowest = Math.min(...values)
  if (values.length > 0 && lowest > 20) return 'pass'
  const wishes = ['accept', 'take', 'hold', 'play', 'pas', String(lowest)]
  return wishes.find((wish) => calls.includes(wish)) ?? calls.find((call) => call !== 'resign')
}
