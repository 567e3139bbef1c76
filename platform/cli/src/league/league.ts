/** `stolik league`: a published league without a gateway, from its file or its address. */
import type { Call } from '../base/command.js'
import { publishedLeague, type PublishedLeague } from '@stolik/contract/published/league'
import { readJson } from '@stolik/contract/read'
import { stateOf, verify } from '@stolik/league/verify/verify'
import { tablesOf } from '@stolik/league/count/table'
import { common, take } from '../base/arguments.js'
import { textAt } from '../base/download.js'
import { UsageError, type Io } from '../base/io.js'

const limits = { most: 16 * 1024 * 1024, within: 60_000 }

interface Desk {
  readonly league: PublishedLeague
  readonly io: Io
  readonly json: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

const commands: Readonly<Record<string, (desk: Desk) => number>> = { verify: verified, table, check }

export const leagueCommands = Object.keys(commands)

/** Returns the exit code: 1 if something is wrong or left to do. */
export async function leagueCommand({ args, io, disk }: Call): Promise<number> {
  const { values, positionals } = take(args, { json: common.json }, true)
  const [name = '', file, ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new UsageError(`There is no command “league ${name}”.`)
  if (file === undefined || rest.length > 0)
    throw new UsageError(`“league ${name}” needs one file, or the address of one.`)
  const text = await textAt({ disk, io }, file, limits)
  if (text === undefined) return 1
  const read = readJson(publishedLeague, text)
  if ('bad' in read) {
    io.error(
      `${file}: ${read.bad === '' ? 'there is no league in it' : `${read.bad} is missing or not valid`}`,
    )
    return 1
  }
  try {
    return command({ league: read.read, io, json: values.json === true, now: disk.date() })
  } catch (error) {
    // A file that was changed may name what it does not have.
    if (!(error instanceof RangeError)) throw error
    io.error(`${file}: it cannot be counted: ${error.message}`)
    return 1
  }
}

function verified({ league, io, json }: Desk): number {
  const difference = verify(league)
  const { rules, matches, draws, hash } = league
  if (json) io.out(JSON.stringify({ equal: difference === undefined, hash, ...difference }))
  else if (difference === undefined) {
    const played = matches.filter(({ result }) => result !== null).length
    io.out(`equal: ${rules.name} ${rules.season}, ${league.teams.length} teams, ${played} results`)
    io.out(`  ${draws.length} ${draws.length === 1 ? 'draw' : 'draws'} of fixtures repeated`)
    io.out(`  hash ${hash}; compare it with the one on the printed table`)
  } else
    io.out(
      `not equal: ${difference.path}: the file says ${difference.published}, counting gives ${difference.counted}`,
    )
  return difference === undefined ? 0 : 1
}

/** The tables as the results give them, not as the file says. */
function table({ league, io, json }: Desk): number {
  const tables = tablesOf(stateOf(league)).map((one) => one.table)
  if (json) {
    io.out(JSON.stringify(tables))
    return 0
  }
  for (const { division, rows } of tables) {
    io.out(league.rules.divisions.find((one) => one.division === division)?.name ?? division)
    for (const { place, team, played, won, drawn, lost, points, small, moves } of rows)
      io.out(
        [
          String(place ?? '–').padStart(4),
          nameOf(league, team).padEnd(44),
          ...[played, won, drawn, lost].map((n) => String(n).padStart(4)),
          figure(points).padStart(8),
          figure(small).padStart(10),
          ...(moves === 0 ? [] : [moves === 1 ? ' promoted' : ' relegated']),
        ].join(' '),
      )
  }
  return 0
}

/** Says what the end of the season still waits for. */
function check({ league, io, json, now }: Desk): number {
  const open = league.matches.filter((match) => match.open)
  const left = [
    ...open.filter(({ starts }) => starts === null).map(({ match }) => ({ match, waits: 'it has no date' })),
    ...open
      .filter(({ starts }) => starts !== null && starts < now)
      .map(({ match }) => ({ match, waits: 'its date is over, and it has no result' })),
    ...open
      .filter(({ starts }) => starts !== null && starts >= now)
      .map(({ match }) => ({ match, waits: 'it is still to be played' })),
  ]
  const equal = tablesOf(stateOf(league))
    .filter(({ undecided }) => undecided.length > 0)
    .map(({ table: { division }, undecided }) => ({ division, teams: undecided }))
  if (json) io.out(JSON.stringify({ left, equal }))
  else {
    for (const { match, waits } of left) {
      const teams = league.matches.find((one) => one.match === match)?.teams ?? []
      io.out(`${match}: ${waits} (${teams.map((team) => nameOf(league, team)).join(' – ')})`)
    }
    for (const { division, teams } of equal)
      io.out(
        `${division}: equal, and only some of them move: ${teams.map((team) => nameOf(league, team)).join(', ')}`,
      )
    if (left.length + equal.length === 0) io.out('nothing is left: the season can be closed')
  }
  return left.length + equal.length === 0 ? 0 : 1
}

const nameOf = ({ teams }: PublishedLeague, id: string): string =>
  teams.find(({ team }) => team === id)?.name ?? id

/** At most two decimals. */
const figure = (points: number): string => String(Math.round(points * 100) / 100)
