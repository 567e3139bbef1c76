/** Every game of the value tables as a line, won and lost (5.5.2). */
import { expect, test } from 'vitest'
import {
  calculator,
  possibleGames,
  profiles,
  skat,
  valueOf,
  type Rules,
  type ToldGame,
} from '../src/index.js'

const games = (rules: Rules): readonly ToldGame[] =>
  possibleGames(rules).flatMap(({ announcement, matadors, level }) => [
    { announcement, matadors, level, bid: 18, won: true },
    { announcement, matadors, level, bid: 18, won: false },
    { announcement, matadors, level, bid: 60, won: false },
  ])

/** The calculator's words for a game; a line has the same words after the place. */
function words({ announcement: a, matadors, level, bid, won }: ToldGame): string {
  const name = ['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'][a.game] as string
  const levels = a.schwarz ? '-schwarz' : a.schneider ? '-schneider' : ''
  const addition = a.rewolucja ? '-rewolucja' : a.ouvert ? '-ouvert' : levels
  const held = matadors === null ? '' : ` ${matadors.with ? 'with' : 'without'} ${matadors.n}`
  const reached = level === 'simple' ? '' : ` ${level}`
  return `${name}${addition}${a.hand ? ' hand' : ''}${held}${reached} ${won ? 'won' : 'lost'} bid ${bid}`
}

/** Returns what is wrong with a game as a line; undefined if nothing is. */
function wrong(rules: Rules, game: ToldGame): string | undefined {
  const value = valueOf(rules, game)
  const line = `2 ${words(game)}`
  const canonical = skat.papers.read(rules, 3, line)
  if ('refused' in value) {
    const same = typeof canonical !== 'string' && canonical.refused === value.refused
    return same && canonical.clause === value.clause ? undefined : `${line}: not refused as ${value.refused}`
  }
  if (typeof canonical !== 'string') return `${line}: refused as ${canonical.refused}`
  if (skat.papers.read(rules, 3, canonical) !== canonical) return `${canonical}: not canonical`
  const calculated = calculator.value(rules.id, words(game).split(' '))
  if (!('score' in calculated) || calculated.score !== value.value.score) return `${line}: not calculated so`
  const bad = [line, canonical].find((one) => {
    const settled = skat.papers.settle(rules, 3, [], one)
    return 'refused' in settled || settled.settlement.scores.join() !== `${value.value.score},0,0`
  })
  return bad === undefined ? undefined : `${bad}: another score than ${value.value.score}`
}

test.each(Object.values(profiles).map((rules) => [rules.id, rules] as const))(
  '5.5.2 %s: a line has the value from the calculator, or the same refusal',
  (_, rules) => {
    expect(games(rules).length).toBeGreaterThan(1000)
    expect(games(rules).flatMap((game) => wrong(rules, game) ?? [])).toEqual([])
  },
)
