/** What a person can choose before they play a finished hand again: from where, in which seat, and how well the bots play. */
import type { Arg, BotLevel, Seat } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'

/** All that decides how a hand is played again. */
export interface Choice {
  /** The number of moves that stand. */
  readonly step: number
  readonly seat: Seat
  readonly level: BotLevel
}

interface Choosing {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly choice: Choice
  /** The step before each trick. */
  readonly starts: readonly number[]
  /** The players by seat. */
  readonly names: readonly string[]
  readonly levels: readonly BotLevel[]
  readonly choose: (change: Partial<Choice>) => void
}

export function choicePart({ say, choice, starts, names, levels, choose }: Choosing): TemplateResult {
  const tricks = starts.map((at, n) => ({ value: at, label: say('replay.trick', { n: n + 1 }) }))
  // If a hand begins with its first trick, that is the beginning.
  const places = [{ value: 0, label: say('replay.start') }, ...tricks.filter(({ value }) => value > 0)]
  if (!places.some(({ value }) => value === choice.step))
    places.push({ value: choice.step, label: say('sameCards.move', { n: choice.step }) })
  places.sort((a, b) => a.value - b.value)
  return html`<div class="settings">
    ${select(say('sameCards.from'), 'step', places, choice.step, (step) => choose({ step }))}
    ${select(
      say('sameCards.seat'),
      'seat',
      names.map((label, value) => ({ value, label })),
      choice.seat,
      (seat) => choose({ seat }),
    )}
    ${
      levels.length < 2
        ? nothing
        : select(
            say('sameCards.bots'),
            'level',
            levels.map((level, value) => ({ value, label: say(`sameCards.level.${level}`) })),
            levels.indexOf(choice.level),
            (n) => choose({ level: levels[n] ?? 'club' }),
          )
    }
  </div>`
}

function select(
  label: string,
  name: string,
  options: readonly { readonly value: number; readonly label: string }[],
  chosen: number,
  choose: (value: number) => void,
): TemplateResult {
  return html`<label>
    <span>${label}</span>
    <select
      class="menu"
      data-choice=${name}
      @change=${({ target }: Event) => choose(Number((target as HTMLSelectElement).value))}
    >
      ${options.map(
        (option) =>
          html`<option value=${option.value} .selected=${option.value === chosen}>${option.label}</option>`,
      )}
    </select>
  </label>`
}
