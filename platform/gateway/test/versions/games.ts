/** Tiny as it is today, and three later versions of it. A whole house has the other games in later versions, too. */
import { seal, type Game, type Hand, type Plugin, type Settlement, type Text } from '@stolik/core'
import { tiny, type TinyShapes } from '../../../../test/tiny/src/index.js'
import { present } from '../../../../test/tiny/graphql/index.js'
import type { Offer } from '../../src/base/offer.js'
import { games } from '../../src/games.js'
import { tiny as offer } from '../help.js'

type Tiny = Game<TinyShapes>

const threefold = <S extends Settlement>(settlement: S): S => ({
  ...settlement,
  scores: settlement.scores.map((score) => 3 * score),
})

/** Every score is three times as high. */
const settlesOtherwise: Tiny = {
  ...tiny,
  version: 2,
  result: (state) => {
    const settled = tiny.result(state)
    return settled && threefold(settled)
  },
  papers: {
    ...tiny.papers,
    settle: (...args) => {
      const settled = tiny.papers.settle(...args)
      return 'refused' in settled ? settled : { ...settled, settlement: threefold(settled.settlement) }
    },
  },
}

/** Nobody may lead the highest card that they hold, unless it is their last. No line of a list says that all have passed. */
const playsOtherwise: Tiny = {
  ...tiny,
  version: 3,
  legal: (view) => {
    const legal = tiny.legal(view)
    const cards = legal.filter(({ kind }) => kind === 'card')
    const leads = view.phase === 'playing' && view.trick.cards.length === 0 && cards.length > 1
    return leads ? legal.filter((move) => move !== cards[0]) : legal
  },
  papers: {
    ...tiny.papers,
    settle: (rules, chairs, before, line) =>
      line === 'passed'
        ? { refused: 'unreadable', clause: 'R2' }
        : tiny.papers.settle(rules, chairs, before, line),
  },
}

const aside = 'aside / '
const { deals } = tiny
/** The cards that nobody gets come first. */
const turned: Text<ReturnType<Tiny['deal']>> = {
  write: (deal) => `${aside}${deals.write(deal)}`,
  read: (text) => (text.startsWith(aside) ? deals.read(text.slice(aside.length)) : undefined),
}
const dealsOtherwise: Tiny = { ...tiny, version: 4, deals: turned }

const offered = (game: Tiny): Offer => ({ ...offer, plugin: seal(game, present) })

export const versions = {
  today: offered(tiny),
  settlesOtherwise: offered(settlesOtherwise),
  playsOtherwise: offered(playsOtherwise),
  dealsOtherwise: offered(dealsOtherwise),
} as const
export type Version = keyof typeof versions

const settledThreefold = (hand: Hand): Hand => ({
  ...hand,
  settlement: hand.settlement && threefold(hand.settlement),
  play: (seat, move) => {
    const next = hand.play(seat, move)
    return 'refused' in next ? next : settledThreefold(next)
  },
})

/** Any game in another version, which settles otherwise or cannot read the deals of before. */
function later(plugin: Plugin, as: Version): Plugin {
  if (as === 'today') return plugin
  const version = plugin.version + Object.keys(versions).indexOf(as)
  const named: Plugin = {
    ...plugin,
    version,
    rulesText: (profile) => {
      const [game, , rules] = JSON.parse(plugin.rulesText(profile)) as readonly [string, number, object]
      return JSON.stringify([game, version, rules])
    },
  }
  if (as === 'dealsOtherwise')
    return {
      ...named,
      deal: (...args) => `${aside}${plugin.deal(...args)}`,
      start: (profile, deal, carry) =>
        deal.startsWith(aside) ? plugin.start(profile, deal.slice(aside.length), carry) : undefined,
    }
  const start: Plugin['start'] = (...args) => {
    const hand = plugin.start(...args)
    return hand && settledThreefold(hand)
  }
  const enter: Plugin['papers']['enter'] = (...args) => {
    const read = plugin.papers.enter(...args)
    if ('refused' in read) return read
    return { ...read, settled: { ...read.settled, settlement: threefold(read.settled.settlement) } }
  }
  return { ...named, start, papers: { ...plugin.papers, enter } }
}

/** All games of a house in one version. */
export const houseOf = (version: Version): readonly Offer[] => [
  versions[version],
  ...games.map((one) => ({ ...one, plugin: later(one.plugin, version) })),
]
