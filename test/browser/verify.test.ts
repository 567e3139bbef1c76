/** A stranger checks an event in the browser: from its page, and from the file without a network. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorAt, type Director } from '../event/remote.js'
import { hallEvent } from './hall-event.js'
import { startGateway } from './shared-gateway.js'
import { desk, openBrowser, phone, unsound, visit } from './visit.js'

const looks = [
  { name: 'a phone', viewport: phone },
  { name: 'a desk', viewport: desk },
] as const

let director: Director
let browser: Browser
let event: string
beforeAll(async () => {
  ;[director, browser] = await Promise.all([startGateway().then(directorAt), openBrowser()])
  const names = ['Adam', 'Barbara', 'Cezary', 'Dorota']
  const { address } = await hallEvent(director, { game: 'baska', profile: 'lebork' }, names)
  event = /event\/([^/]+)\//.exec(address)?.[1] ?? ''
  const lines = ['cicha 2 won', 'zwykla 1+3 points 60', 'cicha 1 won', 'cicha 2 won']
  await director.act(event, { list: { series: 1, table: 1, lines, signed: true } })
  await director.act(event, { end: { series: 1 } })
})
afterAll(async () => {
  await browser.close()
  await director.gateway.stop()
})

describe.each(looks)('a result on $name', (look) => {
  it('is checked from the page of the event, and then from its file with the network gone', async () => {
    const { url } = director.gateway
    const { page, faults } = await visit(browser, look)
    await page.goto(`${url}/event/${event}`)
    await page.getByRole('link', { name: 'sprawdź wynik' }).click()
    const equal = page.getByText('Wszystko się zgadza. Losowania: 1. Listy: 1. Gracze w klasyfikacji: 4.')
    await equal.waitFor()
    expect(await unsound(page)).toEqual([])

    const text = await (await fetch(`${url}/files/event/${event}/results.json`)).text()
    await page.goto(`${url}/event/verify`)
    await page.getByText('Przepisy wszystkich gier są wczytane').waitFor()
    await page.context().setOffline(true)
    const choose = (content: string): Promise<void> =>
      page.getByLabel('Wybierz results.json').setInputFiles({
        name: 'results.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      })
    await choose(text)
    await equal.waitFor()
    await choose(text.replace('"cicha 2 won"', '"cicha 1 won"'))
    await page.getByText('seria 1, stolik 1: tę część zmieniono po zapisaniu pliku').waitFor()
    expect(await unsound(page)).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })
})
