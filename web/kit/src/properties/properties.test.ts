import { html, LitElement } from 'lit'
import { expect, it } from 'vitest'
import { attribute, declares, flag, given, property, state } from './properties.js'

class Base extends declares(LitElement, { lang: property('pl'), isOpen: flag('is-open') }) {}
class Sign extends declares(Base, {
  seats: property(3, { type: Number }),
  tableHref: attribute<string | null>('table-href', null),
  names: given<readonly string[]>([]),
  page: state(0),
}) {
  protected override render() {
    return html`${this.lang} ${this.seats} ${this.tableHref} ${this.names.join()} ${this.page} ${this.isOpen}`
  }
}
customElements.define('test-sign', Sign)

it('an element begins with its defaults, and those of the class above', () => {
  const { lang, isOpen, seats, tableHref, names, page } = new Sign()
  expect({ lang, isOpen, seats, tableHref, names, page }).toEqual({
    lang: 'pl',
    isOpen: false,
    seats: 3,
    tableHref: null,
    names: [],
    page: 0,
  })
})

it('attributes set what has one, by their own names', () => {
  expect(Sign.observedAttributes.toSorted()).toEqual(['is-open', 'lang', 'seats', 'table-href'])
})

it('an element is drawn again after each kind of property', async () => {
  document.body.innerHTML =
    '<test-sign lang="de" is-open seats="4" table-href="/t" page="7" names="Ola"></test-sign>'
  const sign = document.querySelector<Sign>('test-sign') as Sign
  await sign.updateComplete
  expect(sign.shadowRoot?.textContent).toBe('de 4 /t  0 true')
  Object.assign(sign, { names: ['Ola', 'Jan'], page: 2 })
  await sign.updateComplete
  expect(sign.shadowRoot?.textContent).toBe('de 4 /t Ola,Jan 2 true')
})
