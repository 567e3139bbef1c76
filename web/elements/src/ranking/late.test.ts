import { expect, it, vi } from 'vitest'
import { late } from './late.js'

it('fetches code once, tells everybody who asked, and tries again after a failure', async () => {
  const fetch = vi.fn<() => Promise<string>>()
  fetch.mockRejectedValueOnce(new Error('away')).mockResolvedValue('code')
  const teams = late(fetch)
  const asked = (): Promise<void> => new Promise((requestUpdate) => teams.need({ requestUpdate }))
  expect([teams.code, teams.failed]).toEqual([undefined, false])
  await asked()
  expect([teams.code, teams.failed]).toEqual([undefined, true])
  await asked()
  expect([teams.code, teams.failed]).toEqual(['code', false])
  teams.need({ requestUpdate: () => expect.unreachable() })
  expect(fetch).toHaveBeenCalledTimes(2)
})
