/** `stolik drain`: says how much is left, and ends when nothing is. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@stolik/gateway/app/config'
import { serve, type Served } from '@stolik/gateway/app/serve'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remote } from '../../gateway/test/child.js'
import { tiny } from '../../gateway/test/help.js'
import { subscribe, watchTable } from '../../gateway/test/socket-help.js'
import { exitCode } from '../src/base/io.js'
import { drainCommand } from '../src/operator/drain.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-drain-'))
let served: Served
beforeAll(async () => {
  const env = {
    STOLIK_DATA: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    STOLIK_LOG: 'silent',
    STOLIK_BOT_DELAY: '0',
  }
  served = await serve(readConfig(env), [tiny], undefined)
})
afterAll(async () => {
  await served.stop()
  rmSync(folder, { recursive: true })
})

/** @param meanwhile what happens while the command waits */
async function drain(meanwhile: () => Promise<void>, ...args: readonly string[]) {
  const lines: string[] = []
  let now = 0
  const tell = (line: string): void => void lines.push(line)
  const io = { out: tell, error: tell, read: () => [] as never, now: () => now }
  const pause = async (ms: number): Promise<void> => {
    now += ms
    await meanwhile()
  }
  const call = { args: [...args, '--data', folder], io, env: {} }
  return { code: await exitCode(io, 'drain --help', () => drainCommand(call, pause)), lines }
}

const url = (): string => served.address.replace('localhost', '127.0.0.1')
const open =
  'mutation { open(game: "tiny", profile: "plain", chairs: 3) { __typename ... on Table { id } ... on Refused { code } } }'

it('waits for the tables in play, opens no others meanwhile, and goes on when told so', async () => {
  const { token } = await remote(url()).get<{ token: string }>(
    'mutation { enter(name: "Ola") { ... on Guest { token } } }',
  )
  const ola = remote(url(), token)
  const { id } = await ola.get<{ id: string }>(open)
  const table = subscribe(Number(new URL(url()).port), watchTable(id), token)
  await table.until(({ phase }) => phase === 'GATHERING')
  for (let n = 0; n < 2; n++) await ola.get(`mutation { addBot(table: "${id}") { __typename } }`)
  await table.until(({ phase }) => phase === 'PLAYING')

  const limited = await drain(() => Promise.resolve(), '--limit', '1')
  expect(limited.code).toBe(1)
  expect(limited.lines[0]).toBe('Tables in play: 1')
  expect(limited.lines[1]).toMatch(/^stolik: The time is over\./)
  expect(limited.lines).toHaveLength(2)

  let refused: unknown
  const leave = async (): Promise<void> => {
    refused ??= await ola.get(open)
    await ola.get(`mutation { leave(table: "${id}") { __typename } }`)
    table.close()
  }
  expect(await drain(leave)).toEqual({
    code: 0,
    lines: ['Tables in play: 1', 'No table is in play any more.'],
  })
  expect(refused).toEqual({ __typename: 'Refused', code: 'MAINTENANCE' })

  expect((await drain(leave, '--off')).code).toBe(0)
  expect(await ola.get(open)).toMatchObject({ __typename: 'Table' })
})
