/** What regulations say for an organiser who says nothing else (PT 6.2). The page and the shell start from it. */
import type { Locale } from '@stolik/core'
import type { Regulations } from '../regulations.js'

export const usualNotes = (locale: Locale): Regulations['notes'] => ({ ...usual[locale], other: '' })

const usual: Readonly<Record<Locale, Omit<Regulations['notes'], 'other'>>> = {
  en: {
    control:
      'The list is kept at the table. The next dealer checks each deal, and everybody signs the whole list.',
    penalties: 'Penalties by the rule book. The director says each with its clause.',
    exclusion: 'Whoever cheats or insults others can be excluded.',
    appeals: 'Rulings of the referee can be appealed to the director, whose decision is final.',
    material: 'The organiser brings cards and lists.',
  },
  de: {
    control:
      'Die Liste wird am Tisch geführt. Jedes Spiel prüft der nächste Geber, die ganze Liste unterschreiben alle.',
    penalties: 'Strafen nach der Spielordnung. Die Leitung nennt jede mit der Ziffer der Ordnung.',
    exclusion: 'Wer unehrlich spielt oder andere beleidigt, kann ausgeschlossen werden.',
    appeals:
      'Gegen Entscheidungen des Schiedsrichters ist Berufung an die Turnierleitung möglich; sie entscheidet endgültig.',
    material: 'Karten und Listen stellt der Veranstalter.',
  },
  pl: {
    control:
      'Listę prowadzi się przy stoliku. Każde rozdanie sprawdza rozdający następne, całą listę podpisują wszyscy.',
    penalties: 'Kary według regulaminu gry. Kierownictwo ogłasza każdą z punktem regulaminu.',
    exclusion: 'Kto gra nieuczciwie albo obraża innych, może być wykluczony.',
    appeals: 'Od decyzji sędziego można się odwołać do kierownictwa turnieju; jego decyzja jest ostateczna.',
    material: 'Karty i listy daje organizator.',
  },
  fr: {
    control:
      'La liste se tient à la table. Le donneur suivant vérifie chaque donne, et tous signent la liste entière.',
    penalties:
      'Les pénalités suivent le règlement du jeu. La direction annonce chacune avec l’article du règlement.',
    exclusion: 'Qui triche ou insulte les autres peut être exclu.',
    appeals:
      'On peut faire appel d’une décision de l’arbitre devant la direction du tournoi ; sa décision est sans appel.',
    material: 'L’organisateur fournit les cartes et les listes.',
  },
  csb: {
    control:
      'Lëstã prowadzy sã przë stolëkù. Kòżdé rozdanié sprôwdzô grôcz, co rozdôwô nastãpné, całą lëstã pòdpisëją wszëtcë.',
    penalties: 'Karë wedle regùlaminu grë. Czerownictwò ògłôszô kòżdą z pąktã regùlaminu.',
    exclusion: 'Chto grô nieùczcëwò abò òbrôżô jinszich, mòże bëc wëkluczony.',
    appeals: 'Òd decyzji sãdzë mòże sã òdwòłac do czerownictwa turniéru; jegò decyzjô je òstatecznô.',
    material: 'Kartë i lëstë dôwô òrganizatór.',
  },
  szl: {
    control:
      'Listã pisze sie przi stole. Kŏżde rozdanie sprawdzŏ tyn, co rozdŏwŏ nastympne, a cołkõ listã podpisujōm wszyjscy.',
    penalties: 'Sztrofy podle prawideł szpila. Kerownictwo ôgłaszŏ kŏżdõ z pōnktym prawideł.',
    exclusion: 'Fto grŏ niyuczciwie abo inkszych ôbrażŏ, może być wykluczōny.',
    appeals: 'Ôd decyzyje syndzie idzie sie ôdwołać do kerownictwa turnieju; jego decyzyjŏ je ôstatniŏ.',
    material: 'Karty i listy dŏwŏ ôrganizatōr.',
  },
}
