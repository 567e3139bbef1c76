/** The steps of OpenSkill, one per list. Ratings do not change between events. */
import type { Counted } from '../model/edition.js'
import { ratedAt, lastOf, step, stepsOf, type Rated } from './history.js'
import { rateTable, type OpenSkill } from './openskill.js'
import type { Event } from './people.js'
import type { Steps } from './steps.js'
import { tablesOf } from './rounds.js'

export function openskillSteps(count: OpenSkill): Steps {
  const newcomer: Rated = [count.mu, count.sigma, 0]
  const score = ([mu, sigma]: Rated): number => mu - count.cautious * sigma
  return {
    together: () => false,
    take(history, events, from) {
      const event = events[from] as Event
      const { player, place } = event.sheet.lists
      for (const { series, rows } of tablesOf(event)) {
        const persons = rows.map((row) => event.persons[player[row] as number] as number)
        const rated = rateTable(
          count,
          rows.map((row, i) => {
            const at = lastOf(history, persons[i] as number)
            return { place: place[row] as number, rated: at === -1 ? newcomer : ratedAt(history, at) }
          }),
        )
        persons.forEach((person, i) => step(history, person, from, series, rated[i] as Rated))
      }
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
