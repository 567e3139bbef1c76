type Tool =
  'chromium' | 'firefox' | 'webkit' | 'minibrowser' | 'xvfb' | 'php' | 'fonts' | 'redis' | 'postgres'

export function findTool(id: Tool): string | undefined
