/** After kill -9 at any moment and a restart, no acknowledged move is lost, and the cards are the same. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecords } from '@stolik/core'
import { afterAll, describe, expect, it } from 'vitest'
import { endChildren, remote, startChild } from './child.js'
import { addBot, look, openTiny, play, ready, type Asker, type TableAnswer } from './help.js'
import { closed, opened, rawSocket } from './socket-help.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-crash-'))
afterAll(() => {
  endChildren()
  rmSync(folder, { recursive: true })
})

/** Plays for Ola until so many of her moves are acknowledged, or the series is over. */
async function playSome(
  ola: Asker,
  id: string,
  count: number,
  acknowledged: (hand: number, seat: number, move: string) => void,
): Promise<TableAnswer> {
  for (let made = 0; ;) {
    const seen = await look(ola, id)
    if (made >= count || seen.phase === 'FINISHED') return seen
    if (seen.phase === 'BETWEEN') await ready(ola, id)
    const seat = seen.view?.seat ?? null
    if (seen.view === null || seat === null || !seen.view.toAct.includes(seat)) continue
    const move = seen.view.legal[0] ?? ''
    const answer = await play(ola, id, seen.seq, move)
    if (answer.__typename === 'Refused') continue
    acknowledged(seen.hand ?? -1, seat, move)
    made += 1
  }
}

describe('a gateway that is killed', () => {
  it('continues with the same cards and every acknowledged move', { timeout: 120_000 }, async () => {
    const data = join(folder, 'crash')
    let child = await startChild(data)
    const entered = await remote(child.url).get<{ token: string }>(
      'mutation { enter(name: "Ola") { ... on Guest { token } } }',
    )
    const ola = (): Asker => ({ ...remote(child.url, entered.token), token: entered.token }) as Asker
    const { id } = await openTiny(ola(), 'length: 9, speed: FREE')
    await addBot(ola(), id)
    await addBot(ola(), id)

    const moves: string[][] = Array.from({ length: 9 }, () => [])
    const note = (hand: number, seat: number, move: string): void => {
      moves[hand]?.push(`${seat}:${move}`)
    }
    let last: TableAnswer | undefined
    for (const count of [1, 3, 4]) {
      last = await playSome(ola(), id, count, note)
      // A request is in progress at the kill. Whether answered or not, nothing acknowledged may be lost.
      const underWay = play(ola(), id, last.seq, last.view?.legal[0] ?? 'pass').then(
        (answer) =>
          answer.__typename === 'Table' &&
          note(last?.hand ?? -1, last?.view?.seat ?? -1, last?.view?.legal[0] ?? 'pass'),
        () => undefined,
      )
      expect((await child.kill('SIGKILL')).signal).toBe('SIGKILL')
      await underWay
      child = await startChild(data)
      const again = await look(ola(), id)
      expect(again.seq).toBeGreaterThanOrEqual(last.seq)
      expect(again.fairness?.commitment).toBe(
        again.hand === last.hand ? last.fairness?.commitment : last.fairness?.next,
      )
      if (again.hand === last.hand)
        expect(last.view?.hand).toEqual(expect.arrayContaining([...(again.view?.hand ?? [])]))
    }
    await playSome(ola(), id, 1_000, note)
    expect(moves.flat().length).toBeGreaterThan(15)
    for (const [hand, mine] of moves.entries()) {
      const { text } = await ola().get<{ text: string }>(
        `{ record(table: "${id}", hand: ${hand}) { ... on Record { text } } }`,
      )
      const [read] = readRecords(text)
      if (read === undefined || 'problem' in read) throw new Error('no record')
      const all = read.record.moves.map(({ seat, move }) => `${seat}:${move}`)
      expect(all).toEqual(expect.arrayContaining(mine))
    }
    expect(await child.kill('SIGTERM')).toMatchObject({ code: 0 })
  })
})

describe('a gateway', () => {
  it('stops cleanly on request, even with connected guests', { timeout: 60_000 }, async () => {
    const data = join(folder, 'stop')
    const child = await startChild(data)
    const socket = rawSocket(Number(new URL(child.url).port))
    await opened(socket)
    const end = closed(socket)
    expect(await child.kill('SIGINT')).toMatchObject({ code: 0 })
    expect(await end).toBe(1001)
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
    expect(statSync(data).mode & 0o777).toBe(0o700)
  })
})
