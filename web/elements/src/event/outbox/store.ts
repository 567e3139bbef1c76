/** What a phone stores of the lists it writes: acts that the gateway has not answered yet, and the list as last seen. */
import type { ListAct } from '../client/acts.js'
import type { Refusal } from '../client/client.js'
import type { TableList } from '../client/types.js'

export interface Queued {
  /** Ids increase in the order of the acts. */
  readonly id: number
  /** Names the list and its gateway. */
  readonly list: string
  /** The idempotency key of the act: however often it is sent, it is done once. */
  readonly op: string
  readonly act: ListAct
  /** The acting chair; the phone may have been handed to it. */
  readonly chair: number
  /** Why the gateway refused the act. People decide what to do about it. */
  readonly refusal: Refusal | null
}

/** The last seen state of a list, and the chair of this phone's owner. */
export interface Seen {
  readonly table: TableList | null
  readonly chair: number | null
}

export interface OutboxStore {
  /** False if the browser stores nothing: waiting acts are lost when the page is closed. */
  readonly durable: boolean
  queued(list: string): Promise<readonly Queued[]>
  /** Resolves when it is stored. */
  add(item: Omit<Queued, 'id'>): Promise<void>
  /** Replaces the act of the same id, unless it was removed meanwhile. */
  replace(item: Queued): Promise<void>
  remove(ids: readonly number[]): Promise<void>
  seen(list: string): Promise<Seen | undefined>
  saveList(list: string, seen: Seen): Promise<void>
}

const database = 'stolik-events'
/** Later versions must migrate what is there: an outbox is never thrown away. */
const version = 1

export async function openOutboxStore(): Promise<OutboxStore> {
  try {
    return indexed(await opened())
  } catch {
    return inMemory()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, version)
  request.onupgradeneeded = () => {
    request.result
      .createObjectStore('outbox', { keyPath: 'id', autoIncrement: true })
      .createIndex('list', 'list')
    request.result.createObjectStore('lists')
  }
  return answer(request)
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'))
  })

function indexed(db: IDBDatabase): OutboxStore {
  // Another window with a newer build waits until this one closes its connection.
  db.onversionchange = () => db.close()
  /** Resolves when the change is on the disk. */
  const write = (store: string, change: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = db.transaction(store, 'readwrite', { durability: 'strict' })
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'))
      change(transaction.objectStore(store))
    })
  const reading = (store: string): IDBObjectStore => db.transaction(store).objectStore(store)
  return {
    durable: true,
    queued: (list) => answer(reading('outbox').index('list').getAll(list) as IDBRequest<Queued[]>),
    add: (item) => write('outbox', (store) => void store.add(item)),
    // The check and the write are one transaction, since people may discard the act between two.
    replace: (item) =>
      write('outbox', (store) => {
        const found = store.count(item.id)
        found.onsuccess = () => {
          if (found.result > 0) store.put(item)
        }
      }),
    remove: (ids) => write('outbox', (store) => ids.forEach((id) => store.delete(id))),
    seen: (list) => answer(reading('lists').get(list) as IDBRequest<Seen | undefined>),
    saveList: (list, seen) => write('lists', (store) => void store.put(seen, list)),
  }
}

function inMemory(): OutboxStore {
  let items: readonly Queued[] = []
  let last = 0
  const lists = new Map<string, Seen>()
  const done = Promise.resolve()
  return {
    durable: false,
    queued: (list) => Promise.resolve(items.filter((item) => item.list === list)),
    add: (item) => {
      last += 1
      items = [...items, { ...item, id: last }]
      return done
    },
    replace: (item) => {
      items = items.map((one) => (one.id === item.id ? item : one))
      return done
    },
    remove: (ids) => {
      items = items.filter(({ id }) => !ids.includes(id))
      return done
    },
    seen: (list) => Promise.resolve(lists.get(list)),
    saveList: (list, seen) => {
      lists.set(list, seen)
      return done
    },
  }
}
