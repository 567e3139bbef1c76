/** Helpers for tests of backups: the command with the third game, and a table with three people in the middle of a hand. */
import { stolik } from '../../../cli/src/stolik.js'
import { remote, type Child } from '../child.js'
import { look, openTiny, play, sit, tiny, type Asker, type TableAnswer } from '../help.js'

export interface Ran {
  readonly code: number
  readonly out: readonly string[]
  readonly err: readonly string[]
}

/** Runs `stolik` in this process. */
export async function command(args: readonly string[], database?: string): Promise<Ran> {
  const [out, err]: string[][] = [[], []]
  const io = {
    out: (line: string) => void out?.push(line),
    error: (line: string) => void err?.push(line),
    read: () => [] as never,
    now: () => 0,
  }
  const code = await stolik(args, [tiny], io, undefined, database)
  return { code, out: out ?? [], err: err ?? [] }
}

/** A client of a gateway in another process. */
export const at = (child: Child, token: string): Asker => ({ ...remote(child.url, token), token }) as Asker

export async function enter(child: Child, name: string): Promise<string> {
  const { token } = await remote(child.url).get<{ token: string }>(
    'mutation ($name: String!) { enter(name: $name) { ... on Guest { token } } }',
    { name },
  )
  return token
}

export interface Round {
  readonly id: string
  /** The tokens of the people at the table, by chair. */
  readonly tokens: readonly string[]
}

/** A table of three people, one of whom has played a card. */
export async function inHand(child: Child, length = 3): Promise<Round> {
  const tokens = await Promise.all(['Ola', 'Jan', 'Ewa'].map((name) => enter(child, name)))
  const [ola = '', ...others] = tokens
  const { id } = await openTiny(at(child, ola), `speed: FREE, length: ${length}`)
  for (const token of others) await sit(at(child, token), id)
  const round = { id, tokens }
  await moveOnce(child, round)
  return round
}

/** What each of them sees. */
export const views = (child: Child, { id, tokens }: Round): Promise<readonly TableAnswer[]> =>
  Promise.all(tokens.map((token) => look(at(child, token), id)))

/** Plays for the player whose clock is running. */
export async function moveOnce(child: Child, { id, tokens }: Round): Promise<TableAnswer> {
  for (const token of tokens) {
    const seen = await look(at(child, token), id)
    if (seen.view?.toAct.includes(seen.view.seat ?? -1) !== true) continue
    const after = await play(at(child, token), id, seen.seq, seen.view.legal[0] ?? '')
    if (after.__typename === 'Refused') throw new Error(after.code)
    return after
  }
  throw new Error('it is nobody’s turn')
}

/** Plays until the hand is over. */
export async function finish(child: Child, round: Round): Promise<TableAnswer> {
  for (;;) {
    const after = await moveOnce(child, round)
    if (after.phase !== 'PLAYING') return after
  }
}
