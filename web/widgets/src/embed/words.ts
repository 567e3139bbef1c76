/** What is said before any element has come: the loader carries it in all languages. */
import type { Locale } from '@stolik/core'

export interface FacadeWords {
  /** What pressing the facade of a table does. */
  readonly table: string
  readonly loading: string
  readonly failed: string
  /** The browser knows too little. */
  readonly old: string
  /** Its page has no origin: no gateway answers it. The address where it can be opened follows. */
  readonly closed: string
}

export const words: Readonly<Record<Locale, FacadeWords>> = {
  pl: {
    table: 'otwórz stolik',
    loading: 'Wczytuję…',
    failed: 'Nie udało się tego wczytać. Sprawdź połączenie i odśwież stronę.',
    old: 'Ta przeglądarka jest za stara. Zaktualizuj ją albo użyj innej.',
    closed: 'Stąd nie ma połączenia z serwerem: to zamknięta ramka albo strona z pliku. Otwórz to osobno:',
  },
  csb: {
    table: 'òtemknijë stolëk',
    loading: 'Wczëtëjã…',
    failed: 'Nie dało sã tegò wczëtac. Sprawdzë łączbã i òdswiéżë starnã.',
    old: 'Nen przezérnik je za stôri. Zaktualizëjë gò abò weznijë jinszi.',
    closed: 'Stądka ni ma łączbë z serwerą: to je zamkłô rama abò starna z lopka. Òtemknijë to òsóbno:',
  },
  szl: {
    table: 'ôtwōrz stōł',
    loading: 'Wczytuja…',
    failed: 'Niy szło tego wczytać. Wejrzij na połōnczynie i ôdświyż strōna.',
    old: 'Ta przeglōndarka je za staro. Zaktualizuj ja abo weź inkszo.',
    closed:
      'Stōnd niy ma połōnczyniŏ ze serwerym: to je zawartŏ rama abo strōna ze zbioru. Ôtwōrz to ekstra:',
  },
  de: {
    table: 'Tisch öffnen',
    loading: 'Wird geladen …',
    failed: 'Das ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.',
    old: 'Dieser Browser ist zu alt. Aktualisiere ihn oder nimm einen anderen.',
    closed:
      'Von hier aus gibt es keine Verbindung zum Server: Das ist ein abgeschlossener Rahmen oder eine Seite aus einer Datei. Öffne dies für sich:',
  },
  en: {
    table: 'open the table',
    loading: 'Loading…',
    failed: 'This could not be loaded. Check the connection and reload the page.',
    old: 'This browser is too old. Update it or use another one.',
    closed:
      'There is no connection to the server from here: this is a closed frame, or a page opened from a file. Open this by itself:',
  },
  fr: {
    table: 'ouvrir la table',
    loading: 'Chargement…',
    failed: 'Le chargement a échoué. Vérifiez la connexion et rechargez la page.',
    old: 'Ce navigateur est trop ancien. Mettez-le à jour ou prenez-en un autre.',
    closed:
      'D’ici, aucune connexion au serveur : c’est un cadre fermé, ou une page ouverte depuis un fichier. Ouvrez ceci à part :',
  },
}
