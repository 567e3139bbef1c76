import type { Figure } from '@stolik/contract/ranking/figures'
import type { TieBreak } from '@stolik/contract/ranking/scheme'

/** The score of a team, before it has a place. */
export interface TeamScore extends TeamFigures {
  readonly name: string
  readonly score: number
  readonly members: readonly { readonly person: string; readonly score: number }[]
}

/** The figures for the tie-breaks of teams: sums over the members who count, but the maximum for `best`. */
export type TeamFigures = Readonly<Record<Extract<Figure, TieBreak> | 'lists' | 'best', number>>
