/** The types that Skat adds to the gateway's schema. Cards are written as names, such as `CJ` and `HT`. */
export const sdl = /* GraphQL */ `
  enum SkatPhase {
    AUCTION
    SKAT
    DISCARD
    ANNOUNCEMENT
    "Before a rewolucja the opponents may exchange cards."
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
    "Forehand takes the game after two unbid passes."
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
    "The value bid, held or passed at; 0 when none was named yet."
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
    "Both opponents name a number, the lower counts, and they give each other as many cards."
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
    "Who has taken the skat."
    took: [Int!]!
    "How many cards go each way, once both opponents have named a number."
    count: Int
    "The number that the viewer has named."
    named: Int
    "What the viewer gave away or put into the skat."
    gave: [String!]
    "What the viewer got or took."
    got: [String!]
  }

  "What an opponent gave away before a rewolucja, and what they got for it."
  type SkatSwap {
    seat: Int!
    gave: [String!]!
    got: [String!]!
  }

  type SkatTrick {
    leader: Int!
    "In the order played."
    cards: [String!]!
    "null while the trick is not complete."
    winner: Int
  }

  enum SkatLevel {
    SIMPLE
    SCHNEIDER
    SCHWARZ
  }

  enum SkatOfferKind {
    "The declarer gives up: one opponent's consent is enough."
    RESIGN
    "An opponent gives up, for both."
    CONCEDE
    "The declarer has laid their cards down and claims the game: both opponents must accept."
    CLAIM
    "What was said of open cards is not so: the other side may end the game, or refuse and play on."
    FAULT
  }

  "Answered by the other side with the moves accept and refuse."
  type SkatOffer {
    kind: SkatOfferKind!
    by: Int!
    "What a claim demands beyond the announcement; SIMPLE demands nothing."
    level: SkatLevel!
    "Who of those asked has answered, without deciding it yet."
    answered: [Int!]!
  }

  type SkatOpenHand {
    seat: Int!
    cards: [String!]!
  }

  "Everything, once the hand is over."
  type SkatDisclosure {
    "As dealt, by seat."
    hands: [[String!]!]!
    "As dealt."
    skat: [String!]!
    discard: [String!]
    "Before a rewolucja, in this order."
    swaps: [SkatSwap!]!
    tricks: [SkatTrick!]!
    "Card points in the tricks of each seat, without the skat."
    points: [Int!]!
    skatPoints: Int!
  }

  type SkatView implements GameView {
    seat: Int
    toAct: [Int!]!
    legal: [String!]!
    profile: String!
    phase: SkatPhase!
    "The viewer's cards."
    hand: [String!]!
    "By seat."
    cardsLeft: [Int!]!
    calls: [SkatCall!]!
    "Who names values; null when forehand alone may still take the game, and after the auction."
    asker: Int
    "Who holds or passes."
    hearer: Int
    "The last value named; 0 = none."
    bid: Int!
    declarer: Int
    "Whether the declarer plays from the hand; null until they decide."
    fromHand: Boolean
    announcement: SkatAnnouncement
    "What the declarer still holds, once it lies open: in an open game, or because they laid it down."
    openHand: [String!]
    "The patrolki that the declarer still holds, for all to see; null where none were announced."
    patrolki: [String!]
    "null but for a rewolucja."
    exchange: SkatExchange
    "Nobody has bid, and all play against all."
    ramsz: Boolean!
    "What opponents hold who laid their cards down."
    openOpponents: [SkatOpenHand!]!
    "The skat as dealt: for the declarer who took it."
    skat: [String!]
    "The two cards put away: for the declarer who did so."
    discard: [String!]
    trick: SkatTrick
    "The trick before: until the viewer has played to the next one."
    lastTrick: SkatTrick
    tricksWon: [Int!]!
    "The cards of finished tricks, for programs that play; tables do not show them."
    played: [String!]!
    "What somebody wants to end the game with, while those asked have not decided."
    offer: SkatOffer
    "Whose offer has been refused in this trick."
    declined: [Int!]!
    disclosure: SkatDisclosure
  }
`
