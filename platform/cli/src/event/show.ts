/** Subcommands that show an event. */
import { hallOf } from '@stolik/contract/event/halls'
import { audit as auditOf } from '@stolik/event/papers/audit'
import { measureOf, type ShownRequest } from '@stolik/event/draw/drawing'
import { showStandings as standingsAnswer, standingsOf } from '@stolik/gateway/event/show/show-standings'
import { drawsJson } from '@stolik/event/draw/proofs'
import { entered, holderIn, waitingList } from '@stolik/event/model/playing'
import { feeOf } from '@stolik/event/model/fee'
import type { EventState } from '@stolik/event/model/state'
import { readCount } from '../base/command.js'
import type { Desk } from './desk.js'
import type { EventFile } from './event-file.js'

export function showStandings({ state, tools }: EventFile, { io, values }: Desk): void {
  const result = standingsOf(state, tools.lists)
  if (values.json === true)
    return io.out(JSON.stringify({ ...standingsAnswer(state, tools.lists), hash: state.final?.hash ?? null }))
  io.out(`${state.regulations.name}: ${result.stamp}`)
  for (const { place, number, name, points, small, prize } of result.individual)
    io.out(
      [
        String(place ?? '–').padStart(4),
        String(number).padStart(4),
        name.padEnd(28),
        String(points).padStart(8),
        String(small).padStart(8),
        ...(prize === null ? [] : [` ${prize}`]),
      ].join(' '),
    )
  for (const { rule, rows } of result.groups) {
    io.out(`${rule.kind}:`)
    for (const { place, name, points } of rows)
      io.out(`${String(place).padStart(4)} ${name.padEnd(33)} ${String(points).padStart(8)}`)
  }
  for (const { category, rows } of result.categories) {
    io.out(`${category}:`)
    for (const { place, player } of rows)
      io.out(`${String(place).padStart(4)} ${state.players.get(player)?.entrant.name ?? ''}`)
  }
}

/** Prints who waits for a place, in the order in which they move up. */
export function waiting({ state }: EventFile, { io, values }: Desk): void {
  const list = waitingList(state).map(({ number, entrant: { name, club } }, i) => ({
    place: i + 1,
    number,
    name,
    club,
  }))
  if (values.json === true) io.out(JSON.stringify(list))
  else if (list.length === 0) io.out('Nobody waits.')
  else
    for (const { place, number, name, club } of list)
      io.out([String(place).padStart(4), String(number).padStart(4), name, club ?? ''].join(' ').trimEnd())
}

/** Prints one line per entry; with --json the entries as logged. */
export function audit({ state, log }: EventFile, { io, values }: Desk): void {
  // The audit takes at most a thousand entries at once.
  for (let from = 0; from < log.length; from += 1_000) {
    const { entries } = auditOf(state, log.slice(from))
    for (const { n, at, by, name, kind, entry } of entries)
      io.out(
        values.json === true
          ? JSON.stringify({ n, at, by, name, entry: JSON.parse(entry) as object })
          : `${String(n).padStart(6)}  ${new Date(at).toISOString()}  ${(name ?? by).padEnd(20)} ${kind}`,
      )
  }
}

/** Prints all draws, or the one of --series; with --json the file from which `stolik draws` repeats them. */
export function draws({ state, log, tools }: EventFile, { io, values }: Desk): void {
  if (values.json === true) return io.out(drawsJson(log, tools.lists).trimEnd())
  const only = readCount(values, 'series', undefined)
  for (const { series, status } of state.series)
    if (status !== 'planned' && (only === undefined || only === series))
      for (const line of drawLines(state, series)) io.out(line)
}

export function drawLines(state: EventState, n: number): readonly string[] {
  const series = state.series[n - 1]
  if (series === undefined) return []
  const named = (id: string): string => {
    const place = state.players.get(id)
    const player = place && state.players.get(holderIn(place, n))
    return `${place?.number ?? 0} ${player?.entrant.name ?? ''}`
  }
  const lines = [`Series ${n}`]
  const rating = state.draws.findLast((one) => one.series === n)?.rating
  if (rating !== undefined)
    lines.push(
      `  by rating: ${rating.ranking}, edition ${rating.edition} (${rating.hash}), with ${rating.places.length} of the players`,
    )
  for (const table of series.tables) {
    const where = table.online ? 'online' : hallOf(state.regulations.halls ?? [], table)
    const head = `  ${String(table.table).padStart(3)}${where === null ? '' : ` ${where}`}`
    lines.push(`${head}  ${table.players.map(named).join(' · ')}`)
  }
  if (series.byes.length > 0) lines.push(`  bye  ${series.byes.map(named).join(' · ')}`)
  const measure = measureOf(state, series)
  if (measure === null) return lines
  lines.push(
    `  pairs that met before: ${measure.repeats} (lower bound ${measure.bound}) · pairs that should be apart: ${measure.clashes} (lower bound ${measure.clashesBound})`,
    `  spread of chairs: ${measure.seatSpread} (lower bound ${measure.seatSpreadBound}) · of first deals: ${measure.dealerSpread} (lower bound ${measure.dealerSpreadBound})`,
  )
  if (state.regulations.clubsApart === true)
    lines.push(`  pairs of one club: ${measure.clubs} (lower bound ${measure.clubsBound})`)
  return [...lines, ...measure.requests.map((one) => `  asked: ${requestLine(one)}`)]
}

function requestLine({ kind, numbers, table, met, ...cost }: ShownRequest): string {
  const [a = 0, b = 0] = numbers
  const what = {
    clubs: 'members of one club apart',
    table: `number ${a} at table ${table ?? 0}`,
    together: `numbers ${a} and ${b} at one table`,
    apart: `numbers ${a} and ${b} at different tables`,
  }[kind]
  const costs = (Object.keys(costWords) as (keyof typeof costWords)[])
    .filter((figure) => cost[figure] > 0)
    .map((figure) => `${cost[figure]} ${costWords[figure]}`)
  return `${what}${met ? '' : ', NOT MET'}; costs ${costs.length === 0 ? 'nothing' : costs.join(', ')}`
}

const costWords = {
  repeats: 'pairs that met before',
  clashes: 'pairs that should be apart',
  clubs: 'pairs of one club',
  seatSpread: 'in the spread of chairs',
  dealerSpread: 'in the spread of first deals',
  moved: 'players away from their place in the standings',
} as const

/** Whom a draw has seated although the fee or, in the first series, the check-in at the door is missing. By start number. */
export function notReadyLines(state: EventState, series: number): readonly string[] {
  const { regulations } = state
  const playing = entered(state)
  const unpaid = playing.filter(({ paid, entrant }) => !paid && feeOf(regulations, entrant) > 0)
  const isUsed = series === 1 && playing.some(({ arrival }) => arrival !== null)
  const absent = isUsed ? playing.filter(({ arrival }) => arrival === null) : []
  const lineFor = (what: string, of: typeof playing): readonly string[] =>
    of.length === 0 ? [] : [`${what}: ${of.map(({ number }) => number).join(', ')}.`]
  return [
    ...lineFor('Drawn without having paid', unpaid),
    ...lineFor('Drawn without being checked in', absent),
  ]
}
