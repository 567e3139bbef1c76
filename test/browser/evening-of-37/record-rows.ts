/** Rows of a paper list from records of games played elsewhere, as somebody at the table notes them. */

/** A deal as it is typed: its keys, and what it is worth for the declarer at a table of four. */
export interface RecordRow {
  readonly keys: readonly string[]
  /** The declarer's chair; null if all passed. */
  readonly chair: number | null
  readonly value: number
}

const field = (line: string, name: string): string =>
  new RegExp(`\\b${name}:(-?\\d+)`).exec(/R\[(.*?)\] /.exec(line)?.[1] ?? '')?.[1] ?? ''

/** The announcement of a record: the game's letter, and what was announced beside it. */
const announced = (line: string): string => / [012] ([CSHDGN][OHSZ]*)(?:\.| |\])/.exec(line)?.[1] ?? ''

/** Whether the deal was played to its end or given up at the table: no time ran out, nobody left. */
export const isPlayed = (line: string): boolean =>
  /R\[(d:[012] (win|loss)|passed)/.test(line) && !/ w (TI|LE)\./.test(line)

/** @param deal the number of the deal in the list, from 0: who deals it sits out */
export function rowOfRecord(line: string, deal: number): RecordRow {
  if (line.includes('R[passed')) return { keys: ['p'], chair: null, value: 0 }
  const chair = (deal + 1 + Number(field(line, 'd'))) % 4
  const game = announced(line)
  const additions = game.slice(1)
  const isNull = game.startsWith('N')
  const signed = Number(field(line, 'm'))
  const won = / win /.test(line)
  const value = Number(field(line, 'v'))
  const overbid = !isNull && line.includes(' overbid ')
  return {
    keys: [
      'abcd'[chair] ?? '',
      game.slice(0, 1).toLowerCase(),
      // Only a null game is played open without being a hand game.
      ...(additions === '' || (isNull && additions === 'O') ? [] : ['h']),
      ...announcedKey(additions),
      ...(isNull ? [] : matadors(signed)),
      ...(isNull || overbid ? [] : levelKey(line, additions)),
      won ? '+' : '-',
      // An overbid game counts by its bid, which stands on the paper in place of the value.
      ...(overbid ? Array.from(String(-value / 2)) : []),
    ],
    chair,
    value,
  }
}

/** The highest level that was announced stands for all below it. */
function announcedKey(additions: string): readonly string[] {
  if (additions.includes('O')) return ['o']
  if (additions.includes('Z')) return ['z']
  return additions.includes('S') ? ['s'] : []
}

/** @param signed how many, below 0 if without */
const matadors = (signed: number): readonly string[] => [
  ...(signed < 0 ? ['/'] : []),
  ...Array.from(String(Math.abs(signed))),
]

/** The level that was reached beyond the announced one. */
function levelKey(line: string, additions: string): readonly string[] {
  if (additions.includes('O') || additions.includes('Z')) return []
  if (field(line, 'z') === '1') return ['z']
  return field(line, 's') === '1' && !additions.includes('S') ? ['s'] : []
}
