import { cases } from './cases.js'

/** How many hands a law run plays unless the test says otherwise. `npm run soak` plays many more. */
export const usualHands = Number(process.env['LAW_HANDS'] ?? cases(25, 250))
