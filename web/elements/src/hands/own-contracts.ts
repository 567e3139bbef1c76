import { declares, given, property } from '@stolik/kit/properties'
import { css } from 'lit'
import { redrawOnChange } from '../base/follow.js'
import { plainLists } from '../base/lists.styles.js'
import { StolikElement } from '../element/element.js'
import { gameWords } from '../element/game-names.js'
import { playerPageWords } from '../words/player-page/index.js'
import { favourites, favouriteStyles, type Favourites } from './favourites.js'

/**
 * The wheel of a player's own contracts in one game, with their names and how many they won. It is an element of its own so that
 * the page of a player's own hands can load it after its first picture.
 *
 * @element stolik-own-contracts
 * @prop game - id of the game
 * @prop contracts - the kinds of contracts that the player has played
 */
export class StolikOwnContracts extends declares(StolikElement, {
  game: property(''),
  contracts: given<Favourites['contracts']>([]),
}) {
  static override styles = [
    plainLists,
    ...favouriteStyles,
    css`
      :host {
        display: block;
      }
    `,
  ]
  protected override readonly catalogues = [playerPageWords]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  protected override render(): unknown {
    const { game, contracts, locale } = this
    return favourites({ game, contracts }, { locale, say: (code, args) => this.say(code, args) })
  }
}

customElements.define('stolik-own-contracts', StolikOwnContracts)
