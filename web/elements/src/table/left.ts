/** A person has left the table. Cancel it to stay on the page; otherwise `home` opens, if it is set. */
export class LeftEvent extends CustomEvent<{ readonly table: string }> {
  static readonly type = 'stolik-left'
  constructor(table: string) {
    super(LeftEvent.type, { detail: { table }, bubbles: true, composed: true, cancelable: true })
  }
}
