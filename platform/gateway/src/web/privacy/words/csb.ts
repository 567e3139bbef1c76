import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  title: 'Priwatnosc',
  about: 'Co ta starna trzimie ò lëdzach, na co, jak długò ë jak to zdżinie.',
  who: 'Chto za to òdpòwiôdô',
  'who.named': 'Tã starnã prowadzy {name}.',
  'who.placed': 'Tã starnã prowadzy {name}, {place}.',
  'who.unnamed': 'Òperatór ti starnë jesz nie pòdôł, chto òn je. W nastôwach je na to pòle.',
  'who.contact': 'Kòntakt:',
  kept: 'Co trzimómë, na co ë jak długò',
  'kept.why':
    'Trzimómë to, co je nót do grë ë do wëniczków, jaczé kòżdi mòże sprôwdzëc (art. 6 ùst. 1 lit. b ë f RODO), ë nick wiãcy. Nick nie przedôwómë ani nie dôwómë dali, reklamów ni ma, a niżódna starna nie wladowùje nick òd cëzëch.',
  'kept.guest':
    'Gòsce: wëbróné miono. Przezérnik trzimie je z tokenã wôżnym {guest} dni; serwera ni mô lëstë gòsców. Bez dobã pò grze trzimie skrót jich adresë, jaczégò nicht nie òdczëtô, żebë mòżna bëło wëłączëc ùprzikrzónégò.',
  'kept.account':
    'Kònta: miono ë nôzwëskò, login, parola blós jakno skrót, klub, jaczi ce zalogòwôł, role ë to, że chto pòcwierdzył miono; przë kòdach z aplikacji jich krëjamnota, zaszifrowónô; ò kòżdim kluczu przëstãpù miono, pùbliczny klucz ë slédné brëkòwanié; ò kòżdim ùrządzenim przezérnik ë systema, do {session} dni òd slédny wizytë.',
  'kept.mail':
    'Adresa e-mail: czej jã pòdôsz, żebë wësłac tam lënk, czej zabôczisz parolã, ë czedë òsta pòcwierdzonô, jaż jã rëmôsz. Niepòcwierdzonô dżinie pò dobie.',
  'kept.hands':
    'Stoliczi: kòżdé rozdanié z mionama grôczów, żebë lëstë, pòwtórczi ë sprôwdzenié tasowaniô bëłë prôwdzëwé. To, co sã gôdô przë stolikù, zdżinie ze stolikã.',
  'kept.events':
    'Turniére: miono ë nôzwëskò, klub, licencjô, a rok ùrodzeniô abò płeć blós tam, dze sã wedle nich klasyfikùje. Zgłoszenia, lëstë ë wëniczi są pùbliczné, licencjã ë rok widzy prowadzenié.',
  'kept.rankings': 'Rankindżi: wëniczi pòd losowim numrã, a kòle niegò nôzwëskò.',
  'kept.reports':
    'Zgłoszenia: slédné ùwôdżi zgłoszony òsobë, dlô òperatora, do 30 dni pò załatwienim. Òd gòsca, co zgłôszô, téż znak jegò internetowégò adresu, z chtërnégò nicht gò nie przeczëtô.',
  'kept.addresses':
    'Adresë: chto skòrzëstôł z òsoblëwëch prôw ë z jaczégò internetowégò adresu; adres zdżinie pò {addresses} dniach. Procëm atakóm rechùje sã zapëtania wedle adresu bez minutë abò gòdzënë.',
  'kept.order':
    'Niedarzoné logòwania: login, adres ë czas, dlô òperatora, bez {addresses} dni. Kògò òperatór wëłącził abò ùcësził: miono abò adres, jaż nen czas minie.',
  'kept.browser':
    'Twój przezérnik pamiãtô, chto të tu jes, chto të jakno gósc tu béł chùdzy (31 dni, żebë wëłączenié trzimało do kùńca), jãzëk ë wëzdrzatk kôrtów. Lopków cookie ni ma.',
  yours: 'Co mòżesz zrobic',
  'yours.save':
    'Na starnie swòjégò kònta zapiszesz w lopkù wszëtkò, co ò tobie je, zmienisz parolã ë zakùńczisz sesje.',
  'yours.delete':
    'Tam téż rëmniesz kònto. Twòje nôzwëskò zdżinie tedë przë stolikach, w turniérach, w rankindżach ë w zgłoszeniach. Wëniczi ë place òstóną bez niegò, tej niczëj plac sã nie zmieni.',
  'yours.guest':
    'Jakno gòsc dôsz ò se zabôczëc na ti sami starnie. W kòżdi jiny sprawie, téż nôzwësków w turniérach zgłoszonëch na papiorze, napiszë do òperatora.',
  'yours.stays':
    'Co òstónie: ùzasôdnienia ë òrzeczenia napisóné òd jinëch, lopczi zapisóné òd jinëch ë zapasowé kòpije, jaż mdą wërzëcóné.',
  'yours.complain':
    'Mòżesz żądac pòprawieniô félów, wniesc procëmstôw ë złożëc skargã do ùrzãdu òchronë dónëch (w Pòlsce: Prezes UODO).',
  account: 'do twòjégò kònta',
  home: 'do stolików',
}
