/** The page of a club in a ranking: its players in the newest edition. */
import type { Locale } from '@stolik/core'
import type { Published } from '@stolik/contract/published/ranking'
import { holdable, markup } from './markup.js'
import { inLanguage, pageOf } from './page.js'
import { playersTable } from './players-table.js'
import { dayWords, saying } from './words/index.js'

/** Undefined if no player belongs to the club. */
export function clubPage(published: Published, club: string, locale: Locale): string | undefined {
  const rows = published.rows.filter((row) => row.club !== null && holdable(row.club) === club)
  if (rows.length === 0) return undefined
  const textOf = saying(locale)
  const { name, association, edition, date } = published
  const asOf = textOf('asOf', { date: dayWords(locale, date) })
  const body = markup`<h1>${club}</h1>
<p><a href="../${inLanguage(locale)}">${name}</a> · ${textOf('edition', { n: edition })} · ${asOf}</p>
${playersTable(
  { ...published, name: `${club}, ${name}` },
  rows.map((row) => ({ ...row, club: null })),
  { locale, root: '../', textOf },
)}`
  return pageOf(
    {
      locale,
      body,
      up: '../../',
      found: false,
      others: [],
      title: `${club} · ${name}`,
      about: `${club}: ${name}, ${association}, ${asOf}`,
      self: encodeURIComponent(club),
    },
    textOf,
  )
}
