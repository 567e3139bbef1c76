/** The owner over GraphQL: made once by the printed code, and alone in deciding. */
import { generateKeyPairSync } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { readClubs } from '../../src/settings/clubs.js'
import type { LastRun } from '../../src/retention/store.js'
import type { RetentionStore } from '../../src/retention/sql.js'
import { asker, guest, testApp, type App } from '../help.js'
import { act, ask, drawn, form, look, me, owned, register, setRoles, setUp } from './owner.js'
import { newAccounts, newSettings } from '../stores.js'

const apps: App[] = []
const opened = async <T extends { readonly app: App }>(installation: Promise<T>): Promise<T> => {
  const response = await installation
  apps.push(response.app)
  return response
}
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})
const installation = '{ installation { name place announce hasOwner freeText } }'

describe('the first owner', () => {
  it('is made by the generated code, which is valid once and not after the next start', async () => {
    const store = newSettings()
    const app = await testApp({ settings: store })
    apps.push(app)
    expect(await asker(app).get(installation)).toMatchObject({
      name: null,
      hasOwner: false,
      announce: 'NAMED',
    })
    const old = await drawn(store)
    const code = await drawn(store)
    for (const wrong of ['', old, `${code}x`, code.slice(1), code.toUpperCase(), 'x'.repeat(5_000)])
      expect(await setUp(app, { ...form, code: wrong })).toMatchObject({ code: 'WRONG_CODE' })
    const made = await setUp(app, { ...form, code: ` ${code}`, site: 'Club.example/skat.html' })
    expect(made.__typename).toBe('SignedIn')
    expect(await asker(app).get(installation)).toMatchObject({
      name: form.installation,
      place: 'Żory',
      hasOwner: true,
    })
    const owner = asker(app, made.token)
    expect((await me(owner)).roles).toEqual(['PLAYER', 'ORGANISER', 'ASSOCIATION', 'OWNER'])
    expect((await look(owner)).origins).toEqual(['https://club.example'])
    expect(await setUp(app, { ...form, code })).toMatchObject({ code: 'OWNED' })
    await expect(drawn(store)).rejects.toThrow('there is an owner')
    expect(await store.codes()).toEqual([])
  })

  it('is stored with only an HMAC of the code', async () => {
    const store = newSettings()
    const code = await drawn(store)
    const [left = ''] = await store.codes()
    expect(left).toMatch(/^[0-9a-f]{64}$/)
    expect(left).not.toContain(code)
  })

  it('is one of two who use codes at the same time', async () => {
    const store = newSettings()
    const app = await testApp({ settings: store })
    apps.push(app)
    const first = await drawn(store)
    const second = await drawn(store, false)
    const answers = await Promise.all(
      [first, second, first].map((code, i) => setUp(app, { ...form, name: `Ola ${i}`, code })),
    )
    expect(answers.filter(({ __typename }) => __typename === 'SignedIn')).toHaveLength(1)
    const decided = await store.newer(0)
    expect(decided?.settings.owners).toHaveLength(1)
  })

  it('is not made by an invalid form, and the code stays valid', async () => {
    const store = newSettings()
    const app = await testApp({ settings: store })
    apps.push(app)
    const code = await drawn(store)
    const wrong = async (more: object) => (await setUp(app, { ...form, code, ...more })) as object
    expect(await wrong({ installation: ' ' })).toMatchObject({ code: 'BAD_TEXT', field: 'installation' })
    expect(await wrong({ place: 'x'.repeat(101) })).toMatchObject({ code: 'BAD_TEXT', field: 'place' })
    expect(await wrong({ password: 'short' })).toMatchObject({ code: 'WEAK_PASSWORD', field: 'password' })
    expect(await wrong({ name: '' })).toMatchObject({ code: 'BAD_NAME', field: 'name' })
    expect(await wrong({ site: 'file:///C:/x.html' })).toMatchObject({ code: 'SITE_ON_DISK', field: 'site' })
    // The person who sets a site up may use a reserved name.
    expect((await setUp(app, { ...form, code, name: 'Admin' })).__typename).toBe('SignedIn')
  })

  it('cannot be found by guessing: an address has twenty tries in a quarter of an hour', async () => {
    const store = newSettings()
    const app = await testApp({ settings: store })
    apps.push(app)
    const code = await drawn(store)
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => setUp(app, { ...form, code: 'guess' })),
    )
    expect(answers.filter(({ code }) => code === 'WRONG_CODE')).toHaveLength(20)
    expect(await setUp(app, { ...form, code })).toMatchObject({ code: 'TOO_MANY' })
  })
})

describe('what an owner decides', () => {
  it('is read and changed only by owners', async () => {
    const { app, owner } = await opened(owned({ association: [] }))
    const helper = await register(app, 'Helper')
    await setRoles(owner, helper.login, ['ASSOCIATION', 'ORGANISER', 'REFEREE'])
    for (const [who, code] of [
      [asker(app), 'NOT_SIGNED_IN'],
      [await guest(app, 'Guest'), 'NOT_ALLOWED'],
      [await register(app, 'Player'), 'NOT_ALLOWED'],
      [helper, 'NOT_ALLOWED'],
    ] as const) {
      expect(await look(who)).toMatchObject({ code })
      expect(await act(who, { allow: 'https://evil.example' })).toMatchObject({ code })
      expect(await who.get('{ findAccounts(text: "a") { ... on SettingsRefused { code } } }')).toEqual({
        code,
      })
    }
    expect((await look(owner)).origins).toEqual([])
  })

  it('is one thing at a time, and invalid input changes nothing', async () => {
    const { owner } = await opened(owned())
    const before = await look(owner)
    for (const [input, code, field] of [
      [{}, 'ONE_ACT', null],
      [{ allow: 'a.example', disallow: 'https://a.example' }, 'ONE_ACT', null],
      [{ installation: { name: 'a\u202eb' } }, 'BAD_TEXT', 'name'],
      [{ installation: { contact: 'x'.repeat(501) } }, 'BAD_TEXT', 'contact'],
      [{ installation: { corrections: 'javascript:alert(1)' } }, 'BAD_ADDRESS', 'corrections'],
      [{ installation: { url: 'ftp://cards.example' } }, 'BAD_ADDRESS', 'url'],
      [{ installation: { url: 'https://ola:x@cards.example' } }, 'BAD_ADDRESS', 'url'],
      [{ allow: 'null' }, 'SITE_UNREADABLE', 'allow'],
      [{ allow: 'http://localhost/x' }, 'SITE_OWN', 'allow'],
      [{ disallow: 'https://b.example' }, 'UNKNOWN_SITE', 'disallow'],
      [{ club: { name: '  ' } }, 'BAD_TEXT', 'name'],
      [{ club: { name: 'A', site: 'ftp://a.example' } }, 'BAD_ADDRESS', 'site'],
      [{ club: { name: 'A', sites: ['a.example', '*'] } }, 'SITE_UNREADABLE', 'sites'],
      [
        { club: { name: 'A', sites: Array.from({ length: 11 }, (_, i) => `a${i}.example`) } },
        'TOO_LONG_LIST',
        'sites',
      ],
      [{ club: { name: 'A', key: 'AAAA' } }, 'BAD_KEY', 'key'],
      [{ club: { id: 'nobody', name: 'A' } }, 'UNKNOWN_CLUB', 'id'],
      [{ dropClub: 'nobody' }, 'UNKNOWN_CLUB', 'dropClub'],
      [{ grant: 'nobody' }, 'UNKNOWN_REQUEST', null],
    ] as const)
      expect(await act(owner, input), JSON.stringify(input).slice(0, 80)).toMatchObject({ code, field })
    expect(await look(owner)).toEqual(before)
  })

  it('can be the texts of the installation, and every change is logged', async () => {
    const { app, owner } = await opened(owned())
    const texts = { contact: 'Ola,\n+48 123', corrections: 'slowa@zory.example', freeText: true }
    const desk = await act(owner, { installation: texts })
    expect(desk.installation).toMatchObject({
      name: form.installation,
      contact: texts.contact,
      freeText: true,
      corrections: 'mailto:slowa@zory.example',
    })
    await act(owner, { installation: { contact: '' } })
    expect((await look(owner)).installation).toMatchObject({ contact: null, freeText: true })
    const acts = await owner.get<{ acts: { what: string; about: string }[] }>(
      '{ acts { ... on Acts { acts { what about } } } }',
    )
    expect(acts.acts.map(({ what }) => what).slice(0, 3)).toEqual([
      ...['SETTINGS_CHANGED', 'SETTINGS_CHANGED', 'HOUSE_SET_UP'],
    ])
    expect(await asker(app).get(installation)).toMatchObject({ freeText: true })
  })

  it('can be clubs, which are public, and whose sites are allowed at once', async () => {
    const { app, owner } = await opened(owned())
    const { publicKey } = generateKeyPairSync('ed25519')
    const key = publicKey.export({ format: 'pem', type: 'spki' }).toString()
    const club = { name: 'Skat „Łódź”', place: 'Łódź', site: 'skat.example', roles: ['ORGANISER', 'OWNER'] }
    const desk = await act(owner, {
      club: { ...club, key, sites: ['https://SKAT.example/a', 'skat.example/b'] },
    })
    expect(desk.clubs).toMatchObject([
      {
        id: 'skat-lodz',
        name: club.name,
        site: 'https://skat.example',
        signs: true,
        fixed: false,
        origins: ['https://skat.example'],
        roles: ['ORGANISER'],
        freeText: false,
      },
    ])
    expect(await asker(app).get('{ clubs { name place } }')).toEqual([{ name: club.name, place: 'Łódź' }])
    expect((await preflight(app, 'https://skat.example')).headers['access-control-allow-origin']).toBe(
      'https://skat.example',
    )
    expect(await act(owner, { club: { name: 'SKAT „łódź”' } })).toMatchObject({ code: 'CLUB_KNOWN' })
    const changed = await act(owner, { club: { id: 'skat-lodz', name: 'Skat', key: '', sites: [] } })
    expect(changed.clubs).toMatchObject([{ name: 'Skat', place: 'Łódź', signs: false, origins: [] }])
    expect(
      (await preflight(app, 'https://skat.example')).headers['access-control-allow-origin'],
    ).toBeUndefined()
    expect((await act(owner, { dropClub: 'skat-lodz' })).clubs).toEqual([])
  })

  it('can be sites: the gateway checks them on each request, and confuses no origins', async () => {
    const { app, owner } = await opened(owned())
    const allowed = async (origin: string): Promise<boolean> =>
      (await preflight(app, origin)).headers['access-control-allow-origin'] === origin
    const framing = async (): Promise<string> => {
      const { headers } = await app.inject({ url: '/events' })
      const policy = String(headers['content-security-policy'])
      return /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? ''
    }
    expect(await allowed('https://club.example')).toBe(false)
    await act(owner, { allow: 'https://club.example/skat' })
    expect(await allowed('https://club.example')).toBe(true)
    expect(await framing()).toBe("'self' https://club.example")
    for (const origin of [
      ...['null', 'http://club.example', 'https://club.example:8443', 'https://club.example.'],
      ...['https://CLUB.example', 'https://club.example.evil.example', 'https://evil-club.example', '*'],
    ])
      expect(await allowed(origin), origin).toBe(false)
    expect(await act(owner, { allow: 'CLUB.example' })).toMatchObject({ code: 'SITE_KNOWN' })
    await act(owner, { disallow: 'https://club.example' })
    expect(await allowed('https://club.example')).toBe(false)
    expect(await framing()).toBe("'self' ")
  })

  it('holds a limited number of sites', async () => {
    const { owner } = await opened(owned())
    for (let n = 0; n < 50; n++) await act(owner, { allow: `a${n}.example` })
    expect(await act(owner, { allow: 'b.example' })).toMatchObject({ code: 'TOO_LONG_LIST' })
  })

  it('does not override the environment, and shows its values', async () => {
    const clubs = readClubs('[{ "id": "fixed", "name": "Fixed", "origins": ["https://fixed.example"] }]', {})
    const { app, owner } = await opened(
      owned({ clubs, origins: ['https://env.example'], corrections: 'https://env.example/words' }),
    )
    const desk = await act(owner, { installation: { corrections: 'https://page.example' } })
    expect(desk.installation).toMatchObject({ corrections: 'https://env.example/words' })
    expect(desk.fixed).toMatchObject({
      origins: ['https://env.example'],
      corrections: 'https://env.example/words',
    })
    expect(desk.clubs).toMatchObject([{ id: 'fixed', fixed: true, signs: false }])
    expect(await act(owner, { dropClub: 'fixed' })).toMatchObject({ code: 'FIXED' })
    expect(await act(owner, { club: { id: 'fixed', name: 'Mine' } })).toMatchObject({ code: 'FIXED' })
    for (const origin of ['https://env.example', 'https://fixed.example'])
      expect((await preflight(app, origin)).headers['access-control-allow-origin']).toBe(origin)
  })

  it('is known to another process within seconds', async () => {
    const { app, owner, store, time } = await opened(owned())
    const other = await testApp({ settings: store, time, cluster: { ...(await alone()), alone: false } })
    apps.push(other)
    await act(owner, { allow: 'club.example' })
    expect(
      (await preflight(other, 'https://club.example')).headers['access-control-allow-origin'],
    ).toBeUndefined()
    await time.advance(2_000)
    for (const one of [app, other])
      expect(
        (await preflight(one, 'https://club.example')).headers['access-control-allow-origin'],
      ).toBeDefined()
  })
})

describe('owners', () => {
  it('make and unmake each other, but the last one stays', async () => {
    const { app, owner } = await opened(owned())
    const second = await register(app, 'Second')
    const helper = await register(app, 'Helper')
    await setRoles(owner, helper.login, ['ASSOCIATION'])
    expect(await setRoles(helper, helper.login, ['OWNER'])).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await setRoles(helper, owner.login, ['PLAYER'])).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await setRoles(owner, owner.login, ['ASSOCIATION'])).toMatchObject({ code: 'LAST_OWNER' })
    expect(await setRoles(owner, second.login, ['OWNER'])).toMatchObject({ __typename: 'Account' })
    const dropped = await Promise.all([setRoles(owner, second.login, []), setRoles(second, owner.login, [])])
    expect(dropped.filter(({ __typename }) => __typename === 'Account')).toHaveLength(1)
    const desks = await Promise.all([look(owner), look(second)])
    expect(desks.filter(({ __typename }) => __typename === 'OwnerDesk')).toHaveLength(1)
  })

  it('are made neither by a club nor by the roles of an account', async () => {
    const accounts = newAccounts()
    const { app } = await opened(owned({ accounts }))
    const player = await register(app, 'Player')
    await accounts.change((await me(player)).id, { roles: ['OWNER'], clubRoles: ['OWNER'] })
    expect((await me(player)).roles).toEqual(['PLAYER'])
    expect(await look(player)).toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('find people by name or login', async () => {
    const { app, owner } = await opened(owned())
    const jan = await register(app, 'Jan Kowalski')
    const find = (text: string): Promise<{ accounts: { name: string; login: string }[] }> =>
      owner.get(
        'query ($text: String!) { findAccounts(text: $text) { ... on AccountsFound { accounts { name login roles given } } } }',
        { text },
      )
    for (const text of ['kowal', 'JAN', jan.login]) expect((await find(text)).accounts).toHaveLength(1)
    expect((await find(' ')).accounts).toEqual([])
  })
})

describe('how the installation stores data', () => {
  const upkeep =
    '{ ownerUpkeep { ... on Upkeep { lastBackup forgotten { at guests empty logs acts } } ... on SettingsRefused { code } } }'
  const at = Date.UTC(2026, 10, 23)
  const gone = { guests: 12, empty: 3, logs: 0, acts: 1 }
  const retentionOf = (run: LastRun | undefined): RetentionStore =>
    ({ last: () => Promise.resolve(run) }) as RetentionStore

  it.each([
    ['was', at, { at, gone }, { lastBackup: at, forgotten: { at, ...gone } }],
    ['was not yet', undefined, undefined, { lastBackup: null, forgotten: null }],
  ])('is shown to the owner where it %s kept', async (_, made, run, isShown) => {
    const deps = { lastBackup: () => Promise.resolve(made), retention: retentionOf(run) }
    const { owner } = await opened(owned(deps))
    expect(await owner.get(upkeep)).toEqual(isShown)
  })

  it('is shown to nobody else', async () => {
    const { app } = await opened(owned({}))
    expect(await (await guest(app, 'Jan')).get(upkeep)).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

describe('the right to announce', () => {
  it('is requested, granted by the owner, and revoked', async () => {
    const { app, owner } = await opened(owned())
    const jan = await register(app, 'Jan')
    expect(await me(jan)).toMatchObject({ mayAnnounce: false, request: null, requestsWaiting: null })
    expect(await ask(jan, ' ')).toMatchObject({ code: 'BAD_TEXT', field: 'reason' })
    expect(await ask(jan)).toMatchObject({ status: 'WAITING' })
    expect(await ask(jan)).toMatchObject({ code: 'WAITING_ALREADY' })
    expect((await me(owner)).requestsWaiting).toBe(1)
    const { requests, waiting } = await look(owner)
    expect(waiting).toBe(1)
    expect(requests).toMatchObject([{ name: 'Jan', login: jan.login, reason: 'The Żory cup' }])
    const id = (await me(jan)).id
    expect((await act(owner, { grant: id })).requests).toEqual([])
    expect(await me(jan)).toMatchObject({ mayAnnounce: true, request: { status: 'GRANTED' } })
    expect(await act(owner, { refuse: id })).toMatchObject({ code: 'UNKNOWN_REQUEST' })
    expect(await ask(jan)).toMatchObject({ code: 'MAY_ALREADY' })
    await setRoles(owner, jan.login, [])
    expect((await me(jan)).mayAnnounce).toBe(false)
    expect(await ask(jan)).toMatchObject({ status: 'WAITING' })
    await act(owner, { refuse: id })
    expect(await me(jan)).toMatchObject({ mayAnnounce: false, request: { status: 'REFUSED' } })
  })

  it('can be requested by accounts, five times a day', async () => {
    const { app, owner } = await opened(owned())
    expect(await ask(asker(app))).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await ask(await guest(app, 'Guest'))).toMatchObject({ code: 'NOT_ALLOWED' })
    const jan = await register(app, 'Jan')
    const { id } = await me(jan)
    for (let n = 0; n < 5; n++) {
      expect(await ask(jan)).toMatchObject({ status: 'WAITING' })
      await act(owner, { refuse: id })
    }
    expect(await ask(jan)).toMatchObject({ code: 'TOO_MANY' })
  })

  it('belongs to everybody, to members, or to named people, as the owner decides', async () => {
    const { app, owner } = await opened(owned())
    const jan = await register(app, 'Jan')
    await act(owner, { installation: { announce: 'EVERYBODY' } })
    expect((await me(jan)).mayAnnounce).toBe(true)
    await act(owner, { installation: { announce: 'MEMBERS' } })
    expect((await me(jan)).mayAnnounce).toBe(false)
    expect((await me(await guest(app, 'Guest'))).mayAnnounce).toBe(false)
  })
})

const preflight = (app: App, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
const alone = async () => (await import('../../src/store/cluster.js')).singleNode()
