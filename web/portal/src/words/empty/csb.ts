import type { EmptyWords } from './words.js'

export const csb: EmptyWords = {
  example: 'przëmiôr',
  events: 'Tuwò bãdą turniére: czedë i dze, chto grô, lëstë na żëwò i wëniczi.',
  eventsNext: 'ògłoszë pierszi turniér',
  rankings: 'Tuwò bãdą rankindżi: môla, z czegò są wzãté, i wëdania, jaczé kòżdi mòże pòrechòwac jesz rôz.',
  rankingsNext: 'jak związk prowadzy ranczing',
  clubs: 'Tuwò bãdą klubë: dze grają, jich starnë i rankindżi.',
  clubsNext: 'co klub mòże miec na swójny starnie',
  replay:
    'Tuwò ùzdrzisz skùńczoné rozdanié, krok pò krokù i z rechùnkã. Swòje òtemkniesz przë stolëkù abò z lopka.',
  replayNext: 'zagrôj rozdanié',
  learn: 'Krótczé dzéle z przëmiarama, a pòtemù piérszé rozdanié, w jaczim przë kòżdim krokù je rada.',
}
