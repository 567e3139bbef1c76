/** What can be asked, and what the answers are about. Apart from the rest, since a page names them before anything is asked. */

/** `open`: nobody has bid · `answer`: another player has · `discard`: the skat has been taken. */
export const kinds = ['open', 'answer', 'discard'] as const
export type Kind = (typeof kinds)[number]

/** What the best answer is about. */
export const topics = ['pass', 'suit', 'grand', 'null', 'discard'] as const
export type Topic = (typeof topics)[number]
