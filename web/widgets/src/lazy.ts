/** Elements that few pages need: each is fetched when the first of its kind stands on the page. */

const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  'stolik-table': () => import('./table/table.js'),
  'stolik-settings': () => import('./settings/settings.js'),
  'stolik-value': () => import('./value/value.js'),
  'stolik-learn': () => import('./learn/learn.js'),
  'stolik-replay': () => import('./replay/replay.js'),
  'stolik-me': () => import('./me/me.js'),
  'stolik-account': () => import('./account/account.js'),
  'stolik-clubs': () => import('./clubs/clubs.js'),
  'stolik-paste': () => import('./paste/paste.js'),
  'stolik-look': () => import('./look/look.js'),
  'stolik-events': () => import('./event/public/events.js'),
  'stolik-event': () => import('./event/public/event.js'),
  'stolik-standings': () => import('./event/standings/standings.js'),
  'stolik-list': () => import('./list/list.js'),
  'stolik-associations': () => import('./associations/associations.js'),
  'stolik-developers': () => import('./developers/developers.js'),
  'stolik-glossary': () => import('./glossary/glossary.js'),
  'stolik-board': () => import('./event/board/board.js'),
  'stolik-desk': () => import('./event/desk/desk.js'),
  'stolik-owner': () => import('./owner/owner.js'),
  'stolik-setup': () => import('./owner/setup.js'),
  'stolik-announce': () => import('./event/desk/announce.js'),
  'stolik-invited': () => import('./event/desk/invited.js'),
  'stolik-hall-list': () => import('./event/list/hall-list.js'),
  'stolik-player': () => import('./ranking/player/player.js'),
  'stolik-ranking': () => import('./ranking/of-site.js'),
  'stolik-rankings': () => import('./ranking/pages/rankings.js'),
  'stolik-ranking-person': () => import('./ranking/pages/index.js'),
  'stolik-ranking-desk': () => import('./ranking/desk/desk.js'),
  'stolik-ranking-people': () => import('./ranking/people/people.js'),
  'stolik-ranking-club': () => import('./ranking/pages/index.js'),
}
const selector = Object.keys(elements).join()

function fetchIn(node: Node): void {
  if (!(node instanceof Element)) return
  for (const { localName } of [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)])
    // What did not come is asked for again when the next one is put on the page.
    if (customElements.get(localName) === undefined) elements[localName]?.().catch(() => undefined)
}

/** Watches the page, not the shadow roots on it. */
export function fetchWhenNeeded(page: Document): void {
  fetchIn(page.documentElement)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(fetchIn)
  }).observe(page, { childList: true, subtree: true })
}
