/** Baśka with its usual bot and the list of points, without papers: enough to play hands through. */
import type { WithBots } from '@stolik/core'
import { auto } from './auto.js'
import { bot } from './bot/index.js'
import { remember } from './memory.js'
import { play, type BaskaShapes } from './playing.js'
import { sheet } from './series.js'

export const withBots: WithBots<BaskaShapes> = { ...play, auto, remember, bot, sheet }
