/** The director's desk: everything beyond the usual evening, and the messages where something cannot be done. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announce as announceAt, fill, open, press, section, told, withdraw } from './director.js'
import type { Served } from './gateway.js'
import { counted, Counter } from './presses.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { directorWith } from '../event/remote.js'
import { seatedGuests } from '../event/seated-guests.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
let organiser: Organiser & { readonly token: string }
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  organiser = await organiserAt(gateway)
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const announce = (page: Page, mode: string): Promise<string> => announceAt(page, gateway.url, organiser, mode)

/** Chooses a file; its content then appears in the form for review. */
async function choose(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
}

const names = [
  'Adam Bigus',
  'Barbara Cybula',
  'Cezary Dunst',
  'Dorota Ekert',
  'Edwin Formela',
  'Felicja Gawin',
]
const people = [...names.map((name) => `${name};Gdynia`), 'Grzegorz Hinc;Pelplin', 'Halina Itrych;Pelplin']

/** Lines of a table where all four hands were passed in. */
const passed = (table: number): readonly string[] =>
  Array.from({ length: 4 }, (_, hand) => `1;${table};${hand + 1};passed`)

describe('the director’s desk in the hall', () => {
  let page: Page
  let faults: readonly string[]
  let address: string
  beforeAll(async () => {
    ;({ page, faults } = await visit(browser))
    address = await announce(page, 'w sali')
  })

  it('takes a file of entries whole or not at all, and names the line that is wrong', async () => {
    await section(page, 'Zapisy')
    await open(page, 'Zapisz wielu z tabeli')
    await choose(page, ['name;club', ...people.slice(0, 7), `${people[0]}`])
    await press(page, 'zapisz wszystkich')
    expect(await told(page)).toContain('wiersz 9: Adam Bigus jest już w wierszu 2')
    await expect.poll(() => page.getByText('Nikt się jeszcze nie zapisał').count()).toBe(1)
    await choose(page, ['name;club', ...people])
    await press(page, 'zapisz wszystkich')
    await page.getByRole('rowheader', { name: 'Halina Itrych' }).waitFor()
  })

  it('shows how a file is read before it counts, and leaves out who is entered already', async () => {
    // Windows-1250, the surname first, with a title, a numbered column and one at its end that is empty.
    const file = Buffer.from(
      'Lista;;;\nLp.;Nazwisko i imi\xea;Klub;\n1;Bigus Adam;Gdynia;\n2;von der \xa3ab\xea\xbf Jan;\xafukowo;\n',
      'latin1',
    )
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: file })
    const preview = page.locator('.preview')
    await preview.getByText('To zapisze 1 osobę').waitFor()
    await page.getByText('Odczytano jako Windows-1250').waitFor()
    await preview.getByText('Jan von der Łabęż').waitFor()
    await preview.getByText('Na listach pod: von der Łabęż').waitFor()
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      expect(await axe(page), String(viewport.width)).toEqual([])
    }
    await preview.getByLabel('pomiń tych, którzy są już tak samo zapisani').check()
    await press(page, 'zapisz wszystkich')
    await page.getByRole('rowheader', { name: 'Jan von der Łabęż' }).waitFor()
    expect(await page.getByRole('rowheader', { name: 'Adam Bigus' }).count()).toBe(1)
    await expect.poll(() => preview.locator('table').count()).toBe(0)
    await open(page, 'Wypisanie')
    await withdraw(page, '9 Jan von der Łabęż')
  })

  it('changes an entry, and refuses a change that would make two players one', async () => {
    await press(page, 'zmień dane: Felicja Gawin')
    await page.getByRole('heading', { name: 'Zmiana danych: 6 Felicja Gawin' }).waitFor()
    await page.getByLabel('Imię i nazwisko').fill('Adam Bigus')
    await press(page, 'zapisz zmianę')
    expect(await told(page)).toContain('Adam Bigus')
    await page.getByLabel('Imię i nazwisko').fill('Felicja Gawińska')
    await page.getByLabel('Klub').fill('Wejherowo')
    await press(page, 'zapisz zmianę')
    const row = page.getByRole('rowheader', { name: 'Felicja Gawińska' })
    expect(await row.innerText()).toContain('Wejherowo')
    // The event update comes over another connection than the answer, and may come first.
    await page.getByRole('heading', { name: /Zmiana danych/ }).waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('changes the regulations with a reason, but not what the draw was based on', async () => {
    await section(page, 'Regulamin')
    await open(page, 'Zmień regulamin')
    await fill(page, 'Miejsce', 'Dom Kultury')
    await fill(page, 'Powód', 'świetlica zalana')
    await press(page, 'zmień regulamin')
    await page.getByText('· Dom Kultury').waitFor()
    await expect
      .poll(() => page.getByText('0,5 gr za punkt').or(page.getByText('1/2 gr za punkt')).count())
      .toBe(1)
  })

  it('lets a player leave a table that has been drawn', async () => {
    await section(page, 'Teraz')
    await press(page, 'losuj stoliki')
    await page.getByRole('button', { name: 'zaczynamy serię' }).waitFor()
    await section(page, 'Zapisy')
    await open(page, 'Wypisanie')
    await withdraw(page, '8 Halina Itrych')
    await page
      .getByRole('row', { name: /Halina Itrych/ })
      .getByText('wypisany')
      .waitFor()
    await section(page, 'Teraz')
    await press(page, 'zaczynamy serię')
    expect(await told(page)).toContain('Zapisy się zmieniły')
    await open(page, 'Zmień losowanie')
    const form = page.locator('form', { has: page.getByLabel('Kto wstaje') })
    await form.getByLabel('Kto wstaje').selectOption({ label: '8 Halina Itrych' })
    await form.getByLabel('Powód').fill('wyjechała')
    await form.getByRole('button', { name: 'wstaje od stolika' }).click()
    await page.getByRole('button', { name: /^[12].*Itrych/ }).waitFor({ state: 'detached' })
    await press(page, 'zaczynamy serię')
    await page.getByRole('button', { name: 'kończymy serię' }).waitFor()
  })

  it('sends a notice that all players see at once where they are, until it is withdrawn', async () => {
    const others = await Promise.all(
      ['', '/board', '/list/1/1'].map(async (path) => {
        const other = await visit(browser)
        await other.page.goto(`${address}${path}`)
        return other
      }),
    )
    const told = others.map((other) => other.page.getByRole('status').getByText('Obiad do drugiej.'))
    await open(page, 'Komunikat dla wszystkich')
    await page.getByLabel('Jeden wiersz').fill('Obiad\ndo drugiej.')
    await press(page, 'ogłoś wszystkim')
    for (const line of told) await line.waitFor()
    await press(page, 'wycofaj komunikat')
    for (const line of told) await line.waitFor({ state: 'detached' })
    for (const other of others) {
      expect(other.faults).toEqual([])
      await other.page.context().close()
    }
  })

  it('pauses play with a reason, and resumes it', async () => {
    await open(page, 'Przerwa albo więcej czasu')
    await press(page, 'wstrzymaj grę')
    await page.getByText('Gra wstrzymana').waitFor()
    await press(page, 'gramy dalej')
    await page.getByRole('button', { name: 'kończymy serię' }).waitFor()
  })

  it('takes the lists of all tables from a file, but none of them while a line is wrong', async () => {
    const small = (await page.getByRole('button', { name: /^1 / }).locator('.who').innerText()).split(
      '·',
    ).length
    const [one, two] = small === 3 ? [passed(1).slice(0, 3), passed(2)] : [passed(1), passed(2).slice(0, 3)]
    await open(page, 'Wpisz listy z pliku')
    const head = 'series;table;hand;line'
    await choose(page, [head, ...one, ...two.slice(0, -1), '1;2;9;passed'])
    await press(page, 'wpisz listy')
    expect(await told(page)).toMatch(/wiersz 8: .*rozdanie/)
    await choose(page, [head, ...one, ...two.slice(0, -1), two.at(-1)?.replace('passed', 'clubs') ?? ''])
    await press(page, 'wpisz listy')
    await page
      .getByRole('alert')
      .getByText(/Rozdanie \d nie mogło tak wyglądać/)
      .waitFor()
    await expect.poll(() => page.locator('.tile').getByText('bez wpisów').count()).toBe(2)
    await choose(page, [head, ...one, ...two])
    await press(page, 'wpisz listy')
    await page.getByText('Wszystkie listy są').waitFor()
  })

  it('enters a protest for a player, decides it, and takes their appeal', async () => {
    await section(page, 'Protesty')
    await open(page, 'Wpisz protest zawodnika')
    await page.getByLabel('Zawodnik').selectOption({ label: '1 Adam Bigus' })
    await fill(page, 'Stolik', '7')
    await fill(page, 'Co się stało', 'Lista nie zgadza się z kartami.')
    await press(page, 'wpisz protest')
    expect(await told(page)).toContain('W serii 1 nie ma stolika 7')
    await fill(page, 'Stolik', '1')
    await press(page, 'wpisz protest')
    await page.getByText('Protest 1: Adam Bigus, seria 1, stolik 1').waitFor()
    await fill(page, 'Decyzja:', 'Karty policzono jeszcze raz.')
    await press(page, 'odrzucam')
    await page.getByText('odrzucony').waitFor()
    await open(page, 'Wpisz odwołanie')
    await fill(page, 'Odwołanie', 'Policzono nie tę talię.')
    await press(page, 'wpisz odwołanie')
    await fill(page, 'Decyzja w odwołaniu:', 'To była ta talia.')
    await press(page, 'odrzucam')
    await page.getByText('odwołanie odrzucone').waitFor()
  })

  /** Writes down a protest of the first player. */
  async function enterProtest(text: string): Promise<void> {
    await section(page, 'Protesty')
    await open(page, 'Wpisz protest zawodnika')
    await page.getByLabel('Zawodnik').selectOption({ label: '1 Adam Bigus' })
    await fill(page, 'Stolik', '1')
    await fill(page, 'Co się stało', text)
    await press(page, 'wpisz protest')
    await page.getByText(text).waitFor()
  }

  it('decides a protest with one click and two presses', async () => {
    await enterProtest('Ktoś zajrzał do skata.')
    const counter = new Counter()
    const hand = counted(page, counter)
    await section(hand, 'Protesty')
    await page.locator('select.first:focus').waitFor()
    await hand.keyboard.type('n')
    await hand.keyboard.press('Enter')
    await page.locator('select.first').waitFor({ state: 'detached' })
    await page.getByRole('article').getByText('Nikt inny tego nie widział.').waitFor()
    expect([counter.clicks, counter.presses]).toEqual([1, 2])
  })

  it('corrects the list with the decision of a protest', async () => {
    await enterProtest('Grałem krojca, a zapisano pas.')
    const decision = page.locator('form', { has: page.locator('select.first') })
    await decision.locator('select.first').selectOption({ label: 'Zapis w liście był błędny.' })
    const fields = decision.locator('stolik-correct-deal')
    await fields.locator('select[name=hand]').selectOption({ label: '2' })
    await fields.locator('[data-column=who]').selectOption('1')
    await fields.locator('[data-column=game]').selectOption('clubs')
    // Half a reading decides nothing.
    await decision.getByRole('button', { name: 'uznaję', exact: true }).click()
    await fields.locator('.refusal').waitFor()
    await fields.locator('[data-column=with]').fill('1')
    await fields.locator('[data-column=end]').selectOption('won')
    await decision.getByRole('button', { name: 'uznaję', exact: true }).click()
    await decision.waitFor({ state: 'detached' })
    await page.getByRole('article').getByText('Zapis w liście był błędny.').waitFor()
    await section(page, 'Teraz')
    await page.locator('.tile').first().click()
    await page
      .locator('stolik-sheet')
      .getByRole('row', { name: /^2 ♣ Krojc/ })
      .waitFor()
  })

  it('asks the arbiter of the rule book, and gives the ruling with its clause', async () => {
    await section(page, 'Sędzia')
    await page.getByLabel('Co się stało?').selectOption({ label: 'Zła liczba kart po rozdaniu' })
    await page.getByLabel('Kiedy zgłoszono').selectOption({ label: 'przed końcem licytacji' })
    const proposal = page.locator('.proposal')
    await proposal.getByText('ten sam rozdaje jeszcze raz').waitFor()
    expect(await proposal.innerText()).toContain('pkt 3.2.9')
    await fill(page, 'Stolik', '2')
    await fill(page, 'Rozdanie nr', '3')
    await fill(page, 'Słowa sędziego', 'Karty leżały na podłodze.')
    await press(page, 'pokaż listę i zapis stolika')
    await page.locator('stolik-event-sheet').getByRole('heading', { name: 'Seria 1, stolik 2' }).waitFor()
    await press(page, 'tak rozstrzygam')
    const ruling = page.getByRole('article').filter({ hasText: 'Orzeczenie 1: seria 1, stolik 2' })
    await ruling.waitFor()
    const words = await ruling.innerText()
    for (const part of ['rozdanie 3', 'Zła liczba kart', 'ten sam rozdaje', 'pkt 3.2.9', 'na podłodze'])
      expect(words).toContain(part)
    expect(await proposal.count()).toBe(0)
  })

  it('rules on a revoke with one click and ten presses, and shows what follows before it is given', async () => {
    const counter = new Counter()
    const hand = counted(page, counter)
    await section(hand, 'Sędzia')
    await page.locator('select[name=question]:focus').waitFor()
    for (const [n, answer] of ['r', '2', 's', 'k', 'z'].entries()) {
      if (n > 0) await hand.keyboard.press('Tab')
      await hand.keyboard.type(answer)
    }
    const proposal = page.locator('.proposal')
    await proposal.getByText('pkt 4.2.3').waitFor()
    expect(await proposal.innerText()).toContain('−48')
    await hand.keyboard.press('Enter')
    const ruling = page.getByRole('article').filter({ hasText: 'Orzeczenie 2: seria 1, stolik 2' })
    await ruling.getByText('Renons zauważony zaraz').waitFor()
    expect([counter.clicks, counter.presses]).toEqual([1, 10])
  })

  it('begins a ruling at the list of a table, with table, deal and players filled in', async () => {
    await section(page, 'Teraz')
    await page.locator('.tile').nth(1).click()
    const seats = (await page.locator('.seat').allInnerTexts()).map((text) => text.trim())
    expect(seats.length).toBeGreaterThan(2)
    await page.getByLabel('Orzeczenie: czego dotyczy').selectOption({ label: 'rozdanie 3' })
    await press(page, 'zaczynam orzeczenie')
    await page.locator('select[name=question]:focus').waitFor()
    const form = page.locator('stolik-arbiter form')
    for (const [name, value] of [
      ['table', '2'],
      ['hand', '3'],
      ['series', '1'],
    ] as const)
      expect(await form.locator(`input[name=${name}]`).inputValue()).toBe(value)
    const named = await form.locator('.seat').allInnerTexts()
    expect(named.map((text) => text.trim())).toEqual(seats)
    await page.getByLabel('Co się stało?').selectOption({ label: 'Rozdający odkrył kartę' })
    await page.locator('.proposal').getByText('pkt 3.2.8').waitFor()
    await press(page, 'tak rozstrzygam')
    const ruling = page.getByRole('article').filter({ hasText: 'Orzeczenie 3: seria 1, stolik 2' })
    await ruling.getByText('rozdanie 3').waitFor()
    // The next ruling begins without a place.
    await section(page, 'Sędzia')
    expect(await form.locator('input[name=table]').inputValue()).toBe('')
  })

  it('has no accessibility faults on a phone and at a desk with everything opened', async () => {
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      for (const name of ['Teraz', 'Zapisy', 'Sędzia', 'Protesty', 'Kary', 'Wyniki', 'Regulamin']) {
        await section(page, name)
        const closed = page.locator('details:not([open]) > summary')
        while ((await closed.count()) > 0) await closed.first().click()
        expect(await axe(page), name).toEqual([])
        const over = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth
        expect(await page.evaluate(over), name).toBe(0)
      }
    }
  })

  it('shows the settlement of the stake to everybody', async () => {
    await page.goto(address)
    await section(page, 'Wyniki')
    const table = page.getByRole('table').filter({ hasText: 'Rozliczenie' })
    await table.waitFor()
    await expect.poll(() => table.getByRole('rowheader').count()).toBe(7)
    expect(faults).toEqual([])
  })
})

describe('the director’s desk online', () => {
  it('shows a finished hand card by card, from the view of each player', async () => {
    const { page, faults } = await visit(browser)
    const address = await announce(page, 'przez internet')
    await section(page, 'Zapisy')
    await open(page, 'Zapisz wielu z tabeli')
    await choose(page, ['name', ...names.slice(0, 3)])
    await press(page, 'zapisz wszystkich')
    await page.getByRole('rowheader', { name: 'Cezary Dunst' }).waitFor()
    await section(page, 'Teraz')
    await press(page, 'losuj stoliki')
    await press(page, 'zaczynamy serię')
    // One of them comes, and bots play for the others.
    const guests = seatedGuests(
      directorWith(gateway, organiser),
      address.slice(address.lastIndexOf('/') + 1),
      [],
    )
    await guests.seat(1)
    await guests.play(1)
    guests.leave()
    await page.getByRole('heading', { name: 'Wszystkie listy są' }).waitFor({ timeout: 60_000 })
    await page.locator('.tile').click()
    await open(page, 'Zapis gry, karta po karcie')
    const record = page.locator('stolik-record')
    await record.getByLabel('Rozdanie nr').selectOption('1')
    const board = record.locator('skat-shown')
    await board.waitFor()
    const step = record.getByRole('slider', { name: 'Krok rozdania' })
    const last = Number(await step.getAttribute('max'))
    expect(last).toBeGreaterThan(2)
    // A replay offers no moves, whoever's turn it was.
    expect(await board.locator('[data-move]').count()).toBe(0)
    const hand = board.locator('.open')
    const seen = new Set<string>()
    for (const name of names.slice(0, 3)) {
      await record.getByRole('combobox', { name: /^Karty/ }).selectOption({ label: `widzi ${name}` })
      await expect.poll(() => hand.locator('playing-card').count()).toBe(10)
      seen.add(
        await hand
          .locator('playing-card')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement & { card: string }).card).join()),
      )
    }
    expect(seen.size).toBe(3)
    await step.fill(String(last))
    await record.getByText(`${last} / ${last}`).waitFor()
    await record.getByRole('button', { name: 'wstecz' }).click()
    await record.getByText(`${last - 1} / ${last}`).waitFor()
    expect(faults).toEqual([])
  })
})
