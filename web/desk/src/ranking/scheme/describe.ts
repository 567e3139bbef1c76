/** Describes a scheme in words, line by line, and the differences between two. Pure. */
import type { Part, Scheme } from '@stolik/contract/ranking/scheme'
import { html, type TemplateResult } from 'lit'
import { formatFigure } from '../../form/codecs.js'
import { fieldsIn, wordsOf, type Row } from '../../form/show.js'
import { labelOf } from './paths.js'
import { tableOf } from './table.js'
import type { SchemeSpeaker } from './types.js'

export interface SchemeLine {
  readonly label: string
  readonly words: string
}

const nothingKnown = { profiles: [], own: new Map<string, string>(), hintOf: () => undefined, isNew: false }

/** Describes a scheme in the order of its form. Unused settings have no line. */
export function describeScheme(scheme: Scheme, speaker: SchemeSpeaker): readonly SchemeLine[] {
  const { basics, sections } = tableOf(speaker, scheme, nothingKnown)
  const linesOf = (rows: readonly Row[]): readonly SchemeLine[] =>
    fieldsIn(rows).flatMap((field) => {
      const words = wordsOf(field, scheme, speaker.locale)
      return words === null || words === ''
        ? []
        : [{ label: labelOf(field.calledAs ?? field.path, speaker), words }]
    })
  return [
    ...linesOf(basics),
    ...scheme.parts.map((part, i) => partLine(part, i + 1, speaker)),
    ...Object.values(sections).flatMap(linesOf),
  ]
}

/** A group of events is one line. */
function partLine(part: Part, n: number, { say, locale }: SchemeSpeaker): SchemeLine {
  const { name, kinds, hall, online, organisers, regions, events, weight, best } = part
  const { sizes = [], strengths = [] } = part
  const where = [...(hall ? [say('rankscheme.hall')] : []), ...(online ? [say('rankscheme.online')] : [])]
  const factor = (code: string, bound: number, times: number): string =>
    say(`rankscheme.says.${code}`, { n: bound, weight: formatFigure(times, locale) })
  const words = [
    kinds.map((kind) => say(`rankdesk.kind.${kind.toUpperCase()}`)).join(' + '),
    where.join(' + '),
    organisers?.join(', ') ?? '',
    regions?.join(', ') ?? '',
    events === null ? '' : say('rankdesk.sheets', { n: events.length }),
    weight === 1 ? '' : `× ${formatFigure(weight, locale)}`,
    ...sizes.map((one) => factor('size', one.players, one.weight)),
    ...strengths.map((one) => factor('strength', one.place, one.weight)),
    best === undefined ? '' : say('rankscheme.says.best', { n: best }),
  ]
  return {
    label: name === '' ? say('rankscheme.part', { n }) : say('rankscheme.partNamed', { name }),
    words: words.filter((one) => one !== '').join(' · '),
  }
}

export interface SchemeChange {
  readonly label: string
  /** In words; null where there was no such line, or is none now. */
  readonly before: string | null
  readonly after: string | null
}

/** Returns the changes of a scheme, line by line by their labels. */
export function changesOf(before: Scheme, after: Scheme, speaker: SchemeSpeaker): readonly SchemeChange[] {
  const old = describeScheme(before, speaker)
  const now = describeScheme(after, speaker)
  const labels = [...new Set([...now, ...old].map(({ label }) => label))]
  const wordsIn = (lines: readonly SchemeLine[], label: string): string | null => {
    const found = lines.filter((line) => line.label === label)
    return found.length === 0 ? null : found.map(({ words }) => words).join(' / ')
  }
  return labels.flatMap((label) => {
    const change = { label, before: wordsIn(old, label), after: wordsIn(now, label) }
    return change.before === change.after ? [] : [change]
  })
}

/** What changes between two schemes, before and after side by side. */
export const changeList = (changes: readonly SchemeChange[], { say }: SchemeSpeaker): TemplateResult =>
  html`<ul>
    ${changes.map(
      ({ label, before, after }) =>
        html`<li>
          ${label}: ${before ?? say('rankscheme.nothing')} →
          <strong>${after ?? say('rankscheme.nothing')}</strong>
        </li>`,
    )}
  </ul>`

export const schemeSummary = (lines: readonly SchemeLine[]): TemplateResult =>
  html`<dl>
    ${lines.map(
      ({ label, words }) =>
        html`<dt>${label}</dt>
          <dd>${words}</dd>`,
    )}
  </dl>`
