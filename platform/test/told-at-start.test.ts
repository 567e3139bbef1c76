/** What a gateway says of its settings when it starts, and starts all the same. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { endChildren, startChild } from './child.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-told-'))
afterEach(() => {
  endChildren()
  rmSync(folder, { recursive: true })
})

it('names a setting that nobody knows, with the one that was meant', async () => {
  const gateway = await startChild(folder, { STOLIK_ORIGIN: 'https://a.example' })
  const { code, out, err } = await gateway.kill('SIGTERM')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const lines = out.split('\n').filter((line) => line.includes('SETTING_UNKNOWN'))
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, setting: 'STOLIK_ORIGIN', meant: 'STOLIK_ORIGINS' },
  ])
})
