/** The ornament band as SVG text. */
import { at, dots, fill, haft, ink, stroke } from './svg.js'
import { heart, leaf, pomegranate, tulip } from './motifs.js'

/** A running stalk with flowers in its bends. */
const flowers =
  stroke('#4fa06a', 1.6, 'M0 12Q24-2 48 12T96 12T144 12T192 12') +
  at(24, 12, 0.18, tulip(), 90) +
  at(72, 12, 0.18, pomegranate(), 90) +
  at(120, 12, 0.18, tulip([haft.niebo, haft.len, haft.slonce]), 90) +
  at(168, 12, 0.17, heart(), -90) +
  [48, 96, 144, 0, 192]
    .map((x) => at(x, 12, 0.06, leaf('#4fa06a'), 40) + at(x, 12, 0.06, leaf('#4fa06a'), 220))
    .join('') +
  dots(haft.slonce, 1.3, [36, 18], [60, 6], [84, 6], [108, 18], [132, 18], [156, 6], [180, 6], [12, 18])

/** Returns one repeat of the band, in a box of 192 × 24. */
export const bandArt = (): string =>
  fill(ink, 'M0 0H192V24H0Z') + fill(haft.slonce, 'M0 1.500H192V2.500H0ZM0 21.500H192V22.500H0Z') + flowers
