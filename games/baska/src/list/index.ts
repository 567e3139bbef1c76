export { type Fault, isFault, type PaperDeal } from './deal.js'
export { correct, type Correction, enter, openList, type PaperList, settledIn, sheetOf } from './list.js'
