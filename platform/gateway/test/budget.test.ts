/** Expensive work counts against budgets: one per address, and one for all together. */
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { admission, documentHash, mostKnown, tokensOf } from '../src/graphql/admission.js'
import { maxSameName, maxTokens } from '../src/graphql/limits.js'
import { realTime } from '../src/base/time.js'
import { budgetOf, payerAt, priceOfDocument, prices, type Budget, type Payer } from '../src/http/budget.js'
import { pools, type Tier } from '../src/http/quotas.js'
import { memoryRates } from '../src/http/rates.js'
import { fakeTime, testApp } from './help.js'
import { listen, message, opened, rawSocket } from './socket-help.js'

const from = (n: number): string => `10.0.${Math.floor(n / 250)}.${n % 250}`
const payer = (n: number) => (): Payer => payerAt(from(n))

const priceOf = (price: number | (() => number)): number => (typeof price === 'number' ? price : price())

/** People whose session says how well the gateway knows them. */
const tierOf = ({ session }: Payer): Promise<Tier> => Promise.resolve((session ?? 'newcomer') as Tier)
const known = (address: string, id: string, session: Tier = 'known'): Payer => ({
  address,
  session,
  person: { id },
})
const budgetAt = (time = fakeTime(), more = 1): Budget =>
  budgetOf({ rates: memoryRates(time), time, tierOf }, more)
/** Whether a price is paid. */
const pays = (budget: Budget, by: Payer, price: number): Promise<boolean> =>
  budget.pay(by, price).then(
    () => true,
    () => false,
  )
/** Pays a price as often as possible. Returns how often. */
async function spends(budget: Budget, by: Payer, price: number): Promise<number> {
  let times = 0
  while (await pays(budget, by, price)) times += 1
  return times
}

describe('the budget', () => {
  it('of an address is spent by it alone, and is refilled after ten seconds', async () => {
    const time = fakeTime()
    const budget = budgetAt(time)
    const pay = (n: number): Promise<void> => budget.pay(payerAt(from(n)), 500)
    for (let n = 0; n < 3; n++) await pay(1)
    await expect(pay(1)).rejects.toThrow('Try again in ten seconds')
    await pay(2)
    await time.advance(10_000)
    await pay(1)
  })

  it('of all addresses keeps a crowd from blocking the gateway', async () => {
    const budget = budgetAt()
    let spent = 0
    for (let n = 0; n < 10_000; n++)
      if (await pays(budget, payerAt(`10.${n % 250}.${n % 40}.1`), 20)) spent += 20
    expect(spent).toBeLessThanOrEqual(pools.everybody.size)
    await expect(budget.pay(payerAt('198.51.100.7'), 500)).rejects.toMatchObject({ statusCode: 429 })
  })

  it('of four addresses that spend all they can leaves a share for whoever comes then', async () => {
    const time = fakeTime()
    const budget = budgetAt(time)
    const attackers = ['192.0.2.1', '198.18.0.1', '203.0.113.1', '2001:db8:bad::1'].map(payerAt)
    const answers: boolean[] = []
    // A minute of 6.5 small requests a second from each, and of an honest guest who looks, asks for a hint and looks again.
    for (let tick = 0; tick < 390; tick++) {
      for (const attacker of attackers) await pays(budget, attacker, [20, 22, 300][tick % 3] ?? 20)
      if (tick % 17 === 0)
        answers.push(await pays(budget, payerAt('198.51.100.7'), tick % 85 === 0 ? 300 : 20))
      await time.advance(154)
    }
    expect(answers).toHaveLength(23)
    expect(answers.filter(Boolean)).toHaveLength(23)
  })

  it('of five networks that spend all they can leaves a hint and sixteen documents to whoever comes then', async () => {
    const budget = budgetAt()
    const attackers = ['192.0.2.1', '198.18.0.1', '203.0.113.1', '2001:db8:bad::1', '2001:db8:66::1'].map(
      payerAt,
    )
    for (let n = 0; n < 200; n++) for (const attacker of attackers) await pays(budget, attacker, 20)
    const guest = payerAt('198.51.100.7')
    expect(await pays(budget, guest, prices.hint)).toBe(true)
    expect(await spends(budget, guest, 20)).toBeGreaterThanOrEqual(16)
  })

  it('of one neighbourhood is spent by it alone, however many addresses it uses', async () => {
    const budget = budgetAt()
    let taken = 0
    for (let n = 0; n < 250; n++) taken += 20 * (await spends(budget, payerAt(`192.0.2.${n}`), 20))
    expect(taken).toBeLessThanOrEqual(3_000)
    expect(await pays(budget, payerAt('198.51.100.7'), 300)).toBe(true)
  })

  it('has a part for known people, and one for directors, also behind the same address as those who spend the rest', async () => {
    const budget = budgetAt()
    for (let network = 0; network < 200; network++) await spends(budget, payerAt(`10.${network}.0.1`), 20)
    for (let n = 0; n < 3; n++) await spends(budget, payerAt('192.0.2.7'), 1)
    expect(await pays(budget, payerAt('192.0.2.7'), 150)).toBe(false)
    expect(await pays(budget, known('192.0.2.7', 'new', 'newcomer'), 150)).toBe(false)
    expect(await pays(budget, known('192.0.2.7', 'ola'), 300)).toBe(true)
    for (let n = 0; n < 100; n++) await spends(budget, known(`10.${n}.0.2`, `old ${n}`), 20)
    expect(await pays(budget, known('192.0.2.7', 'jan'), 300)).toBe(false)
    // All papers of a series.
    expect(await pays(budget, known('192.0.2.7', 'ewa', 'director'), prices.printSeries)).toBe(true)
  })

  it('of a hall behind one address serves forty members who look at results', async () => {
    const budget = budgetAt()
    for (let n = 0; n < 40; n++) expect(await pays(budget, known('192.0.2.7', `m${n}`), 40)).toBe(true)
  })

  it('takes nothing for what it refuses', async () => {
    const budget = budgetAt()
    for (let n = 0; n < 20; n++) expect(await pays(budget, payerAt(from(1)), 1_501)).toBe(false)
    expect(await spends(budget, payerAt(from(1)), 500)).toBe(3)
  })

  it('refuses a flood without counting it, or telling its price', async () => {
    const time = fakeTime()
    const rates = memoryRates(time)
    let takings = 0
    const take: typeof rates.take = (taking) => {
      takings += 1
      return rates.take(taking)
    }
    const budget = budgetOf({ rates: { ...rates, take }, time, tierOf })
    const by = payerAt(from(1))
    await budget.pay(by, 1_490)
    await expect(budget.pay(by, 30)).rejects.toThrow('You have asked for much')
    takings = 0
    const priced: string[] = []
    for (let n = 0; n < 50; n++) {
      await expect(budget.pay(by, () => priced.push('told'))).rejects.toThrow('You have asked for much')
      await expect(budget.pay(by, 30)).rejects.toThrow('You have asked for much')
    }
    expect([takings, priced]).toEqual([0, []])
    await time.advance(10_000)
    await budget.pay(by, () => priced.push('told'))
    expect(priced).toEqual(['told'])
  })

  it('counts an IPv6 household as one address', async () => {
    const budget = budgetAt()
    await budget.pay(payerAt('2001:db8::1'), 1_500)
    await expect(budget.pay(payerAt('2001:db8::2'), 1)).rejects.toThrow()
    await budget.pay(payerAt('2001:db8:1::1'), 1)
  })

  it('grows with what the operator allows each address', async () => {
    expect(await spends(budgetAt(fakeTime(), 4), payerAt(from(1)), 500)).toBe(12)
  })
})

describe('a document', () => {
  const paid = () => {
    const prices: number[] = []
    const admit = (own: ReadonlySet<string> = new Set()) =>
      admission({ pay: (_, price) => Promise.resolve(void prices.push(priceOf(price))) }, own)
    return { prices, admit }
  }

  it('of our own elements costs nothing; others cost only if nobody has sent them lately', async () => {
    const { prices: spent, admit } = paid()
    const take = admit(new Set([documentHash('{ own }')]))
    expect(take('{ own }', payer(1))).toBeUndefined()
    await take('{ other }', payer(1))
    expect(spent).toEqual([priceOfDocument(3) + 1])
    expect(take('{ other }', payer(2))).toBeUndefined()
    for (let n = 0; n < mostKnown; n++) await take(`{ a${n} }`, payer(1))
    expect(take('{ other }', payer(2))).toBeInstanceOf(Promise)
  })

  it('with the schema costs more, each time', async () => {
    const { prices: spent, admit } = paid()
    const take = admit()
    await take('{ __schema { types { name } } }', payer(1))
    await take('{ __schema { types { name } } }', payer(1))
    expect(spent).toEqual([prices.schema + priceOfDocument(8) + 1, prices.schema])
    await take('{ __typename }', payer(1))
    expect(spent.at(-1)).toBe(priceOfDocument(3) + 1)
  })
})

describe('the price of a document', () => {
  it('grows with the square of its tokens', () => {
    expect([3, 100, 250, 500, 1_000].map(priceOfDocument)).toEqual([19, 25, 39, 76, 198])
  })

  it.each([
    ['{ a b }', 4],
    ['query Q($a: ID) { b(c: "# {{{") } # d e f', 16],
    // A parser reads only so much of it.
    ['{ a b "never ended', 3],
    ['{ a % b }', 2],
    ['', 0],
  ])('counts the tokens that are read: %s', (query, tokens) => {
    expect(tokensOf(query)).toBe(tokens)
  })

  it('is at most that of the longest accepted document', () => {
    const names = Array.from({ length: 5_000 }, (_, n) => `a${n}`)
    expect(tokensOf(`{${names.join(' ')}}`)).toBe(maxTokens)
  })
})

describe('a repetitive document', () => {
  const times = (n: number): string => `{ games { ${'id '.repeat(n)}} }`

  it('costs nothing, and is refused before it is parsed', async () => {
    const paid: number[] = []
    const pay: Budget['pay'] = (_, price) => Promise.resolve(void paid.push(priceOf(price)))
    const admit = admission({ pay }, new Set())
    await admit(times(maxSameName), payer(1))
    expect(paid).toHaveLength(1)
    await expect(admit(times(maxSameName + 1), payer(1))).rejects.toMatchObject({ statusCode: 400 })
    expect(paid).toHaveLength(1)
  })

  it('is told what to change', async () => {
    const app = await testApp({ time: realTime, rate: 600 })
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query: times(51) } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      errors: [
        {
          message: 'A document contains the same name at most 50 times.',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    })
    await app.close()
  })
})

describe('the gateway', () => {
  let app: FastifyInstance
  afterEach(() => app.close())
  const unknown = (n: number): string => `{ a${n}: games { id } }`
  const invented = (n: number, fields: number): string =>
    Array.from({ length: fields }, (_, i) => `no${n}x${i}`).join(' ')
  const post = (query: string) => app.inject({ method: 'POST', url: '/graphql', payload: { query } })

  it('refuses too many unknown documents, by POST and by GET, but still answers known ones', async () => {
    app = await testApp({ time: realTime, rate: 600 })
    expect((await post('{ games { id } }')).statusCode).toBe(200)
    const codes: number[] = []
    for (let n = 0; n < 250; n++) {
      codes.push((await post(unknown(n))).statusCode)
      expect((await post('{ games { id } }')).statusCode).toBe(200)
    }
    expect(codes[0]).toBe(200)
    expect(codes.at(-1)).toBe(429)
    const get = await app.inject({ url: `/graphql?query=${encodeURIComponent(unknown(99))}` })
    expect(get.statusCode).toBe(429)
    expect(get.json<{ errors: { extensions: object }[] }>().errors[0]?.extensions).toEqual({
      code: 'TOO_MANY',
    })
  })

  it('does not even parse too many documents of a socket', async () => {
    app = await testApp({ time: realTime, rate: 600 })
    const socket = rawSocket(await listen(app))
    await opened(socket)
    const ack = message(socket)
    socket.send('{"type":"connection_init"}')
    await ack
    const answers: string[] = []
    const all = new Promise<void>((done) =>
      socket.on('message', (data: Buffer) => {
        answers.push(data.toString())
        if (answers.length === 120) done()
      }),
    )
    // Each is invalid in its own way, so it is refused only when it is parsed.
    for (let n = 0; n < 120; n++)
      socket.send(
        JSON.stringify({
          id: `${n}`,
          type: 'subscribe',
          payload: { query: `subscription { ${invented(n, 200)} }` },
        }),
      )
    await all
    const count = (what: string): number => answers.filter((text) => text.includes(what)).length
    expect(count('Cannot query field')).toBeGreaterThan(10)
    expect(count('TOO_MANY') + count('Too many operations')).toBeGreaterThan(30)
    expect(count('Cannot query field')).toBeLessThan(80)
    socket.terminate()
  })

  it('answers only one query of the schema per document', async () => {
    app = await testApp()
    const { errors } = (
      await post('{ a: __schema { types { name } } b: __type(name: "Table") { name } }')
    ).json<{
      errors: { message: string }[]
    }>()
    expect(errors[0]?.message).toBe('A document may ask only once for the schema or a type of it.')
  })
})
