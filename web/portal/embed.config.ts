/** Builds what other sites embed: a loader at a permanent address, and the parts it loads on demand. */
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { copied } from './copied.js'
import { plainSelections } from './documents.js'
import { preload } from './preload.js'
import { groups } from './groups.js'
import { inside } from './inside.js'
import { version } from './package.json'
import { plainTemplates } from './plain-templates.js'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Publishes the elements manifest beside the loader, for editors and for the page for developers. */
const fileName = 'custom-elements.json'
/** Built with the elements, whose build must run first. */
const made = new URL(`../elements/dist/${fileName}`, import.meta.url)

const elementsManifest = (): Plugin => ({
  name: 'stolik-elements-manifest',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(JSON.parse(readFileSync(made, 'utf8'))) })
  },
})

/**
 * Publishes the loader at two addresses: `stolik.js` is always the newest. `VERSION/stolik.js` never changes, so a page can
 * require its hash. `integrity.json` contains the second address and the hash.
 */
const file = 'stolik.js'

/** @param version of the package; the build's hash is appended, so that two builds of one version differ */
const embeddable = (version: string): Plugin => ({
  name: 'stolik-embeddable',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const loader = bundle[file]
    if (loader?.type !== 'chunk') throw new Error('the loader was not built')
    if (loader.imports.length > 0) throw new Error(`the loader may import nothing: ${loader.imports.join()}`)
    for (const part of Object.values(bundle))
      if (part.type === 'chunk' && [...part.imports, ...part.dynamicImports].includes(file))
        throw new Error(`${part.fileName} imports the loader, which has two addresses`)
    const pinned = loader.code.replaceAll(/(["'`])\.\/assets\//g, '$1../assets/')
    if (pinned === loader.code) throw new Error('the loader fetches nothing')
    const hash = (algorithm: string): Buffer => createHash(algorithm).update(pinned).digest()
    const folder = `${version}-${hash('sha256').toString('hex').slice(0, 8)}`
    const integrity = `sha384-${hash('sha384').toString('base64')}`
    const emit = (fileName: string, source: string): void => {
      this.emitFile({ type: 'asset', fileName, source })
    }
    emit(`${folder}/${file}`, pinned)
    emit('integrity.json', `${JSON.stringify({ version: folder, file: `${folder}/${file}`, integrity })}\n`)
  },
})

/**
 * Names a game's chunk after the game, so that tests can see what an element loads. Code that two games share belongs to
 * neither.
 */
function chunkName(name: string, modules: readonly string[]): string {
  const games = new Set(
    modules.flatMap((module) => /^\/games\/(?!core\/)(\w+)\//.exec(inside(module))?.[1] ?? []),
  )
  if (games.size > 1) throw new Error(`one chunk of ${[...games].join(' and ')}`)
  const [game] = games
  // Each part that loads others names the bundler's runtime among them.
  const short = name === 'rolldown-runtime' ? 'run' : name
  const own = game === undefined || short.startsWith(`${game}-`) ? short : `${game}-${short}`
  return `assets/${own}-[hash:7].js`
}

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // Word files are always loaded whole, and are smaller as objects than as text to parse.
  json: { namedExports: false, stringify: false },
  // The thread of masters loads the game that it is asked about.
  worker: { format: 'es' },
  plugins: [
    plainTemplates(),
    plainSelections(),
    copied(),
    preload(),
    embeddable(version),
    elementsManifest(),
  ],
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    manifest: true,
    // A library build loads its parts directly, without the helper that preloads a page's styles.
    lib: {
      entry: { stolik: '../elements/src/embed/stolik.ts', frame: '../elements/src/embed/frame.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // Library builds keep spaces for later bundlers. Here a browser reads the code, so it is minified.
      output: {
        minify: true,
        codeSplitting: { groups, includeDependenciesRecursively: false },
        entryFileNames: '[name].js',
        chunkFileNames: ({ name, moduleIds }) => chunkName(name, moduleIds),
      },
    },
  },
})
