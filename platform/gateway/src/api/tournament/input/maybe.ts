/** What GraphQL leaves out or says is null, and its words in capitals. */
export type Maybe<T> = T | null | undefined

export const given = <T>(value: Maybe<T>): value is T => value !== null && value !== undefined
export const lower = <T extends string>(text: T): Lowercase<T> => text.toLowerCase() as Lowercase<T>
