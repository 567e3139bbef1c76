/** Checks what was played where all tables of a series play the same deals: each deal, and the scores against the field. */
import type { FieldOfTable, ResultsFile } from '@stolik/contract/published/results'
import { isSecret, type Random } from '@stolik/core'
import type { EventState } from '../model/state.js'
import type { Lists } from '../model/lists.js'
import { dealText } from '../same/deals.js'
import { fieldScores } from '../standing/field.js'
import { unitsAPoint } from '@stolik/contract/shapes'
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

/** The scores against the field as they are published, in points, in the order of the tables. */
export const fieldOf = (state: EventState, lists: Lists): readonly FieldOfTable[] =>
  state.series.flatMap((series) =>
    [...fieldScores(state, lists, series)].map(([table, scores]) => ({
      ...{ series: series.series, table },
      scores: scores.map(({ difference, places }) => ({
        difference: difference / unitsAPoint,
        places: places / unitsAPoint,
      })),
    })),
  )

/** Compares the published scores against the field with those that the lists give. */
export function fieldDiffers(
  { field = [] }: ResultsFile,
  state: EventState,
  lists: Lists,
): readonly Difference[] {
  const key = ({ series, table }: FieldOfTable): string => `${series} ${table}`
  const counted = fieldOf(state, lists)
  const given = new Map(field.map((one) => [key(one), one]))
  return [
    ...unless('lists', { field: 'field' }, 'field', field.length, counted.length),
    ...counted.flatMap(({ series, table, scores }) =>
      scores.flatMap((score, chair) =>
        (['difference', 'places'] as const).flatMap((what) =>
          unless(
            'lists',
            { series, table, chair, field: what },
            `field.${field.findIndex((one) => one.series === series && one.table === table)}.scores.${chair}.${what}`,
            given.get(`${series} ${table}`)?.scores[chair]?.[what] ?? null,
            score[what],
          ),
        ),
      ),
    ),
  ]
}
