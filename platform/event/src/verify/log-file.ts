/** Reads the log of an event from a file. */
import { canonical } from '@stolik/contract/canonical'
import { isWritten } from '@stolik/contract/event/acts'
import { checkLogged } from '@stolik/contract/event/logged'
import type { Logged } from '../model/entry.js'
import { badFile, type EventRefusal, type Problem } from '../model/refusal.js'

/** Reads a log, one JSON entry a line. Empty lines do not count. */
export function readLog(text: string): readonly Logged[] | EventRefusal {
  const log: Logged[] = []
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    try {
      const logged = JSON.parse(line) as Logged
      checkLogged(logged)
      if (!isWritten(logged.entry.kind) || !Number.isSafeInteger(logged.at))
        return badLine(i + 1, 'NOT_ENTRY')
      // Throws for what is nested too deeply.
      canonical(logged)
      log.push(logged)
    } catch {
      return badLine(i + 1, 'NOT_ENTRY')
    }
  }
  return log.length === 0 ? badFile([{ line: 0, code: 'EMPTY', args: {} }]) : log
}

/** Refuses the file for one of its lines. */
export const badLine = (line: number, code: Problem['code'], why?: EventRefusal): EventRefusal =>
  badFile([
    { line, code, args: {} },
    ...(why === undefined ? [] : [{ line, code: why.refused, args: why.args }]),
  ])
