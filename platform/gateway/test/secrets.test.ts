/** Two secrets at once: which one signs, which are accepted, and what is derived from them. */
import { describe, expect, it } from 'vitest'
import { mailLinks } from '../src/account/mail-links.js'
import { tokens } from '../src/account/tokens.js'
import { openSealed, sealSecret } from '../src/account/second-step.js'
import { readMoment } from '../src/base/moment.js'
import { webhookSecrets } from '../src/webhooks/secrets.js'
import { oneSecret, openSecrets, fingerprintOf } from '../src/base/secrets.js'
import { undecided } from '../src/settings/settings.js'
import { knownCode } from '../src/settings/setup.js'
import { codes } from '../src/event/store/codes.js'
import { eventKeys } from '../src/event/store/keys.js'
import { fakeTime, testEntropy } from './help.js'
import { drawn } from './settings/owner.js'
import { names, startEvent } from '../../event/test/event.js'
import { newAccounts, newSettings } from './stores.js'

const [old, young] = ['the old secret of at least 32 letters', 'the new secret of at least 32 letters']
const before = { secret: old, from: 2_000_000, until: 3_000_000 }

/** At a time before the change, after it, and after the old one’s end. */
const [early, late, over] = [1_000_000, 2_500_000, 3_500_000].map((at) =>
  openSecrets(young, before, fakeTime(at)),
)

describe('two secrets', () => {
  it('sign in turn: the old one until its time, and it is accepted until its end', () => {
    expect([early?.now(), late?.now(), over?.now()]).toEqual([old, young, young])
    expect([early?.good(), late?.good(), over?.good()]).toEqual([[old, young], [young, old], [young]])
    expect(over?.all).toEqual([young, old])
  })

  it('change at the configured time, without a restart', () => {
    const at = { now: () => 1_999_999 }
    const secrets = openSecrets(young, before, { now: () => at.now() })
    expect(secrets.now()).toBe(old)
    at.now = () => 2_000_000
    expect(secrets.now()).toBe(young)
    at.now = () => 3_000_000
    expect(secrets.good()).toEqual([young])
  })

  it('sign tokens that are accepted by every process that knows both', async () => {
    const time = fakeTime()
    const person = { id: 'p1', name: 'Ola' }
    const [first, second] = [early, late].map((secrets) => tokens(secrets ?? oneSecret(old), time))
    const only = tokens(oneSecret(old), time)
    for (const signing of [only, first, second])
      for (const reading of [first, second]) {
        const token = await signing?.guest(person)
        expect((await reading?.read(token ?? ''))?.person).toEqual(person)
      }
    expect(await tokens(over ?? oneSecret(old), time).read(await only.guest(person))).toBeUndefined()
    expect(await first?.read(await tokens(oneSecret('x'.repeat(40)), time).guest(person))).toBeUndefined()
  })

  it('open what either has sealed, only for its account, even when the old one is no longer accepted', () => {
    const sealed = sealSecret('CODE', 'a1', old)
    expect(openSealed(sealed, 'a1', over?.all ?? [])).toEqual({ secret: 'CODE', key: old })
    expect(openSealed(sealed, 'a2', over?.all ?? [])).toBeUndefined()
    expect(openSealed(sealed, 'a1', [young])).toBeUndefined()
  })

  it('accept codes on paper printed before, until the old one ends', () => {
    const event = startEvent()
    event.enter(...names(8))
    event.begin(1)
    const at = { series: 1, table: 1 }
    const time = { at: 2_500_000, now: () => time.at }
    const known = codes(eventKeys(openSecrets(young, before, time)))
    const [printed, anew] = [old, young].map((secret) => eventKeys(oneSecret(secret)))
    const [player = ''] = event.state.players.keys()
    const found = (keys = printed) => [
      known.table('e', event.state, keys?.table('e', at, 0) ?? ''),
      known.player('e', event.state, keys?.card('e', player) ?? ''),
    ]
    expect([found(), found(anew)]).toEqual([
      [at, player],
      [at, player],
    ])
    time.at = 3_500_000
    expect([found(), found(anew)]).toEqual([
      [undefined, undefined],
      [at, player],
    ])
  })

  it('sign webhooks with the secret that receivers know, and say until when', () => {
    const [first, second] = [old, young].map((secret) => webhookSecrets(oneSecret(secret)).of('h1'))
    const announced = { id: 'h1', fingerprint: fingerprintOf(first ?? '') }
    const [now, then] = [late, over].map((secrets) => webhookSecrets(secrets ?? oneSecret(old)))
    expect(now?.of('h1')).toBe(second)
    expect(now?.announced(announced)).toBe(first)
    expect(now?.until).toBe(before.until)
    expect(then?.announced(announced)).toBeUndefined()
  })

  it('accept links from mails sent before', async () => {
    const accounts = newAccounts()
    await accounts.add({
      id: 'a1',
      name: 'Ola',
      login: 'ola',
      password: 'x',
      club: null,
      member: null,
      roles: [],
      clubRoles: [],
      denied: [],
      made: null,
    })
    const settings = { now: () => undecided, url: () => 'https://cards.example' }
    const links = (secrets = oneSecret(old)) =>
      mailLinks({ accounts, entropy: testEntropy(), settings, secrets, time: fakeTime() })
    const link = await links().draw({ what: 'RECOVER', account: 'a1', address: 'ola@poczta.example' })
    const code = link.split('=')[1] ?? ''
    expect(await links(late).read(code, 'RECOVER')).toMatchObject({ account: 'a1' })
    expect(await links(late).read(code, 'CONFIRM')).toBeUndefined()
    expect(await links(over).read(code, 'RECOVER')).toBeUndefined()
  })

  it('accept the first owner’s address printed before', async () => {
    const store = newSettings()
    const code = await drawn(store, true, old)
    expect(await knownCode(store, late?.good() ?? [], code)).toBeDefined()
    expect(await knownCode(store, over?.good() ?? [], code)).toBeUndefined()
  })
})

describe('a time in a setting', () => {
  it.each([
    ['2027-03-01', '2027-03-01T00:00:00.000Z'],
    ['2027-03-01T04:00Z', '2027-03-01T04:00:00.000Z'],
    ['2027-03-01T04:00:30+01:00', '2027-03-01T03:00:30.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('may be written %s', (text, iso) => {
    expect(new Date(readMoment(text) ?? 0).toISOString()).toBe(iso)
  })
  it.each([
    '',
    'tomorrow',
    '1.3.2027',
    '2027-3-1',
    '2027-02-29',
    '2027-13-01',
    '2027-03-01T04:00',
    '2027-03-01T25:00Z',
  ])('is not %j', (text) => {
    expect(readMoment(text)).toBeUndefined()
  })
})
