import type {
  Analysis,
  Arbiter,
  Bidder,
  Calculator,
  Catalogue,
  Chapter,
  Decide,
  EventFormat,
  House,
  Locale,
  Plugin,
  Problem,
  RankingFormat,
  RecordFormat,
  Scrutiny,
  Slips,
  Solver,
  Strength,
} from '@stolik/core'

/** A game as the platform uses it. The composition root lists the games; nothing else knows one. */
export interface Offer {
  readonly plugin: Plugin
  /** The game's part of the schema; every type in it begins with the game's id. */
  readonly sdl: string
  /** The type that implements `GameView`. */
  readonly type: string
  readonly catalogues: Readonly<Record<Locale, Catalogue>>
  /** Record formats of other platforms for hands of the game. */
  readonly formats?: readonly RecordFormat[]
  /** Explains the values of contracts in words. */
  readonly calculator?: Calculator
  /** Solves hands with open cards. */
  readonly solver?: Solver
  /** Says what a finished hand can teach; loaded when it is asked for, which a gateway never does. */
  readonly analysis?: () => Promise<Analysis>
  /** Judges the choices before the first card; loaded when it is asked for, which a gateway never does. */
  readonly decide?: () => Promise<Decide>
  /** The problems of the day, in their order; read when somebody asks for one. */
  readonly problems?: () => readonly Problem[]
  /** Judges hands before the bidding. */
  readonly bidder?: Bidder
  /** Says what a finished hand shows to whoever looks whether it was played fairly. */
  readonly scrutiny?: Scrutiny
  /** Says what a player did in a hand, for whoever asks how well they play; a gateway never does. */
  readonly strength?: Strength
  /** The lessons of the game and their texts. Pages without scripts show the basic rules from them. */
  readonly lessons?: {
    readonly profile: string
    readonly chapters: () => readonly Chapter[]
    readonly words: Readonly<Record<Locale, Catalogue>>
  }
  /** Answers what the rule book says about irregularities with real cards. */
  readonly arbiter?: Arbiter
  /** Reads deals for slips by which real cards are dealt. */
  readonly slips?: Slips
  /** The usual formats of events, most usual first. */
  readonly events?: readonly EventFormat[]
  /** Rules of clubs elsewhere, made of the game's profiles. */
  readonly houses?: readonly House[]
  /** The usual rankings of a season, most usual first. */
  readonly rankings?: readonly RankingFormat[]
}
