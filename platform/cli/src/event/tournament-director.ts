/** Who acts on an event in a file. */
import { fileAccount } from '@stolik/event/decide/away'
import type { By } from '@stolik/event/model/entry'
import type { Desk } from './tournament-desk.js'

export const director = ({ values }: Pick<Desk, 'values'>): By => ({
  kind: 'direction',
  account: fileAccount,
  name: values.by ?? 'Director',
})
