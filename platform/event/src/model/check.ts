/** Checks that regulations are complete and free of contradictions (PT 6.1, 6.2). */
import type { EventFormat } from '@stolik/core'
import { isLine, isProse } from '@stolik/contract/line'
import type { Lists } from './lists.js'
import { followsStandings } from './playing.js'
import type { Problem, RegulationsCode, RefusalArgs } from './refusal.js'
import type { Fee, Regulations } from '@stolik/contract/event/announced'

type Found = (field: string, code: RegulationsCode, args?: RefusalArgs) => void

/** Returns all problems in the order of the regulations; empty if they can be announced. */
export function checkRegulations(regulations: Regulations, lists: Lists): readonly Problem[] {
  const problems: Problem[] = []
  const found: Found = (field, code, args = {}) => {
    problems.push({ line: 0, code, args: { field, ...args } })
  }
  checkGeneral(regulations, found)
  checkHalls(regulations, found)
  checkDays(regulations, found)
  if (lists.knows(regulations.format.profile)) checkFormat(regulations.format, lists, found)
  else found('format.profile', 'NOT_OFFERED')
  checkSameCards(regulations, lists, found)
  checkTeamChairs(regulations, found)
  checkPlayers(regulations, found)
  checkPrizes(regulations, found)
  return problems
}

const inRange = (found: Found, field: string, value: number, min: number, max: number): void => {
  if (!Number.isInteger(value) || value < min || value > max) found(field, 'RANGE', { min, max })
}

const inHalves = (found: Found, field: string, value: number, min: number, max: number): void =>
  inRange(found, field, Number.isInteger(value * 2) ? Math.trunc(value) : NaN, min, max)

const said = (found: Found, field: string, text: string, most: number): void => {
  if (text.trim() === '') found(field, 'MISSING')
  else if (text.length > most) found(field, 'RANGE', { min: 1, max: most })
}

/** Requires a name of one line. */
const named = (found: Found, field: string, text: string, most: number): void => {
  said(found, field, text, most)
  if (text.trim() !== '' && !isLine(text)) found(field, 'SHAPE')
}

/** Allows text of several lines, which may be empty. */
const told = (found: Found, field: string, text: string, most: number): void => {
  if (text.length > most) found(field, 'RANGE', { min: 0, max: most })
  if (!isProse(text)) found(field, 'SHAPE')
}

/** Requires text of several lines. */
const explained = (found: Found, field: string, text: string, most: number): void => {
  said(found, field, text, most)
  if (!isProse(text)) found(field, 'SHAPE')
}

const once = (found: Found, field: string, values: readonly string[]): void => {
  if (new Set(values).size !== values.length) found(field, 'TWICE')
}

/** Checks what PT 3.1 and PT 6.2 ask for: organiser, place, use of the fee, control, penalties, exclusion, appeals, material. */
function checkGeneral(regulations: Regulations, found: Found): void {
  const { name, organiser, place, mode, starts, fee, notes, protestMinutes, outside } = regulations
  named(found, 'name', name, 100)
  named(found, 'organiser', organiser, 100)
  if (mode !== 'online') named(found, 'place', place, 200)
  else told(found, 'place', place, 200)
  inRange(found, 'starts', starts, 0, lastMoment)
  if (fee !== null) {
    inRange(found, 'fee.amount', fee.amount, 0, 100_000_000)
    if (!/^[A-Z]{3}$/.test(fee.currency)) found('fee.currency', 'SHAPE')
    explained(found, 'fee.use', fee.use, 2000)
    checkFee(fee, starts, found)
  }
  inRange(found, 'protestMinutes', protestMinutes, 0, 1440)
  if (outside !== undefined) named(found, 'outside', outside, 200)
  checkRanking(regulations, found)
  const words = ['control', 'penalties', 'exclusion', 'appeals'] as const
  for (const word of words) explained(found, `notes.${word}`, notes[word], 5000)
  if (mode !== 'online') explained(found, 'notes.material', notes.material, 5000)
  else told(found, 'notes.material', notes.material, 5000)
  told(found, 'notes.other', notes.other, 20_000)
}

/** A ranking is named if, and only if, a series is drawn by it. */
function checkRanking({ ranking, format }: Regulations, found: Found): void {
  const isAsked = format.series.some(({ draw }) => draw === 'rating')
  if (ranking === undefined) {
    if (isAsked) found('ranking', 'MISSING')
  } else if (!isAsked) found('ranking', 'CONTRADICTS', { other: 'format.series' })
  else if (!/^[a-z0-9-]{1,40}$/.test(ranking)) found('ranking', 'SHAPE')
}

/** The last moment that regulations can name. */
const lastMoment = Date.UTC(2200, 0)

/** No series begins before the event, nor before a series before it. */
function checkDays({ starts, format }: Regulations, found: Found): void {
  let last = { field: 'starts', at: starts }
  format.series.forEach(({ starts: at }, i) => {
    if (at === undefined) return
    const field = `format.series.${i + 1}.starts`
    inRange(found, field, at, 0, lastMoment)
    if (at < last.at) found(field, 'CONTRADICTS', { other: last.field })
    else last = { field, at }
  })
}

const lastTable = 10_000

/** Each table is in one hall at most, and each hall has a name of its own. Tables online are in none. */
function checkHalls({ halls = [], mode }: Regulations, found: Found): void {
  if (halls.length > 20) found('halls.21', 'RANGE', { min: 0, max: 20 })
  halls.forEach(({ name, from, to }, i) => {
    const field = `halls.${i + 1}`
    const before = halls.slice(0, i)
    if (mode === 'online') found(`${field}.name`, 'CONTRADICTS', { other: 'mode' })
    named(found, `${field}.name`, name, 60)
    if (before.some((one) => one.name === name)) found(`${field}.name`, 'TWICE')
    inRange(found, `${field}.from`, from, 1, lastTable)
    inRange(found, `${field}.to`, to, from, lastTable)
    const other = before.findIndex((one) => one.from <= to && from <= one.to)
    if (other !== -1) found(`${field}.from`, 'CONTRADICTS', { other: `halls.${other + 1}` })
  })
}

/** Each lower fee needs a condition that can be met, and what lost games cost begins with the first. */
function checkFee({ amount: usual, reduced = [], lost = [] }: Fee, starts: number, found: Found): void {
  const year = new Date(starts).getUTCFullYear()
  inRange(found, 'fee.reduced', reduced.length, 0, 20)
  reduced.forEach(({ amount, ...conditions }, i) => {
    const field = `fee.reduced.${i + 1}`
    const { bornFrom, bornUntil, club } = conditions
    inRange(found, `${field}.amount`, amount, 0, Math.max(0, usual - 1))
    if (Object.keys(conditions).length === 0) found(field, 'MISSING')
    if (bornFrom !== undefined) inRange(found, `${field}.bornFrom`, bornFrom, 1900, year)
    if (bornUntil !== undefined) inRange(found, `${field}.bornUntil`, bornUntil, bornFrom ?? 1900, year)
    if (club !== undefined) named(found, `${field}.club`, club, 64)
  })
  inRange(found, 'fee.lost', lost.length, 0, 10)
  lost.forEach(({ from, amount }, i) => {
    inRange(found, `fee.lost.${i + 1}.amount`, amount, 0, 1_000_000)
    const before = lost[i - 1]?.from
    if (before === undefined) inRange(found, 'fee.lost.1.from', from, 1, 1)
    else inRange(found, `fee.lost.${i + 1}.from`, from, before + 1, 1000)
  })
}

function checkFormat(format: EventFormat, lists: Lists, found: Found): void {
  const { chairs, series, bye, stake, profile } = format
  const offered = lists.chairs(profile)
  if (chairs.length === 0) found('format.chairs', 'MISSING')
  if (chairs.some((size) => !offered.includes(size))) found('format.chairs', 'NOT_OFFERED')
  once(found, 'format.chairs', chairs.map(String))
  inRange(found, 'format.series', series.length, 1, 30)
  series.forEach(({ rounds, minutes, draw }, i) => {
    inRange(found, `format.series.${i + 1}.rounds`, rounds, 1, 60)
    if (minutes !== null) inRange(found, `format.series.${i + 1}.minutes`, minutes, 1, 1440)
    if (i === 0 && followsStandings(draw))
      found('format.series.1.draw', 'CONTRADICTS', { other: 'format.series' })
  })
  checkScoring(format, found)
  checkTieBreaks(format, lists, found)
  if (bye !== null) {
    inHalves(found, 'format.bye.points', bye.points, -100_000, 100_000)
    inRange(found, 'format.bye.small', bye.small, -100_000, 100_000)
  } else if (chairs.length === 1) found('format.bye', 'MISSING')
  if (stake !== null) {
    inRange(found, 'format.stake', stake[0], 0, 100_000)
    inRange(found, 'format.stake', stake[1], 1, 100_000)
    const even = chairs.map((size) => new Array<number>(size).fill(0))
    if (even.some((totals) => lists.papers.money(profile, totals, stake) === undefined))
      found('format.stake', 'NOT_OFFERED')
  }
}

/** Chairs and hands are compared, so all tables have as many, and what counts is said once. */
function checkSameCards({ sameCards, format }: Regulations, lists: Lists, found: Found): void {
  if (sameCards === undefined) return
  // One table would play to its last hand while another has its points after a few.
  if (lists.isToPoints) found('sameCards', 'NOT_OFFERED')
  if (format.chairs.length > 1) found('format.chairs', 'SIZE', { expected: 1 })
  if (sameCards !== 'list' && format.scoring.kind !== 'total')
    found('format.scoring.scale', 'CONTRADICTS', { other: 'sameCards' })
  // Money is for what stands in the lists, which everybody at a table sees at once.
  if (format.stake !== null) found('format.stake', 'CONTRADICTS', { other: 'sameCards' })
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

function checkScoring({ scoring, chairs }: EventFormat, found: Found): void {
  if (scoring.kind === 'total') return
  const { scale } = scoring
  const expected = Math.max(...chairs)
  if (scale.length !== expected) found('format.scoring.scale', 'SIZE', { expected })
  for (const points of scale) inRange(found, 'format.scoring.scale', points, -1000, 1000)
  if (scale.some((points, i) => i > 0 && points > (scale[i - 1] as number)))
    found('format.scoring.scale', 'CONTRADICTS', { other: 'format.scoring.scale' })
}

/** A tie-break can use any sum below the game's lists. A lot must come last, because it leaves nothing to decide. */
function checkTieBreaks({ tieBreaks, profile, chairs }: EventFormat, lists: Lists, found: Found): void {
  once(
    found,
    'format.tieBreaks',
    tieBreaks.map((tieBreak) => tieBreak.replace('-', '')),
  )
  const offered = lists.chairs(profile)
  const usual = offered.find((size) => chairs.includes(size)) ?? offered[0] ?? 0
  const lines = lists.sheet(profile, usual, []).sums.map(({ code }) => code)
  const known = ['small', 'wins', 'seconds', 'lot', ...lines, ...lines.map((code) => `-${code}`)]
  for (const tieBreak of tieBreaks)
    if (!known.includes(tieBreak)) found('format.tieBreaks', 'NOT_OFFERED', { tieBreak })
  const lot = tieBreaks.indexOf('lot')
  if (lot !== -1 && lot !== tieBreaks.length - 1)
    found('format.tieBreaks', 'CONTRADICTS', { other: 'format.tieBreaks' })
}

function checkPlayers(regulations: Regulations, found: Found): void {
  const { capacity, groups, categories, juniorFrom, seniorUntil, format, starts } = regulations
  if (capacity !== null) inRange(found, 'capacity', capacity, Math.min(...format.chairs), 10_000)
  once(
    found,
    'groups',
    groups.map(({ kind }) => kind),
  )
  for (const { kind, size, counting, substitutes } of groups) {
    if (kind === 'pair') inRange(found, 'groups.pair.size', size, 2, 2)
    else inRange(found, 'groups.team.size', size, 2, 100)
    inRange(found, `groups.${kind}.counting`, counting, 1, size)
    inRange(found, `groups.${kind}.substitutes`, substitutes, 0, kind === 'pair' ? 0 : size)
  }
  once(found, 'categories', categories)
  const year = new Date(starts).getUTCFullYear()
  const limit = (field: 'juniorFrom' | 'seniorUntil', value: number | null, asked: boolean): void => {
    if (value !== null) inRange(found, field, value, 1900, year)
    else if (asked) found(field, 'MISSING')
  }
  limit('juniorFrom', juniorFrom, categories.includes('junior'))
  limit('seniorUntil', seniorUntil, categories.includes('senior'))
  if (juniorFrom !== null && seniorUntil !== null && juniorFrom <= seniorUntil)
    found('juniorFrom', 'CONTRADICTS', { other: 'seniorUntil' })
}

function checkPrizes({ prizes, groups, categories, fee }: Regulations, found: Found): void {
  once(
    found,
    'prizes',
    prizes.map(({ of }) => of),
  )
  const ranked: readonly string[] = ['all', ...groups.map(({ kind }) => kind), ...categories]
  for (const { of, places, amounts } of prizes) {
    if (amounts !== undefined) {
      // The fee names the currency.
      if (fee === null) found('fee', 'MISSING')
      if (amounts.length !== places.length) found(`prizes.${of}`, 'SIZE', { expected: places.length })
      for (const amount of amounts) inRange(found, `prizes.${of}`, amount, 0, 100_000_000)
    }
    if (!ranked.includes(of)) found(`prizes.${of}`, 'CONTRADICTS', { other: 'categories' })
    inRange(found, `prizes.${of}`, places.length, 1, 1000)
    for (const prize of places) named(found, `prizes.${of}`, prize, 200)
  }
}
