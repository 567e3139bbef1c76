/** The page of a player in a ranking. */
import { say, type Locale } from '@stolik/core'
import type { PublishedPerson } from '@stolik/contract/published/ranking-person'
import { markup, type Markup } from './markup.js'
import { inLanguage, pageOf, tableOf } from './page.js'
import { type GameWords, dayWords, figureWords, saying } from './words/index.js'

export function personPage(one: PublishedPerson, games: readonly GameWords[], locale: Locale): string {
  const textOf = saying(locale)
  const { person, rankingName, kind, decimals, history, results, totals, best, against } = one
  const name = one.name ?? textOf('forgotten')
  const score = textOf(kind === 'rating' ? 'rating' : 'score')
  const figure = (value: number): string => figureWords(locale, value, decimals)
  /** Fractions occur when players share a place; then two decimals are shown. */
  const fine = (value: number): string => figureWords(locale, value, Number.isInteger(value) ? 0 : 2)
  const here = inLanguage(locale)
  /** Small points are shown only if they differ from the points in some result. */
  const hasSmall = results.some((result) => result.small !== result.points)
  const number = (head: string) => ({ head, figure: true })
  const kindWords = (game: string, code: string): string => {
    const catalogue = games.find(({ plugin }) => plugin.id === game)?.catalogues[locale]
    return catalogue === undefined ? code : say(catalogue, locale, code)
  }
  const fact = (title: string, value: string): Markup =>
    markup`<div><dt>${title}</dt><dd>${value}</dd></div>\n`
  const body = markup`<h1>${name}</h1>
<p>${one.club === null ? null : `${one.club} · `}<a href="../${here}">${rankingName}</a></p>
<dl>
${fact(textOf('events'), String(totals.events))}${fact(textOf('lists'), String(totals.lists))}${fact(textOf('hands'), String(totals.hands))}${fact(textOf('won'), String(totals.won))}${fact(textOf('lost'), String(totals.lost))}${totals.mean === null ? null : fact(textOf('mean'), fine(totals.mean))}${best === null ? null : fact(textOf('best'), `${best.score} · ${kindWords(best.game, best.kind)} · ${best.event}`)}</dl>
${tableOf(
  textOf('history'),
  [{ head: textOf('date') }, number(textOf('place')), number(score)],
  history.map((edition) => [
    markup`<a href="../editions/${edition.edition}${here}">${dayWords(locale, edition.date)}</a>`,
    edition.place === null ? '–' : `${edition.place}.`,
    figure(edition.score),
  ]),
)}${tableOf(
    textOf('results'),
    [
      { head: textOf('event') },
      number(textOf('place')),
      number(textOf('brought')),
      ...(hasSmall ? [number(textOf('small'))] : []),
      number(textOf('counts')),
    ],
    results.map((result) => [
      markup`${result.series === null ? result.name : `${result.name} · ${result.series}`}<span class="of">${dayWords(locale, result.date)}</span>`,
      result.place === null ? '' : `${result.place}. / ${result.players}`,
      fine(result.points),
      ...(hasSmall ? [fine(result.small)] : []),
      result.taken ? fine(result.value) : textOf('notTaken'),
    ]),
  )}${
    one.kinds.length === 0
      ? null
      : tableOf(
          textOf('kinds'),
          [{ head: textOf('kind') }, number(textOf('played')), number(textOf('won'))],
          one.kinds.map((of) => [kindWords(of.game, of.kind), String(of.played), String(of.won)]),
        )
  }${
    against.length === 0
      ? null
      : tableOf(
          textOf('against'),
          [
            { head: textOf('name') },
            number(textOf('tables')),
            number(textOf('ahead')),
            number(textOf('behind')),
          ],
          against.map((other) => [
            markup`<a href="${other.person}${here}">${other.name ?? textOf('forgotten')}</a>`,
            ...[other.tables, other.ahead, other.behind].map(String),
          ]),
        )
  }`
  return pageOf(
    {
      locale,
      body,
      title: `${name} · ${rankingName}`,
      about: `${name}: ${rankingName}`,
      up: '../../',
      self: person,
      // Keeps the page out of search engines: a player is found through the ranking, not by searching their name.
      found: false,
      others: [{ type: 'application/json', href: `${person}.json`, title: 'JSON' }],
    },
    textOf,
  )
}
