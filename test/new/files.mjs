/** Shared by the commands that create something new: files are formatted, and refusals are one sentence. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatFiles } from '../format.mjs'

export const root = join(import.meta.dirname, '../..')

export const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** @type {Set<string>} */
const written = new Set()

/** Writes a file of the checkout. A name of another length may break lines differently, so each file is formatted in the end. */
export function write(/** @type {string} */ file, /** @type {string} */ text) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  written.add(path)
}

/**
 * Changes an existing file.
 * @param {(text: string) => string} how
 */
export function change(/** @type {string} */ file, how) {
  const before = read(file)
  const after = how(before)
  if (after === before)
    throw new Error(`${file} no longer has the place where this is added. Add it by hand.`)
  write(file, after)
}

/** Runs a command: `begin` returns what to do next, or throws an error about its arguments. */
export async function command(/** @type {(...args: string[]) => Promise<string>} */ begin) {
  try {
    const next = await begin(...process.argv.slice(3))
    formatFiles(...written)
    console.log(next)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
