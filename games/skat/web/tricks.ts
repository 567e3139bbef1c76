import type { Renderer } from '@stolik/kit/shown'
import type { View } from '../src/rules/view.js'

export const tricks: Renderer['tricks'] = (view) => {
  const { trick, tricksWon } = view as View
  return { done: tricksWon.reduce((sum, n) => sum + n, 0), lying: trick?.cards.length ?? 0 }
}
