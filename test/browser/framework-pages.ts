/** Builds the pages of test/frameworks with their frameworks, as people build theirs, and lets TypeScript read those in TSX. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { stageElements } from '../release/elements.js'
import { root } from '../rooms.js'

export const frameworks = ['react', 'react18', 'vue', 'svelte'] as const
export type Framework = (typeof frameworks)[number]

const sources = join(root, 'test/frameworks')

interface Sfc {
  readonly parse: (source: string, options: object) => { readonly descriptor: object }
  readonly compileScript: (descriptor: object, options: object) => { readonly content: string }
}
interface SvelteCompiler {
  readonly compile: (source: string, options: object) => { readonly js: { readonly code: string } }
}
// They are installed for these tests only.
const take = createRequire(join(sources, 'package.json'))

/** Compiles components of Vue; our tags are elements of the page, no components. */
const vue = (): Plugin => ({
  name: 'vue',
  transform: {
    filter: { id: /\.vue$/ },
    handler(code, id) {
      const { parse, compileScript } = take('vue/compiler-sfc') as Sfc
      const isCustomElement = (tag: string): boolean => tag.startsWith('stolik-')
      return compileScript(parse(code, { filename: id }).descriptor, {
        id,
        inlineTemplate: true,
        templateOptions: { compilerOptions: { isCustomElement } },
      }).content
    },
  },
})

const svelte = (): Plugin => ({
  name: 'svelte',
  transform: {
    filter: { id: /\.svelte$/ },
    handler: (code, id) =>
      (take('svelte/compiler') as SvelteCompiler).compile(code, { filename: id, generate: 'client' }).js,
  },
})

/** Puts the package of elements into a folder, as `elements`, and one script for each framework, `FRAMEWORK.js`. */
export async function buildPages(folder: string): Promise<void> {
  stageElements(join(folder, 'elements'))
  for (const framework of frameworks)
    await build({
      configFile: false,
      root: join(sources, framework),
      logLevel: 'error',
      mode: 'production',
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [vue(), svelte()],
      resolve: { conditions: ['browser', 'module', 'import', 'default'] },
      build: {
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(sources, framework, 'page.js'),
          external: ['@stolik/elements'],
          output: { entryFileNames: `${framework}.js` },
        },
      },
    })
}

/**
 * Returns what TypeScript says of TSX, with the types of our package and of this React; empty if all is well.
 * @param version of React, which is the folder of its packages; the file may be that of the other one
 */
export function typeFaults(folder: string, version: 'react' | 'react18', file = version): string {
  const place = join(folder, `types-${version}-${file}`)
  mkdirSync(join(place, 'node_modules/@stolik'), { recursive: true })
  const packages = join(sources, version === 'react' ? '' : version, 'node_modules')
  for (const name of readdirSync(packages).filter((one) => /^(react|csstype|@types)/.test(one)))
    symlinkSync(join(packages, name), join(place, 'node_modules', name))
  symlinkSync(join(folder, 'elements'), join(place, 'node_modules/@stolik/elements'))
  cpSync(join(sources, file, 'problem.tsx'), join(place, 'problem.tsx'))
  const options = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    preserveSymlinks: true,
  }
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['problem.tsx'] }),
  )
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', place], {
      encoding: 'utf8',
    })
  } catch (error) {
    return (error as { readonly stdout: string }).stdout
  }
}

/** The example of a framework, as docs/club-site.md shows it. */
export const exampleOf = (framework: Framework): string =>
  readFileSync(
    join(
      sources,
      framework,
      { react: 'problem.tsx', react18: 'problem.tsx', vue: 'Problem.vue', svelte: 'Problem.svelte' }[
        framework
      ],
    ),
    'utf8',
  )
