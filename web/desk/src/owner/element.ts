/** What the owner's pages have in common: their words, and how a refusal is said. */
import { say, type Arg } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { html, nothing } from 'lit'
import { failureWords } from '@stolik/elements/element/failure'
import type { Failure } from '@stolik/elements/client/http'
import { StolikElement } from '@stolik/elements/element/element'
import { ownerWords } from '../words/owner/index.js'
import type { Refused } from './client.js'

export abstract class OwnerElement extends StolikElement {
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, ownerWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    const words = ownerWords[this.locale]
    return Object.hasOwn(words, code) ? say(words, this.locale, code, args) : super.say(code, args)
  }

  /** A refusal in a sentence. */
  protected why({ code }: Refused): string {
    const own = `owner.refused.${code}`
    return Object.hasOwn(ownerWords[this.locale], own)
      ? this.say(own)
      : failureWords(this.locale, code as Failure)
  }

  protected refusal(refused: Refused | null): unknown {
    return refused === null ? nothing : html`<p class="refusal" role="alert">${this.why(refused)}</p>`
  }
}

/** What the parts of the page are drawn from, and what they do. */
export interface Doing {
  readonly say: OwnerElement['say']
  readonly busy: boolean
  /** The refusal of what a part has tried last, as an alert; nothing for the others. */
  readonly refusal: (part: string) => unknown
  /** Does one thing; the desk as it is then is drawn. True when it was done. */
  readonly act: (part: string, act: object) => Promise<boolean>
}
