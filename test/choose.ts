/** Commands that do one of several things, named by their first word. */
import { spawnSync } from 'node:child_process'
import { bin } from './run/programs.js'

/** Returns what the first word names, or the usual one where it is an option or missing, with the other words. */
export function choose<T extends { readonly does: string }>(
  all: Readonly<Record<string, T>>,
  usual: string,
): { readonly chosen: T; readonly args: readonly string[] } {
  const words = process.argv.slice(2)
  const name = words[0]?.startsWith('-') === false ? words[0] : usual
  const chosen = Object.hasOwn(all, name) ? all[name] : undefined
  if (chosen !== undefined) return { chosen, args: name === words[0] ? words.slice(1) : words }
  const list = Object.entries(all).map(([one, { does }]) => `  ${one.padEnd(10)}${does}`)
  console.error(`There is no “${name}”, only\n${list.join('\n')}\nWithout a name it is ${usual}.`)
  process.exit(2)
}

/** Runs a program of a package, and ends this process if it fails. */
export function runTool(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void {
  const { status } = spawnSync(bin(tool), args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}
