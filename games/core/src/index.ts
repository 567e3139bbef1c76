export * from './calculator.js'
export * from './cards.js'
export * from './clauses.js'
export * from './commit.js'
export * from './event-format.js'
export * from './film.js'
export * from './game.js'
export { step } from './hand.js'
export * from './papers.js'
export * from './piece.js'
export * from './random.js'
export * from './ranking-format.js'
export * from './ranking-usual.js'
export * from './record.js'
export * from './record-format.js'
export * from './record-json.js'
export * from './record-read.js'
export * from './record-write.js'
export * from './replay.js'
export * from './ruling.js'
export * from './seal.js'
export {
  isRefusal,
  sealPlay,
  type HandInPlay,
  type Refusal,
  type RefusalCode,
  type SealedPlay,
} from './seal-play.js'
export { sealTeaching, type SealedTeaching, type TaughtHand } from './seal-teaching.js'
export * from './sentence.js'
export * from './settlement.js'
export * from './sheet.js'
export * from './stream.js'
export * from './surname.js'
export * from './teaching.js'
export * from './text.js'
export * from './told.js'
export * from './words.js'
