/** A player of a published ranking, as the portal's page shows them before its element runs. */
import type { Locale } from '@stolik/core'
import { markup } from '../../ranking/publish/markup.js'
import { figureWords, saying as sayingPublished } from '../../ranking/publish/words/index.js'
import type { PublishedPerson } from '@stolik/contract/published/ranking-person'
import { sitePage, type SitePage } from './document.js'
import { saying } from './words/index.js'

export function personSitePage(published: PublishedPerson, locale: Locale): SitePage {
  const say = sayingPublished(locale)
  const { ranking, rankingName, person, club, kind, decimals, history } = published
  const name = published.name ?? say('forgotten')
  const now = history.at(-1)
  const place = now?.place ?? null
  const facts: readonly (readonly [label: string, text: string])[] = [
    ...(club === null ? [] : [[say('club'), club] as const]),
    ...(place === null ? [] : [[say('place'), `${place}.`] as const]),
    ...(now === undefined
      ? []
      : [[say(kind === 'points' ? 'score' : 'rating'), figureWords(locale, now.score, decimals)] as const]),
  ]
  const files = `/rankings/${ranking}/people/${person}`
  return sitePage({
    title: `${name} · ${rankingName}`,
    about: [rankingName, ...facts.map(([label, text]) => `${label}: ${text}`)].join(', '),
    path: `/ranking/${ranking}/person/${person}`,
    // Keeps the page out of search engines: a player is found through the ranking, not by searching their name.
    found: false,
    data: [{ type: 'application/json', href: `${files}.json`, title: 'JSON' }],
    heading: name,
    body: markup`<dl>
${facts.map(([label, text]) => markup`<dt>${label}</dt><dd>${text}</dd>\n`)}</dl>
<p><a href="${files}?lang=${locale}">${say('results')}</a> · <a href="/ranking/${ranking}">${rankingName}</a> · <a href="/ranking">${saying(locale)('rankings.all')}</a></p>
`,
  })
}
