/**
 * What ten cards promise before the auction: every skat that may lie there, with the best discard for each game, and the hand games. So a jack in
 * the skat that spoils the value counts as often as it lies there.
 */
import { bit, type Cards, count, list } from '@stolik/core'
import { announcement, announcements, type Announcement } from '../../rules/announcement.js'
import { additionsCertain } from '../../bot/certain.js'
import { nullCertain } from '../../bot/features.js'
import { deck, trumps } from '../../rules/cards.js'
import { gameKinds, nullGame, type GameKind } from '../../rules/games.js'
import type { Rules } from '../../rules/rules.js'
import { matadors } from '../../rules/valuation.js'
import type { Held } from './features.js'
import { calledLogit, chanceOf, openLogit, practical, schneiderIfMade, type Model } from './model.js'
import { sureValue, worth } from './worth.js'

/** Every pair of the cards. */
export function pairs(cards: Cards): readonly Cards[] {
  const all = list(cards)
  const out: Cards[] = []
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) out.push(bit(all[i] as number) | bit(all[j] as number))
  return out
}

export const matadorsOf = (game: GameKind, held: Cards): number =>
  game === nullGame ? 0 : matadors(game, held).n

/** A game that the skat or the hand allows. */
export interface Outlook {
  readonly announcement: Announcement
  readonly sure: number
  /** The chance with open cards, as the logarithm of its odds. */
  readonly logit: number
  /** Whether only open cards count: the opponents see them, or no card can change it. */
  readonly open: boolean
}

export interface Outlooks {
  /** For each skat, each game with its best discard. */
  readonly skats: readonly (readonly Outlook[])[]
  readonly hand: readonly Outlook[]
}

/** What nothing can spoil. */
const certain = 9

/** Trumps are not put away as long as there are two other cards. */
function discardsFor(game: GameKind, twelve: Cards): readonly Cards[] {
  const others = twelve & ~trumps(game)
  return pairs(count(others) < 2 ? twelve : others)
}

/** Each game with the best discard from twelve cards. */
function best(model: Model, rules: Rules, twelve: Cards, forehand: boolean): Outlook[] {
  const logits = gameKinds.map((game) => {
    let most = -Infinity
    for (const away of discardsFor(game, twelve)) {
      const logit = openLogit(model, 'taken', game, { hand: twelve & ~away, away, forehand })
      if (logit > most) most = logit
    }
    return most
  })
  return gameKinds.flatMap((game) => {
    const logit = logits[game] as number
    const outlook = (ouvert: boolean): Outlook => {
      const named = announcement(game, false, ouvert ? 'ouvert' : undefined)
      return {
        announcement: named,
        sure: sureValue(rules, named, matadorsOf(game, twelve)),
        logit,
        open: ouvert,
      }
    }
    return game === nullGame ? [outlook(false), outlook(true)] : [outlook(false)]
  })
}

function handGames(model: Model, rules: Rules, held: Held): readonly Outlook[] {
  return announcements(rules, true, 0, held.hand).flatMap((named) => {
    const { game, schneider, ouvert, rewolucja, patrolki } = named
    const sure = sureValue(rules, named, matadorsOf(game, held.hand))
    if (rewolucja && !nullCertain(held.hand, held.forehand)) return []
    const more = schneider || patrolki > 0
    if (more && !additionsCertain(named, held)) return []
    const logit = rewolucja || schneider ? certain : openLogit(model, 'hand', game, held)
    return [{ announcement: named, sure, logit, open: ouvert || schneider }]
  })
}

/** @param every looks only at one skat of so many, which takes less time */
export function outlooks(model: Model, rules: Rules, hand: Cards, forehand: boolean, every = 1): Outlooks {
  const possible = pairs(deck & ~hand)
  const looked = every === 1 ? possible : possible.filter((_, i) => i % every === 0)
  const skats = looked.map((skat) => best(model, rules, hand | skat, forehand))
  return { skats, hand: handGames(model, rules, { hand, away: 0, forehand }) }
}

/** The chance of an outlook at a table where another player has called so high. */
export const chanceAt = (model: Model, { announcement, logit, open }: Outlook, against: number): number =>
  open
    ? chanceOf(calledLogit(model, announcement, logit, against))
    : practical(model, announcement, logit, against)

/** What an outlook is worth at a bid, against opponents of whom one has called so high. */
export function worthOf(model: Model, rules: Rules, outlook: Outlook, bid: number, against: number): number {
  const { announcement, sure, logit, open } = outlook
  const { game } = announcement
  const schneider = game === nullGame || open ? 0 : schneiderIfMade(model, game, logit)
  return worth(rules, game, sure, bid, { made: chanceAt(model, outlook, against), schneider })
}

/** The chance that a player makes the game that they would most likely make, over all skats. */
export function promise(model: Model, { skats }: Outlooks): number {
  const best = (all: readonly Outlook[]): number =>
    all.reduce((top, one) => Math.max(top, chanceAt(model, one, 0)), 0)
  return skats.reduce((sum, all) => sum + best(all), 0) / skats.length
}

/** What taking the skat is worth, and what a hand game is. */
export function prospects(
  model: Model,
  rules: Rules,
  { skats, hand }: Outlooks,
  bid: number,
  against: number,
): { readonly take: number; readonly hand: number } {
  const most = (all: readonly Outlook[]): number =>
    all.reduce((top, one) => Math.max(top, worthOf(model, rules, one, bid, against)), -Infinity)
  return { take: skats.reduce((sum, all) => sum + most(all), 0) / skats.length, hand: most(hand) }
}
