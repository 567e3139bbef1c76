/** Pages with one element below a heading. They have no pages below them. */
import { correctionsAddress } from '../corrections.js'
import { framed, tableHref, text, type PageRequest, type Draw } from '../page.js'

const plain =
  (html: (request: PageRequest) => string | Promise<string>): Draw =>
  async (request) =>
    request.rest.length > 0 ? undefined : { html: await html(request) }

const seen = (heading: string): string => `<h1>${text(heading)}</h1>`
/** A hidden heading for screen readers, where the element shows its own. */
const hiddenHeading = (heading: string): string => `<h1 class="out-of-sight">${text(heading)}</h1>`
const welcome = (heading: string, lead: string): string =>
  `<div class="welcome">${seen(heading)}<p>${text(lead)}</p></div>`
const none = async (what: 'clubs' | 'events', { locale, say }: PageRequest): Promise<string> =>
  (await import('../empty.js')).emptyContent(what, locale, say)

export const plainPages = {
  /** The first page: one sentence about the site, the tables, and current events. */
  '': plain(
    ({ say }) =>
      `<div class="first">${welcome(say['home.title'], say['home.lead'])}
    <stolik-lobby class="tall" table-href="${tableHref}"></stolik-lobby>
    <p class="after"><a href="/daily">${text(say.daily)}</a> · <a href="/problem">${text(say.problem)}</a></p>
    <div class="news-of side">
      <stolik-problem-today class="near"></stolik-problem-today>
      <section>
        <stolik-events most="3" event-href="/event/{id}"></stolik-events>
        <p><a href="/events">${text(say.allEvents)}</a></p>
      </section>
    </div>
    <div class="news-of">
      <section>
        <stolik-rankings most="3"></stolik-rankings>
        <p><a href="/ranking">${text(say.allRankings)}</a></p>
      </section>
    </div>
    </div>
    <ul class="reasons">
      <li>${text(say['home.rules'])}</li>
      <li>${text(say['home.fair'])}</li>
      <li>${text(say['home.clubs'])} <a href="/for-clubs">${text(say['home.clubsLink'])}</a></li>
    </ul>`,
  ),
  /** `?back=` is the page of this site that the person came from, and returns to. */
  account: plain(
    ({ query, say }) =>
      `${seen(say.account)}<stolik-account${query.has('new') ? ' making' : ''}></stolik-account>`,
  ),
  associations: plain(
    ({ say }) => `${hiddenHeading(say.associations)}<stolik-associations></stolik-associations>`,
  ),
  'club-rules': plain(
    ({ say, query }) =>
      `${seen(say.clubRules)}<stolik-rule-sets owner="${text(query.get('owner') ?? '')}"></stolik-rule-sets>`,
  ),
  clubs: plain(
    async (request) =>
      `${hiddenHeading(request.say.clubs)}<stolik-clubs class="low">${await none('clubs', request)}</stolik-clubs>
      <p class="after">${text(request.say['clubs.lead'])}</p>`,
  ),
  developers: plain(({ say }) => `${hiddenHeading(say.developers)}<stolik-developers></stolik-developers>`),
  events: plain(
    async (request) =>
      `${hiddenHeading(request.say.events)}
      <stolik-events event-href="/event/{id}" new-href="/event/new">${await none('events', request)}</stolik-events>`,
  ),
  'for-clubs': plain(
    ({ say }) =>
      `${welcome(say.forClubs, say['for-clubs.lead'])}<stolik-paste class="long" look-href="/look"></stolik-paste>`,
  ),
  look: plain(
    ({ say }) =>
      `<p class="back"><a href="/for-clubs">${text(say.forClubs)}: ${text(say['look.back'])}</a></p>
      ${welcome(say['look.title'], say['look.lead'])}<stolik-look class="long"></stolik-look>`,
  ),
  me: plain(
    ({ say }) =>
      `${seen(say.mine)}<stolik-me play-href="/play" account-href="/account?back=/me"></stolik-me>
      <p class="after"><a href="/daily">${text(say.daily)}</a></p>`,
  ),
  /** Reached without a network, too: playing alone, and what of the site is kept on the device. */
  offline: plain(
    ({ say }) => `${hiddenHeading(say.offline)}<stolik-solo></stolik-solo><stolik-device></stolik-device>`,
  ),
  owner: plain(({ say }) => `${seen(say.owner)}<stolik-owner></stolik-owner>`),
  ratings: plain(({ say }) => `${hiddenHeading(say.ratings)}<stolik-ratings></stolik-ratings>`),
  play: plain(
    ({ say }) => `${hiddenHeading(say.play)}<stolik-lobby table-href="${tableHref}"></stolik-lobby>`,
  ),
  /** Creates the first owner, at the address that the gateway prints. */
  setup: plain(({ say }) => `${seen(say.setup)}<stolik-setup owner-href="/owner"></stolik-setup>`),
  problem: plain(
    ({ say, query }) =>
      `${hiddenHeading(say.problem)}<stolik-problem game="${text(query.get('game') ?? '')}" day="${text(query.get('day') ?? '')}"></stolik-problem>
      <p class="after"><a href="/daily">${text(say.daily)}</a></p>`,
  ),
  daily: plain(({ say, query }) => {
    const [game, club] = [query.get('game') ?? '', query.get('club') ?? '']
    const back = `/daily?${String(new URLSearchParams({ game, club }))}`
    return `${hiddenHeading(say.daily)}<stolik-daily game="${text(game)}" club="${text(club)}" table-href="${tableHref}"
      account-href="/account?${text(String(new URLSearchParams({ back })))}"></stolik-daily>
      <p class="after"><a href="/problem">${text(say.problem)}</a></p>`
  }),
  value: plain(({ say }) => framed(say, say.value, '/play', '<stolik-value></stolik-value>', true).html),
  words: plain(
    ({ say }) =>
      `${hiddenHeading(say.words)}<stolik-glossary correct="${text(correctionsAddress())}"></stolik-glossary>`,
  ),
} satisfies Readonly<Record<string, Draw>>
