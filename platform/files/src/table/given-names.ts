/** Common given names, by which the order of names in a column is recognised. Nobody is renamed by them. */

const names = `
adam adrian agata agnieszka aleksander aleksandra alicja alina andrzej anna antoni arkadiusz artur barbara bartosz bartłomiej beata
bogdan bogusław bogusława bożena cezary czesław damian daniel danuta dariusz dawid dorota edward elżbieta emilia ewa ewelina
franciszek gabriela genowefa grażyna grzegorz halina hanna helena henryk hubert irena iwona izabela jacek jadwiga jakub jan janina
janusz jarosław jerzy joanna jolanta józef julia justyna kamil karol karolina katarzyna kazimierz kinga konrad krystian krystyna
krzysztof lech leszek lucyna ludwik łukasz maciej magdalena małgorzata marcin marek maria marianna mariola mariusz marta mateusz
michał mieczysław mikołaj mirosław mirosława monika natalia ola olga oliwia patryk paulina paweł piotr przemysław radosław rafał
renata robert roman ryszard sebastian sławomir stanisław stanisława stefan sylwia szymon tadeusz teresa tomasz urszula wacław
waldemar wanda wiesław wiesława wiktor wiktoria wincenty witold władysław wojciech zbigniew zdzisław zofia zuzanna zygmunt
achim alexander alfred andrea andreas anja anke anneliese annette anton armin arnold axel bernd bernhard birgit brigitte bruno carsten
christa christian christina christine christoph claudia daniela detlef dieter dirk dorothea eberhard elisabeth elke emil erich erika
ernst erwin eva felix florian frank franz friedrich fritz georg gerd gerda gerhard gisela günter günther hannelore hans harald
hartmut heike heinrich heinz helga helmut herbert hermann hildegard holger horst inge ingeborg ingrid jens joachim jochen johann
johannes jörg jürgen karin karl karsten katharina kerstin klaus kurt lars lothar ludwig lukas manfred manuela marion markus martin
martina matthias max michael nicole norbert olaf oliver otto paul peter petra philipp rainer ralf reinhard reinhold rolf rosemarie
rudi rudolf sabine sandra sigrid silke simone stefanie steffen susanne sven thomas thorsten tobias torsten ulrich ulrike ursula uwe
volker walter waltraud werner wilhelm willi wolfgang
alain alexandre andré antoine arthur aurélie béatrice benoît bernard brigitte camille catherine cécile céline charles charlotte
chloé christophe claire claude denis didier dominique édouard élise émile émilie éric étienne fabien florence françois françoise
frédéric gérard guillaume guy hélène henri hervé isabelle jacqueline jacques jean jeanne jérôme josé joseph julie julien laurence
laurent léa louis louise lucas luc marc marcel marguerite marie mathieu maurice michel michèle monique nathalie nicolas nicole noël
olivier pascal patrice patrick philippe pierre raymond rené renée roger romain sandrine sébastien serge simon solange sophie
stéphane stéphanie suzanne sylvie thérèse thierry valérie vincent virginie xavier yves yvonne zoé
alice amy andrew ben betty brian carol charles david deborah dennis donald donna dorothy edward emily emma eric frances george grace
gregory harry helen henry jack james jane janet jason jennifer jessica john jonathan joyce karen kenneth kevin laura linda lisa
margaret mark mary matthew nancy nicholas pamela patricia rachel rebecca richard ronald ruth samuel sarah scott sharon stephen steven
susan timothy william
`

export const folded = (name: string): string =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

const known: ReadonlySet<string> = new Set(names.trim().split(/\s+/).map(folded))

/** Whether a word is a common given name. Names like Anna-Maria count by their first part. */
export const isGivenName = (word: string): boolean => known.has(folded(word).split('-')[0] ?? '')
