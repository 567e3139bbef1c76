/** What the bundles of the gateway and of the command have in common. */
import { dirname, relative } from 'node:path'

/** Libraries that contain machine code, read files of their own, or look for other packages at run time. */
export const external =
  /^(node:.*|(@libsql|@node-rs)\/.*|@opentelemetry\/(exporter|resources|sdk).*|(libsql|pdfkit|fontkit|sharp|pg|pg-native|nodemailer|pino|bufferutil|utf-8-validate)(\/.*)?)$/

/** A module finds its neighbours by its own address, so each keeps the address that it has outside the bundle in this folder. */
export const ownAddress = (folder) => ({
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
})
