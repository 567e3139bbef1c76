/**
 * Fields of the regulations of one line, which papers and the public page print as they are, each under a label of its own: `NAME`
 * in the words of papers, `rules.NAME` in those of the page.
 */
export const plainLines = ['organiser'] as const
