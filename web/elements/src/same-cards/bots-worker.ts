/** Thinks for masters, in a thread of its own. */
import { seeded } from '@stolik/core'
import { thinkers } from './games.js'
import type { Answer, Asked } from './thread.js'

interface Scope {
  onmessage: ((event: MessageEvent<Asked>) => void) | null
  postMessage(answer: Answer): void
}

const scope = globalThis as unknown as Scope

async function answer({ game, mind, seed, within, effort = 1 }: Asked): Promise<Answer> {
  const think = await thinkers[game]?.()
  const until = performance.now() + within
  const budget = { effort, over: () => performance.now() >= until }
  return { move: think?.(mind, 'master', budget, seeded(seed)) }
}

scope.onmessage = ({ data }) => {
  answer(data).then(
    (answer) => scope.postMessage(answer),
    () => scope.postMessage({ move: undefined }),
  )
}
