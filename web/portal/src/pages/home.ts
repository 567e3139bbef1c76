/** The first page: what this is in a sentence, the tables, and what is going on. */
import { tableHref, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) => {
  if (rest.length > 0) return undefined
  return {
    html: `<div class="welcome"><h1>${text(say['home.title'])}</h1>
    <p>${text(say['home.lead'])}</p></div>
    <stolik-lobby class="tall" table-href="${tableHref}"></stolik-lobby>
    <div class="news-of">
      <section>
        <stolik-events most="3" event-href="/event/{id}"></stolik-events>
        <p><a href="/events">${text(say.allEvents)}</a></p>
      </section>
      <section>
        <stolik-rankings most="3"></stolik-rankings>
        <p><a href="/ranking">${text(say.allRankings)}</a></p>
      </section>
    </div>
    <ul class="reasons">
      <li>${text(say['home.rules'])}</li>
      <li>${text(say['home.fair'])}</li>
      <li>${text(say['home.clubs'])} <a href="/for-clubs">${text(say['home.clubsLink'])}</a></li>
    </ul>`,
  }
}
