/** Words that settle an encoding wherever they occur: headings of lists, and given names that are written with more than a to z. */
import { headingWords } from '../table/headings.js'

const givenNames = `
łukasz michał paweł rafał stanisław jarosław mirosław władysław bolesław wiesław zdzisław czesław bronisław przemysław
bogusław radosław wacław józef małgorzata grażyna bożena elżbieta żaneta łucja stanisława władysława józefa błażej
wojciech mikołaj kazimierz jürgen jörg günter günther björn sören käthe götz bärbel förster müller schröder köhler
françois françoise hélène jérôme frédéric stéphane stéphanie noël thérèse gaël chloé rené renée andré andrée léa zoé
irène eugène michèle valérie cécile hervé gérard andréa amélie aurélie sébastien mélanie béatrice geneviève
jiří tomáš lukáš ondřej zdeněk matěj vojtěch miloš luboš bořek františek kateřina růžena božena tereza zdeňka jiřina
věra květa šárka blažena václav ladislav matyáš štěpán kryštof
`
const known: ReadonlySet<string> = new Set(
  [...givenNames.trim().split(/\s+/), ...headingWords()].filter((word) => /[^\0-\x7f]/.test(word)),
)

export const isKnownWord = (lower: string): boolean => known.has(lower)
