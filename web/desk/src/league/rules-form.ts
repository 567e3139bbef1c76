/** The rules of a league: its divisions, and what a match brings. */
import { leagueRules, tieBreaks, type LeagueRules } from '@stolik/contract/league/rules'
import { choicesAt } from '@stolik/contract/choices'
import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { gameName } from '@stolik/elements/element/game-names'
import { number, text } from '@stolik/elements/event/form'
import { button } from '../form/buttons.js'
import { figure, word } from '../form/codecs.js'
import { choice, input, worded } from '../form/draw.js'
import { fieldsOf, type Field } from '../form/field.js'
import { readFields } from '../form/read.js'
import { drawRows, fieldsIn, type Row } from '../form/show.js'
import { sending } from '../form/values.js'
import { reason, submit, opener } from './act-form.js'
import type { DeskData } from './client.js'
import { idOf, type DeskParts } from './element.js'

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

/** What the form begins with: it is changed where the association counts differently. */
export const usualRules = (games: DeskData['games'], division: string): LeagueRules => ({
  name: '',
  season: '',
  game: games[0]?.id ?? '',
  profile: games[0]?.profiles[0]?.id ?? '',
  divisions: [{ division: idOf(division, []), name: division, up: 0, down: 0 }],
  players: 4,
  counting: 4,
  ties: 'MEAN',
  scales: [
    { teams: 2, places: [2, 0], draw: 1 },
    { teams: 3, places: [3, 2, 1], draw: null },
    { teams: 4, places: [4, 3, 2, 1], draw: null },
  ],
  walkover: { points: 2, small: 0, absent: 0 },
  withdrawal: 'DROP',
  tieBreaks: ['SMALL', 'WINS', 'DIRECT'],
  seed: '',
  figure: 'POINTS',
  transfers: false,
})

const of = fieldsOf<LeagueRules>()

/** The fields of the rules beside their lists: rows of divisions, scales and tie-breaks. */
function table({ say, locale, games, rules }: Pick<RulesParts, 'say' | 'locale' | 'games' | 'rules'>) {
  const profiles = games.flatMap(({ id, profiles: all }) =>
    all.map((one) => [`${id} ${one.id}`, gameName(locale, id, one.id).profile] as const),
  )
  const play: Field = {
    kind: 'choice',
    path: 'play',
    options: profiles,
    parts: {
      get: () => `${rules.game} ${rules.profile}`,
      set: (written: string) => {
        const [game = '', profile = ''] = written.split(' ')
        return { game, profile }
      },
    },
  }
  const number = { required: true, empty: 0 }
  const choose = (path: 'figure' | 'withdrawal'): Field =>
    of.choice(path, worded(choicesAt(leagueRules, path), say, `leaguedesk.${path}.`))
  const walkover = (path: 'points' | 'small' | 'absent', name: string): Field =>
    of.text(`walkover.${path}`, figure, { name, ...number })
  return {
    names: [
      of.text('name', word, { required: true, most: 64, empty: '' }),
      of.text('season', word, { required: true, most: 20, empty: '' }),
      play,
    ],
    match: [of.text('players', figure, number), of.text('counting', figure, number), choose('figure')],
    walkover: [
      walkover('points', 'walkoverPoints'),
      walkover('small', 'walkoverSmall'),
      walkover('absent', 'walkoverAbsent'),
    ],
    equal: [of.text('seed', word, { most: 64, empty: '' }), choose('withdrawal')],
    transfers: of.tick('transfers'),
  } as const satisfies Readonly<Record<string, Row>>
}

export function rulesForm(parts: RulesParts): TemplateResult {
  const { say, locale, rules, rows, addRow, changing, send } = parts
  const { names, match, walkover, equal, transfers } = table(parts)
  const showing = { locale, value: rules, labelOf: (path: string) => say(`leaguedesk.${path}`) }
  const draw = (...all: readonly Row[]): unknown => drawRows(all, showing)
  const ties = [['', '–'] as const, ...worded(tieBreaks, say, 'leaguedesk.tie.')]
  return html`<form
    class="stack"
    @submit=${sending((data) => send(readRules(data, parts), text(data, 'reason') ?? ''))}
  >
    ${draw(names)}
    <fieldset class="part stack">
      <legend>${say('leaguedesk.divisions')}</legend>
      ${Array.from({ length: rows }, (_, i) => divisionRow(parts, i))}
      <div>${button(say('leaguedesk.addDivision'), addRow)}</div>
    </fieldset>
    <fieldset class="part stack">
      <legend>${say('leaguedesk.match')}</legend>
      ${draw(match)}
      <div class="scroll">${scales(parts)}</div>
      ${draw(walkover)}
    </fieldset>
    <fieldset class="part stack">
      <legend>${say('leaguedesk.equal')}</legend>
      <div class="fields">
        ${tieBreaks.map((_, i) => choice(`tie.${i}`, say('leaguedesk.tie', { n: i + 1 }), ties, { value: rules.tieBreaks[i] }))}
        ${draw(...equal)}
      </div>
      ${draw(transfers)}
    </fieldset>
    ${changing ? reason({ say }).draw('reason') : nothing}
    ${submit(parts, say(changing ? 'leaguedesk.amend' : 'leaguedesk.create'))}
  </form>`
}

function divisionRow({ say, rules }: RulesParts, i: number): TemplateResult {
  const one = rules.divisions[i]
  const title = say('leaguedesk.divisionN', { n: i + 1 })
  return html`<div class="fields" role="group" aria-label=${title}>
    ${input(`division.${i}`, title, { value: one?.name, most: 64 })}
    ${i === 0 ? nothing : input(`up.${i}`, say('leaguedesk.ups'), { value: one?.up ?? 1, numeric: true })}
    ${input(`down.${i}`, say('leaguedesk.downs'), { value: one?.down ?? 0, numeric: true })}
  </div>`
}

function scales({ say, rules }: RulesParts): TemplateResult {
  const cell = (name: string, label: string, value: number | null | undefined): TemplateResult =>
    html`<input
      name=${name}
      inputmode="decimal"
      size="3"
      aria-label=${label}
      .defaultValue=${String(value ?? '')}
    />`
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
      ${sizes.map((teams) => {
        const scale = rules.scales.find((one) => one.teams === teams)
        const placed = (place: number): TemplateResult =>
          cell(
            `scale.${teams}.${place}`,
            say('leaguedesk.scaleOf', { teams, place }),
            scale?.places[place - 1],
          )
        return html`<tr>
          <th scope="row" class="text">${say('leaguedesk.teamsN', { n: teams })}</th>
          ${[1, 2, 3, 4].map((place) => html`<td>${place > teams ? '–' : placed(place)}</td>`)}
          <td>${cell(`draw.${teams}`, say('leaguedesk.drawOf', { teams }), scale?.draw)}</td>
        </tr>`
      })}
    </tbody>
  </table>`
}

function readRules(data: FormData, parts: RulesParts & { readonly locale: Locale }): LeagueRules {
  const { rules: before, rows, locale } = parts
  const ids = before.divisions.map(({ division }) => division)
  const divisions = Array.from({ length: rows }, (_, i) => i).flatMap((i) => {
    const name = text(data, `division.${i}`)
    if (name === null) return []
    const division = before.divisions[i]?.division ?? idOf(name, ids)
    ids.push(division)
    return [{ division, name, up: number(data, `up.${i}`) ?? 0, down: number(data, `down.${i}`) ?? 0 }]
  })
  const played = sizes.flatMap((teams) => {
    const places = Array.from({ length: teams }, (_, i) => number(data, `scale.${teams}.${i + 1}`))
    // A size without points is not played.
    return places.every((one) => one === null)
      ? []
      : [{ teams, places: places.map((one) => one ?? 0), draw: number(data, `draw.${teams}`) }]
  })
  const ties = tieBreaks.flatMap((_, i) => tieBreaks.find((one) => one === text(data, `tie.${i}`)) ?? [])
  const { value } = readFields(data, fieldsIn(Object.values(table(parts))), before, locale)
  return { ...value, divisions, scales: played, tieBreaks: ties }
}

/** Where a league is made from its rules, and where they are changed with a reason. */
interface NewLeagueParts extends Omit<RulesParts, 'games' | 'send' | 'changing'> {
  readonly data: DeskData
  /** The league of the season before, if the rules come from it. */
  readonly after: string | null
  readonly create: (league: string, rules: LeagueRules) => void
}

export function newLeaguePart({ data, after, create, ...form }: NewLeagueParts): TemplateResult {
  const { say } = form
  const taken = data.leagues.map(({ league }) => league)
  return html`<section class="stack">
    <h3>${say('leaguedesk.new')}</h3>
    ${after === null ? nothing : html`<p class="note" role="status">${say('leaguedesk.nextHint')}</p>`}
    ${rulesForm({
      ...form,
      games: data.games,
      changing: false,
      send: (rules) => create(idOf(`${rules.name} ${rules.season}`, taken), rules),
    })}
  </section>`
}

type ChangeRulesParts = DeskParts & Pick<RulesParts, 'games' | 'rows' | 'addRow'>

export function changeRulesPart(parts: ChangeRulesParts): TemplateResult {
  const { say, league, opened, act } = parts
  return html`<section class="stack">
    <h3>${say('leaguedesk.rules')}</h3>
    <div>${opener(parts, 'rules', say('leaguedesk.changeRules'))}</div>
    ${
      opened === 'rules'
        ? rulesForm({
            ...parts,
            rules: league.rules,
            changing: true,
            send: (rules, reason) => void act({ amend: { rules, reason } }, 'leaguedesk.done.amend'),
          })
        : nothing
    }
  </section>`
}
