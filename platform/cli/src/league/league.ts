/** `stolik league`: a published league without a gateway, from its file or its address. */
import { publishedLeague, type PublishedLeague } from '@stolik/contract/published/league'
import { readJson } from '@stolik/contract/read'
import { stateOf, verify } from '@stolik/league/verify/verify'
import { tablesOf } from '@stolik/league/count/table'
import { take, type Call } from '../base/command.js'
import { badWords, textAt } from '../base/files.js'
import { Failure, UsageError, type Io } from '../base/io.js'

const limits = { most: 16 * 1024 * 1024, within: 60_000 }

interface Desk {
  readonly league: PublishedLeague
  readonly io: Io
  readonly json: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Each throws a Failure if something is wrong or left to do. */
const commands: Readonly<Record<string, (desk: Desk) => void>> = { verify: verified, table, check }

export const leagueCommands = Object.keys(commands)

export async function leagueCommand({ args, io, disk }: Call): Promise<void> {
  const { values, positionals } = take(args, 'COMMAND FILE [--json]')
  const [name = '', file, ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new UsageError(`There is no command “league ${name}”.`)
  if (file === undefined || rest.length > 0)
    throw new UsageError(`“league ${name}” needs one file, or the address of one.`)
  const read = readJson(publishedLeague, await textAt({ disk }, file, limits))
  if ('bad' in read) throw new Failure(`${file}: ${badWords(read.bad, 'there is no league in it')}`)
  try {
    command({ league: read.read, io, json: values.json === true, now: disk.date() })
  } catch (error) {
    // A league file may refer to players and teams that it does not contain.
    if (error instanceof RangeError) throw new Failure(`${file}: it cannot be counted: ${error.message}`)
    throw error
  }
}

function verified({ league, io, json }: Desk): void {
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
  if (difference !== undefined) throw new Failure()
}

/** The tables as the results give them, not as the file says. */
function table({ league, io, json }: Desk): void {
  const tables = tablesOf(stateOf(league)).map((one) => one.table)
  if (json) return io.out(JSON.stringify(tables))
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
}

/** Says what the end of the season still waits for. */
function check({ league, io, json, now }: Desk): void {
  const open = league.matches.filter((match) => match.open)
  const undated = open.filter(({ starts }) => starts === null)
  const overdue = open.filter(({ starts }) => starts !== null && starts < now)
  const ahead = open.filter(({ starts }) => starts !== null && starts >= now)
  const left = [
    ...undated.map((match) => ({ match, waits: 'it has no date' })),
    ...overdue.map((match) => ({ match, waits: 'its date is over, and it has no result' })),
    ...ahead.map((match) => ({ match, waits: 'it is still to be played' })),
  ]
  const equal = tablesOf(stateOf(league))
    .filter(({ undecided }) => undecided.length > 0)
    .map(({ table: { division }, undecided }) => ({ division, teams: undecided }))
  const named = (teams: readonly string[], between: string): string =>
    teams.map((team) => nameOf(league, team)).join(between)
  if (json)
    io.out(JSON.stringify({ left: left.map(({ match: { match }, waits }) => ({ match, waits })), equal }))
  else {
    for (const { match, waits } of left) io.out(`${match.match}: ${waits} (${named(match.teams, ' – ')})`)
    for (const { division, teams } of equal)
      io.out(`${division}: equal, and only some of them move: ${named(teams, ', ')}`)
    if (left.length + equal.length === 0) io.out('nothing is left: the season can be closed')
  }
  if (left.length + equal.length > 0) throw new Failure()
}

const nameOf = ({ teams }: PublishedLeague, id: string): string =>
  teams.find(({ team }) => team === id)?.name ?? id

/** At most two decimals. */
const figure = (points: number): string => String(Math.round(points * 100) / 100)
