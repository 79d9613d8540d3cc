<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>CardDock</name>
    <message>
        <source>Close %1</source>
        <translation>Close %1</translation>
    </message>
    <message>
        <source>Less of %1</source>
        <translation>Less of %1</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>More of %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Unfold %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Fold %1</translation>
    </message>
</context>
<context>
    <name>ClassNick</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>amber</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>pink</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>silver</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>heron</source>
        <translation>heron</translation>
    </message>
    <message>
        <source>otter</source>
        <translation>otter</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>fox</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>owl</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>seal</translation>
    </message>
    <message>
        <source>swan</source>
        <translation>swan</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>crane</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>dolphin</source>
        <translation>dolphin</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>turtle</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>salmon</translation>
    </message>
    <message>
        <source>pelican</source>
        <translation>pelican</translation>
    </message>
    <message>
        <source>puffin</source>
        <translation>puffin</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>frog</translation>
    </message>
    <message>
        <source>newt</source>
        <translation>newt</translation>
    </message>
    <message>
        <source>lynx</source>
        <translation>lynx</translation>
    </message>
    <message>
        <source>badger</source>
        <translation>badger</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>hedgehog</translation>
    </message>
    <message>
        <source>squirrel</source>
        <translation>squirrel</translation>
    </message>
    <message>
        <source>hare</source>
        <translation>hare</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>deer</translation>
    </message>
    <message>
        <source>moose</source>
        <translation>moose</translation>
    </message>
    <message>
        <source>bison</source>
        <translation>bison</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>camel</translation>
    </message>
    <message>
        <source>zebra</source>
        <translation>zebra</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>giraffe</translation>
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
        <translation>lemur</translation>
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
        <translation>parrot</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>robin</translation>
    </message>
    <message>
        <source>raven</source>
        <translation>raven</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>falcon</translation>
    </message>
    <message>
        <source>stork</source>
        <translation>stork</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>duck</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>crab</translation>
    </message>
    <message>
        <source>octopus</source>
        <translation>octopus</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>whale</translation>
    </message>
    <message>
        <source>by code</source>
        <translation>by code</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>No connection. Your points are kept and sent later.</source>
        <translation>No connection. Your points are kept and sent later.</translation>
    </message>
    <message>
        <source>You have sent as many points as one can.</source>
        <translation>You have sent as many points as one can.</translation>
    </message>
    <message>
        <source>Watch the wall, and tap together.</source>
        <translation>Watch the wall, and tap together.</translation>
    </message>
    <message>
        <source>The teacher has frozen the chart. Your points are kept.</source>
        <translation>The teacher has frozen the chart. Your points are kept.</translation>
    </message>
    <message>
        <source>Find the rhythm that makes your string swing highest.</source>
        <translation>Find the rhythm that makes your string swing highest.</translation>
    </message>
    <message>
        <source>Points sent: %1</source>
        <translation>Points sent: %1</translation>
    </message>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1: step %2 of %3</translation>
    </message>
    <message>
        <source>You have left the class.</source>
        <translation>You have left the class.</translation>
    </message>
    <message>
        <source>This is not the code on the wall.</source>
        <translation>This is not the code on the wall.</translation>
    </message>
    <message>
        <source>Many wrong codes have come. It is tried again…</source>
        <translation>Many wrong codes have come. It is tried again…</translation>
    </message>
    <message>
        <source>The class is full. It is tried again…</source>
        <translation>The class is full. It is tried again…</translation>
    </message>
    <message>
        <source>Nobody can join any more. Ask your teacher.</source>
        <translation>Nobody can join any more. Ask your teacher.</translation>
    </message>
    <message>
        <source>The class cannot be reached. Are you in the right network? It is tried again…</source>
        <translation>The class cannot be reached. Are you in the right network? It is tried again…</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Join the class</translation>
    </message>
    <message>
        <source>The four letters on the wall</source>
        <translation>The four letters on the wall</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Join</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Your string. SPACE pulls it.</source>
        <translation>Your string. SPACE pulls it.</translation>
    </message>
    <message>
        <source>Go on while it grows. Pause, and your point goes to the wall.</source>
        <translation>Go on while it grows. Pause, and your point goes to the wall.</translation>
    </message>
    <message>
        <source>Read this to your teacher:</source>
        <translation>Read this to your teacher:</translation>
    </message>
    <message>
        <source>Or read this to your teacher:</source>
        <translation>Or read this to your teacher:</translation>
    </message>
    <message>
        <source>Go on while it grows. Pause, and your point gets a code.</source>
        <translation>Go on while it grows. Pause, and your point gets a code.</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>Without a network</translation>
    </message>
    <message>
        <source>Tap without a network</source>
        <translation>Tap without a network</translation>
    </message>
    <message>
        <source>The class cannot be reached: it may be over. Your points are kept, and your string still works.</source>
        <translation>The class cannot be reached: it may be over. Your points are kept, and your string still works.</translation>
    </message>
    <message>
        <source>That point was not taken: the string cannot swing that high with one tap for each swing.</source>
        <translation>That point was not taken: the string cannot swing that high with one tap for each swing.</translation>
    </message>
    <message>
        <source>The class is over. You can go on with your string.</source>
        <translation>The class is over. You can go on with your string.</translation>
    </message>
    <message>
        <source>Go on while it grows.</source>
        <translation>Go on while it grows.</translation>
    </message>
    <message>
        <source>The class is over</source>
        <translation>The class is over</translation>
    </message>
    <message>
        <source>Your teacher has removed you. You can join again.</source>
        <translation>Your teacher has removed you. You can join again.</translation>
    </message>
    <message>
        <source>Your teacher has removed you from the class.</source>
        <translation>Your teacher has removed you from the class.</translation>
    </message>
</context>
<context>
    <name>ClassVote</name>
    <message>
        <source>right answer</source>
        <translation>right answer</translation>
    </message>
    <message>
        <source>Choose one answer.</source>
        <translation>Choose one answer.</translation>
    </message>
    <message>
        <source>You can change your answer until it is shown on the wall.</source>
        <translation>You can change your answer until it is shown on the wall.</translation>
    </message>
    <message>
        <source>You have not chosen.</source>
        <translation>You have not chosen.</translation>
    </message>
    <message>
        <source>Your answer is right.</source>
        <translation>Your answer is right.</translation>
    </message>
    <message>
        <source>Another answer is right.</source>
        <translation>Another answer is right.</translation>
    </message>
    <message>
        <source>A question is coming.</source>
        <translation>A question is coming.</translation>
    </message>
</context>
<context>
    <name>ColourBar</name>
    <message>
        <source>mean h²</source>
        <comment>unit above the colours</comment>
        <translation>mean h²</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>fixed</source>
        <translation>fixed</translation>
    </message>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>absorbing</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>ring</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>impedance</translation>
    </message>
</context>
<context>
    <name>FilmOrder</name>
    <message>
        <source>The run explodes at step %1, before the film ends. Choose an earlier end.</source>
        <translation>The run explodes at step %1, before the film ends. Choose an earlier end.</translation>
    </message>
</context>
<context>
    <name>FilmView</name>
    <message>
        <source>The string between ceiling and floor</source>
        <translation>The string between ceiling and floor</translation>
    </message>
</context>
<context>
    <name>FourierBuild</name>
    <message>
        <source>Square</source>
        <translation>Square</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Sawtooth</source>
        <translation>Sawtooth</translation>
    </message>
    <message>
        <source>Shape drawn last</source>
        <translation>Shape drawn last</translation>
    </message>
    <message>
        <source>Present shape</source>
        <translation>Present shape</translation>
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
        <translation>Tap SPACE in an even rhythm.</translation>
    </message>
    <message>
        <source>Tap another rhythm: where does it swing highest?</source>
        <translation>Tap another rhythm: where does it swing highest?</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Keep the rhythm: a point appears after the fourth tap.</translation>
    </message>
    <message>
        <source>Earlier waves are still there. The numbers show this rhythm alone.</source>
        <translation>Earlier waves are still there. The numbers show this rhythm alone.</translation>
    </message>
    <message>
        <source>Not steady yet: keep the rhythm.</source>
        <translation>Not steady yet: keep the rhythm.</translation>
    </message>
    <message>
        <source>Not steady yet: the ring shows where it is heading.</source>
        <translation>Not steady yet: the ring shows where it is heading.</translation>
    </message>
    <message>
        <source>Steady: this point is final. Try another rhythm.</source>
        <translation>Steady: this point is final. Try another rhythm.</translation>
    </message>
    <message>
        <source>No predicted curve: this pull sets the height whatever it was before, so two pulls do not add up.</source>
        <translation>No predicted curve: this pull sets the height whatever it was before, so two pulls do not add up.</translation>
    </message>
    <message>
        <source>No predicted curve: waves leave through an absorbing end, so none can stand.</source>
        <translation>No predicted curve: waves leave through an absorbing end, so none can stand.</translation>
    </message>
    <message>
        <source>No predicted curve: this scheme has no formula for it.</source>
        <translation>No predicted curve: this scheme has no formula for it.</translation>
    </message>
    <message>
        <source>No predicted curve: something here never fades, so the amplitude never becomes steady.</source>
        <translation>No predicted curve: something here never fades, so the amplitude never becomes steady.</translation>
    </message>
    <message>
        <source>No predicted curve: the medium has too many modes.</source>
        <translation>No predicted curve: the medium has too many modes.</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>growing</translation>
    </message>
    <message>
        <source>heading for</source>
        <translation>heading for</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>steady</translation>
    </message>
    <message>
        <source>No predicted curve: every point is fixed, so nothing can move.</source>
        <translation>No predicted curve: every point is fixed, so nothing can move.</translation>
    </message>
    <message>
        <source>No predicted curve: there is no formula for standing waves between walls and media.</source>
        <translation>No predicted curve: there is no formula for standing waves between walls and media.</translation>
    </message>
    <message>
        <source>No predicted curve: a dashpot at an end takes energy from every standing wave, and the formula does not know how much.</source>
        <translation>No predicted curve: a dashpot at an end takes energy from every standing wave, and the formula does not know how much.</translation>
    </message>
    <message>
        <source>No rhythm stands out in this pool: the hand is too small for it, or its waves fade too fast. A basin shows a resonance.</source>
        <translation>No rhythm stands out in this pool: the hand is too small for it, or its waves fade too fast. A basin shows a resonance.</translation>
    </message>
</context>
<context>
    <name>MediumModel</name>
    <message>
        <source>a canal of another depth</source>
        <translation>a canal of another depth</translation>
    </message>
    <message>
        <source>a string of another mass</source>
        <translation>a string of another mass</translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Spring k</source>
        <translation>Spring k</translation>
    </message>
    <message>
        <source>momentary force</source>
        <translation>momentary force</translation>
    </message>
    <message>
        <source>one step old</source>
        <translation>one step old</translation>
    </message>
    <message>
        <source>two steps old</source>
        <translation>two steps old</translation>
    </message>
    <message>
        <source>Kept per step</source>
        <translation>Kept per step</translation>
    </message>
    <message>
        <source>velocity × s</source>
        <translation>velocity × s</translation>
    </message>
    <message>
        <source>new height × d</source>
        <translation>new height × d</translation>
    </message>
    <message>
        <source>A string that runs while you read</source>
        <translation>A string that runs while you read</translation>
    </message>
    <message>
        <source>Eleven points and their springs</source>
        <translation>Eleven points and their springs</translation>
    </message>
    <message>
        <source>One point, step after step</source>
        <translation>One point, step after step</translation>
    </message>
    <message>
        <source>One point, three rules</source>
        <translation>One point, three rules</translation>
    </message>
    <message>
        <source>One string, three rules</source>
        <translation>One string, three rules</translation>
    </message>
    <message>
        <source>A corner on its way</source>
        <translation>A corner on its way</translation>
    </message>
    <message>
        <source>A drop in the pool</source>
        <translation>A drop in the pool</translation>
    </message>
    <message>
        <source>How round is round?</source>
        <translation>How round is round?</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Neighbours</translation>
    </message>
    <message>
        <source>Two dampings, the middle of the string</source>
        <translation>Two dampings, the middle of the string</translation>
    </message>
    <message>
        <source>A string with free ends, lifted and let go</source>
        <translation>A string with free ends, lifted and let go</translation>
    </message>
    <message>
        <source>The wave that explodes first</source>
        <translation>The wave that explodes first</translation>
    </message>
    <message>
        <source>Standing waves</source>
        <translation>Standing waves</translation>
    </message>
    <message>
        <source>Half waves</source>
        <translation>Half waves</translation>
    </message>
    <message>
        <source>Tapped in a rhythm</source>
        <translation>Tapped in a rhythm</translation>
    </message>
    <message>
        <source>Taps per second</source>
        <translation>Taps per second</translation>
    </message>
</context>
<context>
    <name>NewThing</name>
    <message>
        <source>Straight wall</source>
        <translation>Straight wall</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Hollow box</source>
        <translation>Hollow box</translation>
    </message>
    <message>
        <source>Round block</source>
        <translation>Round block</translation>
    </message>
    <message>
        <source>Hollow ellipse</source>
        <translation>Hollow ellipse</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>Parabola</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Single slit</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Double slit</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Grating</translation>
    </message>
    <message>
        <source>Absorbing block</source>
        <translation>Absorbing block</translation>
    </message>
    <message>
        <source>Slow box</source>
        <translation>Slow box</translation>
    </message>
    <message>
        <source>Slow disc</source>
        <translation>Slow disc</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lens</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prism</translation>
    </message>
    <message>
        <source>Gradually slower</source>
        <translation>Gradually slower</translation>
    </message>
    <message>
        <source>Point source</source>
        <translation>Point source</translation>
    </message>
    <message>
        <source>Line source</source>
        <translation>Line source</translation>
    </message>
    <message>
        <source>Source of packets</source>
        <translation>Source of packets</translation>
    </message>
    <message>
        <source>Moving source</source>
        <translation>Moving source</translation>
    </message>
    <message>
        <source>Measuring tape</source>
        <translation>Measuring tape</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Stopwatch</source>
        <translation>Stopwatch</translation>
    </message>
    <message>
        <source>Heavier on the right</source>
        <translation>Heavier on the right</translation>
    </message>
    <message>
        <source>Heavier on the left</source>
        <translation>Heavier on the left</translation>
    </message>
    <message>
        <source>Heavier in the middle</source>
        <translation>Heavier in the middle</translation>
    </message>
    <message>
        <source>Gradually heavier</source>
        <translation>Gradually heavier</translation>
    </message>
    <message>
        <source>Reference line</source>
        <translation>Reference line</translation>
    </message>
    <message>
        <source>Marked point</source>
        <translation>Marked point</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Ruler</translation>
    </message>
    <message>
        <source>Upright ruler</source>
        <translation>Upright ruler</translation>
    </message>
    <message>
        <source>Upright reference line</source>
        <translation>Upright reference line</translation>
    </message>
    <message>
        <source>Oscillator</source>
        <translation>Oscillator</translation>
    </message>
    <message>
        <source>Pulse generator</source>
        <translation>Pulse generator</translation>
    </message>
    <message>
        <source>Impedance wall</source>
        <translation>Impedance wall</translation>
    </message>
    <message>
        <source>Cavity</source>
        <translation>Cavity</translation>
    </message>
    <message>
        <source>Moving wall</source>
        <translation>Moving wall</translation>
    </message>
    <message>
        <source>Mode box</source>
        <translation>Mode box</translation>
    </message>
    <message>
        <source>Draw an outline</source>
        <translation>Draw an outline</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Plano-convex lens</translation>
    </message>
    <message>
        <source>Draw a region</source>
        <translation>Draw a region</translation>
    </message>
    <message>
        <source>Circling source</source>
        <translation>Circling source</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipole</translation>
    </message>
    <message>
        <source>Quadrupole</source>
        <translation>Quadrupole</translation>
    </message>
    <message>
        <source>Phased array</source>
        <translation>Phased array</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Gaussian beam</translation>
    </message>
    <message>
        <source>Noise source</source>
        <translation>Noise source</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Screen</translation>
    </message>
    <message>
        <source>Bent screen</source>
        <translation>Bent screen</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Points: %1</source>
        <translation>Points: %1</translation>
    </message>
    <message>
        <source>Resonance chart. Points: %1. The highest: %2 Hz, %3 pulls.</source>
        <translation>Resonance chart. Points: %1. The highest: %2 Hz, %3 pulls.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>left</translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>bottom</translation>
    </message>
    <message>
        <source>It exploded. Restart it, with a smaller k.</source>
        <translation>It exploded. Restart it, with a smaller k.</translation>
    </message>
    <message>
        <source>Textbook Euler has exploded; the other one goes on. Restart to see it again.</source>
        <translation>Textbook Euler has exploded; the other one goes on. Restart to see it again.</translation>
    </message>
    <message>
        <source>This setting is unstable: tap and watch the shortest waves grow.</source>
        <translation>This setting is unstable: tap and watch the shortest waves grow.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Paused.</translation>
    </message>
    <message>
        <source>Tap in rhythm. Can you make it touch the ceiling?</source>
        <translation>Tap in rhythm. Can you make it touch the ceiling?</translation>
    </message>
    <message>
        <source>Again, each time the string comes back: in an even rhythm.</source>
        <translation>Again, each time the string comes back: in an even rhythm.</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Keep the rhythm: a point appears after the fourth tap.</translation>
    </message>
    <message>
        <source>Another rhythm, slower or faster: where does it swing highest?</source>
        <translation>Another rhythm, slower or faster: where does it swing highest?</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: which one rocks the whole pool?</source>
        <translation>Tap in an even rhythm: which one rocks the whole pool?</translation>
    </message>
    <message>
        <source>Touch the water, or hold and draw.</source>
        <translation>Touch the water, or hold and draw.</translation>
    </message>
    <message>
        <source>Touch a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Touch a second place: where the rings meet they add up, then pass through each other.</translation>
    </message>
    <message>
        <source>Now hold and draw: faster than the waves, or slower?</source>
        <translation>Now hold and draw: faster than the waves, or slower?</translation>
    </message>
    <message>
        <source>The waves. The arrow keys move the place of the pull, SPACE pulls.</source>
        <translation>The waves. The arrow keys move the place of the pull, SPACE pulls.</translation>
    </message>
    <message>
        <source>There is no experiment of this name: %1</source>
        <translation>There is no experiment of this name: %1</translation>
    </message>
    <message>
        <source>There is no lesson of this name: %1</source>
        <translation>There is no lesson of this name: %1</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experiments</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>your rhythm</source>
        <translation>your rhythm</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitude</translation>
    </message>
    <message>
        <source>pulls</source>
        <translation>pulls</translation>
    </message>
    <message>
        <source>TAP</source>
        <translation>TAP</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Restart</translation>
    </message>
    <message>
        <source>again</source>
        <translation>again</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Slow: a quarter of the speed</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theory</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>frequency, Hz</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>taps</translation>
    </message>
    <message>
        <source>k · damping</source>
        <translation>k · damping</translation>
    </message>
    <message>
        <source>Repeat this step</source>
        <translation>Repeat this step</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Leave the lesson</translation>
    </message>
    <message>
        <source>Open the whole page</source>
        <translation>Open the whole page</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Light look</source>
        <translation>Light look</translation>
    </message>
    <message>
        <source>Dark look</source>
        <translation>Dark look</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>This experiment cannot be opened:</source>
        <translation>This experiment cannot be opened:</translation>
    </message>
    <message>
        <source>A link, or an experiment as text</source>
        <translation>A link, or an experiment as text</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Open it</translation>
    </message>
    <message>
        <source>For a class: the code of your last point</source>
        <translation>For a class: the code of your last point</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this device could not keep up. Close other apps.</source>
        <translation>The rhythm starts again, because this device could not keep up. Close other apps.</translation>
    </message>
    <message>
        <source>This device cannot keep up: time passes more slowly than it should.</source>
        <translation>This device cannot keep up: time passes more slowly than it should.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Spring constant</source>
        <translation>Spring constant</translation>
    </message>
    <message>
        <source>per step²</source>
        <translation>per step²</translation>
    </message>
    <message>
        <source>Update damping</source>
        <translation>Update damping</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>per step</translation>
    </message>
    <message>
        <source>Velocity damping</source>
        <translation>Velocity damping</translation>
    </message>
    <message>
        <source>Scales only the velocity at every step, as friction does</source>
        <translation>Scales only the velocity at every step, as friction does</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>Steps per second</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>How many steps of the calculation make one second</source>
        <translation>How many steps of the calculation make one second</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>What happens to a wave at the left end</source>
        <translation>What happens to a wave at the left end</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>What happens to a wave at the right end</source>
        <translation>What happens to a wave at the right end</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>What happens to a wave at the top side</source>
        <translation>What happens to a wave at the top side</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bottom</translation>
    </message>
    <message>
        <source>What happens to a wave at the bottom side</source>
        <translation>What happens to a wave at the bottom side</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Scheme</translation>
    </message>
    <message>
        <source>How the next frame is computed</source>
        <translation>How the next frame is computed</translation>
    </message>
    <message>
        <source>Heights as floating-point numbers or as whole numbers</source>
        <translation>Heights as floating-point numbers or as whole numbers</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>Divisor</translation>
    </message>
    <message>
        <source>What the sum of the neighbours is divided by (integer water)</source>
        <translation>What the sum of the neighbours is divided by (integer water)</translation>
    </message>
    <message>
        <source>Damping share</source>
        <translation>Damping share</translation>
    </message>
    <message>
        <source>The height loses one part in this many at every step (integer water; 0: none)</source>
        <translation>The height loses one part in this many at every step (integer water; 0: none)</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Shape</translation>
    </message>
    <message>
        <source>The shape of a pull</source>
        <translation>The shape of a pull</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Width</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cells</translation>
    </message>
    <message>
        <source>How wide a pull is</source>
        <translation>How wide a pull is</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Height</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Whether a pull sets the height, adds to it, or plucks from rest</source>
        <translation>Whether a pull sets the height, adds to it, or plucks from rest</translation>
    </message>
    <message>
        <source>Drive height</source>
        <translation>Drive height</translation>
    </message>
    <message>
        <source>How strongly a sine drives the medium at every step; 0: not at all</source>
        <translation>How strongly a sine drives the medium at every step; 0: not at all</translation>
    </message>
    <message>
        <source>Drive frequency</source>
        <translation>Drive frequency</translation>
    </message>
    <message>
        <source>cycles per step</source>
        <translation>cycles per step</translation>
    </message>
    <message>
        <source>Drive phase</source>
        <translation>Drive phase</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>cycles</translation>
    </message>
    <message>
        <source>Drive shape</source>
        <translation>Drive shape</translation>
    </message>
    <message>
        <source>The shape of the drive</source>
        <translation>The shape of the drive</translation>
    </message>
    <message>
        <source>Drive width</source>
        <translation>Drive width</translation>
    </message>
    <message>
        <source>How wide the drive is</source>
        <translation>How wide the drive is</translation>
    </message>
    <message>
        <source>Drive column</source>
        <translation>Drive column</translation>
    </message>
    <message>
        <source>Where the drive is: its column, or its point on a string</source>
        <translation>Where the drive is: its column, or its point on a string</translation>
    </message>
    <message>
        <source>Drive row</source>
        <translation>Drive row</translation>
    </message>
    <message>
        <source>Where the drive is: its row in a pool</source>
        <translation>Where the drive is: its row in a pool</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Rain</translation>
    </message>
    <message>
        <source>drops/s</source>
        <translation>drops/s</translation>
    </message>
    <message>
        <source>Rain seed</source>
        <translation>Rain seed</translation>
    </message>
    <message>
        <source>Drop shape</source>
        <translation>Drop shape</translation>
    </message>
    <message>
        <source>The shape of a drop</source>
        <translation>The shape of a drop</translation>
    </message>
    <message>
        <source>Drop width</source>
        <translation>Drop width</translation>
    </message>
    <message>
        <source>How wide a drop is</source>
        <translation>How wide a drop is</translation>
    </message>
    <message>
        <source>Drop height</source>
        <translation>Drop height</translation>
    </message>
    <message>
        <source>Drop mode</source>
        <translation>Drop mode</translation>
    </message>
    <message>
        <source>Whether a drop sets the height, adds to it, or plucks from rest</source>
        <translation>Whether a drop sets the height, adds to it, or plucks from rest</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Frames per second</translation>
    </message>
    <message>
        <source>Pixel size</source>
        <translation>Pixel size</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>How wide a cell is drawn; 0: as wide as fits the window</source>
        <translation>How wide a cell is drawn; 0: as wide as fits the window</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Level lines</source>
        <translation>Level lines</translation>
    </message>
    <message>
        <source>How many lines of equal height there are from rest to the end of the colours; 0: none</source>
        <translation>How many lines of equal height there are from rest to the end of the colours; 0: none</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Range</translation>
    </message>
    <message>
        <source>The height at the end of the colours; 0: it follows the waves</source>
        <translation>The height at the end of the colours; 0: it follows the waves</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Depth</translation>
    </message>
    <message>
        <source>From the still water down to the floor</source>
        <translation>From the still water down to the floor</translation>
    </message>
    <message>
        <source>Bright lines</source>
        <translation>Bright lines</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>How near the eye is to the surface</source>
        <translation>How near the eye is to the surface</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>A cell is</translation>
    </message>
    <message>
        <source>Scales the whole new height at every step; this also pulls the medium back to rest</source>
        <translation>Scales the whole new height at every step; this also pulls the medium back to rest</translation>
    </message>
    <message>
        <source>Which neighbours pull on a cell of the pool</source>
        <translation>Which neighbours pull on a cell of the pool</translation>
    </message>
    <message>
        <source>Kind of numbers</source>
        <translation>Kind of numbers</translation>
    </message>
    <message>
        <source>Whether integer water makes waves, or only blurs</source>
        <translation>Whether integer water makes waves, or only blurs</translation>
    </message>
    <message>
        <source>The frequency of the driving sine</source>
        <translation>The frequency of the driving sine</translation>
    </message>
    <message>
        <source>The phase of the driving sine at step 0</source>
        <translation>The phase of the driving sine at step 0</translation>
    </message>
    <message>
        <source>How many drops fall per second; 0: none</source>
        <translation>How many drops fall per second; 0: none</translation>
    </message>
    <message>
        <source>Seed of the random drops; the same seed gives the same rain</source>
        <translation>Seed of the random drops; the same seed gives the same rain</translation>
    </message>
    <message>
        <source>How high a drop lifts the water</source>
        <translation>How high a drop lifts the water</translation>
    </message>
    <message>
        <source>When time runs: always, or only while the mouse is over the pool</source>
        <translation>When time runs: always, or only while the mouse is over the pool</translation>
    </message>
    <message>
        <source>Whether the number of pictures drawn per second is shown beside the pool</source>
        <translation>Whether the number of pictures drawn per second is shown beside the pool</translation>
    </message>
    <message>
        <source>How the pool is drawn</source>
        <translation>How the pool is drawn</translation>
    </message>
    <message>
        <source>The colours of heights above and below rest</source>
        <translation>The colours of heights above and below rest</translation>
    </message>
    <message>
        <source>Refractive index n</source>
        <translation>Refractive index n</translation>
    </message>
    <message>
        <source>How many times slower light is in the water than in air</source>
        <translation>How many times slower light is in the water than in air</translation>
    </message>
    <message>
        <source>How strongly the waves focus light on the floor</source>
        <translation>How strongly the waves focus light on the floor</translation>
    </message>
    <message>
        <source>Vertical exaggeration</source>
        <translation>Vertical exaggeration</translation>
    </message>
    <message>
        <source>How many times higher than they are waves are drawn</source>
        <translation>How many times higher than they are waves are drawn</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>How far the view of the surface is rotated</source>
        <translation>How far the view of the surface is rotated</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Tilt</translation>
    </message>
    <message>
        <source>How steeply the eye looks down at the surface; 90: straight down</source>
        <translation>How steeply the eye looks down at the surface; 90: straight down</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>The length that a cell stands for, in the unit cellUnit</source>
        <translation>The length that a cell stands for, in the unit cellUnit</translation>
    </message>
    <message>
        <source>Pulls keep the mean level</source>
        <translation>Pulls keep the mean level</translation>
    </message>
    <message>
        <source>Where all sides are free or joined: whether what pulls, drops, drive and sources add is taken off again, evenly everywhere, so that they only move the water</source>
        <translation>Where all sides are free or joined: whether what pulls, drops, drive and sources add is taken off again, evenly everywhere, so that they only move the water</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>Set: the height that the medium gets. Pluck: how far it is moved before it is let go at rest. Add: how far, and as much velocity per step, so that a wide pull goes on to lift it many times as far</source>
        <translation>Set: the height that the medium gets. Pluck: how far it is moved before it is let go at rest. Add: how far, and as much velocity per step, so that a wide pull goes on to lift it many times as far</translation>
    </message>
    <message>
        <source>Regions are</source>
        <translation>Regions are</translation>
    </message>
    <message>
        <source>water of another depth</source>
        <translation>water of another depth</translation>
    </message>
    <message>
        <source>a membrane of another mass</source>
        <translation>a membrane of another mass</translation>
    </message>
    <message>
        <source>What regions of another speed are: water of another depth, where waves rise as they get slower, or a membrane or string of another mass, where they sink</source>
        <translation>What regions of another speed are: water of another depth, where waves rise as they get slower, or a membrane or string of another mass, where they sink</translation>
    </message>
    <message>
        <source>Impedance at the left end</source>
        <translation>Impedance at the left end</translation>
    </message>
    <message>
        <source>The impedance of the left end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>The impedance of the left end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</translation>
    </message>
    <message>
        <source>Impedance at the right end</source>
        <translation>Impedance at the right end</translation>
    </message>
    <message>
        <source>The impedance of the right end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>The impedance of the right end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Beads</translation>
    </message>
    <message>
        <source>On every which point of a string a bead is drawn; 0: on none</source>
        <translation>On every which point of a string a bead is drawn; 0: on none</translation>
    </message>
    <message>
        <source>Width of the absorbing rim</source>
        <translation>Width of the absorbing rim</translation>
    </message>
    <message>
        <source>How many hidden cells take the waves up beyond each absorbing side of a pool: a narrow rim sends an echo back, a wide one takes longer to compute</source>
        <translation>How many hidden cells take the waves up beyond each absorbing side of a pool: a narrow rim sends an echo back, a wide one takes longer to compute</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Stiffness</translation>
    </message>
    <message>
        <source>How much a string resists bending, beside its tension; 0: not at all</source>
        <translation>How much a string resists bending, beside its tension; 0: not at all</translation>
    </message>
    <message>
        <source>points²</source>
        <translation>points²</translation>
    </message>
    <message>
        <source>It stands for</source>
        <translation>It stands for</translation>
    </message>
    <message>
        <source>What real medium the string or pool stands for: lengths, times and frequencies are then shown in its units</source>
        <translation>What real medium the string or pool stands for: lengths, times and frequencies are then shown in its units</translation>
    </message>
    <message>
        <source>Real length</source>
        <translation>Real length</translation>
    </message>
    <message>
        <source>How long the real string is, or the real pool from left to right</source>
        <translation>How long the real string is, or the real pool from left to right</translation>
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
        <translation>The force with which the real string is stretched</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Mass per length</source>
        <translation>Mass per length</translation>
    </message>
    <message>
        <source>How heavy a metre of the real string is</source>
        <translation>How heavy a metre of the real string is</translation>
    </message>
    <message>
        <source>kg/m</source>
        <translation>kg/m</translation>
    </message>
    <message>
        <source>Depth of the water</source>
        <translation>Depth of the water</translation>
    </message>
    <message>
        <source>How deep the real water is: long waves have the speed √(g·h)</source>
        <translation>How deep the real water is: long waves have the speed √(g·h)</translation>
    </message>
    <message>
        <source>Drawn quantity</source>
        <translation>Drawn quantity</translation>
    </message>
    <message>
        <source>What of a string is drawn as its line</source>
        <translation>What of a string is drawn as its line</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Swing</translation>
    </message>
    <message>
        <source>Whether the points of a string are drawn to move across it or along it</source>
        <translation>Whether the points of a string are drawn to move across it or along it</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Springs</translation>
    </message>
    <message>
        <source>Whether springs are drawn between the points of a string</source>
        <translation>Whether springs are drawn between the points of a string</translation>
    </message>
    <message>
        <source>Travelling parts</source>
        <translation>Travelling parts</translation>
    </message>
    <message>
        <source>Whether what runs to the right and what runs to the left is drawn beside their sum</source>
        <translation>Whether what runs to the right and what runs to the left is drawn beside their sum</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodes</translation>
    </message>
    <message>
        <source>Whether nodes of a string are marked, with their distance</source>
        <translation>Whether nodes of a string are marked, with their distance</translation>
    </message>
    <message>
        <source>Energy along the string</source>
        <translation>Energy along the string</translation>
    </message>
    <message>
        <source>Whether kinetic and potential energy are drawn along a string</source>
        <translation>Whether kinetic and potential energy are drawn along a string</translation>
    </message>
    <message>
        <source>Flow of energy</source>
        <translation>Flow of energy</translation>
    </message>
    <message>
        <source>Whether arrows on a string show where energy flows</source>
        <translation>Whether arrows on a string show where energy flows</translation>
    </message>
    <message>
        <source>What falls</source>
        <translation>What falls</translation>
    </message>
    <message>
        <source>What falls into the pool: drops of rain, the pieces of fireworks, or snow</source>
        <translation>What falls into the pool: drops of rain, the pieces of fireworks, or snow</translation>
    </message>
    <message>
        <source>Fireworks column</source>
        <translation>Fireworks column</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their column</source>
        <translation>Where fireworks are thrown from: their column</translation>
    </message>
    <message>
        <source>Fireworks row</source>
        <translation>Fireworks row</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their row</source>
        <translation>Where fireworks are thrown from: their row</translation>
    </message>
    <message>
        <source>Speed in the air</source>
        <translation>Speed in the air</translation>
    </message>
    <message>
        <source>How fast pieces of fireworks are thrown, or how fast flakes of snow sink</source>
        <translation>How fast pieces of fireworks are thrown, or how fast flakes of snow sink</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>cells/s</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravity</translation>
    </message>
    <message>
        <source>How much faster pieces of fireworks fall with every second</source>
        <translation>How much faster pieces of fireworks fall with every second</translation>
    </message>
    <message>
        <source>cells/s²</source>
        <translation>cells/s²</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>How far flakes are blown aside in one second along each axis (root mean square); it grows with the root of the time</source>
        <translation>How far flakes are blown aside in one second along each axis (root mean square); it grows with the root of the time</translation>
    </message>
    <message>
        <source>cells/√s</source>
        <translation>cells/√s</translation>
    </message>
    <message>
        <source>How strongly neighbours pull. The speed of long waves in cells per step, the Courant number c·Δt/Δx, is √k; √(2k) with the stencil of 4 corners, √(3k) with all 8 alike</source>
        <translation>How strongly neighbours pull. The speed of long waves in cells per step, the Courant number c·Δt/Δx, is √k; √(2k) with the stencil of 4 corners, √(3k) with all 8 alike</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Ceiling</translation>
    </message>
    <message>
        <source>The height at which a string&apos;s ceiling is drawn; 0: what its pulls reach</source>
        <translation>The height at which a string&apos;s ceiling is drawn; 0: what its pulls reach</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Deep water</source>
        <translation>Deep water</translation>
    </message>
    <message>
        <source>Flat blue, as in 2013</source>
        <translation>Flat blue, as in 2013</translation>
    </message>
    <message>
        <source>Height in colours</source>
        <translation>Height in colours</translation>
    </message>
    <message>
        <source>Surface in 3-D</source>
        <translation>Surface in 3-D</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energy</translation>
    </message>
    <message>
        <source>Overflowing rings</source>
        <translation>Overflowing rings</translation>
    </message>
    <message>
        <source>Clear water over a floor</source>
        <translation>Clear water over a floor</translation>
    </message>
    <message>
        <source>The height as a shade of blue, with light from the upper left.</source>
        <translation>The height as a shade of blue, with light from the upper left.</translation>
    </message>
    <message>
        <source>Black where it is low, blue where it is high.</source>
        <translation>Black where it is low, blue where it is high.</translation>
    </message>
    <message>
        <source>Crests in one colour, troughs in another: equal steps in height look equal.</source>
        <translation>Crests in one colour, troughs in another: equal steps in height look equal.</translation>
    </message>
    <message>
        <source>A body of water: turn it with the right button, zoom with the wheel.</source>
        <translation>A body of water: turn it with the right button, zoom with the wheel.</translation>
    </message>
    <message>
        <source>The kinetic and potential energy in each cell.</source>
        <translation>The kinetic and potential energy in each cell.</translation>
    </message>
    <message>
        <source>Colours that start over where they end, as an eight-bit whole number overflows.</source>
        <translation>Colours that start over where they end, as an eight-bit whole number overflows.</translation>
    </message>
    <message>
        <source>The floor seen through the waves: refracted light, shadows, and bright lines (caustics) where light is gathered.</source>
        <translation>The floor seen through the waves: refracted light, shadows, and bright lines (caustics) where light is gathered.</translation>
    </message>
    <message>
        <source>Purple and green</source>
        <translation>Purple and green</translation>
    </message>
    <message>
        <source>Dark: blue and amber</source>
        <translation>Dark: blue and amber</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grey</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Blue and orange</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensity</translation>
    </message>
    <message>
        <source>The mean of the squared height over whole periods: where waves are strong.</source>
        <translation>The mean of the squared height over whole periods: where waves are strong.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Water effects</source>
        <translation>Water effects</translation>
    </message>
    <message>
        <source>The wave applet as printed</source>
        <translation>The wave applet as printed</translation>
    </message>
    <message>
        <source>The wave applet</source>
        <translation>The wave applet</translation>
    </message>
    <message>
        <source>Eight neighbours in whole numbers, their sum divided by four: the divisor with which the rule works.</source>
        <translation>Eight neighbours in whole numbers, their sum divided by four: the divisor with which the rule works.</translation>
    </message>
    <message>
        <source>Area sampling</source>
        <translation>Area sampling</translation>
    </message>
    <message>
        <source>The 2009 programs</source>
        <translation>The 2009 programs</translation>
    </message>
    <message>
        <source>The water of 2009</source>
        <translation>The water of 2009</translation>
    </message>
    <message>
        <source>Heights in whole numbers: click and hold, or drag, to pull the water under the pointer.</source>
        <translation>Heights in whole numbers: click and hold, or drag, to pull the water under the pointer.</translation>
    </message>
    <message>
        <source>The 2013 page</source>
        <translation>The 2013 page</translation>
    </message>
    <message>
        <source>The pool of 2013, as its text says</source>
        <translation>The pool of 2013, as its text says</translation>
    </message>
    <message>
        <source>The same pool with the four nearest neighbours and the stronger damping that the page&apos;s text gives.</source>
        <translation>The same pool with the four nearest neighbours and the stronger damping that the page&apos;s text gives.</translation>
    </message>
    <message>
        <source>The pool of 2013, as its code runs</source>
        <translation>The pool of 2013, as its code runs</translation>
    </message>
    <message>
        <source>Waves reflect and interfere; the diagonal stencil leaves out every second cell, as on a chessboard.</source>
        <translation>Waves reflect and interfere; the diagonal stencil leaves out every second cell, as on a chessboard.</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Start here</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>A pool</translation>
    </message>
    <message>
        <source>Click, hold and drag: round waves spread, meet and come back from the walls.</source>
        <translation>Click, hold and drag: round waves spread, meet and come back from the walls.</translation>
    </message>
    <message>
        <source>A ring</source>
        <translation>A ring</translation>
    </message>
    <message>
        <source>Both ends are joined: two pulses run round in opposite directions and pass through each other twice a second.</source>
        <translation>Both ends are joined: two pulses run round in opposite directions and pass through each other twice a second.</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Springs</translation>
    </message>
    <message>
        <source>Springs in a row</source>
        <translation>Springs in a row</translation>
    </message>
    <message>
        <source>Springs in a sheet</source>
        <translation>Springs in a sheet</translation>
    </message>
    <message>
        <source>Each point hangs on four neighbours and opposite sides are joined: what leaves on one side comes in on the other.</source>
        <translation>Each point hangs on four neighbours and opposite sides are joined: what leaves on one side comes in on the other.</translation>
    </message>
    <message>
        <source>The string of 2009</source>
        <translation>The string of 2009</translation>
    </message>
    <message>
        <source>Pulled at a quarter of its length to half the height: can you make it reach the right side?</source>
        <translation>Pulled at a quarter of its length to half the height: can you make it reach the right side?</translation>
    </message>
    <message>
        <source>The string of 2013</source>
        <translation>The string of 2013</translation>
    </message>
    <message>
        <source>A string with a free end</source>
        <translation>A string with a free end</translation>
    </message>
    <message>
        <source>One end slides freely: pulses come back upright there, and the lowest rhythm is half as fast.</source>
        <translation>One end slides freely: pulses come back upright there, and the lowest rhythm is half as fast.</translation>
    </message>
    <message>
        <source>A string with fixed ends</source>
        <translation>A string with fixed ends</translation>
    </message>
    <message>
        <source>First every cell becomes the mean of itself and its neighbours: a drop only blurs. Then half the neighbours&apos; sum minus the frame before, less a sixteenth: now it swings.</source>
        <translation>First every cell becomes the mean of itself and its neighbours: a drop only blurs. Then half the neighbours&apos; sum minus the frame before, less a sixteenth: now it swings.</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Beach</translation>
    </message>
    <message>
        <source>Absorbing walls</source>
        <translation>Absorbing walls</translation>
    </message>
    <message>
        <source>A bay that sings</source>
        <translation>A bay that sings</translation>
    </message>
    <message>
        <source>In a corner</source>
        <translation>In a corner</translation>
    </message>
    <message>
        <source>Three mirror images answer: one in each wall, upside down, and one in the corner, upright again.</source>
        <translation>Three mirror images answer: one in each wall, upside down, and one in the corner, upright again.</translation>
    </message>
    <message>
        <source>Speed along the axis and the diagonal</source>
        <translation>Speed along the axis and the diagonal</translation>
    </message>
    <message>
        <source>On a grid short waves lag behind, most along the axes: the front of a sharp drop is no circle.</source>
        <translation>On a grid short waves lag behind, most along the axes: the front of a sharp drop is no circle.</translation>
    </message>
    <message>
        <source>Doppler effect</source>
        <translation>Doppler effect</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Double slit</translation>
    </message>
    <message>
        <source>Ellipse with two foci</source>
        <translation>Ellipse with two foci</translation>
    </message>
    <message>
        <source>What starts in one focus of the ellipse comes together in the other, from all sides at the same time.</source>
        <translation>What starts in one focus of the ellipse comes together in the other, from all sides at the same time.</translation>
    </message>
    <message>
        <source>Fixed and free walls</source>
        <translation>Fixed and free walls</translation>
    </message>
    <message>
        <source>The fixed wall above sends the pulse back upside down, the free one below upright.</source>
        <translation>The fixed wall above sends the pulse back upside down, the free one below upright.</translation>
    </message>
    <message>
        <source>Four sources in a row</source>
        <translation>Four sources in a row</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Grating</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lens</translation>
    </message>
    <message>
        <source>In the shallow lens waves are slower; its thick middle holds them back most, and straight waves run together in a focus.</source>
        <translation>In the shallow lens waves are slower; its thick middle holds them back most, and straight waves run together in a focus.</translation>
    </message>
    <message>
        <source>One source</source>
        <translation>One source</translation>
    </message>
    <message>
        <source>Parabolic mirror</source>
        <translation>Parabolic mirror</translation>
    </message>
    <message>
        <source>Two sources out of step</source>
        <translation>Two sources out of step</translation>
    </message>
    <message>
        <source>The two sources swing against each other: now the middle line rests, and every loud direction has become a quiet one.</source>
        <translation>The two sources swing against each other: now the middle line rests, and every loud direction has become a quiet one.</translation>
    </message>
    <message>
        <source>Plane wave</source>
        <translation>Plane wave</translation>
    </message>
    <message>
        <source>A line that swings sends straight waves; they keep their height, having nowhere to spread.</source>
        <translation>A line that swings sends straight waves; they keep their height, having nowhere to spread.</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prism</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Rain</translation>
    </message>
    <message>
        <source>Seiche: standing waves of a pool</source>
        <translation>Seiche: standing waves of a pool</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Single slit</translation>
    </message>
    <message>
        <source>Slow medium: Snell&apos;s law</source>
        <translation>Slow medium: Snell&apos;s law</translation>
    </message>
    <message>
        <source>Faster than its waves</source>
        <translation>Faster than its waves</translation>
    </message>
    <message>
        <source>The source outruns its own rings; together they form a wedge whose sine is the speed of waves over that of the source.</source>
        <translation>The source outruns its own rings; together they form a wedge whose sine is the speed of waves over that of the source.</translation>
    </message>
    <message>
        <source>Total reflection</source>
        <translation>Total reflection</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>Two sources</translation>
    </message>
    <message>
        <source>Wave guide</source>
        <translation>Wave guide</translation>
    </message>
    <message>
        <source>Between fixed walls only waves shorter than twice the width can travel: the wide channel carries the wave, the narrow one does not.</source>
        <translation>Between fixed walls only waves shorter than twice the width can travel: the wide channel carries the wave, the narrow one does not.</translation>
    </message>
    <message>
        <source>The same eight neighbours divided by two, as it was printed: a level surface grows by a factor of 3.73 at every step.</source>
        <translation>The same eight neighbours divided by two, as it was printed: a level surface grows by a factor of 3.73 at every step.</translation>
    </message>
    <message>
        <source>Towards the shore the water is shallower and waves are slower: they become shorter and turn until they run straight at it.</source>
        <translation>Towards the shore the water is shallower and waves are slower: they become shorter and turn until they run straight at it.</translation>
    </message>
    <message>
        <source>Water sloshing through the narrow mouth swings against the level of the whole bay, which resonates far below its first standing wave.</source>
        <translation>Water sloshing through the narrow mouth swings against the level of the whole bay, which resonates far below its first standing wave.</translation>
    </message>
    <message>
        <source>Two pools in one</source>
        <translation>Two pools in one</translation>
    </message>
    <message>
        <source>The diagonal stencil never couples the two colours of a chessboard: a drop in one cell reaches every second cell only.</source>
        <translation>The diagonal stencil never couples the two colours of a chessboard: a drop in one cell reaches every second cell only.</translation>
    </message>
    <message>
        <source>Ahead of the moving source the waves are shorter and come more often, behind it they are longer.</source>
        <translation>Ahead of the moving source the waves are shorter and come more often, behind it they are longer.</translation>
    </message>
    <message>
        <source>Behind two slits the waves meet: they are loud in the directions where the paths from the slits differ by whole wavelengths.</source>
        <translation>Behind two slits the waves meet: they are loud in the directions where the paths from the slits differ by whole wavelengths.</translation>
    </message>
    <message>
        <source>A source that swings steadily sends out rings one wavelength apart; the wider they are, the weaker.</source>
        <translation>A source that swings steadily sends out rings one wavelength apart; the wider they are, the weaker.</translation>
    </message>
    <message>
        <source>The paths from the focus to the mirror and on to a straight line are all equally long: rings come back as straight waves.</source>
        <translation>The paths from the focus to the mirror and on to a straight line are all equally long: rings come back as straight waves.</translation>
    </message>
    <message>
        <source>The slow prism turns the beam towards its base, twice in the same direction.</source>
        <translation>The slow prism turns the beam towards its base, twice in the same direction.</translation>
    </message>
    <message>
        <source>Every drop makes its own ring, and the rings pass through each other unchanged; the same seed gives the same rain.</source>
        <translation>Every drop makes its own ring, and the rings pass through each other unchanged; the same seed gives the same rain.</translation>
    </message>
    <message>
        <source>A slit three wavelengths wide sends most of the wave straight on, with quiet directions beside it; a narrow one sends rings everywhere.</source>
        <translation>A slit three wavelengths wide sends most of the wave straight on, with quiet directions beside it; a narrow one sends rings everywhere.</translation>
    </message>
    <message>
        <source>At the border of a slower medium the wave turns towards the normal: the sines of the angles are in the ratio of the speeds.</source>
        <translation>At the border of a slower medium the wave turns towards the normal: the sines of the angles are in the ratio of the speeds.</translation>
    </message>
    <message>
        <source>Points with position and velocity in a ring: the spring constant sets how jittery they are, damping slows them down.</source>
        <translation>Points with position and velocity in a ring: the spring constant sets how jittery they are, damping slows them down.</translation>
    </message>
    <message>
        <source>Find the string&apos;s resonance and make the waves reach the ceiling; its damping, not its length, sets its rhythm.</source>
        <translation>Find the string&apos;s resonance and make the waves reach the ceiling; its damping, not its length, sets its rhythm.</translation>
    </message>
    <message>
        <source>Tap in the rhythm of the string: when every small tug comes at the right moment, the waves add up to fourteen times a single one.</source>
        <translation>Tap in the rhythm of the string: when every small tug comes at the right moment, the waves add up to fourteen times a single one.</translation>
    </message>
    <message>
        <source>From the slow side, a wave that meets the border at too flat an angle cannot leave; it creeps along outside and is reflected.</source>
        <translation>From the slow side, a wave that meets the border at too flat an angle cannot leave; it creeps along outside and is reflected.</translation>
    </message>
    <message>
        <source>Where the paths from two sources differ by whole wavelengths, the waves add up; half a wavelength further, the water rests.</source>
        <translation>Where the paths from two sources differ by whole wavelengths, the waves add up; half a wavelength further, the water rests.</translation>
    </message>
    <message>
        <source>A harbour behind a thick absorbing mole: the sea gets in through the mouth only, and hardly anything echoes.</source>
        <translation>A harbour behind a thick absorbing mole: the sea gets in through the mouth only, and hardly anything echoes.</translation>
    </message>
    <message>
        <source>Four sources half a wavelength apart send their waves straight ahead and straight back: together they make two beams, and to the sides it stays quiet.</source>
        <translation>Four sources half a wavelength apart send their waves straight ahead and straight back: together they make two beams, and to the sides it stays quiet.</translation>
    </message>
    <message>
        <source>Driven at one of its own frequencies, the pool swings in p by q half wavelengths, more and more; in between it swings much less.</source>
        <translation>Driven at one of its own frequencies, the pool swings in p by q half wavelengths, more and more; in between it swings much less.</translation>
    </message>
    <message>
        <source>Two strings joined</source>
        <translation>Two strings joined</translation>
    </message>
    <message>
        <source>The right string has more mass: a quarter of a pulse&apos;s height comes back upside down, three quarters go on, at 0.6 of the speed.</source>
        <translation>The right string has more mass: a quarter of a pulse&apos;s height comes back upside down, three quarters go on, at 0.6 of the speed.</translation>
    </message>
    <message>
        <source>A basin</source>
        <translation>A basin</translation>
    </message>
    <message>
        <source>Click in an even rhythm: in the right one the whole basin swings, higher with every click.</source>
        <translation>Click in an even rhythm: in the right one the whole basin swings, higher with every click.</translation>
    </message>
    <message>
        <source>Beats of two tones</source>
        <translation>Beats of two tones</translation>
    </message>
    <message>
        <source>Two oscillators of 8 and 9 hertz on one string: where both arrive the waves rise and fall once a second.</source>
        <translation>Two oscillators of 8 and 9 hertz on one string: where both arrive the waves rise and fall once a second.</translation>
    </message>
    <message>
        <source>A chain of ten beads</source>
        <translation>A chain of ten beads</translation>
    </message>
    <message>
        <source>Ten beads joined by springs have ten standing waves and no more: their overtones lie lower than those of a string.</source>
        <translation>Ten beads joined by springs have ten standing waves and no more: their overtones lie lower than those of a string.</translation>
    </message>
    <message>
        <source>Two strings coupled by a bridge</source>
        <translation>Two strings coupled by a bridge</translation>
    </message>
    <message>
        <source>The heavy bridge in the middle lets a little through: what the left string does goes over to the right one, and comes back.</source>
        <translation>The heavy bridge in the middle lets a little through: what the left string does goes over to the right one, and comes back.</translation>
    </message>
    <message>
        <source>A piano string</source>
        <translation>A piano string</translation>
    </message>
    <message>
        <source>Steel resists bending: short waves run ahead of the hammer&apos;s blow, and overtones are too high, the eighth by four percent.</source>
        <translation>Steel resists bending: short waves run ahead of the hammer&apos;s blow, and overtones are too high, the eighth by four percent.</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Strings</translation>
    </message>
    <message>
        <source>Waves and sources</source>
        <translation>Waves and sources</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Interference</translation>
    </message>
    <message>
        <source>Slits and obstacles</source>
        <translation>Slits and obstacles</translation>
    </message>
    <message>
        <source>Mirrors and walls</source>
        <translation>Mirrors and walls</translation>
    </message>
    <message>
        <source>Refraction and lenses</source>
        <translation>Refraction and lenses</translation>
    </message>
    <message>
        <source>Guides and filters</source>
        <translation>Guides and filters</translation>
    </message>
    <message>
        <source>Rooms and modes</source>
        <translation>Rooms and modes</translation>
    </message>
    <message>
        <source>Moving sources</source>
        <translation>Moving sources</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message>
        <source>Numerics</source>
        <translation>Numerics</translation>
    </message>
    <message>
        <source>Waves that are not round</source>
        <translation>Waves that are not round</translation>
    </message>
    <message>
        <source>Anti-reflective coating</source>
        <translation>Anti-reflective coating</translation>
    </message>
    <message>
        <source>Above, a layer a quarter of a wave thick lies on the slow water, below there is none: above nothing comes back, below crests rock on the spot.</source>
        <translation>Above, a layer a quarter of a wave thick lies on the slow water, below there is none: above nothing comes back, below crests rock on the spot.</translation>
    </message>
    <message>
        <source>Babinet&apos;s principle</source>
        <translation>Babinet&apos;s principle</translation>
    </message>
    <message>
        <source>Above a slit, below a strip that would just fill it, in the middle nothing. What the probes behind slit and strip show adds up to what comes without.</source>
        <translation>Above a slit, below a strip that would just fill it, in the middle nothing. What the probes behind slit and strip show adds up to what comes without.</translation>
    </message>
    <message>
        <source>Loudspeaker in a wall</source>
        <translation>Loudspeaker in a wall</translation>
    </message>
    <message>
        <source>A piston two wavelengths wide swings in a rigid wall: it beams ahead, and there is a direction in which nothing is heard.</source>
        <translation>A piston two wavelengths wide swings in a rigid wall: it beams ahead, and there is a direction in which nothing is heard.</translation>
    </message>
    <message>
        <source>Beats of two sources</source>
        <translation>Beats of two sources</translation>
    </message>
    <message>
        <source>Two sources of nearly the same frequency: where the water is loud and where it rests moves slowly past each place. How often does a probe get loud?</source>
        <translation>Two sources of nearly the same frequency: where the water is loud and where it rests moves slowly past each place. How often does a probe get loud?</translation>
    </message>
    <message>
        <source>A bent lake</source>
        <translation>A bent lake</translation>
    </message>
    <message>
        <source>Long waves follow the bends of a long lake. Its water swings from end to end as if the lake were straight; what counts is the way along its middle.</source>
        <translation>Long waves follow the bends of a long lake. Its water swings from end to end as if the lake were straight; what counts is the way along its middle.</translation>
    </message>
    <message>
        <source>Mirror of thin layers</source>
        <translation>Mirror of thin layers</translation>
    </message>
    <message>
        <source>Strips and gaps a quarter of a wavelength long send back a little each, all in step: four strips are nearly a mirror. Waves half as long go through.</source>
        <translation>Strips and gaps a quarter of a wavelength long send back a little each, all in step: four strips are nearly a mirror. Waves half as long go through.</translation>
    </message>
    <message>
        <source>In a circle</source>
        <translation>In a circle</translation>
    </message>
    <message>
        <source>What starts beside the middle of a round wall comes together on the other side, as far from the middle, and then again where it began.</source>
        <translation>What starts beside the middle of a round wall comes together on the other side, as far from the middle, and then again where it began.</translation>
    </message>
    <message>
        <source>A round drum</source>
        <translation>A round drum</translation>
    </message>
    <message>
        <source>Struck beside its middle, a round drum has tones that are no multiples of the lowest: it has a pitch, but no harmony.</source>
        <translation>Struck beside its middle, a round drum has tones that are no multiples of the lowest: it has a pitch, but no harmony.</translation>
    </message>
    <message>
        <source>Round island of slow water</source>
        <translation>Round island of slow water</translation>
    </message>
    <message>
        <source>A round shoal bends the waves as a ball of glass bends light: behind it they run together in a focus.</source>
        <translation>A round shoal bends the waves as a ball of glass bends light: behind it they run together in a focus.</translation>
    </message>
    <message>
        <source>Two sources of the same noise</source>
        <translation>Two sources of the same noise</translation>
    </message>
    <message>
        <source>Both sources send the same noise. In the middle it arrives together; further out one hears what the other sent long ago, and the fringes are gone.</source>
        <translation>Both sources send the same noise. In the middle it arrives together; further out one hears what the other sent long ago, and the fringes are gone.</translation>
    </message>
    <message>
        <source>Up onto the shelf</source>
        <translation>Up onto the shelf</translation>
    </message>
    <message>
        <source>At the edge of the shelf the water is four times shallower and waves are half as fast: the wave becomes higher and shorter, and a part goes back.</source>
        <translation>At the edge of the shelf the water is four times shallower and waves are half as fast: the wave becomes higher and shorter, and a part goes back.</translation>
    </message>
    <message>
        <source>Two rooms and a door</source>
        <translation>Two rooms and a door</translation>
    </message>
    <message>
        <source>What swings in the left room goes through the door to the right one, all of it, and comes back.</source>
        <translation>What swings in the left room goes through the door to the right one, all of it, and comes back.</translation>
    </message>
    <message>
        <source>The step that makes no error</source>
        <translation>The step that makes no error</translation>
    </message>
    <message>
        <source>With k = 1 every wave goes exactly one point in a step, the shortest, too: corners stay corners, for ever. With any other k they do not.</source>
        <translation>With k = 1 every wave goes exactly one point in a step, the shortest, too: corners stay corners, for ever. With any other k they do not.</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipole</translation>
    </message>
    <message>
        <source>Two poles side by side swing against each other, as the front and the back of a loudspeaker without a box. Where do you hear nothing?</source>
        <translation>Two poles side by side swing against each other, as the front and the back of a loudspeaker without a box. Where do you hear nothing?</translation>
    </message>
    <message>
        <source>Echo from a moving mirror</source>
        <translation>Echo from a moving mirror</translation>
    </message>
    <message>
        <source>The mirror moves to and fro. What it throws back has more waves a second while it comes, and fewer while it goes: so the speed of cars is measured.</source>
        <translation>The mirror moves to and fro. What it throws back has more waves a second while it comes, and fewer while it goes: so the speed of cars is measured.</translation>
    </message>
    <message>
        <source>Tunnelling through a gap</source>
        <translation>Tunnelling through a gap</translation>
    </message>
    <message>
        <source>At 45° the wave would be reflected totally by the fast gap; but the gap is narrow, and some of it tunnels through. Make it wider.</source>
        <translation>At 45° the wave would be reflected totally by the fast gap; but the gap is narrow, and some of it tunnels through. Make it wider.</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Gaussian beam</translation>
    </message>
    <message>
        <source>A beam can&apos;t stay narrow: the narrower its waist, the sooner it spreads. This is the beam of a laser.</source>
        <translation>A beam can&apos;t stay narrow: the narrower its waist, the sooner it spreads. This is the beam of a laser.</translation>
    </message>
    <message>
        <source>The wave rises on the slope</source>
        <translation>The wave rises on the slope</translation>
    </message>
    <message>
        <source>The sea floor rises evenly to a sixteenth of the depth: the wave becomes slower, shorter and twice as high, as tsunamis do.</source>
        <translation>The sea floor rises evenly to a sixteenth of the depth: the wave becomes slower, shorter and twice as high, as tsunamis do.</translation>
    </message>
    <message>
        <source>Round the bend</source>
        <translation>Round the bend</translation>
    </message>
    <message>
        <source>A duct narrower than half a wavelength carries one mode only. Round two smooth bends it loses nothing: is the wave as high behind them as before?</source>
        <translation>A duct narrower than half a wavelength carries one mode only. Round two smooth bends it loses nothing: is the wave as high behind them as before?</translation>
    </message>
    <message>
        <source>Coupled guides</source>
        <translation>Coupled guides</translation>
    </message>
    <message>
        <source>Two slow strips side by side carry a wave as glass fibres do light. It goes over from one to the other and back: after how many cells?</source>
        <translation>Two slow strips side by side carry a wave as glass fibres do light. It goes over from one to the other and back: after how many cells?</translation>
    </message>
    <message>
        <source>A duct divides</source>
        <translation>A duct divides</translation>
    </message>
    <message>
        <source>Where one duct becomes two of the same width, each gets less than all, and something comes back. How much?</source>
        <translation>Where one duct becomes two of the same width, each gets less than all, and something comes back. How much?</translation>
    </message>
    <message>
        <source>Two modes in one guide</source>
        <translation>Two modes in one guide</translation>
    </message>
    <message>
        <source>Fed on one side only, the lower guide carries two modes of different speed: the wave winds from wall to wall. How long is a turn of it?</source>
        <translation>Fed on one side only, the lower guide carries two modes of different speed: the wave winds from wall to wall. How long is a turn of it?</translation>
    </message>
    <message>
        <source>Edge of a shadow</source>
        <translation>Edge of a shadow</translation>
    </message>
    <message>
        <source>A wall that ends: the wave goes round its edge, and beside the shadow there are fringes, brighter and darker than without the wall.</source>
        <translation>A wall that ends: the wave goes round its edge, and beside the shadow there are fringes, brighter and darker than without the wall.</translation>
    </message>
    <message>
        <source>Resonance of a harbour</source>
        <translation>Resonance of a harbour</translation>
    </message>
    <message>
        <source>A swell whose quarter wavelength fits into the narrow harbour, its mouth counted in, rises at the quay far above the swell at the open coast.</source>
        <translation>A swell whose quarter wavelength fits into the narrow harbour, its mouth counted in, rises at the quay far above the swell at the open coast.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Headlight</translation>
    </message>
    <message>
        <source>The source is in the focus of the parabola: what the mirror reflects runs straight ahead, as the light of a headlight.</source>
        <translation>The source is in the focus of the parabola: what the mirror reflects runs straight ahead, as the light of a headlight.</translation>
    </message>
    <message>
        <source>Hexapole</source>
        <translation>Hexapole</translation>
    </message>
    <message>
        <source>Six poles round a circle, plus and minus in turn: six beams, with rest between them.</source>
        <translation>Six poles round a circle, plus and minus in turn: six beams, with rest between them.</translation>
    </message>
    <message>
        <source>A grille that keeps long waves out</source>
        <translation>A grille that keeps long waves out</translation>
    </message>
    <message>
        <source>Through the gaps of a grille whose bars hold the medium, as the window of a microwave oven does, only waves shorter than twice a gap can pass.</source>
        <translation>Through the gaps of a grille whose bars hold the medium, as the window of a microwave oven does, only waves shorter than twice a gap can pass.</translation>
    </message>
    <message>
        <source>Two sources that know nothing of each other</source>
        <translation>Two sources that know nothing of each other</translation>
    </message>
    <message>
        <source>Two sources of noise, each of its own: there are no fringes to see, for where waves add up now they cancel a moment later.</source>
        <translation>Two sources of noise, each of its own: there are no fringes to see, for where waves add up now they cancel a moment later.</translation>
    </message>
    <message>
        <source>A touch too much</source>
        <translation>A touch too much</translation>
    </message>
    <message>
        <source>k is four ten-thousandths above its limit, and the shortest wave grows, out of nothing; then k is lowered, and it goes. Again and again.</source>
        <translation>k is four ten-thousandths above its limit, and the shortest wave grows, out of nothing; then k is lowered, and it goes. Again and again.</translation>
    </message>
    <message>
        <source>Two straight waves that cross</source>
        <translation>Two straight waves that cross</translation>
    </message>
    <message>
        <source>Where two straight waves cross, the crests make a chequered pattern that slides to the right between lines of rest.</source>
        <translation>Where two straight waves cross, the crests make a chequered pattern that slides to the right between lines of rest.</translation>
    </message>
    <message>
        <source>Sound over a cold lake</source>
        <translation>Sound over a cold lake</translation>
    </message>
    <message>
        <source>Over cold water sound is slower below than above: what goes up is bent down again and is heard far across the lake.</source>
        <translation>Over cold water sound is slower below than above: what goes up is bent down again and is heard far across the lake.</translation>
    </message>
    <message>
        <source>Round an island</source>
        <translation>Round an island</translation>
    </message>
    <message>
        <source>Waves bend round a small island and meet behind it. Is the shore that looks away from the sea a calm place to land?</source>
        <translation>Waves bend round a small island and meet behind it. Is the shore that looks away from the sea a calm place to land?</translation>
    </message>
    <message>
        <source>Lateral quadrupole</source>
        <translation>Lateral quadrupole</translation>
    </message>
    <message>
        <source>Four poles round a circle, plus and minus in turn: a tuning fork sends its sound like this, into four directions.</source>
        <translation>Four poles round a circle, plus and minus in turn: a tuning fork sends its sound like this, into four directions.</translation>
    </message>
    <message>
        <source>Linear quadrupole</source>
        <translation>Linear quadrupole</translation>
    </message>
    <message>
        <source>Three in a row, the middle one twice as strong and against the others: two beams along the row, narrower than those of a dipole.</source>
        <translation>Three in a row, the middle one twice as strong and against the others: two beams along the row, narrower than those of a dipole.</translation>
    </message>
    <message>
        <source>Lloyd&apos;s mirror</source>
        <translation>Lloyd&apos;s mirror</translation>
    </message>
    <message>
        <source>One source above a mirror makes the fringes of two: the second one is its mirror image. Which lines are bright, and which rest?</source>
        <translation>One source above a mirror makes the fringes of two: the second one is its mirror image. Which lines are bright, and which rest?</translation>
    </message>
    <message>
        <source>Seiche of a long lake</source>
        <translation>Seiche of a long lake</translation>
    </message>
    <message>
        <source>Lake Geneva, simplified to a box 73 km long and 150 m deep: when the wind drops, its water swings to and fro. How long does one swing take?</source>
        <translation>Lake Geneva, simplified to a box 73 km long and 150 m deep: when the wind drops, its water swings to and fro. How long does one swing take?</translation>
    </message>
    <message>
        <source>A filter that lets low tones pass</source>
        <translation>A filter that lets low tones pass</translation>
    </message>
    <message>
        <source>Luneburg&apos;s lens</source>
        <translation>Luneburg&apos;s lens</translation>
    </message>
    <message>
        <source>The water gets slower and slower towards the middle. Straight waves come together in one place: right on the opposite rim, from wherever they come.</source>
        <translation>The water gets slower and slower towards the middle. Straight waves come together in one place: right on the opposite rim, from wherever they come.</translation>
    </message>
    <message>
        <source>Mirage over warm ground</source>
        <translation>Mirage over warm ground</translation>
    </message>
    <message>
        <source>Near the warm ground sound and light are faster: a beam that runs down at it is bent up again before it gets there.</source>
        <translation>Near the warm ground sound and light are faster: a beam that runs down at it is bent up again before it gets there.</translation>
    </message>
    <message>
        <source>The lowest tone of a pool</source>
        <translation>The lowest tone of a pool</translation>
    </message>
    <message>
        <source>One hump between fixed sides, up and down: the slowest of all standing waves of this pool, and the only one without a still line.</source>
        <translation>One hump between fixed sides, up and down: the slowest of all standing waves of this pool, and the only one without a still line.</translation>
    </message>
    <message>
        <source>Two tones in one drum</source>
        <translation>Two tones in one drum</translation>
    </message>
    <message>
        <source>Each drum swings in two of its standing waves at once. Their sum never looks the same twice, unless the tones fit together.</source>
        <translation>Each drum swings in two of its standing waves at once. Their sum never looks the same twice, unless the tones fit together.</translation>
    </message>
    <message>
        <source>Standing waves of six rooms</source>
        <translation>Standing waves of six rooms</translation>
    </message>
    <message>
        <source>In rooms with hard walls sound is loudest at the walls, and waves may run along one side only: 1 by 0 is half a wave from wall to wall, the same all the way down.</source>
        <translation>In rooms with hard walls sound is loudest at the walls, and waves may run along one side only: 1 by 0 is half a wave from wall to wall, the same all the way down.</translation>
    </message>
    <message>
        <source>Standing waves of six drums</source>
        <translation>Standing waves of six drums</translation>
    </message>
    <message>
        <source>Six equal drums, nearly square, each in a standing wave of its own. The more half waves along and down, the faster. Which two have nearly the same tone?</source>
        <translation>Six equal drums, nearly square, each in a standing wave of its own. The more half waves along and down, the faster. Which two have nearly the same tone?</translation>
    </message>
    <message>
        <source>Muffler</source>
        <translation>Muffler</translation>
    </message>
    <message>
        <source>A wide chamber in a narrow duct sends the wave back at both of its ends. Where it is a quarter of a wavelength long, least gets through; at half a wavelength all does.</source>
        <translation>A wide chamber in a narrow duct sends the wave back at both of its ends. Where it is a quarter of a wavelength long, least gets through; at half a wavelength all does.</translation>
    </message>
    <message>
        <source>Behind an obstacle</source>
        <translation>Behind an obstacle</translation>
    </message>
    <message>
        <source>In the shadow of the wall there is a bright line: the waves from both edges have equally far to its middle and arrive in step.</source>
        <translation>In the shadow of the wall there is a bright line: the waves from both edges have equally far to its middle and arrive in step.</translation>
    </message>
    <message>
        <source>Touched in the middle</source>
        <translation>Touched in the middle</translation>
    </message>
    <message>
        <source>A finger that only touches the middle for a moment takes all partials that move there: what is left sounds an octave higher.</source>
        <translation>A finger that only touches the middle for a moment takes all partials that move there: what is left sounds an octave higher.</translation>
    </message>
    <message>
        <source>Octupole</source>
        <translation>Octupole</translation>
    </message>
    <message>
        <source>Eight poles round a circle: eight beams. A small one sends hardly anything; make the radius smaller and see.</source>
        <translation>Eight poles round a circle: eight beams. A small one sends hardly anything; make the radius smaller and see.</translation>
    </message>
    <message>
        <source>Which pipe answers?</source>
        <translation>Which pipe answers?</translation>
    </message>
    <message>
        <source>Five pipes, open above and closed below, hear the same tone. The one that is a quarter of a wavelength long, its open end counted in, answers.</source>
        <translation>Five pipes, open above and closed below, hear the same tone. The one that is a quarter of a wavelength long, its open end counted in, answers.</translation>
    </message>
    <message>
        <source>Phased array: a steered beam</source>
        <translation>Phased array: a steered beam</translation>
    </message>
    <message>
        <source>Sixteen sources in a row swing one after the other. The beam turns without anything being turned: try another angle.</source>
        <translation>Sixteen sources in a row swing one after the other. The beam turns without anything being turned: try another angle.</translation>
    </message>
    <message>
        <source>Phased array: a focus</source>
        <translation>Phased array: a focus</translation>
    </message>
    <message>
        <source>The outer sources swing first, so that all waves arrive at one place together.</source>
        <translation>The outer sources swing first, so that all waves arrive at one place together.</translation>
    </message>
    <message>
        <source>Phased array: grating lobes</source>
        <translation>Phased array: grating lobes</translation>
    </message>
    <message>
        <source>The sources are further apart than a wave is long: beside the beam straight on there are two more.</source>
        <translation>The sources are further apart than a wave is long: beside the beam straight on there are two more.</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Plano-convex lens</translation>
    </message>
    <message>
        <source>A lens with one flat side. The curved side bends straight waves, the flat one bends them once more, and all run together in a focus.</source>
        <translation>A lens with one flat side. The curved side bends straight waves, the flat one bends them once more, and all run together in a focus.</translation>
    </message>
    <message>
        <source>Plucked at a seventh</source>
        <translation>Plucked at a seventh</translation>
    </message>
    <message>
        <source>Poisson&apos;s spot</source>
        <translation>Poisson&apos;s spot</translation>
    </message>
    <message>
        <source>Straight waves meet a round island. Right behind its middle, where the shadow should be deepest, they run together again.</source>
        <translation>Straight waves meet a round island. Right behind its middle, where the shadow should be deepest, they run together again.</translation>
    </message>
    <message>
        <source>Porro prism</source>
        <translation>Porro prism</translation>
    </message>
    <message>
        <source>The beam enters through the long side, is reflected twice inside, and comes back beside itself. Binoculars turn their picture this way.</source>
        <translation>The beam enters through the long side, is reflected twice inside, and comes back beside itself. Binoculars turn their picture this way.</translation>
    </message>
    <message>
        <source>A pulse at a fixed end</source>
        <translation>A pulse at a fixed end</translation>
    </message>
    <message>
        <source>The end that is held pulls the string down when the pulse lifts it: the pulse comes back upside down. Does it lose height?</source>
        <translation>The end that is held pulls the string down when the pulse lifts it: the pulse comes back upside down. Does it lose height?</translation>
    </message>
    <message>
        <source>A pulse at a free end</source>
        <translation>A pulse at a free end</translation>
    </message>
    <message>
        <source>Nothing holds the free end back: it swings twice as high as the pulse, and sends it back upright.</source>
        <translation>Nothing holds the free end back: it swings twice as high as the pulse, and sends it back upright.</translation>
    </message>
    <message>
        <source>An end that is hard to move</source>
        <translation>An end that is hard to move</translation>
    </message>
    <message>
        <source>A brake three times as strong as the string itself gives way a little: a part of the pulse is taken up, a part comes back.</source>
        <translation>A brake three times as strong as the string itself gives way a little: a part of the pulse is taken up, a part comes back.</translation>
    </message>
    <message>
        <source>An end without an echo</source>
        <translation>An end without an echo</translation>
    </message>
    <message>
        <source>A brake at the end pulls exactly as more string would. The pulse cannot tell the difference, and nothing comes back.</source>
        <translation>A brake at the end pulls exactly as more string would. The pulse cannot tell the difference, and nothing comes back.</translation>
    </message>
    <message>
        <source>A joint without a reflection</source>
        <translation>A joint without a reflection</translation>
    </message>
    <message>
        <source>Between a light and a heavy string a piece a quarter of a wavelength long, with the geometric mean of both impedances, lets the whole wave over.</source>
        <translation>Between a light and a heavy string a piece a quarter of a wavelength long, with the geometric mean of both impedances, lets the whole wave over.</translation>
    </message>
    <message>
        <source>There and back: reciprocity</source>
        <translation>There and back: reciprocity</translation>
    </message>
    <message>
        <source>Above, the source is in the bay and the probe outside; below, mirrored, they have changed places. Both probes draw the same curve, whatever stands between.</source>
        <translation>Above, the source is in the bay and the probe outside; below, mirrored, they have changed places. Both probes draw the same curve, whatever stands between.</translation>
    </message>
    <message>
        <source>Right-angle prism</source>
        <translation>Right-angle prism</translation>
    </message>
    <message>
        <source>A beam enters the slow triangle straight, meets its long side at 45° and cannot get out there: it is reflected through a right angle.</source>
        <translation>A beam enters the slow triangle straight, meets its long side at 45° and cannot get out there: it is reflected through a right angle.</translation>
    </message>
    <message>
        <source>Booming room</source>
        <translation>Booming room</translation>
    </message>
    <message>
        <source>A loudspeaker in the corner plays a tone of the room. There are places where it booms, and places where it cannot be heard at all.</source>
        <translation>A loudspeaker in the corner plays a tone of the room. There are places where it booms, and places where it cannot be heard at all.</translation>
    </message>
    <message>
        <source>Source on a roundabout</source>
        <translation>Source on a roundabout</translation>
    </message>
    <message>
        <source>A source runs round a circle, and its waves wind up to a spiral. The probe hears it higher when it comes and lower when it goes.</source>
        <translation>A source runs round a circle, and its waves wind up to a spiral. The probe hears it higher when it comes and lower when it goes.</translation>
    </message>
    <message>
        <source>Scattering by a small post</source>
        <translation>Scattering by a small post</translation>
    </message>
    <message>
        <source>A post much smaller than the wave throws back hardly anything, and what it does goes out in rings to all sides.</source>
        <translation>A post much smaller than the wave throws back hardly anything, and what it does goes out in rings to all sides.</translation>
    </message>
    <message>
        <source>Short waves lag behind</source>
        <translation>Short waves lag behind</translation>
    </message>
    <message>
        <source>Two packets start together, of long waves and of short ones. On a chain of points the short ones are slower: watch them fall behind.</source>
        <translation>Two packets start together, of long waves and of short ones. On a chain of points the short ones are slower: watch them fall behind.</translation>
    </message>
    <message>
        <source>A side tube that silences</source>
        <translation>A side tube that silences</translation>
    </message>
    <message>
        <source>A closed side tube a quarter of a wavelength long swings against the tone in the duct: behind it nothing is left. The upper duct has none.</source>
        <translation>A closed side tube a quarter of a wavelength long swings against the tone in the duct: behind it nothing is left. The upper duct has none.</translation>
    </message>
    <message>
        <source>Into slower water</source>
        <translation>Into slower water</translation>
    </message>
    <message>
        <source>At the border the waves get shorter, not less frequent. Some of each wave comes back, and the rest goes on higher.</source>
        <translation>At the border the waves get shorter, not less frequent. Some of each wave comes back, and the rest goes on higher.</translation>
    </message>
    <message>
        <source>Sound channel</source>
        <translation>Sound channel</translation>
    </message>
    <message>
        <source>In the middle sound is slowest: whatever leaves the channel is bent back into it, as in the deep sea, where whales are heard across an ocean.</source>
        <translation>In the middle sound is slowest: whatever leaves the channel is bent back into it, as in the deep sea, where whales are heard across an ocean.</translation>
    </message>
    <message>
        <source>Speaking tube</source>
        <translation>Speaking tube</translation>
    </message>
    <message>
        <source>In the open sound spreads and fades; in the tube it cannot spread. Compare what arrives at equal distances.</source>
        <translation>In the open sound spreads and fades; in the tube it cannot spread. Compare what arrives at equal distances.</translation>
    </message>
    <message>
        <source>Chaos in a stadium</source>
        <translation>Chaos in a stadium</translation>
    </message>
    <message>
        <source>Two waves make a standing one</source>
        <translation>Two waves make a standing one</translation>
    </message>
    <message>
        <source>Two equal oscillators send waves towards each other. Between them nothing seems to travel: some points rest, others swing twice as high.</source>
        <translation>Two equal oscillators send waves towards each other. Between them nothing seems to travel: some points rest, others swing twice as high.</translation>
    </message>
    <message>
        <source>Echo from a pyramid&apos;s steps</source>
        <translation>Echo from a pyramid&apos;s steps</translation>
    </message>
    <message>
        <source>Struck, not plucked</source>
        <translation>Struck, not plucked</translation>
    </message>
    <message>
        <source>A hammer gives the string a speed, not a shape: out of rest a hump rises and runs both ways. Its high partials are stronger than those of a plucked string.</source>
        <translation>A hammer gives the string a speed, not a shape: out of rest a hump rises and runs both ways. Its high partials are stronger than those of a plucked string.</translation>
    </message>
    <message>
        <source>Tide in a shallow bay</source>
        <translation>Tide in a shallow bay</translation>
    </message>
    <message>
        <source>The shallow bay is a quarter of a tidal wave long: the tide at its head is twice that at a steep coast, as in the Bay of Fundy.</source>
        <translation>The shallow bay is a quarter of a tidal wave long: the tide at its head is twice that at a steep coast, as in the Bay of Fundy.</translation>
    </message>
    <message>
        <source>Triple slit</source>
        <translation>Triple slit</translation>
    </message>
    <message>
        <source>Three slits send out three waves. Between two bright directions lies one weak one, in which two of the three cancel.</source>
        <translation>Three slits send out three waves. Between two bright directions lies one weak one, in which two of the three cancel.</translation>
    </message>
    <message>
        <source>A wave that runs round</source>
        <translation>A wave that runs round</translation>
    </message>
    <message>
        <source>In a square two modes have the same tone. A quarter of a cycle apart they make one wave that runs round and round.</source>
        <translation>In a square two modes have the same tone. A quarter of a cycle apart they make one wave that runs round and round.</translation>
    </message>
    <message>
        <source>Twelve-pole</source>
        <translation>Twelve-pole</translation>
    </message>
    <message>
        <source>Twelve poles round a circle: twelve beams. Within the circle the waves nearly cancel.</source>
        <translation>Twelve poles round a circle: twelve beams. Within the circle the waves nearly cancel.</translation>
    </message>
    <message>
        <source>A deep and a shallow basin</source>
        <translation>A deep and a shallow basin</translation>
    </message>
    <message>
        <source>Half of this lake is only a quarter as deep. Waves are slower there and the swing is higher, and the still line is not in the middle.</source>
        <translation>Half of this lake is only a quarter as deep. Waves are slower there and the swing is higher, and the still line is not in the middle.</translation>
    </message>
    <message>
        <source>Young&apos;s experiment with unequal slits</source>
        <translation>Young&apos;s experiment with unequal slits</translation>
    </message>
    <message>
        <source>One slit is wider than the other. Where the waves should cancel, something is left, and the fringes lose contrast.</source>
        <translation>One slit is wider than the other. Where the waves should cancel, something is left, and the fringes lose contrast.</translation>
    </message>
    <message>
        <source>Triangle and square waves</source>
        <translation>Triangle and square waves</translation>
    </message>
    <message>
        <source>Straight waves keep the form of their source: a square and a triangle run on side by side. Compare what the two probes draw.</source>
        <translation>Straight waves keep the form of their source: a square and a triangle run on side by side. Compare what the two probes draw.</translation>
    </message>
    <message>
        <source>Whispering gallery</source>
        <translation>Whispering gallery</translation>
    </message>
    <message>
        <source>Whispered along the wall of a round room, the sound follows the wall all the way round. In the middle of the room nobody hears it.</source>
        <translation>Whispered along the wall of a round room, the sound follows the wall all the way round. In the middle of the room nobody hears it.</translation>
    </message>
    <message>
        <source>Zone plate, middle covered</source>
        <translation>Zone plate, middle covered</translation>
    </message>
    <message>
        <source>The other zones are open now, and the middle is covered. The focus stays where it was: what counts is that the waves through all openings arrive in step.</source>
        <translation>The other zones are open now, and the middle is covered. The focus stays where it was: what counts is that the waves through all openings arrive in step.</translation>
    </message>
    <message>
        <source>Zone plate, middle open</source>
        <translation>Zone plate, middle open</translation>
    </message>
    <message>
        <source>The openings let through only what arrives in step at one place: a screen with the right gaps focuses like a lens.</source>
        <translation>The openings let through only what arrives in step at one place: a screen with the right gaps focuses like a lens.</translation>
    </message>
    <message>
        <source>Maxwell&apos;s fish-eye</source>
        <translation>Maxwell&apos;s fish-eye</translation>
    </message>
    <message>
        <source>The speed of the waves is a formula: half as fast in the middle of the disc as at its rim. All rays from a point on the rim are arcs of circles, and meet again in the point opposite.</source>
        <translation>The speed of the waves is a formula: half as fast in the middle of the disc as at its rim. All rays from a point on the rim are arcs of circles, and meet again in the point opposite.</translation>
    </message>
    <message>
        <source>A ring that runs together</source>
        <translation>A ring that runs together</translation>
    </message>
    <message>
        <source>The height of the water at the start is a formula: a ring, at rest. Half of it runs outwards and gets lower, half of it runs inwards and towers up in the middle.</source>
        <translation>The height of the water at the start is a formula: a ring, at rest. Half of it runs outwards and gets lower, half of it runs inwards and towers up in the middle.</translation>
    </message>
    <message>
        <source>Lake Geneva</source>
        <translation>Lake Geneva</translation>
    </message>
    <message>
        <source>A picture of the depths is the lake: black is land, white 310 m deep. The water begins tilted and swings from end to end, highest where the lake is narrow and shallow. A second here is eleven minutes.</source>
        <translation>A picture of the depths is the lake: black is land, white 310 m deep. The water begins tilted and swings from end to end, highest where the lake is narrow and shallow. A second here is eleven minutes.</translation>
    </message>
    <message>
        <source>Too short a wave for its beads</source>
        <translation>Too short a wave for its beads</translation>
    </message>
    <message>
        <source>Ten beads start on a wave with 19 half waves (the thin line, in the window). At their places it cannot be told from 3 half waves, and so they swing.</source>
        <translation>Ten beads start on a wave with 19 half waves (the thin line, in the window). At their places it cannot be told from 3 half waves, and so they swing.</translation>
    </message>
    <message>
        <source>Four neighbours or eight</source>
        <translation>Four neighbours or eight</translation>
    </message>
    <message>
        <source>Five slits on a screen</source>
        <translation>Five slits on a screen</translation>
    </message>
    <message>
        <source>The more slits there are, the narrower are the bright directions. Between two of them lie weak ones, three for five slits.</source>
        <translation>The more slits there are, the narrower are the bright directions. Between two of them lie weak ones, three for five slits.</translation>
    </message>
    <message>
        <source>Heavy beads stop high tones</source>
        <translation>Heavy beads stop high tones</translation>
    </message>
    <message>
        <source>Eight beads, each as heavy as twenty points of string, hang on a string. A low and a high tone come from the left; behind the beads there is only the low one.</source>
        <translation>Eight beads, each as heavy as twenty points of string, hang on a string. A low and a high tone come from the left; behind the beads there is only the low one.</translation>
    </message>
    <message>
        <source>Two wide slits: a missing maximum</source>
        <translation>Two wide slits: a missing maximum</translation>
    </message>
    <message>
        <source>Where each slit alone sends nothing, both together send nothing either: the maxima of the pair lie under the broad hill of a single slit.</source>
        <translation>Where each slit alone sends nothing, both together send nothing either: the maxima of the pair lie under the broad hill of a single slit.</translation>
    </message>
    <message>
        <source>Slits at random distances</source>
        <translation>Slits at random distances</translation>
    </message>
    <message>
        <source>Eight slits as wide as those of a grating, but nowhere equally far apart. Straight on their waves still agree; elsewhere no direction stands out.</source>
        <translation>Eight slits as wide as those of a grating, but nowhere equally far apart. Straight on their waves still agree; elsewhere no direction stands out.</translation>
    </message>
    <message>
        <source>Soft edges, hard edges</source>
        <translation>Soft edges, hard edges</translation>
    </message>
    <message>
        <source>A source sends beams that fade towards their edges to both sides. The left one goes on as it is; a slit cuts off the edges of the right one.</source>
        <translation>A source sends beams that fade towards their edges to both sides. The left one goes on as it is; a slit cuts off the edges of the right one.</translation>
    </message>
    <message>
        <source>Springs in a block</source>
        <translation>Springs in a block</translation>
    </message>
    <message>
        <source>In a block each point hangs on six neighbours. Pulled in whole layers across its diagonal, a layer has three springs to the next one and three to the one before: a row with three times the k.</source>
        <translation>In a block each point hangs on six neighbours. Pulled in whole layers across its diagonal, a layer has three springs to the next one and three to the one before: a row with three times the k.</translation>
    </message>
    <message>
        <source>A row of tone holes</source>
        <translation>A row of tone holes</translation>
    </message>
    <message>
        <source>Low notes turn back at the open holes of a clarinet, high ones run on past them. Here the holes are side tubes with ends that are held at rest.</source>
        <translation>Low notes turn back at the open holes of a clarinet, high ones run on past them. Here the holes are side tubes with ends that are held at rest.</translation>
    </message>
    <message>
        <source>Faster than the points can swing</source>
        <translation>Faster than the points can swing</translation>
    </message>
    <message>
        <source>A string of points has a highest frequency: that of neighbours swinging against each other. A drive just below it sends out waves; a little faster, and nothing leaves it.</source>
        <translation>A string of points has a highest frequency: that of neighbours swinging against each other. A drive just below it sends out waves; a little faster, and nothing leaves it.</translation>
    </message>
    <message>
        <source>Waves of whole numbers</source>
        <translation>Waves of whole numbers</translation>
    </message>
    <message>
        <source>A wide slit on a screen</source>
        <translation>A wide slit on a screen</translation>
    </message>
    <message>
        <source>A slit more than three wavelengths wide sends out one broad beam with weak ones beside it. A screen bent round the slit measures their intensity.</source>
        <translation>A slit more than three wavelengths wide sends out one broad beam with weak ones beside it. A screen bent round the slit measures their intensity.</translation>
    </message>
    <message>
        <source>Heights are whole numbers, and what a division leaves over is dropped. A drop of 1 cannot leave its cell; then one of 1000 runs over all of the water.</source>
        <translation>Heights are whole numbers, and what a division leaves over is dropped. A drop of 1 cannot leave its cell; then one of 1000 runs over all of the water.</translation>
    </message>
    <message>
        <source>With four neighbours k is a little over its limit: the finest chessboard grows, from a fiftieth. Then all eight neighbours pull, with the same k, and it only swings.</source>
        <translation>With four neighbours k is a little over its limit: the finest chessboard grows, from a fiftieth. Then all eight neighbours pull, with the same k, and it only swings.</translation>
    </message>
    <message>
        <source>Fireworks over water</source>
        <translation>Fireworks over water</translation>
    </message>
    <message>
        <source>Pieces fly off in all directions without end, fall with one constant acceleration, and make a ring wherever they come down in the water.</source>
        <translation>Pieces fly off in all directions without end, fall with one constant acceleration, and make a ring wherever they come down in the water.</translation>
    </message>
    <message>
        <source>Snow on a word</source>
        <translation>Snow on a word</translation>
    </message>
    <message>
        <source>Flakes are blown about on their way down: those that fall into the water make small rings and are gone, those that fall on the walls stay, until they cover the whole word.</source>
        <translation>Flakes are blown about on their way down: those that fall into the water make small rings and are gone, those that fall on the walls stay, until they cover the whole word.</translation>
    </message>
    <message>
        <source>With the cross stencil short waves along the axes are slower than those along the diagonals, which are exact: rings bulge towards the corners.</source>
        <translation>With the cross stencil short waves along the axes are slower than those along the diagonals, which are exact: rings bulge towards the corners.</translation>
    </message>
    <message>
        <source>Slits side by side send beams straight on and in the directions where the paths from neighbours differ by one whole wavelength; half way between the beams the water is quiet.</source>
        <translation>Slits side by side send beams straight on and in the directions where the paths from neighbours differ by one whole wavelength; half way between the beams the water is quiet.</translation>
    </message>
    <message>
        <source>Chambers joined by narrow necks are springs and masses in a row. The low tone goes through them, its octave stays outside.</source>
        <translation>Chambers joined by narrow necks are springs and masses in a row. The low tone goes through them, its octave stays outside.</translation>
    </message>
    <message>
        <source>Whoever plucks a string where a partial has a node leaves that partial out. Piano hammers strike near there, too.</source>
        <translation>Whoever plucks a string where a partial has a node leaves that partial out. Piano hammers strike near there, too.</translation>
    </message>
    <message>
        <source>Between two half circles hardly any ray repeats its way. Soon the wave is everywhere, and nobody can tell where it began.</source>
        <translation>Between two half circles hardly any ray repeats its way. Soon the wave is everywhere, and nobody can tell where it began.</translation>
    </message>
    <message>
        <source>Clap before the stairs of a pyramid: each step sends the clap back a little later than the one below it, and together the echoes are a tone that falls.</source>
        <translation>Clap before the stairs of a pyramid: each step sends the clap back a little later than the one below it, and together the echoes are a tone that falls.</translation>
    </message>
</context>
<context>
    <name>PresetGroup</name>
    <message>
        <source>The first minutes: pull, tap in rhythm, and find a resonance.</source>
        <translation>The first minutes: pull, tap in rhythm, and find a resonance.</translation>
    </message>
    <message>
        <source>Waves on a line: echoes, standing waves, tones and what joins two strings.</source>
        <translation>Waves on a line: echoes, standing waves, tones and what joins two strings.</translation>
    </message>
    <message>
        <source>What a source sends out, near and far, in one direction or in all.</source>
        <translation>What a source sends out, near and far, in one direction or in all.</translation>
    </message>
    <message>
        <source>Several waves in one place: where they strengthen each other, and where it stays still.</source>
        <translation>Several waves in one place: where they strengthen each other, and where it stays still.</translation>
    </message>
    <message>
        <source>Diffraction: what happens to waves at openings, edges and small bodies.</source>
        <translation>Diffraction: what happens to waves at openings, edges and small bodies.</translation>
    </message>
    <message>
        <source>Reflection: fixed, free, absorbing and curved walls.</source>
        <translation>Reflection: fixed, free, absorbing and curved walls.</translation>
    </message>
    <message>
        <source>Where waves get slower they turn: Snell&apos;s law, prisms, lenses and mirages.</source>
        <translation>Where waves get slower they turn: Snell&apos;s law, prisms, lenses and mirages.</translation>
    </message>
    <message>
        <source>Channels that lead waves, and what lets only some frequencies pass.</source>
        <translation>Channels that lead waves, and what lets only some frequencies pass.</translation>
    </message>
    <message>
        <source>Closed water and its standing waves, each with its own frequency.</source>
        <translation>Closed water and its standing waves, each with its own frequency.</translation>
    </message>
    <message>
        <source>The Doppler effect, and what happens when a source outruns its waves.</source>
        <translation>The Doppler effect, and what happens when a source outruns its waves.</translation>
    </message>
    <message>
        <source>Rain, beaches, harbours and lakes: waves in shallow water.</source>
        <translation>Rain, beaches, harbours and lakes: waves in shallow water.</translation>
    </message>
    <message>
        <source>What the calculation does to the waves: direction, wavelength and stability.</source>
        <translation>What the calculation does to the waves: direction, wavelength and stability.</translation>
    </message>
    <message>
        <source>Masses and springs, the model behind string and membrane.</source>
        <translation>Masses and springs, the model behind string and membrane.</translation>
    </message>
    <message>
        <source>String and pool as the web page of 2013 computed them.</source>
        <translation>String and pool as the web page of 2013 computed them.</translation>
    </message>
    <message>
        <source>Whole numbers that look like water, from the early days of computer graphics.</source>
        <translation>Whole numbers that look like water, from the early days of computer graphics.</translation>
    </message>
    <message>
        <source>String, water, fireworks and snow after the programs of 2009.</source>
        <translation>String, water, fireworks and snow after the programs of 2009.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>line %1, column %2: %3</translation>
    </message>
    <message>
        <source>ill-formed UTF-8</source>
        <translation>ill-formed UTF-8</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>this is not JSON</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>is given twice</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>and more</translation>
    </message>
    <message>
        <source>more than %1 keys in one object</source>
        <translation>more than %1 keys in one object</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>more than %1 values</translation>
    </message>
    <message>
        <source>more than %1 probes</source>
        <translation>more than %1 probes</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>nested deeper than %1 levels</translation>
    </message>
    <message>
        <source>%1 is too large for a number</source>
        <translation>%1 is too large for a number</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 is no number</translation>
    </message>
    <message>
        <source>an experiment is an object: %1</source>
        <translation>an experiment is an object: %1</translation>
    </message>
    <message>
        <source>version %1 is newer than this program can read (1)</source>
        <translation>version %1 is newer than this program can read (1)</translation>
    </message>
    <message>
        <source>%1 is not a version of the file (1)</source>
        <translation>%1 is not a version of the file (1)</translation>
    </message>
    <message>
        <source>missing; the version of the file, 1</source>
        <translation>missing; the version of the file, 1</translation>
    </message>
    <message>
        <source>missing; the place where the height is recorded</source>
        <translation>missing; the place where the height is recorded</translation>
    </message>
    <message>
        <source>missing; one of %1</source>
        <translation>missing; one of %1</translation>
    </message>
    <message>
        <source>missing (%1)</source>
        <translation>missing (%1)</translation>
    </message>
    <message>
        <source>unknown key; known here: %1</source>
        <translation>unknown key; known here: %1</translation>
    </message>
    <message>
        <source>unknown parameter</source>
        <translation>unknown parameter</translation>
    </message>
    <message>
        <source>cannot be changed during a run</source>
        <translation>cannot be changed during a run</translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation>%1 is not a text</translation>
    </message>
    <message>
        <source>%1 is not a name</source>
        <translation>%1 is not a name</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 is not a list</translation>
    </message>
    <message>
        <source>%1 is not an object with the parameters that change</source>
        <translation>%1 is not an object with the parameters that change</translation>
    </message>
    <message>
        <source>%1 is not an object with %2</source>
        <translation>%1 is not an object with %2</translation>
    </message>
    <message>
        <source>%1 is not a cell (whole numbers inside the grid)</source>
        <translation>%1 is not a cell (whole numbers inside the grid)</translation>
    </message>
    <message>
        <source>%1 is not a place in a pool ([column, row])</source>
        <translation>%1 is not a place in a pool ([column, row])</translation>
    </message>
    <message>
        <source>%1 is not a place on a string ([point])</source>
        <translation>%1 is not a place on a string ([point])</translation>
    </message>
    <message>
        <source>%1 is not the size of a pool ([columns, rows], whole numbers, 1 to %2)</source>
        <translation>%1 is not the size of a pool ([columns, rows], whole numbers, 1 to %2)</translation>
    </message>
    <message>
        <source>%1 is not the size of a string ([points], whole numbers, 1 to %2)</source>
        <translation>%1 is not the size of a string ([points], whole numbers, 1 to %2)</translation>
    </message>
    <message>
        <source>every size must be at least 1</source>
        <translation>every size must be at least 1</translation>
    </message>
    <message>
        <source>a string has one size, its number of points</source>
        <translation>a string has one size, its number of points</translation>
    </message>
    <message>
        <source>%1 points are too many (at most %2)</source>
        <translation>%1 points are too many (at most %2)</translation>
    </message>
    <message>
        <source>%1 cells are too many (at most %2)</source>
        <translation>%1 cells are too many (at most %2)</translation>
    </message>
    <message>
        <source>%1 events are too many (at most %2)</source>
        <translation>%1 events are too many (at most %2)</translation>
    </message>
    <message>
        <source>%1 bytes are too many (at most %2)</source>
        <translation>%1 bytes are too many (at most %2)</translation>
    </message>
    <message>
        <source>%1 are too many (at most %2)</source>
        <translation>%1 are too many (at most %2)</translation>
    </message>
    <message>
        <source>periodic needs both %1 and %2 to be periodic, or neither</source>
        <translation>periodic needs both %1 and %2 to be periodic, or neither</translation>
    </message>
    <message>
        <source>%1 is for a string only; a pool takes %2</source>
        <translation>%1 is for a string only; a pool takes %2</translation>
    </message>
    <message>
        <source>integer arithmetic takes the scheme leapfrog only</source>
        <translation>integer arithmetic takes the scheme leapfrog only</translation>
    </message>
    <message>
        <source>integer arithmetic takes one of %1</source>
        <translation>integer arithmetic takes one of %1</translation>
    </message>
    <message>
        <source>integer arithmetic takes no drive</source>
        <translation>integer arithmetic takes no drive</translation>
    </message>
    <message>
        <source>%1 is outside the string (0 to %2)</source>
        <translation>%1 is outside the string (0 to %2)</translation>
    </message>
    <message>
        <source>%1, %2 is outside the pool (0 to %3, 0 to %4)</source>
        <translation>%1, %2 is outside the pool (0 to %3, 0 to %4)</translation>
    </message>
    <message>
        <source>%1 is outside (0 to %2)</source>
        <translation>%1 is outside (0 to %2)</translation>
    </message>
    <message>
        <source>%1 comes after %2; events must be in order</source>
        <translation>%1 comes after %2; events must be in order</translation>
    </message>
    <message>
        <source>%1 is not a number (%2)</source>
        <translation>%1 is not a number (%2)</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 is not a number</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 is not one of %2</translation>
    </message>
    <message>
        <source>%1 is not allowed (%2)</source>
        <translation>%1 is not allowed (%2)</translation>
    </message>
    <message>
        <source>a whole number, at least %1, at most %2</source>
        <translation>a whole number, at least %1, at most %2</translation>
    </message>
    <message>
        <source>a whole number, greater than %1, at most %2</source>
        <translation>a whole number, greater than %1, at most %2</translation>
    </message>
    <message>
        <source>a whole number, %1 to %2</source>
        <translation>a whole number, %1 to %2</translation>
    </message>
    <message>
        <source>at least %1, at most %2</source>
        <translation>at least %1, at most %2</translation>
    </message>
    <message>
        <source>greater than %1, at most %2</source>
        <translation>greater than %1, at most %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>one of %1</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 to %1</translation>
    </message>
    <message>
        <source>missing; the places the brush goes through</source>
        <translation>missing; the places the brush goes through</translation>
    </message>
    <message>
        <source>only one of %1</source>
        <translation>only one of %1</translation>
    </message>
    <message>
        <source>belongs to a pull or a hold</source>
        <translation>belongs to a pull or a hold</translation>
    </message>
    <message>
        <source>a %1 belongs to a pool</source>
        <translation>a %1 belongs to a pool</translation>
    </message>
    <message>
        <source>either factor or speed, not both</source>
        <translation>either factor or speed, not both</translation>
    </message>
    <message>
        <source>it rains on a pool only</source>
        <translation>it rains on a pool only</translation>
    </message>
    <message>
        <source>a name has 1 to %1 bytes</source>
        <translation>a name has 1 to %1 bytes</translation>
    </message>
    <message>
        <source>places are at most 100000 cells from the centre</source>
        <translation>places are at most 100000 cells from the centre</translation>
    </message>
    <message>
        <source>%1 is not a list of places</source>
        <translation>%1 is not a list of places</translation>
    </message>
    <message>
        <source>%1 is not a list of names</source>
        <translation>%1 is not a list of names</translation>
    </message>
    <message>
        <source>%1 places are too many (at most %2)</source>
        <translation>%1 places are too many (at most %2)</translation>
    </message>
    <message>
        <source>integer arithmetic takes no %1</source>
        <translation>integer arithmetic takes no %1</translation>
    </message>
    <message>
        <source>%1 comes when the hold has ended</source>
        <translation>%1 comes when the hold has ended</translation>
    </message>
    <message>
        <source>%1 is not [steps later, column, row]</source>
        <translation>%1 is not [steps later, column, row]</translation>
    </message>
    <message>
        <source>%1 is not [steps later, point]</source>
        <translation>%1 is not [steps later, point]</translation>
    </message>
    <message>
        <source>a lesson is an object: %1</source>
        <translation>a lesson is an object: %1</translation>
    </message>
    <message>
        <source>missing; a list of at least one step</source>
        <translation>missing; a list of at least one step</translation>
    </message>
    <message>
        <source>missing; a list of 2 to %1 answers</source>
        <translation>missing; a list of 2 to %1 answers</translation>
    </message>
    <message>
        <source>missing; the first step sets up the experiment</source>
        <translation>missing; the first step sets up the experiment</translation>
    </message>
    <message>
        <source>missing; which answer is right, counted from 1</source>
        <translation>missing; which answer is right, counted from 1</translation>
    </message>
    <message>
        <source>missing; a cell ([point], or [column, row] in a pool)</source>
        <translation>missing; a cell ([point], or [column, row] in a pool)</translation>
    </message>
    <message>
        <source>missing; a text</source>
        <translation>missing; a text</translation>
    </message>
    <message>
        <source>missing; a number, or one of %1</source>
        <translation>missing; a number, or one of %1</translation>
    </message>
    <message>
        <source>missing; a number, %1 to %2</source>
        <translation>missing; a number, %1 to %2</translation>
    </message>
    <message>
        <source>unknown kind of check; there are %1</source>
        <translation>unknown kind of check; there are %1</translation>
    </message>
    <message>
        <source>%1 is the id of another step, too</source>
        <translation>%1 is the id of another step, too</translation>
    </message>
    <message>
        <source>%1 is not an id (small letters a to z, digits and hyphens, 1 to 40)</source>
        <translation>%1 is not an id (small letters a to z, digits and hyphens, 1 to 40)</translation>
    </message>
    <message>
        <source>is not the code of a language (en, el, pt-BR)</source>
        <translation>is not the code of a language (en, el, pt-BR)</translation>
    </message>
    <message>
        <source>a step without a check measures nothing</source>
        <translation>a step without a check measures nothing</translation>
    </message>
    <message>
        <source>a step asks for one number and one choice at most</source>
        <translation>a step asks for one number and one choice at most</translation>
    </message>
    <message>
        <source>all and any cannot stand inside all or any</source>
        <translation>all and any cannot stand inside all or any</translation>
    </message>
    <message>
        <source>either above or below is needed</source>
        <translation>either above or below is needed</translation>
    </message>
    <message>
        <source>from, to or both are needed</source>
        <translation>from, to or both are needed</translation>
    </message>
    <message>
        <source>%1 is a word; give it with &quot;is&quot;</source>
        <translation>%1 is a word; give it with &quot;is&quot;</translation>
    </message>
    <message>
        <source>%1 is a number; give its range with &quot;from&quot; and &quot;to&quot;</source>
        <translation>%1 is a number; give its range with &quot;from&quot; and &quot;to&quot;</translation>
    </message>
    <message>
        <source>%1 is outside the medium (%2 by %3 cells)</source>
        <translation>%1 is outside the medium (%2 by %3 cells)</translation>
    </message>
    <message>
        <source>%1 is not the id of a built-in experiment, nor an experiment %2 or %3</source>
        <translation>%1 is not the id of a built-in experiment, nor an experiment %2 or %3</translation>
    </message>
    <message>
        <source>%1 is not a text, nor an object with a text for each language (%2)</source>
        <translation>%1 is not a text, nor an object with a text for each language (%2)</translation>
    </message>
    <message>
        <source>%1 is not a list of at least one step</source>
        <translation>%1 is not a list of at least one step</translation>
    </message>
    <message>
        <source>%1 is not a list of at most %2 texts</source>
        <translation>%1 is not a list of at most %2 texts</translation>
    </message>
    <message>
        <source>%1 is not a list of 1 to %2 checks</source>
        <translation>%1 is not a list of 1 to %2 checks</translation>
    </message>
    <message>
        <source>%1 is not a list of 2 to %2 answers</source>
        <translation>%1 is not a list of 2 to %2 answers</translation>
    </message>
    <message>
        <source>%1 is not a list of panels</source>
        <translation>%1 is not a list of panels</translation>
    </message>
    <message>
        <source>%1 is not an object with one kind of check: %2</source>
        <translation>%1 is not an object with one kind of check: %2</translation>
    </message>
    <message>
        <source>%1 is not an object with what changes</source>
        <translation>%1 is not an object with what changes</translation>
    </message>
    <message>
        <source>%1 is not a cell of the pool ([column, row])</source>
        <translation>%1 is not a cell of the pool ([column, row])</translation>
    </message>
    <message>
        <source>%1 is not a cell of the string ([point])</source>
        <translation>%1 is not a cell of the string ([point])</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 is not a number from %2 to %3</translation>
    </message>
    <message>
        <source>%1 is not a number, or one of %2</source>
        <translation>%1 is not a number, or one of %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 is not a whole number</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>is a folder</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>is not a regular file</translation>
    </message>
    <message>
        <source>is too large (at most %1 bytes)</source>
        <translation>is too large (at most %1 bytes)</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No such file or directory</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permission denied</translation>
    </message>
    <message>
        <source>missing; an end of the cross-section</source>
        <translation>missing; an end of the cross-section</translation>
    </message>
    <message>
        <source>a unit is at most %1 letters</source>
        <translation>a unit is at most %1 letters</translation>
    </message>
    <message>
        <source>0, or at least 1e-06</source>
        <translation>0, or at least 1e-06</translation>
    </message>
    <message>
        <source>the value is not JSON (%1)</source>
        <translation>the value is not JSON (%1)</translation>
    </message>
    <message>
        <source>the value is not a plain UTF-8 text</source>
        <translation>the value is not a plain UTF-8 text</translation>
    </message>
    <message>
        <source>is not key=value, e.g. %1</source>
        <translation>is not key=value, e.g. %1</translation>
    </message>
    <message>
        <source>a name is missing between the dots</source>
        <translation>a name is missing between the dots</translation>
    </message>
    <message>
        <source>there is nothing called %1 inside a single value</source>
        <translation>there is nothing called %1 inside a single value</translation>
    </message>
    <message>
        <source>there is no such element in the file</source>
        <translation>there is no such element in the file</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
        <translation>the picture could not be written</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operation not permitted</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Not a directory</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No space left on device</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Disk quota exceeded</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Read-only file system</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Input/output error</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>File name too long</translation>
    </message>
    <message>
        <source>%1 objects are too many (at most %2)</source>
        <translation>%1 objects are too many (at most %2)</translation>
    </message>
    <message>
        <source>%1 is the name of another object</source>
        <translation>%1 is the name of another object</translation>
    </message>
    <message>
        <source>%1 is not allowed (greater than 0, at most %2, half the steps per second)</source>
        <translation>%1 is not allowed (greater than 0, at most %2, half the steps per second)</translation>
    </message>
    <message>
        <source>more than %1 objects</source>
        <translation>more than %1 objects</translation>
    </message>
    <message>
        <source>%1 by %2 cells with these edges, scheme and objects take %3 MB of memory (at most %4 MB)</source>
        <translation>%1 by %2 cells with these edges, scheme and objects take %3 MB of memory (at most %4 MB)</translation>
    </message>
    <message>
        <source>a view belongs to a pool</source>
        <translation>a view belongs to a pool</translation>
    </message>
    <message>
        <source>the last picture would be of step %1 (at most %2)</source>
        <translation>the last picture would be of step %1 (at most %2)</translation>
    </message>
    <message>
        <source>must be at least %1, at most %2</source>
        <translation>must be at least %1, at most %2</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>there is not enough memory</translation>
    </message>
    <message>
        <source>whole numbers have only one scheme, and no smaller steps</source>
        <translation>whole numbers have only one scheme, and no smaller steps</translation>
    </message>
    <message>
        <source>the exact solution is not known between walls and media</source>
        <translation>the exact solution is not known between walls and media</translation>
    </message>
    <message>
        <source>it takes its share once a step, which makes every scheme one of first order; set both to 1</source>
        <translation>it takes its share once a step, which makes every scheme one of first order; set both to 1</translation>
    </message>
    <message>
        <source>the exact solution is known only where waves stand between fixed, free or joined ends</source>
        <translation>the exact solution is known only where waves stand between fixed, free or joined ends</translation>
    </message>
    <message>
        <source>a source of its own makes waves all the time, so that no rhythm of pulls becomes steady; remove it first</source>
        <translation>a source of its own makes waves all the time, so that no rhythm of pulls becomes steady; remove it first</translation>
    </message>
    <message>
        <source>on a string: box</source>
        <translation>on a string: box</translation>
    </message>
    <message>
        <source>on a string: 0</source>
        <translation>on a string: 0</translation>
    </message>
    <message>
        <source>this window is locked for the lesson</source>
        <translation>this window is locked for the lesson</translation>
    </message>
    <message>
        <source>there is no such built-in experiment</source>
        <translation>there is no such built-in experiment</translation>
    </message>
    <message>
        <source>this is not a whole link to an experiment; a part of it is missing or changed</source>
        <translation>this is not a whole link to an experiment; a part of it is missing or changed</translation>
    </message>
    <message>
        <source>the link is too long (at most %1 letters after its &quot;#&quot;)</source>
        <translation>the link is too long (at most %1 letters after its &quot;#&quot;)</translation>
    </message>
    <message>
        <source>%1 is no address of this computer</source>
        <translation>%1 is no address of this computer</translation>
    </message>
    <message>
        <source>cannot listen at %1: %2</source>
        <translation>cannot listen at %1: %2</translation>
    </message>
    <message>
        <source>a %1 belongs to a string</source>
        <translation>a %1 belongs to a string</translation>
    </message>
    <message>
        <source>missing; at least two heights</source>
        <translation>missing; at least two heights</translation>
    </message>
    <message>
        <source>%1 heights are too many (at most %2)</source>
        <translation>%1 heights are too many (at most %2)</translation>
    </message>
    <message>
        <source>heights are at most %1</source>
        <translation>heights are at most %1</translation>
    </message>
    <message>
        <source>with the stencil %1 the rim is at least %2 cells wide</source>
        <translation>with the stencil %1 the rim is at least %2 cells wide</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>there is not enough memory for it</translation>
    </message>
    <message>
        <source>missing; pull, hold, set, things, calm, draw or modes</source>
        <translation>missing; pull, hold, set, things, calm, draw or modes</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 is neither true nor false</translation>
    </message>
    <message>
        <source>%1 is not [half waves along x, along y]</source>
        <translation>%1 is not [half waves along x, along y]</translation>
    </message>
    <message>
        <source>column %1: “%2” is not known</source>
        <translation>column %1: “%2” is not known</translation>
    </message>
    <message>
        <source>column %1: a parenthesis is missing</source>
        <translation>column %1: a parenthesis is missing</translation>
    </message>
    <message>
        <source>column %1: this parenthesis does not fit</source>
        <translation>column %1: this parenthesis does not fit</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>the formula is empty</translation>
    </message>
    <message>
        <source>column %1: something is missing at the end</source>
        <translation>column %1: something is missing at the end</translation>
    </message>
    <message>
        <source>column %1: a function has too many or too few arguments</source>
        <translation>column %1: a function has too many or too few arguments</translation>
    </message>
    <message>
        <source>column %1: an operator is missing, or out of place</source>
        <translation>column %1: an operator is missing, or out of place</translation>
    </message>
    <message>
        <source>a formula has at most %1 letters</source>
        <translation>a formula has at most %1 letters</translation>
    </message>
    <message>
        <source>parentheses are at most %1 deep</source>
        <translation>parentheses are at most %1 deep</translation>
    </message>
    <message>
        <source>at x = %1 it has no value</source>
        <translation>at x = %1 it has no value</translation>
    </message>
    <message>
        <source>at x = %1 it is higher than %2</source>
        <translation>at x = %1 it is higher than %2</translation>
    </message>
    <message>
        <source>%1 is not a list of tools</source>
        <translation>%1 is not a list of tools</translation>
    </message>
    <message>
        <source>stiffness belongs to a string</source>
        <translation>stiffness belongs to a string</translation>
    </message>
    <message>
        <source>integer arithmetic takes no stiffness</source>
        <translation>integer arithmetic takes no stiffness</translation>
    </message>
    <message>
        <source>a stiff string has at most %1 points, not %2</source>
        <translation>a stiff string has at most %1 points, not %2</translation>
    </message>
    <message>
        <source>%1 is not for a stiff string; it takes %2</source>
        <translation>%1 is not for a stiff string; it takes %2</translation>
    </message>
    <message>
        <source>a stiff string is of one medium only</source>
        <translation>a stiff string is of one medium only</translation>
    </message>
    <message>
        <source>%1 standing waves are too many here (at most %2)</source>
        <translation>%1 standing waves are too many here (at most %2)</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program, save it, and open the saved one here</source>
        <translation>a page cannot compute formulas: open the file in the program, save it, and open the saved one here</translation>
    </message>
    <message>
        <source>there are no objects and no probes</source>
        <translation>there are no objects and no probes</translation>
    </message>
    <message>
        <source>of walls only</source>
        <translation>of walls only</translation>
    </message>
    <message>
        <source>missing; at least %1 corners of the outline</source>
        <translation>missing; at least %1 corners of the outline</translation>
    </message>
    <message>
        <source>an absorbing wall cannot move; a wall with the impedance 1 absorbs, and can</source>
        <translation>an absorbing wall cannot move; a wall with the impedance 1 absorbs, and can</translation>
    </message>
    <message>
        <source>%1 is not allowed: a wall is slower than waves, which move %2 cells per second</source>
        <translation>%1 is not allowed: a wall is slower than waves, which move %2 cells per second</translation>
    </message>
    <message>
        <source>on a string: point, line, held</source>
        <translation>on a string: point, line, held</translation>
    </message>
    <message>
        <source>in a pool: point, line, multipole, array</source>
        <translation>in a pool: point, line, multipole, array</translation>
    </message>
    <message>
        <source>on a string: even</source>
        <translation>on a string: even</translation>
    </message>
    <message>
        <source>a claim is at most %1 letters</source>
        <translation>a claim is at most %1 letters</translation>
    </message>
    <message>
        <source>no wall in the pool is called %1 then</source>
        <translation>no wall in the pool is called %1 then</translation>
    </message>
    <message>
        <source>%1 is no box of walls that are fixed or free, at rest, and have a thickness</source>
        <translation>%1 is no box of walls that are fixed or free, at rest, and have a thickness</translation>
    </message>
    <message>
        <source>these are no copied objects, whose text begins with %1</source>
        <translation>these are no copied objects, whose text begins with %1</translation>
    </message>
    <message>
        <source>at x = %1 it is lower than %2</source>
        <translation>at x = %1 it is lower than %2</translation>
    </message>
    <message>
        <source>at t = %1 it has no value</source>
        <translation>at t = %1 it has no value</translation>
    </message>
    <message>
        <source>at t = %1 it is higher than %2</source>
        <translation>at t = %1 it is higher than %2</translation>
    </message>
    <message>
        <source>at t = %1 it is lower than %2</source>
        <translation>at t = %1 it is lower than %2</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it has no value</source>
        <translation>at x = %1, y = %2 it has no value</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is higher than %3</source>
        <translation>at x = %1, y = %2 it is higher than %3</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is lower than %3</source>
        <translation>at x = %1, y = %2 it is lower than %3</translation>
    </message>
    <message>
        <source>all formulas and pictures together have more than %1 values</source>
        <translation>all formulas and pictures together have more than %1 values</translation>
    </message>
    <message>
        <source>the formulas of this file take too long to compute</source>
        <translation>the formulas of this file take too long to compute</translation>
    </message>
    <message>
        <source>either formula or raster, not both</source>
        <translation>either formula or raster, not both</translation>
    </message>
    <message>
        <source>%1 is not [left, top, right, bottom]</source>
        <translation>%1 is not [left, top, right, bottom]</translation>
    </message>
    <message>
        <source>missing; the greys of a picture, or a formula in their place</source>
        <translation>missing; the greys of a picture, or a formula in their place</translation>
    </message>
    <message>
        <source>this is not %1 by %2 greys, compressed and in base64url</source>
        <translation>this is not %1 by %2 greys, compressed and in base64url</translation>
    </message>
    <message>
        <source>either curve or curveFormula, not both</source>
        <translation>either curve or curveFormula, not both</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program</source>
        <translation>a page cannot compute formulas: open the file in the program</translation>
    </message>
    <message>
        <source>a formula or picture of the speed belongs to a pool</source>
        <translation>a formula or picture of the speed belongs to a pool</translation>
    </message>
    <message>
        <source>missing; 2 to %1 values over one period</source>
        <translation>missing; 2 to %1 values over one period</translation>
    </message>
    <message>
        <source>%1 values are not %2 columns by %3 rows of them (at most %4 by %4)</source>
        <translation>%1 values are not %2 columns by %3 rows of them (at most %4 by %4)</translation>
    </message>
    <message>
        <source>its values are not all allowed (%1)</source>
        <translation>its values are not all allowed (%1)</translation>
    </message>
    <message>
        <source>missing; a formula or a raster of the pool&apos;s heights</source>
        <translation>missing; a formula or a raster of the pool&apos;s heights</translation>
    </message>
    <message>
        <source>belongs to a pool; a string has heights</source>
        <translation>belongs to a pool; a string has heights</translation>
    </message>
    <message>
        <source>belong to a string; a pool has a formula or a raster</source>
        <translation>belong to a string; a pool has a formula or a raster</translation>
    </message>
    <message>
        <source>the class that was left at %1 has a different experiment</source>
        <translation>the class that was left at %1 has a different experiment</translation>
    </message>
    <message>
        <source>what is left of the class at %1 cannot be read</source>
        <translation>what is left of the class at %1 cannot be read</translation>
    </message>
    <message>
        <source>column %1: “=” assigns nothing in a formula; to compare, write ==</source>
        <translation>column %1: “=” assigns nothing in a formula; to compare, write ==</translation>
    </message>
    <message>
        <source>column %1: a comma belongs between the arguments of min or max</source>
        <translation>column %1: a comma belongs between the arguments of min or max</translation>
    </message>
    <message>
        <source>column %1: “%2” has a decimal comma; write %3</source>
        <translation>column %1: “%2” has a decimal comma; write %3</translation>
    </message>
    <message>
        <source>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</source>
        <translation>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</translation>
    </message>
</context>
<context>
    <name>PullMode</name>
    <message>
        <source>set the height</source>
        <translation>set the height</translation>
    </message>
    <message>
        <source>add to the height</source>
        <translation>add to the height</translation>
    </message>
    <message>
        <source>pluck from rest</source>
        <translation>pluck from rest</translation>
    </message>
</context>
<context>
    <name>PullShape</name>
    <message>
        <source>one point</source>
        <translation>one point</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussian</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>smooth hill</source>
        <translation>smooth hill</translation>
    </message>
    <message>
        <source>standing wave</source>
        <translation>standing wave</translation>
    </message>
</context>
<context>
    <name>RainKind</name>
    <message>
        <source>drops of rain</source>
        <translation>drops of rain</translation>
    </message>
    <message>
        <source>fireworks</source>
        <translation>fireworks</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>snow</translation>
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
        <translation>%1 cells</translation>
    </message>
    <message>
        <source>%1 points per step</source>
        <translation>%1 points per step</translation>
    </message>
    <message>
        <source>%1 cells per step</source>
        <translation>%1 cells per step</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cells</translation>
    </message>
    <message>
        <source>real frequency, %1</source>
        <comment>unit</comment>
        <translation>real frequency, %1</translation>
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
        <translation>column %1, row %2</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>whole numbers</translation>
    </message>
    <message>
        <source>floating-point numbers</source>
        <translation>floating-point numbers</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>%1 end</translation>
    </message>
    <message>
        <source>Pull: %1</source>
        <comment>a setting of the pull</comment>
        <translation>Pull: %1</translation>
    </message>
    <message>
        <source>wall, fixed</source>
        <translation>wall, fixed</translation>
    </message>
    <message>
        <source>wall, free</source>
        <translation>wall, free</translation>
    </message>
    <message>
        <source>wall, absorbing</source>
        <translation>wall, absorbing</translation>
    </message>
    <message>
        <source>source, sine of %1 Hz, height %2</source>
        <translation>source, sine of %1 Hz, height %2</translation>
    </message>
    <message>
        <source>source, pulse of %1 Hz, height %2</source>
        <translation>source, pulse of %1 Hz, height %2</translation>
    </message>
    <message>
        <source>source, packet of %1 Hz, height %2</source>
        <translation>source, packet of %1 Hz, height %2</translation>
    </message>
    <message>
        <source>medium, k × %1</source>
        <translation>medium, k × %1</translation>
    </message>
    <message>
        <source>other settings</source>
        <translation>other settings</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 cells</translation>
    </message>
    <message>
        <source>Pulled at</source>
        <translation>Pulled at</translation>
    </message>
    <message>
        <source>A string</source>
        <translation>A string</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>A pool</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>Step %1, %2 s</translation>
    </message>
    <message>
        <source>Exploded at step %1</source>
        <translation>Exploded at step %1</translation>
    </message>
    <message>
        <source>Measured resonance</source>
        <translation>Measured resonance</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>frequency, Hz</translation>
    </message>
    <message>
        <source>amplitude, × one pull</source>
        <translation>amplitude, × one pull</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>taps</translation>
    </message>
    <message>
        <source>state</source>
        <translation>state</translation>
    </message>
    <message>
        <source>Heights now</source>
        <translation>Heights now</translation>
    </message>
    <message>
        <source>where it is pulled</source>
        <translation>where it is pulled</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>probe</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>height</source>
        <translation>height</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>%1 side</source>
        <translation>%1 side</translation>
    </message>
    <message>
        <source>source, triangle of %1 Hz, height %2</source>
        <translation>source, triangle of %1 Hz, height %2</translation>
    </message>
    <message>
        <source>source, square of %1 Hz, height %2</source>
        <translation>source, square of %1 Hz, height %2</translation>
    </message>
    <message>
        <source>%1, real frequency %2</source>
        <comment>a source</comment>
        <translation>%1, real frequency %2</translation>
    </message>
    <message>
        <source>real frequency</source>
        <translation>real frequency</translation>
    </message>
    <message>
        <source>wall, impedance</source>
        <translation>wall, impedance</translation>
    </message>
    <message>
        <source>source, noise of %1 Hz, height %2</source>
        <translation>source, noise of %1 Hz, height %2</translation>
    </message>
    <message>
        <source>source, drawn curve of %1 Hz, height %2</source>
        <translation>source, drawn curve of %1 Hz, height %2</translation>
    </message>
    <message>
        <source>medium, from the formula %1</source>
        <translation>medium, from the formula %1</translation>
    </message>
    <message>
        <source>medium, from a picture</source>
        <translation>medium, from a picture</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 could not be written: %2</translation>
    </message>
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Table for spreadsheets (*.csv)</translation>
    </message>
    <message>
        <source>Table for programs: commas, decimal points (*.csv)</source>
        <translation>Table for programs: commas, decimal points (*.csv)</translation>
    </message>
</context>
<context>
    <name>Scheme</name>
    <message>
        <source>leapfrog</source>
        <translation>leapfrog</translation>
    </message>
    <message>
        <source>textbook Euler</source>
        <translation>textbook Euler</translation>
    </message>
    <message>
        <source>delayed Euler</source>
        <translation>delayed Euler</translation>
    </message>
    <message>
        <source>implicit Euler</source>
        <translation>implicit Euler</translation>
    </message>
    <message>
        <source>trapezoid</source>
        <translation>trapezoid</translation>
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
        <translation>The page could not be printed.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 of %2</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>The page could not be made.</translation>
    </message>
</context>
<context>
    <name>SheetChart</name>
    <message>
        <source>time in s</source>
        <translation>time in s</translation>
    </message>
    <message>
        <source>height</source>
        <translation>height</translation>
    </message>
    <message>
        <source>largest height</source>
        <translation>largest height</translation>
    </message>
</context>
<context>
    <name>Stencil</name>
    <message>
        <source>cross (4 nearest)</source>
        <translation>cross (4 nearest)</translation>
    </message>
    <message>
        <source>diagonal (4 corners)</source>
        <translation>diagonal (4 corners)</translation>
    </message>
    <message>
        <source>all 8, equal</source>
        <translation>all 8, equal</translation>
    </message>
    <message>
        <source>isotropic</source>
        <translation>isotropic</translation>
    </message>
</context>
<context>
    <name>Thing</name>
    <message>
        <source>Width</source>
        <translation>Width</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cells</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Height</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Thickness</translation>
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
        <translation>Edge</translation>
    </message>
    <message>
        <source>Slits</source>
        <translation>Slits</translation>
    </message>
    <message>
        <source>How many openings it has</source>
        <translation>How many openings it has</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>From the middle of a slit to the middle of the next</source>
        <translation>From the middle of a slit to the middle of the next</translation>
    </message>
    <message>
        <source>Factor of k</source>
        <translation>Factor of k</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Factor at the far end</source>
        <translation>Factor at the far end</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Softness</translation>
    </message>
    <message>
        <source>How wide it is across (sigma)</source>
        <translation>How wide it is across (sigma)</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequency</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>How often it swings in a second of the run</source>
        <translation>How often it swings in a second of the run</translation>
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
        <translation>The second of the run at which it starts</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Cycles</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>cells/s</translation>
    </message>
    <message>
        <source>Moves to column</source>
        <translation>Moves to column</translation>
    </message>
    <message>
        <source>The column it moves to</source>
        <translation>The column it moves to</translation>
    </message>
    <message>
        <source>Moves to row</source>
        <translation>Moves to row</translation>
    </message>
    <message>
        <source>The row it moves to</source>
        <translation>The row it moves to</translation>
    </message>
    <message>
        <source>How long it is</source>
        <translation>How long it is</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Started at</translation>
    </message>
    <message>
        <source>The second of the run at which it was started</source>
        <translation>The second of the run at which it was started</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Stopped at</translation>
    </message>
    <message>
        <source>Soft ends</source>
        <translation>Soft ends</translation>
    </message>
    <message>
        <source>Over how many cells the line fades beyond its ends; 0: at once</source>
        <translation>Over how many cells the line fades beyond its ends; 0: at once</translation>
    </message>
    <message>
        <source>How far it is rotated, clockwise</source>
        <translation>How far it is rotated, clockwise</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Shape</translation>
    </message>
    <message>
        <source>The shape of its outline</source>
        <translation>The shape of its outline</translation>
    </message>
    <message>
        <source>line</source>
        <translation>line</translation>
    </message>
    <message>
        <source>box</source>
        <translation>box</translation>
    </message>
    <message>
        <source>ellipse</source>
        <translation>ellipse</translation>
    </message>
    <message>
        <source>lens</source>
        <translation>lens</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>prism</translation>
    </message>
    <message>
        <source>parabola</source>
        <translation>parabola</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>painted</translation>
    </message>
    <message>
        <source>How wide it is; of a line, its length</source>
        <translation>How wide it is; of a line, its length</translation>
    </message>
    <message>
        <source>How high it is; of a line, its thickness</source>
        <translation>How high it is; of a line, its thickness</translation>
    </message>
    <message>
        <source>The thickness of its rim or brush; 0: a filled box or ellipse</source>
        <translation>The thickness of its rim or brush; 0: a filled box or ellipse</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixed</translation>
    </message>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>absorbing</translation>
    </message>
    <message>
        <source>What k is multiplied by in it: the square of the ratio of speeds</source>
        <translation>What k is multiplied by in it: the square of the ratio of speeds</translation>
    </message>
    <message>
        <source>The speed of waves in it, relative to that around it</source>
        <translation>The speed of waves in it, relative to that around it</translation>
    </message>
    <message>
        <source>The factor changes evenly to this one from left to right; 0: the same everywhere</source>
        <translation>The factor changes evenly to this one from left to right; 0: the same everywhere</translation>
    </message>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>sine</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>pulse</translation>
    </message>
    <message>
        <source>packet</source>
        <translation>packet</translation>
    </message>
    <message>
        <source>The phase of its swing at second 0, or when its packet begins</source>
        <translation>The phase of its swing at second 0, or when its packet begins</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Starts at</translation>
    </message>
    <message>
        <source>Stops at</source>
        <translation>Stops at</translation>
    </message>
    <message>
        <source>The second of the run at which it stops; 0: never</source>
        <translation>The second of the run at which it stops; 0: never</translation>
    </message>
    <message>
        <source>Repeats every</source>
        <translation>Repeats every</translation>
    </message>
    <message>
        <source>After how many seconds it repeats; 0: only once</source>
        <translation>After how many seconds it repeats; 0: only once</translation>
    </message>
    <message>
        <source>How fast it moves back and forth; 0: it stays in place</source>
        <translation>How fast it moves back and forth; 0: it stays in place</translation>
    </message>
    <message>
        <source>Instrument</source>
        <translation>Instrument</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>tape</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>scale</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>stopwatch</translation>
    </message>
    <message>
        <source>The second of the run at which it was stopped; 0: it is running</source>
        <translation>The second of the run at which it was stopped; 0: it is running</translation>
    </message>
    <message>
        <source>What it measures or marks: a trace is a string as it was</source>
        <translation>What it measures or marks: a trace is a string as it was</translation>
    </message>
    <message>
        <source>reference line</source>
        <translation>reference line</translation>
    </message>
    <message>
        <source>marked point</source>
        <translation>marked point</translation>
    </message>
    <message>
        <source>frozen string</source>
        <translation>frozen string</translation>
    </message>
    <message>
        <source>Height of its middle</source>
        <translation>Height of its middle</translation>
    </message>
    <message>
        <source>Beside a string: how high above rest its middle is</source>
        <translation>Beside a string: how high above rest its middle is</translation>
    </message>
    <message>
        <source>Difference in height</source>
        <translation>Difference in height</translation>
    </message>
    <message>
        <source>Beside a string: how much higher its right end is than its left one</source>
        <translation>Beside a string: how much higher its right end is than its left one</translation>
    </message>
    <message>
        <source>held</source>
        <translation>held</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>square</translation>
    </message>
    <message>
        <source>The amplitude of its waves, beside a line or one wavelength from a point; on a string beside it</source>
        <translation>The amplitude of its waves, beside a line or one wavelength from a point; on a string beside it</translation>
    </message>
    <message>
        <source>cavity</source>
        <translation>cavity</translation>
    </message>
    <message>
        <source>plano-convex lens</source>
        <translation>plano-convex lens</translation>
    </message>
    <message>
        <source>drawn outline</source>
        <translation>drawn outline</translation>
    </message>
    <message>
        <source>What it does to a wave: reflects it upside down, reflects it upright, absorbs it, or absorbs as much of it as its impedance says</source>
        <translation>What it does to a wave: reflects it upside down, reflects it upright, absorbs it, or absorbs as much of it as its impedance says</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>impedance</translation>
    </message>
    <message>
        <source>Impedance</source>
        <translation>Impedance</translation>
    </message>
    <message>
        <source>The ratio of its impedance to that of the water in front of it: at 1 it absorbs what meets it head-on, at 0 it is like a free wall, and the larger it is the more like a fixed one</source>
        <translation>The ratio of its impedance to that of the water in front of it: at 1 it absorbs what meets it head-on, at 0 it is like a free wall, and the larger it is the more like a fixed one</translation>
    </message>
    <message>
        <source>How wide each slit is, or the opening of a cavity</source>
        <translation>How wide each slit is, or the opening of a cavity</translation>
    </message>
    <message>
        <source>How fast it moves back and forth, slower than waves; 0: it stays in place</source>
        <translation>How fast it moves back and forth, slower than waves; 0: it stays in place</translation>
    </message>
    <message>
        <source>A point makes round waves, a line straight ones, a multipole waves with crests and troughs by turns around it, an array a beam; on a string waves go through point and line, and a held place has the height of the signal itself</source>
        <translation>A point makes round waves, a line straight ones, a multipole waves with crests and troughs by turns around it, an array a beam; on a string waves go through point and line, and a held place has the height of the signal itself</translation>
    </message>
    <message>
        <source>multipole</source>
        <translation>multipole</translation>
    </message>
    <message>
        <source>array</source>
        <translation>array</translation>
    </message>
    <message>
        <source>How long the line or the array is</source>
        <translation>How long the line or the array is</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>How strong the line is along its length: the same everywhere, or a Gaussian that sends a beam with a waist of half its length</source>
        <translation>How strong the line is along its length: the same everywhere, or a Gaussian that sends a beam with a waist of half its length</translation>
    </message>
    <message>
        <source>even</source>
        <translation>even</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussian</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>Poles</translation>
    </message>
    <message>
        <source>How many points of alternate sign it has: 2 a dipole, 4 a quadrupole</source>
        <translation>How many points of alternate sign it has: 2 a dipole, 4 a quadrupole</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>How far its poles are from its middle</source>
        <translation>How far its poles are from its middle</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elements</translation>
    </message>
    <message>
        <source>How many points it has along its length</source>
        <translation>How many points it has along its length</translation>
    </message>
    <message>
        <source>Beam angle</source>
        <translation>Beam angle</translation>
    </message>
    <message>
        <source>Where its beam leaves to: from its normal towards its right end, on both sides of it</source>
        <translation>Where its beam leaves to: from its normal towards its right end, on both sides of it</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Focus</translation>
    </message>
    <message>
        <source>How far from it, along the beam, its waves arrive together; 0: nowhere</source>
        <translation>How far from it, along the beam, its waves arrive together; 0: nowhere</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>noise</translation>
    </message>
    <message>
        <source>How many swings a packet has, or noise until its phase is another one</source>
        <translation>How many swings a packet has, or noise until its phase is another one</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seed of the noise; sources with the same one swing alike</source>
        <translation>Seed of the noise; sources with the same one swing alike</translation>
    </message>
    <message>
        <source>Rests for</source>
        <translation>Rests for</translation>
    </message>
    <message>
        <source>For how long it rests, again and again; 0: never</source>
        <translation>For how long it rests, again and again; 0: never</translation>
    </message>
    <message>
        <source>Swings for</source>
        <translation>Swings for</translation>
    </message>
    <message>
        <source>For how long it swings between two rests</source>
        <translation>For how long it swings between two rests</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Orbit</translation>
    </message>
    <message>
        <source>The radius of the circle it runs round about its place; 0: it does not</source>
        <translation>The radius of the circle it runs round about its place; 0: it does not</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>How often it runs round the circle in a second, clockwise; below 0: the other way</source>
        <translation>How often it runs round the circle in a second, clockwise; below 0: the other way</translation>
    </message>
    <message>
        <source>turns/s</source>
        <translation>turns/s</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>screen</translation>
    </message>
    <message>
        <source>How far the place is that a screen is bent round; 0: it is straight</source>
        <translation>How far the place is that a screen is bent round; 0: it is straight</translation>
    </message>
    <message>
        <source>What its formula or picture gives: the speed of waves or the depth of the water, relative to those around it; 0 is land</source>
        <translation>What its formula or picture gives: the speed of waves or the depth of the water, relative to those around it; 0 is land</translation>
    </message>
    <message>
        <source>speeds</source>
        <translation>speeds</translation>
    </message>
    <message>
        <source>depths</source>
        <translation>depths</translation>
    </message>
    <message>
        <source>A steady sine, triangle or square, a single pulse, a packet of some swings, noise about its frequency, or a steady swing of the form of its curve</source>
        <translation>A steady sine, triangle or square, a single pulse, a packet of some swings, noise about its frequency, or a steady swing of the form of its curve</translation>
    </message>
    <message>
        <source>drawn curve</source>
        <translation>drawn curve</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantity</translation>
    </message>
</context>
<context>
    <name>VideoFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>It is a folder.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>It is not a regular file.</translation>
    </message>
    <message>
        <source>ffmpeg could not be started.</source>
        <translation>ffmpeg could not be started.</translation>
    </message>
    <message>
        <source>ffmpeg stopped without giving a reason.</source>
        <translation>ffmpeg stopped without giving a reason.</translation>
    </message>
    <message>
        <source>ffmpeg says: %1</source>
        <translation>ffmpeg says: %1</translation>
    </message>
</context>
<context>
    <name>WorkSheet</name>
    <message>
        <source>Name: ______________________________   Class: __________   Date: %1</source>
        <translation>Name: ______________________________   Class: __________   Date: %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>%1 of %2 steps done</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>measured</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>theory</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>difference</translation>
    </message>
    <message>
        <source>What I found out</source>
        <translation>What I found out</translation>
    </message>
</context>
<context>
    <name>World</name>
    <message>
        <source>nothing real</source>
        <translation>nothing real</translation>
    </message>
    <message>
        <source>a real string</source>
        <translation>a real string</translation>
    </message>
    <message>
        <source>water</source>
        <translation>water</translation>
    </message>
    <message>
        <source>sound in air</source>
        <translation>sound in air</translation>
    </message>
    <message>
        <source>light</source>
        <translation>light</translation>
    </message>
    <message>
        <source>radio waves</source>
        <translation>radio waves</translation>
    </message>
</context>
<context>
    <name>seiche::Actions</name>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Restart</translation>
    </message>
    <message>
        <source>Restart with these settings</source>
        <translation>Restart with these settings</translation>
    </message>
    <message>
        <source>Reset e&amp;verything</source>
        <translation>Reset e&amp;verything</translation>
    </message>
    <message>
        <source>Reset to the experiment as it was opened</source>
        <translation>Reset to the experiment as it was opened</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>P&amp;ull</source>
        <translation>P&amp;ull</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Play or pause</translation>
    </message>
    <message>
        <source>One &amp;step</source>
        <translation>One &amp;step</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>One step forward</translation>
    </message>
    <message>
        <source>Sl&amp;ow ×0.25</source>
        <translation>Sl&amp;ow ×0.25</translation>
    </message>
    <message>
        <source>×0.25</source>
        <translation>×0.25</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Slow: a quarter of the speed</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>S&amp;lower</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Faster</translation>
    </message>
    <message>
        <source>&amp;Real speed ×1</source>
        <translation>&amp;Real speed ×1</translation>
    </message>
    <message>
        <source>String</source>
        <translation>String</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projector</translation>
    </message>
    <message>
        <source>Projector F11</source>
        <translation>Projector F11</translation>
    </message>
    <message>
        <source>Projector: full screen, large type, strong colours</source>
        <translation>Projector: full screen, large type, strong colours</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>Draw waves l&amp;arger</source>
        <translation>Draw waves l&amp;arger</translation>
    </message>
    <message>
        <source>Draw waves s&amp;maller</source>
        <translation>&amp;Draw waves smaller</translation>
    </message>
    <message>
        <source>Fit &amp;waves to the canvas</source>
        <translation>Fit &amp;waves to the canvas</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Keys and mouse</translation>
    </message>
    <message>
        <source>&amp;About Seiche</source>
        <translation>&amp;About Seiche</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theory</translation>
    </message>
    <message>
        <source>&amp;Computing speed</source>
        <translation>Computing &amp;speed</translation>
    </message>
    <message>
        <source>Shows steps, frames and cells per second below the canvas</source>
        <translation>Shows steps, frames and cells per second below the canvas</translation>
    </message>
    <message>
        <source>Le&amp;vel lines</source>
        <translation>Le&amp;vel lines</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Cross-section</translation>
    </message>
    <message>
        <source>Bro&amp;wse the built-in experiments…</source>
        <translation>Bro&amp;wse the built-in experiments…</translation>
    </message>
    <message>
        <source>&amp;Basic view</source>
        <translation>Basic &amp;view</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lessons…</translation>
    </message>
    <message>
        <source>Lesson from a &amp;file…</source>
        <translation>Lesson from a &amp;file…</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>&amp;Previous step</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Next step</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Give me a &amp;hint</source>
        <translation>Give me a &amp;hint</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Repea&amp;t this step</source>
        <translation>Repea&amp;t this step</translation>
    </message>
    <message>
        <source>Rest&amp;art lesson</source>
        <translation>Rest&amp;art lesson</translation>
    </message>
    <message>
        <source>Save the &amp;work sheet as PDF…</source>
        <translation>Save the &amp;work sheet as PDF…</translation>
    </message>
    <message>
        <source>Work sheet…</source>
        <translation>Work sheet…</translation>
    </message>
    <message>
        <source>Save the work sheet as a web pa&amp;ge…</source>
        <translation>Save the work sheet as a web pa&amp;ge…</translation>
    </message>
    <message>
        <source>P&amp;rint the work sheet…</source>
        <translation>P&amp;rint the work sheet…</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>L&amp;eave the lesson</translation>
    </message>
    <message>
        <source>Lock for the &amp;class</source>
        <translation>Lock for the &amp;class</translation>
    </message>
    <message>
        <source>Large &amp;resonance chart</source>
        <translation>Large &amp;resonance chart</translation>
    </message>
    <message>
        <source>&amp;Both dampings side by side</source>
        <translation>&amp;Both dampings side by side</translation>
    </message>
    <message>
        <source>&amp;Challenge: an unknown string</source>
        <translation>Challenge: an &amp;unknown string</translation>
    </message>
    <message>
        <source>Your &amp;own picture on the floor…</source>
        <translation>Your &amp;own picture on the floor…</translation>
    </message>
    <message>
        <source>T&amp;iles on the floor</source>
        <translation>T&amp;iles on the floor</translation>
    </message>
    <message>
        <source>Cards ov&amp;er the picture</source>
        <translation>Cards ov&amp;er the picture</translation>
    </message>
    <message>
        <source>Shows or hides all cards on the projector</source>
        <translation>Shows or hides all cards on the projector</translation>
    </message>
    <message>
        <source>Enter &amp;my answer</source>
        <translation>Enter &amp;my answer</translation>
    </message>
    <message>
        <source>Loc&amp;k with a word…</source>
        <translation>Loc&amp;k with a word…</translation>
    </message>
    <message>
        <source>&amp;Sheet for students…</source>
        <translation>&amp;Sheet for students…</translation>
    </message>
    <message>
        <source>Print the sheet for st&amp;udents…</source>
        <translation>Print the sheet for st&amp;udents…</translation>
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation>&amp;Quick start</translation>
    </message>
    <message>
        <source>&amp;Teacher&apos;s guide</source>
        <translation>&amp;Teacher&apos;s guide</translation>
    </message>
    <message>
        <source>&amp;Lesson plans</source>
        <translation>&amp;Lesson plans</translation>
    </message>
    <message>
        <source>Seiche in a &amp;browser</source>
        <translation>Seiche in a &amp;browser</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Class</translation>
    </message>
    <message>
        <source>A class with &amp;phones</source>
        <translation>A class with &amp;phones</translation>
    </message>
    <message>
        <source>Start or stop the stop&amp;watch</source>
        <translation>Start or stop the stop&amp;watch</translation>
    </message>
    <message>
        <source>Stopwatch bac&amp;k to zero</source>
        <translation>Stopwatch bac&amp;k to zero</translation>
    </message>
    <message>
        <source>Free&amp;ze the string</source>
        <translation>Free&amp;ze the string</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now</source>
        <translation>Keeps a dashed copy of the string as it is now</translation>
    </message>
    <message>
        <source>A bead on every tenth point</source>
        <translation>A bead on every tenth point</translation>
    </message>
    <message>
        <source>Beads on the string</source>
        <translation>Beads on the string</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Send a pulse now</translation>
    </message>
    <message>
        <source>The selected pulse generator does it, or the last one put</source>
        <translation>The selected pulse generator does it, or the last one put</translation>
    </message>
    <message>
        <source>Sound &amp;on</source>
        <translation>Sound &amp;on</translation>
    </message>
    <message>
        <source>A ping for every tap, and what is chosen below</source>
        <translation>A ping for every tap, and what is chosen below</translation>
    </message>
    <message>
        <source>S&amp;tart from a formula…</source>
        <translation>S&amp;tart from a formula…</translation>
    </message>
    <message>
        <source>&amp;Next built-in experiment</source>
        <translation>&amp;Next built-in experiment</translation>
    </message>
    <message>
        <source>&amp;Previous built-in experiment</source>
        <translation>&amp;Previous built-in experiment</translation>
    </message>
    <message>
        <source>Heights, wave speeds and drives from a formula, a drawn curve or a picture</source>
        <translation>Heights, wave speeds and drives from a formula, a drawn curve or a picture</translation>
    </message>
</context>
<context>
    <name>seiche::Advice</name>
    <message>
        <source>Use fewer neighbours: a stencil of four.</source>
        <translation>Use fewer neighbours: a stencil of four.</translation>
    </message>
    <message>
        <source>Set the divisor to %1 or more.</source>
        <translation>Set the divisor to %1 or more.</translation>
    </message>
    <message>
        <source>Lower k to %1, or add damping: %2 = %3.</source>
        <translation>Lower k to %1, or add damping: %2 = %3.</translation>
    </message>
    <message>
        <source>Lower k to %1.</source>
        <translation>Lower k to %1.</translation>
    </message>
    <message>
        <source>With %1 no k is small enough: choose leapfrog, or add damping: %2 = %3.</source>
        <translation>With %1 no k is small enough: choose leapfrog, or add damping: %2 = %3.</translation>
    </message>
    <message>
        <source>With %1 no k is small enough: choose leapfrog.</source>
        <translation>With %1 no k is small enough: choose leapfrog.</translation>
    </message>
    <message>
        <source>The level surface itself grows ×%1 per step: it doubles every %2 steps (%3 s).</source>
        <translation>The level surface itself grows ×%1 per step: it doubles every %2 steps (%3 s).</translation>
    </message>
    <message>
        <source>The wave of %1 cells grows ×%2 per step: it doubles every %3 steps (%4 s).</source>
        <translation>The wave of %1 cells grows ×%2 per step: it doubles every %3 steps (%4 s).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what happens, then what to do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No wave grows, whatever k: %1 is stable for every k.</source>
        <translation>No wave grows, whatever k: %1 is stable for every k.</translation>
    </message>
    <message>
        <source>Exactly at the limit: no wave grows, but just above it the wave of %1 cells would.</source>
        <translation>Exactly at the limit: no wave grows, but just above it the wave of %1 cells would.</translation>
    </message>
    <message>
        <source>No wave grows. With a smaller divisor the wave of %1 cells would be the first to grow.</source>
        <translation>No wave grows. With a smaller divisor the wave of %1 cells would be the first to grow.</translation>
    </message>
    <message>
        <source>No wave grows. Above k = %1 the wave of %2 cells would be the first to grow.</source>
        <translation>No wave grows. Above k = %1 the wave of %2 cells would be the first to grow.</translation>
    </message>
</context>
<context>
    <name>seiche::BackgroundJob</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>There is not enough memory.</translation>
    </message>
    <message>
        <source>The reason is unknown.</source>
        <translation>The reason is unknown.</translation>
    </message>
</context>
<context>
    <name>seiche::Banner</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Close the message</translation>
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
        <translation>%1 exploded at step %2</translation>
    </message>
    <message>
        <source>With these settings every step makes the wave larger, without limit. Change k or the scheme, then restart.</source>
        <translation>With these settings every step makes the wave larger, without limit. Change k or the scheme, then restart.</translation>
    </message>
    <message>
        <source>Step %1, largest height %2.</source>
        <translation>Step %1, largest height %2.</translation>
    </message>
    <message>
        <source>Second %1, largest height %2.</source>
        <translation>Second %1, largest height %2.</translation>
    </message>
    <message>
        <source>A hand cannot lift it any higher. Restart to begin at rest.</source>
        <translation>A hand cannot lift it any higher. Restart to begin at rest.</translation>
    </message>
    <message>
        <source>The wave left the range of numbers at step %1</source>
        <translation>The wave left the range of numbers at step %1</translation>
    </message>
    <message>
        <source>The settings are stable: no step makes the wave larger. Pulls, drive and sources have put in too much. Restart to begin at rest.</source>
        <translation>The settings are stable: no step makes the wave larger. Pulls, drive and sources have put in too much. Restart to begin at rest.</translation>
    </message>
    <message>
        <source>%1 points, %2 high</source>
        <translation>%1 points, %2 high</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>length, height</comment>
        <translation>%1, %2 high</translation>
    </message>
</context>
<context>
    <name>seiche::ChainTable</name>
    <message>
        <source>No standing waves are predicted here.</source>
        <translation>No standing waves are predicted here.</translation>
    </message>
    <message>
        <source>A chain of beads, and the string that it stands for: n half waves of a string have n times the frequency of one, those of beads have less.</source>
        <translation>A chain of beads, and the string that it stands for: n half waves of a string have n times the frequency of one, those of beads have less.</translation>
    </message>
    <message>
        <source>With Theory switched on in the panel Resonance, the frequencies of the beads stand here beside those of a string.</source>
        <translation>With Theory switched on in the panel Resonance, the frequencies of the beads stand here beside those of a string.</translation>
    </message>
    <message>
        <source>n</source>
        <comment>half waves of a mode</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>beads, Hz</source>
        <translation>beads, Hz</translation>
    </message>
    <message>
        <source>string, Hz</source>
        <translation>string, Hz</translation>
    </message>
    <message>
        <source>ratio</source>
        <comment>of two frequencies</comment>
        <translation>ratio</translation>
    </message>
    <message>
        <source>Frequencies of a chain and of a string</source>
        <translation>Frequencies of a chain and of a string</translation>
    </message>
    <message>
        <source>beads, %1</source>
        <comment>unit of a frequency</comment>
        <translation>beads, %1</translation>
    </message>
    <message>
        <source>string, %1</source>
        <comment>unit of a frequency</comment>
        <translation>string, %1</translation>
    </message>
</context>
<context>
    <name>seiche::ChallengeRow</name>
    <message>
        <source>Between 0.001 and 1000 Hz</source>
        <translation>Between 0.001 and 1000 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>&quot;%1&quot; is not a number</translation>
    </message>
    <message>
        <source>Challenge %1: what is the slowest rhythm that makes this string swing high? Taps so far: %2</source>
        <translation>Challenge %1: what is the slowest rhythm that makes this string swing high? Taps so far: %2</translation>
    </message>
    <message>
        <source>Challenge %1: %2 points. You said %3 Hz; the answer is %4 Hz (%5 % off); taps: %6</source>
        <translation>Challenge %1: %2 points. You said %3 Hz; the answer is %4 Hz (%5 % off); taps: %6</translation>
    </message>
    <message>
        <source>Challenge %1: it was %2 Hz; taps: %3</source>
        <translation>Challenge %1: it was %2 Hz; taps: %3</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Your answer: the slowest rhythm</source>
        <translation>Your answer: the slowest rhythm</translation>
    </message>
    <message>
        <source>Submit answer</source>
        <translation>Submit answer</translation>
    </message>
    <message>
        <source>Submits the frequency and shows your score</source>
        <translation>Submits the frequency and shows your score</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>Shows the answer and everything that is hidden</source>
        <translation>Shows the answer and everything that is hidden</translation>
    </message>
    <message>
        <source>Number of the challenge</source>
        <translation>Number of the challenge</translation>
    </message>
    <message>
        <source>The same number gives the same string on every computer</source>
        <translation>The same number gives the same string on every computer</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>New challenge</translation>
    </message>
    <message>
        <source>Opens the unknown string with this number</source>
        <translation>Opens the unknown string with this number</translation>
    </message>
    <message>
        <source>A new challenge is an unknown string: find its slowest rhythm with few taps. The same number gives everyone the same string.</source>
        <translation>A new challenge is an unknown string: find its slowest rhythm with few taps. The same number gives everyone the same string.</translation>
    </message>
</context>
<context>
    <name>seiche::Chart</name>
    <message>
        <source>The picture could not be made.</source>
        <translation>The picture could not be made.</translation>
    </message>
    <message>
        <source>Save the chart as a picture</source>
        <translation>Save the chart as a picture</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Pictures (*.png)</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Show the numbers</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Copy the numbers</translation>
    </message>
    <message>
        <source>Save the numbers of the chart</source>
        <translation>Save the numbers of the chart</translation>
    </message>
    <message>
        <source>Save the numbers…</source>
        <translation>Save the numbers…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copy the picture</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Save as a picture</translation>
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
        <translation>Clear the chart</translation>
    </message>
    <message>
        <source>Remove all points of the class? They cannot be brought back.</source>
        <translation>Remove all points of the class? They cannot be brought back.</translation>
    </message>
    <message>
        <source>Save the points</source>
        <translation>Save the points</translation>
    </message>
    <message>
        <source>Close the class</source>
        <translation>Close the class</translation>
    </message>
    <message>
        <source>Save the points of the class? Points: %1</source>
        <translation>Save the points of the class? Points: %1</translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation>Cl&amp;ass</translation>
    </message>
    <message>
        <source>&amp;Open for phones…</source>
        <translation>&amp;Open for phones…</translation>
    </message>
    <message>
        <source>Students join with their phones, and every rhythm becomes a point on one chart</source>
        <translation>Students join with their phones, and every rhythm becomes a point on one chart</translation>
    </message>
    <message>
        <source>O&amp;wn string</source>
        <translation>O&amp;wn string</translation>
    </message>
    <message>
        <source>Each phone has its own string; its points fly to the chart</source>
        <translation>Each phone has its own string; its points fly to the chart</translation>
    </message>
    <message>
        <source>One &amp;string</source>
        <translation>One &amp;string</translation>
    </message>
    <message>
        <source>All tap the string on the wall</source>
        <translation>All tap the string on the wall</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Vote</translation>
    </message>
    <message>
        <source>A question with given answers</source>
        <translation>A question with given answers</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>&amp;Freeze</translation>
    </message>
    <message>
        <source>No points are taken; phones keep theirs</source>
        <translation>No points are taken; phones keep theirs</translation>
    </message>
    <message>
        <source>&amp;Hide the chart</source>
        <translation>&amp;Hide the chart</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>C&amp;urve</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>What theory predicts</translation>
    </message>
    <message>
        <source>C&amp;lear the chart…</source>
        <translation>C&amp;lear the chart…</translation>
    </message>
    <message>
        <source>S&amp;tudents…</source>
        <translation>S&amp;tudents…</translation>
    </message>
    <message>
        <source>Type a &amp;code…</source>
        <translation>Type a &amp;code…</translation>
    </message>
    <message>
        <source>The point of a phone that is in no network</source>
        <translation>The point of a phone that is in no network</translation>
    </message>
    <message>
        <source>Nobody new &amp;joins</source>
        <translation>Nobody new &amp;joins</translation>
    </message>
    <message>
        <source>&amp;Phones follow the lesson</source>
        <translation>&amp;Phones follow the lesson</translation>
    </message>
    <message>
        <source>&amp;Give the class this experiment</source>
        <translation>&amp;Give the class this experiment</translation>
    </message>
    <message>
        <source>Every phone gets what is open now; the chart shows its points</source>
        <translation>Every phone gets what is open now; the chart shows its points</translation>
    </message>
    <message>
        <source>S&amp;ave the points…</source>
        <translation>S&amp;ave the points…</translation>
    </message>
    <message>
        <source>Clos&amp;e the class…</source>
        <translation>Clos&amp;e the class…</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
</context>
<context>
    <name>seiche::ClassChart</name>
    <message>
        <source>taps per second (Hz)</source>
        <translation>taps per second (Hz)</translation>
    </message>
    <message>
        <source>amplitude in pulls</source>
        <translation>amplitude in pulls</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>the others</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicted</translation>
    </message>
    <message>
        <source>%1, not steady yet</source>
        <translation>%1, not steady yet</translation>
    </message>
    <message>
        <source>Every rhythm that a phone has tapped becomes a point here.</source>
        <translation>Every rhythm that a phone has tapped becomes a point here.</translation>
    </message>
    <message>
        <source>Chart of the class</source>
        <translation>Chart of the class</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps, a point for each rhythm.</source>
        <translation>Amplitude in pulls against the frequency of the taps, a point for each rhythm.</translation>
    </message>
    <message>
        <source>Remove this point</source>
        <translation>Remove this point</translation>
    </message>
    <message>
        <source>Bring back the last removed point</source>
        <translation>Bring back the last removed point</translation>
    </message>
    <message>
        <source>%1 (being checked)</source>
        <translation>%1 (being checked)</translation>
    </message>
    <message>
        <source>%1 (unverified)</source>
        <translation>%1 (unverified)</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>unverified</translation>
    </message>
</context>
<context>
    <name>seiche::ClassInWindow</name>
    <message>
        <source>Class %1 · %2</source>
        <comment>code, students</comment>
        <translation>Class %1 · %2</translation>
    </message>
    <message>
        <source>The class that was interrupted goes on, with its code and its points.</source>
        <translation>The class that was interrupted goes on, with its code and its points.</translation>
    </message>
    <message>
        <source>This point came without its run.</source>
        <translation>This point came without its run.</translation>
    </message>
    <message>
        <source>The run of this point cannot be read.</source>
        <translation>The run of this point cannot be read.</translation>
    </message>
    <message>
        <source>%1: %2 pulls at %3 Hz</source>
        <translation>%1: %2 pulls at %3 Hz</translation>
    </message>
    <message>
        <source>The point does not follow from this run.</source>
        <translation>The point does not follow from this run.</translation>
    </message>
    <message>
        <source>The rhythm as it was tapped, from rest.</source>
        <translation>The rhythm as it was tapped, from rest.</translation>
    </message>
    <message>
        <source>Back to the class: %1</source>
        <translation>Back to the class: %1</translation>
    </message>
    <message>
        <source>Save the points now and then: after a crash they would be lost.</source>
        <translation>Save the points now and then: after a crash they would be lost.</translation>
    </message>
</context>
<context>
    <name>seiche::ClassPage</name>
    <message>
        <source>Which rhythm makes the string swing highest?</source>
        <translation>Which rhythm makes the string swing highest?</translation>
    </message>
    <message>
        <source>Which rhythm makes the water swing highest?</source>
        <translation>Which rhythm makes the water swing highest?</translation>
    </message>
    <message>
        <source>Can you all tap in one rhythm?</source>
        <translation>Can you all tap in one rhythm?</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>A question for the class</translation>
    </message>
    <message>
        <source>With n students tapping each pull is 1/√n as high: it only grows when they agree.</source>
        <translation>With n students tapping each pull is 1/√n as high: it only grows when they agree.</translation>
    </message>
    <message>
        <source>Rhythms so far: %1</source>
        <translation>Rhythms so far: %1</translation>
    </message>
    <message>
        <source>%1 rhythms from %2 students</source>
        <translation>%1 rhythms from %2 students</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>frozen</translation>
    </message>
    <message>
        <source>best so far: %1, %2 pulls at %3 Hz</source>
        <translation>best so far: %1, %2 pulls at %3 Hz</translation>
    </message>
    <message>
        <source>The pulls of all phones act on this one.</source>
        <translation>The pulls of all phones act on this one.</translation>
    </message>
    <message>
        <source>Scan the code, or type address and letters.</source>
        <translation>Scan the code, or type address and letters.</translation>
    </message>
    <message>
        <source>Click a point to replay that student&apos;s run.</source>
        <translation>Click a point to replay that student&apos;s run.</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>The class</translation>
    </message>
    <message>
        <source>The chart is hidden. Keep tapping: points are counted.</source>
        <translation>The chart is hidden. Keep tapping: points are counted.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. Are the phones in the same network? See Help, A class with phones.</source>
        <translation>Nobody has joined yet. Are the phones in the same network? See Help, A class with phones.</translation>
    </message>
    <message>
        <source>The point is removed. The menu of the chart brings it back.</source>
        <translation>The point is removed. The menu of the chart brings it back.</translation>
    </message>
    <message>
        <source>unverified: %1</source>
        <translation>unverified: %1</translation>
    </message>
</context>
<context>
    <name>seiche::CodePage</name>
    <message>
        <source>The code that runs</source>
        <translation>The code that runs</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, line %2</translation>
    </message>
</context>
<context>
    <name>seiche::ComparePanel</name>
    <message>
        <source>Energy</source>
        <translation>Energy</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <comment>integer water</comment>
        <translation>whole numbers</translation>
    </message>
    <message>
        <source>Water in whole numbers has only one scheme.</source>
        <translation>Water in whole numbers has only one scheme.</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <comment>energy or difference</comment>
        <translation>%1 over time</translation>
    </message>
    <message>
        <source>Pull, and the energy appears here.</source>
        <translation>Pull, and the energy appears here.</translation>
    </message>
    <message>
        <source>Pull, and the difference from the exact solution appears here.</source>
        <translation>Pull, and the difference from the exact solution appears here.</translation>
    </message>
    <message>
        <source>The difference between the other schemes and the main run appears here.</source>
        <translation>The difference between the other schemes and the main run appears here.</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>time, s</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted, ×%3 measured.</source>
        <translation>%1: ×%2 per step predicted, ×%3 measured.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted.</source>
        <translation>%1: ×%2 per step predicted.</translation>
    </message>
    <message>
        <source>%1 Exploded at step %2.</source>
        <comment>sentence before, step</comment>
        <translation>%1 Exploded at step %2.</translation>
    </message>
    <message>
        <source>%1 Order %2.</source>
        <comment>sentences before, order of a scheme</comment>
        <translation>%1 Order %2.</translation>
    </message>
    <message>
        <source>%1 Order %2, %3 ns per cell.</source>
        <comment>sentences before, order of a scheme, cost</comment>
        <translation>%1 Order %2, %3 ns per cell.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Runs %1 beside the main run, from its present state.</source>
        <translation>Runs %1 beside the main run, from its present state.</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>exact solution</translation>
    </message>
    <message>
        <source>Schemes ▾</source>
        <translation>Schemes ▾</translation>
    </message>
    <message>
        <source>All schemes that can run beside the main one.</source>
        <translation>All schemes that can run beside the main one.</translation>
    </message>
    <message>
        <source>What the string would do if time had no steps; differences are then measured from it.</source>
        <translation>What the string would do if time had no steps; differences are then measured from it.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>What the chart shows</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>start the other schemes once more</comment>
        <translation>Again</translation>
    </message>
    <message>
        <source>Restarts the other schemes from the present state.</source>
        <translation>Restarts the other schemes from the present state.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted in the end, ×%3 measured now: waves that grow more slowly still dominate.</source>
        <translation>%1: ×%2 per step predicted in the end, ×%3 measured now: waves that grow more slowly still dominate.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media, ×%3 measured.</source>
        <translation>%1: at most ×%2 per step predicted between walls and media, ×%3 measured.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media.</source>
        <translation>%1: at most ×%2 per step predicted between walls and media.</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergence</translation>
    </message>
    <message>
        <source>Error over the time step</source>
        <translation>Error over the time step</translation>
    </message>
    <message>
        <source>%1: order %2 measured, %3 by theory.</source>
        <comment>scheme, orders</comment>
        <translation>%1: order %2 measured, %3 by theory.</translation>
    </message>
    <message>
        <source>Measured without damping, which no scheme applies to a higher order than the first.</source>
        <translation>Measured without damping, which no scheme applies to a higher order than the first.</translation>
    </message>
    <message>
        <source>time step, in steps of the run</source>
        <translation>time step, in steps of the run</translation>
    </message>
    <message>
        <source>There is no error to be measured here.</source>
        <translation>There is no error to be measured here.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Measuring…</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1 exploded at step %2</translation>
    </message>
</context>
<context>
    <name>seiche::ComputingSpeed</name>
    <message>
        <source>%1 steps/s · %2 frames/s · %3 cells/s</source>
        <translation>%1 steps/s · %2 frames/s · %3 cells/s</translation>
    </message>
    <message>
        <source>%1 % of the memory limit</source>
        <translation>%1 % of the memory limit</translation>
    </message>
    <message>
        <source>Computing speed</source>
        <translation>Computing speed</translation>
    </message>
    <message>
        <source>The memory limit: how many cells per second this computer could compute if every step read two heights of each cell from memory and wrote one. Several steps in the cache can beat it.</source>
        <translation>The memory limit: how many cells per second this computer could compute if every step read two heights of each cell from memory and wrote one. Several steps in the cache can beat it.</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 frames/s</translation>
    </message>
</context>
<context>
    <name>seiche::CurveEditor</name>
    <message>
        <source>Place %1 of %2: %3. Arrows move the pen and raise the curve; with Shift it draws on.</source>
        <translation>Place %1 of %2: %3. Arrows move the pen and raise the curve; with Shift it draws on.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingRows</name>
    <message>
        <source>on the velocity</source>
        <comment>damping</comment>
        <translation>on the velocity</translation>
    </message>
    <message>
        <source>on the height</source>
        <comment>damping</comment>
        <translation>on the height</translation>
    </message>
    <message>
        <source>on both</source>
        <comment>damping</comment>
        <translation>on both</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>“%1” is not a number of seconds.</source>
        <translation>“%1” is not a number of seconds.</translation>
    </message>
    <message>
        <source>A half-life must be more than 0 seconds.</source>
        <translation>A half-life must be more than 0 seconds.</translation>
    </message>
    <message>
        <source>This half-life is too short: one step cannot take away that much.</source>
        <translation>This half-life is too short: one step cannot take away that much.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>damping of</comment>
        <translation>Velocity</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Damping</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>damping of</comment>
        <translation>Height</translation>
    </message>
    <message>
        <source>Kind of damping</source>
        <translation>Kind of damping</translation>
    </message>
    <message>
        <source>On the velocity: friction, as in textbooks. On the height: the whole new height shrinks, which also pulls the medium back to level and raises low frequencies.</source>
        <translation>On the velocity: friction, as in textbooks. On the height: the whole new height shrinks, which also pulls the medium back to level and raises low frequencies.</translation>
    </message>
    <message>
        <source>half-life</source>
        <translation>half-life</translation>
    </message>
    <message>
        <source>Half-life in seconds</source>
        <translation>Half-life in seconds</translation>
    </message>
    <message>
        <source>After this time half of a wave&apos;s height is left.</source>
        <translation>After this time half of a wave&apos;s height is left.</translation>
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
        <translation>Hidden until you have found the rhythm of the string.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Computing…</translation>
    </message>
    <message>
        <source>Two dampings</source>
        <translation>Two dampings</translation>
    </message>
    <message>
        <source>velocity damped</source>
        <translation>velocity damped</translation>
    </message>
    <message>
        <source>height damped</source>
        <translation>height damped</translation>
    </message>
    <message>
        <source>tap frequency, Hz</source>
        <translation>tap frequency, Hz</translation>
    </message>
    <message>
        <source>× one pull</source>
        <translation>× one pull</translation>
    </message>
    <message>
        <source>undamped</source>
        <translation>undamped</translation>
    </message>
    <message>
        <source>factor per step</source>
        <translation>factor per step</translation>
    </message>
    <message>
        <source>slowest wave, steps</source>
        <translation>slowest wave, steps</translation>
    </message>
    <message>
        <source>slowest wave, Hz</source>
        <translation>slowest wave, Hz</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the velocity</comment>
        <translation>Try it</translation>
    </message>
    <message>
        <source>Damp the velocity of this run</source>
        <translation>Damp the velocity of this run</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the height</comment>
        <translation>Try it</translation>
    </message>
    <message>
        <source>Damp the height of this run</source>
        <translation>Damp the height of this run</translation>
    </message>
    <message>
        <source>Switch on Theory to see what it predicts.</source>
        <translation>Switch on Theory to see what it predicts.</translation>
    </message>
    <message>
        <source>Both take the same share of every wave that swings: half of it is left after %1 steps (%2 s). Damping the velocity is friction: the rhythm stays. Damping the height also pulls the medium back to level, as if it lay on springs: no wave can swing more slowly than once in %3 steps. Its resonance comes from its damping.</source>
        <translation>Both take the same share of every wave that swings: half of it is left after %1 steps (%2 s). Damping the velocity is friction: the rhythm stays. Damping the height also pulls the medium back to level, as if it lay on springs: no wave can swing more slowly than once in %3 steps. Its resonance comes from its damping.</translation>
    </message>
</context>
<context>
    <name>seiche::DispersionChart</name>
    <message>
        <source>The shortest waves travel at %1 cells per step; the wave equation says %2.</source>
        <translation>The shortest waves travel at %1 cells per step; the wave equation says %2.</translation>
    </message>
    <message>
        <source>wavelength, cells</source>
        <translation>wavelength, cells</translation>
    </message>
    <message>
        <source>Phase velocity in cells per step against wavelength</source>
        <translation>Phase velocity in cells per step against wavelength</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>along the sides</source>
        <translation>along the sides</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>diagonally</translation>
    </message>
    <message>
        <source>phase velocity, measured</source>
        <translation>phase velocity, measured</translation>
    </message>
    <message>
        <source>group velocity, measured</source>
        <translation>group velocity, measured</translation>
    </message>
    <message>
        <source>phase velocity</source>
        <translation>phase velocity</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>group</source>
        <translation>group</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>velocity</translation>
    </message>
    <message>
        <source>velocity; measured: ● phase, ○ group</source>
        <translation>velocity; measured: ● phase, ○ group</translation>
    </message>
    <message>
        <source>The shortest waves travel at %1; the wave equation says %2.</source>
        <comment>velocities</comment>
        <translation>The shortest waves travel at %1; the wave equation says %2.</translation>
    </message>
    <message>
        <source>wavelength, %1</source>
        <comment>unit</comment>
        <translation>wavelength, %1</translation>
    </message>
    <message>
        <source>Phase velocity in %1 against wavelength</source>
        <comment>unit</comment>
        <translation>Phase velocity in %1 against wavelength</translation>
    </message>
    <message>
        <source>velocity, %1; measured: ● phase, ○ group</source>
        <comment>unit</comment>
        <translation>velocity, %1; measured: ● phase, ○ group</translation>
    </message>
    <message>
        <source>phase velocity, %1</source>
        <comment>unit</comment>
        <translation>phase velocity, %1</translation>
    </message>
    <message>
        <source>velocity, %1</source>
        <comment>unit</comment>
        <translation>velocity, %1</translation>
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
        <translation>Panels to the left</translation>
    </message>
    <message>
        <source>Panels to the right</source>
        <translation>Panels to the right</translation>
    </message>
</context>
<context>
    <name>seiche::Documents</name>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 could not be opened.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>It is not a file.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation>The file is larger than 1 MiB.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 could not be saved.</translation>
    </message>
    <message>
        <source>The run has too many events for a file of 1 MiB. You can still save its set-up.</source>
        <translation>The run has too many events for a file of 1 MiB. You can still save its set-up.</translation>
    </message>
    <message>
        <source>The file that was there is unchanged.</source>
        <translation>The file that was there is unchanged.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 was not saved.</translation>
    </message>
    <message>
        <source>Another window or program has changed it since it was opened here.</source>
        <translation>Another window or program has changed it since it was opened here.</translation>
    </message>
    <message>
        <source>The experiment could not be opened.</source>
        <translation>The experiment could not be opened.</translation>
    </message>
    <message>
        <source>There is not enough memory for it. What was open stays open.</source>
        <translation>There is not enough memory for it. What was open stays open.</translation>
    </message>
    <message>
        <source>This window is locked for the lesson.</source>
        <translation>This window is locked for the lesson.</translation>
    </message>
    <message>
        <source>Your teacher can unlock it.</source>
        <translation>Your teacher can unlock it.</translation>
    </message>
</context>
<context>
    <name>seiche::DrawnValues</name>
    <message>
        <source>Height of the string</source>
        <translation>Height of the string</translation>
    </message>
    <message>
        <source>Height of the pool</source>
        <translation>Height of the pool</translation>
    </message>
    <message>
        <source>Wave speed in a medium</source>
        <translation>Wave speed in a medium</translation>
    </message>
    <message>
        <source>Swing of a source</source>
        <translation>Swing of a source</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Drawn curve</source>
        <translation>Drawn curve</translation>
    </message>
    <message>
        <source>Grey picture</source>
        <translation>Grey picture</translation>
    </message>
    <message>
        <source>Height of the pool, x and y in cells from its upper left corner:</source>
        <translation>Height of the pool, x and y in cells from its upper left corner:</translation>
    </message>
    <message>
        <source>Relative to the water around it, 0 is land; x and y in cells from the middle of the medium:</source>
        <translation>Relative to the water around it, 0 is land; x and y in cells from the middle of the medium:</translation>
    </message>
    <message>
        <source>One swing, t from 0 to 1; its highest point is the source&apos;s height:</source>
        <translation>One swing, t from 0 to 1; its highest point is the source&apos;s height:</translation>
    </message>
    <message>
        <source>It is land everywhere.</source>
        <translation>It is land everywhere.</translation>
    </message>
    <message>
        <source>Where waves are fastest k is too large: the run will explode unless k gets smaller.</source>
        <translation>Where waves are fastest k is too large: the run will explode unless k gets smaller.</translation>
    </message>
</context>
<context>
    <name>seiche::EdgeChoices</name>
    <message>
        <source>Left side</source>
        <translation>Left side</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Left end</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Right side</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Right end</translation>
    </message>
    <message>
        <source>Top side</source>
        <translation>Top side</translation>
    </message>
    <message>
        <source>Bottom side</source>
        <translation>Bottom side</translation>
    </message>
    <message>
        <source>%1: what happens to a wave there. Fixed: it comes back upside down. Free: it comes back upright. Absorbing: it leaves. Ring: it re-enters on the opposite side.</source>
        <translation>%1: what happens to a wave there. Fixed: it comes back upside down. Free: it comes back upright. Absorbing: it leaves. Ring: it re-enters on the opposite side.</translation>
    </message>
    <message>
        <source>sides</source>
        <comment>of the pool</comment>
        <translation>sides</translation>
    </message>
    <message>
        <source>Predicted echo 0: nothing comes back.</source>
        <translation>Predicted echo 0: nothing comes back.</translation>
    </message>
    <message>
        <source>Predicted echo %1: upright.</source>
        <translation>Predicted echo %1: upright.</translation>
    </message>
    <message>
        <source>Predicted echo −%1: upside down.</source>
        <translation>Predicted echo −%1: upside down.</translation>
    </message>
    <message>
        <source>Impedance: a dashpot between free and fixed; matched to the string (1), it takes up every wave.</source>
        <translation>Impedance: a dashpot between free and fixed; matched to the string (1), it takes up every wave.</translation>
    </message>
    <message>
        <source>Z, left end</source>
        <translation>Z, left end</translation>
    </message>
    <message>
        <source>Z, right end</source>
        <translation>Z, right end</translation>
    </message>
</context>
<context>
    <name>seiche::EditCommand</name>
    <message>
        <source>step %1: %2</source>
        <translation>step %1: %2</translation>
    </message>
</context>
<context>
    <name>seiche::EnergyChart</name>
    <message>
        <source>seconds</source>
        <translation>seconds</translation>
    </message>
    <message>
        <source>Kinetic %1, potential %2.</source>
        <translation>Kinetic %1, potential %2.</translation>
    </message>
    <message>
        <source>Energy over time</source>
        <translation>Energy over time</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>kinetic</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>potential</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energy</translation>
    </message>
</context>
<context>
    <name>seiche::FallingKind</name>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravity</translation>
    </message>
</context>
<context>
    <name>seiche::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Save &amp;as…</translation>
    </message>
    <message>
        <source>Saves the whole run, so that it can be replayed exactly</source>
        <translation>Saves the whole run, so that it can be replayed exactly</translation>
    </message>
    <message>
        <source>Save only the se&amp;t-up…</source>
        <translation>Save only the se&amp;t-up…</translation>
    </message>
    <message>
        <source>Saves the present settings as a starting point</source>
        <translation>Saves the present settings as a starting point</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <translation>Recent fi&amp;les</translation>
    </message>
    <message>
        <source>Seiche</source>
        <translation>Seiche</translation>
    </message>
    <message>
        <source>Save the changes to this experiment?</source>
        <translation>Save the changes to this experiment?</translation>
    </message>
    <message>
        <source>Its settings were changed and are not saved in any file yet.</source>
        <translation>Its settings were changed and are not saved in any file yet.</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Open an experiment</translation>
    </message>
    <message>
        <source>Experiments and lessons (*.seiche *.lesson);;All files (*)</source>
        <translation>Experiments and lessons (*.seiche *.lesson);;All files (*)</translation>
    </message>
    <message>
        <source>Experiments (*.seiche);;All files (*)</source>
        <translation>Experiments (*.seiche);;All files (*)</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>Save the run</translation>
    </message>
    <message>
        <source>Save the set-up</source>
        <translation>Save the set-up</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Undo: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Redo: %1</translation>
    </message>
    <message>
        <source>%1 was changed by another window or program since it was opened here.</source>
        <translation>%1 was changed by another window or program since it was opened here.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. Which of the two do you want to keep?</source>
        <translation>Nothing has been saved yet. Which of the two do you want to keep?</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Save under another name…</translation>
    </message>
    <message>
        <source>Replace the other</source>
        <translation>Replace the other</translation>
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
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Part of the run</source>
        <translation>&amp;Part of the run</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <translation>F&amp;irst step</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Last step</translation>
    </message>
    <message>
        <source>S&amp;teps per picture</source>
        <translation>S&amp;teps per picture</translation>
    </message>
    <message>
        <source>Pictures per &amp;second</source>
        <translation>Pictures per &amp;second</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Si&amp;ze</translation>
    </message>
    <message>
        <source>&amp;Height at full scale</source>
        <translation>&amp;Height at full scale</translation>
    </message>
    <message>
        <source>Progress of the film</source>
        <translation>Progress of the film</translation>
    </message>
    <message>
        <source>The height that is drawn at the ceiling of the string, or brightest in the pool</source>
        <translation>The height that is drawn at the ceiling of the string, or brightest in the pool</translation>
    </message>
    <message>
        <source>Save the film…</source>
        <translation>Save the film…</translation>
    </message>
    <message>
        <source>the run so far</source>
        <translation>the run so far</translation>
    </message>
    <message>
        <source>from now on</source>
        <translation>from now on</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Animated picture (GIF)</translation>
    </message>
    <message>
        <source>Numbered pictures (PNG)</source>
        <translation>Numbered pictures (PNG)</translation>
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
        <translation>%1: needs the program ffmpeg, which is not installed</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>The last step must not come before the first.</source>
        <translation>The last step must not come before the first.</translation>
    </message>
    <message>
        <source>%1 pictures are too many; at most %2 are allowed. Use more steps per picture.</source>
        <translation>%1 pictures are too many; at most %2 are allowed. Use more steps per picture.</translation>
    </message>
    <message>
        <source>%1 pictures, the last of step %2: %3 s of film show %4 s of the run.</source>
        <translation>%1 pictures, the last of step %2: %3 s of film show %4 s of the run.</translation>
    </message>
    <message>
        <source>Save the film</source>
        <translation>Save the film</translation>
    </message>
    <message>
        <source>Films (*%1)</source>
        <translation>Films (*%1)</translation>
    </message>
    <message>
        <source>The film is being made. You can go on working in the meantime.</source>
        <translation>The film is being made. You can go on working in the meantime.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 could not be written: %2</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Cancelled; nothing was written.</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>wave</translation>
    </message>
    <message>
        <source>There is not enough memory for a film of such a large run.</source>
        <translation>There is not enough memory for a film of such a large run.</translation>
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
        <translation>The size of the GIF is being measured.</translation>
    </message>
    <message>
        <source>The GIF will be about %1 large.</source>
        <translation>The GIF will be about %1 large.</translation>
    </message>
    <message>
        <source>A video (MP4) of the same is much smaller.</source>
        <translation>A video (MP4) of the same is much smaller.</translation>
    </message>
</context>
<context>
    <name>seiche::FloorChoice</name>
    <message>
        <source>A picture for the floor</source>
        <translation>A picture for the floor</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
</context>
<context>
    <name>seiche::FloorPicture</name>
    <message>
        <source>%1 cannot be the floor of the pool.</source>
        <translation>%1 cannot be the floor of the pool.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB.</source>
        <translation>The file is larger than 16 MiB.</translation>
    </message>
    <message>
        <source>It is not a PNG, JPEG or BMP picture.</source>
        <translation>It is not a PNG, JPEG or BMP picture.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>The picture is damaged.</translation>
    </message>
    <message>
        <source>It has %1 × %2 pixels. At most 8192 on each side and 32 million in all are allowed.</source>
        <translation>It has %1 × %2 pixels. At most 8192 on each side and 32 million in all are allowed.</translation>
    </message>
</context>
<context>
    <name>seiche::FormulaDialog</name>
    <message>
        <source>Height of the string, x from 0 at the left end to 1 at the right:</source>
        <translation>Height of the string, x from 0 at the left end to 1 at the right:</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Examples</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>The shape</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Functions: sin, cos, tan, exp, ln, sqrt, abs, min, max …; powers with ^; a ? b : c; pi.</source>
        <translation>Functions: sin, cos, tan, exp, ln, sqrt, abs, min, max …; powers with ^; a ? b : c; pi.</translation>
    </message>
    <message>
        <source>start from a formula</source>
        <translation>start from a formula</translation>
    </message>
    <message>
        <source>speed of waves</source>
        <translation>speed of waves</translation>
    </message>
    <message>
        <source>depth of the water</source>
        <translation>depth of the water</translation>
    </message>
    <message>
        <source>Values for</source>
        <translation>Values for</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Made from</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantity</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Choose a picture…</translation>
    </message>
    <message>
        <source>From a formula, a curve or a picture</source>
        <translation>From a formula, a curve or a picture</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>The curve</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bottom</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>What the bottom of the curve stands for</source>
        <translation>What the bottom of the curve stands for</translation>
    </message>
    <message>
        <source>What the top of the curve stands for</source>
        <translation>What the top of the curve stands for</translation>
    </message>
    <message>
        <source>What black stands for</source>
        <translation>What black stands for</translation>
    </message>
    <message>
        <source>What white stands for</source>
        <translation>What white stands for</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>A PNG, JPEG or BMP picture of at most 16 MiB; colours count as their brightness.</source>
        <translation>A PNG, JPEG or BMP picture of at most 16 MiB; colours count as their brightness.</translation>
    </message>
    <message>
        <source>Draw over the curve. Keys: arrows, with Shift they draw on.</source>
        <translation>Draw over the curve. Keys: arrows, with Shift they draw on.</translation>
    </message>
    <message>
        <source>A grey picture</source>
        <translation>A grey picture</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1, %2 × %3 places</source>
        <translation>%1, %2 × %3 places</translation>
    </message>
</context>
<context>
    <name>seiche::FourierBuild</name>
    <message>
        <source>a whole number from 1</source>
        <translation>a whole number from 1</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>a whole number from 1 to %1</translation>
    </message>
    <message>
        <source>built from standing waves</source>
        <translation>built from standing waves</translation>
    </message>
    <message>
        <source>There is no wave on the string to build from.</source>
        <translation>There is no wave on the string to build from.</translation>
    </message>
    <message>
        <source>No standing waves are predicted here that a shape could be built from.</source>
        <translation>No standing waves are predicted here that a shape could be built from.</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>half waves, to the last</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Half waves: %1. Highest point: %2 % of the shape&apos;s.</source>
        <translation>Half waves: %1. Highest point: %2 % of the shape&apos;s.</translation>
    </message>
    <message>
        <source>The shape and the sum of its first terms</source>
        <translation>The shape and the sum of its first terms</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Shape</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Terms</translation>
    </message>
    <message>
        <source>Shape to build</source>
        <translation>Shape to build</translation>
    </message>
    <message>
        <source>Number of terms</source>
        <translation>Number of terms</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Build it</translation>
    </message>
    <message>
        <source>Starts the string at rest with the sum of these standing waves; from then on it follows the number of terms</source>
        <translation>Starts the string at rest with the sum of these standing waves; from then on it follows the number of terms</translation>
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
        <translation>locked for the class</translation>
    </message>
</context>
<context>
    <name>seiche::HelpWindow</name>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>seiche::Hints</name>
    <message>
        <source>It exploded. Press [Ctrl+R] to restart, with a smaller k.</source>
        <translation>It exploded. Press [Ctrl+R] to restart, with a smaller k.</translation>
    </message>
    <message>
        <source>%1 has exploded; %2 goes on. Restart with [Ctrl+R] to see it again, slowly with [S].</source>
        <translation>%1 has exploded; %2 goes on. Restart with [Ctrl+R] to see it again, slowly with [S].</translation>
    </message>
    <message>
        <source>This setting is unstable: pull with [SPACE] and watch the shortest waves grow.</source>
        <translation>This setting is unstable: pull with [SPACE] and watch the shortest waves grow.</translation>
    </message>
    <message>
        <source>Paused. [.] goes one step forward, [P] resumes.</source>
        <translation>Paused. [.] goes one step forward, [P] resumes.</translation>
    </message>
    <message>
        <source>You reached the ceiling! There are faster rhythms that work, too: find the next one.</source>
        <translation>You reached the ceiling! There are faster rhythms that work, too: find the next one.</translation>
    </message>
    <message>
        <source>Again, each time the string comes back: [SPACE] in an even rhythm.</source>
        <translation>Again, each time the string comes back: [SPACE] in an even rhythm.</translation>
    </message>
    <message>
        <source>It grows! Keep this rhythm.</source>
        <translation>It grows! Keep this rhythm.</translation>
    </message>
    <message>
        <source>An even rhythm, but it does not grow: try a little slower or faster.</source>
        <translation>An even rhythm, but it does not grow: try a little slower or faster.</translation>
    </message>
    <message>
        <source>Tap [SPACE] as evenly as you can, at least five times.</source>
        <translation>Tap [SPACE] as evenly as you can, at least five times.</translation>
    </message>
    <message>
        <source>Released at rest: the corner splits in two, and each half runs to its end and back.</source>
        <translation>Released at rest: the corner splits in two, and each half runs to its end and back.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. At a quarter of the length other tones wake up.</source>
        <translation>[SPACE] pulls here now. At a quarter of the length other tones wake up.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in rhythm. Can you make it touch the ceiling?</source>
        <translation>Tap [SPACE] in rhythm. Can you make it touch the ceiling?</translation>
    </message>
    <message>
        <source>Click a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Click a second place: where the rings meet they add up, then pass through each other.</translation>
    </message>
    <message>
        <source>Now hold the button and draw: faster than the waves, or slower?</source>
        <translation>Now hold the button and draw: faster than the waves, or slower?</translation>
    </message>
    <message>
        <source>Draw faster than the waves travel, and they pile up into a wedge behind you.</source>
        <translation>Draw faster than the waves travel, and they pile up into a wedge behind you.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. The arrow keys move the place.</source>
        <translation>[SPACE] pulls here now. The arrow keys move the place.</translation>
    </message>
    <message>
        <source>Click the water, or hold and draw. [SPACE] pulls at the ring, in your rhythm.</source>
        <translation>Click the water, or hold and draw. [SPACE] pulls at the ring, in your rhythm.</translation>
    </message>
    <message>
        <source>Two schemes, the same pulls: pull with [SPACE] and see which one stays true.</source>
        <translation>Two schemes, the same pulls: pull with [SPACE] and see which one stays true.</translation>
    </message>
    <message>
        <source>Draw a wall with the mouse; or [Enter], the arrow keys, and [Enter] again.</source>
        <translation>Draw a wall with the mouse; or [Enter], the arrow keys, and [Enter] again.</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the water.</source>
        <translation>Click an object, or choose it with [T]. [Esc] goes back to the water.</translation>
    </message>
    <message>
        <source>Drag the probe to where you measure. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Drag the probe to where you measure. [Del] removes it, [Esc] goes back to the water.</translation>
    </message>
    <message>
        <source>Drag it, turn it, resize it by its handles. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Drag it, turn it, resize it by its handles. [Del] removes it, [Esc] goes back to the water.</translation>
    </message>
    <message>
        <source>Too much was put in. Press [Ctrl+R] to restart.</source>
        <translation>Too much was put in. Press [Ctrl+R] to restart.</translation>
    </message>
    <message>
        <source>Drag it, or its ends. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Drag it, or its ends. [Del] removes it, [Esc] goes back to the string.</translation>
    </message>
    <message>
        <source>It exploded. [Ctrl+R] restarts.</source>
        <translation>It exploded. [Ctrl+R] restarts.</translation>
    </message>
    <message>
        <source>This setting is unstable. [P] pauses, [.] goes one step forward.</source>
        <translation>This setting is unstable. [P] pauses, [.] goes one step forward.</translation>
    </message>
    <message>
        <source>A sine drives the medium: change its frequency and give the wave time.</source>
        <translation>A sine drives the medium: change its frequency and give the wave time.</translation>
    </message>
    <message>
        <source>[SPACE] pulls at the ring, [Ctrl+R] restarts, [S] is slow motion.</source>
        <translation>[SPACE] pulls at the ring, [Ctrl+R] restarts, [S] is slow motion.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in an even rhythm.</source>
        <translation>Tap [SPACE] in an even rhythm.</translation>
    </message>
    <message>
        <source>An even rhythm.</source>
        <translation>An even rhythm.</translation>
    </message>
    <message>
        <source>Click in an even rhythm: which one rocks the whole pool? [SPACE] pulls at the ring.</source>
        <translation>Click in an even rhythm: which one rocks the whole pool? [SPACE] pulls at the ring.</translation>
    </message>
    <message>
        <source>Again, each time the water rises: in an even rhythm.</source>
        <translation>Again, each time the water rises: in an even rhythm.</translation>
    </message>
    <message>
        <source>Click where it should be; or move the ring there and press [Enter]. [Esc] gives it up.</source>
        <translation>Click where it should be; or move the ring there and press [Enter]. [Esc] gives it up.</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the string.</source>
        <translation>Click an object, or choose it with [T]. [Esc] goes back to the string.</translation>
    </message>
    <message>
        <source>Drag it along the string. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Drag it along the string. [Del] removes it, [Esc] goes back to the string.</translation>
    </message>
    <message>
        <source>%1 objects: drag one, and all of them move. [Del] removes them, [Esc] lets them go.</source>
        <translation>%1 objects: drag one, and all of them move. [Del] removes them, [Esc] lets them go.</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this computer could not keep up. Close other programs.</source>
        <translation>The rhythm starts again, because this computer could not keep up. Close other programs.</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryMemoryMenu</name>
    <message>
        <source>&amp;Memory for the timeline</source>
        <translation>&amp;Memory for the timeline</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>What was done, oldest first</source>
        <translation>What was done, oldest first</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <translation>as it was opened</translation>
    </message>
    <message>
        <source>Click a line, or use the arrow keys, to go back or forward to it.</source>
        <translation>Click a line, or use the arrow keys, to go back or forward to it.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
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
        <translation>%1 joined · %2 with a point</translation>
    </message>
    <message>
        <source>Join with your phone</source>
        <translation>Join with your phone</translation>
    </message>
    <message>
        <source>QR code of the address and the letters</source>
        <translation>QR code of the address and the letters</translation>
    </message>
    <message>
        <source>No network: only browsers of this computer can join.</source>
        <translation>No network: only browsers of this computer can join.</translation>
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
        <translation>measured %1, %2</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>measured %1</translation>
    </message>
    <message>
        <source>Joint at %1, %2 points per step. A pulse from the left: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Joint at %1, %2 points per step. A pulse from the left: r %3 (measured %4), t %5 (measured %6).</translation>
    </message>
    <message>
        <source>Joint at %1, %2 points per step. A pulse from the right: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Joint at %1, %2 points per step. A pulse from the right: r %3 (measured %4), t %5 (measured %6).</translation>
    </message>
</context>
<context>
    <name>seiche::KeepingWatch</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 cannot be written.</translation>
    </message>
    <message>
        <source>Neither your settings nor unsaved work can be kept on this computer.</source>
        <translation>Neither your settings nor unsaved work can be kept on this computer.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept on this computer.</source>
        <translation>Your settings cannot be kept on this computer.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept on this computer: save it yourself.</source>
        <translation>Unsaved work cannot be kept on this computer: save it yourself.</translation>
    </message>
</context>
<context>
    <name>seiche::KeyGuide</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Keys and mouse</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mouse</translation>
    </message>
    <message>
        <source>click</source>
        <translation>click</translation>
    </message>
    <message>
        <source>pull there</source>
        <translation>pull there</translation>
    </message>
    <message>
        <source>drag the string</source>
        <translation>drag the string</translation>
    </message>
    <message>
        <source>pluck it: it is let go from rest</source>
        <translation>pluck it: it is let go from rest</translation>
    </message>
    <message>
        <source>move the place where SPACE pulls</source>
        <translation>move the place where SPACE pulls</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>right click</translation>
    </message>
    <message>
        <source>move the ring there</source>
        <translation>move the ring there</translation>
    </message>
    <message>
        <source>hold or draw in the pool</source>
        <translation>hold or draw in the pool</translation>
    </message>
    <message>
        <source>keep pulling; leave a trail</source>
        <translation>keep pulling; leave a trail</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>wheel</translation>
    </message>
    <message>
        <source>draw waves larger or smaller</source>
        <translation>draw waves larger or smaller</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>SPACE, Enter</source>
        <translation>SPACE, Enter</translation>
    </message>
    <message>
        <source>pull at the ring</source>
        <translation>pull at the ring</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>arrow keys</translation>
    </message>
    <message>
        <source>move the ring; with Shift ten times as far</source>
        <translation>move the ring; with Shift ten times as far</translation>
    </message>
    <message>
        <source>higher or lower pulls</source>
        <translation>higher or lower pulls</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>leave full screen</source>
        <translation>leave full screen</translation>
    </message>
    <message>
        <source>About Seiche</source>
        <translation>About Seiche</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Waves on a string and in a pool: watch them, find their resonance, make them explode.&lt;/p&gt;&lt;p&gt;A seiche is the standing wave of a lake: resonance you can see.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Waves on a string and in a pool: watch them, find their resonance, make them explode.&lt;/p&gt;&lt;p&gt;A seiche is the standing wave of a lake: resonance you can see.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>On the theory page</source>
        <translation>On the theory page</translation>
    </message>
    <message>
        <source>pull in the animation that has the focus</source>
        <translation>pull in the animation that has the focus</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Page Up, Page Down, Home, End</translation>
    </message>
    <message>
        <source>turn the pages</source>
        <translation>turn the pages</translation>
    </message>
    <message>
        <source>Up, Down in the code</source>
        <translation>Up, Down in the code</translation>
    </message>
    <message>
        <source>from line to line, each with its explanation</source>
        <translation>from line to line, each with its explanation</translation>
    </message>
    <message>
        <source>find</source>
        <translation>find</translation>
    </message>
    <message>
        <source>next, previous</source>
        <translation>next, previous</translation>
    </message>
    <message>
        <source>larger, smaller, normal text</source>
        <translation>larger, smaller, normal text</translation>
    </message>
    <message>
        <source>print, or write a PDF</source>
        <translation>print, or write a PDF</translation>
    </message>
    <message>
        <source>right button, wheel on the 3-D surface</source>
        <translation>right button, wheel on the 3-D surface</translation>
    </message>
    <message>
        <source>turn and tilt it; zoom</source>
        <translation>turn and tilt it; zoom</translation>
    </message>
    <message>
        <source>Select and move: click or drag an object</source>
        <translation>Select and move: click or drag an object</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Ctrl and arrow keys</translation>
    </message>
    <message>
        <source>on a projector: move the card whose sign has the focus</source>
        <translation>on a projector: move the card whose sign has the focus</translation>
    </message>
    <message>
        <source>drag the ring along the string</source>
        <translation>drag the ring along the string</translation>
    </message>
    <message>
        <source>drag the ring up or down</source>
        <translation>drag the ring up or down</translation>
    </message>
    <message>
        <source>pluck the string there</source>
        <translation>pluck the string there</translation>
    </message>
    <message>
        <source>drag an end of the string</source>
        <translation>drag an end of the string</translation>
    </message>
    <message>
        <source>move it by hand</source>
        <translation>move it by hand</translation>
    </message>
    <message>
        <source>arrow keys on a slider</source>
        <translation>arrow keys on a slider</translation>
    </message>
    <message>
        <source>change its value; with Shift in finer steps, with Page Up and Page Down in larger ones</source>
        <translation>change its value; with Shift in finer steps, with Page Up and Page Down in larger ones</translation>
    </message>
    <message>
        <source>select it, move it; handles turn and resize it, with Shift by 15°</source>
        <translation>select it, move it; handles turn and resize it, with Shift by 15°</translation>
    </message>
    <message>
        <source>Shift+click, Ctrl+click</source>
        <translation>Shift+click, Ctrl+click</translation>
    </message>
    <message>
        <source>select one more object, or one less</source>
        <translation>select one more object, or one less</translation>
    </message>
    <message>
        <source>drag a frame in the water</source>
        <translation>drag a frame in the water</translation>
    </message>
    <message>
        <source>select every object in it</source>
        <translation>select every object in it</translation>
    </message>
    <message>
        <source>right click, Menu, Shift+F10</source>
        <translation>right click, Menu, Shift+F10</translation>
    </message>
    <message>
        <source>the menu of the objects that are selected</source>
        <translation>the menu of the objects that are selected</translation>
    </message>
    <message>
        <source>Up, Down; in the pool Shift+Page Up, Shift+Page Down</source>
        <translation>Up, Down; in the pool Shift+Page Up, Shift+Page Down</translation>
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
        <translation>Enter a number from %1 to %2.</translation>
    </message>
</context>
<context>
    <name>seiche::LabView</name>
    <message>
        <source>Stop %1 %</source>
        <comment>progress of the sweep</comment>
        <translation>Stop %1 %</translation>
    </message>
    <message>
        <source>Sweep</source>
        <comment>measure the whole curve</comment>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Q %1 · theory %2</source>
        <comment>quality factor, measured and predicted</comment>
        <translation>Q %1 · theory %2</translation>
    </message>
    <message>
        <source>Q %1</source>
        <comment>quality factor</comment>
        <translation>Q %1</translation>
    </message>
    <message>
        <source>rhythm, Hz</source>
        <translation>rhythm, Hz</translation>
    </message>
    <message>
        <source>amplitude, pulls</source>
        <translation>amplitude, pulls</translation>
    </message>
    <message>
        <source>Compared with the amplitude of a single pull</source>
        <translation>Compared with the amplitude of a single pull</translation>
    </message>
    <message>
        <source>Measures the whole curve on copies of this string or pool, in the background</source>
        <translation>Measures the whole curve on copies of this string or pool, in the background</translation>
    </message>
    <message>
        <source>A copy of this run would take too much memory.</source>
        <translation>A copy of this run would take too much memory.</translation>
    </message>
    <message>
        <source>Open a basin</source>
        <translation>Open a basin</translation>
    </message>
    <message>
        <source>A pool that a hand can rock</source>
        <translation>A pool that a hand can rock</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>what it predicts of the resonances</comment>
        <translation>Theory</translation>
    </message>
    <message>
        <source>Shows what theory predicts of the resonances: here the curve and the modes 1, 2, 3…, and their frequencies wherever they are told</source>
        <translation>Shows what theory predicts of the resonances: here the curve and the modes 1, 2, 3…, and their frequencies wherever they are told</translation>
    </message>
    <message>
        <source>real: %1</source>
        <comment>the frequency of the real medium</comment>
        <translation>real: %1</translation>
    </message>
</context>
<context>
    <name>seiche::LargeChartPage</name>
    <message>
        <source>Large resonance chart</source>
        <translation>Large resonance chart</translation>
    </message>
    <message>
        <source>Both dampings</source>
        <translation>Both dampings</translation>
    </message>
    <message>
        <source>What damping really does: both kinds side by side</source>
        <translation>What damping really does: both kinds side by side</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Find the slowest rhythm of an unknown string</source>
        <translation>Find the slowest rhythm of an unknown string</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Back to the canvas</source>
        <translation>Back to the canvas</translation>
    </message>
</context>
<context>
    <name>seiche::LessonBrowser</name>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 of %2 steps</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Lesson from a file…</source>
        <translation>Lesson from a file…</translation>
    </message>
    <message>
        <source>Forget my progress</source>
        <translation>Forget my progress</translation>
    </message>
    <message>
        <source>Sheet for students…</source>
        <translation>Sheet for students…</translation>
    </message>
</context>
<context>
    <name>seiche::LessonPanel</name>
    <message>
        <source>Your number</source>
        <translation>Your number</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>This is not a number.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Done.</translation>
    </message>
    <message>
        <source>The experiment of this step is not open. “Repeat this step” opens it.</source>
        <translation>The experiment of this step is not open. “Repeat this step” opens it.</translation>
    </message>
    <message>
        <source>Not right yet. Try again, or ask for a hint.</source>
        <translation>Not right yet. Try again, or ask for a hint.</translation>
    </message>
    <message>
        <source>This answer is right; something else is still missing.</source>
        <translation>This answer is right; something else is still missing.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>So far: %1</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Hint %1:</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3 done</source>
        <translation>Step %1 of %2 · %3 done</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Do this</translation>
    </message>
    <message>
        <source>Check my answer</source>
        <translation>Check my answer</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>My results</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>%1 Hz is a resonance, too, but not the one asked for.</source>
        <translation>%1 Hz is a resonance, too, but not the one asked for.</translation>
    </message>
</context>
<context>
    <name>seiche::MainWindow</name>
    <message>
        <source>There is no built-in experiment named &quot;%1&quot;.</source>
        <translation>There is no built-in experiment named &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is not enough memory for a comparison with %1.</source>
        <translation>There is not enough memory for a comparison with %1.</translation>
    </message>
    <message>
        <source>Together the runs would take more than %1 MB of memory. A smaller pool needs less.</source>
        <translation>Together the runs would take more than %1 MB of memory. A smaller pool needs less.</translation>
    </message>
    <message>
        <source>There is no audio device.</source>
        <translation>There is no audio device.</translation>
    </message>
    <message>
        <source>Nothing could be pasted from the clipboard.</source>
        <translation>Nothing could be pasted from the clipboard.</translation>
    </message>
    <message>
        <source>This change is too large for the computer.</source>
        <translation>This change is too large for the computer.</translation>
    </message>
</context>
<context>
    <name>seiche::MediumPanel</name>
    <message>
        <source>fundamental %1 Hz</source>
        <translation>fundamental %1 Hz</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Spring k</source>
        <translation>Spring k</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>per second</comment>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Size, sides, steps, scheme</source>
        <translation>Size, sides, steps, scheme</translation>
    </message>
    <message>
        <source>Points, ends, steps, scheme</source>
        <translation>Points, ends, steps, scheme</translation>
    </message>
    <message>
        <source>fundamental %1</source>
        <translation>fundamental %1</translation>
    </message>
</context>
<context>
    <name>seiche::Menus</name>
    <message>
        <source>&amp;Experiment</source>
        <translation>&amp;Experiment</translation>
    </message>
    <message>
        <source>&amp;Built-in experiments</source>
        <translation>&amp;Built-in experiments</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Run</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nels</translation>
    </message>
    <message>
        <source>Pool&apos;s &amp;picture</source>
        <translation>Pool&apos;s &amp;picture</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colours</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Follow the system</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>E&amp;dit</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>Re&amp;cord</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lessons</translation>
    </message>
    <message>
        <source>&amp;Theory over the pool</source>
        <translation>&amp;Theory over the pool</translation>
    </message>
    <message>
        <source>On the strin&amp;g</source>
        <translation>On the strin&amp;g</translation>
    </message>
</context>
<context>
    <name>seiche::MetronomeRow</name>
    <message>
        <source>Between %1 and %2 Hz</source>
        <translation>Between %1 and %2 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>&quot;%1&quot; is not a number</translation>
    </message>
    <message>
        <source>Metronome</source>
        <translation>Metronome</translation>
    </message>
    <message>
        <source>Taps for you, each tap exactly on its step. Tap yourself to take over.</source>
        <translation>Taps for you, each tap exactly on its step. Tap yourself to take over.</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Frequency of the metronome</source>
        <translation>Frequency of the metronome</translation>
    </message>
    <message>
        <source>Tap of the metronome</source>
        <translation>Tap of the metronome</translation>
    </message>
    <message>
        <source>Sine</source>
        <comment>a sine that drives the medium</comment>
        <translation>Sine</translation>
    </message>
    <message>
        <source>Drives the medium with a sine instead of taps</source>
        <translation>Drives the medium with a sine instead of taps</translation>
    </message>
    <message>
        <source>Frequency of the sine</source>
        <translation>Frequency of the sine</translation>
    </message>
    <message>
        <source>To the next resonance that theory predicts; with Shift to the one before</source>
        <translation>To the next resonance that theory predicts; with Shift to the one before</translation>
    </message>
    <message>
        <source>Next resonance</source>
        <translation>Next resonance</translation>
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
        <translation>Pull</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1: exploded at step %2</source>
        <translation>%1: exploded at step %2</translation>
    </message>
    <message>
        <source>Exploded at step %1</source>
        <translation>Exploded at step %1</translation>
    </message>
    <message>
        <source>fastest growth: × %1 per step</source>
        <translation>fastest growth: × %1 per step</translation>
    </message>
    <message>
        <source>stable up to k = %1</source>
        <translation>stable up to k = %1</translation>
    </message>
    <message>
        <source>%1 swings per second</source>
        <translation>%1 swings per second</translation>
    </message>
    <message>
        <source>in the long run × %1</source>
        <translation>in the long run × %1</translation>
    </message>
    <message>
        <source>now × %1 of one pull, %2</source>
        <translation>now × %1 of one pull, %2</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureView</name>
    <message>
        <source>An animation. SPACE starts it again.</source>
        <translation>An animation. SPACE starts it again.</translation>
    </message>
    <message>
        <source>An animation. SPACE pulls; a click pulls where you click.</source>
        <translation>An animation. SPACE pulls; a click pulls where you click.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeGrid</name>
    <message>
        <source>Standing waves of the pool</source>
        <translation>Standing waves of the pool</translation>
    </message>
    <message>
        <source>Half waves across to the right, down downwards. A click starts a standing wave, another one stops it; so does Enter after the arrow keys.</source>
        <translation>Half waves across to the right, down downwards. A click starts a standing wave, another one stops it; so does Enter after the arrow keys.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeRows</name>
    <message>
        <source>a number from 0</source>
        <translation>a number from 0</translation>
    </message>
    <message>
        <source>a number of degrees</source>
        <translation>a number of degrees</translation>
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
        <translation>Amplitude of the selected standing wave</translation>
    </message>
    <message>
        <source>Phase of the selected standing wave, in degrees</source>
        <translation>Phase of the selected standing wave, in degrees</translation>
    </message>
    <message>
        <source>Height of the crests; the phase stays as it is</source>
        <translation>Height of the crests; the phase stays as it is</translation>
    </message>
    <message>
        <source>0° is a crest, 180° a trough, 90° on the way down</source>
        <translation>0° is a crest, 180° a trough, 90° on the way down</translation>
    </message>
</context>
<context>
    <name>seiche::ModeTouch</name>
    <message>
        <source>height and phase of a standing wave</source>
        <translation>height and phase of a standing wave</translation>
    </message>
</context>
<context>
    <name>seiche::ModesPanel</name>
    <message>
        <source>Modes and energy</source>
        <translation>Modes and energy</translation>
    </message>
    <message>
        <source>Waves</source>
        <comment>section of a panel</comment>
        <translation>Waves</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>section of a panel</comment>
        <translation>Build</translation>
    </message>
    <message>
        <source>Energy</source>
        <comment>section of a panel</comment>
        <translation>Energy</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <comment>section of a panel</comment>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Chain</source>
        <comment>section of a panel</comment>
        <translation>Chain</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectActions</name>
    <message>
        <source>&amp;Left edges</source>
        <translation>&amp;Left edges</translation>
    </message>
    <message>
        <source>&amp;Centres in a column</source>
        <translation>&amp;Centres in a column</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>&amp;Right edges</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>&amp;Top edges</translation>
    </message>
    <message>
        <source>Centres in a ro&amp;w</source>
        <translation>Centres in a ro&amp;w</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>&amp;Bottom edges</translation>
    </message>
    <message>
        <source>&amp;Spread evenly from left to right</source>
        <translation>&amp;Spread evenly from left to right</translation>
    </message>
    <message>
        <source>Spread evenly from top to botto&amp;m</source>
        <translation>Spread evenly from top to botto&amp;m</translation>
    </message>
    <message>
        <source>Ali&amp;gn</source>
        <translation>Ali&amp;gn</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Order</translation>
    </message>
    <message>
        <source>Turn and r&amp;esize</source>
        <translation>Turn and r&amp;esize</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicate</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;move</translation>
    </message>
    <message>
        <source>Select &amp;all objects</source>
        <translation>Select &amp;all objects</translation>
    </message>
    <message>
        <source>&amp;Select and move objects</source>
        <translation>&amp;Select and move objects</translation>
    </message>
    <message>
        <source>&amp;Next object</source>
        <translation>&amp;Next object</translation>
    </message>
    <message>
        <source>Propert&amp;ies…</source>
        <translation>Propert&amp;ies…</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>Bring to &amp;front</translation>
    </message>
    <message>
        <source>Where two media overlap, the one in front counts</source>
        <translation>Where two media overlap, the one in front counts</translation>
    </message>
    <message>
        <source>Send to &amp;back</source>
        <translation>Send to &amp;back</translation>
    </message>
    <message>
        <source>On &amp;whole cells</source>
        <translation>On &amp;whole cells</translation>
    </message>
    <message>
        <source>What is moved or added comes to lie on whole cells</source>
        <translation>What is moved or added comes to lie on whole cells</translation>
    </message>
    <message>
        <source>Turn to the &amp;left by 15°</source>
        <translation>Turn to the &amp;left by 15°</translation>
    </message>
    <message>
        <source>Turn to the &amp;right by 15°</source>
        <translation>Turn to the &amp;right by 15°</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>L&amp;arger</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Smaller</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectsPanel</name>
    <message>
        <source>Objects</source>
        <translation>Objects</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>In the pool</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Objects in the pool</source>
        <translation>Objects in the pool</translation>
    </message>
    <message>
        <source>Name of the object</source>
        <translation>Name of the object</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Add walls, media, sources and probes with the tools to the left of the pool. The properties of the selected object appear here.</source>
        <translation>Add walls, media, sources and probes with the tools to the left of the pool. The properties of the selected object appear here.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a value, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column, cells</source>
        <translation>Column, cells</translation>
    </message>
    <message>
        <source>Position of its centre, from the left</source>
        <translation>Position of its centre, from the left</translation>
    </message>
    <message>
        <source>Row, cells</source>
        <translation>Row, cells</translation>
    </message>
    <message>
        <source>Position of its centre, from the top</source>
        <translation>Position of its centre, from the top</translation>
    </message>
    <message>
        <source>Wavelength, cells</source>
        <translation>Wavelength, cells</translation>
    </message>
    <message>
        <source>Of its waves in the pool&apos;s own medium, along an axis; it follows from the frequency</source>
        <translation>Of its waves in the pool&apos;s own medium, along an axis; it follows from the frequency</translation>
    </message>
    <message>
        <source>Another object already has this name.</source>
        <translation>Another object already has this name.</translation>
    </message>
    <message>
        <source>Switch off now</source>
        <translation>Switch off now</translation>
    </message>
    <message>
        <source>Switch on now</source>
        <translation>Switch on now</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Stop now</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Start now</translation>
    </message>
    <message>
        <source>A wavelength is more than 0.</source>
        <translation>A wavelength is more than 0.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back with %2 % of their height.</source>
        <translation>Nothing comes through. Waves of %1 cells that meet it at a right angle come back with %2 % of their height.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Joins another string to this one</source>
        <translation>Joins another string to this one</translation>
    </message>
    <message>
        <source>Joints of the string</source>
        <translation>Joints of the string</translation>
    </message>
    <message>
        <source>On the string</source>
        <translation>On the string</translation>
    </message>
    <message>
        <source>Objects on the string</source>
        <translation>Objects on the string</translation>
    </message>
    <message>
        <source>Join a string of another mass to this one with the button below. The properties of the selected stretch appear here.</source>
        <translation>Join a string of another mass to this one with the button below. The properties of the selected stretch appear here.</translation>
    </message>
    <message>
        <source>Place, points</source>
        <translation>Place, points</translation>
    </message>
    <message>
        <source>Wavelength, points</source>
        <translation>Wavelength, points</translation>
    </message>
    <message>
        <source>Of its waves on the string as it is by itself; it follows from the frequency</source>
        <translation>Of its waves on the string as it is by itself; it follows from the frequency</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Send a pulse now</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upside down with %2 % of their height.</source>
        <translation>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upside down with %2 % of their height.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upright with %2 % of their height.</source>
        <translation>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upright with %2 % of their height.</translation>
    </message>
    <message>
        <source>It is faster than waves.</source>
        <translation>It is faster than waves.</translation>
    </message>
    <message>
        <source>Waves that it meets head-on come back with %1 times their frequency, and with %2 times where it moves away from them.</source>
        <translation>Waves that it meets head-on come back with %1 times their frequency, and with %2 times where it moves away from them.</translation>
    </message>
    <message>
        <source>%1 objects are selected. They are moved, turned and resized together; the menu Edit aligns, copies and removes them.</source>
        <translation>%1 objects are selected. They are moved, turned and resized together; the menu Edit aligns, copies and removes them.</translation>
    </message>
    <message>
        <source>A value typed here is given to all of them.</source>
        <translation>A value typed here is given to all of them.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Swing from a formula or curve…</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Speed from a formula or picture…</translation>
    </message>
</context>
<context>
    <name>seiche::OpenClassDialog</name>
    <message>
        <source>A class with phones</source>
        <translation>A class with phones</translation>
    </message>
    <message>
        <source>one that is free</source>
        <translation>one that is free</translation>
    </message>
    <message>
        <source>Students join with the code on the wall: no names, no accounts. Nothing is kept but the table that you save.</source>
        <translation>Students join with the code on the wall: no names, no accounts. Nothing is kept but the table that you save.</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Network:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port:</translation>
    </message>
    <message>
        <source>Na&amp;me in place of the address:</source>
        <translation>Na&amp;me in place of the address:</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Network</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Name in place of the address</source>
        <translation>Name in place of the address</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <translation>this computer alone</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>all networks</translation>
    </message>
    <message>
        <source>The class could not be opened: %1</source>
        <translation>The class could not be opened: %1</translation>
    </message>
    <message>
        <source>Phones must be in the same network. Where none can join, the network keeps its devices apart or a firewall holds the port closed: an access point of your own helps, or browsers of the school&apos;s computers. Without any network, phones show codes of their points for you to type.</source>
        <translation>Phones must be in the same network. Where none can join, the network keeps its devices apart or a firewall holds the port closed: an access point of your own helps, or browsers of the school&apos;s computers. Without any network, phones show codes of their points for you to type.</translation>
    </message>
    <message>
        <source>This computer is in no network. Browsers on it can join; phones show codes of their points for you to type.</source>
        <translation>This computer is in no network. Browsers on it can join; phones show codes of their points for you to type.</translation>
    </message>
</context>
<context>
    <name>seiche::OpenLinkDialog</name>
    <message>
        <source>Open a link</source>
        <translation>Open a link</translation>
    </message>
    <message>
        <source>A link to an experiment, or an experiment as text:</source>
        <translation>A link to an experiment, or an experiment as text:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>This cannot be opened.</source>
        <translation>This cannot be opened.</translation>
    </message>
</context>
<context>
    <name>seiche::Panel</name>
    <message>
        <source>Hidden until you have found the rhythm of the string.</source>
        <translation>Hidden until you have found the rhythm of the string.</translation>
    </message>
</context>
<context>
    <name>seiche::PhasorDial</name>
    <message>
        <source>Phase of the selected standing wave</source>
        <translation>Phase of the selected standing wave</translation>
    </message>
    <message>
        <source>Amplitude and phase: up is a crest. Drag to turn it, or use the arrow keys.</source>
        <translation>Amplitude and phase: up is a crest. Drag to turn it, or use the arrow keys.</translation>
    </message>
    <message>
        <source>%1 degrees. Arrow keys turn it.</source>
        <translation>%1 degrees. Arrow keys turn it.</translation>
    </message>
    <message>
        <source>This wave is at rest.</source>
        <translation>This wave is at rest.</translation>
    </message>
</context>
<context>
    <name>seiche::PicturePanel</name>
    <message>
        <source>A range must be more than 0.</source>
        <translation>A range must be more than 0.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Picture</translation>
    </message>
    <message>
        <source>Fixed range of heights</source>
        <translation>Fixed range of heights</translation>
    </message>
    <message>
        <source>The height at the end of the colours; otherwise they follow the waves</source>
        <translation>The height at the end of the colours; otherwise they follow the waves</translation>
    </message>
    <message>
        <source>Height at the end of the colours</source>
        <translation>Height at the end of the colours</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <translation>Your own picture…</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>A cell is</translation>
    </message>
    <message>
        <source>Length of a cell</source>
        <translation>Length of a cell</translation>
    </message>
    <message>
        <source>Unit of length</source>
        <translation>Unit of length</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cells</translation>
    </message>
    <message>
        <source>For tapes, scales and the cross-section; if empty, lengths are counted in cells</source>
        <translation>For tapes, scales and the cross-section; if empty, lengths are counted in cells</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Left and Ctrl+Right</source>
        <translation>Right button on the pool, Ctrl+Left and Ctrl+Right</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Up and Ctrl+Down</source>
        <translation>Right button on the pool, Ctrl+Up and Ctrl+Down</translation>
    </message>
    <message>
        <source>Wheel, Ctrl+Page Up and Ctrl+Page Down</source>
        <translation>Wheel, Ctrl+Page Up and Ctrl+Page Down</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>What theory predicts</translation>
    </message>
    <message>
        <source>Nothing to draw in this pool now: %1.</source>
        <translation>Nothing to draw in this pool now: %1.</translation>
    </message>
    <message>
        <source>Mean of the squared height over whole periods of what swings it: %1 in %2.</source>
        <translation>Mean of the squared height over whole periods of what swings it: %1 in %2.</translation>
    </message>
    <message>
        <source>Mean of the squared height; nothing swings with one steady frequency, so what was seen fades to 1/e within %1.</source>
        <translation>Mean of the squared height; nothing swings with one steady frequency, so what was seen fades to 1/e within %1.</translation>
    </message>
</context>
<context>
    <name>seiche::PointTable</name>
    <message>
        <source>Points of the resonance chart</source>
        <translation>Points of the resonance chart</translation>
    </message>
    <message>
        <source>Frequency, Hz</source>
        <translation>Frequency, Hz</translation>
    </message>
    <message>
        <source>±, Hz</source>
        <translation>±, Hz</translation>
    </message>
    <message>
        <source>Amplitude, × one pull</source>
        <translation>Amplitude, × one pull</translation>
    </message>
    <message>
        <source>±, × one pull</source>
        <translation>±, × one pull</translation>
    </message>
    <message>
        <source>Taps</source>
        <translation>Taps</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>another string</source>
        <translation>another string</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>sweep</translation>
    </message>
    <message>
        <source>sweep, not steady</source>
        <translation>sweep, not steady</translation>
    </message>
    <message>
        <source>Real frequency</source>
        <translation>Real frequency</translation>
    </message>
</context>
<context>
    <name>seiche::PoolCanvas</name>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>SPACE pulls the water at the ring. The arrow keys move the ring.</source>
        <translation>SPACE pulls the water at the ring. The arrow keys move the ring.</translation>
    </message>
    <message>
        <source>SPACE pulls here</source>
        <translation>SPACE pulls here</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cells</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
        <translation>Gathering the mean: %1 %</translation>
    </message>
</context>
<context>
    <name>seiche::PoolStrokes</name>
    <message>
        <source>raise</source>
        <translation>raise</translation>
    </message>
    <message>
        <source>push down</source>
        <translation>push down</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>hold</translation>
    </message>
    <message>
        <source>smooth out</source>
        <translation>smooth out</translation>
    </message>
</context>
<context>
    <name>seiche::PoolWaves</name>
    <message>
        <source>one standing wave</source>
        <translation>one standing wave</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <comment>half waves of a pool</comment>
        <translation>%1 across, %2 down</translation>
    </message>
    <message>
        <source>%1: %2 Hz</source>
        <comment>a standing wave and its frequency</comment>
        <translation>%1: %2 Hz</translation>
    </message>
    <message>
        <source>Selected: %1, amplitude %2. Arrow keys select, Enter starts or stops it.</source>
        <translation>Selected: %1, amplitude %2. Arrow keys select, Enter starts or stops it.</translation>
    </message>
    <message>
        <source>Selected: %1. Arrow keys select, Enter starts or stops it.</source>
        <translation>Selected: %1. Arrow keys select, Enter starts or stops it.</translation>
    </message>
    <message>
        <source>Waves leave at the sides: there is no standing wave here.</source>
        <translation>Waves leave at the sides: there is no standing wave here.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>There is no formula for standing waves between walls and media.</translation>
    </message>
    <message>
        <source>across</source>
        <comment>half waves along x</comment>
        <translation>across</translation>
    </message>
    <message>
        <source>down</source>
        <comment>half waves along y</comment>
        <translation>down</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>steps</source>
        <comment>period of a mode</comment>
        <translation>steps</translation>
    </message>
    <message>
        <source>Half waves of the lowest standing waves</source>
        <translation>Half waves of the lowest standing waves</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>Start it alone</translation>
    </message>
    <message>
        <source>Still water with only this standing wave</source>
        <translation>Still water with only this standing wave</translation>
    </message>
    <message>
        <source>Add or remove</source>
        <translation>Add or remove</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there, or takes it away (Enter)</source>
        <translation>Adds this standing wave to what is there, or takes it away (Enter)</translation>
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
        <translation>Built-in experiments</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Search the built-in experiments</source>
        <translation>Search the built-in experiments</translation>
    </message>
    <message>
        <source>No matching experiments.</source>
        <translation>No matching experiments.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groups</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favourite</translation>
    </message>
    <message>
        <source>Marks the chosen experiment as a favourite (Ctrl+D)</source>
        <translation>Marks the chosen experiment as a favourite (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>seiche::PresetModel</name>
    <message>
        <source>%1, favourite</source>
        <translation>%1, favourite</translation>
    </message>
</context>
<context>
    <name>seiche::PresetSections</name>
    <message>
        <source>Favourites</source>
        <translation>Favourites</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Opened last</translation>
    </message>
</context>
<context>
    <name>seiche::ProbePair</name>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>First probe</source>
        <translation>First probe</translation>
    </message>
    <message>
        <source>Second probe</source>
        <translation>Second probe</translation>
    </message>
    <message>
        <source>Three whole cycles at both probes are needed; not yet seen.</source>
        <translation>Three whole cycles at both probes are needed; not yet seen.</translation>
    </message>
    <message>
        <source>One of the two does not swing steadily: there is no phase.</source>
        <translation>One of the two does not swing steadily: there is no phase.</translation>
    </message>
    <message>
        <source>The two swing with different frequencies: there is no phase between them.</source>
        <translation>The two swing with different frequencies: there is no phase between them.</translation>
    </message>
    <message>
        <source>Both swing with %1; whole cycles seen: %2.</source>
        <comment>frequency with its unit, number</comment>
        <translation>Both swing with %1; whole cycles seen: %2.</translation>
    </message>
    <message>
        <source>Amplitude ratio %1 : %2 = %3</source>
        <comment>second probe : first probe = number</comment>
        <translation>Amplitude ratio %1 : %2 = %3</translation>
    </message>
    <message>
        <source>%1 and %2 swing in phase.</source>
        <translation>%1 and %2 swing in phase.</translation>
    </message>
    <message>
        <source>%1 is later than %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 is later than %2 by %3</translation>
    </message>
    <message>
        <source>%1 is earlier than %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 is earlier than %2 by %3</translation>
    </message>
    <message>
        <source>Phase difference %1°, %2 cycles</source>
        <translation>Phase difference %1°, %2 cycles</translation>
    </message>
</context>
<context>
    <name>seiche::ProbeSpectrum</name>
    <message>
        <source>frequency, Hz</source>
        <translation>frequency, Hz</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitude</translation>
    </message>
    <message>
        <source>%1: no peak</source>
        <translation>%1: no peak</translation>
    </message>
    <message>
        <source>%1: highest peak at %2 Hz, amplitude %3</source>
        <translation>%1: highest peak at %2 Hz, amplitude %3</translation>
    </message>
</context>
<context>
    <name>seiche::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>Probes</translation>
    </message>
    <message>
        <source>Difference of the first two</source>
        <translation>Difference of the first two</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Last seconds</translation>
    </message>
    <message>
        <source>Seconds that are shown</source>
        <translation>Seconds that are shown</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>time, s</translation>
    </message>
    <message>
        <source>height</source>
        <translation>height</translation>
    </message>
    <message>
        <source>%1: amplitude %2, no steady frequency</source>
        <translation>%1: amplitude %2, no steady frequency</translation>
    </message>
    <message>
        <source>Heights at the probes</source>
        <translation>Heights at the probes</translation>
    </message>
    <message>
        <source>Add a probe with the tools on the left: it shows the height at its place over time.</source>
        <translation>Add a probe with the tools on the left: it shows the height at its place over time.</translation>
    </message>
    <message>
        <source>Height over time</source>
        <translation>Height over time</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spectrum</translation>
    </message>
    <message>
        <source>Spectrum over time</source>
        <translation>Spectrum over time</translation>
    </message>
    <message>
        <source>Not enough has been seen yet.</source>
        <translation>Not enough has been seen yet.</translation>
    </message>
    <message>
        <source>What is shown of the probes</source>
        <translation>What is shown of the probes</translation>
    </message>
    <message>
        <source>Spectra of the probes</source>
        <translation>Spectra of the probes</translation>
    </message>
    <message>
        <source>Brighter: higher; black: a hundredth of the highest, or less.</source>
        <translation>Brighter: higher; black: a hundredth of the highest, or less.</translation>
    </message>
    <message>
        <source>Spectrum of the first probe over time</source>
        <translation>Spectrum of the first probe over time</translation>
    </message>
    <message>
        <source>%1: amplitude %2, %3</source>
        <comment>name, height, frequency with its unit</comment>
        <translation>%1: amplitude %2, %3</translation>
    </message>
    <message>
        <source>Last seconds of the simulation</source>
        <translation>Last seconds of the simulation</translation>
    </message>
    <message>
        <source>Phase of two probes</source>
        <translation>Phase of two probes</translation>
    </message>
    <message>
        <source>Two probes are needed: add them with the tools on the left.</source>
        <translation>Two probes are needed: add them with the tools on the left.</translation>
    </message>
    <message>
        <source>Choose two different probes.</source>
        <translation>Choose two different probes.</translation>
    </message>
    <message>
        <source>Heights at two probes</source>
        <translation>Heights at two probes</translation>
    </message>
</context>
<context>
    <name>seiche::QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>QR code of the link</translation>
    </message>
</context>
<context>
    <name>seiche::QuickStarts</name>
    <message>
        <source>Fundamental</source>
        <translation>Fundamental</translation>
    </message>
    <message>
        <source>A level string with only its lowest standing wave</source>
        <translation>A level string with only its lowest standing wave</translation>
    </message>
    <message>
        <source>Pluck in the middle</source>
        <translation>Pluck in the middle</translation>
    </message>
    <message>
        <source>The string is held in a triangle with its top in the middle, and let go</source>
        <translation>The string is held in a triangle with its top in the middle, and let go</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>The string level and at rest, from step 0</source>
        <translation>The string level and at rest, from step 0</translation>
    </message>
    <message>
        <source>Level string</source>
        <translation>Level string</translation>
    </message>
</context>
<context>
    <name>seiche::RasterPreview</name>
    <message>
        <source>from %1 (black) to %2 (white)</source>
        <translation>from %1 (black) to %2 (white)</translation>
    </message>
</context>
<context>
    <name>seiche::ReadingBar</name>
    <message>
        <source>not found</source>
        <translation>not found</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Find in the theory (Ctrl+F)</source>
        <translation>Find in the theory (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>Find previous (Shift+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>Find next (F3)</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Smaller text (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Larger text (Ctrl++)</translation>
    </message>
    <message>
        <source>Equations in words</source>
        <translation>Equations in words</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Print, or write a PDF (Ctrl+P)</source>
        <translation>Print, or write a PDF (Ctrl+P)</translation>
    </message>
</context>
<context>
    <name>seiche::RealRows</name>
    <message>
        <source>Real string</source>
        <translation>Real string</translation>
    </message>
    <message>
        <source>Real units</source>
        <translation>Real units</translation>
    </message>
    <message>
        <source>Wave speed</source>
        <translation>Wave speed</translation>
    </message>
    <message>
        <source>√(T/μ). Type a speed, and the tension becomes what it needs.</source>
        <translation>√(T/μ). Type a speed, and the tension becomes what it needs.</translation>
    </message>
    <message>
        <source>How fast long waves are.</source>
        <translation>How fast long waves are.</translation>
    </message>
    <message>
        <source>Fundamental</source>
        <translation>Fundamental</translation>
    </message>
    <message>
        <source>The lowest frequency. Type one, and the string is tuned by its tension.</source>
        <translation>The lowest frequency. Type one, and the string is tuned by its tension.</translation>
    </message>
    <message>
        <source>The lowest frequency.</source>
        <translation>The lowest frequency.</translation>
    </message>
    <message>
        <source>Slow motion: %1 times as slow.</source>
        <translation>Slow motion: %1 times as slow.</translation>
    </message>
    <message>
        <source>Fast motion: %1 times as fast.</source>
        <translation>Fast motion: %1 times as fast.</translation>
    </message>
    <message>
        <source>A cell is %1, a step %2: Courant number %3. %4</source>
        <translation>A cell is %1, a step %2: Courant number %3. %4</translation>
    </message>
</context>
<context>
    <name>seiche::RecordActions</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>There is not enough memory.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Save the picture</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>wave</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Pictures (*.png)</translation>
    </message>
    <message>
        <source>Save the heights at the probes</source>
        <translation>Save the heights at the probes</translation>
    </message>
    <message>
        <source>probes</source>
        <comment>file name</comment>
        <translation>probes</translation>
    </message>
    <message>
        <source>Save all heights at this moment</source>
        <translation>Save all heights at this moment</translation>
    </message>
    <message>
        <source>heights</source>
        <comment>file name</comment>
        <translation>heights</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Save the page</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Pages (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copy the picture</translation>
    </message>
    <message>
        <source>&amp;Save the picture</source>
        <translation>&amp;Save the picture</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>C&amp;harts</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Film…</translation>
    </message>
    <message>
        <source>Heights at the &amp;probes as a table…</source>
        <translation>Heights at the &amp;probes as a table…</translation>
    </message>
    <message>
        <source>The height at every step of the run, as CSV</source>
        <translation>The height at every step of the run, as CSV</translation>
    </message>
    <message>
        <source>&amp;All heights at this moment as a table…</source>
        <translation>&amp;All heights at this moment as a table…</translation>
    </message>
    <message>
        <source>P&amp;rint the page…</source>
        <translation>P&amp;rint the page…</translation>
    </message>
    <message>
        <source>Save the pa&amp;ge as PDF…</source>
        <translation>Save the pa&amp;ge as PDF…</translation>
    </message>
    <message>
        <source>Picture %1× (%2 × %3)…</source>
        <translation>Picture %1× (%2 × %3)…</translation>
    </message>
    <message>
        <source>&amp;Video…</source>
        <translation>&amp;Video…</translation>
    </message>
    <message>
        <source>Video: the program ffmpeg is not installed</source>
        <translation>Video: the program ffmpeg is not installed</translation>
    </message>
    <message>
        <source>No chart is open</source>
        <translation>No chart is open</translation>
    </message>
    <message>
        <source>Another file is still being written.</source>
        <translation>Another file is still being written.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Writing %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 could not be written.</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryDialog</name>
    <message>
        <source>Untitled</source>
        <translation>Untitled</translation>
    </message>
    <message>
        <source>String: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>String: %1, %2</translation>
    </message>
    <message>
        <source>Pool: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>Pool: %1, %2</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Restore unsaved work</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restore</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Discard</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Later</translation>
    </message>
    <message>
        <source>The runs you tick replace those on the string and in the pool. The others are kept for the next start.</source>
        <translation>The runs you tick replace those on the string and in the pool. The others are kept for the next start.</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryNotice</name>
    <message>
        <source>Seiche closed unexpectedly. Restore your unsaved work?</source>
        <translation>Seiche closed unexpectedly. Restore your unsaved work?</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restore…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Keeps it for the next start</source>
        <translation>Keeps it for the next start</translation>
    </message>
</context>
<context>
    <name>seiche::ResonanceChart</name>
    <message>
        <source>tap frequency, Hz</source>
        <translation>tap frequency, Hz</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicted</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>sweep</translation>
    </message>
    <message>
        <source>another string</source>
        <translation>another string</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>growing</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>steady</translation>
    </message>
    <message>
        <source>× one pull</source>
        <translation>× one pull</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: every rhythm becomes a point here.</source>
        <translation>Tap in an even rhythm: every rhythm becomes a point here.</translation>
    </message>
    <message>
        <source>Resonance chart</source>
        <translation>Resonance chart</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps.</source>
        <translation>Amplitude in pulls against the frequency of the taps.</translation>
    </message>
    <message>
        <source>drive frequency, Hz</source>
        <translation>drive frequency, Hz</translation>
    </message>
    <message>
        <source>1 Hz of the taps stands for %1.</source>
        <translation>1 Hz of the taps stands for %1.</translation>
    </message>
</context>
<context>
    <name>seiche::ResonancePanel</name>
    <message>
        <source>Save the points</source>
        <translation>Save the points</translation>
    </message>
    <message>
        <source>resonance</source>
        <comment>file name</comment>
        <translation>resonance</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Save the chart</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>Resonance</source>
        <translation>Resonance</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>More about resonance</source>
        <translation>More about resonance</translation>
    </message>
    <message>
        <source>Table of all points</source>
        <translation>Table of all points</translation>
    </message>
    <message>
        <source>Save points as CSV…</source>
        <translation>Save points as CSV…</translation>
    </message>
    <message>
        <source>Save chart as picture…</source>
        <translation>Save chart as picture…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Sine drive instead of taps</source>
        <translation>Sine drive instead of taps</translation>
    </message>
    <message>
        <source>Large chart</source>
        <translation>Large chart</translation>
    </message>
    <message>
        <source>Both dampings side by side</source>
        <translation>Both dampings side by side</translation>
    </message>
    <message>
        <source>Challenge: an unknown string</source>
        <translation>Challenge: an unknown string</translation>
    </message>
</context>
<context>
    <name>seiche::RootsView</name>
    <message>
        <source>Roots of the characteristic polynomial in the complex plane</source>
        <translation>Roots of the characteristic polynomial in the complex plane</translation>
    </message>
    <message>
        <source>A wave is multiplied by its roots at every step: inside the circle it fades, outside it grows.</source>
        <translation>A wave is multiplied by its roots at every step: inside the circle it fades, outside it grows.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a real root</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 and %2 i, modulus %3</source>
        <comment>a complex root</comment>
        <translation>%1 and %2 i, modulus %3</translation>
    </message>
    <message>
        <source>The wave of %1 cells has the roots %2.</source>
        <translation>The wave of %1 cells has the roots %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ScreenGraph</name>
    <message>
        <source>Intensity along a screen</source>
        <translation>Intensity along a screen</translation>
    </message>
    <message>
        <source>The mean of the squared height along the screen, relative to the largest, with what theory predicts: dashed, far away (Fraunhofer), and dotted, with the true path lengths (Fresnel).</source>
        <translation>The mean of the squared height along the screen, relative to the largest, with what theory predicts: dashed, far away (Fraunhofer), and dotted, with the true path lengths (Fresnel).</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
        <translation>Gathering the mean: %1 %</translation>
    </message>
    <message>
        <source>Mean over whole periods: %1 in %2</source>
        <translation>Mean over whole periods: %1 in %2</translation>
    </message>
    <message>
        <source>No steady frequency: the mean fades within %1</source>
        <translation>No steady frequency: the mean fades within %1</translation>
    </message>
    <message>
        <source>No maxima.</source>
        <translation>No maxima.</translation>
    </message>
    <message>
        <source>Maxima at %1</source>
        <translation>Maxima at %1</translation>
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
        <translation>from its middle, cells</translation>
    </message>
</context>
<context>
    <name>seiche::SectionGraph</name>
    <message>
        <source>Cross-section</source>
        <translation>Cross-section</translation>
    </message>
    <message>
        <source>The heights along the line from A to B. Arrow keys move the line; with Ctrl they turn it and make it longer or shorter.</source>
        <translation>The heights along the line from A to B. Arrow keys move the line; with Ctrl they turn it and make it longer or shorter.</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move it, Ctrl+Left and Ctrl+Right turn it, Ctrl+Up and Ctrl+Down change its length.</source>
        <translation>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move it, Ctrl+Left and Ctrl+Right turn it, Ctrl+Up and Ctrl+Down change its length.</translation>
    </message>
    <message>
        <source>from A to B, cells</source>
        <translation>from A to B, cells</translation>
    </message>
    <message>
        <source>from A to B, %1</source>
        <translation>from A to B, %1</translation>
    </message>
    <message>
        <source>height</source>
        <translation>height</translation>
    </message>
</context>
<context>
    <name>seiche::Selection</name>
    <message>
        <source>change of an object</source>
        <translation>change of an object</translation>
    </message>
    <message>
        <source>change of a probe</source>
        <translation>change of a probe</translation>
    </message>
    <message>
        <source>new object</source>
        <translation>new object</translation>
    </message>
    <message>
        <source>new probe</source>
        <translation>new probe</translation>
    </message>
    <message>
        <source>removal of an object</source>
        <translation>removal of an object</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>stopwatch</translation>
    </message>
    <message>
        <source>frozen string</source>
        <translation>frozen string</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>pulse</translation>
    </message>
    <message>
        <source>pulses from both ends</source>
        <translation>pulses from both ends</translation>
    </message>
    <message>
        <source>%1 objects are selected.</source>
        <translation>%1 objects are selected.</translation>
    </message>
    <message>
        <source>%1 is selected.</source>
        <translation>%1 is selected.</translation>
    </message>
    <message>
        <source>change of several objects</source>
        <translation>change of several objects</translation>
    </message>
    <message>
        <source>new objects</source>
        <translation>new objects</translation>
    </message>
    <message>
        <source>removal of several objects</source>
        <translation>removal of several objects</translation>
    </message>
    <message>
        <source>order of objects</source>
        <translation>order of objects</translation>
    </message>
</context>
<context>
    <name>seiche::Session</name>
    <message>
        <source>pull</source>
        <translation>pull</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>restart</translation>
    </message>
    <message>
        <source>restart on a level medium</source>
        <translation>restart on a level medium</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>reset</translation>
    </message>
    <message>
        <source>tap of the metronome</source>
        <translation>tap of the metronome</translation>
    </message>
    <message>
        <source>pull height = %1</source>
        <translation>pull height = %1</translation>
    </message>
    <message>
        <source>place of the pull</source>
        <translation>place of the pull</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>compare with %1</translation>
    </message>
    <message>
        <source>no longer compare with %1</source>
        <translation>no longer compare with %1</translation>
    </message>
    <message>
        <source>shape of the pull</source>
        <translation>shape of the pull</translation>
    </message>
    <message>
        <source>size of the string</source>
        <translation>size of the string</translation>
    </message>
    <message>
        <source>size of the pool</source>
        <translation>size of the pool</translation>
    </message>
    <message>
        <source>width of the rim</source>
        <translation>width of the rim</translation>
    </message>
</context>
<context>
    <name>seiche::ShareActions</name>
    <message>
        <source>S&amp;hare…</source>
        <translation>S&amp;hare…</translation>
    </message>
    <message>
        <source>A link to this run, its QR code, its text</source>
        <translation>A link to this run, its QR code, its text</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
        <translation>Open a lin&amp;k…</translation>
    </message>
    <message>
        <source>The link could not be opened.</source>
        <translation>The link could not be opened.</translation>
    </message>
</context>
<context>
    <name>seiche::ShareDialog</name>
    <message>
        <source>Copy the &amp;link</source>
        <translation>Copy the &amp;link</translation>
    </message>
    <message>
        <source>Share this experiment</source>
        <translation>Share this experiment</translation>
    </message>
    <message>
        <source>With everything that was done in this run</source>
        <translation>With everything that was done in this run</translation>
    </message>
    <message>
        <source>&amp;Address of Seiche&apos;s page for browsers:</source>
        <translation>&amp;Address of Seiche&apos;s page for browsers:</translation>
    </message>
    <message>
        <source>Address of Seiche&apos;s page for browsers</source>
        <translation>Address of Seiche&apos;s page for browsers</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copy as &amp;text</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>&amp;Save as a file…</translation>
    </message>
    <message>
        <source>With the address of the page this becomes a link that opens everywhere, with a QR code for phones. Without it, others paste it into &quot;Open a link&quot;.</source>
        <translation>With the address of the page this becomes a link that opens everywhere, with a QR code for phones. Without it, others paste it into &quot;Open a link&quot;.</translation>
    </message>
    <message>
        <source>This is no address of a page.</source>
        <translation>This is no address of a page.</translation>
    </message>
    <message>
        <source>Only this computer knows this address: there is no QR code of it for phones.</source>
        <translation>Only this computer knows this address: there is no QR code of it for phones.</translation>
    </message>
    <message>
        <source>This run is too long for a link. Save it as a file, or share it without what was done in it.</source>
        <translation>This run is too long for a link. Save it as a file, or share it without what was done in it.</translation>
    </message>
    <message>
        <source>This link is too long for a QR code. Without what was done in the run it is shorter.</source>
        <translation>This link is too long for a QR code. Without what was done in the run it is shorter.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copied.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copy the link</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copy as text</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Save as a file…</translation>
    </message>
</context>
<context>
    <name>seiche::SharedRun</name>
    <message>
        <source>pulls</source>
        <translation>pulls</translation>
    </message>
    <message>
        <source>tapping now</source>
        <translation>tapping now</translation>
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
        <translation>How many columns and rows of cells the pool has. With another size the run begins again, and everything in the pool keeps its part of it.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points of the string</source>
        <translation>Points of the string</translation>
    </message>
    <message>
        <source>How many points the string has. With another number the run begins again, and everything on the string keeps its part of it.</source>
        <translation>How many points the string has. With another number the run begins again, and everything on the string keeps its part of it.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>Columns of the pool</source>
        <translation>Columns of the pool</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>Rows of the pool</source>
        <translation>Rows of the pool</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>Rim</translation>
    </message>
</context>
<context>
    <name>seiche::SoundMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;ound</translation>
    </message>
    <message>
        <source>&amp;Amplitude</source>
        <translation>&amp;Amplitude</translation>
    </message>
    <message>
        <source>A tone that rises with the amplitude</source>
        <translation>A tone that rises with the amplitude</translation>
    </message>
    <message>
        <source>&amp;Probe</source>
        <translation>&amp;Probe</translation>
    </message>
    <message>
        <source>A tone whose pitch follows the height at the first probe</source>
        <translation>A tone whose pitch follows the height at the first probe</translation>
    </message>
    <message>
        <source>The &amp;string itself</source>
        <translation>The &amp;string itself</translation>
    </message>
    <message>
        <source>The standing waves of the string, transposed by octaves until they can be heard</source>
        <translation>The standing waves of the string, transposed by octaves until they can be heard</translation>
    </message>
</context>
<context>
    <name>seiche::SourceBar</name>
    <message>
        <source>From both ends</source>
        <translation>From both ends</translation>
    </message>
    <message>
        <source>This one and one like it at the other end send a pulse now; it must stand at an end.</source>
        <translation>This one and one like it at the other end send a pulse now; it must stand at an end.</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Downwards</translation>
    </message>
    <message>
        <source>The pulse is a trough instead of a crest</source>
        <translation>The pulse is a trough instead of a crest</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repeat</translation>
    </message>
    <message>
        <source>Sends a train of pulses, from now on</source>
        <translation>Sends a train of pulses, from now on</translation>
    </message>
    <message>
        <source>every</source>
        <comment>so many seconds</comment>
        <translation>every</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>The selected source</source>
        <translation>The selected source</translation>
    </message>
</context>
<context>
    <name>seiche::SpectrogramView</name>
    <message>
        <source>%1: no peak</source>
        <translation>%1: no peak</translation>
    </message>
    <message>
        <source>%1: highest now at %2 Hz, amplitude %3</source>
        <translation>%1: highest now at %2 Hz, amplitude %3</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>frequency, Hz</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>time, s</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityChip</name>
    <message>
        <source>unstable: grows ×%1 per step</source>
        <translation>unstable: grows ×%1 per step</translation>
    </message>
    <message>
        <source>k %1 of %2: grows ×%3 per step</source>
        <translation>k %1 of %2: grows ×%3 per step</translation>
    </message>
    <message>
        <source>stable for every k</source>
        <translation>stable for every k</translation>
    </message>
    <message>
        <source>at the limit · k %1 of %2</source>
        <translation>at the limit · k %1 of %2</translation>
    </message>
    <message>
        <source>stable · k %1 of %2</source>
        <translation>stable · k %1 of %2</translation>
    </message>
    <message>
        <source>With %1 no wave grows at this k and damping.</source>
        <translation>With %1 no wave grows at this k and damping.</translation>
    </message>
    <message>
        <source>With %1 this setting is unstable: a wave of %2 cells grows by a factor of %3 at every step, until nothing else is left.</source>
        <translation>With %1 this setting is unstable: a wave of %2 cells grows by a factor of %3 at every step, until nothing else is left.</translation>
    </message>
    <message>
        <source>an unknown string</source>
        <translation>an unknown string</translation>
    </message>
    <message>
        <source>Find its slowest rhythm.</source>
        <translation>Find its slowest rhythm.</translation>
    </message>
    <message>
        <source>The stiffest medium decides: it has k = %1.</source>
        <translation>The stiffest medium decides: it has k = %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stable</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>unstable</translation>
    </message>
    <message>
        <source>k is exactly at the limit of %1: no wave grows. Any larger k is unstable.</source>
        <translation>k is exactly at the limit of %1: no wave grows. Any larger k is unstable.</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)²; the largest stable k is that of the Courant (CFL) condition.</source>
        <translation>%1 is the squared Courant number (c·Δt/Δx)²; the largest stable k is that of the Courant (CFL) condition.</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)².</source>
        <translation>%1 is the squared Courant number (c·Δt/Δx)².</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityMapView</name>
    <message>
        <source>Map of stable and unstable settings</source>
        <translation>Map of stable and unstable settings</translation>
    </message>
    <message>
        <source>● stable</source>
        <translation>● stable</translation>
    </message>
    <message>
        <source>✕ unstable</source>
        <translation>✕ unstable</translation>
    </message>
    <message>
        <source>velocity lost per step, 1 − s</source>
        <translation>velocity lost per step, 1 − s</translation>
    </message>
    <message>
        <source>height lost per step, 1 − d</source>
        <translation>height lost per step, 1 − d</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: stable. Arrow keys move the setting.</source>
        <translation>k %1, loss per step %2: stable. Arrow keys move the setting.</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: unstable. Arrow keys move the setting.</source>
        <translation>k %1, loss per step %2: unstable. Arrow keys move the setting.</translation>
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
        <translation>wavelength, cells</translation>
    </message>
    <message>
        <source>along the sides</source>
        <translation>along the sides</translation>
    </message>
    <message>
        <source>growth per step</source>
        <translation>growth per step</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>diagonally</translation>
    </message>
    <message>
        <source>Growth per step against wavelength</source>
        <translation>Growth per step against wavelength</translation>
    </message>
    <message>
        <source>Wave of %1 cells</source>
        <translation>Wave of %1 cells</translation>
    </message>
    <message>
        <source>Level surface</source>
        <translation>Level surface</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>growth per step</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Nothing moves yet: tap SPACE to measure.</source>
        <translation>Nothing moves yet: tap SPACE to measure.</translation>
    </message>
    <message>
        <source>This wave is not in the run yet.</source>
        <translation>This wave is not in the run yet.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Measuring…</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave to measure.</source>
        <translation>Waves leave at the ends: there is no standing wave to measure.</translation>
    </message>
    <message>
        <source>Measured until it diverged at step %1.</source>
        <translation>Measured until it diverged at step %1.</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Stability</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicted</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>measured</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step, according to theory</source>
        <translation>The factor by which the wave grows per step, according to theory</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step in the run</source>
        <translation>The factor by which the wave grows per step in the run</translation>
    </message>
    <message>
        <source>%1 The stiffest medium decides: it has k = %2.</source>
        <translation>%1 The stiffest medium decides: it has k = %2.</translation>
    </message>
    <message>
        <source>Walls and media distort all waves: only waves that grow are measured here.</source>
        <translation>Walls and media distort all waves: only waves that grow are measured here.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: there is no standing wave to measure.</source>
        <translation>A dashpot at an end takes energy from every wave: there is no standing wave to measure.</translation>
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
        <translation>locked for the class</translation>
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
        <translation>Between its ends: standing wave ratio %1; the waves that run to the right and to the left are equally high. Nodes are %2 apart.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the right comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the right comes back (phase %3°). Nodes are %4 apart.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the left comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the left comes back (phase %3°). Nodes are %4 apart.</translation>
    </message>
</context>
<context>
    <name>seiche::StringCanvas</name>
    <message>
        <source>String</source>
        <translation>String</translation>
    </message>
    <message>
        <source>SPACE pulls the string. The left and right arrow keys move the ring, up and down change the height of the pull.</source>
        <translation>SPACE pulls the string. The left and right arrow keys move the ring, up and down change the height of the pull.</translation>
    </message>
    <message>
        <source>pull here</source>
        <translation>pull here</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>ceiling</translation>
    </message>
    <message>
        <source>ceiling, waves drawn ×%1</source>
        <translation>ceiling, waves drawn ×%1</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1 exploded at step %2</translation>
    </message>
    <message>
        <source>up to %1 × the ceiling</source>
        <translation>up to %1 × the ceiling</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>exact solution</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>kinetic energy</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>potential energy</translation>
    </message>
    <message>
        <source>flow of energy</source>
        <translation>flow of energy</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a distance</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>runs to the right →</source>
        <translation>runs to the right →</translation>
    </message>
    <message>
        <source>← runs to the left</source>
        <translation>← runs to the left</translation>
    </message>
    <message>
        <source>force</source>
        <translation>force</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>velocity</translation>
    </message>
    <message>
        <source>force %1</source>
        <comment>at the ceiling</comment>
        <translation>force %1</translation>
    </message>
    <message>
        <source>velocity %1 per second</source>
        <translation>velocity %1 per second</translation>
    </message>
    <message>
        <source>height</source>
        <translation>height</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>driving force</translation>
    </message>
</context>
<context>
    <name>seiche::StringShows</name>
    <message>
        <source>H&amp;eight</source>
        <translation>H&amp;eight</translation>
    </message>
    <message>
        <source>The line is how high each point is</source>
        <translation>The line is how high each point is</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Velocity</translation>
    </message>
    <message>
        <source>The line is how fast each point rises, on a scale of its own</source>
        <translation>The line is how fast each point rises, on a scale of its own</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Force</translation>
    </message>
    <message>
        <source>The line is how strongly its neighbours pull each point, on a scale of its own</source>
        <translation>The line is how strongly its neighbours pull each point, on a scale of its own</translation>
    </message>
    <message>
        <source>Waves to the &amp;right and left</source>
        <translation>Waves to the &amp;right and left</translation>
    </message>
    <message>
        <source>The wave that runs to the right and the one that runs to the left; the string is their sum</source>
        <translation>The wave that runs to the right and the one that runs to the left; the string is their sum</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nodes</translation>
    </message>
    <message>
        <source>Marks the points of a standing wave that stay at rest, and how far apart they are</source>
        <translation>Marks the points of a standing wave that stay at rest, and how far apart they are</translation>
    </message>
    <message>
        <source>Ener&amp;gy along the string</source>
        <translation>Ener&amp;gy along the string</translation>
    </message>
    <message>
        <source>How much kinetic and potential energy each point has</source>
        <translation>How much kinetic and potential energy each point has</translation>
    </message>
    <message>
        <source>Flow &amp;of energy</source>
        <translation>Flow &amp;of energy</translation>
    </message>
    <message>
        <source>Arrows show where energy flows, and how much</source>
        <translation>Arrows show where energy flows, and how much</translation>
    </message>
    <message>
        <source>&amp;Beads and springs</source>
        <translation>&amp;Beads and springs</translation>
    </message>
    <message>
        <source>Draws what is computed: masses joined by springs</source>
        <translation>Draws what is computed: masses joined by springs</translation>
    </message>
    <message>
        <source>&amp;Longitudinal wave</source>
        <translation>&amp;Longitudinal wave</translation>
    </message>
    <message>
        <source>The points swing along the string, as air does in a pipe</source>
        <translation>The points swing along the string, as air does in a pipe</translation>
    </message>
</context>
<context>
    <name>seiche::StringTools</name>
    <message>
        <source>Measure</source>
        <translation>Measure</translation>
    </message>
    <message>
        <source>Rulers, tape, stopwatch and marks: choose one, then click where it should be.</source>
        <translation>Rulers, tape, stopwatch and marks: choose one, then click where it should be.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Shows the height at a point over time: click the point.</source>
        <translation>Shows the height at a point over time: click the point.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Freeze</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now, to compare.</source>
        <translation>Keeps a dashed copy of the string as it is now, to compare.</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Beads</translation>
    </message>
    <message>
        <source>A bead on every tenth point shows how the string itself moves.</source>
        <translation>A bead on every tenth point shows how the string itself moves.</translation>
    </message>
    <message>
        <source>Join another string</source>
        <translation>Join another string</translation>
    </message>
    <message>
        <source>A stretch of another mass: waves are reflected where it begins.</source>
        <translation>A stretch of another mass: waves are reflected where it begins.</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Select and move</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Click an object to select it, drag it to move it. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Properties</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>All properties of the selected object (double-click the object)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>Half waves</source>
        <translation>Half waves</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Width</translation>
    </message>
    <message>
        <source>The pull</source>
        <translation>The pull</translation>
    </message>
    <message>
        <source>Shape, width and height of what SPACE and clicks do.</source>
        <translation>Shape, width and height of what SPACE and clicks do.</translation>
    </message>
    <message>
        <source>Width of the pull in points</source>
        <translation>Width of the pull in points</translation>
    </message>
    <message>
        <source>How wide the pull is, in points; of a standing wave, how many half waves it has</source>
        <translation>How wide the pull is, in points; of a standing wave, how many half waves it has</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Height</translation>
    </message>
    <message>
        <source>Height of the pull</source>
        <translation>Height of the pull</translation>
    </message>
    <message>
        <source>How far the string is moved; less than 0: downwards</source>
        <translation>How far the string is moved; less than 0: downwards</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Move by hand</translation>
    </message>
    <message>
        <source>Drag any point up and down: the string follows. An end can always be dragged. Keys: up and down, Enter lets go.</source>
        <translation>Drag any point up and down: the string follows. An end can always be dragged. Keys: up and down, Enter lets go.</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Draw a shape</translation>
    </message>
    <message>
        <source>Draw over the string; when you let go, it has this shape. Keys: arrows, Enter lets go, Escape gives up.</source>
        <translation>Draw over the string; when you let go, it has this shape. Keys: arrows, Enter lets go, Escape gives up.</translation>
    </message>
    <message>
        <source>Swings a point of the string on and on: click the point. Near an end it takes the end.</source>
        <translation>Swings a point of the string on and on: click the point. Near an end it takes the end.</translation>
    </message>
    <message>
        <source>Sends a pulse along the string, and another whenever you want one: click the point. Near an end it takes the end.</source>
        <translation>Sends a pulse along the string, and another whenever you want one: click the point. Near an end it takes the end.</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Start from a formula…</translation>
    </message>
    <message>
        <source>Touch with a finger</source>
        <translation>Touch with a finger</translation>
    </message>
    <message>
        <source>A finger slows the point it touches: standing waves that have a node there go on, others fade. Keys: Enter touches at the ring and lifts the finger.</source>
        <translation>A finger slows the point it touches: standing waves that have a node there go on, others fade. Keys: Enter touches at the ring and lifts the finger.</translation>
    </message>
    <message>
        <source>What the string shows</source>
        <translation>What the string shows</translation>
    </message>
    <message>
        <source>Height, velocity or force; the waves that run to and fro; nodes, energy, springs.</source>
        <translation>Height, velocity or force; the waves that run to and fro; nodes, energy, springs.</translation>
    </message>
</context>
<context>
    <name>seiche::StringTouch</name>
    <message>
        <source>moved by hand</source>
        <translation>moved by hand</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>drawn shape</translation>
    </message>
    <message>
        <source>touched with a finger</source>
        <translation>touched with a finger</translation>
    </message>
</context>
<context>
    <name>seiche::StringWaves</name>
    <message>
        <source>half waves on the string</source>
        <translation>half waves on the string</translation>
    </message>
    <message>
        <source>A source holds a point of the string, so that other waves stand than those of the string alone: none are predicted here.</source>
        <translation>A source holds a point of the string, so that other waves stand than those of the string alone: none are predicted here.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>There is no formula for standing waves between walls and media.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: no standing waves are predicted here.</source>
        <translation>A dashpot at an end takes energy from every wave: no standing waves are predicted here.</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave here.</source>
        <translation>Waves leave at the ends: there is no standing wave here.</translation>
    </message>
    <message>
        <source>Height of each standing wave</source>
        <translation>Height of each standing wave</translation>
    </message>
    <message>
        <source>1 half wave</source>
        <translation>1 half wave</translation>
    </message>
    <message>
        <source>%1 half waves</source>
        <comment>a standing wave</comment>
        <translation>%1 half waves</translation>
    </message>
    <message>
        <source>%1 Hz, %2 % of the energy</source>
        <translation>%1 Hz, %2 % of the energy</translation>
    </message>
    <message>
        <source>%1 % of the energy</source>
        <translation>%1 % of the energy</translation>
    </message>
    <message>
        <source>Selected: %1, %2. Arrow keys left and right select, up and down change its height, Enter starts it alone.</source>
        <translation>Selected: %1, %2. Arrow keys left and right select, up and down change its height, Enter starts it alone.</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>Start it alone</translation>
    </message>
    <message>
        <source>A level string with only this standing wave (Enter)</source>
        <translation>A level string with only this standing wave (Enter)</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Add it</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there (Shift+Enter)</source>
        <translation>Adds this standing wave to what is there (Shift+Enter)</translation>
    </message>
    <message>
        <source>height of the crests</source>
        <translation>height of the crests</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmic</translation>
    </message>
    <message>
        <source>Logarithmic scale of the bars</source>
        <translation>Logarithmic scale of the bars</translation>
    </message>
    <message>
        <source>Shows bars over four powers of ten, so that low ones are seen beside high ones</source>
        <translation>Shows bars over four powers of ten, so that low ones are seen beside high ones</translation>
    </message>
    <message>
        <source>Drag a bar to set the height of its standing wave</source>
        <translation>Drag a bar to set the height of its standing wave</translation>
    </message>
    <message>
        <source>%1, %2 % of the energy</source>
        <comment>frequency with its unit</comment>
        <translation>%1, %2 % of the energy</translation>
    </message>
</context>
<context>
    <name>seiche::StudentsDialog</name>
    <message>
        <source>%1 (has left)</source>
        <translation>%1 (has left)</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Students</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Best, pulls</source>
        <translation>Best, pulls</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Spotlight</translation>
    </message>
    <message>
        <source>The points of the others are faded</source>
        <translation>The points of the others are faded</translation>
    </message>
    <message>
        <source>Replay the best</source>
        <translation>Replay the best</translation>
    </message>
    <message>
        <source>%1 (blocked)</source>
        <translation>%1 (blocked)</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (removed)</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Unverified</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Removes the student and all their points. The student can join again as another animal.</source>
        <translation>Removes the student and all their points. The student can join again as another animal.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Removes the student and all their points. This phone cannot join again.</source>
        <translation>Removes the student and all their points. This phone cannot join again.</translation>
    </message>
    <message>
        <source>Let in again</source>
        <translation>Let in again</translation>
    </message>
    <message>
        <source>Brings the student and the points back</source>
        <translation>Brings the student and the points back</translation>
    </message>
</context>
<context>
    <name>seiche::Teaching</name>
    <message>
        <source>There is no lesson &quot;%1&quot;.</source>
        <translation>There is no lesson &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1 is not a lesson.</source>
        <translation>%1 is not a lesson.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Open a lesson</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Lessons (*.lesson);;All files (*)</translation>
    </message>
    <message>
        <source>Save the work sheet</source>
        <translation>Save the work sheet</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web page (*.html)</translation>
    </message>
    <message>
        <source>Save the sheet for students</source>
        <translation>Save the sheet for students</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryLines</name>
    <message>
        <source>Maxima and minima</source>
        <translation>Maxima and minima</translation>
    </message>
    <message>
        <source>Rays (Snell)</source>
        <translation>Rays (Snell)</translation>
    </message>
    <message>
        <source>Exact circle of the last pull</source>
        <translation>Exact circle of the last pull</translation>
    </message>
    <message>
        <source>Standing wave: nodal lines</source>
        <translation>Standing wave: nodal lines</translation>
    </message>
    <message>
        <source>Wave fronts</source>
        <translation>Wave fronts</translation>
    </message>
    <message>
        <source>Of two equal sources, or behind slits: maxima solid, minima dotted.</source>
        <translation>Of two equal sources, or behind slits: maxima solid, minima dotted.</translation>
    </message>
    <message>
        <source>How straight waves from a line source travel through the media, by Snell&apos;s law.</source>
        <translation>How straight waves from a line source travel through the media, by Snell&apos;s law.</translation>
    </message>
    <message>
        <source>Exactly how far the front of the last pull can have travelled.</source>
        <translation>Exactly how far the front of the last pull can have travelled.</translation>
    </message>
    <message>
        <source>Where the standing wave nearest to the drive frequency stays at rest.</source>
        <translation>Where the standing wave nearest to the drive frequency stays at rest.</translation>
    </message>
    <message>
        <source>The crests around each source, with the numerical wavelength.</source>
        <translation>The crests around each source, with the numerical wavelength.</translation>
    </message>
    <message>
        <source>Energy flow, measured</source>
        <translation>Energy flow, measured</translation>
    </message>
    <message>
        <source>Streamlines of energy, measured</source>
        <translation>Streamlines of energy, measured</translation>
    </message>
    <message>
        <source>Arrows: where the energy flows on the average, and how strongly.</source>
        <translation>Arrows: where the energy flows on the average, and how strongly.</translation>
    </message>
    <message>
        <source>Lines along which the energy flows on the average.</source>
        <translation>Lines along which the energy flows on the average.</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryPage</name>
    <message>
        <source>Theory</source>
        <translation>Theory</translation>
    </message>
    <message>
        <source>The code that runs</source>
        <translation>The code that runs</translation>
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
        <translation>Timeline</translation>
    </message>
    <message>
        <source>Goes back to any moment of the run. Left and right arrow, Home, End.</source>
        <translation>Goes back to any moment of the run. Left and right arrow, Home, End.</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 s of %2 s</translation>
    </message>
</context>
<context>
    <name>seiche::ToolColumn</name>
    <message>
        <source>More tools</source>
        <translation>More tools</translation>
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
        <translation>Painted by hand</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Push down</source>
        <translation>Push down</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Smooth out</source>
        <translation>Smooth out</translation>
    </message>
    <message>
        <source>A click raises the water; hold or drag to go on. Enter does it at the ring.</source>
        <translation>A click raises the water; hold or drag to go on. Enter does it at the ring.</translation>
    </message>
    <message>
        <source>A click pushes the water down.</source>
        <translation>A click pushes the water down.</translation>
    </message>
    <message>
        <source>Holds the water at a height as long as the button is down.</source>
        <translation>Holds the water at a height as long as the button is down.</translation>
    </message>
    <message>
        <source>Smooths waves out.</source>
        <translation>Smooths waves out.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>Size of the tool in cells</source>
        <translation>Size of the tool in cells</translation>
    </message>
    <message>
        <source>Strength of the tool</source>
        <translation>Strength of the tool</translation>
    </message>
    <message>
        <source>How wide the tool is, in cells</source>
        <translation>How wide the tool is, in cells</translation>
    </message>
    <message>
        <source>How far the tool moves the water, or which share of the waves it smooths out</source>
        <translation>How far the tool moves the water, or which share of the waves it smooths out</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Rain</translation>
    </message>
    <message>
        <source>Drops at random places; the same seed gives the same rain</source>
        <translation>Drops at random places; the same seed gives the same rain</translation>
    </message>
    <message>
        <source>Drops/s</source>
        <translation>Drops/s</translation>
    </message>
    <message>
        <source>Drops of rain per second</source>
        <translation>Drops of rain per second</translation>
    </message>
    <message>
        <source>Drop size</source>
        <translation>Drop size</translation>
    </message>
    <message>
        <source>Size of a drop in cells</source>
        <translation>Size of a drop in cells</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seed of the rain</source>
        <translation>Seed of the rain</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Select and move</translation>
    </message>
    <message>
        <source>Absorbing rim</source>
        <translation>Absorbing rim</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Properties</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>All properties of the selected object (double-click the object)</translation>
    </message>
    <message>
        <source>Size, strength, rain</source>
        <translation>Size, strength, rain</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wall</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Measure</translation>
    </message>
    <message>
        <source>Picture of the pool</source>
        <translation>Picture of the pool</translation>
    </message>
    <message>
        <source>Shows the height at a place over time, in the Probes panel: click the place.</source>
        <translation>Shows the height at a place over time, in the Probes panel: click the place.</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it; the round handle turns it, the square one resizes it. Shift selects several, and so does a frame dragged in the water. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Click an object to select it, drag it to move it; the round handle turns it, the square one resizes it. Shift selects several, and so does a frame dragged in the water. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Speed from a formula or picture…</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Swing from a formula or curve…</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Start from a formula…</translation>
    </message>
    <message>
        <source>The water gets the heights of a formula, a curve or a picture, at rest</source>
        <translation>The water gets the heights of a formula, a curve or a picture, at rest</translation>
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
        <translation>%1 s · step %2</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>speed</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Speed: how fast time passes, ×0.05 to ×20</source>
        <translation>Speed: how fast time passes, ×0.05 to ×20</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play or pause (P)</source>
        <translation>Play or pause (P)</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>slow motion</translation>
    </message>
    <message>
        <source>This computer cannot keep up: time passes more slowly than it should.</source>
        <translation>This computer cannot keep up: time passes more slowly than it should.</translation>
    </message>
    <message>
        <source>Time and step</source>
        <translation>Time and step</translation>
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
        <translation>Type a code</translation>
    </message>
    <message>
        <source>Code of a point, as the phone shows it:</source>
        <translation>Code of a point, as the phone shows it:</translation>
    </message>
    <message>
        <source>Large and small letters, hyphens and blanks do not matter.</source>
        <translation>Large and small letters, hyphens and blanks do not matter.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>On the chart: %1 pulls at %2 Hz. The next code?</source>
        <translation>On the chart: %1 pulls at %2 Hz. The next code?</translation>
    </message>
    <message>
        <source>This is no code of a point. Is a letter wrong?</source>
        <translation>This is no code of a point. Is a letter wrong?</translation>
    </message>
</context>
<context>
    <name>seiche::ValueRow</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>a whole number from %1 to %2</translation>
    </message>
    <message>
        <source>more than %1, at most %2</source>
        <translation>more than %1, at most %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>range of numbers</comment>
        <translation>from %1 to %2</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1” is not a number.</translation>
    </message>
    <message>
        <source>%1 is not allowed: %2.</source>
        <comment>number, range</comment>
        <translation>%1 is not allowed: %2.</translation>
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
        <translation>Picture of the pool</translation>
    </message>
    <message>
        <source>Colours of the heights</source>
        <translation>Colours of the heights</translation>
    </message>
    <message>
        <source>In each of them equal differences in height look equally different, even if you cannot tell red from green.</source>
        <translation>In each of them equal differences in height look equally different, even if you cannot tell red from green.</translation>
    </message>
    <message>
        <source>Level lines</source>
        <translation>Level lines</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Lines of equal height</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Cross-section</translation>
    </message>
    <message>
        <source>The heights along a line that you can drag</source>
        <translation>The heights along a line that you can drag</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theory</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>What theory predicts</translation>
    </message>
    <message>
        <source>Draws over the pool what theory predicts</source>
        <translation>Draws over the pool what theory predicts</translation>
    </message>
</context>
<context>
    <name>seiche::Viewing</name>
    <message>
        <source>&amp;Any screen but this window&apos;s</source>
        <translation>&amp;Any screen but this window&apos;s</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen, width, height</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xt size</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>Pro&amp;jector</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Screen</translation>
    </message>
    <message>
        <source>&amp;Text size on the projector</source>
        <translation>&amp;Text size on the projector</translation>
    </message>
    <message>
        <source>&amp;Show pointer and keys</source>
        <translation>Show pointer &amp;and keys</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Less &amp;motion</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No fading trails, no flashes, still light in the pool, and animations in the theory that wait to be started</source>
        <translation>No fading trails, no flashes, still light in the pool, and animations in the theory that wait to be started</translation>
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
        <translation>%1, right answer</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Answers</translation>
    </message>
</context>
<context>
    <name>seiche::VotePage</name>
    <message>
        <source>Votes: %1 of %2</source>
        <translation>Votes: %1 of %2</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Ask</translation>
    </message>
    <message>
        <source>Phones show this question now</source>
        <translation>Phones show this question now</translation>
    </message>
    <message>
        <source>Show the votes</source>
        <translation>Show the votes</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Show the answer</translation>
    </message>
    <message>
        <source>Nobody can vote any more</source>
        <translation>Nobody can vote any more</translation>
    </message>
    <message>
        <source>Choose a question, then ask it.</source>
        <translation>Choose a question, then ask it.</translation>
    </message>
</context>
<context>
    <name>seiche::WordDialog</name>
    <message>
        <source>Lock with a word</source>
        <translation>Lock with a word</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Unlock</translation>
    </message>
    <message>
        <source>Word that unlocks this window:</source>
        <translation>Word that unlocks this window:</translation>
    </message>
    <message>
        <source>The teacher&apos;s word:</source>
        <translation>The teacher&apos;s word:</translation>
    </message>
    <message>
        <source>Empty: the keys alone unlock it. The word is kept until Seiche is closed.</source>
        <translation>Empty: the keys alone unlock it. The word is kept until Seiche is closed.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Lock</translation>
    </message>
    <message>
        <source>This is not the word. The window stays locked.</source>
        <translation>This is not the word. The window stays locked.</translation>
    </message>
</context>
</TS>
