/** The irregularities of play as a table: each with its clause and what follows from it (3.4, 4.1, 4.2, 4.4). */

/**
 * Lead out of turn · card not followed suit, seen at once or later · wrong number of cards · a card played or drawn
 * early · the skat looked at · hints, or counting aloud · cards shown: two at once, or dropped · tricks mixed up ·
 * older tricks looked at, or points counted · the skat looked at or changed after the announcement · announced with
 * other than ten cards · the number of patrolki changed after the lead.
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
 * `fault`: the side at fault loses what is open · `shown`: so do opponents, a declarer takes their cards back ·
 * `lost`: the declarer has lost, simple.
 */
type Consequence = 'fault' | 'shown' | 'lost'

export interface FaultRow {
  readonly clause: string
  readonly consequence: Consequence
  /** Whether the innocent side may have it put right and play on (4.1.6). */
  readonly correctable: boolean
  /** Whether a finished trick, or the last one, leaves it without consequence (4.1.7, 4.1.10). */
  readonly lapses?: boolean
  /** Whether it can only be proved while the tricks lie in order (4.2.5). */
  readonly needsTricks?: boolean
  /** Whether a level proved to be sure counts beside one reached (4.2.6). */
  readonly provable?: boolean
}

const fault = (clause: string): FaultRow => ({ clause, consequence: 'fault', correctable: true })
const lost = (clause: string): FaultRow => ({ clause, consequence: 'lost', correctable: false })

export const faults: Readonly<Record<Fault, FaultRow>> = {
  'lead-out-of-turn': { ...fault('4.1.3'), lapses: true },
  revoke: { ...fault('4.2.3'), needsTricks: true },
  // The game ended when it happened; nothing after it can be played again.
  'old-revoke': { ...fault('4.2.4'), correctable: false, needsTricks: true },
  // Cards that are missing or too many cannot be put right.
  'wrong-number': { ...fault('4.2.6'), correctable: false, provable: true },
  'played-early': fault('4.2.7'),
  'skat-seen': fault('4.2.8'),
  hint: fault('4.2.9'),
  'counted-aloud': fault('4.5.8'),
  'cards-shown': { ...fault('4.1.9'), consequence: 'shown' },
  'tricks-mixed': fault('4.4.4'),
  'tricks-inspected': fault('4.4.6'),
  'skat-after-announcement': lost('3.4.8'),
  'announced-with-wrong-number': lost('3.4.6'),
  'patrolki-changed': lost('2.4.5'),
}
