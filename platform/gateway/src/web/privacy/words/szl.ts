import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  title: 'Prywatność',
  about: 'Co ta strōna trzimie ô ludziach, na co, jak dugo i jak to znikŏ.',
  who: 'Fto za to ôdpowiadŏ',
  'who.named': 'Ta strōna prowadzi {name}.',
  'who.placed': 'Ta strōna prowadzi {name}, {place}.',
  'who.unnamed': 'Ôperatōr tyj strōny jeszcze niy padoł, fto ôn je. We sztelōnkach je na to pole.',
  'who.contact': 'Kōntakt:',
  kept: 'Co trzimiymy, na co i jak dugo',
  'kept.why':
    'Trzimiymy to, co trzeba do grania i do wynikōw, co je kożdy może sprawdzić (art. 6 ust. 1 lit. b i f RODO), i nic wiyncyj. Niczego niy przedŏwōmy ani niy dŏwōmy dalij, reklam niy ma, a żŏdnŏ strōna niy wladowuje nic ôd cudzych.',
  'kept.guest':
    'Goście: wybrane miano. Przeglōndarka trzimie je z tokynym ważnym {guest} dni; serwer niy mŏ listy gości. Bez dobã ôd gry trzimie skrōt jejich adresy, co go żŏdyn niy ôdczyto, coby idzie było wyłōnczyć utropca.',
  'kept.account':
    'Kōnta: miano i nazwisko, login, hasło ino jako skrōt, klub, co cie zalogowoł, role i to, iże ftoś potwierdziōł miano; przi kodach z aplikacyje jejich tajymnica, zaszyfrowanŏ; ô kożdym kluczu dostympu miano, publiczny klucz i ôstatnie użycie; ô kożdym urzōndzyniu przeglōndarka i systym, do {session} dni ôd ôstatnij wizyty.',
  'kept.mail':
    'Adres e-mail: jak go podŏsz, coby posłać tam link, jak zapōmnisz hasła, i kej bōł potwierdzōny, aż go wyciepniesz. Niypotwierdzōny znikŏ po jednym dniu.',
  'kept.hands':
    'Stoliki: kożde rozdanie z mianami grŏczōw, coby listy, powtōrki i sprawdzynie tasowaniŏ były prŏwdziwe. To, co sie godŏ przi stoliku, znikŏ ze stolikym.',
  'kept.events':
    'Turniyje: miano i nazwisko, klub, licyncyjŏ, a rok urodzyniŏ abo płeć ino tam, kaj sie podle nich klasyfikuje. Zgłoszynia, listy i wyniki sōm publiczne, licyncyjõ i rok widzi kierownictwo.',
  'kept.rankings': 'Rankingi: wyniki pod losowym numerym, a kole niego nazwisko.',
  'kept.reports':
    'Zgłoszynia: ôstatnie uwagi zgłoszōnyj ôsoby, do ôperatora, do 30 dni po załatwiyniu. Ôd gościa, co zgłŏszŏ, tyż znak jego internecowego adresu, z kerego żŏdyn go niy przeczytŏ.',
  'kept.addresses':
    'Adresy: fto skorzystoł z ekstra praw i z jakigo internecowego adresu; adres znikŏ po {addresses} dniach. Na ataki zapytania rachuje sie podle adresu bez minuty abo godziny.',
  'kept.order':
    'Niyudane logowania: login, adres i czas, do ôperatora, bez {addresses} dni. Kogo ôperatōr wyłōnczył abo uciszōł: miano abo adres, aż tyn czas minie.',
  'kept.browser':
    'Twoja przeglōndarka pamiyntŏ, fto żeś tu je, fto żeś sam jako gość bōł downij (31 dni, coby wyłōnczynie trzimało do kōńca), godka i wyglōnd kart. Cookie niy ma.',
  yours: 'Co możesz zrobić',
  'yours.save':
    'Na strōnie swojigo kōnta zapiszesz we zbiorze wszysko, co ô tobie je, zmiynisz hasło i skōńczysz sesyje.',
  'yours.delete':
    'Tam tyż skasujesz kōnto. Twoje nazwisko znikŏ wtynczŏs przi stolikach, we turniyjach, we rankingach i we zgłoszyniach. Wyniki i place ôstanōm bez niego, tōż niczyj plac sie niy zmiyni.',
  'yours.guest':
    'Jako gość dŏsz ô sia zapōmnieć na tyj samyj strōnie. We kożdyj inkszyj sprawie, tyż nazwisk we turniyjach zgłoszōnych na papiōrze, napisz do ôperatora.',
  'yours.stays':
    'Co ôstanie: uzasadniynia i ôrzeczynia napisane ôd inkszych, zbiory zapisane ôd inkszych i zapasowe kopije, aż bydōm wyciepniynte.',
  'yours.complain':
    'Możesz żōndać poprawiyniŏ felerōw, wniyść sprzeciw i złożyć skarga do urzyndu ôchrōny danych (we Polsce: Prezes UODO).',
  account: 'do twojigo kōnta',
  home: 'do stolikōw',
}
