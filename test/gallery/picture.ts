/** Takes a picture of one element in one look, and compresses it in the browser. */
import type { Browser, Page } from 'playwright'
import type { Fixture } from './fixtures.js'
import type { Look } from './looks.js'
import type { Scene } from './stage.js'

/** Anything taller is a list that goes on. */
const tallest = 1400

const page = (url: string, { tag }: Fixture, attributes: Readonly<Record<string, string>>): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<style>html{color-scheme:light dark} body{margin:0;padding:8px;background:var(--stolik-linen,canvas)} h1{display:none}</style>
<script type="module" src="${url}/embed/stolik.js"></script>
<${tag}${written.join('')}></${tag}>`
}

export async function picture(
  browser: Browser,
  scene: Scene,
  fixture: Fixture,
  { width, colorScheme, forcedColors, deck }: Look,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 720 : 900 },
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    colorScheme,
    ...(forcedColors !== undefined && { forcedColors }),
  })
  try {
    const { url, guest } = scene
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      },
      {
        [`stolik.guest ${url}/graphql`]: JSON.stringify(guest),
        ...(deck !== undefined && { 'stolik.prefs': JSON.stringify({ deck }) }),
      },
    )
    const shown = await context.newPage()
    shown.setDefaultTimeout(12_000)
    await shown.goto(scene.club.page(`/${fixture.name}`, page(url, fixture, fixture.attributes(scene))))
    await shown.locator(fixture.tag).locator(fixture.ready).first().waitFor()
    await fixture.act?.(shown)
    await shown.evaluate(async () => {
      await document.fonts.ready
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    const box = await shown.locator(fixture.tag).first().boundingBox()
    const height = Math.ceil((box?.y ?? 0) + (box?.height ?? 0)) + 8
    return await shown.screenshot({
      clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
      fullPage: true,
    })
  } finally {
    await context.close()
  }
}

/** As WebP, by the browser's own encoder. */
export async function packed(workshop: Page, png: Buffer): Promise<Buffer> {
  const packed = await workshop.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight]
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? ''
  }, png.toString('base64'))
  return Buffer.from(packed, 'base64')
}
