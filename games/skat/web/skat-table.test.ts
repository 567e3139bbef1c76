import { readCard, seeded, type Card, type Seat } from '@stolik/core'
import { MoveEvent, tokens, type TablePlayer } from '@stolik/kit/table'
import { faults, show } from '@stolik/kit/testing'
import { needWords } from '@stolik/kit/words'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { jacks as jackCards } from '../src/rules/cards.js'
import { legal, profiles, skat, write, type Rules, type State, type View } from '../src/index.js'
import './skat-table.js'
import type { SkatTable } from './skat-table.js'

afterEach(async () => {
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

const player = (name: string): TablePlayer => ({ name, bot: false, online: true, clock: null })
const players = ['Jan', 'Ola', 'Ewa', 'Piotr'].map(player)

/** A hand of Skat after these moves, each made by the first seat that may. */
function after(moves: string, seed: number | string = 7, rules: Rules = profiles.pzskat): State {
  let state = skat.setup(rules, skat.deal(rules, seeded(seed)), {})
  for (const text of moves.split(' ').filter((m) => m !== '')) {
    for (const seat of [0, 1, 2]) {
      const move = legal(skat.view(state, seat)).find((m) => write(m) === text)
      if (move === undefined) continue
      state = skat.apply(state, seat, move)
      break
    }
  }
  return state
}

/** Plays the first legal card of the seat whose turn it is, n times. */
function cards(state: State, n: number): State {
  if (n === 0) return state
  const seat = skat.toAct(state)[0] as Seat
  const move = legal(skat.view(state, seat)).find((m) => m.kind === 'card')
  return move === undefined ? state : cards(skat.apply(state, seat, move), n - 1)
}

interface Drawn {
  readonly table: SkatTable
  readonly moves: readonly string[]
}

async function draw(view: View, more: Partial<SkatTable> = {}): Promise<Drawn> {
  const table = document.createElement('skat-table')
  const moves: string[] = []
  table.addEventListener(MoveEvent.type, (e) => moves.push((e as MoveEvent).detail.move))
  const { seat } = view
  await show(table, {
    players: players.slice(0, 3),
    seating: [0, 1, 2],
    dealer: 2,
    view,
    seat,
    chair: seat,
    firstTap: true,
    ...more,
  })
  return { table, moves }
}
const all = (table: SkatTable, selector: string): HTMLElement[] => [
  ...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const text = (element: Element | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
const calls = (table: SkatTable): string[] => all(table, '.calls button').map(text)
const press = async (table: SkatTable, selector: string): Promise<void> => {
  const button = all(table, selector)[0]
  if (button === undefined) throw new Error(`nothing to press: ${selector}`)
  button.click()
  await table.updateComplete
}
const hand = (table: SkatTable): ShadowRoot => {
  const root = table.shadowRoot?.querySelector('stolik-hand')?.shadowRoot
  if (root === null || root === undefined) throw new Error('no hand')
  return root
}
const inHand = (table: SkatTable): (string | undefined)[] =>
  Array.from(hand(table).querySelectorAll<HTMLElement>('[data-card]'), (e) => e.dataset['card'])
const tap = async (table: SkatTable, card: string | undefined): Promise<void> => {
  hand(table).querySelector<HTMLElement>(`[data-card="${card}"]`)?.click()
  await table.updateComplete
}
const place = (table: SkatTable, where: string): string =>
  text(
    table.shadowRoot?.querySelector(`stolik-plate[data-place="${where}"]`)?.shadowRoot?.firstElementChild ??
      undefined,
  )

const taken = '18 pass pass take'
const fromHand = '18 pass pass hand'

describe('skat-table', () => {
  it('is accessible in every phase, for players and onlookers, in light and dark themes', async () => {
    expect(tokens.cssText).toContain('--stolik-felt')
    const states = ['', '18', '18 pass pass', taken, fromHand, `${fromHand} null-ouvert`].map((m) => after(m))
    states.push(cards(after(`${fromHand} grand`), 4), cards(after(`${fromHand} clubs`), 30))
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      for (const state of states) {
        for (const seat of [1, null]) {
          const { table } = await draw(skat.view(state, seat))
          expect(await faults(table)).toEqual([])
          table.remove()
        }
      }
    }
    delete document.documentElement.dataset['theme']
  })

  it('says who asks whom, and lets the asker pass, bid or jump (3.3.2)', async () => {
    const { table, moves } = await draw(skat.view(after(''), 1))
    expect(text(all(table, '.word')[0])).toBe('18? pytasz · Jan odpowiada')
    expect(calls(table).slice(0, 2)).toEqual(['pas', '18'])
    await press(table, '[data-jump]')
    expect(calls(table).slice(3, 6)).toEqual(['20', '22', '23'])
    await press(table, '[data-move="23"]')
    await press(table, '[data-move="pass"]')
    expect(moves).toEqual(['23', 'pass'])
  })

  it('lets the hearer pass or hold, and gives the others no moves', async () => {
    expect(calls((await draw(skat.view(after('20'), 0))).table)).toEqual(['pas', 'mam 20'])
    expect(calls((await draw(skat.view(after('20'), 2))).table)).toEqual([])
  })

  const clicked = (table: SkatTable, move: string, detail: number): void =>
    void all(table, `[data-move="${move}"]`)[0]?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, detail }),
    )

  it('ignores the second click of a double click, and accepts a third', async () => {
    const { table, moves } = await draw(skat.view(after(''), 1))
    clicked(table, '18', 2)
    expect(moves).toEqual([])
    clicked(table, '18', 3)
    expect(moves).toEqual(['18'])
  })

  it('asks again even on fast clicks, and then accepts the move', async () => {
    const { table, moves } = await draw(skat.view(after('18 pass pass'), 1))
    for (const detail of [1, 2]) {
      clicked(table, 'hand', detail)
      await table.updateComplete
      expect(moves).toEqual([])
    }
    clicked(table, 'hand', 3)
    expect(moves).toEqual(['hand'])
  })

  it('asks again before the hand game, which is binding (2.2.3)', async () => {
    const { table, moves } = await draw(skat.view(after('18 pass pass'), 1))
    expect(all(table, '.call.final').map(text)).toEqual(['z ręki'])
    await press(table, '[data-move="hand"]')
    expect(moves).toEqual([])
    expect(calls(table)).toEqual(['biorę skat', 'z ręki jeszcze raz, żeby potwierdzić'])
    const said = all(table, '[role=log] p').map(text)
    expect(said.at(-1)).toBe('z ręki: jeszcze raz, żeby potwierdzić')
    table.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await table.updateComplete
    expect(calls(table)).toEqual(['biorę skat', 'z ręki'])
    await press(table, '[data-move="hand"]')
    await press(table, '[data-move="hand"]')
    expect(moves).toEqual(['hand'])
  })

  it.each([
    ['pl', ['grasz ty', 'bierzesz skat'], ['gra Ola', 'Ola: biorę skat']],
    ['en', ['you play', 'you take the skat'], ['Ola plays', 'Ola takes the skat']],
    ['de', ['du spielst', 'du nimmst den Skat'], ['Ola spielt', 'Ola nimmt den Skat']],
    ['fr', ['vous jouez', 'vous prenez le skat'], ['Ola joue', 'Ola prend le skat']],
    ['csb', ['grôsz të', 'bierzesz szkat'], ['grô Ola', 'Ola: biorã szkat']],
    ['szl', ['grŏsz ty', 'bieresz szkat'], ['grŏ Ola', 'Ola: bierã szkat']],
  ] as const)(
    'speaks to its viewer in the second person, and of others in the third, in %s',
    async (locale, own, other) => {
      const say = async (seat: number): Promise<string[]> => {
        await needWords(locale, document.createElement('skat-table').rooms)
        const { table } = await draw(skat.view(after('18 pass'), seat), { locale })
        await expect.poll(() => all(table, '[role=log] p')).not.toEqual([])
        table.view = skat.view(after(taken), seat)
        await table.updateComplete
        return all(table, '[role=log] p').map(text)
      }
      expect(await say(1)).toEqual(expect.arrayContaining([...own]))
      expect(await say(0)).toEqual(expect.arrayContaining([...other]))
    },
  )

  it('marks cards from the skat with a word above the card, and raises them', async () => {
    const { table } = await draw(skat.view(after(taken), 1))
    const slots = [...hand(table).querySelectorAll<HTMLElement>('.slot')]
    const noted = slots.filter((one) => one.matches('.noted'))
    expect(noted).toHaveLength(2)
    const lift = (one: Element): number => new DOMMatrix(getComputedStyle(one).transform).m42
    for (const one of slots) await expect.poll(() => lift(one)).toBe(one.matches('.noted') ? -8 : 0)
    const words = [...hand(table).querySelectorAll('.note')].map(text)
    expect(new Set(words)).toEqual(new Set(['ze skata']))
  })

  it('discards two chosen cards (2.2.2)', async () => {
    const { table, moves } = await draw(skat.view(after(taken), 1))
    const held = inHand(table)
    expect(held).toHaveLength(12)
    expect([...hand(table).querySelectorAll('[aria-label$="ze skata"]')]).toHaveLength(2)
    await tap(table, held[11])
    expect(calls(table)).toEqual([])
    await tap(table, held[0])
    await press(table, '.calls button')
    const chosen = [held[0], held[11]].map((c) => readCard(c as string) as Card).sort((a, b) => a - b)
    expect(moves).toEqual([write({ kind: 'discard', cards: chosen.reduce((set, c) => set | (1 << c), 0) })])
    await tap(table, held[5])
    expect(hand(table).querySelectorAll('[aria-pressed=true]')).toHaveLength(2)
  })

  it('announces a game with an addition of the hand game (3.4.1)', async () => {
    const { table, moves } = await draw(skat.view(after(fromHand), 1))
    expect(all(table, '.games button')).toHaveLength(6)
    await press(table, '[data-game="2"]')
    expect(all(table, '.additions button').map(text)).toEqual(['krawiec', 'czarno', 'ouvert'])
    await press(table, '[data-addition="schwarz"]')
    expect(text(all(table, '.calls .wide')[0])).toMatch(/^gram: ♥ Herc z ręki, czarno/)
    await press(table, '.calls .wide')
    expect(moves).toEqual(['hearts-schwarz'])
  })

  it('offers no levels once the skat was taken (3.4.4)', async () => {
    const view = skat.view(after(taken), 1)
    const discard = write(legal(view)[0] as Parameters<typeof write>[0])
    const { table } = await draw(skat.view(after(`${taken} ${discard}`), 1))
    await press(table, '[data-game="2"]')
    expect(all(table, '.additions')).toEqual([])
    await press(table, '[data-game="5"]')
    expect(all(table, '.additions button').map(text)).toEqual(['ouvert'])
  })

  it('takes null as null ouvert if only that reaches the bid (3.4.2)', async () => {
    const { table, moves } = await draw(skat.view(after('36 pass pass hand'), 1))
    expect(text(all(table, '[data-game="5"]')[0])).toBe('Null 59')
    await press(table, '[data-game="5"]')
    await press(table, '.calls .wide')
    expect(moves).toEqual(['null-ouvert'])
  })

  it('sorts the hand for the game: trumps left, then by suit (in null by its own ranks)', async () => {
    const grand = inHand((await draw(skat.view(after(fromHand), 1))).table)
    const jacks = grand.filter((c) => c?.endsWith('J'))
    expect(grand.slice(0, jacks.length)).toEqual(jacks)
    const { table } = await draw(skat.view(after(fromHand), 1))
    await press(table, '[data-game="5"]')
    const suits = inHand(table).map((c) => c?.charAt(0))
    expect(suits.filter((s, i) => s !== suits[i - 1])).toHaveLength(new Set(suits).size)
  })

  it('raises the playable cards and dims the others, with the reason (4.2.1)', async () => {
    const state = cards(after(`${fromHand} grand`), 1)
    const seat = skat.toAct(state)[0] as Seat
    const view = skat.view(state, seat)
    const { table, moves } = await draw(view)
    const playable = legal(view)
      .filter((m) => m.kind === 'card')
      .map(write)
    const open = [...hand(table).querySelectorAll<HTMLElement>('.can')].map((e) => e.dataset['card'])
    expect(new Set(open)).toEqual(new Set(playable))
    const off = hand(table).querySelector<HTMLElement>('.off')
    expect(off?.getAttribute('aria-label')).toMatch(/, (tromf|krojc|grin|herc|szel) do /)
    await tap(table, off?.dataset['card'])
    expect(moves).toEqual([])
    await tap(table, playable[0])
    expect(moves).toEqual([playable[0]])
  })

  it('lets a player choose their next card while others play, but not while an offer waits or nothing is played', async () => {
    const mode = async (state: State, seat: Seat): Promise<string | undefined> =>
      (await draw(skat.view(state, seat))).table.shadowRoot?.querySelector('stolik-hand')?.mode
    const state = after(`${fromHand} grand`)
    expect([await mode(state, 0), await mode(state, 1), await mode(state, 2)]).toEqual([
      'play',
      'ahead',
      'ahead',
    ])
    expect(await mode(skat.apply(state, 0, { kind: 'concede' }), 2)).toBe('still')
    expect(await mode(after('18'), 0)).toBe('still')
  })

  it('sorts the hand as the player wants, and knows the trumps of the game', async () => {
    const state = after(`${fromHand} grand`)
    const holder = ([0, 1, 2] as const).find((seat) => (skat.view(state, seat).hand & jackCards) !== 0) ?? 0
    const view = skat.view(state, holder)
    const usual = inHand((await draw(view)).table)
    const right = inHand(
      (await draw(view, { order: { by: 'suit', trumps: 'right', alternate: true } })).table,
    )
    const jacks = usual.filter((card) => card?.endsWith('J'))
    expect(jacks.length).toBeGreaterThan(0)
    expect(right.slice(-jacks.length)).toEqual(jacks.toReversed())
    expect(new Set(right)).toEqual(new Set(usual))
  })

  it('names the cards of a German deck, with the game’s own names for suits', async () => {
    const state = cards(after(`${fromHand} grand`), 1)
    const view = skat.view(state, skat.toAct(state)[0] as Seat)
    const named = async (more: Partial<SkatTable>): Promise<string> => {
      const { table } = await draw(view, { locale: 'de', ...more })
      const cardsOf = (): string =>
        [...hand(table).querySelectorAll('button')].map((card) => card.getAttribute('aria-label')).join(' ')
      await expect.poll(cardsOf).toMatch(/-/)
      return cardsOf()
    }
    const german = await named({ deck: 'german' })
    expect(german).toMatch(/Eichel-|Schellen-/)
    expect(german).not.toMatch(/Kreuz|Karo|Dame|Bube|Ass/)
    expect(await named({ deck: 'french' })).toMatch(/Kreuz-|Karo-/)
  })

  it('shows an ouvert hand to the others, and no count of points in play (2.2.5, 4.4.6)', async () => {
    const state = after(`${fromHand} grand-ouvert`)
    const { table } = await draw(skat.view(state, 0))
    expect(all(table, '.open playing-card')).toHaveLength(10)
    expect(table.shadowRoot?.textContent).not.toMatch(/oczk|oczek/)
    expect(all((await draw(skat.view(state, 1))).table, '.open')).toEqual([])
  })

  it('shows the game, the declarer and the bid', async () => {
    const state = after(`${fromHand} hearts`)
    expect(text(all((await draw(skat.view(state, 0))).table, '.contract')[0])).toBe('♥ Herc z ręki · gra Ola')
    expect(text(all((await draw(skat.view(state, 1))).table, '.contract')[0])).toBe(
      '♥ Herc z ręki · grasz ty, 18',
    )
    expect(place((await draw(skat.view(state, 0))).table, 'left')).toContain('solista · 18')
  })

  it('shows the fourth player, who deals, at their place (3.2.7)', async () => {
    const { table } = await draw(skat.view(after(''), 0), {
      players,
      seating: [1, 2, 3],
      dealer: 0,
      chair: 1,
    })
    expect(place(table, 'right')).toContain('rozdaje')
    expect(place(table, 'bottom')).toContain('przodek')
    const dealer = await draw(skat.view(after(''), null), {
      players,
      seating: [1, 2, 3],
      dealer: 0,
      chair: 0,
    })
    expect(place(dealer.table, 'bottom')).toContain('rozdaje')
    expect(dealer.table.shadowRoot?.querySelector('stolik-hand')).toBeNull()
  })

  it('asks again before giving up, and later asks the opponents (4.3.1, 4.3.2)', async () => {
    const early = await draw(skat.view(after(`${fromHand} grand`), 1))
    // The label says what it does, so that nobody mistakes it for leaving the table.
    expect(text(all(early.table, '[data-end]')[0])).toBe('poddaj / wyłóż karty')
    await press(early.table, '[data-end]')
    expect(calls(early.table)[0]).toBe('poddaję gra od razu przegrana')
    await press(early.table, '[data-stay]')
    expect(calls(early.table)).toEqual([])
    await press(early.table, '[data-end]')
    expect(await faults(early.table)).toEqual([])
    await press(early.table, '[data-move="resign"]')
    expect(early.moves).toEqual(['resign'])

    const late = cards(after(`${fromHand} grand`), 9)
    const asked = skat.apply(late, 1, { kind: 'resign' })
    const opponent = await draw(skat.view(asked, 0))
    expect(text(all(opponent.table, '.ask')[0])).toBe('Ola chce poddać grę')
    expect(calls(opponent.table)).toEqual(['zgoda', 'grajmy dalej'])
    expect(await faults(opponent.table)).toEqual([])
    const waits = await draw(skat.view(asked, 1))
    expect(text(all(waits.table, '.ask')[0])).toBe('Druga strona decyduje, czy zakończyć grę.')
  })

  it('lets an opponent concede for both, and the declarer play on (4.3.3)', async () => {
    const state = after(`${fromHand} grand`)
    const opponent = await draw(skat.view(state, 0))
    await press(opponent.table, '[data-end]')
    await press(opponent.table, '[data-move="concede"]')
    expect(opponent.moves).toEqual(['concede'])
    const asked = await draw(skat.view(skat.apply(state, 0, { kind: 'concede' }), 1))
    expect(text(all(asked.table, '.ask')[0])).toBe('Jan chce oddać grę soliście')
    expect(inHand(asked.table)).toHaveLength(10)
    await press(asked.table, '[data-move="refuse"]')
    expect(asked.moves).toEqual(['refuse'])
  })

  it('lets a dealer who sits out consent and concede (isko 4.3.2, 4.3.3)', async () => {
    const four = { players, seating: [1, 2, 3], dealer: 0 }
    const state = after(`${fromHand} grand`, 7, profiles.isko)
    const dealer = await draw(skat.view(state, 3), { ...four, chair: 0 })
    expect(place(dealer.table, 'bottom')).toContain('rozdaje')
    expect(dealer.table.shadowRoot?.querySelector('stolik-hand')).toBeNull()
    await press(dealer.table, '[data-end]')
    expect(calls(dealer.table)).toHaveLength(2)
    await press(dealer.table, '[data-move="concede"]')
    expect(dealer.moves).toEqual(['concede'])
    expect(await faults(dealer.table)).toEqual([])

    const conceded = skat.apply(state, 3, { kind: 'concede' })
    const declarer = await draw(skat.view(conceded, 1), { ...four, chair: 2 })
    expect(text(all(declarer.table, '.ask')[0])).toBe('Jan chce oddać grę soliście')
    const waits = await draw(skat.view(conceded, 3), { ...four, chair: 0 })
    expect(text(all(waits.table, '.ask')[0])).toBe('Druga strona decyduje, czy zakończyć grę.')

    const asked = skat.apply(cards(state, 9), 1, { kind: 'resign' })
    const party = await draw(skat.view(asked, 3), { ...four, chair: 0 })
    expect(text(all(party.table, '.ask')[0])).toBe('Ewa chce poddać grę')
    expect(calls(party.table)).toEqual(['zgoda', 'grajmy dalej'])
    expect(await faults(party.table)).toEqual([])
  })

  it('lets a dealer who sits out ask to look into a hand, and its owner show it (pzskat 3.5.4)', async () => {
    const four = { players, seating: [1, 2, 3], dealer: 0 }
    const state = after(`${fromHand} grand`)
    const dealer = await draw(skat.view(state, 3), { ...four, chair: 0 })
    expect(all(dealer.table, '.asides button').map(text)).toEqual([
      'zajrzyj w karty: Ola',
      'zajrzyj w karty: Ewa',
      'zajrzyj w karty: Piotr',
      'poddaj / wyłóż karty',
    ])
    expect(await faults(dealer.table)).toEqual([])
    await press(dealer.table, '[data-move="look-2"]')
    expect(dealer.moves).toEqual(['look-2'])

    const asked = skat.apply(state, 3, { kind: 'look', seat: 2 })
    const other = await draw(skat.view(asked, 0), { ...four, chair: 1 })
    expect(all(other.table, '[data-move="show"]')).toEqual([])
    const owner = await draw(skat.view(state, 2), { ...four, chair: 3 })
    Object.assign(owner.table, { view: skat.view(asked, 2) })
    await owner.table.updateComplete
    await expect
      .poll(() => text(all(owner.table, '[role="log"], [aria-live]')[0]))
      .toContain('pokaż karty: prosi Jan')
    await press(owner.table, '[data-move="show"]')
    expect(owner.moves).toEqual(['show'])

    const shown = skat.apply(asked, 2, { kind: 'show' })
    const looks = await draw(skat.view(shown, 3), { ...four, chair: 0 })
    expect(all(looks.table, '.open playing-card')).toHaveLength(10)
    expect(all(looks.table, '.asides button').map(text)).toEqual(['poddaj / wyłóż karty'])
    expect(await faults(looks.table)).toEqual([])
    const onlooker = await draw(skat.view(shown, null), four)
    expect(all(onlooker.table, '.open playing-card')).toEqual([])
  })

  it('explains what open cards mean in the profile: an offer, or all the rest (4.3.4, 4.3.5)', async () => {
    const of = async (rules: Rules, seat: Seat): Promise<string[]> => {
      const { table } = await draw(skat.view(after(`${fromHand} grand`, 7, rules), seat))
      await press(table, '[data-end]')
      return calls(table)
    }
    expect(await of(profiles.pzskat, 1)).toContain('wykładam, żądam krawca wygrana za zgodą obu')
    expect(await of(profiles.isko, 1)).toContain('wykładam karty reszta sztychów moja')
    expect(await of(profiles.pzskat, 0)).toContain('wykładam karty solista nic już nie weźmie')
    expect(await of(profiles.isko, 0)).toContain('wykładam karty reszta sztychów moja')
  })

  it('shows claimed cards and asks both opponents (pzskat 4.3.4)', async () => {
    const claimed = skat.apply(after(`${fromHand} grand`), 1, { kind: 'claim', level: 'simple' })
    const { table } = await draw(skat.view(claimed, 2))
    expect(text(all(table, '.ask')[0])).toBe('Ola wykłada karty: gra wygrana?')
    expect(all(table, '.open playing-card')).toHaveLength(10)
    expect(calls(table)).toEqual(['zgoda', 'grajmy dalej'])
  })

  it('shows an opponent’s cards if their claim is false (4.3.5)', async () => {
    const opened = skat.apply(after(`${fromHand} grand`), 0, { kind: 'open' })
    const { table } = await draw(skat.view(opened, 1))
    expect(text(all(table, '.ask')[0])).toBe('Jan wykłada karty, ale to się nie zgadza')
    expect(calls(table)).toEqual(['kończymy', 'grajmy dalej'])
    expect(all(table, '.open playing-card')).toHaveLength(10)
  })

  it('shows points and skat when the hand is over', async () => {
    const { table } = await draw(skat.view(cards(after(`${fromHand} grand`), 30), 0))
    const [own, others] = text(all(table, '.word strong')[0]).split(' : ').map(Number)
    expect((own ?? 0) + (others ?? 0)).toBe(120)
    expect(all(table, '.word playing-card')).toHaveLength(2)
  })

  describe('with patrolki', () => {
    const { patrolki } = profiles
    const played = `${fromHand} clubs-patrolki-3`

    it('lets the declarer choose how many, and shows the value (patrolki 2.4.4)', async () => {
      const { table, moves } = await draw(skat.view(after(fromHand, '14', patrolki), 1))
      await press(table, '[data-game="0"]')
      expect(all(table, '[data-patrolki]').map(text)).toEqual(['1', '2', '3', '4'])
      await press(table, '[data-patrolki="3"]')
      expect(all(table, '[data-patrolki="3"]')[0]?.getAttribute('aria-label')).toContain('dziewiątka krojc')
      expect(text(all(table, '.calls .wide')[0])).toMatch(/^gram: ♣ Krojc z ręki, 3 patrolki .*od 108$/)
      expect(hand(table).querySelectorAll('[aria-label$="patrolka"]')).toHaveLength(3)
      expect(await faults(table)).toEqual([])
      await press(table, '.calls .wide')
      expect(moves).toEqual(['clubs-patrolki-3'])
    })

    it('lays them out for the others, and marks them for their owner (patrolki 2.4.4)', async () => {
      const state = after(played, '14', patrolki)
      const opponent = await draw(skat.view(state, 0))
      expect(all(opponent.table, '.open playing-card').map((c) => c.getAttribute('card'))).toEqual([
        'C9',
        'C8',
        'C7',
      ])
      expect(text(all(opponent.table, '.contract')[0])).toBe('♣ Krojc z ręki, 3 patrolki · gra Ola')
      expect(await faults(opponent.table)).toEqual([])
      const owner = await draw(skat.view(state, 1))
      expect(all(owner.table, '.open')).toEqual([])
      expect(hand(owner.table).querySelectorAll('[aria-label$="patrolka"]')).toHaveLength(3)
    })
  })

  describe('with a rewolucja', () => {
    const announced = `${fromHand} null-rewolucja`

    it('lets each opponent take the skat and put two cards back (patrolki 3.4.9)', async () => {
      const state = after(announced, '14', profiles.patrolki)
      const { table } = await draw(skat.view(state, 0))
      expect(text(all(table, '.word')[0])).toBe('Rewolucja możesz wziąć skat i odłożyć dwie karty')
      expect(calls(table)).toEqual(['zostawiam', 'biorę skat'])
      expect(await faults(table)).toEqual([])
      const taken = await draw(skat.view(skat.apply(state, 0, { kind: 'take' }), 0))
      expect(inHand(taken.table)).toHaveLength(12)
      expect([...hand(taken.table).querySelectorAll('[aria-label$="ze skata"]')]).toHaveLength(2)
      await tap(taken.table, inHand(taken.table)[0])
      await tap(taken.table, inHand(taken.table)[1])
      await press(taken.table, '.calls button')
      expect(taken.moves).toHaveLength(1)
      const waiting = await draw(skat.view(state, 2))
      expect(text(all(waiting.table, '.word')[0])).toBe('Rewolucja Jan: wziąć skat czy zostawić')
      expect(calls(waiting.table)).toEqual([])
    })

    it('lets the opponents name numbers, then give each other the lower number of cards (towarzyski 2.6)', async () => {
      const { towarzyski } = profiles
      const { table, moves } = await draw(skat.view(after(announced, '14', towarzyski), 0))
      expect(all(table, '.open playing-card')).toHaveLength(10)
      expect(calls(table)).toHaveLength(11)
      expect(await faults(table)).toEqual([])
      await press(table, '[data-move="swap-3"]')
      expect(moves).toEqual(['swap-3'])
      const giving = await draw(skat.view(after(`${announced} swap-1 swap-2`, '14', towarzyski), 0))
      expect(text(all(giving.table, '.word')[0])).toBe('Rewolucja oddajesz i dostajesz 1 kartę')
      const card = inHand(giving.table)[4] as string
      await tap(giving.table, card)
      await press(giving.table, '.calls button')
      expect(giving.moves).toEqual([card])
    })
  })

  describe('in a ramsz', () => {
    const ramsz = after('pass pass pass', '14', profiles.patrolki)

    it('has no declarer, and everybody follows suit as in grand (patrolki 3.3.7)', async () => {
      const { table } = await draw(skat.view(ramsz, 0))
      expect(text(all(table, '.contract')[0])).toBe('Ramsz · każdy gra sam')
      expect(text(all(table, '.word')[0])).toBe('Ramsz kto weźmie najwięcej oczek, przegrywa')
      expect(hand(table).querySelectorAll('.can')).toHaveLength(10)
      expect(await faults(table)).toEqual([])
      const followed = cards(ramsz, 1)
      const second = await draw(skat.view(followed, 1))
      const may = legal(skat.view(followed, 1)).map(write)
      const open = [...hand(second.table).querySelectorAll<HTMLElement>('.can')].map((e) => e.dataset['card'])
      expect(new Set(open)).toEqual(new Set(may))
    })

    it('ends with the points of each player (patrolki 3.3.7)', async () => {
      const { table } = await draw(skat.view(cards(ramsz, 30), 0))
      const points = [...text(all(table, '.word')[0]).matchAll(/\d+/g)].map(Number)
      expect(points).toHaveLength(3)
      expect(points.every((n) => n <= 120)).toBe(true)
      expect(all(table, '.word playing-card')).toHaveLength(2)
    })
  })

  describe('at every size', () => {
    const rect = (element: Element | null | undefined): DOMRect =>
      element?.getBoundingClientRect() ?? new DOMRect()
    const plate = (table: SkatTable, where: string): Element | null | undefined =>
      table.shadowRoot?.querySelector(`stolik-plate[data-place="${where}"]`)
    /** A table of this size in the second half of a trick, seen by the seat that is to play. */
    async function sized(width: number, height: number, more: Partial<SkatTable> = {}): Promise<SkatTable> {
      await page.viewport(width, height)
      const state = cards(after(`${fromHand} grand`), 2)
      const { table } = await draw(skat.view(state, skat.toAct(state)[0] as Seat), more)
      table.style.cssText = `display: block; inline-size: ${width}px; --stolik-table-height: ${height}px`
      await expect.poll(() => rect(table).height).toBe(height)
      await table.updateComplete
      return table
    }

    it('fills at least half of a phone’s width with the trick', async () => {
      const laid = all(await sized(360, 740), '.trick .laid').map(rect)
      expect(laid).toHaveLength(2)
      const [left, right] = [Math.min(...laid.map((r) => r.left)), Math.max(...laid.map((r) => r.right))]
      expect(right - left).toBeGreaterThan(180)
      expect(laid[0]?.width).toBeGreaterThan(80)
    })

    it('has the seats within one card’s width of the trick on a desktop', async () => {
      const table = await sized(1440, 900)
      await expect.poll(() => all(table, '.fan').length).toBeGreaterThan(0)
      const card = (where: string): DOMRect => rect(all(table, `.trick [data-place="${where}"]`)[0])
      expect(card('left').left - rect(plate(table, 'left')).right).toBeLessThan(card('left').width)
      expect(rect(plate(table, 'right')).left - card('right').right).toBeLessThan(card('right').width)
    })

    it('lays the cards of the player at the bottom where a hand would lie, for an onlooker', async () => {
      const state = cards(after(`${fromHand} grand`), 2)
      await page.viewport(1440, 900)
      const { table } = await draw(skat.view(state, null))
      table.style.cssText = 'display: block; inline-size: 1440px; --stolik-table-height: 900px'
      await expect.poll(() => all(table, '.mine .fan').length).toBe(1)
      expect(rect(all(table, '.mine .fan')[0]).top).toBeGreaterThanOrEqual(
        rect(plate(table, 'bottom')).bottom,
      )
    })

    it('names bots as bots, also beside three other players on a phone', async () => {
      const bot: TablePlayer = { ...player('Marta Wiśniewska'), bot: true }
      for (const [width, height] of [
        [360, 740],
        [740, 360],
        [1440, 900],
      ] as const) {
        const table = await sized(width, height, {
          players: [bot, bot, bot, bot],
          seating: [0, 1, 2],
          dealer: 3,
        })
        const names = all(table, 'stolik-plate:not([mine])').map((one) =>
          rect(one.shadowRoot?.querySelector('stolik-bot')),
        )
        expect(names).toHaveLength(3)
        for (const name of names) expect(name.width).toBeGreaterThan(10)
        table.remove()
      }
    })
  })

  it('announces the calls in words', async () => {
    const { table } = await draw(skat.view(after(''), 0))
    for (const moves of ['18', '18 pass', '18 pass pass', fromHand, `${fromHand} hearts`]) {
      table.view = skat.view(after(moves), 0)
      await table.updateComplete
    }
    expect(all(table, '[role=log] p').map(text)).toEqual([
      '18?, Ola pyta · odpowiadasz. czekamy: Ola',
      'Ola: 18',
      'twój ruch',
      'ty: pas',
      'Ewa: pas',
      'gra Ola',
      'Ola: z ręki',
      'zapowiedź: Herc z ręki',
      'twój ruch',
    ])
  })
})
