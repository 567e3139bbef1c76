import { faults, noWords, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import type { Words } from '../words/room.js'
import type { TablePlayer } from './renderer.js'
import { noTrick, platesOf, toShownCard, type Scene, type Situation } from '../shown.js'
import { ShownTable } from './shown-table.js'
import '../tokens/tokens.js'

/** A view of an invented game: the viewer's hand, and a card on the table. */
interface View {
  readonly mine: readonly string[]
  readonly lies: string | null
}

class SmallShown extends ShownTable<View> {
  catalogues: Words = noWords

  protected sceneOf(view: View, at: Situation): Scene {
    return {
      plates: platesOf(at, () => ({
        role: '',
        call: '',
        side: '',
        cards: 2,
        points: null,
        tricks: 0,
        plays: false,
        turn: false,
        open: [],
      })),
      trick:
        view.lies === null
          ? noTrick
          : { cards: [{ ...toShownCard(at, view.lies), place: 'top' }], winner: null },
      last: null,
      done: 0,
      contract: 'Mała gra',
      middle: null,
      over: false,
      mode: 'play',
      hand: view.mine.map((c, i) => ({
        ...toShownCard(at, c),
        playable: i > 0,
        why: 'nie teraz',
        note: i === 0 ? 'ze skata' : '',
      })),
    }
  }

  protected tell(before: View, now: View): readonly string[] {
    return before.mine.length === now.mine.length ? [] : ['karta mniej']
  }
}
customElements.define('small-shown', SmallShown)

afterEach(() => document.body.replaceChildren())

const player = (name: string): TablePlayer => ({ name, bot: false, online: true, clock: null })
const nobody: View = { mine: [], lies: null }
const hands: readonly View[] = [
  { mine: ['CJ', 'HA'], lies: null },
  { mine: ['S7', 'D9'], lies: null },
]
const draw = (more: Partial<SmallShown>): Promise<SmallShown> =>
  show(new SmallShown(), { seating: [0, 1], players: ['Ola', 'Jan'].map(player), chair: 0, ...more })
const all = (table: SmallShown, selector: string): HTMLElement[] => [
  ...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const cards = (table: SmallShown): [string | null, string[]][] =>
  all(table, '.open').map((open) => [
    open.getAttribute('aria-label'),
    [...open.querySelectorAll('playing-card')].map(({ card, label }) => `${card}: ${label}`),
  ])

describe('a table that is only looked at', () => {
  it('lays every hand open at its owner’s place, with a label that says whose it is', async () => {
    const table = await draw({ view: nobody, hands })
    expect(cards(table)).toEqual([
      ['Wyłożone karty: Jan', ['S7: siódemka pik, ze skata', 'D9: dziewiątka karo']],
      ['Wyłożone karty: Ola', ['CJ: walet trefl, ze skata', 'HA: as kier']],
    ])
    expect(await faults(table)).toEqual([])
  })

  it('shows what one player saw: their own hand below, and no other', async () => {
    const table = await draw({ view: hands[0] ?? nobody, seat: 0 })
    expect(cards(table)).toEqual([['Twoje karty', ['CJ: walet trefl, ze skata', 'HA: as kier']]])
    expect(await faults(table)).toEqual([])
  })

  it('has nothing to press', async () => {
    const table = await draw({ view: hands[0] ?? nobody, seat: 0 })
    expect(all(table, 'button, [tabindex]')).toEqual([])
  })

  it('announces nothing at first, and then what changes from step to step', async () => {
    const table = await draw({ view: nobody, hands })
    const told = (): (string | null)[] => all(table, '[role=log] p').map((p) => p.textContent)
    expect(told()).toEqual([])
    table.view = { mine: ['S7'], lies: 'D9' }
    await expect.poll(told).toEqual(['karta mniej', 'Jan: dziewiątka karo'])
  })
})
