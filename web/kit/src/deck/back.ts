/** The back of the cards: haft on navy, the same upside down. */
import { heart, leaf, pomegranate, rosette, stalk, tulip } from '../ornament/motifs.js'
import { at, fill, haft, stroke } from './svg.js'

const quarter =
  stalk('M125 175C110 140 70 150 62 110C56 80 90 66 125 82', haft.niebo, 4) +
  stalk('M70 135C48 140 34 158 34 175', haft.niebo, 4) +
  at(66, 92, 0.42, tulip(), -30) +
  at(60, 50, 0.34, tulip(), -40) +
  at(70, 130, 0.24, leaf('#4fa06a'), -70) +
  at(86, 118, 0.22, leaf('#4fa06a'), 60) +
  at(96, 76, 0.22, leaf('#4fa06a'), 10)

const halfBack =
  quarter +
  `<g transform="translate(250 0) scale(-1 1)">${quarter}</g>` +
  at(125, 62, 0.62, pomegranate()) +
  at(125, 118, 0.36, tulip([haft.niebo, haft.len, haft.slonce]))

/** The whole back; `id` is a prefix for the ids inside. */
export const back = (id: string): string =>
  fill(haft.granat, 'M0 0H250V350H0Z') +
  stroke(haft.len, 5, 'M14 14H236V336H14Z') +
  stroke(haft.slonce, 2, 'M22 22H228V328H22Z') +
  `<g id="${id}b">${halfBack}</g><use href="#${id}b" transform="rotate(180 125 175)"/>` +
  at(125, 175, 0.62, rosette([haft.mak, haft.len, haft.slonce])) +
  at(36, 175, 0.3, heart(), -90) +
  at(214, 175, 0.3, heart(), 90)
