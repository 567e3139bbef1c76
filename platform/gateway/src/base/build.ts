/** Identifies this Stolik: the version of its package, and the commit it was built from, if the build knew it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

export interface Build {
  readonly version: string
  /** The first letters of the commit; null if unknown. */
  readonly commit: string | null
  /** When the commit was made, in seconds since 1970. It decides which of two builds of one version is newer. */
  readonly made: number | null
}

const packageShape = v.object({ version: v.string() })
const noteShape = v.object({ commit: v.string(), made: v.nullable(v.number()) })

const folder = join(import.meta.dirname, '../..')
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** @param from the folder of the package; `bin/note-build.mjs` writes `build.json` into its `dist` */
export function readBuild(from = folder): Build {
  const { version } = v.parse(packageShape, read(join(from, 'package.json')))
  const note = join(from, 'dist/build.json')
  const noted = existsSync(note) ? v.safeParse(noteShape, read(note)) : undefined
  if (noted?.success !== true) return { version, commit: null, made: null }
  return { version, commit: noted.output.commit.slice(0, 8), made: noted.output.made }
}

export const build = readBuild()

/** As in `0.1.0 (d4d16248)`. */
export const nameOf = ({ version, commit }: Build): string =>
  commit === null ? version : `${version} (${commit})`
