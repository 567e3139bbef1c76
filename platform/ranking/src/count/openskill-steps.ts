/** The steps of OpenSkill, one per list. Ratings do not change between events. */
import type { Counted } from '@stolik/contract/ranking/edition'
import { ratedAt, lastOf, step, stepsOf, type Rated } from './history.js'
import { rateTable, type OpenSkill } from './openskill.js'
import type { Event } from './people.js'
import type { Steps } from './steps.js'
import { eachTable } from './rounds.js'

export function openskillSteps(count: OpenSkill): Steps {
  const newcomer: Rated = [count.mu, count.sigma, 0]
  const score = ([mu, sigma]: Rated): number => mu - count.cautious * sigma
  /** The players of one table, used anew for each. */
  const seated = { place: [] as number[], mu: [] as number[], sigma: [] as number[] }
  return {
    together: () => false,
    take(history, events, from) {
      const { persons, sheet } = events[from] as Event
      const { player, place, series } = sheet.lists
      eachTable(events[from] as Event, (rows, first, until) => {
        for (const column of [seated.place, seated.mu, seated.sigma]) column.length = until - first
        for (let i = first; i < until; i++) {
          const row = rows[i] as number
          const at = lastOf(history, persons[player[row] as number] as number)
          const [mu, sigma] = at === -1 ? newcomer : ratedAt(history, at)
          seated.place[i - first] = place[row] as number
          seated.mu[i - first] = mu
          seated.sigma[i - first] = sigma
        }
        const { mu, sigma } = rateTable(count, seated)
        for (let i = first; i < until; i++) {
          const row = rows[i] as number
          const person = persons[player[row] as number] as number
          const rated = [mu[i - first] as number, sigma[i - first] as number, 0] as const
          step(history, person, from, series[row] as number, rated)
        }
      })
    },
    standing(history, at) {
      const rated = at === -1 ? newcomer : ratedAt(history, at)
      return [score(rated), rated[1]]
    },
    resultsOf(history, events, person): readonly Counted[] {
      let before = score(newcomer)
      return stepsOf(history, person).map((at) => {
        const after = score(ratedAt(history, at))
        const value = after - before
        before = after
        const sheet = (events[history.event[at] as number] as Event).hash
        return { sheet, series: history.series[at] as number, value, taken: true }
      })
    },
  }
}
