/** The shared pieces of a card table. Importing this module defines `<stolik-hand>` and `<stolik-plate>`. */
import '../card/playing-card.js'
import './hand.js'
import './plate.js'

export { GameTable } from './game-table.js'
export { tableStyles } from './game-table.styles.js'
export { platesOf, type SeatFacts } from './plates.js'
export { placesOf, type Place } from './places.js'
export {
  noTrick,
  type HandCard,
  type Middle,
  type Plate,
  type Scene,
  type Trick,
  type TrickCard,
} from './scene.js'
export { nameOf, placeOf, placeOfSeat, shown, type Say, type Situation } from './situation.js'
