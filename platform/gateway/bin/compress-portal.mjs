/** What `npm start` does to the built portal, for those who start the gateway itself. */
import { join } from 'node:path'
import { compress } from './compress.mjs'

compress(join(import.meta.dirname, '../../../web/portal/dist'))
