/** A choice of the event's usual penalties, which fills the reason and the points of the form that it stands in. */
import {
  gamePenalties,
  penaltyLines,
  usualPenalty,
  whoseReading,
  type UsualPenalty,
} from '@stolik/contract/event/usual-penalties'
import { nothing } from 'lit'
import type { EventShown } from '@stolik/elements/event/client/types'
import { points } from '@stolik/elements/event/format'
import { gameSay } from '@stolik/elements/event/game-words'
import type { Speaker } from '@stolik/elements/event/speaker'
import { choice } from '../form/draw.js'

interface Parts extends Speaker {
  readonly event: EventShown
}

/** The penalties of the regulations, or those of the game with the sentence that says whose reading they are. */
export function penaltiesOf({ event, locale }: Pick<Parts, 'event' | 'locale'>): {
  readonly all: readonly UsualPenalty[]
  readonly whose: string | undefined
} {
  const { game, usualPenalties } = event.regulations
  if (usualPenalties.length > 0) return { all: usualPenalties.map(usualPenalty), whose: undefined }
  const all = penaltyLines(gameSay(locale, game, gamePenalties)).map(usualPenalty)
  return { all, whose: all.length === 0 ? undefined : gameSay(locale, game, whoseReading) }
}

/** @param fields the names of the fields that take the reason and the points; without points only the reason is filled */
export function usualPenalties(
  parts: Parts,
  fields: { readonly reason: string; readonly points?: string },
): unknown {
  const { say, locale } = parts
  const { all, whose } = penaltiesOf(parts)
  if (all.length === 0) return nothing
  const fill = (line: string, target: HTMLInputElement | HTMLSelectElement): void => {
    const chosen = all.find((one) => one.line === line)
    const form = target.form
    if (chosen === undefined || form === null) return
    const put = (name: string | undefined, value: string): void => {
      const field = name === undefined ? null : form.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
    }
    put(fields.reason, chosen.reason)
    if (chosen.points !== null) put(fields.points, points(chosen.points, locale))
    form.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const options = [
    ['', say('penalties.usual.none')] as const,
    ...all.map(({ line }) => [line, line] as const),
  ]
  return choice('', say('penalties.usual.choose'), options, { broad: true, change: fill, hint: whose })
}
