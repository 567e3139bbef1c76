/**
 * `npm run new -- element NAME [TITLE]`: adds an element with its styles, its words in every language and its test. Its code is
 * loaded where the first `<stolik-NAME>` stands on a page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { change, command, read, root, write } from './files.mjs'

const elements = 'web/elements/src'
/** The sentence shown by an element that has nothing to show. */
const nothing = {
  pl: 'Nic tu jeszcze nie ma.',
  csb: 'Nick tuwò jesz ni ma.',
  szl: 'Nic sam jeszcze niy ma.',
  de: 'Hier steht noch nichts.',
  en: 'There is nothing here yet.',
  fr: 'Il n’y a encore rien ici.',
}

function upper(/** @type {string} */ text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function refuse(/** @type {string} */ name, /** @type {string} */ own) {
  if (!/^(?!stolik-)[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name))
    throw new RangeError(
      `“${name}” cannot be the name of an element. A name is of lower-case words with hyphens between them, such as “seating-plan”.`,
    )
  if (existsSync(join(root, elements, name)) || existsSync(join(root, elements, 'words', name)))
    throw new RangeError(`There is a folder ${name} among the elements already. Choose another name.`)
  const files = ['web/kit/src', elements, 'web/desk/src'].flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, place, file),
    ),
  )
  const has = (/** @type {RegExp} */ kind, /** @type {string} */ text) =>
    files.some((file) => kind.test(file) && readFileSync(file, 'utf8').includes(text))
  if (has(/\.ts$/, `'stolik-${name}'`))
    throw new RangeError(`There is a <stolik-${name}> already. Choose another name.`)
  if (has(/\/pl\.json$/, `"${own}.`))
    throw new RangeError(`Sentences of another element begin with “${own}.” already. Choose another name.`)
}

const element = (/** @type {string} */ name, /** @type {string} */ own) => `
import { declares, property } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html } from 'lit'
import { StolikElement } from '../element/element.js'
import { ${own}Words } from '../words/${name}/index.js'
import { ${own}Styles } from './${name}.styles.js'

/**
 * Shows a line of text. Say here what it is for.
 *
 * @element stolik-${name}
 * @attr text - what it shows
 */
export class Stolik${upper(own)} extends declares(StolikElement, {
  text: property(''),
}) {
  static override styles = [controls, ${own}Styles]
  protected override readonly catalogues = [${own}Words]

  protected override render(): unknown {
    return html\`<h2>\${this.say('${own}.title')}</h2>
      <p>\${this.text === '' ? this.say('${own}.nothing') : this.text}</p>\`
  }
}

customElements.define('stolik-${name}', Stolik${upper(own)})
`

const styles = (/** @type {string} */ own) => `
import { css } from 'lit'

export const ${own}Styles = css\`
  :host {
    display: grid;
    gap: var(--stolik-space-3);
    /* A club’s page may be light where its reader’s system is dark. */
    background: var(--stolik-linen);
  }
\`
`

const test = (/** @type {string} */ name, /** @type {string} */ own) => `
import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { Stolik${upper(own)} } from './${name}.js'

afterEach(() => document.body.replaceChildren())

const text = (element: Element): string => element.shadowRoot?.textContent ?? ''

describe('stolik-${name}', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    expect(await faults(await show(new Stolik${upper(own)}(), { theme }))).toEqual([])
  })

  it.each(locales)('says every sentence of its own in %s', async (lang) => {
    const element = await show(new Stolik${upper(own)}(), { lang })
    expect(text(element)).toMatch(/\\p{L}/u)
    expect(text(element)).not.toContain('${own}.')
  })

  it('shows what it is told', async () => {
    expect(text(await show(new Stolik${upper(own)}(), { text: 'Hearts' }))).toContain('Hearts')
  })
})
`

const room = (/** @type {string} */ name, /** @type {string} */ own) => `
/** What <stolik-${name}> says. */
import { room, type Room } from '@stolik/kit/words'

export const ${own}Words: Room = room(import.meta.glob('./*.json'))
`

await command(async (name = '', title = upper(name.replaceAll('-', ' '))) => {
  const own = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  refuse(name, own)
  const folder = `${elements}/${name}`
  const words = `${elements}/words/${name}`
  write(`${folder}/${name}.ts`, element(name, own))
  write(`${folder}/${name}.styles.ts`, styles(own))
  write(`${folder}/${name}.test.ts`, test(name, own))
  write(`${words}/index.ts`, room(name, own))
  // Every language that other elements have; a language without a sentence here gets the English one.
  for (const file of readdirSync(join(root, elements, 'words')).filter((one) => one.endsWith('.json')))
    write(
      `${words}/${file}`,
      JSON.stringify({
        [`${own}.title`]: title,
        [`${own}.nothing`]: nothing[file.slice(0, -'.json'.length)] ?? nothing.en,
      }),
    )
  change('web/portal/src/lazy.ts', (text) =>
    text.replace(
      /^\}\nconst selector/m,
      `  'stolik-${name}': () => import('@stolik/elements/${name}/${name}'),\n$&`,
    ),
  )
  return `<stolik-${name}> says its title in every language. What to do next:

  npm run unit -- --project elements ${folder}    checks it

Translate the title in ${words}; then change the test, and what it tests.`
})
