/**
 * Bundles the command and its plain JavaScript libraries into `dist/bundle`. Node takes longer to find and read hundreds of
 * modules one by one than to do everything else that a start needs. The single modules stay in `dist`: worker threads load a few
 * of them only.
 */
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { external, ownAddress } from '../../gateway/bin/bundling.mjs'

const dist = join(import.meta.dirname, '../dist')
const folder = join(dist, 'bundle')

const bundle = await rolldown({
  input: { main: join(dist, 'main.js') },
  platform: 'node',
  external,
  plugins: [ownAddress(folder)],
})
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' })
