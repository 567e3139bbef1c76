export function formatFiles(...paths: string[]): void
