/** The elements have words for everything in published rankings. */
import { expect, it } from 'vitest'
import type { Published } from '@stolik/contract/published/ranking'
import { rankingWords } from '../web/elements/src/words/ranking/index.js'

it('every status of an edition and every category has a word', async () => {
  const statuses = ['draft', 'provisional', 'final', 'withdrawn'] satisfies Published['status'][]
  const categories = ['women', 'junior', 'senior'] satisfies Published['categories'][number][]
  await rankingWords.need('pl')
  for (const status of statuses) expect(rankingWords.pl).toHaveProperty([`ranking.status.${status}`])
  for (const category of categories) expect(rankingWords.pl).toHaveProperty([`ranking.category.${category}`])
})
