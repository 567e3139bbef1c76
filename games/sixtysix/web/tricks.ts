import type { Renderer } from '@stolik/kit/shown'
import type { View } from '../src/view.js'

export const tricks: Renderer['tricks'] = (view) => {
  const { led, tricks } = view as View
  return { done: tricks.reduce((sum, n) => sum + n, 0), lying: led === null ? 0 : 1 }
}
