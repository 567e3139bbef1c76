/** The GraphQL selection of a whole SkatView. */
const trick = '{ leader cards winner }'

export const selection = `... on SkatView {
  seat toAct legal profile turned phase hand cardsLeft
  calls { seat call value }
  asker hearer bid declarer fromHand
  announcement { game hand schneider schwarz ouvert patrolki rewolucja }
  openHand openOpponents { seat cards } patrolki exchange { how step took count named gave got } ramsz skat discard
  trick ${trick}
  lastTrick ${trick}
  tricksWon played offer { kind by level answered } reach declined look { at granted }
  disclosure { hands skat discard swaps { seat gave got } tricks ${trick} points skatPoints }
}`
