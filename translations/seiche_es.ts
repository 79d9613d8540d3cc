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
        <source>Show less of %1</source>
        <translation>Mostrar menos de %1</translation>
    </message>
    <message>
        <source>Show more of %1</source>
        <translation>Mostrar más de %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>Desplegar %1</translation>
    </message>
    <message>
        <source>Collapse %1</source>
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
        <source>entered by code</source>
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
        <source>You have sent the maximum number of points.</source>
        <translation>Ya has enviado el número máximo de puntos.</translation>
    </message>
    <message>
        <source>Watch the screen and tap together.</source>
        <translation>Mira la pantalla y pulsa con los demás.</translation>
    </message>
    <message>
        <source>Your teacher has paused submissions. Your points are kept.</source>
        <translation>Tu docente ha puesto los envíos en pausa. Tus puntos se guardan.</translation>
    </message>
    <message>
        <source>Find the rhythm that makes the largest wave on your string.</source>
        <translation>Encuentra el ritmo con el que la onda de tu cuerda es mayor.</translation>
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
        <source>This is not the code on the screen.</source>
        <translation>Ese no es el código de la pantalla.</translation>
    </message>
    <message>
        <source>Too many wrong codes have been entered. Trying again…</source>
        <translation>Se han introducido demasiados códigos equivocados. Reintentando…</translation>
    </message>
    <message>
        <source>The class is full. Trying again…</source>
        <translation>La clase está llena. Reintentando…</translation>
    </message>
    <message>
        <source>The class is closed to new students. Ask your teacher.</source>
        <translation>La clase está cerrada a nuevos estudiantes. Pregunta a tu docente.</translation>
    </message>
    <message>
        <source>The class cannot be reached. Are you on the right network? Trying again…</source>
        <translation>No se puede conectar con la clase. ¿Estás en la red correcta? Reintentando…</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Entrar en la clase</translation>
    </message>
    <message>
        <source>Code on the screen (4 characters)</source>
        <translation>Código en pantalla (4 caracteres)</translation>
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
        <source>Your string. Press SPACE to tap it.</source>
        <translation>Tu cuerda. Pulsa ESPACIO para darle un toque.</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows. Then stop to send your point.</source>
        <translation>Sigue pulsando mientras crezca la onda. Para, y se enviará tu punto.</translation>
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
        <source>Keep tapping while the wave grows. Then stop to get a code for your point.</source>
        <translation>Sigue pulsando mientras crezca la onda. Para, y tu punto recibirá un código.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Tap offline</source>
        <translation>Usar sin conexión</translation>
    </message>
    <message>
        <source>The class cannot be reached: it may be over. Your points are kept, and your string still works.</source>
        <translation>No se puede conectar con la clase: quizá haya terminado. Tus puntos se conservan y tu cuerda sigue funcionando.</translation>
    </message>
    <message>
        <source>This point was not accepted, because one tap per oscillation cannot make such a large wave.</source>
        <translation>Este punto no se ha aceptado: un toque por oscilación no puede hacer una onda tan grande.</translation>
    </message>
    <message>
        <source>The class is over. You can go on with your string.</source>
        <translation>La clase ha terminado. Puedes seguir con tu cuerda.</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows.</source>
        <translation>Sigue pulsando mientras crezca la onda.</translation>
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
        <source>You can change your answer until the right answer is shown.</source>
        <translation>Puedes cambiar tu respuesta hasta que se muestre la correcta.</translation>
    </message>
    <message>
        <source>You did not choose an answer.</source>
        <translation>No has elegido.</translation>
    </message>
    <message>
        <source>Your answer is right.</source>
        <translation>Tu respuesta es correcta.</translation>
    </message>
    <message>
        <source>A different answer is right.</source>
        <translation>La correcta es otra respuesta.</translation>
    </message>
    <message>
        <source>Waiting for a question…</source>
        <translation>Esperando una pregunta…</translation>
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
        <source>periodic</source>
        <translation>periódico</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>impedancia</translation>
    </message>
</context>
<context>
    <name>ExplosionWords</name>
    <message>
        <source>%1 steps after the tap</source>
        <translation>%1 pasos después del toque</translation>
    </message>
    <message>
        <source>%1 steps after the change</source>
        <translation>%1 pasos después del cambio</translation>
    </message>
    <message>
        <source>%1 steps after the start</source>
        <translation>%1 pasos después del inicio</translation>
    </message>
    <message>
        <source>%1 exploded %2</source>
        <extracomment>Name of a scheme, then for example &quot;57 steps after the tap&quot;</extracomment>
        <translation>%1 divergió %2</translation>
    </message>
</context>
<context>
    <name>FilmOrder</name>
    <message>
        <source>The simulation explodes at step %1, before the video ends. Choose an earlier last step.</source>
        <translation>La simulación diverge en el paso %1, antes de acabar el vídeo. Elige un último paso anterior.</translation>
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
        <source>Last drawn shape</source>
        <translation>Última forma dibujada</translation>
    </message>
    <message>
        <source>Current shape</source>
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
        <source>Tap SPACE in a steady rhythm.</source>
        <translation>Pulsa ESPACIO con un ritmo regular.</translation>
    </message>
    <message>
        <source>Try different rhythms. Which one gives the largest wave?</source>
        <translation>Prueba otros ritmos. ¿Con cuál es mayor la onda?</translation>
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
        <source>Not in steady state yet. Keep the rhythm.</source>
        <translation>Aún no es estacionario. Mantén el ritmo.</translation>
    </message>
    <message>
        <source>Not in steady state yet. The circle shows the expected final value.</source>
        <translation>Aún no es estacionario. El círculo muestra el valor final previsto.</translation>
    </message>
    <message>
        <source>In steady state: this point is final. Try a different rhythm.</source>
        <translation>Estacionario: este punto es definitivo. Prueba otro ritmo.</translation>
    </message>
    <message>
        <source>No theoretical curve: a tap here sets the height instead of adding to it, so taps do not add up.</source>
        <translation>Sin curva teórica: aquí un toque fija la altura en vez de sumarse a ella, así que los toques no se acumulan.</translation>
    </message>
    <message>
        <source>No theoretical curve: waves leave through an absorbing end, so there are no standing waves.</source>
        <translation>Sin curva teórica: las ondas salen por un extremo absorbente, así que no hay ondas estacionarias.</translation>
    </message>
    <message>
        <source>No theoretical curve: there is no formula for this scheme.</source>
        <translation>Sin curva teórica: no hay fórmula para este esquema.</translation>
    </message>
    <message>
        <source>No theoretical curve: some waves here never fade, so there is no steady state.</source>
        <translation>Sin curva teórica: algunas ondas no se atenúan nunca, así que no hay régimen estacionario.</translation>
    </message>
    <message>
        <source>No theoretical curve: the medium has too many modes.</source>
        <translation>Sin curva teórica: el medio tiene demasiados modos.</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>creciendo</translation>
    </message>
    <message>
        <source>approaching</source>
        <translation>tiende a</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>estacionario</translation>
    </message>
    <message>
        <source>No theoretical curve: every point is fixed, so nothing can move.</source>
        <translation>Sin curva teórica: todos los puntos están fijos, nada puede moverse.</translation>
    </message>
    <message>
        <source>No theoretical curve: there is no formula for standing waves between walls and media.</source>
        <translation>Sin curva teórica: no hay fórmula para las ondas estacionarias entre paredes y medios.</translation>
    </message>
    <message>
        <source>No theoretical curve: a damper at an end absorbs energy from every wave, and there is no formula for this case.</source>
        <translation>Sin curva teórica: un amortiguador en un extremo absorbe energía de cada onda, y para este caso no hay fórmula.</translation>
    </message>
    <message>
        <source>No frequency stands out in this pool, because a tap is too small or the waves fade too fast. Open the small tank to see a resonance.</source>
        <translation>En esta cubeta no destaca ninguna frecuencia: los toques son demasiado pequeños o las ondas se atenúan demasiado deprisa. Abre la cubeta pequeña para ver una resonancia.</translation>
    </message>
</context>
<context>
    <name>Magnifier</name>
    <message>
        <source>neighbours: up, down, up, down</source>
        <translation>vecinos: arriba, abajo, arriba, abajo</translation>
    </message>
    <message>
        <source>neighbours: high, low, high, low</source>
        <translation>vecinos: alto, bajo, alto, bajo</translation>
    </message>
</context>
<context>
    <name>MediumModel</name>
    <message>
        <source>a channel of different depth</source>
        <translation>un canal de otra profundidad</translation>
    </message>
    <message>
        <source>a string of different mass</source>
        <translation>una cuerda de otra masa</translation>
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
        <translation>fuerza actual</translation>
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
        <source>Damping factor</source>
        <translation>Factor de amortiguamiento</translation>
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
        <source>A live string</source>
        <translation>Una cuerda en vivo</translation>
    </message>
    <message>
        <source>Eleven points and their springs</source>
        <translation>Once puntos y sus muelles</translation>
    </message>
    <message>
        <source>One point, step by step</source>
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
        <source>A travelling corner</source>
        <translation>Una esquina que avanza</translation>
    </message>
    <message>
        <source>A drop in the pool</source>
        <translation>Una gota en la cubeta</translation>
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
        <source>Two kinds of damping, at the midpoint</source>
        <translation>Dos tipos de amortiguamiento, en el centro</translation>
    </message>
    <message>
        <source>A string with free ends, lifted and released</source>
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
        <source>Half-wavelengths</source>
        <translation>Semilongitudes de onda</translation>
    </message>
    <message>
        <source>Tapped in a steady rhythm</source>
        <translation>Toques a ritmo regular</translation>
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
        <source>Slow rectangle</source>
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
        <source>Gradually slower region</source>
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
        <source>Wave packet source</source>
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
        <source>Scale bar</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Stopwatch</source>
        <translation>Cronómetro</translation>
    </message>
    <message>
        <source>Heavier right half</source>
        <translation>Más pesada a la derecha</translation>
    </message>
    <message>
        <source>Heavier left half</source>
        <translation>Más pesada a la izquierda</translation>
    </message>
    <message>
        <source>Heavier middle section</source>
        <translation>Más pesada en el centro</translation>
    </message>
    <message>
        <source>Gradually heavier section</source>
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
        <source>Vertical ruler</source>
        <translation>Regla vertical</translation>
    </message>
    <message>
        <source>Vertical reference line</source>
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
        <source>Orbiting source</source>
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
        <source>Curved screen</source>
        <translation>Pantalla curva</translation>
    </message>
</context>
<context>
    <name>ObjectValues</name>
    <message>
        <source>wall</source>
        <translation>pared</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>A wavelength must be greater than 0.</source>
        <translation>Una longitud de onda debe ser mayor que 0.</translation>
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
        <source>Place</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Position of its centre, from the left</source>
        <translation>Posición de su centro, desde la izquierda</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Position of its centre, from the top</source>
        <translation>Posición de su centro, desde arriba</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>Longitud de onda</translation>
    </message>
    <message>
        <source>Wavelength on the string itself; it follows from the frequency</source>
        <translation>Longitud de onda en la propia cuerda; se deduce de la frecuencia</translation>
    </message>
    <message>
        <source>Wavelength in the pool&apos;s own medium, along an axis; it follows from the frequency</source>
        <translation>Longitud de onda en el medio propio de la cubeta, a lo largo de un eje; se deduce de la frecuencia</translation>
    </message>
    <message>
        <source>probe %1</source>
        <translation>sonda %1</translation>
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
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>Resonance chart. Points: %1. Highest point: %3 × single tap at %2 Hz.</source>
        <translation>Gráfica de resonancia. Puntos: %1. El más alto: %3 × un toque a %2 Hz.</translation>
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
        <source>The simulation exploded. Restart it with a smaller k.</source>
        <translation>La simulación ha divergido. Reinicia con un k menor.</translation>
    </message>
    <message>
        <source>Textbook Euler has exploded, but the other simulation continues. Restart to see it again.</source>
        <translation>El Euler explícito ha divergido, pero la otra simulación continúa. Reinicia para verlo otra vez.</translation>
    </message>
    <message>
        <source>These settings are unstable. Tap, and watch the shortest waves grow.</source>
        <translation>Estos ajustes son inestables. Pulsa y mira cómo crecen las ondas más cortas.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Tap in rhythm. Can you make it touch the ceiling?</source>
        <translation>Pulsa con ritmo. ¿Consigues que llegue al techo?</translation>
    </message>
    <message>
        <source>Tap again each time the string comes back, in a steady rhythm.</source>
        <translation>Pulsa otra vez cada vez que vuelva la cuerda, con un ritmo regular.</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Mantén el ritmo: tras el cuarto toque aparece un punto.</translation>
    </message>
    <message>
        <source>Try a slower or faster rhythm. Which one gives the largest wave?</source>
        <translation>Prueba un ritmo más lento o más rápido. ¿Con cuál es mayor la onda?</translation>
    </message>
    <message>
        <source>Tap in a steady rhythm. Which one makes the whole pool slosh?</source>
        <translation>Pulsa con un ritmo regular. ¿Cuál hace oscilar toda la cubeta?</translation>
    </message>
    <message>
        <source>Tap the water, or press and drag.</source>
        <translation>Da un toque al agua, o mantén pulsado y arrastra.</translation>
    </message>
    <message>
        <source>Tap in a second place. Where the circular waves meet, they add up, then pass through each other.</source>
        <translation>Da un toque en otro lugar. Donde se encuentran las ondas circulares, se suman y luego se atraviesan.</translation>
    </message>
    <message>
        <source>Now press and drag. Are you faster or slower than the waves?</source>
        <translation>Ahora mantén pulsado y arrastra. ¿Vas más rápido o más despacio que las ondas?</translation>
    </message>
    <message>
        <source>The waves. Use the arrow keys to move the marker and SPACE to tap.</source>
        <translation>Las ondas. Las flechas mueven el marcador; la barra espaciadora da un toque.</translation>
    </message>
    <message>
        <source>There is no experiment called “%1”.</source>
        <translation>No hay ningún experimento llamado «%1».</translation>
    </message>
    <message>
        <source>There is no lesson called “%1”.</source>
        <translation>No hay ninguna lección llamada «%1».</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>your frequency</source>
        <translation>tu frecuencia</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitud</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× un toque</translation>
    </message>
    <message>
        <source>TAP</source>
        <translation>PULSA</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Slow motion: ¼ speed</source>
        <translation>Cámara lenta: ¼ de la velocidad</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoría</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>frecuencia (Hz)</translation>
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
        <source>Exit lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>Open the full page</source>
        <translation>Abrir la página completa</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema claro</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema oscuro</translation>
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
        <source>Link, or experiment as text</source>
        <translation>Un enlace, o un experimento como texto</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>For your class: code of your last point</source>
        <translation>Para tu clase: el código de tu último punto</translation>
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
        <source>Tension</source>
        <translation>Tensión</translation>
    </message>
    <message>
        <source>per step²</source>
        <translation>por paso²</translation>
    </message>
    <message>
        <source>Height damping factor</source>
        <translation>Factor de amortiguamiento de la altura</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>por paso</translation>
    </message>
    <message>
        <source>Velocity damping factor</source>
        <translation>Factor de amortiguamiento de la velocidad</translation>
    </message>
    <message>
        <source>Scales only the velocity at every step, as friction does; 1: no damping</source>
        <translation>Reduce en cada paso solo la velocidad, como el rozamiento; 1: sin amortiguamiento</translation>
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
        <source>Number of steps in one second of simulated time</source>
        <translation>Número de pasos en un segundo de tiempo simulado</translation>
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
        <source>Numerical method that computes the next step</source>
        <translation>Método numérico que calcula el paso siguiente</translation>
    </message>
    <message>
        <source>Heights as floating-point numbers or as integers</source>
        <translation>Alturas en coma flotante o en números enteros</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>Divisor</translation>
    </message>
    <message>
        <source>Number by which the sum of the neighbours is divided (integer water)</source>
        <translation>Número entre el que se divide la suma de los vecinos (agua en números enteros)</translation>
    </message>
    <message>
        <source>Damping divisor</source>
        <translation>Divisor de amortiguamiento</translation>
    </message>
    <message>
        <source>Number n: the height loses 1/n of its value at every step (integer water); 0: no damping</source>
        <translation>Número n: la altura pierde 1/n de su valor en cada paso (agua en números enteros); 0: sin amortiguamiento</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Shape of the pulse that a tap makes</source>
        <translation>Forma del pulso que produce un toque</translation>
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
        <source>Width of the pulse that a tap makes</source>
        <translation>Anchura del pulso que produce un toque</translation>
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
        <source>Effect of a tap: set the height, add to it, or pluck (release from rest)</source>
        <translation>Efecto de un toque: fijar la altura, sumarse a ella o puntear (soltar desde el reposo)</translation>
    </message>
    <message>
        <source>Drive amplitude</source>
        <translation>Amplitud de la excitación</translation>
    </message>
    <message>
        <source>Amplitude of the sine that is added to the medium at every step; 0: off</source>
        <translation>Amplitud de la senoide que se suma al medio en cada paso; 0: desactivada</translation>
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
        <source>Shape of the driven region</source>
        <translation>Forma de la zona excitada</translation>
    </message>
    <message>
        <source>Drive width</source>
        <translation>Anchura de la excitación</translation>
    </message>
    <message>
        <source>Width of the driven region</source>
        <translation>Anchura de la zona excitada</translation>
    </message>
    <message>
        <source>Drive column</source>
        <translation>Columna de la excitación</translation>
    </message>
    <message>
        <source>Position of the drive: column in a pool, or point on a string</source>
        <translation>Posición de la excitación: columna en una cubeta, o punto en una cuerda</translation>
    </message>
    <message>
        <source>Drive row</source>
        <translation>Fila de la excitación</translation>
    </message>
    <message>
        <source>Position of the drive: row in a pool</source>
        <translation>Posición de la excitación: fila en una cubeta</translation>
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
        <source>Shape of a drop</source>
        <translation>La forma de una gota</translation>
    </message>
    <message>
        <source>Drop width</source>
        <translation>Anchura de la gota</translation>
    </message>
    <message>
        <source>Width of a drop</source>
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
        <source>Effect of a drop: set the height, add to it, or pluck (release from rest)</source>
        <translation>Efecto de una gota: fijar la altura, sumarse a ella o puntear (soltar desde el reposo)</translation>
    </message>
    <message>
        <source>Time runs</source>
        <translation>Avanza</translation>
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
        <source>Size of a cell on the screen; 0: fits the window</source>
        <translation>Tamaño de una celda en la pantalla; 0: se ajusta a la ventana</translation>
    </message>
    <message>
        <source>Integer water</source>
        <translation>Agua en enteros</translation>
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
        <source>Contour lines</source>
        <translation>Curvas de nivel</translation>
    </message>
    <message>
        <source>Number of contour lines between rest and the end of the colour scale; 0: none</source>
        <translation>Número de curvas de nivel entre el reposo y el extremo de la escala de colores; 0: ninguna</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>Intervalo de color</translation>
    </message>
    <message>
        <source>Height at the end of the colour scale; 0: adapts to the waves</source>
        <translation>Altura en el extremo de la escala de colores; 0: se adapta a las ondas</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Distance from the surface at rest down to the floor</source>
        <translation>Distancia de la superficie en reposo al fondo</translation>
    </message>
    <message>
        <source>Caustics</source>
        <translation>Cáusticas</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>How close the camera is to the surface</source>
        <translation>Lo cerca que está la cámara de la superficie</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Tamaño de celda</translation>
    </message>
    <message>
        <source>Scales the whole new height at every step, which also pulls the medium back to rest; 1: no damping</source>
        <translation>Reduce en cada paso toda la altura nueva, lo que además devuelve el medio al reposo; 1: sin amortiguamiento</translation>
    </message>
    <message>
        <source>Neighbours that act on a cell of the pool</source>
        <translation>Vecinos que actúan sobre una celda de la cubeta</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Tipo de números</translation>
    </message>
    <message>
        <source>Behaviour of integer water: makes waves, or only blurs</source>
        <translation>Comportamiento del agua en números enteros: hace ondas, o solo se difumina</translation>
    </message>
    <message>
        <source>Frequency of the sine drive</source>
        <translation>La frecuencia de la senoide que excita</translation>
    </message>
    <message>
        <source>Phase of the sine drive at step 0</source>
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
        <source>When the simulation runs: always, or only while the pointer is over the pool</source>
        <translation>Cuándo avanza la simulación: siempre, o solo mientras el puntero está sobre la cubeta</translation>
    </message>
    <message>
        <source>Shows the frame rate beside the pool</source>
        <translation>Muestra junto a la cubeta los fotogramas por segundo</translation>
    </message>
    <message>
        <source>How the pool is drawn</source>
        <translation>Cómo se dibuja la cubeta</translation>
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
        <source>How strongly the waves focus light into bright lines on the floor</source>
        <translation>Con qué intensidad concentran las ondas la luz en líneas claras sobre el fondo</translation>
    </message>
    <message>
        <source>Vertical exaggeration</source>
        <translation>Exageración vertical</translation>
    </message>
    <message>
        <source>Factor by which the height of the waves is exaggerated</source>
        <translation>Factor con el que se exagera la altura de las ondas</translation>
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
        <source>Angle at which the camera looks down at the surface; 90: straight down</source>
        <translation>Ángulo con el que la cámara mira la superficie desde arriba; 90: en vertical</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Length of one cell, in the unit cellUnit</source>
        <translation>Longitud de una celda, en la unidad cellUnit</translation>
    </message>
    <message>
        <source>Keep mean height</source>
        <translation>Mantener la altura media</translation>
    </message>
    <message>
        <source>Keeps the mean height constant: the total added by taps, drops, drive and sources is subtracted evenly from all cells. Works only if all sides are free or periodic</source>
        <translation>Mantiene constante la altura media: lo que añaden los toques, las gotas, la excitación y las fuentes se resta por igual de todas las celdas. Solo funciona si todos los lados son libres o periódicos</translation>
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
        <source>Set: new height. Pluck: height before release. Add: height added, and the same amount of velocity per step. A wide pulse then rises to many times this height</source>
        <translation>Fijar: altura nueva. Puntear: altura antes de soltar. Sumar: altura añadida, y otra tanta velocidad por paso. Un pulso ancho llega entonces a muchas veces esta altura</translation>
    </message>
    <message>
        <source>Regions represent</source>
        <translation>Las zonas son</translation>
    </message>
    <message>
        <source>water of different depth</source>
        <translation>agua de otra profundidad</translation>
    </message>
    <message>
        <source>a membrane of different mass</source>
        <translation>una membrana de otra masa</translation>
    </message>
    <message>
        <source>Meaning of a region with a different wave speed. Water of different depth: waves get higher where they slow down. Membrane or string of different mass: waves get lower there</source>
        <translation>Significado de una zona con otra velocidad de propagación. Agua de otra profundidad: las ondas crecen donde se hacen más lentas. Membrana o cuerda de otra masa: ahí se hacen más bajas</translation>
    </message>
    <message>
        <source>Impedance at the left end</source>
        <translation>Impedancia del extremo izquierdo</translation>
    </message>
    <message>
        <source>Impedance of the left end relative to the string. 0: free; 1: absorbs every wave; large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high</source>
        <translation>Impedancia del extremo izquierdo respecto a la de la cuerda. 0: libre; 1: absorbe toda onda; valores grandes: casi fijo. La onda reflejada es (1 − Z)/(1 + Z) veces igual de alta</translation>
    </message>
    <message>
        <source>Impedance at the right end</source>
        <translation>Impedancia del extremo derecho</translation>
    </message>
    <message>
        <source>Impedance of the right end relative to the string. 0: free; 1: absorbs every wave; large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high</source>
        <translation>Impedancia del extremo derecho respecto a la de la cuerda. 0: libre; 1: absorbe toda onda; valores grandes: casi fijo. La onda reflejada es (1 − Z)/(1 + Z) veces igual de alta</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Number n: a bead is drawn on every n-th point of the string; 0: no beads</source>
        <translation>Número n: se dibuja una cuenta cada n puntos de la cuerda; 0: sin cuentas</translation>
    </message>
    <message>
        <source>Width of the absorbing layer</source>
        <translation>Anchura de la capa absorbente</translation>
    </message>
    <message>
        <source>Number of hidden cells that absorb waves beyond each absorbing side of a pool. A narrow layer reflects a little, but a wide layer takes longer to compute</source>
        <translation>Número de celdas ocultas que absorben las ondas más allá de cada lado absorbente de una cubeta. Una capa estrecha refleja un poco, pero una ancha tarda más en calcularse</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Rigidez</translation>
    </message>
    <message>
        <source>Resistance of a string to bending, in addition to its tension; 0: none</source>
        <translation>Resistencia de una cuerda a doblarse, además de su tensión; 0: ninguna</translation>
    </message>
    <message>
        <source>points²</source>
        <translation>puntos²</translation>
    </message>
    <message>
        <source>Represents</source>
        <translation>Representa</translation>
    </message>
    <message>
        <source>Real system that the string or pool represents. Lengths, times and frequencies are then shown in real units</source>
        <translation>Sistema real que representa la cuerda o la cubeta. Longitudes, tiempos y frecuencias se muestran entonces en unidades reales</translation>
    </message>
    <message>
        <source>Real length</source>
        <translation>Longitud real</translation>
    </message>
    <message>
        <source>Length of the real string, or of the real pool from left to right</source>
        <translation>Longitud de la cuerda real, o de la cubeta real de izquierda a derecha</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Force that stretches the real string</source>
        <translation>La fuerza con que está tensada la cuerda real</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Linear density</source>
        <translation>Densidad lineal</translation>
    </message>
    <message>
        <source>Mass per metre of the real string</source>
        <translation>Masa de un metro de la cuerda real</translation>
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
        <source>Depth of the real water. Long waves travel at √(g·h)</source>
        <translation>Profundidad del agua real. Las ondas largas se propagan a √(g·h)</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>Magnitud mostrada</translation>
    </message>
    <message>
        <source>Quantity that the line of the string shows</source>
        <translation>Magnitud que muestra la línea de la cuerda</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Direction in which points are drawn moving: across the string (transverse) or along it (longitudinal)</source>
        <translation>Dirección en que se dibuja el movimiento de los puntos: perpendicular a la cuerda (transversal) o a lo largo de ella (longitudinal)</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Muelles</translation>
    </message>
    <message>
        <source>Shows springs between the points of the string</source>
        <translation>Muestra muelles entre los puntos de la cuerda</translation>
    </message>
    <message>
        <source>Travelling waves</source>
        <translation>Ondas viajeras</translation>
    </message>
    <message>
        <source>Shows the waves travelling right and left in addition to their sum</source>
        <translation>Muestra las ondas que viajan a la derecha y a la izquierda, además de su suma</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Marks nodes and the distances between them</source>
        <translation>Marca los nodos y las distancias entre ellos</translation>
    </message>
    <message>
        <source>Energy along the string</source>
        <translation>Energía a lo largo de la cuerda</translation>
    </message>
    <message>
        <source>Shows kinetic and potential energy along the string</source>
        <translation>Muestra la energía cinética y la potencial a lo largo de la cuerda</translation>
    </message>
    <message>
        <source>Energy flow</source>
        <translation>Flujo de energía</translation>
    </message>
    <message>
        <source>Shows the energy flow along the string as arrows</source>
        <translation>Muestra con flechas el flujo de energía a lo largo de la cuerda</translation>
    </message>
    <message>
        <source>Falling objects</source>
        <translation>Objetos que caen</translation>
    </message>
    <message>
        <source>Objects that fall into the pool: raindrops, firework sparks or snow</source>
        <translation>Lo que cae en la cubeta: gotas de lluvia, chispas de fuegos artificiales o nieve</translation>
    </message>
    <message>
        <source>Launch column</source>
        <translation>Columna de lanzamiento</translation>
    </message>
    <message>
        <source>Column from which the fireworks are launched</source>
        <translation>Columna desde la que se lanzan los fuegos artificiales</translation>
    </message>
    <message>
        <source>Launch row</source>
        <translation>Fila de lanzamiento</translation>
    </message>
    <message>
        <source>Row from which the fireworks are launched</source>
        <translation>Fila desde la que se lanzan los fuegos artificiales</translation>
    </message>
    <message>
        <source>Launch/fall speed</source>
        <translation>Velocidad en el aire</translation>
    </message>
    <message>
        <source>Launch speed of the sparks, or fall speed of the snowflakes</source>
        <translation>Velocidad de lanzamiento de las chispas, o de caída de los copos de nieve</translation>
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
        <source>Downward acceleration of the sparks</source>
        <translation>Aceleración de las chispas hacia abajo</translation>
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
        <source>Distance that flakes drift in one second along each axis (root mean square); grows with the square root of time</source>
        <translation>Distancia que se desvían los copos en un segundo a lo largo de cada eje (media cuadrática); crece con la raíz cuadrada del tiempo</translation>
    </message>
    <message>
        <source>cells/√s</source>
        <translation>celdas/√s</translation>
    </message>
    <message>
        <source>How strongly neighbours pull on each other. The Courant number c·Δt/Δx, the speed of long waves in cells per step, is √k. Diagonal stencil: √(2k). Moore stencil: √(3k)</source>
        <translation>Con cuánta fuerza actúan los vecinos unos sobre otros. El número de Courant c·Δt/Δx, la velocidad de las ondas largas en celdas por paso, es √k. Vecindad diagonal: √(2k). Vecindad de Moore: √(3k)</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Techo</translation>
    </message>
    <message>
        <source>Height at which the ceiling of the string is drawn; 0: the height that taps can reach</source>
        <translation>Altura a la que se dibuja el techo de la cuerda; 0: la que alcanzan los toques</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Deep water</source>
        <translation>Agua profunda</translation>
    </message>
    <message>
        <source>Flat blue (2013 version)</source>
        <translation>Azul plano (versión de 2013)</translation>
    </message>
    <message>
        <source>Height as colour</source>
        <translation>Altura en colores</translation>
    </message>
    <message>
        <source>3-D surface</source>
        <translation>Superficie en 3D</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>8-bit wrap-around</source>
        <translation>Desbordamiento de 8 bits</translation>
    </message>
    <message>
        <source>Clear water over a floor</source>
        <translation>Agua clara sobre un fondo</translation>
    </message>
    <message>
        <source>Height in shades of blue, lit from the upper left.</source>
        <translation>Altura en tonos de azul, con luz desde arriba a la izquierda.</translation>
    </message>
    <message>
        <source>Troughs are black, crests are blue.</source>
        <translation>Los valles en negro, las crestas en azul.</translation>
    </message>
    <message>
        <source>Crests in one colour, troughs in another. Equal steps in height look equal.</source>
        <translation>Crestas de un color, valles de otro: diferencias de altura iguales se ven iguales.</translation>
    </message>
    <message>
        <source>The water in 3-D. Rotate it with the right mouse button, zoom with the wheel.</source>
        <translation>El agua en 3D. Gírala con el botón derecho, acércate con la rueda.</translation>
    </message>
    <message>
        <source>The kinetic and potential energy in each cell.</source>
        <translation>La energía cinética y potencial de cada celda.</translation>
    </message>
    <message>
        <source>The colours start again at the end of their range, as an 8-bit integer overflows.</source>
        <translation>Los colores vuelven a empezar donde acaban, como se desborda un entero de 8 bits.</translation>
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
        <source>Mean squared height over whole periods. Shows where the waves are strong.</source>
        <translation>Media del cuadrado de la altura en periodos enteros. Muestra dónde son fuertes las ondas.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Water effects</source>
        <translation>Efectos de agua</translation>
    </message>
    <message>
        <source>The wave applet (as printed)</source>
        <translation>El applet de ondas (tal como se imprimió)</translation>
    </message>
    <message>
        <source>The wave applet</source>
        <translation>El applet de ondas</translation>
    </message>
    <message>
        <source>The rule adds up eight neighbours in integers and divides the sum by four. With this divisor a flat surface stays flat.</source>
        <translation>La regla suma ocho vecinos en números enteros y divide la suma entre cuatro. Con este divisor, una superficie plana sigue plana.</translation>
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
        <source>2009 water</source>
        <translation>El agua de 2009</translation>
    </message>
    <message>
        <source>The heights are integers. Click and hold, or drag, to move the water under the pointer.</source>
        <translation>Las alturas son números enteros. Haz clic y mantén, o arrastra, para mover el agua bajo el puntero.</translation>
    </message>
    <message>
        <source>The 2013 page</source>
        <translation>La página de 2013</translation>
    </message>
    <message>
        <source>2013 pool (as described)</source>
        <translation>La cubeta de 2013 (según su texto)</translation>
    </message>
    <message>
        <source>This is the 2013 pool with the four nearest neighbours and the stronger damping described in the text of the page.</source>
        <translation>Es la cubeta de 2013 con los cuatro vecinos más próximos y el amortiguamiento más fuerte que describe el texto de la página.</translation>
    </message>
    <message>
        <source>2013 pool (as coded)</source>
        <translation>La cubeta de 2013 (según su código)</translation>
    </message>
    <message>
        <source>Waves reflect and interfere. The diagonal stencil reaches only every second cell, as on a chessboard.</source>
        <translation>Las ondas se reflejan e interfieren. La vecindad diagonal solo alcanza una celda de cada dos, como en un tablero de ajedrez.</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Empieza aquí</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Cubeta de ondas</translation>
    </message>
    <message>
        <source>Click, hold and drag. Circular waves spread, meet and are reflected by the walls.</source>
        <translation>Haz clic, mantén y arrastra. Las ondas circulares se extienden, se cruzan y se reflejan en las paredes.</translation>
    </message>
    <message>
        <source>A ring-shaped string</source>
        <translation>Una cuerda en anillo</translation>
    </message>
    <message>
        <source>The two ends are joined. Two pulses travel round in opposite directions and pass through each other twice a second.</source>
        <translation>Los dos extremos están unidos. Dos pulsos giran en sentidos opuestos y se atraviesan dos veces por segundo.</translation>
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
        <source>Each point is connected to four neighbours, and opposite sides are joined. A wave that leaves on one side enters on the opposite side.</source>
        <translation>Cada punto está unido a cuatro vecinos, y los lados opuestos están unidos. Una onda que sale por un lado entra por el opuesto.</translation>
    </message>
    <message>
        <source>2009 string</source>
        <translation>La cuerda de 2009</translation>
    </message>
    <message>
        <source>Each tap lifts the string to half height at a quarter of its length. Can you make the wave reach the right end?</source>
        <translation>Cada toque levanta la cuerda hasta media altura a un cuarto de su longitud. ¿Logras que la onda llegue al extremo derecho?</translation>
    </message>
    <message>
        <source>2013 string</source>
        <translation>La cuerda de 2013</translation>
    </message>
    <message>
        <source>A string with a free end</source>
        <translation>Una cuerda con un extremo libre</translation>
    </message>
    <message>
        <source>One end can slide freely. Pulses are reflected upright there, and the fundamental frequency is half as high as with fixed ends.</source>
        <translation>Un extremo se desliza libremente. Los pulsos se reflejan en él sin invertirse, y la frecuencia fundamental es la mitad que con extremos fijos.</translation>
    </message>
    <message>
        <source>A string with fixed ends</source>
        <translation>Una cuerda con extremos fijos</translation>
    </message>
    <message>
        <source>First each cell becomes the mean of itself and its neighbours, so a drop only blurs. Then the rule becomes half the neighbours&apos; sum minus the previous value, less a sixteenth, and the water oscillates.</source>
        <translation>Primero cada celda toma la media de sí misma y sus vecinos, y una gota solo se difumina. Después la regla es la mitad de la suma de los vecinos menos el valor anterior, reducida en un dieciseisavo, y el agua oscila.</translation>
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
        <source>Helmholtz resonance of a bay</source>
        <translation>Resonancia de Helmholtz de una bahía</translation>
    </message>
    <message>
        <source>Reflection in a corner</source>
        <translation>Reflexión en una esquina</translation>
    </message>
    <message>
        <source>Three reflected waves return: one upside down from each wall, and one upright from the corner.</source>
        <translation>Vuelven tres ondas reflejadas: una invertida de cada pared y otra sin invertir de la esquina.</translation>
    </message>
    <message>
        <source>Numerical dispersion in a pool</source>
        <translation>Dispersión numérica en una cubeta</translation>
    </message>
    <message>
        <source>On a grid, short waves lag behind, most of all along the axes. The front of a sharp drop is therefore not a circle.</source>
        <translation>En una malla, las ondas cortas se retrasan, sobre todo en los ejes. Por eso el frente de una gota nítida no es un círculo.</translation>
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
        <source>Waves that start at one focus of the ellipse arrive at the other focus from all sides at the same time.</source>
        <translation>Las ondas que salen de un foco de la elipse llegan al otro foco desde todos lados a la vez.</translation>
    </message>
    <message>
        <source>Fixed and free walls</source>
        <translation>Paredes fijas y libres</translation>
    </message>
    <message>
        <source>The fixed wall (top) reflects the pulse upside down. The free wall (bottom) reflects the pulse upright.</source>
        <translation>La pared fija (arriba) refleja el pulso invertido. La pared libre (abajo) lo refleja sin invertir.</translation>
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
        <source>Waves are slower in the shallow lens. The thick middle delays them most, so plane waves converge to a focus.</source>
        <translation>En la lente poco profunda las ondas son más lentas. El centro grueso las retrasa más, y las ondas planas convergen en un foco.</translation>
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
        <source>Two sources in antiphase</source>
        <translation>Dos fuentes en oposición de fase</translation>
    </message>
    <message>
        <source>The two sources oscillate in antiphase. The middle line is now a nodal line, and every maximum has become a minimum.</source>
        <translation>Las dos fuentes oscilan en oposición de fase. La línea media es ahora una línea nodal, y cada máximo se ha convertido en un mínimo.</translation>
    </message>
    <message>
        <source>Plane wave</source>
        <translation>Onda plana</translation>
    </message>
    <message>
        <source>An oscillating line makes plane waves. Plane waves keep their height because they do not spread out.</source>
        <translation>Una línea que oscila emite ondas planas. Las ondas planas conservan su altura porque no se ensanchan.</translation>
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
        <translation>Seiche: ondas estacionarias de una cubeta</translation>
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
        <source>Mach wedge: source faster than waves</source>
        <translation>Cono de Mach: fuente más rápida que las ondas</translation>
    </message>
    <message>
        <source>The source is faster than its waves, so the waves form a wedge. The sine of the half-angle is the wave speed divided by the speed of the source.</source>
        <translation>La fuente es más rápida que sus ondas, que forman una cuña. El seno del semiángulo es la velocidad de las ondas dividida entre la de la fuente.</translation>
    </message>
    <message>
        <source>Total internal reflection</source>
        <translation>Reflexión total</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>Dos fuentes</translation>
    </message>
    <message>
        <source>Waveguide</source>
        <translation>Guía de ondas</translation>
    </message>
    <message>
        <source>Only waves shorter than twice the width can travel between fixed walls. The wide channel carries this wave, and the narrow channel does not.</source>
        <translation>Entre paredes fijas solo se propagan ondas más cortas que el doble de la anchura. El canal ancho deja pasar esta onda, y el estrecho no.</translation>
    </message>
    <message>
        <source>The sum of the eight neighbours is divided by two, as originally printed. Even a flat surface grows by a factor of 3.73 at every step.</source>
        <translation>La suma de los ocho vecinos se divide entre dos, como se imprimió en su día. Incluso una superficie plana se multiplica por 3,73 en cada paso.</translation>
    </message>
    <message>
        <source>Near the shore the water is shallower and waves are slower. They get shorter and turn until they arrive almost head-on.</source>
        <translation>Cerca de la orilla el agua es menos profunda y las ondas son más lentas. Se acortan y giran hasta llegar casi de frente.</translation>
    </message>
    <message>
        <source>Water flows in and out through the narrow mouth, so the whole bay rises and falls. This happens at a frequency far below the first standing wave of the bay.</source>
        <translation>El agua entra y sale por la boca estrecha, y toda la bahía sube y baja. Esto ocurre a una frecuencia muy inferior a la de la primera onda estacionaria de la bahía.</translation>
    </message>
    <message>
        <source>Two uncoupled grids</source>
        <translation>Dos mallas sin acoplar</translation>
    </message>
    <message>
        <source>The diagonal stencil never couples the two colours of a chessboard. A drop in one cell reaches only cells of the same colour.</source>
        <translation>La vecindad diagonal nunca acopla los dos colores de un tablero de ajedrez. Una gota en una celda solo llega a las celdas del mismo color.</translation>
    </message>
    <message>
        <source>Ahead of the moving source the waves are shorter and arrive more often. Behind the source they are longer and arrive less often.</source>
        <translation>Delante de la fuente en movimiento las ondas son más cortas y llegan más seguidas. Detrás son más largas y llegan más espaciadas.</translation>
    </message>
    <message>
        <source>The waves from two slits interfere. Maxima lie in the directions where the paths from the slits differ by whole wavelengths.</source>
        <translation>Las ondas de dos rendijas interfieren. Hay máximos en las direcciones en que los caminos desde las rendijas difieren en longitudes de onda enteras.</translation>
    </message>
    <message>
        <source>A steadily oscillating source sends out circular waves, one wavelength apart. They get lower as they spread.</source>
        <translation>Una fuente que oscila con regularidad emite ondas circulares separadas una longitud de onda. Al extenderse pierden altura.</translation>
    </message>
    <message>
        <source>All paths from the focus to the mirror and on to a straight line are equally long. Circular waves are therefore reflected as plane waves.</source>
        <translation>Todos los caminos del foco al espejo y de ahí a una recta son igual de largos. Por eso las ondas circulares se reflejan como ondas planas.</translation>
    </message>
    <message>
        <source>The slow prism turns the beam towards its base, twice in the same direction.</source>
        <translation>El prisma lento desvía el haz hacia su base, dos veces en el mismo sentido.</translation>
    </message>
    <message>
        <source>Every drop makes its own circular wave, and the waves pass through each other unchanged. The same seed gives the same rain.</source>
        <translation>Cada gota produce una onda circular, y las ondas se atraviesan sin cambiar. La misma semilla da la misma lluvia.</translation>
    </message>
    <message>
        <source>A slit three wavelengths wide sends most of the wave straight ahead, with minima on both sides. Make the slit narrower: the wave spreads in all directions.</source>
        <translation>Una rendija de tres longitudes de onda de ancho envía de frente casi toda la onda, con mínimos a ambos lados. Estrecha la rendija: la onda se extiende en todas las direcciones.</translation>
    </message>
    <message>
        <source>At the boundary of a slower medium the wave turns towards the normal. The sines of the angles have the same ratio as the speeds.</source>
        <translation>En la frontera de un medio más lento la onda gira hacia la normal. Los senos de los ángulos están en la misma razón que las velocidades.</translation>
    </message>
    <message>
        <source>The points of a periodic row have a position and a velocity. A larger k makes them oscillate faster, and damping slows them down.</source>
        <translation>Los puntos de una fila periódica tienen posición y velocidad. Con un k mayor oscilan más rápido, y el amortiguamiento los frena.</translation>
    </message>
    <message>
        <source>Find the resonance of the string and make the waves reach the ceiling. Its frequency depends on the damping, not on the length.</source>
        <translation>Encuentra la resonancia de la cuerda y haz que las ondas lleguen al techo. Su frecuencia depende del amortiguamiento, no de la longitud.</translation>
    </message>
    <message>
        <source>Tap at the natural frequency of the string. Small taps at the right moment build up a wave fourteen times as high as a single tap.</source>
        <translation>Da pequeños toques a la frecuencia propia de la cuerda. En el momento justo, forman una onda catorce veces más alta que uno solo.</translation>
    </message>
    <message>
        <source>In the slow medium, the wave meets the boundary at too shallow an angle to leave. It is reflected, and only a weak wave creeps along outside.</source>
        <translation>En el medio lento, la onda llega a la frontera demasiado rasante para salir. Se refleja, y solo una onda débil se desliza por fuera.</translation>
    </message>
    <message>
        <source>The waves add up where the paths from the two sources differ by whole wavelengths. With half a wavelength more, they nearly cancel.</source>
        <translation>Las ondas se suman donde los caminos desde las dos fuentes difieren en longitudes de onda enteras. Con media longitud de onda más, casi se anulan.</translation>
    </message>
    <message>
        <source>A thick, absorbing breakwater protects a harbour. Waves enter only through the gap, and hardly anything is reflected.</source>
        <translation>Un grueso espigón absorbente protege un puerto. Las ondas entran solo por la bocana, y apenas se refleja nada.</translation>
    </message>
    <message>
        <source>Four sources in a row are half a wavelength apart. They send one beam forwards and one beam backwards, and hardly any waves along the row.</source>
        <translation>Cuatro fuentes en fila están separadas media longitud de onda. Emiten un haz hacia delante y otro hacia atrás, y casi ninguna onda a lo largo de la fila.</translation>
    </message>
    <message>
        <source>Driven at a natural frequency, the pool oscillates in p × q half-wavelengths, higher and higher. Between these frequencies it oscillates much less.</source>
        <translation>Excitada a una frecuencia propia, la cubeta oscila en p × q semilongitudes de onda, cada vez más alto. Entre esas frecuencias oscila mucho menos.</translation>
    </message>
    <message>
        <source>Two strings joined</source>
        <translation>Dos cuerdas unidas</translation>
    </message>
    <message>
        <source>The right string has a higher linear density, so waves are only 0.6 times as fast there. A quarter of the pulse height is reflected upside down, and three quarters are transmitted.</source>
        <translation>La cuerda derecha tiene mayor densidad lineal, y en ella la velocidad de las ondas es solo 0,6 veces la de la izquierda. Un cuarto de la altura del pulso se refleja invertido, y tres cuartos se transmiten.</translation>
    </message>
    <message>
        <source>A small tank</source>
        <translation>Una cubeta pequeña</translation>
    </message>
    <message>
        <source>Click in a steady rhythm. At the right frequency the whole tank oscillates, higher with every click.</source>
        <translation>Haz clic con un ritmo regular. A la frecuencia adecuada oscila toda la cubeta, más alto con cada clic.</translation>
    </message>
    <message>
        <source>Beats on a string</source>
        <translation>Batidos en una cuerda</translation>
    </message>
    <message>
        <source>Two oscillators of 8 Hz and 9 Hz drive one string. Where both waves arrive, the amplitude rises and falls once a second.</source>
        <translation>Dos osciladores de 8 Hz y 9 Hz excitan una cuerda. Donde llegan ambas ondas, la amplitud crece y decrece una vez por segundo.</translation>
    </message>
    <message>
        <source>A chain of ten beads</source>
        <translation>Una cadena de diez cuentas</translation>
    </message>
    <message>
        <source>Ten beads joined by springs have exactly ten standing waves. Their overtones are lower than the overtones of a string.</source>
        <translation>Diez cuentas unidas por muelles tienen exactamente diez ondas estacionarias. Sus sobretonos son más graves que los de una cuerda.</translation>
    </message>
    <message>
        <source>Two strings coupled by a bridge</source>
        <translation>Dos cuerdas acopladas por un puente</translation>
    </message>
    <message>
        <source>The heavy bridge in the middle lets a little energy through. The oscillation moves from the left string to the right string and back again.</source>
        <translation>El pesado puente del medio deja pasar un poco de energía. La oscilación pasa de la cuerda izquierda a la derecha y luego vuelve.</translation>
    </message>
    <message>
        <source>A piano string</source>
        <translation>Una cuerda de piano</translation>
    </message>
    <message>
        <source>Steel resists bending, so short waves run ahead of the pulse from the hammer. The harmonics are too high, the eighth by nearly four per cent.</source>
        <translation>El acero se resiste a doblarse, y las ondas cortas se adelantan al pulso del martillo. Los armónicos son demasiado agudos, el octavo casi un cuatro por ciento.</translation>
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
        <source>Waveguides and filters</source>
        <translation>Guías de ondas y filtros</translation>
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
        <translation>Métodos numéricos</translation>
    </message>
    <message>
        <source>Non-circular waves (anisotropy)</source>
        <translation>Ondas no circulares (anisotropía)</translation>
    </message>
    <message>
        <source>Anti-reflective coating</source>
        <translation>Capa antirreflectante</translation>
    </message>
    <message>
        <source>With a quarter-wave layer in front of the slow water (top), nothing is reflected. Without the layer (bottom), a partial standing wave forms.</source>
        <translation>Con una capa de un cuarto de longitud de onda ante el agua lenta (arriba), no se refleja nada. Sin la capa (abajo), se forma una onda estacionaria parcial.</translation>
    </message>
    <message>
        <source>Babinet&apos;s principle</source>
        <translation>Principio de Babinet</translation>
    </message>
    <message>
        <source>The waves pass a slit (top), nothing (middle) and a strip that would exactly fill the slit (bottom). The waves behind slit and strip add up to the wave in the middle.</source>
        <translation>Las ondas encuentran una rendija (arriba), nada (en medio) y una franja que taparía justo la rendija (abajo). La suma de las ondas tras la rendija y tras la franja da la onda del medio.</translation>
    </message>
    <message>
        <source>Loudspeaker in a wall</source>
        <translation>Altavoz en una pared</translation>
    </message>
    <message>
        <source>A piston two wavelengths wide oscillates in a rigid wall and sends a beam straight ahead. In one direction on each side there is hardly any sound.</source>
        <translation>Un pistón de dos longitudes de onda de ancho oscila en una pared rígida y emite un haz de frente. A cada lado hay una dirección casi sin sonido.</translation>
    </message>
    <message>
        <source>Beats of two sources</source>
        <translation>Batidos de dos fuentes</translation>
    </message>
    <message>
        <source>Two sources have nearly the same frequency, so the pattern of maxima and minima moves slowly. How often does a maximum pass a probe?</source>
        <translation>Dos fuentes tienen casi la misma frecuencia, y la figura de máximos y mínimos se mueve despacio. ¿Cada cuánto pasa un máximo por una sonda?</translation>
    </message>
    <message>
        <source>Seiche of a bent lake</source>
        <translation>Seiche de un lago curvo</translation>
    </message>
    <message>
        <source>Long waves follow the bends of a long lake. The period is the same as in a straight lake with the length of the middle line.</source>
        <translation>Las ondas largas siguen las curvas de un lago alargado. El periodo es el mismo que en un lago recto con la longitud de la línea media.</translation>
    </message>
    <message>
        <source>Bragg mirror (thin layers)</source>
        <translation>Espejo de Bragg (capas delgadas)</translation>
    </message>
    <message>
        <source>Four strips and their gaps, each a quarter of a wavelength long, reflect in phase and are nearly a mirror. Waves half as long pass through.</source>
        <translation>Cuatro franjas y sus huecos, de un cuarto de longitud de onda cada uno, reflejan en fase y son casi un espejo. Las ondas la mitad de largas pasan.</translation>
    </message>
    <message>
        <source>Focusing by a circular wall</source>
        <translation>Focalización en una pared circular</translation>
    </message>
    <message>
        <source>A wave starts beside the centre of a circular wall. It converges equally far from the centre on the other side, and then again at its starting point.</source>
        <translation>Una onda sale de un punto junto al centro de una pared circular. Converge al otro lado, a la misma distancia del centro, y después otra vez en el punto de partida.</translation>
    </message>
    <message>
        <source>A round drum</source>
        <translation>Un tambor redondo</translation>
    </message>
    <message>
        <source>Struck off-centre, a round drum has overtones that are not multiples of the lowest frequency. Its sound has a pitch but is not harmonic.</source>
        <translation>Golpeado fuera del centro, un tambor redondo da sobretonos que no son múltiplos de la frecuencia más baja. En su sonido se oye una nota, pero no es armónico.</translation>
    </message>
    <message>
        <source>Focusing by a circular shoal</source>
        <translation>Focalización por un bajío circular</translation>
    </message>
    <message>
        <source>A circular shoal bends waves as a glass ball bends light. The waves converge to a focus behind the shoal.</source>
        <translation>Un bajío circular desvía las ondas como una bola de vidrio desvía la luz. Las ondas convergen en un foco detrás del bajío.</translation>
    </message>
    <message>
        <source>Coherence length of noise</source>
        <translation>Longitud de coherencia del ruido</translation>
    </message>
    <message>
        <source>Both sources send the same noise. Fringes appear only near the middle line, where the path difference is shorter than the coherence length of the noise.</source>
        <translation>Ambas fuentes emiten el mismo ruido. Solo hay franjas cerca de la línea media, donde la diferencia de camino es menor que la longitud de coherencia del ruido.</translation>
    </message>
    <message>
        <source>Continental shelf (step in depth)</source>
        <translation>Plataforma continental (escalón)</translation>
    </message>
    <message>
        <source>On the shelf the water is a quarter as deep, and waves are half as fast. The wave gets higher and shorter, and part of it is reflected.</source>
        <translation>En la plataforma el agua tiene un cuarto de la profundidad, y las ondas van a la mitad de velocidad. La onda se hace más alta y más corta, y una parte se refleja.</translation>
    </message>
    <message>
        <source>Two coupled rooms</source>
        <translation>Dos salas acopladas</translation>
    </message>
    <message>
        <source>The whole standing wave moves through the door from the left room to the right room, and then back again.</source>
        <translation>La onda estacionaria pasa entera, por la puerta, de la sala izquierda a la derecha, y luego vuelve.</translation>
    </message>
    <message>
        <source>The exact time step (k = 1)</source>
        <translation>El paso de tiempo exacto (k = 1)</translation>
    </message>
    <message>
        <source>With k = 1 every wave, even the shortest, moves exactly one point per step. Corners stay sharp for ever, but with any other k they do not.</source>
        <translation>Con k = 1 toda onda, también la más corta, avanza exactamente un punto por paso. Las esquinas siguen nítidas para siempre; con cualquier otro k, no.</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Dipolo</translation>
    </message>
    <message>
        <source>Two poles side by side oscillate in antiphase, like the front and the back of a loudspeaker without a box. In which directions do you hear nothing?</source>
        <translation>Dos polos juntos oscilan en oposición de fase, como la parte delantera y la trasera de un altavoz sin caja. ¿En qué direcciones no se oye nada?</translation>
    </message>
    <message>
        <source>Doppler echo from a moving mirror</source>
        <translation>Eco Doppler de un espejo móvil</translation>
    </message>
    <message>
        <source>The frequency of the echo is higher while the mirror approaches, and lower while it moves away. The speed of cars is measured in this way.</source>
        <translation>La frecuencia del eco es más alta mientras el espejo se acerca y más baja mientras se aleja. Así se mide la velocidad de los coches.</translation>
    </message>
    <message>
        <source>Frustrated total internal reflection</source>
        <translation>Reflexión total frustrada</translation>
    </message>
    <message>
        <source>At 45° a wide fast gap would reflect the whole wave, but part of it tunnels through this narrow gap. Make the gap wider.</source>
        <translation>A 45° un hueco rápido y ancho reflejaría toda la onda, pero una parte atraviesa este hueco estrecho por efecto túnel. Hazlo más ancho.</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Haz gaussiano</translation>
    </message>
    <message>
        <source>The narrower the waist of a beam, the sooner the beam spreads. Laser beams have this shape.</source>
        <translation>Cuanto más estrecha es la cintura de un haz, antes se ensancha. Los haces de láser tienen esta forma.</translation>
    </message>
    <message>
        <source>Shoaling: waves rise on a slope</source>
        <translation>Asomeramiento en una pendiente</translation>
    </message>
    <message>
        <source>The sea floor rises evenly to a sixteenth of the depth. The wave becomes slower, shorter and twice as high, like a tsunami near the coast.</source>
        <translation>El fondo del mar sube uniformemente hasta un dieciseisavo de la profundidad. La onda se vuelve más lenta, más corta y el doble de alta, como un tsunami cerca de la costa.</translation>
    </message>
    <message>
        <source>Bent waveguide</source>
        <translation>Guía de ondas curva</translation>
    </message>
    <message>
        <source>A duct narrower than half a wavelength carries only one mode, and smooth bends hardly disturb this mode. Is the wave as high behind the two bends as before?</source>
        <translation>Un conducto más estrecho que media longitud de onda lleva un solo modo, y las curvas suaves apenas lo perturban. ¿Es la onda igual de alta después de las dos curvas que antes?</translation>
    </message>
    <message>
        <source>Coupled waveguides</source>
        <translation>Guías de ondas acopladas</translation>
    </message>
    <message>
        <source>Two slow strips side by side carry a wave as glass fibres carry light. After how many cells has the wave moved to the other strip?</source>
        <translation>Dos franjas lentas, una junto a otra, guían una onda como las fibras de vidrio guían la luz. ¿Tras cuántas celdas ha pasado la onda a la otra franja?</translation>
    </message>
    <message>
        <source>Branching duct</source>
        <translation>Conducto que se bifurca</translation>
    </message>
    <message>
        <source>One duct divides into two ducts of the same width, and each branch gets part of the wave. How much of the wave is reflected?</source>
        <translation>Un conducto se divide en dos de la misma anchura, y cada rama recibe una parte de la onda. ¿Qué parte de la onda se refleja?</translation>
    </message>
    <message>
        <source>Two modes in one waveguide</source>
        <translation>Dos modos en una guía de ondas</translation>
    </message>
    <message>
        <source>A one-sided source excites two modes of different speed in the lower waveguide, so the wave zigzags between the walls. How long is one zigzag?</source>
        <translation>Una fuente a un solo lado excita dos modos de distinta velocidad en la guía inferior, y la onda zigzaguea entre las paredes. ¿Cuánto mide un zigzag?</translation>
    </message>
    <message>
        <source>Diffraction at an edge</source>
        <translation>Difracción en un borde</translation>
    </message>
    <message>
        <source>The wave bends round the end of the wall. Beside the shadow there are fringes, higher and lower than the wave without the wall.</source>
        <translation>La onda rodea el extremo de la pared. Junto a la sombra hay franjas, más altas y más bajas que la onda sin la pared.</translation>
    </message>
    <message>
        <source>Harbour resonance</source>
        <translation>Resonancia de un puerto</translation>
    </message>
    <message>
        <source>The narrow harbour (with the correction for its mouth) is a quarter of a wavelength long. At the quay the swell is far higher than on the open coast.</source>
        <translation>El puerto estrecho (con la corrección de la bocana) mide un cuarto de longitud de onda. En el muelle el oleaje es mucho más alto que en la costa abierta.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Faro de coche</translation>
    </message>
    <message>
        <source>The source is at the focus of the parabola, so the reflected waves travel straight ahead. A headlight works in the same way.</source>
        <translation>La fuente está en el foco de la parábola, así que las ondas reflejadas avanzan rectas. Un faro de coche funciona igual.</translation>
    </message>
    <message>
        <source>Hexapole</source>
        <translation>Hexapolo</translation>
    </message>
    <message>
        <source>Six poles on a circle, alternately positive and negative, send six beams. Between the beams the water stays at rest.</source>
        <translation>Seis polos en un círculo, positivos y negativos alternados, emiten seis haces. Entre los haces el agua queda en reposo.</translation>
    </message>
    <message>
        <source>High-pass filter (grille)</source>
        <translation>Filtro paso alto (rejilla)</translation>
    </message>
    <message>
        <source>The bars of this grille hold the water at rest, so only waves shorter than twice the gap pass. The door of a microwave oven works like this.</source>
        <translation>Los barrotes de esta rejilla mantienen el agua en reposo, y solo pasan ondas más cortas que el doble del hueco. Así funciona la puerta de un microondas.</translation>
    </message>
    <message>
        <source>Two incoherent sources</source>
        <translation>Dos fuentes incoherentes</translation>
    </message>
    <message>
        <source>Two sources send independent noise. There are no visible fringes, because waves that add up now cancel a moment later.</source>
        <translation>Dos fuentes emiten ruidos independientes. No se ven franjas, porque las ondas que ahora se suman se anulan un instante después.</translation>
    </message>
    <message>
        <source>Just above the stability limit</source>
        <translation>Justo sobre el límite de estabilidad</translation>
    </message>
    <message>
        <source>k is 0.0004 above its limit, so the shortest wave grows from 0.001. Then a lower k and damping remove the wave, and the cycle repeats.</source>
        <translation>k está 0,0004 por encima de su límite, y la onda más corta crece desde 0,001. Después, un k menor y el amortiguamiento eliminan la onda, y el ciclo se repite.</translation>
    </message>
    <message>
        <source>Two crossing plane waves</source>
        <translation>Dos ondas planas que se cruzan</translation>
    </message>
    <message>
        <source>Where two plane waves cross, the crests form a chequered pattern. The pattern moves to the right between nodal lines.</source>
        <translation>Donde se cruzan dos ondas planas, las crestas forman un ajedrezado. El dibujo se mueve hacia la derecha entre líneas nodales.</translation>
    </message>
    <message>
        <source>Sound over a cold lake</source>
        <translation>Sonido sobre un lago frío</translation>
    </message>
    <message>
        <source>Above a cold lake, sound is slower near the water than higher up. Sound that starts upwards is bent down again and is heard far across the lake.</source>
        <translation>Sobre un lago frío, el sonido es más lento cerca del agua que más arriba. El sonido que sale hacia arriba se curva hacia abajo y se oye lejos, al otro lado del lago.</translation>
    </message>
    <message>
        <source>Diffraction around an island</source>
        <translation>Difracción alrededor de una isla</translation>
    </message>
    <message>
        <source>Waves bend around a small island and meet behind it. Is the sheltered shore a calm place to land?</source>
        <translation>Las ondas rodean una isla pequeña y se encuentran detrás. ¿Es la orilla resguardada un lugar tranquilo para desembarcar?</translation>
    </message>
    <message>
        <source>Lateral quadrupole</source>
        <translation>Cuadrupolo lateral</translation>
    </message>
    <message>
        <source>Four poles on a circle, alternately positive and negative, send four beams, like a tuning fork.</source>
        <translation>Cuatro polos en un círculo, positivos y negativos alternados, emiten cuatro haces, como un diapasón.</translation>
    </message>
    <message>
        <source>Linear quadrupole</source>
        <translation>Cuadrupolo lineal</translation>
    </message>
    <message>
        <source>The middle of three sources in a row is twice as strong and in antiphase. The two beams along the row are narrower than the beams of a dipole.</source>
        <translation>De tres fuentes en fila, la del medio es el doble de fuerte y está en oposición de fase. Los dos haces a lo largo de la fila son más estrechos que los de un dipolo.</translation>
    </message>
    <message>
        <source>Lloyd&apos;s mirror</source>
        <translation>Espejo de Lloyd</translation>
    </message>
    <message>
        <source>A source above a mirror makes the fringes of two sources, because its mirror image acts as the second source. Which lines are maxima, and which are nodal lines?</source>
        <translation>Una fuente sobre un espejo produce las franjas de dos fuentes, porque su imagen actúa como la segunda. ¿Qué líneas son máximos y cuáles son líneas nodales?</translation>
    </message>
    <message>
        <source>Seiche of a long lake</source>
        <translation>Seiche de un lago alargado</translation>
    </message>
    <message>
        <source>Lake Geneva is simplified to a box 73 km long and 150 m deep. When the wind drops, its water oscillates from end to end: what is the period?</source>
        <translation>El lago Lemán se simplifica como una caja de 73 km de largo y 150 m de profundidad. Cuando amaina el viento, su agua oscila de un extremo al otro: ¿cuál es el periodo?</translation>
    </message>
    <message>
        <source>Low-pass filter (chambers)</source>
        <translation>Filtro paso bajo (cámaras)</translation>
    </message>
    <message>
        <source>Luneburg lens</source>
        <translation>Lente de Luneburg</translation>
    </message>
    <message>
        <source>The water gets slower towards the middle. Plane waves from any direction converge to a point on the opposite rim.</source>
        <translation>El agua se hace más lenta hacia el centro. Las ondas planas de cualquier dirección convergen en un punto del borde opuesto.</translation>
    </message>
    <message>
        <source>Mirage over warm ground</source>
        <translation>Espejismo sobre suelo caliente</translation>
    </message>
    <message>
        <source>Sound and light are faster near warm ground. A beam that runs down towards the ground is bent up again before it arrives.</source>
        <translation>El sonido y la luz son más rápidos cerca del suelo caliente. Un haz que baja hacia el suelo se curva de nuevo hacia arriba antes de llegar.</translation>
    </message>
    <message>
        <source>Fundamental mode of a pool</source>
        <translation>Modo fundamental de una cubeta</translation>
    </message>
    <message>
        <source>A single hump between fixed sides rises and falls. It is the slowest standing wave of this pool, and the only one without a nodal line.</source>
        <translation>Una sola cresta entre lados fijos sube y baja. Es la onda estacionaria más lenta de esta cubeta, y la única sin línea nodal.</translation>
    </message>
    <message>
        <source>Two modes in one drum</source>
        <translation>Dos modos en un tambor</translation>
    </message>
    <message>
        <source>Each drum oscillates in two modes at once. The pattern repeats only if the two frequencies have a simple ratio.</source>
        <translation>Cada tambor oscila en dos modos a la vez. La figura solo se repite si las dos frecuencias están en una razón sencilla.</translation>
    </message>
    <message>
        <source>Modes of six rooms</source>
        <translation>Modos de seis salas</translation>
    </message>
    <message>
        <source>In rooms with hard walls, sound is loudest at the walls. In the mode 1 × 0, half a wavelength fits from left to right, and nothing changes from top to bottom.</source>
        <translation>En salas de paredes duras el sonido es más fuerte junto a las paredes. En el modo 1 × 0 cabe media longitud de onda de izquierda a derecha, y nada cambia de arriba abajo.</translation>
    </message>
    <message>
        <source>Modes of six drums</source>
        <translation>Modos de seis tambores</translation>
    </message>
    <message>
        <source>Six equal, nearly square drums each show one mode: the more half-wavelengths, the higher the frequency. Which two have nearly the same frequency?</source>
        <translation>Seis tambores iguales, casi cuadrados, muestran un modo cada uno: cuantas más semilongitudes de onda, mayor es la frecuencia. ¿Qué dos tienen casi la misma frecuencia?</translation>
    </message>
    <message>
        <source>Silencer (muffler)</source>
        <translation>Silenciador</translation>
    </message>
    <message>
        <source>The wide chamber reflects waves at both ends. It transmits least when it is a quarter of a wavelength long, and nearly everything at half a wavelength.</source>
        <translation>La cámara ancha refleja ondas en sus dos extremos. Transmite lo mínimo cuando mide un cuarto de longitud de onda, y casi todo cuando mide media.</translation>
    </message>
    <message>
        <source>Diffraction behind an obstacle</source>
        <translation>Difracción tras un obstáculo</translation>
    </message>
    <message>
        <source>In the middle of the shadow there is a line of high waves. The waves from both edges travel equally far to this line and arrive in phase.</source>
        <translation>En medio de la sombra hay una línea de ondas altas. Las ondas de ambos bordes recorren lo mismo hasta esa línea y llegan en fase.</translation>
    </message>
    <message>
        <source>Harmonic: string touched in the middle</source>
        <translation>Armónico: cuerda tocada en el centro</translation>
    </message>
    <message>
        <source>A finger touches the middle of the string for three seconds and removes all harmonics that move there. The string then sounds an octave higher.</source>
        <translation>Un dedo toca el centro de la cuerda durante tres segundos y elimina todos los armónicos que se mueven ahí. La cuerda suena entonces una octava más aguda.</translation>
    </message>
    <message>
        <source>Octupole</source>
        <translation>Octupolo</translation>
    </message>
    <message>
        <source>Eight poles on a circle send eight beams. Make the radius smaller: a small octupole sends hardly any waves.</source>
        <translation>Ocho polos en un círculo emiten ocho haces. Reduce el radio: un octupolo pequeño apenas emite ondas.</translation>
    </message>
    <message>
        <source>Resonance of pan pipes</source>
        <translation>Resonancia de una flauta de Pan</translation>
    </message>
    <message>
        <source>The same sound reaches five pipes, open at the top and closed at the bottom. Only the pipe with a length of a quarter wavelength (end correction included) resonates.</source>
        <translation>El mismo sonido llega a cinco tubos, abiertos arriba y cerrados abajo. Solo resuena el tubo que mide un cuarto de longitud de onda (con la corrección del extremo abierto).</translation>
    </message>
    <message>
        <source>Phased array: a steered beam</source>
        <translation>Matriz en fase: un haz dirigido</translation>
    </message>
    <message>
        <source>Sixteen sources in a row oscillate with a small delay from one to the next. The delays steer the beam: try a different angle.</source>
        <translation>Dieciséis fuentes en fila oscilan con un pequeño retraso entre una y otra. Los retrasos dirigen el haz: prueba otro ángulo.</translation>
    </message>
    <message>
        <source>Phased array: a focus</source>
        <translation>Matriz en fase: un foco</translation>
    </message>
    <message>
        <source>The outer sources oscillate earlier than the inner sources, so all waves arrive at the focus in phase.</source>
        <translation>Las fuentes de los extremos oscilan antes que las interiores, así que todas las ondas llegan en fase al foco.</translation>
    </message>
    <message>
        <source>Phased array: grating lobes</source>
        <translation>Matriz en fase: lóbulos de rejilla</translation>
    </message>
    <message>
        <source>The sources are more than one wavelength apart. Two more beams therefore appear beside the beam straight ahead.</source>
        <translation>Las fuentes están separadas más de una longitud de onda. Por eso aparecen otros dos haces junto al que va de frente.</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Lente plano-convexa</translation>
    </message>
    <message>
        <source>This lens has one flat side. The curved side bends plane waves, the flat side bends them again, and they converge to a focus.</source>
        <translation>Esta lente tiene un lado plano. El lado curvo desvía las ondas planas, el lado plano las desvía otra vez, y convergen en un foco.</translation>
    </message>
    <message>
        <source>String plucked at 1/7 of its length</source>
        <translation>Cuerda punteada a 1/7 de su longitud</translation>
    </message>
    <message>
        <source>Poisson&apos;s spot</source>
        <translation>La mancha de Poisson</translation>
    </message>
    <message>
        <source>Plane waves meet a circular island. Right behind its centre, where you would expect the deepest shadow, the waves meet in phase.</source>
        <translation>Ondas planas llegan a una isla circular. Justo detrás de su centro, donde se esperaría la sombra más profunda, las ondas se encuentran en fase.</translation>
    </message>
    <message>
        <source>Porro prism</source>
        <translation>Prisma de Porro</translation>
    </message>
    <message>
        <source>The beam enters through the long side, is reflected twice and leaves parallel to the incoming beam. Binoculars use such prisms to turn the image upright.</source>
        <translation>El haz entra por el lado largo, se refleja dos veces y sale paralelo al haz de entrada. Los prismáticos usan estos prismas para enderezar la imagen.</translation>
    </message>
    <message>
        <source>A pulse at a fixed end</source>
        <translation>Un pulso en un extremo fijo</translation>
    </message>
    <message>
        <source>The fixed end pulls the string down when the pulse lifts it, so the pulse returns upside down. Does the pulse lose height?</source>
        <translation>El extremo fijo empuja la cuerda hacia abajo cuando el pulso la levanta, y el pulso vuelve invertido. ¿Pierde altura el pulso?</translation>
    </message>
    <message>
        <source>A pulse at a free end</source>
        <translation>Un pulso en un extremo libre</translation>
    </message>
    <message>
        <source>Nothing holds the free end, so it rises twice as high as the pulse. The pulse is reflected upright.</source>
        <translation>Nada sujeta el extremo libre, así que sube el doble que el pulso. El pulso se refleja sin invertirse.</translation>
    </message>
    <message>
        <source>A pulse at a high-impedance end</source>
        <translation>Un pulso en un extremo de alta impedancia</translation>
    </message>
    <message>
        <source>The damper at the end has three times the impedance of the string. Part of the pulse is absorbed, and part is reflected.</source>
        <translation>El amortiguador del extremo tiene tres veces la impedancia de la cuerda. Una parte del pulso se absorbe y otra se refleja.</translation>
    </message>
    <message>
        <source>A pulse at a matched end</source>
        <translation>Un pulso en un extremo adaptado</translation>
    </message>
    <message>
        <source>The damper at the end has the same impedance as the string, so it acts like more string. The pulse is absorbed almost without reflection.</source>
        <translation>El amortiguador del extremo tiene la misma impedancia que la cuerda y actúa como más cuerda. El pulso se absorbe casi sin reflexión.</translation>
    </message>
    <message>
        <source>Quarter-wave matching section</source>
        <translation>Tramo adaptador de cuarto de onda</translation>
    </message>
    <message>
        <source>The section between the light and the heavy string is a quarter of a wavelength long. Its impedance is the geometric mean of both, so almost nothing is reflected.</source>
        <translation>El tramo entre la cuerda ligera y la pesada mide un cuarto de longitud de onda. Su impedancia es la media geométrica de ambas, y casi nada se refleja.</translation>
    </message>
    <message>
        <source>Reciprocity</source>
        <translation>Reciprocidad</translation>
    </message>
    <message>
        <source>At the top, the source is in the bay and the probe is outside. At the bottom they change places, and both probes record the same curve.</source>
        <translation>Arriba, la fuente está en la bahía y la sonda fuera. Abajo cambian de sitio, y ambas sondas registran la misma curva.</translation>
    </message>
    <message>
        <source>Right-angle prism</source>
        <translation>Prisma de ángulo recto</translation>
    </message>
    <message>
        <source>The beam enters the slow triangle head-on and meets its long side at 45°. It is totally reflected there and turns through a right angle.</source>
        <translation>El haz entra de frente en el triángulo lento y llega a su lado largo a 45°. Allí se refleja totalmente y gira en ángulo recto.</translation>
    </message>
    <message>
        <source>Room resonance</source>
        <translation>Resonancia de una sala</translation>
    </message>
    <message>
        <source>A loudspeaker in the corner plays at a natural frequency of the room. The sound booms in some places and cannot be heard in others.</source>
        <translation>Un altavoz en la esquina suena a una frecuencia propia de la sala. En unos sitios el sonido retumba y en otros no se oye.</translation>
    </message>
    <message>
        <source>Doppler effect: source on a circle</source>
        <translation>Efecto Doppler: fuente en círculo</translation>
    </message>
    <message>
        <source>A source moves in a circle, and its waves form a spiral. The probe records a higher frequency while the source approaches, and a lower frequency while it moves away.</source>
        <translation>Una fuente se mueve en círculo, y sus ondas forman una espiral. La sonda registra una frecuencia más alta mientras la fuente se acerca y más baja mientras se aleja.</translation>
    </message>
    <message>
        <source>Scattering by a small post</source>
        <translation>Dispersión por un poste pequeño</translation>
    </message>
    <message>
        <source>A post much smaller than the wavelength scatters only a small part of the wave. The scattered wave spreads in all directions.</source>
        <translation>Un poste mucho menor que la longitud de onda dispersa solo una pequeña parte de la onda. La onda dispersada se extiende en todas las direcciones.</translation>
    </message>
    <message>
        <source>Numerical dispersion on a string</source>
        <translation>Dispersión numérica en una cuerda</translation>
    </message>
    <message>
        <source>Two wave packets start together, one of long and one of short waves. Short waves are slower on this chain of points: watch them fall behind.</source>
        <translation>Dos paquetes de ondas salen juntos, uno de ondas largas y otro de cortas. Las ondas cortas son más lentas en esta cadena de puntos: mira cómo se quedan atrás.</translation>
    </message>
    <message>
        <source>Quarter-wave side branch</source>
        <translation>Tubo lateral de cuarto de onda</translation>
    </message>
    <message>
        <source>The side tube, closed and a quarter of a wavelength long, stops the wave in the lower duct. The upper duct has no side tube.</source>
        <translation>El tubo lateral, cerrado y de un cuarto de longitud de onda, detiene la onda del conducto inferior. El conducto superior no tiene tubo lateral.</translation>
    </message>
    <message>
        <source>Slow medium: shorter wavelength</source>
        <translation>Medio lento: menor longitud de onda</translation>
    </message>
    <message>
        <source>At the boundary the wavelength gets shorter, but the frequency stays the same. Part of the wave is reflected, and the transmitted wave is higher.</source>
        <translation>En la frontera la longitud de onda disminuye, pero la frecuencia no cambia. Una parte de la onda se refleja, y la onda transmitida es más alta.</translation>
    </message>
    <message>
        <source>Sound channel</source>
        <translation>Canal sonoro</translation>
    </message>
    <message>
        <source>Sound is slowest in the middle, so waves that leave the channel are bent back into it. This is why whales are heard across an ocean.</source>
        <translation>El sonido es más lento en el medio, así que las ondas que salen del canal se curvan de vuelta hacia él. Por eso se oye a las ballenas de un lado a otro del océano.</translation>
    </message>
    <message>
        <source>Speaking tube</source>
        <translation>Tubo acústico</translation>
    </message>
    <message>
        <source>Sound spreads and fades in the open, but it cannot spread in the tube. Compare the waves at equal distances.</source>
        <translation>En el espacio abierto el sonido se extiende y se atenúa, pero en el tubo no puede extenderse. Compara las ondas a distancias iguales.</translation>
    </message>
    <message>
        <source>Chaos in a stadium</source>
        <translation>Caos en un estadio</translation>
    </message>
    <message>
        <source>Two waves make a standing wave</source>
        <translation>Dos ondas forman una onda estacionaria</translation>
    </message>
    <message>
        <source>Two equal oscillators send waves towards each other. Between the oscillators some points stay at rest, and others move twice as far as in one wave.</source>
        <translation>Dos osciladores iguales envían ondas uno hacia el otro. Entre ellos, unos puntos quedan en reposo y otros se mueven el doble que en una sola onda.</translation>
    </message>
    <message>
        <source>Echo from a pyramid&apos;s steps</source>
        <translation>Eco de los escalones de una pirámide</translation>
    </message>
    <message>
        <source>Struck string</source>
        <translation>Cuerda golpeada</translation>
    </message>
    <message>
        <source>A hammer gives the string a velocity instead of a shape, so a hump rises from rest and travels both ways. High harmonics are stronger than on a plucked string.</source>
        <translation>Un martillo da a la cuerda una velocidad en vez de una forma: del reposo surge una cresta que corre hacia ambos lados. Los armónicos altos son más intensos que en una cuerda punteada.</translation>
    </message>
    <message>
        <source>Tide in a shallow bay</source>
        <translation>Marea en una bahía poco profunda</translation>
    </message>
    <message>
        <source>The shallow bay is a quarter of a tidal wavelength long. The tide at its head is twice as high as on a steep coast, as in the Bay of Fundy.</source>
        <translation>La bahía poco profunda mide un cuarto de la longitud de onda de la marea. En su fondo la marea es el doble de alta que en una costa escarpada, como en la bahía de Fundy.</translation>
    </message>
    <message>
        <source>Triple slit</source>
        <translation>Triple rendija</translation>
    </message>
    <message>
        <source>Three slits send out three waves. Between two strong maxima there is a weak one, where two of the three waves cancel.</source>
        <translation>Tres rendijas emiten tres ondas. Entre dos máximos intensos hay uno débil, donde se anulan dos de las tres ondas.</translation>
    </message>
    <message>
        <source>Rotating wave</source>
        <translation>Onda rotatoria</translation>
    </message>
    <message>
        <source>Two modes of a square pool have the same frequency. If one is a quarter of a cycle behind the other, they make a rotating wave.</source>
        <translation>Dos modos de una cubeta cuadrada tienen la misma frecuencia. Si uno va un cuarto de ciclo por detrás del otro, forman una onda rotatoria.</translation>
    </message>
    <message>
        <source>Twelve-pole</source>
        <translation>Dodecapolo</translation>
    </message>
    <message>
        <source>Twelve poles on a circle send twelve beams. Inside the circle the waves nearly cancel.</source>
        <translation>Doce polos en un círculo emiten doce haces. Dentro del círculo las ondas casi se anulan.</translation>
    </message>
    <message>
        <source>Seiche of a lake with two depths</source>
        <translation>Seiche de un lago con dos profundidades</translation>
    </message>
    <message>
        <source>One half of this lake is only a quarter as deep, so waves are slower and higher there. The nodal line is not in the middle.</source>
        <translation>Una mitad de este lago tiene solo un cuarto de la profundidad, y allí las ondas son más lentas y más altas. La línea nodal no está en el centro.</translation>
    </message>
    <message>
        <source>Young&apos;s experiment with unequal slits</source>
        <translation>Experimento de Young con rendijas desiguales</translation>
    </message>
    <message>
        <source>One slit is wider than the other, so the waves do not cancel completely in the minima. The fringes lose contrast.</source>
        <translation>Una rendija es más ancha que la otra, así que las ondas no se anulan del todo en los mínimos. Las franjas pierden contraste.</translation>
    </message>
    <message>
        <source>Triangle and square waves</source>
        <translation>Ondas triangulares y cuadradas</translation>
    </message>
    <message>
        <source>A square wave and a triangle wave travel side by side as plane waves and keep their shape. Compare the curves of the two probes.</source>
        <translation>Una onda cuadrada y otra triangular avanzan una junto a otra como ondas planas y conservan su forma. Compara las curvas de las dos sondas.</translation>
    </message>
    <message>
        <source>Whispering gallery</source>
        <translation>Galería de los susurros</translation>
    </message>
    <message>
        <source>A whisper along the wall of a round room follows the wall all the way round. In the middle of the room it can hardly be heard.</source>
        <translation>Un susurro a lo largo de la pared de una sala circular la sigue hasta dar la vuelta entera. En el centro de la sala apenas se oye.</translation>
    </message>
    <message>
        <source>Zone plate, middle covered</source>
        <translation>Placa zonal con el centro tapado</translation>
    </message>
    <message>
        <source>The middle and every second zone are covered. The waves through the open zones arrive in phase at the focus, as they do with an open middle.</source>
        <translation>Están tapados el centro y una zona de cada dos. Las ondas que pasan por las zonas abiertas llegan en fase al foco, igual que con el centro abierto.</translation>
    </message>
    <message>
        <source>Zone plate, middle open</source>
        <translation>Placa zonal con el centro abierto</translation>
    </message>
    <message>
        <source>Every second zone is open, so only waves that arrive in phase at one point pass. A screen with the right gaps focuses like a lens.</source>
        <translation>Una zona de cada dos está abierta, así que solo pasan las ondas que llegan en fase a un punto. Una pantalla con los huecos adecuados enfoca como una lente.</translation>
    </message>
    <message>
        <source>Maxwell&apos;s fish-eye</source>
        <translation>El ojo de pez de Maxwell</translation>
    </message>
    <message>
        <source>A formula makes the waves half as fast at the centre of the disc as at its rim. Rays from a point on the rim follow circular arcs and meet at the opposite point.</source>
        <translation>Una fórmula hace que las ondas sean en el centro del disco la mitad de rápidas que en el borde. Los rayos que salen de un punto del borde siguen arcos de circunferencia y se reúnen en el punto opuesto.</translation>
    </message>
    <message>
        <source>Converging circular wave</source>
        <translation>Onda circular convergente</translation>
    </message>
    <message>
        <source>A formula gives the water the shape of a ring at the start. Half of the wave spreads outwards, and half converges and rises high in the middle.</source>
        <translation>Una fórmula da al agua la forma de un anillo al empezar. La mitad de la onda se extiende hacia fuera, y la otra mitad converge y se alza en el centro.</translation>
    </message>
    <message>
        <source>Lake Geneva</source>
        <translation>El lago Lemán</translation>
    </message>
    <message>
        <source>A picture gives the depths (black: land, white: 310 m), and one second here is eleven minutes. The tilted water oscillates from end to end, highest where the lake is narrow and shallow.</source>
        <translation>Una imagen da las profundidades (negro: tierra; blanco: 310 m), y un segundo aquí son once minutos. El agua, inclinada al empezar, oscila de un extremo al otro, más alta donde el lago es estrecho y poco profundo.</translation>
    </message>
    <message>
        <source>Aliasing: too few beads for the wave</source>
        <translation>Aliasing: pocas cuentas para la onda</translation>
    </message>
    <message>
        <source>Ten beads start on a wave with 19 half-wavelengths (the thin line in the window). At the beads it looks like 3 half-wavelengths, so the beads oscillate like that.</source>
        <translation>Diez cuentas empiezan sobre una onda con 19 semilongitudes de onda (la línea fina de la ventana). En las cuentas parece una onda con 3 semilongitudes de onda, y así oscilan.</translation>
    </message>
    <message>
        <source>Four neighbours or eight</source>
        <translation>Cuatro vecinos u ocho</translation>
    </message>
    <message>
        <source>Five slits: intensity on a screen</source>
        <translation>Cinco rendijas: intensidad en una pantalla</translation>
    </message>
    <message>
        <source>The more slits there are, the narrower the maxima are. Between two strong maxima there are weak ones: three for five slits.</source>
        <translation>Cuantas más rendijas hay, más estrechos son los máximos. Entre dos máximos intensos hay otros débiles: tres con cinco rendijas.</translation>
    </message>
    <message>
        <source>Stop band of a beaded string</source>
        <translation>Banda prohibida de una cuerda con cuentas</translation>
    </message>
    <message>
        <source>Eight beads on the string are each as heavy as twenty points. A low and a high frequency come from the left, but only the low one passes.</source>
        <translation>Ocho cuentas de la cuerda pesan cada una como veinte puntos. Por la izquierda llegan una frecuencia baja y otra alta, pero solo pasa la baja.</translation>
    </message>
    <message>
        <source>Two wide slits: a missing maximum</source>
        <translation>Dos rendijas anchas: falta un máximo</translation>
    </message>
    <message>
        <source>In some directions each slit alone sends no waves, so the pair sends none either. The second maximum on each side is therefore missing.</source>
        <translation>En algunas direcciones cada rendija sola no emite ondas, y el par tampoco. Por eso falta el segundo máximo a cada lado.</translation>
    </message>
    <message>
        <source>Randomly spaced slits</source>
        <translation>Rendijas espaciadas al azar</translation>
    </message>
    <message>
        <source>Eight slits as wide as the slits of a grating are randomly spaced. Their waves arrive in phase only straight ahead, so there is no other clear maximum.</source>
        <translation>Ocho rendijas tan anchas como las de una red están espaciadas al azar. Sus ondas solo llegan en fase de frente, así que no hay otro máximo claro.</translation>
    </message>
    <message>
        <source>Beams with soft and hard edges</source>
        <translation>Haces de bordes suaves y duros</translation>
    </message>
    <message>
        <source>A source sends beams with soft edges to both sides, and a slit cuts off the edges of the right beam. Compare the two screens.</source>
        <translation>Una fuente envía a ambos lados haces de bordes suaves, y una rendija corta los bordes del derecho. Compara las dos pantallas.</translation>
    </message>
    <message>
        <source>Springs in a block</source>
        <translation>Muelles en un bloque</translation>
    </message>
    <message>
        <source>Each point of a block is connected to six neighbours. Layers across the diagonal have three springs to each side, so they move like a row with three times the k.</source>
        <translation>Cada punto de un bloque está unido a seis vecinos. Las capas perpendiculares a la diagonal tienen tres muelles a cada lado, así que se mueven como una fila con el triple de k.</translation>
    </message>
    <message>
        <source>A row of tone holes</source>
        <translation>Una fila de agujeros</translation>
    </message>
    <message>
        <source>The open holes of a clarinet reflect low notes, and high notes run past the holes. Here the holes are side tubes with fixed ends.</source>
        <translation>Los agujeros abiertos de un clarinete reflejan las notas graves, y las agudas pasan de largo. Aquí los agujeros son tubos laterales con extremos fijos.</translation>
    </message>
    <message>
        <source>Above the cut-off frequency</source>
        <translation>Por encima de la frecuencia de corte</translation>
    </message>
    <message>
        <source>At the highest frequency of a string of points, neighbours oscillate in antiphase. A driver just below this frequency sends out waves, and just above it nothing gets out.</source>
        <translation>A la frecuencia más alta de una cuerda de puntos, los vecinos oscilan en oposición de fase. Una excitación justo por debajo emite ondas, y justo por encima no sale nada.</translation>
    </message>
    <message>
        <source>Waves in integer arithmetic</source>
        <translation>Ondas en aritmética de enteros</translation>
    </message>
    <message>
        <source>Wide slit: intensity on a screen</source>
        <translation>Rendija ancha: intensidad en una pantalla</translation>
    </message>
    <message>
        <source>A slit more than three wavelengths wide sends one broad beam with weak beams beside it. A curved screen around the slit measures their intensity.</source>
        <translation>Una rendija de más de tres longitudes de onda de ancho emite un haz ancho con otros débiles a los lados. Una pantalla curva alrededor de la rendija mide su intensidad.</translation>
    </message>
    <message>
        <source>Heights are integers, and remainders of divisions are dropped. A drop of height 1 cannot leave its cell, but a drop of height 1000 spreads over all the water.</source>
        <translation>Las alturas son números enteros, y el resto de las divisiones se pierde. Una gota de altura 1 no puede salir de su celda, pero una de altura 1000 se extiende por toda el agua.</translation>
    </message>
    <message>
        <source>With four neighbours, k is just above its limit, and a chessboard pattern grows from a height of 1/50. With eight neighbours and the same k, the pattern only oscillates.</source>
        <translation>Con cuatro vecinos, k supera un poco su límite, y un tablero de ajedrez crece desde una altura de 1/50. Con ocho vecinos y el mismo k, el tablero solo oscila.</translation>
    </message>
    <message>
        <source>Fireworks over water</source>
        <translation>Fuegos artificiales sobre el agua</translation>
    </message>
    <message>
        <source>Sparks keep flying off in all directions and fall with the same constant acceleration. Each spark makes a circular wave where it lands in the water.</source>
        <translation>Sin parar salen chispas en todas direcciones y caen con la misma aceleración constante. Cada chispa produce una onda circular donde cae en el agua.</translation>
    </message>
    <message>
        <source>Snow covering a word</source>
        <translation>Nieve que cubre una palabra</translation>
    </message>
    <message>
        <source>Drifting snowflakes make small waves in the water and disappear. On the walls they stay until the whole word is covered.</source>
        <translation>Los copos caen a la deriva, hacen pequeñas ondas en el agua y desaparecen. Sobre las paredes se quedan hasta cubrir toda la palabra.</translation>
    </message>
    <message>
        <source>With the cross stencil, short waves are too slow along the axes and exact along the diagonals. The wavefronts bulge towards the corners.</source>
        <translation>Con la vecindad en cruz, las ondas cortas son demasiado lentas en los ejes y exactas en las diagonales. Los frentes de onda se abomban hacia las esquinas.</translation>
    </message>
    <message>
        <source>A grating sends beams straight ahead and in the directions where the paths from neighbouring slits differ by one wavelength. Half-way between the beams the waves are much lower.</source>
        <translation>Una red de difracción envía haces de frente y en las direcciones en que los caminos desde rendijas vecinas difieren en una longitud de onda. A medio camino entre los haces las ondas son mucho más bajas.</translation>
    </message>
    <message>
        <source>Chambers and narrow necks act like springs and masses in a row. The low frequency passes through them, but twice this frequency does not.</source>
        <translation>Las cámaras y los cuellos estrechos actúan como muelles y masas en fila. La frecuencia baja los atraviesa, pero el doble de esa frecuencia no.</translation>
    </message>
    <message>
        <source>If you pluck a string at a node of a harmonic, this harmonic is missing. Piano hammers strike near a seventh of the length, too.</source>
        <translation>Si punteas una cuerda en un nodo de un armónico, ese armónico falta. También los martillos del piano golpean cerca de un séptimo de la longitud.</translation>
    </message>
    <message>
        <source>Between two half circles hardly any ray repeats its path. The wave soon fills the whole stadium, and its starting point can no longer be seen.</source>
        <translation>Entre dos semicírculos casi ningún rayo repite su camino. Pronto la onda llena todo el estadio, y ya no se ve dónde empezó.</translation>
    </message>
    <message>
        <source>Each step of the pyramid reflects a clap a little later than the step below. Together the echoes make a tone that falls in pitch.</source>
        <translation>Cada escalón de la pirámide refleja una palmada un poco más tarde que el de abajo. Juntos, los ecos forman un tono cada vez más grave.</translation>
    </message>
</context>
<context>
    <name>PresetGroup</name>
    <message>
        <source>The first minutes: tap in rhythm and find a resonance.</source>
        <translation>Los primeros minutos: da toques a ritmo y encuentra una resonancia.</translation>
    </message>
    <message>
        <source>Waves on a string: reflections, standing waves, harmonics and joined strings.</source>
        <translation>Ondas en una cuerda: reflexiones, ondas estacionarias, armónicos y cuerdas unidas.</translation>
    </message>
    <message>
        <source>Waves from sources, near and far, in one direction or in all directions.</source>
        <translation>Ondas de fuentes, cerca y lejos, en una dirección o en todas.</translation>
    </message>
    <message>
        <source>Several waves in one place: where they add up, and where they cancel.</source>
        <translation>Varias ondas en un lugar: dónde se suman y dónde se anulan.</translation>
    </message>
    <message>
        <source>Diffraction: waves at openings, edges and small obstacles.</source>
        <translation>Difracción: ondas en aberturas, bordes y obstáculos pequeños.</translation>
    </message>
    <message>
        <source>Reflection: fixed, free, absorbing and curved walls.</source>
        <translation>Reflexión: paredes fijas, libres, absorbentes y curvas.</translation>
    </message>
    <message>
        <source>Waves turn where their speed changes: Snell&apos;s law, prisms, lenses and mirages.</source>
        <translation>Las ondas giran donde cambia su velocidad: ley de Snell, prismas, lentes y espejismos.</translation>
    </message>
    <message>
        <source>Channels that guide waves, and filters that pass only some frequencies.</source>
        <translation>Canales que guían ondas y filtros que solo dejan pasar algunas frecuencias.</translation>
    </message>
    <message>
        <source>Enclosed water and its standing waves, each with its own frequency.</source>
        <translation>Aguas cerradas y sus ondas estacionarias, cada una con su frecuencia.</translation>
    </message>
    <message>
        <source>The Doppler effect, and sources that are faster than their waves.</source>
        <translation>El efecto Doppler y fuentes más rápidas que sus ondas.</translation>
    </message>
    <message>
        <source>Rain, beaches, harbours and lakes: waves in shallow water.</source>
        <translation>Lluvia, playas, puertos y lagos: ondas en agua poco profunda.</translation>
    </message>
    <message>
        <source>Numerical effects: direction, wavelength and stability.</source>
        <translation>Efectos numéricos: dirección, longitud de onda y estabilidad.</translation>
    </message>
    <message>
        <source>Masses and springs, the model behind string and membrane.</source>
        <translation>Masas y muelles, el modelo que hay detrás de la cuerda y la membrana.</translation>
    </message>
    <message>
        <source>String and pool as computed by the 2013 web page.</source>
        <translation>La cuerda y la cubeta tal como las calculaba la página web de 2013.</translation>
    </message>
    <message>
        <source>Integer arithmetic that looks like water, from the early days of computer graphics.</source>
        <translation>Aritmética de enteros que parece agua, de los primeros tiempos de los gráficos por ordenador.</translation>
    </message>
    <message>
        <source>String, water, fireworks and snow, based on the 2009 programs.</source>
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
        <source>this is not valid JSON</source>
        <translation>esto no es JSON válido</translation>
    </message>
    <message>
        <source>is defined twice</source>
        <translation>está definido dos veces</translation>
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
        <source>%1 is not a number</source>
        <translation>%1 no es un número</translation>
    </message>
    <message>
        <source>an experiment must be a JSON object: %1</source>
        <translation>un experimento debe ser un objeto JSON: %1</translation>
    </message>
    <message>
        <source>version %1 is newer than this program can read (1)</source>
        <translation>la versión %1 es más nueva de lo que lee este programa (1)</translation>
    </message>
    <message>
        <source>%1 is not a valid file version (expected 1)</source>
        <translation>%1 no es una versión de archivo válida (se espera 1)</translation>
    </message>
    <message>
        <source>is missing (the file version, 1)</source>
        <translation>falta (la versión del archivo, 1)</translation>
    </message>
    <message>
        <source>is missing (the place where the height is recorded)</source>
        <translation>falta (la posición donde se registra la altura)</translation>
    </message>
    <message>
        <source>is missing (one of %1)</source>
        <translation>falta (uno de %1)</translation>
    </message>
    <message>
        <source>is missing (%1)</source>
        <translation>falta (%1)</translation>
    </message>
    <message>
        <source>unknown key; valid keys: %1</source>
        <translation>clave desconocida; claves válidas: %1</translation>
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
        <source>%1 is not text</source>
        <translation>%1 no es texto</translation>
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
        <source>%1 is not an object with the parameters to change</source>
        <translation>%1 no es un objeto con los parámetros que hay que cambiar</translation>
    </message>
    <message>
        <source>%1 is not an object with %2</source>
        <translation>%1 no es un objeto con %2</translation>
    </message>
    <message>
        <source>%1 is not a cell (integers inside the grid)</source>
        <translation>%1 no es una celda (números enteros dentro de la malla)</translation>
    </message>
    <message>
        <source>%1 is not a place in a pool ([column, row])</source>
        <translation>%1 no es una posición de la cubeta ([columna, fila])</translation>
    </message>
    <message>
        <source>%1 is not a place on a string ([point])</source>
        <translation>%1 no es una posición de la cuerda ([punto])</translation>
    </message>
    <message>
        <source>%1 is not the size of a pool ([columns, rows], integers from 1 to %2)</source>
        <translation>%1 no es el tamaño de una cubeta ([columnas, filas], números enteros de 1 a %2)</translation>
    </message>
    <message>
        <source>%1 is not the size of a string ([points], an integer from 1 to %2)</source>
        <translation>%1 no es el tamaño de una cuerda ([puntos], un número entero de 1 a %2)</translation>
    </message>
    <message>
        <source>every size must be at least 1</source>
        <translation>cada tamaño debe ser al menos 1</translation>
    </message>
    <message>
        <source>a string has only one size (its number of points)</source>
        <translation>una cuerda tiene un solo tamaño (su número de puntos)</translation>
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
        <translation>%1 eventos son demasiados (como mucho %2)</translation>
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
        <source>%1 and %2 must both be periodic, or neither</source>
        <translation>%1 y %2 deben ser ambos periodic, o ninguno</translation>
    </message>
    <message>
        <source>%1 is only available on a string; in a pool, use one of %2</source>
        <translation>%1 solo está disponible en una cuerda; en una cubeta, usa uno de %2</translation>
    </message>
    <message>
        <source>integer arithmetic supports only the leapfrog scheme</source>
        <translation>con números enteros solo se admite el esquema leapfrog</translation>
    </message>
    <message>
        <source>integer arithmetic supports only %1</source>
        <translation>con números enteros solo se admite %1</translation>
    </message>
    <message>
        <source>integer arithmetic does not support a drive</source>
        <translation>con números enteros no se admite excitación</translation>
    </message>
    <message>
        <source>%1 is outside the string (0 to %2)</source>
        <translation>%1 está fuera de la cuerda (0 a %2)</translation>
    </message>
    <message>
        <source>%1, %2 is outside the pool (0 to %3, 0 to %4)</source>
        <translation>%1, %2 está fuera de la cubeta (0 a %3, 0 a %4)</translation>
    </message>
    <message>
        <source>%1 is out of range (0 to %2)</source>
        <translation>%1 está fuera de rango (0 a %2)</translation>
    </message>
    <message>
        <source>%1 comes after %2; events must be in order</source>
        <translation>%1 va después de %2; los eventos deben estar en orden</translation>
    </message>
    <message>
        <source>%1 is not a number (%2)</source>
        <translation>%1 no es un número (%2)</translation>
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
        <source>an integer, at least %1, at most %2</source>
        <translation>un número entero, al menos %1, como mucho %2</translation>
    </message>
    <message>
        <source>an integer, greater than %1, at most %2</source>
        <translation>un número entero, mayor que %1, como mucho %2</translation>
    </message>
    <message>
        <source>an integer from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
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
        <source>is missing (the places along the brush path)</source>
        <translation>falta (las posiciones del recorrido del pincel)</translation>
    </message>
    <message>
        <source>only one of %1 is allowed</source>
        <translation>solo se admite uno de %1</translation>
    </message>
    <message>
        <source>is only allowed with &quot;pull&quot; or &quot;hold&quot;</source>
        <translation>solo se admite con «pull» o «hold»</translation>
    </message>
    <message>
        <source>a %1 is only available in a pool</source>
        <translation>%1 solo está disponible en una cubeta</translation>
    </message>
    <message>
        <source>either factor or speed, not both</source>
        <translation>usa factor o speed, no ambos</translation>
    </message>
    <message>
        <source>rain is only available in a pool</source>
        <translation>la lluvia solo está disponible en una cubeta</translation>
    </message>
    <message>
        <source>a name must be 1 to %1 bytes long</source>
        <translation>un nombre debe tener de 1 a %1 bytes</translation>
    </message>
    <message>
        <source>places must be at most 100000 cells from the centre</source>
        <translation>las posiciones deben estar como mucho a 100000 celdas del centro</translation>
    </message>
    <message>
        <source>%1 is not a list of places</source>
        <translation>%1 no es una lista de posiciones</translation>
    </message>
    <message>
        <source>%1 is not a list of names</source>
        <translation>%1 no es una lista de nombres</translation>
    </message>
    <message>
        <source>%1 places are too many (at most %2)</source>
        <translation>%1 posiciones son demasiadas (como mucho %2)</translation>
    </message>
    <message>
        <source>integer arithmetic does not support a %1</source>
        <translation>con números enteros no se admite %1</translation>
    </message>
    <message>
        <source>%1 is after the end of the hold</source>
        <translation>%1 es posterior al final de la sujeción</translation>
    </message>
    <message>
        <source>%1 is not of the form [steps later, column, row]</source>
        <translation>%1 no tiene la forma [pasos después, columna, fila]</translation>
    </message>
    <message>
        <source>%1 is not of the form [steps later, point]</source>
        <translation>%1 no tiene la forma [pasos después, punto]</translation>
    </message>
    <message>
        <source>a lesson must be a JSON object: %1</source>
        <translation>una lección debe ser un objeto JSON: %1</translation>
    </message>
    <message>
        <source>is missing (a list with at least one step)</source>
        <translation>falta (una lista con al menos un paso)</translation>
    </message>
    <message>
        <source>is missing (a list of 2 to %1 answers)</source>
        <translation>falta (una lista de 2 a %1 respuestas)</translation>
    </message>
    <message>
        <source>is missing (the first step must define the experiment)</source>
        <translation>falta (el primer paso debe definir el experimento)</translation>
    </message>
    <message>
        <source>is missing (the number of the correct answer, counted from 1)</source>
        <translation>falta (el número de la respuesta correcta, contando desde 1)</translation>
    </message>
    <message>
        <source>is missing (a cell: [point], or [column, row] in a pool)</source>
        <translation>falta (una celda: [punto], o [columna, fila] en una cubeta)</translation>
    </message>
    <message>
        <source>is missing (text)</source>
        <translation>falta (texto)</translation>
    </message>
    <message>
        <source>is missing (a number, or one of %1)</source>
        <translation>falta (un número, o uno de %1)</translation>
    </message>
    <message>
        <source>is missing (a number from %1 to %2)</source>
        <translation>falta (un número de %1 a %2)</translation>
    </message>
    <message>
        <source>unknown kind of check; valid kinds: %1</source>
        <translation>tipo de comprobación desconocido; tipos válidos: %1</translation>
    </message>
    <message>
        <source>%1 is already the id of another step</source>
        <translation>%1 ya es el id de otro paso</translation>
    </message>
    <message>
        <source>%1 is not an id (1 to 40 small letters a to z, digits and hyphens)</source>
        <translation>%1 no es un id (de 1 a 40 letras minúsculas de la a a la z, cifras y guiones)</translation>
    </message>
    <message>
        <source>is not a language code (en, el, pt-BR)</source>
        <translation>no es un código de idioma (en, el, pt-BR)</translation>
    </message>
    <message>
        <source>a result needs a check in the same step</source>
        <translation>un resultado necesita una comprobación en el mismo paso</translation>
    </message>
    <message>
        <source>a step can ask for at most one number and one choice</source>
        <translation>un paso puede pedir como mucho un número y una elección</translation>
    </message>
    <message>
        <source>&quot;all&quot; and &quot;any&quot; cannot be nested</source>
        <translation>«all» y «any» no se pueden anidar</translation>
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
        <source>%1 takes a word; specify it with &quot;is&quot;</source>
        <translation>%1 admite una palabra; indícala con «is»</translation>
    </message>
    <message>
        <source>%1 takes a number; specify its range with &quot;from&quot; and &quot;to&quot;</source>
        <translation>%1 admite un número; indica su intervalo con «from» y «to»</translation>
    </message>
    <message>
        <source>%1 is outside the medium (%2 by %3 cells)</source>
        <translation>%1 está fuera del medio (%2 por %3 celdas)</translation>
    </message>
    <message>
        <source>%1 is neither the id of an example nor an experiment (%2 or %3)</source>
        <translation>%1 no es ni el id de un ejemplo ni un experimento (%2 o %3)</translation>
    </message>
    <message>
        <source>%1 is neither text nor an object with a text for each language (%2)</source>
        <translation>%1 no es ni texto ni un objeto con un texto para cada idioma (%2)</translation>
    </message>
    <message>
        <source>%1 is not a list with at least one step</source>
        <translation>%1 no es una lista con al menos un paso</translation>
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
        <source>%1 is not an object with the values to change</source>
        <translation>%1 no es un objeto con los valores que hay que cambiar</translation>
    </message>
    <message>
        <source>%1 is not a cell of the pool ([column, row])</source>
        <translation>%1 no es una celda de la cubeta ([columna, fila])</translation>
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
        <source>%1 is neither a number nor one of %2</source>
        <translation>%1 no es ni un número ni uno de %2</translation>
    </message>
    <message>
        <source>%1 is not an integer</source>
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
        <source>is missing (an end of the cross-section)</source>
        <translation>falta (un extremo de la sección)</translation>
    </message>
    <message>
        <source>a unit can have at most %1 characters</source>
        <translation>una unidad puede tener como mucho %1 caracteres</translation>
    </message>
    <message>
        <source>0, or at least 1e-06</source>
        <translation>0, o al menos 1e-06</translation>
    </message>
    <message>
        <source>the value is not valid JSON (%1)</source>
        <translation>el valor no es JSON válido (%1)</translation>
    </message>
    <message>
        <source>the value is not valid UTF-8 text</source>
        <translation>el valor no es texto UTF-8 válido</translation>
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
        <source>a single value has no member called %1</source>
        <translation>un valor simple no tiene ningún miembro llamado %1</translation>
    </message>
    <message>
        <source>there is no such element in the file</source>
        <translation>no hay tal elemento en el archivo</translation>
    </message>
    <message>
        <source>the image could not be written</source>
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
        <source>a view is only available in a pool</source>
        <translation>una vista solo está disponible en una cubeta</translation>
    </message>
    <message>
        <source>the last frame would show step %1 (at most %2)</source>
        <translation>el último fotograma mostraría el paso %1 (como mucho %2)</translation>
    </message>
    <message>
        <source>must be at least %1, at most %2</source>
        <translation>debe ser al menos %1, como mucho %2</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>integer arithmetic supports only one scheme and no shorter steps</source>
        <translation>los números enteros solo admiten un esquema, y no admiten pasos más cortos</translation>
    </message>
    <message>
        <source>no exact solution is known with walls or media</source>
        <translation>con paredes o medios no se conoce ninguna solución exacta</translation>
    </message>
    <message>
        <source>damping is applied once per step, which makes every scheme first order; set both damping factors to 1</source>
        <translation>el amortiguamiento se aplica una vez por paso, lo que reduce todo esquema a primer orden; pon a 1 los dos factores de amortiguamiento</translation>
    </message>
    <message>
        <source>the exact solution is known only for standing waves with fixed, free or periodic ends</source>
        <translation>la solución exacta solo se conoce para ondas estacionarias con extremos fijos, libres o periódicos</translation>
    </message>
    <message>
        <source>a source keeps making waves, so tapping cannot reach a steady state; remove the source first</source>
        <translation>una fuente hace ondas sin parar, así que con los toques no se llega a un régimen estacionario; quita primero la fuente</translation>
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
        <source>there is no such example</source>
        <translation>no existe ese ejemplo</translation>
    </message>
    <message>
        <source>this is not a valid link to an experiment; part of it is missing or has been changed</source>
        <translation>esto no es un enlace válido a un experimento; falta una parte o ha cambiado</translation>
    </message>
    <message>
        <source>the link is too long (at most %1 characters after the &quot;#&quot;)</source>
        <translation>el enlace es demasiado largo (%1 caracteres como máximo después de «#»)</translation>
    </message>
    <message>
        <source>%1 is not an address of this computer</source>
        <translation>%1 no es una dirección de este ordenador</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <translation>no se puede escuchar en %1: %2</translation>
    </message>
    <message>
        <source>a %1 is only available on a string</source>
        <translation>%1 solo está disponible en una cuerda</translation>
    </message>
    <message>
        <source>is missing (at least two values)</source>
        <translation>falta (al menos dos valores)</translation>
    </message>
    <message>
        <source>%1 values are too many (at most %2)</source>
        <translation>%1 valores son demasiados (como mucho %2)</translation>
    </message>
    <message>
        <source>a value is too large (at most %1, positive or negative)</source>
        <translation>un valor es demasiado grande (como mucho %1, positivo o negativo)</translation>
    </message>
    <message>
        <source>with the stencil %1, the absorbing layer must be at least %2 cells wide</source>
        <translation>con la vecindad %1, la capa absorbente debe tener al menos %2 celdas de ancho</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>no hay memoria suficiente para este cambio</translation>
    </message>
    <message>
        <source>needs one of &quot;pull&quot;, &quot;hold&quot;, &quot;set&quot;, &quot;things&quot;, &quot;calm&quot;, &quot;draw&quot; or &quot;modes&quot;</source>
        <translation>hace falta uno de «pull», «hold», «set», «things», «calm», «draw» o «modes»</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 no es ni true ni false</translation>
    </message>
    <message>
        <source>%1 is not of the form [half-wavelengths along x, along y]</source>
        <translation>%1 no tiene la forma [semilongitudes de onda en x, en y]</translation>
    </message>
    <message>
        <source>column %1: unknown name or character “%2”</source>
        <translation>columna %1: nombre o carácter desconocido «%2»</translation>
    </message>
    <message>
        <source>column %1: a parenthesis is missing</source>
        <translation>columna %1: falta un paréntesis</translation>
    </message>
    <message>
        <source>column %1: unexpected parenthesis</source>
        <translation>columna %1: paréntesis inesperado</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>la fórmula está vacía</translation>
    </message>
    <message>
        <source>column %1: unexpected end of the formula</source>
        <translation>columna %1: final inesperado de la fórmula</translation>
    </message>
    <message>
        <source>column %1: a function has too many or too few arguments</source>
        <translation>columna %1: una función tiene demasiados argumentos o muy pocos</translation>
    </message>
    <message>
        <source>column %1: missing or misplaced operator</source>
        <translation>columna %1: falta un operador o está mal colocado</translation>
    </message>
    <message>
        <source>a formula can have at most %1 characters</source>
        <translation>una fórmula puede tener como mucho %1 caracteres</translation>
    </message>
    <message>
        <source>parentheses can be nested at most %1 levels deep</source>
        <translation>los paréntesis se pueden anidar como mucho %1 niveles</translation>
    </message>
    <message>
        <source>the formula is undefined at x = %1</source>
        <translation>la fórmula no está definida en x = %1</translation>
    </message>
    <message>
        <source>the value at x = %1 is above %2</source>
        <translation>el valor en x = %1 supera %2</translation>
    </message>
    <message>
        <source>%1 is not a list of tools</source>
        <translation>%1 no es una lista de herramientas</translation>
    </message>
    <message>
        <source>stiffness is only available on a string</source>
        <translation>la rigidez solo está disponible en una cuerda</translation>
    </message>
    <message>
        <source>integer arithmetic does not support stiffness</source>
        <translation>con números enteros no se admite rigidez</translation>
    </message>
    <message>
        <source>a stiff string can have at most %1 points, not %2</source>
        <translation>una cuerda rígida puede tener como mucho %1 puntos, no %2</translation>
    </message>
    <message>
        <source>%1 is not available on a stiff string; use one of %2</source>
        <translation>%1 no está disponible en una cuerda rígida; usa uno de %2</translation>
    </message>
    <message>
        <source>a stiff string can have only one medium</source>
        <translation>una cuerda rígida solo puede tener un medio</translation>
    </message>
    <message>
        <source>%1 standing waves are too many here (at most %2)</source>
        <translation>%1 ondas estacionarias son demasiadas aquí (como mucho %2)</translation>
    </message>
    <message>
        <source>Seiche in a browser cannot compute formulas: open the file in the desktop program, save it, and open the saved file here</source>
        <translation>Seiche en el navegador no puede calcular fórmulas: abre el archivo en el programa de escritorio, guárdalo y abre aquí el archivo guardado</translation>
    </message>
    <message>
        <source>there are no objects and no probes</source>
        <translation>no hay ni objetos ni sondas</translation>
    </message>
    <message>
        <source>only for walls</source>
        <translation>solo para paredes</translation>
    </message>
    <message>
        <source>is missing (at least %1 corners of the outline)</source>
        <translation>falta (al menos %1 esquinas del contorno)</translation>
    </message>
    <message>
        <source>an absorbing wall cannot move; use a wall with impedance 1 instead, which also absorbs</source>
        <translation>una pared absorbente no puede moverse; usa una pared con impedancia 1, que también absorbe</translation>
    </message>
    <message>
        <source>%1 is too fast: a wall must move more slowly than the waves (%2 cells per second)</source>
        <translation>%1 es demasiado rápido: una pared debe moverse más despacio que las ondas (%2 celdas por segundo)</translation>
    </message>
    <message>
        <source>on a string: point, line, held</source>
        <translation>en una cuerda: point, line, held</translation>
    </message>
    <message>
        <source>in a pool: point, line, multipole, array</source>
        <translation>en una cubeta: point, line, multipole, array</translation>
    </message>
    <message>
        <source>on a string: even</source>
        <translation>en una cuerda: even</translation>
    </message>
    <message>
        <source>a claim can have at most %1 characters</source>
        <translation>una afirmación puede tener como mucho %1 caracteres</translation>
    </message>
    <message>
        <source>there is no wall called %1 in the pool at this step</source>
        <translation>en este paso no hay en la cubeta ninguna pared llamada %1</translation>
    </message>
    <message>
        <source>%1 is not a box-shaped wall that is fixed or free, has a thickness and does not move</source>
        <translation>%1 no es una pared rectangular, fija o libre, con grosor y que no se mueva</translation>
    </message>
    <message>
        <source>the clipboard has no copied Seiche objects (text that starts with %1)</source>
        <translation>el portapapeles no contiene objetos copiados de Seiche (texto que empieza por %1)</translation>
    </message>
    <message>
        <source>the value at x = %1 is below %2</source>
        <translation>el valor en x = %1 es menor que %2</translation>
    </message>
    <message>
        <source>the formula is undefined at t = %1</source>
        <translation>la fórmula no está definida en t = %1</translation>
    </message>
    <message>
        <source>the value at t = %1 is above %2</source>
        <translation>el valor en t = %1 supera %2</translation>
    </message>
    <message>
        <source>the value at t = %1 is below %2</source>
        <translation>el valor en t = %1 es menor que %2</translation>
    </message>
    <message>
        <source>the formula is undefined at x = %1, y = %2</source>
        <translation>la fórmula no está definida en x = %1, y = %2</translation>
    </message>
    <message>
        <source>the value at x = %1, y = %2 is above %3</source>
        <translation>el valor en x = %1, y = %2 supera %3</translation>
    </message>
    <message>
        <source>the value at x = %1, y = %2 is below %3</source>
        <translation>el valor en x = %1, y = %2 es menor que %3</translation>
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
        <translation>usa formula o raster, no ambos</translation>
    </message>
    <message>
        <source>%1 is not of the form [left, top, right, bottom]</source>
        <translation>%1 no tiene la forma [izquierda, arriba, derecha, abajo]</translation>
    </message>
    <message>
        <source>is missing (the grey values of a picture, or a formula instead)</source>
        <translation>falta (los valores de gris de una imagen, o bien una fórmula)</translation>
    </message>
    <message>
        <source>is not %1 by %2 grey values, compressed and in base64url</source>
        <translation>no son %1 por %2 valores de gris, comprimidos y en base64url</translation>
    </message>
    <message>
        <source>either curve or curveFormula, not both</source>
        <translation>usa curve o curveFormula, no ambos</translation>
    </message>
    <message>
        <source>Seiche in a browser cannot compute formulas: open the file in the desktop program</source>
        <translation>Seiche en el navegador no puede calcular fórmulas: abre el archivo en el programa de escritorio</translation>
    </message>
    <message>
        <source>a formula or picture of the speed is only available in a pool</source>
        <translation>una fórmula o una imagen de la velocidad solo está disponible en una cubeta</translation>
    </message>
    <message>
        <source>needs 2 to %1 values over one period</source>
        <translation>hacen falta de 2 a %1 valores en un periodo</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 columns by %3 rows (at most %4 by %4)</source>
        <translation>%1 valores no llenan %2 columnas por %3 filas (como mucho %4 por %4)</translation>
    </message>
    <message>
        <source>some values are out of range (%1)</source>
        <translation>algunos valores están fuera de rango (%1)</translation>
    </message>
    <message>
        <source>needs a formula or a raster of the heights in the pool</source>
        <translation>hace falta una fórmula o un raster de las alturas de la cubeta</translation>
    </message>
    <message>
        <source>is only for a pool; a string uses &quot;heights&quot;</source>
        <translation>es solo para una cubeta; una cuerda usa «heights»</translation>
    </message>
    <message>
        <source>is only for a string; a pool uses &quot;formula&quot; or &quot;raster&quot;</source>
        <translation>es solo para una cuerda; una cubeta usa «formula» o «raster»</translation>
    </message>
    <message>
        <source>the interrupted class session at %1 has a different experiment</source>
        <translation>la clase interrumpida en %1 tiene otro experimento</translation>
    </message>
    <message>
        <source>the interrupted class session at %1 cannot be read</source>
        <translation>la clase interrumpida en %1 no se puede leer</translation>
    </message>
    <message>
        <source>column %1: “=” is not an operator in a formula; to compare, write ==</source>
        <translation>columna %1: «=» no es un operador en una fórmula; para comparar, escribe ==</translation>
    </message>
    <message>
        <source>column %1: a comma is only allowed between the arguments of min or max</source>
        <translation>columna %1: solo se admite una coma entre los argumentos de min o de max</translation>
    </message>
    <message>
        <source>column %1: “%2” has a decimal comma; write %3</source>
        <translation>columna %1: «%2» tiene una coma decimal; escribe %3</translation>
    </message>
    <message>
        <source>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</source>
        <translation>%1 millones de operaciones a la vez son demasiadas (como máximo %2 millones); reduce tamaños, cantidades o celdas</translation>
    </message>
    <message>
        <source>a task can have at most %1 characters</source>
        <translation>una tarea puede tener como mucho %1 caracteres</translation>
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
        <source>pluck (from rest)</source>
        <translation>puntear (desde el reposo)</translation>
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
        <source>raised cosine</source>
        <translation>coseno alzado</translation>
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
        <source>real frequency (%1)</source>
        <comment>unit</comment>
        <translation>frecuencia real (%1)</translation>
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
        <source>integers</source>
        <translation>números enteros</translation>
    </message>
    <message>
        <source>floating point</source>
        <translation>coma flotante</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>extremo: %1</translation>
    </message>
    <message>
        <source>Pulse: %1</source>
        <comment>a setting of the pull</comment>
        <translation>Pulso: %1</translation>
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
        <source>source, sine at %1 Hz, amplitude %2</source>
        <translation>fuente, seno de %1 Hz, amplitud %2</translation>
    </message>
    <message>
        <source>source, pulse at %1 Hz, amplitude %2</source>
        <translation>fuente, pulso de %1 Hz, amplitud %2</translation>
    </message>
    <message>
        <source>source, wave packet at %1 Hz, amplitude %2</source>
        <translation>fuente, paquete de ondas de %1 Hz, amplitud %2</translation>
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
        <source>Tapped at</source>
        <translation>Toque en</translation>
    </message>
    <message>
        <source>A string</source>
        <translation>Una cuerda</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Una cubeta</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>Paso %1, %2 s</translation>
    </message>
    <message>
        <source>Measured resonance</source>
        <translation>Resonancia medida</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>frecuencia (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>amplitud (× un toque)</translation>
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
        <source>Current heights</source>
        <translation>Alturas actuales</translation>
    </message>
    <message>
        <source>tapped point</source>
        <translation>punto del toque</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>sonda</translation>
    </message>
    <message>
        <source>place</source>
        <translation>posición</translation>
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
        <source>source, triangle wave at %1 Hz, amplitude %2</source>
        <translation>fuente, triangular de %1 Hz, amplitud %2</translation>
    </message>
    <message>
        <source>source, square wave at %1 Hz, amplitude %2</source>
        <translation>fuente, cuadrada de %1 Hz, amplitud %2</translation>
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
        <source>source, noise around %1 Hz, amplitude %2</source>
        <translation>fuente, ruido en torno a %1 Hz, amplitud %2</translation>
    </message>
    <message>
        <source>source, drawn curve at %1 Hz, amplitude %2</source>
        <translation>fuente, curva dibujada de %1 Hz, amplitud %2</translation>
    </message>
    <message>
        <source>medium, from the formula %1</source>
        <translation>medio, de la fórmula %1</translation>
    </message>
    <message>
        <source>medium, from a picture</source>
        <translation>medio, de una imagen</translation>
    </message>
    <message>
        <source>Exploded %1</source>
        <translation>Divergió %1</translation>
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
        <translation>leapfrog</translation>
    </message>
    <message>
        <source>textbook Euler</source>
        <translation>Euler explícito</translation>
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
        <source>trapezoidal rule</source>
        <translation>regla del trapecio</translation>
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
        <translation>No se pudo imprimir el documento.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
    <message>
        <source>The document could not be created.</source>
        <translation>No se pudo crear el documento.</translation>
    </message>
</context>
<context>
    <name>SheetChart</name>
    <message>
        <source>time (s)</source>
        <translation>tiempo (s)</translation>
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
        <source>Moore (8 neighbours)</source>
        <translation>Moore (8 vecinos)</translation>
    </message>
    <message>
        <source>isotropic</source>
        <translation>isótropa</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Watch the beads. How many seconds pass until all of them are on the thin line again?</source>
        <translation>Observa las cuentas. ¿Cuántos segundos pasan hasta que todas están otra vez sobre la línea fina?</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. How does the shape of the wavefronts change?</source>
        <translation>Haz clic en la fuente y reduce su frecuencia. ¿Cómo cambia la forma de los frentes de onda?</translation>
    </message>
    <message>
        <source>Click the thin layer at the top and change its wave speed. How does the wave on its left change?</source>
        <translation>Haz clic en la capa fina de arriba y cambia su velocidad de propagación. ¿Cómo cambia la onda a su izquierda?</translation>
    </message>
    <message>
        <source>Raise Divisor step by step. From which value on does the water move in waves?</source>
        <translation>Aumenta Divisor paso a paso. ¿A partir de qué valor recorren ondas el agua?</translation>
    </message>
    <message>
        <source>Lower Divisor from 4 to 3. What happens to the water?</source>
        <translation>Baja Divisor de 4 a 3. ¿Qué le pasa al agua?</translation>
    </message>
    <message>
        <source>Pause and drag the timeline back. After how many seconds do the first waves appear?</source>
        <translation>Pausa y arrastra hacia atrás la línea de tiempo. ¿Después de cuántos segundos aparecen las primeras ondas?</translation>
    </message>
    <message>
        <source>Find a moment when the middle probe reads 0. Compare the other two curves at that moment.</source>
        <translation>Busca un instante en que la sonda del medio marque 0. Compara las otras dos curvas en ese instante.</translation>
    </message>
    <message>
        <source>Click the piston and lower its frequency a little. Which way do the two minima move?</source>
        <translation>Haz clic en el pistón y reduce un poco su frecuencia. ¿Hacia dónde se mueven los dos mínimos?</translation>
    </message>
    <message>
        <source>Tap [SPACE], then again each time the middle rises. How many taps do you make in 10 seconds?</source>
        <translation>Pulsa [ESPACIO], y otra vez cada vez que suba el centro. ¿Cuántos toques das en 10 segundos?</translation>
    </message>
    <message>
        <source>Follow one of the drawn rays to the shore. By about how many degrees does it turn?</source>
        <translation>Sigue uno de los rayos dibujados hasta la orilla. ¿Cuántos grados gira, más o menos?</translation>
    </message>
    <message>
        <source>Count in the panel how often the curve of probe A swells in 10 seconds.</source>
        <translation>Cuenta en el panel cuántas veces se hincha la curva de la sonda A en 10 segundos.</translation>
    </message>
    <message>
        <source>Predict the beats per second at 8 Hz and 10 Hz. Then click the right oscillator and set 10 Hz.</source>
        <translation>Predice cuántos batidos por segundo hay con 8 Hz y 10 Hz. Luego haz clic en el oscilador derecho y ponlo a 10 Hz.</translation>
    </message>
    <message>
        <source>Time ten round trips of the crest with the stopwatch. How long does one take?</source>
        <translation>Mide con el cronómetro diez idas y vueltas de la cresta. ¿Cuánto dura una?</translation>
    </message>
    <message>
        <source>Click the upper source and raise its frequency to about 2 Hz. Do its waves pass the strips now?</source>
        <translation>Haz clic en la fuente de arriba y sube su frecuencia a unos 2 Hz. ¿Pasan ahora sus ondas por las franjas?</translation>
    </message>
    <message>
        <source>Click the breakwater and widen its gap. How does the amplitude in the harbour change?</source>
        <translation>Haz clic en el espigón y ensancha la bocana. ¿Cómo cambia la amplitud en el puerto?</translation>
    </message>
    <message>
        <source>Wait 15 seconds and read both amplitudes. How many times larger is the amplitude in the bay?</source>
        <translation>Espera 15 segundos y lee las dos amplitudes. ¿Cuántas veces mayor es la amplitud en la bahía?</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm. Which rhythm moves the beads highest?</source>
        <translation>Pulsa [ESPACIO] con un ritmo regular. ¿Con qué ritmo llegan más alto las cuentas?</translation>
    </message>
    <message>
        <source>Lower Tension k a little and wait until the pattern begins again. Does the pattern still grow?</source>
        <translation>Baja un poco Tensión k y espera a que el tablero empiece de nuevo. ¿Sigue creciendo?</translation>
    </message>
    <message>
        <source>Find a cell that stays at rest, and click it. Which cells does this drop reach?</source>
        <translation>Busca una celda que siga en reposo y haz clic en ella. ¿A qué celdas llega esta gota?</translation>
    </message>
    <message>
        <source>Measure the time from the start of a wave until it converges on the other side.</source>
        <translation>Mide el tiempo desde que sale una onda hasta que converge al otro lado.</translation>
    </message>
    <message>
        <source>Choose Spectrum and a time range of 20 s. At which frequencies are the first two peaks?</source>
        <translation>Elige Espectro y un intervalo de 20 s. ¿A qué frecuencias están los dos primeros picos?</translation>
    </message>
    <message>
        <source>Click the edge of the shoal and make the waves slower there. Which way does the focus move?</source>
        <translation>Haz clic en el borde del bajío y reduce allí la velocidad. ¿Hacia dónde se mueve el foco?</translation>
    </message>
    <message>
        <source>Look for nodal lines on both sides of the middle line. How many do you find?</source>
        <translation>Busca líneas nodales a ambos lados de la línea media. ¿Cuántas encuentras?</translation>
    </message>
    <message>
        <source>In the panel, compare the heights of the incoming, reflected and transmitted waves.</source>
        <translation>Compara en el panel las alturas de la onda incidente, la reflejada y la transmitida.</translation>
    </message>
    <message>
        <source>Count the waves that pass probe A after each pulse of the source. Which are upside down?</source>
        <translation>Cuenta las ondas que pasan por la sonda A tras cada pulso de la fuente. ¿Cuáles están invertidas?</translation>
    </message>
    <message>
        <source>Wait until only the left room oscillates. How many seconds later is it only the right room?</source>
        <translation>Espera a que oscile solo la sala izquierda. ¿Cuántos segundos después oscila solo la derecha?</translation>
    </message>
    <message>
        <source>Wait until the left string oscillates least. After how many seconds does this happen again?</source>
        <translation>Espera a que la cuerda izquierda oscile lo mínimo. ¿Al cabo de cuántos segundos vuelve a ocurrir?</translation>
    </message>
    <message>
        <source>Wait until the starting shape returns. Then lower Tension k to 0.7 and compare again.</source>
        <translation>Espera a que vuelva la forma inicial. Después baja Tensión k a 0,7 y compara otra vez.</translation>
    </message>
    <message>
        <source>Pause and follow one crest round the source. Where does it become a trough?</source>
        <translation>Pausa y sigue una cresta alrededor de la fuente. ¿Dónde se convierte en valle?</translation>
    </message>
    <message>
        <source>Look just inside the drawn circle. In which directions do hardly any short waves follow?</source>
        <translation>Mira justo dentro del círculo dibujado. ¿En qué direcciones apenas hay ondas cortas?</translation>
    </message>
    <message>
        <source>Choose Spectrum in the panel. Which frequencies come and go on both sides of 5 Hz?</source>
        <translation>Elige Espectro en el panel. ¿Qué frecuencias aparecen y desaparecen a ambos lados de 5 Hz?</translation>
    </message>
    <message>
        <source>Watch the waves at the right probe. How do they change each time the source turns round?</source>
        <translation>Observa las ondas en la sonda de la derecha. ¿Cómo cambian cada vez que la fuente da la vuelta?</translation>
    </message>
    <message>
        <source>Click the wall and increase the slit separation. Do the maxima move apart or closer together?</source>
        <translation>Haz clic en la pared y aumenta la separación de las rendijas. ¿Los máximos se separan o se juntan?</translation>
    </message>
    <message>
        <source>Read in the panel when B shows its first high peak. Then predict when A shows the next peak.</source>
        <translation>Lee en el panel cuándo muestra B su primer pico alto. Luego predice cuándo mostrará A el siguiente.</translation>
    </message>
    <message>
        <source>Watch where the sparks land. Is there a part of the pool that no spark reaches?</source>
        <translation>Observa dónde caen las chispas. ¿Hay una parte de la cubeta a la que no llega ninguna?</translation>
    </message>
    <message>
        <source>Click the wall and increase the slit separation. Do the strong maxima move together or apart?</source>
        <translation>Haz clic en la pared y aumenta la separación de las rendijas. ¿Los máximos intensos se acercan o se alejan entre sí?</translation>
    </message>
    <message>
        <source>Compare the heights of the incoming and the reflected pulse, first in curve A, then in curve B.</source>
        <translation>Compara las alturas del pulso incidente y del reflejado, primero en la curva A y luego en la B.</translation>
    </message>
    <message>
        <source>Drag the source to the top of the disc. Where do the waves meet now?</source>
        <translation>Arrastra la fuente hasta lo alto del disco. ¿Dónde se reúnen ahora las ondas?</translation>
    </message>
    <message>
        <source>Restart and watch the inner circular wave. Does it end in the middle, or does it spread again?</source>
        <translation>Reinicia y observa la onda circular interior. ¿Acaba en el centro o vuelve a extenderse?</translation>
    </message>
    <message>
        <source>Read the amplitudes at A and B in the panel. How many times higher are the waves at A?</source>
        <translation>Lee en el panel las amplitudes en A y en B. ¿Cuántas veces más altas son las ondas en A?</translation>
    </message>
    <message>
        <source>Drag the right edge of the gap a little to the right. What happens to the wave behind it?</source>
        <translation>Arrastra el borde derecho del hueco un poco a la derecha. ¿Qué le pasa a la onda al otro lado?</translation>
    </message>
    <message>
        <source>Click the source and raise its frequency. Does the beam now spread sooner or later?</source>
        <translation>Haz clic en la fuente y aumenta su frecuencia. ¿El haz se ensancha ahora antes o después?</translation>
    </message>
    <message>
        <source>Click the grating and increase the slit separation. Do the beams move apart or closer together?</source>
        <translation>Haz clic en la red y aumenta la separación de las rendijas. ¿Los haces se separan o se acercan?</translation>
    </message>
    <message>
        <source>Read the heights of both peaks in the panel. Does the height grow as much as the depth shrinks?</source>
        <translation>Lee en el panel la altura de los dos picos. ¿Aumenta la altura tanto como disminuye la profundidad?</translation>
    </message>
    <message>
        <source>Compare the amplitudes of the two probes in the panel. By what percentage do they differ?</source>
        <translation>Compara en el panel las amplitudes de las dos sondas. ¿En qué porcentaje se diferencian?</translation>
    </message>
    <message>
        <source>Predict which strip carries the wave at the right side. Then wait and check.</source>
        <translation>Predice qué franja guía la onda en el lado derecho. Después espera y compruébalo.</translation>
    </message>
    <message>
        <source>Drag the left probe slowly along its duct. Compare its largest and smallest amplitude.</source>
        <translation>Arrastra despacio la sonda izquierda a lo largo del conducto. Compara su amplitud mayor con la menor.</translation>
    </message>
    <message>
        <source>Drag the upper probe along the waveguide. Where is its amplitude largest, and where smallest?</source>
        <translation>Arrastra la sonda superior a lo largo de la guía. ¿Dónde es mayor su amplitud y dónde es menor?</translation>
    </message>
    <message>
        <source>Follow one crest from the top edge down into the shadow. Where is it highest?</source>
        <translation>Sigue una cresta desde el borde superior hasta la sombra. ¿Dónde es más alta?</translation>
    </message>
    <message>
        <source>Click the source and change its frequency a little. Does the swell at the quay rise or fall?</source>
        <translation>Haz clic en la fuente y cambia un poco su frecuencia. ¿Sube o baja el oleaje en el muelle?</translation>
    </message>
    <message>
        <source>Drag the source a little upwards. In which direction do the reflected waves travel now?</source>
        <translation>Arrastra la fuente un poco hacia arriba. ¿En qué dirección avanzan ahora las ondas reflejadas?</translation>
    </message>
    <message>
        <source>Count the crests that pass behind the beads in 10 seconds. What is their frequency?</source>
        <translation>Cuenta las crestas que pasan detrás de las cuentas en 10 segundos. ¿Qué frecuencia tienen?</translation>
    </message>
    <message>
        <source>Calculate the angle between two neighbouring beams. Does it fit what you see?</source>
        <translation>Calcula el ángulo entre dos haces vecinos. ¿Coincide con lo que ves?</translation>
    </message>
    <message>
        <source>Click the upper source and raise its frequency slowly. From how many hertz do its waves pass?</source>
        <translation>Haz clic en la fuente superior y aumenta despacio su frecuencia. ¿A partir de cuántos hercios pasan sus ondas?</translation>
    </message>
    <message>
        <source>Look for a line where the water always stays at rest. Do you find one?</source>
        <translation>Busca una línea donde el agua esté siempre en reposo. ¿Encuentras alguna?</translation>
    </message>
    <message>
        <source>Watch the dot on the map in the panel jump. What does the wave do each time?</source>
        <translation>Observa cómo salta el punto en el mapa del panel. ¿Qué hace la onda cada vez?</translation>
    </message>
    <message>
        <source>Compare the distance between neighbouring nodal lines with the wavelength of one plane wave.</source>
        <translation>Compara la distancia entre líneas nodales vecinas con la longitud de onda de una de las ondas planas.</translation>
    </message>
    <message>
        <source>Find the highest point of the beam. Predict from it where the beam is back at its starting height.</source>
        <translation>Busca el punto más alto del haz. Predice a partir de él dónde vuelve el haz a su altura inicial.</translation>
    </message>
    <message>
        <source>Drag the probe behind the island a little along the shore. Does its amplitude rise or fall?</source>
        <translation>Arrastra un poco por la orilla la sonda de detrás de la isla. ¿Aumenta o disminuye su amplitud?</translation>
    </message>
    <message>
        <source>Tap [SPACE] and compare the reflected and the transmitted pulse. Which pulse is narrower?</source>
        <translation>Pulsa [ESPACIO] y compara el pulso reflejado con el transmitido. ¿Cuál es más estrecho?</translation>
    </message>
    <message>
        <source>Compare the curves of the three towns. Where does the water rise and fall least?</source>
        <translation>Compara las curvas de las tres ciudades. ¿Dónde sube y baja menos el agua?</translation>
    </message>
    <message>
        <source>Compare two neighbouring beams at the same distance. Are they in phase or in antiphase?</source>
        <translation>Compara dos haces vecinos a la misma distancia. ¿Están en fase o en oposición de fase?</translation>
    </message>
    <message>
        <source>Click the lens and increase the wave speed inside. Does the focus move nearer or farther away?</source>
        <translation>Haz clic en la lente y aumenta su velocidad de propagación. ¿El foco se acerca o se aleja?</translation>
    </message>
    <message>
        <source>Find all directions in which the water stays nearly at rest. Why do the waves cancel there?</source>
        <translation>Busca todas las direcciones en las que el agua queda casi en reposo. ¿Por qué se anulan allí las ondas?</translation>
    </message>
    <message>
        <source>Drag the source closer to the mirror. Do the nodal lines move apart or together?</source>
        <translation>Arrastra la fuente más cerca del espejo. ¿Las líneas nodales se separan o se juntan?</translation>
    </message>
    <message>
        <source>In the panel, read the time between two crests of one curve. How many minutes is this?</source>
        <translation>Lee en el panel el tiempo entre dos crestas de una misma curva. ¿Cuántos minutos son?</translation>
    </message>
    <message>
        <source>Click the bottom source and lower its frequency slowly. At what frequency do its waves get through?</source>
        <translation>Haz clic en la fuente de abajo y baja despacio su frecuencia. ¿Con qué valor empiezan a pasar sus ondas?</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. Does the focus get sharper or wider?</source>
        <translation>Haz clic en la fuente y reduce su frecuencia. ¿El foco se vuelve más nítido o más ancho?</translation>
    </message>
    <message>
        <source>Drag the source downwards. How close does the beam come to the ground now?</source>
        <translation>Arrastra la fuente hacia abajo. ¿Cuánto se acerca ahora el haz al suelo?</translation>
    </message>
    <message>
        <source>Count the maxima behind the slits. Then click the wall, lower the slit width and count again.</source>
        <translation>Cuenta los máximos tras las rendijas. Después haz clic en la pared, reduce el ancho de rendija y cuenta otra vez.</translation>
    </message>
    <message>
        <source>Count how often the hump rises in 20 seconds. What is its frequency?</source>
        <translation>Cuenta cuántas veces sube la cresta en 20 segundos. ¿Cuál es su frecuencia?</translation>
    </message>
    <message>
        <source>Compare the three lower drums for ten seconds. Which drum keeps repeating the same pattern?</source>
        <translation>Compara durante diez segundos los tres tambores de abajo. ¿Cuál repite siempre la misma figura?</translation>
    </message>
    <message>
        <source>Count the cycles of the first two rooms at the top for ten seconds each. What is the ratio?</source>
        <translation>Cuenta las oscilaciones de las dos primeras salas de arriba, diez segundos cada una. ¿En qué razón están?</translation>
    </message>
    <message>
        <source>Count for 10 seconds how often the top left drum turns orange in the middle. Repeat at bottom right.</source>
        <translation>Cuenta durante 10 segundos cuántas veces se pone naranja el centro del tambor de arriba a la izquierda. Después, abajo a la derecha.</translation>
    </message>
    <message>
        <source>Click the upper source and double its frequency. How does the amplitude behind the chamber change?</source>
        <translation>Haz clic en la fuente de arriba y duplica su frecuencia. ¿Cómo cambia la amplitud detrás de la cámara?</translation>
    </message>
    <message>
        <source>Predict where the line of high waves goes if you drag the obstacle up. Then try it.</source>
        <translation>Predice adónde va la línea de ondas altas si arrastras el obstáculo hacia arriba. Después pruébalo.</translation>
    </message>
    <message>
        <source>Look at bars 1 to 7 in the panel after the touch. Which of them are empty?</source>
        <translation>Mira las barras 1 a 7 del panel cuando el dedo ya no toca la cuerda. ¿Cuáles están vacías?</translation>
    </message>
    <message>
        <source>Predict what a lower frequency does to the beams. Then click the source and try it.</source>
        <translation>Predice qué efecto tiene en los haces una frecuencia más baja. Luego haz clic en la fuente y pruébalo.</translation>
    </message>
    <message>
        <source>Read the amplitudes at A and B in the panel. How many times higher is the wave at A?</source>
        <translation>Lee en el panel las amplitudes en A y B. ¿Cuántas veces más alta es la onda en A?</translation>
    </message>
    <message>
        <source>Find the pipe that resonates. Then click the source and lower its frequency. Which pipe is next?</source>
        <translation>Busca el tubo que resuena. Después haz clic en la fuente y reduce su frecuencia. ¿Qué tubo es el siguiente?</translation>
    </message>
    <message>
        <source>Drag the source closer to the mirror. How does the shape of the reflected waves change?</source>
        <translation>Arrastra la fuente más cerca del espejo. ¿Cómo cambia la forma de las ondas reflejadas?</translation>
    </message>
    <message>
        <source>Click one source and lower its height. What does the curve of probe A show now?</source>
        <translation>Haz clic en una fuente y reduce su altura. ¿Qué muestra ahora la curva de la sonda A?</translation>
    </message>
    <message>
        <source>Estimate the angle between the beam and straight ahead. Then click the sources and check it.</source>
        <translation>Estima el ángulo entre el haz y la dirección de frente. Luego haz clic en las fuentes y compruébalo.</translation>
    </message>
    <message>
        <source>Drag the row of sources up or down. Does the place with the highest waves move, too?</source>
        <translation>Arrastra la fila de fuentes hacia arriba o hacia abajo. ¿Se mueve también el lugar de las ondas más altas?</translation>
    </message>
    <message>
        <source>Click the array and lower its frequency. Do the side beams turn outwards or inwards?</source>
        <translation>Haz clic en la matriz y baja su frecuencia. ¿Los haces laterales giran hacia fuera o hacia dentro?</translation>
    </message>
    <message>
        <source>Tap [SPACE] once and follow the pulse to the right end. Does the pulse keep its shape?</source>
        <translation>Pulsa [ESPACIO] una vez y sigue el pulso hasta el extremo derecho. ¿Conserva su forma?</translation>
    </message>
    <message>
        <source>Drag probe B to a different place. Does its amplitude depend on the distance from the source?</source>
        <translation>Arrastra la sonda B a otro sitio. ¿Depende la amplitud de la distancia a la fuente?</translation>
    </message>
    <message>
        <source>Drag the lens a little to the right. Does the distance from the lens to the focus change?</source>
        <translation>Arrastra la lente un poco a la derecha. ¿Cambia la distancia de la lente al foco?</translation>
    </message>
    <message>
        <source>Tick Logarithmic in the panel. Which is the first empty bar, and which the next?</source>
        <translation>Marca Logarítmica en el panel. ¿Cuál es la primera barra vacía, y cuál la siguiente?</translation>
    </message>
    <message>
        <source>Drag the island a little up or down. Does the strip of waves behind its centre move, too?</source>
        <translation>Arrastra la isla un poco hacia arriba o hacia abajo. ¿Se mueve también la franja de ondas detrás de su centro?</translation>
    </message>
    <message>
        <source>Tap [SPACE] and count the seconds until the circular wave reaches the top edge.</source>
        <translation>Pulsa [ESPACIO] y cuenta los segundos hasta que la onda circular llegue al borde superior.</translation>
    </message>
    <message>
        <source>Click in the water and count the seconds until the waves vanish. Then lower Damping and compare.</source>
        <translation>Haz clic en el agua y cuenta los segundos hasta que desaparezcan las ondas. Después baja Amortiguamiento y compara.</translation>
    </message>
    <message>
        <source>Look closely at the water. Do all cells move, or do some stay at rest?</source>
        <translation>Mira el agua de cerca. ¿Se mueven todas las celdas o algunas se quedan en reposo?</translation>
    </message>
    <message>
        <source>Click in the left part of the pool. How many seconds does the wave take to the right side?</source>
        <translation>Haz clic en la parte izquierda de la cubeta. ¿Cuántos segundos tarda la onda en llegar al lado derecho?</translation>
    </message>
    <message>
        <source>Predict which way the outgoing beam moves if you drag the source down. Then try it.</source>
        <translation>Predice hacia dónde se mueve el haz de salida si arrastras la fuente hacia abajo. Luego pruébalo.</translation>
    </message>
    <message>
        <source>Click the prism and slowly raise the speed inside. Does the beam turn more or less?</source>
        <translation>Haz clic en el prisma y aumenta despacio la velocidad en él. ¿El haz se desvía más o menos?</translation>
    </message>
    <message>
        <source>Compare two successive pulses in the curve of A. How many seconds lie between them?</source>
        <translation>Compara dos pulsos seguidos en la curva de A. ¿Cuántos segundos hay entre ellos?</translation>
    </message>
    <message>
        <source>Watch the pulse pass A on the way there and back. Do the two peaks in the panel differ?</source>
        <translation>Observa el pulso al pasar por A a la ida y a la vuelta. ¿Se diferencian los dos picos en el panel?</translation>
    </message>
    <message>
        <source>Compare each pulse at A with its reflection. What fraction of the height is left?</source>
        <translation>Compara cada pulso en A con el pulso reflejado. ¿Qué fracción de la altura queda?</translation>
    </message>
    <message>
        <source>Watch probe A. How many pulses does it show for each pulse from the left end?</source>
        <translation>Observa la sonda A. ¿Cuántos pulsos muestra por cada pulso que sale del extremo izquierdo?</translation>
    </message>
    <message>
        <source>Drag the left probe along the light string. Does its amplitude change much?</source>
        <translation>Arrastra la sonda izquierda a lo largo de la cuerda ligera. ¿Cambia mucho su amplitud?</translation>
    </message>
    <message>
        <source>Restart twice. Do the first drops fall in the same places each time?</source>
        <translation>Reinicia dos veces. ¿Caen las primeras gotas cada vez en los mismos lugares?</translation>
    </message>
    <message>
        <source>Click the source and change its frequency. Which maximum on the screen stays in its place?</source>
        <translation>Haz clic en la fuente y cambia su frecuencia. ¿Qué máximo de la pantalla se queda en su sitio?</translation>
    </message>
    <message>
        <source>Predict how the two curves change if you drag only the upper post. Then try it.</source>
        <translation>Predice cómo cambian las dos curvas si arrastras solo el poste de arriba. Después pruébalo.</translation>
    </message>
    <message>
        <source>Click the prism and increase the wave speed inside. When does the long side let the beam through?</source>
        <translation>Haz clic en el prisma y aumenta su velocidad de propagación. ¿Cuándo deja pasar el haz el lado largo?</translation>
    </message>
    <message>
        <source>Follow one pulse round the string. At which places does it meet the other pulse?</source>
        <translation>Sigue un pulso a lo largo de toda la cuerda. ¿En qué lugares se encuentra con el otro pulso?</translation>
    </message>
    <message>
        <source>Drag the probe in the corner slowly through the room. Where is its amplitude smallest?</source>
        <translation>Arrastra despacio la sonda de la esquina por la sala. ¿Dónde es menor su amplitud?</translation>
    </message>
    <message>
        <source>In the panel, find the largest and the smallest number of crests in one second.</source>
        <translation>Encuentra en el panel el mayor y el menor número de crestas en un segundo.</translation>
    </message>
    <message>
        <source>Look at the crests around the post. On which sides are they no longer straight?</source>
        <translation>Mira las crestas alrededor del poste. ¿En qué lados ya no son rectas?</translation>
    </message>
    <message>
        <source>Count how often the corner at A turns orange in 10 seconds. What is the frequency?</source>
        <translation>Cuenta cuántas veces se pone naranja la esquina de A en 10 segundos. ¿Cuál es la frecuencia?</translation>
    </message>
    <message>
        <source>Compare A and B in the panel. Where in the packet of long waves do the short waves arrive?</source>
        <translation>Compara A y B en el panel. ¿En qué parte del paquete de ondas largas llegan las cortas?</translation>
    </message>
    <message>
        <source>Predict what the side tube does at twice the frequency. Then click the lower source and try it.</source>
        <translation>Predice qué hace el tubo lateral al doble de frecuencia. Después haz clic en la fuente inferior y pruébalo.</translation>
    </message>
    <message>
        <source>Drag probe B slowly up and down. Where is its amplitude largest, and where smallest?</source>
        <translation>Arrastra despacio la sonda B hacia arriba y hacia abajo. ¿Dónde es mayor su amplitud y dónde es menor?</translation>
    </message>
    <message>
        <source>Count the crests left and right of the boundary. What is the ratio of the two numbers?</source>
        <translation>Cuenta las crestas a la izquierda y a la derecha de la frontera. ¿Cuál es la razón entre los dos números?</translation>
    </message>
    <message>
        <source>Click the slow medium and reduce its speed. Do the rays bend more or less?</source>
        <translation>Haz clic en el medio lento y reduce su velocidad. ¿Los rayos se desvían más o menos?</translation>
    </message>
    <message>
        <source>Predict when the letters are half white. Then wait and check.</source>
        <translation>Predice al cabo de cuántos segundos está blanca la mitad de la palabra. Después espera y compruébalo.</translation>
    </message>
    <message>
        <source>Click the wall and widen the slit. At which slit width do both screens show the same curve?</source>
        <translation>Haz clic en la pared y ensancha la rendija. ¿Con qué ancho muestran las dos pantallas la misma curva?</translation>
    </message>
    <message>
        <source>Predict how the wedge changes if the waves are slower. Then lower Tension k and check.</source>
        <translation>Predice cómo cambia la cuña si las ondas son más lentas. Después baja Tensión k y compruébalo.</translation>
    </message>
    <message>
        <source>Drag the source to the upper side. Do more or fewer waves stay in the channel?</source>
        <translation>Arrastra la fuente hacia el lado superior. ¿Quedan más o menos ondas en el canal?</translation>
    </message>
    <message>
        <source>Drag both probes halfway to the source. At which probe does the amplitude change more?</source>
        <translation>Arrastra las dos sondas hasta la mitad del camino hacia la fuente. ¿En cuál cambia más la amplitud?</translation>
    </message>
    <message>
        <source>Wait until the row is almost at rest. Has it returned to displacement 0?</source>
        <translation>Espera a que la fila esté casi en reposo. ¿Ha vuelto a la elongación 0?</translation>
    </message>
    <message>
        <source>Drag along the left side of the sheet. Where else does a wave start?</source>
        <translation>Arrastra a lo largo del lado izquierdo de la lámina. ¿Dónde más empieza una onda?</translation>
    </message>
    <message>
        <source>Choose fixed ends and restart, then lower Tension k to 0.2. Are the waves faster or slower?</source>
        <translation>Elige extremos fijos, reinicia y después baja Tensión k a 0,2. ¿Son las ondas más rápidas o más lentas?</translation>
    </message>
    <message>
        <source>Count the seconds until the waves look equally high in every part of the stadium.</source>
        <translation>Cuenta los segundos hasta que las ondas parezcan igual de altas en todas las partes del estadio.</translation>
    </message>
    <message>
        <source>Pause and compare the distance between neighbouring nodes with the wavelength of the dashed wave.</source>
        <translation>Pausa y compara la distancia entre nodos vecinos con la longitud de onda de la onda a trazos.</translation>
    </message>
    <message>
        <source>Find one clap in the panel and count its echoes. Does the time between them grow or shrink?</source>
        <translation>Busca una palmada en el panel y cuenta sus ecos. ¿El tiempo entre ellos aumenta o disminuye?</translation>
    </message>
    <message>
        <source>Tap [SPACE], reduce Damping and tap again. How does the frequency at the marker change?</source>
        <translation>Pulsa [ESPACIO], reduce el amortiguamiento y pulsa otra vez. ¿Cómo cambia la frecuencia en el marcador?</translation>
    </message>
    <message>
        <source>Tap [SPACE] each time the middle of the string rises. Which frequency do you read on the right?</source>
        <translation>Pulsa [ESPACIO] cada vez que suba el centro de la cuerda. ¿Qué frecuencia lees a la derecha?</translation>
    </message>
    <message>
        <source>Tap [SPACE] once and time five oscillations of the string. How long does one take?</source>
        <translation>Pulsa [ESPACIO] una vez y cronometra cinco oscilaciones de la cuerda. ¿Cuánto dura una?</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm. Which rhythm makes the wave highest?</source>
        <translation>Pulsa [ESPACIO] con un ritmo regular. ¿Con qué ritmo llega más alto la onda?</translation>
    </message>
    <message>
        <source>Find the first empty bar in the panel. At which fraction of the length did the hammer strike?</source>
        <translation>Busca la primera barra vacía del panel. ¿A qué fracción de la longitud golpeó el martillo?</translation>
    </message>
    <message>
        <source>Compare the tide at sea, at the entrance of the bay and at its head. Where is it smallest?</source>
        <translation>Compara la marea en el mar, en la entrada de la bahía y en su fondo. ¿Dónde es menor?</translation>
    </message>
    <message>
        <source>Click the top source and raise its frequency slowly. At what frequency do its waves pass the holes?</source>
        <translation>Haz clic en la fuente de arriba y sube despacio su frecuencia. ¿Con qué valor empiezan sus ondas a pasar los agujeros?</translation>
    </message>
    <message>
        <source>Watch both ends of the string for 30 seconds. When do the waves stop arriving there?</source>
        <translation>Observa los dos extremos de la cuerda durante 30 segundos. ¿Cuándo dejan de llegar ondas?</translation>
    </message>
    <message>
        <source>Click the slow medium and increase the wave speed. At which speed does the wave get out?</source>
        <translation>Haz clic en el medio lento y aumenta la velocidad de propagación. ¿A partir de qué valor sale la onda?</translation>
    </message>
    <message>
        <source>Click the wall and raise the slit separation. What happens to the strong and the weak maxima?</source>
        <translation>Haz clic en la pared y aumenta la separación de las rendijas. ¿Qué les ocurre a los máximos intensos y a los débiles?</translation>
    </message>
    <message>
        <source>Follow the crest. Does it turn clockwise, and how long does one turn take?</source>
        <translation>Sigue la cresta. ¿Gira en sentido horario, y cuánto dura una vuelta?</translation>
    </message>
    <message>
        <source>Compare two neighbouring beams. At the same distance, are they in phase or in antiphase?</source>
        <translation>Compara dos haces vecinos. A la misma distancia, ¿están en fase o en oposición de fase?</translation>
    </message>
    <message>
        <source>Wait until the amplitudes stop growing. How many times higher is the wave at the shallow end?</source>
        <translation>Espera a que las amplitudes dejen de crecer. ¿Cuántas veces más alta es la onda en el extremo poco profundo?</translation>
    </message>
    <message>
        <source>Drag B slowly to the right. How does its amplitude change from line to line?</source>
        <translation>Arrastra B despacio hacia la derecha. ¿Cómo cambia su amplitud de una línea a otra?</translation>
    </message>
    <message>
        <source>Drag the upper wall up until both slits are equally wide. What happens to the minima?</source>
        <translation>Arrastra hacia arriba la pared superior hasta que las dos rendijas sean igual de anchas. ¿Qué pasa con los mínimos?</translation>
    </message>
    <message>
        <source>Click the source and raise its frequency. From which value on does the narrow channel carry the wave?</source>
        <translation>Haz clic en la fuente y aumenta su frecuencia. ¿A partir de qué valor deja pasar la onda el canal estrecho?</translation>
    </message>
    <message>
        <source>Choose Spectrum in the panel. Which wave has the higher second peak?</source>
        <translation>Elige Espectro en el panel. ¿Qué onda tiene más alto el segundo pico?</translation>
    </message>
    <message>
        <source>Drag the probe from the middle to the wall in small steps. Where does its amplitude rise steeply?</source>
        <translation>Arrastra la sonda del centro hacia la pared a pasos pequeños. ¿Dónde aumenta bruscamente su amplitud?</translation>
    </message>
    <message>
        <source>Watch the water for half a minute. Does it come to rest?</source>
        <translation>Observa el agua durante medio minuto. ¿Queda en reposo?</translation>
    </message>
    <message>
        <source>Click the wall and lower the slit width. Does the broad beam get wider or narrower?</source>
        <translation>Haz clic en la pared y reduce el ancho de rendija. ¿El haz principal se ensancha o se estrecha?</translation>
    </message>
    <message>
        <source>Click the source and increase its frequency. Which way does the focus move?</source>
        <translation>Haz clic en la fuente y aumenta su frecuencia. ¿Hacia dónde se mueve el foco?</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. Does the focus move closer to the gaps or farther away?</source>
        <translation>Haz clic en la fuente y reduce su frecuencia. ¿Se acerca el foco a los huecos o se aleja?</translation>
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
        <source>Number of slits</source>
        <translation>Número de rendijas</translation>
    </message>
    <message>
        <source>Slit width</source>
        <translation>Ancho de rendija</translation>
    </message>
    <message>
        <source>Slit separation</source>
        <translation>Separación</translation>
    </message>
    <message>
        <source>Distance between the centres of neighbouring slits</source>
        <translation>Distancia entre los centros de dos rendijas vecinas</translation>
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
        <source>Factor at the right end</source>
        <translation>Factor a la derecha</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Width σ</source>
        <translation>Anchura σ</translation>
    </message>
    <message>
        <source>Width across the source (standard deviation σ)</source>
        <translation>Anchura transversal de la fuente (desviación típica σ)</translation>
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
        <source>Number of oscillations per second of the run</source>
        <translation>Número de oscilaciones por segundo de la ejecución</translation>
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
        <source>Start time, in seconds of the run</source>
        <translation>Instante en que empieza, en segundos de la ejecución</translation>
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
        <source>Target column</source>
        <translation>Columna final</translation>
    </message>
    <message>
        <source>Column that the object moves to</source>
        <translation>Columna a la que se mueve el objeto</translation>
    </message>
    <message>
        <source>Target row</source>
        <translation>Fila final</translation>
    </message>
    <message>
        <source>Row that the object moves to</source>
        <translation>Fila a la que se mueve el objeto</translation>
    </message>
    <message>
        <source>Length from end to end</source>
        <translation>Longitud de extremo a extremo</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Iniciado en</translation>
    </message>
    <message>
        <source>Time at which the stopwatch was started, in seconds of the run</source>
        <translation>Instante en que se inició el cronómetro, en segundos de la ejecución</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Detenido en</translation>
    </message>
    <message>
        <source>Fade length</source>
        <translation>Atenuación</translation>
    </message>
    <message>
        <source>Number of cells over which the line fades out beyond its ends; 0: abrupt ends</source>
        <translation>Número de celdas en que se atenúa la línea más allá de sus extremos; 0: extremos bruscos</translation>
    </message>
    <message>
        <source>Rotation angle, clockwise</source>
        <translation>Ángulo de giro, en sentido horario</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Shape of the outline</source>
        <translation>Forma del contorno</translation>
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
        <source>freehand</source>
        <translation>a mano alzada</translation>
    </message>
    <message>
        <source>Width, or length of a line</source>
        <translation>Anchura, o longitud de una línea</translation>
    </message>
    <message>
        <source>Height, or thickness of a line</source>
        <translation>Altura, o grosor de una línea</translation>
    </message>
    <message>
        <source>Thickness of the outline or brush; 0: a filled box or ellipse</source>
        <translation>Grosor del contorno o del pincel; 0: rectángulo o elipse llenos</translation>
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
        <source>Factor by which k is multiplied inside the region; equals the square of the speed ratio</source>
        <translation>Factor por el que se multiplica k dentro de la zona; es el cuadrado de la razón de velocidades</translation>
    </message>
    <message>
        <source>Wave speed inside the region, relative to the surroundings</source>
        <translation>Velocidad de propagación dentro de la zona, respecto a la de alrededor</translation>
    </message>
    <message>
        <source>Value of the factor at the right end; changes linearly from left to right. 0: constant</source>
        <translation>Valor del factor en el extremo derecho; varía linealmente de izquierda a derecha. 0: constante</translation>
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
        <source>wave packet</source>
        <translation>paquete de ondas</translation>
    </message>
    <message>
        <source>Phase at time 0, or at the start of the wave packet</source>
        <translation>Fase en el instante 0, o al principio del paquete de ondas</translation>
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
        <source>Stop time, in seconds of the run; 0: never</source>
        <translation>Instante en que termina, en segundos de la ejecución; 0: nunca</translation>
    </message>
    <message>
        <source>Repeats every</source>
        <translation>Se repite cada</translation>
    </message>
    <message>
        <source>Interval from one start to the next; 0: once only</source>
        <translation>Intervalo entre un inicio y el siguiente; 0: solo una vez</translation>
    </message>
    <message>
        <source>Speed of the back-and-forth motion; 0: stationary</source>
        <translation>Velocidad del vaivén; 0: inmóvil</translation>
    </message>
    <message>
        <source>Measuring tool</source>
        <translation>Instrumento</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>cinta métrica</translation>
    </message>
    <message>
        <source>scale bar</source>
        <translation>escala</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>cronómetro</translation>
    </message>
    <message>
        <source>Time at which the stopwatch was stopped, in seconds of the run; 0: still running</source>
        <translation>Instante en que se detuvo el cronómetro, en segundos de la ejecución; 0: sigue en marcha</translation>
    </message>
    <message>
        <source>Type of measuring tool; a trace is a saved copy of the string</source>
        <translation>Tipo de instrumento de medida; una traza es una copia guardada de la cuerda</translation>
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
        <source>trace</source>
        <translation>traza</translation>
    </message>
    <message>
        <source>Height of the midpoint</source>
        <translation>Altura del centro</translation>
    </message>
    <message>
        <source>On a string: height of the midpoint above rest</source>
        <translation>En una cuerda: altura del centro sobre el reposo</translation>
    </message>
    <message>
        <source>Difference in height</source>
        <translation>Diferencia de altura</translation>
    </message>
    <message>
        <source>On a string: how much higher the right end is than the left end</source>
        <translation>En una cuerda: cuánto más alto está el extremo derecho que el izquierdo</translation>
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
        <source>Amplitude of the waves, right beside a line or a source on a string, or one wavelength from a point</source>
        <translation>Amplitud de las ondas, justo al lado de una línea o de una fuente en una cuerda, o a una longitud de onda de un punto</translation>
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
        <source>Fixed: reflects waves upside down. Free: reflects waves upright. Absorbing: absorbs waves. Impedance: absorbs part of each wave</source>
        <translation>Fijo: refleja las ondas invertidas. Libre: las refleja sin invertir. Absorbente: las absorbe. Impedancia: absorbe parte de cada onda</translation>
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
        <source>Impedance relative to the water in front of the wall. 0: like a free wall; 1: absorbs waves that arrive head-on; large values: like a fixed wall</source>
        <translation>Impedancia respecto a la del agua que hay delante de la pared. 0: como una pared libre; 1: absorbe las ondas que llegan de frente; valores grandes: como una pared fija</translation>
    </message>
    <message>
        <source>Width of each slit, or of the opening of a cavity</source>
        <translation>La anchura de cada rendija, o la abertura de una cavidad</translation>
    </message>
    <message>
        <source>Speed of the back-and-forth motion, slower than the waves; 0: stationary</source>
        <translation>Velocidad del vaivén, menor que la de las ondas; 0: inmóvil</translation>
    </message>
    <message>
        <source>Point: circular waves. Line: plane waves. Multipole: crests and troughs alternate around the source. Array: a beam. On a string, waves pass through a point or line, but a held point follows the signal exactly</source>
        <translation>Punto: ondas circulares. Línea: ondas planas. Multipolo: crestas y valles se alternan alrededor de la fuente. Matriz en fase: un haz. En una cuerda las ondas atraviesan un punto o una línea, pero un punto sujeto sigue exactamente la señal</translation>
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
        <source>Length of the line or array</source>
        <translation>Longitud de la línea o de la matriz en fase</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Strength along the line: uniform, or Gaussian (sends a beam with a waist of half the length)</source>
        <translation>Intensidad a lo largo de la línea: uniforme, o gaussiana (emite un haz con una cintura de la mitad de la longitud)</translation>
    </message>
    <message>
        <source>uniform</source>
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
        <source>Number of points of alternating sign: 2 is a dipole, 4 a quadrupole</source>
        <translation>Número de puntos de signo alterno: 2 es un dipolo, 4 un cuadrupolo</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Distance of the poles from the centre</source>
        <translation>Distancia de los polos al centro</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Number of points along the length</source>
        <translation>Número de puntos a lo largo de la longitud</translation>
    </message>
    <message>
        <source>Beam angle</source>
        <translation>Ángulo del haz</translation>
    </message>
    <message>
        <source>Direction of the beam, measured from the normal towards the right end; the same on both sides</source>
        <translation>Dirección del haz, medida desde la normal hacia el extremo derecho; la misma a ambos lados</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Foco</translation>
    </message>
    <message>
        <source>Distance along the beam at which the waves arrive in phase; 0: no focus</source>
        <translation>Distancia a lo largo del haz a la que las ondas llegan en fase; 0: sin foco</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruido</translation>
    </message>
    <message>
        <source>Number of oscillations in a wave packet, or until noise has a new random phase</source>
        <translation>Número de oscilaciones de un paquete de ondas, o del ruido hasta que toma otra fase al azar</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of the noise; sources with the same seed produce the same signal</source>
        <translation>Semilla del ruido; las fuentes con la misma semilla dan la misma señal</translation>
    </message>
    <message>
        <source>Off for</source>
        <translation>Inactiva durante</translation>
    </message>
    <message>
        <source>Duration of each pause; 0: no pauses</source>
        <translation>Duración de cada pausa; 0: sin pausas</translation>
    </message>
    <message>
        <source>On for</source>
        <translation>Activa durante</translation>
    </message>
    <message>
        <source>Duration of each burst between two pauses</source>
        <translation>Duración de cada ráfaga entre dos pausas</translation>
    </message>
    <message>
        <source>Orbit radius</source>
        <translation>Radio de órbita</translation>
    </message>
    <message>
        <source>Radius of the circle that the source moves on; 0: no circular motion</source>
        <translation>Radio del círculo que recorre la fuente; 0: sin movimiento circular</translation>
    </message>
    <message>
        <source>Revolutions</source>
        <translation>Vueltas</translation>
    </message>
    <message>
        <source>Revolutions per second, clockwise; negative: anticlockwise</source>
        <translation>Vueltas por segundo, en sentido horario; negativo: antihorario</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>pantalla</translation>
    </message>
    <message>
        <source>Radius of curvature of the screen; 0: straight</source>
        <translation>Radio de curvatura de la pantalla; 0: recta</translation>
    </message>
    <message>
        <source>Quantity that the formula or picture gives: wave speed or water depth, relative to the surroundings. A value of 0 is land</source>
        <translation>Magnitud que da la fórmula o la imagen: velocidad de propagación o profundidad del agua, respecto a las de alrededor. El valor 0 es tierra</translation>
    </message>
    <message>
        <source>wave speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>water depth</source>
        <translation>profundidad</translation>
    </message>
    <message>
        <source>Continuous sine, triangle or square wave, single pulse, wave packet, noise around the frequency, or repeated drawn curve</source>
        <translation>Onda continua senoidal, triangular o cuadrada, un solo pulso, paquete de ondas, ruido en torno a la frecuencia o curva dibujada que se repite</translation>
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
        <source>ffmpeg reports: %1</source>
        <translation>ffmpeg informa: %1</translation>
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
        <source>none</source>
        <translation>nada</translation>
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
        <source>Restart with the current settings</source>
        <translation>Reiniciar con los ajustes actuales</translation>
    </message>
    <message>
        <source>Reset e&amp;verything</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>Restore the experiment as it was when opened</source>
        <translation>Restaurar el experimento tal como se abrió</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>T&amp;ap</source>
        <translation>&amp;Dar un toque</translation>
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
        <source>&amp;Step forward</source>
        <translation>Avanzar un &amp;paso</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avanzar un paso</translation>
    </message>
    <message>
        <source>Sl&amp;ow motion (×0.25)</source>
        <translation>Cámara &amp;lenta (×0,25)</translation>
    </message>
    <message>
        <source>×0.25</source>
        <translation>×0,25</translation>
    </message>
    <message>
        <source>Slow motion: ¼ speed</source>
        <translation>Cámara lenta: ¼ de la velocidad</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Más lento</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Má&amp;s rápido</translation>
    </message>
    <message>
        <source>&amp;Normal speed (×1)</source>
        <translation>&amp;Velocidad normal (×1)</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Cuerda</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Cubeta</translation>
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
        <source>Projector mode: full screen, large text, strong colours</source>
        <translation>Modo proyector: pantalla completa, letra grande, colores intensos</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>M&amp;agnify waves</source>
        <translation>&amp;Ampliar las ondas</translation>
    </message>
    <message>
        <source>S&amp;hrink waves</source>
        <translation>Re&amp;ducir las ondas</translation>
    </message>
    <message>
        <source>Fit &amp;waves to window</source>
        <translation>A&amp;justar las ondas a la ventana</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Teclado y ratón</translation>
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
        <source>&amp;Show performance</source>
        <translation>&amp;Mostrar el rendimiento</translation>
    </message>
    <message>
        <source>Shows steps, frames and cells per second below the canvas</source>
        <translation>Muestra pasos, fotogramas y celdas por segundo bajo la vista</translation>
    </message>
    <message>
        <source>&amp;Contour lines</source>
        <translation>&amp;Curvas de nivel</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Bro&amp;wse examples…</source>
        <translation>E&amp;xplorar ejemplos…</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <source>Open lesson &amp;file…</source>
        <translation>Abrir archi&amp;vo de lección…</translation>
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
        <source>Show &amp;hint</source>
        <translation>Mostrar &amp;pista</translation>
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
        <source>Save results as P&amp;DF…</source>
        <translation>Guardar resultados como P&amp;DF…</translation>
    </message>
    <message>
        <source>Save results as web pa&amp;ge…</source>
        <translation>Guardar resultados como pá&amp;gina web…</translation>
    </message>
    <message>
        <source>P&amp;rint results…</source>
        <translation>Impri&amp;mir resultados…</translation>
    </message>
    <message>
        <source>&amp;Exit lesson</source>
        <translation>Sali&amp;r de la lección</translation>
    </message>
    <message>
        <source>Lo&amp;ck window</source>
        <translation>&amp;Bloquear la ventana</translation>
    </message>
    <message>
        <source>Large &amp;resonance chart</source>
        <translation>Grá&amp;fica grande de resonancia</translation>
    </message>
    <message>
        <source>&amp;Compare damping</source>
        <translation>Comparar amorti&amp;guamientos</translation>
    </message>
    <message>
        <source>Challenge: an &amp;unknown string</source>
        <translation>Ret&amp;o: una cuerda desconocida</translation>
    </message>
    <message>
        <source>Ch&amp;oose floor picture…</source>
        <translation>&amp;Elegir imagen del fondo…</translation>
    </message>
    <message>
        <source>T&amp;iled floor</source>
        <translation>Fondo de &amp;azulejos</translation>
    </message>
    <message>
        <source>Show pan&amp;els</source>
        <translation>M&amp;ostrar los paneles</translation>
    </message>
    <message>
        <source>Shows or hides all panels on the projector</source>
        <translation>Muestra u oculta todos los paneles en el proyector</translation>
    </message>
    <message>
        <source>Enter ans&amp;wer</source>
        <translation>&amp;Escribir mi respuesta</translation>
    </message>
    <message>
        <source>Loc&amp;k with password…</source>
        <translation>Bloquear &amp;con contraseña…</translation>
    </message>
    <message>
        <source>&amp;Student worksheet…</source>
        <translation>&amp;Ficha de trabajo…</translation>
    </message>
    <message>
        <source>Print st&amp;udent worksheet…</source>
        <translation>Impr&amp;imir la ficha de trabajo…</translation>
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
        <source>Using &amp;phones in class</source>
        <translation>&amp;Móviles en clase</translation>
    </message>
    <message>
        <source>Start/stop stop&amp;watch</source>
        <translation>&amp;Iniciar/parar el cronómetro</translation>
    </message>
    <message>
        <source>R&amp;eset stopwatch</source>
        <translation>Poner el cronómetro a &amp;cero</translation>
    </message>
    <message>
        <source>&amp;Keep trace</source>
        <translation>Dejar tra&amp;za</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the current shape for comparison</source>
        <translation>Deja una copia a trazos de la forma actual para comparar</translation>
    </message>
    <message>
        <source>Draws a bead on every tenth point</source>
        <translation>Dibuja una cuenta cada diez puntos</translation>
    </message>
    <message>
        <source>Show beads</source>
        <translation>Mostrar cuentas</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Enviar pulso</translation>
    </message>
    <message>
        <source>Triggers the selected pulse generator, or the one added last</source>
        <translation>Activa el generador de pulsos seleccionado, o el último añadido</translation>
    </message>
    <message>
        <source>Se&amp;t shape from formula…</source>
        <translation>Definir forma con &amp;fórmula…</translation>
    </message>
    <message>
        <source>&amp;Next example</source>
        <translation>Ejemplo s&amp;iguiente</translation>
    </message>
    <message>
        <source>&amp;Previous example</source>
        <translation>Ejemplo an&amp;terior</translation>
    </message>
    <message>
        <source>Sets heights, wave speed or source signals from a formula, a drawn curve or a picture</source>
        <translation>Define alturas, velocidad de propagación o señales de fuentes con una fórmula, una curva dibujada o una imagen</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>Pan&amp;eles</translation>
    </message>
    <message>
        <source>Work&amp;bench</source>
        <translation>&amp;Banco de trabajo</translation>
    </message>
    <message>
        <source>Shows all panels and tools</source>
        <translation>Muestra todos los paneles y todas las herramientas</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Líneas de igual altura</translation>
    </message>
    <message>
        <source>The heights along a line that you can drag</source>
        <translation>Las alturas a lo largo de una línea que se puede arrastrar</translation>
    </message>
    <message>
        <source>Save results…</source>
        <translation>Guardar resultados…</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Language, text size, colours, sound and projector</source>
        <translation>Idioma, tamaño del texto, colores, sonido y proyector</translation>
    </message>
    <message>
        <source>Exit</source>
        <comment>the lesson</comment>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>seiche::Advice</name>
    <message>
        <source>Use a stencil with four neighbours.</source>
        <translation>Usa una vecindad con cuatro vecinos.</translation>
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
        <source>With %1, every k is unstable. Choose leapfrog, or add damping: %2 = %3.</source>
        <translation>Con %1, todo k es inestable. Elige leapfrog o añade amortiguamiento: %2 = %3.</translation>
    </message>
    <message>
        <source>With %1, every k is unstable. Choose leapfrog.</source>
        <translation>Con %1, todo k es inestable. Elige leapfrog.</translation>
    </message>
    <message>
        <source>Even a flat surface grows ×%1 per step and doubles every %2 steps (%3 s).</source>
        <translation>Incluso una superficie plana crece ×%1 por paso y se duplica cada %2 pasos (%3 s).</translation>
    </message>
    <message>
        <source>Waves with a wavelength of %1 cells grow ×%2 per step and double every %3 steps (%4 s).</source>
        <translation>Las ondas con una longitud de onda de %1 celdas crecen ×%2 por paso y se duplican cada %3 pasos (%4 s).</translation>
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
        <source>Exactly at the limit: no wave grows. Just beyond the limit, waves with a wavelength of %1 cells grow.</source>
        <translation>Justo en el límite: ninguna onda crece. Un poco más allá crecen las ondas con una longitud de onda de %1 celdas.</translation>
    </message>
    <message>
        <source>No wave grows. With a smaller divisor, waves with a wavelength of %1 cells would grow first.</source>
        <translation>Ninguna onda crece. Con un divisor menor, las primeras en crecer serían las ondas con una longitud de onda de %1 celdas.</translation>
    </message>
    <message>
        <source>No wave grows. Above k = %1, waves with a wavelength of %2 cells would grow first.</source>
        <translation>Ninguna onda crece. Por encima de k = %1, las primeras en crecer serían las ondas con una longitud de onda de %2 celdas.</translation>
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
        <source>Step %1, largest height %2.</source>
        <translation>Paso %1, altura máxima %2.</translation>
    </message>
    <message>
        <source>Second %1, largest height %2.</source>
        <translation>Segundo %1, altura máxima %2.</translation>
    </message>
    <message>
        <source>The height limit has been reached. Restart to begin from rest.</source>
        <translation>Se ha alcanzado el límite de altura. Reinicia para empezar en reposo.</translation>
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
        <source>A chain of beads and the string it approximates. On the string, n half-wavelengths have n times the frequency of one. On the beads, the frequency is lower.</source>
        <translation>Una cadena de cuentas y la cuerda a la que se aproxima. En la cuerda, n semilongitudes de onda tienen n veces la frecuencia de una. En las cuentas la frecuencia es menor.</translation>
    </message>
    <message>
        <source>Switch on Theory in the Resonance panel to compare the frequencies of the beads and the string.</source>
        <translation>Activa «Teoría» en el panel «Resonancia» para comparar las frecuencias de las cuentas y de la cuerda.</translation>
    </message>
    <message>
        <source>n</source>
        <comment>half waves of a mode</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>beads (Hz)</source>
        <translation>cuentas (Hz)</translation>
    </message>
    <message>
        <source>string (Hz)</source>
        <translation>cuerda (Hz)</translation>
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
        <source>beads (%1)</source>
        <comment>unit of a frequency</comment>
        <translation>cuentas (%1)</translation>
    </message>
    <message>
        <source>string (%1)</source>
        <comment>unit of a frequency</comment>
        <translation>cuerda (%1)</translation>
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
        <source>Challenge %1: what is the lowest resonance frequency of this string? Taps so far: %2</source>
        <translation>Reto %1: ¿cuál es la frecuencia de resonancia más baja de esta cuerda? Toques hasta ahora: %2</translation>
    </message>
    <message>
        <source>Challenge %1: %2 points. Your answer: %3 Hz (%5 % off). Correct answer: %4 Hz. Taps: %6</source>
        <translation>Reto %1: %2 puntos. Tu respuesta: %3 Hz (error de %5 %). Respuesta correcta: %4 Hz. Toques: %6</translation>
    </message>
    <message>
        <source>Challenge %1: the answer was %2 Hz. Taps: %3</source>
        <translation>Reto %1: la respuesta era %2 Hz. Toques: %3</translation>
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
        <source>Your answer: lowest resonance frequency</source>
        <translation>Tu respuesta: resonancia más baja</translation>
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
        <source>Shows the answer and everything else that is hidden</source>
        <translation>Muestra la respuesta y todo lo demás que está oculto</translation>
    </message>
    <message>
        <source>Challenge number</source>
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
        <source>A new challenge gives you an unknown string. Find its lowest resonance frequency with as few taps as possible. The same number gives everyone the same string.</source>
        <translation>Un reto nuevo te da una cuerda desconocida. Encuentra su frecuencia de resonancia más baja con los menos toques posibles. El mismo número da a todos la misma cuerda.</translation>
    </message>
</context>
<context>
    <name>seiche::Chart</name>
    <message>
        <source>The image could not be created.</source>
        <translation>No se pudo crear la imagen.</translation>
    </message>
    <message>
        <source>Save chart as image</source>
        <translation>Guardar la gráfica como imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Show data</source>
        <translation>Mostrar datos</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Copiar datos</translation>
    </message>
    <message>
        <source>Export chart data</source>
        <translation>Exportar los datos de la gráfica</translation>
    </message>
    <message>
        <source>Export data…</source>
        <translation>Exportar datos…</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Guardar la imagen…</translation>
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
        <translation>Borrar la gráfica</translation>
    </message>
    <message>
        <source>Remove all points of the class? This cannot be undone.</source>
        <translation>¿Quitar todos los puntos de la clase? No se puede deshacer.</translation>
    </message>
    <message>
        <source>Save points</source>
        <translation>Guardar los puntos</translation>
    </message>
    <message>
        <source>End class session</source>
        <translation>Terminar la clase</translation>
    </message>
    <message>
        <source>Save the points of the class? Number of points: %1</source>
        <translation>¿Guardar los puntos de la clase? Puntos: %1</translation>
    </message>
    <message>
        <source>Cl&amp;ass</source>
        <translation>&amp;Clase</translation>
    </message>
    <message>
        <source>Start class sessi&amp;on…</source>
        <translation>&amp;Iniciar la clase…</translation>
    </message>
    <message>
        <source>Lets students join with their phones and shows each tapping frequency as a point on one chart</source>
        <translation>Los estudiantes entran con sus móviles, y cada frecuencia de toques es un punto de una gráfica</translation>
    </message>
    <message>
        <source>O&amp;wn strings</source>
        <translation>Cuerda &amp;propia</translation>
    </message>
    <message>
        <source>Gives each phone its own string and shows the points on the class chart</source>
        <translation>Cada móvil tiene su propia cuerda; sus puntos aparecen en la gráfica de la clase</translation>
    </message>
    <message>
        <source>Shared &amp;string</source>
        <translation>Cuerda c&amp;omún</translation>
    </message>
    <message>
        <source>Lets everyone tap the same string, shown on the screen</source>
        <translation>Todos pulsan la misma cuerda, que se ve en la pantalla</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Votación</translation>
    </message>
    <message>
        <source>Asks a multiple-choice question</source>
        <translation>Hace una pregunta de opción múltiple</translation>
    </message>
    <message>
        <source>Pause su&amp;bmissions</source>
        <translation>Pausa&amp;r envíos</translation>
    </message>
    <message>
        <source>Stops accepting points. Phones keep new points until you resume</source>
        <translation>No se admiten puntos; los móviles guardan los nuevos hasta que reanudes los envíos</translation>
    </message>
    <message>
        <source>&amp;Hide chart</source>
        <translation>Ocul&amp;tar la gráfica</translation>
    </message>
    <message>
        <source>Theoretical c&amp;urve</source>
        <translation>Curva teóri&amp;ca</translation>
    </message>
    <message>
        <source>Shows what theory predicts</source>
        <translation>Muestra lo que predice la teoría</translation>
    </message>
    <message>
        <source>C&amp;lear chart…</source>
        <translation>&amp;Borrar la gráfica…</translation>
    </message>
    <message>
        <source>S&amp;tudents…</source>
        <translation>E&amp;studiantes…</translation>
    </message>
    <message>
        <source>Enter point &amp;code…</source>
        <translation>&amp;Escribir código de punto…</translation>
    </message>
    <message>
        <source>Adds the point of a phone that is not on the network</source>
        <translation>Añade el punto de un móvil que no está en la red</translation>
    </message>
    <message>
        <source>Ad&amp;mit no new students</source>
        <translation>&amp;No admitir a nadie más</translation>
    </message>
    <message>
        <source>&amp;Phones follow the lesson</source>
        <translation>&amp;Los móviles siguen la lección</translation>
    </message>
    <message>
        <source>Sen&amp;d experiment to phones</source>
        <translation>Enviar este experimento a los &amp;móviles</translation>
    </message>
    <message>
        <source>Opens the current experiment on every phone and shows only its points on the chart</source>
        <translation>Abre el experimento actual en todos los móviles; la gráfica muestra solo sus puntos</translation>
    </message>
    <message>
        <source>S&amp;ave points…</source>
        <translation>Guardar los p&amp;untos…</translation>
    </message>
    <message>
        <source>&amp;End class session…</source>
        <translation>Termin&amp;ar la clase…</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoría</translation>
    </message>
    <message>
        <source>Po&amp;ints</source>
        <translation>P&amp;untos</translation>
    </message>
    <message>
        <source>Sh&amp;ow class page</source>
        <translation>&amp;Ir a la página de la clase</translation>
    </message>
</context>
<context>
    <name>seiche::ClassChart</name>
    <message>
        <source>taps per second (Hz)</source>
        <translation>toques por segundo (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>amplitud (× un toque)</translation>
    </message>
    <message>
        <source>others</source>
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
        <source>Each rhythm tapped on a phone becomes a point here.</source>
        <translation>Cada ritmo pulsado en un móvil será aquí un punto.</translation>
    </message>
    <message>
        <source>Class chart</source>
        <translation>Gráfica de la clase</translation>
    </message>
    <message>
        <source>Amplitude (× single tap) against tapping frequency, one point for each rhythm.</source>
        <translation>Amplitud (× un toque) según la frecuencia de los toques, un punto por cada ritmo.</translation>
    </message>
    <message>
        <source>Remove this point</source>
        <translation>Quitar este punto</translation>
    </message>
    <message>
        <source>Restore last removed point</source>
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
        <source>The interrupted class session has been resumed with the same code and points.</source>
        <translation>La clase interrumpida se ha reanudado con su código y sus puntos.</translation>
    </message>
    <message>
        <source>No recording was sent with this point.</source>
        <translation>Con este punto no se envió ninguna grabación.</translation>
    </message>
    <message>
        <source>The recording of this point cannot be read.</source>
        <translation>No se puede leer la grabación de este punto.</translation>
    </message>
    <message>
        <source>%1: %2 × single tap at %3 Hz</source>
        <translation>%1: %2 × un toque a %3 Hz</translation>
    </message>
    <message>
        <source>Replaying the recording gives a different point.</source>
        <translation>Al reproducir la grabación se obtiene otro punto.</translation>
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
        <source>Which rhythm makes the largest wave on the string?</source>
        <translation>¿Qué ritmo hace la onda más grande en la cuerda?</translation>
    </message>
    <message>
        <source>Which rhythm makes the largest wave in the pool?</source>
        <translation>¿Qué ritmo hace la onda más grande en la cubeta?</translation>
    </message>
    <message>
        <source>Can you all tap in the same rhythm?</source>
        <translation>¿Puede toda la clase pulsar al mismo ritmo?</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>Una pregunta para la clase</translation>
    </message>
    <message>
        <source>With n students tapping, each tap is 1/√n as high. The wave only grows if you tap together.</source>
        <translation>Cuando pulsan n estudiantes, cada toque tiene 1/√n de su altura. La onda solo crece si pulsan a la vez.</translation>
    </message>
    <message>
        <source>Points so far: %1</source>
        <translation>Puntos hasta ahora: %1</translation>
    </message>
    <message>
        <source>%1 points from %2 students</source>
        <translation>Puntos: %1, estudiantes: %2</translation>
    </message>
    <message>
        <source>submissions paused</source>
        <translation>envíos en pausa</translation>
    </message>
    <message>
        <source>best so far: %1, %2 × single tap at %3 Hz</source>
        <translation>lo más alto: %1, %2 × un toque a %3 Hz</translation>
    </message>
    <message>
        <source>The taps from all phones act here.</source>
        <translation>Aquí actúan los toques de todos los móviles.</translation>
    </message>
    <message>
        <source>Scan the QR code, or enter the address and the class code.</source>
        <translation>Escanea el código QR, o escribe la dirección y el código de la clase.</translation>
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
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>The chart is hidden. Keep tapping: your points still count.</source>
        <translation>La gráfica está oculta. Sigue pulsando: los puntos cuentan.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. Are the phones on the same network? See Help &gt; Using phones in class.</source>
        <translation>Todavía no ha entrado nadie. ¿Están los móviles en la misma red? Mira en Ayuda &gt; Móviles en clase.</translation>
    </message>
    <message>
        <source>The point was removed. Right-click the chart to restore it.</source>
        <translation>El punto se ha quitado. Haz clic derecho en la gráfica para recuperarlo.</translation>
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
    <name>seiche::CompareBlock</name>
    <message>
        <source>Compare with %1</source>
        <translation>Comparar con %1</translation>
    </message>
    <message>
        <source>Computes the same motion with a different scheme, and draws both</source>
        <translation>Calcula el mismo movimiento con otro esquema y dibuja ambos</translation>
    </message>
    <message>
        <source>More about the comparison</source>
        <translation>Más sobre la comparación</translation>
    </message>
    <message>
        <source>More schemes, energy, growth, convergence</source>
        <translation>Más esquemas, energía, crecimiento, convergencia</translation>
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
        <source>integers</source>
        <comment>integer water</comment>
        <translation>números enteros</translation>
    </message>
    <message>
        <source>Integer water has only one scheme.</source>
        <translation>El agua en números enteros tiene un solo esquema.</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <comment>energy or difference</comment>
        <translation>%1 en función del tiempo</translation>
    </message>
    <message>
        <source>Tap to see the energy here.</source>
        <translation>Da un toque y aquí aparecerá la energía.</translation>
    </message>
    <message>
        <source>Tap to see the difference from the exact solution here.</source>
        <translation>Da un toque y aquí aparecerá la diferencia con la solución exacta.</translation>
    </message>
    <message>
        <source>The difference between the other schemes and the main run appears here.</source>
        <translation>Aquí aparece la diferencia entre los otros esquemas y la ejecución principal.</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>tiempo (s)</translation>
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
        <source>Runs %1 next to the main run, starting from its current state.</source>
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
        <source>All schemes that can run next to the main run.</source>
        <translation>Todos los esquemas que pueden ejecutarse junto al principal.</translation>
    </message>
    <message>
        <source>Shows the string with infinitely small time steps. Differences are then measured from this solution.</source>
        <translation>Muestra la cuerda con pasos de tiempo infinitamente pequeños. Las diferencias se miden entonces respecto a esta solución.</translation>
    </message>
    <message>
        <source>Quantity in the chart</source>
        <translation>Magnitud de la gráfica</translation>
    </message>
    <message>
        <source>Restart</source>
        <comment>start the other schemes once more</comment>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Restarts the other schemes from the current state.</source>
        <translation>Reinicia los otros esquemas desde el estado actual.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted in the long run, ×%3 measured now, because waves that grow more slowly still dominate.</source>
        <translation>%1: ×%2 por paso previsto a la larga, ×%3 medido ahora, porque aún dominan ondas que crecen más despacio.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted (with walls and media), ×%3 measured.</source>
        <translation>%1: como mucho ×%2 por paso previsto (con paredes y medios), ×%3 medido.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted (with walls and media).</source>
        <translation>%1: como mucho ×%2 por paso previsto (con paredes y medios).</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergencia</translation>
    </message>
    <message>
        <source>Error against time step</source>
        <translation>Error según el paso de tiempo</translation>
    </message>
    <message>
        <source>%1: order %2 measured, %3 by theory.</source>
        <comment>scheme, orders</comment>
        <translation>%1: orden %2 medido, %3 según la teoría.</translation>
    </message>
    <message>
        <source>Measured without damping, because damping makes every scheme first order.</source>
        <translation>Medido sin amortiguamiento, porque este reduce todo esquema a primer orden.</translation>
    </message>
    <message>
        <source>time step (steps of this run)</source>
        <translation>paso de tiempo (pasos de esta ejecución)</translation>
    </message>
    <message>
        <source>There is no error to measure here.</source>
        <translation>Aquí no hay ningún error que medir.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>%1 Exploded %2.</source>
        <comment>sentence before, 57 steps after the tap</comment>
        <translation>%1 Divergió %2.</translation>
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
        <source>The memory limit is this computer&apos;s speed, in cells per second, if every step reads two heights per cell from memory and writes one. Several steps in the cache can exceed this limit.</source>
        <translation>El límite de la memoria es la velocidad de este ordenador, en celdas por segundo, si cada paso lee de memoria dos alturas por celda y escribe una. Varios pasos en la caché pueden superar este límite.</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 fotogramas/s</translation>
    </message>
</context>
<context>
    <name>seiche::ControlColumn</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Shows the main controls again (Escape)</source>
        <translation>Muestra otra vez los controles principales (Esc)</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>More ▸</source>
        <translation>Más ▸</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>Más de %1</translation>
    </message>
</context>
<context>
    <name>seiche::CurveEditor</name>
    <message>
        <source>Point %1 of %2: %3. Left and Right move the pen, with Shift they draw. Up and Down change the value.</source>
        <translation>Punto %1 de %2: %3. Izquierda y Derecha mueven el lápiz; con Mayús dibujan. Arriba y Abajo cambian el valor.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingRows</name>
    <message>
        <source>velocity</source>
        <comment>damping</comment>
        <translation>de la velocidad</translation>
    </message>
    <message>
        <source>height</source>
        <comment>damping</comment>
        <translation>de la altura</translation>
    </message>
    <message>
        <source>both</source>
        <comment>damping</comment>
        <translation>ambos tipos</translation>
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
        <source>This half-life is too short: one step cannot damp that much.</source>
        <translation>Este tiempo de semiamortiguación es demasiado corto: un paso no puede amortiguar tanto.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>damping of</comment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Damping factor</source>
        <translation>Factor de amort.</translation>
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
        <source>Velocity damping is ordinary friction, as in textbooks. Height damping scales down the whole new height, which also pulls the medium back to rest and raises low frequencies.</source>
        <translation>El de la velocidad es el rozamiento corriente, como en los libros. El de la altura reduce toda la altura nueva, lo que además devuelve el medio al reposo y sube las frecuencias bajas.</translation>
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
        <source>Time after which a wave has half its height.</source>
        <translation>Tiempo tras el cual una onda tiene la mitad de su altura.</translation>
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
        <translation>Oculto hasta que encuentres la resonancia de la cuerda.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Two kinds of damping</source>
        <translation>Dos tipos de amortiguamiento</translation>
    </message>
    <message>
        <source>velocity damping</source>
        <translation>amort. de la velocidad</translation>
    </message>
    <message>
        <source>height damping</source>
        <translation>amort. de la altura</translation>
    </message>
    <message>
        <source>tapping frequency (Hz)</source>
        <translation>frecuencia de los toques (Hz)</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× un toque</translation>
    </message>
    <message>
        <source>undamped</source>
        <translation>sin amortiguar</translation>
    </message>
    <message>
        <source>damping factor</source>
        <translation>factor de amort.</translation>
    </message>
    <message>
        <source>lowest mode (steps)</source>
        <translation>modo más bajo (pasos)</translation>
    </message>
    <message>
        <source>lowest mode (Hz)</source>
        <translation>modo más bajo (Hz)</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the velocity</comment>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Use velocity damping in this run</source>
        <translation>Usar el amortiguamiento de la velocidad en esta ejecución</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the height</comment>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Use height damping in this run</source>
        <translation>Usar el amortiguamiento de la altura en esta ejecución</translation>
    </message>
    <message>
        <source>Switch on Theory to see the prediction.</source>
        <translation>Activa «Teoría» para ver la predicción.</translation>
    </message>
    <message>
        <source>Both kinds reduce every oscillating wave equally: half of its height is left after %1 steps (%2 s). Velocity damping is friction, so the frequencies stay almost the same. Height damping also pulls the medium back to rest, as springs would. Then no wave can oscillate more slowly than once in %3 steps. The resonance with height damping comes from the damping itself.</source>
        <translation>Ambos tipos reducen por igual toda onda que oscila: queda la mitad de su altura tras %1 pasos (%2 s). El amortiguamiento de la velocidad es rozamiento, así que las frecuencias casi no cambian. El de la altura además devuelve el medio al reposo, como harían unos muelles. Entonces ninguna onda puede oscilar más despacio que una vez en %3 pasos. La resonancia con amortiguamiento de la altura procede del propio amortiguamiento.</translation>
    </message>
</context>
<context>
    <name>seiche::DispersionChart</name>
    <message>
        <source>The shortest waves travel at %1 cells per step. The ideal wave equation gives %2.</source>
        <translation>Las ondas más cortas avanzan %1 celdas por paso. La ecuación de ondas ideal da %2.</translation>
    </message>
    <message>
        <source>wavelength (cells)</source>
        <translation>longitud de onda (celdas)</translation>
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
        <source>along the axes</source>
        <translation>a lo largo de los ejes</translation>
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
        <source>The shortest waves travel at %1. The ideal wave equation gives %2.</source>
        <comment>velocities</comment>
        <translation>Las ondas más cortas avanzan a %1. La ecuación de ondas ideal da %2.</translation>
    </message>
    <message>
        <source>wavelength (%1)</source>
        <comment>unit</comment>
        <translation>longitud de onda (%1)</translation>
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
        <source>phase velocity (%1)</source>
        <comment>unit</comment>
        <translation>velocidad de fase (%1)</translation>
    </message>
    <message>
        <source>velocity (%1)</source>
        <comment>unit</comment>
        <translation>velocidad (%1)</translation>
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
        <source>This is not a file.</source>
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
        <source>The run has too many events for a 1 MiB file. You can still save the settings.</source>
        <translation>La ejecución tiene demasiados eventos para un archivo de 1 MiB. Aún puedes guardar los ajustes.</translation>
    </message>
    <message>
        <source>The existing file has not been changed.</source>
        <translation>El archivo existente no se ha modificado.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>No se guardó %1.</translation>
    </message>
    <message>
        <source>Another window or program has changed the file since you opened it.</source>
        <translation>Otra ventana u otro programa lo ha cambiado desde que se abrió aquí.</translation>
    </message>
    <message>
        <source>The experiment could not be opened.</source>
        <translation>No se pudo abrir el experimento.</translation>
    </message>
    <message>
        <source>There is not enough memory. The current experiment stays open.</source>
        <translation>No hay memoria suficiente. El experimento actual sigue abierto.</translation>
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
        <source>String shape</source>
        <translation>Forma de la cuerda</translation>
    </message>
    <message>
        <source>Pool surface</source>
        <translation>Superficie del agua</translation>
    </message>
    <message>
        <source>Wave speed in a medium</source>
        <translation>Velocidad de propagación en un medio</translation>
    </message>
    <message>
        <source>Source signal</source>
        <translation>Señal de una fuente</translation>
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
        <source>Greyscale picture</source>
        <translation>Imagen en grises</translation>
    </message>
    <message>
        <source>Height of the water; x and y in cells from the upper left corner:</source>
        <translation>Altura del agua, con x e y en celdas desde la esquina superior izquierda:</translation>
    </message>
    <message>
        <source>Relative to the surrounding water, 0 is land; x and y in cells from the centre of the medium:</source>
        <translation>Respecto al agua de alrededor, 0 es tierra; x e y en celdas desde el centro del medio:</translation>
    </message>
    <message>
        <source>One period, t from 0 to 1; the maximum is the height of the source:</source>
        <translation>Un periodo, con t de 0 a 1; el máximo es la altura de la fuente:</translation>
    </message>
    <message>
        <source>The whole area is land.</source>
        <translation>Toda la zona es tierra.</translation>
    </message>
    <message>
        <source>k is too large where waves are fastest. Lower k, or the simulation will explode.</source>
        <translation>k es demasiado grande donde las ondas son más rápidas. Baja k, o la simulación divergirá.</translation>
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
        <source>%1. Fixed: a wave is reflected upside down. Free: it is reflected upright. Absorbing: it leaves. Periodic: it re-enters on the opposite side.</source>
        <translation>%1. Fijo: la onda se refleja invertida. Libre: se refleja sin invertirse. Absorbente: sale. Periódico: entra de nuevo por el lado opuesto.</translation>
    </message>
    <message>
        <source>sides</source>
        <comment>of the pool</comment>
        <translation>lados</translation>
    </message>
    <message>
        <source>Predicted reflection 0: nothing is reflected.</source>
        <translation>Reflexión prevista 0: no se refleja nada.</translation>
    </message>
    <message>
        <source>Predicted reflection %1: upright.</source>
        <translation>Reflexión prevista %1: sin invertirse.</translation>
    </message>
    <message>
        <source>Predicted reflection −%1: upside down.</source>
        <translation>Reflexión prevista −%1: invertida.</translation>
    </message>
    <message>
        <source>Impedance: a damper, in between free and fixed. Matched to the string (1), the damper absorbs every wave.</source>
        <translation>Impedancia: un amortiguador, entre libre y fijo. Adaptado a la cuerda (1), absorbe toda onda.</translation>
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
    <name>seiche::ExplosionMessage</name>
    <message>
        <source>%1 it was higher than 10¹².</source>
        <extracomment>For example &quot;57 steps after the tap it was higher than 10¹².&quot;</extracomment>
        <translation>%1 superaba 10¹².</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>Volver a k = %1</translation>
    </message>
    <message>
        <source>The wave became too large to compute.</source>
        <translation>La onda se hizo demasiado grande para calcularla.</translation>
    </message>
    <message>
        <source>The settings are stable, but taps, driver and sources have added too much energy.</source>
        <translation>Los ajustes son estables, pero los toques, el excitador y las fuentes han aportado demasiada energía.</translation>
    </message>
    <message>
        <source>Textbook Euler moves each point with its old velocity, so every step adds energy.</source>
        <translation>El Euler explícito mueve cada punto con su velocidad anterior, así que cada paso añade energía.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Restarts the run and taps once</source>
        <translation>Reinicia y da un toque</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Opens the panel Stability</source>
        <translation>Abre el panel Estabilidad</translation>
    </message>
    <message>
        <source>Restarts with the largest stable k</source>
        <translation>Reinicia con el mayor k estable</translation>
    </message>
    <message>
        <source>Each step makes the zigzag %1 times as high.</source>
        <translation>Cada paso multiplica la altura del zigzag por %1.</translation>
    </message>
    <message>
        <source>Each step makes this pattern %1 times as high.</source>
        <translation>Cada paso multiplica la altura de este patrón por %1.</translation>
    </message>
    <message>
        <source>k is too large: the springs pull each point back so hard that it overshoots, farther at every step.</source>
        <translation>k es demasiado grande: los muelles tiran de cada punto con tanta fuerza que se pasa de largo, cada paso un poco más.</translation>
    </message>
    <message>
        <source>k = %1 is beyond the limit of %2: the springs pull each point back so hard that it overshoots, farther at every step.</source>
        <translation>k = %1 supera el límite de %2: los muelles tiran de cada punto con tanta fuerza que se pasa de largo, cada paso un poco más.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <source>Save se&amp;ttings only…</source>
        <translation>Guardar solo los aj&amp;ustes…</translation>
    </message>
    <message>
        <source>Saves the current settings as a starting point, without the run</source>
        <translation>Guarda los ajustes actuales como punto de partida, sin la ejecución</translation>
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
        <source>The settings have been changed but not saved to a file.</source>
        <translation>Sus ajustes han cambiado y aún no están guardados en ningún archivo.</translation>
    </message>
    <message>
        <source>Open experiment</source>
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
        <source>Save run</source>
        <translation>Guardar la ejecución</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Guardar los ajustes</translation>
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
        <source>%1 has been changed by another window or program since you opened it.</source>
        <translation>Otra ventana u otro programa cambió %1 desde que se abrió aquí.</translation>
    </message>
    <message>
        <source>Nothing has been saved. Which version do you want to keep?</source>
        <translation>No se ha guardado nada. ¿Qué versión quieres conservar?</translation>
    </message>
    <message>
        <source>Save under new name…</source>
        <translation>Guardar con otro nombre…</translation>
    </message>
    <message>
        <source>Overwrite file</source>
        <translation>Sobrescribir</translation>
    </message>
</context>
<context>
    <name>seiche::FilmDialog</name>
    <message>
        <source>Export video</source>
        <translation>Exportar vídeo</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Part of run</source>
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
        <source>S&amp;teps per frame</source>
        <translation>&amp;Pasos por fotograma</translation>
    </message>
    <message>
        <source>Frames per &amp;second</source>
        <translation>Fotogramas por &amp;segundo</translation>
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
        <source>Video progress</source>
        <translation>Progreso del vídeo</translation>
    </message>
    <message>
        <source>Height at the ceiling (string) or at the end of the colour scale (pool)</source>
        <translation>Altura en el techo (cuerda) o en el extremo de la escala de colores (cubeta)</translation>
    </message>
    <message>
        <source>Save video…</source>
        <translation>Guardar el vídeo…</translation>
    </message>
    <message>
        <source>Animated image (GIF)</source>
        <translation>Imagen animada (GIF)</translation>
    </message>
    <message>
        <source>Numbered images (PNG)</source>
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
        <source>%1: needs ffmpeg, which is not installed</source>
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
        <source>%1 frames, the last at step %2. The video lasts %3 s and shows %4 s of the run.</source>
        <translation>%1 fotogramas, el último en el paso %2. El vídeo dura %3 s y muestra %4 s de la ejecución.</translation>
    </message>
    <message>
        <source>Save video</source>
        <translation>Guardar el vídeo</translation>
    </message>
    <message>
        <source>Videos (*%1)</source>
        <translation>Vídeos (*%1)</translation>
    </message>
    <message>
        <source>Creating the video… You can go on working.</source>
        <translation>Creando el vídeo… Puedes seguir trabajando.</translation>
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
        <source>There is not enough memory for a video of such a large run.</source>
        <translation>No hay memoria suficiente para un vídeo de una ejecución tan grande.</translation>
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
        <translation>Calculando el tamaño del GIF…</translation>
    </message>
    <message>
        <source>The size of the GIF will be about %1.</source>
        <translation>El GIF ocupará aproximadamente %1.</translation>
    </message>
    <message>
        <source>An MP4 video would be much smaller.</source>
        <translation>Un vídeo MP4 sería mucho más pequeño.</translation>
    </message>
    <message>
        <source>Sec&amp;onds</source>
        <translation>Se&amp;gundos</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Últimos segundos</translation>
    </message>
    <message>
        <source>Next seconds</source>
        <translation>Próximos segundos</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Toda la ejecución</translation>
    </message>
    <message>
        <source>Chosen steps</source>
        <translation>Pasos elegidos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>%1 frames are too many (maximum: %2). Choose a shorter part of the run, or more steps per frame.</source>
        <translation>%1 fotogramas son demasiados (máximo: %2). Elige una parte más corta de la ejecución, o más pasos por fotograma.</translation>
    </message>
</context>
<context>
    <name>seiche::FloorChoice</name>
    <message>
        <source>Floor picture</source>
        <translation>Imagen del fondo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
</context>
<context>
    <name>seiche::FloorPicture</name>
    <message>
        <source>%1 cannot be used as a floor picture.</source>
        <translation>%1 no se puede usar como imagen del fondo.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB.</source>
        <translation>El archivo supera 16 MiB.</translation>
    </message>
    <message>
        <source>The file is not a PNG, JPEG or BMP picture.</source>
        <translation>El archivo no es una imagen PNG, JPEG ni BMP.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>La imagen está dañada.</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels. The maximum is 8192 pixels per side and 32 million in total.</source>
        <translation>La imagen tiene %1 × %2 píxeles. El máximo es 8192 píxeles por lado y 32 millones en total.</translation>
    </message>
</context>
<context>
    <name>seiche::FormulaDialog</name>
    <message>
        <source>Displacement of the string; x from 0 at the left end to 1 at the right:</source>
        <translation>Elongación de la cuerda, con x de 0 en el extremo izquierdo a 1 en el derecho:</translation>
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
        <source>start from formula</source>
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
        <source>Defined by</source>
        <translation>Definido por</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <source>Formula, curve or picture</source>
        <translation>Fórmula, curva o imagen</translation>
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
        <source>Value at the bottom of the curve</source>
        <translation>Valor en la parte baja de la curva</translation>
    </message>
    <message>
        <source>Value at the top of the curve</source>
        <translation>Valor en la parte alta de la curva</translation>
    </message>
    <message>
        <source>Value for black</source>
        <translation>Valor del negro</translation>
    </message>
    <message>
        <source>Value for white</source>
        <translation>Valor del blanco</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>A PNG, JPEG or BMP picture of at most 16 MiB. Colours are converted to brightness.</source>
        <translation>Una imagen PNG, JPEG o BMP de 16 MiB como mucho. Los colores se convierten en brillo.</translation>
    </message>
    <message>
        <source>Drag to draw the curve. Keys: Left and Right move, with Shift they draw. Up and Down change the value.</source>
        <translation>Arrastra para dibujar la curva. Teclas: Izquierda y Derecha mueven; con Mayús dibujan. Arriba y Abajo cambian el valor.</translation>
    </message>
    <message>
        <source>Greyscale picture</source>
        <translation>Imagen en grises</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1, %2 × %3 points</source>
        <translation>%1, %2 × %3 puntos</translation>
    </message>
</context>
<context>
    <name>seiche::FourierBuild</name>
    <message>
        <source>an integer, 1 or more</source>
        <translation>un número entero, 1 o mayor</translation>
    </message>
    <message>
        <source>an integer from 1 to %1</source>
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
        <source>No standing waves are predicted here, so no shape can be built.</source>
        <translation>Aquí no hay ondas estacionarias previstas, así que no se puede construir ninguna forma.</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>half waves, to the last</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Half-wavelengths: %1. Highest point: %2 % of the shape&apos;s height.</source>
        <translation>Semilongitudes de onda: %1. Punto más alto: %2 % de la altura de la forma.</translation>
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
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Starts the string at rest with the sum of these modes and updates it when the number of terms changes</source>
        <translation>Inicia la cuerda en reposo con la suma de estos modos y la actualiza cuando cambia el número de términos</translation>
    </message>
</context>
<context>
    <name>seiche::Header</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Lessons to do step by step</source>
        <translation>Lecciones para hacer paso a paso</translation>
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
        <source>The simulation exploded. Choose a smaller k and press [Ctrl+R] to restart.</source>
        <translation>La simulación ha divergido. Elige un k menor y pulsa [Ctrl+R] para reiniciar.</translation>
    </message>
    <message>
        <source>These settings are unstable. Tap [SPACE] and watch the shortest waves grow.</source>
        <translation>Estos ajustes son inestables. Pulsa [ESPACIO] y mira crecer las ondas más cortas.</translation>
    </message>
    <message>
        <source>Paused. [.] steps forward, [P] resumes.</source>
        <translation>En pausa. [.] avanza un paso, [P] continúa.</translation>
    </message>
    <message>
        <source>You reached the ceiling! Faster rhythms also work. Find the next one.</source>
        <translation>¡Has llegado al techo! También sirven ritmos más rápidos. Encuentra el siguiente.</translation>
    </message>
    <message>
        <source>Tap [SPACE] again each time the string comes back, in a steady rhythm.</source>
        <translation>Pulsa [ESPACIO] otra vez cada vez que vuelva la cuerda, con un ritmo regular.</translation>
    </message>
    <message>
        <source>The wave is growing! Keep this rhythm.</source>
        <translation>¡La onda crece! Mantén este ritmo.</translation>
    </message>
    <message>
        <source>Your rhythm is steady, but the wave does not grow. Try a little slower or faster.</source>
        <translation>Tu ritmo es regular, pero la onda no crece. Prueba un poco más lento o más rápido.</translation>
    </message>
    <message>
        <source>Tap [SPACE] as evenly as you can, at least five times.</source>
        <translation>Pulsa [ESPACIO] con la mayor regularidad posible, al menos cinco veces.</translation>
    </message>
    <message>
        <source>The string was released at rest. The kink splits in two, and each half runs to its end and back.</source>
        <translation>La cuerda se soltó en reposo. El pico se parte en dos, y cada mitad corre a su extremo y vuelve.</translation>
    </message>
    <message>
        <source>[SPACE] now taps here. Tapping at a quarter of the length excites other harmonics.</source>
        <translation>[ESPACIO] da ahora el toque aquí. Un toque a un cuarto de la longitud excita otros armónicos.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in rhythm. Can you make the string touch the ceiling?</source>
        <translation>Pulsa [ESPACIO] a ritmo. ¿Puedes hacer que la cuerda llegue al techo?</translation>
    </message>
    <message>
        <source>Click a second place. Where the circular waves meet, they add up, then pass through each other.</source>
        <translation>Haz clic en otro lugar. Donde se encuentran las ondas circulares, se suman y luego se atraviesan.</translation>
    </message>
    <message>
        <source>Now hold the button and draw. Are you faster or slower than the waves?</source>
        <translation>Ahora mantén el botón y dibuja. ¿Vas más rápido o más despacio que las ondas?</translation>
    </message>
    <message>
        <source>If you draw faster than the waves travel, they pile up into a wedge behind you.</source>
        <translation>Si dibujas más rápido de lo que avanzan las ondas, se amontonan en cuña detrás de ti.</translation>
    </message>
    <message>
        <source>[SPACE] now taps here. Use the arrow keys to move the marker.</source>
        <translation>[ESPACIO] da ahora el toque aquí. Las flechas mueven el marcador.</translation>
    </message>
    <message>
        <source>Click or drag in the water. [SPACE] taps at the marker.</source>
        <translation>Haz clic o arrastra en el agua. [ESPACIO] da un toque en el marcador.</translation>
    </message>
    <message>
        <source>All schemes get the same taps. Tap [SPACE] and see which scheme stays accurate.</source>
        <translation>Todos los esquemas reciben los mismos toques. Pulsa [ESPACIO] y mira cuál sigue siendo exacto.</translation>
    </message>
    <message>
        <source>Draw a wall with the mouse, or press [Enter], use the arrow keys, and press [Enter] again.</source>
        <translation>Dibuja una pared con el ratón, o pulsa [Intro], usa las flechas y pulsa otra vez [Intro].</translation>
    </message>
    <message>
        <source>Too much energy was added. Press [Ctrl+R] to restart.</source>
        <translation>Se ha aportado demasiada energía. Pulsa [Ctrl+R] para reiniciar.</translation>
    </message>
    <message>
        <source>The simulation exploded. [Ctrl+R] restarts.</source>
        <translation>La simulación ha divergido. [Ctrl+R] reinicia.</translation>
    </message>
    <message>
        <source>These settings are unstable. [P] pauses, [.] steps forward.</source>
        <translation>Estos ajustes son inestables. [P] pausa, [.] avanza un paso.</translation>
    </message>
    <message>
        <source>A sine drives the medium. Change its frequency, then give the wave time to settle.</source>
        <translation>Una senoide excita el medio. Cambia su frecuencia y dale tiempo a la onda.</translation>
    </message>
    <message>
        <source>[SPACE] taps at the marker, [Ctrl+R] restarts, [S] is slow motion.</source>
        <translation>[ESPACIO] da un toque en el marcador, [Ctrl+R] reinicia, [S] es cámara lenta.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm.</source>
        <translation>Pulsa [ESPACIO] a un ritmo regular.</translation>
    </message>
    <message>
        <source>Your rhythm is steady.</source>
        <translation>Tu ritmo es regular.</translation>
    </message>
    <message>
        <source>Click in a steady rhythm. Which rhythm makes the whole pool slosh? [SPACE] taps at the marker.</source>
        <translation>Haz clic con un ritmo regular. ¿Cuál hace oscilar toda la cubeta? [ESPACIO] da un toque en el marcador.</translation>
    </message>
    <message>
        <source>Click again each time the water rises, in a steady rhythm.</source>
        <translation>Haz clic otra vez cada vez que suba el agua, con un ritmo regular.</translation>
    </message>
    <message>
        <source>Click to place the object, or move the marker and press [Enter]. [Esc] cancels.</source>
        <translation>Haz clic para colocar el objeto, o lleva allí el marcador y pulsa [Intro]. [Esc] cancela.</translation>
    </message>
    <message>
        <source>%1 objects selected. Drag one to move them all. [Del] removes them, [Esc] deselects them.</source>
        <translation>%1 objetos seleccionados. Arrastra uno y se mueven todos. [Supr] los quita, [Esc] anula la selección.</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this computer could not keep up. Close other programs.</source>
        <translation>El ritmo vuelve a empezar porque este ordenador no ha dado abasto. Cierra otros programas.</translation>
    </message>
    <message>
        <source>Slowed down so that you can see it: the zigzag grows at every step.</source>
        <translation>A cámara lenta para que lo veas: el zigzag crece en cada paso.</translation>
    </message>
    <message>
        <source>%1 has exploded; %2 is still running. [Ctrl+R] restarts.</source>
        <translation>%1 ha divergido; %2 sigue en marcha. [Ctrl+R] reinicia.</translation>
    </message>
    <message>
        <source>Does a smaller k help? Try it, then press [Ctrl+R] and tap [SPACE].</source>
        <translation>¿Ayuda un k menor? Pruébalo, pulsa [Ctrl+R] y da un toque con [ESPACIO].</translation>
    </message>
    <message>
        <source>The rhythm starts again after the slow motion.</source>
        <translation>Tras la cámara lenta, el ritmo vuelve a empezar.</translation>
    </message>
    <message>
        <source>Drag the probe to where you want to measure. [Del] removes it, [Esc] deselects it.</source>
        <translation>Arrastra la sonda adonde quieras medir. [Supr] la quita, [Esc] anula la selección.</translation>
    </message>
    <message>
        <source>Drag the object, or use its handles to rotate and resize it. [Del] removes it, [Esc] deselects it.</source>
        <translation>Arrastra el objeto, o usa las asas para girarlo y cambiar su tamaño. [Supr] lo quita, [Esc] anula la selección.</translation>
    </message>
    <message>
        <source>Drag the source along the string. [Del] removes it, [Esc] deselects it.</source>
        <translation>Arrastra la fuente a lo largo de la cuerda. [Supr] la quita, [Esc] anula la selección.</translation>
    </message>
    <message>
        <source>Drag the object or its ends. [Del] removes it, [Esc] deselects it.</source>
        <translation>Arrastra el objeto o sus extremos. [Supr] lo quita, [Esc] anula la selección.</translation>
    </message>
    <message>
        <source>Drag a point of the string up and down. [Esc] returns to tapping.</source>
        <translation>Arrastra un punto de la cuerda arriba y abajo. [Esc] vuelve a los toques.</translation>
    </message>
    <message>
        <source>Draw the new shape of the string. [Esc] returns to tapping.</source>
        <translation>Dibuja la nueva forma de la cuerda. [Esc] vuelve a los toques.</translation>
    </message>
    <message>
        <source>Hold the mouse button on a point to touch the string. [Esc] returns to tapping.</source>
        <translation>Mantén pulsado el botón del ratón en un punto para tocar la cuerda. [Esc] vuelve a los toques.</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Actions, oldest first</source>
        <translation>Acciones, la más antigua primero</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>tal como se abrió</translation>
    </message>
    <message>
        <source>Click an entry or use the arrow keys to go back or forward.</source>
        <translation>Haz clic en una entrada, o usa las flechas, para volver atrás o avanzar.</translation>
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
        <source>QR code with the address and the class code</source>
        <translation>Código QR con la dirección y el código de la clase</translation>
    </message>
    <message>
        <source>No network: only browsers on this computer can join.</source>
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
        <source>Boundary at %1, %2 points per step. Pulse from the left: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Unión en %1, %2 puntos por paso. Un pulso desde la izquierda: r %3 (medido %4), t %5 (medido %6).</translation>
    </message>
    <message>
        <source>Boundary at %1, %2 points per step. Pulse from the right: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Unión en %1, %2 puntos por paso. Un pulso desde la derecha: r %3 (medido %4), t %5 (medido %6).</translation>
    </message>
</context>
<context>
    <name>seiche::KeyGuide</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Teclado y ratón</translation>
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
        <source>tap there</source>
        <translation>dar un toque ahí</translation>
    </message>
    <message>
        <source>drag the string</source>
        <translation>arrastrar la cuerda</translation>
    </message>
    <message>
        <source>pluck it (release it from rest)</source>
        <translation>puntearla (soltarla desde el reposo)</translation>
    </message>
    <message>
        <source>change where SPACE taps</source>
        <translation>cambiar dónde da el toque ESPACIO</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clic derecho</translation>
    </message>
    <message>
        <source>move the marker there</source>
        <translation>llevar ahí el marcador</translation>
    </message>
    <message>
        <source>hold or draw in the pool</source>
        <translation>mantener o dibujar en la cubeta</translation>
    </message>
    <message>
        <source>keep tapping, or leave a trail</source>
        <translation>seguir dando toques, o dejar una estela</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>rueda</translation>
    </message>
    <message>
        <source>magnify or shrink waves</source>
        <translation>ampliar o reducir las ondas</translation>
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
        <source>tap at the marker</source>
        <translation>dar un toque en el marcador</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>flechas</translation>
    </message>
    <message>
        <source>move the marker; with Shift ten times as far</source>
        <translation>mover el marcador; con Mayús diez veces más lejos</translation>
    </message>
    <message>
        <source>change tap height</source>
        <translation>cambiar la altura del toque</translation>
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
        <translation>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Ondas en una cuerda y en una cubeta: míralas, encuentra su resonancia, hazlas divergir.&lt;/p&gt;&lt;p&gt;Una seiche es la onda estacionaria de un lago: resonancia que se puede ver.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>On the theory page</source>
        <translation>En la página de teoría</translation>
    </message>
    <message>
        <source>tap in the focused animation</source>
        <translation>dar un toque en la animación que tiene el foco</translation>
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
        <source>previous or next line, with its explanation</source>
        <translation>línea anterior o siguiente, con su explicación</translation>
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
        <source>print or save as PDF</source>
        <translation>imprimir o guardar como PDF</translation>
    </message>
    <message>
        <source>right button, wheel on the 3-D surface</source>
        <translation>botón derecho, rueda en la superficie 3D</translation>
    </message>
    <message>
        <source>rotate and tilt it; zoom</source>
        <translation>girarla e inclinarla; acercarse</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Ctrl y flechas</translation>
    </message>
    <message>
        <source>on a projector: move the focused panel</source>
        <translation>en el proyector: mover el panel que tiene el foco</translation>
    </message>
    <message>
        <source>drag the marker along the string</source>
        <translation>arrastrar el marcador a lo largo de la cuerda</translation>
    </message>
    <message>
        <source>drag the marker up or down</source>
        <translation>arrastrar el marcador hacia arriba o hacia abajo</translation>
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
        <source>change its value (Shift: finer steps; Page Up, Page Down: larger steps)</source>
        <translation>cambian su valor (Mayús: pasos más finos; Re Pág, Av Pág: pasos mayores)</translation>
    </message>
    <message>
        <source>select or move it; handles rotate and resize it (Shift: 15° steps)</source>
        <translation>seleccionarlo o moverlo; las asas lo giran y cambian su tamaño (Mayús: de 15° en 15°)</translation>
    </message>
    <message>
        <source>Shift+click, Ctrl+click</source>
        <translation>Mayús+clic, Ctrl+clic</translation>
    </message>
    <message>
        <source>add an object to the selection, or remove it</source>
        <translation>añadir un objeto a la selección, o quitarlo de ella</translation>
    </message>
    <message>
        <source>right click, Menu, Shift+F10</source>
        <translation>clic derecho, Menú, Mayús+F10</translation>
    </message>
    <message>
        <source>open the menu of the selected objects</source>
        <translation>abrir el menú de los objetos seleccionados</translation>
    </message>
    <message>
        <source>Up, Down; in the pool Shift+Page Up, Shift+Page Down</source>
        <translation>Arriba, Abajo; en la cubeta, Mayús+Re Pág, Mayús+Av Pág</translation>
    </message>
    <message>
        <source>F1 in a panel</source>
        <translation>F1 en un panel</translation>
    </message>
    <message>
        <source>show help on that panel</source>
        <translation>mostrar la ayuda de ese panel</translation>
    </message>
    <message>
        <source>click or drag an object</source>
        <translation>clic en un objeto, o arrastrarlo</translation>
    </message>
    <message>
        <source>Shift and drag in the water</source>
        <translation>Mayús y arrastrar en el agua</translation>
    </message>
    <message>
        <source>select every object in the rectangle</source>
        <translation>seleccionar todos los objetos del rectángulo</translation>
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
        <source>frequency (Hz)</source>
        <translation>frecuencia (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>amplitud (× un toque)</translation>
    </message>
    <message>
        <source>Relative to the amplitude of a single tap</source>
        <translation>Respecto a la amplitud de un solo toque</translation>
    </message>
    <message>
        <source>Measures the whole curve in the background, on copies of this string or pool</source>
        <translation>Mide toda la curva en copias de esta cuerda o cubeta, en segundo plano</translation>
    </message>
    <message>
        <source>A copy of this run would take too much memory.</source>
        <translation>Una copia de esta ejecución ocuparía demasiada memoria.</translation>
    </message>
    <message>
        <source>Open small tank</source>
        <translation>Abrir cubeta pequeña</translation>
    </message>
    <message>
        <source>A small pool in which taps can excite a resonance</source>
        <translation>Una cubeta pequeña en la que los toques pueden excitar una resonancia</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>what it predicts of the resonances</comment>
        <translation>Teoría</translation>
    </message>
    <message>
        <source>Shows the theoretical curve and the modes 1, 2, 3… here, and their frequencies in other panels</source>
        <translation>Muestra aquí la curva teórica y los modos 1, 2, 3…, y sus frecuencias en otros paneles</translation>
    </message>
    <message>
        <source>real frequency: %1</source>
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
        <source>Compare damping</source>
        <translation>Comparar amortiguamientos</translation>
    </message>
    <message>
        <source>Compares the two kinds of damping side by side</source>
        <translation>Compara los dos tipos de amortiguamiento lado a lado</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Reto</translation>
    </message>
    <message>
        <source>Find the lowest resonance frequency of an unknown string</source>
        <translation>Encuentra la frecuencia de resonancia más baja de una cuerda desconocida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Returns to the string or pool</source>
        <translation>Vuelve a la cuerda o a la cubeta</translation>
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
        <source>Open lesson file…</source>
        <translation>Abrir archivo de lección…</translation>
    </message>
    <message>
        <source>Reset progress</source>
        <translation>Borrar mi progreso</translation>
    </message>
    <message>
        <source>Student worksheet…</source>
        <translation>Ficha de trabajo…</translation>
    </message>
</context>
<context>
    <name>seiche::LessonPanel</name>
    <message>
        <source>Your value</source>
        <translation>Tu valor</translation>
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
        <source>The experiment for this step is not open. Choose “Repeat this step” to open it.</source>
        <translation>El experimento de este paso no está abierto. Elige «Repetir este paso» para abrirlo.</translation>
    </message>
    <message>
        <source>Not right yet. Try again, or ask for a hint.</source>
        <translation>Aún no es correcto. Inténtalo de nuevo o pide una pista.</translation>
    </message>
    <message>
        <source>This answer is right, but something else is still missing.</source>
        <translation>Esta respuesta es correcta, pero aún falta otra cosa.</translation>
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
        <source>%1 Hz is also a resonance, but not the one you are looking for.</source>
        <translation>%1 Hz también es una resonancia, pero no la que se busca.</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lección terminada</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Fin de la lección</translation>
    </message>
    <message>
        <source>You have done every step.</source>
        <translation>Has hecho todos los pasos.</translation>
    </message>
    <message>
        <source>Steps not done yet: %1</source>
        <translation>Pasos sin hacer: %1</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Siguiente lección: %1</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Closes the lesson. The experiment stays open.</source>
        <translation>Cierra la lección. El experimento sigue abierto.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3 done</source>
        <translation>Paso %1 de %2 · hechos: %3</translation>
    </message>
</context>
<context>
    <name>seiche::MainWindow</name>
    <message>
        <source>There is no example named &quot;%1&quot;.</source>
        <translation>No hay ningún ejemplo llamado «%1».</translation>
    </message>
    <message>
        <source>There is not enough memory to compare with %1.</source>
        <translation>No hay memoria suficiente para comparar con %1.</translation>
    </message>
    <message>
        <source>The runs would take more than %1 MB of memory in total. Use a smaller pool.</source>
        <translation>Las ejecuciones ocuparían en total más de %1 MB de memoria. Usa una cubeta más pequeña.</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be pasted.</source>
        <translation>El contenido del portapapeles no se puede pegar.</translation>
    </message>
    <message>
        <source>This change is too large for the computer.</source>
        <translation>Este cambio es demasiado grande para el ordenador.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
</context>
<context>
    <name>seiche::MeasureBlock</name>
    <message>
        <source>More ▸</source>
        <translation>Más ▸</translation>
    </message>
    <message>
        <source>More about resonance</source>
        <translation>Más sobre la resonancia</translation>
    </message>
    <message>
        <source>Theory, sweep, sine drive, table of all points</source>
        <translation>Teoría, barrido, excitación senoidal, tabla de todos los puntos</translation>
    </message>
</context>
<context>
    <name>seiche::MediumBlock</name>
    <message>
        <source>&quot;%1&quot; is not a number of seconds.</source>
        <translation>«%1» no es un número de segundos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>This time is too short: one step cannot damp that much.</source>
        <translation>Este tiempo es demasiado corto: un paso no puede amortiguar tanto.</translation>
    </message>
    <message>
        <source>The time must be more than 0 seconds.</source>
        <translation>El tiempo debe ser mayor que 0 segundos.</translation>
    </message>
    <message>
        <source>This is the stability limit. Drag again to go beyond.</source>
        <translation>Este es el límite de estabilidad. Arrastra otra vez para sobrepasarlo.</translation>
    </message>
    <message>
        <source>k = %1, stable up to %2</source>
        <translation>k = %1; estable hasta %2</translation>
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
        <translation>vibra para siempre</translation>
    </message>
    <message>
        <source>waves last for ever</source>
        <translation>las ondas duran siempre</translation>
    </message>
    <message>
        <source>rings for %1 s</source>
        <translation>vibra durante %1 s</translation>
    </message>
    <message>
        <source>waves last %1 s</source>
        <translation>las ondas duran %1 s</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Extremos</translation>
    </message>
    <message>
        <source>All sides: %1</source>
        <translation>Cada lado: %1</translation>
    </message>
    <message>
        <source>Both ends: %1</source>
        <translation>Cada extremo: %1</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>The symbol of the tension follows</extracomment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortiguamiento</translation>
    </message>
    <message>
        <source>Time after which a wave has half its height.</source>
        <translation>Tiempo tras el cual una onda tiene la mitad de su altura.</translation>
    </message>
    <message>
        <source>Fixed: a wave is reflected upside down.</source>
        <translation>Fijo: la onda se refleja invertida.</translation>
    </message>
    <message>
        <source>Free: a wave is reflected upright.</source>
        <translation>Libre: la onda se refleja sin invertirse.</translation>
    </message>
    <message>
        <source>Absorbing: a wave leaves.</source>
        <translation>Absorbente: la onda sale.</translation>
    </message>
    <message>
        <source>More ▸</source>
        <translation>Más ▸</translation>
    </message>
    <message>
        <source>More about the medium</source>
        <translation>Más sobre el medio</translation>
    </message>
    <message>
        <source>Kind of damping, size, single ends, steps, scheme, real units</source>
        <translation>Tipo de amortiguamiento, tamaño, extremos por separado, pasos, esquema, unidades reales</translation>
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
        <translation>fundamental %1 Hz</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
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
    <message>
        <source>Courant number c·Δt/Δx = %1: a long wave travels %1 cells per step.</source>
        <translation>Número de Courant c·Δt/Δx = %1: una onda larga recorre %1 celdas por paso.</translation>
    </message>
</context>
<context>
    <name>seiche::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>&amp;Simulación</translation>
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
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Theory overlays</source>
        <translation>&amp;Trazados teóricos</translation>
    </message>
    <message>
        <source>Strin&amp;g view</source>
        <translation>Vista de la c&amp;uerda</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>&amp;Fondo</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>W&amp;orksheets</source>
        <translation>&amp;Fichas de trabajo</translation>
    </message>
    <message>
        <source>P&amp;ool view</source>
        <translation>Vista de &amp;la cubeta</translation>
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
        <source>Taps for you, with exact timing. Tap yourself to take over.</source>
        <translation>Pulsa por ti, con tiempos exactos. Pulsa tú para tomar el relevo.</translation>
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
        <source>Sine drive</source>
        <comment>a sine that drives the medium</comment>
        <translation>Senoide</translation>
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
        <source>Goes to the next predicted resonance (Shift: previous resonance)</source>
        <translation>Va a la siguiente resonancia prevista (Mayús: la anterior)</translation>
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
        <source>Tap</source>
        <translation>Toque</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>fastest growth: ×%1 per step</source>
        <translation>crecimiento más rápido: ×%1 por paso</translation>
    </message>
    <message>
        <source>stable up to k = %1</source>
        <translation>estable hasta k = %1</translation>
    </message>
    <message>
        <source>%1 oscillations per second</source>
        <translation>%1 oscilaciones por segundo</translation>
    </message>
    <message>
        <source>in steady state ×%1</source>
        <translation>estacionario ×%1</translation>
    </message>
    <message>
        <source>now %1 × single tap, %2</source>
        <translation>ahora %1 × un toque, %2</translation>
    </message>
    <message>
        <source>%1: exploded %2</source>
        <comment>scheme, 57 steps after the tap</comment>
        <translation>%1: divergió %2</translation>
    </message>
    <message>
        <source>Exploded %1</source>
        <comment>57 steps after the tap</comment>
        <translation>Divergió %1</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureView</name>
    <message>
        <source>Animation. Press SPACE to restart it.</source>
        <translation>Animación. Pulsa ESPACIO para reiniciarla.</translation>
    </message>
    <message>
        <source>Animation. Press SPACE to tap, or click a point to tap there.</source>
        <translation>Animación. Pulsa ESPACIO para dar un toque, o haz clic en un punto para darlo ahí.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeGrid</name>
    <message>
        <source>Standing waves of the pool</source>
        <translation>Ondas estacionarias de la cubeta</translation>
    </message>
    <message>
        <source>Half-wavelengths across (to the right) and down. Click to start or stop a mode, or use the arrow keys and Enter.</source>
        <translation>Semilongitudes de onda en x (hacia la derecha) y en y (hacia abajo). Haz clic para iniciar o detener un modo, o usa las flechas e Intro.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeRows</name>
    <message>
        <source>a number, 0 or more</source>
        <translation>un número, 0 o mayor</translation>
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
        <source>Crest height; the phase does not change</source>
        <translation>Altura de las crestas; la fase no cambia</translation>
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
        <source>Modes</source>
        <comment>section of a panel</comment>
        <translation>Modos</translation>
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
        <source>Align &amp;left</source>
        <translation>Alinear a la &amp;izquierda</translation>
    </message>
    <message>
        <source>&amp;Centre horizontally</source>
        <translation>&amp;Centrar horizontalmente</translation>
    </message>
    <message>
        <source>Align &amp;right</source>
        <translation>Alinear a la &amp;derecha</translation>
    </message>
    <message>
        <source>Align &amp;top</source>
        <translation>Alinear &amp;arriba</translation>
    </message>
    <message>
        <source>Centre &amp;vertically</source>
        <translation>Centrar &amp;verticalmente</translation>
    </message>
    <message>
        <source>Align &amp;bottom</source>
        <translation>Alinear a&amp;bajo</translation>
    </message>
    <message>
        <source>Di&amp;stribute horizontally</source>
        <translation>Distribuir &amp;horizontalmente</translation>
    </message>
    <message>
        <source>&amp;Distribute vertically</source>
        <translation>Dis&amp;tribuir verticalmente</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Orde&amp;n</translation>
    </message>
    <message>
        <source>Rotate and r&amp;esize</source>
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
        <source>Where two media overlap, the front one is used</source>
        <translation>Donde dos medios se solapan, se usa el de delante</translation>
    </message>
    <message>
        <source>Send to &amp;back</source>
        <translation>&amp;Enviar al fondo</translation>
    </message>
    <message>
        <source>Snap to ce&amp;lls</source>
        <translation>&amp;Ajustar a celdas enteras</translation>
    </message>
    <message>
        <source>Objects snap to whole cells when moved or added</source>
        <translation>Los objetos se ajustan a celdas enteras al moverlos o añadirlos</translation>
    </message>
    <message>
        <source>Rotate &amp;left 15°</source>
        <translation>Girar 15° a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Rotate &amp;right 15°</source>
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
    <message>
        <source>Arran&amp;ge</source>
        <translation>Or&amp;ganizar</translation>
    </message>
    <message>
        <source>Ali&amp;gn</source>
        <translation>A&amp;linear</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectBar</name>
    <message>
        <source>Objects: %1</source>
        <translation>Objetos: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Shows all properties. Double-click the object to do the same.</source>
        <translation>Muestra todas las propiedades, igual que un doble clic en el objeto.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Removes the object (Delete)</source>
        <translation>Quita el objeto (Supr)</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>Objeto seleccionado</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectButtons</name>
    <message>
        <source>Switch off</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Encender</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Enviar pulso</translation>
    </message>
    <message>
        <source>From both ends</source>
        <translation>Desde ambos extremos</translation>
    </message>
    <message>
        <source>Sends a pulse from this generator and from a matching one at the other end. This generator must be at an end.</source>
        <translation>Envía un pulso desde este generador y desde otro igual en el otro extremo. Este generador debe estar en un extremo.</translation>
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
        <source>Keeps sending pulses from now on</source>
        <translation>Envía pulsos sin parar, desde ahora</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Poner a cero</translation>
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
        <translation>En la cubeta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Objects in the pool</source>
        <translation>Objetos en la cubeta</translation>
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
        <translation>Añade paredes, medios, fuentes y sondas con las herramientas a la izquierda de la cubeta. Aquí aparecen las propiedades del objeto seleccionado.</translation>
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
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected with %2 % of their height.</source>
        <translation>Nada la atraviesa. En incidencia normal, las ondas con una longitud de onda de %1 celdas se reflejan con el %2 % de su altura.</translation>
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
        <source>Boundaries on the string</source>
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
        <source>Use the button below to join a string of different mass. The properties of the selected section appear here.</source>
        <translation>Usa el botón de abajo para unir una cuerda de otra masa. Aquí aparecen las propiedades del tramo seleccionado.</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Enviar pulso</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected upside down with %2 % of their height.</source>
        <translation>Nada la atraviesa. En incidencia normal, las ondas con una longitud de onda de %1 celdas se reflejan invertidas con el %2 % de su altura.</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected upright with %2 % of their height.</source>
        <translation>Nada la atraviesa. En incidencia normal, las ondas con una longitud de onda de %1 celdas se reflejan sin invertirse con el %2 % de su altura.</translation>
    </message>
    <message>
        <source>The wall is faster than the waves.</source>
        <translation>La pared es más rápida que las ondas.</translation>
    </message>
    <message>
        <source>The wall reflects waves with %1 times their frequency when it moves towards them, and with %2 times when it moves away.</source>
        <translation>La pared refleja las ondas con %1 veces su frecuencia cuando va a su encuentro, y con %2 veces cuando se aleja.</translation>
    </message>
    <message>
        <source>%1 objects selected. They move, rotate and resize together. Use the Edit menu to align, copy or remove them.</source>
        <translation>%1 objetos seleccionados. Se mueven, giran y cambian de tamaño juntos. Usa el menú «Editar» para alinearlos, copiarlos o quitarlos.</translation>
    </message>
    <message>
        <source>A value typed here applies to all selected objects.</source>
        <translation>Un valor escrito aquí se aplica a todos los objetos seleccionados.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Signal from formula or curve…</source>
        <translation>Señal con fórmula o curva…</translation>
    </message>
    <message>
        <source>Speed from formula or picture…</source>
        <translation>Velocidad con fórmula o imagen…</translation>
    </message>
</context>
<context>
    <name>seiche::OpenClassDialog</name>
    <message>
        <source>Start class session</source>
        <translation>Iniciar la clase</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>cualquier puerto libre</translation>
    </message>
    <message>
        <source>Students join with the code on the screen, without names or accounts. Only the table that you save is kept.</source>
        <translation>Los estudiantes entran con el código de la pantalla, sin nombres ni cuentas. Solo queda la tabla que guardes.</translation>
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
        <source>Host na&amp;me (optional):</source>
        <translation>&amp;Nombre de host (opcional):</translation>
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
        <source>Host name (optional)</source>
        <translation>Nombre de host (opcional)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>this computer only</source>
        <translation>solo este ordenador</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>todas las redes</translation>
    </message>
    <message>
        <source>The class session could not be started: %1</source>
        <translation>No se pudo iniciar la clase: %1</translation>
    </message>
    <message>
        <source>Phones must be on the same network. If no phone can join, the network isolates its devices or a firewall blocks the port. Use your own access point, or browsers on the school&apos;s computers. Without a network, phones show a code for each point, which you can type in.</source>
        <translation>Los móviles deben estar en la misma red. Si no puede entrar ninguno, la red aísla sus dispositivos o un cortafuegos bloquea el puerto. Usa tu propio punto de acceso, o los navegadores de los ordenadores del centro. Sin red, los móviles muestran un código de cada punto, que puedes escribir aquí.</translation>
    </message>
    <message>
        <source>This computer is not on a network. Browsers on this computer can join. Phones show a code for each point, which you can type in.</source>
        <translation>Este ordenador no está en ninguna red. Sus navegadores pueden entrar. Los móviles muestran un código de cada punto, que puedes escribir aquí.</translation>
    </message>
</context>
<context>
    <name>seiche::OpenLinkDialog</name>
    <message>
        <source>Open link</source>
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
        <source>This link or text cannot be opened.</source>
        <translation>Este enlace o texto no se puede abrir.</translation>
    </message>
</context>
<context>
    <name>seiche::Panel</name>
    <message>
        <source>Hidden until you find the resonance of the string.</source>
        <translation>Oculto hasta que encuentres la resonancia de la cuerda.</translation>
    </message>
</context>
<context>
    <name>seiche::PhasorDial</name>
    <message>
        <source>Phase of the selected standing wave</source>
        <translation>Fase de la onda estacionaria elegida</translation>
    </message>
    <message>
        <source>Amplitude and phase (up: crest). Drag to rotate, or use the arrow keys.</source>
        <translation>Amplitud y fase (arriba: cresta). Arrastra para girar, o usa las flechas.</translation>
    </message>
    <message>
        <source>%1 degrees. Use the arrow keys to change the phase.</source>
        <translation>%1 grados. Usa las flechas para cambiar la fase.</translation>
    </message>
    <message>
        <source>The amplitude is 0.</source>
        <translation>La amplitud es 0.</translation>
    </message>
</context>
<context>
    <name>seiche::PictureDialog</name>
    <message>
        <source>Save image</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Image of</source>
        <translation>Imagen de</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>&amp;Image of</source>
        <translation>&amp;Imagen de</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
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
        <translation>Un intervalo debe ser mayor que 0.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Fixed colour range</source>
        <translation>Intervalo de color fijo</translation>
    </message>
    <message>
        <source>Keeps the height at the end of the colour scale fixed; if off, the height adapts to the waves</source>
        <translation>Mantiene fija la altura en el extremo de la escala de colores; si no, la altura se adapta a las ondas</translation>
    </message>
    <message>
        <source>Height at the end of the colour scale</source>
        <translation>Altura en el extremo de la escala de colores</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Elegir imagen…</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Azulejos</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Tamaño de celda</translation>
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
        <source>Used by tapes, scale bars and the cross-section; if empty, lengths are in cells</source>
        <translation>Para cintas métricas, escalas y la sección; si está vacío, las longitudes van en celdas</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Left and Ctrl+Right</source>
        <translation>Botón derecho sobre la cubeta, Ctrl+Izquierda y Ctrl+Derecha</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Up and Ctrl+Down</source>
        <translation>Botón derecho sobre la cubeta, Ctrl+Arriba y Ctrl+Abajo</translation>
    </message>
    <message>
        <source>Wheel, Ctrl+Page Up and Ctrl+Page Down</source>
        <translation>Rueda, Ctrl+Re Pág y Ctrl+Av Pág</translation>
    </message>
    <message>
        <source>Theory overlays</source>
        <translation>Trazados teóricos</translation>
    </message>
    <message>
        <source>Nothing to show in this pool now: %1.</source>
        <translation>Ahora no hay nada que mostrar en esta cubeta: %1.</translation>
    </message>
    <message>
        <source>Squared height averaged over whole periods of the driving frequency (%1 in %2).</source>
        <translation>Cuadrado de la altura, promediado en periodos enteros de la frecuencia de excitación (%1 en %2).</translation>
    </message>
    <message>
        <source>Averaged squared height. There is no single steady frequency, so older values fade to 1/e within %1.</source>
        <translation>Cuadrado de la altura, promediado. No hay una única frecuencia fija, así que los valores antiguos se atenúan a 1/e en %1.</translation>
    </message>
</context>
<context>
    <name>seiche::PointTable</name>
    <message>
        <source>Points of the resonance chart</source>
        <translation>Puntos de la gráfica de resonancia</translation>
    </message>
    <message>
        <source>Frequency (Hz)</source>
        <translation>Frecuencia (Hz)</translation>
    </message>
    <message>
        <source>± (Hz)</source>
        <translation>± (Hz)</translation>
    </message>
    <message>
        <source>Amplitude (× single tap)</source>
        <translation>Amplitud (× un toque)</translation>
    </message>
    <message>
        <source>± (× single tap)</source>
        <translation>± (× un toque)</translation>
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
        <source>different string</source>
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
        <translation>Cubeta</translation>
    </message>
    <message>
        <source>Press SPACE to tap the water at the marker. Use the arrow keys to move the marker.</source>
        <translation>Pulsa ESPACIO para dar un toque al agua en el marcador. Usa las flechas para mover el marcador.</translation>
    </message>
    <message>
        <source>SPACE taps here</source>
        <translation>ESPACIO: toque aquí</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 celdas</translation>
    </message>
    <message>
        <source>Averaging: %1 %</source>
        <translation>Promediando: %1 %</translation>
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
        <source>start mode</source>
        <translation>inicio de un modo</translation>
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
        <translation>Elegido: %1, amplitud %2. Las flechas eligen, Intro lo inicia o lo detiene.</translation>
    </message>
    <message>
        <source>Selected: %1. Arrow keys select, Enter starts or stops it.</source>
        <translation>Elegido: %1. Las flechas eligen, Intro lo inicia o lo detiene.</translation>
    </message>
    <message>
        <source>Waves leave at the sides, so there are no standing waves.</source>
        <translation>Las ondas salen por los lados, así que no hay ondas estacionarias.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves in a pool with walls or media.</source>
        <translation>No hay fórmula para las ondas estacionarias en una cubeta con paredes o medios.</translation>
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
        <source>Half-wavelengths of the lowest modes</source>
        <translation>Semilongitudes de onda de los modos más bajos</translation>
    </message>
    <message>
        <source>Start this mode</source>
        <translation>Iniciar este modo</translation>
    </message>
    <message>
        <source>Makes the water still, then starts only this mode</source>
        <translation>Deja el agua en reposo e inicia solo este modo</translation>
    </message>
    <message>
        <source>Add or remove</source>
        <translation>Añadir o quitar</translation>
    </message>
    <message>
        <source>Adds this mode to the current motion, or removes it (Enter)</source>
        <translation>Añade este modo al movimiento actual, o lo quita (Intro)</translation>
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
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search examples</source>
        <translation>Buscar en los ejemplos</translation>
    </message>
    <message>
        <source>No matching examples.</source>
        <translation>Ningún ejemplo coincide.</translation>
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
        <source>Marks the selected example as a favourite (Ctrl+D)</source>
        <translation>Marca como favorito el ejemplo seleccionado (Ctrl+D)</translation>
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
        <source>Recent</source>
        <translation>Recientes</translation>
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
        <source>Waiting for three whole cycles at both probes.</source>
        <translation>Esperando tres ciclos enteros en ambas sondas.</translation>
    </message>
    <message>
        <source>One probe has no steady oscillation, so there is no phase difference.</source>
        <translation>Una sonda no oscila con regularidad, así que no hay diferencia de fase.</translation>
    </message>
    <message>
        <source>The two frequencies are different, so there is no phase difference.</source>
        <translation>Las dos frecuencias son distintas, así que no hay diferencia de fase.</translation>
    </message>
    <message>
        <source>Both probes oscillate at %1. Whole cycles recorded: %2.</source>
        <comment>frequency with its unit, number</comment>
        <translation>Ambas sondas oscilan a %1. Ciclos enteros registrados: %2.</translation>
    </message>
    <message>
        <source>Amplitude ratio %1 : %2 = %3</source>
        <comment>second probe : first probe = number</comment>
        <translation>Razón de amplitudes %1 : %2 = %3</translation>
    </message>
    <message>
        <source>%1 and %2 oscillate in phase.</source>
        <translation>%1 y %2 oscilan en fase.</translation>
    </message>
    <message>
        <source>%1 lags behind %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 va %3 por detrás de %2</translation>
    </message>
    <message>
        <source>%1 leads %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>%1 va %3 por delante de %2</translation>
    </message>
    <message>
        <source>Phase difference %1°, %2 cycles</source>
        <translation>Diferencia de fase %1°, %2 ciclos</translation>
    </message>
</context>
<context>
    <name>seiche::ProbeSpectrum</name>
    <message>
        <source>frequency (Hz)</source>
        <translation>frecuencia (Hz)</translation>
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
        <source>Time range (s)</source>
        <translation>Intervalo (s)</translation>
    </message>
    <message>
        <source>Number of seconds shown</source>
        <translation>Segundos que se muestran</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>tiempo (s)</translation>
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
        <source>Add a probe with the tools on the left. Its height over time is shown here.</source>
        <translation>Añade una sonda con las herramientas de la izquierda. Aquí se muestra su altura a lo largo del tiempo.</translation>
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
        <source>Spectrogram</source>
        <translation>Espectrograma</translation>
    </message>
    <message>
        <source>Not enough data yet.</source>
        <translation>Aún no hay datos suficientes.</translation>
    </message>
    <message>
        <source>Probe view</source>
        <translation>Vista de las sondas</translation>
    </message>
    <message>
        <source>Spectra of the probes</source>
        <translation>Espectros de las sondas</translation>
    </message>
    <message>
        <source>Brighter is higher. Black is a hundredth of the maximum or less.</source>
        <translation>Más claro es más alto. El negro es una centésima del máximo, o menos.</translation>
    </message>
    <message>
        <source>Spectrogram of the first probe</source>
        <translation>Espectrograma de la primera sonda</translation>
    </message>
    <message>
        <source>%1: amplitude %2, %3</source>
        <comment>name, height, frequency with its unit</comment>
        <translation>%1: amplitud %2, %3</translation>
    </message>
    <message>
        <source>Simulation time range (s)</source>
        <translation>Intervalo de simulación (s)</translation>
    </message>
    <message>
        <source>Phase difference</source>
        <translation>Diferencia de fase</translation>
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
        <source>Makes the string flat, then starts only the fundamental mode</source>
        <translation>Deja la cuerda plana e inicia solo el modo fundamental</translation>
    </message>
    <message>
        <source>Pluck in the middle</source>
        <translation>Puntear en el centro</translation>
    </message>
    <message>
        <source>Pulls the string into a triangle at its midpoint, then releases it</source>
        <translation>Pone la cuerda en triángulo, con la punta en el centro, y la suelta</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plana</translation>
    </message>
    <message>
        <source>Makes the string flat and at rest, from step 0</source>
        <translation>Deja la cuerda plana y en reposo, desde el paso 0</translation>
    </message>
    <message>
        <source>Flat string</source>
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
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Imprimir o guardar como PDF (Ctrl+P)</translation>
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
        <source>√(T/μ). Enter a speed and the tension is adjusted to match.</source>
        <translation>√(T/μ). Escribe una velocidad, y la tensión se ajusta a ella.</translation>
    </message>
    <message>
        <source>Speed of long waves.</source>
        <translation>La velocidad de las ondas largas.</translation>
    </message>
    <message>
        <source>Fundamental</source>
        <translation>Fundamental</translation>
    </message>
    <message>
        <source>The lowest frequency. Enter a value and the tension is adjusted to match.</source>
        <translation>La frecuencia más baja. Escribe un valor, y la tensión se ajusta a él.</translation>
    </message>
    <message>
        <source>The lowest frequency.</source>
        <translation>La frecuencia más baja.</translation>
    </message>
    <message>
        <source>Slow motion by a factor of %1.</source>
        <translation>Cámara lenta: %1 veces más lento.</translation>
    </message>
    <message>
        <source>Fast motion by a factor of %1.</source>
        <translation>Cámara rápida: %1 veces más rápido.</translation>
    </message>
    <message>
        <source>One cell is %1, one step is %2. Courant number: %3. %4</source>
        <translation>Una celda es %1, un paso es %2. Número de Courant: %3. %4</translation>
    </message>
</context>
<context>
    <name>seiche::RecordActions</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>Save image</source>
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
        <source>Export probe data</source>
        <translation>Exportar los datos de las sondas</translation>
    </message>
    <message>
        <source>probes</source>
        <comment>file name</comment>
        <translation>sondas</translation>
    </message>
    <message>
        <source>Export current heights</source>
        <translation>Exportar las alturas actuales</translation>
    </message>
    <message>
        <source>heights</source>
        <comment>file name</comment>
        <translation>alturas</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Reports (*.pdf)</source>
        <translation>Informes (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation>&amp;Copiar la imagen</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>Grá&amp;ficas</translation>
    </message>
    <message>
        <source>Export &amp;probe data (CSV)…</source>
        <translation>Exportar datos de las s&amp;ondas (CSV)…</translation>
    </message>
    <message>
        <source>Height at each probe for every step of the run, as CSV</source>
        <translation>Altura en cada sonda en cada paso de la ejecución, en CSV</translation>
    </message>
    <message>
        <source>E&amp;xport current heights (CSV)…</source>
        <translation>Exportar al&amp;turas actuales (CSV)…</translation>
    </message>
    <message>
        <source>P&amp;rint report…</source>
        <translation>Imp&amp;rimir el informe…</translation>
    </message>
    <message>
        <source>Save report as P&amp;DF…</source>
        <translation>Guardar el informe como &amp;PDF…</translation>
    </message>
    <message>
        <source>Another file is still being written.</source>
        <translation>Aún se está escribiendo otro archivo.</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Escribiendo %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se pudo escribir %1.</translation>
    </message>
    <message>
        <source>&amp;Save image…</source>
        <translation>Guardar la &amp;imagen…</translation>
    </message>
    <message>
        <source>&amp;Video or animation…</source>
        <translation>&amp;Vídeo o animación…</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Cuerda</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Cubeta</translation>
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
        <translation>Cubeta: %1, %2</translation>
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
        <source>The runs you tick replace the current string and pool. All other runs are kept for the next start.</source>
        <translation>Las ejecuciones marcadas sustituyen a la cuerda y la cubeta actuales. Las demás se conservan para el próximo inicio.</translation>
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
        <source>Keeps the work for the next start</source>
        <translation>Conserva el trabajo para el próximo inicio</translation>
    </message>
</context>
<context>
    <name>seiche::ResonanceChart</name>
    <message>
        <source>tapping frequency (Hz)</source>
        <translation>frecuencia de los toques (Hz)</translation>
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
        <source>different string</source>
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
        <source>× single tap</source>
        <translation>× un toque</translation>
    </message>
    <message>
        <source>Tap in a steady rhythm. Each tapping frequency becomes a point here.</source>
        <translation>Pulsa con un ritmo regular. Cada frecuencia de toques será aquí un punto.</translation>
    </message>
    <message>
        <source>Resonance chart</source>
        <translation>Gráfica de resonancia</translation>
    </message>
    <message>
        <source>Amplitude (× single tap) against tapping frequency.</source>
        <translation>Amplitud (× un toque) según la frecuencia de los toques.</translation>
    </message>
    <message>
        <source>drive frequency (Hz)</source>
        <translation>frecuencia de excitación (Hz)</translation>
    </message>
    <message>
        <source>A tapping frequency of 1 Hz corresponds to %1.</source>
        <translation>Una frecuencia de toques de 1 Hz corresponde a %1.</translation>
    </message>
</context>
<context>
    <name>seiche::ResonancePanel</name>
    <message>
        <source>Save points</source>
        <translation>Guardar los puntos</translation>
    </message>
    <message>
        <source>resonance</source>
        <comment>file name</comment>
        <translation>resonancia</translation>
    </message>
    <message>
        <source>Save chart</source>
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
        <source>Save chart as image…</source>
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
        <source>Compare damping</source>
        <translation>Comparar amortiguamientos</translation>
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
        <source>At every step a wave is multiplied by its roots. It fades if all roots are inside the circle, and grows if one is outside.</source>
        <translation>En cada paso una onda se multiplica por sus raíces. Se atenúa si todas están dentro del círculo, y crece si alguna está fuera.</translation>
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
        <source>The wave with a wavelength of %1 cells has the roots %2.</source>
        <translation>La onda con una longitud de onda de %1 celdas tiene las raíces %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ScreenGraph</name>
    <message>
        <source>Intensity along a screen</source>
        <translation>Intensidad a lo largo de una pantalla</translation>
    </message>
    <message>
        <source>Mean squared height along the screen, relative to the maximum. Theory: dashed for the far field (Fraunhofer), dotted for exact path lengths (Fresnel).</source>
        <translation>Media del cuadrado de la altura a lo largo de la pantalla, respecto al máximo. Teoría: a trazos para el campo lejano (Fraunhofer), punteada para las longitudes exactas de los caminos (Fresnel).</translation>
    </message>
    <message>
        <source>Averaging: %1 %</source>
        <translation>Promediando: %1 %</translation>
    </message>
    <message>
        <source>Averaged over whole periods: %1 in %2</source>
        <translation>Media en periodos enteros: %1 en %2</translation>
    </message>
    <message>
        <source>No steady frequency: older values fade within %1</source>
        <translation>Sin frecuencia fija: los valores antiguos se atenúan en %1</translation>
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
        <source>from the centre (cells)</source>
        <translation>desde el centro (celdas)</translation>
    </message>
</context>
<context>
    <name>seiche::SectionGraph</name>
    <message>
        <source>Cross-section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Arrow keys move the line; with Ctrl they rotate it or change its length.</source>
        <translation>Alturas a lo largo de la línea de A a B. Las flechas mueven la línea; con Ctrl la giran o cambian su longitud.</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move the line, Ctrl+Left and Ctrl+Right rotate it, Ctrl+Up and Ctrl+Down change its length.</source>
        <translation>Alturas a lo largo de la línea de A a B. Arrastra sus extremos en la cubeta. Teclas: las flechas mueven la línea, Ctrl+Izquierda y Ctrl+Derecha la giran, Ctrl+Arriba y Ctrl+Abajo cambian su longitud.</translation>
    </message>
    <message>
        <source>distance from A (cells)</source>
        <translation>distancia desde A (celdas)</translation>
    </message>
    <message>
        <source>distance from A (%1)</source>
        <translation>distancia desde A (%1)</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
</context>
<context>
    <name>seiche::Selection</name>
    <message>
        <source>change object</source>
        <translation>cambio de un objeto</translation>
    </message>
    <message>
        <source>change probe</source>
        <translation>cambio de una sonda</translation>
    </message>
    <message>
        <source>add object</source>
        <translation>objeto nuevo</translation>
    </message>
    <message>
        <source>add probe</source>
        <translation>sonda nueva</translation>
    </message>
    <message>
        <source>remove object</source>
        <translation>retirada de un objeto</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>cronómetro</translation>
    </message>
    <message>
        <source>keep trace</source>
        <translation>traza de la cuerda</translation>
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
        <source>change objects</source>
        <translation>cambio de varios objetos</translation>
    </message>
    <message>
        <source>add objects</source>
        <translation>objetos nuevos</translation>
    </message>
    <message>
        <source>remove objects</source>
        <translation>retirada de varios objetos</translation>
    </message>
    <message>
        <source>reorder objects</source>
        <translation>orden de los objetos</translation>
    </message>
</context>
<context>
    <name>seiche::Session</name>
    <message>
        <source>tap</source>
        <translation>toque</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>reinicio</translation>
    </message>
    <message>
        <source>restart from a flat medium</source>
        <translation>reinicio en un medio plano</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>restablecimiento</translation>
    </message>
    <message>
        <source>metronome tap</source>
        <translation>toque del metrónomo</translation>
    </message>
    <message>
        <source>tap height = %1</source>
        <translation>altura del toque = %1</translation>
    </message>
    <message>
        <source>move marker</source>
        <translation>movimiento del marcador</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>comparar con %1</translation>
    </message>
    <message>
        <source>stop comparing with %1</source>
        <translation>dejar de comparar con %1</translation>
    </message>
    <message>
        <source>pulse shape</source>
        <translation>forma del pulso</translation>
    </message>
    <message>
        <source>string size</source>
        <translation>tamaño de la cuerda</translation>
    </message>
    <message>
        <source>pool size</source>
        <translation>tamaño de la cubeta</translation>
    </message>
    <message>
        <source>width of absorbing layer</source>
        <translation>anchura de la capa absorbente</translation>
    </message>
</context>
<context>
    <name>seiche::SettingsDialog</name>
    <message>
        <source>Amplitude</source>
        <translation>Amplitud</translation>
    </message>
    <message>
        <source>A tone whose pitch rises with the amplitude</source>
        <translation>Un tono que sube con la amplitud</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonda</translation>
    </message>
    <message>
        <source>A tone whose pitch follows the height at the first probe</source>
        <translation>Un tono más agudo o más grave según la altura en la primera sonda</translation>
    </message>
    <message>
        <source>The string itself</source>
        <translation>La cuerda misma</translation>
    </message>
    <message>
        <source>The standing waves of the string, transposed by octaves until they can be heard</source>
        <translation>Las ondas estacionarias de la cuerda, transportadas por octavas hasta que se oyen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Reducir mo&amp;vimiento</translation>
    </message>
    <message>
        <source>No fading trails, no flashes, constant light in the pool; animations in the theory wait until you start them</source>
        <translation>Sin estelas que se desvanecen, sin destellos, luz constante en la cubeta; las animaciones de la teoría esperan a que las inicies</translation>
    </message>
    <message>
        <source>T&amp;imeline memory</source>
        <translation>Memoria de la lí&amp;nea de tiempo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Play s&amp;ound</source>
        <translation>Activar &amp;sonido</translation>
    </message>
    <message>
        <source>Plays a ping for every tap and the sound chosen below</source>
        <translation>Reproduce un «ping» con cada toque, y el sonido elegido debajo</translation>
    </message>
    <message>
        <source>&amp;Hear</source>
        <translation>Esc&amp;uchar</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proyector</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Pantalla</translation>
    </message>
    <message>
        <source>Text si&amp;ze on projector</source>
        <translation>Tamaño del texto en el pro&amp;yector</translation>
    </message>
    <message>
        <source>Show pointer &amp;and key presses</source>
        <translation>&amp;Mostrar puntero y teclas</translation>
    </message>
    <message>
        <source>Helps a class to follow what you do</source>
        <translation>Ayuda a la clase a seguir lo que haces</translation>
    </message>
    <message>
        <source>There is no audio device.</source>
        <translation>No hay ninguna salida de audio.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Any other screen</source>
        <translation>Cualquier otra pantalla</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen, width, height</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>seiche::ShareActions</name>
    <message>
        <source>S&amp;hare…</source>
        <translation>Com&amp;partir…</translation>
    </message>
    <message>
        <source>Shares this run as a link, QR code or text</source>
        <translation>Comparte esta ejecución como enlace, código QR o texto</translation>
    </message>
    <message>
        <source>Open lin&amp;k…</source>
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
        <source>Copy &amp;link</source>
        <translation>Copiar el en&amp;lace</translation>
    </message>
    <message>
        <source>Share experiment</source>
        <translation>Compartir este experimento</translation>
    </message>
    <message>
        <source>Include everything done in this run</source>
        <translation>Incluir todo lo que se ha hecho en esta ejecución</translation>
    </message>
    <message>
        <source>Web &amp;address of Seiche:</source>
        <translation>&amp;Dirección web de Seiche:</translation>
    </message>
    <message>
        <source>Web address of Seiche</source>
        <translation>Dirección web de Seiche</translation>
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
        <source>&amp;Save as file…</source>
        <translation>&amp;Guardar como archivo…</translation>
    </message>
    <message>
        <source>With a web address, the link opens in any browser and has a QR code for phones. Without an address, others can paste the link into &quot;Open link&quot;.</source>
        <translation>Con una dirección web, el enlace se abre en cualquier navegador y tiene un código QR para móviles. Sin dirección, los demás pueden pegar el enlace en «Abrir un enlace».</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>Esta no es una dirección web válida.</translation>
    </message>
    <message>
        <source>Only this computer can open this address, so there is no QR code for phones.</source>
        <translation>Solo este ordenador puede abrir esta dirección, así que no hay código QR para móviles.</translation>
    </message>
    <message>
        <source>This run is too long for a link. Save it as a file, or share only the settings.</source>
        <translation>Esta ejecución es demasiado larga para un enlace. Guárdala como archivo o comparte solo los ajustes.</translation>
    </message>
    <message>
        <source>This link is too long for a QR code. A link with only the settings is shorter.</source>
        <translation>Este enlace es demasiado largo para un código QR. Un enlace solo con los ajustes es más corto.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar el enlace</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
</context>
<context>
    <name>seiche::SharedRun</name>
    <message>
        <source>× single tap</source>
        <translation>× un toque</translation>
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
        <source>Number of columns and rows of cells. A change restarts the run, and objects keep their relative position and size.</source>
        <translation>Número de columnas y filas de celdas. Un cambio reinicia la ejecución, y los objetos conservan su posición y su tamaño relativos.</translation>
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
        <source>Number of points on the string. A change restarts the run, and objects keep their relative position and size.</source>
        <translation>Número de puntos de la cuerda. Un cambio reinicia la ejecución, y los objetos conservan su posición y su tamaño relativos.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Columns of the pool</source>
        <translation>Columnas de la cubeta</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows of the pool</source>
        <translation>Filas de la cubeta</translation>
    </message>
    <message>
        <source>Absorbing layer</source>
        <translation>Capa absorbente</translation>
    </message>
</context>
<context>
    <name>seiche::SpectrogramView</name>
    <message>
        <source>%1: no peak</source>
        <translation>%1: sin pico</translation>
    </message>
    <message>
        <source>%1: strongest now at %2 Hz, amplitude %3</source>
        <translation>%1: pico más alto ahora a %2 Hz, amplitud %3</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>frecuencia (Hz)</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>tiempo (s)</translation>
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
        <source>With %1 this k and damping are stable: no wave grows.</source>
        <translation>Con %1, este k y este amortiguamiento son estables: ninguna onda crece.</translation>
    </message>
    <message>
        <source>With %1 this k and damping are unstable. Waves with a wavelength of %2 cells grow by a factor of %3 at every step, until nothing else is visible.</source>
        <translation>Con %1, este k y este amortiguamiento son inestables. Las ondas con una longitud de onda de %2 celdas se multiplican por %3 en cada paso, hasta que no se ve nada más.</translation>
    </message>
    <message>
        <source>an unknown string</source>
        <translation>una cuerda desconocida</translation>
    </message>
    <message>
        <source>Find its lowest resonance frequency.</source>
        <translation>Encuentra su frecuencia de resonancia más baja.</translation>
    </message>
    <message>
        <source>The stiffest medium, with k = %1, sets the limit.</source>
        <translation>El medio más rígido, con k = %1, marca el límite.</translation>
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
        <source>%1 is the squared Courant number (c·Δt/Δx)². The Courant (CFL) condition gives the largest stable k.</source>
        <translation>%1 es el cuadrado del número de Courant, (c·Δt/Δx)². La condición de Courant (CFL) da el mayor k estable.</translation>
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
        <source>k %1, loss per step %2: stable. Use the arrow keys to change the values.</source>
        <translation>k %1, pérdida por paso %2: estable. Usa las flechas para cambiar los valores.</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: unstable. Use the arrow keys to change the values.</source>
        <translation>k %1, pérdida por paso %2: inestable. Usa las flechas para cambiar los valores.</translation>
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
        <translation>longitud de onda (celdas)</translation>
    </message>
    <message>
        <source>along the axes</source>
        <translation>a lo largo de los ejes</translation>
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
        <source>Wavelength %1 cells</source>
        <translation>λ = %1 celdas</translation>
    </message>
    <message>
        <source>Flat surface</source>
        <translation>Superficie plana</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>growth per step</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Nothing is moving yet. Tap SPACE to measure.</source>
        <translation>Aún no se mueve nada: pulsa ESPACIO para medir.</translation>
    </message>
    <message>
        <source>This wave has not appeared yet.</source>
        <translation>Esta onda aún no ha aparecido.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>Waves leave at the ends, so there is no standing wave to measure.</source>
        <translation>Las ondas salen por los extremos, así que no hay ninguna onda estacionaria que medir.</translation>
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
        <source>%1 The stiffest medium, with k = %2, sets the limit.</source>
        <translation>%1 El medio más rígido, con k = %2, marca el límite.</translation>
    </message>
    <message>
        <source>Walls and media distort all waves, so only growing waves are measured here.</source>
        <translation>Paredes y medios deforman todas las ondas, así que aquí solo se miden las que crecen.</translation>
    </message>
    <message>
        <source>A damper at an end absorbs energy from every wave, so there is no standing wave to measure.</source>
        <translation>Un amortiguador en un extremo absorbe energía de toda onda, así que no hay ninguna onda estacionaria que medir.</translation>
    </message>
    <message>
        <source>The simulation has exploded. Start it again to measure.</source>
        <translation>La simulación ha divergido. Reiníciala para medir.</translation>
    </message>
    <message>
        <source>Measured until the simulation exploded, %1.</source>
        <translation>Medido hasta la divergencia, %1.</translation>
    </message>
</context>
<context>
    <name>seiche::StageBar</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
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
        <translation>Entre los extremos: razón de onda estacionaria %1. Las ondas que viajan a la derecha y a la izquierda tienen la misma altura. Los nodos están a %2.</translation>
    </message>
    <message>
        <source>Between the ends: standing-wave ratio %1. Reflection coefficient for the wave travelling right: %2 (phase %3°). Nodes are %4 apart.</source>
        <translation>Entre los extremos: razón de onda estacionaria %1. Coeficiente de reflexión de la onda que viaja a la derecha: %2 (fase %3°). Los nodos están a %4.</translation>
    </message>
    <message>
        <source>Between the ends: standing-wave ratio %1. Reflection coefficient for the wave travelling left: %2 (phase %3°). Nodes are %4 apart.</source>
        <translation>Entre los extremos: razón de onda estacionaria %1. Coeficiente de reflexión de la onda que viaja a la izquierda: %2 (fase %3°). Los nodos están a %4.</translation>
    </message>
</context>
<context>
    <name>seiche::StorageMonitor</name>
    <message>
        <source>Cannot write to %1.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Your settings and backups of unsaved work cannot be saved on this computer.</source>
        <translation>En este ordenador no se pueden guardar ni tus ajustes ni copias del trabajo sin guardar.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved on this computer.</source>
        <translation>En este ordenador no se pueden guardar tus ajustes.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up on this computer. Save it yourself.</source>
        <translation>En este ordenador no se pueden hacer copias del trabajo sin guardar. Guárdalo tú.</translation>
    </message>
</context>
<context>
    <name>seiche::StringCanvas</name>
    <message>
        <source>String</source>
        <translation>Cuerda</translation>
    </message>
    <message>
        <source>Press SPACE to tap the string. The left and right arrow keys move the marker; up and down change the tap height.</source>
        <translation>Pulsa ESPACIO para dar un toque a la cuerda. Las flechas izquierda y derecha mueven el marcador; arriba y abajo cambian la altura del toque.</translation>
    </message>
    <message>
        <source>tap here</source>
        <translation>toque aquí</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>techo</translation>
    </message>
    <message>
        <source>ceiling (waves drawn ×%1)</source>
        <translation>techo (ondas dibujadas ×%1)</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>suelo</translation>
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
        <source>energy flow</source>
        <translation>flujo de energía</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a distance</comment>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>travelling right →</source>
        <translation>va a la derecha →</translation>
    </message>
    <message>
        <source>← travelling left</source>
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
        <source>displacement</source>
        <translation>elongación</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>fuerza impulsora</translation>
    </message>
</context>
<context>
    <name>seiche::StringDisplayActions</name>
    <message>
        <source>Displac&amp;ement</source>
        <translation>&amp;Elongación</translation>
    </message>
    <message>
        <source>Shows the displacement of each point</source>
        <translation>Muestra la elongación de cada punto</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>Shows the vertical velocity of each point, on a separate scale</source>
        <translation>Muestra la velocidad vertical de cada punto, en una escala aparte</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Fuerza</translation>
    </message>
    <message>
        <source>Shows the spring force on each point, on a separate scale</source>
        <translation>Muestra la fuerza de los muelles sobre cada punto, en una escala aparte</translation>
    </message>
    <message>
        <source>T&amp;ravelling waves</source>
        <translation>Ondas via&amp;jeras</translation>
    </message>
    <message>
        <source>Shows the waves travelling right and left, which add up to the shape of the string</source>
        <translation>Muestra las ondas que viajan a la derecha y a la izquierda, cuya suma es la forma de la cuerda</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nodos</translation>
    </message>
    <message>
        <source>Marks the points of a standing wave that stay at rest, and the distance between them</source>
        <translation>Marca los puntos de una onda estacionaria que quedan en reposo, y la distancia entre ellos</translation>
    </message>
    <message>
        <source>Ener&amp;gy along the string</source>
        <translation>Ener&amp;gía a lo largo de la cuerda</translation>
    </message>
    <message>
        <source>Shows the kinetic and potential energy of each point</source>
        <translation>Muestra la energía cinética y potencial de cada punto</translation>
    </message>
    <message>
        <source>Energy fl&amp;ow</source>
        <translation>F&amp;lujo de energía</translation>
    </message>
    <message>
        <source>Shows the direction and strength of the energy flow as arrows</source>
        <translation>Muestra con flechas la dirección y la intensidad del flujo de energía</translation>
    </message>
    <message>
        <source>&amp;Beads and springs</source>
        <translation>&amp;Cuentas y muelles</translation>
    </message>
    <message>
        <source>Shows the model: masses joined by springs</source>
        <translation>Muestra el modelo: masas unidas por muelles</translation>
    </message>
    <message>
        <source>&amp;Longitudinal wave</source>
        <translation>&amp;Onda longitudinal</translation>
    </message>
    <message>
        <source>Shows the points moving along the string, as air does in a pipe</source>
        <translation>Muestra cómo se mueven los puntos a lo largo de la cuerda, como el aire en un tubo</translation>
    </message>
</context>
<context>
    <name>seiche::StringTools</name>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Rulers, tape, stopwatch and more. Choose one, then click to place it.</source>
        <translation>Reglas, cinta métrica, cronómetro y más. Elige una y haz clic para colocarla.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonda</translation>
    </message>
    <message>
        <source>Click a point to record its displacement over time.</source>
        <translation>Haz clic en un punto para registrar su elongación a lo largo del tiempo.</translation>
    </message>
    <message>
        <source>Keep trace</source>
        <translation>Dejar traza</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the current shape for comparison.</source>
        <translation>Deja una copia a trazos de la forma actual para comparar.</translation>
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
        <source>A section of different mass. Waves are reflected at its boundary.</source>
        <translation>Un tramo de otra masa. Las ondas se reflejan en la unión.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Half-wavelengths</source>
        <translation>Semilongitudes</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Tap settings</source>
        <translation>El toque</translation>
    </message>
    <message>
        <source>Shape, width and height of the pulse made by SPACE or a click.</source>
        <translation>Forma, anchura y altura del pulso que hacen ESPACIO o un clic.</translation>
    </message>
    <message>
        <source>Pulse width in points</source>
        <translation>Anchura del pulso en puntos</translation>
    </message>
    <message>
        <source>Pulse width in points; for a standing wave, the number of half-wavelengths</source>
        <translation>Anchura del pulso en puntos; en una onda estacionaria, el número de semilongitudes de onda</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Tap height</source>
        <translation>Altura del toque</translation>
    </message>
    <message>
        <source>How far a tap moves the string; negative: downwards</source>
        <translation>Cuánto mueve la cuerda un toque; negativo: hacia abajo</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Mover con la mano</translation>
    </message>
    <message>
        <source>Drag any point up or down and the string follows. The ends can always be dragged. Keys: Up and Down move the point, Enter releases it.</source>
        <translation>Arrastra un punto arriba o abajo y la cuerda lo sigue. Los extremos siempre se pueden arrastrar. Teclas: Arriba y Abajo mueven el punto, Intro lo suelta.</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Dibujar una forma</translation>
    </message>
    <message>
        <source>Draw the new shape over the string, then release. Keys: arrows draw, Enter releases, Escape cancels.</source>
        <translation>Dibuja la forma nueva sobre la cuerda y suelta. Teclas: las flechas dibujan, Intro suelta, Esc cancela.</translation>
    </message>
    <message>
        <source>Click a point to keep it oscillating. Close to an end, the oscillator drives the end.</source>
        <translation>Haz clic en un punto para que oscile sin parar. Cerca de un extremo, el oscilador mueve el extremo.</translation>
    </message>
    <message>
        <source>Click a point to send pulses from it whenever you want. Close to an end, the generator drives the end.</source>
        <translation>Haz clic en un punto para enviar pulsos desde él cuando quieras. Cerca de un extremo, el generador mueve el extremo.</translation>
    </message>
    <message>
        <source>Set shape from formula…</source>
        <translation>Definir forma con fórmula…</translation>
    </message>
    <message>
        <source>Touch with a finger</source>
        <translation>Tocar con un dedo</translation>
    </message>
    <message>
        <source>A finger slows the point it touches. Standing waves with a node there continue, and all others fade. Keys: Enter places the finger at the marker or lifts it.</source>
        <translation>Un dedo frena el punto que toca. Las ondas estacionarias con un nodo ahí siguen, y las demás se atenúan. Teclas: Intro pone el dedo en el marcador o lo levanta.</translation>
    </message>
    <message>
        <source>String view</source>
        <translation>Vista de la cuerda</translation>
    </message>
    <message>
        <source>Displacement, velocity or force; travelling waves; nodes, energy, springs.</source>
        <translation>Elongación, velocidad o fuerza; ondas viajeras; nodos, energía, muelles.</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Toque</translation>
    </message>
    <message>
        <source>A click taps the string. Drag the string to pluck it.</source>
        <translation>Un clic da un toque a la cuerda. Arrastra la cuerda para puntearla.</translation>
    </message>
</context>
<context>
    <name>seiche::StringTouch</name>
    <message>
        <source>move by hand</source>
        <translation>movido con la mano</translation>
    </message>
    <message>
        <source>draw shape</source>
        <translation>forma dibujada</translation>
    </message>
    <message>
        <source>touch with finger</source>
        <translation>tocado con un dedo</translation>
    </message>
</context>
<context>
    <name>seiche::StringWaves</name>
    <message>
        <source>half-wavelengths on the string</source>
        <translation>semilongitudes de onda en la cuerda</translation>
    </message>
    <message>
        <source>A source holds a point of the string, so the usual modes do not apply. No modes are predicted here.</source>
        <translation>Una fuente sujeta un punto de la cuerda, así que no valen los modos habituales. Aquí no se predice ningún modo.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves on a string with several sections.</source>
        <translation>No hay fórmula para las ondas estacionarias en una cuerda con varios tramos.</translation>
    </message>
    <message>
        <source>A damper at an end absorbs energy from every wave, so no modes are predicted here.</source>
        <translation>Un amortiguador en un extremo absorbe energía de toda onda, así que aquí no se predice ningún modo.</translation>
    </message>
    <message>
        <source>Waves leave at the ends, so there are no standing waves.</source>
        <translation>Las ondas salen por los extremos, así que no hay ondas estacionarias.</translation>
    </message>
    <message>
        <source>Height of each mode</source>
        <translation>Altura de cada modo</translation>
    </message>
    <message>
        <source>1 half-wavelength</source>
        <translation>1 semilongitud de onda</translation>
    </message>
    <message>
        <source>%1 half-wavelengths</source>
        <comment>a standing wave</comment>
        <translation>%1 semilongitudes de onda</translation>
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
        <source>Selected: %1, %2. Left and Right select a mode, Up and Down change its height, Enter starts only this mode.</source>
        <translation>Elegido: %1, %2. Izquierda y Derecha eligen un modo, Arriba y Abajo cambian su altura, Intro inicia solo este modo.</translation>
    </message>
    <message>
        <source>Start this mode</source>
        <translation>Iniciar este modo</translation>
    </message>
    <message>
        <source>Makes the string flat, then starts only this mode (Enter)</source>
        <translation>Deja la cuerda plana e inicia solo este modo (Intro)</translation>
    </message>
    <message>
        <source>Add mode</source>
        <translation>Añadir modo</translation>
    </message>
    <message>
        <source>Adds this mode to the current motion (Shift+Enter)</source>
        <translation>Añade este modo al movimiento actual (Mayús+Intro)</translation>
    </message>
    <message>
        <source>crest height</source>
        <translation>altura de las crestas</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>Logarithmic scale for the bars</source>
        <translation>Escala logarítmica de las barras</translation>
    </message>
    <message>
        <source>Shows bars over four powers of ten, so that low bars remain visible next to high ones</source>
        <translation>Muestra las barras sobre cuatro potencias de diez, para que se vean las bajas junto a las altas</translation>
    </message>
    <message>
        <source>Drag a bar to set the height of its mode</source>
        <translation>Arrastra una barra para fijar la altura de su modo</translation>
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
        <source>Student</source>
        <translation>Estudiante</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Best (× single tap)</source>
        <translation>Mejor (× un toque)</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Destacar</translation>
    </message>
    <message>
        <source>Fades the points of the other students</source>
        <translation>Atenúa los puntos de los demás estudiantes</translation>
    </message>
    <message>
        <source>Replay best point</source>
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
        <translation>Quita al estudiante y todos sus puntos. Este móvil no puede volver a entrar.</translation>
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
        <source>Open lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Lecciones (*.lesson);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>Guardar resultados</translation>
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
        <source>Save student worksheet</source>
        <translation>Guardar la ficha de trabajo</translation>
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
        <source>Exact wavefront of the last tap</source>
        <translation>Frente exacto del último toque</translation>
    </message>
    <message>
        <source>Nodal lines of standing wave</source>
        <translation>Líneas nodales de la onda estacionaria</translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation>Frentes de onda</translation>
    </message>
    <message>
        <source>For two equal sources or behind slits. Maxima are solid, minima dotted.</source>
        <translation>Para dos fuentes iguales o tras rendijas. Máximos en línea continua, mínimos punteados.</translation>
    </message>
    <message>
        <source>How plane waves from a line source travel through the media, by Snell&apos;s law.</source>
        <translation>Cómo atraviesan los medios las ondas planas de una fuente lineal, según la ley de Snell.</translation>
    </message>
    <message>
        <source>The exact distance that the wavefront of the last tap can have travelled.</source>
        <translation>Distancia exacta a la que puede haber llegado el frente de onda del último toque.</translation>
    </message>
    <message>
        <source>Nodal lines of the mode nearest to the drive frequency.</source>
        <translation>Líneas nodales del modo más próximo a la frecuencia de excitación.</translation>
    </message>
    <message>
        <source>The crests around each source, with the wavelength on the grid.</source>
        <translation>Las crestas alrededor de cada fuente, con la longitud de onda en la malla.</translation>
    </message>
    <message>
        <source>Energy flow (measured)</source>
        <translation>Flujo de energía (medido)</translation>
    </message>
    <message>
        <source>Energy streamlines (measured)</source>
        <translation>Líneas de corriente de la energía (medidas)</translation>
    </message>
    <message>
        <source>Arrows show the average direction and strength of the energy flow.</source>
        <translation>Las flechas muestran la dirección y la intensidad medias del flujo de energía.</translation>
    </message>
    <message>
        <source>Lines along which the energy flows on average.</source>
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
        <source>Drag to go back to any moment of the run. Keys: Left, Right, Home, End.</source>
        <translation>Arrastra para volver a cualquier instante de la ejecución. Teclas: Izquierda, Derecha, Inicio, Fin.</translation>
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
        <source>Freehand wall</source>
        <translation>Pared a mano alzada</translation>
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
        <source>Click to raise the water; hold or drag to continue. Enter raises the water at the marker.</source>
        <translation>Haz clic para levantar el agua; mantén o arrastra para seguir. Con Intro se levanta en el marcador.</translation>
    </message>
    <message>
        <source>Click to push the water down.</source>
        <translation>Haz clic para empujar el agua hacia abajo.</translation>
    </message>
    <message>
        <source>Holds the water at one height while the mouse button is pressed.</source>
        <translation>Mantiene el agua a una altura mientras el botón del ratón esté pulsado.</translation>
    </message>
    <message>
        <source>Smooths out waves.</source>
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
        <source>Tool size in cells</source>
        <translation>Tamaño de la herramienta en celdas</translation>
    </message>
    <message>
        <source>Tool strength</source>
        <translation>Fuerza de la herramienta</translation>
    </message>
    <message>
        <source>Width of the tool in cells</source>
        <translation>La anchura de la herramienta, en celdas</translation>
    </message>
    <message>
        <source>How far the tool moves the water, or how much it smooths the waves</source>
        <translation>Cuánto mueve el agua la herramienta, o cuánto alisa las ondas</translation>
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
        <source>Absorbing layer</source>
        <translation>Capa absorbente</translation>
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
        <translation>Medir</translation>
    </message>
    <message>
        <source>Pool view</source>
        <translation>Vista de la cubeta</translation>
    </message>
    <message>
        <source>Click a place to record its height over time in the Probes panel.</source>
        <translation>Haz clic en un lugar para registrar su altura a lo largo del tiempo en el panel «Sondas».</translation>
    </message>
    <message>
        <source>Speed from formula or picture…</source>
        <translation>Velocidad con fórmula o imagen…</translation>
    </message>
    <message>
        <source>Signal from formula or curve…</source>
        <translation>Señal con fórmula o curva…</translation>
    </message>
    <message>
        <source>Set surface from formula…</source>
        <translation>Superficie con fórmula…</translation>
    </message>
    <message>
        <source>Starts the water at rest with heights from a formula, a curve or a picture</source>
        <translation>Pone el agua en reposo con las alturas de una fórmula, una curva o una imagen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
</context>
<context>
    <name>seiche::ToolPills</name>
    <message>
        <source>Tap</source>
        <translation>Toque</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>What a click or a drag does, and the height and width of a tap</source>
        <translation>Qué ocurre al hacer clic o arrastrar, y la altura y la anchura del toque</translation>
    </message>
    <message>
        <source>Sources, walls and media</source>
        <translation>Fuentes, paredes y medios</translation>
    </message>
    <message>
        <source>Rulers, stopwatch and probes</source>
        <translation>Reglas, cronómetro y sondas</translation>
    </message>
    <message>
        <source>What is drawn of the waves</source>
        <translation>Qué se dibuja de las ondas</translation>
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
        <source>Simulation speed, ×0.05 to ×20</source>
        <translation>Velocidad de la simulación, ×0,05 a ×20</translation>
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
        <source>This computer cannot keep up, so the simulation runs in slow motion.</source>
        <translation>Este ordenador no da abasto: la simulación va a cámara lenta.</translation>
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
    <message>
        <source>Slowed down so that you can see the zigzag grow. Move the slider to the right to speed up.</source>
        <translation>A cámara lenta para que veas crecer el zigzag. Mueve el deslizador a la derecha para acelerar.</translation>
    </message>
</context>
<context>
    <name>seiche::TypeCodeDialog</name>
    <message>
        <source>Enter point code</source>
        <translation>Escribir código de punto</translation>
    </message>
    <message>
        <source>Point code, as shown on the phone:</source>
        <translation>Código del punto, como aparece en el móvil:</translation>
    </message>
    <message>
        <source>Upper and lower case, hyphens and spaces do not matter.</source>
        <translation>Mayúsculas o minúsculas, guiones y espacios dan igual.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Added: %1 × single tap at %2 Hz. Next code?</source>
        <translation>Añadido: %1 × un toque a %2 Hz. ¿El siguiente código?</translation>
    </message>
    <message>
        <source>This is not a valid point code. Check each character.</source>
        <translation>No es un código de punto válido. Comprueba cada carácter.</translation>
    </message>
</context>
<context>
    <name>seiche::ValueRow</name>
    <message>
        <source>an integer from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>greater than %1, at most %2</source>
        <translation>mayor que %1, como mucho %2</translation>
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
        <source>Pool view</source>
        <translation>Vista de la cubeta</translation>
    </message>
    <message>
        <source>Colours of the heights</source>
        <translation>Colores de las alturas</translation>
    </message>
    <message>
        <source>With every colour scale, equal differences in height look equally different, even if you cannot tell red from green.</source>
        <translation>Con todas las escalas de color, diferencias iguales de altura se ven iguales, aunque no se distinga el rojo del verde.</translation>
    </message>
    <message>
        <source>Contour lines</source>
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
        <source>Theory overlays</source>
        <translation>Trazados teóricos</translation>
    </message>
    <message>
        <source>Draws the predictions of theory over the pool</source>
        <translation>Dibuja sobre la cubeta lo que predice la teoría</translation>
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
        <source>Shows this question on the phones</source>
        <translation>Muestra esta pregunta en los móviles</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Mostrar los votos</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Ends the vote</source>
        <translation>Termina la votación</translation>
    </message>
    <message>
        <source>Choose a question, then ask it.</source>
        <translation>Elige una pregunta y hazla.</translation>
    </message>
</context>
<context>
    <name>seiche::WordDialog</name>
    <message>
        <source>Lock with password</source>
        <translation>Bloquear con contraseña</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Password that unlocks this window:</source>
        <translation>Contraseña que desbloquea esta ventana:</translation>
    </message>
    <message>
        <source>Teacher&apos;s password:</source>
        <translation>Contraseña del docente:</translation>
    </message>
    <message>
        <source>Leave empty to unlock with the key combination alone. The password is kept only until Seiche is closed.</source>
        <translation>Déjala vacía para desbloquear solo con la combinación de teclas. La contraseña se guarda solo hasta que se cierre Seiche.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Wrong password. The window stays locked.</source>
        <translation>Contraseña incorrecta. La ventana sigue bloqueada.</translation>
    </message>
</context>
</TS>
