/** What other sites embed: a loader at an address that stays, and what it fetches when it needs it. */
import { defaultClientConditions, defineConfig } from 'vite'
import { elementsManifest } from './elements-manifest.js'
import { embeddable } from './embeddable.js'
import { version } from './package.json' with { type: 'json' }
import { plainTemplates } from './plain-templates.js'

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [plainTemplates(), embeddable(version), elementsManifest()],
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
      // Of libraries, spaces are kept for who bundles them; here a browser reads it.
      output: { minify: true, entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
})
