import type { Words } from '@stolik/kit/words'
import type { PropertyDeclarations } from 'lit'
import { rankingWords } from '../words/ranking/index.js'
import { rankingFile } from './files.js'
import { PublishedElement } from './published-element.js'

/** The attributes that ranking elements share. */
export abstract class RankingElement extends PublishedElement {
  static override properties: PropertyDeclarations = { ...PublishedElement.properties, ranking: {} }

  /** Id of the ranking. */
  declare ranking: string

  constructor() {
    super()
    this.ranking = ''
  }

  protected override readonly words: Words = rankingWords

  /** Returns the address of a file of the ranking; null if the page names no ranking. */
  protected published(file: string): string | null {
    return this.complete ? rankingFile(this.server, this.ranking, file) : null
  }
}
