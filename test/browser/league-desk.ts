/** What the association does at the desk of a league. After each act it waits for what the page says about it. */
import type { Locator, Page } from 'playwright'
import { fill, press } from './director.js'

/** Presses a button, and waits until the page says that it is done. */
async function does(page: Page, button: string | Locator, told: string): Promise<void> {
  if (typeof button === 'string') await press(page, button)
  else await button.click()
  await page.getByRole('status').filter({ hasText: told }).waitFor()
}

/** Makes a league with two divisions; two players of each team play, and the best teams of the second go up. */
export async function makeLeague(page: Page, name: string, season: string): Promise<void> {
  await page.getByRole('heading', { name: 'nowa liga' }).waitFor()
  await fill(page, 'Nazwa ligi', name)
  await fill(page, 'Sezon, na przykład 2026/27', season)
  await press(page, 'jeszcze jedna klasa')
  const second = page.getByRole('group', { name: 'Klasa 2' })
  await second.getByRole('textbox', { name: 'Klasa 2' }).fill('II liga')
  await second.getByRole('textbox', { name: 'Ile drużyn awansuje' }).fill('1')
  await fill(page, 'Ilu zawodników gra w drużynie', '2')
  await fill(page, 'Ilu z nich punktuje', '2')
  await does(page, 'zakładam ligę', 'Liga jest założona.')
}

export interface Team {
  readonly name: string
  readonly club: string
  readonly home: string
  readonly players: readonly string[]
}

/** Enters a team of the second division with its line-up from the register. */
export async function enterTeam(page: Page, { name, club, home, players }: Team): Promise<void> {
  await press(page, 'nowa drużyna')
  const form = page.locator('stolik-league-team')
  const write = (label: string, value: string): Promise<void> =>
    form.getByRole('textbox', { name: label, exact: true }).fill(value)
  await write('Nazwa drużyny', name)
  await form.getByLabel('Klasa').selectOption({ label: 'II liga' })
  await write('Klub', club)
  await write('Gdzie gra u siebie', home)
  for (const player of players) {
    await form.getByRole('searchbox').fill(player)
    await form.getByRole('button', { name: 'szukam' }).click()
    await form.getByRole('button', { name: `do składu: ${player}` }).click()
    await form.getByRole('button', { name: `ze składu: ${player}` }).waitFor()
  }
  await does(page, form.getByRole('button', { name: 'dodaję drużynę' }), 'Drużyna jest zapisana.')
}

/** Draws fixtures in which all three teams meet, at one place. */
export async function drawFixtures(page: Page, first: string): Promise<void> {
  await page.getByRole('button', { name: 'losuję terminarz: II liga' }).click()
  await page.getByLabel('Ile drużyn spotyka się naraz').selectOption('3')
  await fill(page, 'Ile kolejek', '4')
  await page.getByLabel('Pierwsza kolejka').fill(first)
  await fill(page, 'Co ile dni następna', '14')
  await fill(page, 'Miejsce gry 1', 'Dom Kultury, Lębork')
  await does(page, 'losuję', 'Terminarz jest wylosowany.')
}

const ofDay = (page: Page, day: number, act: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${act}: Kolejka ${day},`) })

/** Unfolds a match day, unless it is open. */
async function unfold(page: Page, day: number): Promise<void> {
  const summary = page.locator('stolik-league-desk summary', { hasText: new RegExp(`^\\s*Kolejka ${day} `) })
  await summary.waitFor()
  if (!(await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open)))
    await summary.click()
}

/** The points of each team's two players. */
export type Points = Readonly<Record<string, readonly [number, number]>>

/** Enters the result of a match day from paper, or corrects it with a reason. */
export async function enterResult(
  page: Page,
  day: number,
  teams: readonly Team[],
  points: Points,
  reason?: string,
): Promise<void> {
  await unfold(page, day)
  await ofDay(page, day, 'wynik z papieru').click()
  for (const { name, players } of teams)
    for (const [i, player] of players.entries()) {
      const n = i + 1
      await page.getByRole('combobox', { name: `${name}: zawodnik ${n}` }).selectOption({ label: player })
      await page
        .getByRole('textbox', { name: `${name}: punkty zawodnika ${n}` })
        .fill(String(points[name]?.[i]).replace('-', '−'))
    }
  if (reason !== undefined) await fill(page, 'Powód', reason)
  await does(page, reason === undefined ? 'zapisuję wynik' : 'poprawiam wynik', 'Wynik jest zapisany.')
}

export async function postpone(page: Page, day: number, to: string, reason: string): Promise<void> {
  await unfold(page, day)
  await ofDay(page, day, 'przekładam').click()
  await page.getByLabel('Kiedy').fill(to)
  await fill(page, 'Powód', reason)
  await does(page, 'przekładam spotkanie', 'Spotkanie jest przełożone.')
}

/** Ends the season. The page says why, if it does not end yet. */
export async function endSeason(page: Page): Promise<void> {
  await press(page, 'kończę sezon')
  await press(page, 'tak, kończę sezon')
}

/** Makes the league of the next season as it is proposed. */
export async function makeNext(page: Page, season: string): Promise<void> {
  await press(page, 'proponuję następny sezon')
  await page.getByText('awanse i spadki są już zastosowane').waitFor()
  await fill(page, 'Sezon, na przykład 2026/27', season)
  await does(page, 'zakładam ligę', 'Liga jest założona.')
}
