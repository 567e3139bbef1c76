/** Whole hands of Baśka a second, and what a view costs. The search behind the forbidden cicha runs before it. */
import { benchGame } from '@stolik/core/bench'
import { present } from '../graphql/index.js'
import { baska } from '../src/index.js'

for (const profile of Object.keys(baska.profiles))
  benchGame(baska, { profile, present, skip: (move) => 'throwIn' in move })
