/** The types that Skat adds to the gateway's schema. Cards are written as names, such as `CJ` and `HT`. */
export const sdl = /* GraphQL */ `
  enum SkatPhase {
    AUCTION
    SKAT
    DISCARD
    ANNOUNCEMENT
    "Before a rewolucja, the opponents may exchange cards."
    EXCHANGE
    PLAY
    "Nobody has bid, and all play against all."
    RAMSZ
    OVER
  }

  enum SkatCallKind {
    BID
    HOLD
    PASS
    "Forehand takes the game after the other two have passed without a bid."
    PLAY
  }

  enum SkatGame {
    CLUBS
    SPADES
    HEARTS
    DIAMONDS
    GRAND
    NULL
  }

  type SkatCall {
    seat: Int!
    call: SkatCallKind!
    "The value bid or held, or the last value named before a pass. 0 if none was named yet."
    value: Int!
  }

  type SkatAnnouncement {
    game: SkatGame!
    hand: Boolean!
    schneider: Boolean!
    schwarz: Boolean!
    ouvert: Boolean!
    "How many of the lowest trumps are laid out to take the last tricks."
    patrolki: Int!
    rewolucja: Boolean!
  }

  enum SkatExchangeKind {
    "Each opponent in turn may take the skat and put two cards back."
    SKAT
    "Both opponents name a number, and the lower one counts. They give each other that many cards."
    OPPONENTS
  }

  enum SkatExchangeStep {
    TAKE
    PUT
    NUMBER
    GIVE
    DONE
  }

  "The exchange before a rewolucja, as far as the viewer may know it."
  type SkatExchange {
    how: SkatExchangeKind!
    step: SkatExchangeStep!
    "Seats of the opponents who have taken the skat."
    took: [Int!]!
    "How many cards each opponent gives. Null until both have named a number, and with SKAT."
    count: Int
    "The number that the viewer has named. Null for others."
    named: Int
    "The cards that the viewer gave away or put into the skat."
    gave: [String!]
    "The cards that the viewer received or took."
    got: [String!]
  }

  "The cards that an opponent gave away before a rewolucja, and those that they received."
  type SkatSwap {
    seat: Int!
    gave: [String!]!
    got: [String!]!
  }

  type SkatTrick {
    leader: Int!
    "In the order played."
    cards: [String!]!
    "Null until the trick is complete."
    winner: Int
  }

  enum SkatLevel {
    SIMPLE
    SCHNEIDER
    SCHWARZ
  }

  enum SkatOfferKind {
    "The declarer gives up. One opponent's consent is enough."
    RESIGN
    "An opponent gives up, for both opponents."
    CONCEDE
    "The declarer has laid their cards down and claims the game. Both opponents must accept."
    CLAIM
    "A player laid cards down, and what that claims is not true. The other side may end the game, or refuse and play on."
    FAULT
  }

  "An offer to end the game. The other side answers it with the moves accept and refuse."
  type SkatOffer {
    kind: SkatOfferKind!
    "The seat that made the offer."
    by: Int!
    "The level that a claim demands beyond the announcement. SIMPLE demands nothing."
    level: SkatLevel!
    "Seats that have answered, as long as that does not decide it."
    answered: [Int!]!
  }

  type SkatOpenHand {
    seat: Int!
    cards: [String!]!
  }

  "The one hand that a dealer who sits out asks to look into. Its owner lets them with the move show."
  type SkatLook {
    "The seat whose hand it is."
    at: Int!
    "Whether its owner lets them."
    granted: Boolean!
  }

  "All cards of the hand, once it is over."
  type SkatDisclosure {
    "As dealt, by seat."
    hands: [[String!]!]!
    "As dealt."
    skat: [String!]!
    "The two cards that the declarer put away. Null if they did not take the skat."
    discard: [String!]
    "Exchanges before a rewolucja, in order."
    swaps: [SkatSwap!]!
    tricks: [SkatTrick!]!
    "Card points in the tricks of each seat, without the skat."
    points: [Int!]!
    "Card points in the skat as it lay during play. 0 in a passed deal."
    skatPoints: Int!
  }

  type SkatView implements GameView {
    seat: Int
    toAct: [Int!]!
    legal: [String!]!
    profile: String!
    "What a rule set changes in its base, as JSON. Null if the profile is a base."
    turned: String
    phase: SkatPhase!
    "The viewer's cards. Empty for a spectator."
    hand: [String!]!
    "How many cards each seat holds."
    cardsLeft: [Int!]!
    "All calls of the auction, in order."
    calls: [SkatCall!]!
    "The seat that names values in the auction. Null after the auction, and when only forehand may still take the game."
    asker: Int
    "The seat that holds or passes in the auction. Null after the auction."
    hearer: Int
    "The last value named; after the auction, the value that the declarer must reach. 0 if none was named."
    bid: Int!
    declarer: Int
    "Whether the declarer plays a hand game. Null until they decide."
    fromHand: Boolean
    announcement: SkatAnnouncement
    """
    The cards that the declarer still holds, once they lie open: in an open game, or because the declarer laid them down.
    A dealer who may look into them sees them, too. Null otherwise.
    """
    openHand: [String!]
    "The patrolki that the declarer still holds, laid out for all to see. Null if none were announced."
    patrolki: [String!]
    "Null in every game but a rewolucja."
    exchange: SkatExchange
    "Whether this is a ramsz: nobody has bid, and all play against all."
    ramsz: Boolean!
    "The cards of opponents who have laid them down, and those that a dealer who sits out may look into."
    openOpponents: [SkatOpenHand!]!
    "The skat as dealt. Only for the declarer, if they took it."
    skat: [String!]
    "The two cards that the declarer put away. Only for the declarer."
    discard: [String!]
    "The trick on the table. Null before play begins."
    trick: SkatTrick
    "The previous trick. Shown until the viewer has played to the next one."
    lastTrick: SkatTrick
    "Tricks won, by seat."
    tricksWon: [Int!]!
    "The cards of finished tricks, for programs that play. A table must not show them to people."
    played: [String!]!
    "An offer to end the game that is not decided yet. Null if there is none."
    offer: SkatOffer
    "The highest level that a declarer who lays their cards down can still demand. Null for everybody else."
    reach: SkatLevel
    "Seats whose offer was refused in this trick. They can make another one in the next trick."
    declined: [Int!]!
    "Null if the dealer who sits out has not asked to look into a hand, and once the hand is over."
    look: SkatLook
    "Null until the hand is over."
    disclosure: SkatDisclosure
  }
`
