/** Elements on pages of other sites: in the colours of the page, and readable where the page unsets everything. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixtures, type Fixture } from '../gallery/fixtures.js'
import { setStage, type Scene } from '../gallery/stage.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let folder: string
let scene: Scene
let browser: Browser
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-colours-'))
  ;[scene, browser] = await Promise.all([setStage(folder), openBrowser()])
}, 240_000)
afterAll(async () => {
  await browser.close()
  await scene.stop()
  rmSync(folder, { recursive: true })
})

const shown = ['table-skat', 'lobby', 'ranking', 'problem', 'event'].map((name): Fixture => {
  const found = fixtures.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
})

/** The text colour of each theme, `--stolik-ink`. */
const inks = { light: 'rgb(22, 32, 58)', dark: 'rgb(233, 237, 245)' } as const
/** As reset style sheets do it; what a page never shows stays hidden. */
const unset = '* { all: unset } html, body, main, h1 { display: block } head, style { display: none }'

interface Around {
  readonly what: string
  readonly css: string
  /** The preference of the reader. */
  readonly prefers?: 'light' | 'dark'
  readonly attributes?: string
  readonly theme: keyof typeof inks
}
const pages: readonly Around[] = [
  { what: 'a plain page is light', css: '', theme: 'light' },
  {
    what: 'a plain page stays light where the reader prefers dark, as the page does',
    css: '',
    prefers: 'dark',
    theme: 'light',
  },
  {
    what: 'a dark page is dark',
    css: 'html { color-scheme: dark; background: #000; color: #fff }',
    theme: 'dark',
  },
  {
    what: 'a page for both is dark where the reader prefers that',
    css: 'html { color-scheme: light dark; background: Canvas; color: CanvasText }',
    prefers: 'dark',
    theme: 'dark',
  },
  {
    what: 'a dark part of a light page is dark',
    css: 'main { color-scheme: dark; background: #111; color: #fff }',
    theme: 'dark',
  },
  {
    what: 'a light element of a dark page is light',
    css: 'html { color-scheme: dark; background: #000; color: #fff }',
    attributes: 'theme="light"',
    theme: 'light',
  },
  {
    what: 'a page that unsets everything is light',
    css: `${unset} html { background: #fff }`,
    prefers: 'dark',
    theme: 'light',
  },
  {
    what: 'a dark page that unsets everything is dark',
    css: `${unset} html { color-scheme: dark; background: #000; color: #fff }`,
    theme: 'dark',
  },
  {
    what: 'a black page that unsets everything and names no color-scheme is light on a ground of its own',
    css: `${unset} html { background: #000; color: #fff }`,
    theme: 'light',
  },
  {
    what: 'a dark element of a light page that unsets everything is dark',
    css: `${unset} html { background: #fff }`,
    attributes: 'theme="dark"',
    theme: 'dark',
  },
]

/** Puts the elements on a page of the club's, and waits until all have loaded. */
async function open({ css, prefers = 'light', attributes = '' }: Around, viewport = phone): Promise<Page> {
  const elements = shown.map((fixture) => {
    const { tag } = fixture
    const own = Object.entries(fixture.attributes(scene)).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${own.join('')} ${attributes}></${tag}>`
  })
  const body = `<style>${css}</style><script type="module" src="${scene.url}/embed/stolik.js"></script>`
  const { page } = await visit(browser, { viewport, colorScheme: prefers })
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `stolik.guest ${scene.url}/graphql`,
    JSON.stringify(scene.guest),
  ] as const)
  await page.goto(scene.club.page('/colours', body + elements.join('\n')))
  for (const { tag, ready } of shown) {
    const element = page.locator(tag)
    await element.scrollIntoViewIfNeeded()
    await element.locator(ready).first().waitFor()
  }
  return page
}

/** The elements that are not in this theme, or not boxes of the width of the page. */
const wrong = (page: Page, ink: string): Promise<readonly string[]> =>
  page.evaluate(
    ({ tags, colour }) =>
      tags.flatMap((tag) => {
        const element = document.querySelector(tag)
        if (element === null) return [`no ${tag}`]
        const { display, color } = getComputedStyle(element)
        const width = Math.round(element.getBoundingClientRect().width)
        const isBox = /^(block|grid)$/.test(display) && width > 300
        return [
          ...(isBox ? [] : [`${tag} is ${display}, ${width} px wide`]),
          ...(color === colour ? [] : [`${tag} is ${color}`]),
        ]
      }),
    { tags: shown.map(({ tag }) => tag), colour: ink },
  )

describe('the table, the lobby, a ranking, the problem of the day and an event', () => {
  it.each(pages)('on $what, and readable', async (around) => {
    const page = await open(around)
    await expect.poll(() => wrong(page, inks[around.theme])).toEqual([])
    const faults = await axe(page, ['color-contrast'])
    expect(faults.filter((fault) => fault.includes('stolik-'))).toEqual([])
    const pictures = process.env['STOLIK_PICTURES']
    if (pictures !== undefined) {
      mkdirSync(pictures, { recursive: true })
      const name = join(pictures, around.what.replaceAll(' ', '-'))
      await page.screenshot({ path: `${name}-360.png`, fullPage: true })
      await page.setViewportSize(desk)
      await page.screenshot({ path: `${name}-1440.png`, fullPage: true })
    }
    await page.context().close()
  })

  it('take a club’s own colours in both themes', async () => {
    const css = ':root { --stolik-panel: #eee; --stolik-granat: rgb(90, 20, 30) }'
    for (const prefers of ['light', 'dark'] as const) {
      const page = await open({
        what: '',
        css: `${css} html { color-scheme: light dark }`,
        prefers,
        theme: prefers,
      })
      const button = page.locator('stolik-lobby .button.primary').first()
      expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor), prefers).toBe(
        'rgb(90, 20, 30)',
      )
      await page.context().close()
    }
  })
})
