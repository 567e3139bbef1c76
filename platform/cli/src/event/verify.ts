/** `stolik tournament verify` and `stolik draws`: draw and count published files again, from a file or an address. */
import { draws as drawsFile } from '@stolik/contract/published/draws'
import { readJson } from '@stolik/contract/read'
import { verifyDraw, type DrawVerdict } from '@stolik/event/draw/proofs'
import type { Check, Checked, Difference, NotRepeated, Where } from '@stolik/event/verify/difference'
import { readResults, verified } from '@stolik/event/verify/verify'
import { take, type Call } from '../base/command.js'
import { badWords, textAt } from '../base/files.js'
import { Failure, UsageError } from '../base/io.js'
import { sentence } from '@stolik/gateway/event/show/show-refused'
import type { Desk } from './desk.js'

const limits = { most: 64 * 1024 * 1024, within: 60_000 }

/** How many differences are printed. The first one is the one to look at; most others follow from it. */
const mostPrinted = 10

const drawWords: Readonly<Record<DrawVerdict, string>> = {
  fair: 'drawn so',
  malformed: 'cannot be drawn again: a value is missing or not valid',
  commitment: 'the commitment does not match this salt and seed',
  seats: 'this seed seats the players differently',
}

/** Repeats every draw of an event. @throws Failure if a draw does not follow from its seed, or the file cannot be read */
export async function drawsCommand(call: Call): Promise<void> {
  const { values, positionals } = take(call.args, 'FILE [--json]')
  const { io } = call
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError('Name the file or address with the draws.')
  const answer = readJson(drawsFile, await textAt(call, file, limits))
  if ('bad' in answer)
    throw new Failure(
      `${file}: ${badWords(answer.bad === 'draws' ? '' : answer.bad, 'there are no draws in it')}`,
    )
  let isFair = true
  for (const draw of answer.read.draws) {
    const verdict = verifyDraw(draw)
    if (verdict !== 'fair') isFair = false
    const { series, commitment, outside } = draw
    if (values.json === true) io.out(JSON.stringify({ series, verdict, commitment, outside }))
    else {
      io.out(`series ${series}: ${drawWords[verdict]}`)
      io.out(`  commitment ${commitment}; compare it with the one that was shown before the draw`)
      if (outside !== null) io.out(`  mixed in from outside: ${outside}; compare it with its source`)
    }
  }
  if (!isFair) throw new Failure()
}

/** @throws Failure unless everything that can be repeated gives the same */
export async function verifyResult(desk: Desk): Promise<void> {
  const { file, io, games, values } = desk
  const read = readResults(await textAt(desk, file, limits))
  if ('bad' in read) {
    const { bad } = read
    if (values.json === true) io.out(JSON.stringify({ equal: false, bad }))
    throw new Failure(`${file}: ${badWords(bad, 'there is no result in it')}`)
  }
  const game = read.file.content.game.id
  const checked = verified(read, games.find(({ plugin }) => plugin.id === game)?.plugin)
  const equal = checked.differences.length === 0
  if (values.json === true) io.out(JSON.stringify({ equal, ...checked }))
  else for (const line of linesOf(checked)) io.out(line)
  if (!equal) throw new Failure()
}

function linesOf({ differences, gaps, counted, hash, commitment, stamp }: Checked): readonly string[] {
  const n = differences.length
  const lines: string[] = []
  if (n === 0)
    lines.push(
      `equal: ${counted.draws} draws, ${counted.lists} lists, ${counted.players} players in the ranking (${stamp})`,
    )
  else lines.push(`not equal: ${n} ${n === 1 ? 'difference' : 'differences'}`)
  lines.push(...differences.slice(0, mostPrinted).map((one) => `  ${differenceWords(one)}`))
  if (n > mostPrinted) lines.push(`  and ${n - mostPrinted} more`)
  if (counted.deals > 0)
    lines.push(`  deals: ${counted.deals} hands played online were compared with the sealed ones`)
  lines.push(...gaps.map((one) => `  not repeated: ${gapWords(one)}`))
  lines.push(`  hash ${hash}; compare it with the one on the printed result`)
  lines.push(`  commitment ${commitment}; compare it with the one that was shown before the first draw`)
  return lines
}

/** Who gives the right value. */
const sources: Readonly<Record<Exclude<Check, 'part'>, string>> = {
  hash: 'the content gives',
  commitment: 'the salt and the seed give',
  chain: 'the event gives',
  draw: 'the draw gives',
  seats: 'the draw gives',
  line: 'the rules say',
  lists: 'the lists give',
  count: 'the lists give',
  deal: 'the sealed deals give',
  twice: 'who met the same deals at table',
  seal: 'the name and its salt give',
  final: 'the rest of the file gives',
}

function differenceWords({ check, where, path, says, gives }: Difference): string {
  const at = whereWords(where) || path
  if (check === 'part')
    return `${at}: this part was changed after the file was written; its digest is not the one in the file`
  if (check === 'draw' && says === null && gives === null)
    return `${at}: cannot be drawn again from this input`
  if (check === 'commitment' && gives === null)
    return `${at}: the commitment does not match this salt and seed`
  return `${at}: results.json says ${says ?? 'nothing'}, ${sources[check]} ${gives ?? 'nothing'}`
}

function whereWords(where: Where): string {
  const { draw, series, table, chair, hand, player, row, group, category, field } = where
  const parts: readonly (readonly [string, number | string | undefined])[] = [
    ['category ', category],
    ['series ', series],
    ['table ', table],
    ['chair ', chair === undefined ? undefined : String.fromCodePoint(65 + chair)],
    ['hand ', hand],
    ['start number ', player],
    ['', group === undefined ? undefined : `“${group}”`],
    ['row ', row],
    ['draw ', draw],
    ['', field],
  ]
  return parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}${value}`])).join(', ')
}

const gapWords = ({ gap, series, n }: NotRepeated): string =>
  sentence(gaps[gap], { series: series ?? 0, n: n ?? 0 })

/** What cannot be repeated, and why. */
const gaps: Readonly<Record<NotRepeated['gap'], string>> = {
  draws:
    'the draws, because this file is older and has no input for them; use its draws.json with “stolik draws”',
  substitutes: 'the teams, because this file is older and does not say who is a substitute',
  money: 'the payments, because this file is older and has none',
  parts: 'where words were changed, because this file is older and has no digests of its parts',
  dealing: 'whether the deals were sealed before the draw, because this file is older and does not say when',
  order:
    'the order in which series {series} was drawn, because lists or penalties were changed after the draw',
  members: 'who belongs to a category, which is not published; the order inside is counted',
  births: 'the order of the youngest and oldest, because years of birth are not published',
  names: '{n} names, which were forgotten',
  editions:
    'the places that series {series} was drawn by: compare them with edition {n} of the ranking that its draw names',
  teams: 'whom the draw of series {series} kept apart: {n} players were in another team, pair or club then',
  deals: 'the cards of {n} hands that were played online, because the file does not have them',
  game: 'the lists, because their game or its rules are not known here',
  version: 'the rules of then: version {n} of the game counted the lists; another one counts them here',
}
