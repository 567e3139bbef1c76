/** Checks that where all tables of a series play the same deals, these were dealt, and to each player once. */
import type { ResultsFile } from '@stolik/contract/published/results'
import { isSecret, type Random } from '@stolik/core'
import { holderIn } from '../model/playing.js'
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
 * Checks that the deals of each series were committed to before its draw, and opened after its end: whoever knows the seats could choose
 * the deals, and a table that still plays could know them. The log is not public, so its order is what the event says. The draws, which have
 * their own times, must agree.
 */
export function dealingDiffers({ content, draws = [], dealing }: ResultsFile): readonly Difference[] {
  if (content.regulations.sameCards === undefined || dealing === undefined) return []
  return content.series.flatMap(({ series, tables }) => {
    const drawn = draws.filter((one) => one.series === series)
    const at = dealing.findIndex((one) => one.series === series)
    const claimed = dealing[at]
    const where = { series, field: 'dealing' }
    if (claimed === undefined)
      return unless('chain', where, 'dealing', null, tables.length === 0 ? null : series)
    const path = `dealing.${at}`
    const [first] = drawn
    const [sealed, opened] = [claimed.sealed, claimed.opened]
    const isEarly =
      claimed.drawn !== null && sealed.entry < claimed.drawn.entry && sealed.at <= claimed.drawn.at
    const isOpen = content.deals?.some((one) => one.series === series && one.opened !== null) === true
    const isLast =
      opened !== null &&
      [claimed.drawn, claimed.ended].every(
        (one) => one !== null && one.entry < opened.entry && one.at <= opened.at,
      )
    return [
      ...unless('chain', where, `${path}.drawn.at`, claimed.drawn?.at ?? null, first?.at ?? null),
      ...(claimed.drawn === null || isEarly
        ? []
        : unless('chain', where, `${path}.sealed`, sealed.entry, claimed.drawn.entry)),
      ...unless('chain', where, `${path}.opened`, isLast, isOpen),
    ]
  })
}

/**
 * Checks that nobody met the deals of a series at two tables, on a seat of theirs or as a substitute: they would know each card at the
 * second.
 */
export function metTwice({ content }: ResultsFile): readonly Difference[] {
  if (content.regulations.sameCards === undefined) return []
  const places = new Map(content.players.map((one) => [one.id, one]))
  return content.series.flatMap(({ series, tables }, s) => {
    const tableOf = new Map<string, number>()
    return tables.flatMap(({ table, players, substitutes = [] }, t) => {
      const path = `content.series.${s}.tables.${t}`
      const seated = players.map((id, chair) => {
        const place = places.get(id)
        return {
          chair,
          path: `${path}.players.${chair}`,
          player: place === undefined ? id : holderIn(place, series),
        }
      })
      const helped = substitutes.map((one, i) => ({ ...one, path: `${path}.substitutes.${i}.player` }))
      return [...seated, ...helped].flatMap(({ chair, player, path }) => {
        const first = tableOf.get(player) ?? table
        tableOf.set(player, first)
        return first === table
          ? []
          : [{ check: 'twice', where: { series, table, chair }, path, says: player, gives: String(first) }]
      })
    })
  })
}
