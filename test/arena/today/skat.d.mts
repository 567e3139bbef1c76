import type { Move, View } from '@stolik/skat'
export function bot(view: View): Move
