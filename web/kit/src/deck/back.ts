/** The back of the cards: Kashubian embroidery (haft) on navy with a margin of paper. It looks the same upside down. */
import { heart, leaf, pomegranate, rosette, stalk, tulip } from '../ornament/motifs.js'
import { at, dots, fill, haft, stroke } from '../ornament/svg.js'

const green = '#4fa06a'

const quarter =
  stalk('M125 175C104 142 74 150 64 116C56 84 92 68 125 84', haft.niebo, 4) +
  stalk('M64 116C66 94 54 84 52 62', haft.niebo, 4) +
  stalk('M92 148C66 138 46 154 46 175', haft.niebo, 4) +
  at(50, 52, 0.4, tulip(), -12) +
  at(84, 66, 0.3, tulip([haft.niebo, haft.len, haft.slonce]), -18) +
  at(66, 122, 0.22, leaf(green), -72) +
  at(86, 147, 0.22, leaf(green), 30) +
  at(57, 152, 0.18, leaf(green), -80) +
  at(60, 96, 0.2, leaf(green), 38) +
  dots(haft.slonce, 3.5, [92, 112], [102, 104], [34, 92], [34, 108])

const halfBack =
  quarter +
  `<g transform="translate(250 0) scale(-1 1)">${quarter}</g>` +
  at(125, 66, 0.6, pomegranate()) +
  at(125, 122, 0.36, tulip())

/** Returns the whole back; `id` is a prefix for the ids inside. */
export const back = (id: string): string =>
  fill(haft.len, 'M0 0H250V350H0Z') +
  fill(haft.granat, 'M20 11H230Q239 11 239 20V330Q239 339 230 339H20Q11 339 11 330V20Q11 11 20 11Z') +
  stroke(haft.slonce, 2, 'M19 19H231V331H19Z') +
  `<g id="${id}b">${halfBack}</g><use href="#${id}b" transform="rotate(180 125 175)"/>` +
  at(125, 175, 0.62, rosette([haft.mak, haft.len, haft.slonce])) +
  at(46, 175, 0.32, heart(), -90) +
  at(204, 175, 0.32, heart(), 90)
