/** Where a club finds its colours and cards. */
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) => {
  if (rest.length > 0) return undefined
  return {
    html: `<p class="back"><a href="/for-clubs">${text(say.forClubs)}: ${text(say['look.back'])}</a></p>
    <div class="welcome"><h1>${text(say['look.title'])}</h1>
    <p>${text(say['look.lead'])}</p></div>
    <stolik-look class="long"></stolik-look>`,
  }
}
