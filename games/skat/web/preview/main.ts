/**
 * The Skat table alone, with a whole game behind it: to look at and to play while working on it.
 * `?seed=1&seat=0&chairs=3&moves=pass,pass,18&random=12&locale=pl&deck=french&theme=dark`: `moves` are played
 * first, then `random` legal ones; after that the other seats move at random by themselves unless `still` is set.
 */
import { pick, seeded, type Locale } from '@stolik/core'
import '@stolik/kit'
import { MoveEvent, type DeckStyle, type TablePlayer } from '@stolik/kit'
import { legal, profiles, skat, write, type Move, type State } from '../../src/index.js'
import '../skat-table.js'

const query = new URLSearchParams(location.search)
const text = (name: string, other: string): string => query.get(name) ?? other
const random = seeded(text('seed', '1'))
const chairs = Number(text('chairs', '3'))
const seat = query.get('seat') === 'none' ? null : Number(text('seat', '0'))
const seating = skat.seating(chairs, Number(text('hand', '0')))
const theme = query.get('theme')
if (theme !== null) document.documentElement.dataset['theme'] = theme

const start = performance.now()
const names = ['Jan Kowalski', 'Ola', 'Marta Wiśniewska', 'Piotr']
const players: TablePlayer[] = names.slice(0, chairs).map((name, i) => ({
  name,
  bot: i === 2,
  online: i !== 1 || !query.has('offline'),
  clock: { left: 760_000 - 95_000 * i, running: i === 1, at: start },
}))

let state: State = skat.setup(profiles.pzskat, skat.deal(profiles.pzskat, random), {})
const play = (by: number, move: Move): void => {
  state = skat.apply(state, by, move)
}
const find = (by: number, written: string): Move | undefined =>
  legal(skat.view(state, by)).find((m) => write(m) === written)

function playRandom(): void {
  const by = skat.toAct(state)[0]
  if (by === undefined) return
  const moves = legal(skat.view(state, by)).filter((m) => m.kind !== 'resign')
  play(by, pick(moves, random))
}

for (const written of text('moves', '')
  .split(',')
  .filter((m) => m !== '')) {
  const by = [...skat.toAct(state), 0, 1, 2].find((s) => find(s, written) !== undefined)
  const move = by === undefined ? undefined : find(by, written)
  if (by !== undefined && move !== undefined) play(by, move)
}
for (let i = Number(text('random', '0')); i > 0; i--) playRandom()

const table = document.createElement('skat-table')
table.players = players
table.seating = seating
table.dealer = skat.dealer(chairs, Number(text('hand', '0')))
table.seat = seat
table.chair =
  seat === null ? (query.has('chair') ? Number(query.get('chair')) : null) : (seating[seat] ?? null)
table.locale = text('locale', 'pl') as Locale
table.deck = text('deck', 'french') as DeckStyle
document.body.append(table)

function show(): void {
  table.view = skat.view(state, seat)
  const next = skat.toAct(state)[0]
  if (next === undefined || next === seat || query.has('still')) return
  setTimeout(() => {
    playRandom()
    show()
  }, 600)
}
table.addEventListener(MoveEvent.type, (event) => {
  const move = find(seat ?? 0, (event as MoveEvent).detail.move)
  if (move === undefined) return
  play(seat ?? 0, move)
  show()
})
show()
