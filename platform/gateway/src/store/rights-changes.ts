/**
 * Tells that what somebody may do has changed, to everything that was decided by it before: open sockets, what they
 * watch, and what is remembered of sessions; in this process at once, in the others by way of the cluster.
 */
import { readJson } from '@stolik/contract/read'
import { rightsChange, type RightsChange } from '@stolik/contract/rights-change'
import type { Cluster } from './cluster.js'
import type { Time } from '../base/time.js'

export interface RightsChanges {
  /** Tells everybody, in all processes. */
  tell(change: RightsChange): void
  /** Tells this process what it has found out by itself. */
  tellHere(change: RightsChange): void
  /** Calls back with every change until the answer is called. */
  watch(watcher: (change: RightsChange) => void): () => void
  /** How many there were: what was looked up while it grew may be out of date already. */
  count(): number
  stop(): void
}

interface Deps {
  readonly cluster: Pick<Cluster, 'alone' | 'tellRights' | 'hearRights'>
  readonly time: Pick<Time, 'after'>
}

/** A message of another process may be lost with that process, so all is looked at again so often, in milliseconds. */
export const lookAgainEvery = 5_000

export function rightsChanges({ cluster, time }: Deps): RightsChanges {
  const watchers = new Set<(change: RightsChange) => void>()
  let count = 0
  const tellHere = (change: RightsChange): void => {
    count += 1
    for (const watcher of [...watchers]) watcher(change)
  }
  cluster.hearRights((text) => {
    const answer = readJson(rightsChange, text ?? '')
    // While processes are renewed one after the other, a newer one may tell what is not known here yet.
    tellHere('read' in answer ? answer.read : { kind: 'unknown' })
  })
  let cancel = (): void => undefined
  const lookAgain = (): void => {
    cancel = time.after(lookAgainEvery, () => {
      tellHere({ kind: 'unknown' })
      lookAgain()
    })
  }
  // What one process does it has told itself.
  if (!cluster.alone) lookAgain()

  return {
    tell: (change) => {
      tellHere(change)
      cluster.tellRights(JSON.stringify(change))
    },
    tellHere,
    watch: (watcher) => {
      const one = (change: RightsChange): void => watcher(change)
      watchers.add(one)
      return () => watchers.delete(one)
    },
    count: () => count,
    stop: () => cancel(),
  }
}
