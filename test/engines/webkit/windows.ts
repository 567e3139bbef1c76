/** The windows of one browser: WebDriver speaks with one of them at a time, and is told with which before each command. */
import type { Session } from './session.js'

export interface Windows {
  /** The window that is there from the beginning, then new ones; each is led like a session, and its end closes it alone. */
  open(): Promise<Session>
}

export function windowsOf(session: Session): Windows {
  let current: string | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** One after another: what is asked of a window must not reach the next. */
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
