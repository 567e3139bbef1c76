/** Names the paths of a scheme, for the form and for refusals, and finds the field of each path. Pure. */
import { intlOf, type Arg } from '@stolik/core'
import type { CodedMessage } from '../client.js'
import type { SchemeSpeaker } from './types.js'

/** Names `parts.2.weight` with its group, for use where the group is not visible; items are counted from 1. */
export function labelOf(path: string, speaker: Pick<SchemeSpeaker, 'say'>): string {
  const [of, n, ...more] = path.split('.')
  if (of !== 'parts' || n === undefined) return shortLabelOf(path, speaker)
  const part = speaker.say('rankscheme.part', { n: Number(n) })
  return more.length === 0 ? part : `${part}: ${shortLabelOf(path, speaker)}`
}

/** Returns the label of a path's field. */
export const shortLabelOf = (path: string, { say }: Pick<SchemeSpeaker, 'say'>): string =>
  wordOf(path.split('.'), say)

/** Returns the word for a field, or for its parent: a line of a list in one field has the name of the list. */
function wordOf(steps: readonly string[], say: SchemeSpeaker['say']): string {
  const n = Number(steps.findLast(isNumber) ?? 0)
  const names = steps.filter((step) => !isNumber(step))
  for (let length = names.length; length > 0; length--) {
    const code = `rankscheme.field.${names.slice(0, length).join('.')}`
    const found = [...(n > 0 ? [`${code}.n`] : []), code].find((one) => say(one) !== one)
    if (found !== undefined) return say(found, { n })
  }
  return steps.join('.')
}

const isNumber = (step: string): boolean => /^\d+$/.test(step)

/** Returns the form field that shows a path: the field itself, the first one inside it, or its parent. */
export function fieldOf(path: string, fields: readonly string[]): string | undefined {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const at = steps.slice(0, length).join('.')
    const found = fields.find((name) => name === at) ?? fields.find((name) => name.startsWith(`${at}.`))
    if (found !== undefined) return found
  }
  return undefined
}

/** Fields that are written in percent, and stored as a share. */
export const isPercent = (path: string): boolean =>
  ['count.decay.factor', 'count.carry', 'count.minimum.share', 'count.minimum.rounds'].includes(path)

/** Describes a problem without its place: the text stands at the field, or after its label. */
export function problemText({ code, args, message }: CodedMessage, { say, locale }: SchemeSpeaker): string {
  const path = String(args['path'] ?? '')
  const { other } = args
  const figures = new Intl.NumberFormat(intlOf(locale), { maximumFractionDigits: 6 })
  const told = Object.fromEntries(
    Object.entries(args).map(([name, value]): [string, Arg] => {
      if (name === 'other' && typeof other === 'string') return [name, labelOf(other, { say })]
      // Fractional numbers come as text.
      const number = name === 'min' || name === 'max' ? Number(value) : NaN
      return [name, Number.isNaN(number) ? value : figures.format(isPercent(path) ? 100 * number : number)]
    }),
  )
  const known = `rankscheme.wrong.${meant(code, path)}`
  const said = say(known, told)
  return said === known ? message : said
}

/** At some paths, a code has a more specific meaning in words. */
function meant(code: string, path: string): string {
  const isText = /(^|\.)(name|(names|organisers|regions|clubs|profiles)\.\d+)$/.test(path)
  if (code === 'RANGE' && isText) return 'LENGTH'
  return code === 'CONTRADICTS' && /^parts\.\d+\.hall$/.test(path) ? 'NOWHERE' : code
}
