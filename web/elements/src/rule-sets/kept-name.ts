/** The name of a club's rules where it is chosen or listed: "Klub Kartuzy (Game: Rules, 3 differences)". */
export const keptName = (name: string, rules: string): string => `${name} (${rules})`
