/** How a club puts elements on its own page. */
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) => {
  if (rest.length > 0) return undefined
  return {
    html: `<div class="welcome"><h1>${text(say.forClubs)}</h1>
    <p>${text(say['for-clubs.lead'])}</p></div>
    <stolik-paste class="long" look-href="/look"></stolik-paste>`,
  }
}
