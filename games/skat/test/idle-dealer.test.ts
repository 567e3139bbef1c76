/** The dealer of a table of four sits out, but belongs to the opposing party (3.5.1). */
import { readFirstRecord, replay, writeRecord, type Hand, type HandRecord, type Played } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { legal, profiles } from '../src/index.js'
import { idleDealer } from '../src/hand/idle-dealer.js'
import { after, auctionFor, plainDeal, plugin, refusal, seen, settled, start } from './hands.js'

const contract = `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts`
const twoTricks = '0:SA 1:S8 2:DA 0:SJ 1:HQ 2:H7'
const playing = (profile: string, moves = ''): Hand =>
  after(start(undefined, profile), `${contract} ${moves}`)

/** The moves of an idle dealer that end the game, or answer an offer. */
const endings = (hand: Hand): readonly string[] =>
  hand.legal(idleDealer).filter((move) => !move.startsWith('look-'))

/** A resignation that needs consent. */
const resigning = (profile: string): Hand => playing(profile, `${twoTricks} 1:resign`)

describe('an idle dealer sees what lies open', () => {
  const moves = `${contract} ${twoTricks} 1:resign 0:accept`.split(' ')
  test.each(moves.map((_, n) => n))('4.5.5 after %i moves', (n) => {
    const hand = after(start(undefined, 'isko'), moves.slice(0, n).join(' '))
    expect(seen(hand, idleDealer)).toEqual({ ...seen(hand), seat: idleDealer })
    expect(hand.toAct).not.toContain(idleDealer)
  })
})

describe('isko 4.3.2 an idle dealer may consent to a resignation', () => {
  test('isko 4.3.2 their consent ends the game', () => {
    expect(resigning('isko').legal(idleDealer)).toEqual(['accept', 'refuse'])
    const over = after(resigning('isko'), '3:accept')
    expect(settled(over)).toMatchObject({ score: -60 })
    expect(over.settlement?.lines.find(({ code }) => code === 'resigned.consent')).toEqual({
      code: 'resigned.consent',
      args: { seat: idleDealer },
      clause: '4.3.2',
    })
  })

  test('isko 4.3.2 nobody waits for them, and their refusal decides nothing', () => {
    expect(resigning('isko').toAct).toEqual([0, 2])
    const refused = after(resigning('isko'), '3:refuse')
    expect(refused.toAct).toEqual([0, 2])
    expect(endings(refused)).toEqual([])
    expect(settled(after(refused, '0:refuse 2:accept')).score).toBe(-60)
    const on = after(resigning('isko'), '0:refuse 2:refuse')
    expect(on.toAct).toEqual([0])
    expect(refusal(on, idleDealer, 'accept')).toBe('illegal')
    // What they say does not count as the answer of an opponent.
    expect(after(resigning('isko'), '0:refuse 3:refuse').toAct).toEqual([2])
  })

  test.each(['pzskat', 'patrolki', 'towarzyski'])(
    'pzskat 4.3.2 by the rules of %s only an opponent consents',
    (profile) => {
      expect(endings(resigning(profile))).toEqual([])
      expect(refusal(resigning(profile), idleDealer, 'accept')).toBe('not-your-turn')
    },
  )

  test('4.3.2 they are not asked about any other offer', () => {
    const claimed = after(start(), `${auctionFor(0, 18)} 0:hand 0:clubs 0:claim`)
    expect(claimed.toAct).toEqual([1, 2])
    expect(endings(claimed)).toEqual([])
    expect(endings(playing('isko', '2:concede'))).toEqual([])
  })
})

describe('4.3.3 an idle dealer may concede for the opponents', () => {
  test.each(Object.keys(profiles))('4.3.3 by the rules of %s the declarer accepts or plays on', (profile) => {
    const conceded = playing(profile, '0:SA 3:concede')
    expect(conceded.toAct).toEqual([1])
    expect(endings(conceded)).toEqual([])
    const over = after(conceded, '1:accept')
    expect(settled(over)).toMatchObject({ score: 30 })
    expect(over.settlement?.lines.find(({ code }) => code === 'conceded')?.args).toEqual({ seat: idleDealer })
    const on = after(conceded, '1:refuse')
    expect(endings(on)).toEqual([])
    expect(endings(after(on, '1:S8 2:DA'))).toEqual(['concede'])
  })

  test('4.3.3 there is nothing to concede before the lead or after the end', () => {
    for (const moves of ['', auctionFor(1, 18), `${auctionFor(1, 18)} 1:take`]) {
      expect(endings(after(start(), moves))).toEqual([])
    }
    expect(endings(playing('pzskat', '1:resign'))).toEqual([])
    const ramsz = after(start(undefined, 'patrolki'), '1:pass 2:pass 0:pass')
    expect(seen(ramsz).phase).toBe('ramsz')
    expect(endings(ramsz)).toEqual([])
  })
})

describe('the record of a hand in which an idle dealer had a say', () => {
  const moves = `${contract} ${twoTricks} 1:resign 3:accept`.split(' ').map((word): Played => {
    const [seat = '', move = ''] = word.split(':')
    return { seat: Number(seat), move }
  })
  const record = (chairs: number): HandRecord => ({
    ...{
      game: 'skat',
      version: plugin.version,
      profile: 'isko',
      chairs,
      hand: 0,
      deal: plainDeal,
      carry: '-',
    },
    players: ['A', 'B', 'C', 'D', 'E'].slice(0, chairs),
    proof: null,
    moves,
  })
  const replayed = (chairs: number) => {
    const read = readFirstRecord(writeRecord(record(chairs)))
    if (read === undefined || 'problem' in read) throw new Error('not read')
    return replay(plugin, read)
  }

  test.each([4, 5])('isko 4.3.2 it is replayed for a table of %i', (chairs) => {
    expect(plugin.attending(chairs, 0)[idleDealer]).toBe(plugin.dealer(chairs, 0))
    const { hand, stop } = replayed(chairs)
    expect(stop).toBeNull()
    expect(settled(hand as Hand).score).toBe(-60)
  })

  test('3.2.7 at a table of three everybody plays, and there is no such seat', () => {
    expect(plugin.attending(3, 0)).toEqual(plugin.seating(3, 0))
    expect(replayed(3).stop).toMatchObject({ problem: 'not-playing', about: '3:accept' })
  })

  test('an onlooker has no moves', () => {
    expect(legal(seen(resigning('isko')))).toEqual([])
  })
})
