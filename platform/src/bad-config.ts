/** A setting that cannot be used, said in one line. */
export class BadConfig extends Error {}
