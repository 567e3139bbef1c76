/** Our package of elements in pages of React 18 and 19, Vue and Svelte: attributes, properties, and every event. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../web/elements/manifest/manifest.js'
import { fixtures } from '../gallery/fixtures.js'
import { setStage, type Scene } from '../gallery/stage.js'
import { root } from '../rooms.js'
import { buildPages, exampleOf, frameworks, typeFaults, type Framework } from './framework-pages.js'
import { desk, openBrowser, visit } from './visit.js'

interface Heard {
  readonly tag: string
  readonly type: string
  readonly detail: unknown
}
/** What the pages of test/frameworks find: which elements to show, and whom to tell. */
interface Told {
  readonly server: string
  readonly elements: readonly {
    readonly tag: string
    readonly attributes: Readonly<Record<string, string | number>>
    readonly events: readonly string[]
  }[]
  hear(tag: string, event: CustomEvent): void
}
interface Global {
  stolik: Told
  heard: Heard[]
}

let folder: string
let scene: Scene
let browser: Browser
let elements: Told['elements']
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-frameworks-'))
  ;[scene, browser] = await Promise.all([setStage(folder), openBrowser(), buildPages(join(folder, 'pages'))])
  scene.club.serve(join(folder, 'pages'))
  const manifest = readFileSync(join(folder, 'pages/elements/custom-elements.json'), 'utf8')
  elements = (JSON.parse(manifest) as Manifest).modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ events }) => events.length > 0)
    .map(({ tagName: tag, events }) => ({
      tag,
      attributes: {
        lang: 'en',
        ...fixtures.find((fixture) => fixture.tag === tag)?.attributes(scene),
        // A table that is open at once, a number, and an attribute whose property has another name.
        ...(tag === 'stolik-table' && { table: scene.turn['skat'] ?? '', open: '' }),
        ...(tag === 'stolik-learn' && { pace: 300 }),
        ...(tag === 'stolik-lobby' && { 'table-href': '/table?id={id}' }),
      },
      events: events.map(({ name }) => name),
    }))
}, 240_000)
afterAll(async () => {
  await browser.close()
  await scene.stop()
  rmSync(folder, { recursive: true })
})

async function open(framework: Framework): Promise<Page> {
  const { page } = await visit(browser, { viewport: desk })
  await page.addInitScript(
    ({ key, guest, server, shown }) => {
      localStorage.setItem(key, guest)
      const heard: Heard[] = []
      const hear = (tag: string, event: CustomEvent): void => {
        heard.push({ tag, type: event.type, detail: event.detail as unknown })
        // What goes to another page stays here.
        if (event.type === 'stolik-go') event.preventDefault()
      }
      Object.assign(globalThis, { heard, stolik: { server, elements: shown, hear } })
    },
    {
      key: `stolik.guest ${scene.url}/graphql`,
      guest: JSON.stringify(scene.guest),
      server: scene.url,
      shown: elements,
    },
  )
  const imports = JSON.stringify({ imports: { '@stolik/elements': '/files/elements/index.js' } })
  const body = `<script type="importmap">${imports}</script><div id="page"></div>
<script type="module" src="/files/${framework}.js"></script>`
  await page.goto(scene.club.page(`/${framework}`, body))
  for (const { tag } of elements) {
    const element = page.locator(`#${tag}`)
    await element.scrollIntoViewIfNeeded()
    await page.waitForFunction((name) => customElements.get(name) !== undefined, tag)
  }
  return page
}

const heardOf = (page: Page, type: string): Promise<readonly Heard[]> =>
  page.evaluate((name) => (globalThis as unknown as Global).heard.filter((one) => one.type === name), type)

describe.each(frameworks)('in a page of %s', (framework) => {
  let page: Page
  beforeAll(async () => {
    page = await open(framework)
  }, 120_000)
  afterAll(() => page.context().close())

  it('elements have the attributes and properties that were set', async () => {
    const values = await page.evaluate(() => {
      const property = (tag: string, name: string): unknown =>
        (document.querySelector(`#${tag}`) as unknown as Record<string, unknown> | null)?.[name]
      return [
        property('stolik-learn', 'pace'),
        property('stolik-learn', 'lang'),
        property('stolik-lobby', 'tableHref'),
        property('stolik-lobby', 'server'),
      ]
    })
    expect(values).toEqual([300, 'en', '/table?id={id}', scene.url])
  })

  it('every event that the manifest names is heard, with its detail', async () => {
    const sent = elements.flatMap(({ tag, events }) =>
      events.map((type) => ({ tag, type, detail: `${tag} ${type}` })),
    )
    expect(sent.length).toBeGreaterThan(10)
    const heard = await page.evaluate((all) => {
      const { heard: list } = globalThis as unknown as Global
      list.length = 0
      for (const { tag, type, detail } of all)
        document
          .querySelector(`#${tag}`)
          ?.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }))
      return list.splice(0)
    }, sent)
    expect(heard).toEqual(sent)
  })

  it('an answer to the problem of the day is heard once, and the example of the documents shows it', async () => {
    const example = page.locator('section', { has: page.getByRole('status') }).first()
    await example.scrollIntoViewIfNeeded()
    await example.locator('stolik-problem [part=question] button').first().click()
    await expect.poll(() => example.locator('> p').textContent()).toMatch(/^(Right!|Not this one\.)$/)
  })

  it('a chapter, a step of a replay, a way to a table and a move are heard as a person makes them', async () => {
    await page.locator('#stolik-learn a').nth(1).click()
    await expect.poll(() => heardOf(page, 'stolik-chapter')).toHaveLength(1)
    // Forward, or back where the replay stands at its end.
    await page.locator('#stolik-replay .bar .steps [aria-disabled=false]').last().click()
    await expect.poll(() => heardOf(page, 'stolik-position')).toHaveLength(1)
    await page.locator('#stolik-lobby').getByRole('button', { name: 'back to the game' }).first().click()
    await expect.poll(() => heardOf(page, 'stolik-go')).toHaveLength(1)
    await page.locator('#stolik-table').scrollIntoViewIfNeeded()
    // A click without a pointer plays at once, as by a key. A card that may not be played only says why.
    const hand = page.locator('#stolik-table stolik-hand [data-card]')
    await expect
      .poll(async () => {
        await hand.evaluateAll((cards: HTMLElement[]) => {
          const { heard } = globalThis as unknown as Global
          for (const card of cards) if (heard.every(({ type }) => type !== 'stolik-move')) card.click()
        })
        return (await heardOf(page, 'stolik-move')).length
      })
      .toBeGreaterThan(0)
    expect(await heardOf(page, 'stolik-move')).toHaveLength(1)
  })
})

describe('the types of the package', () => {
  it.each(['react', 'react18'] as const)('compile the example of %s', (version) => {
    expect(typeFaults(join(folder, 'pages'), version)).toBe('')
  })

  it('refuse in React 18 what only React 19 listens to', () => {
    expect(typeFaults(join(folder, 'pages'), 'react18', 'react')).toContain('onstolik-answered')
  })
})

it.each(frameworks)('the documents show the example of %s', (framework) => {
  expect(readFileSync(join(root, 'docs/club-site.md'), 'utf8')).toContain(exampleOf(framework))
})
