import { locales, type Catalogue, type Locale } from '@stolik/core'
import { room, together, type Fetchers, type Room } from './room.js'

/** Rooms that are spoken as one; where two have the same code, the later one's sentence counts. */
export function joined(...rooms: readonly Room[]): Room {
  const one = (locale: Locale) => (): Promise<Catalogue> =>
    together(...rooms.map(async (part) => (await part.need(locale), part[locale])))
  return room(Object.fromEntries(locales.map((locale) => [locale, one(locale)])) as Fetchers)
}
