/** What other sites embed: a loader at an address that stays, and what it fetches when it needs it. */
import { defaultClientConditions, defineConfig } from 'vite'
import { ahead } from './ahead.js'
import { elementsManifest } from './elements-manifest.js'
import { embeddable } from './embeddable.js'
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

const all = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

const gameIn = (id: string): string => /\/games\/(\w+)/.exec(id)?.[1] ?? ''

/**
 * What goes together, so that it is one file: a slow line has a wait for every few of them. Not more than that, since who reads
 * a ranking needs no gateway's line.
 */
const groups = [
  {
    name: 'base',
    priority: 2,
    test: all(
      '/node_modules/(?:@lit/|lit-html/lit-html|lit-element|lit/index)',
      '/core/src/words\\.',
      '/kit/src/(?:words/(?:room|joined)|tokens/(?:tokens|controls|text-size|index))\\.',
      '/widgets/src/(?:prefs|follow|observable|storage|tongue|home|place)\\.',
      'rolldown/runtime',
    ),
  },
  { name: 'clause', priority: 2, test: all('/kit/src/(?:settlement/clause|words/index)\\.') },
  {
    name: (id: string) => `${gameIn(id)}-words`,
    priority: 2,
    test: /games\/\w+\/web\/words\/(?:table|index)\./,
  },
  {
    name: 'shown',
    priority: 1,
    test: all(
      '/core/src/cards\\.',
      '/kit/src/(?:card|deck|ornament/motifs|settlement/(?:result|settlement\\.styles)|shown)',
      '/kit/src/table/(?!game-table|calls|hand|arrange|focus|stands|index|words/(?!index))',
      '/widgets/src/cards\\.',
    ),
  },
  {
    name: (id: string) => `${gameIn(id)}-shown`,
    priority: 1,
    test: all(
      '/games/\\w+/web/(?:[\\w-]*shown|cards\\.styles|scene|speech|contract|offer|exchange|sort|stake|throwing|tricks|texts/index)\\.',
      '/games/\\w+/graphql/read\\.',
    ),
  },
  {
    name: 'line',
    priority: 1,
    test: all('/node_modules/graphql-ws/', '/widgets/src/(?:element|address)\\.', '/widgets/src/client/'),
  },
]

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [plainTemplates(), ahead(), embeddable(version), elementsManifest()],
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    manifest: true,
    // A library fetches its parts as they are, without the helper that preloads styles of a page.
    lib: {
      entry: { stolik: '../widgets/src/embed/stolik.ts', frame: '../widgets/src/embed/frame.ts' },
      formats: ['es'],
    },
    rollupOptions: {
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
