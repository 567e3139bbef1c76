/** SHA-256 without the platform under it, for code that has to run anywhere. */
import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Sha256 } from '@stolik/core'

export const sha256: Sha256 = (text) => digest(utf8ToBytes(text))

/** The same in lower-case hex. */
export const sha256Hex = (text: string): string => bytesToHex(digest(utf8ToBytes(text)))
