/** The windows of one browser. WebDriver talks to one window at a time, so it is told which before each command. */
import type { Session } from './session.js'

export interface Windows {
  /** The initial window first, then new ones. Each is driven like a session, and ending it closes only that window. */
  open(): Promise<Session>
}

export function windowsOf(session: Session): Windows {
  let current: string | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** Runs commands one after another, so that none reaches another window. */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const answer = last.then(run)
    last = answer.catch(() => undefined)
    return answer
  }
  const lead = (handle: string): Session => {
    const ask = <T>(...command: Parameters<Session['ask']>): Promise<T> =>
      inTurn(async () => {
        if (current !== handle) await session.ask('POST', '/window', { handle })
        current = handle
        return session.ask<T>(...command)
      })
    return {
      ask,
      end: async () => {
        await ask('DELETE', '/window')
        current = undefined
      },
    }
  }
  return {
    open: () =>
      inTurn(async () => {
        if (current === undefined) return lead((current = await session.ask<string>('GET', '/window')))
        const { handle } = await session.ask<{ handle: string }>('POST', '/window/new', { type: 'window' })
        return lead(handle)
      }),
  }
}
