/** What keeps a gateway from starting is said in one line, and by the code that it exits with. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sqlAccounts } from '../src/account/accounts.js'
import { exits } from '../src/base/bad-config.js'
import { undecided } from '../src/settings/settings.js'
import { sqlSettings } from '../src/settings/store.js'
import { openFolder } from '../src/store/data-folder.js'
import { endChildren, failedStart, startChild } from './child.js'
import { clubKey } from './club-key.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-cannot-start-'))
afterAll(() => {
  endChildren()
  rmSync(folder, { recursive: true })
})

describe('a gateway', () => {
  it('reports in one line what keeps it from starting', { timeout: 60_000 }, async () => {
    const data = join(folder, 'lines')
    const first = await startChild(data)
    const port = new URL(first.url).port
    const file = join(folder, 'lines', 'secret')
    const rows: [Record<string, string>, string, number][] = [
      [{ STOLIK_DATA: data }, `Another Stolik is already using the data folder ${data}.`, exits.inUse],
      [
        { STOLIK_DATA: join(folder, 'b'), PORT: port },
        `Port ${port} is in use: choose another with PORT=….`,
        exits.setting,
      ],
      [
        { STOLIK_DATA: join(file, 'c') },
        `The data folder ${join(file, 'c')} cannot be written (ENOTDIR).`,
        exits.notWritable,
      ],
    ]
    if (process.platform === 'linux')
      rows.push([
        { STOLIK_DATA: '/proc/stolik' },
        'The data folder /proc/stolik cannot be written (ENOENT).',
        exits.notWritable,
      ])
    for (const [env, line, exit] of rows) {
      const { code, err, out } = await failedStart(env)
      // On a slow machine it says meanwhile what takes so long.
      const lines = out.split('\n').filter((text) => text !== '' && !text.includes('"STARTING"'))
      expect({ code, err, lines }).toEqual({ code: exit, err: `${line}\n`, lines: [] })
    }
    await first.kill('SIGTERM')
  })

  it('does not start with a club that has the id of another one', { timeout: 60_000 }, async () => {
    const data = join(folder, 'clubs')
    const { db, store } = await openFolder(data)
    await sqlAccounts(db).add({
      id: 'ola',
      name: 'Ola',
      login: null,
      password: null,
      club: 'rybnik',
      member: '17',
      roles: [],
      clubRoles: ['REFEREE'],
      denied: [],
      made: null,
    })
    const formerClubs = [{ id: 'rybnik', keys: ['the fingerprint of another key'] }]
    await sqlSettings(db).write(0, { ...undecided, formerClubs })
    await store.close()
    const clubs = join(folder, 'clubs.json')
    writeFileSync(clubs, JSON.stringify([{ id: 'rybnik', ed25519: clubKey().spki }]))
    const { code, err } = await failedStart({ STOLIK_DATA: data, STOLIK_CLUBS: clubs })
    expect({ code, err }).toEqual({
      code: exits.setting,
      err:
        'The club rybnik of STOLIK_CLUBS has the id of another club, whose members still have accounts. ' +
        'Give it another id, or one of the keys that the former club had.\n',
    })
  })
})
