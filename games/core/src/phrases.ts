/**
 * What people can say to each other at a table: fixed phrases, which all readers get in their own language. None is
 * about cards, a bid or a trick.
 */

/** Each phrase with the phrases that answer it, the most usual first. */
const answers = {
  hello: ['hello', 'good-luck'],
  'good-evening': ['good-evening', 'good-luck'],
  'good-luck': ['thanks', 'good-luck'],
  'one-moment': ['no-hurry'],
  'here-again': ['thanks', 'hello'],
  'no-hurry': ['thanks'],
  'well-played': ['thanks', 'well-played'],
  congratulations: ['thanks'],
  thanks: ['you-are-welcome'],
  'you-are-welcome': [],
  sorry: ['never-mind'],
  'never-mind': ['thanks'],
  again: ['gladly', 'not-now'],
  gladly: ['good-luck'],
  'not-now': ['never-mind', 'see-you'],
  'must-go': ['see-you', 'thanks', 'good-night'],
  'see-you': ['see-you', 'thanks'],
  'good-night': ['good-night', 'see-you'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Phrase = keyof typeof answers

export const phrases = Object.keys(answers) as readonly Phrase[]

export const isPhrase = (text: string): text is Phrase => Object.hasOwn(answers, text)

export const answersTo = (phrase: Phrase): readonly Phrase[] => answers[phrase]
