/** How many hands are played for the laws where a test does not say: fewer where they are held a second time, on another Node. */
export const usualHands = Number(process.env['LAW_HANDS'] ?? 2000)
