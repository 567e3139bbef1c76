/** Warnings about settings at the start of a gateway, which starts nevertheless. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endChildren, startChild } from './child.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-told-'))
})
afterEach(() => {
  endChildren()
  rmSync(folder, { recursive: true })
})

/** Starts and stops a gateway. Returns the lines it logged for an event. */
async function linesOf(event: string, env: Record<string, string>): Promise<readonly object[]> {
  const gateway = await startChild(folder, env)
  const { code, out, err } = await gateway.kill('SIGTERM')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const lines = out.split('\n').filter((line) => line.includes(event))
  return lines.map((line) => JSON.parse(line) as object)
}

it('a warning names an unknown setting, and suggests what was meant', async () => {
  expect(await linesOf('SETTING_UNKNOWN', { STOLIK_ORIGIN: 'https://a.example' })).toMatchObject([
    { level: 40, setting: 'STOLIK_ORIGIN', meant: 'STOLIK_ORIGINS' },
  ])
})

describe('a folder with a secret beside STOLIK_SECRET', () => {
  const [ours, theirs] = ['6a1f0c9e8d7b5a4938271605f4e3d2c1', '0f1e2d3c4b5a69788796a5b4c3d2e1f0']
  beforeEach(() => writeFileSync(join(folder, 'secret'), `${theirs}\n`))

  it('is logged once as possibly another installation’s, with what to do', async () => {
    const [line, ...more] = await linesOf('SECRET_OTHER', { STOLIK_SECRET: ours })
    expect(more).toEqual([])
    expect(line).toMatchObject({ level: 40, file: join(folder, 'secret') })
    expect(line).toMatchObject({ msg: expect.stringMatching(/STOLIK_DATA.*remove the file$/) as string })
    expect(JSON.stringify(line)).not.toMatch(/6a1f|0f1e/)
  })

  it('is not logged if it is the same secret, or the previous one', async () => {
    const changing = { STOLIK_SECRET_BEFORE: theirs, STOLIK_SECRET_BEFORE_UNTIL: '2999-01-01' }
    expect(await linesOf('SECRET_OTHER', { STOLIK_SECRET: theirs })).toEqual([])
    expect(await linesOf('SECRET_OTHER', { STOLIK_SECRET: ours, ...changing })).toEqual([])
  })
})
