/** The games of the arena, and who can play them. No other file of the arena names a game. */
import {
  pick,
  seal,
  unhurried,
  withThink,
  type BotLevel,
  type Game,
  type Hand,
  type Plugin,
  type Random,
  type Seat,
  type Shapes,
  type Solver,
} from '@stolik/core'
import { baska, type Entry as BaskaEntry } from '@stolik/baska'
import { think as thinkBaska } from '@stolik/baska/think'
import { skat, gameNames, nullGame, grand, type Entry as SkatEntry } from '@stolik/skat'
import { solver } from '@stolik/skat/solve'
import { think as thinkSkat } from '@stolik/skat/think'
import { bot as todaysBaska } from './today/baska.mjs'
import { bot as todaysSkat } from './today/skat.mjs'

/** Somebody who plays: the game as they know it, and how they choose a move of a hand of it. */
export interface Contestant {
  readonly plugin: Plugin
  choose(hand: Hand, seat: Seat, random: Random, effort: number): string
}

/** What a hand was, for the table of contracts. */
export interface Told {
  readonly contract: string
  /** The seat that played alone or called the contract; null if there is none. */
  readonly owner: Seat | null
  readonly won: boolean
  readonly overbid: boolean
}

export interface Contest {
  /** The rules that deals, records and lists go by. */
  readonly plugin: Plugin
  readonly contestants: Readonly<Record<string, Contestant>>
  told(entry: object): Told
  /** The game's name in the ladder of docs/strength.md. */
  readonly name: string
  /** Solves hands with open cards, if the game can. */
  readonly solver?: Solver
}

/** Seals a game for the arena, where nobody looks at views. */
const sealed = <T extends Shapes>(game: Game<T>): Plugin => seal(game, (view) => view)

const byBot = (plugin: Plugin): Contestant => ({
  plugin,
  choose: (hand, seat, random) => hand.bot(seat, random),
})

/** A bot of a level, with all the time that it wants for what it may look into. */
const byLevel = (plugin: Plugin, level: BotLevel): Contestant => ({
  plugin,
  choose: (hand, seat, random, effort) => {
    const move = plugin.think(hand.mind(seat), level, { ...unhurried, effort }, random)
    if (move === undefined) throw new Error(`${plugin.id} does not play as ${level}`)
    return move
  },
})

/** Those whom every game has: its bots of now by level, the fixed opponent, and somebody who plays any legal move. */
function contest<T extends Shapes>(
  game: Game<T>,
  today: Game<T>['bot'],
  told: (entry: T['entry']) => Told,
  named: Pick<Contest, 'name' | 'solver'>,
): Contest {
  const plugin = sealed(game)
  return {
    plugin,
    contestants: {
      ...Object.fromEntries(plugin.levels.map((level) => [level, byLevel(plugin, level)])),
      today: byBot(sealed({ ...game, bot: today })),
      random: { plugin, choose: (hand, seat, random) => pick(hand.legal(seat), random) },
    },
    // The settlements of a sealed game have that game's entries.
    told,
    ...named,
  }
}

const none = { owner: null, won: false, overbid: false }

function toldOfSkat(entry: SkatEntry): Told {
  if (entry.kind !== 'played') return { ...none, contract: entry.kind }
  const { announcement, declarer, value } = entry
  const { game, hand } = announcement
  const kind = game === nullGame || game === grand ? gameNames[game] : 'suit'
  return {
    contract: `${kind}${hand ? ' hand' : ''}`,
    owner: declarer,
    won: value.won,
    overbid: value.kind === 'trump' && value.overbid,
  }
}

const toldOfBaska = ({ contract, owner, won }: BaskaEntry): Told => ({ contract, owner, won, overbid: false })

export const contests: Readonly<Record<string, Contest>> = {
  skat: contest(withThink(skat, thinkSkat), todaysSkat, toldOfSkat, { name: 'Skat', solver }),
  baska: contest(withThink(baska, thinkBaska), todaysBaska, toldOfBaska, { name: 'Baśka' }),
}
