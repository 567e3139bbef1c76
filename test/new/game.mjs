/**
 * `npm run new -- game ID [NAME]`: adds a game that can be played, tested and offered at once. It is a copy of the smallest game
 * under another
 * name, and is added to the composition roots and package manifests.
 */
import { existsSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { change, command, read, root, write } from './files.mjs'

const example = 'sixtysix'
const upper = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1)

/** @param {readonly string[]} files of the example */
function refuse(/** @type {string} */ id, files) {
  if (!/^[a-z][a-z0-9]*$/.test(id))
    throw new RangeError(
      `“${id}” cannot be the id of a game. An id is of lower-case letters and digits and begins with a letter, such as “mariasz”.`,
    )
  if (existsSync(join(root, 'games', id)))
    throw new RangeError(`games/${id} is there already. Choose another id.`)
  const code = files
    .filter((file) => file.endsWith('.ts') && !/\/test\/|\.test\.ts$/.test(file))
    .concat(roots)
    .map((file) => read(file).replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, ''))
  const taken = code.some((text) => new RegExp(`\\b(?:${id}|${upper(id)}View)\\b`).test(text))
  if (taken || isReserved(id))
    throw new RangeError(`“${id}” has another meaning in the code of games. Choose another id.`)
}

function isReserved(/** @type {string} */ id) {
  try {
    new Function(`'use strict'; const ${id} = 0`)
    return false
  } catch {
    return true
  }
}

const roots = [
  'platform/gateway/src/games.ts',
  'web/elements/src/games.ts',
  'web/elements/src/extras/games.ts',
  'web/desk/src/verify/games.ts',
]

/** Adds to each root an entry, and possibly imports, for the new game: those of the example, repeated under the new name. */
function addToRoots(/** @type {(text: string) => string} */ named) {
  const entries = /^  (?:\w+: )?\{\n(?:    .*\n)+  \},\n/gm
  const imports = /^import .*\n/gm
  const again = (/** @type {string} */ part) => (part.includes(example) ? part + named(part) : part)
  for (const file of roots) change(file, (text) => text.replace(entries, again).replace(imports, again))
}

function addToManifests(/** @type {string} */ id) {
  const users = ['platform/gateway', 'web/desk', 'web/elements']
  const using = (manifest) => ({
    ...manifest,
    dependencies: sorted({ ...manifest.dependencies, [`@stolik/${id}`]: manifest.version }),
  })
  for (const user of users)
    change(`${user}/package.json`, (text) => JSON.stringify(using(JSON.parse(text)), null, 2))
  change('package-lock.json', (text) => {
    const lock = JSON.parse(text)
    const { packages } = lock
    packages[`games/${id}`] = { ...packages[`games/${example}`], name: `@stolik/${id}` }
    packages[`node_modules/@stolik/${id}`] = { resolved: `games/${id}`, link: true }
    for (const user of users) packages[user] = using(packages[user])
    return `${JSON.stringify({ ...lock, packages: sorted(packages) }, null, 2)}\n`
  })
}

/** Sorts keys as npm does. */
const sorted = (/** @type {object} */ all) =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')))

/** Puts the names of the game and its profiles into the words of any language. */
function called(/** @type {string} */ text, /** @type {string} */ name) {
  const words = JSON.parse(text)
  const before = words.game
  for (const code of Object.keys(words))
    if (code === 'game' || code.startsWith('profile.')) words[code] = words[code].replace(before, name)
  return JSON.stringify(words, null, 2)
}

/** The part of a README that fits any game: where its parts are. */
const about = (/** @type {string} */ text) =>
  `Say here whose rules these are, and what the table does otherwise than people with paper cards.\n\n${text.slice(text.indexOf('| folder'))}`

await command(async (id = '', name = upper(id)) => {
  const files = readdirSync(join(root, 'games', example), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(root.length + 1))
    .filter((file) => !/\/(?:dist|node_modules|\.turbo)\//.test(file))
  refuse(id, files)
  const named = (/** @type {string} */ text) =>
    text.replaceAll(example, id).replaceAll(upper(example), upper(id)).replaceAll('Sixty-six', name)

  for (const file of files) {
    const text = named(read(file))
    const words = file.includes('/words/') && file.endsWith('.json')
    const own = words
      ? called(text, name)
      : file.endsWith('/README.md')
        ? `# ${name}\n\n${about(text)}`
        : text
    write(named(file), own)
  }
  addToManifests(id)
  addToRoots(named)
  // Links the package as `npm install` would, without waiting for that.
  const link = join(root, 'node_modules/@stolik', id)
  if (existsSync(join(root, 'node_modules/@stolik')) && !existsSync(link))
    symlinkSync(`../../games/${id}`, link)
  return `games/${id} is played as games/${example} is, and offered in the lobby. What to do next:

  npm run dev
      plays it
  npm run unit -- --project node games/${id}
      checks the rules and the laws
  npm run unit -- --project elements games/${id}
      checks its table

Write the rules in games/${id}/src/rules.ts, a clause a line; then change one test after the other, and what it tests.`
})
