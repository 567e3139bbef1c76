/** A club's own site says who one is: once a page, for all elements, and a guest may play whatever it says. */
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

describe('a club’s own sign-in', () => {
  it.each([
    ['a text', () => text(token())],
    ['JSON', () => json({ token: token() })],
  ])('hands over what its site says as %s, and asks as its member', async (_, answer) => {
    const site = line.serve(address, answer)
    await gate().me()
    expect(site.asked).toMatchObject([{ credentials: 'include', cache: 'no-store' }])
    expect(line.asked.map(({ operation, token }) => [operation, token])).toEqual([
      ['HandOver', null],
      ['Me', 'access1'],
    ])
    expect(line.asked[0]?.variables).toEqual({ token: token() })
  })

  it('is asked once, however many ask', async () => {
    const site = line.serve(address, () => text(token()))
    const both = [gate(), gate()]
    await Promise.all(both.map((one) => one.me()))
    expect(site.asked).toHaveLength(1)
    expect(operations()).toEqual(['HandOver', 'Me', 'Me'])
  })

  it('keeps nothing of a member, and leaves alone who one was here before', async () => {
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

  it('asks for a new token when one was refused', async () => {
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
  ])('lets one play as a guest where the site says %s', async (_, answer, word) => {
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
  ])('lets one play as a guest where the gateway says %s', async (code, word, times) => {
    const site = line.serve(address, () => text(token()))
    line.answer('HandOver', { handOver: refused(code) })
    const here = gate()
    await here.me()
    expect(here.club.value).toBe(word)
    expect(site.asked).toHaveLength(times)
  })

  it('asks the next address where the first has nobody', async () => {
    line.serve(address, () => text('', 204))
    line.serve('/second/token', () => text(token()))
    const here = gate()
    here.signInBy('/second/token')
    await here.me()
    expect(here.club.value).toBe('member')
  })

  it('asks the club anew when the session is over, but not for ever', async () => {
    const clock = vi.spyOn(performance, 'now')
    clock.mockReturnValue(1_000_000)
    const site = line.serve(address, () => text(token()))
    const here = gate()
    await here.me()
    // Ripe for renewal, which is refused.
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

  it('asks again when somebody comes back to the page after signing in there', async () => {
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
  /** What the gateway has written into the page of a frame. */
  const may = (...origins: string[]): void => {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'stolik-sign-in', content: origins.join(' ') })
    document.head.append(meta)
  }
  /** The page around answers what it is asked; gives how often. */
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

  it('gives the token of its member', async () => {
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
  ])('lets one play as a guest where it says %s', async (_, answer, word) => {
    may(location.origin)
    answering(answer)
    const here = gate('page:')
    await here.me()
    expect(here.club.value).toBe(word)
    expect(operations()).toEqual(['Me'])
  })

  it('is not asked when it is not the club’s', async () => {
    may('https://other.example')
    const page = answering({ token: token() })
    const here = gate('page:')
    await here.me()
    expect([here.club.value, page.asked]).toEqual(['failed', 0])
  })

  it('is waited for no longer than any site', async () => {
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

describe('an element where the club signs in', () => {
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

  it('says a member’s name, which is the club’s to change', async () => {
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

  it('goes on with what waits for a name when the club has told it', async () => {
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
    // The club takes so long that the name is asked for.
    await expect
      .poll(() => shown(element.shadowRoot?.querySelector('stolik-name')?.shadowRoot, 'input'))
      .toBe('What name do you play under?')
    tell(text(token()))
    await went
    expect(line.asked.map(({ operation, token }) => [operation, token])).toContainEqual(['Sit', 'access1'])
  })
})
