/** The cost of a move by stage. Each sample of the gateway belongs to the stage of the innermost frame that has one. */

interface Frame {
  readonly functionName: string
  readonly url: string
}

export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: Frame
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  /** Microseconds between samples. */
  readonly timeDeltas: readonly number[]
}

export interface HeapNode {
  readonly callFrame: Frame
  /** Bytes allocated here, whether collected since or not. */
  readonly selfSize: number
  readonly children: readonly HeapNode[]
}

export const stages = [
  'receive',
  'parse',
  'admit',
  'execute',
  'decide',
  'append',
  'sync',
  'fold',
  'notify',
  'view',
  'encode',
  'write',
  'collect',
  'other',
] as const
export type Stage = (typeof stages)[number]

/** Stages by file and function, innermost frame first: a view that is made while it is encoded counts as view. */
const rules: readonly (readonly [RegExp, Stage | 'idle'])[] = [
  [/#\(idle\)$/, 'idle'],
  [/#\(garbage collector\)$/, 'collect'],
  [/gateway\/dist\/(table\/(door|due|clocks)|live\/(plan|log|driver|automation)|log\/)/, 'decide'],
  [/gateway\/dist\/table\/(fold|replayed|deal|next|bots|played-row)/, 'fold'],
  [/gateway\/dist\/live\/(archive|opening)/, 'fold'],
  [/gateway\/dist\/store\/|node_modules\/(libsql|kysely|@libsql|pg|ioredis)/, 'append'],
  [/internal\/fs|node:fs/, 'sync'],
  [/gateway\/dist\/(api|names|table\/(show-sheet|state|row|seated))/, 'view'],
  [/gateway\/dist\/graphql\/(writer|page|frame|protocol)/, 'encode'],
  [/gateway\/dist\/(base\/(watchers|turn)|live\/|graphql\/shared)/, 'notify'],
  [/gateway\/dist\/graphql\/outbox|stream_base_commons.*#(write|onWrite)|writable.*#/, 'write'],
  [/gateway\/dist\/graphql\/(admission|document)|gateway\/dist\/http\//, 'admit'],
  [/gateway\/dist\/graphql\/operator|node_modules\/graphql|#(query|resolve)/, 'execute'],
  [/gateway\/dist\/graphql\/socket/, 'parse'],
  [/node_modules\/graphql-ws/, 'parse'],
  [/gateway\/dist\/graphql\/guard|node_modules\/ws\/|stream_base_commons|node:net|readable/, 'receive'],
]

const ownStage = ({ url, functionName }: Frame): Stage | 'idle' | undefined => {
  const name = `${url}#${functionName}`
  return rules.find(([pattern]) => pattern.test(name))?.[1]
}

export type ByStage = ReadonlyMap<Stage, number>

/** Microseconds by stage, without idle time. */
export function timeByStage({ nodes, samples, timeDeltas }: CpuProfile): ByStage {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const known = new Map<number, Stage | 'idle'>()
  const stageOf = (id: number): Stage | 'idle' => {
    const frame = frames.get(id)
    const parent = parents.get(id)
    const found =
      known.get(id) ?? (frame && ownStage(frame)) ?? (parent === undefined ? 'other' : stageOf(parent))
    known.set(id, found)
    return found
  }
  const sum = new Map<Stage, number>()
  samples.forEach((id, i) => {
    const stage = stageOf(id)
    // The time until the next sample was spent in this one.
    if (stage !== 'idle') sum.set(stage, (sum.get(stage) ?? 0) + (timeDeltas[i + 1] ?? 0))
  })
  return sum
}

/** Bytes by stage. */
export function bytesByStage(head: HeapNode): ByStage {
  const sum = new Map<Stage, number>()
  const walk = ({ callFrame, selfSize, children }: HeapNode, outer: Stage): void => {
    const own = ownStage(callFrame)
    const stage = own === undefined || own === 'idle' ? outer : own
    sum.set(stage, (sum.get(stage) ?? 0) + selfSize)
    for (const child of children) walk(child, stage)
  }
  walk(head, 'other')
  return sum
}
