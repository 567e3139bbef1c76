/**
 * What no file may contain, whatever it imports: a game's name outside the composition roots, or a style attribute in a
 * template.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { games as offers } from '../../platform/gateway/src/games.js'
import { games, packages } from './house.js'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && /^(games|platform|web)\//.test(file) && !/\.test\.ts$/.test(file))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const roots = packages.flatMap(({ folder, roots = [] }) => roots.map((file) => `${folder}/${file}`))
// The names as spelt in the code, and as people call the games.
const called = offers.map(({ catalogues }) => catalogues.pl['game'] ?? '')
const names = new RegExp(`(?<!\\p{L})(?:${[...games, ...called].join('|')})(?!\\p{L})`, 'iu')
const outside = files.filter(
  (file) => !file.startsWith('games/') && !/\/(test|preview)\//.test(file) && !roots.includes(file),
)

it.each(outside)('no game’s name occurs in %s', (file) => {
  expect(read(file)).not.toMatch(names)
})

// A strict Content-Security-Policy drops style attributes. `.style=${…}` is allowed, because it goes through CSSOM. The
// directive styleMap writes the attribute on the first render.
it.each(files.filter((file) => /^(web|games\/\w+\/web)\//.test(file)))(
  'no style attribute is written in %s',
  (file) => {
    expect(read(file)).not.toMatch(/\sstyle=|styleMap|setAttribute\('style'/)
  },
)
