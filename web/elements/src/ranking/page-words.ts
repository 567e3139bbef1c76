/** The words about a wrongly written page. They load only on such pages, which are few. */
import { roomOf, type Room } from '@stolik/kit/words'

export const pageWords: Room = roomOf(async (locale) => {
  const { words } = await import('../words/index.js')
  await words.need(locale)
  return words[locale]
})
