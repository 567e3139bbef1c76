/**
 * A copy of the checkout, for commands that change it. It shares the packages from npm, and links our own packages to the copy.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Scratch {
  readonly folder: string
  read(file: string): string
  write(file: string, text: string): void
  /** Files that existed before and have changed since. */
  changed(): readonly string[]
  /** Runs a program with Node. Returns its exit status and all its output. */
  node(...args: readonly string[]): { readonly status: number | null; readonly output: string }
  /** Runs a program with Node, and ends it with all its children after so many milliseconds. Undefined if that was needed. */
  nodeWithin(ms: number, ...args: readonly string[]): Promise<number | undefined>
  remove(): void
}

export function scratchCopy(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-new-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  linkPackages(folder, '.')
  for (const file of files)
    if (file.endsWith('/package.json') && existsSync(join(root, dirname(file), 'node_modules')))
      linkPackages(folder, dirname(file))
  // A test runner inside another would take over the outer one's settings.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  // A name that was not changed shows at once, so few hands are enough.
  const env = { ...own, LAW_HANDS: '100' }

  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    changed: () =>
      files
        .filter((file) => !readFileSync(join(root, file)).equals(readFileSync(join(folder, file))))
        .toSorted(),
    node(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        env,
        encoding: 'utf8',
      })
      return { status, output: stdout + stderr }
    },
    write: (file, text) => writeFileSync(join(folder, file), text),
    nodeWithin: (ms, ...args) =>
      within(ms, spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', detached: true })),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** Waits for a program that leads a group of processes. A test in an endless loop would outlive its runner alone. */
function within(ms: number, program: ChildProcess): Promise<number | undefined> {
  return new Promise((done) => {
    const late = setTimeout(() => {
      process.kill(-(program.pid as number), 'SIGKILL')
      done(undefined)
    }, ms)
    program.once('exit', (status) => {
      clearTimeout(late)
      done(status ?? undefined)
    })
  })
}

/** Links each package: those of npm to where they are installed, ours to the copy. */
function linkPackages(folder: string, place: string): void {
  const [from, to] = [join(root, place, 'node_modules'), join(folder, place, 'node_modules')]
  mkdirSync(join(to, '@stolik'), { recursive: true })
  for (const name of readdirSync(from))
    if (name === '.bin' || !/^\.|^@stolik$/.test(name)) symlinkSync(join(from, name), join(to, name))
  if (existsSync(join(from, '@stolik')))
    for (const name of readdirSync(join(from, '@stolik')))
      symlinkSync(readlinkSync(join(from, '@stolik', name)), join(to, '@stolik', name))
}
