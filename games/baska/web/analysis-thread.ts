/** The thread that analyses a hand of Baśka for a page. */
import { sealPlay } from '@stolik/core'
import { answerPage } from '@stolik/kit/analysis'
import { analysis } from '../src/analysis/index.js'
import { play } from '../src/game/playing.js'

answerPage(
  analysis,
  sealPlay(
    play,
    (view) => view,
    () => ({}),
  ),
)
