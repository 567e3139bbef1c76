import { declares, flag, given } from '@stolik/kit/properties'
import { nothing } from 'lit'
import type { Table } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { onlookersWords } from '../words/onlookers/index.js'

/**
 * Says who else sees a table of an event that bars onlookers, or shows them each trick late.
 *
 * @element stolik-onlookers
 * @prop rule - how people who do not sit there may look at it
 * @attr late - whether the reader sees it one trick late
 */
export class StolikOnlookers extends declares(StolikElement, {
  rule: given<Table['onlookers']>('ALLOWED'),
  late: flag(),
}) {
  protected override readonly catalogues = [onlookersWords]

  protected override render(): unknown {
    if (this.late) return this.say('onlookers.late')
    return this.rule === 'ALLOWED' ? nothing : this.say(`onlookers.${this.rule}`)
  }
}

customElements.define('stolik-onlookers', StolikOnlookers)
