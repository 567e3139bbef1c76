/**
 * Reports changes of rights to everything that depended on them: open sockets, their subscriptions, and cached sessions.
 * This process hears them at once, others through the cluster.
 */
import { readJson } from '@stolik/contract/read'
import { rightsChange, type RightsChange } from '@stolik/contract/rights-change'
import type { Cluster } from './cluster.js'
import type { Time } from '../base/time.js'

export type RightsChanges = ReturnType<typeof rightsChanges>

interface Deps {
  readonly cluster: Pick<Cluster, 'alone' | 'tellRights' | 'hearRights'>
  readonly time: Pick<Time, 'after'>
}

/**
 * In milliseconds. A message may be lost together with the process that sent it, so everything is checked again this often.
 */
export const lookAgainEvery = 5_000

export function rightsChanges({ cluster, time }: Deps) {
  const watchers = new Set<(change: RightsChange) => void>()
  let count = 0
  const tellHere = (change: RightsChange): void => {
    count += 1
    for (const watcher of [...watchers]) watcher(change)
  }
  cluster.hearRights((text) => {
    const answer = readJson(rightsChange, text ?? '')
    // During a rolling update, a newer process may send a change that is not known here yet.
    tellHere('read' in answer ? answer.read : { kind: 'unknown' })
  })
  let cancel = (): void => undefined
  const lookAgain = (): void => {
    cancel = time.after(lookAgainEvery, () => {
      tellHere({ kind: 'unknown' })
      lookAgain()
    })
  }
  // A process that is alone reports everything to itself.
  if (!cluster.alone) lookAgain()

  return {
    /** Reports a change to all processes. */
    tell: (change: RightsChange): void => {
      tellHere(change)
      cluster.tellRights(JSON.stringify(change))
    },
    /** Reports a change that this process discovered to this process only. */
    tellHere,
    /** Calls `watcher` with every change until the returned function is called. */
    watch: (watcher: (change: RightsChange) => void): (() => void) => {
      const one = (change: RightsChange): void => watcher(change)
      watchers.add(one)
      return () => watchers.delete(one)
    },
    /** The number of changes so far. If it grew during a look-up, the result may be outdated. */
    count: (): number => count,
    stop: (): void => cancel(),
  }
}
