/** How the values of regulations are written: figures, money, scales, stakes and times. */
import { points } from '@stolik/elements/event/format'
import { fieldTime, readFieldTime } from '@stolik/elements/event/format'
import type { Format } from '@stolik/elements/event/client/types'
import { readFigure, type Codec } from '../../form/codecs.js'

/** Figures that are whole in parts of what people write: halves of a point, coins. */
const inParts = (
  parts: number,
  value: (parts: number) => number,
  of: (value: number) => number,
): Codec<number> => ({
  format: (now, locale) => points(of(now), locale),
  read: (text) => {
    const written = readFigure(text)
    // Rounds, since 10,2 × 100 is not quite a whole number.
    const whole = written === undefined ? NaN : Math.round(written * parts * 1000) / 1000
    return Number.isInteger(whole) ? value(whole) : undefined
  },
  numeric: true,
})

const same = (value: number): number => value

export const whole = inParts(1, same, same)
export const halves = inParts(2, (parts) => parts / 2, same)
/** Money in the smallest coin, which people write in the larger one. */
export const coins = inParts(100, same, (amount) => amount / 100)

/** A year; 0 is one that is still to be filled in (`forAnotherTime`). */
export const year: Codec<number> = {
  format: (value) => (value === 0 ? '' : String(value)),
  read: whole.read,
  numeric: true,
}

/** `5-3-1-0` */
export const scale: Codec<readonly number[]> = {
  format: (steps) => steps.join('-'),
  read: (text) => (/^\d+([\s;–-]+\d+)*$/.test(text) ? text.split(/[\s;–-]+/).map(Number) : undefined),
}

/** A stake in the smallest coin: `2`, `1/2` or `0,5`. */
export const stake: Codec<NonNullable<Format['stake']>> = {
  format: ({ numerator, denominator }) =>
    denominator === 1 ? String(numerator) : `${numerator}/${denominator}`,
  read: (text) => {
    const [, units = '', part = '', below = ''] =
      /^(\d{1,5})(?:[.,](\d{1,4})|\/([1-9]\d{0,4}))?$/.exec(text) ?? []
    if (units === '') return undefined
    return {
      numerator: Number(units + part),
      denominator: below === '' ? 10 ** part.length : Number(below),
    }
  },
}

/** A time in the zone of the tables; 0 is one that is still to be filled in. */
export const timeIn = (zone: string): Codec<number> => ({
  format: (at) => (at === 0 ? '' : fieldTime(at, zone)),
  read: (text) => {
    const at = readFieldTime(text, zone)
    return Number.isNaN(at) ? undefined : at
  },
})
