/** The parts of a game plugin that an event needs: they read the hands of table lists and count them. */
import type { Plugin, SealedPapers } from '@stolik/core'

export interface Lists extends Pick<Plugin, 'version' | 'knows' | 'chairs' | 'sheet' | 'isToPoints'> {
  readonly papers: Pick<SealedPapers, 'enter' | 'later' | 'money' | 'played'>
}
