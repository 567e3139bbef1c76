/** The documents of the simulated clients: those of the portal, or the little that a bot needs to play. */
import { selection as skatSelection } from '../../games/skat/graphql/selection.js'
import { selection as baskaSelection } from '../../games/baska/graphql/selection.js'
import * as portal from '../../web/elements/src/client/table-document.js'

export { play, ready, sit } from '../../web/elements/src/client/documents.js'
export { enter, open } from '../../web/elements/src/client/rare-documents.js'

export const fillWithMasters = `mutation ($table: ID!) { fillWithBots(table: $table, level: MASTER) { __typename } }`

/** Short series, like a round of an evening: the list in every view grows with the series. */
export const games = [
  { game: 'skat', profile: 'pzskat', chairs: 3, length: 9, selection: skatSelection },
  { game: 'baska', profile: 'lebork', chairs: 4, length: 8, selection: baskaSelection },
] as const

export type Played = (typeof games)[number]

const lean = `subscription ($id: ID!) { table(id: $id) { seq phase view { seat toAct legal } } }`

export const table = (ask: 'portal' | 'lean', { selection }: Played): string =>
  ask === 'lean' ? lean : portal.table(selection)
