/** Reads a scheme from its form. Fields that are not shown keep their values; the gateway checks the result. */
import type { Part, Scheme } from '@stolik/contract/ranking/scheme'
import type { Locale } from '@stolik/core'
import { text } from '@stolik/elements/event/form'
import { isShown } from '../../form/field.js'
import { put, valueAt } from '../../form/paths.js'
import { readFields } from '../../form/read.js'
import { fieldsIn } from '../../form/show.js'
import type { Problem } from '../client.js'
import type { Table } from './table.js'
import type { Draft } from './types.js'

export interface Read {
  readonly draft: Draft
  /** The unreadable values, by path. */
  readonly problems: readonly Problem[]
}

/** @param table the fields of the form */
export function readForm(
  data: FormData,
  { scheme: before, parts: shapes }: Draft,
  { basics, parts, sections }: Table,
  locale: Locale,
): Read {
  // A part that was added may not be drawn yet.
  const isDrawn = (i: number): boolean => data.has(`parts.${i + 1}.name`)
  const rows = [...basics, ...parts.filter((_, i) => isDrawn(i)).flat(), ...Object.values(sections).flat()]
  const fields = fieldsIn(rows).filter((field) => field.path !== 'id' && isShown(field, before))
  const { value, unread } = readFields(data, fields, before, locale)
  const now = shapes.map((shape, i) => {
    if (!isDrawn(i)) return shape
    const at = `parts.${i + 1}`
    const only = text(data, `${at}.only`) === 'chosen'
    put(value, `${at}.events`, only ? eventsIn(data, at, shape.only, valueAt(before, at) as Part) : null)
    return { key: shape.key, only, find: text(data, `${at}.find`) ?? '' }
  })
  tidy(value)
  const problems = unread.map(({ path, code }) => ({ line: 0, code, args: { path }, message: code }))
  return { draft: { scheme: value, parts: now }, problems }
}

const namesIn = (data: FormData, name: string): readonly string[] =>
  data.getAll(name).filter((one) => typeof one === 'string')

/** When the list has just been opened, the events chosen before are kept. */
const eventsIn = (data: FormData, at: string, isOpen: boolean, { events }: Part): Part['events'] =>
  isOpen
    ? namesIn(data, `${at}.events`).map((value) => {
        const [source = '', event = ''] = JSON.parse(value) as readonly string[]
        return { source, event }
      })
    : (events ?? [])

/** Takes away what says nothing. */
function tidy(scheme: Scheme): void {
  const { count, tieBreaks } = scheme
  if (count.minimum.rounds === 0) put(scheme, 'count.minimum.rounds', undefined)
  if (count.kind === 'points' && count.bonus?.event === 0 && count.bonus.victory === 0)
    put(scheme, 'count.bonus', undefined)
  if (!tieBreaks.includes('lot')) put(scheme, 'seed', undefined)
}
