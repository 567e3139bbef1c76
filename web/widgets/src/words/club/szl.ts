import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'club.nobody': 'Nŏleżysz do klubu? Zaloguj sie na jego strōnie, a zagrŏsz pod swojim mjanym i nazwiskym.',
  'club.failed': 'Strōna klubu niy pedziała nōm, fto jeżeś. Zagrej za gościa: styknie mjano.',
  'club.nameTaken': 'Gospodŏrz strōny ôdebrał ci to mjano. Pod jakim inkszym grŏsz?',
}
