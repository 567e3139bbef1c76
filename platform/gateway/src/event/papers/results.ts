/** Prints results for the wall: individual ranking, teams and pairs, categories, and adjustments with their reasons. */
import { categories, groups } from './groups.js'
import { individual, isWide } from './individual.js'
import { endedEarlyText } from './ended-early.js'
import { heading, muted, print, type Paper, type PaperPart } from '../../print/paper.js'
import type { Results } from './ranking.js'
import { reopened } from './reopened.js'
import { signedPoints, word } from '../../print/words/index.js'

/** Which rankings are printed: all of them, or only teams, pairs or categories. */
export type Part = 'results' | 'teams' | 'pairs' | 'categories'

export const printResults = (results: Results, part: Part = 'results'): Promise<Uint8Array> => {
  const { kind, draw } = resultsPart(results, part)
  return print(results.imprint, kind, draw)
}

export function resultsPart(results: Results, part: Part): PaperPart {
  const { imprint, standings } = results
  const { locale } = imprint
  return {
    kind: {
      title: word(locale, `${part}.title`),
      subtitle: word(locale, `stamp.${stampCode(results)}`),
      head: 'ornament',
      landscape: part === 'results' && isWide(results),
    },
    draw: (paper) => {
      notes(paper, results, part)
      if (part === 'results') individual(paper, results)
      for (const ranking of standings.groups)
        if (part === 'results' || part === `${ranking.rule.kind}s`) groups(paper, ranking, results)
      if (part === 'results' || part === 'categories')
        for (const ranking of standings.categories) categories(paper, ranking, results)
      if (part === 'results' && results.adjustments.length > 0) adjustments(paper, results)
    },
  }
}

/** While a final result is reopened nobody can protest any more, so it is not called provisional. */
const stampCode = ({ standings: { stamp }, reopenings }: Results): string =>
  stamp === 'provisional' && reopenings.length > 0 ? 'reopened' : stamp

function adjustments(paper: Paper, { adjustments: all, standings, imprint }: Results): void {
  const { locale } = imprint
  const textOf = (code: string, args = {}): string => word(locale, `results.${code}`, args)
  const names = new Map(standings.individual.map(({ player, name }) => [player, name]))
  heading(paper, textOf('adjustments'))
  for (const { player, series, points: value, small, reason, clause } of all) {
    const where = series === null ? textOf('whole') : `${word(locale, 'series.n')} ${series}`
    const by = `${signedPoints(locale, value)}${small === 0 ? '' : ` (${textOf('small')} ${signedPoints(locale, small)})`}`
    const why = clause === null ? reason : `${reason} (${textOf('clause', { clause })})`
    paper.paragraph(`${names.get(player) ?? player} · ${where} · ${by} · ${why}`, { size: 9.5 })
  }
}

/** Notes below the title, on the same page as what they explain. Only signs that occur are explained. */
function notes(paper: Paper, { standings, imprint, reopenings, endedEarly }: Results, part: Part): void {
  const textOf = (code: string): string => word(imprint.locale, `results.${code}`)
  const { individual: rows, groups: ranked } = standings
  const shown = [...(part === 'results' ? rows : []), ...ranked.flatMap((one) => one.rows)]
  const cells = part === 'results' ? rows.flatMap((row) => row.cells) : []
  const signs = [
    ...(shown.some(({ lot }) => lot) ? [textOf('lot')] : []),
    ...(['open', 'bye', 'annulled'] as const)
      .filter((kind) => cells.some((cell) => cell.kind === kind))
      .map(textOf),
  ]
  const style = { size: 8.5, colour: muted } as const
  paper.y -= 6
  paper.paragraph(textOf('check'), style)
  if (signs.length > 0) paper.paragraph(signs.join('   '), style)
  if (endedEarly !== null) paper.paragraph(endedEarlyText(imprint, endedEarly), { size: 9.5 })
  for (const one of reopenings) paper.paragraph(reopened(imprint, one), { size: 9.5 })
}
