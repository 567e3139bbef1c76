/** Prints what went wrong in an evening, for the board: penalties, protests, rulings, changes, payments and what was undone. */
import { say, type Catalogue } from '@stolik/core'
import { reasonInWords } from '@stolik/event/model/playing'
import { incidentGroups, type Incident } from '@stolik/event/papers/incident'
import { fact, section } from '../../print/fact.js'
import type { Imprint } from '../../print/imprint.js'
import { muted, print } from '../../print/paper.js'
import { signatures } from '../../print/sign.js'
import { joined, moment, money, signedPoints, textsOf, word } from '../../print/words/index.js'
import { withClause } from './ranking.js'

export interface IncidentsSheet {
  readonly imprint: Imprint
  readonly incidents: readonly Incident[]
  /** Null where the regulations name none. */
  readonly currency: string | null
  /** The game's catalogue in the imprint's language. */
  readonly catalogue: Catalogue
}

export const printIncidents = (sheet: IncidentsSheet): Promise<Uint8Array> => {
  const { imprint, incidents } = sheet
  const textOf = textsOf(imprint, 'incidents.')
  return print(imprint, { title: textOf('title'), subtitle: textOf('for'), head: 'ornament' }, (paper) => {
    const silent = incidentGroups.filter((one) => incidents.every(({ group }) => group !== one))
    for (const one of incidentGroups) {
      const all = incidents.filter(({ group }) => group === one)
      if (all.length === 0) continue
      section(paper, textOf(`group.${one}`))
      for (const incident of all) {
        fact(paper, labelOf(imprint, incident), textOfIncident(sheet, incident))
        paper.y += 3
      }
    }
    paper.y += 6
    if (silent.length > 0) {
      const what = silent.map((one) => textOf(`group.${one}`)).join(', ')
      paper.paragraph(word(imprint.locale, 'minutes.none', { what }), { size: 9.5, colour: muted })
    }
    signatures(paper)
  })
}

/** When and where; what it is if neither is known, as of a fee that nobody has paid. */
function labelOf(imprint: Imprint, incident: Incident): string {
  return whenAndWhere(imprint, incident) || word(imprint.locale, `incidents.${incident.kind}`)
}

function whenAndWhere(imprint: Imprint, { at, series, table, hand }: Incident): string {
  const { locale } = imprint
  const place =
    table !== null && series !== null
      ? word(locale, 'minutes.at', { series, table })
      : series === null
        ? ''
        : word(locale, 'minutes.series', { n: series })
  const deal = hand === null ? '' : word(locale, 'minutes.hand', { hand })
  return joined([at === null ? '' : moment(imprint, at), joined([place, deal], ', ')], '\n')
}

function textOfIncident({ imprint, catalogue, currency }: IncidentsSheet, one: Incident): string {
  const { locale } = imprint
  // No line ends within an amount.
  const amount =
    one.amount === null || currency === null
      ? ''
      : money(locale, one.amount, currency).replaceAll(' ', '\u00a0')
  const head = joined([
    whenAndWhere(imprint, one) === '' ? '' : word(locale, `incidents.${one.kind}`),
    one.who.join(', '),
    one.points === null ? '' : signedPoints(locale, one.points),
    amount,
  ])
  const status = one.status === null ? '' : word(locale, `minutes.status.${one.status}`)
  const lines = one.lines.map(({ code, args, clause }) =>
    withClause(imprint, say(catalogue, locale, code, args), clause),
  )
  const question = one.question === null ? '' : say(catalogue, locale, `arbiter.${one.question}`)
  const text = reasonInWords(one.text, textsOf(imprint))
  return joined([head, question, ...lines, withClause(imprint, text, one.clause), status], '\n')
}
