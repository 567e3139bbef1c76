import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  title: 'Prywatność',
  about: 'Co ta strona przechowuje o ludziach, po co, jak długo i jak to znika.',
  who: 'Kto za to odpowiada',
  'who.named': 'Tę stronę prowadzi {name}.',
  'who.placed': 'Tę stronę prowadzi {name}, {place}.',
  'who.unnamed': 'Operator tej strony jeszcze nie podał, kim jest. W ustawieniach jest na to pole.',
  'who.contact': 'Kontakt:',
  kept: 'Co przechowujemy, po co i jak długo',
  'kept.why':
    'Przechowujemy to, co potrzebne do gry i do wyników, które każdy może sprawdzić (art. 6 ust. 1 lit. b i f RODO), i nic więcej. Niczego nie sprzedajemy ani nie przekazujemy, nie ma reklam, a żadna strona nie wczytuje niczego od obcych.',
  'kept.guest':
    'Goście: wybrane imię. Przeglądarka trzyma je razem z tokenem ważnym {guest} dni; serwer nie prowadzi listy gości. Przez dobę od gry trzyma skrót ich adresu, którego nikt nie odczyta, żeby można było wykluczyć dręczyciela.',
  'kept.account':
    'Konta: imię i nazwisko, login, hasło tylko jako skrót, klub, który cię zalogował, role i to, że ktoś potwierdził imię; przy kodach z aplikacji ich sekret, zaszyfrowany; o każdym kluczu dostępu nazwa, klucz publiczny i ostatnie użycie; o każdym urządzeniu przeglądarka i system, do {session} dni od ostatniej wizyty.',
  'kept.mail':
    'Adres e-mail: jeśli go podasz, żeby wysłać tam link, gdy zapomnisz hasła, i kiedy został potwierdzony, aż go usuniesz. Niepotwierdzony znika po dobie.',
  'kept.hands':
    'Stoliki: każde rozdanie z imionami graczy, żeby listy, powtórki i sprawdzenie tasowania były prawdziwe. To, co się mówi przy stoliku, znika razem ze stolikiem.',
  'kept.events':
    'Turnieje: imię i nazwisko, klub, licencja, a rok urodzenia lub płeć tylko tam, gdzie się według nich klasyfikuje. Zgłoszenia, listy i wyniki są publiczne, licencję i rok widzi kierownictwo.',
  'kept.rankings': 'Rankingi: wyniki pod losowym numerem, a obok nazwisko.',
  'kept.reports':
    'Zgłoszenia uwag: ostatnie uwagi zgłoszonej osoby, dla operatora, do 30 dni po załatwieniu. Od gościa, który zgłasza, także znak jego adresu internetowego, z którego nikt go nie odczyta.',
  'kept.addresses':
    'Adresy: kto skorzystał ze szczególnych uprawnień i z jakiego adresu internetowego; adres znika po {addresses} dniach. Przeciw atakom zapytania liczy się według adresu przez minuty lub godziny.',
  'kept.order':
    'Nieudane logowania: login, adres i czas, dla operatora, przez {addresses} dni. Kogo operator wykluczył albo uciszył: imię albo adres, aż minie ten czas.',
  'kept.browser':
    'Twoja przeglądarka pamięta, kim tu jesteś, kim jako gość byłeś tu wcześniej (31 dni, żeby wykluczenie obowiązywało do końca), język i wygląd kart. Nie ma plików cookie.',
  yours: 'Co możesz zrobić',
  'yours.save':
    'Na stronie swojego konta zapiszesz w pliku wszystko, co o tobie jest, zmienisz hasło i zakończysz sesje.',
  'yours.delete':
    'Tam też usuniesz konto. Twoje nazwisko znika wtedy przy stolikach, w turniejach, w rankingach i w zgłoszeniach. Wyniki i miejsca zostają bez niego, więc niczyje miejsce się nie zmienia.',
  'yours.guest':
    'Jako gość każesz o sobie zapomnieć na tej samej stronie. W każdej innej sprawie, także nazwisk w turniejach zgłoszonych na papierze, napisz do operatora.',
  'yours.stays':
    'Co zostaje: uzasadnienia i orzeczenia napisane przez innych, pliki zapisane przez innych i kopie zapasowe, dopóki nie zostaną wyrzucone.',
  'yours.complain':
    'Możesz żądać poprawienia błędów, wnieść sprzeciw i złożyć skargę do organu ochrony danych (w Polsce: Prezes UODO).',
  account: 'do twojego konta',
  home: 'do stolików',
}
