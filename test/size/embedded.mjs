/** The files that a club's page loads for an element, computed from the imports of the build under /embed. */
import { readFileSync } from 'node:fs'

const folder = 'web/portal/dist/embed'
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
const chunks = Object.entries(manifest)

const keyOf = (wanted) => {
  const found =
    manifest[wanted] === undefined ? chunks.find(([, { file }]) => wanted.test?.(file))?.[0] : wanted
  if (found === undefined) throw new Error(`${wanted} is not embedded`)
  return found
}

/** Chunks with everything that they import statically. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest[key].imports ?? [], seen)
  }
  return seen
}

const later = (keys) => [...keys].flatMap((key) => manifest[key].dynamicImports ?? [])

export const loader = `${folder}/stolik.js`
const loaderKey = '../elements/src/embed/stolik.ts'

/**
 * The files of an element: the loader, its own, those of what it loads itself (given as modules, or as patterns of chunk
 * files), and the words of all of them in Polish. `silent` are words that are shown only on pages with mistakes.
 */
export function fetched(entries, silent = []) {
  const here = closure([loaderKey, ...entries.map(keyOf)])
  const isPolish = (key) => /^(.*-)?pl$/.test(manifest[key].name)
  const words = later(here).filter((key) => isPolish(key) && !silent.includes(key))
  return [...new Set([...here, ...words].map((key) => `${folder}/${manifest[key].file}`))]
}

/** The file of a thread of a game, which imports nothing. `kind` is the name of its module. */
export function thread(game, kind) {
  const [, { file } = {}] = chunks.find(([key]) => key.includes(`/${game}/web/${kind}`)) ?? []
  const code = file && readFileSync(`${folder}/${file}`, 'utf8')
  const name = new RegExp(`${kind}-[\\w-]+\\.js`).exec(code ?? '')?.[0]
  if (name === undefined) throw new Error(`no ${kind} of ${game}`)
  return `${folder}/assets/${name}`
}

const games = () => [
  ...new Set(chunks.flatMap(([, { file }]) => /^assets\/(\w+?)-(?:web|playing)-/.exec(file)?.[1] ?? [])),
]
const ofGame = (key) => games().find((game) => manifest[key].file.startsWith(`assets/${game}-`))

/** Everything that an element can ever load while its table, record or event is of one game. */
function reach(key, game, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  const { imports = [], dynamicImports = [] } = manifest[key]
  // Chunks that are loaded by the name of a game are only those of this game.
  const asked = dynamicImports.filter((one) => [undefined, game].includes(ofGame(one)))
  for (const one of [...imports, ...asked]) reach(one, game, seen)
  return seen
}

/** @throws Error when an element at a table of one game would load code of another, or too little is embedded to tell */
export function refuseStrangers() {
  const elements = manifest[loaderKey].dynamicImports
  if (games().length < 2 || elements.length < 8) throw new Error('this looks at too little')
  for (const element of elements)
    for (const game of games())
      for (const key of reach(element, game)) {
        const other = ofGame(key)
        if (other !== undefined && other !== game)
          throw new Error(`${element} fetches ${manifest[key].file} for a table of ${game}`)
      }
}
