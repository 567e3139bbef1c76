import {
  isBad,
  readRecords,
  replay,
  seal,
  writeRecord,
  type HandRecord,
  type Played,
  type Shapes,
} from '@stolik/core'
import { difference } from '../difference.js'
import { reporter, type Position, type Run, type Table } from '../position.js'

/** Checks that a finished hand comes out the same when its written record is read and replayed. */
export function checkReplay<T extends Shapes>(
  run: Run<T>,
  table: Table,
  played: readonly Played[],
  end: Position<T>,
): void {
  const { game, options } = run
  const { place, chairs, hand } = table
  const report = reporter(run, table)
  const record: HandRecord = {
    game: game.id,
    version: game.version,
    profile: options.profile,
    chairs,
    hand,
    players: Array.from({ length: chairs }, (_, chair) => `Player ${chair}`),
    deal: place.deal,
    carry: place.carry,
    proof: null,
    moves: played,
  }
  const reading = readRecords(writeRecord(record))[0]
  if (reading === undefined || isBad(reading)) return report('replay', 'the record is not read')
  const lost = difference(record, reading.record)
  if (lost !== undefined) return report('replay', `the record is not read back: ${lost}`)

  const again = replay(seal(game, options.present), reading)
  if (again.stop !== null || again.hand === null)
    return report('replay', () => `the record stops: ${JSON.stringify(again.stop)}`)
  const other =
    difference(end.result, again.hand.settlement) ??
    table.attending
      .map((_, s) =>
        difference(options.present(end.views[s] as T['view'], end.texts[s] ?? []), again.hand?.view(s)),
      )
      .find((found) => found !== undefined)
  if (other !== undefined) report('replay', `the second time it ends otherwise: ${other}`)
}
