/** The sources of words. Only single words are quoted; the texts belong to their authors. */
export interface Source {
  readonly kind: 'rules' | 'encyclopaedia' | 'software' | 'page' | 'everyday'
  readonly name: string
  /** Host and path, where it can be read. */
  readonly address?: string
}

const page = (address: string, name: string): Source => ({ kind: 'page', name, address })
const rules = (name: string): Source => ({ kind: 'rules', name })

export const sources = {
  rules: rules('rule documents of the games; which of them was not noted'),
  'rules-patrolki': rules('Polish club rules with patrolki'),
  'rules-isko': rules('international rules, in French'),
  'rules-pzskat': rules('rules and tournament rules of the Polish association'),
  encyclopaedia: { kind: 'encyclopaedia', name: 'Polish encyclopaedia article with Silesian card names' },
  'wikipedia-szkat': page('szl.wikipedia.org/wiki/Szkat', 'Silesian Wikipedia: Szkat'),
  'wikipedia-szpilkarta': page('szl.wikipedia.org/wiki/Szpilkarta', 'Silesian Wikipedia: Szpilkarta'),
  'wikipedia-chlust': page('szl.wikipedia.org/wiki/Chlust', 'Silesian Wikipedia: Chlust'),
  minecraft: { kind: 'software', name: 'Minecraft in Silesian', address: 'github.com/misode/mcmeta' },
  mediawiki: { kind: 'software', name: 'MediaWiki in Kashubian', address: 'github.com/wikimedia/mediawiki' },
  doppelkopf: { kind: 'software', name: 'a German card game', address: 'github.com/hamvocke/doppelkopf' },
  buczka: page('kaszebsko.com/buczka', 'rules of a Kashubian sport'),
  'odroda-gromewbala': page('odroda.kaszubia.com/02-04/pk_gromewbala2.htm', 'Odroda: playing ball'),
  'odroda-romk': page('odroda.kaszubia.com/04-01/romk.htm', 'Odroda: a story with cards'),
  spichlerz: page('spichlerzkaszubski.pl', 'Spichlerz Kaszubski, which quotes Sychta’s dictionary'),
  tites: page('tites.kaszubia.com', 'Kashubian page with chess'),
  nadmorski24: page('nadmorski24.pl', 'local news with Kashubian'),
  teczka: page('teczka.pl', 'Polish pages of players (also radioplus.pl)'),
  'super-polska': page('super-polska.pl', 'Polish as used in Kashubia'),
  pagat: page('pagat.com/de', 'Pagat, in German'),
  everyday: { kind: 'everyday', name: 'a common word of the language, for which no source was noted' },
} as const satisfies Readonly<Record<string, Source>>

export type SourceId = keyof typeof sources
