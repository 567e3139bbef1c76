import type { Tool } from './run/part.js'

/** The path of a tool if it is installed; installs nothing. */
export function findTool(id: Tool): string | undefined
/** Looks for tools; installs missing ones if `install` says so. */
export function findTools(
  ids: ReadonlySet<Tool>,
  options: { readonly install: boolean },
): Partial<Record<Tool, { readonly path?: string; readonly missing?: string }>>
