/** One table as the direction has it: who sits there, its list, and what can be done about it. */
import { html, nothing, type TemplateResult } from 'lit'
import { tableAddress } from '../../address.js'
import type { EventTable } from '../client/types.js'
import { chairLetter } from '../format.js'
import { number, text, ticked } from '../form.js'
import { qr } from '../qr.js'
import { does, field, playerChoice, submit, type DeskParts } from './parts.js'

export function tableDesk(parts: DeskParts): TemplateResult | typeof nothing {
  const { event, at, say, choose, watched } = parts
  const table = event.series.find(({ n }) => n === at?.series)?.tables.find((one) => one.table === at?.table)
  if (at === null || table === undefined) return nothing
  const place = { series: at.series, table: at.table }
  const reason = field('reason', say('desk.reason'), { required: true })
  const chairChoice = html`<label
    ><span>${say('desk.chair')}</span>
    <select name="chair">
      ${table.seats.map(({ chair, name }) => html`<option value=${chair}>${chairLetter(chair)} ${name}</option>`)}
    </select></label
  >`
  const part = (code: string, body: unknown): TemplateResult =>
    html`<details>
      <summary>${say(code)}</summary>
      ${body}
    </details>`
  const form = (build: Parameters<typeof submit>[1], code: string, fields: unknown): TemplateResult =>
    html`<form class="fields" @submit=${submit(parts, build)}>
      ${fields}<button class="button" ?disabled=${watched.busy}>${say(code)}</button>
    </form>`
  return html`<section class="panel stack" aria-label=${say('draw.table', { n: at.table })}>
    <div class="row spread">
      <h3>${say('sheet.title', { n: at.series, table: at.table })}</h3>
      <button class="quiet" @click=${() => choose(null)}>${say('table.close')}</button>
    </div>
    <p>
      ${table.seats.map(({ chair, name, signed }) => html`<b>${chairLetter(chair)}</b> ${name}${signed ? html` <span class="good"></span>` : nothing} `)}
    </p>
    ${access(parts, table)}
    ${does(parts, table.paused ? 'desk.resumeTable' : 'desk.pauseTable', { pause: { ...place, paused: !table.paused, reason: '' } })}
    ${
      table.online
        ? nothing
        : part(
            'desk.type',
            form(
              (data) => ({
                list: {
                  ...place,
                  lines: (text(data, 'lines') ?? '')
                    .split('\n')
                    .map((line) => line.trim())
                    .filter((line) => line !== ''),
                  signed: ticked(data, 'signed'),
                },
              }),
              'desk.typeSend',
              html`<label class="broad"
                  ><span>${say('desk.typeHow', { n: table.length })}</span
                  ><textarea name="lines" required rows="12" spellcheck="false"></textarea>
                </label>
                <label class="tick broad"
                  ><input type="checkbox" name="signed" checked /> ${say('desk.typeSigned')}</label
                >`,
            ),
          )
    }
    ${part(
      'desk.correct',
      form(
        (data) => {
          const hand = number(data, 'hand')
          const readings = (text(data, 'readings') ?? '')
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
          if (hand === null) return null
          const consent = ticked(data, 'consent') ? table.seats.map(({ chair }) => chair) : []
          return { correct: { ...place, hand: hand - 1, readings, consent } }
        },
        'desk.correctSend',
        html`${field('hand', say('desk.handNumber'), { required: true, numeric: true })}
          <label class="broad"
            ><span>${say('desk.readings')}</span
            ><textarea name="readings" required spellcheck="false"></textarea>
          </label>
          <label class="tick broad"><input type="checkbox" name="consent" /> ${say('desk.allAgree')}</label>`,
      ),
    )}
    ${part(
      'desk.more',
      html`<div class="stack">
        ${form(
          (data) => {
            const player = text(data, 'player')
            return player === null
              ? null
              : {
                  substitute: {
                    ...place,
                    chair: number(data, 'chair') ?? 0,
                    player,
                    reason: text(data, 'reason') ?? '',
                  },
                }
          },
          'desk.substitute',
          html`${chairChoice}${playerChoice(parts, 'player', say('desk.byWhom'), ({ status }) => status === 'RESERVE' || status === 'ENTERED')}${reason}`,
        )}
        ${form(
          (data) => {
            const hand = number(data, 'hand')
            return hand === null
              ? null
              : { redeal: { ...place, hand: hand - 1, reason: text(data, 'reason') ?? '' } }
          },
          'desk.redeal',
          html`${field('hand', say('desk.handNumber'), { required: true, numeric: true })}${reason}`,
        )}
        ${form(
          (data) => ({
            missing: { ...place, chairs: [number(data, 'chair') ?? 0], reason: text(data, 'reason') ?? '' },
          }),
          'desk.missingPlayer',
          html`${chairChoice}${reason}`,
        )}
        ${form((data) => ({ annul: { ...place, reason: text(data, 'reason') ?? '' } }), 'desk.annul', reason)}
      </div>`,
    )}
  </section>`
}

/** How the table's players come to their list: by its QR code, or to the live table. */
function access(
  { entries, href, say, tableHref }: DeskParts,
  { series, table, online, live }: EventTable,
): unknown {
  if (online)
    return live === null || tableHref === null
      ? nothing
      : html`<a href=${tableAddress(tableHref, live)}>${say('desk.watch')}</a>`
  const key =
    entries?.series.find(({ n }) => n === series)?.tables.find((one) => one.table === table)?.key ?? null
  if (key === null) return nothing
  const address = new URL(`${href}/list/${series}/${table}#${key}`, location.href).href
  return html`<details>
    <summary>${say('desk.qr')}</summary>
    <div class="code">
      ${qr(address, say('desk.qrOf', { n: table }))}<a href=${address}>${say('event.toList')}</a>
    </div>
  </details>`
}
