/** The alerts and the dashboard that come with Stolik use existing metrics, and link to instructions. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { singleNode, type Cluster } from '../src/store/cluster.js'
import { endChildren, startChild } from './child.js'
import { asksFor, readMetrics, type Known } from './prom.js'
import { testApp } from './help.js'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels?: { readonly severity?: string }
  readonly annotations?: { readonly summary?: string; readonly runbook?: string }
}

const docs = join(import.meta.dirname, '../../../docs')
const text = (file: string): string => readFileSync(join(docs, file), 'utf8')
const { groups } = parse(text('deploy/alerts.yml')) as {
  groups: readonly { readonly rules: readonly Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(text('deploy/grafana.json')) as {
  panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}

/** Metrics and labels that Prometheus adds itself. */
const ofPrometheus = ['up']
const ofTarget = ['job', 'instance']

let known: Known
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-alerts-'))
  const child = await startChild(folder)
  const alone = await (await fetch(`${child.url}/metrics`)).text()
  await child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
  // Metrics that only gateways with a shared Redis have.
  const cluster: Cluster = { ...singleNode(), alone: false }
  const app = await testApp({ cluster })
  const { body } = await app.inject('/metrics')
  await app.close()
  known = readMetrics(`${alone}\n${body}`)
})
afterAll(endChildren)

/** Metrics and labels of an expression that no gateway has. */
function strange(expr: string): readonly string[] {
  const { names, labels } = asksFor(expr)
  const strangers = names.filter((name) => !known.has(name) && !ofPrometheus.includes(name))
  const found = labels.filter(({ label, value }) => {
    if (ofTarget.includes(label)) return false
    const values = names.flatMap((name) => [...(known.get(name)?.get(label) ?? [])])
    return values.length === 0 || (value !== undefined && !values.includes(value))
  })
  return [
    ...strangers,
    ...found.map(({ label, value }) => (value === undefined ? label : `${label}=${value}`)),
  ]
}

describe('the check of expressions', () => {
  it.each([
    ['rate(stolik_moves_total{by="player"}[5m]) > 0', []],
    ['sum by (le) (rate(stolik_append_seconds_bucket{outcome="failed"}[5m]))', []],
    ['stolik_moves > 1', ['stolik_moves']],
    ['stolik_append_seconds', ['stolik_append_seconds']],
    ['stolik_moves_total{by="nobody"}', ['by=nobody']],
    ['stolik_request_seconds_count{status=~"4xx|6xx"}', ['status=6xx']],
    ['sum by (table) (stolik_sockets)', ['table']],
    ['stolik_sockets and on (instance) up == 1', []],
  ])('finds, for %s, the unknown names %j', (expr, is) => {
    expect(strange(expr)).toEqual(is)
  })
})

describe('docs/deploy/alerts.yml', () => {
  it('names each alert once', () => {
    expect(rules.length).toBeGreaterThan(10)
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })

  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s can fire, and links to help', (_, rule) => {
    expect(strange(rule.expr)).toEqual([])
    expect(rule.for).toMatch(/^[1-9]\d*[smh]$/)
    expect(rule.labels?.severity).toMatch(/^(critical|warning|info)$/)
    expect(rule.annotations?.summary).toMatch(/^[A-Z].{20,120}$/)
    const [file = '', section = ''] = rule.annotations?.runbook?.split('#') ?? []
    expect(file).toBe('docs/operations.md')
    expect(sectionsOf(text('operations.md'))).toContain(section)
  })
})

describe('docs/deploy/grafana.json', () => {
  it.each(panels.map((panel) => [panel.title, panel] as const))(
    '“%s” shows existing metrics',
    (_, { targets }) => {
      expect(targets.length).toBeGreaterThan(0)
      for (const { expr } of targets) expect(strange(expr)).toEqual([])
    },
  )
})

/** The anchors of headings, as GitHub makes them. */
const sectionsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
