/** Sixty-six through its sealed plugin: what a platform sees of a game. */
import { describe, expect, it } from 'vitest'
import { seal, seeded, type Hand } from '@stolik/core'
import { present } from '../../games/sixtysix/graphql/index.js'
import { sixtysix } from '../../games/sixtysix/src/index.js'
import { after, open, plugin, seen, usual } from '../../games/sixtysix/test/table.js'

const refusal = (hand: Hand, seat: number, move: string): string => {
  const answer = hand.play(seat, move)
  return 'refused' in answer ? answer.refused : 'accepted'
}

describe('a sealed game', () => {
  const leading = after('')
  const led = after('CK')
  const over = after('HQ-marriage SA HA SK')

  it.each([
    ['a text without a meaning', leading, 0, 'hello', 'unreadable'],
    ['a move followed by a line break', leading, 0, 'CK\n', 'unreadable'],
    ['a move out of turn', leading, 1, 'SA', 'not-your-turn'],
    ['a move that is not legal now', led, 1, 'close', 'illegal'],
    ['a card that the player does not hold', led, 1, 'HQ', 'illegal'],
    ['a move after the end', over, 0, 'HT', 'over'],
    ['nonsense after the end', over, 0, 'hello', 'over'],
  ])('refuses %s', (_, hand, seat, move, code) => {
    expect(refusal(hand, seat, move)).toBe(code)
  })

  it('refuses a card with the same words whether it lies in the stock or in another hand', () => {
    expect(refusal(led, 1, 'DA')).toBe(refusal(led, 1, 'HA'))
  })

  it('can be played on from any earlier value of a hand', () => {
    const [one, other] = [after('CK SA'), after('CK ST')]
    expect(one.view(null)).not.toEqual(other.view(null))
    expect(refusal(led, 1, 'SK')).toBe('accepted')
    expect(led.toAct).toEqual([1])
  })

  it('offers no moves to a seat that is not on turn', () => {
    expect(open(led)).toHaveLength(6)
    expect(led.legal(0)).toEqual([])
  })

  it('accepts a move out of turn where a game has one', () => {
    // Sixty-six has none, so in this variant the player who is not on turn may close the stock.
    const hasty: typeof sixtysix = {
      ...sixtysix,
      legal: (view) => {
        const idle = view.phase === 'play' && view.seat !== null && !view.toAct.includes(view.seat)
        return idle ? [{ kind: 'close' }] : sixtysix.legal(view)
      },
    }
    const start = seal(hasty, present).start('hoyle', usual, '') as Hand
    const closed = start.play(1, 'close') as Hand
    expect(seen(closed)).toMatchObject({ closed: 1, toAct: [0] })
    expect(refusal(start, 1, 'SA')).toBe('illegal')
  })

  it('knows only its own profiles, and starts only from its own texts', () => {
    expect(() => plugin.chairs('toString')).toThrow(RangeError)
    expect(plugin.start('hoyle', usual, 'x')).toBeUndefined()
    expect(plugin.start('hoyle', usual.replace('CA', 'CQ'), '')).toBeUndefined()
    expect(plugin.deal('hoyle', seeded(1))).toBe(plugin.deal('hoyle', seeded(1)))
  })
})
