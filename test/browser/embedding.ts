/** Shared by the journeys on club pages: a gateway that knows the clubs, tables to sit down at, and a record of the console. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { ClubSite } from './club-site.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { act, mouse } from './play.js'
import { myTurn, type View } from './table.js'
import { ofItsIcon } from './visit.js'

/** Starts a gateway whose operator has listed these clubs. */
export async function gatewayOf(...known: readonly ClubSite['club'][]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-clubs-'))
  const clubs = join(folder, 'clubs.json')
  writeFileSync(clubs, JSON.stringify(known))
  const gateway = await startGateway({ STOLIK_CLUBS: clubs })
  return {
    ...gateway,
    stop: async () => {
      await gateway.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Records every console message of a page and its frames, and every uncaught error. */
export function hear(page: Page): readonly string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (!ofItsIcon.test(message.text())) heard.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (!ofItsIcon.test(error.message)) heard.push(error.message)
  })
  return heard
}

export interface Script {
  readonly file: string
  readonly integrity: string
}
/** The pinned version of the script, as the gateway publishes it. */
export const pinned = async ({ url }: Served): Promise<Script> =>
  (await (await fetch(`${url}/embed/integrity.json`)).json()) as Script

/** The line that a club pastes. */
export const loader = ({ url }: Served, script?: Script): string =>
  script === undefined
    ? `<script type="module" src="${url}/embed/stolik.js"></script>`
    : `<script type="module" src="${url}/embed/${script.file}" integrity="${script.integrity}" crossorigin="anonymous"></script>`

type Answer = Readonly<
  Record<string, { readonly id?: string; readonly token?: string; readonly code?: string }>
>

async function order(url: string, query: string, variables: object, token?: string): Promise<Answer[string]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = (await response.json()) as { readonly data: Answer }
  const [answer] = Object.values(data)
  if (answer === undefined || answer.code !== undefined) throw new Error(JSON.stringify(data))
  return answer
}

export interface Gathering {
  readonly id: string
  /** The person who opened the table puts bots on all free chairs. */
  fill(): Promise<unknown>
  /** The person who opened the table leaves, and a bot plays for her. */
  leave(): Promise<unknown>
}

/** A table that a club member has opened, with two free chairs. */
export async function gathering(
  { url }: Served,
  game: string,
  profile: string,
  chairs: number,
): Promise<Gathering> {
  const of = '__typename ... on Refused { code }'
  const { token } = await order(url, `mutation { enter(name: "Zofia") { ${of} ... on Guest { token } } }`, {})
  const { id = '' } = await order(
    url,
    `mutation ($game: ID!, $profile: ID!, $chairs: Int!) {
      open(game: $game, profile: $profile, chairs: $chairs, length: ${chairs}, speed: FREE) { ${of} ... on Table { id } }
    }`,
    { game, profile, chairs },
    token,
  )
  const send = (what: string) => () =>
    order(url, `mutation ($id: ID!) { ${what}(table: $id) { ${of} } }`, { id }, token)
  return { id, fill: send('fillWithBots'), leave: send('leave') }
}

const labels = {
  pl: {
    open: 'otwórz stolik',
    sit: /^siadam tutaj/,
    ask: 'Pod jakim imieniem grasz?',
    me: 'ty',
    fill: /^(dodaj bota|dosadź boty)/,
  },
  de: {
    open: 'Tisch öffnen',
    sit: /^hier sitze ich/,
    ask: 'Unter welchem Namen spielst du?',
    me: 'du',
    fill: /^(Bot dazusetzen|mit Bots auffüllen)/,
  },
} as const

export interface Player {
  /** The name to type where a name is asked for; null where none may be asked for, because the club has given it. */
  readonly name: string | null
  readonly lang?: keyof typeof labels
  /** Opening one table of the page opens all: another one has been opened before. */
  readonly isOpen?: boolean
}

/** Replaces the facade by the table and sits down. */
export async function takeSeat(
  view: View,
  { id }: Gathering,
  { name, lang = 'pl', isOpen = false }: Player,
): Promise<void> {
  const { open, sit, ask, me } = labels[lang]
  const element = view.locator(`stolik-table[table="${id}"]`)
  const press = (label: string | RegExp) => element.getByRole('button', { name: label }).first().click()
  if (!isOpen) await press(open)
  if (name !== null) await element.getByRole('textbox', { name: ask }).fill(name)
  await press(sit)
  await element.getByText(me, { exact: true }).waitFor()
}

/** Sits down, fills the table with bots, and plays some moves. */
export async function sitAndPlay(view: View, table: Gathering, player: Player): Promise<void> {
  await takeSeat(view, table, player)
  const element = view.locator(`stolik-table[table="${table.id}"]`)
  // Where several chairs are free, the last button fills all of them.
  await element
    .getByRole('button', { name: labels[player.lang ?? 'pl'].fill })
    .last()
    .click()
  await element.locator('stolik-gathering').waitFor({ state: 'detached' })
  await table.leave()
  for (let move = 0; move < 4; move++) {
    const seen = await myTurn(view)
    if (seen.settled) return
    await act(view, seen, mouse)
  }
  await myTurn(view)
}
