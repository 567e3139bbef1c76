/** The shared pieces of a card table that is only looked at. Importing this module defines `<stolik-plate>`. */
import '../card/playing-card.js'
import './plate.js'

export { defineShown } from './shown-table.js'
export { platesOf, type SeatFacts } from './plates.js'
export { placesOf, type Place } from './places.js'
export {
  noTrick,
  type HandCard,
  type Middle,
  type Plate,
  type Scene,
  type Stock,
  type Trick,
  type TrickCard,
} from './scene.js'
export { nameOf, placeOf, placeOfSeat, toShownCard, type Say, type Situation } from './situation.js'
