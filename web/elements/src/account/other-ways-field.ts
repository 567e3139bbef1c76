import type { Arg } from '@stolik/core'
import { html, type TemplateResult } from 'lit'

const name = 'others'

/** Whether what else signs in goes with the old password: ticked, since a stranger may have added it. */
export const removeOthersField = (
  say: (code: string, args?: Readonly<Record<string, Arg>>) => string,
): TemplateResult =>
  html`<label class="tick"
    ><input type="checkbox" name=${name} checked /><span>${say('forgot.others')}</span></label
  >`

export const removesOthers = (data: FormData): boolean => data.has(name)
