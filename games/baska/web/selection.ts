/** The GraphQL selection of all fields of a BaskaView. */
export const selection = `... on BaskaView {
  seat toAct legal profile turned phase hand left
  calls { seat call }
  contract owner du raises mustBid sides leader
  trick { seat card }
  played takenBack
  lastTrick { cards { seat card } winner }
  tricks points
  throws { seat at agreed declined settled }
  bokLeft dealt counted
}`
