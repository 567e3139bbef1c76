/** Another process is using this file or database. */
export class StoreInUse extends Error {}
