import type { Arg } from '@stolik/core'
import { html, type TemplateResult } from 'lit'

const name = 'others'

/**
 * A checkbox for removing all other ways to sign in together with the old password. It is ticked, since a stranger may have
 * added them.
 */
export const removeOthersField = (
  say: (code: string, args?: Readonly<Record<string, Arg>>) => string,
): TemplateResult =>
  html`<label class="tick"
    ><input type="checkbox" name=${name} checked /><span>${say('forgot.others')}</span></label
  >`

export const removesOthers = (data: FormData): boolean => data.has(name)
