/**
 * The running series on this device: it deals, lets the person and the bots play, and stores every move before anything else, so
 * that a closed page goes on where it was.
 */
import { random32, writeRecord, type Hand, type HandRecord, type Seat, type Settled } from '@stolik/core'
import type { Bots } from '../same-cards/bots.js'
import { botsAt } from '../same-cards/levels.js'
import { playOn, type PlayedOn } from '../same-cards/play-on.js'
import { addHand, readHands, readRunning, writeRunning } from './kept.js'
import type { SoloGame } from './open.js'
import { dealt, finished, isOver, ownSeat, recordFrom, settledOf, standOf, withMove } from './series.js'
import type { SoloSeries } from './series.js'

export interface SoloPlaying {
  readonly series: SoloSeries
  readonly game: SoloGame
  /** The hand in play, or the one that has just ended. */
  readonly record: HandRecord
  readonly hand: Hand
  readonly seat: Seat
  /** With the hand that has just ended. */
  readonly settled: readonly Settled[]
  readonly isOver: boolean
  /** Whether a bot has played below its level, because the device is too slow. */
  readonly isWeaker: boolean
  play(move: string): void
  /** Deals the next hand. */
  next(): void
  stop(): void
}

interface Around {
  /** Names by chair; there may be more than the series has chairs. */
  readonly players: readonly string[]
  /** Milliseconds between the moves of bots; a finished trick stays twice as long. */
  readonly pace: () => number
  readonly changed: () => void
}

/** Nobody else plays these cards, but they should be as good as at a table. */
const random = random32(() => crypto.getRandomValues(new Uint32Array(1))[0] as number)

/**
 * Goes on with a stored series, or begins it. Undefined if the rules of now do not allow what was stored: it was played with those
 * of an older version of this site.
 */
export async function playSeries(
  series: SoloSeries,
  game: SoloGame,
  around: Around,
): Promise<SoloPlaying | undefined> {
  const { plugin, renderer } = game
  if (!plugin.knows(series.profile) || !plugin.chairs(series.profile).includes(series.chairs))
    return undefined
  const settled = settledOf(plugin, series, readHands())
  const stored = storedRecord(series)
  const players = around.players.slice(0, series.chairs)
  // A hand whose end was stored, but not that it was put into the list.
  const first =
    stored === null || stored.hand < settled.length ? dealt(plugin, series, settled, players, random) : stored
  if (standOf(plugin, first) === undefined) return undefined
  const bots = await botsAt(plugin, series.level)
  return running(
    { series, game, around: { ...around, players }, bots, tricks: (view) => renderer.tricks(view).done },
    settled,
    first,
  )
}

function storedRecord({ id }: SoloSeries): HandRecord | null {
  const stored = readRunning()
  if (stored === null || stored.series.id !== id || stored.record === null) return null
  return recordFrom(stored.record) ?? null
}

interface Table {
  readonly series: SoloSeries
  readonly game: SoloGame
  readonly around: Around
  readonly bots: Bots
  readonly tricks: (view: object) => number
}

function running(
  { series, game, around, bots, tricks }: Table,
  before: readonly Settled[],
  first: HandRecord,
): SoloPlaying {
  const { plugin } = game
  let settled = before
  let record = first
  let start: Hand
  let played: PlayedOn | undefined
  const now = (): Hand => played?.hand ?? start

  const store = (): void => writeRunning({ series, record: writeRecord(record) })
  const begin = (from: HandRecord): void => {
    record = from
    const hand = standOf(plugin, record)
    if (hand === undefined) throw new Error(`a hand of ${plugin.id} that was just dealt cannot be played`)
    start = hand
    played = undefined
    store()
    if (hand.settlement !== undefined) return end(hand)
    played = playOn({
      hand,
      seat: ownSeat(plugin, record),
      choose: (from, at) => bots.choose(from, at),
      tricks,
      pace: () => ({ trick: around.pace() * 2, move: around.pace() }),
      changed: (seat, move) => {
        record = withMove(record, seat, move)
        store()
        end(now())
        around.changed()
      },
    })
  }
  /** First the list, then the hand: after a crash between the two it is found in the list, and not counted twice. */
  const end = ({ settlement }: Hand): void => {
    if (settlement === undefined) return
    addHand(finished(plugin, series, settled, record, settlement, Date.now()))
    settled = settledOf(plugin, series, readHands())
    writeRunning(isOver(plugin, series, settled) ? null : { series, record: null })
  }
  begin(first)
  return {
    series,
    game,
    get record() {
      return record
    },
    get hand() {
      return now()
    },
    get seat() {
      return ownSeat(plugin, record)
    },
    get settled() {
      return settled
    },
    get isOver() {
      return isOver(plugin, series, settled)
    },
    get isWeaker() {
      return bots.isWeaker
    },
    play: (move) => played?.play(move),
    next: () => {
      if (now().settlement === undefined || isOver(plugin, series, settled)) return
      begin(dealt(plugin, series, settled, around.players, random))
      around.changed()
    },
    stop: () => {
      played?.stop()
      bots.stop()
    },
  }
}
