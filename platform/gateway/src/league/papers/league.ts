/** Prints a league for the wall of a club: its tables, or its fixtures with what they came to. */
import type {
  LeagueTable,
  LeagueTableRow,
  PublishedLeague,
  PublishedMatch,
} from '@stolik/contract/published/league'
import type { Imprint } from '../../print/imprint.js'
import { heading, muted, print, type Paper } from '../../print/paper.js'
import { table } from '../../print/table.js'
import { moment, points, signedPoints, word } from '../../print/words/index.js'

export const leagueParts = ['table', 'fixtures'] as const
export type LeaguePart = (typeof leagueParts)[number]

export interface LeaguePages {
  readonly imprint: Imprint
  readonly league: PublishedLeague
}

export function printLeague(pages: LeaguePages, part: LeaguePart): Promise<Uint8Array> {
  const { imprint, league } = pages
  const said = (code: string, args = {}): string => word(imprint.locale, `league.${code}`, args)
  const kind = {
    title: said(part),
    subtitle: [said('season', { season: league.rules.season }), said(league.phase)].join(' · '),
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
  const said = (code: string, args = {}): string => word(locale, `league.${code}`, args)
  const rows = league.tables.find((one) => one.division === division)?.rows ?? []
  const figure = (head: string, width: number) => ({ head, width, align: 'right' }) as const
  table(
    paper,
    [
      { ...figure(word(locale, 'results.place'), 34), strong: true },
      { head: word(locale, 'results.team'), flex: 3, strong: true, wrap: true },
      figure(said('played'), 48),
      figure(said('won'), 54),
      figure(said('drawn'), 54),
      figure(said('lost'), 60),
      figure(word(locale, 'results.small'), 58),
      { ...figure(word(locale, 'results.points'), 52), strong: true },
    ],
    rows.map((row) => [
      row.place === null ? '–' : `${row.place}.`,
      teamName(league, row.team),
      ...[row.played, row.won, row.drawn, row.lost].map(String),
      points(locale, row.small),
      points(locale, row.points),
    ]),
    {
      size: 10,
      rowHeight: 17,
      below: { column: 1, texts: rows.map((_, i) => belowRow(league, rows, i, locale)) },
    },
  )
  const own = new Set(rows.map(({ team }) => team))
  for (const { team, points: given, small: alsoGiven, reason, clause, revoked } of league.penalties)
    if (own.has(team) && revoked === null)
      note(
        paper,
        `${teamName(league, team)}: ${said('penalty', {
          points: signedPoints(locale, given),
          small: signedPoints(locale, alsoGiven),
          reason: clause === null ? reason : `${reason} (${clause})`,
        })}`,
      )
  for (const { match, final } of league.reopened ?? []) {
    const of = league.matches.find((one) => one.match === match && one.division === division)
    if (of !== undefined) note(paper, said(final ? 'newer' : 'reopened', { match: matchName(league, of) }))
  }
  for (const { division: of, teams, reason } of league.decisions)
    if (of === division)
      note(paper, said('decision', { teams: teams.map((id) => teamName(league, id)).join(', '), reason }))
}

function note(paper: Paper, text: string): void {
  paper.y += 3
  paper.paragraph(text, small)
}

/** What became of a team, and what put it before the next one. */
function belowRow(
  league: PublishedLeague,
  rows: LeagueTable['rows'],
  at: number,
  locale: Imprint['locale'],
): string {
  const said = (code: string, args = {}): string => word(locale, `league.${code}`, args)
  const [row, next] = [rows[at], rows[at + 1]]
  if (row === undefined) return ''
  const isClosed = league.phase === 'CLOSED'
  // Before the season ends nobody is promoted: the team only stands where it would be.
  const [up, down] = isClosed ? ['up', 'down'] : ['upNow', 'downNow']
  const withdrawn = league.teams.find(({ team }) => team === row.team)?.withdrawn ?? null
  return [
    withdrawn === null ? '' : said('withdrawn', { reason: withdrawn.reason }),
    row.moves === 0 || (row.played === 0 && !isClosed) ? '' : said(row.moves === 1 ? up : down),
    row.ahead === null || next === undefined
      ? ''
      : said('before', { name: teamName(league, next.team), what: reasonOf(row.ahead, locale) }),
  ]
    .filter((text) => text !== '')
    .join(' · ')
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
  const said = (code: string, args = {}): string => word(locale, `league.${code}`, args)
  const matches = league.matches.filter((match) => match.division === division)
  const teams = league.teams.filter((team) => team.division === division && team.withdrawn === null)
  for (const day of new Set(matches.map((match) => match.day))) {
    const own = matches.filter((match) => match.day === day)
    const resting = teams.filter(({ team }) => !own.some((match) => match.teams.includes(team)))
    paper.need(70)
    paper.y += 8
    paper.paragraph(said('day', { n: day }), { size: 12, face: 'strong' })
    paper.y += 2
    table(
      paper,
      [
        { head: said('when'), width: 92, wrap: true },
        { head: said('where'), flex: 2, muted: true, wrap: true },
        { head: said('match'), flex: 4, wrap: true },
      ],
      own.map((match) => [
        match.starts === null ? said('open') : moment(imprint, match.starts),
        match.place,
        sides(league, match, locale),
      ]),
      {
        size: 9.5,
        rowHeight: 16.5,
        below: { column: 1, texts: own.map((match) => belowMatch(imprint, match)) },
      },
    )
    if (resting.length > 0) note(paper, said('rests', { teams: resting.map(({ name }) => name).join(', ') }))
  }
  for (const { division: of, seed } of league.draws) if (of === division) note(paper, said('seed', { seed }))
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
  const said = (code: string, args = {}): string => word(imprint.locale, `league.${code}`, args)
  const last = moves.at(-1)
  const from = last?.starts ?? null
  const { kind, reason, corrections } = result ?? { kind: null, reason: null, corrections: 0 }
  return [
    last === undefined
      ? ''
      : said('moved', {
          from: [from === null ? said('open') : moment(imprint, from), last.place]
            .filter((text) => text !== '')
            .join(', '),
          reason: last.reason,
        }),
    result === null && !open ? said('notPlayed') : '',
    reason === null
      ? ''
      : kind === 'WALKOVER'
        ? said('walkover', { reason })
        : corrections > 0
          ? said('corrected', { reason })
          : '',
  ]
    .filter((text) => text !== '')
    .join(' · ')
}
