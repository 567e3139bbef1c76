/**
 * Recovery without an e-mail server: ten codes that are good once, drawn when an account is made and shown then. Only their
 * hashes are kept; with so much chance in a code no slow hash is needed.
 */
import { createHash } from 'node:crypto'
import type { Entropy } from '../base/entropy.js'
import type { Accounts } from './accounts.js'

const howMany = 10
/** Thirty-one letters to the power of sixteen are 79 bits. */
const groups = 4
const groupLength = 4

/** As it is typed from paper: case, spaces and hyphens do not count. */
const plain = (code: string): string =>
  code
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')

/** The same code is another hash for every account. */
export const recoveryHash = (account: string, code: string): string =>
  createHash('sha256')
    .update(`recovery ${account} ${plain(code)}`)
    .digest('hex')

/** Draws a new set for an account; the codes from before are no longer good. */
export async function drawRecovery(
  account: string,
  { accounts, entropy }: { readonly accounts: Accounts; readonly entropy: Pick<Entropy, 'word'> },
): Promise<readonly string[]> {
  const codes = Array.from({ length: howMany }, () =>
    Array.from({ length: groups }, () => entropy.word(groupLength)).join('-'),
  )
  await accounts.setRecovery(
    account,
    codes.map((code) => recoveryHash(account, code)),
  )
  return codes
}
