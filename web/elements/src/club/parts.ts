/** The parts of a club’s page: its evenings, results, rankings, open tables, and how to join. */
import type { Arg, Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Answer } from '../client/document.js'
import { gameName } from '../element/game-names.js'
import { dayTime, points } from '../event/format.js'
import { figureOf } from '../ranking/format.js'
import type { clubPage } from './documents.js'

/** A club as the gateway shows it. */
export type ClubPage = NonNullable<Answer<typeof clubPage>['club']>
type Evening = ClubPage['coming'][number]

/** What the parts are drawn with. */
export interface Drawing {
  readonly club: ClubPage
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly eventHref: (id: string) => string
  readonly tableHref: (id: string) => string
  /** The address of a page of the gateway. */
  readonly page: (path: string) => string
}

const empty = (sentence: string): TemplateResult => html`<p class="muted">${sentence}</p>`

/** The heading of a part, by whose id the part is labelled. */
const heading = (id: string, title: string): TemplateResult => html`<h3 id=${id}>${title}</h3>`

const when = ({ starts, mode }: Evening, locale: Locale): string => dayTime(starts, locale, mode)

const facts = (evening: Evening, { locale, say }: Drawing): TemplateResult =>
  html`<p class="small">
    ${[
      ...(evening.place === '' ? [] : [evening.place]),
      gameName(locale, evening.game, '').game,
      say('clubPage.players', { n: evening.players }),
    ].join(' · ')}
  </p>`

/** The next evening large, the ones after it in a list. */
export function evenings(drawing: Drawing): TemplateResult {
  const { club, locale, say, eventHref } = drawing
  const [next, ...later] = club.coming
  const body =
    next === undefined
      ? empty(say('clubPage.nextNone'))
      : html`<div class="next">
            <p class="when">${when(next, locale)}</p>
            <a href=${eventHref(next.id)}>${next.name}</a>
            ${facts(next, drawing)}
          </div>
          ${
            later.length === 0
              ? nothing
              : html`<ul class="box">
                  ${later.map(
                    (one) =>
                      html`<li>
                        <a href=${eventHref(one.id)}>${one.name}</a>
                        <p>${when(one, locale)}</p>
                        ${facts(one, drawing)}
                      </li>`,
                  )}
                </ul>`
          }`
  return html`<section part="coming" aria-labelledby="coming">
    ${heading('coming', say('clubPage.next'))} ${body}
  </section>`
}

const places = (
  rows: readonly { readonly place: number; readonly name: unknown; readonly figure: string }[],
): unknown =>
  rows.length === 0
    ? nothing
    : html`<ol class="places">
        ${rows.map(
          ({ place, name, figure }) =>
            html`<li><span>${place}.</span><span>${name}</span><span>${figure}</span></li>`,
        )}
      </ol>`

/** The last results, each with its first places. */
export function results({ club, locale, say, eventHref }: Drawing): TemplateResult {
  const rows = club.results.map(
    ({ event, first }) =>
      html`<li>
        <a href=${`${eventHref(event.id)}/standings`}>${event.name}</a>
        <p class="small muted">
          ${when(event, locale)}${event.place === '' ? nothing : html` · ${event.place}`}
        </p>
        ${places(first.map(({ place, name, points: figure }) => ({ place, name, figure: points(figure, locale) })))}
      </li>`,
  )
  return html`<section part="results" aria-labelledby="results">
    ${heading('results', say('clubPage.results'))}
    ${
      rows.length === 0
        ? empty(say('clubPage.resultsNone'))
        : html`<ul class="box">
            ${rows}
          </ul>`
    }
  </section>`
}

/** The rankings with players of the club, and the best of them. */
export function rankings({ club, locale, say, page }: Drawing): TemplateResult {
  const rows = club.rankings.map(({ ranking, name, club: spelt, players, decimals, first }) => {
    const at = page(`/ranking/${encodeURIComponent(ranking)}`)
    const best = first.map((row) => ({
      place: row.place,
      name: html`<a href=${`${at}/person/${encodeURIComponent(row.person)}`}>${row.name}</a>`,
      figure: figureOf(row.score, locale, decimals),
    }))
    return html`<li>
      <p>
        <a href=${`${at}/club/${encodeURIComponent(spelt)}`}>${name}</a>
        <span class="small muted">${say('clubPage.inRanking', { n: players })}</span>
      </p>
      ${places(best)}
    </li>`
  })
  return html`<section part="rankings" aria-labelledby="rankings">
    ${heading('rankings', say('clubPage.rankings'))}
    ${
      rows.length === 0
        ? empty(say('clubPage.rankingsNone'))
        : html`<ul class="box">
            ${rows}
          </ul>`
    }
  </section>`
}

/** The public tables at which listed members sit now. */
export function tables({ club, locale, say, tableHref, page }: Drawing): TemplateResult {
  const rows = club.tables.map(({ id, game, profile, players }) => {
    const free = players.filter((player) => player === null).length
    const names = players.flatMap((player) => (player === null ? [] : [player.name]))
    return html`<li>
      <a href=${tableHref(id)}>${gameName(locale, game, profile).profile}</a>
      <p class="small">
        ${names.join(', ')}${free === 0 ? nothing : html` · ${say('clubPage.free', { n: free })}`}
      </p>
    </li>`
  })
  return html`<section part="tables" aria-labelledby="tables">
    ${heading('tables', say('clubPage.tables'))}
    ${
      rows.length === 0
        ? html`${empty(say('clubPage.tablesNone'))}
            <p><a href=${page('/play')}>${say('clubPage.play')}</a></p>`
        : html`<ul class="box">
            ${rows}
          </ul>`
    }
  </section>`
}

/** How to come to the club: its next evening, its own page, and signing in there. */
export function joining({ club, locale, say }: Drawing): TemplateResult {
  const { coming, site, signs } = club
  const [next] = coming
  const where =
    next === undefined ? '' : [when(next, locale), next.place].filter((one) => one !== '').join(', ')
  return html`<section part="join" aria-labelledby="join">
    ${heading('join', say('clubPage.join'))}
    <ul class="ways">
      ${next === undefined ? nothing : html`<li>${say('clubPage.joinNext', { when: where })}</li>`}
      <li>
        ${
          site === null
            ? say('clubPage.joinAsk')
            : html`${say('clubPage.joinSite')} <a href=${site} rel="external">${new URL(site).host}</a>`
        }
      </li>
      ${signs && site !== null ? html`<li>${say('clubPage.joinSigns')}</li>` : nothing}
    </ul>
  </section>`
}
