/** Somebody who plays or looks on: an account, or a guest. */
export interface Person {
  readonly id: string
  readonly name: string
}
