<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>CardDock</name>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Show less of %1</source>
        <translation>Weniger von %1</translation>
    </message>
    <message>
        <source>Show more of %1</source>
        <translation>Mehr von %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>%1 aufklappen</translation>
    </message>
    <message>
        <source>Collapse %1</source>
        <translation>%1 zuklappen</translation>
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
        <translation>bernstein</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>silbern</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>heron</source>
        <translation>Reiher</translation>
    </message>
    <message>
        <source>otter</source>
        <translation>Otter</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>Robbe</translation>
    </message>
    <message>
        <source>swan</source>
        <translation>Schwan</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>Kranich</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>Biber</translation>
    </message>
    <message>
        <source>dolphin</source>
        <translation>Delfin</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>Schildkröte</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>Lachs</translation>
    </message>
    <message>
        <source>pelican</source>
        <translation>Pelikan</translation>
    </message>
    <message>
        <source>puffin</source>
        <translation>Papageitaucher</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>Frosch</translation>
    </message>
    <message>
        <source>newt</source>
        <translation>Molch</translation>
    </message>
    <message>
        <source>lynx</source>
        <translation>Luchs</translation>
    </message>
    <message>
        <source>badger</source>
        <translation>Dachs</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>squirrel</source>
        <translation>Eichhörnchen</translation>
    </message>
    <message>
        <source>hare</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>moose</source>
        <translation>Elch</translation>
    </message>
    <message>
        <source>bison</source>
        <translation>Wisent</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>Kamel</translation>
    </message>
    <message>
        <source>zebra</source>
        <translation>Zebra</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>Giraffe</translation>
    </message>
    <message>
        <source>panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>koala</source>
        <translation>Koala</translation>
    </message>
    <message>
        <source>lemur</source>
        <translation>Lemur</translation>
    </message>
    <message>
        <source>gecko</source>
        <translation>Gecko</translation>
    </message>
    <message>
        <source>toucan</source>
        <translation>Tukan</translation>
    </message>
    <message>
        <source>parrot</source>
        <translation>Papagei</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>Rotkehlchen</translation>
    </message>
    <message>
        <source>raven</source>
        <translation>Rabe</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>Falke</translation>
    </message>
    <message>
        <source>stork</source>
        <translation>Storch</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>Krabbe</translation>
    </message>
    <message>
        <source>octopus</source>
        <translation>Krake</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>Wal</translation>
    </message>
    <message>
        <source>entered by code</source>
        <translation>per Code</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>No connection. Your points are kept and sent later.</source>
        <translation>Keine Verbindung. Deine Punkte bleiben erhalten und werden später gesendet.</translation>
    </message>
    <message>
        <source>You have sent the maximum number of points.</source>
        <translation>Du hast die Höchstzahl an Punkten gesendet.</translation>
    </message>
    <message>
        <source>Watch the screen and tap together.</source>
        <translation>Schau auf den Bildschirm und tippe mit den anderen.</translation>
    </message>
    <message>
        <source>Your teacher has paused submissions. Your points are kept.</source>
        <translation>Deine Lehrkraft nimmt gerade keine Punkte an. Deine Punkte bleiben erhalten.</translation>
    </message>
    <message>
        <source>Find the rhythm that makes the largest wave on your string.</source>
        <translation>Finde den Takt, der auf deiner Saite die größte Welle erzeugt.</translation>
    </message>
    <message>
        <source>Points sent: %1</source>
        <translation>Gesendete Punkte: %1</translation>
    </message>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1: Schritt %2 von %3</translation>
    </message>
    <message>
        <source>You have left the class.</source>
        <translation>Du hast die Klasse verlassen.</translation>
    </message>
    <message>
        <source>This is not the code on the screen.</source>
        <translation>Das ist nicht der Code auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>Too many wrong codes have been entered. Trying again…</source>
        <translation>Zu viele falsche Codes. Neuer Versuch …</translation>
    </message>
    <message>
        <source>The class is full. Trying again…</source>
        <translation>Die Klasse ist voll. Neuer Versuch …</translation>
    </message>
    <message>
        <source>The class is closed to new students. Ask your teacher.</source>
        <translation>Die Klasse nimmt niemanden mehr auf. Frag deine Lehrkraft.</translation>
    </message>
    <message>
        <source>The class cannot be reached. Are you on the right network? Trying again…</source>
        <translation>Die Klasse ist nicht zu erreichen. Bist du im richtigen Netz? Neuer Versuch …</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Der Klasse beitreten</translation>
    </message>
    <message>
        <source>Code on the screen (4 characters)</source>
        <translation>Code auf dem Bildschirm (4 Zeichen)</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Your string. Press SPACE to tap it.</source>
        <translation>Deine Saite. Die LEERTASTE stößt sie an.</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows. Then stop to send your point.</source>
        <translation>Tippe weiter, solange die Welle wächst. Hör dann auf, um deinen Punkt zu senden.</translation>
    </message>
    <message>
        <source>Read this to your teacher:</source>
        <translation>Lies das deiner Lehrkraft vor:</translation>
    </message>
    <message>
        <source>Or read this to your teacher:</source>
        <translation>Oder lies das deiner Lehrkraft vor:</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows. Then stop to get a code for your point.</source>
        <translation>Tippe weiter, solange die Welle wächst. Hör dann auf, und dein Punkt bekommt einen Code.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Ohne Netz</translation>
    </message>
    <message>
        <source>Tap offline</source>
        <translation>Ohne Netz tippen</translation>
    </message>
    <message>
        <source>The class cannot be reached: it may be over. Your points are kept, and your string still works.</source>
        <translation>Die Klasse ist nicht erreichbar: Vielleicht ist sie zu Ende. Deine Punkte bleiben erhalten, und deine Saite funktioniert weiter.</translation>
    </message>
    <message>
        <source>This point was not accepted, because one tap per oscillation cannot make such a large wave.</source>
        <translation>Dieser Punkt wurde nicht angenommen: Mit einem Anschlag pro Schwingung kann keine so große Welle entstehen.</translation>
    </message>
    <message>
        <source>The class is over. You can go on with your string.</source>
        <translation>Die Klasse ist zu Ende. Du kannst mit deiner Saite weitermachen.</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows.</source>
        <translation>Tippe weiter, solange die Welle wächst.</translation>
    </message>
    <message>
        <source>The class is over</source>
        <translation>Die Klasse ist zu Ende</translation>
    </message>
    <message>
        <source>Your teacher has removed you. You can join again.</source>
        <translation>Deine Lehrkraft hat dich entfernt. Du kannst wieder beitreten.</translation>
    </message>
    <message>
        <source>Your teacher has removed you from the class.</source>
        <translation>Deine Lehrkraft hat dich aus der Klasse entfernt.</translation>
    </message>
</context>
<context>
    <name>ClassVote</name>
    <message>
        <source>right answer</source>
        <translation>richtige Antwort</translation>
    </message>
    <message>
        <source>Choose one answer.</source>
        <translation>Wähle eine Antwort.</translation>
    </message>
    <message>
        <source>You can change your answer until the right answer is shown.</source>
        <translation>Du kannst deine Antwort ändern, bis die richtige gezeigt wird.</translation>
    </message>
    <message>
        <source>You did not choose an answer.</source>
        <translation>Du hast keine Antwort gewählt.</translation>
    </message>
    <message>
        <source>Your answer is right.</source>
        <translation>Deine Antwort ist richtig.</translation>
    </message>
    <message>
        <source>A different answer is right.</source>
        <translation>Eine andere Antwort ist richtig.</translation>
    </message>
    <message>
        <source>Waiting for a question…</source>
        <translation>Warten auf eine Frage …</translation>
    </message>
</context>
<context>
    <name>ColourBar</name>
    <message>
        <source>mean h²</source>
        <comment>unit above the colours</comment>
        <translation>Mittel h²</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>absorbierend</translation>
    </message>
    <message>
        <source>periodic</source>
        <translation>periodisch</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>Impedanz</translation>
    </message>
</context>
<context>
    <name>ExplosionWords</name>
    <message>
        <source>%1 steps after the tap</source>
        <translation>%1 Schritte nach dem Anstoß</translation>
    </message>
    <message>
        <source>%1 steps after the change</source>
        <translation>%1 Schritte nach der Änderung</translation>
    </message>
    <message>
        <source>%1 steps after the start</source>
        <translation>%1 Schritte nach dem Start</translation>
    </message>
    <message>
        <source>%1 exploded %2</source>
        <extracomment>Name of a scheme, then for example &quot;57 steps after the tap&quot;</extracomment>
        <translation>%1 ist %2 explodiert</translation>
    </message>
</context>
<context>
    <name>FilmOrder</name>
    <message>
        <source>The simulation explodes at step %1, before the video ends. Choose an earlier last step.</source>
        <translation>Die Simulation explodiert bei Schritt %1, bevor das Video endet. Wähle einen früheren letzten Schritt.</translation>
    </message>
</context>
<context>
    <name>FilmView</name>
    <message>
        <source>The string between ceiling and floor</source>
        <translation>Die Saite zwischen Decke und Boden</translation>
    </message>
</context>
<context>
    <name>FourierBuild</name>
    <message>
        <source>Square</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Sawtooth</source>
        <translation>Sägezahn</translation>
    </message>
    <message>
        <source>Last drawn shape</source>
        <translation>Zuletzt gezeichnet</translation>
    </message>
    <message>
        <source>Current shape</source>
        <translation>Aktuelle Form</translation>
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
        <translation>Tippe in gleichmäßigem Takt auf die LEERTASTE.</translation>
    </message>
    <message>
        <source>Try different rhythms. Which one gives the largest wave?</source>
        <translation>Probiere verschiedene Takte. Welcher erzeugt die größte Welle?</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Bleib im Takt: Nach dem vierten Anschlag kommt ein Punkt.</translation>
    </message>
    <message>
        <source>Earlier waves are still there. The numbers show this rhythm alone.</source>
        <translation>Frühere Wellen sind noch da. Die Zahlen zeigen nur diesen Takt.</translation>
    </message>
    <message>
        <source>Not in steady state yet. Keep the rhythm.</source>
        <translation>Noch nicht eingeschwungen: Bleib im Takt.</translation>
    </message>
    <message>
        <source>Not in steady state yet. The circle shows the expected final value.</source>
        <translation>Noch nicht eingeschwungen: Der Kreis zeigt den erwarteten Endwert.</translation>
    </message>
    <message>
        <source>In steady state: this point is final. Try a different rhythm.</source>
        <translation>Eingeschwungen: Dieser Punkt steht fest. Probiere einen anderen Takt.</translation>
    </message>
    <message>
        <source>No theoretical curve: a tap here sets the height instead of adding to it, so taps do not add up.</source>
        <translation>Keine Theoriekurve: Ein Anstoß setzt hier die Höhe, statt etwas zu ihr zu addieren. Darum summieren sich die Anstöße nicht.</translation>
    </message>
    <message>
        <source>No theoretical curve: waves leave through an absorbing end, so there are no standing waves.</source>
        <translation>Keine Theoriekurve: Wellen laufen durch ein absorbierendes Ende hinaus, darum gibt es keine stehenden Wellen.</translation>
    </message>
    <message>
        <source>No theoretical curve: there is no formula for this scheme.</source>
        <translation>Keine Theoriekurve: Für dieses Verfahren gibt es keine Formel.</translation>
    </message>
    <message>
        <source>No theoretical curve: some waves here never fade, so there is no steady state.</source>
        <translation>Keine Theoriekurve: Manche Wellen klingen hier nie ab, darum gibt es keinen eingeschwungenen Zustand.</translation>
    </message>
    <message>
        <source>No theoretical curve: the medium has too many modes.</source>
        <translation>Keine Theoriekurve: Das Medium hat zu viele Moden.</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>wächst noch</translation>
    </message>
    <message>
        <source>approaching</source>
        <translation>strebt gegen</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>eingeschwungen</translation>
    </message>
    <message>
        <source>No theoretical curve: every point is fixed, so nothing can move.</source>
        <translation>Keine Theoriekurve: Jeder Punkt ist fest, darum kann sich nichts bewegen.</translation>
    </message>
    <message>
        <source>No theoretical curve: there is no formula for standing waves between walls and media.</source>
        <translation>Keine Theoriekurve: Für stehende Wellen zwischen Wänden und Medien gibt es keine Formel.</translation>
    </message>
    <message>
        <source>No theoretical curve: a damper at an end absorbs energy from every wave, and there is no formula for this case.</source>
        <translation>Keine Theoriekurve: Ein Dämpfer an einem Ende entzieht jeder Welle Energie, und für diesen Fall gibt es keine Formel.</translation>
    </message>
    <message>
        <source>No frequency stands out in this pool, because a tap is too small or the waves fade too fast. Open the small tank to see a resonance.</source>
        <translation>In diesem Becken tritt keine Frequenz hervor, weil ein Anstoß zu klein ist oder die Wellen zu schnell abklingen. Öffne die Wanne, um eine Resonanz zu sehen.</translation>
    </message>
</context>
<context>
    <name>Magnifier</name>
    <message>
        <source>neighbours: up, down, up, down</source>
        <translation>Nachbarn: auf, ab, auf, ab</translation>
    </message>
    <message>
        <source>neighbours: high, low, high, low</source>
        <translation>Nachbarn: hoch, tief, hoch, tief</translation>
    </message>
</context>
<context>
    <name>MediumModel</name>
    <message>
        <source>a channel of different depth</source>
        <translation>ein Kanal anderer Tiefe</translation>
    </message>
    <message>
        <source>a string of different mass</source>
        <translation>eine Saite anderer Masse</translation>
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
        <translation>aktuelle Kraft</translation>
    </message>
    <message>
        <source>one step old</source>
        <translation>einen Schritt alt</translation>
    </message>
    <message>
        <source>two steps old</source>
        <translation>zwei Schritte alt</translation>
    </message>
    <message>
        <source>Damping factor</source>
        <translation>Dämpfungsfaktor</translation>
    </message>
    <message>
        <source>velocity × s</source>
        <translation>Geschwindigkeit × s</translation>
    </message>
    <message>
        <source>new height × d</source>
        <translation>neue Höhe × d</translation>
    </message>
    <message>
        <source>A live string</source>
        <translation>Eine Saite in Bewegung</translation>
    </message>
    <message>
        <source>Eleven points and their springs</source>
        <translation>Elf Punkte und ihre Federn</translation>
    </message>
    <message>
        <source>One point, step by step</source>
        <translation>Ein Punkt, Schritt für Schritt</translation>
    </message>
    <message>
        <source>One point, three rules</source>
        <translation>Ein Punkt, drei Regeln</translation>
    </message>
    <message>
        <source>One string, three rules</source>
        <translation>Eine Saite, drei Regeln</translation>
    </message>
    <message>
        <source>A travelling corner</source>
        <translation>Eine laufende Ecke</translation>
    </message>
    <message>
        <source>A drop in the pool</source>
        <translation>Ein Tropfen im Becken</translation>
    </message>
    <message>
        <source>How round is round?</source>
        <translation>Wie rund ist rund?</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Two kinds of damping, at the midpoint</source>
        <translation>Zwei Dämpfungsarten, in der Saitenmitte</translation>
    </message>
    <message>
        <source>A string with free ends, lifted and released</source>
        <translation>Eine Saite mit freien Enden, angehoben und losgelassen</translation>
    </message>
    <message>
        <source>The wave that explodes first</source>
        <translation>Die Welle, die zuerst explodiert</translation>
    </message>
    <message>
        <source>Standing waves</source>
        <translation>Stehende Wellen</translation>
    </message>
    <message>
        <source>Half-wavelengths</source>
        <translation>Halbe Wellen</translation>
    </message>
    <message>
        <source>Tapped in a steady rhythm</source>
        <translation>Im Takt angestoßen</translation>
    </message>
    <message>
        <source>Taps per second</source>
        <translation>Anschläge pro Sekunde</translation>
    </message>
</context>
<context>
    <name>NewThing</name>
    <message>
        <source>Straight wall</source>
        <translation>Gerade Wand</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Hollow box</source>
        <translation>Hohles Rechteck</translation>
    </message>
    <message>
        <source>Round block</source>
        <translation>Runder Block</translation>
    </message>
    <message>
        <source>Hollow ellipse</source>
        <translation>Hohle Ellipse</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>Parabel</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Einzelspalt</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Doppelspalt</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Absorbing block</source>
        <translation>Absorbierender Block</translation>
    </message>
    <message>
        <source>Slow rectangle</source>
        <translation>Langsames Rechteck</translation>
    </message>
    <message>
        <source>Slow disc</source>
        <translation>Langsamer Kreis</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Linse</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>Gradually slower region</source>
        <translation>Allmählich langsamer</translation>
    </message>
    <message>
        <source>Point source</source>
        <translation>Punktquelle</translation>
    </message>
    <message>
        <source>Line source</source>
        <translation>Linienquelle</translation>
    </message>
    <message>
        <source>Wave packet source</source>
        <translation>Wellenpaketquelle</translation>
    </message>
    <message>
        <source>Moving source</source>
        <translation>Bewegte Quelle</translation>
    </message>
    <message>
        <source>Measuring tape</source>
        <translation>Maßband</translation>
    </message>
    <message>
        <source>Scale bar</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Stopwatch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <source>Heavier right half</source>
        <translation>Rechts schwerer</translation>
    </message>
    <message>
        <source>Heavier left half</source>
        <translation>Links schwerer</translation>
    </message>
    <message>
        <source>Heavier middle section</source>
        <translation>In der Mitte schwerer</translation>
    </message>
    <message>
        <source>Gradually heavier section</source>
        <translation>Allmählich schwerer</translation>
    </message>
    <message>
        <source>Reference line</source>
        <translation>Bezugslinie</translation>
    </message>
    <message>
        <source>Marked point</source>
        <translation>Markierter Punkt</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Vertical ruler</source>
        <translation>Senkrechtes Lineal</translation>
    </message>
    <message>
        <source>Vertical reference line</source>
        <translation>Senkrechte Bezugslinie</translation>
    </message>
    <message>
        <source>Oscillator</source>
        <translation>Oszillator</translation>
    </message>
    <message>
        <source>Pulse generator</source>
        <translation>Pulsgeber</translation>
    </message>
    <message>
        <source>Impedance wall</source>
        <translation>Impedanzwand</translation>
    </message>
    <message>
        <source>Cavity</source>
        <translation>Hohlraum</translation>
    </message>
    <message>
        <source>Moving wall</source>
        <translation>Bewegte Wand</translation>
    </message>
    <message>
        <source>Mode box</source>
        <translation>Modenkasten</translation>
    </message>
    <message>
        <source>Draw an outline</source>
        <translation>Umriss zeichnen</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Plankonvexe Linse</translation>
    </message>
    <message>
        <source>Draw a region</source>
        <translation>Gebiet zeichnen</translation>
    </message>
    <message>
        <source>Orbiting source</source>
        <translation>Kreisende Quelle</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipol</translation>
    </message>
    <message>
        <source>Quadrupole</source>
        <translation>Quadrupol</translation>
    </message>
    <message>
        <source>Phased array</source>
        <translation>Phasengruppe</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Gauß-Strahl</translation>
    </message>
    <message>
        <source>Noise source</source>
        <translation>Rauschquelle</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Schirm</translation>
    </message>
    <message>
        <source>Curved screen</source>
        <translation>Gebogener Schirm</translation>
    </message>
</context>
<context>
    <name>ObjectValues</name>
    <message>
        <source>wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>A wavelength must be greater than 0.</source>
        <translation>Eine Wellenlänge muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Position of its centre, from the left</source>
        <translation>Lage seiner Mitte, von links</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Position of its centre, from the top</source>
        <translation>Lage seiner Mitte, von oben</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>Wellenlänge</translation>
    </message>
    <message>
        <source>Wavelength on the string itself; it follows from the frequency</source>
        <translation>Wellenlänge auf der Saite selbst; folgt aus der Frequenz</translation>
    </message>
    <message>
        <source>Wavelength in the pool&apos;s own medium, along an axis; it follows from the frequency</source>
        <translation>Wellenlänge im Medium des Beckens selbst, längs einer Achse; folgt aus der Frequenz</translation>
    </message>
    <message>
        <source>probe %1</source>
        <translation>Messpunkt %1</translation>
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
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Resonance chart. Points: %1. Highest point: %3 × single tap at %2 Hz.</source>
        <translation>Resonanzdiagramm. Punkte: %1. Höchster Punkt: %3 × einzelner Anstoß bei %2 Hz.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>The simulation exploded. Restart it with a smaller k.</source>
        <translation>Die Simulation ist explodiert. Starte sie mit kleinerem k neu.</translation>
    </message>
    <message>
        <source>Textbook Euler has exploded, but the other simulation continues. Restart to see it again.</source>
        <translation>Das explizite Euler-Verfahren (Lehrbuch-Euler) ist explodiert, die andere Simulation läuft weiter. Starte neu, um es noch einmal zu sehen.</translation>
    </message>
    <message>
        <source>These settings are unstable. Tap, and watch the shortest waves grow.</source>
        <translation>Diese Einstellungen sind instabil. Tippe und sieh zu, wie die kürzesten Wellen wachsen.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Tap in rhythm. Can you make it touch the ceiling?</source>
        <translation>Tippe im Takt. Schaffst du es bis zur Decke?</translation>
    </message>
    <message>
        <source>Tap again each time the string comes back, in a steady rhythm.</source>
        <translation>Tippe noch einmal, immer wenn die Saite zurückkommt, in gleichmäßigem Takt.</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Bleib im Takt: Nach dem vierten Anschlag kommt ein Punkt.</translation>
    </message>
    <message>
        <source>Try a slower or faster rhythm. Which one gives the largest wave?</source>
        <translation>Probiere einen langsameren oder schnelleren Takt. Welcher erzeugt die größte Welle?</translation>
    </message>
    <message>
        <source>Tap in a steady rhythm. Which one makes the whole pool slosh?</source>
        <translation>Tippe in gleichmäßigem Takt. Welcher Takt bringt das ganze Becken zum Schwappen?</translation>
    </message>
    <message>
        <source>Tap the water, or press and drag.</source>
        <translation>Tippe aufs Wasser, oder drück und zieh.</translation>
    </message>
    <message>
        <source>Tap in a second place. Where the circular waves meet, they add up, then pass through each other.</source>
        <translation>Tippe auf eine zweite Stelle. Wo sich die Kreiswellen treffen, addieren sie sich und laufen dann durcheinander hindurch.</translation>
    </message>
    <message>
        <source>Now press and drag. Are you faster or slower than the waves?</source>
        <translation>Drück und zieh jetzt. Bist du schneller oder langsamer als die Wellen?</translation>
    </message>
    <message>
        <source>The waves. Use the arrow keys to move the marker and SPACE to tap.</source>
        <translation>Die Wellen. Verschiebe die Markierung mit den Pfeiltasten und stoß mit der LEERTASTE an.</translation>
    </message>
    <message>
        <source>There is no experiment called “%1”.</source>
        <translation>Es gibt keinen Versuch mit dem Namen „%1“.</translation>
    </message>
    <message>
        <source>There is no lesson called “%1”.</source>
        <translation>Es gibt keine Lektion mit dem Namen „%1“.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>your frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× 1 Anstoß</translation>
    </message>
    <message>
        <source>TAP</source>
        <translation>TIPPEN</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Slow motion: ¼ speed</source>
        <translation>Zeitlupe: ¼ der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>Frequenz (Hz)</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>Anschläge</translation>
    </message>
    <message>
        <source>k · damping</source>
        <translation>k · Dämpfung</translation>
    </message>
    <message>
        <source>Repeat this step</source>
        <translation>Diesen Schritt wiederholen</translation>
    </message>
    <message>
        <source>Exit lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Open the full page</source>
        <translation>Ganze Seite öffnen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>This experiment cannot be opened:</source>
        <translation>Dieser Versuch lässt sich nicht öffnen:</translation>
    </message>
    <message>
        <source>Link, or experiment as text</source>
        <translation>Link oder Versuch als Text</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>For your class: code of your last point</source>
        <translation>Für deine Klasse: Code deines letzten Punkts</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this device could not keep up. Close other apps.</source>
        <translation>Der Takt beginnt neu, weil dieses Gerät nicht mitgekommen ist. Schließ andere Apps.</translation>
    </message>
    <message>
        <source>This device cannot keep up: time passes more slowly than it should.</source>
        <translation>Dieses Gerät kommt nicht mit: Die Simulation läuft langsamer, als sie soll.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Tension</source>
        <translation>Spannkraft</translation>
    </message>
    <message>
        <source>per step²</source>
        <translation>pro Schritt²</translation>
    </message>
    <message>
        <source>Height damping factor</source>
        <translation>Dämpfungsfaktor der Höhe</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>pro Schritt</translation>
    </message>
    <message>
        <source>Velocity damping factor</source>
        <translation>Dämpfungsfaktor der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Scales only the velocity at every step, as friction does; 1: no damping</source>
        <translation>Verkleinert bei jedem Schritt nur die Geschwindigkeit, wie es Reibung tut; 1: keine Dämpfung</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>Schritte pro Sekunde</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Number of steps in one second of simulated time</source>
        <translation>Zahl der Schritte in einer Sekunde simulierter Zeit</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>What happens to a wave at the left end</source>
        <translation>Was am linken Ende mit einer Welle geschieht</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>What happens to a wave at the right end</source>
        <translation>Was am rechten Ende mit einer Welle geschieht</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>What happens to a wave at the top side</source>
        <translation>Was an der oberen Seite mit einer Welle geschieht</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>What happens to a wave at the bottom side</source>
        <translation>Was an der unteren Seite mit einer Welle geschieht</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Nachbarschaft</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Numerical method that computes the next step</source>
        <translation>Numerisches Verfahren, das den nächsten Schritt berechnet</translation>
    </message>
    <message>
        <source>Heights as floating-point numbers or as integers</source>
        <translation>Höhen als Gleitkommazahlen oder als ganze Zahlen</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>Teiler</translation>
    </message>
    <message>
        <source>Number by which the sum of the neighbours is divided (integer water)</source>
        <translation>Zahl, durch die die Summe der Nachbarn geteilt wird (Wasser in ganzen Zahlen)</translation>
    </message>
    <message>
        <source>Damping divisor</source>
        <translation>Dämpfungsteiler</translation>
    </message>
    <message>
        <source>Number n: the height loses 1/n of its value at every step (integer water); 0: no damping</source>
        <translation>Zahl n: Die Höhe verliert bei jedem Schritt 1/n ihres Werts (Wasser in ganzen Zahlen); 0: keine Dämpfung</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shape of the pulse that a tap makes</source>
        <translation>Form des Pulses, den ein Anstoß erzeugt</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Width of the pulse that a tap makes</source>
        <translation>Breite des Pulses, den ein Anstoß erzeugt</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Effect of a tap: set the height, add to it, or pluck (release from rest)</source>
        <translation>Wirkung eines Anstoßes: Höhe setzen, zur Höhe addieren oder zupfen (aus der Ruhe loslassen)</translation>
    </message>
    <message>
        <source>Drive amplitude</source>
        <translation>Antriebsamplitude</translation>
    </message>
    <message>
        <source>Amplitude of the sine that is added to the medium at every step; 0: off</source>
        <translation>Amplitude des Sinus, der bei jedem Schritt zum Medium addiert wird; 0: aus</translation>
    </message>
    <message>
        <source>Drive frequency</source>
        <translation>Frequenz des Antriebs</translation>
    </message>
    <message>
        <source>cycles per step</source>
        <translation>Schwingungen pro Schritt</translation>
    </message>
    <message>
        <source>Drive phase</source>
        <translation>Phase des Antriebs</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>Schwingungen</translation>
    </message>
    <message>
        <source>Drive shape</source>
        <translation>Form des Antriebs</translation>
    </message>
    <message>
        <source>Shape of the driven region</source>
        <translation>Form des angetriebenen Gebiets</translation>
    </message>
    <message>
        <source>Drive width</source>
        <translation>Breite des Antriebs</translation>
    </message>
    <message>
        <source>Width of the driven region</source>
        <translation>Breite des angetriebenen Gebiets</translation>
    </message>
    <message>
        <source>Drive column</source>
        <translation>Spalte des Antriebs</translation>
    </message>
    <message>
        <source>Position of the drive: column in a pool, or point on a string</source>
        <translation>Ort des Antriebs: Spalte im Becken oder Punkt auf der Saite</translation>
    </message>
    <message>
        <source>Drive row</source>
        <translation>Zeile des Antriebs</translation>
    </message>
    <message>
        <source>Position of the drive: row in a pool</source>
        <translation>Ort des Antriebs: Zeile im Becken</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>drops/s</source>
        <translation>Tropfen/s</translation>
    </message>
    <message>
        <source>Rain seed</source>
        <translation>Startzahl des Regens</translation>
    </message>
    <message>
        <source>Drop shape</source>
        <translation>Form der Tropfen</translation>
    </message>
    <message>
        <source>Shape of a drop</source>
        <translation>Form eines Tropfens</translation>
    </message>
    <message>
        <source>Drop width</source>
        <translation>Breite der Tropfen</translation>
    </message>
    <message>
        <source>Width of a drop</source>
        <translation>Breite eines Tropfens</translation>
    </message>
    <message>
        <source>Drop height</source>
        <translation>Höhe der Tropfen</translation>
    </message>
    <message>
        <source>Drop mode</source>
        <translation>Art der Tropfen</translation>
    </message>
    <message>
        <source>Effect of a drop: set the height, add to it, or pluck (release from rest)</source>
        <translation>Wirkung eines Tropfens: Höhe setzen, zur Höhe addieren oder zupfen (aus der Ruhe loslassen)</translation>
    </message>
    <message>
        <source>Time runs</source>
        <translation>Zeit läuft</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Pixel size</source>
        <translation>Größe der Zelle am Bildschirm</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Size of a cell on the screen; 0: fits the window</source>
        <translation>Größe einer Zelle am Bildschirm; 0: passend zum Fenster</translation>
    </message>
    <message>
        <source>Integer water</source>
        <translation>Wasser (ganzzahlig)</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>Number of contour lines between rest and the end of the colour scale; 0: none</source>
        <translation>Zahl der Höhenlinien zwischen der Ruhelage und dem Ende der Farbskala; 0: keine</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>Height at the end of the colour scale; 0: adapts to the waves</source>
        <translation>Höhe am Ende der Farbskala; 0: passt sich den Wellen an</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Distance from the surface at rest down to the floor</source>
        <translation>Abstand von der ruhenden Oberfläche zum Boden</translation>
    </message>
    <message>
        <source>Caustics</source>
        <translation>Kaustiken</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>How close the camera is to the surface</source>
        <translation>Wie nah die Kamera der Oberfläche ist</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>Scales the whole new height at every step, which also pulls the medium back to rest; 1: no damping</source>
        <translation>Verkleinert bei jedem Schritt die ganze neue Höhe und zieht das Medium so auch zur Ruhelage zurück; 1: keine Dämpfung</translation>
    </message>
    <message>
        <source>Neighbours that act on a cell of the pool</source>
        <translation>Nachbarn, die auf eine Zelle des Beckens wirken</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Zahlenart</translation>
    </message>
    <message>
        <source>Behaviour of integer water: makes waves, or only blurs</source>
        <translation>Verhalten des Wassers in ganzen Zahlen: schlägt Wellen oder verschwimmt nur</translation>
    </message>
    <message>
        <source>Frequency of the sine drive</source>
        <translation>Frequenz des Sinusantriebs</translation>
    </message>
    <message>
        <source>Phase of the sine drive at step 0</source>
        <translation>Phase des Sinusantriebs beim Schritt 0</translation>
    </message>
    <message>
        <source>How many drops fall per second; 0: none</source>
        <translation>Zahl der Tropfen pro Sekunde; 0: keine</translation>
    </message>
    <message>
        <source>Seed of the random drops; the same seed gives the same rain</source>
        <translation>Startzahl der zufälligen Tropfen; dieselbe Startzahl gibt denselben Regen</translation>
    </message>
    <message>
        <source>How high a drop lifts the water</source>
        <translation>Wie hoch ein Tropfen das Wasser hebt</translation>
    </message>
    <message>
        <source>When the simulation runs: always, or only while the pointer is over the pool</source>
        <translation>Wann die Simulation läuft: immer oder nur, solange der Zeiger über dem Becken ist</translation>
    </message>
    <message>
        <source>Shows the frame rate beside the pool</source>
        <translation>Zeigt die Bildrate neben dem Becken</translation>
    </message>
    <message>
        <source>How the pool is drawn</source>
        <translation>Wie das Becken gezeichnet wird</translation>
    </message>
    <message>
        <source>The colours of heights above and below rest</source>
        <translation>Die Farben der Höhen über und unter der Ruhelage</translation>
    </message>
    <message>
        <source>Refractive index n</source>
        <translation>Brechungsindex n</translation>
    </message>
    <message>
        <source>How many times slower light is in the water than in air</source>
        <translation>Faktor, um den Licht im Wasser langsamer ist als in Luft</translation>
    </message>
    <message>
        <source>How strongly the waves focus light into bright lines on the floor</source>
        <translation>Wie stark die Wellen das Licht am Boden zu hellen Linien bündeln</translation>
    </message>
    <message>
        <source>Vertical exaggeration</source>
        <translation>Überhöhung</translation>
    </message>
    <message>
        <source>Factor by which the height of the waves is exaggerated</source>
        <translation>Faktor, um den die Wellen überhöht gezeichnet werden</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>How far the view of the surface is rotated</source>
        <translation>Wie weit der Blick auf die Fläche gedreht ist</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Angle at which the camera looks down at the surface; 90: straight down</source>
        <translation>Winkel, unter dem die Kamera auf die Oberfläche schaut; 90: senkrecht von oben</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Length of one cell, in the unit cellUnit</source>
        <translation>Länge einer Zelle in der Einheit cellUnit</translation>
    </message>
    <message>
        <source>Keep mean height</source>
        <translation>Mittlere Höhe erhalten</translation>
    </message>
    <message>
        <source>Keeps the mean height constant: the total added by taps, drops, drive and sources is subtracted evenly from all cells. Works only if all sides are free or periodic</source>
        <translation>Hält die mittlere Höhe konstant: Was Anstöße, Tropfen, Antrieb und Quellen insgesamt hinzufügen, wird von allen Zellen gleichmäßig abgezogen. Geht nur, wenn alle Seiten frei oder periodisch sind</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Set: new height. Pluck: height before release. Add: height added, and the same amount of velocity per step. A wide pulse then rises to many times this height</source>
        <translation>Setzen: neue Höhe. Zupfen: Höhe vor dem Loslassen. Addieren: addierte Höhe und ebenso viel Geschwindigkeit pro Schritt. Ein breiter Puls steigt danach auf ein Vielfaches dieser Höhe</translation>
    </message>
    <message>
        <source>Regions represent</source>
        <translation>Gebiete sind</translation>
    </message>
    <message>
        <source>water of different depth</source>
        <translation>Wasser anderer Tiefe</translation>
    </message>
    <message>
        <source>a membrane of different mass</source>
        <translation>eine Membran anderer Masse</translation>
    </message>
    <message>
        <source>Meaning of a region with a different wave speed. Water of different depth: waves get higher where they slow down. Membrane or string of different mass: waves get lower there</source>
        <translation>Bedeutung eines Gebiets mit anderer Ausbreitungsgeschwindigkeit. Wasser anderer Tiefe: Wo Wellen langsamer werden, werden sie höher. Membran oder Saite anderer Masse: Dort werden sie niedriger</translation>
    </message>
    <message>
        <source>Impedance at the left end</source>
        <translation>Impedanz des linken Endes</translation>
    </message>
    <message>
        <source>Impedance of the left end relative to the string. 0: free; 1: absorbs every wave; large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high</source>
        <translation>Impedanz des linken Endes im Verhältnis zur Saite. 0: frei; 1: absorbiert jede Welle; große Werte: beinahe fest. Eine reflektierte Welle ist (1 − Z)/(1 + Z)-mal so hoch</translation>
    </message>
    <message>
        <source>Impedance at the right end</source>
        <translation>Impedanz des rechten Endes</translation>
    </message>
    <message>
        <source>Impedance of the right end relative to the string. 0: free; 1: absorbs every wave; large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high</source>
        <translation>Impedanz des rechten Endes im Verhältnis zur Saite. 0: frei; 1: absorbiert jede Welle; große Werte: beinahe fest. Eine reflektierte Welle ist (1 − Z)/(1 + Z)-mal so hoch</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perlen</translation>
    </message>
    <message>
        <source>Number n: a bead is drawn on every n-th point of the string; 0: no beads</source>
        <translation>Zahl n: Auf jedem n-ten Punkt der Saite liegt eine Perle; 0: keine Perlen</translation>
    </message>
    <message>
        <source>Width of the absorbing layer</source>
        <translation>Breite der absorbierenden Schicht</translation>
    </message>
    <message>
        <source>Number of hidden cells that absorb waves beyond each absorbing side of a pool. A narrow layer reflects a little, but a wide layer takes longer to compute</source>
        <translation>Zahl der verborgenen Zellen, die hinter jeder absorbierenden Seite eines Beckens Wellen absorbieren. Eine schmale Schicht reflektiert ein wenig, eine breite braucht mehr Rechenzeit</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>Resistance of a string to bending, in addition to its tension; 0: none</source>
        <translation>Widerstand einer Saite gegen Biegung, zusätzlich zu ihrer Spannkraft; 0: keiner</translation>
    </message>
    <message>
        <source>points²</source>
        <translation>Punkte²</translation>
    </message>
    <message>
        <source>Represents</source>
        <translation>Steht für</translation>
    </message>
    <message>
        <source>Real system that the string or pool represents. Lengths, times and frequencies are then shown in real units</source>
        <translation>Reales System, das die Saite oder das Becken darstellt. Längen, Zeiten und Frequenzen werden dann in realen Einheiten gezeigt</translation>
    </message>
    <message>
        <source>Real length</source>
        <translation>Reale Länge</translation>
    </message>
    <message>
        <source>Length of the real string, or of the real pool from left to right</source>
        <translation>Länge der echten Saite oder des echten Beckens von links nach rechts</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Force that stretches the real string</source>
        <translation>Kraft, mit der die echte Saite gespannt ist</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Linear density</source>
        <translation>Masse pro Länge</translation>
    </message>
    <message>
        <source>Mass per metre of the real string</source>
        <translation>Masse pro Meter der echten Saite</translation>
    </message>
    <message>
        <source>kg/m</source>
        <translation>kg/m</translation>
    </message>
    <message>
        <source>Depth of the water</source>
        <translation>Wassertiefe</translation>
    </message>
    <message>
        <source>Depth of the real water. Long waves travel at √(g·h)</source>
        <translation>Tiefe des echten Wassers. Lange Wellen laufen mit √(g·h)</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>Gezeigte Größe</translation>
    </message>
    <message>
        <source>Quantity that the line of the string shows</source>
        <translation>Größe, die die Linie der Saite zeigt</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Direction in which points are drawn moving: across the string (transverse) or along it (longitudinal)</source>
        <translation>Richtung, in der sich die gezeichneten Punkte bewegen: quer zur Saite (transversal) oder längs der Saite (longitudinal)</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>Shows springs between the points of the string</source>
        <translation>Zeigt Federn zwischen den Punkten der Saite</translation>
    </message>
    <message>
        <source>Travelling waves</source>
        <translation>Laufende Wellen</translation>
    </message>
    <message>
        <source>Shows the waves travelling right and left in addition to their sum</source>
        <translation>Zeigt neben der Summe auch die Wellen, die nach rechts und nach links laufen</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Marks nodes and the distances between them</source>
        <translation>Markiert Knoten und ihre Abstände</translation>
    </message>
    <message>
        <source>Energy along the string</source>
        <translation>Energie längs der Saite</translation>
    </message>
    <message>
        <source>Shows kinetic and potential energy along the string</source>
        <translation>Zeigt kinetische und potenzielle Energie längs der Saite</translation>
    </message>
    <message>
        <source>Energy flow</source>
        <translation>Energiefluss</translation>
    </message>
    <message>
        <source>Shows the energy flow along the string as arrows</source>
        <translation>Zeigt den Energiefluss längs der Saite mit Pfeilen</translation>
    </message>
    <message>
        <source>Falling objects</source>
        <translation>Fallende Objekte</translation>
    </message>
    <message>
        <source>Objects that fall into the pool: raindrops, firework sparks or snow</source>
        <translation>Objekte, die in das Becken fallen: Regentropfen, Funken eines Feuerwerks oder Schnee</translation>
    </message>
    <message>
        <source>Launch column</source>
        <translation>Startspalte</translation>
    </message>
    <message>
        <source>Column from which the fireworks are launched</source>
        <translation>Spalte, aus der das Feuerwerk aufsteigt</translation>
    </message>
    <message>
        <source>Launch row</source>
        <translation>Startzeile</translation>
    </message>
    <message>
        <source>Row from which the fireworks are launched</source>
        <translation>Zeile, aus der das Feuerwerk aufsteigt</translation>
    </message>
    <message>
        <source>Launch/fall speed</source>
        <translation>Start-/Fallgeschwindigkeit</translation>
    </message>
    <message>
        <source>Launch speed of the sparks, or fall speed of the snowflakes</source>
        <translation>Startgeschwindigkeit der Funken oder Fallgeschwindigkeit der Schneeflocken</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>Zellen/s</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Fallbeschleunigung</translation>
    </message>
    <message>
        <source>Downward acceleration of the sparks</source>
        <translation>Beschleunigung der Funken nach unten</translation>
    </message>
    <message>
        <source>cells/s²</source>
        <translation>Zellen/s²</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Verwehung</translation>
    </message>
    <message>
        <source>Distance that flakes drift in one second along each axis (root mean square); grows with the square root of time</source>
        <translation>Strecke, um die Flocken in einer Sekunde längs jeder Achse verweht werden (quadratisches Mittel); wächst mit der Wurzel der Zeit</translation>
    </message>
    <message>
        <source>cells/√s</source>
        <translation>Zellen/√s</translation>
    </message>
    <message>
        <source>How strongly neighbours pull on each other. The Courant number c·Δt/Δx, the speed of long waves in cells per step, is √k. Diagonal stencil: √(2k). Moore stencil: √(3k)</source>
        <translation>Wie stark die Nachbarn aufeinander wirken. Die Courant-Zahl c·Δt/Δx, die Geschwindigkeit langer Wellen in Zellen pro Schritt, ist √k. Diagonale Nachbarschaft: √(2k). Moore-Nachbarschaft: √(3k)</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Decke</translation>
    </message>
    <message>
        <source>Height at which the ceiling of the string is drawn; 0: the height that taps can reach</source>
        <translation>Höhe, in der die Decke der Saite gezeichnet wird; 0: die Höhe, die Anstöße erreichen können</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Deep water</source>
        <translation>Tiefes Wasser</translation>
    </message>
    <message>
        <source>Flat blue (2013 version)</source>
        <translation>Flaches Blau (2013)</translation>
    </message>
    <message>
        <source>Height as colour</source>
        <translation>Höhe als Farbe</translation>
    </message>
    <message>
        <source>3-D surface</source>
        <translation>3D-Oberfläche</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>8-bit wrap-around</source>
        <translation>8-Bit-Überlauf</translation>
    </message>
    <message>
        <source>Clear water over a floor</source>
        <translation>Klares Wasser und Boden</translation>
    </message>
    <message>
        <source>Height in shades of blue, lit from the upper left.</source>
        <translation>Die Höhe in Blautönen, mit Licht von links oben.</translation>
    </message>
    <message>
        <source>Troughs are black, crests are blue.</source>
        <translation>Wellentäler sind schwarz, Wellenberge blau.</translation>
    </message>
    <message>
        <source>Crests in one colour, troughs in another. Equal steps in height look equal.</source>
        <translation>Wellenberge in einer Farbe, Wellentäler in einer anderen. Gleiche Höhenunterschiede sehen gleich aus.</translation>
    </message>
    <message>
        <source>The water in 3-D. Rotate it with the right mouse button, zoom with the wheel.</source>
        <translation>Das Wasser in 3D. Drehe es mit der rechten Maustaste, zoome mit dem Mausrad.</translation>
    </message>
    <message>
        <source>The kinetic and potential energy in each cell.</source>
        <translation>Die kinetische und potenzielle Energie jeder Zelle.</translation>
    </message>
    <message>
        <source>The colours start again at the end of their range, as an 8-bit integer overflows.</source>
        <translation>Die Farben beginnen am Ende ihres Bereichs von vorn, so wie eine ganze Zahl von 8 Bit überläuft.</translation>
    </message>
    <message>
        <source>The floor seen through the waves: refracted light, shadows, and bright lines (caustics) where light is gathered.</source>
        <translation>Der Boden durch die Wellen gesehen: gebrochenes Licht, Schatten und helle Linien (Kaustiken), wo sich Licht sammelt.</translation>
    </message>
    <message>
        <source>Purple and green</source>
        <translation>Violett und Grün</translation>
    </message>
    <message>
        <source>Dark: blue and amber</source>
        <translation>Dunkel: Blau und Bernstein</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Blau und Orange</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensität</translation>
    </message>
    <message>
        <source>Mean squared height over whole periods. Shows where the waves are strong.</source>
        <translation>Mittel der quadrierten Höhe über ganze Perioden. Zeigt, wo die Wellen stark sind.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Water effects</source>
        <translation>Wassereffekte</translation>
    </message>
    <message>
        <source>The wave applet (as printed)</source>
        <translation>Das Wellen-Applet (wie gedruckt)</translation>
    </message>
    <message>
        <source>The wave applet</source>
        <translation>Das Wellen-Applet</translation>
    </message>
    <message>
        <source>The rule adds up eight neighbours in integers and divides the sum by four. With this divisor a flat surface stays flat.</source>
        <translation>Die Regel addiert acht Nachbarn in ganzen Zahlen und teilt die Summe durch vier. Mit diesem Teiler bleibt eine ebene Fläche eben.</translation>
    </message>
    <message>
        <source>Area sampling</source>
        <translation>Flächenabtastung</translation>
    </message>
    <message>
        <source>The 2009 programs</source>
        <translation>Die Programme von 2009</translation>
    </message>
    <message>
        <source>2009 water</source>
        <translation>Das Wasser von 2009</translation>
    </message>
    <message>
        <source>The heights are integers. Click and hold, or drag, to move the water under the pointer.</source>
        <translation>Die Höhen sind ganze Zahlen. Klick und halte oder zieh, um das Wasser unter dem Zeiger zu bewegen.</translation>
    </message>
    <message>
        <source>The 2013 page</source>
        <translation>Die Seite von 2013</translation>
    </message>
    <message>
        <source>2013 pool (as described)</source>
        <translation>Das Becken von 2013 (wie beschrieben)</translation>
    </message>
    <message>
        <source>This is the 2013 pool with the four nearest neighbours and the stronger damping described in the text of the page.</source>
        <translation>Das Becken von 2013 mit den vier nächsten Nachbarn und der stärkeren Dämpfung, die der Text der Seite beschreibt.</translation>
    </message>
    <message>
        <source>2013 pool (as coded)</source>
        <translation>Das Becken von 2013 (wie programmiert)</translation>
    </message>
    <message>
        <source>Waves reflect and interfere. The diagonal stencil reaches only every second cell, as on a chessboard.</source>
        <translation>Wellen werden reflektiert und interferieren. Die diagonale Nachbarschaft erreicht nur jede zweite Zelle, wie auf einem Schachbrett.</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier anfangen</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Ein Becken</translation>
    </message>
    <message>
        <source>Click, hold and drag. Circular waves spread, meet and are reflected by the walls.</source>
        <translation>Klick, halte und zieh: Kreiswellen breiten sich aus, begegnen sich und werden an den Wänden reflektiert.</translation>
    </message>
    <message>
        <source>A ring-shaped string</source>
        <translation>Eine ringförmige Saite</translation>
    </message>
    <message>
        <source>The two ends are joined. Two pulses travel round in opposite directions and pass through each other twice a second.</source>
        <translation>Die beiden Enden sind verbunden. Zwei Pulse laufen in entgegengesetzter Richtung um und laufen zweimal pro Sekunde durcheinander hindurch.</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>Springs in a row</source>
        <translation>Federn in einer Reihe</translation>
    </message>
    <message>
        <source>Springs in a sheet</source>
        <translation>Federn in einer Fläche</translation>
    </message>
    <message>
        <source>Each point is connected to four neighbours, and opposite sides are joined. A wave that leaves on one side enters on the opposite side.</source>
        <translation>Jeder Punkt ist mit vier Nachbarn verbunden, und gegenüberliegende Seiten hängen zusammen. Eine Welle, die auf einer Seite hinausläuft, kommt auf der anderen herein.</translation>
    </message>
    <message>
        <source>2009 string</source>
        <translation>Die Saite von 2009</translation>
    </message>
    <message>
        <source>Each tap lifts the string to half height at a quarter of its length. Can you make the wave reach the right end?</source>
        <translation>Jeder Anstoß hebt die Saite bei einem Viertel ihrer Länge auf halbe Höhe. Schaffst du es, dass die Welle das rechte Ende erreicht?</translation>
    </message>
    <message>
        <source>2013 string</source>
        <translation>Die Saite von 2013</translation>
    </message>
    <message>
        <source>A string with a free end</source>
        <translation>Eine Saite mit freiem Ende</translation>
    </message>
    <message>
        <source>One end can slide freely. Pulses are reflected upright there, and the fundamental frequency is half as high as with fixed ends.</source>
        <translation>Ein Ende kann frei gleiten. Pulse werden dort aufrecht reflektiert, und die Grundfrequenz ist nur halb so hoch wie mit festen Enden.</translation>
    </message>
    <message>
        <source>A string with fixed ends</source>
        <translation>Eine Saite mit festen Enden</translation>
    </message>
    <message>
        <source>First each cell becomes the mean of itself and its neighbours, so a drop only blurs. Then the rule becomes half the neighbours&apos; sum minus the previous value, less a sixteenth, and the water oscillates.</source>
        <translation>Zuerst wird jede Zelle das Mittel aus sich und den Nachbarn, ein Tropfen verschwimmt also nur. Dann gilt: halbe Nachbarsumme minus voriger Wert, weniger ein Sechzehntel, und das Wasser schwingt.</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Strand</translation>
    </message>
    <message>
        <source>Absorbing walls</source>
        <translation>Absorbierende Wände</translation>
    </message>
    <message>
        <source>Helmholtz resonance of a bay</source>
        <translation>Helmholtz-Resonanz einer Bucht</translation>
    </message>
    <message>
        <source>Reflection in a corner</source>
        <translation>Reflexion in einer Ecke</translation>
    </message>
    <message>
        <source>Three reflected waves return: one upside down from each wall, and one upright from the corner.</source>
        <translation>Drei reflektierte Wellen kommen zurück: von jeder Wand eine umgekehrte und aus der Ecke eine aufrechte.</translation>
    </message>
    <message>
        <source>Numerical dispersion in a pool</source>
        <translation>Numerische Dispersion im Becken</translation>
    </message>
    <message>
        <source>On a grid, short waves lag behind, most of all along the axes. The front of a sharp drop is therefore not a circle.</source>
        <translation>Auf einem Gitter bleiben kurze Wellen zurück, am meisten längs der Achsen. Die Front eines scharfen Tropfens ist deshalb kein Kreis.</translation>
    </message>
    <message>
        <source>Doppler effect</source>
        <translation>Doppler-Effekt</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Doppelspalt</translation>
    </message>
    <message>
        <source>Ellipse with two foci</source>
        <translation>Ellipse mit zwei Brennpunkten</translation>
    </message>
    <message>
        <source>Waves that start at one focus of the ellipse arrive at the other focus from all sides at the same time.</source>
        <translation>Wellen, die in einem Brennpunkt der Ellipse beginnen, treffen im anderen gleichzeitig aus allen Richtungen ein.</translation>
    </message>
    <message>
        <source>Fixed and free walls</source>
        <translation>Feste und freie Wände</translation>
    </message>
    <message>
        <source>The fixed wall (top) reflects the pulse upside down. The free wall (bottom) reflects the pulse upright.</source>
        <translation>Die feste Wand (oben) reflektiert den Puls umgekehrt, die freie Wand (unten) aufrecht.</translation>
    </message>
    <message>
        <source>Four sources in a row</source>
        <translation>Vier Quellen in einer Reihe</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Linse</translation>
    </message>
    <message>
        <source>Waves are slower in the shallow lens. The thick middle delays them most, so plane waves converge to a focus.</source>
        <translation>In der Linse mit flachem Wasser sind die Wellen langsamer. Die dicke Mitte hält sie am meisten auf, deshalb laufen ebene Wellen in einem Brennpunkt zusammen.</translation>
    </message>
    <message>
        <source>One source</source>
        <translation>Eine Quelle</translation>
    </message>
    <message>
        <source>Parabolic mirror</source>
        <translation>Parabolspiegel</translation>
    </message>
    <message>
        <source>Two sources in antiphase</source>
        <translation>Zwei Quellen in Gegenphase</translation>
    </message>
    <message>
        <source>The two sources oscillate in antiphase. The middle line is now a nodal line, and every maximum has become a minimum.</source>
        <translation>Die zwei Quellen schwingen in Gegenphase. Die Mittellinie ist jetzt eine Knotenlinie, und jedes Maximum ist ein Minimum geworden.</translation>
    </message>
    <message>
        <source>Plane wave</source>
        <translation>Ebene Welle</translation>
    </message>
    <message>
        <source>An oscillating line makes plane waves. Plane waves keep their height because they do not spread out.</source>
        <translation>Eine schwingende Linie erzeugt ebene Wellen. Sie behalten ihre Höhe, weil sie nicht auseinanderlaufen.</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Seiche: standing waves of a pool</source>
        <translation>Seiche: stehende Wellen eines Beckens</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Einzelspalt</translation>
    </message>
    <message>
        <source>Slow medium: Snell&apos;s law</source>
        <translation>Langsames Medium: Brechungsgesetz</translation>
    </message>
    <message>
        <source>Mach wedge: source faster than waves</source>
        <translation>Machscher Keil: Quelle schneller als die Wellen</translation>
    </message>
    <message>
        <source>The source is faster than its waves, so the waves form a wedge. The sine of the half-angle is the wave speed divided by the speed of the source.</source>
        <translation>Die Quelle ist schneller als ihre Wellen, deshalb bilden sie einen Keil. Der Sinus des halben Öffnungswinkels ist die Ausbreitungsgeschwindigkeit, geteilt durch die Geschwindigkeit der Quelle.</translation>
    </message>
    <message>
        <source>Total internal reflection</source>
        <translation>Totalreflexion</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>Zwei Quellen</translation>
    </message>
    <message>
        <source>Waveguide</source>
        <translation>Wellenleiter</translation>
    </message>
    <message>
        <source>Only waves shorter than twice the width can travel between fixed walls. The wide channel carries this wave, and the narrow channel does not.</source>
        <translation>Zwischen festen Wänden können nur Wellen laufen, die kürzer als die doppelte Breite sind. Der breite Kanal leitet diese Welle, der schmale nicht.</translation>
    </message>
    <message>
        <source>The sum of the eight neighbours is divided by two, as originally printed. Even a flat surface grows by a factor of 3.73 at every step.</source>
        <translation>Die Summe der acht Nachbarn wird durch zwei geteilt, wie ursprünglich gedruckt. Sogar eine ebene Fläche wächst bei jedem Schritt auf das 3,73-Fache.</translation>
    </message>
    <message>
        <source>Near the shore the water is shallower and waves are slower. They get shorter and turn until they arrive almost head-on.</source>
        <translation>Nahe am Ufer ist das Wasser flacher, und die Wellen sind langsamer. Sie werden kürzer und drehen sich, bis sie fast gerade auf das Ufer zulaufen.</translation>
    </message>
    <message>
        <source>Water flows in and out through the narrow mouth, so the whole bay rises and falls. This happens at a frequency far below the first standing wave of the bay.</source>
        <translation>Wasser strömt durch die enge Mündung hinein und hinaus, und die ganze Bucht hebt und senkt sich. Das geschieht mit einer Frequenz weit unter der ersten stehenden Welle der Bucht.</translation>
    </message>
    <message>
        <source>Two uncoupled grids</source>
        <translation>Zwei entkoppelte Gitter</translation>
    </message>
    <message>
        <source>The diagonal stencil never couples the two colours of a chessboard. A drop in one cell reaches only cells of the same colour.</source>
        <translation>Die diagonale Nachbarschaft koppelt die zwei Farben eines Schachbretts nie. Ein Tropfen in einer Zelle erreicht nur Zellen derselben Farbe.</translation>
    </message>
    <message>
        <source>Ahead of the moving source the waves are shorter and arrive more often. Behind the source they are longer and arrive less often.</source>
        <translation>Vor der bewegten Quelle sind die Wellen kürzer und kommen häufiger an. Hinter der Quelle sind sie länger und kommen seltener an.</translation>
    </message>
    <message>
        <source>The waves from two slits interfere. Maxima lie in the directions where the paths from the slits differ by whole wavelengths.</source>
        <translation>Die Wellen aus zwei Spalten interferieren. Maxima liegen in den Richtungen, in denen sich die Wege von den Spalten um ganze Wellenlängen unterscheiden.</translation>
    </message>
    <message>
        <source>A steadily oscillating source sends out circular waves, one wavelength apart. They get lower as they spread.</source>
        <translation>Eine gleichmäßig schwingende Quelle sendet Kreiswellen im Abstand einer Wellenlänge aus. Sie werden niedriger, je weiter sie sich ausbreiten.</translation>
    </message>
    <message>
        <source>All paths from the focus to the mirror and on to a straight line are equally long. Circular waves are therefore reflected as plane waves.</source>
        <translation>Alle Wege vom Brennpunkt zum Spiegel und weiter zu einer Geraden sind gleich lang. Deshalb werden Kreiswellen als ebene Wellen reflektiert.</translation>
    </message>
    <message>
        <source>The slow prism turns the beam towards its base, twice in the same direction.</source>
        <translation>Das langsame Prisma bricht das Bündel zu seiner Basis hin, zweimal in dieselbe Richtung.</translation>
    </message>
    <message>
        <source>Every drop makes its own circular wave, and the waves pass through each other unchanged. The same seed gives the same rain.</source>
        <translation>Jeder Tropfen macht seine eigene Kreiswelle, und die Wellen laufen unverändert durcheinander hindurch. Dieselbe Startzahl gibt denselben Regen.</translation>
    </message>
    <message>
        <source>A slit three wavelengths wide sends most of the wave straight ahead, with minima on both sides. Make the slit narrower: the wave spreads in all directions.</source>
        <translation>Ein Spalt von drei Wellenlängen lässt das meiste der Welle geradeaus laufen, mit Minima auf beiden Seiten. Mach den Spalt schmaler: Die Welle breitet sich nach allen Seiten aus.</translation>
    </message>
    <message>
        <source>At the boundary of a slower medium the wave turns towards the normal. The sines of the angles have the same ratio as the speeds.</source>
        <translation>An der Grenze zu einem langsameren Medium wird die Welle zum Lot hin gebrochen. Die Sinus der Winkel verhalten sich wie die Geschwindigkeiten.</translation>
    </message>
    <message>
        <source>The points of a periodic row have a position and a velocity. A larger k makes them oscillate faster, and damping slows them down.</source>
        <translation>Die Punkte einer periodischen Reihe haben Ort und Geschwindigkeit. Mit größerer Federkonstante schwingen sie schneller, Dämpfung bremst sie.</translation>
    </message>
    <message>
        <source>Find the resonance of the string and make the waves reach the ceiling. Its frequency depends on the damping, not on the length.</source>
        <translation>Finde die Resonanz der Saite und lass die Wellen die Decke erreichen. Ihre Frequenz hängt von der Dämpfung ab, nicht von der Länge.</translation>
    </message>
    <message>
        <source>Tap at the natural frequency of the string. Small taps at the right moment build up a wave fourteen times as high as a single tap.</source>
        <translation>Tippe mit der Eigenfrequenz der Saite. Kleine Anstöße im richtigen Augenblick bauen eine Welle auf, vierzehnmal so hoch wie bei einem einzelnen Anstoß.</translation>
    </message>
    <message>
        <source>In the slow medium, the wave meets the boundary at too shallow an angle to leave. It is reflected, and only a weak wave creeps along outside.</source>
        <translation>Im langsamen Medium trifft die Welle zu flach auf die Grenze, um hinauszukommen. Sie wird reflektiert, und nur eine schwache Welle läuft außen an der Grenze entlang.</translation>
    </message>
    <message>
        <source>The waves add up where the paths from the two sources differ by whole wavelengths. With half a wavelength more, they nearly cancel.</source>
        <translation>Die Wellen addieren sich, wo sich die Wege von den zwei Quellen um ganze Wellenlängen unterscheiden. Bei einer halben Wellenlänge mehr löschen sie sich fast aus.</translation>
    </message>
    <message>
        <source>A thick, absorbing breakwater protects a harbour. Waves enter only through the gap, and hardly anything is reflected.</source>
        <translation>Eine dicke, absorbierende Mole schützt den Hafen. Wellen kommen nur durch die Einfahrt herein, und kaum etwas wird reflektiert.</translation>
    </message>
    <message>
        <source>Four sources in a row are half a wavelength apart. They send one beam forwards and one beam backwards, and hardly any waves along the row.</source>
        <translation>Vier Quellen stehen in einer Reihe, je eine halbe Wellenlänge voneinander entfernt. Sie senden ein Bündel nach vorn und eines nach hinten, aber kaum Wellen längs der Reihe.</translation>
    </message>
    <message>
        <source>Driven at a natural frequency, the pool oscillates in p × q half-wavelengths, higher and higher. Between these frequencies it oscillates much less.</source>
        <translation>Mit einer Eigenfrequenz angetrieben, schwingt das Becken in p × q halben Wellen, immer höher. Zwischen diesen Frequenzen schwingt es viel weniger.</translation>
    </message>
    <message>
        <source>Two strings joined</source>
        <translation>Zwei verbundene Saiten</translation>
    </message>
    <message>
        <source>The right string has a higher linear density, so waves are only 0.6 times as fast there. A quarter of the pulse height is reflected upside down, and three quarters are transmitted.</source>
        <translation>Die rechte Saite hat mehr Masse pro Länge, deshalb sind Wellen dort nur 0,6-mal so schnell. Ein Viertel der Pulshöhe wird umgekehrt reflektiert, drei Viertel werden durchgelassen.</translation>
    </message>
    <message>
        <source>A small tank</source>
        <translation>Eine Wanne</translation>
    </message>
    <message>
        <source>Click in a steady rhythm. At the right frequency the whole tank oscillates, higher with every click.</source>
        <translation>Klick in gleichmäßigem Takt. Bei der richtigen Frequenz schwingt die ganze Wanne, mit jedem Klick höher.</translation>
    </message>
    <message>
        <source>Beats on a string</source>
        <translation>Schwebung auf einer Saite</translation>
    </message>
    <message>
        <source>Two oscillators of 8 Hz and 9 Hz drive one string. Where both waves arrive, the amplitude rises and falls once a second.</source>
        <translation>Zwei Oszillatoren mit 8 Hz und 9 Hz treiben eine Saite an. Wo beide Wellen ankommen, nimmt die Amplitude einmal pro Sekunde zu und wieder ab.</translation>
    </message>
    <message>
        <source>A chain of ten beads</source>
        <translation>Eine Kette aus zehn Perlen</translation>
    </message>
    <message>
        <source>Ten beads joined by springs have exactly ten standing waves. Their overtones are lower than the overtones of a string.</source>
        <translation>Zehn Perlen, durch Federn verbunden, haben genau zehn stehende Wellen. Ihre Oberschwingungen liegen tiefer als die einer Saite.</translation>
    </message>
    <message>
        <source>Two strings coupled by a bridge</source>
        <translation>Zwei Saiten, gekoppelt durch einen Steg</translation>
    </message>
    <message>
        <source>The heavy bridge in the middle lets a little energy through. The oscillation moves from the left string to the right string and back again.</source>
        <translation>Der schwere Steg in der Mitte lässt ein wenig Energie durch. Die Schwingung geht von der linken auf die rechte Saite über und wieder zurück.</translation>
    </message>
    <message>
        <source>A piano string</source>
        <translation>Eine Klaviersaite</translation>
    </message>
    <message>
        <source>Steel resists bending, so short waves run ahead of the pulse from the hammer. The harmonics are too high, the eighth by nearly four per cent.</source>
        <translation>Stahl ist biegesteif, deshalb laufen kurze Wellen dem Puls des Hammers voraus. Die Harmonischen sind zu hoch, die achte um fast vier Prozent.</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Saiten</translation>
    </message>
    <message>
        <source>Waves and sources</source>
        <translation>Wellen und Quellen</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Interferenz</translation>
    </message>
    <message>
        <source>Slits and obstacles</source>
        <translation>Spalte und Hindernisse</translation>
    </message>
    <message>
        <source>Mirrors and walls</source>
        <translation>Spiegel und Wände</translation>
    </message>
    <message>
        <source>Refraction and lenses</source>
        <translation>Brechung und Linsen</translation>
    </message>
    <message>
        <source>Waveguides and filters</source>
        <translation>Wellenleiter und Filter</translation>
    </message>
    <message>
        <source>Rooms and modes</source>
        <translation>Räume und Moden</translation>
    </message>
    <message>
        <source>Moving sources</source>
        <translation>Bewegte Quellen</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Numerics</source>
        <translation>Numerik</translation>
    </message>
    <message>
        <source>Non-circular waves (anisotropy)</source>
        <translation>Nicht kreisförmige Wellen (Anisotropie)</translation>
    </message>
    <message>
        <source>Anti-reflective coating</source>
        <translation>Entspiegelung</translation>
    </message>
    <message>
        <source>With a quarter-wave layer in front of the slow water (top), nothing is reflected. Without the layer (bottom), a partial standing wave forms.</source>
        <translation>Mit einer Viertelwellenschicht vor dem langsamen Wasser (oben) wird nichts reflektiert. Ohne die Schicht (unten) entsteht eine teilweise stehende Welle.</translation>
    </message>
    <message>
        <source>Babinet&apos;s principle</source>
        <translation>Babinetsches Prinzip</translation>
    </message>
    <message>
        <source>The waves pass a slit (top), nothing (middle) and a strip that would exactly fill the slit (bottom). The waves behind slit and strip add up to the wave in the middle.</source>
        <translation>Die Wellen laufen durch einen Spalt (oben), ungehindert (Mitte) und an einem Streifen vorbei, der den Spalt genau füllen würde (unten). Hinter Spalt und Streifen ergeben sie zusammen die Welle in der Mitte.</translation>
    </message>
    <message>
        <source>Loudspeaker in a wall</source>
        <translation>Lautsprecher in einer Wand</translation>
    </message>
    <message>
        <source>A piston two wavelengths wide oscillates in a rigid wall and sends a beam straight ahead. In one direction on each side there is hardly any sound.</source>
        <translation>Ein Kolben, zwei Wellenlängen breit, schwingt in einer starren Wand und sendet ein Bündel geradeaus. In einer Richtung auf jeder Seite ist kaum Schall zu hören.</translation>
    </message>
    <message>
        <source>Beats of two sources</source>
        <translation>Schwebung zweier Quellen</translation>
    </message>
    <message>
        <source>Two sources have nearly the same frequency, so the pattern of maxima and minima moves slowly. How often does a maximum pass a probe?</source>
        <translation>Zwei Quellen haben fast dieselbe Frequenz, deshalb wandert das Muster aus Maxima und Minima langsam. Wie oft zieht ein Maximum an einem Messpunkt vorbei?</translation>
    </message>
    <message>
        <source>Seiche of a bent lake</source>
        <translation>Seiche eines gebogenen Sees</translation>
    </message>
    <message>
        <source>Long waves follow the bends of a long lake. The period is the same as in a straight lake with the length of the middle line.</source>
        <translation>Lange Wellen folgen den Biegungen eines langen Sees. Die Periodendauer ist dieselbe wie in einem geraden See von der Länge der Mittellinie.</translation>
    </message>
    <message>
        <source>Bragg mirror (thin layers)</source>
        <translation>Bragg-Spiegel (dünne Schichten)</translation>
    </message>
    <message>
        <source>Four strips and their gaps, each a quarter of a wavelength long, reflect in phase and are nearly a mirror. Waves half as long pass through.</source>
        <translation>Vier Streifen und ihre Lücken, je eine Viertelwellenlänge lang, reflektieren in Phase und sind fast ein Spiegel. Halb so lange Wellen gehen hindurch.</translation>
    </message>
    <message>
        <source>Focusing by a circular wall</source>
        <translation>Fokussierung durch eine runde Wand</translation>
    </message>
    <message>
        <source>A wave starts beside the centre of a circular wall. It converges equally far from the centre on the other side, and then again at its starting point.</source>
        <translation>Eine Welle beginnt neben der Mitte einer runden Wand. Sie läuft auf der anderen Seite zusammen, gleich weit von der Mitte, und dann wieder an ihrem Ausgangspunkt.</translation>
    </message>
    <message>
        <source>A round drum</source>
        <translation>Eine runde Trommel</translation>
    </message>
    <message>
        <source>Struck off-centre, a round drum has overtones that are not multiples of the lowest frequency. Its sound has a pitch but is not harmonic.</source>
        <translation>Neben der Mitte angeschlagen, hat eine runde Trommel Obertöne, die keine Vielfachen des Grundtons sind. Ihr Klang hat eine Tonhöhe, ist aber nicht harmonisch.</translation>
    </message>
    <message>
        <source>Focusing by a circular shoal</source>
        <translation>Fokussierung durch eine runde Untiefe</translation>
    </message>
    <message>
        <source>A circular shoal bends waves as a glass ball bends light. The waves converge to a focus behind the shoal.</source>
        <translation>Eine runde Untiefe bricht Wellen, wie eine Glaskugel Licht bricht. Hinter der Untiefe laufen die Wellen in einem Brennpunkt zusammen.</translation>
    </message>
    <message>
        <source>Coherence length of noise</source>
        <translation>Kohärenzlänge von Rauschen</translation>
    </message>
    <message>
        <source>Both sources send the same noise. Fringes appear only near the middle line, where the path difference is shorter than the coherence length of the noise.</source>
        <translation>Beide Quellen senden dasselbe Rauschen. Streifen gibt es nur nahe der Mittellinie, wo der Gangunterschied kürzer als die Kohärenzlänge des Rauschens ist.</translation>
    </message>
    <message>
        <source>Continental shelf (step in depth)</source>
        <translation>Schelf (Stufe in der Wassertiefe)</translation>
    </message>
    <message>
        <source>On the shelf the water is a quarter as deep, and waves are half as fast. The wave gets higher and shorter, and part of it is reflected.</source>
        <translation>Auf dem Schelf ist das Wasser ein Viertel so tief, und Wellen sind halb so schnell. Die Welle wird höher und kürzer, und ein Teil wird reflektiert.</translation>
    </message>
    <message>
        <source>Two coupled rooms</source>
        <translation>Zwei gekoppelte Räume</translation>
    </message>
    <message>
        <source>The whole standing wave moves through the door from the left room to the right room, and then back again.</source>
        <translation>Die ganze stehende Welle geht durch die Tür vom linken in den rechten Raum über und dann wieder zurück.</translation>
    </message>
    <message>
        <source>The exact time step (k = 1)</source>
        <translation>Der exakte Zeitschritt (k = 1)</translation>
    </message>
    <message>
        <source>With k = 1 every wave, even the shortest, moves exactly one point per step. Corners stay sharp for ever, but with any other k they do not.</source>
        <translation>Mit k = 1 läuft jede Welle, auch die kürzeste, genau einen Punkt pro Schritt. Ecken bleiben für immer scharf, mit jedem anderen k aber nicht.</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipol</translation>
    </message>
    <message>
        <source>Two poles side by side oscillate in antiphase, like the front and the back of a loudspeaker without a box. In which directions do you hear nothing?</source>
        <translation>Zwei Pole nebeneinander schwingen in Gegenphase, wie die Vorder- und die Rückseite eines Lautsprechers ohne Gehäuse. In welchen Richtungen hörst du nichts?</translation>
    </message>
    <message>
        <source>Doppler echo from a moving mirror</source>
        <translation>Doppler-Echo von einem bewegten Spiegel</translation>
    </message>
    <message>
        <source>The frequency of the echo is higher while the mirror approaches, and lower while it moves away. The speed of cars is measured in this way.</source>
        <translation>Die Frequenz des Echos ist höher, während sich der Spiegel nähert, und tiefer, während er sich entfernt. So misst man die Geschwindigkeit von Autos.</translation>
    </message>
    <message>
        <source>Frustrated total internal reflection</source>
        <translation>Verhinderte Totalreflexion (Tunneleffekt)</translation>
    </message>
    <message>
        <source>At 45° a wide fast gap would reflect the whole wave, but part of it tunnels through this narrow gap. Make the gap wider.</source>
        <translation>Bei 45° würde ein breiter schneller Spalt die ganze Welle reflektieren, doch durch diesen schmalen Spalt tunnelt ein Teil. Mach den Spalt breiter.</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Gauß-Strahl</translation>
    </message>
    <message>
        <source>The narrower the waist of a beam, the sooner the beam spreads. Laser beams have this shape.</source>
        <translation>Je schmaler die Taille eines Strahls ist, desto eher läuft der Strahl auseinander. Laserstrahlen haben diese Form.</translation>
    </message>
    <message>
        <source>Shoaling: waves rise on a slope</source>
        <translation>Shoaling: Wellen wachsen am Hang</translation>
    </message>
    <message>
        <source>The sea floor rises evenly to a sixteenth of the depth. The wave becomes slower, shorter and twice as high, like a tsunami near the coast.</source>
        <translation>Der Meeresboden steigt gleichmäßig auf ein Sechzehntel der Tiefe an. Die Welle wird langsamer, kürzer und doppelt so hoch, wie ein Tsunami nahe der Küste.</translation>
    </message>
    <message>
        <source>Bent waveguide</source>
        <translation>Gebogener Wellenleiter</translation>
    </message>
    <message>
        <source>A duct narrower than half a wavelength carries only one mode, and smooth bends hardly disturb this mode. Is the wave as high behind the two bends as before?</source>
        <translation>Ein Kanal, der schmaler als eine halbe Wellenlänge ist, leitet nur eine Mode, und sanfte Kurven stören sie kaum. Ist die Welle hinter den zwei Kurven so hoch wie davor?</translation>
    </message>
    <message>
        <source>Coupled waveguides</source>
        <translation>Gekoppelte Wellenleiter</translation>
    </message>
    <message>
        <source>Two slow strips side by side carry a wave as glass fibres carry light. After how many cells has the wave moved to the other strip?</source>
        <translation>Zwei langsame Streifen nebeneinander leiten eine Welle, wie Glasfasern Licht leiten. Nach wie vielen Zellen ist die Welle in den anderen Streifen übergegangen?</translation>
    </message>
    <message>
        <source>Branching duct</source>
        <translation>Verzweigter Kanal</translation>
    </message>
    <message>
        <source>One duct divides into two ducts of the same width, and each branch gets part of the wave. How much of the wave is reflected?</source>
        <translation>Ein Kanal teilt sich in zwei Kanäle derselben Breite, und jeder bekommt einen Teil der Welle. Wie viel von der Welle wird reflektiert?</translation>
    </message>
    <message>
        <source>Two modes in one waveguide</source>
        <translation>Zwei Moden in einem Wellenleiter</translation>
    </message>
    <message>
        <source>A one-sided source excites two modes of different speed in the lower waveguide, so the wave zigzags between the walls. How long is one zigzag?</source>
        <translation>Eine einseitige Quelle regt im unteren Wellenleiter zwei Moden verschiedener Geschwindigkeit an, und die Welle läuft im Zickzack zwischen den Wänden. Wie lang ist ein Zickzack?</translation>
    </message>
    <message>
        <source>Diffraction at an edge</source>
        <translation>Beugung an einer Kante</translation>
    </message>
    <message>
        <source>The wave bends round the end of the wall. Beside the shadow there are fringes, higher and lower than the wave without the wall.</source>
        <translation>Die Welle wird um das Ende der Wand gebeugt. Neben dem Schatten gibt es Streifen, höher und niedriger als die Welle ohne die Wand.</translation>
    </message>
    <message>
        <source>Harbour resonance</source>
        <translation>Hafenresonanz</translation>
    </message>
    <message>
        <source>The narrow harbour (with the correction for its mouth) is a quarter of a wavelength long. At the quay the swell is far higher than on the open coast.</source>
        <translation>Der schmale Hafen ist (mit der Korrektur für seine Mündung) eine Viertelwellenlänge lang. Am Kai ist die Dünung weit höher als an der offenen Küste.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Scheinwerfer</translation>
    </message>
    <message>
        <source>The source is at the focus of the parabola, so the reflected waves travel straight ahead. A headlight works in the same way.</source>
        <translation>Die Quelle ist im Brennpunkt der Parabel, deshalb laufen die reflektierten Wellen geradeaus. Ein Scheinwerfer funktioniert genauso.</translation>
    </message>
    <message>
        <source>Hexapole</source>
        <translation>Hexapol</translation>
    </message>
    <message>
        <source>Six poles on a circle, alternately positive and negative, send six beams. Between the beams the water stays at rest.</source>
        <translation>Sechs Pole auf einem Kreis, abwechselnd positiv und negativ, senden sechs Strahlen. Dazwischen bleibt das Wasser in Ruhe.</translation>
    </message>
    <message>
        <source>High-pass filter (grille)</source>
        <translation>Hochpass (Gitter)</translation>
    </message>
    <message>
        <source>The bars of this grille hold the water at rest, so only waves shorter than twice the gap pass. The door of a microwave oven works like this.</source>
        <translation>Die Stäbe dieses Gitters halten das Wasser fest, deshalb kommen nur Wellen hindurch, die kürzer als zwei Lückenbreiten sind. So funktioniert die Tür eines Mikrowellenherds.</translation>
    </message>
    <message>
        <source>Two incoherent sources</source>
        <translation>Zwei inkohärente Quellen</translation>
    </message>
    <message>
        <source>Two sources send independent noise. There are no visible fringes, because waves that add up now cancel a moment later.</source>
        <translation>Zwei Quellen senden voneinander unabhängiges Rauschen. Man sieht keine Streifen, denn Wellen, die sich jetzt verstärken, löschen sich einen Augenblick später aus.</translation>
    </message>
    <message>
        <source>Just above the stability limit</source>
        <translation>Knapp über der Stabilitätsgrenze</translation>
    </message>
    <message>
        <source>k is 0.0004 above its limit, so the shortest wave grows from 0.001. Then a lower k and damping remove the wave, and the cycle repeats.</source>
        <translation>k liegt 0,0004 über seiner Grenze, deshalb wächst die kürzeste Welle von 0,001 an. Dann beseitigen ein kleineres k und Dämpfung die Welle, und alles beginnt von vorn.</translation>
    </message>
    <message>
        <source>Two crossing plane waves</source>
        <translation>Zwei gekreuzte ebene Wellen</translation>
    </message>
    <message>
        <source>Where two plane waves cross, the crests form a chequered pattern. The pattern moves to the right between nodal lines.</source>
        <translation>Wo sich zwei ebene Wellen kreuzen, bilden die Wellenberge ein Schachbrettmuster. Das Muster läuft zwischen Knotenlinien nach rechts.</translation>
    </message>
    <message>
        <source>Sound over a cold lake</source>
        <translation>Schall über einem kalten See</translation>
    </message>
    <message>
        <source>Above a cold lake, sound is slower near the water than higher up. Sound that starts upwards is bent down again and is heard far across the lake.</source>
        <translation>Über einem kalten See ist der Schall nahe am Wasser langsamer als weiter oben. Schall, der nach oben läuft, wird wieder nach unten gebrochen und ist weit über den See zu hören.</translation>
    </message>
    <message>
        <source>Diffraction around an island</source>
        <translation>Beugung um eine Insel</translation>
    </message>
    <message>
        <source>Waves bend around a small island and meet behind it. Is the sheltered shore a calm place to land?</source>
        <translation>Wellen werden um eine kleine Insel gebeugt und treffen sich dahinter. Ist das geschützte Ufer ein ruhiger Platz zum Anlegen?</translation>
    </message>
    <message>
        <source>Lateral quadrupole</source>
        <translation>Lateraler Quadrupol</translation>
    </message>
    <message>
        <source>Four poles on a circle, alternately positive and negative, send four beams, like a tuning fork.</source>
        <translation>Vier Pole auf einem Kreis, abwechselnd positiv und negativ, senden vier Strahlen, wie eine Stimmgabel.</translation>
    </message>
    <message>
        <source>Linear quadrupole</source>
        <translation>Linearer Quadrupol</translation>
    </message>
    <message>
        <source>The middle of three sources in a row is twice as strong and in antiphase. The two beams along the row are narrower than the beams of a dipole.</source>
        <translation>Die mittlere von drei Quellen in einer Reihe ist doppelt so stark und in Gegenphase. Die zwei Strahlen längs der Reihe sind schmaler als die eines Dipols.</translation>
    </message>
    <message>
        <source>Lloyd&apos;s mirror</source>
        <translation>Lloyd-Spiegel</translation>
    </message>
    <message>
        <source>A source above a mirror makes the fringes of two sources, because its mirror image acts as the second source. Which lines are maxima, and which are nodal lines?</source>
        <translation>Eine Quelle über einem Spiegel erzeugt die Streifen von zwei Quellen, denn ihr Spiegelbild wirkt als zweite. Welche Linien sind Maxima und welche Knotenlinien?</translation>
    </message>
    <message>
        <source>Seiche of a long lake</source>
        <translation>Seiche eines langen Sees</translation>
    </message>
    <message>
        <source>Lake Geneva is simplified to a box 73 km long and 150 m deep. When the wind drops, its water oscillates from end to end: what is the period?</source>
        <translation>Der Genfersee ist zu einem Kasten vereinfacht, 73 km lang und 150 m tief. Lässt der Wind nach, schwingt sein Wasser von Ende zu Ende: Wie groß ist die Periodendauer?</translation>
    </message>
    <message>
        <source>Low-pass filter (chambers)</source>
        <translation>Tiefpass (Kammern)</translation>
    </message>
    <message>
        <source>Luneburg lens</source>
        <translation>Luneburg-Linse</translation>
    </message>
    <message>
        <source>The water gets slower towards the middle. Plane waves from any direction converge to a point on the opposite rim.</source>
        <translation>Zur Mitte hin werden die Wellen langsamer. Ebene Wellen aus jeder Richtung laufen in einem Punkt am gegenüberliegenden Rand zusammen.</translation>
    </message>
    <message>
        <source>Mirage over warm ground</source>
        <translation>Luftspiegelung über warmem Boden</translation>
    </message>
    <message>
        <source>Sound and light are faster near warm ground. A beam that runs down towards the ground is bent up again before it arrives.</source>
        <translation>Nahe am warmen Boden sind Schall und Licht schneller. Ein Strahl, der schräg auf den Boden zuläuft, wird wieder nach oben gebrochen, bevor er ankommt.</translation>
    </message>
    <message>
        <source>Fundamental mode of a pool</source>
        <translation>Grundschwingung eines Beckens</translation>
    </message>
    <message>
        <source>A single hump between fixed sides rises and falls. It is the slowest standing wave of this pool, and the only one without a nodal line.</source>
        <translation>Ein einziger Buckel zwischen festen Seiten hebt und senkt sich. Das ist die langsamste stehende Welle dieses Beckens und die einzige ohne Knotenlinie.</translation>
    </message>
    <message>
        <source>Two modes in one drum</source>
        <translation>Zwei Moden in einer Trommel</translation>
    </message>
    <message>
        <source>Each drum oscillates in two modes at once. The pattern repeats only if the two frequencies have a simple ratio.</source>
        <translation>Jede Trommel schwingt in zwei Moden zugleich. Das Muster wiederholt sich nur, wenn die zwei Frequenzen in einem einfachen Verhältnis stehen.</translation>
    </message>
    <message>
        <source>Modes of six rooms</source>
        <translation>Moden von sechs Räumen</translation>
    </message>
    <message>
        <source>In rooms with hard walls, sound is loudest at the walls. In the mode 1 × 0, half a wavelength fits from left to right, and nothing changes from top to bottom.</source>
        <translation>In Räumen mit harten Wänden ist Schall an den Wänden am lautesten. In der Mode 1 × 0 passt von links nach rechts eine halbe Wellenlänge, und von oben nach unten ändert sich nichts.</translation>
    </message>
    <message>
        <source>Modes of six drums</source>
        <translation>Moden von sechs Trommeln</translation>
    </message>
    <message>
        <source>Six equal, nearly square drums each show one mode: the more half-wavelengths, the higher the frequency. Which two have nearly the same frequency?</source>
        <translation>Sechs gleiche, fast quadratische Trommeln zeigen je eine Mode: je mehr halbe Wellen, desto höher die Frequenz. Welche zwei haben fast dieselbe Frequenz?</translation>
    </message>
    <message>
        <source>Silencer (muffler)</source>
        <translation>Schalldämpfer</translation>
    </message>
    <message>
        <source>The wide chamber reflects waves at both ends. It transmits least when it is a quarter of a wavelength long, and nearly everything at half a wavelength.</source>
        <translation>Die weite Kammer reflektiert Wellen an beiden Enden. Sie lässt am wenigsten durch, wenn sie eine Viertelwellenlänge lang ist, und fast alles bei einer halben Wellenlänge.</translation>
    </message>
    <message>
        <source>Diffraction behind an obstacle</source>
        <translation>Beugung hinter einem Hindernis</translation>
    </message>
    <message>
        <source>In the middle of the shadow there is a line of high waves. The waves from both edges travel equally far to this line and arrive in phase.</source>
        <translation>In der Mitte des Schattens gibt es eine Linie hoher Wellen. Die Wellen von beiden Kanten haben es zu dieser Linie gleich weit und kommen dort in Phase an.</translation>
    </message>
    <message>
        <source>Harmonic: string touched in the middle</source>
        <translation>Flageolett: Saite in der Mitte berührt</translation>
    </message>
    <message>
        <source>A finger touches the middle of the string for three seconds and removes all harmonics that move there. The string then sounds an octave higher.</source>
        <translation>Ein Finger berührt drei Sekunden lang die Mitte der Saite und entfernt alle Harmonischen, die sich dort bewegen. Danach klingt die Saite eine Oktave höher.</translation>
    </message>
    <message>
        <source>Octupole</source>
        <translation>Oktupol</translation>
    </message>
    <message>
        <source>Eight poles on a circle send eight beams. Make the radius smaller: a small octupole sends hardly any waves.</source>
        <translation>Acht Pole auf einem Kreis senden acht Strahlen. Mach den Radius kleiner: Ein kleiner Oktupol sendet kaum Wellen aus.</translation>
    </message>
    <message>
        <source>Resonance of pan pipes</source>
        <translation>Resonanz der Panflöte</translation>
    </message>
    <message>
        <source>The same sound reaches five pipes, open at the top and closed at the bottom. Only the pipe with a length of a quarter wavelength (end correction included) resonates.</source>
        <translation>Derselbe Ton erreicht fünf Pfeifen, oben offen und unten geschlossen. Nur die Pfeife, deren Länge (mit Mündungskorrektur) ein Viertel der Wellenlänge ist, gerät in Resonanz.</translation>
    </message>
    <message>
        <source>Phased array: a steered beam</source>
        <translation>Phasengruppe: ein geschwenkter Strahl</translation>
    </message>
    <message>
        <source>Sixteen sources in a row oscillate with a small delay from one to the next. The delays steer the beam: try a different angle.</source>
        <translation>Sechzehn Quellen in einer Reihe schwingen mit kleiner Verzögerung von einer zur nächsten. Die Verzögerungen lenken den Strahl: Probier einen anderen Winkel.</translation>
    </message>
    <message>
        <source>Phased array: a focus</source>
        <translation>Phasengruppe: ein Brennpunkt</translation>
    </message>
    <message>
        <source>The outer sources oscillate earlier than the inner sources, so all waves arrive at the focus in phase.</source>
        <translation>Die äußeren Quellen schwingen früher als die inneren, sodass alle Wellen in Phase am Brennpunkt ankommen.</translation>
    </message>
    <message>
        <source>Phased array: grating lobes</source>
        <translation>Phasengruppe: Gitterkeulen</translation>
    </message>
    <message>
        <source>The sources are more than one wavelength apart. Two more beams therefore appear beside the beam straight ahead.</source>
        <translation>Die Quellen liegen mehr als eine Wellenlänge auseinander. Deshalb gibt es neben dem Strahl geradeaus noch zwei weitere.</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Plankonvexe Linse</translation>
    </message>
    <message>
        <source>This lens has one flat side. The curved side bends plane waves, the flat side bends them again, and they converge to a focus.</source>
        <translation>Diese Linse hat eine flache Seite. Die gewölbte Seite bricht ebene Wellen, die flache bricht sie noch einmal, und sie laufen in einem Brennpunkt zusammen.</translation>
    </message>
    <message>
        <source>String plucked at 1/7 of its length</source>
        <translation>Saite, bei 1/7 ihrer Länge gezupft</translation>
    </message>
    <message>
        <source>Poisson&apos;s spot</source>
        <translation>Poisson-Fleck</translation>
    </message>
    <message>
        <source>Plane waves meet a circular island. Right behind its centre, where you would expect the deepest shadow, the waves meet in phase.</source>
        <translation>Ebene Wellen treffen auf eine runde Insel. Genau hinter ihrer Mitte, wo man den tiefsten Schatten erwartet, treffen sich die Wellen in Phase.</translation>
    </message>
    <message>
        <source>Porro prism</source>
        <translation>Porro-Prisma</translation>
    </message>
    <message>
        <source>The beam enters through the long side, is reflected twice and leaves parallel to the incoming beam. Binoculars use such prisms to turn the image upright.</source>
        <translation>Der Strahl tritt durch die lange Seite ein, wird zweimal reflektiert und läuft parallel zum einfallenden Strahl hinaus. Ferngläser richten mit solchen Prismen das Bild auf.</translation>
    </message>
    <message>
        <source>A pulse at a fixed end</source>
        <translation>Ein Puls am festen Ende</translation>
    </message>
    <message>
        <source>The fixed end pulls the string down when the pulse lifts it, so the pulse returns upside down. Does the pulse lose height?</source>
        <translation>Das feste Ende zieht die Saite nach unten, wenn der Puls sie anhebt, deshalb kommt der Puls umgekehrt zurück. Verliert er an Höhe?</translation>
    </message>
    <message>
        <source>A pulse at a free end</source>
        <translation>Ein Puls am freien Ende</translation>
    </message>
    <message>
        <source>Nothing holds the free end, so it rises twice as high as the pulse. The pulse is reflected upright.</source>
        <translation>Nichts hält das freie Ende fest, deshalb steigt es doppelt so hoch wie der Puls. Der Puls wird aufrecht reflektiert.</translation>
    </message>
    <message>
        <source>A pulse at a high-impedance end</source>
        <translation>Ein Puls am Ende mit hoher Impedanz</translation>
    </message>
    <message>
        <source>The damper at the end has three times the impedance of the string. Part of the pulse is absorbed, and part is reflected.</source>
        <translation>Der Dämpfer am Ende hat die dreifache Impedanz der Saite. Ein Teil des Pulses wird absorbiert, ein Teil reflektiert.</translation>
    </message>
    <message>
        <source>A pulse at a matched end</source>
        <translation>Ein Puls am angepassten Ende</translation>
    </message>
    <message>
        <source>The damper at the end has the same impedance as the string, so it acts like more string. The pulse is absorbed almost without reflection.</source>
        <translation>Der Dämpfer am Ende hat dieselbe Impedanz wie die Saite und wirkt wie eine Fortsetzung der Saite. Der Puls wird fast ohne Reflexion absorbiert.</translation>
    </message>
    <message>
        <source>Quarter-wave matching section</source>
        <translation>Viertelwellen-Anpassung</translation>
    </message>
    <message>
        <source>The section between the light and the heavy string is a quarter of a wavelength long. Its impedance is the geometric mean of both, so almost nothing is reflected.</source>
        <translation>Der Abschnitt zwischen der leichten und der schweren Saite ist eine Viertelwellenlänge lang. Seine Impedanz ist das geometrische Mittel der beiden, deshalb wird fast nichts reflektiert.</translation>
    </message>
    <message>
        <source>Reciprocity</source>
        <translation>Reziprozität</translation>
    </message>
    <message>
        <source>At the top, the source is in the bay and the probe is outside. At the bottom they change places, and both probes record the same curve.</source>
        <translation>Oben ist die Quelle in der Bucht und der Messpunkt draußen. Unten sind sie vertauscht, und beide Messpunkte zeichnen dieselbe Kurve auf.</translation>
    </message>
    <message>
        <source>Right-angle prism</source>
        <translation>Rechtwinkliges Umlenkprisma</translation>
    </message>
    <message>
        <source>The beam enters the slow triangle head-on and meets its long side at 45°. It is totally reflected there and turns through a right angle.</source>
        <translation>Der Strahl tritt senkrecht in das langsame Dreieck ein und trifft unter 45° auf die lange Seite. Dort wird er total reflektiert und um einen rechten Winkel umgelenkt.</translation>
    </message>
    <message>
        <source>Room resonance</source>
        <translation>Raumresonanz</translation>
    </message>
    <message>
        <source>A loudspeaker in the corner plays at a natural frequency of the room. The sound booms in some places and cannot be heard in others.</source>
        <translation>Ein Lautsprecher in der Ecke spielt eine Eigenfrequenz des Raums. An manchen Stellen dröhnt der Ton, an anderen ist er nicht zu hören.</translation>
    </message>
    <message>
        <source>Doppler effect: source on a circle</source>
        <translation>Doppler-Effekt: Quelle auf einer Kreisbahn</translation>
    </message>
    <message>
        <source>A source moves in a circle, and its waves form a spiral. The probe records a higher frequency while the source approaches, and a lower frequency while it moves away.</source>
        <translation>Eine Quelle läuft im Kreis, und ihre Wellen bilden eine Spirale. Der Messpunkt zeichnet eine höhere Frequenz auf, wenn sich die Quelle nähert, und eine tiefere, wenn sie sich entfernt.</translation>
    </message>
    <message>
        <source>Scattering by a small post</source>
        <translation>Streuung an einem kleinen Pfosten</translation>
    </message>
    <message>
        <source>A post much smaller than the wavelength scatters only a small part of the wave. The scattered wave spreads in all directions.</source>
        <translation>Ein Pfosten, der viel kleiner als die Wellenlänge ist, streut nur einen kleinen Teil der Welle. Die gestreute Welle breitet sich nach allen Seiten aus.</translation>
    </message>
    <message>
        <source>Numerical dispersion on a string</source>
        <translation>Numerische Dispersion auf einer Saite</translation>
    </message>
    <message>
        <source>Two wave packets start together, one of long and one of short waves. Short waves are slower on this chain of points: watch them fall behind.</source>
        <translation>Zwei Wellenpakete starten gemeinsam, eines aus langen und eines aus kurzen Wellen. Kurze Wellen sind auf dieser Kette von Punkten langsamer: Sieh zu, wie sie zurückbleiben.</translation>
    </message>
    <message>
        <source>Quarter-wave side branch</source>
        <translation>Viertelwellen-Seitenrohr</translation>
    </message>
    <message>
        <source>The side tube, closed and a quarter of a wavelength long, stops the wave in the lower duct. The upper duct has no side tube.</source>
        <translation>Das Seitenrohr, geschlossen und eine Viertelwellenlänge lang, hält die Welle im unteren Kanal auf. Der obere Kanal hat kein Seitenrohr.</translation>
    </message>
    <message>
        <source>Slow medium: shorter wavelength</source>
        <translation>Langsames Medium: kürzere Wellenlänge</translation>
    </message>
    <message>
        <source>At the boundary the wavelength gets shorter, but the frequency stays the same. Part of the wave is reflected, and the transmitted wave is higher.</source>
        <translation>An der Grenze wird die Wellenlänge kürzer, aber die Frequenz bleibt gleich. Ein Teil der Welle wird reflektiert, und die durchgelassene Welle ist höher.</translation>
    </message>
    <message>
        <source>Sound channel</source>
        <translation>Schallkanal</translation>
    </message>
    <message>
        <source>Sound is slowest in the middle, so waves that leave the channel are bent back into it. This is why whales are heard across an ocean.</source>
        <translation>In der Mitte ist der Schall am langsamsten, deshalb werden Wellen, die den Kanal verlassen, wieder hineingebrochen. Darum hört man Wale über einen ganzen Ozean hinweg.</translation>
    </message>
    <message>
        <source>Speaking tube</source>
        <translation>Sprechrohr</translation>
    </message>
    <message>
        <source>Sound spreads and fades in the open, but it cannot spread in the tube. Compare the waves at equal distances.</source>
        <translation>Im Freien läuft der Schall auseinander und wird schwächer, im Rohr kann er nicht auseinanderlaufen. Vergleiche die Wellen in gleichen Entfernungen.</translation>
    </message>
    <message>
        <source>Chaos in a stadium</source>
        <translation>Chaos in einem Stadion</translation>
    </message>
    <message>
        <source>Two waves make a standing wave</source>
        <translation>Zwei Wellen ergeben eine stehende Welle</translation>
    </message>
    <message>
        <source>Two equal oscillators send waves towards each other. Between the oscillators some points stay at rest, and others move twice as far as in one wave.</source>
        <translation>Zwei gleiche Oszillatoren senden einander Wellen entgegen. Dazwischen bleiben manche Punkte in Ruhe, andere bewegen sich doppelt so weit wie in einer einzelnen Welle.</translation>
    </message>
    <message>
        <source>Echo from a pyramid&apos;s steps</source>
        <translation>Echo von den Stufen einer Pyramide</translation>
    </message>
    <message>
        <source>Struck string</source>
        <translation>Angeschlagene Saite</translation>
    </message>
    <message>
        <source>A hammer gives the string a velocity instead of a shape, so a hump rises from rest and travels both ways. High harmonics are stronger than on a plucked string.</source>
        <translation>Ein Hammer gibt der Saite eine Geschwindigkeit statt einer Form: Aus der Ruhe steigt ein Buckel auf und läuft nach beiden Seiten. Hohe Harmonische sind stärker als bei einer gezupften Saite.</translation>
    </message>
    <message>
        <source>Tide in a shallow bay</source>
        <translation>Gezeiten in einer flachen Bucht</translation>
    </message>
    <message>
        <source>The shallow bay is a quarter of a tidal wavelength long. The tide at its head is twice as high as on a steep coast, as in the Bay of Fundy.</source>
        <translation>Die flache Bucht ist ein Viertel einer Gezeitenwellenlänge lang. An ihrem Ende ist der Tidenhub doppelt so groß wie an einer Steilküste, wie in der Bay of Fundy.</translation>
    </message>
    <message>
        <source>Triple slit</source>
        <translation>Dreifachspalt</translation>
    </message>
    <message>
        <source>Three slits send out three waves. Between two strong maxima there is a weak one, where two of the three waves cancel.</source>
        <translation>Drei Spalte senden drei Wellen aus. Zwischen zwei starken Maxima liegt ein schwaches, in dem sich zwei der drei Wellen auslöschen.</translation>
    </message>
    <message>
        <source>Rotating wave</source>
        <translation>Umlaufende Welle</translation>
    </message>
    <message>
        <source>Two modes of a square pool have the same frequency. If one is a quarter of a cycle behind the other, they make a rotating wave.</source>
        <translation>Zwei Moden eines quadratischen Beckens haben dieselbe Frequenz. Ist eine um eine Viertelperiode verzögert, ergeben sie eine umlaufende Welle.</translation>
    </message>
    <message>
        <source>Twelve-pole</source>
        <translation>Zwölfpol</translation>
    </message>
    <message>
        <source>Twelve poles on a circle send twelve beams. Inside the circle the waves nearly cancel.</source>
        <translation>Zwölf Pole auf einem Kreis senden zwölf Strahlen. Innerhalb des Kreises löschen sich die Wellen fast aus.</translation>
    </message>
    <message>
        <source>Seiche of a lake with two depths</source>
        <translation>Seiche eines Sees mit zwei Tiefen</translation>
    </message>
    <message>
        <source>One half of this lake is only a quarter as deep, so waves are slower and higher there. The nodal line is not in the middle.</source>
        <translation>Eine Hälfte dieses Sees ist nur ein Viertel so tief, deshalb sind die Wellen dort langsamer und höher. Die Knotenlinie liegt nicht in der Mitte.</translation>
    </message>
    <message>
        <source>Young&apos;s experiment with unequal slits</source>
        <translation>Youngs Versuch mit ungleichen Spalten</translation>
    </message>
    <message>
        <source>One slit is wider than the other, so the waves do not cancel completely in the minima. The fringes lose contrast.</source>
        <translation>Ein Spalt ist breiter als der andere, deshalb löschen sich die Wellen in den Minima nicht ganz aus. Die Streifen verlieren an Kontrast.</translation>
    </message>
    <message>
        <source>Triangle and square waves</source>
        <translation>Dreieck- und Rechteckwellen</translation>
    </message>
    <message>
        <source>A square wave and a triangle wave travel side by side as plane waves and keep their shape. Compare the curves of the two probes.</source>
        <translation>Eine Rechteckwelle und eine Dreieckwelle laufen nebeneinander als ebene Wellen und behalten ihre Form. Vergleiche die Kurven der beiden Messpunkte.</translation>
    </message>
    <message>
        <source>Whispering gallery</source>
        <translation>Flüstergalerie</translation>
    </message>
    <message>
        <source>A whisper along the wall of a round room follows the wall all the way round. In the middle of the room it can hardly be heard.</source>
        <translation>Ein Flüstern an der Wand eines runden Raums folgt der Wand rundherum. In der Mitte des Raums ist es kaum zu hören.</translation>
    </message>
    <message>
        <source>Zone plate, middle covered</source>
        <translation>Zonenplatte, Mitte verdeckt</translation>
    </message>
    <message>
        <source>The middle and every second zone are covered. The waves through the open zones arrive in phase at the focus, as they do with an open middle.</source>
        <translation>Die Mitte und jede zweite Zone sind verdeckt. Die Wellen durch die offenen Zonen kommen in Phase am Brennpunkt an, genau wie bei offener Mitte.</translation>
    </message>
    <message>
        <source>Zone plate, middle open</source>
        <translation>Zonenplatte, Mitte offen</translation>
    </message>
    <message>
        <source>Every second zone is open, so only waves that arrive in phase at one point pass. A screen with the right gaps focuses like a lens.</source>
        <translation>Jede zweite Zone ist offen, deshalb kommen nur Wellen hindurch, die an einem Punkt in Phase ankommen. Eine Blende mit den richtigen Lücken bündelt wie eine Linse.</translation>
    </message>
    <message>
        <source>Maxwell&apos;s fish-eye</source>
        <translation>Maxwells Fischauge</translation>
    </message>
    <message>
        <source>A formula makes the waves half as fast at the centre of the disc as at its rim. Rays from a point on the rim follow circular arcs and meet at the opposite point.</source>
        <translation>Eine Formel macht die Wellen in der Mitte der Scheibe halb so schnell wie am Rand. Strahlen von einem Punkt am Rand sind Kreisbögen und treffen sich im Punkt gegenüber.</translation>
    </message>
    <message>
        <source>Converging circular wave</source>
        <translation>Zusammenlaufende Kreiswelle</translation>
    </message>
    <message>
        <source>A formula gives the water the shape of a ring at the start. Half of the wave spreads outwards, and half converges and rises high in the middle.</source>
        <translation>Eine Formel gibt dem Wasser am Anfang die Form eines Rings. Die eine Hälfte der Welle läuft nach außen, die andere läuft zusammen und steigt in der Mitte hoch auf.</translation>
    </message>
    <message>
        <source>Lake Geneva</source>
        <translation>Der Genfersee</translation>
    </message>
    <message>
        <source>A picture gives the depths (black: land, white: 310 m), and one second here is eleven minutes. The tilted water oscillates from end to end, highest where the lake is narrow and shallow.</source>
        <translation>Ein Bild gibt die Tiefen an (schwarz: Land, weiß: 310 m), und eine Sekunde hier sind elf Minuten. Das schräge Wasser schwingt von Ende zu Ende, am höchsten, wo der See schmal und seicht ist.</translation>
    </message>
    <message>
        <source>Aliasing: too few beads for the wave</source>
        <translation>Aliasing: zu wenige Perlen für die Welle</translation>
    </message>
    <message>
        <source>Ten beads start on a wave with 19 half-wavelengths (the thin line in the window). At the beads it looks like 3 half-wavelengths, so the beads oscillate like that.</source>
        <translation>Zehn Perlen beginnen auf einer Welle mit 19 halben Wellen (die dünne Linie im Fenster). An den Perlen sieht sie wie 3 halbe Wellen aus, und so schwingen die Perlen.</translation>
    </message>
    <message>
        <source>Four neighbours or eight</source>
        <translation>Vier Nachbarn oder acht</translation>
    </message>
    <message>
        <source>Five slits: intensity on a screen</source>
        <translation>Fünf Spalte: Intensität auf einem Schirm</translation>
    </message>
    <message>
        <source>The more slits there are, the narrower the maxima are. Between two strong maxima there are weak ones: three for five slits.</source>
        <translation>Je mehr Spalte es sind, desto schmaler sind die Maxima. Zwischen zwei starken Maxima liegen schwache: drei bei fünf Spalten.</translation>
    </message>
    <message>
        <source>Stop band of a beaded string</source>
        <translation>Sperrbereich einer Saite mit Perlen</translation>
    </message>
    <message>
        <source>Eight beads on the string are each as heavy as twenty points. A low and a high frequency come from the left, but only the low one passes.</source>
        <translation>Acht Perlen auf der Saite sind je so schwer wie zwanzig Punkte. Von links kommen eine tiefe und eine hohe Frequenz, aber nur die tiefe kommt durch.</translation>
    </message>
    <message>
        <source>Two wide slits: a missing maximum</source>
        <translation>Zwei breite Spalte: ein fehlendes Maximum</translation>
    </message>
    <message>
        <source>In some directions each slit alone sends no waves, so the pair sends none either. The second maximum on each side is therefore missing.</source>
        <translation>In manche Richtungen sendet jeder Spalt allein keine Wellen, also auch das Paar nicht. Deshalb fehlt auf jeder Seite das zweite Maximum.</translation>
    </message>
    <message>
        <source>Randomly spaced slits</source>
        <translation>Zufällig verteilte Spalte</translation>
    </message>
    <message>
        <source>Eight slits as wide as the slits of a grating are randomly spaced. Their waves arrive in phase only straight ahead, so there is no other clear maximum.</source>
        <translation>Acht Spalte, so breit wie die eines Gitters, sind zufällig verteilt. Nur geradeaus kommen ihre Wellen in Phase an, deshalb gibt es kein anderes deutliches Maximum.</translation>
    </message>
    <message>
        <source>Beams with soft and hard edges</source>
        <translation>Bündel mit weichen und harten Rändern</translation>
    </message>
    <message>
        <source>A source sends beams with soft edges to both sides, and a slit cuts off the edges of the right beam. Compare the two screens.</source>
        <translation>Eine Quelle sendet Bündel mit weichen Rändern nach beiden Seiten, und ein Spalt schneidet die Ränder des rechten Bündels ab. Vergleiche die beiden Schirme.</translation>
    </message>
    <message>
        <source>Springs in a block</source>
        <translation>Federn in einem Block</translation>
    </message>
    <message>
        <source>Each point of a block is connected to six neighbours. Layers across the diagonal have three springs to each side, so they move like a row with three times the k.</source>
        <translation>Jeder Punkt eines Blocks ist mit sechs Nachbarn verbunden. Schichten quer zur Diagonale haben drei Federn nach jeder Seite, deshalb bewegen sie sich wie eine Reihe mit dem dreifachen k.</translation>
    </message>
    <message>
        <source>A row of tone holes</source>
        <translation>Eine Reihe von Tonlöchern</translation>
    </message>
    <message>
        <source>The open holes of a clarinet reflect low notes, and high notes run past the holes. Here the holes are side tubes with fixed ends.</source>
        <translation>Die offenen Löcher einer Klarinette reflektieren tiefe Töne, hohe Töne laufen an den Löchern vorbei. Hier sind die Löcher Seitenrohre mit festen Enden.</translation>
    </message>
    <message>
        <source>Above the cut-off frequency</source>
        <translation>Über der Grenzfrequenz</translation>
    </message>
    <message>
        <source>At the highest frequency of a string of points, neighbours oscillate in antiphase. A driver just below this frequency sends out waves, and just above it nothing gets out.</source>
        <translation>Bei der höchsten Frequenz einer Saite aus Punkten schwingen Nachbarn in Gegenphase. Ein Antrieb knapp unter dieser Frequenz sendet Wellen aus, und knapp darüber kommt nichts hinaus.</translation>
    </message>
    <message>
        <source>Waves in integer arithmetic</source>
        <translation>Wellen in Ganzzahlrechnung</translation>
    </message>
    <message>
        <source>Wide slit: intensity on a screen</source>
        <translation>Breiter Spalt: Intensität auf einem Schirm</translation>
    </message>
    <message>
        <source>A slit more than three wavelengths wide sends one broad beam with weak beams beside it. A curved screen around the slit measures their intensity.</source>
        <translation>Ein Spalt, mehr als drei Wellenlängen breit, sendet ein breites Bündel und schwache daneben aus. Ein gebogener Schirm um den Spalt misst ihre Intensität.</translation>
    </message>
    <message>
        <source>Heights are integers, and remainders of divisions are dropped. A drop of height 1 cannot leave its cell, but a drop of height 1000 spreads over all the water.</source>
        <translation>Die Höhen sind ganze Zahlen, und Divisionsreste fallen weg. Ein Tropfen der Höhe 1 kommt nicht aus seiner Zelle, aber einer der Höhe 1000 läuft über das ganze Wasser.</translation>
    </message>
    <message>
        <source>With four neighbours, k is just above its limit, and a chessboard pattern grows from a height of 1/50. With eight neighbours and the same k, the pattern only oscillates.</source>
        <translation>Mit vier Nachbarn liegt k knapp über seiner Grenze, und ein Schachbrettmuster wächst von der Höhe 1/50 an. Mit acht Nachbarn und demselben k schwingt das Muster nur.</translation>
    </message>
    <message>
        <source>Fireworks over water</source>
        <translation>Feuerwerk über Wasser</translation>
    </message>
    <message>
        <source>Sparks keep flying off in all directions and fall with the same constant acceleration. Each spark makes a circular wave where it lands in the water.</source>
        <translation>Ständig fliegen Funken in alle Richtungen und fallen mit derselben konstanten Beschleunigung. Jeder Funke macht eine Kreiswelle, wo er ins Wasser trifft.</translation>
    </message>
    <message>
        <source>Snow covering a word</source>
        <translation>Schnee bedeckt ein Wort</translation>
    </message>
    <message>
        <source>Drifting snowflakes make small waves in the water and disappear. On the walls they stay until the whole word is covered.</source>
        <translation>Treibende Schneeflocken machen im Wasser kleine Wellen und verschwinden. Auf den Wänden bleiben sie liegen, bis das ganze Wort bedeckt ist.</translation>
    </message>
    <message>
        <source>With the cross stencil, short waves are too slow along the axes and exact along the diagonals. The wavefronts bulge towards the corners.</source>
        <translation>Mit der Nachbarschaft „Kreuz“ sind kurze Wellen längs der Achsen zu langsam und längs der Diagonalen exakt. Die Wellenfronten beulen sich zu den Ecken hin aus.</translation>
    </message>
    <message>
        <source>A grating sends beams straight ahead and in the directions where the paths from neighbouring slits differ by one wavelength. Half-way between the beams the waves are much lower.</source>
        <translation>Ein Gitter sendet Bündel geradeaus und in die Richtungen, in denen sich die Wege von benachbarten Spalten um eine Wellenlänge unterscheiden. In der Mitte zwischen den Bündeln sind die Wellen viel niedriger.</translation>
    </message>
    <message>
        <source>Chambers and narrow necks act like springs and masses in a row. The low frequency passes through them, but twice this frequency does not.</source>
        <translation>Kammern und enge Hälse wirken wie Federn und Massen in einer Reihe. Die tiefe Frequenz geht hindurch, die doppelte Frequenz nicht.</translation>
    </message>
    <message>
        <source>If you pluck a string at a node of a harmonic, this harmonic is missing. Piano hammers strike near a seventh of the length, too.</source>
        <translation>Zupfst du eine Saite am Knoten einer Harmonischen, fehlt diese Harmonische. Auch Klavierhämmer schlagen nahe einem Siebtel der Länge an.</translation>
    </message>
    <message>
        <source>Between two half circles hardly any ray repeats its path. The wave soon fills the whole stadium, and its starting point can no longer be seen.</source>
        <translation>Zwischen zwei Halbkreisen wiederholt kaum ein Strahl seinen Weg. Bald füllt die Welle das ganze Stadion, und ihr Ausgangspunkt ist nicht mehr zu sehen.</translation>
    </message>
    <message>
        <source>Each step of the pyramid reflects a clap a little later than the step below. Together the echoes make a tone that falls in pitch.</source>
        <translation>Jede Stufe der Pyramide reflektiert ein Klatschen ein wenig später als die Stufe darunter. Zusammen ergeben die Echos einen Ton, der tiefer wird.</translation>
    </message>
</context>
<context>
    <name>PresetGroup</name>
    <message>
        <source>The first minutes: tap in rhythm and find a resonance.</source>
        <translation>Die ersten Minuten: im Takt tippen und eine Resonanz finden.</translation>
    </message>
    <message>
        <source>Waves on a string: reflections, standing waves, harmonics and joined strings.</source>
        <translation>Wellen auf einer Saite: Reflexionen, stehende Wellen, Harmonische und verbundene Saiten.</translation>
    </message>
    <message>
        <source>Waves from sources, near and far, in one direction or in all directions.</source>
        <translation>Wellen aus Quellen, nah und fern, in eine Richtung oder in alle.</translation>
    </message>
    <message>
        <source>Several waves in one place: where they add up, and where they cancel.</source>
        <translation>Mehrere Wellen an einem Ort: wo sie sich addieren und wo sie sich auslöschen.</translation>
    </message>
    <message>
        <source>Diffraction: waves at openings, edges and small obstacles.</source>
        <translation>Beugung: Wellen an Öffnungen, Kanten und kleinen Hindernissen.</translation>
    </message>
    <message>
        <source>Reflection: fixed, free, absorbing and curved walls.</source>
        <translation>Reflexion: feste, freie, absorbierende und gekrümmte Wände.</translation>
    </message>
    <message>
        <source>Waves turn where their speed changes: Snell&apos;s law, prisms, lenses and mirages.</source>
        <translation>Wellen ändern ihre Richtung, wo sich ihre Geschwindigkeit ändert: Brechungsgesetz, Prismen, Linsen und Luftspiegelungen.</translation>
    </message>
    <message>
        <source>Channels that guide waves, and filters that pass only some frequencies.</source>
        <translation>Kanäle, die Wellen leiten, und Filter, die nur manche Frequenzen durchlassen.</translation>
    </message>
    <message>
        <source>Enclosed water and its standing waves, each with its own frequency.</source>
        <translation>Abgeschlossenes Wasser und seine stehenden Wellen, jede mit ihrer eigenen Frequenz.</translation>
    </message>
    <message>
        <source>The Doppler effect, and sources that are faster than their waves.</source>
        <translation>Der Doppler-Effekt und Quellen, die schneller als ihre Wellen sind.</translation>
    </message>
    <message>
        <source>Rain, beaches, harbours and lakes: waves in shallow water.</source>
        <translation>Regen, Strände, Häfen und Seen: Wellen in flachem Wasser.</translation>
    </message>
    <message>
        <source>Numerical effects: direction, wavelength and stability.</source>
        <translation>Numerische Effekte: Richtung, Wellenlänge und Stabilität.</translation>
    </message>
    <message>
        <source>Masses and springs, the model behind string and membrane.</source>
        <translation>Massen und Federn, das Modell hinter Saite und Membran.</translation>
    </message>
    <message>
        <source>String and pool as computed by the 2013 web page.</source>
        <translation>Saite und Becken, wie die Webseite von 2013 sie berechnete.</translation>
    </message>
    <message>
        <source>Integer arithmetic that looks like water, from the early days of computer graphics.</source>
        <translation>Rechnen mit ganzen Zahlen, das wie Wasser aussieht, aus der Frühzeit der Computergrafik.</translation>
    </message>
    <message>
        <source>String, water, fireworks and snow, based on the 2009 programs.</source>
        <translation>Saite, Wasser, Feuerwerk und Schnee nach den Programmen von 2009.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>ill-formed UTF-8</source>
        <translation>fehlerhaftes UTF-8</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>das ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>is defined twice</source>
        <translation>ist zweimal definiert</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>und weitere</translation>
    </message>
    <message>
        <source>more than %1 keys in one object</source>
        <translation>mehr als %1 Schlüssel in einem Objekt</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>mehr als %1 Werte</translation>
    </message>
    <message>
        <source>more than %1 probes</source>
        <translation>mehr als %1 Messpunkte</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>%1 is too large for a number</source>
        <translation>%1 ist zu groß für eine Zahl</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>an experiment must be a JSON object: %1</source>
        <translation>ein Versuch muss ein JSON-Objekt sein: %1</translation>
    </message>
    <message>
        <source>version %1 is newer than this program can read (1)</source>
        <translation>Version %1 ist neuer, als dieses Programm lesen kann (1)</translation>
    </message>
    <message>
        <source>%1 is not a valid file version (expected 1)</source>
        <translation>%1 ist keine gültige Dateiversion (erwartet: 1)</translation>
    </message>
    <message>
        <source>is missing (the file version, 1)</source>
        <translation>fehlt (die Dateiversion, 1)</translation>
    </message>
    <message>
        <source>is missing (the place where the height is recorded)</source>
        <translation>fehlt (der Ort, an dem die Höhe aufgezeichnet wird)</translation>
    </message>
    <message>
        <source>is missing (one of %1)</source>
        <translation>fehlt (eines von %1)</translation>
    </message>
    <message>
        <source>is missing (%1)</source>
        <translation>fehlt (%1)</translation>
    </message>
    <message>
        <source>unknown key; valid keys: %1</source>
        <translation>unbekannter Schlüssel; gültige Schlüssel: %1</translation>
    </message>
    <message>
        <source>unknown parameter</source>
        <translation>unbekannter Parameter</translation>
    </message>
    <message>
        <source>cannot be changed during a run</source>
        <translation>kann während einer Simulation nicht geändert werden</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>%1 ist kein Text</translation>
    </message>
    <message>
        <source>%1 is not a name</source>
        <translation>%1 ist kein Name</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 ist keine Liste</translation>
    </message>
    <message>
        <source>%1 is not an object with the parameters to change</source>
        <translation>%1 ist kein Objekt mit den zu ändernden Parametern</translation>
    </message>
    <message>
        <source>%1 is not an object with %2</source>
        <translation>%1 ist kein Objekt mit %2</translation>
    </message>
    <message>
        <source>%1 is not a cell (integers inside the grid)</source>
        <translation>%1 ist keine Zelle (ganze Zahlen innerhalb des Gitters)</translation>
    </message>
    <message>
        <source>%1 is not a place in a pool ([column, row])</source>
        <translation>%1 ist kein Ort in einem Becken ([Spalte, Zeile])</translation>
    </message>
    <message>
        <source>%1 is not a place on a string ([point])</source>
        <translation>%1 ist kein Ort auf einer Saite ([Punkt])</translation>
    </message>
    <message>
        <source>%1 is not the size of a pool ([columns, rows], integers from 1 to %2)</source>
        <translation>%1 ist nicht die Größe eines Beckens ([Spalten, Zeilen], ganze Zahlen von 1 bis %2)</translation>
    </message>
    <message>
        <source>%1 is not the size of a string ([points], an integer from 1 to %2)</source>
        <translation>%1 ist nicht die Größe einer Saite ([Punkte], eine ganze Zahl von 1 bis %2)</translation>
    </message>
    <message>
        <source>every size must be at least 1</source>
        <translation>jede Größe muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>a string has only one size (its number of points)</source>
        <translation>eine Saite hat nur eine Größe (die Zahl ihrer Punkte)</translation>
    </message>
    <message>
        <source>%1 points are too many (at most %2)</source>
        <translation>%1 Punkte sind zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>%1 cells are too many (at most %2)</source>
        <translation>%1 Zellen sind zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>%1 events are too many (at most %2)</source>
        <translation>%1 Ereignisse sind zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>%1 bytes are too many (at most %2)</source>
        <translation>%1 Bytes sind zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>%1 are too many (at most %2)</source>
        <translation>%1 sind zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>%1 and %2 must both be periodic, or neither</source>
        <translation>%1 und %2 müssen beide periodic sein oder keines von beiden</translation>
    </message>
    <message>
        <source>%1 is only available on a string; in a pool, use one of %2</source>
        <translation>%1 gibt es nur für eine Saite; nimm in einem Becken eines von %2</translation>
    </message>
    <message>
        <source>integer arithmetic supports only the leapfrog scheme</source>
        <translation>Rechnen mit ganzen Zahlen unterstützt nur das Verfahren leapfrog</translation>
    </message>
    <message>
        <source>integer arithmetic supports only %1</source>
        <translation>Rechnen mit ganzen Zahlen unterstützt nur %1</translation>
    </message>
    <message>
        <source>integer arithmetic does not support a drive</source>
        <translation>Rechnen mit ganzen Zahlen unterstützt keinen Antrieb</translation>
    </message>
    <message>
        <source>%1 is outside the string (0 to %2)</source>
        <translation>%1 liegt außerhalb der Saite (0 bis %2)</translation>
    </message>
    <message>
        <source>%1, %2 is outside the pool (0 to %3, 0 to %4)</source>
        <translation>%1, %2 liegt außerhalb des Beckens (0 bis %3, 0 bis %4)</translation>
    </message>
    <message>
        <source>%1 is out of range (0 to %2)</source>
        <translation>%1 liegt außerhalb (0 bis %2)</translation>
    </message>
    <message>
        <source>%1 comes after %2; events must be in order</source>
        <translation>%1 kommt nach %2; Ereignisse müssen geordnet sein</translation>
    </message>
    <message>
        <source>%1 is not a number (%2)</source>
        <translation>%1 ist keine Zahl (%2)</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 ist keines von %2</translation>
    </message>
    <message>
        <source>%1 is not allowed (%2)</source>
        <translation>%1 ist nicht erlaubt (%2)</translation>
    </message>
    <message>
        <source>an integer, at least %1, at most %2</source>
        <translation>eine ganze Zahl, mindestens %1, höchstens %2</translation>
    </message>
    <message>
        <source>an integer, greater than %1, at most %2</source>
        <translation>eine ganze Zahl, größer als %1, höchstens %2</translation>
    </message>
    <message>
        <source>an integer from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>at least %1, at most %2</source>
        <translation>mindestens %1, höchstens %2</translation>
    </message>
    <message>
        <source>greater than %1, at most %2</source>
        <translation>größer als %1, höchstens %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 bis %1</translation>
    </message>
    <message>
        <source>is missing (the places along the brush path)</source>
        <translation>fehlt (die Orte entlang der Pinselspur)</translation>
    </message>
    <message>
        <source>only one of %1 is allowed</source>
        <translation>nur eines von %1 ist erlaubt</translation>
    </message>
    <message>
        <source>is only allowed with &quot;pull&quot; or &quot;hold&quot;</source>
        <translation>ist nur mit „pull“ oder „hold“ erlaubt</translation>
    </message>
    <message>
        <source>a %1 is only available in a pool</source>
        <translation>%1 gibt es nur in einem Becken</translation>
    </message>
    <message>
        <source>either factor or speed, not both</source>
        <translation>entweder factor oder speed, nicht beides</translation>
    </message>
    <message>
        <source>rain is only available in a pool</source>
        <translation>Regen gibt es nur in einem Becken</translation>
    </message>
    <message>
        <source>a name must be 1 to %1 bytes long</source>
        <translation>ein Name muss 1 bis %1 Bytes lang sein</translation>
    </message>
    <message>
        <source>places must be at most 100000 cells from the centre</source>
        <translation>Orte dürfen höchstens 100000 Zellen von der Mitte entfernt sein</translation>
    </message>
    <message>
        <source>%1 is not a list of places</source>
        <translation>%1 ist keine Liste von Orten</translation>
    </message>
    <message>
        <source>%1 is not a list of names</source>
        <translation>%1 ist keine Liste von Namen</translation>
    </message>
    <message>
        <source>%1 places are too many (at most %2)</source>
        <translation>%1 Orte sind zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>integer arithmetic does not support a %1</source>
        <translation>Rechnen mit ganzen Zahlen unterstützt kein %1</translation>
    </message>
    <message>
        <source>%1 is after the end of the hold</source>
        <translation>%1 liegt nach dem Ende des Haltens</translation>
    </message>
    <message>
        <source>%1 is not of the form [steps later, column, row]</source>
        <translation>%1 hat nicht die Form [Schritte später, Spalte, Zeile]</translation>
    </message>
    <message>
        <source>%1 is not of the form [steps later, point]</source>
        <translation>%1 hat nicht die Form [Schritte später, Punkt]</translation>
    </message>
    <message>
        <source>a lesson must be a JSON object: %1</source>
        <translation>eine Lektion muss ein JSON-Objekt sein: %1</translation>
    </message>
    <message>
        <source>is missing (a list with at least one step)</source>
        <translation>fehlt (eine Liste mit mindestens einem Schritt)</translation>
    </message>
    <message>
        <source>is missing (a list of 2 to %1 answers)</source>
        <translation>fehlt (eine Liste von 2 bis %1 Antworten)</translation>
    </message>
    <message>
        <source>is missing (the first step must define the experiment)</source>
        <translation>fehlt (der erste Schritt muss den Versuch festlegen)</translation>
    </message>
    <message>
        <source>is missing (the number of the correct answer, counted from 1)</source>
        <translation>fehlt (die Nummer der richtigen Antwort, von 1 an gezählt)</translation>
    </message>
    <message>
        <source>is missing (a cell: [point], or [column, row] in a pool)</source>
        <translation>fehlt (eine Zelle: [Punkt] oder in einem Becken [Spalte, Zeile])</translation>
    </message>
    <message>
        <source>is missing (text)</source>
        <translation>fehlt (Text)</translation>
    </message>
    <message>
        <source>is missing (a number, or one of %1)</source>
        <translation>fehlt (eine Zahl oder eines von %1)</translation>
    </message>
    <message>
        <source>is missing (a number from %1 to %2)</source>
        <translation>fehlt (eine Zahl von %1 bis %2)</translation>
    </message>
    <message>
        <source>unknown kind of check; valid kinds: %1</source>
        <translation>unbekannte Art von Prüfung; gültige Arten: %1</translation>
    </message>
    <message>
        <source>%1 is already the id of another step</source>
        <translation>%1 ist schon die id eines anderen Schritts</translation>
    </message>
    <message>
        <source>%1 is not an id (1 to 40 small letters a to z, digits and hyphens)</source>
        <translation>%1 ist keine id (1 bis 40 Kleinbuchstaben a bis z, Ziffern und Bindestriche)</translation>
    </message>
    <message>
        <source>is not a language code (en, el, pt-BR)</source>
        <translation>ist kein Sprachkürzel (en, el, pt-BR)</translation>
    </message>
    <message>
        <source>a result needs a check in the same step</source>
        <translation>ein Ergebnis braucht eine Prüfung im selben Schritt</translation>
    </message>
    <message>
        <source>a step can ask for at most one number and one choice</source>
        <translation>ein Schritt kann höchstens nach einer Zahl und einer Auswahl fragen</translation>
    </message>
    <message>
        <source>&quot;all&quot; and &quot;any&quot; cannot be nested</source>
        <translation>„all“ und „any“ dürfen nicht verschachtelt werden</translation>
    </message>
    <message>
        <source>either above or below is needed</source>
        <translation>above oder below wird gebraucht</translation>
    </message>
    <message>
        <source>from, to or both are needed</source>
        <translation>from, to oder beide werden gebraucht</translation>
    </message>
    <message>
        <source>%1 takes a word; specify it with &quot;is&quot;</source>
        <translation>%1 braucht ein Wort; gib es mit „is“ an</translation>
    </message>
    <message>
        <source>%1 takes a number; specify its range with &quot;from&quot; and &quot;to&quot;</source>
        <translation>%1 braucht eine Zahl; gib ihren Bereich mit „from“ und „to“ an</translation>
    </message>
    <message>
        <source>%1 is outside the medium (%2 by %3 cells)</source>
        <translation>%1 liegt außerhalb des Mediums (%2 mal %3 Zellen)</translation>
    </message>
    <message>
        <source>%1 is neither the id of an example nor an experiment (%2 or %3)</source>
        <translation>%1 ist weder die id eines Beispiels noch ein Versuch (%2 oder %3)</translation>
    </message>
    <message>
        <source>%1 is neither text nor an object with a text for each language (%2)</source>
        <translation>%1 ist weder ein Text noch ein Objekt mit einem Text für jede Sprache (%2)</translation>
    </message>
    <message>
        <source>%1 is not a list with at least one step</source>
        <translation>%1 ist keine Liste mit mindestens einem Schritt</translation>
    </message>
    <message>
        <source>%1 is not a list of at most %2 texts</source>
        <translation>%1 ist keine Liste von höchstens %2 Texten</translation>
    </message>
    <message>
        <source>%1 is not a list of 1 to %2 checks</source>
        <translation>%1 ist keine Liste von 1 bis %2 Prüfungen</translation>
    </message>
    <message>
        <source>%1 is not a list of 2 to %2 answers</source>
        <translation>%1 ist keine Liste von 2 bis %2 Antworten</translation>
    </message>
    <message>
        <source>%1 is not a list of panels</source>
        <translation>%1 ist keine Liste von Panels</translation>
    </message>
    <message>
        <source>%1 is not an object with one kind of check: %2</source>
        <translation>%1 ist kein Objekt mit einer Art von Prüfung: %2</translation>
    </message>
    <message>
        <source>%1 is not an object with the values to change</source>
        <translation>%1 ist kein Objekt mit den zu ändernden Werten</translation>
    </message>
    <message>
        <source>%1 is not a cell of the pool ([column, row])</source>
        <translation>%1 ist keine Zelle des Beckens ([Spalte, Zeile])</translation>
    </message>
    <message>
        <source>%1 is not a cell of the string ([point])</source>
        <translation>%1 ist keine Zelle der Saite ([Punkt])</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 ist keine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 is neither a number nor one of %2</source>
        <translation>%1 ist weder eine Zahl noch eines von %2</translation>
    </message>
    <message>
        <source>%1 is not an integer</source>
        <translation>%1 ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is too large (at most %1 bytes)</source>
        <translation>ist zu groß (höchstens %1 Bytes)</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>is missing (an end of the cross-section)</source>
        <translation>fehlt (ein Ende des Querschnitts)</translation>
    </message>
    <message>
        <source>a unit can have at most %1 characters</source>
        <translation>eine Einheit darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>0, or at least 1e-06</source>
        <translation>0 oder mindestens 1e-06</translation>
    </message>
    <message>
        <source>the value is not valid JSON (%1)</source>
        <translation>der Wert ist kein gültiges JSON (%1)</translation>
    </message>
    <message>
        <source>the value is not valid UTF-8 text</source>
        <translation>der Wert ist kein gültiger UTF-8-Text</translation>
    </message>
    <message>
        <source>is not key=value, e.g. %1</source>
        <translation>ist nicht von der Form Schlüssel=Wert, z. B. %1</translation>
    </message>
    <message>
        <source>a name is missing between the dots</source>
        <translation>zwischen den Punkten fehlt ein Name</translation>
    </message>
    <message>
        <source>a single value has no member called %1</source>
        <translation>ein einzelner Wert enthält nichts namens %1</translation>
    </message>
    <message>
        <source>there is no such element in the file</source>
        <translation>ein solches Element gibt es in der Datei nicht</translation>
    </message>
    <message>
        <source>the image could not be written</source>
        <translation>das Bild konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Das Speicherkontingent ist erschöpft</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Der Datenträger kann nur gelesen werden</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>%1 objects are too many (at most %2)</source>
        <translation>%1 Objekte sind zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>%1 is the name of another object</source>
        <translation>%1 ist der Name eines anderen Objekts</translation>
    </message>
    <message>
        <source>%1 is not allowed (greater than 0, at most %2, half the steps per second)</source>
        <translation>%1 ist nicht erlaubt (größer als 0, höchstens %2, die Hälfte der Schritte pro Sekunde)</translation>
    </message>
    <message>
        <source>more than %1 objects</source>
        <translation>mehr als %1 Objekte</translation>
    </message>
    <message>
        <source>%1 by %2 cells with these edges, scheme and objects take %3 MB of memory (at most %4 MB)</source>
        <translation>%1 mal %2 Zellen mit diesen Rändern, diesem Verfahren und diesen Objekten brauchen %3 MB Speicher (höchstens %4 MB)</translation>
    </message>
    <message>
        <source>a view is only available in a pool</source>
        <translation>eine Ansicht gibt es nur in einem Becken</translation>
    </message>
    <message>
        <source>the last frame would show step %1 (at most %2)</source>
        <translation>das letzte Bild würde Schritt %1 zeigen (höchstens %2)</translation>
    </message>
    <message>
        <source>must be at least %1, at most %2</source>
        <translation>muss mindestens %1, höchstens %2 sein</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>integer arithmetic supports only one scheme and no shorter steps</source>
        <translation>Rechnen mit ganzen Zahlen unterstützt nur ein Verfahren und keine kürzeren Schritte</translation>
    </message>
    <message>
        <source>no exact solution is known with walls or media</source>
        <translation>mit Wänden oder Medien ist keine exakte Lösung bekannt</translation>
    </message>
    <message>
        <source>damping is applied once per step, which makes every scheme first order; set both damping factors to 1</source>
        <translation>die Dämpfung wirkt einmal pro Schritt, darum wird jedes Verfahren zu einem erster Ordnung; setze beide Dämpfungsfaktoren auf 1</translation>
    </message>
    <message>
        <source>the exact solution is known only for standing waves with fixed, free or periodic ends</source>
        <translation>die exakte Lösung ist nur für stehende Wellen mit festen, freien oder periodischen Enden bekannt</translation>
    </message>
    <message>
        <source>a source keeps making waves, so tapping cannot reach a steady state; remove the source first</source>
        <translation>eine Quelle erzeugt ständig Wellen, darum stellt sich beim Tippen kein eingeschwungener Zustand ein; entferne zuerst die Quelle</translation>
    </message>
    <message>
        <source>on a string: box</source>
        <translation>auf einer Saite: box</translation>
    </message>
    <message>
        <source>on a string: 0</source>
        <translation>auf einer Saite: 0</translation>
    </message>
    <message>
        <source>this window is locked for the lesson</source>
        <translation>dieses Fenster ist für den Unterricht gesperrt</translation>
    </message>
    <message>
        <source>there is no such example</source>
        <translation>ein solches Beispiel gibt es nicht</translation>
    </message>
    <message>
        <source>this is not a valid link to an experiment; part of it is missing or has been changed</source>
        <translation>das ist kein gültiger Link zu einem Versuch; ein Teil davon fehlt oder wurde verändert</translation>
    </message>
    <message>
        <source>the link is too long (at most %1 characters after the &quot;#&quot;)</source>
        <translation>der Link ist zu lang (höchstens %1 Zeichen nach dem „#“)</translation>
    </message>
    <message>
        <source>%1 is not an address of this computer</source>
        <translation>%1 ist keine Adresse dieses Rechners</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <translation>kann unter %1 keine Anfragen annehmen: %2</translation>
    </message>
    <message>
        <source>a %1 is only available on a string</source>
        <translation>%1 gibt es nur auf einer Saite</translation>
    </message>
    <message>
        <source>is missing (at least two values)</source>
        <translation>fehlt (mindestens zwei Werte)</translation>
    </message>
    <message>
        <source>%1 values are too many (at most %2)</source>
        <translation>%1 Werte sind zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>a value is too large (at most %1, positive or negative)</source>
        <translation>ein Wert ist zu groß (höchstens %1, positiv oder negativ)</translation>
    </message>
    <message>
        <source>with the stencil %1, the absorbing layer must be at least %2 cells wide</source>
        <translation>mit der Nachbarschaft %1 muss die absorbierende Schicht mindestens %2 Zellen breit sein</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>für diese Änderung reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>needs one of &quot;pull&quot;, &quot;hold&quot;, &quot;set&quot;, &quot;things&quot;, &quot;calm&quot;, &quot;draw&quot; or &quot;modes&quot;</source>
        <translation>braucht eines von „pull“, „hold“, „set“, „things“, „calm“, „draw“ oder „modes“</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 ist weder true noch false</translation>
    </message>
    <message>
        <source>%1 is not of the form [half-wavelengths along x, along y]</source>
        <translation>%1 hat nicht die Form [halbe Wellen längs x, längs y]</translation>
    </message>
    <message>
        <source>column %1: unknown name or character “%2”</source>
        <translation>Spalte %1: unbekannter Name oder unbekanntes Zeichen „%2“</translation>
    </message>
    <message>
        <source>column %1: a parenthesis is missing</source>
        <translation>Spalte %1: eine Klammer fehlt</translation>
    </message>
    <message>
        <source>column %1: unexpected parenthesis</source>
        <translation>Spalte %1: unerwartete Klammer</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>die Formel ist leer</translation>
    </message>
    <message>
        <source>column %1: unexpected end of the formula</source>
        <translation>Spalte %1: unerwartetes Ende der Formel</translation>
    </message>
    <message>
        <source>column %1: a function has too many or too few arguments</source>
        <translation>Spalte %1: eine Funktion hat zu viele oder zu wenige Argumente</translation>
    </message>
    <message>
        <source>column %1: missing or misplaced operator</source>
        <translation>Spalte %1: ein Rechenzeichen fehlt oder steht falsch</translation>
    </message>
    <message>
        <source>a formula can have at most %1 characters</source>
        <translation>eine Formel darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>parentheses can be nested at most %1 levels deep</source>
        <translation>Klammern dürfen höchstens %1-fach verschachtelt sein</translation>
    </message>
    <message>
        <source>the formula is undefined at x = %1</source>
        <translation>die Formel ist bei x = %1 nicht definiert</translation>
    </message>
    <message>
        <source>the value at x = %1 is above %2</source>
        <translation>der Wert bei x = %1 liegt über %2</translation>
    </message>
    <message>
        <source>%1 is not a list of tools</source>
        <translation>%1 ist keine Liste von Werkzeugen</translation>
    </message>
    <message>
        <source>stiffness is only available on a string</source>
        <translation>Steifigkeit gibt es nur auf einer Saite</translation>
    </message>
    <message>
        <source>integer arithmetic does not support stiffness</source>
        <translation>Rechnen mit ganzen Zahlen unterstützt keine Steifigkeit</translation>
    </message>
    <message>
        <source>a stiff string can have at most %1 points, not %2</source>
        <translation>eine steife Saite darf höchstens %1 Punkte haben, nicht %2</translation>
    </message>
    <message>
        <source>%1 is not available on a stiff string; use one of %2</source>
        <translation>%1 gibt es auf einer steifen Saite nicht; nimm eines von %2</translation>
    </message>
    <message>
        <source>a stiff string can have only one medium</source>
        <translation>eine steife Saite darf nur ein Medium haben</translation>
    </message>
    <message>
        <source>%1 standing waves are too many here (at most %2)</source>
        <translation>%1 stehende Wellen sind hier zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>Seiche in a browser cannot compute formulas: open the file in the desktop program, save it, and open the saved file here</source>
        <translation>Seiche im Browser kann keine Formeln berechnen: Öffne die Datei im Programm auf dem Rechner, speichere sie und öffne die gespeicherte Datei hier</translation>
    </message>
    <message>
        <source>there are no objects and no probes</source>
        <translation>es gibt keine Objekte und keine Messpunkte</translation>
    </message>
    <message>
        <source>only for walls</source>
        <translation>nur für Wände</translation>
    </message>
    <message>
        <source>is missing (at least %1 corners of the outline)</source>
        <translation>fehlt (mindestens %1 Ecken des Umrisses)</translation>
    </message>
    <message>
        <source>an absorbing wall cannot move; use a wall with impedance 1 instead, which also absorbs</source>
        <translation>eine absorbierende Wand kann sich nicht bewegen; nimm stattdessen eine Wand mit der Impedanz 1, die auch absorbiert</translation>
    </message>
    <message>
        <source>%1 is too fast: a wall must move more slowly than the waves (%2 cells per second)</source>
        <translation>%1 ist zu schnell: Eine Wand muss langsamer sein als die Wellen (%2 Zellen pro Sekunde)</translation>
    </message>
    <message>
        <source>on a string: point, line, held</source>
        <translation>auf einer Saite: point, line, held</translation>
    </message>
    <message>
        <source>in a pool: point, line, multipole, array</source>
        <translation>in einem Becken: point, line, multipole, array</translation>
    </message>
    <message>
        <source>on a string: even</source>
        <translation>auf einer Saite: even</translation>
    </message>
    <message>
        <source>a claim can have at most %1 characters</source>
        <translation>eine Behauptung darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>there is no wall called %1 in the pool at this step</source>
        <translation>bei diesem Schritt heißt keine Wand im Becken %1</translation>
    </message>
    <message>
        <source>%1 is not a box-shaped wall that is fixed or free, has a thickness and does not move</source>
        <translation>%1 ist keine rechteckige Wand, die fest oder frei ist, eine Dicke hat und sich nicht bewegt</translation>
    </message>
    <message>
        <source>the clipboard has no copied Seiche objects (text that starts with %1)</source>
        <translation>in der Zwischenablage sind keine kopierten Objekte von Seiche (Text, der mit %1 beginnt)</translation>
    </message>
    <message>
        <source>the value at x = %1 is below %2</source>
        <translation>der Wert bei x = %1 liegt unter %2</translation>
    </message>
    <message>
        <source>the formula is undefined at t = %1</source>
        <translation>die Formel ist bei t = %1 nicht definiert</translation>
    </message>
    <message>
        <source>the value at t = %1 is above %2</source>
        <translation>der Wert bei t = %1 liegt über %2</translation>
    </message>
    <message>
        <source>the value at t = %1 is below %2</source>
        <translation>der Wert bei t = %1 liegt unter %2</translation>
    </message>
    <message>
        <source>the formula is undefined at x = %1, y = %2</source>
        <translation>die Formel ist bei x = %1, y = %2 nicht definiert</translation>
    </message>
    <message>
        <source>the value at x = %1, y = %2 is above %3</source>
        <translation>der Wert bei x = %1, y = %2 liegt über %3</translation>
    </message>
    <message>
        <source>the value at x = %1, y = %2 is below %3</source>
        <translation>der Wert bei x = %1, y = %2 liegt unter %3</translation>
    </message>
    <message>
        <source>all formulas and pictures together have more than %1 values</source>
        <translation>alle Formeln und Bilder zusammen haben mehr als %1 Werte</translation>
    </message>
    <message>
        <source>the formulas of this file take too long to compute</source>
        <translation>die Formeln dieser Datei brauchen zu lange zum Rechnen</translation>
    </message>
    <message>
        <source>either formula or raster, not both</source>
        <translation>entweder formula oder raster, nicht beides</translation>
    </message>
    <message>
        <source>%1 is not of the form [left, top, right, bottom]</source>
        <translation>%1 hat nicht die Form [links, oben, rechts, unten]</translation>
    </message>
    <message>
        <source>is missing (the grey values of a picture, or a formula instead)</source>
        <translation>fehlt (die Grauwerte eines Bildes oder stattdessen eine Formel)</translation>
    </message>
    <message>
        <source>is not %1 by %2 grey values, compressed and in base64url</source>
        <translation>enthält nicht %1 mal %2 Grauwerte, komprimiert und in base64url</translation>
    </message>
    <message>
        <source>either curve or curveFormula, not both</source>
        <translation>entweder curve oder curveFormula, nicht beides</translation>
    </message>
    <message>
        <source>Seiche in a browser cannot compute formulas: open the file in the desktop program</source>
        <translation>Seiche im Browser kann keine Formeln berechnen: Öffne die Datei im Programm auf dem Rechner</translation>
    </message>
    <message>
        <source>a formula or picture of the speed is only available in a pool</source>
        <translation>eine Formel oder ein Bild der Geschwindigkeit gibt es nur in einem Becken</translation>
    </message>
    <message>
        <source>needs 2 to %1 values over one period</source>
        <translation>braucht 2 bis %1 Werte über eine Periode</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 columns by %3 rows (at most %4 by %4)</source>
        <translation>%1 Werte füllen nicht %2 Spalten mal %3 Zeilen (höchstens %4 mal %4)</translation>
    </message>
    <message>
        <source>some values are out of range (%1)</source>
        <translation>manche Werte sind nicht erlaubt (%1)</translation>
    </message>
    <message>
        <source>needs a formula or a raster of the heights in the pool</source>
        <translation>braucht eine Formel oder ein Raster der Höhen im Becken</translation>
    </message>
    <message>
        <source>is only for a pool; a string uses &quot;heights&quot;</source>
        <translation>gibt es nur für ein Becken; eine Saite verwendet „heights“</translation>
    </message>
    <message>
        <source>is only for a string; a pool uses &quot;formula&quot; or &quot;raster&quot;</source>
        <translation>gibt es nur für eine Saite; ein Becken verwendet „formula“ oder „raster“</translation>
    </message>
    <message>
        <source>the interrupted class session at %1 has a different experiment</source>
        <translation>die unterbrochene Klasse unter %1 hat einen anderen Versuch</translation>
    </message>
    <message>
        <source>the interrupted class session at %1 cannot be read</source>
        <translation>die unterbrochene Klasse unter %1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>column %1: “=” is not an operator in a formula; to compare, write ==</source>
        <translation>Spalte %1: „=“ ist in einer Formel kein Rechenzeichen; zum Vergleichen schreibe ==</translation>
    </message>
    <message>
        <source>column %1: a comma is only allowed between the arguments of min or max</source>
        <translation>Spalte %1: Ein Komma ist nur zwischen den Argumenten von min oder max erlaubt</translation>
    </message>
    <message>
        <source>column %1: “%2” has a decimal comma; write %3</source>
        <translation>Spalte %1: „%2“ hat ein Dezimalkomma; schreibe %3</translation>
    </message>
    <message>
        <source>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</source>
        <translation>%1 Millionen Rechenschritte auf einmal sind zu viele (höchstens %2 Millionen); verkleinere Größen, Anzahlen oder das Feld</translation>
    </message>
    <message>
        <source>a task can have at most %1 characters</source>
        <translation>eine Aufgabe darf höchstens %1 Zeichen haben</translation>
    </message>
</context>
<context>
    <name>PullMode</name>
    <message>
        <source>set the height</source>
        <translation>Höhe setzen</translation>
    </message>
    <message>
        <source>add to the height</source>
        <translation>zur Höhe addieren</translation>
    </message>
    <message>
        <source>pluck (from rest)</source>
        <translation>zupfen (aus der Ruhe)</translation>
    </message>
</context>
<context>
    <name>PullShape</name>
    <message>
        <source>one point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaußkurve</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>raised cosine</source>
        <translation>Kosinusglocke</translation>
    </message>
    <message>
        <source>standing wave</source>
        <translation>stehende Welle</translation>
    </message>
</context>
<context>
    <name>RainKind</name>
    <message>
        <source>drops of rain</source>
        <translation>Regentropfen</translation>
    </message>
    <message>
        <source>fireworks</source>
        <translation>Feuerwerk</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>Schnee</translation>
    </message>
</context>
<context>
    <name>RealUnits</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>%1 points per step</source>
        <translation>%1 Punkte pro Schritt</translation>
    </message>
    <message>
        <source>%1 cells per step</source>
        <translation>%1 Zellen pro Schritt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>real frequency (%1)</source>
        <comment>unit</comment>
        <translation>reale Frequenz (%1)</translation>
    </message>
</context>
<context>
    <name>RunSheet</name>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <source>integers</source>
        <translation>ganze Zahlen</translation>
    </message>
    <message>
        <source>floating point</source>
        <translation>Gleitkommazahlen</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>Ende: %1</translation>
    </message>
    <message>
        <source>Pulse: %1</source>
        <comment>a setting of the pull</comment>
        <translation>Puls: %1</translation>
    </message>
    <message>
        <source>wall, fixed</source>
        <translation>Wand, fest</translation>
    </message>
    <message>
        <source>wall, free</source>
        <translation>Wand, frei</translation>
    </message>
    <message>
        <source>wall, absorbing</source>
        <translation>Wand, absorbierend</translation>
    </message>
    <message>
        <source>source, sine at %1 Hz, amplitude %2</source>
        <translation>Quelle, Sinus mit %1 Hz, Amplitude %2</translation>
    </message>
    <message>
        <source>source, pulse at %1 Hz, amplitude %2</source>
        <translation>Quelle, Puls mit %1 Hz, Amplitude %2</translation>
    </message>
    <message>
        <source>source, wave packet at %1 Hz, amplitude %2</source>
        <translation>Quelle, Wellenpaket mit %1 Hz, Amplitude %2</translation>
    </message>
    <message>
        <source>medium, k × %1</source>
        <translation>Medium, k × %1</translation>
    </message>
    <message>
        <source>other settings</source>
        <translation>andere Einstellungen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 Zellen</translation>
    </message>
    <message>
        <source>Tapped at</source>
        <translation>Angestoßen bei</translation>
    </message>
    <message>
        <source>A string</source>
        <translation>Eine Saite</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Ein Becken</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>Schritt %1, %2 s</translation>
    </message>
    <message>
        <source>Measured resonance</source>
        <translation>Gemessene Resonanz</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>Frequenz (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>Amplitude (× 1 Anstoß)</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>Anschläge</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Current heights</source>
        <translation>Aktuelle Höhen</translation>
    </message>
    <message>
        <source>tapped point</source>
        <translation>angestoßener Punkt</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>Messpunkt</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>%1 side</source>
        <translation>Seite: %1</translation>
    </message>
    <message>
        <source>source, triangle wave at %1 Hz, amplitude %2</source>
        <translation>Quelle, Dreieck mit %1 Hz, Amplitude %2</translation>
    </message>
    <message>
        <source>source, square wave at %1 Hz, amplitude %2</source>
        <translation>Quelle, Rechteck mit %1 Hz, Amplitude %2</translation>
    </message>
    <message>
        <source>%1, real frequency %2</source>
        <comment>a source</comment>
        <translation>%1, reale Frequenz %2</translation>
    </message>
    <message>
        <source>real frequency</source>
        <translation>reale Frequenz</translation>
    </message>
    <message>
        <source>wall, impedance</source>
        <translation>Wand, Impedanz</translation>
    </message>
    <message>
        <source>source, noise around %1 Hz, amplitude %2</source>
        <translation>Quelle, Rauschen um %1 Hz, Amplitude %2</translation>
    </message>
    <message>
        <source>source, drawn curve at %1 Hz, amplitude %2</source>
        <translation>Quelle, gezeichnete Kurve mit %1 Hz, Amplitude %2</translation>
    </message>
    <message>
        <source>medium, from the formula %1</source>
        <translation>Medium, aus der Formel %1</translation>
    </message>
    <message>
        <source>medium, from a picture</source>
        <translation>Medium, aus einem Bild</translation>
    </message>
    <message>
        <source>Exploded %1</source>
        <translation>Explodiert: %1</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabelle für Tabellenkalkulationen (*.csv)</translation>
    </message>
    <message>
        <source>Table for programs: commas, decimal points (*.csv)</source>
        <translation>Tabelle für Programme: Kommas, Dezimalpunkte (*.csv)</translation>
    </message>
</context>
<context>
    <name>Scheme</name>
    <message>
        <source>leapfrog</source>
        <translation>Leapfrog</translation>
    </message>
    <message>
        <source>textbook Euler</source>
        <translation>expliziter Euler</translation>
    </message>
    <message>
        <source>delayed Euler</source>
        <translation>verzögerter Euler</translation>
    </message>
    <message>
        <source>implicit Euler</source>
        <translation>impliziter Euler</translation>
    </message>
    <message>
        <source>trapezoidal rule</source>
        <translation>Trapezregel</translation>
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
        <translation>Das Dokument konnte nicht gedruckt werden.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>The document could not be created.</source>
        <translation>Das Dokument konnte nicht erzeugt werden.</translation>
    </message>
</context>
<context>
    <name>SheetChart</name>
    <message>
        <source>time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>largest height</source>
        <translation>größte Höhe</translation>
    </message>
</context>
<context>
    <name>Stencil</name>
    <message>
        <source>cross (4 nearest)</source>
        <translation>Kreuz (4 nächste)</translation>
    </message>
    <message>
        <source>diagonal (4 corners)</source>
        <translation>diagonal (4 Ecken)</translation>
    </message>
    <message>
        <source>Moore (8 neighbours)</source>
        <translation>Moore (8 Nachbarn)</translation>
    </message>
    <message>
        <source>isotropic</source>
        <translation>isotrop</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Watch the beads. How many seconds pass until all of them are on the thin line again?</source>
        <translation>Beobachte die Perlen. Nach wie vielen Sekunden liegen alle wieder auf der dünnen Linie?</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. How does the shape of the wavefronts change?</source>
        <translation>Klick die Quelle an und senk ihre Frequenz. Wie ändert sich die Form der Wellenfronten?</translation>
    </message>
    <message>
        <source>Click the thin layer at the top and change its wave speed. How does the wave on its left change?</source>
        <translation>Klick die dünne Schicht oben an und ändere die Ausbreitungsgeschwindigkeit darin. Wie ändert sich die Welle links davon?</translation>
    </message>
    <message>
        <source>Raise Divisor step by step. From which value on does the water move in waves?</source>
        <translation>Erhöhe den Teiler schrittweise. Ab welchem Wert laufen Wellen durch das Wasser?</translation>
    </message>
    <message>
        <source>Lower Divisor from 4 to 3. What happens to the water?</source>
        <translation>Senk den Teiler von 4 auf 3. Was geschieht mit dem Wasser?</translation>
    </message>
    <message>
        <source>Pause and drag the timeline back. After how many seconds do the first waves appear?</source>
        <translation>Halte an und zieh die Zeitleiste zurück. Nach wie vielen Sekunden erscheinen die ersten Wellen?</translation>
    </message>
    <message>
        <source>Find a moment when the middle probe reads 0. Compare the other two curves at that moment.</source>
        <translation>Such einen Augenblick, in dem der mittlere Messpunkt 0 anzeigt. Vergleiche dort die beiden anderen Kurven.</translation>
    </message>
    <message>
        <source>Click the piston and lower its frequency a little. Which way do the two minima move?</source>
        <translation>Klick den Kolben an und senk seine Frequenz ein wenig. Wohin wandern die beiden Minima?</translation>
    </message>
    <message>
        <source>Tap [SPACE], then again each time the middle rises. How many taps do you make in 10 seconds?</source>
        <translation>Tippe auf die [LEERTASTE] und dann immer wieder, wenn die Mitte steigt. Wie oft tippst du in 10 Sekunden?</translation>
    </message>
    <message>
        <source>Follow one of the drawn rays to the shore. By about how many degrees does it turn?</source>
        <translation>Folge einem der Strahlen bis zum Ufer. Um wie viel Grad ungefähr dreht er sich?</translation>
    </message>
    <message>
        <source>Count in the panel how often the curve of probe A swells in 10 seconds.</source>
        <translation>Zähl im Panel, wie oft die Kurve des Messpunkts A in 10 Sekunden anschwillt.</translation>
    </message>
    <message>
        <source>Predict the beats per second at 8 Hz and 10 Hz. Then click the right oscillator and set 10 Hz.</source>
        <translation>Sag die Schwebungen pro Sekunde bei 8 Hz und 10 Hz voraus. Klick dann den rechten Oszillator an und stell 10 Hz ein.</translation>
    </message>
    <message>
        <source>Time ten round trips of the crest with the stopwatch. How long does one take?</source>
        <translation>Miss mit der Stoppuhr zehn Hin- und Rückwege des Wellenbergs. Wie lange dauert einer?</translation>
    </message>
    <message>
        <source>Click the upper source and raise its frequency to about 2 Hz. Do its waves pass the strips now?</source>
        <translation>Klick die obere Quelle an und erhöhe ihre Frequenz auf etwa 2 Hz. Gehen ihre Wellen jetzt durch die Streifen?</translation>
    </message>
    <message>
        <source>Click the breakwater and widen its gap. How does the amplitude in the harbour change?</source>
        <translation>Klick die Mole an und mach die Einfahrt breiter. Wie ändert sich die Amplitude im Hafen?</translation>
    </message>
    <message>
        <source>Wait 15 seconds and read both amplitudes. How many times larger is the amplitude in the bay?</source>
        <translation>Warte 15 Sekunden und lies beide Amplituden ab. Wievielmal so groß ist die Amplitude in der Bucht?</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm. Which rhythm moves the beads highest?</source>
        <translation>Tippe in gleichmäßigem Takt auf die [LEERTASTE]. Bei welchem Takt schwingen die Perlen am höchsten?</translation>
    </message>
    <message>
        <source>Lower Tension k a little and wait until the pattern begins again. Does the pattern still grow?</source>
        <translation>Verringere die Spannkraft k ein wenig und warte, bis das Muster neu beginnt. Wächst es immer noch?</translation>
    </message>
    <message>
        <source>Find a cell that stays at rest, and click it. Which cells does this drop reach?</source>
        <translation>Such eine Zelle, die in Ruhe bleibt, und klick sie an. Welche Zellen erreicht dieser Tropfen?</translation>
    </message>
    <message>
        <source>Measure the time from the start of a wave until it converges on the other side.</source>
        <translation>Miss die Zeit vom Start einer Welle, bis sie auf der anderen Seite zusammenläuft.</translation>
    </message>
    <message>
        <source>Choose Spectrum and a time range of 20 s. At which frequencies are the first two peaks?</source>
        <translation>Wähle Spektrum und einen Zeitraum von 20 s. Bei welchen Frequenzen liegen die ersten beiden Spitzen?</translation>
    </message>
    <message>
        <source>Click the edge of the shoal and make the waves slower there. Which way does the focus move?</source>
        <translation>Klick den Rand der Untiefe an und mach die Wellen dort langsamer. Wohin wandert der Brennpunkt?</translation>
    </message>
    <message>
        <source>Look for nodal lines on both sides of the middle line. How many do you find?</source>
        <translation>Such auf beiden Seiten der Mittellinie nach Knotenlinien. Wie viele findest du?</translation>
    </message>
    <message>
        <source>In the panel, compare the heights of the incoming, reflected and transmitted waves.</source>
        <translation>Vergleiche im Panel die Höhen der ankommenden, der reflektierten und der durchgelassenen Welle.</translation>
    </message>
    <message>
        <source>Count the waves that pass probe A after each pulse of the source. Which are upside down?</source>
        <translation>Zähle die Wellen, die nach jedem Puls der Quelle am Messpunkt A vorbeilaufen. Welche sind umgekehrt?</translation>
    </message>
    <message>
        <source>Wait until only the left room oscillates. How many seconds later is it only the right room?</source>
        <translation>Warte, bis nur der linke Raum schwingt. Wie viele Sekunden später schwingt nur der rechte?</translation>
    </message>
    <message>
        <source>Wait until the left string oscillates least. After how many seconds does this happen again?</source>
        <translation>Warte, bis die linke Saite am wenigsten schwingt. Nach wie vielen Sekunden geschieht das wieder?</translation>
    </message>
    <message>
        <source>Wait until the starting shape returns. Then lower Tension k to 0.7 and compare again.</source>
        <translation>Warte, bis die Anfangsform wiederkehrt. Senk dann Spannkraft k auf 0,7 und vergleich noch einmal.</translation>
    </message>
    <message>
        <source>Pause and follow one crest round the source. Where does it become a trough?</source>
        <translation>Halte an und folge einem Wellenberg um die Quelle herum. Wo wird er zum Wellental?</translation>
    </message>
    <message>
        <source>Look just inside the drawn circle. In which directions do hardly any short waves follow?</source>
        <translation>Schau knapp innerhalb des eingezeichneten Kreises. In welchen Richtungen folgen kaum kurze Wellen?</translation>
    </message>
    <message>
        <source>Choose Spectrum in the panel. Which frequencies come and go on both sides of 5 Hz?</source>
        <translation>Wähle im Panel Spektrum. Welche Frequenzen kommen und gehen auf beiden Seiten von 5 Hz?</translation>
    </message>
    <message>
        <source>Watch the waves at the right probe. How do they change each time the source turns round?</source>
        <translation>Beobachte die Wellen am rechten Messpunkt. Wie ändern sie sich jedes Mal, wenn die Quelle umkehrt?</translation>
    </message>
    <message>
        <source>Click the wall and increase the slit separation. Do the maxima move apart or closer together?</source>
        <translation>Klick die Wand an und vergrößere den Spaltabstand. Rücken die Maxima auseinander oder zusammen?</translation>
    </message>
    <message>
        <source>Read in the panel when B shows its first high peak. Then predict when A shows the next peak.</source>
        <translation>Lies im Panel ab, wann B die erste hohe Spitze zeigt. Sag dann voraus, wann A die nächste zeigt.</translation>
    </message>
    <message>
        <source>Watch where the sparks land. Is there a part of the pool that no spark reaches?</source>
        <translation>Beobachte, wo die Funken landen. Gibt es einen Teil des Beckens, den kein Funke erreicht?</translation>
    </message>
    <message>
        <source>Click the wall and increase the slit separation. Do the strong maxima move together or apart?</source>
        <translation>Klick die Wand an und vergrößere den Spaltabstand. Rücken die starken Maxima zusammen oder auseinander?</translation>
    </message>
    <message>
        <source>Compare the heights of the incoming and the reflected pulse, first in curve A, then in curve B.</source>
        <translation>Vergleiche die Höhen des einlaufenden und des reflektierten Pulses, erst in Kurve A, dann in Kurve B.</translation>
    </message>
    <message>
        <source>Drag the source to the top of the disc. Where do the waves meet now?</source>
        <translation>Zieh die Quelle an den oberen Rand der Scheibe. Wo treffen sich die Wellen jetzt?</translation>
    </message>
    <message>
        <source>Restart and watch the inner circular wave. Does it end in the middle, or does it spread again?</source>
        <translation>Starte neu und beobachte die innere Kreiswelle. Endet sie in der Mitte, oder breitet sie sich wieder aus?</translation>
    </message>
    <message>
        <source>Read the amplitudes at A and B in the panel. How many times higher are the waves at A?</source>
        <translation>Lies im Panel die Amplituden bei A und B ab. Wievielmal so hoch sind die Wellen bei A?</translation>
    </message>
    <message>
        <source>Drag the right edge of the gap a little to the right. What happens to the wave behind it?</source>
        <translation>Zieh den rechten Rand des Spalts ein wenig nach rechts. Was geschieht mit der Welle dahinter?</translation>
    </message>
    <message>
        <source>Click the source and raise its frequency. Does the beam now spread sooner or later?</source>
        <translation>Klick die Quelle an und erhöhe ihre Frequenz. Läuft der Strahl jetzt eher oder später auseinander?</translation>
    </message>
    <message>
        <source>Click the grating and increase the slit separation. Do the beams move apart or closer together?</source>
        <translation>Klick das Gitter an und vergrößere den Spaltabstand. Rücken die Bündel auseinander oder zusammen?</translation>
    </message>
    <message>
        <source>Read the heights of both peaks in the panel. Does the height grow as much as the depth shrinks?</source>
        <translation>Lies im Panel die Höhen beider Spitzen ab. Nimmt die Höhe so stark zu, wie die Tiefe abnimmt?</translation>
    </message>
    <message>
        <source>Compare the amplitudes of the two probes in the panel. By what percentage do they differ?</source>
        <translation>Vergleiche im Panel die Amplituden der beiden Messpunkte. Um wie viel Prozent unterscheiden sie sich?</translation>
    </message>
    <message>
        <source>Predict which strip carries the wave at the right side. Then wait and check.</source>
        <translation>Sag voraus, welcher Streifen die Welle an der rechten Seite leitet. Warte dann und prüf es nach.</translation>
    </message>
    <message>
        <source>Drag the left probe slowly along its duct. Compare its largest and smallest amplitude.</source>
        <translation>Zieh den linken Messpunkt langsam seinen Kanal entlang. Vergleiche seine größte mit seiner kleinsten Amplitude.</translation>
    </message>
    <message>
        <source>Drag the upper probe along the waveguide. Where is its amplitude largest, and where smallest?</source>
        <translation>Zieh den oberen Messpunkt den Wellenleiter entlang. Wo ist seine Amplitude am größten, wo am kleinsten?</translation>
    </message>
    <message>
        <source>Follow one crest from the top edge down into the shadow. Where is it highest?</source>
        <translation>Verfolge einen Wellenberg vom oberen Rand bis in den Schatten. Wo ist er am höchsten?</translation>
    </message>
    <message>
        <source>Click the source and change its frequency a little. Does the swell at the quay rise or fall?</source>
        <translation>Klick die Quelle an und ändere ihre Frequenz ein wenig. Wird die Dünung am Kai höher oder niedriger?</translation>
    </message>
    <message>
        <source>Drag the source a little upwards. In which direction do the reflected waves travel now?</source>
        <translation>Zieh die Quelle ein wenig nach oben. In welche Richtung laufen die reflektierten Wellen jetzt?</translation>
    </message>
    <message>
        <source>Count the crests that pass behind the beads in 10 seconds. What is their frequency?</source>
        <translation>Zähl die Wellenberge, die hinter den Perlen in 10 Sekunden vorbeilaufen. Welche Frequenz haben sie?</translation>
    </message>
    <message>
        <source>Calculate the angle between two neighbouring beams. Does it fit what you see?</source>
        <translation>Berechne den Winkel zwischen zwei benachbarten Strahlen. Passt er zu dem, was du siehst?</translation>
    </message>
    <message>
        <source>Click the upper source and raise its frequency slowly. From how many hertz do its waves pass?</source>
        <translation>Klick die obere Quelle an und erhöhe langsam ihre Frequenz. Ab wie viel Hertz kommen ihre Wellen hindurch?</translation>
    </message>
    <message>
        <source>Look for a line where the water always stays at rest. Do you find one?</source>
        <translation>Such eine Linie, auf der das Wasser immer in Ruhe bleibt. Findest du eine?</translation>
    </message>
    <message>
        <source>Watch the dot on the map in the panel jump. What does the wave do each time?</source>
        <translation>Beobachte, wie der Punkt auf der Karte im Panel springt. Was macht die Welle jedes Mal?</translation>
    </message>
    <message>
        <source>Compare the distance between neighbouring nodal lines with the wavelength of one plane wave.</source>
        <translation>Vergleiche den Abstand benachbarter Knotenlinien mit der Wellenlänge einer der ebenen Wellen.</translation>
    </message>
    <message>
        <source>Find the highest point of the beam. Predict from it where the beam is back at its starting height.</source>
        <translation>Such den höchsten Punkt des Strahls. Sag damit voraus, wo der Strahl wieder auf Anfangshöhe ist.</translation>
    </message>
    <message>
        <source>Drag the probe behind the island a little along the shore. Does its amplitude rise or fall?</source>
        <translation>Zieh den Messpunkt hinter der Insel ein wenig das Ufer entlang. Wird seine Amplitude größer oder kleiner?</translation>
    </message>
    <message>
        <source>Tap [SPACE] and compare the reflected and the transmitted pulse. Which pulse is narrower?</source>
        <translation>Tippe auf die [LEERTASTE] und vergleiche den reflektierten mit dem durchgelassenen Puls. Welcher ist schmaler?</translation>
    </message>
    <message>
        <source>Compare the curves of the three towns. Where does the water rise and fall least?</source>
        <translation>Vergleiche die Kurven der drei Orte. Wo hebt und senkt sich das Wasser am wenigsten?</translation>
    </message>
    <message>
        <source>Compare two neighbouring beams at the same distance. Are they in phase or in antiphase?</source>
        <translation>Vergleich zwei benachbarte Bündel in gleicher Entfernung. Sind sie in Phase oder in Gegenphase?</translation>
    </message>
    <message>
        <source>Click the lens and increase the wave speed inside. Does the focus move nearer or farther away?</source>
        <translation>Klick die Linse an und erhöhe die Ausbreitungsgeschwindigkeit darin. Rückt der Brennpunkt näher oder weiter weg?</translation>
    </message>
    <message>
        <source>Find all directions in which the water stays nearly at rest. Why do the waves cancel there?</source>
        <translation>Such alle Richtungen, in denen das Wasser fast in Ruhe bleibt. Warum löschen sich die Wellen dort aus?</translation>
    </message>
    <message>
        <source>Drag the source closer to the mirror. Do the nodal lines move apart or together?</source>
        <translation>Zieh die Quelle näher an den Spiegel heran. Rücken die Knotenlinien auseinander oder zusammen?</translation>
    </message>
    <message>
        <source>In the panel, read the time between two crests of one curve. How many minutes is this?</source>
        <translation>Lies im Panel die Zeit zwischen zwei Wellenbergen einer Kurve ab. Wie viele Minuten sind das?</translation>
    </message>
    <message>
        <source>Click the bottom source and lower its frequency slowly. At what frequency do its waves get through?</source>
        <translation>Klick die untere Quelle an und senke langsam ihre Frequenz. Ab welchem Wert kommen ihre Wellen durch?</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. Does the focus get sharper or wider?</source>
        <translation>Klick die Quelle an und senk ihre Frequenz. Wird der Brennpunkt schärfer oder breiter?</translation>
    </message>
    <message>
        <source>Drag the source downwards. How close does the beam come to the ground now?</source>
        <translation>Zieh die Quelle nach unten. Wie nahe kommt der Strahl dem Boden jetzt?</translation>
    </message>
    <message>
        <source>Count the maxima behind the slits. Then click the wall, lower the slit width and count again.</source>
        <translation>Zähl die Maxima hinter den Spalten. Klick dann die Wand an, verkleinere die Spaltbreite und zähl noch einmal.</translation>
    </message>
    <message>
        <source>Count how often the hump rises in 20 seconds. What is its frequency?</source>
        <translation>Zähl, wie oft sich der Buckel in 20 Sekunden hebt. Welche Frequenz hat er?</translation>
    </message>
    <message>
        <source>Compare the three lower drums for ten seconds. Which drum keeps repeating the same pattern?</source>
        <translation>Vergleiche zehn Sekunden lang die drei unteren Trommeln. Welche wiederholt immer wieder dasselbe Muster?</translation>
    </message>
    <message>
        <source>Count the cycles of the first two rooms at the top for ten seconds each. What is the ratio?</source>
        <translation>Zähle in den ersten zwei Räumen oben je zehn Sekunden lang die Schwingungen. Wie ist das Verhältnis?</translation>
    </message>
    <message>
        <source>Count for 10 seconds how often the top left drum turns orange in the middle. Repeat at bottom right.</source>
        <translation>Zähl 10 Sekunden lang, wie oft die Mitte der Trommel links oben orange wird. Zähl dann rechts unten.</translation>
    </message>
    <message>
        <source>Click the upper source and double its frequency. How does the amplitude behind the chamber change?</source>
        <translation>Klick die obere Quelle an und verdopple ihre Frequenz. Wie ändert sich die Amplitude hinter der Kammer?</translation>
    </message>
    <message>
        <source>Predict where the line of high waves goes if you drag the obstacle up. Then try it.</source>
        <translation>Sag voraus, wohin die Linie hoher Wellen wandert, wenn du das Hindernis nach oben ziehst. Probier es dann aus.</translation>
    </message>
    <message>
        <source>Look at bars 1 to 7 in the panel after the touch. Which of them are empty?</source>
        <translation>Sieh dir nach der Berührung die Balken 1 bis 7 im Panel an. Welche davon sind leer?</translation>
    </message>
    <message>
        <source>Predict what a lower frequency does to the beams. Then click the source and try it.</source>
        <translation>Sag voraus, was eine niedrigere Frequenz mit den Strahlen macht. Klick dann die Quelle an und probier es aus.</translation>
    </message>
    <message>
        <source>Read the amplitudes at A and B in the panel. How many times higher is the wave at A?</source>
        <translation>Lies im Panel die Amplituden bei A und B ab. Wievielmal so hoch ist die Welle bei A?</translation>
    </message>
    <message>
        <source>Find the pipe that resonates. Then click the source and lower its frequency. Which pipe is next?</source>
        <translation>Such die Pfeife, die in Resonanz ist. Klick dann die Quelle an und senk ihre Frequenz. Welche Pfeife kommt als nächste?</translation>
    </message>
    <message>
        <source>Drag the source closer to the mirror. How does the shape of the reflected waves change?</source>
        <translation>Zieh die Quelle näher an den Spiegel. Wie ändert sich die Form der reflektierten Wellen?</translation>
    </message>
    <message>
        <source>Click one source and lower its height. What does the curve of probe A show now?</source>
        <translation>Klick eine Quelle an und verringere ihre Höhe. Was zeigt die Kurve des Messpunkts A jetzt?</translation>
    </message>
    <message>
        <source>Estimate the angle between the beam and straight ahead. Then click the sources and check it.</source>
        <translation>Schätz den Winkel zwischen dem Strahl und der Richtung geradeaus. Klick dann die Quellen an und prüf ihn nach.</translation>
    </message>
    <message>
        <source>Drag the row of sources up or down. Does the place with the highest waves move, too?</source>
        <translation>Zieh die Reihe der Quellen nach oben oder unten. Wandert die Stelle mit den höchsten Wellen mit?</translation>
    </message>
    <message>
        <source>Click the array and lower its frequency. Do the side beams turn outwards or inwards?</source>
        <translation>Klick die Phasengruppe an und senke ihre Frequenz. Drehen sich die Seitenstrahlen nach außen oder nach innen?</translation>
    </message>
    <message>
        <source>Tap [SPACE] once and follow the pulse to the right end. Does the pulse keep its shape?</source>
        <translation>Stoß die Saite einmal mit der [LEERTASTE] an. Behält der Puls seine Form bis zum rechten Ende?</translation>
    </message>
    <message>
        <source>Drag probe B to a different place. Does its amplitude depend on the distance from the source?</source>
        <translation>Zieh den Messpunkt B an eine andere Stelle. Hängt die Amplitude dort vom Abstand zur Quelle ab?</translation>
    </message>
    <message>
        <source>Drag the lens a little to the right. Does the distance from the lens to the focus change?</source>
        <translation>Zieh die Linse ein wenig nach rechts. Ändert sich der Abstand von der Linse zum Brennpunkt?</translation>
    </message>
    <message>
        <source>Tick Logarithmic in the panel. Which is the first empty bar, and which the next?</source>
        <translation>Setz im Panel das Häkchen bei Logarithmisch. Welcher Balken ist der erste leere, und welcher der nächste?</translation>
    </message>
    <message>
        <source>Drag the island a little up or down. Does the strip of waves behind its centre move, too?</source>
        <translation>Zieh die Insel ein wenig nach oben oder unten. Wandert der Wellenstreifen hinter ihrer Mitte mit?</translation>
    </message>
    <message>
        <source>Tap [SPACE] and count the seconds until the circular wave reaches the top edge.</source>
        <translation>Tippe auf die [LEERTASTE] und zähle die Sekunden, bis die Kreiswelle den oberen Rand erreicht.</translation>
    </message>
    <message>
        <source>Click in the water and count the seconds until the waves vanish. Then lower Damping and compare.</source>
        <translation>Klick ins Wasser und zähl die Sekunden, bis die Wellen verschwinden. Senk dann die Dämpfung und vergleich.</translation>
    </message>
    <message>
        <source>Look closely at the water. Do all cells move, or do some stay at rest?</source>
        <translation>Sieh dir das Wasser genau an. Bewegen sich alle Zellen, oder bleiben manche in Ruhe?</translation>
    </message>
    <message>
        <source>Click in the left part of the pool. How many seconds does the wave take to the right side?</source>
        <translation>Klick in den linken Teil des Beckens. Wie viele Sekunden braucht die Welle bis zur rechten Seite?</translation>
    </message>
    <message>
        <source>Predict which way the outgoing beam moves if you drag the source down. Then try it.</source>
        <translation>Sag voraus, wohin der austretende Strahl rückt, wenn du die Quelle nach unten ziehst. Probier es dann aus.</translation>
    </message>
    <message>
        <source>Click the prism and slowly raise the speed inside. Does the beam turn more or less?</source>
        <translation>Klick das Prisma an und erhöhe langsam die Geschwindigkeit darin. Wird das Bündel stärker oder schwächer gebrochen?</translation>
    </message>
    <message>
        <source>Compare two successive pulses in the curve of A. How many seconds lie between them?</source>
        <translation>Vergleiche zwei aufeinanderfolgende Pulse in der Kurve von A. Wie viele Sekunden liegen dazwischen?</translation>
    </message>
    <message>
        <source>Watch the pulse pass A on the way there and back. Do the two peaks in the panel differ?</source>
        <translation>Beobachte, wie der Puls auf dem Hin- und Rückweg an A vorbeiläuft. Unterscheiden sich die zwei Spitzen im Panel?</translation>
    </message>
    <message>
        <source>Compare each pulse at A with its reflection. What fraction of the height is left?</source>
        <translation>Vergleiche jeden Puls bei A mit seiner Reflexion. Welcher Bruchteil der Höhe bleibt übrig?</translation>
    </message>
    <message>
        <source>Watch probe A. How many pulses does it show for each pulse from the left end?</source>
        <translation>Beobachte den Messpunkt A. Wie viele Pulse zeigt er für jeden Puls vom linken Ende?</translation>
    </message>
    <message>
        <source>Drag the left probe along the light string. Does its amplitude change much?</source>
        <translation>Zieh den linken Messpunkt die leichte Saite entlang. Ändert sich seine Amplitude stark?</translation>
    </message>
    <message>
        <source>Restart twice. Do the first drops fall in the same places each time?</source>
        <translation>Starte zweimal neu. Fallen die ersten Tropfen jedes Mal auf dieselben Stellen?</translation>
    </message>
    <message>
        <source>Click the source and change its frequency. Which maximum on the screen stays in its place?</source>
        <translation>Klick die Quelle an und ändere ihre Frequenz. Welches Maximum auf dem Schirm bleibt an seinem Platz?</translation>
    </message>
    <message>
        <source>Predict how the two curves change if you drag only the upper post. Then try it.</source>
        <translation>Sag voraus, wie sich die zwei Kurven ändern, wenn du nur den oberen Pfosten verschiebst. Probier es dann aus.</translation>
    </message>
    <message>
        <source>Click the prism and increase the wave speed inside. When does the long side let the beam through?</source>
        <translation>Klick das Prisma an und erhöhe die Ausbreitungsgeschwindigkeit darin. Wann lässt die lange Seite den Strahl durch?</translation>
    </message>
    <message>
        <source>Follow one pulse round the string. At which places does it meet the other pulse?</source>
        <translation>Folge einem Puls die ganze Saite entlang. An welchen Stellen begegnet er dem anderen Puls?</translation>
    </message>
    <message>
        <source>Drag the probe in the corner slowly through the room. Where is its amplitude smallest?</source>
        <translation>Zieh den Messpunkt in der Ecke langsam durch den Raum. Wo ist seine Amplitude am kleinsten?</translation>
    </message>
    <message>
        <source>In the panel, find the largest and the smallest number of crests in one second.</source>
        <translation>Finde im Panel die größte und die kleinste Zahl von Wellenbergen in einer Sekunde.</translation>
    </message>
    <message>
        <source>Look at the crests around the post. On which sides are they no longer straight?</source>
        <translation>Betrachte die Wellenberge rund um den Pfosten. Auf welchen Seiten sind sie nicht mehr gerade?</translation>
    </message>
    <message>
        <source>Count how often the corner at A turns orange in 10 seconds. What is the frequency?</source>
        <translation>Zähl, wie oft die Ecke bei A in 10 Sekunden orange wird. Wie groß ist die Frequenz?</translation>
    </message>
    <message>
        <source>Compare A and B in the panel. Where in the packet of long waves do the short waves arrive?</source>
        <translation>Vergleiche A und B im Panel. An welcher Stelle im Paket der langen Wellen kommen die kurzen Wellen an?</translation>
    </message>
    <message>
        <source>Predict what the side tube does at twice the frequency. Then click the lower source and try it.</source>
        <translation>Sag voraus, was das Seitenrohr bei doppelter Frequenz bewirkt. Klick dann die untere Quelle an und probier es aus.</translation>
    </message>
    <message>
        <source>Drag probe B slowly up and down. Where is its amplitude largest, and where smallest?</source>
        <translation>Zieh den Messpunkt B langsam auf und ab. Wo ist seine Amplitude am größten, wo am kleinsten?</translation>
    </message>
    <message>
        <source>Count the crests left and right of the boundary. What is the ratio of the two numbers?</source>
        <translation>Zähl die Wellenberge links und rechts der Grenze. In welchem Verhältnis stehen die beiden Zahlen?</translation>
    </message>
    <message>
        <source>Click the slow medium and reduce its speed. Do the rays bend more or less?</source>
        <translation>Klick das langsame Medium an und senke seine Geschwindigkeit. Knicken die Strahlen stärker oder schwächer ab?</translation>
    </message>
    <message>
        <source>Predict when the letters are half white. Then wait and check.</source>
        <translation>Sag voraus, nach wie vielen Sekunden das halbe Wort weiß ist. Warte dann und prüf es nach.</translation>
    </message>
    <message>
        <source>Click the wall and widen the slit. At which slit width do both screens show the same curve?</source>
        <translation>Klick die Wand an und mach den Spalt breiter. Bei welcher Spaltbreite zeigen beide Schirme die gleiche Kurve?</translation>
    </message>
    <message>
        <source>Predict how the wedge changes if the waves are slower. Then lower Tension k and check.</source>
        <translation>Sag voraus, wie sich der Keil ändert, wenn die Wellen langsamer sind. Senk dann Spannkraft k und prüf es nach.</translation>
    </message>
    <message>
        <source>Drag the source to the upper side. Do more or fewer waves stay in the channel?</source>
        <translation>Zieh die Quelle an die obere Seite. Bleiben jetzt mehr oder weniger Wellen im Kanal?</translation>
    </message>
    <message>
        <source>Drag both probes halfway to the source. At which probe does the amplitude change more?</source>
        <translation>Zieh beide Messpunkte bis auf den halben Abstand an die Quelle heran. An welchem ändert sich die Amplitude stärker?</translation>
    </message>
    <message>
        <source>Wait until the row is almost at rest. Has it returned to displacement 0?</source>
        <translation>Warte, bis die Reihe fast in Ruhe ist. Ist sie zur Auslenkung 0 zurückgekehrt?</translation>
    </message>
    <message>
        <source>Drag along the left side of the sheet. Where else does a wave start?</source>
        <translation>Zieh an der linken Seite der Fläche entlang. Wo beginnt noch eine Welle?</translation>
    </message>
    <message>
        <source>Choose fixed ends and restart, then lower Tension k to 0.2. Are the waves faster or slower?</source>
        <translation>Wähle feste Enden, starte neu und senke dann Spannkraft k auf 0,2. Werden die Wellen schneller oder langsamer?</translation>
    </message>
    <message>
        <source>Count the seconds until the waves look equally high in every part of the stadium.</source>
        <translation>Zähl die Sekunden, bis die Wellen in jedem Teil des Stadions gleich hoch aussehen.</translation>
    </message>
    <message>
        <source>Pause and compare the distance between neighbouring nodes with the wavelength of the dashed wave.</source>
        <translation>Halte an und vergleiche den Abstand benachbarter Knoten mit der Wellenlänge der gestrichelten Welle.</translation>
    </message>
    <message>
        <source>Find one clap in the panel and count its echoes. Does the time between them grow or shrink?</source>
        <translation>Such im Panel ein Klatschen und zähl seine Echos. Wird die Zeit dazwischen länger oder kürzer?</translation>
    </message>
    <message>
        <source>Tap [SPACE], reduce Damping and tap again. How does the frequency at the marker change?</source>
        <translation>Stoß mit [LEERTASTE] an, verringere die Dämpfung und stoß wieder an. Wie ändert sich die Frequenz an der Markierung?</translation>
    </message>
    <message>
        <source>Tap [SPACE] each time the middle of the string rises. Which frequency do you read on the right?</source>
        <translation>Tippe immer dann auf die [LEERTASTE], wenn die Mitte der Saite steigt. Welche Frequenz liest du rechts ab?</translation>
    </message>
    <message>
        <source>Tap [SPACE] once and time five oscillations of the string. How long does one take?</source>
        <translation>Tippe einmal auf die [LEERTASTE] und miss die Zeit für fünf Schwingungen der Saite. Wie lange dauert eine?</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm. Which rhythm makes the wave highest?</source>
        <translation>Tippe in gleichmäßigem Takt auf die [LEERTASTE]. Bei welchem Takt wird die Welle am höchsten?</translation>
    </message>
    <message>
        <source>Find the first empty bar in the panel. At which fraction of the length did the hammer strike?</source>
        <translation>Such den ersten leeren Balken im Panel. Bei welchem Bruchteil der Länge hat der Hammer angeschlagen?</translation>
    </message>
    <message>
        <source>Compare the tide at sea, at the entrance of the bay and at its head. Where is it smallest?</source>
        <translation>Vergleiche den Tidenhub auf See, am Eingang der Bucht und an ihrem Ende. Wo ist er am kleinsten?</translation>
    </message>
    <message>
        <source>Click the top source and raise its frequency slowly. At what frequency do its waves pass the holes?</source>
        <translation>Klick die obere Quelle an und erhöhe langsam ihre Frequenz. Ab welchem Wert laufen ihre Wellen an den Löchern vorbei?</translation>
    </message>
    <message>
        <source>Watch both ends of the string for 30 seconds. When do the waves stop arriving there?</source>
        <translation>Beobachte beide Enden der Saite 30 Sekunden lang. Ab wann kommen dort keine Wellen mehr an?</translation>
    </message>
    <message>
        <source>Click the slow medium and increase the wave speed. At which speed does the wave get out?</source>
        <translation>Klick das langsame Medium an und erhöhe die Ausbreitungsgeschwindigkeit. Ab welchem Wert kommt die Welle hinaus?</translation>
    </message>
    <message>
        <source>Click the wall and raise the slit separation. What happens to the strong and the weak maxima?</source>
        <translation>Klick die Wand an und vergrößere den Spaltabstand. Was geschieht mit den starken und den schwachen Maxima?</translation>
    </message>
    <message>
        <source>Follow the crest. Does it turn clockwise, and how long does one turn take?</source>
        <translation>Folge dem Wellenberg. Läuft er im Uhrzeigersinn um, und wie lange dauert ein Umlauf?</translation>
    </message>
    <message>
        <source>Compare two neighbouring beams. At the same distance, are they in phase or in antiphase?</source>
        <translation>Vergleiche zwei benachbarte Strahlen. Sind sie in gleicher Entfernung in Phase oder in Gegenphase?</translation>
    </message>
    <message>
        <source>Wait until the amplitudes stop growing. How many times higher is the wave at the shallow end?</source>
        <translation>Warte, bis die Amplituden nicht mehr wachsen. Wievielmal so hoch ist die Welle am seichten Ende?</translation>
    </message>
    <message>
        <source>Drag B slowly to the right. How does its amplitude change from line to line?</source>
        <translation>Zieh B langsam nach rechts. Wie ändert sich seine Amplitude von Linie zu Linie?</translation>
    </message>
    <message>
        <source>Drag the upper wall up until both slits are equally wide. What happens to the minima?</source>
        <translation>Zieh die obere Wand nach oben, bis beide Spalte gleich breit sind. Was geschieht mit den Minima?</translation>
    </message>
    <message>
        <source>Click the source and raise its frequency. From which value on does the narrow channel carry the wave?</source>
        <translation>Klick die Quelle an und erhöhe ihre Frequenz. Ab welchem Wert leitet der schmale Kanal die Welle?</translation>
    </message>
    <message>
        <source>Choose Spectrum in the panel. Which wave has the higher second peak?</source>
        <translation>Wähl im Panel Spektrum. Bei welcher Welle ist die zweite Spitze höher?</translation>
    </message>
    <message>
        <source>Drag the probe from the middle to the wall in small steps. Where does its amplitude rise steeply?</source>
        <translation>Zieh den Messpunkt aus der Mitte in kleinen Schritten zur Wand. Wo steigt seine Amplitude steil an?</translation>
    </message>
    <message>
        <source>Watch the water for half a minute. Does it come to rest?</source>
        <translation>Sieh dem Wasser eine halbe Minute zu. Kommt es zur Ruhe?</translation>
    </message>
    <message>
        <source>Click the wall and lower the slit width. Does the broad beam get wider or narrower?</source>
        <translation>Klick die Wand an und verkleinere die Spaltbreite. Wird das breite Bündel breiter oder schmaler?</translation>
    </message>
    <message>
        <source>Click the source and increase its frequency. Which way does the focus move?</source>
        <translation>Klick die Quelle an und erhöhe ihre Frequenz. In welche Richtung rückt der Brennpunkt?</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. Does the focus move closer to the gaps or farther away?</source>
        <translation>Klick die Quelle an und senk ihre Frequenz. Rückt der Brennpunkt näher an die Lücken oder weiter weg?</translation>
    </message>
</context>
<context>
    <name>Thing</name>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Slits</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Number of slits</source>
        <translation>Zahl der Spalte</translation>
    </message>
    <message>
        <source>Slit width</source>
        <translation>Spaltbreite</translation>
    </message>
    <message>
        <source>Slit separation</source>
        <translation>Spaltabstand</translation>
    </message>
    <message>
        <source>Distance between the centres of neighbouring slits</source>
        <translation>Abstand der Mitten benachbarter Spalte</translation>
    </message>
    <message>
        <source>Factor of k</source>
        <translation>Faktor von k</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Factor at the right end</source>
        <translation>Faktor am rechten Ende</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Width σ</source>
        <translation>Breite σ</translation>
    </message>
    <message>
        <source>Width across the source (standard deviation σ)</source>
        <translation>Breite quer zur Quelle (Standardabweichung σ)</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Number of oscillations per second of the run</source>
        <translation>Zahl der Schwingungen pro Sekunde der Simulation</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>Schwingungen</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Start time, in seconds of the run</source>
        <translation>Startzeit in Sekunden der Simulation</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Schwingungen</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>Zellen/s</translation>
    </message>
    <message>
        <source>Target column</source>
        <translation>Zielspalte</translation>
    </message>
    <message>
        <source>Column that the object moves to</source>
        <translation>Spalte, zu der das Objekt läuft</translation>
    </message>
    <message>
        <source>Target row</source>
        <translation>Zielzeile</translation>
    </message>
    <message>
        <source>Row that the object moves to</source>
        <translation>Zeile, zu der das Objekt läuft</translation>
    </message>
    <message>
        <source>Length from end to end</source>
        <translation>Länge von Ende zu Ende</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Gestartet bei</translation>
    </message>
    <message>
        <source>Time at which the stopwatch was started, in seconds of the run</source>
        <translation>Zeit, zu der die Stoppuhr gestartet wurde, in Sekunden der Simulation</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Gestoppt bei</translation>
    </message>
    <message>
        <source>Fade length</source>
        <translation>Auslauflänge</translation>
    </message>
    <message>
        <source>Number of cells over which the line fades out beyond its ends; 0: abrupt ends</source>
        <translation>Zahl der Zellen, über die die Linie jenseits ihrer Enden abklingt; 0: scharfe Enden</translation>
    </message>
    <message>
        <source>Rotation angle, clockwise</source>
        <translation>Drehwinkel im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shape of the outline</source>
        <translation>Form des Umrisses</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>lens</source>
        <translation>Linse</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>parabola</source>
        <translation>Parabel</translation>
    </message>
    <message>
        <source>freehand</source>
        <translation>freihand</translation>
    </message>
    <message>
        <source>Width, or length of a line</source>
        <translation>Breite oder Länge einer Linie</translation>
    </message>
    <message>
        <source>Height, or thickness of a line</source>
        <translation>Höhe oder Dicke einer Linie</translation>
    </message>
    <message>
        <source>Thickness of the outline or brush; 0: a filled box or ellipse</source>
        <translation>Dicke des Umrisses oder des Pinsels; 0: gefülltes Rechteck, gefüllte Ellipse</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>absorbierend</translation>
    </message>
    <message>
        <source>Factor by which k is multiplied inside the region; equals the square of the speed ratio</source>
        <translation>Faktor, mit dem k im Gebiet multipliziert wird: das Quadrat des Verhältnisses der Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Wave speed inside the region, relative to the surroundings</source>
        <translation>Ausbreitungsgeschwindigkeit im Gebiet im Verhältnis zur Umgebung</translation>
    </message>
    <message>
        <source>Value of the factor at the right end; changes linearly from left to right. 0: constant</source>
        <translation>Wert des Faktors am rechten Ende; ändert sich von links nach rechts linear. 0: konstant</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>Sinus</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>Puls</translation>
    </message>
    <message>
        <source>wave packet</source>
        <translation>Wellenpaket</translation>
    </message>
    <message>
        <source>Phase at time 0, or at the start of the wave packet</source>
        <translation>Phase zur Zeit 0 oder am Anfang des Wellenpakets</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Stops at</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Stop time, in seconds of the run; 0: never</source>
        <translation>Endzeit in Sekunden der Simulation; 0: nie</translation>
    </message>
    <message>
        <source>Repeats every</source>
        <translation>Wiederholung alle</translation>
    </message>
    <message>
        <source>Interval from one start to the next; 0: once only</source>
        <translation>Zeit von einem Start zum nächsten; 0: nur einmal</translation>
    </message>
    <message>
        <source>Speed of the back-and-forth motion; 0: stationary</source>
        <translation>Geschwindigkeit der Hin- und Herbewegung; 0: ruht</translation>
    </message>
    <message>
        <source>Measuring tool</source>
        <translation>Messgerät</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>Maßband</translation>
    </message>
    <message>
        <source>scale bar</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <source>Time at which the stopwatch was stopped, in seconds of the run; 0: still running</source>
        <translation>Zeit, zu der die Stoppuhr gestoppt wurde, in Sekunden der Simulation; 0: sie läuft noch</translation>
    </message>
    <message>
        <source>Type of measuring tool; a trace is a saved copy of the string</source>
        <translation>Art des Messgeräts; eine festgehaltene Form ist eine gespeicherte Kopie der Saite</translation>
    </message>
    <message>
        <source>reference line</source>
        <translation>Bezugslinie</translation>
    </message>
    <message>
        <source>marked point</source>
        <translation>markierter Punkt</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>festgehaltene Form</translation>
    </message>
    <message>
        <source>Height of the midpoint</source>
        <translation>Höhe der Mitte</translation>
    </message>
    <message>
        <source>On a string: height of the midpoint above rest</source>
        <translation>Auf einer Saite: Höhe der Mitte über der Ruhelage</translation>
    </message>
    <message>
        <source>Difference in height</source>
        <translation>Höhenunterschied</translation>
    </message>
    <message>
        <source>On a string: how much higher the right end is than the left end</source>
        <translation>Auf einer Saite: um wie viel das rechte Ende höher liegt als das linke</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Amplitude of the waves, right beside a line or a source on a string, or one wavelength from a point</source>
        <translation>Amplitude der Wellen direkt neben einer Linie oder neben einer Quelle auf einer Saite, bei einem Punkt eine Wellenlänge entfernt</translation>
    </message>
    <message>
        <source>cavity</source>
        <translation>Hohlraum</translation>
    </message>
    <message>
        <source>plano-convex lens</source>
        <translation>plankonvexe Linse</translation>
    </message>
    <message>
        <source>drawn outline</source>
        <translation>gezeichneter Umriss</translation>
    </message>
    <message>
        <source>Fixed: reflects waves upside down. Free: reflects waves upright. Absorbing: absorbs waves. Impedance: absorbs part of each wave</source>
        <translation>Fest: reflektiert Wellen umgekehrt. Frei: reflektiert Wellen aufrecht. Absorbierend: absorbiert Wellen. Impedanz: absorbiert einen Teil jeder Welle</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>Impedanz</translation>
    </message>
    <message>
        <source>Impedance</source>
        <translation>Impedanz</translation>
    </message>
    <message>
        <source>Impedance relative to the water in front of the wall. 0: like a free wall; 1: absorbs waves that arrive head-on; large values: like a fixed wall</source>
        <translation>Impedanz im Verhältnis zum Wasser vor der Wand. 0: wie eine freie Wand; 1: absorbiert senkrecht auftreffende Wellen; große Werte: wie eine feste Wand</translation>
    </message>
    <message>
        <source>Width of each slit, or of the opening of a cavity</source>
        <translation>Breite jedes Spalts oder der Öffnung eines Hohlraums</translation>
    </message>
    <message>
        <source>Speed of the back-and-forth motion, slower than the waves; 0: stationary</source>
        <translation>Geschwindigkeit der Hin- und Herbewegung, langsamer als die Wellen; 0: ruht</translation>
    </message>
    <message>
        <source>Point: circular waves. Line: plane waves. Multipole: crests and troughs alternate around the source. Array: a beam. On a string, waves pass through a point or line, but a held point follows the signal exactly</source>
        <translation>Punkt: Kreiswellen. Linie: ebene Wellen. Multipol: abwechselnd Wellenberge und Wellentäler rund um die Quelle. Phasengruppe: ein Strahl. Auf einer Saite gehen Wellen durch Punkt und Linie hindurch, aber ein gehaltener Punkt folgt genau dem Signal</translation>
    </message>
    <message>
        <source>multipole</source>
        <translation>Multipol</translation>
    </message>
    <message>
        <source>array</source>
        <translation>Phasengruppe</translation>
    </message>
    <message>
        <source>Length of the line or array</source>
        <translation>Länge der Linie oder der Phasengruppe</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Strength along the line: uniform, or Gaussian (sends a beam with a waist of half the length)</source>
        <translation>Stärke entlang der Linie: gleichmäßig oder als Gaußkurve (sendet einen Strahl mit einer Taille von halber Länge)</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaußkurve</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Number of points of alternating sign: 2 is a dipole, 4 a quadrupole</source>
        <translation>Zahl der Punkte mit wechselndem Vorzeichen: 2 ist ein Dipol, 4 ein Quadrupol</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Distance of the poles from the centre</source>
        <translation>Abstand der Pole von der Mitte</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Number of points along the length</source>
        <translation>Zahl der Punkte auf der Länge</translation>
    </message>
    <message>
        <source>Beam angle</source>
        <translation>Strahlwinkel</translation>
    </message>
    <message>
        <source>Direction of the beam, measured from the normal towards the right end; the same on both sides</source>
        <translation>Richtung des Strahls, von der Normalen zum rechten Ende hin gemessen; auf beiden Seiten gleich</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Brennpunkt</translation>
    </message>
    <message>
        <source>Distance along the beam at which the waves arrive in phase; 0: no focus</source>
        <translation>Entfernung entlang des Strahls, in der die Wellen in Phase ankommen; 0: kein Brennpunkt</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Number of oscillations in a wave packet, or until noise has a new random phase</source>
        <translation>Zahl der Schwingungen in einem Wellenpaket oder bis das Rauschen eine neue zufällige Phase hat</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Seed of the noise; sources with the same seed produce the same signal</source>
        <translation>Startzahl des Rauschens; Quellen mit derselben Startzahl erzeugen dasselbe Signal</translation>
    </message>
    <message>
        <source>Off for</source>
        <translation>Ruht für</translation>
    </message>
    <message>
        <source>Duration of each pause; 0: no pauses</source>
        <translation>Dauer jeder Pause; 0: keine Pausen</translation>
    </message>
    <message>
        <source>On for</source>
        <translation>Schwingt für</translation>
    </message>
    <message>
        <source>Duration of each burst between two pauses</source>
        <translation>Dauer der Schwingung zwischen zwei Pausen</translation>
    </message>
    <message>
        <source>Orbit radius</source>
        <translation>Bahnradius</translation>
    </message>
    <message>
        <source>Radius of the circle that the source moves on; 0: no circular motion</source>
        <translation>Radius des Kreises, auf dem sich die Quelle bewegt; 0: keine Kreisbewegung</translation>
    </message>
    <message>
        <source>Revolutions</source>
        <translation>Umläufe</translation>
    </message>
    <message>
        <source>Revolutions per second, clockwise; negative: anticlockwise</source>
        <translation>Umläufe pro Sekunde, im Uhrzeigersinn; negativ: gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>Schirm</translation>
    </message>
    <message>
        <source>Radius of curvature of the screen; 0: straight</source>
        <translation>Krümmungsradius des Schirms; 0: gerade</translation>
    </message>
    <message>
        <source>Quantity that the formula or picture gives: wave speed or water depth, relative to the surroundings. A value of 0 is land</source>
        <translation>Größe, die die Formel oder das Bild angibt: Ausbreitungsgeschwindigkeit oder Wassertiefe, im Verhältnis zur Umgebung. Der Wert 0 ist Land</translation>
    </message>
    <message>
        <source>wave speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>water depth</source>
        <translation>Wassertiefe</translation>
    </message>
    <message>
        <source>Continuous sine, triangle or square wave, single pulse, wave packet, noise around the frequency, or repeated drawn curve</source>
        <translation>Dauernder Sinus, Dreieck oder Rechteck, einzelner Puls, Wellenpaket, Rauschen um die Frequenz oder wiederholte gezeichnete Kurve</translation>
    </message>
    <message>
        <source>drawn curve</source>
        <translation>gezeichnete Kurve</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>VideoFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>Es ist ein Ordner.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Es ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>ffmpeg could not be started.</source>
        <translation>ffmpeg konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>ffmpeg stopped without giving a reason.</source>
        <translation>ffmpeg brach ohne Begründung ab.</translation>
    </message>
    <message>
        <source>ffmpeg reports: %1</source>
        <translation>ffmpeg meldet: %1</translation>
    </message>
</context>
<context>
    <name>WorkSheet</name>
    <message>
        <source>Name: ______________________________   Class: __________   Date: %1</source>
        <translation>Name: ______________________________   Klasse: __________   Datum: %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>%1 von %2 Schritten geschafft</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>What I found out</source>
        <translation>Was ich herausgefunden habe</translation>
    </message>
</context>
<context>
    <name>World</name>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a real string</source>
        <translation>eine echte Saite</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>sound in air</source>
        <translation>Schall in Luft</translation>
    </message>
    <message>
        <source>light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>radio waves</source>
        <translation>Radiowellen</translation>
    </message>
</context>
<context>
    <name>seiche::Actions</name>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Neu starten</translation>
    </message>
    <message>
        <source>Restart with the current settings</source>
        <translation>Mit den aktuellen Einstellungen neu starten</translation>
    </message>
    <message>
        <source>Reset e&amp;verything</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the experiment as it was when opened</source>
        <translation>Den Versuch wie beim Öffnen wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>T&amp;ap</source>
        <translation>&amp;Anstoßen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Step forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Sl&amp;ow motion (×0.25)</source>
        <translation>Zeitl&amp;upe (×0,25)</translation>
    </message>
    <message>
        <source>×0.25</source>
        <translation>×0,25</translation>
    </message>
    <message>
        <source>Slow motion: ¼ speed</source>
        <translation>Zeitlupe: ¼ der Geschwindigkeit</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>&amp;Normal speed (×1)</source>
        <translation>No&amp;rmale Geschwindigkeit (×1)</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Saite</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Becken</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>B&amp;eamer</translation>
    </message>
    <message>
        <source>Projector F11</source>
        <translation>Beamer F11</translation>
    </message>
    <message>
        <source>Projector mode: full screen, large text, strong colours</source>
        <translation>Beamer-Modus: Vollbild, große Schrift, kräftige Farben</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>M&amp;agnify waves</source>
        <translation>Wellen ver&amp;größern</translation>
    </message>
    <message>
        <source>S&amp;hrink waves</source>
        <translation>Wellen ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Fit &amp;waves to window</source>
        <translation>Wellen &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Tastatur und Maus</translation>
    </message>
    <message>
        <source>&amp;About Seiche</source>
        <translation>Ü&amp;ber Seiche</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>&amp;Show performance</source>
        <translation>Rechen&amp;leistung anzeigen</translation>
    </message>
    <message>
        <source>Shows steps, frames and cells per second below the canvas</source>
        <translation>Zeigt Schritte, Bilder und Zellen pro Sekunde unter der Zeichenfläche</translation>
    </message>
    <message>
        <source>&amp;Contour lines</source>
        <translation>&amp;Höhenlinien</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <source>Bro&amp;wse examples…</source>
        <translation>Beispiele &amp;durchsuchen …</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen …</translation>
    </message>
    <message>
        <source>Open lesson &amp;file…</source>
        <translation>Lektions&amp;datei öffnen …</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Voriger &amp;Schritt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show &amp;hint</source>
        <translation>&amp;Tipp anzeigen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Repea&amp;t this step</source>
        <translation>Diesen Schritt wi&amp;ederholen</translation>
    </message>
    <message>
        <source>Rest&amp;art lesson</source>
        <translation>Lektion neu sta&amp;rten</translation>
    </message>
    <message>
        <source>Save results as P&amp;DF…</source>
        <translation>Ergebnisse als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Save results as web pa&amp;ge…</source>
        <translation>Ergebnisse als &amp;Webseite speichern …</translation>
    </message>
    <message>
        <source>P&amp;rint results…</source>
        <translation>Ergebnisse dr&amp;ucken …</translation>
    </message>
    <message>
        <source>&amp;Exit lesson</source>
        <translation>Lektion &amp;verlassen</translation>
    </message>
    <message>
        <source>Lo&amp;ck window</source>
        <translation>&amp;Fenster sperren</translation>
    </message>
    <message>
        <source>Large &amp;resonance chart</source>
        <translation>Großes Resonan&amp;zdiagramm</translation>
    </message>
    <message>
        <source>&amp;Compare damping</source>
        <translation>Däm&amp;pfung vergleichen</translation>
    </message>
    <message>
        <source>Challenge: an &amp;unknown string</source>
        <translation>Herausforderung: eine &amp;unbekannte Saite</translation>
    </message>
    <message>
        <source>Ch&amp;oose floor picture…</source>
        <translation>&amp;Bodenbild wählen …</translation>
    </message>
    <message>
        <source>T&amp;iled floor</source>
        <translation>&amp;Fliesenboden</translation>
    </message>
    <message>
        <source>Show pan&amp;els</source>
        <translation>Panels anze&amp;igen</translation>
    </message>
    <message>
        <source>Shows or hides all panels on the projector</source>
        <translation>Zeigt oder verbirgt alle Panels am Beamer</translation>
    </message>
    <message>
        <source>Enter ans&amp;wer</source>
        <translation>Antwort e&amp;ingeben</translation>
    </message>
    <message>
        <source>Loc&amp;k with password…</source>
        <translation>Mit Passw&amp;ort sperren …</translation>
    </message>
    <message>
        <source>&amp;Student worksheet…</source>
        <translation>&amp;Arbeitsblatt …</translation>
    </message>
    <message>
        <source>Print st&amp;udent worksheet…</source>
        <translation>Arbeits&amp;blatt drucken …</translation>
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation>&amp;Schnelleinstieg</translation>
    </message>
    <message>
        <source>&amp;Teacher&apos;s guide</source>
        <translation>&amp;Leitfaden für Lehrkräfte</translation>
    </message>
    <message>
        <source>&amp;Lesson plans</source>
        <translation>&amp;Unterrichtspläne</translation>
    </message>
    <message>
        <source>Seiche in a &amp;browser</source>
        <translation>Seiche im B&amp;rowser</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Using &amp;phones in class</source>
        <translation>&amp;Handys im Unterricht</translation>
    </message>
    <message>
        <source>Start/stop stop&amp;watch</source>
        <translation>Stoppu&amp;hr starten/anhalten</translation>
    </message>
    <message>
        <source>R&amp;eset stopwatch</source>
        <translation>Stoppuhr zurücks&amp;etzen</translation>
    </message>
    <message>
        <source>&amp;Keep trace</source>
        <translation>Form fest&amp;halten</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the current shape for comparison</source>
        <translation>Hält die aktuelle Form zum Vergleich als gestrichelte Kopie fest</translation>
    </message>
    <message>
        <source>Draws a bead on every tenth point</source>
        <translation>Zeichnet eine Perle auf jeden zehnten Punkt</translation>
    </message>
    <message>
        <source>Show beads</source>
        <translation>Perlen anzeigen</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Puls senden</translation>
    </message>
    <message>
        <source>Triggers the selected pulse generator, or the one added last</source>
        <translation>Löst den gewählten Pulsgeber aus oder den zuletzt hinzugefügten</translation>
    </message>
    <message>
        <source>Se&amp;t shape from formula…</source>
        <translation>Form aus &amp;Formel …</translation>
    </message>
    <message>
        <source>&amp;Next example</source>
        <translation>&amp;Nächstes Beispiel</translation>
    </message>
    <message>
        <source>&amp;Previous example</source>
        <translation>&amp;Vorheriges Beispiel</translation>
    </message>
    <message>
        <source>Sets heights, wave speed or source signals from a formula, a drawn curve or a picture</source>
        <translation>Setzt Höhen, Ausbreitungsgeschwindigkeit oder Quellensignale aus einer Formel, einer gezeichneten Kurve oder einem Bild</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>&amp;Panels</translation>
    </message>
    <message>
        <source>Work&amp;bench</source>
        <translation>Werkb&amp;ank</translation>
    </message>
    <message>
        <source>Shows all panels and tools</source>
        <translation>Zeigt alle Panels und Werkzeuge</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Linien gleicher Höhe</translation>
    </message>
    <message>
        <source>The heights along a line that you can drag</source>
        <translation>Die Höhen längs einer Linie, die man ziehen kann</translation>
    </message>
    <message>
        <source>Save results…</source>
        <translation>Ergebnisse speichern …</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>Language, text size, colours, sound and projector</source>
        <translation>Sprache, Schriftgröße, Farben, Ton und Beamer</translation>
    </message>
    <message>
        <source>Exit</source>
        <comment>the lesson</comment>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>seiche::Advice</name>
    <message>
        <source>Use a stencil with four neighbours.</source>
        <translation>Nimm eine Nachbarschaft mit vier Nachbarn.</translation>
    </message>
    <message>
        <source>Set the divisor to %1 or more.</source>
        <translation>Setz den Teiler auf %1 oder mehr.</translation>
    </message>
    <message>
        <source>Lower k to %1, or add damping: %2 = %3.</source>
        <translation>Senke k auf %1 oder dämpfe stärker: %2 = %3.</translation>
    </message>
    <message>
        <source>Lower k to %1.</source>
        <translation>Senke k auf %1.</translation>
    </message>
    <message>
        <source>With %1, every k is unstable. Choose leapfrog, or add damping: %2 = %3.</source>
        <translation>Mit %1 ist jedes k instabil. Wähle Leapfrog oder dämpfe stärker: %2 = %3.</translation>
    </message>
    <message>
        <source>With %1, every k is unstable. Choose leapfrog.</source>
        <translation>Mit %1 ist jedes k instabil. Wähle Leapfrog.</translation>
    </message>
    <message>
        <source>Even a flat surface grows ×%1 per step and doubles every %2 steps (%3 s).</source>
        <translation>Sogar eine ebene Fläche wächst ×%1 pro Schritt und verdoppelt sich alle %2 Schritte (%3 s).</translation>
    </message>
    <message>
        <source>Waves with a wavelength of %1 cells grow ×%2 per step and double every %3 steps (%4 s).</source>
        <translation>Wellen mit einer Wellenlänge von %1 Zellen wachsen ×%2 pro Schritt und verdoppeln sich alle %3 Schritte (%4 s).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what happens, then what to do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No wave grows, whatever k: %1 is stable for every k.</source>
        <translation>Keine Welle wächst, wie groß k auch ist: %1 ist für jedes k stabil.</translation>
    </message>
    <message>
        <source>Exactly at the limit: no wave grows. Just beyond the limit, waves with a wavelength of %1 cells grow.</source>
        <translation>Genau an der Grenze: Keine Welle wächst. Knapp darüber wachsen Wellen mit einer Wellenlänge von %1 Zellen.</translation>
    </message>
    <message>
        <source>No wave grows. With a smaller divisor, waves with a wavelength of %1 cells would grow first.</source>
        <translation>Keine Welle wächst. Mit einem kleineren Teiler würden zuerst Wellen mit einer Wellenlänge von %1 Zellen wachsen.</translation>
    </message>
    <message>
        <source>No wave grows. Above k = %1, waves with a wavelength of %2 cells would grow first.</source>
        <translation>Keine Welle wächst. Über k = %1 würden zuerst Wellen mit einer Wellenlänge von %2 Zellen wachsen.</translation>
    </message>
</context>
<context>
    <name>seiche::BackgroundJob</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>The reason is unknown.</source>
        <translation>Der Grund ist unbekannt.</translation>
    </message>
</context>
<context>
    <name>seiche::Banner</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>seiche::BigNumber</name>
    <message>
        <source>%1 %2</source>
        <comment>number and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number, and the same in another unit</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>seiche::Canvas</name>
    <message>
        <source>Step %1, largest height %2.</source>
        <translation>Schritt %1, größte Höhe %2.</translation>
    </message>
    <message>
        <source>Second %1, largest height %2.</source>
        <translation>Sekunde %1, größte Höhe %2.</translation>
    </message>
    <message>
        <source>The height limit has been reached. Restart to begin from rest.</source>
        <translation>Die maximale Höhe ist erreicht. Starte neu, um aus der Ruhe zu beginnen.</translation>
    </message>
    <message>
        <source>%1 points, %2 high</source>
        <translation>%1 Punkte, %2 hoch</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>length, height</comment>
        <translation>%1, %2 hoch</translation>
    </message>
</context>
<context>
    <name>seiche::ChainTable</name>
    <message>
        <source>No standing waves are predicted here.</source>
        <translation>Hier werden keine stehenden Wellen vorhergesagt.</translation>
    </message>
    <message>
        <source>A chain of beads and the string it approximates. On the string, n half-wavelengths have n times the frequency of one. On the beads, the frequency is lower.</source>
        <translation>Eine Perlenkette und die Saite, die sie annähert. Auf der Saite haben n halbe Wellen die n-fache Frequenz von einer. Auf den Perlen ist die Frequenz niedriger.</translation>
    </message>
    <message>
        <source>Switch on Theory in the Resonance panel to compare the frequencies of the beads and the string.</source>
        <translation>Schalte im Panel „Resonanz“ die Theorie ein, um die Frequenzen der Perlen und der Saite zu vergleichen.</translation>
    </message>
    <message>
        <source>n</source>
        <comment>half waves of a mode</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>beads (Hz)</source>
        <translation>Perlen (Hz)</translation>
    </message>
    <message>
        <source>string (Hz)</source>
        <translation>Saite (Hz)</translation>
    </message>
    <message>
        <source>ratio</source>
        <comment>of two frequencies</comment>
        <translation>Quotient</translation>
    </message>
    <message>
        <source>Frequencies of a chain and of a string</source>
        <translation>Frequenzen einer Kette und einer Saite</translation>
    </message>
    <message>
        <source>beads (%1)</source>
        <comment>unit of a frequency</comment>
        <translation>Perlen (%1)</translation>
    </message>
    <message>
        <source>string (%1)</source>
        <comment>unit of a frequency</comment>
        <translation>Saite (%1)</translation>
    </message>
</context>
<context>
    <name>seiche::ChallengeRow</name>
    <message>
        <source>Between 0.001 and 1000 Hz</source>
        <translation>Zwischen 0,001 und 1000 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>Challenge %1: what is the lowest resonance frequency of this string? Taps so far: %2</source>
        <translation>Herausforderung %1: Was ist die tiefste Resonanzfrequenz dieser Saite? Anschläge bisher: %2</translation>
    </message>
    <message>
        <source>Challenge %1: %2 points. Your answer: %3 Hz (%5 % off). Correct answer: %4 Hz. Taps: %6</source>
        <translation>Herausforderung %1: %2 Punkte. Deine Antwort: %3 Hz (%5 % daneben). Richtig: %4 Hz. Anschläge: %6</translation>
    </message>
    <message>
        <source>Challenge %1: the answer was %2 Hz. Taps: %3</source>
        <translation>Herausforderung %1: Die Antwort war %2 Hz. Anschläge: %3</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Your answer: lowest resonance frequency</source>
        <translation>Deine Antwort: tiefste Resonanzfrequenz</translation>
    </message>
    <message>
        <source>Submit answer</source>
        <translation>Antwort abgeben</translation>
    </message>
    <message>
        <source>Submits the frequency and shows your score</source>
        <translation>Gibt die Frequenz ab und zeigt deine Punkte</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Shows the answer and everything else that is hidden</source>
        <translation>Zeigt die Lösung und alles andere, was verborgen ist</translation>
    </message>
    <message>
        <source>Challenge number</source>
        <translation>Nummer der Herausforderung</translation>
    </message>
    <message>
        <source>The same number gives the same string on every computer</source>
        <translation>Dieselbe Nummer ergibt auf jedem Rechner dieselbe Saite</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Neue Herausforderung</translation>
    </message>
    <message>
        <source>Opens the unknown string with this number</source>
        <translation>Öffnet die unbekannte Saite mit dieser Nummer</translation>
    </message>
    <message>
        <source>A new challenge gives you an unknown string. Find its lowest resonance frequency with as few taps as possible. The same number gives everyone the same string.</source>
        <translation>Eine neue Herausforderung gibt dir eine unbekannte Saite. Finde ihre tiefste Resonanzfrequenz mit möglichst wenigen Anschlägen. Dieselbe Nummer gibt allen dieselbe Saite.</translation>
    </message>
</context>
<context>
    <name>seiche::Chart</name>
    <message>
        <source>The image could not be created.</source>
        <translation>Das Bild konnte nicht erzeugt werden.</translation>
    </message>
    <message>
        <source>Save chart as image</source>
        <translation>Diagramm als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Show data</source>
        <translation>Daten anzeigen</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Daten kopieren</translation>
    </message>
    <message>
        <source>Export chart data</source>
        <translation>Diagrammdaten exportieren</translation>
    </message>
    <message>
        <source>Export data…</source>
        <translation>Daten exportieren …</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Bild speichern …</translation>
    </message>
</context>
<context>
    <name>seiche::ChartView</name>
    <message>
        <source>%1: %2</source>
        <comment>axis and value</comment>
        <translation>%1: %2</translation>
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
        <translation>Diagramm leeren</translation>
    </message>
    <message>
        <source>Remove all points of the class? This cannot be undone.</source>
        <translation>Alle Punkte der Klasse entfernen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Save points</source>
        <translation>Punkte speichern</translation>
    </message>
    <message>
        <source>End class session</source>
        <translation>Klasse beenden</translation>
    </message>
    <message>
        <source>Save the points of the class? Number of points: %1</source>
        <translation>Die Punkte der Klasse speichern? Zahl der Punkte: %1</translation>
    </message>
    <message>
        <source>Cl&amp;ass</source>
        <translation>&amp;Klasse</translation>
    </message>
    <message>
        <source>Start class sessi&amp;on…</source>
        <translation>Klasse &amp;starten …</translation>
    </message>
    <message>
        <source>Lets students join with their phones and shows each tapping frequency as a point on one chart</source>
        <translation>Lernende treten mit ihren Handys bei, und jede Anschlagfrequenz wird ein Punkt in einem Diagramm</translation>
    </message>
    <message>
        <source>O&amp;wn strings</source>
        <translation>Eigene Sai&amp;ten</translation>
    </message>
    <message>
        <source>Gives each phone its own string and shows the points on the class chart</source>
        <translation>Gibt jedem Handy eine eigene Saite und zeigt die Punkte im Diagramm der Klasse</translation>
    </message>
    <message>
        <source>Shared &amp;string</source>
        <translation>&amp;Gemeinsame Saite</translation>
    </message>
    <message>
        <source>Lets everyone tap the same string, shown on the screen</source>
        <translation>Alle stoßen dieselbe Saite auf dem Bildschirm an</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Abstimmung</translation>
    </message>
    <message>
        <source>Asks a multiple-choice question</source>
        <translation>Stellt eine Frage mit vorgegebenen Antworten</translation>
    </message>
    <message>
        <source>Pause su&amp;bmissions</source>
        <translation>Annahme pa&amp;usieren</translation>
    </message>
    <message>
        <source>Stops accepting points. Phones keep new points until you resume</source>
        <translation>Nimmt keine Punkte an. Die Handys behalten neue Punkte, bis du die Annahme fortsetzt</translation>
    </message>
    <message>
        <source>&amp;Hide chart</source>
        <translation>Diagramm &amp;verbergen</translation>
    </message>
    <message>
        <source>Theoretical c&amp;urve</source>
        <translation>Theorie&amp;kurve</translation>
    </message>
    <message>
        <source>Shows what theory predicts</source>
        <translation>Zeigt, was die Theorie vorhersagt</translation>
    </message>
    <message>
        <source>C&amp;lear chart…</source>
        <translation>Diagramm &amp;leeren …</translation>
    </message>
    <message>
        <source>S&amp;tudents…</source>
        <translation>Le&amp;rnende …</translation>
    </message>
    <message>
        <source>Enter point &amp;code…</source>
        <translation>Punkt&amp;code eingeben …</translation>
    </message>
    <message>
        <source>Adds the point of a phone that is not on the network</source>
        <translation>Fügt den Punkt eines Handys hinzu, das nicht im Netz ist</translation>
    </message>
    <message>
        <source>Ad&amp;mit no new students</source>
        <translation>Keine &amp;neuen Beitritte</translation>
    </message>
    <message>
        <source>&amp;Phones follow the lesson</source>
        <translation>&amp;Handys folgen der Lektion</translation>
    </message>
    <message>
        <source>Sen&amp;d experiment to phones</source>
        <translation>Versuch an Han&amp;dys senden</translation>
    </message>
    <message>
        <source>Opens the current experiment on every phone and shows only its points on the chart</source>
        <translation>Öffnet den aktuellen Versuch auf allen Handys und zeigt im Diagramm nur die Punkte dazu</translation>
    </message>
    <message>
        <source>S&amp;ave points…</source>
        <translation>&amp;Punkte speichern …</translation>
    </message>
    <message>
        <source>&amp;End class session…</source>
        <translation>Klasse b&amp;eenden …</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>Po&amp;ints</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>Sh&amp;ow class page</source>
        <translation>Kla&amp;ssenseite zeigen</translation>
    </message>
</context>
<context>
    <name>seiche::ClassChart</name>
    <message>
        <source>taps per second (Hz)</source>
        <translation>Anschläge pro Sekunde (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>Amplitude (× 1 Anstoß)</translation>
    </message>
    <message>
        <source>others</source>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>%1, not steady yet</source>
        <translation>%1, noch nicht eingeschwungen</translation>
    </message>
    <message>
        <source>Each rhythm tapped on a phone becomes a point here.</source>
        <translation>Jeder Takt, der auf einem Handy getippt wird, wird hier ein Punkt.</translation>
    </message>
    <message>
        <source>Class chart</source>
        <translation>Diagramm der Klasse</translation>
    </message>
    <message>
        <source>Amplitude (× single tap) against tapping frequency, one point for each rhythm.</source>
        <translation>Amplitude (× einzelner Anstoß) über der Anschlagfrequenz, ein Punkt für jeden Takt.</translation>
    </message>
    <message>
        <source>Remove this point</source>
        <translation>Diesen Punkt entfernen</translation>
    </message>
    <message>
        <source>Restore last removed point</source>
        <translation>Zuletzt entfernten Punkt wiederherstellen</translation>
    </message>
    <message>
        <source>%1 (being checked)</source>
        <translation>%1 (wird geprüft)</translation>
    </message>
    <message>
        <source>%1 (unverified)</source>
        <translation>%1 (nicht bestätigt)</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>nicht bestätigt</translation>
    </message>
</context>
<context>
    <name>seiche::ClassInWindow</name>
    <message>
        <source>Class %1 · %2</source>
        <comment>code, students</comment>
        <translation>Klasse %1 · %2</translation>
    </message>
    <message>
        <source>The interrupted class session has been resumed with the same code and points.</source>
        <translation>Die unterbrochene Klasse geht mit demselben Code und denselben Punkten weiter.</translation>
    </message>
    <message>
        <source>No recording was sent with this point.</source>
        <translation>Mit diesem Punkt kam keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>The recording of this point cannot be read.</source>
        <translation>Die Aufzeichnung dieses Punkts ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1: %2 × single tap at %3 Hz</source>
        <translation>%1: %2 × einzelner Anstoß bei %3 Hz</translation>
    </message>
    <message>
        <source>Replaying the recording gives a different point.</source>
        <translation>Die Wiedergabe der Aufzeichnung ergibt einen anderen Punkt.</translation>
    </message>
    <message>
        <source>The rhythm as it was tapped, from rest.</source>
        <translation>Der Takt, wie er getippt wurde, aus der Ruhe.</translation>
    </message>
    <message>
        <source>Back to the class: %1</source>
        <translation>Zurück zur Klasse: %1</translation>
    </message>
    <message>
        <source>Save the points now and then: after a crash they would be lost.</source>
        <translation>Speichere die Punkte ab und zu: Nach einem Absturz wären sie verloren.</translation>
    </message>
</context>
<context>
    <name>seiche::ClassPage</name>
    <message>
        <source>Which rhythm makes the largest wave on the string?</source>
        <translation>Welcher Takt erzeugt die größte Welle auf der Saite?</translation>
    </message>
    <message>
        <source>Which rhythm makes the largest wave in the pool?</source>
        <translation>Welcher Takt erzeugt die größte Welle im Becken?</translation>
    </message>
    <message>
        <source>Can you all tap in the same rhythm?</source>
        <translation>Könnt ihr alle im selben Takt tippen?</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>Eine Frage an die Klasse</translation>
    </message>
    <message>
        <source>With n students tapping, each tap is 1/√n as high. The wave only grows if you tap together.</source>
        <translation>Wenn n Personen tippen, ist jeder Anstoß nur 1/√n so hoch. Die Welle wächst nur, wenn ihr gemeinsam tippt.</translation>
    </message>
    <message>
        <source>Points so far: %1</source>
        <translation>Punkte bisher: %1</translation>
    </message>
    <message>
        <source>%1 points from %2 students</source>
        <translation>Punkte: %1, Lernende: %2</translation>
    </message>
    <message>
        <source>submissions paused</source>
        <translation>Annahme pausiert</translation>
    </message>
    <message>
        <source>best so far: %1, %2 × single tap at %3 Hz</source>
        <translation>bisher am höchsten: %1, %2 × einzelner Anstoß bei %3 Hz</translation>
    </message>
    <message>
        <source>The taps from all phones act here.</source>
        <translation>Die Anstöße aller Handys wirken hier.</translation>
    </message>
    <message>
        <source>Scan the QR code, or enter the address and the class code.</source>
        <translation>Scanne den QR-Code oder gib die Adresse und den Code der Klasse ein.</translation>
    </message>
    <message>
        <source>Click a point to replay that student&apos;s run.</source>
        <translation>Ein Klick auf einen Punkt spielt die Simulation dieser Person nach.</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>The chart is hidden. Keep tapping: your points still count.</source>
        <translation>Das Diagramm ist verborgen. Tippe weiter: Deine Punkte zählen trotzdem.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. Are the phones on the same network? See Help &gt; Using phones in class.</source>
        <translation>Noch ist niemand beigetreten. Sind die Handys im selben Netz? Siehe Hilfe &gt; Handys im Unterricht.</translation>
    </message>
    <message>
        <source>The point was removed. Right-click the chart to restore it.</source>
        <translation>Der Punkt wurde entfernt. Ein Rechtsklick auf das Diagramm stellt ihn wieder her.</translation>
    </message>
    <message>
        <source>unverified: %1</source>
        <translation>nicht bestätigt: %1</translation>
    </message>
</context>
<context>
    <name>seiche::CodePage</name>
    <message>
        <source>The code that runs</source>
        <translation>Der Code, der läuft</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>seiche::CompareBlock</name>
    <message>
        <source>Compare with %1</source>
        <translation>Vergleich: %1</translation>
    </message>
    <message>
        <source>Computes the same motion with a different scheme, and draws both</source>
        <translation>Berechnet dieselbe Bewegung mit einem anderen Verfahren und zeichnet beide</translation>
    </message>
    <message>
        <source>More about the comparison</source>
        <translation>Mehr zum Vergleich</translation>
    </message>
    <message>
        <source>More schemes, energy, growth, convergence</source>
        <translation>Weitere Verfahren, Energie, Wachstum, Konvergenz</translation>
    </message>
</context>
<context>
    <name>seiche::ComparePanel</name>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>integers</source>
        <comment>integer water</comment>
        <translation>ganze Zahlen</translation>
    </message>
    <message>
        <source>Integer water has only one scheme.</source>
        <translation>Für Wasser in ganzen Zahlen gibt es nur ein Verfahren.</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <comment>energy or difference</comment>
        <translation>%1 über der Zeit</translation>
    </message>
    <message>
        <source>Tap to see the energy here.</source>
        <translation>Stoß an, um hier die Energie zu sehen.</translation>
    </message>
    <message>
        <source>Tap to see the difference from the exact solution here.</source>
        <translation>Stoß an, um hier den Unterschied zur exakten Lösung zu sehen.</translation>
    </message>
    <message>
        <source>The difference between the other schemes and the main run appears here.</source>
        <translation>Hier erscheint der Unterschied der anderen Verfahren zur Hauptsimulation.</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted, ×%3 measured.</source>
        <translation>%1: ×%2 pro Schritt berechnet, ×%3 gemessen.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted.</source>
        <translation>%1: ×%2 pro Schritt berechnet.</translation>
    </message>
    <message>
        <source>%1 Order %2.</source>
        <comment>sentences before, order of a scheme</comment>
        <translation>%1 Ordnung %2.</translation>
    </message>
    <message>
        <source>%1 Order %2, %3 ns per cell.</source>
        <comment>sentences before, order of a scheme, cost</comment>
        <translation>%1 Ordnung %2, %3 ns pro Zelle.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Runs %1 next to the main run, starting from its current state.</source>
        <translation>Rechnet %1 neben der Hauptsimulation, von deren aktuellem Zustand an.</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>exakte Lösung</translation>
    </message>
    <message>
        <source>Schemes ▾</source>
        <translation>Verfahren ▾</translation>
    </message>
    <message>
        <source>All schemes that can run next to the main run.</source>
        <translation>Alle Verfahren, die neben der Hauptsimulation laufen können.</translation>
    </message>
    <message>
        <source>Shows the string with infinitely small time steps. Differences are then measured from this solution.</source>
        <translation>Zeigt die Saite mit unendlich kleinen Zeitschritten. Unterschiede beziehen sich dann auf diese Lösung.</translation>
    </message>
    <message>
        <source>Quantity in the chart</source>
        <translation>Größe im Diagramm</translation>
    </message>
    <message>
        <source>Restart</source>
        <comment>start the other schemes once more</comment>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Restarts the other schemes from the current state.</source>
        <translation>Startet die anderen Verfahren vom aktuellen Zustand an neu.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted in the long run, ×%3 measured now, because waves that grow more slowly still dominate.</source>
        <translation>%1: auf lange Sicht ×%2 pro Schritt berechnet, jetzt ×%3 gemessen, weil noch Wellen überwiegen, die langsamer wachsen.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted (with walls and media), ×%3 measured.</source>
        <translation>%1: höchstens ×%2 pro Schritt berechnet (mit Wänden und Medien), ×%3 gemessen.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted (with walls and media).</source>
        <translation>%1: höchstens ×%2 pro Schritt berechnet (mit Wänden und Medien).</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>Error against time step</source>
        <translation>Fehler über dem Zeitschritt</translation>
    </message>
    <message>
        <source>%1: order %2 measured, %3 by theory.</source>
        <comment>scheme, orders</comment>
        <translation>%1: Ordnung %2 gemessen, %3 laut Theorie.</translation>
    </message>
    <message>
        <source>Measured without damping, because damping makes every scheme first order.</source>
        <translation>Ohne Dämpfung gemessen, weil mit Dämpfung jedes Verfahren nur von erster Ordnung ist.</translation>
    </message>
    <message>
        <source>time step (steps of this run)</source>
        <translation>Zeitschritt (Schritte der Simulation)</translation>
    </message>
    <message>
        <source>There is no error to measure here.</source>
        <translation>Hier lässt sich kein Fehler messen.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Messung läuft …</translation>
    </message>
    <message>
        <source>%1 Exploded %2.</source>
        <comment>sentence before, 57 steps after the tap</comment>
        <translation>%1 Explodiert: %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ComputingSpeed</name>
    <message>
        <source>%1 steps/s · %2 frames/s · %3 cells/s</source>
        <translation>%1 Schritte/s · %2 Bilder/s · %3 Zellen/s</translation>
    </message>
    <message>
        <source>%1 % of the memory limit</source>
        <translation>%1 % der Speichergrenze</translation>
    </message>
    <message>
        <source>Computing speed</source>
        <translation>Rechengeschwindigkeit</translation>
    </message>
    <message>
        <source>The memory limit is this computer&apos;s speed, in cells per second, if every step reads two heights per cell from memory and writes one. Several steps in the cache can exceed this limit.</source>
        <translation>Die Speichergrenze ist die Zahl der Zellen pro Sekunde, die dieser Rechner schafft, wenn jeder Schritt für jede Zelle zwei Höhen aus dem Speicher liest und eine schreibt. Mehrere Schritte im Cache können diese Grenze übertreffen.</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 Bilder/s</translation>
    </message>
</context>
<context>
    <name>seiche::ControlColumn</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Shows the main controls again (Escape)</source>
        <translation>Zeigt wieder die wichtigsten Bedienelemente (Esc)</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Bedienelemente</translation>
    </message>
    <message>
        <source>More ▸</source>
        <translation>Mehr ▸</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>Mehr von %1</translation>
    </message>
</context>
<context>
    <name>seiche::CurveEditor</name>
    <message>
        <source>Point %1 of %2: %3. Left and Right move the pen, with Shift they draw. Up and Down change the value.</source>
        <translation>Punkt %1 von %2: %3. Links und Rechts bewegen den Stift, mit Umschalt zeichnen sie. Auf und Ab ändern den Wert.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingRows</name>
    <message>
        <source>velocity</source>
        <comment>damping</comment>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>height</source>
        <comment>damping</comment>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>both</source>
        <comment>damping</comment>
        <translation>beide</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>“%1” is not a number of seconds.</source>
        <translation>„%1“ ist keine Anzahl von Sekunden.</translation>
    </message>
    <message>
        <source>A half-life must be more than 0 seconds.</source>
        <translation>Eine Halbwertszeit muss größer als 0 Sekunden sein.</translation>
    </message>
    <message>
        <source>This half-life is too short: one step cannot damp that much.</source>
        <translation>Diese Halbwertszeit ist zu kurz: Ein Schritt kann nicht so stark dämpfen.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>damping of</comment>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Damping factor</source>
        <translation>Dämpfungsfaktor</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>damping of</comment>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Kind of damping</source>
        <translation>Art der Dämpfung</translation>
    </message>
    <message>
        <source>Velocity damping is ordinary friction, as in textbooks. Height damping scales down the whole new height, which also pulls the medium back to rest and raises low frequencies.</source>
        <translation>Dämpfung der Geschwindigkeit ist gewöhnliche Reibung, wie im Lehrbuch. Dämpfung der Höhe verkleinert die ganze neue Höhe; das zieht das Medium auch zur Ruhelage zurück und erhöht tiefe Frequenzen.</translation>
    </message>
    <message>
        <source>half-life</source>
        <translation>Halbwertszeit</translation>
    </message>
    <message>
        <source>Half-life in seconds</source>
        <translation>Halbwertszeit in Sekunden</translation>
    </message>
    <message>
        <source>Time after which a wave has half its height.</source>
        <translation>Zeit, nach der eine Welle nur noch die halbe Höhe hat.</translation>
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
        <translation>Verborgen, bis du die Resonanz der Saite findest.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Two kinds of damping</source>
        <translation>Zwei Dämpfungsarten</translation>
    </message>
    <message>
        <source>velocity damping</source>
        <translation>Geschwindigkeit gedämpft</translation>
    </message>
    <message>
        <source>height damping</source>
        <translation>Höhe gedämpft</translation>
    </message>
    <message>
        <source>tapping frequency (Hz)</source>
        <translation>Anschlagfrequenz (Hz)</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× 1 Anstoß</translation>
    </message>
    <message>
        <source>undamped</source>
        <translation>ungedämpft</translation>
    </message>
    <message>
        <source>damping factor</source>
        <translation>Dämpfungsfaktor</translation>
    </message>
    <message>
        <source>lowest mode (steps)</source>
        <translation>tiefste Mode (Schritte)</translation>
    </message>
    <message>
        <source>lowest mode (Hz)</source>
        <translation>tiefste Mode (Hz)</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the velocity</comment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Use velocity damping in this run</source>
        <translation>In dieser Simulation die Geschwindigkeit dämpfen</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the height</comment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Use height damping in this run</source>
        <translation>In dieser Simulation die Höhe dämpfen</translation>
    </message>
    <message>
        <source>Switch on Theory to see the prediction.</source>
        <translation>Schalte „Theorie“ ein, um die Vorhersage zu sehen.</translation>
    </message>
    <message>
        <source>Both kinds reduce every oscillating wave equally: half of its height is left after %1 steps (%2 s). Velocity damping is friction, so the frequencies stay almost the same. Height damping also pulls the medium back to rest, as springs would. Then no wave can oscillate more slowly than once in %3 steps. The resonance with height damping comes from the damping itself.</source>
        <translation>Beide Arten verkleinern jede schwingende Welle gleich stark: Nach %1 Schritten (%2 s) ist die Hälfte ihrer Höhe übrig. Dämpfung der Geschwindigkeit ist Reibung, darum bleiben die Frequenzen fast gleich. Dämpfung der Höhe zieht das Medium auch zur Ruhelage zurück, wie Federn es täten. Dann kann keine Welle langsamer schwingen als einmal in %3 Schritten. Die Resonanz mit Dämpfung der Höhe kommt von der Dämpfung selbst.</translation>
    </message>
</context>
<context>
    <name>seiche::DispersionChart</name>
    <message>
        <source>The shortest waves travel at %1 cells per step. The ideal wave equation gives %2.</source>
        <translation>Die kürzesten Wellen laufen mit %1 Zellen pro Schritt. Die ideale Wellengleichung ergibt %2.</translation>
    </message>
    <message>
        <source>wavelength (cells)</source>
        <translation>Wellenlänge (Zellen)</translation>
    </message>
    <message>
        <source>Phase velocity in cells per step against wavelength</source>
        <translation>Phasengeschwindigkeit in Zellen pro Schritt über der Wellenlänge</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>along the axes</source>
        <translation>längs der Achsen</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>phase velocity, measured</source>
        <translation>Phasengeschwindigkeit, gemessen</translation>
    </message>
    <message>
        <source>group velocity, measured</source>
        <translation>Gruppengeschwindigkeit, gemessen</translation>
    </message>
    <message>
        <source>phase velocity</source>
        <translation>Phasengeschwindigkeit</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>velocity; measured: ● phase, ○ group</source>
        <translation>Geschwindigkeit; gemessen: ● Phase, ○ Gruppe</translation>
    </message>
    <message>
        <source>The shortest waves travel at %1. The ideal wave equation gives %2.</source>
        <comment>velocities</comment>
        <translation>Die kürzesten Wellen laufen mit %1. Die ideale Wellengleichung ergibt %2.</translation>
    </message>
    <message>
        <source>wavelength (%1)</source>
        <comment>unit</comment>
        <translation>Wellenlänge (%1)</translation>
    </message>
    <message>
        <source>Phase velocity in %1 against wavelength</source>
        <comment>unit</comment>
        <translation>Phasengeschwindigkeit in %1 über der Wellenlänge</translation>
    </message>
    <message>
        <source>velocity, %1; measured: ● phase, ○ group</source>
        <comment>unit</comment>
        <translation>Geschwindigkeit, %1; gemessen: ● Phase, ○ Gruppe</translation>
    </message>
    <message>
        <source>phase velocity (%1)</source>
        <comment>unit</comment>
        <translation>Phasengeschwindigkeit (%1)</translation>
    </message>
    <message>
        <source>velocity (%1)</source>
        <comment>unit</comment>
        <translation>Geschwindigkeit (%1)</translation>
    </message>
</context>
<context>
    <name>seiche::DockArrangement</name>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Panels to the left</source>
        <translation>Panels links</translation>
    </message>
    <message>
        <source>Panels to the right</source>
        <translation>Panels rechts</translation>
    </message>
</context>
<context>
    <name>seiche::Documents</name>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation>Die Datei ist größer als 1 MiB.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The run has too many events for a 1 MiB file. You can still save the settings.</source>
        <translation>Die Simulation hat zu viele Ereignisse für eine Datei von 1 MiB. Die Einstellungen lassen sich aber speichern.</translation>
    </message>
    <message>
        <source>The existing file has not been changed.</source>
        <translation>Die vorhandene Datei wurde nicht geändert.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Another window or program has changed the file since you opened it.</source>
        <translation>Ein anderes Fenster oder Programm hat die Datei geändert, seit du sie geöffnet hast.</translation>
    </message>
    <message>
        <source>The experiment could not be opened.</source>
        <translation>Der Versuch konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>There is not enough memory. The current experiment stays open.</source>
        <translation>Der Speicher reicht nicht. Der aktuelle Versuch bleibt geöffnet.</translation>
    </message>
    <message>
        <source>This window is locked for the lesson.</source>
        <translation>Dieses Fenster ist für den Unterricht gesperrt.</translation>
    </message>
    <message>
        <source>Your teacher can unlock it.</source>
        <translation>Deine Lehrkraft kann es entsperren.</translation>
    </message>
</context>
<context>
    <name>seiche::DrawnValues</name>
    <message>
        <source>String shape</source>
        <translation>Form der Saite</translation>
    </message>
    <message>
        <source>Pool surface</source>
        <translation>Beckenoberfläche</translation>
    </message>
    <message>
        <source>Wave speed in a medium</source>
        <translation>Ausbreitungsgeschwindigkeit in einem Medium</translation>
    </message>
    <message>
        <source>Source signal</source>
        <translation>Signal einer Quelle</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Drawn curve</source>
        <translation>Gezeichnete Kurve</translation>
    </message>
    <message>
        <source>Greyscale picture</source>
        <translation>Graustufenbild</translation>
    </message>
    <message>
        <source>Height of the water; x and y in cells from the upper left corner:</source>
        <translation>Höhe des Wassers; x und y in Zellen von der oberen linken Ecke aus:</translation>
    </message>
    <message>
        <source>Relative to the surrounding water, 0 is land; x and y in cells from the centre of the medium:</source>
        <translation>Im Verhältnis zum Wasser ringsum, 0 ist Land; x und y in Zellen von der Mitte des Mediums aus:</translation>
    </message>
    <message>
        <source>One period, t from 0 to 1; the maximum is the height of the source:</source>
        <translation>Eine Periode, t von 0 bis 1; das Maximum ist die Höhe der Quelle:</translation>
    </message>
    <message>
        <source>The whole area is land.</source>
        <translation>Das ganze Gebiet ist Land.</translation>
    </message>
    <message>
        <source>k is too large where waves are fastest. Lower k, or the simulation will explode.</source>
        <translation>Wo die Wellen am schnellsten sind, ist k zu groß. Senke k, sonst explodiert die Simulation.</translation>
    </message>
</context>
<context>
    <name>seiche::EdgeChoices</name>
    <message>
        <source>Left side</source>
        <translation>Linke Seite</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Linkes Ende</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Rechte Seite</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Rechtes Ende</translation>
    </message>
    <message>
        <source>Top side</source>
        <translation>Obere Seite</translation>
    </message>
    <message>
        <source>Bottom side</source>
        <translation>Untere Seite</translation>
    </message>
    <message>
        <source>%1. Fixed: a wave is reflected upside down. Free: it is reflected upright. Absorbing: it leaves. Periodic: it re-enters on the opposite side.</source>
        <translation>%1. Fest: Eine Welle wird umgekehrt reflektiert. Frei: Sie wird aufrecht reflektiert. Absorbierend: Sie läuft hinaus. Periodisch: Sie kommt auf der anderen Seite wieder herein.</translation>
    </message>
    <message>
        <source>sides</source>
        <comment>of the pool</comment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Predicted reflection 0: nothing is reflected.</source>
        <translation>Berechnete Reflexion 0: Nichts wird reflektiert.</translation>
    </message>
    <message>
        <source>Predicted reflection %1: upright.</source>
        <translation>Berechnete Reflexion %1: aufrecht.</translation>
    </message>
    <message>
        <source>Predicted reflection −%1: upside down.</source>
        <translation>Berechnete Reflexion −%1: umgekehrt.</translation>
    </message>
    <message>
        <source>Impedance: a damper, in between free and fixed. Matched to the string (1), the damper absorbs every wave.</source>
        <translation>Impedanz: ein Dämpfer, zwischen frei und fest. An die Saite angepasst (1), absorbiert der Dämpfer jede Welle.</translation>
    </message>
    <message>
        <source>Z, left end</source>
        <translation>Z, linkes Ende</translation>
    </message>
    <message>
        <source>Z, right end</source>
        <translation>Z, rechtes Ende</translation>
    </message>
</context>
<context>
    <name>seiche::EditCommand</name>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>seiche::EnergyChart</name>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Kinetic %1, potential %2.</source>
        <translation>Kinetisch %1, potenziell %2.</translation>
    </message>
    <message>
        <source>Energy over time</source>
        <translation>Energie über der Zeit</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>kinetisch</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>potenziell</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
</context>
<context>
    <name>seiche::ExplosionMessage</name>
    <message>
        <source>%1 it was higher than 10¹².</source>
        <extracomment>For example &quot;57 steps after the tap it was higher than 10¹².&quot;</extracomment>
        <translation>%1 war er höher als 10¹².</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>Zurück zu k = %1</translation>
    </message>
    <message>
        <source>The wave became too large to compute.</source>
        <translation>Die Welle ist zu groß geworden, um sie zu berechnen.</translation>
    </message>
    <message>
        <source>The settings are stable, but taps, driver and sources have added too much energy.</source>
        <translation>Die Einstellungen sind stabil, aber Anstöße, Antrieb und Quellen haben zu viel Energie zugeführt.</translation>
    </message>
    <message>
        <source>Textbook Euler moves each point with its old velocity, so every step adds energy.</source>
        <translation>Der explizite Euler bewegt jeden Punkt mit seiner alten Geschwindigkeit, deshalb kommt bei jedem Schritt Energie hinzu.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Restarts the run and taps once</source>
        <translation>Startet neu und stößt einmal an</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Opens the panel Stability</source>
        <translation>Öffnet das Panel Stabilität</translation>
    </message>
    <message>
        <source>Restarts with the largest stable k</source>
        <translation>Startet mit dem größten stabilen k neu</translation>
    </message>
    <message>
        <source>Each step makes the zigzag %1 times as high.</source>
        <translation>Jeder Schritt macht den Zickzack %1-mal so hoch.</translation>
    </message>
    <message>
        <source>Each step makes this pattern %1 times as high.</source>
        <translation>Jeder Schritt macht dieses Muster %1-mal so hoch.</translation>
    </message>
    <message>
        <source>k is too large: the springs pull each point back so hard that it overshoots, farther at every step.</source>
        <translation>k ist zu groß: Die Federn ziehen jeden Punkt so stark zurück, dass er über das Ziel hinausschießt, bei jedem Schritt weiter.</translation>
    </message>
    <message>
        <source>k = %1 is beyond the limit of %2: the springs pull each point back so hard that it overshoots, farther at every step.</source>
        <translation>k = %1 liegt über der Grenze von %2: Die Federn ziehen jeden Punkt so stark zurück, dass er über das Ziel hinausschießt, bei jedem Schritt weiter.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>seiche::FallingKind</name>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Verwehung</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Fallbeschleunigung</translation>
    </message>
</context>
<context>
    <name>seiche::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Saves the whole run, so that it can be replayed exactly</source>
        <translation>Speichert die ganze Simulation: Sie lässt sich genau so wieder abspielen</translation>
    </message>
    <message>
        <source>Save se&amp;ttings only…</source>
        <translation>Nur &amp;Einstellungen speichern …</translation>
    </message>
    <message>
        <source>Saves the current settings as a starting point, without the run</source>
        <translation>Speichert die aktuellen Einstellungen als Ausgangspunkt, ohne die Simulation</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>Seiche</source>
        <translation>Seiche</translation>
    </message>
    <message>
        <source>Save the changes to this experiment?</source>
        <translation>Änderungen an diesem Versuch speichern?</translation>
    </message>
    <message>
        <source>The settings have been changed but not saved to a file.</source>
        <translation>Die Einstellungen wurden geändert, aber noch in keiner Datei gespeichert.</translation>
    </message>
    <message>
        <source>Open experiment</source>
        <translation>Versuch öffnen</translation>
    </message>
    <message>
        <source>Experiments and lessons (*.seiche *.lesson);;All files (*)</source>
        <translation>Versuche und Lektionen (*.seiche *.lesson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Experiments (*.seiche);;All files (*)</source>
        <translation>Versuche (*.seiche);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save run</source>
        <translation>Simulation speichern</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Einstellungen speichern</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>%1 has been changed by another window or program since you opened it.</source>
        <translation>%1 wurde von einem anderen Fenster oder Programm geändert, seit du es geöffnet hast.</translation>
    </message>
    <message>
        <source>Nothing has been saved. Which version do you want to keep?</source>
        <translation>Es wurde nichts gespeichert. Welche Fassung möchtest du behalten?</translation>
    </message>
    <message>
        <source>Save under new name…</source>
        <translation>Unter neuem Namen speichern …</translation>
    </message>
    <message>
        <source>Overwrite file</source>
        <translation>Datei überschreiben</translation>
    </message>
</context>
<context>
    <name>seiche::FilmDialog</name>
    <message>
        <source>Export video</source>
        <translation>Video exportieren</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Part of run</source>
        <translation>&amp;Teil der Simulation</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <translation>&amp;Erster Schritt</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Letzter Schritt</translation>
    </message>
    <message>
        <source>S&amp;teps per frame</source>
        <translation>Sc&amp;hritte pro Bild</translation>
    </message>
    <message>
        <source>Frames per &amp;second</source>
        <translation>Bilder pro &amp;Sekunde</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Height at full scale</source>
        <translation>Höhe bei &amp;Vollausschlag</translation>
    </message>
    <message>
        <source>Video progress</source>
        <translation>Fortschritt des Videos</translation>
    </message>
    <message>
        <source>Height at the ceiling (string) or at the end of the colour scale (pool)</source>
        <translation>Höhe an der Decke (Saite) oder am Ende der Farbskala (Becken)</translation>
    </message>
    <message>
        <source>Save video…</source>
        <translation>Video speichern …</translation>
    </message>
    <message>
        <source>Animated image (GIF)</source>
        <translation>Animiertes Bild (GIF)</translation>
    </message>
    <message>
        <source>Numbered images (PNG)</source>
        <translation>Nummerierte Bilder (PNG)</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>Video (MP4)</translation>
    </message>
    <message>
        <source>Video (WebM)</source>
        <translation>Video (WebM)</translation>
    </message>
    <message>
        <source>%1: needs ffmpeg, which is not installed</source>
        <translation>%1: braucht ffmpeg, das nicht installiert ist</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The last step must not come before the first.</source>
        <translation>Der letzte Schritt darf nicht vor dem ersten kommen.</translation>
    </message>
    <message>
        <source>%1 frames, the last at step %2. The video lasts %3 s and shows %4 s of the run.</source>
        <translation>%1 Bilder, das letzte bei Schritt %2. Das Video dauert %3 s und zeigt %4 s der Simulation.</translation>
    </message>
    <message>
        <source>Save video</source>
        <translation>Video speichern</translation>
    </message>
    <message>
        <source>Videos (*%1)</source>
        <translation>Videos (*%1)</translation>
    </message>
    <message>
        <source>Creating the video… You can go on working.</source>
        <translation>Das Video wird erzeugt … Du kannst weiterarbeiten.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>welle</translation>
    </message>
    <message>
        <source>There is not enough memory for a video of such a large run.</source>
        <translation>Für ein Video einer so großen Simulation reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>Estimating the size of the GIF…</source>
        <translation>Die Größe des GIFs wird geschätzt …</translation>
    </message>
    <message>
        <source>The size of the GIF will be about %1.</source>
        <translation>Das GIF wird etwa %1 groß.</translation>
    </message>
    <message>
        <source>An MP4 video would be much smaller.</source>
        <translation>Ein MP4-Video wäre viel kleiner.</translation>
    </message>
    <message>
        <source>Sec&amp;onds</source>
        <translation>Se&amp;kunden</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Letzte Sekunden</translation>
    </message>
    <message>
        <source>Next seconds</source>
        <translation>Nächste Sekunden</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ganze Simulation</translation>
    </message>
    <message>
        <source>Chosen steps</source>
        <translation>Gewählte Schritte</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>%1 frames are too many (maximum: %2). Choose a shorter part of the run, or more steps per frame.</source>
        <translation>%1 Bilder sind zu viele (höchstens %2). Nimm einen kürzeren Teil der Simulation oder mehr Schritte pro Bild.</translation>
    </message>
</context>
<context>
    <name>seiche::FloorChoice</name>
    <message>
        <source>Floor picture</source>
        <translation>Bodenbild</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
</context>
<context>
    <name>seiche::FloorPicture</name>
    <message>
        <source>%1 cannot be used as a floor picture.</source>
        <translation>%1 kann nicht als Bodenbild verwendet werden.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB.</source>
        <translation>Die Datei ist größer als 16 MiB.</translation>
    </message>
    <message>
        <source>The file is not a PNG, JPEG or BMP picture.</source>
        <translation>Die Datei ist kein PNG-, JPEG- oder BMP-Bild.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Das Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels. The maximum is 8192 pixels per side and 32 million in total.</source>
        <translation>Das Bild hat %1 × %2 Pixel. Erlaubt sind höchstens 8192 Pixel je Seite und insgesamt 32 Millionen.</translation>
    </message>
</context>
<context>
    <name>seiche::FormulaDialog</name>
    <message>
        <source>Displacement of the string; x from 0 at the left end to 1 at the right:</source>
        <translation>Auslenkung der Saite; x von 0 am linken Ende bis 1 am rechten:</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>Die Form</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Functions: sin, cos, tan, exp, ln, sqrt, abs, min, max …; powers with ^; a ? b : c; pi.</source>
        <translation>Funktionen: sin, cos, tan, exp, ln, sqrt, abs, min, max …; Potenzen mit ^; a ? b : c; pi.</translation>
    </message>
    <message>
        <source>start from formula</source>
        <translation>aus Formel starten</translation>
    </message>
    <message>
        <source>speed of waves</source>
        <translation>Ausbreitungsgeschwindigkeit</translation>
    </message>
    <message>
        <source>depth of the water</source>
        <translation>Tiefe des Wassers</translation>
    </message>
    <message>
        <source>Values for</source>
        <translation>Werte für</translation>
    </message>
    <message>
        <source>Defined by</source>
        <translation>Angegeben als</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Bild wählen …</translation>
    </message>
    <message>
        <source>Formula, curve or picture</source>
        <translation>Formel, Kurve oder Bild</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>Die Kurve</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Value at the bottom of the curve</source>
        <translation>Wert am unteren Rand der Kurve</translation>
    </message>
    <message>
        <source>Value at the top of the curve</source>
        <translation>Wert am oberen Rand der Kurve</translation>
    </message>
    <message>
        <source>Value for black</source>
        <translation>Wert für Schwarz</translation>
    </message>
    <message>
        <source>Value for white</source>
        <translation>Wert für Weiß</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>A PNG, JPEG or BMP picture of at most 16 MiB. Colours are converted to brightness.</source>
        <translation>Ein Bild in PNG, JPEG oder BMP von höchstens 16 MiB. Farben werden in Helligkeit umgerechnet.</translation>
    </message>
    <message>
        <source>Drag to draw the curve. Keys: Left and Right move, with Shift they draw. Up and Down change the value.</source>
        <translation>Zieh, um die Kurve zu zeichnen. Tasten: Links und Rechts bewegen, mit Umschalt zeichnen sie. Auf und Ab ändern den Wert.</translation>
    </message>
    <message>
        <source>Greyscale picture</source>
        <translation>Graustufenbild</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1, %2 × %3 points</source>
        <translation>%1, %2 × %3 Punkte</translation>
    </message>
</context>
<context>
    <name>seiche::FourierBuild</name>
    <message>
        <source>an integer, 1 or more</source>
        <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>an integer from 1 to %1</source>
        <translation>eine ganze Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>built from standing waves</source>
        <translation>aus stehenden Wellen aufgebaut</translation>
    </message>
    <message>
        <source>There is no wave on the string to build from.</source>
        <translation>Auf der Saite ist keine Welle, die sich aufbauen ließe.</translation>
    </message>
    <message>
        <source>No standing waves are predicted here, so no shape can be built.</source>
        <translation>Hier werden keine stehenden Wellen vorhergesagt, darum lässt sich keine Form aufbauen.</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>half waves, to the last</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Half-wavelengths: %1. Highest point: %2 % of the shape&apos;s height.</source>
        <translation>Halbe Wellen: %1. Höchster Punkt: %2 % der Höhe der Form.</translation>
    </message>
    <message>
        <source>The shape and the sum of its first terms</source>
        <translation>Die Form und die Summe ihrer ersten Glieder</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>Shape to build</source>
        <translation>Form, die aufgebaut wird</translation>
    </message>
    <message>
        <source>Number of terms</source>
        <translation>Zahl der Glieder</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Starts the string at rest with the sum of these modes and updates it when the number of terms changes</source>
        <translation>Startet die Saite aus der Ruhe mit der Summe dieser stehenden Wellen und folgt der Zahl der Glieder, wenn du sie änderst</translation>
    </message>
</context>
<context>
    <name>seiche::Header</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lessons to do step by step</source>
        <translation>Lektionen, Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>seiche::HelpWindow</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>seiche::Hints</name>
    <message>
        <source>The simulation exploded. Choose a smaller k and press [Ctrl+R] to restart.</source>
        <translation>Die Simulation ist explodiert. Wähle ein kleineres k und starte mit [Strg+R] neu.</translation>
    </message>
    <message>
        <source>These settings are unstable. Tap [SPACE] and watch the shortest waves grow.</source>
        <translation>Diese Einstellungen sind instabil. Tippe auf die [LEERTASTE] und sieh zu, wie die kürzesten Wellen wachsen.</translation>
    </message>
    <message>
        <source>Paused. [.] steps forward, [P] resumes.</source>
        <translation>Angehalten. [.] geht einen Schritt weiter, [P] setzt fort.</translation>
    </message>
    <message>
        <source>You reached the ceiling! Faster rhythms also work. Find the next one.</source>
        <translation>Du hast die Decke erreicht! Auch schnellere Takte funktionieren. Finde den nächsten.</translation>
    </message>
    <message>
        <source>Tap [SPACE] again each time the string comes back, in a steady rhythm.</source>
        <translation>Tippe noch einmal auf die [LEERTASTE], immer wenn die Saite zurückkommt, in gleichmäßigem Takt.</translation>
    </message>
    <message>
        <source>The wave is growing! Keep this rhythm.</source>
        <translation>Die Welle wächst! Bleib in diesem Takt.</translation>
    </message>
    <message>
        <source>Your rhythm is steady, but the wave does not grow. Try a little slower or faster.</source>
        <translation>Dein Takt ist gleichmäßig, aber die Welle wächst nicht. Versuch es etwas langsamer oder schneller.</translation>
    </message>
    <message>
        <source>Tap [SPACE] as evenly as you can, at least five times.</source>
        <translation>Tippe so gleichmäßig du kannst auf die [LEERTASTE], mindestens fünfmal.</translation>
    </message>
    <message>
        <source>The string was released at rest. The kink splits in two, and each half runs to its end and back.</source>
        <translation>Die Saite wurde aus der Ruhe losgelassen. Der Knick teilt sich, und jede Hälfte läuft zu ihrem Ende und zurück.</translation>
    </message>
    <message>
        <source>[SPACE] now taps here. Tapping at a quarter of the length excites other harmonics.</source>
        <translation>Die [LEERTASTE] stößt jetzt hier an. Anstöße bei einem Viertel der Länge regen andere Harmonische an.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in rhythm. Can you make the string touch the ceiling?</source>
        <translation>Tippe im Takt auf die [LEERTASTE]. Schaffst du es, dass die Saite die Decke berührt?</translation>
    </message>
    <message>
        <source>Click a second place. Where the circular waves meet, they add up, then pass through each other.</source>
        <translation>Klick auf eine zweite Stelle. Wo sich die Kreiswellen treffen, addieren sie sich und laufen dann durcheinander hindurch.</translation>
    </message>
    <message>
        <source>Now hold the button and draw. Are you faster or slower than the waves?</source>
        <translation>Halte jetzt die Taste gedrückt und zeichne. Bist du schneller oder langsamer als die Wellen?</translation>
    </message>
    <message>
        <source>If you draw faster than the waves travel, they pile up into a wedge behind you.</source>
        <translation>Wenn du schneller zeichnest, als die Wellen laufen, türmen sie sich hinter dir zu einem Keil auf.</translation>
    </message>
    <message>
        <source>[SPACE] now taps here. Use the arrow keys to move the marker.</source>
        <translation>Die [LEERTASTE] stößt jetzt hier an. Verschiebe die Markierung mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Click or drag in the water. [SPACE] taps at the marker.</source>
        <translation>Klick ins Wasser oder zieh darin. Die [LEERTASTE] stößt an der Markierung an.</translation>
    </message>
    <message>
        <source>All schemes get the same taps. Tap [SPACE] and see which scheme stays accurate.</source>
        <translation>Alle Verfahren bekommen dieselben Anstöße. Tippe auf die [LEERTASTE] und sieh, welches Verfahren genau bleibt.</translation>
    </message>
    <message>
        <source>Draw a wall with the mouse, or press [Enter], use the arrow keys, and press [Enter] again.</source>
        <translation>Zeichne eine Wand mit der Maus, oder drück [Eingabe], nimm die Pfeiltasten und drück noch einmal [Eingabe].</translation>
    </message>
    <message>
        <source>Too much energy was added. Press [Ctrl+R] to restart.</source>
        <translation>Zu viel Energie zugeführt. Mit [Strg+R] neu starten.</translation>
    </message>
    <message>
        <source>The simulation exploded. [Ctrl+R] restarts.</source>
        <translation>Die Simulation ist explodiert. [Strg+R] startet neu.</translation>
    </message>
    <message>
        <source>These settings are unstable. [P] pauses, [.] steps forward.</source>
        <translation>Diese Einstellungen sind instabil. [P] hält an, [.] geht einen Schritt weiter.</translation>
    </message>
    <message>
        <source>A sine drives the medium. Change its frequency, then give the wave time to settle.</source>
        <translation>Ein Sinus treibt das Medium an. Ändere seine Frequenz und lass der Welle Zeit, sich einzuschwingen.</translation>
    </message>
    <message>
        <source>[SPACE] taps at the marker, [Ctrl+R] restarts, [S] is slow motion.</source>
        <translation>Die [LEERTASTE] stößt an der Markierung an, [Strg+R] startet neu, [S] ist Zeitlupe.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm.</source>
        <translation>Tippe in gleichmäßigem Takt auf die [LEERTASTE].</translation>
    </message>
    <message>
        <source>Your rhythm is steady.</source>
        <translation>Dein Takt ist gleichmäßig.</translation>
    </message>
    <message>
        <source>Click in a steady rhythm. Which rhythm makes the whole pool slosh? [SPACE] taps at the marker.</source>
        <translation>Klick in gleichmäßigem Takt. Welcher Takt bringt das ganze Becken zum Schwappen? Die [LEERTASTE] stößt an der Markierung an.</translation>
    </message>
    <message>
        <source>Click again each time the water rises, in a steady rhythm.</source>
        <translation>Klick noch einmal, immer wenn das Wasser steigt, in gleichmäßigem Takt.</translation>
    </message>
    <message>
        <source>Click to place the object, or move the marker and press [Enter]. [Esc] cancels.</source>
        <translation>Klick dorthin, wo das Objekt sein soll, oder verschiebe die Markierung und drück [Eingabe]. [Esc] bricht ab.</translation>
    </message>
    <message>
        <source>%1 objects selected. Drag one to move them all. [Del] removes them, [Esc] deselects them.</source>
        <translation>%1 Objekte ausgewählt. Zieh eines, um alle zu bewegen. [Entf] entfernt sie, [Esc] hebt die Auswahl auf.</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this computer could not keep up. Close other programs.</source>
        <translation>Der Takt beginnt neu, weil dieser Rechner nicht mitgekommen ist. Schließ andere Programme.</translation>
    </message>
    <message>
        <source>Slowed down so that you can see it: the zigzag grows at every step.</source>
        <translation>Verlangsamt, damit du es siehst: Der Zickzack wächst bei jedem Schritt.</translation>
    </message>
    <message>
        <source>%1 has exploded; %2 is still running. [Ctrl+R] restarts.</source>
        <translation>%1 ist explodiert, %2 läuft weiter. [Strg+R] startet neu.</translation>
    </message>
    <message>
        <source>Does a smaller k help? Try it, then press [Ctrl+R] and tap [SPACE].</source>
        <translation>Hilft ein kleineres k? Probier es, dann drück [Strg+R] und stoß mit [LEERTASTE] an.</translation>
    </message>
    <message>
        <source>The rhythm starts again after the slow motion.</source>
        <translation>Nach der Zeitlupe beginnt der Takt neu.</translation>
    </message>
    <message>
        <source>Drag the probe to where you want to measure. [Del] removes it, [Esc] deselects it.</source>
        <translation>Zieh den Messpunkt dorthin, wo du messen willst. [Entf] entfernt ihn, [Esc] hebt die Auswahl auf.</translation>
    </message>
    <message>
        <source>Drag the object, or use its handles to rotate and resize it. [Del] removes it, [Esc] deselects it.</source>
        <translation>Zieh das Objekt, oder dreh es und ändere seine Größe an den Griffen. [Entf] entfernt es, [Esc] hebt die Auswahl auf.</translation>
    </message>
    <message>
        <source>Drag the source along the string. [Del] removes it, [Esc] deselects it.</source>
        <translation>Zieh die Quelle die Saite entlang. [Entf] entfernt sie, [Esc] hebt die Auswahl auf.</translation>
    </message>
    <message>
        <source>Drag the object or its ends. [Del] removes it, [Esc] deselects it.</source>
        <translation>Zieh das Objekt oder seine Enden. [Entf] entfernt es, [Esc] hebt die Auswahl auf.</translation>
    </message>
    <message>
        <source>Drag a point of the string up and down. [Esc] returns to tapping.</source>
        <translation>Zieh einen Punkt der Saite auf und ab. [Esc] führt zurück zum Anstoßen.</translation>
    </message>
    <message>
        <source>Draw the new shape of the string. [Esc] returns to tapping.</source>
        <translation>Zeichne die neue Form der Saite. [Esc] führt zurück zum Anstoßen.</translation>
    </message>
    <message>
        <source>Hold the mouse button on a point to touch the string. [Esc] returns to tapping.</source>
        <translation>Halte die Maustaste an einem Punkt gedrückt, um die Saite zu berühren. [Esc] führt zurück zum Anstoßen.</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Actions, oldest first</source>
        <translation>Aktionen, die älteste zuerst</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>wie geöffnet</translation>
    </message>
    <message>
        <source>Click an entry or use the arrow keys to go back or forward.</source>
        <translation>Klick einen Eintrag an oder nimm die Pfeiltasten, um zurück oder vor zu gehen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>seiche::JoinCard</name>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
    <message>
        <source>%1 joined · %2 with a point</source>
        <translation>Dabei: %1 · mit Punkt: %2</translation>
    </message>
    <message>
        <source>Join with your phone</source>
        <translation>Tritt mit deinem Handy bei</translation>
    </message>
    <message>
        <source>QR code with the address and the class code</source>
        <translation>QR-Code mit der Adresse und dem Code der Klasse</translation>
    </message>
    <message>
        <source>No network: only browsers on this computer can join.</source>
        <translation>Kein Netz: Nur Browser auf diesem Rechner können beitreten.</translation>
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
        <translation>gemessen %1; %2</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>gemessen %1</translation>
    </message>
    <message>
        <source>Boundary at %1, %2 points per step. Pulse from the left: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Übergang bei %1, %2 Punkte pro Schritt. Puls von links: r %3 (gemessen %4), t %5 (gemessen %6).</translation>
    </message>
    <message>
        <source>Boundary at %1, %2 points per step. Pulse from the right: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Übergang bei %1, %2 Punkte pro Schritt. Puls von rechts: r %3 (gemessen %4), t %5 (gemessen %6).</translation>
    </message>
</context>
<context>
    <name>seiche::KeyGuide</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Tastatur und Maus</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>click</source>
        <translation>klicken</translation>
    </message>
    <message>
        <source>tap there</source>
        <translation>dort anstoßen</translation>
    </message>
    <message>
        <source>drag the string</source>
        <translation>die Saite ziehen</translation>
    </message>
    <message>
        <source>pluck it (release it from rest)</source>
        <translation>zupfen (aus der Ruhe loslassen)</translation>
    </message>
    <message>
        <source>change where SPACE taps</source>
        <translation>ändern, wo die LEERTASTE anstößt</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>rechts klicken</translation>
    </message>
    <message>
        <source>move the marker there</source>
        <translation>die Markierung dorthin setzen</translation>
    </message>
    <message>
        <source>hold or draw in the pool</source>
        <translation>im Becken halten oder zeichnen</translation>
    </message>
    <message>
        <source>keep tapping, or leave a trail</source>
        <translation>weiter anstoßen oder eine Spur hinterlassen</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>magnify or shrink waves</source>
        <translation>Wellen vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>SPACE, Enter</source>
        <translation>LEERTASTE, Eingabe</translation>
    </message>
    <message>
        <source>tap at the marker</source>
        <translation>an der Markierung anstoßen</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move the marker; with Shift ten times as far</source>
        <translation>die Markierung verschieben; mit Umschalt zehnmal so weit</translation>
    </message>
    <message>
        <source>change tap height</source>
        <translation>Höhe des Anstoßes ändern</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>About Seiche</source>
        <translation>Über Seiche</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Waves on a string and in a pool: watch them, find their resonance, make them explode.&lt;/p&gt;&lt;p&gt;A seiche is the standing wave of a lake: resonance you can see.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Wellen auf einer Saite und in einem Becken: zum Zusehen, um ihre Resonanz zu finden und um sie explodieren zu lassen.&lt;/p&gt;&lt;p&gt;Eine Seiche ist die stehende Welle eines Sees: Resonanz, die man sehen kann.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>On the theory page</source>
        <translation>Auf der Theorieseite</translation>
    </message>
    <message>
        <source>tap in the focused animation</source>
        <translation>in der Animation anstoßen, die den Fokus hat</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Bild auf, Bild ab, Pos1, Ende</translation>
    </message>
    <message>
        <source>turn the pages</source>
        <translation>blättern</translation>
    </message>
    <message>
        <source>Up, Down in the code</source>
        <translation>Auf, Ab im Code</translation>
    </message>
    <message>
        <source>previous or next line, with its explanation</source>
        <translation>vorige oder nächste Zeile, mit ihrer Erklärung</translation>
    </message>
    <message>
        <source>find</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>next, previous</source>
        <translation>nächste, vorige Stelle</translation>
    </message>
    <message>
        <source>larger, smaller, normal text</source>
        <translation>größere, kleinere, normale Schrift</translation>
    </message>
    <message>
        <source>print or save as PDF</source>
        <translation>drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>right button, wheel on the 3-D surface</source>
        <translation>rechte Taste, Rad auf der 3D-Fläche</translation>
    </message>
    <message>
        <source>rotate and tilt it; zoom</source>
        <translation>drehen und neigen; zoomen</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Strg und Pfeiltasten</translation>
    </message>
    <message>
        <source>on a projector: move the focused panel</source>
        <translation>auf dem Beamer: das Panel verschieben, das den Fokus hat</translation>
    </message>
    <message>
        <source>drag the marker along the string</source>
        <translation>die Markierung an der Saite entlangziehen</translation>
    </message>
    <message>
        <source>drag the marker up or down</source>
        <translation>die Markierung nach oben oder unten ziehen</translation>
    </message>
    <message>
        <source>pluck the string there</source>
        <translation>die Saite dort zupfen</translation>
    </message>
    <message>
        <source>drag an end of the string</source>
        <translation>ein Ende der Saite ziehen</translation>
    </message>
    <message>
        <source>move it by hand</source>
        <translation>bewegt es mit der Hand</translation>
    </message>
    <message>
        <source>arrow keys on a slider</source>
        <translation>Pfeiltasten auf einem Regler</translation>
    </message>
    <message>
        <source>change its value (Shift: finer steps; Page Up, Page Down: larger steps)</source>
        <translation>ändern seinen Wert (Umschalt: feinere Schritte; Bild auf, Bild ab: größere Schritte)</translation>
    </message>
    <message>
        <source>select or move it; handles rotate and resize it (Shift: 15° steps)</source>
        <translation>auswählen oder bewegen; Griffe drehen es und ändern seine Größe (Umschalt: Schritte von 15°)</translation>
    </message>
    <message>
        <source>Shift+click, Ctrl+click</source>
        <translation>Umschalt+Klick, Strg+Klick</translation>
    </message>
    <message>
        <source>add an object to the selection, or remove it</source>
        <translation>ein Objekt zur Auswahl hinzufügen oder daraus entfernen</translation>
    </message>
    <message>
        <source>right click, Menu, Shift+F10</source>
        <translation>rechts klicken, Menü, Umschalt+F10</translation>
    </message>
    <message>
        <source>open the menu of the selected objects</source>
        <translation>das Menü der ausgewählten Objekte öffnen</translation>
    </message>
    <message>
        <source>Up, Down; in the pool Shift+Page Up, Shift+Page Down</source>
        <translation>Auf, Ab; im Becken Umschalt+Bild auf, Umschalt+Bild ab</translation>
    </message>
    <message>
        <source>F1 in a panel</source>
        <translation>F1 in einem Panel</translation>
    </message>
    <message>
        <source>show help on that panel</source>
        <translation>Hilfe zu diesem Panel zeigen</translation>
    </message>
    <message>
        <source>click or drag an object</source>
        <translation>ein Objekt anklicken oder ziehen</translation>
    </message>
    <message>
        <source>Shift and drag in the water</source>
        <translation>Umschalt und im Wasser ziehen</translation>
    </message>
    <message>
        <source>select every object in the rectangle</source>
        <translation>jedes Objekt im Rechteck auswählen</translation>
    </message>
</context>
<context>
    <name>seiche::KnobRow</name>
    <message>
        <source>%1: %2</source>
        <comment>miniature, its knob</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter a number from %1 to %2.</source>
        <translation>Gib eine Zahl von %1 bis %2 ein.</translation>
    </message>
</context>
<context>
    <name>seiche::LabView</name>
    <message>
        <source>Stop %1 %</source>
        <comment>progress of the sweep</comment>
        <translation>Stopp %1 %</translation>
    </message>
    <message>
        <source>Sweep</source>
        <comment>measure the whole curve</comment>
        <translation>Frequenzen durchfahren</translation>
    </message>
    <message>
        <source>Q %1 · theory %2</source>
        <comment>quality factor, measured and predicted</comment>
        <translation>Q %1 · Theorie %2</translation>
    </message>
    <message>
        <source>Q %1</source>
        <comment>quality factor</comment>
        <translation>Q %1</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>Frequenz (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>Amplitude (× 1 Anstoß)</translation>
    </message>
    <message>
        <source>Relative to the amplitude of a single tap</source>
        <translation>Im Verhältnis zur Amplitude eines einzelnen Anstoßes</translation>
    </message>
    <message>
        <source>Measures the whole curve in the background, on copies of this string or pool</source>
        <translation>Misst die ganze Kurve im Hintergrund, an Kopien dieser Saite oder dieses Beckens</translation>
    </message>
    <message>
        <source>A copy of this run would take too much memory.</source>
        <translation>Eine Kopie dieser Simulation würde zu viel Speicher brauchen.</translation>
    </message>
    <message>
        <source>Open small tank</source>
        <translation>Wanne öffnen</translation>
    </message>
    <message>
        <source>A small pool in which taps can excite a resonance</source>
        <translation>Ein kleines Becken, in dem Anstöße eine Resonanz anregen können</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>what it predicts of the resonances</comment>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>Shows the theoretical curve and the modes 1, 2, 3… here, and their frequencies in other panels</source>
        <translation>Zeigt hier die Theoriekurve und die Moden 1, 2, 3 … und in anderen Panels ihre Frequenzen</translation>
    </message>
    <message>
        <source>real frequency: %1</source>
        <comment>the frequency of the real medium</comment>
        <translation>reale Frequenz: %1</translation>
    </message>
</context>
<context>
    <name>seiche::LargeChartPage</name>
    <message>
        <source>Large resonance chart</source>
        <translation>Großes Resonanzdiagramm</translation>
    </message>
    <message>
        <source>Compare damping</source>
        <translation>Dämpfung vergleichen</translation>
    </message>
    <message>
        <source>Compares the two kinds of damping side by side</source>
        <translation>Vergleicht die beiden Dämpfungsarten nebeneinander</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Find the lowest resonance frequency of an unknown string</source>
        <translation>Finde die tiefste Resonanzfrequenz einer unbekannten Saite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Returns to the string or pool</source>
        <translation>Zurück zur Saite oder zum Becken</translation>
    </message>
</context>
<context>
    <name>seiche::LessonBrowser</name>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 von %2 Schritten</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open lesson file…</source>
        <translation>Lektionsdatei öffnen …</translation>
    </message>
    <message>
        <source>Reset progress</source>
        <translation>Fortschritt zurücksetzen</translation>
    </message>
    <message>
        <source>Student worksheet…</source>
        <translation>Arbeitsblatt …</translation>
    </message>
</context>
<context>
    <name>seiche::LessonPanel</name>
    <message>
        <source>Your value</source>
        <translation>Dein Wert</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Geschafft.</translation>
    </message>
    <message>
        <source>The experiment for this step is not open. Choose “Repeat this step” to open it.</source>
        <translation>Der Versuch zu diesem Schritt ist nicht geöffnet. „Diesen Schritt wiederholen“ öffnet ihn.</translation>
    </message>
    <message>
        <source>Not right yet. Try again, or ask for a hint.</source>
        <translation>Noch nicht richtig. Versuch es noch einmal oder lass dir einen Tipp geben.</translation>
    </message>
    <message>
        <source>This answer is right, but something else is still missing.</source>
        <translation>Diese Antwort stimmt, aber etwas anderes fehlt noch.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Bisher: %1</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Tipp %1:</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Check my answer</source>
        <translation>Antwort prüfen</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>Meine Ergebnisse</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 Hz is also a resonance, but not the one you are looking for.</source>
        <translation>%1 Hz ist auch eine Resonanz, aber nicht die gesuchte.</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lektion geschafft</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>You have done every step.</source>
        <translation>Du hast alle Schritte geschafft.</translation>
    </message>
    <message>
        <source>Steps not done yet: %1</source>
        <translation>Noch offene Schritte: %1</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Nächste Lektion: %1</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiter experimentieren</translation>
    </message>
    <message>
        <source>Closes the lesson. The experiment stays open.</source>
        <translation>Schließt die Lektion. Der Versuch bleibt geöffnet.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3 done</source>
        <translation>Schritt %1 von %2 · %3 geschafft</translation>
    </message>
</context>
<context>
    <name>seiche::MainWindow</name>
    <message>
        <source>There is no example named &quot;%1&quot;.</source>
        <translation>Es gibt kein Beispiel namens „%1“.</translation>
    </message>
    <message>
        <source>There is not enough memory to compare with %1.</source>
        <translation>Für einen Vergleich mit %1 reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>The runs would take more than %1 MB of memory in total. Use a smaller pool.</source>
        <translation>Die Simulationen würden zusammen mehr als %1 MB Speicher brauchen. Nimm ein kleineres Becken.</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be pasted.</source>
        <translation>Der Inhalt der Zwischenablage kann nicht eingefügt werden.</translation>
    </message>
    <message>
        <source>This change is too large for the computer.</source>
        <translation>Diese Änderung ist zu groß für den Computer.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
</context>
<context>
    <name>seiche::MeasureBlock</name>
    <message>
        <source>More ▸</source>
        <translation>Mehr ▸</translation>
    </message>
    <message>
        <source>More about resonance</source>
        <translation>Mehr zur Resonanz</translation>
    </message>
    <message>
        <source>Theory, sweep, sine drive, table of all points</source>
        <translation>Theorie, Frequenzen durchfahren, Sinusantrieb, Tabelle aller Punkte</translation>
    </message>
</context>
<context>
    <name>seiche::MediumBlock</name>
    <message>
        <source>&quot;%1&quot; is not a number of seconds.</source>
        <translation>„%1“ ist keine Anzahl von Sekunden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>This time is too short: one step cannot damp that much.</source>
        <translation>Diese Zeit ist zu kurz: Ein Schritt kann nicht so stark dämpfen.</translation>
    </message>
    <message>
        <source>The time must be more than 0 seconds.</source>
        <translation>Die Zeit muss größer als 0 Sekunden sein.</translation>
    </message>
    <message>
        <source>This is the stability limit. Drag again to go beyond.</source>
        <translation>Das ist die Stabilitätsgrenze. Zieh noch einmal, um sie zu überschreiten.</translation>
    </message>
    <message>
        <source>k = %1, stable up to %2</source>
        <translation>k = %1, stabil bis %2</translation>
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
        <translation>klingt ewig nach</translation>
    </message>
    <message>
        <source>waves last for ever</source>
        <translation>Wellen bleiben ewig</translation>
    </message>
    <message>
        <source>rings for %1 s</source>
        <translation>klingt %1 s nach</translation>
    </message>
    <message>
        <source>waves last %1 s</source>
        <translation>Wellen bleiben %1 s</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Enden</translation>
    </message>
    <message>
        <source>All sides: %1</source>
        <translation>Alle Seiten: %1</translation>
    </message>
    <message>
        <source>Both ends: %1</source>
        <translation>Beide Enden: %1</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>The symbol of the tension follows</extracomment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Time after which a wave has half its height.</source>
        <translation>Zeit, nach der eine Welle nur noch die halbe Höhe hat.</translation>
    </message>
    <message>
        <source>Fixed: a wave is reflected upside down.</source>
        <translation>Fest: Eine Welle wird umgekehrt reflektiert.</translation>
    </message>
    <message>
        <source>Free: a wave is reflected upright.</source>
        <translation>Frei: Eine Welle wird aufrecht reflektiert.</translation>
    </message>
    <message>
        <source>Absorbing: a wave leaves.</source>
        <translation>Absorbierend: Eine Welle läuft hinaus.</translation>
    </message>
    <message>
        <source>More ▸</source>
        <translation>Mehr ▸</translation>
    </message>
    <message>
        <source>More about the medium</source>
        <translation>Mehr zum Medium</translation>
    </message>
    <message>
        <source>Kind of damping, size, single ends, steps, scheme, real units</source>
        <translation>Art der Dämpfung, Größe, einzelne Enden, Schritte, Verfahren, reale Einheiten</translation>
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
        <translation>Grundton %1 Hz</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>per second</comment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Size, sides, steps, scheme</source>
        <translation>Größe, Seiten, Schritte, Verfahren</translation>
    </message>
    <message>
        <source>Points, ends, steps, scheme</source>
        <translation>Punkte, Enden, Schritte, Verfahren</translation>
    </message>
    <message>
        <source>fundamental %1</source>
        <translation>Grundton %1</translation>
    </message>
    <message>
        <source>Courant number c·Δt/Δx = %1: a long wave travels %1 cells per step.</source>
        <translation>Courant-Zahl c·Δt/Δx = %1: Eine lange Welle läuft %1 Zellen pro Schritt.</translation>
    </message>
</context>
<context>
    <name>seiche::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>&amp;Simulation</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Pa&amp;nels</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Theory overlays</source>
        <translation>&amp;Theorie einblenden</translation>
    </message>
    <message>
        <source>Strin&amp;g view</source>
        <translation>Sai&amp;tenansicht</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Geschwindigkeit</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>&amp;Boden</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>Z&amp;oom</translation>
    </message>
    <message>
        <source>W&amp;orksheets</source>
        <translation>&amp;Arbeitsblätter</translation>
    </message>
    <message>
        <source>P&amp;ool view</source>
        <translation>&amp;Beckenansicht</translation>
    </message>
</context>
<context>
    <name>seiche::MetronomeRow</name>
    <message>
        <source>Between %1 and %2 Hz</source>
        <translation>Zwischen %1 und %2 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>Metronome</source>
        <translation>Metronom</translation>
    </message>
    <message>
        <source>Taps for you, with exact timing. Tap yourself to take over.</source>
        <translation>Tippt für dich, mit genauem Zeitabstand. Tippe selbst, um zu übernehmen.</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Frequency of the metronome</source>
        <translation>Frequenz des Metronoms</translation>
    </message>
    <message>
        <source>Tap of the metronome</source>
        <translation>Anschlag des Metronoms</translation>
    </message>
    <message>
        <source>Sine drive</source>
        <comment>a sine that drives the medium</comment>
        <translation>Sinus</translation>
    </message>
    <message>
        <source>Drives the medium with a sine instead of taps</source>
        <translation>Treibt das Medium mit einem Sinus an statt mit Anschlägen</translation>
    </message>
    <message>
        <source>Frequency of the sine</source>
        <translation>Frequenz des Sinus</translation>
    </message>
    <message>
        <source>Goes to the next predicted resonance (Shift: previous resonance)</source>
        <translation>Zur nächsten berechneten Resonanz (Umschalt: vorige Resonanz)</translation>
    </message>
    <message>
        <source>Next resonance</source>
        <translation>Nächste Resonanz</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureCard</name>
    <message>
        <source>%1: %2</source>
        <comment>miniature, its button</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Anstoßen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>fastest growth: ×%1 per step</source>
        <translation>schnellstes Wachstum: ×%1 pro Schritt</translation>
    </message>
    <message>
        <source>stable up to k = %1</source>
        <translation>stabil bis k = %1</translation>
    </message>
    <message>
        <source>%1 oscillations per second</source>
        <translation>%1 Schwingungen pro Sekunde</translation>
    </message>
    <message>
        <source>in steady state ×%1</source>
        <translation>eingeschwungen ×%1</translation>
    </message>
    <message>
        <source>now %1 × single tap, %2</source>
        <translation>jetzt %1 × einzelner Anstoß, %2</translation>
    </message>
    <message>
        <source>%1: exploded %2</source>
        <comment>scheme, 57 steps after the tap</comment>
        <translation>%1: explodiert, %2</translation>
    </message>
    <message>
        <source>Exploded %1</source>
        <comment>57 steps after the tap</comment>
        <translation>Explodiert: %1</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureView</name>
    <message>
        <source>Animation. Press SPACE to restart it.</source>
        <translation>Animation. Die LEERTASTE startet sie neu.</translation>
    </message>
    <message>
        <source>Animation. Press SPACE to tap, or click a point to tap there.</source>
        <translation>Animation. Stoß mit der LEERTASTE an, oder klick einen Punkt an, um dort anzustoßen.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeGrid</name>
    <message>
        <source>Standing waves of the pool</source>
        <translation>Stehende Wellen des Beckens</translation>
    </message>
    <message>
        <source>Half-wavelengths across (to the right) and down. Click to start or stop a mode, or use the arrow keys and Enter.</source>
        <translation>Halbe Wellen waagerecht (nach rechts) und senkrecht (nach unten). Klick, um eine stehende Welle zu starten oder zu stoppen, oder nimm die Pfeiltasten und die Eingabetaste.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeRows</name>
    <message>
        <source>a number, 0 or more</source>
        <translation>eine Zahl ab 0</translation>
    </message>
    <message>
        <source>a number of degrees</source>
        <translation>eine Zahl in Grad</translation>
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
        <translation>Amplitude der gewählten stehenden Welle</translation>
    </message>
    <message>
        <source>Phase of the selected standing wave, in degrees</source>
        <translation>Phase der gewählten stehenden Welle, in Grad</translation>
    </message>
    <message>
        <source>Crest height; the phase does not change</source>
        <translation>Höhe der Wellenberge; die Phase ändert sich nicht</translation>
    </message>
    <message>
        <source>0° is a crest, 180° a trough, 90° on the way down</source>
        <translation>0° ist ein Wellenberg, 180° ein Wellental, 90° auf dem Weg nach unten</translation>
    </message>
</context>
<context>
    <name>seiche::ModeTouch</name>
    <message>
        <source>height and phase of a standing wave</source>
        <translation>Höhe und Phase einer stehenden Welle</translation>
    </message>
</context>
<context>
    <name>seiche::ModesPanel</name>
    <message>
        <source>Modes and energy</source>
        <translation>Moden und Energie</translation>
    </message>
    <message>
        <source>Modes</source>
        <comment>section of a panel</comment>
        <translation>Moden</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>section of a panel</comment>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Energy</source>
        <comment>section of a panel</comment>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <comment>section of a panel</comment>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Chain</source>
        <comment>section of a panel</comment>
        <translation>Kette</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectActions</name>
    <message>
        <source>Align &amp;left</source>
        <translation>&amp;Links ausrichten</translation>
    </message>
    <message>
        <source>&amp;Centre horizontally</source>
        <translation>&amp;Horizontal zentrieren</translation>
    </message>
    <message>
        <source>Align &amp;right</source>
        <translation>&amp;Rechts ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;top</source>
        <translation>&amp;Oben ausrichten</translation>
    </message>
    <message>
        <source>Centre &amp;vertically</source>
        <translation>&amp;Vertikal zentrieren</translation>
    </message>
    <message>
        <source>Align &amp;bottom</source>
        <translation>&amp;Unten ausrichten</translation>
    </message>
    <message>
        <source>Di&amp;stribute horizontally</source>
        <translation>Hori&amp;zontal verteilen</translation>
    </message>
    <message>
        <source>&amp;Distribute vertically</source>
        <translation>Ver&amp;tikal verteilen</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Reihenf&amp;olge</translation>
    </message>
    <message>
        <source>Rotate and r&amp;esize</source>
        <translation>Dre&amp;hen und Größe ändern</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Select &amp;all objects</source>
        <translation>A&amp;lle Objekte auswählen</translation>
    </message>
    <message>
        <source>&amp;Next object</source>
        <translation>&amp;Nächstes Objekt</translation>
    </message>
    <message>
        <source>Propert&amp;ies…</source>
        <translation>Ei&amp;genschaften …</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>In den &amp;Vordergrund</translation>
    </message>
    <message>
        <source>Where two media overlap, the front one is used</source>
        <translation>Wo sich zwei Medien überlappen, gilt das vordere</translation>
    </message>
    <message>
        <source>Send to &amp;back</source>
        <translation>In den &amp;Hintergrund</translation>
    </message>
    <message>
        <source>Snap to ce&amp;lls</source>
        <translation>An &amp;Zellen einrasten</translation>
    </message>
    <message>
        <source>Objects snap to whole cells when moved or added</source>
        <translation>Objekte rasten beim Bewegen oder Hinzufügen an ganzen Zellen ein</translation>
    </message>
    <message>
        <source>Rotate &amp;left 15°</source>
        <translation>Um 15° nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;right 15°</source>
        <translation>Um 15° nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Arran&amp;ge</source>
        <translation>An&amp;ordnen</translation>
    </message>
    <message>
        <source>Ali&amp;gn</source>
        <translation>Ausr&amp;ichten</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectBar</name>
    <message>
        <source>Objects: %1</source>
        <translation>Objekte: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Shows all properties. Double-click the object to do the same.</source>
        <translation>Zeigt alle Eigenschaften. Dasselbe bewirkt ein Doppelklick auf das Objekt.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes the object (Delete)</source>
        <translation>Entfernt das Objekt (Entf)</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>Ausgewähltes Objekt</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectButtons</name>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Puls senden</translation>
    </message>
    <message>
        <source>From both ends</source>
        <translation>Von beiden Enden</translation>
    </message>
    <message>
        <source>Sends a pulse from this generator and from a matching one at the other end. This generator must be at an end.</source>
        <translation>Sendet einen Puls von diesem Pulsgeber und von einem gleichen am anderen Ende. Dieser Pulsgeber muss an einem Ende stehen.</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>The pulse is a trough instead of a crest</source>
        <translation>Der Puls ist ein Tal statt eines Bergs</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Keeps sending pulses from now on</source>
        <translation>Sendet von jetzt an eine Folge von Pulsen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectsPanel</name>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>Im Becken</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Objects in the pool</source>
        <translation>Objekte im Becken</translation>
    </message>
    <message>
        <source>Name of the object</source>
        <translation>Name des Objekts</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add walls, media, sources and probes with the tools to the left of the pool. The properties of the selected object appear here.</source>
        <translation>Füg mit den Werkzeugen links vom Becken Wände, Medien, Quellen und Messpunkte hinzu. Hier erscheinen die Eigenschaften des ausgewählten Objekts.</translation>
    </message>
    <message>
        <source>Another object already has this name.</source>
        <translation>Ein anderes Objekt hat schon diesen Namen.</translation>
    </message>
    <message>
        <source>Switch off now</source>
        <translation>Jetzt ausschalten</translation>
    </message>
    <message>
        <source>Switch on now</source>
        <translation>Jetzt einschalten</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Jetzt stoppen</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Jetzt starten</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected with %2 % of their height.</source>
        <translation>Nichts kommt hindurch. Wellen mit einer Wellenlänge von %1 Zellen, die senkrecht auftreffen, werden mit %2 % ihrer Höhe reflektiert.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Joins another string to this one</source>
        <translation>Verbindet eine andere Saite mit dieser</translation>
    </message>
    <message>
        <source>Boundaries on the string</source>
        <translation>Übergänge auf der Saite</translation>
    </message>
    <message>
        <source>On the string</source>
        <translation>Auf der Saite</translation>
    </message>
    <message>
        <source>Objects on the string</source>
        <translation>Objekte auf der Saite</translation>
    </message>
    <message>
        <source>Use the button below to join a string of different mass. The properties of the selected section appear here.</source>
        <translation>Verbinde mit der Schaltfläche unten eine Saite anderer Masse mit dieser. Hier erscheinen die Eigenschaften des ausgewählten Abschnitts.</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Puls senden</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected upside down with %2 % of their height.</source>
        <translation>Nichts kommt hindurch. Wellen mit einer Wellenlänge von %1 Zellen, die senkrecht auftreffen, werden umgekehrt mit %2 % ihrer Höhe reflektiert.</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected upright with %2 % of their height.</source>
        <translation>Nichts kommt hindurch. Wellen mit einer Wellenlänge von %1 Zellen, die senkrecht auftreffen, werden aufrecht mit %2 % ihrer Höhe reflektiert.</translation>
    </message>
    <message>
        <source>The wall is faster than the waves.</source>
        <translation>Die Wand ist schneller als die Wellen.</translation>
    </message>
    <message>
        <source>The wall reflects waves with %1 times their frequency when it moves towards them, and with %2 times when it moves away.</source>
        <translation>Die Wand reflektiert Wellen mit dem %1-Fachen ihrer Frequenz, wenn sie sich auf sie zubewegt, und mit dem %2-Fachen, wenn sie sich von ihnen wegbewegt.</translation>
    </message>
    <message>
        <source>%1 objects selected. They move, rotate and resize together. Use the Edit menu to align, copy or remove them.</source>
        <translation>%1 Objekte ausgewählt. Sie werden gemeinsam bewegt, gedreht und in der Größe geändert. Mit dem Menü „Bearbeiten“ kannst du sie ausrichten, kopieren oder entfernen.</translation>
    </message>
    <message>
        <source>A value typed here applies to all selected objects.</source>
        <translation>Ein Wert, den du hier eingibst, gilt für alle ausgewählten Objekte.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Signal from formula or curve…</source>
        <translation>Signal aus Formel oder Kurve …</translation>
    </message>
    <message>
        <source>Speed from formula or picture…</source>
        <translation>Geschwindigkeit aus Formel oder Bild …</translation>
    </message>
</context>
<context>
    <name>seiche::OpenClassDialog</name>
    <message>
        <source>Start class session</source>
        <translation>Klasse starten</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>freier Port</translation>
    </message>
    <message>
        <source>Students join with the code on the screen, without names or accounts. Only the table that you save is kept.</source>
        <translation>Die Lernenden treten mit dem Code auf dem Bildschirm bei, ohne Namen und ohne Konten. Es bleibt nur die Tabelle, die du speicherst.</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Netz:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port:</translation>
    </message>
    <message>
        <source>Host na&amp;me (optional):</source>
        <translation>&amp;Hostname (optional):</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Host name (optional)</source>
        <translation>Hostname (optional)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>this computer only</source>
        <translation>nur dieser Rechner</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>alle Netze</translation>
    </message>
    <message>
        <source>The class session could not be started: %1</source>
        <translation>Die Klasse konnte nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>Phones must be on the same network. If no phone can join, the network isolates its devices or a firewall blocks the port. Use your own access point, or browsers on the school&apos;s computers. Without a network, phones show a code for each point, which you can type in.</source>
        <translation>Die Handys müssen im selben Netz sein. Wenn keines beitreten kann, trennt das Netz seine Geräte voneinander, oder eine Firewall sperrt den Port. Nimm dann einen eigenen Zugangspunkt oder Browser auf den Schulrechnern. Ohne Netz zeigen die Handys zu jedem Punkt einen Code, den du eintippen kannst.</translation>
    </message>
    <message>
        <source>This computer is not on a network. Browsers on this computer can join. Phones show a code for each point, which you can type in.</source>
        <translation>Dieser Rechner ist in keinem Netz. Browser auf diesem Rechner können beitreten. Handys zeigen zu jedem Punkt einen Code, den du eintippen kannst.</translation>
    </message>
</context>
<context>
    <name>seiche::OpenLinkDialog</name>
    <message>
        <source>Open link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>A link to an experiment, or an experiment as text:</source>
        <translation>Ein Link zu einem Versuch oder ein Versuch als Text:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>This link or text cannot be opened.</source>
        <translation>Dieser Link oder Text lässt sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>seiche::Panel</name>
    <message>
        <source>Hidden until you find the resonance of the string.</source>
        <translation>Verborgen, bis du die Resonanz der Saite findest.</translation>
    </message>
</context>
<context>
    <name>seiche::PhasorDial</name>
    <message>
        <source>Phase of the selected standing wave</source>
        <translation>Phase der gewählten stehenden Welle</translation>
    </message>
    <message>
        <source>Amplitude and phase (up: crest). Drag to rotate, or use the arrow keys.</source>
        <translation>Amplitude und Phase (oben: Wellenberg). Dreh durch Ziehen oder mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>%1 degrees. Use the arrow keys to change the phase.</source>
        <translation>%1 Grad. Ändere die Phase mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>The amplitude is 0.</source>
        <translation>Die Amplitude ist 0.</translation>
    </message>
</context>
<context>
    <name>seiche::PictureDialog</name>
    <message>
        <source>Save image</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Image of</source>
        <translation>Bild von</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>&amp;Image of</source>
        <translation>&amp;Bild von</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
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
        <translation>Ein Höhenbereich muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Fixed colour range</source>
        <translation>Fester Farbbereich</translation>
    </message>
    <message>
        <source>Keeps the height at the end of the colour scale fixed; if off, the height adapts to the waves</source>
        <translation>Hält die Höhe am Ende der Farbskala fest; sonst passt sie sich den Wellen an</translation>
    </message>
    <message>
        <source>Height at the end of the colour scale</source>
        <translation>Höhe am Ende der Farbskala</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Bild wählen …</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fliesen</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>Length of a cell</source>
        <translation>Länge einer Zelle</translation>
    </message>
    <message>
        <source>Unit of length</source>
        <translation>Längeneinheit</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Used by tapes, scale bars and the cross-section; if empty, lengths are in cells</source>
        <translation>Für Maßbänder, Maßstäbe und den Querschnitt; leer: Längen in Zellen</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Left and Ctrl+Right</source>
        <translation>Rechte Maustaste auf dem Becken, Strg+Links und Strg+Rechts</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Up and Ctrl+Down</source>
        <translation>Rechte Maustaste auf dem Becken, Strg+Auf und Strg+Ab</translation>
    </message>
    <message>
        <source>Wheel, Ctrl+Page Up and Ctrl+Page Down</source>
        <translation>Mausrad, Strg+Bild auf und Strg+Bild ab</translation>
    </message>
    <message>
        <source>Theory overlays</source>
        <translation>Theorie einblenden</translation>
    </message>
    <message>
        <source>Nothing to show in this pool now: %1.</source>
        <translation>In diesem Becken gibt es jetzt nichts zu zeigen: %1.</translation>
    </message>
    <message>
        <source>Squared height averaged over whole periods of the driving frequency (%1 in %2).</source>
        <translation>Quadrierte Höhe, gemittelt über ganze Perioden der Antriebsfrequenz (%1 in %2).</translation>
    </message>
    <message>
        <source>Averaged squared height. There is no single steady frequency, so older values fade to 1/e within %1.</source>
        <translation>Gemittelte quadrierte Höhe. Es gibt keine einzelne feste Frequenz, deshalb klingen ältere Werte innerhalb von %1 auf 1/e ab.</translation>
    </message>
</context>
<context>
    <name>seiche::PointTable</name>
    <message>
        <source>Points of the resonance chart</source>
        <translation>Punkte des Resonanzdiagramms</translation>
    </message>
    <message>
        <source>Frequency (Hz)</source>
        <translation>Frequenz (Hz)</translation>
    </message>
    <message>
        <source>± (Hz)</source>
        <translation>± (Hz)</translation>
    </message>
    <message>
        <source>Amplitude (× single tap)</source>
        <translation>Amplitude (× 1 Anstoß)</translation>
    </message>
    <message>
        <source>± (× single tap)</source>
        <translation>± (× 1 Anstoß)</translation>
    </message>
    <message>
        <source>Taps</source>
        <translation>Anschläge</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>different string</source>
        <translation>andere Saite</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>durchfahren</translation>
    </message>
    <message>
        <source>sweep, not steady</source>
        <translation>durchfahren, nicht eingeschwungen</translation>
    </message>
    <message>
        <source>Real frequency</source>
        <translation>Reale Frequenz</translation>
    </message>
</context>
<context>
    <name>seiche::PoolCanvas</name>
    <message>
        <source>Pool</source>
        <translation>Becken</translation>
    </message>
    <message>
        <source>Press SPACE to tap the water at the marker. Use the arrow keys to move the marker.</source>
        <translation>Stoß das Wasser mit der LEERTASTE an der Markierung an. Verschiebe die Markierung mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>SPACE taps here</source>
        <translation>LEERTASTE stößt hier an</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>Averaging: %1 %</source>
        <translation>Mittelung: %1 %</translation>
    </message>
</context>
<context>
    <name>seiche::PoolStrokes</name>
    <message>
        <source>raise</source>
        <translation>Anheben</translation>
    </message>
    <message>
        <source>push down</source>
        <translation>Eindrücken</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>smooth out</source>
        <translation>Glätten</translation>
    </message>
</context>
<context>
    <name>seiche::PoolWaves</name>
    <message>
        <source>start mode</source>
        <translation>stehende Welle starten</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <comment>half waves of a pool</comment>
        <translation>%1 waagerecht, %2 senkrecht</translation>
    </message>
    <message>
        <source>%1: %2 Hz</source>
        <comment>a standing wave and its frequency</comment>
        <translation>%1: %2 Hz</translation>
    </message>
    <message>
        <source>Selected: %1, amplitude %2. Arrow keys select, Enter starts or stops it.</source>
        <translation>Gewählt: %1, Amplitude %2. Pfeiltasten wählen, Eingabe startet oder stoppt sie.</translation>
    </message>
    <message>
        <source>Selected: %1. Arrow keys select, Enter starts or stops it.</source>
        <translation>Gewählt: %1. Pfeiltasten wählen, Eingabe startet oder stoppt sie.</translation>
    </message>
    <message>
        <source>Waves leave at the sides, so there are no standing waves.</source>
        <translation>Die Wellen laufen an den Seiten hinaus, darum gibt es keine stehenden Wellen.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves in a pool with walls or media.</source>
        <translation>Für stehende Wellen in einem Becken mit Wänden oder Medien gibt es keine Formel.</translation>
    </message>
    <message>
        <source>across</source>
        <comment>half waves along x</comment>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>down</source>
        <comment>half waves along y</comment>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>steps</source>
        <comment>period of a mode</comment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Half-wavelengths of the lowest modes</source>
        <translation>Halbe Wellen der tiefsten stehenden Wellen</translation>
    </message>
    <message>
        <source>Start this mode</source>
        <translation>Allein starten</translation>
    </message>
    <message>
        <source>Makes the water still, then starts only this mode</source>
        <translation>Beruhigt das Wasser und startet dann nur diese stehende Welle</translation>
    </message>
    <message>
        <source>Add or remove</source>
        <translation>Dazu oder weg</translation>
    </message>
    <message>
        <source>Adds this mode to the current motion, or removes it (Enter)</source>
        <translation>Fügt diese stehende Welle zur aktuellen Bewegung hinzu oder entfernt sie (Eingabe)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a standing wave and its frequency with its unit</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>seiche::PresetBrowser</name>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search examples</source>
        <translation>Beispiele durchsuchen</translation>
    </message>
    <message>
        <source>No matching examples.</source>
        <translation>Keine passenden Beispiele.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Marks the selected example as a favourite (Ctrl+D)</source>
        <translation>Markiert das gewählte Beispiel als Favorit (Strg+D)</translation>
    </message>
</context>
<context>
    <name>seiche::PresetModel</name>
    <message>
        <source>%1, favourite</source>
        <translation>%1, Favorit</translation>
    </message>
</context>
<context>
    <name>seiche::PresetSections</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>seiche::ProbePair</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>First probe</source>
        <translation>Erster Messpunkt</translation>
    </message>
    <message>
        <source>Second probe</source>
        <translation>Zweiter Messpunkt</translation>
    </message>
    <message>
        <source>Waiting for three whole cycles at both probes.</source>
        <translation>Warten auf drei ganze Schwingungen an beiden Messpunkten.</translation>
    </message>
    <message>
        <source>One probe has no steady oscillation, so there is no phase difference.</source>
        <translation>Ein Messpunkt schwingt nicht gleichmäßig, darum gibt es keine Phasendifferenz.</translation>
    </message>
    <message>
        <source>The two frequencies are different, so there is no phase difference.</source>
        <translation>Die beiden Frequenzen sind verschieden, darum gibt es keine Phasendifferenz.</translation>
    </message>
    <message>
        <source>Both probes oscillate at %1. Whole cycles recorded: %2.</source>
        <comment>frequency with its unit, number</comment>
        <translation>Beide Messpunkte schwingen mit %1. Aufgezeichnete ganze Schwingungen: %2.</translation>
    </message>
    <message>
        <source>Amplitude ratio %1 : %2 = %3</source>
        <comment>second probe : first probe = number</comment>
        <translation>Amplitudenverhältnis %1 : %2 = %3</translation>
    </message>
    <message>
        <source>%1 and %2 oscillate in phase.</source>
        <translation>%1 und %2 schwingen in Phase.</translation>
    </message>
    <message>
        <source>%1 lags behind %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 schwingt %3 später als %2</translation>
    </message>
    <message>
        <source>%1 leads %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 schwingt %3 früher als %2</translation>
    </message>
    <message>
        <source>Phase difference %1°, %2 cycles</source>
        <translation>Phasendifferenz %1°, %2 Schwingungen</translation>
    </message>
</context>
<context>
    <name>seiche::ProbeSpectrum</name>
    <message>
        <source>frequency (Hz)</source>
        <translation>Frequenz (Hz)</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>%1: no peak</source>
        <translation>%1: keine Spitze</translation>
    </message>
    <message>
        <source>%1: highest peak at %2 Hz, amplitude %3</source>
        <translation>%1: höchste Spitze bei %2 Hz, Amplitude %3</translation>
    </message>
</context>
<context>
    <name>seiche::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>Messpunkte</translation>
    </message>
    <message>
        <source>Difference of the first two</source>
        <translation>Differenz der ersten beiden</translation>
    </message>
    <message>
        <source>Time range (s)</source>
        <translation>Zeitraum (s)</translation>
    </message>
    <message>
        <source>Number of seconds shown</source>
        <translation>Zahl der gezeigten Sekunden</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>%1: amplitude %2, no steady frequency</source>
        <translation>%1: Amplitude %2, keine feste Frequenz</translation>
    </message>
    <message>
        <source>Heights at the probes</source>
        <translation>Höhen an den Messpunkten</translation>
    </message>
    <message>
        <source>Add a probe with the tools on the left. Its height over time is shown here.</source>
        <translation>Füg mit den Werkzeugen links einen Messpunkt hinzu. Seine Höhe über der Zeit erscheint hier.</translation>
    </message>
    <message>
        <source>Height over time</source>
        <translation>Höhe über der Zeit</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spektrum</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>Spektrogramm</translation>
    </message>
    <message>
        <source>Not enough data yet.</source>
        <translation>Noch nicht genug Daten.</translation>
    </message>
    <message>
        <source>Probe view</source>
        <translation>Ansicht der Messpunkte</translation>
    </message>
    <message>
        <source>Spectra of the probes</source>
        <translation>Spektren der Messpunkte</translation>
    </message>
    <message>
        <source>Brighter is higher. Black is a hundredth of the maximum or less.</source>
        <translation>Heller ist höher. Schwarz ist ein Hundertstel des Maximums oder weniger.</translation>
    </message>
    <message>
        <source>Spectrogram of the first probe</source>
        <translation>Spektrogramm des ersten Messpunkts</translation>
    </message>
    <message>
        <source>%1: amplitude %2, %3</source>
        <comment>name, height, frequency with its unit</comment>
        <translation>%1: Amplitude %2, %3</translation>
    </message>
    <message>
        <source>Simulation time range (s)</source>
        <translation>Zeitraum der Simulation (s)</translation>
    </message>
    <message>
        <source>Phase difference</source>
        <translation>Phasendifferenz</translation>
    </message>
    <message>
        <source>Two probes are needed: add them with the tools on the left.</source>
        <translation>Dazu braucht es zwei Messpunkte: Füg sie mit den Werkzeugen links hinzu.</translation>
    </message>
    <message>
        <source>Choose two different probes.</source>
        <translation>Wähle zwei verschiedene Messpunkte.</translation>
    </message>
    <message>
        <source>Heights at two probes</source>
        <translation>Höhen an zwei Messpunkten</translation>
    </message>
</context>
<context>
    <name>seiche::QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>QR-Code des Links</translation>
    </message>
</context>
<context>
    <name>seiche::QuickStarts</name>
    <message>
        <source>Fundamental</source>
        <translation>Grundton</translation>
    </message>
    <message>
        <source>Makes the string flat, then starts only the fundamental mode</source>
        <translation>Bringt die Saite zur Ruhe und startet dann nur die Grundschwingung</translation>
    </message>
    <message>
        <source>Pluck in the middle</source>
        <translation>In der Mitte zupfen</translation>
    </message>
    <message>
        <source>Pulls the string into a triangle at its midpoint, then releases it</source>
        <translation>Zieht die Saite in der Mitte zu einem Dreieck und lässt sie dann los</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>Makes the string flat and at rest, from step 0</source>
        <translation>Stellt die Saite gerade und in Ruhe, ab Schritt 0</translation>
    </message>
    <message>
        <source>Flat string</source>
        <translation>Ruhende Saite</translation>
    </message>
</context>
<context>
    <name>seiche::RasterPreview</name>
    <message>
        <source>from %1 (black) to %2 (white)</source>
        <translation>von %1 (schwarz) bis %2 (weiß)</translation>
    </message>
</context>
<context>
    <name>seiche::ReadingBar</name>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Find in the theory (Ctrl+F)</source>
        <translation>In der Theorie suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>Vorige Stelle suchen (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>Nächste Stelle suchen (F3)</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Kleinere Schrift (Strg+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Größere Schrift (Strg++)</translation>
    </message>
    <message>
        <source>Equations in words</source>
        <translation>Gleichungen in Worten</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Drucken oder als PDF speichern (Strg+P)</translation>
    </message>
</context>
<context>
    <name>seiche::RealRows</name>
    <message>
        <source>Real string</source>
        <translation>Echte Saite</translation>
    </message>
    <message>
        <source>Real units</source>
        <translation>Reale Einheiten</translation>
    </message>
    <message>
        <source>Wave speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>√(T/μ). Enter a speed and the tension is adjusted to match.</source>
        <translation>√(T/μ). Gib eine Geschwindigkeit ein, und die Spannkraft wird angepasst.</translation>
    </message>
    <message>
        <source>Speed of long waves.</source>
        <translation>Geschwindigkeit langer Wellen.</translation>
    </message>
    <message>
        <source>Fundamental</source>
        <translation>Grundton</translation>
    </message>
    <message>
        <source>The lowest frequency. Enter a value and the tension is adjusted to match.</source>
        <translation>Die tiefste Frequenz. Gib einen Wert ein, und die Spannkraft wird angepasst.</translation>
    </message>
    <message>
        <source>The lowest frequency.</source>
        <translation>Die tiefste Frequenz.</translation>
    </message>
    <message>
        <source>Slow motion by a factor of %1.</source>
        <translation>Zeitlupe um den Faktor %1.</translation>
    </message>
    <message>
        <source>Fast motion by a factor of %1.</source>
        <translation>Zeitraffer um den Faktor %1.</translation>
    </message>
    <message>
        <source>One cell is %1, one step is %2. Courant number: %3. %4</source>
        <translation>Eine Zelle ist %1, ein Schritt ist %2. Courant-Zahl: %3. %4</translation>
    </message>
</context>
<context>
    <name>seiche::RecordActions</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>welle</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Export probe data</source>
        <translation>Messdaten exportieren</translation>
    </message>
    <message>
        <source>probes</source>
        <comment>file name</comment>
        <translation>messpunkte</translation>
    </message>
    <message>
        <source>Export current heights</source>
        <translation>Aktuelle Höhen exportieren</translation>
    </message>
    <message>
        <source>heights</source>
        <comment>file name</comment>
        <translation>hoehen</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Reports (*.pdf)</source>
        <translation>Berichte (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>Dia&amp;gramme</translation>
    </message>
    <message>
        <source>Export &amp;probe data (CSV)…</source>
        <translation>&amp;Messdaten exportieren (CSV) …</translation>
    </message>
    <message>
        <source>Height at each probe for every step of the run, as CSV</source>
        <translation>Höhe an jedem Messpunkt bei jedem Schritt der Simulation, als CSV</translation>
    </message>
    <message>
        <source>E&amp;xport current heights (CSV)…</source>
        <translation>Aktuelle &amp;Höhen exportieren (CSV) …</translation>
    </message>
    <message>
        <source>P&amp;rint report…</source>
        <translation>Be&amp;richt drucken …</translation>
    </message>
    <message>
        <source>Save report as P&amp;DF…</source>
        <translation>Bericht als P&amp;DF speichern …</translation>
    </message>
    <message>
        <source>Another file is still being written.</source>
        <translation>Eine andere Datei wird noch geschrieben.</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>&amp;Save image…</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Video or animation…</source>
        <translation>&amp;Video oder Animation …</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Saite</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Becken</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryDialog</name>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>String: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>Saite: %1, %2</translation>
    </message>
    <message>
        <source>Pool: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>Becken: %1, %2</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>The runs you tick replace the current string and pool. All other runs are kept for the next start.</source>
        <translation>Die angekreuzten Simulationen ersetzen die aktuelle Saite und das aktuelle Becken. Alle anderen bleiben für den nächsten Start erhalten.</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryNotice</name>
    <message>
        <source>Seiche closed unexpectedly. Restore your unsaved work?</source>
        <translation>Seiche wurde unerwartet beendet. Nicht gespeicherte Arbeit wiederherstellen?</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen …</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Keeps the work for the next start</source>
        <translation>Hebt die Arbeit für den nächsten Start auf</translation>
    </message>
</context>
<context>
    <name>seiche::ResonanceChart</name>
    <message>
        <source>tapping frequency (Hz)</source>
        <translation>Anschlagfrequenz (Hz)</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>durchfahren</translation>
    </message>
    <message>
        <source>different string</source>
        <translation>andere Saite</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>wächst noch</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>eingeschwungen</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× 1 Anstoß</translation>
    </message>
    <message>
        <source>Tap in a steady rhythm. Each tapping frequency becomes a point here.</source>
        <translation>Tippe in gleichmäßigem Takt. Jede Anschlagfrequenz wird hier ein Punkt.</translation>
    </message>
    <message>
        <source>Resonance chart</source>
        <translation>Resonanzdiagramm</translation>
    </message>
    <message>
        <source>Amplitude (× single tap) against tapping frequency.</source>
        <translation>Amplitude (× einzelner Anstoß) über der Anschlagfrequenz.</translation>
    </message>
    <message>
        <source>drive frequency (Hz)</source>
        <translation>Antriebsfrequenz (Hz)</translation>
    </message>
    <message>
        <source>A tapping frequency of 1 Hz corresponds to %1.</source>
        <translation>Eine Anschlagfrequenz von 1 Hz entspricht %1.</translation>
    </message>
</context>
<context>
    <name>seiche::ResonancePanel</name>
    <message>
        <source>Save points</source>
        <translation>Punkte speichern</translation>
    </message>
    <message>
        <source>resonance</source>
        <comment>file name</comment>
        <translation>resonanz</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Resonance</source>
        <translation>Resonanz</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More about resonance</source>
        <translation>Mehr zur Resonanz</translation>
    </message>
    <message>
        <source>Table of all points</source>
        <translation>Tabelle aller Punkte</translation>
    </message>
    <message>
        <source>Save points as CSV…</source>
        <translation>Punkte als CSV speichern …</translation>
    </message>
    <message>
        <source>Save chart as image…</source>
        <translation>Diagramm als Bild speichern …</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Sine drive instead of taps</source>
        <translation>Sinusantrieb statt Anschlägen</translation>
    </message>
    <message>
        <source>Large chart</source>
        <translation>Großes Diagramm</translation>
    </message>
    <message>
        <source>Compare damping</source>
        <translation>Dämpfung vergleichen</translation>
    </message>
    <message>
        <source>Challenge: an unknown string</source>
        <translation>Herausforderung: eine unbekannte Saite</translation>
    </message>
</context>
<context>
    <name>seiche::RootsView</name>
    <message>
        <source>Roots of the characteristic polynomial in the complex plane</source>
        <translation>Nullstellen des charakteristischen Polynoms in der komplexen Ebene</translation>
    </message>
    <message>
        <source>At every step a wave is multiplied by its roots. It fades if all roots are inside the circle, and grows if one is outside.</source>
        <translation>Bei jedem Schritt wird eine Welle mit ihren Nullstellen multipliziert. Sie klingt ab, wenn alle Nullstellen innerhalb des Kreises liegen, und wächst, wenn eine außerhalb liegt.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a real root</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 and %2 i, modulus %3</source>
        <comment>a complex root</comment>
        <translation>%1 und %2 i, Betrag %3</translation>
    </message>
    <message>
        <source>The wave with a wavelength of %1 cells has the roots %2.</source>
        <translation>Die Welle mit einer Wellenlänge von %1 Zellen hat die Nullstellen %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ScreenGraph</name>
    <message>
        <source>Intensity along a screen</source>
        <translation>Intensität längs eines Schirms</translation>
    </message>
    <message>
        <source>Mean squared height along the screen, relative to the maximum. Theory: dashed for the far field (Fraunhofer), dotted for exact path lengths (Fresnel).</source>
        <translation>Mittel der quadrierten Höhe längs des Schirms, im Verhältnis zum Maximum. Theorie: gestrichelt für das Fernfeld (Fraunhofer), gepunktet für exakte Weglängen (Fresnel).</translation>
    </message>
    <message>
        <source>Averaging: %1 %</source>
        <translation>Mittelung: %1 %</translation>
    </message>
    <message>
        <source>Averaged over whole periods: %1 in %2</source>
        <translation>Gemittelt über ganze Perioden: %1 in %2</translation>
    </message>
    <message>
        <source>No steady frequency: older values fade within %1</source>
        <translation>Keine feste Frequenz: Ältere Werte klingen innerhalb von %1 ab</translation>
    </message>
    <message>
        <source>No maxima.</source>
        <translation>Keine Maxima.</translation>
    </message>
    <message>
        <source>Maxima at %1</source>
        <translation>Maxima bei %1</translation>
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
        <translation>Winkel</translation>
    </message>
    <message>
        <source>from the centre (cells)</source>
        <translation>von der Mitte aus (Zellen)</translation>
    </message>
</context>
<context>
    <name>seiche::SectionGraph</name>
    <message>
        <source>Cross-section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Arrow keys move the line; with Ctrl they rotate it or change its length.</source>
        <translation>Höhen längs der Linie von A nach B. Pfeiltasten verschieben die Linie, mit Strg drehen sie sie oder ändern ihre Länge.</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move the line, Ctrl+Left and Ctrl+Right rotate it, Ctrl+Up and Ctrl+Down change its length.</source>
        <translation>Höhen längs der Linie von A nach B. Zieh ihre Enden im Becken. Tasten: Pfeile verschieben die Linie, Strg+Links und Strg+Rechts drehen sie, Strg+Auf und Strg+Ab ändern ihre Länge.</translation>
    </message>
    <message>
        <source>distance from A (cells)</source>
        <translation>Abstand von A (Zellen)</translation>
    </message>
    <message>
        <source>distance from A (%1)</source>
        <translation>Abstand von A (%1)</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
</context>
<context>
    <name>seiche::Selection</name>
    <message>
        <source>change object</source>
        <translation>Objekt ändern</translation>
    </message>
    <message>
        <source>change probe</source>
        <translation>Messpunkt ändern</translation>
    </message>
    <message>
        <source>add object</source>
        <translation>Objekt hinzufügen</translation>
    </message>
    <message>
        <source>add probe</source>
        <translation>Messpunkt hinzufügen</translation>
    </message>
    <message>
        <source>remove object</source>
        <translation>Objekt entfernen</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <source>keep trace</source>
        <translation>Form festhalten</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>Puls</translation>
    </message>
    <message>
        <source>pulses from both ends</source>
        <translation>Pulse von beiden Enden</translation>
    </message>
    <message>
        <source>%1 objects are selected.</source>
        <translation>%1 Objekte sind ausgewählt.</translation>
    </message>
    <message>
        <source>%1 is selected.</source>
        <translation>%1 ist ausgewählt.</translation>
    </message>
    <message>
        <source>change objects</source>
        <translation>Objekte ändern</translation>
    </message>
    <message>
        <source>add objects</source>
        <translation>Objekte hinzufügen</translation>
    </message>
    <message>
        <source>remove objects</source>
        <translation>Objekte entfernen</translation>
    </message>
    <message>
        <source>reorder objects</source>
        <translation>Objekte umordnen</translation>
    </message>
</context>
<context>
    <name>seiche::Session</name>
    <message>
        <source>tap</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>restart from a flat medium</source>
        <translation>Neustart mit ruhendem Medium</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>metronome tap</source>
        <translation>Anschlag des Metronoms</translation>
    </message>
    <message>
        <source>tap height = %1</source>
        <translation>Höhe des Anstoßes = %1</translation>
    </message>
    <message>
        <source>move marker</source>
        <translation>Markierung verschieben</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>mit %1 vergleichen</translation>
    </message>
    <message>
        <source>stop comparing with %1</source>
        <translation>nicht mehr mit %1 vergleichen</translation>
    </message>
    <message>
        <source>pulse shape</source>
        <translation>Form des Pulses</translation>
    </message>
    <message>
        <source>string size</source>
        <translation>Größe der Saite</translation>
    </message>
    <message>
        <source>pool size</source>
        <translation>Größe des Beckens</translation>
    </message>
    <message>
        <source>width of absorbing layer</source>
        <translation>Breite der absorbierenden Schicht</translation>
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
        <translation>Ein Ton, dessen Tonhöhe mit der Amplitude steigt</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Messpunkt</translation>
    </message>
    <message>
        <source>A tone whose pitch follows the height at the first probe</source>
        <translation>Ein Ton, dessen Tonhöhe der Höhe am ersten Messpunkt folgt</translation>
    </message>
    <message>
        <source>The string itself</source>
        <translation>Die Saite selbst</translation>
    </message>
    <message>
        <source>The standing waves of the string, transposed by octaves until they can be heard</source>
        <translation>Die stehenden Wellen der Saite, um Oktaven versetzt, bis sie zu hören sind</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>S&amp;chriftgröße</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Be&amp;wegung reduzieren</translation>
    </message>
    <message>
        <source>No fading trails, no flashes, constant light in the pool; animations in the theory wait until you start them</source>
        <translation>Keine verblassenden Spuren, kein Aufblitzen, gleichbleibendes Licht im Becken; Animationen in der Theorie warten, bis du sie startest</translation>
    </message>
    <message>
        <source>T&amp;imeline memory</source>
        <translation>Speicher der Zeit&amp;leiste</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Play s&amp;ound</source>
        <translation>Ton &amp;ein</translation>
    </message>
    <message>
        <source>Plays a ping for every tap and the sound chosen below</source>
        <translation>Spielt bei jedem Anschlag ein Ping und den unten gewählten Ton</translation>
    </message>
    <message>
        <source>&amp;Hear</source>
        <translation>Zu &amp;hören</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Beamer</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Bildschirm</translation>
    </message>
    <message>
        <source>Text si&amp;ze on projector</source>
        <translation>Schrift&amp;größe am Beamer</translation>
    </message>
    <message>
        <source>Show pointer &amp;and key presses</source>
        <translation>&amp;Zeiger und Tasten anzeigen</translation>
    </message>
    <message>
        <source>Helps a class to follow what you do</source>
        <translation>Hilft der Klasse mitzuverfolgen, was du tust</translation>
    </message>
    <message>
        <source>There is no audio device.</source>
        <translation>Kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Any other screen</source>
        <translation>Ein anderer Bildschirm</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen, width, height</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>seiche::ShareActions</name>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Teilen …</translation>
    </message>
    <message>
        <source>Shares this run as a link, QR code or text</source>
        <translation>Teilt diese Simulation als Link, QR-Code oder Text</translation>
    </message>
    <message>
        <source>Open lin&amp;k…</source>
        <translation>Lin&amp;k öffnen …</translation>
    </message>
    <message>
        <source>The link could not be opened.</source>
        <translation>Der Link konnte nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>seiche::ShareDialog</name>
    <message>
        <source>Copy &amp;link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Share experiment</source>
        <translation>Versuch teilen</translation>
    </message>
    <message>
        <source>Include everything done in this run</source>
        <translation>Alles einschließen, was in dieser Simulation getan wurde</translation>
    </message>
    <message>
        <source>Web &amp;address of Seiche:</source>
        <translation>Web&amp;adresse von Seiche:</translation>
    </message>
    <message>
        <source>Web address of Seiche</source>
        <translation>Webadresse von Seiche</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>Als Datei &amp;speichern …</translation>
    </message>
    <message>
        <source>With a web address, the link opens in any browser and has a QR code for phones. Without an address, others can paste the link into &quot;Open link&quot;.</source>
        <translation>Mit einer Webadresse lässt sich der Link in jedem Browser öffnen und hat einen QR-Code für Handys. Ohne Adresse können andere den Link bei „Link öffnen“ einfügen.</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>Das ist keine gültige Webadresse.</translation>
    </message>
    <message>
        <source>Only this computer can open this address, so there is no QR code for phones.</source>
        <translation>Nur dieser Rechner kann diese Adresse öffnen, darum gibt es keinen QR-Code für Handys.</translation>
    </message>
    <message>
        <source>This run is too long for a link. Save it as a file, or share only the settings.</source>
        <translation>Diese Simulation ist zu lang für einen Link. Speichere sie als Datei oder teile nur die Einstellungen.</translation>
    </message>
    <message>
        <source>This link is too long for a QR code. A link with only the settings is shorter.</source>
        <translation>Dieser Link ist zu lang für einen QR-Code. Ein Link nur mit den Einstellungen ist kürzer.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
</context>
<context>
    <name>seiche::SharedRun</name>
    <message>
        <source>× single tap</source>
        <translation>× 1 Anstoß</translation>
    </message>
    <message>
        <source>tapping now</source>
        <translation>tippen gerade</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>Amplitude</translation>
    </message>
</context>
<context>
    <name>seiche::SizeRows</name>
    <message>
        <source>Number of columns and rows of cells. A change restarts the run, and objects keep their relative position and size.</source>
        <translation>Zahl der Spalten und Zeilen von Zellen. Eine Änderung startet die Simulation neu; Objekte behalten ihre relative Lage und Größe.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points of the string</source>
        <translation>Punkte der Saite</translation>
    </message>
    <message>
        <source>Number of points on the string. A change restarts the run, and objects keep their relative position and size.</source>
        <translation>Zahl der Punkte auf der Saite. Eine Änderung startet die Simulation neu; Objekte behalten ihre relative Lage und Größe.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns of the pool</source>
        <translation>Spalten des Beckens</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rows of the pool</source>
        <translation>Zeilen des Beckens</translation>
    </message>
    <message>
        <source>Absorbing layer</source>
        <translation>Absorbierende Schicht</translation>
    </message>
</context>
<context>
    <name>seiche::SpectrogramView</name>
    <message>
        <source>%1: no peak</source>
        <translation>%1: keine Spitze</translation>
    </message>
    <message>
        <source>%1: strongest now at %2 Hz, amplitude %3</source>
        <translation>%1: jetzt am stärksten bei %2 Hz, Amplitude %3</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>Frequenz (Hz)</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityChip</name>
    <message>
        <source>unstable: grows ×%1 per step</source>
        <translation>instabil: wächst ×%1 pro Schritt</translation>
    </message>
    <message>
        <source>k %1 of %2: grows ×%3 per step</source>
        <translation>k %1 von %2: wächst ×%3 pro Schritt</translation>
    </message>
    <message>
        <source>stable for every k</source>
        <translation>stabil für jedes k</translation>
    </message>
    <message>
        <source>at the limit · k %1 of %2</source>
        <translation>an der Grenze · k %1 von %2</translation>
    </message>
    <message>
        <source>stable · k %1 of %2</source>
        <translation>stabil · k %1 von %2</translation>
    </message>
    <message>
        <source>With %1 this k and damping are stable: no wave grows.</source>
        <translation>Mit %1 sind dieses k und diese Dämpfung stabil: Keine Welle wächst.</translation>
    </message>
    <message>
        <source>With %1 this k and damping are unstable. Waves with a wavelength of %2 cells grow by a factor of %3 at every step, until nothing else is visible.</source>
        <translation>Mit %1 sind dieses k und diese Dämpfung instabil. Wellen mit einer Wellenlänge von %2 Zellen wachsen bei jedem Schritt um den Faktor %3, bis nichts anderes mehr zu sehen ist.</translation>
    </message>
    <message>
        <source>an unknown string</source>
        <translation>eine unbekannte Saite</translation>
    </message>
    <message>
        <source>Find its lowest resonance frequency.</source>
        <translation>Finde ihre tiefste Resonanzfrequenz.</translation>
    </message>
    <message>
        <source>The stiffest medium, with k = %1, sets the limit.</source>
        <translation>Das steifste Medium, mit k = %1, bestimmt die Grenze.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stabil</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>instabil</translation>
    </message>
    <message>
        <source>k is exactly at the limit of %1: no wave grows. Any larger k is unstable.</source>
        <translation>k liegt genau an der Grenze von %1: Keine Welle wächst. Jedes größere k ist instabil.</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)². The Courant (CFL) condition gives the largest stable k.</source>
        <translation>%1 ist das Quadrat der Courant-Zahl, (c·Δt/Δx)². Die Courant-Bedingung (CFL) gibt das größte stabile k an.</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)².</source>
        <translation>%1 ist das Quadrat der Courant-Zahl, (c·Δt/Δx)².</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityMapView</name>
    <message>
        <source>Map of stable and unstable settings</source>
        <translation>Karte stabiler und instabiler Einstellungen</translation>
    </message>
    <message>
        <source>● stable</source>
        <translation>● stabil</translation>
    </message>
    <message>
        <source>✕ unstable</source>
        <translation>✕ instabil</translation>
    </message>
    <message>
        <source>velocity lost per step, 1 − s</source>
        <translation>Verlust an Geschwindigkeit pro Schritt, 1 − s</translation>
    </message>
    <message>
        <source>height lost per step, 1 − d</source>
        <translation>Verlust an Höhe pro Schritt, 1 − d</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: stable. Use the arrow keys to change the values.</source>
        <translation>k %1, Verlust pro Schritt %2: stabil. Ändere die Werte mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: unstable. Use the arrow keys to change the values.</source>
        <translation>k %1, Verlust pro Schritt %2: instabil. Ändere die Werte mit den Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityPanel</name>
    <message>
        <source>%1 %2</source>
        <comment>sign and sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>wavelength (cells)</source>
        <translation>Wellenlänge (Zellen)</translation>
    </message>
    <message>
        <source>along the axes</source>
        <translation>längs der Achsen</translation>
    </message>
    <message>
        <source>growth per step</source>
        <translation>Wachstum pro Schritt</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>Growth per step against wavelength</source>
        <translation>Wachstum pro Schritt über der Wellenlänge</translation>
    </message>
    <message>
        <source>Wavelength %1 cells</source>
        <translation>Wellenlänge %1 Zellen</translation>
    </message>
    <message>
        <source>Flat surface</source>
        <translation>Ebene Fläche</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>growth per step</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Nothing is moving yet. Tap SPACE to measure.</source>
        <translation>Noch bewegt sich nichts. Tippe zum Messen auf die LEERTASTE.</translation>
    </message>
    <message>
        <source>This wave has not appeared yet.</source>
        <translation>Diese Welle ist noch nicht aufgetreten.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen …</translation>
    </message>
    <message>
        <source>Waves leave at the ends, so there is no standing wave to measure.</source>
        <translation>Die Wellen laufen an den Enden hinaus, darum gibt es keine stehende Welle zu messen.</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Stabilität</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step, according to theory</source>
        <translation>Der Faktor, mit dem die Welle laut Theorie pro Schritt wächst</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step in the run</source>
        <translation>Der Faktor, mit dem die Welle in der Simulation pro Schritt wächst</translation>
    </message>
    <message>
        <source>%1 The stiffest medium, with k = %2, sets the limit.</source>
        <translation>%1 Das steifste Medium, mit k = %2, bestimmt die Grenze.</translation>
    </message>
    <message>
        <source>Walls and media distort all waves, so only growing waves are measured here.</source>
        <translation>Wände und Medien verformen alle Wellen, darum werden hier nur wachsende Wellen gemessen.</translation>
    </message>
    <message>
        <source>A damper at an end absorbs energy from every wave, so there is no standing wave to measure.</source>
        <translation>Ein Dämpfer an einem Ende entzieht jeder Welle Energie, darum gibt es keine stehende Welle zu messen.</translation>
    </message>
    <message>
        <source>The simulation has exploded. Start it again to measure.</source>
        <translation>Die Simulation ist explodiert. Starte sie neu, um zu messen.</translation>
    </message>
    <message>
        <source>Measured until the simulation exploded, %1.</source>
        <translation>Gemessen bis zur Explosion, %1.</translation>
    </message>
</context>
<context>
    <name>seiche::StageBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
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
        <translation>Zwischen den Enden: Stehwellenverhältnis %1. Die nach rechts und die nach links laufende Welle sind gleich hoch. Der Abstand der Knoten ist %2.</translation>
    </message>
    <message>
        <source>Between the ends: standing-wave ratio %1. Reflection coefficient for the wave travelling right: %2 (phase %3°). Nodes are %4 apart.</source>
        <translation>Zwischen den Enden: Stehwellenverhältnis %1. Reflexionsfaktor für die nach rechts laufende Welle: %2 (Phase %3°). Der Abstand der Knoten ist %4.</translation>
    </message>
    <message>
        <source>Between the ends: standing-wave ratio %1. Reflection coefficient for the wave travelling left: %2 (phase %3°). Nodes are %4 apart.</source>
        <translation>Zwischen den Enden: Stehwellenverhältnis %1. Reflexionsfaktor für die nach links laufende Welle: %2 (Phase %3°). Der Abstand der Knoten ist %4.</translation>
    </message>
</context>
<context>
    <name>seiche::StorageMonitor</name>
    <message>
        <source>Cannot write to %1.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Your settings and backups of unsaved work cannot be saved on this computer.</source>
        <translation>Deine Einstellungen und Sicherungen ungespeicherter Arbeit können auf diesem Rechner nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved on this computer.</source>
        <translation>Deine Einstellungen können auf diesem Rechner nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up on this computer. Save it yourself.</source>
        <translation>Ungespeicherte Arbeit kann auf diesem Rechner nicht gesichert werden. Speichere sie selbst.</translation>
    </message>
</context>
<context>
    <name>seiche::StringCanvas</name>
    <message>
        <source>String</source>
        <translation>Saite</translation>
    </message>
    <message>
        <source>Press SPACE to tap the string. The left and right arrow keys move the marker; up and down change the tap height.</source>
        <translation>Stoß die Saite mit der LEERTASTE an. Die Pfeiltasten links und rechts verschieben die Markierung, auf und ab ändern die Höhe des Anstoßes.</translation>
    </message>
    <message>
        <source>tap here</source>
        <translation>hier anstoßen</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>Decke</translation>
    </message>
    <message>
        <source>ceiling (waves drawn ×%1)</source>
        <translation>Decke (Wellen ×%1 gezeichnet)</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>up to %1 × the ceiling</source>
        <translation>bis zu %1 × die Decke</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>exakte Lösung</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>kinetische Energie</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>potenzielle Energie</translation>
    </message>
    <message>
        <source>energy flow</source>
        <translation>Energiefluss</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a distance</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>travelling right →</source>
        <translation>läuft nach rechts →</translation>
    </message>
    <message>
        <source>← travelling left</source>
        <translation>← läuft nach links</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>force %1</source>
        <comment>at the ceiling</comment>
        <translation>Kraft %1</translation>
    </message>
    <message>
        <source>velocity %1 per second</source>
        <translation>Geschwindigkeit %1 pro Sekunde</translation>
    </message>
    <message>
        <source>displacement</source>
        <translation>Auslenkung</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>antreibende Kraft</translation>
    </message>
</context>
<context>
    <name>seiche::StringDisplayActions</name>
    <message>
        <source>Displac&amp;ement</source>
        <translation>&amp;Auslenkung</translation>
    </message>
    <message>
        <source>Shows the displacement of each point</source>
        <translation>Zeigt die Auslenkung jedes Punkts</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Geschwindigkeit</translation>
    </message>
    <message>
        <source>Shows the vertical velocity of each point, on a separate scale</source>
        <translation>Zeigt die senkrechte Geschwindigkeit jedes Punkts, in einem eigenen Maßstab</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Kraft</translation>
    </message>
    <message>
        <source>Shows the spring force on each point, on a separate scale</source>
        <translation>Zeigt die Federkraft auf jeden Punkt, in einem eigenen Maßstab</translation>
    </message>
    <message>
        <source>T&amp;ravelling waves</source>
        <translation>Laufende &amp;Wellen</translation>
    </message>
    <message>
        <source>Shows the waves travelling right and left, which add up to the shape of the string</source>
        <translation>Zeigt die nach rechts und die nach links laufende Welle; die Saite ist ihre Summe</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>K&amp;noten</translation>
    </message>
    <message>
        <source>Marks the points of a standing wave that stay at rest, and the distance between them</source>
        <translation>Markiert die Punkte einer stehenden Welle, die in Ruhe bleiben, und ihren Abstand</translation>
    </message>
    <message>
        <source>Ener&amp;gy along the string</source>
        <translation>&amp;Energie längs der Saite</translation>
    </message>
    <message>
        <source>Shows the kinetic and potential energy of each point</source>
        <translation>Zeigt die kinetische und die potenzielle Energie jedes Punkts</translation>
    </message>
    <message>
        <source>Energy fl&amp;ow</source>
        <translation>Energie&amp;fluss</translation>
    </message>
    <message>
        <source>Shows the direction and strength of the energy flow as arrows</source>
        <translation>Zeigt Richtung und Stärke des Energieflusses mit Pfeilen</translation>
    </message>
    <message>
        <source>&amp;Beads and springs</source>
        <translation>&amp;Perlen und Federn</translation>
    </message>
    <message>
        <source>Shows the model: masses joined by springs</source>
        <translation>Zeigt das Modell: durch Federn verbundene Massen</translation>
    </message>
    <message>
        <source>&amp;Longitudinal wave</source>
        <translation>&amp;Longitudinalwelle</translation>
    </message>
    <message>
        <source>Shows the points moving along the string, as air does in a pipe</source>
        <translation>Zeigt, wie sich die Punkte längs der Saite bewegen, so wie Luft in einem Rohr</translation>
    </message>
</context>
<context>
    <name>seiche::StringTools</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Rulers, tape, stopwatch and more. Choose one, then click to place it.</source>
        <translation>Lineale, Maßband, Stoppuhr und mehr. Wähle eines und klick dann dorthin, wo es sein soll.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Messpunkt</translation>
    </message>
    <message>
        <source>Click a point to record its displacement over time.</source>
        <translation>Klick einen Punkt an, um seine Auslenkung über der Zeit aufzuzeichnen.</translation>
    </message>
    <message>
        <source>Keep trace</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the current shape for comparison.</source>
        <translation>Hält die aktuelle Form zum Vergleich als gestrichelte Kopie fest.</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perlen</translation>
    </message>
    <message>
        <source>A bead on every tenth point shows how the string itself moves.</source>
        <translation>Eine Perle auf jedem zehnten Punkt zeigt, wie sich die Saite selbst bewegt.</translation>
    </message>
    <message>
        <source>Join another string</source>
        <translation>Weitere Saite anfügen</translation>
    </message>
    <message>
        <source>A section of different mass. Waves are reflected at its boundary.</source>
        <translation>Ein Abschnitt anderer Masse. An seiner Grenze werden Wellen reflektiert.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Half-wavelengths</source>
        <translation>Halbe Wellen</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Tap settings</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>Shape, width and height of the pulse made by SPACE or a click.</source>
        <translation>Form, Breite und Höhe des Pulses, den die LEERTASTE oder ein Klick erzeugt.</translation>
    </message>
    <message>
        <source>Pulse width in points</source>
        <translation>Breite des Pulses in Punkten</translation>
    </message>
    <message>
        <source>Pulse width in points; for a standing wave, the number of half-wavelengths</source>
        <translation>Breite des Pulses in Punkten; bei einer stehenden Welle die Zahl der halben Wellen</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Tap height</source>
        <translation>Höhe des Anstoßes</translation>
    </message>
    <message>
        <source>How far a tap moves the string; negative: downwards</source>
        <translation>Wie weit ein Anstoß die Saite auslenkt; negativ: nach unten</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Mit der Hand bewegen</translation>
    </message>
    <message>
        <source>Drag any point up or down and the string follows. The ends can always be dragged. Keys: Up and Down move the point, Enter releases it.</source>
        <translation>Zieh einen Punkt auf oder ab, und die Saite folgt. Die Enden lassen sich immer ziehen. Tasten: Auf und Ab bewegen den Punkt, Eingabe lässt ihn los.</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Form zeichnen</translation>
    </message>
    <message>
        <source>Draw the new shape over the string, then release. Keys: arrows draw, Enter releases, Escape cancels.</source>
        <translation>Zeichne die neue Form über die Saite und lass los. Tasten: Pfeile zeichnen, Eingabe lässt los, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Click a point to keep it oscillating. Close to an end, the oscillator drives the end.</source>
        <translation>Klick einen Punkt an, um ihn dauernd schwingen zu lassen. Nahe am Ende bewegt der Oszillator das Ende selbst.</translation>
    </message>
    <message>
        <source>Click a point to send pulses from it whenever you want. Close to an end, the generator drives the end.</source>
        <translation>Klick einen Punkt an, um von dort Pulse zu senden, wann immer du willst. Nahe am Ende bewegt der Pulsgeber das Ende selbst.</translation>
    </message>
    <message>
        <source>Set shape from formula…</source>
        <translation>Form aus Formel …</translation>
    </message>
    <message>
        <source>Touch with a finger</source>
        <translation>Mit einem Finger berühren</translation>
    </message>
    <message>
        <source>A finger slows the point it touches. Standing waves with a node there continue, and all others fade. Keys: Enter places the finger at the marker or lifts it.</source>
        <translation>Ein Finger bremst den Punkt, den er berührt. Stehende Wellen mit einem Knoten dort schwingen weiter, alle anderen klingen ab. Tasten: Eingabe setzt den Finger an die Markierung oder hebt ihn.</translation>
    </message>
    <message>
        <source>String view</source>
        <translation>Saitenansicht</translation>
    </message>
    <message>
        <source>Displacement, velocity or force; travelling waves; nodes, energy, springs.</source>
        <translation>Auslenkung, Geschwindigkeit oder Kraft; laufende Wellen; Knoten, Energie, Federn.</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Anstoßen</translation>
    </message>
    <message>
        <source>A click taps the string. Drag the string to pluck it.</source>
        <translation>Ein Klick stößt die Saite an. Zieh an der Saite, um sie zu zupfen.</translation>
    </message>
</context>
<context>
    <name>seiche::StringTouch</name>
    <message>
        <source>move by hand</source>
        <translation>mit der Hand bewegen</translation>
    </message>
    <message>
        <source>draw shape</source>
        <translation>Form zeichnen</translation>
    </message>
    <message>
        <source>touch with finger</source>
        <translation>mit einem Finger berühren</translation>
    </message>
</context>
<context>
    <name>seiche::StringWaves</name>
    <message>
        <source>half-wavelengths on the string</source>
        <translation>halbe Wellen auf der Saite</translation>
    </message>
    <message>
        <source>A source holds a point of the string, so the usual modes do not apply. No modes are predicted here.</source>
        <translation>Eine Quelle hält einen Punkt der Saite, darum gelten die üblichen Moden nicht. Hier werden keine Moden vorhergesagt.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves on a string with several sections.</source>
        <translation>Für stehende Wellen auf einer Saite mit mehreren Abschnitten gibt es keine Formel.</translation>
    </message>
    <message>
        <source>A damper at an end absorbs energy from every wave, so no modes are predicted here.</source>
        <translation>Ein Dämpfer an einem Ende entzieht jeder Welle Energie, darum werden hier keine Moden vorhergesagt.</translation>
    </message>
    <message>
        <source>Waves leave at the ends, so there are no standing waves.</source>
        <translation>Die Wellen laufen an den Enden hinaus, darum gibt es keine stehenden Wellen.</translation>
    </message>
    <message>
        <source>Height of each mode</source>
        <translation>Höhe jeder stehenden Welle</translation>
    </message>
    <message>
        <source>1 half-wavelength</source>
        <translation>1 halbe Welle</translation>
    </message>
    <message>
        <source>%1 half-wavelengths</source>
        <comment>a standing wave</comment>
        <translation>%1 halbe Wellen</translation>
    </message>
    <message>
        <source>%1 Hz, %2 % of the energy</source>
        <translation>%1 Hz, %2 % der Energie</translation>
    </message>
    <message>
        <source>%1 % of the energy</source>
        <translation>%1 % der Energie</translation>
    </message>
    <message>
        <source>Selected: %1, %2. Left and Right select a mode, Up and Down change its height, Enter starts only this mode.</source>
        <translation>Gewählt: %1, %2. Links und Rechts wählen eine stehende Welle, Auf und Ab ändern ihre Höhe, Eingabe startet nur diese.</translation>
    </message>
    <message>
        <source>Start this mode</source>
        <translation>Allein starten</translation>
    </message>
    <message>
        <source>Makes the string flat, then starts only this mode (Enter)</source>
        <translation>Bringt die Saite zur Ruhe und startet dann nur diese stehende Welle (Eingabe)</translation>
    </message>
    <message>
        <source>Add mode</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adds this mode to the current motion (Shift+Enter)</source>
        <translation>Fügt diese stehende Welle zur aktuellen Bewegung hinzu (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>crest height</source>
        <translation>Höhe der Wellenberge</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic scale for the bars</source>
        <translation>Logarithmische Skala der Balken</translation>
    </message>
    <message>
        <source>Shows bars over four powers of ten, so that low bars remain visible next to high ones</source>
        <translation>Zeigt Balken über vier Zehnerpotenzen, sodass niedrige neben hohen sichtbar bleiben</translation>
    </message>
    <message>
        <source>Drag a bar to set the height of its mode</source>
        <translation>Zieh einen Balken, um die Höhe seiner stehenden Welle einzustellen</translation>
    </message>
    <message>
        <source>%1, %2 % of the energy</source>
        <comment>frequency with its unit</comment>
        <translation>%1, %2 % der Energie</translation>
    </message>
</context>
<context>
    <name>seiche::StudentsDialog</name>
    <message>
        <source>%1 (has left)</source>
        <translation>%1 (gegangen)</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Lernende</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Best (× single tap)</source>
        <translation>Bester (× 1 Anstoß)</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Hervorheben</translation>
    </message>
    <message>
        <source>Fades the points of the other students</source>
        <translation>Lässt die Punkte der anderen blass werden</translation>
    </message>
    <message>
        <source>Replay best point</source>
        <translation>Besten Punkt nachspielen</translation>
    </message>
    <message>
        <source>%1 (blocked)</source>
        <translation>%1 (gesperrt)</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (entfernt)</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Nicht bestätigt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes the student and all their points. The student can join again as another animal.</source>
        <translation>Entfernt die Person mit allen Punkten. Sie kann als anderes Tier wieder beitreten.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Removes the student and all their points. This phone cannot join again.</source>
        <translation>Entfernt die Person mit allen Punkten. Dieses Handy kann nicht wieder beitreten.</translation>
    </message>
    <message>
        <source>Let in again</source>
        <translation>Wieder einlassen</translation>
    </message>
    <message>
        <source>Brings the student and the points back</source>
        <translation>Holt die Person und ihre Punkte zurück</translation>
    </message>
</context>
<context>
    <name>seiche::Teaching</name>
    <message>
        <source>There is no lesson &quot;%1&quot;.</source>
        <translation>Es gibt keine Lektion „%1“.</translation>
    </message>
    <message>
        <source>%1 is not a lesson.</source>
        <translation>%1 ist keine Lektion.</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Lektionen (*.lesson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Save student worksheet</source>
        <translation>Arbeitsblatt speichern</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryLines</name>
    <message>
        <source>Maxima and minima</source>
        <translation>Maxima und Minima</translation>
    </message>
    <message>
        <source>Rays (Snell)</source>
        <translation>Strahlen (Snellius)</translation>
    </message>
    <message>
        <source>Exact wavefront of the last tap</source>
        <translation>Exakte Wellenfront des letzten Anstoßes</translation>
    </message>
    <message>
        <source>Nodal lines of standing wave</source>
        <translation>Knotenlinien der stehenden Welle</translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation>Wellenfronten</translation>
    </message>
    <message>
        <source>For two equal sources or behind slits. Maxima are solid, minima dotted.</source>
        <translation>Für zwei gleiche Quellen oder hinter Spalten. Maxima sind durchgezogen, Minima gepunktet.</translation>
    </message>
    <message>
        <source>How plane waves from a line source travel through the media, by Snell&apos;s law.</source>
        <translation>Wie ebene Wellen einer Linienquelle nach dem Brechungsgesetz durch die Medien laufen.</translation>
    </message>
    <message>
        <source>The exact distance that the wavefront of the last tap can have travelled.</source>
        <translation>Die genaue Strecke, die die Wellenfront des letzten Anstoßes gelaufen sein kann.</translation>
    </message>
    <message>
        <source>Nodal lines of the mode nearest to the drive frequency.</source>
        <translation>Knotenlinien der Mode, deren Frequenz der des Antriebs am nächsten ist.</translation>
    </message>
    <message>
        <source>The crests around each source, with the wavelength on the grid.</source>
        <translation>Die Wellenberge um jede Quelle, mit der Wellenlänge auf dem Gitter.</translation>
    </message>
    <message>
        <source>Energy flow (measured)</source>
        <translation>Energiefluss (gemessen)</translation>
    </message>
    <message>
        <source>Energy streamlines (measured)</source>
        <translation>Stromlinien der Energie (gemessen)</translation>
    </message>
    <message>
        <source>Arrows show the average direction and strength of the energy flow.</source>
        <translation>Pfeile zeigen die mittlere Richtung und Stärke des Energieflusses.</translation>
    </message>
    <message>
        <source>Lines along which the energy flows on average.</source>
        <translation>Linien, an denen entlang die Energie im Mittel fließt.</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryPage</name>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>The code that runs</source>
        <translation>Der Code, der läuft</translation>
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
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Drag to go back to any moment of the run. Keys: Left, Right, Home, End.</source>
        <translation>Zieh, um zu jedem Augenblick der Simulation zurückzugehen. Tasten: Links, Rechts, Pos1, Ende.</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 s von %2 s</translation>
    </message>
</context>
<context>
    <name>seiche::ToolColumn</name>
    <message>
        <source>More tools</source>
        <translation>Mehr Werkzeuge</translation>
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
        <translation>Freihandwand</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Anheben</translation>
    </message>
    <message>
        <source>Push down</source>
        <translation>Eindrücken</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Smooth out</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Click to raise the water; hold or drag to continue. Enter raises the water at the marker.</source>
        <translation>Klick, um das Wasser anzuheben; halte oder zieh, um weiterzumachen. Eingabe hebt das Wasser an der Markierung an.</translation>
    </message>
    <message>
        <source>Click to push the water down.</source>
        <translation>Klick, um das Wasser nach unten zu drücken.</translation>
    </message>
    <message>
        <source>Holds the water at one height while the mouse button is pressed.</source>
        <translation>Hält das Wasser auf einer Höhe, solange die Maustaste gedrückt ist.</translation>
    </message>
    <message>
        <source>Smooths out waves.</source>
        <translation>Glättet die Wellen.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Tool size in cells</source>
        <translation>Größe des Werkzeugs in Zellen</translation>
    </message>
    <message>
        <source>Tool strength</source>
        <translation>Stärke des Werkzeugs</translation>
    </message>
    <message>
        <source>Width of the tool in cells</source>
        <translation>Breite des Werkzeugs in Zellen</translation>
    </message>
    <message>
        <source>How far the tool moves the water, or how much it smooths the waves</source>
        <translation>Wie weit das Werkzeug das Wasser bewegt oder wie stark es die Wellen glättet</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Drops at random places; the same seed gives the same rain</source>
        <translation>Tropfen an zufälligen Stellen; dieselbe Startzahl ergibt denselben Regen</translation>
    </message>
    <message>
        <source>Drops/s</source>
        <translation>Tropfen/s</translation>
    </message>
    <message>
        <source>Drops of rain per second</source>
        <translation>Regentropfen pro Sekunde</translation>
    </message>
    <message>
        <source>Drop size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of a drop in cells</source>
        <translation>Größe eines Tropfens in Zellen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Seed of the rain</source>
        <translation>Startzahl des Regens</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Messpunkt</translation>
    </message>
    <message>
        <source>Absorbing layer</source>
        <translation>Absorbierende Schicht</translation>
    </message>
    <message>
        <source>Size, strength, rain</source>
        <translation>Größe, Stärke, Regen</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Pool view</source>
        <translation>Beckenansicht</translation>
    </message>
    <message>
        <source>Click a place to record its height over time in the Probes panel.</source>
        <translation>Klick einen Ort an, um seine Höhe über der Zeit im Panel „Messpunkte“ aufzuzeichnen.</translation>
    </message>
    <message>
        <source>Speed from formula or picture…</source>
        <translation>Geschwindigkeit aus Formel oder Bild …</translation>
    </message>
    <message>
        <source>Signal from formula or curve…</source>
        <translation>Signal aus Formel oder Kurve …</translation>
    </message>
    <message>
        <source>Set surface from formula…</source>
        <translation>Oberfläche aus Formel …</translation>
    </message>
    <message>
        <source>Starts the water at rest with heights from a formula, a curve or a picture</source>
        <translation>Startet das Wasser aus der Ruhe mit den Höhen einer Formel, einer Kurve oder eines Bildes</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
</context>
<context>
    <name>seiche::ToolPills</name>
    <message>
        <source>Tap</source>
        <translation>Anstoßen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>What a click or a drag does, and the height and width of a tap</source>
        <translation>Was Klicken und Ziehen bewirken, und Höhe und Breite eines Anstoßes</translation>
    </message>
    <message>
        <source>Sources, walls and media</source>
        <translation>Quellen, Wände und Medien</translation>
    </message>
    <message>
        <source>Rulers, stopwatch and probes</source>
        <translation>Lineale, Stoppuhr und Messpunkte</translation>
    </message>
    <message>
        <source>What is drawn of the waves</source>
        <translation>Was von den Wellen gezeichnet wird</translation>
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
        <translation>%1 s · Schritt %2</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Simulation speed, ×0.05 to ×20</source>
        <translation>Simulationstempo, ×0,05 bis ×20</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play or pause (P)</source>
        <translation>Abspielen oder anhalten (P)</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>Zeitlupe</translation>
    </message>
    <message>
        <source>This computer cannot keep up, so the simulation runs in slow motion.</source>
        <translation>Dieser Rechner kommt nicht mit, darum läuft die Simulation in Zeitlupe.</translation>
    </message>
    <message>
        <source>Time and step</source>
        <translation>Zeit und Schritt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>Time of the run in seconds, and the number of the step</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Slowed down so that you can see the zigzag grow. Move the slider to the right to speed up.</source>
        <translation>Verlangsamt, damit du den Zickzack wachsen siehst. Schieb den Regler nach rechts, wenn es schneller gehen soll.</translation>
    </message>
</context>
<context>
    <name>seiche::TypeCodeDialog</name>
    <message>
        <source>Enter point code</source>
        <translation>Punktcode eingeben</translation>
    </message>
    <message>
        <source>Point code, as shown on the phone:</source>
        <translation>Punktcode, wie ihn das Handy zeigt:</translation>
    </message>
    <message>
        <source>Upper and lower case, hyphens and spaces do not matter.</source>
        <translation>Auf Groß- und Kleinschreibung, Bindestriche und Leerzeichen kommt es nicht an.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Added: %1 × single tap at %2 Hz. Next code?</source>
        <translation>Hinzugefügt: %1 × einzelner Anstoß bei %2 Hz. Nächster Code?</translation>
    </message>
    <message>
        <source>This is not a valid point code. Check each character.</source>
        <translation>Das ist kein gültiger Punktcode. Prüfe jedes Zeichen.</translation>
    </message>
</context>
<context>
    <name>seiche::ValueRow</name>
    <message>
        <source>an integer from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>greater than %1, at most %2</source>
        <translation>größer als %1, höchstens %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>range of numbers</comment>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is not allowed: %2.</source>
        <comment>number, range</comment>
        <translation>%1 ist nicht erlaubt: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, unit</comment>
        <translation>%1 %2</translation>
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
        <translation>Beckenansicht</translation>
    </message>
    <message>
        <source>Colours of the heights</source>
        <translation>Farben der Höhen</translation>
    </message>
    <message>
        <source>With every colour scale, equal differences in height look equally different, even if you cannot tell red from green.</source>
        <translation>In jeder Farbskala sehen gleiche Höhenunterschiede gleich groß aus, auch für Menschen, die Rot und Grün nicht unterscheiden.</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Linien gleicher Höhe</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <source>The heights along a line that you can drag</source>
        <translation>Die Höhen längs einer Linie, die man ziehen kann</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>Theory overlays</source>
        <translation>Theorie einblenden</translation>
    </message>
    <message>
        <source>Draws the predictions of theory over the pool</source>
        <translation>Zeichnet die Vorhersagen der Theorie über das Becken</translation>
    </message>
</context>
<context>
    <name>seiche::VoteBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, right answer</source>
        <translation>%1, richtige Antwort</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
</context>
<context>
    <name>seiche::VotePage</name>
    <message>
        <source>Votes: %1 of %2</source>
        <translation>Abgestimmt: %1 von %2</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Shows this question on the phones</source>
        <translation>Zeigt diese Frage auf den Handys</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Stimmen anzeigen</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Antwort anzeigen</translation>
    </message>
    <message>
        <source>Ends the vote</source>
        <translation>Beendet die Abstimmung</translation>
    </message>
    <message>
        <source>Choose a question, then ask it.</source>
        <translation>Wähle eine Frage, dann stelle sie.</translation>
    </message>
</context>
<context>
    <name>seiche::WordDialog</name>
    <message>
        <source>Lock with password</source>
        <translation>Mit Passwort sperren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Password that unlocks this window:</source>
        <translation>Passwort, das dieses Fenster entsperrt:</translation>
    </message>
    <message>
        <source>Teacher&apos;s password:</source>
        <translation>Passwort der Lehrkraft:</translation>
    </message>
    <message>
        <source>Leave empty to unlock with the key combination alone. The password is kept only until Seiche is closed.</source>
        <translation>Leer lassen, um nur mit der Tastenkombination zu entsperren. Das Passwort gilt nur, bis Seiche geschlossen wird.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Wrong password. The window stays locked.</source>
        <translation>Falsches Passwort. Das Fenster bleibt gesperrt.</translation>
    </message>
</context>
</TS>
