/** The regulations of an event and their formats, as the gateway returns them. */
import type { RegulationsInput } from '@stolik/contract/event/regulations'

export type Regulations = RegulationsInput
export type Format = Regulations['format']
export type SeriesPlan = Format['series'][number]
export type Mode = Regulations['mode']
export type Category = Regulations['categories'][number]
export type GroupRule = Regulations['groups'][number]
export type PrizeList = Regulations['prizes'][number]
export type Fee = NonNullable<Regulations['fee']>
export type ReducedFee = Fee['reduced'][number]

export const noteKinds = [
  'control',
  'penalties',
  'exclusion',
  'appeals',
  'material',
  'other',
] as const satisfies readonly (keyof Regulations['notes'])[]

/** Whether entries say who is a woman: a category or a fee depends on it. */
export const asksWoman = ({ categories, fee }: Pick<Regulations, 'categories' | 'fee'>): boolean =>
  categories.includes('WOMEN') || (fee?.reduced ?? []).some(({ women }) => women)

/** Whether entries say the year of birth. */
export const asksBorn = ({ categories, fee }: Pick<Regulations, 'categories' | 'fee'>): boolean =>
  categories.some((category) => category !== 'WOMEN') ||
  (fee?.reduced ?? []).some(({ bornFrom, bornUntil }) => (bornFrom ?? bornUntil) !== null)

export interface GameFormats {
  readonly game: string
  readonly example: string
  readonly usage: string
  readonly formats: readonly Format[]
}
