/** The lists of the regulations whose entries are rows of the form: halls, lower fees and lost games. */
import type { Speaker } from '@stolik/elements/event/speaker'
import { word } from '../../form/codecs.js'
import type { Field } from '../../form/field.js'
import { valueAt } from '../../form/paths.js'
import { coins, whole, year } from './codecs.js'
import { text, tick, named } from './table.js'

/** A field of a row is shown whatever the row has. */
const inRow = (field: Field): Field => named({ ...field, when: true })

/** A list whose entries are rows of the form, some of them empty. */
export interface Rows {
  readonly path: 'halls' | 'fee.reduced' | 'fee.lost'
  /** A row of which nothing is known yet. */
  readonly blank: object
  /** What a row that counts has at least. */
  readonly least: object
  /** Rows that are empty at first, besides those that are filled in. */
  readonly spare: number
  readonly most: number
  readonly title: ((n: number) => string) | null
  /** @param before the row as it was */
  readonly fields: (n: number, before: object) => readonly Field[]
  /** The field that decides whether a row counts; by default each does. */
  readonly decides?: string
}

export const halls = ({ say }: Speaker): Rows => ({
  path: 'halls',
  blank: { name: '', from: 0, to: 0 },
  least: {},
  spare: 3,
  most: 20,
  title: (n) => say('announce.halls', { n }),
  fields: (n) => {
    const at = `halls.${n}` as const
    return [
      text(`${at}.name`, word, { label: say('announce.hallName'), empty: '' }),
      text(`${at}.from`, year, { label: say('announce.hallFrom') }),
      text(`${at}.to`, year, { label: say('announce.hallTo') }),
    ].map(inRow)
  },
})

export const reducedFees = ({ say }: Speaker): Rows => ({
  path: 'fee.reduced',
  blank: { women: false, bornFrom: null, bornUntil: null, club: null },
  least: { amount: 0 },
  spare: 3,
  most: Infinity,
  title: (n) => say('announce.reduced', { n }),
  fields: (n, before) => {
    const at = `fee.reduced.${n}` as const
    const born = (of: 'bornFrom' | 'bornUntil'): Field =>
      text(`${at}.${of}`, year, {
        label: say(`announce.${of}`),
        // A year that is to be filled in (`forAnotherTime`) stays so until somebody does.
        ...(valueAt(before, of) === 0 ? {} : { empty: null }),
      })
    return [
      text(`${at}.amount`, coins, { label: say('announce.fee') }),
      born('bornFrom'),
      born('bornUntil'),
      text(`${at}.club`, word, { label: say('announce.ofClub'), empty: null }),
      tick(`${at}.women`, { label: say('announce.forWomen') }),
    ].map(inRow)
  },
})

export const lostGames = ({ say }: Speaker): Rows => ({
  path: 'fee.lost',
  blank: {},
  least: { amount: 0 },
  spare: 2,
  most: Infinity,
  title: null,
  decides: 'amount',
  fields: (n) => {
    const at = `fee.lost.${n}` as const
    return [
      text(`${at}.from`, whole, {
        label: say('announce.lostFrom'),
        initial: n === 1 ? 1 : undefined,
        empty: n,
      }),
      text(`${at}.amount`, coins, { label: say('announce.lostAmount') }),
    ].map(inRow)
  },
})
