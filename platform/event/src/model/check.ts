/** Checks that regulations are complete and free of contradictions (PT 6.1, 6.2). The limits of each field by itself are in its description. */
import type { EventFormat } from '@stolik/core'
import { limits } from '@stolik/contract/event/money'
import { regulations as description, type Fee, type Regulations } from '@stolik/contract/event/regulations'
import { countedTieBreaks } from '@stolik/contract/event/tie-breaks'
import { isLine } from '@stolik/contract/line'
import type { Lists } from './lists.js'
import { followsStandings } from './playing.js'
import type { Problem, RegulationsCode, RefusalArgs } from './refusal.js'

type Found = (field: string, code: RegulationsCode, args?: RefusalArgs) => void

/** @param lists of the game; null where it is not known, and what only the game knows is not checked */
export function checkRegulations(regulations: Regulations, lists: Lists | null): readonly Problem[] {
  const problems = new Map<string, Problem>()
  // The limits that follow from other fields come last, and are the narrower ones.
  const found: Found = (field, code, args = {}) => {
    problems.set(`${field} ${code}`, { line: 0, code, args: { field, ...args } })
  }
  description.check(regulations, '', found)
  checkGeneral(regulations, found)
  checkHalls(regulations, found)
  checkDays(regulations, found)
  checkFormat(regulations.format, regulations.arena === true, found)
  if (lists !== null) checkOffered(regulations, lists, found)
  checkSameCards(regulations, found)
  checkArena(regulations, found)
  checkTeamChairs(regulations, found)
  checkPlayers(regulations, found)
  checkPrizes(regulations, found)
  return [...problems.values()]
}

const inRange = (found: Found, field: string, value: number, min: number, max: number): void => {
  if (!Number.isInteger(value) || value < min || value > max) found(field, 'RANGE', { min, max })
}

const needed = (found: Found, field: string, text: string): void => {
  if (text.trim() === '') found(field, 'MISSING')
}

/** Checks what PT 3.1 and PT 6.2 ask for where tables stand in a hall, and the fee. */
function checkGeneral({ place, mode, notes, fee, starts, ranking, format }: Regulations, found: Found): void {
  if (mode !== 'online') {
    needed(found, 'place', place)
    if (place.trim() !== '' && !isLine(place)) found('place', 'SHAPE')
    needed(found, 'notes.material', notes.material)
  }
  if (fee !== null) checkFee(fee, starts, found)
  const isByRating = format.series.some(({ draw }) => draw === 'rating')
  if (ranking === undefined && isByRating) found('ranking', 'MISSING')
  if (ranking !== undefined && !isByRating) found('ranking', 'CONTRADICTS', { other: 'format.series' })
}

/** No series begins before the event, nor before a series before it. */
function checkDays({ starts, format }: Regulations, found: Found): void {
  let last = { field: 'starts', at: starts }
  format.series.forEach(({ starts: at }, i) => {
    if (at === undefined) return
    const field = `format.series.${i + 1}.starts`
    if (at < last.at) found(field, 'CONTRADICTS', { other: last.field })
    else last = { field, at }
  })
}

/** Each table is in one hall at most, and each hall has a name of its own. Tables online are in none. */
function checkHalls({ halls = [], mode }: Regulations, found: Found): void {
  halls.forEach(({ name, from, to }, i) => {
    const field = `halls.${i + 1}`
    const before = halls.slice(0, i)
    if (mode === 'online') found(`${field}.name`, 'CONTRADICTS', { other: 'mode' })
    if (before.some((one) => one.name === name)) found(`${field}.name`, 'TWICE')
    if (to < from) found(`${field}.to`, 'RANGE', { min: from, max: limits.table })
    const other = before.findIndex((one) => one.from <= to && from <= one.to)
    if (other !== -1) found(`${field}.from`, 'CONTRADICTS', { other: `halls.${other + 1}` })
  })
}

/** Each lower fee needs a condition that can be met, and what lost games cost begins with the first. */
function checkFee({ amount: usual, reduced = [], lost = [] }: Fee, starts: number, found: Found): void {
  const year = new Date(starts).getUTCFullYear()
  reduced.forEach(({ amount, ...conditions }, i) => {
    const field = `fee.reduced.${i + 1}`
    const { bornFrom, bornUntil } = conditions
    inRange(found, `${field}.amount`, amount, 0, Math.max(0, usual - 1))
    if (Object.keys(conditions).length === 0) found(field, 'MISSING')
    if (bornFrom !== undefined) inRange(found, `${field}.bornFrom`, bornFrom, limits.bornFrom, year)
    if (bornUntil !== undefined)
      inRange(found, `${field}.bornUntil`, bornUntil, bornFrom ?? limits.bornFrom, year)
  })
  lost.forEach(({ from }, i) => {
    const before = lost[i - 1]?.from
    const field = `fee.lost.${i + 1}.from`
    if (before === undefined) inRange(found, field, from, 1, 1)
    else inRange(found, field, from, before + 1, limits.lostGame)
  })
}

/** A lot must come last among the tie-breaks, because it leaves nothing to decide. */
function checkFormat(
  { chairs, series, scoring, tieBreaks, bye }: EventFormat,
  isArena: boolean,
  found: Found,
): void {
  if (chairs.length === 0) found('format.chairs', 'MISSING')
  if (followsStandings(series[0]?.draw ?? 'lots'))
    found('format.series.1.draw', 'CONTRADICTS', { other: 'format.series' })
  if (scoring.kind === 'places') {
    const { scale } = scoring
    const expected = Math.max(...chairs)
    if (scale.length !== expected) found('format.scoring.scale', 'SIZE', { expected })
    if (scale.some((points, i) => points > (scale[i - 1] ?? points)))
      found('format.scoring.scale', 'CONTRADICTS', { other: 'format.scoring.scale' })
  }
  const lot = tieBreaks.indexOf('lot')
  if (lot !== -1 && lot !== tieBreaks.length - 1)
    found('format.tieBreaks', 'CONTRADICTS', { other: 'format.tieBreaks' })
  if (bye === null && chairs.length === 1 && !isArena) found('format.bye', 'MISSING')
}

/** Checks what the game must offer. A tie-break can use any sum below its lists. */
function checkOffered({ format, sameCards }: Regulations, lists: Lists, found: Found): void {
  const { chairs, tieBreaks, stake, profile } = format
  if (!lists.knows(profile)) {
    found('format.profile', 'NOT_OFFERED')
    return
  }
  const offered = lists.chairs(profile)
  if (chairs.some((size) => !offered.includes(size))) found('format.chairs', 'NOT_OFFERED')
  const usual = offered.find((size) => chairs.includes(size)) ?? offered[0] ?? 0
  const sums = lists.sheet(profile, usual, []).sums.map(({ code }) => code)
  const known = [...countedTieBreaks, 'lot', ...sums, ...sums.map((code) => `-${code}`)]
  for (const tieBreak of tieBreaks)
    if (!known.includes(tieBreak)) found('format.tieBreaks', 'NOT_OFFERED', { tieBreak })
  if (stake !== null) {
    const even = chairs.map((size) => new Array<number>(size).fill(0))
    if (even.some((totals) => lists.papers.money(profile, totals, stake) === undefined))
      found('format.stake', 'NOT_OFFERED')
  }
  // One table would play to its last hand while another has its points after a few.
  if (sameCards !== undefined && lists.isToPoints) found('sameCards', 'NOT_OFFERED')
}

/** Chairs and hands are compared, so all tables have as many, and what counts is said once. */
function checkSameCards({ sameCards, format }: Regulations, found: Found): void {
  if (sameCards === undefined) return
  if (format.chairs.length > 1) found('format.chairs', 'SIZE', { expected: 1 })
  if (sameCards !== 'list' && format.scoring.kind !== 'total')
    found('format.scoring.scale', 'CONTRADICTS', { other: 'sameCards' })
  // Money is for what stands in the lists, which everybody at a table sees at once.
  if (format.stake !== null) found('format.stake', 'CONTRADICTS', { other: 'sameCards' })
}

/** Its only series is open for so many minutes, and all its tables have one size: nobody gets a bye. */
function checkArena(regulations: Regulations, found: Found): void {
  const { arena, mode, format, sameCards, groups, outside, speed, dropOut } = regulations
  if (arena !== true) return
  if (mode !== 'online') found('mode', 'CONTRADICTS', { other: 'arena' })
  if (format.series.length !== 1) found('format.series', 'SIZE', { expected: 1 })
  if (format.series[0]?.minutes === null) found('format.series.1.minutes', 'MISSING')
  if (format.series[0]?.draw !== 'lots') found('format.series.1.draw', 'CONTRADICTS', { other: 'arena' })
  if (format.chairs.length > 1) found('format.chairs', 'SIZE', { expected: 1 })
  if (format.stake !== null) found('format.stake', 'CONTRADICTS', { other: 'arena' })
  if (sameCards !== undefined) found('sameCards', 'CONTRADICTS', { other: 'arena' })
  if (groups.length > 0) found('groups', 'CONTRADICTS', { other: 'arena' })
  if (outside !== undefined) found('outside', 'CONTRADICTS', { other: 'arena' })
  // Without clocks a table might never finish.
  if (speed === 'FREE') found('speed', 'CONTRADICTS', { other: 'arena' })
  if (dropOut !== 'bot') found('dropOut', 'CONTRADICTS', { other: 'arena' })
}

/** Where all tables play the same deals, a team plays each of them once in every chair, and all of that counts. Lots seat them. */
function checkTeamChairs({ sameCards, groups, format }: Regulations, found: Found): void {
  const team = groups.find(({ kind }) => kind === 'team')
  const chairs = format.chairs[0]
  if (sameCards === undefined || team === undefined || chairs === undefined) return
  inRange(found, 'groups.team.size', team.size, chairs, chairs)
  inRange(found, 'groups.team.counting', team.counting, chairs, chairs)
  inRange(found, 'groups.team.substitutes', team.substitutes, 0, 0)
  format.series.forEach(({ draw }, i) => {
    if (draw !== 'lots') found(`format.series.${i + 1}.draw`, 'CONTRADICTS', { other: 'groups.team.size' })
  })
}

function checkPlayers(regulations: Regulations, found: Found): void {
  const { capacity, groups, categories, juniorFrom, seniorUntil, format, starts } = regulations
  if (capacity !== null) inRange(found, 'capacity', capacity, Math.min(...format.chairs), limits.players)
  for (const { kind, size, counting, substitutes } of groups) {
    if (kind === 'pair') inRange(found, 'groups.pair.size', size, 2, 2)
    inRange(found, `groups.${kind}.counting`, counting, 1, size)
    inRange(found, `groups.${kind}.substitutes`, substitutes, 0, kind === 'pair' ? 0 : size)
  }
  const year = new Date(starts).getUTCFullYear()
  const limit = (field: 'juniorFrom' | 'seniorUntil', value: number | null, isNeeded: boolean): void => {
    if (value !== null) inRange(found, field, value, limits.bornFrom, year)
    else if (isNeeded) found(field, 'MISSING')
  }
  limit('juniorFrom', juniorFrom, categories.includes('junior'))
  limit('seniorUntil', seniorUntil, categories.includes('senior'))
  if (juniorFrom !== null && seniorUntil !== null && juniorFrom <= seniorUntil)
    found('juniorFrom', 'CONTRADICTS', { other: 'seniorUntil' })
}

function checkPrizes({ prizes, groups, categories, fee }: Regulations, found: Found): void {
  const ranked: readonly string[] = ['all', ...groups.map(({ kind }) => kind), ...categories]
  for (const { of, places, amounts } of prizes) {
    if (amounts !== undefined) {
      // The fee names the currency.
      if (fee === null) found('fee', 'MISSING')
      if (amounts.length !== places.length) found(`prizes.${of}`, 'SIZE', { expected: places.length })
    }
    if (!ranked.includes(of))
      found(`prizes.${of}`, 'CONTRADICTS', {
        other: of === 'team' || of === 'pair' ? 'groups' : 'categories',
      })
  }
}
