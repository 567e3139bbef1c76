/** Maps regulations to the types of the schema. */
import type { EventFormat, SeriesPlan } from '@stolik/core'
import type { Fee, GroupRule, Regulations } from '@stolik/contract/event/announced'

const upper = (text: string): string => text.toUpperCase()

export const showPlan = (plan: SeriesPlan) => ({
  ...plan,
  draw: upper(plan.draw),
  starts: plan.starts ?? null,
})

export const showFormat = (format: EventFormat) => {
  const { scoring, stake } = format
  return {
    ...format,
    series: format.series.map(showPlan),
    scoring:
      scoring.kind === 'total'
        ? { scale: null, ties: 'MEAN' }
        : { scale: scoring.scale, ties: upper(scoring.ties) },
    stake: stake === null ? null : { numerator: stake[0], denominator: stake[1] },
  }
}

export const showGroup = (rule: GroupRule) => ({ ...rule, kind: upper(rule.kind) })

const showFee = ({ reduced = [], lost = [], ...fee }: Fee) => ({
  ...fee,
  reduced: reduced.map(({ amount, women = false, bornFrom = null, bornUntil = null, club = null }) => ({
    ...{ amount, women, bornFrom, bornUntil, club },
  })),
  lost,
})

export const showRegulations = (regulations: Regulations) => ({
  ...regulations,
  format: showFormat(regulations.format),
  fee: regulations.fee === null ? null : showFee(regulations.fee),
  prizes: regulations.prizes.map(({ amounts = [], ...list }) => ({ ...list, amounts })),
  mode: upper(regulations.mode),
  halls: regulations.halls ?? [],
  groups: regulations.groups.map(showGroup),
  categories: regulations.categories.map(upper),
  dropOut: upper(regulations.dropOut),
  approval: regulations.approval === true,
  outside: regulations.outside ?? null,
  sameCards: regulations.sameCards === undefined ? null : upper(regulations.sameCards),
  clubsApart: regulations.clubsApart === true,
  ranking: regulations.ranking ?? null,
})
