type Tool =
  | 'chromium'
  | 'firefox'
  | 'webkit'
  | 'minibrowser'
  | 'xvfb'
  | 'php'
  | 'fonts'
  | 'redis'
  | 'postgres'
  | 'nginx'
  | 'node24'

export function findTool(id: Tool): string | undefined
