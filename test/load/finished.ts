/** A data folder with many finished tables: one series is played over the real protocol, and copied. */
import { join } from 'node:path'
import Database from 'libsql'
import { sleep } from './clock.js'
import { post } from './post.js'
import { addressOf, gatewayOn } from './single.js'

/** @param hands of each table */
export async function finishedTables(data: string, tables: number, hands: number): Promise<void> {
  const gateway = await gatewayOn(data)
  await playSeries(addressOf(gateway), hands)
  await gateway.stop()
  multiply(join(data, 'stolik.db'), tables)
}

/** Plays a series with bots, with the first legal move each time. */
async function playSeries(url: string, hands: number): Promise<void> {
  const session: { token?: string } = {}
  const ask = async <T>(query: string): Promise<T> => {
    const answer = JSON.parse(await post(url, session.token, query, {})) as { data: Record<string, T> | null }
    if (answer.data === null) throw new Error(JSON.stringify(answer))
    return Object.values(answer.data)[0] as T
  }
  const enter = 'mutation { enter(name: "Ola") { ... on Guest { token } } }'
  session.token = (await ask<{ token: string }>(enter)).token
  const { id } = await ask<{ id: string }>(
    `mutation { open(game: "skat", profile: "pzskat", chairs: 3, length: ${hands}, speed: FREE) { ... on Table { id } } }`,
  )
  await ask(`mutation { fillWithBots(table: "${id}") { __typename } }`)
  for (;;) {
    const { seq, phase, view } = await ask<{
      seq: number
      phase: string
      view: { seat: number | null; toAct: number[]; legal: string[] } | null
    }>(`{ table(id: "${id}") { ... on Table { seq phase view { seat toAct legal } } } }`)
    if (phase === 'FINISHED') return
    if (phase === 'BETWEEN') await ask(`mutation { ready(table: "${id}") { __typename } }`)
    else if (view?.seat !== null && view?.toAct.includes(view.seat) === true)
      await ask(
        `mutation { play(table: "${id}", seq: ${seq}, move: ${JSON.stringify(view.legal[0])}) { __typename } }`,
      )
    else await sleep(5)
  }
}

/** Copies the one table in the file, with its log, its records and the hands of its players. */
function multiply(file: string, tables: number): void {
  const database = new Database(file)
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF')
  const { id } = database.prepare('SELECT id FROM tables').get() as { id: string }
  const ids = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${tables - 1})
    SELECT 'x' || replace(replace(printf('%07d', i), '0', 'a'), '1', 'b') AS id FROM n`
  database.exec(`CREATE TEMP TABLE copies AS ${ids}`)
  database.exec('BEGIN; INSERT INTO tables (id, over) SELECT id, 1 FROM copies')
  for (const [table, columns] of [
    ['entries', 'seq, at, entry, term'],
    ['records', 'hand, text, indexed'],
    ['played', 'person, hand, chair, at, game, kind, took, own, won, score, ended, shown'],
  ] as const)
    database.exec(
      `INSERT INTO ${table} (table_id, ${columns}) SELECT copies.id, ${columns} FROM copies, ${table} WHERE table_id = '${id}'`,
    )
  database.exec('COMMIT')
  database.close()
}
