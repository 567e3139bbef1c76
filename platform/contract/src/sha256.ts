/** SHA-256 in plain JavaScript, for code that runs in Node and in browsers. */
import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Sha256 } from '@stolik/core'

export const sha256: Sha256 = (text) => digest(utf8ToBytes(text))

/** Returns the hash in lower-case hex. */
export const sha256Hex = (text: string): string => bytesToHex(digest(utf8ToBytes(text)))
