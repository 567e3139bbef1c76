/** The public files, the messages of webhooks, how to add a game, and the limits of requests. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Arg } from '@stolik/core'
import { heads } from '../form/heads.js'

type Say = (code: string, args?: Readonly<Record<string, Arg>>) => string

/** `ID`, `N` and `ELEMENT` are placeholders. */
const files = [
  ['/rankings/ID/latest.json .csv .xlsx .ods .pdf', 'latest'],
  ['/rankings/ID/editions/N.json .csv .xlsx .ods .pdf', 'edition'],
  ['/rankings/ID/editions/N.export.json', 'export'],
  ['/rankings/ID/feed.atom', 'feed'],
  ['/files/event/ID/results.pdf', 'results'],
  ['/oembed?url=…', 'oembed'],
  ['/frame/ELEMENT?…', 'frame'],
] as const

/** The example from docs/association.md. */
const message = `POST …
webhook-id: msg_5d0c…
webhook-timestamp: 1782928800
webhook-signature: v1,…

{
  "type": "ranking.published",
  "timestamp": "2026-07-01T18:00:00.000Z",
  "data": { "ranking": "league", "edition": 3, "status": "final", "hash": "…" }
}`

export const filesPart = (say: Say): TemplateResult =>
  html`<p>${say('dev.filesLead')}</p>
    <table>
      ${heads(say('dev.name'), say('dev.about'))}
      <tbody>
        ${files.map(
          ([address, code]) =>
            html`<tr>
              <th scope="row"><code>${address}</code></th>
              <td>${say(`dev.file.${code}`)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${say('dev.webhooks')}</p>
    <pre tabindex="0" role="region" aria-label="webhook"><code lang="en">${message}</code></pre>
    ${documents(say, ['docs/association.md', 'docs/club-site.md'])}`

export const gamePart = (say: Say): TemplateResult =>
  html`<p>${say('dev.gameLead')}</p>
    <ol>
      ${[1, 2, 3].map((n) => html`<li>${say(`dev.game.${n}`)}</li>`)}
    </ol>
    ${documents(say, ['CONTRIBUTING.md', 'docs/architecture.md'])}`

const documents = (say: Say, names: readonly string[]): TemplateResult =>
  html`<p class="sub">
    ${say('dev.gameDocs')} ${names.map((name, i) => html`${i === 0 ? nothing : ', '}<code>${name}</code>`)}
  </p>`

/** The content of /limits.json. */
export type Limits = Readonly<Record<string, number | null | Readonly<Record<string, number>>>>

const explained = [
  ...[
    'requestsInTenSeconds',
    'maxBytes',
    'maxTokens',
    'maxSameName',
    'maxDepth',
    'maxAliases',
    'maxDirectives',
    'maxCost',
  ],
  ...['subscriptions', 'messagesInTenSeconds'],
]

export function keysPart(say: Say, limits: Limits | null, figure: (n: number) => string): TemplateResult {
  const all = { ...limits, ...(typeof limits?.['socket'] === 'object' ? limits['socket'] : {}) }
  return html`<ul>
      ${['Read', 'Do', 'Club', 'Sites'].map((code) => html`<li>${say(`dev.keys${code}`)}</li>`)}
    </ul>
    ${documents(say, ['docs/accounts.md'])}
    ${
      limits === null
        ? nothing
        : html`<table class="figures">
            <caption>
              ${say('dev.limits')}
            </caption>
            ${heads(say('dev.limit'), say('dev.about'))}
            <tbody>
              ${explained.map((code) => {
                const n = all[code]
                return html`<tr>
                  <td>${typeof n === 'number' ? figure(n) : say('dev.any')}</td>
                  <th scope="row">${say(`dev.limit.${code}`)}</th>
                </tr>`
              })}
            </tbody>
          </table>`
    }`
}
