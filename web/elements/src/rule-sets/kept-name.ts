/** The name of a club's rules where it is chosen or listed: "Klub Kartuzy (Skat PZSkat, 3 differences)". */
export const keptName = (name: string, rules: string): string => `${name} (${rules})`
