/** The register of people, as the association reads and changes it through the gateway. */
import type { Gateway } from '@stolik/elements/client/gateway'
import type { ActOf, DoneOf } from '../../site/ask.js'
import { ask } from '../client.js'
import * as documents from './documents.js'

export type Found = DoneOf<typeof documents.register>
export type PersonRecord = Found['people'][number]
/** Another record that a decision assigned to the person. */
export type OtherRecord = PersonRecord['others'][number]
export type OneRecord = Omit<OtherRecord, 'at' | 'by'>
export type Licence = OneRecord['licences'][number]
export type Played = DoneOf<typeof documents.played>
export type PeopleAct = ActOf<typeof documents.act>

/** Returns the people with this text in name, club, licence or id. */
export const registerLike = (gate: Gateway, search: string) => ask(gate, documents.register, { search })

export const playedBy = (gate: Gateway, id: string) => ask(gate, documents.played, { id })

/** Returns the person that the act was about, or its refusal. */
export const actOnPeople = (gate: Gateway, act: PeopleAct) => ask(gate, documents.act, { act })
