/** How many hands a law run plays unless the test says otherwise. `npm run soak` plays forty times as many. */
export const usualHands = Number(process.env['LAW_HANDS'] ?? 250)
