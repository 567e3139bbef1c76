/**
 * Honest people at the gateway under attack. They come from another address than the attackers and send the documents of our
 * own elements.
 */
import {
  enter as entering,
  fillWithBots,
  findTable,
  open,
} from '../../web/elements/src/client/rare-documents.js'

const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' }

/** Whoever asks: their token, and their address if it is another. */
export interface Asker {
  readonly token?: string | undefined
  readonly address?: string
}

/** The answer of the only field. @throws what was refused */
export async function ask<T>(
  port: number,
  query: string,
  variables: object = {},
  { token, address = headers['x-forwarded-for'] }: Asker = {},
): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      ...headers,
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Record<string, T>; errors?: unknown }
  const [answer] = Object.values(data ?? {})
  if (answer === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
  return answer
}

const enter = (port: number): Promise<{ readonly token: string }> => ask(port, entering, { name: 'Danuta' })

/** Opens a long series with bots. */
export async function openWithBots(
  port: number,
): Promise<{ readonly token: string; readonly table: string }> {
  const { token } = await enter(port)
  const choice = { game: 'skat', profile: 'pzskat', chairs: 3, length: 36, speed: 'FREE', private: true }
  const { id } = await ask<{ id: string }>(port, open, choice, { token })
  await ask(port, fillWithBots, { table: id }, { token })
  return { token, table: id }
}

/** Whether a newcomer can find a table and sit down. */
export async function sitsDown(port: number): Promise<boolean> {
  try {
    const { token } = await enter(port)
    const found = await ask<{ __typename: string }>(port, findTable, {}, { token })
    return found.__typename === 'Table'
  } catch {
    return false
  }
}

/** Prints one paper, so that the thread that prints runs before the memory is measured. */
export async function printsPaper(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/rules/skat/pzskat.pdf`, { headers })
  const paper = await response.bytes()
  if (paper.subarray(0, 4).toString() !== '37,80,68,70') throw new Error(`no paper: ${response.status}`)
}

const notes = { control: 'c', penalties: 'p', exclusion: 'e', appeals: 'a', material: 'm', other: 'o' }

/** Sets up the installation as its owner and announces an event with a hundred places. */
export async function announceEvent(
  port: number,
  code: string,
): Promise<{ readonly event: string; readonly owner: string }> {
  const { token } = await ask<{ token: string }>(
    port,
    `mutation($code:String!){setUp(setup:{code:$code,name:"Ola",password:"correct horse battery",installation:"Klub",
      url:"https://cards.example"}){... on SignedIn{token} ... on SettingsRefused{code field}}}`,
    { code },
  )
  const format = {
    ...{
      id: 'evening-24',
      profile: 'pzskat',
      chairs: [3],
      bye: { points: 0, small: 0 },
      stake: null,
      tieBreaks: ['lot'],
    },
    series: [{ rounds: 6, minutes: 120, draw: 'LOTS' }],
    scoring: { scale: null, ties: 'MEAN' },
  }
  const { event } = await ask<{ event: string }>(
    port,
    'mutation($r:RegulationsInput!){announce(op:"a",regulations:$r){... on EventDone{event} ... on EventRefused{code problems{code args{text}}}}}',
    {
      r: {
        ...{
          name: 'Wieczór',
          place: 'Hala',
          organiser: 'Klub',
          starts: 1_900_000_000_000,
          game: 'skat',
          format,
        },
        // Its deals are sealed at once.
        mode: 'HALL',
        open: true,
        notes,
        sameCards: 'DIFFERENCE',
        capacity: 100,
      },
    },
    { token },
  )
  // Starts the thread that prints, which would be running on any evening.
  await fetch(`http://127.0.0.1:${port}/files/event/${event}/regulations.pdf`, { headers }).then((paper) =>
    paper.arrayBuffer(),
  )
  return { event, owner: token }
}
