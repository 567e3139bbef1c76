/** The ISS record as a format that `stolik` reads and writes besides its own. */
import {
  type ForeignReplay,
  type FormatTrouble,
  type HandRecord,
  isTrouble,
  type RecordFormat,
} from '@stolik/core'
import { deals } from '../hand/deal.js'
import { skat } from '../game/game.js'
import { follow, issProfile, type Playback } from './playback.js'
import { toldEnding } from './ending.js'
import { judge } from './judge.js'
import { playersOf, readOrigin } from './origin.js'
import { issBegin, issFields, readIss, type IssRecord } from './read.js'
import { claimedScores, differences, isClaimed, scoresOf, writeResult, type IssResult } from './result.js'
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
  readonly playback: Playback
  readonly result: IssResult | null
}

function played(line: string): Found | FormatTrouble {
  const record = readIss(line)
  if (isTrouble(record)) return record
  const playback = follow(record)
  if (isTrouble(playback)) return playback
  const result = judge(playback)
  if (result !== null && isTrouble(result)) return result
  return { record, playback, result }
}

function compare({ record, result }: Found): ForeignReplay | FormatTrouble {
  if (!isClaimed(record.result)) return { problem: 'unclaimed', action: null, about: record.result }
  const written = writeResult(result)
  return {
    players: playersOf(record.fields),
    scores: scoresOf(result),
    result: written,
    differences: differences(record.result, written),
    actions: record.actions.length + 1,
  }
}

/** Converts to the first hand of a table of three. */
function toHand({ record, playback, result }: Found): HandRecord | FormatTrouble {
  const ended = toldEnding(playback, scoresOf(result))
  if (isTrouble(ended)) return ended
  const origin = readOrigin(record.fields)
  if (isTrouble(origin)) return origin
  return {
    game: skat.id,
    version: skat.version,
    profile: issProfile,
    chairs: 3,
    hand: 0,
    deal: deals.write(ended.state.deal),
    carry: '-',
    proof: null,
    moves: ended.moves,
    ...origin,
    ...(isClaimed(record.result) ? { scores: claimedScores(record.result) } : {}),
  }
}
