/** All words of Baśka, a language at a time: also those of presets and of hands that are entered. */
import { joined, room, type Room } from '@stolik/kit/words'
import { words } from './index.js'

const presets = room({
  pl: async () => (await import('../../text/presets/pl.js')).presets,
  csb: async () => (await import('../../text/presets/csb.js')).presets,
  szl: async () => (await import('../../text/presets/szl.js')).presets,
  de: async () => (await import('../../text/presets/de.js')).presets,
  en: async () => (await import('../../text/presets/en.js')).presets,
  fr: async () => (await import('../../text/presets/fr.js')).presets,
})

const paper = room({
  pl: async () => (await import('../../text/paper/pl.js')).paper,
  csb: async () => (await import('../../text/paper/csb.js')).paper,
  szl: async () => (await import('../../text/paper/szl.js')).paper,
  de: async () => (await import('../../text/paper/de.js')).paper,
  en: async () => (await import('../../text/paper/en.js')).paper,
  fr: async () => (await import('../../text/paper/fr.js')).paper,
})

export const allWords: Room = joined(words, presets, paper)
