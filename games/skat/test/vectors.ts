/** The test vectors of the rule dossier, if its folder exists (`STOLIK_RULES`, or else next to the repository). */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Vector {
  readonly id: string
  readonly kind: string
  readonly clause: string
  readonly confidence: 'text' | 'reading' | 'fallback'
  readonly input: Readonly<Record<string, unknown>>
  readonly expect: unknown
}

const beside = fileURLToPath(new URL('../../../../shared/rules', import.meta.url))
const file = join(process.env['STOLIK_RULES'] ?? beside, 'skat-vectors.json')

/** The dossier says soloist and tops. */
const inOurWords = (text: string): string =>
  text.replace(/"soloist(\w*)"/g, '"declarer$1"').replaceAll('"tops"', '"matadors"')

/** Undefined if the folder does not exist. */
export const vectors: readonly Vector[] | undefined = existsSync(file)
  ? (JSON.parse(inOurWords(readFileSync(file, 'utf8'))) as { vectors: Vector[] }).vectors
  : undefined
