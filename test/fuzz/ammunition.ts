/** Values and documents that are wrong in every way we could think of, chosen by a seed. */
import type { Random } from '@stolik/core'

export type Pick = <T>(from: readonly T[]) => T

export const picker =
  (random: Random): Pick =>
  (from) =>
    from[random.below(from.length)] as (typeof from)[number]

export const wildcards = [
  '#',
  '+',
  '/',
  '+/#',
  '$SYS/#',
  '../..',
  '*',
  '%00',
  '\u0000',
  '',
  '__proto__',
  'constructor',
]
export const texts = [
  ...wildcards,
  'zzzzzzzz',
  "' OR 1=1 --",
  '{{7*7}}',
  '\ud800',
  'a\u202eb',
  '💥'.repeat(50),
  'x'.repeat(9_000),
]
const numbers = [0, -1, 1, 2 ** 31, -(2 ** 31), 1e308, 0.5, 7]

/** A value of some type, often the wrong one. */
export function value(random: Random, depth = 0): unknown {
  const pick = picker(random)
  switch (random.below(depth > 3 ? 4 : 7)) {
    case 0:
      return pick(texts)
    case 1:
      return pick(numbers)
    case 2:
      return pick([null, true, false])
    case 3:
      return pick(wildcards)
    case 4:
      return Array.from({ length: random.below(4) }, () => value(random, depth + 1))
    case 5:
      return JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown
    default:
      return { [pick(texts)]: value(random, depth + 1), toString: 1 }
  }
}

/** A document that is wrong as a whole: too deep, too wide, too long, unknown or torn. */
export function spoiled(random: Random, query: string): string {
  switch (random.below(8)) {
    case 0:
      return `{ ${'lobby { players '.repeat(1 + random.below(2_000))} }`
    case 1:
      return `{ ${Array.from({ length: 20 + random.below(900) }, (_, i) => `a${i}: me { id }`).join(' ')} }`
    case 2:
      return `{ me { ${'id @include(if: true) '.repeat(1 + random.below(500))} } }`
    case 3:
      return 'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }'
    case 4:
      return `query x { me { id } } query y { secrets } `
    case 5:
      return query.slice(0, random.below(query.length))
    case 6:
      return query.replace(/[a-z]+/, picker(random)(['__schema', 'secrets', 'seed', 'deal', '__typename']))
    default:
      return '{'.repeat(1 + random.below(3_000))
  }
}

/** A text with some characters changed or left out, or cut off. */
export function torn(random: Random, text: string): string {
  const at = random.below(text.length + 1)
  const kind = random.below(3)
  if (kind === 0) return text.slice(0, at)
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1 + random.below(5))
  return text.slice(0, at) + String.fromCharCode(random.below(65_536)) + text.slice(at + 1)
}

export const bytes = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)))
