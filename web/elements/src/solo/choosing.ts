/** What a person chooses to play alone: the game, whose code then loads, its rules and the level of the bots. */
import type { Locale } from '@stolik/core'
import { profilesFor } from '../element/game-names.js'
import { readChoice, readRunning } from './kept.js'
import { openGame, soloGames, type SoloGame } from './open.js'
import type { SoloChoice } from './series.js'

export interface Choosing {
  readonly choice: SoloChoice
  /** The chosen game; null while its code loads. */
  readonly game: SoloGame | null
  /** The rules of the chosen game, those that readers of the language play most first; empty while its code loads. */
  readonly profiles: readonly string[]
  /** Begins with what is played or was chosen last. */
  start(): Promise<void>
  choose(change: Partial<SoloChoice>): Promise<void>
}

interface Around {
  readonly locale: () => Locale
  readonly changed: () => void
  /** Called when the code of a chosen game has loaded, or has not. */
  readonly loaded: (isThere: boolean) => void
}

export function choosing({ locale, changed, loaded }: Around): Choosing {
  let choice: SoloChoice = { game: soloGames[0] ?? '', profile: '', level: 'club' }
  let game: SoloGame | null = null

  const profilesNow = (): readonly string[] => {
    if (game === null) return []
    const profiles = game.plugin.profiles.map((id) => ({ id, tables: [] }))
    return profilesFor(locale(), { id: game.plugin.id, levels: [], profiles }).map(({ id }) => id)
  }
  /** Puts the game's own first rules and level in place of what it does not have. */
  const settled = (wanted: SoloChoice, { levels }: SoloGame): SoloChoice => {
    const profiles = profilesNow()
    return {
      game: wanted.game,
      profile: profiles.includes(wanted.profile) ? wanted.profile : (profiles[0] ?? ''),
      level: levels.includes(wanted.level) ? wanted.level : 'club',
    }
  }
  const choose = async (change: Partial<SoloChoice>): Promise<void> => {
    const wanted = { ...choice, ...change }
    choice = wanted
    if (game?.plugin.id !== wanted.game) {
      game = null
      changed()
      const opened = await openGame(wanted.game).catch(() => undefined)
      // Meanwhile another one was chosen.
      if (choice.game !== wanted.game) return
      game = opened ?? null
      loaded(opened !== undefined)
    }
    if (game !== null) choice = settled(choice, game)
    changed()
  }
  return {
    get choice() {
      return choice
    },
    get game() {
      return game
    },
    get profiles() {
      return profilesNow()
    },
    choose,
    start: () => {
      const chosen = readRunning()?.series ?? readChoice()
      return choose(chosen !== null && soloGames.includes(chosen.game) ? chosen : {})
    },
  }
}
