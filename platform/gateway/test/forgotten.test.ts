/** What was forgotten is in none of the files, which are read byte by byte, as anybody with a copy could do. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqlRankings } from '../src/ranking/store/sql.js'
import { openSqlite } from '../src/store/sqlite.js'
import type { SqlData } from '../src/store/sql.js'
import type { Logged } from '@stolik/event/model/entry'
import { sealed } from '@stolik/event/model/seal'
import { sqlEvents } from '../src/event/store/sql.js'
import { entrant, gateway } from '../../event/test/event.js'

const secret = 'Aniela Niepamiętana'
const names = Array.from({ length: 60 }, (_, i) => `Gracz ${i} ${'x'.repeat((i * 7) % 90)}`)

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stolik-forgotten-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** The files of the folder that contain a text. */
const holding = (text: string): string[] =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(text))

const openHere = (): Promise<SqlData> => openSqlite(join(folder, 'stolik.db'))

/** A person among many, with a sealed name and a licence. */
async function fill({ db }: SqlData): Promise<void> {
  const rankings = sqlRankings(db)
  for (const [i, name] of [...names.slice(0, 30), secret, ...names.slice(30)].entries()) {
    const [id, club] = [name === secret ? 'her' : `p${i}`, `Klub ${name}`]
    const licence = { of: 'A', number: `${name} 1`, from: '2026-01-01', until: null }
    const person = { id, name, club, account: null, licences: [licence], forgotten: false }
    expect(await rankings.savePerson(person)).toBe('done')
    await rankings.addNames([{ seal: `seal ${id}`, person: id, name, club, salt: 'salt' }])
  }
}

describe('a person who is forgotten', () => {
  it('is in no file any more: neither the database, nor its log, nor a backup', async () => {
    const data = await openHere()
    await fill(data)
    expect(holding(secret)).not.toEqual([])
    await sqlRankings(data.db).forget('her')
    await data.scrub?.()
    await data.backup?.(join(folder, 'backup.db'))
    expect(holding(secret)).toEqual([])
    await data.store.close()
    expect(holding(secret)).toEqual([])
    expect(holding('Gracz 17')).toEqual(['backup.db', 'stolik.db'])
  })

  it('is in no file any more as a player of an event, whose log and hash stay', async () => {
    const data = await openHere()
    const events = sqlEvents(data.db, data.durably)
    const log = [...names.slice(0, 30), secret, ...names.slice(30)].map((name, i): Logged => {
      const named = entrant(name, { person: `person of ${name}`, licence: `licence of ${name}` })
      const place = { player: `p${i + 1}`, number: i + 1, waiting: false, reserve: false }
      const entry = sealed({ kind: 'enter', entrant: named, ...place }, () => `salt ${i}`)
      return { at: i, by: { kind: 'direction', account: 'a', name: 'Director' }, op: null, entry }
    })
    await events.append({ event: 'cup', expected: 0, entries: log, over: false })
    expect(holding(secret)).not.toEqual([])
    const forget: Logged = { at: 99, by: gateway, op: null, entry: { kind: 'forget', player: 'p31' } }
    await events.append({ event: 'cup', expected: log.length, entries: [forget], over: false })
    await data.scrub?.()
    await data.backup?.(join(folder, 'backup.db'))
    expect(holding(secret)).toEqual([])
    expect(holding('Gracz 17')).not.toEqual([])
    const entries = await events.log('cup')
    expect(entries.map(({ entry }) => 'seal' in entry && entry.seal.hash)).toEqual([
      ...log.map(({ entry }) => 'seal' in entry && entry.seal.hash),
      false,
    ])
    await data.store.close()
    expect(holding(secret)).toEqual([])
  })

  it('is removed at the next start from a file written before deletion overwrote data', async () => {
    const data = await openHere()
    await fill(data)
    await sql`PRAGMA user_version = 0`.execute(data.db)
    await data.store.close()
    const old = new Database(join(folder, 'stolik.db'))
    old.pragma('secure_delete = OFF')
    for (const table of ['licence_numbers', 'licences', 'sealed_names'])
      old.exec(`DELETE FROM ${table} WHERE person = 'her'`)
    old.exec("UPDATE persons SET name = NULL, club = NULL WHERE id = 'her'")
    old.close()
    expect(holding(secret)).toEqual(['stolik.db'])
    const again = await openHere()
    expect(holding(secret)).toEqual([])
    await again.store.close()
    expect(holding(secret)).toEqual([])
  })
})
