/** The first page: what this is in a sentence, the tables, and what is going on. */
import { tableHref, text, type Draw } from '../page.js'
import { fetchWords } from '../words/home/index.js'

export const draw: Draw = async ({ rest, locale, say }) => {
  if (rest.length > 0) return undefined
  const own = await fetchWords[locale]()
  return {
    html: `<div class="welcome"><h1>${text(own.title)}</h1>
    <p>${text(own.lead)}</p></div>
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
      <li>${text(own.rules)}</li>
      <li>${text(own.fair)}</li>
      <li>${text(own.clubs)} <a href="/for-clubs">${text(own.clubsLink)}</a></li>
    </ul>`,
  }
}
