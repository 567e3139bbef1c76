import { isBinding, type LuckBinding } from './committed-luck.js'
import { isLuck } from './stream.js'
import { isValue, isWord, recordFormat, spareTexts, type HandRecord, type Played } from './record.js'

/** The longest line of moves. */
const width = 80

/**
 * Returns the text of a record, ending with a line break. Texts of several records joined make a file.
 * @throws RangeError for a value that does not fit on a line; games and the platform never make one.
 */
export function writeRecord(record: HandRecord): string {
  const { proof, chairs } = record
  if (record.players.length !== chairs) throw new RangeError('players and chairs do not agree')
  const header: [string, string | number][] = [
    ['stolik', recordFormat],
    ['game', `${record.game} ${record.version}`],
    ['profile', record.profile],
    ['chairs', chairs],
    ['hand', record.hand],
    ...record.players.map((name, chair): [string, string] => [`player ${chair}`, name]),
    ['deal', record.deal],
    ['carry', record.carry],
  ]
  if (proof !== null) {
    if (proof.luck.length !== chairs || !proof.luck.every(isLuck)) throw new RangeError('malformed luck')
    header.push(['commitment', proof.commitment], ['salt', proof.salt], ['seed', proof.seed])
    header.push(['luck', proof.luck.join('|')])
    if (proof.binding !== undefined) header.push(...bindingLines(proof.binding, chairs))
  }
  for (const key of spareTexts) if (record[key] !== undefined) header.push([key, record[key]])
  if (record.ratings !== undefined) header.push(['ratings', ratings(record.ratings, chairs)])
  if (record.scores !== undefined) header.push(['scores', record.scores.join('|')])
  const lines = header.map(([key, value]) => line(key, String(value)))
  return [...lines, 'moves:', ...wrap(record.moves), ''].join('\n')
}

function bindingLines(binding: LuckBinding, chairs: number): [string, string | number][] {
  if (!isBinding(binding, chairs)) throw new RangeError('a malformed binding')
  const { table, attempt, commitments, ways } = binding
  return [
    ['table', table],
    ['attempt', attempt],
    ['commitments', commitments.join('|')],
    ['ways', ways.join('|')],
  ]
}

function ratings(list: readonly string[], chairs: number): string {
  if (list.length !== chairs || list.some((rating) => rating.includes('|')))
    throw new RangeError('malformed ratings')
  return list.join('|')
}

function line(key: string, value: string): string {
  if (!isValue(value)) throw new RangeError(`${key} does not fit on a line`)
  return `${key}: ${value}`.trimEnd()
}

function wrap(moves: readonly Played[]): string[] {
  const lines: string[] = []
  let current = ''
  for (const { seat, move } of moves) {
    if (!isWord(move)) throw new RangeError('a move that is not a word')
    const word = `${seat}:${move}`
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current)
      current = word
    } else {
      current = current === '' ? word : `${current} ${word}`
    }
  }
  return current === '' ? lines : [...lines, current]
}
