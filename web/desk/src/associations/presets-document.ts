/** The query of the page for associations. */
export const presets = `query Presets { rankingPresets { game id } }`
