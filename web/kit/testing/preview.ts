/** A page with just one game's table and the whole game behind it, to look at and to play while developing. */
import { pick, seeded, type Game, type Locale, type Random, type Seat, type Shapes } from '@stolik/core'
import { PaperEvent } from '@stolik/kit/paper'
import { MoveEvent, type DeckStyle, type TableElement, type TablePlayer } from '@stolik/kit/table'

const names = ['Jan Kowalski', 'Ola', 'Marta Wiśniewska', 'Piotr', 'Stanisława']

/**
 * Reads the page's query: `profile` (by default the parameter's), `seed`, `hand` (number in the series), `chairs`, `seat` (or
 * `none`, then `chair`), `locale`, `deck`, `theme`. `moves=a,b,c` are played first, then `random=n` legal ones. After that the
 * other seats move at random automatically, unless `still` is set. `free` plays without clocks.
 */
export function previewTable<T extends Shapes>(game: Game<T>, profile: string, tag: string): void {
  const query = new URLSearchParams(location.search)
  const text = (name: string, other: string): string => query.get(name) ?? other
  const theme = query.get('theme')
  if (theme !== null) document.documentElement.dataset['theme'] = theme

  const rules = game.profiles[text('profile', profile)] as T['rules']
  const chairs = Number(text('chairs', String(game.chairs(rules)[0])))
  const hand = Number(text('hand', '0'))
  const seat = query.get('seat') === 'none' ? null : Number(text('seat', '0'))
  const seating = game.seating(chairs, hand)
  const random = seeded(text('seed', '1'))
  let state = game.setup(rules, game.deal(rules, random), game.between(rules, []))
  for (const written of text('moves', '').split(',')) {
    const seats = [...game.toAct(state), ...seating.keys()]
    for (const s of seats) {
      const next = by(game, state, s, written)
      if (next === undefined) continue
      state = next
      break
    }
  }
  for (let i = Number(text('random', '0')); i > 0; i--) state = atRandom(game, state, random)

  // The page's own module has already defined the game's element.
  const table = document.createElement(tag) as TableElement<T['view']>
  table.players = people(chairs, query.has('free'))
  table.seating = seating
  table.dealer = game.dealer(chairs, hand)
  table.seat = seat
  table.chair = seat === null ? Number(text('chair', '0')) : (seating[seat] ?? null)
  table.locale = text('locale', 'pl') as Locale
  table.deck = text('deck', 'french') as DeckStyle
  const draw = (): void => {
    table.view = game.view(state, seat)
    const next = game.toAct(state)[0]
    if (next === undefined || next === seat || query.has('still')) return
    setTimeout(() => {
      state = atRandom(game, state, random)
      draw()
    }, 600)
  }
  table.addEventListener(MoveEvent.type, (event) => {
    const { move } = (event as MoveEvent).detail
    state = (seat === null ? undefined : by(game, state, seat, move)) ?? state
    draw()
  })
  document.body.append(table)
  draw()
}

function by<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  written: string,
): T['state'] | undefined {
  const move = game.legal(game.view(state, seat)).find((m) => game.write(m) === written)
  return move === undefined ? undefined : game.apply(state, seat, move)
}

function atRandom<T extends Shapes>(game: Game<T>, state: T['state'], random: Random): T['state'] {
  const seat = game.toAct(state)[0]
  if (seat === undefined) return state
  const moves = game.legal(game.view(state, seat)).filter((m) => game.write(m) !== 'resign')
  return game.apply(state, seat, pick(moves, random))
}

const people = (chairs: number, free: boolean): TablePlayer[] =>
  names.slice(0, chairs).map((name, i) => ({
    name,
    bot: i === 2,
    online: true,
    clock: free ? null : { left: 760_000 - 95_000 * i, running: i === 1, at: performance.now() },
  }))

/**
 * A page with just a game's form for hands on paper. The query: `profile`, `chairs`, `hand`, `line` (the line to correct),
 * `lines=a|b` (the hands before), `locale`, `theme`. The line that is entered becomes the page's title.
 */
export function previewPaper(tag: string): void {
  const query = new URLSearchParams(location.search)
  const theme = query.get('theme')
  if (theme !== null) document.documentElement.dataset['theme'] = theme
  const lines = query.get('lines')?.split('|') ?? []
  const given = {
    chairs: Number(query.get('chairs')) || null,
    profile: query.get('profile'),
    locale: query.get('locale'),
  }
  const element = Object.assign(document.createElement(tag), {
    players: names,
    lines,
    hand: Number(query.get('hand') ?? lines.length),
    line: query.get('line'),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)),
  })
  element.addEventListener(PaperEvent.type, (event) => (document.title = (event as PaperEvent).detail.line))
  element.style.margin = '16px'
  document.body.append(element)
}
