/** Rule sets in a backup, restored, and moved from a folder to PostgreSQL and back. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import type { Server } from '../../../../test/servers/server.js'
import { sqlRuleSets } from '../../src/rules/store.js'
import { idOf, type KeptRules, type StoredRules } from '../../src/rules/store.js'
import { openFolder } from '../../src/store/data-folder.js'
import { openPostgres } from '../../src/store/postgres.js'
import type { SqlData } from '../../src/store/sql.js'
import { command } from '../backup/help.js'
import { newDatabase } from '../databases.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-rules-'))
let postgres: Server
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
}, 120_000)
afterAll(async () => {
  rmSync(root, { recursive: true })
  if (hasPostgres) await postgres.end()
})

let count = 0
const newFolder = (): string => join(root, String(count++))

const rules: readonly KeptRules[] = [
  { owner: 'kartuzy', game: 'tiny', profile: 'plain~knob.true', name: 'Klub „Kartuzy” – Żółwia' },
  { owner: 'kartuzy', game: 'tiny', profile: 'plain', name: '' },
  { owner: 'ASSOCIATION', game: 'tiny', profile: 'plain~knob.true', name: 'Związek' },
]
const stored: readonly StoredRules[] = rules.map((one) => ({ ...one, id: idOf(one) }))

const savedRules = async (opening: Promise<SqlData>): Promise<readonly StoredRules[]> => {
  const { db, store } = await opening
  const all = sqlRuleSets(db)
  const found = [...(await all.of('kartuzy')), ...(await all.of('ASSOCIATION'))]
  await store.close()
  return found
}

/** A data folder in which all of them are kept. */
async function filled(): Promise<string> {
  const folder = newFolder()
  const { db, store } = await openFolder(folder)
  for (const one of rules) await sqlRuleSets(db).keep(one, null)
  await store.close()
  return folder
}

describe('rule sets', { timeout: 60_000 }, () => {
  it('are in a backup, and are restored from it', async () => {
    const [data, into, elsewhere] = [await filled(), newFolder(), newFolder()]
    expect(await command(['backup', into, '--data', data])).toMatchObject({ code: 0, err: [] })
    const [file = ''] = readdirSync(into)
    expect(await command(['restore', join(into, file), elsewhere])).toMatchObject({ code: 0, err: [] })
    expect(await savedRules(openFolder(elsewhere))).toEqual(stored)
  })

  it.skipIf(!hasPostgres)('move into PostgreSQL and back', async () => {
    const [data, back, url] = [await filled(), newFolder(), await newDatabase(postgres)]
    const there = await command(['move', data, url])
    expect(there).toMatchObject({ code: 0, err: [] })
    expect(there.out.some((line) => line.includes('rule_sets'))).toBe(true)
    expect(await savedRules(openPostgres(url, { shared: true, lost: () => undefined }))).toEqual(stored)
    expect(await command(['move', url, back])).toMatchObject({ code: 0, err: [] })
    expect(await savedRules(openFolder(back))).toEqual(stored)
  })
})
