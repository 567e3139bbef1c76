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
        answers.push(() => resolve(Response.json({ data: { me: { requestsWaiting: 2 } } })))
      }),
  )
  const entry = document.createElement('li')
  entry.hidden = true
  entry.append(document.createElement('a'))
  const asked = [showRequestCount(entry, 'token', undefined), showRequestCount(entry, 'token', words)]
  await expect.poll(() => answers.length).toBe(1)
  for (const answer of answers) answer()
  await Promise.all(asked)
  expect(entry.hidden).toBe(false)
  expect(entry.textContent).toBe('Owner 2')
})
