/** Judges answers: never a crash, never our internals, and every refusal with a code. */

export interface Judge {
  /** Counts an answer of the gateway; `text` is its body or message. @throws Error when it is not allowed. */
  answer(kind: string, text: string): void
  count(what: string): void
  readonly counts: ReadonlyMap<string, number>
}

const insides =
  /node_modules|\.ts:\d|\.js:\d|\n\s+at |TypeError|RangeError|SQLITE|libsql|kysely|ECONN|ENOENT|heap/

/**
 * @param secrets What must be in no answer.
 * @param hear Is called with every allowed answer.
 */
export function judge(secrets: readonly string[], hear: (text: string) => void): Judge {
  const counts = new Map<string, number>()
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)
  return {
    count,
    counts,
    answer: (kind, text) => {
      const bad = (why: string): Error => new Error(`${why} (${kind}): ${text.slice(0, 2_000)}`)
      if (insides.test(text)) throw bad('an answer shows insides')
      if (secrets.some((secret) => text.includes(secret))) throw bad('an answer tells a secret')
      const codes = codesOf(text)
      if (codes === undefined) throw bad('a refusal without a code')
      if (codes.includes('INTERNAL')) throw bad('a failure of ours')
      // Tables name them, too, since a guest's seat goes over to the account.
      if (text.includes('"name":"Member","login"')) count('member signed in')
      for (const code of codes) count(`${kind} ${code}`)
      hear(text)
    },
  }
}

/** The codes in an answer, `OK` for none; undefined if an error has no code. */
function codesOf(text: string): readonly string[] | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  const codes: string[] = []
  const errors = errorsOf(body)
  for (const error of errors) {
    const { extensions, code } = error as { extensions?: { code?: unknown }; code?: unknown }
    const told = extensions?.code ?? code
    if (typeof told !== 'string') return undefined
    codes.push(told)
  }
  for (const match of text.matchAll(/"code":"([A-Z_]+)"/g))
    if (errors.length === 0) codes.push(match[1] as string)
  return codes.length === 0 ? ['OK'] : codes
}

/** The errors in an answer over HTTP, in an `error` or `next` of a socket, or in an answer without GraphQL. */
function errorsOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body.flatMap(errorsOf)
  if (typeof body !== 'object' || body === null) return []
  const { type, payload, errors, statusCode, message } = body as Record<string, unknown>
  if (type === 'error') return Array.isArray(payload) ? payload : [{}]
  if (type === 'next') return errorsOf(payload)
  if (Array.isArray(errors)) return errors
  return statusCode !== undefined || typeof message === 'string' ? [body] : []
}
