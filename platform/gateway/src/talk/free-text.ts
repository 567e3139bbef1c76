/** Who may say something in their own words: people with an account, where the owner has switched it on. */
import type { Accounts } from '../account/accounts.js'
import { isHuman, type TableState } from '../table/state.js'

/** What the owner has decided. */
export interface FreeText {
  /** At all tables. */
  everywhere(): boolean | Promise<boolean>
  /** At the tables of a club: those where everybody is its member. */
  ofClub(club: string): boolean | Promise<boolean>
}

/** Whether somebody with an account may write at a table that they sit at. */
export async function mayWriteAt(
  state: TableState,
  club: string | null,
  { accounts, freeText }: { readonly accounts: Pick<Accounts, 'byId'>; readonly freeText: FreeText },
): Promise<boolean> {
  if (await freeText.everywhere()) return true
  if (club === null || !(await freeText.ofClub(club))) return false
  const people = state.occupants.flatMap((o) => (isHuman(o) && o?.person ? [o.person] : []))
  const theirs = await Promise.all(people.map((person) => accounts.byId(person)))
  return theirs.every((account) => account?.club === club)
}
