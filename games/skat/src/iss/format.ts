/** The ISS record as a format of records: what `stolik` reads and writes beside its own. */
import type { ForeignReplay, FormatTrouble, HandRecord, RecordFormat } from '@stolik/core'
import { isTrouble, step } from '@stolik/core'
import { deals } from '../deal.js'
import { skat } from '../game.js'
import { seating } from '../seating.js'
import { follow, issProfile, type Course } from './course.js'
import { judge } from './judge.js'
import { issBegin, issFields, readIss, type IssRecord } from './read.js'
import { differences, isClaimed, scoresOf, writeResult } from './result.js'
import { toIss } from './write.js'

export const iss: RecordFormat = {
  id: 'iss',
  begins: (line) => line.startsWith(issBegin),
  name: (line) => issFields(line).get('ID') ?? null,
  replay: (line) => {
    const found = played(line)
    return isTrouble(found) ? found : compare(found)
  },
  read: (line) => {
    const found = played(line)
    return isTrouble(found) ? found : toHand(found)
  },
  write: toIss,
}

interface Found {
  readonly record: IssRecord
  readonly course: Course
  readonly result: string
}

function played(line: string): Found | FormatTrouble {
  const record = readIss(line)
  if (isTrouble(record)) return record
  const course = follow(record)
  if (isTrouble(course)) return course
  const result = judge(course)
  if (result !== null && isTrouble(result)) return result
  return { record, course, result: writeResult(result) }
}

const playersOf = ({ fields }: IssRecord): string[] => ['P0', 'P1', 'P2'].map((key) => fields.get(key) ?? '')

function compare({ record, result }: Found): ForeignReplay | FormatTrouble {
  if (!isClaimed(record.result)) return { problem: 'unclaimed', action: null, about: record.result }
  return {
    players: playersOf(record),
    scores: scoresOf(result),
    result,
    differences: differences(record.result, result),
    actions: record.actions.length + 1,
  }
}

/** As the first hand of a table of three. A hand that something else than a move ended cannot be told so. */
function toHand({ record, course }: Found): HandRecord | FormatTrouble {
  const { state, moves } = givenUp(course)
  if (state.phase !== 'over') {
    const { ending } = course
    const about = ending === null ? 'end' : `${ending.kind} ${ending.seat}`
    return { problem: 'ending', action: null, about }
  }
  const names = playersOf(record)
  const seats = seating(3, 0)
  const id = record.fields.get('ID')?.trim()
  return {
    ...{ game: skat.id, version: skat.version, profile: issProfile, chairs: 3, hand: 0 },
    players: [0, 1, 2].map((chair) => (names[seats.indexOf(chair)] as string).trim()),
    deal: deals.write(state.deal),
    ...{ carry: '-', proof: null, moves },
    ...(id === undefined ? {} : { id }),
    ...(isClaimed(record.result) ? { scores: scoresOf(record.result) } : {}),
  }
}

/**
 * A soloist who gives up in the first trick does so by a move of ours (4.3.1). Later the server counts levels that
 * our move does not.
 */
function givenUp(course: Course): Pick<Course, 'state' | 'moves'> {
  const { state, moves, ending } = course
  if (state.phase !== 'play' || state.tricks.length > 0) return course
  if (ending?.kind !== 'resigned' || ending.seat !== state.soloist) return course
  const { seat } = ending
  const next = step(skat, state, seat, 'resign')
  return 'refused' in next ? course : { state: next, moves: [...moves, { seat, move: 'resign' }] }
}
