/** Shared by the owner's pages: their words, and refusals in words. */
import { say, type Arg } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { html, nothing } from 'lit'
import { refusalWords } from '@stolik/elements/account/refusal-words'
import type { Failure } from '@stolik/elements/client/http'
import { StolikElement } from '@stolik/elements/element/element'
import { accountWords } from '@stolik/elements/words/account/index'
import { ownerWords } from '../words/owner/index.js'
import type { Refused } from './client.js'

export abstract class OwnerElement extends StolikElement {
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, accountWords, ownerWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    const words = ownerWords[this.locale]
    return Object.hasOwn(words, code) ? say(words, this.locale, code, args) : super.say(code, args)
  }

  /** Explains a refusal in a sentence. */
  protected why({ code }: Refused): string {
    const own = `owner.refused.${code}`
    return Object.hasOwn(ownerWords[this.locale], own)
      ? this.say(own)
      : refusalWords(this.locale, code as Failure)
  }

  protected refusal(refused: Refused | null): unknown {
    return refused === null ? nothing : html`<p class="refusal" role="alert">${this.why(refused)}</p>`
  }
}
