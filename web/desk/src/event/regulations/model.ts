/** Regulations as their form has them: a group of each kind, prizes by their rankings, and a box for each category. */
import type { Locale } from '@stolik/core'
import { usualNotes } from '@stolik/contract/event/words/usual-notes'
import { category, rankings } from '@stolik/contract/event/money'
import { withDefaults } from '@stolik/contract/event/regulations'
import type { Category, Format, PrizeList, Regulations } from '@stolik/elements/event/client/types'
import { amountOf, knownAmount } from './amount.js'

/** What an announcement begins with, and what its organiser must fill in. */
export const unfilled = (locale: Locale) => ({
  name: '',
  organiser: '',
  starts: 0,
  mode: 'HALL' as const,
  notes: usualNotes(locale),
})

/** The initial regulations of an announcement, with the usual notes in a language. */
export const initialRegulations = (locale: Locale, game: string, format: Format): Regulations =>
  withDefaults({ ...unfilled(locale), game, format })

interface Group {
  readonly size: number
  /** Absent: all members count. */
  readonly counting?: number
  readonly substitutes: number
}

export interface Model extends Omit<Regulations, 'groups' | 'prizes' | 'categories'> {
  readonly groups: { readonly team: Group | null; readonly pair: Group | null }
  /** The lines of each list of prizes. */
  readonly prizes: Readonly<Record<string, readonly string[]>>
  readonly category: Readonly<Record<Category, boolean>>
}

export function modelOf({ groups, prizes, categories, ...same }: Regulations): Model {
  const group = (kind: 'TEAM' | 'PAIR'): Group | null => groups.find((one) => one.kind === kind) ?? null
  return {
    ...same,
    groups: { team: group('TEAM'), pair: group('PAIR') },
    prizes: Object.fromEntries(rankings.map((of) => [of, prizes.find((one) => one.of === of)?.places ?? []])),
    category: Object.fromEntries(
      category.values.map((one) => [one, categories.includes(one)]),
    ) as Model['category'],
  }
}

/** @param from the regulations before, which know the amounts of prizes that their lines do not say */
export function regulationsIn(
  { groups, prizes, category: ticked, ...same }: Model,
  from: Regulations,
): Regulations {
  const isByRating = same.format.series.some(({ draw }) => draw === 'RATING')
  const rule = (kind: 'TEAM' | 'PAIR', group: Group | null): Regulations['groups'] =>
    group === null
      ? []
      : [{ kind, size: group.size, counting: group.counting ?? group.size, substitutes: group.substitutes }]
  return {
    ...same,
    groups: [...rule('TEAM', groups.team), ...rule('PAIR', groups.pair)],
    prizes: rankings.flatMap((of) => prizesOf(of, prizes[of] ?? [], same.fee, from)),
    categories: category.values.filter((one) => ticked[one]),
    juniorFrom: ticked.JUNIOR ? same.juniorFrom : null,
    seniorUntil: ticked.SENIOR ? same.seniorUntil : null,
    halls: same.mode === 'ONLINE' ? [] : same.halls,
    // A ranking that no series is seated by says nothing.
    ranking: isByRating ? same.ranking : null,
  }
}

function prizesOf(
  of: string,
  places: readonly string[],
  fee: Regulations['fee'],
  from: Regulations,
): readonly PrizeList[] {
  if (places.length === 0) return []
  const known = from.prizes.find((one) => one.of === of)
  const amounts = places.map((line) => amountOf(line, fee?.currency ?? 'PLN') ?? knownAmount(known, line))
  return [{ of, places, amounts: fee !== null && amounts.some((amount) => amount > 0) ? amounts : [] }]
}
