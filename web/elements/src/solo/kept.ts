/** What is played alone, on this device only: the running series with its hand, and the finished hands. */
import { botLevels } from '@stolik/core'
import { readStored, writeStored } from '../base/storage.js'
import type { SoloChoice, SoloHand, SoloSeries } from './series.js'

/** The running series, and the text of the record of its hand in play; null between hands. */
export interface Running {
  readonly series: SoloSeries
  readonly record: string | null
}

export const runningKey = 'stolik.solo'
const handsKey = 'stolik.solo.hands'
/** About half a megabyte, where browsers allow five for the whole site. */
export const mostHands = 300

/** Anything that is stored otherwise counts as nothing. */
export function readRunning(): Running | null {
  const read = parsed(runningKey)
  if (!isObject(read) || !isSeries(read['series'])) return null
  const record = read['record']
  return { series: read['series'], record: typeof record === 'string' ? record : null }
}

export const writeRunning = (running: Running | null): void =>
  writeStored(runningKey, running === null ? null : JSON.stringify(running))

/** The oldest first. */
export function readHands(): readonly SoloHand[] {
  const read = parsed(handsKey)
  return Array.isArray(read) ? read.filter(isHand) : []
}

/** Adds a finished hand; the oldest go when there are too many. */
export const addHand = (hand: SoloHand): void =>
  writeStored(handsKey, JSON.stringify([...readHands(), hand].slice(-mostHands)))

/** Forgets the finished hands, except those of the running series, whose list needs them. */
export function forgetHands(): void {
  const running = readRunning()?.series.id
  const rest = readHands().filter(({ series }) => series === running)
  writeStored(handsKey, rest.length === 0 ? null : JSON.stringify(rest))
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isChoice = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value['game'] === 'string' &&
  typeof value['profile'] === 'string' &&
  botLevels.some((level) => level === value['level'])

const isSeries = (value: unknown): value is SoloSeries =>
  isObject(value) &&
  isChoice(value) &&
  typeof value['id'] === 'string' &&
  Number.isSafeInteger(value['chairs'])

const isHand = (value: unknown): value is SoloHand =>
  isObject(value) &&
  isChoice(value) &&
  typeof value['series'] === 'string' &&
  typeof value['record'] === 'string' &&
  ['hand', 'chairs', 'seat', 'at'].every((key) => Number.isSafeInteger(value[key])) &&
  isObject(value['row']) &&
  typeof value['row']['code'] === 'string' &&
  isObject(value['row']['args']) &&
  isObject(value['settlement']) &&
  Array.isArray(value['settlement']['scores']) &&
  Array.isArray(value['settlement']['lines']) &&
  isObject(value['settlement']['entry'])

const choiceKey = 'stolik.solo.choice'

/** What was chosen last; null before the first choice. */
export function readChoice(): SoloChoice | null {
  const read = parsed(choiceKey)
  return isObject(read) && isChoice(read) ? (read as unknown as SoloChoice) : null
}

export const writeChoice = ({ game, profile, level }: SoloChoice): void =>
  writeStored(choiceKey, JSON.stringify({ game, profile, level }))
