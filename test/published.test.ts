/** What the server publishes of rankings is what the elements read: both write its shape down, and the compiler compares. */
import { expect, expectTypeOf, it } from 'vitest'
import type { Published } from '@stolik/ranking/publish/published'
import type { PublishedPerson } from '@stolik/ranking/publish/published-person'
import type * as read from '../web/widgets/src/ranking/types.js'
import { rankingWords } from '../web/widgets/src/words/ranking/index.js'

it('documents of rankings are read as they are written', () => {
  expectTypeOf<Published>().toExtend<read.Published>()
  expectTypeOf<PublishedPerson>().toExtend<read.PublishedPerson>()
})

it('every status of an edition and every category has a word', async () => {
  const statuses = ['draft', 'provisional', 'final', 'withdrawn'] satisfies Published['status'][]
  const categories = ['women', 'junior', 'senior'] satisfies Published['categories'][number][]
  await rankingWords.need('pl')
  for (const status of statuses) expect(rankingWords.pl).toHaveProperty([`ranking.status.${status}`])
  for (const category of categories) expect(rankingWords.pl).toHaveProperty([`ranking.category.${category}`])
})
