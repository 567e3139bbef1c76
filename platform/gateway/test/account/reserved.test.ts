/** No chosen name looks like a mark of the site, or like the people who run it. */
import { describe, expect, it } from 'vitest'
import { isReserved, withoutMarks } from '@stolik/contract/reserved'
import { asker, testApp } from '../help.js'

describe('a name that looks official', () => {
  it.each([
    ...['Stolik Admin ✔', 'Ola ✓', 'Ola ☑', '★ Ola', '👑Jan', 'Jan 🛡', 'Ola √', 'Olaꪜ', 'Jan ®'],
    ...['Admin', 'ADMIN', 'Admin 1', 'admin2024', 'xX Admin Xx', 'Jan (Moderator)', 'Jan-Admin', 'admin_ola'],
    ...['StolikAdmin', 'AdminOla', 'A d m i n', 'a.d.m.i.n', 'stolik support', 'Stolik'],
    ...['Sędzia Jan', 'sedzia', 'Schiedsrichter', 'Arbitre', 'Referee 3', 'Modérateur', 'MODERATOR'],
    // Look-alikes: Cyrillic, Greek, wide, mathematical, circled, squared, small capitals, digits, `l` for `I`.
    ...['Аdmin', 'Stоlik', 'ΑdmΙn', 'ａｄｍｉｎ', '𝐚𝐝𝐦𝐢𝐧', 'Ⓐⓓⓜⓘⓝ', '🅰🅳🅼🅸🅽', 'ᴀᴅᴍɪɴ', 'adm1n', '4dmin'],
    ...['@dmin', 'ADMlN', 'adrnin', 'STOLlK', 'stołik', 'ѕędzіа', 'Ádmín', 'M0derator', 'Ąḑmīņ'],
  ])('%j is reserved', (name) => {
    expect(isReserved(name)).toBe(true)
  })
})

describe('the name of a person', () => {
  it.each([
    ...['Ola', 'Jan Kowalski', 'Zoé', 'Bàsza 7 ♣', '李雷', 'Władysław Żółć', 'Ola ♥', 'Jürgen Müller'],
    // Each contains a reserved word within a longer one.
    ...['Adminka Radminski', 'Stolikowski', 'Sędziak', 'Staffan Stolle', 'Arbiterska', 'Modest', 'Stolarz'],
    ...['Oscar Admoni', 'Иван', 'Γιάννης', '김철수', 'Ola 3', 'Jan O’Neil', 'Grażyna 1957'],
  ])('%j is free', (name) => {
    expect(isReserved(name)).toBe(false)
  })
})

it('a name that a club vouches for loses only its marks', () => {
  expect(withoutMarks('★ Jan Stolik ✔')).toBe(' Jan Stolik ')
})

describe('the gateway', () => {
  it.each(['Stolik Admin ✔', 'Аdmin'])('refuses the name %j for guests and accounts', async (name) => {
    const app = await testApp()
    const ask = asker(app)
    const refused = '__typename ... on Refused { code }'
    const entered = await ask.get(`mutation ($name: String!) { enter(name: $name) { ${refused} } }`, { name })
    const registered = await ask.get(
      `mutation ($name: String!) { register(name: $name, login: "ola", password: "korzec maku i trzy") { ${refused} } }`,
      { name },
    )
    expect([entered, registered]).toEqual([
      { __typename: 'Refused', code: 'RESERVED_NAME' },
      { __typename: 'Refused', code: 'RESERVED_NAME' },
    ])
    await app.close()
  })
})
