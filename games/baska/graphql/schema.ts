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

"One call of the auction: pas, pytam, wesele, gran, zolla, gran-du, zolla-du, du, or a raise of the profile such as kontra."
type BaskaSpoken {
  seat: Int!
  call: String!
}

"A card, such as HA or CT, and the seat that played it."
type BaskaPlayed {
  seat: Int!
  card: String!
}

type BaskaTrick {
  "The leader's card comes first."
  cards: [BaskaPlayed!]!
  winner: Int!
}

"An offer to throw the cards in. It waits for answers until declined or settled is set."
type BaskaThrow {
  "The seat that made the offer."
  seat: Int!
  "How many cards had been played when the offer was made."
  at: Int!
  "Seats that have agreed."
  agreed: [Int!]!
  "The seat that wants to play on. Null if there is none."
  declined: Int
  "Whether the game was in fact decided; if not, play goes on. Null until all have agreed."
  settled: Boolean
}

"A viewer's view of a hand. Seat 0 leads the first trick and speaks last in the auction; seat 3 deals."
type BaskaView implements GameView {
  seat: Int
  toAct: [Int!]!
  legal: [String!]!
  profile: ID!
  "What a rule set changes in its base, as JSON. Null if the profile is a base."
  turned: String
  phase: BaskaPhase!
  "The viewer's cards. Empty for a spectator."
  hand: [String!]!
  "How many cards each seat holds."
  left: [Int!]!
  "All calls of the auction, in order."
  calls: [BaskaSpoken!]!
  """
  The contract as everybody knows it. A cicha is shown as zwykla until both old queens have fallen from one hand, or the
  hand is over.
  """
  contract: BaskaContract!
  "The seat that called wesele, gran or zolla, or that plays the cicha once this is known. Null otherwise."
  owner: Int
  du: Boolean!
  "The seats that announced the raises, in order."
  raises: [Int!]!
  "Whether the viewer may not pass, because with these cards their cicha could not be lost."
  mustBid: Boolean!
  "The side of each seat. Null if the viewer cannot know it yet."
  sides: [BaskaSide]!
  "The seat that leads the trick on the table."
  leader: Int!
  "The trick on the table, the leader's card first. Empty between tricks."
  trick: [BaskaPlayed!]!
  "All cards that each seat has played, for programs that play. A table shows people only the last trick."
  played: [[String!]!]!
  "Cards that forehand led and took back because the stake was raised, in order. Empty when the hand is over."
  takenBack: [String!]!
  "The only finished trick that may be looked at again."
  lastTrick: BaskaTrick
  "Tricks taken, by seat."
  tricks: [Int!]!
  "Card points taken, by seat."
  points: [Int!]!
  "All offers to throw the cards in."
  throws: [BaskaThrow!]!
  "How many deals of bok-rounds are still to be played, including this one. Above 0, this deal counts double."
  bokLeft: Int!
  "The hands as dealt, by seat. Null until the hand is over."
  dealt: [[String!]!]
  "Whether each raise counted, in the order of raises. Null until the hand is over."
  counted: [Boolean!]
}
`
