/** The built `stolik` command in a process of its own, as anybody runs it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

export async function stolik(...args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, ['platform/cli/dist/main.js', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, error] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, error }
}
