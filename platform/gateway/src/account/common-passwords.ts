/** Passwords that are tried first by whoever guesses: those that most people have chosen where lists of them were stolen. */

/** Shorter ones are refused anyway, or stand in longer ones as less than half. */
const shortest = 6

let list: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is chosen, and kept. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))
}

/** Whether a password is one of them, whatever its case; also with digits and signs around it that are less than half of all. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= read()
  const common = await list
  const typed = password.normalize('NFKC').toLowerCase()
  const core = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return common.has(typed) || (core.length * 2 > typed.length && common.has(core))
}
