/** How many hands are played for the laws where a test does not say: ten times as many in `npm run soak`, fewer on another Node. */
export const usualHands = Number(process.env['LAW_HANDS'] ?? 1000)
