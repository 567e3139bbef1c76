/**
 * The remarks at one table, as far as this process knows them. They are never in the log, so they disappear with the table.
 */
import type { Cluster } from '../store/cluster.js'
import { watchers } from '../base/watchers.js'
import { mostRemarks, type Remark } from '../table/remark.js'

export type Talk = ReturnType<typeof talkAt>

export function talkAt(table: string, cluster: Pick<Cluster, 'alone' | 'say'>) {
  const watching = watchers()
  let remarks: readonly Remark[] = []
  const heard = (now: readonly Remark[]): void => {
    remarks = now
    watching.nudge()
  }
  return {
    /** Newest last. */
    remarks: (): readonly Remark[] => remarks,
    /** @throws Away if the other processes cannot be told */
    say: async (remark: Remark): Promise<void> => {
      await cluster.say(table, remark)
      // In a cluster, the speaker's own process receives the remark together with the others.
      if (cluster.alone) heard([...remarks, remark].slice(-mostRemarks))
    },
    /** Removes what these people said, in this process. */
    forget: (people: readonly string[]): void => {
      const rest = remarks.filter(({ person }) => !people.includes(person))
      if (rest.length < remarks.length) heard(rest)
    },
    /** Replaces all remarks with those that the cluster has. */
    heard,
    /** Nudges after every remark until the returned function is called. */
    watch: watching.watch,
  }
}
