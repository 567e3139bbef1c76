/**
 * The port of failed sign-ins, which show an owner that somebody is guessing passwords. One contract suite tests every store.
 */

export interface FailedSignIn {
  /** Milliseconds since 1970. */
  readonly at: number
  /**
   * The login as typed, but only if an account has it; otherwise null, because people type passwords into the wrong field.
   */
  readonly login: string | null
  /** A keyed hash of the typed text. Equal texts have equal hashes. */
  readonly hash: string
  readonly address: string
}

/** All methods throw when the store cannot be reached. */
export interface FailedSignIns {
  /** Adds one, and removes the oldest if there are more than `most`. */
  note(failed: FailedSignIn, most: number): Promise<void>
  /** Everything stored, newest first. */
  newest(): Promise<readonly FailedSignIn[]>
  /** Removes those from before a time, or all of one login. */
  forget(of: { readonly before: number } | { readonly login: string }): Promise<void>
}

/** How many are stored at most. */
export const mostFailed = 200
