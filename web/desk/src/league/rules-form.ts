/** The rules of a league: its divisions, and what a match brings. */
import type { LeagueRules } from '@stolik/contract/league/rules'
import { html, nothing, type TemplateResult } from 'lit'
import { gameName } from '@stolik/elements/element/game-names'
import { isTicked, number, submittedForm, text } from '@stolik/elements/event/form'
import type { DeskData } from './client.js'
import { idOf, type DeskParts } from './element.js'
import { field, reasonField, select, submit, tick } from './fields.js'

export interface RulesParts extends Pick<DeskParts, 'say' | 'locale' | 'busy'> {
  readonly games: DeskData['games']
  readonly rules: LeagueRules
  /** How many divisions the form has rows for. */
  readonly rows: number
  readonly addRow: () => void
  /** A change of existing rules needs a reason. */
  readonly changing: boolean
  readonly send: (rules: LeagueRules, reason: string) => void
}

const sizes = [2, 3, 4] as const
const tieBreaks = ['SMALL', 'WINS', 'DIRECT', 'DIRECT_SMALL', 'LOT'] as const

/** What the form begins with: it is changed where the association counts differently. */
export const usualRules = (games: DeskData['games'], division: string): LeagueRules => ({
  ...{ name: '', season: '', game: games[0]?.id ?? '', profile: games[0]?.profiles[0]?.id ?? '' },
  divisions: [{ division: idOf(division, []), name: division, up: 0, down: 0 }],
  ...{ players: 4, counting: 4, ties: 'MEAN' },
  scales: [
    { teams: 2, places: [2, 0], draw: 1 },
    { teams: 3, places: [3, 2, 1], draw: null },
    { teams: 4, places: [4, 3, 2, 1], draw: null },
  ],
  ...{
    walkover: { points: 2, small: 0, absent: 0 },
    withdrawal: 'DROP',
    tieBreaks: ['SMALL', 'WINS', 'DIRECT'],
  },
  ...{ seed: '', figure: 'POINTS', transfers: false },
})

export function rulesForm(parts: RulesParts): TemplateResult {
  const { say, locale, games, rules, rows, addRow, changing, send } = parts
  const profiles = games.flatMap(({ id, profiles: all }) =>
    all.map((one) => [`${id} ${one.id}`, gameName(locale, id, one.id).profile] as const),
  )
  return html`<form
    class="stack"
    @submit=${(event: SubmitEvent) => {
      const data = submittedForm(event)?.data
      if (data !== undefined) send(readRules(data, rules, rows), text(data, 'reason') ?? '')
    }}
  >
    <div class="fields">
      ${field(say('leaguedesk.name'), 'name', rules.name, { max: 64, required: true })}
      ${field(say('leaguedesk.season'), 'season', rules.season, { max: 20, required: true })}
      ${select(say('leaguedesk.play'), 'play', profiles, `${rules.game} ${rules.profile}`)}
    </div>
    <fieldset class="part stack">
      <legend>${say('leaguedesk.divisions')}</legend>
      ${Array.from({ length: rows }, (_, i) => divisionRow(parts, i))}
      <div>
        <button type="button" class="button" @click=${addRow}>${say('leaguedesk.addDivision')}</button>
      </div>
    </fieldset>
    <fieldset class="part stack">
      <legend>${say('leaguedesk.match')}</legend>
      <div class="fields">
        ${field(say('leaguedesk.players'), 'players', rules.players, { required: true })}
        ${field(say('leaguedesk.counting'), 'counting', rules.counting, { required: true })}
        ${select(
          say('leaguedesk.figure'),
          'figure',
          [
            ['POINTS', say('leaguedesk.figure.POINTS')],
            ['SMALL', say('leaguedesk.figure.SMALL')],
          ],
          rules.figure,
        )}
      </div>
      <div class="scroll">${scales(parts)}</div>
      <div class="fields">
        ${field(say('leaguedesk.walkover.points'), 'walkoverPoints', rules.walkover.points, { required: true })}
        ${field(say('leaguedesk.walkover.small'), 'walkoverSmall', rules.walkover.small, { required: true })}
        ${field(say('leaguedesk.walkover.absent'), 'walkoverAbsent', rules.walkover.absent, { required: true })}
      </div>
    </fieldset>
    <fieldset class="part stack">
      <legend>${say('leaguedesk.equal')}</legend>
      <div class="fields">
        ${tieBreaks.map((_, i) =>
          select(
            say('leaguedesk.tie', { n: i + 1 }),
            `tie.${i}`,
            [['', '–'], ...tieBreaks.map((one) => [one, say(`leaguedesk.tie.${one}`)] as const)],
            rules.tieBreaks[i] ?? '',
          ),
        )}
        ${field(say('leaguedesk.seed'), 'seed', rules.seed, { max: 64 })}
        ${select(
          say('leaguedesk.withdrawal'),
          'withdrawal',
          [
            ['DROP', say('leaguedesk.withdrawal.DROP')],
            ['KEEP', say('leaguedesk.withdrawal.KEEP')],
          ],
          rules.withdrawal,
        )}
      </div>
      ${tick(say('leaguedesk.transfers'), 'transfers', rules.transfers)}
    </fieldset>
    ${changing ? reasonField({ say }) : nothing}
    ${submit(parts, say(changing ? 'leaguedesk.amend' : 'leaguedesk.create'))}
  </form>`
}

function divisionRow({ say, rules }: RulesParts, i: number): TemplateResult {
  const one = rules.divisions[i]
  return html`<div class="fields" role="group" aria-label=${say('leaguedesk.divisionN', { n: i + 1 })}>
    ${field(say('leaguedesk.divisionN', { n: i + 1 }), `division.${i}`, one?.name ?? '', { max: 64 })}
    ${i === 0 ? nothing : field(say('leaguedesk.ups'), `up.${i}`, one?.up ?? 1)}
    ${field(say('leaguedesk.downs'), `down.${i}`, one?.down ?? 0)}
  </div>`
}

function scales({ say, rules }: RulesParts): TemplateResult {
  const cell = (teams: number, place: number): TemplateResult => {
    const scale = rules.scales.find((one) => one.teams === teams)
    return html`<td>
      ${
        place > teams
          ? '–'
          : html`<input
              name=${`scale.${teams}.${place}`}
              inputmode="decimal"
              size="3"
              aria-label=${say('leaguedesk.scaleOf', { teams, place })}
              .defaultValue=${String(scale?.places[place - 1] ?? '')}
            />`
      }
    </td>`
  }
  return html`<table>
    <caption>
      ${say('leaguedesk.scales')}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="text">${say('leaguedesk.size')}</th>
        ${[1, 2, 3, 4].map((n) => html`<th scope="col">${n}.</th>`)}
        <th scope="col">${say('leaguedesk.allEqual')}</th>
      </tr>
    </thead>
    <tbody>
      ${sizes.map(
        (teams) =>
          html`<tr>
            <th scope="row" class="text">${say('leaguedesk.teamsN', { n: teams })}</th>
            ${[1, 2, 3, 4].map((place) => cell(teams, place))}
            <td>
              <input
                name=${`draw.${teams}`}
                inputmode="decimal"
                size="3"
                aria-label=${say('leaguedesk.drawOf', { teams })}
                .defaultValue=${String(rules.scales.find((one) => one.teams === teams)?.draw ?? '')}
              />
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Reads a figure; an empty field counts as 0. */
const figure = (data: FormData, name: string): number => number(data, name) ?? 0

function readRules(data: FormData, before: LeagueRules, rows: number): LeagueRules {
  const [game = '', profile = ''] = (text(data, 'play') ?? '').split(' ')
  const ids = before.divisions.map(({ division }) => division)
  const divisions = Array.from({ length: rows }, (_, i) => ({ i, name: text(data, `division.${i}`) }))
    .filter(({ name }) => name !== null)
    .map(({ i, name }) => {
      const division = before.divisions[i]?.division ?? idOf(name ?? '', ids)
      ids.push(division)
      return { division, name: name ?? '', up: figure(data, `up.${i}`), down: figure(data, `down.${i}`) }
    })
  const scales = sizes.flatMap((teams) => {
    const places = Array.from({ length: teams }, (_, i) => number(data, `scale.${teams}.${i + 1}`))
    // A size without points is not played.
    return places.every((one) => one === null)
      ? []
      : [{ teams, places: places.map((one) => one ?? 0), draw: number(data, `draw.${teams}`) }]
  })
  const ties = tieBreaks.flatMap((_, i) => tieBreaks.find((one) => one === text(data, `tie.${i}`)) ?? [])
  return {
    ...before,
    ...{ name: text(data, 'name') ?? '', season: text(data, 'season') ?? '', game, profile },
    ...{ divisions, scales, players: figure(data, 'players'), counting: figure(data, 'counting') },
    walkover: {
      points: figure(data, 'walkoverPoints'),
      small: figure(data, 'walkoverSmall'),
      absent: figure(data, 'walkoverAbsent'),
    },
    ...{ tieBreaks: ties, seed: text(data, 'seed') ?? '', transfers: isTicked(data, 'transfers') },
    withdrawal: text(data, 'withdrawal') === 'KEEP' ? 'KEEP' : 'DROP',
    figure: text(data, 'figure') === 'SMALL' ? 'SMALL' : 'POINTS',
  }
}
