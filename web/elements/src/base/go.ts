/** A person goes to a table. Cancel the event to show the table in another way than by its address. */
export class GoEvent extends CustomEvent<{ readonly table: string }> {
  static readonly type = 'stolik-go'
  constructor(table: string) {
    super(GoEvent.type, { detail: { table }, bubbles: true, composed: true, cancelable: true })
  }
}
