import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import { signIn } from '@stolik/elements/account/orders'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { StolikRuleSets } from './rule-sets.js'

const knob = (id: string, pzskat: string, towarzyski: string) => ({
  id,
  choices: [
    { id: 'true', clause: 'patrolki 3.3.7' },
    { id: 'false', clause: 'pzskat 3.3.7' },
  ],
  bases: [
    { base: 'pzskat', choice: pzskat, clause: '3.3.7' },
    { base: 'towarzyski', choice: towarzyski, clause: '2.12' },
  ],
})
const games = [
  {
    id: 'skat',
    profiles: [{ id: 'pzskat' }, { id: 'patrolki' }, { id: 'towarzyski' }],
    knobs: [knob('ramsz', 'false', 'true'), knob('openTrumpGames', 'true', 'true')],
    houses: [{ name: 'Kościan', profile: 'pzskat~ramsz.true' }],
  },
]
const kept = {
  __typename: 'RuleSet',
  id: 'k1',
  game: 'skat',
  base: 'pzskat',
  name: 'Klub Kartuzy',
  profile: 'pzskat~ramsz.true',
  tables: [{ chairs: 3, lengths: [36] }],
  differences: [
    { knob: 'ramsz', choice: 'true', clause: 'patrolki 3.3.7', baseChoice: 'false', baseClause: '3.3.7' },
  ],
}
const refused = (code: string, more: object = {}) => ({
  __typename: 'RuleSetRefused',
  code,
  knob: null,
  clause: null,
  reason: null,
  through: [],
  ...more,
})

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('SignIn', {
    signIn: { __typename: 'SignedIn', name: 'Ola', login: 'ola', token: 't', refresh: 'r', expiresIn: 600 },
  })
  line.answer('MyRoles', { me: { club: 'kartuzy', roles: ['PLAYER', 'ORGANISER'] } })
  line.answer('Knobs', { games })
  line.answer('RuleSets', { ruleSets: [] })
  line.answer('TryRules', { tryRules: kept })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const draw = async (lang = 'pl'): Promise<StolikRuleSets> => {
  await signIn(gatewayAt(line.base), 'ola', 'karo as wino 10')
  const element = await show(new StolikRuleSets(), { server: line.base, lang })
  await expect.poll(() => one(element, '.make')).toBeInstanceOf(HTMLElement)
  return element
}
const text = (element: Element): string => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''
/** What the tests read of the parts of the page, whichever they are. */
type Part = HTMLElement &
  Partial<Pick<HTMLInputElement, 'value' | 'checked' | 'disabled'>> &
  Partial<Pick<HTMLDetailsElement, 'open'>> &
  Partial<Pick<HTMLAnchorElement, 'href'>>
const one = (element: Element, selector: string): Part | null =>
  element.shadowRoot?.querySelector<Part>(selector) ?? null
const begin = async (element: Element): Promise<void> => {
  one(element, '.make')?.click()
  await expect.poll(() => text(element)).toContain('Gdy wszyscy spasują, gra się ramsza.')
}
const turn = (element: Element, id: string, choice: string): void =>
  one(element, `#knob-${id} [value=${choice}]`)?.click()

describe('the page of a club’s own rules', () => {
  it('has no faults that axe finds, empty and with every knob opened', async () => {
    const element = await draw()
    await expect.poll(() => text(element)).toContain('Skat PZSkat, 1 różnica')
    expect(await faults(element)).toEqual([])
    await begin(element)
    for (const part of element.shadowRoot?.querySelectorAll('details') ?? []) part.open = true
    expect(await faults(element)).toEqual([])
  })

  it('says every choice as a sentence with its clause, and marks that of the base', async () => {
    const element = await draw()
    await begin(element)
    const options = [...(element.shadowRoot?.querySelectorAll('#knob-ramsz .option') ?? [])]
    await expect
      .poll(() => options.map((option) => option.textContent.replace(/\s+/g, ' ').trim()))
      .toEqual([
        'Gdy wszyscy spasują, gra się ramsza. pkt 3.3.7 (Skat z patrolkami)',
        'Gdy wszyscy spasują, rozdanie przepada i rozdaje następny. pkt 3.3.7 (Skat PZSkat) · bez zmiany',
      ])
    expect(text(element)).not.toMatch(/pzskat|openTrump|ramsz\.|rulesets\.|knob\./)
  })

  it('lists what was turned, with a way back', async () => {
    const element = await draw()
    await begin(element)
    turn(element, 'ramsz', 'true')
    await expect.poll(() => one(element, '.differences')?.textContent).toContain('1 różnica')
    expect((await line.until('TryRules', 2)).variables).toEqual({
      game: 'skat',
      base: 'pzskat',
      knobs: [{ knob: 'ramsz', choice: 'true' }],
    })
    one(element, '.differences .back')?.click()
    await expect.poll(() => one(element, '.differences')?.textContent).toContain('Na razie nic')
  })

  it('explains a conflict beside the knob and beside those that it depends on', async () => {
    const element = await draw()
    await begin(element)
    const impossible = {
      knob: 'openTrumpGames',
      clause: '5.2.6',
      reason: 'open-needs-levels',
      through: ['ramsz'],
    }
    line.answer('TryRules', { tryRules: refused('IMPOSSIBLE', impossible) })
    turn(element, 'openTrumpGames', 'false')
    await expect
      .poll(() => one(element, '#cannot-openTrumpGames')?.textContent)
      .toContain('Gra odkryta wymaga')
    expect(one(element, '#knob-ramsz')?.open).toBe(true)
    expect(one(element, '#cannot-ramsz')?.textContent).toContain('To nie pasuje do: Gra odkryta')
    expect(one(element, '.try')?.disabled).toBe(true)
    expect(await faults(element)).toEqual([])
  })

  it('keeps a rule set under its name, and not without one', async () => {
    const element = await draw()
    await begin(element)
    turn(element, 'ramsz', 'true')
    one(element, '.acts .primary')?.click()
    await expect.poll(() => one(element, '.acts .refusal')?.textContent).toBe('Nazwij te zasady.')
    const name = one(element, '[name=name]')
    if (name !== null) name.value = 'Klub Kartuzy'
    name?.dispatchEvent(new Event('input'))
    line.answer('KeepRuleSet', { keepRuleSet: kept })
    line.answer('RuleSets', { ruleSets: [kept] })
    one(element, '.acts .primary')?.click()
    expect((await line.until('KeepRuleSet')).variables).toEqual({
      owner: 'kartuzy',
      game: 'skat',
      base: 'pzskat',
      name: 'Klub Kartuzy',
      id: null,
      knobs: [{ knob: 'ramsz', choice: 'true' }],
    })
    await expect.poll(() => text(element)).toContain('Zachowano: Klub Kartuzy.')
    expect(one(element, '.list a')?.href).toBe(`${line.base}/rules/skat/pzskat~ramsz.true.pdf?locale=pl`)
    expect(await faults(element)).toEqual([])
  })

  it('says why the gateway refuses, and keeps what was chosen', async () => {
    const element = await draw('en')
    one(element, '.make')?.click()
    await expect.poll(() => text(element)).toContain('When all pass, a ramsch is played.')
    turn(element, 'ramsz', 'true')
    const name = one(element, '[name=name]')
    if (name !== null) name.value = 'Kartuzy'
    name?.dispatchEvent(new Event('input'))
    line.answer('KeepRuleSet', { keepRuleSet: refused('KEPT_ALREADY') })
    one(element, '.acts .primary')?.click()
    await expect
      .poll(() => one(element, '.acts .refusal')?.textContent)
      .toBe('The club has the same rules under another name.')
    expect(one(element, '#knob-ramsz [value=true]')?.checked).toBe(true)
  })

  it('asks before a rule set goes', async () => {
    line.answer('RuleSets', { ruleSets: [kept] })
    line.answer('DropRuleSet', { dropRuleSet: kept })
    const element = await draw()
    await expect.poll(() => one(element, '.list .quiet')).toBeInstanceOf(HTMLElement)
    one(element, '.list .quiet')?.click()
    await expect.poll(() => one(element, '.sure')?.textContent).toContain('zachowają je')
    one(element, '.sure .button:last-child')?.click()
    expect((await line.until('DropRuleSet')).variables).toEqual({ owner: 'kartuzy', id: 'k1' })
  })

  it('opens a table with bots by the rules that are tried', async () => {
    line.answer('RuleSets', { ruleSets: [kept] })
    line.answer('Open', { open: { __typename: 'Table', id: 'new', seq: 1 } })
    line.answer('FillWithBots', { fillWithBots: { __typename: 'Table', id: 'new', seq: 2 } })
    const element = await draw()
    const gone = new Promise<string>((resolve) =>
      element.addEventListener('stolik-go', (event) => {
        event.preventDefault()
        resolve((event as CustomEvent<{ readonly table: string }>).detail.table)
      }),
    )
    await expect.poll(() => one(element, '.list .row .button')).toBeInstanceOf(HTMLElement)
    one(element, '.list .row .button')?.click()
    expect(await gone).toBe('new')
    expect((await line.until('Open')).variables).toMatchObject({
      game: 'skat',
      profile: 'pzskat~ramsz.true',
      chairs: 3,
      length: 36,
      private: true,
    })
  })

  it('tells a person who organises no club that they need the right', async () => {
    line.answer('MyRoles', { me: { club: null, roles: ['PLAYER'] } })
    await signIn(gatewayAt(line.base), 'ola', 'karo as wino 10')
    const element = await show(new StolikRuleSets(), { server: line.base, lang: 'en' })
    await expect.poll(() => text(element)).toContain('This account cannot make rules for any club.')
    expect(await faults(element)).toEqual([])
  })
})
