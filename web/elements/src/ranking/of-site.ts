/**
 * The ranking element on a site that shows tables too, and has loaded the gateway client and the base elements already. They
 * are imported statically here, so that shared code is not split into more chunks.
 */
import '@stolik/kit/table'
import '../element/element.js'
import './history.js'
import { askForMe } from './me.js'
import { askForMeBy } from './mine.js'

askForMeBy(askForMe)

export { StolikRanking } from './ranking.js'
