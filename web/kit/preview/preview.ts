/** Development only: a page that shows the deck in its sizes, the settlement and the table list. */
import type { Sheet } from '@stolik/core'
import { html, render } from 'lit'
import '../src/ornament/haft-band.js'
import '../src/sheet/sheet.js'
import '../src/table.js'
import type { DeckStyle, TablePlayer } from '../src/table.js'

const theme = new URLSearchParams(location.search).get('theme')
if (theme !== null) document.documentElement.dataset['theme'] = theme

const cards = ['C', 'S', 'H', 'D'].flatMap((s) => ['K', 'Q', 'J', 'A', 'T', '9', '8', '7'].map((r) => s + r))
const hand = ['CJ', 'HJ', 'HA', 'HT', 'HK', 'H9', 'CA', 'C7', 'DQ', 'D8']
const decks: readonly [DeckStyle, string][] = [
  ['french', 'AKDW'],
  ['four', 'AKQJ'],
  ['german', 'DKOU'],
]
const row = (width: number, deck: DeckStyle, letters: string, names: readonly string[], kind = ''): unknown =>
  html`<div class="felt ${kind}" .style=${`--stolik-card-width: ${width}px`}>
    ${names.map((card) => html`<playing-card .card=${card} .deck=${deck} .letters=${letters}></playing-card>`)}
  </div>`

const players = ['Ola', 'Jan', 'Ewa', 'Krzysztof'].map((name): TablePlayer => ({
  name,
  bot: false,
  online: true,
  clock: null,
}))
const catalogue = {
  won: 'Herc z ręki: wygrana',
  lost: 'Grand: przegrana',
  with: 'z {n}, gra {sum}',
  hand: 'z ręki {sum}',
  value: '{multiplier} × {base} = {value}',
  doubled: 'przegrana liczy się podwójnie: −{value}',
  game: '{game}, {kind} {n}',
  passed: 'spasowane',
  'sum.won': 'gry wygrane',
  'sum.lost': 'gry przegrane',
  'sum.bonus': 'premia za gry',
  'sum.others': 'przegrane innych',
}
const settled = (sign: 1 | -1): unknown =>
  html`<stolik-settlement
    .settlement=${{
      scores: [0, sign === 1 ? 48 : -96, 0],
      lines: [
        { code: sign === 1 ? 'won' : 'lost', args: {}, clause: sign === 1 ? '5.3.3' : '5.3.4' },
        { code: 'with', args: { n: 2, sum: 3 }, clause: '2.4.2' },
        { code: 'hand', args: { sum: 4 }, clause: '5.2.1' },
        { code: 'value', args: { multiplier: 4, base: 12, value: 48 }, clause: '2.4.4' },
        ...(sign === 1 ? [] : [{ code: 'doubled', args: { value: 96 }, clause: '5.3.4' }]),
      ],
    }}
    .catalogue=${catalogue}
    .players=${players}
    .seating=${[1, 2, 3]}
    .chair=${2}
    .nextIn=${12_000}
  ></stolik-settlement>`

const totals = [0, 0, 0, 0]
const rows = Array.from({ length: 36 }, (_, n): Sheet['rows'][number] => {
  const owner = (n * 7 + 3) % 4
  const passed = n % 9 === 5 || owner === n % 4
  const score = passed ? 0 : ([48, -96, 20, 44, -144, 23, 120][n % 7] ?? 0)
  totals[owner] = (totals[owner] ?? 0) + score
  return {
    hand: n,
    dealer: n % 4,
    code: passed ? 'passed' : 'game',
    args: {
      game: ['herc', 'krojc z ręki', 'grand', 'null'][n % 4] ?? '',
      kind: n % 3 ? 'z' : 'bez',
      n: (n % 3) + 1,
    },
    owners: passed ? [] : [owner],
    scores: [0, 1, 2, 3].map((chair) => (passed || chair !== owner ? null : score)),
    totals: [...totals],
  }
})
const sheet: Sheet = {
  rows,
  sums: ['won', 'lost', 'bonus', 'others'].map((code, i) => ({
    code: `sum.${code}`,
    clause: 'PT 5.1',
    values: [6 * i, -50 * i, 30 * i, 4],
  })),
  totals: totals.map((total, i) => total + 30 * i),
}

const main = document.querySelector('main')
if (main !== null)
  render(
    html`<haft-band></haft-band>
      <div class="side">${settled(1)} ${settled(-1)}</div>
      <stolik-sheet .sheet=${sheet} .catalogue=${catalogue} .players=${players}
        ><span slot="title">· Stolik 7</span></stolik-sheet
      >
      ${decks.map(([deck, letters]) => row(72, deck, letters, hand, 'fan'))}
      ${[40, 64, 120].map((width) => row(width, 'french', 'AKDW', [...cards, '']))}
      ${decks.map(([deck, letters]) => row(96, deck, letters, cards))}`,
    main,
  )
