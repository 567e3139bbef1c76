/** Orders the phrases: those that people usually say at this point of an evening come first. */
import { phrases, type Phrase } from '@stolik/core'
import type { Phase } from '../client/types.js'

const first: Readonly<Record<Phase, readonly Phrase[]>> = {
  GATHERING: ['good-evening', 'hello', 'good-luck', 'one-moment'],
  PLAYING: ['one-moment', 'well-played', 'thanks', 'sorry'],
  BETWEEN: ['well-played', 'thanks', 'congratulations', 'one-moment'],
  FINISHED: ['thanks', 'congratulations', 'again', 'see-you'],
  CLOSED: [],
}

/** Returns the fitting phrases; with `whole` all phrases, the fitting ones first. */
export const fittingPhrases = (phase: Phase, whole: boolean): readonly Phrase[] =>
  whole ? [...first[phase], ...phrases.filter((phrase) => !first[phase].includes(phrase))] : first[phase]
