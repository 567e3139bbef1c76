/** A table of the irregularities of play, with the clause and the consequence of each (3.4, 4.1, 4.2, 4.4). */

/**
 * In this order: a lead out of turn · a revoke noticed at once, or later · a wrong number of cards · a card played
 * or drawn early · a look at the skat · a hint, or counting aloud · cards shown: two at once, or dropped · tricks
 * mixed up · a look at older tricks, or counting points · the skat seen or changed after the announcement · an
 * announcement with a number of cards other than ten · the number of patrolki changed after the lead.
 */
export type Fault =
  | 'lead-out-of-turn'
  | 'revoke'
  | 'old-revoke'
  | 'wrong-number'
  | 'played-early'
  | 'skat-seen'
  | 'hint'
  | 'counted-aloud'
  | 'cards-shown'
  | 'tricks-mixed'
  | 'tricks-inspected'
  | 'skat-after-announcement'
  | 'announced-with-wrong-number'
  | 'patrolki-changed'

/**
 * `fault`: the side at fault loses a game that is still open · `shown`: opponents also lose it, but a declarer
 * takes the cards back · `lost`: the declarer has lost at the simple level.
 */
type Consequence = 'fault' | 'shown' | 'lost'

export interface FaultRow {
  readonly clause: string
  readonly consequence: Consequence
  /** Whether the innocent side may have it corrected and play on (4.1.6). */
  readonly correctable: boolean
  /** Whether it has no consequence after a finished trick, or in the last one (4.1.7, 4.1.10). */
  readonly lapses?: boolean
  /** Whether it can only be proved while the tricks lie in order (4.2.5). */
  readonly needsTricks?: boolean
  /** Whether a level counts that the innocent side proves to be certain, besides one it has reached (4.2.6). */
  readonly provable?: boolean
}

const fault = (clause: string): FaultRow => ({ clause, consequence: 'fault', correctable: true })
const lost = (clause: string): FaultRow => ({ clause, consequence: 'lost', correctable: false })

export const faults: Readonly<Record<Fault, FaultRow>> = {
  'lead-out-of-turn': { ...fault('4.1.3'), lapses: true },
  revoke: { ...fault('4.2.3'), needsTricks: true },
  // The game ended when it happened; later tricks cannot be replayed.
  'old-revoke': { ...fault('4.2.4'), correctable: false, needsTricks: true },
  // A wrong number of cards cannot be corrected.
  'wrong-number': { ...fault('4.2.6'), correctable: false, provable: true },
  'played-early': fault('4.2.7'),
  'skat-seen': fault('4.2.8'),
  // A warning is a hint (4.1.8).
  hint: fault('4.2.9'),
  'counted-aloud': fault('4.5.8'),
  'cards-shown': { ...fault('4.1.9'), consequence: 'shown' },
  'tricks-mixed': fault('4.4.4'),
  'tricks-inspected': fault('4.4.6'),
  'skat-after-announcement': lost('3.4.8'),
  'announced-with-wrong-number': lost('3.4.6'),
  'patrolki-changed': lost('2.4.5'),
}
