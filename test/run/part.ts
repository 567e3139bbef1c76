/** What tests are run in: a part is a program, or some files of a project of vitest.config.ts. */

/** The ids of test/tools.mjs. */
export type Tool =
  | 'chromium'
  | 'firefox'
  | 'webkit'
  | 'minibrowser'
  | 'xvfb'
  | 'php'
  | 'fonts'
  | 'redis'
  | 'postgres'
  | 'nginx'
  | 'caddy'
  | 'notify'
  | 'node22'
  | 'node24'
  | 'frameworks'

export interface Part {
  readonly name: string
  /** About how long it takes one of two cores: for the share that is done. */
  readonly seconds: number
  readonly needs?: readonly Tool[]
  /** Another reason why it cannot run here. */
  readonly hindered?: () => string | undefined
  /** Names of parts that must be over before. */
  readonly after?: readonly string[]
  /** A program. Without one, the part is a project. */
  readonly command?: readonly string[]
  /** A project, or several by a pattern. */
  readonly project?: string
  /** Files of the project; all if left out. */
  readonly files?: readonly string[]
  /** More options of vitest. */
  readonly options?: readonly string[]
  readonly workers?: number
  readonly env?: Readonly<Record<string, string>>
  readonly onNode24?: boolean
  /** Starts vitest for the project in another way. */
  readonly launcher?: readonly string[]
  /** The arguments that come before its name in the command that repeats it alone. */
  readonly repeat?: string
  /** The same files are run elsewhere, too, in another way. */
  readonly repeats?: boolean
  /** A journey that fails is tried again, alone, after the others. */
  readonly again?: boolean
}

export interface Failure {
  /** The test; empty if the file itself failed. */
  readonly name: string
  readonly text: string
}

/** A line of the report: a test file, or what no file can be blamed for. */
export interface Module {
  readonly file?: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Milliseconds of the processor, where tests run in Node. */
  readonly cpu?: number
  /** Milliseconds by the clock for loading and for the tests. */
  readonly loading: number
  readonly testing: number
  readonly failures: readonly Failure[]
}

export interface Outcome {
  readonly name: string
  /** As of its part. */
  readonly repeat?: string
  /** Why it did not run. */
  readonly skipped?: string
  ok?: boolean
  /** Seconds by the clock, and of the processor with all processes that were started. */
  readonly seconds?: number
  readonly cpu?: number
  readonly modules?: Module[]
  /** The file with all that it printed, and its end if it failed. */
  readonly log?: string
  readonly tail?: string
}
