/** Four honest people under attacks on what is scarce, each at an address of their own. They must find tables and answers. */
import { day } from '../../web/elements/src/daily/documents.js'
import { hint } from '../../web/elements/src/hint/documents.js'
import {
  enter,
  fillWithBots,
  findTable,
  handOver,
  leave,
  open,
} from '../../web/elements/src/client/rare-documents.js'
import { clubKey, jwt } from '../fuzz/gateway.js'
import { ask, type Asker } from './player.js'
import { old, type Targets } from './targets.js'

interface Person extends Asker {
  readonly name: string
  /** A table with bots where it is their move. */
  readonly table: string
}

export interface Served {
  readonly asked: number
  /** Who was refused what. */
  readonly refused: readonly string[]
}

/** Milliseconds between two requests of one person. */
const pause = 1_200
const choice = { game: 'skat', profile: 'pzskat', chairs: 3, length: 36, speed: 'FREE', private: true }

interface Turn {
  readonly seq: number
  readonly view: { readonly seat: number; readonly toAct: readonly number[] } | null
}
const turn = 'query($table:ID!){table(id:$table){... on Table{seq view{seat toAct}}}}'

/** Opens a table with bots, and waits until it is their move. */
async function seated(port: number, name: string, asker: Asker): Promise<Person> {
  const { id: table } = await answered<{ readonly id: string }>(port, asker, open, choice)
  await answered(port, asker, fillWithBots, { table })
  for (;;) {
    const { view } = await ask<Turn>(port, turn, { table }, asker)
    if (view?.toAct.includes(view.seat) === true) return { ...asker, name, table }
    await new Promise((again) => setTimeout(again, 50))
  }
}

const member = (): string => {
  const now = Math.floor(Date.now() / 1_000)
  const vouched = { iss: 'club', aud: 'stolik', sub: 'm7', name: 'Ewa', jti: `m7 ${now}` }
  return jwt({ ...vouched, iat: now, exp: now + 290 }, clubKey)
}

/** A guest, an account of a week, a member of a club and the director. */
async function arrive(target: Targets, owner: string): Promise<readonly Person[]> {
  const [port = 0] = target.ports
  const signs = async (address: string, query: string, variables: object): Promise<Asker> => {
    const { token } = await ask<{ token: string }>(port, query, variables, { address })
    return { token, address }
  }
  const guest = await signs('198.51.100.20', enter, { name: 'Gerta' })
  const signIn =
    'mutation($login:String!,$password:String!){signIn(login:$login,password:$password){... on SignedIn{token}}}'
  const wanda = await signs('198.51.101.21', signIn, old)
  const vouched = await signs('198.51.102.22', handOver, { token: member() })
  return Promise.all([
    seated(port, 'guest', guest),
    seated(port, 'account of a week', wanda),
    seated(port, 'member', vouched),
    seated(port, 'director', { token: owner, address: '198.51.103.23' }),
  ])
}

/**
 * What each asks for in turn, as our elements ask for it, and now and then a program. That there is no hint because the machine is busy is
 * an answer.
 */
const requests: readonly ((port: number, person: Person, n: number) => Promise<unknown>)[] = [
  (port, person) => answered(port, person, day, { game: 'skat' }),
  async (port, person) => {
    const { id } = await answered<{ readonly id: string }>(port, person, open, choice)
    await answered(port, person, leave, { table: id })
  },
  async (port, person) => {
    const { seq } = await answered<{ readonly seq: number }>(port, person, turn, { table: person.table })
    await answered(port, person, hint, { table: person.table, seq })
  },
  (port, person) => answered(port, person, day, { game: 'skat' }),
  (port, person, n) => answered(port, person, `{own${n}:games{id}}`, {}),
  async (port, person) => {
    const { id } = await answered<{ readonly id: string }>(port, person, findTable, {})
    await answered(port, person, leave, { table: id })
  },
  (port, person) => answered(port, person, day, { game: 'baska' }),
  (port, person, n) => answered(port, person, `{fresh${n}:games{id}}`, {}),
  (port, person) => answered(port, person, day, { game: 'skat' }),
]

/** @throws the code of a refusal */
async function answered<T extends object>(
  port: number,
  asker: Asker,
  query: string,
  variables: object,
): Promise<T> {
  const answer = await ask<T & { readonly code?: string }>(port, query, variables, asker)
  if (answer.code !== undefined) throw new Error(answer.code)
  return answer
}

/** Lets the four ask again and again until they are stopped, and enter the event then. */
export async function fourPeople(
  target: Targets,
  owner: string,
  event: string,
): Promise<{ readonly stop: () => Promise<Served> }> {
  const people = await arrive(target, owner)
  // The threads that think run on any evening, and take memory of their own.
  const [director] = people.slice(-1)
  if (director !== undefined) for (const port of target.ports) await requests[2]?.(port, director, 0)
  const refused: string[] = []
  let [asked, isOver] = [0, false]
  const tries = async (who: string, request: () => Promise<unknown>): Promise<void> => {
    asked += 1
    await request().catch((error: unknown) => {
      refused.push(`${who}: ${error instanceof Error ? error.message.slice(0, 120) : 'thrown'}`)
    })
  }
  const asking = people.map(async (person, lane) => {
    for (let n = 0; !isOver; n++) {
      const port = target.ports[n % target.ports.length] ?? 0
      const request = requests[n % requests.length]
      await tries(person.name, () => request?.(port, person, n * people.length + lane) ?? Promise.resolve())
      await new Promise((again) => setTimeout(again, pause))
    }
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(asking)
      const [port = 0] = target.ports
      for (const person of people)
        await tries(`${person.name} enters`, async () => {
          const done = await ask<{ readonly __typename: string }>(
            port,
            'mutation($e:ID!,$op:ID!,$n:String!){act(event:$e,op:$op,act:{register:{entrant:{name:$n}}}){__typename}}',
            { e: event, op: `enter-${person.table}`, n: `Honest ${person.table}` },
            person,
          )
          if (done.__typename !== 'EventDone') throw new Error(done.__typename)
        })
      return { asked, refused }
    },
  }
}
