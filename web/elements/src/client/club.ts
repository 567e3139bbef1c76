/** Asks the club's own site which member is signed in there, once per page and gateway, if an element names the address. */
import { observable, type Observable } from '../base/observable.js'
import type { Session } from './session.js'
import type { Connection } from './socket.js'

/**
 * The state of the club's sign-in: `asking` the site; a `member` or `nobody` is signed in; it `failed`; the site is `away`. Null
 * without an address.
 */
export type ClubStatus = 'asking' | 'member' | 'nobody' | 'failed' | 'away' | null

export interface ClubSignIn {
  readonly status: Observable<ClubStatus>
  /** Asks this address, unless it was asked before. The first address with a member wins. */
  askAt(tokenUrl: string): void
  /** Asks the club again, since the member's session has ended. */
  lost(): void
  /** Settles when the club has answered, or after a few seconds. Then people continue as guests. */
  settled(): Promise<unknown>
}

/** Milliseconds to wait for the club, so that nobody has to give a name that the club knows. */
const most = 3_000
/** Milliseconds between two attempts. Otherwise a gateway that ends each session at once would be asked endlessly. */
const pause = 10_000

export function clubSignIn(
  url: string,
  { startMember }: Pick<Session, 'startMember'>,
  connection: () => Observable<Connection>,
): ClubSignIn {
  const status = observable<ClubStatus>(null)
  const addresses = new Set<string>()
  let round: Promise<void> = Promise.resolve()
  let last = -pause

  async function ask(tokenUrl: string): Promise<ClubStatus> {
    last = performance.now()
    const { handOver } = await import('./hand-over.js')
    const handed = await handOver(url, tokenUrl)
    if (typeof handed === 'string') return handed
    startMember(handed)
    return 'member'
  }
  function queue(tokenUrl: string): void {
    const before = status.value
    status.set('asking')
    round = round.then(async () => {
      if (status.value === 'member') return
      const answer = await ask(tokenUrl).catch(() => 'away' as const)
      // An address where nobody is signed in does not hide the failure of an earlier one.
      status.set(answer === 'nobody' && (before === 'failed' || before === 'away') ? before : answer)
    })
  }
  const again = (): void => {
    if (status.value === 'asking' || performance.now() - last < pause) return
    status.set(null)
    addresses.forEach(queue)
  }
  return {
    status,
    askAt(tokenUrl) {
      if (addresses.has(tokenUrl)) return
      if (addresses.size === 0) {
        // People may have signed in at the club in another tab, and a lost connection may be back.
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'visible' && status.value !== 'member') again()
        })
        connection().watch(() => {
          if (connection().value === 'up' && status.value === 'away') again()
        })
      }
      addresses.add(tokenUrl)
      if (status.value !== 'member') queue(tokenUrl)
    },
    lost() {
      status.set('failed')
      again()
    },
    settled: () =>
      status.value === 'asking'
        ? Promise.race([round, new Promise((resolve) => setTimeout(resolve, most))])
        : Promise.resolve(),
  }
}
