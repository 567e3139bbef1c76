/**
 * Prints the minutes of an event: notices, rulings, corrected lists, adjustments of points, and protests with their
 * decisions.
 */
import { say, type Catalogue } from '@stolik/core'
import type { By } from '@stolik/event/model/entry'
import { reasonInWords } from '@stolik/event/model/playing'
import type { ListNote } from '@stolik/event/papers/list-notes'
import type { Minutes } from '@stolik/event/papers/minutes'
import type { ProtestNote, Step } from '@stolik/event/papers/protest-notes'
import { fact, section } from '../../print/fact.js'
import type { Imprint } from '../../print/imprint.js'
import { endedEarlyText, reopened, withClause } from './ranking.js'
import { muted, print, type Paper } from '../../print/paper.js'
import { signatures } from '../../print/sign.js'
import { figure, table } from '../../print/table.js'
import {
  day,
  joined,
  moment,
  money,
  signedPoints,
  textsOf,
  word,
  type TextOf,
} from '../../print/words/index.js'

export interface MinutesSheet {
  readonly imprint: Imprint
  readonly minutes: Minutes
  /** Whether it is for the director, and may contain names and texts that are not public. */
  readonly full: boolean
  /** The game's catalogue in the imprint's language. */
  readonly catalogue: Catalogue
}

export const printMinutes = ({ imprint, minutes, full, catalogue }: MinutesSheet): Promise<Uint8Array> => {
  const textOf = minutesOf(imprint)
  return print(
    imprint,
    { title: textOf('title'), subtitle: textOf(full ? 'full' : 'public'), head: 'ornament' },
    (paper) => {
      proceedings(paper, minutes)
      const inFiles = handOvers(imprint, minutes)
      const parts: readonly (readonly [string, readonly Fact[]])[] = [
        ['amendments', minutes.amendments.map(({ at, reason }) => [day(imprint, at, true), reason])],
        ['ending', ending(imprint, minutes)],
        // Nearly no event has been in a file, so the minutes do not say that it was not.
        ...(inFiles.length === 0 ? [] : [['handOvers', inFiles] as const]),
        ['reopenings', minutes.reopenings.map((one, i) => [`${i + 1}.`, reopened(imprint, one)])],
        [
          'notices',
          minutes.notices.map(({ at, text }) => [
            moment(imprint, at),
            text === '' ? textOf('noNotice') : text,
          ]),
        ],
        ['rulings', minutes.rulings.map((one) => ruling(imprint, catalogue, one))],
        ['requests', minutes.requests.map((one) => requestNote(imprint, one))],
        ['seats', minutes.seats.map((one) => seatNote(imprint, one))],
        ['roster', minutes.roster.map((one) => rosterNote(imprint, one))],
        ['lists', minutes.lists.map((one) => listNote(imprint, one))],
        ['adjustments', minutes.adjustments.map((one) => adjustment(imprint, one))],
        ['excluded', minutes.excluded.map((one) => exclusion(imprint, one))],
        ['protests', minutes.protests.flatMap((one) => protest(imprint, one))],
      ]
      for (const [title, facts] of parts) {
        if (facts.length === 0) continue
        section(paper, textOf(title))
        for (const [label, text] of facts) {
          fact(paper, label, text)
          paper.y += 3
        }
      }
      const silent = parts.filter(([, facts]) => facts.length === 0).map(([title]) => textOf(title))
      paper.y += 6
      if (silent.length > 0)
        paper.paragraph(textOf('none', { what: silent.join(', ') }), { size: 9.5, colour: muted })
      signatures(paper)
    },
  )
}

type Fact = readonly [label: string, text: string]

const minutesOf = (imprint: Imprint): TextOf => textsOf(imprint, 'minutes.')

/** The officials, and when each series was played. */
function proceedings(paper: Paper, { officials, series, final }: Minutes): void {
  const { imprint } = paper
  const textOf = minutesOf(imprint)
  const time = (at: number | null): string => (at === null ? '–' : moment(imprint, at))
  fact(
    paper,
    textOf('officials'),
    officials.map(({ name, office }) => `${name} (${textOf(`office.${office}`)})`).join(', '),
  )
  if (final !== null) fact(paper, textOf('final'), day(imprint, final.at, true))
  if (series.length === 0) return
  section(paper, word(imprint.locale, 'series'))
  const column = (
    code: string,
    width: number,
    cell: (one: Minutes['series'][number]) => string | number,
  ) => ({
    ...figure(textOf(code), width),
    cell: (one: Minutes['series'][number]) => String(cell(one)),
  })
  table(
    paper,
    [
      { head: word(imprint.locale, 'series.n'), flex: 1, strong: true, cell: (one) => String(one.series) },
      column('begun', 95, ({ started }) => time(started)),
      column('ended', 95, ({ ended }) => time(ended)),
      column('tables', 60, ({ tables }) => tables),
      column('byes', 60, ({ byes }) => byes),
      column('extended', 80, ({ extended }) => (extended === 0 ? '–' : `${extended} min`)),
      column('draws', 75, ({ draws }) => draws),
    ],
    series,
    { size: 10 },
  )
  paper.y += 4
}

interface Place {
  readonly series: number
  readonly table: number
  readonly hand?: number | null
}

function where(imprint: Imprint, { series, table: n, hand = null }: Place): string {
  const textOf = minutesOf(imprint)
  return textOf('at', { series, table: n }) + (hand === null ? '' : `, ${textOf('hand', { hand })}`)
}

function ruling(imprint: Imprint, catalogue: Catalogue, one: Minutes['rulings'][number]): Fact {
  const { locale } = imprint
  const label = `${one.n}. ${where(imprint, one)}\n${joined([moment(imprint, one.at), one.by], ' ')}`
  const lines = one.lines.map(({ code, args, clause }) =>
    withClause(imprint, say(catalogue, locale, code, args), clause),
  )
  const question = one.question === null ? '' : say(catalogue, locale, `arbiter.${one.question}`)
  return [label, joined([question, ...lines, one.note], '\n')]
}

function requestNote(
  imprint: Imprint,
  { kind, numbers, names, table, at, reason }: Minutes['requests'][number],
): Fact {
  const [a = 0, b = 0] = numbers
  const wish = word(imprint.locale, `plan.asked.${kind}`, { a, b, table: table ?? 0 })
  return [moment(imprint, at), joined([`${wish} (${names.join(', ')})`, reason], '\n')]
}

/** That the event was cancelled or ended early, and whose fees are paid back. */
function ending(imprint: Imprint, { endedEarly, undoneEnds, cancelled, refunds }: Minutes): readonly Fact[] {
  const textOf = minutesOf(imprint)
  const facts: Fact[] = undoneEnds.flatMap(({ at, after, reason, undone }): Fact[] => [
    [moment(imprint, at), `${word(imprint.locale, 'ended.early', { series: after })} ${reason}`],
    [moment(imprint, undone.at), `${textOf('undoneEnd')} ${undone.reason}`],
  ])
  if (endedEarly !== null) facts.push([moment(imprint, endedEarly.at), endedEarlyText(imprint, endedEarly)])
  if (cancelled !== null)
    facts.push([
      moment(imprint, cancelled.at),
      `${textOf('cancelled')} ${word(imprint.locale, 'fees.refund')} ${cancelled.reason}`,
    ])
  const paidBack = refunds.map(
    ({ number, name, amount, currency }) => `${number} ${name} ${money(imprint.locale, amount, currency)}`,
  )
  if (paidBack.length > 0) facts.push([textOf('refunds'), paidBack.join(', ')])
  return facts
}

/** Who brought the event from a file, who had it in one, and how it came back. */
const handOvers = (imprint: Imprint, { handOvers: all, brought }: Minutes): readonly Fact[] => {
  const textOf = minutesOf(imprint)
  const named = (by: By): string => (by.kind === 'direction' && by.name) || '–'
  const here: readonly Fact[] =
    brought === null
      ? []
      : [[moment(imprint, brought.at), textOf('brought', { by: named(brought.by), n: brought.entries })]]
  const away = all.map(({ at, by, back }): Fact => {
    const taken = textOf('handedOver', { by: named(by) })
    if (back === null) return [moment(imprint, at), taken]
    const time = moment(imprint, back.at)
    const came =
      back.reason === null
        ? textOf('tookBack', { time, n: back.entries })
        : textOf('gaveUp', { time, reason: back.reason })
    return [moment(imprint, at), `${taken}\n${came}`]
  })
  return [...here, ...away]
}

function seatNote(imprint: Imprint, { series, at, what, reason, moved }: Minutes['seats'][number]): Fact {
  const textOf = minutesOf(imprint)
  const place = (one: number | 'bye' | null): string =>
    typeof one === 'number' ? textOf('seat.table', { table: one }) : textOf(`seat.${one ?? 'none'}`)
  const moves = moved.map(({ number, name, from, to }) => `${number} ${name}: ${place(from)} → ${place(to)}`)
  const title = what === 'unstart' ? `${textOf('unstarted')} ${reason}` : reason
  return [`${textOf('series', { n: series })}, ${moment(imprint, at)}`, [title, ...moves].join('\n')]
}

function listNote(imprint: Imprint, one: ListNote): Fact {
  const textOf = minutesOf(imprint)
  const what = joined(
    [textOf(`list.${one.what}`), one.who.join(', '), reasonInWords(one.reason, textsOf(imprint))],
    ': ',
  )
  return [where(imprint, one), withClause(imprint, what, one.clause)]
}

function rosterNote(imprint: Imprint, { what, at, number, name, by, from }: Minutes['roster'][number]): Fact {
  const text = minutesOf(imprint)(`roster.${what}`, { by: by ?? '', from: from ?? 0 })
  return [`${number} ${name}`, `${moment(imprint, at)} · ${text}`]
}

function adjustment(imprint: Imprint, one: Minutes['adjustments'][number]): Fact {
  const textOf = minutesOf(imprint)
  const at = one.series === null ? word(imprint.locale, 'results.whole') : textOf('series', { n: one.series })
  const small =
    one.small === 0
      ? ''
      : ` (${word(imprint.locale, 'results.small')} ${signedPoints(imprint.locale, one.small)})`
  const text = withClause(
    imprint,
    `${signedPoints(imprint.locale, one.points)}${small} · ${one.reason}`,
    one.clause,
  )
  const revoked = one.revoked === null ? '' : `\n${textOf('revoked')}: ${one.revoked}`
  return [`${one.n}. ${one.name}`, `${at} · ${text}${revoked}`]
}

function exclusion(imprint: Imprint, one: Minutes['excluded'][number]): Fact {
  const textOf = minutesOf(imprint)
  const text = withClause(imprint, one.reason ?? textOf('out'), one.clause)
  const { overturned } = one
  if (overturned === null) return [`${one.number} ${one.name}`, text]
  const at = `${textOf('overturned')} ${moment(imprint, overturned.at)}`
  const why = overturned.reason === null ? at : `${at}: ${overturned.reason}`
  return [`${one.number} ${one.name}`, `${text}\n${withClause(imprint, why, overturned.clause)}`]
}

/** A protest step by step, each with its time and its deadline. */
function protest(imprint: Imprint, one: ProtestNote): readonly Fact[] {
  const textOf = minutesOf(imprint)
  const step = (code: string, { at, by, text }: Step, until: number | null): string => {
    const limit = until === null ? '' : `, ${textOf('until', { time: moment(imprint, until) })}`
    const who = by === null ? '' : ` ${by}`
    return `${textOf(`step.${code}`)} ${moment(imprint, at)}${limit}${who}${text === null ? '' : `: ${text}`}`
  }
  const steps = [
    step('protest', one.protest, one.until),
    one.decision === null ? '' : step('decision', one.decision, null),
    one.appeal === null ? '' : step('appeal', one.appeal, one.appealUntil),
    one.appealDecision === null ? '' : step('appealDecision', one.appealDecision, null),
    textOf(`status.${one.status}`),
  ]
  return [[`${one.n}. ${where(imprint, one)}`, joined(steps, '\n')]]
}
