/**
 * A reporter for vitest: appends one line of JSON to the file named by STOLIK_REPORT for each test file as it ends. `npm test` shows
 * progress, adds up results and writes the table of times from these lines.
 */
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule, TestState } from 'vitest/node'
import type { Failure, Module } from './part.js'
import { root } from './programs.js'

const report = process.env['STOLIK_REPORT']

const tell = (line: Module): void => {
  if (report !== undefined) appendFileSync(report, `${JSON.stringify(line)}\n`)
}

const textOf = ({ message, diff, stack }: SerializedError & { readonly diff?: string }): string =>
  [message, diff, stack].filter(Boolean).join('\n')
const failureOf = (name: string, errors: readonly SerializedError[]): Failure => ({
  name,
  text: errors.map(textOf).join('\n'),
})

function lineOf(module: TestModule): Module {
  const tests = [...module.children.allTests()]
  const having = (state: TestState) => tests.filter((test) => test.result().state === state)
  const own = module.errors()
  const { setupDuration, collectDuration, prepareDuration, duration } = module.diagnostic()
  const { cpu } = module.meta()
  return {
    file: relative(root, module.moduleId),
    passed: having('passed').length,
    failed: having('failed').length + (own.length > 0 ? 1 : 0),
    skipped: having('skipped').length,
    ...(cpu !== undefined && { cpu }),
    loading: Math.round(setupDuration + collectDuration + prepareDuration),
    testing: Math.round(duration),
    failures: [
      ...(own.length > 0 ? [failureOf('', own)] : []),
      ...having('failed').map((test) => failureOf(test.fullName, test.result().errors ?? [])),
    ],
  }
}

export default class implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    tell(lineOf(module))
  }

  /** What no test can be blamed for, such as a promise that nobody awaits. */
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (errors.length === 0) return
    const failures = errors.map((error) => failureOf('outside of all tests', [error]))
    tell({ ...{ passed: 0, failed: errors.length, skipped: 0, loading: 0, testing: 0 }, failures })
  }
}
