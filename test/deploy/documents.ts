/** The commands of docs/operations.md: blocks that are marked as sh and named, each to be run by one of these tests. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** The folder where an operator has put the project. */
const project = '/opt/stolik'

export interface Block {
  /** The name of the block, or why it is not run. */
  readonly name: string
  readonly commands: string
}

/** The blocks of a text, such as ```sh nginx. */
export const blocks = (text: string): readonly Block[] =>
  [...text.matchAll(/^```(?:sh|bash|shell|console)\b *(.*)\n([^]*?)^```$/gm)].map(
    ([, name = '', commands = '']) => ({
      name,
      commands,
    }),
  )

export const operations = (): readonly Block[] =>
  blocks(readFileSync(join(root, 'docs/operations.md'), 'utf8'))

const path = `${join(import.meta.dirname, 'bin')}:${process.env['PATH'] ?? ''}`
const environment = { HOME: '/root', LC_ALL: 'C.UTF-8', PATH: path }

export interface Done {
  readonly code: number | null
  readonly out: string
}

/** Runs commands unchanged in the project's folder. The first failure stops them, as it would stop an operator. */
export const shell = (commands: string, more: Readonly<Record<string, string>> = {}): Promise<Done> =>
  new Promise((resolve, reject) => {
    const env = { ...environment, ...more }
    const child = spawn('bash', ['-euo', 'pipefail'], { cwd: project, env, stdio: ['pipe', 'pipe', 'pipe'] })
    let out = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (out += bytes.toString()))
    child.once('error', reject)
    // Background processes may hold the output open; they are not waited for.
    child.once('exit', (code) => resolve({ code, out }))
    child.stdin.end(commands)
  })

/** Runs a block of docs/operations.md. @throws with all its output if a command fails */
export async function run(name: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const block = operations().find((one) => one.name === name)
  if (block === undefined) throw new Error(`docs/operations.md has no commands called ${name}`)
  const { code, out } = await shell(block.commands, more)
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${out}`)
  return out
}
