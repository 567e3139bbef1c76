/** What a club's page fetches for a ranking: the element, its look, and nothing of the tables. */
import '@stolik/kit/tokens'
import { fetchChartBy } from './history-part.js'
import { askForMeBy } from './mine.js'

askForMeBy(async (...of) => (await import('./me.js')).askForMe(...of))
fetchChartBy(() => import('./history.js'))

export { StolikRanking } from './ranking.js'
