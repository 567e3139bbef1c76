/**
 * The basic rules of a game, as the portal's page shows them before its element runs: for search engines and without
 * scripts.
 */
import {
  cardWords,
  told,
  type Line,
  type Locale,
  type Piece,
  type TaughtCard,
  type Telling,
} from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import type { Offer } from '../../base/offer.js'
import { markup, type Markup } from '../../ranking/publish/markup.js'
import { sitePage, type SitePage } from './document.js'
import { waysOn } from './plain-page.js'
import { saying, type Said } from './words/index.js'

const cards = readCatalogues(import.meta.url, '@stolik/core/words')

type Taught = Pick<Offer, 'plugin' | 'catalogues' | 'lessons'>

const nameOf = ({ plugin, catalogues }: Taught, locale: Locale): string =>
  catalogues[locale]['game'] ?? plugin.id

/** The page that lists the games with lessons. */
export function lessonsPage(games: readonly Taught[], locale: Locale): SitePage {
  const say = saying(locale)
  const taught = games.filter(({ lessons }) => lessons !== undefined)
  return sitePage({
    title: say('learn'),
    about: say('learn.about'),
    path: '/learn',
    body: markup`<p>${say('learn.about')}</p>
<ul>
${taught.map((game) => markup`<li><a href="/learn/${game.plugin.id}">${nameOf(game, locale)}</a></li>\n`)}</ul>
${waysOn(locale)}`,
  })
}

/** Undefined if the game has no lessons here. */
export function lessonPage(games: readonly Taught[], id: string, locale: Locale): SitePage | undefined {
  const game = games.find(({ plugin }) => plugin.id === id)
  if (game?.lessons === undefined) return undefined
  const say = saying(locale)
  const words = { ...cards[locale], ...game.catalogues[locale], ...game.lessons.words[locale] }
  const look: Look = { telling: { words, locale, nameOf: String }, say }
  const name = nameOf(game, locale)
  const title = say('learn.game', { game: name })
  const chapters = game.lessons.chapters()
  const profile = told(look.telling, { code: `profile.${game.lessons.profile}`, args: {}, clause: '' })
  return sitePage({
    title,
    about: `${title} · ${profile}`,
    path: `/learn/${id}`,
    body: markup`<p>${profile}</p>
<ol>
${chapters.map(({ id: chapter }) => markup`<li><a href="#chapter=${chapter}">${say(`learn.${chapter}`)}</a></li>\n`)}</ol>
${chapters.map(
  // The anchor by which the element opens a chapter also works without scripts.
  ({ id: chapter, pieces }) => markup`<h2 id="chapter=${chapter}">${say(`learn.${chapter}`)}</h2>
${pieces.map((piece) => pieceOf(piece, look))}`,
)}<p><a href="/learn">${say('learn')}</a></p>
${waysOn(locale)}`,
  })
}

interface Look {
  readonly telling: Telling
  readonly say: Said
}

const sentence = (line: Line, { telling }: Look): string =>
  line.clause === '' ? told(telling, line) : `${told(telling, line)} (${line.clause})`

function cardOf({ card, note, may }: TaughtCard, { telling, say }: Look): string {
  const more = [
    ...(note === null ? [] : [told(telling, note)]),
    ...(may === null ? [] : [say(may ? 'learn.may' : 'learn.mayNot')]),
  ]
  return [cardWords(telling, card), ...more].join(' – ')
}

function pieceOf(piece: Piece, look: Look): Markup {
  if (piece.kind === 'line') return markup`<p>${sentence(piece.line, look)}</p>\n`
  const label = markup`<h3>${sentence(piece.label, look)}</h3>\n`
  if (piece.kind === 'cards')
    return markup`${label}<ol>${piece.cards.map((card) => markup`<li>${cardOf(card, look)}</li>`)}</ol>\n`
  if (piece.kind === 'sum')
    return markup`${label}<ol>${piece.lines.map((line) => markup`<li>${sentence(line, look)}</li>`)}</ol>\n`
  const cell = (value: Line | number | undefined): string | number =>
    typeof value === 'object' ? told(look.telling, value) : (value ?? '')
  return markup`${label}<table aria-label="${told(look.telling, piece.label)}">
<thead><tr>${piece.head.map((line) => markup`<th scope="col">${told(look.telling, line)}</th>`)}</tr></thead>
<tbody>${piece.rows.map(([first, ...rest]) => rowOf(cell(first), rest.map(cell)))}</tbody>
</table>\n`
}

const rowOf = (name: string | number, values: readonly (string | number)[]): Markup =>
  markup`<tr><th scope="row">${name}</th>${values.map((value) => markup`<td>${value}</td>`)}</tr>\n`
