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
        <source>Less of %1</source>
        <translation>Weniger von %1</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>Mehr von %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>%1 aufklappen</translation>
    </message>
    <message>
        <source>Fold %1</source>
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
        <source>by code</source>
        <translation>per Code</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>No connection. Your points are kept and sent later.</source>
        <translation>Keine Verbindung. Deine Punkte bleiben da und werden später gesendet.</translation>
    </message>
    <message>
        <source>You have sent as many points as one can.</source>
        <translation>Mehr Punkte kann niemand senden.</translation>
    </message>
    <message>
        <source>Watch the wall, and tap together.</source>
        <translation>Schaut auf die Wand und tippt gemeinsam.</translation>
    </message>
    <message>
        <source>The teacher has frozen the chart. Your points are kept.</source>
        <translation>Die Lehrkraft hat das Diagramm eingefroren. Deine Punkte bleiben da.</translation>
    </message>
    <message>
        <source>Find the rhythm that makes your string swing highest.</source>
        <translation>Finde den Takt, bei dem deine Saite am höchsten schwingt.</translation>
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
        <source>This is not the code on the wall.</source>
        <translation>Das ist nicht der Code an der Wand.</translation>
    </message>
    <message>
        <source>Many wrong codes have come. It is tried again…</source>
        <translation>Es kamen viele falsche Codes. Es wird noch einmal versucht …</translation>
    </message>
    <message>
        <source>The class is full. It is tried again…</source>
        <translation>Die Klasse ist voll. Es wird noch einmal versucht …</translation>
    </message>
    <message>
        <source>Nobody can join any more. Ask your teacher.</source>
        <translation>Es kann niemand mehr dazukommen. Frag deine Lehrkraft.</translation>
    </message>
    <message>
        <source>The class cannot be reached. Are you in the right network? It is tried again…</source>
        <translation>Die Klasse ist nicht zu erreichen. Bist du im richtigen Netz? Es wird noch einmal versucht …</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>In die Klasse kommen</translation>
    </message>
    <message>
        <source>The four letters on the wall</source>
        <translation>Die vier Zeichen an der Wand</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Dabei sein</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Your string. SPACE pulls it.</source>
        <translation>Deine Saite. Die LEERTASTE stößt sie an.</translation>
    </message>
    <message>
        <source>Go on while it grows. Pause, and your point goes to the wall.</source>
        <translation>Weiter, solange es wächst. Halte inne, und dein Punkt kommt an die Wand.</translation>
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
        <source>Go on while it grows. Pause, and your point gets a code.</source>
        <translation>Weiter, solange es wächst. Halte inne, und dein Punkt bekommt einen Code.</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>Ohne Netz</translation>
    </message>
    <message>
        <source>Tap without a network</source>
        <translation>Ohne Netz tippen</translation>
    </message>
    <message>
        <source>The class cannot be reached: it may be over. Your points are kept, and your string still works.</source>
        <translation>Die Klasse ist nicht erreichbar: Vielleicht ist sie zu Ende. Deine Punkte bleiben erhalten, und deine Saite funktioniert weiter.</translation>
    </message>
    <message>
        <source>That point was not taken: the string cannot swing that high with one tap for each swing.</source>
        <translation>Dieser Punkt wurde nicht angenommen: So hoch kann die Saite mit einem Tippen pro Schwingung nicht schwingen.</translation>
    </message>
    <message>
        <source>The class is over. You can go on with your string.</source>
        <translation>Die Klasse ist zu Ende. Du kannst mit deiner Saite weitermachen.</translation>
    </message>
    <message>
        <source>Go on while it grows.</source>
        <translation>Mach weiter, solange es wächst.</translation>
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
        <source>You can change your answer until it is shown on the wall.</source>
        <translation>Du kannst deine Antwort ändern, bis die richtige an der Wand steht.</translation>
    </message>
    <message>
        <source>You have not chosen.</source>
        <translation>Du hast nichts gewählt.</translation>
    </message>
    <message>
        <source>Your answer is right.</source>
        <translation>Deine Antwort ist richtig.</translation>
    </message>
    <message>
        <source>Another answer is right.</source>
        <translation>Eine andere Antwort ist richtig.</translation>
    </message>
    <message>
        <source>A question is coming.</source>
        <translation>Gleich kommt eine Frage.</translation>
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
        <source>ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>Impedanz</translation>
    </message>
</context>
<context>
    <name>FilmOrder</name>
    <message>
        <source>The run explodes at step %1, before the film ends. Choose an earlier end.</source>
        <translation>Die Simulation explodiert bei Schritt %1, bevor der Film endet. Wähle ein früheres Ende.</translation>
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
        <source>Shape drawn last</source>
        <translation>Zuletzt gezeichnet</translation>
    </message>
    <message>
        <source>Present shape</source>
        <translation>Jetzige Form</translation>
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
        <translation>Tippe in gleichmäßigem Takt auf die LEERTASTE.</translation>
    </message>
    <message>
        <source>Tap another rhythm: where does it swing highest?</source>
        <translation>Tippe in einem anderen Takt: Wo schwingt sie am weitesten?</translation>
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
        <source>Not steady yet: keep the rhythm.</source>
        <translation>Noch nicht eingeschwungen: Bleib im Takt.</translation>
    </message>
    <message>
        <source>Not steady yet: the ring shows where it is heading.</source>
        <translation>Noch nicht eingeschwungen: Der Ring zeigt, wohin es geht.</translation>
    </message>
    <message>
        <source>Steady: this point is final. Try another rhythm.</source>
        <translation>Eingeschwungen: Dieser Punkt steht fest. Versuche einen anderen Takt.</translation>
    </message>
    <message>
        <source>No predicted curve: this pull sets the height whatever it was before, so two pulls do not add up.</source>
        <translation>Keine berechnete Kurve: Dieser Anstoß setzt die Höhe, wie auch immer sie war; zwei Anstöße addieren sich darum nicht.</translation>
    </message>
    <message>
        <source>No predicted curve: waves leave through an absorbing end, so none can stand.</source>
        <translation>Keine berechnete Kurve: Die Wellen laufen durch ein absorbierendes Ende hinaus, es kann keine stehende Welle geben.</translation>
    </message>
    <message>
        <source>No predicted curve: this scheme has no formula for it.</source>
        <translation>Keine berechnete Kurve: Für dieses Verfahren gibt es keine Formel.</translation>
    </message>
    <message>
        <source>No predicted curve: something here never fades, so the amplitude never becomes steady.</source>
        <translation>Keine berechnete Kurve: Etwas klingt hier nie ab, die Amplitude schwingt sich also nie ein.</translation>
    </message>
    <message>
        <source>No predicted curve: the medium has too many modes.</source>
        <translation>Keine berechnete Kurve: Das Medium hat zu viele Moden.</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>wächst noch</translation>
    </message>
    <message>
        <source>heading for</source>
        <translation>strebt gegen</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>eingeschwungen</translation>
    </message>
    <message>
        <source>No predicted curve: every point is fixed, so nothing can move.</source>
        <translation>Keine berechnete Kurve: Jeder Punkt ist fest, nichts kann sich bewegen.</translation>
    </message>
    <message>
        <source>No predicted curve: there is no formula for standing waves between walls and media.</source>
        <translation>Keine berechnete Kurve: Für stehende Wellen zwischen Wänden und Medien gibt es keine Formel.</translation>
    </message>
    <message>
        <source>No predicted curve: a dashpot at an end takes energy from every standing wave, and the formula does not know how much.</source>
        <translation>Keine berechnete Kurve: Ein Dämpfer an einem Ende nimmt jeder stehenden Welle Energie, und die Formel weiß nicht, wie viel.</translation>
    </message>
    <message>
        <source>No rhythm stands out in this pool: the hand is too small for it, or its waves fade too fast. A basin shows a resonance.</source>
        <translation>In diesem Becken ragt kein Rhythmus heraus: Die Hand ist zu klein dafür, oder die Wellen klingen zu schnell ab. Eine Wanne zeigt eine Resonanz.</translation>
    </message>
</context>
<context>
    <name>MediumModel</name>
    <message>
        <source>a canal of another depth</source>
        <translation>ein Kanal anderer Tiefe</translation>
    </message>
    <message>
        <source>a string of another mass</source>
        <translation>eine Saite anderer Masse</translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Spring k</source>
        <translation>Federkonstante k</translation>
    </message>
    <message>
        <source>momentary force</source>
        <translation>momentane Kraft</translation>
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
        <source>Kept per step</source>
        <translation>Bleibt pro Schritt</translation>
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
        <source>A string that runs while you read</source>
        <translation>Eine Saite, die schwingt, während du liest</translation>
    </message>
    <message>
        <source>Eleven points and their springs</source>
        <translation>Elf Punkte und ihre Federn</translation>
    </message>
    <message>
        <source>One point, step after step</source>
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
        <source>A corner on its way</source>
        <translation>Eine Ecke unterwegs</translation>
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
        <source>Two dampings, the middle of the string</source>
        <translation>Zwei Dämpfungen, die Mitte der Saite</translation>
    </message>
    <message>
        <source>A string with free ends, lifted and let go</source>
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
        <source>Half waves</source>
        <translation>Halbe Wellen</translation>
    </message>
    <message>
        <source>Tapped in a rhythm</source>
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
        <translation>Klotz</translation>
    </message>
    <message>
        <source>Hollow box</source>
        <translation>Hohles Rechteck</translation>
    </message>
    <message>
        <source>Round block</source>
        <translation>Runder Klotz</translation>
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
        <translation>Absorbierender Klotz</translation>
    </message>
    <message>
        <source>Slow box</source>
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
        <source>Gradually slower</source>
        <translation>Immer langsamer</translation>
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
        <source>Source of packets</source>
        <translation>Quelle von Wellenpaketen</translation>
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
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Stopwatch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <source>Heavier on the right</source>
        <translation>Rechts schwerer</translation>
    </message>
    <message>
        <source>Heavier on the left</source>
        <translation>Links schwerer</translation>
    </message>
    <message>
        <source>Heavier in the middle</source>
        <translation>In der Mitte schwerer</translation>
    </message>
    <message>
        <source>Gradually heavier</source>
        <translation>Immer schwerer</translation>
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
        <source>Upright ruler</source>
        <translation>Lineal, senkrecht</translation>
    </message>
    <message>
        <source>Upright reference line</source>
        <translation>Bezugslinie, senkrecht</translation>
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
        <source>Circling source</source>
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
        <source>Bent screen</source>
        <translation>Gebogener Schirm</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Resonance chart. Points: %1. The highest: %2 Hz, %3 pulls.</source>
        <translation>Resonanzdiagramm. Punkte: %1. Der höchste: %2 Hz, %3 Anstöße.</translation>
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
        <source>It exploded. Restart it, with a smaller k.</source>
        <translation>Es ist explodiert. Starte neu, mit kleinerem k.</translation>
    </message>
    <message>
        <source>Textbook Euler has exploded; the other one goes on. Restart to see it again.</source>
        <translation>Das Euler-Verfahren aus dem Lehrbuch ist explodiert; das andere läuft weiter. Neu starten zeigt es noch einmal.</translation>
    </message>
    <message>
        <source>This setting is unstable: tap and watch the shortest waves grow.</source>
        <translation>Diese Einstellung ist instabil: Tippe und sieh zu, wie die kürzesten Wellen wachsen.</translation>
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
        <source>Again, each time the string comes back: in an even rhythm.</source>
        <translation>Noch einmal, immer wenn die Saite zurückkommt: in gleichmäßigem Takt.</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Bleib im Takt: Nach dem vierten Anschlag kommt ein Punkt.</translation>
    </message>
    <message>
        <source>Another rhythm, slower or faster: where does it swing highest?</source>
        <translation>Ein anderer Takt, langsamer oder schneller: Wo schwingt sie am höchsten?</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: which one rocks the whole pool?</source>
        <translation>Tippe in gleichmäßigem Takt: Welcher schaukelt das ganze Becken auf?</translation>
    </message>
    <message>
        <source>Touch the water, or hold and draw.</source>
        <translation>Berühre das Wasser, oder halte und zieh.</translation>
    </message>
    <message>
        <source>Touch a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Berühre eine zweite Stelle: Wo sich die Ringe treffen, addieren sie sich und laufen dann durcheinander hindurch.</translation>
    </message>
    <message>
        <source>Now hold and draw: faster than the waves, or slower?</source>
        <translation>Nun halte und zieh: schneller als die Wellen oder langsamer?</translation>
    </message>
    <message>
        <source>The waves. The arrow keys move the place of the pull, SPACE pulls.</source>
        <translation>Die Wellen. Die Pfeiltasten verschieben die Stelle des Anstoßes, die Leertaste stößt an.</translation>
    </message>
    <message>
        <source>There is no experiment of this name: %1</source>
        <translation>Es gibt kein Experiment mit diesem Namen: %1</translation>
    </message>
    <message>
        <source>There is no lesson of this name: %1</source>
        <translation>Es gibt keine Lektion mit diesem Namen: %1</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>your rhythm</source>
        <translation>dein Takt</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>pulls</source>
        <translation>Anstöße</translation>
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
        <source>again</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Langsam: ein Viertel der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>Frequenz, Hz</translation>
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
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Open the whole page</source>
        <translation>Ganze Seite öffnen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Light look</source>
        <translation>Helles Aussehen</translation>
    </message>
    <message>
        <source>Dark look</source>
        <translation>Dunkles Aussehen</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>This experiment cannot be opened:</source>
        <translation>Dieses Experiment lässt sich nicht öffnen:</translation>
    </message>
    <message>
        <source>A link, or an experiment as text</source>
        <translation>Ein Link oder ein Versuch als Text</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>For a class: the code of your last point</source>
        <translation>Für eine Klasse: der Code deines letzten Punkts</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this device could not keep up. Close other apps.</source>
        <translation>Der Takt beginnt neu, weil dieses Gerät nicht mitgekommen ist. Schließ andere Apps.</translation>
    </message>
    <message>
        <source>This device cannot keep up: time passes more slowly than it should.</source>
        <translation>Dieses Gerät kommt nicht mit: Die Zeit vergeht langsamer, als sie soll.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Spring constant</source>
        <translation>Federkonstante</translation>
    </message>
    <message>
        <source>per step²</source>
        <translation>pro Schritt²</translation>
    </message>
    <message>
        <source>Update damping</source>
        <translation>Dämpfung der Höhe</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>pro Schritt</translation>
    </message>
    <message>
        <source>Velocity damping</source>
        <translation>Dämpfung der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Scales only the velocity at every step, as friction does</source>
        <translation>Verkleinert bei jedem Schritt nur die Geschwindigkeit, wie es Reibung tut</translation>
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
        <source>How many steps of the calculation make one second</source>
        <translation>Wie viele Rechenschritte eine Sekunde ergeben</translation>
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
        <source>How the next frame is computed</source>
        <translation>Wie das nächste Bild berechnet wird</translation>
    </message>
    <message>
        <source>Heights as floating-point numbers or as whole numbers</source>
        <translation>Höhen als Gleitkommazahlen oder als ganze Zahlen</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>Teiler</translation>
    </message>
    <message>
        <source>What the sum of the neighbours is divided by (integer water)</source>
        <translation>Wodurch die Summe der Nachbarn geteilt wird (Wasser in ganzen Zahlen)</translation>
    </message>
    <message>
        <source>Damping share</source>
        <translation>Dämpfungsanteil</translation>
    </message>
    <message>
        <source>The height loses one part in this many at every step (integer water; 0: none)</source>
        <translation>Die Höhe verliert bei jedem Schritt einen von so vielen Teilen (Wasser in ganzen Zahlen; 0: keinen)</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>The shape of a pull</source>
        <translation>Die Form eines Anstoßes</translation>
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
        <source>How wide a pull is</source>
        <translation>Wie breit ein Anstoß ist</translation>
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
        <source>Whether a pull sets the height, adds to it, or plucks from rest</source>
        <translation>Ob ein Anstoß die Höhe setzt, zu ihr hinzukommt oder aus der Ruhe zupft</translation>
    </message>
    <message>
        <source>Drive height</source>
        <translation>Höhe des Antriebs</translation>
    </message>
    <message>
        <source>How strongly a sine drives the medium at every step; 0: not at all</source>
        <translation>Wie stark ein Sinus das Medium bei jedem Schritt antreibt; 0: gar nicht</translation>
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
        <source>The shape of the drive</source>
        <translation>Die Form des Antriebs</translation>
    </message>
    <message>
        <source>Drive width</source>
        <translation>Breite des Antriebs</translation>
    </message>
    <message>
        <source>How wide the drive is</source>
        <translation>Wie breit der Antrieb ist</translation>
    </message>
    <message>
        <source>Drive column</source>
        <translation>Spalte des Antriebs</translation>
    </message>
    <message>
        <source>Where the drive is: its column, or its point on a string</source>
        <translation>Wo der Antrieb sitzt: seine Spalte, auf einer Saite sein Punkt</translation>
    </message>
    <message>
        <source>Drive row</source>
        <translation>Zeile des Antriebs</translation>
    </message>
    <message>
        <source>Where the drive is: its row in a pool</source>
        <translation>Wo der Antrieb sitzt: seine Zeile in einem Becken</translation>
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
        <source>The shape of a drop</source>
        <translation>Die Form eines Tropfens</translation>
    </message>
    <message>
        <source>Drop width</source>
        <translation>Breite der Tropfen</translation>
    </message>
    <message>
        <source>How wide a drop is</source>
        <translation>Wie breit ein Tropfen ist</translation>
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
        <source>Whether a drop sets the height, adds to it, or plucks from rest</source>
        <translation>Ob ein Tropfen die Höhe setzt, zu ihr hinzukommt oder aus der Ruhe zupft</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegung</translation>
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
        <source>How wide a cell is drawn; 0: as wide as fits the window</source>
        <translation>Wie breit eine Zelle gezeichnet wird; 0: so breit, wie ins Fenster passt</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
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
        <source>Level lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>How many lines of equal height there are from rest to the end of the colours; 0: none</source>
        <translation>Wie viele Linien gleicher Höhe es von der Ruhelage bis zum Ende der Farben gibt; 0: keine</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>The height at the end of the colours; 0: it follows the waves</source>
        <translation>Die Höhe am Ende der Farben; 0: sie richtet sich nach den Wellen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>From the still water down to the floor</source>
        <translation>Vom ruhenden Wasser bis zum Boden</translation>
    </message>
    <message>
        <source>Bright lines</source>
        <translation>Helle Linien</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>How near the eye is to the surface</source>
        <translation>Wie nah das Auge der Fläche ist</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>Eine Zelle ist</translation>
    </message>
    <message>
        <source>Scales the whole new height at every step; this also pulls the medium back to rest</source>
        <translation>Verkleinert bei jedem Schritt die ganze neue Höhe; das zieht das Medium auch zur Ruhelage zurück</translation>
    </message>
    <message>
        <source>Which neighbours pull on a cell of the pool</source>
        <translation>Welche Nachbarn an einer Zelle des Beckens ziehen</translation>
    </message>
    <message>
        <source>Kind of numbers</source>
        <translation>Zahlenart</translation>
    </message>
    <message>
        <source>Whether integer water makes waves, or only blurs</source>
        <translation>Ob das Wasser in ganzen Zahlen Wellen schlägt oder nur verschwimmt</translation>
    </message>
    <message>
        <source>The frequency of the driving sine</source>
        <translation>Die Frequenz des antreibenden Sinus</translation>
    </message>
    <message>
        <source>The phase of the driving sine at step 0</source>
        <translation>Die Phase des antreibenden Sinus beim Schritt 0</translation>
    </message>
    <message>
        <source>How many drops fall per second; 0: none</source>
        <translation>Wie viele Tropfen pro Sekunde fallen; 0: keine</translation>
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
        <source>When time runs: always, or only while the mouse is over the pool</source>
        <translation>Wann die Zeit läuft: immer oder nur, solange die Maus über dem Becken ist</translation>
    </message>
    <message>
        <source>Whether the number of pictures drawn per second is shown beside the pool</source>
        <translation>Ob neben dem Becken steht, wie viele Bilder pro Sekunde gezeichnet werden</translation>
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
        <translation>Wievielmal langsamer das Licht im Wasser ist als in Luft</translation>
    </message>
    <message>
        <source>How strongly the waves focus light on the floor</source>
        <translation>Wie stark die Wellen das Licht am Boden bündeln</translation>
    </message>
    <message>
        <source>Vertical exaggeration</source>
        <translation>Überhöhung</translation>
    </message>
    <message>
        <source>How many times higher than they are waves are drawn</source>
        <translation>Wievielmal höher die Wellen gezeichnet werden, als sie sind</translation>
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
        <source>How steeply the eye looks down at the surface; 90: straight down</source>
        <translation>Wie steil das Auge auf die Fläche schaut; 90: senkrecht von oben</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>The length that a cell stands for, in the unit cellUnit</source>
        <translation>Die Länge, für die eine Zelle steht, in der Einheit cellUnit</translation>
    </message>
    <message>
        <source>Pulls keep the mean level</source>
        <translation>Anstöße lassen den mittleren Pegel gleich</translation>
    </message>
    <message>
        <source>Where all sides are free or joined: whether what pulls, drops, drive and sources add is taken off again, evenly everywhere, so that they only move the water</source>
        <translation>Wo alle Seiten frei oder zum Ring verbunden sind: ob das, was Anstöße, Tropfen, Antrieb und Quellen hinzufügen, überall gleichmäßig wieder abgezogen wird, sodass sie das Wasser nur bewegen</translation>
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
        <source>Set: the height that the medium gets. Pluck: how far it is moved before it is let go at rest. Add: how far, and as much velocity per step, so that a wide pull goes on to lift it many times as far</source>
        <translation>Setzen: die Höhe, die das Medium bekommt. Zupfen: wie weit es ausgelenkt wird, bevor es aus der Ruhe losgelassen wird. Hinzufügen: wie weit, und dazu ebenso viel Geschwindigkeit je Schritt, sodass ein breiter Anstoß es danach noch ein Vielfaches höher hebt</translation>
    </message>
    <message>
        <source>Regions are</source>
        <translation>Gebiete sind</translation>
    </message>
    <message>
        <source>water of another depth</source>
        <translation>Wasser anderer Tiefe</translation>
    </message>
    <message>
        <source>a membrane of another mass</source>
        <translation>eine Membran anderer Masse</translation>
    </message>
    <message>
        <source>What regions of another speed are: water of another depth, where waves rise as they get slower, or a membrane or string of another mass, where they sink</source>
        <translation>Was Gebiete mit anderer Ausbreitungsgeschwindigkeit sind: Wasser anderer Tiefe, in dem Wellen höher werden, wenn sie langsamer werden, oder eine Membran oder Saite anderer Masse, auf der sie niedriger werden</translation>
    </message>
    <message>
        <source>Impedance at the left end</source>
        <translation>Impedanz des linken Endes</translation>
    </message>
    <message>
        <source>The impedance of the left end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>Die Impedanz des linken Endes in Einheiten derjenigen der Saite: 0 ist frei, 1 nimmt jede Welle auf, mehr ist beinahe fest; eine Welle kommt (1 − Z)/(1 + Z)-mal so hoch zurück</translation>
    </message>
    <message>
        <source>Impedance at the right end</source>
        <translation>Impedanz des rechten Endes</translation>
    </message>
    <message>
        <source>The impedance of the right end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>Die Impedanz des rechten Endes in Einheiten derjenigen der Saite: 0 ist frei, 1 nimmt jede Welle auf, mehr ist beinahe fest; eine Welle kommt (1 − Z)/(1 + Z)-mal so hoch zurück</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perlen</translation>
    </message>
    <message>
        <source>On every which point of a string a bead is drawn; 0: on none</source>
        <translation>Auf jeden wievielten Punkt einer Saite eine Perle gezeichnet wird; 0: auf keinen</translation>
    </message>
    <message>
        <source>Width of the absorbing rim</source>
        <translation>Breite des absorbierenden Randes</translation>
    </message>
    <message>
        <source>How many hidden cells take the waves up beyond each absorbing side of a pool: a narrow rim sends an echo back, a wide one takes longer to compute</source>
        <translation>Wie viele verborgene Zellen hinter jeder absorbierenden Seite eines Beckens die Wellen aufnehmen: Ein schmaler Rand wirft ein Echo zurück, ein breiter rechnet länger</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>How much a string resists bending, beside its tension; 0: not at all</source>
        <translation>Wie stark sich eine Saite neben ihrer Spannkraft gegen das Biegen wehrt; 0: gar nicht</translation>
    </message>
    <message>
        <source>points²</source>
        <translation>Punkte²</translation>
    </message>
    <message>
        <source>It stands for</source>
        <translation>Steht für</translation>
    </message>
    <message>
        <source>What real medium the string or pool stands for: lengths, times and frequencies are then shown in its units</source>
        <translation>Für welches echte Medium die Saite oder das Becken steht: Längen, Zeiten und Frequenzen werden dann in seinen Einheiten gezeigt</translation>
    </message>
    <message>
        <source>Real length</source>
        <translation>Echte Länge</translation>
    </message>
    <message>
        <source>How long the real string is, or the real pool from left to right</source>
        <translation>Wie lang die echte Saite ist, oder das echte Becken von links nach rechts</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Spannkraft</translation>
    </message>
    <message>
        <source>The force with which the real string is stretched</source>
        <translation>Die Kraft, mit der die echte Saite gespannt ist</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Mass per length</source>
        <translation>Masse pro Länge</translation>
    </message>
    <message>
        <source>How heavy a metre of the real string is</source>
        <translation>Wie schwer ein Meter der echten Saite ist</translation>
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
        <source>How deep the real water is: long waves have the speed √(g·h)</source>
        <translation>Wie tief das echte Wasser ist: Lange Wellen haben die Ausbreitungsgeschwindigkeit √(g·h)</translation>
    </message>
    <message>
        <source>Drawn quantity</source>
        <translation>Gezeichnete Größe</translation>
    </message>
    <message>
        <source>What of a string is drawn as its line</source>
        <translation>Was von einer Saite als ihre Linie gezeichnet wird</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Schwingung</translation>
    </message>
    <message>
        <source>Whether the points of a string are drawn to move across it or along it</source>
        <translation>Ob die Punkte einer Saite so gezeichnet werden, dass sie quer oder längs schwingen</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>Whether springs are drawn between the points of a string</source>
        <translation>Ob zwischen den Punkten einer Saite Federn gezeichnet werden</translation>
    </message>
    <message>
        <source>Travelling parts</source>
        <translation>Laufende Wellen</translation>
    </message>
    <message>
        <source>Whether what runs to the right and what runs to the left is drawn beside their sum</source>
        <translation>Ob neben der Summe gezeichnet wird, was nach rechts und was nach links läuft</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Whether nodes of a string are marked, with their distance</source>
        <translation>Ob Knoten einer Saite markiert werden, mit ihrem Abstand</translation>
    </message>
    <message>
        <source>Energy along the string</source>
        <translation>Energie längs der Saite</translation>
    </message>
    <message>
        <source>Whether kinetic and potential energy are drawn along a string</source>
        <translation>Ob kinetische und potenzielle Energie längs einer Saite gezeichnet werden</translation>
    </message>
    <message>
        <source>Flow of energy</source>
        <translation>Energiefluss</translation>
    </message>
    <message>
        <source>Whether arrows on a string show where energy flows</source>
        <translation>Ob Pfeile auf einer Saite zeigen, wohin Energie fließt</translation>
    </message>
    <message>
        <source>What falls</source>
        <translation>Was fällt</translation>
    </message>
    <message>
        <source>What falls into the pool: drops of rain, the pieces of fireworks, or snow</source>
        <translation>Was in das Becken fällt: Regentropfen, die Funken eines Feuerwerks oder Schnee</translation>
    </message>
    <message>
        <source>Fireworks column</source>
        <translation>Spalte des Feuerwerks</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their column</source>
        <translation>Von wo das Feuerwerk hochgeworfen wird: seine Spalte</translation>
    </message>
    <message>
        <source>Fireworks row</source>
        <translation>Zeile des Feuerwerks</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their row</source>
        <translation>Von wo das Feuerwerk hochgeworfen wird: seine Zeile</translation>
    </message>
    <message>
        <source>Speed in the air</source>
        <translation>Geschwindigkeit in der Luft</translation>
    </message>
    <message>
        <source>How fast pieces of fireworks are thrown, or how fast flakes of snow sink</source>
        <translation>Wie schnell die Funken eines Feuerwerks hochgeworfen werden oder wie schnell Schneeflocken sinken</translation>
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
        <source>How much faster pieces of fireworks fall with every second</source>
        <translation>Um wie viel schneller die Funken eines Feuerwerks mit jeder Sekunde fallen</translation>
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
        <source>How far flakes are blown aside in one second along each axis (root mean square); it grows with the root of the time</source>
        <translation>Wie weit Flocken in einer Sekunde längs jeder Achse verweht werden (quadratisches Mittel); es wächst mit der Wurzel der Zeit</translation>
    </message>
    <message>
        <source>cells/√s</source>
        <translation>Zellen/√s</translation>
    </message>
    <message>
        <source>How strongly neighbours pull. The speed of long waves in cells per step, the Courant number c·Δt/Δx, is √k; √(2k) with the stencil of 4 corners, √(3k) with all 8 alike</source>
        <translation>Wie stark die Nachbarn ziehen. Die Geschwindigkeit langer Wellen in Zellen pro Schritt, die Courant-Zahl c·Δt/Δx, ist √k; √(2k) mit der Nachbarschaft der 4 Ecken, √(3k) mit allen 8 gleich</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Decke</translation>
    </message>
    <message>
        <source>The height at which a string&apos;s ceiling is drawn; 0: what its pulls reach</source>
        <translation>Die Höhe, in der die Decke einer Saite gezeichnet wird; 0: was ihre Anstöße erreichen</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Deep water</source>
        <translation>Tiefes Wasser</translation>
    </message>
    <message>
        <source>Flat blue, as in 2013</source>
        <translation>Flaches Blau, wie 2013</translation>
    </message>
    <message>
        <source>Height in colours</source>
        <translation>Höhe in Farben</translation>
    </message>
    <message>
        <source>Surface in 3-D</source>
        <translation>Fläche in 3D</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Overflowing rings</source>
        <translation>Überlaufende Ringe</translation>
    </message>
    <message>
        <source>Clear water over a floor</source>
        <translation>Klares Wasser und Boden</translation>
    </message>
    <message>
        <source>The height as a shade of blue, with light from the upper left.</source>
        <translation>Die Höhe als Blauton, mit Licht von links oben.</translation>
    </message>
    <message>
        <source>Black where it is low, blue where it is high.</source>
        <translation>Schwarz, wo es niedrig ist, blau, wo es hoch ist.</translation>
    </message>
    <message>
        <source>Crests in one colour, troughs in another: equal steps in height look equal.</source>
        <translation>Berge in einer Farbe, Täler in einer anderen: Gleiche Höhenunterschiede sehen gleich aus.</translation>
    </message>
    <message>
        <source>A body of water: turn it with the right button, zoom with the wheel.</source>
        <translation>Ein Wasserkörper: mit der rechten Taste drehen, mit dem Rad näher kommen.</translation>
    </message>
    <message>
        <source>The kinetic and potential energy in each cell.</source>
        <translation>Die kinetische und potenzielle Energie jeder Zelle.</translation>
    </message>
    <message>
        <source>Colours that start over where they end, as an eight-bit whole number overflows.</source>
        <translation>Farben, die dort wieder anfangen, wo sie enden, so wie eine ganze Zahl von acht Bit überläuft.</translation>
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
        <source>The mean of the squared height over whole periods: where waves are strong.</source>
        <translation>Das Mittel der quadrierten Höhe über ganze Perioden: wo die Wellen stark sind.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Water effects</source>
        <translation>Wassereffekte</translation>
    </message>
    <message>
        <source>The wave applet as printed</source>
        <translation>Das Wellen-Applet wie gedruckt</translation>
    </message>
    <message>
        <source>The wave applet</source>
        <translation>Das Wellen-Applet</translation>
    </message>
    <message>
        <source>Eight neighbours in whole numbers, their sum divided by four: the divisor with which the rule works.</source>
        <translation>Acht Nachbarn in ganzen Zahlen, ihre Summe durch vier geteilt: der Teiler, mit dem die Regel funktioniert.</translation>
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
        <source>The water of 2009</source>
        <translation>Das Wasser von 2009</translation>
    </message>
    <message>
        <source>Heights in whole numbers: click and hold, or drag, to pull the water under the pointer.</source>
        <translation>Höhen in ganzen Zahlen: Klicken und halten oder ziehen zieht das Wasser unter dem Zeiger hoch.</translation>
    </message>
    <message>
        <source>The 2013 page</source>
        <translation>Die Seite von 2013</translation>
    </message>
    <message>
        <source>The pool of 2013, as its text says</source>
        <translation>Das Becken von 2013, wie der Text sagt</translation>
    </message>
    <message>
        <source>The same pool with the four nearest neighbours and the stronger damping that the page&apos;s text gives.</source>
        <translation>Dasselbe Becken mit den vier nächsten Nachbarn und der stärkeren Dämpfung, die der Text der Seite angibt.</translation>
    </message>
    <message>
        <source>The pool of 2013, as its code runs</source>
        <translation>Das Becken von 2013, wie sein Programm läuft</translation>
    </message>
    <message>
        <source>Waves reflect and interfere; the diagonal stencil leaves out every second cell, as on a chessboard.</source>
        <translation>Wellen werden reflektiert und interferieren; die diagonale Nachbarschaft lässt jede zweite Zelle aus, wie auf einem Schachbrett.</translation>
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
        <source>Click, hold and drag: round waves spread, meet and come back from the walls.</source>
        <translation>Klicken, halten und ziehen: Kreiswellen breiten sich aus, begegnen sich und kommen von den Wänden zurück.</translation>
    </message>
    <message>
        <source>A ring</source>
        <translation>Ein Ring</translation>
    </message>
    <message>
        <source>Both ends are joined: two pulses run round in opposite directions and pass through each other twice a second.</source>
        <translation>Beide Enden sind verbunden: Zwei Pulse laufen in entgegengesetzter Richtung um und laufen zweimal pro Sekunde durcheinander hindurch.</translation>
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
        <source>Each point hangs on four neighbours and opposite sides are joined: what leaves on one side comes in on the other.</source>
        <translation>Jeder Punkt hängt an vier Nachbarn, und gegenüberliegende Seiten sind verbunden: Was auf einer Seite hinausläuft, kommt auf der anderen herein.</translation>
    </message>
    <message>
        <source>The string of 2009</source>
        <translation>Die Saite von 2009</translation>
    </message>
    <message>
        <source>Pulled at a quarter of its length to half the height: can you make it reach the right side?</source>
        <translation>Bei einem Viertel ihrer Länge auf halbe Höhe gezogen: Schaffst du es, dass sie die rechte Seite erreicht?</translation>
    </message>
    <message>
        <source>The string of 2013</source>
        <translation>Die Saite von 2013</translation>
    </message>
    <message>
        <source>A string with a free end</source>
        <translation>Eine Saite mit freiem Ende</translation>
    </message>
    <message>
        <source>One end slides freely: pulses come back upright there, and the lowest rhythm is half as fast.</source>
        <translation>Ein Ende gleitet frei: Pulse kommen dort aufrecht zurück, und der langsamste Takt ist halb so schnell.</translation>
    </message>
    <message>
        <source>A string with fixed ends</source>
        <translation>Eine Saite mit festen Enden</translation>
    </message>
    <message>
        <source>First every cell becomes the mean of itself and its neighbours: a drop only blurs. Then half the neighbours&apos; sum minus the frame before, less a sixteenth: now it swings.</source>
        <translation>Zuerst wird jede Zelle das Mittel aus sich und den Nachbarn: Ein Tropfen verschwimmt. Dann die halbe Nachbarsumme minus das Bild davor, weniger 1/16: Jetzt schwingt es.</translation>
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
        <source>A bay that sings</source>
        <translation>Eine Bucht, die singt</translation>
    </message>
    <message>
        <source>In a corner</source>
        <translation>In einer Ecke</translation>
    </message>
    <message>
        <source>Three mirror images answer: one in each wall, upside down, and one in the corner, upright again.</source>
        <translation>Drei Spiegelbilder antworten: eines in jeder Wand, umgekehrt, und eines in der Ecke, wieder aufrecht.</translation>
    </message>
    <message>
        <source>Speed along the axis and the diagonal</source>
        <translation>Ausbreitungsgeschwindigkeit längs der Achse und der Diagonalen</translation>
    </message>
    <message>
        <source>On a grid short waves lag behind, most along the axes: the front of a sharp drop is no circle.</source>
        <translation>Auf einem Gitter bleiben kurze Wellen zurück, am meisten längs der Achsen: Die Front eines scharfen Tropfens ist kein Kreis.</translation>
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
        <source>What starts in one focus of the ellipse comes together in the other, from all sides at the same time.</source>
        <translation>Was in einem Brennpunkt der Ellipse beginnt, kommt im anderen zusammen, von allen Seiten zugleich.</translation>
    </message>
    <message>
        <source>Fixed and free walls</source>
        <translation>Feste und freie Wände</translation>
    </message>
    <message>
        <source>The fixed wall above sends the pulse back upside down, the free one below upright.</source>
        <translation>Die feste Wand oben schickt den Puls umgekehrt zurück, die freie unten aufrecht.</translation>
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
        <source>In the shallow lens waves are slower; its thick middle holds them back most, and straight waves run together in a focus.</source>
        <translation>In der flachen Linse sind die Wellen langsamer; ihre dicke Mitte hält sie am meisten auf, und gerade Wellen laufen in einem Brennpunkt zusammen.</translation>
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
        <source>Two sources out of step</source>
        <translation>Zwei Quellen im Gegentakt</translation>
    </message>
    <message>
        <source>The two sources swing against each other: now the middle line rests, and every loud direction has become a quiet one.</source>
        <translation>Die zwei Quellen schwingen gegeneinander: Jetzt ruht die Mittellinie, und jede laute Richtung ist eine leise geworden.</translation>
    </message>
    <message>
        <source>Plane wave</source>
        <translation>Ebene Welle</translation>
    </message>
    <message>
        <source>A line that swings sends straight waves; they keep their height, having nowhere to spread.</source>
        <translation>Eine schwingende Linie sendet gerade Wellen aus; sie behalten ihre Höhe, weil sie sich nirgends ausbreiten können.</translation>
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
        <source>Faster than its waves</source>
        <translation>Schneller als ihre Wellen</translation>
    </message>
    <message>
        <source>The source outruns its own rings; together they form a wedge whose sine is the speed of waves over that of the source.</source>
        <translation>Die Quelle überholt ihre eigenen Ringe; zusammen bilden sie einen Keil, dessen Sinus die Ausbreitungsgeschwindigkeit durch die Geschwindigkeit der Quelle ist.</translation>
    </message>
    <message>
        <source>Total reflection</source>
        <translation>Totalreflexion</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>Zwei Quellen</translation>
    </message>
    <message>
        <source>Wave guide</source>
        <translation>Wellenleiter</translation>
    </message>
    <message>
        <source>Between fixed walls only waves shorter than twice the width can travel: the wide channel carries the wave, the narrow one does not.</source>
        <translation>Zwischen festen Wänden laufen nur Wellen, die kürzer als die doppelte Breite sind: Der breite Kanal trägt die Welle, der schmale nicht.</translation>
    </message>
    <message>
        <source>The same eight neighbours divided by two, as it was printed: a level surface grows by a factor of 3.73 at every step.</source>
        <translation>Dieselben acht Nachbarn durch zwei geteilt, wie es gedruckt war: Eine ebene Fläche wächst bei jedem Schritt auf das 3,73-Fache.</translation>
    </message>
    <message>
        <source>Towards the shore the water is shallower and waves are slower: they become shorter and turn until they run straight at it.</source>
        <translation>Zum Ufer hin ist das Wasser flacher und die Wellen sind langsamer: Sie werden kürzer und drehen sich, bis sie gerade darauf zulaufen.</translation>
    </message>
    <message>
        <source>Water sloshing through the narrow mouth swings against the level of the whole bay, which resonates far below its first standing wave.</source>
        <translation>Wasser, das durch die enge Mündung schwappt, schwingt gegen den Stand der ganzen Bucht: Sie ist weit unter ihrer ersten stehenden Welle in Resonanz.</translation>
    </message>
    <message>
        <source>Two pools in one</source>
        <translation>Zwei Becken in einem</translation>
    </message>
    <message>
        <source>The diagonal stencil never couples the two colours of a chessboard: a drop in one cell reaches every second cell only.</source>
        <translation>Die diagonale Nachbarschaft koppelt die zwei Farben eines Schachbretts nie: Ein Tropfen in einer Zelle erreicht nur jede zweite Zelle.</translation>
    </message>
    <message>
        <source>Ahead of the moving source the waves are shorter and come more often, behind it they are longer.</source>
        <translation>Vor der bewegten Quelle sind die Wellen kürzer und kommen häufiger, hinter ihr sind sie länger.</translation>
    </message>
    <message>
        <source>Behind two slits the waves meet: they are loud in the directions where the paths from the slits differ by whole wavelengths.</source>
        <translation>Hinter zwei Spalten treffen sich die Wellen: Maxima gibt es in den Richtungen, in denen sich die Wege von den Spalten um ganze Wellenlängen unterscheiden.</translation>
    </message>
    <message>
        <source>A source that swings steadily sends out rings one wavelength apart; the wider they are, the weaker.</source>
        <translation>Eine gleichmäßig schwingende Quelle sendet Ringe im Abstand einer Wellenlänge aus; je weiter sie sind, desto schwächer.</translation>
    </message>
    <message>
        <source>The paths from the focus to the mirror and on to a straight line are all equally long: rings come back as straight waves.</source>
        <translation>Die Wege vom Brennpunkt zum Spiegel und weiter zu einer Geraden sind alle gleich lang: Ringe kommen als gerade Wellen zurück.</translation>
    </message>
    <message>
        <source>The slow prism turns the beam towards its base, twice in the same direction.</source>
        <translation>Das langsame Prisma dreht das Bündel zu seiner Basis hin, zweimal in dieselbe Richtung.</translation>
    </message>
    <message>
        <source>Every drop makes its own ring, and the rings pass through each other unchanged; the same seed gives the same rain.</source>
        <translation>Jeder Tropfen macht seinen eigenen Ring, und die Ringe laufen unverändert durcheinander hindurch; dieselbe Startzahl gibt denselben Regen.</translation>
    </message>
    <message>
        <source>A slit three wavelengths wide sends most of the wave straight on, with quiet directions beside it; a narrow one sends rings everywhere.</source>
        <translation>Ein Spalt von drei Wellenlängen lässt das meiste der Welle geradeaus laufen, mit ruhigen Richtungen daneben; ein schmaler sendet Ringe überallhin.</translation>
    </message>
    <message>
        <source>At the border of a slower medium the wave turns towards the normal: the sines of the angles are in the ratio of the speeds.</source>
        <translation>An der Grenze zu einem langsameren Medium dreht sich die Welle zum Lot hin: Die Sinus der Winkel verhalten sich wie die Geschwindigkeiten.</translation>
    </message>
    <message>
        <source>Points with position and velocity in a ring: the spring constant sets how jittery they are, damping slows them down.</source>
        <translation>Punkte mit Ort und Geschwindigkeit auf einem Ring: Die Federkonstante bestimmt, wie zappelig sie sind, die Dämpfung bremst sie.</translation>
    </message>
    <message>
        <source>Find the string&apos;s resonance and make the waves reach the ceiling; its damping, not its length, sets its rhythm.</source>
        <translation>Finde die Resonanz der Saite und lass die Wellen die Decke berühren; ihre Dämpfung, nicht ihre Länge, bestimmt ihren Takt.</translation>
    </message>
    <message>
        <source>Tap in the rhythm of the string: when every small tug comes at the right moment, the waves add up to fourteen times a single one.</source>
        <translation>Tippe im Takt der Saite: Kommt jeder kleine Ruck im richtigen Augenblick, addieren sich die Wellen auf das Vierzehnfache einer einzelnen.</translation>
    </message>
    <message>
        <source>From the slow side, a wave that meets the border at too flat an angle cannot leave; it creeps along outside and is reflected.</source>
        <translation>Von der langsamen Seite kann eine Welle, die zu flach auf die Grenze trifft, nicht hinaus; sie kriecht außen entlang und wird reflektiert.</translation>
    </message>
    <message>
        <source>Where the paths from two sources differ by whole wavelengths, the waves add up; half a wavelength further, the water rests.</source>
        <translation>Wo sich die Wege von zwei Quellen um ganze Wellenlängen unterscheiden, addieren sich die Wellen; eine halbe Wellenlänge weiter ruht das Wasser.</translation>
    </message>
    <message>
        <source>A harbour behind a thick absorbing mole: the sea gets in through the mouth only, and hardly anything echoes.</source>
        <translation>Ein Hafen hinter einer dicken absorbierenden Mole: Die See kommt nur durch die Einfahrt herein, und kaum etwas hallt wider.</translation>
    </message>
    <message>
        <source>Four sources half a wavelength apart send their waves straight ahead and straight back: together they make two beams, and to the sides it stays quiet.</source>
        <translation>Vier Quellen im Abstand einer halben Wellenlänge senden ihre Wellen geradeaus nach vorn und nach hinten: Zusammen bilden sie zwei Bündel, und zu den Seiten hin bleibt es ruhig.</translation>
    </message>
    <message>
        <source>Driven at one of its own frequencies, the pool swings in p by q half wavelengths, more and more; in between it swings much less.</source>
        <translation>Mit einer Eigenfrequenz angetrieben, schwingt das Becken in p mal q halben Wellen, immer stärker; dazwischen schwingt es viel weniger.</translation>
    </message>
    <message>
        <source>Two strings joined</source>
        <translation>Zwei verbundene Saiten</translation>
    </message>
    <message>
        <source>The right string has more mass: a quarter of a pulse&apos;s height comes back upside down, three quarters go on, at 0.6 of the speed.</source>
        <translation>Die rechte Saite hat mehr Masse: Ein Viertel der Höhe eines Pulses kommt kopfüber zurück, drei Viertel laufen weiter, mit 0,6 der Ausbreitungsgeschwindigkeit.</translation>
    </message>
    <message>
        <source>A basin</source>
        <translation>Eine Wanne</translation>
    </message>
    <message>
        <source>Click in an even rhythm: in the right one the whole basin swings, higher with every click.</source>
        <translation>Klicke in gleichmäßigem Rhythmus: Im richtigen schwingt die ganze Wanne, mit jedem Klick höher.</translation>
    </message>
    <message>
        <source>Beats of two tones</source>
        <translation>Schwebung zweier Töne</translation>
    </message>
    <message>
        <source>Two oscillators of 8 and 9 hertz on one string: where both arrive the waves rise and fall once a second.</source>
        <translation>Zwei Oszillatoren mit 8 und 9 Hertz an einer Saite: Wo beide ankommen, schwellen die Wellen einmal pro Sekunde an und ab.</translation>
    </message>
    <message>
        <source>A chain of ten beads</source>
        <translation>Eine Kette aus zehn Perlen</translation>
    </message>
    <message>
        <source>Ten beads joined by springs have ten standing waves and no more: their overtones lie lower than those of a string.</source>
        <translation>Zehn Perlen, durch Federn verbunden, haben zehn stehende Wellen und nicht mehr: Ihre Oberschwingungen liegen tiefer als die einer Saite.</translation>
    </message>
    <message>
        <source>Two strings coupled by a bridge</source>
        <translation>Zwei Saiten, gekoppelt durch einen Steg</translation>
    </message>
    <message>
        <source>The heavy bridge in the middle lets a little through: what the left string does goes over to the right one, and comes back.</source>
        <translation>Der schwere Steg in der Mitte lässt ein wenig durch: Was die linke Saite tut, geht auf die rechte über und kommt zurück.</translation>
    </message>
    <message>
        <source>A piano string</source>
        <translation>Eine Klaviersaite</translation>
    </message>
    <message>
        <source>Steel resists bending: short waves run ahead of the hammer&apos;s blow, and overtones are too high, the eighth by four percent.</source>
        <translation>Stahl wehrt sich gegen das Biegen: Kurze Wellen laufen dem Hammerschlag voraus, und die Oberschwingungen sind zu hoch, die achte um vier Prozent.</translation>
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
        <source>Guides and filters</source>
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
        <source>Waves that are not round</source>
        <translation>Wellen, die nicht rund sind</translation>
    </message>
    <message>
        <source>Anti-reflective coating</source>
        <translation>Entspiegelung</translation>
    </message>
    <message>
        <source>Above, a layer a quarter of a wave thick lies on the slow water, below there is none: above nothing comes back, below crests rock on the spot.</source>
        <translation>Oben liegt vor dem langsamen Wasser eine Schicht, eine Viertelwellenlänge dick, unten keine: Oben kommt nichts zurück, unten schaukeln die Wellenberge auf der Stelle.</translation>
    </message>
    <message>
        <source>Babinet&apos;s principle</source>
        <translation>Babinetsches Prinzip</translation>
    </message>
    <message>
        <source>Above a slit, below a strip that would just fill it, in the middle nothing. What the probes behind slit and strip show adds up to what comes without.</source>
        <translation>Oben ein Spalt, unten ein Streifen, der ihn gerade füllen würde, in der Mitte nichts. Was die Messpunkte hinter Spalt und Streifen zeigen, ergibt zusammen das, was ohne beide ankommt.</translation>
    </message>
    <message>
        <source>Loudspeaker in a wall</source>
        <translation>Lautsprecher in einer Wand</translation>
    </message>
    <message>
        <source>A piston two wavelengths wide swings in a rigid wall: it beams ahead, and there is a direction in which nothing is heard.</source>
        <translation>Ein Kolben, zwei Wellenlängen breit, schwingt in einer starren Wand: Er strahlt nach vorn, und es gibt eine Richtung, in der man nichts hört.</translation>
    </message>
    <message>
        <source>Beats of two sources</source>
        <translation>Schwebung zweier Quellen</translation>
    </message>
    <message>
        <source>Two sources of nearly the same frequency: where the water is loud and where it rests moves slowly past each place. How often does a probe get loud?</source>
        <translation>Zwei Quellen mit fast gleicher Frequenz: Wo das Wasser laut ist und wo es ruht, das wandert langsam über jeden Ort hinweg. Wie oft wird es an einem Messpunkt laut?</translation>
    </message>
    <message>
        <source>A bent lake</source>
        <translation>Ein gebogener See</translation>
    </message>
    <message>
        <source>Long waves follow the bends of a long lake. Its water swings from end to end as if the lake were straight; what counts is the way along its middle.</source>
        <translation>Lange Wellen folgen den Biegungen eines langen Sees. Sein Wasser schwingt von Ende zu Ende, als wäre der See gerade; es zählt der Weg entlang seiner Mitte.</translation>
    </message>
    <message>
        <source>Mirror of thin layers</source>
        <translation>Spiegel aus dünnen Schichten</translation>
    </message>
    <message>
        <source>Strips and gaps a quarter of a wavelength long send back a little each, all in step: four strips are nearly a mirror. Waves half as long go through.</source>
        <translation>Streifen und Lücken, je eine Viertelwellenlänge lang, werfen jeweils ein wenig zurück, alles im Gleichtakt: Vier Streifen sind fast ein Spiegel. Halb so lange Wellen gehen hindurch.</translation>
    </message>
    <message>
        <source>In a circle</source>
        <translation>In einem Kreis</translation>
    </message>
    <message>
        <source>What starts beside the middle of a round wall comes together on the other side, as far from the middle, and then again where it began.</source>
        <translation>Was neben der Mitte einer runden Wand beginnt, kommt auf der anderen Seite zusammen, ebenso weit von der Mitte, und dann wieder dort, wo es begann.</translation>
    </message>
    <message>
        <source>A round drum</source>
        <translation>Eine runde Trommel</translation>
    </message>
    <message>
        <source>Struck beside its middle, a round drum has tones that are no multiples of the lowest: it has a pitch, but no harmony.</source>
        <translation>Neben der Mitte angeschlagen, hat eine runde Trommel Töne, die keine Vielfachen des tiefsten sind: Sie hat eine Tonhöhe, aber keine Harmonie.</translation>
    </message>
    <message>
        <source>Round island of slow water</source>
        <translation>Runde Insel aus langsamem Wasser</translation>
    </message>
    <message>
        <source>A round shoal bends the waves as a ball of glass bends light: behind it they run together in a focus.</source>
        <translation>Eine runde Untiefe bricht die Wellen, wie eine Glaskugel das Licht bricht: Dahinter laufen sie in einem Brennpunkt zusammen.</translation>
    </message>
    <message>
        <source>Two sources of the same noise</source>
        <translation>Zwei Quellen mit demselben Rauschen</translation>
    </message>
    <message>
        <source>Both sources send the same noise. In the middle it arrives together; further out one hears what the other sent long ago, and the fringes are gone.</source>
        <translation>Beide Quellen senden dasselbe Rauschen. In der Mitte kommt es gleichzeitig an; weiter außen hört man, was die andere vor langer Zeit gesendet hat, und die Streifen sind verschwunden.</translation>
    </message>
    <message>
        <source>Up onto the shelf</source>
        <translation>Hinauf auf den Schelf</translation>
    </message>
    <message>
        <source>At the edge of the shelf the water is four times shallower and waves are half as fast: the wave becomes higher and shorter, and a part goes back.</source>
        <translation>An der Kante des Schelfs wird das Wasser viermal flacher, und Wellen sind nur noch halb so schnell: Die Welle wird höher und kürzer, und ein Teil läuft zurück.</translation>
    </message>
    <message>
        <source>Two rooms and a door</source>
        <translation>Zwei Räume und eine Tür</translation>
    </message>
    <message>
        <source>What swings in the left room goes through the door to the right one, all of it, and comes back.</source>
        <translation>Was im linken Raum schwingt, geht durch die Tür in den rechten, und zwar ganz, und kommt zurück.</translation>
    </message>
    <message>
        <source>The step that makes no error</source>
        <translation>Der Schritt, der keinen Fehler macht</translation>
    </message>
    <message>
        <source>With k = 1 every wave goes exactly one point in a step, the shortest, too: corners stay corners, for ever. With any other k they do not.</source>
        <translation>Mit k = 1 läuft jede Welle in einem Schritt genau einen Punkt weit, auch die kürzeste: Ecken bleiben Ecken, für immer. Mit jedem anderen k nicht.</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipol</translation>
    </message>
    <message>
        <source>Two poles side by side swing against each other, as the front and the back of a loudspeaker without a box. Where do you hear nothing?</source>
        <translation>Zwei Pole nebeneinander schwingen gegeneinander, wie die Vorder- und die Rückseite eines Lautsprechers ohne Gehäuse. Wo hörst du nichts?</translation>
    </message>
    <message>
        <source>Echo from a moving mirror</source>
        <translation>Echo von einem bewegten Spiegel</translation>
    </message>
    <message>
        <source>The mirror moves to and fro. What it throws back has more waves a second while it comes, and fewer while it goes: so the speed of cars is measured.</source>
        <translation>Der Spiegel läuft hin und her. Was er zurückwirft, hat mehr Wellen pro Sekunde, während er kommt, und weniger, während er geht: So misst man, wie schnell Autos fahren.</translation>
    </message>
    <message>
        <source>Tunnelling through a gap</source>
        <translation>Tunneln durch einen Spalt</translation>
    </message>
    <message>
        <source>At 45° the wave would be reflected totally by the fast gap; but the gap is narrow, and some of it tunnels through. Make it wider.</source>
        <translation>Bei 45° würde die Welle am schnellen Spalt total reflektiert; doch der Spalt ist schmal, und ein Teil tunnelt hindurch. Mach ihn breiter.</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Gauß-Strahl</translation>
    </message>
    <message>
        <source>A beam can&apos;t stay narrow: the narrower its waist, the sooner it spreads. This is the beam of a laser.</source>
        <translation>Ein Strahl kann nicht schmal bleiben: Je schmaler seine Taille ist, desto eher läuft er auseinander. So ist der Strahl eines Lasers.</translation>
    </message>
    <message>
        <source>The wave rises on the slope</source>
        <translation>Die Welle wächst am Hang</translation>
    </message>
    <message>
        <source>The sea floor rises evenly to a sixteenth of the depth: the wave becomes slower, shorter and twice as high, as tsunamis do.</source>
        <translation>Der Meeresboden steigt gleichmäßig an, bis auf ein Sechzehntel der Tiefe: Die Welle wird langsamer, kürzer und doppelt so hoch, wie ein Tsunami.</translation>
    </message>
    <message>
        <source>Round the bend</source>
        <translation>Um die Kurve</translation>
    </message>
    <message>
        <source>A duct narrower than half a wavelength carries one mode only. Round two smooth bends it loses nothing: is the wave as high behind them as before?</source>
        <translation>Ein Kanal, der schmaler als eine halbe Wellenlänge ist, trägt nur eine Mode. In zwei sanften Kurven verliert sie nichts: Ist die Welle dahinter so hoch wie davor?</translation>
    </message>
    <message>
        <source>Coupled guides</source>
        <translation>Gekoppelte Wellenleiter</translation>
    </message>
    <message>
        <source>Two slow strips side by side carry a wave as glass fibres do light. It goes over from one to the other and back: after how many cells?</source>
        <translation>Zwei langsame Streifen nebeneinander tragen eine Welle, wie Glasfasern das Licht tragen. Sie geht vom einen auf den anderen über und wieder zurück: nach wie vielen Zellen?</translation>
    </message>
    <message>
        <source>A duct divides</source>
        <translation>Ein Kanal teilt sich</translation>
    </message>
    <message>
        <source>Where one duct becomes two of the same width, each gets less than all, and something comes back. How much?</source>
        <translation>Wo aus einem Kanal zwei von derselben Breite werden, bekommt jeder weniger als das Ganze, und etwas kommt zurück. Wie viel?</translation>
    </message>
    <message>
        <source>Two modes in one guide</source>
        <translation>Zwei Moden in einem Wellenleiter</translation>
    </message>
    <message>
        <source>Fed on one side only, the lower guide carries two modes of different speed: the wave winds from wall to wall. How long is a turn of it?</source>
        <translation>Nur auf einer Seite gespeist, trägt der untere Wellenleiter zwei Moden verschiedener Geschwindigkeit: Die Welle schlängelt sich von Wand zu Wand. Wie lang ist eine Windung?</translation>
    </message>
    <message>
        <source>Edge of a shadow</source>
        <translation>Rand eines Schattens</translation>
    </message>
    <message>
        <source>A wall that ends: the wave goes round its edge, and beside the shadow there are fringes, brighter and darker than without the wall.</source>
        <translation>Eine Wand, die aufhört: Die Welle läuft um ihre Kante, und neben dem Schatten gibt es Streifen, heller und dunkler als ohne die Wand.</translation>
    </message>
    <message>
        <source>Resonance of a harbour</source>
        <translation>Resonanz eines Hafens</translation>
    </message>
    <message>
        <source>A swell whose quarter wavelength fits into the narrow harbour, its mouth counted in, rises at the quay far above the swell at the open coast.</source>
        <translation>Eine Dünung, deren Viertelwellenlänge in den schmalen Hafen passt, seine Mündung eingerechnet, steigt am Kai weit über die Dünung an der offenen Küste.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Scheinwerfer</translation>
    </message>
    <message>
        <source>The source is in the focus of the parabola: what the mirror reflects runs straight ahead, as the light of a headlight.</source>
        <translation>Die Quelle ist im Brennpunkt der Parabel: Was der Spiegel reflektiert, läuft geradeaus, wie das Licht eines Scheinwerfers.</translation>
    </message>
    <message>
        <source>Hexapole</source>
        <translation>Hexapol</translation>
    </message>
    <message>
        <source>Six poles round a circle, plus and minus in turn: six beams, with rest between them.</source>
        <translation>Sechs Pole auf einem Kreis, abwechselnd plus und minus: sechs Strahlen, und dazwischen Ruhe.</translation>
    </message>
    <message>
        <source>A grille that keeps long waves out</source>
        <translation>Ein Gitter, das lange Wellen draußen hält</translation>
    </message>
    <message>
        <source>Through the gaps of a grille whose bars hold the medium, as the window of a microwave oven does, only waves shorter than twice a gap can pass.</source>
        <translation>Durch die Lücken eines Gitters, dessen Stäbe das Medium festhalten, wie am Fenster eines Mikrowellenherds, kommen nur Wellen, die kürzer als zwei Lückenbreiten sind.</translation>
    </message>
    <message>
        <source>Two sources that know nothing of each other</source>
        <translation>Zwei Quellen, die nichts voneinander wissen</translation>
    </message>
    <message>
        <source>Two sources of noise, each of its own: there are no fringes to see, for where waves add up now they cancel a moment later.</source>
        <translation>Zwei Rauschquellen, jede mit ihrem eigenen Rauschen: Man sieht keine Streifen, denn was sich jetzt hier verstärkt, löscht sich einen Augenblick später aus.</translation>
    </message>
    <message>
        <source>A touch too much</source>
        <translation>Eine Spur zu viel</translation>
    </message>
    <message>
        <source>k is four ten-thousandths above its limit, and the shortest wave grows, out of nothing; then k is lowered, and it goes. Again and again.</source>
        <translation>k liegt vier Zehntausendstel über seiner Grenze, und die kürzeste Welle wächst, aus dem Nichts; dann wird k gesenkt, und sie verschwindet. Immer wieder.</translation>
    </message>
    <message>
        <source>Two straight waves that cross</source>
        <translation>Zwei gerade Wellen, die sich kreuzen</translation>
    </message>
    <message>
        <source>Where two straight waves cross, the crests make a chequered pattern that slides to the right between lines of rest.</source>
        <translation>Wo sich zwei gerade Wellen kreuzen, bilden die Wellenberge ein Schachbrettmuster, das zwischen ruhenden Linien nach rechts gleitet.</translation>
    </message>
    <message>
        <source>Sound over a cold lake</source>
        <translation>Schall über einem kalten See</translation>
    </message>
    <message>
        <source>Over cold water sound is slower below than above: what goes up is bent down again and is heard far across the lake.</source>
        <translation>Über kaltem Wasser ist der Schall unten langsamer als oben: Was hinaufläuft, wird wieder nach unten gebogen und ist weit über den See zu hören.</translation>
    </message>
    <message>
        <source>Round an island</source>
        <translation>Um eine Insel herum</translation>
    </message>
    <message>
        <source>Waves bend round a small island and meet behind it. Is the shore that looks away from the sea a calm place to land?</source>
        <translation>Wellen werden um eine kleine Insel gebeugt und treffen sich dahinter. Ist das Ufer, das vom Meer abgewandt ist, ein ruhiger Platz zum Anlegen?</translation>
    </message>
    <message>
        <source>Lateral quadrupole</source>
        <translation>Lateraler Quadrupol</translation>
    </message>
    <message>
        <source>Four poles round a circle, plus and minus in turn: a tuning fork sends its sound like this, into four directions.</source>
        <translation>Vier Pole auf einem Kreis, abwechselnd plus und minus: So sendet eine Stimmgabel ihren Schall aus, in vier Richtungen.</translation>
    </message>
    <message>
        <source>Linear quadrupole</source>
        <translation>Linearer Quadrupol</translation>
    </message>
    <message>
        <source>Three in a row, the middle one twice as strong and against the others: two beams along the row, narrower than those of a dipole.</source>
        <translation>Drei in einer Reihe, der mittlere doppelt so stark und gegen die anderen: zwei Strahlen längs der Reihe, schmaler als die eines Dipols.</translation>
    </message>
    <message>
        <source>Lloyd&apos;s mirror</source>
        <translation>Lloyd-Spiegel</translation>
    </message>
    <message>
        <source>One source above a mirror makes the fringes of two: the second one is its mirror image. Which lines are bright, and which rest?</source>
        <translation>Eine Quelle über einem Spiegel macht die Streifen von zweien: Die zweite ist ihr Spiegelbild. Welche Linien sind hell, und welche ruhen?</translation>
    </message>
    <message>
        <source>Seiche of a long lake</source>
        <translation>Seiche eines langen Sees</translation>
    </message>
    <message>
        <source>Lake Geneva, simplified to a box 73 km long and 150 m deep: when the wind drops, its water swings to and fro. How long does one swing take?</source>
        <translation>Der Genfersee, vereinfacht zu einem Kasten, 73 km lang und 150 m tief: Wenn der Wind nachlässt, schwingt sein Wasser hin und her. Wie lange dauert eine Schwingung?</translation>
    </message>
    <message>
        <source>A filter that lets low tones pass</source>
        <translation>Ein Filter, der tiefe Töne durchlässt</translation>
    </message>
    <message>
        <source>Luneburg&apos;s lens</source>
        <translation>Luneburg-Linse</translation>
    </message>
    <message>
        <source>The water gets slower and slower towards the middle. Straight waves come together in one place: right on the opposite rim, from wherever they come.</source>
        <translation>Das Wasser wird zur Mitte hin stetig langsamer. Gerade Wellen kommen an einer Stelle zusammen: genau am gegenüberliegenden Rand, woher sie auch kommen.</translation>
    </message>
    <message>
        <source>Mirage over warm ground</source>
        <translation>Luftspiegelung über warmem Boden</translation>
    </message>
    <message>
        <source>Near the warm ground sound and light are faster: a beam that runs down at it is bent up again before it gets there.</source>
        <translation>Nahe am warmen Boden sind Schall und Licht schneller: Ein Strahl, der schräg auf ihn zuläuft, wird wieder nach oben gebogen, bevor er ihn erreicht.</translation>
    </message>
    <message>
        <source>The lowest tone of a pool</source>
        <translation>Der tiefste Ton eines Beckens</translation>
    </message>
    <message>
        <source>One hump between fixed sides, up and down: the slowest of all standing waves of this pool, and the only one without a still line.</source>
        <translation>Ein einziger Buckel zwischen festen Seiten, auf und ab: die langsamste aller stehenden Wellen dieses Beckens und die einzige ohne Knotenlinie.</translation>
    </message>
    <message>
        <source>Two tones in one drum</source>
        <translation>Zwei Töne in einer Trommel</translation>
    </message>
    <message>
        <source>Each drum swings in two of its standing waves at once. Their sum never looks the same twice, unless the tones fit together.</source>
        <translation>Jede Trommel schwingt in zweien ihrer stehenden Wellen zugleich. Deren Summe sieht nie zweimal gleich aus, außer wenn die Töne zueinander passen.</translation>
    </message>
    <message>
        <source>Standing waves of six rooms</source>
        <translation>Stehende Wellen von sechs Räumen</translation>
    </message>
    <message>
        <source>In rooms with hard walls sound is loudest at the walls, and waves may run along one side only: 1 by 0 is half a wave from wall to wall, the same all the way down.</source>
        <translation>In Räumen mit harten Wänden ist Schall an den Wänden am lautesten, und Wellen können auch nur längs einer Seite laufen: 1 mal 0 ist eine halbe Welle von Wand zu Wand, von oben bis unten überall gleich.</translation>
    </message>
    <message>
        <source>Standing waves of six drums</source>
        <translation>Stehende Wellen von sechs Trommeln</translation>
    </message>
    <message>
        <source>Six equal drums, nearly square, each in a standing wave of its own. The more half waves along and down, the faster. Which two have nearly the same tone?</source>
        <translation>Sechs gleiche Trommeln, fast quadratisch, jede in einer anderen stehenden Welle. Je mehr halbe Wellen waagerecht und senkrecht, desto schneller. Welche zwei haben fast denselben Ton?</translation>
    </message>
    <message>
        <source>Muffler</source>
        <translation>Schalldämpfer</translation>
    </message>
    <message>
        <source>A wide chamber in a narrow duct sends the wave back at both of its ends. Where it is a quarter of a wavelength long, least gets through; at half a wavelength all does.</source>
        <translation>Eine weite Kammer in einem engen Kanal wirft die Welle an ihren beiden Enden zurück. Ist sie eine Viertelwellenlänge lang, kommt am wenigsten hindurch; bei einer halben Wellenlänge alles.</translation>
    </message>
    <message>
        <source>Behind an obstacle</source>
        <translation>Hinter einem Hindernis</translation>
    </message>
    <message>
        <source>In the shadow of the wall there is a bright line: the waves from both edges have equally far to its middle and arrive in step.</source>
        <translation>Im Schatten der Wand gibt es eine helle Linie: Die Wellen von beiden Kanten haben es zu seiner Mitte gleich weit und kommen dort im Gleichtakt an.</translation>
    </message>
    <message>
        <source>Touched in the middle</source>
        <translation>In der Mitte berührt</translation>
    </message>
    <message>
        <source>A finger that only touches the middle for a moment takes all partials that move there: what is left sounds an octave higher.</source>
        <translation>Ein Finger, der die Mitte nur einen Augenblick lang berührt, nimmt alle Teiltöne weg, die sich dort bewegen: Was bleibt, klingt eine Oktave höher.</translation>
    </message>
    <message>
        <source>Octupole</source>
        <translation>Oktupol</translation>
    </message>
    <message>
        <source>Eight poles round a circle: eight beams. A small one sends hardly anything; make the radius smaller and see.</source>
        <translation>Acht Pole auf einem Kreis: acht Strahlen. Ein kleiner Oktupol sendet fast nichts aus; mach den Radius kleiner und sieh selbst.</translation>
    </message>
    <message>
        <source>Which pipe answers?</source>
        <translation>Welche Pfeife antwortet?</translation>
    </message>
    <message>
        <source>Five pipes, open above and closed below, hear the same tone. The one that is a quarter of a wavelength long, its open end counted in, answers.</source>
        <translation>Fünf Pfeifen, oben offen und unten geschlossen, hören denselben Ton. Es antwortet die, die eine Viertelwellenlänge lang ist, ihr offenes Ende eingerechnet.</translation>
    </message>
    <message>
        <source>Phased array: a steered beam</source>
        <translation>Phasengruppe: ein geschwenkter Strahl</translation>
    </message>
    <message>
        <source>Sixteen sources in a row swing one after the other. The beam turns without anything being turned: try another angle.</source>
        <translation>Sechzehn Quellen in einer Reihe schwingen eine nach der anderen. Der Strahl dreht sich, ohne dass etwas gedreht wird: Probier einen anderen Winkel.</translation>
    </message>
    <message>
        <source>Phased array: a focus</source>
        <translation>Phasengruppe: ein Brennpunkt</translation>
    </message>
    <message>
        <source>The outer sources swing first, so that all waves arrive at one place together.</source>
        <translation>Die äußeren Quellen schwingen zuerst, sodass alle Wellen an einer Stelle gemeinsam ankommen.</translation>
    </message>
    <message>
        <source>Phased array: grating lobes</source>
        <translation>Phasengruppe: Gitterkeulen</translation>
    </message>
    <message>
        <source>The sources are further apart than a wave is long: beside the beam straight on there are two more.</source>
        <translation>Die Quellen liegen weiter auseinander, als eine Welle lang ist: Neben dem Strahl geradeaus gibt es noch zwei weitere.</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Plankonvexe Linse</translation>
    </message>
    <message>
        <source>A lens with one flat side. The curved side bends straight waves, the flat one bends them once more, and all run together in a focus.</source>
        <translation>Eine Linse mit einer ebenen Seite. Die gewölbte Seite bricht gerade Wellen, die ebene bricht sie noch einmal, und alle laufen in einem Brennpunkt zusammen.</translation>
    </message>
    <message>
        <source>Plucked at a seventh</source>
        <translation>Bei einem Siebtel gezupft</translation>
    </message>
    <message>
        <source>Poisson&apos;s spot</source>
        <translation>Poisson-Fleck</translation>
    </message>
    <message>
        <source>Straight waves meet a round island. Right behind its middle, where the shadow should be deepest, they run together again.</source>
        <translation>Gerade Wellen treffen auf eine runde Insel. Genau hinter ihrer Mitte, wo der Schatten am tiefsten sein sollte, laufen sie wieder zusammen.</translation>
    </message>
    <message>
        <source>Porro prism</source>
        <translation>Porro-Prisma</translation>
    </message>
    <message>
        <source>The beam enters through the long side, is reflected twice inside, and comes back beside itself. Binoculars turn their picture this way.</source>
        <translation>Der Strahl tritt durch die lange Seite ein, wird innen zweimal reflektiert und kommt neben sich selbst zurück. So drehen Ferngläser ihr Bild um.</translation>
    </message>
    <message>
        <source>A pulse at a fixed end</source>
        <translation>Ein Puls am festen Ende</translation>
    </message>
    <message>
        <source>The end that is held pulls the string down when the pulse lifts it: the pulse comes back upside down. Does it lose height?</source>
        <translation>Das festgehaltene Ende zieht die Saite nach unten, wenn der Puls sie anhebt: Der Puls kommt umgekehrt zurück. Verliert er an Höhe?</translation>
    </message>
    <message>
        <source>A pulse at a free end</source>
        <translation>Ein Puls am freien Ende</translation>
    </message>
    <message>
        <source>Nothing holds the free end back: it swings twice as high as the pulse, and sends it back upright.</source>
        <translation>Nichts hält das freie Ende zurück: Es schwingt doppelt so hoch wie der Puls und schickt ihn aufrecht zurück.</translation>
    </message>
    <message>
        <source>An end that is hard to move</source>
        <translation>Ein Ende, das schwer zu bewegen ist</translation>
    </message>
    <message>
        <source>A brake three times as strong as the string itself gives way a little: a part of the pulse is taken up, a part comes back.</source>
        <translation>Ein Dämpfer, dreimal so stark wie die Saite selbst, gibt ein wenig nach: Ein Teil des Pulses wird aufgenommen, ein Teil kommt zurück.</translation>
    </message>
    <message>
        <source>An end without an echo</source>
        <translation>Ein Ende ohne Echo</translation>
    </message>
    <message>
        <source>A brake at the end pulls exactly as more string would. The pulse cannot tell the difference, and nothing comes back.</source>
        <translation>Ein Dämpfer am Ende zieht genau so, wie es eine weitere Saite täte. Der Puls merkt keinen Unterschied, und nichts kommt zurück.</translation>
    </message>
    <message>
        <source>A joint without a reflection</source>
        <translation>Eine Verbindung ohne Reflexion</translation>
    </message>
    <message>
        <source>Between a light and a heavy string a piece a quarter of a wavelength long, with the geometric mean of both impedances, lets the whole wave over.</source>
        <translation>Zwischen einer leichten und einer schweren Saite lässt ein Stück, eine Viertelwellenlänge lang und mit dem geometrischen Mittel beider Impedanzen, die ganze Welle hinüber.</translation>
    </message>
    <message>
        <source>There and back: reciprocity</source>
        <translation>Hin und zurück: Reziprozität</translation>
    </message>
    <message>
        <source>Above, the source is in the bay and the probe outside; below, mirrored, they have changed places. Both probes draw the same curve, whatever stands between.</source>
        <translation>Oben ist die Quelle in der Bucht und der Messpunkt draußen; unten, gespiegelt, haben sie die Plätze getauscht. Beide Messpunkte zeichnen dieselbe Kurve, was auch immer dazwischen steht.</translation>
    </message>
    <message>
        <source>Right-angle prism</source>
        <translation>90°-Umlenkprisma</translation>
    </message>
    <message>
        <source>A beam enters the slow triangle straight, meets its long side at 45° and cannot get out there: it is reflected through a right angle.</source>
        <translation>Ein Strahl tritt gerade in das langsame Dreieck ein, trifft unter 45° auf dessen lange Seite und kommt dort nicht hinaus: Er wird im rechten Winkel reflektiert.</translation>
    </message>
    <message>
        <source>Booming room</source>
        <translation>Dröhnender Raum</translation>
    </message>
    <message>
        <source>A loudspeaker in the corner plays a tone of the room. There are places where it booms, and places where it cannot be heard at all.</source>
        <translation>Ein Lautsprecher in der Ecke spielt einen Ton des Raums. Es gibt Stellen, an denen es dröhnt, und Stellen, an denen man ihn überhaupt nicht hört.</translation>
    </message>
    <message>
        <source>Source on a roundabout</source>
        <translation>Quelle auf einem Karussell</translation>
    </message>
    <message>
        <source>A source runs round a circle, and its waves wind up to a spiral. The probe hears it higher when it comes and lower when it goes.</source>
        <translation>Eine Quelle läuft im Kreis, und ihre Wellen wickeln sich zu einer Spirale auf. Der Messpunkt hört sie höher, wenn sie kommt, und tiefer, wenn sie geht.</translation>
    </message>
    <message>
        <source>Scattering by a small post</source>
        <translation>Streuung an einem kleinen Pfosten</translation>
    </message>
    <message>
        <source>A post much smaller than the wave throws back hardly anything, and what it does goes out in rings to all sides.</source>
        <translation>Ein Pfosten, der viel kleiner als die Welle ist, wirft fast nichts zurück, und das wenige läuft in Ringen nach allen Seiten.</translation>
    </message>
    <message>
        <source>Short waves lag behind</source>
        <translation>Kurze Wellen bleiben zurück</translation>
    </message>
    <message>
        <source>Two packets start together, of long waves and of short ones. On a chain of points the short ones are slower: watch them fall behind.</source>
        <translation>Zwei Pakete starten gemeinsam, eines aus langen und eines aus kurzen Wellen. Auf einer Kette von Punkten sind die kurzen langsamer: Sieh zu, wie sie zurückfallen.</translation>
    </message>
    <message>
        <source>A side tube that silences</source>
        <translation>Ein Seitenrohr, das Ruhe schafft</translation>
    </message>
    <message>
        <source>A closed side tube a quarter of a wavelength long swings against the tone in the duct: behind it nothing is left. The upper duct has none.</source>
        <translation>Ein geschlossenes Seitenrohr, eine Viertelwellenlänge lang, schwingt gegen den Ton im Kanal: Dahinter bleibt nichts übrig. Der obere Kanal hat keines.</translation>
    </message>
    <message>
        <source>Into slower water</source>
        <translation>In langsameres Wasser</translation>
    </message>
    <message>
        <source>At the border the waves get shorter, not less frequent. Some of each wave comes back, and the rest goes on higher.</source>
        <translation>An der Grenze werden die Wellen kürzer, aber nicht seltener. Von jeder Welle kommt etwas zurück, und der Rest läuft höher weiter.</translation>
    </message>
    <message>
        <source>Sound channel</source>
        <translation>Schallkanal</translation>
    </message>
    <message>
        <source>In the middle sound is slowest: whatever leaves the channel is bent back into it, as in the deep sea, where whales are heard across an ocean.</source>
        <translation>In der Mitte ist der Schall am langsamsten: Was den Kanal verlässt, wird wieder hineingebogen, wie in der Tiefsee, wo man Wale über einen ganzen Ozean hinweg hört.</translation>
    </message>
    <message>
        <source>Speaking tube</source>
        <translation>Sprechrohr</translation>
    </message>
    <message>
        <source>In the open sound spreads and fades; in the tube it cannot spread. Compare what arrives at equal distances.</source>
        <translation>Im Freien läuft der Schall auseinander und wird schwächer; im Rohr kann er nicht auseinanderlaufen. Vergleiche, was in gleichen Entfernungen ankommt.</translation>
    </message>
    <message>
        <source>Chaos in a stadium</source>
        <translation>Chaos in einem Stadion</translation>
    </message>
    <message>
        <source>Two waves make a standing one</source>
        <translation>Zwei Wellen ergeben eine stehende</translation>
    </message>
    <message>
        <source>Two equal oscillators send waves towards each other. Between them nothing seems to travel: some points rest, others swing twice as high.</source>
        <translation>Zwei gleiche Oszillatoren senden einander Wellen entgegen. Zwischen ihnen scheint nichts zu laufen: Manche Punkte ruhen, andere schwingen doppelt so hoch.</translation>
    </message>
    <message>
        <source>Echo from a pyramid&apos;s steps</source>
        <translation>Echo von den Stufen einer Pyramide</translation>
    </message>
    <message>
        <source>Struck, not plucked</source>
        <translation>Angeschlagen, nicht gezupft</translation>
    </message>
    <message>
        <source>A hammer gives the string a speed, not a shape: out of rest a hump rises and runs both ways. Its high partials are stronger than those of a plucked string.</source>
        <translation>Ein Hammer gibt der Saite eine Geschwindigkeit, keine Form: Aus der Ruhe erhebt sich ein Buckel und läuft nach beiden Seiten. Ihre hohen Teiltöne sind stärker als die einer gezupften Saite.</translation>
    </message>
    <message>
        <source>Tide in a shallow bay</source>
        <translation>Gezeiten in einer flachen Bucht</translation>
    </message>
    <message>
        <source>The shallow bay is a quarter of a tidal wave long: the tide at its head is twice that at a steep coast, as in the Bay of Fundy.</source>
        <translation>Die flache Bucht ist ein Viertel einer Gezeitenwelle lang: An ihrem Ende ist der Tidenhub doppelt so groß wie an einer Steilküste, so wie in der Bay of Fundy.</translation>
    </message>
    <message>
        <source>Triple slit</source>
        <translation>Dreifachspalt</translation>
    </message>
    <message>
        <source>Three slits send out three waves. Between two bright directions lies one weak one, in which two of the three cancel.</source>
        <translation>Drei Spalte senden drei Wellen aus. Zwischen zwei hellen Richtungen liegt eine schwache, in der sich zwei der drei auslöschen.</translation>
    </message>
    <message>
        <source>A wave that runs round</source>
        <translation>Eine Welle, die im Kreis läuft</translation>
    </message>
    <message>
        <source>In a square two modes have the same tone. A quarter of a cycle apart they make one wave that runs round and round.</source>
        <translation>In einem Quadrat haben zwei Moden denselben Ton. Um eine Viertelschwingung versetzt, ergeben sie eine Welle, die immer rundherum läuft.</translation>
    </message>
    <message>
        <source>Twelve-pole</source>
        <translation>Zwölfpol</translation>
    </message>
    <message>
        <source>Twelve poles round a circle: twelve beams. Within the circle the waves nearly cancel.</source>
        <translation>Zwölf Pole auf einem Kreis: zwölf Strahlen. Innerhalb des Kreises löschen sich die Wellen fast aus.</translation>
    </message>
    <message>
        <source>A deep and a shallow basin</source>
        <translation>Ein tiefes und ein flaches Seebecken</translation>
    </message>
    <message>
        <source>Half of this lake is only a quarter as deep. Waves are slower there and the swing is higher, and the still line is not in the middle.</source>
        <translation>Die Hälfte dieses Sees ist nur ein Viertel so tief. Dort läuft seine Welle langsamer und höher, und die Knotenlinie liegt nicht in der Mitte.</translation>
    </message>
    <message>
        <source>Young&apos;s experiment with unequal slits</source>
        <translation>Youngs Versuch mit ungleichen Spalten</translation>
    </message>
    <message>
        <source>One slit is wider than the other. Where the waves should cancel, something is left, and the fringes lose contrast.</source>
        <translation>Ein Spalt ist breiter als der andere. Wo sich die Wellen auslöschen sollten, bleibt etwas übrig, und die Streifen verlieren an Kontrast.</translation>
    </message>
    <message>
        <source>Triangle and square waves</source>
        <translation>Dreieck- und Rechteckwellen</translation>
    </message>
    <message>
        <source>Straight waves keep the form of their source: a square and a triangle run on side by side. Compare what the two probes draw.</source>
        <translation>Gerade Wellen behalten die Form ihrer Quelle: Ein Rechteck und ein Dreieck laufen nebeneinander her. Vergleiche, was die beiden Messpunkte zeichnen.</translation>
    </message>
    <message>
        <source>Whispering gallery</source>
        <translation>Flüstergalerie</translation>
    </message>
    <message>
        <source>Whispered along the wall of a round room, the sound follows the wall all the way round. In the middle of the room nobody hears it.</source>
        <translation>An der Wand eines runden Raums entlang geflüstert, folgt der Schall ihr rundherum. In der Mitte des Raums hört ihn niemand.</translation>
    </message>
    <message>
        <source>Zone plate, middle covered</source>
        <translation>Zonenplatte, Mitte verdeckt</translation>
    </message>
    <message>
        <source>The other zones are open now, and the middle is covered. The focus stays where it was: what counts is that the waves through all openings arrive in step.</source>
        <translation>Jetzt sind die anderen Zonen offen, und die Mitte ist verdeckt. Der Brennpunkt bleibt, wo er war: Es kommt nur darauf an, dass die Wellen durch alle Öffnungen im Gleichtakt ankommen.</translation>
    </message>
    <message>
        <source>Zone plate, middle open</source>
        <translation>Zonenplatte, Mitte offen</translation>
    </message>
    <message>
        <source>The openings let through only what arrives in step at one place: a screen with the right gaps focuses like a lens.</source>
        <translation>Die Öffnungen lassen nur durch, was an einer Stelle im Gleichtakt ankommt: Eine Blende mit den richtigen Lücken bündelt wie eine Linse.</translation>
    </message>
    <message>
        <source>Maxwell&apos;s fish-eye</source>
        <translation>Maxwells Fischauge</translation>
    </message>
    <message>
        <source>The speed of the waves is a formula: half as fast in the middle of the disc as at its rim. All rays from a point on the rim are arcs of circles, and meet again in the point opposite.</source>
        <translation>Die Geschwindigkeit der Wellen ist eine Formel: in der Mitte der Scheibe halb so schnell wie an ihrem Rand. Alle Strahlen von einem Punkt am Rand sind Kreisbögen und treffen sich im Punkt gegenüber wieder.</translation>
    </message>
    <message>
        <source>A ring that runs together</source>
        <translation>Ein Ring, der zusammenläuft</translation>
    </message>
    <message>
        <source>The height of the water at the start is a formula: a ring, at rest. Half of it runs outwards and gets lower, half of it runs inwards and towers up in the middle.</source>
        <translation>Die Höhe des Wassers am Anfang ist eine Formel: ein Ring in Ruhe. Die eine Hälfte läuft nach außen und wird niedriger, die andere läuft nach innen und türmt sich in der Mitte auf.</translation>
    </message>
    <message>
        <source>Lake Geneva</source>
        <translation>Der Genfersee</translation>
    </message>
    <message>
        <source>A picture of the depths is the lake: black is land, white 310 m deep. The water begins tilted and swings from end to end, highest where the lake is narrow and shallow. A second here is eleven minutes.</source>
        <translation>Ein Bild der Tiefen ist der See: schwarz ist Land, weiß 310 m tief. Das Wasser beginnt schräg und schwingt von Ende zu Ende, am höchsten, wo der See schmal und seicht ist. Eine Sekunde hier sind elf Minuten.</translation>
    </message>
    <message>
        <source>Too short a wave for its beads</source>
        <translation>Eine Welle, zu kurz für ihre Perlen</translation>
    </message>
    <message>
        <source>Ten beads start on a wave with 19 half waves (the thin line, in the window). At their places it cannot be told from 3 half waves, and so they swing.</source>
        <translation>Zehn Perlen beginnen auf einer Welle mit 19 Halbwellen (die dünne Linie im Fenster). An ihren Stellen ist sie von 3 Halbwellen nicht zu unterscheiden, und so schwingen sie.</translation>
    </message>
    <message>
        <source>Four neighbours or eight</source>
        <translation>Vier Nachbarn oder acht</translation>
    </message>
    <message>
        <source>Five slits on a screen</source>
        <translation>Fünf Spalte auf einem Schirm</translation>
    </message>
    <message>
        <source>The more slits there are, the narrower are the bright directions. Between two of them lie weak ones, three for five slits.</source>
        <translation>Je mehr Spalte es sind, desto schmaler werden die hellen Richtungen. Zwischen zweien von ihnen liegen schwache, drei bei fünf Spalten.</translation>
    </message>
    <message>
        <source>Heavy beads stop high tones</source>
        <translation>Schwere Perlen halten hohe Töne auf</translation>
    </message>
    <message>
        <source>Eight beads, each as heavy as twenty points of string, hang on a string. A low and a high tone come from the left; behind the beads there is only the low one.</source>
        <translation>Acht Perlen, jede so schwer wie zwanzig Punkte der Saite, hängen an einer Saite. Von links kommen ein tiefer und ein hoher Ton; hinter den Perlen gibt es nur noch den tiefen.</translation>
    </message>
    <message>
        <source>Two wide slits: a missing maximum</source>
        <translation>Zwei breite Spalte: ein fehlendes Maximum</translation>
    </message>
    <message>
        <source>Where each slit alone sends nothing, both together send nothing either: the maxima of the pair lie under the broad hill of a single slit.</source>
        <translation>Wohin jeder Spalt allein nichts schickt, schicken auch beide zusammen nichts: Die Maxima des Paars liegen unter dem breiten Hügel eines einzelnen Spalts.</translation>
    </message>
    <message>
        <source>Slits at random distances</source>
        <translation>Spalte in zufälligen Abständen</translation>
    </message>
    <message>
        <source>Eight slits as wide as those of a grating, but nowhere equally far apart. Straight on their waves still agree; elsewhere no direction stands out.</source>
        <translation>Acht Spalte, so breit wie die eines Gitters, aber nirgends gleich weit auseinander. Geradeaus stimmen ihre Wellen noch überein; sonst ragt keine Richtung heraus.</translation>
    </message>
    <message>
        <source>Soft edges, hard edges</source>
        <translation>Weiche Ränder, harte Ränder</translation>
    </message>
    <message>
        <source>A source sends beams that fade towards their edges to both sides. The left one goes on as it is; a slit cuts off the edges of the right one.</source>
        <translation>Eine Quelle schickt nach beiden Seiten Strahlenbündel, die zu ihren Rändern hin schwächer werden. Das linke läuft weiter, wie es ist; dem rechten schneidet ein Spalt die Ränder ab.</translation>
    </message>
    <message>
        <source>Springs in a block</source>
        <translation>Federn in einem Block</translation>
    </message>
    <message>
        <source>In a block each point hangs on six neighbours. Pulled in whole layers across its diagonal, a layer has three springs to the next one and three to the one before: a row with three times the k.</source>
        <translation>In einem Block hängt jeder Punkt an sechs Nachbarn. Wird er in ganzen Schichten quer zu seiner Diagonale ausgelenkt, hat eine Schicht drei Federn zur nächsten und drei zur vorigen: eine Reihe mit dem dreifachen k.</translation>
    </message>
    <message>
        <source>A row of tone holes</source>
        <translation>Eine Reihe von Tonlöchern</translation>
    </message>
    <message>
        <source>Low notes turn back at the open holes of a clarinet, high ones run on past them. Here the holes are side tubes with ends that are held at rest.</source>
        <translation>Tiefe Töne kehren an den offenen Löchern einer Klarinette um, hohe laufen an ihnen vorbei. Hier sind die Löcher Seitenrohre, deren Enden in Ruhe gehalten werden.</translation>
    </message>
    <message>
        <source>Faster than the points can swing</source>
        <translation>Schneller, als die Punkte schwingen können</translation>
    </message>
    <message>
        <source>A string of points has a highest frequency: that of neighbours swinging against each other. A drive just below it sends out waves; a little faster, and nothing leaves it.</source>
        <translation>Eine Saite aus Punkten hat eine höchste Frequenz: die von Nachbarn, die gegeneinander schwingen. Ein Antrieb knapp darunter sendet Wellen aus; ein wenig schneller, und nichts verlässt ihn.</translation>
    </message>
    <message>
        <source>Waves of whole numbers</source>
        <translation>Wellen aus ganzen Zahlen</translation>
    </message>
    <message>
        <source>A wide slit on a screen</source>
        <translation>Ein breiter Spalt auf einem Schirm</translation>
    </message>
    <message>
        <source>A slit more than three wavelengths wide sends out one broad beam with weak ones beside it. A screen bent round the slit measures their intensity.</source>
        <translation>Ein Spalt, mehr als drei Wellenlängen breit, schickt ein breites Bündel aus und schwache daneben. Ein Schirm, um den Spalt gebogen, misst ihre Intensität.</translation>
    </message>
    <message>
        <source>Heights are whole numbers, and what a division leaves over is dropped. A drop of 1 cannot leave its cell; then one of 1000 runs over all of the water.</source>
        <translation>Die Höhen sind ganze Zahlen, und was eine Division übrig lässt, fällt weg. Ein Tropfen von 1 kommt nicht aus seiner Zelle; dann läuft einer von 1000 über das ganze Wasser.</translation>
    </message>
    <message>
        <source>With four neighbours k is a little over its limit: the finest chessboard grows, from a fiftieth. Then all eight neighbours pull, with the same k, and it only swings.</source>
        <translation>Mit vier Nachbarn liegt k ein wenig über seiner Grenze: das feinste Schachbrett wächst, von einem Fünfzigstel an. Dann ziehen alle acht Nachbarn, mit demselben k, und es schwingt nur.</translation>
    </message>
    <message>
        <source>Fireworks over water</source>
        <translation>Feuerwerk über Wasser</translation>
    </message>
    <message>
        <source>Pieces fly off in all directions without end, fall with one constant acceleration, and make a ring wherever they come down in the water.</source>
        <translation>Ohne Ende fliegen Funken in alle Richtungen, fallen mit ein und derselben Beschleunigung und machen einen Ring, wo immer sie ins Wasser treffen.</translation>
    </message>
    <message>
        <source>Snow on a word</source>
        <translation>Schnee auf einem Wort</translation>
    </message>
    <message>
        <source>Flakes are blown about on their way down: those that fall into the water make small rings and are gone, those that fall on the walls stay, until they cover the whole word.</source>
        <translation>Flocken werden auf ihrem Weg nach unten verweht: Die ins Wasser fallen, machen kleine Ringe und sind fort; die auf die Wände fallen, bleiben liegen, bis sie das ganze Wort bedecken.</translation>
    </message>
    <message>
        <source>With the cross stencil short waves along the axes are slower than those along the diagonals, which are exact: rings bulge towards the corners.</source>
        <translation>Mit der Nachbarschaft „Kreuz“ sind kurze Wellen längs der Achsen langsamer als längs der Diagonalen, wo sie exakt laufen: Ringe beulen sich zu den Ecken hin aus.</translation>
    </message>
    <message>
        <source>Slits side by side send beams straight on and in the directions where the paths from neighbours differ by one whole wavelength; half way between the beams the water is quiet.</source>
        <translation>Spalte nebeneinander senden Bündel geradeaus und in die Richtungen, in denen sich die Wege von Nachbarn um eine ganze Wellenlänge unterscheiden; in der Mitte zwischen den Bündeln ist das Wasser ruhig.</translation>
    </message>
    <message>
        <source>Chambers joined by narrow necks are springs and masses in a row. The low tone goes through them, its octave stays outside.</source>
        <translation>Kammern, durch enge Hälse verbunden, sind Federn und Massen in einer Reihe. Der tiefe Ton geht durch sie hindurch, seine Oktave bleibt draußen.</translation>
    </message>
    <message>
        <source>Whoever plucks a string where a partial has a node leaves that partial out. Piano hammers strike near there, too.</source>
        <translation>Wer eine Saite dort zupft, wo ein Teilton einen Knoten hat, lässt diesen Teilton aus. Klavierhämmer schlagen nahe einem Siebtel an.</translation>
    </message>
    <message>
        <source>Between two half circles hardly any ray repeats its way. Soon the wave is everywhere, and nobody can tell where it began.</source>
        <translation>Zwischen zwei Halbkreisen wiederholt kaum ein Strahl seinen Weg. Bald ist die Welle überall, und niemand kann mehr sagen, wo sie begann.</translation>
    </message>
    <message>
        <source>Clap before the stairs of a pyramid: each step sends the clap back a little later than the one below it, and together the echoes are a tone that falls.</source>
        <translation>Klatsche vor der Treppe einer Pyramide in die Hände: Jede Stufe schickt das Klatschen ein wenig später zurück als die unter ihr, und zusammen sind die Echos ein Ton, der sinkt.</translation>
    </message>
</context>
<context>
    <name>PresetGroup</name>
    <message>
        <source>The first minutes: pull, tap in rhythm, and find a resonance.</source>
        <translation>Die ersten Minuten: anstoßen, im Takt tippen und eine Resonanz finden.</translation>
    </message>
    <message>
        <source>Waves on a line: echoes, standing waves, tones and what joins two strings.</source>
        <translation>Wellen auf einer Linie: Echos, stehende Wellen, Töne und was zwei Saiten verbindet.</translation>
    </message>
    <message>
        <source>What a source sends out, near and far, in one direction or in all.</source>
        <translation>Was eine Quelle aussendet, nah und fern, in eine Richtung oder in alle.</translation>
    </message>
    <message>
        <source>Several waves in one place: where they strengthen each other, and where it stays still.</source>
        <translation>Mehrere Wellen an einem Ort: wo sie sich verstärken und wo es ruhig bleibt.</translation>
    </message>
    <message>
        <source>Diffraction: what happens to waves at openings, edges and small bodies.</source>
        <translation>Beugung: was an Öffnungen, Kanten und kleinen Körpern mit Wellen geschieht.</translation>
    </message>
    <message>
        <source>Reflection: fixed, free, absorbing and curved walls.</source>
        <translation>Reflexion: feste, freie, absorbierende und gekrümmte Wände.</translation>
    </message>
    <message>
        <source>Where waves get slower they turn: Snell&apos;s law, prisms, lenses and mirages.</source>
        <translation>Wo Wellen langsamer werden, drehen sie sich: Brechungsgesetz, Prismen, Linsen und Luftspiegelungen.</translation>
    </message>
    <message>
        <source>Channels that lead waves, and what lets only some frequencies pass.</source>
        <translation>Kanäle, die Wellen leiten, und was nur manche Frequenzen durchlässt.</translation>
    </message>
    <message>
        <source>Closed water and its standing waves, each with its own frequency.</source>
        <translation>Abgeschlossenes Wasser und seine stehenden Wellen, jede mit ihrer eigenen Frequenz.</translation>
    </message>
    <message>
        <source>The Doppler effect, and what happens when a source outruns its waves.</source>
        <translation>Der Doppler-Effekt, und was geschieht, wenn eine Quelle ihre Wellen überholt.</translation>
    </message>
    <message>
        <source>Rain, beaches, harbours and lakes: waves in shallow water.</source>
        <translation>Regen, Strände, Häfen und Seen: Wellen in flachem Wasser.</translation>
    </message>
    <message>
        <source>What the calculation does to the waves: direction, wavelength and stability.</source>
        <translation>Was die Rechnung mit den Wellen macht: Richtung, Wellenlänge und Stabilität.</translation>
    </message>
    <message>
        <source>Masses and springs, the model behind string and membrane.</source>
        <translation>Massen und Federn, das Modell hinter Saite und Membran.</translation>
    </message>
    <message>
        <source>String and pool as the web page of 2013 computed them.</source>
        <translation>Saite und Becken, wie die Webseite von 2013 sie berechnete.</translation>
    </message>
    <message>
        <source>Whole numbers that look like water, from the early days of computer graphics.</source>
        <translation>Ganze Zahlen, die wie Wasser aussehen, aus der Frühzeit der Computergrafik.</translation>
    </message>
    <message>
        <source>String, water, fireworks and snow after the programs of 2009.</source>
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
        <source>this is not JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>ist zweimal angegeben</translation>
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
        <source>%1 is no number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>an experiment is an object: %1</source>
        <translation>ein Versuch ist ein Objekt: %1</translation>
    </message>
    <message>
        <source>version %1 is newer than this program can read (1)</source>
        <translation>Version %1 ist neuer, als dieses Programm lesen kann (1)</translation>
    </message>
    <message>
        <source>%1 is not a version of the file (1)</source>
        <translation>%1 ist keine Version der Datei (1)</translation>
    </message>
    <message>
        <source>missing; the version of the file, 1</source>
        <translation>fehlt; die Version der Datei, 1</translation>
    </message>
    <message>
        <source>missing; the place where the height is recorded</source>
        <translation>fehlt; der Ort, an dem die Höhe aufgezeichnet wird</translation>
    </message>
    <message>
        <source>missing; one of %1</source>
        <translation>fehlt; eines von %1</translation>
    </message>
    <message>
        <source>missing (%1)</source>
        <translation>fehlt (%1)</translation>
    </message>
    <message>
        <source>unknown key; known here: %1</source>
        <translation>unbekannter Schlüssel; hier bekannt: %1</translation>
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
        <source>%1 is not a text</source>
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
        <source>%1 is not an object with the parameters that change</source>
        <translation>%1 ist kein Objekt mit den Parametern, die sich ändern</translation>
    </message>
    <message>
        <source>%1 is not an object with %2</source>
        <translation>%1 ist kein Objekt mit %2</translation>
    </message>
    <message>
        <source>%1 is not a cell (whole numbers inside the grid)</source>
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
        <source>%1 is not the size of a pool ([columns, rows], whole numbers, 1 to %2)</source>
        <translation>%1 ist nicht die Größe eines Beckens ([Spalten, Zeilen], ganze Zahlen, 1 bis %2)</translation>
    </message>
    <message>
        <source>%1 is not the size of a string ([points], whole numbers, 1 to %2)</source>
        <translation>%1 ist nicht die Größe einer Saite ([Punkte], ganze Zahlen, 1 bis %2)</translation>
    </message>
    <message>
        <source>every size must be at least 1</source>
        <translation>jede Größe muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>a string has one size, its number of points</source>
        <translation>eine Saite hat eine Größe, die Zahl ihrer Punkte</translation>
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
        <source>periodic needs both %1 and %2 to be periodic, or neither</source>
        <translation>periodic braucht %1 und %2 beide als periodic, oder keines</translation>
    </message>
    <message>
        <source>%1 is for a string only; a pool takes %2</source>
        <translation>%1 ist nur für eine Saite; ein Becken nimmt %2</translation>
    </message>
    <message>
        <source>integer arithmetic takes the scheme leapfrog only</source>
        <translation>mit ganzen Zahlen geht nur das Verfahren leapfrog</translation>
    </message>
    <message>
        <source>integer arithmetic takes one of %1</source>
        <translation>mit ganzen Zahlen geht nur eines von %1</translation>
    </message>
    <message>
        <source>integer arithmetic takes no drive</source>
        <translation>mit ganzen Zahlen gibt es keinen Antrieb</translation>
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
        <source>%1 is outside (0 to %2)</source>
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
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
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
        <source>a whole number, at least %1, at most %2</source>
        <translation>eine ganze Zahl, mindestens %1, höchstens %2</translation>
    </message>
    <message>
        <source>a whole number, greater than %1, at most %2</source>
        <translation>eine ganze Zahl, größer als %1, höchstens %2</translation>
    </message>
    <message>
        <source>a whole number, %1 to %2</source>
        <translation>eine ganze Zahl, %1 bis %2</translation>
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
        <source>missing; the places the brush goes through</source>
        <translation>fehlt; die Orte, durch die der Pinsel geht</translation>
    </message>
    <message>
        <source>only one of %1</source>
        <translation>nur eines von %1</translation>
    </message>
    <message>
        <source>belongs to a pull or a hold</source>
        <translation>gehört zu einem Anstoß oder einem Halten</translation>
    </message>
    <message>
        <source>a %1 belongs to a pool</source>
        <translation>%1 gehört in ein Becken</translation>
    </message>
    <message>
        <source>either factor or speed, not both</source>
        <translation>entweder factor oder speed, nicht beides</translation>
    </message>
    <message>
        <source>it rains on a pool only</source>
        <translation>es regnet nur auf ein Becken</translation>
    </message>
    <message>
        <source>a name has 1 to %1 bytes</source>
        <translation>ein Name hat 1 bis %1 Bytes</translation>
    </message>
    <message>
        <source>places are at most 100000 cells from the centre</source>
        <translation>Orte liegen höchstens 100000 Zellen von der Mitte entfernt</translation>
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
        <source>integer arithmetic takes no %1</source>
        <translation>mit ganzen Zahlen gibt es kein %1</translation>
    </message>
    <message>
        <source>%1 comes when the hold has ended</source>
        <translation>%1 kommt, wenn das Halten schon zu Ende ist</translation>
    </message>
    <message>
        <source>%1 is not [steps later, column, row]</source>
        <translation>%1 ist nicht [Schritte später, Spalte, Zeile]</translation>
    </message>
    <message>
        <source>%1 is not [steps later, point]</source>
        <translation>%1 ist nicht [Schritte später, Punkt]</translation>
    </message>
    <message>
        <source>a lesson is an object: %1</source>
        <translation>eine Lektion ist ein Objekt: %1</translation>
    </message>
    <message>
        <source>missing; a list of at least one step</source>
        <translation>fehlt; eine Liste von mindestens einem Schritt</translation>
    </message>
    <message>
        <source>missing; a list of 2 to %1 answers</source>
        <translation>fehlt; eine Liste von 2 bis %1 Antworten</translation>
    </message>
    <message>
        <source>missing; the first step sets up the experiment</source>
        <translation>fehlt; der erste Schritt baut den Versuch auf</translation>
    </message>
    <message>
        <source>missing; which answer is right, counted from 1</source>
        <translation>fehlt; welche Antwort richtig ist, von 1 an gezählt</translation>
    </message>
    <message>
        <source>missing; a cell ([point], or [column, row] in a pool)</source>
        <translation>fehlt; eine Zelle ([Punkt] oder in einem Becken [Spalte, Zeile])</translation>
    </message>
    <message>
        <source>missing; a text</source>
        <translation>fehlt; ein Text</translation>
    </message>
    <message>
        <source>missing; a number, or one of %1</source>
        <translation>fehlt; eine Zahl oder eines von %1</translation>
    </message>
    <message>
        <source>missing; a number, %1 to %2</source>
        <translation>fehlt; eine Zahl, %1 bis %2</translation>
    </message>
    <message>
        <source>unknown kind of check; there are %1</source>
        <translation>unbekannte Art von Prüfung; es gibt %1</translation>
    </message>
    <message>
        <source>%1 is the id of another step, too</source>
        <translation>%1 ist auch die id eines anderen Schritts</translation>
    </message>
    <message>
        <source>%1 is not an id (small letters a to z, digits and hyphens, 1 to 40)</source>
        <translation>%1 ist keine id (kleine Buchstaben a bis z, Ziffern und Bindestriche, 1 bis 40)</translation>
    </message>
    <message>
        <source>is not the code of a language (en, el, pt-BR)</source>
        <translation>ist kein Kürzel einer Sprache (en, el, pt-BR)</translation>
    </message>
    <message>
        <source>a step without a check measures nothing</source>
        <translation>ein Schritt ohne Prüfung misst nichts</translation>
    </message>
    <message>
        <source>a step asks for one number and one choice at most</source>
        <translation>ein Schritt fragt nach höchstens einer Zahl und einer Auswahl</translation>
    </message>
    <message>
        <source>all and any cannot stand inside all or any</source>
        <translation>all und any dürfen nicht in all oder any stehen</translation>
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
        <source>%1 is a word; give it with &quot;is&quot;</source>
        <translation>%1 ist ein Wort; gib es mit „is“ an</translation>
    </message>
    <message>
        <source>%1 is a number; give its range with &quot;from&quot; and &quot;to&quot;</source>
        <translation>%1 ist eine Zahl; gib ihren Bereich mit „from“ und „to“ an</translation>
    </message>
    <message>
        <source>%1 is outside the medium (%2 by %3 cells)</source>
        <translation>%1 liegt außerhalb des Mediums (%2 mal %3 Zellen)</translation>
    </message>
    <message>
        <source>%1 is not the id of a built-in experiment, nor an experiment %2 or %3</source>
        <translation>%1 ist weder die id eines eingebauten Versuchs noch ein Versuch %2 oder %3</translation>
    </message>
    <message>
        <source>%1 is not a text, nor an object with a text for each language (%2)</source>
        <translation>%1 ist weder ein Text noch ein Objekt mit einem Text für jede Sprache (%2)</translation>
    </message>
    <message>
        <source>%1 is not a list of at least one step</source>
        <translation>%1 ist keine Liste von mindestens einem Schritt</translation>
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
        <translation>%1 ist keine Liste von Seitenleisten</translation>
    </message>
    <message>
        <source>%1 is not an object with one kind of check: %2</source>
        <translation>%1 ist kein Objekt mit einer Art von Prüfung: %2</translation>
    </message>
    <message>
        <source>%1 is not an object with what changes</source>
        <translation>%1 ist kein Objekt mit dem, was sich ändert</translation>
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
        <source>%1 is not a number, or one of %2</source>
        <translation>%1 ist keine Zahl und keines von %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
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
        <source>missing; an end of the cross-section</source>
        <translation>fehlt; ein Ende des Querschnitts</translation>
    </message>
    <message>
        <source>a unit is at most %1 letters</source>
        <translation>eine Einheit hat höchstens %1 Buchstaben</translation>
    </message>
    <message>
        <source>0, or at least 1e-06</source>
        <translation>0 oder mindestens 1e-06</translation>
    </message>
    <message>
        <source>the value is not JSON (%1)</source>
        <translation>der Wert ist kein JSON (%1)</translation>
    </message>
    <message>
        <source>the value is not a plain UTF-8 text</source>
        <translation>der Wert ist kein reiner UTF-8-Text</translation>
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
        <source>there is nothing called %1 inside a single value</source>
        <translation>in einem einzelnen Wert gibt es nichts namens %1</translation>
    </message>
    <message>
        <source>there is no such element in the file</source>
        <translation>ein solches Element gibt es in der Datei nicht</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
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
        <source>a view belongs to a pool</source>
        <translation>eine Ansicht gehört zu einem Becken</translation>
    </message>
    <message>
        <source>the last picture would be of step %1 (at most %2)</source>
        <translation>das letzte Bild wäre das von Schritt %1 (höchstens %2)</translation>
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
        <source>whole numbers have only one scheme, and no smaller steps</source>
        <translation>ganze Zahlen haben nur ein Verfahren und keine kleineren Schritte</translation>
    </message>
    <message>
        <source>the exact solution is not known between walls and media</source>
        <translation>zwischen Wänden und Medien ist die exakte Lösung nicht bekannt</translation>
    </message>
    <message>
        <source>it takes its share once a step, which makes every scheme one of first order; set both to 1</source>
        <translation>sie nimmt ihren Anteil einmal pro Schritt, was jedes Verfahren zu einem erster Ordnung macht; setze beide auf 1</translation>
    </message>
    <message>
        <source>the exact solution is known only where waves stand between fixed, free or joined ends</source>
        <translation>die exakte Lösung ist nur bekannt, wo Wellen zwischen festen, freien oder verbundenen Enden stehen</translation>
    </message>
    <message>
        <source>a source of its own makes waves all the time, so that no rhythm of pulls becomes steady; remove it first</source>
        <translation>eine eigene Quelle macht ständig Wellen, sodass sich bei keinem Takt eine gleichbleibende Amplitude einstellt; entferne sie zuerst</translation>
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
        <source>there is no such built-in experiment</source>
        <translation>Ein solches eingebautes Experiment gibt es nicht</translation>
    </message>
    <message>
        <source>this is not a whole link to an experiment; a part of it is missing or changed</source>
        <translation>das ist kein vollständiger Link zu einem Versuch; ein Teil davon fehlt oder ist verändert</translation>
    </message>
    <message>
        <source>the link is too long (at most %1 letters after its &quot;#&quot;)</source>
        <translation>der Link ist zu lang (höchstens %1 Zeichen nach dem „#“)</translation>
    </message>
    <message>
        <source>%1 is no address of this computer</source>
        <translation>%1 ist keine Adresse dieses Rechners</translation>
    </message>
    <message>
        <source>cannot listen at %1: %2</source>
        <translation>kann unter %1 keine Anfragen annehmen: %2</translation>
    </message>
    <message>
        <source>a %1 belongs to a string</source>
        <translation>%1 gehört zu einer Saite</translation>
    </message>
    <message>
        <source>missing; at least two heights</source>
        <translation>fehlt; mindestens zwei Höhen</translation>
    </message>
    <message>
        <source>%1 heights are too many (at most %2)</source>
        <translation>%1 Höhen sind zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>heights are at most %1</source>
        <translation>Höhen sind höchstens %1</translation>
    </message>
    <message>
        <source>with the stencil %1 the rim is at least %2 cells wide</source>
        <translation>mit der Nachbarschaft %1 ist der Rand mindestens %2 Zellen breit</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>missing; pull, hold, set, things, calm, draw or modes</source>
        <translation>fehlt; pull, hold, set, things, calm, draw oder modes</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 ist weder true noch false</translation>
    </message>
    <message>
        <source>%1 is not [half waves along x, along y]</source>
        <translation>%1 ist nicht [halbe Wellen längs x, längs y]</translation>
    </message>
    <message>
        <source>column %1: “%2” is not known</source>
        <translation>Spalte %1: „%2“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>column %1: a parenthesis is missing</source>
        <translation>Spalte %1: eine Klammer fehlt</translation>
    </message>
    <message>
        <source>column %1: this parenthesis does not fit</source>
        <translation>Spalte %1: diese Klammer passt nicht</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>die Formel ist leer</translation>
    </message>
    <message>
        <source>column %1: something is missing at the end</source>
        <translation>Spalte %1: am Ende fehlt etwas</translation>
    </message>
    <message>
        <source>column %1: a function has too many or too few arguments</source>
        <translation>Spalte %1: eine Funktion hat zu viele oder zu wenige Argumente</translation>
    </message>
    <message>
        <source>column %1: an operator is missing, or out of place</source>
        <translation>Spalte %1: ein Rechenzeichen fehlt oder steht falsch</translation>
    </message>
    <message>
        <source>a formula has at most %1 letters</source>
        <translation>eine Formel hat höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>parentheses are at most %1 deep</source>
        <translation>Klammern sind höchstens %1-fach verschachtelt</translation>
    </message>
    <message>
        <source>at x = %1 it has no value</source>
        <translation>bei x = %1 hat sie keinen Wert</translation>
    </message>
    <message>
        <source>at x = %1 it is higher than %2</source>
        <translation>bei x = %1 ist sie höher als %2</translation>
    </message>
    <message>
        <source>%1 is not a list of tools</source>
        <translation>%1 ist keine Liste von Werkzeugen</translation>
    </message>
    <message>
        <source>stiffness belongs to a string</source>
        <translation>Steifigkeit gehört zu einer Saite</translation>
    </message>
    <message>
        <source>integer arithmetic takes no stiffness</source>
        <translation>mit ganzen Zahlen gibt es keine Steifigkeit</translation>
    </message>
    <message>
        <source>a stiff string has at most %1 points, not %2</source>
        <translation>eine steife Saite hat höchstens %1 Punkte, nicht %2</translation>
    </message>
    <message>
        <source>%1 is not for a stiff string; it takes %2</source>
        <translation>%1 geht nicht mit einer steifen Saite; sie nimmt %2</translation>
    </message>
    <message>
        <source>a stiff string is of one medium only</source>
        <translation>eine steife Saite hat überall dasselbe Medium</translation>
    </message>
    <message>
        <source>%1 standing waves are too many here (at most %2)</source>
        <translation>%1 stehende Wellen sind hier zu viele (höchstens %2)</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program, save it, and open the saved one here</source>
        <translation>eine Seite kann keine Formeln berechnen: öffne die Datei im Programm, speichere sie und öffne die gespeicherte hier</translation>
    </message>
    <message>
        <source>there are no objects and no probes</source>
        <translation>es gibt keine Objekte und keine Messpunkte</translation>
    </message>
    <message>
        <source>of walls only</source>
        <translation>nur bei Wänden</translation>
    </message>
    <message>
        <source>missing; at least %1 corners of the outline</source>
        <translation>fehlt; mindestens %1 Ecken des Umrisses</translation>
    </message>
    <message>
        <source>an absorbing wall cannot move; a wall with the impedance 1 absorbs, and can</source>
        <translation>eine absorbierende Wand kann sich nicht bewegen; eine Wand mit der Impedanz 1 absorbiert auch und kann es</translation>
    </message>
    <message>
        <source>%1 is not allowed: a wall is slower than waves, which move %2 cells per second</source>
        <translation>%1 ist nicht erlaubt: eine Wand ist langsamer als die Wellen, die %2 Zellen pro Sekunde laufen</translation>
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
        <source>a claim is at most %1 letters</source>
        <translation>eine Behauptung hat höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>no wall in the pool is called %1 then</source>
        <translation>keine Wand im Becken heißt dann %1</translation>
    </message>
    <message>
        <source>%1 is no box of walls that are fixed or free, at rest, and have a thickness</source>
        <translation>%1 ist kein Rechteck aus Wänden, die fest oder frei sind, ruhen und eine Dicke haben</translation>
    </message>
    <message>
        <source>these are no copied objects, whose text begins with %1</source>
        <translation>das sind keine kopierten Objekte, deren Text mit %1 beginnt</translation>
    </message>
    <message>
        <source>at x = %1 it is lower than %2</source>
        <translation>bei x = %1 ist sie niedriger als %2</translation>
    </message>
    <message>
        <source>at t = %1 it has no value</source>
        <translation>bei t = %1 hat sie keinen Wert</translation>
    </message>
    <message>
        <source>at t = %1 it is higher than %2</source>
        <translation>bei t = %1 ist sie höher als %2</translation>
    </message>
    <message>
        <source>at t = %1 it is lower than %2</source>
        <translation>bei t = %1 ist sie niedriger als %2</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it has no value</source>
        <translation>bei x = %1, y = %2 hat sie keinen Wert</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is higher than %3</source>
        <translation>bei x = %1, y = %2 ist sie höher als %3</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is lower than %3</source>
        <translation>bei x = %1, y = %2 ist sie niedriger als %3</translation>
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
        <source>%1 is not [left, top, right, bottom]</source>
        <translation>%1 ist nicht [links, oben, rechts, unten]</translation>
    </message>
    <message>
        <source>missing; the greys of a picture, or a formula in their place</source>
        <translation>fehlt; die Grauwerte eines Bildes oder statt ihrer eine Formel</translation>
    </message>
    <message>
        <source>this is not %1 by %2 greys, compressed and in base64url</source>
        <translation>das sind nicht %1 mal %2 Grauwerte, komprimiert und in base64url</translation>
    </message>
    <message>
        <source>either curve or curveFormula, not both</source>
        <translation>entweder curve oder curveFormula, nicht beides</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program</source>
        <translation>eine Seite kann keine Formeln berechnen: öffne die Datei im Programm</translation>
    </message>
    <message>
        <source>a formula or picture of the speed belongs to a pool</source>
        <translation>eine Formel oder ein Bild der Geschwindigkeit gehört zu einem Becken</translation>
    </message>
    <message>
        <source>missing; 2 to %1 values over one period</source>
        <translation>fehlt; 2 bis %1 Werte über eine Periode</translation>
    </message>
    <message>
        <source>%1 values are not %2 columns by %3 rows of them (at most %4 by %4)</source>
        <translation>%1 Werte sind nicht %2 Spalten mal %3 Zeilen davon (höchstens %4 mal %4)</translation>
    </message>
    <message>
        <source>its values are not all allowed (%1)</source>
        <translation>nicht alle ihre Werte sind erlaubt (%1)</translation>
    </message>
    <message>
        <source>missing; a formula or a raster of the pool&apos;s heights</source>
        <translation>fehlt; eine Formel oder ein Raster der Höhen des Beckens</translation>
    </message>
    <message>
        <source>belongs to a pool; a string has heights</source>
        <translation>gehört zu einem Becken; eine Saite hat heights</translation>
    </message>
    <message>
        <source>belong to a string; a pool has a formula or a raster</source>
        <translation>gehören zu einer Saite; ein Becken hat eine Formel oder ein Raster</translation>
    </message>
    <message>
        <source>the class that was left at %1 has a different experiment</source>
        <translation>die Klasse, die unter %1 zurückgeblieben ist, hat ein anderes Experiment</translation>
    </message>
    <message>
        <source>what is left of the class at %1 cannot be read</source>
        <translation>was von der Klasse unter %1 übrig ist, lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>column %1: “=” assigns nothing in a formula; to compare, write ==</source>
        <translation>Spalte %1: „=“ weist in einer Formel nichts zu; zum Vergleichen schreibe ==</translation>
    </message>
    <message>
        <source>column %1: a comma belongs between the arguments of min or max</source>
        <translation>Spalte %1: Ein Komma gehört zwischen die Argumente von min oder max</translation>
    </message>
    <message>
        <source>column %1: “%2” has a decimal comma; write %3</source>
        <translation>Spalte %1: „%2“ hat ein Dezimalkomma; schreibe %3</translation>
    </message>
    <message>
        <source>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</source>
        <translation>%1 Millionen Rechenschritte auf einmal sind zu viele (höchstens %2 Millionen); verkleinere Größen, Anzahlen oder das Feld</translation>
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
        <source>pluck from rest</source>
        <translation>aus der Ruhe zupfen</translation>
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
        <source>smooth hill</source>
        <translation>sanfter Hügel</translation>
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
        <source>real frequency, %1</source>
        <comment>unit</comment>
        <translation>wirkliche Frequenz, %1</translation>
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
        <source>whole numbers</source>
        <translation>ganze Zahlen</translation>
    </message>
    <message>
        <source>floating-point numbers</source>
        <translation>Gleitkommazahlen</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>Ende: %1</translation>
    </message>
    <message>
        <source>Pull: %1</source>
        <comment>a setting of the pull</comment>
        <translation>Anstoß: %1</translation>
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
        <source>source, sine of %1 Hz, height %2</source>
        <translation>Quelle, Sinus mit %1 Hz, Höhe %2</translation>
    </message>
    <message>
        <source>source, pulse of %1 Hz, height %2</source>
        <translation>Quelle, Puls mit %1 Hz, Höhe %2</translation>
    </message>
    <message>
        <source>source, packet of %1 Hz, height %2</source>
        <translation>Quelle, Wellenpaket mit %1 Hz, Höhe %2</translation>
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
        <source>Pulled at</source>
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
        <source>Exploded at step %1</source>
        <translation>Bei Schritt %1 explodiert</translation>
    </message>
    <message>
        <source>Measured resonance</source>
        <translation>Gemessene Resonanz</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>Frequenz, Hz</translation>
    </message>
    <message>
        <source>amplitude, × one pull</source>
        <translation>Amplitude, × ein Anstoß</translation>
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
        <source>Heights now</source>
        <translation>Höhen jetzt</translation>
    </message>
    <message>
        <source>where it is pulled</source>
        <translation>wo angestoßen wird</translation>
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
        <source>source, triangle of %1 Hz, height %2</source>
        <translation>Quelle, Dreieck von %1 Hz, Höhe %2</translation>
    </message>
    <message>
        <source>source, square of %1 Hz, height %2</source>
        <translation>Quelle, Rechteck von %1 Hz, Höhe %2</translation>
    </message>
    <message>
        <source>%1, real frequency %2</source>
        <comment>a source</comment>
        <translation>%1, wirkliche Frequenz %2</translation>
    </message>
    <message>
        <source>real frequency</source>
        <translation>wirkliche Frequenz</translation>
    </message>
    <message>
        <source>wall, impedance</source>
        <translation>Wand, Impedanz</translation>
    </message>
    <message>
        <source>source, noise of %1 Hz, height %2</source>
        <translation>Quelle, Rauschen um %1 Hz, Höhe %2</translation>
    </message>
    <message>
        <source>source, drawn curve of %1 Hz, height %2</source>
        <translation>Quelle, gezeichnete Kurve von %1 Hz, Höhe %2</translation>
    </message>
    <message>
        <source>medium, from the formula %1</source>
        <translation>Medium, aus der Formel %1</translation>
    </message>
    <message>
        <source>medium, from a picture</source>
        <translation>Medium, aus einem Bild</translation>
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
        <translation>Lehrbuch-Euler</translation>
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
        <source>trapezoid</source>
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
        <source>The page could not be printed.</source>
        <translation>Die Seite konnte nicht gedruckt werden.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>Die Seite konnte nicht erzeugt werden.</translation>
    </message>
</context>
<context>
    <name>SheetChart</name>
    <message>
        <source>time in s</source>
        <translation>Zeit in s</translation>
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
        <source>all 8, equal</source>
        <translation>alle 8, gleich</translation>
    </message>
    <message>
        <source>isotropic</source>
        <translation>isotrop</translation>
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
        <source>How many openings it has</source>
        <translation>Wie viele Öffnungen sie hat</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öffnung</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>From the middle of a slit to the middle of the next</source>
        <translation>Von der Mitte eines Spalts zur Mitte des nächsten</translation>
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
        <source>Factor at the far end</source>
        <translation>Faktor am anderen Ende</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Weichheit</translation>
    </message>
    <message>
        <source>How wide it is across (sigma)</source>
        <translation>Wie breit es quer ist (Sigma)</translation>
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
        <source>How often it swings in a second of the run</source>
        <translation>Wie oft sie in einer Sekunde der Simulation schwingt</translation>
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
        <source>The second of the run at which it starts</source>
        <translation>Die Sekunde der Simulation, in der sie beginnt</translation>
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
        <source>Moves to column</source>
        <translation>Läuft zu Spalte</translation>
    </message>
    <message>
        <source>The column it moves to</source>
        <translation>Die Spalte, zu der sie läuft</translation>
    </message>
    <message>
        <source>Moves to row</source>
        <translation>Läuft zu Zeile</translation>
    </message>
    <message>
        <source>The row it moves to</source>
        <translation>Die Zeile, zu der sie läuft</translation>
    </message>
    <message>
        <source>How long it is</source>
        <translation>Wie lang es ist</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Gestartet bei</translation>
    </message>
    <message>
        <source>The second of the run at which it was started</source>
        <translation>Die Sekunde der Simulation, in der sie gestartet wurde</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Gestoppt bei</translation>
    </message>
    <message>
        <source>Soft ends</source>
        <translation>Weiche Enden</translation>
    </message>
    <message>
        <source>Over how many cells the line fades beyond its ends; 0: at once</source>
        <translation>Über wie viele Zellen jenseits ihrer Enden die Linie abklingt; 0: sofort</translation>
    </message>
    <message>
        <source>How far it is rotated, clockwise</source>
        <translation>Wie weit es gedreht ist, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>The shape of its outline</source>
        <translation>Die Form seines Umrisses</translation>
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
        <source>painted</source>
        <translation>gemalt</translation>
    </message>
    <message>
        <source>How wide it is; of a line, its length</source>
        <translation>Wie breit es ist; bei einer Linie ihre Länge</translation>
    </message>
    <message>
        <source>How high it is; of a line, its thickness</source>
        <translation>Wie hoch es ist; bei einer Linie ihre Dicke</translation>
    </message>
    <message>
        <source>The thickness of its rim or brush; 0: a filled box or ellipse</source>
        <translation>Die Dicke seines Rands oder Pinsels; 0: ein gefülltes Rechteck, eine gefüllte Ellipse</translation>
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
        <source>What k is multiplied by in it: the square of the ratio of speeds</source>
        <translation>Womit k darin multipliziert wird: das Quadrat des Verhältnisses der Geschwindigkeiten</translation>
    </message>
    <message>
        <source>The speed of waves in it, relative to that around it</source>
        <translation>Die Ausbreitungsgeschwindigkeit darin im Verhältnis zu der ringsum</translation>
    </message>
    <message>
        <source>The factor changes evenly to this one from left to right; 0: the same everywhere</source>
        <translation>Der Faktor ändert sich von links nach rechts gleichmäßig bis zu diesem; 0: überall gleich</translation>
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
        <source>packet</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>The phase of its swing at second 0, or when its packet begins</source>
        <translation>Die Phase ihrer Schwingung in Sekunde 0 oder am Anfang ihres Pakets</translation>
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
        <source>The second of the run at which it stops; 0: never</source>
        <translation>Die Sekunde der Simulation, in der sie aufhört; 0: nie</translation>
    </message>
    <message>
        <source>Repeats every</source>
        <translation>Wiederholung alle</translation>
    </message>
    <message>
        <source>After how many seconds it repeats; 0: only once</source>
        <translation>Nach wie vielen Sekunden sie sich wiederholt; 0: nur einmal</translation>
    </message>
    <message>
        <source>How fast it moves back and forth; 0: it stays in place</source>
        <translation>Wie schnell sie hin und her läuft; 0: sie bleibt stehen</translation>
    </message>
    <message>
        <source>Instrument</source>
        <translation>Messgerät</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>Maßband</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <source>The second of the run at which it was stopped; 0: it is running</source>
        <translation>Die Sekunde der Simulation, in der sie gestoppt wurde; 0: sie läuft</translation>
    </message>
    <message>
        <source>What it measures or marks: a trace is a string as it was</source>
        <translation>Was es misst oder markiert; eine eingefrorene Saite ist eine, wie sie war</translation>
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
        <source>frozen string</source>
        <translation>eingefrorene Saite</translation>
    </message>
    <message>
        <source>Height of its middle</source>
        <translation>Höhe der Mitte</translation>
    </message>
    <message>
        <source>Beside a string: how high above rest its middle is</source>
        <translation>Neben einer Saite: wie hoch über der Ruhelage seine Mitte liegt</translation>
    </message>
    <message>
        <source>Difference in height</source>
        <translation>Höhenunterschied</translation>
    </message>
    <message>
        <source>Beside a string: how much higher its right end is than its left one</source>
        <translation>Neben einer Saite: um wie viel sein rechtes Ende höher liegt als das linke</translation>
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
        <source>The amplitude of its waves, beside a line or one wavelength from a point; on a string beside it</source>
        <translation>Die Amplitude ihrer Wellen, neben einer Linie oder eine Wellenlänge von einem Punkt; auf einer Saite neben ihr</translation>
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
        <source>What it does to a wave: reflects it upside down, reflects it upright, absorbs it, or absorbs as much of it as its impedance says</source>
        <translation>Was sie mit einer Welle macht: sie umgekehrt reflektieren, sie aufrecht reflektieren, sie absorbieren oder so viel von ihr absorbieren, wie ihre Impedanz angibt</translation>
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
        <source>The ratio of its impedance to that of the water in front of it: at 1 it absorbs what meets it head-on, at 0 it is like a free wall, and the larger it is the more like a fixed one</source>
        <translation>Das Verhältnis ihrer Impedanz zu der des Wassers vor ihr: Bei 1 absorbiert sie, was senkrecht auf sie trifft, bei 0 ist sie wie eine freie Wand, und je größer es ist, desto mehr gleicht sie einer festen</translation>
    </message>
    <message>
        <source>How wide each slit is, or the opening of a cavity</source>
        <translation>Wie breit jeder Spalt ist oder die Öffnung eines Hohlraums</translation>
    </message>
    <message>
        <source>How fast it moves back and forth, slower than waves; 0: it stays in place</source>
        <translation>Wie schnell sie hin und her läuft, langsamer als Wellen; 0: sie bleibt stehen</translation>
    </message>
    <message>
        <source>A point makes round waves, a line straight ones, a multipole waves with crests and troughs by turns around it, an array a beam; on a string waves go through point and line, and a held place has the height of the signal itself</source>
        <translation>Ein Punkt macht runde Wellen, eine Linie gerade, ein Multipol Wellen mit abwechselnd Bergen und Tälern ringsum, eine Phasengruppe einen Strahl; auf einer Saite gehen Wellen durch Punkt und Linie hindurch, und eine gehaltene Stelle hat die Höhe des Signals selbst</translation>
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
        <source>How long the line or the array is</source>
        <translation>Wie lang die Linie oder die Phasengruppe ist</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>How strong the line is along its length: the same everywhere, or a Gaussian that sends a beam with a waist of half its length</source>
        <translation>Wie stark die Linie entlang ihrer Länge ist: überall gleich oder als Gaußkurve, die einen Strahl mit einer Taille von halber Länge aussendet</translation>
    </message>
    <message>
        <source>even</source>
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
        <source>How many points of alternate sign it has: 2 a dipole, 4 a quadrupole</source>
        <translation>Wie viele Punkte mit wechselndem Vorzeichen sie hat: 2 ein Dipol, 4 ein Quadrupol</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>How far its poles are from its middle</source>
        <translation>Wie weit ihre Pole von ihrer Mitte entfernt sind</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>How many points it has along its length</source>
        <translation>Wie viele Punkte sie auf ihrer Länge hat</translation>
    </message>
    <message>
        <source>Beam angle</source>
        <translation>Strahlwinkel</translation>
    </message>
    <message>
        <source>Where its beam leaves to: from its normal towards its right end, on both sides of it</source>
        <translation>Wohin ihr Strahl geht: von ihrer Normalen aus zu ihrem rechten Ende hin, auf ihren beiden Seiten</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Brennpunkt</translation>
    </message>
    <message>
        <source>How far from it, along the beam, its waves arrive together; 0: nowhere</source>
        <translation>Wie weit von ihr, den Strahl entlang, ihre Wellen gemeinsam ankommen; 0: nirgends</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>How many swings a packet has, or noise until its phase is another one</source>
        <translation>Wie viele Schwingungen ein Paket hat oder Rauschen, bis seine Phase eine andere ist</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Seed of the noise; sources with the same one swing alike</source>
        <translation>Startzahl des Rauschens; Quellen mit derselben schwingen gleich</translation>
    </message>
    <message>
        <source>Rests for</source>
        <translation>Ruht für</translation>
    </message>
    <message>
        <source>For how long it rests, again and again; 0: never</source>
        <translation>Wie lange sie jeweils ruht, immer wieder; 0: nie</translation>
    </message>
    <message>
        <source>Swings for</source>
        <translation>Schwingt für</translation>
    </message>
    <message>
        <source>For how long it swings between two rests</source>
        <translation>Wie lange sie zwischen zwei Ruhezeiten schwingt</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Bahnradius</translation>
    </message>
    <message>
        <source>The radius of the circle it runs round about its place; 0: it does not</source>
        <translation>Der Radius des Kreises, auf dem sie um ihren Ort läuft; 0: sie läuft nicht</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Umläufe</translation>
    </message>
    <message>
        <source>How often it runs round the circle in a second, clockwise; below 0: the other way</source>
        <translation>Wie oft sie in einer Sekunde um den Kreis läuft, im Uhrzeigersinn; unter 0: andersherum</translation>
    </message>
    <message>
        <source>turns/s</source>
        <translation>Umläufe/s</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>Schirm</translation>
    </message>
    <message>
        <source>How far the place is that a screen is bent round; 0: it is straight</source>
        <translation>Wie weit der Ort entfernt ist, um den ein Schirm gebogen ist; 0: er ist gerade</translation>
    </message>
    <message>
        <source>What its formula or picture gives: the speed of waves or the depth of the water, relative to those around it; 0 is land</source>
        <translation>Was seine Formel oder sein Bild angibt: die Geschwindigkeit der Wellen oder die Tiefe des Wassers, im Verhältnis zu denen ringsum; 0 ist Land</translation>
    </message>
    <message>
        <source>speeds</source>
        <translation>Geschwindigkeiten</translation>
    </message>
    <message>
        <source>depths</source>
        <translation>Tiefen</translation>
    </message>
    <message>
        <source>A steady sine, triangle or square, a single pulse, a packet of some swings, noise about its frequency, or a steady swing of the form of its curve</source>
        <translation>Ein stetiger Sinus, ein Dreieck oder ein Rechteck, ein einzelner Puls, ein Paket aus einigen Schwingungen, Rauschen um ihre Frequenz oder eine stetige Schwingung in der Form ihrer Kurve</translation>
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
        <source>ffmpeg says: %1</source>
        <translation>ffmpeg sagt: %1</translation>
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
        <source>nothing real</source>
        <translation>nichts Echtes</translation>
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
        <source>Restart with these settings</source>
        <translation>Mit diesen Einstellungen neu starten</translation>
    </message>
    <message>
        <source>Reset e&amp;verything</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to the experiment as it was opened</source>
        <translation>Zurück zum Versuch, wie er geöffnet wurde</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>P&amp;ull</source>
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
        <source>One &amp;step</source>
        <translation>&amp;Ein Schritt</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Sl&amp;ow ×0.25</source>
        <translation>&amp;Langsam ×0,25</translation>
    </message>
    <message>
        <source>×0.25</source>
        <translation>×0,25</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Langsam: ein Viertel der Geschwindigkeit</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>La&amp;ngsamer</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>&amp;Real speed ×1</source>
        <translation>Echte &amp;Geschwindigkeit ×1</translation>
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
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
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
        <source>Projector: full screen, large type, strong colours</source>
        <translation>Beamer: Vollbild, große Schrift, kräftige Farben</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Draw waves l&amp;arger</source>
        <translation>Wellen größer &amp;zeichnen</translation>
    </message>
    <message>
        <source>&amp;Draw waves smaller</source>
        <translation>Wellen &amp;kleiner zeichnen</translation>
    </message>
    <message>
        <source>Fit &amp;waves to the canvas</source>
        <translation>Wellen &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
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
        <source>Computing &amp;speed</source>
        <translation>&amp;Rechengeschwindigkeit</translation>
    </message>
    <message>
        <source>Shows steps, frames and cells per second below the canvas</source>
        <translation>Zeigt Schritte, Bilder und Zellen pro Sekunde unter der Zeichenfläche</translation>
    </message>
    <message>
        <source>Le&amp;vel lines</source>
        <translation>&amp;Höhenlinien</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <source>Bro&amp;wse the built-in experiments…</source>
        <translation>Eingebaute Versuche &amp;durchsehen …</translation>
    </message>
    <message>
        <source>Basic &amp;view</source>
        <translation>Einfache &amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen …</translation>
    </message>
    <message>
        <source>Lesson from a &amp;file…</source>
        <translation>Lektion aus einer &amp;Datei …</translation>
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
        <source>Give me a &amp;hint</source>
        <translation>Gib mir einen &amp;Tipp</translation>
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
        <source>Save the &amp;work sheet as PDF…</source>
        <translation>Arbeitsblatt als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Work sheet…</source>
        <translation>Arbeitsblatt …</translation>
    </message>
    <message>
        <source>Save the work sheet as a web pa&amp;ge…</source>
        <translation>Arbeitsblatt als &amp;Webseite speichern …</translation>
    </message>
    <message>
        <source>P&amp;rint the work sheet…</source>
        <translation>&amp;Arbeitsblatt drucken …</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>Lektion &amp;verlassen</translation>
    </message>
    <message>
        <source>Lock for the &amp;class</source>
        <translation>Für die &amp;Klasse sperren</translation>
    </message>
    <message>
        <source>Large &amp;resonance chart</source>
        <translation>&amp;Großes Resonanzdiagramm</translation>
    </message>
    <message>
        <source>&amp;Both dampings side by side</source>
        <translation>Beide Dämpfungen &amp;nebeneinander</translation>
    </message>
    <message>
        <source>Challenge: an &amp;unknown string</source>
        <translation>&amp;Herausforderung: eine unbekannte Saite</translation>
    </message>
    <message>
        <source>Your &amp;own picture on the floor…</source>
        <translation>&amp;Eigenes Bild auf dem Boden …</translation>
    </message>
    <message>
        <source>T&amp;iles on the floor</source>
        <translation>&amp;Fliesen auf dem Boden</translation>
    </message>
    <message>
        <source>Cards ov&amp;er the picture</source>
        <translation>Kar&amp;ten über dem Bild</translation>
    </message>
    <message>
        <source>Shows or hides all cards on the projector</source>
        <translation>Zeigt oder verbirgt alle Karten auf dem Beamer</translation>
    </message>
    <message>
        <source>Enter &amp;my answer</source>
        <translation>Meine Antwort e&amp;ingeben</translation>
    </message>
    <message>
        <source>Loc&amp;k with a word…</source>
        <translation>Mit einem W&amp;ort sperren …</translation>
    </message>
    <message>
        <source>&amp;Sheet for students…</source>
        <translation>&amp;Blatt für Schüler …</translation>
    </message>
    <message>
        <source>Print the sheet for st&amp;udents…</source>
        <translation>Blatt &amp;für Schüler drucken …</translation>
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
        <source>A class with &amp;phones</source>
        <translation>Eine Klasse mit &amp;Handys</translation>
    </message>
    <message>
        <source>Start or stop the stop&amp;watch</source>
        <translation>Stopp&amp;uhr starten oder anhalten</translation>
    </message>
    <message>
        <source>Stopwatch bac&amp;k to zero</source>
        <translation>Stoppuhr auf null</translation>
    </message>
    <message>
        <source>Free&amp;ze the string</source>
        <translation>Saite einfrieren</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now</source>
        <translation>Lässt die Saite, wie sie jetzt ist, gestrichelt stehen</translation>
    </message>
    <message>
        <source>A bead on every tenth point</source>
        <translation>Eine Perle auf jedem zehnten Punkt</translation>
    </message>
    <message>
        <source>Beads on the string</source>
        <translation>Perlen auf der Saite</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Jetzt einen Puls senden</translation>
    </message>
    <message>
        <source>The selected pulse generator does it, or the last one put</source>
        <translation>Der gewählte Pulsgeber tut es, oder der zuletzt gesetzte</translation>
    </message>
    <message>
        <source>Sound &amp;on</source>
        <translation>Ton &amp;ein</translation>
    </message>
    <message>
        <source>A ping for every tap, and what is chosen below</source>
        <translation>Ein Ping bei jedem Anschlag und das, was unten gewählt ist</translation>
    </message>
    <message>
        <source>S&amp;tart from a formula…</source>
        <translation>Mit einer &amp;Formel starten …</translation>
    </message>
    <message>
        <source>&amp;Next built-in experiment</source>
        <translation>Nä&amp;chster eingebauter Versuch</translation>
    </message>
    <message>
        <source>&amp;Previous built-in experiment</source>
        <translation>&amp;Voriger eingebauter Versuch</translation>
    </message>
    <message>
        <source>Heights, wave speeds and drives from a formula, a drawn curve or a picture</source>
        <translation>Höhen, Ausbreitungsgeschwindigkeiten und Antriebe aus einer Formel, einer gezeichneten Kurve oder einem Bild</translation>
    </message>
</context>
<context>
    <name>seiche::Advice</name>
    <message>
        <source>Use fewer neighbours: a stencil of four.</source>
        <translation>Nimm weniger Nachbarn: eine Nachbarschaft aus vier.</translation>
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
        <source>With %1 no k is small enough: choose leapfrog, or add damping: %2 = %3.</source>
        <translation>Mit %1 ist kein k klein genug: Wähle Leapfrog oder dämpfe stärker: %2 = %3.</translation>
    </message>
    <message>
        <source>With %1 no k is small enough: choose leapfrog.</source>
        <translation>Mit %1 ist kein k klein genug: Wähle Leapfrog.</translation>
    </message>
    <message>
        <source>The level surface itself grows ×%1 per step: it doubles every %2 steps (%3 s).</source>
        <translation>Die ebene Fläche selbst wächst ×%1 pro Schritt und verdoppelt sich alle %2 Schritte (%3 s).</translation>
    </message>
    <message>
        <source>The wave of %1 cells grows ×%2 per step: it doubles every %3 steps (%4 s).</source>
        <translation>Die Welle von %1 Zellen wächst ×%2 pro Schritt: Sie verdoppelt sich alle %3 Schritte (%4 s).</translation>
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
        <source>Exactly at the limit: no wave grows, but just above it the wave of %1 cells would.</source>
        <translation>Genau an der Grenze: Keine Welle wächst, aber schon knapp darüber täte es die Welle von %1 Zellen.</translation>
    </message>
    <message>
        <source>No wave grows. With a smaller divisor the wave of %1 cells would be the first to grow.</source>
        <translation>Keine Welle wächst. Mit einem kleineren Teiler wüchse zuerst die Welle von %1 Zellen.</translation>
    </message>
    <message>
        <source>No wave grows. Above k = %1 the wave of %2 cells would be the first to grow.</source>
        <translation>Keine Welle wächst. Über k = %1 wüchse zuerst die Welle von %2 Zellen.</translation>
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
        <source>%1 exploded at step %2</source>
        <translation>%1 ist bei Schritt %2 explodiert</translation>
    </message>
    <message>
        <source>With these settings every step makes the wave larger, without limit. Change k or the scheme, then restart.</source>
        <translation>Mit diesen Einstellungen wird die Welle bei jedem Schritt größer, ohne Grenze. Ändere k oder das Verfahren und starte neu.</translation>
    </message>
    <message>
        <source>Step %1, largest height %2.</source>
        <translation>Schritt %1, größte Höhe %2.</translation>
    </message>
    <message>
        <source>Second %1, largest height %2.</source>
        <translation>Sekunde %1, größte Höhe %2.</translation>
    </message>
    <message>
        <source>A hand cannot lift it any higher. Restart to begin at rest.</source>
        <translation>Höher lässt es sich von Hand nicht heben. Ein Neustart beginnt aus der Ruhe.</translation>
    </message>
    <message>
        <source>The wave left the range of numbers at step %1</source>
        <translation>Die Welle verließ den Zahlenbereich bei Schritt %1</translation>
    </message>
    <message>
        <source>The settings are stable: no step makes the wave larger. Pulls, drive and sources have put in too much. Restart to begin at rest.</source>
        <translation>Die Einstellungen sind stabil: Kein Schritt vergrößert die Welle. Anstöße, Antrieb und Quellen haben zu viel hineingegeben. Ein Neustart beginnt aus der Ruhe.</translation>
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
        <source>A chain of beads, and the string that it stands for: n half waves of a string have n times the frequency of one, those of beads have less.</source>
        <translation>Eine Perlenkette und die Saite, für die sie steht: n halbe Wellen einer Saite haben die n-fache Frequenz von einer, die von Perlen weniger.</translation>
    </message>
    <message>
        <source>With Theory switched on in the panel Resonance, the frequencies of the beads stand here beside those of a string.</source>
        <translation>Ist in der Seitenleiste Resonanz die Theorie eingeschaltet, stehen hier die Frequenzen der Perlen neben denen einer Saite.</translation>
    </message>
    <message>
        <source>n</source>
        <comment>half waves of a mode</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>beads, Hz</source>
        <translation>Perlen, Hz</translation>
    </message>
    <message>
        <source>string, Hz</source>
        <translation>Saite, Hz</translation>
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
        <source>beads, %1</source>
        <comment>unit of a frequency</comment>
        <translation>Perlen, %1</translation>
    </message>
    <message>
        <source>string, %1</source>
        <comment>unit of a frequency</comment>
        <translation>Saite, %1</translation>
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
        <source>Challenge %1: what is the slowest rhythm that makes this string swing high? Taps so far: %2</source>
        <translation>Herausforderung %1: Welches ist der langsamste Takt, der diese Saite hoch schwingen lässt? Anschläge bisher: %2</translation>
    </message>
    <message>
        <source>Challenge %1: %2 points. You said %3 Hz; the answer is %4 Hz (%5 % off); taps: %6</source>
        <translation>Herausforderung %1: %2 Punkte. Deine Antwort: %3 Hz, richtig sind %4 Hz (%5 % daneben); Anschläge: %6</translation>
    </message>
    <message>
        <source>Challenge %1: it was %2 Hz; taps: %3</source>
        <translation>Herausforderung %1: Es waren %2 Hz; Anschläge: %3</translation>
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
        <source>Your answer: the slowest rhythm</source>
        <translation>Deine Antwort: der langsamste Takt</translation>
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
        <source>Shows the answer and everything that is hidden</source>
        <translation>Zeigt die Lösung und alles, was verborgen ist</translation>
    </message>
    <message>
        <source>Number of the challenge</source>
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
        <source>A new challenge is an unknown string: find its slowest rhythm with few taps. The same number gives everyone the same string.</source>
        <translation>Eine neue Herausforderung ist eine unbekannte Saite: Finde mit wenigen Anschlägen ihren langsamsten Takt. Dieselbe Nummer gibt allen dieselbe Saite.</translation>
    </message>
</context>
<context>
    <name>seiche::Chart</name>
    <message>
        <source>The picture could not be made.</source>
        <translation>Das Bild konnte nicht erzeugt werden.</translation>
    </message>
    <message>
        <source>Save the chart as a picture</source>
        <translation>Diagramm als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Zahlen zeigen</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Zahlen kopieren</translation>
    </message>
    <message>
        <source>Save the numbers of the chart</source>
        <translation>Zahlen des Diagramms speichern</translation>
    </message>
    <message>
        <source>Save the numbers…</source>
        <translation>Zahlen speichern …</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>%1× (%2 × %3)…</source>
        <translation>%1× (%2 × %3) …</translation>
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
        <source>Clear the chart</source>
        <translation>Diagramm leeren</translation>
    </message>
    <message>
        <source>Remove all points of the class? They cannot be brought back.</source>
        <translation>Alle Punkte der Klasse entfernen? Sie lassen sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Save the points</source>
        <translation>Punkte speichern</translation>
    </message>
    <message>
        <source>Close the class</source>
        <translation>Klasse schließen</translation>
    </message>
    <message>
        <source>Save the points of the class? Points: %1</source>
        <translation>Die Punkte der Klasse speichern? Punkte: %1</translation>
    </message>
    <message>
        <source>Cl&amp;ass</source>
        <translation>K&amp;lasse</translation>
    </message>
    <message>
        <source>&amp;Open for phones…</source>
        <translation>&amp;Für Handys öffnen …</translation>
    </message>
    <message>
        <source>Students join with their phones, and every rhythm becomes a point on one chart</source>
        <translation>Schüler kommen mit ihren Handys dazu, und jeder Takt wird ein Punkt in einem Diagramm</translation>
    </message>
    <message>
        <source>O&amp;wn string</source>
        <translation>Eigene Sai&amp;te</translation>
    </message>
    <message>
        <source>Each phone has its own string; its points fly to the chart</source>
        <translation>Jedes Handy hat eine eigene Saite; seine Punkte fliegen ins Diagramm</translation>
    </message>
    <message>
        <source>One &amp;string</source>
        <translation>&amp;Gemeinsame Saite</translation>
    </message>
    <message>
        <source>All tap the string on the wall</source>
        <translation>Alle stoßen die Saite an der Wand an</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Abstimmung</translation>
    </message>
    <message>
        <source>A question with given answers</source>
        <translation>Eine Frage mit vorgegebenen Antworten</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>E&amp;infrieren</translation>
    </message>
    <message>
        <source>No points are taken; phones keep theirs</source>
        <translation>Es werden keine Punkte angenommen; die Handys behalten ihre</translation>
    </message>
    <message>
        <source>&amp;Hide the chart</source>
        <translation>Diagramm &amp;verbergen</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>Was die Theorie vorhersagt</translation>
    </message>
    <message>
        <source>C&amp;lear the chart…</source>
        <translation>Diagramm &amp;leeren …</translation>
    </message>
    <message>
        <source>S&amp;tudents…</source>
        <translation>S&amp;chüler …</translation>
    </message>
    <message>
        <source>Type a &amp;code…</source>
        <translation>Code &amp;eintippen …</translation>
    </message>
    <message>
        <source>The point of a phone that is in no network</source>
        <translation>Der Punkt eines Handys, das in keinem Netz ist</translation>
    </message>
    <message>
        <source>Nobody new &amp;joins</source>
        <translation>&amp;Niemand kommt mehr dazu</translation>
    </message>
    <message>
        <source>&amp;Phones follow the lesson</source>
        <translation>&amp;Handys folgen der Lektion</translation>
    </message>
    <message>
        <source>&amp;Give the class this experiment</source>
        <translation>&amp;Der Klasse diesen Versuch geben</translation>
    </message>
    <message>
        <source>Every phone gets what is open now; the chart shows its points</source>
        <translation>Jedes Handy bekommt, was jetzt geöffnet ist; das Diagramm zeigt die Punkte dazu</translation>
    </message>
    <message>
        <source>S&amp;ave the points…</source>
        <translation>&amp;Punkte speichern …</translation>
    </message>
    <message>
        <source>Clos&amp;e the class…</source>
        <translation>Klasse &amp;schließen …</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>seiche::ClassChart</name>
    <message>
        <source>taps per second (Hz)</source>
        <translation>Anschläge pro Sekunde (Hz)</translation>
    </message>
    <message>
        <source>amplitude in pulls</source>
        <translation>Amplitude in Anstößen</translation>
    </message>
    <message>
        <source>the others</source>
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
        <source>Every rhythm that a phone has tapped becomes a point here.</source>
        <translation>Jeder Takt, den ein Handy getippt hat, wird hier ein Punkt.</translation>
    </message>
    <message>
        <source>Chart of the class</source>
        <translation>Diagramm der Klasse</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps, a point for each rhythm.</source>
        <translation>Amplitude in Anstößen über der Anschlagfrequenz, ein Punkt für jeden Takt.</translation>
    </message>
    <message>
        <source>Remove this point</source>
        <translation>Diesen Punkt entfernen</translation>
    </message>
    <message>
        <source>Bring back the last removed point</source>
        <translation>Den zuletzt entfernten Punkt zurückholen</translation>
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
        <source>The class that was interrupted goes on, with its code and its points.</source>
        <translation>Die unterbrochene Klasse geht weiter, mit ihrem Code und ihren Punkten.</translation>
    </message>
    <message>
        <source>This point came without its run.</source>
        <translation>Dieser Punkt kam ohne seine Simulation.</translation>
    </message>
    <message>
        <source>The run of this point cannot be read.</source>
        <translation>Die Simulation zu diesem Punkt ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1: %2 pulls at %3 Hz</source>
        <translation>%1: %2 Anstöße bei %3 Hz</translation>
    </message>
    <message>
        <source>The point does not follow from this run.</source>
        <translation>Der Punkt folgt nicht aus dieser Simulation.</translation>
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
        <source>Which rhythm makes the string swing highest?</source>
        <translation>Bei welchem Takt schwingt die Saite am höchsten?</translation>
    </message>
    <message>
        <source>Which rhythm makes the water swing highest?</source>
        <translation>Bei welchem Takt schwingt das Wasser am höchsten?</translation>
    </message>
    <message>
        <source>Can you all tap in one rhythm?</source>
        <translation>Könnt ihr alle im selben Takt tippen?</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>Eine Frage an die Klasse</translation>
    </message>
    <message>
        <source>With n students tapping each pull is 1/√n as high: it only grows when they agree.</source>
        <translation>Tippen n Schüler, ist jeder Anstoß nur 1/√n so hoch: Die Welle wächst nur, wenn sie übereinstimmen.</translation>
    </message>
    <message>
        <source>Rhythms so far: %1</source>
        <translation>Takte bisher: %1</translation>
    </message>
    <message>
        <source>%1 rhythms from %2 students</source>
        <translation>Takte: %1, Schüler: %2</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>eingefroren</translation>
    </message>
    <message>
        <source>best so far: %1, %2 pulls at %3 Hz</source>
        <translation>bisher am höchsten: %1, %2 Anstöße bei %3 Hz</translation>
    </message>
    <message>
        <source>The pulls of all phones act on this one.</source>
        <translation>Die Anstöße aller Handys wirken hier.</translation>
    </message>
    <message>
        <source>Scan the code, or type address and letters.</source>
        <translation>Scanne den Code oder tippe Adresse und Zeichen ein.</translation>
    </message>
    <message>
        <source>Click a point to replay that student&apos;s run.</source>
        <translation>Ein Klick auf einen Punkt spielt die Simulation dieses Schülers nach.</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>Die Klasse</translation>
    </message>
    <message>
        <source>The chart is hidden. Keep tapping: points are counted.</source>
        <translation>Das Diagramm ist verborgen. Tippe weiter: Die Punkte zählen.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. Are the phones in the same network? See Help, A class with phones.</source>
        <translation>Noch ist niemand dazugekommen. Sind die Handys im selben Netz? Siehe Hilfe, Eine Klasse mit Handys.</translation>
    </message>
    <message>
        <source>The point is removed. The menu of the chart brings it back.</source>
        <translation>Der Punkt ist entfernt. Das Menü des Diagramms holt ihn zurück.</translation>
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
        <source>whole numbers</source>
        <comment>integer water</comment>
        <translation>ganze Zahlen</translation>
    </message>
    <message>
        <source>Water in whole numbers has only one scheme.</source>
        <translation>Für Wasser in ganzen Zahlen gibt es nur ein Verfahren.</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <comment>energy or difference</comment>
        <translation>%1 über der Zeit</translation>
    </message>
    <message>
        <source>Pull, and the energy appears here.</source>
        <translation>Stoß an, und hier erscheint die Energie.</translation>
    </message>
    <message>
        <source>Pull, and the difference from the exact solution appears here.</source>
        <translation>Stoß an, und hier erscheint der Unterschied zur exakten Lösung.</translation>
    </message>
    <message>
        <source>The difference between the other schemes and the main run appears here.</source>
        <translation>Hier erscheint der Unterschied der anderen Verfahren zur Hauptsimulation.</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>Zeit, s</translation>
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
        <source>%1 Exploded at step %2.</source>
        <comment>sentence before, step</comment>
        <translation>%1 Bei Schritt %2 explodiert.</translation>
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
        <source>Runs %1 beside the main run, from its present state.</source>
        <translation>Rechnet %1 neben der Hauptsimulation, von deren jetzigem Zustand an.</translation>
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
        <source>All schemes that can run beside the main one.</source>
        <translation>Alle Verfahren, die neben der Hauptsimulation laufen können.</translation>
    </message>
    <message>
        <source>What the string would do if time had no steps; differences are then measured from it.</source>
        <translation>Was die Saite täte, wenn die Zeit keine Schritte hätte; Unterschiede beziehen sich dann darauf.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>start the other schemes once more</comment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Restarts the other schemes from the present state.</source>
        <translation>Startet die anderen Verfahren neu, vom jetzigen Zustand an.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted in the end, ×%3 measured now: waves that grow more slowly still dominate.</source>
        <translation>%1: am Ende ×%2 pro Schritt berechnet, jetzt ×%3 gemessen: Noch überwiegen Wellen, die langsamer wachsen.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media, ×%3 measured.</source>
        <translation>%1: zwischen Wänden und Medien höchstens ×%2 pro Schritt berechnet, ×%3 gemessen.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media.</source>
        <translation>%1: zwischen Wänden und Medien höchstens ×%2 pro Schritt berechnet.</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>Error over the time step</source>
        <translation>Fehler über dem Zeitschritt</translation>
    </message>
    <message>
        <source>%1: order %2 measured, %3 by theory.</source>
        <comment>scheme, orders</comment>
        <translation>%1: Ordnung %2 gemessen, %3 laut Theorie.</translation>
    </message>
    <message>
        <source>Measured without damping, which no scheme applies to a higher order than the first.</source>
        <translation>Ohne Dämpfung gemessen, die kein Verfahren genauer als in erster Ordnung anwendet.</translation>
    </message>
    <message>
        <source>time step, in steps of the run</source>
        <translation>Zeitschritt, in Schritten der Simulation</translation>
    </message>
    <message>
        <source>There is no error to be measured here.</source>
        <translation>Hier lässt sich kein Fehler messen.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Messung läuft …</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1 ist bei Schritt %2 explodiert</translation>
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
        <source>The memory limit: how many cells per second this computer could compute if every step read two heights of each cell from memory and wrote one. Several steps in the cache can beat it.</source>
        <translation>Die Speichergrenze: so viele Zellen pro Sekunde, wie dieser Rechner schaffen könnte, wenn jeder Schritt für jede Zelle zwei Höhen aus dem Speicher läse und eine schriebe. Mehrere Schritte im Cache schaffen mehr.</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 Bilder/s</translation>
    </message>
</context>
<context>
    <name>seiche::CurveEditor</name>
    <message>
        <source>Place %1 of %2: %3. Arrows move the pen and raise the curve; with Shift it draws on.</source>
        <translation>Stelle %1 von %2: %3. Pfeile bewegen den Stift und heben die Kurve; mit Umschalt zeichnet er weiter.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingRows</name>
    <message>
        <source>on the velocity</source>
        <comment>damping</comment>
        <translation>auf Geschwindigkeit</translation>
    </message>
    <message>
        <source>on the height</source>
        <comment>damping</comment>
        <translation>auf Höhe</translation>
    </message>
    <message>
        <source>on both</source>
        <comment>damping</comment>
        <translation>auf beide</translation>
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
        <source>This half-life is too short: one step cannot take away that much.</source>
        <translation>Diese Halbwertszeit ist zu kurz: Ein Schritt kann nicht so viel wegnehmen.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>damping of</comment>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
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
        <source>On the velocity: friction, as in textbooks. On the height: the whole new height shrinks, which also pulls the medium back to level and raises low frequencies.</source>
        <translation>Auf die Geschwindigkeit: Reibung, wie im Lehrbuch. Auf die Höhe: Die ganze neue Höhe schrumpft; das zieht das Medium auch zur Ruhelage zurück und hebt tiefe Frequenzen.</translation>
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
        <source>After this time half of a wave&apos;s height is left.</source>
        <translation>Nach dieser Zeit ist die Höhe einer Welle auf die Hälfte gefallen.</translation>
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
        <translation>Verborgen, bis du den Takt der Saite gefunden hast.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Two dampings</source>
        <translation>Zwei Dämpfungen</translation>
    </message>
    <message>
        <source>velocity damped</source>
        <translation>Geschwindigkeit gedämpft</translation>
    </message>
    <message>
        <source>height damped</source>
        <translation>Höhe gedämpft</translation>
    </message>
    <message>
        <source>tap frequency, Hz</source>
        <translation>Anschlagfrequenz, Hz</translation>
    </message>
    <message>
        <source>× one pull</source>
        <translation>× ein Anstoß</translation>
    </message>
    <message>
        <source>undamped</source>
        <translation>ungedämpft</translation>
    </message>
    <message>
        <source>factor per step</source>
        <translation>Faktor pro Schritt</translation>
    </message>
    <message>
        <source>slowest wave, steps</source>
        <translation>langsamste Welle, Schritte</translation>
    </message>
    <message>
        <source>slowest wave, Hz</source>
        <translation>langsamste Welle, Hz</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the velocity</comment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Damp the velocity of this run</source>
        <translation>Die Geschwindigkeit in dieser Simulation dämpfen</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the height</comment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Damp the height of this run</source>
        <translation>Die Höhe in dieser Simulation dämpfen</translation>
    </message>
    <message>
        <source>Switch on Theory to see what it predicts.</source>
        <translation>Schalte „Theorie“ ein, um zu sehen, was sie vorhersagt.</translation>
    </message>
    <message>
        <source>Both take the same share of every wave that swings: half of it is left after %1 steps (%2 s). Damping the velocity is friction: the rhythm stays. Damping the height also pulls the medium back to level, as if it lay on springs: no wave can swing more slowly than once in %3 steps. Its resonance comes from its damping.</source>
        <translation>Beide nehmen jeder Welle, die schwingt, denselben Anteil: Nach %1 Schritten (%2 s) ist die Hälfte übrig. Die Geschwindigkeit zu dämpfen ist Reibung: Der Takt bleibt. Die Höhe zu dämpfen zieht das Medium auch zur Ruhelage zurück, als läge es auf Federn: Keine Welle kann langsamer schwingen als einmal in %3 Schritten. Seine Resonanz kommt von seiner Dämpfung.</translation>
    </message>
</context>
<context>
    <name>seiche::DispersionChart</name>
    <message>
        <source>The shortest waves travel at %1 cells per step; the wave equation says %2.</source>
        <translation>Die kürzesten Wellen laufen mit %1 Zellen pro Schritt; die Wellengleichung sagt %2.</translation>
    </message>
    <message>
        <source>wavelength, cells</source>
        <translation>Wellenlänge, Zellen</translation>
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
        <source>along the sides</source>
        <translation>längs der Seiten</translation>
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
        <source>The shortest waves travel at %1; the wave equation says %2.</source>
        <comment>velocities</comment>
        <translation>Die kürzesten Wellen laufen mit %1; die Wellengleichung sagt %2.</translation>
    </message>
    <message>
        <source>wavelength, %1</source>
        <comment>unit</comment>
        <translation>Wellenlänge, %1</translation>
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
        <source>phase velocity, %1</source>
        <comment>unit</comment>
        <translation>Phasengeschwindigkeit, %1</translation>
    </message>
    <message>
        <source>velocity, %1</source>
        <comment>unit</comment>
        <translation>Geschwindigkeit, %1</translation>
    </message>
</context>
<context>
    <name>seiche::DockArrangement</name>
    <message>
        <source>Panels</source>
        <translation>Seitenleisten</translation>
    </message>
    <message>
        <source>Panels to the left</source>
        <translation>Seitenleisten links</translation>
    </message>
    <message>
        <source>Panels to the right</source>
        <translation>Seitenleisten rechts</translation>
    </message>
</context>
<context>
    <name>seiche::Documents</name>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>Es ist keine Datei.</translation>
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
        <source>The run has too many events for a file of 1 MiB. You can still save its set-up.</source>
        <translation>Die Simulation hat zu viele Ereignisse für eine Datei von 1 MiB. Ihr Aufbau lässt sich aber speichern.</translation>
    </message>
    <message>
        <source>The file that was there is unchanged.</source>
        <translation>Die Datei, die dort stand, ist unverändert.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Another window or program has changed it since it was opened here.</source>
        <translation>Ein anderes Fenster oder Programm hat es geändert, seit es hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>The experiment could not be opened.</source>
        <translation>Der Versuch konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>There is not enough memory for it. What was open stays open.</source>
        <translation>Der Speicher reicht dafür nicht. Was offen war, bleibt offen.</translation>
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
        <source>Height of the string</source>
        <translation>Höhe der Saite</translation>
    </message>
    <message>
        <source>Height of the pool</source>
        <translation>Höhe des Beckens</translation>
    </message>
    <message>
        <source>Wave speed in a medium</source>
        <translation>Ausbreitungsgeschwindigkeit in einem Medium</translation>
    </message>
    <message>
        <source>Swing of a source</source>
        <translation>Schwingung einer Quelle</translation>
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
        <source>Grey picture</source>
        <translation>Graues Bild</translation>
    </message>
    <message>
        <source>Height of the pool, x and y in cells from its upper left corner:</source>
        <translation>Höhe des Beckens, x und y in Zellen von seiner oberen linken Ecke aus:</translation>
    </message>
    <message>
        <source>Relative to the water around it, 0 is land; x and y in cells from the middle of the medium:</source>
        <translation>Im Verhältnis zum Wasser ringsum, 0 ist Land; x und y in Zellen von der Mitte des Mediums aus:</translation>
    </message>
    <message>
        <source>One swing, t from 0 to 1; its highest point is the source&apos;s height:</source>
        <translation>Eine Schwingung, t von 0 bis 1; ihr höchster Punkt ist die Höhe der Quelle:</translation>
    </message>
    <message>
        <source>It is land everywhere.</source>
        <translation>Es ist überall Land.</translation>
    </message>
    <message>
        <source>Where waves are fastest k is too large: the run will explode unless k gets smaller.</source>
        <translation>Wo die Wellen am schnellsten sind, ist k zu groß: Die Simulation explodiert, wenn k nicht kleiner wird.</translation>
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
        <source>%1: what happens to a wave there. Fixed: it comes back upside down. Free: it comes back upright. Absorbing: it leaves. Ring: it re-enters on the opposite side.</source>
        <translation>%1: was dort mit einer Welle geschieht. Fest: Sie kommt umgekehrt zurück. Frei: Sie kommt aufrecht zurück. Absorbierend: Sie läuft hinaus. Ring: Sie kommt auf der anderen Seite wieder herein.</translation>
    </message>
    <message>
        <source>sides</source>
        <comment>of the pool</comment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Predicted echo 0: nothing comes back.</source>
        <translation>Berechnetes Echo 0: Nichts kommt zurück.</translation>
    </message>
    <message>
        <source>Predicted echo %1: upright.</source>
        <translation>Berechnetes Echo %1: aufrecht.</translation>
    </message>
    <message>
        <source>Predicted echo −%1: upside down.</source>
        <translation>Berechnetes Echo −%1: umgekehrt.</translation>
    </message>
    <message>
        <source>Impedance: a dashpot between free and fixed; matched to the string (1), it takes up every wave.</source>
        <translation>Impedanz: ein Dämpfer zwischen frei und fest; an die Saite angepasst (1), nimmt er jede Welle auf.</translation>
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
        <source>Save only the se&amp;t-up…</source>
        <translation>Nur den &amp;Aufbau speichern …</translation>
    </message>
    <message>
        <source>Saves the present settings as a starting point</source>
        <translation>Speichert die jetzigen Einstellungen als Ausgangspunkt</translation>
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
        <source>Its settings were changed and are not saved in any file yet.</source>
        <translation>Seine Einstellungen wurden geändert und sind noch in keiner Datei gespeichert.</translation>
    </message>
    <message>
        <source>Open an experiment</source>
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
        <source>Save the run</source>
        <translation>Simulation speichern</translation>
    </message>
    <message>
        <source>Save the set-up</source>
        <translation>Aufbau speichern</translation>
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
        <source>%1 was changed by another window or program since it was opened here.</source>
        <translation>%1 wurde von einem anderen Fenster oder Programm geändert, seit es hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. Which of the two do you want to keep?</source>
        <translation>Noch wurde nichts gespeichert. Welche der beiden Fassungen soll bleiben?</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Unter anderem Namen speichern …</translation>
    </message>
    <message>
        <source>Replace the other</source>
        <translation>Die andere ersetzen</translation>
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
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Part of the run</source>
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
        <source>S&amp;teps per picture</source>
        <translation>Sc&amp;hritte pro Bild</translation>
    </message>
    <message>
        <source>Pictures per &amp;second</source>
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
        <source>Progress of the film</source>
        <translation>Fortschritt des Films</translation>
    </message>
    <message>
        <source>The height that is drawn at the ceiling of the string, or brightest in the pool</source>
        <translation>Die Höhe, die bei der Saite an der Decke liegt oder im Becken am hellsten gezeichnet wird</translation>
    </message>
    <message>
        <source>Save the film…</source>
        <translation>Film speichern …</translation>
    </message>
    <message>
        <source>the run so far</source>
        <translation>die Simulation bis hierher</translation>
    </message>
    <message>
        <source>from now on</source>
        <translation>ab jetzt</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Bewegtes Bild (GIF)</translation>
    </message>
    <message>
        <source>Numbered pictures (PNG)</source>
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
        <source>%1: needs the program ffmpeg, which is not installed</source>
        <translation>%1: braucht das Programm ffmpeg, das nicht installiert ist</translation>
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
        <source>%1 pictures are too many; at most %2 are allowed. Use more steps per picture.</source>
        <translation>%1 Bilder sind zu viele; erlaubt sind %2. Nimm mehr Schritte pro Bild.</translation>
    </message>
    <message>
        <source>%1 pictures, the last of step %2: %3 s of film show %4 s of the run.</source>
        <translation>%1 Bilder, das letzte von Schritt %2: %3 s Film zeigen %4 s der Simulation.</translation>
    </message>
    <message>
        <source>Save the film</source>
        <translation>Film speichern</translation>
    </message>
    <message>
        <source>Films (*%1)</source>
        <translation>Filme (*%1)</translation>
    </message>
    <message>
        <source>The film is being made. You can go on working in the meantime.</source>
        <translation>Der Film entsteht. Du kannst inzwischen weiterarbeiten.</translation>
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
        <source>There is not enough memory for a film of such a large run.</source>
        <translation>Für einen Film von einer so großen Simulation reicht der Speicher nicht.</translation>
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
        <source>The size of the GIF is being measured.</source>
        <translation>Die Größe des GIFs wird gemessen.</translation>
    </message>
    <message>
        <source>The GIF will be about %1 large.</source>
        <translation>Das GIF wird etwa %1 groß.</translation>
    </message>
    <message>
        <source>A video (MP4) of the same is much smaller.</source>
        <translation>Ein Video (MP4) davon ist viel kleiner.</translation>
    </message>
</context>
<context>
    <name>seiche::FloorChoice</name>
    <message>
        <source>A picture for the floor</source>
        <translation>Ein Bild für den Boden</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
</context>
<context>
    <name>seiche::FloorPicture</name>
    <message>
        <source>%1 cannot be the floor of the pool.</source>
        <translation>%1 kann nicht der Boden des Beckens sein.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB.</source>
        <translation>Die Datei ist größer als 16 MiB.</translation>
    </message>
    <message>
        <source>It is not a PNG, JPEG or BMP picture.</source>
        <translation>Es ist kein PNG-, JPEG- oder BMP-Bild.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Das Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>It has %1 × %2 pixels. At most 8192 on each side and 32 million in all are allowed.</source>
        <translation>Es hat %1 × %2 Pixel. Erlaubt sind 8192 je Seite und 32 Millionen insgesamt.</translation>
    </message>
</context>
<context>
    <name>seiche::FormulaDialog</name>
    <message>
        <source>Height of the string, x from 0 at the left end to 1 at the right:</source>
        <translation>Höhe der Saite, x von 0 am linken Ende bis 1 am rechten:</translation>
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
        <source>start from a formula</source>
        <translation>mit einer Formel gestartet</translation>
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
        <source>Made from</source>
        <translation>Gemacht aus</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen …</translation>
    </message>
    <message>
        <source>From a formula, a curve or a picture</source>
        <translation>Aus einer Formel, einer Kurve oder einem Bild</translation>
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
        <source>What the bottom of the curve stands for</source>
        <translation>Wofür der untere Rand der Kurve steht</translation>
    </message>
    <message>
        <source>What the top of the curve stands for</source>
        <translation>Wofür der obere Rand der Kurve steht</translation>
    </message>
    <message>
        <source>What black stands for</source>
        <translation>Wofür Schwarz steht</translation>
    </message>
    <message>
        <source>What white stands for</source>
        <translation>Wofür Weiß steht</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>A PNG, JPEG or BMP picture of at most 16 MiB; colours count as their brightness.</source>
        <translation>Ein Bild in PNG, JPEG oder BMP von höchstens 16 MiB; Farben zählen als ihre Helligkeit.</translation>
    </message>
    <message>
        <source>Draw over the curve. Keys: arrows, with Shift they draw on.</source>
        <translation>Zeichne über die Kurve. Tasten: Pfeile, mit Umschalt zeichnen sie weiter.</translation>
    </message>
    <message>
        <source>A grey picture</source>
        <translation>Ein graues Bild</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1, %2 × %3 places</source>
        <translation>%1, %2 × %3 Stellen</translation>
    </message>
</context>
<context>
    <name>seiche::FourierBuild</name>
    <message>
        <source>a whole number from 1</source>
        <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
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
        <source>No standing waves are predicted here that a shape could be built from.</source>
        <translation>Hier werden keine stehenden Wellen vorhergesagt, aus denen sich eine Form aufbauen ließe.</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>half waves, to the last</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Half waves: %1. Highest point: %2 % of the shape&apos;s.</source>
        <translation>Halbe Wellen: %1. Höchster Punkt: %2 % von dem der Form.</translation>
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
        <source>Build it</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Starts the string at rest with the sum of these standing waves; from then on it follows the number of terms</source>
        <translation>Startet die Saite aus der Ruhe mit der Summe dieser stehenden Wellen; von da an folgt sie der Zahl der Glieder</translation>
    </message>
</context>
<context>
    <name>seiche::Header</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>locked for the class</source>
        <translation>für die Klasse gesperrt</translation>
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
        <source>It exploded. Press [Ctrl+R] to restart, with a smaller k.</source>
        <translation>Explodiert! Mit [Strg+R] neu starten, mit kleinerem k.</translation>
    </message>
    <message>
        <source>%1 has exploded; %2 goes on. Restart with [Ctrl+R] to see it again, slowly with [S].</source>
        <translation>%1 ist explodiert; %2 läuft weiter. Mit [Strg+R] neu starten, um es noch einmal zu sehen, mit [S] langsam.</translation>
    </message>
    <message>
        <source>This setting is unstable: pull with [SPACE] and watch the shortest waves grow.</source>
        <translation>Diese Einstellung ist instabil: Stoß mit der [LEERTASTE] an und sieh zu, wie die kürzesten Wellen wachsen.</translation>
    </message>
    <message>
        <source>Paused. [.] goes one step forward, [P] resumes.</source>
        <translation>Angehalten. [.] geht einen Schritt weiter, [P] läuft weiter.</translation>
    </message>
    <message>
        <source>You reached the ceiling! There are faster rhythms that work, too: find the next one.</source>
        <translation>Du hast die Decke erreicht! Es gibt schnellere Takte, die auch gehen: Finde den nächsten.</translation>
    </message>
    <message>
        <source>Again, each time the string comes back: [SPACE] in an even rhythm.</source>
        <translation>Noch einmal, immer wenn die Saite zurückkommt: [LEERTASTE] in gleichmäßigem Takt.</translation>
    </message>
    <message>
        <source>It grows! Keep this rhythm.</source>
        <translation>Sie wächst! Bleib in diesem Takt.</translation>
    </message>
    <message>
        <source>An even rhythm, but it does not grow: try a little slower or faster.</source>
        <translation>Ein gleichmäßiger Takt, aber sie wächst nicht: Versuch es etwas langsamer oder schneller.</translation>
    </message>
    <message>
        <source>Tap [SPACE] as evenly as you can, at least five times.</source>
        <translation>Tippe so gleichmäßig du kannst auf die [LEERTASTE], mindestens fünfmal.</translation>
    </message>
    <message>
        <source>Released at rest: the corner splits in two, and each half runs to its end and back.</source>
        <translation>Aus der Ruhe losgelassen: Die Ecke teilt sich, und jede Hälfte läuft zu ihrem Ende und zurück.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. At a quarter of the length other tones wake up.</source>
        <translation>Die [LEERTASTE] stößt jetzt hier an. Bei einem Viertel der Länge wachen andere Töne auf.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in rhythm. Can you make it touch the ceiling?</source>
        <translation>Tippe im Takt auf die [LEERTASTE]. Schaffst du es bis zur Decke?</translation>
    </message>
    <message>
        <source>Click a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Klick an eine zweite Stelle: Wo sich die Ringe treffen, addieren sie sich; dann laufen sie durcheinander hindurch.</translation>
    </message>
    <message>
        <source>Now hold the button and draw: faster than the waves, or slower?</source>
        <translation>Halte jetzt die Taste und zeichne: schneller als die Wellen oder langsamer?</translation>
    </message>
    <message>
        <source>Draw faster than the waves travel, and they pile up into a wedge behind you.</source>
        <translation>Zeichne schneller, als die Wellen laufen, und sie türmen sich hinter dir zu einem Keil.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. The arrow keys move the place.</source>
        <translation>Die [LEERTASTE] stößt jetzt hier an. Die Pfeiltasten verschieben die Stelle.</translation>
    </message>
    <message>
        <source>Click the water, or hold and draw. [SPACE] pulls at the ring, in your rhythm.</source>
        <translation>Klick ins Wasser, oder halte und zeichne. Die [LEERTASTE] stößt am Ring an, in deinem Takt.</translation>
    </message>
    <message>
        <source>Two schemes, the same pulls: pull with [SPACE] and see which one stays true.</source>
        <translation>Zwei Verfahren, dieselben Anstöße: Stoß mit der [LEERTASTE] an und sieh, welches treu bleibt.</translation>
    </message>
    <message>
        <source>Draw a wall with the mouse; or [Enter], the arrow keys, and [Enter] again.</source>
        <translation>Zeichne eine Wand mit der Maus; oder [Eingabe], Pfeiltasten und wieder [Eingabe].</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the water.</source>
        <translation>Klick ein Objekt an, oder wähle es mit [T]. [Esc] führt zurück zum Wasser.</translation>
    </message>
    <message>
        <source>Drag the probe to where you measure. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Zieh den Messpunkt dorthin, wo du misst. [Entf] entfernt ihn, [Esc] führt zurück.</translation>
    </message>
    <message>
        <source>Drag it, turn it, resize it by its handles. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Zieh und dreh es, ändere die Größe an den Griffen. [Entf] entfernt es, [Esc] führt zurück.</translation>
    </message>
    <message>
        <source>Too much was put in. Press [Ctrl+R] to restart.</source>
        <translation>Zu viel hineingegeben. Mit [Strg+R] neu starten.</translation>
    </message>
    <message>
        <source>Drag it, or its ends. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Zieh es oder seine Enden. [Entf] entfernt es, [Esc] führt zurück zur Saite.</translation>
    </message>
    <message>
        <source>It exploded. [Ctrl+R] restarts.</source>
        <translation>Es ist explodiert. [Strg+R] startet neu.</translation>
    </message>
    <message>
        <source>This setting is unstable. [P] pauses, [.] goes one step forward.</source>
        <translation>Diese Einstellung ist instabil. [P] hält an, [.] geht einen Schritt weiter.</translation>
    </message>
    <message>
        <source>A sine drives the medium: change its frequency and give the wave time.</source>
        <translation>Ein Sinus treibt das Medium an: Ändere seine Frequenz und lass der Welle Zeit.</translation>
    </message>
    <message>
        <source>[SPACE] pulls at the ring, [Ctrl+R] restarts, [S] is slow motion.</source>
        <translation>Die [LEERTASTE] stößt am Ring an, [Strg+R] startet neu, [S] ist Zeitlupe.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in an even rhythm.</source>
        <translation>Tippe in gleichmäßigem Takt auf die [LEERTASTE].</translation>
    </message>
    <message>
        <source>An even rhythm.</source>
        <translation>Ein gleichmäßiger Takt.</translation>
    </message>
    <message>
        <source>Click in an even rhythm: which one rocks the whole pool? [SPACE] pulls at the ring.</source>
        <translation>Klicke in gleichmäßigem Rhythmus: Welcher bringt das ganze Becken zum Schwingen? Die [LEERTASTE] stößt am Ring an.</translation>
    </message>
    <message>
        <source>Again, each time the water rises: in an even rhythm.</source>
        <translation>Noch einmal, immer wenn das Wasser steigt: in gleichmäßigem Rhythmus.</translation>
    </message>
    <message>
        <source>Click where it should be; or move the ring there and press [Enter]. [Esc] gives it up.</source>
        <translation>Klick dorthin, wo es sein soll; oder setz den Ring dorthin und drück [Eingabe]. [Esc] bricht ab.</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the string.</source>
        <translation>Klick ein Objekt an, oder wähle es mit [T]. [Esc] führt zurück zur Saite.</translation>
    </message>
    <message>
        <source>Drag it along the string. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Zieh sie die Saite entlang. [Entf] entfernt sie, [Esc] führt zur Saite zurück.</translation>
    </message>
    <message>
        <source>%1 objects: drag one, and all of them move. [Del] removes them, [Esc] lets them go.</source>
        <translation>%1 Objekte: Zieh eines, und alle bewegen sich. [Entf] entfernt sie, [Esc] lässt sie los.</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this computer could not keep up. Close other programs.</source>
        <translation>Der Takt beginnt neu, weil dieser Rechner nicht mitgekommen ist. Schließ andere Programme.</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryMemoryMenu</name>
    <message>
        <source>&amp;Memory for the timeline</source>
        <translation>Spei&amp;cher für die Zeitleiste</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>What was done, oldest first</source>
        <translation>Was getan wurde, das Älteste zuerst</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <translation>wie geöffnet</translation>
    </message>
    <message>
        <source>Click a line, or use the arrow keys, to go back or forward to it.</source>
        <translation>Ein Klick auf eine Zeile oder die Pfeiltasten führen zu ihr zurück oder wieder vor.</translation>
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
        <translation>Komm mit deinem Handy dazu</translation>
    </message>
    <message>
        <source>QR code of the address and the letters</source>
        <translation>QR-Code der Adresse und der Zeichen</translation>
    </message>
    <message>
        <source>No network: only browsers of this computer can join.</source>
        <translation>Kein Netz: Nur Browser dieses Rechners können dazukommen.</translation>
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
        <source>Joint at %1, %2 points per step. A pulse from the left: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Verbindung bei %1, %2 Punkte pro Schritt. Ein Puls von links: r %3 (gemessen %4), t %5 (gemessen %6).</translation>
    </message>
    <message>
        <source>Joint at %1, %2 points per step. A pulse from the right: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Verbindung bei %1, %2 Punkte pro Schritt. Ein Puls von rechts: r %3 (gemessen %4), t %5 (gemessen %6).</translation>
    </message>
</context>
<context>
    <name>seiche::KeepingWatch</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Neither your settings nor unsaved work can be kept on this computer.</source>
        <translation>Weder deine Einstellungen noch ungespeicherte Arbeit können auf diesem Computer aufgehoben werden.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept on this computer.</source>
        <translation>Deine Einstellungen können auf diesem Computer nicht aufgehoben werden.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept on this computer: save it yourself.</source>
        <translation>Ungespeicherte Arbeit kann auf diesem Computer nicht aufgehoben werden: speichere sie selbst.</translation>
    </message>
</context>
<context>
    <name>seiche::KeyGuide</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
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
        <source>pull there</source>
        <translation>dort anstoßen</translation>
    </message>
    <message>
        <source>drag the string</source>
        <translation>die Saite ziehen</translation>
    </message>
    <message>
        <source>pluck it: it is let go from rest</source>
        <translation>zupfen: sie wird aus der Ruhe losgelassen</translation>
    </message>
    <message>
        <source>move the place where SPACE pulls</source>
        <translation>die Stelle verschieben, an der die LEERTASTE anstößt</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>rechts klicken</translation>
    </message>
    <message>
        <source>move the ring there</source>
        <translation>den Ring dorthin setzen</translation>
    </message>
    <message>
        <source>hold or draw in the pool</source>
        <translation>im Becken halten oder zeichnen</translation>
    </message>
    <message>
        <source>keep pulling; leave a trail</source>
        <translation>weiter anstoßen; eine Spur hinterlassen</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>draw waves larger or smaller</source>
        <translation>Wellen größer oder kleiner zeichnen</translation>
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
        <source>pull at the ring</source>
        <translation>am Ring anstoßen</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move the ring; with Shift ten times as far</source>
        <translation>den Ring verschieben; mit Umschalt zehnmal so weit</translation>
    </message>
    <message>
        <source>higher or lower pulls</source>
        <translation>höhere oder niedrigere Anstöße</translation>
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
        <source>pull in the animation that has the focus</source>
        <translation>in dem Bild anstoßen, das den Fokus hat</translation>
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
        <source>from line to line, each with its explanation</source>
        <translation>von Zeile zu Zeile, jede mit ihrer Erklärung</translation>
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
        <source>print, or write a PDF</source>
        <translation>drucken oder PDF schreiben</translation>
    </message>
    <message>
        <source>right button, wheel on the 3-D surface</source>
        <translation>rechte Taste, Rad auf der 3D-Fläche</translation>
    </message>
    <message>
        <source>turn and tilt it; zoom</source>
        <translation>drehen und neigen; näher kommen</translation>
    </message>
    <message>
        <source>Select and move: click or drag an object</source>
        <translation>„Auswählen“: ein Objekt anklicken oder ziehen</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Strg und Pfeiltasten</translation>
    </message>
    <message>
        <source>on a projector: move the card whose sign has the focus</source>
        <translation>auf dem Beamer: die Karte verschieben, deren Zeichen den Fokus hat</translation>
    </message>
    <message>
        <source>drag the ring along the string</source>
        <translation>den Ring an der Saite entlangziehen</translation>
    </message>
    <message>
        <source>drag the ring up or down</source>
        <translation>den Ring nach oben oder unten ziehen</translation>
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
        <source>change its value; with Shift in finer steps, with Page Up and Page Down in larger ones</source>
        <translation>ändern seinen Wert; mit Umschalt in feineren Schritten, mit Bild auf und Bild ab in größeren</translation>
    </message>
    <message>
        <source>select it, move it; handles turn and resize it, with Shift by 15°</source>
        <translation>es auswählen, es bewegen; Griffe drehen es und ändern seine Größe, mit Umschalt in Schritten von 15°</translation>
    </message>
    <message>
        <source>Shift+click, Ctrl+click</source>
        <translation>Umschalt+Klick, Strg+Klick</translation>
    </message>
    <message>
        <source>select one more object, or one less</source>
        <translation>ein Objekt mehr oder eines weniger auswählen</translation>
    </message>
    <message>
        <source>drag a frame in the water</source>
        <translation>im Wasser einen Rahmen aufziehen</translation>
    </message>
    <message>
        <source>select every object in it</source>
        <translation>jedes Objekt darin auswählen</translation>
    </message>
    <message>
        <source>right click, Menu, Shift+F10</source>
        <translation>rechts klicken, Menü, Umschalt+F10</translation>
    </message>
    <message>
        <source>the menu of the objects that are selected</source>
        <translation>das Menü der ausgewählten Objekte</translation>
    </message>
    <message>
        <source>Up, Down; in the pool Shift+Page Up, Shift+Page Down</source>
        <translation>Auf, Ab; im Becken Umschalt+Bild auf, Umschalt+Bild ab</translation>
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
        <source>rhythm, Hz</source>
        <translation>Takt, Hz</translation>
    </message>
    <message>
        <source>amplitude, pulls</source>
        <translation>Amplitude, Anstöße</translation>
    </message>
    <message>
        <source>Compared with the amplitude of a single pull</source>
        <translation>Verglichen mit der Amplitude eines einzelnen Anstoßes</translation>
    </message>
    <message>
        <source>Measures the whole curve on copies of this string or pool, in the background</source>
        <translation>Misst die ganze Kurve an Kopien dieser Saite oder dieses Beckens, im Hintergrund</translation>
    </message>
    <message>
        <source>A copy of this run would take too much memory.</source>
        <translation>Eine Kopie dieser Simulation würde zu viel Speicher brauchen.</translation>
    </message>
    <message>
        <source>Open a basin</source>
        <translation>Eine Wanne öffnen</translation>
    </message>
    <message>
        <source>A pool that a hand can rock</source>
        <translation>Ein Becken, das eine Hand zum Schwingen bringt</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>what it predicts of the resonances</comment>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>Shows what theory predicts of the resonances: here the curve and the modes 1, 2, 3…, and their frequencies wherever they are told</source>
        <translation>Zeigt, was die Theorie von den Resonanzen vorhersagt: hier die Kurve und die Moden 1, 2, 3 …, und ihre Frequenzen überall, wo sie genannt werden</translation>
    </message>
    <message>
        <source>real: %1</source>
        <comment>the frequency of the real medium</comment>
        <translation>wirklich: %1</translation>
    </message>
</context>
<context>
    <name>seiche::LargeChartPage</name>
    <message>
        <source>Large resonance chart</source>
        <translation>Großes Resonanzdiagramm</translation>
    </message>
    <message>
        <source>Both dampings</source>
        <translation>Beide Dämpfungen</translation>
    </message>
    <message>
        <source>What damping really does: both kinds side by side</source>
        <translation>Was Dämpfung wirklich tut: beide Arten nebeneinander</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Find the slowest rhythm of an unknown string</source>
        <translation>Finde den langsamsten Takt einer unbekannten Saite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the canvas</source>
        <translation>Zurück zur Zeichenfläche</translation>
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
        <source>Lesson from a file…</source>
        <translation>Lektion aus einer Datei …</translation>
    </message>
    <message>
        <source>Forget my progress</source>
        <translation>Meinen Fortschritt vergessen</translation>
    </message>
    <message>
        <source>Sheet for students…</source>
        <translation>Blatt für Schüler …</translation>
    </message>
</context>
<context>
    <name>seiche::LessonPanel</name>
    <message>
        <source>Your number</source>
        <translation>Deine Zahl</translation>
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
        <source>The experiment of this step is not open. “Repeat this step” opens it.</source>
        <translation>Der Versuch dieses Schritts ist nicht geöffnet. „Diesen Schritt wiederholen“ öffnet ihn.</translation>
    </message>
    <message>
        <source>Not right yet. Try again, or ask for a hint.</source>
        <translation>Noch nicht richtig. Versuch es noch einmal oder lass dir einen Tipp geben.</translation>
    </message>
    <message>
        <source>This answer is right; something else is still missing.</source>
        <translation>Diese Antwort stimmt; etwas anderes fehlt noch.</translation>
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
        <source>Step %1 of %2 · %3 done</source>
        <translation>Schritt %1 von %2 · %3 geschafft</translation>
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
        <source>%1 Hz is a resonance, too, but not the one asked for.</source>
        <translation>%1 Hz ist auch eine Resonanz, aber nicht die gesuchte.</translation>
    </message>
</context>
<context>
    <name>seiche::MainWindow</name>
    <message>
        <source>There is no built-in experiment named &quot;%1&quot;.</source>
        <translation>Es gibt keinen eingebauten Versuch namens „%1“.</translation>
    </message>
    <message>
        <source>There is not enough memory for a comparison with %1.</source>
        <translation>Für einen Vergleich mit %1 reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Together the runs would take more than %1 MB of memory. A smaller pool needs less.</source>
        <translation>Zusammen bräuchten die Simulationen mehr als %1 MB Speicher. Ein kleineres Becken braucht weniger.</translation>
    </message>
    <message>
        <source>There is no audio device.</source>
        <translation>Es gibt kein Gerät, das Töne abspielen kann.</translation>
    </message>
    <message>
        <source>Nothing could be pasted from the clipboard.</source>
        <translation>Aus der Zwischenablage konnte nichts eingefügt werden.</translation>
    </message>
    <message>
        <source>This change is too large for the computer.</source>
        <translation>Diese Änderung ist zu groß für den Computer.</translation>
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
        <source>Spring k</source>
        <translation>Federkonstante k</translation>
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
</context>
<context>
    <name>seiche::Menus</name>
    <message>
        <source>&amp;Experiment</source>
        <translation>&amp;Versuch</translation>
    </message>
    <message>
        <source>&amp;Built-in experiments</source>
        <translation>Ein&amp;gebaute Versuche</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Simulation</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Seiten&amp;leisten</translation>
    </message>
    <message>
        <source>Pool&apos;s &amp;picture</source>
        <translation>Bild &amp;des Beckens</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>A&amp;ufnahme</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>Le&amp;ktionen</translation>
    </message>
    <message>
        <source>&amp;Theory over the pool</source>
        <translation>&amp;Theorie über dem Becken</translation>
    </message>
    <message>
        <source>On the strin&amp;g</source>
        <translation>A&amp;uf der Saite</translation>
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
        <source>Taps for you, each tap exactly on its step. Tap yourself to take over.</source>
        <translation>Tippt für dich, jeder Anschlag genau auf seinem Schritt. Tippe selbst, um zu übernehmen.</translation>
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
        <source>Sine</source>
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
        <source>To the next resonance that theory predicts; with Shift to the one before</source>
        <translation>Zur nächsten Resonanz, die die Theorie vorhersagt; mit Umschalt zur vorigen</translation>
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
        <source>Pull</source>
        <translation>Anstoßen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1: exploded at step %2</source>
        <translation>%1: bei Schritt %2 explodiert</translation>
    </message>
    <message>
        <source>Exploded at step %1</source>
        <translation>Bei Schritt %1 explodiert</translation>
    </message>
    <message>
        <source>fastest growth: × %1 per step</source>
        <translation>schnellstes Wachstum: × %1 pro Schritt</translation>
    </message>
    <message>
        <source>stable up to k = %1</source>
        <translation>stabil bis k = %1</translation>
    </message>
    <message>
        <source>%1 swings per second</source>
        <translation>%1 Schwingungen pro Sekunde</translation>
    </message>
    <message>
        <source>in the long run × %1</source>
        <translation>auf lange Sicht × %1</translation>
    </message>
    <message>
        <source>now × %1 of one pull, %2</source>
        <translation>jetzt × %1 eines Anstoßes, %2</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureView</name>
    <message>
        <source>An animation. SPACE starts it again.</source>
        <translation>Eine Animation. Die LEERTASTE beginnt von vorn.</translation>
    </message>
    <message>
        <source>An animation. SPACE pulls; a click pulls where you click.</source>
        <translation>Eine Animation. Die LEERTASTE stößt an; ein Klick stößt dort an, wo du klickst.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeGrid</name>
    <message>
        <source>Standing waves of the pool</source>
        <translation>Stehende Wellen des Beckens</translation>
    </message>
    <message>
        <source>Half waves across to the right, down downwards. A click starts a standing wave, another one stops it; so does Enter after the arrow keys.</source>
        <translation>Waagerechte halbe Wellen nach rechts, senkrechte nach unten. Ein Klick startet eine stehende Welle, ein weiterer stoppt sie; ebenso die Eingabetaste nach den Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeRows</name>
    <message>
        <source>a number from 0</source>
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
        <source>Height of the crests; the phase stays as it is</source>
        <translation>Höhe der Wellenberge; die Phase bleibt, wie sie ist</translation>
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
        <source>Waves</source>
        <comment>section of a panel</comment>
        <translation>Wellen</translation>
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
        <source>&amp;Left edges</source>
        <translation>&amp;Linke Kanten</translation>
    </message>
    <message>
        <source>&amp;Centres in a column</source>
        <translation>Mitten &amp;untereinander</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>&amp;Rechte Kanten</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>&amp;Obere Kanten</translation>
    </message>
    <message>
        <source>Centres in a ro&amp;w</source>
        <translation>Mitten &amp;nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>Untere &amp;Kanten</translation>
    </message>
    <message>
        <source>&amp;Spread evenly from left to right</source>
        <translation>&amp;Waagerecht gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Spread evenly from top to botto&amp;m</source>
        <translation>&amp;Senkrecht gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Ali&amp;gn</source>
        <translation>Ausr&amp;ichten</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Reihenf&amp;olge</translation>
    </message>
    <message>
        <source>Turn and r&amp;esize</source>
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
        <source>&amp;Select and move objects</source>
        <translation>Objekte &amp;auswählen und bewegen</translation>
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
        <source>Where two media overlap, the one in front counts</source>
        <translation>Wo sich zwei Medien überlappen, gilt das vordere</translation>
    </message>
    <message>
        <source>Send to &amp;back</source>
        <translation>In den &amp;Hintergrund</translation>
    </message>
    <message>
        <source>On &amp;whole cells</source>
        <translation>Auf ganzen &amp;Zellen</translation>
    </message>
    <message>
        <source>What is moved or added comes to lie on whole cells</source>
        <translation>Was bewegt oder hinzugefügt wird, kommt auf ganzen Zellen zu liegen</translation>
    </message>
    <message>
        <source>Turn to the &amp;left by 15°</source>
        <translation>Um 15° nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn to the &amp;right by 15°</source>
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
        <source>%1, %2</source>
        <comment>name of a value, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column, cells</source>
        <translation>Spalte, Zellen</translation>
    </message>
    <message>
        <source>Position of its centre, from the left</source>
        <translation>Lage seiner Mitte, von links</translation>
    </message>
    <message>
        <source>Row, cells</source>
        <translation>Zeile, Zellen</translation>
    </message>
    <message>
        <source>Position of its centre, from the top</source>
        <translation>Lage seiner Mitte, von oben</translation>
    </message>
    <message>
        <source>Wavelength, cells</source>
        <translation>Wellenlänge, Zellen</translation>
    </message>
    <message>
        <source>Of its waves in the pool&apos;s own medium, along an axis; it follows from the frequency</source>
        <translation>Die seiner Wellen im Medium des Beckens selbst, längs einer Achse; folgt aus der Frequenz</translation>
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
        <source>A wavelength is more than 0.</source>
        <translation>Eine Wellenlänge ist größer als 0.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back with %2 % of their height.</source>
        <translation>Nichts kommt hindurch. Wellen von %1 Zellen, die senkrecht darauf treffen, kommen mit %2 % ihrer Höhe zurück.</translation>
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
        <source>Joints of the string</source>
        <translation>Verbindungen der Saite</translation>
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
        <source>Join a string of another mass to this one with the button below. The properties of the selected stretch appear here.</source>
        <translation>Verbinde mit der Schaltfläche unten eine Saite anderer Masse mit dieser. Hier erscheinen die Eigenschaften des ausgewählten Abschnitts.</translation>
    </message>
    <message>
        <source>Place, points</source>
        <translation>Stelle, Punkte</translation>
    </message>
    <message>
        <source>Wavelength, points</source>
        <translation>Wellenlänge, Punkte</translation>
    </message>
    <message>
        <source>Of its waves on the string as it is by itself; it follows from the frequency</source>
        <translation>Ihrer Wellen auf der Saite, wie sie für sich ist; sie folgt aus der Frequenz</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Jetzt einen Puls senden</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upside down with %2 % of their height.</source>
        <translation>Nichts kommt hindurch. Wellen von %1 Zellen, die senkrecht darauf treffen, kommen umgekehrt mit %2 % ihrer Höhe zurück.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upright with %2 % of their height.</source>
        <translation>Nichts kommt hindurch. Wellen von %1 Zellen, die senkrecht darauf treffen, kommen aufrecht mit %2 % ihrer Höhe zurück.</translation>
    </message>
    <message>
        <source>It is faster than waves.</source>
        <translation>Sie ist schneller als die Wellen.</translation>
    </message>
    <message>
        <source>Waves that it meets head-on come back with %1 times their frequency, and with %2 times where it moves away from them.</source>
        <translation>Wellen, denen sie entgegenkommt, kehren mit dem %1-Fachen ihrer Frequenz zurück; läuft sie vor ihnen davon, mit dem %2-Fachen.</translation>
    </message>
    <message>
        <source>%1 objects are selected. They are moved, turned and resized together; the menu Edit aligns, copies and removes them.</source>
        <translation>%1 Objekte sind ausgewählt. Sie werden gemeinsam bewegt, gedreht und in der Größe geändert; das Menü „Bearbeiten“ richtet sie aus, kopiert und entfernt sie.</translation>
    </message>
    <message>
        <source>A value typed here is given to all of them.</source>
        <translation>Ein Wert, der hier eingegeben wird, gilt für alle.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Schwingung aus Formel oder Kurve …</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Geschwindigkeit aus Formel oder Bild …</translation>
    </message>
</context>
<context>
    <name>seiche::OpenClassDialog</name>
    <message>
        <source>A class with phones</source>
        <translation>Eine Klasse mit Handys</translation>
    </message>
    <message>
        <source>one that is free</source>
        <translation>ein freier</translation>
    </message>
    <message>
        <source>Students join with the code on the wall: no names, no accounts. Nothing is kept but the table that you save.</source>
        <translation>Die Schüler kommen mit dem Code an der Wand dazu: keine Namen, keine Konten. Es bleibt nur die Tabelle, die du speicherst.</translation>
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
        <source>Na&amp;me in place of the address:</source>
        <translation>Na&amp;me statt der Adresse:</translation>
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
        <source>Name in place of the address</source>
        <translation>Name statt der Adresse</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <translation>nur dieser Rechner</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>alle Netze</translation>
    </message>
    <message>
        <source>The class could not be opened: %1</source>
        <translation>Die Klasse konnte nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>Phones must be in the same network. Where none can join, the network keeps its devices apart or a firewall holds the port closed: an access point of your own helps, or browsers of the school&apos;s computers. Without any network, phones show codes of their points for you to type.</source>
        <translation>Die Handys müssen im selben Netz sein. Kann keines dazukommen, hält das Netz seine Geräte voneinander fern, oder eine Firewall sperrt den Port: Dann hilft ein eigener Zugangspunkt, oder die Browser der Schulrechner. Ganz ohne Netz zeigen Handys Codes ihrer Punkte, die du eintippst.</translation>
    </message>
    <message>
        <source>This computer is in no network. Browsers on it can join; phones show codes of their points for you to type.</source>
        <translation>Dieser Rechner ist in keinem Netz. Browser auf ihm können dazukommen; Handys zeigen Codes ihrer Punkte, die du eintippst.</translation>
    </message>
</context>
<context>
    <name>seiche::OpenLinkDialog</name>
    <message>
        <source>Open a link</source>
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
        <source>This cannot be opened.</source>
        <translation>Das lässt sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>seiche::Panel</name>
    <message>
        <source>Hidden until you have found the rhythm of the string.</source>
        <translation>Verborgen, bis du den Takt der Saite gefunden hast.</translation>
    </message>
</context>
<context>
    <name>seiche::PhasorDial</name>
    <message>
        <source>Phase of the selected standing wave</source>
        <translation>Phase der gewählten stehenden Welle</translation>
    </message>
    <message>
        <source>Amplitude and phase: up is a crest. Drag to turn it, or use the arrow keys.</source>
        <translation>Amplitude und Phase: Oben ist ein Wellenberg. Drehen durch Ziehen oder mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>%1 degrees. Arrow keys turn it.</source>
        <translation>%1 Grad. Pfeiltasten drehen.</translation>
    </message>
    <message>
        <source>This wave is at rest.</source>
        <translation>Diese Welle ruht.</translation>
    </message>
</context>
<context>
    <name>seiche::PicturePanel</name>
    <message>
        <source>A range must be more than 0.</source>
        <translation>Ein Höhenbereich muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Fixed range of heights</source>
        <translation>Fester Höhenbereich</translation>
    </message>
    <message>
        <source>The height at the end of the colours; otherwise they follow the waves</source>
        <translation>Die Höhe am Ende der Farben; sonst richten diese sich nach den Wellen</translation>
    </message>
    <message>
        <source>Height at the end of the colours</source>
        <translation>Höhe am Ende der Farben</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <translation>Eigenes Bild …</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fliesen</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>Eine Zelle ist</translation>
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
        <source>For tapes, scales and the cross-section; if empty, lengths are counted in cells</source>
        <translation>Für Maßbänder, Maßstäbe und den Querschnitt; leer: Längen werden in Zellen gezählt</translation>
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
        <source>What theory predicts</source>
        <translation>Was die Theorie vorhersagt</translation>
    </message>
    <message>
        <source>Nothing to draw in this pool now: %1.</source>
        <translation>In diesem Becken ist jetzt nichts zu zeichnen: %1.</translation>
    </message>
    <message>
        <source>Mean of the squared height over whole periods of what swings it: %1 in %2.</source>
        <translation>Mittel der quadrierten Höhe über ganze Perioden der Anregung: %1 in %2.</translation>
    </message>
    <message>
        <source>Mean of the squared height; nothing swings with one steady frequency, so what was seen fades to 1/e within %1.</source>
        <translation>Mittel der quadrierten Höhe; nichts schwingt mit einer einzigen festen Frequenz, deshalb klingt das Gesehene innerhalb von %1 auf 1/e ab.</translation>
    </message>
</context>
<context>
    <name>seiche::PointTable</name>
    <message>
        <source>Points of the resonance chart</source>
        <translation>Punkte des Resonanzdiagramms</translation>
    </message>
    <message>
        <source>Frequency, Hz</source>
        <translation>Frequenz, Hz</translation>
    </message>
    <message>
        <source>±, Hz</source>
        <translation>±, Hz</translation>
    </message>
    <message>
        <source>Amplitude, × one pull</source>
        <translation>Amplitude, × ein Anstoß</translation>
    </message>
    <message>
        <source>±, × one pull</source>
        <translation>±, × ein Anstoß</translation>
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
        <source>another string</source>
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
        <translation>Wirkliche Frequenz</translation>
    </message>
</context>
<context>
    <name>seiche::PoolCanvas</name>
    <message>
        <source>Pool</source>
        <translation>Becken</translation>
    </message>
    <message>
        <source>SPACE pulls the water at the ring. The arrow keys move the ring.</source>
        <translation>Die LEERTASTE stößt das Wasser am Ring an. Die Pfeiltasten verschieben den Ring.</translation>
    </message>
    <message>
        <source>SPACE pulls here</source>
        <translation>LEERTASTE stößt hier an</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
        <translation>Mittelwert entsteht: %1 %</translation>
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
        <source>one standing wave</source>
        <translation>eine stehende Welle</translation>
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
        <source>Waves leave at the sides: there is no standing wave here.</source>
        <translation>Die Wellen laufen an den Seiten hinaus: Hier gibt es keine stehende Welle.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>Für stehende Wellen zwischen Wänden und Medien gibt es keine Formel.</translation>
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
        <source>Half waves of the lowest standing waves</source>
        <translation>Halbe Wellen der tiefsten stehenden Wellen</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>Allein starten</translation>
    </message>
    <message>
        <source>Still water with only this standing wave</source>
        <translation>Ruhendes Wasser mit nur dieser stehenden Welle</translation>
    </message>
    <message>
        <source>Add or remove</source>
        <translation>Dazu oder weg</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there, or takes it away (Enter)</source>
        <translation>Fügt diese stehende Welle zu dem hinzu, was da ist, oder nimmt sie weg (Eingabe)</translation>
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
        <source>Built-in experiments</source>
        <translation>Eingebaute Versuche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the built-in experiments</source>
        <translation>In den eingebauten Versuchen suchen</translation>
    </message>
    <message>
        <source>No matching experiments.</source>
        <translation>Keine passenden Versuche.</translation>
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
        <source>Marks the chosen experiment as a favourite (Ctrl+D)</source>
        <translation>Markiert den gewählten Versuch als Favorit (Strg+D)</translation>
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
        <source>Opened last</source>
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
        <source>Three whole cycles at both probes are needed; not yet seen.</source>
        <translation>Nötig sind drei ganze Schwingungen an beiden Messpunkten; noch nicht gesehen.</translation>
    </message>
    <message>
        <source>One of the two does not swing steadily: there is no phase.</source>
        <translation>Einer der beiden schwingt nicht gleichmäßig: Es gibt keine Phase.</translation>
    </message>
    <message>
        <source>The two swing with different frequencies: there is no phase between them.</source>
        <translation>Die beiden schwingen mit verschiedenen Frequenzen: Es gibt keine Phase zwischen ihnen.</translation>
    </message>
    <message>
        <source>Both swing with %1; whole cycles seen: %2.</source>
        <comment>frequency with its unit, number</comment>
        <translation>Beide schwingen mit %1; ganze Schwingungen gesehen: %2.</translation>
    </message>
    <message>
        <source>Amplitude ratio %1 : %2 = %3</source>
        <comment>second probe : first probe = number</comment>
        <translation>Amplitudenverhältnis %1 : %2 = %3</translation>
    </message>
    <message>
        <source>%1 and %2 swing in phase.</source>
        <translation>%1 und %2 schwingen im Gleichtakt.</translation>
    </message>
    <message>
        <source>%1 is later than %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 schwingt %3 später als %2</translation>
    </message>
    <message>
        <source>%1 is earlier than %2 by %3</source>
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
        <source>frequency, Hz</source>
        <translation>Frequenz, Hz</translation>
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
        <source>Last seconds</source>
        <translation>Letzte s</translation>
    </message>
    <message>
        <source>Seconds that are shown</source>
        <translation>Gezeigte Sekunden</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>Zeit, s</translation>
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
        <source>Add a probe with the tools on the left: it shows the height at its place over time.</source>
        <translation>Füg mit den Werkzeugen links einen Messpunkt hinzu: Er zeigt die Höhe an seinem Ort über der Zeit.</translation>
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
        <source>Spectrum over time</source>
        <translation>Spektrum über der Zeit</translation>
    </message>
    <message>
        <source>Not enough has been seen yet.</source>
        <translation>Noch ist nicht genug zu sehen gewesen.</translation>
    </message>
    <message>
        <source>What is shown of the probes</source>
        <translation>Was von den Messpunkten gezeigt wird</translation>
    </message>
    <message>
        <source>Spectra of the probes</source>
        <translation>Spektren der Messpunkte</translation>
    </message>
    <message>
        <source>Brighter: higher; black: a hundredth of the highest, or less.</source>
        <translation>Heller: höher; schwarz: ein Hundertstel des Höchsten oder weniger.</translation>
    </message>
    <message>
        <source>Spectrum of the first probe over time</source>
        <translation>Spektrum des ersten Messpunkts über der Zeit</translation>
    </message>
    <message>
        <source>%1: amplitude %2, %3</source>
        <comment>name, height, frequency with its unit</comment>
        <translation>%1: Amplitude %2, %3</translation>
    </message>
    <message>
        <source>Last seconds of the simulation</source>
        <translation>Letzte s der Simulation</translation>
    </message>
    <message>
        <source>Phase of two probes</source>
        <translation>Phase zweier Messpunkte</translation>
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
        <source>A level string with only its lowest standing wave</source>
        <translation>Eine ruhende Saite mit nur ihrer tiefsten stehenden Welle</translation>
    </message>
    <message>
        <source>Pluck in the middle</source>
        <translation>In der Mitte zupfen</translation>
    </message>
    <message>
        <source>The string is held in a triangle with its top in the middle, and let go</source>
        <translation>Die Saite wird als Dreieck mit der Spitze in der Mitte gehalten und losgelassen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>The string level and at rest, from step 0</source>
        <translation>Die Saite gerade und in Ruhe, ab Schritt 0</translation>
    </message>
    <message>
        <source>Level string</source>
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
        <source>Print, or write a PDF (Ctrl+P)</source>
        <translation>Drucken oder PDF schreiben (Strg+P)</translation>
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
        <translation>Echte Einheiten</translation>
    </message>
    <message>
        <source>Wave speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>√(T/μ). Type a speed, and the tension becomes what it needs.</source>
        <translation>√(T/μ). Gib eine Ausbreitungsgeschwindigkeit ein, und die Spannkraft stellt sich passend ein.</translation>
    </message>
    <message>
        <source>How fast long waves are.</source>
        <translation>Wie schnell lange Wellen sind.</translation>
    </message>
    <message>
        <source>Fundamental</source>
        <translation>Grundton</translation>
    </message>
    <message>
        <source>The lowest frequency. Type one, and the string is tuned by its tension.</source>
        <translation>Die tiefste Frequenz. Gib eine ein, und die Saite wird durch ihre Spannkraft gestimmt.</translation>
    </message>
    <message>
        <source>The lowest frequency.</source>
        <translation>Die tiefste Frequenz.</translation>
    </message>
    <message>
        <source>Slow motion: %1 times as slow.</source>
        <translation>Zeitlupe: %1-mal so langsam.</translation>
    </message>
    <message>
        <source>Fast motion: %1 times as fast.</source>
        <translation>Zeitraffer: %1-mal so schnell.</translation>
    </message>
    <message>
        <source>A cell is %1, a step %2: Courant number %3. %4</source>
        <translation>Eine Zelle ist %1, ein Schritt %2: Courant-Zahl %3. %4</translation>
    </message>
</context>
<context>
    <name>seiche::RecordActions</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>Save the picture</source>
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
        <source>Save the heights at the probes</source>
        <translation>Höhen an den Messpunkten speichern</translation>
    </message>
    <message>
        <source>probes</source>
        <comment>file name</comment>
        <translation>messpunkte</translation>
    </message>
    <message>
        <source>Save all heights at this moment</source>
        <translation>Alle Höhen dieses Augenblicks speichern</translation>
    </message>
    <message>
        <source>heights</source>
        <comment>file name</comment>
        <translation>hoehen</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save the picture</source>
        <translation>Bild &amp;speichern</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>Dia&amp;gramme</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Film …</translation>
    </message>
    <message>
        <source>Heights at the &amp;probes as a table…</source>
        <translation>Höhen an den &amp;Messpunkten als Tabelle …</translation>
    </message>
    <message>
        <source>The height at every step of the run, as CSV</source>
        <translation>Die Höhe bei jedem Schritt der Simulation, als CSV</translation>
    </message>
    <message>
        <source>&amp;All heights at this moment as a table…</source>
        <translation>&amp;Alle Höhen dieses Augenblicks als Tabelle …</translation>
    </message>
    <message>
        <source>P&amp;rint the page…</source>
        <translation>Seite &amp;drucken …</translation>
    </message>
    <message>
        <source>Save the pa&amp;ge as PDF…</source>
        <translation>Sei&amp;te als PDF speichern …</translation>
    </message>
    <message>
        <source>Picture %1× (%2 × %3)…</source>
        <translation>Bild %1× (%2 × %3) …</translation>
    </message>
    <message>
        <source>&amp;Video…</source>
        <translation>&amp;Video …</translation>
    </message>
    <message>
        <source>Video: the program ffmpeg is not installed</source>
        <translation>Video: Das Programm ffmpeg ist nicht installiert</translation>
    </message>
    <message>
        <source>No chart is open</source>
        <translation>Kein Diagramm ist offen</translation>
    </message>
    <message>
        <source>Another file is still being written.</source>
        <translation>Eine andere Datei wird noch geschrieben.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
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
        <source>The runs you tick replace those on the string and in the pool. The others are kept for the next start.</source>
        <translation>Die angekreuzten Simulationen ersetzen die auf der Saite und im Becken. Die anderen bleiben für den nächsten Start erhalten.</translation>
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
        <source>Keeps it for the next start</source>
        <translation>Hebt es für den nächsten Start auf</translation>
    </message>
</context>
<context>
    <name>seiche::ResonanceChart</name>
    <message>
        <source>tap frequency, Hz</source>
        <translation>Anschlagfrequenz, Hz</translation>
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
        <source>another string</source>
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
        <source>× one pull</source>
        <translation>× ein Anstoß</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: every rhythm becomes a point here.</source>
        <translation>Tippe in gleichmäßigem Takt: Jeder Takt wird hier ein Punkt.</translation>
    </message>
    <message>
        <source>Resonance chart</source>
        <translation>Resonanzdiagramm</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps.</source>
        <translation>Amplitude in Anstößen über der Anschlagfrequenz.</translation>
    </message>
    <message>
        <source>drive frequency, Hz</source>
        <translation>Antriebsfrequenz, Hz</translation>
    </message>
    <message>
        <source>1 Hz of the taps stands for %1.</source>
        <translation>1 Hz der Anschläge steht für %1.</translation>
    </message>
</context>
<context>
    <name>seiche::ResonancePanel</name>
    <message>
        <source>Save the points</source>
        <translation>Punkte speichern</translation>
    </message>
    <message>
        <source>resonance</source>
        <comment>file name</comment>
        <translation>resonanz</translation>
    </message>
    <message>
        <source>Save the chart</source>
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
        <source>Save chart as picture…</source>
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
        <source>Both dampings side by side</source>
        <translation>Beide Dämpfungen nebeneinander</translation>
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
        <source>A wave is multiplied by its roots at every step: inside the circle it fades, outside it grows.</source>
        <translation>Eine Welle wird bei jedem Schritt mit ihren Nullstellen multipliziert: innerhalb des Kreises klingt sie ab, außerhalb wächst sie.</translation>
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
        <source>The wave of %1 cells has the roots %2.</source>
        <translation>Die Welle von %1 Zellen hat die Nullstellen %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ScreenGraph</name>
    <message>
        <source>Intensity along a screen</source>
        <translation>Intensität längs eines Schirms</translation>
    </message>
    <message>
        <source>The mean of the squared height along the screen, relative to the largest, with what theory predicts: dashed, far away (Fraunhofer), and dotted, with the true path lengths (Fresnel).</source>
        <translation>Das Mittel der quadrierten Höhe längs des Schirms, im Verhältnis zum größten, mit dem, was die Theorie vorhersagt: gestrichelt in großer Entfernung (Fraunhofer), gepunktet mit den wahren Weglängen (Fresnel).</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
        <translation>Mittelwert entsteht: %1 %</translation>
    </message>
    <message>
        <source>Mean over whole periods: %1 in %2</source>
        <translation>Mittel über ganze Perioden: %1 in %2</translation>
    </message>
    <message>
        <source>No steady frequency: the mean fades within %1</source>
        <translation>Keine feste Frequenz: Das Mittel klingt innerhalb von %1 ab</translation>
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
        <source>from its middle, cells</source>
        <translation>von seiner Mitte aus, Zellen</translation>
    </message>
</context>
<context>
    <name>seiche::SectionGraph</name>
    <message>
        <source>Cross-section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <source>The heights along the line from A to B. Arrow keys move the line; with Ctrl they turn it and make it longer or shorter.</source>
        <translation>Die Höhen längs der Linie von A nach B. Pfeiltasten verschieben die Linie, mit Strg drehen sie sie und machen sie länger oder kürzer.</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move it, Ctrl+Left and Ctrl+Right turn it, Ctrl+Up and Ctrl+Down change its length.</source>
        <translation>Höhen längs der Linie von A nach B. Zieh ihre Enden im Becken. Tasten: Pfeile verschieben sie, Strg+Links und Strg+Rechts drehen sie, Strg+Auf und Strg+Ab ändern ihre Länge.</translation>
    </message>
    <message>
        <source>from A to B, cells</source>
        <translation>von A nach B, Zellen</translation>
    </message>
    <message>
        <source>from A to B, %1</source>
        <translation>von A nach B, %1</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
</context>
<context>
    <name>seiche::Selection</name>
    <message>
        <source>change of an object</source>
        <translation>Änderung eines Objekts</translation>
    </message>
    <message>
        <source>change of a probe</source>
        <translation>Änderung eines Messpunkts</translation>
    </message>
    <message>
        <source>new object</source>
        <translation>neues Objekt</translation>
    </message>
    <message>
        <source>new probe</source>
        <translation>neuer Messpunkt</translation>
    </message>
    <message>
        <source>removal of an object</source>
        <translation>Entfernen eines Objekts</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <source>frozen string</source>
        <translation>eingefrorene Saite</translation>
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
        <source>change of several objects</source>
        <translation>Änderung mehrerer Objekte</translation>
    </message>
    <message>
        <source>new objects</source>
        <translation>neue Objekte</translation>
    </message>
    <message>
        <source>removal of several objects</source>
        <translation>Entfernen mehrerer Objekte</translation>
    </message>
    <message>
        <source>order of objects</source>
        <translation>Reihenfolge der Objekte</translation>
    </message>
</context>
<context>
    <name>seiche::Session</name>
    <message>
        <source>pull</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>restart on a level medium</source>
        <translation>Neustart auf ruhendem Medium</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>tap of the metronome</source>
        <translation>Anschlag des Metronoms</translation>
    </message>
    <message>
        <source>pull height = %1</source>
        <translation>Höhe des Anstoßes = %1</translation>
    </message>
    <message>
        <source>place of the pull</source>
        <translation>Stelle des Anstoßes</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>mit %1 vergleichen</translation>
    </message>
    <message>
        <source>no longer compare with %1</source>
        <translation>nicht mehr mit %1 vergleichen</translation>
    </message>
    <message>
        <source>shape of the pull</source>
        <translation>Form des Anstoßes</translation>
    </message>
    <message>
        <source>size of the string</source>
        <translation>Größe der Saite</translation>
    </message>
    <message>
        <source>size of the pool</source>
        <translation>Größe des Beckens</translation>
    </message>
    <message>
        <source>width of the rim</source>
        <translation>Breite des Randes</translation>
    </message>
</context>
<context>
    <name>seiche::ShareActions</name>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Teilen …</translation>
    </message>
    <message>
        <source>A link to this run, its QR code, its text</source>
        <translation>Ein Link zu dieser Simulation, sein QR-Code, sein Text</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
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
        <source>Copy the &amp;link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Share this experiment</source>
        <translation>Diesen Versuch teilen</translation>
    </message>
    <message>
        <source>With everything that was done in this run</source>
        <translation>Mit allem, was in dieser Simulation getan wurde</translation>
    </message>
    <message>
        <source>&amp;Address of Seiche&apos;s page for browsers:</source>
        <translation>&amp;Adresse von Seiches Seite für Browser:</translation>
    </message>
    <message>
        <source>Address of Seiche&apos;s page for browsers</source>
        <translation>Adresse von Seiches Seite für Browser</translation>
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
        <source>&amp;Save as a file…</source>
        <translation>Als Datei &amp;speichern …</translation>
    </message>
    <message>
        <source>With the address of the page this becomes a link that opens everywhere, with a QR code for phones. Without it, others paste it into &quot;Open a link&quot;.</source>
        <translation>Mit der Adresse der Seite wird daraus ein Link, der sich überall öffnen lässt, mit einem QR-Code für Handys. Ohne sie fügen andere ihn bei „Link öffnen“ ein.</translation>
    </message>
    <message>
        <source>This is no address of a page.</source>
        <translation>Das ist keine Adresse einer Seite.</translation>
    </message>
    <message>
        <source>Only this computer knows this address: there is no QR code of it for phones.</source>
        <translation>Diese Adresse kennt nur dieser Rechner: Für Handys gibt es davon keinen QR-Code.</translation>
    </message>
    <message>
        <source>This run is too long for a link. Save it as a file, or share it without what was done in it.</source>
        <translation>Diese Simulation ist zu lang für einen Link. Speichere sie als Datei oder teile sie ohne das, was darin getan wurde.</translation>
    </message>
    <message>
        <source>This link is too long for a QR code. Without what was done in the run it is shorter.</source>
        <translation>Dieser Link ist zu lang für einen QR-Code. Ohne das, was in der Simulation getan wurde, ist er kürzer.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
</context>
<context>
    <name>seiche::SharedRun</name>
    <message>
        <source>pulls</source>
        <translation>Anstöße</translation>
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
        <source>How many columns and rows of cells the pool has. With another size the run begins again, and everything in the pool keeps its part of it.</source>
        <translation>Wie viele Spalten und Zeilen von Zellen das Becken hat. Mit einer anderen Größe beginnt die Simulation neu, und alles im Becken behält seinen Anteil daran.</translation>
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
        <source>How many points the string has. With another number the run begins again, and everything on the string keeps its part of it.</source>
        <translation>Wie viele Punkte die Saite hat. Mit einer anderen Zahl beginnt die Simulation neu, und alles auf der Saite behält seinen Anteil daran.</translation>
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
        <source>Rim</source>
        <translation>Rand</translation>
    </message>
</context>
<context>
    <name>seiche::SoundMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>&amp;Amplitude</source>
        <translation>&amp;Amplitude</translation>
    </message>
    <message>
        <source>A tone that rises with the amplitude</source>
        <translation>Ein Ton, der mit der Amplitude steigt</translation>
    </message>
    <message>
        <source>&amp;Probe</source>
        <translation>&amp;Messpunkt</translation>
    </message>
    <message>
        <source>A tone whose pitch follows the height at the first probe</source>
        <translation>Ein Ton, dessen Tonhöhe der Höhe am ersten Messpunkt folgt</translation>
    </message>
    <message>
        <source>The &amp;string itself</source>
        <translation>Die &amp;Saite selbst</translation>
    </message>
    <message>
        <source>The standing waves of the string, transposed by octaves until they can be heard</source>
        <translation>Die stehenden Wellen der Saite, um Oktaven versetzt, bis sie zu hören sind</translation>
    </message>
</context>
<context>
    <name>seiche::SourceBar</name>
    <message>
        <source>From both ends</source>
        <translation>Von beiden Enden</translation>
    </message>
    <message>
        <source>This one and one like it at the other end send a pulse now; it must stand at an end.</source>
        <translation>Dieser und ein gleicher am anderen Ende senden jetzt einen Puls; er muss an einem Ende stehen.</translation>
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
        <source>Sends a train of pulses, from now on</source>
        <translation>Sendet von jetzt an eine Folge von Pulsen</translation>
    </message>
    <message>
        <source>every</source>
        <comment>so many seconds</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>The selected source</source>
        <translation>Die gewählte Quelle</translation>
    </message>
</context>
<context>
    <name>seiche::SpectrogramView</name>
    <message>
        <source>%1: no peak</source>
        <translation>%1: keine Spitze</translation>
    </message>
    <message>
        <source>%1: highest now at %2 Hz, amplitude %3</source>
        <translation>%1: jetzt am höchsten bei %2 Hz, Amplitude %3</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>Frequenz, Hz</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>Zeit, s</translation>
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
        <source>With %1 no wave grows at this k and damping.</source>
        <translation>Mit %1 wächst bei diesem k und dieser Dämpfung keine Welle.</translation>
    </message>
    <message>
        <source>With %1 this setting is unstable: a wave of %2 cells grows by a factor of %3 at every step, until nothing else is left.</source>
        <translation>Mit %1 ist diese Einstellung instabil: Eine Welle von %2 Zellen wächst bei jedem Schritt auf das %3-Fache, bis nichts anderes übrig ist.</translation>
    </message>
    <message>
        <source>an unknown string</source>
        <translation>eine unbekannte Saite</translation>
    </message>
    <message>
        <source>Find its slowest rhythm.</source>
        <translation>Finde ihren langsamsten Takt.</translation>
    </message>
    <message>
        <source>The stiffest medium decides: it has k = %1.</source>
        <translation>Das steifste Medium entscheidet: Es hat k = %1.</translation>
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
        <source>%1 is the squared Courant number (c·Δt/Δx)²; the largest stable k is that of the Courant (CFL) condition.</source>
        <translation>%1 ist das Quadrat der Courant-Zahl, (c·Δt/Δx)²; die Grenze von k ist die Courant-Bedingung (CFL).</translation>
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
        <source>k %1, loss per step %2: stable. Arrow keys move the setting.</source>
        <translation>k %1, Verlust pro Schritt %2: stabil. Pfeiltasten verschieben die Einstellung.</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: unstable. Arrow keys move the setting.</source>
        <translation>k %1, Verlust pro Schritt %2: instabil. Pfeiltasten verschieben die Einstellung.</translation>
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
        <source>wavelength, cells</source>
        <translation>Wellenlänge, Zellen</translation>
    </message>
    <message>
        <source>along the sides</source>
        <translation>längs der Seiten</translation>
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
        <source>Wave of %1 cells</source>
        <translation>Welle von %1 Zellen</translation>
    </message>
    <message>
        <source>Level surface</source>
        <translation>Ebene Fläche</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>growth per step</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Nothing moves yet: tap SPACE to measure.</source>
        <translation>Noch bewegt sich nichts: Zum Messen auf die LEERTASTE tippen.</translation>
    </message>
    <message>
        <source>This wave is not in the run yet.</source>
        <translation>Diese Welle kommt in der Simulation noch nicht vor.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen …</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave to measure.</source>
        <translation>Die Wellen laufen an den Enden hinaus: Es gibt keine stehende Welle zu messen.</translation>
    </message>
    <message>
        <source>Measured until it diverged at step %1.</source>
        <translation>Gemessen, bis es bei Schritt %1 divergierte.</translation>
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
        <source>%1 The stiffest medium decides: it has k = %2.</source>
        <translation>%1 Das steifste Medium entscheidet: Es hat k = %2.</translation>
    </message>
    <message>
        <source>Walls and media distort all waves: only waves that grow are measured here.</source>
        <translation>Wände und Medien verformen alle Wellen: Gemessen werden hier nur Wellen, die wachsen.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: there is no standing wave to measure.</source>
        <translation>Ein Dämpfer an einem Ende nimmt jeder Welle Energie: Hier gibt es keine stehende Welle zu messen.</translation>
    </message>
</context>
<context>
    <name>seiche::StageBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>locked for the class</source>
        <translation>für die Klasse gesperrt</translation>
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
        <translation>Zwischen seinen Enden: Stehwellenverhältnis %1; die Wellen, die nach rechts und nach links laufen, sind gleich hoch. Der Abstand der Knoten ist %2.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the right comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Zwischen seinen Enden: Stehwellenverhältnis %1; von der Höhe der Welle, die nach rechts läuft, kommt %2 zurück (Phase %3°). Der Abstand der Knoten ist %4.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the left comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Zwischen seinen Enden: Stehwellenverhältnis %1; von der Höhe der Welle, die nach links läuft, kommt %2 zurück (Phase %3°). Der Abstand der Knoten ist %4.</translation>
    </message>
</context>
<context>
    <name>seiche::StringCanvas</name>
    <message>
        <source>String</source>
        <translation>Saite</translation>
    </message>
    <message>
        <source>SPACE pulls the string. The left and right arrow keys move the ring, up and down change the height of the pull.</source>
        <translation>Die LEERTASTE stößt die Saite an. Die Pfeiltasten links und rechts verschieben den Ring, auf und ab ändern die Höhe des Anstoßes.</translation>
    </message>
    <message>
        <source>pull here</source>
        <translation>hier anstoßen</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>Decke</translation>
    </message>
    <message>
        <source>ceiling, waves drawn ×%1</source>
        <translation>Decke, Wellen ×%1 gezeichnet</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1 ist bei Schritt %2 explodiert</translation>
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
        <source>flow of energy</source>
        <translation>Energiefluss</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a distance</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>runs to the right →</source>
        <translation>läuft nach rechts →</translation>
    </message>
    <message>
        <source>← runs to the left</source>
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
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>antreibende Kraft</translation>
    </message>
</context>
<context>
    <name>seiche::StringShows</name>
    <message>
        <source>H&amp;eight</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>The line is how high each point is</source>
        <translation>Die Linie zeigt, wie hoch jeder Punkt ist</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Geschwindigkeit</translation>
    </message>
    <message>
        <source>The line is how fast each point rises, on a scale of its own</source>
        <translation>Die Linie zeigt, wie schnell jeder Punkt steigt, in einem eigenen Maßstab</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Kraft</translation>
    </message>
    <message>
        <source>The line is how strongly its neighbours pull each point, on a scale of its own</source>
        <translation>Die Linie zeigt, wie stark die Nachbarn an jedem Punkt ziehen, in einem eigenen Maßstab</translation>
    </message>
    <message>
        <source>Waves to the &amp;right and left</source>
        <translation>Wellen nach &amp;rechts und links</translation>
    </message>
    <message>
        <source>The wave that runs to the right and the one that runs to the left; the string is their sum</source>
        <translation>Die Welle, die nach rechts läuft, und die, die nach links läuft; die Saite ist ihre Summe</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>K&amp;noten</translation>
    </message>
    <message>
        <source>Marks the points of a standing wave that stay at rest, and how far apart they are</source>
        <translation>Markiert die Punkte einer stehenden Welle, die in Ruhe bleiben, und ihren Abstand</translation>
    </message>
    <message>
        <source>Ener&amp;gy along the string</source>
        <translation>&amp;Energie längs der Saite</translation>
    </message>
    <message>
        <source>How much kinetic and potential energy each point has</source>
        <translation>Wie viel kinetische und potenzielle Energie jeder Punkt hat</translation>
    </message>
    <message>
        <source>Flow &amp;of energy</source>
        <translation>Energie&amp;fluss</translation>
    </message>
    <message>
        <source>Arrows show where energy flows, and how much</source>
        <translation>Pfeile zeigen, wohin Energie fließt und wie viel</translation>
    </message>
    <message>
        <source>&amp;Beads and springs</source>
        <translation>&amp;Perlen und Federn</translation>
    </message>
    <message>
        <source>Draws what is computed: masses joined by springs</source>
        <translation>Zeichnet, was berechnet wird: durch Federn verbundene Massen</translation>
    </message>
    <message>
        <source>&amp;Longitudinal wave</source>
        <translation>&amp;Longitudinalwelle</translation>
    </message>
    <message>
        <source>The points swing along the string, as air does in a pipe</source>
        <translation>Die Punkte schwingen längs der Saite, wie Luft in einem Rohr</translation>
    </message>
</context>
<context>
    <name>seiche::StringTools</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Rulers, tape, stopwatch and marks: choose one, then click where it should be.</source>
        <translation>Lineale, Maßband, Stoppuhr und Marken: eines wählen, dann dorthin klicken, wo es sein soll.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Messpunkt</translation>
    </message>
    <message>
        <source>Shows the height at a point over time: click the point.</source>
        <translation>Zeigt die Höhe eines Punktes über der Zeit: den Punkt anklicken.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now, to compare.</source>
        <translation>Lässt die Saite, wie sie jetzt ist, zum Vergleich gestrichelt stehen.</translation>
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
        <translation>Andere Saite anknüpfen</translation>
    </message>
    <message>
        <source>A stretch of another mass: waves are reflected where it begins.</source>
        <translation>Ein Abschnitt anderer Masse: wo er beginnt, werden Wellen reflektiert.</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Ein Objekt anklicken, um es auszuwählen, ziehen, um es zu verschieben. Tasten: Pfeile, Strg mit Pfeilen, Entf, Strg+D für eine Kopie.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>Alle Eigenschaften des ausgewählten Objekts (Doppelklick auf das Objekt)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Half waves</source>
        <translation>Halbe Wellen</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>The pull</source>
        <translation>Der Anstoß</translation>
    </message>
    <message>
        <source>Shape, width and height of what SPACE and clicks do.</source>
        <translation>Form, Breite und Höhe dessen, was LEERTASTE und Klicks tun.</translation>
    </message>
    <message>
        <source>Width of the pull in points</source>
        <translation>Breite des Anstoßes in Punkten</translation>
    </message>
    <message>
        <source>How wide the pull is, in points; of a standing wave, how many half waves it has</source>
        <translation>Wie breit der Anstoß ist, in Punkten; bei einer stehenden Welle, wie viele halbe Wellen sie hat</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height of the pull</source>
        <translation>Höhe des Anstoßes</translation>
    </message>
    <message>
        <source>How far the string is moved; less than 0: downwards</source>
        <translation>Wie weit die Saite bewegt wird; kleiner als 0: nach unten</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Mit der Hand bewegen</translation>
    </message>
    <message>
        <source>Drag any point up and down: the string follows. An end can always be dragged. Keys: up and down, Enter lets go.</source>
        <translation>Zieh einen Punkt auf und ab: Die Saite folgt. Ein Ende lässt sich immer ziehen. Tasten: auf und ab, Eingabe lässt los.</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Eine Form zeichnen</translation>
    </message>
    <message>
        <source>Draw over the string; when you let go, it has this shape. Keys: arrows, Enter lets go, Escape gives up.</source>
        <translation>Zeichne über die Saite; lässt du los, hat sie diese Form. Tasten: Pfeile, Eingabe lässt los, Esc gibt auf.</translation>
    </message>
    <message>
        <source>Swings a point of the string on and on: click the point. Near an end it takes the end.</source>
        <translation>Schwingt einen Punkt der Saite immerzu: Klicke den Punkt an. Nahe an einem Ende nimmt er das Ende.</translation>
    </message>
    <message>
        <source>Sends a pulse along the string, and another whenever you want one: click the point. Near an end it takes the end.</source>
        <translation>Sendet einen Puls die Saite entlang, und einen weiteren, wann immer du willst: Klicke den Punkt an. Nahe an einem Ende nimmt er das Ende.</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Mit einer Formel starten …</translation>
    </message>
    <message>
        <source>Touch with a finger</source>
        <translation>Mit einem Finger berühren</translation>
    </message>
    <message>
        <source>A finger slows the point it touches: standing waves that have a node there go on, others fade. Keys: Enter touches at the ring and lifts the finger.</source>
        <translation>Ein Finger bremst den Punkt, den er berührt: Stehende Wellen mit einem Knoten dort schwingen weiter, andere klingen ab. Tasten: Eingabe berührt beim Ring und hebt den Finger wieder.</translation>
    </message>
    <message>
        <source>What the string shows</source>
        <translation>Was die Saite zeigt</translation>
    </message>
    <message>
        <source>Height, velocity or force; the waves that run to and fro; nodes, energy, springs.</source>
        <translation>Höhe, Geschwindigkeit oder Kraft; die Wellen, die hin und her laufen; Knoten, Energie, Federn.</translation>
    </message>
</context>
<context>
    <name>seiche::StringTouch</name>
    <message>
        <source>moved by hand</source>
        <translation>mit der Hand bewegt</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>gezeichnete Form</translation>
    </message>
    <message>
        <source>touched with a finger</source>
        <translation>mit einem Finger berührt</translation>
    </message>
</context>
<context>
    <name>seiche::StringWaves</name>
    <message>
        <source>half waves on the string</source>
        <translation>halbe Wellen auf der Saite</translation>
    </message>
    <message>
        <source>A source holds a point of the string, so that other waves stand than those of the string alone: none are predicted here.</source>
        <translation>Eine Quelle hält einen Punkt der Saite, sodass andere Wellen stehen als die der Saite allein: Hier werden keine vorhergesagt.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>Für stehende Wellen zwischen Wänden und Medien gibt es keine Formel.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: no standing waves are predicted here.</source>
        <translation>Ein Dämpfer an einem Ende nimmt jeder Welle Energie: Stehende Wellen sind hier nicht berechnet.</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave here.</source>
        <translation>Die Wellen laufen an den Enden hinaus: Hier gibt es keine stehende Welle.</translation>
    </message>
    <message>
        <source>Height of each standing wave</source>
        <translation>Höhe jeder stehenden Welle</translation>
    </message>
    <message>
        <source>1 half wave</source>
        <translation>1 halbe Welle</translation>
    </message>
    <message>
        <source>%1 half waves</source>
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
        <source>Selected: %1, %2. Arrow keys left and right select, up and down change its height, Enter starts it alone.</source>
        <translation>Gewählt: %1, %2. Pfeiltasten links und rechts wählen, auf und ab ändern ihre Höhe, Eingabe startet sie allein.</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>Allein starten</translation>
    </message>
    <message>
        <source>A level string with only this standing wave (Enter)</source>
        <translation>Eine ruhende Saite mit nur dieser stehenden Welle (Eingabe)</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there (Shift+Enter)</source>
        <translation>Fügt diese stehende Welle zu dem hinzu, was da ist (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>height of the crests</source>
        <translation>Höhe der Bäuche</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic scale of the bars</source>
        <translation>Logarithmische Skala der Balken</translation>
    </message>
    <message>
        <source>Shows bars over four powers of ten, so that low ones are seen beside high ones</source>
        <translation>Zeigt Balken über vier Zehnerpotenzen, sodass man niedrige neben hohen sieht</translation>
    </message>
    <message>
        <source>Drag a bar to set the height of its standing wave</source>
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
        <translation>Schüler</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Best, pulls</source>
        <translation>Bester, Anstöße</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Hervorheben</translation>
    </message>
    <message>
        <source>The points of the others are faded</source>
        <translation>Die Punkte der anderen werden blass</translation>
    </message>
    <message>
        <source>Replay the best</source>
        <translation>Besten nachspielen</translation>
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
        <translation>Entfernt die Person mit allen Punkten. Dieses Telefon kann nicht wieder beitreten.</translation>
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
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Lektionen (*.lesson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the work sheet</source>
        <translation>Arbeitsblatt speichern</translation>
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
        <source>Save the sheet for students</source>
        <translation>Blatt für Schüler speichern</translation>
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
        <source>Exact circle of the last pull</source>
        <translation>Exakter Kreis des letzten Anstoßes</translation>
    </message>
    <message>
        <source>Standing wave: nodal lines</source>
        <translation>Stehende Welle: Knotenlinien</translation>
    </message>
    <message>
        <source>Wave fronts</source>
        <translation>Wellenfronten</translation>
    </message>
    <message>
        <source>Of two equal sources, or behind slits: maxima solid, minima dotted.</source>
        <translation>Von zwei gleichen Quellen oder hinter Spalten: Maxima durchgezogen, Minima gepunktet.</translation>
    </message>
    <message>
        <source>How straight waves from a line source travel through the media, by Snell&apos;s law.</source>
        <translation>Wie gerade Wellen einer Linienquelle durch die Medien laufen, nach dem Brechungsgesetz.</translation>
    </message>
    <message>
        <source>Exactly how far the front of the last pull can have travelled.</source>
        <translation>Wie weit die Front des letzten Anstoßes genau gekommen sein kann.</translation>
    </message>
    <message>
        <source>Where the standing wave nearest to the drive frequency stays at rest.</source>
        <translation>Wo die stehende Welle in Ruhe bleibt, deren Frequenz der des Antriebs am nächsten ist.</translation>
    </message>
    <message>
        <source>The crests around each source, with the numerical wavelength.</source>
        <translation>Die Wellenberge um jede Quelle, mit der numerischen Wellenlänge.</translation>
    </message>
    <message>
        <source>Energy flow, measured</source>
        <translation>Energiefluss, gemessen</translation>
    </message>
    <message>
        <source>Streamlines of energy, measured</source>
        <translation>Stromlinien der Energie, gemessen</translation>
    </message>
    <message>
        <source>Arrows: where the energy flows on the average, and how strongly.</source>
        <translation>Pfeile: wohin die Energie im Mittel fließt und wie stark.</translation>
    </message>
    <message>
        <source>Lines along which the energy flows on the average.</source>
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
        <source>Goes back to any moment of the run. Left and right arrow, Home, End.</source>
        <translation>Geht zu jedem Augenblick der Simulation zurück. Pfeil links und rechts, Pos1, Ende.</translation>
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
        <source>Painted by hand</source>
        <translation>Mit der Hand gemalt</translation>
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
        <source>A click raises the water; hold or drag to go on. Enter does it at the ring.</source>
        <translation>Ein Klick hebt das Wasser an; Halten oder Ziehen macht weiter. Die Eingabetaste tut es am Ring.</translation>
    </message>
    <message>
        <source>A click pushes the water down.</source>
        <translation>Ein Klick drückt das Wasser nach unten.</translation>
    </message>
    <message>
        <source>Holds the water at a height as long as the button is down.</source>
        <translation>Hält das Wasser auf einer Höhe, solange die Taste gedrückt ist.</translation>
    </message>
    <message>
        <source>Smooths waves out.</source>
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
        <source>Size of the tool in cells</source>
        <translation>Größe des Werkzeugs in Zellen</translation>
    </message>
    <message>
        <source>Strength of the tool</source>
        <translation>Stärke des Werkzeugs</translation>
    </message>
    <message>
        <source>How wide the tool is, in cells</source>
        <translation>Wie breit das Werkzeug wirkt, in Zellen</translation>
    </message>
    <message>
        <source>How far the tool moves the water, or which share of the waves it smooths out</source>
        <translation>Wie weit das Werkzeug das Wasser bewegt oder welchen Teil der Wellen es glättet</translation>
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
        <source>Select and move</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Absorbing rim</source>
        <translation>Absorbierender Rand</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>Alle Eigenschaften des ausgewählten Objekts (Doppelklick auf das Objekt)</translation>
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
        <source>Picture of the pool</source>
        <translation>Bild des Beckens</translation>
    </message>
    <message>
        <source>Shows the height at a place over time, in the Probes panel: click the place.</source>
        <translation>Zeigt die Höhe an einem Ort über der Zeit, in der Seitenleiste „Messpunkte“: den Ort anklicken.</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it; the round handle turns it, the square one resizes it. Shift selects several, and so does a frame dragged in the water. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Klick ein Objekt an, um es auszuwählen, zieh es, um es zu bewegen; der runde Griff dreht es, der eckige ändert seine Größe. Umschalt wählt mehrere aus, ebenso ein Rahmen, im Wasser aufgezogen. Tasten: Pfeile, Strg mit Pfeilen, Entf, Strg+D für eine Kopie.</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Geschwindigkeit aus Formel oder Bild …</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Schwingung aus Formel oder Kurve …</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Mit einer Formel starten …</translation>
    </message>
    <message>
        <source>The water gets the heights of a formula, a curve or a picture, at rest</source>
        <translation>Das Wasser bekommt die Höhen einer Formel, einer Kurve oder eines Bildes, in Ruhe</translation>
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
        <source>Speed: how fast time passes, ×0.05 to ×20</source>
        <translation>Tempo: wie schnell die Zeit vergeht, ×0,05 bis ×20</translation>
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
        <source>This computer cannot keep up: time passes more slowly than it should.</source>
        <translation>Dieser Rechner kommt nicht mit: Die Zeit vergeht langsamer, als sie soll.</translation>
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
</context>
<context>
    <name>seiche::TypeCodeDialog</name>
    <message>
        <source>Type a code</source>
        <translation>Code eintippen</translation>
    </message>
    <message>
        <source>Code of a point, as the phone shows it:</source>
        <translation>Code eines Punkts, wie ihn das Handy zeigt:</translation>
    </message>
    <message>
        <source>Large and small letters, hyphens and blanks do not matter.</source>
        <translation>Auf Groß- und Kleinschreibung, Bindestriche und Leerzeichen kommt es nicht an.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>On the chart: %1 pulls at %2 Hz. The next code?</source>
        <translation>Im Diagramm: %1 Anstöße bei %2 Hz. Der nächste Code?</translation>
    </message>
    <message>
        <source>This is no code of a point. Is a letter wrong?</source>
        <translation>Das ist kein Code eines Punkts. Ist ein Zeichen falsch?</translation>
    </message>
</context>
<context>
    <name>seiche::ValueRow</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>more than %1, at most %2</source>
        <translation>mehr als %1, höchstens %2</translation>
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
        <source>Picture of the pool</source>
        <translation>Bild des Beckens</translation>
    </message>
    <message>
        <source>Colours of the heights</source>
        <translation>Farben der Höhen</translation>
    </message>
    <message>
        <source>In each of them equal differences in height look equally different, even if you cannot tell red from green.</source>
        <translation>In jeder davon sehen gleiche Höhenunterschiede gleich groß aus, auch für Menschen, die Rot und Grün nicht unterscheiden.</translation>
    </message>
    <message>
        <source>Level lines</source>
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
        <source>What theory predicts</source>
        <translation>Was die Theorie vorhersagt</translation>
    </message>
    <message>
        <source>Draws over the pool what theory predicts</source>
        <translation>Zeichnet über das Becken, was die Theorie vorhersagt</translation>
    </message>
</context>
<context>
    <name>seiche::Viewing</name>
    <message>
        <source>&amp;Any screen but this window&apos;s</source>
        <translation>Ein &amp;anderer als der dieses Fensters</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen, width, height</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>S&amp;chriftgröße</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>Bea&amp;mer</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Text size on the projector</source>
        <translation>&amp;Schriftgröße am Beamer</translation>
    </message>
    <message>
        <source>Show pointer &amp;and keys</source>
        <translation>&amp;Zeiger und Tasten zeigen</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No fading trails, no flashes, still light in the pool, and animations in the theory that wait to be started</source>
        <translation>Keine verblassenden Spuren, kein Aufblitzen, ruhiges Licht im Becken, und Animationen in der Theorie, die auf ihren Start warten</translation>
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
        <source>Phones show this question now</source>
        <translation>Die Handys zeigen dann diese Frage</translation>
    </message>
    <message>
        <source>Show the votes</source>
        <translation>Stimmen zeigen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Nobody can vote any more</source>
        <translation>Danach kann niemand mehr abstimmen</translation>
    </message>
    <message>
        <source>Choose a question, then ask it.</source>
        <translation>Wähle eine Frage, dann stelle sie.</translation>
    </message>
</context>
<context>
    <name>seiche::WordDialog</name>
    <message>
        <source>Lock with a word</source>
        <translation>Mit einem Wort sperren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Word that unlocks this window:</source>
        <translation>Wort, das dieses Fenster entsperrt:</translation>
    </message>
    <message>
        <source>The teacher&apos;s word:</source>
        <translation>Das Wort der Lehrkraft:</translation>
    </message>
    <message>
        <source>Empty: the keys alone unlock it. The word is kept until Seiche is closed.</source>
        <translation>Leer: Die Tasten allein entsperren es. Das Wort gilt, bis Seiche geschlossen wird.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>This is not the word. The window stays locked.</source>
        <translation>Das ist nicht das Wort. Das Fenster bleibt gesperrt.</translation>
    </message>
</context>
</TS>
