<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>CardDock</name>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>Less of %1</source>
        <translation>Moins de %1</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>Plus de %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Déplier %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Replier %1</translation>
    </message>
</context>
<context>
    <name>ClassNick</name>
    <message>
        <source>%1 %2</source>
        <translation>%2 · %1</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>ambre</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>heron</source>
        <translation>héron</translation>
    </message>
    <message>
        <source>otter</source>
        <translation>loutre</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>renard</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>hibou</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>phoque</translation>
    </message>
    <message>
        <source>swan</source>
        <translation>cygne</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>grue</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>castor</translation>
    </message>
    <message>
        <source>dolphin</source>
        <translation>dauphin</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>tortue</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>saumon</translation>
    </message>
    <message>
        <source>pelican</source>
        <translation>pélican</translation>
    </message>
    <message>
        <source>puffin</source>
        <translation>macareux</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>grenouille</translation>
    </message>
    <message>
        <source>newt</source>
        <translation>triton</translation>
    </message>
    <message>
        <source>lynx</source>
        <translation>lynx</translation>
    </message>
    <message>
        <source>badger</source>
        <translation>blaireau</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>hérisson</translation>
    </message>
    <message>
        <source>squirrel</source>
        <translation>écureuil</translation>
    </message>
    <message>
        <source>hare</source>
        <translation>lièvre</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>cerf</translation>
    </message>
    <message>
        <source>moose</source>
        <translation>élan</translation>
    </message>
    <message>
        <source>bison</source>
        <translation>bison</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>chameau</translation>
    </message>
    <message>
        <source>zebra</source>
        <translation>zèbre</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>girafe</translation>
    </message>
    <message>
        <source>panda</source>
        <translation>panda</translation>
    </message>
    <message>
        <source>koala</source>
        <translation>koala</translation>
    </message>
    <message>
        <source>lemur</source>
        <translation>lémurien</translation>
    </message>
    <message>
        <source>gecko</source>
        <translation>gecko</translation>
    </message>
    <message>
        <source>toucan</source>
        <translation>toucan</translation>
    </message>
    <message>
        <source>parrot</source>
        <translation>perroquet</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>rouge-gorge</translation>
    </message>
    <message>
        <source>raven</source>
        <translation>corbeau</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>faucon</translation>
    </message>
    <message>
        <source>stork</source>
        <translation>cigogne</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>canard</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>crabe</translation>
    </message>
    <message>
        <source>octopus</source>
        <translation>pieuvre</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>baleine</translation>
    </message>
    <message>
        <source>by code</source>
        <translation>par code</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>No connection. Your points are kept and sent later.</source>
        <translation>Pas de connexion. Vos points sont gardés et seront envoyés plus tard.</translation>
    </message>
    <message>
        <source>You have sent as many points as one can.</source>
        <translation>Vous avez envoyé autant de points que possible.</translation>
    </message>
    <message>
        <source>Watch the wall, and tap together.</source>
        <translation>Regardez le mur et tapez ensemble.</translation>
    </message>
    <message>
        <source>The teacher has frozen the chart. Your points are kept.</source>
        <translation>Le graphique est figé pour l’instant. Vos points sont gardés.</translation>
    </message>
    <message>
        <source>Find the rhythm that makes your string swing highest.</source>
        <translation>Trouvez le rythme qui fait osciller votre corde le plus haut.</translation>
    </message>
    <message>
        <source>Points sent: %1</source>
        <translation>Points envoyés&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1&#xa0;: étape %2 sur %3</translation>
    </message>
    <message>
        <source>You have left the class.</source>
        <translation>Vous avez quitté la classe.</translation>
    </message>
    <message>
        <source>This is not the code on the wall.</source>
        <translation>Ce n’est pas le code au mur.</translation>
    </message>
    <message>
        <source>Many wrong codes have come. It is tried again…</source>
        <translation>Beaucoup de codes erronés sont arrivés. Nouvel essai…</translation>
    </message>
    <message>
        <source>The class is full. It is tried again…</source>
        <translation>La classe est pleine. Nouvel essai…</translation>
    </message>
    <message>
        <source>Nobody can join any more. Ask your teacher.</source>
        <translation>Plus personne ne peut entrer. Demandez à votre enseignant.</translation>
    </message>
    <message>
        <source>The class cannot be reached. Are you in the right network? It is tried again…</source>
        <translation>La classe est injoignable. Êtes-vous dans le bon réseau&#xa0;? Nouvel essai…</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Entrer dans la classe</translation>
    </message>
    <message>
        <source>The four letters on the wall</source>
        <translation>Les quatre lettres au mur</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entrer</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Your string. SPACE pulls it.</source>
        <translation>Votre corde. ESPACE lui donne une impulsion.</translation>
    </message>
    <message>
        <source>Go on while it grows. Pause, and your point goes to the wall.</source>
        <translation>Continuez tant que ça monte. Faites une pause, et votre point va au mur.</translation>
    </message>
    <message>
        <source>Read this to your teacher:</source>
        <translation>Lisez ceci à votre enseignant&#xa0;:</translation>
    </message>
    <message>
        <source>Or read this to your teacher:</source>
        <translation>Ou lisez ceci à votre enseignant&#xa0;:</translation>
    </message>
    <message>
        <source>Go on while it grows. Pause, and your point gets a code.</source>
        <translation>Continuez tant que ça monte. Faites une pause, et votre point reçoit un code.</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>Sans réseau</translation>
    </message>
    <message>
        <source>Tap without a network</source>
        <translation>Taper sans réseau</translation>
    </message>
    <message>
        <source>The class cannot be reached: it may be over. Your points are kept, and your string still works.</source>
        <translation>La classe est injoignable : elle est peut-être terminée. Tes points sont conservés et ta corde fonctionne toujours.</translation>
    </message>
    <message>
        <source>That point was not taken: the string cannot swing that high with one tap for each swing.</source>
        <translation>Ce point n’a pas été accepté : la corde ne peut pas osciller si haut avec une frappe par oscillation.</translation>
    </message>
    <message>
        <source>The class is over. You can go on with your string.</source>
        <translation>La classe est terminée. Tu peux continuer avec ta corde.</translation>
    </message>
    <message>
        <source>Go on while it grows.</source>
        <translation>Continue tant que ça monte.</translation>
    </message>
    <message>
        <source>The class is over</source>
        <translation>La classe est terminée</translation>
    </message>
    <message>
        <source>Your teacher has removed you. You can join again.</source>
        <translation>Ton enseignant t’a retiré de la classe. Tu peux la rejoindre.</translation>
    </message>
    <message>
        <source>Your teacher has removed you from the class.</source>
        <translation>Ton enseignant t’a retiré de la classe.</translation>
    </message>
</context>
<context>
    <name>ClassVote</name>
    <message>
        <source>right answer</source>
        <translation>bonne réponse</translation>
    </message>
    <message>
        <source>Choose one answer.</source>
        <translation>Choisissez une réponse.</translation>
    </message>
    <message>
        <source>You can change your answer until it is shown on the wall.</source>
        <translation>Vous pouvez changer de réponse jusqu’à ce que la bonne soit au mur.</translation>
    </message>
    <message>
        <source>You have not chosen.</source>
        <translation>Vous n’avez pas choisi.</translation>
    </message>
    <message>
        <source>Your answer is right.</source>
        <translation>Votre réponse est juste.</translation>
    </message>
    <message>
        <source>Another answer is right.</source>
        <translation>C’est une autre réponse qui est juste.</translation>
    </message>
    <message>
        <source>A question is coming.</source>
        <translation>Une question arrive.</translation>
    </message>
</context>
<context>
    <name>ColourBar</name>
    <message>
        <source>mean h²</source>
        <comment>unit above the colours</comment>
        <translation>h² moyen</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>absorbant</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anneau</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>impédance</translation>
    </message>
</context>
<context>
    <name>FilmOrder</name>
    <message>
        <source>The run explodes at step %1, before the film ends. Choose an earlier end.</source>
        <translation>Le calcul diverge au pas %1, avant la fin du film. Choisissez une fin plus tôt.</translation>
    </message>
</context>
<context>
    <name>FilmView</name>
    <message>
        <source>The string between ceiling and floor</source>
        <translation>La corde entre plafond et sol</translation>
    </message>
</context>
<context>
    <name>FourierBuild</name>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Sawtooth</source>
        <translation>Dent de scie</translation>
    </message>
    <message>
        <source>Shape drawn last</source>
        <translation>Dernière dessinée</translation>
    </message>
    <message>
        <source>Present shape</source>
        <translation>Forme actuelle</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Tap SPACE in an even rhythm.</source>
        <translation>Tapez ESPACE à un rythme régulier.</translation>
    </message>
    <message>
        <source>Tap another rhythm: where does it swing highest?</source>
        <translation>Essayez un autre rythme&#xa0;: où l’oscillation est-elle la plus grande&#xa0;?</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Gardez le rythme&#xa0;: un point apparaît après la quatrième frappe.</translation>
    </message>
    <message>
        <source>Earlier waves are still there. The numbers show this rhythm alone.</source>
        <translation>Des ondes précédentes sont encore là. Les nombres ne montrent que ce rythme.</translation>
    </message>
    <message>
        <source>Not steady yet: keep the rhythm.</source>
        <translation>Régime pas encore établi&#xa0;: gardez le rythme.</translation>
    </message>
    <message>
        <source>Not steady yet: the ring shows where it is heading.</source>
        <translation>Régime pas encore établi&#xa0;: l’anneau montre où cela mène.</translation>
    </message>
    <message>
        <source>Steady: this point is final. Try another rhythm.</source>
        <translation>Régime établi&#xa0;: ce point est acquis. Essayez un autre rythme.</translation>
    </message>
    <message>
        <source>No predicted curve: this pull sets the height whatever it was before, so two pulls do not add up.</source>
        <translation>Pas de courbe prédite&#xa0;: cette impulsion fixe la hauteur, quelle qu’elle ait été&#xa0;; deux impulsions ne s’additionnent donc pas.</translation>
    </message>
    <message>
        <source>No predicted curve: waves leave through an absorbing end, so none can stand.</source>
        <translation>Pas de courbe prédite&#xa0;: les ondes sortent par une extrémité absorbante, aucune ne peut devenir stationnaire.</translation>
    </message>
    <message>
        <source>No predicted curve: this scheme has no formula for it.</source>
        <translation>Pas de courbe prédite&#xa0;: ce schéma n’a pas de formule pour cela.</translation>
    </message>
    <message>
        <source>No predicted curve: something here never fades, so the amplitude never becomes steady.</source>
        <translation>Pas de courbe prédite&#xa0;: quelque chose ici ne s’amortit jamais, l’amplitude ne se stabilise donc pas.</translation>
    </message>
    <message>
        <source>No predicted curve: the medium has too many modes.</source>
        <translation>Pas de courbe prédite&#xa0;: le milieu a trop de modes.</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>en croissance</translation>
    </message>
    <message>
        <source>heading for</source>
        <translation>tend vers</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>établi</translation>
    </message>
    <message>
        <source>No predicted curve: every point is fixed, so nothing can move.</source>
        <translation>Pas de courbe prédite&#xa0;: tous les points sont fixes, rien ne peut bouger.</translation>
    </message>
    <message>
        <source>No predicted curve: there is no formula for standing waves between walls and media.</source>
        <translation>Pas de courbe prédite&#xa0;: il n’y a pas de formule pour les ondes stationnaires entre parois et milieux.</translation>
    </message>
    <message>
        <source>No predicted curve: a dashpot at an end takes energy from every standing wave, and the formula does not know how much.</source>
        <translation>Pas de courbe prédite&#xa0;: un amortisseur à une extrémité prend de l’énergie à chaque onde stationnaire, et la formule ne sait pas combien.</translation>
    </message>
    <message>
        <source>No rhythm stands out in this pool: the hand is too small for it, or its waves fade too fast. A basin shows a resonance.</source>
        <translation>Dans ce bassin, aucun rythme ne ressort&#xa0;: la main est trop petite pour lui, ou ses ondes s’amortissent trop vite. Une cuve montre une résonance.</translation>
    </message>
</context>
<context>
    <name>MediumModel</name>
    <message>
        <source>a canal of another depth</source>
        <translation>un canal d’une autre profondeur</translation>
    </message>
    <message>
        <source>a string of another mass</source>
        <translation>une corde d’une autre masse</translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Spring k</source>
        <translation>Raideur k</translation>
    </message>
    <message>
        <source>momentary force</source>
        <translation>force instantanée</translation>
    </message>
    <message>
        <source>one step old</source>
        <translation>d’un pas avant</translation>
    </message>
    <message>
        <source>two steps old</source>
        <translation>de deux pas avant</translation>
    </message>
    <message>
        <source>Kept per step</source>
        <translation>Gardé par pas</translation>
    </message>
    <message>
        <source>velocity × s</source>
        <translation>vitesse × s</translation>
    </message>
    <message>
        <source>new height × d</source>
        <translation>nouvelle hauteur × d</translation>
    </message>
    <message>
        <source>A string that runs while you read</source>
        <translation>Une corde qui tourne pendant que vous lisez</translation>
    </message>
    <message>
        <source>Eleven points and their springs</source>
        <translation>Onze points et leurs ressorts</translation>
    </message>
    <message>
        <source>One point, step after step</source>
        <translation>Un point, pas après pas</translation>
    </message>
    <message>
        <source>One point, three rules</source>
        <translation>Un point, trois règles</translation>
    </message>
    <message>
        <source>One string, three rules</source>
        <translation>Une corde, trois règles</translation>
    </message>
    <message>
        <source>A corner on its way</source>
        <translation>Un coin en chemin</translation>
    </message>
    <message>
        <source>A drop in the pool</source>
        <translation>Une goutte dans le bassin</translation>
    </message>
    <message>
        <source>How round is round?</source>
        <translation>À quel point est-ce rond&#xa0;?</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Two dampings, the middle of the string</source>
        <translation>Deux amortissements, le milieu de la corde</translation>
    </message>
    <message>
        <source>A string with free ends, lifted and let go</source>
        <translation>Une corde à extrémités libres, soulevée puis lâchée</translation>
    </message>
    <message>
        <source>The wave that explodes first</source>
        <translation>La première onde qui diverge</translation>
    </message>
    <message>
        <source>Standing waves</source>
        <translation>Ondes stationnaires</translation>
    </message>
    <message>
        <source>Half waves</source>
        <translation>Demi-ondes</translation>
    </message>
    <message>
        <source>Tapped in a rhythm</source>
        <translation>Frappée en rythme</translation>
    </message>
    <message>
        <source>Taps per second</source>
        <translation>Frappes par seconde</translation>
    </message>
</context>
<context>
    <name>NewThing</name>
    <message>
        <source>Straight wall</source>
        <translation>Paroi droite</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Hollow box</source>
        <translation>Rectangle creux</translation>
    </message>
    <message>
        <source>Round block</source>
        <translation>Bloc rond</translation>
    </message>
    <message>
        <source>Hollow ellipse</source>
        <translation>Ellipse creuse</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>Parabole</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Fente simple</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Double fente</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Absorbing block</source>
        <translation>Bloc absorbant</translation>
    </message>
    <message>
        <source>Slow box</source>
        <translation>Rectangle lent</translation>
    </message>
    <message>
        <source>Slow disc</source>
        <translation>Disque lent</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lentille</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisme</translation>
    </message>
    <message>
        <source>Gradually slower</source>
        <translation>De plus en plus lent</translation>
    </message>
    <message>
        <source>Point source</source>
        <translation>Source ponctuelle</translation>
    </message>
    <message>
        <source>Line source</source>
        <translation>Source linéaire</translation>
    </message>
    <message>
        <source>Source of packets</source>
        <translation>Source de paquets</translation>
    </message>
    <message>
        <source>Moving source</source>
        <translation>Source mobile</translation>
    </message>
    <message>
        <source>Measuring tape</source>
        <translation>Mètre ruban</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Stopwatch</source>
        <translation>Chronomètre</translation>
    </message>
    <message>
        <source>Heavier on the right</source>
        <translation>Plus lourde à droite</translation>
    </message>
    <message>
        <source>Heavier on the left</source>
        <translation>Plus lourde à gauche</translation>
    </message>
    <message>
        <source>Heavier in the middle</source>
        <translation>Plus lourde au milieu</translation>
    </message>
    <message>
        <source>Gradually heavier</source>
        <translation>De plus en plus lourde</translation>
    </message>
    <message>
        <source>Reference line</source>
        <translation>Ligne de référence</translation>
    </message>
    <message>
        <source>Marked point</source>
        <translation>Point marqué</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Upright ruler</source>
        <translation>Règle verticale</translation>
    </message>
    <message>
        <source>Upright reference line</source>
        <translation>Ligne de référence verticale</translation>
    </message>
    <message>
        <source>Oscillator</source>
        <translation>Oscillateur</translation>
    </message>
    <message>
        <source>Pulse generator</source>
        <translation>Générateur d’impulsions</translation>
    </message>
    <message>
        <source>Impedance wall</source>
        <translation>Paroi à impédance</translation>
    </message>
    <message>
        <source>Cavity</source>
        <translation>Cavité</translation>
    </message>
    <message>
        <source>Moving wall</source>
        <translation>Paroi mobile</translation>
    </message>
    <message>
        <source>Mode box</source>
        <translation>Boîte à modes</translation>
    </message>
    <message>
        <source>Draw an outline</source>
        <translation>Dessiner un contour</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Lentille plan-convexe</translation>
    </message>
    <message>
        <source>Draw a region</source>
        <translation>Dessiner une zone</translation>
    </message>
    <message>
        <source>Circling source</source>
        <translation>Source tournante</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipôle</translation>
    </message>
    <message>
        <source>Quadrupole</source>
        <translation>Quadripôle</translation>
    </message>
    <message>
        <source>Phased array</source>
        <translation>Réseau phasé</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Faisceau gaussien</translation>
    </message>
    <message>
        <source>Noise source</source>
        <translation>Source de bruit</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>Bent screen</source>
        <translation>Écran courbe</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Points: %1</source>
        <translation>Points&#xa0;: %1</translation>
    </message>
    <message>
        <source>Resonance chart. Points: %1. The highest: %2 Hz, %3 pulls.</source>
        <translation>Diagramme de résonance. Points&#xa0;: %1. Le plus haut&#xa0;: %2 Hz, %3 impulsions.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>top</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>It exploded. Restart it, with a smaller k.</source>
        <translation>Ça a explosé. Recommencez, avec un k plus petit.</translation>
    </message>
    <message>
        <source>Textbook Euler has exploded; the other one goes on. Restart to see it again.</source>
        <translation>L’Euler des manuels a explosé&#xa0;; l’autre continue. Recommencez pour le revoir.</translation>
    </message>
    <message>
        <source>This setting is unstable: tap and watch the shortest waves grow.</source>
        <translation>Ce réglage est instable&#xa0;: tapez et regardez grandir les ondes les plus courtes.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Tap in rhythm. Can you make it touch the ceiling?</source>
        <translation>Tapez en rythme. Arriverez-vous à toucher le plafond&#xa0;?</translation>
    </message>
    <message>
        <source>Again, each time the string comes back: in an even rhythm.</source>
        <translation>Encore, chaque fois que la corde revient&#xa0;: à un rythme régulier.</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Gardez le rythme&#xa0;: un point apparaît après la quatrième frappe.</translation>
    </message>
    <message>
        <source>Another rhythm, slower or faster: where does it swing highest?</source>
        <translation>Un autre rythme, plus lent ou plus rapide&#xa0;: où oscille-t-elle le plus haut&#xa0;?</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: which one rocks the whole pool?</source>
        <translation>Tapez à un rythme régulier&#xa0;: lequel fait balancer tout le bassin&#xa0;?</translation>
    </message>
    <message>
        <source>Touch the water, or hold and draw.</source>
        <translation>Touchez l’eau, ou maintenez et tracez.</translation>
    </message>
    <message>
        <source>Touch a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Touchez un deuxième endroit&#xa0;: là où les ronds se rencontrent, ils s’ajoutent, puis se traversent.</translation>
    </message>
    <message>
        <source>Now hold and draw: faster than the waves, or slower?</source>
        <translation>Maintenant, maintenez et tracez&#xa0;: plus vite que les ondes, ou moins vite&#xa0;?</translation>
    </message>
    <message>
        <source>The waves. The arrow keys move the place of the pull, SPACE pulls.</source>
        <translation>Les ondes. Les flèches déplacent le lieu de l’impulsion, la touche Espace donne l’impulsion.</translation>
    </message>
    <message>
        <source>There is no experiment of this name: %1</source>
        <translation>Il n’y a pas d’expérience de ce nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no lesson of this name: %1</source>
        <translation>Il n’y a pas de leçon de ce nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>your rhythm</source>
        <translation>votre rythme</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitude</translation>
    </message>
    <message>
        <source>pulls</source>
        <translation>impulsions</translation>
    </message>
    <message>
        <source>TAP</source>
        <translation>TAPEZ</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>again</source>
        <translation>encore</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Lent&#xa0;: un quart de la vitesse</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Théorie</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>fréquence, Hz</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>frappes</translation>
    </message>
    <message>
        <source>k · damping</source>
        <translation>k · amortissement</translation>
    </message>
    <message>
        <source>Repeat this step</source>
        <translation>Répéter cette étape</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Open the whole page</source>
        <translation>Ouvrir la page entière</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Light look</source>
        <translation>Apparence claire</translation>
    </message>
    <message>
        <source>Dark look</source>
        <translation>Apparence sombre</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>This experiment cannot be opened:</source>
        <translation>Cette expérience ne peut pas être ouverte&#xa0;:</translation>
    </message>
    <message>
        <source>A link, or an experiment as text</source>
        <translation>Un lien, ou une expérience sous forme de texte</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>For a class: the code of your last point</source>
        <translation>Pour une classe&#xa0;: le code de votre dernier point</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this device could not keep up. Close other apps.</source>
        <translation>Le rythme recommence, car cet appareil n’a pas suivi. Fermez les autres applications.</translation>
    </message>
    <message>
        <source>This device cannot keep up: time passes more slowly than it should.</source>
        <translation>Cet appareil ne suit pas&#xa0;: le temps passe plus lentement que voulu.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Spring constant</source>
        <translation>Constante de raideur</translation>
    </message>
    <message>
        <source>per step²</source>
        <translation>par pas²</translation>
    </message>
    <message>
        <source>Update damping</source>
        <translation>Amortissement de la hauteur</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>par pas</translation>
    </message>
    <message>
        <source>Velocity damping</source>
        <translation>Amortissement de la vitesse</translation>
    </message>
    <message>
        <source>Scales only the velocity at every step, as friction does</source>
        <translation>Réduit à chaque pas la vitesse seule, comme un frottement</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>Pas par seconde</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>How many steps of the calculation make one second</source>
        <translation>Combien de pas de calcul font une seconde</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>What happens to a wave at the left end</source>
        <translation>Ce qui arrive à une onde à l’extrémité gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>What happens to a wave at the right end</source>
        <translation>Ce qui arrive à une onde à l’extrémité droite</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>What happens to a wave at the top side</source>
        <translation>Ce qui arrive à une onde sur le bord du haut</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>What happens to a wave at the bottom side</source>
        <translation>Ce qui arrive à une onde sur le bord du bas</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Voisinage</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schéma</translation>
    </message>
    <message>
        <source>How the next frame is computed</source>
        <translation>Comment l’image suivante est calculée</translation>
    </message>
    <message>
        <source>Heights as floating-point numbers or as whole numbers</source>
        <translation>Hauteurs en nombres à virgule flottante ou en nombres entiers</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>Diviseur</translation>
    </message>
    <message>
        <source>What the sum of the neighbours is divided by (integer water)</source>
        <translation>Par quoi la somme des voisins est divisée (eau en nombres entiers)</translation>
    </message>
    <message>
        <source>Damping share</source>
        <translation>Part d’amortissement</translation>
    </message>
    <message>
        <source>The height loses one part in this many at every step (integer water; 0: none)</source>
        <translation>À chaque pas la hauteur perd une part sur ce nombre (eau en nombres entiers&#xa0;; 0&#xa0;: aucune)</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>The shape of a pull</source>
        <translation>La forme d’une impulsion</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cellules</translation>
    </message>
    <message>
        <source>How wide a pull is</source>
        <translation>La largeur d’une impulsion</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Whether a pull sets the height, adds to it, or plucks from rest</source>
        <translation>Si une impulsion fixe la hauteur, s’y ajoute ou pince depuis le repos</translation>
    </message>
    <message>
        <source>Drive height</source>
        <translation>Hauteur de l’excitation</translation>
    </message>
    <message>
        <source>How strongly a sine drives the medium at every step; 0: not at all</source>
        <translation>Avec quelle force une sinusoïde excite le milieu à chaque pas&#xa0;; 0&#xa0;: pas du tout</translation>
    </message>
    <message>
        <source>Drive frequency</source>
        <translation>Fréquence de l’excitation</translation>
    </message>
    <message>
        <source>cycles per step</source>
        <translation>cycles par pas</translation>
    </message>
    <message>
        <source>Drive phase</source>
        <translation>Phase de l’excitation</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>cycles</translation>
    </message>
    <message>
        <source>Drive shape</source>
        <translation>Forme de l’excitation</translation>
    </message>
    <message>
        <source>The shape of the drive</source>
        <translation>La forme de l’excitation</translation>
    </message>
    <message>
        <source>Drive width</source>
        <translation>Largeur de l’excitation</translation>
    </message>
    <message>
        <source>How wide the drive is</source>
        <translation>La largeur de l’excitation</translation>
    </message>
    <message>
        <source>Drive column</source>
        <translation>Colonne de l’excitation</translation>
    </message>
    <message>
        <source>Where the drive is: its column, or its point on a string</source>
        <translation>Où se trouve l’excitation&#xa0;: sa colonne, ou son point sur une corde</translation>
    </message>
    <message>
        <source>Drive row</source>
        <translation>Ligne de l’excitation</translation>
    </message>
    <message>
        <source>Where the drive is: its row in a pool</source>
        <translation>Où se trouve l’excitation&#xa0;: sa ligne dans un bassin</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Pluie</translation>
    </message>
    <message>
        <source>drops/s</source>
        <translation>gouttes/s</translation>
    </message>
    <message>
        <source>Rain seed</source>
        <translation>Graine de la pluie</translation>
    </message>
    <message>
        <source>Drop shape</source>
        <translation>Forme des gouttes</translation>
    </message>
    <message>
        <source>The shape of a drop</source>
        <translation>La forme d’une goutte</translation>
    </message>
    <message>
        <source>Drop width</source>
        <translation>Largeur des gouttes</translation>
    </message>
    <message>
        <source>How wide a drop is</source>
        <translation>La largeur d’une goutte</translation>
    </message>
    <message>
        <source>Drop height</source>
        <translation>Hauteur des gouttes</translation>
    </message>
    <message>
        <source>Drop mode</source>
        <translation>Mode des gouttes</translation>
    </message>
    <message>
        <source>Whether a drop sets the height, adds to it, or plucks from rest</source>
        <translation>Si une goutte fixe la hauteur, s’y ajoute ou pince depuis le repos</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>Pixel size</source>
        <translation>Taille à l’écran</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>How wide a cell is drawn; 0: as wide as fits the window</source>
        <translation>La largeur d’une cellule à l’écran&#xa0;; 0&#xa0;: autant que le permet la fenêtre</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Level lines</source>
        <translation>Lignes de niveau</translation>
    </message>
    <message>
        <source>How many lines of equal height there are from rest to the end of the colours; 0: none</source>
        <translation>Combien de lignes d’égale hauteur il y a du repos au bout des couleurs&#xa0;; 0&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>The height at the end of the colours; 0: it follows the waves</source>
        <translation>La hauteur au bout des couleurs&#xa0;; 0&#xa0;: elle suit les ondes</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>From the still water down to the floor</source>
        <translation>De l’eau calme jusqu’au fond</translation>
    </message>
    <message>
        <source>Bright lines</source>
        <translation>Lignes claires</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>How near the eye is to the surface</source>
        <translation>À quel point l’œil est près de la surface</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>Une cellule fait</translation>
    </message>
    <message>
        <source>Scales the whole new height at every step; this also pulls the medium back to rest</source>
        <translation>Réduit à chaque pas toute la nouvelle hauteur&#xa0;; cela ramène aussi le milieu vers le repos</translation>
    </message>
    <message>
        <source>Which neighbours pull on a cell of the pool</source>
        <translation>Quels voisins tirent sur une cellule du bassin</translation>
    </message>
    <message>
        <source>Kind of numbers</source>
        <translation>Type de nombres</translation>
    </message>
    <message>
        <source>Whether integer water makes waves, or only blurs</source>
        <translation>Si l’eau en nombres entiers fait des ondes, ou ne fait que s’estomper</translation>
    </message>
    <message>
        <source>The frequency of the driving sine</source>
        <translation>La fréquence de la sinusoïde d’excitation</translation>
    </message>
    <message>
        <source>The phase of the driving sine at step 0</source>
        <translation>La phase de la sinusoïde d’excitation au pas 0</translation>
    </message>
    <message>
        <source>How many drops fall per second; 0: none</source>
        <translation>Combien de gouttes tombent par seconde&#xa0;; 0&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Seed of the random drops; the same seed gives the same rain</source>
        <translation>Graine des gouttes aléatoires&#xa0;; la même graine donne la même pluie</translation>
    </message>
    <message>
        <source>How high a drop lifts the water</source>
        <translation>À quelle hauteur une goutte soulève l’eau</translation>
    </message>
    <message>
        <source>When time runs: always, or only while the mouse is over the pool</source>
        <translation>Quand le temps avance&#xa0;: toujours, ou seulement tant que la souris est sur le bassin</translation>
    </message>
    <message>
        <source>Whether the number of pictures drawn per second is shown beside the pool</source>
        <translation>Si le nombre d’images dessinées par seconde s’affiche à côté du bassin</translation>
    </message>
    <message>
        <source>How the pool is drawn</source>
        <translation>Comment le bassin est dessiné</translation>
    </message>
    <message>
        <source>The colours of heights above and below rest</source>
        <translation>Les couleurs des hauteurs au-dessus et au-dessous du repos</translation>
    </message>
    <message>
        <source>Refractive index n</source>
        <translation>Indice de réfraction n</translation>
    </message>
    <message>
        <source>How many times slower light is in the water than in air</source>
        <translation>Combien de fois la lumière est plus lente dans l’eau que dans l’air</translation>
    </message>
    <message>
        <source>How strongly the waves focus light on the floor</source>
        <translation>Avec quelle force les ondes concentrent la lumière au fond</translation>
    </message>
    <message>
        <source>Vertical exaggeration</source>
        <translation>Exagération verticale</translation>
    </message>
    <message>
        <source>How many times higher than they are waves are drawn</source>
        <translation>Combien de fois plus hautes que nature les ondes sont dessinées</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>How far the view of the surface is rotated</source>
        <translation>De combien la vue de la surface est tournée</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Inclinaison</translation>
    </message>
    <message>
        <source>How steeply the eye looks down at the surface; 90: straight down</source>
        <translation>Sous quelle pente l’œil regarde la surface&#xa0;; 90&#xa0;: à la verticale</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>The length that a cell stands for, in the unit cellUnit</source>
        <translation>La longueur que représente une cellule, dans l’unité cellUnit</translation>
    </message>
    <message>
        <source>Pulls keep the mean level</source>
        <translation>Les impulsions gardent le niveau moyen</translation>
    </message>
    <message>
        <source>Where all sides are free or joined: whether what pulls, drops, drive and sources add is taken off again, evenly everywhere, so that they only move the water</source>
        <translation>Là où tous les bords sont libres ou joints en anneau&#xa0;: si ce que les impulsions, les gouttes, l’entraînement et les sources ajoutent est retiré partout de façon égale, de sorte qu’ils ne font que déplacer l’eau</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Set: the height that the medium gets. Pluck: how far it is moved before it is let go at rest. Add: how far, and as much velocity per step, so that a wide pull goes on to lift it many times as far</source>
        <translation>Fixer&#xa0;: la hauteur que prend le milieu. Pincer&#xa0;: de combien il est écarté avant d’être lâché depuis le repos. Ajouter&#xa0;: de combien, avec autant de vitesse par pas, si bien qu’une impulsion large le soulève ensuite bien plus haut</translation>
    </message>
    <message>
        <source>Regions are</source>
        <translation>Les zones sont</translation>
    </message>
    <message>
        <source>water of another depth</source>
        <translation>de l’eau d’une autre profondeur</translation>
    </message>
    <message>
        <source>a membrane of another mass</source>
        <translation>une membrane d’une autre masse</translation>
    </message>
    <message>
        <source>What regions of another speed are: water of another depth, where waves rise as they get slower, or a membrane or string of another mass, where they sink</source>
        <translation>Ce que sont les zones où la vitesse change&#xa0;: de l’eau d’une autre profondeur, où les ondes montent en ralentissant, ou une membrane ou corde d’une autre masse, où elles baissent</translation>
    </message>
    <message>
        <source>Impedance at the left end</source>
        <translation>Impédance de l’extrémité gauche</translation>
    </message>
    <message>
        <source>The impedance of the left end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>L’impédance de l’extrémité gauche en unités de celle de la corde&#xa0;: 0 est libre, 1 absorbe toute onde, au-delà elle est presque fixe&#xa0;; une onde revient (1 − Z)/(1 + Z) fois aussi haute</translation>
    </message>
    <message>
        <source>Impedance at the right end</source>
        <translation>Impédance de l’extrémité droite</translation>
    </message>
    <message>
        <source>The impedance of the right end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>L’impédance de l’extrémité droite en unités de celle de la corde&#xa0;: 0 est libre, 1 absorbe toute onde, au-delà elle est presque fixe&#xa0;; une onde revient (1 − Z)/(1 + Z) fois aussi haute</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perles</translation>
    </message>
    <message>
        <source>On every which point of a string a bead is drawn; 0: on none</source>
        <translation>Tous les combien de points d’une corde une perle est dessinée&#xa0;; 0&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Width of the absorbing rim</source>
        <translation>Largeur du bord absorbant</translation>
    </message>
    <message>
        <source>How many hidden cells take the waves up beyond each absorbing side of a pool: a narrow rim sends an echo back, a wide one takes longer to compute</source>
        <translation>Combien de cellules cachées recueillent les ondes au-delà de chaque côté absorbant d’un bassin&#xa0;: un bord étroit renvoie un écho, un large demande plus de calcul</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Rigidité</translation>
    </message>
    <message>
        <source>How much a string resists bending, beside its tension; 0: not at all</source>
        <translation>À quel point une corde résiste à la flexion, en plus de sa tension&#xa0;; 0&#xa0;: pas du tout</translation>
    </message>
    <message>
        <source>points²</source>
        <translation>points²</translation>
    </message>
    <message>
        <source>It stands for</source>
        <translation>Représente</translation>
    </message>
    <message>
        <source>What real medium the string or pool stands for: lengths, times and frequencies are then shown in its units</source>
        <translation>Quel milieu réel la corde ou le bassin représente&#xa0;: longueurs, durées et fréquences sont alors données dans ses unités</translation>
    </message>
    <message>
        <source>Real length</source>
        <translation>Longueur réelle</translation>
    </message>
    <message>
        <source>How long the real string is, or the real pool from left to right</source>
        <translation>La longueur de la corde réelle, ou du bassin réel de gauche à droite</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Tension</translation>
    </message>
    <message>
        <source>The force with which the real string is stretched</source>
        <translation>La force avec laquelle la corde réelle est tendue</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Mass per length</source>
        <translation>Masse linéique</translation>
    </message>
    <message>
        <source>How heavy a metre of the real string is</source>
        <translation>La masse d’un mètre de la corde réelle</translation>
    </message>
    <message>
        <source>kg/m</source>
        <translation>kg/m</translation>
    </message>
    <message>
        <source>Depth of the water</source>
        <translation>Profondeur de l’eau</translation>
    </message>
    <message>
        <source>How deep the real water is: long waves have the speed √(g·h)</source>
        <translation>La profondeur de l’eau réelle&#xa0;: les ondes longues ont la célérité √(g·h)</translation>
    </message>
    <message>
        <source>Drawn quantity</source>
        <translation>Grandeur dessinée</translation>
    </message>
    <message>
        <source>What of a string is drawn as its line</source>
        <translation>Ce qui, d’une corde, est dessiné comme sa ligne</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Oscillation</translation>
    </message>
    <message>
        <source>Whether the points of a string are drawn to move across it or along it</source>
        <translation>Si les points d’une corde sont dessinés oscillant en travers de la corde ou le long d’elle</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ressorts</translation>
    </message>
    <message>
        <source>Whether springs are drawn between the points of a string</source>
        <translation>Si des ressorts sont dessinés entre les points d’une corde</translation>
    </message>
    <message>
        <source>Travelling parts</source>
        <translation>Ondes progressives</translation>
    </message>
    <message>
        <source>Whether what runs to the right and what runs to the left is drawn beside their sum</source>
        <translation>Si ce qui va vers la droite et ce qui va vers la gauche est dessiné à côté de leur somme</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Whether nodes of a string are marked, with their distance</source>
        <translation>Si les nœuds d’une corde sont marqués, avec leur distance</translation>
    </message>
    <message>
        <source>Energy along the string</source>
        <translation>Énergie le long de la corde</translation>
    </message>
    <message>
        <source>Whether kinetic and potential energy are drawn along a string</source>
        <translation>Si les énergies cinétique et potentielle sont dessinées le long d’une corde</translation>
    </message>
    <message>
        <source>Flow of energy</source>
        <translation>Flux d’énergie</translation>
    </message>
    <message>
        <source>Whether arrows on a string show where energy flows</source>
        <translation>Si des flèches sur une corde montrent où va l’énergie</translation>
    </message>
    <message>
        <source>What falls</source>
        <translation>Ce qui tombe</translation>
    </message>
    <message>
        <source>What falls into the pool: drops of rain, the pieces of fireworks, or snow</source>
        <translation>Ce qui tombe dans le bassin&#xa0;: gouttes de pluie, éclats d’un feu d’artifice ou neige</translation>
    </message>
    <message>
        <source>Fireworks column</source>
        <translation>Colonne du feu d’artifice</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their column</source>
        <translation>D’où part le feu d’artifice&#xa0;: sa colonne</translation>
    </message>
    <message>
        <source>Fireworks row</source>
        <translation>Ligne du feu d’artifice</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their row</source>
        <translation>D’où part le feu d’artifice&#xa0;: sa ligne</translation>
    </message>
    <message>
        <source>Speed in the air</source>
        <translation>Vitesse dans l’air</translation>
    </message>
    <message>
        <source>How fast pieces of fireworks are thrown, or how fast flakes of snow sink</source>
        <translation>À quelle vitesse les éclats d’un feu d’artifice sont lancés, ou les flocons de neige descendent</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>cellules/s</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Pesanteur</translation>
    </message>
    <message>
        <source>How much faster pieces of fireworks fall with every second</source>
        <translation>De combien la chute des éclats s’accélère à chaque seconde</translation>
    </message>
    <message>
        <source>cells/s²</source>
        <translation>cellules/s²</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>How far flakes are blown aside in one second along each axis (root mean square); it grows with the root of the time</source>
        <translation>De combien les flocons sont déportés en une seconde le long de chaque axe (moyenne quadratique)&#xa0;; cela croît comme la racine du temps</translation>
    </message>
    <message>
        <source>cells/√s</source>
        <translation>cellules/√s</translation>
    </message>
    <message>
        <source>How strongly neighbours pull. The speed of long waves in cells per step, the Courant number c·Δt/Δx, is √k; √(2k) with the stencil of 4 corners, √(3k) with all 8 alike</source>
        <translation>Avec quelle force les voisins tirent. La célérité des ondes longues en cellules par pas, le nombre de Courant c·Δt/Δx, vaut √k&#xa0;; √(2k) avec le voisinage des 4 coins, √(3k) avec les 8 égaux</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <source>The height at which a string&apos;s ceiling is drawn; 0: what its pulls reach</source>
        <translation>La hauteur à laquelle est dessiné le plafond d’une corde ; 0 : ce qu’atteignent ses impulsions</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Deep water</source>
        <translation>Eau profonde</translation>
    </message>
    <message>
        <source>Flat blue, as in 2013</source>
        <translation>Bleu uni, comme en 2013</translation>
    </message>
    <message>
        <source>Height in colours</source>
        <translation>Hauteur en couleurs</translation>
    </message>
    <message>
        <source>Surface in 3-D</source>
        <translation>Surface en 3D</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Overflowing rings</source>
        <translation>Anneaux débordants</translation>
    </message>
    <message>
        <source>Clear water over a floor</source>
        <translation>Eau claire sur un fond</translation>
    </message>
    <message>
        <source>The height as a shade of blue, with light from the upper left.</source>
        <translation>La hauteur en nuances de bleu, éclairée d’en haut à gauche.</translation>
    </message>
    <message>
        <source>Black where it is low, blue where it is high.</source>
        <translation>Noir où c’est bas, bleu où c’est haut.</translation>
    </message>
    <message>
        <source>Crests in one colour, troughs in another: equal steps in height look equal.</source>
        <translation>Crêtes d’une couleur, creux d’une autre&#xa0;: des écarts de hauteur égaux paraissent égaux.</translation>
    </message>
    <message>
        <source>A body of water: turn it with the right button, zoom with the wheel.</source>
        <translation>Un volume d’eau&#xa0;: tournez-le avec le bouton droit, approchez avec la molette.</translation>
    </message>
    <message>
        <source>The kinetic and potential energy in each cell.</source>
        <translation>L’énergie cinétique et potentielle de chaque cellule.</translation>
    </message>
    <message>
        <source>Colours that start over where they end, as an eight-bit whole number overflows.</source>
        <translation>Des couleurs qui recommencent où elles finissent, comme déborde un entier de huit bits.</translation>
    </message>
    <message>
        <source>The floor seen through the waves: refracted light, shadows, and bright lines (caustics) where light is gathered.</source>
        <translation>Le fond vu à travers les ondes&#xa0;: lumière réfractée, ombres et lignes claires (caustiques) où la lumière se concentre.</translation>
    </message>
    <message>
        <source>Purple and green</source>
        <translation>Violet et vert</translation>
    </message>
    <message>
        <source>Dark: blue and amber</source>
        <translation>Sombre&#xa0;: bleu et ambre</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Bleu et orange</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensité</translation>
    </message>
    <message>
        <source>The mean of the squared height over whole periods: where waves are strong.</source>
        <translation>La moyenne du carré de la hauteur sur des périodes entières&#xa0;: là où les ondes sont fortes.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Water effects</source>
        <translation>Effets d’eau</translation>
    </message>
    <message>
        <source>The wave applet as printed</source>
        <translation>L’applet d’ondes tel qu’imprimé</translation>
    </message>
    <message>
        <source>The wave applet</source>
        <translation>L’applet d’ondes</translation>
    </message>
    <message>
        <source>Eight neighbours in whole numbers, their sum divided by four: the divisor with which the rule works.</source>
        <translation>Huit voisins en nombres entiers, leur somme divisée par quatre&#xa0;: le diviseur avec lequel la règle marche.</translation>
    </message>
    <message>
        <source>Area sampling</source>
        <translation>Échantillonnage de surface</translation>
    </message>
    <message>
        <source>The 2009 programs</source>
        <translation>Les programmes de 2009</translation>
    </message>
    <message>
        <source>The water of 2009</source>
        <translation>L’eau de 2009</translation>
    </message>
    <message>
        <source>Heights in whole numbers: click and hold, or drag, to pull the water under the pointer.</source>
        <translation>Hauteurs en nombres entiers&#xa0;: cliquez et maintenez, ou glissez, pour tirer l’eau sous le pointeur.</translation>
    </message>
    <message>
        <source>The 2013 page</source>
        <translation>La page de 2013</translation>
    </message>
    <message>
        <source>The pool of 2013, as its text says</source>
        <translation>Le bassin de 2013, selon son texte</translation>
    </message>
    <message>
        <source>The same pool with the four nearest neighbours and the stronger damping that the page&apos;s text gives.</source>
        <translation>Le même bassin avec les quatre voisins les plus proches et l’amortissement plus fort que donne le texte de la page.</translation>
    </message>
    <message>
        <source>The pool of 2013, as its code runs</source>
        <translation>Le bassin de 2013, selon son code</translation>
    </message>
    <message>
        <source>Waves reflect and interfere; the diagonal stencil leaves out every second cell, as on a chessboard.</source>
        <translation>Les ondes se réfléchissent et interfèrent&#xa0;; le voisinage diagonal saute une cellule sur deux, comme sur un échiquier.</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Pour commencer</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Un bassin</translation>
    </message>
    <message>
        <source>Click, hold and drag: round waves spread, meet and come back from the walls.</source>
        <translation>Cliquez, maintenez et glissez&#xa0;: des ondes circulaires s’étalent, se croisent et reviennent des parois.</translation>
    </message>
    <message>
        <source>A ring</source>
        <translation>Un anneau</translation>
    </message>
    <message>
        <source>Both ends are joined: two pulses run round in opposite directions and pass through each other twice a second.</source>
        <translation>Les deux extrémités sont jointes&#xa0;: deux ébranlements tournent en sens contraires et se traversent deux fois par seconde.</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ressorts</translation>
    </message>
    <message>
        <source>Springs in a row</source>
        <translation>Ressorts en ligne</translation>
    </message>
    <message>
        <source>Springs in a sheet</source>
        <translation>Ressorts en nappe</translation>
    </message>
    <message>
        <source>Each point hangs on four neighbours and opposite sides are joined: what leaves on one side comes in on the other.</source>
        <translation>Chaque point tient à quatre voisins et les bords opposés sont joints&#xa0;: ce qui sort d’un côté rentre de l’autre.</translation>
    </message>
    <message>
        <source>The string of 2009</source>
        <translation>La corde de 2009</translation>
    </message>
    <message>
        <source>Pulled at a quarter of its length to half the height: can you make it reach the right side?</source>
        <translation>Tirée au quart de sa longueur jusqu’à mi-hauteur&#xa0;: pouvez-vous lui faire atteindre le côté droit&#xa0;?</translation>
    </message>
    <message>
        <source>The string of 2013</source>
        <translation>La corde de 2013</translation>
    </message>
    <message>
        <source>A string with a free end</source>
        <translation>Une corde à extrémité libre</translation>
    </message>
    <message>
        <source>One end slides freely: pulses come back upright there, and the lowest rhythm is half as fast.</source>
        <translation>Une extrémité glisse librement&#xa0;: les ébranlements en reviennent à l’endroit, et le rythme le plus lent est deux fois moins rapide.</translation>
    </message>
    <message>
        <source>A string with fixed ends</source>
        <translation>Une corde aux extrémités fixes</translation>
    </message>
    <message>
        <source>First every cell becomes the mean of itself and its neighbours: a drop only blurs. Then half the neighbours&apos; sum minus the frame before, less a sixteenth: now it swings.</source>
        <translation>D’abord chaque cellule prend la moyenne avec ses voisines&#xa0;: une goutte s’estompe. Puis la demi-somme des voisines moins l’image d’avant, moins 1/16&#xa0;: cela oscille.</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Absorbing walls</source>
        <translation>Parois absorbantes</translation>
    </message>
    <message>
        <source>A bay that sings</source>
        <translation>Une baie qui chante</translation>
    </message>
    <message>
        <source>In a corner</source>
        <translation>Dans un coin</translation>
    </message>
    <message>
        <source>Three mirror images answer: one in each wall, upside down, and one in the corner, upright again.</source>
        <translation>Trois images répondent&#xa0;: une dans chaque paroi, à l’envers, et une dans le coin, de nouveau à l’endroit.</translation>
    </message>
    <message>
        <source>Speed along the axis and the diagonal</source>
        <translation>Vitesse selon l’axe et la diagonale</translation>
    </message>
    <message>
        <source>On a grid short waves lag behind, most along the axes: the front of a sharp drop is no circle.</source>
        <translation>Sur une grille les ondes courtes traînent, surtout selon les axes&#xa0;: le front d’une goutte nette n’est pas un cercle.</translation>
    </message>
    <message>
        <source>Doppler effect</source>
        <translation>Effet Doppler</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Double fente</translation>
    </message>
    <message>
        <source>Ellipse with two foci</source>
        <translation>Ellipse à deux foyers</translation>
    </message>
    <message>
        <source>What starts in one focus of the ellipse comes together in the other, from all sides at the same time.</source>
        <translation>Ce qui part d’un foyer de l’ellipse se rassemble dans l’autre, de tous côtés en même temps.</translation>
    </message>
    <message>
        <source>Fixed and free walls</source>
        <translation>Parois fixes et libres</translation>
    </message>
    <message>
        <source>The fixed wall above sends the pulse back upside down, the free one below upright.</source>
        <translation>La paroi fixe du haut renvoie l’ébranlement à l’envers, la paroi libre du bas à l’endroit.</translation>
    </message>
    <message>
        <source>Four sources in a row</source>
        <translation>Quatre sources en ligne</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lentille</translation>
    </message>
    <message>
        <source>In the shallow lens waves are slower; its thick middle holds them back most, and straight waves run together in a focus.</source>
        <translation>Dans la lentille peu profonde les ondes sont plus lentes&#xa0;; son milieu épais les retient le plus, et les ondes planes convergent en un foyer.</translation>
    </message>
    <message>
        <source>One source</source>
        <translation>Une source</translation>
    </message>
    <message>
        <source>Parabolic mirror</source>
        <translation>Miroir parabolique</translation>
    </message>
    <message>
        <source>Two sources out of step</source>
        <translation>Deux sources en opposition</translation>
    </message>
    <message>
        <source>The two sources swing against each other: now the middle line rests, and every loud direction has become a quiet one.</source>
        <translation>Les deux sources oscillent en sens contraire&#xa0;: la ligne médiane est au repos, et chaque direction forte est devenue calme.</translation>
    </message>
    <message>
        <source>Plane wave</source>
        <translation>Onde plane</translation>
    </message>
    <message>
        <source>A line that swings sends straight waves; they keep their height, having nowhere to spread.</source>
        <translation>Une ligne qui oscille envoie des ondes planes&#xa0;; elles gardent leur hauteur, n’ayant pas où s’étaler.</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisme</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Pluie</translation>
    </message>
    <message>
        <source>Seiche: standing waves of a pool</source>
        <translation>Seiche&#xa0;: ondes stationnaires d’un bassin</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Fente simple</translation>
    </message>
    <message>
        <source>Slow medium: Snell&apos;s law</source>
        <translation>Milieu lent&#xa0;: loi de Snell-Descartes</translation>
    </message>
    <message>
        <source>Faster than its waves</source>
        <translation>Plus rapide que ses ondes</translation>
    </message>
    <message>
        <source>The source outruns its own rings; together they form a wedge whose sine is the speed of waves over that of the source.</source>
        <translation>La source dépasse ses propres ronds&#xa0;; ensemble ils forment un coin dont le sinus est la vitesse des ondes sur celle de la source.</translation>
    </message>
    <message>
        <source>Total reflection</source>
        <translation>Réflexion totale</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>Deux sources</translation>
    </message>
    <message>
        <source>Wave guide</source>
        <translation>Guide d’ondes</translation>
    </message>
    <message>
        <source>Between fixed walls only waves shorter than twice the width can travel: the wide channel carries the wave, the narrow one does not.</source>
        <translation>Entre des parois fixes ne passent que les ondes plus courtes que deux fois la largeur&#xa0;: le canal large porte l’onde, l’étroit non.</translation>
    </message>
    <message>
        <source>The same eight neighbours divided by two, as it was printed: a level surface grows by a factor of 3.73 at every step.</source>
        <translation>Les mêmes huit voisins divisés par deux, comme c’était imprimé&#xa0;: une surface plane est multipliée par 3,73 à chaque pas.</translation>
    </message>
    <message>
        <source>Towards the shore the water is shallower and waves are slower: they become shorter and turn until they run straight at it.</source>
        <translation>Vers le rivage l’eau est moins profonde et les ondes plus lentes&#xa0;: elles raccourcissent et tournent jusqu’à arriver de face.</translation>
    </message>
    <message>
        <source>Water sloshing through the narrow mouth swings against the level of the whole bay, which resonates far below its first standing wave.</source>
        <translation>L’eau qui ballotte dans la passe étroite oscille contre le niveau de toute la baie&#xa0;: elle résonne bien au-dessous de sa première onde stationnaire.</translation>
    </message>
    <message>
        <source>Two pools in one</source>
        <translation>Deux bassins en un</translation>
    </message>
    <message>
        <source>The diagonal stencil never couples the two colours of a chessboard: a drop in one cell reaches every second cell only.</source>
        <translation>Le voisinage diagonal ne couple jamais les deux couleurs d’un échiquier&#xa0;: une goutte dans une cellule n’atteint qu’une cellule sur deux.</translation>
    </message>
    <message>
        <source>Ahead of the moving source the waves are shorter and come more often, behind it they are longer.</source>
        <translation>Devant la source mobile les ondes sont plus courtes et plus fréquentes, derrière elle plus longues.</translation>
    </message>
    <message>
        <source>Behind two slits the waves meet: they are loud in the directions where the paths from the slits differ by whole wavelengths.</source>
        <translation>Derrière deux fentes les ondes se rencontrent&#xa0;: les maxima sont dans les directions où les chemins depuis les fentes diffèrent d’un nombre entier de longueurs d’onde.</translation>
    </message>
    <message>
        <source>A source that swings steadily sends out rings one wavelength apart; the wider they are, the weaker.</source>
        <translation>Une source qui oscille régulièrement émet des ronds espacés d’une longueur d’onde&#xa0;; plus ils sont larges, plus ils sont faibles.</translation>
    </message>
    <message>
        <source>The paths from the focus to the mirror and on to a straight line are all equally long: rings come back as straight waves.</source>
        <translation>Les chemins du foyer au miroir puis à une droite sont tous égaux&#xa0;: les ronds reviennent en ondes planes.</translation>
    </message>
    <message>
        <source>The slow prism turns the beam towards its base, twice in the same direction.</source>
        <translation>Le prisme lent dévie le faisceau vers sa base, deux fois dans le même sens.</translation>
    </message>
    <message>
        <source>Every drop makes its own ring, and the rings pass through each other unchanged; the same seed gives the same rain.</source>
        <translation>Chaque goutte fait son rond, et les ronds se traversent sans changer&#xa0;; la même graine donne la même pluie.</translation>
    </message>
    <message>
        <source>A slit three wavelengths wide sends most of the wave straight on, with quiet directions beside it; a narrow one sends rings everywhere.</source>
        <translation>Une fente large de trois longueurs d’onde envoie presque toute l’onde droit devant, avec des directions calmes à côté&#xa0;; une étroite envoie des ronds partout.</translation>
    </message>
    <message>
        <source>At the border of a slower medium the wave turns towards the normal: the sines of the angles are in the ratio of the speeds.</source>
        <translation>À la frontière d’un milieu plus lent l’onde se rapproche de la normale&#xa0;: les sinus des angles sont dans le rapport des célérités.</translation>
    </message>
    <message>
        <source>Points with position and velocity in a ring: the spring constant sets how jittery they are, damping slows them down.</source>
        <translation>Des points avec position et vitesse sur un anneau&#xa0;: la raideur règle leur agitation, l’amortissement les freine.</translation>
    </message>
    <message>
        <source>Find the string&apos;s resonance and make the waves reach the ceiling; its damping, not its length, sets its rhythm.</source>
        <translation>Trouvez la résonance de la corde et faites monter les ondes au plafond&#xa0;; c’est son amortissement, et non sa longueur, qui fixe son rythme.</translation>
    </message>
    <message>
        <source>Tap in the rhythm of the string: when every small tug comes at the right moment, the waves add up to fourteen times a single one.</source>
        <translation>Tapez au rythme de la corde&#xa0;: quand chaque petit à-coup vient au bon moment, les ondes s’ajoutent jusqu’à quatorze fois une seule.</translation>
    </message>
    <message>
        <source>From the slow side, a wave that meets the border at too flat an angle cannot leave; it creeps along outside and is reflected.</source>
        <translation>Du côté lent, une onde qui rencontre la frontière sous un angle trop rasant ne peut sortir&#xa0;; elle rampe au-dehors et est réfléchie.</translation>
    </message>
    <message>
        <source>Where the paths from two sources differ by whole wavelengths, the waves add up; half a wavelength further, the water rests.</source>
        <translation>Là où les chemins depuis deux sources diffèrent de longueurs d’onde entières, les ondes s’ajoutent&#xa0;; une demi-longueur d’onde plus loin, l’eau est au repos.</translation>
    </message>
    <message>
        <source>A harbour behind a thick absorbing mole: the sea gets in through the mouth only, and hardly anything echoes.</source>
        <translation>Un port derrière un épais môle absorbant&#xa0;: la mer n’entre que par la passe, et presque rien ne fait écho.</translation>
    </message>
    <message>
        <source>Four sources half a wavelength apart send their waves straight ahead and straight back: together they make two beams, and to the sides it stays quiet.</source>
        <translation>Quatre sources espacées d’une demi-longueur d’onde envoient leurs ondes droit devant et droit derrière&#xa0;: ensemble elles font deux faisceaux, et sur les côtés l’eau reste calme.</translation>
    </message>
    <message>
        <source>Driven at one of its own frequencies, the pool swings in p by q half wavelengths, more and more; in between it swings much less.</source>
        <translation>Excité à une de ses fréquences propres, le bassin oscille en p par q demi-ondes, de plus en plus&#xa0;; entre elles il oscille bien moins.</translation>
    </message>
    <message>
        <source>Two strings joined</source>
        <translation>Deux cordes jointes</translation>
    </message>
    <message>
        <source>The right string has more mass: a quarter of a pulse&apos;s height comes back upside down, three quarters go on, at 0.6 of the speed.</source>
        <translation>La corde de droite a plus de masse&#xa0;: un quart de la hauteur d’un ébranlement revient renversé, trois quarts continuent, à 0,6 fois la vitesse.</translation>
    </message>
    <message>
        <source>A basin</source>
        <translation>Une cuve</translation>
    </message>
    <message>
        <source>Click in an even rhythm: in the right one the whole basin swings, higher with every click.</source>
        <translation>Cliquez à un rythme régulier&#xa0;: au bon rythme, toute la cuve oscille, plus haut à chaque clic.</translation>
    </message>
    <message>
        <source>Beats of two tones</source>
        <translation>Battements de deux sons</translation>
    </message>
    <message>
        <source>Two oscillators of 8 and 9 hertz on one string: where both arrive the waves rise and fall once a second.</source>
        <translation>Deux oscillateurs de 8 et 9 hertz sur une même corde&#xa0;: là où les deux arrivent, les ondes grandissent et diminuent une fois par seconde.</translation>
    </message>
    <message>
        <source>A chain of ten beads</source>
        <translation>Une chaîne de dix perles</translation>
    </message>
    <message>
        <source>Ten beads joined by springs have ten standing waves and no more: their overtones lie lower than those of a string.</source>
        <translation>Dix perles reliées par des ressorts ont dix ondes stationnaires et pas plus&#xa0;: leurs harmoniques sont plus graves que ceux d’une corde.</translation>
    </message>
    <message>
        <source>Two strings coupled by a bridge</source>
        <translation>Deux cordes couplées par un chevalet</translation>
    </message>
    <message>
        <source>The heavy bridge in the middle lets a little through: what the left string does goes over to the right one, and comes back.</source>
        <translation>Le lourd chevalet du milieu laisse passer un peu&#xa0;: ce que fait la corde de gauche passe à celle de droite, puis revient.</translation>
    </message>
    <message>
        <source>A piano string</source>
        <translation>Une corde de piano</translation>
    </message>
    <message>
        <source>Steel resists bending: short waves run ahead of the hammer&apos;s blow, and overtones are too high, the eighth by four percent.</source>
        <translation>L’acier résiste à la flexion&#xa0;: les ondes courtes devancent le coup de marteau, et les harmoniques sont trop aigus, le huitième de quatre pour cent.</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Cordes</translation>
    </message>
    <message>
        <source>Waves and sources</source>
        <translation>Ondes et sources</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Interférences</translation>
    </message>
    <message>
        <source>Slits and obstacles</source>
        <translation>Fentes et obstacles</translation>
    </message>
    <message>
        <source>Mirrors and walls</source>
        <translation>Miroirs et parois</translation>
    </message>
    <message>
        <source>Refraction and lenses</source>
        <translation>Réfraction et lentilles</translation>
    </message>
    <message>
        <source>Guides and filters</source>
        <translation>Guides et filtres</translation>
    </message>
    <message>
        <source>Rooms and modes</source>
        <translation>Salles et modes propres</translation>
    </message>
    <message>
        <source>Moving sources</source>
        <translation>Sources mobiles</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Numerics</source>
        <translation>Calcul numérique</translation>
    </message>
    <message>
        <source>Waves that are not round</source>
        <translation>Des ondes qui ne sont pas rondes</translation>
    </message>
    <message>
        <source>Anti-reflective coating</source>
        <translation>Couche antireflet</translation>
    </message>
    <message>
        <source>Above, a layer a quarter of a wave thick lies on the slow water, below there is none: above nothing comes back, below crests rock on the spot.</source>
        <translation>En haut, une couche épaisse d’un quart d’onde recouvre l’eau lente, en bas il n’y en a pas&#xa0;: en haut rien ne revient, en bas les crêtes se balancent sur place.</translation>
    </message>
    <message>
        <source>Babinet&apos;s principle</source>
        <translation>Principe de Babinet</translation>
    </message>
    <message>
        <source>Above a slit, below a strip that would just fill it, in the middle nothing. What the probes behind slit and strip show adds up to what comes without.</source>
        <translation>En haut une fente, en bas une bande qui la remplirait tout juste, au milieu rien. La somme de ce que montrent les sondes derrière la fente et la bande est ce qui arrive sans elles.</translation>
    </message>
    <message>
        <source>Loudspeaker in a wall</source>
        <translation>Haut-parleur dans une paroi</translation>
    </message>
    <message>
        <source>A piston two wavelengths wide swings in a rigid wall: it beams ahead, and there is a direction in which nothing is heard.</source>
        <translation>Un piston large de deux longueurs d’onde oscille dans une paroi rigide&#xa0;: il rayonne droit devant, et il y a une direction où l’on n’entend rien.</translation>
    </message>
    <message>
        <source>Beats of two sources</source>
        <translation>Battements de deux sources</translation>
    </message>
    <message>
        <source>Two sources of nearly the same frequency: where the water is loud and where it rests moves slowly past each place. How often does a probe get loud?</source>
        <translation>Deux sources de fréquences presque égales&#xa0;: les zones agitées et les zones calmes défilent lentement en chaque endroit. Tous les combien une sonde s’agite-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>A bent lake</source>
        <translation>Un lac courbe</translation>
    </message>
    <message>
        <source>Long waves follow the bends of a long lake. Its water swings from end to end as if the lake were straight; what counts is the way along its middle.</source>
        <translation>Les ondes longues suivent les courbes d’un lac allongé. Son eau oscille d’un bout à l’autre comme si le lac était droit&#xa0;; ce qui compte, c’est le chemin le long de son milieu.</translation>
    </message>
    <message>
        <source>Mirror of thin layers</source>
        <translation>Miroir de couches minces</translation>
    </message>
    <message>
        <source>Strips and gaps a quarter of a wavelength long send back a little each, all in step: four strips are nearly a mirror. Waves half as long go through.</source>
        <translation>Des bandes et des intervalles d’un quart de longueur d’onde renvoient chacun un peu, tous en phase&#xa0;: quatre bandes font presque un miroir. Les ondes moitié moins longues passent.</translation>
    </message>
    <message>
        <source>In a circle</source>
        <translation>Dans un cercle</translation>
    </message>
    <message>
        <source>What starts beside the middle of a round wall comes together on the other side, as far from the middle, and then again where it began.</source>
        <translation>Ce qui part à côté du centre d’une paroi ronde se rassemble de l’autre côté, à la même distance du centre, puis de nouveau au point de départ.</translation>
    </message>
    <message>
        <source>A round drum</source>
        <translation>Un tambour rond</translation>
    </message>
    <message>
        <source>Struck beside its middle, a round drum has tones that are no multiples of the lowest: it has a pitch, but no harmony.</source>
        <translation>Frappé à côté de son centre, un tambour rond a des sons qui ne sont pas des multiples du plus grave&#xa0;: il a une note, mais pas d’harmonie.</translation>
    </message>
    <message>
        <source>Round island of slow water</source>
        <translation>Île ronde d’eau lente</translation>
    </message>
    <message>
        <source>A round shoal bends the waves as a ball of glass bends light: behind it they run together in a focus.</source>
        <translation>Un haut-fond rond dévie les ondes comme une boule de verre dévie la lumière&#xa0;: derrière lui, elles convergent en un foyer.</translation>
    </message>
    <message>
        <source>Two sources of the same noise</source>
        <translation>Deux sources du même bruit</translation>
    </message>
    <message>
        <source>Both sources send the same noise. In the middle it arrives together; further out one hears what the other sent long ago, and the fringes are gone.</source>
        <translation>Les deux sources émettent le même bruit. Au milieu, tout arrive ensemble&#xa0;; plus à l’écart, l’une rencontre ce que l’autre a émis bien avant, et les franges disparaissent.</translation>
    </message>
    <message>
        <source>Up onto the shelf</source>
        <translation>Sur le plateau continental</translation>
    </message>
    <message>
        <source>At the edge of the shelf the water is four times shallower and waves are half as fast: the wave becomes higher and shorter, and a part goes back.</source>
        <translation>Au bord du plateau, l’eau n’a plus qu’un quart de sa profondeur et les ondes vont moitié moins vite&#xa0;: l’onde raccourcit et gagne en amplitude, et une partie repart.</translation>
    </message>
    <message>
        <source>Two rooms and a door</source>
        <translation>Deux salles et une porte</translation>
    </message>
    <message>
        <source>What swings in the left room goes through the door to the right one, all of it, and comes back.</source>
        <translation>Ce qui oscille dans la salle de gauche passe par la porte dans celle de droite, en entier, puis revient.</translation>
    </message>
    <message>
        <source>The step that makes no error</source>
        <translation>Le pas qui ne fait pas d’erreur</translation>
    </message>
    <message>
        <source>With k = 1 every wave goes exactly one point in a step, the shortest, too: corners stay corners, for ever. With any other k they do not.</source>
        <translation>Avec k = 1, toute onde avance exactement d’un point par pas, même la plus courte&#xa0;: les coins restent des coins, pour toujours. Avec tout autre k, non.</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipôle</translation>
    </message>
    <message>
        <source>Two poles side by side swing against each other, as the front and the back of a loudspeaker without a box. Where do you hear nothing?</source>
        <translation>Deux pôles côte à côte oscillent en opposition, comme l’avant et l’arrière d’un haut-parleur sans caisson. Où n’entendez-vous rien&#xa0;?</translation>
    </message>
    <message>
        <source>Echo from a moving mirror</source>
        <translation>Écho d’un miroir mobile</translation>
    </message>
    <message>
        <source>The mirror moves to and fro. What it throws back has more waves a second while it comes, and fewer while it goes: so the speed of cars is measured.</source>
        <translation>Le miroir va et vient. Ce qu’il renvoie compte plus d’ondes par seconde quand il approche, et moins quand il s’éloigne&#xa0;: c’est ainsi que l’on mesure la vitesse des voitures.</translation>
    </message>
    <message>
        <source>Tunnelling through a gap</source>
        <translation>Effet tunnel à travers un intervalle</translation>
    </message>
    <message>
        <source>At 45° the wave would be reflected totally by the fast gap; but the gap is narrow, and some of it tunnels through. Make it wider.</source>
        <translation>À 45°, l’intervalle rapide réfléchirait totalement l’onde&#xa0;; mais il est étroit, et une partie le franchit par effet tunnel. Élargissez-le.</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Faisceau gaussien</translation>
    </message>
    <message>
        <source>A beam can&apos;t stay narrow: the narrower its waist, the sooner it spreads. This is the beam of a laser.</source>
        <translation>Un faisceau ne peut rester étroit&#xa0;: plus son col est étroit, plus tôt il s’élargit. C’est le faisceau d’un laser.</translation>
    </message>
    <message>
        <source>The wave rises on the slope</source>
        <translation>L’onde grandit sur la pente</translation>
    </message>
    <message>
        <source>The sea floor rises evenly to a sixteenth of the depth: the wave becomes slower, shorter and twice as high, as tsunamis do.</source>
        <translation>Le fond remonte régulièrement jusqu’à un seizième de la profondeur&#xa0;: l’onde ralentit, raccourcit et devient deux fois plus haute, comme font les tsunamis.</translation>
    </message>
    <message>
        <source>Round the bend</source>
        <translation>Dans les virages</translation>
    </message>
    <message>
        <source>A duct narrower than half a wavelength carries one mode only. Round two smooth bends it loses nothing: is the wave as high behind them as before?</source>
        <translation>Un conduit plus étroit qu’une demi-longueur d’onde ne porte qu’un seul mode. Dans deux virages doux il ne perd rien&#xa0;: l’onde est-elle aussi haute après qu’avant&#xa0;?</translation>
    </message>
    <message>
        <source>Coupled guides</source>
        <translation>Guides couplés</translation>
    </message>
    <message>
        <source>Two slow strips side by side carry a wave as glass fibres do light. It goes over from one to the other and back: after how many cells?</source>
        <translation>Deux bandes lentes côte à côte portent une onde comme les fibres de verre la lumière. Elle passe de l’une à l’autre et revient&#xa0;: au bout de combien de cellules&#xa0;?</translation>
    </message>
    <message>
        <source>A duct divides</source>
        <translation>Un conduit se partage</translation>
    </message>
    <message>
        <source>Where one duct becomes two of the same width, each gets less than all, and something comes back. How much?</source>
        <translation>Là où un conduit en devient deux de même largeur, chacun reçoit moins que le tout, et une partie revient. Combien&#xa0;?</translation>
    </message>
    <message>
        <source>Two modes in one guide</source>
        <translation>Deux modes dans un guide</translation>
    </message>
    <message>
        <source>Fed on one side only, the lower guide carries two modes of different speed: the wave winds from wall to wall. How long is a turn of it?</source>
        <translation>Alimenté d’un seul côté, le guide du bas porte deux modes de célérités différentes&#xa0;: l’onde serpente d’une paroi à l’autre. Quelle est la longueur d’un méandre&#xa0;?</translation>
    </message>
    <message>
        <source>Edge of a shadow</source>
        <translation>Bord d’une ombre</translation>
    </message>
    <message>
        <source>A wall that ends: the wave goes round its edge, and beside the shadow there are fringes, brighter and darker than without the wall.</source>
        <translation>Une paroi qui s’arrête&#xa0;: l’onde contourne son bord, et à côté de l’ombre il y a des franges, plus claires et plus sombres que sans la paroi.</translation>
    </message>
    <message>
        <source>Resonance of a harbour</source>
        <translation>Résonance d’un port</translation>
    </message>
    <message>
        <source>A swell whose quarter wavelength fits into the narrow harbour, its mouth counted in, rises at the quay far above the swell at the open coast.</source>
        <translation>Une houle dont le quart de longueur d’onde tient dans le port étroit, correction d’ouverture comprise, monte bien plus haut au quai que sur la côte ouverte.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Phare</translation>
    </message>
    <message>
        <source>The source is in the focus of the parabola: what the mirror reflects runs straight ahead, as the light of a headlight.</source>
        <translation>La source est au foyer de la parabole&#xa0;: ce que le miroir réfléchit part tout droit, comme la lumière d’un phare.</translation>
    </message>
    <message>
        <source>Hexapole</source>
        <translation>Hexapôle</translation>
    </message>
    <message>
        <source>Six poles round a circle, plus and minus in turn: six beams, with rest between them.</source>
        <translation>Six pôles sur un cercle, plus et moins en alternance&#xa0;: six faisceaux, et le repos entre eux.</translation>
    </message>
    <message>
        <source>A grille that keeps long waves out</source>
        <translation>Une grille qui arrête les ondes longues</translation>
    </message>
    <message>
        <source>Through the gaps of a grille whose bars hold the medium, as the window of a microwave oven does, only waves shorter than twice a gap can pass.</source>
        <translation>Entre les barreaux d’une grille qui immobilisent le milieu, comme dans la porte d’un four à micro-ondes, ne passent que les ondes plus courtes que deux fois l’intervalle.</translation>
    </message>
    <message>
        <source>Two sources that know nothing of each other</source>
        <translation>Deux sources qui ne savent rien l’une de l’autre</translation>
    </message>
    <message>
        <source>Two sources of noise, each of its own: there are no fringes to see, for where waves add up now they cancel a moment later.</source>
        <translation>Deux sources de bruit, chacune le sien&#xa0;: il n’y a pas de franges à voir, car là où les ondes s’ajoutent, elles s’annulent l’instant d’après.</translation>
    </message>
    <message>
        <source>A touch too much</source>
        <translation>Un rien de trop</translation>
    </message>
    <message>
        <source>k is four ten-thousandths above its limit, and the shortest wave grows, out of nothing; then k is lowered, and it goes. Again and again.</source>
        <translation>k dépasse sa limite de quatre dix-millièmes, et l’onde la plus courte grandit, à partir de rien&#xa0;; puis k est abaissé, et elle disparaît. Encore et encore.</translation>
    </message>
    <message>
        <source>Two straight waves that cross</source>
        <translation>Deux ondes planes qui se croisent</translation>
    </message>
    <message>
        <source>Where two straight waves cross, the crests make a chequered pattern that slides to the right between lines of rest.</source>
        <translation>Là où deux ondes planes se croisent, les crêtes dessinent un damier qui glisse vers la droite entre des lignes au repos.</translation>
    </message>
    <message>
        <source>Sound over a cold lake</source>
        <translation>Le son au-dessus d’un lac froid</translation>
    </message>
    <message>
        <source>Over cold water sound is slower below than above: what goes up is bent down again and is heard far across the lake.</source>
        <translation>Au-dessus d’une eau froide, le son est plus lent en bas qu’en haut&#xa0;: ce qui monte est rabattu vers le bas et s’entend loin sur le lac.</translation>
    </message>
    <message>
        <source>Round an island</source>
        <translation>Autour d’une île</translation>
    </message>
    <message>
        <source>Waves bend round a small island and meet behind it. Is the shore that looks away from the sea a calm place to land?</source>
        <translation>Les ondes contournent une petite île et se rejoignent derrière elle. Le rivage opposé au large est-il un endroit calme où accoster&#xa0;?</translation>
    </message>
    <message>
        <source>Lateral quadrupole</source>
        <translation>Quadripôle latéral</translation>
    </message>
    <message>
        <source>Four poles round a circle, plus and minus in turn: a tuning fork sends its sound like this, into four directions.</source>
        <translation>Quatre pôles sur un cercle, plus et moins en alternance&#xa0;: un diapason rayonne ainsi, dans quatre directions.</translation>
    </message>
    <message>
        <source>Linear quadrupole</source>
        <translation>Quadripôle linéaire</translation>
    </message>
    <message>
        <source>Three in a row, the middle one twice as strong and against the others: two beams along the row, narrower than those of a dipole.</source>
        <translation>Trois pôles en ligne, celui du milieu deux fois plus fort et en opposition avec les autres&#xa0;: deux faisceaux le long de la ligne, plus étroits que ceux d’un dipôle.</translation>
    </message>
    <message>
        <source>Lloyd&apos;s mirror</source>
        <translation>Miroir de Lloyd</translation>
    </message>
    <message>
        <source>One source above a mirror makes the fringes of two: the second one is its mirror image. Which lines are bright, and which rest?</source>
        <translation>Une source au-dessus d’un miroir fait les franges de deux sources&#xa0;: la seconde est son image dans le miroir. Quelles lignes sont claires, lesquelles sont au repos&#xa0;?</translation>
    </message>
    <message>
        <source>Seiche of a long lake</source>
        <translation>Seiche d’un long lac</translation>
    </message>
    <message>
        <source>Lake Geneva, simplified to a box 73 km long and 150 m deep: when the wind drops, its water swings to and fro. How long does one swing take?</source>
        <translation>Le Léman, réduit à une caisse longue de 73 km et profonde de 150 m&#xa0;: quand le vent tombe, son eau oscille d’un bout à l’autre. Combien de temps dure une oscillation&#xa0;?</translation>
    </message>
    <message>
        <source>A filter that lets low tones pass</source>
        <translation>Un filtre qui laisse passer les sons graves</translation>
    </message>
    <message>
        <source>Luneburg&apos;s lens</source>
        <translation>Lentille de Luneburg</translation>
    </message>
    <message>
        <source>The water gets slower and slower towards the middle. Straight waves come together in one place: right on the opposite rim, from wherever they come.</source>
        <translation>La célérité diminue continûment vers le centre. Les ondes planes se rassemblent en un seul endroit&#xa0;: juste sur le bord opposé, d’où qu’elles viennent.</translation>
    </message>
    <message>
        <source>Mirage over warm ground</source>
        <translation>Mirage au-dessus d’un sol chaud</translation>
    </message>
    <message>
        <source>Near the warm ground sound and light are faster: a beam that runs down at it is bent up again before it gets there.</source>
        <translation>Près du sol chaud, le son et la lumière sont plus rapides&#xa0;: un faisceau qui descend vers lui est recourbé vers le haut avant de l’atteindre.</translation>
    </message>
    <message>
        <source>The lowest tone of a pool</source>
        <translation>Le son le plus grave d’un bassin</translation>
    </message>
    <message>
        <source>One hump between fixed sides, up and down: the slowest of all standing waves of this pool, and the only one without a still line.</source>
        <translation>Une seule bosse entre des bords fixes, qui monte et descend&#xa0;: la plus lente de toutes les ondes stationnaires de ce bassin, et la seule sans ligne nodale.</translation>
    </message>
    <message>
        <source>Two tones in one drum</source>
        <translation>Deux sons dans un tambour</translation>
    </message>
    <message>
        <source>Each drum swings in two of its standing waves at once. Their sum never looks the same twice, unless the tones fit together.</source>
        <translation>Chaque tambour oscille dans deux de ses ondes stationnaires à la fois. Leur somme n’a jamais deux fois le même aspect, à moins que les sons ne s’accordent.</translation>
    </message>
    <message>
        <source>Standing waves of six rooms</source>
        <translation>Ondes stationnaires de six salles</translation>
    </message>
    <message>
        <source>In rooms with hard walls sound is loudest at the walls, and waves may run along one side only: 1 by 0 is half a wave from wall to wall, the same all the way down.</source>
        <translation>Dans des salles aux parois dures, le son est le plus fort aux parois, et des ondes peuvent ne courir que le long d’un côté&#xa0;: 1 par 0, c’est une demi-onde d’une paroi à l’autre, la même sur toute la hauteur.</translation>
    </message>
    <message>
        <source>Standing waves of six drums</source>
        <translation>Ondes stationnaires de six tambours</translation>
    </message>
    <message>
        <source>Six equal drums, nearly square, each in a standing wave of its own. The more half waves along and down, the faster. Which two have nearly the same tone?</source>
        <translation>Six tambours égaux, presque carrés, chacun dans sa propre onde stationnaire. Plus il y a de demi-ondes en x et en y, plus elle est rapide. Quels sont les deux qui ont presque le même son&#xa0;?</translation>
    </message>
    <message>
        <source>Muffler</source>
        <translation>Silencieux</translation>
    </message>
    <message>
        <source>A wide chamber in a narrow duct sends the wave back at both of its ends. Where it is a quarter of a wavelength long, least gets through; at half a wavelength all does.</source>
        <translation>Une chambre large dans un conduit étroit renvoie l’onde à ses deux extrémités. Longue d’un quart de longueur d’onde, elle en laisse passer le moins&#xa0;; longue d’une demi-longueur d’onde, elle laisse tout passer.</translation>
    </message>
    <message>
        <source>Behind an obstacle</source>
        <translation>Derrière un obstacle</translation>
    </message>
    <message>
        <source>In the shadow of the wall there is a bright line: the waves from both edges have equally far to its middle and arrive in step.</source>
        <translation>Dans l’ombre de la paroi il y a une ligne claire&#xa0;: les ondes des deux bords ont le même chemin jusqu’au milieu de l’ombre et y arrivent en phase.</translation>
    </message>
    <message>
        <source>Touched in the middle</source>
        <translation>Touchée au milieu</translation>
    </message>
    <message>
        <source>A finger that only touches the middle for a moment takes all partials that move there: what is left sounds an octave higher.</source>
        <translation>Un doigt qui ne touche le milieu qu’un instant supprime tous les partiels qui y bougent&#xa0;: ce qui reste sonne une octave plus haut.</translation>
    </message>
    <message>
        <source>Octupole</source>
        <translation>Octupôle</translation>
    </message>
    <message>
        <source>Eight poles round a circle: eight beams. A small one sends hardly anything; make the radius smaller and see.</source>
        <translation>Huit pôles sur un cercle&#xa0;: huit faisceaux. Un petit octupôle n’émet presque rien&#xa0;; réduisez le rayon pour le voir.</translation>
    </message>
    <message>
        <source>Which pipe answers?</source>
        <translation>Quel tuyau répond&#xa0;?</translation>
    </message>
    <message>
        <source>Five pipes, open above and closed below, hear the same tone. The one that is a quarter of a wavelength long, its open end counted in, answers.</source>
        <translation>Cinq tuyaux, ouverts en haut et fermés en bas, entendent le même son. Celui qui est long d’un quart de longueur d’onde, correction d’ouverture comprise, répond.</translation>
    </message>
    <message>
        <source>Phased array: a steered beam</source>
        <translation>Réseau phasé&#xa0;: un faisceau orienté</translation>
    </message>
    <message>
        <source>Sixteen sources in a row swing one after the other. The beam turns without anything being turned: try another angle.</source>
        <translation>Seize sources en ligne oscillent l’une après l’autre. Le faisceau tourne sans que rien ne soit tourné&#xa0;: essayez un autre angle.</translation>
    </message>
    <message>
        <source>Phased array: a focus</source>
        <translation>Réseau phasé&#xa0;: un foyer</translation>
    </message>
    <message>
        <source>The outer sources swing first, so that all waves arrive at one place together.</source>
        <translation>Les sources extérieures oscillent en premier, si bien que toutes les ondes arrivent ensemble au même endroit.</translation>
    </message>
    <message>
        <source>Phased array: grating lobes</source>
        <translation>Réseau phasé&#xa0;: lobes de réseau</translation>
    </message>
    <message>
        <source>The sources are further apart than a wave is long: beside the beam straight on there are two more.</source>
        <translation>Les sources sont espacées de plus d’une longueur d’onde&#xa0;: à côté du faisceau droit devant, il y en a deux autres.</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Lentille plan-convexe</translation>
    </message>
    <message>
        <source>A lens with one flat side. The curved side bends straight waves, the flat one bends them once more, and all run together in a focus.</source>
        <translation>Une lentille à une face plane. La face courbe dévie les ondes planes, la face plane les dévie encore une fois, et toutes convergent en un foyer.</translation>
    </message>
    <message>
        <source>Plucked at a seventh</source>
        <translation>Pincée au septième</translation>
    </message>
    <message>
        <source>Poisson&apos;s spot</source>
        <translation>Tache de Poisson</translation>
    </message>
    <message>
        <source>Straight waves meet a round island. Right behind its middle, where the shadow should be deepest, they run together again.</source>
        <translation>Des ondes planes rencontrent une île ronde. Juste derrière son milieu, là où l’ombre devrait être la plus profonde, elles se rejoignent.</translation>
    </message>
    <message>
        <source>Porro prism</source>
        <translation>Prisme de Porro</translation>
    </message>
    <message>
        <source>The beam enters through the long side, is reflected twice inside, and comes back beside itself. Binoculars turn their picture this way.</source>
        <translation>Le faisceau entre par la grande face, est réfléchi deux fois à l’intérieur et ressort à côté de lui-même. Les jumelles redressent ainsi leur image.</translation>
    </message>
    <message>
        <source>A pulse at a fixed end</source>
        <translation>Un ébranlement à une extrémité fixe</translation>
    </message>
    <message>
        <source>The end that is held pulls the string down when the pulse lifts it: the pulse comes back upside down. Does it lose height?</source>
        <translation>L’extrémité tenue tire la corde vers le bas quand l’ébranlement la soulève&#xa0;: l’ébranlement revient renversé. Perd-il de la hauteur&#xa0;?</translation>
    </message>
    <message>
        <source>A pulse at a free end</source>
        <translation>Un ébranlement à une extrémité libre</translation>
    </message>
    <message>
        <source>Nothing holds the free end back: it swings twice as high as the pulse, and sends it back upright.</source>
        <translation>Rien ne retient l’extrémité libre&#xa0;: elle oscille deux fois plus haut que l’ébranlement, et le renvoie à l’endroit.</translation>
    </message>
    <message>
        <source>An end that is hard to move</source>
        <translation>Une extrémité difficile à bouger</translation>
    </message>
    <message>
        <source>A brake three times as strong as the string itself gives way a little: a part of the pulse is taken up, a part comes back.</source>
        <translation>Un frein trois fois plus fort que la corde elle-même cède un peu&#xa0;: une partie de l’ébranlement est absorbée, une partie revient.</translation>
    </message>
    <message>
        <source>An end without an echo</source>
        <translation>Une extrémité sans écho</translation>
    </message>
    <message>
        <source>A brake at the end pulls exactly as more string would. The pulse cannot tell the difference, and nothing comes back.</source>
        <translation>Un frein à l’extrémité tire exactement comme le ferait la suite de la corde. L’ébranlement ne voit pas la différence, et rien ne revient.</translation>
    </message>
    <message>
        <source>A joint without a reflection</source>
        <translation>Une jonction sans réflexion</translation>
    </message>
    <message>
        <source>Between a light and a heavy string a piece a quarter of a wavelength long, with the geometric mean of both impedances, lets the whole wave over.</source>
        <translation>Entre une corde légère et une corde lourde, un tronçon d’un quart de longueur d’onde, dont l’impédance est la moyenne géométrique des deux, laisse passer toute l’onde.</translation>
    </message>
    <message>
        <source>There and back: reciprocity</source>
        <translation>Aller et retour&#xa0;: réciprocité</translation>
    </message>
    <message>
        <source>Above, the source is in the bay and the probe outside; below, mirrored, they have changed places. Both probes draw the same curve, whatever stands between.</source>
        <translation>En haut, la source est dans la baie et la sonde dehors&#xa0;; en bas, en miroir, elles ont échangé leurs places. Les deux sondes tracent la même courbe, quoi qu’il y ait entre les deux.</translation>
    </message>
    <message>
        <source>Right-angle prism</source>
        <translation>Prisme à angle droit</translation>
    </message>
    <message>
        <source>A beam enters the slow triangle straight, meets its long side at 45° and cannot get out there: it is reflected through a right angle.</source>
        <translation>Un faisceau entre perpendiculairement dans le triangle lent, rencontre sa grande face à 45° et ne peut y sortir&#xa0;: il est réfléchi à angle droit.</translation>
    </message>
    <message>
        <source>Booming room</source>
        <translation>Une salle qui gronde</translation>
    </message>
    <message>
        <source>A loudspeaker in the corner plays a tone of the room. There are places where it booms, and places where it cannot be heard at all.</source>
        <translation>Un haut-parleur dans le coin joue un des sons propres de la salle. À certains endroits cela gronde, à d’autres on n’entend rien du tout.</translation>
    </message>
    <message>
        <source>Source on a roundabout</source>
        <translation>Source sur un manège</translation>
    </message>
    <message>
        <source>A source runs round a circle, and its waves wind up to a spiral. The probe hears it higher when it comes and lower when it goes.</source>
        <translation>Une source tourne sur un cercle, et ses ondes s’enroulent en spirale. La sonde l’entend plus aiguë quand elle approche et plus grave quand elle s’éloigne.</translation>
    </message>
    <message>
        <source>Scattering by a small post</source>
        <translation>Diffusion par un petit poteau</translation>
    </message>
    <message>
        <source>A post much smaller than the wave throws back hardly anything, and what it does goes out in rings to all sides.</source>
        <translation>Un poteau bien plus petit que l’onde n’en renvoie presque rien, et ce qu’il renvoie part en ronds de tous côtés.</translation>
    </message>
    <message>
        <source>Short waves lag behind</source>
        <translation>Les ondes courtes traînent</translation>
    </message>
    <message>
        <source>Two packets start together, of long waves and of short ones. On a chain of points the short ones are slower: watch them fall behind.</source>
        <translation>Deux paquets partent ensemble, l’un d’ondes longues, l’autre d’ondes courtes. Sur une chaîne de points, les courtes sont plus lentes&#xa0;: regardez-les prendre du retard.</translation>
    </message>
    <message>
        <source>A side tube that silences</source>
        <translation>Un tube latéral qui fait taire</translation>
    </message>
    <message>
        <source>A closed side tube a quarter of a wavelength long swings against the tone in the duct: behind it nothing is left. The upper duct has none.</source>
        <translation>Un tube latéral fermé, long d’un quart de longueur d’onde, oscille en opposition avec le son du conduit&#xa0;: derrière lui il ne reste rien. Le conduit du haut n’en a pas.</translation>
    </message>
    <message>
        <source>Into slower water</source>
        <translation>Vers une eau plus lente</translation>
    </message>
    <message>
        <source>At the border the waves get shorter, not less frequent. Some of each wave comes back, and the rest goes on higher.</source>
        <translation>À la frontière, les ondes raccourcissent, mais leur fréquence ne change pas. Une partie de chaque onde revient, et le reste continue avec une plus grande amplitude.</translation>
    </message>
    <message>
        <source>Sound channel</source>
        <translation>Canal sonore</translation>
    </message>
    <message>
        <source>In the middle sound is slowest: whatever leaves the channel is bent back into it, as in the deep sea, where whales are heard across an ocean.</source>
        <translation>Au milieu, le son est le plus lent&#xa0;: ce qui quitte le canal y est ramené, comme dans les grands fonds, où l’on entend les baleines d’un bout à l’autre d’un océan.</translation>
    </message>
    <message>
        <source>Speaking tube</source>
        <translation>Tuyau acoustique</translation>
    </message>
    <message>
        <source>In the open sound spreads and fades; in the tube it cannot spread. Compare what arrives at equal distances.</source>
        <translation>À l’air libre, le son s’étale et s’atténue&#xa0;; dans le tuyau, il ne peut pas s’étaler. Comparez ce qui arrive à distance égale.</translation>
    </message>
    <message>
        <source>Chaos in a stadium</source>
        <translation>Chaos dans un stade</translation>
    </message>
    <message>
        <source>Two waves make a standing one</source>
        <translation>Deux ondes en font une stationnaire</translation>
    </message>
    <message>
        <source>Two equal oscillators send waves towards each other. Between them nothing seems to travel: some points rest, others swing twice as high.</source>
        <translation>Deux oscillateurs égaux envoient des ondes l’un vers l’autre. Entre eux, rien ne semble avancer&#xa0;: certains points sont au repos, d’autres oscillent deux fois plus haut.</translation>
    </message>
    <message>
        <source>Echo from a pyramid&apos;s steps</source>
        <translation>Écho des marches d’une pyramide</translation>
    </message>
    <message>
        <source>Struck, not plucked</source>
        <translation>Frappée, et non pincée</translation>
    </message>
    <message>
        <source>A hammer gives the string a speed, not a shape: out of rest a hump rises and runs both ways. Its high partials are stronger than those of a plucked string.</source>
        <translation>Un marteau donne à la corde une vitesse, et non une forme&#xa0;: du repos s’élève une bosse qui court des deux côtés. Ses partiels aigus sont plus forts que ceux d’une corde pincée.</translation>
    </message>
    <message>
        <source>Tide in a shallow bay</source>
        <translation>Marée dans une baie peu profonde</translation>
    </message>
    <message>
        <source>The shallow bay is a quarter of a tidal wave long: the tide at its head is twice that at a steep coast, as in the Bay of Fundy.</source>
        <translation>La baie peu profonde est longue d’un quart d’onde de marée&#xa0;: au fond de la baie, la marée est deux fois plus haute que sur une côte abrupte, comme dans la baie de Fundy.</translation>
    </message>
    <message>
        <source>Triple slit</source>
        <translation>Triple fente</translation>
    </message>
    <message>
        <source>Three slits send out three waves. Between two bright directions lies one weak one, in which two of the three cancel.</source>
        <translation>Trois fentes émettent trois ondes. Entre deux directions claires il y en a une faible, dans laquelle deux des trois s’annulent.</translation>
    </message>
    <message>
        <source>A wave that runs round</source>
        <translation>Une onde qui tourne</translation>
    </message>
    <message>
        <source>In a square two modes have the same tone. A quarter of a cycle apart they make one wave that runs round and round.</source>
        <translation>Dans un carré, deux modes ont le même son. Décalés d’un quart de cycle, ils font une seule onde qui tourne sans fin.</translation>
    </message>
    <message>
        <source>Twelve-pole</source>
        <translation>Dodécapôle</translation>
    </message>
    <message>
        <source>Twelve poles round a circle: twelve beams. Within the circle the waves nearly cancel.</source>
        <translation>Douze pôles sur un cercle&#xa0;: douze faisceaux. À l’intérieur du cercle, les ondes s’annulent presque.</translation>
    </message>
    <message>
        <source>A deep and a shallow basin</source>
        <translation>Une cuve profonde et une cuve peu profonde</translation>
    </message>
    <message>
        <source>Half of this lake is only a quarter as deep. Waves are slower there and the swing is higher, and the still line is not in the middle.</source>
        <translation>Une moitié de ce lac n’a qu’un quart de la profondeur de l’autre. L’onde y est plus lente et de plus grande amplitude, et la ligne nodale n’est pas au milieu.</translation>
    </message>
    <message>
        <source>Young&apos;s experiment with unequal slits</source>
        <translation>Expérience de Young à fentes inégales</translation>
    </message>
    <message>
        <source>One slit is wider than the other. Where the waves should cancel, something is left, and the fringes lose contrast.</source>
        <translation>Une fente est plus large que l’autre. Là où les ondes devraient s’annuler, il reste quelque chose, et les franges perdent du contraste.</translation>
    </message>
    <message>
        <source>Triangle and square waves</source>
        <translation>Ondes triangulaires et carrées</translation>
    </message>
    <message>
        <source>Straight waves keep the form of their source: a square and a triangle run on side by side. Compare what the two probes draw.</source>
        <translation>Les ondes planes gardent la forme de leur source&#xa0;: un carré et un triangle avancent côte à côte. Comparez ce que tracent les deux sondes.</translation>
    </message>
    <message>
        <source>Whispering gallery</source>
        <translation>Galerie des murmures</translation>
    </message>
    <message>
        <source>Whispered along the wall of a round room, the sound follows the wall all the way round. In the middle of the room nobody hears it.</source>
        <translation>Murmuré le long de la paroi d’une salle ronde, le son suit la paroi tout autour. Au milieu de la salle, personne ne l’entend.</translation>
    </message>
    <message>
        <source>Zone plate, middle covered</source>
        <translation>Plaque zonale, centre couvert</translation>
    </message>
    <message>
        <source>The other zones are open now, and the middle is covered. The focus stays where it was: what counts is that the waves through all openings arrive in step.</source>
        <translation>Les autres zones sont maintenant ouvertes, et le centre est couvert. Le foyer est resté à sa place&#xa0;: ce qui compte, c’est que les ondes de toutes les ouvertures arrivent en phase.</translation>
    </message>
    <message>
        <source>Zone plate, middle open</source>
        <translation>Plaque zonale, centre ouvert</translation>
    </message>
    <message>
        <source>The openings let through only what arrives in step at one place: a screen with the right gaps focuses like a lens.</source>
        <translation>Les ouvertures ne laissent passer que ce qui arrive en phase en un endroit&#xa0;: une paroi percée comme il faut focalise comme une lentille.</translation>
    </message>
    <message>
        <source>Maxwell&apos;s fish-eye</source>
        <translation>L’œil de poisson de Maxwell</translation>
    </message>
    <message>
        <source>The speed of the waves is a formula: half as fast in the middle of the disc as at its rim. All rays from a point on the rim are arcs of circles, and meet again in the point opposite.</source>
        <translation>La célérité des ondes est une formule&#xa0;: au milieu du disque, elle vaut la moitié de celle du bord. Tous les rayons issus d’un point du bord sont des arcs de cercle et se rejoignent au point opposé.</translation>
    </message>
    <message>
        <source>A ring that runs together</source>
        <translation>Un anneau qui se referme</translation>
    </message>
    <message>
        <source>The height of the water at the start is a formula: a ring, at rest. Half of it runs outwards and gets lower, half of it runs inwards and towers up in the middle.</source>
        <translation>La hauteur de l’eau au départ est une formule&#xa0;: un anneau, au repos. Une moitié part vers l’extérieur et s’abaisse, l’autre va vers l’intérieur et se dresse au milieu.</translation>
    </message>
    <message>
        <source>Lake Geneva</source>
        <translation>Le Léman</translation>
    </message>
    <message>
        <source>A picture of the depths is the lake: black is land, white 310 m deep. The water begins tilted and swings from end to end, highest where the lake is narrow and shallow. A second here is eleven minutes.</source>
        <translation>Une image des profondeurs forme le lac&#xa0;: noir, c’est la terre&#xa0;; blanc, 310 m de fond. L’eau commence inclinée et oscille d’un bout à l’autre, le plus haut là où le lac est étroit et peu profond. Une seconde ici représente onze minutes.</translation>
    </message>
    <message>
        <source>Too short a wave for its beads</source>
        <translation>Une onde trop courte pour ses perles</translation>
    </message>
    <message>
        <source>Ten beads start on a wave with 19 half waves (the thin line, in the window). At their places it cannot be told from 3 half waves, and so they swing.</source>
        <translation>Dix perles partent d’une onde de 19 demi-ondes (la ligne fine, dans la fenêtre). Là où elles sont, rien ne la distingue de 3 demi-ondes, et c’est ainsi qu’elles oscillent.</translation>
    </message>
    <message>
        <source>Four neighbours or eight</source>
        <translation>Quatre voisins ou huit</translation>
    </message>
    <message>
        <source>Five slits on a screen</source>
        <translation>Cinq fentes sur un écran</translation>
    </message>
    <message>
        <source>The more slits there are, the narrower are the bright directions. Between two of them lie weak ones, three for five slits.</source>
        <translation>Plus il y a de fentes, plus les directions claires sont étroites. Entre deux d’entre elles s’en trouvent de faibles, trois pour cinq fentes.</translation>
    </message>
    <message>
        <source>Heavy beads stop high tones</source>
        <translation>Des perles lourdes arrêtent les sons aigus</translation>
    </message>
    <message>
        <source>Eight beads, each as heavy as twenty points of string, hang on a string. A low and a high tone come from the left; behind the beads there is only the low one.</source>
        <translation>Huit perles, chacune aussi lourde que vingt points de corde, sont accrochées à une corde. Un son grave et un son aigu viennent de la gauche&#xa0;; derrière les perles, il ne reste que le grave.</translation>
    </message>
    <message>
        <source>Two wide slits: a missing maximum</source>
        <translation>Deux fentes larges&#xa0;: un maximum qui manque</translation>
    </message>
    <message>
        <source>Where each slit alone sends nothing, both together send nothing either: the maxima of the pair lie under the broad hill of a single slit.</source>
        <translation>Là où chaque fente seule n’envoie rien, les deux ensemble n’envoient rien non plus&#xa0;: les maxima de la paire sont sous la large bosse d’une seule fente.</translation>
    </message>
    <message>
        <source>Slits at random distances</source>
        <translation>Des fentes à des distances au hasard</translation>
    </message>
    <message>
        <source>Eight slits as wide as those of a grating, but nowhere equally far apart. Straight on their waves still agree; elsewhere no direction stands out.</source>
        <translation>Huit fentes aussi larges que celles d’un réseau, mais jamais à la même distance. Droit devant, leurs ondes s’accordent encore&#xa0;; ailleurs, aucune direction ne se distingue.</translation>
    </message>
    <message>
        <source>Soft edges, hard edges</source>
        <translation>Bords doux, bords francs</translation>
    </message>
    <message>
        <source>A source sends beams that fade towards their edges to both sides. The left one goes on as it is; a slit cuts off the edges of the right one.</source>
        <translation>Une source envoie des deux côtés des faisceaux qui s’atténuent vers leurs bords. Celui de gauche poursuit tel quel&#xa0;; une fente coupe les bords de celui de droite.</translation>
    </message>
    <message>
        <source>Springs in a block</source>
        <translation>Des ressorts dans un bloc</translation>
    </message>
    <message>
        <source>In a block each point hangs on six neighbours. Pulled in whole layers across its diagonal, a layer has three springs to the next one and three to the one before: a row with three times the k.</source>
        <translation>Dans un bloc, chaque point tient à six voisins. Si on le déplace par couches entières, en travers de sa diagonale, une couche a trois ressorts vers la suivante et trois vers la précédente&#xa0;: une rangée avec trois fois k.</translation>
    </message>
    <message>
        <source>A row of tone holes</source>
        <translation>Une rangée de trous d’harmonie</translation>
    </message>
    <message>
        <source>Low notes turn back at the open holes of a clarinet, high ones run on past them. Here the holes are side tubes with ends that are held at rest.</source>
        <translation>Les notes graves rebroussent chemin aux trous ouverts d’une clarinette, les aiguës les dépassent. Ici, les trous sont des tubes latéraux dont les bouts sont tenus au repos.</translation>
    </message>
    <message>
        <source>Faster than the points can swing</source>
        <translation>Plus vite que les points ne peuvent osciller</translation>
    </message>
    <message>
        <source>A string of points has a highest frequency: that of neighbours swinging against each other. A drive just below it sends out waves; a little faster, and nothing leaves it.</source>
        <translation>Une corde faite de points a une fréquence maximale&#xa0;: celle de voisins oscillant l’un contre l’autre. Une excitation juste au-dessous émet des ondes&#xa0;; un peu plus vite, et rien n’en part.</translation>
    </message>
    <message>
        <source>Waves of whole numbers</source>
        <translation>Des ondes en nombres entiers</translation>
    </message>
    <message>
        <source>A wide slit on a screen</source>
        <translation>Une fente large sur un écran</translation>
    </message>
    <message>
        <source>A slit more than three wavelengths wide sends out one broad beam with weak ones beside it. A screen bent round the slit measures their intensity.</source>
        <translation>Une fente large de plus de trois longueurs d’onde envoie un faisceau large et de faibles à côté. Un écran courbé autour de la fente mesure leur intensité.</translation>
    </message>
    <message>
        <source>Heights are whole numbers, and what a division leaves over is dropped. A drop of 1 cannot leave its cell; then one of 1000 runs over all of the water.</source>
        <translation>Les hauteurs sont des nombres entiers, et le reste d’une division est perdu. Une goutte de 1 ne peut quitter sa cellule&#xa0;; puis une de 1000 parcourt toute l’eau.</translation>
    </message>
    <message>
        <source>With four neighbours k is a little over its limit: the finest chessboard grows, from a fiftieth. Then all eight neighbours pull, with the same k, and it only swings.</source>
        <translation>Avec quatre voisins, k dépasse un peu sa limite&#xa0;: le damier le plus fin grandit, à partir d’un cinquantième. Ensuite les huit voisins tirent, avec le même k, et il ne fait qu’osciller.</translation>
    </message>
    <message>
        <source>Fireworks over water</source>
        <translation>Feu d’artifice sur l’eau</translation>
    </message>
    <message>
        <source>Pieces fly off in all directions without end, fall with one constant acceleration, and make a ring wherever they come down in the water.</source>
        <translation>Des éclats partent sans fin dans toutes les directions, tombent avec une même accélération constante et font un rond partout où ils touchent l’eau.</translation>
    </message>
    <message>
        <source>Snow on a word</source>
        <translation>Neige sur un mot</translation>
    </message>
    <message>
        <source>Flakes are blown about on their way down: those that fall into the water make small rings and are gone, those that fall on the walls stay, until they cover the whole word.</source>
        <translation>Les flocons sont ballottés dans leur chute&#xa0;: ceux qui tombent dans l’eau font de petits ronds et disparaissent, ceux qui tombent sur les parois restent, jusqu’à couvrir tout le mot.</translation>
    </message>
    <message>
        <source>With the cross stencil short waves along the axes are slower than those along the diagonals, which are exact: rings bulge towards the corners.</source>
        <translation>Avec le voisinage en croix, les ondes courtes sont plus lentes selon les axes que selon les diagonales, où elles sont exactes&#xa0;: les ronds se bombent vers les coins.</translation>
    </message>
    <message>
        <source>Slits side by side send beams straight on and in the directions where the paths from neighbours differ by one whole wavelength; half way between the beams the water is quiet.</source>
        <translation>Des fentes côte à côte envoient des faisceaux droit devant et là où les chemins depuis deux voisines diffèrent d’une longueur d’onde entière&#xa0;; à mi-chemin entre les faisceaux, l’eau est calme.</translation>
    </message>
    <message>
        <source>Chambers joined by narrow necks are springs and masses in a row. The low tone goes through them, its octave stays outside.</source>
        <translation>Des chambres reliées par des goulots étroits sont des ressorts et des masses en ligne. Le son grave les traverse, son octave reste dehors.</translation>
    </message>
    <message>
        <source>Whoever plucks a string where a partial has a node leaves that partial out. Piano hammers strike near there, too.</source>
        <translation>Pincer une corde là où un partiel a un nœud supprime ce partiel. Les marteaux de piano frappent près de là, eux aussi.</translation>
    </message>
    <message>
        <source>Between two half circles hardly any ray repeats its way. Soon the wave is everywhere, and nobody can tell where it began.</source>
        <translation>Entre deux demi-cercles, presque aucun rayon ne refait son chemin. Bientôt l’onde est partout, et nul ne peut dire où elle a commencé.</translation>
    </message>
    <message>
        <source>Clap before the stairs of a pyramid: each step sends the clap back a little later than the one below it, and together the echoes are a tone that falls.</source>
        <translation>Frappez dans vos mains devant l’escalier d’une pyramide&#xa0;: chaque marche renvoie le claquement un peu plus tard que celle du dessous, et ensemble les échos font un son qui descend.</translation>
    </message>
</context>
<context>
    <name>PresetGroup</name>
    <message>
        <source>The first minutes: pull, tap in rhythm, and find a resonance.</source>
        <translation>Les premières minutes&#xa0;: donner une impulsion, taper en rythme et trouver une résonance.</translation>
    </message>
    <message>
        <source>Waves on a line: echoes, standing waves, tones and what joins two strings.</source>
        <translation>Des ondes sur une ligne&#xa0;: échos, ondes stationnaires, sons, et ce qui joint deux cordes.</translation>
    </message>
    <message>
        <source>What a source sends out, near and far, in one direction or in all.</source>
        <translation>Ce qu’une source émet, de près et de loin, dans une direction ou dans toutes.</translation>
    </message>
    <message>
        <source>Several waves in one place: where they strengthen each other, and where it stays still.</source>
        <translation>Plusieurs ondes au même endroit&#xa0;: où elles se renforcent, et où tout reste calme.</translation>
    </message>
    <message>
        <source>Diffraction: what happens to waves at openings, edges and small bodies.</source>
        <translation>Diffraction&#xa0;: ce qui arrive aux ondes près des ouvertures, des bords et des petits corps.</translation>
    </message>
    <message>
        <source>Reflection: fixed, free, absorbing and curved walls.</source>
        <translation>Réflexion&#xa0;: parois fixes, libres, absorbantes et courbes.</translation>
    </message>
    <message>
        <source>Where waves get slower they turn: Snell&apos;s law, prisms, lenses and mirages.</source>
        <translation>Là où les ondes ralentissent, elles tournent&#xa0;: loi de Snell-Descartes, prismes, lentilles et mirages.</translation>
    </message>
    <message>
        <source>Channels that lead waves, and what lets only some frequencies pass.</source>
        <translation>Des canaux qui guident les ondes, et ce qui ne laisse passer que certaines fréquences.</translation>
    </message>
    <message>
        <source>Closed water and its standing waves, each with its own frequency.</source>
        <translation>Des eaux fermées et leurs ondes stationnaires, chacune à sa propre fréquence.</translation>
    </message>
    <message>
        <source>The Doppler effect, and what happens when a source outruns its waves.</source>
        <translation>L’effet Doppler, et ce qui se passe quand une source dépasse ses ondes.</translation>
    </message>
    <message>
        <source>Rain, beaches, harbours and lakes: waves in shallow water.</source>
        <translation>Pluie, plages, ports et lacs&#xa0;: les ondes en eau peu profonde.</translation>
    </message>
    <message>
        <source>What the calculation does to the waves: direction, wavelength and stability.</source>
        <translation>Ce que le calcul fait aux ondes&#xa0;: direction, longueur d’onde et stabilité.</translation>
    </message>
    <message>
        <source>Masses and springs, the model behind string and membrane.</source>
        <translation>Masses et ressorts, le modèle derrière la corde et la membrane.</translation>
    </message>
    <message>
        <source>String and pool as the web page of 2013 computed them.</source>
        <translation>Corde et bassin tels que les calculait la page web de 2013.</translation>
    </message>
    <message>
        <source>Whole numbers that look like water, from the early days of computer graphics.</source>
        <translation>Des nombres entiers qui ressemblent à de l’eau, des premiers temps de l’infographie.</translation>
    </message>
    <message>
        <source>String, water, fireworks and snow after the programs of 2009.</source>
        <translation>Corde, eau, feu d’artifice et neige d’après les programmes de 2009.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>ill-formed UTF-8</source>
        <translation>UTF-8 mal formé</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>est donné deux fois</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>et d’autres</translation>
    </message>
    <message>
        <source>more than %1 keys in one object</source>
        <translation>plus de %1 clés dans un objet</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>plus de %1 valeurs</translation>
    </message>
    <message>
        <source>more than %1 probes</source>
        <translation>plus de %1 sondes</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>imbriqué sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>%1 is too large for a number</source>
        <translation>%1 est trop grand pour un nombre</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>an experiment is an object: %1</source>
        <translation>une expérience est un objet&#xa0;: %1</translation>
    </message>
    <message>
        <source>version %1 is newer than this program can read (1)</source>
        <translation>la version %1 est plus récente que ce que lit ce programme (1)</translation>
    </message>
    <message>
        <source>%1 is not a version of the file (1)</source>
        <translation>%1 n’est pas une version du fichier (1)</translation>
    </message>
    <message>
        <source>missing; the version of the file, 1</source>
        <translation>manque&#xa0;; la version du fichier, 1</translation>
    </message>
    <message>
        <source>missing; the place where the height is recorded</source>
        <translation>manque&#xa0;; l’endroit où la hauteur est enregistrée</translation>
    </message>
    <message>
        <source>missing; one of %1</source>
        <translation>manque&#xa0;; un parmi %1</translation>
    </message>
    <message>
        <source>missing (%1)</source>
        <translation>manque (%1)</translation>
    </message>
    <message>
        <source>unknown key; known here: %1</source>
        <translation>clé inconnue&#xa0;; connues ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown parameter</source>
        <translation>paramètre inconnu</translation>
    </message>
    <message>
        <source>cannot be changed during a run</source>
        <translation>ne peut pas changer pendant un calcul</translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation>%1 n’est pas un texte</translation>
    </message>
    <message>
        <source>%1 is not a name</source>
        <translation>%1 n’est pas un nom</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 n’est pas une liste</translation>
    </message>
    <message>
        <source>%1 is not an object with the parameters that change</source>
        <translation>%1 n’est pas un objet avec les paramètres qui changent</translation>
    </message>
    <message>
        <source>%1 is not an object with %2</source>
        <translation>%1 n’est pas un objet avec %2</translation>
    </message>
    <message>
        <source>%1 is not a cell (whole numbers inside the grid)</source>
        <translation>%1 n’est pas une cellule (nombres entiers dans la grille)</translation>
    </message>
    <message>
        <source>%1 is not a place in a pool ([column, row])</source>
        <translation>%1 n’est pas un endroit d’un bassin ([colonne, ligne])</translation>
    </message>
    <message>
        <source>%1 is not a place on a string ([point])</source>
        <translation>%1 n’est pas un endroit d’une corde ([point])</translation>
    </message>
    <message>
        <source>%1 is not the size of a pool ([columns, rows], whole numbers, 1 to %2)</source>
        <translation>%1 n’est pas la taille d’un bassin ([colonnes, lignes], nombres entiers, 1 à %2)</translation>
    </message>
    <message>
        <source>%1 is not the size of a string ([points], whole numbers, 1 to %2)</source>
        <translation>%1 n’est pas la taille d’une corde ([points], nombres entiers, 1 à %2)</translation>
    </message>
    <message>
        <source>every size must be at least 1</source>
        <translation>chaque taille doit être au moins 1</translation>
    </message>
    <message>
        <source>a string has one size, its number of points</source>
        <translation>une corde a une seule taille, son nombre de points</translation>
    </message>
    <message>
        <source>%1 points are too many (at most %2)</source>
        <translation>%1 points sont trop nombreux (au plus %2)</translation>
    </message>
    <message>
        <source>%1 cells are too many (at most %2)</source>
        <translation>%1 cellules sont trop nombreuses (au plus %2)</translation>
    </message>
    <message>
        <source>%1 events are too many (at most %2)</source>
        <translation>%1 événements sont trop nombreux (au plus %2)</translation>
    </message>
    <message>
        <source>%1 bytes are too many (at most %2)</source>
        <translation>%1 octets sont trop nombreux (au plus %2)</translation>
    </message>
    <message>
        <source>%1 are too many (at most %2)</source>
        <translation>%1, c’est trop (au plus %2)</translation>
    </message>
    <message>
        <source>periodic needs both %1 and %2 to be periodic, or neither</source>
        <translation>periodic demande que %1 et %2 soient tous deux periodic, ou aucun</translation>
    </message>
    <message>
        <source>%1 is for a string only; a pool takes %2</source>
        <translation>%1 est réservé à une corde&#xa0;; un bassin accepte %2</translation>
    </message>
    <message>
        <source>integer arithmetic takes the scheme leapfrog only</source>
        <translation>en nombres entiers, seul le schéma leapfrog convient</translation>
    </message>
    <message>
        <source>integer arithmetic takes one of %1</source>
        <translation>en nombres entiers, seul convient l’un de %1</translation>
    </message>
    <message>
        <source>integer arithmetic takes no drive</source>
        <translation>en nombres entiers, il n’y a pas d’excitation</translation>
    </message>
    <message>
        <source>%1 is outside the string (0 to %2)</source>
        <translation>%1 est hors de la corde (0 à %2)</translation>
    </message>
    <message>
        <source>%1, %2 is outside the pool (0 to %3, 0 to %4)</source>
        <translation>%1, %2 est hors du bassin (0 à %3, 0 à %4)</translation>
    </message>
    <message>
        <source>%1 is outside (0 to %2)</source>
        <translation>%1 est en dehors (0 à %2)</translation>
    </message>
    <message>
        <source>%1 comes after %2; events must be in order</source>
        <translation>%1 vient après %2&#xa0;; les événements doivent être dans l’ordre</translation>
    </message>
    <message>
        <source>%1 is not a number (%2)</source>
        <translation>%1 n’est pas un nombre (%2)</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 n’est pas un parmi %2</translation>
    </message>
    <message>
        <source>%1 is not allowed (%2)</source>
        <translation>%1 n’est pas permis (%2)</translation>
    </message>
    <message>
        <source>a whole number, at least %1, at most %2</source>
        <translation>un nombre entier, au moins %1, au plus %2</translation>
    </message>
    <message>
        <source>a whole number, greater than %1, at most %2</source>
        <translation>un nombre entier, plus grand que %1, au plus %2</translation>
    </message>
    <message>
        <source>a whole number, %1 to %2</source>
        <translation>un nombre entier, %1 à %2</translation>
    </message>
    <message>
        <source>at least %1, at most %2</source>
        <translation>au moins %1, au plus %2</translation>
    </message>
    <message>
        <source>greater than %1, at most %2</source>
        <translation>plus grand que %1, au plus %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>un parmi %1</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 à %1</translation>
    </message>
    <message>
        <source>missing; the places the brush goes through</source>
        <translation>manque&#xa0;; les endroits où passe le pinceau</translation>
    </message>
    <message>
        <source>only one of %1</source>
        <translation>un seul parmi %1</translation>
    </message>
    <message>
        <source>belongs to a pull or a hold</source>
        <translation>appartient à une impulsion ou à un maintien</translation>
    </message>
    <message>
        <source>a %1 belongs to a pool</source>
        <translation>%1 appartient à un bassin</translation>
    </message>
    <message>
        <source>either factor or speed, not both</source>
        <translation>soit factor, soit speed, pas les deux</translation>
    </message>
    <message>
        <source>it rains on a pool only</source>
        <translation>il ne pleut que sur un bassin</translation>
    </message>
    <message>
        <source>a name has 1 to %1 bytes</source>
        <translation>un nom a de 1 à %1 octets</translation>
    </message>
    <message>
        <source>places are at most 100000 cells from the centre</source>
        <translation>les endroits sont au plus à 100000 cellules du centre</translation>
    </message>
    <message>
        <source>%1 is not a list of places</source>
        <translation>%1 n’est pas une liste d’endroits</translation>
    </message>
    <message>
        <source>%1 is not a list of names</source>
        <translation>%1 n’est pas une liste de noms</translation>
    </message>
    <message>
        <source>%1 places are too many (at most %2)</source>
        <translation>%1 endroits sont trop nombreux (au plus %2)</translation>
    </message>
    <message>
        <source>integer arithmetic takes no %1</source>
        <translation>en nombres entiers, il n’y a pas de %1</translation>
    </message>
    <message>
        <source>%1 comes when the hold has ended</source>
        <translation>%1 vient après la fin du maintien</translation>
    </message>
    <message>
        <source>%1 is not [steps later, column, row]</source>
        <translation>%1 n’est pas [pas plus tard, colonne, ligne]</translation>
    </message>
    <message>
        <source>%1 is not [steps later, point]</source>
        <translation>%1 n’est pas [pas plus tard, point]</translation>
    </message>
    <message>
        <source>a lesson is an object: %1</source>
        <translation>une leçon est un objet&#xa0;: %1</translation>
    </message>
    <message>
        <source>missing; a list of at least one step</source>
        <translation>manque&#xa0;; une liste d’au moins une étape</translation>
    </message>
    <message>
        <source>missing; a list of 2 to %1 answers</source>
        <translation>manque&#xa0;; une liste de 2 à %1 réponses</translation>
    </message>
    <message>
        <source>missing; the first step sets up the experiment</source>
        <translation>manque&#xa0;; la première étape met en place l’expérience</translation>
    </message>
    <message>
        <source>missing; which answer is right, counted from 1</source>
        <translation>manque&#xa0;; quelle réponse est juste, en comptant à partir de 1</translation>
    </message>
    <message>
        <source>missing; a cell ([point], or [column, row] in a pool)</source>
        <translation>manque&#xa0;; une cellule ([point], ou [colonne, ligne] dans un bassin)</translation>
    </message>
    <message>
        <source>missing; a text</source>
        <translation>manque&#xa0;; un texte</translation>
    </message>
    <message>
        <source>missing; a number, or one of %1</source>
        <translation>manque&#xa0;; un nombre, ou un parmi %1</translation>
    </message>
    <message>
        <source>missing; a number, %1 to %2</source>
        <translation>manque&#xa0;; un nombre, %1 à %2</translation>
    </message>
    <message>
        <source>unknown kind of check; there are %1</source>
        <translation>type de contrôle inconnu&#xa0;; il y a %1</translation>
    </message>
    <message>
        <source>%1 is the id of another step, too</source>
        <translation>%1 est aussi l’id d’une autre étape</translation>
    </message>
    <message>
        <source>%1 is not an id (small letters a to z, digits and hyphens, 1 to 40)</source>
        <translation>%1 n’est pas un id (lettres minuscules de a à z, chiffres et traits d’union, 1 à 40)</translation>
    </message>
    <message>
        <source>is not the code of a language (en, el, pt-BR)</source>
        <translation>n’est pas le code d’une langue (en, el, pt-BR)</translation>
    </message>
    <message>
        <source>a step without a check measures nothing</source>
        <translation>une étape sans contrôle ne mesure rien</translation>
    </message>
    <message>
        <source>a step asks for one number and one choice at most</source>
        <translation>une étape demande au plus un nombre et un choix</translation>
    </message>
    <message>
        <source>all and any cannot stand inside all or any</source>
        <translation>all et any ne peuvent se trouver dans all ou any</translation>
    </message>
    <message>
        <source>either above or below is needed</source>
        <translation>il faut above ou below</translation>
    </message>
    <message>
        <source>from, to or both are needed</source>
        <translation>il faut from, to ou les deux</translation>
    </message>
    <message>
        <source>%1 is a word; give it with &quot;is&quot;</source>
        <translation>%1 est un mot&#xa0;; donnez-le avec «&#xa0;is&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is a number; give its range with &quot;from&quot; and &quot;to&quot;</source>
        <translation>%1 est un nombre&#xa0;; donnez sa plage avec «&#xa0;from&#xa0;» et «&#xa0;to&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is outside the medium (%2 by %3 cells)</source>
        <translation>%1 est hors du milieu (%2 sur %3 cellules)</translation>
    </message>
    <message>
        <source>%1 is not the id of a built-in experiment, nor an experiment %2 or %3</source>
        <translation>%1 n’est ni l’id d’une expérience intégrée, ni une expérience %2 ou %3</translation>
    </message>
    <message>
        <source>%1 is not a text, nor an object with a text for each language (%2)</source>
        <translation>%1 n’est ni un texte, ni un objet avec un texte par langue (%2)</translation>
    </message>
    <message>
        <source>%1 is not a list of at least one step</source>
        <translation>%1 n’est pas une liste d’au moins une étape</translation>
    </message>
    <message>
        <source>%1 is not a list of at most %2 texts</source>
        <translation>%1 n’est pas une liste d’au plus %2 textes</translation>
    </message>
    <message>
        <source>%1 is not a list of 1 to %2 checks</source>
        <translation>%1 n’est pas une liste de 1 à %2 contrôles</translation>
    </message>
    <message>
        <source>%1 is not a list of 2 to %2 answers</source>
        <translation>%1 n’est pas une liste de 2 à %2 réponses</translation>
    </message>
    <message>
        <source>%1 is not a list of panels</source>
        <translation>%1 n’est pas une liste de panneaux</translation>
    </message>
    <message>
        <source>%1 is not an object with one kind of check: %2</source>
        <translation>%1 n’est pas un objet avec un type de contrôle&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not an object with what changes</source>
        <translation>%1 n’est pas un objet avec ce qui change</translation>
    </message>
    <message>
        <source>%1 is not a cell of the pool ([column, row])</source>
        <translation>%1 n’est pas une cellule du bassin ([colonne, ligne])</translation>
    </message>
    <message>
        <source>%1 is not a cell of the string ([point])</source>
        <translation>%1 n’est pas une cellule de la corde ([point])</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 n’est pas un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>%1 is not a number, or one of %2</source>
        <translation>%1 n’est ni un nombre, ni un parmi %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>est un dossier</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>is too large (at most %1 bytes)</source>
        <translation>est trop grand (au plus %1 octets)</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>missing; an end of the cross-section</source>
        <translation>manque&#xa0;; une extrémité de la coupe</translation>
    </message>
    <message>
        <source>a unit is at most %1 letters</source>
        <translation>une unité a au plus %1 lettres</translation>
    </message>
    <message>
        <source>0, or at least 1e-06</source>
        <translation>0, ou au moins 1e-06</translation>
    </message>
    <message>
        <source>the value is not JSON (%1)</source>
        <translation>la valeur n’est pas du JSON (%1)</translation>
    </message>
    <message>
        <source>the value is not a plain UTF-8 text</source>
        <translation>la valeur n’est pas un simple texte UTF-8</translation>
    </message>
    <message>
        <source>is not key=value, e.g. %1</source>
        <translation>n’est pas de la forme clé=valeur, p. ex. %1</translation>
    </message>
    <message>
        <source>a name is missing between the dots</source>
        <translation>il manque un nom entre les points</translation>
    </message>
    <message>
        <source>there is nothing called %1 inside a single value</source>
        <translation>une valeur simple ne contient rien qui s’appelle %1</translation>
    </message>
    <message>
        <source>there is no such element in the file</source>
        <translation>il n’y a pas de tel élément dans le fichier</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
        <translation>l’image n’a pas pu être écrite</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Opération non permise</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Le quota d’espace disque est dépassé</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Le système de fichiers est en lecture seule</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>%1 objects are too many (at most %2)</source>
        <translation>%1 objets sont trop nombreux (au plus %2)</translation>
    </message>
    <message>
        <source>%1 is the name of another object</source>
        <translation>%1 est le nom d’un autre objet</translation>
    </message>
    <message>
        <source>%1 is not allowed (greater than 0, at most %2, half the steps per second)</source>
        <translation>%1 n’est pas permis (supérieur à 0, au plus %2, la moitié des pas par seconde)</translation>
    </message>
    <message>
        <source>more than %1 objects</source>
        <translation>plus de %1 objets</translation>
    </message>
    <message>
        <source>%1 by %2 cells with these edges, scheme and objects take %3 MB of memory (at most %4 MB)</source>
        <translation>%1 sur %2 cellules avec ces bords, ce schéma et ces objets prennent %3 Mo de mémoire (au plus %4 Mo)</translation>
    </message>
    <message>
        <source>a view belongs to a pool</source>
        <translation>une vue va avec un bassin</translation>
    </message>
    <message>
        <source>the last picture would be of step %1 (at most %2)</source>
        <translation>la dernière image serait celle du pas %1 (au plus %2)</translation>
    </message>
    <message>
        <source>must be at least %1, at most %2</source>
        <translation>doit être au moins %1, au plus %2</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>whole numbers have only one scheme, and no smaller steps</source>
        <translation>les nombres entiers n’ont qu’un schéma et pas de pas plus petits</translation>
    </message>
    <message>
        <source>the exact solution is not known between walls and media</source>
        <translation>entre parois et milieux, la solution exacte n’est pas connue</translation>
    </message>
    <message>
        <source>it takes its share once a step, which makes every scheme one of first order; set both to 1</source>
        <translation>il prend sa part une fois par pas, ce qui fait de tout schéma un schéma du premier ordre&#xa0;; mettez les deux à 1</translation>
    </message>
    <message>
        <source>the exact solution is known only where waves stand between fixed, free or joined ends</source>
        <translation>la solution exacte n’est connue que là où les ondes sont stationnaires entre des extrémités fixes, libres ou jointes</translation>
    </message>
    <message>
        <source>a source of its own makes waves all the time, so that no rhythm of pulls becomes steady; remove it first</source>
        <translation>une source propre fait des ondes en permanence, si bien qu’aucun rythme n’aboutit à une amplitude stable&#xa0;; retirez-la d’abord</translation>
    </message>
    <message>
        <source>on a string: box</source>
        <translation>sur une corde&#xa0;: box</translation>
    </message>
    <message>
        <source>on a string: 0</source>
        <translation>sur une corde&#xa0;: 0</translation>
    </message>
    <message>
        <source>this window is locked for the lesson</source>
        <translation>cette fenêtre est verrouillée pour la leçon</translation>
    </message>
    <message>
        <source>there is no such built-in experiment</source>
        <translation>Il n’existe pas d’expérience intégrée de ce nom</translation>
    </message>
    <message>
        <source>this is not a whole link to an experiment; a part of it is missing or changed</source>
        <translation>ce n’est pas un lien complet vers une expérience&#xa0;; une partie manque ou a été modifiée</translation>
    </message>
    <message>
        <source>the link is too long (at most %1 letters after its &quot;#&quot;)</source>
        <translation>le lien est trop long (au plus %1 caractères après le «&#xa0;#&#xa0;»)</translation>
    </message>
    <message>
        <source>%1 is no address of this computer</source>
        <translation>%1 n’est pas une adresse de cet ordinateur</translation>
    </message>
    <message>
        <source>cannot listen at %1: %2</source>
        <translation>impossible d’écouter à l’adresse %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a %1 belongs to a string</source>
        <translation>%1 appartient à une corde</translation>
    </message>
    <message>
        <source>missing; at least two heights</source>
        <translation>manque&#xa0;; au moins deux hauteurs</translation>
    </message>
    <message>
        <source>%1 heights are too many (at most %2)</source>
        <translation>%1 hauteurs sont trop nombreuses (au plus %2)</translation>
    </message>
    <message>
        <source>heights are at most %1</source>
        <translation>les hauteurs sont d’au plus %1</translation>
    </message>
    <message>
        <source>with the stencil %1 the rim is at least %2 cells wide</source>
        <translation>avec le voisinage %1 le bord a au moins %2 cellules de large</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>il n’y a pas assez de mémoire pour cela</translation>
    </message>
    <message>
        <source>missing; pull, hold, set, things, calm, draw or modes</source>
        <translation>manque&#xa0;; pull, hold, set, things, calm, draw ou modes</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 n’est ni true ni false</translation>
    </message>
    <message>
        <source>%1 is not [half waves along x, along y]</source>
        <translation>%1 n’est pas [demi-ondes selon x, selon y]</translation>
    </message>
    <message>
        <source>column %1: “%2” is not known</source>
        <translation>colonne %1&#xa0;: «&#xa0;%2&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>column %1: a parenthesis is missing</source>
        <translation>colonne %1&#xa0;: il manque une parenthèse</translation>
    </message>
    <message>
        <source>column %1: this parenthesis does not fit</source>
        <translation>colonne %1&#xa0;: cette parenthèse ne convient pas</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>la formule est vide</translation>
    </message>
    <message>
        <source>column %1: something is missing at the end</source>
        <translation>colonne %1&#xa0;: il manque quelque chose à la fin</translation>
    </message>
    <message>
        <source>column %1: a function has too many or too few arguments</source>
        <translation>colonne %1&#xa0;: une fonction a trop ou trop peu d’arguments</translation>
    </message>
    <message>
        <source>column %1: an operator is missing, or out of place</source>
        <translation>colonne %1&#xa0;: un opérateur manque, ou est mal placé</translation>
    </message>
    <message>
        <source>a formula has at most %1 letters</source>
        <translation>une formule a au plus %1 caractères</translation>
    </message>
    <message>
        <source>parentheses are at most %1 deep</source>
        <translation>les parenthèses sont imbriquées au plus %1 fois</translation>
    </message>
    <message>
        <source>at x = %1 it has no value</source>
        <translation>en x = %1, elle n’a pas de valeur</translation>
    </message>
    <message>
        <source>at x = %1 it is higher than %2</source>
        <translation>en x = %1, elle dépasse %2</translation>
    </message>
    <message>
        <source>%1 is not a list of tools</source>
        <translation>%1 n’est pas une liste d’outils</translation>
    </message>
    <message>
        <source>stiffness belongs to a string</source>
        <translation>la rigidité appartient à une corde</translation>
    </message>
    <message>
        <source>integer arithmetic takes no stiffness</source>
        <translation>en nombres entiers, il n’y a pas de rigidité</translation>
    </message>
    <message>
        <source>a stiff string has at most %1 points, not %2</source>
        <translation>une corde rigide a au plus %1 points, et non %2</translation>
    </message>
    <message>
        <source>%1 is not for a stiff string; it takes %2</source>
        <translation>%1 ne convient pas à une corde rigide&#xa0;; elle accepte %2</translation>
    </message>
    <message>
        <source>a stiff string is of one medium only</source>
        <translation>une corde rigide n’a qu’un seul milieu</translation>
    </message>
    <message>
        <source>%1 standing waves are too many here (at most %2)</source>
        <translation>%1 ondes stationnaires sont trop nombreuses ici (au plus %2)</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program, save it, and open the saved one here</source>
        <translation>une page ne calcule pas de formules&#xa0;: ouvrez le fichier dans le programme, enregistrez-le et ouvrez ici le fichier enregistré</translation>
    </message>
    <message>
        <source>there are no objects and no probes</source>
        <translation>il n’y a ni objets ni sondes</translation>
    </message>
    <message>
        <source>of walls only</source>
        <translation>pour les parois seulement</translation>
    </message>
    <message>
        <source>missing; at least %1 corners of the outline</source>
        <translation>manque&#xa0;; au moins %1 sommets du contour</translation>
    </message>
    <message>
        <source>an absorbing wall cannot move; a wall with the impedance 1 absorbs, and can</source>
        <translation>une paroi absorbante ne peut pas bouger&#xa0;; une paroi d’impédance 1 absorbe, et le peut</translation>
    </message>
    <message>
        <source>%1 is not allowed: a wall is slower than waves, which move %2 cells per second</source>
        <translation>%1 n’est pas permis&#xa0;: une paroi est plus lente que les ondes, qui parcourent %2 cellules par seconde</translation>
    </message>
    <message>
        <source>on a string: point, line, held</source>
        <translation>sur une corde&#xa0;: point, line, held</translation>
    </message>
    <message>
        <source>in a pool: point, line, multipole, array</source>
        <translation>dans un bassin&#xa0;: point, line, multipole, array</translation>
    </message>
    <message>
        <source>on a string: even</source>
        <translation>sur une corde&#xa0;: even</translation>
    </message>
    <message>
        <source>a claim is at most %1 letters</source>
        <translation>une affirmation a au plus %1 caractères</translation>
    </message>
    <message>
        <source>no wall in the pool is called %1 then</source>
        <translation>à ce moment, aucune paroi du bassin ne s’appelle %1</translation>
    </message>
    <message>
        <source>%1 is no box of walls that are fixed or free, at rest, and have a thickness</source>
        <translation>%1 n’est pas un rectangle de parois fixes ou libres, immobile et d’une certaine épaisseur</translation>
    </message>
    <message>
        <source>these are no copied objects, whose text begins with %1</source>
        <translation>ce ne sont pas des objets copiés, dont le texte commence par %1</translation>
    </message>
    <message>
        <source>at x = %1 it is lower than %2</source>
        <translation>en x = %1, elle est inférieure à %2</translation>
    </message>
    <message>
        <source>at t = %1 it has no value</source>
        <translation>en t = %1, elle n’a pas de valeur</translation>
    </message>
    <message>
        <source>at t = %1 it is higher than %2</source>
        <translation>en t = %1, elle dépasse %2</translation>
    </message>
    <message>
        <source>at t = %1 it is lower than %2</source>
        <translation>en t = %1, elle est inférieure à %2</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it has no value</source>
        <translation>en x = %1, y = %2, elle n’a pas de valeur</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is higher than %3</source>
        <translation>en x = %1, y = %2, elle dépasse %3</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is lower than %3</source>
        <translation>en x = %1, y = %2, elle est inférieure à %3</translation>
    </message>
    <message>
        <source>all formulas and pictures together have more than %1 values</source>
        <translation>toutes les formules et images ont ensemble plus de %1 valeurs</translation>
    </message>
    <message>
        <source>the formulas of this file take too long to compute</source>
        <translation>les formules de ce fichier sont trop longues à calculer</translation>
    </message>
    <message>
        <source>either formula or raster, not both</source>
        <translation>formula ou raster, pas les deux</translation>
    </message>
    <message>
        <source>%1 is not [left, top, right, bottom]</source>
        <translation>%1 n’est pas [gauche, haut, droite, bas]</translation>
    </message>
    <message>
        <source>missing; the greys of a picture, or a formula in their place</source>
        <translation>absent&#xa0;; les gris d’une image, ou une formule à leur place</translation>
    </message>
    <message>
        <source>this is not %1 by %2 greys, compressed and in base64url</source>
        <translation>ce ne sont pas %1 sur %2 gris, comprimés et en base64url</translation>
    </message>
    <message>
        <source>either curve or curveFormula, not both</source>
        <translation>curve ou curveFormula, pas les deux</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program</source>
        <translation>une page ne calcule pas de formules&#xa0;: ouvrez le fichier dans le programme</translation>
    </message>
    <message>
        <source>a formula or picture of the speed belongs to a pool</source>
        <translation>une formule ou une image de la célérité appartient à un bassin</translation>
    </message>
    <message>
        <source>missing; 2 to %1 values over one period</source>
        <translation>absent&#xa0;; 2 à %1 valeurs sur une période</translation>
    </message>
    <message>
        <source>%1 values are not %2 columns by %3 rows of them (at most %4 by %4)</source>
        <translation>%1 valeurs ne font pas %2 colonnes sur %3 lignes (au plus %4 sur %4)</translation>
    </message>
    <message>
        <source>its values are not all allowed (%1)</source>
        <translation>ses valeurs ne sont pas toutes admises (%1)</translation>
    </message>
    <message>
        <source>missing; a formula or a raster of the pool&apos;s heights</source>
        <translation>absent&#xa0;; une formule ou une grille des hauteurs du bassin</translation>
    </message>
    <message>
        <source>belongs to a pool; a string has heights</source>
        <translation>appartient à un bassin&#xa0;; une corde a heights</translation>
    </message>
    <message>
        <source>belong to a string; a pool has a formula or a raster</source>
        <translation>appartiennent à une corde&#xa0;; un bassin a une formule ou une grille</translation>
    </message>
    <message>
        <source>the class that was left at %1 has a different experiment</source>
        <translation>la classe restée à %1 a une autre expérience</translation>
    </message>
    <message>
        <source>what is left of the class at %1 cannot be read</source>
        <translation>ce qui reste de la classe à %1 est illisible</translation>
    </message>
    <message>
        <source>column %1: “=” assigns nothing in a formula; to compare, write ==</source>
        <translation>colonne %1&#xa0;: «&#xa0;=&#xa0;» n’affecte rien dans une formule&#xa0;; pour comparer, écrivez ==</translation>
    </message>
    <message>
        <source>column %1: a comma belongs between the arguments of min or max</source>
        <translation>colonne %1&#xa0;: une virgule se place entre les arguments de min ou de max</translation>
    </message>
    <message>
        <source>column %1: “%2” has a decimal comma; write %3</source>
        <translation>colonne %1&#xa0;: «&#xa0;%2&#xa0;» a une virgule décimale&#xa0;; écrivez %3</translation>
    </message>
    <message>
        <source>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</source>
        <translation>%1 millions d’opérations à la fois, c’est trop (au plus %2 millions) ; réduisez les tailles, les nombres ou les cellules</translation>
    </message>
</context>
<context>
    <name>PullMode</name>
    <message>
        <source>set the height</source>
        <translation>fixer la hauteur</translation>
    </message>
    <message>
        <source>add to the height</source>
        <translation>ajouter à la hauteur</translation>
    </message>
    <message>
        <source>pluck from rest</source>
        <translation>pincer depuis le repos</translation>
    </message>
</context>
<context>
    <name>PullShape</name>
    <message>
        <source>one point</source>
        <translation>un point</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>gaussienne</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>smooth hill</source>
        <translation>bosse lisse</translation>
    </message>
    <message>
        <source>standing wave</source>
        <translation>onde stationnaire</translation>
    </message>
</context>
<context>
    <name>RainKind</name>
    <message>
        <source>drops of rain</source>
        <translation>gouttes de pluie</translation>
    </message>
    <message>
        <source>fireworks</source>
        <translation>feu d’artifice</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
</context>
<context>
    <name>RealUnits</name>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cellules</translation>
    </message>
    <message>
        <source>%1 points per step</source>
        <translation>%1 points par pas</translation>
    </message>
    <message>
        <source>%1 cells per step</source>
        <translation>%1 cellules par pas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cellules</translation>
    </message>
    <message>
        <source>real frequency, %1</source>
        <comment>unit</comment>
        <translation>fréquence réelle,&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>RunSheet</name>
    <message>
        <source>point %1</source>
        <translation>point %1</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>colonne %1, ligne %2</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>nombres entiers</translation>
    </message>
    <message>
        <source>floating-point numbers</source>
        <translation>nombres à virgule flottante</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>extrémité&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pull: %1</source>
        <comment>a setting of the pull</comment>
        <translation>Impulsion&#xa0;: %1</translation>
    </message>
    <message>
        <source>wall, fixed</source>
        <translation>paroi, fixe</translation>
    </message>
    <message>
        <source>wall, free</source>
        <translation>paroi, libre</translation>
    </message>
    <message>
        <source>wall, absorbing</source>
        <translation>paroi, absorbante</translation>
    </message>
    <message>
        <source>source, sine of %1 Hz, height %2</source>
        <translation>source, sinus de %1 Hz, hauteur %2</translation>
    </message>
    <message>
        <source>source, pulse of %1 Hz, height %2</source>
        <translation>source, impulsion de %1 Hz, hauteur %2</translation>
    </message>
    <message>
        <source>source, packet of %1 Hz, height %2</source>
        <translation>source, paquet de %1 Hz, hauteur %2</translation>
    </message>
    <message>
        <source>medium, k × %1</source>
        <translation>milieu, k × %1</translation>
    </message>
    <message>
        <source>other settings</source>
        <translation>autres réglages</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 cellules</translation>
    </message>
    <message>
        <source>Pulled at</source>
        <translation>Impulsion à</translation>
    </message>
    <message>
        <source>A string</source>
        <translation>Une corde</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Un bassin</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>Pas %1, %2 s</translation>
    </message>
    <message>
        <source>Exploded at step %1</source>
        <translation>A divergé au pas %1</translation>
    </message>
    <message>
        <source>Measured resonance</source>
        <translation>Résonance mesurée</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>fréquence, Hz</translation>
    </message>
    <message>
        <source>amplitude, × one pull</source>
        <translation>amplitude, × une impulsion</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>frappes</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>Heights now</source>
        <translation>Hauteurs actuelles</translation>
    </message>
    <message>
        <source>where it is pulled</source>
        <translation>au point d’impulsion</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>sonde</translation>
    </message>
    <message>
        <source>place</source>
        <translation>endroit</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>%1 side</source>
        <translation>bord&#xa0;: %1</translation>
    </message>
    <message>
        <source>source, triangle of %1 Hz, height %2</source>
        <translation>source, triangle de %1 Hz, hauteur %2</translation>
    </message>
    <message>
        <source>source, square of %1 Hz, height %2</source>
        <translation>source, carré de %1 Hz, hauteur %2</translation>
    </message>
    <message>
        <source>%1, real frequency %2</source>
        <comment>a source</comment>
        <translation>%1, fréquence réelle&#xa0;%2</translation>
    </message>
    <message>
        <source>real frequency</source>
        <translation>fréquence réelle</translation>
    </message>
    <message>
        <source>wall, impedance</source>
        <translation>paroi, impédance</translation>
    </message>
    <message>
        <source>source, noise of %1 Hz, height %2</source>
        <translation>source, bruit de %1 Hz, hauteur %2</translation>
    </message>
    <message>
        <source>source, drawn curve of %1 Hz, height %2</source>
        <translation>source, courbe dessinée de %1 Hz, hauteur %2</translation>
    </message>
    <message>
        <source>medium, from the formula %1</source>
        <translation>milieu, d’après la formule %1</translation>
    </message>
    <message>
        <source>medium, from a picture</source>
        <translation>milieu, d’après une image</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Table pour tableurs (*.csv)</translation>
    </message>
    <message>
        <source>Table for programs: commas, decimal points (*.csv)</source>
        <translation>Table pour programmes : virgules, points décimaux (*.csv)</translation>
    </message>
</context>
<context>
    <name>Scheme</name>
    <message>
        <source>leapfrog</source>
        <translation>saute-mouton</translation>
    </message>
    <message>
        <source>textbook Euler</source>
        <translation>Euler des manuels</translation>
    </message>
    <message>
        <source>delayed Euler</source>
        <translation>Euler retardé</translation>
    </message>
    <message>
        <source>implicit Euler</source>
        <translation>Euler implicite</translation>
    </message>
    <message>
        <source>trapezoid</source>
        <translation>trapèze</translation>
    </message>
    <message>
        <source>Runge–Kutta 4</source>
        <translation>Runge–Kutta 4</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The page could not be printed.</source>
        <translation>La page n’a pas pu être imprimée.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>La page n’a pas pu être créée.</translation>
    </message>
</context>
<context>
    <name>SheetChart</name>
    <message>
        <source>time in s</source>
        <translation>temps en s</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>largest height</source>
        <translation>plus grande hauteur</translation>
    </message>
</context>
<context>
    <name>Stencil</name>
    <message>
        <source>cross (4 nearest)</source>
        <translation>croix (4 plus proches)</translation>
    </message>
    <message>
        <source>diagonal (4 corners)</source>
        <translation>diagonal (4 coins)</translation>
    </message>
    <message>
        <source>all 8, equal</source>
        <translation>les 8, même poids</translation>
    </message>
    <message>
        <source>isotropic</source>
        <translation>isotrope</translation>
    </message>
</context>
<context>
    <name>Thing</name>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cellules</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Épaisseur</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Slits</source>
        <translation>Fentes</translation>
    </message>
    <message>
        <source>How many openings it has</source>
        <translation>Combien d’ouvertures elle a</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>From the middle of a slit to the middle of the next</source>
        <translation>Du milieu d’une fente au milieu de la suivante</translation>
    </message>
    <message>
        <source>Factor of k</source>
        <translation>Facteur de k</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Factor at the far end</source>
        <translation>Facteur à l’autre bout</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Douceur</translation>
    </message>
    <message>
        <source>How wide it is across (sigma)</source>
        <translation>Sa largeur en travers (sigma)</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>How often it swings in a second of the run</source>
        <translation>Combien de fois elle oscille par seconde du calcul</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>cycles</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>The second of the run at which it starts</source>
        <translation>La seconde du calcul où elle commence</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Cycles</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>cellules/s</translation>
    </message>
    <message>
        <source>Moves to column</source>
        <translation>Va à la colonne</translation>
    </message>
    <message>
        <source>The column it moves to</source>
        <translation>La colonne où elle va</translation>
    </message>
    <message>
        <source>Moves to row</source>
        <translation>Va à la ligne</translation>
    </message>
    <message>
        <source>The row it moves to</source>
        <translation>La ligne où elle va</translation>
    </message>
    <message>
        <source>How long it is</source>
        <translation>Sa longueur</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Démarré à</translation>
    </message>
    <message>
        <source>The second of the run at which it was started</source>
        <translation>La seconde du calcul où il a été démarré</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Arrêté à</translation>
    </message>
    <message>
        <source>Soft ends</source>
        <translation>Bords doux</translation>
    </message>
    <message>
        <source>Over how many cells the line fades beyond its ends; 0: at once</source>
        <translation>Sur combien de cellules la ligne s’atténue au-delà de ses extrémités&#xa0;; 0&#xa0;: d’un coup</translation>
    </message>
    <message>
        <source>How far it is rotated, clockwise</source>
        <translation>De combien il est tourné, dans le sens horaire</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>The shape of its outline</source>
        <translation>La forme de son contour</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>box</source>
        <translation>rectangle</translation>
    </message>
    <message>
        <source>ellipse</source>
        <translation>ellipse</translation>
    </message>
    <message>
        <source>lens</source>
        <translation>lentille</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>prisme</translation>
    </message>
    <message>
        <source>parabola</source>
        <translation>parabole</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>peinte</translation>
    </message>
    <message>
        <source>How wide it is; of a line, its length</source>
        <translation>Sa largeur&#xa0;; pour une ligne, sa longueur</translation>
    </message>
    <message>
        <source>How high it is; of a line, its thickness</source>
        <translation>Sa hauteur&#xa0;; pour une ligne, son épaisseur</translation>
    </message>
    <message>
        <source>The thickness of its rim or brush; 0: a filled box or ellipse</source>
        <translation>L’épaisseur de son bord ou du pinceau&#xa0;; 0&#xa0;: rectangle ou ellipse pleins</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>absorbant</translation>
    </message>
    <message>
        <source>What k is multiplied by in it: the square of the ratio of speeds</source>
        <translation>Par quoi k y est multiplié&#xa0;: le carré du rapport des célérités</translation>
    </message>
    <message>
        <source>The speed of waves in it, relative to that around it</source>
        <translation>La célérité à l’intérieur, rapportée à celle d’alentour</translation>
    </message>
    <message>
        <source>The factor changes evenly to this one from left to right; 0: the same everywhere</source>
        <translation>Le facteur varie régulièrement jusqu’à celui-ci de gauche à droite&#xa0;; 0&#xa0;: partout le même</translation>
    </message>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>sinusoïde</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>ébranlement</translation>
    </message>
    <message>
        <source>packet</source>
        <translation>paquet</translation>
    </message>
    <message>
        <source>The phase of its swing at second 0, or when its packet begins</source>
        <translation>La phase de son oscillation à la seconde 0, ou au début de son paquet</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Stops at</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>The second of the run at which it stops; 0: never</source>
        <translation>La seconde du calcul où elle s’arrête&#xa0;; 0&#xa0;: jamais</translation>
    </message>
    <message>
        <source>Repeats every</source>
        <translation>Répétition toutes les</translation>
    </message>
    <message>
        <source>After how many seconds it repeats; 0: only once</source>
        <translation>Au bout de combien de secondes elle se répète&#xa0;; 0&#xa0;: une seule fois</translation>
    </message>
    <message>
        <source>How fast it moves back and forth; 0: it stays in place</source>
        <translation>À quelle vitesse elle va et vient&#xa0;; 0&#xa0;: elle reste en place</translation>
    </message>
    <message>
        <source>Instrument</source>
        <translation>Instrument</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>mètre ruban</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>chronomètre</translation>
    </message>
    <message>
        <source>The second of the run at which it was stopped; 0: it is running</source>
        <translation>La seconde du calcul où il a été arrêté&#xa0;; 0&#xa0;: il tourne</translation>
    </message>
    <message>
        <source>What it measures or marks: a trace is a string as it was</source>
        <translation>Ce qu’il mesure ou marque&#xa0;; une corde figée est une corde telle qu’elle était</translation>
    </message>
    <message>
        <source>reference line</source>
        <translation>ligne de référence</translation>
    </message>
    <message>
        <source>marked point</source>
        <translation>point marqué</translation>
    </message>
    <message>
        <source>frozen string</source>
        <translation>corde figée</translation>
    </message>
    <message>
        <source>Height of its middle</source>
        <translation>Hauteur du milieu</translation>
    </message>
    <message>
        <source>Beside a string: how high above rest its middle is</source>
        <translation>À côté d’une corde&#xa0;: la hauteur de son milieu au-dessus du repos</translation>
    </message>
    <message>
        <source>Difference in height</source>
        <translation>Différence de hauteur</translation>
    </message>
    <message>
        <source>Beside a string: how much higher its right end is than its left one</source>
        <translation>À côté d’une corde&#xa0;: de combien son bout droit est plus haut que le gauche</translation>
    </message>
    <message>
        <source>held</source>
        <translation>tenu</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>The amplitude of its waves, beside a line or one wavelength from a point; on a string beside it</source>
        <translation>L’amplitude de ses ondes, à côté d’une ligne ou à une longueur d’onde d’un point&#xa0;; sur une corde à côté d’elle</translation>
    </message>
    <message>
        <source>cavity</source>
        <translation>cavité</translation>
    </message>
    <message>
        <source>plano-convex lens</source>
        <translation>lentille plan-convexe</translation>
    </message>
    <message>
        <source>drawn outline</source>
        <translation>contour dessiné</translation>
    </message>
    <message>
        <source>What it does to a wave: reflects it upside down, reflects it upright, absorbs it, or absorbs as much of it as its impedance says</source>
        <translation>Ce qu’elle fait à une onde&#xa0;: la réfléchir à l’envers, la réfléchir à l’endroit, l’absorber, ou en absorber autant que le dit son impédance</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>impédance</translation>
    </message>
    <message>
        <source>Impedance</source>
        <translation>Impédance</translation>
    </message>
    <message>
        <source>The ratio of its impedance to that of the water in front of it: at 1 it absorbs what meets it head-on, at 0 it is like a free wall, and the larger it is the more like a fixed one</source>
        <translation>Le rapport de son impédance à celle de l’eau devant elle&#xa0;: à 1 elle absorbe ce qui l’aborde de face, à 0 elle est comme une paroi libre, et plus il est grand, plus elle ressemble à une paroi fixe</translation>
    </message>
    <message>
        <source>How wide each slit is, or the opening of a cavity</source>
        <translation>La largeur de chaque fente, ou de l’ouverture d’une cavité</translation>
    </message>
    <message>
        <source>How fast it moves back and forth, slower than waves; 0: it stays in place</source>
        <translation>À quelle vitesse elle va et vient, plus lentement que les ondes&#xa0;; 0&#xa0;: elle reste en place</translation>
    </message>
    <message>
        <source>A point makes round waves, a line straight ones, a multipole waves with crests and troughs by turns around it, an array a beam; on a string waves go through point and line, and a held place has the height of the signal itself</source>
        <translation>Un point fait des ondes circulaires, une ligne des ondes planes, un multipôle des ondes où crêtes et creux alternent tout autour, un réseau un faisceau&#xa0;; sur une corde, les ondes traversent point et ligne, et un point tenu a la hauteur du signal lui-même</translation>
    </message>
    <message>
        <source>multipole</source>
        <translation>multipôle</translation>
    </message>
    <message>
        <source>array</source>
        <translation>réseau</translation>
    </message>
    <message>
        <source>How long the line or the array is</source>
        <translation>La longueur de la ligne ou du réseau</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>How strong the line is along its length: the same everywhere, or a Gaussian that sends a beam with a waist of half its length</source>
        <translation>La force de la ligne sur sa longueur&#xa0;: partout la même, ou une gaussienne qui émet un faisceau dont le col a la moitié de sa longueur</translation>
    </message>
    <message>
        <source>even</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>gaussien</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>Pôles</translation>
    </message>
    <message>
        <source>How many points of alternate sign it has: 2 a dipole, 4 a quadrupole</source>
        <translation>Combien de points de signes alternés elle a&#xa0;: 2 pour un dipôle, 4 pour un quadripôle</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>How far its poles are from its middle</source>
        <translation>La distance de ses pôles à son milieu</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>How many points it has along its length</source>
        <translation>Combien de points elle a sur sa longueur</translation>
    </message>
    <message>
        <source>Beam angle</source>
        <translation>Angle du faisceau</translation>
    </message>
    <message>
        <source>Where its beam leaves to: from its normal towards its right end, on both sides of it</source>
        <translation>Dans quelle direction part son faisceau&#xa0;: depuis sa normale vers son extrémité droite, des deux côtés</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Foyer</translation>
    </message>
    <message>
        <source>How far from it, along the beam, its waves arrive together; 0: nowhere</source>
        <translation>À quelle distance d’elle, le long du faisceau, ses ondes arrivent ensemble&#xa0;; 0&#xa0;: nulle part</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>bruit</translation>
    </message>
    <message>
        <source>How many swings a packet has, or noise until its phase is another one</source>
        <translation>Combien d’oscillations compte un paquet, ou le bruit avant que sa phase soit une autre</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of the noise; sources with the same one swing alike</source>
        <translation>Graine du bruit&#xa0;; les sources de même graine oscillent de même</translation>
    </message>
    <message>
        <source>Rests for</source>
        <translation>Au repos pendant</translation>
    </message>
    <message>
        <source>For how long it rests, again and again; 0: never</source>
        <translation>Pendant combien de temps elle est au repos, encore et encore&#xa0;; 0&#xa0;: jamais</translation>
    </message>
    <message>
        <source>Swings for</source>
        <translation>Oscille pendant</translation>
    </message>
    <message>
        <source>For how long it swings between two rests</source>
        <translation>Pendant combien de temps elle oscille entre deux repos</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Orbite</translation>
    </message>
    <message>
        <source>The radius of the circle it runs round about its place; 0: it does not</source>
        <translation>Le rayon du cercle qu’elle parcourt autour de sa place&#xa0;; 0&#xa0;: elle ne tourne pas</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>How often it runs round the circle in a second, clockwise; below 0: the other way</source>
        <translation>Combien de fois par seconde elle parcourt le cercle, dans le sens horaire&#xa0;; au-dessous de 0&#xa0;: dans l’autre sens</translation>
    </message>
    <message>
        <source>turns/s</source>
        <translation>tours/s</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>écran</translation>
    </message>
    <message>
        <source>How far the place is that a screen is bent round; 0: it is straight</source>
        <translation>À quelle distance est le point autour duquel un écran est courbé&#xa0;; 0&#xa0;: il est droit</translation>
    </message>
    <message>
        <source>What its formula or picture gives: the speed of waves or the depth of the water, relative to those around it; 0 is land</source>
        <translation>Ce que donne sa formule ou son image&#xa0;: la célérité des ondes ou la profondeur de l’eau, relativement à celles d’alentour&#xa0;; 0, c’est la terre</translation>
    </message>
    <message>
        <source>speeds</source>
        <translation>célérités</translation>
    </message>
    <message>
        <source>depths</source>
        <translation>profondeurs</translation>
    </message>
    <message>
        <source>A steady sine, triangle or square, a single pulse, a packet of some swings, noise about its frequency, or a steady swing of the form of its curve</source>
        <translation>Une sinusoïde, un triangle ou un carré entretenus, un seul ébranlement, un paquet de quelques oscillations, du bruit autour de sa fréquence, ou une oscillation entretenue de la forme de sa courbe</translation>
    </message>
    <message>
        <source>drawn curve</source>
        <translation>courbe dessinée</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
</context>
<context>
    <name>VideoFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>C’est un dossier.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>ffmpeg could not be started.</source>
        <translation>ffmpeg n’a pas pu démarrer.</translation>
    </message>
    <message>
        <source>ffmpeg stopped without giving a reason.</source>
        <translation>ffmpeg s’est arrêté sans donner de raison.</translation>
    </message>
    <message>
        <source>ffmpeg says: %1</source>
        <translation>ffmpeg dit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>WorkSheet</name>
    <message>
        <source>Name: ______________________________   Class: __________   Date: %1</source>
        <translation>Nom&#xa0;: ______________________________   Classe&#xa0;: __________   Date&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>étapes faites&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>théorie</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>What I found out</source>
        <translation>Ce que j’ai découvert</translation>
    </message>
</context>
<context>
    <name>World</name>
    <message>
        <source>nothing real</source>
        <translation>rien de réel</translation>
    </message>
    <message>
        <source>a real string</source>
        <translation>une corde réelle</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>sound in air</source>
        <translation>son dans l’air</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lumière</translation>
    </message>
    <message>
        <source>radio waves</source>
        <translation>ondes radio</translation>
    </message>
</context>
<context>
    <name>seiche::Actions</name>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Restart with these settings</source>
        <translation>Recommencer avec ces réglages</translation>
    </message>
    <message>
        <source>Reset e&amp;verything</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>Reset to the experiment as it was opened</source>
        <translation>Revenir à l’expérience telle qu’elle a été ouverte</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>P&amp;ull</source>
        <translation>&amp;Impulsion</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>One &amp;step</source>
        <translation>Un &amp;pas</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avancer d’un pas</translation>
    </message>
    <message>
        <source>Sl&amp;ow ×0.25</source>
        <translation>Le&amp;nt ×0,25</translation>
    </message>
    <message>
        <source>×0.25</source>
        <translation>×0,25</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Lent&#xa0;: un quart de la vitesse</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Moins vite</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>&amp;Real speed ×1</source>
        <translation>Vitesse &amp;réelle ×1</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Bassin</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projecteur</translation>
    </message>
    <message>
        <source>Projector F11</source>
        <translation>Projecteur F11</translation>
    </message>
    <message>
        <source>Projector: full screen, large type, strong colours</source>
        <translation>Projecteur&#xa0;: plein écran, grands caractères, couleurs vives</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>Draw waves l&amp;arger</source>
        <translation>&amp;Agrandir les ondes</translation>
    </message>
    <message>
        <source>&amp;Draw waves smaller</source>
        <translation>&amp;Réduire les ondes</translation>
    </message>
    <message>
        <source>Fit &amp;waves to the canvas</source>
        <translation>A&amp;juster les ondes à la vue</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>&amp;About Seiche</source>
        <translation>À &amp;propos de Seiche</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Théorie</translation>
    </message>
    <message>
        <source>Computing &amp;speed</source>
        <translation>&amp;Vitesse de calcul</translation>
    </message>
    <message>
        <source>Shows steps, frames and cells per second below the canvas</source>
        <translation>Montre pas, images et cellules par seconde sous la vue</translation>
    </message>
    <message>
        <source>Le&amp;vel lines</source>
        <translation>&amp;Lignes de niveau</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Bro&amp;wse the built-in experiments…</source>
        <translation>&amp;Parcourir les expériences intégrées…</translation>
    </message>
    <message>
        <source>Basic &amp;view</source>
        <translation>Vue &amp;simple</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>Lesson from a &amp;file…</source>
        <translation>Leçon d’un f&amp;ichier…</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Étape &amp;précédente</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Give me a &amp;hint</source>
        <translation>Donnez-moi un in&amp;dice</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Repea&amp;t this step</source>
        <translation>Répé&amp;ter cette étape</translation>
    </message>
    <message>
        <source>Rest&amp;art lesson</source>
        <translation>Rec&amp;ommencer la leçon</translation>
    </message>
    <message>
        <source>Save the &amp;work sheet as PDF…</source>
        <translation>&amp;Enregistrer la fiche en PDF…</translation>
    </message>
    <message>
        <source>Work sheet…</source>
        <translation>Fiche…</translation>
    </message>
    <message>
        <source>Save the work sheet as a web pa&amp;ge…</source>
        <translation>Enregistrer la fiche en pa&amp;ge web…</translation>
    </message>
    <message>
        <source>P&amp;rint the work sheet…</source>
        <translation>Imp&amp;rimer la fiche…</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>&amp;Quitter la leçon</translation>
    </message>
    <message>
        <source>Lock for the &amp;class</source>
        <translation>Verrouiller pour la &amp;classe</translation>
    </message>
    <message>
        <source>Large &amp;resonance chart</source>
        <translation>Grand graphiqu&amp;e de résonance</translation>
    </message>
    <message>
        <source>&amp;Both dampings side by side</source>
        <translation>Les deux amortissements côte à c&amp;ôte</translation>
    </message>
    <message>
        <source>Challenge: an &amp;unknown string</source>
        <translation>&amp;Défi&#xa0;: une corde inconnue</translation>
    </message>
    <message>
        <source>Your &amp;own picture on the floor…</source>
        <translation>Image &amp;personnelle au fond…</translation>
    </message>
    <message>
        <source>T&amp;iles on the floor</source>
        <translation>&amp;Carreaux au fond</translation>
    </message>
    <message>
        <source>Cards ov&amp;er the picture</source>
        <translation>Cartes sur l’ima&amp;ge</translation>
    </message>
    <message>
        <source>Shows or hides all cards on the projector</source>
        <translation>Affiche ou masque toutes les cartes sur le projecteur</translation>
    </message>
    <message>
        <source>Enter &amp;my answer</source>
        <translation>Do&amp;nner ma réponse</translation>
    </message>
    <message>
        <source>Loc&amp;k with a word…</source>
        <translation>Verrouiller avec un &amp;mot…</translation>
    </message>
    <message>
        <source>&amp;Sheet for students…</source>
        <translation>&amp;Fiche pour les élèves…</translation>
    </message>
    <message>
        <source>Print the sheet for st&amp;udents…</source>
        <translation>Imprimer la fiche po&amp;ur les élèves…</translation>
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation>Prise en &amp;main</translation>
    </message>
    <message>
        <source>&amp;Teacher&apos;s guide</source>
        <translation>&amp;Guide de l’enseignant</translation>
    </message>
    <message>
        <source>&amp;Lesson plans</source>
        <translation>Plans de &amp;leçon</translation>
    </message>
    <message>
        <source>Seiche in a &amp;browser</source>
        <translation>Seiche dans un &amp;navigateur</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>A class with &amp;phones</source>
        <translation>Une classe avec des &amp;téléphones</translation>
    </message>
    <message>
        <source>Start or stop the stop&amp;watch</source>
        <translation>Démarrer ou arrêter le chronomètre</translation>
    </message>
    <message>
        <source>Stopwatch bac&amp;k to zero</source>
        <translation>Chronomètre à &amp;zéro</translation>
    </message>
    <message>
        <source>Free&amp;ze the string</source>
        <translation>&amp;Figer la corde</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now</source>
        <translation>Garde en pointillés la corde telle qu’elle est maintenant</translation>
    </message>
    <message>
        <source>A bead on every tenth point</source>
        <translation>Une perle tous les dix points</translation>
    </message>
    <message>
        <source>Beads on the string</source>
        <translation>Perles sur la corde</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Envoyer une impulsion</translation>
    </message>
    <message>
        <source>The selected pulse generator does it, or the last one put</source>
        <translation>Le générateur choisi le fait, ou le dernier posé</translation>
    </message>
    <message>
        <source>Sound &amp;on</source>
        <translation>Son ac&amp;tivé</translation>
    </message>
    <message>
        <source>A ping for every tap, and what is chosen below</source>
        <translation>Un «&#xa0;ping&#xa0;» à chaque frappe, et ce qui est choisi ci-dessous</translation>
    </message>
    <message>
        <source>S&amp;tart from a formula…</source>
        <translation>Partir d’une &amp;formule…</translation>
    </message>
    <message>
        <source>&amp;Next built-in experiment</source>
        <translation>Expérience intégrée sui&amp;vante</translation>
    </message>
    <message>
        <source>&amp;Previous built-in experiment</source>
        <translation>Expérience intégrée pré&amp;cédente</translation>
    </message>
    <message>
        <source>Heights, wave speeds and drives from a formula, a drawn curve or a picture</source>
        <translation>Hauteurs, célérités et excitations d’après une formule, une courbe dessinée ou une image</translation>
    </message>
</context>
<context>
    <name>seiche::Advice</name>
    <message>
        <source>Use fewer neighbours: a stencil of four.</source>
        <translation>Prenez moins de voisins&#xa0;: un voisinage de quatre.</translation>
    </message>
    <message>
        <source>Set the divisor to %1 or more.</source>
        <translation>Prenez un diviseur de %1 ou plus.</translation>
    </message>
    <message>
        <source>Lower k to %1, or add damping: %2 = %3.</source>
        <translation>Baissez k à %1, ou ajoutez de l’amortissement&#xa0;: %2 = %3.</translation>
    </message>
    <message>
        <source>Lower k to %1.</source>
        <translation>Baissez k à %1.</translation>
    </message>
    <message>
        <source>With %1 no k is small enough: choose leapfrog, or add damping: %2 = %3.</source>
        <translation>Avec %1 aucun k n’est assez petit&#xa0;: choisissez saute-mouton, ou ajoutez de l’amortissement&#xa0;: %2 = %3.</translation>
    </message>
    <message>
        <source>With %1 no k is small enough: choose leapfrog.</source>
        <translation>Avec %1 aucun k n’est assez petit&#xa0;: choisissez saute-mouton.</translation>
    </message>
    <message>
        <source>The level surface itself grows ×%1 per step: it doubles every %2 steps (%3 s).</source>
        <translation>La surface plane elle-même croît de ×%1 par pas&#xa0;: elle double tous les %2 pas (%3 s).</translation>
    </message>
    <message>
        <source>The wave of %1 cells grows ×%2 per step: it doubles every %3 steps (%4 s).</source>
        <translation>L’onde de %1 cellules croît de ×%2 par pas&#xa0;: elle double tous les %3 pas (%4 s).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what happens, then what to do</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>No wave grows, whatever k: %1 is stable for every k.</source>
        <translation>Aucune onde ne croît, quel que soit k&#xa0;: %1 est stable pour tout k.</translation>
    </message>
    <message>
        <source>Exactly at the limit: no wave grows, but just above it the wave of %1 cells would.</source>
        <translation>Juste à la limite&#xa0;: aucune onde ne croît, mais à peine au-dessus, celle de %1 cellules croîtrait.</translation>
    </message>
    <message>
        <source>No wave grows. With a smaller divisor the wave of %1 cells would be the first to grow.</source>
        <translation>Aucune onde ne croît. Avec un diviseur plus petit, celle de %1 cellules croîtrait la première.</translation>
    </message>
    <message>
        <source>No wave grows. Above k = %1 the wave of %2 cells would be the first to grow.</source>
        <translation>Aucune onde ne croît. Au-delà de k = %1, celle de %2 cellules croîtrait la première.</translation>
    </message>
</context>
<context>
    <name>seiche::BackgroundJob</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Il n’y a pas assez de mémoire.</translation>
    </message>
    <message>
        <source>The reason is unknown.</source>
        <translation>La raison est inconnue.</translation>
    </message>
</context>
<context>
    <name>seiche::Banner</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>seiche::BigNumber</name>
    <message>
        <source>%1 %2</source>
        <comment>number and unit</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number, and the same in another unit</comment>
        <translation>%1,&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>seiche::Canvas</name>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1 a divergé au pas %2</translation>
    </message>
    <message>
        <source>With these settings every step makes the wave larger, without limit. Change k or the scheme, then restart.</source>
        <translation>Avec ces réglages chaque pas agrandit l’onde, sans fin. Changez k ou le schéma, puis recommencez.</translation>
    </message>
    <message>
        <source>Step %1, largest height %2.</source>
        <translation>Pas %1, plus grande hauteur %2.</translation>
    </message>
    <message>
        <source>Second %1, largest height %2.</source>
        <translation>Seconde %1, plus grande hauteur %2.</translation>
    </message>
    <message>
        <source>A hand cannot lift it any higher. Restart to begin at rest.</source>
        <translation>La main ne peut pas le soulever davantage. Recommencez pour partir du repos.</translation>
    </message>
    <message>
        <source>The wave left the range of numbers at step %1</source>
        <translation>L’onde est sortie du domaine des nombres au pas %1</translation>
    </message>
    <message>
        <source>The settings are stable: no step makes the wave larger. Pulls, drive and sources have put in too much. Restart to begin at rest.</source>
        <translation>Les réglages sont stables&#xa0;: aucun pas n’agrandit l’onde. Les impulsions, l’excitation et les sources ont trop apporté. Recommencez pour partir du repos.</translation>
    </message>
    <message>
        <source>%1 points, %2 high</source>
        <translation>%1 points, hauteur %2</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>length, height</comment>
        <translation>%1, hauteur %2</translation>
    </message>
</context>
<context>
    <name>seiche::ChainTable</name>
    <message>
        <source>No standing waves are predicted here.</source>
        <translation>Aucune onde stationnaire n’est prédite ici.</translation>
    </message>
    <message>
        <source>A chain of beads, and the string that it stands for: n half waves of a string have n times the frequency of one, those of beads have less.</source>
        <translation>Une chaîne de perles, et la corde qu’elle représente&#xa0;: n demi-ondes d’une corde ont n fois la fréquence d’une seule, celles des perles moins.</translation>
    </message>
    <message>
        <source>With Theory switched on in the panel Resonance, the frequencies of the beads stand here beside those of a string.</source>
        <translation>Quand Théorie est activé dans le panneau Résonance, les fréquences des perles sont ici à côté de celles d’une corde.</translation>
    </message>
    <message>
        <source>n</source>
        <comment>half waves of a mode</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>beads, Hz</source>
        <translation>perles, Hz</translation>
    </message>
    <message>
        <source>string, Hz</source>
        <translation>corde, Hz</translation>
    </message>
    <message>
        <source>ratio</source>
        <comment>of two frequencies</comment>
        <translation>rapport</translation>
    </message>
    <message>
        <source>Frequencies of a chain and of a string</source>
        <translation>Fréquences d’une chaîne et d’une corde</translation>
    </message>
    <message>
        <source>beads, %1</source>
        <comment>unit of a frequency</comment>
        <translation>perles,&#xa0;%1</translation>
    </message>
    <message>
        <source>string, %1</source>
        <comment>unit of a frequency</comment>
        <translation>corde,&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>seiche::ChallengeRow</name>
    <message>
        <source>Between 0.001 and 1000 Hz</source>
        <translation>Entre 0,001 et 1000 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>Challenge %1: what is the slowest rhythm that makes this string swing high? Taps so far: %2</source>
        <translation>Défi %1&#xa0;: quel est le rythme le plus lent qui fait osciller cette corde fortement&#xa0;? Frappes jusqu’ici&#xa0;: %2</translation>
    </message>
    <message>
        <source>Challenge %1: %2 points. You said %3 Hz; the answer is %4 Hz (%5 % off); taps: %6</source>
        <translation>Défi %1&#xa0;: %2 points. Vous avez dit %3 Hz, la réponse est %4 Hz (écart de %5&#xa0;%)&#xa0;; frappes&#xa0;: %6</translation>
    </message>
    <message>
        <source>Challenge %1: it was %2 Hz; taps: %3</source>
        <translation>Défi %1&#xa0;: c’était %2 Hz&#xa0;; frappes&#xa0;: %3</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Your answer: the slowest rhythm</source>
        <translation>Votre réponse&#xa0;: le rythme le plus lent</translation>
    </message>
    <message>
        <source>Submit answer</source>
        <translation>Valider la réponse</translation>
    </message>
    <message>
        <source>Submits the frequency and shows your score</source>
        <translation>Valide la fréquence et montre votre score</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Shows the answer and everything that is hidden</source>
        <translation>Montre la réponse et tout ce qui est caché</translation>
    </message>
    <message>
        <source>Number of the challenge</source>
        <translation>Numéro du défi</translation>
    </message>
    <message>
        <source>The same number gives the same string on every computer</source>
        <translation>Le même numéro donne la même corde sur tout ordinateur</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Nouveau défi</translation>
    </message>
    <message>
        <source>Opens the unknown string with this number</source>
        <translation>Ouvre la corde inconnue qui a ce numéro</translation>
    </message>
    <message>
        <source>A new challenge is an unknown string: find its slowest rhythm with few taps. The same number gives everyone the same string.</source>
        <translation>Un nouveau défi est une corde inconnue&#xa0;: trouvez son rythme le plus lent en peu de frappes. Le même numéro donne à tous la même corde.</translation>
    </message>
</context>
<context>
    <name>seiche::Chart</name>
    <message>
        <source>The picture could not be made.</source>
        <translation>L’image n’a pas pu être créée.</translation>
    </message>
    <message>
        <source>Save the chart as a picture</source>
        <translation>Enregistrer le graphique en image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Afficher les valeurs</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>Save the numbers of the chart</source>
        <translation>Enregistrer les valeurs du graphique</translation>
    </message>
    <message>
        <source>Save the numbers…</source>
        <translation>Enregistrer les valeurs…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Enregistrer en image</translation>
    </message>
    <message>
        <source>%1× (%2 × %3)…</source>
        <translation>%1× (%2 × %3)…</translation>
    </message>
</context>
<context>
    <name>seiche::ChartView</name>
    <message>
        <source>%1: %2</source>
        <comment>axis and value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
</context>
<context>
    <name>seiche::ClassActions</name>
    <message>
        <source>Clear the chart</source>
        <translation>Effacer le graphique</translation>
    </message>
    <message>
        <source>Remove all points of the class? They cannot be brought back.</source>
        <translation>Retirer tous les points de la classe&#xa0;? Ils ne pourront pas être récupérés.</translation>
    </message>
    <message>
        <source>Save the points</source>
        <translation>Enregistrer les points</translation>
    </message>
    <message>
        <source>Close the class</source>
        <translation>Fermer la classe</translation>
    </message>
    <message>
        <source>Save the points of the class? Points: %1</source>
        <translation>Enregistrer les points de la classe&#xa0;? Points&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cl&amp;ass</source>
        <translation>Cla&amp;sse</translation>
    </message>
    <message>
        <source>&amp;Open for phones…</source>
        <translation>&amp;Ouvrir aux téléphones…</translation>
    </message>
    <message>
        <source>Students join with their phones, and every rhythm becomes a point on one chart</source>
        <translation>Les élèves entrent avec leur téléphone, et chaque rythme devient un point sur un même graphique</translation>
    </message>
    <message>
        <source>O&amp;wn string</source>
        <translation>C&amp;hacun sa corde</translation>
    </message>
    <message>
        <source>Each phone has its own string; its points fly to the chart</source>
        <translation>Chaque téléphone a sa propre corde&#xa0;; ses points volent vers le graphique</translation>
    </message>
    <message>
        <source>One &amp;string</source>
        <translation>&amp;Une seule corde</translation>
    </message>
    <message>
        <source>All tap the string on the wall</source>
        <translation>Tous tapent sur la corde au mur</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Vote</translation>
    </message>
    <message>
        <source>A question with given answers</source>
        <translation>Une question avec des réponses proposées</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>Fi&amp;ger</translation>
    </message>
    <message>
        <source>No points are taken; phones keep theirs</source>
        <translation>Aucun point n’est accepté&#xa0;; les téléphones gardent les leurs</translation>
    </message>
    <message>
        <source>&amp;Hide the chart</source>
        <translation>C&amp;acher le graphique</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>&amp;Courbe</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>Ce que prédit la théorie</translation>
    </message>
    <message>
        <source>C&amp;lear the chart…</source>
        <translation>E&amp;ffacer le graphique…</translation>
    </message>
    <message>
        <source>S&amp;tudents…</source>
        <translation>É&amp;lèves…</translation>
    </message>
    <message>
        <source>Type a &amp;code…</source>
        <translation>&amp;Saisir un code…</translation>
    </message>
    <message>
        <source>The point of a phone that is in no network</source>
        <translation>Le point d’un téléphone qui n’est dans aucun réseau</translation>
    </message>
    <message>
        <source>Nobody new &amp;joins</source>
        <translation>&amp;Plus personne n’entre</translation>
    </message>
    <message>
        <source>&amp;Phones follow the lesson</source>
        <translation>Les &amp;téléphones suivent la leçon</translation>
    </message>
    <message>
        <source>&amp;Give the class this experiment</source>
        <translation>&amp;Donner cette expérience à la classe</translation>
    </message>
    <message>
        <source>Every phone gets what is open now; the chart shows its points</source>
        <translation>Chaque téléphone reçoit ce qui est ouvert&#xa0;; le graphique en montre les points</translation>
    </message>
    <message>
        <source>S&amp;ave the points…</source>
        <translation>&amp;Enregistrer les points…</translation>
    </message>
    <message>
        <source>Clos&amp;e the class…</source>
        <translation>Fer&amp;mer la classe…</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
</context>
<context>
    <name>seiche::ClassChart</name>
    <message>
        <source>taps per second (Hz)</source>
        <translation>frappes par seconde (Hz)</translation>
    </message>
    <message>
        <source>amplitude in pulls</source>
        <translation>amplitude en impulsions</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>les autres</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédite</translation>
    </message>
    <message>
        <source>%1, not steady yet</source>
        <translation>%1, pas encore établi</translation>
    </message>
    <message>
        <source>Every rhythm that a phone has tapped becomes a point here.</source>
        <translation>Chaque rythme tapé sur un téléphone devient ici un point.</translation>
    </message>
    <message>
        <source>Chart of the class</source>
        <translation>Graphique de la classe</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps, a point for each rhythm.</source>
        <translation>Amplitude en impulsions selon la fréquence des frappes, un point par rythme.</translation>
    </message>
    <message>
        <source>Remove this point</source>
        <translation>Retirer ce point</translation>
    </message>
    <message>
        <source>Bring back the last removed point</source>
        <translation>Rétablir le dernier point retiré</translation>
    </message>
    <message>
        <source>%1 (being checked)</source>
        <translation>%1 (en cours de vérification)</translation>
    </message>
    <message>
        <source>%1 (unverified)</source>
        <translation>%1 (non vérifié)</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>non vérifiés</translation>
    </message>
</context>
<context>
    <name>seiche::ClassInWindow</name>
    <message>
        <source>Class %1 · %2</source>
        <comment>code, students</comment>
        <translation>Classe %1 · %2</translation>
    </message>
    <message>
        <source>The class that was interrupted goes on, with its code and its points.</source>
        <translation>La classe interrompue continue, avec son code et ses points.</translation>
    </message>
    <message>
        <source>This point came without its run.</source>
        <translation>Ce point est arrivé sans son calcul.</translation>
    </message>
    <message>
        <source>The run of this point cannot be read.</source>
        <translation>Le calcul de ce point est illisible.</translation>
    </message>
    <message>
        <source>%1: %2 pulls at %3 Hz</source>
        <translation>%1&#xa0;: %2 impulsions à %3 Hz</translation>
    </message>
    <message>
        <source>The point does not follow from this run.</source>
        <translation>Le point ne découle pas de ce calcul.</translation>
    </message>
    <message>
        <source>The rhythm as it was tapped, from rest.</source>
        <translation>Le rythme tel qu’il a été tapé, à partir du repos.</translation>
    </message>
    <message>
        <source>Back to the class: %1</source>
        <translation>Retour à la classe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save the points now and then: after a crash they would be lost.</source>
        <translation>Enregistrez les points de temps en temps : après un plantage, ils seraient perdus.</translation>
    </message>
</context>
<context>
    <name>seiche::ClassPage</name>
    <message>
        <source>Which rhythm makes the string swing highest?</source>
        <translation>Quel rythme fait osciller la corde le plus haut&#xa0;?</translation>
    </message>
    <message>
        <source>Which rhythm makes the water swing highest?</source>
        <translation>Quel rythme fait osciller l’eau le plus haut&#xa0;?</translation>
    </message>
    <message>
        <source>Can you all tap in one rhythm?</source>
        <translation>Pouvez-vous tous taper au même rythme&#xa0;?</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>Une question pour la classe</translation>
    </message>
    <message>
        <source>With n students tapping each pull is 1/√n as high: it only grows when they agree.</source>
        <translation>Quand n élèves tapent, chaque impulsion n’a que 1/√n de sa hauteur&#xa0;: l’onde ne monte que s’ils s’accordent.</translation>
    </message>
    <message>
        <source>Rhythms so far: %1</source>
        <translation>Rythmes jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 rhythms from %2 students</source>
        <translation>Rythmes&#xa0;: %1, élèves&#xa0;: %2</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>figé</translation>
    </message>
    <message>
        <source>best so far: %1, %2 pulls at %3 Hz</source>
        <translation>le plus haut&#xa0;: %1, %2 impulsions à %3 Hz</translation>
    </message>
    <message>
        <source>The pulls of all phones act on this one.</source>
        <translation>Les impulsions de tous les téléphones agissent ici.</translation>
    </message>
    <message>
        <source>Scan the code, or type address and letters.</source>
        <translation>Scannez le code, ou saisissez l’adresse et les lettres.</translation>
    </message>
    <message>
        <source>Click a point to replay that student&apos;s run.</source>
        <translation>Un clic sur un point rejoue le calcul de cet élève.</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>La classe</translation>
    </message>
    <message>
        <source>The chart is hidden. Keep tapping: points are counted.</source>
        <translation>Le graphique est caché. Continuez à taper&#xa0;: les points comptent.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. Are the phones in the same network? See Help, A class with phones.</source>
        <translation>Personne n’est encore entré. Les téléphones sont-ils dans le même réseau&#xa0;? Voir Aide, Une classe avec des téléphones.</translation>
    </message>
    <message>
        <source>The point is removed. The menu of the chart brings it back.</source>
        <translation>Le point est retiré. Le menu du graphique le rétablit.</translation>
    </message>
    <message>
        <source>unverified: %1</source>
        <translation>non vérifiés : %1</translation>
    </message>
</context>
<context>
    <name>seiche::CodePage</name>
    <message>
        <source>The code that runs</source>
        <translation>Le code qui tourne</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
</context>
<context>
    <name>seiche::ComparePanel</name>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <comment>integer water</comment>
        <translation>nombres entiers</translation>
    </message>
    <message>
        <source>Water in whole numbers has only one scheme.</source>
        <translation>L’eau en nombres entiers n’a qu’un schéma.</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <comment>energy or difference</comment>
        <translation>%1 en fonction du temps</translation>
    </message>
    <message>
        <source>Pull, and the energy appears here.</source>
        <translation>Donnez une impulsion, et l’énergie apparaît ici.</translation>
    </message>
    <message>
        <source>Pull, and the difference from the exact solution appears here.</source>
        <translation>Donnez une impulsion, et l’écart à la solution exacte apparaît ici.</translation>
    </message>
    <message>
        <source>The difference between the other schemes and the main run appears here.</source>
        <translation>L’écart des autres schémas avec le calcul principal apparaît ici.</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>temps, s</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted, ×%3 measured.</source>
        <translation>%1&#xa0;: ×%2 par pas prédit, ×%3 mesuré.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted.</source>
        <translation>%1&#xa0;: ×%2 par pas prédit.</translation>
    </message>
    <message>
        <source>%1 Exploded at step %2.</source>
        <comment>sentence before, step</comment>
        <translation>%1 A divergé au pas %2.</translation>
    </message>
    <message>
        <source>%1 Order %2.</source>
        <comment>sentences before, order of a scheme</comment>
        <translation>%1 Ordre %2.</translation>
    </message>
    <message>
        <source>%1 Order %2, %3 ns per cell.</source>
        <comment>sentences before, order of a scheme, cost</comment>
        <translation>%1 Ordre %2, %3 ns par cellule.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Runs %1 beside the main run, from its present state.</source>
        <translation>Fait tourner %1 à côté du calcul principal, depuis son état présent.</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>solution exacte</translation>
    </message>
    <message>
        <source>Schemes ▾</source>
        <translation>Schémas ▾</translation>
    </message>
    <message>
        <source>All schemes that can run beside the main one.</source>
        <translation>Tous les schémas qui peuvent tourner à côté du calcul principal.</translation>
    </message>
    <message>
        <source>What the string would do if time had no steps; differences are then measured from it.</source>
        <translation>Ce que ferait la corde si le temps n’avait pas de pas&#xa0;; les écarts sont alors mesurés par rapport à elle.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>start the other schemes once more</comment>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Restarts the other schemes from the present state.</source>
        <translation>Relance les autres schémas depuis l’état présent.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted in the end, ×%3 measured now: waves that grow more slowly still dominate.</source>
        <translation>%1&#xa0;: ×%2 par pas prédit à la fin, ×%3 mesuré maintenant&#xa0;: des ondes qui croissent plus lentement dominent encore.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media, ×%3 measured.</source>
        <translation>%1&#xa0;: au plus ×%2 par pas prédit entre parois et milieux, ×%3 mesuré.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media.</source>
        <translation>%1&#xa0;: au plus ×%2 par pas prédit entre parois et milieux.</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergence</translation>
    </message>
    <message>
        <source>Error over the time step</source>
        <translation>Erreur en fonction du pas de temps</translation>
    </message>
    <message>
        <source>%1: order %2 measured, %3 by theory.</source>
        <comment>scheme, orders</comment>
        <translation>%1&#xa0;: ordre %2 mesuré, %3 selon la théorie.</translation>
    </message>
    <message>
        <source>Measured without damping, which no scheme applies to a higher order than the first.</source>
        <translation>Mesuré sans amortissement, qu’aucun schéma n’applique à un ordre supérieur au premier.</translation>
    </message>
    <message>
        <source>time step, in steps of the run</source>
        <translation>pas de temps, en pas du calcul</translation>
    </message>
    <message>
        <source>There is no error to be measured here.</source>
        <translation>Il n’y a pas d’erreur à mesurer ici.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1 a divergé au pas %2</translation>
    </message>
</context>
<context>
    <name>seiche::ComputingSpeed</name>
    <message>
        <source>%1 steps/s · %2 frames/s · %3 cells/s</source>
        <translation>%1 pas/s · %2 images/s · %3 cellules/s</translation>
    </message>
    <message>
        <source>%1 % of the memory limit</source>
        <translation>%1&#xa0;% de la limite mémoire</translation>
    </message>
    <message>
        <source>Computing speed</source>
        <translation>Vitesse de calcul</translation>
    </message>
    <message>
        <source>The memory limit: how many cells per second this computer could compute if every step read two heights of each cell from memory and wrote one. Several steps in the cache can beat it.</source>
        <translation>La limite de la mémoire&#xa0;: combien de cellules par seconde cet ordinateur calculerait si chaque pas lisait en mémoire deux hauteurs par cellule et en écrivait une. Plusieurs pas dans le cache peuvent faire mieux.</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 images/s</translation>
    </message>
</context>
<context>
    <name>seiche::CurveEditor</name>
    <message>
        <source>Place %1 of %2: %3. Arrows move the pen and raise the curve; with Shift it draws on.</source>
        <translation>Point %1 sur %2&#xa0;: %3. Les flèches déplacent le crayon et élèvent la courbe&#xa0;; avec Maj, il continue à dessiner.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingRows</name>
    <message>
        <source>on the velocity</source>
        <comment>damping</comment>
        <translation>sur la vitesse</translation>
    </message>
    <message>
        <source>on the height</source>
        <comment>damping</comment>
        <translation>sur la hauteur</translation>
    </message>
    <message>
        <source>on both</source>
        <comment>damping</comment>
        <translation>sur les deux</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>“%1” is not a number of seconds.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de secondes.</translation>
    </message>
    <message>
        <source>A half-life must be more than 0 seconds.</source>
        <translation>Une demi-vie doit dépasser 0 seconde.</translation>
    </message>
    <message>
        <source>This half-life is too short: one step cannot take away that much.</source>
        <translation>Cette demi-vie est trop courte&#xa0;: un pas ne peut pas enlever autant.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>damping of</comment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>damping of</comment>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Kind of damping</source>
        <translation>Type d’amortissement</translation>
    </message>
    <message>
        <source>On the velocity: friction, as in textbooks. On the height: the whole new height shrinks, which also pulls the medium back to level and raises low frequencies.</source>
        <translation>Sur la vitesse&#xa0;: un frottement, comme dans les manuels. Sur la hauteur&#xa0;: toute la nouvelle hauteur diminue, ce qui ramène aussi le milieu au repos et relève les basses fréquences.</translation>
    </message>
    <message>
        <source>half-life</source>
        <translation>demi-vie</translation>
    </message>
    <message>
        <source>Half-life in seconds</source>
        <translation>Demi-vie en secondes</translation>
    </message>
    <message>
        <source>After this time half of a wave&apos;s height is left.</source>
        <translation>Après ce temps il reste la moitié de la hauteur d’une onde.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingView</name>
    <message>
        <source>s = %1</source>
        <translation>s = %1</translation>
    </message>
    <message>
        <source>d = %1</source>
        <translation>d = %1</translation>
    </message>
    <message>
        <source>Hidden until you have found the rhythm of the string.</source>
        <translation>Caché jusqu’à ce que vous ayez trouvé le rythme de la corde.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Two dampings</source>
        <translation>Deux amortissements</translation>
    </message>
    <message>
        <source>velocity damped</source>
        <translation>vitesse amortie</translation>
    </message>
    <message>
        <source>height damped</source>
        <translation>hauteur amortie</translation>
    </message>
    <message>
        <source>tap frequency, Hz</source>
        <translation>fréquence des frappes, Hz</translation>
    </message>
    <message>
        <source>× one pull</source>
        <translation>× une impulsion</translation>
    </message>
    <message>
        <source>undamped</source>
        <translation>sans amortissement</translation>
    </message>
    <message>
        <source>factor per step</source>
        <translation>facteur par pas</translation>
    </message>
    <message>
        <source>slowest wave, steps</source>
        <translation>onde la plus lente, pas</translation>
    </message>
    <message>
        <source>slowest wave, Hz</source>
        <translation>onde la plus lente, Hz</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the velocity</comment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Damp the velocity of this run</source>
        <translation>Amortir la vitesse de ce calcul</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the height</comment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Damp the height of this run</source>
        <translation>Amortir la hauteur de ce calcul</translation>
    </message>
    <message>
        <source>Switch on Theory to see what it predicts.</source>
        <translation>Activez « Théorie » pour voir ce qu’elle prédit.</translation>
    </message>
    <message>
        <source>Both take the same share of every wave that swings: half of it is left after %1 steps (%2 s). Damping the velocity is friction: the rhythm stays. Damping the height also pulls the medium back to level, as if it lay on springs: no wave can swing more slowly than once in %3 steps. Its resonance comes from its damping.</source>
        <translation>Les deux prennent la même part à chaque onde qui oscille&#xa0;: la moitié reste après %1 pas (%2 s). Amortir la vitesse est un frottement&#xa0;: le rythme demeure. Amortir la hauteur ramène aussi le milieu au repos, comme s’il reposait sur des ressorts&#xa0;: aucune onde n’oscille plus lentement qu’une fois en %3 pas. Sa résonance vient de son amortissement.</translation>
    </message>
</context>
<context>
    <name>seiche::DispersionChart</name>
    <message>
        <source>The shortest waves travel at %1 cells per step; the wave equation says %2.</source>
        <translation>Les ondes les plus courtes avancent de %1 cellules par pas&#xa0;; l’équation d’onde dit %2.</translation>
    </message>
    <message>
        <source>wavelength, cells</source>
        <translation>longueur d’onde, cellules</translation>
    </message>
    <message>
        <source>Phase velocity in cells per step against wavelength</source>
        <translation>Vitesse de phase en cellules par pas selon la longueur d’onde</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacte</translation>
    </message>
    <message>
        <source>along the sides</source>
        <translation>le long des bords</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>en diagonale</translation>
    </message>
    <message>
        <source>phase velocity, measured</source>
        <translation>vitesse de phase, mesurée</translation>
    </message>
    <message>
        <source>group velocity, measured</source>
        <translation>vitesse de groupe, mesurée</translation>
    </message>
    <message>
        <source>phase velocity</source>
        <translation>vitesse de phase</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>velocity; measured: ● phase, ○ group</source>
        <translation>vitesse ; mesurée : ● phase, ○ groupe</translation>
    </message>
    <message>
        <source>The shortest waves travel at %1; the wave equation says %2.</source>
        <comment>velocities</comment>
        <translation>Les ondes les plus courtes avancent à&#xa0;%1&#xa0;; l’équation d’onde dit&#xa0;%2.</translation>
    </message>
    <message>
        <source>wavelength, %1</source>
        <comment>unit</comment>
        <translation>longueur d’onde,&#xa0;%1</translation>
    </message>
    <message>
        <source>Phase velocity in %1 against wavelength</source>
        <comment>unit</comment>
        <translation>Vitesse de phase en&#xa0;%1 selon la longueur d’onde</translation>
    </message>
    <message>
        <source>velocity, %1; measured: ● phase, ○ group</source>
        <comment>unit</comment>
        <translation>vitesse,&#xa0;%1&#xa0;; mesurée&#xa0;: ● phase, ○ groupe</translation>
    </message>
    <message>
        <source>phase velocity, %1</source>
        <comment>unit</comment>
        <translation>vitesse de phase,&#xa0;%1</translation>
    </message>
    <message>
        <source>velocity, %1</source>
        <comment>unit</comment>
        <translation>vitesse,&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>seiche::DockArrangement</name>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Panels to the left</source>
        <translation>Panneaux à gauche</translation>
    </message>
    <message>
        <source>Panels to the right</source>
        <translation>Panneaux à droite</translation>
    </message>
</context>
<context>
    <name>seiche::Documents</name>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation>Le fichier dépasse 1 Mio.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>The run has too many events for a file of 1 MiB. You can still save its set-up.</source>
        <translation>Le calcul a trop d’événements pour un fichier de 1 Mio. Vous pouvez encore enregistrer ses réglages.</translation>
    </message>
    <message>
        <source>The file that was there is unchanged.</source>
        <translation>Le fichier qui s’y trouvait est intact.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>Another window or program has changed it since it was opened here.</source>
        <translation>Une autre fenêtre ou un autre programme l’a modifié depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>The experiment could not be opened.</source>
        <translation>L’expérience n’a pas pu être ouverte.</translation>
    </message>
    <message>
        <source>There is not enough memory for it. What was open stays open.</source>
        <translation>Il n’y a pas assez de mémoire. Ce qui était ouvert reste ouvert.</translation>
    </message>
    <message>
        <source>This window is locked for the lesson.</source>
        <translation>Cette fenêtre est verrouillée pour la leçon.</translation>
    </message>
    <message>
        <source>Your teacher can unlock it.</source>
        <translation>Votre enseignant peut la déverrouiller.</translation>
    </message>
</context>
<context>
    <name>seiche::DrawnValues</name>
    <message>
        <source>Height of the string</source>
        <translation>Hauteur de la corde</translation>
    </message>
    <message>
        <source>Height of the pool</source>
        <translation>Hauteur du bassin</translation>
    </message>
    <message>
        <source>Wave speed in a medium</source>
        <translation>Célérité des ondes dans un milieu</translation>
    </message>
    <message>
        <source>Swing of a source</source>
        <translation>Oscillation d’une source</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Drawn curve</source>
        <translation>Courbe dessinée</translation>
    </message>
    <message>
        <source>Grey picture</source>
        <translation>Image en gris</translation>
    </message>
    <message>
        <source>Height of the pool, x and y in cells from its upper left corner:</source>
        <translation>Hauteur du bassin, x et y en cellules depuis son coin supérieur gauche&#xa0;:</translation>
    </message>
    <message>
        <source>Relative to the water around it, 0 is land; x and y in cells from the middle of the medium:</source>
        <translation>Relativement à l’eau d’alentour, 0 est la terre&#xa0;; x et y en cellules depuis le milieu de la région&#xa0;:</translation>
    </message>
    <message>
        <source>One swing, t from 0 to 1; its highest point is the source&apos;s height:</source>
        <translation>Une oscillation, t allant de 0 à 1&#xa0;; son plus haut point est la hauteur de la source&#xa0;:</translation>
    </message>
    <message>
        <source>It is land everywhere.</source>
        <translation>C’est de la terre partout.</translation>
    </message>
    <message>
        <source>Where waves are fastest k is too large: the run will explode unless k gets smaller.</source>
        <translation>Là où les ondes sont les plus rapides, k est trop grand&#xa0;: le calcul divergera si k ne diminue pas.</translation>
    </message>
</context>
<context>
    <name>seiche::EdgeChoices</name>
    <message>
        <source>Left side</source>
        <translation>Bord gauche</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Extrémité gauche</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Bord droit</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Extrémité droite</translation>
    </message>
    <message>
        <source>Top side</source>
        <translation>Bord du haut</translation>
    </message>
    <message>
        <source>Bottom side</source>
        <translation>Bord du bas</translation>
    </message>
    <message>
        <source>%1: what happens to a wave there. Fixed: it comes back upside down. Free: it comes back upright. Absorbing: it leaves. Ring: it re-enters on the opposite side.</source>
        <translation>%1&#xa0;: ce qui y arrive à une onde. Fixe&#xa0;: elle revient à l’envers. Libre&#xa0;: elle revient à l’endroit. Absorbant&#xa0;: elle sort. Anneau&#xa0;: elle rentre par l’autre côté.</translation>
    </message>
    <message>
        <source>sides</source>
        <comment>of the pool</comment>
        <translation>bords</translation>
    </message>
    <message>
        <source>Predicted echo 0: nothing comes back.</source>
        <translation>Écho prédit 0&#xa0;: rien ne revient.</translation>
    </message>
    <message>
        <source>Predicted echo %1: upright.</source>
        <translation>Écho prédit %1&#xa0;: à l’endroit.</translation>
    </message>
    <message>
        <source>Predicted echo −%1: upside down.</source>
        <translation>Écho prédit −%1&#xa0;: à l’envers.</translation>
    </message>
    <message>
        <source>Impedance: a dashpot between free and fixed; matched to the string (1), it takes up every wave.</source>
        <translation>Impédance&#xa0;: un amortisseur entre libre et fixe&#xa0;; adapté à la corde (1), il absorbe toute onde.</translation>
    </message>
    <message>
        <source>Z, left end</source>
        <translation>Z à gauche</translation>
    </message>
    <message>
        <source>Z, right end</source>
        <translation>Z à droite</translation>
    </message>
</context>
<context>
    <name>seiche::EditCommand</name>
    <message>
        <source>step %1: %2</source>
        <translation>pas %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>seiche::EnergyChart</name>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>Kinetic %1, potential %2.</source>
        <translation>Cinétique %1, potentielle %2.</translation>
    </message>
    <message>
        <source>Energy over time</source>
        <translation>Énergie en fonction du temps</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>cinétique</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>potentielle</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>énergie</translation>
    </message>
</context>
<context>
    <name>seiche::FallingKind</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Pesanteur</translation>
    </message>
</context>
<context>
    <name>seiche::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Saves the whole run, so that it can be replayed exactly</source>
        <translation>Enregistre tout le calcul&#xa0;: il pourra être rejoué à l’identique</translation>
    </message>
    <message>
        <source>Save only the se&amp;t-up…</source>
        <translation>Enregistrer les seuls ré&amp;glages…</translation>
    </message>
    <message>
        <source>Saves the present settings as a starting point</source>
        <translation>Enregistre les réglages présents comme point de départ</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <translation>&amp;Fichiers récents</translation>
    </message>
    <message>
        <source>Seiche</source>
        <translation>Seiche</translation>
    </message>
    <message>
        <source>Save the changes to this experiment?</source>
        <translation>Enregistrer les changements de cette expérience&#xa0;?</translation>
    </message>
    <message>
        <source>Its settings were changed and are not saved in any file yet.</source>
        <translation>Ses réglages ont changé et ne sont encore enregistrés dans aucun fichier.</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Ouvrir une expérience</translation>
    </message>
    <message>
        <source>Experiments and lessons (*.seiche *.lesson);;All files (*)</source>
        <translation>Expériences et leçons (*.seiche *.lesson);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Experiments (*.seiche);;All files (*)</source>
        <translation>Expériences (*.seiche);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>Enregistrer le calcul</translation>
    </message>
    <message>
        <source>Save the set-up</source>
        <translation>Enregistrer les réglages</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was changed by another window or program since it was opened here.</source>
        <translation>%1 a été modifié par une autre fenêtre ou un autre programme depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. Which of the two do you want to keep?</source>
        <translation>Rien n’est encore enregistré. Lequel des deux voulez-vous garder&#xa0;?</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Enregistrer sous un autre nom…</translation>
    </message>
    <message>
        <source>Replace the other</source>
        <translation>Remplacer l’autre</translation>
    </message>
</context>
<context>
    <name>seiche::FilmDialog</name>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Part of the run</source>
        <translation>Partie du cal&amp;cul</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <translation>P&amp;remier pas</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Dernier pas</translation>
    </message>
    <message>
        <source>S&amp;teps per picture</source>
        <translation>&amp;Pas par image</translation>
    </message>
    <message>
        <source>Pictures per &amp;second</source>
        <translation>Images par &amp;seconde</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Height at full scale</source>
        <translation>&amp;Hauteur à pleine échelle</translation>
    </message>
    <message>
        <source>Progress of the film</source>
        <translation>Avancement du film</translation>
    </message>
    <message>
        <source>The height that is drawn at the ceiling of the string, or brightest in the pool</source>
        <translation>La hauteur dessinée au plafond de la corde, ou la plus claire dans le bassin</translation>
    </message>
    <message>
        <source>Save the film…</source>
        <translation>Enregistrer le film…</translation>
    </message>
    <message>
        <source>the run so far</source>
        <translation>le calcul jusqu’ici</translation>
    </message>
    <message>
        <source>from now on</source>
        <translation>à partir de maintenant</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Image animée (GIF)</translation>
    </message>
    <message>
        <source>Numbered pictures (PNG)</source>
        <translation>Images numérotées (PNG)</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>Vidéo (MP4)</translation>
    </message>
    <message>
        <source>Video (WebM)</source>
        <translation>Vidéo (WebM)</translation>
    </message>
    <message>
        <source>%1: needs the program ffmpeg, which is not installed</source>
        <translation>%1&#xa0;: il faut le programme ffmpeg, qui n’est pas installé</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The last step must not come before the first.</source>
        <translation>Le dernier pas ne peut pas précéder le premier.</translation>
    </message>
    <message>
        <source>%1 pictures are too many; at most %2 are allowed. Use more steps per picture.</source>
        <translation>%1 images, c’est trop&#xa0;; %2 sont permises. Prenez plus de pas par image.</translation>
    </message>
    <message>
        <source>%1 pictures, the last of step %2: %3 s of film show %4 s of the run.</source>
        <translation>%1 images, la dernière au pas %2&#xa0;: %3 s de film montrent %4 s du calcul.</translation>
    </message>
    <message>
        <source>Save the film</source>
        <translation>Enregistrer le film</translation>
    </message>
    <message>
        <source>Films (*%1)</source>
        <translation>Films (*%1)</translation>
    </message>
    <message>
        <source>The film is being made. You can go on working in the meantime.</source>
        <translation>Le film est en cours de création. Vous pouvez continuer à travailler.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Annulé&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>onde</translation>
    </message>
    <message>
        <source>There is not enough memory for a film of such a large run.</source>
        <translation>Il n’y a pas assez de mémoire pour un film d’un calcul aussi grand.</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1&#xa0;Mo</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1&#xa0;ko</translation>
    </message>
    <message>
        <source>The size of the GIF is being measured.</source>
        <translation>La taille du GIF est en cours de mesure.</translation>
    </message>
    <message>
        <source>The GIF will be about %1 large.</source>
        <translation>Le GIF fera environ %1.</translation>
    </message>
    <message>
        <source>A video (MP4) of the same is much smaller.</source>
        <translation>Une vidéo (MP4) du même film est bien plus petite.</translation>
    </message>
</context>
<context>
    <name>seiche::FloorChoice</name>
    <message>
        <source>A picture for the floor</source>
        <translation>Une image pour le fond</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
</context>
<context>
    <name>seiche::FloorPicture</name>
    <message>
        <source>%1 cannot be the floor of the pool.</source>
        <translation>%1 ne peut pas être le fond du bassin.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB.</source>
        <translation>Le fichier dépasse 16 Mio.</translation>
    </message>
    <message>
        <source>It is not a PNG, JPEG or BMP picture.</source>
        <translation>Ce n’est pas une image PNG, JPEG ou BMP.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>L’image est endommagée.</translation>
    </message>
    <message>
        <source>It has %1 × %2 pixels. At most 8192 on each side and 32 million in all are allowed.</source>
        <translation>Elle a %1 × %2 pixels. Au plus 8192 par côté et 32 millions en tout sont permis.</translation>
    </message>
</context>
<context>
    <name>seiche::FormulaDialog</name>
    <message>
        <source>Height of the string, x from 0 at the left end to 1 at the right:</source>
        <translation>Hauteur de la corde, x allant de 0 à l’extrémité gauche à 1 à la droite&#xa0;:</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>La forme</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Functions: sin, cos, tan, exp, ln, sqrt, abs, min, max …; powers with ^; a ? b : c; pi.</source>
        <translation>Fonctions&#xa0;: sin, cos, tan, exp, ln, sqrt, abs, min, max…&#xa0;; puissances avec ^&#xa0;; a ? b : c&#xa0;; pi.</translation>
    </message>
    <message>
        <source>start from a formula</source>
        <translation>départ d’une formule</translation>
    </message>
    <message>
        <source>speed of waves</source>
        <translation>célérité des ondes</translation>
    </message>
    <message>
        <source>depth of the water</source>
        <translation>profondeur de l’eau</translation>
    </message>
    <message>
        <source>Values for</source>
        <translation>Valeurs pour</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>From a formula, a curve or a picture</source>
        <translation>D’après une formule, une courbe ou une image</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>La courbe</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>What the bottom of the curve stands for</source>
        <translation>Ce que représente le bas de la courbe</translation>
    </message>
    <message>
        <source>What the top of the curve stands for</source>
        <translation>Ce que représente le haut de la courbe</translation>
    </message>
    <message>
        <source>What black stands for</source>
        <translation>Ce que représente le noir</translation>
    </message>
    <message>
        <source>What white stands for</source>
        <translation>Ce que représente le blanc</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>A PNG, JPEG or BMP picture of at most 16 MiB; colours count as their brightness.</source>
        <translation>Une image PNG, JPEG ou BMP d’au plus 16 Mio&#xa0;; les couleurs comptent pour leur luminosité.</translation>
    </message>
    <message>
        <source>Draw over the curve. Keys: arrows, with Shift they draw on.</source>
        <translation>Dessinez sur la courbe. Touches&#xa0;: les flèches&#xa0;; avec Maj, elles continuent à dessiner.</translation>
    </message>
    <message>
        <source>A grey picture</source>
        <translation>Une image en gris</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1, %2 × %3 places</source>
        <translation>%1, %2 × %3 points</translation>
    </message>
</context>
<context>
    <name>seiche::FourierBuild</name>
    <message>
        <source>a whole number from 1</source>
        <translation>un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>un nombre entier de 1 à %1</translation>
    </message>
    <message>
        <source>built from standing waves</source>
        <translation>construite avec des ondes stationnaires</translation>
    </message>
    <message>
        <source>There is no wave on the string to build from.</source>
        <translation>Il n’y a sur la corde aucune onde à construire.</translation>
    </message>
    <message>
        <source>No standing waves are predicted here that a shape could be built from.</source>
        <translation>Aucune onde stationnaire dont on pourrait construire une forme n’est prédite ici.</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>half waves, to the last</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Half waves: %1. Highest point: %2 % of the shape&apos;s.</source>
        <translation>Demi-ondes&#xa0;: %1. Point le plus haut&#xa0;: %2&#xa0;% de celui de la forme.</translation>
    </message>
    <message>
        <source>The shape and the sum of its first terms</source>
        <translation>La forme et la somme de ses premiers termes</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Shape to build</source>
        <translation>Forme à construire</translation>
    </message>
    <message>
        <source>Number of terms</source>
        <translation>Nombre de termes</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Starts the string at rest with the sum of these standing waves; from then on it follows the number of terms</source>
        <translation>Lance la corde depuis le repos avec la somme de ces ondes stationnaires&#xa0;; ensuite elle suit le nombre de termes</translation>
    </message>
</context>
<context>
    <name>seiche::Header</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>locked for the class</source>
        <translation>verrouillé pour la classe</translation>
    </message>
</context>
<context>
    <name>seiche::HelpWindow</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>seiche::Hints</name>
    <message>
        <source>It exploded. Press [Ctrl+R] to restart, with a smaller k.</source>
        <translation>Le calcul a divergé. [Ctrl+R] pour recommencer, avec un k plus petit.</translation>
    </message>
    <message>
        <source>%1 has exploded; %2 goes on. Restart with [Ctrl+R] to see it again, slowly with [S].</source>
        <translation>%1 a divergé&#xa0;; %2 continue. [Ctrl+R] pour revoir cela, [S] pour ralentir.</translation>
    </message>
    <message>
        <source>This setting is unstable: pull with [SPACE] and watch the shortest waves grow.</source>
        <translation>Ce réglage est instable&#xa0;: donnez une impulsion avec [ESPACE] et regardez croître les ondes les plus courtes.</translation>
    </message>
    <message>
        <source>Paused. [.] goes one step forward, [P] resumes.</source>
        <translation>En pause. [.] avance d’un pas, [P] reprend.</translation>
    </message>
    <message>
        <source>You reached the ceiling! There are faster rhythms that work, too: find the next one.</source>
        <translation>Plafond atteint&#xa0;! D’autres rythmes, plus rapides, marchent aussi&#xa0;: trouvez le suivant.</translation>
    </message>
    <message>
        <source>Again, each time the string comes back: [SPACE] in an even rhythm.</source>
        <translation>Encore, chaque fois que la corde revient&#xa0;: [ESPACE] à un rythme régulier.</translation>
    </message>
    <message>
        <source>It grows! Keep this rhythm.</source>
        <translation>Ça grandit&#xa0;! Gardez ce rythme.</translation>
    </message>
    <message>
        <source>An even rhythm, but it does not grow: try a little slower or faster.</source>
        <translation>Un rythme régulier, mais rien ne grandit&#xa0;: essayez un peu plus lent ou plus rapide.</translation>
    </message>
    <message>
        <source>Tap [SPACE] as evenly as you can, at least five times.</source>
        <translation>Tapez [ESPACE] aussi régulièrement que possible, au moins cinq fois.</translation>
    </message>
    <message>
        <source>Released at rest: the corner splits in two, and each half runs to its end and back.</source>
        <translation>Lâchée au repos&#xa0;: le coin se partage en deux, et chaque moitié court à son extrémité et revient.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. At a quarter of the length other tones wake up.</source>
        <translation>[ESPACE] agit maintenant ici. Au quart de la longueur, d’autres sons s’éveillent.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in rhythm. Can you make it touch the ceiling?</source>
        <translation>Tapez [ESPACE] en rythme. Pouvez-vous lui faire toucher le plafond&#xa0;?</translation>
    </message>
    <message>
        <source>Click a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Cliquez à un second endroit&#xa0;: là où les ronds se rencontrent ils s’ajoutent, puis se traversent.</translation>
    </message>
    <message>
        <source>Now hold the button and draw: faster than the waves, or slower?</source>
        <translation>Maintenez le bouton et dessinez&#xa0;: plus vite que les ondes, ou moins vite&#xa0;?</translation>
    </message>
    <message>
        <source>Draw faster than the waves travel, and they pile up into a wedge behind you.</source>
        <translation>Dessinez plus vite que ne courent les ondes, et elles s’empilent en coin derrière vous.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. The arrow keys move the place.</source>
        <translation>[ESPACE] agit maintenant ici. Les flèches déplacent l’endroit.</translation>
    </message>
    <message>
        <source>Click the water, or hold and draw. [SPACE] pulls at the ring, in your rhythm.</source>
        <translation>Cliquez dans l’eau, ou maintenez et dessinez. [ESPACE] donne une impulsion à l’anneau, à votre rythme.</translation>
    </message>
    <message>
        <source>Two schemes, the same pulls: pull with [SPACE] and see which one stays true.</source>
        <translation>Deux schémas, les mêmes impulsions&#xa0;: tapez [ESPACE] et voyez lequel reste fidèle.</translation>
    </message>
    <message>
        <source>Draw a wall with the mouse; or [Enter], the arrow keys, and [Enter] again.</source>
        <translation>Dessinez une paroi à la souris&#xa0;; ou [Entrée], les flèches, et encore [Entrée].</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the water.</source>
        <translation>Cliquez sur un objet, ou choisissez-le avec [T]. [Échap] revient à l’eau.</translation>
    </message>
    <message>
        <source>Drag the probe to where you measure. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Glissez la sonde là où vous mesurez. [Suppr] la retire, [Échap] revient à l’eau.</translation>
    </message>
    <message>
        <source>Drag it, turn it, resize it by its handles. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Glissez-le, tournez-le, redimensionnez-le. [Suppr] le retire, [Échap] revient à l’eau.</translation>
    </message>
    <message>
        <source>Too much was put in. Press [Ctrl+R] to restart.</source>
        <translation>Trop d’apport. [Ctrl+R] pour recommencer.</translation>
    </message>
    <message>
        <source>Drag it, or its ends. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Glissez-le, ou ses bouts. [Suppr] le retire, [Échap] revient à la corde.</translation>
    </message>
    <message>
        <source>It exploded. [Ctrl+R] restarts.</source>
        <translation>Le calcul a divergé. [Ctrl+R] recommence.</translation>
    </message>
    <message>
        <source>This setting is unstable. [P] pauses, [.] goes one step forward.</source>
        <translation>Ce réglage est instable. [P] met en pause, [.] avance d’un pas.</translation>
    </message>
    <message>
        <source>A sine drives the medium: change its frequency and give the wave time.</source>
        <translation>Un sinus excite le milieu&#xa0;: changez sa fréquence et laissez du temps à l’onde.</translation>
    </message>
    <message>
        <source>[SPACE] pulls at the ring, [Ctrl+R] restarts, [S] is slow motion.</source>
        <translation>[ESPACE] donne une impulsion à l’anneau, [Ctrl+R] recommence, [S] est le ralenti.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in an even rhythm.</source>
        <translation>Tapez [ESPACE] à un rythme régulier.</translation>
    </message>
    <message>
        <source>An even rhythm.</source>
        <translation>Un rythme régulier.</translation>
    </message>
    <message>
        <source>Click in an even rhythm: which one rocks the whole pool? [SPACE] pulls at the ring.</source>
        <translation>Cliquez à un rythme régulier&#xa0;: lequel fait osciller tout le bassin&#xa0;? [ESPACE] donne une impulsion à l’anneau.</translation>
    </message>
    <message>
        <source>Again, each time the water rises: in an even rhythm.</source>
        <translation>Encore, chaque fois que l’eau monte&#xa0;: à un rythme régulier.</translation>
    </message>
    <message>
        <source>Click where it should be; or move the ring there and press [Enter]. [Esc] gives it up.</source>
        <translation>Cliquez là où il doit être&#xa0;; ou amenez-y l’anneau et appuyez sur [Entrée]. [Échap] abandonne.</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the string.</source>
        <translation>Cliquez sur un objet, ou choisissez-le avec [T]. [Échap] revient à la corde.</translation>
    </message>
    <message>
        <source>Drag it along the string. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Glissez-la le long de la corde. [Suppr] la retire, [Échap] revient à la corde.</translation>
    </message>
    <message>
        <source>%1 objects: drag one, and all of them move. [Del] removes them, [Esc] lets them go.</source>
        <translation>%1 objets&#xa0;: glissez-en un, et tous se déplacent. [Suppr] les retire, [Échap] les désélectionne.</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this computer could not keep up. Close other programs.</source>
        <translation>Le rythme recommence, car cet ordinateur n’a pas suivi. Fermez les autres programmes.</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryMemoryMenu</name>
    <message>
        <source>&amp;Memory for the timeline</source>
        <translation>Mémoire pour la &amp;chronologie</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>What was done, oldest first</source>
        <translation>Ce qui a été fait, le plus ancien d’abord</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <translation>tel qu’ouvert</translation>
    </message>
    <message>
        <source>Click a line, or use the arrow keys, to go back or forward to it.</source>
        <translation>Cliquez sur une ligne, ou utilisez les flèches, pour y revenir ou repartir en avant.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>seiche::JoinCard</name>
    <message>
        <source>Code: %1</source>
        <translation>Code&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 joined · %2 with a point</source>
        <translation>Entrés&#xa0;: %1 · avec un point&#xa0;: %2</translation>
    </message>
    <message>
        <source>Join with your phone</source>
        <translation>Entrez avec votre téléphone</translation>
    </message>
    <message>
        <source>QR code of the address and the letters</source>
        <translation>Code QR de l’adresse et des lettres</translation>
    </message>
    <message>
        <source>No network: only browsers of this computer can join.</source>
        <translation>Pas de réseau&#xa0;: seuls les navigateurs de cet ordinateur peuvent entrer.</translation>
    </message>
</context>
<context>
    <name>seiche::JointReadings</name>
    <message>
        <source>c %1 | %2</source>
        <comment>speeds on the left and on the right of a joint, points per step</comment>
        <translation>c %1 | %2</translation>
    </message>
    <message>
        <source>%1 r %2, t %3</source>
        <comment>arrow, reflection factor, transmission factor</comment>
        <translation>%1 r %2, t %3</translation>
    </message>
    <message>
        <source>measured %1, %2</source>
        <comment>reflection factor, transmission factor</comment>
        <translation>mesuré %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>mesuré %1</translation>
    </message>
    <message>
        <source>Joint at %1, %2 points per step. A pulse from the left: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Jonction en %1, %2 points par pas. Un ébranlement venu de gauche&#xa0;: r %3 (mesuré %4), t %5 (mesuré %6).</translation>
    </message>
    <message>
        <source>Joint at %1, %2 points per step. A pulse from the right: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Jonction en %1, %2 points par pas. Une impulsion venue de droite&#xa0;: r %3 (mesuré %4), t %5 (mesuré %6).</translation>
    </message>
</context>
<context>
    <name>seiche::KeepingWatch</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Neither your settings nor unsaved work can be kept on this computer.</source>
        <translation>Ni vos réglages ni le travail non enregistré ne peuvent être conservés sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept on this computer.</source>
        <translation>Vos réglages ne peuvent pas être conservés sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept on this computer: save it yourself.</source>
        <translation>Le travail non enregistré ne peut pas être conservé sur cet ordinateur&#xa0;: enregistrez-le vous-même.</translation>
    </message>
</context>
<context>
    <name>seiche::KeyGuide</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>click</source>
        <translation>cliquer</translation>
    </message>
    <message>
        <source>pull there</source>
        <translation>donner une impulsion à cet endroit</translation>
    </message>
    <message>
        <source>drag the string</source>
        <translation>glisser la corde</translation>
    </message>
    <message>
        <source>pluck it: it is let go from rest</source>
        <translation>la pincer&#xa0;: elle est lâchée depuis le repos</translation>
    </message>
    <message>
        <source>move the place where SPACE pulls</source>
        <translation>déplacer l’endroit de l’impulsion d’ESPACE</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clic droit</translation>
    </message>
    <message>
        <source>move the ring there</source>
        <translation>y amener l’anneau</translation>
    </message>
    <message>
        <source>hold or draw in the pool</source>
        <translation>maintenir ou dessiner dans le bassin</translation>
    </message>
    <message>
        <source>keep pulling; leave a trail</source>
        <translation>impulsions continues&#xa0;; laisser une trace</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>molette</translation>
    </message>
    <message>
        <source>draw waves larger or smaller</source>
        <translation>dessiner les ondes plus grandes ou plus petites</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>SPACE, Enter</source>
        <translation>ESPACE, Entrée</translation>
    </message>
    <message>
        <source>pull at the ring</source>
        <translation>donner une impulsion à l’anneau</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>move the ring; with Shift ten times as far</source>
        <translation>déplacer l’anneau&#xa0;; avec Maj dix fois plus loin</translation>
    </message>
    <message>
        <source>higher or lower pulls</source>
        <translation>impulsions plus fortes ou plus faibles</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>leave full screen</source>
        <translation>quitter le plein écran</translation>
    </message>
    <message>
        <source>About Seiche</source>
        <translation>À propos de Seiche</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Waves on a string and in a pool: watch them, find their resonance, make them explode.&lt;/p&gt;&lt;p&gt;A seiche is the standing wave of a lake: resonance you can see.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Des ondes sur une corde et dans un bassin&#xa0;: les regarder, trouver leur résonance, les faire diverger.&lt;/p&gt;&lt;p&gt;Une seiche est l’onde stationnaire d’un lac&#xa0;: une résonance que l’on peut voir.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la Licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>On the theory page</source>
        <translation>Sur la page de théorie</translation>
    </message>
    <message>
        <source>pull in the animation that has the focus</source>
        <translation>donner une impulsion dans l’image qui a le focus</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Page préc., Page suiv., Début, Fin</translation>
    </message>
    <message>
        <source>turn the pages</source>
        <translation>tourner les pages</translation>
    </message>
    <message>
        <source>Up, Down in the code</source>
        <translation>Haut, Bas dans le code</translation>
    </message>
    <message>
        <source>from line to line, each with its explanation</source>
        <translation>de ligne en ligne, chacune avec son explication</translation>
    </message>
    <message>
        <source>find</source>
        <translation>chercher</translation>
    </message>
    <message>
        <source>next, previous</source>
        <translation>le suivant, le précédent</translation>
    </message>
    <message>
        <source>larger, smaller, normal text</source>
        <translation>texte plus grand, plus petit, normal</translation>
    </message>
    <message>
        <source>print, or write a PDF</source>
        <translation>imprimer, ou écrire un PDF</translation>
    </message>
    <message>
        <source>right button, wheel on the 3-D surface</source>
        <translation>bouton droit, molette sur la surface 3D</translation>
    </message>
    <message>
        <source>turn and tilt it; zoom</source>
        <translation>la tourner, l’incliner&#xa0;; s’approcher</translation>
    </message>
    <message>
        <source>Select and move: click or drag an object</source>
        <translation>«&#xa0;Sélectionner&#xa0;»&#xa0;: cliquer ou glisser un objet</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Ctrl et flèches</translation>
    </message>
    <message>
        <source>on a projector: move the card whose sign has the focus</source>
        <translation>sur le projecteur&#xa0;: déplacer la carte dont le signe a le focus</translation>
    </message>
    <message>
        <source>drag the ring along the string</source>
        <translation>glisser l’anneau le long de la corde</translation>
    </message>
    <message>
        <source>drag the ring up or down</source>
        <translation>tirer l’anneau vers le haut ou le bas</translation>
    </message>
    <message>
        <source>pluck the string there</source>
        <translation>pincer la corde à cet endroit</translation>
    </message>
    <message>
        <source>drag an end of the string</source>
        <translation>tirer un bout de la corde</translation>
    </message>
    <message>
        <source>move it by hand</source>
        <translation>le bouge à la main</translation>
    </message>
    <message>
        <source>arrow keys on a slider</source>
        <translation>flèches sur un curseur</translation>
    </message>
    <message>
        <source>change its value; with Shift in finer steps, with Page Up and Page Down in larger ones</source>
        <translation>changent sa valeur&#xa0;; avec Maj par pas plus fins, avec Page précédente et Page suivante par pas plus grands</translation>
    </message>
    <message>
        <source>select it, move it; handles turn and resize it, with Shift by 15°</source>
        <translation>le sélectionner, le déplacer&#xa0;; les poignées le tournent et le redimensionnent, avec Maj par pas de 15°</translation>
    </message>
    <message>
        <source>Shift+click, Ctrl+click</source>
        <translation>Maj+clic, Ctrl+clic</translation>
    </message>
    <message>
        <source>select one more object, or one less</source>
        <translation>sélectionner un objet de plus, ou de moins</translation>
    </message>
    <message>
        <source>drag a frame in the water</source>
        <translation>glisser un cadre dans l’eau</translation>
    </message>
    <message>
        <source>select every object in it</source>
        <translation>sélectionner tous les objets qu’il contient</translation>
    </message>
    <message>
        <source>right click, Menu, Shift+F10</source>
        <translation>clic droit, Menu, Maj+F10</translation>
    </message>
    <message>
        <source>the menu of the objects that are selected</source>
        <translation>le menu des objets sélectionnés</translation>
    </message>
    <message>
        <source>Up, Down; in the pool Shift+Page Up, Shift+Page Down</source>
        <translation>Haut, Bas&#xa0;; dans le bassin Maj+Page préc., Maj+Page suiv.</translation>
    </message>
</context>
<context>
    <name>seiche::KnobRow</name>
    <message>
        <source>%1: %2</source>
        <comment>miniature, its knob</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enter a number from %1 to %2.</source>
        <translation>Entrez un nombre de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>seiche::LabView</name>
    <message>
        <source>Stop %1 %</source>
        <comment>progress of the sweep</comment>
        <translation>Arrêter %1&#xa0;%</translation>
    </message>
    <message>
        <source>Sweep</source>
        <comment>measure the whole curve</comment>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Q %1 · theory %2</source>
        <comment>quality factor, measured and predicted</comment>
        <translation>Q %1 · théorie %2</translation>
    </message>
    <message>
        <source>Q %1</source>
        <comment>quality factor</comment>
        <translation>Q %1</translation>
    </message>
    <message>
        <source>rhythm, Hz</source>
        <translation>rythme, Hz</translation>
    </message>
    <message>
        <source>amplitude, pulls</source>
        <translation>amplitude, impulsions</translation>
    </message>
    <message>
        <source>Compared with the amplitude of a single pull</source>
        <translation>Par rapport à l’amplitude d’une seule impulsion</translation>
    </message>
    <message>
        <source>Measures the whole curve on copies of this string or pool, in the background</source>
        <translation>Mesure toute la courbe sur des copies de cette corde ou de ce bassin, en arrière-plan</translation>
    </message>
    <message>
        <source>A copy of this run would take too much memory.</source>
        <translation>Une copie de ce calcul occuperait trop de mémoire.</translation>
    </message>
    <message>
        <source>Open a basin</source>
        <translation>Ouvrir une cuve</translation>
    </message>
    <message>
        <source>A pool that a hand can rock</source>
        <translation>Un bassin qu’une main peut faire osciller</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>what it predicts of the resonances</comment>
        <translation>Théorie</translation>
    </message>
    <message>
        <source>Shows what theory predicts of the resonances: here the curve and the modes 1, 2, 3…, and their frequencies wherever they are told</source>
        <translation>Montre ce que la théorie prédit des résonances&#xa0;: ici la courbe et les modes 1, 2, 3…, et leurs fréquences partout où elles sont données</translation>
    </message>
    <message>
        <source>real: %1</source>
        <comment>the frequency of the real medium</comment>
        <translation>réelle&#xa0;:&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>seiche::LargeChartPage</name>
    <message>
        <source>Large resonance chart</source>
        <translation>Grand graphique de résonance</translation>
    </message>
    <message>
        <source>Both dampings</source>
        <translation>Les deux amortissements</translation>
    </message>
    <message>
        <source>What damping really does: both kinds side by side</source>
        <translation>Ce que fait vraiment l’amortissement&#xa0;: les deux types côte à côte</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Find the slowest rhythm of an unknown string</source>
        <translation>Trouvez le rythme le plus lent d’une corde inconnue</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to the canvas</source>
        <translation>Retour à la vue</translation>
    </message>
</context>
<context>
    <name>seiche::LessonBrowser</name>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>étapes&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Lesson from a file…</source>
        <translation>Leçon d’un fichier…</translation>
    </message>
    <message>
        <source>Forget my progress</source>
        <translation>Oublier ma progression</translation>
    </message>
    <message>
        <source>Sheet for students…</source>
        <translation>Fiche pour les élèves…</translation>
    </message>
</context>
<context>
    <name>seiche::LessonPanel</name>
    <message>
        <source>Your number</source>
        <translation>Votre nombre</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Ce n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fait.</translation>
    </message>
    <message>
        <source>The experiment of this step is not open. “Repeat this step” opens it.</source>
        <translation>L’expérience de cette étape n’est pas ouverte. «&#xa0;Répéter cette étape&#xa0;» l’ouvre.</translation>
    </message>
    <message>
        <source>Not right yet. Try again, or ask for a hint.</source>
        <translation>Pas encore juste. Essayez encore, ou demandez un indice.</translation>
    </message>
    <message>
        <source>This answer is right; something else is still missing.</source>
        <translation>Cette réponse est juste&#xa0;; il manque encore autre chose.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Indice %1&#xa0;:</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3 done</source>
        <translation>Étape %1 sur %2 · faites&#xa0;: %3</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Check my answer</source>
        <translation>Vérifier ma réponse</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>Mes résultats</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1 Hz is a resonance, too, but not the one asked for.</source>
        <translation>%1 Hz est aussi une résonance, mais pas celle que l’on cherche.</translation>
    </message>
</context>
<context>
    <name>seiche::MainWindow</name>
    <message>
        <source>There is no built-in experiment named &quot;%1&quot;.</source>
        <translation>Il n’y a pas d’expérience intégrée nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is not enough memory for a comparison with %1.</source>
        <translation>Il n’y a pas assez de mémoire pour une comparaison avec %1.</translation>
    </message>
    <message>
        <source>Together the runs would take more than %1 MB of memory. A smaller pool needs less.</source>
        <translation>Tous les calculs ensemble occuperaient plus de %1&#xa0;Mo de mémoire. Un bassin plus petit en demande moins.</translation>
    </message>
    <message>
        <source>There is no audio device.</source>
        <translation>Il n’y a pas de sortie audio.</translation>
    </message>
    <message>
        <source>Nothing could be pasted from the clipboard.</source>
        <translation>Rien n’a pu être collé depuis le presse-papiers.</translation>
    </message>
    <message>
        <source>This change is too large for the computer.</source>
        <translation>Cette modification est trop grande pour l’ordinateur.</translation>
    </message>
</context>
<context>
    <name>seiche::MediumPanel</name>
    <message>
        <source>fundamental %1 Hz</source>
        <translation>fondamental %1 Hz</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Milieu</translation>
    </message>
    <message>
        <source>Spring k</source>
        <translation>Raideur k</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>per second</comment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Size, sides, steps, scheme</source>
        <translation>Taille, côtés, pas, schéma</translation>
    </message>
    <message>
        <source>Points, ends, steps, scheme</source>
        <translation>Points, bouts, pas, schéma</translation>
    </message>
    <message>
        <source>fundamental %1</source>
        <translation>fondamental %1</translation>
    </message>
</context>
<context>
    <name>seiche::Menus</name>
    <message>
        <source>&amp;Experiment</source>
        <translation>&amp;Expérience</translation>
    </message>
    <message>
        <source>&amp;Built-in experiments</source>
        <translation>Expériences &amp;intégrées</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Calcul</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>Pool&apos;s &amp;picture</source>
        <translation>&amp;Image du bassin</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Theory over the pool</source>
        <translation>Théorie sur le &amp;bassin</translation>
    </message>
    <message>
        <source>On the strin&amp;g</source>
        <translation>S&amp;ur la corde</translation>
    </message>
</context>
<context>
    <name>seiche::MetronomeRow</name>
    <message>
        <source>Between %1 and %2 Hz</source>
        <translation>Entre %1 et %2 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>Metronome</source>
        <translation>Métronome</translation>
    </message>
    <message>
        <source>Taps for you, each tap exactly on its step. Tap yourself to take over.</source>
        <translation>Tape pour vous, chaque frappe au pas exact. Tapez vous-même pour reprendre la main.</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Frequency of the metronome</source>
        <translation>Fréquence du métronome</translation>
    </message>
    <message>
        <source>Tap of the metronome</source>
        <translation>Frappe du métronome</translation>
    </message>
    <message>
        <source>Sine</source>
        <comment>a sine that drives the medium</comment>
        <translation>Sinus</translation>
    </message>
    <message>
        <source>Drives the medium with a sine instead of taps</source>
        <translation>Excite le milieu par une sinusoïde au lieu de frappes</translation>
    </message>
    <message>
        <source>Frequency of the sine</source>
        <translation>Fréquence de la sinusoïde</translation>
    </message>
    <message>
        <source>To the next resonance that theory predicts; with Shift to the one before</source>
        <translation>À la résonance suivante que prédit la théorie&#xa0;; avec Maj à la précédente</translation>
    </message>
    <message>
        <source>Next resonance</source>
        <translation>Résonance suivante</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureCard</name>
    <message>
        <source>%1: %2</source>
        <comment>miniature, its button</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Impulsion</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1: exploded at step %2</source>
        <translation>%1&#xa0;: a divergé au pas %2</translation>
    </message>
    <message>
        <source>Exploded at step %1</source>
        <translation>A divergé au pas %1</translation>
    </message>
    <message>
        <source>fastest growth: × %1 per step</source>
        <translation>croissance la plus rapide&#xa0;: × %1 par pas</translation>
    </message>
    <message>
        <source>stable up to k = %1</source>
        <translation>stable jusqu’à k = %1</translation>
    </message>
    <message>
        <source>%1 swings per second</source>
        <translation>%1 oscillations par seconde</translation>
    </message>
    <message>
        <source>in the long run × %1</source>
        <translation>à la longue × %1</translation>
    </message>
    <message>
        <source>now × %1 of one pull, %2</source>
        <translation>maintenant × %1 d’une impulsion, %2</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureView</name>
    <message>
        <source>An animation. SPACE starts it again.</source>
        <translation>Une animation. ESPACE la recommence.</translation>
    </message>
    <message>
        <source>An animation. SPACE pulls; a click pulls where you click.</source>
        <translation>Une animation. ESPACE donne une impulsion&#xa0;; un clic la donne à cet endroit.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeGrid</name>
    <message>
        <source>Standing waves of the pool</source>
        <translation>Ondes stationnaires du bassin</translation>
    </message>
    <message>
        <source>Half waves across to the right, down downwards. A click starts a standing wave, another one stops it; so does Enter after the arrow keys.</source>
        <translation>Demi-ondes en x vers la droite, en y vers le bas. Un clic lance une onde stationnaire, un autre l’arrête&#xa0;; de même Entrée après les flèches.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeRows</name>
    <message>
        <source>a number from 0</source>
        <translation>un nombre à partir de 0</translation>
    </message>
    <message>
        <source>a number of degrees</source>
        <translation>un nombre de degrés</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Amplitude of the selected standing wave</source>
        <translation>Amplitude de l’onde stationnaire choisie</translation>
    </message>
    <message>
        <source>Phase of the selected standing wave, in degrees</source>
        <translation>Phase de l’onde stationnaire choisie, en degrés</translation>
    </message>
    <message>
        <source>Height of the crests; the phase stays as it is</source>
        <translation>Hauteur des crêtes&#xa0;; la phase reste telle quelle</translation>
    </message>
    <message>
        <source>0° is a crest, 180° a trough, 90° on the way down</source>
        <translation>0° est une crête, 180° un creux, 90° en descendant</translation>
    </message>
</context>
<context>
    <name>seiche::ModeTouch</name>
    <message>
        <source>height and phase of a standing wave</source>
        <translation>hauteur et phase d’une onde stationnaire</translation>
    </message>
</context>
<context>
    <name>seiche::ModesPanel</name>
    <message>
        <source>Modes and energy</source>
        <translation>Modes et énergie</translation>
    </message>
    <message>
        <source>Waves</source>
        <comment>section of a panel</comment>
        <translation>Ondes</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>section of a panel</comment>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Energy</source>
        <comment>section of a panel</comment>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <comment>section of a panel</comment>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Chain</source>
        <comment>section of a panel</comment>
        <translation>Chaîne</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectActions</name>
    <message>
        <source>&amp;Left edges</source>
        <translation>Bords &amp;gauches</translation>
    </message>
    <message>
        <source>&amp;Centres in a column</source>
        <translation>&amp;Centres en colonne</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>Bords &amp;droits</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>Bords &amp;supérieurs</translation>
    </message>
    <message>
        <source>Centres in a ro&amp;w</source>
        <translation>Centres en &amp;ligne</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>Bords &amp;inférieurs</translation>
    </message>
    <message>
        <source>&amp;Spread evenly from left to right</source>
        <translation>&amp;Espacer régulièrement de gauche à droite</translation>
    </message>
    <message>
        <source>Spread evenly from top to botto&amp;m</source>
        <translation>Espacer régulièrement de haut en &amp;bas</translation>
    </message>
    <message>
        <source>Ali&amp;gn</source>
        <translation>Ali&amp;gner</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>Turn and r&amp;esize</source>
        <translation>Tour&amp;ner et redimensionner</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>R&amp;etirer</translation>
    </message>
    <message>
        <source>Select &amp;all objects</source>
        <translation>Sélectionner &amp;tous les objets</translation>
    </message>
    <message>
        <source>&amp;Select and move objects</source>
        <translation>&amp;Sélectionner et déplacer les objets</translation>
    </message>
    <message>
        <source>&amp;Next object</source>
        <translation>Objet sui&amp;vant</translation>
    </message>
    <message>
        <source>Propert&amp;ies…</source>
        <translation>Propr&amp;iétés…</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>Mettre au &amp;premier plan</translation>
    </message>
    <message>
        <source>Where two media overlap, the one in front counts</source>
        <translation>Là où deux milieux se recouvrent, celui de devant compte</translation>
    </message>
    <message>
        <source>Send to &amp;back</source>
        <translation>Mettre à l’&amp;arrière-plan</translation>
    </message>
    <message>
        <source>On &amp;whole cells</source>
        <translation>Caler s&amp;ur les cellules entières</translation>
    </message>
    <message>
        <source>What is moved or added comes to lie on whole cells</source>
        <translation>Ce qui est déplacé ou ajouté se place sur des cellules entières</translation>
    </message>
    <message>
        <source>Turn to the &amp;left by 15°</source>
        <translation>Tourner de 15° vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Turn to the &amp;right by 15°</source>
        <translation>Tourner de 15° vers la &amp;droite</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>&amp;Plus grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus pe&amp;tit</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectsPanel</name>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>Dans le bassin</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Objects in the pool</source>
        <translation>Objets dans le bassin</translation>
    </message>
    <message>
        <source>Name of the object</source>
        <translation>Nom de l’objet</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add walls, media, sources and probes with the tools to the left of the pool. The properties of the selected object appear here.</source>
        <translation>Ajoutez parois, milieux, sources et sondes avec les outils à gauche du bassin. Les propriétés de l’objet sélectionné apparaissent ici.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a value, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column, cells</source>
        <translation>Colonne, cellules</translation>
    </message>
    <message>
        <source>Position of its centre, from the left</source>
        <translation>Position de son centre, depuis la gauche</translation>
    </message>
    <message>
        <source>Row, cells</source>
        <translation>Ligne, cellules</translation>
    </message>
    <message>
        <source>Position of its centre, from the top</source>
        <translation>Position de son centre, depuis le haut</translation>
    </message>
    <message>
        <source>Wavelength, cells</source>
        <translation>Longueur d’onde, cellules</translation>
    </message>
    <message>
        <source>Of its waves in the pool&apos;s own medium, along an axis; it follows from the frequency</source>
        <translation>De ses ondes dans le milieu propre du bassin, le long d’un axe&#xa0;; elle découle de la fréquence</translation>
    </message>
    <message>
        <source>Another object already has this name.</source>
        <translation>Un autre objet porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Switch off now</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Switch on now</source>
        <translation>Allumer</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>A wavelength is more than 0.</source>
        <translation>Une longueur d’onde est supérieure à 0.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back with %2 % of their height.</source>
        <translation>Rien ne passe. Les ondes de %1 cellules qui l’abordent à angle droit reviennent avec %2 % de leur hauteur.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Joins another string to this one</source>
        <translation>Joint une autre corde à celle-ci</translation>
    </message>
    <message>
        <source>Joints of the string</source>
        <translation>Jonctions de la corde</translation>
    </message>
    <message>
        <source>On the string</source>
        <translation>Sur la corde</translation>
    </message>
    <message>
        <source>Objects on the string</source>
        <translation>Objets sur la corde</translation>
    </message>
    <message>
        <source>Join a string of another mass to this one with the button below. The properties of the selected stretch appear here.</source>
        <translation>Joignez à celle-ci une corde d’une autre masse avec le bouton ci-dessous. Les propriétés du tronçon choisi apparaissent ici.</translation>
    </message>
    <message>
        <source>Place, points</source>
        <translation>Position, points</translation>
    </message>
    <message>
        <source>Wavelength, points</source>
        <translation>Longueur d’onde, points</translation>
    </message>
    <message>
        <source>Of its waves on the string as it is by itself; it follows from the frequency</source>
        <translation>De ses ondes sur la corde telle qu’elle est elle-même&#xa0;; elle découle de la fréquence</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Envoyer une impulsion</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upside down with %2 % of their height.</source>
        <translation>Rien ne passe. Les ondes de %1 cellules qui l’abordent à angle droit reviennent renversées, avec %2&#xa0;% de leur hauteur.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upright with %2 % of their height.</source>
        <translation>Rien ne passe. Les ondes de %1 cellules qui l’abordent à angle droit reviennent à l’endroit, avec %2&#xa0;% de leur hauteur.</translation>
    </message>
    <message>
        <source>It is faster than waves.</source>
        <translation>Elle est plus rapide que les ondes.</translation>
    </message>
    <message>
        <source>Waves that it meets head-on come back with %1 times their frequency, and with %2 times where it moves away from them.</source>
        <translation>Les ondes vers lesquelles elle avance reviennent à %1 fois leur fréquence&#xa0;; celles dont elle s’éloigne, à %2 fois.</translation>
    </message>
    <message>
        <source>%1 objects are selected. They are moved, turned and resized together; the menu Edit aligns, copies and removes them.</source>
        <translation>%1 objets sont sélectionnés. Ils sont déplacés, tournés et redimensionnés ensemble&#xa0;; le menu «&#xa0;Édition&#xa0;» les aligne, les copie et les retire.</translation>
    </message>
    <message>
        <source>A value typed here is given to all of them.</source>
        <translation>Une valeur saisie ici est donnée à tous.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Oscillation d’après une formule ou une courbe…</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Célérité d’après une formule ou une image…</translation>
    </message>
</context>
<context>
    <name>seiche::OpenClassDialog</name>
    <message>
        <source>A class with phones</source>
        <translation>Une classe avec des téléphones</translation>
    </message>
    <message>
        <source>one that is free</source>
        <translation>un port libre</translation>
    </message>
    <message>
        <source>Students join with the code on the wall: no names, no accounts. Nothing is kept but the table that you save.</source>
        <translation>Les élèves entrent avec le code au mur&#xa0;: ni noms, ni comptes. Rien n’est gardé, sauf la table que vous enregistrez.</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Réseau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port&#xa0;:</translation>
    </message>
    <message>
        <source>Na&amp;me in place of the address:</source>
        <translation>&amp;Nom à la place de l’adresse&#xa0;:</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Name in place of the address</source>
        <translation>Nom à la place de l’adresse</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <translation>cet ordinateur seul</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>tous les réseaux</translation>
    </message>
    <message>
        <source>The class could not be opened: %1</source>
        <translation>La classe n’a pas pu être ouverte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Phones must be in the same network. Where none can join, the network keeps its devices apart or a firewall holds the port closed: an access point of your own helps, or browsers of the school&apos;s computers. Without any network, phones show codes of their points for you to type.</source>
        <translation>Les téléphones doivent être dans le même réseau. Si aucun ne peut entrer, le réseau sépare ses appareils, ou un pare-feu tient le port fermé&#xa0;: un point d’accès à vous y remédie, ou les navigateurs des ordinateurs de l’école. Sans aucun réseau, les téléphones montrent les codes de leurs points, que vous saisissez.</translation>
    </message>
    <message>
        <source>This computer is in no network. Browsers on it can join; phones show codes of their points for you to type.</source>
        <translation>Cet ordinateur n’est dans aucun réseau. Ses navigateurs peuvent entrer&#xa0;; les téléphones montrent les codes de leurs points, que vous saisissez.</translation>
    </message>
</context>
<context>
    <name>seiche::OpenLinkDialog</name>
    <message>
        <source>Open a link</source>
        <translation>Ouvrir un lien</translation>
    </message>
    <message>
        <source>A link to an experiment, or an experiment as text:</source>
        <translation>Un lien vers une expérience, ou une expérience sous forme de texte&#xa0;:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>This cannot be opened.</source>
        <translation>Impossible d’ouvrir cela.</translation>
    </message>
</context>
<context>
    <name>seiche::Panel</name>
    <message>
        <source>Hidden until you have found the rhythm of the string.</source>
        <translation>Caché jusqu’à ce que vous ayez trouvé le rythme de la corde.</translation>
    </message>
</context>
<context>
    <name>seiche::PhasorDial</name>
    <message>
        <source>Phase of the selected standing wave</source>
        <translation>Phase de l’onde stationnaire choisie</translation>
    </message>
    <message>
        <source>Amplitude and phase: up is a crest. Drag to turn it, or use the arrow keys.</source>
        <translation>Amplitude et phase&#xa0;: en haut, une crête. Glissez pour tourner, ou utilisez les flèches.</translation>
    </message>
    <message>
        <source>%1 degrees. Arrow keys turn it.</source>
        <translation>%1 degrés. Les flèches tournent.</translation>
    </message>
    <message>
        <source>This wave is at rest.</source>
        <translation>Cette onde est au repos.</translation>
    </message>
</context>
<context>
    <name>seiche::PicturePanel</name>
    <message>
        <source>A range must be more than 0.</source>
        <translation>Une plage doit être supérieure à 0.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Fixed range of heights</source>
        <translation>Plage de hauteurs fixe</translation>
    </message>
    <message>
        <source>The height at the end of the colours; otherwise they follow the waves</source>
        <translation>La hauteur au bout des couleurs&#xa0;; sinon elles suivent les ondes</translation>
    </message>
    <message>
        <source>Height at the end of the colours</source>
        <translation>Hauteur au bout des couleurs</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <translation>Votre image…</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Carreaux</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>Une cellule fait</translation>
    </message>
    <message>
        <source>Length of a cell</source>
        <translation>Longueur d’une cellule</translation>
    </message>
    <message>
        <source>Unit of length</source>
        <translation>Unité de longueur</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cellules</translation>
    </message>
    <message>
        <source>For tapes, scales and the cross-section; if empty, lengths are counted in cells</source>
        <translation>Pour les mètres rubans, les échelles et la coupe&#xa0;; vide&#xa0;: les longueurs se comptent en cellules</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Left and Ctrl+Right</source>
        <translation>Bouton droit sur le bassin, Ctrl+Gauche et Ctrl+Droite</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Up and Ctrl+Down</source>
        <translation>Bouton droit sur le bassin, Ctrl+Haut et Ctrl+Bas</translation>
    </message>
    <message>
        <source>Wheel, Ctrl+Page Up and Ctrl+Page Down</source>
        <translation>Molette, Ctrl+Page précédente et Ctrl+Page suivante</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>Ce que prédit la théorie</translation>
    </message>
    <message>
        <source>Nothing to draw in this pool now: %1.</source>
        <translation>Rien à tracer dans ce bassin pour l’instant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Mean of the squared height over whole periods of what swings it: %1 in %2.</source>
        <translation>Moyenne du carré de la hauteur sur des périodes entières de l’excitation&#xa0;: %1 en %2.</translation>
    </message>
    <message>
        <source>Mean of the squared height; nothing swings with one steady frequency, so what was seen fades to 1/e within %1.</source>
        <translation>Moyenne du carré de la hauteur&#xa0;; rien n’oscille à une seule fréquence stable, donc ce qui a été vu s’atténue à 1/e en %1.</translation>
    </message>
</context>
<context>
    <name>seiche::PointTable</name>
    <message>
        <source>Points of the resonance chart</source>
        <translation>Points du graphique de résonance</translation>
    </message>
    <message>
        <source>Frequency, Hz</source>
        <translation>Fréquence, Hz</translation>
    </message>
    <message>
        <source>±, Hz</source>
        <translation>±, Hz</translation>
    </message>
    <message>
        <source>Amplitude, × one pull</source>
        <translation>Amplitude, × une impulsion</translation>
    </message>
    <message>
        <source>±, × one pull</source>
        <translation>±, × une impulsion</translation>
    </message>
    <message>
        <source>Taps</source>
        <translation>Frappes</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>another string</source>
        <translation>autre corde</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>balayage</translation>
    </message>
    <message>
        <source>sweep, not steady</source>
        <translation>balayage, non établi</translation>
    </message>
    <message>
        <source>Real frequency</source>
        <translation>Fréquence réelle</translation>
    </message>
</context>
<context>
    <name>seiche::PoolCanvas</name>
    <message>
        <source>Pool</source>
        <translation>Bassin</translation>
    </message>
    <message>
        <source>SPACE pulls the water at the ring. The arrow keys move the ring.</source>
        <translation>ESPACE donne une impulsion à l’eau, à l’anneau. Les flèches déplacent l’anneau.</translation>
    </message>
    <message>
        <source>SPACE pulls here</source>
        <translation>ESPACE agit ici</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cellules</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
        <translation>Moyenne en cours&#xa0;: %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>seiche::PoolStrokes</name>
    <message>
        <source>raise</source>
        <translation>soulèvement</translation>
    </message>
    <message>
        <source>push down</source>
        <translation>enfoncement</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>maintien</translation>
    </message>
    <message>
        <source>smooth out</source>
        <translation>lissage</translation>
    </message>
</context>
<context>
    <name>seiche::PoolWaves</name>
    <message>
        <source>one standing wave</source>
        <translation>une onde stationnaire</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <comment>half waves of a pool</comment>
        <translation>%1 en x, %2 en y</translation>
    </message>
    <message>
        <source>%1: %2 Hz</source>
        <comment>a standing wave and its frequency</comment>
        <translation>%1&#xa0;: %2 Hz</translation>
    </message>
    <message>
        <source>Selected: %1, amplitude %2. Arrow keys select, Enter starts or stops it.</source>
        <translation>Choisie&#xa0;: %1, amplitude %2. Les flèches choisissent, Entrée la lance ou l’arrête.</translation>
    </message>
    <message>
        <source>Selected: %1. Arrow keys select, Enter starts or stops it.</source>
        <translation>Choisie&#xa0;: %1. Les flèches choisissent, Entrée la lance ou l’arrête.</translation>
    </message>
    <message>
        <source>Waves leave at the sides: there is no standing wave here.</source>
        <translation>Les ondes sortent par les bords&#xa0;: il n’y a pas d’onde stationnaire ici.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>Il n’y a pas de formule pour les ondes stationnaires entre parois et milieux.</translation>
    </message>
    <message>
        <source>across</source>
        <comment>half waves along x</comment>
        <translation>en x</translation>
    </message>
    <message>
        <source>down</source>
        <comment>half waves along y</comment>
        <translation>en y</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>steps</source>
        <comment>period of a mode</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>Half waves of the lowest standing waves</source>
        <translation>Demi-ondes des ondes stationnaires les plus graves</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>La lancer seule</translation>
    </message>
    <message>
        <source>Still water with only this standing wave</source>
        <translation>Une eau calme avec cette seule onde stationnaire</translation>
    </message>
    <message>
        <source>Add or remove</source>
        <translation>Ajouter ou ôter</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there, or takes it away (Enter)</source>
        <translation>Ajoute cette onde stationnaire à ce qui est là, ou l’enlève (Entrée)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a standing wave and its frequency with its unit</comment>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>seiche::PresetBrowser</name>
    <message>
        <source>Built-in experiments</source>
        <translation>Expériences intégrées</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the built-in experiments</source>
        <translation>Chercher dans les expériences intégrées</translation>
    </message>
    <message>
        <source>No matching experiments.</source>
        <translation>Aucune expérience ne correspond.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>Marks the chosen experiment as a favourite (Ctrl+D)</source>
        <translation>Marque l’expérience choisie comme favorite (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>seiche::PresetModel</name>
    <message>
        <source>%1, favourite</source>
        <translation>%1, favori</translation>
    </message>
</context>
<context>
    <name>seiche::PresetSections</name>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Ouvertes récemment</translation>
    </message>
</context>
<context>
    <name>seiche::ProbePair</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>First probe</source>
        <translation>Première sonde</translation>
    </message>
    <message>
        <source>Second probe</source>
        <translation>Deuxième sonde</translation>
    </message>
    <message>
        <source>Three whole cycles at both probes are needed; not yet seen.</source>
        <translation>Il faut trois cycles entiers aux deux sondes&#xa0;; on ne les a pas encore vus.</translation>
    </message>
    <message>
        <source>One of the two does not swing steadily: there is no phase.</source>
        <translation>L’une des deux n’oscille pas régulièrement&#xa0;: il n’y a pas de phase.</translation>
    </message>
    <message>
        <source>The two swing with different frequencies: there is no phase between them.</source>
        <translation>Les deux oscillent à des fréquences différentes&#xa0;: il n’y a pas de phase entre elles.</translation>
    </message>
    <message>
        <source>Both swing with %1; whole cycles seen: %2.</source>
        <comment>frequency with its unit, number</comment>
        <translation>Les deux oscillent à %1&#xa0;; cycles entiers vus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Amplitude ratio %1 : %2 = %3</source>
        <comment>second probe : first probe = number</comment>
        <translation>Rapport d’amplitudes %1&#xa0;: %2 = %3</translation>
    </message>
    <message>
        <source>%1 and %2 swing in phase.</source>
        <translation>%1 et %2 oscillent en phase.</translation>
    </message>
    <message>
        <source>%1 is later than %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 est en retard sur %2 de %3</translation>
    </message>
    <message>
        <source>%1 is earlier than %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 est en avance sur %2 de %3</translation>
    </message>
    <message>
        <source>Phase difference %1°, %2 cycles</source>
        <translation>Différence de phase %1°, %2 cycles</translation>
    </message>
</context>
<context>
    <name>seiche::ProbeSpectrum</name>
    <message>
        <source>frequency, Hz</source>
        <translation>fréquence, Hz</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitude</translation>
    </message>
    <message>
        <source>%1: no peak</source>
        <translation>%1&#xa0;: aucun pic</translation>
    </message>
    <message>
        <source>%1: highest peak at %2 Hz, amplitude %3</source>
        <translation>%1&#xa0;: plus haut pic à %2 Hz, amplitude %3</translation>
    </message>
</context>
<context>
    <name>seiche::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>Sondes</translation>
    </message>
    <message>
        <source>Difference of the first two</source>
        <translation>Différence des deux premières</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Dernières s</translation>
    </message>
    <message>
        <source>Seconds that are shown</source>
        <translation>Secondes affichées</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>temps, s</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>%1: amplitude %2, no steady frequency</source>
        <translation>%1&#xa0;: amplitude %2, pas de fréquence stable</translation>
    </message>
    <message>
        <source>Heights at the probes</source>
        <translation>Hauteurs aux sondes</translation>
    </message>
    <message>
        <source>Add a probe with the tools on the left: it shows the height at its place over time.</source>
        <translation>Ajoutez une sonde avec les outils de gauche&#xa0;: elle montre la hauteur à son endroit au cours du temps.</translation>
    </message>
    <message>
        <source>Height over time</source>
        <translation>Hauteur selon le temps</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spectre</translation>
    </message>
    <message>
        <source>Spectrum over time</source>
        <translation>Spectre selon le temps</translation>
    </message>
    <message>
        <source>Not enough has been seen yet.</source>
        <translation>On n’en a pas encore vu assez.</translation>
    </message>
    <message>
        <source>What is shown of the probes</source>
        <translation>Ce qui est montré des sondes</translation>
    </message>
    <message>
        <source>Spectra of the probes</source>
        <translation>Spectres des sondes</translation>
    </message>
    <message>
        <source>Brighter: higher; black: a hundredth of the highest, or less.</source>
        <translation>Plus clair&#xa0;: plus haut&#xa0;; noir&#xa0;: un centième du plus haut, ou moins.</translation>
    </message>
    <message>
        <source>Spectrum of the first probe over time</source>
        <translation>Spectre de la première sonde au cours du temps</translation>
    </message>
    <message>
        <source>%1: amplitude %2, %3</source>
        <comment>name, height, frequency with its unit</comment>
        <translation>%1&#xa0;: amplitude %2, %3</translation>
    </message>
    <message>
        <source>Last seconds of the simulation</source>
        <translation>Dernières s de la simulation</translation>
    </message>
    <message>
        <source>Phase of two probes</source>
        <translation>Phase de deux sondes</translation>
    </message>
    <message>
        <source>Two probes are needed: add them with the tools on the left.</source>
        <translation>Il faut deux sondes&#xa0;: ajoutez-les avec les outils de gauche.</translation>
    </message>
    <message>
        <source>Choose two different probes.</source>
        <translation>Choisissez deux sondes différentes.</translation>
    </message>
    <message>
        <source>Heights at two probes</source>
        <translation>Hauteurs à deux sondes</translation>
    </message>
</context>
<context>
    <name>seiche::QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>Code QR du lien</translation>
    </message>
</context>
<context>
    <name>seiche::QuickStarts</name>
    <message>
        <source>Fundamental</source>
        <translation>Fondamental</translation>
    </message>
    <message>
        <source>A level string with only its lowest standing wave</source>
        <translation>Une corde plate avec seulement son onde stationnaire la plus grave</translation>
    </message>
    <message>
        <source>Pluck in the middle</source>
        <translation>Pincer au milieu</translation>
    </message>
    <message>
        <source>The string is held in a triangle with its top in the middle, and let go</source>
        <translation>La corde est tenue en triangle, la pointe au milieu, puis lâchée</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Plate</translation>
    </message>
    <message>
        <source>The string level and at rest, from step 0</source>
        <translation>La corde plate et au repos, à partir du pas 0</translation>
    </message>
    <message>
        <source>Level string</source>
        <translation>Corde plate</translation>
    </message>
</context>
<context>
    <name>seiche::RasterPreview</name>
    <message>
        <source>from %1 (black) to %2 (white)</source>
        <translation>de %1 (noir) à %2 (blanc)</translation>
    </message>
</context>
<context>
    <name>seiche::ReadingBar</name>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Find in the theory (Ctrl+F)</source>
        <translation>Chercher dans la théorie (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>Chercher le précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>Chercher le suivant (F3)</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Texte plus petit (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Texte plus grand (Ctrl++)</translation>
    </message>
    <message>
        <source>Equations in words</source>
        <translation>Équations en mots</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print, or write a PDF (Ctrl+P)</source>
        <translation>Imprimer, ou écrire un PDF (Ctrl+P)</translation>
    </message>
</context>
<context>
    <name>seiche::RealRows</name>
    <message>
        <source>Real string</source>
        <translation>Corde réelle</translation>
    </message>
    <message>
        <source>Real units</source>
        <translation>Unités réelles</translation>
    </message>
    <message>
        <source>Wave speed</source>
        <translation>Célérité</translation>
    </message>
    <message>
        <source>√(T/μ). Type a speed, and the tension becomes what it needs.</source>
        <translation>√(T/μ). Saisissez une célérité, et la tension prend la valeur qu’il lui faut.</translation>
    </message>
    <message>
        <source>How fast long waves are.</source>
        <translation>La célérité des ondes longues.</translation>
    </message>
    <message>
        <source>Fundamental</source>
        <translation>Fondamental</translation>
    </message>
    <message>
        <source>The lowest frequency. Type one, and the string is tuned by its tension.</source>
        <translation>La plus basse fréquence. Saisissez-en une, et la corde est accordée par sa tension.</translation>
    </message>
    <message>
        <source>The lowest frequency.</source>
        <translation>La plus basse fréquence.</translation>
    </message>
    <message>
        <source>Slow motion: %1 times as slow.</source>
        <translation>Ralenti&#xa0;: %1 fois plus lent.</translation>
    </message>
    <message>
        <source>Fast motion: %1 times as fast.</source>
        <translation>Accéléré&#xa0;: %1 fois plus rapide.</translation>
    </message>
    <message>
        <source>A cell is %1, a step %2: Courant number %3. %4</source>
        <translation>Une cellule fait %1, un pas %2&#xa0;: nombre de Courant %3. %4</translation>
    </message>
</context>
<context>
    <name>seiche::RecordActions</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Il n’y a pas assez de mémoire.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>onde</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Save the heights at the probes</source>
        <translation>Enregistrer les hauteurs aux sondes</translation>
    </message>
    <message>
        <source>probes</source>
        <comment>file name</comment>
        <translation>sondes</translation>
    </message>
    <message>
        <source>Save all heights at this moment</source>
        <translation>Enregistrer toutes les hauteurs de cet instant</translation>
    </message>
    <message>
        <source>heights</source>
        <comment>file name</comment>
        <translation>hauteurs</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Enregistrer la page</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Pages (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>&amp;Save the picture</source>
        <translation>&amp;Enregistrer l’image</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>Grap&amp;hiques</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Film…</translation>
    </message>
    <message>
        <source>Heights at the &amp;probes as a table…</source>
        <translation>Hauteurs aux s&amp;ondes en table…</translation>
    </message>
    <message>
        <source>The height at every step of the run, as CSV</source>
        <translation>La hauteur à chaque pas du calcul, en CSV</translation>
    </message>
    <message>
        <source>&amp;All heights at this moment as a table…</source>
        <translation>&amp;Toutes les hauteurs de cet instant en table…</translation>
    </message>
    <message>
        <source>P&amp;rint the page…</source>
        <translation>Im&amp;primer la page…</translation>
    </message>
    <message>
        <source>Save the pa&amp;ge as PDF…</source>
        <translation>Enregistrer la pa&amp;ge en PDF…</translation>
    </message>
    <message>
        <source>Picture %1× (%2 × %3)…</source>
        <translation>Image %1× (%2 × %3)…</translation>
    </message>
    <message>
        <source>&amp;Video…</source>
        <translation>&amp;Vidéo…</translation>
    </message>
    <message>
        <source>Video: the program ffmpeg is not installed</source>
        <translation>Vidéo&#xa0;: le programme ffmpeg n’est pas installé</translation>
    </message>
    <message>
        <source>No chart is open</source>
        <translation>Aucun graphique n’est ouvert</translation>
    </message>
    <message>
        <source>Another file is still being written.</source>
        <translation>Un autre fichier est encore en cours d’écriture.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n’a pas pu être écrit.</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryDialog</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>String: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>Corde&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Pool: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>Bassin&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Récupérer le travail non enregistré</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>The runs you tick replace those on the string and in the pool. The others are kept for the next start.</source>
        <translation>Les calculs cochés remplacent ceux de la corde et du bassin. Les autres sont conservés pour le prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryNotice</name>
    <message>
        <source>Seiche closed unexpectedly. Restore your unsaved work?</source>
        <translation>Seiche s’est fermé de façon inattendue. Récupérer le travail non enregistré&#xa0;?</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Récupérer…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Keeps it for the next start</source>
        <translation>Le conserve pour le prochain démarrage</translation>
    </message>
</context>
<context>
    <name>seiche::ResonanceChart</name>
    <message>
        <source>tap frequency, Hz</source>
        <translation>fréquence des frappes, Hz</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédite</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>balayage</translation>
    </message>
    <message>
        <source>another string</source>
        <translation>autre corde</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>en croissance</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>établi</translation>
    </message>
    <message>
        <source>× one pull</source>
        <translation>× une impulsion</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: every rhythm becomes a point here.</source>
        <translation>Tapez à un rythme régulier&#xa0;: chaque rythme devient ici un point.</translation>
    </message>
    <message>
        <source>Resonance chart</source>
        <translation>Graphique de résonance</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps.</source>
        <translation>Amplitude en impulsions selon la fréquence des frappes.</translation>
    </message>
    <message>
        <source>drive frequency, Hz</source>
        <translation>fréquence d’excitation, Hz</translation>
    </message>
    <message>
        <source>1 Hz of the taps stands for %1.</source>
        <translation>1 Hz des frappes représente&#xa0;%1.</translation>
    </message>
</context>
<context>
    <name>seiche::ResonancePanel</name>
    <message>
        <source>Save the points</source>
        <translation>Enregistrer les points</translation>
    </message>
    <message>
        <source>resonance</source>
        <comment>file name</comment>
        <translation>resonance</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Resonance</source>
        <translation>Résonance</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More about resonance</source>
        <translation>Plus sur la résonance</translation>
    </message>
    <message>
        <source>Table of all points</source>
        <translation>Table de tous les points</translation>
    </message>
    <message>
        <source>Save points as CSV…</source>
        <translation>Enregistrer les points en CSV…</translation>
    </message>
    <message>
        <source>Save chart as picture…</source>
        <translation>Enregistrer le graphique en image…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Sine drive instead of taps</source>
        <translation>Excitation sinusoïdale au lieu de frappes</translation>
    </message>
    <message>
        <source>Large chart</source>
        <translation>Grand graphique</translation>
    </message>
    <message>
        <source>Both dampings side by side</source>
        <translation>Les deux amortissements côte à côte</translation>
    </message>
    <message>
        <source>Challenge: an unknown string</source>
        <translation>Défi&#xa0;: une corde inconnue</translation>
    </message>
</context>
<context>
    <name>seiche::RootsView</name>
    <message>
        <source>Roots of the characteristic polynomial in the complex plane</source>
        <translation>Racines du polynôme caractéristique dans le plan complexe</translation>
    </message>
    <message>
        <source>A wave is multiplied by its roots at every step: inside the circle it fades, outside it grows.</source>
        <translation>Une onde est multipliée par ses racines à chaque pas&#xa0;: dans le cercle elle s’atténue, au-dehors elle croît.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a real root</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 and %2 i, modulus %3</source>
        <comment>a complex root</comment>
        <translation>%1 et %2 i, module %3</translation>
    </message>
    <message>
        <source>The wave of %1 cells has the roots %2.</source>
        <translation>L’onde de %1 cellules a les racines %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ScreenGraph</name>
    <message>
        <source>Intensity along a screen</source>
        <translation>Intensité le long d’un écran</translation>
    </message>
    <message>
        <source>The mean of the squared height along the screen, relative to the largest, with what theory predicts: dashed, far away (Fraunhofer), and dotted, with the true path lengths (Fresnel).</source>
        <translation>La moyenne du carré de la hauteur le long de l’écran, rapportée à la plus grande, avec ce que prédit la théorie&#xa0;: en tirets, très loin (Fraunhofer), et en pointillé, avec les vraies longueurs des chemins (Fresnel).</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
        <translation>Moyenne en cours&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Mean over whole periods: %1 in %2</source>
        <translation>Moyenne sur périodes entières&#xa0;: %1 en %2</translation>
    </message>
    <message>
        <source>No steady frequency: the mean fades within %1</source>
        <translation>Pas de fréquence stable&#xa0;: la moyenne s’atténue en %1</translation>
    </message>
    <message>
        <source>No maxima.</source>
        <translation>Pas de maxima.</translation>
    </message>
    <message>
        <source>Maxima at %1</source>
        <translation>Maxima à %1</translation>
    </message>
    <message>
        <source>Fraunhofer</source>
        <translation>Fraunhofer</translation>
    </message>
    <message>
        <source>Fresnel</source>
        <translation>Fresnel</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>angle</translation>
    </message>
    <message>
        <source>from its middle, cells</source>
        <translation>depuis son milieu, cellules</translation>
    </message>
</context>
<context>
    <name>seiche::SectionGraph</name>
    <message>
        <source>Cross-section</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>The heights along the line from A to B. Arrow keys move the line; with Ctrl they turn it and make it longer or shorter.</source>
        <translation>Les hauteurs le long de la ligne de A à B. Les flèches déplacent la ligne&#xa0;; avec Ctrl elles la tournent, l’allongent ou la raccourcissent.</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move it, Ctrl+Left and Ctrl+Right turn it, Ctrl+Up and Ctrl+Down change its length.</source>
        <translation>Hauteurs le long de la ligne de A à B. Glissez ses extrémités sur le bassin. Touches&#xa0;: les flèches la déplacent, Ctrl+Gauche et Ctrl+Droite la tournent, Ctrl+Haut et Ctrl+Bas changent sa longueur.</translation>
    </message>
    <message>
        <source>from A to B, cells</source>
        <translation>de A à B, cellules</translation>
    </message>
    <message>
        <source>from A to B, %1</source>
        <translation>de A à B, %1</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
</context>
<context>
    <name>seiche::Selection</name>
    <message>
        <source>change of an object</source>
        <translation>changement d’un objet</translation>
    </message>
    <message>
        <source>change of a probe</source>
        <translation>changement d’une sonde</translation>
    </message>
    <message>
        <source>new object</source>
        <translation>nouvel objet</translation>
    </message>
    <message>
        <source>new probe</source>
        <translation>nouvelle sonde</translation>
    </message>
    <message>
        <source>removal of an object</source>
        <translation>retrait d’un objet</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>chronomètre</translation>
    </message>
    <message>
        <source>frozen string</source>
        <translation>corde figée</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>impulsion</translation>
    </message>
    <message>
        <source>pulses from both ends</source>
        <translation>impulsions des deux bouts</translation>
    </message>
    <message>
        <source>%1 objects are selected.</source>
        <translation>%1 objets sont sélectionnés.</translation>
    </message>
    <message>
        <source>%1 is selected.</source>
        <translation>Sélection&#xa0;: %1.</translation>
    </message>
    <message>
        <source>change of several objects</source>
        <translation>changement de plusieurs objets</translation>
    </message>
    <message>
        <source>new objects</source>
        <translation>nouveaux objets</translation>
    </message>
    <message>
        <source>removal of several objects</source>
        <translation>retrait de plusieurs objets</translation>
    </message>
    <message>
        <source>order of objects</source>
        <translation>ordre des objets</translation>
    </message>
</context>
<context>
    <name>seiche::Session</name>
    <message>
        <source>pull</source>
        <translation>impulsion</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>recommencement</translation>
    </message>
    <message>
        <source>restart on a level medium</source>
        <translation>recommencement sur un milieu plat</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>réinitialisation</translation>
    </message>
    <message>
        <source>tap of the metronome</source>
        <translation>frappe du métronome</translation>
    </message>
    <message>
        <source>pull height = %1</source>
        <translation>hauteur de l’impulsion = %1</translation>
    </message>
    <message>
        <source>place of the pull</source>
        <translation>point d’impulsion</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>comparer avec %1</translation>
    </message>
    <message>
        <source>no longer compare with %1</source>
        <translation>ne plus comparer avec %1</translation>
    </message>
    <message>
        <source>shape of the pull</source>
        <translation>forme de l’impulsion</translation>
    </message>
    <message>
        <source>size of the string</source>
        <translation>taille de la corde</translation>
    </message>
    <message>
        <source>size of the pool</source>
        <translation>taille du bassin</translation>
    </message>
    <message>
        <source>width of the rim</source>
        <translation>largeur du bord</translation>
    </message>
</context>
<context>
    <name>seiche::ShareActions</name>
    <message>
        <source>S&amp;hare…</source>
        <translation>Part&amp;ager…</translation>
    </message>
    <message>
        <source>A link to this run, its QR code, its text</source>
        <translation>Un lien vers ce calcul, son code QR, son texte</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
        <translation>Ouvrir un &amp;lien…</translation>
    </message>
    <message>
        <source>The link could not be opened.</source>
        <translation>Le lien n’a pas pu être ouvert.</translation>
    </message>
</context>
<context>
    <name>seiche::ShareDialog</name>
    <message>
        <source>Copy the &amp;link</source>
        <translation>Copier le &amp;lien</translation>
    </message>
    <message>
        <source>Share this experiment</source>
        <translation>Partager cette expérience</translation>
    </message>
    <message>
        <source>With everything that was done in this run</source>
        <translation>Avec tout ce qui a été fait dans ce calcul</translation>
    </message>
    <message>
        <source>&amp;Address of Seiche&apos;s page for browsers:</source>
        <translation>&amp;Adresse de la page de Seiche pour navigateurs&#xa0;:</translation>
    </message>
    <message>
        <source>Address of Seiche&apos;s page for browsers</source>
        <translation>Adresse de la page de Seiche pour navigateurs</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier comme &amp;texte</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>&amp;Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>With the address of the page this becomes a link that opens everywhere, with a QR code for phones. Without it, others paste it into &quot;Open a link&quot;.</source>
        <translation>Avec l’adresse de la page, cela devient un lien qui s’ouvre partout, avec un code QR pour les téléphones. Sans elle, les autres le collent dans «&#xa0;Ouvrir un lien&#xa0;».</translation>
    </message>
    <message>
        <source>This is no address of a page.</source>
        <translation>Ce n’est pas l’adresse d’une page.</translation>
    </message>
    <message>
        <source>Only this computer knows this address: there is no QR code of it for phones.</source>
        <translation>Seul cet ordinateur connaît cette adresse&#xa0;: il n’y en a pas de code QR pour les téléphones.</translation>
    </message>
    <message>
        <source>This run is too long for a link. Save it as a file, or share it without what was done in it.</source>
        <translation>Ce calcul est trop long pour un lien. Enregistrez-le dans un fichier, ou partagez-le sans ce qui y a été fait.</translation>
    </message>
    <message>
        <source>This link is too long for a QR code. Without what was done in the run it is shorter.</source>
        <translation>Ce lien est trop long pour un code QR. Sans ce qui a été fait dans le calcul, il est plus court.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
</context>
<context>
    <name>seiche::SharedRun</name>
    <message>
        <source>pulls</source>
        <translation>impulsions</translation>
    </message>
    <message>
        <source>tapping now</source>
        <translation>en train de taper</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitude</translation>
    </message>
</context>
<context>
    <name>seiche::SizeRows</name>
    <message>
        <source>How many columns and rows of cells the pool has. With another size the run begins again, and everything in the pool keeps its part of it.</source>
        <translation>Combien de colonnes et de lignes de cellules a le bassin. Avec une autre taille, le calcul recommence, et tout dans le bassin y garde sa part.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points of the string</source>
        <translation>Points de la corde</translation>
    </message>
    <message>
        <source>How many points the string has. With another number the run begins again, and everything on the string keeps its part of it.</source>
        <translation>Combien de points a la corde. Avec un autre nombre, le calcul recommence, et tout sur la corde y garde sa part.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Columns of the pool</source>
        <translation>Colonnes du bassin</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Rows of the pool</source>
        <translation>Lignes du bassin</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>seiche::SoundMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;on</translation>
    </message>
    <message>
        <source>&amp;Amplitude</source>
        <translation>&amp;Amplitude</translation>
    </message>
    <message>
        <source>A tone that rises with the amplitude</source>
        <translation>Un son qui monte avec l’amplitude</translation>
    </message>
    <message>
        <source>&amp;Probe</source>
        <translation>&amp;Sonde</translation>
    </message>
    <message>
        <source>A tone whose pitch follows the height at the first probe</source>
        <translation>Un son dont la hauteur suit celle de la corde ou de l’eau à la première sonde</translation>
    </message>
    <message>
        <source>The &amp;string itself</source>
        <translation>La &amp;corde elle-même</translation>
    </message>
    <message>
        <source>The standing waves of the string, transposed by octaves until they can be heard</source>
        <translation>Les ondes stationnaires de la corde, transposées d’octaves jusqu’à être audibles</translation>
    </message>
</context>
<context>
    <name>seiche::SourceBar</name>
    <message>
        <source>From both ends</source>
        <translation>Des deux bouts</translation>
    </message>
    <message>
        <source>This one and one like it at the other end send a pulse now; it must stand at an end.</source>
        <translation>Celui-ci et un pareil à l’autre bout envoient une impulsion&#xa0;; il doit être à un bout.</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Vers le bas</translation>
    </message>
    <message>
        <source>The pulse is a trough instead of a crest</source>
        <translation>L’impulsion est un creux au lieu d’une crête</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Sends a train of pulses, from now on</source>
        <translation>Envoie un train d’impulsions, dès maintenant</translation>
    </message>
    <message>
        <source>every</source>
        <comment>so many seconds</comment>
        <translation>toutes les</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source>The selected source</source>
        <translation>La source choisie</translation>
    </message>
</context>
<context>
    <name>seiche::SpectrogramView</name>
    <message>
        <source>%1: no peak</source>
        <translation>%1&#xa0;: aucun pic</translation>
    </message>
    <message>
        <source>%1: highest now at %2 Hz, amplitude %3</source>
        <translation>%1&#xa0;: à présent le plus haut à %2 Hz, amplitude %3</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>fréquence, Hz</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>temps, s</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityChip</name>
    <message>
        <source>unstable: grows ×%1 per step</source>
        <translation>instable&#xa0;: croît ×%1 par pas</translation>
    </message>
    <message>
        <source>k %1 of %2: grows ×%3 per step</source>
        <translation>k %1 sur %2&#xa0;: croît ×%3 par pas</translation>
    </message>
    <message>
        <source>stable for every k</source>
        <translation>stable pour tout k</translation>
    </message>
    <message>
        <source>at the limit · k %1 of %2</source>
        <translation>à la limite · k %1 sur %2</translation>
    </message>
    <message>
        <source>stable · k %1 of %2</source>
        <translation>stable · k %1 sur %2</translation>
    </message>
    <message>
        <source>With %1 no wave grows at this k and damping.</source>
        <translation>Avec %1 aucune onde ne croît pour ce k et cet amortissement.</translation>
    </message>
    <message>
        <source>With %1 this setting is unstable: a wave of %2 cells grows by a factor of %3 at every step, until nothing else is left.</source>
        <translation>Avec %1 ce réglage est instable&#xa0;: une onde de %2 cellules est multipliée par %3 à chaque pas, jusqu’à ce qu’il ne reste rien d’autre.</translation>
    </message>
    <message>
        <source>an unknown string</source>
        <translation>une corde inconnue</translation>
    </message>
    <message>
        <source>Find its slowest rhythm.</source>
        <translation>Trouvez son rythme le plus lent.</translation>
    </message>
    <message>
        <source>The stiffest medium decides: it has k = %1.</source>
        <translation>Le milieu le plus raide décide&#xa0;: il a k = %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stable</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>instable</translation>
    </message>
    <message>
        <source>k is exactly at the limit of %1: no wave grows. Any larger k is unstable.</source>
        <translation>k est exactement à la limite de %1&#xa0;: aucune onde ne croît. Tout k plus grand est instable.</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)²; the largest stable k is that of the Courant (CFL) condition.</source>
        <translation>%1 est le carré du nombre de Courant, (c·Δt/Δx)²&#xa0;; la limite de k est la condition de Courant (CFL).</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)².</source>
        <translation>%1 est le carré du nombre de Courant, (c·Δt/Δx)².</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityMapView</name>
    <message>
        <source>Map of stable and unstable settings</source>
        <translation>Carte des réglages stables et instables</translation>
    </message>
    <message>
        <source>● stable</source>
        <translation>● stable</translation>
    </message>
    <message>
        <source>✕ unstable</source>
        <translation>✕ instable</translation>
    </message>
    <message>
        <source>velocity lost per step, 1 − s</source>
        <translation>vitesse perdue par pas, 1 − s</translation>
    </message>
    <message>
        <source>height lost per step, 1 − d</source>
        <translation>hauteur perdue par pas, 1 − d</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: stable. Arrow keys move the setting.</source>
        <translation>k %1, perte par pas %2&#xa0;: stable. Les flèches déplacent le réglage.</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: unstable. Arrow keys move the setting.</source>
        <translation>k %1, perte par pas %2&#xa0;: instable. Les flèches déplacent le réglage.</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityPanel</name>
    <message>
        <source>%1 %2</source>
        <comment>sign and sentence</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>wavelength, cells</source>
        <translation>longueur d’onde, cellules</translation>
    </message>
    <message>
        <source>along the sides</source>
        <translation>le long des bords</translation>
    </message>
    <message>
        <source>growth per step</source>
        <translation>croissance par pas</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>en diagonale</translation>
    </message>
    <message>
        <source>Growth per step against wavelength</source>
        <translation>Croissance par pas selon la longueur d’onde</translation>
    </message>
    <message>
        <source>Wave of %1 cells</source>
        <translation>Onde de %1 cellules</translation>
    </message>
    <message>
        <source>Level surface</source>
        <translation>Surface plane</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>growth per step</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Nothing moves yet: tap SPACE to measure.</source>
        <translation>Rien ne bouge encore&#xa0;: tapez ESPACE pour mesurer.</translation>
    </message>
    <message>
        <source>This wave is not in the run yet.</source>
        <translation>Cette onde n’est pas encore dans le calcul.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave to measure.</source>
        <translation>Les ondes sortent aux extrémités&#xa0;: il n’y a pas d’onde stationnaire à mesurer.</translation>
    </message>
    <message>
        <source>Measured until it diverged at step %1.</source>
        <translation>Mesuré jusqu’à la divergence au pas %1.</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Stabilité</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédite</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesurée</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step, according to theory</source>
        <translation>Le facteur de croissance de l’onde par pas, d’après la théorie</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step in the run</source>
        <translation>Le facteur de croissance de l’onde par pas dans le calcul</translation>
    </message>
    <message>
        <source>%1 The stiffest medium decides: it has k = %2.</source>
        <translation>%1 Le milieu le plus raide décide&#xa0;: il a k = %2.</translation>
    </message>
    <message>
        <source>Walls and media distort all waves: only waves that grow are measured here.</source>
        <translation>Parois et milieux déforment toutes les ondes&#xa0;: seules celles qui croissent sont mesurées ici.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: there is no standing wave to measure.</source>
        <translation>Un amortisseur à une extrémité prend de l’énergie à chaque onde&#xa0;: il n’y a pas d’onde stationnaire à mesurer.</translation>
    </message>
</context>
<context>
    <name>seiche::StageBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>locked for the class</source>
        <translation>verrouillé pour la classe</translation>
    </message>
</context>
<context>
    <name>seiche::StandingWaveReadings</name>
    <message>
        <source>S %1</source>
        <comment>standing wave ratio</comment>
        <translation>S %1</translation>
    </message>
    <message>
        <source>S %1 · r %2 %3</source>
        <comment>standing wave ratio, reflection coefficient, arrow</comment>
        <translation>S %1 · r %2 %3</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; the waves that run to the right and to the left are equally high. Nodes are %2 apart.</source>
        <translation>Entre ses bouts&#xa0;: rapport d’ondes stationnaires %1&#xa0;; les ondes qui vont vers la droite et vers la gauche ont la même hauteur. La distance entre nœuds est de %2.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the right comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Entre ses bouts&#xa0;: rapport d’ondes stationnaires %1&#xa0;; de la hauteur de l’onde qui va vers la droite, %2 revient (phase %3°). La distance entre nœuds est de %4.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the left comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Entre ses bouts&#xa0;: rapport d’ondes stationnaires %1&#xa0;; de la hauteur de l’onde qui va vers la gauche, %2 revient (phase %3°). La distance entre nœuds est de %4.</translation>
    </message>
</context>
<context>
    <name>seiche::StringCanvas</name>
    <message>
        <source>String</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>SPACE pulls the string. The left and right arrow keys move the ring, up and down change the height of the pull.</source>
        <translation>ESPACE donne une impulsion à la corde. Les flèches gauche et droite déplacent l’anneau, haut et bas changent la hauteur de l’impulsion.</translation>
    </message>
    <message>
        <source>pull here</source>
        <translation>impulsion ici</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>plafond</translation>
    </message>
    <message>
        <source>ceiling, waves drawn ×%1</source>
        <translation>plafond, ondes dessinées ×%1</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1 a divergé au pas %2</translation>
    </message>
    <message>
        <source>up to %1 × the ceiling</source>
        <translation>jusqu’à %1 × le plafond</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>solution exacte</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>énergie cinétique</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>énergie potentielle</translation>
    </message>
    <message>
        <source>flow of energy</source>
        <translation>flux d’énergie</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a distance</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>runs to the right →</source>
        <translation>va vers la droite →</translation>
    </message>
    <message>
        <source>← runs to the left</source>
        <translation>← va vers la gauche</translation>
    </message>
    <message>
        <source>force</source>
        <translation>force</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>force %1</source>
        <comment>at the ceiling</comment>
        <translation>force %1</translation>
    </message>
    <message>
        <source>velocity %1 per second</source>
        <translation>vitesse %1 par seconde</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>force d’entraînement</translation>
    </message>
</context>
<context>
    <name>seiche::StringShows</name>
    <message>
        <source>H&amp;eight</source>
        <translation>&amp;Hauteur</translation>
    </message>
    <message>
        <source>The line is how high each point is</source>
        <translation>La ligne montre la hauteur de chaque point</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>The line is how fast each point rises, on a scale of its own</source>
        <translation>La ligne montre à quelle vitesse chaque point monte, à une échelle à part</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Force</translation>
    </message>
    <message>
        <source>The line is how strongly its neighbours pull each point, on a scale of its own</source>
        <translation>La ligne montre avec quelle force ses voisins tirent chaque point, à une échelle à part</translation>
    </message>
    <message>
        <source>Waves to the &amp;right and left</source>
        <translation>Ondes vers la &amp;droite et la gauche</translation>
    </message>
    <message>
        <source>The wave that runs to the right and the one that runs to the left; the string is their sum</source>
        <translation>L’onde qui va vers la droite et celle qui va vers la gauche&#xa0;; la corde est leur somme</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nœuds</translation>
    </message>
    <message>
        <source>Marks the points of a standing wave that stay at rest, and how far apart they are</source>
        <translation>Marque les points d’une onde stationnaire qui restent au repos, et leur distance</translation>
    </message>
    <message>
        <source>Ener&amp;gy along the string</source>
        <translation>Énergie &amp;le long de la corde</translation>
    </message>
    <message>
        <source>How much kinetic and potential energy each point has</source>
        <translation>Combien d’énergie cinétique et potentielle a chaque point</translation>
    </message>
    <message>
        <source>Flow &amp;of energy</source>
        <translation>Fl&amp;ux d’énergie</translation>
    </message>
    <message>
        <source>Arrows show where energy flows, and how much</source>
        <translation>Des flèches montrent où va l’énergie, et combien</translation>
    </message>
    <message>
        <source>&amp;Beads and springs</source>
        <translation>&amp;Perles et ressorts</translation>
    </message>
    <message>
        <source>Draws what is computed: masses joined by springs</source>
        <translation>Dessine ce qui est calculé&#xa0;: des masses reliées par des ressorts</translation>
    </message>
    <message>
        <source>&amp;Longitudinal wave</source>
        <translation>&amp;Onde longitudinale</translation>
    </message>
    <message>
        <source>The points swing along the string, as air does in a pipe</source>
        <translation>Les points oscillent le long de la corde, comme l’air dans un tuyau</translation>
    </message>
</context>
<context>
    <name>seiche::StringTools</name>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Rulers, tape, stopwatch and marks: choose one, then click where it should be.</source>
        <translation>Règles, mètre ruban, chronomètre et repères&#xa0;: choisissez, puis cliquez là où il doit être.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>Shows the height at a point over time: click the point.</source>
        <translation>Montre la hauteur d’un point au cours du temps&#xa0;: cliquez sur le point.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Figer</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now, to compare.</source>
        <translation>Garde en pointillés la corde telle qu’elle est maintenant, pour comparer.</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perles</translation>
    </message>
    <message>
        <source>A bead on every tenth point shows how the string itself moves.</source>
        <translation>Une perle tous les dix points montre comment bouge la corde elle-même.</translation>
    </message>
    <message>
        <source>Join another string</source>
        <translation>Joindre une autre corde</translation>
    </message>
    <message>
        <source>A stretch of another mass: waves are reflected where it begins.</source>
        <translation>Un tronçon d’une autre masse&#xa0;: les ondes sont réfléchies là où il commence.</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Cliquez sur un objet pour le sélectionner, glissez-le pour le déplacer. Touches&#xa0;: flèches, Ctrl et flèches, Suppr, Ctrl+D pour une copie.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>Toutes les propriétés de l’objet sélectionné (double clic sur l’objet)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Half waves</source>
        <translation>Demi-ondes</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>The pull</source>
        <translation>L’impulsion</translation>
    </message>
    <message>
        <source>Shape, width and height of what SPACE and clicks do.</source>
        <translation>Forme, largeur et hauteur de ce que font ESPACE et les clics.</translation>
    </message>
    <message>
        <source>Width of the pull in points</source>
        <translation>Largeur de l’impulsion en points</translation>
    </message>
    <message>
        <source>How wide the pull is, in points; of a standing wave, how many half waves it has</source>
        <translation>La largeur de l’impulsion, en points&#xa0;; pour une onde stationnaire, son nombre de demi-ondes</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Height of the pull</source>
        <translation>Hauteur de l’impulsion</translation>
    </message>
    <message>
        <source>How far the string is moved; less than 0: downwards</source>
        <translation>De combien la corde est déplacée&#xa0;; moins de 0&#xa0;: vers le bas</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Bouger à la main</translation>
    </message>
    <message>
        <source>Drag any point up and down: the string follows. An end can always be dragged. Keys: up and down, Enter lets go.</source>
        <translation>Faites monter et descendre un point&#xa0;: la corde suit. Un bout se laisse toujours bouger. Touches&#xa0;: haut et bas, Entrée lâche.</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Dessiner une forme</translation>
    </message>
    <message>
        <source>Draw over the string; when you let go, it has this shape. Keys: arrows, Enter lets go, Escape gives up.</source>
        <translation>Dessinez sur la corde&#xa0;; quand vous lâchez, elle a cette forme. Touches&#xa0;: flèches, Entrée lâche, Échap abandonne.</translation>
    </message>
    <message>
        <source>Swings a point of the string on and on: click the point. Near an end it takes the end.</source>
        <translation>Fait osciller sans fin un point de la corde&#xa0;: cliquez sur le point. Près d’un bout, il prend le bout.</translation>
    </message>
    <message>
        <source>Sends a pulse along the string, and another whenever you want one: click the point. Near an end it takes the end.</source>
        <translation>Envoie une impulsion le long de la corde, et une autre quand vous voulez&#xa0;: cliquez sur le point. Près d’un bout, il prend le bout.</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Partir d’une formule…</translation>
    </message>
    <message>
        <source>Touch with a finger</source>
        <translation>Toucher du doigt</translation>
    </message>
    <message>
        <source>A finger slows the point it touches: standing waves that have a node there go on, others fade. Keys: Enter touches at the ring and lifts the finger.</source>
        <translation>Un doigt freine le point qu’il touche&#xa0;: les ondes stationnaires qui y ont un nœud continuent, les autres s’atténuent. Touches&#xa0;: Entrée touche à l’anneau et relève le doigt.</translation>
    </message>
    <message>
        <source>What the string shows</source>
        <translation>Ce que montre la corde</translation>
    </message>
    <message>
        <source>Height, velocity or force; the waves that run to and fro; nodes, energy, springs.</source>
        <translation>Hauteur, vitesse ou force&#xa0;; les ondes qui vont et viennent&#xa0;; nœuds, énergie, ressorts.</translation>
    </message>
</context>
<context>
    <name>seiche::StringTouch</name>
    <message>
        <source>moved by hand</source>
        <translation>bougé à la main</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>forme dessinée</translation>
    </message>
    <message>
        <source>touched with a finger</source>
        <translation>touchée du doigt</translation>
    </message>
</context>
<context>
    <name>seiche::StringWaves</name>
    <message>
        <source>half waves on the string</source>
        <translation>demi-ondes sur la corde</translation>
    </message>
    <message>
        <source>A source holds a point of the string, so that other waves stand than those of the string alone: none are predicted here.</source>
        <translation>Une source tient un point de la corde, de sorte que d’autres ondes stationnaires s’y forment que celles de la corde seule&#xa0;: aucune n’est prédite ici.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>Il n’y a pas de formule pour les ondes stationnaires entre parois et milieux.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: no standing waves are predicted here.</source>
        <translation>Un amortisseur à une extrémité prend de l’énergie à chaque onde&#xa0;: aucune onde stationnaire n’est prédite ici.</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave here.</source>
        <translation>Les ondes sortent aux extrémités&#xa0;: il n’y a pas d’onde stationnaire ici.</translation>
    </message>
    <message>
        <source>Height of each standing wave</source>
        <translation>Hauteur de chaque onde stationnaire</translation>
    </message>
    <message>
        <source>1 half wave</source>
        <translation>1 demi-onde</translation>
    </message>
    <message>
        <source>%1 half waves</source>
        <comment>a standing wave</comment>
        <translation>%1 demi-ondes</translation>
    </message>
    <message>
        <source>%1 Hz, %2 % of the energy</source>
        <translation>%1 Hz, %2&#xa0;% de l’énergie</translation>
    </message>
    <message>
        <source>%1 % of the energy</source>
        <translation>%1&#xa0;% de l’énergie</translation>
    </message>
    <message>
        <source>Selected: %1, %2. Arrow keys left and right select, up and down change its height, Enter starts it alone.</source>
        <translation>Choisie&#xa0;: %1, %2. Les flèches gauche et droite choisissent, haut et bas changent sa hauteur, Entrée la lance seule.</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>La lancer seule</translation>
    </message>
    <message>
        <source>A level string with only this standing wave (Enter)</source>
        <translation>Une corde plate avec cette seule onde stationnaire (Entrée)</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>L’ajouter</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there (Shift+Enter)</source>
        <translation>Ajoute cette onde stationnaire à ce qui est là (Maj+Entrée)</translation>
    </message>
    <message>
        <source>height of the crests</source>
        <translation>hauteur des ventres</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic scale of the bars</source>
        <translation>Échelle logarithmique des barres</translation>
    </message>
    <message>
        <source>Shows bars over four powers of ten, so that low ones are seen beside high ones</source>
        <translation>Montre les barres sur quatre puissances de dix, pour que l’on voie les basses à côté des hautes</translation>
    </message>
    <message>
        <source>Drag a bar to set the height of its standing wave</source>
        <translation>Glissez une barre pour régler la hauteur de son onde stationnaire</translation>
    </message>
    <message>
        <source>%1, %2 % of the energy</source>
        <comment>frequency with its unit</comment>
        <translation>%1,&#xa0;%2&#xa0;% de l’énergie</translation>
    </message>
</context>
<context>
    <name>seiche::StudentsDialog</name>
    <message>
        <source>%1 (has left)</source>
        <translation>%1 (parti)</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Élèves</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Best, pulls</source>
        <translation>Meilleur, impulsions</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Mettre en avant</translation>
    </message>
    <message>
        <source>The points of the others are faded</source>
        <translation>Les points des autres sont estompés</translation>
    </message>
    <message>
        <source>Replay the best</source>
        <translation>Rejouer le meilleur</translation>
    </message>
    <message>
        <source>%1 (blocked)</source>
        <translation>%1 (bloqué)</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (retiré)</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Non vérifiés</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Removes the student and all their points. The student can join again as another animal.</source>
        <translation>Retire l’élève et tous ses points. L’élève peut revenir sous un autre nom d’animal.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>Removes the student and all their points. This phone cannot join again.</source>
        <translation>Retire l’élève et tous ses points. Ce téléphone ne peut pas revenir.</translation>
    </message>
    <message>
        <source>Let in again</source>
        <translation>Laisser revenir</translation>
    </message>
    <message>
        <source>Brings the student and the points back</source>
        <translation>Rétablit l’élève et ses points</translation>
    </message>
</context>
<context>
    <name>seiche::Teaching</name>
    <message>
        <source>There is no lesson &quot;%1&quot;.</source>
        <translation>Il n’y a pas de leçon «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is not a lesson.</source>
        <translation>%1 n’est pas une leçon.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Leçons (*.lesson);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the work sheet</source>
        <translation>Enregistrer la fiche</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Save the sheet for students</source>
        <translation>Enregistrer la fiche pour les élèves</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryLines</name>
    <message>
        <source>Maxima and minima</source>
        <translation>Maxima et minima</translation>
    </message>
    <message>
        <source>Rays (Snell)</source>
        <translation>Rayons (Snell-Descartes)</translation>
    </message>
    <message>
        <source>Exact circle of the last pull</source>
        <translation>Cercle exact de la dernière impulsion</translation>
    </message>
    <message>
        <source>Standing wave: nodal lines</source>
        <translation>Onde stationnaire&#xa0;: lignes nodales</translation>
    </message>
    <message>
        <source>Wave fronts</source>
        <translation>Fronts d’onde</translation>
    </message>
    <message>
        <source>Of two equal sources, or behind slits: maxima solid, minima dotted.</source>
        <translation>De deux sources égales, ou derrière des fentes&#xa0;: maxima en trait plein, minima en pointillé.</translation>
    </message>
    <message>
        <source>How straight waves from a line source travel through the media, by Snell&apos;s law.</source>
        <translation>Comment les ondes droites d’une source linéaire traversent les milieux, selon la loi de Snell-Descartes.</translation>
    </message>
    <message>
        <source>Exactly how far the front of the last pull can have travelled.</source>
        <translation>Jusqu’où exactement le front de la dernière impulsion a pu arriver.</translation>
    </message>
    <message>
        <source>Where the standing wave nearest to the drive frequency stays at rest.</source>
        <translation>Là où l’onde stationnaire la plus proche de la fréquence d’excitation reste au repos.</translation>
    </message>
    <message>
        <source>The crests around each source, with the numerical wavelength.</source>
        <translation>Les crêtes autour de chaque source, avec la longueur d’onde numérique.</translation>
    </message>
    <message>
        <source>Energy flow, measured</source>
        <translation>Flux d’énergie, mesuré</translation>
    </message>
    <message>
        <source>Streamlines of energy, measured</source>
        <translation>Lignes de courant de l’énergie, mesurées</translation>
    </message>
    <message>
        <source>Arrows: where the energy flows on the average, and how strongly.</source>
        <translation>Flèches&#xa0;: où l’énergie s’écoule en moyenne, et avec quelle force.</translation>
    </message>
    <message>
        <source>Lines along which the energy flows on the average.</source>
        <translation>Lignes le long desquelles l’énergie s’écoule en moyenne.</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryPage</name>
    <message>
        <source>Theory</source>
        <translation>Théorie</translation>
    </message>
    <message>
        <source>The code that runs</source>
        <translation>Le code qui tourne</translation>
    </message>
</context>
<context>
    <name>seiche::TimelineBar</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Goes back to any moment of the run. Left and right arrow, Home, End.</source>
        <translation>Revient à n’importe quel instant du calcul. Flèches gauche et droite, Début, Fin.</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 s sur %2 s</translation>
    </message>
</context>
<context>
    <name>seiche::ToolColumn</name>
    <message>
        <source>More tools</source>
        <translation>Plus d’outils</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>name of a tool, what it does</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>seiche::ToolPalette</name>
    <message>
        <source>Painted by hand</source>
        <translation>Peint à la main</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Soulever</translation>
    </message>
    <message>
        <source>Push down</source>
        <translation>Enfoncer</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Maintenir</translation>
    </message>
    <message>
        <source>Smooth out</source>
        <translation>Lisser</translation>
    </message>
    <message>
        <source>A click raises the water; hold or drag to go on. Enter does it at the ring.</source>
        <translation>Un clic soulève l’eau&#xa0;; maintenez ou glissez pour continuer. Entrée le fait à l’anneau.</translation>
    </message>
    <message>
        <source>A click pushes the water down.</source>
        <translation>Un clic enfonce l’eau.</translation>
    </message>
    <message>
        <source>Holds the water at a height as long as the button is down.</source>
        <translation>Maintient l’eau à une hauteur tant que le bouton est enfoncé.</translation>
    </message>
    <message>
        <source>Smooths waves out.</source>
        <translation>Lisse les ondes.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Size of the tool in cells</source>
        <translation>Taille de l’outil en cellules</translation>
    </message>
    <message>
        <source>Strength of the tool</source>
        <translation>Force de l’outil</translation>
    </message>
    <message>
        <source>How wide the tool is, in cells</source>
        <translation>La largeur de l’outil, en cellules</translation>
    </message>
    <message>
        <source>How far the tool moves the water, or which share of the waves it smooths out</source>
        <translation>De combien l’outil déplace l’eau, ou quelle part des ondes il lisse</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Pluie</translation>
    </message>
    <message>
        <source>Drops at random places; the same seed gives the same rain</source>
        <translation>Des gouttes au hasard&#xa0;; la même graine donne la même pluie</translation>
    </message>
    <message>
        <source>Drops/s</source>
        <translation>Gouttes/s</translation>
    </message>
    <message>
        <source>Drops of rain per second</source>
        <translation>Gouttes de pluie par seconde</translation>
    </message>
    <message>
        <source>Drop size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size of a drop in cells</source>
        <translation>Taille d’une goutte en cellules</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of the rain</source>
        <translation>Graine de la pluie</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Absorbing rim</source>
        <translation>Bord absorbant</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>Toutes les propriétés de l’objet sélectionné (double clic sur l’objet)</translation>
    </message>
    <message>
        <source>Size, strength, rain</source>
        <translation>Taille, force, pluie</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Paroi</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Milieu</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Picture of the pool</source>
        <translation>Image du bassin</translation>
    </message>
    <message>
        <source>Shows the height at a place over time, in the Probes panel: click the place.</source>
        <translation>Montre la hauteur à un endroit au cours du temps, dans le panneau « Sondes »&#xa0;: cliquez sur l’endroit.</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it; the round handle turns it, the square one resizes it. Shift selects several, and so does a frame dragged in the water. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Cliquez sur un objet pour le sélectionner, glissez-le pour le déplacer&#xa0;; la poignée ronde le tourne, la carrée le redimensionne. Maj en sélectionne plusieurs, de même qu’un cadre glissé dans l’eau. Touches&#xa0;: flèches, Ctrl avec flèches, Suppr, Ctrl+D pour une copie.</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Célérité d’après une formule ou une image…</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Oscillation d’après une formule ou une courbe…</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Partir d’une formule…</translation>
    </message>
    <message>
        <source>The water gets the heights of a formula, a curve or a picture, at rest</source>
        <translation>L’eau prend les hauteurs d’une formule, d’une courbe ou d’une image, au repos</translation>
    </message>
</context>
<context>
    <name>seiche::TransportBar</name>
    <message>
        <source>× %1</source>
        <extracomment>The speed: real seconds are multiplied by this</extracomment>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1 s · step %2</source>
        <translation>%1 s · pas %2</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed: how fast time passes, ×0.05 to ×20</source>
        <translation>Vitesse&#xa0;: à quelle allure passe le temps, ×0,05 à ×20</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Play or pause (P)</source>
        <translation>Lecture ou pause (P)</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>au ralenti</translation>
    </message>
    <message>
        <source>This computer cannot keep up: time passes more slowly than it should.</source>
        <translation>Cet ordinateur ne suit pas&#xa0;: le temps passe plus lentement que voulu.</translation>
    </message>
    <message>
        <source>Time and step</source>
        <translation>Temps et pas</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>Time of the run in seconds, and the number of the step</extracomment>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>seiche::TypeCodeDialog</name>
    <message>
        <source>Type a code</source>
        <translation>Saisir un code</translation>
    </message>
    <message>
        <source>Code of a point, as the phone shows it:</source>
        <translation>Code d’un point, tel que le téléphone le montre&#xa0;:</translation>
    </message>
    <message>
        <source>Large and small letters, hyphens and blanks do not matter.</source>
        <translation>Majuscules ou minuscules, tirets et espaces&#xa0;: peu importe.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>On the chart: %1 pulls at %2 Hz. The next code?</source>
        <translation>Sur le graphique&#xa0;: %1 impulsions à %2 Hz. Le code suivant&#xa0;?</translation>
    </message>
    <message>
        <source>This is no code of a point. Is a letter wrong?</source>
        <translation>Ce n’est pas le code d’un point. Une lettre est-elle fausse&#xa0;?</translation>
    </message>
</context>
<context>
    <name>seiche::ValueRow</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>more than %1, at most %2</source>
        <translation>plus que %1, au plus %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>range of numbers</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>%1 is not allowed: %2.</source>
        <comment>number, range</comment>
        <translation>%1 n’est pas permis&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, unit</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;%3</source>
        <comment>name, description, range</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;%3</translation>
    </message>
</context>
<context>
    <name>seiche::ViewStrip</name>
    <message>
        <source>Picture of the pool</source>
        <translation>Image du bassin</translation>
    </message>
    <message>
        <source>Colours of the heights</source>
        <translation>Couleurs des hauteurs</translation>
    </message>
    <message>
        <source>In each of them equal differences in height look equally different, even if you cannot tell red from green.</source>
        <translation>Dans chacune, des écarts de hauteur égaux paraissent égaux, même sans distinguer le rouge du vert.</translation>
    </message>
    <message>
        <source>Level lines</source>
        <translation>Lignes de niveau</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Lignes d’égale hauteur</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>The heights along a line that you can drag</source>
        <translation>Les hauteurs le long d’une ligne que l’on peut glisser</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Théorie</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>Ce que prédit la théorie</translation>
    </message>
    <message>
        <source>Draws over the pool what theory predicts</source>
        <translation>Dessine sur le bassin ce que prédit la théorie</translation>
    </message>
</context>
<context>
    <name>seiche::Viewing</name>
    <message>
        <source>&amp;Any screen but this window&apos;s</source>
        <translation>&amp;Un autre que celui de la fenêtre</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen, width, height</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Projecteur</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Écran</translation>
    </message>
    <message>
        <source>&amp;Text size on the projector</source>
        <translation>&amp;Taille du texte au projecteur</translation>
    </message>
    <message>
        <source>Show pointer &amp;and keys</source>
        <translation>&amp;Montrer pointeur et touches</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>&amp;Moins de mouvement</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>No fading trails, no flashes, still light in the pool, and animations in the theory that wait to be started</source>
        <translation>Pas de traces qui s’effacent, pas d’éclairs, lumière fixe dans le bassin, et des animations de la théorie qui attendent d’être lancées</translation>
    </message>
</context>
<context>
    <name>seiche::VoteBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, right answer</source>
        <translation>%1, bonne réponse</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
</context>
<context>
    <name>seiche::VotePage</name>
    <message>
        <source>Votes: %1 of %2</source>
        <translation>Ont voté&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Phones show this question now</source>
        <translation>Les téléphones montrent alors cette question</translation>
    </message>
    <message>
        <source>Show the votes</source>
        <translation>Montrer les votes</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Nobody can vote any more</source>
        <translation>Ensuite, plus personne ne peut voter</translation>
    </message>
    <message>
        <source>Choose a question, then ask it.</source>
        <translation>Choisissez une question, puis posez-la.</translation>
    </message>
</context>
<context>
    <name>seiche::WordDialog</name>
    <message>
        <source>Lock with a word</source>
        <translation>Verrouiller avec un mot</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Word that unlocks this window:</source>
        <translation>Mot qui déverrouille cette fenêtre&#xa0;:</translation>
    </message>
    <message>
        <source>The teacher&apos;s word:</source>
        <translation>Le mot de l’enseignant&#xa0;:</translation>
    </message>
    <message>
        <source>Empty: the keys alone unlock it. The word is kept until Seiche is closed.</source>
        <translation>Vide&#xa0;: les touches seules la déverrouillent. Le mot vaut jusqu’à la fermeture de Seiche.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>This is not the word. The window stays locked.</source>
        <translation>Ce n’est pas le mot. La fenêtre reste verrouillée.</translation>
    </message>
</context>
</TS>
