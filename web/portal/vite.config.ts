import { defaultClientConditions, defineConfig } from 'vite'

const gateway = process.env['STOLIK_GATEWAY'] ?? 'http://localhost:4000'

/** A game's chunk is named after its room, so that the size budget can tell the games apart. */
const chunkName = (module: string | null): string => {
  const [, game, room] = /\/games\/(\w+)\/(\w+)\//.exec(module ?? '') ?? []
  return game === undefined ? 'assets/[name]-[hash].js' : `assets/${game}-${room}-[hash].js`
}

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    rollupOptions: { output: { chunkFileNames: (chunk) => chunkName(chunk.facadeModuleId) } },
  },
  server: { proxy: { '/graphql': { target: gateway, ws: true } } },
})
