/**
 * What the hub knows of topics (tables and events): which workers follow each, who is there through which worker, and what
 * was said.
 */
import { mostRemarks, type Remark } from '../../table/remark.js'
import type { Logged } from '../../table/entry.js'
import type { Link } from './link.js'
import type { WorkerPort } from './ports.js'

export interface Follower {
  readonly id: number
  readonly link: Pick<Link<WorkerPort>, 'tell'>
}

interface Topic {
  readonly followers: Set<Follower>
  /** Worker → persons. */
  readonly here: Map<number, readonly string[]>
  remarks: readonly Remark[]
}

/** @param isKept whether a topic that nobody follows will be followed again */
export function topics(isKept: (topic: string) => boolean) {
  const all = new Map<string, Topic>()

  const tidy = (id: string): void => {
    if (all.get(id)?.followers.size === 0 && !isKept(id)) all.delete(id)
  }
  const here = (id: string, by: number, persons: readonly string[]): void => {
    const topic = all.get(id)
    if (topic === undefined || (persons.length === 0 && !topic.here.has(by))) return
    if (persons.length === 0) topic.here.delete(by)
    else topic.here.set(by, persons)
    for (const { id: worker, link } of topic.followers) if (worker !== by) link.tell('here', id, by, persons)
  }
  const say = (id: string, topic: Topic, remarks: readonly Remark[]): void => {
    topic.remarks = remarks
    for (const { link } of topic.followers) link.tell('said', id, remarks)
  }
  const unfollow = (id: string, by: Follower): void => {
    here(id, by.id, [])
    all.get(id)?.followers.delete(by)
    tidy(id)
  }

  return {
    /** Tells the follower first what there is already. */
    follow: (id: string, by: Follower): void => {
      const topic: Topic = all.get(id) ?? { followers: new Set(), here: new Map(), remarks: [] }
      all.set(id, topic)
      topic.followers.add(by)
      for (const [worker, persons] of topic.here)
        if (worker !== by.id) by.link.tell('here', id, worker, persons)
      if (topic.remarks.length > 0) by.link.tell('said', id, topic.remarks)
    },
    unfollow,
    here,
    grew: (id: string, by: number, length: number, last?: readonly Logged[]): void => {
      for (const { id: worker, link } of all.get(id)?.followers ?? [])
        if (worker !== by) link.tell('grew', id, length, last)
    },
    say: (id: string, remark: Remark): void => {
      const topic = all.get(id)
      if (topic !== undefined) say(id, topic, [...topic.remarks, remark].slice(-mostRemarks))
    },
    forgetRemarks: (people: readonly string[]): void => {
      for (const [id, topic] of all) {
        const rest = topic.remarks.filter(({ person }) => !people.includes(person))
        if (rest.length < topic.remarks.length) say(id, topic, rest)
      }
    },
    /** A worker is gone, and nobody is there through it. */
    lost: (by: Follower): void => {
      for (const [id, { followers }] of all) if (followers.has(by)) unfollow(id, by)
    },
    tidy,
  }
}
