/** The thread that judges the bidding of a hand of Skat for a page. Apart from the analysis, since it needs the weights of all hands. */
import { answerBids } from '@stolik/kit/analysis'
import { judgeBids } from '../src/analysis/bids.js'

answerBids(judgeBids)
