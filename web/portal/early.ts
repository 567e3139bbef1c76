/**
 * Builds `early.json`: files that a page needs beside the entry. The gateway names them in the document. Without this, a phone
 * learns of the words only from the loaded script, and of an element's script only from the drawn page. On a slow connection
 * each step is a wait.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { locales } from '../../games/core/src/words.js'

const lazy = join(import.meta.dirname, 'src/lazy.ts')

/** Returns the module that defines each element loaded on demand. */
function modules(): readonly (readonly [tag: string, module: string])[] {
  const found = readFileSync(lazy, 'utf8').matchAll(
    /'(stolik-[\w-]+)': \(\) => import\('@stolik\/(\w+)\/(.+?)'\)/g,
  )
  const all = [...found].map(
    ([, tag = '', of = '', path = '']) =>
      [tag, join(import.meta.dirname, '..', of, 'src', `${path}.ts`)] as const,
  )
  if (all.length < 20) throw new Error(`${lazy} no longer tells which module defines an element`)
  return all
}

export const early = (): Plugin => ({
  name: 'stolik-early',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part): part is Rollup.OutputChunk => part.type === 'chunk')
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const closure = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
      if (!seen.has(file)) {
        seen.add(file)
        for (const one of byFile.get(file)?.imports ?? []) closure(one, seen)
      }
      return seen
    }
    const entry = chunks.find(
      ({ isEntry, moduleIds }) => isEntry && moduleIds.some((id) => id.endsWith('.html')),
    )
    const begun = closure(entry?.fileName ?? '')
    const fileOf = (module: string): string => {
      const found = chunks.find(({ moduleIds }) => moduleIds.includes(module))
      if (found === undefined) throw new Error(`${module} is in no file of the site`)
      return found.fileName
    }
    /** Returns, for each language, the element's files and the words they load. */
    const byLocale = (own: readonly string[]): Readonly<Record<string, readonly string[]>> => {
      const imports = own.flatMap((file) => byFile.get(file)?.dynamicImports ?? [])
      const spoken = (locale: string): readonly string[] =>
        imports.filter((file) => byFile.get(file)?.facadeModuleId?.endsWith(`/${locale}.json`) === true)
      return Object.fromEntries(locales.map((locale) => [locale, [...own, ...spoken(locale)]]))
    }
    const words = Object.fromEntries(
      locales.map((locale) => [
        locale,
        chunks.filter(({ name }) => name === `words-${locale}`).map((one) => one.fileName),
      ]),
    )
    const elements = modules().map(([tag, module]) => [
      tag,
      byLocale([...closure(fileOf(module))].filter((file) => !begun.has(file))),
    ])
    const source = `${JSON.stringify({ words, ...Object.fromEntries(elements) }, null, 1)}\n`
    this.emitFile({ type: 'asset', fileName: 'early.json', source })
  },
})
