import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import { gatewayAt } from '@stolik/elements/client/gateway'
import './ask-right.js'
import type { StolikAskRight } from './ask-right.js'
import type { Desk, Report, Upkeep } from './client.js'
import { DecidedEvent, type StolikOwner } from './owner.js'
import './setup.js'
import type { StolikSetup } from './setup.js'
import { ownerWords } from '../words/owner/index.js'
import { signIn } from '@stolik/elements/account/orders'

const jan = {
  account: 'p2',
  name: 'Jan Kowalski',
  login: 'jan',
  club: null,
  reason: 'Puchar Żor',
  at: Date.UTC(2026, 10, 2),
}
const desk: Desk = {
  installation: {
    name: 'Klub karciany',
    place: 'Rybnik',
    url: 'https://cards.example',
    contact: null,
    corrections: null,
    announce: 'NAMED',
    freeText: true,
    hasOwner: true,
  },
  corrections: null,
  origins: ['https://club.example'],
  clubs: [
    {
      id: 'zory',
      name: 'Karty Żory',
      place: 'Żory',
      site: null,
      origins: [],
      signs: false,
      key: null,
      roles: [],
      freeText: false,
      fixed: false,
    },
  ],
  people: [
    {
      id: 'p1',
      name: 'Ola',
      login: 'ola',
      club: null,
      roles: ['OWNER'],
      given: ['OWNER'],
      byClub: [],
      denied: [],
      verified: false,
    },
  ],
  requests: [jan],
  waiting: 1,
  bans: [{ id: 'b1', name: 'Gracz 9', isAddress: false, mute: true, until: Date.UTC(2026, 10, 4) }],
  fixed: { origins: [], association: [], corrections: null, url: null },
}
const report = (id: string, done: number | null): Report => ({
  id,
  at: Date.UTC(2026, 10, 3),
  table: 't1',
  by: { name: 'Ewa' },
  reason: id === '1' ? 'DELAY' : null,
  done,
  about: { id: 'p9', name: `Gracz ${id}` },
  lines: [
    { at: 1, phrase: 'hello', text: null },
    { at: 2, phrase: null, text: 'własne słowa' },
  ],
})

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('SignIn', {
    signIn: { __typename: 'SignedIn', name: 'Ola', login: 'ola', token: 't', refresh: 'r', expiresIn: 600 },
  })
  line.answer('OwnerDesk', { ownerDesk: { __typename: 'OwnerDesk', ...desk } })
  line.answer('Reports', {
    reports: { __typename: 'Reports', reports: [report('1', null), report('2', 5)] },
  })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
  history.replaceState(null, '', location.pathname + location.search)
})

const enter = (): Promise<unknown> => signIn(gatewayAt(line.base), 'ola', 'karo as wino 10')
const text = (element: Element): string => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''
const press = (element: Element, name: string): void => {
  const button = element.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${name}"]`)
  if (!button) throw new Error(`no ${name} in ${text(element)}`)
  button.click()
}

describe('stolik-owner', () => {
  const draw = async (): Promise<StolikOwner> => {
    await enter()
    const element = await show(document.createElement('stolik-owner'), { server: line.base, lang: 'en' })
    await expect.poll(() => element.shadowRoot?.querySelector('#reports')).toBeInstanceOf(HTMLElement)
    return element
  }

  it('has no faults that axe finds, with requests, reports, clubs and the last nightly run', async () => {
    const forgotten = { at: 0, guests: 1, empty: 2, logs: 3, acts: 4 }
    line.answer('OwnerUpkeep', { ownerUpkeep: { __typename: 'Upkeep', lastBackup: 0, forgotten } })
    const element = await draw()
    for (const one of element.shadowRoot?.querySelectorAll('details') ?? []) one.open = true
    expect(await faults(element)).toEqual([])
  })

  it('begins with what a new site needs, and ends with moderation and the log', async () => {
    const root = (await draw()).shadowRoot
    const titles = [...(root?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent.trim())
    const place = (word: string): number => titles.findIndex((title) => title.startsWith(word))
    const order = [
      ownerWords.en['owner.clubs'],
      ownerWords.en['owner.mail'],
      ownerWords.en['owner.people'],
      ownerWords.en['owner.order'],
      ownerWords.en['owner.log'],
    ]
    const places = order.map((title) => place(String(title)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    const reports = root?.querySelector('#reports')
    const people = [...(root?.querySelectorAll('h2') ?? [])][places[2] ?? 0]
    expect(people?.compareDocumentPosition(reports as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('tells a person who is no owner that they need another account', async () => {
    line.answer('OwnerDesk', {
      ownerDesk: { __typename: 'SettingsRefused', code: 'NOT_ALLOWED', field: null },
    })
    await enter()
    const element = await show(document.createElement('stolik-owner'), { server: line.base, lang: 'en' })
    await expect.poll(() => text(element)).toContain('This account is not an owner.')
    expect(await faults(element)).toEqual([])
  })

  it('shows reports in the reader’s language, and folds those that were dealt with', async () => {
    const element = await draw()
    const reports = element.shadowRoot?.querySelector('#reports')
    expect(reports?.querySelector('.count')?.textContent).toBe('1')
    expect(reports?.querySelector('li')?.textContent).toContain('Hello!')
    expect(reports?.querySelector('li')?.textContent).toContain('własne słowa')
    expect(reports?.querySelector('li')?.textContent).toContain('keeps the others waiting')
    expect(reports?.querySelectorAll('details li')).toHaveLength(1)
    line.answer('ReportDone', { reportDone: { __typename: 'Done', done: true } })
    press(element, 'dealt with: Gracz 1')
    expect((await line.until('ReportDone')).variables).toEqual({ id: '1' })
    await expect.poll(() => reports?.querySelectorAll('details li').length).toBe(2)
    expect(reports?.querySelector('.count')).toBeNull()
  })

  it('bans the subject of a report, and anybody by login or address', async () => {
    const element = await draw()
    const lasts = element.shadowRoot?.querySelector<HTMLSelectElement>('#reports select')
    if (lasts) lasts.value = 'MONTH'
    press(element, 'keep away: Gracz 1')
    expect((await line.until('OwnerAct')).variables).toEqual({
      act: { ban: { person: 'p9', lasts: 'MONTH', mute: false } },
    })
    const form = element.shadowRoot?.querySelector<HTMLFormElement>('#ban')
    const [who, mute] = [form?.querySelector('input'), form?.querySelector<HTMLElement>('[value=mute]')]
    for (const [typed, whom] of [
      ['2001:db8::7', { address: '2001:db8::7' }],
      ['jan.10', { person: 'jan.10' }],
    ] as const) {
      await expect.poll(() => mute?.hasAttribute('disabled')).toBe(false)
      if (who) who.value = typed
      mute?.click()
      await expect
        .poll(() => line.asked.findLast(({ operation }) => operation === 'OwnerAct')?.variables)
        .toEqual({ act: { ban: { ...whom, lasts: 'HOUR', mute: true } } })
    }
  })

  it('lifts a ban, and closes a table by its link', async () => {
    const element = await draw()
    expect(text(element)).toContain('muted until')
    press(element, 'lift: Gracz 9')
    expect((await line.until('OwnerAct')).variables).toEqual({ act: { unban: 'b1' } })
    const form = element.shadowRoot?.querySelector<HTMLFormElement>('#close-table')
    await expect.poll(() => form?.querySelector('button')?.disabled).toBe(false)
    const field = form?.querySelector('input')
    if (field) field.value = 'https://cards.example/table/abcdefgh'
    form?.querySelector('button')?.click()
    expect((await line.until('OwnerAct', 2)).variables).toEqual({
      act: { closeTable: 'https://cards.example/table/abcdefgh' },
    })
  })

  it('sends a test mail, and says what became of it', async () => {
    line.answer('OwnerAct', {
      ownerAct: { __typename: 'SettingsRefused', code: 'MAIL_AWAY', field: 'testMail' },
    })
    const element = await draw()
    const mail = element.shadowRoot?.querySelector('#mail')
    const mailbox = mail?.querySelector<HTMLInputElement>('input')
    const [field, send] = [mail?.querySelector('label'), mail?.querySelector('button')]
    const apart = (send?.getBoundingClientRect().top ?? 0) - (field?.getBoundingClientRect().bottom ?? 0)
    expect(apart).toBeCloseTo(16)
    if (mailbox) mailbox.value = 'ola@cards.example'
    mail?.querySelector('button')?.click()
    expect((await line.until('OwnerAct')).variables).toEqual({
      act: { testMail: { to: 'ola@cards.example', lang: 'en' } },
    })
    await expect.poll(() => mail?.querySelector('[role=alert]')?.textContent).toContain('does not answer')
    expect(mail?.querySelector('.done')).toBeNull()
    line.answer('OwnerAct', { ownerAct: { __typename: 'OwnerDesk', ...desk } })
    mail?.querySelector('button')?.click()
    await expect.poll(() => mail?.querySelector('[role=status]')?.textContent).toContain('has taken the mail')
    // With a tick: what is done is not told by words alone.
    expect(mail?.querySelector('[role=status]')?.className).toBe('done')
    expect(mail?.querySelector('[role=alert]')).toBeNull()
  })

  it('reads the log only on request, and has no faults with it', async () => {
    line.answer('OwnerLog', {
      ownerLog: {
        __typename: 'OwnerLog',
        acts: [{ at: 1, name: 'Ola', what: 'TABLE_CLOSED', about: 'abcdefgh', from: '' }],
        failed: [
          { at: 2, login: 'jan', hash: 'aa', from: '203.0.113.7' },
          { at: 1, login: null, hash: 'bb', from: '' },
        ],
      },
    })
    const element = await draw()
    element.shadowRoot?.querySelector<HTMLElement>('#log button')?.click()
    await expect.poll(() => text(element)).toContain('table closed')
    const log = element.shadowRoot?.querySelector('#log')?.textContent ?? ''
    for (const part of ['jan', '203.0.113.7', 'no such login (bb)', 'Ola · abcdefgh'])
      expect(log).toContain(part)
    expect(await faults(element)).toEqual([])
  })

  const keptAs = async (upkeep: Upkeep): Promise<readonly (string | undefined)[]> => {
    line.answer('OwnerUpkeep', { ownerUpkeep: { __typename: 'Upkeep', ...upkeep } })
    const element = await draw()
    const said = (id: string): string | undefined =>
      element.shadowRoot?.querySelector(id)?.textContent.replace(/\s+/g, ' ').trim()
    await expect.poll(() => said('#backup')).toBeDefined()
    return [said('#backup'), said('#forgotten')]
  }

  it('says when the last good backup was made and what the last nightly run has deleted', async () => {
    const at = Date.UTC(2026, 10, 23, 2)
    const counts = { guests: 12, empty: 1, logs: 0, acts: 0 }
    const [backup, forgotten] = await keptAs({ lastBackup: at, forgotten: { at, ...counts } })
    expect(backup).toMatch(/^Last good backup: 23 Nov 2026, \d\d:00/)
    expect(forgotten).toMatch(
      /^Last clean-up: 23 Nov 2026, \d\d:00\. Deleted: 12 hands of guests, 1 empty table\.$/,
    )
  })

  it('writes dates in Silesian as in Polish, since browsers do not know its forms', async () => {
    line.answer('OwnerUpkeep', {
      ownerUpkeep: { __typename: 'Upkeep', lastBackup: Date.UTC(2026, 10, 23, 2), forgotten: null },
    })
    const element = await draw()
    element.lang = 'szl'
    const part = (id: string): string => element.shadowRoot?.querySelector(id)?.textContent ?? ''
    await expect.poll(() => part('#backup')).toContain('23 lis 2026')
    expect(part('#requests')).toContain('2 lis 2026')
    expect(part('#reports')).toContain('3 lis 2026')
    expect(part('#order')).toContain('4 lis 2026')
  })

  it('says that there was no backup, and nothing to delete, or no night yet', async () => {
    const nothing = { at: Date.UTC(2026, 10, 23, 2), guests: 0, empty: 0, logs: 0, acts: 0 }
    expect(await keptAs({ lastBackup: null, forgotten: null })).toEqual([
      'No good backup is known here.',
      'There was no clean-up yet: it comes at night.',
    ])
    const [, forgotten] = await keptAs({ lastBackup: null, forgotten: nothing })
    expect(forgotten).toMatch(/Nothing was old enough to be deleted\.$/)
  })

  it('works with an older gateway that knows neither, and says nothing about them', async () => {
    // An older gateway answers such a document with an error, as this fake does for everything unanswered.
    const element = await draw()
    await line.until('OwnerUpkeep')
    press(element, 'lift: Gracz 9')
    expect((await line.until('OwnerAct')).variables).toEqual({ act: { unban: 'b1' } })
    expect(element.shadowRoot?.querySelector('#log')?.textContent).toContain('show the log')
    expect(element.shadowRoot?.querySelector('#backup, #forgotten')).toBeNull()
    expect(await faults(element)).toEqual([])
  })

  it('fetches older reports from before the last one shown', async () => {
    const many = Array.from({ length: 100 }, (_, i) => ({ ...report(String(i), null), at: 1_000 - i }))
    line.answer('Reports', ({ variables }: { variables: Record<string, unknown> }) => ({
      reports: {
        __typename: 'Reports',
        reports: variables['before'] === null ? many : [report('old', null)],
      },
    }))
    const element = await draw()
    const reports = element.shadowRoot?.querySelector('#reports')
    reports?.querySelector<HTMLElement>('button.quiet')?.click()
    expect((await line.until('Reports', 2)).variables).toEqual({ before: 901 })
    await expect.poll(() => reports?.querySelectorAll('li').length).toBe(101)
    expect(reports?.querySelector('button.quiet')).toBeNull()
  })

  it('bans a guest together with their address on request, and shows the address without a name', async () => {
    const bans = [{ id: 'b2', name: '', isAddress: true, mute: false, until: Date.UTC(2026, 10, 4) }]
    line.answer('OwnerDesk', { ownerDesk: { __typename: 'OwnerDesk', ...desk, bans } })
    const element = await draw()
    expect(element.shadowRoot?.querySelector('#order li strong')?.textContent).toBe('address of a guest')
    element.shadowRoot?.querySelector<HTMLInputElement>('#reports li input')?.click()
    press(element, 'keep away: Gracz 1')
    expect((await line.until('OwnerAct')).variables).toEqual({
      act: { ban: { person: 'p9', lasts: 'DAY', mute: false, withAddress: true } },
    })
  })

  it('denies a role that a club gives, and undoes that', async () => {
    const member = { id: 'p2', name: 'Hanka', login: null, club: 'zory', given: ['ASSOCIATION'] }
    const shown = (roles: readonly string[], denied: readonly string[]): void =>
      line.answer('OwnerDesk', {
        ownerDesk: {
          __typename: 'OwnerDesk',
          ...desk,
          people: [{ ...member, roles, byClub: ['REFEREE'], denied }],
        },
      })
    shown(['REFEREE', 'ASSOCIATION'], [])
    line.answer('SetRoles', { setRoles: { __typename: 'Account', roles: [], denied: [] } })
    const element = await draw()
    const box = () =>
      [...(element.shadowRoot?.querySelectorAll('#people label') ?? [])]
        .find((label) => label.textContent.trim() === 'referee')
        ?.querySelector('input')
    expect([box()?.checked, box()?.disabled]).toEqual([true, false])
    shown(['ASSOCIATION'], ['REFEREE'])
    box()?.click()
    expect((await line.until('SetRoles')).variables).toEqual({
      account: 'p2',
      roles: ['ASSOCIATION'],
      denied: ['REFEREE'],
    })
    await expect.poll(() => [box()?.checked, box()?.disabled]).toEqual([false, false])
    box()?.click()
    expect((await line.until('SetRoles', 2)).variables).toEqual({
      account: 'p2',
      roles: ['ASSOCIATION'],
      denied: [],
    })
  })

  it('verifies somebody, and undoes it', async () => {
    line.answer('SetVerified', { setVerified: { __typename: 'Done', done: true } })
    const element = await draw()
    const box = () => element.shadowRoot?.querySelector<HTMLInputElement>('#people .verified input')
    expect(box()?.checked).toBe(false)
    const people = desk.people.map((one) => ({ ...one, verified: true }))
    line.answer('OwnerDesk', { ownerDesk: { __typename: 'OwnerDesk', ...desk, people } })
    box()?.click()
    expect((await line.until('SetVerified')).variables).toEqual({ account: 'p1', verified: true })
    await expect.poll(() => [box()?.checked, box()?.disabled]).toEqual([true, false])
    box()?.click()
    expect((await line.until('SetVerified', 2)).variables).toEqual({ account: 'p1', verified: false })
  })

  it('deletes an account after it was unfolded, and says why an account remains', async () => {
    line.answer('DeleteAccountOf', { deleteAccountOf: { __typename: 'Refused', code: 'LAST_OWNER' } })
    const element = await draw()
    const folded = element.shadowRoot?.querySelector<HTMLDetailsElement>('#people details')
    expect(folded?.open).toBe(false)
    folded?.querySelector('summary')?.click()
    folded?.querySelector('button')?.click()
    await expect
      .poll(() => element.shadowRoot?.querySelector('#people')?.textContent)
      .toMatch(/must be an owner/)
    const { variables } = await line.until('DeleteAccountOf')
    line.answer('DeleteAccountOf', { deleteAccountOf: { __typename: 'Done' } })
    line.answer('OwnerDesk', { ownerDesk: { __typename: 'OwnerDesk', ...desk, people: [] } })
    folded?.querySelector('button')?.click()
    await expect.poll(() => element.shadowRoot?.querySelectorAll('#people li').length).toBe(0)
    expect(variables).toEqual({ account: desk.people[0]?.id })
  })

  it('asks before it removes a club for good', async () => {
    const element = await draw()
    let variables: unknown
    line.answer('OwnerAct', (asked) => {
      variables = asked.variables
      return { ownerAct: { __typename: 'OwnerDesk', ...desk, clubs: [] } }
    })
    const clubs = [...(element.shadowRoot?.querySelectorAll<HTMLDetailsElement>('#clubs details') ?? [])]
    const folded = clubs.find((one) => one.querySelector(':scope > summary')?.textContent.trim() === 'remove')
    expect(folded?.open).toBe(false)
    expect(folded?.textContent).toContain('Its members are signed out for good')
    folded?.querySelector('button')?.click()
    await expect.poll(() => variables).toEqual({ act: { dropClub: desk.clubs[0]?.id } })
  })

  it('notifies the page after a decided request, but not after an allowed site', async () => {
    const element = await draw()
    let told = 0
    element.addEventListener(DecidedEvent.type, () => (told += 1))
    line.answer('OwnerAct', { ownerAct: { __typename: 'OwnerDesk', ...desk } })
    press(element, 'remove: https://club.example')
    await line.until('OwnerAct')
    await expect
      .poll(() => element.shadowRoot?.querySelector<HTMLButtonElement>('#requests button')?.disabled)
      .toBe(false)
    expect(told).toBe(0)
    line.answer('OwnerAct', { ownerAct: { __typename: 'OwnerDesk', ...desk, requests: [], waiting: 0 } })
    press(element, 'grant: Jan Kowalski')
    await expect.poll(() => told).toBe(1)
    expect(element.shadowRoot?.querySelector('#requests')).toBeNull()
  })
})

describe('stolik-setup', () => {
  const draw = (): Promise<StolikSetup> =>
    show(document.createElement('stolik-setup'), { server: line.base, lang: 'en' })
  /** Fills in the required fields and sends the form. */
  const send = (element: StolikSetup): void => {
    const installation = element.shadowRoot?.querySelector<HTMLInputElement>('input[name="installation"]')
    if (installation) installation.value = 'Klub karciany'
    const inner = element.shadowRoot?.querySelector('stolik-new-account')?.shadowRoot
    for (const [name, value] of [
      ['name', 'Ola'],
      ['username', 'ola'],
      ['new-password', 'karo as wino 10'],
    ] as const) {
      const input = inner?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (input) input.value = value
    }
    inner?.querySelector('form')?.requestSubmit()
  }
  beforeEach(() => line.answer('Installation', { installation: { ...desk.installation, hasOwner: false } }))

  it('has no faults that axe finds, and asks for the whole address where the code is missing', async () => {
    const element = await draw()
    await expect.poll(() => text(element)).toContain('#')
    expect(element.shadowRoot?.querySelector('form')).toBeNull()
    expect(await faults(element)).toEqual([])
  })

  it('asks for the association and an account, and says at the field what is wrong with it', async () => {
    history.replaceState(null, '', '#CODE')
    line.answer('SetUp', { setUp: { __typename: 'SettingsRefused', code: 'SITE_ON_DISK', field: 'site' } })
    const element = await draw()
    await expect.poll(() => element.shadowRoot?.querySelector('#installation')).toBeInstanceOf(HTMLElement)
    expect(await faults(element)).toEqual([])
    send(element)
    await expect
      .poll(() => element.shadowRoot?.querySelector('[aria-invalid="true"]')?.getAttribute('name'))
      .toBe('site')
    expect((await line.until('SetUp')).variables).toMatchObject({
      setup: { code: 'CODE', installation: 'Klub karciany' },
    })
    expect(await faults(element)).toEqual([])
  })

  it('shows the recovery codes after a refusal too, though the address has lost its code', async () => {
    history.replaceState(null, '', '#CODE')
    line.answer('SetUp', { setUp: { __typename: 'SettingsRefused', code: 'SITE_ON_DISK', field: 'site' } })
    const element = await draw()
    await expect.poll(() => element.shadowRoot?.querySelector('#installation')).toBeInstanceOf(HTMLElement)
    send(element)
    await expect.poll(() => element.shadowRoot?.querySelector('.refusal')).toBeInstanceOf(HTMLElement)
    const account = { name: 'Ola', login: 'ola', token: 't', refresh: 'r', expiresIn: 600 }
    line.answer('SetUp', { setUp: { __typename: 'SignedIn', ...account, recovery: ['aaaa-bbbb'] } })
    send(element)
    const codes = (): Element | null | undefined =>
      element.shadowRoot
        ?.querySelector('stolik-new-account')
        ?.shadowRoot?.querySelector('stolik-recovery-codes')
    await expect.poll(() => codes()?.shadowRoot?.textContent).toContain('aaaa-bbbb')
    expect(location.hash).toBe('')
    codes()?.querySelector('button')?.click()
    await expect.poll(() => text(element)).toContain('Done. You are the owner.')
  })

  it('says that there is an owner already', async () => {
    line.answer('Installation', { installation: desk.installation })
    history.replaceState(null, '', '#CODE')
    const element = await draw()
    await expect.poll(() => element.shadowRoot?.querySelector('a')?.getAttribute('href')).toBe('/owner')
    expect(await faults(element)).toEqual([])
  })
})

describe('stolik-ask-right', () => {
  const draw = (request: StolikAskRight['request'] = null): Promise<StolikAskRight> =>
    show(document.createElement('stolik-ask-right'), { server: line.base, lang: 'en', request })

  it('tells a person who is not signed in to do that first', async () => {
    const element = await draw()
    expect(text(element)).toContain('To announce an event, sign in or make an account.')
    expect(element.shadowRoot?.querySelector('form')).toBeNull()
    expect(await faults(element)).toEqual([])
  })

  it('asks with a reason, and then says that the request waits', async () => {
    await enter()
    line.answer('AskToAnnounce', {
      askToAnnounce: { __typename: 'RightRequest', status: 'WAITING', reason: 'The cup' },
    })
    const element = await draw()
    expect(await faults(element)).toEqual([])
    const reason = element.shadowRoot?.querySelector('textarea')
    if (reason) reason.value = 'The cup'
    element.shadowRoot?.querySelector('form')?.requestSubmit()
    await expect.poll(() => text(element)).toContain('Your request is sent.')
    expect((await line.until('AskToAnnounce')).variables).toEqual({ reason: 'The cup' })
    expect(element.shadowRoot?.activeElement?.getAttribute('role')).toBe('status')
    expect(await faults(element)).toEqual([])
  })

  it('lets a refused person ask again', async () => {
    await enter()
    const element = await draw({ status: 'REFUSED', reason: 'The cup' })
    expect(text(element)).toContain('You can ask again.')
    expect(element.shadowRoot?.querySelector('form')).not.toBeNull()
  })
})
