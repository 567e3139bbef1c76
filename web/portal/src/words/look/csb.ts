import type { LookWords } from './words.js'

export const csb: LookWords = {
  title: 'Wëzdrzatk klubù',
  lead: 'Ùstawi farwë, pismò i kartë. Kòl tegò widzec zarô, jak to wëzdrzi, a na spódkù są régi do wlepieniô.',
  back: 'co wlepic na starnã',
}
