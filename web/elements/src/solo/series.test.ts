/** The laws of a series alone, by a program that plays it to its end in a browser, in every game. */
import { isBad, readFirstRecord, replay, seeded, type Plugin } from '@stolik/core'
import { afterEach, describe, expect, it } from 'vitest'
import { extras } from '../extras/games.js'
import { forgetHands, readHands, readRunning, writeRunning } from './kept.js'
import { openGame, soloGames, type SoloGame } from './open.js'
import { playSeries, type SoloPlaying } from './playing.js'
import {
  chairsFor,
  dealt,
  isOver,
  lengthOf,
  ownChair,
  recordFrom,
  standOf,
  type SoloHand,
  type SoloSeries,
} from './series.js'

afterEach(() => {
  writeRunning(null)
  forgetHands()
})

const opened = async (game: string): Promise<SoloGame> => (await openGame(game)) ?? expect.fail(`no ${game}`)
const seriesOf = ({ plugin }: SoloGame, profile: string): SoloSeries => ({
  id: 'one',
  game: plugin.id,
  profile,
  level: 'club',
  chairs: chairsFor(plugin, profile),
})
const players = ['You', 'Ola', 'Jan', 'Ewa']

/** Starts a series, and plays it with `moveOf` until `enough`. */
async function played(
  series: SoloSeries,
  game: SoloGame,
  enough: (playing: SoloPlaying) => boolean,
): Promise<SoloPlaying> {
  const lots = seeded(series.profile)
  let go: () => void = () => undefined
  const around = { players, pace: () => 0, changed: () => go() }
  const now = (await playSeries(series, game, around)) ?? expect.fail('the series cannot be played')
  return new Promise((resolve) => {
    go = () =>
      queueMicrotask(() => {
        if (enough(now)) return resolve(now)
        const { hand, seat } = now
        if (hand.settlement !== undefined) return now.next()
        if (!hand.toAct.includes(seat)) return
        const moves = hand.legal(seat)
        now.play(moves[lots.below(moves.length)] as string)
      })
    go()
  })
}

describe.each(soloGames)('a series of %s alone', (id) => {
  it('is played to its end, and its list is that of its records', { timeout: 240_000 }, async () => {
    const game = await opened(id)
    const { plugin } = game
    const [profile = ''] = plugin.profiles
    const series = seriesOf(game, profile)
    const { settled } = await played(series, game, (playing) => playing.isOver)
    expect(isOver(plugin, series, settled)).toBe(true)
    expect(settled.length).toBeLessThanOrEqual(lengthOf(plugin, series))
    expect(settled.map(({ hand }) => hand)).toEqual(settled.map((_, n) => n))
    // Nothing waits to be gone on with.
    expect(readRunning()).toBeNull()

    const rules = (await extras[id]?.play?.()) ?? expect.fail('no rules')
    const hands = readHands()
    expect(hands).toHaveLength(settled.length)
    for (const hand of hands) {
      const read = readFirstRecord(hand.record)
      if (read === undefined || isBad(read)) throw new Error('a record that cannot be read')
      const again = replay(rules, read)
      expect([again.stop, again.hand?.settlement?.scores]).toEqual([null, hand.settlement.scores])
      expect(plugin.seating(hand.chairs, hand.hand)[hand.seat]).toBe(ownChair)
    }
    // Every hand has other cards.
    expect(new Set(hands.map(({ record }) => recordFrom(record)?.deal)).size).toBe(hands.length)
    const { totals } = plugin.sheet(profile, series.chairs, settled)
    expect(totals).toHaveLength(series.chairs)
  })

  it('goes on where it was when the page was closed, in the middle of a hand', async () => {
    const game = await opened(id)
    const [profile = ''] = game.plugin.profiles
    const series = seriesOf(game, profile)
    const before = await played(series, game, ({ record }) => record.moves.length >= 4)
    before.stop()
    const { moves, deal } = before.record
    const after =
      (await playSeries(series, game, { players, pace: () => 60_000, changed: () => undefined })) ??
      expect.fail('it does not go on')
    expect([after.record.deal, after.record.moves]).toEqual([deal, moves])
    expect(after.hand.view(after.seat)).toEqual(before.hand.view(before.seat))
    after.stop()
  })
})

describe('a series alone', () => {
  const start = async (): Promise<{ game: SoloGame; plugin: Plugin; series: SoloSeries }> => {
    const [id = ''] = soloGames
    const game = await opened(id)
    return { game, plugin: game.plugin, series: seriesOf(game, game.plugin.profiles[0] ?? '') }
  }
  const around = { players, pace: () => 60_000, changed: () => undefined }

  it('ends where the rules of a newer version refuse what was played, and keeps the list', async () => {
    const { game, series } = await start()
    const first = await played(series, game, ({ settled }) => settled.length === 1)
    first.stop()
    const record = readHands()[0]?.record ?? ''
    const spoilt = record.replace(/^hand: 0$/m, 'hand: 1').replace(/\d:\S+/, '0:nonsense')
    expect(recordFrom(spoilt)?.moves.length).toBeGreaterThan(0)
    writeRunning({ series, record: spoilt })
    expect(await playSeries(series, game, around)).toBeUndefined()
    expect(readHands()).toHaveLength(1)
    const unknown = { ...series, profile: 'rules-of-before' }
    expect(await playSeries(unknown, game, around)).toBeUndefined()
  })

  it('counts a hand once whose end was stored before the page was closed', async () => {
    const { game, plugin, series } = await start()
    const first = await played(series, game, ({ settled }) => settled.length === 1)
    first.stop()
    const [hand] = readHands() as readonly [SoloHand]
    writeRunning({ series, record: hand.record })
    const again = (await playSeries(series, game, around)) ?? expect.fail('it does not go on')
    expect([readHands().length, again.record.hand, again.record.moves.length]).toEqual([1, 1, 0])
    again.stop()
    expect(standOf(plugin, recordFrom(hand.record) ?? expect.fail('no record'))?.settlement?.scores).toEqual(
      hand.settlement.scores,
    )
  })

  it('deals by chance', async () => {
    const { plugin, series } = await start()
    const deals = [1, 2, 3].map((seed) => dealt(plugin, series, [], players, seeded(seed)).deal)
    expect(new Set(deals).size).toBe(3)
  })
})
