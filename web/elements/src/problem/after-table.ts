/** What a problem has besides its table and its question. Loaded after them. */
export { nameCards, namedBy } from '@stolik/kit/german-names'
export { archivePart } from './archive-part.js'
export { playedPart } from './played-part.js'
