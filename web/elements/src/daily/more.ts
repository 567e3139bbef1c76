/** What stands beside the results, and is fetched after them: the league of the week, and what all players made of a day. */
import { say } from '@stolik/core'
import { catalogueOf } from '../element/game-names.js'
import { weekWords } from '../words/week/index.js'
import type { DailyField } from './field.js'
import { fieldPart } from './field-part.js'
import type { DailyParts } from './parts.js'
import type { Weeks } from './week.js'
import { weekPart } from './week-part.js'

export { weekWords }

/** These parts have words of their own, besides those of the page. */
const withWords = (parts: DailyParts): DailyParts => ({
  locale: parts.locale,
  say: (code, args) => {
    const own = weekWords[parts.locale]
    return Object.hasOwn(own, code) ? say(own, parts.locale, code, args) : parts.say(code, args)
  },
})

/** @param today the day in the zone of the clubs, `YYYY-MM-DD` */
export const league = (parts: DailyParts, weeks: Weeks, today: string): unknown =>
  weekPart(withWords(parts), weeks, today)

interface FieldOf {
  readonly server: string
  readonly game: string
  /** The chosen deal, from 1. */
  readonly deal: number
}

export const dayField = (parts: DailyParts, field: DailyField, { server, game, deal }: FieldOf): unknown =>
  fieldPart(withWords(parts), field, { server, deal, catalogue: catalogueOf(parts.locale, game) })
