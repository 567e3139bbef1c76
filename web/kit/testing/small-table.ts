/** A table of an invented game, for the tests of what all tables share. */
import { nothing, type TemplateResult } from 'lit'
import { MoveEvent, type TablePlayer } from '../src/table/renderer.js'
import '../src/tokens/tokens.js'
import {
  GameTable,
  noTrick,
  platesOf,
  toShownCard,
  type Scene,
  type Situation,
  type Strength,
  type Trick,
} from '../src/table.js'
import { tapless } from '../src/table/lazy-parts.js'
import { taplessWords } from '../src/table/words/tapless/index.js'
import { noWords, show } from './index.js'

/** A view of an invented game: two players, who lay cards and may say "ready". */
export interface View {
  readonly mine: readonly string[]
  readonly trick: readonly string[]
  readonly last: readonly string[] | null
  readonly done: number
  readonly turn: number
  readonly mayCall: boolean
  /** Others are to play a card, so one may be chosen for the next turn. */
  readonly ahead?: boolean
  /** The cards that may not be played to the trick. */
  readonly barred?: readonly string[]
  /** A raise is possible instead of a card. */
  readonly mayRaise?: boolean
  /** Who takes the last trick, if not Ola. */
  readonly taker?: 'bottom'
}

export class SmallTable extends GameTable<View> {
  protected readonly catalogues = noWords

  protected sceneOf(view: View, at: Situation): Scene {
    const trick = (cards: readonly string[], winner: Trick['winner']): Trick => ({
      cards: cards.map((c, i) => ({ ...toShownCard(at, c), place: i === 0 ? 'top' : 'bottom' })),
      winner,
    })
    const turn = view.turn === this.seat
    const waits = view.ahead === true ? 'ahead' : 'still'
    return {
      plates: platesOf(at, (seat) => ({
        role: '',
        call: '',
        side: '',
        cards: 3,
        tricks: 0,
        plays: false,
        points: null,
        turn: seat === view.turn,
        open: [],
      })),
      trick: view.trick.length === 0 ? noTrick : trick(view.trick, null),
      last: view.last === null ? null : trick(view.last, view.taker ?? 'top'),
      done: view.done,
      contract: 'Mała gra',
      middle: null,
      hand: view.mine.map((c) => {
        const isBarred = view.barred?.includes(c) === true
        return { ...toShownCard(at, c), playable: !isBarred, why: isBarred ? 'kier do kieru' : '', note: '' }
      }),
      over: false,
      mode: turn && !view.mayCall ? 'play' : waits,
    }
  }

  protected strength(_: View, card: string): Strength {
    return { isTrump: card.startsWith('H'), rank: 0 }
  }

  protected tell(): readonly string[] {
    return []
  }

  protected controls(view: View): TemplateResult | typeof nothing {
    if (view.mayRaise === true) return this.callButton('kontra', 'kontra')
    return view.mayCall ? this.callButton('gotowe', 'ready', 'stawka ×2') : nothing
  }
}
customElements.define('small-table', SmallTable)

const player = (name: string): TablePlayer => ({ name, bot: false, online: true, clock: null })
export const view: View = { mine: ['CJ', 'HA'], trick: ['HT'], last: null, done: 0, turn: 0, mayCall: false }

interface Drawn {
  readonly table: SmallTable
  readonly moves: readonly string[]
}

export async function draw(first: View, more: Partial<SmallTable> = {}): Promise<Drawn> {
  const table = new SmallTable()
  const moves: string[] = []
  table.addEventListener(MoveEvent.type, (e) => moves.push((e as MoveEvent).detail.move))
  await show(table, {
    view: first,
    seat: 0,
    chair: 0,
    players: [player('Jan'), player('Ola')],
    seating: [0, 1],
    linger: 100_000,
    firstTap: true,
    ...more,
  })
  // Fetched after the first drawing.
  await tapless.need()
  await taplessWords.need('pl')
  await table.updateComplete
  return { table, moves }
}
export const next = async (table: SmallTable, now: View): Promise<void> => {
  table.view = now
  await table.updateComplete
}
export const all = (table: SmallTable, selector: string): HTMLElement[] => [
  ...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
export const laid = (table: SmallTable): (string | undefined)[] =>
  all(table, '.trick .laid').map((e) => e.dataset['card'])
export const news = (table: SmallTable): string[] => all(table, '[role=log] p').map((p) => p.textContent)
export const press = (table: SmallTable, card: string): void => {
  table.shadowRoot
    ?.querySelector('stolik-hand')
    ?.shadowRoot?.querySelector<HTMLElement>(`[data-card="${card}"]`)
    ?.click()
}
