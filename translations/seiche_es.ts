<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>CardDock</name>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
    <message>
        <source>Less of %1</source>
        <translation>Menos de %1</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>Más de %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Desplegar %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Plegar %1</translation>
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
        <translation>ámbar</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>plata</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>heron</source>
        <translation>garza</translation>
    </message>
    <message>
        <source>otter</source>
        <translation>nutria</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>zorro</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>búho</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>foca</translation>
    </message>
    <message>
        <source>swan</source>
        <translation>cisne</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>grulla</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>castor</translation>
    </message>
    <message>
        <source>dolphin</source>
        <translation>delfín</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>tortuga</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>salmón</translation>
    </message>
    <message>
        <source>pelican</source>
        <translation>pelícano</translation>
    </message>
    <message>
        <source>puffin</source>
        <translation>frailecillo</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>rana</translation>
    </message>
    <message>
        <source>newt</source>
        <translation>tritón</translation>
    </message>
    <message>
        <source>lynx</source>
        <translation>lince</translation>
    </message>
    <message>
        <source>badger</source>
        <translation>tejón</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>erizo</translation>
    </message>
    <message>
        <source>squirrel</source>
        <translation>ardilla</translation>
    </message>
    <message>
        <source>hare</source>
        <translation>liebre</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>ciervo</translation>
    </message>
    <message>
        <source>moose</source>
        <translation>alce</translation>
    </message>
    <message>
        <source>bison</source>
        <translation>bisonte</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>camello</translation>
    </message>
    <message>
        <source>zebra</source>
        <translation>cebra</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>jirafa</translation>
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
        <translation>lémur</translation>
    </message>
    <message>
        <source>gecko</source>
        <translation>geco</translation>
    </message>
    <message>
        <source>toucan</source>
        <translation>tucán</translation>
    </message>
    <message>
        <source>parrot</source>
        <translation>loro</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>petirrojo</translation>
    </message>
    <message>
        <source>raven</source>
        <translation>cuervo</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>halcón</translation>
    </message>
    <message>
        <source>stork</source>
        <translation>cigüeña</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>pato</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>cangrejo</translation>
    </message>
    <message>
        <source>octopus</source>
        <translation>pulpo</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>ballena</translation>
    </message>
    <message>
        <source>by code</source>
        <translation>por código</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>No connection. Your points are kept and sent later.</source>
        <translation>Sin conexión. Tus puntos se guardan y se envían después.</translation>
    </message>
    <message>
        <source>You have sent as many points as one can.</source>
        <translation>Ya has enviado todos los puntos que se pueden enviar.</translation>
    </message>
    <message>
        <source>Watch the wall, and tap together.</source>
        <translation>Mirad la pared y pulsad juntos.</translation>
    </message>
    <message>
        <source>The teacher has frozen the chart. Your points are kept.</source>
        <translation>La gráfica está congelada por ahora. Tus puntos se guardan.</translation>
    </message>
    <message>
        <source>Find the rhythm that makes your string swing highest.</source>
        <translation>Encuentra el ritmo con el que tu cuerda oscila más alto.</translation>
    </message>
    <message>
        <source>Points sent: %1</source>
        <translation>Puntos enviados: %1</translation>
    </message>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1: paso %2 de %3</translation>
    </message>
    <message>
        <source>You have left the class.</source>
        <translation>Has salido de la clase.</translation>
    </message>
    <message>
        <source>This is not the code on the wall.</source>
        <translation>Ese no es el código de la pared.</translation>
    </message>
    <message>
        <source>Many wrong codes have come. It is tried again…</source>
        <translation>Han llegado muchos códigos equivocados. Se intenta de nuevo…</translation>
    </message>
    <message>
        <source>The class is full. It is tried again…</source>
        <translation>La clase está llena. Se intenta de nuevo…</translation>
    </message>
    <message>
        <source>Nobody can join any more. Ask your teacher.</source>
        <translation>Ya no puede entrar nadie. Pregunta a tu docente.</translation>
    </message>
    <message>
        <source>The class cannot be reached. Are you in the right network? It is tried again…</source>
        <translation>No se puede llegar a la clase. ¿Estás en la red correcta? Se intenta de nuevo…</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Entrar en la clase</translation>
    </message>
    <message>
        <source>The four letters on the wall</source>
        <translation>Las cuatro letras de la pared</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Your string. SPACE pulls it.</source>
        <translation>Tu cuerda. ESPACIO tira de ella.</translation>
    </message>
    <message>
        <source>Go on while it grows. Pause, and your point goes to the wall.</source>
        <translation>Sigue mientras crezca. Haz una pausa y tu punto va a la pared.</translation>
    </message>
    <message>
        <source>Read this to your teacher:</source>
        <translation>Léele esto a tu docente:</translation>
    </message>
    <message>
        <source>Or read this to your teacher:</source>
        <translation>O léele esto a tu docente:</translation>
    </message>
    <message>
        <source>Go on while it grows. Pause, and your point gets a code.</source>
        <translation>Sigue mientras crezca. Haz una pausa y tu punto recibe un código.</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>Sin red</translation>
    </message>
    <message>
        <source>Tap without a network</source>
        <translation>Tocar sin red</translation>
    </message>
    <message>
        <source>The class cannot be reached: it may be over. Your points are kept, and your string still works.</source>
        <translation>No se puede contactar con la clase: quizá haya terminado. Tus puntos se conservan y tu cuerda sigue funcionando.</translation>
    </message>
    <message>
        <source>That point was not taken: the string cannot swing that high with one tap for each swing.</source>
        <translation>Este punto no se ha aceptado: la cuerda no puede oscilar tan alto con un toque por oscilación.</translation>
    </message>
    <message>
        <source>The class is over. You can go on with your string.</source>
        <translation>La clase ha terminado. Puedes seguir con tu cuerda.</translation>
    </message>
    <message>
        <source>Go on while it grows.</source>
        <translation>Sigue mientras crezca.</translation>
    </message>
    <message>
        <source>The class is over</source>
        <translation>La clase ha terminado</translation>
    </message>
    <message>
        <source>Your teacher has removed you. You can join again.</source>
        <translation>Tu docente te ha quitado de la clase. Puedes volver a entrar.</translation>
    </message>
    <message>
        <source>Your teacher has removed you from the class.</source>
        <translation>Tu docente te ha quitado de la clase.</translation>
    </message>
</context>
<context>
    <name>ClassVote</name>
    <message>
        <source>right answer</source>
        <translation>respuesta correcta</translation>
    </message>
    <message>
        <source>Choose one answer.</source>
        <translation>Elige una respuesta.</translation>
    </message>
    <message>
        <source>You can change your answer until it is shown on the wall.</source>
        <translation>Puedes cambiar tu respuesta hasta que se muestre la correcta.</translation>
    </message>
    <message>
        <source>You have not chosen.</source>
        <translation>No has elegido.</translation>
    </message>
    <message>
        <source>Your answer is right.</source>
        <translation>Tu respuesta es correcta.</translation>
    </message>
    <message>
        <source>Another answer is right.</source>
        <translation>La correcta es otra respuesta.</translation>
    </message>
    <message>
        <source>A question is coming.</source>
        <translation>Ahora viene una pregunta.</translation>
    </message>
</context>
<context>
    <name>ColourBar</name>
    <message>
        <source>mean h²</source>
        <comment>unit above the colours</comment>
        <translation>media de h²</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>absorbente</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anillo</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>impedancia</translation>
    </message>
</context>
<context>
    <name>FilmOrder</name>
    <message>
        <source>The run explodes at step %1, before the film ends. Choose an earlier end.</source>
        <translation>La ejecución diverge en el paso %1, antes de acabar la película. Elige un final anterior.</translation>
    </message>
</context>
<context>
    <name>FilmView</name>
    <message>
        <source>The string between ceiling and floor</source>
        <translation>La cuerda entre techo y suelo</translation>
    </message>
</context>
<context>
    <name>FourierBuild</name>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Sawtooth</source>
        <translation>Diente de sierra</translation>
    </message>
    <message>
        <source>Shape drawn last</source>
        <translation>Última forma dibujada</translation>
    </message>
    <message>
        <source>Present shape</source>
        <translation>Forma actual</translation>
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
        <translation>Pulsa ESPACIO con un ritmo regular.</translation>
    </message>
    <message>
        <source>Tap another rhythm: where does it swing highest?</source>
        <translation>Prueba otro ritmo: ¿dónde oscila más alto?</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Mantén el ritmo: tras el cuarto toque aparece un punto.</translation>
    </message>
    <message>
        <source>Earlier waves are still there. The numbers show this rhythm alone.</source>
        <translation>Todavía quedan ondas anteriores. Los números muestran solo este ritmo.</translation>
    </message>
    <message>
        <source>Not steady yet: keep the rhythm.</source>
        <translation>Aún no es estacionario: mantén el ritmo.</translation>
    </message>
    <message>
        <source>Not steady yet: the ring shows where it is heading.</source>
        <translation>Aún no es estacionario: el anillo muestra adónde tiende.</translation>
    </message>
    <message>
        <source>Steady: this point is final. Try another rhythm.</source>
        <translation>Estacionario: este punto queda fijado. Prueba otro ritmo.</translation>
    </message>
    <message>
        <source>No predicted curve: this pull sets the height whatever it was before, so two pulls do not add up.</source>
        <translation>Sin curva prevista: este tirón fija la altura, fuera cual fuera, así que dos tirones no se suman.</translation>
    </message>
    <message>
        <source>No predicted curve: waves leave through an absorbing end, so none can stand.</source>
        <translation>Sin curva prevista: las ondas salen por un extremo absorbente y ninguna puede ser estacionaria.</translation>
    </message>
    <message>
        <source>No predicted curve: this scheme has no formula for it.</source>
        <translation>Sin curva prevista: este esquema no tiene fórmula para ello.</translation>
    </message>
    <message>
        <source>No predicted curve: something here never fades, so the amplitude never becomes steady.</source>
        <translation>Sin curva prevista: algo aquí nunca se amortigua, y la amplitud no llega a estabilizarse.</translation>
    </message>
    <message>
        <source>No predicted curve: the medium has too many modes.</source>
        <translation>Sin curva prevista: el medio tiene demasiados modos.</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>creciendo</translation>
    </message>
    <message>
        <source>heading for</source>
        <translation>tiende a</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>estacionario</translation>
    </message>
    <message>
        <source>No predicted curve: every point is fixed, so nothing can move.</source>
        <translation>Sin curva prevista: todos los puntos están fijos, nada puede moverse.</translation>
    </message>
    <message>
        <source>No predicted curve: there is no formula for standing waves between walls and media.</source>
        <translation>Sin curva prevista: no hay fórmula para las ondas estacionarias entre paredes y medios.</translation>
    </message>
    <message>
        <source>No predicted curve: a dashpot at an end takes energy from every standing wave, and the formula does not know how much.</source>
        <translation>Sin curva prevista: un amortiguador en un extremo quita energía a cada onda estacionaria, y la fórmula no sabe cuánta.</translation>
    </message>
    <message>
        <source>No rhythm stands out in this pool: the hand is too small for it, or its waves fade too fast. A basin shows a resonance.</source>
        <translation>En esta piscina ningún ritmo destaca: la mano es demasiado pequeña para ella o sus ondas se atenúan demasiado deprisa. Una cubeta muestra una resonancia.</translation>
    </message>
</context>
<context>
    <name>MediumModel</name>
    <message>
        <source>a canal of another depth</source>
        <translation>un canal de otra profundidad</translation>
    </message>
    <message>
        <source>a string of another mass</source>
        <translation>una cuerda de otra masa</translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Spring k</source>
        <translation>Constante elástica k</translation>
    </message>
    <message>
        <source>momentary force</source>
        <translation>fuerza instantánea</translation>
    </message>
    <message>
        <source>one step old</source>
        <translation>de hace un paso</translation>
    </message>
    <message>
        <source>two steps old</source>
        <translation>de hace dos pasos</translation>
    </message>
    <message>
        <source>Kept per step</source>
        <translation>Se conserva por paso</translation>
    </message>
    <message>
        <source>velocity × s</source>
        <translation>velocidad × s</translation>
    </message>
    <message>
        <source>new height × d</source>
        <translation>altura nueva × d</translation>
    </message>
    <message>
        <source>A string that runs while you read</source>
        <translation>Una cuerda que se mueve mientras lees</translation>
    </message>
    <message>
        <source>Eleven points and their springs</source>
        <translation>Once puntos y sus muelles</translation>
    </message>
    <message>
        <source>One point, step after step</source>
        <translation>Un punto, paso a paso</translation>
    </message>
    <message>
        <source>One point, three rules</source>
        <translation>Un punto, tres reglas</translation>
    </message>
    <message>
        <source>One string, three rules</source>
        <translation>Una cuerda, tres reglas</translation>
    </message>
    <message>
        <source>A corner on its way</source>
        <translation>Una esquina en camino</translation>
    </message>
    <message>
        <source>A drop in the pool</source>
        <translation>Una gota en la piscina</translation>
    </message>
    <message>
        <source>How round is round?</source>
        <translation>¿Hasta qué punto es redondo?</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinos</translation>
    </message>
    <message>
        <source>Two dampings, the middle of the string</source>
        <translation>Dos amortiguamientos, el centro de la cuerda</translation>
    </message>
    <message>
        <source>A string with free ends, lifted and let go</source>
        <translation>Una cuerda de extremos libres, levantada y soltada</translation>
    </message>
    <message>
        <source>The wave that explodes first</source>
        <translation>La primera onda que diverge</translation>
    </message>
    <message>
        <source>Standing waves</source>
        <translation>Ondas estacionarias</translation>
    </message>
    <message>
        <source>Half waves</source>
        <translation>Medias ondas</translation>
    </message>
    <message>
        <source>Tapped in a rhythm</source>
        <translation>Pulsada a ritmo</translation>
    </message>
    <message>
        <source>Taps per second</source>
        <translation>Toques por segundo</translation>
    </message>
</context>
<context>
    <name>NewThing</name>
    <message>
        <source>Straight wall</source>
        <translation>Pared recta</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Hollow box</source>
        <translation>Rectángulo hueco</translation>
    </message>
    <message>
        <source>Round block</source>
        <translation>Bloque redondo</translation>
    </message>
    <message>
        <source>Hollow ellipse</source>
        <translation>Elipse hueca</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>Parábola</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Rendija simple</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Doble rendija</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Red de difracción</translation>
    </message>
    <message>
        <source>Absorbing block</source>
        <translation>Bloque absorbente</translation>
    </message>
    <message>
        <source>Slow box</source>
        <translation>Rectángulo lento</translation>
    </message>
    <message>
        <source>Slow disc</source>
        <translation>Círculo lento</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>Gradually slower</source>
        <translation>Cada vez más lento</translation>
    </message>
    <message>
        <source>Point source</source>
        <translation>Fuente puntual</translation>
    </message>
    <message>
        <source>Line source</source>
        <translation>Fuente lineal</translation>
    </message>
    <message>
        <source>Source of packets</source>
        <translation>Fuente de paquetes</translation>
    </message>
    <message>
        <source>Moving source</source>
        <translation>Fuente móvil</translation>
    </message>
    <message>
        <source>Measuring tape</source>
        <translation>Cinta métrica</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Stopwatch</source>
        <translation>Cronómetro</translation>
    </message>
    <message>
        <source>Heavier on the right</source>
        <translation>Más pesada a la derecha</translation>
    </message>
    <message>
        <source>Heavier on the left</source>
        <translation>Más pesada a la izquierda</translation>
    </message>
    <message>
        <source>Heavier in the middle</source>
        <translation>Más pesada en el centro</translation>
    </message>
    <message>
        <source>Gradually heavier</source>
        <translation>Cada vez más pesada</translation>
    </message>
    <message>
        <source>Reference line</source>
        <translation>Línea de referencia</translation>
    </message>
    <message>
        <source>Marked point</source>
        <translation>Punto marcado</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Upright ruler</source>
        <translation>Regla vertical</translation>
    </message>
    <message>
        <source>Upright reference line</source>
        <translation>Línea de referencia vertical</translation>
    </message>
    <message>
        <source>Oscillator</source>
        <translation>Oscilador</translation>
    </message>
    <message>
        <source>Pulse generator</source>
        <translation>Generador de pulsos</translation>
    </message>
    <message>
        <source>Impedance wall</source>
        <translation>Pared con impedancia</translation>
    </message>
    <message>
        <source>Cavity</source>
        <translation>Cavidad</translation>
    </message>
    <message>
        <source>Moving wall</source>
        <translation>Pared móvil</translation>
    </message>
    <message>
        <source>Mode box</source>
        <translation>Caja de modos</translation>
    </message>
    <message>
        <source>Draw an outline</source>
        <translation>Dibujar un contorno</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Lente plano-convexa</translation>
    </message>
    <message>
        <source>Draw a region</source>
        <translation>Dibujar una región</translation>
    </message>
    <message>
        <source>Circling source</source>
        <translation>Fuente giratoria</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipolo</translation>
    </message>
    <message>
        <source>Quadrupole</source>
        <translation>Cuadrupolo</translation>
    </message>
    <message>
        <source>Phased array</source>
        <translation>Matriz en fase</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Haz gaussiano</translation>
    </message>
    <message>
        <source>Noise source</source>
        <translation>Fuente de ruido</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Bent screen</source>
        <translation>Pantalla curva</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Points: %1</source>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>Resonance chart. Points: %1. The highest: %2 Hz, %3 pulls.</source>
        <translation>Gráfico de resonancia. Puntos: %1. El más alto: %2 Hz, %3 tirones.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>It exploded. Restart it, with a smaller k.</source>
        <translation>Ha divergido. Reinicia, con una k menor.</translation>
    </message>
    <message>
        <source>Textbook Euler has exploded; the other one goes on. Restart to see it again.</source>
        <translation>El Euler de los libros ha divergido; el otro sigue. Reinicia para verlo otra vez.</translation>
    </message>
    <message>
        <source>This setting is unstable: tap and watch the shortest waves grow.</source>
        <translation>Este ajuste es inestable: toca y mira cómo crecen las ondas más cortas.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Tap in rhythm. Can you make it touch the ceiling?</source>
        <translation>Toca con ritmo. ¿Consigues que llegue al techo?</translation>
    </message>
    <message>
        <source>Again, each time the string comes back: in an even rhythm.</source>
        <translation>Otra vez, cada vez que la cuerda vuelva: con un ritmo regular.</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Mantén el ritmo: tras el cuarto toque aparece un punto.</translation>
    </message>
    <message>
        <source>Another rhythm, slower or faster: where does it swing highest?</source>
        <translation>Otro ritmo, más lento o más rápido: ¿dónde oscila más alto?</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: which one rocks the whole pool?</source>
        <translation>Toca con un ritmo regular: ¿cuál balancea toda la piscina?</translation>
    </message>
    <message>
        <source>Touch the water, or hold and draw.</source>
        <translation>Toca el agua, o mantén pulsado y dibuja.</translation>
    </message>
    <message>
        <source>Touch a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Toca un segundo lugar: donde los anillos se encuentran se suman, y luego se atraviesan.</translation>
    </message>
    <message>
        <source>Now hold and draw: faster than the waves, or slower?</source>
        <translation>Ahora mantén pulsado y dibuja: ¿más rápido que las ondas, o más despacio?</translation>
    </message>
    <message>
        <source>The waves. The arrow keys move the place of the pull, SPACE pulls.</source>
        <translation>Las ondas. Las flechas mueven el lugar del tirón, la barra espaciadora tira.</translation>
    </message>
    <message>
        <source>There is no experiment of this name: %1</source>
        <translation>No hay ningún experimento con este nombre: %1</translation>
    </message>
    <message>
        <source>There is no lesson of this name: %1</source>
        <translation>No hay ninguna lección con este nombre: %1</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>your rhythm</source>
        <translation>tu ritmo</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitud</translation>
    </message>
    <message>
        <source>pulls</source>
        <translation>tirones</translation>
    </message>
    <message>
        <source>TAP</source>
        <translation>TOCA</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>again</source>
        <translation>otra vez</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Lento: un cuarto de la velocidad</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoría</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>frecuencia, Hz</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>toques</translation>
    </message>
    <message>
        <source>k · damping</source>
        <translation>k · amortiguamiento</translation>
    </message>
    <message>
        <source>Repeat this step</source>
        <translation>Repetir este paso</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>Open the whole page</source>
        <translation>Abrir la página completa</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Light look</source>
        <translation>Aspecto claro</translation>
    </message>
    <message>
        <source>Dark look</source>
        <translation>Aspecto oscuro</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
    <message>
        <source>This experiment cannot be opened:</source>
        <translation>Este experimento no se puede abrir:</translation>
    </message>
    <message>
        <source>A link, or an experiment as text</source>
        <translation>Un enlace, o un experimento como texto</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>For a class: the code of your last point</source>
        <translation>Para una clase: el código de tu último punto</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this device could not keep up. Close other apps.</source>
        <translation>El ritmo vuelve a empezar porque este dispositivo no ha dado abasto. Cierra otras aplicaciones.</translation>
    </message>
    <message>
        <source>This device cannot keep up: time passes more slowly than it should.</source>
        <translation>Este dispositivo no da abasto: el tiempo pasa más despacio de lo pedido.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Spring constant</source>
        <translation>Constante elástica</translation>
    </message>
    <message>
        <source>per step²</source>
        <translation>por paso²</translation>
    </message>
    <message>
        <source>Update damping</source>
        <translation>Amortiguamiento de la altura</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>por paso</translation>
    </message>
    <message>
        <source>Velocity damping</source>
        <translation>Amortiguamiento de la velocidad</translation>
    </message>
    <message>
        <source>Scales only the velocity at every step, as friction does</source>
        <translation>Reduce en cada paso solo la velocidad, como el rozamiento</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>Pasos por segundo</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>How many steps of the calculation make one second</source>
        <translation>Cuántos pasos de cálculo forman un segundo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>What happens to a wave at the left end</source>
        <translation>Qué le ocurre a una onda en el extremo izquierdo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>What happens to a wave at the right end</source>
        <translation>Qué le ocurre a una onda en el extremo derecho</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>What happens to a wave at the top side</source>
        <translation>Qué le ocurre a una onda en el lado superior</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>What happens to a wave at the bottom side</source>
        <translation>Qué le ocurre a una onda en el lado inferior</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Vecindad</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>How the next frame is computed</source>
        <translation>Cómo se calcula el fotograma siguiente</translation>
    </message>
    <message>
        <source>Heights as floating-point numbers or as whole numbers</source>
        <translation>Alturas en coma flotante o en números enteros</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>Divisor</translation>
    </message>
    <message>
        <source>What the sum of the neighbours is divided by (integer water)</source>
        <translation>Por cuánto se divide la suma de los vecinos (agua en números enteros)</translation>
    </message>
    <message>
        <source>Damping share</source>
        <translation>Fracción de amortiguamiento</translation>
    </message>
    <message>
        <source>The height loses one part in this many at every step (integer water; 0: none)</source>
        <translation>En cada paso la altura pierde una parte de este número (agua en números enteros; 0: ninguna)</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>The shape of a pull</source>
        <translation>La forma de un tirón</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>celdas</translation>
    </message>
    <message>
        <source>How wide a pull is</source>
        <translation>La anchura de un tirón</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Whether a pull sets the height, adds to it, or plucks from rest</source>
        <translation>Si un tirón fija la altura, se suma a ella o puntea desde el reposo</translation>
    </message>
    <message>
        <source>Drive height</source>
        <translation>Altura de la excitación</translation>
    </message>
    <message>
        <source>How strongly a sine drives the medium at every step; 0: not at all</source>
        <translation>Con cuánta fuerza excita una senoide el medio en cada paso; 0: nada</translation>
    </message>
    <message>
        <source>Drive frequency</source>
        <translation>Frecuencia de la excitación</translation>
    </message>
    <message>
        <source>cycles per step</source>
        <translation>ciclos por paso</translation>
    </message>
    <message>
        <source>Drive phase</source>
        <translation>Fase de la excitación</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>ciclos</translation>
    </message>
    <message>
        <source>Drive shape</source>
        <translation>Forma de la excitación</translation>
    </message>
    <message>
        <source>The shape of the drive</source>
        <translation>La forma de la excitación</translation>
    </message>
    <message>
        <source>Drive width</source>
        <translation>Anchura de la excitación</translation>
    </message>
    <message>
        <source>How wide the drive is</source>
        <translation>La anchura de la excitación</translation>
    </message>
    <message>
        <source>Drive column</source>
        <translation>Columna de la excitación</translation>
    </message>
    <message>
        <source>Where the drive is: its column, or its point on a string</source>
        <translation>Dónde está la excitación: su columna, o su punto en una cuerda</translation>
    </message>
    <message>
        <source>Drive row</source>
        <translation>Fila de la excitación</translation>
    </message>
    <message>
        <source>Where the drive is: its row in a pool</source>
        <translation>Dónde está la excitación: su fila en una piscina</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Lluvia</translation>
    </message>
    <message>
        <source>drops/s</source>
        <translation>gotas/s</translation>
    </message>
    <message>
        <source>Rain seed</source>
        <translation>Semilla de la lluvia</translation>
    </message>
    <message>
        <source>Drop shape</source>
        <translation>Forma de la gota</translation>
    </message>
    <message>
        <source>The shape of a drop</source>
        <translation>La forma de una gota</translation>
    </message>
    <message>
        <source>Drop width</source>
        <translation>Anchura de la gota</translation>
    </message>
    <message>
        <source>How wide a drop is</source>
        <translation>La anchura de una gota</translation>
    </message>
    <message>
        <source>Drop height</source>
        <translation>Altura de la gota</translation>
    </message>
    <message>
        <source>Drop mode</source>
        <translation>Modo de la gota</translation>
    </message>
    <message>
        <source>Whether a drop sets the height, adds to it, or plucks from rest</source>
        <translation>Si una gota fija la altura, se suma a ella o puntea desde el reposo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>Pixel size</source>
        <translation>Tamaño en pantalla</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>How wide a cell is drawn; 0: as wide as fits the window</source>
        <translation>La anchura con que se dibuja una celda; 0: la que quepa en la ventana</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Level lines</source>
        <translation>Curvas de nivel</translation>
    </message>
    <message>
        <source>How many lines of equal height there are from rest to the end of the colours; 0: none</source>
        <translation>Cuántas líneas de igual altura hay del reposo al final de los colores; 0: ninguna</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>The height at the end of the colours; 0: it follows the waves</source>
        <translation>La altura al final de los colores; 0: sigue a las ondas</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>From the still water down to the floor</source>
        <translation>Del agua en reposo al fondo</translation>
    </message>
    <message>
        <source>Bright lines</source>
        <translation>Líneas claras</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>How near the eye is to the surface</source>
        <translation>Cuán cerca está el ojo de la superficie</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>Una celda mide</translation>
    </message>
    <message>
        <source>Scales the whole new height at every step; this also pulls the medium back to rest</source>
        <translation>Reduce en cada paso toda la altura nueva; eso además devuelve el medio hacia el reposo</translation>
    </message>
    <message>
        <source>Which neighbours pull on a cell of the pool</source>
        <translation>Qué vecinos tiran de una celda de la piscina</translation>
    </message>
    <message>
        <source>Kind of numbers</source>
        <translation>Tipo de números</translation>
    </message>
    <message>
        <source>Whether integer water makes waves, or only blurs</source>
        <translation>Si el agua en números enteros hace ondas o solo se difumina</translation>
    </message>
    <message>
        <source>The frequency of the driving sine</source>
        <translation>La frecuencia de la senoide que excita</translation>
    </message>
    <message>
        <source>The phase of the driving sine at step 0</source>
        <translation>La fase de la senoide que excita en el paso 0</translation>
    </message>
    <message>
        <source>How many drops fall per second; 0: none</source>
        <translation>Cuántas gotas caen por segundo; 0: ninguna</translation>
    </message>
    <message>
        <source>Seed of the random drops; the same seed gives the same rain</source>
        <translation>Semilla de las gotas aleatorias; la misma semilla da la misma lluvia</translation>
    </message>
    <message>
        <source>How high a drop lifts the water</source>
        <translation>A qué altura levanta el agua una gota</translation>
    </message>
    <message>
        <source>When time runs: always, or only while the mouse is over the pool</source>
        <translation>Cuándo avanza el tiempo: siempre, o solo mientras el ratón está sobre la piscina</translation>
    </message>
    <message>
        <source>Whether the number of pictures drawn per second is shown beside the pool</source>
        <translation>Si junto a la piscina se indica cuántas imágenes se dibujan por segundo</translation>
    </message>
    <message>
        <source>How the pool is drawn</source>
        <translation>Cómo se dibuja la piscina</translation>
    </message>
    <message>
        <source>The colours of heights above and below rest</source>
        <translation>Los colores de las alturas por encima y por debajo del reposo</translation>
    </message>
    <message>
        <source>Refractive index n</source>
        <translation>Índice de refracción n</translation>
    </message>
    <message>
        <source>How many times slower light is in the water than in air</source>
        <translation>Cuántas veces más lenta es la luz en el agua que en el aire</translation>
    </message>
    <message>
        <source>How strongly the waves focus light on the floor</source>
        <translation>Con qué intensidad concentran las ondas la luz en el fondo</translation>
    </message>
    <message>
        <source>Vertical exaggeration</source>
        <translation>Exageración vertical</translation>
    </message>
    <message>
        <source>How many times higher than they are waves are drawn</source>
        <translation>Cuántas veces más altas de lo que son se dibujan las ondas</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>How far the view of the surface is rotated</source>
        <translation>Cuánto está girada la vista de la superficie</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Inclinación</translation>
    </message>
    <message>
        <source>How steeply the eye looks down at the surface; 90: straight down</source>
        <translation>Con qué inclinación mira el ojo la superficie; 90: en vertical</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>The length that a cell stands for, in the unit cellUnit</source>
        <translation>La longitud que representa una celda, en la unidad cellUnit</translation>
    </message>
    <message>
        <source>Pulls keep the mean level</source>
        <translation>Los tirones mantienen el nivel medio</translation>
    </message>
    <message>
        <source>Where all sides are free or joined: whether what pulls, drops, drive and sources add is taken off again, evenly everywhere, so that they only move the water</source>
        <translation>Donde todos los lados son libres o están unidos en anillo: si lo que añaden los tirones, las gotas, la excitación y las fuentes se vuelve a quitar por igual en todas partes, de modo que solo mueven el agua</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Set: the height that the medium gets. Pluck: how far it is moved before it is let go at rest. Add: how far, and as much velocity per step, so that a wide pull goes on to lift it many times as far</source>
        <translation>Fijar: la altura que toma el medio. Puntear: cuánto se desplaza antes de soltarlo desde el reposo. Sumar: cuánto, y otra tanta velocidad por paso, de modo que un tirón ancho lo levanta después muchas veces más</translation>
    </message>
    <message>
        <source>Regions are</source>
        <translation>Las zonas son</translation>
    </message>
    <message>
        <source>water of another depth</source>
        <translation>agua de otra profundidad</translation>
    </message>
    <message>
        <source>a membrane of another mass</source>
        <translation>una membrana de otra masa</translation>
    </message>
    <message>
        <source>What regions of another speed are: water of another depth, where waves rise as they get slower, or a membrane or string of another mass, where they sink</source>
        <translation>Qué son las zonas de otra velocidad: agua de otra profundidad, donde las ondas crecen al hacerse más lentas, o una membrana o cuerda de otra masa, donde bajan</translation>
    </message>
    <message>
        <source>Impedance at the left end</source>
        <translation>Impedancia del extremo izquierdo</translation>
    </message>
    <message>
        <source>The impedance of the left end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>La impedancia del extremo izquierdo en unidades de la de la cuerda: 0 es libre, 1 absorbe toda onda, más es casi fijo; una onda vuelve (1 − Z)/(1 + Z) veces igual de alta</translation>
    </message>
    <message>
        <source>Impedance at the right end</source>
        <translation>Impedancia del extremo derecho</translation>
    </message>
    <message>
        <source>The impedance of the right end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>La impedancia del extremo derecho en unidades de la de la cuerda: 0 es libre, 1 absorbe toda onda, más es casi fijo; una onda vuelve (1 − Z)/(1 + Z) veces igual de alta</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>On every which point of a string a bead is drawn; 0: on none</source>
        <translation>Cada cuántos puntos de una cuerda se dibuja una cuenta; 0: ninguna</translation>
    </message>
    <message>
        <source>Width of the absorbing rim</source>
        <translation>Anchura del borde absorbente</translation>
    </message>
    <message>
        <source>How many hidden cells take the waves up beyond each absorbing side of a pool: a narrow rim sends an echo back, a wide one takes longer to compute</source>
        <translation>Cuántas celdas ocultas recogen las ondas más allá de cada lado absorbente de una piscina: un borde estrecho devuelve un eco, uno ancho tarda más en calcularse</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Rigidez</translation>
    </message>
    <message>
        <source>How much a string resists bending, beside its tension; 0: not at all</source>
        <translation>Cuánto se resiste una cuerda a doblarse, aparte de su tensión; 0: nada</translation>
    </message>
    <message>
        <source>points²</source>
        <translation>puntos²</translation>
    </message>
    <message>
        <source>It stands for</source>
        <translation>Representa</translation>
    </message>
    <message>
        <source>What real medium the string or pool stands for: lengths, times and frequencies are then shown in its units</source>
        <translation>Qué medio real representa la cuerda o la piscina: longitudes, tiempos y frecuencias se muestran entonces en sus unidades</translation>
    </message>
    <message>
        <source>Real length</source>
        <translation>Longitud real</translation>
    </message>
    <message>
        <source>How long the real string is, or the real pool from left to right</source>
        <translation>La longitud de la cuerda real, o la de la piscina real de izquierda a derecha</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Tensión</translation>
    </message>
    <message>
        <source>The force with which the real string is stretched</source>
        <translation>La fuerza con que está tensada la cuerda real</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Mass per length</source>
        <translation>Masa por longitud</translation>
    </message>
    <message>
        <source>How heavy a metre of the real string is</source>
        <translation>Cuánto pesa un metro de la cuerda real</translation>
    </message>
    <message>
        <source>kg/m</source>
        <translation>kg/m</translation>
    </message>
    <message>
        <source>Depth of the water</source>
        <translation>Profundidad del agua</translation>
    </message>
    <message>
        <source>How deep the real water is: long waves have the speed √(g·h)</source>
        <translation>La profundidad del agua real: las ondas largas tienen la velocidad √(g·h)</translation>
    </message>
    <message>
        <source>Drawn quantity</source>
        <translation>Magnitud dibujada</translation>
    </message>
    <message>
        <source>What of a string is drawn as its line</source>
        <translation>Qué magnitud de una cuerda se dibuja como línea</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Oscilación</translation>
    </message>
    <message>
        <source>Whether the points of a string are drawn to move across it or along it</source>
        <translation>Si los puntos de una cuerda se dibujan moviéndose de través o a lo largo de ella</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Muelles</translation>
    </message>
    <message>
        <source>Whether springs are drawn between the points of a string</source>
        <translation>Si se dibujan muelles entre los puntos de una cuerda</translation>
    </message>
    <message>
        <source>Travelling parts</source>
        <translation>Ondas viajeras</translation>
    </message>
    <message>
        <source>Whether what runs to the right and what runs to the left is drawn beside their sum</source>
        <translation>Si lo que va hacia la derecha y lo que va hacia la izquierda se dibuja junto a su suma</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Whether nodes of a string are marked, with their distance</source>
        <translation>Si se marcan los nodos de una cuerda, con su distancia</translation>
    </message>
    <message>
        <source>Energy along the string</source>
        <translation>Energía a lo largo de la cuerda</translation>
    </message>
    <message>
        <source>Whether kinetic and potential energy are drawn along a string</source>
        <translation>Si se dibujan la energía cinética y la potencial a lo largo de una cuerda</translation>
    </message>
    <message>
        <source>Flow of energy</source>
        <translation>Flujo de energía</translation>
    </message>
    <message>
        <source>Whether arrows on a string show where energy flows</source>
        <translation>Si unas flechas en una cuerda muestran hacia dónde fluye la energía</translation>
    </message>
    <message>
        <source>What falls</source>
        <translation>Lo que cae</translation>
    </message>
    <message>
        <source>What falls into the pool: drops of rain, the pieces of fireworks, or snow</source>
        <translation>Lo que cae en la piscina: gotas de lluvia, los fragmentos de fuegos artificiales o nieve</translation>
    </message>
    <message>
        <source>Fireworks column</source>
        <translation>Columna de los fuegos artificiales</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their column</source>
        <translation>De dónde salen los fuegos artificiales: su columna</translation>
    </message>
    <message>
        <source>Fireworks row</source>
        <translation>Fila de los fuegos artificiales</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their row</source>
        <translation>De dónde salen los fuegos artificiales: su fila</translation>
    </message>
    <message>
        <source>Speed in the air</source>
        <translation>Velocidad en el aire</translation>
    </message>
    <message>
        <source>How fast pieces of fireworks are thrown, or how fast flakes of snow sink</source>
        <translation>Con qué rapidez se lanzan los fragmentos de los fuegos artificiales o bajan los copos de nieve</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>celdas/s</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>How much faster pieces of fireworks fall with every second</source>
        <translation>Cuánto más rápido caen los fragmentos con cada segundo</translation>
    </message>
    <message>
        <source>cells/s²</source>
        <translation>celdas/s²</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>How far flakes are blown aside in one second along each axis (root mean square); it grows with the root of the time</source>
        <translation>Cuánto se desvían los copos en un segundo a lo largo de cada eje (media cuadrática); crece con la raíz del tiempo</translation>
    </message>
    <message>
        <source>cells/√s</source>
        <translation>celdas/√s</translation>
    </message>
    <message>
        <source>How strongly neighbours pull. The speed of long waves in cells per step, the Courant number c·Δt/Δx, is √k; √(2k) with the stencil of 4 corners, √(3k) with all 8 alike</source>
        <translation>Con cuánta fuerza tiran los vecinos. La velocidad de las ondas largas en celdas por paso, el número de Courant c·Δt/Δx, es √k; √(2k) con la vecindad de las 4 esquinas, √(3k) con los 8 iguales</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Techo</translation>
    </message>
    <message>
        <source>The height at which a string&apos;s ceiling is drawn; 0: what its pulls reach</source>
        <translation>La altura a la que se dibuja el techo de una cuerda; 0: lo que alcanzan sus tirones</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Deep water</source>
        <translation>Agua profunda</translation>
    </message>
    <message>
        <source>Flat blue, as in 2013</source>
        <translation>Azul plano, como en 2013</translation>
    </message>
    <message>
        <source>Height in colours</source>
        <translation>Altura en colores</translation>
    </message>
    <message>
        <source>Surface in 3-D</source>
        <translation>Superficie en 3D</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Overflowing rings</source>
        <translation>Anillos desbordados</translation>
    </message>
    <message>
        <source>Clear water over a floor</source>
        <translation>Agua clara sobre un fondo</translation>
    </message>
    <message>
        <source>The height as a shade of blue, with light from the upper left.</source>
        <translation>La altura como tono de azul, con luz desde arriba a la izquierda.</translation>
    </message>
    <message>
        <source>Black where it is low, blue where it is high.</source>
        <translation>Negro donde es bajo, azul donde es alto.</translation>
    </message>
    <message>
        <source>Crests in one colour, troughs in another: equal steps in height look equal.</source>
        <translation>Crestas de un color, valles de otro: diferencias de altura iguales se ven iguales.</translation>
    </message>
    <message>
        <source>A body of water: turn it with the right button, zoom with the wheel.</source>
        <translation>Un cuerpo de agua: gíralo con el botón derecho, acércate con la rueda.</translation>
    </message>
    <message>
        <source>The kinetic and potential energy in each cell.</source>
        <translation>La energía cinética y potencial de cada celda.</translation>
    </message>
    <message>
        <source>Colours that start over where they end, as an eight-bit whole number overflows.</source>
        <translation>Colores que vuelven a empezar donde acaban, como se desborda un entero de ocho bits.</translation>
    </message>
    <message>
        <source>The floor seen through the waves: refracted light, shadows, and bright lines (caustics) where light is gathered.</source>
        <translation>El fondo visto a través de las ondas: luz refractada, sombras y líneas claras (cáusticas) donde se junta la luz.</translation>
    </message>
    <message>
        <source>Purple and green</source>
        <translation>Morado y verde</translation>
    </message>
    <message>
        <source>Dark: blue and amber</source>
        <translation>Oscuro: azul y ámbar</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Azul y naranja</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensidad</translation>
    </message>
    <message>
        <source>The mean of the squared height over whole periods: where waves are strong.</source>
        <translation>La media del cuadrado de la altura en periodos enteros: dónde son fuertes las ondas.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Water effects</source>
        <translation>Efectos de agua</translation>
    </message>
    <message>
        <source>The wave applet as printed</source>
        <translation>El applet de ondas tal como se imprimió</translation>
    </message>
    <message>
        <source>The wave applet</source>
        <translation>El applet de ondas</translation>
    </message>
    <message>
        <source>Eight neighbours in whole numbers, their sum divided by four: the divisor with which the rule works.</source>
        <translation>Ocho vecinos en números enteros, su suma dividida entre cuatro: el divisor con el que la regla funciona.</translation>
    </message>
    <message>
        <source>Area sampling</source>
        <translation>Muestreo de área</translation>
    </message>
    <message>
        <source>The 2009 programs</source>
        <translation>Los programas de 2009</translation>
    </message>
    <message>
        <source>The water of 2009</source>
        <translation>El agua de 2009</translation>
    </message>
    <message>
        <source>Heights in whole numbers: click and hold, or drag, to pull the water under the pointer.</source>
        <translation>Alturas en números enteros: haz clic y mantén, o arrastra, para tirar del agua bajo el puntero.</translation>
    </message>
    <message>
        <source>The 2013 page</source>
        <translation>La página de 2013</translation>
    </message>
    <message>
        <source>The pool of 2013, as its text says</source>
        <translation>La piscina de 2013, según su texto</translation>
    </message>
    <message>
        <source>The same pool with the four nearest neighbours and the stronger damping that the page&apos;s text gives.</source>
        <translation>La misma piscina con los cuatro vecinos más próximos y el amortiguamiento más fuerte que da el texto de la página.</translation>
    </message>
    <message>
        <source>The pool of 2013, as its code runs</source>
        <translation>La piscina de 2013, según su código</translation>
    </message>
    <message>
        <source>Waves reflect and interfere; the diagonal stencil leaves out every second cell, as on a chessboard.</source>
        <translation>Las ondas se reflejan e interfieren; la vecindad diagonal se salta una celda de cada dos, como en un tablero de ajedrez.</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Empieza aquí</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Una piscina</translation>
    </message>
    <message>
        <source>Click, hold and drag: round waves spread, meet and come back from the walls.</source>
        <translation>Haz clic, mantén y arrastra: las ondas circulares se extienden, se cruzan y vuelven de las paredes.</translation>
    </message>
    <message>
        <source>A ring</source>
        <translation>Un anillo</translation>
    </message>
    <message>
        <source>Both ends are joined: two pulses run round in opposite directions and pass through each other twice a second.</source>
        <translation>Los dos extremos están unidos: dos pulsos giran en sentidos opuestos y se atraviesan dos veces por segundo.</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Muelles</translation>
    </message>
    <message>
        <source>Springs in a row</source>
        <translation>Muelles en fila</translation>
    </message>
    <message>
        <source>Springs in a sheet</source>
        <translation>Muelles en una lámina</translation>
    </message>
    <message>
        <source>Each point hangs on four neighbours and opposite sides are joined: what leaves on one side comes in on the other.</source>
        <translation>Cada punto cuelga de cuatro vecinos y los lados opuestos están unidos: lo que sale por un lado entra por el otro.</translation>
    </message>
    <message>
        <source>The string of 2009</source>
        <translation>La cuerda de 2009</translation>
    </message>
    <message>
        <source>Pulled at a quarter of its length to half the height: can you make it reach the right side?</source>
        <translation>Se tira de ella a un cuarto de su longitud hasta media altura: ¿logras que llegue al lado derecho?</translation>
    </message>
    <message>
        <source>The string of 2013</source>
        <translation>La cuerda de 2013</translation>
    </message>
    <message>
        <source>A string with a free end</source>
        <translation>Una cuerda con un extremo libre</translation>
    </message>
    <message>
        <source>One end slides freely: pulses come back upright there, and the lowest rhythm is half as fast.</source>
        <translation>Un extremo desliza libremente: los pulsos vuelven de él sin invertirse y el ritmo más lento es la mitad de rápido.</translation>
    </message>
    <message>
        <source>A string with fixed ends</source>
        <translation>Una cuerda con extremos fijos</translation>
    </message>
    <message>
        <source>First every cell becomes the mean of itself and its neighbours: a drop only blurs. Then half the neighbours&apos; sum minus the frame before, less a sixteenth: now it swings.</source>
        <translation>Primero cada celda pasa a ser la media con sus vecinas: una gota se difumina. Después, media suma de vecinas menos el fotograma anterior, menos 1/16: ahora oscila.</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Playa</translation>
    </message>
    <message>
        <source>Absorbing walls</source>
        <translation>Paredes absorbentes</translation>
    </message>
    <message>
        <source>A bay that sings</source>
        <translation>Una bahía que canta</translation>
    </message>
    <message>
        <source>In a corner</source>
        <translation>En una esquina</translation>
    </message>
    <message>
        <source>Three mirror images answer: one in each wall, upside down, and one in the corner, upright again.</source>
        <translation>Responden tres imágenes: una en cada pared, invertida, y otra en la esquina, de nuevo derecha.</translation>
    </message>
    <message>
        <source>Speed along the axis and the diagonal</source>
        <translation>Velocidad en el eje y en la diagonal</translation>
    </message>
    <message>
        <source>On a grid short waves lag behind, most along the axes: the front of a sharp drop is no circle.</source>
        <translation>En una malla las ondas cortas se retrasan, sobre todo en los ejes: el frente de una gota nítida no es un círculo.</translation>
    </message>
    <message>
        <source>Doppler effect</source>
        <translation>Efecto Doppler</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Doble rendija</translation>
    </message>
    <message>
        <source>Ellipse with two foci</source>
        <translation>Elipse con dos focos</translation>
    </message>
    <message>
        <source>What starts in one focus of the ellipse comes together in the other, from all sides at the same time.</source>
        <translation>Lo que sale de un foco de la elipse se reúne en el otro, desde todos lados a la vez.</translation>
    </message>
    <message>
        <source>Fixed and free walls</source>
        <translation>Paredes fijas y libres</translation>
    </message>
    <message>
        <source>The fixed wall above sends the pulse back upside down, the free one below upright.</source>
        <translation>La pared fija de arriba devuelve el pulso invertido; la libre de abajo, derecho.</translation>
    </message>
    <message>
        <source>Four sources in a row</source>
        <translation>Cuatro fuentes en fila</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Red de difracción</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>In the shallow lens waves are slower; its thick middle holds them back most, and straight waves run together in a focus.</source>
        <translation>En la lente poco profunda las ondas son más lentas; su centro grueso las retrasa más, y las ondas planas convergen en un foco.</translation>
    </message>
    <message>
        <source>One source</source>
        <translation>Una fuente</translation>
    </message>
    <message>
        <source>Parabolic mirror</source>
        <translation>Espejo parabólico</translation>
    </message>
    <message>
        <source>Two sources out of step</source>
        <translation>Dos fuentes en oposición</translation>
    </message>
    <message>
        <source>The two sources swing against each other: now the middle line rests, and every loud direction has become a quiet one.</source>
        <translation>Las dos fuentes oscilan una contra otra: ahora la línea media reposa y cada dirección intensa se ha vuelto tranquila.</translation>
    </message>
    <message>
        <source>Plane wave</source>
        <translation>Onda plana</translation>
    </message>
    <message>
        <source>A line that swings sends straight waves; they keep their height, having nowhere to spread.</source>
        <translation>Una línea que oscila emite ondas planas; conservan su altura porque no tienen adónde extenderse.</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Lluvia</translation>
    </message>
    <message>
        <source>Seiche: standing waves of a pool</source>
        <translation>Seiche: ondas estacionarias de una piscina</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Rendija simple</translation>
    </message>
    <message>
        <source>Slow medium: Snell&apos;s law</source>
        <translation>Medio lento: ley de Snell</translation>
    </message>
    <message>
        <source>Faster than its waves</source>
        <translation>Más rápida que sus ondas</translation>
    </message>
    <message>
        <source>The source outruns its own rings; together they form a wedge whose sine is the speed of waves over that of the source.</source>
        <translation>La fuente adelanta a sus propios anillos; juntos forman una cuña cuyo seno es la velocidad de las ondas entre la de la fuente.</translation>
    </message>
    <message>
        <source>Total reflection</source>
        <translation>Reflexión total</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>Dos fuentes</translation>
    </message>
    <message>
        <source>Wave guide</source>
        <translation>Guía de ondas</translation>
    </message>
    <message>
        <source>Between fixed walls only waves shorter than twice the width can travel: the wide channel carries the wave, the narrow one does not.</source>
        <translation>Entre paredes fijas solo viajan ondas más cortas que el doble de la anchura: el canal ancho lleva la onda, el estrecho no.</translation>
    </message>
    <message>
        <source>The same eight neighbours divided by two, as it was printed: a level surface grows by a factor of 3.73 at every step.</source>
        <translation>Los mismos ocho vecinos divididos entre dos, como se imprimió: una superficie plana se multiplica por 3,73 en cada paso.</translation>
    </message>
    <message>
        <source>Towards the shore the water is shallower and waves are slower: they become shorter and turn until they run straight at it.</source>
        <translation>Hacia la orilla el agua es menos profunda y las ondas más lentas: se acortan y giran hasta llegar de frente.</translation>
    </message>
    <message>
        <source>Water sloshing through the narrow mouth swings against the level of the whole bay, which resonates far below its first standing wave.</source>
        <translation>El agua que se mece en la boca estrecha oscila contra el nivel de toda la bahía: resuena muy por debajo de su primera onda estacionaria.</translation>
    </message>
    <message>
        <source>Two pools in one</source>
        <translation>Dos piscinas en una</translation>
    </message>
    <message>
        <source>The diagonal stencil never couples the two colours of a chessboard: a drop in one cell reaches every second cell only.</source>
        <translation>La vecindad diagonal nunca acopla los dos colores de un tablero de ajedrez: una gota en una celda solo llega a una celda de cada dos.</translation>
    </message>
    <message>
        <source>Ahead of the moving source the waves are shorter and come more often, behind it they are longer.</source>
        <translation>Delante de la fuente en movimiento las ondas son más cortas y llegan más seguidas; detrás son más largas.</translation>
    </message>
    <message>
        <source>Behind two slits the waves meet: they are loud in the directions where the paths from the slits differ by whole wavelengths.</source>
        <translation>Tras dos rendijas las ondas se encuentran: hay máximos en las direcciones en que los caminos desde las rendijas difieren en longitudes de onda enteras.</translation>
    </message>
    <message>
        <source>A source that swings steadily sends out rings one wavelength apart; the wider they are, the weaker.</source>
        <translation>Una fuente que oscila con regularidad emite anillos separados una longitud de onda; cuanto más anchos, más débiles.</translation>
    </message>
    <message>
        <source>The paths from the focus to the mirror and on to a straight line are all equally long: rings come back as straight waves.</source>
        <translation>Los caminos del foco al espejo y de ahí a una recta son todos iguales: los anillos vuelven como ondas planas.</translation>
    </message>
    <message>
        <source>The slow prism turns the beam towards its base, twice in the same direction.</source>
        <translation>El prisma lento desvía el haz hacia su base, dos veces en el mismo sentido.</translation>
    </message>
    <message>
        <source>Every drop makes its own ring, and the rings pass through each other unchanged; the same seed gives the same rain.</source>
        <translation>Cada gota hace su anillo, y los anillos se atraviesan sin cambiar; la misma semilla da la misma lluvia.</translation>
    </message>
    <message>
        <source>A slit three wavelengths wide sends most of the wave straight on, with quiet directions beside it; a narrow one sends rings everywhere.</source>
        <translation>Una rendija de tres longitudes de onda de ancho envía de frente casi toda la onda, con direcciones tranquilas a los lados; una estrecha envía anillos a todas partes.</translation>
    </message>
    <message>
        <source>At the border of a slower medium the wave turns towards the normal: the sines of the angles are in the ratio of the speeds.</source>
        <translation>En la frontera de un medio más lento la onda gira hacia la normal: los senos de los ángulos están en la razón de las velocidades.</translation>
    </message>
    <message>
        <source>Points with position and velocity in a ring: the spring constant sets how jittery they are, damping slows them down.</source>
        <translation>Puntos con posición y velocidad en un anillo: la constante elástica fija lo nerviosos que son, el amortiguamiento los frena.</translation>
    </message>
    <message>
        <source>Find the string&apos;s resonance and make the waves reach the ceiling; its damping, not its length, sets its rhythm.</source>
        <translation>Encuentra la resonancia de la cuerda y haz que las ondas lleguen al techo; su amortiguamiento, no su longitud, marca su ritmo.</translation>
    </message>
    <message>
        <source>Tap in the rhythm of the string: when every small tug comes at the right moment, the waves add up to fourteen times a single one.</source>
        <translation>Pulsa al ritmo de la cuerda: si cada pequeño tirón llega en el momento justo, las ondas suman catorce veces una sola.</translation>
    </message>
    <message>
        <source>From the slow side, a wave that meets the border at too flat an angle cannot leave; it creeps along outside and is reflected.</source>
        <translation>Desde el lado lento, una onda que llega demasiado rasante a la frontera no puede salir; se desliza por fuera y se refleja.</translation>
    </message>
    <message>
        <source>Where the paths from two sources differ by whole wavelengths, the waves add up; half a wavelength further, the water rests.</source>
        <translation>Donde los caminos desde dos fuentes difieren en longitudes de onda enteras, las ondas se suman; media longitud de onda más allá, el agua reposa.</translation>
    </message>
    <message>
        <source>A harbour behind a thick absorbing mole: the sea gets in through the mouth only, and hardly anything echoes.</source>
        <translation>Un puerto tras un grueso espigón absorbente: el mar entra solo por la bocana y apenas nada resuena.</translation>
    </message>
    <message>
        <source>Four sources half a wavelength apart send their waves straight ahead and straight back: together they make two beams, and to the sides it stays quiet.</source>
        <translation>Cuatro fuentes separadas media longitud de onda envían sus ondas hacia delante y hacia atrás: juntas forman dos haces, y a los lados queda en calma.</translation>
    </message>
    <message>
        <source>Driven at one of its own frequencies, the pool swings in p by q half wavelengths, more and more; in between it swings much less.</source>
        <translation>Excitada a una de sus frecuencias propias, la piscina oscila en p por q medias ondas, cada vez más; entre ellas oscila mucho menos.</translation>
    </message>
    <message>
        <source>Two strings joined</source>
        <translation>Dos cuerdas unidas</translation>
    </message>
    <message>
        <source>The right string has more mass: a quarter of a pulse&apos;s height comes back upside down, three quarters go on, at 0.6 of the speed.</source>
        <translation>La cuerda derecha tiene más masa: un cuarto de la altura de un pulso vuelve invertido, tres cuartos siguen, a 0,6 veces la velocidad.</translation>
    </message>
    <message>
        <source>A basin</source>
        <translation>Una cubeta</translation>
    </message>
    <message>
        <source>Click in an even rhythm: in the right one the whole basin swings, higher with every click.</source>
        <translation>Haz clic con un ritmo regular: con el adecuado oscila toda la cubeta, más alto con cada clic.</translation>
    </message>
    <message>
        <source>Beats of two tones</source>
        <translation>Batidos de dos tonos</translation>
    </message>
    <message>
        <source>Two oscillators of 8 and 9 hertz on one string: where both arrive the waves rise and fall once a second.</source>
        <translation>Dos osciladores de 8 y 9 hercios en una cuerda: donde se juntan, sus ondas crecen y decrecen una vez por segundo.</translation>
    </message>
    <message>
        <source>A chain of ten beads</source>
        <translation>Una cadena de diez cuentas</translation>
    </message>
    <message>
        <source>Ten beads joined by springs have ten standing waves and no more: their overtones lie lower than those of a string.</source>
        <translation>Diez cuentas unidas por muelles tienen diez ondas estacionarias y ninguna más: sus sobretonos son más graves que los de una cuerda.</translation>
    </message>
    <message>
        <source>Two strings coupled by a bridge</source>
        <translation>Dos cuerdas acopladas por un puente</translation>
    </message>
    <message>
        <source>The heavy bridge in the middle lets a little through: what the left string does goes over to the right one, and comes back.</source>
        <translation>El pesado puente del medio deja pasar un poco: lo que hace la cuerda izquierda pasa a la derecha, y vuelve.</translation>
    </message>
    <message>
        <source>A piano string</source>
        <translation>Una cuerda de piano</translation>
    </message>
    <message>
        <source>Steel resists bending: short waves run ahead of the hammer&apos;s blow, and overtones are too high, the eighth by four percent.</source>
        <translation>El acero se resiste a doblarse: las ondas cortas se adelantan al golpe del martillo, y los sobretonos son demasiado agudos, el octavo un cuatro por ciento.</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Cuerdas</translation>
    </message>
    <message>
        <source>Waves and sources</source>
        <translation>Ondas y fuentes</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Interferencia</translation>
    </message>
    <message>
        <source>Slits and obstacles</source>
        <translation>Rendijas y obstáculos</translation>
    </message>
    <message>
        <source>Mirrors and walls</source>
        <translation>Espejos y paredes</translation>
    </message>
    <message>
        <source>Refraction and lenses</source>
        <translation>Refracción y lentes</translation>
    </message>
    <message>
        <source>Guides and filters</source>
        <translation>Guías y filtros</translation>
    </message>
    <message>
        <source>Rooms and modes</source>
        <translation>Salas y modos</translation>
    </message>
    <message>
        <source>Moving sources</source>
        <translation>Fuentes en movimiento</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Numerics</source>
        <translation>Cálculo numérico</translation>
    </message>
    <message>
        <source>Waves that are not round</source>
        <translation>Ondas que no son redondas</translation>
    </message>
    <message>
        <source>Anti-reflective coating</source>
        <translation>Capa antirreflectante</translation>
    </message>
    <message>
        <source>Above, a layer a quarter of a wave thick lies on the slow water, below there is none: above nothing comes back, below crests rock on the spot.</source>
        <translation>Arriba, una capa de un cuarto de longitud de onda cubre el agua lenta; abajo no hay ninguna: arriba no vuelve nada, abajo las crestas se mecen en el sitio.</translation>
    </message>
    <message>
        <source>Babinet&apos;s principle</source>
        <translation>Principio de Babinet</translation>
    </message>
    <message>
        <source>Above a slit, below a strip that would just fill it, in the middle nothing. What the probes behind slit and strip show adds up to what comes without.</source>
        <translation>Arriba una rendija, abajo una franja que la taparía justo, en medio nada. La suma de lo que muestran las sondas tras la rendija y la franja es lo que llega sin ellas.</translation>
    </message>
    <message>
        <source>Loudspeaker in a wall</source>
        <translation>Altavoz en una pared</translation>
    </message>
    <message>
        <source>A piston two wavelengths wide swings in a rigid wall: it beams ahead, and there is a direction in which nothing is heard.</source>
        <translation>Un pistón de dos longitudes de onda de ancho oscila en una pared rígida: emite un haz hacia delante, y hay una dirección en la que no se oye nada.</translation>
    </message>
    <message>
        <source>Beats of two sources</source>
        <translation>Batidos de dos fuentes</translation>
    </message>
    <message>
        <source>Two sources of nearly the same frequency: where the water is loud and where it rests moves slowly past each place. How often does a probe get loud?</source>
        <translation>Dos fuentes de casi la misma frecuencia: las zonas en que el agua se agita y en que reposa pasan despacio por cada lugar. ¿Cada cuánto se agita en una sonda?</translation>
    </message>
    <message>
        <source>A bent lake</source>
        <translation>Un lago curvo</translation>
    </message>
    <message>
        <source>Long waves follow the bends of a long lake. Its water swings from end to end as if the lake were straight; what counts is the way along its middle.</source>
        <translation>Las ondas largas siguen las curvas de un lago alargado. Su agua oscila de un extremo a otro como si el lago fuera recto; lo que cuenta es el camino por su línea media.</translation>
    </message>
    <message>
        <source>Mirror of thin layers</source>
        <translation>Espejo de capas delgadas</translation>
    </message>
    <message>
        <source>Strips and gaps a quarter of a wavelength long send back a little each, all in step: four strips are nearly a mirror. Waves half as long go through.</source>
        <translation>Franjas y huecos de un cuarto de longitud de onda devuelven un poco cada uno, todos en fase: cuatro franjas son casi un espejo. Las ondas la mitad de largas pasan.</translation>
    </message>
    <message>
        <source>In a circle</source>
        <translation>En un círculo</translation>
    </message>
    <message>
        <source>What starts beside the middle of a round wall comes together on the other side, as far from the middle, and then again where it began.</source>
        <translation>Lo que sale de un punto junto al centro de una pared circular se reúne al otro lado, a la misma distancia del centro, y después otra vez donde empezó.</translation>
    </message>
    <message>
        <source>A round drum</source>
        <translation>Un tambor redondo</translation>
    </message>
    <message>
        <source>Struck beside its middle, a round drum has tones that are no multiples of the lowest: it has a pitch, but no harmony.</source>
        <translation>Golpeado junto al centro, un tambor redondo da tonos que no son múltiplos del más grave: se le oye una nota, pero sin armonía.</translation>
    </message>
    <message>
        <source>Round island of slow water</source>
        <translation>Isla redonda de agua lenta</translation>
    </message>
    <message>
        <source>A round shoal bends the waves as a ball of glass bends light: behind it they run together in a focus.</source>
        <translation>Un bajío redondo desvía las ondas como una bola de vidrio desvía la luz: detrás de él convergen en un foco.</translation>
    </message>
    <message>
        <source>Two sources of the same noise</source>
        <translation>Dos fuentes con el mismo ruido</translation>
    </message>
    <message>
        <source>Both sources send the same noise. In the middle it arrives together; further out one hears what the other sent long ago, and the fringes are gone.</source>
        <translation>Ambas fuentes emiten el mismo ruido. En el medio llega a la vez; más afuera se oye lo que la otra emitió hace tiempo, y las franjas desaparecen.</translation>
    </message>
    <message>
        <source>Up onto the shelf</source>
        <translation>Sobre la plataforma continental</translation>
    </message>
    <message>
        <source>At the edge of the shelf the water is four times shallower and waves are half as fast: the wave becomes higher and shorter, and a part goes back.</source>
        <translation>En el borde de la plataforma el agua es cuatro veces menos profunda y las ondas van a la mitad de velocidad: la onda se hace más alta y más corta, y una parte vuelve.</translation>
    </message>
    <message>
        <source>Two rooms and a door</source>
        <translation>Dos salas y una puerta</translation>
    </message>
    <message>
        <source>What swings in the left room goes through the door to the right one, all of it, and comes back.</source>
        <translation>Lo que oscila en la sala izquierda pasa por la puerta a la derecha, sin que quede nada, y vuelve.</translation>
    </message>
    <message>
        <source>The step that makes no error</source>
        <translation>El paso que no comete error</translation>
    </message>
    <message>
        <source>With k = 1 every wave goes exactly one point in a step, the shortest, too: corners stay corners, for ever. With any other k they do not.</source>
        <translation>Con k = 1 toda onda avanza exactamente un punto por paso, también la más corta: las esquinas siguen siendo esquinas, para siempre. Con cualquier otro valor de k, no.</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipolo</translation>
    </message>
    <message>
        <source>Two poles side by side swing against each other, as the front and the back of a loudspeaker without a box. Where do you hear nothing?</source>
        <translation>Dos polos juntos oscilan uno contra otro, como la parte delantera y la trasera de un altavoz sin caja. ¿Dónde no se oye nada?</translation>
    </message>
    <message>
        <source>Echo from a moving mirror</source>
        <translation>Eco de un espejo móvil</translation>
    </message>
    <message>
        <source>The mirror moves to and fro. What it throws back has more waves a second while it comes, and fewer while it goes: so the speed of cars is measured.</source>
        <translation>El espejo va y viene. Lo que devuelve tiene más ondas por segundo mientras se acerca y menos mientras se aleja: así se mide la velocidad de los coches.</translation>
    </message>
    <message>
        <source>Tunnelling through a gap</source>
        <translation>Efecto túnel a través de un hueco</translation>
    </message>
    <message>
        <source>At 45° the wave would be reflected totally by the fast gap; but the gap is narrow, and some of it tunnels through. Make it wider.</source>
        <translation>A 45° el hueco rápido reflejaría totalmente la onda; pero es estrecho, y una parte lo atraviesa por efecto túnel. Hazlo más ancho.</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Haz gaussiano</translation>
    </message>
    <message>
        <source>A beam can&apos;t stay narrow: the narrower its waist, the sooner it spreads. This is the beam of a laser.</source>
        <translation>Un haz no puede seguir siendo estrecho: cuanto más estrecha es su cintura, antes se ensancha. Así es el haz de un láser.</translation>
    </message>
    <message>
        <source>The wave rises on the slope</source>
        <translation>La onda crece en la pendiente</translation>
    </message>
    <message>
        <source>The sea floor rises evenly to a sixteenth of the depth: the wave becomes slower, shorter and twice as high, as tsunamis do.</source>
        <translation>El fondo del mar sube uniformemente hasta un dieciseisavo de la profundidad: la onda se vuelve más lenta, más corta y el doble de alta, como los tsunamis.</translation>
    </message>
    <message>
        <source>Round the bend</source>
        <translation>Por las curvas</translation>
    </message>
    <message>
        <source>A duct narrower than half a wavelength carries one mode only. Round two smooth bends it loses nothing: is the wave as high behind them as before?</source>
        <translation>Un conducto más estrecho que media longitud de onda lleva un solo modo. En dos curvas suaves no pierde nada: ¿es la onda igual de alta después que antes?</translation>
    </message>
    <message>
        <source>Coupled guides</source>
        <translation>Guías acopladas</translation>
    </message>
    <message>
        <source>Two slow strips side by side carry a wave as glass fibres do light. It goes over from one to the other and back: after how many cells?</source>
        <translation>Dos franjas lentas, una junto a otra, guían una onda como las fibras de vidrio guían la luz. Pasa de una a otra y vuelve: ¿tras cuántas celdas?</translation>
    </message>
    <message>
        <source>A duct divides</source>
        <translation>Un conducto se divide</translation>
    </message>
    <message>
        <source>Where one duct becomes two of the same width, each gets less than all, and something comes back. How much?</source>
        <translation>Donde un conducto se convierte en dos de la misma anchura, cada uno recibe menos que el total, y algo vuelve. ¿Cuánto?</translation>
    </message>
    <message>
        <source>Two modes in one guide</source>
        <translation>Dos modos en una guía</translation>
    </message>
    <message>
        <source>Fed on one side only, the lower guide carries two modes of different speed: the wave winds from wall to wall. How long is a turn of it?</source>
        <translation>Alimentada solo por un lado, la guía inferior lleva dos modos de distinta velocidad: la onda serpentea de pared a pared. ¿Cuánto mide un serpenteo completo?</translation>
    </message>
    <message>
        <source>Edge of a shadow</source>
        <translation>El borde de una sombra</translation>
    </message>
    <message>
        <source>A wall that ends: the wave goes round its edge, and beside the shadow there are fringes, brighter and darker than without the wall.</source>
        <translation>Una pared que termina: la onda rodea su borde, y junto a la sombra hay franjas, más y menos intensas que sin la pared.</translation>
    </message>
    <message>
        <source>Resonance of a harbour</source>
        <translation>Resonancia de un puerto</translation>
    </message>
    <message>
        <source>A swell whose quarter wavelength fits into the narrow harbour, its mouth counted in, rises at the quay far above the swell at the open coast.</source>
        <translation>Un oleaje cuyo cuarto de longitud de onda cabe en el puerto estrecho, contando la corrección de la bocana, sube en el muelle mucho más que en la costa abierta.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Faro de coche</translation>
    </message>
    <message>
        <source>The source is in the focus of the parabola: what the mirror reflects runs straight ahead, as the light of a headlight.</source>
        <translation>La fuente está en el foco de la parábola: lo que refleja el espejo avanza recto, como la luz de un faro de coche.</translation>
    </message>
    <message>
        <source>Hexapole</source>
        <translation>Hexapolo</translation>
    </message>
    <message>
        <source>Six poles round a circle, plus and minus in turn: six beams, with rest between them.</source>
        <translation>Seis polos en círculo, más y menos alternados: seis haces, con calma entre ellos.</translation>
    </message>
    <message>
        <source>A grille that keeps long waves out</source>
        <translation>Una rejilla que no deja entrar ondas largas</translation>
    </message>
    <message>
        <source>Through the gaps of a grille whose bars hold the medium, as the window of a microwave oven does, only waves shorter than twice a gap can pass.</source>
        <translation>Por los huecos de una rejilla cuyos barrotes sujetan el medio, como la de la puerta de un microondas, solo pasan ondas más cortas que el doble de un hueco.</translation>
    </message>
    <message>
        <source>Two sources that know nothing of each other</source>
        <translation>Dos fuentes que no saben nada una de otra</translation>
    </message>
    <message>
        <source>Two sources of noise, each of its own: there are no fringes to see, for where waves add up now they cancel a moment later.</source>
        <translation>Dos fuentes de ruido, cada una con el suyo: no se ven franjas, pues lo que aquí se suma se anula un instante después.</translation>
    </message>
    <message>
        <source>A touch too much</source>
        <translation>Un poquito de más</translation>
    </message>
    <message>
        <source>k is four ten-thousandths above its limit, and the shortest wave grows, out of nothing; then k is lowered, and it goes. Again and again.</source>
        <translation>k está cuatro diezmilésimas por encima de su límite, y la onda más corta crece, de la nada; luego k baja, y la onda se va. Una y otra vez.</translation>
    </message>
    <message>
        <source>Two straight waves that cross</source>
        <translation>Dos ondas planas que se cruzan</translation>
    </message>
    <message>
        <source>Where two straight waves cross, the crests make a chequered pattern that slides to the right between lines of rest.</source>
        <translation>Donde se cruzan dos ondas planas, las crestas forman un ajedrezado que se desliza a la derecha entre líneas en reposo.</translation>
    </message>
    <message>
        <source>Sound over a cold lake</source>
        <translation>Sonido sobre un lago frío</translation>
    </message>
    <message>
        <source>Over cold water sound is slower below than above: what goes up is bent down again and is heard far across the lake.</source>
        <translation>Sobre el agua fría el sonido es más lento abajo que arriba: el que sube se curva de nuevo hacia abajo y se oye lejos, al otro lado del lago.</translation>
    </message>
    <message>
        <source>Round an island</source>
        <translation>Alrededor de una isla</translation>
    </message>
    <message>
        <source>Waves bend round a small island and meet behind it. Is the shore that looks away from the sea a calm place to land?</source>
        <translation>Las ondas rodean una isla pequeña y se encuentran detrás. ¿Es la orilla que da la espalda al mar un lugar tranquilo para desembarcar?</translation>
    </message>
    <message>
        <source>Lateral quadrupole</source>
        <translation>Cuadrupolo lateral</translation>
    </message>
    <message>
        <source>Four poles round a circle, plus and minus in turn: a tuning fork sends its sound like this, into four directions.</source>
        <translation>Cuatro polos en círculo, más y menos alternados: así emite su sonido un diapasón, en cuatro direcciones.</translation>
    </message>
    <message>
        <source>Linear quadrupole</source>
        <translation>Cuadrupolo lineal</translation>
    </message>
    <message>
        <source>Three in a row, the middle one twice as strong and against the others: two beams along the row, narrower than those of a dipole.</source>
        <translation>Tres en fila, el del medio el doble de fuerte y opuesto a los otros: dos haces a lo largo de la fila, más estrechos que los de un dipolo.</translation>
    </message>
    <message>
        <source>Lloyd&apos;s mirror</source>
        <translation>Espejo de Lloyd</translation>
    </message>
    <message>
        <source>One source above a mirror makes the fringes of two: the second one is its mirror image. Which lines are bright, and which rest?</source>
        <translation>Una fuente sobre un espejo produce las franjas de dos: la segunda es su imagen especular. ¿Qué líneas son intensas y cuáles reposan?</translation>
    </message>
    <message>
        <source>Seiche of a long lake</source>
        <translation>Seiche de un lago alargado</translation>
    </message>
    <message>
        <source>Lake Geneva, simplified to a box 73 km long and 150 m deep: when the wind drops, its water swings to and fro. How long does one swing take?</source>
        <translation>El lago de Ginebra, simplificado como una caja de 73 km de largo y 150 m de profundidad: cuando amaina el viento, su agua oscila de un lado a otro. ¿Cuánto dura una oscilación?</translation>
    </message>
    <message>
        <source>A filter that lets low tones pass</source>
        <translation>Un filtro que deja pasar los tonos graves</translation>
    </message>
    <message>
        <source>Luneburg&apos;s lens</source>
        <translation>Lente de Luneburg</translation>
    </message>
    <message>
        <source>The water gets slower and slower towards the middle. Straight waves come together in one place: right on the opposite rim, from wherever they come.</source>
        <translation>El agua se hace más lenta de forma continua hacia el centro. Las ondas planas se reúnen en un solo lugar: justo en el borde opuesto, vengan de donde vengan.</translation>
    </message>
    <message>
        <source>Mirage over warm ground</source>
        <translation>Espejismo sobre suelo caliente</translation>
    </message>
    <message>
        <source>Near the warm ground sound and light are faster: a beam that runs down at it is bent up again before it gets there.</source>
        <translation>Cerca del suelo caliente el sonido y la luz son más rápidos: un haz que baja hacia él se curva hacia arriba antes de llegar.</translation>
    </message>
    <message>
        <source>The lowest tone of a pool</source>
        <translation>El tono más grave de una piscina</translation>
    </message>
    <message>
        <source>One hump between fixed sides, up and down: the slowest of all standing waves of this pool, and the only one without a still line.</source>
        <translation>Una sola joroba entre lados fijos, arriba y abajo: la más lenta de las ondas estacionarias de esta piscina, y la única sin línea nodal.</translation>
    </message>
    <message>
        <source>Two tones in one drum</source>
        <translation>Dos tonos en un tambor</translation>
    </message>
    <message>
        <source>Each drum swings in two of its standing waves at once. Their sum never looks the same twice, unless the tones fit together.</source>
        <translation>Cada tambor oscila en dos de sus ondas estacionarias a la vez. Su suma nunca se ve igual dos veces, a menos que los tonos encajen.</translation>
    </message>
    <message>
        <source>Standing waves of six rooms</source>
        <translation>Ondas estacionarias de seis salas</translation>
    </message>
    <message>
        <source>In rooms with hard walls sound is loudest at the walls, and waves may run along one side only: 1 by 0 is half a wave from wall to wall, the same all the way down.</source>
        <translation>En salas de paredes duras el sonido es más fuerte junto a las paredes, y puede haber ondas a lo largo de un solo lado: 1 por 0 es media onda de pared a pared, igual de arriba abajo.</translation>
    </message>
    <message>
        <source>Standing waves of six drums</source>
        <translation>Ondas estacionarias de seis tambores</translation>
    </message>
    <message>
        <source>Six equal drums, nearly square, each in a standing wave of its own. The more half waves along and down, the faster. Which two have nearly the same tone?</source>
        <translation>Seis tambores iguales, casi cuadrados, cada uno en su propia onda estacionaria. Cuantas más medias ondas a lo ancho y a lo alto, más rápida. ¿Qué dos tienen casi el mismo tono?</translation>
    </message>
    <message>
        <source>Muffler</source>
        <translation>Silenciador</translation>
    </message>
    <message>
        <source>A wide chamber in a narrow duct sends the wave back at both of its ends. Where it is a quarter of a wavelength long, least gets through; at half a wavelength all does.</source>
        <translation>Una cámara ancha en un conducto estrecho devuelve la onda en sus dos extremos. Si mide un cuarto de longitud de onda, pasa lo mínimo; si mide media, pasa todo.</translation>
    </message>
    <message>
        <source>Behind an obstacle</source>
        <translation>Detrás de un obstáculo</translation>
    </message>
    <message>
        <source>In the shadow of the wall there is a bright line: the waves from both edges have equally far to its middle and arrive in step.</source>
        <translation>En la sombra de la pared hay una línea intensa: las ondas de ambos bordes recorren lo mismo hasta su centro y llegan en fase.</translation>
    </message>
    <message>
        <source>Touched in the middle</source>
        <translation>Tocada en el centro</translation>
    </message>
    <message>
        <source>A finger that only touches the middle for a moment takes all partials that move there: what is left sounds an octave higher.</source>
        <translation>Un dedo que solo toca el centro un instante quita todos los parciales que se mueven ahí: lo que queda suena una octava más agudo.</translation>
    </message>
    <message>
        <source>Octupole</source>
        <translation>Octupolo</translation>
    </message>
    <message>
        <source>Eight poles round a circle: eight beams. A small one sends hardly anything; make the radius smaller and see.</source>
        <translation>Ocho polos en círculo: ocho haces. Uno pequeño apenas emite nada; reduce el radio y lo verás.</translation>
    </message>
    <message>
        <source>Which pipe answers?</source>
        <translation>¿Qué tubo responde?</translation>
    </message>
    <message>
        <source>Five pipes, open above and closed below, hear the same tone. The one that is a quarter of a wavelength long, its open end counted in, answers.</source>
        <translation>Cinco tubos, abiertos arriba y cerrados abajo, oyen el mismo tono. Responde el que mide un cuarto de longitud de onda, contando la corrección de su extremo abierto.</translation>
    </message>
    <message>
        <source>Phased array: a steered beam</source>
        <translation>Matriz en fase: un haz dirigido</translation>
    </message>
    <message>
        <source>Sixteen sources in a row swing one after the other. The beam turns without anything being turned: try another angle.</source>
        <translation>Dieciséis fuentes en fila oscilan una tras otra. El haz gira sin que se gire nada: prueba otro ángulo.</translation>
    </message>
    <message>
        <source>Phased array: a focus</source>
        <translation>Matriz en fase: un foco</translation>
    </message>
    <message>
        <source>The outer sources swing first, so that all waves arrive at one place together.</source>
        <translation>Las fuentes de los extremos oscilan primero, para que todas las ondas lleguen juntas a un mismo lugar.</translation>
    </message>
    <message>
        <source>Phased array: grating lobes</source>
        <translation>Matriz en fase: lóbulos de rejilla</translation>
    </message>
    <message>
        <source>The sources are further apart than a wave is long: beside the beam straight on there are two more.</source>
        <translation>Las fuentes están separadas más de una longitud de onda: junto al haz que va de frente hay otros dos.</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Lente plano-convexa</translation>
    </message>
    <message>
        <source>A lens with one flat side. The curved side bends straight waves, the flat one bends them once more, and all run together in a focus.</source>
        <translation>Una lente con un lado plano. El lado curvo desvía las ondas planas, el plano las desvía otra vez, y todas convergen en un foco.</translation>
    </message>
    <message>
        <source>Plucked at a seventh</source>
        <translation>Punteada a un séptimo</translation>
    </message>
    <message>
        <source>Poisson&apos;s spot</source>
        <translation>La mancha de Poisson</translation>
    </message>
    <message>
        <source>Straight waves meet a round island. Right behind its middle, where the shadow should be deepest, they run together again.</source>
        <translation>Ondas planas llegan a una isla redonda. Justo detrás de su centro, donde la sombra debería ser más profunda, vuelven a reunirse.</translation>
    </message>
    <message>
        <source>Porro prism</source>
        <translation>Prisma de Porro</translation>
    </message>
    <message>
        <source>The beam enters through the long side, is reflected twice inside, and comes back beside itself. Binoculars turn their picture this way.</source>
        <translation>El haz entra por el lado largo, se refleja dos veces dentro y vuelve paralelo a sí mismo. Así le dan la vuelta a la imagen los prismáticos.</translation>
    </message>
    <message>
        <source>A pulse at a fixed end</source>
        <translation>Un pulso en un extremo fijo</translation>
    </message>
    <message>
        <source>The end that is held pulls the string down when the pulse lifts it: the pulse comes back upside down. Does it lose height?</source>
        <translation>El extremo sujeto tira de la cuerda hacia abajo cuando el pulso la levanta: el pulso vuelve invertido. ¿Pierde altura?</translation>
    </message>
    <message>
        <source>A pulse at a free end</source>
        <translation>Un pulso en un extremo libre</translation>
    </message>
    <message>
        <source>Nothing holds the free end back: it swings twice as high as the pulse, and sends it back upright.</source>
        <translation>Nada retiene el extremo libre: se levanta el doble que el pulso y lo devuelve sin invertirlo.</translation>
    </message>
    <message>
        <source>An end that is hard to move</source>
        <translation>Un extremo difícil de mover</translation>
    </message>
    <message>
        <source>A brake three times as strong as the string itself gives way a little: a part of the pulse is taken up, a part comes back.</source>
        <translation>Un amortiguador tres veces más fuerte que la propia cuerda cede un poco: una parte del pulso se absorbe, otra vuelve.</translation>
    </message>
    <message>
        <source>An end without an echo</source>
        <translation>Un extremo sin eco</translation>
    </message>
    <message>
        <source>A brake at the end pulls exactly as more string would. The pulse cannot tell the difference, and nothing comes back.</source>
        <translation>Un amortiguador en el extremo tira exactamente como lo haría más cuerda. El pulso no nota la diferencia, y nada vuelve.</translation>
    </message>
    <message>
        <source>A joint without a reflection</source>
        <translation>Una unión sin reflexión</translation>
    </message>
    <message>
        <source>Between a light and a heavy string a piece a quarter of a wavelength long, with the geometric mean of both impedances, lets the whole wave over.</source>
        <translation>Entre una cuerda ligera y otra pesada, un tramo de un cuarto de longitud de onda, con la media geométrica de ambas impedancias, deja pasar la onda entera.</translation>
    </message>
    <message>
        <source>There and back: reciprocity</source>
        <translation>Ida y vuelta: reciprocidad</translation>
    </message>
    <message>
        <source>Above, the source is in the bay and the probe outside; below, mirrored, they have changed places. Both probes draw the same curve, whatever stands between.</source>
        <translation>Arriba, la fuente está en la bahía y la sonda fuera; abajo, en espejo, han cambiado de sitio. Ambas sondas trazan la misma curva, haya lo que haya en medio.</translation>
    </message>
    <message>
        <source>Right-angle prism</source>
        <translation>Prisma de ángulo recto</translation>
    </message>
    <message>
        <source>A beam enters the slow triangle straight, meets its long side at 45° and cannot get out there: it is reflected through a right angle.</source>
        <translation>Un haz entra de frente en el triángulo lento, llega a su lado largo a 45° y no puede salir por ahí: se refleja en ángulo recto.</translation>
    </message>
    <message>
        <source>Booming room</source>
        <translation>Una sala que retumba</translation>
    </message>
    <message>
        <source>A loudspeaker in the corner plays a tone of the room. There are places where it booms, and places where it cannot be heard at all.</source>
        <translation>Un altavoz en la esquina emite un tono de la sala. Hay sitios donde retumba y sitios donde no se oye nada.</translation>
    </message>
    <message>
        <source>Source on a roundabout</source>
        <translation>Fuente en un tiovivo</translation>
    </message>
    <message>
        <source>A source runs round a circle, and its waves wind up to a spiral. The probe hears it higher when it comes and lower when it goes.</source>
        <translation>Una fuente da vueltas en círculo, y sus ondas se enrollan en espiral. La sonda la oye más aguda cuando se acerca y más grave cuando se aleja.</translation>
    </message>
    <message>
        <source>Scattering by a small post</source>
        <translation>Un poste pequeño dispersa la onda</translation>
    </message>
    <message>
        <source>A post much smaller than the wave throws back hardly anything, and what it does goes out in rings to all sides.</source>
        <translation>Un poste mucho menor que la longitud de onda apenas devuelve nada, y lo que devuelve sale en anillos hacia todos lados.</translation>
    </message>
    <message>
        <source>Short waves lag behind</source>
        <translation>Las ondas cortas se retrasan</translation>
    </message>
    <message>
        <source>Two packets start together, of long waves and of short ones. On a chain of points the short ones are slower: watch them fall behind.</source>
        <translation>Dos paquetes salen juntos, uno de ondas largas y otro de ondas cortas. En una cadena de puntos las cortas son más lentas: mira cómo se quedan atrás.</translation>
    </message>
    <message>
        <source>A side tube that silences</source>
        <translation>Un tubo lateral que silencia</translation>
    </message>
    <message>
        <source>A closed side tube a quarter of a wavelength long swings against the tone in the duct: behind it nothing is left. The upper duct has none.</source>
        <translation>Un tubo lateral cerrado de un cuarto de longitud de onda oscila contra el tono del conducto: más allá no queda nada. El conducto superior no tiene ninguno.</translation>
    </message>
    <message>
        <source>Into slower water</source>
        <translation>Hacia aguas más lentas</translation>
    </message>
    <message>
        <source>At the border the waves get shorter, not less frequent. Some of each wave comes back, and the rest goes on higher.</source>
        <translation>En la frontera las ondas se acortan, pero su frecuencia no cambia. Una parte de cada onda vuelve, y el resto sigue con más altura.</translation>
    </message>
    <message>
        <source>Sound channel</source>
        <translation>Canal sonoro</translation>
    </message>
    <message>
        <source>In the middle sound is slowest: whatever leaves the channel is bent back into it, as in the deep sea, where whales are heard across an ocean.</source>
        <translation>En el medio el sonido es más lento: lo que se sale del canal se curva de vuelta hacia él, como en el mar profundo, donde se oye a las ballenas de un lado a otro del océano.</translation>
    </message>
    <message>
        <source>Speaking tube</source>
        <translation>Tubo acústico</translation>
    </message>
    <message>
        <source>In the open sound spreads and fades; in the tube it cannot spread. Compare what arrives at equal distances.</source>
        <translation>En el espacio abierto el sonido se extiende y se atenúa; en el tubo no puede extenderse. Compara lo que llega a distancias iguales.</translation>
    </message>
    <message>
        <source>Chaos in a stadium</source>
        <translation>Caos en un estadio</translation>
    </message>
    <message>
        <source>Two waves make a standing one</source>
        <translation>Dos ondas forman una estacionaria</translation>
    </message>
    <message>
        <source>Two equal oscillators send waves towards each other. Between them nothing seems to travel: some points rest, others swing twice as high.</source>
        <translation>Dos osciladores iguales envían ondas uno hacia el otro. Entre ellos nada parece viajar: unos puntos reposan, otros oscilan el doble de alto.</translation>
    </message>
    <message>
        <source>Echo from a pyramid&apos;s steps</source>
        <translation>Eco de los escalones de una pirámide</translation>
    </message>
    <message>
        <source>Struck, not plucked</source>
        <translation>Golpeada, no punteada</translation>
    </message>
    <message>
        <source>A hammer gives the string a speed, not a shape: out of rest a hump rises and runs both ways. Its high partials are stronger than those of a plucked string.</source>
        <translation>Un martillo da a la cuerda una velocidad, no una forma: del reposo surge una joroba que corre hacia ambos lados. Sus parciales agudos son más fuertes que los de una cuerda punteada.</translation>
    </message>
    <message>
        <source>Tide in a shallow bay</source>
        <translation>Marea en una bahía poco profunda</translation>
    </message>
    <message>
        <source>The shallow bay is a quarter of a tidal wave long: the tide at its head is twice that at a steep coast, as in the Bay of Fundy.</source>
        <translation>La bahía poco profunda mide un cuarto de la onda de marea: en su fondo la marea es el doble que en una costa escarpada, como en la bahía de Fundy.</translation>
    </message>
    <message>
        <source>Triple slit</source>
        <translation>Triple rendija</translation>
    </message>
    <message>
        <source>Three slits send out three waves. Between two bright directions lies one weak one, in which two of the three cancel.</source>
        <translation>Tres rendijas emiten tres ondas. Entre dos direcciones intensas hay una débil, en la que dos de las tres se anulan.</translation>
    </message>
    <message>
        <source>A wave that runs round</source>
        <translation>Una onda que da vueltas</translation>
    </message>
    <message>
        <source>In a square two modes have the same tone. A quarter of a cycle apart they make one wave that runs round and round.</source>
        <translation>En un cuadrado dos modos tienen el mismo tono. Con un cuarto de ciclo de diferencia forman una onda que da vueltas y más vueltas.</translation>
    </message>
    <message>
        <source>Twelve-pole</source>
        <translation>Dodecapolo</translation>
    </message>
    <message>
        <source>Twelve poles round a circle: twelve beams. Within the circle the waves nearly cancel.</source>
        <translation>Doce polos en círculo: doce haces. Dentro del círculo las ondas casi se anulan.</translation>
    </message>
    <message>
        <source>A deep and a shallow basin</source>
        <translation>Una cubeta honda y otra somera</translation>
    </message>
    <message>
        <source>Half of this lake is only a quarter as deep. Waves are slower there and the swing is higher, and the still line is not in the middle.</source>
        <translation>La mitad de este lago tiene solo un cuarto de la profundidad. Allí la onda es más lenta y más alta, y la línea nodal no está en el centro.</translation>
    </message>
    <message>
        <source>Young&apos;s experiment with unequal slits</source>
        <translation>Experimento de Young con rendijas desiguales</translation>
    </message>
    <message>
        <source>One slit is wider than the other. Where the waves should cancel, something is left, and the fringes lose contrast.</source>
        <translation>Una rendija es más ancha que la otra. Donde las ondas deberían anularse queda algo, y las franjas pierden contraste.</translation>
    </message>
    <message>
        <source>Triangle and square waves</source>
        <translation>Ondas triangulares y cuadradas</translation>
    </message>
    <message>
        <source>Straight waves keep the form of their source: a square and a triangle run on side by side. Compare what the two probes draw.</source>
        <translation>Las ondas planas conservan la forma de su fuente: una cuadrada y una triangular avanzan una junto a otra. Compara lo que trazan las dos sondas.</translation>
    </message>
    <message>
        <source>Whispering gallery</source>
        <translation>Galería de los susurros</translation>
    </message>
    <message>
        <source>Whispered along the wall of a round room, the sound follows the wall all the way round. In the middle of the room nobody hears it.</source>
        <translation>Susurrado a lo largo de la pared de una sala circular, el sonido la sigue hasta dar la vuelta entera. En el centro de la sala nadie lo oye.</translation>
    </message>
    <message>
        <source>Zone plate, middle covered</source>
        <translation>Placa zonal con el centro tapado</translation>
    </message>
    <message>
        <source>The other zones are open now, and the middle is covered. The focus stays where it was: what counts is that the waves through all openings arrive in step.</source>
        <translation>Ahora están abiertas las otras zonas, y el centro está tapado. El foco sigue donde estaba: lo que cuenta es que las ondas de todas las aberturas lleguen en fase.</translation>
    </message>
    <message>
        <source>Zone plate, middle open</source>
        <translation>Placa zonal con el centro abierto</translation>
    </message>
    <message>
        <source>The openings let through only what arrives in step at one place: a screen with the right gaps focuses like a lens.</source>
        <translation>Las aberturas solo dejan pasar lo que llega en fase a un mismo lugar: una pantalla con los huecos adecuados enfoca como una lente.</translation>
    </message>
    <message>
        <source>Maxwell&apos;s fish-eye</source>
        <translation>El ojo de pez de Maxwell</translation>
    </message>
    <message>
        <source>The speed of the waves is a formula: half as fast in the middle of the disc as at its rim. All rays from a point on the rim are arcs of circles, and meet again in the point opposite.</source>
        <translation>La velocidad de las ondas es una fórmula: en el centro del disco es la mitad que en el borde. Todos los rayos que salen de un punto del borde son arcos de circunferencia y se reúnen en el punto opuesto.</translation>
    </message>
    <message>
        <source>A ring that runs together</source>
        <translation>Un anillo que se cierra</translation>
    </message>
    <message>
        <source>The height of the water at the start is a formula: a ring, at rest. Half of it runs outwards and gets lower, half of it runs inwards and towers up in the middle.</source>
        <translation>La altura del agua al empezar es una fórmula: un anillo en reposo. Una mitad corre hacia fuera y se hace más baja; la otra corre hacia dentro y se alza en el centro.</translation>
    </message>
    <message>
        <source>Lake Geneva</source>
        <translation>El lago Lemán</translation>
    </message>
    <message>
        <source>A picture of the depths is the lake: black is land, white 310 m deep. The water begins tilted and swings from end to end, highest where the lake is narrow and shallow. A second here is eleven minutes.</source>
        <translation>Una imagen de las profundidades es el lago: negro es tierra, blanco son 310 m de fondo. El agua empieza inclinada y oscila de un extremo al otro, más alta donde el lago es estrecho y poco profundo. Un segundo aquí son once minutos.</translation>
    </message>
    <message>
        <source>Too short a wave for its beads</source>
        <translation>Una onda demasiado corta para sus cuentas</translation>
    </message>
    <message>
        <source>Ten beads start on a wave with 19 half waves (the thin line, in the window). At their places it cannot be told from 3 half waves, and so they swing.</source>
        <translation>Diez cuentas empiezan sobre una onda de 19 semiondas (la línea fina, en la ventana). En sus lugares no se distingue de 3 semiondas, y así oscilan.</translation>
    </message>
    <message>
        <source>Four neighbours or eight</source>
        <translation>Cuatro vecinas u ocho</translation>
    </message>
    <message>
        <source>Five slits on a screen</source>
        <translation>Cinco rendijas en una pantalla</translation>
    </message>
    <message>
        <source>The more slits there are, the narrower are the bright directions. Between two of them lie weak ones, three for five slits.</source>
        <translation>Cuantas más rendijas hay, más estrechas son las direcciones brillantes. Entre dos de ellas hay otras débiles, tres con cinco rendijas.</translation>
    </message>
    <message>
        <source>Heavy beads stop high tones</source>
        <translation>Las cuentas pesadas detienen los tonos agudos</translation>
    </message>
    <message>
        <source>Eight beads, each as heavy as twenty points of string, hang on a string. A low and a high tone come from the left; behind the beads there is only the low one.</source>
        <translation>Ocho cuentas, cada una tan pesada como veinte puntos de cuerda, cuelgan de una cuerda. Por la izquierda llegan un tono grave y uno agudo; tras las cuentas solo queda el grave.</translation>
    </message>
    <message>
        <source>Two wide slits: a missing maximum</source>
        <translation>Dos rendijas anchas: falta un máximo</translation>
    </message>
    <message>
        <source>Where each slit alone sends nothing, both together send nothing either: the maxima of the pair lie under the broad hill of a single slit.</source>
        <translation>Donde cada rendija sola no envía nada, tampoco envían nada las dos juntas: los máximos del par quedan bajo la ancha colina de una sola rendija.</translation>
    </message>
    <message>
        <source>Slits at random distances</source>
        <translation>Rendijas a distancias al azar</translation>
    </message>
    <message>
        <source>Eight slits as wide as those of a grating, but nowhere equally far apart. Straight on their waves still agree; elsewhere no direction stands out.</source>
        <translation>Ocho rendijas tan anchas como las de una red, pero nunca a la misma distancia. De frente sus ondas aún coinciden; en lo demás no destaca ninguna dirección.</translation>
    </message>
    <message>
        <source>Soft edges, hard edges</source>
        <translation>Bordes suaves, bordes duros</translation>
    </message>
    <message>
        <source>A source sends beams that fade towards their edges to both sides. The left one goes on as it is; a slit cuts off the edges of the right one.</source>
        <translation>Una fuente envía a ambos lados haces que se debilitan hacia sus bordes. El izquierdo sigue tal cual; una rendija corta los bordes del derecho.</translation>
    </message>
    <message>
        <source>Springs in a block</source>
        <translation>Muelles en un bloque</translation>
    </message>
    <message>
        <source>In a block each point hangs on six neighbours. Pulled in whole layers across its diagonal, a layer has three springs to the next one and three to the one before: a row with three times the k.</source>
        <translation>En un bloque, cada punto está unido a seis vecinos. Si se mueve por capas enteras, a través de su diagonal, una capa tiene tres muelles hacia la siguiente y tres hacia la anterior: una fila con el triple de k.</translation>
    </message>
    <message>
        <source>A row of tone holes</source>
        <translation>Una fila de agujeros</translation>
    </message>
    <message>
        <source>Low notes turn back at the open holes of a clarinet, high ones run on past them. Here the holes are side tubes with ends that are held at rest.</source>
        <translation>Las notas graves dan la vuelta en los agujeros abiertos de un clarinete; las agudas pasan de largo. Aquí los agujeros son tubos laterales con los extremos sujetos en reposo.</translation>
    </message>
    <message>
        <source>Faster than the points can swing</source>
        <translation>Más rápido de lo que los puntos pueden oscilar</translation>
    </message>
    <message>
        <source>A string of points has a highest frequency: that of neighbours swinging against each other. A drive just below it sends out waves; a little faster, and nothing leaves it.</source>
        <translation>Una cuerda de puntos tiene una frecuencia máxima: la de vecinos que oscilan uno contra otro. Una excitación justo por debajo emite ondas; un poco más rápida, y nada sale de ella.</translation>
    </message>
    <message>
        <source>Waves of whole numbers</source>
        <translation>Ondas de números enteros</translation>
    </message>
    <message>
        <source>A wide slit on a screen</source>
        <translation>Una rendija ancha en una pantalla</translation>
    </message>
    <message>
        <source>A slit more than three wavelengths wide sends out one broad beam with weak ones beside it. A screen bent round the slit measures their intensity.</source>
        <translation>Una rendija de más de tres longitudes de onda de ancho envía un haz ancho y otros débiles a los lados. Una pantalla curvada en torno a la rendija mide su intensidad.</translation>
    </message>
    <message>
        <source>Heights are whole numbers, and what a division leaves over is dropped. A drop of 1 cannot leave its cell; then one of 1000 runs over all of the water.</source>
        <translation>Las alturas son números enteros, y el resto de una división se pierde. Una gota de 1 no puede salir de su celda; después una de 1000 recorre toda el agua.</translation>
    </message>
    <message>
        <source>With four neighbours k is a little over its limit: the finest chessboard grows, from a fiftieth. Then all eight neighbours pull, with the same k, and it only swings.</source>
        <translation>Con cuatro vecinas, k supera un poco su límite: el tablero de ajedrez más fino crece a partir de un cincuentavo. Después tiran las ocho vecinas, con el mismo k, y solo oscila.</translation>
    </message>
    <message>
        <source>Fireworks over water</source>
        <translation>Fuegos artificiales sobre el agua</translation>
    </message>
    <message>
        <source>Pieces fly off in all directions without end, fall with one constant acceleration, and make a ring wherever they come down in the water.</source>
        <translation>Sin fin salen fragmentos en todas direcciones, caen con una misma aceleración constante y hacen un anillo allí donde tocan el agua.</translation>
    </message>
    <message>
        <source>Snow on a word</source>
        <translation>Nieve sobre una palabra</translation>
    </message>
    <message>
        <source>Flakes are blown about on their way down: those that fall into the water make small rings and are gone, those that fall on the walls stay, until they cover the whole word.</source>
        <translation>Los copos se desvían al bajar: los que caen en el agua hacen pequeños anillos y desaparecen; los que caen sobre las paredes se quedan, hasta cubrir toda la palabra.</translation>
    </message>
    <message>
        <source>With the cross stencil short waves along the axes are slower than those along the diagonals, which are exact: rings bulge towards the corners.</source>
        <translation>Con la vecindad en cruz, las ondas cortas son más lentas en los ejes que en las diagonales, donde son exactas: los anillos se abomban hacia las esquinas.</translation>
    </message>
    <message>
        <source>Slits side by side send beams straight on and in the directions where the paths from neighbours differ by one whole wavelength; half way between the beams the water is quiet.</source>
        <translation>Unas rendijas juntas envían haces de frente y en las direcciones en que los caminos desde rendijas vecinas difieren en una longitud de onda entera; a medio camino entre los haces el agua está en calma.</translation>
    </message>
    <message>
        <source>Chambers joined by narrow necks are springs and masses in a row. The low tone goes through them, its octave stays outside.</source>
        <translation>Cámaras unidas por cuellos estrechos son muelles y masas en fila. El tono grave las atraviesa, su octava se queda fuera.</translation>
    </message>
    <message>
        <source>Whoever plucks a string where a partial has a node leaves that partial out. Piano hammers strike near there, too.</source>
        <translation>Quien puntea una cuerda donde un parcial tiene un nodo deja fuera ese parcial. Los martillos del piano golpean cerca de ahí.</translation>
    </message>
    <message>
        <source>Between two half circles hardly any ray repeats its way. Soon the wave is everywhere, and nobody can tell where it began.</source>
        <translation>Entre dos semicírculos casi ningún rayo repite su camino. Pronto la onda está en todas partes, y nadie puede decir dónde empezó.</translation>
    </message>
    <message>
        <source>Clap before the stairs of a pyramid: each step sends the clap back a little later than the one below it, and together the echoes are a tone that falls.</source>
        <translation>Da una palmada ante la escalinata de una pirámide: cada escalón devuelve la palmada un poco más tarde que el de abajo, y juntos los ecos forman un tono que baja.</translation>
    </message>
</context>
<context>
    <name>PresetGroup</name>
    <message>
        <source>The first minutes: pull, tap in rhythm, and find a resonance.</source>
        <translation>Los primeros minutos: tira, toca a ritmo y encuentra una resonancia.</translation>
    </message>
    <message>
        <source>Waves on a line: echoes, standing waves, tones and what joins two strings.</source>
        <translation>Ondas en una línea: ecos, ondas estacionarias, tonos y lo que une dos cuerdas.</translation>
    </message>
    <message>
        <source>What a source sends out, near and far, in one direction or in all.</source>
        <translation>Lo que emite una fuente, cerca y lejos, en una dirección o en todas.</translation>
    </message>
    <message>
        <source>Several waves in one place: where they strengthen each other, and where it stays still.</source>
        <translation>Varias ondas en un lugar: dónde se refuerzan y dónde queda en calma.</translation>
    </message>
    <message>
        <source>Diffraction: what happens to waves at openings, edges and small bodies.</source>
        <translation>Difracción: lo que les ocurre a las ondas en aberturas, bordes y cuerpos pequeños.</translation>
    </message>
    <message>
        <source>Reflection: fixed, free, absorbing and curved walls.</source>
        <translation>Reflexión: paredes fijas, libres, absorbentes y curvas.</translation>
    </message>
    <message>
        <source>Where waves get slower they turn: Snell&apos;s law, prisms, lenses and mirages.</source>
        <translation>Donde las ondas se hacen más lentas, giran: ley de Snell, prismas, lentes y espejismos.</translation>
    </message>
    <message>
        <source>Channels that lead waves, and what lets only some frequencies pass.</source>
        <translation>Canales que guían ondas, y lo que solo deja pasar algunas frecuencias.</translation>
    </message>
    <message>
        <source>Closed water and its standing waves, each with its own frequency.</source>
        <translation>Aguas cerradas y sus ondas estacionarias, cada una con su frecuencia.</translation>
    </message>
    <message>
        <source>The Doppler effect, and what happens when a source outruns its waves.</source>
        <translation>El efecto Doppler, y lo que ocurre cuando una fuente adelanta a sus ondas.</translation>
    </message>
    <message>
        <source>Rain, beaches, harbours and lakes: waves in shallow water.</source>
        <translation>Lluvia, playas, puertos y lagos: ondas en agua poco profunda.</translation>
    </message>
    <message>
        <source>What the calculation does to the waves: direction, wavelength and stability.</source>
        <translation>Lo que el cálculo les hace a las ondas: dirección, longitud de onda y estabilidad.</translation>
    </message>
    <message>
        <source>Masses and springs, the model behind string and membrane.</source>
        <translation>Masas y muelles, el modelo que hay detrás de la cuerda y la membrana.</translation>
    </message>
    <message>
        <source>String and pool as the web page of 2013 computed them.</source>
        <translation>La cuerda y la piscina tal como las calculaba la página web de 2013.</translation>
    </message>
    <message>
        <source>Whole numbers that look like water, from the early days of computer graphics.</source>
        <translation>Números enteros que parecen agua, de los primeros tiempos de los gráficos por ordenador.</translation>
    </message>
    <message>
        <source>String, water, fireworks and snow after the programs of 2009.</source>
        <translation>Cuerda, agua, fuegos artificiales y nieve según los programas de 2009.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>ill-formed UTF-8</source>
        <translation>UTF-8 mal formado</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>esto no es JSON</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>se da dos veces</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>y más</translation>
    </message>
    <message>
        <source>more than %1 keys in one object</source>
        <translation>más de %1 claves en un objeto</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>más de %1 valores</translation>
    </message>
    <message>
        <source>more than %1 probes</source>
        <translation>más de %1 sondas</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>anidado a más de %1 niveles</translation>
    </message>
    <message>
        <source>%1 is too large for a number</source>
        <translation>%1 es demasiado grande para un número</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 no es un número</translation>
    </message>
    <message>
        <source>an experiment is an object: %1</source>
        <translation>un experimento es un objeto: %1</translation>
    </message>
    <message>
        <source>version %1 is newer than this program can read (1)</source>
        <translation>la versión %1 es más nueva de lo que lee este programa (1)</translation>
    </message>
    <message>
        <source>%1 is not a version of the file (1)</source>
        <translation>%1 no es una versión del archivo (1)</translation>
    </message>
    <message>
        <source>missing; the version of the file, 1</source>
        <translation>falta; la versión del archivo, 1</translation>
    </message>
    <message>
        <source>missing; the place where the height is recorded</source>
        <translation>falta; el lugar donde se registra la altura</translation>
    </message>
    <message>
        <source>missing; one of %1</source>
        <translation>falta; uno de %1</translation>
    </message>
    <message>
        <source>missing (%1)</source>
        <translation>falta (%1)</translation>
    </message>
    <message>
        <source>unknown key; known here: %1</source>
        <translation>clave desconocida; conocidas aquí: %1</translation>
    </message>
    <message>
        <source>unknown parameter</source>
        <translation>parámetro desconocido</translation>
    </message>
    <message>
        <source>cannot be changed during a run</source>
        <translation>no puede cambiarse durante una ejecución</translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation>%1 no es un texto</translation>
    </message>
    <message>
        <source>%1 is not a name</source>
        <translation>%1 no es un nombre</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 no es una lista</translation>
    </message>
    <message>
        <source>%1 is not an object with the parameters that change</source>
        <translation>%1 no es un objeto con los parámetros que cambian</translation>
    </message>
    <message>
        <source>%1 is not an object with %2</source>
        <translation>%1 no es un objeto con %2</translation>
    </message>
    <message>
        <source>%1 is not a cell (whole numbers inside the grid)</source>
        <translation>%1 no es una celda (números enteros dentro de la malla)</translation>
    </message>
    <message>
        <source>%1 is not a place in a pool ([column, row])</source>
        <translation>%1 no es un lugar de una piscina ([columna, fila])</translation>
    </message>
    <message>
        <source>%1 is not a place on a string ([point])</source>
        <translation>%1 no es un lugar de una cuerda ([punto])</translation>
    </message>
    <message>
        <source>%1 is not the size of a pool ([columns, rows], whole numbers, 1 to %2)</source>
        <translation>%1 no es el tamaño de una piscina ([columnas, filas], números enteros, 1 a %2)</translation>
    </message>
    <message>
        <source>%1 is not the size of a string ([points], whole numbers, 1 to %2)</source>
        <translation>%1 no es el tamaño de una cuerda ([puntos], números enteros, 1 a %2)</translation>
    </message>
    <message>
        <source>every size must be at least 1</source>
        <translation>cada tamaño debe ser al menos 1</translation>
    </message>
    <message>
        <source>a string has one size, its number of points</source>
        <translation>una cuerda tiene un solo tamaño, su número de puntos</translation>
    </message>
    <message>
        <source>%1 points are too many (at most %2)</source>
        <translation>%1 puntos son demasiados (como mucho %2)</translation>
    </message>
    <message>
        <source>%1 cells are too many (at most %2)</source>
        <translation>%1 celdas son demasiadas (como mucho %2)</translation>
    </message>
    <message>
        <source>%1 events are too many (at most %2)</source>
        <translation>%1 sucesos son demasiados (como mucho %2)</translation>
    </message>
    <message>
        <source>%1 bytes are too many (at most %2)</source>
        <translation>%1 bytes son demasiados (como mucho %2)</translation>
    </message>
    <message>
        <source>%1 are too many (at most %2)</source>
        <translation>%1 son demasiados (como mucho %2)</translation>
    </message>
    <message>
        <source>periodic needs both %1 and %2 to be periodic, or neither</source>
        <translation>periodic requiere que %1 y %2 sean ambos periodic, o ninguno</translation>
    </message>
    <message>
        <source>%1 is for a string only; a pool takes %2</source>
        <translation>%1 es solo para una cuerda; una piscina admite %2</translation>
    </message>
    <message>
        <source>integer arithmetic takes the scheme leapfrog only</source>
        <translation>con números enteros solo vale el esquema leapfrog</translation>
    </message>
    <message>
        <source>integer arithmetic takes one of %1</source>
        <translation>con números enteros vale uno de %1</translation>
    </message>
    <message>
        <source>integer arithmetic takes no drive</source>
        <translation>con números enteros no hay excitación</translation>
    </message>
    <message>
        <source>%1 is outside the string (0 to %2)</source>
        <translation>%1 está fuera de la cuerda (0 a %2)</translation>
    </message>
    <message>
        <source>%1, %2 is outside the pool (0 to %3, 0 to %4)</source>
        <translation>%1, %2 está fuera de la piscina (0 a %3, 0 a %4)</translation>
    </message>
    <message>
        <source>%1 is outside (0 to %2)</source>
        <translation>%1 está fuera (0 a %2)</translation>
    </message>
    <message>
        <source>%1 comes after %2; events must be in order</source>
        <translation>%1 va después de %2; los sucesos deben estar en orden</translation>
    </message>
    <message>
        <source>%1 is not a number (%2)</source>
        <translation>%1 no es un número (%2)</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 no es un número</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 no es uno de %2</translation>
    </message>
    <message>
        <source>%1 is not allowed (%2)</source>
        <translation>%1 no está permitido (%2)</translation>
    </message>
    <message>
        <source>a whole number, at least %1, at most %2</source>
        <translation>un número entero, al menos %1, como mucho %2</translation>
    </message>
    <message>
        <source>a whole number, greater than %1, at most %2</source>
        <translation>un número entero, mayor que %1, como mucho %2</translation>
    </message>
    <message>
        <source>a whole number, %1 to %2</source>
        <translation>un número entero, %1 a %2</translation>
    </message>
    <message>
        <source>at least %1, at most %2</source>
        <translation>al menos %1, como mucho %2</translation>
    </message>
    <message>
        <source>greater than %1, at most %2</source>
        <translation>mayor que %1, como mucho %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 a %1</translation>
    </message>
    <message>
        <source>missing; the places the brush goes through</source>
        <translation>falta; los lugares por donde pasa el pincel</translation>
    </message>
    <message>
        <source>only one of %1</source>
        <translation>solo uno de %1</translation>
    </message>
    <message>
        <source>belongs to a pull or a hold</source>
        <translation>pertenece a un tirón o a una sujeción</translation>
    </message>
    <message>
        <source>a %1 belongs to a pool</source>
        <translation>%1 pertenece a una piscina</translation>
    </message>
    <message>
        <source>either factor or speed, not both</source>
        <translation>o factor o speed, no ambos</translation>
    </message>
    <message>
        <source>it rains on a pool only</source>
        <translation>solo llueve sobre una piscina</translation>
    </message>
    <message>
        <source>a name has 1 to %1 bytes</source>
        <translation>un nombre tiene de 1 a %1 bytes</translation>
    </message>
    <message>
        <source>places are at most 100000 cells from the centre</source>
        <translation>los lugares están como mucho a 100000 celdas del centro</translation>
    </message>
    <message>
        <source>%1 is not a list of places</source>
        <translation>%1 no es una lista de lugares</translation>
    </message>
    <message>
        <source>%1 is not a list of names</source>
        <translation>%1 no es una lista de nombres</translation>
    </message>
    <message>
        <source>%1 places are too many (at most %2)</source>
        <translation>%1 lugares son demasiados (como mucho %2)</translation>
    </message>
    <message>
        <source>integer arithmetic takes no %1</source>
        <translation>con números enteros no hay %1</translation>
    </message>
    <message>
        <source>%1 comes when the hold has ended</source>
        <translation>%1 llega cuando la sujeción ya ha terminado</translation>
    </message>
    <message>
        <source>%1 is not [steps later, column, row]</source>
        <translation>%1 no es [pasos después, columna, fila]</translation>
    </message>
    <message>
        <source>%1 is not [steps later, point]</source>
        <translation>%1 no es [pasos después, punto]</translation>
    </message>
    <message>
        <source>a lesson is an object: %1</source>
        <translation>una lección es un objeto: %1</translation>
    </message>
    <message>
        <source>missing; a list of at least one step</source>
        <translation>falta; una lista de al menos un paso</translation>
    </message>
    <message>
        <source>missing; a list of 2 to %1 answers</source>
        <translation>falta; una lista de 2 a %1 respuestas</translation>
    </message>
    <message>
        <source>missing; the first step sets up the experiment</source>
        <translation>falta; el primer paso prepara el experimento</translation>
    </message>
    <message>
        <source>missing; which answer is right, counted from 1</source>
        <translation>falta; qué respuesta es la correcta, contando desde 1</translation>
    </message>
    <message>
        <source>missing; a cell ([point], or [column, row] in a pool)</source>
        <translation>falta; una celda ([punto], o [columna, fila] en una piscina)</translation>
    </message>
    <message>
        <source>missing; a text</source>
        <translation>falta; un texto</translation>
    </message>
    <message>
        <source>missing; a number, or one of %1</source>
        <translation>falta; un número, o uno de %1</translation>
    </message>
    <message>
        <source>missing; a number, %1 to %2</source>
        <translation>falta; un número, %1 a %2</translation>
    </message>
    <message>
        <source>unknown kind of check; there are %1</source>
        <translation>tipo de comprobación desconocido; hay %1</translation>
    </message>
    <message>
        <source>%1 is the id of another step, too</source>
        <translation>%1 es también el id de otro paso</translation>
    </message>
    <message>
        <source>%1 is not an id (small letters a to z, digits and hyphens, 1 to 40)</source>
        <translation>%1 no es un id (letras minúsculas de la a a la z, cifras y guiones, de 1 a 40)</translation>
    </message>
    <message>
        <source>is not the code of a language (en, el, pt-BR)</source>
        <translation>no es el código de un idioma (en, el, pt-BR)</translation>
    </message>
    <message>
        <source>a step without a check measures nothing</source>
        <translation>un paso sin comprobación no mide nada</translation>
    </message>
    <message>
        <source>a step asks for one number and one choice at most</source>
        <translation>un paso pide como mucho un número y una elección</translation>
    </message>
    <message>
        <source>all and any cannot stand inside all or any</source>
        <translation>all y any no pueden estar dentro de all o any</translation>
    </message>
    <message>
        <source>either above or below is needed</source>
        <translation>hace falta above o below</translation>
    </message>
    <message>
        <source>from, to or both are needed</source>
        <translation>hacen falta from, to o ambos</translation>
    </message>
    <message>
        <source>%1 is a word; give it with &quot;is&quot;</source>
        <translation>%1 es una palabra; dala con «is»</translation>
    </message>
    <message>
        <source>%1 is a number; give its range with &quot;from&quot; and &quot;to&quot;</source>
        <translation>%1 es un número; da su intervalo con «from» y «to»</translation>
    </message>
    <message>
        <source>%1 is outside the medium (%2 by %3 cells)</source>
        <translation>%1 está fuera del medio (%2 por %3 celdas)</translation>
    </message>
    <message>
        <source>%1 is not the id of a built-in experiment, nor an experiment %2 or %3</source>
        <translation>%1 no es el id de un experimento incluido, ni un experimento %2 o %3</translation>
    </message>
    <message>
        <source>%1 is not a text, nor an object with a text for each language (%2)</source>
        <translation>%1 no es un texto, ni un objeto con un texto para cada idioma (%2)</translation>
    </message>
    <message>
        <source>%1 is not a list of at least one step</source>
        <translation>%1 no es una lista de al menos un paso</translation>
    </message>
    <message>
        <source>%1 is not a list of at most %2 texts</source>
        <translation>%1 no es una lista de como mucho %2 textos</translation>
    </message>
    <message>
        <source>%1 is not a list of 1 to %2 checks</source>
        <translation>%1 no es una lista de 1 a %2 comprobaciones</translation>
    </message>
    <message>
        <source>%1 is not a list of 2 to %2 answers</source>
        <translation>%1 no es una lista de 2 a %2 respuestas</translation>
    </message>
    <message>
        <source>%1 is not a list of panels</source>
        <translation>%1 no es una lista de paneles</translation>
    </message>
    <message>
        <source>%1 is not an object with one kind of check: %2</source>
        <translation>%1 no es un objeto con un tipo de comprobación: %2</translation>
    </message>
    <message>
        <source>%1 is not an object with what changes</source>
        <translation>%1 no es un objeto con lo que cambia</translation>
    </message>
    <message>
        <source>%1 is not a cell of the pool ([column, row])</source>
        <translation>%1 no es una celda de la piscina ([columna, fila])</translation>
    </message>
    <message>
        <source>%1 is not a cell of the string ([point])</source>
        <translation>%1 no es una celda de la cuerda ([punto])</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 no es un número de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is not a number, or one of %2</source>
        <translation>%1 no es un número, ni uno de %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 no es un número entero</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>no es un archivo corriente</translation>
    </message>
    <message>
        <source>is too large (at most %1 bytes)</source>
        <translation>es demasiado grande (como mucho %1 bytes)</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Acceso denegado</translation>
    </message>
    <message>
        <source>missing; an end of the cross-section</source>
        <translation>falta; un extremo de la sección</translation>
    </message>
    <message>
        <source>a unit is at most %1 letters</source>
        <translation>una unidad tiene como mucho %1 letras</translation>
    </message>
    <message>
        <source>0, or at least 1e-06</source>
        <translation>0, o al menos 1e-06</translation>
    </message>
    <message>
        <source>the value is not JSON (%1)</source>
        <translation>el valor no es JSON (%1)</translation>
    </message>
    <message>
        <source>the value is not a plain UTF-8 text</source>
        <translation>el valor no es un texto UTF-8 sencillo</translation>
    </message>
    <message>
        <source>is not key=value, e.g. %1</source>
        <translation>no es clave=valor, p. ej. %1</translation>
    </message>
    <message>
        <source>a name is missing between the dots</source>
        <translation>falta un nombre entre los puntos</translation>
    </message>
    <message>
        <source>there is nothing called %1 inside a single value</source>
        <translation>dentro de un valor simple no hay nada llamado %1</translation>
    </message>
    <message>
        <source>there is no such element in the file</source>
        <translation>no hay tal elemento en el archivo</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
        <translation>no se pudo escribir la imagen</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operación no permitida</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>No es una carpeta</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el disco</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Se ha superado la cuota de disco</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>El sistema de archivos es de solo lectura</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Error de entrada/salida</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>El nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>%1 objects are too many (at most %2)</source>
        <translation>%1 objetos son demasiados (como mucho %2)</translation>
    </message>
    <message>
        <source>%1 is the name of another object</source>
        <translation>%1 es el nombre de otro objeto</translation>
    </message>
    <message>
        <source>%1 is not allowed (greater than 0, at most %2, half the steps per second)</source>
        <translation>%1 no está permitido (mayor que 0, como mucho %2, la mitad de los pasos por segundo)</translation>
    </message>
    <message>
        <source>more than %1 objects</source>
        <translation>más de %1 objetos</translation>
    </message>
    <message>
        <source>%1 by %2 cells with these edges, scheme and objects take %3 MB of memory (at most %4 MB)</source>
        <translation>%1 por %2 celdas con estos bordes, este esquema y estos objetos ocupan %3 MB de memoria (como mucho %4 MB)</translation>
    </message>
    <message>
        <source>a view belongs to a pool</source>
        <translation>una vista corresponde a una piscina</translation>
    </message>
    <message>
        <source>the last picture would be of step %1 (at most %2)</source>
        <translation>la última imagen sería la del paso %1 (como mucho %2)</translation>
    </message>
    <message>
        <source>must be at least %1, at most %2</source>
        <translation>debe ser al menos %1, como mucho %2</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay bastante memoria</translation>
    </message>
    <message>
        <source>whole numbers have only one scheme, and no smaller steps</source>
        <translation>los números enteros tienen un solo esquema y no admiten pasos más pequeños</translation>
    </message>
    <message>
        <source>the exact solution is not known between walls and media</source>
        <translation>entre paredes y medios no se conoce la solución exacta</translation>
    </message>
    <message>
        <source>it takes its share once a step, which makes every scheme one of first order; set both to 1</source>
        <translation>quita su parte una vez por paso, lo que convierte cualquier esquema en uno de primer orden; pon ambos a 1</translation>
    </message>
    <message>
        <source>the exact solution is known only where waves stand between fixed, free or joined ends</source>
        <translation>la solución exacta solo se conoce donde las ondas son estacionarias entre extremos fijos, libres o unidos</translation>
    </message>
    <message>
        <source>a source of its own makes waves all the time, so that no rhythm of pulls becomes steady; remove it first</source>
        <translation>una fuente propia hace ondas todo el tiempo, así que con ningún ritmo de tirones la amplitud llega a ser estable; quítala primero</translation>
    </message>
    <message>
        <source>on a string: box</source>
        <translation>en una cuerda: box</translation>
    </message>
    <message>
        <source>on a string: 0</source>
        <translation>en una cuerda: 0</translation>
    </message>
    <message>
        <source>this window is locked for the lesson</source>
        <translation>esta ventana está bloqueada para la lección</translation>
    </message>
    <message>
        <source>there is no such built-in experiment</source>
        <translation>No hay ningún experimento incorporado con ese nombre</translation>
    </message>
    <message>
        <source>this is not a whole link to an experiment; a part of it is missing or changed</source>
        <translation>esto no es un enlace completo a un experimento; falta una parte o ha cambiado</translation>
    </message>
    <message>
        <source>the link is too long (at most %1 letters after its &quot;#&quot;)</source>
        <translation>el enlace es demasiado largo (%1 caracteres como máximo después de «#»)</translation>
    </message>
    <message>
        <source>%1 is no address of this computer</source>
        <translation>%1 no es una dirección de este ordenador</translation>
    </message>
    <message>
        <source>cannot listen at %1: %2</source>
        <translation>no se puede escuchar en %1: %2</translation>
    </message>
    <message>
        <source>a %1 belongs to a string</source>
        <translation>%1 pertenece a una cuerda</translation>
    </message>
    <message>
        <source>missing; at least two heights</source>
        <translation>falta; al menos dos alturas</translation>
    </message>
    <message>
        <source>%1 heights are too many (at most %2)</source>
        <translation>%1 alturas son demasiadas (como mucho %2)</translation>
    </message>
    <message>
        <source>heights are at most %1</source>
        <translation>las alturas son como mucho %1</translation>
    </message>
    <message>
        <source>with the stencil %1 the rim is at least %2 cells wide</source>
        <translation>con la vecindad %1 el borde tiene al menos %2 celdas de ancho</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>no hay memoria suficiente para ello</translation>
    </message>
    <message>
        <source>missing; pull, hold, set, things, calm, draw or modes</source>
        <translation>falta; pull, hold, set, things, calm, draw o modes</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 no es ni true ni false</translation>
    </message>
    <message>
        <source>%1 is not [half waves along x, along y]</source>
        <translation>%1 no es [medias ondas a lo largo de x, a lo largo de y]</translation>
    </message>
    <message>
        <source>column %1: “%2” is not known</source>
        <translation>columna %1: no se conoce «%2»</translation>
    </message>
    <message>
        <source>column %1: a parenthesis is missing</source>
        <translation>columna %1: falta un paréntesis</translation>
    </message>
    <message>
        <source>column %1: this parenthesis does not fit</source>
        <translation>columna %1: este paréntesis no encaja</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>la fórmula está vacía</translation>
    </message>
    <message>
        <source>column %1: something is missing at the end</source>
        <translation>columna %1: al final falta algo</translation>
    </message>
    <message>
        <source>column %1: a function has too many or too few arguments</source>
        <translation>columna %1: una función tiene demasiados argumentos o muy pocos</translation>
    </message>
    <message>
        <source>column %1: an operator is missing, or out of place</source>
        <translation>columna %1: falta un operador, o está fuera de lugar</translation>
    </message>
    <message>
        <source>a formula has at most %1 letters</source>
        <translation>una fórmula tiene como mucho %1 caracteres</translation>
    </message>
    <message>
        <source>parentheses are at most %1 deep</source>
        <translation>los paréntesis se anidan como mucho %1 veces</translation>
    </message>
    <message>
        <source>at x = %1 it has no value</source>
        <translation>en x = %1 no tiene valor</translation>
    </message>
    <message>
        <source>at x = %1 it is higher than %2</source>
        <translation>en x = %1 es más alta que %2</translation>
    </message>
    <message>
        <source>%1 is not a list of tools</source>
        <translation>%1 no es una lista de herramientas</translation>
    </message>
    <message>
        <source>stiffness belongs to a string</source>
        <translation>la rigidez pertenece a una cuerda</translation>
    </message>
    <message>
        <source>integer arithmetic takes no stiffness</source>
        <translation>con números enteros no hay rigidez</translation>
    </message>
    <message>
        <source>a stiff string has at most %1 points, not %2</source>
        <translation>una cuerda rígida tiene como mucho %1 puntos, no %2</translation>
    </message>
    <message>
        <source>%1 is not for a stiff string; it takes %2</source>
        <translation>%1 no es para una cuerda rígida; esta admite %2</translation>
    </message>
    <message>
        <source>a stiff string is of one medium only</source>
        <translation>una cuerda rígida es de un solo medio</translation>
    </message>
    <message>
        <source>%1 standing waves are too many here (at most %2)</source>
        <translation>%1 ondas estacionarias son demasiadas aquí (como mucho %2)</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program, save it, and open the saved one here</source>
        <translation>una página no calcula fórmulas: abre el archivo en el programa, guárdalo y abre aquí el guardado</translation>
    </message>
    <message>
        <source>there are no objects and no probes</source>
        <translation>no hay ni objetos ni sondas</translation>
    </message>
    <message>
        <source>of walls only</source>
        <translation>solo para paredes</translation>
    </message>
    <message>
        <source>missing; at least %1 corners of the outline</source>
        <translation>falta; al menos %1 esquinas del contorno</translation>
    </message>
    <message>
        <source>an absorbing wall cannot move; a wall with the impedance 1 absorbs, and can</source>
        <translation>una pared absorbente no puede moverse; una pared con impedancia 1 absorbe y sí puede</translation>
    </message>
    <message>
        <source>%1 is not allowed: a wall is slower than waves, which move %2 cells per second</source>
        <translation>%1 no está permitido: una pared es más lenta que las ondas, que avanzan %2 celdas por segundo</translation>
    </message>
    <message>
        <source>on a string: point, line, held</source>
        <translation>en una cuerda: point, line, held</translation>
    </message>
    <message>
        <source>in a pool: point, line, multipole, array</source>
        <translation>en una piscina: point, line, multipole, array</translation>
    </message>
    <message>
        <source>on a string: even</source>
        <translation>en una cuerda: even</translation>
    </message>
    <message>
        <source>a claim is at most %1 letters</source>
        <translation>una afirmación tiene como mucho %1 letras</translation>
    </message>
    <message>
        <source>no wall in the pool is called %1 then</source>
        <translation>en ese momento ninguna pared de la piscina se llama %1</translation>
    </message>
    <message>
        <source>%1 is no box of walls that are fixed or free, at rest, and have a thickness</source>
        <translation>%1 no es un rectángulo de paredes fijas o libres, en reposo y con grosor</translation>
    </message>
    <message>
        <source>these are no copied objects, whose text begins with %1</source>
        <translation>no son objetos copiados, cuyo texto empieza por %1</translation>
    </message>
    <message>
        <source>at x = %1 it is lower than %2</source>
        <translation>en x = %1 es más baja que %2</translation>
    </message>
    <message>
        <source>at t = %1 it has no value</source>
        <translation>en t = %1 no tiene valor</translation>
    </message>
    <message>
        <source>at t = %1 it is higher than %2</source>
        <translation>en t = %1 es más alta que %2</translation>
    </message>
    <message>
        <source>at t = %1 it is lower than %2</source>
        <translation>en t = %1 es más baja que %2</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it has no value</source>
        <translation>en x = %1, y = %2 no tiene valor</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is higher than %3</source>
        <translation>en x = %1, y = %2 es más alta que %3</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is lower than %3</source>
        <translation>en x = %1, y = %2 es más baja que %3</translation>
    </message>
    <message>
        <source>all formulas and pictures together have more than %1 values</source>
        <translation>todas las fórmulas e imágenes juntas tienen más de %1 valores</translation>
    </message>
    <message>
        <source>the formulas of this file take too long to compute</source>
        <translation>las fórmulas de este archivo tardan demasiado en calcularse</translation>
    </message>
    <message>
        <source>either formula or raster, not both</source>
        <translation>o formula o raster, no los dos</translation>
    </message>
    <message>
        <source>%1 is not [left, top, right, bottom]</source>
        <translation>%1 no es [izquierda, arriba, derecha, abajo]</translation>
    </message>
    <message>
        <source>missing; the greys of a picture, or a formula in their place</source>
        <translation>falta; los grises de una imagen, o una fórmula en su lugar</translation>
    </message>
    <message>
        <source>this is not %1 by %2 greys, compressed and in base64url</source>
        <translation>no son %1 por %2 grises, comprimidos y en base64url</translation>
    </message>
    <message>
        <source>either curve or curveFormula, not both</source>
        <translation>o curve o curveFormula, no los dos</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program</source>
        <translation>una página no calcula fórmulas: abre el archivo en el programa</translation>
    </message>
    <message>
        <source>a formula or picture of the speed belongs to a pool</source>
        <translation>una fórmula o una imagen de la velocidad pertenece a una piscina</translation>
    </message>
    <message>
        <source>missing; 2 to %1 values over one period</source>
        <translation>falta; de 2 a %1 valores en un período</translation>
    </message>
    <message>
        <source>%1 values are not %2 columns by %3 rows of them (at most %4 by %4)</source>
        <translation>%1 valores no son %2 columnas por %3 filas (como mucho %4 por %4)</translation>
    </message>
    <message>
        <source>its values are not all allowed (%1)</source>
        <translation>no todos sus valores están permitidos (%1)</translation>
    </message>
    <message>
        <source>missing; a formula or a raster of the pool&apos;s heights</source>
        <translation>falta; una fórmula o una cuadrícula de las alturas de la piscina</translation>
    </message>
    <message>
        <source>belongs to a pool; a string has heights</source>
        <translation>pertenece a una piscina; una cuerda tiene heights</translation>
    </message>
    <message>
        <source>belong to a string; a pool has a formula or a raster</source>
        <translation>pertenecen a una cuerda; una piscina tiene una fórmula o una cuadrícula</translation>
    </message>
    <message>
        <source>the class that was left at %1 has a different experiment</source>
        <translation>la clase que quedó en %1 tiene otro experimento</translation>
    </message>
    <message>
        <source>what is left of the class at %1 cannot be read</source>
        <translation>lo que queda de la clase en %1 no se puede leer</translation>
    </message>
    <message>
        <source>column %1: “=” assigns nothing in a formula; to compare, write ==</source>
        <translation>columna %1: «=» no asigna nada en una fórmula; para comparar, escribe ==</translation>
    </message>
    <message>
        <source>column %1: a comma belongs between the arguments of min or max</source>
        <translation>columna %1: una coma va entre los argumentos de min o de max</translation>
    </message>
    <message>
        <source>column %1: “%2” has a decimal comma; write %3</source>
        <translation>columna %1: «%2» tiene una coma decimal; escribe %3</translation>
    </message>
    <message>
        <source>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</source>
        <translation>%1 millones de operaciones a la vez son demasiadas (como máximo %2 millones); reduce tamaños, cantidades o celdas</translation>
    </message>
</context>
<context>
    <name>PullMode</name>
    <message>
        <source>set the height</source>
        <translation>fijar la altura</translation>
    </message>
    <message>
        <source>add to the height</source>
        <translation>sumar a la altura</translation>
    </message>
    <message>
        <source>pluck from rest</source>
        <translation>puntear desde el reposo</translation>
    </message>
</context>
<context>
    <name>PullShape</name>
    <message>
        <source>one point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>gaussiana</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>smooth hill</source>
        <translation>colina suave</translation>
    </message>
    <message>
        <source>standing wave</source>
        <translation>onda estacionaria</translation>
    </message>
</context>
<context>
    <name>RainKind</name>
    <message>
        <source>drops of rain</source>
        <translation>gotas de lluvia</translation>
    </message>
    <message>
        <source>fireworks</source>
        <translation>fuegos artificiales</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>nieve</translation>
    </message>
</context>
<context>
    <name>RealUnits</name>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 celdas</translation>
    </message>
    <message>
        <source>%1 points per step</source>
        <translation>%1 puntos por paso</translation>
    </message>
    <message>
        <source>%1 cells per step</source>
        <translation>%1 celdas por paso</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>celdas</translation>
    </message>
    <message>
        <source>real frequency, %1</source>
        <comment>unit</comment>
        <translation>frecuencia real, %1</translation>
    </message>
</context>
<context>
    <name>RunSheet</name>
    <message>
        <source>point %1</source>
        <translation>punto %1</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>columna %1, fila %2</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>números enteros</translation>
    </message>
    <message>
        <source>floating-point numbers</source>
        <translation>números en coma flotante</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>extremo: %1</translation>
    </message>
    <message>
        <source>Pull: %1</source>
        <comment>a setting of the pull</comment>
        <translation>Tirón: %1</translation>
    </message>
    <message>
        <source>wall, fixed</source>
        <translation>pared, fija</translation>
    </message>
    <message>
        <source>wall, free</source>
        <translation>pared, libre</translation>
    </message>
    <message>
        <source>wall, absorbing</source>
        <translation>pared, absorbente</translation>
    </message>
    <message>
        <source>source, sine of %1 Hz, height %2</source>
        <translation>fuente, seno de %1 Hz, altura %2</translation>
    </message>
    <message>
        <source>source, pulse of %1 Hz, height %2</source>
        <translation>fuente, pulso de %1 Hz, altura %2</translation>
    </message>
    <message>
        <source>source, packet of %1 Hz, height %2</source>
        <translation>fuente, paquete de %1 Hz, altura %2</translation>
    </message>
    <message>
        <source>medium, k × %1</source>
        <translation>medio, k × %1</translation>
    </message>
    <message>
        <source>other settings</source>
        <translation>otros ajustes</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 celdas</translation>
    </message>
    <message>
        <source>Pulled at</source>
        <translation>Tirón en</translation>
    </message>
    <message>
        <source>A string</source>
        <translation>Una cuerda</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Una piscina</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>Paso %1, %2 s</translation>
    </message>
    <message>
        <source>Exploded at step %1</source>
        <translation>Divergió en el paso %1</translation>
    </message>
    <message>
        <source>Measured resonance</source>
        <translation>Resonancia medida</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>frecuencia, Hz</translation>
    </message>
    <message>
        <source>amplitude, × one pull</source>
        <translation>amplitud, × un tirón</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>toques</translation>
    </message>
    <message>
        <source>state</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>Heights now</source>
        <translation>Alturas ahora</translation>
    </message>
    <message>
        <source>where it is pulled</source>
        <translation>donde se tira</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>sonda</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>%1 side</source>
        <translation>lado: %1</translation>
    </message>
    <message>
        <source>source, triangle of %1 Hz, height %2</source>
        <translation>fuente, triángulo de %1 Hz, altura %2</translation>
    </message>
    <message>
        <source>source, square of %1 Hz, height %2</source>
        <translation>fuente, cuadrada de %1 Hz, altura %2</translation>
    </message>
    <message>
        <source>%1, real frequency %2</source>
        <comment>a source</comment>
        <translation>%1, frecuencia real %2</translation>
    </message>
    <message>
        <source>real frequency</source>
        <translation>frecuencia real</translation>
    </message>
    <message>
        <source>wall, impedance</source>
        <translation>pared, impedancia</translation>
    </message>
    <message>
        <source>source, noise of %1 Hz, height %2</source>
        <translation>fuente, ruido de %1 Hz, altura %2</translation>
    </message>
    <message>
        <source>source, drawn curve of %1 Hz, height %2</source>
        <translation>fuente, curva dibujada de %1 Hz, altura %2</translation>
    </message>
    <message>
        <source>medium, from the formula %1</source>
        <translation>medio, de la fórmula %1</translation>
    </message>
    <message>
        <source>medium, from a picture</source>
        <translation>medio, de una imagen</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>Table for programs: commas, decimal points (*.csv)</source>
        <translation>Tabla para programas: comas, puntos decimales (*.csv)</translation>
    </message>
</context>
<context>
    <name>Scheme</name>
    <message>
        <source>leapfrog</source>
        <translation>salto de rana</translation>
    </message>
    <message>
        <source>textbook Euler</source>
        <translation>Euler de manual</translation>
    </message>
    <message>
        <source>delayed Euler</source>
        <translation>Euler retardado</translation>
    </message>
    <message>
        <source>implicit Euler</source>
        <translation>Euler implícito</translation>
    </message>
    <message>
        <source>trapezoid</source>
        <translation>trapecio</translation>
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
        <translation>No se pudo imprimir la página.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>No se pudo crear la página.</translation>
    </message>
</context>
<context>
    <name>SheetChart</name>
    <message>
        <source>time in s</source>
        <translation>tiempo en s</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>largest height</source>
        <translation>altura máxima</translation>
    </message>
</context>
<context>
    <name>Stencil</name>
    <message>
        <source>cross (4 nearest)</source>
        <translation>cruz (4 más próximos)</translation>
    </message>
    <message>
        <source>diagonal (4 corners)</source>
        <translation>diagonal (4 esquinas)</translation>
    </message>
    <message>
        <source>all 8, equal</source>
        <translation>los 8, mismo peso</translation>
    </message>
    <message>
        <source>isotropic</source>
        <translation>isótropa</translation>
    </message>
</context>
<context>
    <name>Thing</name>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>celdas</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Grosor</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Borde</translation>
    </message>
    <message>
        <source>Slits</source>
        <translation>Rendijas</translation>
    </message>
    <message>
        <source>How many openings it has</source>
        <translation>Cuántas aberturas tiene</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>From the middle of a slit to the middle of the next</source>
        <translation>Del centro de una rendija al de la siguiente</translation>
    </message>
    <message>
        <source>Factor of k</source>
        <translation>Factor de k</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Factor at the far end</source>
        <translation>Factor en el otro extremo</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Suavidad</translation>
    </message>
    <message>
        <source>How wide it is across (sigma)</source>
        <translation>Su anchura transversal (sigma)</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Señal</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>How often it swings in a second of the run</source>
        <translation>Cuántas veces oscila en un segundo de la ejecución</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>ciclos</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>The second of the run at which it starts</source>
        <translation>El segundo de la ejecución en que empieza</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Ciclos</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>celdas/s</translation>
    </message>
    <message>
        <source>Moves to column</source>
        <translation>Va a la columna</translation>
    </message>
    <message>
        <source>The column it moves to</source>
        <translation>La columna a la que va</translation>
    </message>
    <message>
        <source>Moves to row</source>
        <translation>Va a la fila</translation>
    </message>
    <message>
        <source>The row it moves to</source>
        <translation>La fila a la que va</translation>
    </message>
    <message>
        <source>How long it is</source>
        <translation>Cuán largo es</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Iniciado en</translation>
    </message>
    <message>
        <source>The second of the run at which it was started</source>
        <translation>El segundo de la ejecución en que se inició</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Detenido en</translation>
    </message>
    <message>
        <source>Soft ends</source>
        <translation>Extremos suaves</translation>
    </message>
    <message>
        <source>Over how many cells the line fades beyond its ends; 0: at once</source>
        <translation>En cuántas celdas se atenúa la línea más allá de sus extremos; 0: de golpe</translation>
    </message>
    <message>
        <source>How far it is rotated, clockwise</source>
        <translation>Cuánto está girado, en sentido horario</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>The shape of its outline</source>
        <translation>La forma de su contorno</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>box</source>
        <translation>rectángulo</translation>
    </message>
    <message>
        <source>ellipse</source>
        <translation>elipse</translation>
    </message>
    <message>
        <source>lens</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>prisma</translation>
    </message>
    <message>
        <source>parabola</source>
        <translation>parábola</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>pintada</translation>
    </message>
    <message>
        <source>How wide it is; of a line, its length</source>
        <translation>Su anchura; de una línea, su longitud</translation>
    </message>
    <message>
        <source>How high it is; of a line, its thickness</source>
        <translation>Su altura; de una línea, su grosor</translation>
    </message>
    <message>
        <source>The thickness of its rim or brush; 0: a filled box or ellipse</source>
        <translation>El grosor de su borde o pincel; 0: rectángulo o elipse llenos</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>absorbente</translation>
    </message>
    <message>
        <source>What k is multiplied by in it: the square of the ratio of speeds</source>
        <translation>Por cuánto se multiplica k en él: el cuadrado de la razón de velocidades</translation>
    </message>
    <message>
        <source>The speed of waves in it, relative to that around it</source>
        <translation>La velocidad de propagación en él respecto a la de alrededor</translation>
    </message>
    <message>
        <source>The factor changes evenly to this one from left to right; 0: the same everywhere</source>
        <translation>El factor cambia uniformemente hasta este de izquierda a derecha; 0: igual en todas partes</translation>
    </message>
    <message>
        <source>point</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>senoide</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>pulso</translation>
    </message>
    <message>
        <source>packet</source>
        <translation>paquete</translation>
    </message>
    <message>
        <source>The phase of its swing at second 0, or when its packet begins</source>
        <translation>La fase de su oscilación en el segundo 0, o cuando empieza su paquete</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Empieza a los</translation>
    </message>
    <message>
        <source>Stops at</source>
        <translation>Termina a los</translation>
    </message>
    <message>
        <source>The second of the run at which it stops; 0: never</source>
        <translation>El segundo de la ejecución en que termina; 0: nunca</translation>
    </message>
    <message>
        <source>Repeats every</source>
        <translation>Se repite cada</translation>
    </message>
    <message>
        <source>After how many seconds it repeats; 0: only once</source>
        <translation>Tras cuántos segundos se repite; 0: solo una vez</translation>
    </message>
    <message>
        <source>How fast it moves back and forth; 0: it stays in place</source>
        <translation>A qué velocidad va y viene; 0: se queda quieta</translation>
    </message>
    <message>
        <source>Instrument</source>
        <translation>Instrumento</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>cinta métrica</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>escala</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>cronómetro</translation>
    </message>
    <message>
        <source>The second of the run at which it was stopped; 0: it is running</source>
        <translation>El segundo de la ejecución en que se detuvo; 0: está en marcha</translation>
    </message>
    <message>
        <source>What it measures or marks: a trace is a string as it was</source>
        <translation>Qué mide o marca; una cuerda congelada es la cuerda tal como era</translation>
    </message>
    <message>
        <source>reference line</source>
        <translation>línea de referencia</translation>
    </message>
    <message>
        <source>marked point</source>
        <translation>punto marcado</translation>
    </message>
    <message>
        <source>frozen string</source>
        <translation>cuerda congelada</translation>
    </message>
    <message>
        <source>Height of its middle</source>
        <translation>Altura del centro</translation>
    </message>
    <message>
        <source>Beside a string: how high above rest its middle is</source>
        <translation>Junto a una cuerda: a qué altura sobre el reposo está su centro</translation>
    </message>
    <message>
        <source>Difference in height</source>
        <translation>Diferencia de altura</translation>
    </message>
    <message>
        <source>Beside a string: how much higher its right end is than its left one</source>
        <translation>Junto a una cuerda: cuánto más alto está su extremo derecho que el izquierdo</translation>
    </message>
    <message>
        <source>held</source>
        <translation>sujeto</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangular</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrada</translation>
    </message>
    <message>
        <source>The amplitude of its waves, beside a line or one wavelength from a point; on a string beside it</source>
        <translation>La amplitud de sus ondas, junto a una línea o a una longitud de onda de un punto; en una cuerda, junto a ella</translation>
    </message>
    <message>
        <source>cavity</source>
        <translation>cavidad</translation>
    </message>
    <message>
        <source>plano-convex lens</source>
        <translation>lente plano-convexa</translation>
    </message>
    <message>
        <source>drawn outline</source>
        <translation>contorno dibujado</translation>
    </message>
    <message>
        <source>What it does to a wave: reflects it upside down, reflects it upright, absorbs it, or absorbs as much of it as its impedance says</source>
        <translation>Lo que le hace a una onda: la refleja invertida, la refleja sin invertir, la absorbe o absorbe de ella lo que dice su impedancia</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>impedancia</translation>
    </message>
    <message>
        <source>Impedance</source>
        <translation>Impedancia</translation>
    </message>
    <message>
        <source>The ratio of its impedance to that of the water in front of it: at 1 it absorbs what meets it head-on, at 0 it is like a free wall, and the larger it is the more like a fixed one</source>
        <translation>La razón entre su impedancia y la del agua que tiene delante: con 1 absorbe lo que le llega de frente, con 0 es como una pared libre, y cuanto mayor es, más se parece a una fija</translation>
    </message>
    <message>
        <source>How wide each slit is, or the opening of a cavity</source>
        <translation>La anchura de cada rendija, o la abertura de una cavidad</translation>
    </message>
    <message>
        <source>How fast it moves back and forth, slower than waves; 0: it stays in place</source>
        <translation>A qué velocidad va y viene, menor que la de las ondas; 0: se queda quieta</translation>
    </message>
    <message>
        <source>A point makes round waves, a line straight ones, a multipole waves with crests and troughs by turns around it, an array a beam; on a string waves go through point and line, and a held place has the height of the signal itself</source>
        <translation>Un punto hace ondas circulares, una línea ondas planas, un multipolo ondas con crestas y valles alternados a su alrededor, una matriz en fase un haz; en una cuerda las ondas atraviesan punto y línea, y un lugar sujeto tiene la altura de la propia señal</translation>
    </message>
    <message>
        <source>multipole</source>
        <translation>multipolo</translation>
    </message>
    <message>
        <source>array</source>
        <translation>matriz en fase</translation>
    </message>
    <message>
        <source>How long the line or the array is</source>
        <translation>La longitud de la línea o de la matriz en fase</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>How strong the line is along its length: the same everywhere, or a Gaussian that sends a beam with a waist of half its length</source>
        <translation>La intensidad de la línea a lo largo de su longitud: igual en todas partes, o una gaussiana que emite un haz con una cintura de la mitad de su longitud</translation>
    </message>
    <message>
        <source>even</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>gaussiano</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>Polos</translation>
    </message>
    <message>
        <source>How many points of alternate sign it has: 2 a dipole, 4 a quadrupole</source>
        <translation>Cuántos puntos de signo alterno tiene: 2, un dipolo; 4, un cuadrupolo</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>How far its poles are from its middle</source>
        <translation>A qué distancia de su centro están sus polos</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>How many points it has along its length</source>
        <translation>Cuántos puntos tiene a lo largo de su longitud</translation>
    </message>
    <message>
        <source>Beam angle</source>
        <translation>Ángulo del haz</translation>
    </message>
    <message>
        <source>Where its beam leaves to: from its normal towards its right end, on both sides of it</source>
        <translation>Hacia dónde sale su haz: desde su normal hacia su extremo derecho, a ambos lados de ella</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Foco</translation>
    </message>
    <message>
        <source>How far from it, along the beam, its waves arrive together; 0: nowhere</source>
        <translation>A qué distancia de ella, a lo largo del haz, llegan juntas sus ondas; 0: en ninguna parte</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruido</translation>
    </message>
    <message>
        <source>How many swings a packet has, or noise until its phase is another one</source>
        <translation>Cuántas oscilaciones tiene un paquete, o el ruido hasta que su fase es otra</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of the noise; sources with the same one swing alike</source>
        <translation>Semilla del ruido; las fuentes con la misma oscilan igual</translation>
    </message>
    <message>
        <source>Rests for</source>
        <translation>Descansa durante</translation>
    </message>
    <message>
        <source>For how long it rests, again and again; 0: never</source>
        <translation>Cuánto tiempo descansa, una y otra vez; 0: nunca</translation>
    </message>
    <message>
        <source>Swings for</source>
        <translation>Oscila durante</translation>
    </message>
    <message>
        <source>For how long it swings between two rests</source>
        <translation>Cuánto tiempo oscila entre dos descansos</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Órbita</translation>
    </message>
    <message>
        <source>The radius of the circle it runs round about its place; 0: it does not</source>
        <translation>El radio del círculo que recorre en torno a su lugar; 0: no lo recorre</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Vueltas</translation>
    </message>
    <message>
        <source>How often it runs round the circle in a second, clockwise; below 0: the other way</source>
        <translation>Cuántas vueltas al círculo da en un segundo, en sentido horario; menos de 0: en sentido contrario</translation>
    </message>
    <message>
        <source>turns/s</source>
        <translation>vueltas/s</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>pantalla</translation>
    </message>
    <message>
        <source>How far the place is that a screen is bent round; 0: it is straight</source>
        <translation>A qué distancia está el lugar en torno al que se curva una pantalla; 0: es recta</translation>
    </message>
    <message>
        <source>What its formula or picture gives: the speed of waves or the depth of the water, relative to those around it; 0 is land</source>
        <translation>Lo que da su fórmula o su imagen: la velocidad de las ondas o la profundidad del agua, en relación con las de alrededor; 0 es tierra</translation>
    </message>
    <message>
        <source>speeds</source>
        <translation>velocidades</translation>
    </message>
    <message>
        <source>depths</source>
        <translation>profundidades</translation>
    </message>
    <message>
        <source>A steady sine, triangle or square, a single pulse, a packet of some swings, noise about its frequency, or a steady swing of the form of its curve</source>
        <translation>Una señal continua senoidal, triangular o cuadrada, un solo pulso, un paquete de algunas oscilaciones, ruido en torno a su frecuencia o una oscilación continua con la forma de su curva</translation>
    </message>
    <message>
        <source>drawn curve</source>
        <translation>curva dibujada</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Magnitud</translation>
    </message>
</context>
<context>
    <name>VideoFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>Es una carpeta.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>No es un archivo corriente.</translation>
    </message>
    <message>
        <source>ffmpeg could not be started.</source>
        <translation>No se pudo iniciar ffmpeg.</translation>
    </message>
    <message>
        <source>ffmpeg stopped without giving a reason.</source>
        <translation>ffmpeg se detuvo sin dar motivo.</translation>
    </message>
    <message>
        <source>ffmpeg says: %1</source>
        <translation>ffmpeg dice: %1</translation>
    </message>
</context>
<context>
    <name>WorkSheet</name>
    <message>
        <source>Name: ______________________________   Class: __________   Date: %1</source>
        <translation>Nombre: ______________________________   Clase: __________   Fecha: %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>pasos hechos: %1 de %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>teoría</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>What I found out</source>
        <translation>Lo que he descubierto</translation>
    </message>
</context>
<context>
    <name>World</name>
    <message>
        <source>nothing real</source>
        <translation>nada real</translation>
    </message>
    <message>
        <source>a real string</source>
        <translation>una cuerda real</translation>
    </message>
    <message>
        <source>water</source>
        <translation>agua</translation>
    </message>
    <message>
        <source>sound in air</source>
        <translation>sonido en el aire</translation>
    </message>
    <message>
        <source>light</source>
        <translation>luz</translation>
    </message>
    <message>
        <source>radio waves</source>
        <translation>ondas de radio</translation>
    </message>
</context>
<context>
    <name>seiche::Actions</name>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Reiniciar</translation>
    </message>
    <message>
        <source>Restart with these settings</source>
        <translation>Reiniciar con estos ajustes</translation>
    </message>
    <message>
        <source>Reset e&amp;verything</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>Reset to the experiment as it was opened</source>
        <translation>Volver al experimento tal como se abrió</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>P&amp;ull</source>
        <translation>&amp;Tirar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>R&amp;eproducir</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>One &amp;step</source>
        <translation>Un &amp;paso</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avanzar un paso</translation>
    </message>
    <message>
        <source>Sl&amp;ow ×0.25</source>
        <translation>&amp;Lento ×0,25</translation>
    </message>
    <message>
        <source>×0.25</source>
        <translation>×0,25</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Lento: un cuarto de la velocidad</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Más lento</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Más &amp;rápido</translation>
    </message>
    <message>
        <source>&amp;Real speed ×1</source>
        <translation>&amp;Velocidad real ×1</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Cuerda</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Piscina</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>P&amp;royector</translation>
    </message>
    <message>
        <source>Projector F11</source>
        <translation>Proyector F11</translation>
    </message>
    <message>
        <source>Projector: full screen, large type, strong colours</source>
        <translation>Proyector: pantalla completa, letra grande, colores intensos</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Draw waves l&amp;arger</source>
        <translation>&amp;Dibujar ondas más grandes</translation>
    </message>
    <message>
        <source>&amp;Draw waves smaller</source>
        <translation>Dibujar ondas más pe&amp;queñas</translation>
    </message>
    <message>
        <source>Fit &amp;waves to the canvas</source>
        <translation>&amp;Ajustar las ondas a la vista</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas y ratón</translation>
    </message>
    <message>
        <source>&amp;About Seiche</source>
        <translation>&amp;Acerca de Seiche</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoría</translation>
    </message>
    <message>
        <source>Computing &amp;speed</source>
        <translation>&amp;Velocidad de cálculo</translation>
    </message>
    <message>
        <source>Shows steps, frames and cells per second below the canvas</source>
        <translation>Muestra pasos, fotogramas y celdas por segundo bajo la vista</translation>
    </message>
    <message>
        <source>Le&amp;vel lines</source>
        <translation>&amp;Curvas de nivel</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Bro&amp;wse the built-in experiments…</source>
        <translation>E&amp;xplorar los experimentos incluidos…</translation>
    </message>
    <message>
        <source>Basic &amp;view</source>
        <translation>Vista &amp;sencilla</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <source>Lesson from a &amp;file…</source>
        <translation>Lección de &amp;un archivo…</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Paso &amp;anterior</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Paso &amp;siguiente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Give me a &amp;hint</source>
        <translation>Dame una &amp;pista</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Repea&amp;t this step</source>
        <translation>Repetir es&amp;te paso</translation>
    </message>
    <message>
        <source>Rest&amp;art lesson</source>
        <translation>Empezar la lección de &amp;nuevo</translation>
    </message>
    <message>
        <source>Save the &amp;work sheet as PDF…</source>
        <translation>Guardar la &amp;ficha como PDF…</translation>
    </message>
    <message>
        <source>Work sheet…</source>
        <translation>Ficha…</translation>
    </message>
    <message>
        <source>Save the work sheet as a web pa&amp;ge…</source>
        <translation>Guardar la ficha como pá&amp;gina web…</translation>
    </message>
    <message>
        <source>P&amp;rint the work sheet…</source>
        <translation>Impri&amp;mir la ficha…</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>&amp;Dejar la lección</translation>
    </message>
    <message>
        <source>Lock for the &amp;class</source>
        <translation>Bloquear para la &amp;clase</translation>
    </message>
    <message>
        <source>Large &amp;resonance chart</source>
        <translation>Grá&amp;fica grande de resonancia</translation>
    </message>
    <message>
        <source>&amp;Both dampings side by side</source>
        <translation>Ambos amorti&amp;guamientos lado a lado</translation>
    </message>
    <message>
        <source>Challenge: an &amp;unknown string</source>
        <translation>&amp;Reto: una cuerda desconocida</translation>
    </message>
    <message>
        <source>Your &amp;own picture on the floor…</source>
        <translation>Imagen &amp;propia en el fondo…</translation>
    </message>
    <message>
        <source>T&amp;iles on the floor</source>
        <translation>&amp;Azulejos en el fondo</translation>
    </message>
    <message>
        <source>Cards ov&amp;er the picture</source>
        <translation>Tar&amp;jetas sobre la imagen</translation>
    </message>
    <message>
        <source>Shows or hides all cards on the projector</source>
        <translation>Muestra u oculta todas las tarjetas en el proyector</translation>
    </message>
    <message>
        <source>Enter &amp;my answer</source>
        <translation>&amp;Escribir mi respuesta</translation>
    </message>
    <message>
        <source>Loc&amp;k with a word…</source>
        <translation>Bl&amp;oquear con una palabra…</translation>
    </message>
    <message>
        <source>&amp;Sheet for students…</source>
        <translation>&amp;Hoja para el alumnado…</translation>
    </message>
    <message>
        <source>Print the sheet for st&amp;udents…</source>
        <translation>Impr&amp;imir la hoja para el alumnado…</translation>
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation>&amp;Inicio rápido</translation>
    </message>
    <message>
        <source>&amp;Teacher&apos;s guide</source>
        <translation>&amp;Guía para el profesorado</translation>
    </message>
    <message>
        <source>&amp;Lesson plans</source>
        <translation>&amp;Planes de clase</translation>
    </message>
    <message>
        <source>Seiche in a &amp;browser</source>
        <translation>Seiche en el &amp;navegador</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>A class with &amp;phones</source>
        <translation>Una clase con &amp;móviles</translation>
    </message>
    <message>
        <source>Start or stop the stop&amp;watch</source>
        <translation>Iniciar o parar el cronómetro</translation>
    </message>
    <message>
        <source>Stopwatch bac&amp;k to zero</source>
        <translation>Cronómetro a &amp;cero</translation>
    </message>
    <message>
        <source>Free&amp;ze the string</source>
        <translation>Congelar la cuerda</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now</source>
        <translation>Deja a trazos la cuerda tal como está ahora</translation>
    </message>
    <message>
        <source>A bead on every tenth point</source>
        <translation>Una cuenta cada diez puntos</translation>
    </message>
    <message>
        <source>Beads on the string</source>
        <translation>Cuentas en la cuerda</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Enviar un pulso ahora</translation>
    </message>
    <message>
        <source>The selected pulse generator does it, or the last one put</source>
        <translation>Lo hace el generador elegido, o el último puesto</translation>
    </message>
    <message>
        <source>Sound &amp;on</source>
        <translation>Con &amp;sonido</translation>
    </message>
    <message>
        <source>A ping for every tap, and what is chosen below</source>
        <translation>Un «ping» con cada toque, y lo que se elija debajo</translation>
    </message>
    <message>
        <source>S&amp;tart from a formula…</source>
        <translation>Empezar con una &amp;fórmula…</translation>
    </message>
    <message>
        <source>&amp;Next built-in experiment</source>
        <translation>Siguie&amp;nte experimento incluido</translation>
    </message>
    <message>
        <source>&amp;Previous built-in experiment</source>
        <translation>Experimento incluido anteri&amp;or</translation>
    </message>
    <message>
        <source>Heights, wave speeds and drives from a formula, a drawn curve or a picture</source>
        <translation>Alturas, velocidades de propagación y excitaciones de una fórmula, una curva dibujada o una imagen</translation>
    </message>
</context>
<context>
    <name>seiche::Advice</name>
    <message>
        <source>Use fewer neighbours: a stencil of four.</source>
        <translation>Usa menos vecinos: una vecindad de cuatro.</translation>
    </message>
    <message>
        <source>Set the divisor to %1 or more.</source>
        <translation>Usa un divisor de %1 o más.</translation>
    </message>
    <message>
        <source>Lower k to %1, or add damping: %2 = %3.</source>
        <translation>Baja k a %1 o añade amortiguamiento: %2 = %3.</translation>
    </message>
    <message>
        <source>Lower k to %1.</source>
        <translation>Baja k a %1.</translation>
    </message>
    <message>
        <source>With %1 no k is small enough: choose leapfrog, or add damping: %2 = %3.</source>
        <translation>Con %1 ningún k es bastante pequeño: elige salto de rana o añade amortiguamiento: %2 = %3.</translation>
    </message>
    <message>
        <source>With %1 no k is small enough: choose leapfrog.</source>
        <translation>Con %1 ningún k es bastante pequeño: elige salto de rana.</translation>
    </message>
    <message>
        <source>The level surface itself grows ×%1 per step: it doubles every %2 steps (%3 s).</source>
        <translation>La propia superficie plana crece ×%1 por paso: se duplica cada %2 pasos (%3 s).</translation>
    </message>
    <message>
        <source>The wave of %1 cells grows ×%2 per step: it doubles every %3 steps (%4 s).</source>
        <translation>La onda de %1 celdas crece ×%2 por paso: se duplica cada %3 pasos (%4 s).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what happens, then what to do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No wave grows, whatever k: %1 is stable for every k.</source>
        <translation>Ninguna onda crece, sea cual sea k: %1 es estable para todo k.</translation>
    </message>
    <message>
        <source>Exactly at the limit: no wave grows, but just above it the wave of %1 cells would.</source>
        <translation>Justo en el límite: ninguna onda crece, pero un poco por encima crecería la de %1 celdas.</translation>
    </message>
    <message>
        <source>No wave grows. With a smaller divisor the wave of %1 cells would be the first to grow.</source>
        <translation>Ninguna onda crece. Con un divisor menor, la primera en crecer sería la de %1 celdas.</translation>
    </message>
    <message>
        <source>No wave grows. Above k = %1 the wave of %2 cells would be the first to grow.</source>
        <translation>Ninguna onda crece. Por encima de k = %1, la primera en crecer sería la de %2 celdas.</translation>
    </message>
</context>
<context>
    <name>seiche::BackgroundJob</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>The reason is unknown.</source>
        <translation>Se desconoce el motivo.</translation>
    </message>
</context>
<context>
    <name>seiche::Banner</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
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
        <translation>%1 divergió en el paso %2</translation>
    </message>
    <message>
        <source>With these settings every step makes the wave larger, without limit. Change k or the scheme, then restart.</source>
        <translation>Con estos ajustes cada paso agranda la onda, sin límite. Cambia k o el esquema y reinicia.</translation>
    </message>
    <message>
        <source>Step %1, largest height %2.</source>
        <translation>Paso %1, altura máxima %2.</translation>
    </message>
    <message>
        <source>Second %1, largest height %2.</source>
        <translation>Segundo %1, altura máxima %2.</translation>
    </message>
    <message>
        <source>A hand cannot lift it any higher. Restart to begin at rest.</source>
        <translation>La mano no puede levantarlo más. Reinicia para empezar en reposo.</translation>
    </message>
    <message>
        <source>The wave left the range of numbers at step %1</source>
        <translation>La onda salió del rango numérico en el paso %1</translation>
    </message>
    <message>
        <source>The settings are stable: no step makes the wave larger. Pulls, drive and sources have put in too much. Restart to begin at rest.</source>
        <translation>Los ajustes son estables: ningún paso agranda la onda. Los tirones, la excitación y las fuentes han aportado demasiado. Reinicia para empezar en reposo.</translation>
    </message>
    <message>
        <source>%1 points, %2 high</source>
        <translation>%1 puntos, altura %2</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>length, height</comment>
        <translation>%1, altura %2</translation>
    </message>
</context>
<context>
    <name>seiche::ChainTable</name>
    <message>
        <source>No standing waves are predicted here.</source>
        <translation>Aquí no hay ondas estacionarias previstas.</translation>
    </message>
    <message>
        <source>A chain of beads, and the string that it stands for: n half waves of a string have n times the frequency of one, those of beads have less.</source>
        <translation>Una cadena de cuentas y la cuerda a la que representa: n medias ondas de una cuerda tienen n veces la frecuencia de una; las de las cuentas, menos.</translation>
    </message>
    <message>
        <source>With Theory switched on in the panel Resonance, the frequencies of the beads stand here beside those of a string.</source>
        <translation>Con «Teoría» activada en el panel «Resonancia», aquí están las frecuencias de las cuentas junto a las de una cuerda.</translation>
    </message>
    <message>
        <source>n</source>
        <comment>half waves of a mode</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>beads, Hz</source>
        <translation>cuentas, Hz</translation>
    </message>
    <message>
        <source>string, Hz</source>
        <translation>cuerda, Hz</translation>
    </message>
    <message>
        <source>ratio</source>
        <comment>of two frequencies</comment>
        <translation>razón</translation>
    </message>
    <message>
        <source>Frequencies of a chain and of a string</source>
        <translation>Frecuencias de una cadena y de una cuerda</translation>
    </message>
    <message>
        <source>beads, %1</source>
        <comment>unit of a frequency</comment>
        <translation>cuentas, %1</translation>
    </message>
    <message>
        <source>string, %1</source>
        <comment>unit of a frequency</comment>
        <translation>cuerda, %1</translation>
    </message>
</context>
<context>
    <name>seiche::ChallengeRow</name>
    <message>
        <source>Between 0.001 and 1000 Hz</source>
        <translation>Entre 0,001 y 1000 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>Challenge %1: what is the slowest rhythm that makes this string swing high? Taps so far: %2</source>
        <translation>Reto %1: ¿cuál es el ritmo más lento que hace oscilar mucho esta cuerda? Toques hasta ahora: %2</translation>
    </message>
    <message>
        <source>Challenge %1: %2 points. You said %3 Hz; the answer is %4 Hz (%5 % off); taps: %6</source>
        <translation>Reto %1: %2 puntos. Dijiste %3 Hz, lo correcto es %4 Hz (error de %5 %); toques: %6</translation>
    </message>
    <message>
        <source>Challenge %1: it was %2 Hz; taps: %3</source>
        <translation>Reto %1: eran %2 Hz; toques: %3</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Reto</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Your answer: the slowest rhythm</source>
        <translation>Tu respuesta: el ritmo más lento</translation>
    </message>
    <message>
        <source>Submit answer</source>
        <translation>Enviar la respuesta</translation>
    </message>
    <message>
        <source>Submits the frequency and shows your score</source>
        <translation>Envía la frecuencia y muestra tu puntuación</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Shows the answer and everything that is hidden</source>
        <translation>Muestra la respuesta y todo lo oculto</translation>
    </message>
    <message>
        <source>Number of the challenge</source>
        <translation>Número del reto</translation>
    </message>
    <message>
        <source>The same number gives the same string on every computer</source>
        <translation>El mismo número da la misma cuerda en cualquier ordenador</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Nuevo reto</translation>
    </message>
    <message>
        <source>Opens the unknown string with this number</source>
        <translation>Abre la cuerda desconocida con este número</translation>
    </message>
    <message>
        <source>A new challenge is an unknown string: find its slowest rhythm with few taps. The same number gives everyone the same string.</source>
        <translation>Un reto nuevo es una cuerda desconocida: encuentra su ritmo más lento con pocos toques. El mismo número da a todos la misma cuerda.</translation>
    </message>
</context>
<context>
    <name>seiche::Chart</name>
    <message>
        <source>The picture could not be made.</source>
        <translation>No se pudo crear la imagen.</translation>
    </message>
    <message>
        <source>Save the chart as a picture</source>
        <translation>Guardar la gráfica como imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Mostrar los números</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Copiar los números</translation>
    </message>
    <message>
        <source>Save the numbers of the chart</source>
        <translation>Guardar los números de la gráfica</translation>
    </message>
    <message>
        <source>Save the numbers…</source>
        <translation>Guardar los números…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Guardar como imagen</translation>
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
        <translation>Borrar la gráfica</translation>
    </message>
    <message>
        <source>Remove all points of the class? They cannot be brought back.</source>
        <translation>¿Quitar todos los puntos de la clase? No se pueden recuperar.</translation>
    </message>
    <message>
        <source>Save the points</source>
        <translation>Guardar los puntos</translation>
    </message>
    <message>
        <source>Close the class</source>
        <translation>Cerrar la clase</translation>
    </message>
    <message>
        <source>Save the points of the class? Points: %1</source>
        <translation>¿Guardar los puntos de la clase? Puntos: %1</translation>
    </message>
    <message>
        <source>Cl&amp;ass</source>
        <translation>&amp;Clase</translation>
    </message>
    <message>
        <source>&amp;Open for phones…</source>
        <translation>&amp;Abrir para móviles…</translation>
    </message>
    <message>
        <source>Students join with their phones, and every rhythm becomes a point on one chart</source>
        <translation>Los estudiantes entran con sus móviles, y cada ritmo se convierte en un punto de una gráfica</translation>
    </message>
    <message>
        <source>O&amp;wn string</source>
        <translation>Cuerda &amp;propia</translation>
    </message>
    <message>
        <source>Each phone has its own string; its points fly to the chart</source>
        <translation>Cada móvil tiene su propia cuerda; sus puntos vuelan a la gráfica</translation>
    </message>
    <message>
        <source>One &amp;string</source>
        <translation>Cuerda c&amp;omún</translation>
    </message>
    <message>
        <source>All tap the string on the wall</source>
        <translation>Todos tiran de la cuerda de la pared</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Votación</translation>
    </message>
    <message>
        <source>A question with given answers</source>
        <translation>Una pregunta con respuestas ya dadas</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>Con&amp;gelar</translation>
    </message>
    <message>
        <source>No points are taken; phones keep theirs</source>
        <translation>No se admiten puntos; los móviles guardan los suyos</translation>
    </message>
    <message>
        <source>&amp;Hide the chart</source>
        <translation>Ocul&amp;tar la gráfica</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>Cu&amp;rva</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>Lo que predice la teoría</translation>
    </message>
    <message>
        <source>C&amp;lear the chart…</source>
        <translation>&amp;Borrar la gráfica…</translation>
    </message>
    <message>
        <source>S&amp;tudents…</source>
        <translation>E&amp;studiantes…</translation>
    </message>
    <message>
        <source>Type a &amp;code…</source>
        <translation>&amp;Escribir un código…</translation>
    </message>
    <message>
        <source>The point of a phone that is in no network</source>
        <translation>El punto de un móvil que no está en ninguna red</translation>
    </message>
    <message>
        <source>Nobody new &amp;joins</source>
        <translation>&amp;No entra nadie más</translation>
    </message>
    <message>
        <source>&amp;Phones follow the lesson</source>
        <translation>&amp;Los móviles siguen la lección</translation>
    </message>
    <message>
        <source>&amp;Give the class this experiment</source>
        <translation>&amp;Dar este experimento a la clase</translation>
    </message>
    <message>
        <source>Every phone gets what is open now; the chart shows its points</source>
        <translation>Cada móvil recibe lo que está abierto ahora; la gráfica muestra sus puntos</translation>
    </message>
    <message>
        <source>S&amp;ave the points…</source>
        <translation>Guardar los p&amp;untos…</translation>
    </message>
    <message>
        <source>Clos&amp;e the class…</source>
        <translation>&amp;Cerrar la clase…</translation>
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
        <translation>toques por segundo (Hz)</translation>
    </message>
    <message>
        <source>amplitude in pulls</source>
        <translation>amplitud en tirones</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>los demás</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prevista</translation>
    </message>
    <message>
        <source>%1, not steady yet</source>
        <translation>%1, aún no estacionario</translation>
    </message>
    <message>
        <source>Every rhythm that a phone has tapped becomes a point here.</source>
        <translation>Cada ritmo pulsado en un móvil será aquí un punto.</translation>
    </message>
    <message>
        <source>Chart of the class</source>
        <translation>Gráfica de la clase</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps, a point for each rhythm.</source>
        <translation>Amplitud en tirones según la frecuencia de los toques, un punto por cada ritmo.</translation>
    </message>
    <message>
        <source>Remove this point</source>
        <translation>Quitar este punto</translation>
    </message>
    <message>
        <source>Bring back the last removed point</source>
        <translation>Recuperar el último punto quitado</translation>
    </message>
    <message>
        <source>%1 (being checked)</source>
        <translation>%1 (se está comprobando)</translation>
    </message>
    <message>
        <source>%1 (unverified)</source>
        <translation>%1 (sin verificar)</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>sin verificar</translation>
    </message>
</context>
<context>
    <name>seiche::ClassInWindow</name>
    <message>
        <source>Class %1 · %2</source>
        <comment>code, students</comment>
        <translation>Clase %1 · %2</translation>
    </message>
    <message>
        <source>The class that was interrupted goes on, with its code and its points.</source>
        <translation>La clase interrumpida continúa, con su código y sus puntos.</translation>
    </message>
    <message>
        <source>This point came without its run.</source>
        <translation>Este punto llegó sin su ejecución.</translation>
    </message>
    <message>
        <source>The run of this point cannot be read.</source>
        <translation>No se puede leer la ejecución de este punto.</translation>
    </message>
    <message>
        <source>%1: %2 pulls at %3 Hz</source>
        <translation>%1: %2 tirones a %3 Hz</translation>
    </message>
    <message>
        <source>The point does not follow from this run.</source>
        <translation>El punto no se sigue de esta ejecución.</translation>
    </message>
    <message>
        <source>The rhythm as it was tapped, from rest.</source>
        <translation>El ritmo tal como se pulsó, desde el reposo.</translation>
    </message>
    <message>
        <source>Back to the class: %1</source>
        <translation>Volver a la clase: %1</translation>
    </message>
    <message>
        <source>Save the points now and then: after a crash they would be lost.</source>
        <translation>Guarda los puntos de vez en cuando: se perderían si el programa fallara.</translation>
    </message>
</context>
<context>
    <name>seiche::ClassPage</name>
    <message>
        <source>Which rhythm makes the string swing highest?</source>
        <translation>¿Con qué ritmo oscila más alto la cuerda?</translation>
    </message>
    <message>
        <source>Which rhythm makes the water swing highest?</source>
        <translation>¿Con qué ritmo oscila más alto el agua?</translation>
    </message>
    <message>
        <source>Can you all tap in one rhythm?</source>
        <translation>¿Podéis pulsar todos al mismo ritmo?</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>Una pregunta para la clase</translation>
    </message>
    <message>
        <source>With n students tapping each pull is 1/√n as high: it only grows when they agree.</source>
        <translation>Cuando pulsan n estudiantes, cada tirón tiene 1/√n de su altura: la onda solo crece si se ponen de acuerdo.</translation>
    </message>
    <message>
        <source>Rhythms so far: %1</source>
        <translation>Ritmos hasta ahora: %1</translation>
    </message>
    <message>
        <source>%1 rhythms from %2 students</source>
        <translation>Ritmos: %1, estudiantes: %2</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelada</translation>
    </message>
    <message>
        <source>best so far: %1, %2 pulls at %3 Hz</source>
        <translation>lo más alto: %1, %2 tirones a %3 Hz</translation>
    </message>
    <message>
        <source>The pulls of all phones act on this one.</source>
        <translation>Los tirones de todos los móviles actúan aquí.</translation>
    </message>
    <message>
        <source>Scan the code, or type address and letters.</source>
        <translation>Escanea el código o escribe la dirección y las letras.</translation>
    </message>
    <message>
        <source>Click a point to replay that student&apos;s run.</source>
        <translation>Un clic en un punto repite la ejecución de ese estudiante.</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>La clase</translation>
    </message>
    <message>
        <source>The chart is hidden. Keep tapping: points are counted.</source>
        <translation>La gráfica está oculta. Sigue pulsando: los puntos cuentan.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. Are the phones in the same network? See Help, A class with phones.</source>
        <translation>Todavía no ha entrado nadie. ¿Están los móviles en la misma red? Mira en Ayuda, Una clase con móviles.</translation>
    </message>
    <message>
        <source>The point is removed. The menu of the chart brings it back.</source>
        <translation>El punto se ha quitado. El menú de la gráfica lo recupera.</translation>
    </message>
    <message>
        <source>unverified: %1</source>
        <translation>sin verificar: %1</translation>
    </message>
</context>
<context>
    <name>seiche::CodePage</name>
    <message>
        <source>The code that runs</source>
        <translation>El código que se ejecuta</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
</context>
<context>
    <name>seiche::ComparePanel</name>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <comment>integer water</comment>
        <translation>números enteros</translation>
    </message>
    <message>
        <source>Water in whole numbers has only one scheme.</source>
        <translation>El agua en números enteros tiene un solo esquema.</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <comment>energy or difference</comment>
        <translation>%1 en función del tiempo</translation>
    </message>
    <message>
        <source>Pull, and the energy appears here.</source>
        <translation>Da un tirón y aquí aparecerá la energía.</translation>
    </message>
    <message>
        <source>Pull, and the difference from the exact solution appears here.</source>
        <translation>Da un tirón y aquí aparecerá la diferencia con la solución exacta.</translation>
    </message>
    <message>
        <source>The difference between the other schemes and the main run appears here.</source>
        <translation>Aquí aparece la diferencia entre los otros esquemas y la ejecución principal.</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>tiempo, s</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted, ×%3 measured.</source>
        <translation>%1: ×%2 por paso previsto, ×%3 medido.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted.</source>
        <translation>%1: ×%2 por paso previsto.</translation>
    </message>
    <message>
        <source>%1 Exploded at step %2.</source>
        <comment>sentence before, step</comment>
        <translation>%1 Divergió en el paso %2.</translation>
    </message>
    <message>
        <source>%1 Order %2.</source>
        <comment>sentences before, order of a scheme</comment>
        <translation>%1 Orden %2.</translation>
    </message>
    <message>
        <source>%1 Order %2, %3 ns per cell.</source>
        <comment>sentences before, order of a scheme, cost</comment>
        <translation>%1 Orden %2, %3 ns por celda.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Runs %1 beside the main run, from its present state.</source>
        <translation>Ejecuta %1 junto a la ejecución principal, desde su estado actual.</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>solución exacta</translation>
    </message>
    <message>
        <source>Schemes ▾</source>
        <translation>Esquemas ▾</translation>
    </message>
    <message>
        <source>All schemes that can run beside the main one.</source>
        <translation>Todos los esquemas que pueden ejecutarse junto al principal.</translation>
    </message>
    <message>
        <source>What the string would do if time had no steps; differences are then measured from it.</source>
        <translation>Lo que haría la cuerda si el tiempo no tuviera pasos; las diferencias se miden entonces respecto a ella.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra la gráfica</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>start the other schemes once more</comment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Restarts the other schemes from the present state.</source>
        <translation>Vuelve a lanzar los otros esquemas desde el estado actual.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted in the end, ×%3 measured now: waves that grow more slowly still dominate.</source>
        <translation>%1: ×%2 por paso previsto al final, ×%3 medido ahora: aún dominan ondas que crecen más despacio.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media, ×%3 measured.</source>
        <translation>%1: como mucho ×%2 por paso previsto entre paredes y medios, ×%3 medido.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media.</source>
        <translation>%1: como mucho ×%2 por paso previsto entre paredes y medios.</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergencia</translation>
    </message>
    <message>
        <source>Error over the time step</source>
        <translation>Error según el paso de tiempo</translation>
    </message>
    <message>
        <source>%1: order %2 measured, %3 by theory.</source>
        <comment>scheme, orders</comment>
        <translation>%1: orden %2 medido, %3 según la teoría.</translation>
    </message>
    <message>
        <source>Measured without damping, which no scheme applies to a higher order than the first.</source>
        <translation>Medido sin amortiguamiento, que ningún esquema aplica con un orden superior al primero.</translation>
    </message>
    <message>
        <source>time step, in steps of the run</source>
        <translation>paso de tiempo, en pasos de la ejecución</translation>
    </message>
    <message>
        <source>There is no error to be measured here.</source>
        <translation>Aquí no hay ningún error que medir.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1 divergió en el paso %2</translation>
    </message>
</context>
<context>
    <name>seiche::ComputingSpeed</name>
    <message>
        <source>%1 steps/s · %2 frames/s · %3 cells/s</source>
        <translation>%1 pasos/s · %2 fotogramas/s · %3 celdas/s</translation>
    </message>
    <message>
        <source>%1 % of the memory limit</source>
        <translation>%1 % del límite de memoria</translation>
    </message>
    <message>
        <source>Computing speed</source>
        <translation>Velocidad de cálculo</translation>
    </message>
    <message>
        <source>The memory limit: how many cells per second this computer could compute if every step read two heights of each cell from memory and wrote one. Several steps in the cache can beat it.</source>
        <translation>El límite de la memoria: cuántas celdas por segundo calcularía este ordenador si cada paso leyera de memoria dos alturas por celda y escribiera una. Varios pasos en la caché pueden superarlo.</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 fotogramas/s</translation>
    </message>
</context>
<context>
    <name>seiche::CurveEditor</name>
    <message>
        <source>Place %1 of %2: %3. Arrows move the pen and raise the curve; with Shift it draws on.</source>
        <translation>Lugar %1 de %2: %3. Las flechas mueven el lápiz y suben la curva; con Mayús sigue dibujando.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingRows</name>
    <message>
        <source>on the velocity</source>
        <comment>damping</comment>
        <translation>en la velocidad</translation>
    </message>
    <message>
        <source>on the height</source>
        <comment>damping</comment>
        <translation>en la altura</translation>
    </message>
    <message>
        <source>on both</source>
        <comment>damping</comment>
        <translation>en ambas</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>“%1” is not a number of seconds.</source>
        <translation>«%1» no es un número de segundos.</translation>
    </message>
    <message>
        <source>A half-life must be more than 0 seconds.</source>
        <translation>El tiempo de semiamortiguación debe ser mayor que 0 segundos.</translation>
    </message>
    <message>
        <source>This half-life is too short: one step cannot take away that much.</source>
        <translation>Este tiempo de semiamortiguación es demasiado corto: un paso no puede quitar tanto.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>damping of</comment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortiguamiento</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>damping of</comment>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Kind of damping</source>
        <translation>Tipo de amortiguamiento</translation>
    </message>
    <message>
        <source>On the velocity: friction, as in textbooks. On the height: the whole new height shrinks, which also pulls the medium back to level and raises low frequencies.</source>
        <translation>En la velocidad: rozamiento, como en los libros. En la altura: se reduce toda la altura nueva, lo que además devuelve el medio al reposo y sube las frecuencias bajas.</translation>
    </message>
    <message>
        <source>half-life</source>
        <translation>semiamortiguación</translation>
    </message>
    <message>
        <source>Half-life in seconds</source>
        <translation>Tiempo de semiamortiguación en segundos</translation>
    </message>
    <message>
        <source>After this time half of a wave&apos;s height is left.</source>
        <translation>Pasado este tiempo queda la mitad de la altura de una onda.</translation>
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
        <translation>Oculto hasta que encuentres el ritmo de la cuerda.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Two dampings</source>
        <translation>Dos amortiguamientos</translation>
    </message>
    <message>
        <source>velocity damped</source>
        <translation>velocidad amortiguada</translation>
    </message>
    <message>
        <source>height damped</source>
        <translation>altura amortiguada</translation>
    </message>
    <message>
        <source>tap frequency, Hz</source>
        <translation>frecuencia de los toques, Hz</translation>
    </message>
    <message>
        <source>× one pull</source>
        <translation>× un tirón</translation>
    </message>
    <message>
        <source>undamped</source>
        <translation>sin amortiguar</translation>
    </message>
    <message>
        <source>factor per step</source>
        <translation>factor por paso</translation>
    </message>
    <message>
        <source>slowest wave, steps</source>
        <translation>onda más lenta, pasos</translation>
    </message>
    <message>
        <source>slowest wave, Hz</source>
        <translation>onda más lenta, Hz</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the velocity</comment>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Damp the velocity of this run</source>
        <translation>Amortiguar la velocidad de esta ejecución</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the height</comment>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Damp the height of this run</source>
        <translation>Amortiguar la altura de esta ejecución</translation>
    </message>
    <message>
        <source>Switch on Theory to see what it predicts.</source>
        <translation>Activa «Teoría» para ver lo que predice.</translation>
    </message>
    <message>
        <source>Both take the same share of every wave that swings: half of it is left after %1 steps (%2 s). Damping the velocity is friction: the rhythm stays. Damping the height also pulls the medium back to level, as if it lay on springs: no wave can swing more slowly than once in %3 steps. Its resonance comes from its damping.</source>
        <translation>Ambos quitan la misma parte a cada onda que oscila: la mitad queda tras %1 pasos (%2 s). Amortiguar la velocidad es rozamiento: el ritmo se mantiene. Amortiguar la altura también devuelve el medio al reposo, como si descansara sobre muelles: ninguna onda oscila más despacio que una vez en %3 pasos. Su resonancia la crea su amortiguamiento.</translation>
    </message>
</context>
<context>
    <name>seiche::DispersionChart</name>
    <message>
        <source>The shortest waves travel at %1 cells per step; the wave equation says %2.</source>
        <translation>Las ondas más cortas avanzan %1 celdas por paso; la ecuación de ondas dice %2.</translation>
    </message>
    <message>
        <source>wavelength, cells</source>
        <translation>longitud de onda, celdas</translation>
    </message>
    <message>
        <source>Phase velocity in cells per step against wavelength</source>
        <translation>Velocidad de fase en celdas por paso según la longitud de onda</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>along the sides</source>
        <translation>a lo largo de los lados</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>en diagonal</translation>
    </message>
    <message>
        <source>phase velocity, measured</source>
        <translation>velocidad de fase, medida</translation>
    </message>
    <message>
        <source>group velocity, measured</source>
        <translation>velocidad de grupo, medida</translation>
    </message>
    <message>
        <source>phase velocity</source>
        <translation>velocidad de fase</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>velocity; measured: ● phase, ○ group</source>
        <translation>velocidad; medida: ● fase, ○ grupo</translation>
    </message>
    <message>
        <source>The shortest waves travel at %1; the wave equation says %2.</source>
        <comment>velocities</comment>
        <translation>Las ondas más cortas avanzan a %1; la ecuación de ondas dice %2.</translation>
    </message>
    <message>
        <source>wavelength, %1</source>
        <comment>unit</comment>
        <translation>longitud de onda, %1</translation>
    </message>
    <message>
        <source>Phase velocity in %1 against wavelength</source>
        <comment>unit</comment>
        <translation>Velocidad de fase en %1 según la longitud de onda</translation>
    </message>
    <message>
        <source>velocity, %1; measured: ● phase, ○ group</source>
        <comment>unit</comment>
        <translation>velocidad, %1; medida: ● fase, ○ grupo</translation>
    </message>
    <message>
        <source>phase velocity, %1</source>
        <comment>unit</comment>
        <translation>velocidad de fase, %1</translation>
    </message>
    <message>
        <source>velocity, %1</source>
        <comment>unit</comment>
        <translation>velocidad, %1</translation>
    </message>
</context>
<context>
    <name>seiche::DockArrangement</name>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Panels to the left</source>
        <translation>Paneles a la izquierda</translation>
    </message>
    <message>
        <source>Panels to the right</source>
        <translation>Paneles a la derecha</translation>
    </message>
</context>
<context>
    <name>seiche::Documents</name>
    <message>
        <source>%1 could not be opened.</source>
        <translation>No se pudo abrir %1.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>No es un archivo.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation>El archivo supera 1 MiB.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>No se pudo guardar %1.</translation>
    </message>
    <message>
        <source>The run has too many events for a file of 1 MiB. You can still save its set-up.</source>
        <translation>La ejecución tiene demasiados eventos para un archivo de 1 MiB. Aún puedes guardar su montaje.</translation>
    </message>
    <message>
        <source>The file that was there is unchanged.</source>
        <translation>El archivo que había allí queda intacto.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>No se guardó %1.</translation>
    </message>
    <message>
        <source>Another window or program has changed it since it was opened here.</source>
        <translation>Otra ventana u otro programa lo ha cambiado desde que se abrió aquí.</translation>
    </message>
    <message>
        <source>The experiment could not be opened.</source>
        <translation>No se pudo abrir el experimento.</translation>
    </message>
    <message>
        <source>There is not enough memory for it. What was open stays open.</source>
        <translation>No hay memoria suficiente. Lo que estaba abierto sigue abierto.</translation>
    </message>
    <message>
        <source>This window is locked for the lesson.</source>
        <translation>Esta ventana está bloqueada para la lección.</translation>
    </message>
    <message>
        <source>Your teacher can unlock it.</source>
        <translation>Tu docente puede desbloquearla.</translation>
    </message>
</context>
<context>
    <name>seiche::DrawnValues</name>
    <message>
        <source>Height of the string</source>
        <translation>Altura de la cuerda</translation>
    </message>
    <message>
        <source>Height of the pool</source>
        <translation>Altura de la piscina</translation>
    </message>
    <message>
        <source>Wave speed in a medium</source>
        <translation>Velocidad de propagación en un medio</translation>
    </message>
    <message>
        <source>Swing of a source</source>
        <translation>Oscilación de una fuente</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Drawn curve</source>
        <translation>Curva dibujada</translation>
    </message>
    <message>
        <source>Grey picture</source>
        <translation>Imagen en grises</translation>
    </message>
    <message>
        <source>Height of the pool, x and y in cells from its upper left corner:</source>
        <translation>Altura de la piscina, con x e y en celdas desde su esquina superior izquierda:</translation>
    </message>
    <message>
        <source>Relative to the water around it, 0 is land; x and y in cells from the middle of the medium:</source>
        <translation>En relación con el agua de alrededor, 0 es tierra; x e y en celdas desde el centro del medio:</translation>
    </message>
    <message>
        <source>One swing, t from 0 to 1; its highest point is the source&apos;s height:</source>
        <translation>Una oscilación, con t de 0 a 1; su punto más alto es la altura de la fuente:</translation>
    </message>
    <message>
        <source>It is land everywhere.</source>
        <translation>Es tierra en todas partes.</translation>
    </message>
    <message>
        <source>Where waves are fastest k is too large: the run will explode unless k gets smaller.</source>
        <translation>Donde las ondas son más rápidas, k es demasiado grande: la ejecución divergirá si k no se reduce.</translation>
    </message>
</context>
<context>
    <name>seiche::EdgeChoices</name>
    <message>
        <source>Left side</source>
        <translation>Lado izquierdo</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Extremo izquierdo</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Lado derecho</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Extremo derecho</translation>
    </message>
    <message>
        <source>Top side</source>
        <translation>Lado superior</translation>
    </message>
    <message>
        <source>Bottom side</source>
        <translation>Lado inferior</translation>
    </message>
    <message>
        <source>%1: what happens to a wave there. Fixed: it comes back upside down. Free: it comes back upright. Absorbing: it leaves. Ring: it re-enters on the opposite side.</source>
        <translation>%1: qué le ocurre allí a una onda. Fijo: vuelve invertida. Libre: vuelve sin invertirse. Absorbente: se va. Anillo: entra de nuevo por el otro lado.</translation>
    </message>
    <message>
        <source>sides</source>
        <comment>of the pool</comment>
        <translation>lados</translation>
    </message>
    <message>
        <source>Predicted echo 0: nothing comes back.</source>
        <translation>Eco previsto 0: no vuelve nada.</translation>
    </message>
    <message>
        <source>Predicted echo %1: upright.</source>
        <translation>Eco previsto %1: sin invertirse.</translation>
    </message>
    <message>
        <source>Predicted echo −%1: upside down.</source>
        <translation>Eco previsto −%1: invertido.</translation>
    </message>
    <message>
        <source>Impedance: a dashpot between free and fixed; matched to the string (1), it takes up every wave.</source>
        <translation>Impedancia: un amortiguador entre libre y fijo; adaptado a la cuerda (1), absorbe toda onda.</translation>
    </message>
    <message>
        <source>Z, left end</source>
        <translation>Z izquierda</translation>
    </message>
    <message>
        <source>Z, right end</source>
        <translation>Z derecha</translation>
    </message>
</context>
<context>
    <name>seiche::EditCommand</name>
    <message>
        <source>step %1: %2</source>
        <translation>paso %1: %2</translation>
    </message>
</context>
<context>
    <name>seiche::EnergyChart</name>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>Kinetic %1, potential %2.</source>
        <translation>Cinética %1, potencial %2.</translation>
    </message>
    <message>
        <source>Energy over time</source>
        <translation>Energía en función del tiempo</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>cinética</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>potencial</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energía</translation>
    </message>
</context>
<context>
    <name>seiche::FallingKind</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravedad</translation>
    </message>
</context>
<context>
    <name>seiche::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Saves the whole run, so that it can be replayed exactly</source>
        <translation>Guarda toda la ejecución: se puede repetir exactamente</translation>
    </message>
    <message>
        <source>Save only the se&amp;t-up…</source>
        <translation>Guardar solo el &amp;montaje…</translation>
    </message>
    <message>
        <source>Saves the present settings as a starting point</source>
        <translation>Guarda los ajustes actuales como punto de partida</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <translation>Archi&amp;vos recientes</translation>
    </message>
    <message>
        <source>Seiche</source>
        <translation>Seiche</translation>
    </message>
    <message>
        <source>Save the changes to this experiment?</source>
        <translation>¿Guardar los cambios de este experimento?</translation>
    </message>
    <message>
        <source>Its settings were changed and are not saved in any file yet.</source>
        <translation>Sus ajustes han cambiado y aún no están guardados en ningún archivo.</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Abrir un experimento</translation>
    </message>
    <message>
        <source>Experiments and lessons (*.seiche *.lesson);;All files (*)</source>
        <translation>Experimentos y lecciones (*.seiche *.lesson);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Experiments (*.seiche);;All files (*)</source>
        <translation>Experimentos (*.seiche);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>Guardar la ejecución</translation>
    </message>
    <message>
        <source>Save the set-up</source>
        <translation>Guardar el montaje</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>%1 was changed by another window or program since it was opened here.</source>
        <translation>Otra ventana u otro programa cambió %1 desde que se abrió aquí.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. Which of the two do you want to keep?</source>
        <translation>Aún no se ha guardado nada. ¿Cuál de los dos quieres conservar?</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Guardar con otro nombre…</translation>
    </message>
    <message>
        <source>Replace the other</source>
        <translation>Reemplazar el otro</translation>
    </message>
</context>
<context>
    <name>seiche::FilmDialog</name>
    <message>
        <source>Film</source>
        <translation>Película</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Part of the run</source>
        <translation>Parte de la &amp;ejecución</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <translation>P&amp;rimer paso</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>Ú&amp;ltimo paso</translation>
    </message>
    <message>
        <source>S&amp;teps per picture</source>
        <translation>&amp;Pasos por imagen</translation>
    </message>
    <message>
        <source>Pictures per &amp;second</source>
        <translation>Imágenes por &amp;segundo</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>&amp;Height at full scale</source>
        <translation>&amp;Altura a plena escala</translation>
    </message>
    <message>
        <source>Progress of the film</source>
        <translation>Progreso de la película</translation>
    </message>
    <message>
        <source>The height that is drawn at the ceiling of the string, or brightest in the pool</source>
        <translation>La altura que se dibuja en el techo de la cuerda, o la más clara en la piscina</translation>
    </message>
    <message>
        <source>Save the film…</source>
        <translation>Guardar la película…</translation>
    </message>
    <message>
        <source>the run so far</source>
        <translation>la ejecución hasta ahora</translation>
    </message>
    <message>
        <source>from now on</source>
        <translation>a partir de ahora</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Imagen animada (GIF)</translation>
    </message>
    <message>
        <source>Numbered pictures (PNG)</source>
        <translation>Imágenes numeradas (PNG)</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>Vídeo (MP4)</translation>
    </message>
    <message>
        <source>Video (WebM)</source>
        <translation>Vídeo (WebM)</translation>
    </message>
    <message>
        <source>%1: needs the program ffmpeg, which is not installed</source>
        <translation>%1: necesita el programa ffmpeg, que no está instalado</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The last step must not come before the first.</source>
        <translation>El último paso no puede ir antes que el primero.</translation>
    </message>
    <message>
        <source>%1 pictures are too many; at most %2 are allowed. Use more steps per picture.</source>
        <translation>%1 imágenes son demasiadas; se permiten como mucho %2. Usa más pasos por imagen.</translation>
    </message>
    <message>
        <source>%1 pictures, the last of step %2: %3 s of film show %4 s of the run.</source>
        <translation>%1 imágenes, la última del paso %2: %3 s de película muestran %4 s de la ejecución.</translation>
    </message>
    <message>
        <source>Save the film</source>
        <translation>Guardar la película</translation>
    </message>
    <message>
        <source>Films (*%1)</source>
        <translation>Películas (*%1)</translation>
    </message>
    <message>
        <source>The film is being made. You can go on working in the meantime.</source>
        <translation>Se está haciendo la película. Entretanto puedes seguir trabajando.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Cancelado; no se escribió nada.</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>onda</translation>
    </message>
    <message>
        <source>There is not enough memory for a film of such a large run.</source>
        <translation>No hay memoria suficiente para una película de una ejecución tan grande.</translation>
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
        <translation>Se está midiendo el tamaño del GIF.</translation>
    </message>
    <message>
        <source>The GIF will be about %1 large.</source>
        <translation>El GIF ocupará aproximadamente %1.</translation>
    </message>
    <message>
        <source>A video (MP4) of the same is much smaller.</source>
        <translation>Un vídeo (MP4) de lo mismo es mucho más pequeño.</translation>
    </message>
</context>
<context>
    <name>seiche::FloorChoice</name>
    <message>
        <source>A picture for the floor</source>
        <translation>Una imagen para el fondo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
</context>
<context>
    <name>seiche::FloorPicture</name>
    <message>
        <source>%1 cannot be the floor of the pool.</source>
        <translation>%1 no puede ser el fondo de la piscina.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB.</source>
        <translation>El archivo supera 16 MiB.</translation>
    </message>
    <message>
        <source>It is not a PNG, JPEG or BMP picture.</source>
        <translation>No es una imagen PNG, JPEG ni BMP.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>La imagen está dañada.</translation>
    </message>
    <message>
        <source>It has %1 × %2 pixels. At most 8192 on each side and 32 million in all are allowed.</source>
        <translation>Tiene %1 × %2 píxeles. Se permiten como mucho 8192 por lado y 32 millones en total.</translation>
    </message>
</context>
<context>
    <name>seiche::FormulaDialog</name>
    <message>
        <source>Height of the string, x from 0 at the left end to 1 at the right:</source>
        <translation>Altura de la cuerda, con x de 0 en el extremo izquierdo a 1 en el derecho:</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>La forma</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Functions: sin, cos, tan, exp, ln, sqrt, abs, min, max …; powers with ^; a ? b : c; pi.</source>
        <translation>Funciones: sin, cos, tan, exp, ln, sqrt, abs, min, max …; potencias con ^; a ? b : c; pi.</translation>
    </message>
    <message>
        <source>start from a formula</source>
        <translation>inicio con una fórmula</translation>
    </message>
    <message>
        <source>speed of waves</source>
        <translation>velocidad de propagación</translation>
    </message>
    <message>
        <source>depth of the water</source>
        <translation>profundidad del agua</translation>
    </message>
    <message>
        <source>Values for</source>
        <translation>Valores para</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>A partir de</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <source>From a formula, a curve or a picture</source>
        <translation>De una fórmula, una curva o una imagen</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>La curva</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>What the bottom of the curve stands for</source>
        <translation>Lo que representa la parte baja de la curva</translation>
    </message>
    <message>
        <source>What the top of the curve stands for</source>
        <translation>Lo que representa la parte alta de la curva</translation>
    </message>
    <message>
        <source>What black stands for</source>
        <translation>Lo que representa el negro</translation>
    </message>
    <message>
        <source>What white stands for</source>
        <translation>Lo que representa el blanco</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>A PNG, JPEG or BMP picture of at most 16 MiB; colours count as their brightness.</source>
        <translation>Una imagen PNG, JPEG o BMP de 16 MiB como mucho; los colores cuentan por su brillo.</translation>
    </message>
    <message>
        <source>Draw over the curve. Keys: arrows, with Shift they draw on.</source>
        <translation>Dibuja sobre la curva. Teclas: flechas; con Mayús siguen dibujando.</translation>
    </message>
    <message>
        <source>A grey picture</source>
        <translation>Una imagen en grises</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1, %2 × %3 places</source>
        <translation>%1, %2 × %3 lugares</translation>
    </message>
</context>
<context>
    <name>seiche::FourierBuild</name>
    <message>
        <source>a whole number from 1</source>
        <translation>un número entero desde 1</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>un número entero de 1 a %1</translation>
    </message>
    <message>
        <source>built from standing waves</source>
        <translation>construido con ondas estacionarias</translation>
    </message>
    <message>
        <source>There is no wave on the string to build from.</source>
        <translation>En la cuerda no hay ninguna onda que construir.</translation>
    </message>
    <message>
        <source>No standing waves are predicted here that a shape could be built from.</source>
        <translation>Aquí no hay ondas estacionarias previstas con las que construir una forma.</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>half waves, to the last</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Half waves: %1. Highest point: %2 % of the shape&apos;s.</source>
        <translation>Medias ondas: %1. Punto más alto: %2 % del de la forma.</translation>
    </message>
    <message>
        <source>The shape and the sum of its first terms</source>
        <translation>La forma y la suma de sus primeros términos</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>Shape to build</source>
        <translation>Forma que construir</translation>
    </message>
    <message>
        <source>Number of terms</source>
        <translation>Número de términos</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Construirla</translation>
    </message>
    <message>
        <source>Starts the string at rest with the sum of these standing waves; from then on it follows the number of terms</source>
        <translation>Inicia la cuerda en reposo con la suma de estas ondas estacionarias; desde entonces sigue al número de términos</translation>
    </message>
</context>
<context>
    <name>seiche::Header</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>locked for the class</source>
        <translation>bloqueado para la clase</translation>
    </message>
</context>
<context>
    <name>seiche::HelpWindow</name>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>seiche::Hints</name>
    <message>
        <source>It exploded. Press [Ctrl+R] to restart, with a smaller k.</source>
        <translation>Ha divergido. Pulsa [Ctrl+R] para reiniciar, con un k menor.</translation>
    </message>
    <message>
        <source>%1 has exploded; %2 goes on. Restart with [Ctrl+R] to see it again, slowly with [S].</source>
        <translation>%1 ha divergido; %2 sigue. Reinicia con [Ctrl+R] para verlo otra vez, despacio con [S].</translation>
    </message>
    <message>
        <source>This setting is unstable: pull with [SPACE] and watch the shortest waves grow.</source>
        <translation>Este ajuste es inestable: da un tirón con [ESPACIO] y mira crecer las ondas más cortas.</translation>
    </message>
    <message>
        <source>Paused. [.] goes one step forward, [P] resumes.</source>
        <translation>En pausa. [.] avanza un paso, [P] continúa.</translation>
    </message>
    <message>
        <source>You reached the ceiling! There are faster rhythms that work, too: find the next one.</source>
        <translation>¡Has llegado al techo! Hay ritmos más rápidos que también sirven: encuentra el siguiente.</translation>
    </message>
    <message>
        <source>Again, each time the string comes back: [SPACE] in an even rhythm.</source>
        <translation>Otra vez, cada vez que vuelva la cuerda: [ESPACIO] con ritmo regular.</translation>
    </message>
    <message>
        <source>It grows! Keep this rhythm.</source>
        <translation>¡Crece! Mantén este ritmo.</translation>
    </message>
    <message>
        <source>An even rhythm, but it does not grow: try a little slower or faster.</source>
        <translation>Un ritmo regular, pero no crece: prueba un poco más lento o más rápido.</translation>
    </message>
    <message>
        <source>Tap [SPACE] as evenly as you can, at least five times.</source>
        <translation>Pulsa [ESPACIO] con la mayor regularidad posible, al menos cinco veces.</translation>
    </message>
    <message>
        <source>Released at rest: the corner splits in two, and each half runs to its end and back.</source>
        <translation>Soltada en reposo: la esquina se parte en dos, y cada mitad corre a su extremo y vuelve.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. At a quarter of the length other tones wake up.</source>
        <translation>[ESPACIO] tira ahora aquí. A un cuarto de la longitud despiertan otros tonos.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in rhythm. Can you make it touch the ceiling?</source>
        <translation>Pulsa [ESPACIO] a ritmo. ¿Puedes hacer que toque el techo?</translation>
    </message>
    <message>
        <source>Click a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Haz clic en otro lugar: donde se encuentran los anillos se suman y luego se atraviesan.</translation>
    </message>
    <message>
        <source>Now hold the button and draw: faster than the waves, or slower?</source>
        <translation>Ahora mantén el botón y dibuja: ¿más rápido que las ondas o más lento?</translation>
    </message>
    <message>
        <source>Draw faster than the waves travel, and they pile up into a wedge behind you.</source>
        <translation>Dibuja más rápido que las ondas y se amontonan en cuña detrás de ti.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. The arrow keys move the place.</source>
        <translation>[ESPACIO] tira ahora aquí. Las flechas mueven el lugar.</translation>
    </message>
    <message>
        <source>Click the water, or hold and draw. [SPACE] pulls at the ring, in your rhythm.</source>
        <translation>Haz clic en el agua, o mantén y dibuja. [ESPACIO] tira en el anillo, a tu ritmo.</translation>
    </message>
    <message>
        <source>Two schemes, the same pulls: pull with [SPACE] and see which one stays true.</source>
        <translation>Dos esquemas, los mismos tirones: tira con [ESPACIO] y mira cuál sigue siendo fiel.</translation>
    </message>
    <message>
        <source>Draw a wall with the mouse; or [Enter], the arrow keys, and [Enter] again.</source>
        <translation>Dibuja una pared con el ratón; o [Intro], las flechas y otra vez [Intro].</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the water.</source>
        <translation>Haz clic en un objeto, o selecciónalo con [T]. [Esc] vuelve al agua.</translation>
    </message>
    <message>
        <source>Drag the probe to where you measure. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Arrastra la sonda adonde midas. [Supr] la quita, [Esc] vuelve al agua.</translation>
    </message>
    <message>
        <source>Drag it, turn it, resize it by its handles. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Arrástralo, gíralo, cambia su tamaño con las asas. [Supr] lo quita, [Esc] vuelve al agua.</translation>
    </message>
    <message>
        <source>Too much was put in. Press [Ctrl+R] to restart.</source>
        <translation>Se ha aportado demasiado. Pulsa [Ctrl+R] para reiniciar.</translation>
    </message>
    <message>
        <source>Drag it, or its ends. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Arrástralo, o sus extremos. [Supr] lo quita, [Esc] vuelve a la cuerda.</translation>
    </message>
    <message>
        <source>It exploded. [Ctrl+R] restarts.</source>
        <translation>El cálculo ha divergido. [Ctrl+R] reinicia.</translation>
    </message>
    <message>
        <source>This setting is unstable. [P] pauses, [.] goes one step forward.</source>
        <translation>Este ajuste es inestable. [P] pausa, [.] avanza un paso.</translation>
    </message>
    <message>
        <source>A sine drives the medium: change its frequency and give the wave time.</source>
        <translation>Un seno excita el medio: cambia su frecuencia y dale tiempo a la onda.</translation>
    </message>
    <message>
        <source>[SPACE] pulls at the ring, [Ctrl+R] restarts, [S] is slow motion.</source>
        <translation>[ESPACIO] tira en el anillo, [Ctrl+R] reinicia, [S] es cámara lenta.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in an even rhythm.</source>
        <translation>Pulsa [ESPACIO] a un ritmo regular.</translation>
    </message>
    <message>
        <source>An even rhythm.</source>
        <translation>Un ritmo regular.</translation>
    </message>
    <message>
        <source>Click in an even rhythm: which one rocks the whole pool? [SPACE] pulls at the ring.</source>
        <translation>Haz clic con un ritmo regular: ¿cuál hace oscilar toda la piscina? [ESPACIO] tira en el anillo.</translation>
    </message>
    <message>
        <source>Again, each time the water rises: in an even rhythm.</source>
        <translation>Otra vez, cada vez que el agua sube: con un ritmo regular.</translation>
    </message>
    <message>
        <source>Click where it should be; or move the ring there and press [Enter]. [Esc] gives it up.</source>
        <translation>Haz clic donde deba estar; o lleva allí el anillo y pulsa [Intro]. [Esc] cancela.</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the string.</source>
        <translation>Haz clic en un objeto, o selecciónalo con [T]. [Esc] vuelve a la cuerda.</translation>
    </message>
    <message>
        <source>Drag it along the string. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Arrástrala a lo largo de la cuerda. [Supr] la quita, [Esc] vuelve a la cuerda.</translation>
    </message>
    <message>
        <source>%1 objects: drag one, and all of them move. [Del] removes them, [Esc] lets them go.</source>
        <translation>%1 objetos: arrastra uno y se mueven todos. [Supr] los quita, [Esc] los suelta.</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this computer could not keep up. Close other programs.</source>
        <translation>El ritmo vuelve a empezar porque este ordenador no ha dado abasto. Cierra otros programas.</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryMemoryMenu</name>
    <message>
        <source>&amp;Memory for the timeline</source>
        <translation>Memoria para la línea &amp;de tiempo</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>What was done, oldest first</source>
        <translation>Lo que se hizo, lo más antiguo primero</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <translation>tal como se abrió</translation>
    </message>
    <message>
        <source>Click a line, or use the arrow keys, to go back or forward to it.</source>
        <translation>Haz clic en una línea, o usa las flechas, para volver a ella o avanzar de nuevo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>seiche::JoinCard</name>
    <message>
        <source>Code: %1</source>
        <translation>Código: %1</translation>
    </message>
    <message>
        <source>%1 joined · %2 with a point</source>
        <translation>Dentro: %1 · con un punto: %2</translation>
    </message>
    <message>
        <source>Join with your phone</source>
        <translation>Entra con tu móvil</translation>
    </message>
    <message>
        <source>QR code of the address and the letters</source>
        <translation>Código QR de la dirección y las letras</translation>
    </message>
    <message>
        <source>No network: only browsers of this computer can join.</source>
        <translation>Sin red: solo pueden entrar los navegadores de este ordenador.</translation>
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
        <translation>medido %1; %2</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>medido %1</translation>
    </message>
    <message>
        <source>Joint at %1, %2 points per step. A pulse from the left: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Unión en %1, %2 puntos por paso. Un pulso desde la izquierda: r %3 (medido %4), t %5 (medido %6).</translation>
    </message>
    <message>
        <source>Joint at %1, %2 points per step. A pulse from the right: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Unión en %1, %2 puntos por paso. Un pulso desde la derecha: r %3 (medido %4), t %5 (medido %6).</translation>
    </message>
</context>
<context>
    <name>seiche::KeepingWatch</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Neither your settings nor unsaved work can be kept on this computer.</source>
        <translation>En este ordenador no se pueden conservar ni tus ajustes ni el trabajo sin guardar.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept on this computer.</source>
        <translation>En este ordenador no se pueden conservar tus ajustes.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept on this computer: save it yourself.</source>
        <translation>En este ordenador no se puede conservar el trabajo sin guardar: guárdalo tú.</translation>
    </message>
</context>
<context>
    <name>seiche::KeyGuide</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Ratón</translation>
    </message>
    <message>
        <source>click</source>
        <translation>clic</translation>
    </message>
    <message>
        <source>pull there</source>
        <translation>tirar ahí</translation>
    </message>
    <message>
        <source>drag the string</source>
        <translation>arrastrar la cuerda</translation>
    </message>
    <message>
        <source>pluck it: it is let go from rest</source>
        <translation>puntearla: se suelta desde el reposo</translation>
    </message>
    <message>
        <source>move the place where SPACE pulls</source>
        <translation>mover el lugar donde tira ESPACIO</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clic derecho</translation>
    </message>
    <message>
        <source>move the ring there</source>
        <translation>llevar ahí el anillo</translation>
    </message>
    <message>
        <source>hold or draw in the pool</source>
        <translation>mantener o dibujar en la piscina</translation>
    </message>
    <message>
        <source>keep pulling; leave a trail</source>
        <translation>seguir tirando; dejar una estela</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>rueda</translation>
    </message>
    <message>
        <source>draw waves larger or smaller</source>
        <translation>dibujar las ondas más grandes o más pequeñas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>SPACE, Enter</source>
        <translation>ESPACIO, Intro</translation>
    </message>
    <message>
        <source>pull at the ring</source>
        <translation>tirar en el anillo</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>flechas</translation>
    </message>
    <message>
        <source>move the ring; with Shift ten times as far</source>
        <translation>mover el anillo; con Mayús diez veces más lejos</translation>
    </message>
    <message>
        <source>higher or lower pulls</source>
        <translation>tirones más altos o más bajos</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave full screen</source>
        <translation>salir de pantalla completa</translation>
    </message>
    <message>
        <source>About Seiche</source>
        <translation>Acerca de Seiche</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Waves on a string and in a pool: watch them, find their resonance, make them explode.&lt;/p&gt;&lt;p&gt;A seiche is the standing wave of a lake: resonance you can see.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Ondas en una cuerda y en una piscina: míralas, encuentra su resonancia, hazlas divergir.&lt;/p&gt;&lt;p&gt;Una seiche es la onda estacionaria de un lago: resonancia que se puede ver.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>On the theory page</source>
        <translation>En la página de teoría</translation>
    </message>
    <message>
        <source>pull in the animation that has the focus</source>
        <translation>tirar en la imagen que tiene el foco</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Re Pág, Av Pág, Inicio, Fin</translation>
    </message>
    <message>
        <source>turn the pages</source>
        <translation>pasar las páginas</translation>
    </message>
    <message>
        <source>Up, Down in the code</source>
        <translation>Arriba, Abajo en el código</translation>
    </message>
    <message>
        <source>from line to line, each with its explanation</source>
        <translation>de línea en línea, cada una con su explicación</translation>
    </message>
    <message>
        <source>find</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>next, previous</source>
        <translation>el siguiente, el anterior</translation>
    </message>
    <message>
        <source>larger, smaller, normal text</source>
        <translation>texto más grande, más pequeño, normal</translation>
    </message>
    <message>
        <source>print, or write a PDF</source>
        <translation>imprimir, o escribir un PDF</translation>
    </message>
    <message>
        <source>right button, wheel on the 3-D surface</source>
        <translation>botón derecho, rueda en la superficie 3D</translation>
    </message>
    <message>
        <source>turn and tilt it; zoom</source>
        <translation>girarla e inclinarla; acercarse</translation>
    </message>
    <message>
        <source>Select and move: click or drag an object</source>
        <translation>«Seleccionar»: clic en un objeto o arrastrarlo</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Ctrl y flechas</translation>
    </message>
    <message>
        <source>on a projector: move the card whose sign has the focus</source>
        <translation>en el proyector: mover la tarjeta cuyo signo tiene el foco</translation>
    </message>
    <message>
        <source>drag the ring along the string</source>
        <translation>arrastrar el anillo a lo largo de la cuerda</translation>
    </message>
    <message>
        <source>drag the ring up or down</source>
        <translation>arrastrar el anillo hacia arriba o hacia abajo</translation>
    </message>
    <message>
        <source>pluck the string there</source>
        <translation>puntear la cuerda ahí</translation>
    </message>
    <message>
        <source>drag an end of the string</source>
        <translation>arrastrar un extremo de la cuerda</translation>
    </message>
    <message>
        <source>move it by hand</source>
        <translation>lo mueve con la mano</translation>
    </message>
    <message>
        <source>arrow keys on a slider</source>
        <translation>flechas sobre un deslizador</translation>
    </message>
    <message>
        <source>change its value; with Shift in finer steps, with Page Up and Page Down in larger ones</source>
        <translation>cambian su valor; con Mayús en pasos más finos, con Re Pág y Av Pág en pasos mayores</translation>
    </message>
    <message>
        <source>select it, move it; handles turn and resize it, with Shift by 15°</source>
        <translation>seleccionarlo, moverlo; las asas lo giran y cambian su tamaño, con Mayús de 15° en 15°</translation>
    </message>
    <message>
        <source>Shift+click, Ctrl+click</source>
        <translation>Mayús+clic, Ctrl+clic</translation>
    </message>
    <message>
        <source>select one more object, or one less</source>
        <translation>seleccionar un objeto más, o uno menos</translation>
    </message>
    <message>
        <source>drag a frame in the water</source>
        <translation>arrastrar un recuadro en el agua</translation>
    </message>
    <message>
        <source>select every object in it</source>
        <translation>seleccionar todos los objetos que contiene</translation>
    </message>
    <message>
        <source>right click, Menu, Shift+F10</source>
        <translation>clic derecho, Menú, Mayús+F10</translation>
    </message>
    <message>
        <source>the menu of the objects that are selected</source>
        <translation>el menú de los objetos seleccionados</translation>
    </message>
    <message>
        <source>Up, Down; in the pool Shift+Page Up, Shift+Page Down</source>
        <translation>Arriba, Abajo; en la piscina, Mayús+Re Pág, Mayús+Av Pág</translation>
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
        <translation>Escribe un número de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>seiche::LabView</name>
    <message>
        <source>Stop %1 %</source>
        <comment>progress of the sweep</comment>
        <translation>Parar %1 %</translation>
    </message>
    <message>
        <source>Sweep</source>
        <comment>measure the whole curve</comment>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Q %1 · theory %2</source>
        <comment>quality factor, measured and predicted</comment>
        <translation>Q %1 · teoría %2</translation>
    </message>
    <message>
        <source>Q %1</source>
        <comment>quality factor</comment>
        <translation>Q %1</translation>
    </message>
    <message>
        <source>rhythm, Hz</source>
        <translation>ritmo, Hz</translation>
    </message>
    <message>
        <source>amplitude, pulls</source>
        <translation>amplitud, tirones</translation>
    </message>
    <message>
        <source>Compared with the amplitude of a single pull</source>
        <translation>Comparada con la amplitud de un solo tirón</translation>
    </message>
    <message>
        <source>Measures the whole curve on copies of this string or pool, in the background</source>
        <translation>Mide toda la curva en copias de esta cuerda o piscina, en segundo plano</translation>
    </message>
    <message>
        <source>A copy of this run would take too much memory.</source>
        <translation>Una copia de esta ejecución ocuparía demasiada memoria.</translation>
    </message>
    <message>
        <source>Open a basin</source>
        <translation>Abrir una cubeta</translation>
    </message>
    <message>
        <source>A pool that a hand can rock</source>
        <translation>Una piscina que una mano puede hacer oscilar</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>what it predicts of the resonances</comment>
        <translation>Teoría</translation>
    </message>
    <message>
        <source>Shows what theory predicts of the resonances: here the curve and the modes 1, 2, 3…, and their frequencies wherever they are told</source>
        <translation>Muestra lo que la teoría predice de las resonancias: aquí la curva y los modos 1, 2, 3…, y sus frecuencias dondequiera que se digan</translation>
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
        <translation>Gráfica grande de resonancia</translation>
    </message>
    <message>
        <source>Both dampings</source>
        <translation>Ambos amortiguamientos</translation>
    </message>
    <message>
        <source>What damping really does: both kinds side by side</source>
        <translation>Qué hace de verdad el amortiguamiento: los dos tipos lado a lado</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Reto</translation>
    </message>
    <message>
        <source>Find the slowest rhythm of an unknown string</source>
        <translation>Encuentra el ritmo más lento de una cuerda desconocida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back to the canvas</source>
        <translation>Volver a la vista</translation>
    </message>
</context>
<context>
    <name>seiche::LessonBrowser</name>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 de %2 pasos</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutos</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Lesson from a file…</source>
        <translation>Lección de un archivo…</translation>
    </message>
    <message>
        <source>Forget my progress</source>
        <translation>Olvidar mi progreso</translation>
    </message>
    <message>
        <source>Sheet for students…</source>
        <translation>Hoja para el alumnado…</translation>
    </message>
</context>
<context>
    <name>seiche::LessonPanel</name>
    <message>
        <source>Your number</source>
        <translation>Tu número</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Esto no es un número.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>The experiment of this step is not open. “Repeat this step” opens it.</source>
        <translation>El experimento de este paso no está abierto. «Repetir este paso» lo abre.</translation>
    </message>
    <message>
        <source>Not right yet. Try again, or ask for a hint.</source>
        <translation>Aún no es correcto. Inténtalo de nuevo o pide una pista.</translation>
    </message>
    <message>
        <source>This answer is right; something else is still missing.</source>
        <translation>Esta respuesta es correcta; aún falta otra cosa.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Hasta ahora: %1</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Pista %1:</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3 done</source>
        <translation>Paso %1 de %2 · hechos: %3</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Haz esto</translation>
    </message>
    <message>
        <source>Check my answer</source>
        <translation>Comprobar mi respuesta</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>Mis resultados</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>%1 Hz is a resonance, too, but not the one asked for.</source>
        <translation>%1 Hz también es una resonancia, pero no la que se busca.</translation>
    </message>
</context>
<context>
    <name>seiche::MainWindow</name>
    <message>
        <source>There is no built-in experiment named &quot;%1&quot;.</source>
        <translation>No hay ningún experimento incluido llamado «%1».</translation>
    </message>
    <message>
        <source>There is not enough memory for a comparison with %1.</source>
        <translation>No hay memoria suficiente para comparar con %1.</translation>
    </message>
    <message>
        <source>Together the runs would take more than %1 MB of memory. A smaller pool needs less.</source>
        <translation>Todas las ejecuciones juntas ocuparían más de %1 MB de memoria. Una piscina más pequeña necesita menos.</translation>
    </message>
    <message>
        <source>There is no audio device.</source>
        <translation>No hay ninguna salida de audio.</translation>
    </message>
    <message>
        <source>Nothing could be pasted from the clipboard.</source>
        <translation>No se pudo pegar nada del portapapeles.</translation>
    </message>
    <message>
        <source>This change is too large for the computer.</source>
        <translation>Este cambio es demasiado grande para el ordenador.</translation>
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
        <translation>Medio</translation>
    </message>
    <message>
        <source>Spring k</source>
        <translation>Constante elástica k</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>per second</comment>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Size, sides, steps, scheme</source>
        <translation>Tamaño, lados, pasos, esquema</translation>
    </message>
    <message>
        <source>Points, ends, steps, scheme</source>
        <translation>Puntos, extremos, pasos, esquema</translation>
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
        <translation>&amp;Experimento</translation>
    </message>
    <message>
        <source>&amp;Built-in experiments</source>
        <translation>Experimentos &amp;incluidos</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecución</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>Pool&apos;s &amp;picture</source>
        <translation>Imagen de &amp;la piscina</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>E&amp;ditar</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>&amp;Grabar</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Theory over the pool</source>
        <translation>T&amp;eoría sobre la piscina</translation>
    </message>
    <message>
        <source>On the strin&amp;g</source>
        <translation>En la c&amp;uerda</translation>
    </message>
</context>
<context>
    <name>seiche::MetronomeRow</name>
    <message>
        <source>Between %1 and %2 Hz</source>
        <translation>Entre %1 y %2 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>Metronome</source>
        <translation>Metrónomo</translation>
    </message>
    <message>
        <source>Taps for you, each tap exactly on its step. Tap yourself to take over.</source>
        <translation>Pulsa por ti, cada toque en el paso exacto. Pulsa tú para tomar el relevo.</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Frequency of the metronome</source>
        <translation>Frecuencia del metrónomo</translation>
    </message>
    <message>
        <source>Tap of the metronome</source>
        <translation>Toque del metrónomo</translation>
    </message>
    <message>
        <source>Sine</source>
        <comment>a sine that drives the medium</comment>
        <translation>Seno</translation>
    </message>
    <message>
        <source>Drives the medium with a sine instead of taps</source>
        <translation>Excita el medio con una senoide en vez de toques</translation>
    </message>
    <message>
        <source>Frequency of the sine</source>
        <translation>Frecuencia de la senoide</translation>
    </message>
    <message>
        <source>To the next resonance that theory predicts; with Shift to the one before</source>
        <translation>A la siguiente resonancia que predice la teoría; con Mayús a la anterior</translation>
    </message>
    <message>
        <source>Next resonance</source>
        <translation>Siguiente resonancia</translation>
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
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>%1: exploded at step %2</source>
        <translation>%1: divergió en el paso %2</translation>
    </message>
    <message>
        <source>Exploded at step %1</source>
        <translation>Divergió en el paso %1</translation>
    </message>
    <message>
        <source>fastest growth: × %1 per step</source>
        <translation>crecimiento más rápido: × %1 por paso</translation>
    </message>
    <message>
        <source>stable up to k = %1</source>
        <translation>estable hasta k = %1</translation>
    </message>
    <message>
        <source>%1 swings per second</source>
        <translation>%1 oscilaciones por segundo</translation>
    </message>
    <message>
        <source>in the long run × %1</source>
        <translation>a la larga × %1</translation>
    </message>
    <message>
        <source>now × %1 of one pull, %2</source>
        <translation>ahora × %1 de un tirón, %2</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureView</name>
    <message>
        <source>An animation. SPACE starts it again.</source>
        <translation>Una animación. ESPACIO vuelve a empezar.</translation>
    </message>
    <message>
        <source>An animation. SPACE pulls; a click pulls where you click.</source>
        <translation>Una animación. ESPACIO tira; un clic tira donde haces clic.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeGrid</name>
    <message>
        <source>Standing waves of the pool</source>
        <translation>Ondas estacionarias de la piscina</translation>
    </message>
    <message>
        <source>Half waves across to the right, down downwards. A click starts a standing wave, another one stops it; so does Enter after the arrow keys.</source>
        <translation>Medias ondas: en x hacia la derecha, en y hacia abajo. Un clic inicia una onda estacionaria, otro la detiene; también Intro, tras las flechas.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeRows</name>
    <message>
        <source>a number from 0</source>
        <translation>un número desde 0</translation>
    </message>
    <message>
        <source>a number of degrees</source>
        <translation>un número de grados</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Amplitud</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Amplitude of the selected standing wave</source>
        <translation>Amplitud de la onda estacionaria elegida</translation>
    </message>
    <message>
        <source>Phase of the selected standing wave, in degrees</source>
        <translation>Fase de la onda estacionaria elegida, en grados</translation>
    </message>
    <message>
        <source>Height of the crests; the phase stays as it is</source>
        <translation>Altura de los vientres; la fase queda como está</translation>
    </message>
    <message>
        <source>0° is a crest, 180° a trough, 90° on the way down</source>
        <translation>0° es una cresta, 180° un valle, 90° en la bajada</translation>
    </message>
</context>
<context>
    <name>seiche::ModeTouch</name>
    <message>
        <source>height and phase of a standing wave</source>
        <translation>altura y fase de una onda estacionaria</translation>
    </message>
</context>
<context>
    <name>seiche::ModesPanel</name>
    <message>
        <source>Modes and energy</source>
        <translation>Modos y energía</translation>
    </message>
    <message>
        <source>Waves</source>
        <comment>section of a panel</comment>
        <translation>Ondas</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>section of a panel</comment>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Energy</source>
        <comment>section of a panel</comment>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <comment>section of a panel</comment>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>Chain</source>
        <comment>section of a panel</comment>
        <translation>Cadena</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectActions</name>
    <message>
        <source>&amp;Left edges</source>
        <translation>Bordes &amp;izquierdos</translation>
    </message>
    <message>
        <source>&amp;Centres in a column</source>
        <translation>&amp;Centros en una columna</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>Bordes &amp;derechos</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>Bordes &amp;superiores</translation>
    </message>
    <message>
        <source>Centres in a ro&amp;w</source>
        <translation>Centros en una &amp;fila</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>&amp;Bordes inferiores</translation>
    </message>
    <message>
        <source>&amp;Spread evenly from left to right</source>
        <translation>Dist&amp;ribuir por igual de izquierda a derecha</translation>
    </message>
    <message>
        <source>Spread evenly from top to botto&amp;m</source>
        <translation>Distribuir por igual de &amp;arriba abajo</translation>
    </message>
    <message>
        <source>Ali&amp;gn</source>
        <translation>A&amp;linear</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Orde&amp;n</translation>
    </message>
    <message>
        <source>Turn and r&amp;esize</source>
        <translation>&amp;Girar y cambiar el tamaño</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Select &amp;all objects</source>
        <translation>Seleccionar t&amp;odos los objetos</translation>
    </message>
    <message>
        <source>&amp;Select and move objects</source>
        <translation>&amp;Seleccionar y mover objetos</translation>
    </message>
    <message>
        <source>&amp;Next object</source>
        <translation>Ob&amp;jeto siguiente</translation>
    </message>
    <message>
        <source>Propert&amp;ies…</source>
        <translation>Propi&amp;edades…</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>Traer al &amp;frente</translation>
    </message>
    <message>
        <source>Where two media overlap, the one in front counts</source>
        <translation>Donde dos medios se solapan, cuenta el de delante</translation>
    </message>
    <message>
        <source>Send to &amp;back</source>
        <translation>&amp;Enviar al fondo</translation>
    </message>
    <message>
        <source>On &amp;whole cells</source>
        <translation>&amp;Ajustar a celdas enteras</translation>
    </message>
    <message>
        <source>What is moved or added comes to lie on whole cells</source>
        <translation>Lo que se mueve o se añade queda en celdas enteras</translation>
    </message>
    <message>
        <source>Turn to the &amp;left by 15°</source>
        <translation>Girar 15° a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Turn to the &amp;right by 15°</source>
        <translation>Girar 15° a la &amp;derecha</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Más &amp;pequeño</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectsPanel</name>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>En la piscina</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Objects in the pool</source>
        <translation>Objetos en la piscina</translation>
    </message>
    <message>
        <source>Name of the object</source>
        <translation>Nombre del objeto</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add walls, media, sources and probes with the tools to the left of the pool. The properties of the selected object appear here.</source>
        <translation>Añade paredes, medios, fuentes y sondas con las herramientas a la izquierda de la piscina. Aquí aparecen las propiedades del objeto seleccionado.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a value, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column, cells</source>
        <translation>Columna, celdas</translation>
    </message>
    <message>
        <source>Position of its centre, from the left</source>
        <translation>Posición de su centro, desde la izquierda</translation>
    </message>
    <message>
        <source>Row, cells</source>
        <translation>Fila, celdas</translation>
    </message>
    <message>
        <source>Position of its centre, from the top</source>
        <translation>Posición de su centro, desde arriba</translation>
    </message>
    <message>
        <source>Wavelength, cells</source>
        <translation>Longitud de onda, celdas</translation>
    </message>
    <message>
        <source>Of its waves in the pool&apos;s own medium, along an axis; it follows from the frequency</source>
        <translation>De sus ondas en el medio propio de la piscina, a lo largo de un eje; se deduce de la frecuencia</translation>
    </message>
    <message>
        <source>Another object already has this name.</source>
        <translation>Ya hay otro objeto con este nombre.</translation>
    </message>
    <message>
        <source>Switch off now</source>
        <translation>Apagar ahora</translation>
    </message>
    <message>
        <source>Switch on now</source>
        <translation>Encender ahora</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Detener ahora</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Iniciar ahora</translation>
    </message>
    <message>
        <source>A wavelength is more than 0.</source>
        <translation>Una longitud de onda es mayor que 0.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back with %2 % of their height.</source>
        <translation>Nada la atraviesa. Las ondas de %1 celdas que llegan en ángulo recto vuelven con el %2 % de su altura.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Joins another string to this one</source>
        <translation>Une otra cuerda a esta</translation>
    </message>
    <message>
        <source>Joints of the string</source>
        <translation>Uniones de la cuerda</translation>
    </message>
    <message>
        <source>On the string</source>
        <translation>En la cuerda</translation>
    </message>
    <message>
        <source>Objects on the string</source>
        <translation>Objetos en la cuerda</translation>
    </message>
    <message>
        <source>Join a string of another mass to this one with the button below. The properties of the selected stretch appear here.</source>
        <translation>Une a esta una cuerda de otra masa con el botón de abajo. Aquí aparecen las propiedades del tramo seleccionado.</translation>
    </message>
    <message>
        <source>Place, points</source>
        <translation>Posición, puntos</translation>
    </message>
    <message>
        <source>Wavelength, points</source>
        <translation>Longitud de onda, puntos</translation>
    </message>
    <message>
        <source>Of its waves on the string as it is by itself; it follows from the frequency</source>
        <translation>De sus ondas en la cuerda tal como es por sí misma; se deduce de la frecuencia</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Enviar un pulso ahora</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upside down with %2 % of their height.</source>
        <translation>Nada la atraviesa. Las ondas de %1 celdas que llegan en ángulo recto vuelven invertidas con el %2 % de su altura.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upright with %2 % of their height.</source>
        <translation>Nada la atraviesa. Las ondas de %1 celdas que llegan en ángulo recto vuelven sin invertirse con el %2 % de su altura.</translation>
    </message>
    <message>
        <source>It is faster than waves.</source>
        <translation>Es más rápida que las ondas.</translation>
    </message>
    <message>
        <source>Waves that it meets head-on come back with %1 times their frequency, and with %2 times where it moves away from them.</source>
        <translation>Las ondas a cuyo encuentro va vuelven con %1 veces su frecuencia, y con %2 veces cuando se aleja de ellas.</translation>
    </message>
    <message>
        <source>%1 objects are selected. They are moved, turned and resized together; the menu Edit aligns, copies and removes them.</source>
        <translation>Hay %1 objetos seleccionados. Se mueven, giran y cambian de tamaño juntos; el menú «Editar» los alinea, copia y quita.</translation>
    </message>
    <message>
        <source>A value typed here is given to all of them.</source>
        <translation>Un valor escrito aquí se da a todos.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Oscilación de una fórmula o curva…</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Velocidad de una fórmula o imagen…</translation>
    </message>
</context>
<context>
    <name>seiche::OpenClassDialog</name>
    <message>
        <source>A class with phones</source>
        <translation>Una clase con móviles</translation>
    </message>
    <message>
        <source>one that is free</source>
        <translation>uno libre</translation>
    </message>
    <message>
        <source>Students join with the code on the wall: no names, no accounts. Nothing is kept but the table that you save.</source>
        <translation>Los estudiantes entran con el código de la pared: ni nombres ni cuentas. Solo queda la tabla que guardes.</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Red:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Puerto:</translation>
    </message>
    <message>
        <source>Na&amp;me in place of the address:</source>
        <translation>&amp;Nombre en lugar de la dirección:</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Name in place of the address</source>
        <translation>Nombre en lugar de la dirección</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <translation>solo este ordenador</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>todas las redes</translation>
    </message>
    <message>
        <source>The class could not be opened: %1</source>
        <translation>No se pudo abrir la clase: %1</translation>
    </message>
    <message>
        <source>Phones must be in the same network. Where none can join, the network keeps its devices apart or a firewall holds the port closed: an access point of your own helps, or browsers of the school&apos;s computers. Without any network, phones show codes of their points for you to type.</source>
        <translation>Los móviles deben estar en la misma red. Si no puede entrar ninguno, la red separa sus aparatos o un cortafuegos tiene cerrado el puerto: ayuda un punto de acceso propio, o los navegadores de los ordenadores del centro. Sin ninguna red, los móviles muestran los códigos de sus puntos y tú los escribes.</translation>
    </message>
    <message>
        <source>This computer is in no network. Browsers on it can join; phones show codes of their points for you to type.</source>
        <translation>Este ordenador no está en ninguna red. Sus navegadores pueden entrar; los móviles muestran los códigos de sus puntos y tú los escribes.</translation>
    </message>
</context>
<context>
    <name>seiche::OpenLinkDialog</name>
    <message>
        <source>Open a link</source>
        <translation>Abrir un enlace</translation>
    </message>
    <message>
        <source>A link to an experiment, or an experiment as text:</source>
        <translation>Un enlace a un experimento, o un experimento como texto:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>This cannot be opened.</source>
        <translation>Esto no se puede abrir.</translation>
    </message>
</context>
<context>
    <name>seiche::Panel</name>
    <message>
        <source>Hidden until you have found the rhythm of the string.</source>
        <translation>Oculto hasta que encuentres el ritmo de la cuerda.</translation>
    </message>
</context>
<context>
    <name>seiche::PhasorDial</name>
    <message>
        <source>Phase of the selected standing wave</source>
        <translation>Fase de la onda estacionaria elegida</translation>
    </message>
    <message>
        <source>Amplitude and phase: up is a crest. Drag to turn it, or use the arrow keys.</source>
        <translation>Amplitud y fase: hacia arriba es una cresta. Arrastra para girarlo, o usa las flechas.</translation>
    </message>
    <message>
        <source>%1 degrees. Arrow keys turn it.</source>
        <translation>%1 grados. Las flechas lo giran.</translation>
    </message>
    <message>
        <source>This wave is at rest.</source>
        <translation>Esta onda está en reposo.</translation>
    </message>
</context>
<context>
    <name>seiche::PicturePanel</name>
    <message>
        <source>A range must be more than 0.</source>
        <translation>Un intervalo debe ser mayor que 0.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Fixed range of heights</source>
        <translation>Intervalo de alturas fijo</translation>
    </message>
    <message>
        <source>The height at the end of the colours; otherwise they follow the waves</source>
        <translation>La altura al final de los colores; si no, siguen a las ondas</translation>
    </message>
    <message>
        <source>Height at the end of the colours</source>
        <translation>Altura al final de los colores</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <translation>Imagen propia…</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Azulejos</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>Una celda mide</translation>
    </message>
    <message>
        <source>Length of a cell</source>
        <translation>Longitud de una celda</translation>
    </message>
    <message>
        <source>Unit of length</source>
        <translation>Unidad de longitud</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>celdas</translation>
    </message>
    <message>
        <source>For tapes, scales and the cross-section; if empty, lengths are counted in cells</source>
        <translation>Para cintas, escalas y la sección; vacío: las longitudes se cuentan en celdas</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Left and Ctrl+Right</source>
        <translation>Botón derecho sobre la piscina, Ctrl+Izquierda y Ctrl+Derecha</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Up and Ctrl+Down</source>
        <translation>Botón derecho sobre la piscina, Ctrl+Arriba y Ctrl+Abajo</translation>
    </message>
    <message>
        <source>Wheel, Ctrl+Page Up and Ctrl+Page Down</source>
        <translation>Rueda, Ctrl+Re Pág y Ctrl+Av Pág</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>Lo que predice la teoría</translation>
    </message>
    <message>
        <source>Nothing to draw in this pool now: %1.</source>
        <translation>Ahora no hay nada que dibujar en esta piscina: %1.</translation>
    </message>
    <message>
        <source>Mean of the squared height over whole periods of what swings it: %1 in %2.</source>
        <translation>Media del cuadrado de la altura en periodos enteros de lo que la hace oscilar: %1 en %2.</translation>
    </message>
    <message>
        <source>Mean of the squared height; nothing swings with one steady frequency, so what was seen fades to 1/e within %1.</source>
        <translation>Media del cuadrado de la altura; nada oscila con una única frecuencia fija, así que lo visto se atenúa a 1/e en %1.</translation>
    </message>
</context>
<context>
    <name>seiche::PointTable</name>
    <message>
        <source>Points of the resonance chart</source>
        <translation>Puntos de la gráfica de resonancia</translation>
    </message>
    <message>
        <source>Frequency, Hz</source>
        <translation>Frecuencia, Hz</translation>
    </message>
    <message>
        <source>±, Hz</source>
        <translation>±, Hz</translation>
    </message>
    <message>
        <source>Amplitude, × one pull</source>
        <translation>Amplitud, × un tirón</translation>
    </message>
    <message>
        <source>±, × one pull</source>
        <translation>±, × un tirón</translation>
    </message>
    <message>
        <source>Taps</source>
        <translation>Toques</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>another string</source>
        <translation>otra cuerda</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>barrido</translation>
    </message>
    <message>
        <source>sweep, not steady</source>
        <translation>barrido, no estacionario</translation>
    </message>
    <message>
        <source>Real frequency</source>
        <translation>Frecuencia real</translation>
    </message>
</context>
<context>
    <name>seiche::PoolCanvas</name>
    <message>
        <source>Pool</source>
        <translation>Piscina</translation>
    </message>
    <message>
        <source>SPACE pulls the water at the ring. The arrow keys move the ring.</source>
        <translation>ESPACIO tira del agua en el anillo. Las flechas mueven el anillo.</translation>
    </message>
    <message>
        <source>SPACE pulls here</source>
        <translation>ESPACIO tira aquí</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 celdas</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
        <translation>Reuniendo la media: %1 %</translation>
    </message>
</context>
<context>
    <name>seiche::PoolStrokes</name>
    <message>
        <source>raise</source>
        <translation>levantamiento</translation>
    </message>
    <message>
        <source>push down</source>
        <translation>hundimiento</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>sujeción</translation>
    </message>
    <message>
        <source>smooth out</source>
        <translation>alisado</translation>
    </message>
</context>
<context>
    <name>seiche::PoolWaves</name>
    <message>
        <source>one standing wave</source>
        <translation>una onda estacionaria</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <comment>half waves of a pool</comment>
        <translation>%1 en x, %2 en y</translation>
    </message>
    <message>
        <source>%1: %2 Hz</source>
        <comment>a standing wave and its frequency</comment>
        <translation>%1: %2 Hz</translation>
    </message>
    <message>
        <source>Selected: %1, amplitude %2. Arrow keys select, Enter starts or stops it.</source>
        <translation>Elegida: %1, amplitud %2. Las flechas eligen, Intro la inicia o la detiene.</translation>
    </message>
    <message>
        <source>Selected: %1. Arrow keys select, Enter starts or stops it.</source>
        <translation>Elegida: %1. Las flechas eligen, Intro la inicia o la detiene.</translation>
    </message>
    <message>
        <source>Waves leave at the sides: there is no standing wave here.</source>
        <translation>Las ondas salen por los lados: aquí no hay ondas estacionarias.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>No hay fórmula para las ondas estacionarias entre paredes y medios.</translation>
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
        <translation>pasos</translation>
    </message>
    <message>
        <source>Half waves of the lowest standing waves</source>
        <translation>Medias ondas de las ondas estacionarias más graves</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>Iniciarla sola</translation>
    </message>
    <message>
        <source>Still water with only this standing wave</source>
        <translation>Agua en reposo con solo esta onda estacionaria</translation>
    </message>
    <message>
        <source>Add or remove</source>
        <translation>Añadir o quitar</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there, or takes it away (Enter)</source>
        <translation>Añade esta onda estacionaria a lo que hay, o la quita (Intro)</translation>
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
        <translation>Experimentos incluidos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the built-in experiments</source>
        <translation>Buscar en los experimentos incluidos</translation>
    </message>
    <message>
        <source>No matching experiments.</source>
        <translation>Ningún experimento coincide.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorito</translation>
    </message>
    <message>
        <source>Marks the chosen experiment as a favourite (Ctrl+D)</source>
        <translation>Marca como favorito el experimento elegido (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>seiche::PresetModel</name>
    <message>
        <source>%1, favourite</source>
        <translation>%1, favorito</translation>
    </message>
</context>
<context>
    <name>seiche::PresetSections</name>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Abiertos últimamente</translation>
    </message>
</context>
<context>
    <name>seiche::ProbePair</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>First probe</source>
        <translation>Primera sonda</translation>
    </message>
    <message>
        <source>Second probe</source>
        <translation>Segunda sonda</translation>
    </message>
    <message>
        <source>Three whole cycles at both probes are needed; not yet seen.</source>
        <translation>Hacen falta tres ciclos enteros en ambas sondas; aún no se han visto.</translation>
    </message>
    <message>
        <source>One of the two does not swing steadily: there is no phase.</source>
        <translation>Una de las dos no oscila con regularidad: no hay fase.</translation>
    </message>
    <message>
        <source>The two swing with different frequencies: there is no phase between them.</source>
        <translation>Las dos oscilan con frecuencias distintas: no hay fase entre ellas.</translation>
    </message>
    <message>
        <source>Both swing with %1; whole cycles seen: %2.</source>
        <comment>frequency with its unit, number</comment>
        <translation>Ambas oscilan a %1; ciclos enteros vistos: %2.</translation>
    </message>
    <message>
        <source>Amplitude ratio %1 : %2 = %3</source>
        <comment>second probe : first probe = number</comment>
        <translation>Razón de amplitudes %1 : %2 = %3</translation>
    </message>
    <message>
        <source>%1 and %2 swing in phase.</source>
        <translation>%1 y %2 oscilan en fase.</translation>
    </message>
    <message>
        <source>%1 is later than %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 oscila %3 más tarde que %2</translation>
    </message>
    <message>
        <source>%1 is earlier than %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 oscila %3 antes que %2</translation>
    </message>
    <message>
        <source>Phase difference %1°, %2 cycles</source>
        <translation>Diferencia de fase %1°, %2 ciclos</translation>
    </message>
</context>
<context>
    <name>seiche::ProbeSpectrum</name>
    <message>
        <source>frequency, Hz</source>
        <translation>frecuencia, Hz</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitud</translation>
    </message>
    <message>
        <source>%1: no peak</source>
        <translation>%1: sin pico</translation>
    </message>
    <message>
        <source>%1: highest peak at %2 Hz, amplitude %3</source>
        <translation>%1: pico más alto a %2 Hz, amplitud %3</translation>
    </message>
</context>
<context>
    <name>seiche::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>Sondas</translation>
    </message>
    <message>
        <source>Difference of the first two</source>
        <translation>Diferencia de las dos primeras</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Últimos s</translation>
    </message>
    <message>
        <source>Seconds that are shown</source>
        <translation>Segundos que se muestran</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>tiempo, s</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>%1: amplitude %2, no steady frequency</source>
        <translation>%1: amplitud %2, sin frecuencia fija</translation>
    </message>
    <message>
        <source>Heights at the probes</source>
        <translation>Alturas en las sondas</translation>
    </message>
    <message>
        <source>Add a probe with the tools on the left: it shows the height at its place over time.</source>
        <translation>Añade una sonda con las herramientas de la izquierda: muestra la altura en su lugar a lo largo del tiempo.</translation>
    </message>
    <message>
        <source>Height over time</source>
        <translation>Altura en el tiempo</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Espectro</translation>
    </message>
    <message>
        <source>Spectrum over time</source>
        <translation>Espectro en el tiempo</translation>
    </message>
    <message>
        <source>Not enough has been seen yet.</source>
        <translation>Aún no se ha visto lo suficiente.</translation>
    </message>
    <message>
        <source>What is shown of the probes</source>
        <translation>Qué se muestra de las sondas</translation>
    </message>
    <message>
        <source>Spectra of the probes</source>
        <translation>Espectros de las sondas</translation>
    </message>
    <message>
        <source>Brighter: higher; black: a hundredth of the highest, or less.</source>
        <translation>Más claro: más alto; negro: una centésima del más alto, o menos.</translation>
    </message>
    <message>
        <source>Spectrum of the first probe over time</source>
        <translation>Espectro de la primera sonda en el tiempo</translation>
    </message>
    <message>
        <source>%1: amplitude %2, %3</source>
        <comment>name, height, frequency with its unit</comment>
        <translation>%1: amplitud %2, %3</translation>
    </message>
    <message>
        <source>Last seconds of the simulation</source>
        <translation>Últimos s de la simulación</translation>
    </message>
    <message>
        <source>Phase of two probes</source>
        <translation>Fase de dos sondas</translation>
    </message>
    <message>
        <source>Two probes are needed: add them with the tools on the left.</source>
        <translation>Hacen falta dos sondas: añádelas con las herramientas de la izquierda.</translation>
    </message>
    <message>
        <source>Choose two different probes.</source>
        <translation>Elige dos sondas distintas.</translation>
    </message>
    <message>
        <source>Heights at two probes</source>
        <translation>Alturas en dos sondas</translation>
    </message>
</context>
<context>
    <name>seiche::QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR del enlace</translation>
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
        <translation>Una cuerda plana con solo su onda estacionaria más grave</translation>
    </message>
    <message>
        <source>Pluck in the middle</source>
        <translation>Puntear en el centro</translation>
    </message>
    <message>
        <source>The string is held in a triangle with its top in the middle, and let go</source>
        <translation>La cuerda se sujeta en triángulo, con la punta en el centro, y se suelta</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Plana</translation>
    </message>
    <message>
        <source>The string level and at rest, from step 0</source>
        <translation>La cuerda plana y en reposo, desde el paso 0</translation>
    </message>
    <message>
        <source>Level string</source>
        <translation>Cuerda plana</translation>
    </message>
</context>
<context>
    <name>seiche::RasterPreview</name>
    <message>
        <source>from %1 (black) to %2 (white)</source>
        <translation>de %1 (negro) a %2 (blanco)</translation>
    </message>
</context>
<context>
    <name>seiche::ReadingBar</name>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Find in the theory (Ctrl+F)</source>
        <translation>Buscar en la teoría (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>Buscar el anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>Buscar el siguiente (F3)</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Texto más pequeño (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Texto más grande (Ctrl++)</translation>
    </message>
    <message>
        <source>Equations in words</source>
        <translation>Ecuaciones en palabras</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print, or write a PDF (Ctrl+P)</source>
        <translation>Imprimir, o escribir un PDF (Ctrl+P)</translation>
    </message>
</context>
<context>
    <name>seiche::RealRows</name>
    <message>
        <source>Real string</source>
        <translation>Cuerda real</translation>
    </message>
    <message>
        <source>Real units</source>
        <translation>Unidades reales</translation>
    </message>
    <message>
        <source>Wave speed</source>
        <translation>Velocidad de propagación</translation>
    </message>
    <message>
        <source>√(T/μ). Type a speed, and the tension becomes what it needs.</source>
        <translation>√(T/μ). Escribe una velocidad, y la tensión toma el valor que hace falta.</translation>
    </message>
    <message>
        <source>How fast long waves are.</source>
        <translation>La velocidad de las ondas largas.</translation>
    </message>
    <message>
        <source>Fundamental</source>
        <translation>Fundamental</translation>
    </message>
    <message>
        <source>The lowest frequency. Type one, and the string is tuned by its tension.</source>
        <translation>La frecuencia más baja. Escribe una, y la cuerda se afina con su tensión.</translation>
    </message>
    <message>
        <source>The lowest frequency.</source>
        <translation>La frecuencia más baja.</translation>
    </message>
    <message>
        <source>Slow motion: %1 times as slow.</source>
        <translation>Cámara lenta: %1 veces más lento.</translation>
    </message>
    <message>
        <source>Fast motion: %1 times as fast.</source>
        <translation>Cámara rápida: %1 veces más rápido.</translation>
    </message>
    <message>
        <source>A cell is %1, a step %2: Courant number %3. %4</source>
        <translation>Una celda son %1, un paso %2: número de Courant %3. %4</translation>
    </message>
</context>
<context>
    <name>seiche::RecordActions</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>onda</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Save the heights at the probes</source>
        <translation>Guardar las alturas en las sondas</translation>
    </message>
    <message>
        <source>probes</source>
        <comment>file name</comment>
        <translation>sondas</translation>
    </message>
    <message>
        <source>Save all heights at this moment</source>
        <translation>Guardar todas las alturas de este instante</translation>
    </message>
    <message>
        <source>heights</source>
        <comment>file name</comment>
        <translation>alturas</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Guardar la página</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Páginas (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copiar la imagen</translation>
    </message>
    <message>
        <source>&amp;Save the picture</source>
        <translation>Guardar la &amp;imagen</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>Grá&amp;ficas</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Película…</translation>
    </message>
    <message>
        <source>Heights at the &amp;probes as a table…</source>
        <translation>Alturas en las s&amp;ondas como tabla…</translation>
    </message>
    <message>
        <source>The height at every step of the run, as CSV</source>
        <translation>La altura en cada paso de la ejecución, en CSV</translation>
    </message>
    <message>
        <source>&amp;All heights at this moment as a table…</source>
        <translation>&amp;Todas las alturas de este instante como tabla…</translation>
    </message>
    <message>
        <source>P&amp;rint the page…</source>
        <translation>Imp&amp;rimir la página…</translation>
    </message>
    <message>
        <source>Save the pa&amp;ge as PDF…</source>
        <translation>Guardar la pá&amp;gina como PDF…</translation>
    </message>
    <message>
        <source>Picture %1× (%2 × %3)…</source>
        <translation>Imagen %1× (%2 × %3)…</translation>
    </message>
    <message>
        <source>&amp;Video…</source>
        <translation>&amp;Vídeo…</translation>
    </message>
    <message>
        <source>Video: the program ffmpeg is not installed</source>
        <translation>Vídeo: el programa ffmpeg no está instalado</translation>
    </message>
    <message>
        <source>No chart is open</source>
        <translation>No hay ninguna gráfica abierta</translation>
    </message>
    <message>
        <source>Another file is still being written.</source>
        <translation>Aún se está escribiendo otro archivo.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Escribiendo %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se pudo escribir %1.</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryDialog</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>String: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>Cuerda: %1, %2</translation>
    </message>
    <message>
        <source>Pool: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>Piscina: %1, %2</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Recuperar el trabajo sin guardar</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Más tarde</translation>
    </message>
    <message>
        <source>The runs you tick replace those on the string and in the pool. The others are kept for the next start.</source>
        <translation>Las ejecuciones marcadas sustituyen a las de la cuerda y la piscina. Las demás se conservan para el próximo inicio.</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryNotice</name>
    <message>
        <source>Seiche closed unexpectedly. Restore your unsaved work?</source>
        <translation>Seiche se cerró inesperadamente. ¿Recuperar el trabajo sin guardar?</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Recuperar…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Keeps it for the next start</source>
        <translation>Lo conserva para el próximo inicio</translation>
    </message>
</context>
<context>
    <name>seiche::ResonanceChart</name>
    <message>
        <source>tap frequency, Hz</source>
        <translation>frecuencia de los toques, Hz</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prevista</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>barrido</translation>
    </message>
    <message>
        <source>another string</source>
        <translation>otra cuerda</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>creciendo</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>estacionario</translation>
    </message>
    <message>
        <source>× one pull</source>
        <translation>× un tirón</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: every rhythm becomes a point here.</source>
        <translation>Pulsa con un ritmo regular: cada ritmo será aquí un punto.</translation>
    </message>
    <message>
        <source>Resonance chart</source>
        <translation>Gráfica de resonancia</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps.</source>
        <translation>Amplitud en tirones según la frecuencia de los toques.</translation>
    </message>
    <message>
        <source>drive frequency, Hz</source>
        <translation>frecuencia de excitación, Hz</translation>
    </message>
    <message>
        <source>1 Hz of the taps stands for %1.</source>
        <translation>1 Hz de los toques representa %1.</translation>
    </message>
</context>
<context>
    <name>seiche::ResonancePanel</name>
    <message>
        <source>Save the points</source>
        <translation>Guardar los puntos</translation>
    </message>
    <message>
        <source>resonance</source>
        <comment>file name</comment>
        <translation>resonancia</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Guardar la gráfica</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Resonance</source>
        <translation>Resonancia</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More about resonance</source>
        <translation>Más sobre la resonancia</translation>
    </message>
    <message>
        <source>Table of all points</source>
        <translation>Tabla de todos los puntos</translation>
    </message>
    <message>
        <source>Save points as CSV…</source>
        <translation>Guardar los puntos como CSV…</translation>
    </message>
    <message>
        <source>Save chart as picture…</source>
        <translation>Guardar la gráfica como imagen…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Sine drive instead of taps</source>
        <translation>Excitación senoidal en vez de toques</translation>
    </message>
    <message>
        <source>Large chart</source>
        <translation>Gráfica grande</translation>
    </message>
    <message>
        <source>Both dampings side by side</source>
        <translation>Ambos amortiguamientos lado a lado</translation>
    </message>
    <message>
        <source>Challenge: an unknown string</source>
        <translation>Reto: una cuerda desconocida</translation>
    </message>
</context>
<context>
    <name>seiche::RootsView</name>
    <message>
        <source>Roots of the characteristic polynomial in the complex plane</source>
        <translation>Raíces del polinomio característico en el plano complejo</translation>
    </message>
    <message>
        <source>A wave is multiplied by its roots at every step: inside the circle it fades, outside it grows.</source>
        <translation>Una onda se multiplica por sus raíces en cada paso: dentro del círculo se atenúa, fuera crece.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a real root</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 and %2 i, modulus %3</source>
        <comment>a complex root</comment>
        <translation>%1 y %2 i, módulo %3</translation>
    </message>
    <message>
        <source>The wave of %1 cells has the roots %2.</source>
        <translation>La onda de %1 celdas tiene las raíces %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ScreenGraph</name>
    <message>
        <source>Intensity along a screen</source>
        <translation>Intensidad a lo largo de una pantalla</translation>
    </message>
    <message>
        <source>The mean of the squared height along the screen, relative to the largest, with what theory predicts: dashed, far away (Fraunhofer), and dotted, with the true path lengths (Fresnel).</source>
        <translation>La media del cuadrado de la altura a lo largo de la pantalla, respecto a la mayor, con lo que predice la teoría: a trazos, muy lejos (Fraunhofer), y punteado, con las longitudes reales de los caminos (Fresnel).</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
        <translation>Reuniendo la media: %1 %</translation>
    </message>
    <message>
        <source>Mean over whole periods: %1 in %2</source>
        <translation>Media en periodos enteros: %1 en %2</translation>
    </message>
    <message>
        <source>No steady frequency: the mean fades within %1</source>
        <translation>Sin frecuencia fija: la media se atenúa en %1</translation>
    </message>
    <message>
        <source>No maxima.</source>
        <translation>Sin máximos.</translation>
    </message>
    <message>
        <source>Maxima at %1</source>
        <translation>Máximos en %1</translation>
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
        <translation>ángulo</translation>
    </message>
    <message>
        <source>from its middle, cells</source>
        <translation>desde su centro, celdas</translation>
    </message>
</context>
<context>
    <name>seiche::SectionGraph</name>
    <message>
        <source>Cross-section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>The heights along the line from A to B. Arrow keys move the line; with Ctrl they turn it and make it longer or shorter.</source>
        <translation>Las alturas a lo largo de la línea de A a B. Las flechas mueven la línea; con Ctrl la giran y la alargan o acortan.</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move it, Ctrl+Left and Ctrl+Right turn it, Ctrl+Up and Ctrl+Down change its length.</source>
        <translation>Alturas a lo largo de la línea de A a B. Arrastra sus extremos en la piscina. Teclas: las flechas la mueven, Ctrl+Izquierda y Ctrl+Derecha la giran, Ctrl+Arriba y Ctrl+Abajo cambian su longitud.</translation>
    </message>
    <message>
        <source>from A to B, cells</source>
        <translation>de A a B, celdas</translation>
    </message>
    <message>
        <source>from A to B, %1</source>
        <translation>de A a B, %1</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
</context>
<context>
    <name>seiche::Selection</name>
    <message>
        <source>change of an object</source>
        <translation>cambio de un objeto</translation>
    </message>
    <message>
        <source>change of a probe</source>
        <translation>cambio de una sonda</translation>
    </message>
    <message>
        <source>new object</source>
        <translation>objeto nuevo</translation>
    </message>
    <message>
        <source>new probe</source>
        <translation>sonda nueva</translation>
    </message>
    <message>
        <source>removal of an object</source>
        <translation>retirada de un objeto</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>cronómetro</translation>
    </message>
    <message>
        <source>frozen string</source>
        <translation>cuerda congelada</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>pulso</translation>
    </message>
    <message>
        <source>pulses from both ends</source>
        <translation>pulsos desde ambos extremos</translation>
    </message>
    <message>
        <source>%1 objects are selected.</source>
        <translation>%1 objetos seleccionados.</translation>
    </message>
    <message>
        <source>%1 is selected.</source>
        <translation>Seleccionado: %1.</translation>
    </message>
    <message>
        <source>change of several objects</source>
        <translation>cambio de varios objetos</translation>
    </message>
    <message>
        <source>new objects</source>
        <translation>objetos nuevos</translation>
    </message>
    <message>
        <source>removal of several objects</source>
        <translation>retirada de varios objetos</translation>
    </message>
    <message>
        <source>order of objects</source>
        <translation>orden de los objetos</translation>
    </message>
</context>
<context>
    <name>seiche::Session</name>
    <message>
        <source>pull</source>
        <translation>tirón</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>reinicio</translation>
    </message>
    <message>
        <source>restart on a level medium</source>
        <translation>reinicio en un medio plano</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>restablecimiento</translation>
    </message>
    <message>
        <source>tap of the metronome</source>
        <translation>toque del metrónomo</translation>
    </message>
    <message>
        <source>pull height = %1</source>
        <translation>altura del tirón = %1</translation>
    </message>
    <message>
        <source>place of the pull</source>
        <translation>lugar del tirón</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>comparar con %1</translation>
    </message>
    <message>
        <source>no longer compare with %1</source>
        <translation>dejar de comparar con %1</translation>
    </message>
    <message>
        <source>shape of the pull</source>
        <translation>forma del tirón</translation>
    </message>
    <message>
        <source>size of the string</source>
        <translation>tamaño de la cuerda</translation>
    </message>
    <message>
        <source>size of the pool</source>
        <translation>tamaño de la piscina</translation>
    </message>
    <message>
        <source>width of the rim</source>
        <translation>anchura del borde</translation>
    </message>
</context>
<context>
    <name>seiche::ShareActions</name>
    <message>
        <source>S&amp;hare…</source>
        <translation>Com&amp;partir…</translation>
    </message>
    <message>
        <source>A link to this run, its QR code, its text</source>
        <translation>Un enlace a esta ejecución, su código QR, su texto</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
        <translation>Abrir un en&amp;lace…</translation>
    </message>
    <message>
        <source>The link could not be opened.</source>
        <translation>No se pudo abrir el enlace.</translation>
    </message>
</context>
<context>
    <name>seiche::ShareDialog</name>
    <message>
        <source>Copy the &amp;link</source>
        <translation>Copiar el en&amp;lace</translation>
    </message>
    <message>
        <source>Share this experiment</source>
        <translation>Compartir este experimento</translation>
    </message>
    <message>
        <source>With everything that was done in this run</source>
        <translation>Con todo lo que se ha hecho en esta ejecución</translation>
    </message>
    <message>
        <source>&amp;Address of Seiche&apos;s page for browsers:</source>
        <translation>&amp;Dirección de la página de Seiche para navegadores:</translation>
    </message>
    <message>
        <source>Address of Seiche&apos;s page for browsers</source>
        <translation>Dirección de la página de Seiche para navegadores</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>&amp;Guardar como archivo…</translation>
    </message>
    <message>
        <source>With the address of the page this becomes a link that opens everywhere, with a QR code for phones. Without it, others paste it into &quot;Open a link&quot;.</source>
        <translation>Con la dirección de la página se convierte en un enlace que se abre en todas partes, con un código QR para móviles. Sin ella, los demás lo pegan en «Abrir un enlace».</translation>
    </message>
    <message>
        <source>This is no address of a page.</source>
        <translation>Esto no es la dirección de una página.</translation>
    </message>
    <message>
        <source>Only this computer knows this address: there is no QR code of it for phones.</source>
        <translation>Solo este ordenador conoce esta dirección: no hay código QR de ella para móviles.</translation>
    </message>
    <message>
        <source>This run is too long for a link. Save it as a file, or share it without what was done in it.</source>
        <translation>Esta ejecución es demasiado larga para un enlace. Guárdala como archivo o compártela sin lo que se ha hecho en ella.</translation>
    </message>
    <message>
        <source>This link is too long for a QR code. Without what was done in the run it is shorter.</source>
        <translation>Este enlace es demasiado largo para un código QR. Sin lo que se ha hecho en la ejecución es más corto.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copiar el enlace</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
</context>
<context>
    <name>seiche::SharedRun</name>
    <message>
        <source>pulls</source>
        <translation>tirones</translation>
    </message>
    <message>
        <source>tapping now</source>
        <translation>pulsando ahora</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitud</translation>
    </message>
</context>
<context>
    <name>seiche::SizeRows</name>
    <message>
        <source>How many columns and rows of cells the pool has. With another size the run begins again, and everything in the pool keeps its part of it.</source>
        <translation>Cuántas columnas y filas de celdas tiene la piscina. Con otro tamaño la ejecución vuelve a empezar, y todo en la piscina conserva su parte de ella.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points of the string</source>
        <translation>Puntos de la cuerda</translation>
    </message>
    <message>
        <source>How many points the string has. With another number the run begins again, and everything on the string keeps its part of it.</source>
        <translation>Cuántos puntos tiene la cuerda. Con otro número la ejecución vuelve a empezar, y todo en la cuerda conserva su parte de ella.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Columns of the pool</source>
        <translation>Columnas de la piscina</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows of the pool</source>
        <translation>Filas de la piscina</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>Borde</translation>
    </message>
</context>
<context>
    <name>seiche::SoundMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>So&amp;nido</translation>
    </message>
    <message>
        <source>&amp;Amplitude</source>
        <translation>&amp;Amplitud</translation>
    </message>
    <message>
        <source>A tone that rises with the amplitude</source>
        <translation>Un tono que sube con la amplitud</translation>
    </message>
    <message>
        <source>&amp;Probe</source>
        <translation>S&amp;onda</translation>
    </message>
    <message>
        <source>A tone whose pitch follows the height at the first probe</source>
        <translation>Un tono más agudo o más grave según la altura en la primera sonda</translation>
    </message>
    <message>
        <source>The &amp;string itself</source>
        <translation>La &amp;cuerda misma</translation>
    </message>
    <message>
        <source>The standing waves of the string, transposed by octaves until they can be heard</source>
        <translation>Las ondas estacionarias de la cuerda, transportadas por octavas hasta que se oyen</translation>
    </message>
</context>
<context>
    <name>seiche::SourceBar</name>
    <message>
        <source>From both ends</source>
        <translation>Desde ambos extremos</translation>
    </message>
    <message>
        <source>This one and one like it at the other end send a pulse now; it must stand at an end.</source>
        <translation>Este y otro igual en el otro extremo envían un pulso ahora; debe estar en un extremo.</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Hacia abajo</translation>
    </message>
    <message>
        <source>The pulse is a trough instead of a crest</source>
        <translation>El pulso es un valle en vez de una cresta</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Sends a train of pulses, from now on</source>
        <translation>Envía un tren de pulsos, desde ahora</translation>
    </message>
    <message>
        <source>every</source>
        <comment>so many seconds</comment>
        <translation>cada</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>The selected source</source>
        <translation>La fuente elegida</translation>
    </message>
</context>
<context>
    <name>seiche::SpectrogramView</name>
    <message>
        <source>%1: no peak</source>
        <translation>%1: sin pico</translation>
    </message>
    <message>
        <source>%1: highest now at %2 Hz, amplitude %3</source>
        <translation>%1: pico más alto ahora a %2 Hz, amplitud %3</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>frecuencia, Hz</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>tiempo, s</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityChip</name>
    <message>
        <source>unstable: grows ×%1 per step</source>
        <translation>inestable: crece ×%1 por paso</translation>
    </message>
    <message>
        <source>k %1 of %2: grows ×%3 per step</source>
        <translation>k %1 de %2: crece ×%3 por paso</translation>
    </message>
    <message>
        <source>stable for every k</source>
        <translation>estable para todo k</translation>
    </message>
    <message>
        <source>at the limit · k %1 of %2</source>
        <translation>en el límite · k %1 de %2</translation>
    </message>
    <message>
        <source>stable · k %1 of %2</source>
        <translation>estable · k %1 de %2</translation>
    </message>
    <message>
        <source>With %1 no wave grows at this k and damping.</source>
        <translation>Con %1 ninguna onda crece con este k y este amortiguamiento.</translation>
    </message>
    <message>
        <source>With %1 this setting is unstable: a wave of %2 cells grows by a factor of %3 at every step, until nothing else is left.</source>
        <translation>Con %1 este ajuste es inestable: una onda de %2 celdas se multiplica por %3 en cada paso, hasta que no queda nada más.</translation>
    </message>
    <message>
        <source>an unknown string</source>
        <translation>una cuerda desconocida</translation>
    </message>
    <message>
        <source>Find its slowest rhythm.</source>
        <translation>Encuentra su ritmo más lento.</translation>
    </message>
    <message>
        <source>The stiffest medium decides: it has k = %1.</source>
        <translation>Decide el medio más rígido: tiene k = %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>estable</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>inestable</translation>
    </message>
    <message>
        <source>k is exactly at the limit of %1: no wave grows. Any larger k is unstable.</source>
        <translation>k está justo en el límite de %1: ninguna onda crece. Cualquier k mayor es inestable.</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)²; the largest stable k is that of the Courant (CFL) condition.</source>
        <translation>%1 es el cuadrado del número de Courant, (c·Δt/Δx)²; el límite de k es la condición de Courant (CFL).</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)².</source>
        <translation>%1 es el cuadrado del número de Courant, (c·Δt/Δx)².</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityMapView</name>
    <message>
        <source>Map of stable and unstable settings</source>
        <translation>Mapa de ajustes estables e inestables</translation>
    </message>
    <message>
        <source>● stable</source>
        <translation>● estable</translation>
    </message>
    <message>
        <source>✕ unstable</source>
        <translation>✕ inestable</translation>
    </message>
    <message>
        <source>velocity lost per step, 1 − s</source>
        <translation>velocidad perdida por paso, 1 − s</translation>
    </message>
    <message>
        <source>height lost per step, 1 − d</source>
        <translation>altura perdida por paso, 1 − d</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: stable. Arrow keys move the setting.</source>
        <translation>k %1, pérdida por paso %2: estable. Las flechas mueven el ajuste.</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: unstable. Arrow keys move the setting.</source>
        <translation>k %1, pérdida por paso %2: inestable. Las flechas mueven el ajuste.</translation>
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
        <translation>longitud de onda, celdas</translation>
    </message>
    <message>
        <source>along the sides</source>
        <translation>a lo largo de los lados</translation>
    </message>
    <message>
        <source>growth per step</source>
        <translation>crecimiento por paso</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>en diagonal</translation>
    </message>
    <message>
        <source>Growth per step against wavelength</source>
        <translation>Crecimiento por paso según la longitud de onda</translation>
    </message>
    <message>
        <source>Wave of %1 cells</source>
        <translation>Onda de %1 celdas</translation>
    </message>
    <message>
        <source>Level surface</source>
        <translation>Superficie plana</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>growth per step</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Nothing moves yet: tap SPACE to measure.</source>
        <translation>Aún no se mueve nada: pulsa ESPACIO para medir.</translation>
    </message>
    <message>
        <source>This wave is not in the run yet.</source>
        <translation>Esta onda aún no está en la ejecución.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave to measure.</source>
        <translation>Las ondas salen por los extremos: no hay ninguna onda estacionaria que medir.</translation>
    </message>
    <message>
        <source>Measured until it diverged at step %1.</source>
        <translation>Medido hasta que divergió en el paso %1.</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Estabilidad</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prevista</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medida</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step, according to theory</source>
        <translation>El factor con que crece la onda por paso, según la teoría</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step in the run</source>
        <translation>El factor con que crece la onda por paso, en la ejecución</translation>
    </message>
    <message>
        <source>%1 The stiffest medium decides: it has k = %2.</source>
        <translation>%1 Decide el medio más rígido: tiene k = %2.</translation>
    </message>
    <message>
        <source>Walls and media distort all waves: only waves that grow are measured here.</source>
        <translation>Paredes y medios deforman todas las ondas: aquí solo se miden las que crecen.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: there is no standing wave to measure.</source>
        <translation>Un amortiguador en un extremo quita energía a toda onda: no hay ninguna onda estacionaria que medir.</translation>
    </message>
</context>
<context>
    <name>seiche::StageBar</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>locked for the class</source>
        <translation>bloqueado para la clase</translation>
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
        <translation>Entre sus extremos: razón de onda estacionaria %1; las ondas que van hacia la derecha y hacia la izquierda tienen la misma altura. Los nodos están a %2.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the right comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Entre sus extremos: razón de onda estacionaria %1; vuelve %2 de la altura de la onda que va hacia la derecha (fase %3°). Los nodos están a %4.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the left comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Entre sus extremos: razón de onda estacionaria %1; vuelve %2 de la altura de la onda que va hacia la izquierda (fase %3°). Los nodos están a %4.</translation>
    </message>
</context>
<context>
    <name>seiche::StringCanvas</name>
    <message>
        <source>String</source>
        <translation>Cuerda</translation>
    </message>
    <message>
        <source>SPACE pulls the string. The left and right arrow keys move the ring, up and down change the height of the pull.</source>
        <translation>ESPACIO tira de la cuerda. Las flechas izquierda y derecha mueven el anillo, arriba y abajo cambian la altura del tirón.</translation>
    </message>
    <message>
        <source>pull here</source>
        <translation>tira aquí</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>techo</translation>
    </message>
    <message>
        <source>ceiling, waves drawn ×%1</source>
        <translation>techo, ondas dibujadas ×%1</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>suelo</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1 divergió en el paso %2</translation>
    </message>
    <message>
        <source>up to %1 × the ceiling</source>
        <translation>hasta %1 × el techo</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>solución exacta</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>energía cinética</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>energía potencial</translation>
    </message>
    <message>
        <source>flow of energy</source>
        <translation>flujo de energía</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a distance</comment>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>runs to the right →</source>
        <translation>va a la derecha →</translation>
    </message>
    <message>
        <source>← runs to the left</source>
        <translation>← va a la izquierda</translation>
    </message>
    <message>
        <source>force</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>force %1</source>
        <comment>at the ceiling</comment>
        <translation>fuerza %1</translation>
    </message>
    <message>
        <source>velocity %1 per second</source>
        <translation>velocidad %1 por segundo</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>fuerza impulsora</translation>
    </message>
</context>
<context>
    <name>seiche::StringShows</name>
    <message>
        <source>H&amp;eight</source>
        <translation>&amp;Altura</translation>
    </message>
    <message>
        <source>The line is how high each point is</source>
        <translation>La línea es la altura de cada punto</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>The line is how fast each point rises, on a scale of its own</source>
        <translation>La línea es la rapidez con que sube cada punto, en una escala propia</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Fuerza</translation>
    </message>
    <message>
        <source>The line is how strongly its neighbours pull each point, on a scale of its own</source>
        <translation>La línea es la fuerza con que tiran de cada punto sus vecinos, en una escala propia</translation>
    </message>
    <message>
        <source>Waves to the &amp;right and left</source>
        <translation>Ondas a &amp;derecha e izquierda</translation>
    </message>
    <message>
        <source>The wave that runs to the right and the one that runs to the left; the string is their sum</source>
        <translation>La onda que va hacia la derecha y la que va hacia la izquierda; la cuerda es su suma</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nodos</translation>
    </message>
    <message>
        <source>Marks the points of a standing wave that stay at rest, and how far apart they are</source>
        <translation>Marca los puntos de una onda estacionaria que quedan en reposo, y la distancia entre ellos</translation>
    </message>
    <message>
        <source>Ener&amp;gy along the string</source>
        <translation>&amp;Energía a lo largo de la cuerda</translation>
    </message>
    <message>
        <source>How much kinetic and potential energy each point has</source>
        <translation>Cuánta energía cinética y potencial tiene cada punto</translation>
    </message>
    <message>
        <source>Flow &amp;of energy</source>
        <translation>F&amp;lujo de energía</translation>
    </message>
    <message>
        <source>Arrows show where energy flows, and how much</source>
        <translation>Unas flechas muestran hacia dónde fluye la energía, y cuánta</translation>
    </message>
    <message>
        <source>&amp;Beads and springs</source>
        <translation>&amp;Cuentas y muelles</translation>
    </message>
    <message>
        <source>Draws what is computed: masses joined by springs</source>
        <translation>Dibuja lo que se calcula: masas unidas por muelles</translation>
    </message>
    <message>
        <source>&amp;Longitudinal wave</source>
        <translation>&amp;Onda longitudinal</translation>
    </message>
    <message>
        <source>The points swing along the string, as air does in a pipe</source>
        <translation>Los puntos oscilan a lo largo de la cuerda, como el aire en un tubo</translation>
    </message>
</context>
<context>
    <name>seiche::StringTools</name>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Rulers, tape, stopwatch and marks: choose one, then click where it should be.</source>
        <translation>Reglas, cinta métrica, cronómetro y marcas: elige una y haz clic donde deba estar.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonda</translation>
    </message>
    <message>
        <source>Shows the height at a point over time: click the point.</source>
        <translation>Muestra la altura de un punto a lo largo del tiempo: haz clic en el punto.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Congelar</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now, to compare.</source>
        <translation>Deja a trazos la cuerda tal como está ahora, para comparar.</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>A bead on every tenth point shows how the string itself moves.</source>
        <translation>Una cuenta cada diez puntos muestra cómo se mueve la cuerda misma.</translation>
    </message>
    <message>
        <source>Join another string</source>
        <translation>Unir otra cuerda</translation>
    </message>
    <message>
        <source>A stretch of another mass: waves are reflected where it begins.</source>
        <translation>Un tramo de otra masa: las ondas se reflejan donde empieza.</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Haz clic en un objeto para seleccionarlo, arrástralo para moverlo. Teclas: flechas, Ctrl con flechas, Supr, Ctrl+D para una copia.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>Todas las propiedades del objeto seleccionado (doble clic en el objeto)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Half waves</source>
        <translation>Medias ondas</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>The pull</source>
        <translation>El tirón</translation>
    </message>
    <message>
        <source>Shape, width and height of what SPACE and clicks do.</source>
        <translation>Forma, anchura y altura de lo que hacen ESPACIO y los clics.</translation>
    </message>
    <message>
        <source>Width of the pull in points</source>
        <translation>Anchura del tirón en puntos</translation>
    </message>
    <message>
        <source>How wide the pull is, in points; of a standing wave, how many half waves it has</source>
        <translation>La anchura del tirón, en puntos; en una onda estacionaria, cuántas medias ondas tiene</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Height of the pull</source>
        <translation>Altura del tirón</translation>
    </message>
    <message>
        <source>How far the string is moved; less than 0: downwards</source>
        <translation>Cuánto se mueve la cuerda; menos de 0: hacia abajo</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Mover con la mano</translation>
    </message>
    <message>
        <source>Drag any point up and down: the string follows. An end can always be dragged. Keys: up and down, Enter lets go.</source>
        <translation>Arrastra un punto arriba y abajo: la cuerda lo sigue. Un extremo siempre se puede arrastrar. Teclas: arriba y abajo, Intro suelta.</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Dibujar una forma</translation>
    </message>
    <message>
        <source>Draw over the string; when you let go, it has this shape. Keys: arrows, Enter lets go, Escape gives up.</source>
        <translation>Dibuja sobre la cuerda; al soltar, tiene esa forma. Teclas: flechas, Intro suelta, Esc abandona.</translation>
    </message>
    <message>
        <source>Swings a point of the string on and on: click the point. Near an end it takes the end.</source>
        <translation>Hace oscilar sin parar un punto de la cuerda: haz clic en el punto. Cerca de un extremo toma el extremo.</translation>
    </message>
    <message>
        <source>Sends a pulse along the string, and another whenever you want one: click the point. Near an end it takes the end.</source>
        <translation>Envía un pulso a lo largo de la cuerda, y otro cuando quieras: haz clic en el punto. Cerca de un extremo toma el extremo.</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Empezar con una fórmula…</translation>
    </message>
    <message>
        <source>Touch with a finger</source>
        <translation>Tocar con un dedo</translation>
    </message>
    <message>
        <source>A finger slows the point it touches: standing waves that have a node there go on, others fade. Keys: Enter touches at the ring and lifts the finger.</source>
        <translation>Un dedo frena el punto que toca: las ondas estacionarias con un nodo ahí siguen, las demás se atenúan. Teclas: Intro toca en el anillo y levanta el dedo.</translation>
    </message>
    <message>
        <source>What the string shows</source>
        <translation>Lo que muestra la cuerda</translation>
    </message>
    <message>
        <source>Height, velocity or force; the waves that run to and fro; nodes, energy, springs.</source>
        <translation>Altura, velocidad o fuerza; las ondas que van y vienen; nodos, energía, muelles.</translation>
    </message>
</context>
<context>
    <name>seiche::StringTouch</name>
    <message>
        <source>moved by hand</source>
        <translation>movido con la mano</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>forma dibujada</translation>
    </message>
    <message>
        <source>touched with a finger</source>
        <translation>tocado con un dedo</translation>
    </message>
</context>
<context>
    <name>seiche::StringWaves</name>
    <message>
        <source>half waves on the string</source>
        <translation>medias ondas en la cuerda</translation>
    </message>
    <message>
        <source>A source holds a point of the string, so that other waves stand than those of the string alone: none are predicted here.</source>
        <translation>Una fuente sujeta un punto de la cuerda, de modo que hay otras ondas estacionarias que las de la cuerda sola: aquí no se predice ninguna.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>No hay fórmula para las ondas estacionarias entre paredes y medios.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: no standing waves are predicted here.</source>
        <translation>Un amortiguador en un extremo quita energía a toda onda: aquí no hay ondas estacionarias previstas.</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave here.</source>
        <translation>Las ondas salen por los extremos: aquí no hay ondas estacionarias.</translation>
    </message>
    <message>
        <source>Height of each standing wave</source>
        <translation>Altura de cada onda estacionaria</translation>
    </message>
    <message>
        <source>1 half wave</source>
        <translation>1 media onda</translation>
    </message>
    <message>
        <source>%1 half waves</source>
        <comment>a standing wave</comment>
        <translation>%1 medias ondas</translation>
    </message>
    <message>
        <source>%1 Hz, %2 % of the energy</source>
        <translation>%1 Hz, %2 % de la energía</translation>
    </message>
    <message>
        <source>%1 % of the energy</source>
        <translation>%1 % de la energía</translation>
    </message>
    <message>
        <source>Selected: %1, %2. Arrow keys left and right select, up and down change its height, Enter starts it alone.</source>
        <translation>Elegida: %1, %2. Las flechas izquierda y derecha eligen, arriba y abajo cambian su altura, Intro la inicia sola.</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>Iniciarla sola</translation>
    </message>
    <message>
        <source>A level string with only this standing wave (Enter)</source>
        <translation>Una cuerda plana con solo esta onda estacionaria (Intro)</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Añadirla</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there (Shift+Enter)</source>
        <translation>Añade esta onda estacionaria a lo que hay (Mayús+Intro)</translation>
    </message>
    <message>
        <source>height of the crests</source>
        <translation>altura de los vientres</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>Logarithmic scale of the bars</source>
        <translation>Escala logarítmica de las barras</translation>
    </message>
    <message>
        <source>Shows bars over four powers of ten, so that low ones are seen beside high ones</source>
        <translation>Muestra las barras sobre cuatro potencias de diez, para que se vean las bajas junto a las altas</translation>
    </message>
    <message>
        <source>Drag a bar to set the height of its standing wave</source>
        <translation>Arrastra una barra para fijar la altura de su onda estacionaria</translation>
    </message>
    <message>
        <source>%1, %2 % of the energy</source>
        <comment>frequency with its unit</comment>
        <translation>%1, %2 % de la energía</translation>
    </message>
</context>
<context>
    <name>seiche::StudentsDialog</name>
    <message>
        <source>%1 (has left)</source>
        <translation>%1 (ha salido)</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Estudiantes</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Best, pulls</source>
        <translation>Mejor, tirones</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Destacar</translation>
    </message>
    <message>
        <source>The points of the others are faded</source>
        <translation>Los puntos de los demás se atenúan</translation>
    </message>
    <message>
        <source>Replay the best</source>
        <translation>Repetir el mejor</translation>
    </message>
    <message>
        <source>%1 (blocked)</source>
        <translation>%1 (bloqueado)</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (quitado)</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Sin verificar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Removes the student and all their points. The student can join again as another animal.</source>
        <translation>Quita al estudiante y todos sus puntos. Puede volver a entrar como otro animal.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Removes the student and all their points. This phone cannot join again.</source>
        <translation>Quita al estudiante y todos sus puntos. Este teléfono no puede volver a entrar.</translation>
    </message>
    <message>
        <source>Let in again</source>
        <translation>Dejar volver</translation>
    </message>
    <message>
        <source>Brings the student and the points back</source>
        <translation>Recupera al estudiante y sus puntos</translation>
    </message>
</context>
<context>
    <name>seiche::Teaching</name>
    <message>
        <source>There is no lesson &quot;%1&quot;.</source>
        <translation>No hay ninguna lección «%1».</translation>
    </message>
    <message>
        <source>%1 is not a lesson.</source>
        <translation>%1 no es una lección.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Lecciones (*.lesson);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the work sheet</source>
        <translation>Guardar la ficha</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Save the sheet for students</source>
        <translation>Guardar la hoja para el alumnado</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryLines</name>
    <message>
        <source>Maxima and minima</source>
        <translation>Máximos y mínimos</translation>
    </message>
    <message>
        <source>Rays (Snell)</source>
        <translation>Rayos (Snell)</translation>
    </message>
    <message>
        <source>Exact circle of the last pull</source>
        <translation>Círculo exacto del último tirón</translation>
    </message>
    <message>
        <source>Standing wave: nodal lines</source>
        <translation>Onda estacionaria: líneas nodales</translation>
    </message>
    <message>
        <source>Wave fronts</source>
        <translation>Frentes de onda</translation>
    </message>
    <message>
        <source>Of two equal sources, or behind slits: maxima solid, minima dotted.</source>
        <translation>De dos fuentes iguales, o tras rendijas: máximos en línea continua, mínimos punteados.</translation>
    </message>
    <message>
        <source>How straight waves from a line source travel through the media, by Snell&apos;s law.</source>
        <translation>Cómo atraviesan los medios las ondas rectas de una fuente lineal, según la ley de Snell.</translation>
    </message>
    <message>
        <source>Exactly how far the front of the last pull can have travelled.</source>
        <translation>Hasta dónde exactamente puede haber llegado el frente del último tirón.</translation>
    </message>
    <message>
        <source>Where the standing wave nearest to the drive frequency stays at rest.</source>
        <translation>Dónde queda en reposo la onda estacionaria más próxima a la frecuencia de excitación.</translation>
    </message>
    <message>
        <source>The crests around each source, with the numerical wavelength.</source>
        <translation>Las crestas alrededor de cada fuente, con la longitud de onda numérica.</translation>
    </message>
    <message>
        <source>Energy flow, measured</source>
        <translation>Flujo de energía, medido</translation>
    </message>
    <message>
        <source>Streamlines of energy, measured</source>
        <translation>Líneas de corriente de la energía, medidas</translation>
    </message>
    <message>
        <source>Arrows: where the energy flows on the average, and how strongly.</source>
        <translation>Flechas: hacia dónde fluye la energía en promedio, y con qué intensidad.</translation>
    </message>
    <message>
        <source>Lines along which the energy flows on the average.</source>
        <translation>Líneas por las que fluye la energía en promedio.</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryPage</name>
    <message>
        <source>Theory</source>
        <translation>Teoría</translation>
    </message>
    <message>
        <source>The code that runs</source>
        <translation>El código que se ejecuta</translation>
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
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Goes back to any moment of the run. Left and right arrow, Home, End.</source>
        <translation>Vuelve a cualquier instante de la ejecución. Flechas izquierda y derecha, Inicio, Fin.</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 s de %2 s</translation>
    </message>
</context>
<context>
    <name>seiche::ToolColumn</name>
    <message>
        <source>More tools</source>
        <translation>Más herramientas</translation>
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
        <translation>Pintado a mano</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Levantar</translation>
    </message>
    <message>
        <source>Push down</source>
        <translation>Hundir</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Sujetar</translation>
    </message>
    <message>
        <source>Smooth out</source>
        <translation>Alisar</translation>
    </message>
    <message>
        <source>A click raises the water; hold or drag to go on. Enter does it at the ring.</source>
        <translation>Un clic levanta el agua; mantén o arrastra para seguir. Intro lo hace en el anillo.</translation>
    </message>
    <message>
        <source>A click pushes the water down.</source>
        <translation>Un clic empuja el agua hacia abajo.</translation>
    </message>
    <message>
        <source>Holds the water at a height as long as the button is down.</source>
        <translation>Mantiene el agua a una altura mientras el botón esté pulsado.</translation>
    </message>
    <message>
        <source>Smooths waves out.</source>
        <translation>Alisa las ondas.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Size of the tool in cells</source>
        <translation>Tamaño de la herramienta en celdas</translation>
    </message>
    <message>
        <source>Strength of the tool</source>
        <translation>Fuerza de la herramienta</translation>
    </message>
    <message>
        <source>How wide the tool is, in cells</source>
        <translation>La anchura de la herramienta, en celdas</translation>
    </message>
    <message>
        <source>How far the tool moves the water, or which share of the waves it smooths out</source>
        <translation>Cuánto mueve el agua la herramienta, o qué parte de las ondas alisa</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Lluvia</translation>
    </message>
    <message>
        <source>Drops at random places; the same seed gives the same rain</source>
        <translation>Gotas en lugares al azar; la misma semilla da la misma lluvia</translation>
    </message>
    <message>
        <source>Drops/s</source>
        <translation>Gotas/s</translation>
    </message>
    <message>
        <source>Drops of rain per second</source>
        <translation>Gotas de lluvia por segundo</translation>
    </message>
    <message>
        <source>Drop size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of a drop in cells</source>
        <translation>Tamaño de una gota en celdas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of the rain</source>
        <translation>Semilla de la lluvia</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonda</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Absorbing rim</source>
        <translation>Borde absorbente</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>Todas las propiedades del objeto seleccionado (doble clic en el objeto)</translation>
    </message>
    <message>
        <source>Size, strength, rain</source>
        <translation>Tamaño, fuerza, lluvia</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Pared</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Picture of the pool</source>
        <translation>Imagen de la piscina</translation>
    </message>
    <message>
        <source>Shows the height at a place over time, in the Probes panel: click the place.</source>
        <translation>Muestra la altura en un lugar a lo largo del tiempo, en el panel «Sondas»: haz clic en el lugar.</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it; the round handle turns it, the square one resizes it. Shift selects several, and so does a frame dragged in the water. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Haz clic en un objeto para seleccionarlo, arrástralo para moverlo; el asa redonda lo gira, la cuadrada cambia su tamaño. Mayús selecciona varios, y también un recuadro arrastrado en el agua. Teclas: flechas, Ctrl con flechas, Supr, Ctrl+D para una copia.</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Velocidad de una fórmula o imagen…</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Oscilación de una fórmula o curva…</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Empezar con una fórmula…</translation>
    </message>
    <message>
        <source>The water gets the heights of a formula, a curve or a picture, at rest</source>
        <translation>El agua toma las alturas de una fórmula, una curva o una imagen, en reposo</translation>
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
        <translation>%1 s · paso %2</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed: how fast time passes, ×0.05 to ×20</source>
        <translation>Velocidad: a qué ritmo pasa el tiempo, ×0,05 a ×20</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play or pause (P)</source>
        <translation>Reproducir o pausar (P)</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>cámara lenta</translation>
    </message>
    <message>
        <source>This computer cannot keep up: time passes more slowly than it should.</source>
        <translation>Este ordenador no da abasto: el tiempo pasa más despacio de lo pedido.</translation>
    </message>
    <message>
        <source>Time and step</source>
        <translation>Tiempo y paso</translation>
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
        <translation>Escribir un código</translation>
    </message>
    <message>
        <source>Code of a point, as the phone shows it:</source>
        <translation>Código de un punto, como lo muestra el móvil:</translation>
    </message>
    <message>
        <source>Large and small letters, hyphens and blanks do not matter.</source>
        <translation>Mayúsculas o minúsculas, guiones y espacios dan igual.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>On the chart: %1 pulls at %2 Hz. The next code?</source>
        <translation>En la gráfica: %1 tirones a %2 Hz. ¿El siguiente código?</translation>
    </message>
    <message>
        <source>This is no code of a point. Is a letter wrong?</source>
        <translation>No es el código de un punto. ¿Hay una letra equivocada?</translation>
    </message>
</context>
<context>
    <name>seiche::ValueRow</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>more than %1, at most %2</source>
        <translation>más que %1, como mucho %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>range of numbers</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>%1 is not allowed: %2.</source>
        <comment>number, range</comment>
        <translation>%1 no está permitido: %2.</translation>
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
        <translation>Imagen de la piscina</translation>
    </message>
    <message>
        <source>Colours of the heights</source>
        <translation>Colores de las alturas</translation>
    </message>
    <message>
        <source>In each of them equal differences in height look equally different, even if you cannot tell red from green.</source>
        <translation>En cada una, diferencias iguales de altura se ven iguales, aunque no se distinga el rojo del verde.</translation>
    </message>
    <message>
        <source>Level lines</source>
        <translation>Curvas de nivel</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Líneas de igual altura</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>The heights along a line that you can drag</source>
        <translation>Las alturas a lo largo de una línea que se puede arrastrar</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoría</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>Lo que predice la teoría</translation>
    </message>
    <message>
        <source>Draws over the pool what theory predicts</source>
        <translation>Dibuja sobre la piscina lo que predice la teoría</translation>
    </message>
</context>
<context>
    <name>seiche::Viewing</name>
    <message>
        <source>&amp;Any screen but this window&apos;s</source>
        <translation>&amp;Otra que la de esta ventana</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen, width, height</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>Pro&amp;yector</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Pantalla</translation>
    </message>
    <message>
        <source>&amp;Text size on the projector</source>
        <translation>&amp;Tamaño del texto en el proyector</translation>
    </message>
    <message>
        <source>Show pointer &amp;and keys</source>
        <translation>&amp;Mostrar puntero y teclas</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Menos &amp;movimiento</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No fading trails, no flashes, still light in the pool, and animations in the theory that wait to be started</source>
        <translation>Sin estelas que se desvanecen, sin destellos, luz fija en la piscina, y animaciones de la teoría que esperan a que se inicien</translation>
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
        <translation>%1, respuesta correcta</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
</context>
<context>
    <name>seiche::VotePage</name>
    <message>
        <source>Votes: %1 of %2</source>
        <translation>Han votado: %1 de %2</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Phones show this question now</source>
        <translation>Los móviles muestran entonces esta pregunta</translation>
    </message>
    <message>
        <source>Show the votes</source>
        <translation>Mostrar los votos</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Nobody can vote any more</source>
        <translation>Después ya no puede votar nadie</translation>
    </message>
    <message>
        <source>Choose a question, then ask it.</source>
        <translation>Elige una pregunta y hazla.</translation>
    </message>
</context>
<context>
    <name>seiche::WordDialog</name>
    <message>
        <source>Lock with a word</source>
        <translation>Bloquear con una palabra</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Word that unlocks this window:</source>
        <translation>Palabra que desbloquea esta ventana:</translation>
    </message>
    <message>
        <source>The teacher&apos;s word:</source>
        <translation>La palabra del docente:</translation>
    </message>
    <message>
        <source>Empty: the keys alone unlock it. The word is kept until Seiche is closed.</source>
        <translation>Vacío: las teclas solas la desbloquean. La palabra vale hasta que se cierre Seiche.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>This is not the word. The window stays locked.</source>
        <translation>Esa no es la palabra. La ventana sigue bloqueada.</translation>
    </message>
</context>
</TS>
