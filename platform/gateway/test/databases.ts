/** Databases on the PostgreSQL server of the tests. */
import pg from 'pg'
import type { Server } from '../../../test/servers/server.js'

let count = 0

/** Returns the address of a new, empty database. */
export async function newDatabase(server: Server): Promise<string> {
  const name = `d${process.pid}_${count++}`
  await ask(server.url, `CREATE DATABASE ${name}`)
  return server.url.replace(/\/\w+$/, `/${name}`)
}

/** Returns the rows of a query. */
export async function ask(url: string, query: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}
