import type { KeptKeys, NoticeStore, Subscription } from './store.js'

/** A store of notices in memory, lost when the process ends: for tests and trials. */
export function memoryNotices(): NoticeStore {
  const all = new Map<string, Subscription>()
  let keys: KeptKeys | undefined
  const done = (): Promise<void> => Promise.resolve()
  const dropAll = (goes: (one: Subscription) => boolean): Promise<void> => {
    for (const one of all.values()) if (goes(one)) all.delete(one.id)
    return done()
  }
  return {
    add: async (given) => {
      await dropAll((one) =>
        given.push === null
          ? one.kind === 'mail' && one.event === given.event && one.person === given.person
          : one.push?.endpoint === given.push.endpoint &&
            (one.event === given.event || one.person !== given.person),
      )
      all.set(given.id, given)
    },
    events: () => Promise.resolve([...new Set([...all.values()].map(({ event }) => event))]),
    ofEvent: (event) => Promise.resolve([...all.values()].filter((one) => one.event === event)),
    ofPerson: (person) => Promise.resolve([...all.values()].filter((one) => one.person === person)),
    claim: (seen, until) => {
      const one = all.get(seen.id)
      const isFree =
        one !== undefined &&
        one.told === seen.told &&
        one.reminded === seen.reminded &&
        one.tries === seen.tries &&
        one.next === seen.next
      if (isFree) all.set(one.id, { ...one, tries: one.tries + 1, next: until })
      return Promise.resolve(isFree)
    },
    settle: (id, claimed, outcome) => {
      const one = all.get(id)
      if (one?.next === claimed) all.set(id, { ...one, ...outcome })
      return done()
    },
    drop: (id) => dropAll((one) => one.id === id),
    dropEvent: (event) => dropAll((one) => one.event === event),
    dropPerson: (person) => dropAll((one) => one.person === person),
    keys: () => Promise.resolve(keys),
    keepKeys: (given, before) => {
      if (keys?.sealed === before?.sealed) keys = given
      return Promise.resolve(keys ?? given)
    },
  }
}
