import type { Decided, RightRequest, SettingsStore } from './store.js'

/** A settings store in memory, lost when the process ends: for tests and trials. */
export function memorySettings(): SettingsStore {
  let decided: Decided | undefined
  const codes = new Map<string, number>()
  const requests = new Map<string, RightRequest>()
  const waiting = (): readonly RightRequest[] =>
    [...requests.values()]
      .filter(({ status }) => status === 'WAITING')
      .sort((a, b) => a.at - b.at || (a.account < b.account ? -1 : 1))
  return {
    newer: (than) => Promise.resolve((decided?.version ?? 0) > than ? decided : undefined),
    write: (after, settings) => {
      const fits = (decided?.version ?? 0) === after
      if (fits) decided = { version: after + 1, settings }
      return Promise.resolve(fits)
    },
    addCode: (hash, at) => {
      codes.set(hash, at)
      return Promise.resolve()
    },
    codes: () => Promise.resolve([...codes.keys()]),
    takeCode: (hash) => Promise.resolve(codes.delete(hash)),
    dropCodes: (before) => {
      for (const [hash, at] of codes) if (at < before) codes.delete(hash)
      return Promise.resolve()
    },
    request: (account) => Promise.resolve(requests.get(account)),
    ask: (account, reason, at) => {
      requests.set(account, { account, reason, at, status: 'WAITING', by: null, decided: null })
      return Promise.resolve()
    },
    waiting: (most) => Promise.resolve(waiting().slice(0, most)),
    countWaiting: () => Promise.resolve(waiting().length),
    decide: (account, status, by, at) => {
      const one = requests.get(account)
      const waits = one?.status === 'WAITING'
      if (waits) requests.set(account, { ...one, status, by, decided: at })
      return Promise.resolve(waits)
    },
  }
}
