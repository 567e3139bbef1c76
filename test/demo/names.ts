/** People of the demo: invented, with names that are common in Kashubia and Silesia. */
import type { Chance } from './chance.js'

const first = [
  ...[
    'Agnieszka',
    'Alojzy',
    'Bożena',
    'Brunon',
    'Czesław',
    'Danuta',
    'Elżbieta',
    'Erwin',
    'Felicja',
    'Gerard',
  ],
  ...['Gertruda', 'Henryk', 'Hubert', 'Irena', 'Jerzy', 'Krystyna', 'Łucja', 'Maksymilian', 'Ola', 'Zyta'],
]
const last = [
  ...[
    'Bielecki',
    'Ceynowa',
    'Drewek',
    'Gruba',
    'Hirsch',
    'Kaszuba',
    'Koziołek',
    'Labudda',
    'Majkowski',
    'Nowok',
  ],
  ...['Plichta', 'Richert', 'Smuda', 'Szczypior', 'Trepczyk', 'Wrona', 'Zielke', 'Żur'],
]
export const clubs = ['Lębork', 'Żukowo', 'Rybnik', 'Bytów']

export interface Entrant {
  readonly name: string
  readonly club: string
}

/** The given number of people, all with different names. */
export function people(count: number, by: Chance): readonly Entrant[] {
  const names = new Set<string>()
  while (names.size < count) names.add(`${by.pick(first)} ${by.pick(last)}`)
  return [...names].map((name) => ({ name, club: by.pick(clubs) }))
}
