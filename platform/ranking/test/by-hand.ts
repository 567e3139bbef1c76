/** Counts small seasons for tests that add them up by hand. */
import type { Points, Scheme } from '@stolik/contract/ranking/scheme'
import { expect } from 'vitest'
import { checkScheme, schemeProblemsIn } from '@stolik/ranking/check/check-scheme'
import { count, type HashedSheet, type Inputs } from '@stolik/ranking/count/index'
import { player, points, scheme, season, sheet } from './season.js'

/** Counts a valid scheme, with the sheets in both orders. */
export function counted(of: Scheme, sheets: readonly HashedSheet[], more: Partial<Inputs> = {}) {
  expect(schemeProblemsIn(of, null)).toEqual([])
  const first = count(of, season(sheets, more))
  const turned = count(of, season(sheets.toReversed(), more))
  if ('refused' in first || 'refused' in turned) throw new Error(JSON.stringify(first))
  expect(turned.result).toEqual(first.result)
  return first
}

export const scores = (of: Scheme, sheets: readonly HashedSheet[], more?: Partial<Inputs>) =>
  counted(of, sheets, more).result.all.map(({ place, person, score }) => [place, person, score])

export const teamScores = (of: Scheme, sheets: readonly HashedSheet[]) =>
  counted(of, sheets).result.teams.map(({ place, name, score }) => [place, name, score])

export const by = (more: Partial<Points>): Scheme => ({ ...scheme, count: { ...points, ...more } })

export const wrongWith = (of: Scheme): readonly string[] =>
  checkScheme(of, null).map(({ code, path }) => `${code} ${path}`)

/** One event of one table and series: points by player. */
export const event = (
  name: string,
  date: string,
  of: Readonly<Record<string, number>>,
  region: string | null = null,
) =>
  sheet(
    name,
    date,
    Object.entries(of).map(([person, own], i) => `${person} 1 1 ${i + 1} ${own} ${own} 9 1 0`),
    {
      region,
      players: Object.keys(of).map((person, i) => player(person, { place: i + 1 })),
    },
  )
