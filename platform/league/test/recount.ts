/** Counts a published league in another way, with fractions as text and none of our table code: for tests. */
import type { PublishedLeague } from '@stolik/contract/published/league'

type League = Pick<PublishedLeague, 'rules' | 'teams' | 'matches' | 'penalties'>

export interface Recounted {
  readonly team: string
  readonly played: number
  /** In sixtieths. */
  readonly points: number
  readonly small: number
  readonly won: number
}

/** What each team of a division has, in no order. Walkovers that follow from a withdrawal are counted, too. */
export function recount(
  { rules, teams, matches, penalties }: League,
  division: string,
): readonly Recounted[] {
  const tally = new Map(
    teams
      .filter((team) => team.division === division)
      .map(({ team }) => [team, { team, played: 0, points: 0, small: 0, won: 0 }]),
  )
  const add = (team: string, points: number, small: number, won: boolean): void => {
    const one = tally.get(team)
    if (one === undefined) throw new Error(`the match of a stranger, ${team}`)
    one.played += 1
    one.points += points
    one.small += small
    one.won += won ? 1 : 0
  }
  const withdrawn = new Map(
    teams.flatMap(({ team, withdrawn: one }) => (one === null ? [] : [[team, one.from]])),
  )
  for (const match of matches) {
    if (match.division !== division) continue
    const ids = match.teams.filter((id) => rules.withdrawal === 'KEEP' || !withdrawn.has(id))
    if (ids.length < 2) continue
    const came: { readonly id: string; readonly score: number }[] = []
    const away: string[] = []
    if (match.result === null) {
      for (const id of ids) {
        const from = withdrawn.get(id)
        if (from !== undefined && (match.starts === null || from <= match.starts)) away.push(id)
        else came.push({ id, score: 60 * rules.walkover.small })
      }
      if (away.length === 0 || came.length > 1) continue
    } else
      for (const id of ids) {
        const own = match.result.teams.find(({ team }) => team === id)
        if (own === undefined || own.absent) {
          away.push(id)
          continue
        }
        const scores = own.players.map(({ points }) => Math.round(60 * points)).sort((a, b) => a - b)
        let score = scores.length === 0 ? 60 * rules.walkover.small : 0
        for (let n = 0; n < rules.counting && scores.length > 0; n++) score += scores.pop() ?? 0
        came.push({ id, score })
      }
    for (const id of away) add(id, 60 * rules.walkover.absent, 0, false)
    if (came.length === 1) {
      for (const { id, score } of came) add(id, 60 * rules.walkover.points, score, true)
      continue
    }
    const size = ids.length
    const exact = rules.scales.find((scale) => scale.teams === size)
    const larger = [3, 4].flatMap((n) => rules.scales.filter(({ teams: of }) => of === n && of > size))[0]
    const scale = (exact ?? larger)?.places ?? []
    const sorted = [...came].sort((a, b) => b.score - a.score)
    const isDraw = exact?.draw !== null && exact !== undefined && away.length === 0
    const all = new Set(sorted.map(({ score }) => score))
    for (const { id, score } of sorted) {
      const first = sorted.findIndex((one) => one.score === score)
      const last = sorted.findLastIndex((one) => one.score === score)
      let points = 0
      for (let n = first; n <= last; n++) points += 60 * (scale[n] ?? 0)
      points = rules.ties === 'BEST' ? 60 * (scale[first] ?? 0) : Math.round(points / (last - first + 1))
      if (isDraw && all.size === 1) points = Math.round(60 * exact.draw)
      add(id, points, score, first === 0 && last === 0)
    }
  }
  for (const { team, points, small, revoked } of penalties) {
    const one = tally.get(team)
    if (one === undefined || revoked !== null) continue
    one.points += Math.round(60 * points)
    one.small += Math.round(60 * small)
  }
  return [...tally.values()]
}
