/**
 * Keeps what V8 has compiled of a script in a file beside it, so that a process need not compile it again. The file is written
 * by a build and only read afterwards. If it is missing, damaged, of another script or of another Node, the script is compiled.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import { dirname } from 'node:path'
import { constants, Script } from 'node:vm'
import { crc32 } from 'node:zlib'

interface Loaded {
  readonly script: Script
  readonly exports: unknown
}

type Wrapper = (...params: readonly [unknown, NodeJS.Require, Module, string, string]) => void

const cacheOf = (file: string): string => `${file}.cache`
const sumLength = 4

/** V8 itself rejects the code of another version or of other flags, but compares only the length of the script. */
function sumOf(source: Buffer, code: Buffer): Buffer {
  const sum = Buffer.alloc(sumLength)
  const node = `${process.version} ${process.platform} ${process.arch}`
  sum.writeUInt32LE(crc32(code, crc32(source, crc32(node))))
  return sum
}

function readCode(file: string, source: Buffer): Buffer | undefined {
  let cached: Buffer
  try {
    cached = readFileSync(cacheOf(file))
  } catch {
    return undefined
  }
  if (cached.length < sumLength) return undefined
  const code = cached.subarray(0, -sumLength)
  return sumOf(source, code).equals(cached.subarray(-sumLength)) ? code : undefined
}

/** Runs a CommonJS script, from its kept code if that fits. */
export function loadScript(path: string): Loaded {
  const require = createRequire(path)
  const file = require.resolve(path)
  const source = readFileSync(file)
  const cachedData = readCode(file, source)
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname) {${source.toString()}\n})`,
    {
      filename: file,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      ...(cachedData === undefined ? {} : { cachedData }),
    },
  )
  const module = new Module(file)
  Object.assign(module, { filename: file, loaded: true })
  // Scripts that it loads later may require it in their turn.
  require.cache[file] = module
  const wrapper = script.runInThisContext() as Wrapper
  wrapper(module.exports, require, module, file, dirname(file))
  return { script, exports: module.exports as unknown }
}

/** Keeps what is compiled by now: the functions that have run, too, which V8 compiles only when they are called. */
export function keepCode(path: string, script: Script): void {
  const file = createRequire(path).resolve(path)
  const code = script.createCachedData()
  const unfinished = `${cacheOf(file)}.new`
  writeFileSync(unfinished, Buffer.concat([code, sumOf(readFileSync(file), code)]))
  renameSync(unfinished, cacheOf(file))
}
