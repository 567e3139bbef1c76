/** Reads QR codes as a phone's camera does: from a picture of them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from 'playwright'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
// Otherwise it would be fetched from the network.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })

/** The content of the only code in a PNG. */
async function read(png: Uint8Array): Promise<string> {
  const codes = await readBarcodes(png, { formats: ['QRCode'] })
  if (codes.length !== 1) throw new Error(`${codes.length} codes can be read`)
  return codes[0]?.text ?? ''
}

/** Holds a phone to the screen. Returns the content of the code there. */
export const scan = async (code: Locator): Promise<string> => read(await code.screenshot())
