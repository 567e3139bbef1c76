/** What keeps a gateway from starting is said in one line, and by the code that it exits with. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { exits } from '../src/base/bad-config.js'
import { endChildren, failedStart, startChild } from './child.js'

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
})
