/** A club's own site says who a person is: once per page, for all elements. Whatever it says, they may play as a guest. */
import { faults, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import '../lobby/lobby.js'
import '../name/name.js'
import { gatewayAt } from './gateway.js'

const address = '/club/token'
const token = (n = 1): string => `head${n}.body.signature`
const pair = (n: number) => ({
  name: 'Anna Nowak',
  token: `access${n}`,
  refresh: `refresh${n}`,
  expiresIn: 600,
})
const signedIn = (n = 1) => ({ handOver: { __typename: 'SignedIn', login: null, ...pair(n) } })
const refused = (code: string) => ({ __typename: 'Refused', code })
const text = (body: string, status = 200): Response => new Response(status === 204 ? null : body, { status })
const json = (body: unknown): Response => Response.json(body)

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('Me', { me: { id: 'p1', name: 'Anna Nowak', tables: [], roles: [] } })
  line.answer('HandOver', signedIn())
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
  vi.restoreAllMocks()
})

const gate = (by = address) => {
  const made = gatewayAt(line.base)
  made.signInBy(by)
  return made
}
const operations = (): string[] => line.asked.map(({ operation }) => operation)

describe('sign-in by the club', () => {
  it.each([
    ['a text', () => text(token())],
    ['JSON', () => json({ token: token() })],
  ])('hands over the token from its site, given as %s, and then asks as its member', async (_, answer) => {
    const site = line.serve(address, answer)
    await gate().me()
    expect(site.asked).toMatchObject([{ credentials: 'include', cache: 'no-store' }])
    expect(line.asked.map(({ operation, token }) => [operation, token])).toEqual([
      ['HandOver', null],
      ['Me', 'access1'],
    ])
    expect(line.asked[0]?.variables).toEqual({ token: token() })
  })

  it('asks the site once, however many elements need it', async () => {
    const site = line.serve(address, () => text(token()))
    const both = [gate(), gate()]
    await Promise.all(both.map((one) => one.me()))
    expect(site.asked).toHaveLength(1)
    expect(operations()).toEqual(['HandOver', 'Me', 'Me'])
  })

  it('stores nothing about a member, and leaves the previous guest’s data alone', async () => {
    const key = `stolik.guest ${line.base}/graphql`
    const guest = JSON.stringify({ name: 'Ola', token: 'guest1' })
    localStorage.setItem(key, guest)
    line.serve(address, () => text(token()))
    const here = gate()
    await here.me()
    expect(here.guest.value?.name).toBe('Anna Nowak')
    expect(Object.values(localStorage)).toEqual([guest])
  })

  it('works where storage is blocked', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    line.serve(address, () => text(token()))
    const here = gate()
    await here.me()
    expect(here.guest.value?.name).toBe('Anna Nowak')
  })

  it('gets a new token after one was refused', async () => {
    let n = 0
    const site = line.serve(address, () => text(token(++n)))
    line.answer('HandOver', ({ variables }) =>
      variables['token'] === token(1) ? { handOver: refused('WRONG_CREDENTIALS') } : signedIn(),
    )
    const here = gate()
    await here.me()
    expect(here.club.value).toBe('member')
    expect(site.asked).toHaveLength(2)
  })

  it.each([
    ['nobody, by 204', () => text('', 204), 'nobody'],
    ['nobody, by 401', () => text('who?', 401), 'nobody'],
    ['nobody, by nothing', () => text(''), 'nobody'],
    ['nobody, by null', () => json({ token: null }), 'nobody'],
    [
      'nobody, by its page for signing in',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'nobody',
    ],
    ['no such address', () => text('not found', 404), 'failed'],
    ['something else', () => text('hello'), 'failed'],
    ['broken JSON', () => text('{'), 'failed'],
    ['that it is broken', () => text('', 500), 'away'],
    ['nothing', () => Promise.reject(new TypeError('down')), 'away'],
  ])('lets people play as guests when the site says %s', async (_, answer, word) => {
    line.serve(address, answer)
    const here = gate()
    await here.me()
    expect(here.club.value).toBe(word)
    expect(here.guest.value).toBeNull()
    expect(operations()).toEqual(['Me'])
  })

  it.each([
    ['WRONG_CREDENTIALS', 'failed', 2],
    ['TOO_MANY', 'away', 1],
    ['UNAVAILABLE', 'away', 1],
  ])('lets people play as guests when the gateway says %s', async (code, word, times) => {
    const site = line.serve(address, () => text(token()))
    line.answer('HandOver', { handOver: refused(code) })
    const here = gate()
    await here.me()
    expect(here.club.value).toBe(word)
    expect(site.asked).toHaveLength(times)
  })

  it('asks the next address when nobody is signed in at the first', async () => {
    line.serve(address, () => text('', 204))
    line.serve('/second/token', () => text(token()))
    const here = gate()
    here.signInBy('/second/token')
    await here.me()
    expect(here.club.value).toBe('member')
  })

  it('asks the club again when the session is over, but not endlessly', async () => {
    const clock = vi.spyOn(performance, 'now')
    clock.mockReturnValue(1_000_000)
    const site = line.serve(address, () => text(token()))
    const here = gate()
    await here.me()
    // The token is due for renewal, which is refused.
    clock.mockReturnValue(1_000_000 + 500_000)
    line.answer('Refresh', { refresh: refused('SIGN_IN_AGAIN') })
    line.answer('HandOver', signedIn(2))
    await here.me()
    await expect.poll(() => here.guest.value?.token).toBe('access2')
    expect(site.asked).toHaveLength(2)
    line.answer('Me', { me: null })
    await here.me()
    expect(here.club.value).toBe('failed')
    expect(here.guest.value).toBeNull()
    expect(site.asked).toHaveLength(2)
  })

  it('asks again when a person returns to the page after signing in at the club', async () => {
    const clock = vi.spyOn(performance, 'now')
    clock.mockReturnValue(1_000_000)
    let answer = (): Response => text('', 204)
    line.serve(address, () => answer())
    const here = gate()
    await here.me()
    answer = () => text(token())
    clock.mockReturnValue(1_020_000)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => here.guest.value?.name).toBe('Anna Nowak')
  })
})

describe('the page around a frame', () => {
  /** Adds the tag that the gateway writes into the page of a frame. */
  const may = (...origins: string[]): void => {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'stolik-sign-in', content: origins.join(' ') })
    document.head.append(meta)
  }
  /** Makes the page around answer questions; returns how often it was asked. */
  const answering = (answer: unknown): { readonly asked: number } => {
    const heard = { asked: 0 }
    parent.addEventListener(
      'message',
      ({ data, ports: [port] }: MessageEvent<{ readonly type?: string } | undefined>) => {
        if (data?.type !== 'stolik-token') return
        heard.asked += 1
        port?.postMessage(answer)
      },
      { signal: stop.signal },
    )
    return heard
  }
  let stop = new AbortController()
  beforeEach(() => (stop = new AbortController()))
  afterEach(() => {
    stop.abort()
    document.head.querySelectorAll('meta[name="stolik-sign-in"]').forEach((meta) => meta.remove())
  })

  it('provides its member’s token', async () => {
    may('https://other.example', location.origin)
    const page = answering({ token: token() })
    const here = gate('page:')
    await here.me()
    expect(here.club.value).toBe('member')
    expect(line.asked[0]?.variables).toEqual({ token: token() })
    expect(page.asked).toBe(1)
  })

  it.each([
    ['nobody', { token: null }, 'nobody'],
    ['nothing', undefined, 'nobody'],
    ['no token', { token: 'hello' }, 'failed'],
  ])('lets people play as guests when it says %s', async (_, answer, word) => {
    may(location.origin)
    answering(answer)
    const here = gate('page:')
    await here.me()
    expect(here.club.value).toBe(word)
    expect(operations()).toEqual(['Me'])
  })

  it('is not asked unless it belongs to the club', async () => {
    may('https://other.example')
    const page = answering({ token: token() })
    const here = gate('page:')
    await here.me()
    expect([here.club.value, page.asked]).toEqual(['failed', 0])
  })

  it('is given no more time than any other site', async () => {
    vi.useFakeTimers()
    may(location.origin)
    const here = gate('page:')
    const asked = here.me()
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(here.club.value).toBe('away')
    })
    await asked
    vi.useRealTimers()
    expect(operations()).toEqual(['Me'])
  })
})

describe('an element on a page where the club signs people in', () => {
  const put = (tag: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries({
      server: line.base,
      lang: 'en',
      'token-url': address,
      ...attributes,
    }))
      element.setAttribute(name, value)
    document.body.append(element)
    return element
  }
  const said = (element: Element | null | undefined): string =>
    (element?.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim()

  it('shows a member’s name, which only the club can change', async () => {
    line.serve(address, () => text(token()))
    const element = put('stolik-name')
    await expect.poll(() => said(element)).toBe('You play as Anna Nowak')
    expect(await faults(element)).toEqual([])
  })

  it.each([
    ['that one can sign in there', () => text('', 204), 'Sign in on its site'],
    ['that the site did not tell', () => text('', 500), 'The club’s site did not tell us'],
  ])('says %s, beside the field for a name', async (_, answer, sentence) => {
    line.serve(address, answer)
    const element = put('stolik-name')
    await expect.poll(() => said(element)).toContain(sentence)
    expect(shown(element.shadowRoot, 'input')).toBe('What name do you play under?')
    expect(await faults(element)).toEqual([])
  })

  it('continues a waiting action when the club has told the name', async () => {
    const element = put('stolik-lobby')
    let tell: (answer: Response) => void = () => undefined
    line.serve(address, () => new Promise((resolve) => (tell = resolve)))
    await line.push('Lobby', {
      lobby: [
        {
          id: 'abcdefgh',
          game: 'skat',
          profile: 'pzskat',
          speed: 'FREE',
          length: 3,
          phase: 'GATHERING',
          done: 0,
          players: [null, null, null],
        },
      ],
    })
    line.answer('Sit', { sit: { __typename: 'Table', id: 'abcdefgh', seq: 1 } })
    const went = new Promise((resolve) => element.addEventListener('stolik-go', resolve))
    await expect.poll(() => shown(element.shadowRoot, 'li.table button')).toBe('sit down')
    element.shadowRoot?.querySelector<HTMLElement>('li.table button')?.click()
    // The club takes so long that the element asks for a name.
    await expect
      .poll(() => shown(element.shadowRoot?.querySelector('stolik-name')?.shadowRoot, 'input'))
      .toBe('What name do you play under?')
    tell(text(token()))
    await went
    expect(line.asked.map(({ operation, token }) => [operation, token])).toContainEqual(['Sit', 'access1'])
  })
})
