/** What the commands that begin something new have in common: files are written as prettier has them, and refusals are one sentence. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'

export const root = join(import.meta.dirname, '../..')

export const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** Writes a file of the checkout. A name of another length may break lines elsewhere, so each is formatted. */
export async function write(/** @type {string} */ file, /** @type {string} */ text) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  const { ignored } = await getFileInfo(path, { ignorePath: join(root, '.prettierignore') })
  const own = ignored ? text : await format(text, { ...(await resolveConfig(path)), filepath: path })
  writeFileSync(path, own)
}

/**
 * Changes a file that is there.
 * @param {(text: string) => string} how
 */
export async function change(/** @type {string} */ file, how) {
  const before = read(file)
  const after = how(before)
  if (after === before)
    throw new Error(`${file} no longer has the place where this is added. Add it by hand.`)
  await write(file, after)
}

/** Runs a command: `begin` returns what to do next, or throws what is wrong with what was asked for. */
export async function command(/** @type {(...args: string[]) => Promise<string>} */ begin) {
  try {
    console.log(await begin(...process.argv.slice(2)))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
