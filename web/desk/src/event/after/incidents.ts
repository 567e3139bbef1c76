/** What went wrong in the evening, group by group, for the board of the club. */
import { html, nothing, type TemplateResult } from 'lit'
import { clauseWords } from '@stolik/kit/clause'
import { named } from '@stolik/elements/client/plain'
import { shortTime, signedPoints } from '@stolik/elements/event/format'
import { catalogueOf, gameSay } from '@stolik/elements/event/game-words'
import { button } from '../../form/buttons.js'
import { amountOf, type AfterParts, type Incident } from './parts.js'

export function incidents(parts: AfterParts): TemplateResult {
  const { say, after, print } = parts
  const groups = [...new Set(after.incidents.map(({ group }) => group))]
  return html`<section class="panel stack" aria-labelledby="incidents">
    <h3 id="incidents">${say('after.incidents')}</h3>
    ${groups.length === 0 ? html`<p class="good">${say('after.incidents.none')}</p>` : nothing}
    ${groups.map(
      (group) =>
        html`<h4 class="group">${say(`after.group.${group}`)}</h4>
          <ul class="plain stack">
            ${after.incidents.filter((one) => one.group === group).map((one) => incident(parts, one))}
          </ul>`,
    )}
    <div class="row">
      ${button(say('after.incidents.pdf'), () => print('incidents.pdf'), { look: groups.length === 0 ? 'quiet' : 'button' })}
    </div>
  </section>`
}

function incident(parts: AfterParts, one: Incident): TemplateResult {
  const { say, locale } = parts
  const amount = one.amount === null ? '' : amountOf(parts, one.amount)
  const facts = [
    say(`after.incident.${one.kind}`),
    one.who.join(', '),
    one.points === null ? '' : signedPoints(one.points, locale),
    amount,
  ].filter((fact) => fact !== '')
  const below = [whereWords(parts, one), one.at === null ? '' : shortTime(one.at, locale)].filter(
    (part) => part !== '',
  )
  return html`<li>
    <strong>${facts.join(' · ')}</strong>
    ${one.status === null ? nothing : html` · ${say(`protest.${one.status}`)}`}
    ${below.length === 0 ? nothing : html`<span class="sub">${below.join(' · ')}</span>`}
    ${ruling(parts, one)}
    ${
      one.text === '' && one.clause === null
        ? nothing
        : html`<span class="words"
            >${one.text}${one.clause === null ? nothing : ` ${say('event.clause', { clause: one.clause })}`}</span
          >`
    }
  </li>`
}

function whereWords({ say }: AfterParts, { series, table, hand }: Incident): string {
  if (series === null) return ''
  const place = [
    say('standings.series', { n: series }),
    ...(table === null ? [] : [say('draw.table', { n: table })]),
    ...(hand === null ? [] : [say('event.handN', { n: hand })]),
  ]
  return place.join(' · ')
}

/** The game's own question and answer. */
function ruling({ event, locale }: AfterParts, { question, lines }: Incident): unknown {
  const { game } = event.regulations
  return [
    question === null
      ? nothing
      : html`<span class="sub">${gameSay(locale, game, `arbiter.${question}`)}</span>`,
    ...lines.map(
      ({ code, args, clause }) =>
        html`<span class="sub"
          >${gameSay(locale, game, code, named(args))}${clause === '' ? '' : ` ${clauseWords(catalogueOf(locale, game), locale, clause)}`}</span
        >`,
    ),
  ]
}
