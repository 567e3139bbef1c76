/** The factors of a part by its field, as steps of the form. */
import type { RankingPart } from '@stolik/core'
import type { Step } from './figures.js'

export const sizeSteps = ({ sizes = [] }: RankingPart): readonly Step[] =>
  sizes.map(({ players, weight }) => [players, weight])

export const strengthSteps = ({ strengths = [] }: RankingPart): readonly Step[] =>
  strengths.map(({ place, weight }) => [place, weight])
