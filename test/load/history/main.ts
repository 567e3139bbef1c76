/** `npm run load -- history`: draws docs/history.svg from docs/history.json. Figures are added there by hand, as they were printed. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chart, type Figure } from './chart.js'

const docs = join(import.meta.dirname, '../../../docs')
const figures = JSON.parse(readFileSync(join(docs, 'history.json'), 'utf8')) as readonly Figure[]
writeFileSync(join(docs, 'history.svg'), chart(figures))
