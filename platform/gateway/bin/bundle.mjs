/**
 * Bundles the gateway and its plain JavaScript libraries into `dist/bundle`. Node takes longer to find and read two thousand
 * modules one by one than to do everything else that a start needs. The single modules stay in `dist`: worker threads and the
 * command load a few of them only.
 *
 * The bundle is a CommonJS script, since Node 20 can keep the compiled code of a script but not of a module. `cache-code.mjs`
 * keeps it; `main.js` runs the script with it.
 */
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { external, ownAddress } from './bundling.mjs'

const dist = join(import.meta.dirname, '../dist')
const folder = join(dist, 'bundle')

const bundle = await rolldown({
  input: { gateway: join(dist, 'start.js') },
  platform: 'node',
  external,
  // What a part that is loaded later shares with the start stays in the one script whose compiled code is kept.
  preserveEntrySignatures: 'allow-extension',
  // A script has no `import.meta.resolve`. It is called from sources only.
  checks: { emptyImportMeta: false },
  plugins: [ownAddress(folder)],
})
const names = { entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' }
// Node 20 warns when a script imports a module. All that is external can be required.
await bundle.write({ dir: folder, format: 'cjs', dynamicImportInCjs: false, ...names })

const main = await rolldown({ input: { main: join(dist, 'bundled.js') }, platform: 'node' })
await main.write({ dir: folder, format: 'esm' })
