/** Where a sentence stands, found in the code: the files that name its code, what they are, and a picture of the element. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../gallery/index-page.js'
import { fixtures } from '../gallery/fixtures.js'
import { files, root } from '../rooms.js'

export interface Places {
  readonly files: readonly string[]
  /** What the first of them says of itself. */
  readonly about: string | undefined
  /** Of the gallery, which `npm run gallery` makes. */
  readonly picture: string | undefined
}

const sources = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/test\/|\/bench\//.test(file))

/** The files that name a code, by the package that they are in: `games/skat card.A`. */
const naming = new Map<string, string[]>()
const heads = new Map<string, string>()
for (const file of sources) {
  const text = readFileSync(join(root, file), 'utf8')
  const head = /^\/\*\*\s*([^]*?)\s*\*\//.exec(text)?.[1]?.replace(/\s*\n \*\s*/g, ' ')
  if (head !== undefined) heads.set(file, head)
  // A code may be completed where it is said: `who.${contract}` names all that begin with `who.`.
  const codes = text.matchAll(/'([\w-]+(?:\.[\w-]+)*)'|`((?:[\w-]+\.)+)\$\{/g)
  for (const code of new Set(Array.from(codes, ([, whole, beginning]) => whole ?? beginning ?? ''))) {
    const key = `${packageOf(file)} ${code}`
    naming.set(key, [...(naming.get(key) ?? []), file])
  }
}

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

/** The topic of a folder of words or of code: the game, or `account` of `web/elements/src/words/account/…`. */
const topicOf = (file: string): string =>
  /^games\/(?!core)(\w+)/.exec(file)?.[1] ?? /\/src\/(?:words\/)?([\w-]+)/.exec(file)?.[1] ?? ''

function pictureOf(file: string): string | undefined {
  const topic = topicOf(file)
  const names = [topic, `table-${topic}`]
  const fixture =
    fixtures.find(({ name }) => names.includes(name)) ?? fixtures.find(({ tag }) => tag === `stolik-${topic}`)
  return fixture && `var/gallery/${fileOf(fixture.name, 'light-1280')}`
}

/** The places of a sentence, by its folder of words and its code. */
export function placesOf(room: string, name: string): Places {
  const beginning = name.slice(0, name.lastIndexOf('.') + 1)
  const found = [
    ...new Set([name, beginning].flatMap((code) => naming.get(`${packageOf(room)} ${code}`) ?? [])),
  ]
  // Another catalogue of the package may have the same code: what stands beside the words is more likely to say it.
  const own = found.filter((file) => topicOf(file) === topicOf(room))
  const likely = own.length > 0 ? own : found
  const [first = ''] = likely
  return { files: likely.slice(0, 3), about: heads.get(first), picture: pictureOf(first) ?? pictureOf(room) }
}
