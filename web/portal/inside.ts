const root = decodeURIComponent(new URL('../..', import.meta.url).pathname)

/** Where a module is within the repository, `/games/core/…`, whatever the folders are called that the repository is in. */
export const inside = (module: string): string =>
  module.startsWith(root) ? module.slice(root.length - 1) : module
