/** One entry as it is stored: tidied, without data that nobody needs, and distinct from all other entries. */
import { once } from '@stolik/core'
import { skeleton } from '@stolik/contract/alike'
import { hasMark, namesStaff } from '@stolik/contract/reserved'
import type { Entrant } from '../model/entry.js'
import type { Category } from '@stolik/contract/shapes'
import type { GroupRule, Regulations } from '@stolik/contract/event/regulations'
import { sameName, tidy } from '../model/names.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState, Player } from '../model/state.js'
import { badName, badNumber, firstRefusal } from './ask.js'

const tidyOrNull = (text: string | null): string | null => {
  const tidied = text === null ? '' : tidy(text)
  return tidied === '' ? null : tidied
}

const byBirth: readonly Category[] = ['youngest', 'oldest', 'junior', 'senior']

/** Tidies an entry and drops data that no category or fee of this event needs: the log stores no personal data in advance. */
export function cleaned({ regulations, players }: EventState, input: Entrant): Entrant {
  const { categories, mode, fee } = regulations
  const reduced = fee?.reduced ?? []
  const spelt = (kind: 'team' | 'pair'): string | null => {
    const name = tidyOrNull(input[kind])
    if (name === null) return null
    const others = [...players.values()].map(({ entrant }) => entrant[kind])
    return others.find((other) => other !== null && sameName(other) === sameName(name)) ?? name
  }
  return {
    name: tidy(input.name),
    ...(input.surnameAt !== undefined && { surnameAt: input.surnameAt }),
    club: tidyOrNull(input.club),
    person: input.person,
    online: mode === 'mixed' ? input.online : mode === 'online',
    licence: tidyOrNull(input.licence),
    woman: categories.includes('women') || reduced.some(({ women }) => women) ? input.woman : null,
    born:
      categories.some((category) => byBirth.includes(category)) ||
      reduced.some(({ bornFrom, bornUntil }) => (bornFrom ?? bornUntil) !== undefined)
        ? input.born
        : null,
    team: spelt('team'),
    pair: spelt('pair'),
    substitute: input.substitute,
  }
}

/**
 * Returns why this entry is not possible. `except`: the player being changed. `byStranger`: the sender enters without the
 * director. The refusal must then not reveal another player's year of birth or licence.
 */
export function badEntrant(
  state: EventState,
  entrant: Entrant,
  { except, byStranger = false }: { readonly except?: string; readonly byStranger?: boolean } = {},
): EventRefusal | undefined {
  const others = [...state.players.values()].filter(
    ({ id, status, entrant: { person } }) =>
      id !== except &&
      status !== 'withdrawn' &&
      // A declined entry does not block its name for others. The same person still cannot enter again under another name.
      (status !== 'declined' || (person !== null && person === entrant.person)),
  )
  return firstRefusal(
    state.slips.some(({ account }) => account === entrant.person) ? refuse('SAW_DEALS') : undefined,
    badForm(state.regulations, entrant),
    taken(others, entrant, byStranger),
    badGroup(state.regulations, others, 'team', entrant),
    badGroup(state.regulations, others, 'pair', entrant),
  )
}

/**
 * Refuses a name that contains a mark by which a site vouches for somebody. For strangers this also holds for club, team and
 * pair, and they may not use a name of the organisers. A player whom the director enters may be called Stolik.
 */
export function badMark({ name, club, team, pair }: Entrant, byStranger: boolean): EventRefusal | undefined {
  const names = byStranger ? { name, club, team, pair } : { name }
  const marked = Object.entries(names).find(([, text]) => text !== null && hasMark(text))?.[0]
  const field = marked ?? (byStranger && namesStaff(name) ? 'name' : undefined)
  return field === undefined ? undefined : refuse('MALFORMED', { field, problem: 'reserved' })
}

function badForm({ starts }: Regulations, entrant: Entrant): EventRefusal | undefined {
  const { name, club, licence, team, pair, born } = entrant
  return firstRefusal(
    badName('name', name, 64),
    club === null ? undefined : badName('club', club, 64),
    licence === null ? undefined : badName('licence', licence, 32),
    team === null ? undefined : badName('team', team, 64),
    pair === null ? undefined : badName('pair', pair, 64),
    born === null ? undefined : badNumber('born', born, 1900, new Date(starts).getUTCFullYear()),
  )
}

/** Two players of the same name, or of names that look alike, must differ in something that is read out: the club. */
function taken(others: readonly Player[], entrant: Entrant, byStranger: boolean): EventRefusal | undefined {
  const person = others.find((other) => entrant.person !== null && other.entrant.person === entrant.person)
  if (person !== undefined) return already('ENTERED_ALREADY', person)
  const { licence } = entrant
  const licensed = others.find((other) => licence !== null && other.entrant.licence === licence)
  if (licensed !== undefined && byStranger) return refuse('LICENCE_USED')
  if (licensed !== undefined && licence !== null)
    return refuse('LICENCE_TAKEN', { licence, number: licensed.number })
  const named = others.find(({ entrant: other }) => isNamedAlike(other, entrant))
  if (named === undefined) return undefined
  const isSamePerson =
    isShownAlike(named.entrant, entrant) && (byStranger || isTheSame(named.entrant, entrant))
  return already(isSamePerson ? 'ENTERED_ALREADY' : 'NAME_TAKEN', named)
}

/** Whether a player of this state has this entry already, in everything that the state stores of it. */
export const isEntered = (state: EventState, input: Entrant): boolean => {
  const entrant = cleaned(state, input)
  return [...state.players.values()].some(
    ({ status, entrant: other }) =>
      status !== 'withdrawn' &&
      sameName(other.name) === sameName(entrant.name) &&
      isShownAlike(other, entrant) &&
      isTheSame(other, entrant),
  )
}

const already = (code: 'ENTERED_ALREADY' | 'NAME_TAKEN', { entrant, number }: Player): EventRefusal =>
  refuse(code, { name: entrant.name, number })

/** Memoized: every new entrant is compared with all others. */
const readOut = once(({ name, club }: Entrant) => ({
  name: skeleton(name),
  club: club === null ? null : skeleton(club),
}))

function isNamedAlike(a: Entrant, b: Entrant): boolean {
  const [one, other] = [readOut(a), readOut(b)]
  return one.name === other.name && (one.club === null || other.club === null || one.club === other.club)
}

/** Compares the fields that everybody may see. */
const isShownAlike = (a: Entrant, b: Entrant): boolean =>
  sameName(a.name) === sameName(b.name) && a.club === b.club && a.team === b.team && a.pair === b.pair

const isTheSame = (a: Entrant, b: Entrant): boolean => a.licence === b.licence && a.born === b.born

function badGroup(
  { groups }: Regulations,
  others: readonly Player[],
  kind: GroupRule['kind'],
  entrant: Entrant,
): EventRefusal | undefined {
  const name = entrant[kind]
  const rule = groups.find((group) => group.kind === kind)
  if (name === null)
    return kind === 'team' && entrant.substitute
      ? refuse('MALFORMED', { field: 'team', problem: 'empty' })
      : undefined
  if (rule === undefined) return refuse('NO_SUCH_GROUP', { kind })
  // A team names its substitutes. A pair has none.
  const substitute = kind === 'team' && entrant.substitute
  const room = substitute ? rule.substitutes : rule.size
  const members = others.filter(
    ({ entrant: other, inPlaceOf }) =>
      other[kind] === name && inPlaceOf === null && (kind === 'team' && other.substitute) === substitute,
  )
  return members.length < room ? undefined : refuse('GROUP_FULL', { kind, name })
}
