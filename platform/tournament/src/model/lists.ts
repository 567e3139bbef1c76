/** What an event needs of its game: reading the hands of table lists, and counting them. A plugin has it. */
import type { Plugin, SealedPapers } from '@stolik/core'

export interface Lists extends Pick<Plugin, 'version' | 'profiles' | 'chairs' | 'sheet'> {
  readonly papers: Pick<SealedPapers, 'settle' | 'enter' | 'fromSettled' | 'later' | 'money'>
}
