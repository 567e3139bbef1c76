/** The widgets' code as text: what a module imports of ours, which elements it defines, and where a class stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

export interface Module {
  /** From the root of the project. */
  readonly file: string
  readonly text: string
  readonly tree: ts.SourceFile
  /** Files that it imports beside packages, whether at once or when they are needed. */
  readonly imports: readonly string[]
  /** By tag. */
  readonly defines: ReadonlyMap<string, string>
}

export interface Sources {
  readonly modules: ReadonlyMap<string, Module>
  /** The module that defines an element; the widgets' own goes before one of a package that has the same tag. */
  definer(tag: string): Module | undefined
  /** A class by its name, as it is seen from a module. */
  classIn(
    from: Module,
    name: string,
  ): { readonly node: ts.ClassDeclaration; readonly module: Module } | undefined
  /** The code of one element: its module and what that imports, as far as no other element begins. */
  codeOf(module: Module): readonly Module[]
}

const defined = /customElements\.define\('([\w-]+)',\s*(\w+)\)/g
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)\.js'/g

/** @param root folder of the project  @param rooms folders with the elements' code, the widgets' own first */
export const readSources = (root: string, rooms: readonly string[]): Sources => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(node_modules|testing|preview)\//.test(file),
      )
      .map((file) => `${room}/${file}`)
      .sort(),
  )
  return sourcesOf(files.map((file) => moduleOf(file, readFileSync(join(root, file), 'utf8'))))
}

export function sourcesOf(all: readonly Module[]): Sources {
  const modules = new Map(all.map((module) => [module.file, module]))
  const declares = ({ tree }: Module, name: string): ts.ClassDeclaration | undefined =>
    tree.statements.filter(ts.isClassDeclaration).find((node) => node.name?.text === name)
  return {
    modules,
    definer: (tag) => all.find(({ defines }) => defines.has(tag)),
    classIn(from, name) {
      const near = [from, ...from.imports.flatMap((file) => modules.get(file) ?? []), ...all]
      for (const module of near) {
        const node = declares(module, name)
        if (node !== undefined) return { node, module }
      }
      return undefined
    },
    codeOf(module) {
      const seen = new Set([module])
      for (const one of seen)
        for (const file of one.imports) {
          const next = modules.get(file)
          if (next !== undefined && next.defines.size === 0) seen.add(next)
        }
      return [...seen]
    },
  }
}

export const moduleOf = (file: string, text: string): Module => ({
  file,
  text,
  tree: ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true),
  imports: [...text.matchAll(imported)].map(([, path = '']) => `${normalize(join(dirname(file), path))}.ts`),
  defines: new Map([...text.matchAll(defined)].map(([, tag = '', name = '']) => [tag, name])),
})
