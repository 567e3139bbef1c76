/** What a change reaches: `npm test -- --changed`. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Chosen } from './chosen.js'
import { build, lint } from './parts.js'
import { bin, root } from './programs.js'

const git = (...args: readonly string[]): { readonly status: number | null; readonly stdout: string } =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' })

const isFormatted = (file: string): boolean =>
  existsSync(join(root, file)) && /\.(?:ts|mts|mjs|js|json|md|css|html)$/.test(file)

/** On `main` itself: what the clone has fetched, so that commits made there are seen. */
function usualBase(): string {
  const isOnMain = git('rev-parse', '--abbrev-ref', 'HEAD').stdout.trim() === 'main'
  return isOnMain && git('rev-parse', '--verify', '--quiet', 'origin/main').status === 0
    ? 'origin/main'
    : 'main'
}

/**
 * Checks of the whole house take seconds. Of the tests, those run that import a changed file, directly or through others. Journeys
 * import nothing of what they try, so only `npm test` tells about them.
 * @param since a commit; what the branch left `main` at if left out
 */
export function changedParts(since = usualBase()): Chosen {
  const { status, stdout } = git('merge-base', since, 'HEAD')
  if (status !== 0)
    return {
      wrong: `git knows no commit ${since} that this one comes from. Name one: npm test -- --changed COMMIT`,
    }
  const base = stdout.trim()
  const list = (...args: readonly string[]): readonly string[] =>
    git(...args)
      .stdout.split('\n')
      .filter(Boolean)
  const files = [...list('diff', '--name-only', base), ...list('ls-files', '--others', '--exclude-standard')]
  if (files.length === 0)
    return {
      parts: [],
      title: `Nothing has changed since ${since}. For what is committed since then: npm test -- --changed COMMIT`,
    }
  const repeat = `--changed ${since}`
  const reached = {
    options: ['--changed', base, '--passWithNoTests'],
    env: { STOLIK_TIER: 'usual' },
    after: ['build'],
    repeat,
  }
  const formatted = files.filter(isFormatted)
  return {
    title: `${files.length} files have changed since ${since}`,
    parts: [
      build,
      lint,
      { name: 'what it reaches in Node', seconds: 60, project: 'node*', ...reached },
      {
        name: 'what it reaches in the browser',
        seconds: 30,
        project: 'elements',
        needs: ['chromium'],
        ...reached,
      },
      { name: 'walls and tiers', seconds: 10, project: 'node', files: ['test/walls'], repeat },
      ...(formatted.length > 0
        ? [{ name: 'format', seconds: 2, command: [bin('oxfmt'), '--list-different', ...formatted] }]
        : []),
    ],
  }
}
