/**
 * Recovery without a mail server: ten single-use codes, drawn and shown when an account is made. Only their hashes are
 * stored. A fast hash is enough, because the codes are random and long.
 */
import { createHash } from 'node:crypto'
import type { Entropy } from '../base/entropy.js'
import type { Accounts } from './accounts.js'

const howMany = 10
/** 31 letters to the power of 16 give 79 bits. */
const groups = 4
const groupLength = 4

/** Normalises a code typed from paper: case, spaces and hyphens do not count. */
const plain = (code: string): string =>
  code
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')

/** Hashes a code. The same code has a different hash for each account. */
export const recoveryHash = (account: string, code: string): string =>
  createHash('sha256')
    .update(`recovery ${account} ${plain(code)}`)
    .digest('hex')

/** Draws a new set of codes for an account. Earlier codes stop working. */
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
