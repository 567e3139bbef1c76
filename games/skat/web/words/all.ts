/** All words of Skat, a language at a time: also those of presets, of hands that are entered, and of the arbiter. */
import { joined, room, type Room } from '@stolik/kit/words'
import { valueWords } from './value.js'

const paper = room({
  pl: async () => (await import('../../text/paper/pl.js')).paper,
  csb: async () => (await import('../../text/paper/csb.js')).paper,
  szl: async () => (await import('../../text/paper/szl.js')).paper,
  de: async () => (await import('../../text/paper/de.js')).paper,
  en: async () => (await import('../../text/paper/en.js')).paper,
  fr: async () => (await import('../../text/paper/fr.js')).paper,
})

const arbiter = room({
  pl: async () => (await import('../../text/arbiter/pl.js')).arbiter,
  csb: async () => (await import('../../text/arbiter/csb.js')).arbiter,
  szl: async () => (await import('../../text/arbiter/szl.js')).arbiter,
  de: async () => (await import('../../text/arbiter/de.js')).arbiter,
  en: async () => (await import('../../text/arbiter/en.js')).arbiter,
  fr: async () => (await import('../../text/arbiter/fr.js')).arbiter,
})

const presets = room({
  pl: async () => (await import('../../text/presets/pl.js')).presets,
  csb: async () => (await import('../../text/presets/csb.js')).presets,
  szl: async () => (await import('../../text/presets/szl.js')).presets,
  de: async () => (await import('../../text/presets/de.js')).presets,
  en: async () => (await import('../../text/presets/en.js')).presets,
  fr: async () => (await import('../../text/presets/fr.js')).presets,
})

export const allWords: Room = joined(valueWords, presets, paper, arbiter)
