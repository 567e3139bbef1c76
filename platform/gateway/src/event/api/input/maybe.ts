/** Helpers for GraphQL input: missing or null values, and enum values in capitals. */
export type Maybe<T> = T | null | undefined

export const given = <T>(value: Maybe<T>): value is T => value !== null && value !== undefined
export const lower = <T extends string>(text: T): Lowercase<T> => text.toLowerCase() as Lowercase<T>
