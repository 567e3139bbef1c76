import { planned, withoutPlace, type Placed, type RuleSetStore } from './store.js'

/** A store of rule sets in memory, lost when the process ends: for tests and trials. */
export function memoryRuleSets(): RuleSetStore {
  let all: readonly Placed[] = []
  const of = (owner: string): readonly Placed[] => all.filter((one) => one.owner === owner)
  return {
    of: (owner) =>
      Promise.resolve(
        of(owner)
          .toSorted((a, b) => a.place - b.place)
          .map(withoutPlace),
      ),
    all: (most) =>
      Promise.resolve(
        all
          .toSorted((a, b) => (a.owner === b.owner ? a.place - b.place : a.owner < b.owner ? -1 : 1))
          .slice(0, most)
          .map(withoutPlace),
      ),
    keptAs: (game, profile) =>
      Promise.resolve(
        all
          .filter((one) => one.game === game && one.profile === profile)
          .toSorted((a, b) => (a.owner < b.owner ? -1 : 1))
          .map(withoutPlace),
      ),
    keep: (rules, instead) => {
      const plan = planned(of(rules.owner), rules, instead)
      if (typeof plan === 'string') return Promise.resolve(plan)
      if ('there' in plan) return Promise.resolve(withoutPlace(plan.there))
      const { write, replaced } = plan
      all = [...all.filter((one) => one !== replaced), write]
      return Promise.resolve(withoutPlace(write))
    },
    drop: (owner, id) => {
      const found = of(owner).find((one) => one.id === id)
      all = all.filter((one) => one !== found)
      return Promise.resolve(found && withoutPlace(found))
    },
  }
}
