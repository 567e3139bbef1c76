/** Opens many tables that wait in the middle of a hand for the person who opened them. */
import { sleep } from './clock.js'
import * as documents from './documents.js'
import { post } from './post.js'

export interface OpenTable {
  readonly id: string
  /** Of the person on its first chair. The others are bots. */
  readonly token: string
}

/** A person may sit at so many tables. */
const each = 8
const atOnce = 16
/** Milliseconds in which bots, who do not think here, play up to the person's turn. */
const settling = 3_000

const fillWithBots = `mutation ($table: ID!) { fillWithBots(table: $table) { __typename } }`

export async function openTables(url: string, count: number): Promise<readonly OpenTable[]> {
  const openSome = async (count: number): Promise<readonly OpenTable[]> => {
    const entered = await post(url, undefined, documents.enter, { name: 'Guest' })
    const token = /"token":"([^"]+)"/.exec(entered)?.[1]
    if (token === undefined) throw new Error(`not let in: ${entered}`)
    const tables: OpenTable[] = []
    for (let n = 0; n < count; n++) {
      const game = documents.games[n % documents.games.length]
      const opened = await post(url, token, documents.open, { ...game, selection: undefined, speed: 'FREE' })
      const id = /"id":"(\w{8})"/.exec(opened)?.[1]
      if (id === undefined) throw new Error(`no table: ${opened}`)
      await post(url, token, fillWithBots, { table: id })
      tables.push({ id, token })
    }
    return tables
  }
  const people = Array.from({ length: Math.ceil(count / each) }, (_, i) => Math.min(each, count - i * each))
  const all: OpenTable[] = []
  for (let i = 0; i < people.length; i += atOnce)
    all.push(...(await Promise.all(people.slice(i, i + atOnce).map(openSome))).flat())
  await sleep(settling)
  return all
}
