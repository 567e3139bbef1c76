/** The port of failed sign-ins: what an owner looks at when somebody guesses passwords. One contract suite on every column. */

export interface FailedSignIn {
  /** Milliseconds since 1970. */
  readonly at: number
  /** What was typed, where an account has that login; null otherwise: people type passwords into the wrong field. */
  readonly login: string | null
  /** A keyed hash of what was typed: the same for the same text. */
  readonly hash: string
  readonly address: string
}

/** All methods throw when the store cannot be reached. */
export interface FailedSignIns {
  /** The oldest go when there would be more than `most`. */
  note(failed: FailedSignIn, most: number): Promise<void>
  /** All that are kept, the newest first. */
  newest(): Promise<readonly FailedSignIn[]>
  /** Forgets those from before a time, or those of a login. */
  forget(of: { readonly before: number } | { readonly login: string }): Promise<void>
}

/** So many are kept. */
export const mostFailed = 200

/** Forgotten with the process. */
export function memoryFailed(): FailedSignIns {
  let kept: readonly FailedSignIn[] = []
  return {
    note: (failed, most) => {
      kept = [failed, ...kept].slice(0, most)
      return Promise.resolve()
    },
    newest: () => Promise.resolve(kept),
    forget: (of) => {
      kept = kept.filter((one) => ('login' in of ? one.login !== of.login : one.at >= of.before))
      return Promise.resolve()
    },
  }
}
