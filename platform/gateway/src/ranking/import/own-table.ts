/** The published table of an event (`results.csv`, in any language) as rows for the import: one per player and series. */
import { locales } from '@stolik/core'
import { canonical } from '@stolik/contract/canonical'
import { splitCsv } from '@stolik/files/table/split'
import { csvHead } from '../../event/csv-heads.js'

const ofPlayer = [
  'place',
  'name',
  'club',
  'team',
  'adjusted',
  'event',
  'profile',
  'hash',
  'date',
  'organiser',
] as const
const ofSeries = ['table', 'points', 'small', 'hands', 'won', 'lost'] as const

/** Returns undefined for any other table. */
export function ownTable(text: string): string | undefined {
  // The first line may only name the separator.
  const head = splitCsv(/^[^\n]*\n?[^\n]*/.exec(text)?.[0] ?? '')
  const heads = 'line' in head ? undefined : head[0]?.cells.map((cell) => cell.trim())
  const locale = [null, ...locales].find((one) =>
    ['number', 'hash', 'adjusted'].every((name) => heads?.includes(csvHead(one, name as 'number')) === true),
  )
  if (heads === undefined || locale === undefined) return undefined
  const records = splitCsv(text)
  if ('line' in records) return undefined
  const own = ofPlayer.map((name) => [name, heads.indexOf(csvHead(locale, name))] as const)
  const series = Array.from({ length: 99 }, (_, i) => i + 1).filter((n) =>
    heads.includes(csvHead(locale, 'table', n)),
  )
  const rows = records.slice(1).flatMap(({ cells }) => {
    // A spreadsheet that saved the table anew may have kept the quotation mark that keeps it from running names as formulas.
    const cell = (at: number): string => (cells[at] ?? '').replace(/^'(?=[=+\-@])/, '')
    const told = Object.fromEntries(own.map(([name, at]) => [name, cell(at)]))
    const played = series
      .map((n) => ({
        series: n,
        ...Object.fromEntries(ofSeries.map((name) => [name, cell(heads.indexOf(csvHead(locale, name, n)))])),
      }))
      .filter((one): one is typeof one & { readonly points: string } => 'points' in one && one.points !== '')
    return played.map((one, i) => ({
      // The same result has the same hash, in whatever language.
      event: told['hash']?.slice(0, 16),
      ...{ date: told['date'], organiser: told['organiser'] },
      ...{ title: told['event'], profile: told['profile'], rank: told['place'], name: told['name'] },
      ...{ club: told['club'], team: told['team'], ...one, adjusted: i === 0 ? told['adjusted'] : '' },
    }))
  })
  return canonical(rows)
}
