/** Where a club finds its colours and cards. */
import { text, type Draw } from '../page.js'
import { fetchWords } from '../words/look/index.js'

export const draw: Draw = async ({ rest, locale, say }) => {
  if (rest.length > 0) return undefined
  const { title, lead, back } = await fetchWords[locale]()
  return {
    html: `<p class="back"><a href="/for-clubs">${text(say.forClubs)}: ${text(back)}</a></p>
    <div class="welcome"><h1>${text(title)}</h1>
    <p>${text(lead)}</p></div>
    <stolik-look class="long"></stolik-look>`,
  }
}
