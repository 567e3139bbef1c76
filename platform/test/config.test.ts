import { describe, expect, it } from 'vitest'
import { BadConfig, readConfig } from '../src/config.js'

describe('the settings', () => {
  it('need none to be made', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '::',
      origins: [],
      botDelay: 600,
      development: false,
    })
    expect(readConfig({}).data).toMatch(/\/var$/)
  })
  it('are read', () => {
    const env = { PORT: '0', STOLIK_RATE: '0', STOLIK_ORIGINS: ' https://a.example, https://b.example ' }
    expect(readConfig(env)).toMatchObject({
      port: 0,
      rate: undefined,
      origins: ['https://a.example', 'https://b.example'],
    })
  })
  it.each([
    [{ PORT: 'ninety' }, 'PORT must be a whole number from 0 to 65535, not “ninety”.'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not “65536”.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not “-1”.'],
    [{ STOLIK_BOT_DELAY: '1e3' }, 'STOLIK_BOT_DELAY must be a whole number from 0 to 60000, not “1e3”.'],
    [{ STOLIK_SECRET: 'short' }, 'STOLIK_SECRET must have at least 32 characters.'],
  ])('that make no sense are said in one line: %j', (env, line) => {
    expect(() => readConfig(env)).toThrow(new BadConfig(line))
  })
})
