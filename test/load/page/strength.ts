/** How long the thread that counts how well somebody plays takes for a hand, in a browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { firstRecord, isBad } from '@stolik/core'
import { slowThreads } from './analysis.js'

/** The address of a game's thread in a build of the site. */
export function counterOf(portal: string, game: string): string {
  const manifest = JSON.parse(readFileSync(join(portal, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly assets?: readonly string[] }>
  >
  const found = Object.entries(manifest).find(([key]) => key.includes(`/${game}/web/strength-thread`))
  const [file] = found?.[1].assets ?? []
  if (file === undefined) throw new Error(`no thread counts how well somebody plays ${game}`)
  return `/${file}`
}

/**
 * Returns the milliseconds of each hand, the first with what it takes to start.
 * @param url a page of the gateway
 */
export async function countedHands(
  browser: Browser,
  url: string,
  {
    thread,
    texts,
    phone,
  }: { readonly thread: string; readonly texts: readonly string[]; readonly phone: boolean },
): Promise<readonly number[]> {
  const records = texts.map((text) => {
    const read = firstRecord(text)
    if (read === undefined || isBad(read)) throw new Error('a record cannot be read')
    return read.record
  })
  const context = await browser.newContext()
  try {
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    if (phone) await slowThreads(page)
    await page.goto(url)
    return await page.evaluate(
      async ({ thread, records }) => {
        const worker = new Worker(thread, { type: 'module' })
        const times: number[] = []
        for (const record of records) {
          const start = performance.now()
          await new Promise<void>((resolve, reject) => {
            worker.onerror = () => reject(new Error('the thread has died'))
            worker.onmessage = ({ data }) =>
              (data as { hand: object | null }).hand === null
                ? reject(new Error('a hand was not counted'))
                : resolve()
            worker.postMessage({ record, chair: 0 })
          })
          times.push(performance.now() - start)
        }
        worker.terminate()
        return times
      },
      { thread, records },
    )
  } finally {
    await context.close()
  }
}
