/** Whether tests draw as many cases as they can use: in their slices, or where somebody wants to be sure. */
const thorough = process.env['STOLIK_THOROUGH'] === '1'

/** How many cases a test draws: few in `npm test`, many in its slice (STOLIK_THOROUGH=1). */
export const cases = (few: number, many: number): number => (thorough ? many : few)
