/** Tests the number of requests that wait for an owner, in the head of each page. */
import { afterEach, expect, it, vi } from 'vitest'
import { showRequestCount } from './requests.js'
import type { Words } from './words/index.js'

afterEach(() => void vi.unstubAllGlobals())

const words = { owner: 'Owner' } as Words

it('is shown although the head asked again before the first answer came, in the current language', async () => {
  const answers: (() => void)[] = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push(() =>
          resolve(Response.json({ data: { me: { requestsWaiting: 2, recoveryWaits: null } } })),
        )
      }),
  )
  const entry = document.createElement('li')
  entry.hidden = true
  entry.append(document.createElement('a'))
  const none = (): void => undefined
  const asked = [
    showRequestCount(entry, 'token', undefined, none),
    showRequestCount(entry, 'token', words, none),
  ]
  await expect.poll(() => answers.length).toBe(1)
  for (const answer of answers) answer()
  await Promise.all(asked)
  expect(entry.hidden).toBe(false)
  expect(entry.textContent).toBe('Owner 2')
})

it('says that somebody recovers the account of the person, and leads to where they can cancel it', async () => {
  const answer = Response.json({ data: { me: { requestsWaiting: null, recoveryWaits: 1_700_000_000_000 } } })
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  const entry = document.createElement('li')
  const notices: HTMLElement[] = []
  const said = { ...words, recoveryWaits: 'Somebody set a new password' } as Words
  await showRequestCount(entry, 'another token', said, (notice) => void notices.push(notice))
  expect(entry.hidden).toBe(true)
  expect(notices.map(({ textContent }) => textContent)).toEqual(['Somebody set a new password'])
  expect(notices[0]?.querySelector('a')?.pathname).toBe('/account')
  // On the dark bar, at the foot of the screen, until the recovery is cancelled.
  expect(notices[0]?.querySelector('a')?.style.color).toBe('inherit')
  expect(notices[0]?.style.position).toBe('sticky')
  expect(notices[0]?.hidden).toBe(false)
  document.dispatchEvent(new Event('stolik-recovery-cancelled'))
  expect(notices[0]?.hidden).toBe(true)
})
