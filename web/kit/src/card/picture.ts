/** Card pictures as elements. Each picture is parsed once and then copied, so that a whole deck costs little. */
import { backArt, faceArt } from '../deck/deck.js'
import { readFace, type DeckStyle, type Letters } from '../deck/options.js'

const parsed = new Map<string, HTMLTemplateElement>()

/** Returns a fresh `<svg part="face">`, or `part="back"` when the text is not a card. */
export function picture(card: string, style: DeckStyle, letters: Letters): SVGSVGElement {
  const face = readFace(card)
  const key = face === undefined ? '' : `${card} ${style} ${letters}`
  const template = parsed.get(key) ?? document.createElement('template')
  if (!parsed.has(key)) {
    const art = face === undefined ? backArt() : faceArt(face, style, letters)
    const part = face === undefined ? 'back' : 'face'
    template.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" part="${part}">${art}</svg>`
    parsed.set(key, template)
  }
  return document.importNode(template.content, true).firstElementChild as SVGSVGElement
}
