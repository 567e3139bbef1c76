import { defaultClientConditions, defineConfig } from 'vite'

const gateway = process.env['STOLIK_GATEWAY'] ?? 'http://localhost:4000'

/** A game's chunk is named after its room, so that the size budget can tell the games apart. */
function chunkName(facade: string | null, modules: readonly string[]): string {
  const rooms = [facade ?? '', ...modules].map((module) =>
    /\/games\/(?!core)(\w+)\/(?:web\/(?=value))?(\w+)\//.exec(module),
  )
  const [, game, room] = rooms.find((found) => found !== null) ?? []
  if (game === undefined || room === undefined) return 'assets/[name]-[hash].js'
  // What two rooms of a game share has no door of its own.
  return `assets/${game}-${facade === null ? 'shared' : room}-[hash].js`
}

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    rollupOptions: {
      output: { chunkFileNames: ({ facadeModuleId, moduleIds }) => chunkName(facadeModuleId, moduleIds) },
    },
  },
  server: { proxy: { '/graphql': { target: gateway, ws: true } } },
})
