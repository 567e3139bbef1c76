/** Builds what other sites embed: a loader at a permanent address, and the parts it loads on demand. */
import { defaultClientConditions, defineConfig } from 'vite'
import { copied } from './copied.js'
import { plainSelections } from './documents.js'
import { preload } from './preload.js'
import { elementsManifest } from './elements-manifest.js'
import { embeddable } from './embeddable.js'
import { groups } from './groups.js'
import { inside } from './inside.js'
import { version } from './package.json' with { type: 'json' }
import { plainTemplates } from './plain-templates.js'

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
