import { expect, it, vi } from 'vitest'
import { lazyCode } from './lazy-code.js'

it('fetches code once, tells everybody who asked, and tries again after a failure', async () => {
  const fetch = vi.fn<() => Promise<string>>()
  fetch.mockRejectedValueOnce(new Error('away')).mockResolvedValue('code')
  const teams = lazyCode(fetch)
  const asked = (): Promise<void> => new Promise((requestUpdate) => teams.load({ requestUpdate }))
  expect([teams.code, teams.failed]).toEqual([undefined, false])
  await asked()
  expect([teams.code, teams.failed]).toEqual([undefined, true])
  await asked()
  expect([teams.code, teams.failed]).toEqual(['code', false])
  teams.load({ requestUpdate: () => expect.unreachable() })
  expect(fetch).toHaveBeenCalledTimes(2)
})
