/** How many hands are played for the laws where a test does not say: forty times as many in `npm run soak`. */
export const usualHands = Number(process.env['LAW_HANDS'] ?? 250)
