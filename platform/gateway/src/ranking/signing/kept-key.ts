/**
 * The signing key of a gateway whose operator configured none: a file in its data folder, created when it is first needed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadConfig } from '../../base/bad-config.js'
import { newKeyFile, readKeyFile, type SigningKey } from './signing.js'

const fileIn = (folder: string): string => join(folder, 'association.key')

/**
 * The key of the folder; undefined if none has been created.
 * @throws BadConfig if the file is damaged
 */
export function keptKey(folder: string): SigningKey | undefined {
  const file = fileIn(folder)
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const key = readKeyFile(content)
  // A new key would sign for an association whose earlier editions it cannot vouch for.
  if (key === undefined) throw new BadConfig(`The file ${file} is damaged: restore it from a backup.`)
  return key
}

/** Creates the folder's key for an association, readable by its owner alone. An existing key stays. */
export function drawKey(folder: string, association: string): SigningKey {
  try {
    writeFileSync(fileIn(folder), newKeyFile(association), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const key = keptKey(folder)
  if (key === undefined) throw new Error('the key was taken away while it was drawn')
  return key
}
