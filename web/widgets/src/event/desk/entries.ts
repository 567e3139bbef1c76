/** Who has entered, and everything that the direction does about it. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventPlayer } from '../client/types.js'
import { text } from '../form.js'
import type { EntrantEvent, StolikRegister } from '../public/register.js'
import { current } from '../public/next.js'
import { field, playerChoice, submit, type DeskParts } from './parts.js'

export function entriesDesk(parts: DeskParts): TemplateResult {
  const { event, say, watched } = parts
  const fee = event.regulations.fee !== null
  const paid = event.players.filter((player) => player.paid === true).length
  return html`<div class="stack">
    <details open>
      <summary>${say('desk.add')}</summary>
      <stolik-register
        lang=${parts.locale}
        .regulations=${event.regulations}
        .licence=${true}
        ?busy=${watched.busy}
        @stolik-entrant=${(sent: EntrantEvent) => {
          const form = sent.target as StolikRegister
          const reserve = form.querySelector<HTMLInputElement>('[name=reserve]')?.checked ?? false
          void watched.act({ enter: { entrant: sent.detail, reserve } }).then((answer) => {
            if (answer !== null && 'done' in answer) form.reset()
          })
        }}
        ><label class="tick"
          ><input type="checkbox" name="reserve" /> ${say('desk.reserve')}</label
        ></stolik-register
      >
    </details>
    <details>
      <summary>${say('desk.csv')}</summary>
      <form
        class="stack"
        @submit=${submit(parts, (data) => {
          const csv = data.get('csv')
          return typeof csv === 'string' ? { enterAll: { csv } } : null
        })}
      >
        <label
          ><span>${say('desk.csvHow')}</span
          ><textarea
            name="csv"
            required
            rows="8"
            spellcheck="false"
            placeholder="name;club;licence"
          ></textarea>
        </label>
        <button class="button" style="justify-self: start" ?disabled=${watched.busy}>
          ${say('desk.csvSend')}
        </button>
      </form>
    </details>
    ${
      event.players.length === 0
        ? html`<p class="muted">${say('players.none')}</p>`
        : html`<div class="scroll">
            <table>
              <caption>
                ${say('event.players', { n: event.players.filter(({ status }) => status === 'ENTERED').length })}${fee ? html` · ${say('desk.paidCount', { n: paid })}` : nothing}
              </caption>
              <thead>
                <tr>
                  <th scope="col">${say('players.number')}</th>
                  <th scope="col" class="text">${say('standings.name')}</th>
                  ${fee ? html`<th scope="col" class="text">${say('desk.fee')}</th>` : nothing}
                  <th scope="col" class="text">${say('players.status')}</th>
                  <th scope="col" class="text">${say('desk.card')}</th>
                </tr>
              </thead>
              <tbody>
                ${event.players.map((player) => row(parts, player, fee))}
              </tbody>
            </table>
          </div>`
    }
    ${changes(parts)}
  </div>`
}

function row(parts: DeskParts, player: EventPlayer, fee: boolean): TemplateResult {
  const { say, watched, entries, href } = parts
  const { id, name } = player
  const card = entries?.players.find((one) => one.id === id)?.card ?? null
  const paid = player.paid === true
  return html`<tr>
    <td>${player.number}</td>
    <th scope="row" class="text">
      <strong>${name}</strong>
      <span class="sub"
        >${[player.club, player.team, player.pair].filter((one) => one !== null).join(' · ')}</span
      >
    </th>
    ${
      fee
        ? html`<td class="text">
            <label class="tick"
              ><input
                type="checkbox"
                aria-label=${say('desk.paidBy', { name })}
                .checked=${paid}
                ?disabled=${watched.busy}
                @change=${() => void watched.act({ paid: { player: id, paid: !paid } })}
            /></label>
          </td>`
        : nothing
    }
    <td class="text">
      ${say(`status.${player.status}`)}
      ${
        player.status === 'WAITING' || player.status === 'WITHDRAWN'
          ? html`<button
              class="quiet"
              ?disabled=${watched.busy}
              @click=${() => void watched.act({ admit: { player: id } })}
            >
              ${say('desk.admit')}
            </button>`
          : nothing
      }
    </td>
    <td class="text">
      ${card === null ? nothing : html`<a href="${href}/card/${card}" aria-label=${say('desk.cardOf', { name })}>${say('desk.card')}</a>`}
    </td>
  </tr>`
}

function changes(parts: DeskParts): TemplateResult {
  const { say, event, watched } = parts
  const on = ({ status }: EventPlayer): boolean => status === 'ENTERED'
  const series = current(event)?.n ?? 1
  const form = (code: string, build: Parameters<typeof submit>[1], fields: unknown): TemplateResult =>
    html`<details>
      <summary>${say(code)}</summary>
      <form class="fields" @submit=${submit(parts, build)}>
        ${fields}<button class="button" ?disabled=${watched.busy}>${say(code)}</button>
      </form>
    </details>`
  return html`${form(
    'desk.withdraw',
    (data) => {
      const player = text(data, 'player')
      return player === null ? null : { withdraw: { player } }
    },
    playerChoice(parts, 'player', say('desk.player'), ({ status }) => status !== 'WITHDRAWN'),
  )}
  ${form(
    'desk.exclude',
    (data) => {
      const player = text(data, 'player')
      return player === null
        ? null
        : { exclude: { player, reason: text(data, 'reason') ?? '', clause: text(data, 'clause') } }
    },
    html`${playerChoice(parts, 'player', say('desk.player'), on)}
    ${field('reason', say('desk.reason'), { required: true })}${field('clause', say('desk.clause'))}`,
  )}
  ${form(
    'desk.replace',
    (data) => {
      const [player, by] = [text(data, 'player'), text(data, 'by')]
      return player === null || by === null
        ? null
        : { replace: { player, by, from: Number(text(data, 'from') ?? series) } }
    },
    html`${playerChoice(parts, 'player', say('desk.player'))}
    ${playerChoice(parts, 'by', say('desk.byReserve'), ({ status }) => status === 'RESERVE')}
    ${field('from', say('desk.from'), { required: true, numeric: true, value: String(series) })}`,
  )}`
}
