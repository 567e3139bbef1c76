/** What is told while parts run and at the end. */
import type { Unsteady } from './again.js'
import type { Outcome } from './part.js'

/** `3:05` for 185 seconds. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** So many failures are shown with what was expected, and so many more by name, so that the summary fits a screen. */
const shownWhole = 3
const named = 20
const linesOfOne = 16

/** The beginning of a failure says what was expected. Of another program's output, the end says why it stopped. */
function excerpt(text: string): string {
  const lines = text.split('\n').filter((line) => !line.includes('node_modules'))
  const excerpted =
    lines.length <= linesOfOne ? lines : [...lines.slice(0, 8), '…', ...lines.slice(9 - linesOfOne)]
  return excerpted.map((line) => `    ${line}`).join('\n')
}

/** A part's name as an argument of a shell. */
const quoted = (name: string): string => (/^[\w-]+$/.test(name) ? name : `"${name}"`)

function lineOf({ name, repeat, ok, seconds = 0, skipped, log }: Outcome): string {
  if (skipped !== undefined) return `skipped  ${name}: ${skipped}`
  if (ok === true) return `passed   ${name} (${clock(seconds)})`
  const command = ['npm test --', repeat, quoted(name)].filter((part) => part !== undefined).join(' ')
  return `FAILED   ${name} (${clock(seconds)}): ${command}; all it printed: ${log}`
}

function failuresOf(outcomes: readonly Outcome[]): readonly string[] {
  const failures = outcomes.flatMap(({ modules = [] }) =>
    modules.flatMap(({ file = '', failures: own }) => own.map((failure) => ({ file, ...failure }))),
  )
  const more = failures.length - named
  return [
    ...failures.slice(0, named).flatMap(({ file, name, text }, i) => {
      const line = `failed   ${[file, name].filter(Boolean).join(': ')}`
      return i < shownWhole ? [line, excerpt(text)] : [line]
    }),
    ...(more > 0 ? [`… and ${more} more`] : []),
    // A program, or vitest itself, that failed without naming a test.
    ...outcomes.flatMap(({ ok, modules = [], tail }) =>
      ok === false && modules.every(({ failed }) => failed === 0) && tail !== undefined
        ? [excerpt(tail)]
        : [],
    ),
  ]
}

/** The lines at the end. @param unsteady journeys that failed and then passed alone */
export function summaryOf(
  outcomes: readonly Outcome[],
  unsteady: readonly Unsteady[],
  { browser, mustRun }: { readonly browser: string | undefined; readonly mustRun: boolean },
): string {
  return [
    '',
    ...outcomes.map(lineOf),
    ...failuresOf(outcomes),
    ...(browser === undefined ? [] : [`browser  ${browser}`]),
    ...(mustRun && outcomes.some(({ skipped }) => skipped !== undefined)
      ? ['What was asked for must run: a skipped part is a failure']
      : []),
    ...unsteady.map(
      ({ file, name, text }) =>
        `unsteady ${file}: ${name} (passed when tried again): ${text.split('\n')[0] ?? ''}`,
    ),
  ].join('\n')
}

/** Totals of all parts. */
export function countsOf(
  outcomes: readonly Outcome[],
): Readonly<Record<'passed' | 'failed' | 'skipped', number>> {
  const modules = outcomes.flatMap((outcome) => outcome.modules ?? [])
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    modules.reduce((all, module) => all + module[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
