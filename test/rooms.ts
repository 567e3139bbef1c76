/** The folders of words: those in which there is a file for Polish, which decides what the others have. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** All files of the games, the platform and the pages, without what is installed or built. */
export const files = ['games', 'platform', 'web']
  .flatMap((place) =>
    readdirSync(root + place, { recursive: true, encoding: 'utf8' }).map((file) => `${place}/${file}`),
  )
  .filter((file) => !/node_modules|dist/.test(file))

export const rooms = files
  .filter((file) => file.endsWith('/pl.json'))
  .map((file) => file.slice(0, -'/pl.json'.length))
  .sort()
