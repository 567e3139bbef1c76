/** What the columns of a file of entries can be: the names of the schema, and those of the reader of tables. */
import { columnKinds, type AssignedKind, type ColumnKind } from '@stolik/contract/event/parts'
import type { AssignedColumn } from '@stolik/files/table/head'

const columns: Readonly<Record<ColumnKind, AssignedColumn['is']>> = {
  NAME: 'name',
  SURNAME_FIRST: 'surnameFirst',
  SURNAME: 'surname',
  GIVEN: 'given',
  CLUB: 'club',
  LICENCE: 'licence',
  TEAM: 'team',
  PAIR: 'pair',
  WOMAN: 'woman',
  BORN: 'born',
  SUBSTITUTE: 'substitute',
  ONLINE: 'online',
  RESERVE: 'reserve',
  IGNORED: 'ignored',
}

export const assignedColumn = ({ head, is }: AssignedKind): AssignedColumn => ({ head, is: columns[is] })

/** The names that the reader of tables has for them. */
export const columnNames: readonly string[] = Object.values(columns)

/** The kind of a column that the reader of tables names; columns that are left out have none of their own. */
export const columnKind = (column: string | null): ColumnKind =>
  columnKinds.find((kind) => columns[kind] === column) ?? 'IGNORED'
