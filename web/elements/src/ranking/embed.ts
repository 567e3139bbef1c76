/** The code that a club's page loads for a ranking: the element and its styles, without the code of tables. */
import '@stolik/kit/tokens'
import { fetchChartBy } from './history-part.js'
import { setPersonQuery } from './session-person.js'

setPersonQuery(async (...of) => (await import('./me.js')).fetchMyPerson(...of))
fetchChartBy(() => import('./history.js'))

export { StolikRanking } from './ranking.js'
