import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  title: 'Confidentialité',
  about: 'Ce que ce site garde des personnes, pourquoi, combien de temps, et comment cela disparaît.',
  who: 'Qui en répond',
  'who.named': 'Ce site est tenu par {name}.',
  'who.placed': 'Ce site est tenu par {name}, {place}.',
  'who.unnamed':
    'L’exploitant de ce site n’a pas encore dit qui il est. Ses réglages ont un champ pour cela.',
  'who.contact': 'Pour le joindre :',
  kept: 'Ce qui est gardé, pourquoi et combien de temps',
  'kept.why':
    'Nous gardons ce qu’il faut pour jouer et pour des résultats que chacun peut vérifier (art. 6, par. 1, b et f, RGPD), et rien d’autre. Rien n’est vendu ni transmis, il n’y a pas de publicité, et aucune page ne charge quoi que ce soit d’autrui.',
  'kept.guest':
    'Invités : le nom que vous choisissez. Votre navigateur le garde avec un jeton valable {guest} jours ; le serveur ne tient pas de liste des invités. Pendant un jour après le jeu, il garde un hachage de leur adresse, que personne ne peut retourner, pour pouvoir exclure un perturbateur.',
  'kept.account':
    'Comptes : nom, identifiant, le mot de passe seulement haché, le club qui vous a connecté, vos rôles, et si quelqu’un a vérifié votre nom ; avec les codes d’une application, leur secret, chiffré ; de chaque clé d’accès le nom, la clé publique et le dernier usage ; de chaque appareil le navigateur et le système, jusqu’à {session} jours après la dernière visite.',
  'kept.mail':
    'Adresse e-mail : si vous en donnez une, pour y envoyer un lien quand vous oubliez votre mot de passe, et quand elle a été confirmée, jusqu’à ce que vous la retiriez. Une adresse non confirmée disparaît après un jour.',
  'kept.hands':
    'Tables : chaque donne avec les noms des joueurs, pour que les listes, les reprises et la vérification du mélange restent vraies. Ce qui se dit à une table disparaît avec elle.',
  'kept.events':
    'Tournois : nom, club, licence, et année de naissance ou sexe seulement là où l’on classe d’après eux. Inscriptions, listes et résultats sont publics, licence et année sont pour la direction.',
  'kept.rankings': 'Classements : les résultats sous un numéro tiré au hasard, et à côté le nom.',
  'kept.reports':
    'Signalements : les dernières remarques d’une personne signalée, pour l’exploitant, jusqu’à 30 jours après le traitement. D’un invité qui signale, aussi une marque de son adresse internet, que personne ne peut relire.',
  'kept.addresses':
    'Adresses : qui a usé de droits particuliers, et de quelle adresse internet ; l’adresse disparaît après {addresses} jours. Contre les attaques, les requêtes sont comptées par adresse pendant des minutes ou des heures.',
  'kept.order':
    'Connexions échouées : identifiant, adresse et heure, pour l’exploitant, pendant {addresses} jours. Qui l’exploitant exclut ou rend muet : nom ou adresse, jusqu’à la fin de ce temps.',
  'kept.browser':
    'Votre navigateur garde qui vous êtes ici, quel invité vous y étiez avant (31 jours, pour qu’une exclusion vaille jusqu’à sa fin), votre langue et l’aspect des cartes. Il n’y a pas de cookies.',
  yours: 'Ce que vous pouvez faire',
  'yours.save':
    'Sur la page de votre compte, vous enregistrez dans un fichier tout ce qui est gardé de vous, changez le mot de passe et fermez des sessions.',
  'yours.delete':
    'Vous y supprimez aussi le compte. Votre nom disparaît alors aux tables, dans les tournois, les classements et les signalements. Résultats et places restent sans lui, et personne ne change de place.',
  'yours.guest':
    'Comme invité, vous vous faites oublier sur la même page. Pour tout le reste, aussi pour les noms dans des tournois inscrits sur papier, écrivez à l’exploitant.',
  'yours.stays':
    'Ce qui reste : les motifs et décisions que d’autres ont écrits, les fichiers que d’autres ont enregistrés, et les sauvegardes jusqu’à ce qu’elles soient jetées.',
  'yours.complain':
    'Vous pouvez faire rectifier ce qui est faux, vous opposer, et saisir l’autorité de protection des données de votre pays.',
  account: 'vers votre compte',
  home: 'vers les tables',
}
