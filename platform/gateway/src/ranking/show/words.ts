/** English sentences for problems with rankings, schemes, files and editions, for developers and the command line. */
import type { Arg } from '@stolik/core'
import { sentence } from '../../event/show/show-refused.js'
import { rankingRefusals, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { countRefusals, schemeProblems } from '@stolik/ranking/model/scheme-refusal'
import { tableProblems } from '@stolik/files/table/words'
import { notReadWords } from '@stolik/files/words'
import type { NotRead } from '@stolik/files/read'
import type { Unverified } from '../signing/verify.js'

/** Problems with a row of a file, or with the whole file. */
const rowProblems = {
  ...tableProblems,
  NO_JSON: 'this is not JSON',
  NO_COLUMN: 'the column “{column}” is missing, and no value was given for all rows',
  NOT_RESULTS: 'these are not results as Stolik publishes them: {path} is missing or not valid',
  RESULT_HASH: 'these results were changed after they were published: their hash is another',
  NOT_RECOUNTED: 'series {series} cannot be counted again by the rules of now; import results.csv instead',
  SWAPPED: 'the values of “{a}” and “{b}” seem to be swapped',
  UNKNOWN_PROFILE: 'the game {game} has no profile {profile}',
  BAD_CELL: '“{value}” is not valid in column “{column}”',
  MISSING: 'column “{column}” is empty',
  WON_LOST: '{won} won and {lost} lost are more than {hands} hands',
  DIFFERS: 'the column “{column}” contradicts line {other} about this event',
  TWICE: '{name} has series {series} twice, also in line {other}',
  TWO_CLUBS: '{name} is in two clubs, see line {other}',
  LICENCE_TWICE: 'line {other} gives the licence of {name} to another name',
  UNMATCHED: 'who is {name}? Nobody is known by “{key}”',
  NAME_DIFFERS: 'the licence is not of {name}, as “{key}” is known',
  TWO_PERSONS: 'the account and the licence of {name} belong to two people',
  UNKNOWN_PERSON: 'there is no such person for {name}',
  EVENT_CHANGED: 'the event {event} is here already, with another result',
  SAME_LIST:
    'the list of series {series}, table {table} is in the event {other} of {source} too, as of {date}: it counts once',
  LIST_COUNTS:
    'the list {key} counts already, in the event {other} of {source}, as of {date}; if it is a different one, say so (different: {key})',
  NO_DAY: 'since when in {club}, and no longer in {other}? Add the column “joined”, or say the day for all',
  ENDS_BEFORE: 'the licence would end on {until}, before it begins on {from}',
  NAMESAKES: '{name} is in this club twice, also in line {other}: tell them apart by their licences',
  TWO_ENDS: 'the licence of {name} ends on another day in line {other}',
  TWO_YEARS: '{name} has another year of birth in line {other}',
  ONE_PERSON: '{name} is the same person as in line {other}, with another name or club',
  DUPLICATE: 'the event {event} is the same as {other} of {source}',
} as const

const verifyWords: Readonly<Record<Unverified['wrong'], string>> = {
  NO_JSON: 'this is not JSON',
  SHAPE: '{path} is not as an export has it',
  NOT_CANONICAL: 'it is not written as an export is, from character {character} on',
  SHEET:
    'the list {n} ({event}, “{name}”) is not the one of the edition: its hash is {hash}, and the edition names {named}',
  SHEETS: 'the lists are not those of the edition: number {n} should be {named}',
  CARRIED: 'what is carried over is {hash}, and the edition names {named}',
  NOT_COUNTED: 'it cannot be counted again: {code}',
  RESULT: 'counted again, {path} is {counted}, and the edition says {written}',
  HASH: 'the hash of the edition is {counted}, and the file says {written}',
  PERSON: 'the name {n} is not the one that was sealed for {person}',
  KEYS: 'the key {n} is there twice, or has signed nothing',
  STAMP: 'the step {n} is not valid ({fault})',
  OTHER_KEY: 'it is signed with another key: {key} of {association}',
}

const all: Readonly<Record<string, string>> = { ...rowProblems, ...schemeProblems }

type Args = Readonly<Record<string, Arg>>

export const problemWords = ({ code, args }: RankingProblem): string =>
  code === 'ENCODING' ? notReadWords(args['seems'] as NotRead['seems']) : sentence(all[code] ?? code, args)

/** The sentence for a refusal as a whole; `problemWords` gives one for each problem. */
export const refusalWords = ({ refused, args }: RankingRefusal): string => {
  const { code } = args
  const counted =
    typeof code === 'string' && code in countRefusals ? countRefusals[code as 'BAD_DATE'] : undefined
  return refused === 'NOT_COUNTED' && counted !== undefined
    ? sentence(counted, args)
    : sentence(rankingRefusals[refused], args)
}

export const unverifiedWords = ({ wrong, args }: Unverified): string =>
  sentence(verifyWords[wrong], args satisfies Args)
