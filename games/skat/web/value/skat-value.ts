import { say, signed, type Arg, type Line, type Locale } from '@stolik/core'
import { choices, choiceStyles } from '@stolik/kit/choices'
import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { drawWithWords } from '@stolik/kit/words'
import { LitElement, html, nothing, type TemplateResult } from 'lit'
import { bidValues } from '../../src/rules/bids.js'
import { gameKinds, nullGame } from '../../src/rules/games.js'
import { mostPatrolki } from '../../src/rules/patrolki.js'
import { profiles } from '../../src/rules/profiles.js'
import type { Rules } from '../../src/rules/rules.js'
import type { Impossible } from '../../src/value/impossible.js'
import { possibleGames } from '../../src/value/possible.js'
import { valueOf, type Valued } from '../../src/value/value.js'
import { gameWord } from '../contract.js'
import { valueWords } from '../words/value.js'
import { gamesOf } from './possible.js'
import { valueStyles } from './skat-value.styles.js'
import { texts } from './texts/index.js'
import { additionsFor, firstWish, fitting, levels, toldOf, matadorsFor, type Wish } from './wish.js'

const upTo = (n: number, from: number): readonly number[] =>
  Array.from({ length: n - from + 1 }, (_, i) => from + i)

/**
 * The calculator: what a game of a profile is worth, line by line with the clauses, or why it is impossible. Below
 * are all possible games with their number. It sends no queries.
 *
 * @summary What a game of Skat is worth.
 */
export class SkatValue extends declares(LitElement, {
  locale: property<Locale>('pl'),
  profile: property<keyof typeof profiles>('pzskat'),
  wish: state<Wish>(firstWish),
}) {
  static override readonly styles = [controls, choiceStyles, valueStyles]

  readonly #t = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const own = texts[this.locale]
    return say(Object.hasOwn(own, code) ? own : valueWords[this.locale], this.locale, code, args)
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return drawWithWords(this, this.locale, [texts, valueWords], () => super.scheduleUpdate())
  }

  protected override render(): TemplateResult {
    const rules: Rules = profiles[this.profile]
    const wish = fitting(rules, this.wish)
    const t = this.#t
    return html`<div class="desk">
        <form @submit=${(event: Event) => event.preventDefault()}>${this.#form(rules, wish)}</form>
        <section class="answer" role="status">${this.#answer(valueOf(rules, toldOf(wish)))}</section>
      </div>
      <section class="all">
        <h3>${t('games', { n: possibleGames(rules).length })}</h3>
        <p class="muted">${t('gamesHint')}</p>
        ${gameKinds.map((game) => gamesOf(rules, game, t))}
      </section>`
  }

  #form(rules: Rules, wish: Wish): TemplateResult {
    const t = this.#t
    const ids = Object.keys(profiles) as (keyof typeof profiles)[]
    const named = ids.map((value) => ({ value, label: t(`profile.${value}`) }))
    const games = gameKinds.map((value) => ({ value, label: gameWord(value, (code) => t(code)) }))
    const additions = additionsFor(rules, wish).map((value) => ({ value, label: t(`addition.${value}`) }))
    const most = mostPatrolki(rules, wish.game)
    return html`
      ${choices('profile', t('profile'), named, this.profile, (profile) => (this.profile = profile))}
      ${choices('game', t('game'), games, wish.game, (game) => this.#wish({ game }))}
      <div class="pair">
        ${this.#yesNo('hand', wish.hand, [false, true], (hand) => this.#wish({ hand }))}
        ${
          additions.length < 2
            ? nothing
            : choices('addition', t('addition'), additions, wish.addition, (addition) =>
                this.#wish({ addition }),
              )
        }
      </div>
      ${
        most === 0
          ? nothing
          : this.#counts('patrolki', t('patrolki'), upTo(most, 0), wish.patrolki, (patrolki) =>
              this.#wish({ patrolki }),
            )
      }
      ${
        wish.game === nullGame
          ? nothing
          : html`${this.#yesNo('matadors', wish.with, [true, false], (has) => this.#wish({ with: has }))}
            ${this.#counts('count', t('count'), upTo(matadorsFor(wish), 1), wish.n, (n) => this.#wish({ n }))}`
      }
      <div class="pair">
        ${this.#yesNo('won', wish.won, [true, false], (won) => this.#wish({ won }))}
        ${
          wish.game === nullGame
            ? nothing
            : choices(
                'level',
                t(`level.of.${wish.won}`),
                levels.map((value) => ({ value, label: t(`level.${value}`) })),
                wish.level,
                (level) => this.#wish({ level }),
              )
        }
        ${this.#bid(rules, wish)}
      </div>
    `
  }

  #bid(rules: Rules, wish: Wish): TemplateResult {
    const choose = (event: Event): void => {
      if (event.target instanceof HTMLSelectElement) this.#wish({ bid: Number(event.target.value) })
    }
    return html`<label class="bid"
      ><span>${this.#t('bid')}</span>
      <select name="bid" @change=${choose}>
        ${bidValues(rules).map((v) => html`<option value=${v} ?selected=${v === wish.bid}>${v}</option>`)}
      </select></label
    >`
  }

  #yesNo(
    name: 'hand' | 'matadors' | 'won',
    chosen: boolean,
    order: readonly boolean[],
    choose: (value: boolean) => void,
  ): TemplateResult {
    const options = order.map((value) => ({ value: String(value), label: this.#t(`${name}.${value}`) }))
    return choices(name, this.#t(name), options, String(chosen), (value) => choose(value === 'true'))
  }

  #counts(
    name: string,
    legend: string,
    counts: readonly number[],
    chosen: number,
    choose: (n: number) => void,
  ): TemplateResult {
    const options = counts.map((value) => ({ value, label: String(value) }))
    return html`<div class="counts">${choices(name, legend, options, chosen, choose)}</div>`
  }

  #wish(change: Partial<Wish>): void {
    this.wish = fitting(profiles[this.profile], { ...this.wish, ...change })
  }

  #answer(answer: Valued | Impossible): TemplateResult {
    const t = this.#t
    if ('refused' in answer) {
      const { refused, clause } = answer
      return html`<h2 class="cannot">${t('cannot')}</h2>
        <p>${t(`cannot.${refused}`)} <small>${t('clause', { clause })}</small></p>`
    }
    const { score, won } = answer.value
    const sum = answer.lines.filter(({ code }) => !code.startsWith('score.'))
    return html`<header>
        <h2>${t(`won.${won}`)}</h2>
        <span class="figure ${won ? 'plus' : 'minus'}">${signed(score)}</span>
      </header>
      <ol aria-label=${t('sum')}>
        ${sum.map((line) => this.#line(line))}
      </ol>`
  }

  #line({ code, args, clause }: Line): TemplateResult {
    return html`<li><span>${this.#t(code, args)}</span> <small>${this.#t('clause', { clause })}</small></li>`
  }
}

customElements.define('skat-value', SkatValue)

declare global {
  interface HTMLElementTagNameMap {
    'skat-value': SkatValue
  }
}
