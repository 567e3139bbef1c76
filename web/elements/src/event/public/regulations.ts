/** The regulations of an event, always in reach (PT 6.3). */
import { hallsLine } from '@stolik/contract/event/halls-line'
import { plainLines } from '@stolik/contract/event/plain-lines'
import { gamePenalties, penaltyLines, whoseReading } from '@stolik/contract/event/usual-penalties'
import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { toldRules } from '../../rule-sets/told.js'
import { gameSay } from '../game-words.js'
import { noteKinds, type EventShown, type Fee, type ReducedFee, type Regulations } from '../client/types.js'
import { countingWords, dayTime, money, points } from '../format.js'
import type { Speaker } from '../speaker.js'

export function regulations(event: EventShown, { say, locale }: Speaker): TemplateResult {
  const { regulations: rules } = event
  const { format, fee, groups, categories, prizes, notes } = rules
  const line = (code: string, value: unknown): unknown =>
    value === '' || value === null
      ? nothing
      : html`<dt>${say(`rules.${code}`)}</dt>
          <dd>${value}</dd>`
  const { scale } = format.scoring
  return html`<dl class="rules">
    ${plainLines.map((name) => line(name, rules[name]))}
    ${line('when', `${dayTime(rules.starts, locale, rules.mode)}${rules.place === '' ? '' : ` · ${rules.place}`}`)}
    ${line('halls', hallsLine(rules.halls))}
    ${line('game', html`${toldRules(locale, { game: rules.game, profile: format.profile })} · ${say(`mode.${rules.mode}`)}`)}
    ${line('tables', format.chairs.join(' · '))}
    ${line(
      'series',
      html`<ol class="plain">
        ${format.series.map(
          ({ rounds, minutes, draw, starts }) =>
            html`<li>
              ${format.chairs.map((chairs) => say('rules.hands', { n: rounds * chairs, chairs })).join(' · ')}${
                minutes === null ? '' : `, ${say('rules.minutes', { n: minutes })}`
              },
              ${say(`rules.draw.${draw}`)}${starts === null ? '' : ` · ${dayTime(starts, locale, rules.mode)}`}
            </li>`,
        )}
      </ol>`,
    )}
    ${line(
      'scoring',
      scale === null
        ? say('rules.totals')
        : `${say('rules.scale', { scale: scale.map((n) => points(n, locale)).join(' – ') })} · ${say(`rules.ties.${format.scoring.ties}`)}`,
    )}
    ${line('sameCards', rules.sameCards === null ? '' : `${say(`rules.sameCards.${rules.sameCards}`)} · ${say('rules.sameCardsHow')}`)}
    ${line('arena', rules.arena ? say('rules.arenaHow') : '')}
    ${line('tieBreaks', format.tieBreaks.map((code) => tieBreakWords(code, say, (sum) => gameSay(locale, rules.game, sum))).join(', '))}
    ${line('bye', format.bye === null ? '' : say('rules.byePoints', { points: points(format.bye.points, locale), small: format.bye.small }))}
    ${line('fee', fee === null ? '' : feeLines(fee, say, locale))}
    ${line('lost', fee === null || fee.lost.length === 0 ? '' : lostWords(fee, say, locale))}
    ${line('stake', format.stake === null ? '' : stakeWords(rules, say, locale))}
    ${rules.open && rules.approval ? line('entries', say('rules.approval')) : nothing}
    ${line('capacity', rules.capacity)}
    ${line('groups', [...groups.map((rule) => `${say(`rules.group.${rule.kind}`, { size: rule.size })}, ${countingWords(rule, say)}${rule.kind === 'TEAM' && rules.sameCards !== null ? ` (${say('rules.teamChairs')})` : ''}`), ...(rules.clubsApart ? [say('rules.clubsApart')] : [])].join(', '))}
    ${line('categories', categories.map((category) => say(`category.${category}`)).join(', '))}
    ${
      prizes.length === 0
        ? nothing
        : html`<dt>${say('rules.prizes')}</dt>
            <dd>
              ${prizes.map(
                ({ of, places }) =>
                  html`<p>${of === 'all' ? nothing : html`${say(`rules.of.${of}`)}: `}</p>
                    <ol class="plain numbered">
                      ${places.map((prize) => html`<li>${prize}</li>`)}
                    </ol>`,
              )}
            </dd>`
    }
    ${line('usualPenalties', penalties(rules, locale))}
    ${line('protests', say('rules.protestTime', { n: rules.protestMinutes }))}
    ${line('remind', rules.remindMinutes === null ? '' : say('rules.remindTime', { n: rules.remindMinutes }))}
    ${rules.mode === 'HALL' ? nothing : line('dropOut', say(`rules.dropOut.${rules.dropOut}`))}
    ${rules.mode === 'HALL' || rules.onlookers === 'ALLOWED' ? nothing : line('onlookers', say(`rules.onlookers.${rules.onlookers}`))}
    ${rules.mode === 'HALL' ? nothing : line('speed', say(`speed.${rules.speed}`))}
    ${noteKinds.map((kind) => (notes[kind] === '' ? nothing : line(kind, html`<span class="words">${notes[kind]}</span>`)))}
    ${
      rules.ranking === null
        ? nothing
        : html`<dt>${say('rules.draw.RATING')}</dt>
            <dd>${rules.ranking}</dd>`
    }
    ${line('outside', rules.outside)} ${line('seed', html`<code>${event.commitment}</code>`)}
    ${
      event.nextCommitment === null || event.nextCommitment === event.commitment
        ? nothing
        : line('nextSeed', html`<code>${event.nextCommitment}</code>`)
    }
  </dl>`
}

/** Those of the regulations, or those of the game, of which it is said whose reading they are. */
function penalties({ usualPenalties, game }: Regulations, locale: Locale): unknown {
  const lines =
    usualPenalties.length > 0 ? usualPenalties : penaltyLines(gameSay(locale, game, gamePenalties))
  if (lines.length === 0) return ''
  return html`<ul class="plain">
      ${lines.map((one) => html`<li>${one}</li>`)}
    </ul>
    ${usualPenalties.length > 0 ? nothing : html`<span class="sub">${gameSay(locale, game, whoseReading)}</span>`}`
}

/** The usual fee and its use, then the lower ones. */
function feeLines(
  { amount: usual, currency, use, reduced }: Fee,
  say: Speaker['say'],
  locale: Locale,
): unknown {
  const whom = ({ women, bornFrom, bornUntil, club }: ReducedFee): string =>
    [
      ...(women ? [say('rules.of.women')] : []),
      ...(bornFrom === null ? [] : [say('rules.fee.bornFrom', { year: String(bornFrom) })]),
      ...(bornUntil === null ? [] : [say('rules.fee.bornUntil', { year: String(bornUntil) })]),
      ...(club === null ? [] : [say('rules.fee.club', { club })]),
    ].join(', ')
  const price = (amount: number): string => money(amount, currency, locale)
  return html`${price(usual)}${use === '' ? nothing : ` · ${use}`}
  ${
    reduced.length === 0
      ? nothing
      : html`<ul class="plain">
            ${reduced.map((one) => html`<li>${price(one.amount)}: ${whom(one)}</li>`)}
          </ul>
          ${say('rules.fee.lowest')}`
  }`
}

const lostWords = ({ lost, currency }: Fee, say: Speaker['say'], locale: Locale): string =>
  lost
    .map(({ from, amount }) => say('rules.lostFrom', { n: from, amount: money(amount, currency, locale) }))
    .join(', ')

/** Uses the currency of the fee, if there is a fee. */
function stakeWords({ format, fee }: Regulations, say: Speaker['say'], locale: Locale): string {
  const { numerator, denominator } = format.stake ?? { numerator: 0, denominator: 1 }
  const amount =
    fee === null
      ? denominator === 1
        ? String(numerator)
        : `${numerator}/${denominator}`
      : money(numerator / denominator, fee.currency, locale)
  return say(fee === null ? 'rules.stakeCoins' : 'rules.stakePoint', { amount })
}

/** Translates a tie-break; `sum` translates the code of a sum below the game's list. */
export function tieBreakWords(code: string, say: Speaker['say'], sum: (code: string) => string): string {
  if (code.startsWith('sum.')) return sum(code)
  if (code.startsWith('-sum.')) return say('rules.fewer', { what: sum(code.slice(1)) })
  return say(`rules.tieBreak.${code}`)
}
