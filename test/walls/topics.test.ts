/** A topic is one place on each side: whoever works on it finds all of it in the folder of its name. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { files, root } from '../rooms.js'

/** Packages with a folder for each topic. */
const sides = ['platform/gateway/src', 'platform/cli/src', 'web/elements/src', 'web/desk/src']

/** The topics are the folders of the gateway with an interface of their own. */
const topics = [
  ...new Set(files.flatMap((file) => /^platform\/gateway\/src\/(\w+)\/api\//.exec(file)?.[1] ?? [])),
].sort()

/** Folders of words stand together where a page loads them by name. */
const sourcesOf = (side: string): readonly string[] =>
  files.filter(
    (file) => file.startsWith(`${side}/`) && /(?<!\.test|\.d)\.ts$/.test(file) && !/\/words\//.test(file),
  )

it('finds the topics', () => {
  expect(topics).toEqual(expect.arrayContaining(['account', 'event', 'league', 'ranking', 'table']))
})

describe.each(sides)('in %s', (side) => {
  it.each(topics)('%s has no second folder', (topic) => {
    const folders = sourcesOf(side).flatMap((file) => {
      const folder = new RegExp(`^${side}/(?:.*/)?${topic}/`).exec(file)?.[0]
      return folder === undefined ? [] : [folder]
    })
    expect([...new Set(folders)].filter((folder) => folder !== `${side}/${topic}/`)).toEqual([])
  })
})

it.each(['event', 'league', 'ranking'])(
  'types of the schema that are called after %s stand in its folder',
  (topic) => {
    // What a ranking leaves out belongs to the ranking.
    const type = new RegExp(`^(?:type|input|enum|union|interface) ${topic}(?!s?LeftOut)`, 'im')
    const strays = files
      .filter((file) => /^platform\/gateway\/src\/.*\.graphql$/.test(file))
      .filter((file) => type.test(readFileSync(root + file, 'utf8')))
      .filter((file) => !file.startsWith(`platform/gateway/src/${topic}/`))
    expect(strays).toEqual([])
  },
)
