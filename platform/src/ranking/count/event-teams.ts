/** Teams that have, of each event, the sum of their best members there. */
import type { TeamRule } from '../scheme.js'
import { exactQuotient } from './exact.js'
import { isPlayed, partOf, type Event, type People } from './people.js'
import type { Results } from './results.js'
import { scale } from './score.js'
import type { TeamScore } from './team-score.js'

/** What a member who counts brings his team at an event: a result, and what tells teams apart. */
interface Share extends Figures {
  readonly person: number
  /** Of his result. */
  readonly at: number
}

interface Figures {
  units: number
  small: number
  wins: number
  seconds: number
  won: number
  lists: number
}

export interface TeamShares {
  /** @param from the first of the event's results, which are the last ones */
  add(event: Event, results: Results, from: number): void
  scores(people: People, results: Results, weights: Float64Array): readonly TeamScore[]
}

export function teamShares({ of, counting }: TeamRule): TeamShares {
  const teams = new Map<string, { readonly shares: Share[]; events: number }>()
  return {
    add(event, results, from) {
      const figures = figuresOf(event)
      const players = new Map<number, number>()
      event.persons.forEach((person, player) => players.set(person, player))
      const members = new Map<string, Share[]>()
      for (let at = from; at < results.length; at++) {
        const person = results.person[at] as number
        const player = players.get(person) as number
        const name = event.sheet.players[player]?.[of] ?? null
        if (name === null) continue
        const share = { ...(figures[player] as Figures), person, at }
        const others = members.get(name)
        if (others === undefined) members.set(name, [share])
        else others.push(share)
      }
      for (const [name, all] of members) {
        const team = teams.get(name) ?? { shares: [], events: 0 }
        team.shares.push(...all.sort(byWorth(results)).slice(0, counting))
        team.events++
        teams.set(name, team)
      }
    },
    scores: (people, results, weights) =>
      [...teams].map(([name, { shares, events }]) => {
        const sum = (of: (share: Share) => number): number => shares.reduce((all, one) => all + of(one), 0)
        return {
          name,
          ...{ score: worth(shares, results, weights), points: sum(({ units }) => units), events },
          ...{ small: sum(({ small }) => small), won: sum(({ won }) => won) },
          ...{ wins: sum(({ wins }) => wins), seconds: sum(({ seconds }) => seconds) },
          lists: sum(({ lists }) => lists),
          best: shares.reduce((most, one) => Math.max(most, single(one, results, weights)), -Infinity),
          members: membersOf(shares, people, results, weights),
        }
      }),
  }
}

function single({ at }: Share, { above, below, slot }: Results, weights: Float64Array): number {
  return ((above[at] as number) * (weights[slot[at] as number] as number)) / ((below[at] as number) * scale)
}

function worth(shares: readonly Share[], results: Results, weights: Float64Array): number {
  const { above, below, slot } = results
  return exactQuotient(
    shares.map(({ at }) => (above[at] as number) * (weights[slot[at] as number] as number)),
    shares.map(({ at }) => below[at] as number),
    scale,
  )
}

/** Who has counted at any event, who brought most first. */
function membersOf(
  shares: readonly Share[],
  people: People,
  results: Results,
  weights: Float64Array,
): TeamScore['members'] {
  const own = new Map<number, Share[]>()
  for (const share of shares) {
    const others = own.get(share.person)
    if (others === undefined) own.set(share.person, [share])
    else others.push(share)
  }
  return [...own]
    .map(([person, all]) => ({ person: people.ids[person] as string, score: worth(all, results, weights) }))
    .sort((a, b) => b.score - a.score || (a.person < b.person ? -1 : 1))
}

/** Who counts of a team: the better result, then small points, then tables won. */
const byWorth =
  ({ above, below }: Results) =>
  (a: Share, b: Share): number =>
    (above[b.at] as number) / (below[b.at] as number) - (above[a.at] as number) / (below[a.at] as number) ||
    b.small - a.small ||
    b.wins - a.wins ||
    b.seconds - a.seconds ||
    a.at - b.at

/** By player of the sheet. */
function figuresOf(event: Event): readonly Figures[] {
  const { sheet } = event
  const { player, units, small, place, hands, won } = sheet.lists
  const figures = sheet.players.map(({ adjusted, adjustedSmall }): Figures => ({
    ...{ units: adjusted, small: adjustedSmall },
    ...{ wins: 0, seconds: 0, won: 0, lists: 0 },
  }))
  for (let row = 0; row < player.length; row++) {
    if (partOf(event, row) === -1) continue
    const own = figures[player[row] as number] as Figures
    own.units += units[row] as number
    own.small += small[row] as number
    own.won += won[row] as number
    if (place[row] === 1) own.wins++
    if (place[row] === 2) own.seconds++
    if (isPlayed(place[row] as number, hands[row] as number)) own.lists++
  }
  return figures
}
