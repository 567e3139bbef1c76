/** Which pages other sites may show in a frame: those that are made for it, and nothing that is not listed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isFramable } from '@stolik/contract/framable'
import { pageOf, routes } from '../web/portal/src/routes.js'
import { readClubs } from '../platform/gateway/src/settings/clubs.js'
import { testApp, type App } from '../platform/gateway/test/help.js'

// These read the document of a browser.
vi.mock('../web/portal/src/corrections.js', () => ({ correctionsAddress: () => '' }))
vi.mock('../web/portal/src/empty.js', () => ({ emptyContent: () => '' }))

const site = 'https://rybnik.example'
const folder = mkdtempSync(join(tmpdir(), 'stolik-framing-'))
let app: App
beforeAll(async () => {
  const document = readFileSync(join(import.meta.dirname, '../web/portal/index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), document)
  const clubs = readClubs(JSON.stringify([{ id: 'rybnik', origins: [site] }]), {})
  app = await testApp({ portal: folder, clubs, origins: ['https://own.example'] })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Who may frame an address, apart from our own pages. */
async function framers(path: string, referer = `${site}/`): Promise<string> {
  const headers = { accept: 'text/html', referer }
  const { headers: answer } = await app.inject({ url: `${path}?club=rybnik&sign-in=page`, headers })
  const policy = String(answer['content-security-policy'])
  return (/frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? '*').replace("'self'", '').trim()
}

const words = new Proxy({}, { get: (_, key) => String(key) }) as Parameters<typeof pageOf>[1]['say']
/** Whether the portal has a page at an address, rather than the one for unknown addresses. */
const isPage = async (path: string): Promise<boolean> => {
  const { html } = await pageOf(new URL(path, 'http://x'), { locale: 'pl', say: words })
  return html !== (await pageOf(new URL('http://x/no/such/page'), { locale: 'pl', say: words })).html
}

const below = ['', '/1', '/1/2', '/desk', '/desk/1', '/desk/people', '/desk/people/1', '/new', '/verify']
const parts = [
  'board',
  'card',
  'club/2',
  'desk',
  'list',
  'list/1/2',
  'person/2',
  'referee',
  'standings',
  'verify',
]
const addresses = Object.keys(routes).flatMap((name) =>
  [...below, ...parts.map((part) => `/1/${part}`)].map((rest) => `/${name}${rest}`),
)

it('lists the pages of the portal that no site may frame, and the others', async () => {
  const pages: string[] = []
  for (const path of addresses) if (!path.startsWith('//') && (await isPage(path))) pages.push(path)
  const closed = pages.filter((path) => !isFramable(path))
  expect(closed.toSorted()).toEqual([
    '/account',
    '/associations',
    '/developers',
    '/for-clubs',
    '/league/desk',
    '/league/desk/1',
    '/league/desk/people',
    '/look',
    '/me',
    '/offline',
    '/owner',
    '/player/1',
    '/player/desk',
    '/player/new',
    '/player/verify',
    '/ranking/desk',
    '/ranking/desk/people',
    '/ranking/desk/people/1',
    '/ratings',
    '/setup',
  ])
  expect([...new Set(pages.map((path) => path.split('/')[1]))].toSorted()).toEqual(
    Object.keys(routes).toSorted(),
  )
  for (const path of pages)
    expect(await framers(path), path).toBe(closed.includes(path) ? '' : `https://own.example ${site}`)
})

it.each([
  ...['/%6Fwner', '/owner/', '/owner/x', '//owner', '/Owner', '/event/../owner', '/no-such-page', '/privacy'],
  ...[
    '/ranking/d%65sk',
    '/league/%64esk/1',
    '/graphql',
    '/limits.json',
    '/site-access',
    '/robots.txt',
    '/metrics',
  ],
  ...['/rankings/', '/constructor', '/events/x', '/frame', '/frame/events/x', '/embed/stolik.js'],
])('lets no club and no site of the operator frame %s', async (path) => {
  expect((await framers(path)).replace(/^'none'$/, '')).toBe('')
  expect((await framers(path, 'https://own.example/')).replace(/^'none'$/, '')).toBe('')
})
