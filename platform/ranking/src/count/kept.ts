/**
 * Ratings are kept to nine digits after the comma: exponentials and logarithms may differ in their last bit from one machine
 * to the next, and an edition must come out alike on both.
 */
export const kept = (value: number): number => Math.round(value * 1e9) / 1e9
