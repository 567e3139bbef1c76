import { has, readCard, readCards, type Card, type Cards, type Seat } from '@stolik/core'
import { MoveEvent, tokens, type TablePlayer } from '@stolik/kit/table'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { baska, legal, write, type View } from '../src/index.js'
import type { BaskaTable } from './baska-table.js'
import './baska-table.js'

afterEach(() => document.body.replaceChildren())

type State = ReturnType<typeof baska.setup>
const player = (name: string): TablePlayer => ({ name, bot: false, online: true, clock: null })
const players = ['Jan', 'Ola', 'Ewa', 'Piotr'].map(player)

const cards = (names: string): Cards => readCards(names.split(' ')) ?? 0
/** Seat 0 leads and seat 3 deals; Jan and Ewa hold the old queens. */
const plain = 'HA CQ CA DJ | HT SJ CT DA | SQ HQ SA DT | DQ CJ HJ ST'
/** Ola holds both old queens, Piotr ♣J. */
const queens = 'HA DQ CA DJ | CQ SQ CT DA | SJ HQ SA DT | HT CJ HJ ST'

/** Ola takes every trick. */
const sure = 'DJ CA SA DQ | CQ SQ HA HT | CJ SJ HJ ST | HQ DA DT CT'

/** Returns the hand with these cards after these moves, each by the seat on turn. */
function after(deal: string, moves: string, bokLeft = 0, profile = 'lebork'): State {
  const rules = baska.profiles[profile]
  if (rules === undefined) throw new Error('no profile')
  const hands = deal.split(' | ').map(cards)
  let state = baska.setup(rules, { hands }, { bokLeft })
  for (const text of moves.split(' ').filter((m) => m !== '')) {
    const seat = baska.toAct(state)[0] as Seat
    const move = legal(baska.view(state, seat)).find((m) => write(m) === text)
    if (move === undefined) throw new Error(`${text} is not open to seat ${seat}`)
    state = baska.apply(state, seat, move)
  }
  return state
}
const passes = 'pas pas pas pas'

interface Drawn {
  readonly table: BaskaTable
  readonly moves: readonly string[]
}

async function draw(view: View): Promise<Drawn> {
  const table = document.createElement('baska-table')
  const moves: string[] = []
  table.addEventListener(MoveEvent.type, (e) => moves.push((e as MoveEvent).detail.move))
  await show(table, {
    players,
    seating: [0, 1, 2, 3],
    dealer: 3,
    view,
    seat: view.seat,
    chair: view.seat,
    firstTap: true,
  })
  return { table, moves }
}
const all = (table: BaskaTable, selector: string): HTMLElement[] => [
  ...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
const calls = (table: BaskaTable): string[] => all(table, '.calls button').map(text)
const contract = (table: BaskaTable): string => text(all(table, '.contract')[0])
const place = (table: BaskaTable, where: string): string =>
  text(table.shadowRoot?.querySelector(`stolik-plate[data-place="${where}"]`)?.shadowRoot?.firstElementChild)
const hand = (table: BaskaTable): ShadowRoot => {
  const root = table.shadowRoot?.querySelector('stolik-hand')?.shadowRoot
  if (root === null || root === undefined) throw new Error('no hand')
  return root
}
const inHand = (table: BaskaTable): (string | undefined)[] =>
  Array.from(hand(table).querySelectorAll<HTMLElement>('[data-card]'), (e) => e.dataset['card'])
const seen = async (state: State, seat: Seat | null): Promise<BaskaTable> =>
  (await draw(baska.view(state, seat))).table

describe('baska-table', () => {
  it('is accessible in every phase, for players and onlookers, in light and dark', async () => {
    expect(tokens.cssText).toContain('--stolik-felt')
    const states = [
      after(plain, ''),
      after(queens, 'wesele'),
      after(plain, 'zolla kontra'),
      after(plain, `${passes} CA CT`),
      after(plain, `${passes} HA HT SQ CJ`),
    ]
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      for (const state of states) {
        for (const seat of [0, null]) {
          const { table } = await draw(baska.view(state, seat))
          expect(await faults(table)).toEqual([])
          table.remove()
        }
      }
    }
    delete document.documentElement.dataset['theme']
  })

  it('offers the calls in the order in which they are spoken, with their effect on the stake (L6-9)', async () => {
    const { table, moves } = await draw(baska.view(after(plain, ''), 1))
    expect(calls(table)).toEqual([
      'pas',
      'gran po 5 pkt',
      'gran-du po 10 pkt',
      'zolla po 5 pkt',
      'zolla-du po 10 pkt',
      'kontra stawka ×2',
    ])
    all(table, '[data-move="zolla-du"]')[0]?.click()
    await table.updateComplete
    expect(moves).toEqual([])
    expect(calls(table)).toContain('zolla-du jeszcze raz, żeby potwierdzić')
    all(table, '[data-move="zolla-du"]')[0]?.click()
    expect(moves).toEqual(['zolla-du'])
  })

  it('offers wesele only to a player with both old queens (W1)', async () => {
    expect(calls(await seen(after(queens, ''), 1))).toContain('wesele 1–3 pkt')
    expect(calls(await seen(after(plain, ''), 1)).join()).not.toContain('wesele')
  })

  it('names the next raise with its factor, bok-round included (L9-10, RZ11)', async () => {
    const raised = calls(await seen(after(plain, 'zolla kontra'), 3))
    expect(raised.join()).not.toContain('rekontra')
    const owner = calls(await seen(after(plain, 'zolla kontra pas pas'), 1))
    expect(owner).toContain('rekontra stawka ×4')
    const inBok = calls(await seen(after(plain, 'zolla kontra pas pas', 3), 1))
    expect(inBok).toContain('rekontra stawka ×8')
  })

  it('shows the current contract and who speaks', async () => {
    const state = after(plain, 'zolla kontra')
    const word = (table: BaskaTable): string[] => all(table, '.word p').map(text)
    expect(word(await seen(state, 3))).toEqual(['Zolla', 'Ola · kontra · stawka ×2', 'co zgłaszasz?'])
    expect(word(await seen(state, 1))).toEqual(['Zolla', 'ty · kontra · stawka ×2', 'mówi Piotr'])
    expect(place(await seen(state, 3), 'top')).toContain('zolla')
  })

  it('shows the contract, its owner, the raises and the bok-round', async () => {
    expect(contract(await seen(after(plain, passes), 0))).toBe('Zwykła gra')
    expect(contract(await seen(after(plain, `zolla kontra ${passes}`, 3), 0))).toBe(
      'Zolla · Ola · kontra · stawka ×4 · bok-runda, 3 rozdania',
    )
  })

  it('shows sides as far as the viewer may know them, and a cicha only to its player (ZG1, C2)', async () => {
    const state = after(plain, passes)
    expect(place(await seen(state, 0), 'bottom')).toContain('starzy')
    expect(place(await seen(state, 1), 'bottom')).toContain('młodzi')
    for (const where of ['left', 'top', 'right'])
      expect(place(await seen(state, 0), where)).not.toMatch(/star|młod/)
    const silent = after(queens, passes)
    expect(place(await seen(silent, 1), 'bottom')).toContain('cicha')
    expect(contract(await seen(silent, 1))).toBe('Zwykła gra')
    for (const seat of [0, 2, 3, null]) {
      expect((await seen(silent, seat)).shadowRoot?.textContent).not.toContain('cich')
    }
  })

  it('shows a side to everyone once an old queen is played (ZG1)', async () => {
    const table = await seen(after(plain, `${passes} CQ`), 3)
    expect(place(table, 'left')).toContain('starzy')
  })

  it('shows points of each player once they have a trick', async () => {
    const table = await seen(after(plain, `${passes} HA HT SQ CJ`), 3)
    expect(place(table, 'left')).toContain('26 oczek')
    expect(place(table, 'top')).not.toContain('ocz')
  })

  it('sorts by the ladder, and differently for gran (ZO8)', async () => {
    const first = inHand(await seen(after(plain, ''), 0))
    expect(first).toEqual(['HA', 'CQ', 'DJ', 'CA'])
    expect(inHand(await seen(after(plain, 'gran'), 0))).toEqual(['DJ', 'CA', 'CQ', 'HA'])
  })

  it('sends legal cards only, and says why the others are not legal (ZG3, ZG5)', async () => {
    const state = after(plain, `${passes} CA`)
    const { table, moves } = await draw(baska.view(state, 1))
    const off = hand(table).querySelector<HTMLElement>('[data-card="HT"]')
    expect(off?.getAttribute('aria-label')).toBe('dziesiątka kier, trefl do trefla')
    off?.click()
    expect(moves).toEqual([])
    hand(table).querySelector<HTMLElement>('[data-card="CT"]')?.click()
    expect(moves).toEqual(['CT'])
    const beat = await seen(after(plain, `${passes} DJ`), 1)
    const may = baska.view(after(plain, `${passes} DJ`), 1)
    expect(has(may.hand, readCard('DA') as Card)).toBe(true)
    expect(hand(beat).querySelector('[data-card="DA"]')?.getAttribute('aria-label')).toBe(
      'as karo, trzeba przebić',
    )
  })

  it('lets a player choose their next card while others play, and not while a throw-in waits', async () => {
    const mode = async (state: State, seat: Seat): Promise<string | undefined> =>
      (await seen(state, seat)).shadowRoot?.querySelector('stolik-hand')?.mode
    expect(await mode(after(plain, passes), 0)).toBe('play')
    expect(await mode(after(plain, passes), 2)).toBe('ahead')
    expect(await mode(after(plain, `${passes} rzut`), 2)).toBe('still')
    expect(await mode(after(plain, ''), 2)).toBe('still')
  })

  it('shows the last trick again, and no other (R4)', async () => {
    const table = await seen(after(plain, `${passes} HA HT SQ CJ`), 3)
    all(table, '[data-last]')[0]?.click()
    await table.updateComplete
    expect(all(table, '.again .laid').map((e) => e.dataset['card'])).toEqual(['HA', 'HT', 'SQ', 'CJ'])
  })

  it('announces calls, the contract, and sides that become known', async () => {
    const { table } = await draw(baska.view(after(plain, ''), 3))
    for (const moves of ['pas', 'pas pas pas', passes, `${passes} CQ`]) {
      table.view = baska.view(after(plain, moves), 3)
      await table.updateComplete
    }
    expect(all(table, '[role=log] p').map(text)).toEqual([
      'Licytacja, mówi Ola. czekamy: Ola',
      'Ola: pas',
      'Ewa: pas',
      'ty: pas',
      'Jan: pas',
      'gramy: Zwykła gra',
      'Jan: starzy',
      'Jan: dama trefl',
    ])
  })

  it('kop asking, kop names: asks first and says zolo, rej and słup', async () => {
    const kop = (moves: string): State => after(plain, moves, 0, 'kop')
    expect(calls(await seen(kop(''), 0))).toEqual(['pytam', 'zolo po 5 pkt', 'zolo-du po 10 pkt'])
    expect(calls(await seen(kop('pytam kontra rej bok'), 0))).toContain('słup stawka ×16')
    const zolo = await seen(kop('pytam zolla pas pas pas pas'), 0)
    expect(contract(zolo)).toBe('Zolo · Ola')
    expect(inHand(await seen(kop('pytam'), 1))).toEqual(['CT', 'HT', 'SJ', 'DA'])
  })

  it('kop covered: offers a raise against the lead off turn, and shows the card that was taken back', async () => {
    const kop = (moves: string): State => after(plain, `pytam ${passes} ${moves}`, 0, 'kop')
    const lead = kop('CQ')
    for (const seat of [1, 2, 3]) expect(calls(await seen(lead, seat))).toContain('kontra stawka ×2')
    expect(calls(await seen(lead, 0))).toEqual([])
    const { table, moves } = await draw(baska.view(lead, 3))
    all(table, '[data-move="kontra"]')[0]?.click()
    expect(moves).toEqual(['kontra'])
    table.view = baska.view(baska.apply(lead, 3, { call: 'kontra' }), 3)
    await table.updateComplete
    expect(contract(table)).toBe('Zwykła gra · kontra · stawka ×2')
    expect(all(table, '.word p').map(text)).toEqual(['Jan: ta sama karta czy inna?'])
    expect(all(table, '.word playing-card').map((e) => e.getAttribute('label'))).toEqual(['dama trefl'])
    expect(all(table, '[role=log] p').map(text)).toEqual([
      'Zwykła gra. na stole: Jan: dama trefl. czekamy: Ola',
      'ty: kontra',
      'Jan – karta wraca do ręki: dama trefl',
    ])
    expect(place(table, 'bottom')).toContain('kontra')
    for (const where of ['left', 'top', 'right']) expect(place(table, where)).not.toContain('pas')
    expect(await faults(table)).toEqual([])
    const leader = await seen(kop('CQ kontra'), 0)
    expect(calls(leader)).toEqual(['rej stawka ×4'])
    expect(hand(leader).querySelector('[data-card="CQ"]')?.getAttribute('aria-label')).toContain(
      'karta już pokazana',
    )
    expect(place(await seen(kop('CQ kontra CQ'), 1), 'bottom')).toContain('kontra')
    expect(place(await seen(kop('CQ kontra CQ HT'), 1), 'bottom')).not.toContain('kontra')
  })

  it('offers to throw the cards in on the player’s turn (R5)', async () => {
    const { table, moves } = await draw(baska.view(after(plain, passes), 0))
    all(table, '[data-throw]')[0]?.click()
    expect(moves).toEqual(['rzut'])
    expect(all(await seen(after(plain, passes), 1), '[data-throw]')).toEqual([])
  })

  it('asks the others for consent, and disables the hand meanwhile (R5)', async () => {
    const asked = after(plain, `${passes} rzut`)
    const { table, moves } = await draw(baska.view(asked, 2))
    expect(calls(table)).toEqual(['zgoda', 'gramy dalej'])
    expect(all(table, '.calls .ask').map(text)).toEqual(['Jan rzuca karty: wynik już się nie zmieni. Zgoda?'])
    expect(await faults(table)).toEqual([])
    hand(table).querySelector<HTMLElement>('[data-card]')?.click()
    all(table, '[data-move="nie"]')[0]?.click()
    expect(moves).toEqual(['nie'])
    const waiting = await seen(after(plain, `${passes} rzut zgoda`), 0)
    expect(all(waiting, '.calls .ask').map(text)).toEqual(['rzut: czekamy na: Ewa, Piotr'])
    expect(place(waiting, 'left')).toContain('zgoda')
    expect(calls(waiting)).toEqual([])
  })

  it('announces the outcome (R5)', async () => {
    const { table } = await draw(baska.view(after(plain, passes), null))
    for (const moves of ['rzut', 'rzut zgoda', 'rzut zgoda nie']) {
      table.view = baska.view(after(plain, `${passes} ${moves}`), null)
      await table.updateComplete
    }
    expect(all(table, '[role=log] p').map(text)).toEqual([
      'Zwykła gra. czekamy: Jan',
      'Jan: rzut',
      'Ola: zgoda',
      'Ewa: gramy dalej',
    ])
    expect(all(table, '.calls .ask').map(text)).toEqual(['Ewa: gramy dalej'])
    const early = await seen(after(plain, `${passes} rzut zgoda zgoda zgoda`), 0)
    expect(all(early, '.calls .ask').map(text)).toEqual([
      'za wcześnie na rzut: wynik może się jeszcze zmienić',
    ])
    const over = await seen(after(sure, `zolla ${passes} rzut zgoda zgoda zgoda`), 0)
    expect(text(all(over, '.word')[0])).toContain('karty rzucone')
  })
})
