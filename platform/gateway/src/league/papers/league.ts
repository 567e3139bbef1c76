/** Prints a league for the wall of a club: its tables, or its fixtures with what they came to. */
import type {
  LeagueTableRow,
  PublishedLeague,
  PublishedMatch,
  PublishedResult,
} from '@stolik/contract/published/league'
import type { Imprint } from '../../print/imprint.js'
import { heading, muted, print, type Paper } from '../../print/paper.js'
import { figure, table } from '../../print/table.js'
import { joined, moment, points, signedPoints, textsOf, word, type TextOf } from '../../print/words/index.js'

export const leagueParts = ['table', 'fixtures'] as const
export type LeaguePart = (typeof leagueParts)[number]

export interface LeaguePages {
  readonly imprint: Imprint
  readonly league: PublishedLeague
}

export function printLeague(pages: LeaguePages, part: LeaguePart): Promise<Uint8Array> {
  const { imprint, league } = pages
  const textOf = textsOf(imprint, 'league.')
  const kind = {
    title: textOf(part),
    subtitle: joined([textOf('season', { season: league.rules.season }), textOf(league.phase)]),
    head: 'ornament',
  } as const
  return print(imprint, kind, (paper) => {
    for (const { division, name } of league.rules.divisions) {
      if (league.rules.divisions.length > 1) heading(paper, name)
      if (part === 'table') tableOf(paper, pages, division)
      else fixturesOf(paper, pages, division)
    }
  })
}

const teamName = ({ teams }: PublishedLeague, id: string): string =>
  teams.find(({ team }) => team === id)?.name ?? id

const matchName = (league: PublishedLeague, { teams, day }: PublishedMatch): string =>
  `${teams.map((id) => teamName(league, id)).join(' – ')} (${day})`

const small = { size: 8.5, colour: muted } as const

function tableOf(paper: Paper, { imprint, league }: LeaguePages, division: string): void {
  const { locale } = imprint
  const textOf = textsOf(imprint, 'league.')
  const rows = league.tables.find((one) => one.division === division)?.rows ?? []
  const counted = (code: 'played' | 'won' | 'drawn' | 'lost', width: number) => ({
    ...figure(textOf(code), width),
    cell: (row: LeagueTableRow) => String(row[code]),
  })
  table(
    paper,
    [
      {
        ...figure(word(locale, 'results.place'), 34),
        strong: true,
        cell: ({ place }) => (place === null ? '–' : `${place}.`),
      },
      {
        head: word(locale, 'results.team'),
        flex: 3,
        strong: true,
        wrap: true,
        cell: ({ team }) => teamName(league, team),
      },
      counted('played', 48),
      counted('won', 54),
      counted('drawn', 54),
      counted('lost', 60),
      { ...figure(word(locale, 'results.small'), 58), cell: (row) => points(locale, row.small) },
      {
        ...figure(word(locale, 'results.points'), 52),
        strong: true,
        cell: (row) => points(locale, row.points),
      },
    ],
    rows,
    {
      size: 10,
      rowHeight: 17,
      below: { column: 1, text: (row, at) => belowRow({ imprint, league }, row, rows[at + 1]) },
    },
  )
  const own = new Set(rows.map(({ team }) => team))
  for (const { team, points: teamPoints, small: alsoGiven, reason, clause, revoked } of league.penalties)
    if (own.has(team) && revoked === null)
      note(
        paper,
        `${teamName(league, team)}: ${textOf('penalty', {
          points: signedPoints(locale, teamPoints),
          small: signedPoints(locale, alsoGiven),
          reason: clause === null ? reason : `${reason} (${clause})`,
        })}`,
      )
  for (const { match, final } of league.reopened ?? []) {
    const of = league.matches.find((one) => one.match === match && one.division === division)
    if (of !== undefined) note(paper, textOf(final ? 'newer' : 'reopened', { match: matchName(league, of) }))
  }
  for (const { division: of, teams, reason } of league.decisions)
    if (of === division)
      note(paper, textOf('decision', { teams: teams.map((id) => teamName(league, id)).join(', '), reason }))
}

function note(paper: Paper, text: string): void {
  paper.y += 3
  paper.paragraph(text, small)
}

/** What became of a team, and what put it before the next one. */
function belowRow(
  { imprint, league }: LeaguePages,
  row: LeagueTableRow,
  next: LeagueTableRow | undefined,
): string {
  const textOf = textsOf(imprint, 'league.')
  const isClosed = league.phase === 'CLOSED'
  // Before the season ends nobody is promoted: the team only stands where it would be.
  const [up, down] = isClosed ? ['up', 'down'] : ['upNow', 'downNow']
  const withdrawn = league.teams.find(({ team }) => team === row.team)?.withdrawn ?? null
  return joined([
    withdrawn === null ? '' : textOf('withdrawn', { reason: withdrawn.reason }),
    row.moves === 0 || (row.played === 0 && !isClosed) ? '' : textOf(row.moves === 1 ? up : down),
    row.ahead === null || next === undefined
      ? ''
      : textOf('before', { name: teamName(league, next.team), what: reasonOf(row.ahead, imprint.locale) }),
  ])
}

function reasonOf(
  { by, own, other }: NonNullable<LeagueTableRow['ahead']>,
  locale: Imprint['locale'],
): string {
  const what = word(locale, `league.by.${by}`)
  const isFigure = by !== 'LOT' && by !== 'RANKED'
  return isFigure ? `${what} (${points(locale, own)} : ${points(locale, other)})` : what
}

function fixturesOf(paper: Paper, { imprint, league }: LeaguePages, division: string): void {
  const { locale } = imprint
  const textOf = textsOf(imprint, 'league.')
  const matches = league.matches.filter((match) => match.division === division)
  const teams = league.teams.filter((team) => team.division === division && team.withdrawn === null)
  for (const day of new Set(matches.map((match) => match.day))) {
    const own = matches.filter((match) => match.day === day)
    const resting = teams.filter(({ team }) => !own.some((match) => match.teams.includes(team)))
    paper.need(70)
    paper.y += 8
    paper.paragraph(textOf('day', { n: day }), { size: 12, face: 'strong' })
    paper.y += 2
    table(
      paper,
      [
        {
          head: textOf('when'),
          width: 92,
          wrap: true,
          cell: ({ starts }) => (starts === null ? textOf('open') : moment(imprint, starts)),
        },
        { head: textOf('where'), flex: 2, muted: true, wrap: true, cell: ({ place }) => place },
        { head: textOf('match'), flex: 4, wrap: true, cell: (match) => sides(league, match, locale) },
      ],
      own,
      { size: 9.5, rowHeight: 16.5, below: { column: 1, text: (match) => belowMatch(imprint, match) } },
    )
    if (resting.length > 0)
      note(paper, textOf('rests', { teams: resting.map(({ name }) => name).join(', ') }))
  }
  for (const { division: of, seed } of league.draws)
    if (of === division) note(paper, textOf('seed', { seed }))
}

/** The teams in order, the better one first once there is a result. */
function sides(
  league: PublishedLeague,
  { teams, result }: PublishedMatch,
  locale: Imprint['locale'],
): string {
  if (result === null) return teams.map((id) => teamName(league, id)).join(' – ')
  return [...result.teams]
    .sort((a, b) => (a.place ?? 9) - (b.place ?? 9))
    .map(({ team, absent, points: match, small: own }) => {
      const name = teamName(league, team)
      if (absent) return `${name} (${word(locale, 'league.absent')})`
      return match === null || own === null
        ? name
        : `${name} ${points(locale, match)} (${points(locale, own)})`
    })
    .join(' – ')
}

function belowMatch(imprint: Imprint, { moves, result, open }: PublishedMatch): string {
  const textOf = textsOf(imprint, 'league.')
  const last = moves.at(-1)
  const from = last?.starts ?? null
  const planned = joined([from === null ? textOf('open') : moment(imprint, from), last?.place ?? ''], ', ')
  return joined([
    last === undefined ? '' : textOf('moved', { from: planned, reason: last.reason }),
    result === null && !open ? textOf('notPlayed') : '',
    result === null ? '' : whyResult(result, textOf),
  ])
}

function whyResult({ kind, reason, corrections }: PublishedResult, textOf: TextOf): string {
  if (reason === null) return ''
  if (kind === 'WALKOVER') return textOf('walkover', { reason })
  return corrections > 0 ? textOf('corrected', { reason }) : ''
}
