/** Checks a result in a thread of its own, because repeating the draws of a large event takes some seconds. */
import { readResults, verifying } from '@stolik/event/verify/verify'
import type { Answer, CheckRequest, Ready } from './check.js'
import { games } from './games.js'

interface Scope {
  onmessage: ((event: MessageEvent<CheckRequest>) => void) | null
  postMessage(answer: Answer | Ready): void
}

const scope = globalThis as unknown as Scope

/** All rules are fetched at once, so that a file of any game can be checked when the network is gone. */
const loaded = new Map(
  Object.entries(games).map(([id, { rules }]) => [id, rules().catch(() => undefined)] as const),
)

async function check({ text }: CheckRequest): Promise<void> {
  scope.postMessage({ step: { step: 'read' } })
  const read = readResults(text)
  if ('bad' in read) return scope.postMessage(read)
  const run = verifying(read, await loaded.get(read.file.content.game.id))
  let turn = run.next()
  while (turn.done !== true) {
    scope.postMessage({ step: turn.value })
    turn = run.next()
  }
  scope.postMessage({ checked: turn.value })
}

scope.onmessage = ({ data }) => {
  check(data).catch(() => scope.postMessage({ failed: true }))
}

void Promise.all(loaded.values()).then((all) => {
  if (all.every((rules) => rules !== undefined)) scope.postMessage({ ready: true })
})
