import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { copied } from './copied.js'
import { ownDocuments, plainSelections } from './documents.js'
import { early } from './early.js'
import { inside } from './inside.js'
import { installable } from './installable.js'
import { offline } from './offline.js'
import { plainTemplates } from './plain-templates.js'
import { groups, isGroup } from './site-groups.js'
import { lettersOf, locales } from '../../games/core/src/words.js'
import { drawings } from '../kit/src/deck/art.js'

/** Builds `picture-art.json`: cards and ornament, from which the gateway draws the pictures of link previews. */
const pictureArt = (): Plugin => ({
  name: 'stolik-picture-art',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify(drawings([...new Set(locales.map(lettersOf))]))
    this.emitFile({ type: 'asset', fileName: 'picture-art.json', source })
  },
})

const gateway = process.env['STOLIK_GATEWAY'] ?? 'http://localhost:4000'

/** Names a game's chunk after its folder, and an event's chunk after events, so that the size budget can tell them apart. */
function chunkName(name: string, facade: string | null, modules: readonly string[]): string {
  if (isGroup(name)) return 'assets/[name]-[hash].js'
  const all = [facade ?? '', ...modules]
  const rooms = all.map((module) =>
    /^\/games\/(?!core)(\w+)\/(?:web\/(?=value|paper|learn))?(\w+)\//.exec(inside(module)),
  )
  const [, game, room] = rooms.find((found) => found !== null) ?? []
  // Code shared by two folders of a game has no folder name of its own.
  if (game !== undefined && room !== undefined)
    return `assets/${game}-${facade === null ? 'shared' : room}-[hash].js`
  const ofEvents = all.some((module) => /\/(?:elements|desk)\/src\/(?:words\/)?event\//.test(module))
  return ofEvents ? 'assets/event-[name]-[hash].js' : 'assets/[name]-[hash].js'
}

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // Word files are always loaded whole, and are smaller as objects than as text to parse.
  json: { namedExports: false, stringify: false },
  worker: { format: 'es' },
  plugins: [
    plainTemplates(),
    plainSelections(),
    copied(),
    early(),
    offline(),
    installable(),
    pictureArt(),
    ownDocuments(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) => chunkName(name, facadeModuleId, moduleIds),
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/files': gateway,
      '/replay-data': gateway,
      '/privacy': gateway,
      '/rankings': gateway,
      '^/rules/.+\\.pdf': gateway,
    },
  },
})
