/** Points are counted in sixtieths, so that thirds and shared places add up to whole points. */
import { unitsAPoint } from '@stolik/contract/shapes'

/** More would lose sixtieths when they are added up. */
const most = 1_000_000
/** How far a figure may be from a sixtieth: 0.33 is a third. */
const near = 0.25

export const unitsOf = (points: number): number => Math.round(points * unitsAPoint)

export const pointsOf = (units: number): number => units / unitsAPoint

/** Whether a figure is a number of sixtieths, as far as two decimals can write it. */
export function isPoints(points: number): boolean {
  const units = points * unitsAPoint
  return Math.abs(points) <= most && Math.abs(units - Math.round(units)) <= near
}
