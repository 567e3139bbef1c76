/** Names as people write them, and the form in which they are compared. */

/** Letters are composed, and words separated by single spaces. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ')

/** Returns the form in which names are compared: case, spaces and the composition of letters do not count. */
export const sameName = (text: string): string => tidy(text).toLocaleLowerCase('und')
