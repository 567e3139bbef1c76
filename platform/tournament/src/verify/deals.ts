/** Checks that where all tables of a series play the same deals, these were dealt. */
import type { ResultsFile } from '@stolik/contract/published/results'
import { isSecret, type Random } from '@stolik/core'
import { dealText } from '../same/deals.js'
import type { Difference } from './difference.js'
import { unless } from './lots.js'

/**
 * Compares each hand that was played online with what the sealed secret gives: a table that lost a hand goes on with its substitute.
 * @param deal deals as the game does, by the profile of the event
 */
export function dealtDiffer(
  { content, dealt = [] }: ResultsFile,
  deal: (random: Random) => string,
): readonly Difference[] {
  return dealt.flatMap(({ series, table, hand, deal: played }, i) => {
    const sealed = content.deals?.find((one) => one.series === series)?.opened ?? null
    const draw = content.lots?.draws.findLast((one) => one.series === series)
    const where = { series, table, hand: hand + 1, field: 'deal' }
    const path = `dealt.${i}.deal`
    if (sealed === null || !isSecret(sealed.salt) || !isSecret(sealed.seed))
      return unless('deal', where, path, played, null)
    const redealt = content.series
      .find((one) => one.series === series)
      ?.tables.find((one) => one.table === table)?.redealt
    const redeal = (redealt ?? []).filter((one) => one.hand <= hand && hand <= one.until).length
    const gives = dealText(sealed, draw?.outside ?? null, { series, hand, redeal }, deal)
    return unless('deal', where, path, played, gives)
  })
}

/** How many hands were played online whose deals the file does not have. */
export function dealsMissing({ content, dealt = [] }: ResultsFile): number {
  if (content.regulations.sameCards === undefined) return 0
  const known = new Set(dealt.map(({ series, table, hand }) => `${series} ${table} ${hand}`))
  return content.series
    .flatMap(({ series, tables }) =>
      tables
        .filter(({ online, annulled, missing }) => online && annulled === null && missing.length === 0)
        .flatMap(({ table, lines }) => lines.map((_, hand) => `${series} ${table} ${hand}`)),
    )
    .filter((hand) => !known.has(hand)).length
}

/**
 * Checks that the deals of each series were committed to before its draw: whoever knows the seats could choose the deals. The log is not
 * public, so its order is what the event says. The draws, which have their own times, must agree.
 */
export function dealingDiffers({ content, draws = [], dealing }: ResultsFile): readonly Difference[] {
  if (content.regulations.sameCards === undefined || dealing === undefined) return []
  return content.series.flatMap(({ series, tables }) => {
    const drawn = draws.filter((one) => one.series === series)
    const at = dealing.findIndex((one) => one.series === series)
    const told = dealing[at]
    const where = { series, field: 'dealing' }
    if (told === undefined)
      return unless('chain', where, 'dealing', null, tables.length === 0 ? null : series)
    const path = `dealing.${at}`
    const [first] = drawn
    const [sealed, opened] = [told.sealed, told.opened]
    const isEarly = told.drawn !== null && sealed.entry < told.drawn.entry && sealed.at <= told.drawn.at
    const isOpen = content.deals?.some((one) => one.series === series && one.opened !== null) === true
    const isLate = opened !== null && (told.drawn === null || opened.entry < told.drawn.entry)
    return [
      ...unless('chain', where, `${path}.drawn.at`, told.drawn?.at ?? null, first?.at ?? null),
      ...(told.drawn === null || isEarly
        ? []
        : unless('chain', where, `${path}.sealed`, sealed.entry, told.drawn.entry)),
      ...unless('chain', where, `${path}.opened`, opened !== null && !isLate, isOpen),
    ]
  })
}
