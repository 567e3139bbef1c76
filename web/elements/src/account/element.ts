import { StolikElement } from '../element/element.js'
import { accountWords } from '../words/account/index.js'

/** The base of all account elements, with their words. */
export abstract class AccountElement extends StolikElement {
  protected override readonly catalogues = [accountWords]
}
