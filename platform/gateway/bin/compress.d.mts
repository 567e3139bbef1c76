/** Lays compressed copies beside the files of a built portal. */
export function compress(folder: string): void
