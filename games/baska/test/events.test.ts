/** The usual event formats, compared with the printed regulations of leagues and clubs. */
import type { EventFormat } from '@stolik/core'
import { expect, it } from 'vitest'
import { events } from '../src/index.js'

/** Returns a format in the words of a regulation: rounds × deals, table size, minutes per round, table points. */
function printed({ profile, chairs, series, scoring, tieBreaks, bye, stake }: EventFormat): string {
  const [size = 0] = chairs
  const rounds = series.map(
    ({ rounds, minutes, draw }) => `${rounds * size} deals ${minutes ?? '-'} min ${draw}`,
  )
  const points = scoring.kind === 'places' ? `${scoring.scale.join('-')} ${scoring.ties}` : scoring.kind
  const free = bye === null ? 'none' : `${bye.points}+${bye.small}`
  return [
    ...[profile, chairs.join('/'), `${series.length} ×`, ...new Set(rounds), points],
    ...[tieBreaks.join('>'), `bye ${free}`, stake === null ? 'no stake' : stake.join('/')],
  ].join(', ')
}

const byPlaces = 'small>wins>seconds>lot, bye 3+35, no stake'

it.each([
  ['the Polish Cup', 'cup-60', `lebork, 4, 3 ×, 60 deals 75 min lots, 5-3-1-0 mean, ${byPlaces}`],
  ['a league', 'league-40', `lebork, 4, 4 ×, 40 deals - min lots, 5-3-1-0 mean, ${byPlaces}`],
  ['a league of five rounds', 'league-32', `lebork, 4, 5 ×, 32 deals - min lots, 5-3-1-0 mean, ${byPlaces}`],
  ['the club of Wolsztyn', 'kop-32', `kop, 4, 5 ×, 32 deals 60 min lots, 4-3-2-1 mean, ${byPlaces}`],
  [
    'a tournament by small points alone',
    'small-40',
    'lebork, 4, 2 ×, 40 deals - min lots, total, lot, bye 0+0, no stake',
  ],
  ['an evening', 'evening-20', 'lebork, 4, 1 ×, 20 deals - min lots, total, lot, bye 0+0, no stake'],
])('%s has the format %s: %s', (_, id, format) => {
  expect(events.filter((event) => event.id === id).map(printed)).toEqual([format])
})

it('ZO4 the Cup is played by the rules of its regulations, the others by those of their clubs', () => {
  expect(events.filter(({ id }) => /cup|league/.test(id)).map(({ profile }) => profile)).toEqual([
    'lebork',
    'lebork',
    'lebork',
  ])
  expect(events.find(({ id }) => id === 'kop-32')?.profile).toBe('kop')
})

it('the most usual format is first', () => {
  expect(events[0]?.id).toBe('cup-60')
  expect(events).toHaveLength(6)
})
