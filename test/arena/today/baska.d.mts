import type { Random } from '@stolik/core'
import type { Move, View } from '@stolik/baska'
export function bot(view: View, random: Random): Move
