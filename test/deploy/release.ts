/**
 * Builds an earlier release from the history of this repository beside this one: operators upgrade from it, and go back to it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The release before this tree. None exists yet, so this is the tree of the day on which upgrade tests began. */
export const lastRelease = 'd4d162489526a4f609b65eaabf167214b445e3b3'

/** The workspaces that a gateway is built from, in build order. */
const workspaces = ['games/core', 'games/skat', 'games/baska', 'platform']

/** Why it cannot be built here; undefined where it can. */
export function missingRelease(commit: string): string | undefined {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{tree}`], { cwd: root, stdio: 'ignore' })
    return undefined
  } catch {
    return `this checkout has no history back to ${commit.slice(0, 8)}: a full clone has`
  }
}

/** Links the registry packages of this tree, whose versions are the same or compatible. */
function linkPackages(tree: string): void {
  const [ours, theirs] = [join(root, 'node_modules'), join(tree, 'node_modules')]
  mkdirSync(join(theirs, '@stolik'), { recursive: true })
  for (const name of readdirSync(ours))
    if (name !== '.cache' && name !== '@stolik') symlinkSync(join(ours, name), join(theirs, name))
  for (const own of workspaces) symlinkSync(join('../..', own), join(theirs, '@stolik', basename(own)))
  for (const inner of workspaces.map((own) => join(own, 'node_modules')))
    if (existsSync(join(root, inner))) symlinkSync(join(root, inner), join(tree, inner))
}

/**
 * The folder of a built release: only its gateway, without the site. It is cached for the next run.
 * @throws where its history is not here
 */
export function builtRelease(commit: string): string {
  const kept = join(root, 'node_modules/.cache/stolik-releases')
  const folder = join(kept, commit.slice(0, 8))
  if (existsSync(folder)) return folder
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', commit, 'package.json', 'tsconfig.base.json', 'games', 'platform'],
    {
      cwd: root,
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  execFileSync('tar', ['-x', '-C', part], { input: archive })
  linkPackages(part)
  for (const workspace of workspaces)
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: join(part, workspace),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  renameSync(part, folder)
  return folder
}
