import { hash, verify } from '@node-rs/argon2'

/** Hashing of passwords, bounded: each takes 19 MiB and some 20 ms of a core. */
export interface Passwords {
  /** undefined: too many are waiting. */
  hash(password: string): Promise<string | undefined>
  /** Takes as long without a hash as with one. undefined: too many are waiting. */
  matches(hash: string | null, password: string): Promise<boolean | undefined>
}

/** argon2id, the library's default, with the least that OWASP asks for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const atOnce = 2
/** A whole hall that makes its accounts at once: the last of them waits some seconds. */
const mostWaiting = 256

export function passwords(): Passwords {
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
  // What is compared where there is no account: the same work for the same time.
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => inTurn(() => hash(prepare(password), cost)),
    matches: (kept, password) =>
      inTurn(async () => {
        decoy ??= hash('nobody has this password', cost)
        const nobody = await decoy
        return (await verify(kept ?? nobody, prepare(password))) && kept !== null
      }),
  }
}

/** One text for what keyboards write in several ways. */
const prepare = (password: string): string => password.normalize('NFKC')

/**
 * Whether it will do: 10 to 256 characters, five of them different, and not built around what others may know of its owner.
 * The forms say the same rules beside the field; a test holds the two together.
 */
export function isGoodPassword(password: string, { name, login }: { name: string; login: string }): boolean {
  if (password.length < 10 || password.length > 256) return false
  if (new Set(password).size < 5) return false
  const typed = password.toLowerCase()
  const known = [name.toLowerCase(), login, login.split('@')[0] ?? '']
  return !known.some((part) => part.length >= 4 && typed.includes(part))
}
