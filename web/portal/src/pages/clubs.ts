/** The clubs that play here. */
import { text, type Draw } from '../page.js'
import { fetchWords } from '../words/clubs/index.js'

export const draw: Draw = async ({ rest, locale, say }) => {
  if (rest.length > 0) return undefined
  const { lead } = await fetchWords[locale]()
  return {
    html: `<h1 class="out-of-sight">${text(say.clubs)}</h1>
    <stolik-clubs class="low">${await (await import('../empty.js')).none('clubs', locale)}</stolik-clubs>
    <p class="after">${text(lead)}</p>`,
  }
}
