/** What other sites embed without the rest: one file at an address that stays, and what it fetches when it needs it. */
import { defaultClientConditions, defineConfig } from 'vite'
import { plainCss } from './plain-css.js'

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [plainCss()],
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    manifest: true,
    modulePreload: false,
    rollupOptions: {
      input: { ranking: '../widgets/src/ranking/embed.ts' },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
})
