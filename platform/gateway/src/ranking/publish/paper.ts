/** Prints a published edition on paper, for a wall or an assembly. */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { readProfile, type Locale } from '@stolik/core'
import { hallZone } from '../../base/day-of.js'
import type { Imprint } from '../../print/imprint.js'
import { heading, muted, print, type Paper } from '../../print/paper.js'
import { namedProfile } from '../../rules/papers/rule-set.js'
import { table, type Column } from '../../print/table.js'
import { ageSentences } from './ages.js'
import { type GameWords, dayWords, figureWords, saying, type Said } from './words/index.js'
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
  readonly kept: readonly (string | null)[]
  readonly locale: Locale
}

export function printEdition(paper: EditionPaper): Promise<Uint8Array> {
  const { published, locale, schemeVersion } = paper
  const said = saying(locale)
  const { rows, teams, categories, season, corrects, correctedBy } = published
  return print(
    imprintOf(paper),
    {
      title: said('ranking'),
      subtitle: [
        said('edition', { n: published.edition }),
        said(`status.${published.status}`),
        said('scheme', { n: schemeVersion }),
      ].join(' · '),
      head: 'ornament',
    },
    (page) => {
      const style = { size: 8.5, colour: muted } as const
      page.y -= 6
      page.paragraph(
        said('season', { from: dayWords(locale, season.from), until: dayWords(locale, season.until) }),
        style,
      )
      if (correctedBy !== null) page.paragraph(said('correctedBy', { edition: correctedBy }), style)
      if (corrects !== null)
        page.paragraph(said('corrects', { edition: corrects.edition, reason: corrects.reason }), style)
      if (rows.length > mostOnPaper)
        page.paragraph(said('first', { n: mostOnPaper, all: rows.length }), style)
      for (const sentence of ageSentences(published, said)) page.paragraph(sentence, style)
      if (rows.length === 0) page.paragraph(said('empty'), {})
      else players(page, published, rows.slice(0, mostOnPaper), (row) => row.place, said)
      if (teams.length > 0) teamsOf(page, published, said)
      for (const category of categories) {
        const placed = rows
          .filter((row) => typeof row.places[category] === 'number')
          .sort((a, b) => (a.places[category] ?? 0) - (b.places[category] ?? 0))
        if (placed.length === 0) continue
        heading(page, said(`of.${category}`))
        players(page, published, placed.slice(0, mostInCategory), (row) => row.places[category] ?? null, said)
      }
    },
  )
}

function imprintOf({ published, scheme, offer, kept, locale }: EditionPaper): Imprint {
  const nameOf = (profile: string, n: number): string =>
    offer === undefined ? profile : namedProfile(offer, locale, profile, kept[n] ?? null)
  return {
    locale,
    timeZone: hallZone,
    ...{ name: published.name, place: published.association },
    starts: Date.parse(`${published.date}T12:00:00Z`),
    profileName: scheme.profiles.map(nameOf).join(', '),
    // A rule set has no id, and only its game could make its digest.
    rules: scheme.profiles.map((profile) => readProfile(profile)?.base ?? profile).join(', '),
    version: offer?.plugin.version ?? 0,
    ...{ hash: published.hash, at: published.at },
  }
}

const figureColumn = (head: string, width: number): Column => ({ head, width, align: 'right' })

function players(
  page: Paper,
  { kind, decimals }: Published,
  rows: readonly PublishedRow[],
  placeOf: (row: PublishedRow) => number | null,
  said: Said,
): void {
  const { locale } = page.imprint
  table(
    page,
    [
      { head: said('place'), width: 40, align: 'right', strong: true },
      { head: said('name'), flex: 3, wrap: true },
      { head: said('club'), flex: 2.6, muted: true, wrap: true },
      { ...figureColumn(said(kind === 'rating' ? 'rating' : 'score'), 56), strong: true },
      figureColumn(said('events'), 46),
      figureColumn(said('lists'), 40),
    ],
    rows.map((row) => {
      const place = placeOf(row)
      return [
        place === null ? '–' : `${place}.`,
        row.name ?? said('forgotten'),
        row.club ?? '',
        figureWords(locale, row.score, decimals),
        String(row.events),
        String(row.lists),
      ]
    }),
    { size: 10, rowHeight: 16.5 },
  )
}

function teamsOf(page: Paper, { teams, decimals }: Published, said: Said): void {
  heading(page, said('teams'))
  table(
    page,
    [
      { head: said('place'), width: 40, align: 'right', strong: true },
      { head: said('team'), flex: 2, strong: true, wrap: true },
      { head: said('members'), flex: 4, muted: true, wrap: true },
      { ...figureColumn(said('score'), 56), strong: true },
    ],
    teams.map(({ place, name, members, score }) => [
      `${place}.`,
      name,
      members.map((one) => one.name ?? said('forgotten')).join(', '),
      figureWords(page.imprint.locale, score, decimals),
    ]),
    { size: 9.5, rowHeight: 16.5 },
  )
}
