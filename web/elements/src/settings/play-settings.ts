/** The settings for playing cards, with a hand that shows how cards will lie. */
import { say, type Arg, type Locale } from '@stolik/core'
import { choices } from '@stolik/kit/choices'
import '@stolik/kit/card'
import '@stolik/kit/hand'
import { sortHand, type HandCard, type Strength } from '@stolik/kit/sort-hand'
import { tableWords } from '@stolik/kit/table/words'
import { html, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import {
  choosePlaying as choose,
  motions,
  onlyCards,
  playing,
  sortings,
  trumpSides,
} from '../base/playing.js'
import { playingWords } from '../words/playing/index.js'

export const playingRooms = [playingWords, tableWords]

/** A hand in which hearts are trumps, as games sort it. */
const example = ['HA', 'HT', 'H9', 'CA', 'CQ', 'DK', 'D9', 'SA', 'SK']
const ranks = 'ATKQJ987'

const exampleHand = (locale: Locale): readonly HandCard[] =>
  example.map((card) => ({
    card,
    label: say(tableWords[locale], locale, 'card', { suit: card.charAt(0), rank: card.charAt(1) }),
    playable: true,
    why: '',
    note: '',
  }))

const strength = (card: string): Strength => ({
  isTrump: card.startsWith('H'),
  rank: -ranks.indexOf(card.charAt(1)),
})

/** Draws the settings. @param host the element whose place on the page decides which cards are shown */
export function playSettings(host: Element, locale: Locale): TemplateResult {
  const t = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(playingWords[locale], locale, `play.${code}`, args)
  const now = playing.value
  const order = { by: now.sorting, trumps: now.trumps, alternate: now.alternate }
  const { deck, letters } = cardsFor(host, locale)
  const options = <T extends string>(name: string, values: readonly T[]) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }))
  return html`${choices('only', t('only'), options('only', onlyCards), now.onlyCard, (onlyCard) => choose({ onlyCard }))}
    <p class="small muted">${t('only.what')}</p>
    ${choices('sorting', t('sorting'), options('sorting', sortings), now.sorting, (sorting) => choose({ sorting }))}
    ${now.sorting === 'own' ? '' : choices('trumps', t('trumps'), options('trumps', trumpSides), now.trumps, (trumps) => choose({ trumps }))}
    ${
      now.sorting === 'suit'
        ? choices(
            'colours',
            t('colours'),
            options('colours', ['on', 'off']),
            now.alternate ? 'on' : 'off',
            (value) => choose({ alternate: value === 'on' }),
          )
        : ''
    }
    <figure>
      <stolik-hand
        .cards=${sortHand(exampleHand(locale), order, strength)}
        .label=${t('example')}
        deck=${deck}
        letters=${letters}
        ?keep=${order.by === 'own'}
      ></stolik-hand>
      <figcaption class="small">${t('example')}. ${t('sorting.what')}</figcaption>
    </figure>
    ${choices('motion', t('motion'), options('motion', motions), now.motion, (motion) => choose({ motion }))}`
}
