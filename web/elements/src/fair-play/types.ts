/** Findings of unfair play, as owners and the player concerned see them. */
import type { Answer } from '../client/document.js'
import type { myDecisions } from './documents.js'

export type Finding = NonNullable<Answer<typeof myDecisions>['me']>['decisions'][number]
/** Shares with their 95 % interval, from 0 to 1. */
export type Share = Finding['here']
