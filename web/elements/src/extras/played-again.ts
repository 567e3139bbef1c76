/** Returns the rules that replay a record. Views keep the game's own form, because its own table element takes them here. */
import { sealPlay, type Play, type SealedPlay, type Shapes } from '@stolik/core'

export const playedAgain = <T extends Shapes>(play: Play<T>): SealedPlay =>
  sealPlay(
    play,
    (view) => view,
    () => ({}),
  )
