/** The name of a club's rules where it is chosen or listed: the name, then what they are based on. */
export const keptName = (name: string, rules: string): string => `${name} (${rules})`
