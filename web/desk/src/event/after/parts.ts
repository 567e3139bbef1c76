/** Shared by the parts of the director's page after an event. */
import type { Answer } from '@stolik/elements/client/document'
import type { EventShown } from '@stolik/elements/event/client/types'
import { money } from '@stolik/elements/event/format'
import type { Speaker } from '@stolik/elements/event/speaker'
import type { Watched } from '@stolik/elements/event/watched'
import type { afterEvent } from './documents.js'

export type After = Extract<Answer<typeof afterEvent>['event'], { readonly prizes: unknown }>
export type Prize = After['prizes'][number]
export type Astray = After['prizesAstray'][number]
export type Incident = After['incidents'][number]

export interface AfterParts extends Speaker {
  readonly watched: Pick<Watched, 'act' | 'busy'>
  readonly event: EventShown
  readonly after: After
  /** Opens a paper that only the director may have. */
  readonly print: (file: string, more?: Readonly<Record<string, string>>) => void
}

/** An amount of the event's currency; empty where the regulations name none. */
export function amountOf({ event, locale }: AfterParts, amount: number): string {
  const { fee } = event.regulations
  return fee === null ? '' : money(amount, fee.currency, locale).replace('-', '−')
}

/** A winner with their start number; a team or a pair has none. */
export const winnerName = ({ number, name }: Pick<Prize, 'number' | 'name'>): string =>
  number === null ? name : `${number} ${name}`
