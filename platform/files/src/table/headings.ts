/**
 * The headings by which the columns of people's tables are known, in English, German, French, Polish, Kashubian and Silesian: one
 * list for all imports. A heading means one column only; an import names the columns that it reads.
 */

const list = (text: string): readonly string[] => text.split('|').map((heading) => heading.trim())

/** A name may stand in one column, in either order, or in two. */
const names = {
  name: list(`
    full name | player | member | participant | first and last name | first name and surname | spieler |
    spielerin | mitglied | teilnehmer | vor- und nachname | vorname und nachname | vorname nachname |
    vorname, nachname | vorname, name | vorname und name | joueur | joueuse | membre | participant |
    prénom et nom | prénom nom | prénom, nom | imię i nazwisko | imię nazwisko | imię, nazwisko | zawodnik |
    zawodniczka | gracz | członek | uczestnik | miono i nôzwëskò | grôcz | miano i nazwisko | szpiler |
    gracz/zawodnik`),
  surname: list(`
    last name | family name | nachname | familienname | zuname | nom | nom de famille | nazwisko |
    nôzwëskò`),
  given: list(`
    given name | given names | first name | first names | forename | first | vorname | vornamen | rufname |
    prénom | prénoms | imię | imiona | miono | miano`),
  surnameFirst: list(`
    surname and first name | surname, first name | surname and given name | surname, given name |
    last name, first name | last name and first name | name, vorname | name vorname | name und vorname |
    nachname, vorname | nachname vorname | nachname und vorname | nachname, vornamen |
    familienname, vorname | nom et prénom | nom, prénom | nom prénom | nom et prénoms | nazwisko i imię |
    nazwisko, imię | nazwisko imię | nazwisko i imiona | nôzwëskò i miono | nazwisko i miano`),
}

const persons = {
  club: list('klub | verein | klub sportowy | nazwa klubu | towarzystwo | association | club name'),
  licence: list(`
    license | licence number | license number | licence no | license no | licencja | nr licencji |
    numer licencji | lizenz | lizenznummer | lizenz-nr | lizenznr | pass | passnummer | pass-nr |
    spielerpass | numéro de licence | n° de licence | licencjô | licyncyjŏ`),
  woman: list(`
    female | kobieta | kobiety | frau | dame | damen | femme | dames | białka | kobiyta | weiblich`),
  born: list(`
    year | year of birth | birth year | date of birth | birthday | rok urodzenia | rok ur | data urodzenia |
    data ur | urodzony | urodzona | rocznik | jahrgang | geboren | geburtsjahr | geburtsdatum | geb |
    année de naissance | date de naissance | né en | née en | rok ùrodzeniô | rok urodzyniŏ`),
  team: list(`
    team name | drużyna | nazwa drużyny | zespół | ekipa | mannschaft | mannschaftsname | teamname | équipe |
    nom de l’équipe | karno`),
  pair: list('para | paar | tandem | paire | pôra | pŏra'),
  substitute: list('zmiennik | ersatz | ersatzspieler | remplaçant | remplaçante'),
  online: [],
  reserve: list('rezerwa | reserveliste | réserve | rezerwowy'),
}

/** Of a register: since when somebody belongs to their club, and the days of a licence. */
const memberships = {
  joined: list(`
    w klubie od | klub od | im verein seit | verein seit | verein ab | club from | club since |
    au club depuis`),
  from: list(`
    licencja od | ważna od | od | lizenz ab | lizenz von | gültig ab | gültig von | ab | licence from |
    license from | valid from | valable du`),
  until: list(`
    licencja do | ważna do | do | lizenz bis | gültig bis | bis | licence until | license until |
    valid until | valable jusqu’au`),
}

const events = {
  event: list('turniej | turnier | tournament | tournoi | turniyj'),
  date: list('data | datum | dzień | tag | day | jour'),
  title: list('nazwa | bezeichnung | event name | intitulé'),
  kind: list('rodzaj | art | genre'),
  organiser: list('organizator | veranstalter | organizer | organisateur | òrganizatór | ôrganizatōr'),
  region: list('okręg | landesverband | région'),
  profile: list('zasady | regeln | rules | règles | zasadë'),
}

const results = {
  series: list('seria | serie | runda | runde | round | série | manche | seriô | seryjŏ'),
  table: list('stół | stolik | tisch | stōł'),
  place: list('miejsce przy stole | tischplatz'),
  rank: list('miejsce | lokata | platz | rang | plac'),
  points: list('punkty | pkt | punkte | pąktë | pōnkty'),
  small: list('małe punkty | małe | kleine punkte | small points | petits points | môłé pąktë | małe pōnkty'),
  hands: list('rozdania | gry | spiele | deals | donnes'),
  won: list('wygrane | gewonnen | gagnées | wëgróné'),
  lost: list('przegrane | verloren | perdues | przegróné'),
  categories: list('kategoria | kategorie | category | catégorie'),
  adjusted: list(`
    korekty i kary | korrekturen und strafen | adjustments and penalties | corrections et pénalités |
    kòrektë a sztrôfë | korekty i sztrafy`),
  adjustedSmall: [],
  hand: list('rozdanie | gra | spiel | deal | donne | szpil'),
  line: list('zapis | zeile | entry | ligne'),
  total1: [],
  total2: [],
  total3: [],
  total4: [],
}

/** Running numbers of the rows, which mean nothing. */
const rows = {
  number: list('lp | l p | # | no | nr | lfd nr | lfdnr | lfd | n° | numer | nummer | numéro'),
}

/** When a form on the web was sent. */
const forms = {
  stamp: list(`
    timestamp | submitted | submitted at | submission time | completion time | sygnatura czasowa | znacznik czasu | data zgłoszenia |
    data przesłania | godzina ukończenia | zeitstempel | eingegangen am | gesendet am | horodateur |
    heure de fin | soumis le`),
}

export const headings = { ...names, ...persons, ...memberships, ...events, ...results, ...rows, ...forms }
export type Column = keyof typeof headings

/** No heading that is known is longer, and the search for brackets takes long in a long text. */
const longest = 80

/** A heading as it is compared: without capitals, accents, full stops, and what stands in brackets behind it. */
export const foldedHeading = (heading: string): string => {
  const bare = heading.length > longest ? heading : heading.replace(/(?<!\s)\s*\([^()]*\)\s*$/, '')
  const folded = bare
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[.:*’'`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // One that is all in brackets is not the same as none.
  return folded === '' ? heading.trim() : folded
}

const byHeading: ReadonlyMap<string, Column> = new Map(
  (Object.entries(headings) as [Column, readonly string[]][]).flatMap(([column, others]) =>
    [column, ...others].map((heading) => [foldedHeading(heading), column] as const),
  ),
)

/** Returns the column that a heading names. */
export const columnOf = (heading: string): Column | undefined => byHeading.get(foldedHeading(heading))

/** All words of all headings, in lower case. */
export const headingWords = (): readonly string[] =>
  Object.values(headings)
    .flat()
    .flatMap((heading) => heading.split(/[\s,/’-]+/))
