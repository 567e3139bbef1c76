import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'assoc.title': 'Pour les fédérations',
  'assoc.lead':
    'Comment une fédération tient ici son classement, comment chacun sait qu’il est juste, et que faire dans l’ordre.',
  'assoc.editions': 'Un classement par éditions',
  'assoc.editionsText':
    'Chaque édition est signée avec la clé de la fédération et reste telle qu’elle a paru. Une correction est une nouvelle édition, qui dit ce qu’elle corrige et pourquoi.',
  'assoc.verify': 'Chacun peut recalculer',
  'assoc.verifyText':
    'Avec l’édition se trouve un fichier de toutes les feuilles dont elle est calculée. Cette commande la recalcule et dit si le résultat est le même.',
  'assoc.presets': 'Des règles prêtes, et les vôtres',
  'assoc.presetsText':
    'La fédération part de l’une de ces règles et change ce qu’elle compte autrement : combien de tournois, quelles catégories, comment départager.',
  'assoc.game': 'Jeu',
  'assoc.counts': 'Ce qui compte',
  'assoc.lists': 'Tournois et feuilles d’avant',
  'assoc.listsText':
    'Le résultat d’un tournoi joué ici se prend d’un bouton. Les feuilles d’autres années et d’autres programmes se lisent dans un fichier CSV ; ce qui ne va pas est mis de côté avec la raison.',
  'assoc.tell': 'Un message aux autres sites',
  'assoc.tellText':
    'Quand un classement paraît ou est retiré, et quand un tournoi se termine, les sites que la fédération a inscrits en sont avertis.',
  'assoc.names': 'Noms',
  'assoc.namesText':
    'Qui veut être oublié perd son nom pour toujours. Les chiffres, les signatures et les places des autres ne changent pas.',
  'assoc.embed': 'Le classement sur la page de la fédération',
  'assoc.embedText': 'Ces deux lignes suffisent sur n’importe quelle page. Voici ce qu’elles montrent.',
  'assoc.none': 'Aucun classement n’a encore été publié ici. Le premier prendra cette place.',
  'assoc.copy': 'copier',
  'assoc.copied': 'Copié.',
  'assoc.copyYourself': 'Sélectionnez les lignes et copiez-les.',
  'assoc.steps': 'Que faire maintenant',
  'assoc.step.1':
    'Créez un compte et donnez son identifiant à la personne qui tient ce site. Elle vous inscrira comme fédération.',
  'assoc.step.2':
    'Faites une clé pour signer et remettez-la à la même personne. Faites connaître son numéro, de préférence sur papier.',
  'assoc.step.3': 'Au bureau de la fédération, choisissez les règles et nommez le classement.',
  'assoc.step.4': 'Prenez des tournois ou lisez des feuilles.',
  'assoc.step.5': 'Publiez une édition : d’abord provisoire, puis définitive si personne ne trouve rien.',
  'assoc.desk': 'au bureau de la fédération',
  'assoc.rankings': 'tous les classements',
  'assoc.command':
    'La commande s’exécute dans le dossier du serveur, là où Stolik a été décompressé et où npm ci && npm run build a tourné une fois ; il faut Node.js 20.19 ou plus récent.',
}
