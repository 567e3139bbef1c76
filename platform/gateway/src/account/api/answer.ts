/** Answers of the root fields of accounts. */
import { answers } from '../../graphql/answered.js'
import type { Log } from '../../base/failure.js'
import type { RefusalCode, Refused } from '../../base/refusal.js'
import type { LoginTaken } from './register.js'
import type { SignedIn } from './ways.js'

export function accountAnswers(log: Log) {
  const { answered, done } = answers(log, 'the accounts')
  const signed = (answer: Promise<SignedIn | Refused | RefusalCode>) =>
    answered(answer, (made) => ('__typename' in made ? made : showSignedIn(made)))
  return { answered, done, signed }
}

const showSignedIn = ({ account, ...pair }: SignedIn) => ({
  __typename: 'SignedIn',
  name: account.name,
  login: account.login,
  ...pair,
})

export const showRegistered = (registered: SignedIn | LoginTaken) =>
  'suggestion' in registered ? { __typename: 'LoginTaken', ...registered } : showSignedIn(registered)

export const isCode = (answer: unknown): answer is RefusalCode => typeof answer === 'string'
