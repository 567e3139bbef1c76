/** Judges the facts about an installation. Pure: the same facts give the same findings, in the order of the settings' path to the people. */
import type { Facts } from './facts.js'
import type { Finding } from './finding.js'
import { judgeGateway } from './judge-gateway.js'
import { judgeMachine, judgeSettings } from './judge-machine.js'
import { judgeDatabase, judgeMail, judgeRedis } from './judge-servers.js'

export const judge = (facts: Facts): readonly Finding[] => [
  ...judgeSettings(facts.settings),
  ...judgeMachine(facts.machine),
  ...judgeDatabase(facts.database),
  ...judgeRedis(facts.redis),
  ...judgeMail(facts.mail),
  ...judgeGateway(facts),
]
