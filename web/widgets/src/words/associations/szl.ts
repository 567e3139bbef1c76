import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'assoc.title': 'Do zwiōnzkōw',
  'assoc.lead':
    'Jak zwiōnzek prowadzi sam swōj ranking, skōnd kŏżdy wiy, iże wynik sie zgŏdzŏ, i co zrobić po raji.',
  'assoc.editions': 'Ranking we wydaniach',
  'assoc.editionsText':
    'Kŏżde wydanie je podpisane kluczym zwiōnzku i ôstŏwŏ take, jake wyszło. Poprawka to je nowe wydanie, kere pedziŏ, co i czymu poprawiŏ.',
  'assoc.verify': 'Kŏżdy może porachować jeszcze rŏz',
  'assoc.verifyText':
    'Przi wydaniu leży zbiōr ze wszyjskimi listami, ze kerych je porachowane. To polecynie rachuje je ôd nowa i gŏdŏ, czy wychodzi to samo.',
  'assoc.presets': 'Prawidła gotowe i swoje',
  'assoc.presetsText':
    'Zwiōnzek zaczynŏ ôd jednych ze tych prawideł i zmiyniŏ, co rachuje inaczyj: wiela turniejōw, jake kategoryje, co przi rōwnyj liczbie pōnktōw.',
  'assoc.game': 'Szpil',
  'assoc.counts': 'Co sie rachuje',
  'assoc.lists': 'Turnieje i stare listy',
  'assoc.listsText':
    'Wynik turnieju, co bōł grany sam, biere sie jednym knefym. Listy ze inkszych lŏt i inkszych programōw wczytuje sie ze zbioru CSV; co sie niy zgŏdzŏ, ôstŏwŏ ôdłożōne ze przyczynōm.',
  'assoc.tell': 'Wiadōmość do inkszych zajtōw',
  'assoc.tellText':
    'Jak ranking wyjdzie abo bydzie cofniynty i jak sie skōńczy turniyj, brama sama dŏwŏ znać zajtōm, kere zwiōnzek wpisoł.',
  'assoc.names': 'Nazwiska',
  'assoc.namesText':
    'Fto chce być zapōmniany, znikŏ ze nazwiska na zawsze. Liczby, podpisy i miyjsca inkszych sie niy zmiyniajōm.',
  'assoc.embed': 'Ranking na zajcie zwiōnzku',
  'assoc.embedText': 'Te dwie linie stykajōm na kŏżdyj zajcie. Niżyj widać, co pokŏżōm.',
  'assoc.none': 'Niy ma sam jeszcze ôgłoszōnego żŏdnego rankingu. Jak bydzie piyrszy, stanie na tym placu.',
  'assoc.copy': 'kopiyruj',
  'assoc.copied': 'Skopiyrowane.',
  'assoc.copyYourself': 'Zaznacz linie i skopiyruj je.',
  'assoc.steps': 'Co dalij, po raji',
  'assoc.step.1':
    'Zrōbcie kōnto i podejcie jego login ôsobie, kero prowadzi ta zajta. Ôna wpisze wŏs za zwiōnzek.',
  'assoc.step.2':
    'Zrōbcie klucz do podpisōw i dejcie go tyj samyj ôsobie. Jego nōmer ôgłoście, nŏjlepij na papiōrze.',
  'assoc.step.3': 'Przi biōrku zwiōnzku ôbiercie prawidła i nazwijcie ranking.',
  'assoc.step.4': 'Weźcie turnieje abo wczytejcie listy.',
  'assoc.step.5': 'Ôgłoście wydanie: nŏjprzōd niyôficjalne, a jak żŏdyn nic niy znojdzie, kōńcowe.',
  'assoc.desk': 'do biōrka zwiōnzku',
  'assoc.rankings': 'wszyjske rankingi',
  'assoc.command':
    'Polecynie funguje w folderze serwera: tam, kaj Stolik je rozpakowany i kaj roz było zrobiōne npm ci && npm run build; potrzebny je Node.js 20.19 abo nowszy.',
}
