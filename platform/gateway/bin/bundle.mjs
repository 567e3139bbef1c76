/**
 * Bundles the gateway and its plain JavaScript libraries into `dist/bundle`. Node takes longer to find and read two thousand
 * modules one by one than to do everything else that a start needs. The single modules stay in `dist`: worker threads and the
 * command load a few of them only.
 *
 * The bundle is a CommonJS script, since Node 20 can keep the compiled code of a script but not of a module. `cache-code.mjs`
 * keeps it; `main.js` runs the script with it.
 */
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'

const dist = join(import.meta.dirname, '../dist')
const folder = join(dist, 'bundle')

/** Libraries that contain machine code, read files of their own, or look for other packages at run time. */
const external =
  /^(node:.*|(@libsql|@node-rs)\/.*|(libsql|pdfkit|fontkit|pg|pg-native|nodemailer|pino|bufferutil|utf-8-validate)(\/.*)?)$/

/** A module finds its neighbours by its own address, so each keeps the address that it has outside the bundle. */
const ownAddress = {
  name: 'own-address',
  transform(code, id) {
    if (id.startsWith('\0') || !/import\.meta\.|__dirname/.test(code)) return null
    const file = JSON.stringify(relative(folder, id))
    const around = `(import.meta.dirname + ${JSON.stringify(`/${dirname(relative(folder, id))}`)})`
    return code
      .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', around)
      .replaceAll(/\b__dirname\b/g, around)
  },
}

const bundle = await rolldown({
  input: { gateway: join(dist, 'start.js') },
  platform: 'node',
  external,
  // What a part that is loaded later shares with the start stays in the one script whose compiled code is kept.
  preserveEntrySignatures: 'allow-extension',
  // A script has no `import.meta.resolve`. It is called from sources only.
  checks: { emptyImportMeta: false },
  plugins: [ownAddress],
})
const names = { entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' }
// Node 20 warns when a script imports a module. All that is external can be required.
await bundle.write({ dir: folder, format: 'cjs', dynamicImportInCjs: false, ...names })

const main = await rolldown({ input: { main: join(dist, 'bundled.js') }, platform: 'node' })
await main.write({ dir: folder, format: 'esm' })
