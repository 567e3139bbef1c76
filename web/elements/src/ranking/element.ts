import { declares, property } from '@stolik/kit/properties'
import type { Words } from '@stolik/kit/words'
import { rankingWords } from '../words/ranking/index.js'
import { rankingFile } from './files.js'
import { PublishedElement } from './published-element.js'

/** The attributes that ranking elements share. */
export abstract class RankingElement extends declares(PublishedElement, {
  /** Id of the ranking. */
  ranking: property(''),
}) {
  protected override readonly words: Words = rankingWords

  /** Returns the address of a file of the ranking; null if the page names no ranking. */
  protected published(file: string): string | null {
    return this.complete ? rankingFile(this.server, this.ranking, file) : null
  }
}
