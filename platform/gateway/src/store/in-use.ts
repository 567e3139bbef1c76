/** Another process works with this file or database. */
export class StoreInUse extends Error {}
