/**
 * Whether a process should send people to others because Redis does not answer it. It cannot ask whether Redis answers the
 * others. But if there is no Redis any more, its machine usually says so, and then nobody can serve them better.
 */
export type Silence = ReturnType<typeof silence>

interface SilenceDeps {
  readonly elapsed: () => number
  /** Whether Redis's machine says that there is no Redis, which it would tell every process. */
  readonly isRefused: () => boolean
}

/** In milliseconds: a Redis that has not answered for so long is silent. */
const silentAfter = 3_000

export function silence({ elapsed, isRefused }: SilenceDeps) {
  let last: { readonly at: number; readonly company: boolean } | undefined
  let [busy, cutOff] = [false, false]
  const isSilent = (): boolean =>
    last?.company === true && elapsed() - last.at > silentAfter && !busy && !isRefused()
  return {
    /** Redis has answered. @param company whether other processes live */
    answered: (company: boolean): void => {
      last = { at: elapsed(), company }
    },
    /** Does work with Redis that may take long. Meanwhile Redis is not silent. */
    during: async <T>(work: () => Promise<T>): Promise<T> => {
      busy = true
      try {
        return await work()
      } finally {
        busy = false
      }
    },
    /** @param ready whether this process can serve people */
    isCutOff: (ready: boolean): boolean => {
      // Once it is, people come back only when they can be served.
      cutOff = !ready && (cutOff || isSilent())
      return cutOff
    },
  }
}
