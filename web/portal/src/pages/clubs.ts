/** The clubs that play here. */
import { text, type Draw } from '../page.js'

export const draw: Draw = async ({ rest, locale, say }) => {
  if (rest.length > 0) return undefined
  return {
    html: `<h1 class="out-of-sight">${text(say.clubs)}</h1>
    <stolik-clubs class="low">${(await import('../empty.js')).none('clubs', locale, say)}</stolik-clubs>
    <p class="after">${text(say['clubs.lead'])}</p>`,
  }
}
