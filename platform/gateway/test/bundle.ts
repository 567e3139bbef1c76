/** Bundles a test program into one file, because reading a gateway’s 900 TypeScript files costs each process two more seconds. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Lets bundled files find files beside their original place. */
const own: Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /\/node_modules\// }, code: /import\.meta/ },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  },
}

const made = new Map<string, Promise<string>>()

/** Returns the bundle, made once per process. */
export function bundled(script: string): Promise<string> {
  let file = made.get(script)
  if (file === undefined) made.set(script, (file = bundle(script)))
  return file
}

async function bundle(script: string): Promise<string> {
  const { build } = await import('vite')
  // Packages are not bundled, so they must be found from this folder.
  const cache = join(root, 'platform/gateway/node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'stolik-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [own],
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] }, noExternal: [/^@stolik\//] },
    build: {
      ssr: script,
      outDir: folder,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs', codeSplitting: false } },
    },
  })
  return join(folder, 'program.mjs')
}
