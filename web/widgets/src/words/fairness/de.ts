import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'fair.how':
    'Die Prüfsumme der Mischung steht vor den Karten fest, ihr Samen wird nach der letzten Karte gezeigt. Wer sich an den Tisch setzt oder „nächstes Spiel“ drückt, gibt seinen Zufall dazu, also entscheidet niemand allein über die Karten.',
  'fair.added': {
    one: 'Zu diesem Spiel hat {n} Spieler seinen Zufall gegeben.',
    other: 'Zu diesem Spiel haben {n} Spieler ihren Zufall gegeben.',
  },
  'fair.none':
    'Dieses Spiel begann von selbst: Niemand hat seinen Zufall dazugegeben, allein der Samen bestimmte die Karten.',
  'fair.commitment': 'Prüfsumme (SHA-256) dieses Spiels',
  'fair.next': 'Prüfsumme des nächsten Spiels',
  'fair.later': 'Den Samen erfährst du nach dem Spiel.',
  'fair.seed': 'Samen',
  'fair.salt': 'Salz',
  'fair.luck': 'Zufall der Spieler',
  'fair.deal': 'Karten',
  'fair.check': 'Mischung prüfen',
  'fair.checking': 'Ich prüfe …',
  'fair.fair': 'Es stimmt: die Karten folgen aus dem Samen, und die Prüfsumme ist seine.',
  'fair.malformed': 'Es stimmt nicht: die Angaben haben nicht die rechte Form.',
  'fair.badCommitment': 'Es stimmt nicht: die Prüfsumme gehört nicht zu diesem Samen.',
  'fair.badDeal': 'Es stimmt nicht: aus diesem Samen ergeben sich andere Karten.',
  'fair.unable': 'Der Browser rechnet Prüfsummen nur auf Seiten mit https oder vom selben Rechner.',
}
