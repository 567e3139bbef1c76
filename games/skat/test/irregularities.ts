/** Translates the vectors' irregularities into facts for our arbiter. */
import { type Cards, readCards } from '@stolik/core'
import {
  cheapestLoss,
  type Fault,
  ruleAuction,
  ruleDeal,
  ruleFault,
  ruleShortened,
  type Ruling,
  type Shortened,
  type Situation,
} from '../src/arbiter/index.js'
import {
  type Addition,
  announcement,
  type GameKind,
  gameNames,
  matadors,
  nullGame,
  profiles,
  type Rules,
} from '../src/index.js'

interface Facts {
  readonly profile: keyof typeof profiles
  readonly game: string
  readonly held?: readonly string[]
  readonly bid: number
  readonly hand?: boolean
  readonly ouvert?: boolean
  readonly schneiderAnnounced?: boolean
  readonly schwarzAnnounced?: boolean
  readonly patrolki?: number
  readonly by?: 'declarer' | 'defenders'
  readonly declarerPoints?: number
  readonly defenderPoints?: number
  readonly declarerTricks: number
  readonly defenderTricks: number
  readonly continueDemanded?: boolean
  readonly cardsMixed?: boolean
  readonly cardsInHand?: number
  readonly claimHolds?: boolean
  readonly thisOpponentTakesAll?: boolean
  readonly declarerTakesNone?: boolean
}

export const rulesOf = (profile: Facts['profile']): Rules => profiles[profile]

export function situationOf(f: Facts): Situation {
  const game = gameNames.indexOf(f.game as 'null') as GameKind
  const addition: Addition | undefined =
    f.ouvert === true
      ? 'ouvert'
      : f.schwarzAnnounced === true
        ? 'schwarz'
        : f.schneiderAnnounced === true
          ? 'schneider'
          : undefined
  return {
    announcement: announcement(game, f.hand === true, addition, f.patrolki),
    matadors: game === nullGame ? null : matadors(game, readCards(f.held ?? []) as Cards),
    bid: f.bid,
    declarer: { points: f.declarerPoints ?? 0, tricks: f.declarerTricks },
    opponents: { points: f.defenderPoints ?? 0, tricks: f.defenderTricks },
  }
}

/** The fault that each clause is about. Other clauses are tested with a hint or a lead out of turn. */
const faultOf: Readonly<Record<string, Fault>> = {
  '3.4.6': 'announced-with-wrong-number',
  '3.4.8': 'skat-after-announcement',
  '4.1.7': 'lead-out-of-turn',
  '4.1.10': 'lead-out-of-turn',
  '4.1.9': 'cards-shown',
  '4.2.3': 'revoke',
  '4.2.4': 'old-revoke',
  '4.2.5': 'revoke',
  '4.2.6': 'wrong-number',
  '4.2.7': 'played-early',
  '4.2.8': 'skat-seen',
  '4.2.9': 'hint',
  '4.4.4': 'tricks-mixed',
  '4.4.6': 'tricks-inspected',
}

function shortened(clause: string, f: Facts): Shortened | undefined {
  const left = f.cardsInHand ?? 10 - f.declarerTricks - f.defenderTricks
  const by = f.by === 'declarer' ? 'declarer' : 'opponents'
  const playOn = f.continueDemanded === true
  switch (clause) {
    case '4.3.1':
    case '4.3.2':
      return { how: 'resigned', cardsInHand: left }
    case '4.3.3':
      return { how: 'conceded', playOn }
    case '4.3.4':
      return { how: 'declarer-showed', holds: f.claimHolds === true }
    case '4.3.5':
      return {
        how: 'opponent-showed',
        takesAll: f.thisOpponentTakesAll === true,
        declarerTakesNone: f.declarerTakesNone === true,
      }
    case '4.3.6':
      return { how: 'thrown-in', by, cardsInHand: left }
    default:
      return undefined
  }
}

export function ruled({ clause, facts: f }: { readonly clause: string; readonly facts: Facts }): object {
  const rules = rulesOf(f.profile)
  const situation = situationOf(f)
  const early = shortened(clause, f)
  const ruling =
    early === undefined
      ? ruleFault(rules, {
          // A lead out of turn to the last trick has no consequence, so these must be about another irregularity
          // (4.1.4).
          fault: faultOf[clause] ?? (f.declarerTricks + f.defenderTricks === 9 ? 'hint' : 'lead-out-of-turn'),
          by: f.by === 'declarer' ? 'declarer' : 'opponents',
          situation,
          playOn: f.continueDemanded === true,
          trickComplete: clause === '4.1.7',
          cardsMixed: f.cardsMixed === true,
        })
      : ruleShortened(rules, situation, early)
  return inTheirWords(ruling)
}

const sides = { declarer: 'declarer', opponents: 'defenders' } as const

function inTheirWords(ruling: Ruling): object {
  if (!ruling.ended) return ruling
  const { winner, decidedBefore, value, ...rest } = ruling
  return {
    ...value,
    ...rest,
    winner: sides[winner],
    decidedBefore: decidedBefore === null ? null : sides[decidedBefore],
    value: value.value,
  }
}

interface Loss {
  readonly profile: Facts['profile']
  readonly held: readonly string[]
  readonly bid: number
}

export function cheapest({ profile, held, bid }: Loss): object {
  const loss = cheapestLoss(rulesOf(profile), readCards(held) as Cards, bid)
  return { ...loss, game: gameNames[loss.announcement.game], value: loss.value.value }
}

interface DealError {
  readonly fact: string
  readonly facts: {
    readonly reported?: 'before-end-of-auction' | 'later'
    readonly bothSidesWrong?: boolean
    readonly found?: 'later-round'
  }
}

/** Errors of the deal and of the auction, before anybody has spoken. */
export function dealt({ fact, facts }: DealError): string {
  const rules = profiles.isko
  const calls = ['nothing', 'nothing', 'nothing'] as const
  switch (fact) {
    case 'card-turned-by-dealer':
      return ruleDeal(rules, { fault: fact }).ruling
    case 'wrong-card-count':
      return ruleDeal(rules, { ...facts, fault: fact, reported: facts.reported ?? 'later' }).ruling
    case 'wrong-dealer':
      return ruleDeal(rules, { fault: fact, found: facts.found ?? 'later-round' }).ruling
    case 'skat-seen-by-player':
      return ruleAuction(rules, { fault: 'saw', by: 1, what: 'skat', words: calls }).ruling
    case 'skat-picked-up-by-player':
      return ruleAuction(rules, {
        fault: 'picked-up',
        by: 1,
        words: calls,
        recognised: false,
        afterAuction: false,
      }).ruling
    case 'skat-seen-by-dealer':
      return ruleAuction(rules, { fault: 'outsider-saw', words: calls }).ruling
    default:
      throw new Error(`no such error of the deal: ${fact}`)
  }
}
