/**
 * `npm run new -- act NAME [TITLE]`: adds an act of events with its test. At first it works like the notice to all players: one
 * line from the director,
 * which holds until the next one.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { change, command, read, root, write } from './files.mjs'

const acts = 'platform/contract/src/event/acts.ts'
const event = 'platform/event'
const words = 'web/desk/src/words/event'

function upper(/** @type {string} */ text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function refuse(/** @type {string} */ name) {
  if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(name))
    throw new RangeError(
      `“${name}” cannot be the name of an act. A name is of letters, such as “callOut”, and begins with a small one.`,
    )
  if (JSON.parse(read(`${words}/en.json`))[`log.${name}`] !== undefined)
    throw new RangeError(`Events have an act or an entry “${name}” already. Choose another name.`)
  if (new RegExp(`^\\w+ Event${upper(name)}\\b`, 'm').test(read('docs/schema.graphql')))
    throw new RangeError(`The schema has a type Event${upper(name)} already. Choose another name.`)
  if (existsSync(join(root, event, 'test', `${name}.test.ts`)))
    throw new RangeError(`There is a test ${name}.test.ts already. Choose another name.`)
}

const decide = (/** @type {string} */ name) => `
function decide${upper(name)}({ state }: Ask, act: ActOf<'${name}'>): Decision {
  const text = act.text.trim()
  if (text === state.latest.${name}?.text) return nothing
  return badLine('text', text, 100) ?? write({ kind: '${name}', text })
}

`

const test = (/** @type {string} */ name) => `
import { describe, expect, test } from 'vitest'
import { foldAll } from '@stolik/event/fold/fold'
import { card, startEvent } from './event.js'

const said = (text: string) => ({ kind: '${name}', text }) as const

describe('${name}', () => {
  test('holds until the next one', () => {
    const event = startEvent()
    event.must(said('One.'))
    event.must(said('Two.'))
    event.must(said('Two.'))
    expect(event.state.latest.${name}).toMatchObject({ text: 'Two.', at: event.log.at(-1)?.at })
    expect(event.log).toHaveLength(3)
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('is the director’s alone, and refused where it is empty or longer than a line', () => {
    const event = startEvent()
    event.enter('Ada')
    const before = event.state
    expect(event.act(said('One.'), card('p1'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    for (const text of [' ', 'One.\\nTwo.', 'a'.repeat(101)])
      expect(event.act(said(text))).toMatchObject({ refused: 'MALFORMED', args: { field: 'text' } })
    expect(event.state).toBe(before)
  })
})
`

await command(async (name = '', title = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)) => {
  refuse(name)
  change(acts, (text) =>
    text.replace(
      /^ {2}end: \{/m,
      `  ${name}: { says: 'Say here what it is for.', asks: v.object({ text }), written: true },\n$&`,
    ),
  )
  change(`${event}/src/decide/desk.ts`, (text) =>
    text.replace(/^export const desk = \{/m, `${decide(name).trimStart()}$& ${name}: decide${upper(name)},`),
  )
  change(`${event}/src/fold/desk.ts`, (text) =>
    text
      // One kind stands in a line of its own once there are many.
      .replace(/^type DeskKind =(\s+)(?:\| )?/m, `$&'${name}'$1| `)
      .replace(
        /^export const desk: Folds<DeskKind> = \{/m,
        `$&\n  ${name}: (state, entry, { at }) => ({ ...state, latest: { ...state.latest, ${name}: { ...entry, at } } }),`,
      ),
  )
  for (const file of readdirSync(join(root, words)).filter((one) => one.endsWith('.json')))
    change(`${words}/${file}`, (text) =>
      JSON.stringify({ ...JSON.parse(text), [`log.${name}`]: title }, null, 2),
    )
  write(`${event}/test/${name}.test.ts`, test(name))
  return `The director can do “${name}”: one line, which the state has as latest.${name}. What to do next:

  npm run unit -- --project node ${event}/test/${name}.test.ts    checks it
  npm run schema -w @stolik/gateway    writes docs/schema.graphql

Say in ${acts} what it is for, and translate “${title}” in ${words}; then change the test, and what it tests.`
})
