/** `npx stolik` as a process: its output and exit code, built or from source. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const command = join(import.meta.dirname, '../bin/stolik.mjs')
const stolik = (
  args: readonly string[],
  input = '',
): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8' })

describe('the command as a process', () => {
  it('prints its help', () => {
    const { status, stdout, stderr } = stolik(['--help'])
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toContain('stolik COMMAND --help')
  })

  it('reads standard input, reports the fault, and exits with 1', () => {
    const { status, stderr } = stolik(['replay', '-'], 'stolik: 1\nnonsense\n')
    expect(stderr).toBe('-:2: neither “key: value” nor moves (nonsense)\n')
    expect(status).toBe(1)
  })

  it('stops quietly when its reader stops', async () => {
    const child = spawn(process.execPath, [command, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.destroy()
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    await new Promise((resolve) => child.on('close', resolve))
    expect(errors).toBe('')
  })
})
