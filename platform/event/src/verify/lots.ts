/** Checks what can be checked without counting: seeds, commitments, seals, and what the event says about its result. */
import { commitment } from '@stolik/core'
import { sha256 } from '@stolik/contract/sha256'
import type { ResultsFile } from '@stolik/contract/published/results'
import { sealOf } from '../model/seal.js'
import { valueText, type Check, type Difference, type NotRepeated, type Where } from './difference.js'

/** Returns the difference if the two are not the same. */
export const unless = (
  check: Check,
  where: Where,
  path: string,
  says: unknown,
  gives: unknown,
): readonly Difference[] =>
  says === gives ? [] : [{ check, where, path, says: valueText(says), gives: valueText(gives) }]

export function lotsDiffer(file: ResultsFile): readonly Difference[] {
  const { content, draws } = file
  const { opening, lots } = content
  const first =
    opening === null
      ? []
      : unless(
          'commitment',
          { field: 'commitment' },
          'content.commitment',
          content.commitment,
          commitment(sha256, opening),
        )
  const each = (lots?.draws ?? []).flatMap((one, i) => {
    const { series, salt, seed } = one
    const [where, path] = [{ series, draw: i + 1, field: 'commitment' }, `content.lots.draws.${i}.commitment`]
    const found = unless('commitment', where, path, one.commitment, commitment(sha256, { salt, seed }))
    const begun = i > 0 ? [] : unless('chain', where, path, one.commitment, content.commitment)
    return [...found, ...begun]
  })
  const end = lots?.end ?? null
  const last =
    end === null
      ? []
      : unless(
          'commitment',
          { field: 'lots.end' },
          'content.lots.end.commitment',
          end.commitment,
          commitment(sha256, end),
        )
  return [
    ...first,
    ...each,
    ...last,
    ...dealsDiffer(file),
    ...(draws === undefined ? [] : drawsNamed(content, draws)),
  ]
}

/** Where all tables play the same deals, each series has its own, which were committed to and are opened once it has ended. */
function dealsDiffer({ content, stamp }: ResultsFile): readonly Difference[] {
  const { deals = [], regulations, series } = content
  const isFinal = stamp === 'final'
  if (regulations.sameCards === undefined) return []
  const each = deals.flatMap(({ series: n, commitment: published, opened }, i) =>
    opened === null
      ? unless(
          'commitment',
          { series: n, field: 'deals' },
          `content.deals.${i}.opened`,
          null,
          isFinal ? published : null,
        )
      : unless(
          'commitment',
          { series: n, field: 'deals' },
          `content.deals.${i}.commitment`,
          published,
          commitment(sha256, opened),
        ),
  )
  const unsealed = series.flatMap(({ series: n, tables }) =>
    tables.length === 0 || deals.some((one) => one.series === n)
      ? []
      : unless('commitment', { series: n, field: 'deals' }, 'content.deals', null, n),
  )
  const twice = deals.flatMap(({ series: n, commitment: published }, i) =>
    unless(
      'chain',
      { series: n, field: 'deals' },
      `content.deals.${i}.commitment`,
      i,
      deals.findIndex((one) => one.commitment === published || one.series === n),
    ),
  )
  return [...each, ...unsealed, ...twice]
}

/** The lots name the same draws as the proofs. Older events have one seed for all. */
function drawsNamed(
  { lots, opening }: ResultsFile['content'],
  draws: NonNullable<ResultsFile['draws']>,
): readonly Difference[] {
  const fields = ['series', 'at', 'commitment', 'salt', 'seed', 'outside'] as const
  const count = unless('chain', { field: 'draws' }, 'draws', draws.length, lots?.draws.length ?? draws.length)
  const each = draws.flatMap((draw, i) => {
    const named = lots?.draws[i]
    const where = { series: draw.series, draw: i + 1 }
    if (lots === undefined)
      return unless('chain', { ...where, field: 'seed' }, `draws.${i}.seed`, draw.seed, opening?.seed)
    if (named === undefined) return []
    return fields.flatMap((field) =>
      unless('chain', { ...where, field }, `draws.${i}.${field}`, draw[field], named[field]),
    )
  })
  return [...count, ...each]
}

export function namesDiffer({ content, names }: ResultsFile): {
  readonly differences: readonly Difference[]
  readonly gaps: readonly NotRepeated[]
} {
  const players = new Map(content.players.map((one) => [one.id, one]))
  const differences = names.flatMap(({ player, name, club, salt }, i) => {
    const published = players.get(player)
    const where = published === undefined ? { field: 'names' } : { player: published.number, field: 'name' }
    return unless('seal', where, `names.${i}`, published?.seal, sealOf({ name, club }, salt).hash)
  })
  const named = new Set(names.map(({ player }) => player))
  const n = content.players.filter(({ id, seal }) => seal !== undefined && !named.has(id)).length
  return { differences, gaps: n === 0 ? [] : [{ gap: 'names', n }] }
}

export const finalDiffers = ({ hash, stamp, final, content }: ResultsFile): readonly Difference[] =>
  final === null
    ? unless('final', { field: 'stamp' }, 'stamp', stamp, stamp === 'final' ? 'provisional' : stamp)
    : [
        ...unless('final', { field: 'stamp' }, 'stamp', stamp, 'final'),
        ...unless('final', { field: 'final.hash' }, 'final.hash', final.hash, hash),
        ...unless('final', { field: 'final.version' }, 'final.version', final.version, content.game.version),
      ]
