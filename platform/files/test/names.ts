/** Given names and surnames for files of tests, by language. */

export interface Names {
  readonly given: readonly string[]
  readonly surnames: readonly string[]
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const names: Readonly<Record<'pl' | 'de' | 'fr' | 'cs', Names>> = {
  pl: {
    given: words(`
      Agnieszka Bartłomiej Błażej Bożydar Bronisława Celina Czesława Dobrosława Elżbieta Eugeniusz Gościsław Grażyna Hieronim
      Iwona Jagienka Kazimiera Krzesimir Lechosław Ludmiła Maciej Michalina Mieczysława Mirosława Nikodem Oleńka Pelagia
      Przybysław Róża Salomea Sędzimir Świętosława Tymoteusz Urszula Wit Wojsław Zdzisława Żegota Żywia Ścibor Łukasz`),
    surnames: words(`
      Bąk Błaszczyk Borzęcki Brzęczyszczykiewicz Chełmoński Ciołek Cieśla Ćwikliński Dąbrówka Długosz Drożdż Dziąsło Dzięcioł
      Gąsienica Gębala Głąb Goździk Grzęda Hołub Jabłońska Jęczmień Jóźwiak Kędzierzawski Kłos Kołodziejczyk Koźmin Książek
      Kuśmierczyk Łączny Łoś Łuczyński Maćkowiak Mądry Męczykowski Mrówka Niedźwiecka Niemiec Olszański Ożóg Pięta Pląskowski
      Poręba Pszczółkowska Rębacz Różycki Rząsa Sączek Sęk Siębor Słomiński Sójka Stępień Szczęsny Śledź Ślązak Świątek Świstak
      Tęcza Tłuczek Trąbka Twaróg Ułan Wąsik Węglarz Wójtowicz Wróblewska Wyżga Zając Zdrój Ziętek Zwoliński Żabiński Żądło
      Żółtowski Źrebiec Dźwigoń Gałązka Kręcisz Nożyński Okoń Piątek Ryś Sieńko Szóstak Wałęga Zieliński
      Andżelika Bździuch Gżegżółka Krzyś Mścisław Ćmiel Oćwieja Paź Wiącek Kępa Hałas Puzoń Jaśmin Róg Głód Świergoń
      Łopuch Dźwig Piętoń Żołądź Wyźrał Ździebko Ożga Kądziela Mżyk Tłoka Wąż Węgiel Gęś Żur Łęt Śmiałek Ćwiąkała
      Jóźków Strąk Chrząszcz Łyżwa Ślusarz Bańka`),
  },
  de: {
    given: words(`
      Bärbel Björn Dörte Friederike Götz Günter Hänsel Heidrun Ingrid Jörg Jürgen Käte Knut Lütold Margarethe Mäxchen Notburga
      Ottokar Rüdiger Sönke Ute Volkmar Wölfl Wiebke Ännchen Özlem Ülo Hans-Jürgen Kätchen`),
    surnames: words(`
      Bäumler Bößenecker Brändle Böhmer Dörfler Düsterhöft Eßer Fährmann Fröhlich Füßler Gänsbauer Größer Gründl Häberle Höfner
      Hübsch Jäger Jüttner Kästner Kölsch Krüger Kühn Läufer Löffler Lüders Mäder Möbius Mühlbauer Nägele Nüßlein Oechsle
      Pfäffle Plöger Pürner Räpple Röder Rüger Sägmüller Schäuble Schließer Schlüter Schönfeld Schüßler Spätzle Stößel Süß Täuber
      Töpfer Übelacker Vögele Wäschle Weiß Wörner Wüst Zöllner Zürn Öttinger Ähnlich Groß Preuß Strauß Fuß Roßbach Schmidt
      Blümel Drößler Gößl Händler Jäckle Köppel Lübbe Mößner Nölle Pöhl Rösch Säger Türk Völker Würtz Zäuner
      Ölschläger Ümit Ästhet Kreuß Geiß Heß Nägele Böttcher Grünewald Kötter Lämmle Rühl Sülzle Schütz Büßer`),
  },
  fr: {
    given: words(`
      Adélaïde Aimé Amédée Anaïs Barnabé Béatrice Benoît Célestin Cléo Clément Désiré Edmée Éléonore Eugénie Félicité François
      Gaëtan Geneviève Héloïse Hippolyte Inès Irénée Joël Josée Léon Loïc Maël Maïté Mélusine Michèle Noé Océane Pénélope Raphaël
      Régis Solène Stéphanie Théophile Timothée Valère Yaël Zéphyrin Jérôme Agnès`),
    surnames: words(`
      Aubépine Bénard Bérenger Boëly Bréchet Caffarelli Céleste Châtelain Chênevert Clémenceau Côté Crépin Débarre Désormeaux
      Dubœuf Écuyer Féraud Forêt Frênay Gaultier Gévaudan Goûteux Guéry Hébert Hérisson Lacôte Lefèvre Légaré Lemaître Lévêque
      Maçonnais Ménard Mérimée Naïm Pâquier Pélissier Périgord Prévost Quétier Rémusat Saint-Rémy Sévigné Tétreault Trémoille
      Vénard Vézina Zédé Barthélémy Bélanger Garçon Sévère Brûlé Août
      Béranger Cédric Dédé Fée Gélase Élie Étoile Rêve Forêt Genêt Côme Hôte Noëlle Aïcha Éloïse Châle Pâtissier
      Maçon Leçon Hélas Mère Crème Frère Prêtre Crêpe Août Goût Île Aîné Zoë Lætitia Cœur Bœuf Sœur`),
  },
  cs: {
    given: words(`
      Alžběta Bohuš Božena Čeněk Dušan Eliška Hedvika Ivo Jiří Jáchym Kryštof Květoslav Libuše Luděk Matěj Miloš Naděžda Oldřich
      Přemysl Radomír Řehoř Slávka Šimon Štěpánka Tadeáš Věnceslava Vítězslav Zdeňka Žofie Ondřej Aleš Ctirad`),
    surnames: words(`
      Bartoš Běhal Bříza Čapek Čermák Černohorský Dohnálek Ďurica Dvořáček Fiřt Hájek Hanuš Holeček Hřebíček Chládek Jeřábek
      Ježek Kadlčík Kašpar Klíma Kočí Kříž Kubíček Ledvinová Lňěnička Macháček Mašek Müllerová Nečas Němcová Ouředník Pávek
      Plíšek Pospíšilová Řezáč Říha Růžička Skřivánek Sládek Stehlík Šafařík Šebesta Škoda Šťastný Švarcová Tůma Ťoupalík Uhlíř
      Vaněk Větvička Vlček Zápotočný Žáček Žižka Hudečková Křenek Kaňka
      Bělohlávek Ctibor Dudáček Ehrlichová Fučík Hůlka Jakeš Kolář Lípa Maňák Nezval Ondráš Příhoda Rybář Svěrák
      Šíma Třešňák Urbánek Věříš Zíka Žďárský Čihák Ježíšek Kubeš Šmíd Ďas Ťulpík Houška Drábek Křivánek`),
  },
}
