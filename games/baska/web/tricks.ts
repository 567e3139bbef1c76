import type { Renderer } from '@stolik/kit/shown'
import type { View } from '../src/rules/view.js'

export const tricks: Renderer['tricks'] = (view) => {
  const { trick, tricks } = view as View
  return { done: tricks.reduce((sum, n) => sum + n, 0), lying: trick.length }
}
