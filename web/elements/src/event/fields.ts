/** Maps fields of the regulations to words for people and to inputs of their form. */
import type { Speaker } from './speaker.js'

/** Fields whose input has another name than the last part of their path. */
const inputs: Readonly<Record<string, string>> = {
  'fee.amount': 'fee',
  'fee.currency': 'currency',
  'fee.use': 'feeUse',
  'format.series': 'seriesCount',
  'format.scoring.scale': 'scale',
  'format.tieBreaks': 'tie.1',
  'format.bye': 'byePoints',
  'format.bye.points': 'byePoints',
  'format.bye.small': 'byeSmall',
  'groups.team.size': 'teamSize',
  'groups.pair.size': 'pairs',
  'groups.pair.counting': 'pairCounting',
  groups: 'teamSize',
}

/** Returns the possible input names of a field, the likelier first. */
export function inputsOf(path: string): readonly string[] {
  const [, n, of] = /^format\.series\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (n !== undefined && of !== undefined) return [`${of}.${n}`, of]
  if (path.startsWith('prizes.')) return [path]
  const [, row] = /^(?:fee\.)?((?:reduced|lost|halls)\.\d.*)$/.exec(path) ?? []
  if (row !== undefined) return [row, `${row}.amount`]
  return [inputs[path] ?? path.split('.').at(-1) ?? path]
}

/** Returns the form's label of a field. A field without one keeps its name in the schema. */
export function fieldWords(path: string, say: Speaker['say']): string {
  const [, n, of] = /^format\.series\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (n !== undefined && of !== undefined)
    return `${say('standings.series', { n: Number(n) })}, ${fieldWords(of, say)}`
  const [, kind, row] = /^(?:fee\.)?(reduced|lost|halls)\.(\d+)/.exec(path) ?? []
  if (kind !== undefined)
    return kind === 'lost' ? say('rules.lost') : say(`announce.${kind}`, { n: Number(row) })
  const [, list] = /^prizes\.(\w+)$/.exec(path) ?? []
  if (list !== undefined)
    return list === 'all' ? say('rules.prizes') : `${say('rules.prizes')}: ${say(`rules.of.${list}`)}`
  const [name = path] = path === 'format.tieBreaks' ? ['tieBreaks'] : inputsOf(path)
  const found = [`announce.${name}`, `rules.${name}`, `entry.${name}`, `desk.${name}`]
  return found.map((code) => say(code)).find((word, i) => word !== found[i]) ?? path
}
