import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'assoc.title': 'Dlô związków',
  'assoc.lead':
    'Jak związk prowadzy tuwò swój ranking, skądka kòżdi wié, że wënik sã zgôdzô, i co zrobic pò régi.',
  'assoc.editions': 'Ranking w wëdaniach',
  'assoc.editionsText':
    'Kòżdé wëdanié je pòdpisóné kluczã związkù i òstôwô taczé, jaczé wëszło. Pòprawka to nowé wëdanié, co rzecze, co i dlôcze pòprôwiô.',
  'assoc.verify': 'Kòżdi mòże pòrechòwac jesz rôz',
  'assoc.verifyText':
    'Przë wëdanim leżi lopk ze wszëtczima lëstama, z jaczich je pòrechòwóné. Nen pòlét rechùje je òd nowa i rzecze, czë wëchôdô to samò.',
  'assoc.presets': 'Regle gòtowé i swójné',
  'assoc.presetsText':
    'Związk zaczinô òd jednëch z tich reglów i zmieniwô, co rechùje jinaczi: wiele turniérów, jaczé kategòrie, co przë równi lëczbie pąktów.',
  'assoc.game': 'Gra',
  'assoc.counts': 'Co sã rechùje',
  'assoc.lists': 'Turniére i stôré lëstë',
  'assoc.listsText':
    'Wënik turniéru, co béł gróny tuwò, bierze sã jednym knąpã. Lëstë z jinszich lat i jinszich programów wczëtiwô sã z lopka CSV; co sã nie zgôdzô, òstôwô òdłożoné z przëczëną.',
  'assoc.tell': 'Wiadło dlô jinszich starnów',
  'assoc.tellText':
    'Czej ranking wińdze abò mdze copniãti i czej skùńczi sã turniér, brama sama dôwô znac starnóm, co je związk wpisôł.',
  'assoc.names': 'Nôzwëska',
  'assoc.namesText':
    'Chto chce bëc zabôczony, znikô z nôzwëska na wiedno. Lëczbë, pòdpisënczi i place jinszich sã nie zmieniwają.',
  'assoc.embed': 'Ranking na starnie związkù',
  'assoc.embedText': 'Te dwie régi sygną na kòżdi starnie. Niżi widzec, co pòkôżą.',
  'assoc.none': 'Ni ma tuwò jesz ògłoszonégò niżódnégò rankingù. Czej mdze pierszi, stanie na tim placu.',
  'assoc.copy': 'kòpérëjë',
  'assoc.copied': 'Skòpérowóné.',
  'assoc.copyYourself': 'Zaznaczë régi i skòpérëjë je.',
  'assoc.steps': 'Co dali, pò régi',
  'assoc.step.1':
    'Załóżta kònto i pòdôjta jegò login òsobie, co prowadzy tã starnã. Òna wpisze waju jakno związk.',
  'assoc.step.2':
    'Zróbta klucz do pòdpisënków i dôjta gò ti sami òsobie. Jegò numer ògłoszta, nôlepi na papiorze.',
  'assoc.step.3': 'Przë biórkù związkù wëbierzta regle i nazwijta ranking.',
  'assoc.step.4': 'Weznijta turniére abò wczëtôjta lëstë.',
  'assoc.step.5': 'Ògłoszta wëdanié: nôprzód nieòficjalné, a czej nicht nick nie nalézie, kùńcowé.',
  'assoc.desk': 'do biórka związkù',
  'assoc.rankings': 'wszëtczé rankindżi',
  'assoc.command':
    'Pòlét dzejô w òrdnérze serwera: tam, dze Stolik je rozpakòwóny a rôz bëło zrobioné npm ci && npm run build; brëkùje Node.js 20.19 abò nowszi.',
}
