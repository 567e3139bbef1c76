/** What `npm test` was asked for, from its arguments. */

export const usage = `npm test                     what every change must pass, in about ten minutes on two cores
npm test -- NAME…            only parts whose name contains one of these words
npm test -- --changed [REF]  what a change since REF reaches: since main, or on main since origin/main
npm test -- --slice N        one slice of everything else; numbers above the count of slices begin again at the first
npm test -- --all            everything
npm test -- --times          what takes how long, from the last run
--install                    with any of them: install missing tools with apt (Debian, as root) and npm`

export interface Options {
  readonly tier: 'usual' | 'all' | 'changed' | 'slice' | 'times' | 'help'
  readonly slice?: number
  readonly since?: string
  readonly install: boolean
  readonly names: readonly string[]
}

export function optionsOf(args: readonly string[]): Options | { readonly wrong: string } {
  let options: Options = { tier: 'usual', install: false, names: [] }
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--help') options = { ...options, tier: 'help' }
    else if (arg === '--install') options = { ...options, install: true }
    else if (arg === '--all') options = { ...options, tier: 'all' }
    else if (arg === '--times') options = { ...options, tier: 'times' }
    else if (arg === '--changed') {
      const since = left[0]?.startsWith('-') === false ? left.shift() : undefined
      options = { ...options, tier: 'changed', ...(since !== undefined && { since }) }
    } else if (arg === '--slice') {
      const slice = left.shift() ?? ''
      if (!/^[1-9]\d{0,8}$/.test(slice)) return { wrong: '--slice needs a number from 1' }
      options = { ...options, tier: 'slice', slice: Number(slice) }
    } else if (arg === '') return { wrong: 'A name of a part is empty' }
    else if (arg.startsWith('-')) return { wrong: `${arg} is not an option` }
    else options = { ...options, names: [...options.names, arg] }
  }
  const tiers = args.filter((arg) => ['--all', '--changed', '--slice', '--times'].includes(arg))
  return tiers.length > 1 ? { wrong: `${tiers.join(' and ')} cannot be combined` } : options
}
