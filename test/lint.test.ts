/** The lint finds expressions that somebody can make take long with a text. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'stolik-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the lint says about an expression. */
async function findings(expression: string): Promise<string> {
  const file = join(folder, 'expression.ts')
  writeFileSync(file, `export const found = (text: string): string => text.replace(${expression}, '')\n`)
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  try {
    const { stdout } = await promisify(execFile)(oxlint, ['-c', join(root, '.oxlintrc.json'), file], {
      cwd: root,
    })
    return stdout
  } catch (error) {
    // It exits with 1 when it has found something.
    return String((error as { readonly stdout?: unknown }).stdout)
  }
}

describe('the lint', () => {
  it.each([
    ['/\\s*[\\r\\n]+\\s*/g', 'no-super-linear-move'],
    ['/-+$/', 'no-super-linear-move'],
    ['/^(?:a+)+$/', 'no-super-linear-backtracking'],
    ['/^stolik *: *(.*)$/', 'no-super-linear-backtracking'],
  ])('refuses %s', async (expression, rule) => {
    expect(await findings(expression)).toContain(rule)
  })

  it.each(['/^-|-$/g', '/^stolik *:(.*)$/'])('accepts %s', async (expression) => {
    expect(await findings(expression)).toContain('Found 0 warnings and 0 errors')
  })
})
