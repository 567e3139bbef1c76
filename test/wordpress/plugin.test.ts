/** The WordPress plugin, run by PHP where installed: what it writes into pages, and tokens that the gateway itself verifies. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { readClubs } from '../../platform/gateway/src/settings/clubs.js'
import { readHandOver } from '../../platform/gateway/src/account/hand-over.js'
import { realTime } from '../../platform/gateway/src/base/time.js'
import { frameElements } from '../../platform/gateway/src/web/site/elements.js'
import { findTool } from '../tools.mjs'
import { newAccounts } from '../../platform/gateway/test/stores.js'

const plugin = join(import.meta.dirname, '../../web/wordpress')
const php = findTool('php') ?? 'php'

interface Done {
  readonly html: readonly string[]
  readonly script: Readonly<Record<string, string>> | null
  readonly token: string | null
  readonly club: { readonly id: string }
  readonly kept: Readonly<Record<string, string>> | null
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly elements: readonly string[]
  readonly ports: readonly number[]
}

function run(told: object): Done {
  const ran = spawnSync(
    php,
    ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', join(import.meta.dirname, 'run.php')],
    {
      input: JSON.stringify(told),
      encoding: 'utf8',
    },
  )
  expect([ran.stderr, ran.status]).toEqual(['', 0])
  return JSON.parse(ran.stdout) as Done
}

const server = 'https://stolik.example'
const options = { server, club: 'rybnik', audience: 'stolik' }
const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.php'),
)

describe('the plugin for WordPress', () => {
  it.each(files)('parses in PHP: %s', (file) => {
    const { stdout } = spawnSync(php, ['-l', join(plugin, file)], { encoding: 'utf8' })
    expect(stdout).toContain('No syntax errors')
  })

  it('writes an element with its attributes, a link inside, and the script once', () => {
    const { html, script } = run({
      options: { ...options, lang: 'szl', theme: 'dark' },
      ask: [{ element: 'ranking', ranking: 'liga' }, { ranking: 'liga' }, { element: 'lobby', lang: 'de' }],
    })
    const links = `person-href="${server}/ranking/liga/person/{id}" club-href="${server}/ranking/liga/club/{id}"`
    const site = 'token-url="https://rybnik.example/wp-json/stolik/v1/token"'
    expect(html[0]).toBe(
      `<stolik-ranking ranking="liga" ${links} server="${server}" lang="szl" theme="dark" ${site}><a href="${server}/ranking/liga">Ranking</a></stolik-ranking>`,
    )
    expect(html[1]).toBe(html[0])
    expect(html[2]).toContain('lang="de"')
    expect(html[2]).toContain('>Tische</a>')
    expect(script).toEqual({ type: 'module', src: `${server}/embed/stolik.js` })
  })

  it('links the page of a player and the ratings to the server, whatever the names of the club’s own pages', () => {
    const { html } = run({
      options,
      ask: [
        { element: 'player-page', name: 'Ola Nowak' },
        { element: 'ratings', game: 'skat' },
      ],
    })
    expect(html[0]).toContain(`name="Ola Nowak" event-href="${server}/event/{id}"`)
    expect(html[0]).toContain(`<a href="${server}/player/Ola%20Nowak">`)
    expect(html[1]).toContain(`game="skat" play-href="${server}/play"`)
  })

  it('links a list to its table, or to the event page if it belongs to an event, where a table is only a number', () => {
    const { html } = run({
      options,
      ask: [
        { element: 'list', event: 'jesien', series: '1', table: '2' },
        { element: 'list', table: 'abcd2345' },
      ],
    })
    expect(html[0]).toContain(`<a href="${server}/event/jesien">`)
    expect(html[1]).toContain(`<a href="${server}/table/abcd2345">`)
  })

  it.each([
    ['of its server', `${server}:4000/oembed?url=x`, [80, 443, 8080, 4000]],
    ['of others', 'https://other.example:4000/oembed', [80, 443, 8080]],
  ])('requests pasted addresses at the port %s', (_, asks, ports) => {
    expect(run({ options: { ...options, server: `${server}:4000` }, asks }).ports).toEqual(ports)
  })

  it('requires a version where one is set', () => {
    const integrity = `sha384-${'a'.repeat(64)}`
    const { script } = run({
      options: { ...options, file: '0.1.0-1a2b/stolik.js', integrity },
      ask: [{ element: 'value' }],
    })
    expect(script).toMatchObject({
      src: `${server}/embed/0.1.0-1a2b/stolik.js`,
      integrity,
      crossorigin: 'anonymous',
    })
  })

  it('lets nothing break out of an attribute', () => {
    const evil = '"><script>alert(1)</script>'
    const { html } = run({
      options,
      ask: [{ element: 'ranking', ranking: evil, onclick: evil }, { element: evil }],
    })
    expect(html[0]).not.toContain('<script')
    expect(html[0]).not.toContain('onclick')
    expect(html[1]).toBe('')
  })

  it('tells an editor what is missing, and a visitor nothing', () => {
    const ask = [{ element: 'ranking' }, { element: 'nope' }, []]
    expect(run({ options, ask }).html).toEqual(['', '', ''])
    const { html } = run({ options, ask, editor: true })
    expect(html[0]).toContain('brakuje tu: Oznaczenie rankingu.')
    expect(html[1]).toContain('nie ma elementu „nope”')
    expect(run({ options: {}, ask, editor: true }).html[0]).toContain('najpierw wpisz adres serwera')
  })

  it('keeps only valid settings', () => {
    const sent = {
      server: ' https://stolik.example/ ',
      club: 'Rybnik!',
      lang: 'xx',
      theme: 'dark',
      tables: 'https://rybnik.example/stol/?table={id}',
      file: '../evil.js',
      integrity: 'sha384-x',
      colour_granat: 'red;}',
      colour_felt: '#2b3a1f',
    }
    expect(run({ options: {}, sent }).kept).toMatchObject({
      server,
      club: '',
      lang: '',
      theme: 'dark',
      tables: sent.tables,
      file: '',
      integrity: '',
      colour_granat: '',
      colour_felt: '#2b3a1f',
      audience: 'stolik',
    })
    for (const bad of ['javascript:alert(1)', 'stolik.example', 'https://a.example/?x', 'ftp://a.example'])
      expect(run({ options: {}, sent: { server: bad } }).kept?.['server']).toBe('')
  })

  const user = { ID: 7, display_name: 'Anna Nowak' }
  const read = async (
    done: Done,
    env: Readonly<Record<string, string>> = {},
    roles: readonly string[] = [],
  ) =>
    readHandOver(done.token ?? '', {
      clubs: readClubs(JSON.stringify([{ ...done.club, roles }]), env),
      audience: 'stolik',
      accounts: newAccounts(),
      time: realTime,
      origin: 'https://rybnik.example',
    })

  it('signs a token that the gateway accepts, with a key that it generates, by the lines that its operator is given', async () => {
    const done = run({ options, user, ask: [{ element: 'lobby' }] })
    expect(await read(done)).toMatchObject({ member: 'wp-7', name: 'Anna Nowak', roles: [] })
    expect(done.html[0]).toContain('token?_wpnonce=n0nce"')
  })

  it('signs with a shared secret where the site has one, and names the roles that the site gives', async () => {
    const secret = 'q8d7w6e5r4t3z2u1i0o9p8a7s6d5f4g3'
    const done = run({ options, user, secret, roles: ['REFEREE'] })
    expect(done.club).toMatchObject({ hs256: 'RYBNIK_KEY' })
    expect(await read(done, { RYBNIK_KEY: secret }, ['REFEREE'])).toMatchObject({
      name: 'Anna Nowak',
      roles: ['REFEREE'],
    })
  })

  it('shortens a name to what the gateway accepts', async () => {
    const long = { ...user, display_name: 'Żółć '.repeat(20) }
    expect(await read(run({ options, user: long }))).toMatchObject({
      name: expect.stringMatching(/^Żółć .{1,27}$/u) as string,
    })
  })

  it('has the words of every language of Stolik, and all elements that can stand in a frame', () => {
    const { words, elements } = run({ options })
    expect(Object.keys(words)).toEqual(locales)
    const codes = Object.keys(words['pl'] ?? {})
    for (const said of Object.values(words)) {
      expect(Object.keys(said)).toEqual(codes)
      expect(Object.values(said)).not.toContain('')
    }
    expect(elements).toEqual(expect.arrayContaining(Object.keys(frameElements)))
    for (const element of elements)
      expect(codes).toEqual(expect.arrayContaining([`element.${element}`, `about.${element}`]))
  })
})
