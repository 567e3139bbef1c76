import { availableParallelism } from 'node:os'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import { freePort } from '../../../test/servers/server.js'
import { exits } from '../src/base/bad-config.js'
import { BadConfig, readConfig } from '../src/app/config.js'
import { newKeyFile } from '../src/ranking/signing/signing.js'
import { openDatabase } from '../src/app/database.js'

const changing = {
  STOLIK_SECRET: '6a1f0c9e8d7b5a4938271605f4e3d2c1',
  STOLIK_SECRET_BEFORE: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  STOLIK_SECRET_FROM: '2027-01-01T04:00Z',
  STOLIK_SECRET_BEFORE_UNTIL: '2027-04-01',
}

describe('the settings', () => {
  it('can all be left out', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '::',
      origins: [],
      keepAddresses: 30 * 86_400_000,
      botDelay: 600,
      development: false,
    })
    expect(readConfig({ STOLIK_CORRECTIONS: '' }).corrections).toBeUndefined()
    expect(readConfig({}).thinkingThreads).toBe(Math.max(1, availableParallelism() - 1))
    expect(readConfig({}).data).toMatch(/\/var$/)
  })
  it('are read', () => {
    const env = { PORT: '0', STOLIK_RATE: '0', STOLIK_ORIGINS: ' https://a.example, https://b.example ' }
    expect(readConfig(env)).toMatchObject({
      port: 0,
      rate: undefined,
      origins: ['https://a.example', 'https://b.example'],
    })
    expect(readConfig({ STOLIK_ASSOCIATION: 'Zarząd, a@b.pl' }).association).toEqual(['zarzad', 'a@b.pl'])
    expect(readConfig({ STOLIK_THINKING_THREADS: '0' }).thinkingThreads).toBe(0)
    const mails = { STOLIK_SMTP: 'smtps://me:p%25@host', STOLIK_MAIL_FROM: ' Skat Rybnik <skat@a.example> ' }
    expect(readConfig(mails).smtp).toEqual({
      server: 'smtps://me:p%25@host',
      from: 'Skat Rybnik <skat@a.example>',
    })
    expect(readConfig({ STOLIK_SMTP: '', STOLIK_MAIL_FROM: '' }).smtp).toBeUndefined()
    for (const corrections of ['https://a.example/words?of=csb', 'mailto:words@a.example'])
      expect(readConfig({ STOLIK_CORRECTIONS: corrections }).corrections).toBe(corrections)
  })
  it('include a secret, the previous one, and the time of the change', () => {
    const secretBefore = {
      secret: changing.STOLIK_SECRET_BEFORE,
      from: Date.UTC(2027, 0, 1, 4),
      until: Date.UTC(2027, 3, 1),
    }
    expect(readConfig(changing)).toMatchObject({ secret: changing.STOLIK_SECRET, secretBefore })
    expect(readConfig({ ...changing, NODE_ENV: 'production' })).toMatchObject({ secretBefore })
    // A single process changes the secret when it starts.
    expect(readConfig({ ...changing, STOLIK_SECRET_FROM: '' }).secretBefore?.from).toBe(0)
    expect(readConfig({ STOLIK_SECRET: changing.STOLIK_SECRET }).secretBefore).toBeUndefined()
  })
  it('accept addresses and networks of proxies', () => {
    const all = ['loopback', 'uniquelocal', '10.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1']
    expect(readConfig({ STOLIK_PROXIES: all.join(', ') }).proxies).toEqual(all)
    expect(readConfig({ STOLIK_PROXIES: '' }).proxies).toEqual([])
    expect(readConfig({}).proxies).toEqual(['loopback'])
  })
  it('accept the parts of a database’s address, with any characters in a password', () => {
    const parts = { PGHOST: 'db', PGUSER: 'me', PGPASSWORD: 'a/b@c:%#?', PGDATABASE: 'cards' }
    const { database = '' } = readConfig(parts)
    expect(new pg.Client(database)).toMatchObject({
      host: 'db',
      port: 5432,
      user: 'me',
      password: 'a/b@c:%#?',
      database: 'cards',
    })
    expect(new pg.Client(readConfig({ ...parts, PGPORT: '6432' }).database).port).toBe(6432)
    expect(new pg.Client(readConfig({ ...parts, PGHOST: 'fd00::7' }).database).host).toBe('fd00::7')
    const socket = new pg.Client(readConfig({ ...parts, PGHOST: '/run/postgresql' }).database)
    expect(socket).toMatchObject({ host: '/run/postgresql', user: 'me', database: 'cards' })
    // With an address they have their usual meaning: defaults for missing parts.
    const whole = { DATABASE_URL: 'postgres://me@a/b', PGPASSWORD: 'x' }
    expect(readConfig(whole).database).toBe('postgres://me@a/b')
  })
  it('report unknown names, and suggest what was meant', () => {
    const env = { STOLIK_ORIGIN: 'https://a.example', STOLIK_METRICTOKEN: 'x', STOLIK_FOO: '1', FOO: '1' }
    expect(readConfig(env).unknown).toEqual([
      { setting: 'STOLIK_ORIGIN', meant: 'STOLIK_ORIGINS' },
      { setting: 'STOLIK_METRICTOKEN', meant: 'STOLIK_METRICS_TOKEN' },
      { setting: 'STOLIK_FOO' },
    ])
    expect(readConfig({ STOLIK_ORIGINS: '' }).unknown).toEqual([])
    const clubs = JSON.stringify([{ id: 'kartuzy', hs256: 'STOLIK_KARTUZY' }])
    const ofClub = { STOLIK_CLUBS: 'clubs.json', STOLIK_KARTUZY: randomBytes(32).toString('hex') }
    expect(readConfig(ofClub, () => clubs).unknown).toEqual([])
  })
  it.each([
    [
      { DATABASE_URL: 'postgres://me@a/b', PGHOST: 'a', PGUSER: 'me', PGDATABASE: 'b' },
      'DATABASE_URL and PGHOST both say where the database is: set one of them.',
    ],
    [{ PGPASSWORD: 'x', PGUSER: 'me' }, 'PGUSER, PGPASSWORD need PGHOST, which says where the database is.'],
    [{ PGHOST: 'db' }, 'PGHOST needs PGUSER and PGDATABASE.'],
    [
      { PGHOST: 'db host', PGUSER: 'me', PGDATABASE: 'b', PGPORT: 'x' },
      [
        'PGHOST must be a host such as db.example, or the folder of a socket.',
        'PGPORT must be a whole number from 0 to 65535, not “x”.',
      ].join('\n'),
    ],
    [{ PORT: 'ninety' }, 'PORT must be a whole number from 0 to 65535, not “ninety”.'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not “65536”.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not “-1”.'],
    [{ STOLIK_LOG_DAYS: '36501' }, 'STOLIK_LOG_DAYS must be a whole number from 0 to 36500, not “36501”.'],
    [{ STOLIK_ACT_DAYS: '364' }, 'STOLIK_ACT_DAYS must be at least 365: acts are kept for a year.'],
    [
      { STOLIK_THINKING_THREADS: '65' },
      'STOLIK_THINKING_THREADS must be a whole number from 0 to 64, not “65”.',
    ],
    [{ STOLIK_BOT_DELAY: '1e3' }, 'STOLIK_BOT_DELAY must be a whole number from 0 to 60000, not “1e3”.'],
    [
      { DATABASE_URL: 'mysql://me:secret@host/db' },
      'DATABASE_URL must begin with postgres://, such as postgres://user@host/name; in a password write / as %2F and @ as %40.',
    ],
    [
      { DATABASE_URL: 'secret' },
      'DATABASE_URL must begin with postgres://, such as postgres://user@host/name; in a password write / as %2F and @ as %40.',
    ],
    [
      { STOLIK_METRICS_TOKEN: 'short' },
      'STOLIK_METRICS_TOKEN must have at least 16 letters and digits: openssl rand -hex 32.',
    ],
    [
      { STOLIK_SMTP: 'https://me:secret@host', STOLIK_MAIL_FROM: 'a@b.example' },
      'STOLIK_SMTP must begin with smtp://, such as smtp://user@host/name; in a password write / as %2F and @ as %40.',
    ],
    [
      { STOLIK_SMTP: 'smtp://me:secret%@host', STOLIK_MAIL_FROM: 'a@b.example' },
      'STOLIK_SMTP must name a host, such as smtp://user:password@host:587, with % as %25.',
    ],
    [
      { STOLIK_SMTP: 'smtp:secret', STOLIK_MAIL_FROM: 'a@b.example' },
      'STOLIK_SMTP must name a host, such as smtp://user:password@host:587, with % as %25.',
    ],
    [
      { STOLIK_SMTP: 'smtps://me:secret@host' },
      'STOLIK_MAIL_FROM must be the sender of mails: stolik@host, or Name <stolik@host>.',
    ],
    [
      { STOLIK_SMTP: 'smtps://me:secret@host', STOLIK_MAIL_FROM: 'a@b.example, c@d.example' },
      'STOLIK_MAIL_FROM must be the sender of mails: stolik@host, or Name <stolik@host>.',
    ],
    [{ STOLIK_MAIL_FROM: 'a@b.example' }, 'STOLIK_MAIL_FROM needs STOLIK_SMTP, the server that sends mails.'],
    [{ STOLIK_SECRET: 'short' }, 'STOLIK_SECRET must have at least 32 characters.'],
    [
      { ...changing, STOLIK_SECRET_BEFORE: 'short' },
      'STOLIK_SECRET_BEFORE must have at least 32 characters.',
    ],
    [
      { ...changing, STOLIK_SECRET_BEFORE: changing.STOLIK_SECRET },
      'STOLIK_SECRET_BEFORE is the same as STOLIK_SECRET: create a new one with openssl rand -hex 32.',
    ],
    [{ ...changing, STOLIK_SECRET: '' }, 'STOLIK_SECRET_BEFORE needs STOLIK_SECRET, the new one.'],
    [
      { ...changing, STOLIK_SECRET_BEFORE_UNTIL: '' },
      'STOLIK_SECRET_BEFORE needs STOLIK_SECRET_BEFORE_UNTIL, such as 2027-03-01 or 2027-03-01T04:00Z.',
    ],
    [
      { ...changing, STOLIK_SECRET_BEFORE_UNTIL: '1 March' },
      'STOLIK_SECRET_BEFORE_UNTIL must be a time such as 2027-03-01 or 2027-03-01T04:00Z, not “1 March”.',
    ],
    [
      { ...changing, STOLIK_SECRET_FROM: '2027-02-30' },
      'STOLIK_SECRET_FROM must be a time such as 2027-03-01 or 2027-03-01T04:00Z, not “2027-02-30”.',
    ],
    [
      { ...changing, STOLIK_SECRET_FROM: '2027-03-01', STOLIK_SECRET_BEFORE_UNTIL: '2027-03-01' },
      'STOLIK_SECRET_BEFORE_UNTIL must be later than STOLIK_SECRET_FROM.',
    ],
    [
      { ...changing, STOLIK_SECRET_FROM: '', REDIS_URL: 'redis://a', DATABASE_URL: 'postgres://u@a/b' },
      'With REDIS_URL, STOLIK_SECRET_BEFORE needs STOLIK_SECRET_FROM, the time by which all processes have both.',
    ],
    [
      { ...changing, STOLIK_SECRET_BEFORE: '' },
      'STOLIK_SECRET_FROM and STOLIK_SECRET_BEFORE_UNTIL need STOLIK_SECRET_BEFORE, the old secret.',
    ],
    [
      { ...changing, NODE_ENV: 'production', STOLIK_SECRET_BEFORE: 'x'.repeat(64) },
      'In production STOLIK_SECRET_BEFORE must be a random value. Leave it out if the old secret was not random.',
    ],
    [
      { STOLIK_ORIGINS: 'https://a.example/x' },
      'STOLIK_ORIGINS lists “https://a.example/x”, which is not of the form https://host.',
    ],
    [
      { STOLIK_CORRECTIONS: 'javascript:alert(1)' },
      'STOLIK_CORRECTIONS must be an address: https://host/page, or mailto:name@host.',
    ],
    [{ STOLIK_ASSOCIATION: 'a b' }, 'STOLIK_ASSOCIATION names “a b”, which is not a login.'],
    [{ STOLIK_ORIGINS: '*' }, 'STOLIK_ORIGINS lists “*”, which is not of the form https://host.'],
    [
      { REDIS_URL: 'redis://a', STOLIK_SECRET: 'x'.repeat(32) },
      'REDIS_URL needs DATABASE_URL (or PGHOST): Redis keeps only what is being played.',
    ],
    [
      { REDIS_URL: 'redis://a', DATABASE_URL: 'postgres://u@a/b' },
      'REDIS_URL needs STOLIK_SECRET, the same for all processes.',
    ],
    [
      { STOLIK_PROXIES: '10.0.0.0/8, proxy.example' },
      'STOLIK_PROXIES lists “proxy.example”, which is neither an address nor a network such as 10.0.0.0/8, loopback, linklocal, uniquelocal.',
    ],
    [
      { STOLIK_PROXIES: '10.0.0.0/33' },
      'STOLIK_PROXIES lists “10.0.0.0/33”, which is neither an address nor a network such as 10.0.0.0/8, loopback, linklocal, uniquelocal.',
    ],
    [
      { STOLIK_LOG: 'loud' },
      'STOLIK_LOG must be one of trace, debug, info, warn, error, fatal, silent, not “loud”.',
    ],
    [
      { PORT: 'ninety', STOLIK_LOG: 'loud', STOLIK_CLUBS: '/none', REDIS_URL: 'redis://a' },
      [
        'PORT must be a whole number from 0 to 65535, not “ninety”.',
        'The file /none of STOLIK_CLUBS cannot be read.',
        'STOLIK_LOG must be one of trace, debug, info, warn, error, fatal, silent, not “loud”.',
        'REDIS_URL needs DATABASE_URL (or PGHOST): Redis keeps only what is being played.',
        'REDIS_URL needs STOLIK_SECRET, the same for all processes.',
      ].join('\n'),
    ],
    [{ STOLIK_CLUBS: '/none' }, 'The file /none of STOLIK_CLUBS cannot be read.'],
    [{ STOLIK_SIGNING_KEYS: '/none' }, 'The file /none of STOLIK_SIGNING_KEYS cannot be read.'],
  ])('that make no sense are reported, each in one line: %j', (env, line) => {
    expect(() => readConfig(env)).toThrow(new BadConfig(line))
  })
})

describe('the settings of production', () => {
  const weak = 'In production STOLIK_SECRET must be set to a random value: openssl rand -hex 32.'
  it.each([undefined, 'x'.repeat(64), 'changemechangemechangemechangeme'])(
    'do not accept the secret %s',
    (secret) => {
      const env = { NODE_ENV: 'production', ...(secret !== undefined && { STOLIK_SECRET: secret }) }
      expect(() => readConfig(env)).toThrow(new BadConfig(weak))
    },
  )
  it('accept a generated one', () => {
    const env = { NODE_ENV: 'production', STOLIK_SECRET: randomBytes(32).toString('hex') }
    expect(readConfig(env).secret).toBe(env.STOLIK_SECRET)
  })
})

describe('the keys of the association', () => {
  it('are read from their files, the one in use first', () => {
    const files: Record<string, string> = { '/new': newKeyFile('League'), '/old': newKeyFile('League') }
    const { signingKeys } = readConfig({ STOLIK_SIGNING_KEYS: '/new, /old' }, (file) => files[file] ?? '')
    expect(signingKeys.map((key) => key.public.id)).toEqual(
      Object.values(files).map((text) => (JSON.parse(text) as { id: string }).id),
    )
    expect(readConfig({}).signingKeys).toEqual([])
  })
  it.each([
    ['an empty file', ''],
    [
      'a key pair whose halves do not match',
      JSON.stringify({
        ...(JSON.parse(newKeyFile('A')) as object),
        private: (JSON.parse(newKeyFile('A')) as { private: string }).private,
      }),
    ],
    ['a key under another name', newKeyFile('League').replace('League', 'Other')],
  ])('are not %s', (_, text) => {
    expect(() => readConfig({ STOLIK_SIGNING_KEYS: '/key' }, () => text)).toThrow(
      new BadConfig(
        'The file /key of STOLIK_SIGNING_KEYS is not a key: npx stolik rank keygen FILE --association NAME makes one.',
      ),
    )
  })
})

describe('the file of clubs', () => {
  const ed25519 = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' })
  const good = { id: 'rybnik', ed25519: ed25519.toString('base64'), origins: ['https://rybnik.example:8443'] }
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({
    format: 'der',
    type: 'spki',
  })
  const read = (text: string, env: object = {}) =>
    readConfig({ STOLIK_CLUBS: 'clubs.json', ...env }, () => text).clubs

  it('is read', () => {
    expect(read(JSON.stringify([good]))).toMatchObject([
      {
        id: 'rybnik',
        signs: [{ algorithm: 'EdDSA' }],
        origins: ['https://rybnik.example:8443'],
        roles: [],
      },
    ])
    const shared = { id: 'kartuzy', hs256: 'KEY', roles: ['ORGANISER'] }
    const env = { KEY: randomBytes(32).toString('hex') }
    expect(read(JSON.stringify([shared]), env)).toMatchObject([
      { signs: [{ algorithm: 'HS256' }], roles: ['ORGANISER'] },
    ])
  })
  it('may name a club without a key: its sites show our elements, and its members sign in here', () => {
    const [club] = read(JSON.stringify([{ id: 'puck', origins: ['https://puck.example'] }]))
    expect(club).toMatchObject({ id: 'puck', origins: ['https://puck.example'] })
    expect(club).not.toHaveProperty('signs')
  })
  it('may name two keys of a club, with their periods', () => {
    const keys = [
      { ed25519: good.ed25519, until: '2027-04-01' },
      { hs256: 'KEY', from: '2027-03-01T04:00Z' },
    ]
    const env = { KEY: randomBytes(32).toString('hex') }
    const [club] = read(JSON.stringify([{ id: 'a', keys }]), env)
    expect(club?.signs).toMatchObject([
      { algorithm: 'EdDSA', until: Date.UTC(2027, 3, 1) },
      { algorithm: 'HS256', from: Date.UTC(2027, 2, 1, 4) },
    ])
  })
  it('may give public information about a club', () => {
    const club = { name: 'Skat Rybnik', place: 'Rybnik', site: 'https://rybnik.example/karty' }
    expect(read(JSON.stringify([{ ...good, ...club }]))).toMatchObject([club])
    expect(read(JSON.stringify([good]))[0]).not.toHaveProperty('name')
  })
  it.each<[string, unknown]>([
    ['must say its name and place', [{ ...good, name: '' }]],
    ['must say its name and place', [{ ...good, name: 'a\nb' }]],
    ['must say its name and place', [{ ...good, place: 'x'.repeat(101) }]],
    ['must give its site', [{ ...good, site: 'javascript:alert(1)' }]],
    ['must give its site', [{ ...good, site: 'https://me:secret@rybnik.example' }]],
    ['is not JSON', '{'],
    ['must hold a list', {}],
    ['Club 1 of STOLIK_CLUBS needs an id', [{}]],
    ['needs an id', [{ ...good, id: 'ä' }]],
    ['names the club rybnik twice', [good, good]],
    ['must have exactly one key', [{ ...good, hs256: 'KEY' }]],
    ['needs an Ed25519 public key', [{ ...good, ed25519: 'nonsense' }]],
    ['needs an Ed25519 public key', [{ ...good, ed25519: rsa.toString('base64') }]],
    ['in the variable KEY', [{ id: 'a', hs256: 'KEY' }]],
    ['must have either one key or a list', [{ ...good, keys: [{ ed25519: good.ed25519 }] }]],
    ['must have one or two keys in its list', [{ id: 'a', keys: [] }]],
    ['must have one or two keys in its list', [{ id: 'a', keys: good.ed25519 }]],
    ['must have one or two keys in its list', [{ id: 'a', keys: [1, 2, 3] }]],
    ['must have exactly one key: ed25519 or hs256', [{ id: 'a', keys: [{ until: '2027-03-01' }] }]],
    ['lists the same key twice', [{ id: 'a', keys: [1, 2].map(() => ({ ed25519: good.ed25519 })) }]],
    ['a time such as 2027-03-01', [{ id: 'a', keys: [{ ed25519: good.ed25519, until: 'soon' }] }]],
    ['a time such as 2027-03-01', [{ id: 'a', keys: [{ ed25519: good.ed25519, from: 2027 }] }]],
    [
      'a key that ends before it begins',
      [{ id: 'a', keys: [{ ed25519: good.ed25519, from: '2027-03-01', until: '2027-02-01' }] }],
    ],
    [
      'a key with an unknown field “til”',
      [{ id: 'a', keys: [{ ed25519: good.ed25519, til: '2027-02-01' }] }],
    ],
    ['without a path', [{ ...good, origins: ['https://rybnik.example/'] }]],
    ['without a path', [{ ...good, origins: ["https://a.example; script-src 'unsafe-inline'"] }]],
    ['may give the roles REFEREE and ORGANISER only', [{ ...good, roles: ['ASSOCIATION'] }]],
    ['an unknown field “secret”', [{ ...good, secret: 'x' }]],
  ])('is refused in one line that says %s', (line, clubs) => {
    const text = typeof clubs === 'string' ? clubs : JSON.stringify(clubs)
    expect(() => read(text, { KEY: 'x'.repeat(40) })).toThrow(BadConfig)
    expect(() => read(text, { KEY: 'x'.repeat(40) })).toThrow(line)
  })
})

describe('an unusable database', () => {
  it('is reported in one line, without the password in its address', async () => {
    const port = await freePort()
    const config = readConfig({ DATABASE_URL: `postgres://stolik:secret@127.0.0.1:${port}/stolik` })
    await expect(openDatabase(config, () => undefined)).rejects.toThrow(
      new BadConfig('The database at DATABASE_URL cannot be used (ECONNREFUSED).'),
    )
  })
  it.skipIf(!hasPostgres)('may be one that another process uses', async () => {
    const server = await startPostgres()
    try {
      const config = readConfig({ DATABASE_URL: server.url })
      const { store } = await openDatabase(config, () => undefined)
      await expect(openDatabase(config, () => undefined)).rejects.toThrow(
        new BadConfig(
          'Another Stolik is already using this database. Several processes need a common REDIS_URL.',
          undefined,
          exits.inUse,
        ),
      )
      await store.close()
    } finally {
      await server.end()
    }
  })
})
