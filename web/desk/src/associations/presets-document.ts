/** What the page for associations asks. */
export const presets = `query Presets { rankingPresets { game id } }`
