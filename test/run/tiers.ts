/**
 * Which tests `npm test` runs, and which are left to slices. Of unit tests and elements, everything that is in no slice runs each
 * time; journeys and faults on real servers run each time only if they are named here. test/walls/tiers.test.ts holds that each file is
 * in one place. `npm test -- --times` says what takes how long.
 */
import { browserSlices } from './browser-slices.js'
import { journey, server } from './files.js'
import { nodeSlices } from './node-slices.js'
import type { Slice } from './slice.js'

/** The ways of people through pages. */
export const ways = [
  'way-organiser',
  'event',
  'ranking',
  'screen-reader',
  'way-account',
  'strange-lobby',
  'owner',
  'analysis',
  'company',
  'way-mail',
  'first-card',
  'problem',
].map(journey)

/** Faults on real servers: a gateway is killed, Redis or PostgreSQL goes away, several gateways serve the same tables. */
export const handful = ['faults', 'outage', 'several'].map(server)

export const slices: readonly Slice[] = [...browserSlices, ...nodeSlices]

/** What `npm test` leaves out of the projects that it otherwise runs whole. */
export const sliced = slices.flatMap(({ unit = [], elements = [], installed = [] }) => [
  ...unit,
  ...elements,
  ...installed,
])
