import type { PublishedProblem } from '@stolik/contract/published/problem'
import type { Locator } from 'playwright'

/** Answers as a person does: by a card, by cards that are put away, or by a call. */
export async function answerProblem(
  problem: Locator,
  { kind, moves }: Pick<PublishedProblem, 'kind' | 'moves'>,
  move: string,
): Promise<void> {
  if (kind === 'call') return problem.locator('.moves button').nth(moves.indexOf(move)).click()
  for (const card of move.split('+'))
    await problem.locator(`[part=question] button:has([card="${card}"])`).click()
  if (kind === 'discard') await problem.locator('.put').click()
}
