/** How a club puts elements on its own page. */
import { text, type Draw } from '../page.js'
import { fetchWords } from '../words/for-clubs/index.js'

export const draw: Draw = async ({ rest, locale, say }) => {
  if (rest.length > 0) return undefined
  const { lead } = await fetchWords[locale]()
  return {
    html: `<div class="welcome"><h1>${text(say.forClubs)}</h1>
    <p>${text(lead)}</p></div>
    <stolik-paste class="long" look-href="/look"></stolik-paste>`,
  }
}
