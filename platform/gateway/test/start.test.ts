/** `npm start` before anything is built. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('npm start', () => {
  it.each(['18.20.4', '20.18.3', '16.0.0'])('says in one line that Node %s is too old', (version) => {
    const older = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(older)}`,
        join(import.meta.dirname, '../bin/start.mjs'),
      ],
      { encoding: 'utf8' },
    )
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Stolik needs Node 20.19 or newer; this is ${version}.\n`,
    })
  })
})
