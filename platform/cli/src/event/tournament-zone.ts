import { UsageError } from '../base/io.js'

/** Returns the time zone that a call names. @throws UsageError if there is none of that name */
export function zone(text = 'Europe/Warsaw'): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return text
  } catch {
    throw new UsageError(`--zone is a time zone such as Europe/Warsaw, not “${text}”.`)
  }
}
