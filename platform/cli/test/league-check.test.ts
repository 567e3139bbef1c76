/** `stolik check` on leagues: finds a log that cannot be folded, and keeps its sound part. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sqlLeagues } from '@stolik/gateway/league/sql'
import { openFolder } from '@stolik/gateway/store/data-folder'
import { command } from '../../gateway/test/backup/help.js'
import { open, rules } from '../../league/test/league.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = async (...args: readonly string[]) => {
  const { code, out, err } = await command(['check', '--data', folder, ...args])
  return { code, lines: [...out, ...err] }
}

it('the check reads leagues, says what is sound, and keeps it', async () => {
  const data = await openFolder(folder, true)
  const leagues = sqlLeagues(data.db)
  for (const league of ['sound', 'torn', 'lost']) {
    const { log, act } = open(league)
    expect(act({ create: { rules: rules() } })).toBeUndefined()
    for (const name of ['North', 'South'])
      expect(
        act({
          team: { team: name.toLowerCase(), division: 'first', name, club: name, home: '', players: [] },
        }),
      ).toBeUndefined()
    expect(await leagues.append({ league, expected: 0, entries: log })).toBe('done')
  }
  await data.db
    .insertInto('league_entries')
    .values([
      { league_id: 'torn', seq: 3, at: 9_000, entry: '{"by":"ola","op":"x","entry":{"kind":"unknown"}}' },
      { league_id: 'torn', seq: 4, at: 9_000, entry: '{"by":"ola","op":"y","entry":{"kind":"close"}}' },
      { league_id: 'lost', seq: 4, at: 9_000, entry: '{"by":"ola","op":"y","entry":{"kind":"close"}}' },
    ])
    .execute()
  await data.store.close()

  expect(await check()).toEqual({
    code: 1,
    lines: [
      'league lost: the first 3 of 4 entries are sound; then: entry 3 is missing. “stolik check --keep lost” keeps them and drops the rest.',
      'league torn: the first 3 of 5 entries are sound; then: an entry of the kind unknown. “stolik check --keep torn” keeps them and drops the rest.',
      '0 tables: 0 sound, 0 broken, 0 mended, 0 with unknown rules',
      '3 leagues: 1 sound, 2 broken, 0 mended',
    ],
  })
  expect(await check('--keep', 'torn', '--keep', 'lost')).toEqual({
    code: 0,
    lines: [
      'league lost: kept the first 3 of 4 entries',
      'league torn: kept the first 3 of 5 entries',
      '0 tables: 0 sound, 0 broken, 0 mended, 0 with unknown rules',
      '3 leagues: 1 sound, 0 broken, 2 mended',
    ],
  })
  expect((await check()).lines).toContain('3 leagues: 3 sound, 0 broken, 0 mended')
})
