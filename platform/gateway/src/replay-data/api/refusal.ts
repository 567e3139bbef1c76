/** Refuses a replay as JSON, with a code, a sentence for developers, and further details. */
import type { NoReplayData } from '@stolik/core'
import type { FastifyReply } from 'fastify'
import { refusals, type RefusalCode } from '../../base/refusal.js'

/** `BAD_REQUEST`: the body is not of the type `text/plain`. */
type Refusal = NoReplayData | { readonly code: RefusalCode | 'BAD_REQUEST' }

const sentences: Readonly<Record<Refusal['code'], string>> = {
  ...refusals,
  UNREADABLE_RECORD: 'This is not a record of a hand that can be played.',
  OTHER_RULES: 'This hand was played by another version of the rules.',
  BAD_REQUEST: 'Send a record as text/plain.',
}

const statuses: Readonly<Partial<Record<Refusal['code'], number>>> = {
  BAD_CHOICE: 400,
  NOT_INVITED: 403,
  CARDS_IN_PLAY: 403,
  UNKNOWN_TABLE: 404,
  NO_SUCH_RECORD: 404,
  BAD_REQUEST: 415,
  UNAVAILABLE: 503,
}

/** Not cached, because what is missing now may be there soon. */
export const refuseReplayData = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply
    .code(statuses[refusal.code] ?? 422)
    .header('cache-control', 'no-store')
    .send({ message: sentences[refusal.code], ...refusal })
