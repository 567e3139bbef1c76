/** Who the club's own site says one is: asked once a page and gateway, wherever one of the elements says that it can be. */
import { observable, type Observable } from '../observable.js'
import type { Session } from './session.js'
import type { Connection } from './socket.js'

/** `asking` · a `member` · `nobody` is signed in there · it `failed` · it is `away`; null where no page says where to ask. */
export type ClubWord = 'asking' | 'member' | 'nobody' | 'failed' | 'away' | null

export interface ClubSignIn {
  readonly word: Observable<ClubWord>
  /** Asks there, unless it has been asked. The first address that has a member says who one is. */
  askAt(tokenUrl: string): void
  /** The member's session is over: the club is asked anew. */
  lost(): void
  /** Settles when it is known, or has taken so long that one goes on as a guest meanwhile. */
  known(): Promise<unknown>
}

/** Milliseconds for which everything else waits: so nobody is asked for a name that the club will tell. */
const most = 3_000
/** Not asked again sooner: a gateway that throws out whom it has just let in would be asked for ever. */
const pause = 10_000

export function clubSignIn(
  url: string,
  { vouched }: Pick<Session, 'vouched'>,
  connection: () => Observable<Connection>,
): ClubSignIn {
  const word = observable<ClubWord>(null)
  const addresses = new Set<string>()
  let round: Promise<void> = Promise.resolve()
  let last = -pause

  async function ask(tokenUrl: string): Promise<ClubWord> {
    last = performance.now()
    const { handOver } = await import('./hand-over.js')
    const handed = await handOver(url, tokenUrl)
    if (typeof handed === 'string') return handed
    vouched(handed)
    return 'member'
  }
  function queue(tokenUrl: string): void {
    const before = word.value
    word.set('asking')
    round = round.then(async () => {
      if (word.value === 'member') return
      const said = await ask(tokenUrl).catch(() => 'away' as const)
      // That one club has nobody says nothing of another that failed.
      word.set(said === 'nobody' && (before === 'failed' || before === 'away') ? before : said)
    })
  }
  const again = (): void => {
    if (word.value === 'asking' || performance.now() - last < pause) return
    word.set(null)
    addresses.forEach(queue)
  }
  return {
    word,
    askAt(tokenUrl) {
      if (addresses.has(tokenUrl)) return
      if (addresses.size === 0) {
        // Who has signed in at the club meanwhile comes back from another tab; a line that was down, to all.
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'visible' && word.value !== 'member') again()
        })
        connection().watch(() => {
          if (connection().value === 'up' && word.value === 'away') again()
        })
      }
      addresses.add(tokenUrl)
      if (word.value !== 'member') queue(tokenUrl)
    },
    lost() {
      word.set('failed')
      again()
    },
    known: () =>
      word.value === 'asking'
        ? Promise.race([round, new Promise((resolve) => setTimeout(resolve, most))])
        : Promise.resolve(),
  }
}
