/** The most common passwords from leaked lists. Anybody who guesses tries these first. */

/**
 * Shorter entries do not matter: a password that short is refused anyway, and in a longer one they make up less than half.
 */
const shortest = 6

let list: Promise<ReadonlySet<string>> | undefined

/** Loads the list when the first password is chosen, and keeps it. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))
}

/**
 * Whether a password is on the list, ignoring case. Digits and signs around a listed word do not help if they are less than
 * half of it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= read()
  const common = await list
  const typed = password.normalize('NFKC').toLowerCase()
  const core = typed.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '')
  return common.has(typed) || (core.length * 2 > typed.length && common.has(core))
}
