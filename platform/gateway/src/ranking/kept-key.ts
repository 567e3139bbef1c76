/** The key that a gateway signs with where its operator gave it none: a file of its data folder, drawn when it is first needed. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadConfig } from '../base/bad-config.js'
import { newKeyFile, readKeyFile, type SigningKey } from './signing.js'

const fileIn = (folder: string): string => join(folder, 'association.key')

/** The key of the folder; undefined where none was drawn. @throws BadConfig where the file is damaged */
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
  // Another key in its place would sign for an association whose editions it cannot vouch for.
  if (key === undefined) throw new BadConfig(`The file ${file} is damaged: put it back from a backup.`)
  return key
}

/** Draws the key of the folder in the name of an association, readable by its owner alone; the one that is there stays. */
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
