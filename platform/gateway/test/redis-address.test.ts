/** Where Redis is: one address, or what its sentinels say. */
import { expect, it } from 'vitest'
import { readConfig } from '../src/app/config.js'
import { connect, open } from '../src/store/redis/connect.js'
import { readRedisAddress } from '../src/store/redis/address.js'

it.each([
  [
    'redis+sentinel://a:1,b/cards',
    {
      sentinels: [
        { host: 'a', port: 1 },
        { host: 'b', port: 26_379 },
      ],
      name: 'cards',
      db: 0,
    },
  ],
  [
    'redis+sentinel://stolik:p%40ss@[fd00::1]:7/cards/3?sentinel_password=s%2Fp',
    {
      sentinels: [{ host: 'fd00::1', port: 7 }],
      name: 'cards',
      db: 3,
      username: 'stolik',
      password: 'p@ss',
      sentinelPassword: 's/p',
    },
  ],
  [
    'rediss+sentinel://:word@a/cards',
    {
      sentinels: [{ host: 'a', port: 26_379 }],
      name: 'cards',
      db: 0,
      password: 'word',
      tls: {},
      enableTLSForSentinelMode: true,
    },
  ],
])('reads %s', (text, options) => expect(readRedisAddress(text)).toEqual({ kind: 'sentinels', options }))

it('leaves a single address as it is', () =>
  expect(readRedisAddress('redis://:word@host:6380/2')).toEqual({
    kind: 'one',
    url: 'redis://:word@host:6380/2',
  }))

it.each([
  'redis+sentinel://a',
  'redis+sentinel:///cards',
  'redis+sentinel://a:99999/cards',
  'redis+sentinel://%zz@a/cards',
  'http://a/b',
])('does not take %s for one', (text) => expect(readRedisAddress(text)).toBeUndefined())

it('a wrong one stops the start, and is not quoted', () => {
  const env = {
    STOLIK_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://u@a/b',
    REDIS_URL: 'redis+sentinel://:word@a',
  }
  expect(() => readConfig(env)).toThrow(
    'REDIS_URL with sentinels must be like redis+sentinel://host:26379,host:26379/NAME, where NAME is the group of its primary.',
  )
})

it('sentinels that do not answer are not asked for ever at the start', async () => {
  const client = connect('redis+sentinel://127.0.0.1:9/cards')
  await expect(open(client, 300)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await expect.poll(() => client.status).toBe('end')
})
