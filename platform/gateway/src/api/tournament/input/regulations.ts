/** Reads regulations from GraphQL input. Whether they make sense is decided elsewhere. */
import type { RegulationsInput } from '@stolik/contract/event/regulations'
import type { Regulations } from '@stolik/contract/event/announced'
import { given, lower } from './maybe.js'

export const readRegulations = (input: RegulationsInput): Regulations => ({
  name: input.name,
  place: input.place,
  organiser: input.organiser,
  starts: input.starts,
  game: input.game,
  format: readFormat(input.format),
  mode: lower(input.mode),
  open: input.open,
  ...(input.approval ? { approval: true } : {}),
  capacity: input.capacity ?? null,
  fee: given(input.fee) ? { ...input.fee } : null,
  groups: input.groups.map((group) => ({ ...group, kind: lower(group.kind) })),
  ...(input.clubsApart ? { clubsApart: true } : {}),
  categories: input.categories.map(lower),
  juniorFrom: input.juniorFrom ?? null,
  seniorUntil: input.seniorUntil ?? null,
  // Unknown values are refused later, when the regulations are checked.
  prizes: input.prizes.map(({ of, places }) => ({ of: of as Regulations['prizes'][number]['of'], places })),
  protestMinutes: input.protestMinutes,
  ...(given(input.outside) && input.outside.trim() !== '' ? { outside: input.outside.trim() } : {}),
  dropOut: lower(input.dropOut),
  speed: input.speed,
  notes: { ...input.notes },
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
  series: series.map(({ rounds, minutes, draw }) => ({
    rounds,
    minutes: minutes ?? null,
    draw: lower(draw),
  })),
  scoring: given(scoring.scale)
    ? { kind: 'places', scale: scoring.scale, ties: lower(scoring.ties) }
    : { kind: 'total' },
  // As above.
  tieBreaks: tieBreaks as Regulations['format']['tieBreaks'],
  bye: given(bye) ? { ...bye } : null,
  stake: given(stake) ? [stake.numerator, stake.denominator] : null,
})
