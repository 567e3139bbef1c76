/** What is said where a page is written wrongly: few pages are, and only those fetch it. */
import { roomOf, type Room } from '@stolik/kit/words'

export const pageWords: Room = roomOf(async (locale) => {
  const { words } = await import('../words/index.js')
  await words.need(locale)
  return words[locale]
})
