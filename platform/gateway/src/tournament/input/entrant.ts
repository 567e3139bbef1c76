/** An entry as it comes by GraphQL. */
import type { Entrant } from '@stolik/tournament/model/entry'
import type { Maybe } from './maybe.js'

export interface EntrantInput {
  readonly name: string
  readonly club?: Maybe<string>
  readonly licence?: Maybe<string>
  readonly woman?: Maybe<boolean>
  readonly born?: Maybe<number>
  readonly team?: Maybe<string>
  readonly pair?: Maybe<string>
  readonly substitute: boolean
  readonly online: boolean
}

/** `person`: whose account they have; kept as it was where they are changed. */
export const readEntrant = (input: EntrantInput, person: string | null): Entrant => ({
  name: input.name,
  club: input.club ?? null,
  person,
  online: input.online,
  licence: input.licence ?? null,
  woman: input.woman ?? null,
  born: input.born ?? null,
  team: input.team ?? null,
  pair: input.pair ?? null,
  substitute: input.substitute,
})
