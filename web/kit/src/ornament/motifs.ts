/**
 * The motifs of Kashubian embroidery (haft) in our ornament. They are drawn in layers from dark to light, as a needle lays them.
 * Each fills a box from −50 to 50 and stands upright.
 */
import { dots, fill, haft, mirrored, stroke } from './svg.js'

/** The colours of a flower, from the outer layer to its heart. */
export type Layers = readonly [outer: string, inner: string, heart: string]

const blue: Layers = [haft.chaber, haft.niebo, haft.slonce]
const red: Layers = [haft.mak, '#f08a7e', haft.slonce]

export const tulip = ([outer, inner, heart]: Layers = blue): string =>
  mirrored(0, fill(outer, 'M0 48C-34 44-46 4-38-36C-20-30-6-10 0 14Z')) +
  fill(inner, 'M0 48C-24 34-22-12 0-46C22-12 24 34 0 48Z') +
  fill(heart, 'M0 42C-10 28-9 4 0-14C9 4 10 28 0 42Z')

export const heart = ([outer, inner, core]: Layers = red): string =>
  fill(
    outer,
    'M0 48C-9 30-48 8-48-19C-48-36-36-46-23-46C-12-46-4-39 0-29C4-39 12-46 23-46C36-46 48-36 48-19C48 8 9 30 0 48Z',
  ) +
  fill(
    inner,
    'M0 33C-8 18-34 4-34-17C-34-28-28-34-21-34C-11-34-4-26 0-13C4-26 11-34 21-34C28-34 34-28 34-17C34 4 8 18 0 33Z',
  ) +
  fill(core, 'M0 22C-5 12-17 6-17-6C-17-14-9-18 0-4C9-18 17-14 17-6C17 6 5 12 0 22Z')

export const pomegranate = ([outer, inner, core]: Layers = red): string =>
  fill(
    outer,
    'M-17-50Q-7-44-6-34Q-2-44 0-50Q2-44 6-34Q7-44 17-50L15-28C34-22 44-4 42 14C40 36 22 48 0 48S-40 36-42 14C-44-4-34-22-15-28Z',
  ) +
  fill(inner, 'M0-20C18-12 26 2 26 14C26 30 14 38 0 38S-26 30-26 14C-26 2-18-12 0-20Z') +
  dots(core, 5.5, [0, -2], [-11, 10], [11, 10], [0, 20], [-10, 28], [10, 28])

export const rosette = ([outer, inner, core]: Layers = blue): string =>
  dots(outer, 17, ...ring(6, 31)) +
  dots(inner, 9, ...ring(6, 30)) +
  dots(outer, 20, [0, 0]) +
  dots(core, 13, [0, 0])

/** A leaf from (0, 0) to (0, −100). */
export const leaf = (colour: string = haft.lisc): string =>
  fill(colour, 'M0 0C-34-24-30-72 0-100C30-72 34-24 0 0Z')

/** A curved stalk. */
export const stalk = (d: string, colour: string = haft.lisc, thick = 5): string => stroke(colour, thick, d)

/** Points on a circle, the first on top. */
function ring(n: number, r: number): [number, number][] {
  return Array.from({ length: n }, (_, i) => {
    const turn = (2 * Math.PI * i) / n
    return [Math.round(r * Math.sin(turn)), Math.round(-r * Math.cos(turn))]
  })
}
