/**
 * The ranking on a site that shows tables too, and so has their line and the base of all elements already: it names them, so
 * that what all share is not cut into pieces for its sake.
 */
import '@stolik/kit/table'
import '../element/element.js'
import './history.js'
import { askForMe } from './me.js'
import { askForMeBy } from './mine.js'

askForMeBy(askForMe)

export { StolikRanking } from './ranking.js'
