/**
 * Starts the bundled gateway once, in a folder that is thrown away, and keeps what V8 has compiled by then beside the bundle.
 * A gateway that cannot start fails the build.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepCode, loadScript } from '../dist/base/code-cache.js'

const file = join(import.meta.dirname, '../dist/bundle/gateway.cjs')
const data = mkdtempSync(join(tmpdir(), 'stolik-build-'))
process.once('exit', () => rmSync(data, { recursive: true, force: true }))
// Nothing of the builder's settings: neither the servers nor the port of a gateway in use.
process.env = { PORT: '0', HOST: '127.0.0.1', STOLIK_DATA: data, STOLIK_LOG: 'error' }
// Its address, and the link to set it up, are of no use to anybody.
console.log = () => {}
const { script, exports } = loadScript(file)
await exports.start()
keepCode(file, script)
process.emit('SIGTERM')
