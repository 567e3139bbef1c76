/** What the fuzz knows: valid and invalid tokens, and the tables that it has seen. */
export interface Arsenal {
  readonly tokens: readonly string[]
  readonly handOvers: readonly string[]
  readonly logins: readonly string[]
  /** Tables at which none of the attackers sits. */
  readonly others: readonly string[]
  /** What was last seen of each table, the latest ones; never empty. */
  readonly seen: ReadonlyMap<string, Seen>
}

export interface Seen {
  readonly seq: number
  readonly legal: readonly string[]
}

const most = 40
const shown =
  /"id":"([2-9a-hjkmnp-z]{8})","seq":(\d+),"phase":"(\w+)","view":(?:null|\{"legal":(\[[^\]]*\])\})/g

/** Remembers the tables of an answer, so that later messages fit what is there. */
export function learn(seen: Map<string, Seen>, answer: string): void {
  for (const [, id = '', seq, phase = '', legal] of answer.matchAll(shown)) {
    if (['FINISHED', 'CLOSED'].includes(phase) && seen.size > 5) seen.delete(id)
    else if (Number(seq) >= (seen.get(id)?.seq ?? 0)) {
      const moves = JSON.parse(legal ?? '[]') as readonly string[]
      // A spectator's view of the same moment has no moves.
      if (moves.length > 0 || seen.get(id)?.seq !== Number(seq))
        seen.set(id, { seq: Number(seq), legal: moves })
    }
    for (const oldest of seen.keys()) {
      if (seen.size <= most) break
      seen.delete(oldest)
    }
  }
}
