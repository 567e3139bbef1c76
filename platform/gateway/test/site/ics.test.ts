/** Calendar files, read by another program's parser. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { calendarFile, type CalendarEvent } from '../../src/web/calendar/ics.js'

const event: CalendarEvent = {
  uid: 'event-abc@stolik',
  sequence: 0,
  changed: 0,
  starts: 0,
  minutes: null,
  title: 'Cup',
  place: '',
  about: '',
  url: 'https://cards.example/event/abc',
  cancelled: false,
}
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => ({
    title: one.getFirstPropertyValue('summary'),
    place: one.getFirstPropertyValue('location'),
    about: one.getFirstPropertyValue('description'),
    starts: (one.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().getTime(),
    minutes: (one.getFirstPropertyValue('duration') as ICAL.Duration | null)?.toSeconds(),
    sequence: one.getFirstPropertyValue('sequence'),
    status: one.getFirstPropertyValue('status'),
  }))

it('gives every text back, whatever is in it, in lines of at most 75 bytes', () => {
  // Control characters are dropped, and every kind of line end is one.
  const clean = (text: string): string =>
    text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replaceAll(/\r\n|\r/g, '\n')
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.string({
      unit: fc.constantFrom('\\', ';', ',', '\n', '\r', ':', '"', 'ż', '🂡', ' ', 'n', '\u0007'),
      maxLength: 120,
    }),
  )
  fc.assert(
    fc.property(text, text, text, (title, place, about) => {
      const file = calendarFile('Łączka, Cup; 1', [{ ...event, title, place, about }])
      const [found] = read(file)
      expect([found?.title, found?.place ?? '', found?.about]).toEqual([title, place, about].map(clean))
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      // Nothing but the ends of lines holds a CR or LF.
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }),
  )
})

it.each([
  ['in winter', '2027-01-16T18:00+01:00'],
  ['in summer', '2027-07-17T18:00+02:00'],
  ['in the hour that comes twice', '2027-10-31T02:30+01:00'],
])('begins at the same moment everywhere: %s', (_, moment) => {
  const starts = Date.parse(moment)
  const [found] = read(
    calendarFile('Cup', [{ ...event, starts, minutes: 210, sequence: 3, cancelled: true }]),
  )
  expect(found).toMatchObject({ starts, minutes: 210 * 60, sequence: 3, status: 'CANCELLED' })
})
