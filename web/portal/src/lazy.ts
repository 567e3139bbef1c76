/** Elements that few pages need: each loads when the first of its kind is on the page. */

const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  'stolik-table': () => import('@stolik/elements/table/table'),
  'stolik-settings': () => import('@stolik/elements/settings/settings'),
  'stolik-value': () => import('@stolik/elements/value/value'),
  'stolik-learn': () => import('@stolik/elements/learn/learn'),
  'stolik-replay': () => import('@stolik/elements/replay/replay'),
  'stolik-me': () => import('@stolik/elements/me/me'),
  'stolik-account': () => import('@stolik/elements/account/account'),
  'stolik-club': () => import('@stolik/elements/club/club'),
  'stolik-clubs': () => import('@stolik/elements/clubs/clubs'),
  'stolik-paste': () => import('@stolik/desk/paste/paste'),
  'stolik-look': () => import('@stolik/desk/look/look'),
  'stolik-events': () => import('@stolik/elements/event/public/events'),
  'stolik-event': () => import('@stolik/elements/event/public/event'),
  'stolik-standings': () => import('@stolik/elements/event/standings/standings'),
  'stolik-list': () => import('@stolik/elements/list/list'),
  'stolik-associations': () => import('@stolik/desk/associations/associations'),
  'stolik-developers': () => import('@stolik/desk/developers/developers'),
  'stolik-glossary': () => import('@stolik/elements/glossary/glossary'),
  'stolik-board': () => import('@stolik/elements/event/board/board'),
  'stolik-desk': () => import('@stolik/desk/event/desk'),
  'stolik-rule-sets': () => import('@stolik/desk/rules/rule-sets'),
  'stolik-owner': () => import('@stolik/desk/owner/owner'),
  'stolik-setup': () => import('@stolik/desk/owner/setup'),
  'stolik-announce': () => import('@stolik/desk/event/announce'),
  'stolik-invited': () => import('@stolik/desk/event/invited'),
  'stolik-verify': () => import('@stolik/desk/verify/verify'),
  'stolik-hall-list': () => import('@stolik/elements/event/list/hall-list'),
  'stolik-player': () => import('@stolik/elements/ranking/player/player'),
  'stolik-ranking': () => import('@stolik/elements/ranking/of-site'),
  'stolik-league': () => import('@stolik/elements/league/league'),
  'stolik-leagues': () => import('@stolik/desk/league/leagues'),
  'stolik-league-desk': () => import('@stolik/desk/league/desk'),
  'stolik-rankings': () => import('@stolik/desk/ranking/pages/rankings'),
  'stolik-ranking-person': () => import('@stolik/desk/ranking/pages/index'),
  'stolik-ranking-desk': () => import('@stolik/desk/ranking/desk'),
  'stolik-ranking-people': () => import('@stolik/desk/ranking/people/people'),
  'stolik-ranking-club': () => import('@stolik/desk/ranking/pages/index'),
  'stolik-problem': () => import('@stolik/elements/problem/problem'),
  'stolik-problem-today': () => import('@stolik/elements/problem/today'),
  'stolik-trainer': () => import('@stolik/elements/trainer/trainer'),
  'stolik-solo': () => import('./offline-page.js').then(({ load }) => load()),
  'stolik-same-cards': () => import('@stolik/elements/same-cards/same-cards'),
  'stolik-daily': () => import('@stolik/elements/daily/daily'),
  'stolik-ratings': () => import('@stolik/elements/ratings/ratings'),
  'stolik-player-page': () => import('@stolik/elements/player-page/player-page'),
}
const selector = Object.keys(elements).join()

// A failed load is repeated when the next one is put on the page.
const fetch = (tag: string): void => void elements[tag]?.().catch(() => undefined)

/** What is not shown yet, or never on a small screen, loads when it is. */
const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) fetch(target.localName)
})

function fetchIn(node: Node): void {
  if (!(node instanceof Element)) return
  for (const one of [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)])
    if (customElements.get(one.localName) !== undefined) continue
    else if (one.matches('.near')) near.observe(one)
    else fetch(one.localName)
}

/** Watches the page, but not the shadow roots on it. */
export function loadElementsOnDemand(page: Document): void {
  fetchIn(page.documentElement)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(fetchIn)
  }).observe(page, { childList: true, subtree: true })
}
