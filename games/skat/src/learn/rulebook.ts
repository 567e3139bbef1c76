/**
 * The rules of Skat beside a table: the chapters of the table's profile, and the paragraph for the current moment.
 */
import { baseOf, suitOf, type Chapter, type Line, type Piece, type Rulebook } from '@stolik/core'
import { cited } from '../rules/cited.js'
import { suitCards, trumps } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import { profiles, rulesIn } from '../rules/profiles.js'
import type { Rules } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import { chapters } from './chapters.js'
import { ruling } from './card.js'

const baseRules = (profile: string): Rules => profiles[baseOf(profile) as keyof typeof profiles]

/**
 * Converts a line's clause to the numbering of the profile's own document. The clauses in `rules.clauses` are
 * already in that numbering.
 */
const numbered =
  (rules: Rules) =>
  (line: Line): Line => {
    const isOwn = line.clause === '' || Object.values(rules.clauses).includes(line.clause)
    return isOwn ? line : { ...line, clause: cited(rules, line.clause) }
  }

function pieceBy(own: (line: Line) => Line, piece: Piece): Piece {
  if (piece.kind === 'line') return { ...piece, line: own(piece.line) }
  return { ...piece, label: own(piece.label) }
}

function chaptersOf(profile: string, view: View | null): readonly Chapter[] {
  const rules = view?.rules ?? baseRules(profile)
  return chapters(rules).map(({ id, pieces }) => ({
    id,
    pieces: pieces.map((piece) => pieceBy(numbered(rules), piece)),
  }))
}

export const rulebook: Rulebook<View> = { chapters: chaptersOf, matters }

function matters(view: View): string {
  const passed = rulesIn(view).ramsz ? 'bidding.ramsz' : 'bidding.passed'
  switch (view.phase) {
    case 'auction':
      return view.hearer === null ? passed : 'bidding.order'
    case 'skat':
      return 'bidding.hand'
    case 'discard':
    case 'exchange':
      return 'bidding.skat'
    case 'announcement':
      return 'bidding.over'
    case 'play':
    case 'ramsz':
      return playing(view)
    case 'over':
      if (view.ramsz || view.declarer === null) return passed
      return view.announcement?.game === nullGame ? 'settlement.null' : 'settlement.sum'
  }
}

/** The paragraph depends on the card led, or before a lead on who leads. */
function playing(view: View): string {
  const lead = view.trick?.cards[0]
  if (lead === undefined) return 'play.lead'
  if (view.seat === null || !view.toAct.includes(view.seat)) return 'play.takes'
  const trump = trumps(ruling(view))
  if (((trump >>> lead) & 1) === 1) return 'play.trump'
  const held = view.hand & suitCards(suitOf(lead)) & ~trump
  return held === 0 ? 'play.any' : 'play.suit'
}
