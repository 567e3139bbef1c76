/**
 * Which cards a search tries first: each gets a score from who will take the trick, what the card counts, whether it is a trump, and who is
 * void. Scores change how long a search takes, never its answer.
 */

/** Five weights for each case: whose card, and whether the trick is lost (first), open or won (third) for that side. */
export const weights = Int32Array.from([
  // The declarer leads: base, per point, if a trump, for each void opponent, unused.
  220, -4, -16, -60, 0, 80, -5, 20, -60, 0, 240, 1, -20, -24, 0,
  // An opponent leads: the same, the fourth for a void declarer, the fifth if the partner can beat the card.
  80, -2, -6, -40, 80, 40, -4, -80, -40, 56, 240, 19, -24, 20, 60,
  // The declarer second: base, per point, if a trump, per point on the table if a trump, if the card beats the lead.
  80,
  -2, -32, -24, 0, 120, -2, -8, 0, 0, 200, 8, 0, 4, 0,
  // An opponent second, before the declarer.
  104, -12, -36, 0, -60, 40, 7, 0, 0, -12, 160, 8, -16, 0, -24,
  // An opponent second, before their partner.
  80, -8, -12, 0, 0, 200, 2, -36, -12, 0, 120, 10, -12, 0, 0,
  // Third: the declarer wins, or loses; an opponent loses, wins, or their partner does.
  240, 14, -140, 40, 0, 80, -2, -32, 0, 0, 80, -2, -36, 0, 0, 160, 4, -24, 0, 0, 160, 10, 0, 0, 0,
])

export const declarerLeads = 0
export const opponentLeads = 15
export const declarerSecond = 30
export const beforeDeclarer = 45
export const beforePartner = 60
export const declarerWins = 75
export const declarerLoses = 80
export const opponentLoses = 85
export const opponentWins = 90
export const partnerWins = 95

/** Cards to be tried and their scores, a row of `row` for each card on the way from the root. */
export const row = 12
export const cards = new Uint8Array(30 * row)
export const scores = new Int32Array(30 * row)

/** Sorts the first n of a row, the highest score first. */
export function sort(at: number, n: number): void {
  for (let i = at + 1; i < at + n; i++) {
    const score = scores[i] as number
    const card = cards[i] as number
    let j = i - 1
    while (j >= at && (scores[j] as number) < score) {
      scores[j + 1] = scores[j] as number
      cards[j + 1] = cards[j] as number
      j--
    }
    scores[j + 1] = score
    cards[j + 1] = card
  }
}
