/**
 * Mistakes in paper lists. Each is made at some table of every series, reported precisely and corrected, so that in the end the
 * list shows what was played.
 */
import type { Random } from '@stolik/core'
import { expect } from 'vitest'
import { deals, totalsOf } from './hall-event.played.js'
import { keptOnPhones } from './hall-event.phones.js'
import type { As, Director } from './remote.js'

/** A table whose list is to be entered. */
export interface Entering extends Director {
  readonly event: string
  readonly at: { readonly series: number; readonly table: number }
  /** The key in the QR code of the table. */
  readonly key: string
  /** The lines as played. */
  readonly lines: readonly string[]
  /** The length of the event's log. */
  readonly seq: () => Promise<number>
  /** Schedules a correction that is made only after the series is over. */
  readonly later: (correct: () => Promise<unknown>) => void
  readonly random: Random
}

type Mishap = (entering: Entering) => Promise<unknown>

export const everybody = [0, 1, 2, 3]
const last = deals - 1

/** The director enters a list that everybody has signed. */
export const enter = ({ act, event, at }: Entering, lines: readonly string[]): Promise<unknown> =>
  act(event, { list: { ...at, lines, signed: true } })

export const expectRefused = async (
  { refused, event }: Entering,
  what: object,
  code: string,
  as?: As,
): Promise<void> => expect(await refused(event, what, as)).toBe(code)

/** Enters a list with one impossible hand, which is reported, and then the right list. */
const impossible =
  (wrong: (line: string) => string): Mishap =>
  async (entering) => {
    const { at, lines, random } = entering
    const hand = random.below(deals)
    const list = { ...at, lines: lines.with(hand, wrong(lines[hand] ?? '')), signed: true }
    await expectRefused(entering, { list }, 'BAD_LINE')
    await enter(entering, lines)
  }

/** The same list with running totals, as a CSV file; below the header each line is a hand. */
const csv = (
  { at, lines }: Entering,
  wrong: (totals: number[], hand: number) => void = () => undefined,
): string => {
  const rows = lines.map((line, hand) => {
    const totals = [...(totalsOf(lines.slice(0, hand + 1)) ?? [])]
    wrong(totals, hand)
    return [at.series, at.table, hand + 1, `"${line}"`, ...totals].join(',')
  })
  return `series,table,hand,line,total1,total2,total3,total4\n${rows.join('\n')}\n`
}

/** A hand, and a wrong line for it that is possible there but has another value. */
export function mistaken(
  { lines, random }: Entering,
  wrong: (line: string) => string,
): { hand: number; line: string } {
  const first = random.below(deals)
  for (let n = 0; n < deals; n++) {
    const hand = (first + n) % deals
    const line = wrong(lines[hand] ?? '')
    const totals = totalsOf(lines.with(hand, line))
    if (totals !== null && String(totals) !== String(totalsOf(lines))) return { hand, line }
  }
  throw new Error('nothing can be mistaken')
}

/** A line with every player shifted by one place. */
export const otherPlayer = (line: string): string =>
  line.replace(/^(\S+) (\S+)/, (_, contract: string, places: string) =>
    [contract, places.replace(/[1-4]/g, (place) => String(1 + (Number(place) % 4)))].join(' '),
  )

const otherPoints = (line: string): string =>
  line.replace(/points (\d+)/, (_, points: string) => `points ${Number(points) === 0 ? 104 : 0}`)

/** Corrects a signed list that has an error, with the consent of everybody. */
const correct = ({ act, event, at, lines }: Entering, hand: number): Promise<unknown> =>
  act(event, { correct: { ...at, hand, readings: [lines[hand]], consent: everybody } })

export const errors: Readonly<Record<string, Mishap>> = {
  'a deal is missing': async (entering) => {
    const { at, lines, random } = entering
    const list = { ...at, lines: lines.toSpliced(random.below(deals), 1), signed: true }
    await expectRefused(entering, { list }, 'MISSING_HANDS')
    await enter(entering, lines)
  },
  'a deal too many': async (entering) => {
    const { at, lines } = entering
    await expectRefused(entering, { list: { ...at, lines: [...lines, lines[0]], signed: true } }, 'LIST_FULL')
    await enter(entering, lines)
  },
  'a line that says nothing': impossible(() => 'nonsense'),
  'more points than there are': impossible((line) => line.replace(/ (points|won|lost|tie).*/, ' points 119')),
  'a point that no tricks have': impossible((line) => line.replace(/ (points|won|lost|tie).*/, ' points 1')),
  'a player twice': impossible(() => 'zwykla 2+2 points 60'),
  'a place that is not there': impossible(() => 'cicha 5 won'),
  'more raises than may be': impossible((line) =>
    line.replace(/^(\S+ \S+)( raised \S+)?/, '$1 raised 99/99'),
  ),
  'a wrong sum at the end': async (entering) => {
    const { act, refused, event } = entering
    const wrong = csv(entering, (totals, hand) => {
      if (hand === last) totals[2] = (totals[2] ?? NaN) + 2
    })
    expect(await refused(event, { listAll: { csv: wrong } })).toBe(
      // The file begins with its head.
      `BAD_FILE ${last + 2} NOT_SUMMING`,
    )
    await act(event, { listAll: { csv: csv(entering) } })
  },
  'a wrong sum carried on': async (entering) => {
    const { act, refused, event, random } = entering
    const from = random.below(deals)
    const wrong = csv(entering, (totals, hand) => {
      if (hand >= from) totals[0] = (totals[0] ?? NaN) - 10
    })
    expect(await refused(event, { listAll: { csv: wrong } })).toBe(`BAD_FILE ${from + 2} NOT_SUMMING`)
    await act(event, { listAll: { csv: csv(entering) } })
  },
  'a file with a deal twice': async (entering) => {
    const { act, refused, event } = entering
    const rows = csv(entering).split('\n')
    const twice = rows.toSpliced(7, 0, rows[6] ?? '').join('\n')
    expect(await refused(event, { listAll: { csv: twice } })).toMatch(/^BAD_FILE 8 GAP/)
    await act(event, { listAll: { csv: csv(entering) } })
  },
  'a file with the list twice': async (entering) => {
    const { act, refused, event } = entering
    const [head = '', ...rows] = csv(entering).trimEnd().split('\n')
    const other = rows[0]?.replace(/^(\d+),\d+/, '$1,63') ?? ''
    const twice = [head, ...rows, other, ...rows].join('\n')
    expect(await refused(event, { listAll: { csv: twice } })).toMatch(/^BAD_FILE .*LIST_TWICE/)
    await act(event, { listAll: { csv: csv(entering) } })
  },
  'a table that is not there': async (entering) => {
    await expectRefused(
      entering,
      { list: { series: entering.at.series, table: 63, lines: entering.lines, signed: true } },
      'UNKNOWN_TABLE',
    )
    await enter(entering, entering.lines)
  },
  'entered twice': async (entering) => {
    const { seq, lines } = entering
    await enter(entering, lines)
    const before = await seq()
    await Promise.all([enter(entering, lines), enter(entering, lines)])
    expect(await seq()).toBe(before)
  },
  'entered otherwise once it is signed': async (entering) => {
    const { at, lines } = entering
    await enter(entering, lines)
    const { hand, line } = mistaken(entering, otherPlayer)
    const list = { ...at, lines: lines.with(hand, line), signed: true }
    await expectRefused(entering, { list }, 'SIGNED')
  },
  'the wrong player': async (entering) => {
    const { at, lines } = entering
    const { hand, line } = mistaken(entering, otherPlayer)
    await enter(entering, lines.with(hand, line))
    // One player does not agree, so the list stands.
    const late = { ...at, hand, readings: [lines[hand]], consent: [0, 1, 3] }
    await expectRefused(entering, { correct: late }, 'BAD_LINE')
    await correct(entering, hand)
  },
  'swapped lines': async (entering) => {
    const { lines, random } = entering
    const one = random.below(deals)
    const two = lines.findIndex((line, i) => {
      const swapped = lines.with(one, line).with(i, lines[one] ?? '')
      return line !== lines[one] && totalsOf(swapped) !== null
    })
    expect(two).not.toBe(-1)
    await enter(entering, lines.with(one, lines[two] ?? '').with(two, lines[one] ?? ''))
    for (const hand of [one, two]) await correct(entering, hand)
  },
  'the lines of a neighbour, not signed yet': async (entering) => {
    const { act, event, at, lines } = entering
    await act(event, { list: { ...at, lines: lines.toReversed().toSorted(), signed: false } })
    await enter(entering, lines)
  },
  'found when the series is over': async (entering) => {
    const { lines } = entering
    const { hand, line } = mistaken(entering, otherPoints)
    await enter(entering, lines.with(hand, line))
    entering.later(() => correct(entering, hand))
  },
  'kept on two phones': keptOnPhones,
}
