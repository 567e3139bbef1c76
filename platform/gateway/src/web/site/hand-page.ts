/** A finished hand of a table that everybody may look at, as its page shows it before its element runs. */
import { isBad, readCard, readFirstRecord, type HandRecord, type Plugin } from '@stolik/core'
import { figureWords } from '../../ranking/publish/words/index.js'
import { markup } from '../../ranking/publish/markup.js'
import { sitePage, type SitePage } from './document.js'
import type { Telling } from './event-page.js'
import { plainPage, waysOn } from './plain-page.js'
import { saying } from './words/index.js'

interface HandAsked {
  readonly id: string
  /** From 1, as in the address. */
  readonly hand: string
}

const signed = (telling: Telling, score: number): string =>
  `${score > 0 ? '+' : ''}${figureWords(telling.locale, score, 0)}`

/** Names with what the hand gave them, in the order of their chairs. */
function playersOf({ players, scores, chairs, hand }: HandRecord, plugin: Plugin, telling: Telling): string {
  const seats = plugin.seating(chairs, hand)
  return players
    .map((name, chair) => {
      const score = scores?.[seats.indexOf(chair)]
      return score === undefined ? name : `${name} ${signed(telling, score)}`
    })
    .join(', ')
}

/** The cards of the first trick. All cards of a finished hand are public. */
const firstTrick = ({ moves, chairs, hand }: HandRecord, plugin: Plugin): readonly string[] =>
  moves
    .map(({ move }) => move)
    .filter((move) => readCard(move) !== undefined)
    .slice(0, plugin.seating(chairs, hand).length)

/**
 * @param text the record; undefined for all hands alike that are not for everybody: of private tables, not over yet, or
 * nonexistent
 */
export function handPage(
  text: string | undefined,
  { id, hand }: HandAsked,
  plugins: readonly Plugin[],
  telling: Telling,
): SitePage {
  const { locale } = telling
  const read = text === undefined ? undefined : readFirstRecord(text)
  const record = read === undefined || isBad(read) ? undefined : read.record
  const plugin = plugins.find((one) => one.id === record?.game)
  if (record === undefined || plugin === undefined)
    return { ...plainPage('replay', locale), path: null, found: false, art: { backs: 3 } }
  const say = saying(locale)
  const title = `${telling.gameName(record.game)} · ${say('hand', { n: Number(hand) })}`
  const about = `${playersOf(record, plugin, telling)}. ${say('replay.about')}`
  const cards = firstTrick(record, plugin)
  return sitePage({
    title,
    about,
    path: `/replay/${id}/${hand}`,
    // Players are not to be found by their names.
    found: false,
    art: cards.length === 0 ? { backs: 3 } : { cards },
    body: markup`<p>${about}</p>
${waysOn(locale)}`,
  })
}
