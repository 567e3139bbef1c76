/** Attacks on secrets that a gateway opens later: the deals of a day around midnight, and luck that is chosen after that of others. */
import { luckCommitment } from '@stolik/core'
import { sha256 } from '../../../platform/gateway/src/base/entropy.js'
import type { Aim } from '../aim.js'
import { ask, type Asker } from '../player.js'

/** Milliseconds from the start of the gateway's clock to its midnight. What comes before the attack takes some ten seconds. */
export const beforeMidnight = 30_000

const wait = (ms: number): Promise<void> => new Promise((again) => setTimeout(again, ms))

const register = async (port: number, name: string, address: string): Promise<Asker> => {
  const { token } = await ask<{ token: string }>(
    port,
    'mutation($name:String!,$password:String!){register(name:$name,password:$password){... on SignedIn{token}}}',
    { name, password: `correct horse ${name} battery` },
    { address },
  )
  return { token, address }
}

interface Day {
  readonly day: string
  readonly opened: object | null
  readonly rows: readonly { readonly table: string | null }[]
}
/** Undefined: the request was refused, since attackers ask for much. */
const dayOf = (port: number, who: Asker, day?: string): Promise<Day | undefined> =>
  ask<Day>(
    port,
    'query($day:String){dailyDeals(game:"skat",day:$day){... on DailyDeals{day opened{seed} rows{table}}}}',
    { day },
    who,
  ).catch(() => undefined)

/**
 * One account begins the deals of a day just before midnight and looks for the cards to come, with a second account, a guest
 * and a stranger: as the opened seed, a table, a record, a replay, and as the same deals again.
 * @throws if one of them was told, or if midnight was missed
 */
export async function pastMidnight({ ports, until }: Aim): Promise<void> {
  const [port = 0] = ports
  const player = await register(port, 'Jan', '203.0.113.1')
  const second = await register(port, 'Olka', '203.0.113.2')
  const stranger = { address: '203.0.113.3' }
  const day = (await dayOf(port, second))?.day
  const { id } = await ask<{ id: string }>(
    port,
    'mutation{playDaily(game:"skat"){... on Table{id}}}',
    {},
    player,
  )
  let [hasChanged, answers] = [false, 0]
  const ways: readonly ((who: Asker) => Promise<boolean>)[] = [
    async (who) => {
      const answer = await dayOf(port, who, day)
      if (answer === undefined) return false
      if (hasChanged) answers += 1
      return answer.opened !== null || answer.rows.some(({ table }) => table !== null)
    },
    (who) => isGiven(who, '{table(id:$table){__typename}}', 'Table'),
    (who) => isGiven(who, '{record(table:$table,hand:0){__typename}}', 'Record'),
    (who) => isGiven(who, 'mutation{dealAgain(table:$table,hand:0){__typename}}', 'Table'),
    async ({ address = '' }) => {
      const replay = await fetch(`http://127.0.0.1:${port}/replay-data/${id}/1`, {
        headers: { 'x-forwarded-for': address },
      })
      return replay.ok
    },
  ]
  const isGiven = async (who: Asker, query: string, type: string): Promise<boolean> => {
    const answer = await ask<{ __typename: string }>(
      port,
      query.replace('$table', JSON.stringify(id)),
      {},
      who,
    ).catch(() => ({ __typename: 'refused' }))
    return answer.__typename === type
  }
  const afterMidnight = Math.max(0, until - performance.now())
  let [ends, asked] = [performance.now() + 2 * beforeMidnight, 0]
  while (performance.now() < ends) {
    for (const who of [second, stranger])
      for (const [n, way] of ways.entries()) {
        asked += 1
        if (await way(who)) throw new Error(`the deals of ${day} were told by way ${n}`)
      }
    if (((await dayOf(port, player, day))?.opened ?? null) !== null)
      throw new Error(`the deals of ${day} lie open while they are played`)
    const now = hasChanged ? undefined : await dayOf(port, second)
    if (now !== undefined && now.day !== day) {
      hasChanged = true
      ends = performance.now() + afterMidnight
    }
    await wait(500)
  }
  if (answers === 0) throw new Error('nothing was answered after midnight: this attack tries nothing')
  console.error(`  ${asked} requests around midnight told nothing`)
}

interface Luck {
  readonly hand: number
  readonly to: string
  readonly attempt: number
  readonly opening: readonly number[]
}
interface Table {
  readonly id: string
  readonly code?: string
  readonly phase?: string
  readonly chair?: number | null
  readonly luck?: Luck | null
}
const shown = '{... on Refused{code} ... on Table{id phase chair luck{hand to attempt opening}}}'

/**
 * The last of three players waits until the others have opened their luck, and then opens another one than theirs: as often as
 * the gateway lets them, at one table after the other.
 * @throws if it was taken
 */
export async function lateLuck({ ports, until }: Aim): Promise<void> {
  const [port = 0] = ports
  let [tables, tries] = [0, 0]
  while (performance.now() < until) {
    const people = await Promise.all(
      ['Ola', 'Jan', 'Zła'].map(async (name, n) => {
        const address = `203.0.${100 + (tables % 100)}.${n + 1}`
        const { token } = await ask<{ token: string }>(
          port,
          'mutation($name:String!){enter(name:$name){... on Guest{token}}}',
          { name },
          { address },
        )
        return { token, address }
      }),
    )
    const [ola, jan, grinder] = people as [Asker, Asker, Asker]
    const { id } = await ask<Table>(
      port,
      `mutation{open(game:"skat",profile:"pzskat",chairs:3,commits:true)${shown}}`,
      {},
      ola,
    )
    for (const who of [jan, grinder])
      await ask(port, `mutation($t:ID!){sit(table:$t,commits:true)${shown}}`, { t: id }, who)
    const look = (who: Asker): Promise<Table> =>
      ask(port, `query($t:ID!){table(id:$t)${shown}}`, { t: id }, who)
    for (const [n, who] of people.entries()) {
      const { luck, chair } = await look(who)
      if (!luck || chair === undefined || chair === null) throw new Error('no luck is collected')
      const { hand, attempt, to } = luck
      const commitment = luckCommitment(
        sha256,
        { table: id, hand, attempt, chair, commitment: to },
        `luck-${n}`,
      )
      await ask(
        port,
        `mutation($t:ID!,$to:String!,$a:Int!,$c:String!){commitLuck(table:$t,to:$to,attempt:$a,commitment:$c)${shown}}`,
        { t: id, to, a: attempt, c: commitment },
        who,
      )
    }
    const openUp = async (who: Asker, text: string): Promise<Table> => {
      const { luck } = await look(who)
      if (!luck) return { id, phase: 'PLAYING' }
      return ask(
        port,
        `mutation($t:ID!,$to:String!,$a:Int!,$l:String!){openLuck(table:$t,to:$to,attempt:$a,luck:$l)${shown}}`,
        { t: id, to: luck.to, a: luck.attempt, l: text },
        who,
      )
    }
    for (const [n, who] of [ola, jan].entries()) {
      const { code } = await openUp(who, `luck-${n}`)
      if (code !== undefined) throw new Error(`an honest player was refused: ${code}`)
    }
    for (let other = 0; other < 40; other++) {
      const { code } = await openUp(grinder, `other-${other}`)
      tries += 1
      if (code === undefined) throw new Error('luck that was not committed to was taken')
    }
    await ask(port, `mutation($t:ID!){leave(table:$t){__typename}}`, { t: id }, grinder)
    tables += 1
  }
  if (tables === 0) throw new Error('no table collected luck: this attack tries nothing')
  console.error(`  ${tries} other lucks at ${tables} tables: none was taken`)
}
