/** Pages that are about one game if their address names it: the problem of a day, and the deals of the day. */
import { readCard } from '@stolik/core'
import type { Art } from '../picture/picture.js'
import type { Daily } from '../../problems/api/daily.js'
import { dayWords } from '../../ranking/publish/words/index.js'
import type { SitePage } from './document.js'
import type { Telling } from './event-page.js'
import { plainPage } from './plain-page.js'

/** The cards that can be chosen, by suit and rank; backs where something else is asked. */
function choicesOf({ problem }: Daily): Art {
  const cards = [...new Set(problem.shown.moves.flatMap((move) => move.split('+')))]
  if (cards.length === 0 || cards.some((card) => readCard(card) === undefined)) return { backs: 5 }
  return { cards: cards.toSorted((a, b) => (readCard(a) ?? 0) - (readCard(b) ?? 0)) }
}

/** @param day as the address names it; undefined for today */
export function problemPage(game: string, daily: Daily, day: string | undefined, telling: Telling): SitePage {
  const page = plainPage('problem', telling.locale)
  const parts = [
    page.title,
    telling.gameName(game),
    ...(day === undefined ? [] : [dayWords(telling.locale, day)]),
  ]
  const query = new URLSearchParams({ game, ...(day === undefined ? {} : { day }) })
  return { ...page, title: parts.join(' · '), path: `/problem?${query.toString()}`, art: choicesOf(daily) }
}

export function dailyPage(game: string, telling: Telling): SitePage {
  const page = plainPage('daily', telling.locale)
  const query = new URLSearchParams({ game })
  return { ...page, title: `${page.title} · ${telling.gameName(game)}`, path: `/daily?${query.toString()}` }
}
