/** A gateway with a club, its event, and a ranking, whose names would do harm on careless pages. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clubKey } from '../club-key.js'
import { announce, does } from '../event/gateway.js'
import { asker, fakeTime, testApp, type App } from '../help.js'
import { keyOf, openDesk } from '../ranking/desk.js'
import { scheme } from '../ranking/kept.js'
import { newRankings } from '../stores.js'

export const origin = 'http://stolik.example'
export const evil = `</script><script>alert('x')</script> & "$&" <!-- ]]>`
const document = readFileSync(join(import.meta.dirname, '../../../../web/portal/index.html'), 'utf8')
const winter = Date.parse('2026-12-05T18:00+01:00')

export interface Stage {
  readonly app: App
  readonly event: string
  /** The body at an address, which must be there. */
  readonly get: (url: string, language?: string) => Promise<string>
  readonly close: () => Promise<void>
}

export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-stage-'))
  writeFileSync(join(folder, 'index.html'), document)
  const key = clubKey()
  const time = fakeTime(1_700_000_000_000)
  const signing = keyOf('Association <b>')
  const desk = await openDesk({ key: signing }, newRankings(), { ...scheme, name: evil })
  await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'provisional', 'final')
  const club = { ...key.club('dolina', ['ORGANISER']), name: 'Dolina 3', place: '<Żory>' }
  const app = await testApp({
    portal: folder,
    rankings: desk.store,
    signingKeys: [signing],
    time,
    clubs: [{ ...club, site: 'https://dolina.example/?a=1&b="' }],
    url: origin,
    rate: 600,
  })
  const { token } = await key.handOver(app, time.now(), { club: 'dolina', sub: 'Ola', roles: ['ORGANISER'] })
  const ola = asker(app, token)
  const { event } = await announce(ola, { name: evil, place: 'Hala, <Żory>', starts: winter })
  await does(ola, event, { enter: { entrant: { name: 'Jan Secret' } } })
  await ola.get('mutation { listAtClub(listed: true) { __typename } }')
  const get = async (url: string, language = 'en'): Promise<string> => {
    const { statusCode, body } = await app.inject({ url, headers: { 'accept-language': language } })
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
    return body
  }
  const close = async (): Promise<void> => {
    await app.close()
    rmSync(folder, { recursive: true })
  }
  return { app, event, get, close }
}
