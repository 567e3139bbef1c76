/**
 * Words that stand in QR codes. They are made of the gateway's secret, so that nobody can think one up and none
 * has to be kept; whoever has one can do what it stands for.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../base/secrets.js'
import type { At } from '@stolik/tournament/model/entry'

/** What can be made of one secret. */
export interface Words {
  /** Of a start card: its player acts. */
  card(event: string, player: string): string
  /** Stands on a start card beside its code, short enough to be typed: its player agrees, on a device of the table's. */
  pin(event: string, player: string): string
  /** What a device is given for a PIN, so that it is entered once: its player agrees at a table of the hall, by that device. */
  agreed(event: string, player: string, device: string): string
  /** Of a table in the hall: its list is written. Of another epoch it is another code. */
  table(event: string, at: At, epoch: number): string
  /** Of an invitation: whoever accepts it becomes a referee. */
  invitation(event: string, n: number): string
  /** The id of the event that an account announces by this name for the act. */
  event(account: string, op: string): string
}

/** The words that are told now, and those of every secret that is good: paper that was printed before stays good. */
export interface Keys extends Words {
  readonly good: () => readonly Words[]
}

/** None that look alike; 31 of them. */
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
    event: (...what) => now().event(...what),
    good: () => secrets.good().map(of),
  }
}

function wordsOf(secret: string): Words {
  const digestOf = (...of: readonly (string | number)[]): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['stolik event', ...of]))
      .digest()
  const word = (length: number, ...of: readonly (string | number)[]): string => {
    const digest = digestOf(...of)
    // 16 bits a letter, so that all letters come as good as equally often.
    return Array.from({ length }, (_, i) =>
      alphabet.charAt(digest.readUInt16BE(2 * i) % alphabet.length),
    ).join('')
  }
  return {
    card: (event, player) => word(12, 'card', event, player),
    pin: (event, player) =>
      String(digestOf('pin', event, player).readUIntBE(0, 6) % 10 ** pinLength).padStart(pinLength, '0'),
    agreed: (event, player, device) => word(16, 'agreed', event, player, device),
    // The first ones are as they were before there were epochs, so that printed lists stay good.
    table: (event, { series, table }, epoch) =>
      word(16, 'table', event, series, table, ...(epoch === 0 ? [] : [epoch])),
    invitation: (event, n) => word(16, 'invitation', event, n),
    event: (account, op) => word(10, 'event', account, op),
  }
}

/** Compares in a time that tells nothing of the word. */
export const isSame = (told: string, word: string): boolean => timingSafeEqual(hashOf(told), hashOf(word))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What a device calls itself. */
export const isDevice = (text: string): boolean => /^[a-z0-9]{4,16}$/.test(text)

/** What an id of an event looks like; nothing else is looked up or listened to. */
export const isEventId = (text: string): boolean => /^[2-9a-hjkmnp-z]{10}$/.test(text)
