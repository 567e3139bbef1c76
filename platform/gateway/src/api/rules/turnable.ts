/** What a game with rule sets offers. */
import type { NotTurned, Plugin, Turned } from '@stolik/core'

export interface KnobData {
  readonly id: string
  readonly kind: 'flag' | 'word' | 'number' | 'row'
  readonly choices: readonly { readonly id: string; readonly clause: string }[]
  readonly bases: Readonly<Record<string, { readonly choice: string; readonly clause: string }>>
}

export interface RuleDifference {
  readonly knob: string
  readonly choice: string
  readonly clause: string
  readonly baseChoice: string
  readonly baseClause: string
}

export interface Turnable extends Plugin {
  readonly knobs: readonly KnobData[]
  readonly conflicts: readonly {
    readonly reason: string
    readonly knobs: readonly string[]
    readonly through: readonly string[]
  }[]
  knows(profile: string): boolean
  turn(
    base: string,
    turned: Turned,
  ): { readonly profile: string; readonly differences: readonly RuleDifference[] } | NotTurned
  differences(profile: string): readonly RuleDifference[]
}

export const turnable = (plugin: Plugin): Turnable =>
  'turn' in plugin
    ? (plugin as Turnable)
    : {
        ...(plugin as Plugin),
        ...{ knobs: [], conflicts: [], differences: () => [] },
        knows: (profile) => (plugin as Plugin).profiles.includes(profile),
        turn: (profile, turned) => {
          const [knob] = Object.keys(turned)
          return knob === undefined ? { profile, differences: [] } : { refused: 'unknown-knob', knob }
        },
      }
