export function isStale(root: string, built: string): boolean
