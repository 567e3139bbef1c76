/** Lists events that were offered to an edition but do not count by its scheme, each with the reason. */
import type { Part, Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { compare } from '@stolik/contract/compare'
import { baseOf, type Plugin, type RuleDifference } from '@stolik/core'
import { select } from '@stolik/ranking/count/select'
import type { RankingStore } from '../store/sql.js'

/**
 * The first two: the scheme has another profile or season. The others: no part of the scheme takes this kind, this
 * organiser, events without a region, this region, an event it does not name, or lists of this way (hall or online).
 */
export type LeftOutReason =
  | 'PROFILE'
  | 'SEASON'
  | 'KIND'
  | 'ORGANISER'
  | 'NO_REGION'
  | 'REGION'
  | 'NOT_NAMED'
  | 'WAY'

export interface LeftOut extends Pick<Sheet, 'source' | 'event' | 'name' | 'date'> {
  readonly reason: LeftOutReason
  /** With `PROFILE`: the knob in which the rules differ first. */
  readonly differs: KnobOfRules | null
}

export interface KnobOfRules {
  readonly knob: string
  readonly clause: string
}

/**
 * Undefined if the scheme takes lists of the sheet. Otherwise the reason is the first condition that leaves no part of the
 * scheme.
 */
export function whyLeftOut(scheme: Scheme, sheet: Sheet): LeftOutReason | undefined {
  const { online } = sheet.lists
  const selected = select(scheme, { hash: '', sheet })
  if (selected !== undefined && !('refused' in selected)) {
    const counts = online.some((way) => (way === 0 ? selected.hall : selected.online) !== -1)
    return counts || online.length === 0 ? undefined : 'WAY'
  }
  const { source, event, organiser, region, kind } = sheet
  if (!scheme.profiles.includes(sheet.profile)) return 'PROFILE'
  if (sheet.date < scheme.season.from || sheet.date > scheme.season.until) return 'SEASON'
  const asks: readonly (readonly [LeftOutReason, (part: Part) => boolean])[] = [
    ['KIND', ({ kinds }) => kinds.includes(kind)],
    ['ORGANISER', ({ organisers }) => organisers?.includes(organiser) ?? true],
    [
      region === null ? 'NO_REGION' : 'REGION',
      ({ regions }) => regions === null || (region !== null && regions.includes(region)),
    ],
    [
      'NOT_NAMED',
      ({ events }) => events?.some((one) => one.event === event && one.source === source) ?? true,
    ],
  ]
  let left = scheme.parts
  for (const [reason, takes] of asks) {
    left = left.filter(takes)
    if (left.length === 0) return reason
  }
  return 'WAY'
}

/**
 * The first knob in which rules differ from those of a scheme that has the same base, with the clause that the former follow.
 * Null if there is none.
 */
export function differing(
  plugin: Pick<Plugin, 'knows' | 'differences'>,
  allowed: readonly string[],
  profile: string,
): KnobOfRules | null {
  const theirs = allowed.find((one) => baseOf(one) === baseOf(profile) && plugin.knows(one))
  if (theirs === undefined || !plugin.knows(profile)) return null
  const [mine, scheme] = [plugin.differences(profile), plugin.differences(theirs)]
  const isIn = (all: typeof mine, { knob, choice }: RuleDifference): boolean =>
    all.some((one) => one.knob === knob && one.choice === choice)
  const own = mine.find((one) => !isIn(scheme, one))
  if (own !== undefined) return { knob: own.knob, clause: own.clause }
  // The scheme turns a knob that these rules leave as the base has it.
  const other = scheme.find((one) => !isIn(mine, one))
  return other === undefined ? null : { knob: other.knob, clause: other.baseClause }
}

/** How many sheets are read before other work gets a turn. */
const atOnce = 5

/**
 * Returns them oldest first.
 * @param sheets hashes of the sheets that were offered
 */
export async function leftOutOf(
  store: Pick<RankingStore, 'sheets'>,
  plugin: Pick<Plugin, 'knows' | 'differences'> | undefined,
  scheme: Scheme,
  sheets: readonly string[],
): Promise<readonly LeftOut[]> {
  const found: LeftOut[] = []
  for (let i = 0; i < sheets.length; i += atOnce) {
    for (const sheet of (await store.sheets(sheets.slice(i, i + atOnce))).values()) {
      const reason = whyLeftOut(scheme, sheet)
      const { source, event, name, date } = sheet
      if (reason === undefined) continue
      const isOther = reason === 'PROFILE' && sheet.game === scheme.game && plugin !== undefined
      const differs = isOther ? differing(plugin, scheme.profiles, sheet.profile) : null
      found.push({ source, event, name, date, reason, differs })
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  return found.sort((a, b) => compare(a.date, b.date) || compare(a.event, b.event))
}
