/**
 * The blocks in the editor: attributes in the sidebar, and a preview of the element in a frame. Plain JavaScript, so that
 * WordPress can load it without a build.
 */
;(function (blocks, element, editor, components, stolik) {
  'use strict'
  const h = element.createElement
  const say = (code) => stolik.words[code] ?? code
  const themes = ['', 'light', 'dark']

  /** Returns the address of the element alone, as the server shows it. */
  function address(name, given) {
    const said = (of) => Object.entries(of).filter(([, value]) => typeof value === 'string' && value !== '')
    const query = new URLSearchParams(Object.fromEntries([...said(stolik.look), ...said(given)]))
    if (stolik.club !== '') query.set('club', stolik.club)
    return `${stolik.server}/frame/${name}?${query}`
  }

  function fields(name, { attributes, setAttributes }) {
    return stolik.elements[name].attributes.map((attribute) =>
      h(components.TextControl, {
        key: attribute,
        label: say(`attribute.${attribute}`),
        help: stolik.elements[name].needs.includes(attribute) ? say('editor.needed') : undefined,
        value: attributes[attribute],
        onChange: (value) => setAttributes({ [attribute]: value.trim() }),
      }),
    )
  }

  function sidebar(name, props) {
    const { attributes, setAttributes } = props
    const choice = (key, options) =>
      h(components.SelectControl, {
        key,
        label: say(`editor.${key}`),
        value: attributes[key],
        options,
        onChange: (value) => setAttributes({ [key]: value }),
      })
    return h(
      editor.InspectorControls,
      null,
      h(
        components.PanelBody,
        { title: say(`element.${name}`) },
        ...fields(name, props),
        name === 'table' &&
          h(components.ToggleControl, {
            label: say('editor.open'),
            checked: attributes.open,
            onChange: (open) => setAttributes({ open }),
          }),
        choice('lang', [
          { value: '', label: say('editor.asSite') },
          ...Object.entries(stolik.languages).map(([value, label]) => ({ value, label })),
        ]),
        choice(
          'theme',
          themes.map((value) => ({
            value,
            label: value === '' ? say('editor.asSite') : say(`theme.${value}`),
          })),
        ),
      ),
    )
  }

  function body(name, props) {
    const { attributes } = props
    const { needs, icon } = stolik.elements[name]
    if (stolik.server === '')
      return h(
        components.Placeholder,
        { icon, label: say(`element.${name}`), instructions: say('trouble.server') },
        stolik.settings !== '' && h('a', { href: stolik.settings }, say('editor.settings')),
      )
    if (needs.some((one) => attributes[one] === ''))
      return h(
        components.Placeholder,
        { icon, label: say(`element.${name}`), instructions: say(`about.${name}`) },
        h('div', { style: { display: 'grid', gap: 8, width: '100%' } }, ...fields(name, props)),
      )
    const told = Object.fromEntries(
      [...stolik.elements[name].attributes, 'lang', 'theme'].map((attribute) => [
        attribute,
        attributes[attribute],
      ]),
    )
    return h(
      components.Disabled,
      null,
      h('iframe', {
        src: address(name, told),
        title: say(`element.${name}`),
        width: '100%',
        height: 480,
        style: { border: 0, display: 'block' },
      }),
    )
  }

  for (const name of Object.keys(stolik.elements))
    blocks.registerBlockType(`stolik/${name}`, {
      edit: (props) => h('div', editor.useBlockProps(), sidebar(name, props), body(name, props)),
      // Rendered by the server.
      save: () => null,
    })
})(window.wp.blocks, window.wp.element, window.wp.blockEditor, window.wp.components, window.stolikEditor)
