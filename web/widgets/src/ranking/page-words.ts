/** What is said where a page is written wrongly: few pages are, and only those fetch it. */
import { locales, type Catalogue, type Locale } from '@stolik/core'
import { room, type Room } from '@stolik/kit/words'

const fetched = async (locale: Locale): Promise<Catalogue> => {
  const { words } = await import('../words/index.js')
  await words.need(locale)
  return words[locale]
}

export const pageWords: Room = room(
  Object.fromEntries(locales.map((locale) => [locale, () => fetched(locale)])) as Record<
    Locale,
    () => Promise<Catalogue>
  >,
)
