/**
 * Writes calendar files (iCalendar, RFC 5545). Events are the only part of the format that we need: moments in UTC, which
 * every calendar shows in its reader's zone, without rules of repetition and without definitions of zones.
 */

export interface CalendarEvent {
  /** The same wherever and whenever the file is made. */
  readonly uid: string
  /** Grows with every change, so that a calendar takes the newer of two files. */
  readonly sequence: number
  /** When it was last changed, and when it begins. Milliseconds since 1970. */
  readonly changed: number
  readonly starts: number
  /** Null if nobody knows how long it takes. */
  readonly minutes: number | null
  readonly title: string
  readonly place: string
  readonly about: string
  readonly url: string
  readonly cancelled: boolean
}

/** @param name what calendars call the file when they subscribe to it */
export const calendarFile = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stolik//Stolik//EN',
    'METHOD:PUBLISH',
    // RFC 7986 has the first name, and most calendars know only the second.
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

const linesOf = (event: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${moment(event.changed)}`,
  `LAST-MODIFIED:${moment(event.changed)}`,
  `DTSTART:${moment(event.starts)}`,
  ...(event.minutes === null ? [] : [`DURATION:PT${event.minutes}M`]),
  `SUMMARY:${text(event.title)}`,
  ...(event.place === '' ? [] : [`LOCATION:${text(event.place)}`]),
  `DESCRIPTION:${text(event.about)}`,
  `URL:${oneLine(event.url)}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

const moment = (at: number): string => new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

/** Characters that the format does not allow anywhere; a tab is allowed. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const text = (raw: string): string =>
  raw
    .replaceAll(control, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')

const oneLine = (raw: string): string => raw.replaceAll(control, '').replaceAll(/[\r\n]/g, '')

/** The longest line in bytes. The space that continues a line counts. */
const longest = 75

function folded(line: string): string {
  let [out, bytes] = ['', 0]
  // By code points, because a line must not end inside one.
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > longest) {
      out += '\r\n '
      bytes = 1
    }
    out += sign
    bytes += size
  }
  return out
}
