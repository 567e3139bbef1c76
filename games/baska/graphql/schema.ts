/** Baśka's part of the gateway's schema. Words such as `zwykla` and `starzy` are the game's own. */
export const sdl = `
enum BaskaPhase {
  auction
  play
  over
}

enum BaskaContract {
  zwykla
  wesele
  cicha
  gran
  zolla
}

enum BaskaSide {
  starzy
  mlodzi
}

"Something said in the auction: pas, pytam, wesele, gran, zolla, gran-du, zolla-du, du, or a raise of the profile such as kontra."
type BaskaSpoken {
  seat: Int!
  call: String!
}

"A card, such as HA or CT, and who played it."
type BaskaPlayed {
  seat: Int!
  card: String!
}

type BaskaTrick {
  "The leader's card first."
  cards: [BaskaPlayed!]!
  winner: Int!
}

"An offer to throw the cards in; one that is neither declined nor judged waits for answers."
type BaskaThrow {
  seat: Int!
  "Cards that had been played."
  at: Int!
  agreed: [Int!]!
  "Who would play on."
  declined: Int
  "When all have agreed: whether it was over."
  settled: Boolean
}

"Seat 0 leads the first trick and speaks last in the auction; seat 3 deals."
type BaskaView implements GameView {
  seat: Int
  toAct: [Int!]!
  legal: [String!]!
  profile: ID!
  phase: BaskaPhase!
  "The viewer's cards."
  hand: [String!]!
  "Cards left, by seat."
  left: [Int!]!
  calls: [BaskaSpoken!]!
  "As everyone knows it: a cicha is zwykla until both old queens have fallen from one hand."
  contract: BaskaContract!
  "Who called the contract, or plays the cicha once that is known."
  owner: Int
  du: Boolean!
  "Who announced each raise."
  raises: [Int!]!
  "The viewer may not pass: their silent game could not be lost."
  mustBid: Boolean!
  "By seat, as far as the viewer knows."
  sides: [BaskaSide]!
  leader: Int!
  trick: [BaskaPlayed!]!
  "The cards that each seat has played; a table shows no trick but the last."
  played: [[String!]!]!
  "What forehand led and took back when the stake was raised, in order."
  takenBack: [String!]!
  lastTrick: BaskaTrick
  "Tricks taken, by seat."
  tricks: [Int!]!
  "Card points taken, by seat."
  points: [Int!]!
  throws: [BaskaThrow!]!
  "Deals of bok-rounds still to be played, this one among them; above 0 this deal counts double."
  bokLeft: Int!
  "The hands as dealt, once the hand is over."
  dealt: [[String!]!]
  "Which raises counted, once the hand is over."
  counted: [Boolean!]
}
`
