/**
 * Rounds a rating to nine decimals. Exponentials and logarithms may differ in the last bit between machines, and an edition
 * must come out the same on all.
 */
export const rounded = (value: number): number => Math.round(value * 1e9) / 1e9
