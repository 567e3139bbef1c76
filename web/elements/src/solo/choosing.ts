/** What a person chooses to play alone: the game, whose code then loads, its rules and the level of the bots. */
import type { BotLevel, Locale } from '@stolik/core'
import { profilesFor } from '../element/game-names.js'
import { readChoice, readRunning } from './kept.js'
import { startThread, type Thread } from '../same-cards/thread.js'
import { openGame, soloGames, type SoloGame } from './open.js'
import { knownQuickness, tryQuickness, type Quickness } from './quick.js'
import type { SoloChoice } from './series.js'

export interface Choosing {
  readonly choice: SoloChoice
  /** The chosen game; null while its code loads. */
  readonly game: SoloGame | null
  /** The rules of the chosen game, those that readers of the language play most first; empty while its code loads. */
  readonly profiles: readonly string[]
  /** Those that this device is quick enough for. */
  readonly levels: readonly BotLevel[]
  /** Whether the device is quick enough for a master; null for a game without masters, and until its code has loaded. */
  readonly quickness: Quickness | 'trying' | null
  /** Begins with what is played or was chosen last. */
  start(): Promise<void>
  choose(change: Partial<SoloChoice>): Promise<void>
  /** Ends a trial of the device. */
  stop(): void
}

interface Around {
  readonly locale: () => Locale
  readonly changed: () => void
  /** Called when the code of a chosen game has loaded, or has not. */
  readonly loaded: (isThere: boolean) => void
  /** Starts the thread that the device is tried with; undefined if there can be none. */
  readonly start?: () => Thread | undefined
  readonly now?: () => number
}

export function choosing({ locale, changed, loaded, start = startThread, now }: Around): Choosing {
  let choice: SoloChoice = { game: soloGames[0] ?? '', profile: '', level: 'club' }
  let game: SoloGame | null = null
  /** What the person wants, whether or not the game and the device have it. */
  let preferred: BotLevel = 'club'
  let quickness: Quickness | 'trying' | null = null
  let thread: Thread | undefined

  const levelsNow = (): readonly BotLevel[] =>
    (game?.levels ?? []).filter((level) => level !== 'master' || quickness === 'quick')

  const profilesNow = (): readonly string[] => {
    if (game === null) return []
    const profiles = game.plugin.profiles.map((id) => ({ id, tables: [] }))
    return profilesFor(locale(), { id: game.plugin.id, levels: [], profiles }).map(({ id }) => id)
  }
  /** Puts the game's own first rules and level in place of what it does not have. */
  const settled = (wanted: SoloChoice): SoloChoice => {
    const profiles = profilesNow()
    return {
      game: wanted.game,
      profile: profiles.includes(wanted.profile) ? wanted.profile : (profiles[0] ?? ''),
      level: levelsNow().includes(preferred) ? preferred : 'club',
    }
  }
  const stop = (): void => {
    thread?.stop()
    thread = undefined
    if (quickness === 'trying') quickness = null
  }
  /** Finds out whether a master of the game can be offered. */
  const look = async ({ plugin }: SoloGame): Promise<void> => {
    quickness = knownQuickness(plugin) ?? 'trying'
    if (quickness !== 'trying') return
    const trial = start()
    thread = trial
    const found = await tryQuickness(plugin, trial, now)
    // Meanwhile another one was chosen, or the person has left.
    if (thread !== trial) return
    thread = undefined
    quickness = found
    choice = settled(choice)
    changed()
  }
  const choose = async (change: Partial<SoloChoice>): Promise<void> => {
    const wanted = { ...choice, ...change }
    choice = wanted
    preferred = change.level ?? preferred
    if (game?.plugin.id !== wanted.game) {
      game = null
      quickness = null
      stop()
      changed()
      const opened = await openGame(wanted.game).catch(() => undefined)
      // Meanwhile another one was chosen.
      if (choice.game !== wanted.game) return
      game = opened ?? null
      loaded(opened !== undefined)
    }
    if (game?.levels.includes('master') === true && quickness === null) void look(game)
    if (game !== null) choice = settled(choice)
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
    get levels() {
      return levelsNow()
    },
    get quickness() {
      return quickness
    },
    choose,
    stop,
    start: () => {
      const chosen = readRunning()?.series ?? readChoice()
      return choose(chosen !== null && soloGames.includes(chosen.game) ? chosen : {})
    },
  }
}
