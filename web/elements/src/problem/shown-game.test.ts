import { roomOf } from '@stolik/kit/words'
import type { ReactiveController } from 'lit'
import { afterEach, expect, it, vi } from 'vitest'
import { problemGames } from './games.js'
import { shownGame } from './shown-game.js'

afterEach(() => vi.restoreAllMocks())

it('is there only once its words have come, since an element that waits for other words draws what is there by then', async () => {
  const own = (await problemGames['skat']?.()) ?? expect.fail('no problems')
  let come: () => void = () => undefined
  const fetched = vi.fn<() => Promise<Record<string, string>>>(
    () => new Promise((resolve) => (come = () => resolve({}))),
  )
  vi.spyOn(problemGames, 'skat').mockResolvedValue({ ...own, words: roomOf(fetched) })
  const controllers: ReactiveController[] = []
  const requestUpdate = vi.fn<() => void>()
  const host = {
    ...{ addController: (one: ReactiveController) => void controllers.push(one), requestUpdate },
    ...{ removeController: () => undefined, updateComplete: Promise.resolve(true), isConnected: true },
  }
  const state = shownGame(
    host,
    () => 'skat',
    () => 'en',
    () => undefined,
  )
  for (const one of controllers) one.hostConnected?.()
  requestUpdate.mockClear()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect([state.loaded, requestUpdate.mock.calls]).toEqual([null, []])
  come()
  await vi.waitFor(() => expect(state.loaded?.game).toBe('skat'))
  expect(requestUpdate).toHaveBeenCalledOnce()
  for (const one of controllers) one.hostDisconnected?.()
})
