/** What other sites embed: a loader at an address that stays, and what it fetches when it needs it. */
import { defaultClientConditions, defineConfig } from 'vite'
import { preload } from './preload.js'
import { elementsManifest } from './elements-manifest.js'
import { embeddable } from './embeddable.js'
import { groups } from './groups.js'
import { inside } from './inside.js'
import { version } from './package.json' with { type: 'json' }
import { plainTemplates } from './plain-templates.js'

/** A game's chunk bears its name, so that what an element fetches can be told; what two games share belongs to neither. */
function chunkName(name: string, modules: readonly string[]): string {
  const games = new Set(
    modules.flatMap((module) => /^\/games\/(?!core\/)(\w+)\//.exec(inside(module))?.[1] ?? []),
  )
  if (games.size > 1) throw new Error(`one chunk of ${[...games].join(' and ')}`)
  const [game] = games
  const own = game === undefined || name.startsWith(`${game}-`) ? name : `${game}-${name}`
  return `assets/${own}-[hash:7].js`
}

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // Words are read as a whole, and are smaller as they are than as text to parse.
  json: { namedExports: false, stringify: false },
  plugins: [plainTemplates(), preload(), embeddable(version), elementsManifest()],
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    manifest: true,
    // A library fetches its parts as they are, without the helper that preloads styles of a page.
    lib: {
      entry: { stolik: '../elements/src/embed/stolik.ts', frame: '../elements/src/embed/frame.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // Of libraries, spaces are kept for who bundles them; here a browser reads it.
      output: {
        minify: true,
        codeSplitting: { groups, includeDependenciesRecursively: false },
        entryFileNames: '[name].js',
        chunkFileNames: ({ name, moduleIds }) => chunkName(name, moduleIds),
      },
    },
  },
})
