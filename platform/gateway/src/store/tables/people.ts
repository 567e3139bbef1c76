/** The tables of players among each other: the names of their pages, whom they follow and block, and invitations to tables. */
import { bigint, integer, table, text } from '../table.js'

export const peopleTables = {
  /**
   * The names under which pages of players are found: `key` is the `nameKey` of a name, with a number behind it if others had the name before.
   * `until` is null for the name of now, else the time until which a former name leads to the same page.
   */
  player_names: table({
    since: '053',
    columns: {
      key: text('key'),
      account: text({ to: 'accounts.id', cascades: true }),
      name: text(),
      since: bigint(),
      until: bigint('null'),
    },
    indexes: { account: ['account'], until: ['until'] },
  }),
  /** What players have chosen for their pages. Without a row, the defaults hold. */
  player_pages: table({
    since: '053',
    columns: {
      account: text('key', { to: 'accounts.id', cascades: true }),
      audience: text(),
      hands: integer(),
      contracts: integer(),
      contact: integer(),
    },
  }),
  follows: table({
    since: '053',
    columns: {
      account: text({ to: 'accounts.id', cascades: true }),
      followed: text({ to: 'accounts.id', cascades: true }),
      at: bigint(),
    },
    key: ['account', 'followed'],
    indexes: { followed: ['followed'] },
  }),
  blocks: table({
    since: '053',
    columns: {
      account: text({ to: 'accounts.id', cascades: true }),
      blocked: text({ to: 'accounts.id', cascades: true }),
      at: bigint(),
    },
    key: ['account', 'blocked'],
    indexes: { blocked: ['blocked'] },
  }),
  /** Invitations to tables that were not answered. `account` is invited. */
  table_invitations: table({
    since: '053',
    columns: {
      account: text({ to: 'accounts.id', cascades: true }),
      table_id: text(),
      by: text({ to: 'accounts.id', cascades: true }),
      until: bigint(),
    },
    key: ['account', 'table_id'],
    indexes: { by: ['by'], until: ['until'] },
  }),
}
