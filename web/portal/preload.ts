/**
 * Loads a part's required imports together with the part. Otherwise each step of the import chain is a wait on a slow
 * connection. Builds of pages solve this by links in the document, but here the page is another site's.
 */
import type { Plugin, Rollup } from 'vite'

const dynamicImport = /\bimport\((["'`])\.\/((?:assets\/)?[\w.-]+\.js)\1\)/g

const parts = 'assets/'
/**
 * Takes the names of files, which are shorter without what all of them have in common. Ignores failures: the code that imports the
 * file reports them.
 */
const helper = (folder: string): string =>
  `let $p=e=>e.split(" ").map(e=>import(\`./${folder === parts ? '' : parts}\${e}.js\`).catch(e=>e));`
const nameOf = (file: string): string => {
  const [, name] = /^assets\/(.+)\.js$/.exec(file) ?? []
  if (name === undefined) throw new Error(`${file} is not where parts are`)
  return name
}

export const preload = (): Plugin => ({
  name: 'stolik-preload',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part): part is Rollup.OutputChunk => part.type === 'chunk')
    const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
    const closure = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
      if (!seen.has(file)) {
        seen.add(file)
        for (const one of importsOf.get(file) ?? []) closure(one, seen)
      }
      return seen
    }
    const order = [...new Set(chunks.flatMap(({ imports }) => imports))]
    const usesOf = new Map(
      order.map((file) => [file, chunks.filter(({ imports }) => imports.includes(file)).length]),
    )
    /** The most used files first: the lists that the parts share are then alike, and compress to less. */
    const byUse = (a: string, b: string): number =>
      (usesOf.get(b) ?? 0) - (usesOf.get(a) ?? 0) || (a < b ? -1 : 1)
    for (const chunk of chunks) {
      const here = closure(chunk.fileName)
      const folder = /^(?:.*\/)?/.exec(chunk.fileName)?.[0] ?? ''
      const code = chunk.code.replace(dynamicImport, (ask, _quote, name: string) => {
        const file = folder + name
        const missing = [...closure(file)].filter((one) => one !== file && !here.has(one)).sort(byUse)
        return missing.length === 0 ? ask : `($p("${missing.map(nameOf).join(' ')}"),${ask})`
      })
      if (code !== chunk.code) chunk.code = helper(folder) + code
    }
  },
})
