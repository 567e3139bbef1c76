/** What is said at one table, as this process has heard it: never in the log, so it is gone when the table is. */
import type { Cluster } from '../store/cluster.js'
import { watchers } from '../base/watchers.js'
import { mostRemarks, type Remark } from '../table/remark.js'

export interface Talk {
  /** The newest at the end. */
  remarks(): readonly Remark[]
  /** @throws Away when the other processes cannot be told. */
  say(remark: Remark): Promise<void>
  /** Drops what these people have said, in this process. */
  forget(people: readonly string[]): void
  /** All that is kept of the table, as the processes of the cluster have it. */
  heard(remarks: readonly Remark[]): void
  /** Nudges after every remark until the answer is called. */
  watch(nudge: () => void): () => void
}

export function talkAt(table: string, cluster: Pick<Cluster, 'alone' | 'say'>): Talk {
  const watching = watchers()
  let remarks: readonly Remark[] = []
  const heard = (now: readonly Remark[]): void => {
    remarks = now
    watching.nudge()
  }
  return {
    remarks: () => remarks,
    say: async (remark) => {
      await cluster.say(table, remark)
      // With others in the cluster, the speaker's own process hears it when they do.
      if (cluster.alone) heard([...remarks, remark].slice(-mostRemarks))
    },
    forget: (people) => {
      const rest = remarks.filter(({ person }) => !people.includes(person))
      if (rest.length < remarks.length) heard(rest)
    },
    heard,
    watch: watching.watch,
  }
}
