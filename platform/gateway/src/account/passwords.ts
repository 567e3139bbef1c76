import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** Hashes passwords, a few at a time: each takes 19 MiB and about 20 ms of a core. */
export type Passwords = ReturnType<typeof passwords>

/** What one hash costs: KiB of memory, and how often they are gone through. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** argon2id, the library's default, with the minimum that OWASP recommends. */
export const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2 }
/** Leaves a core to everybody who plays: strangers may ask for as many hashes as they like. */
const atOnce = availableParallelism() > 2 ? 2 : 1
/** Enough for a whole hall that registers at once. The last of them waits some seconds. */
const mostWaiting = 256

/** @param cost for tests, which keep no secrets */
export function passwords(cost: HashCost = recommendedCost) {
  const options = { ...cost, parallelism: 1 }
  let running = 0
  const waiting: (() => void)[] = []
  const inTurn = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (waiting.length >= mostWaiting) return undefined
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
  // Compared when there is no account, so that the answer takes the same time.
  let decoy: Promise<string> | undefined
  return {
    /** undefined: too many requests are waiting. */
    hash: (password: string): Promise<string | undefined> => inTurn(() => hash(prepare(password), options)),
    /** Compares a password. Takes equally long without a hash. undefined: too many requests are waiting. */
    matches: (stored: string | null, password: string): Promise<boolean | undefined> =>
      inTurn(async () => {
        decoy ??= hash('nobody has this password', options)
        const nobody = await decoy
        return (await verify(stored ?? nobody, prepare(password))) && stored !== null
      }),
  }
}

/** Normalises characters that keyboards write in several ways. */
const prepare = (password: string): string => password.normalize('NFKC')

/**
 * Whether a password is acceptable: 10 to 256 characters, at least five different ones, and not built around its owner's name
 * or login. The forms state the same rules beside the field; a test keeps both in step.
 */
export function isGoodPassword(password: string, { name, login }: { name: string; login: string }): boolean {
  if (password.length < 10 || password.length > 256) return false
  if (new Set(password).size < 5) return false
  const typed = password.toLowerCase()
  const known = [name.toLowerCase(), login, login.split('@')[0] ?? '']
  return !known.some((part) => part.length >= 4 && typed.includes(part))
}

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
