/** Prints a published edition on paper, for a wall or an assembly. */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { readProfile, type Locale } from '@stolik/core'
import { hallZone } from '../../base/day-of.js'
import type { Imprint } from '../../print/imprint.js'
import { heading, muted, print, type Paper } from '../../print/paper.js'
import { namedProfile } from '../../rules/papers/rule-set.js'
import { figure, table } from '../../print/table.js'
import { ageSentences } from './ages.js'
import { type GameWords, dayWords, figureWords, saying, type TextOf } from './words/index.js'
import type { Published, PublishedRow } from '@stolik/contract/published/ranking'

/** More rows are no use on a wall, and drawing them would hold up the gateway's tables. */
export const mostOnPaper = 500
/** Only the best of a category are printed; all others are in the overall ranking. */
const mostInCategory = 20

export interface EditionPaper {
  readonly published: Published
  readonly scheme: Scheme
  readonly schemeVersion: number
  /** The game, if this gateway offers it. */
  readonly offer: GameWords | undefined
  /** The name that the owner has given to the rules of each profile of the scheme; null without one. */
  readonly ruleNames: readonly (string | null)[]
  readonly locale: Locale
}

export function printEdition(paper: EditionPaper): Promise<Uint8Array> {
  const { published, locale, schemeVersion } = paper
  const textOf = saying(locale)
  const { rows, teams, categories, season, corrects, correctedBy } = published
  return print(
    imprintOf(paper),
    {
      title: textOf('ranking'),
      subtitle: [
        textOf('edition', { n: published.edition }),
        textOf(`status.${published.status}`),
        textOf('scheme', { n: schemeVersion }),
      ].join(' · '),
      head: 'ornament',
    },
    (page) => {
      const style = { size: 8.5, colour: muted } as const
      page.y -= 6
      page.paragraph(
        textOf('season', { from: dayWords(locale, season.from), until: dayWords(locale, season.until) }),
        style,
      )
      if (correctedBy !== null) page.paragraph(textOf('correctedBy', { edition: correctedBy }), style)
      if (corrects !== null)
        page.paragraph(textOf('corrects', { edition: corrects.edition, reason: corrects.reason }), style)
      if (rows.length > mostOnPaper)
        page.paragraph(textOf('first', { n: mostOnPaper, all: rows.length }), style)
      for (const sentence of ageSentences(published, textOf)) page.paragraph(sentence, style)
      if (rows.length === 0) page.paragraph(textOf('empty'), {})
      else players(page, published, rows.slice(0, mostOnPaper), (row) => row.place, textOf)
      if (teams.length > 0) teamsOf(page, published, textOf)
      for (const category of categories) {
        const placed = rows
          .filter((row) => typeof row.places[category] === 'number')
          .sort((a, b) => (a.places[category] ?? 0) - (b.places[category] ?? 0))
        if (placed.length === 0) continue
        heading(page, textOf(`of.${category}`))
        players(
          page,
          published,
          placed.slice(0, mostInCategory),
          (row) => row.places[category] ?? null,
          textOf,
        )
      }
    },
  )
}

function imprintOf({ published, scheme, offer, ruleNames, locale }: EditionPaper): Imprint {
  const nameOf = (profile: string, n: number): string =>
    offer === undefined ? profile : namedProfile(offer, locale, profile, ruleNames[n] ?? null)
  return {
    locale,
    timeZone: hallZone,
    name: published.name,
    place: published.association,
    starts: Date.parse(`${published.date}T12:00:00Z`),
    profileName: scheme.profiles.map(nameOf).join(', '),
    // A rule set has no id, and only its game could make its digest.
    rules: scheme.profiles.map((profile) => readProfile(profile)?.base ?? profile).join(', '),
    version: offer?.plugin.version ?? 0,
    hash: published.hash,
    at: published.at,
  }
}

function players(
  page: Paper,
  { kind, decimals }: Published,
  rows: readonly PublishedRow[],
  placeOf: (row: PublishedRow) => number | null,
  textOf: TextOf,
): void {
  const { locale } = page.imprint
  table(
    page,
    [
      {
        ...figure(textOf('place'), 40),
        strong: true,
        cell: (row) => {
          const place = placeOf(row)
          return place === null ? '–' : `${place}.`
        },
      },
      { head: textOf('name'), flex: 3, wrap: true, cell: ({ name }) => name ?? textOf('forgotten') },
      { head: textOf('club'), flex: 2.6, muted: true, wrap: true, cell: ({ club }) => club ?? '' },
      {
        ...figure(textOf(kind === 'rating' ? 'rating' : 'score'), 56),
        strong: true,
        cell: ({ score }) => figureWords(locale, score, decimals),
      },
      { ...figure(textOf('events'), 46), cell: ({ events }) => String(events) },
      { ...figure(textOf('lists'), 40), cell: ({ lists }) => String(lists) },
    ],
    rows,
    { size: 10, rowHeight: 16.5 },
  )
}

function teamsOf(page: Paper, { teams, decimals }: Published, textOf: TextOf): void {
  heading(page, textOf('teams'))
  table(
    page,
    [
      { ...figure(textOf('place'), 40), strong: true, cell: ({ place }) => `${place}.` },
      { head: textOf('team'), flex: 2, strong: true, wrap: true, cell: ({ name }) => name },
      {
        head: textOf('members'),
        flex: 4,
        muted: true,
        wrap: true,
        cell: ({ members }) => members.map((one) => one.name ?? textOf('forgotten')).join(', '),
      },
      {
        ...figure(textOf('score'), 56),
        strong: true,
        cell: ({ score }) => figureWords(page.imprint.locale, score, decimals),
      },
    ],
    teams,
    { size: 9.5, rowHeight: 16.5 },
  )
}
