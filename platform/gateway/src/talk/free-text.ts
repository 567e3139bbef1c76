/** Decides who may send free text: people with an account, where the owner allows it. */
import type { Accounts } from '../account/accounts.js'
import { isHuman, type TableState } from '../table/state.js'

/** The owner's decisions about free text. */
export interface FreeText {
  /** At all tables. */
  everywhere(): boolean | Promise<boolean>
  /** At a club's tables, which are those with only members of that club. */
  ofClub(club: string): boolean | Promise<boolean>
}

/** Whether a person with an account may send free text at a table where they sit. */
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
