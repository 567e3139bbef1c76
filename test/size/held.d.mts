interface Entry {
  readonly name: string
  readonly limit: string
}
export const noted: string
export const limitsOf: (entries: readonly Entry[]) => Readonly<Record<string, number>>
export function held<T extends readonly Entry[]>(entries: T, before?: Readonly<Record<string, number>>): T
