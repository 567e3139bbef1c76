import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'assoc.title': 'Dla związków',
  'assoc.lead':
    'Jak związek prowadzi tu swój ranking, skąd każdy wie, że wynik się zgadza, i co zrobić po kolei.',
  'assoc.editions': 'Ranking w wydaniach',
  'assoc.editionsText':
    'Każde wydanie jest podpisane kluczem związku i zostaje takie, jakie wyszło. Poprawka to nowe wydanie, które mówi, co i dlaczego poprawia.',
  'assoc.verify': 'Każdy może policzyć jeszcze raz',
  'assoc.verifyText':
    'Przy wydaniu leży plik ze wszystkimi listami, z których jest policzone. To polecenie liczy je od nowa i mówi, czy wychodzi to samo.',
  'assoc.presets': 'Zasady gotowe i własne',
  'assoc.presetsText':
    'Związek zaczyna od jednych z tych zasad i zmienia, co liczy inaczej: ile turniejów, jakie kategorie, co przy równej liczbie punktów.',
  'assoc.game': 'Gra',
  'assoc.counts': 'Co się liczy',
  'assoc.lists': 'Turnieje i dawne listy',
  'assoc.listsText':
    'Wynik turnieju rozegranego tutaj bierze się jednym przyciskiem. Listy z innych lat i innych programów wczytuje się z pliku CSV; co się nie zgadza, zostaje odłożone z powodem.',
  'assoc.tell': 'Wiadomość dla innych stron',
  'assoc.tellText':
    'Gdy ranking wyjdzie albo zostanie wycofany i gdy skończy się turniej, brama sama zawiadamia strony, które związek wpisał.',
  'assoc.names': 'Nazwiska',
  'assoc.namesText':
    'Kto chce być zapomniany, znika z nazwiska na zawsze. Liczby, podpisy i miejsca innych się nie zmieniają.',
  'assoc.embed': 'Ranking na stronie związku',
  'assoc.embedText': 'Te dwie linie wystarczą na dowolnej stronie. Niżej widać, co pokażą.',
  'assoc.none': 'Nie ogłoszono tu jeszcze żadnego rankingu. Gdy będzie pierwszy, stanie w tym miejscu.',
  'assoc.copy': 'kopiuj',
  'assoc.copied': 'Skopiowane.',
  'assoc.copyYourself': 'Zaznacz linie i skopiuj je.',
  'assoc.steps': 'Co dalej, po kolei',
  'assoc.step.1':
    'Załóżcie konto i podajcie jego login osobie, która prowadzi tę stronę. Ona wpisze was jako związek.',
  'assoc.step.2':
    'Zróbcie klucz do podpisów i dajcie go tej samej osobie. Jego numer ogłoście, najlepiej na papierze.',
  'assoc.step.3': 'Przy biurku związku wybierzcie zasady i nazwijcie ranking.',
  'assoc.step.4': 'Weźcie turnieje albo wczytajcie listy.',
  'assoc.step.5': 'Ogłoście wydanie: najpierw nieoficjalne, a gdy nikt nic nie znajdzie, ostateczne.',
  'assoc.desk': 'do biurka związku',
  'assoc.rankings': 'wszystkie rankingi',
  'assoc.command':
    'Polecenie działa w folderze serwera, czyli tam, gdzie Stolik rozpakowano i gdzie raz wykonano npm ci && npm run build; potrzebny jest Node.js 20.19 lub nowszy.',
}
