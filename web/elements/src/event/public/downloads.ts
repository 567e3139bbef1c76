/** Links to the existing papers of an event and to its other pages. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventShown } from '../client/types.js'
import type { Speaker } from '../speaker.js'
import { currentSeries } from '../current.js'

/** @param address of a paper, in the language and time zone of the reader · @param href of the event's page */
export function downloads(
  event: EventShown,
  { say }: Speaker,
  address: (file: string) => string,
  href: string,
): TemplateResult {
  const file = (name: string, kind: string, n = 0): TemplateResult =>
    html`<li><a href=${address(name)} target="_blank">${say(`file.${kind}`, { n })}</a></li>`
  return html`<section class="files small">
    <h3>${say('file.title')}</h3>
    <ul class="plain">
      ${papersOf(event).map(({ name, kind, n }) => file(name, kind, n))}
    </ul>
    <p>
      ${currentSeries(event) === undefined ? nothing : html`<a href="${href}/standings">${say('section.standings')}</a> <a href="${href}/verify">${say('event.verify')}</a>`}
      <a href="${href}/board">${say('event.board')}</a> <a href="${href}/desk">${say('event.desk')}</a>
    </p>
  </section>`
}

interface Paper {
  readonly name: string
  /** `file.KIND` is its label. */
  readonly kind: string
  readonly n?: number
}

export function papersOf({
  series,
  standings,
  regulations: { format },
}: Pick<EventShown, 'series' | 'standings' | 'regulations'>): readonly Paper[] {
  const begun = series.filter(({ status }) => status !== 'PLANNED')
  const before = [
    { name: 'regulations.pdf', kind: 'rules' },
    { name: 'event.ics', kind: 'ics' },
  ]
  if (begun.length === 0) return before
  const ranked = (kind: string): boolean =>
    standings.groups.some(({ rule, rows }) => rule.kind === kind && rows.length > 0)
  const categories = standings.categories.some(({ rows }) => rows.length > 0)
  return [
    ...before,
    ...begun.map(({ n, status }) =>
      status === 'ENDED'
        ? { name: `kept-${n}.pdf`, kind: 'lists', n }
        : { name: `draw-${n}.pdf`, kind: 'draw', n },
    ),
    { name: 'results.pdf', kind: 'pdf' },
    ...(ranked('TEAM') ? [{ name: 'teams.pdf', kind: 'teams' }] : []),
    ...(ranked('PAIR') ? [{ name: 'pairs.pdf', kind: 'pairs' }] : []),
    ...(categories ? [{ name: 'categories.pdf', kind: 'categories' }] : []),
    ...(format.stake === null ? [] : [{ name: 'money.pdf', kind: 'money' }]),
    { name: 'minutes.pdf', kind: 'minutes' },
    ...(['csv', 'xlsx', 'ods'] as const).map((kind) => ({ name: `results.${kind}`, kind })),
    { name: 'results.json', kind: 'json' },
  ]
}
