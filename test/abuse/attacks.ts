/** Ways in which strangers have slowed down the gateway, or could, and ways to secrets. Each runs for some seconds, from twenty addresses. */
import type { Attack } from './aim.js'
import { lateLuck, pastMidnight } from './attacks/later.js'
import { documentAttacks } from './attacks/documents.js'
import { countedAttacks, scarcity } from './attacks/scarcity.js'
import { secretAttacks } from './attacks/secrets.js'
import { slowAttacks } from './attacks/slow.js'
import { workAttacks } from './attacks/work.js'

/** The attack at whose gateway the day ends. */
export const midnight = 'deals of the day around midnight'

export const scarce: readonly string[] = Object.keys(scarcity)

export const attacks: Readonly<Record<string, Attack>> = {
  ...secretAttacks,
  [midnight]: pastMidnight,
  'luck that is chosen last': lateLuck,
  ...documentAttacks,
  ...workAttacks,
  ...countedAttacks,
  ...scarcity,
  ...slowAttacks,
}

/** The attacks that are also run against two gateways: what they count together, and what they tell each other. */
export const ofTwo = Object.keys(attacks).filter(
  (name) => ![midnight, 'pings that are never read', 'requests that never end'].includes(name),
)
