/** Whole hands of Baśka per second, and the cost of a view. The search for forbidden cichas runs before measuring. */
import { benchGame } from '@stolik/core/bench'
import { present } from '../graphql/index.js'
import { baska } from '../src/index.js'

for (const profile of Object.keys(baska.profiles))
  benchGame(baska, { profile, present, skip: (move) => 'throwIn' in move })
