/** The thread that says for a page what hands of Baśka say of a player's strength. */
import { sealBots, type Think } from '@stolik/core'
import { answerStrength } from '@stolik/kit/strength'
import { sets } from '../src/rules/knobs.js'
import type { BaskaShapes } from '../src/game/playing.js'
import { strength } from '../src/game/strength.js'
import { beginner } from '../src/think/beginner.js'
import { withBots } from '../src/game/with-bots.js'

/** Only beginners and club players are needed here. Masters, and all that they think with, are left out. */
const think: Think<BaskaShapes> = (view) => beginner(view)

answerStrength(
  sealBots({ ...withBots, ruleSets: sets, think }, (view) => view),
  strength,
)
