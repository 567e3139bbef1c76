const root = decodeURIComponent(new URL('../..', import.meta.url).pathname)

/** Returns the path of a module within the repository, such as `/games/core/…`, wherever the repository is. */
export const inside = (module: string): string =>
  module.startsWith(root) ? module.slice(root.length - 1) : module
