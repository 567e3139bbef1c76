/** While a person types, the account forms report the same errors as the gateway reports after sending. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLogin } from '../platform/gateway/src/base/login.js'
import { isGoodPassword } from '../platform/gateway/src/account/passwords.js'
import { broken, loginOf } from '../web/elements/src/account/rules.js'

/** Texts close to those that people choose, so that both sides of each rule are tested. */
const near = (letters: string, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength })

describe('the rules shown beside a field', () => {
  it('read a login as the gateway does', () => {
    const text = fc.oneof(near('aŁß7.-_ @é', 12), near('ab.@-+', 110), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(text, (login) => {
        expect(loginOf(login)).toBe(readLogin(login) ?? null)
      }),
      { numRuns: 5_000, seed: 15 },
    )
  })

  it('accept a password exactly where the gateway does', () => {
    const password = fc.oneof(near('abcdEF ', 14), near('olawk.', 16), fc.string({ maxLength: 300 }))
    const owner = fc.record({
      name: fc.constantFrom('Ola', 'Olaw', 'olka.w', ''),
      login: fc.constantFrom('ola', 'wola', 'kola@olaw.pl', ''),
    })
    fc.assert(
      fc.property(password, owner, (word, of) => {
        expect(broken(word, of).size === 0).toBe(isGoodPassword(word, of))
      }),
      { numRuns: 5_000, seed: 15 },
    )
  })
})
