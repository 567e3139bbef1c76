/** Two people and a bot at table after table of Skat. The people think before each move. */
import { sleep } from '../clock.js'
import type { Acknowledged } from './acknowledged.js'
import type { Answer, Person, Seen } from './person.js'
import type { Waits } from './waits.js'

export interface SeriesDeps {
  readonly acknowledged: Acknowledged
  readonly waits: Waits
  /** Milliseconds that the next move is thought about. */
  think(): number
  /** Whether to begin no other series. */
  stopped(): boolean
}

const answer = '{ __typename ... on Table { id } ... on Refused { code } }'
const open = `mutation { open(game: "skat", profile: "pzskat", chairs: 3, length: 3, speed: FREE) ${answer} }`
const sit = `mutation ($table: ID!) { sit(table: $table) ${answer} }`
const bot = `mutation ($table: ID!) { addBot(table: $table) ${answer} }`
const ready = `mutation ($table: ID!) { ready(table: $table) ${answer} }`
const play = `mutation ($table: ID!, $seq: Int!, $move: String!) { play(table: $table, seq: $seq, move: $move) ${answer} }`

const taken = ({ __typename }: Answer): boolean => __typename === 'Table'

export async function playSeries(people: readonly [Person, Person], deps: SeriesDeps): Promise<void> {
  while (!deps.stopped()) await series(people, deps)
}

async function series(people: readonly [Person, Person], deps: SeriesDeps): Promise<void> {
  const { acknowledged, waits } = deps
  const [opener, other] = people
  let doing = 'open a table'
  const wait = waits.begin(() => doing)
  const { id, code } = await opener.order(open, {})
  if (id === undefined) throw new Error(`no table: ${code}`)
  doing = 'sit down'
  await other.order(sit, { table: id })
  doing = 'add a bot'
  await opener.order(bot, { table: id })

  const seen: (Seen | undefined)[] = people.map(() => undefined)
  const readied = people.map(() => false)
  let busy = false
  let phase = ''
  let finish: () => void
  const finished = new Promise<void>((resolve) => (finish = resolve))

  const move = async (person: Person, { seq, view }: Seen): Promise<void> => {
    busy = true
    wait.end()
    await sleep(deps.think())
    wait.start()
    const legal = view?.legal ?? []
    const text = legal[Math.floor(Math.random() * legal.length)] ?? ''
    doing = `move ${text} after ${seq}`
    const answer = await person.order(play, { table: id, seq, move: text })
    if (taken(answer)) acknowledged.move(id, seq, text)
    doing = `see what follows ${seq}, after ${answer.code ?? 'the answer'}: ${describe()}`
    busy = false
    act()
  }
  const describe = (): string =>
    `${id} ${seen.map((one) => `${one?.phase} ${one?.seq} ${one?.view?.seat}<${one?.view?.toAct.join()}`).join(' | ')}`
  const askForNext = async (person: Person, chair: number): Promise<void> => {
    readied[chair] = true
    const answer = await person.order(ready, { table: id })
    doing = `see the next hand, after ${answer.code ?? 'the answer'}: ${describe()}`
  }
  const act = (): void => {
    const newest = Math.max(...seen.map((one) => one?.seq ?? -1))
    for (const [chair, person] of people.entries()) {
      const now = seen[chair]
      if (now === undefined) continue
      if (now.phase === 'FINISHED' || now.phase === 'CLOSED') return finish()
      if (now.phase !== 'BETWEEN') readied[chair] = false
      else if (readied[chair] !== true) void askForNext(person, chair)
      const { view, seq } = now
      const isTheirs = view !== null && view.seat !== null && view.toAct.includes(view.seat)
      if (now.phase === 'PLAYING' && isTheirs && seq === newest && !busy && !acknowledged.has(id, seq))
        void move(person, now)
    }
  }
  const stops = people.map((person, chair) =>
    person.watch(id, (now) => {
      seen[chair] = now
      if (now.phase === 'BETWEEN' && phase !== 'BETWEEN') acknowledged.settled(id, now.seq)
      phase = now.phase
      if (!busy) doing = `see the next turn: ${describe()}`
      act()
    }),
  )
  await finished
  wait.end()
  wait.close()
  acknowledged.over(id)
  for (const stop of stops) stop()
}
