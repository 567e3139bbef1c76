/** Fixtures of a division: drawn, or made by hand. */
import type { LeagueSent } from '@stolik/contract/league/acts'
import type { PublishedLeague } from '@stolik/contract/published/league'
import { html, nothing, type TemplateResult } from 'lit'
import { number, text } from '@stolik/elements/event/form'
import type { DeskParts } from './element.js'
import { button } from '../form/buttons.js'
import { choice, input } from '../form/draw.js'
import { sending } from '../form/values.js'
import { hallZone, opener, submit, timeField, timeIn } from './act-form.js'

type Division = PublishedLeague['rules']['divisions'][number]
type Fixtures = LeagueSent<'fixtures'>

const day = 86_400_000
/** How many places a day can name; a league with more plays at the homes of its teams. */
const places = 4

export interface FixtureParts extends DeskParts {
  /** How many match days and matches a day the form for fixtures made by hand has. */
  readonly rows: { readonly days: number; readonly matches: number }
  /** What a draw is proposed to be drawn from. */
  readonly seed: string
  readonly setRows: (rows: FixtureParts['rows']) => void
}

export function fixturesPart(parts: FixtureParts): TemplateResult {
  const { say, league, opened } = parts
  return html`<section class="stack">
    <h3>${say('leaguedesk.fixtures')}</h3>
    ${league.rules.divisions.map((division) => {
      const teams = league.teams.filter((one) => one.division === division.division)
      const matches = league.matches.filter((one) => one.division === division.division)
      const drawn = league.draws.find((one) => one.division === division.division)
      return html`<div class="stack">
        <h4>${division.name}</h4>
        <p class="muted">
          ${say('leaguedesk.teamsN', { n: teams.length })} ·
          ${say('leaguedesk.matchesN', { n: matches.length })}
          ${drawn === undefined || drawn.size > 2 ? nothing : `· ${say('leaguedesk.meets', { least: drawn.least, most: drawn.most })}`}
        </p>
        ${
          teams.length < 2
            ? html`<p class="muted">${say('leaguedesk.needTwo')}</p>`
            : html`<div class="row">
                ${opener(parts, `draw:${division.division}`, say('leaguedesk.draw'), division.name)}
                ${opener(parts, `fixtures:${division.division}`, say('leaguedesk.byHand'), division.name)}
              </div>`
        }
        ${opened === `draw:${division.division}` ? drawForm(parts, division) : nothing}
        ${opened === `fixtures:${division.division}` ? handForm(parts, division) : nothing}
      </div>`
    })}
  </section>`
}

function drawForm(parts: FixtureParts, { division }: Division): TemplateResult {
  const { say, league, act } = parts
  const sizes = league.rules.scales.map(({ teams }) => teams)
  return html`<form
    class="stack panel"
    @submit=${sending((data) => {
      const first = timeIn(data, 'first')
      const apart = (number(data, 'apart') ?? 7) * day
      const named = Array.from({ length: places }, (_, i) => text(data, `place.${i}`) ?? '')
      void act(
        {
          draw: {
            division,
            seed: text(data, 'seed') ?? '',
            size: number(data, 'size') ?? 2,
            days: Array.from({ length: number(data, 'days') ?? 0 }, (_, i) => ({
              starts: first === null ? null : sameClock(first, i * apart),
              places: named.filter((place) => place !== ''),
            })),
          },
        },
        'leaguedesk.done.draw',
      )
    })}
  >
    <div class="fields">
      ${choice('size', say('leaguedesk.together'), sizes)}
      ${input('days', say('leaguedesk.days'), { value: 4, numeric: true, required: true })}
      ${timeField(say('leaguedesk.first'), 'first', null)}
      ${input('apart', say('leaguedesk.apart'), { value: 7, numeric: true })}
    </div>
    <p class="muted">${say('leaguedesk.placesHint')}</p>
    <div class="fields">
      ${Array.from({ length: places }, (_, i) => input(`place.${i}`, say('leaguedesk.placeN', { n: i + 1 }), { most: 100 }))}
      ${input('seed', say('leaguedesk.drawSeed'), { value: parts.seed, most: 64, required: true })}
    </div>
    ${replaces(parts, division)} ${submit(parts, say('leaguedesk.drawNow'))}
  </form>`
}

/** Adds days so that the hour on the clock stays the same when summer time begins or ends. */
function sameClock(first: number, after: number): number {
  const hours = (at: number): number =>
    Number(new Date(at).toLocaleString('en', { timeZone: hallZone, hour: '2-digit', hourCycle: 'h23' }))
  const at = first + after
  const off = hours(first) - hours(at)
  return at + (off === 0 ? 0 : (((off + 36) % 24) - 12) * 3_600_000)
}

const replaces = ({ say, league }: FixtureParts, division: string): unknown =>
  league.matches.some((one) => one.division === division)
    ? html`<p class="note">${say('leaguedesk.replaces')}</p>`
    : nothing

function handForm(parts: FixtureParts, { division }: Division): TemplateResult {
  const { say, league, act, rows, setRows } = parts
  const own = league.matches.filter((one) => one.division === division)
  const days = Math.max(rows.days, ...own.map((one) => one.day))
  const perDay = Math.max(
    rows.matches,
    ...own.map((one) => own.filter((other) => other.day === one.day).length),
  )
  const teams = league.teams.filter((one) => one.division === division && one.withdrawn === null)
  const options = [['', '–'] as const, ...teams.map((one) => [one.team, one.name] as const)]
  const most = Math.max(...league.rules.scales.map((one) => one.teams))
  const row = (dayN: number, n: number): TemplateResult => {
    const match = own.filter((one) => one.day === dayN)[n]
    const key = `${dayN}.${n}`
    return html`<fieldset class="part">
      <legend>${say('league.day', { n: dayN })}, ${say('leaguedesk.matchN', { n: n + 1 })}</legend>
      <div class="fields">
        ${Array.from({ length: most }, (_, i) =>
          choice(`team.${key}.${i}`, say('leaguedesk.teamN', { n: i + 1 }), options, {
            value: match?.teams[i],
          }),
        )}
        ${timeField(say('leaguedesk.starts'), `starts.${key}`, match?.starts ?? null)}
        ${input(`place.${key}`, say('leaguedesk.place'), { value: match?.place, most: 100 })}
      </div>
    </fieldset>`
  }
  const read = (data: FormData): Fixtures => ({
    division,
    days: Array.from({ length: days }, (_, d) => ({
      matches: Array.from({ length: perDay }, (__, n) => `${d + 1}.${n}`).flatMap((key) => {
        const chosen = Array.from({ length: most }, (__, i) => text(data, `team.${key}.${i}`)).filter(
          (team) => team !== null,
        )
        return chosen.length === 0
          ? []
          : [
              {
                teams: chosen,
                starts: timeIn(data, `starts.${key}`),
                place: text(data, `place.${key}`) ?? '',
              },
            ]
      }),
    })).filter(
      ({ matches }, i, all) => matches.length > 0 || all.slice(i).some((one) => one.matches.length > 0),
    ),
  })
  return html`<form
    class="stack panel"
    @submit=${sending((data) => act({ fixtures: read(data) }, 'leaguedesk.done.fixtures'))}
  >
    ${Array.from({ length: days }, (_, d) => Array.from({ length: perDay }, (__, n) => row(d + 1, n)))}
    <div class="row">
      ${button(say('leaguedesk.addDay'), () => setRows({ days: days + 1, matches: perDay }))}
      ${button(say('leaguedesk.addMatch'), () => setRows({ days, matches: perDay + 1 }))}
    </div>
    ${submit(parts, say('leaguedesk.takeFixtures'))}
  </form>`
}
