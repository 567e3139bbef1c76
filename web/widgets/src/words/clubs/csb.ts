import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'clubs.title': 'Klubë',
  'clubs.loading': 'Wczëtëjã klubë…',
  'clubs.none': 'Ni ma tuwò jesz niżódnégò klubù.',
  'clubs.noneHint':
    'Klub je tuwò, czej gò wpisze òsoba, co prowadzy nã starnã, abò czej jegò grôczë są w ògłoszonym rankingù.',
  'clubs.away': 'Nie dało sã wczëtac klubów. Sprawdzë łączbã.',
  'clubs.again': 'spróbùjë jesz rôz',
  'clubs.search': 'Szëkba: klub abò môl',
  'clubs.notFound': 'Taczégò klubù tuwò ni ma.',
  'clubs.site': 'starna klubù',
  'clubs.in': 'W rankingach',
  'clubs.players': { one: '{n} òsoba', few: '{n} òsobë', many: '{n} òsobów', other: '{n} òsobë' },
}
