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
