/** Runs functions in the page of a session, after loading what they need into each new document. */
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { Session } from './session.js'

let built: string | undefined
/** The part of the driver that runs inside the page, as one script. */
function insideScript(): string {
  if (built !== undefined) return built
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'inside.ts')],
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
  })
  return (built = outputFiles[0]?.text ?? '')
}

export interface Script {
  /** Adds a script to run once in each new document. */
  add(source: string): void
  /** Runs the source of a function, with arguments that JSON can represent. */
  run<T>(source: string, ...given: readonly unknown[]): Promise<T>
}

/** Functions translated by tsx call this to keep their names. */
const names = 'globalThis.__name ??= (named) => named'

const absent = 'stolik: nothing inside'

export function scriptOf(session: Session): Script {
  const first: string[] = []
  const execute = (script: string, args: readonly unknown[]): Promise<unknown> =>
    session.ask('POST', '/execute/sync', { script, args })
  return {
    add: (source) => void first.push(source),
    run: async <T>(source: string, ...given: readonly unknown[]) => {
      const script = `if (!globalThis.stolikInside) return '${absent}'; return (${source})(...arguments)`
      for (;;) {
        const answer = await execute(script, given)
        if (answer !== absent) return answer as T
        await execute([insideScript(), names, ...first].join(';\n'), [])
      }
    },
  }
}
