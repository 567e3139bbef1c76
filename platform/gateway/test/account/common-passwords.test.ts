import { describe, expect, it } from 'vitest'
import { isCommonPassword, isGoodPassword } from '../../src/account/passwords.js'
import { asker, testApp } from '../help.js'

describe('a common password', () => {
  it.each([
    '1q2w3e4r5t',
    'QWERTYUIOP',
    'basketball',
    'Password123!',
    '!!password2026',
    'ｐａｓｓｗｏｒｄ１２３',
  ])('includes %j', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })

  it.each(['karo as wino 10', 'correct horse battery', 'Rybnik-84921773', 'password of my grandmother', ''])(
    'does not include %j',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false)
    },
  )

  it('is refused with a reason where a password is chosen', async () => {
    const app = await testApp()
    const word = '1q2w3e4r5t'
    expect(isGoodPassword(word, { name: 'Ola', login: 'ola' })).toBe(true)
    const ask = <T>(token: string | undefined, query: string): Promise<T> => asker(app, token).get<T>(query)
    const register = (password: string): Promise<{ code?: string; token: string }> =>
      ask(
        undefined,
        `mutation { register(name: "Ola", login: "ola", password: "${password}") {
          ... on Refused { code message } ... on SignedIn { token } } }`,
      )
    expect(await register(word)).toEqual({
      code: 'COMMON_PASSWORD',
      message: 'Many people use this password, so it is easy to guess. Choose another one.',
    })
    const { token } = await register('karo as wino 10')
    const changed = await ask(
      token,
      `mutation { changePassword(old: "karo as wino 10", new: "${word}") { ... on Refused { code } } }`,
    )
    expect(changed).toEqual({ code: 'COMMON_PASSWORD' })
    await app.close()
  })
})
