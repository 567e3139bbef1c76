/** Replays games that XSkat played against itself, with every card, trick, point and verdict. */
import { describe, expect, it } from 'vitest'
import { readCards, step } from '@stolik/core'
import {
  type Announcement,
  announcement,
  type GameKind,
  nullGame,
  points,
  type Rules,
  skat,
  type SkatShapes,
  type State,
  write,
} from '../src/index.js'
import { opening } from '../src/hand/auction.js'
import { linesOf } from './records-folder.js'

const lines = linesOf('xskat-10k.txt.gz')

interface XskatGame {
  readonly hands: readonly [number, number, number]
  readonly skat: number
  readonly bid: number
  readonly declarer: number
  readonly announced: Announcement
  readonly discard: string | null
  readonly plays: readonly (readonly [seat: number, card: string])[]
  readonly winners: string
  readonly points: number
  readonly result: string
}

const set = (text: string): number => readCards(text.split('.')) as number

function read(line: string): XskatGame {
  const [cards = '', ...rest] = line.split(' ')
  const fields = new Map(rest.map((field) => field.split('=') as [string, string]))
  const get = (key: string): string => fields.get(key) ?? ''
  const [a = '', b = '', c = '', skatCards = ''] = cards.split('|')
  const kind = 'CSHDGN'.indexOf(get('game')) as GameKind
  const ouvert = get('ouvert') === '1' ? 'ouvert' : undefined
  return {
    hands: [set(a), set(b), set(c)],
    skat: set(skatCards),
    bid: Number(get('bid')),
    declarer: Number(get('decl')),
    announced: announcement(kind, get('hand') === '1', ouvert),
    discard: get('disc') === '-' ? null : get('disc'),
    plays: get('play')
      .split(',')
      .map((play): [number, string] => [Number(play[0]), play.slice(2)]),
    winners: get('win'),
    points: Number(get('pts')),
    result: get('res'),
  }
}

function move(state: State, seat: number, text: string): State {
  const next = step<SkatShapes>(skat, state, seat, text)
  if ('refused' in next) throw new Error(`${seat}:${text} ${next.refused}`)
  return next
}

/** Calls that give a seat the game at a bid. */
function auction(declarer: number, bid: number): readonly [number, string][] {
  const value = String(bid)
  if (declarer === 1)
    return [
      [1, value],
      [0, 'pass'],
      [2, 'pass'],
    ]
  if (declarer === 2)
    return [
      [1, 'pass'],
      [2, value],
      [0, 'pass'],
    ]
  return [
    [1, value],
    [0, 'hold'],
    [1, 'pass'],
    [2, 'pass'],
  ]
}

/** Plays a game and returns the result in the form of its line. */
function replay(game: XskatGame): Pick<XskatGame, 'winners' | 'points' | 'result'> {
  const { hands, declarer, announced, discard } = game
  let state: State = opening(skat.profiles['isko'] as Rules, { hands, skat: game.skat })
  for (const [seat, call] of auction(declarer, game.bid)) state = move(state, seat, call)
  state = move(state, declarer, discard === null ? 'hand' : 'take')
  if (discard !== null) state = move(state, declarer, write({ kind: 'discard', cards: set(discard) }))
  state = move(state, declarer, write({ kind: 'announce', announcement: announced }))
  for (const [seat, card] of game.plays) state = move(state, seat, card)
  if (state.phase !== 'over') throw new Error('not over')
  const entry = skat.result(state)?.entry
  if (entry?.kind !== 'played') throw new Error('not played')
  const away = points(discard === null ? game.skat : set(discard))
  const isNull = announced.game === nullGame
  return {
    winners: state.tricks.map(({ winner }) => winner).join(''),
    // A null game has no points, and XSkat derives its verdict from the tricks.
    points: isNull ? -1 : (state.points[declarer] as number) + away,
    result: isNull ? '?' : entry.value.won ? 'win' : 'loss',
  }
}

describe('games of XSkat', () => {
  it.skipIf(lines === undefined)(
    '4.2.1, 4.4.2, 5.2.2 have the same cards, trick winners, points and verdicts (skipped without the folder of records)',
    () => {
      const all = (lines as readonly string[]).map(read)
      expect(all.length).toBeGreaterThan(9900)
      for (const [i, game] of all.entries()) {
        const { winners, points, result } = game
        expect(replay(game), `line ${i + 1}`).toEqual({ winners, points, result })
      }
    },
  )
})
