/**
 * Words for QR codes. They are derived from the gateway's secret, so that nobody can guess one and none has to be stored.
 * Anybody who has a word may do what it stands for.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Sealed } from '@stolik/core'
import type { Secrets } from '../../base/secrets.js'
import type { At } from '@stolik/event/model/entry'
import { canonical } from '@stolik/contract/canonical'

/** The words derived from one secret. */
export type Words = ReturnType<typeof wordsOf>

/** The words in use now, and those of every valid secret: paper printed earlier stays valid. */
export interface Keys extends Words {
  readonly good: () => readonly Words[]
  /** Those of every secret that this gateway knows, also of an expired one: what was sealed with it can still be opened. */
  readonly known: () => readonly Words[]
}

/** 31 characters of which no two look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Digits of a PIN. */
const pinLength = 6

export function eventKeys(secrets: Secrets): Keys {
  const made = new Map(secrets.all.map((secret) => [secret, wordsOf(secret)]))
  const of = (secret: string): Words => made.get(secret) ?? wordsOf(secret)
  const now = (): Words => of(secrets.now())
  return {
    card: (...what) => now().card(...what),
    pin: (...what) => now().pin(...what),
    agreed: (...what) => now().agreed(...what),
    table: (...what) => now().table(...what),
    invitation: (...what) => now().invitation(...what),
    deals: (...what) => now().deals(...what),
    event: (...what) => now().event(...what),
    content: (...what) => now().content(...what),
    known: () => secrets.all.map(of),
    good: () => secrets.good().map(of),
  }
}

function wordsOf(secret: string) {
  const digestOf = (...of: readonly (string | number)[]): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['stolik event', ...of]))
      .digest()
  const word = (length: number, ...of: readonly (string | number)[]): string =>
    letters(length, digestOf(...of))
  return {
    /** On a start card: lets its player act. */
    card: (event: string, player: string) => word(12, 'card', event, player),
    /** A short PIN beside the code of a start card: lets its player agree on the table's device. */
    pin: (event: string, player: string) =>
      String(digestOf('pin', event, player).readUIntBE(0, 6) % 10 ** pinLength).padStart(pinLength, '0'),
    /**
     * Given to a device in return for a PIN, so that the PIN is entered once: lets the player agree at a table in the hall on that
     * device.
     */
    agreed: (event: string, player: string, device: string) => word(16, 'agreed', event, player, device),
    /**
     * The key of a table in the hall: lets its list be written, for one series (PT 7.1.4). It changes with the epoch. Epoch 0 keeps the
     * form from before epochs existed, so that printed lists stay valid.
     */
    table: (event: string, { series, table }: At, epoch: number) =>
      word(16, 'table', event, series, table, ...(epoch === 0 ? [] : [epoch])),
    /** An invitation: the person who accepts it becomes a referee. */
    invitation: (event: string, n: number) => word(16, 'invitation', event, n),
    /**
     * What the deals of a series are shuffled with, where all tables play the same. SECRET until the series has ended: nobody else
     * has it, and it is stored nowhere.
     */
    deals: (event: string, series: number): Sealed => ({
      salt: digestOf('deals', 'salt', event, series).toString('hex'),
      seed: digestOf('deals', 'seed', event, series).toString('hex'),
    }),
    /** The id of an event that an account announces with this `op`. */
    event: (account: string, op: string) => word(10, 'event', account, op),
    /** A digest of a request, by which the same one is known when it is sent again. */
    content: (request: string) => word(16, 'content', request),
  }
}

/** 16 bits per letter, so that all letters are almost equally likely. */
const letters = (length: number, digest: Buffer): string =>
  Array.from({ length }, (_, i) => alphabet.charAt(digest.readUInt16BE(2 * i) % alphabet.length)).join('')

/** The id of an event that was announced in a file: the same for each copy, and without the secret of its first draw a guess. */
export const eventOfSecret = ({ salt, seed }: Sealed): string =>
  letters(10, hashOf(JSON.stringify(['stolik event in a file', salt, seed])))

/** Compares in constant time, which reveals nothing about the word. */
export const isSame = (sent: string, word: string): boolean => timingSafeEqual(hashOf(sent), hashOf(word))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a text is a device's id. */
export const isDevice = (text: string): boolean => /^[a-z0-9]{4,16}$/.test(text)

/** Whether a text has the form of an event id; nothing else is looked up or subscribed to. */
export const isEventId = (text: string): boolean => /^[2-9a-hjkmnp-z]{10}$/.test(text)

// Notices another request under the idempotency key of an earlier one.

/** Digests of a request under every known secret, the present one first. A field that is null counts as left out. */
export function contentsOf(keys: Pick<Keys, 'content' | 'known'>, request: unknown): readonly string[] {
  const text = canonical(withoutNulls(request))
  return [...new Set([keys.content(text), ...keys.known().map((words) => words.content(text))])]
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null && one !== undefined)
      .map(([key, one]) => [key, withoutNulls(one)]),
  )
}
