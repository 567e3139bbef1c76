import { say, type Arg } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { StolikElement } from '../element/element.js'
import { accountWords } from '../words/account/index.js'

/** The base of all account elements, with their words. */
export abstract class AccountElement extends StolikElement {
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, accountWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(accountWords[this.locale], this.locale, code, args)
  }
}
