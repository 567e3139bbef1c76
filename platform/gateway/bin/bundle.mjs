/**
 * Bundles the package in whose folder it runs, the gateway or the command, and its plain JavaScript libraries into `dist/bundle`.
 * Node takes longer to find and read hundreds of modules one by one than to do everything else that a start needs. The single
 * modules stay in `dist`: worker threads load a few of them only.
 */
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'

const dist = join(process.cwd(), 'dist')
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
  input: { main: join(dist, 'main.js') },
  platform: 'node',
  external,
  plugins: [ownAddress],
})
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' })
