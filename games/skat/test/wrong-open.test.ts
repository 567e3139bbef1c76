/** Two readings of 4.3.5: the level that a wrong lay-down gives to the declarer. */
import { seeded } from '@stolik/core'
import { turnedRules } from '@stolik/core/laws'
import { expect, test } from 'vitest'
import { profiles, ruleSets, skat, type Rules, type State } from '../src/index.js'

/** Middlehand plays clubs from the hand without the jack of clubs, schneider announced; schwarz is ruled out. */
const deal = 'CQC7SASQS8S7HQHJDJD7|CACKC8SKSJHTHKDTDKD8|CTCJC9HAH9H8H7DADQD9|STS9'

/** Plays a text of moves, each by the seat that may make it. */
function after(rules: Rules, moves: string): State {
  return moves.split(' ').reduce(
    (state: State, word) => {
      const [seat, text] = word.split(':') as [string, string]
      const move = skat.legal(skat.view(state, Number(seat))).find((one) => skat.write(one) === text)
      if (move === undefined) throw new Error(`${word} is not legal`)
      return skat.apply(state, Number(seat), move)
    },
    skat.setup(rules, skat.deals.read(deal) ?? skat.deal(rules, seeded(0)), {}),
  )
}

/** Three tricks of the declarer; in the fourth, rearhand wrongly lays down their cards. */
const cardsSeen =
  '1:18 0:pass 2:pass 1:hand 1:clubs-schneider 0:SQ 1:SK 2:H7 1:SJ 2:CT 0:DJ 1:DT 2:DQ 0:D7 2:open 1:accept'

test.each([
  ['pzskat', 'possible', 60],
  ['pzskat', 'counted', 72],
  ['isko', 'possible', 60],
  ['isko', 'counted', 72],
] as const)(
  '4.3.5, 5.4.3 by the rules of %s, a wrong lay-down without a trick gives the level that is %s: %i',
  (profile, wrongOpenLevel, score) => {
    const rules = turnedRules(ruleSets, profile, { wrongOpenLevel })
    const over = skat.result(after(rules, cardsSeen))
    expect(over?.scores).toEqual([0, score, 0])
    expect(over?.lines[0]).toMatchObject({ code: 'won', clause: '4.3.5' })
  },
)

test('4.3.5 a list takes a level that no play could reach where it is counted, and only there', () => {
  const line = '1 hearts-schneider hand without 3 schwarz won'
  const counted = turnedRules(ruleSets, 'pzskat', { wrongOpenLevel: 'counted' })
  expect(skat.papers.read(counted, 3, line)).toBe(line)
  expect(skat.papers.read(profiles.pzskat, 3, line)).toEqual({ refused: 'unreachable', clause: '5.4.3' })
})
