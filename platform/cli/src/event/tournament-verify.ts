/** `stolik tournament verify`: draws and counts a published result again, from its file or its address. */
import type { Offer } from '@stolik/gateway/base/offer'
import { readResults, verified } from '@stolik/event/verify/verify'
import type { Check, Checked, Difference, NotRepeated, Where } from '@stolik/event/verify/difference'
import { textAt } from '../base/download.js'
import type { Desk } from './tournament-desk.js'

const limits = { most: 64 * 1024 * 1024, within: 60_000 }

/** How many differences are printed. The first one is the one to look at; most others follow from it. */
const mostPrinted = 10

/** Returns the exit code: 0 only if everything that can be repeated gives the same. */
export async function verifyResult({ file, disk, io, games, values }: Omit<Desk, 'rest'>): Promise<number> {
  const text = await textAt({ disk, io }, file, limits)
  if (text === undefined) return 1
  const read = readResults(text)
  if ('bad' in read) {
    const { bad } = read
    if (values.json === true) io.out(JSON.stringify({ equal: false, bad }))
    io.error(`${file}: ${bad === '' ? 'there is no result in it' : `${bad} is missing or not valid`}`)
    return 1
  }
  const checked = verified(read, listsOf(read.file.content.game.id, games))
  const equal = checked.differences.length === 0
  if (values.json === true) io.out(JSON.stringify({ equal, ...checked }))
  else for (const line of linesOf(checked)) io.out(line)
  return equal ? 0 : 1
}

const listsOf = (game: string, games: readonly Offer[]): Offer['plugin'] | undefined =>
  games.find(({ plugin }) => plugin.id === game)?.plugin

function linesOf({ differences, gaps, counted, hash, commitment, stamp }: Checked): readonly string[] {
  const told =
    differences.length === 0
      ? [
          `equal: ${counted.draws} draws, ${counted.lists} lists, ${counted.players} players in the ranking (${stamp})`,
        ]
      : [
          `not equal: ${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`,
          ...differences.slice(0, mostPrinted).map((one) => `  ${differenceWords(one)}`),
          ...(differences.length > mostPrinted ? [`  and ${differences.length - mostPrinted} more`] : []),
        ]
  return [
    ...told,
    ...(counted.deals === 0
      ? []
      : [`  deals: ${counted.deals} hands played online were compared with the sealed ones`]),
    ...gaps.map((one) => `  not repeated: ${gapWords(one)}`),
    `  hash ${hash}; compare it with the one on the printed result`,
    `  commitment ${commitment}; compare it with the one that was shown before the first draw`,
  ]
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

export function differenceWords({ check, where, path, says, gives }: Difference): string {
  const at = whereWords(where) || path
  if (check === 'part')
    return `${at}: this part was changed after the file was written; its digest is not the one in the file`
  if (check === 'draw' && says === null && gives === null)
    return `${at}: cannot be drawn again from this input`
  if (check === 'commitment' && gives === null)
    return `${at}: the commitment does not match this salt and seed`
  return `${at}: results.json says ${says ?? 'nothing'}, ${sources[check]} ${gives ?? 'nothing'}`
}

function whereWords({
  draw,
  series,
  table,
  chair,
  hand,
  player,
  row,
  group,
  category,
  field,
}: Where): string {
  const part = (name: string, value: number | string | undefined): readonly string[] =>
    value === undefined ? [] : [`${name}${value}`]
  return [
    ...part('category ', category),
    ...part('series ', series),
    ...part('table ', table),
    ...part('chair ', chair === undefined ? undefined : String.fromCodePoint(65 + chair)),
    ...part('hand ', hand),
    ...part('start number ', player),
    ...part('', group === undefined ? undefined : `“${group}”`),
    ...part('row ', row),
    ...part('draw ', draw),
    ...part('', field),
  ].join(', ')
}

function gapWords({ gap, series, n }: NotRepeated): string {
  switch (gap) {
    case 'draws':
      return 'the draws, because this file is older and has no input for them; use its draws.json with “stolik draws”'
    case 'substitutes':
      return 'the teams, because this file is older and does not say who is a substitute'
    case 'money':
      return 'the payments, because this file is older and has none'
    case 'parts':
      return 'where words were changed, because this file is older and has no digests of its parts'
    case 'dealing':
      return 'whether the deals were sealed before the draw, because this file is older and does not say when'
    case 'order':
      return `the order in which series ${series} was drawn, because lists or penalties were changed after the draw`
    case 'members':
      return 'who belongs to a category, which is not published; the order inside is counted'
    case 'births':
      return 'the order of the youngest and oldest, because years of birth are not published'
    case 'names':
      return `${n} names, which were forgotten`
    case 'editions':
      return `the places that series ${series} was drawn by: compare them with edition ${n} of the ranking that its draw names`
    case 'teams':
      return `whom the draw of series ${series} kept apart: ${n} players were in another team, pair or club then`
    case 'deals':
      return `the cards of ${n} hands that were played online, because the file does not have them`
    case 'game':
      return 'the lists, because their game or its rules are not known here'
    case 'version':
      return `the rules of then: version ${n} of the game counted the lists; another one counts them here`
  }
}
