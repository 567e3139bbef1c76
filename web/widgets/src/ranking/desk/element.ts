/** What elements of the association's desk have in common: its words, and the line to the gateway. */
import { say, type Arg } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { gatewayAt } from '../../client/gateway.js'
import { allGameWords } from '../../event/game-words.js'
import { follow } from '../../follow.js'
import { gameWords } from '../../game-names.js'
import { deskWords } from '../../words/ranking/desk/index.js'
import { rankingWords } from '../../words/ranking/index.js'
import { schemeWords } from '../../words/ranking/scheme/index.js'
import { RankingElement } from '../element.js'

export abstract class DeskElement extends RankingElement {
  constructor() {
    super()
    follow(this, gameWords)
    follow(this, allGameWords)
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, deskWords, schemeWords]
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const { locale } = this
    const all = [deskWords[locale], schemeWords[locale], rankingWords[locale]]
    return say(all.find((words) => Object.hasOwn(words, code)) ?? {}, locale, code, args)
  }

  protected get gate(): ReturnType<typeof gatewayAt> {
    return gatewayAt(this.server)
  }
}
