/** Shared by the elements of the association's desk: their words, and redrawing when game words load. */
import type { Arg } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { allGameWords } from '@stolik/elements/event/game-words'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { gameWords } from '@stolik/elements/element/game-names'
import { deskWords } from '../words/ranking/index.js'
import { schemeWords } from '../words/scheme/index.js'
import { sayIn } from './pages/element.js'
import { RankingElement } from '@stolik/elements/ranking/element'

export abstract class DeskElement extends RankingElement {
  constructor() {
    super()
    redrawOnChange(this, gameWords)
    redrawOnChange(this, allGameWords)
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, deskWords, schemeWords]
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    sayIn(this.rooms, this.locale, code, args)

  protected get gate(): ReturnType<typeof gatewayAt> {
    return gatewayAt(this.server)
  }
}
