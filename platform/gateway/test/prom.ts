/** A small subset of Prometheus’s two formats: expressions, and the metrics of a gateway. */

/** The series by name, with the values of each of their labels. */
export type Known = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

/** Parses the output of /metrics. */
export function readMetrics(text: string): Known {
  const known = new Map<string, Map<string, Set<string>>>()
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const of = known.get(name) ?? new Map<string, Set<string>>()
    known.set(name, of)
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      of.set(label, (of.get(label) ?? new Set()).add(value))
  }
  return known
}

export interface Asked {
  readonly names: readonly string[]
  /** Without a value if all values match. */
  readonly labels: readonly { readonly label: string; readonly value?: string }[]
}

const operators = ['and', 'or', 'unless', 'bool', 'offset', 'by', 'without', 'on', 'ignoring']

/** Returns the series that an expression uses, and their labels. */
export function asksFor(expr: string): Asked {
  const labels: { label: string; value?: string }[] = []
  const rest = expr
    .replace(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_, list: string) => {
      for (const label of list.split(',')) labels.push({ label: label.trim() })
      return ' '
    })
    .replace(/\{([^}]*)\}/g, (_, matchers: string) => {
      for (const [, label = '', , values = ''] of matchers.matchAll(/(\w+)\s*(=~|=)\s*"([^"]*)"/g))
        for (const value of values.split('|')) labels.push({ label, value })
      return ' '
    })
    .replace(/\[[^\]]*\]/g, ' ')
  const names = [...rest.matchAll(/(?<![\w.])([a-zA-Z_]\w*)(?!\w)(?!\s*\()/g)].map(([, name = '']) => name)
  return { names: names.filter((name) => !operators.includes(name)), labels }
}
