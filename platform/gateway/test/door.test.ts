/** Every refusal of a table changes nothing. Invalid input of all kinds. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addBot,
  asker,
  guest,
  leave,
  look,
  openTiny,
  play,
  ready,
  sit,
  testApp,
  whole,
  type Asker,
  type TableAnswer,
} from './help.js'

let app: FastifyInstance
let ola: Asker
let jan: Asker
let eve: Asker
beforeEach(async () => {
  app = await testApp()
  ;[ola, jan, eve] = [await guest(app, 'Ola'), await guest(app, 'Jan'), await guest(app, 'Ewa')]
})
afterEach(() => app.close())

/** Three people at a table where Jan, in the second place, leads. Cards are dealt, and they are to bid. */
async function dealt(): Promise<{ id: string; seq: number }> {
  const { id } = await openTiny(ola)
  await sit(jan, id)
  await sit(eve, id)
  return look(ola, id)
}

describe('a move is refused', () => {
  const refusal = async (who: Asker, seq: number, move: string, id: string): Promise<string> => {
    const before = await Promise.all([look(ola, id), look(jan, id), look(eve, id)])
    const answer = await play(who, id, seq, move)
    expect(answer.__typename).toBe('Refused')
    const after = await Promise.all([look(ola, id), look(jan, id), look(eve, id)])
    expect(after.map(timeless)).toEqual(before.map(timeless))
    return answer.code
  }
  const timeless = ({ players, ...rest }: TableAnswer): object => ({ ...rest, players: players.length })

  it('that is not legal', async () => {
    const { id, seq } = await dealt()
    expect(await refusal(jan, seq, 'CA', id)).toBe('ILLEGAL')
  })
  it('out of turn', async () => {
    const { id, seq } = await dealt()
    expect(await refusal(ola, seq, 'pass', id)).toBe('NOT_YOUR_TURN')
  })
  it('with a stale sequence number, or one from the future', async () => {
    const { id, seq } = await dealt()
    expect(await refusal(jan, seq - 1, 'pass', id)).toBe('STALE')
    expect(await refusal(jan, seq + 1, 'pass', id)).toBe('STALE')
    expect(await refusal(jan, -5, 'pass', id)).toBe('STALE')
  })
  it('by someone who does not sit there', async () => {
    const { id, seq } = await dealt()
    expect(await refusal(await guest(app, 'Pan'), seq, 'pass', id)).toBe('NOT_SEATED')
  })
  it('by someone who has not entered', async () => {
    const { id, seq } = await dealt()
    expect(await refusal(asker(app), seq, 'pass', id)).toBe('NOT_SIGNED_IN')
    expect(await refusal(asker(app, 'nonsense'), seq, 'pass', id)).toBe('NOT_SIGNED_IN')
  })
  it.each(['', 'nonsense', 'pass ', 'PASS', '𝕡ass', '\u0000', 'x'.repeat(50_000), '{"a":1}', '__proto__'])(
    'in meaningless text: %j',
    async (text) => {
      const { id, seq } = await dealt()
      expect(await refusal(jan, seq, text, id)).toBe('UNREADABLE')
    },
  )
  it('before the cards are dealt, and once the table is closed', async () => {
    const { id, seq } = await openTiny(ola)
    expect((await play(ola, id, seq, 'pass')).code).toBe('NOT_PLAYING')
    const closed = await leave(ola, id)
    expect((await play(ola, id, closed.seq, 'pass')).code).toBe('NOT_SEATED')
  })
  it.each(['zzzzzzzz', '', '#', '+/x', 'a'.repeat(10_000), '../etc', 'constructor'])(
    'at an unknown table: %j',
    async (id) => {
      expect((await play(ola, id, 0, 'pass')).code).toBe('UNKNOWN_TABLE')
      expect((await look(ola, id)).code).toBe('UNKNOWN_TABLE')
    },
  )
})

describe('the same move sent twice', () => {
  it('gets the same answer, and changes nothing more', async () => {
    const { id, seq } = await dealt()
    const first = await play(jan, id, seq, 'pass')
    const again = await play(jan, id, seq, 'pass')
    expect(again).toMatchObject({ __typename: 'Table', seq: first.seq })
    expect((await play(jan, id, seq, '1')).code).toBe('STALE')
    expect((await play(ola, id, seq, 'pass')).code).toBe('STALE')
  })

  it('gets the same answer at the same time too', async () => {
    const { id, seq } = await dealt()
    const answers = await Promise.all([1, 2, 3].map(() => play(jan, id, seq, 'pass')))
    expect(answers.map((answer) => answer.seq)).toEqual([seq + 1, seq + 1, seq + 1])
  })

  it('is not two different moves: one of them is made, the other is stale', async () => {
    const { id, seq } = await dealt()
    const answers = await Promise.all(['pass', '1'].map((move) => play(jan, id, seq, move)))
    expect(answers.map((answer) => answer.code).toSorted()).toEqual(['STALE', undefined])
  })
})

describe('a chair', () => {
  it('is not taken twice', async () => {
    const { id } = await openTiny(ola)
    expect((await sit(jan, id, 'chair: 0')).code).toBe('TAKEN')
    expect((await sit(jan, id, 'chair: 2')).chair).toBe(2)
  })
  it.each([-1, 3, 2147483647])('number %i does not exist', async (chair) => {
    const { id } = await openTiny(ola)
    expect((await sit(jan, id, `chair: ${chair}`)).code).toBe('BAD_CHOICE')
    expect((await ola.get(`mutation { addBot(table: "${id}", chair: ${chair}) { ${whole} } }`)).code).toBe(
      'BAD_CHOICE',
    )
  })
  it('is one per player: the same request again succeeds, another is refused', async () => {
    const { id, seq } = await openTiny(ola)
    expect(await sit(ola, id)).toMatchObject({ chair: 0, seq })
    expect(await sit(ola, id, 'chair: 0')).toMatchObject({ chair: 0, seq })
    expect((await sit(ola, id, 'chair: 1')).code).toBe('SEATED_ALREADY')
  })
  it('is given to a bot only by somebody at the table', async () => {
    const { id } = await openTiny(ola)
    expect((await addBot(jan, id)).code).toBe('NOT_SEATED')
    expect((await leave(jan, id)).code).toBe('NOT_SEATED')
    expect((await ready(jan, id)).code).toBe('NOT_SEATED')
  })
  it('is not free once cards are dealt', async () => {
    const { id } = await dealt()
    expect((await sit(await guest(app, 'Pan'), id)).code).toBe('TAKEN')
    expect((await addBot(ola, id)).code).toBe('TAKEN')
  })
  it('is refused to somebody who has eight tables', async () => {
    for (let i = 0; i < 8; i++) expect((await openTiny(ola)).__typename).toBe('Table')
    expect((await openTiny(ola)).code).toBe('TOO_MANY')
    const { id } = await openTiny(jan)
    expect((await sit(ola, id)).code).toBe('TOO_MANY')
  })
})

describe('a table is not opened', () => {
  const open = (args: string): Promise<TableAnswer> => ola.get(`mutation { open(${args}) { ${whole} } }`)
  it.each([
    ['game: "chess", profile: "plain", chairs: 3', 'UNKNOWN_GAME'],
    ['game: "__proto__", profile: "plain", chairs: 3', 'UNKNOWN_GAME'],
    ['game: "tiny", profile: "none", chairs: 3', 'BAD_CHOICE'],
    ['game: "tiny", profile: "constructor", chairs: 3', 'BAD_CHOICE'],
    ['game: "tiny", profile: "plain", chairs: 5', 'BAD_CHOICE'],
    ['game: "tiny", profile: "plain", chairs: -1', 'BAD_CHOICE'],
    ['game: "tiny", profile: "plain", chairs: 3, length: 7', 'BAD_CHOICE'],
    ['game: "tiny", profile: "plain", chairs: 3, length: 0', 'BAD_CHOICE'],
  ])('with %s', async (args, code) => {
    expect((await open(args)).code).toBe(code)
  })
  it('by someone who has not entered', async () => {
    const answer = await asker(app).get(
      `mutation { open(game: "tiny", profile: "plain", chairs: 3) { ${whole} } }`,
    )
    expect(answer.code).toBe('NOT_SIGNED_IN')
  })
})

describe('a private table', () => {
  it('is seen and entered by invitation only, and is not in the lobby', async () => {
    const { id, invitation } = await openTiny(ola, 'private: true')
    expect(invitation).toMatch(/^[2-9a-z]{16}$/)
    expect(await jan.get<unknown[]>('{ lobby { id } }')).toEqual([])
    expect((await look(jan, id)).code).toBe('NOT_INVITED')
    expect((await sit(jan, id)).code).toBe('NOT_INVITED')
    expect((await sit(jan, id, 'invitation: "guess"')).code).toBe('NOT_INVITED')
    const invited = `invitation: "${invitation ?? ''}"`
    expect(await look(jan, id, invited)).toMatchObject({ id, invitation: null })
    expect((await sit(jan, id, invited)).chair).toBe(1)
    expect((await look(jan, id)).invitation).toBe(invitation)
  })
  it('is not shown by a subscription sent as a plain request', async () => {
    const { id } = await openTiny(ola, 'private: true')
    const { data, errors } = await jan.ask(`subscription { table(id: "${id}") { id } }`)
    expect(data).toBeNull()
    expect(errors).toHaveLength(1)
  })
  it('does not show its records to others', async () => {
    const { id } = await openTiny(ola, 'private: true')
    const record = `{ record(table: "${id}", hand: 0) { ... on Refused { code } } }`
    expect((await jan.get<{ code: string }>(record)).code).toBe('NOT_INVITED')
    expect((await ola.get<{ code: string }>(record)).code).toBe('NO_SUCH_RECORD')
  })
})

describe('ready', () => {
  it('is stale while a hand is played', async () => {
    const { id } = await dealt()
    expect((await ready(jan, id)).code).toBe('STALE')
  })
})
