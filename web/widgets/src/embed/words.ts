/** What is said before any element has come: the loader carries it in all languages. */
import type { Locale } from '@stolik/core'

export interface FacadeWords {
  /** What pressing the facade of a table does. */
  readonly table: string
  readonly loading: string
  readonly failed: string
  /** The browser knows too little. */
  readonly old: string
}

export const words: Readonly<Record<Locale, FacadeWords>> = {
  pl: {
    table: 'otwórz stolik',
    loading: 'Wczytuję…',
    failed: 'Nie udało się tego wczytać. Sprawdź połączenie i odśwież stronę.',
    old: 'Ta przeglądarka jest za stara. Zaktualizuj ją albo użyj innej.',
  },
  csb: {
    table: 'òtemknijë stolëk',
    loading: 'Wczëtëjã…',
    failed: 'Nie dało sã tegò wczëtac. Sprawdzë łączbã i òdswiéżë starnã.',
    old: 'Nen przezérnik je za stôri. Zaktualizëjë gò abò weznijë jinszi.',
  },
  szl: {
    table: 'ôtwōrz stōł',
    loading: 'Wczytuja…',
    failed: 'Niy szło tego wczytać. Wejrzij na połōnczynie i ôdświyż strōna.',
    old: 'Ta przeglōndarka je za staro. Zaktualizuj ja abo weź inkszo.',
  },
  de: {
    table: 'Tisch öffnen',
    loading: 'Wird geladen …',
    failed: 'Das ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.',
    old: 'Dieser Browser ist zu alt. Aktualisiere ihn oder nimm einen anderen.',
  },
  en: {
    table: 'open the table',
    loading: 'Loading…',
    failed: 'This could not be loaded. Check the connection and reload the page.',
    old: 'This browser is too old. Update it or use another one.',
  },
  fr: {
    table: 'ouvrir la table',
    loading: 'Chargement…',
    failed: 'Le chargement a échoué. Vérifiez la connexion et rechargez la page.',
    old: 'Ce navigateur est trop ancien. Mettez-le à jour ou prenez-en un autre.',
  },
}
