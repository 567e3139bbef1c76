import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'club.nobody': 'Jes w klubie? Wlogùjë sã na jegò starnie, a mdzesz grôł pòd swòjim mionã i nôzwëskã.',
  'club.failed': 'Starna klubù nie rzekła nama, chto jes. Zagrôj jakno gòsc: sygnie miono.',
  'club.nameTaken': 'Gòspòdôrz starnë òdebrôł cë to miono. Pòd jaczim jinszim grôsz?',
}
