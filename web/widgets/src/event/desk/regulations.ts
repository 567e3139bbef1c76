/** The form of an announcement, read: what a preset has, changed where somebody has changed it. */
import type { Category, Format, GroupRule, Regulations } from '../client/types.js'
import { number, text, ticked } from '../form.js'

export const categories: readonly Category[] = ['WOMEN', 'YOUNGEST', 'OLDEST', 'JUNIOR', 'SENIOR']

/** What an announcement begins with. */
export function fresh(game: string, format: Format): Regulations {
  return {
    name: '',
    place: '',
    organiser: '',
    starts: 0,
    game,
    format,
    mode: 'HALL',
    open: true,
    capacity: null,
    fee: null,
    groups: [],
    categories: [],
    juniorFrom: null,
    seniorUntil: null,
    prizes: [],
    protestMinutes: 15,
    dropOut: 'BOT',
    speed: 'NORMAL',
    notes: { control: '', penalties: '', exclusion: '', appeals: '', material: '', other: '' },
  }
}

/** @returns null where a field cannot be read; the browser has then marked it. */
export function readRegulations(data: FormData, from: Regulations): Regulations | null {
  const word = (name: string): string => text(data, name) ?? ''
  const starts = new Date(word('starts')).getTime()
  if (Number.isNaN(starts)) return null
  const count = number(data, 'seriesCount') ?? from.format.series.length
  const [first] = from.format.series
  if (first === undefined || count < 1) return null
  const plan = { ...first, rounds: number(data, 'rounds') ?? first.rounds, minutes: number(data, 'minutes') }
  const fee = number(data, 'fee')
  const prizes = word('prizes')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    ...from,
    name: word('name'),
    place: word('place'),
    organiser: word('organiser'),
    starts,
    format: {
      ...from.format,
      chairs: chairsOf(data, from.format),
      series: Array.from({ length: count }, (_, n) => ({
        ...plan,
        draw: n > 0 && ticked(data, 'byStanding') ? 'STANDING' : 'LOTS',
      })),
    },
    mode: modeOf(word('mode')) ?? from.mode,
    open: ticked(data, 'open'),
    capacity: number(data, 'capacity'),
    fee:
      fee === null
        ? null
        : { amount: Math.round(fee * 100), currency: word('currency') || 'PLN', use: word('feeUse') },
    groups: groupOf(data),
    categories: categories.filter((category) => ticked(data, `category.${category}`)),
    juniorFrom: ticked(data, 'category.JUNIOR') ? number(data, 'juniorFrom') : null,
    seniorUntil: ticked(data, 'category.SENIOR') ? number(data, 'seniorUntil') : null,
    prizes: prizes.length === 0 ? [] : [{ of: 'all', places: prizes }],
    protestMinutes: number(data, 'protestMinutes') ?? from.protestMinutes,
    notes: {
      control: word('control'),
      penalties: word('penalties'),
      exclusion: word('exclusion'),
      appeals: word('appeals'),
      material: word('material'),
      other: word('other'),
    },
  }
}

const modeOf = (word: string): Regulations['mode'] | undefined =>
  (['HALL', 'ONLINE', 'MIXED'] as const).find((mode) => mode === word)

function chairsOf(data: FormData, format: Format): readonly number[] {
  const first = number(data, 'chairs')
  if (first === null || !format.chairs.includes(first)) return format.chairs
  return [first, ...format.chairs.filter((chairs) => chairs !== first)]
}

function groupOf(data: FormData): readonly GroupRule[] {
  const size = number(data, 'teamSize')
  if (size === null || size < 2) return []
  const counting = number(data, 'counting') ?? size
  return [{ kind: 'TEAM', size, counting, substitutes: number(data, 'substitutes') ?? 0 }]
}

/** An instant as the field for date and time wants it, in the time of the place where one sits. */
export function localTime(at: number): string {
  const date = new Date(at)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}
