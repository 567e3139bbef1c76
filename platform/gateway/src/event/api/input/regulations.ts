/** Reads regulations from GraphQL input. Whether they make sense is decided elsewhere. */
import type { RegulationsInput } from '@stolik/contract/event/regulations'
import type { Fee, PrizeList, ReducedFee, Regulations } from '@stolik/contract/event/announced'
import { given, lower } from './maybe.js'

export const readRegulations = (input: RegulationsInput): Regulations => ({
  name: input.name,
  place: input.place,
  organiser: input.organiser,
  starts: input.starts,
  game: input.game,
  format: readFormat(input.format),
  mode: lower(input.mode),
  ...(input.halls.length > 0
    ? { halls: input.halls.map(({ name, from, to }) => ({ name: name.trim(), from, to })) }
    : {}),
  open: input.open,
  ...(input.approval ? { approval: true } : {}),
  capacity: input.capacity ?? null,
  fee: given(input.fee) ? readFee(input.fee) : null,
  groups: input.groups.map((group) => ({ ...group, kind: lower(group.kind) })),
  ...(input.clubsApart ? { clubsApart: true } : {}),
  ...(given(input.ranking) && input.ranking.trim() !== '' ? { ranking: input.ranking.trim() } : {}),
  categories: input.categories.map(lower),
  juniorFrom: input.juniorFrom ?? null,
  seniorUntil: input.seniorUntil ?? null,
  // Unknown values are refused later, when the regulations are checked.
  prizes: input.prizes.map(({ of, places, amounts }) => ({
    of: of as PrizeList['of'],
    places,
    ...(amounts.length > 0 ? { amounts } : {}),
  })),
  protestMinutes: input.protestMinutes,
  ...(given(input.outside) && input.outside.trim() !== '' ? { outside: input.outside.trim() } : {}),
  ...(given(input.sameCards) ? { sameCards: lower(input.sameCards) } : {}),
  dropOut: lower(input.dropOut),
  speed: input.speed,
  notes: { ...input.notes },
})

/** What says nothing is left out, so that regulations without it keep their hash. */
const readFee = ({ reduced, lost, ...fee }: NonNullable<RegulationsInput['fee']>): Fee => ({
  ...fee,
  ...(reduced.length > 0 ? { reduced: reduced.map(readReduced) } : {}),
  ...(lost.length > 0 ? { lost } : {}),
})

const readReduced = ({
  amount,
  women,
  bornFrom,
  bornUntil,
  club,
}: NonNullable<RegulationsInput['fee']>['reduced'][number]): ReducedFee => ({
  amount,
  ...(women ? { women } : {}),
  ...(given(bornFrom) ? { bornFrom } : {}),
  ...(given(bornUntil) ? { bornUntil } : {}),
  ...(given(club) && club.trim() !== '' ? { club: club.trim() } : {}),
})

const readFormat = ({
  id,
  profile,
  chairs,
  series,
  scoring,
  tieBreaks,
  bye,
  stake,
}: RegulationsInput['format']): Regulations['format'] => ({
  id,
  profile,
  chairs,
  series: series.map(({ rounds, minutes, draw, starts }) => ({
    rounds,
    minutes: minutes ?? null,
    draw: lower(draw),
    ...(given(starts) ? { starts } : {}),
  })),
  scoring: given(scoring.scale)
    ? { kind: 'places', scale: scoring.scale, ties: lower(scoring.ties) }
    : { kind: 'total' },
  // As above.
  tieBreaks: tieBreaks as Regulations['format']['tieBreaks'],
  bye: given(bye) ? { ...bye } : null,
  stake: given(stake) ? [stake.numerator, stake.denominator] : null,
})
