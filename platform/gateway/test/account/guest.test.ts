import { describe, expect, it } from 'vitest'
import { readName } from '../../src/account/name.js'
import { tokens } from '../../src/account/tokens.js'
import { oneSecret } from '../../src/base/secrets.js'
import { asker, fakeTime, guest, secret, testApp } from '../help.js'

describe('a name', () => {
  it.each([
    ['Ola', 'Ola'],
    ['  Jan  Józef ', 'Jan Józef'],
    ['Zo\u0065\u0301', 'Zoé'],
    ['Bàsza 7 ♣', 'Bàsza 7 ♣'],
    ['x'.repeat(32), 'x'.repeat(32)],
    ['李雷', '李雷'],
  ])('%j is shown as %j', (text, name) => {
    expect(readName(text)).toBe(name)
  })

  it.each([
    '',
    '   ',
    'x'.repeat(33),
    'x'.repeat(10_000),
    'a\u0000b',
    'a\nb',
    'a\u001b[31m',
    'a\u202eb',
    'a\u2066b',
    'a\u200bb',
    '\u3164',
    '\u00ad',
    'a\u2028b',
    'e' + '\u0301\u0302\u0303\u0304\u0305\u0306',
    '\ud800',
    '\u0301',
  ])('%j is rejected', (text) => {
    expect(readName(text)).toBeUndefined()
  })
})

describe('a token', () => {
  const person = { id: 'abc', name: 'Ola' }
  it('identifies its person', async () => {
    const { guest: sign, read } = tokens(oneSecret(secret), fakeTime())
    expect(await read(await sign(person))).toEqual({
      person,
      session: null,
      before: [],
      until: expect.any(Number) as number,
    })
  })
  it('with another secret, changed, unsigned or malformed identifies nobody', async () => {
    const mine = tokens(oneSecret(secret), fakeTime())
    const token = await mine.guest(person)
    const [head, body, signature] = token.split('.') as [string, string, string]
    const forged = Buffer.from(JSON.stringify({ sub: 'abc', name: 'Jan', aud: 'stolik' })).toString(
      'base64url',
    )
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const other = await tokens(oneSecret('another secret, as long as the first'), fakeTime()).guest(person)
    for (const bad of [
      other,
      `${head}.${forged}.${signature}`,
      `${unsigned}.${body}.`,
      '',
      'x'.repeat(100_000),
    ])
      expect(await mine.read(bad)).toBeUndefined()
  })
  it('needs a secret that is long enough', () => {
    expect(() => tokens(oneSecret('short'), fakeTime())).toThrow(RangeError)
  })
})

describe('entering', () => {
  it('refuses a name that cannot be shown', async () => {
    const app = await testApp()
    const answer = await asker(app).get<{ code: string }>(
      'mutation ($name: String!) { enter(name: $name) { ... on Refused { code } } }',
      { name: 'x'.repeat(10_000) },
    )
    expect(answer.code).toBe('BAD_NAME')
    await app.close()
  })
  it('makes two people of two guests with one name', async () => {
    const app = await testApp()
    const [one, other] = [await guest(app, 'Ola'), await guest(app, 'Ola')]
    const [a, b] = [
      await one.get<{ id: string }>('{ me { id } }'),
      await other.get<{ id: string }>('{ me { id } }'),
    ]
    expect(a.id).not.toBe(b.id)
    expect(await asker(app).get('{ me { id } }')).toBeNull()
    await app.close()
  })
})
