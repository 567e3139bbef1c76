/**
 * Shares the slots for deliveries among hosts and groups. Hosts that answered promptly the last time have slots of their own, so
 * that slow and unknown hosts, of which a stranger can name any number, take none from them.
 */

/** Where a delivery goes, and for whom. */
export interface Lane {
  /** The host with its port. */
  readonly host: string
  /** What it is about, such as an event. */
  readonly group: string
}

/** How many deliveries are under way at once. */
export interface Share {
  readonly total: number
  readonly host: number
  readonly group: number
}

export interface Limits {
  /** To hosts that answered promptly the last time. */
  readonly prompt: Share
  /** To slow and unknown hosts. */
  readonly other: Share
}

export type Slots = ReturnType<typeof slots>

/** @param isPrompt whether a host answered promptly the last time */
export function slots(isPrompt: (host: string) => boolean, limits: Limits) {
  const shares = { prompt: counted(limits.prompt), other: counted(limits.other) }
  /** Waiting deliveries of each group by host. What was served last comes last. */
  const waiting = new Map<string, Map<string, (() => Promise<void>)[]>>()

  const shareOf = (host: string): Counted => (isPrompt(host) ? shares.prompt : shares.other)
  const inFlight = (group: string): number => shares.prompt.groups.of(group) + shares.other.groups.of(group)

  const take = (lane: Lane, start: () => Promise<void>): void => {
    const share = shareOf(lane.host)
    share.add(lane, 1)
    const free = (): void => {
      share.add(lane, -1)
      next()
    }
    start().then(free, free)
  }

  /** The first host of a group that has a slot. */
  const readyHost = (group: string, hosts: ReadonlyMap<string, unknown>): string | undefined =>
    [...hosts.keys()].find((host) => shareOf(host).hasRoom({ host, group }))

  /** The lane that comes next: of the group with the fewest deliveries under way. */
  const nextLane = (): Lane | undefined => {
    const groups = [...waiting.keys()].toSorted((a, b) => inFlight(a) - inFlight(b))
    for (const group of groups) {
      const host = readyHost(group, waiting.get(group) ?? new Map())
      if (host !== undefined) return { host, group }
    }
    return undefined
  }

  const next = (): void => {
    for (let lane = nextLane(); lane !== undefined; lane = nextLane()) {
      const hosts = waiting.get(lane.group)
      const starts = hosts?.get(lane.host)
      const start = starts?.shift()
      if (hosts === undefined || starts === undefined || start === undefined) return
      waiting.delete(lane.group)
      hosts.delete(lane.host)
      if (starts.length > 0) hosts.set(lane.host, starts)
      if (hosts.size > 0) waiting.set(lane.group, hosts)
      take(lane, start)
    }
  }

  return {
    /** Whether a delivery would start at once. */
    hasRoom: (lane: Lane): boolean => shareOf(lane.host).hasRoom(lane),
    /** Starts a delivery as soon as there is a slot for it. The slot is free again when the returned promise is settled. */
    enqueue: (lane: Lane, start: () => Promise<void>): void => {
      const hosts = waiting.get(lane.group) ?? new Map<string, (() => Promise<void>)[]>()
      const starts = hosts.get(lane.host) ?? []
      starts.push(start)
      hosts.set(lane.host, starts)
      waiting.set(lane.group, hosts)
      next()
    },
  }
}

interface Counted {
  readonly groups: Tally
  readonly hasRoom: (lane: Lane) => boolean
  readonly add: (lane: Lane, by: 1 | -1) => void
}

function counted(share: Share): Counted {
  const [hosts, groups] = [tally(), tally()]
  let total = 0
  return {
    groups,
    hasRoom: ({ host, group }) =>
      total < share.total && hosts.of(host) < share.host && groups.of(group) < share.group,
    add: ({ host, group }, by) => {
      total += by
      hosts.add(host, by)
      groups.add(group, by)
    },
  }
}

interface Tally {
  readonly of: (name: string) => number
  readonly add: (name: string, by: number) => void
}

function tally(): Tally {
  const counts = new Map<string, number>()
  return {
    of: (name) => counts.get(name) ?? 0,
    add: (name, by) => {
      const count = (counts.get(name) ?? 0) + by
      if (count === 0) counts.delete(name)
      else counts.set(name, count)
    },
  }
}
