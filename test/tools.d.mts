export function findTool(id: 'chromium' | 'redis' | 'postgres'): string | undefined
