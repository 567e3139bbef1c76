/** Maps regulations to the types of the schema. */
import type { EventFormat } from '@stolik/core'
import type { GroupRule, Regulations } from '@stolik/contract/event/announced'

const upper = (text: string): string => text.toUpperCase()

export const showFormat = (format: EventFormat) => {
  const { scoring, stake } = format
  return {
    ...format,
    series: format.series.map((plan) => ({ ...plan, draw: upper(plan.draw) })),
    scoring:
      scoring.kind === 'total'
        ? { scale: null, ties: 'MEAN' }
        : { scale: scoring.scale, ties: upper(scoring.ties) },
    stake: stake === null ? null : { numerator: stake[0], denominator: stake[1] },
  }
}

export const showGroup = (rule: GroupRule) => ({ ...rule, kind: upper(rule.kind) })

export const showRegulations = (regulations: Regulations) => ({
  ...regulations,
  format: showFormat(regulations.format),
  mode: upper(regulations.mode),
  groups: regulations.groups.map(showGroup),
  categories: regulations.categories.map(upper),
  dropOut: upper(regulations.dropOut),
  approval: regulations.approval === true,
  outside: regulations.outside ?? null,
  clubsApart: regulations.clubsApart === true,
})
