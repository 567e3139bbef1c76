/**
 * The ranking element on a site that shows tables too, and has loaded the gateway client and the base elements already. They
 * are imported statically here, so that shared code is not split into more chunks.
 */
import '@stolik/kit/table'
import '../element/element.js'
import './history.js'
import { fetchMyPerson } from './me.js'
import { setPersonQuery } from './session-person.js'

setPersonQuery(fetchMyPerson)

export { StolikRanking } from './ranking.js'
