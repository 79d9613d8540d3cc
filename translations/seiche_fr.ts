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
        <source>Show less of %1</source>
        <translation>Afficher moins&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show more of %1</source>
        <translation>Afficher plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>Déplier %1</translation>
    </message>
    <message>
        <source>Collapse %1</source>
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
        <source>entered by code</source>
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
        <source>You have sent the maximum number of points.</source>
        <translation>Vous avez envoyé le nombre maximal de points.</translation>
    </message>
    <message>
        <source>Watch the screen and tap together.</source>
        <translation>Regardez l’écran et tapez ensemble.</translation>
    </message>
    <message>
        <source>Your teacher has paused submissions. Your points are kept.</source>
        <translation>Votre enseignant a suspendu les envois. Vos points sont gardés.</translation>
    </message>
    <message>
        <source>Find the rhythm that makes the largest wave on your string.</source>
        <translation>Trouvez le rythme qui produit la plus grande onde sur votre corde.</translation>
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
        <source>This is not the code on the screen.</source>
        <translation>Ce n’est pas le code affiché à l’écran.</translation>
    </message>
    <message>
        <source>Too many wrong codes have been entered. Trying again…</source>
        <translation>Trop de codes erronés ont été saisis. Nouvel essai…</translation>
    </message>
    <message>
        <source>The class is full. Trying again…</source>
        <translation>La classe est pleine. Nouvel essai…</translation>
    </message>
    <message>
        <source>The class is closed to new students. Ask your teacher.</source>
        <translation>La classe n’accepte plus de nouveaux élèves. Demandez à votre enseignant.</translation>
    </message>
    <message>
        <source>The class cannot be reached. Are you on the right network? Trying again…</source>
        <translation>La classe est injoignable. Êtes-vous sur le bon réseau&#xa0;? Nouvel essai…</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Entrer dans la classe</translation>
    </message>
    <message>
        <source>Code on the screen (4 characters)</source>
        <translation>Code à l’écran (4 caractères)</translation>
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
        <source>Your string. Press SPACE to tap it.</source>
        <translation>Votre corde. Tapez ESPACE pour la frapper.</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows. Then stop to send your point.</source>
        <translation>Continuez à taper tant que l’onde grandit. Puis arrêtez&#xa0;: votre point sera envoyé.</translation>
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
        <source>Keep tapping while the wave grows. Then stop to get a code for your point.</source>
        <translation>Continuez à taper tant que l’onde grandit. Puis arrêtez&#xa0;: votre point recevra un code.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Tap offline</source>
        <translation>Taper hors ligne</translation>
    </message>
    <message>
        <source>The class cannot be reached: it may be over. Your points are kept, and your string still works.</source>
        <translation>La classe est injoignable&#xa0;: elle est peut-être terminée. Vos points sont gardés et votre corde fonctionne toujours.</translation>
    </message>
    <message>
        <source>This point was not accepted, because one tap per oscillation cannot make such a large wave.</source>
        <translation>Ce point n’a pas été accepté&#xa0;: une frappe par oscillation ne peut pas produire une onde aussi grande.</translation>
    </message>
    <message>
        <source>The class is over. You can go on with your string.</source>
        <translation>La classe est terminée. Vous pouvez continuer avec votre corde.</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows.</source>
        <translation>Continuez à taper tant que l’onde grandit.</translation>
    </message>
    <message>
        <source>The class is over</source>
        <translation>La classe est terminée</translation>
    </message>
    <message>
        <source>Your teacher has removed you. You can join again.</source>
        <translation>Votre enseignant vous a retiré de la classe. Vous pouvez y entrer à nouveau.</translation>
    </message>
    <message>
        <source>Your teacher has removed you from the class.</source>
        <translation>Votre enseignant vous a retiré de la classe.</translation>
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
        <source>You can change your answer until the right answer is shown.</source>
        <translation>Vous pouvez changer de réponse tant que la bonne réponse n’est pas affichée.</translation>
    </message>
    <message>
        <source>You did not choose an answer.</source>
        <translation>Vous n’avez pas choisi de réponse.</translation>
    </message>
    <message>
        <source>Your answer is right.</source>
        <translation>Votre réponse est juste.</translation>
    </message>
    <message>
        <source>A different answer is right.</source>
        <translation>C’est une autre réponse qui est juste.</translation>
    </message>
    <message>
        <source>Waiting for a question…</source>
        <translation>En attente d’une question…</translation>
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
        <source>periodic</source>
        <translation>périodique</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>impédance</translation>
    </message>
</context>
<context>
    <name>ExplosionWords</name>
    <message>
        <source>%1 steps after the tap</source>
        <translation>%1 pas après la frappe</translation>
    </message>
    <message>
        <source>%1 steps after the change</source>
        <translation>%1 pas après le changement</translation>
    </message>
    <message>
        <source>%1 steps after the start</source>
        <translation>%1 pas après le départ</translation>
    </message>
    <message>
        <source>%1 exploded %2</source>
        <extracomment>Name of a scheme, then for example &quot;57 steps after the tap&quot;</extracomment>
        <translation>%1 a divergé %2</translation>
    </message>
</context>
<context>
    <name>FilmOrder</name>
    <message>
        <source>The simulation explodes at step %1, before the video ends. Choose an earlier last step.</source>
        <translation>La simulation diverge au pas %1, avant la fin de la vidéo. Choisissez un dernier pas antérieur.</translation>
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
        <source>Last drawn shape</source>
        <translation>Dernière dessinée</translation>
    </message>
    <message>
        <source>Current shape</source>
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
        <source>Tap SPACE in a steady rhythm.</source>
        <translation>Tapez ESPACE à un rythme régulier.</translation>
    </message>
    <message>
        <source>Try different rhythms. Which one gives the largest wave?</source>
        <translation>Essayez d’autres rythmes. Lequel donne la plus grande onde&#xa0;?</translation>
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
        <source>Not in steady state yet. Keep the rhythm.</source>
        <translation>Régime pas encore établi&#xa0;: gardez le rythme.</translation>
    </message>
    <message>
        <source>Not in steady state yet. The circle shows the expected final value.</source>
        <translation>Régime pas encore établi&#xa0;: le cercle montre la valeur finale attendue.</translation>
    </message>
    <message>
        <source>In steady state: this point is final. Try a different rhythm.</source>
        <translation>Régime établi&#xa0;: ce point est définitif. Essayez un autre rythme.</translation>
    </message>
    <message>
        <source>No theoretical curve: a tap here sets the height instead of adding to it, so taps do not add up.</source>
        <translation>Pas de courbe théorique&#xa0;: ici, une frappe fixe la hauteur au lieu de s’y ajouter, donc les frappes ne s’additionnent pas.</translation>
    </message>
    <message>
        <source>No theoretical curve: waves leave through an absorbing end, so there are no standing waves.</source>
        <translation>Pas de courbe théorique&#xa0;: les ondes sortent par une extrémité absorbante, il n’y a donc pas d’onde stationnaire.</translation>
    </message>
    <message>
        <source>No theoretical curve: there is no formula for this scheme.</source>
        <translation>Pas de courbe théorique&#xa0;: il n’y a pas de formule pour ce schéma.</translation>
    </message>
    <message>
        <source>No theoretical curve: some waves here never fade, so there is no steady state.</source>
        <translation>Pas de courbe théorique&#xa0;: certaines ondes ne s’amortissent jamais, il n’y a donc pas de régime établi.</translation>
    </message>
    <message>
        <source>No theoretical curve: the medium has too many modes.</source>
        <translation>Pas de courbe théorique&#xa0;: le milieu a trop de modes.</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>en croissance</translation>
    </message>
    <message>
        <source>approaching</source>
        <translation>tend vers</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>établi</translation>
    </message>
    <message>
        <source>No theoretical curve: every point is fixed, so nothing can move.</source>
        <translation>Pas de courbe théorique&#xa0;: tous les points sont fixes, rien ne peut bouger.</translation>
    </message>
    <message>
        <source>No theoretical curve: there is no formula for standing waves between walls and media.</source>
        <translation>Pas de courbe théorique&#xa0;: il n’y a pas de formule pour les ondes stationnaires entre parois et milieux.</translation>
    </message>
    <message>
        <source>No theoretical curve: a damper at an end absorbs energy from every wave, and there is no formula for this case.</source>
        <translation>Pas de courbe théorique&#xa0;: un amortisseur à une extrémité absorbe l’énergie de chaque onde, et il n’y a pas de formule pour ce cas.</translation>
    </message>
    <message>
        <source>No frequency stands out in this pool, because a tap is too small or the waves fade too fast. Open the small tank to see a resonance.</source>
        <translation>Dans ce bassin, aucune fréquence ne ressort, car une frappe est trop petite ou les ondes s’amortissent trop vite. Ouvrez la cuve pour voir une résonance.</translation>
    </message>
</context>
<context>
    <name>Magnifier</name>
    <message>
        <source>neighbours: up, down, up, down</source>
        <translation>voisins&#xa0;: haut, bas, haut, bas</translation>
    </message>
    <message>
        <source>neighbours: high, low, high, low</source>
        <translation>voisins&#xa0;: haut, bas, haut, bas</translation>
    </message>
</context>
<context>
    <name>MediumModel</name>
    <message>
        <source>a channel of different depth</source>
        <translation>un canal d’une autre profondeur</translation>
    </message>
    <message>
        <source>a string of different mass</source>
        <translation>une corde d’une autre masse</translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>current force</source>
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
        <source>Damping factor</source>
        <translation>Facteur d’amortissement</translation>
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
        <source>A live string</source>
        <translation>Une corde en direct</translation>
    </message>
    <message>
        <source>Eleven points and their springs</source>
        <translation>Onze points et leurs ressorts</translation>
    </message>
    <message>
        <source>One point, step by step</source>
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
        <source>A travelling corner</source>
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
        <source>Two kinds of damping, at the midpoint</source>
        <translation>Deux amortissements, au milieu de la corde</translation>
    </message>
    <message>
        <source>A string with free ends, lifted and released</source>
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
        <source>Half-wavelengths</source>
        <translation>Demi-ondes</translation>
    </message>
    <message>
        <source>Tapped in a steady rhythm</source>
        <translation>Frappée à un rythme régulier</translation>
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
        <source>Slow rectangle</source>
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
        <source>Gradually slower region</source>
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
        <source>Wave packet source</source>
        <translation>Source de paquets d’ondes</translation>
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
        <source>Scale bar</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Stopwatch</source>
        <translation>Chronomètre</translation>
    </message>
    <message>
        <source>Heavier right half</source>
        <translation>Plus lourde à droite</translation>
    </message>
    <message>
        <source>Heavier left half</source>
        <translation>Plus lourde à gauche</translation>
    </message>
    <message>
        <source>Heavier middle section</source>
        <translation>Plus lourde au milieu</translation>
    </message>
    <message>
        <source>Gradually heavier section</source>
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
        <source>Vertical ruler</source>
        <translation>Règle verticale</translation>
    </message>
    <message>
        <source>Vertical reference line</source>
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
        <source>Orbiting source</source>
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
        <source>Curved screen</source>
        <translation>Écran courbe</translation>
    </message>
</context>
<context>
    <name>ObjectValues</name>
    <message>
        <source>wall</source>
        <translation>mur</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>milieu</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>A wavelength must be greater than 0.</source>
        <translation>Une longueur d’onde doit être supérieure à 0.</translation>
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
        <source>Place</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Position of its centre, from the left</source>
        <translation>Position de son centre, depuis la gauche</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Position of its centre, from the top</source>
        <translation>Position de son centre, depuis le haut</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>Longueur d’onde</translation>
    </message>
    <message>
        <source>Wavelength on the string itself; it follows from the frequency</source>
        <translation>Longueur d’onde sur la corde elle-même&#xa0;; elle découle de la fréquence</translation>
    </message>
    <message>
        <source>Wavelength in the pool&apos;s own medium, along an axis; it follows from the frequency</source>
        <translation>Longueur d’onde dans le milieu propre du bassin, le long d’un axe&#xa0;; elle découle de la fréquence</translation>
    </message>
    <message>
        <source>probe %1</source>
        <translation>sonde %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a value, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Points: %1</source>
        <translation>Points&#xa0;: %1</translation>
    </message>
    <message>
        <source>Resonance chart. Points: %1. Highest point: %3 × single tap at %2 Hz.</source>
        <translation>Graphique de résonance. Points&#xa0;: %1. Point le plus haut&#xa0;: %3 × une frappe à %2 Hz.</translation>
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
        <source>The simulation exploded. Restart it with a smaller k.</source>
        <translation>La simulation a divergé. Recommencez avec un k plus petit.</translation>
    </message>
    <message>
        <source>Textbook Euler has exploded, but the other simulation continues. Restart to see it again.</source>
        <translation>L’Euler explicite a divergé, mais l’autre simulation continue. Recommencez pour revoir cela.</translation>
    </message>
    <message>
        <source>These settings are unstable. Tap, and watch the shortest waves grow.</source>
        <translation>Ces réglages sont instables. Tapez, et regardez grandir les ondes les plus courtes.</translation>
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
        <source>Tap again each time the string comes back, in a steady rhythm.</source>
        <translation>Tapez de nouveau chaque fois que la corde revient, à un rythme régulier.</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Gardez le rythme&#xa0;: un point apparaît après la quatrième frappe.</translation>
    </message>
    <message>
        <source>Try a slower or faster rhythm. Which one gives the largest wave?</source>
        <translation>Essayez un rythme plus lent ou plus rapide. Lequel donne la plus grande onde&#xa0;?</translation>
    </message>
    <message>
        <source>Tap in a steady rhythm. Which one makes the whole pool slosh?</source>
        <translation>Tapez à un rythme régulier. Lequel fait balancer tout le bassin&#xa0;?</translation>
    </message>
    <message>
        <source>Tap the water, or press and drag.</source>
        <translation>Tapez sur l’eau, ou appuyez et glissez.</translation>
    </message>
    <message>
        <source>Tap in a second place. Where the circular waves meet, they add up, then pass through each other.</source>
        <translation>Tapez à un deuxième endroit. Là où les ondes circulaires se rencontrent, elles s’ajoutent, puis se traversent.</translation>
    </message>
    <message>
        <source>Now press and drag. Are you faster or slower than the waves?</source>
        <translation>Maintenant, appuyez et glissez. Êtes-vous plus rapide ou plus lent que les ondes&#xa0;?</translation>
    </message>
    <message>
        <source>The waves. Use the arrow keys to move the marker and SPACE to tap.</source>
        <translation>Les ondes. Les flèches déplacent le repère, la touche Espace frappe.</translation>
    </message>
    <message>
        <source>There is no experiment called “%1”.</source>
        <translation>Il n’y a pas d’expérience nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no lesson called “%1”.</source>
        <translation>Il n’y a pas de leçon nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>your frequency</source>
        <translation>votre fréquence</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitude</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× une frappe</translation>
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
        <source>Slow motion: ¼ speed</source>
        <translation>Ralenti&#xa0;: un quart de la vitesse</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Théorie</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>fréquence (Hz)</translation>
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
        <source>Exit lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Open the full page</source>
        <translation>Ouvrir la page entière</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
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
        <source>Link, or experiment as text</source>
        <translation>Lien, ou expérience sous forme de texte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>For your class: code of your last point</source>
        <translation>Pour votre classe&#xa0;: le code de votre dernier point</translation>
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
        <source>Tension</source>
        <translation>Tension</translation>
    </message>
    <message>
        <source>per step²</source>
        <translation>par pas²</translation>
    </message>
    <message>
        <source>Height damping factor</source>
        <translation>Facteur d’amortissement de la hauteur</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>par pas</translation>
    </message>
    <message>
        <source>Velocity damping factor</source>
        <translation>Facteur d’amortissement de la vitesse</translation>
    </message>
    <message>
        <source>Scales only the velocity at every step, as friction does; 1: no damping</source>
        <translation>Réduit à chaque pas la vitesse seule, comme un frottement&#xa0;; 1&#xa0;: pas d’amortissement</translation>
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
        <source>Number of steps in one second of simulated time</source>
        <translation>Nombre de pas dans une seconde de temps simulé</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>What happens to a wave at the left end</source>
        <translation>Effet de l’extrémité gauche sur une onde</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>What happens to a wave at the right end</source>
        <translation>Effet de l’extrémité droite sur une onde</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>What happens to a wave at the top side</source>
        <translation>Effet du bord du haut sur une onde</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>What happens to a wave at the bottom side</source>
        <translation>Effet du bord du bas sur une onde</translation>
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
        <source>Numerical method that computes the next step</source>
        <translation>Méthode numérique qui calcule le pas suivant</translation>
    </message>
    <message>
        <source>Heights as floating-point numbers or as integers</source>
        <translation>Hauteurs en nombres à virgule flottante ou en nombres entiers</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>Diviseur</translation>
    </message>
    <message>
        <source>Number by which the sum of the neighbours is divided (integer water)</source>
        <translation>Nombre par lequel est divisée la somme des voisins (eau en nombres entiers)</translation>
    </message>
    <message>
        <source>Damping divisor</source>
        <translation>Diviseur d’amortissement</translation>
    </message>
    <message>
        <source>Number n: the height loses 1/n of its value at every step (integer water); 0: no damping</source>
        <translation>Nombre n&#xa0;: à chaque pas, la hauteur perd 1/n de sa valeur (eau en nombres entiers)&#xa0;; 0&#xa0;: pas d’amortissement</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Shape of the pulse that a tap makes</source>
        <translation>Forme de l’impulsion que produit une frappe</translation>
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
        <source>Width of the pulse that a tap makes</source>
        <translation>Largeur de l’impulsion que produit une frappe</translation>
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
        <source>Effect of a tap: set the height, add to it, or pluck (release from rest)</source>
        <translation>Effet d’une frappe&#xa0;: fixer la hauteur, s’y ajouter ou pincer (lâcher depuis le repos)</translation>
    </message>
    <message>
        <source>Drive amplitude</source>
        <translation>Amplitude de l’excitation</translation>
    </message>
    <message>
        <source>Amplitude of the sine that is added to the medium at every step; 0: off</source>
        <translation>Amplitude de la sinusoïde ajoutée au milieu à chaque pas&#xa0;; 0&#xa0;: désactivée</translation>
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
        <source>Shape of the driven region</source>
        <translation>Forme de la zone excitée</translation>
    </message>
    <message>
        <source>Drive width</source>
        <translation>Largeur de l’excitation</translation>
    </message>
    <message>
        <source>Width of the driven region</source>
        <translation>Largeur de la zone excitée</translation>
    </message>
    <message>
        <source>Drive column</source>
        <translation>Colonne de l’excitation</translation>
    </message>
    <message>
        <source>Position of the drive: column in a pool, or point on a string</source>
        <translation>Position de l’excitation&#xa0;: colonne dans un bassin, ou point d’une corde</translation>
    </message>
    <message>
        <source>Drive row</source>
        <translation>Ligne de l’excitation</translation>
    </message>
    <message>
        <source>Position of the drive: row in a pool</source>
        <translation>Position de l’excitation&#xa0;: ligne dans un bassin</translation>
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
        <source>Shape of a drop</source>
        <translation>Forme d’une goutte</translation>
    </message>
    <message>
        <source>Drop width</source>
        <translation>Largeur des gouttes</translation>
    </message>
    <message>
        <source>Width of a drop</source>
        <translation>Largeur d’une goutte</translation>
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
        <source>Effect of a drop: set the height, add to it, or pluck (release from rest)</source>
        <translation>Effet d’une goutte&#xa0;: fixer la hauteur, s’y ajouter ou pincer (lâcher depuis le repos)</translation>
    </message>
    <message>
        <source>Time runs</source>
        <translation>Le temps avance</translation>
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
        <source>Size of a cell on the screen; 0: fits the window</source>
        <translation>Taille d’une cellule à l’écran&#xa0;; 0&#xa0;: adaptée à la fenêtre</translation>
    </message>
    <message>
        <source>Integer water</source>
        <translation>Eau (entiers)</translation>
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
        <source>Contour lines</source>
        <translation>Lignes de niveau</translation>
    </message>
    <message>
        <source>Number of contour lines between rest and the end of the colour scale; 0: none</source>
        <translation>Nombre de lignes de niveau entre le repos et l’extrémité de l’échelle de couleurs&#xa0;; 0&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>Plage de couleurs</translation>
    </message>
    <message>
        <source>Height at the end of the colour scale; 0: adapts to the waves</source>
        <translation>Hauteur à l’extrémité de l’échelle de couleurs&#xa0;; 0&#xa0;: s’adapte aux ondes</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Distance from the surface at rest down to the floor</source>
        <translation>Distance entre la surface au repos et le fond</translation>
    </message>
    <message>
        <source>Caustics</source>
        <translation>Caustiques</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>How close the camera is to the surface</source>
        <translation>Proximité de la caméra et de la surface</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Taille de cellule</translation>
    </message>
    <message>
        <source>Scales the whole new height at every step, which also pulls the medium back to rest; 1: no damping</source>
        <translation>Réduit à chaque pas toute la nouvelle hauteur, ce qui ramène aussi le milieu vers le repos&#xa0;; 1&#xa0;: pas d’amortissement</translation>
    </message>
    <message>
        <source>Neighbours that act on a cell of the pool</source>
        <translation>Voisins qui agissent sur une cellule du bassin</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Type de nombres</translation>
    </message>
    <message>
        <source>Behaviour of integer water: makes waves, or only blurs</source>
        <translation>Comportement de l’eau en nombres entiers&#xa0;: elle fait des ondes, ou ne fait que se lisser</translation>
    </message>
    <message>
        <source>Frequency of the sine drive</source>
        <translation>Fréquence de l’excitation sinusoïdale</translation>
    </message>
    <message>
        <source>Phase of the sine drive at step 0</source>
        <translation>Phase de l’excitation sinusoïdale au pas 0</translation>
    </message>
    <message>
        <source>How many drops fall per second; 0: none</source>
        <translation>Nombre de gouttes par seconde&#xa0;; 0&#xa0;: aucune</translation>
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
        <source>When the simulation runs: always, or only while the pointer is over the pool</source>
        <translation>Quand la simulation avance&#xa0;: toujours, ou seulement tant que le pointeur est sur le bassin</translation>
    </message>
    <message>
        <source>Shows the frame rate beside the pool</source>
        <translation>Affiche le nombre d’images par seconde à côté du bassin</translation>
    </message>
    <message>
        <source>How the pool is drawn</source>
        <translation>Manière dont le bassin est dessiné</translation>
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
        <source>How strongly the waves focus light into bright lines on the floor</source>
        <translation>Force avec laquelle les ondes concentrent la lumière en lignes claires au fond</translation>
    </message>
    <message>
        <source>Vertical exaggeration</source>
        <translation>Exagération verticale</translation>
    </message>
    <message>
        <source>Factor by which the height of the waves is exaggerated</source>
        <translation>Facteur d’exagération de la hauteur des ondes</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>How far the view of the surface is rotated</source>
        <translation>Angle de rotation de la vue de la surface</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Inclinaison</translation>
    </message>
    <message>
        <source>Angle at which the camera looks down at the surface; 90: straight down</source>
        <translation>Angle sous lequel la caméra regarde la surface&#xa0;; 90&#xa0;: à la verticale</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Length of one cell, in the unit cellUnit</source>
        <translation>Longueur d’une cellule, dans l’unité cellUnit</translation>
    </message>
    <message>
        <source>Keep mean height</source>
        <translation>Garder la hauteur moyenne</translation>
    </message>
    <message>
        <source>Keeps the mean height constant: the total added by taps, drops, drive and sources is subtracted evenly from all cells. Works only if all sides are free or periodic</source>
        <translation>Garde constante la hauteur moyenne&#xa0;: le total ajouté par les frappes, les gouttes, l’excitation et les sources est retranché également de toutes les cellules. Possible seulement si tous les bords sont libres ou périodiques</translation>
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
        <source>Set: new height. Pluck: height before release. Add: height added, and the same amount of velocity per step. A wide pulse then rises to many times this height</source>
        <translation>Fixer&#xa0;: nouvelle hauteur. Pincer&#xa0;: hauteur avant le lâcher. Ajouter&#xa0;: hauteur ajoutée, avec autant de vitesse par pas. Une impulsion large monte alors à plusieurs fois cette hauteur</translation>
    </message>
    <message>
        <source>Regions represent</source>
        <translation>Les zones sont</translation>
    </message>
    <message>
        <source>water of different depth</source>
        <translation>de l’eau d’une autre profondeur</translation>
    </message>
    <message>
        <source>a membrane of different mass</source>
        <translation>une membrane d’une autre masse</translation>
    </message>
    <message>
        <source>Meaning of a region with a different wave speed. Water of different depth: waves get higher where they slow down. Membrane or string of different mass: waves get lower there</source>
        <translation>Nature d’une zone où la célérité est différente. Eau d’une autre profondeur&#xa0;: les ondes montent là où elles ralentissent. Membrane ou corde d’une autre masse&#xa0;: les ondes y baissent</translation>
    </message>
    <message>
        <source>Impedance at the left end</source>
        <translation>Impédance de l’extrémité gauche</translation>
    </message>
    <message>
        <source>Impedance of the left end relative to the string. 0: free; 1: absorbs every wave; large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high</source>
        <translation>Impédance de l’extrémité gauche par rapport à la corde. 0&#xa0;: libre&#xa0;; 1&#xa0;: absorbe toute onde&#xa0;; grandes valeurs&#xa0;: presque fixe. Une onde réfléchie est (1 − Z)/(1 + Z) fois aussi haute</translation>
    </message>
    <message>
        <source>Impedance at the right end</source>
        <translation>Impédance de l’extrémité droite</translation>
    </message>
    <message>
        <source>Impedance of the right end relative to the string. 0: free; 1: absorbs every wave; large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high</source>
        <translation>Impédance de l’extrémité droite par rapport à la corde. 0&#xa0;: libre&#xa0;; 1&#xa0;: absorbe toute onde&#xa0;; grandes valeurs&#xa0;: presque fixe. Une onde réfléchie est (1 − Z)/(1 + Z) fois aussi haute</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perles</translation>
    </message>
    <message>
        <source>Number n: a bead is drawn on every n-th point of the string; 0: no beads</source>
        <translation>Nombre n&#xa0;: une perle est dessinée tous les n points de la corde&#xa0;; 0&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Width of the absorbing layer</source>
        <translation>Largeur de la couche absorbante</translation>
    </message>
    <message>
        <source>Number of hidden cells that absorb waves beyond each absorbing side of a pool. A narrow layer reflects a little, but a wide layer takes longer to compute</source>
        <translation>Nombre de cellules cachées qui absorbent les ondes au-delà de chaque côté absorbant d’un bassin. Une couche étroite réfléchit un peu, mais une couche large demande plus de calcul</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Rigidité</translation>
    </message>
    <message>
        <source>Resistance of a string to bending, in addition to its tension; 0: none</source>
        <translation>Résistance d’une corde à la flexion, en plus de sa tension&#xa0;; 0&#xa0;: aucune</translation>
    </message>
    <message>
        <source>points²</source>
        <translation>points²</translation>
    </message>
    <message>
        <source>Represents</source>
        <translation>Représente</translation>
    </message>
    <message>
        <source>Real system that the string or pool represents. Lengths, times and frequencies are then shown in real units</source>
        <translation>Système réel que représente la corde ou le bassin. Longueurs, durées et fréquences sont alors données en unités réelles</translation>
    </message>
    <message>
        <source>Real length</source>
        <translation>Longueur réelle</translation>
    </message>
    <message>
        <source>Length of the real string, or of the real pool from left to right</source>
        <translation>Longueur de la corde réelle, ou du bassin réel de gauche à droite</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Force that stretches the real string</source>
        <translation>Force qui tend la corde réelle</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Linear density</source>
        <translation>Masse linéique</translation>
    </message>
    <message>
        <source>Mass per metre of the real string</source>
        <translation>Masse par mètre de la corde réelle</translation>
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
        <source>Depth of the real water. Long waves travel at √(g·h)</source>
        <translation>Profondeur de l’eau réelle. Les ondes longues ont la célérité √(g·h)</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>Grandeur affichée</translation>
    </message>
    <message>
        <source>Quantity that the line of the string shows</source>
        <translation>Grandeur que montre la ligne de la corde</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Direction in which points are drawn moving: across the string (transverse) or along it (longitudinal)</source>
        <translation>Direction du mouvement dessiné des points&#xa0;: en travers de la corde (transversale) ou le long d’elle (longitudinale)</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ressorts</translation>
    </message>
    <message>
        <source>Shows springs between the points of the string</source>
        <translation>Affiche des ressorts entre les points de la corde</translation>
    </message>
    <message>
        <source>Travelling waves</source>
        <translation>Ondes progressives</translation>
    </message>
    <message>
        <source>Shows the waves travelling right and left in addition to their sum</source>
        <translation>Affiche les ondes vers la droite et vers la gauche en plus de leur somme</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Marks nodes and the distances between them</source>
        <translation>Marque les nœuds et les distances entre eux</translation>
    </message>
    <message>
        <source>Energy along the string</source>
        <translation>Énergie le long de la corde</translation>
    </message>
    <message>
        <source>Shows kinetic and potential energy along the string</source>
        <translation>Affiche les énergies cinétique et potentielle le long de la corde</translation>
    </message>
    <message>
        <source>Energy flow</source>
        <translation>Flux d’énergie</translation>
    </message>
    <message>
        <source>Shows the energy flow along the string as arrows</source>
        <translation>Affiche par des flèches le flux d’énergie le long de la corde</translation>
    </message>
    <message>
        <source>Falling objects</source>
        <translation>Ce qui tombe</translation>
    </message>
    <message>
        <source>Objects that fall into the pool: raindrops, firework sparks or snow</source>
        <translation>Objets qui tombent dans le bassin&#xa0;: gouttes de pluie, éclats d’un feu d’artifice ou neige</translation>
    </message>
    <message>
        <source>Launch column</source>
        <translation>Colonne de lancement</translation>
    </message>
    <message>
        <source>Column from which the fireworks are launched</source>
        <translation>Colonne d’où part le feu d’artifice</translation>
    </message>
    <message>
        <source>Launch row</source>
        <translation>Ligne de lancement</translation>
    </message>
    <message>
        <source>Row from which the fireworks are launched</source>
        <translation>Ligne d’où part le feu d’artifice</translation>
    </message>
    <message>
        <source>Launch/fall speed</source>
        <translation>Vitesse dans l’air</translation>
    </message>
    <message>
        <source>Launch speed of the sparks, or fall speed of the snowflakes</source>
        <translation>Vitesse de lancement des éclats, ou de chute des flocons</translation>
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
        <source>Downward acceleration of the sparks</source>
        <translation>Accélération des éclats vers le bas</translation>
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
        <source>Distance that flakes drift in one second along each axis (root mean square); grows with the square root of time</source>
        <translation>Distance dont les flocons dérivent en une seconde le long de chaque axe (moyenne quadratique)&#xa0;; croît comme la racine carrée du temps</translation>
    </message>
    <message>
        <source>cells/√s</source>
        <translation>cellules/√s</translation>
    </message>
    <message>
        <source>How strongly neighbours pull on each other. The Courant number c·Δt/Δx, the speed of long waves in cells per step, is √k. Diagonal stencil: √(2k). Moore stencil: √(3k)</source>
        <translation>Force avec laquelle les voisins agissent les uns sur les autres. Le nombre de Courant c·Δt/Δx, la célérité des ondes longues en cellules par pas, vaut √k. Voisinage diagonal&#xa0;: √(2k). Voisinage de Moore&#xa0;: √(3k)</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <source>Height at which the ceiling of the string is drawn; 0: the height that taps can reach</source>
        <translation>Hauteur à laquelle est dessiné le plafond de la corde&#xa0;; 0&#xa0;: celle que les frappes peuvent atteindre</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Deep water</source>
        <translation>Eau profonde</translation>
    </message>
    <message>
        <source>Flat blue (2013 version)</source>
        <translation>Bleu uni (version de 2013)</translation>
    </message>
    <message>
        <source>Height as colour</source>
        <translation>Hauteur en couleurs</translation>
    </message>
    <message>
        <source>3-D surface</source>
        <translation>Surface en 3D</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>8-bit wrap-around</source>
        <translation>Débordement 8 bits</translation>
    </message>
    <message>
        <source>Clear water over a floor</source>
        <translation>Eau claire sur un fond</translation>
    </message>
    <message>
        <source>Height in shades of blue, lit from the upper left.</source>
        <translation>Hauteur en nuances de bleu, éclairée d’en haut à gauche.</translation>
    </message>
    <message>
        <source>Troughs are black, crests are blue.</source>
        <translation>Creux en noir, crêtes en bleu.</translation>
    </message>
    <message>
        <source>Crests in one colour, troughs in another. Equal steps in height look equal.</source>
        <translation>Crêtes d’une couleur, creux d’une autre&#xa0;: des écarts de hauteur égaux paraissent égaux.</translation>
    </message>
    <message>
        <source>The water in 3-D. Rotate it with the right mouse button, zoom with the wheel.</source>
        <translation>L’eau en 3D. Tournez-la avec le bouton droit, zoomez avec la molette.</translation>
    </message>
    <message>
        <source>The kinetic and potential energy in each cell.</source>
        <translation>L’énergie cinétique et potentielle de chaque cellule.</translation>
    </message>
    <message>
        <source>The colours start again at the end of their range, as an 8-bit integer overflows.</source>
        <translation>Les couleurs recommencent à la fin de leur plage, comme déborde un entier de 8 bits.</translation>
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
        <source>Mean squared height over whole periods. Shows where the waves are strong.</source>
        <translation>Moyenne du carré de la hauteur sur des périodes entières. Montre où les ondes sont fortes.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Water effects</source>
        <translation>Effets d’eau</translation>
    </message>
    <message>
        <source>The wave applet (as printed)</source>
        <translation>L’applet d’ondes (tel qu’imprimé)</translation>
    </message>
    <message>
        <source>The wave applet</source>
        <translation>L’applet d’ondes</translation>
    </message>
    <message>
        <source>The rule adds up eight neighbours in integers and divides the sum by four. With this divisor a flat surface stays flat.</source>
        <translation>La règle additionne huit voisins en nombres entiers et divise la somme par quatre. Avec ce diviseur, une surface plane reste plane.</translation>
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
        <source>2009 water</source>
        <translation>L’eau de 2009</translation>
    </message>
    <message>
        <source>The heights are integers. Click and hold, or drag, to move the water under the pointer.</source>
        <translation>Les hauteurs sont des nombres entiers. Cliquez et maintenez, ou glissez, pour déplacer l’eau sous le pointeur.</translation>
    </message>
    <message>
        <source>The 2013 page</source>
        <translation>La page de 2013</translation>
    </message>
    <message>
        <source>2013 pool (as described)</source>
        <translation>Bassin de 2013 (selon son texte)</translation>
    </message>
    <message>
        <source>This is the 2013 pool with the four nearest neighbours and the stronger damping described in the text of the page.</source>
        <translation>C’est le bassin de 2013, avec les quatre voisins les plus proches et l’amortissement plus fort que décrit le texte de la page.</translation>
    </message>
    <message>
        <source>2013 pool (as coded)</source>
        <translation>Bassin de 2013 (selon son code)</translation>
    </message>
    <message>
        <source>Waves reflect and interfere. The diagonal stencil reaches only every second cell, as on a chessboard.</source>
        <translation>Les ondes se réfléchissent et interfèrent. Le voisinage diagonal n’atteint qu’une cellule sur deux, comme sur un échiquier.</translation>
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
        <source>Click, hold and drag. Circular waves spread, meet and are reflected by the walls.</source>
        <translation>Cliquez, maintenez et glissez. Des ondes circulaires s’étalent, se croisent et sont réfléchies par les parois.</translation>
    </message>
    <message>
        <source>A ring-shaped string</source>
        <translation>Une corde en anneau</translation>
    </message>
    <message>
        <source>The two ends are joined. Two pulses travel round in opposite directions and pass through each other twice a second.</source>
        <translation>Les deux extrémités sont jointes. Deux impulsions tournent en sens contraires et se traversent deux fois par seconde.</translation>
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
        <source>Each point is connected to four neighbours, and opposite sides are joined. A wave that leaves on one side enters on the opposite side.</source>
        <translation>Chaque point est relié à quatre voisins, et les bords opposés sont joints. Une onde qui sort d’un côté rentre du côté opposé.</translation>
    </message>
    <message>
        <source>2009 string</source>
        <translation>La corde de 2009</translation>
    </message>
    <message>
        <source>Each tap lifts the string to half height at a quarter of its length. Can you make the wave reach the right end?</source>
        <translation>Chaque frappe soulève la corde à mi-hauteur au quart de sa longueur. Pouvez-vous amener l’onde jusqu’à l’extrémité droite&#xa0;?</translation>
    </message>
    <message>
        <source>2013 string</source>
        <translation>La corde de 2013</translation>
    </message>
    <message>
        <source>A string with a free end</source>
        <translation>Une corde à extrémité libre</translation>
    </message>
    <message>
        <source>One end can slide freely. Pulses are reflected upright there, and the fundamental frequency is half as high as with fixed ends.</source>
        <translation>Une extrémité peut glisser librement. Les impulsions y sont réfléchies sans inversion, et la fréquence fondamentale est deux fois plus basse qu’avec deux extrémités fixes.</translation>
    </message>
    <message>
        <source>A string with fixed ends</source>
        <translation>Une corde aux extrémités fixes</translation>
    </message>
    <message>
        <source>First each cell becomes the mean of itself and its neighbours, so a drop only blurs. Then the rule becomes half the neighbours&apos; sum minus the previous value, less a sixteenth, and the water oscillates.</source>
        <translation>D’abord, chaque cellule prend la moyenne d’elle-même et de ses voisines&#xa0;: une goutte ne fait que s’étaler. Puis la règle devient la demi-somme des voisines moins la valeur précédente, moins un seizième, et l’eau oscille.</translation>
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
        <source>Helmholtz resonance of a bay</source>
        <translation>Résonance de Helmholtz d’une baie</translation>
    </message>
    <message>
        <source>Reflection in a corner</source>
        <translation>Réflexion dans un coin</translation>
    </message>
    <message>
        <source>Three reflected waves return: one upside down from each wall, and one upright from the corner.</source>
        <translation>Trois ondes réfléchies reviennent&#xa0;: une inversée de chaque paroi, et une sans inversion du coin.</translation>
    </message>
    <message>
        <source>Numerical dispersion in a pool</source>
        <translation>Dispersion numérique dans un bassin</translation>
    </message>
    <message>
        <source>On a grid, short waves lag behind, most of all along the axes. The front of a sharp drop is therefore not a circle.</source>
        <translation>Sur une grille, les ondes courtes prennent du retard, surtout le long des axes. Le front d’une goutte nette n’est donc pas un cercle.</translation>
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
        <source>Waves that start at one focus of the ellipse arrive at the other focus from all sides at the same time.</source>
        <translation>Les ondes qui partent d’un foyer de l’ellipse arrivent à l’autre foyer de tous côtés en même temps.</translation>
    </message>
    <message>
        <source>Fixed and free walls</source>
        <translation>Parois fixes et libres</translation>
    </message>
    <message>
        <source>The fixed wall (top) reflects the pulse upside down. The free wall (bottom) reflects the pulse upright.</source>
        <translation>La paroi fixe (en haut) réfléchit l’impulsion en l’inversant. La paroi libre (en bas) réfléchit l’impulsion sans inversion.</translation>
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
        <source>Waves are slower in the shallow lens. The thick middle delays them most, so plane waves converge to a focus.</source>
        <translation>Les ondes sont plus lentes dans la lentille peu profonde. Son milieu épais les retarde le plus&#xa0;: les ondes planes convergent en un foyer.</translation>
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
        <source>Two sources in antiphase</source>
        <translation>Deux sources en opposition</translation>
    </message>
    <message>
        <source>The two sources oscillate in antiphase. The middle line is now a nodal line, and every maximum has become a minimum.</source>
        <translation>Les deux sources oscillent en opposition de phase. La ligne médiane devient une ligne nodale, et chaque maximum un minimum.</translation>
    </message>
    <message>
        <source>Plane wave</source>
        <translation>Onde plane</translation>
    </message>
    <message>
        <source>An oscillating line makes plane waves. Plane waves keep their height because they do not spread out.</source>
        <translation>Une ligne qui oscille fait des ondes planes. Les ondes planes gardent leur hauteur parce qu’elles ne s’étalent pas.</translation>
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
        <source>Mach wedge: source faster than waves</source>
        <translation>Cône de Mach&#xa0;: source plus rapide que ses ondes</translation>
    </message>
    <message>
        <source>The source is faster than its waves, so the waves form a wedge. The sine of the half-angle is the wave speed divided by the speed of the source.</source>
        <translation>La source est plus rapide que ses ondes, qui forment donc un cône. Le sinus du demi-angle est la célérité des ondes divisée par la vitesse de la source.</translation>
    </message>
    <message>
        <source>Total internal reflection</source>
        <translation>Réflexion totale</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>Deux sources</translation>
    </message>
    <message>
        <source>Waveguide</source>
        <translation>Guide d’ondes</translation>
    </message>
    <message>
        <source>Only waves shorter than twice the width can travel between fixed walls. The wide channel carries this wave, and the narrow channel does not.</source>
        <translation>Entre des parois fixes, seules les ondes plus courtes que deux fois la largeur peuvent avancer. Le canal large porte cette onde, le canal étroit ne la porte pas.</translation>
    </message>
    <message>
        <source>The sum of the eight neighbours is divided by two, as originally printed. Even a flat surface grows by a factor of 3.73 at every step.</source>
        <translation>La somme des huit voisins est divisée par deux, comme dans la version imprimée. Même une surface plane est multipliée par 3,73 à chaque pas.</translation>
    </message>
    <message>
        <source>Near the shore the water is shallower and waves are slower. They get shorter and turn until they arrive almost head-on.</source>
        <translation>Près du rivage, l’eau est moins profonde et les ondes sont plus lentes. Elles raccourcissent et tournent jusqu’à arriver presque de face.</translation>
    </message>
    <message>
        <source>Water flows in and out through the narrow mouth, so the whole bay rises and falls. This happens at a frequency far below the first standing wave of the bay.</source>
        <translation>L’eau entre et sort par la passe étroite&#xa0;: toute la baie monte et descend. Cela se produit à une fréquence bien plus basse que celle de la première onde stationnaire de la baie.</translation>
    </message>
    <message>
        <source>Two uncoupled grids</source>
        <translation>Deux grilles non couplées</translation>
    </message>
    <message>
        <source>The diagonal stencil never couples the two colours of a chessboard. A drop in one cell reaches only cells of the same colour.</source>
        <translation>Le voisinage diagonal ne couple jamais les deux couleurs d’un échiquier. Une goutte dans une cellule n’atteint que les cellules de même couleur.</translation>
    </message>
    <message>
        <source>Ahead of the moving source the waves are shorter and arrive more often. Behind the source they are longer and arrive less often.</source>
        <translation>Devant la source mobile, les ondes sont plus courtes et arrivent plus souvent. Derrière la source, elles sont plus longues et arrivent moins souvent.</translation>
    </message>
    <message>
        <source>The waves from two slits interfere. Maxima lie in the directions where the paths from the slits differ by whole wavelengths.</source>
        <translation>Les ondes des deux fentes interfèrent. Les maxima sont dans les directions où les chemins depuis les fentes diffèrent d’un nombre entier de longueurs d’onde.</translation>
    </message>
    <message>
        <source>A steadily oscillating source sends out circular waves, one wavelength apart. They get lower as they spread.</source>
        <translation>Une source qui oscille régulièrement émet des ondes circulaires, espacées d’une longueur d’onde. Elles deviennent moins hautes en s’étalant.</translation>
    </message>
    <message>
        <source>All paths from the focus to the mirror and on to a straight line are equally long. Circular waves are therefore reflected as plane waves.</source>
        <translation>Tous les chemins du foyer au miroir, puis à une droite, sont égaux. Les ondes circulaires sont donc réfléchies en ondes planes.</translation>
    </message>
    <message>
        <source>The slow prism turns the beam towards its base, twice in the same direction.</source>
        <translation>Le prisme lent dévie le faisceau vers sa base, deux fois dans le même sens.</translation>
    </message>
    <message>
        <source>Every drop makes its own circular wave, and the waves pass through each other unchanged. The same seed gives the same rain.</source>
        <translation>Chaque goutte fait sa propre onde circulaire, et les ondes se traversent sans changer. La même graine donne la même pluie.</translation>
    </message>
    <message>
        <source>A slit three wavelengths wide sends most of the wave straight ahead, with minima on both sides. Make the slit narrower: the wave spreads in all directions.</source>
        <translation>Une fente large de trois longueurs d’onde envoie presque toute l’onde droit devant, avec des minima des deux côtés. Rétrécissez la fente&#xa0;: l’onde s’étale dans toutes les directions.</translation>
    </message>
    <message>
        <source>At the boundary of a slower medium the wave turns towards the normal. The sines of the angles have the same ratio as the speeds.</source>
        <translation>À la frontière d’un milieu plus lent, l’onde se rapproche de la normale. Les sinus des angles sont dans le rapport des célérités.</translation>
    </message>
    <message>
        <source>The points of a periodic row have a position and a velocity. A larger k makes them oscillate faster, and damping slows them down.</source>
        <translation>Les points d’une rangée périodique ont une position et une vitesse. Une raideur plus grande les fait osciller plus vite, et l’amortissement les freine.</translation>
    </message>
    <message>
        <source>Find the resonance of the string and make the waves reach the ceiling. Its frequency depends on the damping, not on the length.</source>
        <translation>Trouvez la résonance de la corde et faites monter les ondes au plafond. Sa fréquence dépend de l’amortissement, et non de la longueur.</translation>
    </message>
    <message>
        <source>Tap at the natural frequency of the string. Small taps at the right moment build up a wave fourteen times as high as a single tap.</source>
        <translation>Tapez à la fréquence propre de la corde. De petites frappes au bon moment donnent une amplitude quatorze fois plus grande qu’une seule frappe.</translation>
    </message>
    <message>
        <source>In the slow medium, the wave meets the boundary at too shallow an angle to leave. It is reflected, and only a weak wave creeps along outside.</source>
        <translation>Dans le milieu lent, l’onde arrive à la frontière sous un angle trop rasant pour sortir. Elle est réfléchie, et seule une onde faible longe la frontière au-dehors.</translation>
    </message>
    <message>
        <source>The waves add up where the paths from the two sources differ by whole wavelengths. With half a wavelength more, they nearly cancel.</source>
        <translation>Les ondes s’ajoutent là où les chemins depuis les deux sources diffèrent de longueurs d’onde entières. Avec une demi-longueur d’onde de plus, elles s’annulent presque.</translation>
    </message>
    <message>
        <source>A thick, absorbing breakwater protects a harbour. Waves enter only through the gap, and hardly anything is reflected.</source>
        <translation>Une épaisse digue absorbante protège un port. Les ondes n’entrent que par la passe, et presque rien n’est réfléchi.</translation>
    </message>
    <message>
        <source>Four sources in a row are half a wavelength apart. They send one beam forwards and one beam backwards, and hardly any waves along the row.</source>
        <translation>Quatre sources en ligne sont espacées d’une demi-longueur d’onde. Elles envoient un faisceau vers l’avant et un vers l’arrière, et presque aucune onde le long de la ligne.</translation>
    </message>
    <message>
        <source>Driven at a natural frequency, the pool oscillates in p × q half-wavelengths, higher and higher. Between these frequencies it oscillates much less.</source>
        <translation>Excité à une fréquence propre, le bassin oscille en p × q demi-ondes, de plus en plus haut. Entre ces fréquences, il oscille bien moins.</translation>
    </message>
    <message>
        <source>Two strings joined</source>
        <translation>Deux cordes jointes</translation>
    </message>
    <message>
        <source>The right string has a higher linear density, so waves are only 0.6 times as fast there. A quarter of the pulse height is reflected upside down, and three quarters are transmitted.</source>
        <translation>La corde de droite a une masse linéique plus grande&#xa0;: la célérité n’y est que 0,6 fois celle de gauche. Un quart de la hauteur de l’impulsion est réfléchi et inversé, trois quarts sont transmis.</translation>
    </message>
    <message>
        <source>A small tank</source>
        <translation>Une petite cuve</translation>
    </message>
    <message>
        <source>Click in a steady rhythm. At the right frequency the whole tank oscillates, higher with every click.</source>
        <translation>Cliquez à un rythme régulier. À la bonne fréquence, toute la cuve oscille, plus haut à chaque clic.</translation>
    </message>
    <message>
        <source>Beats on a string</source>
        <translation>Battements sur une corde</translation>
    </message>
    <message>
        <source>Two oscillators of 8 Hz and 9 Hz drive one string. Where both waves arrive, the amplitude rises and falls once a second.</source>
        <translation>Deux oscillateurs de 8 Hz et 9 Hz excitent une même corde. Là où les deux ondes arrivent, l’amplitude croît et décroît une fois par seconde.</translation>
    </message>
    <message>
        <source>A chain of ten beads</source>
        <translation>Une chaîne de dix perles</translation>
    </message>
    <message>
        <source>Ten beads joined by springs have exactly ten standing waves. Their overtones are lower than the overtones of a string.</source>
        <translation>Dix perles reliées par des ressorts ont exactement dix ondes stationnaires. Leurs partiels sont plus graves que les harmoniques d’une corde.</translation>
    </message>
    <message>
        <source>Two strings coupled by a bridge</source>
        <translation>Deux cordes couplées par un chevalet</translation>
    </message>
    <message>
        <source>The heavy bridge in the middle lets a little energy through. The oscillation moves from the left string to the right string and back again.</source>
        <translation>Le lourd chevalet du milieu laisse passer un peu d’énergie. L’oscillation passe de la corde de gauche à celle de droite, puis revient.</translation>
    </message>
    <message>
        <source>A piano string</source>
        <translation>Une corde de piano</translation>
    </message>
    <message>
        <source>Steel resists bending, so short waves run ahead of the pulse from the hammer. The harmonics are too high, the eighth by nearly four per cent.</source>
        <translation>L’acier résiste à la flexion&#xa0;: les ondes courtes devancent l’impulsion du marteau. Les harmoniques sont trop aigus, le huitième de près de quatre pour cent.</translation>
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
        <source>Waveguides and filters</source>
        <translation>Guides d’ondes et filtres</translation>
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
        <source>Non-circular waves (anisotropy)</source>
        <translation>Ondes non circulaires (anisotropie)</translation>
    </message>
    <message>
        <source>Anti-reflective coating</source>
        <translation>Couche antireflet</translation>
    </message>
    <message>
        <source>With a quarter-wave layer in front of the slow water (top), nothing is reflected. Without the layer (bottom), a partial standing wave forms.</source>
        <translation>Avec une couche d’un quart d’onde devant l’eau lente (en haut), rien n’est réfléchi. Sans la couche (en bas), une onde stationnaire partielle se forme.</translation>
    </message>
    <message>
        <source>Babinet&apos;s principle</source>
        <translation>Principe de Babinet</translation>
    </message>
    <message>
        <source>The waves pass a slit (top), nothing (middle) and a strip that would exactly fill the slit (bottom). The waves behind slit and strip add up to the wave in the middle.</source>
        <translation>Les ondes rencontrent une fente (en haut), rien (au milieu) et une bande qui remplirait exactement la fente (en bas). Les ondes derrière la fente et la bande s’ajoutent pour donner celle du milieu.</translation>
    </message>
    <message>
        <source>Loudspeaker in a wall</source>
        <translation>Haut-parleur dans une paroi</translation>
    </message>
    <message>
        <source>A piston two wavelengths wide oscillates in a rigid wall and sends a beam straight ahead. In one direction on each side there is hardly any sound.</source>
        <translation>Un piston large de deux longueurs d’onde oscille dans une paroi rigide et envoie un faisceau droit devant. De chaque côté, il y a une direction presque sans son.</translation>
    </message>
    <message>
        <source>Beats of two sources</source>
        <translation>Battements de deux sources</translation>
    </message>
    <message>
        <source>Two sources have nearly the same frequency, so the pattern of maxima and minima moves slowly. How often does a maximum pass a probe?</source>
        <translation>Deux sources ont presque la même fréquence&#xa0;: la figure des maxima et des minima se déplace lentement. Tous les combien un maximum passe-t-il sur une sonde&#xa0;?</translation>
    </message>
    <message>
        <source>Seiche of a bent lake</source>
        <translation>Seiche d’un lac courbe</translation>
    </message>
    <message>
        <source>Long waves follow the bends of a long lake. The period is the same as in a straight lake with the length of the middle line.</source>
        <translation>Les ondes longues suivent les courbes d’un lac allongé. La période est la même que dans un lac droit de la longueur de la ligne médiane.</translation>
    </message>
    <message>
        <source>Bragg mirror (thin layers)</source>
        <translation>Miroir de Bragg (couches minces)</translation>
    </message>
    <message>
        <source>Four strips and their gaps, each a quarter of a wavelength long, reflect in phase and are nearly a mirror. Waves half as long pass through.</source>
        <translation>Quatre bandes et leurs intervalles, longs chacun d’un quart de longueur d’onde, réfléchissent en phase et font presque un miroir. Les ondes moitié moins longues passent.</translation>
    </message>
    <message>
        <source>Focusing by a circular wall</source>
        <translation>Focalisation par une paroi circulaire</translation>
    </message>
    <message>
        <source>A wave starts beside the centre of a circular wall. It converges equally far from the centre on the other side, and then again at its starting point.</source>
        <translation>Une onde part à côté du centre d’une paroi circulaire. Elle converge de l’autre côté, à la même distance du centre, puis de nouveau à son point de départ.</translation>
    </message>
    <message>
        <source>A round drum</source>
        <translation>Un tambour rond</translation>
    </message>
    <message>
        <source>Struck off-centre, a round drum has overtones that are not multiples of the lowest frequency. Its sound has a pitch but is not harmonic.</source>
        <translation>Frappé hors de son centre, un tambour rond a des partiels qui ne sont pas des multiples de la fréquence la plus basse. Le son a une hauteur, mais n’est pas harmonique.</translation>
    </message>
    <message>
        <source>Focusing by a circular shoal</source>
        <translation>Focalisation par un haut-fond</translation>
    </message>
    <message>
        <source>A circular shoal bends waves as a glass ball bends light. The waves converge to a focus behind the shoal.</source>
        <translation>Un haut-fond circulaire dévie les ondes comme une boule de verre dévie la lumière. Les ondes convergent en un foyer derrière lui.</translation>
    </message>
    <message>
        <source>Coherence length of noise</source>
        <translation>Longueur de cohérence du bruit</translation>
    </message>
    <message>
        <source>Both sources send the same noise. Fringes appear only near the middle line, where the path difference is shorter than the coherence length of the noise.</source>
        <translation>Les deux sources émettent le même bruit. Les franges n’apparaissent que près de la ligne médiane, où la différence de marche est plus courte que la longueur de cohérence du bruit.</translation>
    </message>
    <message>
        <source>Continental shelf (step in depth)</source>
        <translation>Plateau continental (marche du fond)</translation>
    </message>
    <message>
        <source>On the shelf the water is a quarter as deep, and waves are half as fast. The wave gets higher and shorter, and part of it is reflected.</source>
        <translation>Sur le plateau, l’eau n’a qu’un quart de la profondeur et les ondes vont moitié moins vite. L’amplitude augmente, la longueur d’onde diminue, et une partie est réfléchie.</translation>
    </message>
    <message>
        <source>Two coupled rooms</source>
        <translation>Deux salles couplées</translation>
    </message>
    <message>
        <source>The whole standing wave moves through the door from the left room to the right room, and then back again.</source>
        <translation>L’onde stationnaire tout entière passe par la porte de la salle de gauche à celle de droite, puis revient.</translation>
    </message>
    <message>
        <source>The exact time step (k = 1)</source>
        <translation>Le pas de temps exact (k = 1)</translation>
    </message>
    <message>
        <source>With k = 1 every wave, even the shortest, moves exactly one point per step. Corners stay sharp for ever, but with any other k they do not.</source>
        <translation>Avec k = 1, toute onde, même la plus courte, avance d’exactement un point par pas. Les coins restent nets pour toujours, mais pas avec un autre k.</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipôle</translation>
    </message>
    <message>
        <source>Two poles side by side oscillate in antiphase, like the front and the back of a loudspeaker without a box. In which directions do you hear nothing?</source>
        <translation>Deux pôles côte à côte oscillent en opposition de phase, comme l’avant et l’arrière d’un haut-parleur sans caisson. Dans quelles directions n’entendez-vous rien&#xa0;?</translation>
    </message>
    <message>
        <source>Doppler echo from a moving mirror</source>
        <translation>Écho Doppler d’un miroir mobile</translation>
    </message>
    <message>
        <source>The frequency of the echo is higher while the mirror approaches, and lower while it moves away. The speed of cars is measured in this way.</source>
        <translation>La fréquence de l’écho est plus haute quand le miroir approche, et plus basse quand il s’éloigne. C’est ainsi que l’on mesure la vitesse des voitures.</translation>
    </message>
    <message>
        <source>Frustrated total internal reflection</source>
        <translation>Réflexion totale frustrée</translation>
    </message>
    <message>
        <source>At 45° a wide fast gap would reflect the whole wave, but part of it tunnels through this narrow gap. Make the gap wider.</source>
        <translation>À 45°, un large intervalle rapide réfléchirait toute l’onde, mais une partie franchit cet intervalle étroit par effet tunnel. Élargissez l’intervalle.</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Faisceau gaussien</translation>
    </message>
    <message>
        <source>The narrower the waist of a beam, the sooner the beam spreads. Laser beams have this shape.</source>
        <translation>Plus le col d’un faisceau est étroit, plus tôt le faisceau s’élargit. Les faisceaux laser ont cette forme.</translation>
    </message>
    <message>
        <source>Shoaling: waves rise on a slope</source>
        <translation>L’onde grandit sur une pente (shoaling)</translation>
    </message>
    <message>
        <source>The sea floor rises evenly to a sixteenth of the depth. The wave becomes slower, shorter and twice as high, like a tsunami near the coast.</source>
        <translation>Le fond remonte régulièrement jusqu’à un seizième de la profondeur. L’onde devient plus lente, plus courte et deux fois plus haute, comme un tsunami près de la côte.</translation>
    </message>
    <message>
        <source>Bent waveguide</source>
        <translation>Guide d’ondes courbe</translation>
    </message>
    <message>
        <source>A duct narrower than half a wavelength carries only one mode, and smooth bends hardly disturb this mode. Is the wave as high behind the two bends as before?</source>
        <translation>Un conduit plus étroit qu’une demi-longueur d’onde ne porte qu’un seul mode, que des virages doux perturbent à peine. L’onde est-elle aussi haute après les deux virages qu’avant&#xa0;?</translation>
    </message>
    <message>
        <source>Coupled waveguides</source>
        <translation>Guides d’ondes couplés</translation>
    </message>
    <message>
        <source>Two slow strips side by side carry a wave as glass fibres carry light. After how many cells has the wave moved to the other strip?</source>
        <translation>Deux bandes lentes côte à côte portent une onde comme les fibres de verre portent la lumière. Au bout de combien de cellules l’onde est-elle passée dans l’autre bande&#xa0;?</translation>
    </message>
    <message>
        <source>Branching duct</source>
        <translation>Conduit à deux branches</translation>
    </message>
    <message>
        <source>One duct divides into two ducts of the same width, and each branch gets part of the wave. How much of the wave is reflected?</source>
        <translation>Un conduit se divise en deux conduits de même largeur, et chaque branche reçoit une partie de l’onde. Quelle part de l’onde est réfléchie&#xa0;?</translation>
    </message>
    <message>
        <source>Two modes in one waveguide</source>
        <translation>Deux modes dans un guide d’ondes</translation>
    </message>
    <message>
        <source>A one-sided source excites two modes of different speed in the lower waveguide, so the wave zigzags between the walls. How long is one zigzag?</source>
        <translation>Une source d’un seul côté excite deux modes de célérités différentes dans le guide du bas&#xa0;: l’onde zigzague entre les parois. Quelle est la longueur d’un zigzag&#xa0;?</translation>
    </message>
    <message>
        <source>Diffraction at an edge</source>
        <translation>Diffraction par un bord</translation>
    </message>
    <message>
        <source>The wave bends round the end of the wall. Beside the shadow there are fringes, higher and lower than the wave without the wall.</source>
        <translation>L’onde contourne l’extrémité de la paroi. À côté de l’ombre, il y a des franges, plus hautes et plus basses que l’onde sans la paroi.</translation>
    </message>
    <message>
        <source>Harbour resonance</source>
        <translation>Résonance d’un port</translation>
    </message>
    <message>
        <source>The narrow harbour (with the correction for its mouth) is a quarter of a wavelength long. At the quay the swell is far higher than on the open coast.</source>
        <translation>Le port étroit (correction d’ouverture comprise) est long d’un quart de longueur d’onde. Au quai, la houle est bien plus haute que sur la côte ouverte.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Phare</translation>
    </message>
    <message>
        <source>The source is at the focus of the parabola, so the reflected waves travel straight ahead. A headlight works in the same way.</source>
        <translation>La source est au foyer de la parabole&#xa0;: les ondes réfléchies partent donc tout droit. Un phare de voiture fonctionne ainsi.</translation>
    </message>
    <message>
        <source>Hexapole</source>
        <translation>Hexapôle</translation>
    </message>
    <message>
        <source>Six poles on a circle, alternately positive and negative, send six beams. Between the beams the water stays at rest.</source>
        <translation>Six pôles sur un cercle, positifs et négatifs en alternance, envoient six faisceaux. Entre les faisceaux, l’eau reste au repos.</translation>
    </message>
    <message>
        <source>High-pass filter (grille)</source>
        <translation>Filtre passe-haut (grille)</translation>
    </message>
    <message>
        <source>The bars of this grille hold the water at rest, so only waves shorter than twice the gap pass. The door of a microwave oven works like this.</source>
        <translation>Les barreaux de cette grille maintiennent l’eau au repos&#xa0;: seules passent les ondes plus courtes que deux fois l’intervalle. La porte d’un four à micro-ondes fonctionne ainsi.</translation>
    </message>
    <message>
        <source>Two incoherent sources</source>
        <translation>Deux sources incohérentes</translation>
    </message>
    <message>
        <source>Two sources send independent noise. There are no visible fringes, because waves that add up now cancel a moment later.</source>
        <translation>Deux sources émettent des bruits indépendants. Il n’y a pas de franges visibles, car les ondes qui s’ajoutent maintenant s’annulent l’instant d’après.</translation>
    </message>
    <message>
        <source>Just above the stability limit</source>
        <translation>Limite de stabilité juste dépassée</translation>
    </message>
    <message>
        <source>k is 0.0004 above its limit, so the shortest wave grows from 0.001. Then a lower k and damping remove the wave, and the cycle repeats.</source>
        <translation>k dépasse sa limite de 0,0004&#xa0;: l’onde la plus courte grandit à partir de 0,001. Puis un k plus petit et un amortissement font disparaître l’onde, et le cycle recommence.</translation>
    </message>
    <message>
        <source>Two crossing plane waves</source>
        <translation>Deux ondes planes qui se croisent</translation>
    </message>
    <message>
        <source>Where two plane waves cross, the crests form a chequered pattern. The pattern moves to the right between nodal lines.</source>
        <translation>Là où deux ondes planes se croisent, les crêtes dessinent un damier. Il se déplace vers la droite entre des lignes nodales.</translation>
    </message>
    <message>
        <source>Sound over a cold lake</source>
        <translation>Le son au-dessus d’un lac froid</translation>
    </message>
    <message>
        <source>Above a cold lake, sound is slower near the water than higher up. Sound that starts upwards is bent down again and is heard far across the lake.</source>
        <translation>Au-dessus d’un lac froid, le son est plus lent près de l’eau que plus haut. Le son qui part vers le haut est rabattu vers le bas et s’entend loin sur le lac.</translation>
    </message>
    <message>
        <source>Diffraction around an island</source>
        <translation>Diffraction autour d’une île</translation>
    </message>
    <message>
        <source>Waves bend around a small island and meet behind it. Is the sheltered shore a calm place to land?</source>
        <translation>Les ondes contournent une petite île et se rejoignent derrière elle. Le rivage abrité est-il un endroit calme où accoster&#xa0;?</translation>
    </message>
    <message>
        <source>Lateral quadrupole</source>
        <translation>Quadripôle latéral</translation>
    </message>
    <message>
        <source>Four poles on a circle, alternately positive and negative, send four beams, like a tuning fork.</source>
        <translation>Quatre pôles sur un cercle, positifs et négatifs en alternance, envoient quatre faisceaux, comme un diapason.</translation>
    </message>
    <message>
        <source>Linear quadrupole</source>
        <translation>Quadripôle linéaire</translation>
    </message>
    <message>
        <source>The middle of three sources in a row is twice as strong and in antiphase. The two beams along the row are narrower than the beams of a dipole.</source>
        <translation>Des trois sources en ligne, celle du milieu est deux fois plus forte et en opposition de phase. Les deux faisceaux le long de la ligne sont plus étroits que ceux d’un dipôle.</translation>
    </message>
    <message>
        <source>Lloyd&apos;s mirror</source>
        <translation>Miroir de Lloyd</translation>
    </message>
    <message>
        <source>A source above a mirror makes the fringes of two sources, because its mirror image acts as the second source. Which lines are maxima, and which are nodal lines?</source>
        <translation>Une source au-dessus d’un miroir fait les franges de deux sources, car son image dans le miroir agit comme la seconde. Quelles lignes sont des maxima, lesquelles sont des lignes nodales&#xa0;?</translation>
    </message>
    <message>
        <source>Seiche of a long lake</source>
        <translation>Seiche d’un long lac</translation>
    </message>
    <message>
        <source>Lake Geneva is simplified to a box 73 km long and 150 m deep. When the wind drops, its water oscillates from end to end: what is the period?</source>
        <translation>Le Léman est réduit à une caisse longue de 73 km et profonde de 150 m. Quand le vent tombe, son eau oscille d’un bout à l’autre&#xa0;: quelle est la période&#xa0;?</translation>
    </message>
    <message>
        <source>Low-pass filter (chambers)</source>
        <translation>Filtre passe-bas (chambres)</translation>
    </message>
    <message>
        <source>Luneburg lens</source>
        <translation>Lentille de Luneburg</translation>
    </message>
    <message>
        <source>The water gets slower towards the middle. Plane waves from any direction converge to a point on the opposite rim.</source>
        <translation>Les ondes sont de plus en plus lentes vers le centre. Les ondes planes de toute direction convergent en un point du bord opposé.</translation>
    </message>
    <message>
        <source>Mirage over warm ground</source>
        <translation>Mirage au-dessus d’un sol chaud</translation>
    </message>
    <message>
        <source>Sound and light are faster near warm ground. A beam that runs down towards the ground is bent up again before it arrives.</source>
        <translation>Le son et la lumière sont plus rapides près d’un sol chaud. Un faisceau qui descend vers le sol est recourbé vers le haut avant de l’atteindre.</translation>
    </message>
    <message>
        <source>Fundamental mode of a pool</source>
        <translation>Mode fondamental d’un bassin</translation>
    </message>
    <message>
        <source>A single hump between fixed sides rises and falls. It is the slowest standing wave of this pool, and the only one without a nodal line.</source>
        <translation>Une seule bosse entre des bords fixes monte et descend. C’est la plus lente des ondes stationnaires de ce bassin, et la seule sans ligne nodale.</translation>
    </message>
    <message>
        <source>Two modes in one drum</source>
        <translation>Deux modes dans un tambour</translation>
    </message>
    <message>
        <source>Each drum oscillates in two modes at once. The pattern repeats only if the two frequencies have a simple ratio.</source>
        <translation>Chaque tambour oscille dans deux modes à la fois. La figure ne se répète que si les deux fréquences sont dans un rapport simple.</translation>
    </message>
    <message>
        <source>Modes of six rooms</source>
        <translation>Modes de six salles</translation>
    </message>
    <message>
        <source>In rooms with hard walls, sound is loudest at the walls. In the mode 1 × 0, half a wavelength fits from left to right, and nothing changes from top to bottom.</source>
        <translation>Dans des salles aux parois dures, le son est le plus fort aux parois. Dans le mode 1 × 0, une demi-longueur d’onde tient de gauche à droite, et rien ne change de haut en bas.</translation>
    </message>
    <message>
        <source>Modes of six drums</source>
        <translation>Modes de six tambours</translation>
    </message>
    <message>
        <source>Six equal, nearly square drums each show one mode: the more half-wavelengths, the higher the frequency. Which two have nearly the same frequency?</source>
        <translation>Six tambours égaux, presque carrés, montrent chacun un mode&#xa0;: plus il y a de demi-ondes, plus la fréquence est haute. Lesquels ont presque la même fréquence&#xa0;?</translation>
    </message>
    <message>
        <source>Silencer (muffler)</source>
        <translation>Silencieux</translation>
    </message>
    <message>
        <source>The wide chamber reflects waves at both ends. It transmits least when it is a quarter of a wavelength long, and nearly everything at half a wavelength.</source>
        <translation>La chambre large réfléchit les ondes à ses deux extrémités. Elle transmet le moins quand elle est longue d’un quart de longueur d’onde, et presque tout à une demi-longueur d’onde.</translation>
    </message>
    <message>
        <source>Diffraction behind an obstacle</source>
        <translation>Diffraction derrière un obstacle</translation>
    </message>
    <message>
        <source>In the middle of the shadow there is a line of high waves. The waves from both edges travel equally far to this line and arrive in phase.</source>
        <translation>Au milieu de l’ombre, il y a une ligne de grande amplitude. Les ondes des deux bords y parviennent par des chemins égaux et arrivent en phase.</translation>
    </message>
    <message>
        <source>Harmonic: string touched in the middle</source>
        <translation>Harmonique&#xa0;: corde touchée au milieu</translation>
    </message>
    <message>
        <source>A finger touches the middle of the string for three seconds and removes all harmonics that move there. The string then sounds an octave higher.</source>
        <translation>Un doigt touche le milieu de la corde pendant trois secondes et supprime tous les harmoniques qui y bougent. La corde sonne alors une octave plus haut.</translation>
    </message>
    <message>
        <source>Octupole</source>
        <translation>Octupôle</translation>
    </message>
    <message>
        <source>Eight poles on a circle send eight beams. Make the radius smaller: a small octupole sends hardly any waves.</source>
        <translation>Huit pôles sur un cercle envoient huit faisceaux. Réduisez le rayon&#xa0;: un petit octupôle n’émet presque rien.</translation>
    </message>
    <message>
        <source>Resonance of pan pipes</source>
        <translation>Résonance d’une flûte de Pan</translation>
    </message>
    <message>
        <source>The same sound reaches five pipes, open at the top and closed at the bottom. Only the pipe with a length of a quarter wavelength (end correction included) resonates.</source>
        <translation>Le même son atteint cinq tuyaux, ouverts en haut et fermés en bas. Seul résonne le tuyau long d’un quart de longueur d’onde (correction d’ouverture comprise).</translation>
    </message>
    <message>
        <source>Phased array: a steered beam</source>
        <translation>Réseau phasé&#xa0;: un faisceau orienté</translation>
    </message>
    <message>
        <source>Sixteen sources in a row oscillate with a small delay from one to the next. The delays steer the beam: try a different angle.</source>
        <translation>Seize sources en ligne oscillent avec un petit retard de l’une à l’autre. Ces retards orientent le faisceau&#xa0;: essayez un autre angle.</translation>
    </message>
    <message>
        <source>Phased array: a focus</source>
        <translation>Réseau phasé&#xa0;: un foyer</translation>
    </message>
    <message>
        <source>The outer sources oscillate earlier than the inner sources, so all waves arrive at the focus in phase.</source>
        <translation>Les sources extérieures oscillent plus tôt que celles du milieu&#xa0;: toutes les ondes arrivent donc en phase au foyer.</translation>
    </message>
    <message>
        <source>Phased array: grating lobes</source>
        <translation>Réseau phasé&#xa0;: lobes de réseau</translation>
    </message>
    <message>
        <source>The sources are more than one wavelength apart. Two more beams therefore appear beside the beam straight ahead.</source>
        <translation>Les sources sont espacées de plus d’une longueur d’onde. Deux autres faisceaux apparaissent donc à côté du faisceau droit devant.</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Lentille plan-convexe</translation>
    </message>
    <message>
        <source>This lens has one flat side. The curved side bends plane waves, the flat side bends them again, and they converge to a focus.</source>
        <translation>Cette lentille a une face plane. La face courbe dévie les ondes planes, la face plane les dévie de nouveau, et elles convergent en un foyer.</translation>
    </message>
    <message>
        <source>String plucked at 1/7 of its length</source>
        <translation>Corde pincée à 1/7 de sa longueur</translation>
    </message>
    <message>
        <source>Poisson&apos;s spot</source>
        <translation>Tache de Poisson</translation>
    </message>
    <message>
        <source>Plane waves meet a circular island. Right behind its centre, where you would expect the deepest shadow, the waves meet in phase.</source>
        <translation>Des ondes planes rencontrent une île circulaire. Juste derrière son centre, là où l’on attend l’ombre la plus profonde, elles se rejoignent en phase.</translation>
    </message>
    <message>
        <source>Porro prism</source>
        <translation>Prisme de Porro</translation>
    </message>
    <message>
        <source>The beam enters through the long side, is reflected twice and leaves parallel to the incoming beam. Binoculars use such prisms to turn the image upright.</source>
        <translation>Le faisceau entre par la grande face, est réfléchi deux fois et ressort parallèle au faisceau incident. Les jumelles redressent l’image avec de tels prismes.</translation>
    </message>
    <message>
        <source>A pulse at a fixed end</source>
        <translation>Une impulsion à une extrémité fixe</translation>
    </message>
    <message>
        <source>The fixed end pulls the string down when the pulse lifts it, so the pulse returns upside down. Does the pulse lose height?</source>
        <translation>L’extrémité fixe tire la corde vers le bas quand l’impulsion la soulève&#xa0;: l’impulsion revient donc inversée. Perd-elle de la hauteur&#xa0;?</translation>
    </message>
    <message>
        <source>A pulse at a free end</source>
        <translation>Une impulsion à une extrémité libre</translation>
    </message>
    <message>
        <source>Nothing holds the free end, so it rises twice as high as the pulse. The pulse is reflected upright.</source>
        <translation>Rien ne retient l’extrémité libre&#xa0;: elle monte deux fois plus haut que l’impulsion. L’impulsion est réfléchie sans inversion.</translation>
    </message>
    <message>
        <source>A pulse at a high-impedance end</source>
        <translation>Une impulsion à une forte impédance</translation>
    </message>
    <message>
        <source>The damper at the end has three times the impedance of the string. Part of the pulse is absorbed, and part is reflected.</source>
        <translation>L’amortisseur à l’extrémité a trois fois l’impédance de la corde. Une partie de l’impulsion est absorbée, une partie est réfléchie.</translation>
    </message>
    <message>
        <source>A pulse at a matched end</source>
        <translation>Une impulsion à une extrémité adaptée</translation>
    </message>
    <message>
        <source>The damper at the end has the same impedance as the string, so it acts like more string. The pulse is absorbed almost without reflection.</source>
        <translation>L’amortisseur à l’extrémité a la même impédance que la corde&#xa0;: il agit comme un prolongement de la corde. L’impulsion est absorbée presque sans réflexion.</translation>
    </message>
    <message>
        <source>Quarter-wave matching section</source>
        <translation>Tronçon d’adaptation quart d’onde</translation>
    </message>
    <message>
        <source>The section between the light and the heavy string is a quarter of a wavelength long. Its impedance is the geometric mean of both, so almost nothing is reflected.</source>
        <translation>Le tronçon entre la corde légère et la corde lourde est long d’un quart de longueur d’onde. Son impédance est la moyenne géométrique des deux&#xa0;: presque rien n’est réfléchi.</translation>
    </message>
    <message>
        <source>Reciprocity</source>
        <translation>Réciprocité</translation>
    </message>
    <message>
        <source>At the top, the source is in the bay and the probe is outside. At the bottom they change places, and both probes record the same curve.</source>
        <translation>En haut, la source est dans la baie et la sonde dehors. En bas, elles ont échangé leurs places, et les deux sondes tracent la même courbe.</translation>
    </message>
    <message>
        <source>Right-angle prism</source>
        <translation>Prisme à angle droit</translation>
    </message>
    <message>
        <source>The beam enters the slow triangle head-on and meets its long side at 45°. It is totally reflected there and turns through a right angle.</source>
        <translation>Le faisceau entre perpendiculairement dans le triangle lent et rencontre sa grande face à 45°. Il y est totalement réfléchi et tourne d’un angle droit.</translation>
    </message>
    <message>
        <source>Room resonance</source>
        <translation>Résonance d’une salle</translation>
    </message>
    <message>
        <source>A loudspeaker in the corner plays at a natural frequency of the room. The sound booms in some places and cannot be heard in others.</source>
        <translation>Un haut-parleur dans le coin joue à une fréquence propre de la salle. À certains endroits le son gronde, à d’autres on ne l’entend pas.</translation>
    </message>
    <message>
        <source>Doppler effect: source on a circle</source>
        <translation>Effet Doppler&#xa0;: source sur un cercle</translation>
    </message>
    <message>
        <source>A source moves in a circle, and its waves form a spiral. The probe records a higher frequency while the source approaches, and a lower frequency while it moves away.</source>
        <translation>Une source tourne sur un cercle, et ses ondes forment une spirale. La sonde enregistre une fréquence plus haute quand la source approche, et plus basse quand elle s’éloigne.</translation>
    </message>
    <message>
        <source>Scattering by a small post</source>
        <translation>Diffusion par un petit poteau</translation>
    </message>
    <message>
        <source>A post much smaller than the wavelength scatters only a small part of the wave. The scattered wave spreads in all directions.</source>
        <translation>Un poteau bien plus petit que la longueur d’onde ne diffuse qu’une petite partie de l’onde. L’onde diffusée s’étale dans toutes les directions.</translation>
    </message>
    <message>
        <source>Numerical dispersion on a string</source>
        <translation>Dispersion numérique sur une corde</translation>
    </message>
    <message>
        <source>Two wave packets start together, one of long and one of short waves. Short waves are slower on this chain of points: watch them fall behind.</source>
        <translation>Deux paquets d’ondes partent ensemble, l’un d’ondes longues, l’autre d’ondes courtes. Sur cette chaîne de points, les courtes sont plus lentes&#xa0;: regardez-les prendre du retard.</translation>
    </message>
    <message>
        <source>Quarter-wave side branch</source>
        <translation>Tube latéral quart d’onde</translation>
    </message>
    <message>
        <source>The side tube, closed and a quarter of a wavelength long, stops the wave in the lower duct. The upper duct has no side tube.</source>
        <translation>Le tube latéral, fermé et long d’un quart de longueur d’onde, arrête l’onde dans le conduit du bas. Le conduit du haut n’a pas de tube latéral.</translation>
    </message>
    <message>
        <source>Slow medium: shorter wavelength</source>
        <translation>Milieu lent&#xa0;: longueur d’onde plus courte</translation>
    </message>
    <message>
        <source>At the boundary the wavelength gets shorter, but the frequency stays the same. Part of the wave is reflected, and the transmitted wave is higher.</source>
        <translation>À la frontière, la longueur d’onde diminue, mais la fréquence reste la même. Une partie de l’onde est réfléchie, et l’amplitude de l’onde transmise est plus grande.</translation>
    </message>
    <message>
        <source>Sound channel</source>
        <translation>Canal sonore</translation>
    </message>
    <message>
        <source>Sound is slowest in the middle, so waves that leave the channel are bent back into it. This is why whales are heard across an ocean.</source>
        <translation>Le son est le plus lent au milieu&#xa0;: les ondes qui quittent le canal y sont donc ramenées. C’est pourquoi on entend les baleines d’un bout à l’autre d’un océan.</translation>
    </message>
    <message>
        <source>Speaking tube</source>
        <translation>Tuyau acoustique</translation>
    </message>
    <message>
        <source>Sound spreads and fades in the open, but it cannot spread in the tube. Compare the waves at equal distances.</source>
        <translation>À l’air libre, le son s’étale et s’atténue, mais dans le tuyau il ne peut pas s’étaler. Comparez les ondes à des distances égales.</translation>
    </message>
    <message>
        <source>Chaos in a stadium</source>
        <translation>Chaos dans un stade</translation>
    </message>
    <message>
        <source>Two waves make a standing wave</source>
        <translation>Deux ondes font une onde stationnaire</translation>
    </message>
    <message>
        <source>Two equal oscillators send waves towards each other. Between the oscillators some points stay at rest, and others move twice as far as in one wave.</source>
        <translation>Deux oscillateurs égaux envoient des ondes l’un vers l’autre. Entre eux, certains points restent au repos, et d’autres bougent deux fois plus que dans une seule onde.</translation>
    </message>
    <message>
        <source>Echo from a pyramid&apos;s steps</source>
        <translation>Écho des marches d’une pyramide</translation>
    </message>
    <message>
        <source>Struck string</source>
        <translation>Corde frappée</translation>
    </message>
    <message>
        <source>A hammer gives the string a velocity instead of a shape, so a hump rises from rest and travels both ways. High harmonics are stronger than on a plucked string.</source>
        <translation>Un marteau donne à la corde une vitesse au lieu d’une forme&#xa0;: une bosse s’élève du repos et part des deux côtés. Les harmoniques aigus sont plus forts que sur une corde pincée.</translation>
    </message>
    <message>
        <source>Tide in a shallow bay</source>
        <translation>Marée dans une baie peu profonde</translation>
    </message>
    <message>
        <source>The shallow bay is a quarter of a tidal wavelength long. The tide at its head is twice as high as on a steep coast, as in the Bay of Fundy.</source>
        <translation>La baie peu profonde est longue d’un quart de longueur d’onde de marée. Au fond de la baie, la marée est deux fois plus haute que sur une côte abrupte, comme dans la baie de Fundy.</translation>
    </message>
    <message>
        <source>Triple slit</source>
        <translation>Triple fente</translation>
    </message>
    <message>
        <source>Three slits send out three waves. Between two strong maxima there is a weak one, where two of the three waves cancel.</source>
        <translation>Trois fentes émettent trois ondes. Entre deux maxima forts, il y en a un faible, où deux des trois ondes s’annulent.</translation>
    </message>
    <message>
        <source>Rotating wave</source>
        <translation>Onde tournante</translation>
    </message>
    <message>
        <source>Two modes of a square pool have the same frequency. If one is a quarter of a cycle behind the other, they make a rotating wave.</source>
        <translation>Deux modes d’un bassin carré ont la même fréquence. Si l’un a un quart de cycle de retard sur l’autre, ils font une onde tournante.</translation>
    </message>
    <message>
        <source>Twelve-pole</source>
        <translation>Dodécapôle</translation>
    </message>
    <message>
        <source>Twelve poles on a circle send twelve beams. Inside the circle the waves nearly cancel.</source>
        <translation>Douze pôles sur un cercle envoient douze faisceaux. À l’intérieur du cercle, les ondes s’annulent presque.</translation>
    </message>
    <message>
        <source>Seiche of a lake with two depths</source>
        <translation>Seiche d’un lac à deux profondeurs</translation>
    </message>
    <message>
        <source>One half of this lake is only a quarter as deep, so waves are slower and higher there. The nodal line is not in the middle.</source>
        <translation>Une moitié de ce lac n’a qu’un quart de la profondeur de l’autre&#xa0;: les ondes y sont plus lentes et plus hautes. La ligne nodale n’est pas au milieu.</translation>
    </message>
    <message>
        <source>Young&apos;s experiment with unequal slits</source>
        <translation>Expérience de Young à fentes inégales</translation>
    </message>
    <message>
        <source>One slit is wider than the other, so the waves do not cancel completely in the minima. The fringes lose contrast.</source>
        <translation>Une fente est plus large que l’autre&#xa0;: les ondes ne s’annulent donc pas complètement dans les minima. Les franges perdent du contraste.</translation>
    </message>
    <message>
        <source>Triangle and square waves</source>
        <translation>Ondes triangulaires et carrées</translation>
    </message>
    <message>
        <source>A square wave and a triangle wave travel side by side as plane waves and keep their shape. Compare the curves of the two probes.</source>
        <translation>Une onde carrée et une onde triangulaire avancent côte à côte en ondes planes et gardent leur forme. Comparez les courbes des deux sondes.</translation>
    </message>
    <message>
        <source>Whispering gallery</source>
        <translation>Galerie des murmures</translation>
    </message>
    <message>
        <source>A whisper along the wall of a round room follows the wall all the way round. In the middle of the room it can hardly be heard.</source>
        <translation>Un murmure le long de la paroi d’une salle ronde suit la paroi tout autour. Au milieu de la salle, on l’entend à peine.</translation>
    </message>
    <message>
        <source>Zone plate, middle covered</source>
        <translation>Plaque zonale, centre couvert</translation>
    </message>
    <message>
        <source>The middle and every second zone are covered. The waves through the open zones arrive in phase at the focus, as they do with an open middle.</source>
        <translation>Le centre et une zone sur deux sont couverts. Les ondes des zones ouvertes arrivent en phase au foyer, comme avec le centre ouvert.</translation>
    </message>
    <message>
        <source>Zone plate, middle open</source>
        <translation>Plaque zonale, centre ouvert</translation>
    </message>
    <message>
        <source>Every second zone is open, so only waves that arrive in phase at one point pass. A screen with the right gaps focuses like a lens.</source>
        <translation>Une zone sur deux est ouverte&#xa0;: seules passent les ondes qui arrivent en phase en un point. Une paroi percée comme il faut focalise comme une lentille.</translation>
    </message>
    <message>
        <source>Maxwell&apos;s fish-eye</source>
        <translation>L’œil de poisson de Maxwell</translation>
    </message>
    <message>
        <source>A formula makes the waves half as fast at the centre of the disc as at its rim. Rays from a point on the rim follow circular arcs and meet at the opposite point.</source>
        <translation>Une formule rend les ondes deux fois plus lentes au centre du disque qu’à son bord. Les rayons issus d’un point du bord suivent des arcs de cercle et se rejoignent au point opposé.</translation>
    </message>
    <message>
        <source>Converging circular wave</source>
        <translation>Onde circulaire convergente</translation>
    </message>
    <message>
        <source>A formula gives the water the shape of a ring at the start. Half of the wave spreads outwards, and half converges and rises high in the middle.</source>
        <translation>Une formule donne à l’eau la forme d’un anneau au départ. Une moitié de l’onde s’étale vers l’extérieur, l’autre converge et monte haut au milieu.</translation>
    </message>
    <message>
        <source>Lake Geneva</source>
        <translation>Le Léman</translation>
    </message>
    <message>
        <source>A picture gives the depths (black: land, white: 310 m), and one second here is eleven minutes. The tilted water oscillates from end to end, highest where the lake is narrow and shallow.</source>
        <translation>Une image donne les profondeurs (noir&#xa0;: terre, blanc&#xa0;: 310 m), et une seconde ici vaut onze minutes. L’eau inclinée oscille d’un bout à l’autre, le plus haut là où le lac est étroit et peu profond.</translation>
    </message>
    <message>
        <source>Aliasing: too few beads for the wave</source>
        <translation>Repliement&#xa0;: trop peu de perles pour l’onde</translation>
    </message>
    <message>
        <source>Ten beads start on a wave with 19 half-wavelengths (the thin line in the window). At the beads it looks like 3 half-wavelengths, so the beads oscillate like that.</source>
        <translation>Dix perles partent d’une onde de 19 demi-ondes (la ligne fine, dans la fenêtre). Aux perles, elle ressemble à 3 demi-ondes, et c’est ainsi que les perles oscillent.</translation>
    </message>
    <message>
        <source>Four neighbours or eight</source>
        <translation>Quatre voisins ou huit</translation>
    </message>
    <message>
        <source>Five slits: intensity on a screen</source>
        <translation>Cinq fentes&#xa0;: intensité sur un écran</translation>
    </message>
    <message>
        <source>The more slits there are, the narrower the maxima are. Between two strong maxima there are weak ones: three for five slits.</source>
        <translation>Plus il y a de fentes, plus les maxima sont étroits. Entre deux maxima forts, il y en a de faibles&#xa0;: trois pour cinq fentes.</translation>
    </message>
    <message>
        <source>Stop band of a beaded string</source>
        <translation>Bande interdite d’une corde à perles</translation>
    </message>
    <message>
        <source>Eight beads on the string are each as heavy as twenty points. A low and a high frequency come from the left, but only the low one passes.</source>
        <translation>Chacune des huit perles sur la corde est aussi lourde que vingt points. Une fréquence basse et une haute viennent de la gauche, mais seule la basse passe.</translation>
    </message>
    <message>
        <source>Two wide slits: a missing maximum</source>
        <translation>Deux fentes larges&#xa0;: un maximum qui manque</translation>
    </message>
    <message>
        <source>In some directions each slit alone sends no waves, so the pair sends none either. The second maximum on each side is therefore missing.</source>
        <translation>Dans certaines directions, chaque fente seule n’envoie aucune onde, donc la paire non plus. C’est pourquoi le deuxième maximum de chaque côté manque.</translation>
    </message>
    <message>
        <source>Randomly spaced slits</source>
        <translation>Fentes espacées au hasard</translation>
    </message>
    <message>
        <source>Eight slits as wide as the slits of a grating are randomly spaced. Their waves arrive in phase only straight ahead, so there is no other clear maximum.</source>
        <translation>Huit fentes aussi larges que celles d’un réseau sont espacées au hasard. Leurs ondes n’arrivent en phase que droit devant&#xa0;: il n’y a pas d’autre maximum net.</translation>
    </message>
    <message>
        <source>Beams with soft and hard edges</source>
        <translation>Faisceaux à bords doux, à bords francs</translation>
    </message>
    <message>
        <source>A source sends beams with soft edges to both sides, and a slit cuts off the edges of the right beam. Compare the two screens.</source>
        <translation>Une source envoie des deux côtés des faisceaux à bords doux, et une fente coupe les bords de celui de droite. Comparez les deux écrans.</translation>
    </message>
    <message>
        <source>Springs in a block</source>
        <translation>Des ressorts dans un bloc</translation>
    </message>
    <message>
        <source>Each point of a block is connected to six neighbours. Layers across the diagonal have three springs to each side, so they move like a row with three times the k.</source>
        <translation>Chaque point d’un bloc est relié à six voisins. Les couches en travers de la diagonale ont trois ressorts de chaque côté&#xa0;: elles se déplacent comme une rangée avec trois fois k.</translation>
    </message>
    <message>
        <source>A row of tone holes</source>
        <translation>Une rangée de trous d’harmonie</translation>
    </message>
    <message>
        <source>The open holes of a clarinet reflect low notes, and high notes run past the holes. Here the holes are side tubes with fixed ends.</source>
        <translation>Les trous ouverts d’une clarinette réfléchissent les notes graves, et les notes aiguës les dépassent. Ici, les trous sont des tubes latéraux à extrémités fixes.</translation>
    </message>
    <message>
        <source>Above the cut-off frequency</source>
        <translation>Au-dessus de la fréquence de coupure</translation>
    </message>
    <message>
        <source>At the highest frequency of a string of points, neighbours oscillate in antiphase. A driver just below this frequency sends out waves, and just above it nothing gets out.</source>
        <translation>À la fréquence maximale d’une corde de points, les voisins oscillent en opposition de phase. Une excitation juste au-dessous de cette fréquence émet des ondes&#xa0;; juste au-dessus, rien n’en sort.</translation>
    </message>
    <message>
        <source>Waves in integer arithmetic</source>
        <translation>Ondes en nombres entiers</translation>
    </message>
    <message>
        <source>Wide slit: intensity on a screen</source>
        <translation>Fente large&#xa0;: intensité sur un écran</translation>
    </message>
    <message>
        <source>A slit more than three wavelengths wide sends one broad beam with weak beams beside it. A curved screen around the slit measures their intensity.</source>
        <translation>Une fente large de plus de trois longueurs d’onde envoie un faisceau large et des faisceaux faibles à côté. Un écran courbé autour de la fente mesure leur intensité.</translation>
    </message>
    <message>
        <source>Heights are integers, and remainders of divisions are dropped. A drop of height 1 cannot leave its cell, but a drop of height 1000 spreads over all the water.</source>
        <translation>Les hauteurs sont des nombres entiers, et les restes des divisions sont perdus. Une goutte de hauteur 1 ne peut pas quitter sa cellule, mais une goutte de hauteur 1000 se répand sur toute l’eau.</translation>
    </message>
    <message>
        <source>With four neighbours, k is just above its limit, and a chessboard pattern grows from a height of 1/50. With eight neighbours and the same k, the pattern only oscillates.</source>
        <translation>Avec quatre voisins, k dépasse de peu sa limite, et un damier grandit à partir d’une hauteur de 1/50. Avec huit voisins et le même k, le damier ne fait qu’osciller.</translation>
    </message>
    <message>
        <source>Fireworks over water</source>
        <translation>Feu d’artifice sur l’eau</translation>
    </message>
    <message>
        <source>Sparks keep flying off in all directions and fall with the same constant acceleration. Each spark makes a circular wave where it lands in the water.</source>
        <translation>Des éclats partent sans cesse dans toutes les directions et tombent avec la même accélération constante. Chaque éclat fait une onde circulaire là où il touche l’eau.</translation>
    </message>
    <message>
        <source>Snow covering a word</source>
        <translation>Neige qui recouvre un mot</translation>
    </message>
    <message>
        <source>Drifting snowflakes make small waves in the water and disappear. On the walls they stay until the whole word is covered.</source>
        <translation>Des flocons à la dérive font de petites ondes dans l’eau et disparaissent. Sur les parois, ils restent jusqu’à ce que tout le mot soit couvert.</translation>
    </message>
    <message>
        <source>With the cross stencil, short waves are too slow along the axes and exact along the diagonals. The wavefronts bulge towards the corners.</source>
        <translation>Avec le voisinage en croix, les ondes courtes sont trop lentes le long des axes et exactes le long des diagonales. Les fronts d’onde se bombent vers les coins.</translation>
    </message>
    <message>
        <source>A grating sends beams straight ahead and in the directions where the paths from neighbouring slits differ by one wavelength. Half-way between the beams the waves are much lower.</source>
        <translation>Un réseau envoie des faisceaux droit devant et dans les directions où les chemins depuis deux fentes voisines diffèrent d’une longueur d’onde. À mi-chemin entre les faisceaux, les ondes sont bien plus basses.</translation>
    </message>
    <message>
        <source>Chambers and narrow necks act like springs and masses in a row. The low frequency passes through them, but twice this frequency does not.</source>
        <translation>Des chambres et des goulots étroits agissent comme des ressorts et des masses en ligne. La fréquence basse les traverse, mais pas la fréquence double.</translation>
    </message>
    <message>
        <source>If you pluck a string at a node of a harmonic, this harmonic is missing. Piano hammers strike near a seventh of the length, too.</source>
        <translation>Si l’on pince une corde à un nœud d’un harmonique, cet harmonique manque. Les marteaux de piano frappent aussi près d’un septième de la longueur.</translation>
    </message>
    <message>
        <source>Between two half circles hardly any ray repeats its path. The wave soon fills the whole stadium, and its starting point can no longer be seen.</source>
        <translation>Entre deux demi-cercles, presque aucun rayon ne refait son chemin. L’onde remplit bientôt tout le stade, et l’on ne voit plus d’où elle est partie.</translation>
    </message>
    <message>
        <source>Each step of the pyramid reflects a clap a little later than the step below. Together the echoes make a tone that falls in pitch.</source>
        <translation>Chaque marche de la pyramide réfléchit un claquement de mains un peu plus tard que la marche du dessous. Ensemble, les échos font un son de plus en plus grave.</translation>
    </message>
</context>
<context>
    <name>PresetGroup</name>
    <message>
        <source>The first minutes: tap in rhythm and find a resonance.</source>
        <translation>Les premières minutes&#xa0;: taper en rythme et trouver une résonance.</translation>
    </message>
    <message>
        <source>Waves on a string: reflections, standing waves, harmonics and joined strings.</source>
        <translation>Ondes sur une corde&#xa0;: réflexions, ondes stationnaires, harmoniques et cordes jointes.</translation>
    </message>
    <message>
        <source>Waves from sources, near and far, in one direction or in all directions.</source>
        <translation>Les ondes des sources, de près et de loin, dans une direction ou dans toutes.</translation>
    </message>
    <message>
        <source>Several waves in one place: where they add up, and where they cancel.</source>
        <translation>Plusieurs ondes au même endroit&#xa0;: où elles s’ajoutent, et où elles s’annulent.</translation>
    </message>
    <message>
        <source>Diffraction: waves at openings, edges and small obstacles.</source>
        <translation>Diffraction&#xa0;: les ondes près des ouvertures, des bords et des petits obstacles.</translation>
    </message>
    <message>
        <source>Reflection: fixed, free, absorbing and curved walls.</source>
        <translation>Réflexion&#xa0;: parois fixes, libres, absorbantes et courbes.</translation>
    </message>
    <message>
        <source>Waves turn where their speed changes: Snell&apos;s law, prisms, lenses and mirages.</source>
        <translation>Les ondes tournent là où leur célérité change&#xa0;: loi de Snell-Descartes, prismes, lentilles et mirages.</translation>
    </message>
    <message>
        <source>Channels that guide waves, and filters that pass only some frequencies.</source>
        <translation>Des canaux qui guident les ondes, et des filtres qui ne laissent passer que certaines fréquences.</translation>
    </message>
    <message>
        <source>Enclosed water and its standing waves, each with its own frequency.</source>
        <translation>Des eaux fermées et leurs ondes stationnaires, chacune à sa propre fréquence.</translation>
    </message>
    <message>
        <source>The Doppler effect, and sources that are faster than their waves.</source>
        <translation>L’effet Doppler, et les sources plus rapides que leurs ondes.</translation>
    </message>
    <message>
        <source>Rain, beaches, harbours and lakes: waves in shallow water.</source>
        <translation>Pluie, plages, ports et lacs&#xa0;: les ondes en eau peu profonde.</translation>
    </message>
    <message>
        <source>Numerical effects: direction, wavelength and stability.</source>
        <translation>Effets numériques&#xa0;: direction, longueur d’onde et stabilité.</translation>
    </message>
    <message>
        <source>Masses and springs, the model behind string and membrane.</source>
        <translation>Masses et ressorts, le modèle derrière la corde et la membrane.</translation>
    </message>
    <message>
        <source>String and pool as computed by the 2013 web page.</source>
        <translation>Corde et bassin tels que les calculait la page web de 2013.</translation>
    </message>
    <message>
        <source>Integer arithmetic that looks like water, from the early days of computer graphics.</source>
        <translation>Des nombres entiers qui ressemblent à de l’eau, des premiers temps de l’infographie.</translation>
    </message>
    <message>
        <source>String, water, fireworks and snow, based on the 2009 programs.</source>
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
        <source>this is not valid JSON</source>
        <translation>ce n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>is defined twice</source>
        <translation>est défini deux fois</translation>
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
        <source>%1 is not a number</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>an experiment must be a JSON object: %1</source>
        <translation>une expérience doit être un objet JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>version %1 is newer than this program can read (1)</source>
        <translation>la version %1 est plus récente que ce que lit ce programme (1)</translation>
    </message>
    <message>
        <source>%1 is not a valid file version (expected 1)</source>
        <translation>%1 n’est pas une version valide du fichier (1 attendu)</translation>
    </message>
    <message>
        <source>is missing (the file version, 1)</source>
        <translation>manque (version du fichier, 1)</translation>
    </message>
    <message>
        <source>is missing (the place where the height is recorded)</source>
        <translation>manque (endroit où la hauteur est enregistrée)</translation>
    </message>
    <message>
        <source>is missing (one of %1)</source>
        <translation>manque (un parmi %1)</translation>
    </message>
    <message>
        <source>is missing (%1)</source>
        <translation>manque (%1)</translation>
    </message>
    <message>
        <source>unknown key; valid keys: %1</source>
        <translation>clé inconnue&#xa0;; clés valides&#xa0;: %1</translation>
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
        <source>%1 is not text</source>
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
        <source>%1 is not an object with the parameters to change</source>
        <translation>%1 n’est pas un objet avec les paramètres à changer</translation>
    </message>
    <message>
        <source>%1 is not an object with %2</source>
        <translation>%1 n’est pas un objet avec %2</translation>
    </message>
    <message>
        <source>%1 is not a cell (integers inside the grid)</source>
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
        <source>%1 is not the size of a pool ([columns, rows], integers from 1 to %2)</source>
        <translation>%1 n’est pas la taille d’un bassin ([colonnes, lignes], nombres entiers, 1 à %2)</translation>
    </message>
    <message>
        <source>%1 is not the size of a string ([points], an integer from 1 to %2)</source>
        <translation>%1 n’est pas la taille d’une corde ([points], un nombre entier de 1 à %2)</translation>
    </message>
    <message>
        <source>every size must be at least 1</source>
        <translation>chaque taille doit être au moins 1</translation>
    </message>
    <message>
        <source>a string has only one size (its number of points)</source>
        <translation>une corde n’a qu’une taille (son nombre de points)</translation>
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
        <source>%1 and %2 must both be periodic, or neither</source>
        <translation>%1 et %2 doivent être tous deux périodiques, ou aucun</translation>
    </message>
    <message>
        <source>%1 is only available on a string; in a pool, use one of %2</source>
        <translation>%1 n’est possible que sur une corde&#xa0;; dans un bassin, prenez l’un de %2</translation>
    </message>
    <message>
        <source>integer arithmetic supports only the leapfrog scheme</source>
        <translation>en nombres entiers, seul le schéma saute-mouton convient</translation>
    </message>
    <message>
        <source>integer arithmetic supports only %1</source>
        <translation>en nombres entiers, seul convient l’un de %1</translation>
    </message>
    <message>
        <source>integer arithmetic does not support a drive</source>
        <translation>en nombres entiers, une excitation n’est pas possible</translation>
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
        <source>%1 is out of range (0 to %2)</source>
        <translation>%1 est hors limites (0 à %2)</translation>
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
        <source>%1 is not one of %2</source>
        <translation>%1 n’est pas un parmi %2</translation>
    </message>
    <message>
        <source>%1 is not allowed (%2)</source>
        <translation>%1 n’est pas permis (%2)</translation>
    </message>
    <message>
        <source>an integer, at least %1, at most %2</source>
        <translation>un nombre entier, au moins %1, au plus %2</translation>
    </message>
    <message>
        <source>an integer, greater than %1, at most %2</source>
        <translation>un nombre entier, plus grand que %1, au plus %2</translation>
    </message>
    <message>
        <source>an integer from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
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
        <source>is missing (the places along the brush path)</source>
        <translation>manque (endroits où passe le pinceau)</translation>
    </message>
    <message>
        <source>only one of %1 is allowed</source>
        <translation>un seul parmi %1 est permis</translation>
    </message>
    <message>
        <source>is only allowed with &quot;pull&quot; or &quot;hold&quot;</source>
        <translation>n’est permis qu’avec «&#xa0;pull&#xa0;» ou «&#xa0;hold&#xa0;»</translation>
    </message>
    <message>
        <source>a %1 is only available in a pool</source>
        <translation>%1 n’est possible que dans un bassin</translation>
    </message>
    <message>
        <source>either factor or speed, not both</source>
        <translation>soit factor, soit speed, pas les deux</translation>
    </message>
    <message>
        <source>rain is only available in a pool</source>
        <translation>la pluie n’est possible que dans un bassin</translation>
    </message>
    <message>
        <source>a name must be 1 to %1 bytes long</source>
        <translation>un nom doit avoir de 1 à %1 octets</translation>
    </message>
    <message>
        <source>places must be at most 100000 cells from the centre</source>
        <translation>les endroits doivent être au plus à 100000 cellules du centre</translation>
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
        <source>integer arithmetic does not support a %1</source>
        <translation>en nombres entiers, %1 n’est pas possible</translation>
    </message>
    <message>
        <source>%1 is after the end of the hold</source>
        <translation>%1 vient après la fin du maintien</translation>
    </message>
    <message>
        <source>%1 is not of the form [steps later, column, row]</source>
        <translation>%1 n’est pas de la forme [pas plus tard, colonne, ligne]</translation>
    </message>
    <message>
        <source>%1 is not of the form [steps later, point]</source>
        <translation>%1 n’est pas de la forme [pas plus tard, point]</translation>
    </message>
    <message>
        <source>a lesson must be a JSON object: %1</source>
        <translation>une leçon doit être un objet JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>is missing (a list with at least one step)</source>
        <translation>manque (liste d’au moins une étape)</translation>
    </message>
    <message>
        <source>is missing (a list of 2 to %1 answers)</source>
        <translation>manque (liste de 2 à %1 réponses)</translation>
    </message>
    <message>
        <source>is missing (the first step must define the experiment)</source>
        <translation>manque (la première étape doit définir l’expérience)</translation>
    </message>
    <message>
        <source>is missing (the number of the correct answer, counted from 1)</source>
        <translation>manque (numéro de la bonne réponse, compté à partir de 1)</translation>
    </message>
    <message>
        <source>is missing (a cell: [point], or [column, row] in a pool)</source>
        <translation>manque (cellule&#xa0;: [point], ou [colonne, ligne] dans un bassin)</translation>
    </message>
    <message>
        <source>is missing (text)</source>
        <translation>manque (texte)</translation>
    </message>
    <message>
        <source>is missing (a number, or one of %1)</source>
        <translation>manque (un nombre, ou un parmi %1)</translation>
    </message>
    <message>
        <source>is missing (a number from %1 to %2)</source>
        <translation>manque (un nombre de %1 à %2)</translation>
    </message>
    <message>
        <source>unknown kind of check; valid kinds: %1</source>
        <translation>type de contrôle inconnu&#xa0;; types valides&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is already the id of another step</source>
        <translation>%1 est déjà l’id d’une autre étape</translation>
    </message>
    <message>
        <source>%1 is not an id (1 to 40 small letters a to z, digits and hyphens)</source>
        <translation>%1 n’est pas un id (1 à 40 lettres minuscules de a à z, chiffres et traits d’union)</translation>
    </message>
    <message>
        <source>is not a language code (en, el, pt-BR)</source>
        <translation>n’est pas le code d’une langue (en, el, pt-BR)</translation>
    </message>
    <message>
        <source>a result needs a check in the same step</source>
        <translation>un résultat demande un contrôle dans la même étape</translation>
    </message>
    <message>
        <source>a step can ask for at most one number and one choice</source>
        <translation>une étape peut demander au plus un nombre et un choix</translation>
    </message>
    <message>
        <source>&quot;all&quot; and &quot;any&quot; cannot be nested</source>
        <translation>«&#xa0;all&#xa0;» et «&#xa0;any&#xa0;» ne peuvent pas être imbriqués</translation>
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
        <source>%1 takes a word; specify it with &quot;is&quot;</source>
        <translation>%1 est un mot&#xa0;; indiquez-le avec «&#xa0;is&#xa0;»</translation>
    </message>
    <message>
        <source>%1 takes a number; specify its range with &quot;from&quot; and &quot;to&quot;</source>
        <translation>%1 est un nombre&#xa0;; indiquez sa plage avec «&#xa0;from&#xa0;» et «&#xa0;to&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is outside the medium (%2 by %3 cells)</source>
        <translation>%1 est hors du milieu (%2 sur %3 cellules)</translation>
    </message>
    <message>
        <source>%1 is neither the id of an example nor an experiment (%2 or %3)</source>
        <translation>%1 n’est ni l’id d’un exemple, ni une expérience (%2 ou %3)</translation>
    </message>
    <message>
        <source>%1 is neither text nor an object with a text for each language (%2)</source>
        <translation>%1 n’est ni un texte, ni un objet avec un texte par langue (%2)</translation>
    </message>
    <message>
        <source>%1 is not a list with at least one step</source>
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
        <source>%1 is not an object with the values to change</source>
        <translation>%1 n’est pas un objet avec les valeurs à changer</translation>
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
        <source>%1 is neither a number nor one of %2</source>
        <translation>%1 n’est ni un nombre, ni un parmi %2</translation>
    </message>
    <message>
        <source>%1 is not an integer</source>
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
        <source>is missing (an end of the cross-section)</source>
        <translation>manque (une extrémité de la coupe)</translation>
    </message>
    <message>
        <source>a unit can have at most %1 characters</source>
        <translation>une unité a au plus %1 caractères</translation>
    </message>
    <message>
        <source>0, or at least 1e-06</source>
        <translation>0, ou au moins 1e-06</translation>
    </message>
    <message>
        <source>the value is not valid JSON (%1)</source>
        <translation>la valeur n’est pas du JSON valide (%1)</translation>
    </message>
    <message>
        <source>the value is not valid UTF-8 text</source>
        <translation>la valeur n’est pas un texte UTF-8 valide</translation>
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
        <source>a single value has no member called %1</source>
        <translation>une valeur simple n’a pas d’élément nommé %1</translation>
    </message>
    <message>
        <source>there is no such element in the file</source>
        <translation>il n’y a pas de tel élément dans le fichier</translation>
    </message>
    <message>
        <source>the image could not be written</source>
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
        <source>a view is only available in a pool</source>
        <translation>une vue n’est possible que dans un bassin</translation>
    </message>
    <message>
        <source>the last frame would show step %1 (at most %2)</source>
        <translation>la dernière image montrerait le pas %1 (au plus %2)</translation>
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
        <source>integer arithmetic supports only one scheme and no shorter steps</source>
        <translation>les nombres entiers n’ont qu’un schéma et pas de pas plus petits</translation>
    </message>
    <message>
        <source>no exact solution is known with walls or media</source>
        <translation>avec des parois ou des milieux, aucune solution exacte n’est connue</translation>
    </message>
    <message>
        <source>damping is applied once per step, which makes every scheme first order; set both damping factors to 1</source>
        <translation>l’amortissement s’applique une fois par pas, ce qui fait de tout schéma un schéma du premier ordre&#xa0;; mettez les deux facteurs d’amortissement à 1</translation>
    </message>
    <message>
        <source>the exact solution is known only for standing waves with fixed, free or periodic ends</source>
        <translation>la solution exacte n’est connue que pour des ondes stationnaires entre des extrémités fixes, libres ou périodiques</translation>
    </message>
    <message>
        <source>a source keeps making waves, so tapping cannot reach a steady state; remove the source first</source>
        <translation>une source produit sans cesse des ondes, donc les frappes n’atteignent aucun régime établi&#xa0;; retirez d’abord la source</translation>
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
        <source>there is no such example</source>
        <translation>il n’existe pas d’exemple de ce nom</translation>
    </message>
    <message>
        <source>this is not a valid link to an experiment; part of it is missing or has been changed</source>
        <translation>ce n’est pas un lien valide vers une expérience&#xa0;; une partie manque ou a été modifiée</translation>
    </message>
    <message>
        <source>the link is too long (at most %1 characters after the &quot;#&quot;)</source>
        <translation>le lien est trop long (au plus %1 caractères après le «&#xa0;#&#xa0;»)</translation>
    </message>
    <message>
        <source>%1 is not an address of this computer</source>
        <translation>%1 n’est pas une adresse de cet ordinateur</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <translation>impossible d’écouter à l’adresse %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a %1 is only available on a string</source>
        <translation>%1 n’est possible que sur une corde</translation>
    </message>
    <message>
        <source>is missing (at least two values)</source>
        <translation>manque (au moins deux valeurs)</translation>
    </message>
    <message>
        <source>%1 values are too many (at most %2)</source>
        <translation>%1 valeurs sont trop nombreuses (au plus %2)</translation>
    </message>
    <message>
        <source>a value is too large (at most %1, positive or negative)</source>
        <translation>une valeur est trop grande (au plus %1, en positif ou en négatif)</translation>
    </message>
    <message>
        <source>with the stencil %1, the absorbing layer must be at least %2 cells wide</source>
        <translation>avec le voisinage %1, la couche absorbante doit avoir au moins %2 cellules de large</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>il n’y a pas assez de mémoire pour ce changement</translation>
    </message>
    <message>
        <source>needs one of &quot;pull&quot;, &quot;hold&quot;, &quot;set&quot;, &quot;things&quot;, &quot;calm&quot;, &quot;draw&quot; or &quot;modes&quot;</source>
        <translation>il faut «&#xa0;pull&#xa0;», «&#xa0;hold&#xa0;», «&#xa0;set&#xa0;», «&#xa0;things&#xa0;», «&#xa0;calm&#xa0;», «&#xa0;draw&#xa0;» ou «&#xa0;modes&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 n’est ni true ni false</translation>
    </message>
    <message>
        <source>%1 is not of the form [half-wavelengths along x, along y]</source>
        <translation>%1 n’est pas de la forme [demi-ondes selon x, selon y]</translation>
    </message>
    <message>
        <source>column %1: unknown name or character “%2”</source>
        <translation>colonne %1&#xa0;: nom ou caractère inconnu «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>column %1: a parenthesis is missing</source>
        <translation>colonne %1&#xa0;: il manque une parenthèse</translation>
    </message>
    <message>
        <source>column %1: unexpected parenthesis</source>
        <translation>colonne %1&#xa0;: parenthèse inattendue</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>la formule est vide</translation>
    </message>
    <message>
        <source>column %1: unexpected end of the formula</source>
        <translation>colonne %1&#xa0;: fin de formule inattendue</translation>
    </message>
    <message>
        <source>column %1: a function has too many or too few arguments</source>
        <translation>colonne %1&#xa0;: une fonction a trop ou trop peu d’arguments</translation>
    </message>
    <message>
        <source>column %1: missing or misplaced operator</source>
        <translation>colonne %1&#xa0;: opérateur manquant ou mal placé</translation>
    </message>
    <message>
        <source>a formula can have at most %1 characters</source>
        <translation>une formule a au plus %1 caractères</translation>
    </message>
    <message>
        <source>parentheses can be nested at most %1 levels deep</source>
        <translation>les parenthèses peuvent être imbriquées sur au plus %1 niveaux</translation>
    </message>
    <message>
        <source>the formula is undefined at x = %1</source>
        <translation>la formule n’est pas définie en x = %1</translation>
    </message>
    <message>
        <source>the value at x = %1 is above %2</source>
        <translation>la valeur en x = %1 dépasse %2</translation>
    </message>
    <message>
        <source>%1 is not a list of tools</source>
        <translation>%1 n’est pas une liste d’outils</translation>
    </message>
    <message>
        <source>stiffness is only available on a string</source>
        <translation>la rigidité n’est possible que sur une corde</translation>
    </message>
    <message>
        <source>integer arithmetic does not support stiffness</source>
        <translation>en nombres entiers, la rigidité n’est pas possible</translation>
    </message>
    <message>
        <source>a stiff string can have at most %1 points, not %2</source>
        <translation>une corde rigide a au plus %1 points, et non %2</translation>
    </message>
    <message>
        <source>%1 is not available on a stiff string; use one of %2</source>
        <translation>%1 n’est pas possible sur une corde rigide&#xa0;; prenez l’un de %2</translation>
    </message>
    <message>
        <source>a stiff string can have only one medium</source>
        <translation>une corde rigide ne peut avoir qu’un seul milieu</translation>
    </message>
    <message>
        <source>%1 standing waves are too many here (at most %2)</source>
        <translation>%1 ondes stationnaires sont trop nombreuses ici (au plus %2)</translation>
    </message>
    <message>
        <source>Seiche in a browser cannot compute formulas: open the file in the desktop program, save it, and open the saved file here</source>
        <translation>Seiche dans un navigateur ne calcule pas de formules&#xa0;: ouvrez le fichier dans le programme, enregistrez-le et ouvrez ici le fichier enregistré</translation>
    </message>
    <message>
        <source>there are no objects and no probes</source>
        <translation>il n’y a ni objets ni sondes</translation>
    </message>
    <message>
        <source>only for walls</source>
        <translation>pour les parois seulement</translation>
    </message>
    <message>
        <source>is missing (at least %1 corners of the outline)</source>
        <translation>manque (au moins %1 sommets du contour)</translation>
    </message>
    <message>
        <source>an absorbing wall cannot move; use a wall with impedance 1 instead, which also absorbs</source>
        <translation>une paroi absorbante ne peut pas bouger&#xa0;; prenez une paroi d’impédance 1, qui absorbe aussi</translation>
    </message>
    <message>
        <source>%1 is too fast: a wall must move more slowly than the waves (%2 cells per second)</source>
        <translation>%1 est trop rapide&#xa0;: une paroi doit être plus lente que les ondes (%2 cellules par seconde)</translation>
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
        <source>a claim can have at most %1 characters</source>
        <translation>une affirmation a au plus %1 caractères</translation>
    </message>
    <message>
        <source>there is no wall called %1 in the pool at this step</source>
        <translation>à ce pas, aucune paroi du bassin ne s’appelle %1</translation>
    </message>
    <message>
        <source>%1 is not a box-shaped wall that is fixed or free, has a thickness and does not move</source>
        <translation>%1 n’est pas une paroi rectangulaire fixe ou libre, immobile et d’une certaine épaisseur</translation>
    </message>
    <message>
        <source>the clipboard has no copied Seiche objects (text that starts with %1)</source>
        <translation>le presse-papiers ne contient pas d’objets copiés de Seiche (texte qui commence par %1)</translation>
    </message>
    <message>
        <source>the value at x = %1 is below %2</source>
        <translation>la valeur en x = %1 est inférieure à %2</translation>
    </message>
    <message>
        <source>the formula is undefined at t = %1</source>
        <translation>la formule n’est pas définie en t = %1</translation>
    </message>
    <message>
        <source>the value at t = %1 is above %2</source>
        <translation>la valeur en t = %1 dépasse %2</translation>
    </message>
    <message>
        <source>the value at t = %1 is below %2</source>
        <translation>la valeur en t = %1 est inférieure à %2</translation>
    </message>
    <message>
        <source>the formula is undefined at x = %1, y = %2</source>
        <translation>la formule n’est pas définie en x = %1, y = %2</translation>
    </message>
    <message>
        <source>the value at x = %1, y = %2 is above %3</source>
        <translation>la valeur en x = %1, y = %2 dépasse %3</translation>
    </message>
    <message>
        <source>the value at x = %1, y = %2 is below %3</source>
        <translation>la valeur en x = %1, y = %2 est inférieure à %3</translation>
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
        <source>%1 is not of the form [left, top, right, bottom]</source>
        <translation>%1 n’est pas de la forme [gauche, haut, droite, bas]</translation>
    </message>
    <message>
        <source>is missing (the grey values of a picture, or a formula instead)</source>
        <translation>manque (niveaux de gris d’une image, ou une formule à leur place)</translation>
    </message>
    <message>
        <source>is not %1 by %2 grey values, compressed and in base64url</source>
        <translation>ne contient pas %1 sur %2 niveaux de gris, comprimés et en base64url</translation>
    </message>
    <message>
        <source>either curve or curveFormula, not both</source>
        <translation>curve ou curveFormula, pas les deux</translation>
    </message>
    <message>
        <source>Seiche in a browser cannot compute formulas: open the file in the desktop program</source>
        <translation>Seiche dans un navigateur ne calcule pas de formules&#xa0;: ouvrez le fichier dans le programme</translation>
    </message>
    <message>
        <source>a formula or picture of the speed is only available in a pool</source>
        <translation>une formule ou une image de la célérité n’est possible que dans un bassin</translation>
    </message>
    <message>
        <source>needs 2 to %1 values over one period</source>
        <translation>il faut 2 à %1 valeurs sur une période</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 columns by %3 rows (at most %4 by %4)</source>
        <translation>%1 valeurs ne remplissent pas %2 colonnes sur %3 lignes (au plus %4 sur %4)</translation>
    </message>
    <message>
        <source>some values are out of range (%1)</source>
        <translation>certaines valeurs sont hors limites (%1)</translation>
    </message>
    <message>
        <source>needs a formula or a raster of the heights in the pool</source>
        <translation>il faut une formule ou une grille des hauteurs du bassin</translation>
    </message>
    <message>
        <source>is only for a pool; a string uses &quot;heights&quot;</source>
        <translation>n’est possible que pour un bassin&#xa0;; une corde utilise «&#xa0;heights&#xa0;»</translation>
    </message>
    <message>
        <source>is only for a string; a pool uses &quot;formula&quot; or &quot;raster&quot;</source>
        <translation>n’est possible que pour une corde&#xa0;; un bassin utilise «&#xa0;formula&#xa0;» ou «&#xa0;raster&#xa0;»</translation>
    </message>
    <message>
        <source>the interrupted class session at %1 has a different experiment</source>
        <translation>la séance interrompue à %1 a une autre expérience</translation>
    </message>
    <message>
        <source>the interrupted class session at %1 cannot be read</source>
        <translation>la séance interrompue à %1 est illisible</translation>
    </message>
    <message>
        <source>column %1: “=” is not an operator in a formula; to compare, write ==</source>
        <translation>colonne %1&#xa0;: «&#xa0;=&#xa0;» n’est pas un opérateur dans une formule&#xa0;; pour comparer, écrivez ==</translation>
    </message>
    <message>
        <source>column %1: a comma is only allowed between the arguments of min or max</source>
        <translation>colonne %1&#xa0;: une virgule n’est permise qu’entre les arguments de min ou de max</translation>
    </message>
    <message>
        <source>column %1: “%2” has a decimal comma; write %3</source>
        <translation>colonne %1&#xa0;: «&#xa0;%2&#xa0;» a une virgule décimale&#xa0;; écrivez %3</translation>
    </message>
    <message>
        <source>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</source>
        <translation>%1 millions d’opérations à la fois, c’est trop (au plus %2 millions)&#xa0;; réduisez les tailles, les nombres ou les cellules</translation>
    </message>
    <message>
        <source>a task can have at most %1 characters</source>
        <translation>une consigne a au plus %1 caractères</translation>
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
        <source>pluck (from rest)</source>
        <translation>pincer (depuis le repos)</translation>
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
        <source>raised cosine</source>
        <translation>cosinus surélevé</translation>
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
        <source>real frequency (%1)</source>
        <comment>unit</comment>
        <translation>fréquence réelle (%1)</translation>
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
        <source>integers</source>
        <translation>nombres entiers</translation>
    </message>
    <message>
        <source>floating point</source>
        <translation>virgule flottante</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>extrémité&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pulse: %1</source>
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
        <source>source, sine at %1 Hz, amplitude %2</source>
        <translation>source, sinusoïde à %1 Hz, amplitude %2</translation>
    </message>
    <message>
        <source>source, pulse at %1 Hz, amplitude %2</source>
        <translation>source, impulsion à %1 Hz, amplitude %2</translation>
    </message>
    <message>
        <source>source, wave packet at %1 Hz, amplitude %2</source>
        <translation>source, paquet d’ondes à %1 Hz, amplitude %2</translation>
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
        <source>Tapped at</source>
        <translation>Point de frappe</translation>
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
        <source>Measured resonance</source>
        <translation>Résonance mesurée</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>fréquence (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>amplitude (× une frappe)</translation>
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
        <source>Current heights</source>
        <translation>Hauteurs actuelles</translation>
    </message>
    <message>
        <source>tapped point</source>
        <translation>point de frappe</translation>
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
        <source>source, triangle wave at %1 Hz, amplitude %2</source>
        <translation>source, triangle à %1 Hz, amplitude %2</translation>
    </message>
    <message>
        <source>source, square wave at %1 Hz, amplitude %2</source>
        <translation>source, carré à %1 Hz, amplitude %2</translation>
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
        <source>source, noise around %1 Hz, amplitude %2</source>
        <translation>source, bruit autour de %1 Hz, amplitude %2</translation>
    </message>
    <message>
        <source>source, drawn curve at %1 Hz, amplitude %2</source>
        <translation>source, courbe dessinée à %1 Hz, amplitude %2</translation>
    </message>
    <message>
        <source>medium, from the formula %1</source>
        <translation>milieu, d’après la formule %1</translation>
    </message>
    <message>
        <source>medium, from a picture</source>
        <translation>milieu, d’après une image</translation>
    </message>
    <message>
        <source>Exploded %1</source>
        <translation>A divergé %1</translation>
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
        <translation>Tableau pour tableurs (*.csv)</translation>
    </message>
    <message>
        <source>Table for programs: commas, decimal points (*.csv)</source>
        <translation>Tableau pour programmes&#xa0;: virgules, points décimaux (*.csv)</translation>
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
        <translation>Euler explicite</translation>
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
        <source>trapezoidal rule</source>
        <translation>méthode des trapèzes</translation>
    </message>
    <message>
        <source>Runge–Kutta 4</source>
        <translation>Runge–Kutta 4</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The document could not be printed.</source>
        <translation>Le document n’a pas pu être imprimé.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>The document could not be created.</source>
        <translation>Le document n’a pas pu être créé.</translation>
    </message>
</context>
<context>
    <name>SheetChart</name>
    <message>
        <source>time (s)</source>
        <translation>temps (s)</translation>
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
        <translation>croix (4 voisins)</translation>
    </message>
    <message>
        <source>diagonal (4 corners)</source>
        <translation>diagonale (4 coins)</translation>
    </message>
    <message>
        <source>Moore (8 neighbours)</source>
        <translation>Moore (8 voisins)</translation>
    </message>
    <message>
        <source>isotropic</source>
        <translation>isotrope</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Watch the beads. How many seconds pass until all of them are on the thin line again?</source>
        <translation>Observez les perles. Au bout de combien de secondes sont-elles toutes de nouveau sur la ligne fine&#xa0;?</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. How does the shape of the wavefronts change?</source>
        <translation>Cliquez sur la source et baissez sa fréquence. Comment change la forme des fronts d’onde&#xa0;?</translation>
    </message>
    <message>
        <source>Click the thin layer at the top and change its wave speed. How does the wave on its left change?</source>
        <translation>Cliquez sur la couche mince en haut et changez-y la célérité. Comment l’onde change-t-elle à sa gauche&#xa0;?</translation>
    </message>
    <message>
        <source>Raise Divisor step by step. From which value on does the water move in waves?</source>
        <translation>Augmentez Diviseur pas à pas. À partir de quelle valeur des ondes parcourent-elles l’eau&#xa0;?</translation>
    </message>
    <message>
        <source>Lower Divisor from 4 to 3. What happens to the water?</source>
        <translation>Baissez Diviseur de 4 à 3. Que devient l’eau&#xa0;?</translation>
    </message>
    <message>
        <source>Pause and drag the timeline back. After how many seconds do the first waves appear?</source>
        <translation>Mettez en pause et glissez la chronologie en arrière. Au bout de combien de secondes voit-on les premières ondes&#xa0;?</translation>
    </message>
    <message>
        <source>Find a moment when the middle probe reads 0. Compare the other two curves at that moment.</source>
        <translation>Cherchez un instant où la sonde du milieu indique 0. Comparez les deux autres courbes à cet instant.</translation>
    </message>
    <message>
        <source>Click the piston and lower its frequency a little. Which way do the two minima move?</source>
        <translation>Cliquez sur le piston et baissez un peu sa fréquence. Dans quel sens se déplacent les deux minima&#xa0;?</translation>
    </message>
    <message>
        <source>Tap [SPACE], then again each time the middle rises. How many taps do you make in 10 seconds?</source>
        <translation>Tapez [ESPACE], puis de nouveau chaque fois que le milieu monte. Combien de frappes faites-vous en 10 secondes&#xa0;?</translation>
    </message>
    <message>
        <source>Follow one of the drawn rays to the shore. By about how many degrees does it turn?</source>
        <translation>Suivez l’un des rayons tracés jusqu’au rivage. De combien de degrés environ tourne-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Count in the panel how often the curve of probe A swells in 10 seconds.</source>
        <translation>Comptez dans le panneau combien de fois la courbe de la sonde A enfle en 10 secondes.</translation>
    </message>
    <message>
        <source>Predict the beats per second at 8 Hz and 10 Hz. Then click the right oscillator and set 10 Hz.</source>
        <translation>Prédisez le nombre de battements par seconde à 8 Hz et 10 Hz. Puis cliquez sur l’oscillateur de droite et réglez-le sur 10 Hz.</translation>
    </message>
    <message>
        <source>Time ten round trips of the crest with the stopwatch. How long does one take?</source>
        <translation>Chronométrez dix allers-retours de la crête. Combien de temps dure un aller-retour&#xa0;?</translation>
    </message>
    <message>
        <source>Click the upper source and raise its frequency to about 2 Hz. Do its waves pass the strips now?</source>
        <translation>Cliquez sur la source du haut et portez sa fréquence à environ 2 Hz. Ses ondes traversent-elles maintenant les bandes&#xa0;?</translation>
    </message>
    <message>
        <source>Click the breakwater and widen its gap. How does the amplitude in the harbour change?</source>
        <translation>Cliquez sur la digue et élargissez la passe. Comment l’amplitude change-t-elle dans le port&#xa0;?</translation>
    </message>
    <message>
        <source>Wait 15 seconds and read both amplitudes. How many times larger is the amplitude in the bay?</source>
        <translation>Attendez 15 secondes et lisez les deux amplitudes. Combien de fois celle de la baie est-elle plus grande&#xa0;?</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm. Which rhythm moves the beads highest?</source>
        <translation>Tapez [ESPACE] à un rythme régulier. Quel rythme fait monter les perles le plus haut&#xa0;?</translation>
    </message>
    <message>
        <source>Lower Tension k a little and wait until the pattern begins again. Does the pattern still grow?</source>
        <translation>Baissez un peu Tension k et attendez que le damier recommence. Grandit-il encore&#xa0;?</translation>
    </message>
    <message>
        <source>Find a cell that stays at rest, and click it. Which cells does this drop reach?</source>
        <translation>Cherchez une cellule qui reste au repos et cliquez dessus. Quelles cellules cette goutte atteint-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Measure the time from the start of a wave until it converges on the other side.</source>
        <translation>Mesurez le temps entre le départ d’une onde et sa convergence de l’autre côté.</translation>
    </message>
    <message>
        <source>Choose Spectrum and a time range of 20 s. At which frequencies are the first two peaks?</source>
        <translation>Choisissez Spectre et une durée de 20 s. À quelles fréquences sont les deux premiers pics&#xa0;?</translation>
    </message>
    <message>
        <source>Click the edge of the shoal and make the waves slower there. Which way does the focus move?</source>
        <translation>Cliquez sur le bord du haut-fond et ralentissez-y les ondes. Dans quel sens se déplace le foyer&#xa0;?</translation>
    </message>
    <message>
        <source>Look for nodal lines on both sides of the middle line. How many do you find?</source>
        <translation>Cherchez des lignes nodales des deux côtés de la ligne médiane. Combien en trouvez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>In the panel, compare the heights of the incoming, reflected and transmitted waves.</source>
        <translation>Dans le panneau, comparez les hauteurs de l’onde incidente, de l’onde réfléchie et de l’onde transmise.</translation>
    </message>
    <message>
        <source>Count the waves that pass probe A after each pulse of the source. Which are upside down?</source>
        <translation>Comptez les ondes qui passent à la sonde A après chaque impulsion de la source. Lesquelles sont inversées&#xa0;?</translation>
    </message>
    <message>
        <source>Wait until only the left room oscillates. How many seconds later is it only the right room?</source>
        <translation>Attendez que seule la salle de gauche oscille. Combien de secondes plus tard est-ce seulement celle de droite&#xa0;?</translation>
    </message>
    <message>
        <source>Wait until the left string oscillates least. After how many seconds does this happen again?</source>
        <translation>Attendez que la corde de gauche oscille le moins possible. Au bout de combien de secondes cela se reproduit-il&#xa0;?</translation>
    </message>
    <message>
        <source>Wait until the starting shape returns. Then lower Tension k to 0.7 and compare again.</source>
        <translation>Attendez le retour de la forme de départ. Puis baissez Tension k à 0,7 et comparez de nouveau.</translation>
    </message>
    <message>
        <source>Pause and follow one crest round the source. Where does it become a trough?</source>
        <translation>Mettez en pause et suivez une crête autour de la source. Où devient-elle un creux&#xa0;?</translation>
    </message>
    <message>
        <source>Look just inside the drawn circle. In which directions do hardly any short waves follow?</source>
        <translation>Regardez juste à l’intérieur du cercle tracé. Dans quelles directions n’y a-t-il presque pas d’ondes courtes&#xa0;?</translation>
    </message>
    <message>
        <source>Choose Spectrum in the panel. Which frequencies come and go on both sides of 5 Hz?</source>
        <translation>Choisissez Spectre dans le panneau. Quelles fréquences apparaissent et disparaissent de part et d’autre de 5 Hz&#xa0;?</translation>
    </message>
    <message>
        <source>Watch the waves at the right probe. How do they change each time the source turns round?</source>
        <translation>Observez les ondes à la sonde de droite. Comment changent-elles chaque fois que la source fait demi-tour&#xa0;?</translation>
    </message>
    <message>
        <source>Click the wall and increase the slit separation. Do the maxima move apart or closer together?</source>
        <translation>Cliquez sur la paroi et augmentez l’écart des fentes. Les maxima s’écartent-ils ou se rapprochent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Read in the panel when B shows its first high peak. Then predict when A shows the next peak.</source>
        <translation>Lisez dans le panneau quand B montre son premier grand pic. Puis prédisez quand A montrera le suivant.</translation>
    </message>
    <message>
        <source>Watch where the sparks land. Is there a part of the pool that no spark reaches?</source>
        <translation>Observez où tombent les éclats. Y a-t-il une partie du bassin qu’aucun éclat n’atteint&#xa0;?</translation>
    </message>
    <message>
        <source>Click the wall and increase the slit separation. Do the strong maxima move together or apart?</source>
        <translation>Cliquez sur la paroi et augmentez l’écart des fentes. Les maxima forts se rapprochent-ils ou s’écartent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Compare the heights of the incoming and the reflected pulse, first in curve A, then in curve B.</source>
        <translation>Comparez les hauteurs de l’impulsion incidente et de l’impulsion réfléchie, sur la courbe A puis sur la courbe B.</translation>
    </message>
    <message>
        <source>Drag the source to the top of the disc. Where do the waves meet now?</source>
        <translation>Glissez la source jusqu’en haut du disque. Où les ondes se rejoignent-elles maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Restart and watch the inner circular wave. Does it end in the middle, or does it spread again?</source>
        <translation>Recommencez et observez l’onde circulaire intérieure. Finit-elle au milieu, ou s’étale-t-elle de nouveau&#xa0;?</translation>
    </message>
    <message>
        <source>Read the amplitudes at A and B in the panel. How many times higher are the waves at A?</source>
        <translation>Lisez dans le panneau les amplitudes en A et en B. Combien de fois les ondes sont-elles plus hautes en A&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the right edge of the gap a little to the right. What happens to the wave behind it?</source>
        <translation>Glissez le bord droit de l’intervalle un peu vers la droite. Que devient l’onde de l’autre côté&#xa0;?</translation>
    </message>
    <message>
        <source>Click the source and raise its frequency. Does the beam now spread sooner or later?</source>
        <translation>Cliquez sur la source et augmentez sa fréquence. Le faisceau s’élargit-il maintenant plus tôt ou plus tard&#xa0;?</translation>
    </message>
    <message>
        <source>Click the grating and increase the slit separation. Do the beams move apart or closer together?</source>
        <translation>Cliquez sur le réseau et augmentez l’écart des fentes. Les faisceaux s’écartent-ils ou se rapprochent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Read the heights of both peaks in the panel. Does the height grow as much as the depth shrinks?</source>
        <translation>Lisez dans le panneau la hauteur des deux pics. Augmente-t-elle autant que la profondeur diminue&#xa0;?</translation>
    </message>
    <message>
        <source>Compare the amplitudes of the two probes in the panel. By what percentage do they differ?</source>
        <translation>Comparez dans le panneau les amplitudes des deux sondes. De quel pourcentage diffèrent-elles&#xa0;?</translation>
    </message>
    <message>
        <source>Predict which strip carries the wave at the right side. Then wait and check.</source>
        <translation>Prédisez quelle bande porte l’onde au bord droit. Puis attendez et vérifiez.</translation>
    </message>
    <message>
        <source>Drag the left probe slowly along its duct. Compare its largest and smallest amplitude.</source>
        <translation>Glissez lentement la sonde de gauche le long du conduit. Comparez sa plus grande et sa plus petite amplitude.</translation>
    </message>
    <message>
        <source>Drag the upper probe along the waveguide. Where is its amplitude largest, and where smallest?</source>
        <translation>Glissez la sonde du haut le long du guide d’ondes. Où son amplitude est-elle la plus grande, et où la plus petite&#xa0;?</translation>
    </message>
    <message>
        <source>Follow one crest from the top edge down into the shadow. Where is it highest?</source>
        <translation>Suivez une crête du bord supérieur jusque dans l’ombre. Où est-elle la plus haute&#xa0;?</translation>
    </message>
    <message>
        <source>Click the source and change its frequency a little. Does the swell at the quay rise or fall?</source>
        <translation>Cliquez sur la source et changez un peu sa fréquence. La houle au quai augmente-t-elle ou diminue-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the source a little upwards. In which direction do the reflected waves travel now?</source>
        <translation>Glissez la source un peu vers le haut. Dans quelle direction les ondes réfléchies partent-elles maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Count the crests that pass behind the beads in 10 seconds. What is their frequency?</source>
        <translation>Comptez les crêtes qui passent derrière les perles en 10 secondes. Quelle est leur fréquence&#xa0;?</translation>
    </message>
    <message>
        <source>Calculate the angle between two neighbouring beams. Does it fit what you see?</source>
        <translation>Calculez l’angle entre deux faisceaux voisins. Correspond-il à ce que vous voyez&#xa0;?</translation>
    </message>
    <message>
        <source>Click the upper source and raise its frequency slowly. From how many hertz do its waves pass?</source>
        <translation>Cliquez sur la source du haut et augmentez lentement sa fréquence. À partir de combien de hertz ses ondes passent-elles&#xa0;?</translation>
    </message>
    <message>
        <source>Look for a line where the water always stays at rest. Do you find one?</source>
        <translation>Cherchez une ligne où l’eau reste toujours au repos. En trouvez-vous une&#xa0;?</translation>
    </message>
    <message>
        <source>Watch the dot on the map in the panel jump. What does the wave do each time?</source>
        <translation>Observez les sauts du point sur la carte du panneau. Que fait l’onde à chaque saut&#xa0;?</translation>
    </message>
    <message>
        <source>Compare the distance between neighbouring nodal lines with the wavelength of one plane wave.</source>
        <translation>Comparez la distance entre deux lignes nodales voisines et la longueur d’onde d’une des ondes planes.</translation>
    </message>
    <message>
        <source>Find the highest point of the beam. Predict from it where the beam is back at its starting height.</source>
        <translation>Trouvez le point le plus haut du faisceau. Déduisez-en où le faisceau revient à sa hauteur de départ.</translation>
    </message>
    <message>
        <source>Drag the probe behind the island a little along the shore. Does its amplitude rise or fall?</source>
        <translation>Glissez la sonde derrière l’île un peu le long du rivage. Son amplitude augmente-t-elle ou diminue-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Tap [SPACE] and compare the reflected and the transmitted pulse. Which pulse is narrower?</source>
        <translation>Tapez [ESPACE] et comparez l’impulsion réfléchie et l’impulsion transmise. Laquelle est la plus étroite&#xa0;?</translation>
    </message>
    <message>
        <source>Compare the curves of the three towns. Where does the water rise and fall least?</source>
        <translation>Comparez les courbes des trois villes. Où l’eau monte-t-elle et descend-elle le moins&#xa0;?</translation>
    </message>
    <message>
        <source>Compare two neighbouring beams at the same distance. Are they in phase or in antiphase?</source>
        <translation>Comparez deux faisceaux voisins à la même distance. Sont-ils en phase ou en opposition de phase&#xa0;?</translation>
    </message>
    <message>
        <source>Click the lens and increase the wave speed inside. Does the focus move nearer or farther away?</source>
        <translation>Cliquez sur la lentille et augmentez-y la célérité. Le foyer se rapproche-t-il ou s’éloigne-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Find all directions in which the water stays nearly at rest. Why do the waves cancel there?</source>
        <translation>Trouvez toutes les directions où l’eau reste presque au repos. Pourquoi les ondes s’y annulent-elles&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the source closer to the mirror. Do the nodal lines move apart or together?</source>
        <translation>Rapprochez la source du miroir en la glissant. Les lignes nodales s’écartent-elles ou se resserrent-elles&#xa0;?</translation>
    </message>
    <message>
        <source>In the panel, read the time between two crests of one curve. How many minutes is this?</source>
        <translation>Lisez dans le panneau le temps entre deux crêtes d’une même courbe. Combien de minutes cela fait-il&#xa0;?</translation>
    </message>
    <message>
        <source>Click the bottom source and lower its frequency slowly. At what frequency do its waves get through?</source>
        <translation>Cliquez sur la source du bas et baissez lentement sa fréquence. À partir de quelle valeur ses ondes passent-elles&#xa0;?</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. Does the focus get sharper or wider?</source>
        <translation>Cliquez sur la source et baissez sa fréquence. Le foyer devient-il plus net ou plus large&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the source downwards. How close does the beam come to the ground now?</source>
        <translation>Glissez la source vers le bas. Jusqu’à quelle distance du sol le faisceau descend-il maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Count the maxima behind the slits. Then click the wall, lower the slit width and count again.</source>
        <translation>Comptez les maxima derrière les fentes. Cliquez sur la paroi, réduisez la largeur de fente et recomptez.</translation>
    </message>
    <message>
        <source>Count how often the hump rises in 20 seconds. What is its frequency?</source>
        <translation>Comptez combien de fois la bosse monte en 20 secondes. Quelle est sa fréquence&#xa0;?</translation>
    </message>
    <message>
        <source>Compare the three lower drums for ten seconds. Which drum keeps repeating the same pattern?</source>
        <translation>Comparez les trois tambours du bas pendant dix secondes. Lequel répète toujours la même figure&#xa0;?</translation>
    </message>
    <message>
        <source>Count the cycles of the first two rooms at the top for ten seconds each. What is the ratio?</source>
        <translation>Comptez les oscillations des deux premières salles du haut, dix secondes chacune. Quel est le rapport&#xa0;?</translation>
    </message>
    <message>
        <source>Count for 10 seconds how often the top left drum turns orange in the middle. Repeat at bottom right.</source>
        <translation>Comptez pendant 10 secondes combien de fois le milieu du tambour en haut à gauche devient orange. Puis en bas à droite.</translation>
    </message>
    <message>
        <source>Click the upper source and double its frequency. How does the amplitude behind the chamber change?</source>
        <translation>Cliquez sur la source du haut et doublez sa fréquence. Comment l’amplitude change-t-elle après la chambre&#xa0;?</translation>
    </message>
    <message>
        <source>Predict where the line of high waves goes if you drag the obstacle up. Then try it.</source>
        <translation>Prédisez où va la ligne de grande amplitude si vous glissez l’obstacle vers le haut. Puis essayez.</translation>
    </message>
    <message>
        <source>Look at bars 1 to 7 in the panel after the touch. Which of them are empty?</source>
        <translation>Regardez les barres 1 à 7 du panneau une fois le doigt retiré. Lesquelles sont vides&#xa0;?</translation>
    </message>
    <message>
        <source>Predict what a lower frequency does to the beams. Then click the source and try it.</source>
        <translation>Prédisez l’effet d’une fréquence plus basse sur les faisceaux. Puis cliquez sur la source et essayez.</translation>
    </message>
    <message>
        <source>Read the amplitudes at A and B in the panel. How many times higher is the wave at A?</source>
        <translation>Lisez les amplitudes en A et B dans le panneau. Combien de fois l’onde est-elle plus haute en A&#xa0;?</translation>
    </message>
    <message>
        <source>Find the pipe that resonates. Then click the source and lower its frequency. Which pipe is next?</source>
        <translation>Trouvez le tuyau qui résonne. Puis cliquez sur la source et baissez sa fréquence. Quel tuyau résonne ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the source closer to the mirror. How does the shape of the reflected waves change?</source>
        <translation>Glissez la source plus près du miroir. Comment la forme des ondes réfléchies change-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Click one source and lower its height. What does the curve of probe A show now?</source>
        <translation>Cliquez sur une source et réduisez sa hauteur. Que montre maintenant la courbe de la sonde A&#xa0;?</translation>
    </message>
    <message>
        <source>Estimate the angle between the beam and straight ahead. Then click the sources and check it.</source>
        <translation>Estimez l’angle entre le faisceau et la direction droit devant. Puis cliquez sur les sources et vérifiez.</translation>
    </message>
    <message>
        <source>Drag the row of sources up or down. Does the place with the highest waves move, too?</source>
        <translation>Glissez la rangée de sources vers le haut ou le bas. L’endroit de plus grande amplitude se déplace-t-il aussi&#xa0;?</translation>
    </message>
    <message>
        <source>Click the array and lower its frequency. Do the side beams turn outwards or inwards?</source>
        <translation>Cliquez sur le réseau et baissez sa fréquence. Les faisceaux latéraux tournent-ils vers l’extérieur ou l’intérieur&#xa0;?</translation>
    </message>
    <message>
        <source>Tap [SPACE] once and follow the pulse to the right end. Does the pulse keep its shape?</source>
        <translation>Tapez une fois sur [ESPACE] et suivez l’impulsion jusqu’à l’extrémité droite. Garde-t-elle sa forme&#xa0;?</translation>
    </message>
    <message>
        <source>Drag probe B to a different place. Does its amplitude depend on the distance from the source?</source>
        <translation>Glissez la sonde B ailleurs. L’amplitude dépend-elle de la distance à la source&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the lens a little to the right. Does the distance from the lens to the focus change?</source>
        <translation>Glissez la lentille un peu vers la droite. La distance de la lentille au foyer change-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Tick Logarithmic in the panel. Which is the first empty bar, and which the next?</source>
        <translation>Cochez Logarithmique dans le panneau. Quelle est la première barre vide, et quelle est la suivante&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the island a little up or down. Does the strip of waves behind its centre move, too?</source>
        <translation>Glissez l’île un peu vers le haut ou le bas. La bande d’ondes derrière son centre se déplace-t-elle aussi&#xa0;?</translation>
    </message>
    <message>
        <source>Tap [SPACE] and count the seconds until the circular wave reaches the top edge.</source>
        <translation>Tapez [ESPACE] et comptez les secondes jusqu’à ce que l’onde circulaire atteigne le bord supérieur.</translation>
    </message>
    <message>
        <source>Click in the water and count the seconds until the waves vanish. Then lower Damping and compare.</source>
        <translation>Cliquez dans l’eau et comptez les secondes jusqu’à la disparition des ondes. Puis baissez Amortissement et comparez.</translation>
    </message>
    <message>
        <source>Look closely at the water. Do all cells move, or do some stay at rest?</source>
        <translation>Regardez l’eau de près. Toutes les cellules bougent-elles, ou certaines restent-elles au repos&#xa0;?</translation>
    </message>
    <message>
        <source>Click in the left part of the pool. How many seconds does the wave take to the right side?</source>
        <translation>Cliquez dans la partie gauche du bassin. Combien de secondes l’onde met-elle pour atteindre le bord droit&#xa0;?</translation>
    </message>
    <message>
        <source>Predict which way the outgoing beam moves if you drag the source down. Then try it.</source>
        <translation>Prédisez de quel côté va le faisceau sortant si vous glissez la source vers le bas. Puis essayez.</translation>
    </message>
    <message>
        <source>Click the prism and slowly raise the speed inside. Does the beam turn more or less?</source>
        <translation>Cliquez sur le prisme et augmentez lentement la vitesse des ondes. Le faisceau est-il plus ou moins dévié&#xa0;?</translation>
    </message>
    <message>
        <source>Compare two successive pulses in the curve of A. How many seconds lie between them?</source>
        <translation>Comparez deux impulsions successives sur la courbe de A. Combien de secondes les séparent&#xa0;?</translation>
    </message>
    <message>
        <source>Watch the pulse pass A on the way there and back. Do the two peaks in the panel differ?</source>
        <translation>Regardez l’impulsion passer en A à l’aller et au retour. Les deux pics du panneau sont-ils différents&#xa0;?</translation>
    </message>
    <message>
        <source>Compare each pulse at A with its reflection. What fraction of the height is left?</source>
        <translation>Comparez chaque impulsion en A à sa réflexion. Quelle fraction de la hauteur reste-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Watch probe A. How many pulses does it show for each pulse from the left end?</source>
        <translation>Observez la sonde A. Combien d’impulsions montre-t-elle pour chaque impulsion venue de l’extrémité gauche&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the left probe along the light string. Does its amplitude change much?</source>
        <translation>Glissez la sonde de gauche le long de la corde légère. Son amplitude change-t-elle beaucoup&#xa0;?</translation>
    </message>
    <message>
        <source>Restart twice. Do the first drops fall in the same places each time?</source>
        <translation>Recommencez deux fois. Les premières gouttes tombent-elles chaque fois aux mêmes endroits&#xa0;?</translation>
    </message>
    <message>
        <source>Click the source and change its frequency. Which maximum on the screen stays in its place?</source>
        <translation>Cliquez sur la source et changez sa fréquence. Quel maximum reste à sa place sur l’écran&#xa0;?</translation>
    </message>
    <message>
        <source>Predict how the two curves change if you drag only the upper post. Then try it.</source>
        <translation>Prédisez comment changent les deux courbes si vous glissez seulement le poteau du haut. Puis essayez.</translation>
    </message>
    <message>
        <source>Click the prism and increase the wave speed inside. When does the long side let the beam through?</source>
        <translation>Cliquez sur le prisme et augmentez-y la célérité. Quand la grande face laisse-t-elle passer le faisceau&#xa0;?</translation>
    </message>
    <message>
        <source>Follow one pulse round the string. At which places does it meet the other pulse?</source>
        <translation>Suivez une impulsion tout autour de la corde. À quels endroits rencontre-t-elle l’autre&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the probe in the corner slowly through the room. Where is its amplitude smallest?</source>
        <translation>Glissez lentement la sonde du coin à travers la salle. Où son amplitude est-elle la plus petite&#xa0;?</translation>
    </message>
    <message>
        <source>In the panel, find the largest and the smallest number of crests in one second.</source>
        <translation>Trouvez dans le panneau le plus grand et le plus petit nombre de crêtes en une seconde.</translation>
    </message>
    <message>
        <source>Look at the crests around the post. On which sides are they no longer straight?</source>
        <translation>Regardez les crêtes autour du poteau. De quels côtés ne sont-elles plus droites&#xa0;?</translation>
    </message>
    <message>
        <source>Count how often the corner at A turns orange in 10 seconds. What is the frequency?</source>
        <translation>Comptez combien de fois le coin près de A devient orange en 10 secondes. Quelle est la fréquence&#xa0;?</translation>
    </message>
    <message>
        <source>Compare A and B in the panel. Where in the packet of long waves do the short waves arrive?</source>
        <translation>Comparez A et B dans le panneau. Où les ondes courtes arrivent-elles dans le paquet d’ondes longues&#xa0;?</translation>
    </message>
    <message>
        <source>Predict what the side tube does at twice the frequency. Then click the lower source and try it.</source>
        <translation>Prédisez l’effet du tube latéral à une fréquence double. Puis cliquez sur la source du bas et essayez.</translation>
    </message>
    <message>
        <source>Drag probe B slowly up and down. Where is its amplitude largest, and where smallest?</source>
        <translation>Glissez lentement la sonde B vers le haut et le bas. Où son amplitude est-elle la plus grande, et où la plus petite&#xa0;?</translation>
    </message>
    <message>
        <source>Count the crests left and right of the boundary. What is the ratio of the two numbers?</source>
        <translation>Comptez les crêtes à gauche et à droite de la frontière. Quel est le rapport des deux nombres&#xa0;?</translation>
    </message>
    <message>
        <source>Click the slow medium and reduce its speed. Do the rays bend more or less?</source>
        <translation>Cliquez sur le milieu lent et réduisez sa vitesse. Les rayons sont-ils plus ou moins déviés&#xa0;?</translation>
    </message>
    <message>
        <source>Predict when the letters are half white. Then wait and check.</source>
        <translation>Prédisez au bout de combien de secondes la moitié du mot est blanche. Puis attendez et vérifiez.</translation>
    </message>
    <message>
        <source>Click the wall and widen the slit. At which slit width do both screens show the same curve?</source>
        <translation>Cliquez sur la paroi et élargissez la fente. À quelle largeur les deux écrans montrent-ils la même courbe&#xa0;?</translation>
    </message>
    <message>
        <source>Predict how the wedge changes if the waves are slower. Then lower Tension k and check.</source>
        <translation>Prédisez comment le cône change si les ondes sont plus lentes. Puis baissez Tension k et vérifiez.</translation>
    </message>
    <message>
        <source>Drag the source to the upper side. Do more or fewer waves stay in the channel?</source>
        <translation>Glissez la source vers le bord supérieur. Reste-t-il plus ou moins d’ondes dans le canal&#xa0;?</translation>
    </message>
    <message>
        <source>Drag both probes halfway to the source. At which probe does the amplitude change more?</source>
        <translation>Glissez les deux sondes à mi-chemin de la source. À laquelle l’amplitude change-t-elle le plus&#xa0;?</translation>
    </message>
    <message>
        <source>Wait until the row is almost at rest. Has it returned to displacement 0?</source>
        <translation>Attendez que la rangée soit presque au repos. Est-elle revenue à l’élongation 0&#xa0;?</translation>
    </message>
    <message>
        <source>Drag along the left side of the sheet. Where else does a wave start?</source>
        <translation>Dessinez le long du bord gauche de la nappe. À quel autre endroit une onde part-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Choose fixed ends and restart, then lower Tension k to 0.2. Are the waves faster or slower?</source>
        <translation>Choisissez des extrémités fixes, recommencez, puis baissez Tension k à 0,2. Les ondes sont-elles plus rapides ou plus lentes&#xa0;?</translation>
    </message>
    <message>
        <source>Count the seconds until the waves look equally high in every part of the stadium.</source>
        <translation>Comptez les secondes jusqu’à ce que les ondes paraissent aussi hautes dans toutes les parties du stade.</translation>
    </message>
    <message>
        <source>Pause and compare the distance between neighbouring nodes with the wavelength of the dashed wave.</source>
        <translation>Mettez en pause et comparez l’écart entre nœuds voisins à la longueur d’onde de l’onde en tirets.</translation>
    </message>
    <message>
        <source>Find one clap in the panel and count its echoes. Does the time between them grow or shrink?</source>
        <translation>Repérez un claquement dans le panneau et comptez ses échos. Le temps entre eux augmente-t-il ou diminue-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Tap [SPACE], reduce Damping and tap again. How does the frequency at the marker change?</source>
        <translation>Tapez [ESPACE], réduisez l’amortissement et tapez encore. Comment la fréquence change-t-elle au repère&#xa0;?</translation>
    </message>
    <message>
        <source>Tap [SPACE] each time the middle of the string rises. Which frequency do you read on the right?</source>
        <translation>Tapez [ESPACE] chaque fois que le milieu de la corde monte. Quelle fréquence lisez-vous à droite&#xa0;?</translation>
    </message>
    <message>
        <source>Tap [SPACE] once and time five oscillations of the string. How long does one take?</source>
        <translation>Tapez [ESPACE] une fois et chronométrez cinq oscillations de la corde. Combien de temps dure une oscillation&#xa0;?</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm. Which rhythm makes the wave highest?</source>
        <translation>Tapez [ESPACE] à un rythme régulier. Quel rythme donne la plus grande amplitude&#xa0;?</translation>
    </message>
    <message>
        <source>Find the first empty bar in the panel. At which fraction of the length did the hammer strike?</source>
        <translation>Trouvez la première barre vide du panneau. À quelle fraction de la longueur le marteau a-t-il frappé&#xa0;?</translation>
    </message>
    <message>
        <source>Compare the tide at sea, at the entrance of the bay and at its head. Where is it smallest?</source>
        <translation>Comparez la marée au large, à l’entrée de la baie et au fond de la baie. Où est-elle la plus faible&#xa0;?</translation>
    </message>
    <message>
        <source>Click the top source and raise its frequency slowly. At what frequency do its waves pass the holes?</source>
        <translation>Cliquez sur la source du haut et augmentez lentement sa fréquence. À partir de quelle valeur ses ondes dépassent-elles les trous&#xa0;?</translation>
    </message>
    <message>
        <source>Watch both ends of the string for 30 seconds. When do the waves stop arriving there?</source>
        <translation>Observez les deux extrémités de la corde pendant 30 secondes. Quand les ondes cessent-elles d’y arriver&#xa0;?</translation>
    </message>
    <message>
        <source>Click the slow medium and increase the wave speed. At which speed does the wave get out?</source>
        <translation>Cliquez sur le milieu lent et augmentez-y la célérité. À partir de quelle valeur l’onde sort-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Click the wall and raise the slit separation. What happens to the strong and the weak maxima?</source>
        <translation>Cliquez sur la paroi et augmentez l’écart des fentes. Que deviennent les maxima forts et les maxima faibles&#xa0;?</translation>
    </message>
    <message>
        <source>Follow the crest. Does it turn clockwise, and how long does one turn take?</source>
        <translation>Suivez la crête. Tourne-t-elle dans le sens horaire, et combien de temps dure un tour&#xa0;?</translation>
    </message>
    <message>
        <source>Compare two neighbouring beams. At the same distance, are they in phase or in antiphase?</source>
        <translation>Comparez deux faisceaux voisins. À la même distance, sont-ils en phase ou en opposition de phase&#xa0;?</translation>
    </message>
    <message>
        <source>Wait until the amplitudes stop growing. How many times higher is the wave at the shallow end?</source>
        <translation>Attendez que les amplitudes ne croissent plus. Combien de fois l’onde est-elle plus haute du côté peu profond&#xa0;?</translation>
    </message>
    <message>
        <source>Drag B slowly to the right. How does its amplitude change from line to line?</source>
        <translation>Glissez B lentement vers la droite. Comment son amplitude change-t-elle d’une ligne à l’autre&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the upper wall up until both slits are equally wide. What happens to the minima?</source>
        <translation>Glissez la paroi du haut vers le haut jusqu’à ce que les deux fentes aient la même largeur. Que deviennent les minima&#xa0;?</translation>
    </message>
    <message>
        <source>Click the source and raise its frequency. From which value on does the narrow channel carry the wave?</source>
        <translation>Cliquez sur la source et augmentez sa fréquence. À partir de quelle valeur le canal étroit porte-t-il l’onde&#xa0;?</translation>
    </message>
    <message>
        <source>Choose Spectrum in the panel. Which wave has the higher second peak?</source>
        <translation>Choisissez Spectre dans le panneau. Quelle onde a le deuxième pic le plus haut&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the probe from the middle to the wall in small steps. Where does its amplitude rise steeply?</source>
        <translation>Glissez la sonde du milieu vers la paroi par petits pas. Où son amplitude augmente-t-elle brusquement&#xa0;?</translation>
    </message>
    <message>
        <source>Watch the water for half a minute. Does it come to rest?</source>
        <translation>Observez l’eau pendant une demi-minute. Revient-elle au repos&#xa0;?</translation>
    </message>
    <message>
        <source>Click the wall and lower the slit width. Does the broad beam get wider or narrower?</source>
        <translation>Cliquez sur la paroi et réduisez la largeur de fente. Le faisceau principal s’élargit-il ou se rétrécit-il&#xa0;?</translation>
    </message>
    <message>
        <source>Click the source and increase its frequency. Which way does the focus move?</source>
        <translation>Cliquez sur la source et augmentez sa fréquence. Dans quel sens le foyer se déplace-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. Does the focus move closer to the gaps or farther away?</source>
        <translation>Cliquez sur la source et baissez sa fréquence. Le foyer se rapproche-t-il des ouvertures ou s’en éloigne-t-il&#xa0;?</translation>
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
        <source>Number of slits</source>
        <translation>Nombre de fentes</translation>
    </message>
    <message>
        <source>Slit width</source>
        <translation>Largeur de fente</translation>
    </message>
    <message>
        <source>Slit separation</source>
        <translation>Écart des fentes</translation>
    </message>
    <message>
        <source>Distance between the centres of neighbouring slits</source>
        <translation>Distance entre les centres de deux fentes voisines</translation>
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
        <source>Factor at the right end</source>
        <translation>Facteur à droite</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Width σ</source>
        <translation>Largeur σ</translation>
    </message>
    <message>
        <source>Width across the source (standard deviation σ)</source>
        <translation>Largeur en travers de la source (écart type σ)</translation>
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
        <source>Number of oscillations per second of the run</source>
        <translation>Nombre d’oscillations par seconde du calcul</translation>
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
        <source>Start time, in seconds of the run</source>
        <translation>Début, en secondes du calcul</translation>
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
        <source>Target column</source>
        <translation>Colonne d’arrivée</translation>
    </message>
    <message>
        <source>Column that the object moves to</source>
        <translation>Colonne où va l’objet</translation>
    </message>
    <message>
        <source>Target row</source>
        <translation>Ligne d’arrivée</translation>
    </message>
    <message>
        <source>Row that the object moves to</source>
        <translation>Ligne où va l’objet</translation>
    </message>
    <message>
        <source>Length from end to end</source>
        <translation>Longueur d’une extrémité à l’autre</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Démarré à</translation>
    </message>
    <message>
        <source>Time at which the stopwatch was started, in seconds of the run</source>
        <translation>Moment où le chronomètre a été démarré, en secondes du calcul</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Arrêté à</translation>
    </message>
    <message>
        <source>Fade length</source>
        <translation>Fondu</translation>
    </message>
    <message>
        <source>Number of cells over which the line fades out beyond its ends; 0: abrupt ends</source>
        <translation>Nombre de cellules sur lesquelles la ligne s’atténue au-delà de ses extrémités&#xa0;; 0&#xa0;: extrémités nettes</translation>
    </message>
    <message>
        <source>Rotation angle, clockwise</source>
        <translation>Angle de rotation, dans le sens horaire</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Shape of the outline</source>
        <translation>Forme du contour</translation>
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
        <source>freehand</source>
        <translation>à main levée</translation>
    </message>
    <message>
        <source>Width, or length of a line</source>
        <translation>Largeur, ou longueur d’une ligne</translation>
    </message>
    <message>
        <source>Height, or thickness of a line</source>
        <translation>Hauteur, ou épaisseur d’une ligne</translation>
    </message>
    <message>
        <source>Thickness of the outline or brush; 0: a filled box or ellipse</source>
        <translation>Épaisseur du contour ou du pinceau&#xa0;; 0&#xa0;: rectangle ou ellipse pleins</translation>
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
        <source>Factor by which k is multiplied inside the region; equals the square of the speed ratio</source>
        <translation>Facteur par lequel k est multiplié dans la zone&#xa0;: le carré du rapport des célérités</translation>
    </message>
    <message>
        <source>Wave speed inside the region, relative to the surroundings</source>
        <translation>Célérité des ondes dans la zone, rapportée à celle d’alentour</translation>
    </message>
    <message>
        <source>Value of the factor at the right end; changes linearly from left to right. 0: constant</source>
        <translation>Valeur du facteur à l’extrémité droite&#xa0;; varie linéairement de gauche à droite. 0&#xa0;: constant</translation>
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
        <translation>impulsion</translation>
    </message>
    <message>
        <source>wave packet</source>
        <translation>paquet d’ondes</translation>
    </message>
    <message>
        <source>Phase at time 0, or at the start of the wave packet</source>
        <translation>Phase à l’instant 0, ou au début du paquet d’ondes</translation>
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
        <source>Stop time, in seconds of the run; 0: never</source>
        <translation>Fin, en secondes du calcul&#xa0;; 0&#xa0;: jamais</translation>
    </message>
    <message>
        <source>Repeats every</source>
        <translation>Répétition toutes les</translation>
    </message>
    <message>
        <source>Interval from one start to the next; 0: once only</source>
        <translation>Intervalle entre deux débuts&#xa0;; 0&#xa0;: une seule fois</translation>
    </message>
    <message>
        <source>Speed of the back-and-forth motion; 0: stationary</source>
        <translation>Vitesse du va-et-vient&#xa0;; 0&#xa0;: immobile</translation>
    </message>
    <message>
        <source>Measuring tool</source>
        <translation>Instrument</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>mètre ruban</translation>
    </message>
    <message>
        <source>scale bar</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>chronomètre</translation>
    </message>
    <message>
        <source>Time at which the stopwatch was stopped, in seconds of the run; 0: still running</source>
        <translation>Moment où le chronomètre a été arrêté, en secondes du calcul&#xa0;; 0&#xa0;: il tourne encore</translation>
    </message>
    <message>
        <source>Type of measuring tool; a trace is a saved copy of the string</source>
        <translation>Type d’instrument&#xa0;; une trace est une copie gardée de la corde</translation>
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
        <source>trace</source>
        <translation>trace</translation>
    </message>
    <message>
        <source>Height of the midpoint</source>
        <translation>Hauteur du milieu</translation>
    </message>
    <message>
        <source>On a string: height of the midpoint above rest</source>
        <translation>Sur une corde&#xa0;: hauteur du milieu au-dessus du repos</translation>
    </message>
    <message>
        <source>Difference in height</source>
        <translation>Différence de hauteur</translation>
    </message>
    <message>
        <source>On a string: how much higher the right end is than the left end</source>
        <translation>Sur une corde&#xa0;: de combien l’extrémité droite est plus haute que la gauche</translation>
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
        <source>Amplitude of the waves, right beside a line or a source on a string, or one wavelength from a point</source>
        <translation>Amplitude des ondes, tout près d’une ligne ou d’une source sur une corde, ou à une longueur d’onde d’un point</translation>
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
        <source>Fixed: reflects waves upside down. Free: reflects waves upright. Absorbing: absorbs waves. Impedance: absorbs part of each wave</source>
        <translation>Fixe&#xa0;: réfléchit les ondes en les inversant. Libre&#xa0;: les réfléchit sans inversion. Absorbant&#xa0;: les absorbe. Impédance&#xa0;: absorbe une partie de chaque onde</translation>
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
        <source>Impedance relative to the water in front of the wall. 0: like a free wall; 1: absorbs waves that arrive head-on; large values: like a fixed wall</source>
        <translation>Impédance par rapport à l’eau devant la paroi. 0&#xa0;: comme une paroi libre&#xa0;; 1&#xa0;: absorbe les ondes qui arrivent de face&#xa0;; grandes valeurs&#xa0;: comme une paroi fixe</translation>
    </message>
    <message>
        <source>Width of each slit, or of the opening of a cavity</source>
        <translation>Largeur de chaque fente, ou de l’ouverture d’une cavité</translation>
    </message>
    <message>
        <source>Speed of the back-and-forth motion, slower than the waves; 0: stationary</source>
        <translation>Vitesse du va-et-vient, inférieure à celle des ondes&#xa0;; 0&#xa0;: immobile</translation>
    </message>
    <message>
        <source>Point: circular waves. Line: plane waves. Multipole: crests and troughs alternate around the source. Array: a beam. On a string, waves pass through a point or line, but a held point follows the signal exactly</source>
        <translation>Point&#xa0;: ondes circulaires. Ligne&#xa0;: ondes planes. Multipôle&#xa0;: crêtes et creux alternent autour de la source. Réseau&#xa0;: un faisceau. Sur une corde, les ondes traversent un point ou une ligne, mais un point tenu suit exactement le signal</translation>
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
        <source>Length of the line or array</source>
        <translation>Longueur de la ligne ou du réseau</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Strength along the line: uniform, or Gaussian (sends a beam with a waist of half the length)</source>
        <translation>Force le long de la ligne&#xa0;: uniforme, ou gaussienne (émet un faisceau dont le col a la moitié de la longueur)</translation>
    </message>
    <message>
        <source>uniform</source>
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
        <source>Number of points of alternating sign: 2 is a dipole, 4 a quadrupole</source>
        <translation>Nombre de points de signes alternés&#xa0;: 2 pour un dipôle, 4 pour un quadripôle</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Distance of the poles from the centre</source>
        <translation>Distance des pôles au centre</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Number of points along the length</source>
        <translation>Nombre de points sur la longueur</translation>
    </message>
    <message>
        <source>Beam angle</source>
        <translation>Angle du faisceau</translation>
    </message>
    <message>
        <source>Direction of the beam, measured from the normal towards the right end; the same on both sides</source>
        <translation>Direction du faisceau, mesurée depuis la normale vers l’extrémité droite&#xa0;; la même des deux côtés</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Foyer</translation>
    </message>
    <message>
        <source>Distance along the beam at which the waves arrive in phase; 0: no focus</source>
        <translation>Distance, le long du faisceau, où les ondes arrivent en phase&#xa0;; 0&#xa0;: pas de foyer</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>bruit</translation>
    </message>
    <message>
        <source>Number of oscillations in a wave packet, or until noise has a new random phase</source>
        <translation>Nombre d’oscillations d’un paquet d’ondes, ou du bruit avant une nouvelle phase aléatoire</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of the noise; sources with the same seed produce the same signal</source>
        <translation>Graine du bruit&#xa0;; les sources de même graine produisent le même signal</translation>
    </message>
    <message>
        <source>Off for</source>
        <translation>Au repos pendant</translation>
    </message>
    <message>
        <source>Duration of each pause; 0: no pauses</source>
        <translation>Durée de chaque pause&#xa0;; 0&#xa0;: sans pause</translation>
    </message>
    <message>
        <source>On for</source>
        <translation>Oscille pendant</translation>
    </message>
    <message>
        <source>Duration of each burst between two pauses</source>
        <translation>Durée de chaque train d’ondes entre deux pauses</translation>
    </message>
    <message>
        <source>Orbit radius</source>
        <translation>Rayon d’orbite</translation>
    </message>
    <message>
        <source>Radius of the circle that the source moves on; 0: no circular motion</source>
        <translation>Rayon du cercle que parcourt la source&#xa0;; 0&#xa0;: pas de mouvement circulaire</translation>
    </message>
    <message>
        <source>Revolutions</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Revolutions per second, clockwise; negative: anticlockwise</source>
        <translation>Tours par seconde, dans le sens horaire&#xa0;; valeur négative&#xa0;: dans l’autre sens</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>tours/s</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>écran</translation>
    </message>
    <message>
        <source>Radius of curvature of the screen; 0: straight</source>
        <translation>Rayon de courbure de l’écran&#xa0;; 0&#xa0;: droit</translation>
    </message>
    <message>
        <source>Quantity that the formula or picture gives: wave speed or water depth, relative to the surroundings. A value of 0 is land</source>
        <translation>Grandeur que donne la formule ou l’image&#xa0;: célérité des ondes ou profondeur de l’eau, par rapport à celle d’alentour. La valeur 0 est la terre</translation>
    </message>
    <message>
        <source>wave speed</source>
        <translation>célérité</translation>
    </message>
    <message>
        <source>water depth</source>
        <translation>profondeur</translation>
    </message>
    <message>
        <source>Continuous sine, triangle or square wave, single pulse, wave packet, noise around the frequency, or repeated drawn curve</source>
        <translation>Sinusoïde, triangle ou carré entretenus, impulsion unique, paquet d’ondes, bruit autour de la fréquence, ou courbe dessinée répétée</translation>
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
        <source>ffmpeg reports: %1</source>
        <translation>ffmpeg signale&#xa0;: %1</translation>
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
        <source>none</source>
        <translation>rien</translation>
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
        <source>Restart with the current settings</source>
        <translation>Recommencer avec les réglages actuels</translation>
    </message>
    <message>
        <source>Reset e&amp;verything</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>Restore the experiment as it was when opened</source>
        <translation>Rétablir l’expérience telle qu’à son ouverture</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>T&amp;ap</source>
        <translation>&amp;Frapper</translation>
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
        <source>&amp;Step forward</source>
        <translation>&amp;Avancer d’un pas</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avancer d’un pas</translation>
    </message>
    <message>
        <source>Sl&amp;ow motion (×0.25)</source>
        <translation>Rale&amp;nti (×0,25)</translation>
    </message>
    <message>
        <source>×0.25</source>
        <translation>×0,25</translation>
    </message>
    <message>
        <source>Slow motion: ¼ speed</source>
        <translation>Ralenti&#xa0;: un quart de la vitesse</translation>
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
        <source>&amp;Normal speed (×1)</source>
        <translation>Vitesse n&amp;ormale (×1)</translation>
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
        <source>&amp;Projector</source>
        <translation>&amp;Projecteur</translation>
    </message>
    <message>
        <source>Projector F11</source>
        <translation>Projecteur F11</translation>
    </message>
    <message>
        <source>Projector mode: full screen, large text, strong colours</source>
        <translation>Mode projecteur&#xa0;: plein écran, grands caractères, couleurs vives</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>M&amp;agnify waves</source>
        <translation>&amp;Agrandir les ondes</translation>
    </message>
    <message>
        <source>S&amp;hrink waves</source>
        <translation>&amp;Réduire les ondes</translation>
    </message>
    <message>
        <source>Fit &amp;waves to window</source>
        <translation>A&amp;juster les ondes à la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
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
        <source>&amp;Show performance</source>
        <translation>A&amp;fficher les performances</translation>
    </message>
    <message>
        <source>Shows steps, frames and cells per second below the canvas</source>
        <translation>Montre pas, images et cellules par seconde sous la vue</translation>
    </message>
    <message>
        <source>&amp;Contour lines</source>
        <translation>&amp;Lignes de niveau</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Bro&amp;wse examples…</source>
        <translation>&amp;Parcourir les exemples…</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>Open lesson &amp;file…</source>
        <translation>Ouvrir un f&amp;ichier de leçon…</translation>
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
        <source>Show &amp;hint</source>
        <translation>Afficher un in&amp;dice</translation>
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
        <source>Save results as P&amp;DF…</source>
        <translation>&amp;Enregistrer les résultats en PDF…</translation>
    </message>
    <message>
        <source>Save results as web pa&amp;ge…</source>
        <translation>Enregistrer les résultats en pa&amp;ge web…</translation>
    </message>
    <message>
        <source>P&amp;rint results…</source>
        <translation>Imp&amp;rimer les résultats…</translation>
    </message>
    <message>
        <source>&amp;Exit lesson</source>
        <translation>&amp;Quitter la leçon</translation>
    </message>
    <message>
        <source>Lo&amp;ck window</source>
        <translation>&amp;Verrouiller la fenêtre</translation>
    </message>
    <message>
        <source>Large &amp;resonance chart</source>
        <translation>Grand graphiqu&amp;e de résonance</translation>
    </message>
    <message>
        <source>&amp;Compare damping</source>
        <translation>&amp;Comparer les amortissements</translation>
    </message>
    <message>
        <source>Challenge: an &amp;unknown string</source>
        <translation>Défi&#xa0;: une corde &amp;inconnue</translation>
    </message>
    <message>
        <source>Ch&amp;oose floor picture…</source>
        <translation>Choisir l’image du &amp;fond…</translation>
    </message>
    <message>
        <source>T&amp;iled floor</source>
        <translation>Fond &amp;carrelé</translation>
    </message>
    <message>
        <source>Show pan&amp;els</source>
        <translation>Aff&amp;icher les panneaux</translation>
    </message>
    <message>
        <source>Shows or hides all panels on the projector</source>
        <translation>Affiche ou masque tous les panneaux sur le projecteur</translation>
    </message>
    <message>
        <source>Enter ans&amp;wer</source>
        <translation>Saisir la répo&amp;nse</translation>
    </message>
    <message>
        <source>Loc&amp;k with password…</source>
        <translation>Verrouiller par &amp;mot de passe…</translation>
    </message>
    <message>
        <source>&amp;Student worksheet…</source>
        <translation>&amp;Fiche d’activité…</translation>
    </message>
    <message>
        <source>Print st&amp;udent worksheet…</source>
        <translation>Imprimer la fiche d’a&amp;ctivité…</translation>
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
        <source>Using &amp;phones in class</source>
        <translation>Utiliser des &amp;téléphones en classe</translation>
    </message>
    <message>
        <source>Start/stop stop&amp;watch</source>
        <translation>&amp;Démarrer/arrêter le chronomètre</translation>
    </message>
    <message>
        <source>R&amp;eset stopwatch</source>
        <translation>Remettre le chronomètre à &amp;zéro</translation>
    </message>
    <message>
        <source>&amp;Keep trace</source>
        <translation>Garder la &amp;trace</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the current shape for comparison</source>
        <translation>Garde en pointillés une copie de la forme actuelle, pour comparer</translation>
    </message>
    <message>
        <source>Draws a bead on every tenth point</source>
        <translation>Dessine une perle tous les dix points</translation>
    </message>
    <message>
        <source>Show beads</source>
        <translation>Afficher les perles</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Envoyer une impulsion</translation>
    </message>
    <message>
        <source>Triggers the selected pulse generator, or the one added last</source>
        <translation>Déclenche le générateur d’impulsions sélectionné, ou le dernier ajouté</translation>
    </message>
    <message>
        <source>Se&amp;t shape from formula…</source>
        <translation>Partir d’&amp;une formule…</translation>
    </message>
    <message>
        <source>&amp;Next example</source>
        <translation>Exemple sui&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Previous example</source>
        <translation>Exemple pré&amp;cédent</translation>
    </message>
    <message>
        <source>Sets heights, wave speed or source signals from a formula, a drawn curve or a picture</source>
        <translation>Définit hauteurs, célérités ou signaux de sources d’après une formule, une courbe dessinée ou une image</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>Pann&amp;eaux</translation>
    </message>
    <message>
        <source>Work&amp;bench</source>
        <translation>V&amp;ue complète</translation>
    </message>
    <message>
        <source>Shows all panels and tools</source>
        <translation>Montre tous les panneaux et tous les outils</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Lignes d’égale hauteur</translation>
    </message>
    <message>
        <source>The heights along a line that you can drag</source>
        <translation>Les hauteurs le long d’une ligne que l’on peut glisser</translation>
    </message>
    <message>
        <source>Save results…</source>
        <translation>Enregistrer les résultats…</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>Language, text size, colours, sound and projector</source>
        <translation>Langue, taille du texte, couleurs, son et projecteur</translation>
    </message>
    <message>
        <source>Exit</source>
        <comment>the lesson</comment>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>seiche::Advice</name>
    <message>
        <source>Use a stencil with four neighbours.</source>
        <translation>Prenez un voisinage à quatre voisins.</translation>
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
        <source>With %1, every k is unstable. Choose leapfrog, or add damping: %2 = %3.</source>
        <translation>Avec «&#xa0;%1&#xa0;», tout k est instable. Choisissez saute-mouton, ou ajoutez de l’amortissement&#xa0;: %2 = %3.</translation>
    </message>
    <message>
        <source>With %1, every k is unstable. Choose leapfrog.</source>
        <translation>Avec «&#xa0;%1&#xa0;», tout k est instable. Choisissez saute-mouton.</translation>
    </message>
    <message>
        <source>Even a flat surface grows ×%1 per step and doubles every %2 steps (%3 s).</source>
        <translation>Même une surface plane croît de ×%1 par pas et double tous les %2 pas (%3 s).</translation>
    </message>
    <message>
        <source>Waves with a wavelength of %1 cells grow ×%2 per step and double every %3 steps (%4 s).</source>
        <translation>Les ondes de longueur d’onde %1 cellules croissent de ×%2 par pas et doublent tous les %3 pas (%4 s).</translation>
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
        <source>Exactly at the limit: no wave grows. Just beyond the limit, waves with a wavelength of %1 cells grow.</source>
        <translation>Juste à la limite&#xa0;: aucune onde ne croît. À peine au-delà, les ondes de longueur d’onde %1 cellules croissent.</translation>
    </message>
    <message>
        <source>No wave grows. With a smaller divisor, waves with a wavelength of %1 cells would grow first.</source>
        <translation>Aucune onde ne croît. Avec un diviseur plus petit, les ondes de longueur d’onde %1 cellules croîtraient les premières.</translation>
    </message>
    <message>
        <source>No wave grows. Above k = %1, waves with a wavelength of %2 cells would grow first.</source>
        <translation>Aucune onde ne croît. Au-delà de k = %1, les ondes de longueur d’onde %2 cellules croîtraient les premières.</translation>
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
        <source>Step %1, largest height %2.</source>
        <translation>Pas %1, plus grande hauteur %2.</translation>
    </message>
    <message>
        <source>Second %1, largest height %2.</source>
        <translation>Seconde %1, plus grande hauteur %2.</translation>
    </message>
    <message>
        <source>The height limit has been reached. Restart to begin from rest.</source>
        <translation>La limite de hauteur est atteinte. Recommencez pour partir du repos.</translation>
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
        <source>A chain of beads and the string it approximates. On the string, n half-wavelengths have n times the frequency of one. On the beads, the frequency is lower.</source>
        <translation>Une chaîne de perles, et la corde qu’elle imite. Sur la corde, n demi-ondes ont n fois la fréquence d’une seule. Sur les perles, la fréquence est plus basse.</translation>
    </message>
    <message>
        <source>Switch on Theory in the Resonance panel to compare the frequencies of the beads and the string.</source>
        <translation>Activez «&#xa0;Théorie&#xa0;» dans le panneau «&#xa0;Résonance&#xa0;» pour comparer les fréquences des perles et de la corde.</translation>
    </message>
    <message>
        <source>n</source>
        <comment>half waves of a mode</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>beads (Hz)</source>
        <translation>perles (Hz)</translation>
    </message>
    <message>
        <source>string (Hz)</source>
        <translation>corde (Hz)</translation>
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
        <source>beads (%1)</source>
        <comment>unit of a frequency</comment>
        <translation>perles (%1)</translation>
    </message>
    <message>
        <source>string (%1)</source>
        <comment>unit of a frequency</comment>
        <translation>corde (%1)</translation>
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
        <source>Challenge %1: what is the lowest resonance frequency of this string? Taps so far: %2</source>
        <translation>Défi %1&#xa0;: quelle est la plus basse fréquence de résonance de cette corde&#xa0;? Frappes jusqu’ici&#xa0;: %2</translation>
    </message>
    <message>
        <source>Challenge %1: %2 points. Your answer: %3 Hz (%5 % off). Correct answer: %4 Hz. Taps: %6</source>
        <translation>Défi %1&#xa0;: %2 points. Votre réponse&#xa0;: %3 Hz (écart de %5&#xa0;%). Bonne réponse&#xa0;: %4 Hz. Frappes&#xa0;: %6</translation>
    </message>
    <message>
        <source>Challenge %1: the answer was %2 Hz. Taps: %3</source>
        <translation>Défi %1&#xa0;: la réponse était %2 Hz. Frappes&#xa0;: %3</translation>
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
        <source>Your answer: lowest resonance frequency</source>
        <translation>Votre réponse&#xa0;: plus basse résonance</translation>
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
        <source>Shows the answer and everything else that is hidden</source>
        <translation>Montre la réponse et tout ce qui est caché</translation>
    </message>
    <message>
        <source>Challenge number</source>
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
        <source>A new challenge gives you an unknown string. Find its lowest resonance frequency with as few taps as possible. The same number gives everyone the same string.</source>
        <translation>Un nouveau défi vous donne une corde inconnue. Trouvez sa plus basse fréquence de résonance en aussi peu de frappes que possible. Le même numéro donne à tous la même corde.</translation>
    </message>
</context>
<context>
    <name>seiche::Chart</name>
    <message>
        <source>The image could not be created.</source>
        <translation>L’image n’a pas pu être créée.</translation>
    </message>
    <message>
        <source>Save chart as image</source>
        <translation>Enregistrer le graphique en image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Show data</source>
        <translation>Afficher les valeurs</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>Export chart data</source>
        <translation>Exporter les valeurs du graphique</translation>
    </message>
    <message>
        <source>Export data…</source>
        <translation>Exporter les valeurs…</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Enregistrer l’image…</translation>
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
        <source>Clear chart</source>
        <translation>Effacer le graphique</translation>
    </message>
    <message>
        <source>Remove all points of the class? This cannot be undone.</source>
        <translation>Retirer tous les points de la classe&#xa0;? Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Save points</source>
        <translation>Enregistrer les points</translation>
    </message>
    <message>
        <source>End class session</source>
        <translation>Terminer la séance</translation>
    </message>
    <message>
        <source>Save the points of the class? Number of points: %1</source>
        <translation>Enregistrer les points de la classe&#xa0;? Nombre de points&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cl&amp;ass</source>
        <translation>&amp;Classe</translation>
    </message>
    <message>
        <source>Start class sessi&amp;on…</source>
        <translation>&amp;Démarrer la séance…</translation>
    </message>
    <message>
        <source>Lets students join with their phones and shows each tapping frequency as a point on one chart</source>
        <translation>Permet aux élèves d’entrer avec leur téléphone et montre chaque fréquence des frappes comme un point sur un même graphique</translation>
    </message>
    <message>
        <source>O&amp;wn strings</source>
        <translation>C&amp;hacun sa corde</translation>
    </message>
    <message>
        <source>Gives each phone its own string and shows the points on the class chart</source>
        <translation>Donne à chaque téléphone sa propre corde et montre les points sur le graphique de la classe</translation>
    </message>
    <message>
        <source>Shared &amp;string</source>
        <translation>&amp;Une seule corde</translation>
    </message>
    <message>
        <source>Lets everyone tap the same string, shown on the screen</source>
        <translation>Tous tapent sur la même corde, affichée à l’écran</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Vote</translation>
    </message>
    <message>
        <source>Asks a multiple-choice question</source>
        <translation>Pose une question à choix multiple</translation>
    </message>
    <message>
        <source>Pause su&amp;bmissions</source>
        <translation>Sus&amp;pendre les envois</translation>
    </message>
    <message>
        <source>Stops accepting points. Phones keep new points until you resume</source>
        <translation>N’accepte plus de points. Les téléphones gardent les nouveaux points jusqu’à la reprise</translation>
    </message>
    <message>
        <source>&amp;Hide chart</source>
        <translation>C&amp;acher le graphique</translation>
    </message>
    <message>
        <source>Theoretical c&amp;urve</source>
        <translation>&amp;Courbe théorique</translation>
    </message>
    <message>
        <source>Shows what theory predicts</source>
        <translation>Montre ce que prédit la théorie</translation>
    </message>
    <message>
        <source>C&amp;lear chart…</source>
        <translation>E&amp;ffacer le graphique…</translation>
    </message>
    <message>
        <source>S&amp;tudents…</source>
        <translation>É&amp;lèves…</translation>
    </message>
    <message>
        <source>Enter point &amp;code…</source>
        <translation>&amp;Saisir un code…</translation>
    </message>
    <message>
        <source>Adds the point of a phone that is not on the network</source>
        <translation>Ajoute le point d’un téléphone qui n’est pas sur le réseau</translation>
    </message>
    <message>
        <source>Ad&amp;mit no new students</source>
        <translation>Ne plus ad&amp;mettre d’élèves</translation>
    </message>
    <message>
        <source>&amp;Phones follow the lesson</source>
        <translation>Les &amp;téléphones suivent la leçon</translation>
    </message>
    <message>
        <source>Sen&amp;d experiment to phones</source>
        <translation>Envo&amp;yer l’expérience aux téléphones</translation>
    </message>
    <message>
        <source>Opens the current experiment on every phone and shows only its points on the chart</source>
        <translation>Ouvre l’expérience actuelle sur chaque téléphone et n’en montre que les points sur le graphique</translation>
    </message>
    <message>
        <source>S&amp;ave points…</source>
        <translation>&amp;Enregistrer les points…</translation>
    </message>
    <message>
        <source>&amp;End class session…</source>
        <translation>Termi&amp;ner la séance…</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Théorie</translation>
    </message>
    <message>
        <source>Po&amp;ints</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>Sh&amp;ow class page</source>
        <translation>&amp;Afficher la page de la classe</translation>
    </message>
</context>
<context>
    <name>seiche::ClassChart</name>
    <message>
        <source>taps per second (Hz)</source>
        <translation>frappes par seconde (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>amplitude (× une frappe)</translation>
    </message>
    <message>
        <source>others</source>
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
        <source>Each rhythm tapped on a phone becomes a point here.</source>
        <translation>Chaque rythme tapé sur un téléphone devient ici un point.</translation>
    </message>
    <message>
        <source>Class chart</source>
        <translation>Graphique de la classe</translation>
    </message>
    <message>
        <source>Amplitude (× single tap) against tapping frequency, one point for each rhythm.</source>
        <translation>Amplitude (× une frappe) en fonction de la fréquence des frappes, un point par rythme.</translation>
    </message>
    <message>
        <source>Remove this point</source>
        <translation>Retirer ce point</translation>
    </message>
    <message>
        <source>Restore last removed point</source>
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
        <source>The interrupted class session has been resumed with the same code and points.</source>
        <translation>La séance interrompue a repris avec le même code et les mêmes points.</translation>
    </message>
    <message>
        <source>No recording was sent with this point.</source>
        <translation>Aucun enregistrement n’a été envoyé avec ce point.</translation>
    </message>
    <message>
        <source>The recording of this point cannot be read.</source>
        <translation>L’enregistrement de ce point est illisible.</translation>
    </message>
    <message>
        <source>%1: %2 × single tap at %3 Hz</source>
        <translation>%1&#xa0;: %2 × une frappe à %3 Hz</translation>
    </message>
    <message>
        <source>Replaying the recording gives a different point.</source>
        <translation>L’enregistrement rejoué donne un autre point.</translation>
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
        <translation>Enregistrez les points de temps en temps&#xa0;: après un plantage, ils seraient perdus.</translation>
    </message>
</context>
<context>
    <name>seiche::ClassPage</name>
    <message>
        <source>Which rhythm makes the largest wave on the string?</source>
        <translation>Quel rythme produit la plus grande onde sur la corde&#xa0;?</translation>
    </message>
    <message>
        <source>Which rhythm makes the largest wave in the pool?</source>
        <translation>Quel rythme produit la plus grande onde dans le bassin&#xa0;?</translation>
    </message>
    <message>
        <source>Can you all tap in the same rhythm?</source>
        <translation>Pouvez-vous tous taper au même rythme&#xa0;?</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>Une question pour la classe</translation>
    </message>
    <message>
        <source>With n students tapping, each tap is 1/√n as high. The wave only grows if you tap together.</source>
        <translation>Quand n élèves tapent, chaque frappe n’a que 1/√n de sa hauteur. L’onde ne grandit que si vous tapez ensemble.</translation>
    </message>
    <message>
        <source>Points so far: %1</source>
        <translation>Points jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 points from %2 students</source>
        <translation>Points&#xa0;: %1, élèves&#xa0;: %2</translation>
    </message>
    <message>
        <source>submissions paused</source>
        <translation>envois suspendus</translation>
    </message>
    <message>
        <source>best so far: %1, %2 × single tap at %3 Hz</source>
        <translation>le plus haut&#xa0;: %1, %2 × une frappe à %3 Hz</translation>
    </message>
    <message>
        <source>The taps from all phones act here.</source>
        <translation>Les frappes de tous les téléphones agissent ici.</translation>
    </message>
    <message>
        <source>Scan the QR code, or enter the address and the class code.</source>
        <translation>Scannez le code QR, ou saisissez l’adresse et le code de la classe.</translation>
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
        <source>Class</source>
        <translation>La classe</translation>
    </message>
    <message>
        <source>The chart is hidden. Keep tapping: your points still count.</source>
        <translation>Le graphique est caché. Continuez à taper&#xa0;: les points comptent.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. Are the phones on the same network? See Help &gt; Using phones in class.</source>
        <translation>Personne n’est encore entré. Les téléphones sont-ils sur le même réseau&#xa0;? Voir Aide &gt; Utiliser des téléphones en classe.</translation>
    </message>
    <message>
        <source>The point was removed. Right-click the chart to restore it.</source>
        <translation>Le point a été retiré. Un clic droit sur le graphique permet de le rétablir.</translation>
    </message>
    <message>
        <source>unverified: %1</source>
        <translation>non vérifiés&#xa0;: %1</translation>
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
    <name>seiche::CompareBlock</name>
    <message>
        <source>Compare with %1</source>
        <translation>Comparer avec %1</translation>
    </message>
    <message>
        <source>Computes the same motion with a different scheme, and draws both</source>
        <translation>Calcule le même mouvement avec un autre schéma et dessine les deux</translation>
    </message>
    <message>
        <source>More about the comparison</source>
        <translation>Plus sur la comparaison</translation>
    </message>
    <message>
        <source>More schemes, energy, growth, convergence</source>
        <translation>Autres schémas, énergie, croissance, convergence</translation>
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
        <source>integers</source>
        <comment>integer water</comment>
        <translation>nombres entiers</translation>
    </message>
    <message>
        <source>Integer water has only one scheme.</source>
        <translation>L’eau en nombres entiers n’a qu’un schéma.</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <comment>energy or difference</comment>
        <translation>%1 en fonction du temps</translation>
    </message>
    <message>
        <source>Tap to see the energy here.</source>
        <translation>Tapez pour voir ici l’énergie.</translation>
    </message>
    <message>
        <source>Tap to see the difference from the exact solution here.</source>
        <translation>Tapez pour voir ici l’écart à la solution exacte.</translation>
    </message>
    <message>
        <source>The difference between the other schemes and the main run appears here.</source>
        <translation>L’écart des autres schémas avec le calcul principal apparaît ici.</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>temps (s)</translation>
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
        <source>Runs %1 next to the main run, starting from its current state.</source>
        <translation>Fait tourner %1 à côté du calcul principal, depuis son état actuel.</translation>
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
        <source>All schemes that can run next to the main run.</source>
        <translation>Tous les schémas qui peuvent tourner à côté du calcul principal.</translation>
    </message>
    <message>
        <source>Shows the string with infinitely small time steps. Differences are then measured from this solution.</source>
        <translation>Montre la corde avec des pas de temps infiniment petits. Les écarts sont alors mesurés par rapport à cette solution.</translation>
    </message>
    <message>
        <source>Quantity in the chart</source>
        <translation>Grandeur du graphique</translation>
    </message>
    <message>
        <source>Restart</source>
        <comment>start the other schemes once more</comment>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Restarts the other schemes from the current state.</source>
        <translation>Relance les autres schémas depuis l’état actuel.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted in the long run, ×%3 measured now, because waves that grow more slowly still dominate.</source>
        <translation>%1&#xa0;: ×%2 par pas prédit à long terme, ×%3 mesuré maintenant, car des ondes qui croissent plus lentement dominent encore.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted (with walls and media), ×%3 measured.</source>
        <translation>%1&#xa0;: au plus ×%2 par pas prédit (avec parois et milieux), ×%3 mesuré.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted (with walls and media).</source>
        <translation>%1&#xa0;: au plus ×%2 par pas prédit (avec parois et milieux).</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergence</translation>
    </message>
    <message>
        <source>Error against time step</source>
        <translation>Erreur en fonction du pas de temps</translation>
    </message>
    <message>
        <source>%1: order %2 measured, %3 by theory.</source>
        <comment>scheme, orders</comment>
        <translation>%1&#xa0;: ordre %2 mesuré, %3 selon la théorie.</translation>
    </message>
    <message>
        <source>Measured without damping, because damping makes every scheme first order.</source>
        <translation>Mesuré sans amortissement, car l’amortissement ramène tout schéma au premier ordre.</translation>
    </message>
    <message>
        <source>time step (steps of this run)</source>
        <translation>pas de temps (en pas de ce calcul)</translation>
    </message>
    <message>
        <source>There is no error to measure here.</source>
        <translation>Il n’y a pas d’erreur à mesurer ici.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>%1 Exploded %2.</source>
        <comment>sentence before, 57 steps after the tap</comment>
        <translation>%1 A divergé %2.</translation>
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
        <source>The memory limit is this computer&apos;s speed, in cells per second, if every step reads two heights per cell from memory and writes one. Several steps in the cache can exceed this limit.</source>
        <translation>La limite de la mémoire est la vitesse de cet ordinateur, en cellules par seconde, si chaque pas lit en mémoire deux hauteurs par cellule et en écrit une. Plusieurs pas dans le cache peuvent dépasser cette limite.</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 images/s</translation>
    </message>
</context>
<context>
    <name>seiche::ControlColumn</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Shows the main controls again (Escape)</source>
        <translation>Revient aux commandes principales (Échap)</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>More ▸</source>
        <translation>Plus ▸</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>Plus de %1</translation>
    </message>
</context>
<context>
    <name>seiche::CurveEditor</name>
    <message>
        <source>Point %1 of %2: %3. Left and Right move the pen, with Shift they draw. Up and Down change the value.</source>
        <translation>Point %1 sur %2&#xa0;: %3. Gauche et Droite déplacent le crayon&#xa0;; avec Maj, elles dessinent. Haut et Bas changent la valeur.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingRows</name>
    <message>
        <source>velocity</source>
        <comment>damping</comment>
        <translation>sur la vitesse</translation>
    </message>
    <message>
        <source>height</source>
        <comment>damping</comment>
        <translation>sur la hauteur</translation>
    </message>
    <message>
        <source>both</source>
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
        <source>This half-life is too short: one step cannot damp that much.</source>
        <translation>Cette demi-vie est trop courte&#xa0;: un pas ne peut pas amortir autant.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>damping of</comment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Damping factor</source>
        <translation>Facteur d’amortissement</translation>
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
        <source>Velocity damping is ordinary friction, as in textbooks. Height damping scales down the whole new height, which also pulls the medium back to rest and raises low frequencies.</source>
        <translation>L’amortissement de la vitesse est un frottement ordinaire, comme dans les manuels. L’amortissement de la hauteur réduit toute la nouvelle hauteur, ce qui ramène aussi le milieu au repos et relève les basses fréquences.</translation>
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
        <source>Time after which a wave has half its height.</source>
        <translation>Temps après lequel une onde n’a plus que la moitié de sa hauteur.</translation>
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
        <source>Hidden until you find the resonance of the string.</source>
        <translation>Caché jusqu’à ce que vous ayez trouvé la résonance de la corde.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Two kinds of damping</source>
        <translation>Deux amortissements</translation>
    </message>
    <message>
        <source>velocity damping</source>
        <translation>vitesse amortie</translation>
    </message>
    <message>
        <source>height damping</source>
        <translation>hauteur amortie</translation>
    </message>
    <message>
        <source>tapping frequency (Hz)</source>
        <translation>fréquence des frappes (Hz)</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× une frappe</translation>
    </message>
    <message>
        <source>undamped</source>
        <translation>sans amortissement</translation>
    </message>
    <message>
        <source>damping factor</source>
        <translation>facteur d’amortissement</translation>
    </message>
    <message>
        <source>lowest mode (steps)</source>
        <translation>mode fondamental (pas)</translation>
    </message>
    <message>
        <source>lowest mode (Hz)</source>
        <translation>mode fondamental (Hz)</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the velocity</comment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Use velocity damping in this run</source>
        <translation>Amortir la vitesse de ce calcul</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the height</comment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Use height damping in this run</source>
        <translation>Amortir la hauteur de ce calcul</translation>
    </message>
    <message>
        <source>Switch on Theory to see the prediction.</source>
        <translation>Activez «&#xa0;Théorie&#xa0;» pour voir la prédiction.</translation>
    </message>
    <message>
        <source>Both kinds reduce every oscillating wave equally: half of its height is left after %1 steps (%2 s). Velocity damping is friction, so the frequencies stay almost the same. Height damping also pulls the medium back to rest, as springs would. Then no wave can oscillate more slowly than once in %3 steps. The resonance with height damping comes from the damping itself.</source>
        <translation>Les deux types réduisent de la même façon toute onde qui oscille&#xa0;: il reste la moitié de sa hauteur après %1 pas (%2 s). L’amortissement de la vitesse est un frottement&#xa0;: les fréquences restent presque les mêmes. L’amortissement de la hauteur ramène aussi le milieu au repos, comme le feraient des ressorts. Aucune onde ne peut alors osciller plus lentement qu’une fois en %3 pas. La résonance avec l’amortissement de la hauteur vient de l’amortissement lui-même.</translation>
    </message>
</context>
<context>
    <name>seiche::DispersionChart</name>
    <message>
        <source>The shortest waves travel at %1 cells per step. The ideal wave equation gives %2.</source>
        <translation>Les ondes les plus courtes avancent de %1 cellules par pas. L’équation d’onde idéale donne %2.</translation>
    </message>
    <message>
        <source>wavelength (cells)</source>
        <translation>longueur d’onde (cellules)</translation>
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
        <source>along the axes</source>
        <translation>le long des axes</translation>
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
        <translation>vitesse&#xa0;; mesurée&#xa0;: ● phase, ○ groupe</translation>
    </message>
    <message>
        <source>The shortest waves travel at %1. The ideal wave equation gives %2.</source>
        <comment>velocities</comment>
        <translation>Les ondes les plus courtes avancent à %1. L’équation d’onde idéale donne %2.</translation>
    </message>
    <message>
        <source>wavelength (%1)</source>
        <comment>unit</comment>
        <translation>longueur d’onde (%1)</translation>
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
        <source>phase velocity (%1)</source>
        <comment>unit</comment>
        <translation>vitesse de phase (%1)</translation>
    </message>
    <message>
        <source>velocity (%1)</source>
        <comment>unit</comment>
        <translation>vitesse (%1)</translation>
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
        <source>This is not a file.</source>
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
        <source>The run has too many events for a 1 MiB file. You can still save the settings.</source>
        <translation>Le calcul a trop d’événements pour un fichier de 1 Mio. Vous pouvez encore enregistrer les réglages.</translation>
    </message>
    <message>
        <source>The existing file has not been changed.</source>
        <translation>Le fichier existant n’a pas été modifié.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>Another window or program has changed the file since you opened it.</source>
        <translation>Une autre fenêtre ou un autre programme a modifié le fichier depuis que vous l’avez ouvert.</translation>
    </message>
    <message>
        <source>The experiment could not be opened.</source>
        <translation>L’expérience n’a pas pu être ouverte.</translation>
    </message>
    <message>
        <source>There is not enough memory. The current experiment stays open.</source>
        <translation>Il n’y a pas assez de mémoire. L’expérience actuelle reste ouverte.</translation>
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
        <source>String shape</source>
        <translation>Forme de la corde</translation>
    </message>
    <message>
        <source>Pool surface</source>
        <translation>Surface du bassin</translation>
    </message>
    <message>
        <source>Wave speed in a medium</source>
        <translation>Célérité des ondes dans un milieu</translation>
    </message>
    <message>
        <source>Source signal</source>
        <translation>Signal d’une source</translation>
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
        <source>Greyscale picture</source>
        <translation>Image en gris</translation>
    </message>
    <message>
        <source>Height of the water; x and y in cells from the upper left corner:</source>
        <translation>Hauteur de l’eau&#xa0;; x et y en cellules depuis le coin supérieur gauche&#xa0;:</translation>
    </message>
    <message>
        <source>Relative to the surrounding water, 0 is land; x and y in cells from the centre of the medium:</source>
        <translation>Par rapport à l’eau d’alentour, 0 est la terre&#xa0;; x et y en cellules depuis le centre de la zone&#xa0;:</translation>
    </message>
    <message>
        <source>One period, t from 0 to 1; the maximum is the height of the source:</source>
        <translation>Une période, t allant de 0 à 1&#xa0;; le maximum est la hauteur de la source&#xa0;:</translation>
    </message>
    <message>
        <source>The whole area is land.</source>
        <translation>Toute la zone est de la terre.</translation>
    </message>
    <message>
        <source>k is too large where waves are fastest. Lower k, or the simulation will explode.</source>
        <translation>k est trop grand là où les ondes sont les plus rapides. Baissez k, sinon la simulation divergera.</translation>
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
        <source>%1. Fixed: a wave is reflected upside down. Free: it is reflected upright. Absorbing: it leaves. Periodic: it re-enters on the opposite side.</source>
        <translation>%1. Fixe&#xa0;: l’onde est réfléchie et inversée. Libre&#xa0;: elle est réfléchie sans inversion. Absorbant&#xa0;: elle sort. Périodique&#xa0;: elle rentre par l’autre côté.</translation>
    </message>
    <message>
        <source>sides</source>
        <comment>of the pool</comment>
        <translation>bords</translation>
    </message>
    <message>
        <source>Predicted reflection 0: nothing is reflected.</source>
        <translation>Réflexion prédite 0&#xa0;: rien n’est réfléchi.</translation>
    </message>
    <message>
        <source>Predicted reflection %1: upright.</source>
        <translation>Réflexion prédite %1&#xa0;: sans inversion.</translation>
    </message>
    <message>
        <source>Predicted reflection −%1: upside down.</source>
        <translation>Réflexion prédite −%1&#xa0;: inversée.</translation>
    </message>
    <message>
        <source>Impedance: a damper, in between free and fixed. Matched to the string (1), the damper absorbs every wave.</source>
        <translation>Impédance&#xa0;: un amortisseur, entre libre et fixe. Adapté à la corde (1), l’amortisseur absorbe toute onde.</translation>
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
    <name>seiche::ExplosionMessage</name>
    <message>
        <source>%1 it was higher than 10¹².</source>
        <extracomment>For example &quot;57 steps after the tap it was higher than 10¹².&quot;</extracomment>
        <translation>%1, il dépassait 10¹².</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>Revenir à k = %1</translation>
    </message>
    <message>
        <source>The wave became too large to compute.</source>
        <translation>L’onde est devenue trop grande pour être calculée.</translation>
    </message>
    <message>
        <source>The settings are stable, but taps, driver and sources have added too much energy.</source>
        <translation>Les réglages sont stables, mais les frappes, l’excitation et les sources ont apporté trop d’énergie.</translation>
    </message>
    <message>
        <source>Textbook Euler moves each point with its old velocity, so every step adds energy.</source>
        <translation>L’Euler explicite déplace chaque point avec son ancienne vitesse&#xa0;: chaque pas ajoute donc de l’énergie.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Restarts the run and taps once</source>
        <translation>Recommence et frappe une fois</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Opens the panel Stability</source>
        <translation>Ouvre le panneau Stabilité</translation>
    </message>
    <message>
        <source>Restarts with the largest stable k</source>
        <translation>Recommence avec le plus grand k stable</translation>
    </message>
    <message>
        <source>Each step makes the zigzag %1 times as high.</source>
        <translation>Chaque pas multiplie la hauteur du zigzag par %1.</translation>
    </message>
    <message>
        <source>Each step makes this pattern %1 times as high.</source>
        <translation>Chaque pas multiplie la hauteur de ce motif par %1.</translation>
    </message>
    <message>
        <source>k is too large: the springs pull each point back so hard that it overshoots, farther at every step.</source>
        <translation>k est trop grand&#xa0;: les ressorts rappellent chaque point si fort qu’il dépasse sa cible, un peu plus à chaque pas.</translation>
    </message>
    <message>
        <source>k = %1 is beyond the limit of %2: the springs pull each point back so hard that it overshoots, farther at every step.</source>
        <translation>k = %1 dépasse la limite de %2&#xa0;: les ressorts rappellent chaque point si fort qu’il dépasse sa cible, un peu plus à chaque pas.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <source>Save se&amp;ttings only…</source>
        <translation>Enregistrer les seuls ré&amp;glages…</translation>
    </message>
    <message>
        <source>Saves the current settings as a starting point, without the run</source>
        <translation>Enregistre les réglages actuels comme point de départ, sans le calcul</translation>
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
        <source>The settings have been changed but not saved to a file.</source>
        <translation>Les réglages ont été modifiés, mais pas enregistrés dans un fichier.</translation>
    </message>
    <message>
        <source>Open experiment</source>
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
        <source>Save run</source>
        <translation>Enregistrer le calcul</translation>
    </message>
    <message>
        <source>Save settings</source>
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
        <source>%1 has been changed by another window or program since you opened it.</source>
        <translation>%1 a été modifié par une autre fenêtre ou un autre programme depuis que vous l’avez ouvert.</translation>
    </message>
    <message>
        <source>Nothing has been saved. Which version do you want to keep?</source>
        <translation>Rien n’a été enregistré. Quelle version voulez-vous garder&#xa0;?</translation>
    </message>
    <message>
        <source>Save under new name…</source>
        <translation>Enregistrer sous un autre nom…</translation>
    </message>
    <message>
        <source>Overwrite file</source>
        <translation>Écraser le fichier</translation>
    </message>
</context>
<context>
    <name>seiche::FilmDialog</name>
    <message>
        <source>Export video</source>
        <translation>Exporter une vidéo</translation>
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
        <source>&amp;Part of run</source>
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
        <source>S&amp;teps per frame</source>
        <translation>&amp;Pas par image</translation>
    </message>
    <message>
        <source>Frames per &amp;second</source>
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
        <source>Video progress</source>
        <translation>Avancement de la vidéo</translation>
    </message>
    <message>
        <source>Height at the ceiling (string) or at the end of the colour scale (pool)</source>
        <translation>Hauteur au plafond (corde) ou à l’extrémité de l’échelle de couleurs (bassin)</translation>
    </message>
    <message>
        <source>Save video…</source>
        <translation>Enregistrer la vidéo…</translation>
    </message>
    <message>
        <source>Animated image (GIF)</source>
        <translation>Image animée (GIF)</translation>
    </message>
    <message>
        <source>Numbered images (PNG)</source>
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
        <source>%1: needs ffmpeg, which is not installed</source>
        <translation>%1&#xa0;: il faut ffmpeg, qui n’est pas installé</translation>
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
        <source>%1 frames, the last at step %2. The video lasts %3 s and shows %4 s of the run.</source>
        <translation>%1 images, la dernière au pas %2. La vidéo dure %3 s et montre %4 s du calcul.</translation>
    </message>
    <message>
        <source>Save video</source>
        <translation>Enregistrer la vidéo</translation>
    </message>
    <message>
        <source>Videos (*%1)</source>
        <translation>Vidéos (*%1)</translation>
    </message>
    <message>
        <source>Creating the video… You can go on working.</source>
        <translation>Création de la vidéo… Vous pouvez continuer à travailler.</translation>
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
        <source>There is not enough memory for a video of such a large run.</source>
        <translation>Il n’y a pas assez de mémoire pour une vidéo d’un calcul aussi grand.</translation>
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
        <source>Estimating the size of the GIF…</source>
        <translation>Estimation de la taille du GIF…</translation>
    </message>
    <message>
        <source>The size of the GIF will be about %1.</source>
        <translation>Le GIF fera environ %1.</translation>
    </message>
    <message>
        <source>An MP4 video would be much smaller.</source>
        <translation>Une vidéo MP4 serait bien plus petite.</translation>
    </message>
    <message>
        <source>Sec&amp;onds</source>
        <translation>Sec&amp;ondes</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Dernières secondes</translation>
    </message>
    <message>
        <source>Next seconds</source>
        <translation>Prochaines secondes</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Tout le calcul</translation>
    </message>
    <message>
        <source>Chosen steps</source>
        <translation>Pas choisis</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>%1 frames are too many (maximum: %2). Choose a shorter part of the run, or more steps per frame.</source>
        <translation>%1 images, c’est trop (maximum&#xa0;: %2). Choisissez une partie plus courte du calcul, ou plus de pas par image.</translation>
    </message>
</context>
<context>
    <name>seiche::FloorChoice</name>
    <message>
        <source>Floor picture</source>
        <translation>Image du fond</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
</context>
<context>
    <name>seiche::FloorPicture</name>
    <message>
        <source>%1 cannot be used as a floor picture.</source>
        <translation>%1 ne peut pas servir d’image du fond.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB.</source>
        <translation>Le fichier dépasse 16 Mio.</translation>
    </message>
    <message>
        <source>The file is not a PNG, JPEG or BMP picture.</source>
        <translation>Le fichier n’est pas une image PNG, JPEG ou BMP.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>L’image est endommagée.</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels. The maximum is 8192 pixels per side and 32 million in total.</source>
        <translation>L’image a %1 × %2 pixels. Le maximum est de 8192 pixels par côté et de 32 millions au total.</translation>
    </message>
</context>
<context>
    <name>seiche::FormulaDialog</name>
    <message>
        <source>Displacement of the string; x from 0 at the left end to 1 at the right:</source>
        <translation>Élongation de la corde&#xa0;; x va de 0 à l’extrémité gauche à 1 à l’extrémité droite&#xa0;:</translation>
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
        <translation>Fonctions&#xa0;: sin, cos, tan, exp, ln, sqrt, abs, min, max…&#xa0;; puissances avec ^&#xa0;; a&#xa0;? b&#xa0;: c&#xa0;; pi.</translation>
    </message>
    <message>
        <source>start from formula</source>
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
        <source>Defined by</source>
        <translation>Défini par</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Formula, curve or picture</source>
        <translation>Formule, courbe ou image</translation>
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
        <source>Value at the bottom of the curve</source>
        <translation>Valeur au bas de la courbe</translation>
    </message>
    <message>
        <source>Value at the top of the curve</source>
        <translation>Valeur en haut de la courbe</translation>
    </message>
    <message>
        <source>Value for black</source>
        <translation>Valeur du noir</translation>
    </message>
    <message>
        <source>Value for white</source>
        <translation>Valeur du blanc</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>A PNG, JPEG or BMP picture of at most 16 MiB. Colours are converted to brightness.</source>
        <translation>Une image PNG, JPEG ou BMP d’au plus 16 Mio. Les couleurs sont converties en luminosité.</translation>
    </message>
    <message>
        <source>Drag to draw the curve. Keys: Left and Right move, with Shift they draw. Up and Down change the value.</source>
        <translation>Glissez pour dessiner la courbe. Touches&#xa0;: Gauche et Droite déplacent, avec Maj elles dessinent. Haut et Bas changent la valeur.</translation>
    </message>
    <message>
        <source>Greyscale picture</source>
        <translation>Image en niveaux de gris</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1, %2 × %3 points</source>
        <translation>%1, %2 × %3 points</translation>
    </message>
</context>
<context>
    <name>seiche::FourierBuild</name>
    <message>
        <source>an integer, 1 or more</source>
        <translation>un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>an integer from 1 to %1</source>
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
        <source>No standing waves are predicted here, so no shape can be built.</source>
        <translation>Aucune onde stationnaire n’est prédite ici, on ne peut donc construire aucune forme.</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>half waves, to the last</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Half-wavelengths: %1. Highest point: %2 % of the shape&apos;s height.</source>
        <translation>Demi-ondes&#xa0;: %1. Point le plus haut&#xa0;: %2&#xa0;% de la hauteur de la forme.</translation>
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
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Starts the string at rest with the sum of these modes and updates it when the number of terms changes</source>
        <translation>Lance la corde depuis le repos avec la somme de ces modes, et l’actualise quand le nombre de termes change</translation>
    </message>
</context>
<context>
    <name>seiche::Header</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Lessons to do step by step</source>
        <translation>Des leçons à suivre étape par étape</translation>
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
        <source>The simulation exploded. Choose a smaller k and press [Ctrl+R] to restart.</source>
        <translation>La simulation a divergé. Baissez k et recommencez avec [Ctrl+R].</translation>
    </message>
    <message>
        <source>These settings are unstable. Tap [SPACE] and watch the shortest waves grow.</source>
        <translation>Ces réglages sont instables. Tapez [ESPACE] et regardez grandir les ondes les plus courtes.</translation>
    </message>
    <message>
        <source>Paused. [.] steps forward, [P] resumes.</source>
        <translation>En pause. [.] avance d’un pas, [P] reprend.</translation>
    </message>
    <message>
        <source>You reached the ceiling! Faster rhythms also work. Find the next one.</source>
        <translation>Plafond atteint&#xa0;! Des rythmes plus rapides marchent aussi. Trouvez le suivant.</translation>
    </message>
    <message>
        <source>Tap [SPACE] again each time the string comes back, in a steady rhythm.</source>
        <translation>Tapez [ESPACE] chaque fois que la corde revient, à un rythme régulier.</translation>
    </message>
    <message>
        <source>The wave is growing! Keep this rhythm.</source>
        <translation>L’onde grandit&#xa0;! Gardez ce rythme.</translation>
    </message>
    <message>
        <source>Your rhythm is steady, but the wave does not grow. Try a little slower or faster.</source>
        <translation>Votre rythme est régulier, mais l’onde ne grandit pas. Essayez un peu plus lent ou plus rapide.</translation>
    </message>
    <message>
        <source>Tap [SPACE] as evenly as you can, at least five times.</source>
        <translation>Tapez [ESPACE] aussi régulièrement que possible, au moins cinq fois.</translation>
    </message>
    <message>
        <source>The string was released at rest. The kink splits in two, and each half runs to its end and back.</source>
        <translation>La corde a été lâchée au repos. Le coin se partage en deux, et chaque moitié court à son extrémité et revient.</translation>
    </message>
    <message>
        <source>[SPACE] now taps here. Tapping at a quarter of the length excites other harmonics.</source>
        <translation>[ESPACE] frappe maintenant ici. Une frappe au quart de la longueur excite d’autres harmoniques.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in rhythm. Can you make the string touch the ceiling?</source>
        <translation>Tapez [ESPACE] en rythme. Pouvez-vous faire toucher le plafond à la corde&#xa0;?</translation>
    </message>
    <message>
        <source>Click a second place. Where the circular waves meet, they add up, then pass through each other.</source>
        <translation>Cliquez à un second endroit. Là où les ondes circulaires se rencontrent, elles s’ajoutent, puis se traversent.</translation>
    </message>
    <message>
        <source>Now hold the button and draw. Are you faster or slower than the waves?</source>
        <translation>Maintenez le bouton et dessinez. Êtes-vous plus rapide ou plus lent que les ondes&#xa0;?</translation>
    </message>
    <message>
        <source>If you draw faster than the waves travel, they pile up into a wedge behind you.</source>
        <translation>Si vous dessinez plus vite que les ondes n’avancent, elles s’empilent en coin derrière vous.</translation>
    </message>
    <message>
        <source>[SPACE] now taps here. Use the arrow keys to move the marker.</source>
        <translation>[ESPACE] frappe maintenant ici. Les flèches déplacent le repère.</translation>
    </message>
    <message>
        <source>Click or drag in the water. [SPACE] taps at the marker.</source>
        <translation>Cliquez ou dessinez dans l’eau. [ESPACE] frappe au repère.</translation>
    </message>
    <message>
        <source>All schemes get the same taps. Tap [SPACE] and see which scheme stays accurate.</source>
        <translation>Tous les schémas reçoivent les mêmes frappes. Tapez [ESPACE] et voyez lequel reste précis.</translation>
    </message>
    <message>
        <source>Draw a wall with the mouse, or press [Enter], use the arrow keys, and press [Enter] again.</source>
        <translation>Dessinez une paroi à la souris, ou appuyez sur [Entrée], utilisez les flèches, et encore [Entrée].</translation>
    </message>
    <message>
        <source>Too much energy was added. Press [Ctrl+R] to restart.</source>
        <translation>Trop d’énergie ajoutée. [Ctrl+R] pour recommencer.</translation>
    </message>
    <message>
        <source>The simulation exploded. [Ctrl+R] restarts.</source>
        <translation>La simulation a divergé. [Ctrl+R] recommence.</translation>
    </message>
    <message>
        <source>These settings are unstable. [P] pauses, [.] steps forward.</source>
        <translation>Ces réglages sont instables. [P] met en pause, [.] avance d’un pas.</translation>
    </message>
    <message>
        <source>A sine drives the medium. Change its frequency, then give the wave time to settle.</source>
        <translation>Une sinusoïde excite le milieu. Changez sa fréquence, puis laissez à l’onde le temps de s’établir.</translation>
    </message>
    <message>
        <source>[SPACE] taps at the marker, [Ctrl+R] restarts, [S] is slow motion.</source>
        <translation>[ESPACE] frappe au repère, [Ctrl+R] recommence, [S] est le ralenti.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm.</source>
        <translation>Tapez [ESPACE] à un rythme régulier.</translation>
    </message>
    <message>
        <source>Your rhythm is steady.</source>
        <translation>Votre rythme est régulier.</translation>
    </message>
    <message>
        <source>Click in a steady rhythm. Which rhythm makes the whole pool slosh? [SPACE] taps at the marker.</source>
        <translation>Cliquez à un rythme régulier. Lequel fait balancer tout le bassin&#xa0;? [ESPACE] frappe au repère.</translation>
    </message>
    <message>
        <source>Click again each time the water rises, in a steady rhythm.</source>
        <translation>Cliquez de nouveau chaque fois que l’eau monte, à un rythme régulier.</translation>
    </message>
    <message>
        <source>Click to place the object, or move the marker and press [Enter]. [Esc] cancels.</source>
        <translation>Cliquez pour placer l’objet, ou amenez-y le repère et appuyez sur [Entrée]. [Échap] annule.</translation>
    </message>
    <message>
        <source>%1 objects selected. Drag one to move them all. [Del] removes them, [Esc] deselects them.</source>
        <translation>%1 objets sélectionnés. Glissez-en un pour tous les déplacer. [Suppr] les retire, [Échap] les désélectionne.</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this computer could not keep up. Close other programs.</source>
        <translation>Le rythme recommence, car cet ordinateur n’a pas suivi. Fermez les autres programmes.</translation>
    </message>
    <message>
        <source>Slowed down so that you can see it: the zigzag grows at every step.</source>
        <translation>Au ralenti pour que vous le voyiez&#xa0;: le zigzag grandit à chaque pas.</translation>
    </message>
    <message>
        <source>%1 has exploded; %2 is still running. [Ctrl+R] restarts.</source>
        <translation>%1 a divergé, %2 continue. [Ctrl+R] recommence.</translation>
    </message>
    <message>
        <source>Does a smaller k help? Try it, then press [Ctrl+R] and tap [SPACE].</source>
        <translation>Un k plus petit aide-t-il&#xa0;? Essayez, puis appuyez sur [Ctrl+R] et frappez avec [ESPACE].</translation>
    </message>
    <message>
        <source>The rhythm starts again after the slow motion.</source>
        <translation>Après le ralenti, le rythme recommence.</translation>
    </message>
    <message>
        <source>Drag the probe to where you want to measure. [Del] removes it, [Esc] deselects it.</source>
        <translation>Glissez la sonde là où vous voulez mesurer. [Suppr] la retire, [Échap] la désélectionne.</translation>
    </message>
    <message>
        <source>Drag the object, or use its handles to rotate and resize it. [Del] removes it, [Esc] deselects it.</source>
        <translation>Glissez l’objet, ou tournez-le et redimensionnez-le par ses poignées. [Suppr] le retire, [Échap] le désélectionne.</translation>
    </message>
    <message>
        <source>Drag the source along the string. [Del] removes it, [Esc] deselects it.</source>
        <translation>Glissez la source le long de la corde. [Suppr] la retire, [Échap] la désélectionne.</translation>
    </message>
    <message>
        <source>Drag the object or its ends. [Del] removes it, [Esc] deselects it.</source>
        <translation>Glissez l’objet ou ses extrémités. [Suppr] le retire, [Échap] le désélectionne.</translation>
    </message>
    <message>
        <source>Drag a point of the string up and down. [Esc] returns to tapping.</source>
        <translation>Glissez un point de la corde de haut en bas. [Échap] permet à nouveau de frapper.</translation>
    </message>
    <message>
        <source>Draw the new shape of the string. [Esc] returns to tapping.</source>
        <translation>Dessinez la nouvelle forme de la corde. [Échap] permet à nouveau de frapper.</translation>
    </message>
    <message>
        <source>Hold the mouse button on a point to touch the string. [Esc] returns to tapping.</source>
        <translation>Maintenez le bouton de la souris sur un point pour toucher la corde. [Échap] permet à nouveau de frapper.</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Actions, oldest first</source>
        <translation>Actions, les plus anciennes d’abord</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>tel qu’ouvert</translation>
    </message>
    <message>
        <source>Click an entry or use the arrow keys to go back or forward.</source>
        <translation>Cliquez sur une entrée, ou utilisez les flèches, pour revenir en arrière ou repartir en avant.</translation>
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
        <source>QR code with the address and the class code</source>
        <translation>Code QR avec l’adresse et le code de la classe</translation>
    </message>
    <message>
        <source>No network: only browsers on this computer can join.</source>
        <translation>Pas de réseau&#xa0;: seuls les navigateurs sur cet ordinateur peuvent entrer.</translation>
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
        <source>Boundary at %1, %2 points per step. Pulse from the left: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Jonction en %1, %2 points par pas. Impulsion venue de gauche&#xa0;: r %3 (mesuré %4), t %5 (mesuré %6).</translation>
    </message>
    <message>
        <source>Boundary at %1, %2 points per step. Pulse from the right: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Jonction en %1, %2 points par pas. Impulsion venue de droite&#xa0;: r %3 (mesuré %4), t %5 (mesuré %6).</translation>
    </message>
</context>
<context>
    <name>seiche::KeyGuide</name>
    <message>
        <source>Keyboard and mouse</source>
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
        <source>tap there</source>
        <translation>frapper à cet endroit</translation>
    </message>
    <message>
        <source>drag the string</source>
        <translation>glisser la corde</translation>
    </message>
    <message>
        <source>pluck it (release it from rest)</source>
        <translation>la pincer (elle est lâchée depuis le repos)</translation>
    </message>
    <message>
        <source>change where SPACE taps</source>
        <translation>changer l’endroit où ESPACE frappe</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clic droit</translation>
    </message>
    <message>
        <source>move the marker there</source>
        <translation>y amener le repère</translation>
    </message>
    <message>
        <source>hold or draw in the pool</source>
        <translation>maintenir ou dessiner dans le bassin</translation>
    </message>
    <message>
        <source>keep tapping, or leave a trail</source>
        <translation>frapper sans arrêt, ou laisser une trace</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>molette</translation>
    </message>
    <message>
        <source>magnify or shrink waves</source>
        <translation>agrandir ou réduire les ondes</translation>
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
        <source>tap at the marker</source>
        <translation>frapper au repère</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>move the marker; with Shift ten times as far</source>
        <translation>déplacer le repère&#xa0;; avec Maj dix fois plus loin</translation>
    </message>
    <message>
        <source>change tap height</source>
        <translation>changer la hauteur de frappe</translation>
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
        <source>tap in the focused animation</source>
        <translation>frapper dans l’animation qui a le focus</translation>
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
        <source>previous or next line, with its explanation</source>
        <translation>ligne précédente ou suivante, avec son explication</translation>
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
        <source>print or save as PDF</source>
        <translation>imprimer, ou enregistrer en PDF</translation>
    </message>
    <message>
        <source>right button, wheel on the 3-D surface</source>
        <translation>bouton droit, molette sur la surface 3D</translation>
    </message>
    <message>
        <source>rotate and tilt it; zoom</source>
        <translation>la tourner, l’incliner&#xa0;; zoomer</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Ctrl et flèches</translation>
    </message>
    <message>
        <source>on a projector: move the focused panel</source>
        <translation>sur le projecteur&#xa0;: déplacer le panneau qui a le focus</translation>
    </message>
    <message>
        <source>drag the marker along the string</source>
        <translation>glisser le repère le long de la corde</translation>
    </message>
    <message>
        <source>drag the marker up or down</source>
        <translation>tirer le repère vers le haut ou le bas</translation>
    </message>
    <message>
        <source>pluck the string there</source>
        <translation>pincer la corde à cet endroit</translation>
    </message>
    <message>
        <source>drag an end of the string</source>
        <translation>tirer une extrémité de la corde</translation>
    </message>
    <message>
        <source>move it by hand</source>
        <translation>la déplacer à la main</translation>
    </message>
    <message>
        <source>arrow keys on a slider</source>
        <translation>flèches sur un curseur</translation>
    </message>
    <message>
        <source>change its value (Shift: finer steps; Page Up, Page Down: larger steps)</source>
        <translation>changer sa valeur (Maj&#xa0;: pas plus fins&#xa0;; Page préc., Page suiv.&#xa0;: pas plus grands)</translation>
    </message>
    <message>
        <source>select or move it; handles rotate and resize it (Shift: 15° steps)</source>
        <translation>le sélectionner ou le déplacer&#xa0;; les poignées le tournent et le redimensionnent (Maj&#xa0;: par pas de 15°)</translation>
    </message>
    <message>
        <source>Shift+click, Ctrl+click</source>
        <translation>Maj+clic, Ctrl+clic</translation>
    </message>
    <message>
        <source>add an object to the selection, or remove it</source>
        <translation>ajouter un objet à la sélection, ou l’en retirer</translation>
    </message>
    <message>
        <source>right click, Menu, Shift+F10</source>
        <translation>clic droit, Menu, Maj+F10</translation>
    </message>
    <message>
        <source>open the menu of the selected objects</source>
        <translation>ouvrir le menu des objets sélectionnés</translation>
    </message>
    <message>
        <source>Up, Down; in the pool Shift+Page Up, Shift+Page Down</source>
        <translation>Haut, Bas&#xa0;; dans le bassin Maj+Page préc., Maj+Page suiv.</translation>
    </message>
    <message>
        <source>F1 in a panel</source>
        <translation>F1 dans un panneau</translation>
    </message>
    <message>
        <source>show help on that panel</source>
        <translation>afficher l’aide de ce panneau</translation>
    </message>
    <message>
        <source>click or drag an object</source>
        <translation>cliquer ou glisser un objet</translation>
    </message>
    <message>
        <source>Shift and drag in the water</source>
        <translation>Maj et glisser dans l’eau</translation>
    </message>
    <message>
        <source>select every object in the rectangle</source>
        <translation>sélectionner chaque objet dans le rectangle</translation>
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
        <source>frequency (Hz)</source>
        <translation>fréquence (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>amplitude (× une frappe)</translation>
    </message>
    <message>
        <source>Relative to the amplitude of a single tap</source>
        <translation>Par rapport à l’amplitude d’une seule frappe</translation>
    </message>
    <message>
        <source>Measures the whole curve in the background, on copies of this string or pool</source>
        <translation>Mesure toute la courbe sur des copies de cette corde ou de ce bassin, en arrière-plan</translation>
    </message>
    <message>
        <source>A copy of this run would take too much memory.</source>
        <translation>Une copie de ce calcul occuperait trop de mémoire.</translation>
    </message>
    <message>
        <source>Open small tank</source>
        <translation>Ouvrir la cuve</translation>
    </message>
    <message>
        <source>A small pool in which taps can excite a resonance</source>
        <translation>Un petit bassin où les frappes peuvent exciter une résonance</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>what it predicts of the resonances</comment>
        <translation>Théorie</translation>
    </message>
    <message>
        <source>Shows the theoretical curve and the modes 1, 2, 3… here, and their frequencies in other panels</source>
        <translation>Montre ici la courbe théorique et les modes 1, 2, 3…, et leurs fréquences dans les autres panneaux</translation>
    </message>
    <message>
        <source>real frequency: %1</source>
        <comment>the frequency of the real medium</comment>
        <translation>fréquence réelle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>seiche::LargeChartPage</name>
    <message>
        <source>Large resonance chart</source>
        <translation>Grand graphique de résonance</translation>
    </message>
    <message>
        <source>Compare damping</source>
        <translation>Comparer les amortissements</translation>
    </message>
    <message>
        <source>Compares the two kinds of damping side by side</source>
        <translation>Compare les deux types d’amortissement côte à côte</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Find the lowest resonance frequency of an unknown string</source>
        <translation>Trouvez la plus basse fréquence de résonance d’une corde inconnue</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Returns to the string or pool</source>
        <translation>Retour à la corde ou au bassin</translation>
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
        <source>Open lesson file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Reset progress</source>
        <translation>Effacer ma progression</translation>
    </message>
    <message>
        <source>Student worksheet…</source>
        <translation>Fiche d’activité…</translation>
    </message>
</context>
<context>
    <name>seiche::LessonPanel</name>
    <message>
        <source>Your value</source>
        <translation>Votre valeur</translation>
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
        <source>The experiment for this step is not open. Choose “Repeat this step” to open it.</source>
        <translation>L’expérience de cette étape n’est pas ouverte. Choisissez «&#xa0;Répéter cette étape&#xa0;» pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Not right yet. Try again, or ask for a hint.</source>
        <translation>Pas encore juste. Essayez encore, ou demandez un indice.</translation>
    </message>
    <message>
        <source>This answer is right, but something else is still missing.</source>
        <translation>Cette réponse est juste, mais il manque encore autre chose.</translation>
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
        <source>%1 Hz is also a resonance, but not the one you are looking for.</source>
        <translation>%1 Hz est aussi une résonance, mais pas celle que vous cherchez.</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Fin de la leçon</translation>
    </message>
    <message>
        <source>You have done every step.</source>
        <translation>Vous avez fait toutes les étapes.</translation>
    </message>
    <message>
        <source>Steps not done yet: %1</source>
        <translation>Étapes encore à faire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Leçon suivante&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Closes the lesson. The experiment stays open.</source>
        <translation>Ferme la leçon. L’expérience reste ouverte.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3 done</source>
        <translation>Étape %1 sur %2 · faites&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>seiche::MainWindow</name>
    <message>
        <source>There is no example named &quot;%1&quot;.</source>
        <translation>Il n’y a pas d’exemple nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is not enough memory to compare with %1.</source>
        <translation>Il n’y a pas assez de mémoire pour comparer avec %1.</translation>
    </message>
    <message>
        <source>The runs would take more than %1 MB of memory in total. Use a smaller pool.</source>
        <translation>Les calculs occuperaient au total plus de %1 Mo de mémoire. Prenez un bassin plus petit.</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be pasted.</source>
        <translation>Le contenu du presse-papiers ne peut pas être collé.</translation>
    </message>
    <message>
        <source>This change is too large for the computer.</source>
        <translation>Cette modification est trop grande pour l’ordinateur.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
</context>
<context>
    <name>seiche::MeasureBlock</name>
    <message>
        <source>More ▸</source>
        <translation>Plus ▸</translation>
    </message>
    <message>
        <source>More about resonance</source>
        <translation>Plus sur la résonance</translation>
    </message>
    <message>
        <source>Theory, sweep, sine drive, table of all points</source>
        <translation>Théorie, balayage, excitation sinusoïdale, tableau de tous les points</translation>
    </message>
</context>
<context>
    <name>seiche::MediumBlock</name>
    <message>
        <source>&quot;%1&quot; is not a number of seconds.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de secondes.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>This time is too short: one step cannot damp that much.</source>
        <translation>Ce temps est trop court&#xa0;: un pas ne peut pas amortir autant.</translation>
    </message>
    <message>
        <source>The time must be more than 0 seconds.</source>
        <translation>Le temps doit dépasser 0 seconde.</translation>
    </message>
    <message>
        <source>This is the stability limit. Drag again to go beyond.</source>
        <translation>C’est la limite de stabilité. Glissez encore pour la dépasser.</translation>
    </message>
    <message>
        <source>k = %1, stable up to %2</source>
        <translation>k = %1, stable jusqu’à %2</translation>
    </message>
    <message>
        <source>k = %1</source>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>rings for ever</source>
        <translation>vibre sans fin</translation>
    </message>
    <message>
        <source>waves last for ever</source>
        <translation>les ondes durent sans fin</translation>
    </message>
    <message>
        <source>rings for %1 s</source>
        <translation>vibre pendant %1 s</translation>
    </message>
    <message>
        <source>waves last %1 s</source>
        <translation>les ondes durent %1 s</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Bords</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Extrémités</translation>
    </message>
    <message>
        <source>All sides: %1</source>
        <translation>Chaque bord&#xa0;: %1</translation>
    </message>
    <message>
        <source>Both ends: %1</source>
        <translation>Chaque extrémité&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>The symbol of the tension follows</extracomment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>Time after which a wave has half its height.</source>
        <translation>Temps après lequel une onde n’a plus que la moitié de sa hauteur.</translation>
    </message>
    <message>
        <source>Fixed: a wave is reflected upside down.</source>
        <translation>Fixe&#xa0;: l’onde est réfléchie et inversée.</translation>
    </message>
    <message>
        <source>Free: a wave is reflected upright.</source>
        <translation>Libre&#xa0;: l’onde est réfléchie sans inversion.</translation>
    </message>
    <message>
        <source>Absorbing: a wave leaves.</source>
        <translation>Absorbant&#xa0;: l’onde sort.</translation>
    </message>
    <message>
        <source>More ▸</source>
        <translation>Plus ▸</translation>
    </message>
    <message>
        <source>More about the medium</source>
        <translation>Plus sur le milieu</translation>
    </message>
    <message>
        <source>Kind of damping, size, single ends, steps, scheme, real units</source>
        <translation>Type d’amortissement, taille, chaque extrémité à part, pas, schéma, unités réelles</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
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
        <source>k</source>
        <translation>k</translation>
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
        <translation>Points, extrémités, pas, schéma</translation>
    </message>
    <message>
        <source>fundamental %1</source>
        <translation>fondamental %1</translation>
    </message>
    <message>
        <source>Courant number c·Δt/Δx = %1: a long wave travels %1 cells per step.</source>
        <translation>Nombre de Courant c·Δt/Δx = %1&#xa0;: une onde longue parcourt %1 cellules par pas.</translation>
    </message>
</context>
<context>
    <name>seiche::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>&amp;Simulation</translation>
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
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Theory overlays</source>
        <translation>&amp;Tracés théoriques</translation>
    </message>
    <message>
        <source>Strin&amp;g view</source>
        <translation>&amp;Vue de la corde</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>&amp;Fond</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>W&amp;orksheets</source>
        <translation>&amp;Fiches d’activité</translation>
    </message>
    <message>
        <source>P&amp;ool view</source>
        <translation>Vue du &amp;bassin</translation>
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
        <source>Taps for you, with exact timing. Tap yourself to take over.</source>
        <translation>Tape pour vous, exactement en rythme. Tapez vous-même pour reprendre la main.</translation>
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
        <source>Sine drive</source>
        <comment>a sine that drives the medium</comment>
        <translation>Sinusoïde</translation>
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
        <source>Goes to the next predicted resonance (Shift: previous resonance)</source>
        <translation>Va à la résonance prédite suivante (Maj&#xa0;: à la précédente)</translation>
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
        <source>Tap</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>fastest growth: ×%1 per step</source>
        <translation>croissance la plus rapide&#xa0;: ×%1 par pas</translation>
    </message>
    <message>
        <source>stable up to k = %1</source>
        <translation>stable jusqu’à k = %1</translation>
    </message>
    <message>
        <source>%1 oscillations per second</source>
        <translation>%1 oscillations par seconde</translation>
    </message>
    <message>
        <source>in steady state ×%1</source>
        <translation>en régime établi ×%1</translation>
    </message>
    <message>
        <source>now %1 × single tap, %2</source>
        <translation>maintenant %1 × une frappe, %2</translation>
    </message>
    <message>
        <source>%1: exploded %2</source>
        <comment>scheme, 57 steps after the tap</comment>
        <translation>%1&#xa0;: a divergé %2</translation>
    </message>
    <message>
        <source>Exploded %1</source>
        <comment>57 steps after the tap</comment>
        <translation>A divergé %1</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureView</name>
    <message>
        <source>Animation. Press SPACE to restart it.</source>
        <translation>Animation. ESPACE relance l’animation.</translation>
    </message>
    <message>
        <source>Animation. Press SPACE to tap, or click a point to tap there.</source>
        <translation>Animation. Tapez ESPACE pour frapper, ou cliquez sur un point pour y frapper.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeGrid</name>
    <message>
        <source>Standing waves of the pool</source>
        <translation>Ondes stationnaires du bassin</translation>
    </message>
    <message>
        <source>Half-wavelengths across (to the right) and down. Click to start or stop a mode, or use the arrow keys and Enter.</source>
        <translation>Demi-ondes en x (vers la droite) et en y (vers le bas). Cliquez pour lancer ou arrêter un mode, ou utilisez les flèches et Entrée.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeRows</name>
    <message>
        <source>a number, 0 or more</source>
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
        <source>Crest height; the phase does not change</source>
        <translation>Hauteur des crêtes&#xa0;; la phase ne change pas</translation>
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
        <source>Modes</source>
        <comment>section of a panel</comment>
        <translation>Modes</translation>
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
        <source>Align &amp;left</source>
        <translation>Aligner à &amp;gauche</translation>
    </message>
    <message>
        <source>&amp;Centre horizontally</source>
        <translation>&amp;Centrer horizontalement</translation>
    </message>
    <message>
        <source>Align &amp;right</source>
        <translation>Aligner à &amp;droite</translation>
    </message>
    <message>
        <source>Align &amp;top</source>
        <translation>Aligner en &amp;haut</translation>
    </message>
    <message>
        <source>Centre &amp;vertically</source>
        <translation>Centrer &amp;verticalement</translation>
    </message>
    <message>
        <source>Align &amp;bottom</source>
        <translation>Aligner en &amp;bas</translation>
    </message>
    <message>
        <source>Di&amp;stribute horizontally</source>
        <translation>&amp;Répartir horizontalement</translation>
    </message>
    <message>
        <source>&amp;Distribute vertically</source>
        <translation>Répartir verticale&amp;ment</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>Rotate and r&amp;esize</source>
        <translation>Pivoter et redime&amp;nsionner</translation>
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
        <source>Where two media overlap, the front one is used</source>
        <translation>Là où deux milieux se recouvrent, celui de devant compte</translation>
    </message>
    <message>
        <source>Send to &amp;back</source>
        <translation>Mettre à l’&amp;arrière-plan</translation>
    </message>
    <message>
        <source>Snap to ce&amp;lls</source>
        <translation>Caler s&amp;ur les cellules entières</translation>
    </message>
    <message>
        <source>Objects snap to whole cells when moved or added</source>
        <translation>Les objets se calent sur des cellules entières quand on les déplace ou les ajoute</translation>
    </message>
    <message>
        <source>Rotate &amp;left 15°</source>
        <translation>Pivoter de 15° à &amp;gauche</translation>
    </message>
    <message>
        <source>Rotate &amp;right 15°</source>
        <translation>Pivoter de 15° à &amp;droite</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>&amp;Plus grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus pe&amp;tit</translation>
    </message>
    <message>
        <source>Arran&amp;ge</source>
        <translation>Disp&amp;oser</translation>
    </message>
    <message>
        <source>Ali&amp;gn</source>
        <translation>Ali&amp;gner</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectBar</name>
    <message>
        <source>Objects: %1</source>
        <translation>Objets&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Shows all properties. Double-click the object to do the same.</source>
        <translation>Affiche toutes les propriétés, comme un double-clic sur l’objet.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Removes the object (Delete)</source>
        <translation>Retire l’objet (Suppr)</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>Objet sélectionné</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectButtons</name>
    <message>
        <source>Switch off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Envoyer une impulsion</translation>
    </message>
    <message>
        <source>From both ends</source>
        <translation>Des deux extrémités</translation>
    </message>
    <message>
        <source>Sends a pulse from this generator and from a matching one at the other end. This generator must be at an end.</source>
        <translation>Envoie une impulsion de ce générateur et d’un autre pareil à l’autre extrémité. Ce générateur doit être à une extrémité.</translation>
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
        <source>Keeps sending pulses from now on</source>
        <translation>Envoie un train d’impulsions, dès maintenant</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Remettre à zéro</translation>
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
        <source>Another object already has this name.</source>
        <translation>Un autre objet porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Switch off now</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Switch on now</source>
        <translation>Activer</translation>
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
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected with %2 % of their height.</source>
        <translation>Rien ne passe. En incidence normale, les ondes de longueur d’onde %1 cellules sont réfléchies avec %2&#xa0;% de leur hauteur.</translation>
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
        <source>Boundaries on the string</source>
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
        <source>Use the button below to join a string of different mass. The properties of the selected section appear here.</source>
        <translation>Utilisez le bouton ci-dessous pour joindre une corde d’une autre masse. Les propriétés du tronçon sélectionné apparaissent ici.</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Envoyer une impulsion</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected upside down with %2 % of their height.</source>
        <translation>Rien ne passe. En incidence normale, les ondes de longueur d’onde %1 cellules sont réfléchies et inversées, avec %2&#xa0;% de leur hauteur.</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected upright with %2 % of their height.</source>
        <translation>Rien ne passe. En incidence normale, les ondes de longueur d’onde %1 cellules sont réfléchies sans inversion, avec %2&#xa0;% de leur hauteur.</translation>
    </message>
    <message>
        <source>The wall is faster than the waves.</source>
        <translation>La paroi est plus rapide que les ondes.</translation>
    </message>
    <message>
        <source>The wall reflects waves with %1 times their frequency when it moves towards them, and with %2 times when it moves away.</source>
        <translation>La paroi réfléchit les ondes à %1 fois leur fréquence quand elle avance vers elles, et à %2 fois quand elle s’en éloigne.</translation>
    </message>
    <message>
        <source>%1 objects selected. They move, rotate and resize together. Use the Edit menu to align, copy or remove them.</source>
        <translation>%1 objets sélectionnés. Ils sont déplacés, tournés et redimensionnés ensemble. Le menu «&#xa0;Édition&#xa0;» permet de les aligner, de les copier ou de les retirer.</translation>
    </message>
    <message>
        <source>A value typed here applies to all selected objects.</source>
        <translation>Une valeur saisie ici s’applique à tous les objets sélectionnés.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Signal from formula or curve…</source>
        <translation>Signal d’après une formule ou une courbe…</translation>
    </message>
    <message>
        <source>Speed from formula or picture…</source>
        <translation>Célérité d’après une formule ou une image…</translation>
    </message>
</context>
<context>
    <name>seiche::OpenClassDialog</name>
    <message>
        <source>Start class session</source>
        <translation>Démarrer une séance de classe</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>un port libre</translation>
    </message>
    <message>
        <source>Students join with the code on the screen, without names or accounts. Only the table that you save is kept.</source>
        <translation>Les élèves entrent avec le code affiché à l’écran, sans nom ni compte. Seul le tableau que vous enregistrez est gardé.</translation>
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
        <source>Host na&amp;me (optional):</source>
        <translation>&amp;Nom d’hôte (facultatif)&#xa0;:</translation>
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
        <source>Host name (optional)</source>
        <translation>Nom d’hôte (facultatif)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>this computer only</source>
        <translation>cet ordinateur seulement</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>tous les réseaux</translation>
    </message>
    <message>
        <source>The class session could not be started: %1</source>
        <translation>La séance n’a pas pu démarrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Phones must be on the same network. If no phone can join, the network isolates its devices or a firewall blocks the port. Use your own access point, or browsers on the school&apos;s computers. Without a network, phones show a code for each point, which you can type in.</source>
        <translation>Les téléphones doivent être sur le même réseau. Si aucun ne peut entrer, le réseau isole ses appareils ou un pare-feu bloque le port. Utilisez votre propre point d’accès, ou les navigateurs des ordinateurs de l’école. Sans réseau, les téléphones montrent pour chaque point un code que vous pouvez saisir.</translation>
    </message>
    <message>
        <source>This computer is not on a network. Browsers on this computer can join. Phones show a code for each point, which you can type in.</source>
        <translation>Cet ordinateur n’est connecté à aucun réseau. Les navigateurs de cet ordinateur peuvent entrer. Les téléphones montrent pour chaque point un code que vous pouvez saisir.</translation>
    </message>
</context>
<context>
    <name>seiche::OpenLinkDialog</name>
    <message>
        <source>Open link</source>
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
        <source>This link or text cannot be opened.</source>
        <translation>Ce lien ou ce texte ne peut pas être ouvert.</translation>
    </message>
</context>
<context>
    <name>seiche::Panel</name>
    <message>
        <source>Hidden until you find the resonance of the string.</source>
        <translation>Caché jusqu’à ce que vous ayez trouvé la résonance de la corde.</translation>
    </message>
</context>
<context>
    <name>seiche::PhasorDial</name>
    <message>
        <source>Phase of the selected standing wave</source>
        <translation>Phase de l’onde stationnaire choisie</translation>
    </message>
    <message>
        <source>Amplitude and phase (up: crest). Drag to rotate, or use the arrow keys.</source>
        <translation>Amplitude et phase (en haut&#xa0;: crête). Glissez pour tourner, ou utilisez les flèches.</translation>
    </message>
    <message>
        <source>%1 degrees. Use the arrow keys to change the phase.</source>
        <translation>%1 degrés. Les flèches changent la phase.</translation>
    </message>
    <message>
        <source>The amplitude is 0.</source>
        <translation>L’amplitude est nulle.</translation>
    </message>
</context>
<context>
    <name>seiche::PictureDialog</name>
    <message>
        <source>Save image</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Image of</source>
        <translation>Image de</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>&amp;Image of</source>
        <translation>&amp;Image de</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>%1× (%2 × %3)</source>
        <translation>%1× (%2 × %3)</translation>
    </message>
</context>
<context>
    <name>seiche::PicturePanel</name>
    <message>
        <source>A range must be greater than 0.</source>
        <translation>Une plage doit être supérieure à 0.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Fixed colour range</source>
        <translation>Plage de hauteurs fixe</translation>
    </message>
    <message>
        <source>Keeps the height at the end of the colour scale fixed; if off, the height adapts to the waves</source>
        <translation>Garde fixe la hauteur à l’extrémité de l’échelle de couleurs&#xa0;; sinon, cette hauteur s’adapte aux ondes</translation>
    </message>
    <message>
        <source>Height at the end of the colour scale</source>
        <translation>Hauteur à l’extrémité de l’échelle de couleurs</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Carreaux</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Taille de cellule</translation>
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
        <source>Used by tapes, scale bars and the cross-section; if empty, lengths are in cells</source>
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
        <source>Theory overlays</source>
        <translation>Tracés théoriques</translation>
    </message>
    <message>
        <source>Nothing to show in this pool now: %1.</source>
        <translation>Rien à tracer dans ce bassin pour l’instant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Squared height averaged over whole periods of the driving frequency (%1 in %2).</source>
        <translation>Carré de la hauteur, moyenné sur des périodes entières de la fréquence d’excitation (%1 en %2).</translation>
    </message>
    <message>
        <source>Averaged squared height. There is no single steady frequency, so older values fade to 1/e within %1.</source>
        <translation>Moyenne du carré de la hauteur. Il n’y a pas de fréquence unique et stable, donc les valeurs anciennes s’atténuent à 1/e en %1.</translation>
    </message>
</context>
<context>
    <name>seiche::PointTable</name>
    <message>
        <source>Points of the resonance chart</source>
        <translation>Points du graphique de résonance</translation>
    </message>
    <message>
        <source>Frequency (Hz)</source>
        <translation>Fréquence (Hz)</translation>
    </message>
    <message>
        <source>± (Hz)</source>
        <translation>± (Hz)</translation>
    </message>
    <message>
        <source>Amplitude (× single tap)</source>
        <translation>Amplitude (× une frappe)</translation>
    </message>
    <message>
        <source>± (× single tap)</source>
        <translation>± (× une frappe)</translation>
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
        <source>different string</source>
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
        <source>Press SPACE to tap the water at the marker. Use the arrow keys to move the marker.</source>
        <translation>Tapez ESPACE pour frapper l’eau au repère. Les flèches déplacent le repère.</translation>
    </message>
    <message>
        <source>SPACE taps here</source>
        <translation>ESPACE frappe ici</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cellules</translation>
    </message>
    <message>
        <source>Averaging: %1 %</source>
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
        <source>start mode</source>
        <translation>départ d’un mode</translation>
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
        <source>Waves leave at the sides, so there are no standing waves.</source>
        <translation>Les ondes sortent par les bords, il n’y a donc pas d’onde stationnaire.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves in a pool with walls or media.</source>
        <translation>Il n’y a pas de formule pour les ondes stationnaires dans un bassin avec parois ou milieux.</translation>
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
        <source>Half-wavelengths of the lowest modes</source>
        <translation>Demi-ondes des modes les plus graves</translation>
    </message>
    <message>
        <source>Start this mode</source>
        <translation>Lancer ce mode</translation>
    </message>
    <message>
        <source>Makes the water still, then starts only this mode</source>
        <translation>Calme l’eau, puis lance seulement ce mode</translation>
    </message>
    <message>
        <source>Add or remove</source>
        <translation>Ajouter ou ôter</translation>
    </message>
    <message>
        <source>Adds this mode to the current motion, or removes it (Enter)</source>
        <translation>Ajoute ce mode au mouvement actuel, ou l’enlève (Entrée)</translation>
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
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search examples</source>
        <translation>Chercher dans les exemples</translation>
    </message>
    <message>
        <source>No matching examples.</source>
        <translation>Aucun exemple ne correspond.</translation>
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
        <source>Marks the selected example as a favourite (Ctrl+D)</source>
        <translation>Marque l’exemple sélectionné comme favori (Ctrl+D)</translation>
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
        <source>Recent</source>
        <translation>Récents</translation>
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
        <source>Waiting for three whole cycles at both probes.</source>
        <translation>En attente de trois cycles entiers aux deux sondes.</translation>
    </message>
    <message>
        <source>One probe has no steady oscillation, so there is no phase difference.</source>
        <translation>L’une des sondes n’oscille pas régulièrement&#xa0;: pas de différence de phase.</translation>
    </message>
    <message>
        <source>The two frequencies are different, so there is no phase difference.</source>
        <translation>Les deux fréquences sont différentes&#xa0;: pas de différence de phase.</translation>
    </message>
    <message>
        <source>Both probes oscillate at %1. Whole cycles recorded: %2.</source>
        <comment>frequency with its unit, number</comment>
        <translation>Les deux sondes oscillent à %1. Cycles entiers enregistrés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Amplitude ratio %1 : %2 = %3</source>
        <comment>second probe : first probe = number</comment>
        <translation>Rapport d’amplitudes %1&#xa0;: %2 = %3</translation>
    </message>
    <message>
        <source>%1 and %2 oscillate in phase.</source>
        <translation>%1 et %2 oscillent en phase.</translation>
    </message>
    <message>
        <source>%1 lags behind %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 est en retard sur %2 de %3</translation>
    </message>
    <message>
        <source>%1 leads %2 by %3</source>
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
        <source>frequency (Hz)</source>
        <translation>fréquence (Hz)</translation>
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
        <source>Time range (s)</source>
        <translation>Durée (s)</translation>
    </message>
    <message>
        <source>Number of seconds shown</source>
        <translation>Nombre de secondes affichées</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>temps (s)</translation>
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
        <source>Add a probe with the tools on the left. Its height over time is shown here.</source>
        <translation>Ajoutez une sonde avec les outils de gauche. Sa hauteur au cours du temps s’affiche ici.</translation>
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
        <source>Spectrogram</source>
        <translation>Spectrogramme</translation>
    </message>
    <message>
        <source>Not enough data yet.</source>
        <translation>Pas encore assez de données.</translation>
    </message>
    <message>
        <source>Probe view</source>
        <translation>Vue des sondes</translation>
    </message>
    <message>
        <source>Spectra of the probes</source>
        <translation>Spectres des sondes</translation>
    </message>
    <message>
        <source>Brighter is higher. Black is a hundredth of the maximum or less.</source>
        <translation>Plus clair&#xa0;: plus haut. Noir&#xa0;: un centième du maximum, ou moins.</translation>
    </message>
    <message>
        <source>Spectrogram of the first probe</source>
        <translation>Spectrogramme de la première sonde</translation>
    </message>
    <message>
        <source>%1: amplitude %2, %3</source>
        <comment>name, height, frequency with its unit</comment>
        <translation>%1&#xa0;: amplitude %2, %3</translation>
    </message>
    <message>
        <source>Simulation time range (s)</source>
        <translation>Durée simulée (s)</translation>
    </message>
    <message>
        <source>Phase difference</source>
        <translation>Différence de phase</translation>
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
        <source>Makes the string flat, then starts only the fundamental mode</source>
        <translation>Rend la corde plate, puis lance seulement le mode fondamental</translation>
    </message>
    <message>
        <source>Pluck in the middle</source>
        <translation>Pincer au milieu</translation>
    </message>
    <message>
        <source>Pulls the string into a triangle at its midpoint, then releases it</source>
        <translation>Tire la corde en triangle par son milieu, puis la lâche</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plate</translation>
    </message>
    <message>
        <source>Makes the string flat and at rest, from step 0</source>
        <translation>Rend la corde plate et au repos, à partir du pas 0</translation>
    </message>
    <message>
        <source>Flat string</source>
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
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Imprimer ou enregistrer en PDF (Ctrl+P)</translation>
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
        <source>√(T/μ). Enter a speed and the tension is adjusted to match.</source>
        <translation>√(T/μ). Saisissez une célérité, et la tension s’y adapte.</translation>
    </message>
    <message>
        <source>Speed of long waves.</source>
        <translation>Célérité des ondes longues.</translation>
    </message>
    <message>
        <source>Fundamental</source>
        <translation>Fondamental</translation>
    </message>
    <message>
        <source>The lowest frequency. Enter a value and the tension is adjusted to match.</source>
        <translation>La plus basse fréquence. Saisissez une valeur, et la tension s’y adapte.</translation>
    </message>
    <message>
        <source>The lowest frequency.</source>
        <translation>La plus basse fréquence.</translation>
    </message>
    <message>
        <source>Slow motion by a factor of %1.</source>
        <translation>Ralenti d’un facteur %1.</translation>
    </message>
    <message>
        <source>Fast motion by a factor of %1.</source>
        <translation>Accéléré d’un facteur %1.</translation>
    </message>
    <message>
        <source>One cell is %1, one step is %2. Courant number: %3. %4</source>
        <translation>Une cellule fait %1, un pas %2. Nombre de Courant&#xa0;: %3. %4</translation>
    </message>
</context>
<context>
    <name>seiche::RecordActions</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Il n’y a pas assez de mémoire.</translation>
    </message>
    <message>
        <source>Save image</source>
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
        <source>Export probe data</source>
        <translation>Exporter les données des sondes</translation>
    </message>
    <message>
        <source>probes</source>
        <comment>file name</comment>
        <translation>sondes</translation>
    </message>
    <message>
        <source>Export current heights</source>
        <translation>Exporter les hauteurs actuelles</translation>
    </message>
    <message>
        <source>heights</source>
        <comment>file name</comment>
        <translation>hauteurs</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Reports (*.pdf)</source>
        <translation>Rapports (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>Grap&amp;hiques</translation>
    </message>
    <message>
        <source>Export &amp;probe data (CSV)…</source>
        <translation>Exporter les s&amp;ondes (CSV)…</translation>
    </message>
    <message>
        <source>Height at each probe for every step of the run, as CSV</source>
        <translation>Hauteur à chaque sonde pour chaque pas du calcul, en CSV</translation>
    </message>
    <message>
        <source>E&amp;xport current heights (CSV)…</source>
        <translation>Exporter les hauteurs act&amp;uelles (CSV)…</translation>
    </message>
    <message>
        <source>P&amp;rint report…</source>
        <translation>&amp;Imprimer le rapport…</translation>
    </message>
    <message>
        <source>Save report as P&amp;DF…</source>
        <translation>Enregistrer le &amp;rapport en PDF…</translation>
    </message>
    <message>
        <source>Another file is still being written.</source>
        <translation>Un autre fichier est encore en cours d’écriture.</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>&amp;Save image…</source>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
    <message>
        <source>&amp;Video or animation…</source>
        <translation>&amp;Vidéo ou animation…</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Bassin</translation>
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
        <source>The runs you tick replace the current string and pool. All other runs are kept for the next start.</source>
        <translation>Les calculs cochés remplacent la corde et le bassin actuels. Tous les autres sont conservés pour le prochain démarrage.</translation>
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
        <source>Keeps the work for the next start</source>
        <translation>Conserve le travail pour le prochain démarrage</translation>
    </message>
</context>
<context>
    <name>seiche::ResonanceChart</name>
    <message>
        <source>tapping frequency (Hz)</source>
        <translation>fréquence des frappes (Hz)</translation>
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
        <source>different string</source>
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
        <source>× single tap</source>
        <translation>× une frappe</translation>
    </message>
    <message>
        <source>Tap in a steady rhythm. Each tapping frequency becomes a point here.</source>
        <translation>Tapez à un rythme régulier. Chaque fréquence de frappe devient ici un point.</translation>
    </message>
    <message>
        <source>Resonance chart</source>
        <translation>Graphique de résonance</translation>
    </message>
    <message>
        <source>Amplitude (× single tap) against tapping frequency.</source>
        <translation>Amplitude (× une frappe) en fonction de la fréquence des frappes.</translation>
    </message>
    <message>
        <source>drive frequency (Hz)</source>
        <translation>fréquence d’excitation (Hz)</translation>
    </message>
    <message>
        <source>A tapping frequency of 1 Hz corresponds to %1.</source>
        <translation>Une fréquence des frappes de 1 Hz correspond à %1.</translation>
    </message>
</context>
<context>
    <name>seiche::ResonancePanel</name>
    <message>
        <source>Save points</source>
        <translation>Enregistrer les points</translation>
    </message>
    <message>
        <source>resonance</source>
        <comment>file name</comment>
        <translation>resonance</translation>
    </message>
    <message>
        <source>Save chart</source>
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
        <translation>Tableau de tous les points</translation>
    </message>
    <message>
        <source>Save points as CSV…</source>
        <translation>Enregistrer les points en CSV…</translation>
    </message>
    <message>
        <source>Save chart as image…</source>
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
        <source>Compare damping</source>
        <translation>Comparer les amortissements</translation>
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
        <source>At every step a wave is multiplied by its roots. It fades if all roots are inside the circle, and grows if one is outside.</source>
        <translation>À chaque pas, une onde est multipliée par ses racines. Elle s’atténue si toutes sont dans le cercle, et croît si l’une est au-dehors.</translation>
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
        <source>The wave with a wavelength of %1 cells has the roots %2.</source>
        <translation>L’onde de longueur d’onde %1 cellules a les racines %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ScreenGraph</name>
    <message>
        <source>Intensity along a screen</source>
        <translation>Intensité le long d’un écran</translation>
    </message>
    <message>
        <source>Mean squared height along the screen, relative to the maximum. Theory: dashed for the far field (Fraunhofer), dotted for exact path lengths (Fresnel).</source>
        <translation>Moyenne du carré de la hauteur le long de l’écran, rapportée au maximum. Théorie&#xa0;: en tirets pour le champ lointain (Fraunhofer), en pointillé pour les longueurs de chemin exactes (Fresnel).</translation>
    </message>
    <message>
        <source>Averaging: %1 %</source>
        <translation>Moyenne en cours&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Averaged over whole periods: %1 in %2</source>
        <translation>Moyenne sur périodes entières&#xa0;: %1 en %2</translation>
    </message>
    <message>
        <source>No steady frequency: older values fade within %1</source>
        <translation>Pas de fréquence stable&#xa0;: les valeurs anciennes s’atténuent en %1</translation>
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
        <source>from the centre (cells)</source>
        <translation>depuis le centre (cellules)</translation>
    </message>
</context>
<context>
    <name>seiche::SectionGraph</name>
    <message>
        <source>Cross-section</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Arrow keys move the line; with Ctrl they rotate it or change its length.</source>
        <translation>Hauteurs le long de la ligne de A à B. Les flèches déplacent la ligne&#xa0;; avec Ctrl elles la tournent ou changent sa longueur.</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move the line, Ctrl+Left and Ctrl+Right rotate it, Ctrl+Up and Ctrl+Down change its length.</source>
        <translation>Hauteurs le long de la ligne de A à B. Glissez ses extrémités sur le bassin. Touches&#xa0;: les flèches déplacent la ligne, Ctrl+Gauche et Ctrl+Droite la tournent, Ctrl+Haut et Ctrl+Bas changent sa longueur.</translation>
    </message>
    <message>
        <source>distance from A (cells)</source>
        <translation>distance à A (cellules)</translation>
    </message>
    <message>
        <source>distance from A (%1)</source>
        <translation>distance à A (%1)</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
</context>
<context>
    <name>seiche::Selection</name>
    <message>
        <source>change object</source>
        <translation>changement d’un objet</translation>
    </message>
    <message>
        <source>change probe</source>
        <translation>changement d’une sonde</translation>
    </message>
    <message>
        <source>add object</source>
        <translation>nouvel objet</translation>
    </message>
    <message>
        <source>add probe</source>
        <translation>nouvelle sonde</translation>
    </message>
    <message>
        <source>remove object</source>
        <translation>retrait d’un objet</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>chronomètre</translation>
    </message>
    <message>
        <source>keep trace</source>
        <translation>trace gardée</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>impulsion</translation>
    </message>
    <message>
        <source>pulses from both ends</source>
        <translation>impulsions des deux extrémités</translation>
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
        <source>change objects</source>
        <translation>changement de plusieurs objets</translation>
    </message>
    <message>
        <source>add objects</source>
        <translation>nouveaux objets</translation>
    </message>
    <message>
        <source>remove objects</source>
        <translation>retrait de plusieurs objets</translation>
    </message>
    <message>
        <source>reorder objects</source>
        <translation>ordre des objets</translation>
    </message>
</context>
<context>
    <name>seiche::Session</name>
    <message>
        <source>tap</source>
        <translation>frappe</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>recommencement</translation>
    </message>
    <message>
        <source>restart from a flat medium</source>
        <translation>recommencement sur un milieu plat</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>réinitialisation</translation>
    </message>
    <message>
        <source>metronome tap</source>
        <translation>frappe du métronome</translation>
    </message>
    <message>
        <source>tap height = %1</source>
        <translation>hauteur de frappe = %1</translation>
    </message>
    <message>
        <source>move marker</source>
        <translation>déplacement du repère</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>comparer avec %1</translation>
    </message>
    <message>
        <source>stop comparing with %1</source>
        <translation>ne plus comparer avec %1</translation>
    </message>
    <message>
        <source>pulse shape</source>
        <translation>forme de l’impulsion</translation>
    </message>
    <message>
        <source>string size</source>
        <translation>taille de la corde</translation>
    </message>
    <message>
        <source>pool size</source>
        <translation>taille du bassin</translation>
    </message>
    <message>
        <source>width of absorbing layer</source>
        <translation>largeur de la couche absorbante</translation>
    </message>
</context>
<context>
    <name>seiche::SettingsDialog</name>
    <message>
        <source>Amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>A tone whose pitch rises with the amplitude</source>
        <translation>Un son dont la hauteur monte avec l’amplitude</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>A tone whose pitch follows the height at the first probe</source>
        <translation>Un son dont la hauteur suit celle de la corde ou de l’eau à la première sonde</translation>
    </message>
    <message>
        <source>The string itself</source>
        <translation>La corde elle-même</translation>
    </message>
    <message>
        <source>The standing waves of the string, transposed by octaves until they can be heard</source>
        <translation>Les ondes stationnaires de la corde, transposées d’octaves jusqu’à être audibles</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Réduire le &amp;mouvement</translation>
    </message>
    <message>
        <source>No fading trails, no flashes, constant light in the pool; animations in the theory wait until you start them</source>
        <translation>Pas de traces qui s’effacent ni d’éclairs, lumière constante dans le bassin&#xa0;; les animations de la théorie attendent que vous les lanciez</translation>
    </message>
    <message>
        <source>T&amp;imeline memory</source>
        <translation>Mémoire pour la &amp;chronologie</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Play s&amp;ound</source>
        <translation>Son acti&amp;vé</translation>
    </message>
    <message>
        <source>Plays a ping for every tap and the sound chosen below</source>
        <translation>Joue un «&#xa0;ping&#xa0;» à chaque frappe, et le son choisi ci-dessous</translation>
    </message>
    <message>
        <source>&amp;Hear</source>
        <translation>Éc&amp;outer</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projecteur</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Écran</translation>
    </message>
    <message>
        <source>Text si&amp;ze on projector</source>
        <translation>Taille du texte au &amp;projecteur</translation>
    </message>
    <message>
        <source>Show pointer &amp;and key presses</source>
        <translation>Mo&amp;ntrer pointeur et touches</translation>
    </message>
    <message>
        <source>Helps a class to follow what you do</source>
        <translation>Aide la classe à suivre ce que vous faites</translation>
    </message>
    <message>
        <source>There is no audio device.</source>
        <translation>Il n’y a pas de sortie audio.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Any other screen</source>
        <translation>Un autre écran</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen, width, height</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>seiche::ShareActions</name>
    <message>
        <source>S&amp;hare…</source>
        <translation>Part&amp;ager…</translation>
    </message>
    <message>
        <source>Shares this run as a link, QR code or text</source>
        <translation>Partage ce calcul par un lien, un code QR ou un texte</translation>
    </message>
    <message>
        <source>Open lin&amp;k…</source>
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
        <source>Copy &amp;link</source>
        <translation>Copier le &amp;lien</translation>
    </message>
    <message>
        <source>Share experiment</source>
        <translation>Partager l’expérience</translation>
    </message>
    <message>
        <source>Include everything done in this run</source>
        <translation>Inclure tout ce qui a été fait dans ce calcul</translation>
    </message>
    <message>
        <source>Web &amp;address of Seiche:</source>
        <translation>&amp;Adresse web de Seiche&#xa0;:</translation>
    </message>
    <message>
        <source>Web address of Seiche</source>
        <translation>Adresse web de Seiche</translation>
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
        <source>&amp;Save as file…</source>
        <translation>&amp;Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>With a web address, the link opens in any browser and has a QR code for phones. Without an address, others can paste the link into &quot;Open link&quot;.</source>
        <translation>Avec une adresse web, le lien s’ouvre dans tout navigateur et a un code QR pour les téléphones. Sans adresse, les autres peuvent coller le lien dans «&#xa0;Ouvrir un lien&#xa0;».</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>Ce n’est pas une adresse web valide.</translation>
    </message>
    <message>
        <source>Only this computer can open this address, so there is no QR code for phones.</source>
        <translation>Seul cet ordinateur peut ouvrir cette adresse, il n’y a donc pas de code QR pour les téléphones.</translation>
    </message>
    <message>
        <source>This run is too long for a link. Save it as a file, or share only the settings.</source>
        <translation>Ce calcul est trop long pour un lien. Enregistrez-le dans un fichier, ou partagez seulement les réglages.</translation>
    </message>
    <message>
        <source>This link is too long for a QR code. A link with only the settings is shorter.</source>
        <translation>Ce lien est trop long pour un code QR. Un lien avec les seuls réglages est plus court.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
</context>
<context>
    <name>seiche::SharedRun</name>
    <message>
        <source>× single tap</source>
        <translation>× une frappe</translation>
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
        <source>Number of columns and rows of cells. A change restarts the run, and objects keep their relative position and size.</source>
        <translation>Nombre de colonnes et de lignes de cellules. Un changement relance le calcul, et les objets gardent leur position et leur taille relatives.</translation>
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
        <source>Number of points on the string. A change restarts the run, and objects keep their relative position and size.</source>
        <translation>Nombre de points de la corde. Un changement relance le calcul, et les objets gardent leur position et leur taille relatives.</translation>
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
        <source>Absorbing layer</source>
        <translation>Couche absorbante</translation>
    </message>
</context>
<context>
    <name>seiche::SpectrogramView</name>
    <message>
        <source>%1: no peak</source>
        <translation>%1&#xa0;: aucun pic</translation>
    </message>
    <message>
        <source>%1: strongest now at %2 Hz, amplitude %3</source>
        <translation>%1&#xa0;: à présent le plus haut à %2 Hz, amplitude %3</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>fréquence (Hz)</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>temps (s)</translation>
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
        <source>With %1 this k and damping are stable: no wave grows.</source>
        <translation>Avec «&#xa0;%1&#xa0;», ce k et cet amortissement sont stables&#xa0;: aucune onde ne croît.</translation>
    </message>
    <message>
        <source>With %1 this k and damping are unstable. Waves with a wavelength of %2 cells grow by a factor of %3 at every step, until nothing else is visible.</source>
        <translation>Avec «&#xa0;%1&#xa0;», ce k et cet amortissement sont instables. Les ondes de longueur d’onde %2 cellules sont multipliées par %3 à chaque pas, jusqu’à ce qu’on ne voie plus rien d’autre.</translation>
    </message>
    <message>
        <source>an unknown string</source>
        <translation>une corde inconnue</translation>
    </message>
    <message>
        <source>Find its lowest resonance frequency.</source>
        <translation>Trouvez sa plus basse fréquence de résonance.</translation>
    </message>
    <message>
        <source>The stiffest medium, with k = %1, sets the limit.</source>
        <translation>Le milieu le plus raide, avec k = %1, fixe la limite.</translation>
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
        <source>%1 is the squared Courant number (c·Δt/Δx)². The Courant (CFL) condition gives the largest stable k.</source>
        <translation>%1 est le carré du nombre de Courant, (c·Δt/Δx)². La condition de Courant (CFL) donne le plus grand k stable.</translation>
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
        <source>k %1, loss per step %2: stable. Use the arrow keys to change the values.</source>
        <translation>k %1, perte par pas %2&#xa0;: stable. Les flèches changent les valeurs.</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: unstable. Use the arrow keys to change the values.</source>
        <translation>k %1, perte par pas %2&#xa0;: instable. Les flèches changent les valeurs.</translation>
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
        <source>wavelength (cells)</source>
        <translation>longueur d’onde (cellules)</translation>
    </message>
    <message>
        <source>along the axes</source>
        <translation>le long des axes</translation>
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
        <source>Wavelength %1 cells</source>
        <translation>λ = %1 cellules</translation>
    </message>
    <message>
        <source>Flat surface</source>
        <translation>Surface plane</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>growth per step</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Nothing is moving yet. Tap SPACE to measure.</source>
        <translation>Rien ne bouge encore. Tapez ESPACE pour mesurer.</translation>
    </message>
    <message>
        <source>This wave has not appeared yet.</source>
        <translation>Cette onde n’est pas encore apparue.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>Waves leave at the ends, so there is no standing wave to measure.</source>
        <translation>Les ondes sortent aux extrémités, il n’y a donc pas d’onde stationnaire à mesurer.</translation>
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
        <source>%1 The stiffest medium, with k = %2, sets the limit.</source>
        <translation>%1 Le milieu le plus raide, avec k = %2, fixe la limite.</translation>
    </message>
    <message>
        <source>Walls and media distort all waves, so only growing waves are measured here.</source>
        <translation>Parois et milieux déforment toutes les ondes&#xa0;: seules celles qui croissent sont mesurées ici.</translation>
    </message>
    <message>
        <source>A damper at an end absorbs energy from every wave, so there is no standing wave to measure.</source>
        <translation>Un amortisseur à une extrémité absorbe l’énergie de chaque onde, il n’y a donc pas d’onde stationnaire à mesurer.</translation>
    </message>
    <message>
        <source>The simulation has exploded. Start it again to measure.</source>
        <translation>La simulation a divergé. Recommencez-la pour mesurer.</translation>
    </message>
    <message>
        <source>Measured until the simulation exploded, %1.</source>
        <translation>Mesuré jusqu’à la divergence, %1.</translation>
    </message>
</context>
<context>
    <name>seiche::StageBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
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
        <source>Between the ends: standing-wave ratio %1. The waves travelling right and left are equally high. Nodes are %2 apart.</source>
        <translation>Entre les extrémités&#xa0;: rapport d’ondes stationnaires %1. Les ondes vers la droite et vers la gauche ont la même hauteur. Distance entre nœuds&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Between the ends: standing-wave ratio %1. Reflection coefficient for the wave travelling right: %2 (phase %3°). Nodes are %4 apart.</source>
        <translation>Entre les extrémités&#xa0;: rapport d’ondes stationnaires %1. Coefficient de réflexion de l’onde vers la droite&#xa0;: %2 (phase %3°). Distance entre nœuds&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Between the ends: standing-wave ratio %1. Reflection coefficient for the wave travelling left: %2 (phase %3°). Nodes are %4 apart.</source>
        <translation>Entre les extrémités&#xa0;: rapport d’ondes stationnaires %1. Coefficient de réflexion de l’onde vers la gauche&#xa0;: %2 (phase %3°). Distance entre nœuds&#xa0;: %4.</translation>
    </message>
</context>
<context>
    <name>seiche::StorageMonitor</name>
    <message>
        <source>Cannot write to %1.</source>
        <translation>Impossible d’écrire dans %1.</translation>
    </message>
    <message>
        <source>Your settings and backups of unsaved work cannot be saved on this computer.</source>
        <translation>Ni vos réglages ni des copies du travail non enregistré ne peuvent être conservés sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved on this computer.</source>
        <translation>Vos réglages ne peuvent pas être conservés sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up on this computer. Save it yourself.</source>
        <translation>Le travail non enregistré ne peut pas être sauvegardé sur cet ordinateur. Enregistrez-le vous-même.</translation>
    </message>
</context>
<context>
    <name>seiche::StringCanvas</name>
    <message>
        <source>String</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Press SPACE to tap the string. The left and right arrow keys move the marker; up and down change the tap height.</source>
        <translation>Tapez ESPACE pour frapper la corde. Les flèches gauche et droite déplacent le repère, haut et bas changent la hauteur de frappe.</translation>
    </message>
    <message>
        <source>tap here</source>
        <translation>frapper ici</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>plafond</translation>
    </message>
    <message>
        <source>ceiling (waves drawn ×%1)</source>
        <translation>plafond (ondes dessinées ×%1)</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>sol</translation>
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
        <source>energy flow</source>
        <translation>flux d’énergie</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a distance</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>travelling right →</source>
        <translation>va vers la droite →</translation>
    </message>
    <message>
        <source>← travelling left</source>
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
        <source>displacement</source>
        <translation>élongation</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>force d’excitation</translation>
    </message>
</context>
<context>
    <name>seiche::StringDisplayActions</name>
    <message>
        <source>Displac&amp;ement</source>
        <translation>Élon&amp;gation</translation>
    </message>
    <message>
        <source>Shows the displacement of each point</source>
        <translation>Montre l’élongation de chaque point</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>Shows the vertical velocity of each point, on a separate scale</source>
        <translation>Montre la vitesse verticale de chaque point, à une échelle à part</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Force</translation>
    </message>
    <message>
        <source>Shows the spring force on each point, on a separate scale</source>
        <translation>Montre la force des ressorts sur chaque point, à une échelle à part</translation>
    </message>
    <message>
        <source>T&amp;ravelling waves</source>
        <translation>On&amp;des progressives</translation>
    </message>
    <message>
        <source>Shows the waves travelling right and left, which add up to the shape of the string</source>
        <translation>Montre les ondes vers la droite et vers la gauche, dont la somme est la forme de la corde</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nœuds</translation>
    </message>
    <message>
        <source>Marks the points of a standing wave that stay at rest, and the distance between them</source>
        <translation>Marque les points d’une onde stationnaire qui restent au repos, et la distance entre eux</translation>
    </message>
    <message>
        <source>Ener&amp;gy along the string</source>
        <translation>Énergie &amp;le long de la corde</translation>
    </message>
    <message>
        <source>Shows the kinetic and potential energy of each point</source>
        <translation>Montre l’énergie cinétique et potentielle de chaque point</translation>
    </message>
    <message>
        <source>Energy fl&amp;ow</source>
        <translation>Fl&amp;ux d’énergie</translation>
    </message>
    <message>
        <source>Shows the direction and strength of the energy flow as arrows</source>
        <translation>Montre par des flèches la direction et la force du flux d’énergie</translation>
    </message>
    <message>
        <source>&amp;Beads and springs</source>
        <translation>&amp;Perles et ressorts</translation>
    </message>
    <message>
        <source>Shows the model: masses joined by springs</source>
        <translation>Montre le modèle&#xa0;: des masses reliées par des ressorts</translation>
    </message>
    <message>
        <source>&amp;Longitudinal wave</source>
        <translation>&amp;Onde longitudinale</translation>
    </message>
    <message>
        <source>Shows the points moving along the string, as air does in a pipe</source>
        <translation>Montre les points qui oscillent le long de la corde, comme l’air dans un tuyau</translation>
    </message>
</context>
<context>
    <name>seiche::StringTools</name>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Rulers, tape, stopwatch and more. Choose one, then click to place it.</source>
        <translation>Règles, mètre ruban, chronomètre et autres. Choisissez un instrument, puis cliquez pour le placer.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>Click a point to record its displacement over time.</source>
        <translation>Cliquez sur un point pour enregistrer son élongation au cours du temps.</translation>
    </message>
    <message>
        <source>Keep trace</source>
        <translation>Garder la trace</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the current shape for comparison.</source>
        <translation>Garde en pointillés une copie de la forme actuelle, pour comparer.</translation>
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
        <source>A section of different mass. Waves are reflected at its boundary.</source>
        <translation>Un tronçon d’une autre masse. Les ondes sont réfléchies à la jonction.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Half-wavelengths</source>
        <translation>Demi-ondes</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Tap settings</source>
        <translation>Réglages de frappe</translation>
    </message>
    <message>
        <source>Shape, width and height of the pulse made by SPACE or a click.</source>
        <translation>Forme, largeur et hauteur de l’impulsion que produit ESPACE ou un clic.</translation>
    </message>
    <message>
        <source>Pulse width in points</source>
        <translation>Largeur de l’impulsion en points</translation>
    </message>
    <message>
        <source>Pulse width in points; for a standing wave, the number of half-wavelengths</source>
        <translation>Largeur de l’impulsion en points&#xa0;; pour une onde stationnaire, nombre de demi-ondes</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Tap height</source>
        <translation>Hauteur de frappe</translation>
    </message>
    <message>
        <source>How far a tap moves the string; negative: downwards</source>
        <translation>De combien une frappe déplace la corde&#xa0;; valeur négative&#xa0;: vers le bas</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Déplacer à la main</translation>
    </message>
    <message>
        <source>Drag any point up or down and the string follows. The ends can always be dragged. Keys: Up and Down move the point, Enter releases it.</source>
        <translation>Faites monter ou descendre un point&#xa0;: la corde suit. Les extrémités peuvent toujours être déplacées. Touches&#xa0;: Haut et Bas déplacent le point, Entrée le relâche.</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Dessiner une forme</translation>
    </message>
    <message>
        <source>Draw the new shape over the string, then release. Keys: arrows draw, Enter releases, Escape cancels.</source>
        <translation>Dessinez la nouvelle forme sur la corde, puis relâchez. Touches&#xa0;: les flèches dessinent, Entrée relâche, Échap annule.</translation>
    </message>
    <message>
        <source>Click a point to keep it oscillating. Close to an end, the oscillator drives the end.</source>
        <translation>Cliquez sur un point pour le faire osciller sans fin. Près d’une extrémité, l’oscillateur entraîne l’extrémité.</translation>
    </message>
    <message>
        <source>Click a point to send pulses from it whenever you want. Close to an end, the generator drives the end.</source>
        <translation>Cliquez sur un point pour en envoyer des impulsions quand vous voulez. Près d’une extrémité, le générateur entraîne l’extrémité.</translation>
    </message>
    <message>
        <source>Set shape from formula…</source>
        <translation>Partir d’une formule…</translation>
    </message>
    <message>
        <source>Touch with a finger</source>
        <translation>Toucher du doigt</translation>
    </message>
    <message>
        <source>A finger slows the point it touches. Standing waves with a node there continue, and all others fade. Keys: Enter places the finger at the marker or lifts it.</source>
        <translation>Un doigt freine le point qu’il touche. Les ondes stationnaires qui y ont un nœud continuent, toutes les autres s’atténuent. Touches&#xa0;: Entrée pose le doigt au repère ou le relève.</translation>
    </message>
    <message>
        <source>String view</source>
        <translation>Vue de la corde</translation>
    </message>
    <message>
        <source>Displacement, velocity or force; travelling waves; nodes, energy, springs.</source>
        <translation>Élongation, vitesse ou force&#xa0;; ondes progressives&#xa0;; nœuds, énergie, ressorts.</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>A click taps the string. Drag the string to pluck it.</source>
        <translation>Un clic frappe la corde. Glissez la corde pour la pincer.</translation>
    </message>
</context>
<context>
    <name>seiche::StringTouch</name>
    <message>
        <source>move by hand</source>
        <translation>déplacement à la main</translation>
    </message>
    <message>
        <source>draw shape</source>
        <translation>forme dessinée</translation>
    </message>
    <message>
        <source>touch with finger</source>
        <translation>touchée du doigt</translation>
    </message>
</context>
<context>
    <name>seiche::StringWaves</name>
    <message>
        <source>half-wavelengths on the string</source>
        <translation>demi-ondes sur la corde</translation>
    </message>
    <message>
        <source>A source holds a point of the string, so the usual modes do not apply. No modes are predicted here.</source>
        <translation>Une source tient un point de la corde, donc les modes habituels ne conviennent pas. Aucun mode n’est prédit ici.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves on a string with several sections.</source>
        <translation>Il n’y a pas de formule pour les ondes stationnaires d’une corde à plusieurs tronçons.</translation>
    </message>
    <message>
        <source>A damper at an end absorbs energy from every wave, so no modes are predicted here.</source>
        <translation>Un amortisseur à une extrémité absorbe l’énergie de chaque onde, donc aucun mode n’est prédit ici.</translation>
    </message>
    <message>
        <source>Waves leave at the ends, so there are no standing waves.</source>
        <translation>Les ondes sortent aux extrémités, il n’y a donc pas d’onde stationnaire.</translation>
    </message>
    <message>
        <source>Height of each mode</source>
        <translation>Hauteur de chaque mode</translation>
    </message>
    <message>
        <source>1 half-wavelength</source>
        <translation>1 demi-onde</translation>
    </message>
    <message>
        <source>%1 half-wavelengths</source>
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
        <source>Selected: %1, %2. Left and Right select a mode, Up and Down change its height, Enter starts only this mode.</source>
        <translation>Choisi&#xa0;: %1, %2. Gauche et Droite choisissent un mode, Haut et Bas changent sa hauteur, Entrée lance seulement ce mode.</translation>
    </message>
    <message>
        <source>Start this mode</source>
        <translation>Lancer ce mode</translation>
    </message>
    <message>
        <source>Makes the string flat, then starts only this mode (Enter)</source>
        <translation>Rend la corde plate, puis lance seulement ce mode (Entrée)</translation>
    </message>
    <message>
        <source>Add mode</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Adds this mode to the current motion (Shift+Enter)</source>
        <translation>Ajoute ce mode au mouvement actuel (Maj+Entrée)</translation>
    </message>
    <message>
        <source>crest height</source>
        <translation>hauteur des crêtes</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic scale for the bars</source>
        <translation>Échelle logarithmique des barres</translation>
    </message>
    <message>
        <source>Shows bars over four powers of ten, so that low bars remain visible next to high ones</source>
        <translation>Montre les barres sur quatre puissances de dix, pour que les basses restent visibles à côté des hautes</translation>
    </message>
    <message>
        <source>Drag a bar to set the height of its mode</source>
        <translation>Glissez une barre pour régler la hauteur de son mode</translation>
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
        <source>Student</source>
        <translation>Élève</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Best (× single tap)</source>
        <translation>Meilleur (× une frappe)</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Mettre en avant</translation>
    </message>
    <message>
        <source>Fades the points of the other students</source>
        <translation>Estompe les points des autres élèves</translation>
    </message>
    <message>
        <source>Replay best point</source>
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
        <source>Open lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Leçons (*.lesson);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>Enregistrer les résultats</translation>
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
        <source>Save student worksheet</source>
        <translation>Enregistrer la fiche d’activité</translation>
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
        <source>Exact wavefront of the last tap</source>
        <translation>Front d’onde exact de la dernière frappe</translation>
    </message>
    <message>
        <source>Nodal lines of standing wave</source>
        <translation>Lignes nodales de l’onde stationnaire</translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation>Fronts d’onde</translation>
    </message>
    <message>
        <source>For two equal sources or behind slits. Maxima are solid, minima dotted.</source>
        <translation>Pour deux sources égales ou derrière des fentes. Maxima en trait plein, minima en pointillé.</translation>
    </message>
    <message>
        <source>How plane waves from a line source travel through the media, by Snell&apos;s law.</source>
        <translation>Trajet des ondes planes d’une source linéaire à travers les milieux, selon la loi de Snell-Descartes.</translation>
    </message>
    <message>
        <source>The exact distance that the wavefront of the last tap can have travelled.</source>
        <translation>Distance exacte que le front d’onde de la dernière frappe a pu parcourir.</translation>
    </message>
    <message>
        <source>Nodal lines of the mode nearest to the drive frequency.</source>
        <translation>Lignes nodales du mode le plus proche de la fréquence d’excitation.</translation>
    </message>
    <message>
        <source>The crests around each source, with the wavelength on the grid.</source>
        <translation>Crêtes autour de chaque source, avec la longueur d’onde sur la grille.</translation>
    </message>
    <message>
        <source>Energy flow (measured)</source>
        <translation>Flux d’énergie (mesuré)</translation>
    </message>
    <message>
        <source>Energy streamlines (measured)</source>
        <translation>Lignes de courant de l’énergie (mesurées)</translation>
    </message>
    <message>
        <source>Arrows show the average direction and strength of the energy flow.</source>
        <translation>Les flèches montrent la direction et la force moyennes du flux d’énergie.</translation>
    </message>
    <message>
        <source>Lines along which the energy flows on average.</source>
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
        <source>Drag to go back to any moment of the run. Keys: Left, Right, Home, End.</source>
        <translation>Glissez pour revenir à n’importe quel instant du calcul. Touches&#xa0;: Gauche, Droite, Début, Fin.</translation>
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
        <source>Freehand wall</source>
        <translation>Paroi à main levée</translation>
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
        <source>Click to raise the water; hold or drag to continue. Enter raises the water at the marker.</source>
        <translation>Cliquez pour soulever l’eau&#xa0;; maintenez ou glissez pour continuer. Entrée soulève l’eau au repère.</translation>
    </message>
    <message>
        <source>Click to push the water down.</source>
        <translation>Cliquez pour enfoncer l’eau.</translation>
    </message>
    <message>
        <source>Holds the water at one height while the mouse button is pressed.</source>
        <translation>Maintient l’eau à une hauteur tant que le bouton de la souris est enfoncé.</translation>
    </message>
    <message>
        <source>Smooths out waves.</source>
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
        <source>Tool size in cells</source>
        <translation>Taille de l’outil en cellules</translation>
    </message>
    <message>
        <source>Tool strength</source>
        <translation>Force de l’outil</translation>
    </message>
    <message>
        <source>Width of the tool in cells</source>
        <translation>Largeur de l’outil en cellules</translation>
    </message>
    <message>
        <source>How far the tool moves the water, or how much it smooths the waves</source>
        <translation>De combien l’outil déplace l’eau, ou à quel point il lisse les ondes</translation>
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
        <source>Absorbing layer</source>
        <translation>Couche absorbante</translation>
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
        <source>Pool view</source>
        <translation>Vue du bassin</translation>
    </message>
    <message>
        <source>Click a place to record its height over time in the Probes panel.</source>
        <translation>Cliquez sur un endroit pour enregistrer sa hauteur au cours du temps dans le panneau «&#xa0;Sondes&#xa0;».</translation>
    </message>
    <message>
        <source>Speed from formula or picture…</source>
        <translation>Célérité d’après une formule ou une image…</translation>
    </message>
    <message>
        <source>Signal from formula or curve…</source>
        <translation>Signal d’après une formule ou une courbe…</translation>
    </message>
    <message>
        <source>Set surface from formula…</source>
        <translation>Partir d’une formule…</translation>
    </message>
    <message>
        <source>Starts the water at rest with heights from a formula, a curve or a picture</source>
        <translation>Fait partir l’eau du repos, avec les hauteurs d’une formule, d’une courbe ou d’une image</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
</context>
<context>
    <name>seiche::ToolPills</name>
    <message>
        <source>Tap</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>What a click or a drag does, and the height and width of a tap</source>
        <translation>Effet d’un clic ou d’un glissement, et hauteur et largeur d’une frappe</translation>
    </message>
    <message>
        <source>Sources, walls and media</source>
        <translation>Sources, parois et milieux</translation>
    </message>
    <message>
        <source>Rulers, stopwatch and probes</source>
        <translation>Règles, chronomètre et sondes</translation>
    </message>
    <message>
        <source>What is drawn of the waves</source>
        <translation>Ce qui est dessiné des ondes</translation>
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
        <source>Simulation speed, ×0.05 to ×20</source>
        <translation>Vitesse de la simulation, ×0,05 à ×20</translation>
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
        <source>This computer cannot keep up, so the simulation runs in slow motion.</source>
        <translation>Cet ordinateur ne suit pas, la simulation va donc au ralenti.</translation>
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
    <message>
        <source>Slowed down so that you can see the zigzag grow. Move the slider to the right to speed up.</source>
        <translation>Au ralenti pour que vous voyiez grandir le zigzag. Déplacez le curseur vers la droite pour accélérer.</translation>
    </message>
</context>
<context>
    <name>seiche::TypeCodeDialog</name>
    <message>
        <source>Enter point code</source>
        <translation>Saisir un code</translation>
    </message>
    <message>
        <source>Point code, as shown on the phone:</source>
        <translation>Code d’un point, tel que le téléphone le montre&#xa0;:</translation>
    </message>
    <message>
        <source>Upper and lower case, hyphens and spaces do not matter.</source>
        <translation>Majuscules ou minuscules, tirets et espaces&#xa0;: peu importe.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Added: %1 × single tap at %2 Hz. Next code?</source>
        <translation>Ajouté&#xa0;: %1 × une frappe à %2 Hz. Le code suivant&#xa0;?</translation>
    </message>
    <message>
        <source>This is not a valid point code. Check each character.</source>
        <translation>Ce n’est pas un code de point valide. Vérifiez chaque caractère.</translation>
    </message>
</context>
<context>
    <name>seiche::ValueRow</name>
    <message>
        <source>an integer from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>greater than %1, at most %2</source>
        <translation>supérieur à %1, au plus %2</translation>
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
        <source>Pool view</source>
        <translation>Vue du bassin</translation>
    </message>
    <message>
        <source>Colours of the heights</source>
        <translation>Couleurs des hauteurs</translation>
    </message>
    <message>
        <source>With every colour scale, equal differences in height look equally different, even if you cannot tell red from green.</source>
        <translation>Avec chaque échelle de couleurs, des écarts de hauteur égaux paraissent égaux, même sans distinguer le rouge du vert.</translation>
    </message>
    <message>
        <source>Contour lines</source>
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
        <source>Theory overlays</source>
        <translation>Tracés théoriques</translation>
    </message>
    <message>
        <source>Draws the predictions of theory over the pool</source>
        <translation>Dessine sur le bassin les prédictions de la théorie</translation>
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
        <source>Shows this question on the phones</source>
        <translation>Montre cette question sur les téléphones</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Montrer les votes</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Ends the vote</source>
        <translation>Met fin au vote</translation>
    </message>
    <message>
        <source>Choose a question, then ask it.</source>
        <translation>Choisissez une question, puis posez-la.</translation>
    </message>
</context>
<context>
    <name>seiche::WordDialog</name>
    <message>
        <source>Lock with password</source>
        <translation>Verrouiller par mot de passe</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Password that unlocks this window:</source>
        <translation>Mot de passe qui déverrouille cette fenêtre&#xa0;:</translation>
    </message>
    <message>
        <source>Teacher&apos;s password:</source>
        <translation>Mot de passe de l’enseignant&#xa0;:</translation>
    </message>
    <message>
        <source>Leave empty to unlock with the key combination alone. The password is kept only until Seiche is closed.</source>
        <translation>Vide&#xa0;: déverrouillage avec la combinaison de touches seule. Le mot de passe n’est gardé que jusqu’à la fermeture de Seiche.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Wrong password. The window stays locked.</source>
        <translation>Mot de passe incorrect. La fenêtre reste verrouillée.</translation>
    </message>
</context>
</TS>
