<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el">
<context>
    <name>CardDock</name>
    <message>
        <source>Close %1</source>
        <translation>Κλείσιμο: %1</translation>
    </message>
    <message>
        <source>Show less of %1</source>
        <translation>Λιγότερα: %1</translation>
    </message>
    <message>
        <source>Show more of %1</source>
        <translation>Περισσότερα: %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>Ανάπτυξη: %1</translation>
    </message>
    <message>
        <source>Collapse %1</source>
        <translation>Σύμπτυξη: %1</translation>
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
        <translation>κεχριμπαρένιο</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>μπλε</translation>
    </message>
    <message>
        <source>green</source>
        <translation>πράσινο</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>ροζ</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>βιολετί</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>κίτρινο</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>ασημένιο</translation>
    </message>
    <message>
        <source>red</source>
        <translation>κόκκινο</translation>
    </message>
    <message>
        <source>heron</source>
        <translation>ερωδιός</translation>
    </message>
    <message>
        <source>otter</source>
        <translation>ενυδρίδα</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>αλεπού</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>κουκουβάγια</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>φώκια</translation>
    </message>
    <message>
        <source>swan</source>
        <translation>κύκνος</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>γερανός</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>κάστορας</translation>
    </message>
    <message>
        <source>dolphin</source>
        <translation>δελφίνι</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>χελώνα</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>σολομός</translation>
    </message>
    <message>
        <source>pelican</source>
        <translation>πελεκάνος</translation>
    </message>
    <message>
        <source>puffin</source>
        <translation>φράτερκουλα</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>βάτραχος</translation>
    </message>
    <message>
        <source>newt</source>
        <translation>τρίτωνας</translation>
    </message>
    <message>
        <source>lynx</source>
        <translation>λύγκας</translation>
    </message>
    <message>
        <source>badger</source>
        <translation>ασβός</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>σκαντζόχοιρος</translation>
    </message>
    <message>
        <source>squirrel</source>
        <translation>σκίουρος</translation>
    </message>
    <message>
        <source>hare</source>
        <translation>λαγός</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>ελάφι</translation>
    </message>
    <message>
        <source>moose</source>
        <translation>άλκη</translation>
    </message>
    <message>
        <source>bison</source>
        <translation>βίσονας</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>καμήλα</translation>
    </message>
    <message>
        <source>zebra</source>
        <translation>ζέβρα</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>καμηλοπάρδαλη</translation>
    </message>
    <message>
        <source>panda</source>
        <translation>πάντα</translation>
    </message>
    <message>
        <source>koala</source>
        <translation>κοάλα</translation>
    </message>
    <message>
        <source>lemur</source>
        <translation>λεμούριος</translation>
    </message>
    <message>
        <source>gecko</source>
        <translation>γκέκο</translation>
    </message>
    <message>
        <source>toucan</source>
        <translation>τουκάν</translation>
    </message>
    <message>
        <source>parrot</source>
        <translation>παπαγάλος</translation>
    </message>
    <message>
        <source>robin</source>
        <translation>κοκκινολαίμης</translation>
    </message>
    <message>
        <source>raven</source>
        <translation>κοράκι</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>γεράκι</translation>
    </message>
    <message>
        <source>stork</source>
        <translation>πελαργός</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>πάπια</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>κάβουρας</translation>
    </message>
    <message>
        <source>octopus</source>
        <translation>χταπόδι</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>φάλαινα</translation>
    </message>
    <message>
        <source>entered by code</source>
        <translation>με κωδικό</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>No connection. Your points are kept and sent later.</source>
        <translation>Χωρίς σύνδεση. Τα σημεία σας φυλάσσονται και στέλνονται αργότερα.</translation>
    </message>
    <message>
        <source>You have sent the maximum number of points.</source>
        <translation>Έχετε στείλει όσα σημεία επιτρέπονται.</translation>
    </message>
    <message>
        <source>Watch the screen and tap together.</source>
        <translation>Κοιτάξτε την οθόνη και χτυπήστε όλοι μαζί.</translation>
    </message>
    <message>
        <source>Your teacher has paused submissions. Your points are kept.</source>
        <translation>Ο εκπαιδευτικός σταμάτησε προσωρινά τις υποβολές. Τα σημεία σας φυλάσσονται.</translation>
    </message>
    <message>
        <source>Find the rhythm that makes the largest wave on your string.</source>
        <translation>Βρείτε τον ρυθμό που κάνει το μεγαλύτερο κύμα στη χορδή σας.</translation>
    </message>
    <message>
        <source>Points sent: %1</source>
        <translation>Σημεία που στάλθηκαν: %1</translation>
    </message>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1: βήμα %2 από %3</translation>
    </message>
    <message>
        <source>You have left the class.</source>
        <translation>Βγήκατε από την τάξη.</translation>
    </message>
    <message>
        <source>This is not the code on the screen.</source>
        <translation>Αυτός δεν είναι ο κωδικός στην οθόνη.</translation>
    </message>
    <message>
        <source>Too many wrong codes have been entered. Trying again…</source>
        <translation>Δόθηκαν πολλοί λανθασμένοι κωδικοί. Γίνεται νέα προσπάθεια…</translation>
    </message>
    <message>
        <source>The class is full. Trying again…</source>
        <translation>Η τάξη είναι γεμάτη. Γίνεται νέα προσπάθεια…</translation>
    </message>
    <message>
        <source>The class is closed to new students. Ask your teacher.</source>
        <translation>Η τάξη είναι κλειστή για νέους μαθητές. Ρωτήστε τον εκπαιδευτικό σας.</translation>
    </message>
    <message>
        <source>The class cannot be reached. Are you on the right network? Trying again…</source>
        <translation>Η τάξη δεν είναι προσβάσιμη. Είστε στο σωστό δίκτυο; Γίνεται νέα προσπάθεια…</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Είσοδος στην τάξη</translation>
    </message>
    <message>
        <source>Code on the screen (4 characters)</source>
        <translation>Κωδικός στην οθόνη (4 χαρακτήρες)</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Είσοδος</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Έξοδος</translation>
    </message>
    <message>
        <source>Your string. Press SPACE to tap it.</source>
        <translation>Η χορδή σας. Χτυπήστε την με το ΔΙΑΣΤΗΜΑ.</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows. Then stop to send your point.</source>
        <translation>Συνεχίστε όσο μεγαλώνει το κύμα. Μετά σταματήστε, για να σταλεί το σημείο.</translation>
    </message>
    <message>
        <source>Read this to your teacher:</source>
        <translation>Διαβάστε αυτό στον εκπαιδευτικό σας:</translation>
    </message>
    <message>
        <source>Or read this to your teacher:</source>
        <translation>Ή διαβάστε αυτό στον εκπαιδευτικό σας:</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows. Then stop to get a code for your point.</source>
        <translation>Συνεχίστε όσο μεγαλώνει το κύμα. Μετά σταματήστε, για να πάρετε κωδικό.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Χωρίς σύνδεση</translation>
    </message>
    <message>
        <source>Tap offline</source>
        <translation>Χτύπημα χωρίς σύνδεση</translation>
    </message>
    <message>
        <source>The class cannot be reached: it may be over. Your points are kept, and your string still works.</source>
        <translation>Η τάξη δεν είναι προσβάσιμη: ίσως έχει τελειώσει. Τα σημεία σας φυλάσσονται και η χορδή σας συνεχίζει να λειτουργεί.</translation>
    </message>
    <message>
        <source>This point was not accepted, because one tap per oscillation cannot make such a large wave.</source>
        <translation>Αυτό το σημείο δεν έγινε δεκτό, γιατί ένα χτύπημα ανά ταλάντωση δεν μπορεί να κάνει τόσο μεγάλο κύμα.</translation>
    </message>
    <message>
        <source>The class is over. You can go on with your string.</source>
        <translation>Η τάξη τελείωσε. Μπορείτε να συνεχίσετε με τη χορδή σας.</translation>
    </message>
    <message>
        <source>Keep tapping while the wave grows.</source>
        <translation>Συνεχίστε όσο μεγαλώνει το κύμα.</translation>
    </message>
    <message>
        <source>The class is over</source>
        <translation>Η τάξη τελείωσε</translation>
    </message>
    <message>
        <source>Your teacher has removed you. You can join again.</source>
        <translation>Ο εκπαιδευτικός σάς αφαίρεσε. Μπορείτε να μπείτε ξανά.</translation>
    </message>
    <message>
        <source>Your teacher has removed you from the class.</source>
        <translation>Ο εκπαιδευτικός σάς αφαίρεσε από την τάξη.</translation>
    </message>
</context>
<context>
    <name>ClassVote</name>
    <message>
        <source>right answer</source>
        <translation>σωστή απάντηση</translation>
    </message>
    <message>
        <source>Choose one answer.</source>
        <translation>Επιλέξτε μία απάντηση.</translation>
    </message>
    <message>
        <source>You can change your answer until the right answer is shown.</source>
        <translation>Μπορείτε να αλλάξετε την απάντησή σας μέχρι να εμφανιστεί η σωστή.</translation>
    </message>
    <message>
        <source>You did not choose an answer.</source>
        <translation>Δεν επιλέξατε απάντηση.</translation>
    </message>
    <message>
        <source>Your answer is right.</source>
        <translation>Η απάντησή σας είναι σωστή.</translation>
    </message>
    <message>
        <source>A different answer is right.</source>
        <translation>Σωστή είναι άλλη απάντηση.</translation>
    </message>
    <message>
        <source>Waiting for a question…</source>
        <translation>Αναμονή για ερώτηση…</translation>
    </message>
</context>
<context>
    <name>ColourBar</name>
    <message>
        <source>mean h²</source>
        <comment>unit above the colours</comment>
        <translation>μέσο h²</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>fixed</source>
        <translation>σταθερό</translation>
    </message>
    <message>
        <source>free</source>
        <translation>ελεύθερο</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>απορροφητικό</translation>
    </message>
    <message>
        <source>periodic</source>
        <translation>περιοδικό</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>εμπέδηση</translation>
    </message>
</context>
<context>
    <name>ExplosionWords</name>
    <message>
        <source>%1 steps after the tap</source>
        <translation>%1 βήματα μετά το χτύπημα</translation>
    </message>
    <message>
        <source>%1 steps after the change</source>
        <translation>%1 βήματα μετά την αλλαγή</translation>
    </message>
    <message>
        <source>%1 steps after the start</source>
        <translation>%1 βήματα μετά την αρχή</translation>
    </message>
    <message>
        <source>%1 exploded %2</source>
        <extracomment>Name of a scheme, then for example &quot;57 steps after the tap&quot;</extracomment>
        <translation>%1: έκρηξη %2</translation>
    </message>
</context>
<context>
    <name>FilmOrder</name>
    <message>
        <source>The simulation explodes at step %1, before the video ends. Choose an earlier last step.</source>
        <translation>Η προσομοίωση εκρήγνυται στο βήμα %1, πριν τελειώσει το βίντεο. Διαλέξτε νωρίτερο τελευταίο βήμα.</translation>
    </message>
</context>
<context>
    <name>FilmView</name>
    <message>
        <source>The string between ceiling and floor</source>
        <translation>Η χορδή ανάμεσα σε οροφή και πάτωμα</translation>
    </message>
</context>
<context>
    <name>FourierBuild</name>
    <message>
        <source>Square</source>
        <translation>Τετράγωνο</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Τρίγωνο</translation>
    </message>
    <message>
        <source>Sawtooth</source>
        <translation>Πριόνι</translation>
    </message>
    <message>
        <source>Last drawn shape</source>
        <translation>Τελευταίο σχέδιο</translation>
    </message>
    <message>
        <source>Current shape</source>
        <translation>Τωρινό σχήμα</translation>
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
        <translation>Χτυπήστε το ΔΙΑΣΤΗΜΑ σε σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>Try different rhythms. Which one gives the largest wave?</source>
        <translation>Δοκιμάστε διάφορους ρυθμούς. Ποιος κάνει το μεγαλύτερο κύμα;</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Κρατήστε τον ρυθμό: το σημείο εμφανίζεται μετά το τέταρτο χτύπημα.</translation>
    </message>
    <message>
        <source>Earlier waves are still there. The numbers show this rhythm alone.</source>
        <translation>Υπάρχουν ακόμη προηγούμενα κύματα. Οι αριθμοί δείχνουν μόνο αυτόν τον ρυθμό.</translation>
    </message>
    <message>
        <source>Not in steady state yet. Keep the rhythm.</source>
        <translation>Όχι ακόμη μόνιμη κατάσταση. Κρατήστε τον ρυθμό.</translation>
    </message>
    <message>
        <source>Not in steady state yet. The circle shows the expected final value.</source>
        <translation>Όχι ακόμη μόνιμη κατάσταση. Ο κύκλος δείχνει την αναμενόμενη τελική τιμή.</translation>
    </message>
    <message>
        <source>In steady state: this point is final. Try a different rhythm.</source>
        <translation>Μόνιμη κατάσταση: το σημείο είναι τελικό. Δοκιμάστε άλλον ρυθμό.</translation>
    </message>
    <message>
        <source>No theoretical curve: a tap here sets the height instead of adding to it, so taps do not add up.</source>
        <translation>Χωρίς θεωρητική καμπύλη: ένα χτύπημα εδώ ορίζει το ύψος αντί να προστίθεται σε αυτό, οπότε τα χτυπήματα δεν αθροίζονται.</translation>
    </message>
    <message>
        <source>No theoretical curve: waves leave through an absorbing end, so there are no standing waves.</source>
        <translation>Χωρίς θεωρητική καμπύλη: τα κύματα φεύγουν από ένα απορροφητικό άκρο, οπότε δεν υπάρχουν στάσιμα κύματα.</translation>
    </message>
    <message>
        <source>No theoretical curve: there is no formula for this scheme.</source>
        <translation>Χωρίς θεωρητική καμπύλη: δεν υπάρχει τύπος για αυτή τη μέθοδο.</translation>
    </message>
    <message>
        <source>No theoretical curve: some waves here never fade, so there is no steady state.</source>
        <translation>Χωρίς θεωρητική καμπύλη: μερικά κύματα εδώ δεν σβήνουν ποτέ, οπότε δεν υπάρχει μόνιμη κατάσταση.</translation>
    </message>
    <message>
        <source>No theoretical curve: the medium has too many modes.</source>
        <translation>Χωρίς θεωρητική καμπύλη: το μέσο έχει πάρα πολλούς τρόπους ταλάντωσης.</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>μεγαλώνει</translation>
    </message>
    <message>
        <source>approaching</source>
        <translation>τείνει σε</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>σταθερό</translation>
    </message>
    <message>
        <source>No theoretical curve: every point is fixed, so nothing can move.</source>
        <translation>Χωρίς θεωρητική καμπύλη: όλα τα σημεία είναι σταθερά, τίποτα δεν κινείται.</translation>
    </message>
    <message>
        <source>No theoretical curve: there is no formula for standing waves between walls and media.</source>
        <translation>Χωρίς θεωρητική καμπύλη: δεν υπάρχει τύπος για τα στάσιμα κύματα ανάμεσα σε τοίχους και μέσα.</translation>
    </message>
    <message>
        <source>No theoretical curve: a damper at an end absorbs energy from every wave, and there is no formula for this case.</source>
        <translation>Χωρίς θεωρητική καμπύλη: ένας αποσβεστήρας σε ένα άκρο απορροφά ενέργεια από κάθε κύμα, και για αυτή την περίπτωση δεν υπάρχει τύπος.</translation>
    </message>
    <message>
        <source>No frequency stands out in this pool, because a tap is too small or the waves fade too fast. Open the small tank to see a resonance.</source>
        <translation>Σε αυτή τη λεκάνη δεν ξεχωρίζει καμία συχνότητα, γιατί ένα χτύπημα είναι πολύ μικρό ή τα κύματα σβήνουν πολύ γρήγορα. Ανοίξτε τη μικρή λεκάνη για να δείτε συντονισμό.</translation>
    </message>
</context>
<context>
    <name>Magnifier</name>
    <message>
        <source>neighbours: up, down, up, down</source>
        <translation>γείτονες: πάνω, κάτω, πάνω, κάτω</translation>
    </message>
    <message>
        <source>neighbours: high, low, high, low</source>
        <translation>γείτονες: ψηλά, χαμηλά, ψηλά, χαμηλά</translation>
    </message>
</context>
<context>
    <name>MediumModel</name>
    <message>
        <source>a channel of different depth</source>
        <translation>κανάλι άλλου βάθους</translation>
    </message>
    <message>
        <source>a string of different mass</source>
        <translation>χορδή άλλης μάζας</translation>
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
        <translation>τωρινή δύναμη</translation>
    </message>
    <message>
        <source>one step old</source>
        <translation>ένα βήμα παλιά</translation>
    </message>
    <message>
        <source>two steps old</source>
        <translation>δύο βήματα παλιά</translation>
    </message>
    <message>
        <source>Damping factor</source>
        <translation>Συντ. απόσβεσης</translation>
    </message>
    <message>
        <source>velocity × s</source>
        <translation>ταχύτητα × s</translation>
    </message>
    <message>
        <source>new height × d</source>
        <translation>νέο ύψος × d</translation>
    </message>
    <message>
        <source>A live string</source>
        <translation>Μια ζωντανή χορδή</translation>
    </message>
    <message>
        <source>Eleven points and their springs</source>
        <translation>Έντεκα σημεία και τα ελατήριά τους</translation>
    </message>
    <message>
        <source>One point, step by step</source>
        <translation>Ένα σημείο, βήμα βήμα</translation>
    </message>
    <message>
        <source>One point, three rules</source>
        <translation>Ένα σημείο, τρεις κανόνες</translation>
    </message>
    <message>
        <source>One string, three rules</source>
        <translation>Μία χορδή, τρεις κανόνες</translation>
    </message>
    <message>
        <source>A travelling corner</source>
        <translation>Μια γωνία που ταξιδεύει</translation>
    </message>
    <message>
        <source>A drop in the pool</source>
        <translation>Μια σταγόνα στη λεκάνη</translation>
    </message>
    <message>
        <source>How round is round?</source>
        <translation>Πόσο στρογγυλό είναι;</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Γείτονες</translation>
    </message>
    <message>
        <source>Two kinds of damping, at the midpoint</source>
        <translation>Δύο είδη απόσβεσης, στο μέσο της χορδής</translation>
    </message>
    <message>
        <source>A string with free ends, lifted and released</source>
        <translation>Μια χορδή με ελεύθερα άκρα, που σηκώθηκε και αφέθηκε</translation>
    </message>
    <message>
        <source>The wave that explodes first</source>
        <translation>Το κύμα που εκρήγνυται πρώτο</translation>
    </message>
    <message>
        <source>Standing waves</source>
        <translation>Στάσιμα κύματα</translation>
    </message>
    <message>
        <source>Half-wavelengths</source>
        <translation>Μισά μήκη κύματος</translation>
    </message>
    <message>
        <source>Tapped in a steady rhythm</source>
        <translation>Χτυπήματα σε σταθερό ρυθμό</translation>
    </message>
    <message>
        <source>Taps per second</source>
        <translation>Χτυπήματα ανά δευτερόλεπτο</translation>
    </message>
</context>
<context>
    <name>NewThing</name>
    <message>
        <source>Straight wall</source>
        <translation>Ευθύς τοίχος</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Εμπόδιο</translation>
    </message>
    <message>
        <source>Hollow box</source>
        <translation>Κοίλο ορθογώνιο</translation>
    </message>
    <message>
        <source>Round block</source>
        <translation>Στρογγυλό εμπόδιο</translation>
    </message>
    <message>
        <source>Hollow ellipse</source>
        <translation>Κοίλη έλλειψη</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>Παραβολή</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Απλή σχισμή</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Διπλή σχισμή</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Φράγμα περίθλασης</translation>
    </message>
    <message>
        <source>Absorbing block</source>
        <translation>Απορροφητικό εμπόδιο</translation>
    </message>
    <message>
        <source>Slow rectangle</source>
        <translation>Αργό ορθογώνιο</translation>
    </message>
    <message>
        <source>Slow disc</source>
        <translation>Αργός δίσκος</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Φακός</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Πρίσμα</translation>
    </message>
    <message>
        <source>Gradually slower region</source>
        <translation>Όλο και πιο αργή</translation>
    </message>
    <message>
        <source>Point source</source>
        <translation>Σημειακή πηγή</translation>
    </message>
    <message>
        <source>Line source</source>
        <translation>Γραμμική πηγή</translation>
    </message>
    <message>
        <source>Wave packet source</source>
        <translation>Πηγή κυματοπακέτων</translation>
    </message>
    <message>
        <source>Moving source</source>
        <translation>Κινούμενη πηγή</translation>
    </message>
    <message>
        <source>Measuring tape</source>
        <translation>Μετροταινία</translation>
    </message>
    <message>
        <source>Scale bar</source>
        <translation>Κλίμακα</translation>
    </message>
    <message>
        <source>Stopwatch</source>
        <translation>Χρονόμετρο</translation>
    </message>
    <message>
        <source>Heavier right half</source>
        <translation>Βαρύτερη δεξιά</translation>
    </message>
    <message>
        <source>Heavier left half</source>
        <translation>Βαρύτερη αριστερά</translation>
    </message>
    <message>
        <source>Heavier middle section</source>
        <translation>Βαρύτερη στη μέση</translation>
    </message>
    <message>
        <source>Gradually heavier section</source>
        <translation>Όλο και βαρύτερη</translation>
    </message>
    <message>
        <source>Reference line</source>
        <translation>Γραμμή αναφοράς</translation>
    </message>
    <message>
        <source>Marked point</source>
        <translation>Σημειωμένο σημείο</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Χάρακας</translation>
    </message>
    <message>
        <source>Vertical ruler</source>
        <translation>Κατακόρυφος χάρακας</translation>
    </message>
    <message>
        <source>Vertical reference line</source>
        <translation>Κατακόρυφη γραμμή αναφοράς</translation>
    </message>
    <message>
        <source>Oscillator</source>
        <translation>Ταλαντωτής</translation>
    </message>
    <message>
        <source>Pulse generator</source>
        <translation>Γεννήτρια παλμών</translation>
    </message>
    <message>
        <source>Impedance wall</source>
        <translation>Τοίχος με εμπέδηση</translation>
    </message>
    <message>
        <source>Cavity</source>
        <translation>Κοιλότητα</translation>
    </message>
    <message>
        <source>Moving wall</source>
        <translation>Κινούμενος τοίχος</translation>
    </message>
    <message>
        <source>Mode box</source>
        <translation>Κουτί ιδιοταλαντώσεων</translation>
    </message>
    <message>
        <source>Draw an outline</source>
        <translation>Σχεδίαση περιγράμματος</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Επιπεδόκυρτος φακός</translation>
    </message>
    <message>
        <source>Draw a region</source>
        <translation>Σχεδίαση περιοχής</translation>
    </message>
    <message>
        <source>Orbiting source</source>
        <translation>Περιστρεφόμενη πηγή</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Δίπολο</translation>
    </message>
    <message>
        <source>Quadrupole</source>
        <translation>Τετράπολο</translation>
    </message>
    <message>
        <source>Phased array</source>
        <translation>Φασική συστοιχία</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Γκαουσιανή δέσμη</translation>
    </message>
    <message>
        <source>Noise source</source>
        <translation>Πηγή θορύβου</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Πέτασμα</translation>
    </message>
    <message>
        <source>Curved screen</source>
        <translation>Καμπύλο πέτασμα</translation>
    </message>
</context>
<context>
    <name>ObjectValues</name>
    <message>
        <source>wall</source>
        <translation>τοίχος</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>μέσο</translation>
    </message>
    <message>
        <source>source</source>
        <translation>πηγή</translation>
    </message>
    <message>
        <source>A wavelength must be greater than 0.</source>
        <translation>Ένα μήκος κύματος πρέπει να είναι μεγαλύτερο από 0.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>σημεία</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>κελιά</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Θέση</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Στήλη</translation>
    </message>
    <message>
        <source>Position of its centre, from the left</source>
        <translation>Θέση του κέντρου του, από αριστερά</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Γραμμή</translation>
    </message>
    <message>
        <source>Position of its centre, from the top</source>
        <translation>Θέση του κέντρου του, από πάνω</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>Μήκος κύματος</translation>
    </message>
    <message>
        <source>Wavelength on the string itself; it follows from the frequency</source>
        <translation>Μήκος κύματος στην ίδια τη χορδή· προκύπτει από τη συχνότητα</translation>
    </message>
    <message>
        <source>Wavelength in the pool&apos;s own medium, along an axis; it follows from the frequency</source>
        <translation>Μήκος κύματος στο μέσο της ίδιας της λεκάνης, κατά μήκος ενός άξονα· προκύπτει από τη συχνότητα</translation>
    </message>
    <message>
        <source>probe %1</source>
        <translation>αισθητήρας %1</translation>
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
        <translation>Σημεία: %1</translation>
    </message>
    <message>
        <source>Resonance chart. Points: %1. Highest point: %3 × single tap at %2 Hz.</source>
        <translation>Διάγραμμα συντονισμού. Σημεία: %1. Το υψηλότερο: %3 × ένα χτύπημα στα %2 Hz.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>αριστερά</translation>
    </message>
    <message>
        <source>right</source>
        <translation>δεξιά</translation>
    </message>
    <message>
        <source>top</source>
        <translation>πάνω</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>κάτω</translation>
    </message>
    <message>
        <source>The simulation exploded. Restart it with a smaller k.</source>
        <translation>Η προσομοίωση εξερράγη. Κάντε επανεκκίνηση με μικρότερο k.</translation>
    </message>
    <message>
        <source>Textbook Euler has exploded, but the other simulation continues. Restart to see it again.</source>
        <translation>Η ρητή μέθοδος Euler (των βιβλίων) εξερράγη, αλλά η άλλη προσομοίωση συνεχίζεται. Κάντε επανεκκίνηση για να το ξαναδείτε.</translation>
    </message>
    <message>
        <source>These settings are unstable. Tap, and watch the shortest waves grow.</source>
        <translation>Αυτές οι ρυθμίσεις είναι ασταθείς. Χτυπήστε και δείτε τα κύματα με το μικρότερο μήκος να μεγαλώνουν.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Σε παύση.</translation>
    </message>
    <message>
        <source>Tap in rhythm. Can you make it touch the ceiling?</source>
        <translation>Χτυπήστε ρυθμικά. Μπορείτε να φτάσετε την οροφή;</translation>
    </message>
    <message>
        <source>Tap again each time the string comes back, in a steady rhythm.</source>
        <translation>Χτυπήστε ξανά κάθε φορά που γυρίζει η χορδή, με σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Κρατήστε τον ρυθμό: το σημείο εμφανίζεται μετά το τέταρτο χτύπημα.</translation>
    </message>
    <message>
        <source>Try a slower or faster rhythm. Which one gives the largest wave?</source>
        <translation>Πιο αργά ή πιο γρήγορα; Ποιος ρυθμός κάνει το μεγαλύτερο κύμα;</translation>
    </message>
    <message>
        <source>Tap in a steady rhythm. Which one makes the whole pool slosh?</source>
        <translation>Χτυπήστε με σταθερό ρυθμό. Με ποιον ρυθμό πηγαινοέρχεται όλο το νερό της λεκάνης;</translation>
    </message>
    <message>
        <source>Tap the water, or press and drag.</source>
        <translation>Χτυπήστε το νερό, ή πατήστε και σύρετε.</translation>
    </message>
    <message>
        <source>Tap in a second place. Where the circular waves meet, they add up, then pass through each other.</source>
        <translation>Χτυπήστε σε ένα δεύτερο σημείο. Όπου τα κυκλικά κύματα συναντιούνται, προστίθενται και μετά περνούν το ένα μέσα από το άλλο.</translation>
    </message>
    <message>
        <source>Now press and drag. Are you faster or slower than the waves?</source>
        <translation>Τώρα πατήστε και σύρετε. Είστε πιο γρήγοροι ή πιο αργοί από τα κύματα;</translation>
    </message>
    <message>
        <source>The waves. Use the arrow keys to move the marker and SPACE to tap.</source>
        <translation>Τα κύματα. Μετακινήστε τον δείκτη με τα βέλη και χτυπήστε με το ΔΙΑΣΤΗΜΑ.</translation>
    </message>
    <message>
        <source>There is no experiment called “%1”.</source>
        <translation>Δεν υπάρχει πείραμα με το όνομα «%1».</translation>
    </message>
    <message>
        <source>There is no lesson called “%1”.</source>
        <translation>Δεν υπάρχει μάθημα με το όνομα «%1».</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Πειράματα</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Άνοιγμα αρχείου…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
    <message>
        <source>your frequency</source>
        <translation>συχνότητά σας</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>πλάτος</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× 1 χτύπημα</translation>
    </message>
    <message>
        <source>TAP</source>
        <translation>ΧΤΥΠΗΣΤΕ</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Ξανά</translation>
    </message>
    <message>
        <source>Slow motion: ¼ speed</source>
        <translation>Αργή κίνηση: ταχύτητα ¼</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Θεωρία</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>συχνότητα (Hz)</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>χτυπήματα</translation>
    </message>
    <message>
        <source>k · damping</source>
        <translation>k · απόσβεση</translation>
    </message>
    <message>
        <source>Repeat this step</source>
        <translation>Επανάληψη του βήματος</translation>
    </message>
    <message>
        <source>Exit lesson</source>
        <translation>Έξοδος από το μάθημα</translation>
    </message>
    <message>
        <source>Open the full page</source>
        <translation>Άνοιγμα ολόκληρης της σελίδας</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Χρόνος</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Ανοιχτό θέμα</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Σκούρο θέμα</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Πείραμα</translation>
    </message>
    <message>
        <source>This experiment cannot be opened:</source>
        <translation>Αυτό το πείραμα δεν ανοίγει:</translation>
    </message>
    <message>
        <source>Link, or experiment as text</source>
        <translation>Σύνδεσμος ή πείραμα σε μορφή κειμένου</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>For your class: code of your last point</source>
        <translation>Για την τάξη σας: ο κωδικός του τελευταίου σημείου σας</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this device could not keep up. Close other apps.</source>
        <translation>Ο ρυθμός αρχίζει από την αρχή, γιατί αυτή η συσκευή δεν πρόλαβε. Κλείστε άλλες εφαρμογές.</translation>
    </message>
    <message>
        <source>This device cannot keep up: time passes more slowly than it should.</source>
        <translation>Αυτή η συσκευή δεν προλαβαίνει: ο χρόνος περνά πιο αργά απ’ όσο ζητήθηκε.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Tension</source>
        <translation>Τάση</translation>
    </message>
    <message>
        <source>per step²</source>
        <translation>ανά βήμα²</translation>
    </message>
    <message>
        <source>Height damping factor</source>
        <translation>Συντελεστής απόσβεσης ύψους</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>ανά βήμα</translation>
    </message>
    <message>
        <source>Velocity damping factor</source>
        <translation>Συντελεστής απόσβεσης ταχύτητας</translation>
    </message>
    <message>
        <source>Scales only the velocity at every step, as friction does; 1: no damping</source>
        <translation>Πολλαπλασιάζει σε κάθε βήμα μόνο την ταχύτητα, όπως κάνει η τριβή· 1: χωρίς απόσβεση</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>Βήματα ανά δευτερόλεπτο</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>Number of steps in one second of simulated time</source>
        <translation>Αριθμός βημάτων σε ένα δευτερόλεπτο του χρόνου της προσομοίωσης</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Αριστερά</translation>
    </message>
    <message>
        <source>What happens to a wave at the left end</source>
        <translation>Τι παθαίνει ένα κύμα στο αριστερό άκρο</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Δεξιά</translation>
    </message>
    <message>
        <source>What happens to a wave at the right end</source>
        <translation>Τι παθαίνει ένα κύμα στο δεξιό άκρο</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Πάνω</translation>
    </message>
    <message>
        <source>What happens to a wave at the top side</source>
        <translation>Τι παθαίνει ένα κύμα στην πάνω πλευρά</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Κάτω</translation>
    </message>
    <message>
        <source>What happens to a wave at the bottom side</source>
        <translation>Τι παθαίνει ένα κύμα στην κάτω πλευρά</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Γείτονες</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Μέθοδος</translation>
    </message>
    <message>
        <source>Numerical method that computes the next step</source>
        <translation>Αριθμητική μέθοδος που υπολογίζει το επόμενο βήμα</translation>
    </message>
    <message>
        <source>Heights as floating-point numbers or as integers</source>
        <translation>Ύψη ως αριθμοί κινητής υποδιαστολής ή ως ακέραιοι</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>Διαιρέτης</translation>
    </message>
    <message>
        <source>Number by which the sum of the neighbours is divided (integer water)</source>
        <translation>Αριθμός με τον οποίο διαιρείται το άθροισμα των γειτόνων (νερό ακεραίων)</translation>
    </message>
    <message>
        <source>Damping divisor</source>
        <translation>Διαιρέτης απόσβεσης</translation>
    </message>
    <message>
        <source>Number n: the height loses 1/n of its value at every step (integer water); 0: no damping</source>
        <translation>Αριθμός n: το ύψος χάνει σε κάθε βήμα το 1/n της τιμής του (νερό ακεραίων)· 0: χωρίς απόσβεση</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Σχήμα</translation>
    </message>
    <message>
        <source>Shape of the pulse that a tap makes</source>
        <translation>Σχήμα του παλμού που κάνει ένα χτύπημα</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Εύρος</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>κελιά</translation>
    </message>
    <message>
        <source>Width of the pulse that a tap makes</source>
        <translation>Εύρος του παλμού που κάνει ένα χτύπημα</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Ύψος</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Τρόπος</translation>
    </message>
    <message>
        <source>Effect of a tap: set the height, add to it, or pluck (release from rest)</source>
        <translation>Τι κάνει ένα χτύπημα: ορίζει το ύψος, προσθέτει σε αυτό ή τσιμπά (αφήνει από την ηρεμία)</translation>
    </message>
    <message>
        <source>Drive amplitude</source>
        <translation>Πλάτος διέγερσης</translation>
    </message>
    <message>
        <source>Amplitude of the sine that is added to the medium at every step; 0: off</source>
        <translation>Πλάτος του ημιτόνου που προστίθεται στο μέσο σε κάθε βήμα· 0: χωρίς διέγερση</translation>
    </message>
    <message>
        <source>Drive frequency</source>
        <translation>Συχνότητα διέγερσης</translation>
    </message>
    <message>
        <source>cycles per step</source>
        <translation>κύκλοι ανά βήμα</translation>
    </message>
    <message>
        <source>Drive phase</source>
        <translation>Φάση διέγερσης</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>κύκλοι</translation>
    </message>
    <message>
        <source>Drive shape</source>
        <translation>Σχήμα διέγερσης</translation>
    </message>
    <message>
        <source>Shape of the driven region</source>
        <translation>Σχήμα της περιοχής που διεγείρεται</translation>
    </message>
    <message>
        <source>Drive width</source>
        <translation>Εύρος διέγερσης</translation>
    </message>
    <message>
        <source>Width of the driven region</source>
        <translation>Εύρος της περιοχής που διεγείρεται</translation>
    </message>
    <message>
        <source>Drive column</source>
        <translation>Στήλη διέγερσης</translation>
    </message>
    <message>
        <source>Position of the drive: column in a pool, or point on a string</source>
        <translation>Θέση της διέγερσης: στήλη σε λεκάνη ή σημείο σε χορδή</translation>
    </message>
    <message>
        <source>Drive row</source>
        <translation>Γραμμή διέγερσης</translation>
    </message>
    <message>
        <source>Position of the drive: row in a pool</source>
        <translation>Θέση της διέγερσης: γραμμή σε λεκάνη</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Βροχή</translation>
    </message>
    <message>
        <source>drops/s</source>
        <translation>σταγόνες/s</translation>
    </message>
    <message>
        <source>Rain seed</source>
        <translation>Σπόρος βροχής</translation>
    </message>
    <message>
        <source>Drop shape</source>
        <translation>Σχήμα σταγόνας</translation>
    </message>
    <message>
        <source>Shape of a drop</source>
        <translation>Σχήμα μιας σταγόνας</translation>
    </message>
    <message>
        <source>Drop width</source>
        <translation>Εύρος σταγόνας</translation>
    </message>
    <message>
        <source>Width of a drop</source>
        <translation>Εύρος μιας σταγόνας</translation>
    </message>
    <message>
        <source>Drop height</source>
        <translation>Ύψος σταγόνας</translation>
    </message>
    <message>
        <source>Drop mode</source>
        <translation>Τρόπος σταγόνας</translation>
    </message>
    <message>
        <source>Effect of a drop: set the height, add to it, or pluck (release from rest)</source>
        <translation>Τι κάνει μια σταγόνα: ορίζει το ύψος, προσθέτει σε αυτό ή τσιμπά (αφήνει από την ηρεμία)</translation>
    </message>
    <message>
        <source>Time runs</source>
        <translation>Ροή χρόνου</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Καρέ ανά δευτερόλεπτο</translation>
    </message>
    <message>
        <source>Pixel size</source>
        <translation>Μέγεθος κελιού στην οθόνη</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>εικονοστοιχεία</translation>
    </message>
    <message>
        <source>Size of a cell on the screen; 0: fits the window</source>
        <translation>Μέγεθος ενός κελιού στην οθόνη· 0: όσο χωρά στο παράθυρο</translation>
    </message>
    <message>
        <source>Integer water</source>
        <translation>Νερό ακεραίων</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Προβολή</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Χρώματα</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Ισοϋψείς</translation>
    </message>
    <message>
        <source>Number of contour lines between rest and the end of the colour scale; 0: none</source>
        <translation>Πλήθος ισοϋψών από την ηρεμία ως το άκρο της χρωματικής κλίμακας· 0: καμία</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>Περιοχή χρωμάτων</translation>
    </message>
    <message>
        <source>Height at the end of the colour scale; 0: adapts to the waves</source>
        <translation>Ύψος στο άκρο της χρωματικής κλίμακας· 0: προσαρμόζεται στα κύματα</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Βάθος</translation>
    </message>
    <message>
        <source>Distance from the surface at rest down to the floor</source>
        <translation>Απόσταση από την επιφάνεια σε ηρεμία ως τον πυθμένα</translation>
    </message>
    <message>
        <source>Caustics</source>
        <translation>Καυστικές</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>How close the camera is to the surface</source>
        <translation>Πόσο κοντά στην επιφάνεια είναι η κάμερα</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Μέγεθος κελιού</translation>
    </message>
    <message>
        <source>Scales the whole new height at every step, which also pulls the medium back to rest; 1: no damping</source>
        <translation>Πολλαπλασιάζει σε κάθε βήμα ολόκληρο το νέο ύψος, πράγμα που επαναφέρει και το μέσο προς την ηρεμία· 1: χωρίς απόσβεση</translation>
    </message>
    <message>
        <source>Neighbours that act on a cell of the pool</source>
        <translation>Γείτονες που επιδρούν σε ένα κελί της λεκάνης</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Είδος αριθμών</translation>
    </message>
    <message>
        <source>Behaviour of integer water: makes waves, or only blurs</source>
        <translation>Συμπεριφορά του νερού ακεραίων: κάνει κύματα ή μόνο θολώνει</translation>
    </message>
    <message>
        <source>Frequency of the sine drive</source>
        <translation>Η συχνότητα του ημιτόνου της διέγερσης</translation>
    </message>
    <message>
        <source>Phase of the sine drive at step 0</source>
        <translation>Η φάση του ημιτόνου της διέγερσης στο βήμα 0</translation>
    </message>
    <message>
        <source>How many drops fall per second; 0: none</source>
        <translation>Πόσες σταγόνες πέφτουν ανά δευτερόλεπτο· 0: καμία</translation>
    </message>
    <message>
        <source>Seed of the random drops; the same seed gives the same rain</source>
        <translation>Σπόρος των τυχαίων σταγόνων· ο ίδιος σπόρος δίνει την ίδια βροχή</translation>
    </message>
    <message>
        <source>How high a drop lifts the water</source>
        <translation>Πόσο ψηλά σηκώνει το νερό μια σταγόνα</translation>
    </message>
    <message>
        <source>When the simulation runs: always, or only while the pointer is over the pool</source>
        <translation>Πότε τρέχει η προσομοίωση: πάντα, ή μόνο όσο το ποντίκι είναι πάνω από τη λεκάνη</translation>
    </message>
    <message>
        <source>Shows the frame rate beside the pool</source>
        <translation>Δείχνει δίπλα στη λεκάνη τα καρέ ανά δευτερόλεπτο</translation>
    </message>
    <message>
        <source>How the pool is drawn</source>
        <translation>Πώς σχεδιάζεται η λεκάνη</translation>
    </message>
    <message>
        <source>The colours of heights above and below rest</source>
        <translation>Τα χρώματα των υψών πάνω και κάτω από την ηρεμία</translation>
    </message>
    <message>
        <source>Refractive index n</source>
        <translation>Δείκτης διάθλασης n</translation>
    </message>
    <message>
        <source>How many times slower light is in the water than in air</source>
        <translation>Πόσες φορές πιο αργό είναι το φως στο νερό από ό,τι στον αέρα</translation>
    </message>
    <message>
        <source>How strongly the waves focus light into bright lines on the floor</source>
        <translation>Πόσο έντονα εστιάζουν τα κύματα το φως σε φωτεινές γραμμές στον πυθμένα</translation>
    </message>
    <message>
        <source>Vertical exaggeration</source>
        <translation>Υπερύψωση</translation>
    </message>
    <message>
        <source>Factor by which the height of the waves is exaggerated</source>
        <translation>Συντελεστής με τον οποίο μεγεθύνεται το ύψος των κυμάτων</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Στροφή</translation>
    </message>
    <message>
        <source>How far the view of the surface is rotated</source>
        <translation>Πόσο είναι στραμμένη η θέα της επιφάνειας</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Κλίση</translation>
    </message>
    <message>
        <source>Angle at which the camera looks down at the surface; 90: straight down</source>
        <translation>Γωνία με την οποία η κάμερα κοιτάζει την επιφάνεια· 90: κατακόρυφα προς τα κάτω</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Μεγέθυνση</translation>
    </message>
    <message>
        <source>Length of one cell, in the unit cellUnit</source>
        <translation>Μήκος ενός κελιού, στη μονάδα cellUnit</translation>
    </message>
    <message>
        <source>Keep mean height</source>
        <translation>Διατήρηση μέσου ύψους</translation>
    </message>
    <message>
        <source>Keeps the mean height constant: the total added by taps, drops, drive and sources is subtracted evenly from all cells. Works only if all sides are free or periodic</source>
        <translation>Διατηρεί σταθερό το μέσο ύψος: ό,τι προσθέτουν συνολικά χτυπήματα, σταγόνες, διέγερση και πηγές αφαιρείται εξίσου από όλα τα κελιά. Λειτουργεί μόνο αν όλες οι πλευρές είναι ελεύθερες ή περιοδικές</translation>
    </message>
    <message>
        <source>no</source>
        <translation>όχι</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ναι</translation>
    </message>
    <message>
        <source>Set: new height. Pluck: height before release. Add: height added, and the same amount of velocity per step. A wide pulse then rises to many times this height</source>
        <translation>Ορισμός: νέο ύψος. Τσίμπημα: ύψος πριν από την άφεση. Πρόσθεση: ύψος που προστίθεται, και άλλη τόση ταχύτητα ανά βήμα. Ένας παλμός με μεγάλο εύρος φτάνει τότε σε πολλαπλάσιο ύψος</translation>
    </message>
    <message>
        <source>Regions represent</source>
        <translation>Είδος περιοχών</translation>
    </message>
    <message>
        <source>water of different depth</source>
        <translation>νερό άλλου βάθους</translation>
    </message>
    <message>
        <source>a membrane of different mass</source>
        <translation>μεμβράνη άλλης μάζας</translation>
    </message>
    <message>
        <source>Meaning of a region with a different wave speed. Water of different depth: waves get higher where they slow down. Membrane or string of different mass: waves get lower there</source>
        <translation>Τι σημαίνει μια περιοχή με άλλη ταχύτητα διάδοσης. Νερό άλλου βάθους: τα κύματα ψηλώνουν εκεί που επιβραδύνονται. Μεμβράνη ή χορδή άλλης μάζας: τα κύματα χαμηλώνουν εκεί</translation>
    </message>
    <message>
        <source>Impedance at the left end</source>
        <translation>Εμπέδηση του αριστερού άκρου</translation>
    </message>
    <message>
        <source>Impedance of the left end relative to the string. 0: free; 1: absorbs every wave; large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high</source>
        <translation>Εμπέδηση του αριστερού άκρου σε σχέση με τη χορδή. 0: ελεύθερο· 1: απορροφά κάθε κύμα· μεγάλες τιμές: σχεδόν σταθερό. Ένα κύμα που ανακλάται είναι (1 − Z)/(1 + Z) φορές τόσο ψηλό</translation>
    </message>
    <message>
        <source>Impedance at the right end</source>
        <translation>Εμπέδηση του δεξιού άκρου</translation>
    </message>
    <message>
        <source>Impedance of the right end relative to the string. 0: free; 1: absorbs every wave; large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high</source>
        <translation>Εμπέδηση του δεξιού άκρου σε σχέση με τη χορδή. 0: ελεύθερο· 1: απορροφά κάθε κύμα· μεγάλες τιμές: σχεδόν σταθερό. Ένα κύμα που ανακλάται είναι (1 − Z)/(1 + Z) φορές τόσο ψηλό</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Χάντρες</translation>
    </message>
    <message>
        <source>Number n: a bead is drawn on every n-th point of the string; 0: no beads</source>
        <translation>Αριθμός n: σχεδιάζεται μια χάντρα ανά n σημεία της χορδής· 0: χωρίς χάντρες</translation>
    </message>
    <message>
        <source>Width of the absorbing layer</source>
        <translation>Εύρος του απορροφητικού στρώματος</translation>
    </message>
    <message>
        <source>Number of hidden cells that absorb waves beyond each absorbing side of a pool. A narrow layer reflects a little, but a wide layer takes longer to compute</source>
        <translation>Πλήθος κρυφών κελιών που απορροφούν κύματα πέρα από κάθε απορροφητική πλευρά μιας λεκάνης. Ένα στενό στρώμα ανακλά λίγο, ένα πλατύ όμως αργεί περισσότερο στον υπολογισμό</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Δυσκαμψία</translation>
    </message>
    <message>
        <source>Resistance of a string to bending, in addition to its tension; 0: none</source>
        <translation>Αντίσταση μιας χορδής στην κάμψη, πέρα από την τάση της· 0: καμία</translation>
    </message>
    <message>
        <source>points²</source>
        <translation>σημεία²</translation>
    </message>
    <message>
        <source>Represents</source>
        <translation>Παριστάνει</translation>
    </message>
    <message>
        <source>Real system that the string or pool represents. Lengths, times and frequencies are then shown in real units</source>
        <translation>Πραγματικό σύστημα που παριστάνει η χορδή ή η λεκάνη. Μήκη, χρόνοι και συχνότητες φαίνονται τότε σε πραγματικές μονάδες</translation>
    </message>
    <message>
        <source>Real length</source>
        <translation>Πραγματικό μήκος</translation>
    </message>
    <message>
        <source>Length of the real string, or of the real pool from left to right</source>
        <translation>Μήκος της πραγματικής χορδής, ή της πραγματικής λεκάνης από αριστερά ως δεξιά</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Force that stretches the real string</source>
        <translation>Δύναμη που τεντώνει την πραγματική χορδή</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Linear density</source>
        <translation>Γραμμική πυκνότητα</translation>
    </message>
    <message>
        <source>Mass per metre of the real string</source>
        <translation>Μάζα ανά μέτρο της πραγματικής χορδής</translation>
    </message>
    <message>
        <source>kg/m</source>
        <translation>kg/m</translation>
    </message>
    <message>
        <source>Depth of the water</source>
        <translation>Βάθος του νερού</translation>
    </message>
    <message>
        <source>Depth of the real water. Long waves travel at √(g·h)</source>
        <translation>Βάθος του πραγματικού νερού. Τα μακριά κύματα έχουν ταχύτητα √(g·h)</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>Σχεδιαζόμενο μέγεθος</translation>
    </message>
    <message>
        <source>Quantity that the line of the string shows</source>
        <translation>Μέγεθος που δείχνει η γραμμή της χορδής</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Direction in which points are drawn moving: across the string (transverse) or along it (longitudinal)</source>
        <translation>Πώς σχεδιάζεται η κίνηση των σημείων: κάθετα στη χορδή (εγκάρσια) ή κατά μήκος της (διαμήκης)</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ελατήρια</translation>
    </message>
    <message>
        <source>Shows springs between the points of the string</source>
        <translation>Δείχνει ελατήρια ανάμεσα στα σημεία της χορδής</translation>
    </message>
    <message>
        <source>Travelling waves</source>
        <translation>Οδεύοντα κύματα</translation>
    </message>
    <message>
        <source>Shows the waves travelling right and left in addition to their sum</source>
        <translation>Δείχνει τα κύματα που οδεύουν προς τα δεξιά και προς τα αριστερά, μαζί με το άθροισμά τους</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Δεσμοί</translation>
    </message>
    <message>
        <source>Marks nodes and the distances between them</source>
        <translation>Σημειώνει τους δεσμούς και τις αποστάσεις ανάμεσά τους</translation>
    </message>
    <message>
        <source>Energy along the string</source>
        <translation>Ενέργεια κατά μήκος της χορδής</translation>
    </message>
    <message>
        <source>Shows kinetic and potential energy along the string</source>
        <translation>Δείχνει την κινητική και τη δυναμική ενέργεια κατά μήκος της χορδής</translation>
    </message>
    <message>
        <source>Energy flow</source>
        <translation>Ροή ενέργειας</translation>
    </message>
    <message>
        <source>Shows the energy flow along the string as arrows</source>
        <translation>Δείχνει με βέλη τη ροή ενέργειας κατά μήκος της χορδής</translation>
    </message>
    <message>
        <source>Falling objects</source>
        <translation>Τι πέφτει</translation>
    </message>
    <message>
        <source>Objects that fall into the pool: raindrops, firework sparks or snow</source>
        <translation>Αντικείμενα που πέφτουν στη λεκάνη: σταγόνες βροχής, σπίθες πυροτεχνημάτων ή χιόνι</translation>
    </message>
    <message>
        <source>Launch column</source>
        <translation>Στήλη εκτόξευσης</translation>
    </message>
    <message>
        <source>Column from which the fireworks are launched</source>
        <translation>Στήλη από την οποία εκτοξεύονται τα πυροτεχνήματα</translation>
    </message>
    <message>
        <source>Launch row</source>
        <translation>Γραμμή εκτόξευσης</translation>
    </message>
    <message>
        <source>Row from which the fireworks are launched</source>
        <translation>Γραμμή από την οποία εκτοξεύονται τα πυροτεχνήματα</translation>
    </message>
    <message>
        <source>Launch/fall speed</source>
        <translation>Ταχύτητα ρίψης/πτώσης</translation>
    </message>
    <message>
        <source>Launch speed of the sparks, or fall speed of the snowflakes</source>
        <translation>Ταχύτητα με την οποία εκτοξεύονται οι σπίθες ή πέφτουν οι νιφάδες του χιονιού</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>κελιά/s</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Βαρύτητα</translation>
    </message>
    <message>
        <source>Downward acceleration of the sparks</source>
        <translation>Επιτάχυνση των σπιθών προς τα κάτω</translation>
    </message>
    <message>
        <source>cells/s²</source>
        <translation>κελιά/s²</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Παράσυρση</translation>
    </message>
    <message>
        <source>Distance that flakes drift in one second along each axis (root mean square); grows with the square root of time</source>
        <translation>Απόσταση στην οποία παρασύρονται οι νιφάδες σε ένα δευτερόλεπτο κατά μήκος κάθε άξονα (ρίζα μέσου τετραγώνου)· αυξάνεται με την τετραγωνική ρίζα του χρόνου</translation>
    </message>
    <message>
        <source>cells/√s</source>
        <translation>κελιά/√s</translation>
    </message>
    <message>
        <source>How strongly neighbours pull on each other. The Courant number c·Δt/Δx, the speed of long waves in cells per step, is √k. Diagonal stencil: √(2k). Moore stencil: √(3k)</source>
        <translation>Πόσο δυνατά τραβούν οι γείτονες ο ένας τον άλλο. Ο αριθμός Courant c·Δt/Δx, δηλαδή η ταχύτητα των μακριών κυμάτων σε κελιά ανά βήμα, είναι √k. Με διαγώνιους γείτονες: √(2k). Με Moore (8 γείτονες): √(3k)</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Οροφή</translation>
    </message>
    <message>
        <source>Height at which the ceiling of the string is drawn; 0: the height that taps can reach</source>
        <translation>Ύψος στο οποίο σχεδιάζεται η οροφή της χορδής· 0: όσο μπορούν να φτάσουν τα χτυπήματα</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Deep water</source>
        <translation>Βαθύ νερό</translation>
    </message>
    <message>
        <source>Flat blue (2013 version)</source>
        <translation>Επίπεδο μπλε (έκδοση 2013)</translation>
    </message>
    <message>
        <source>Height as colour</source>
        <translation>Ύψος σε χρώματα</translation>
    </message>
    <message>
        <source>3-D surface</source>
        <translation>Επιφάνεια σε 3 διαστάσεις</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Ενέργεια</translation>
    </message>
    <message>
        <source>8-bit wrap-around</source>
        <translation>Υπερχείλιση 8 bit</translation>
    </message>
    <message>
        <source>Clear water over a floor</source>
        <translation>Καθαρό νερό πάνω από πυθμένα</translation>
    </message>
    <message>
        <source>Height in shades of blue, lit from the upper left.</source>
        <translation>Το ύψος ως απόχρωση του μπλε, με φως από πάνω αριστερά.</translation>
    </message>
    <message>
        <source>Troughs are black, crests are blue.</source>
        <translation>Οι κοιλάδες είναι μαύρες, οι κορυφές μπλε.</translation>
    </message>
    <message>
        <source>Crests in one colour, troughs in another. Equal steps in height look equal.</source>
        <translation>Κορυφές σε ένα χρώμα, κοιλάδες σε άλλο. Ίσες διαφορές ύψους φαίνονται ίσες.</translation>
    </message>
    <message>
        <source>The water in 3-D. Rotate it with the right mouse button, zoom with the wheel.</source>
        <translation>Το νερό σε 3 διαστάσεις. Στρέψτε το με το δεξί κουμπί, πλησιάστε με τη ροδέλα.</translation>
    </message>
    <message>
        <source>The kinetic and potential energy in each cell.</source>
        <translation>Η κινητική και η δυναμική ενέργεια κάθε κελιού.</translation>
    </message>
    <message>
        <source>The colours start again at the end of their range, as an 8-bit integer overflows.</source>
        <translation>Τα χρώματα ξαναρχίζουν στο τέλος της κλίμακάς τους, όπως υπερχειλίζει ένας ακέραιος των 8 bit.</translation>
    </message>
    <message>
        <source>The floor seen through the waves: refracted light, shadows, and bright lines (caustics) where light is gathered.</source>
        <translation>Ο πυθμένας μέσα από τα κύματα: διάθλαση, σκιές και φωτεινές γραμμές (καυστικές) όπου μαζεύεται το φως.</translation>
    </message>
    <message>
        <source>Purple and green</source>
        <translation>Μοβ και πράσινο</translation>
    </message>
    <message>
        <source>Dark: blue and amber</source>
        <translation>Σκούρο: μπλε και κεχριμπάρι</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Γκρι</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Μπλε και πορτοκαλί</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Ένταση</translation>
    </message>
    <message>
        <source>Mean squared height over whole periods. Shows where the waves are strong.</source>
        <translation>Μέσο τετράγωνο του ύψους σε ολόκληρες περιόδους. Δείχνει πού είναι δυνατά τα κύματα.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Water effects</source>
        <translation>Εφέ νερού</translation>
    </message>
    <message>
        <source>The wave applet (as printed)</source>
        <translation>Το applet κυμάτων (όπως τυπώθηκε)</translation>
    </message>
    <message>
        <source>The wave applet</source>
        <translation>Το applet κυμάτων</translation>
    </message>
    <message>
        <source>The rule adds up eight neighbours in integers and divides the sum by four. With this divisor a flat surface stays flat.</source>
        <translation>Ο κανόνας προσθέτει οκτώ γείτονες σε ακεραίους και διαιρεί το άθροισμα διά τέσσερα. Έτσι μια επίπεδη επιφάνεια μένει επίπεδη.</translation>
    </message>
    <message>
        <source>Area sampling</source>
        <translation>Δειγματοληψία περιοχής</translation>
    </message>
    <message>
        <source>The 2009 programs</source>
        <translation>Τα προγράμματα του 2009</translation>
    </message>
    <message>
        <source>2009 water</source>
        <translation>Το νερό του 2009</translation>
    </message>
    <message>
        <source>The heights are integers. Click and hold, or drag, to move the water under the pointer.</source>
        <translation>Τα ύψη είναι ακέραιοι. Κάντε κλικ και κρατήστε, ή σύρετε, για να κινήσετε το νερό κάτω από τον δείκτη.</translation>
    </message>
    <message>
        <source>The 2013 page</source>
        <translation>Η σελίδα του 2013</translation>
    </message>
    <message>
        <source>2013 pool (as described)</source>
        <translation>Η λεκάνη του 2013 (όπως περιγράφεται)</translation>
    </message>
    <message>
        <source>This is the 2013 pool with the four nearest neighbours and the stronger damping described in the text of the page.</source>
        <translation>Η λεκάνη του 2013 με τους τέσσερις κοντινότερους γείτονες και την ισχυρότερη απόσβεση που περιγράφει το κείμενο της σελίδας.</translation>
    </message>
    <message>
        <source>2013 pool (as coded)</source>
        <translation>Η λεκάνη του 2013 (όπως προγραμματίστηκε)</translation>
    </message>
    <message>
        <source>Waves reflect and interfere. The diagonal stencil reaches only every second cell, as on a chessboard.</source>
        <translation>Τα κύματα ανακλώνται και συμβάλλουν. Με διαγώνιους γείτονες το κύμα φτάνει μόνο σε κάθε δεύτερο κελί, όπως σε σκακιέρα.</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Ξεκινήστε εδώ</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Μια λεκάνη</translation>
    </message>
    <message>
        <source>Click, hold and drag. Circular waves spread, meet and are reflected by the walls.</source>
        <translation>Κάντε κλικ, κρατήστε πατημένο και σύρετε. Κυκλικά κύματα απλώνονται, συναντιούνται και ανακλώνται στους τοίχους.</translation>
    </message>
    <message>
        <source>A ring-shaped string</source>
        <translation>Χορδή σε σχήμα δακτυλίου</translation>
    </message>
    <message>
        <source>The two ends are joined. Two pulses travel round in opposite directions and pass through each other twice a second.</source>
        <translation>Τα δύο άκρα είναι ενωμένα. Δύο παλμοί ταξιδεύουν γύρω γύρω με αντίθετη φορά και περνούν ο ένας μέσα από τον άλλον δύο φορές το δευτερόλεπτο.</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ελατήρια</translation>
    </message>
    <message>
        <source>Springs in a row</source>
        <translation>Ελατήρια στη σειρά</translation>
    </message>
    <message>
        <source>Springs in a sheet</source>
        <translation>Ελατήρια σε φύλλο</translation>
    </message>
    <message>
        <source>Each point is connected to four neighbours, and opposite sides are joined. A wave that leaves on one side enters on the opposite side.</source>
        <translation>Κάθε σημείο συνδέεται με τέσσερις γείτονες, και οι απέναντι πλευρές είναι ενωμένες. Ένα κύμα που βγαίνει από τη μία πλευρά μπαίνει από την απέναντι.</translation>
    </message>
    <message>
        <source>2009 string</source>
        <translation>Η χορδή του 2009</translation>
    </message>
    <message>
        <source>Each tap lifts the string to half height at a quarter of its length. Can you make the wave reach the right end?</source>
        <translation>Κάθε χτύπημα σηκώνει τη χορδή ως το μισό ύψος, στο ένα τέταρτο του μήκους της. Μπορείτε να κάνετε το κύμα να φτάσει στο δεξί άκρο;</translation>
    </message>
    <message>
        <source>2013 string</source>
        <translation>Η χορδή του 2013</translation>
    </message>
    <message>
        <source>A string with a free end</source>
        <translation>Χορδή με ελεύθερο άκρο</translation>
    </message>
    <message>
        <source>One end can slide freely. Pulses are reflected upright there, and the fundamental frequency is half as high as with fixed ends.</source>
        <translation>Το ένα άκρο μπορεί να γλιστρά ελεύθερα. Εκεί οι παλμοί ανακλώνται όρθιοι, και η θεμελιώδης συχνότητα είναι η μισή απ’ ό,τι με σταθερά άκρα.</translation>
    </message>
    <message>
        <source>A string with fixed ends</source>
        <translation>Χορδή με σταθερά άκρα</translation>
    </message>
    <message>
        <source>First each cell becomes the mean of itself and its neighbours, so a drop only blurs. Then the rule becomes half the neighbours&apos; sum minus the previous value, less a sixteenth, and the water oscillates.</source>
        <translation>Πρώτα κάθε κελί παίρνει τον μέσο όρο με τους γείτονές του, και η σταγόνα μόνο θολώνει. Μετά παίρνει το μισό άθροισμά τους μείον την προηγούμενη τιμή, μείον ένα δέκατο έκτο, και το νερό ταλαντώνεται.</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Παραλία</translation>
    </message>
    <message>
        <source>Absorbing walls</source>
        <translation>Απορροφητικοί τοίχοι</translation>
    </message>
    <message>
        <source>Helmholtz resonance of a bay</source>
        <translation>Συντονισμός Helmholtz σε κόλπο</translation>
    </message>
    <message>
        <source>Reflection in a corner</source>
        <translation>Ανάκλαση σε γωνία</translation>
    </message>
    <message>
        <source>Three reflected waves return: one upside down from each wall, and one upright from the corner.</source>
        <translation>Επιστρέφουν τρία ανακλώμενα κύματα: ένα ανάποδο από κάθε τοίχο, και ένα όρθιο από τη γωνία.</translation>
    </message>
    <message>
        <source>Numerical dispersion in a pool</source>
        <translation>Αριθμητική διασπορά σε λεκάνη</translation>
    </message>
    <message>
        <source>On a grid, short waves lag behind, most of all along the axes. The front of a sharp drop is therefore not a circle.</source>
        <translation>Σε πλέγμα τα κύματα μικρού μήκους μένουν πίσω, πιο πολύ στους άξονες. Γι’ αυτό το μέτωπο μιας απότομης σταγόνας δεν είναι κύκλος.</translation>
    </message>
    <message>
        <source>Doppler effect</source>
        <translation>Φαινόμενο Doppler</translation>
    </message>
    <message>
        <source>Double slit</source>
        <translation>Διπλή σχισμή</translation>
    </message>
    <message>
        <source>Ellipse with two foci</source>
        <translation>Έλλειψη με δύο εστίες</translation>
    </message>
    <message>
        <source>Waves that start at one focus of the ellipse arrive at the other focus from all sides at the same time.</source>
        <translation>Κύματα που ξεκινούν από τη μία εστία της έλλειψης φτάνουν στην άλλη εστία από όλες τις πλευρές ταυτόχρονα.</translation>
    </message>
    <message>
        <source>Fixed and free walls</source>
        <translation>Σταθεροί και ελεύθεροι τοίχοι</translation>
    </message>
    <message>
        <source>The fixed wall (top) reflects the pulse upside down. The free wall (bottom) reflects the pulse upright.</source>
        <translation>Ο σταθερός τοίχος (πάνω) ανακλά τον παλμό ανάποδα. Ο ελεύθερος τοίχος (κάτω) τον ανακλά όρθιο.</translation>
    </message>
    <message>
        <source>Four sources in a row</source>
        <translation>Τέσσερις πηγές στη σειρά</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Φράγμα περίθλασης</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Φακός</translation>
    </message>
    <message>
        <source>Waves are slower in the shallow lens. The thick middle delays them most, so plane waves converge to a focus.</source>
        <translation>Στον ρηχό φακό τα κύματα είναι πιο αργά. Στην παχιά μέση του καθυστερούν περισσότερο, γι’ αυτό τα επίπεδα κύματα συγκλίνουν σε μια εστία.</translation>
    </message>
    <message>
        <source>One source</source>
        <translation>Μία πηγή</translation>
    </message>
    <message>
        <source>Parabolic mirror</source>
        <translation>Παραβολικό κάτοπτρο</translation>
    </message>
    <message>
        <source>Two sources in antiphase</source>
        <translation>Δύο πηγές σε αντίθεση φάσης</translation>
    </message>
    <message>
        <source>The two sources oscillate in antiphase. The middle line is now a nodal line, and every maximum has become a minimum.</source>
        <translation>Οι δύο πηγές ταλαντώνονται σε αντίθεση φάσης. Η μεσοκάθετος είναι τώρα δεσμική γραμμή, κάθε μέγιστο έγινε ελάχιστο.</translation>
    </message>
    <message>
        <source>Plane wave</source>
        <translation>Επίπεδο κύμα</translation>
    </message>
    <message>
        <source>An oscillating line makes plane waves. Plane waves keep their height because they do not spread out.</source>
        <translation>Μια γραμμή που ταλαντώνεται δημιουργεί επίπεδα κύματα. Τα επίπεδα κύματα κρατούν το ύψος τους, γιατί δεν απλώνονται.</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Πρίσμα</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Βροχή</translation>
    </message>
    <message>
        <source>Seiche: standing waves of a pool</source>
        <translation>Seiche: στάσιμα κύματα λεκάνης</translation>
    </message>
    <message>
        <source>Single slit</source>
        <translation>Απλή σχισμή</translation>
    </message>
    <message>
        <source>Slow medium: Snell&apos;s law</source>
        <translation>Αργό μέσο: νόμος του Snell</translation>
    </message>
    <message>
        <source>Mach wedge: source faster than waves</source>
        <translation>Σφήνα Mach: πηγή ταχύτερη από τα κύματα</translation>
    </message>
    <message>
        <source>The source is faster than its waves, so the waves form a wedge. The sine of the half-angle is the wave speed divided by the speed of the source.</source>
        <translation>Η πηγή είναι ταχύτερη από τα κύματά της, και αυτά σχηματίζουν σφήνα. Το ημίτονο της μισής γωνίας της είναι η ταχύτητα των κυμάτων διά την ταχύτητα της πηγής.</translation>
    </message>
    <message>
        <source>Total internal reflection</source>
        <translation>Ολική εσωτερική ανάκλαση</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>Δύο πηγές</translation>
    </message>
    <message>
        <source>Waveguide</source>
        <translation>Κυματοδηγός</translation>
    </message>
    <message>
        <source>Only waves shorter than twice the width can travel between fixed walls. The wide channel carries this wave, and the narrow channel does not.</source>
        <translation>Ανάμεσα σε σταθερούς τοίχους διαδίδονται μόνο κύματα με μήκος μικρότερο από το διπλάσιο του εύρους. Το πλατύ κανάλι οδηγεί αυτό το κύμα, το στενό όχι.</translation>
    </message>
    <message>
        <source>The sum of the eight neighbours is divided by two, as originally printed. Even a flat surface grows by a factor of 3.73 at every step.</source>
        <translation>Το άθροισμα των οκτώ γειτόνων διαιρείται διά δύο, όπως τυπώθηκε. Ακόμη και μια επίπεδη επιφάνεια πολλαπλασιάζεται επί 3,73 σε κάθε βήμα.</translation>
    </message>
    <message>
        <source>Near the shore the water is shallower and waves are slower. They get shorter and turn until they arrive almost head-on.</source>
        <translation>Κοντά στην ακτή το νερό είναι πιο ρηχό και τα κύματα πιο αργά. Το μήκος τους μικραίνει, και στρίβουν ώσπου φτάνουν σχεδόν κάθετα στην ακτή.</translation>
    </message>
    <message>
        <source>Water flows in and out through the narrow mouth, so the whole bay rises and falls. This happens at a frequency far below the first standing wave of the bay.</source>
        <translation>Από το στενό στόμιο το νερό μπαίνει και βγαίνει, και όλος ο κόλπος ανεβοκατεβαίνει. Η συχνότητα είναι πολύ χαμηλότερη από του πρώτου στάσιμου κύματος του κόλπου.</translation>
    </message>
    <message>
        <source>Two uncoupled grids</source>
        <translation>Δύο πλέγματα χωρίς σύζευξη</translation>
    </message>
    <message>
        <source>The diagonal stencil never couples the two colours of a chessboard. A drop in one cell reaches only cells of the same colour.</source>
        <translation>Οι διαγώνιοι γείτονες δεν συνδέουν ποτέ τα δύο χρώματα μιας σκακιέρας. Μια σταγόνα σε ένα κελί φτάνει μόνο σε κελιά του ίδιου χρώματος.</translation>
    </message>
    <message>
        <source>Ahead of the moving source the waves are shorter and arrive more often. Behind the source they are longer and arrive less often.</source>
        <translation>Μπροστά από την κινούμενη πηγή τα κύματα έχουν μικρότερο μήκος και φτάνουν πιο συχνά. Πίσω της έχουν μεγαλύτερο μήκος και φτάνουν πιο αραιά.</translation>
    </message>
    <message>
        <source>The waves from two slits interfere. Maxima lie in the directions where the paths from the slits differ by whole wavelengths.</source>
        <translation>Τα κύματα από τις δύο σχισμές συμβάλλουν. Μέγιστα υπάρχουν στις διευθύνσεις όπου οι δρόμοι από τις σχισμές διαφέρουν κατά ακέραια μήκη κύματος.</translation>
    </message>
    <message>
        <source>A steadily oscillating source sends out circular waves, one wavelength apart. They get lower as they spread.</source>
        <translation>Μια πηγή που ταλαντώνεται σταθερά στέλνει κυκλικά κύματα, σε απόσταση ενός μήκους κύματος. Καθώς απλώνονται, χαμηλώνουν.</translation>
    </message>
    <message>
        <source>All paths from the focus to the mirror and on to a straight line are equally long. Circular waves are therefore reflected as plane waves.</source>
        <translation>Όλοι οι δρόμοι από την εστία στο κάτοπτρο και ως μια ευθεία είναι ίσοι. Γι’ αυτό τα κυκλικά κύματα ανακλώνται ως επίπεδα κύματα.</translation>
    </message>
    <message>
        <source>The slow prism turns the beam towards its base, twice in the same direction.</source>
        <translation>Το αργό πρίσμα στρέφει τη δέσμη προς τη βάση του, δύο φορές προς την ίδια φορά.</translation>
    </message>
    <message>
        <source>Every drop makes its own circular wave, and the waves pass through each other unchanged. The same seed gives the same rain.</source>
        <translation>Κάθε σταγόνα κάνει το δικό της κυκλικό κύμα, και τα κύματα περνούν το ένα μέσα από το άλλο αναλλοίωτα. Ο ίδιος σπόρος δίνει την ίδια βροχή.</translation>
    </message>
    <message>
        <source>A slit three wavelengths wide sends most of the wave straight ahead, with minima on both sides. Make the slit narrower: the wave spreads in all directions.</source>
        <translation>Μια σχισμή εύρους τριών μηκών κύματος στέλνει το περισσότερο κύμα ίσια μπροστά, με ελάχιστα και στις δύο πλευρές. Στενέψτε τη σχισμή: το κύμα απλώνεται προς όλες τις κατευθύνσεις.</translation>
    </message>
    <message>
        <source>At the boundary of a slower medium the wave turns towards the normal. The sines of the angles have the same ratio as the speeds.</source>
        <translation>Στο σύνορο ενός πιο αργού μέσου το κύμα στρέφεται προς την κάθετο. Τα ημίτονα των γωνιών έχουν τον ίδιο λόγο με τις ταχύτητες.</translation>
    </message>
    <message>
        <source>The points of a periodic row have a position and a velocity. A larger k makes them oscillate faster, and damping slows them down.</source>
        <translation>Τα σημεία μιας περιοδικής σειράς έχουν θέση και ταχύτητα. Με μεγαλύτερη σταθερά ελατηρίου ταλαντώνονται γρηγορότερα, και η απόσβεση τα επιβραδύνει.</translation>
    </message>
    <message>
        <source>Find the resonance of the string and make the waves reach the ceiling. Its frequency depends on the damping, not on the length.</source>
        <translation>Βρείτε τον συντονισμό της χορδής και κάντε τα κύματα να φτάσουν στην οροφή. Η συχνότητά της εξαρτάται από την απόσβεση, όχι από το μήκος.</translation>
    </message>
    <message>
        <source>Tap at the natural frequency of the string. Small taps at the right moment build up a wave fourteen times as high as a single tap.</source>
        <translation>Χτυπήστε στην ιδιοσυχνότητα της χορδής. Μικρά χτυπήματα τη σωστή στιγμή φτιάχνουν κύμα δεκατέσσερις φορές ψηλότερο από ένα μόνο χτύπημα.</translation>
    </message>
    <message>
        <source>In the slow medium, the wave meets the boundary at too shallow an angle to leave. It is reflected, and only a weak wave creeps along outside.</source>
        <translation>Στο αργό μέσο το κύμα συναντά το σύνορο πολύ πλάγια για να βγει. Ανακλάται, και έξω έρπει μόνο ένα ασθενές κύμα.</translation>
    </message>
    <message>
        <source>The waves add up where the paths from the two sources differ by whole wavelengths. With half a wavelength more, they nearly cancel.</source>
        <translation>Τα κύματα ενισχύονται όπου οι δρόμοι από τις δύο πηγές διαφέρουν κατά ακέραια μήκη κύματος. Με μισό μήκος κύματος παραπάνω σχεδόν αλληλοαναιρούνται.</translation>
    </message>
    <message>
        <source>A thick, absorbing breakwater protects a harbour. Waves enter only through the gap, and hardly anything is reflected.</source>
        <translation>Ένας παχύς, απορροφητικός κυματοθραύστης προστατεύει ένα λιμάνι. Τα κύματα μπαίνουν μόνο από το στόμιο, και σχεδόν τίποτα δεν ανακλάται.</translation>
    </message>
    <message>
        <source>Four sources in a row are half a wavelength apart. They send one beam forwards and one beam backwards, and hardly any waves along the row.</source>
        <translation>Τέσσερις πηγές στη σειρά απέχουν μισό μήκος κύματος η μία από την άλλη. Στέλνουν μία δέσμη εμπρός και μία πίσω, και σχεδόν κανένα κύμα κατά μήκος της σειράς.</translation>
    </message>
    <message>
        <source>Driven at a natural frequency, the pool oscillates in p × q half-wavelengths, higher and higher. Between these frequencies it oscillates much less.</source>
        <translation>Όταν διεγείρεται σε μια ιδιοσυχνότητα, η λεκάνη ταλαντώνεται σε p × q μισά μήκη κύματος, όλο και ψηλότερα. Ανάμεσα στις ιδιοσυχνότητες ταλαντώνεται πολύ λιγότερο.</translation>
    </message>
    <message>
        <source>Two strings joined</source>
        <translation>Δύο ενωμένες χορδές</translation>
    </message>
    <message>
        <source>The right string has a higher linear density, so waves are only 0.6 times as fast there. A quarter of the pulse height is reflected upside down, and three quarters are transmitted.</source>
        <translation>Η δεξιά χορδή έχει μεγαλύτερη γραμμική πυκνότητα, γι’ αυτό τα κύματα έχουν εκεί μόνο 0,6 της ταχύτητας. Το ένα τέταρτο του ύψους του παλμού ανακλάται ανάποδα, και τα τρία τέταρτα διέρχονται.</translation>
    </message>
    <message>
        <source>A small tank</source>
        <translation>Μια μικρή λεκάνη</translation>
    </message>
    <message>
        <source>Click in a steady rhythm. At the right frequency the whole tank oscillates, higher with every click.</source>
        <translation>Κάντε κλικ με σταθερό ρυθμό. Στη σωστή συχνότητα ταλαντώνεται ολόκληρη η λεκάνη, με κάθε κλικ ψηλότερα.</translation>
    </message>
    <message>
        <source>Beats on a string</source>
        <translation>Διακροτήματα σε χορδή</translation>
    </message>
    <message>
        <source>Two oscillators of 8 Hz and 9 Hz drive one string. Where both waves arrive, the amplitude rises and falls once a second.</source>
        <translation>Δύο ταλαντωτές των 8 Hz και 9 Hz διεγείρουν μία χορδή. Όπου φτάνουν και τα δύο κύματα, το πλάτος αυξάνεται και μειώνεται μία φορά το δευτερόλεπτο.</translation>
    </message>
    <message>
        <source>A chain of ten beads</source>
        <translation>Μια αλυσίδα με δέκα χάντρες</translation>
    </message>
    <message>
        <source>Ten beads joined by springs have exactly ten standing waves. Their overtones are lower than the overtones of a string.</source>
        <translation>Δέκα χάντρες ενωμένες με ελατήρια έχουν ακριβώς δέκα στάσιμα κύματα. Οι υπέρτονοί τους είναι χαμηλότεροι από τους υπέρτονους μιας χορδής.</translation>
    </message>
    <message>
        <source>Two strings coupled by a bridge</source>
        <translation>Δύο χορδές σε σύζευξη με μια γέφυρα</translation>
    </message>
    <message>
        <source>The heavy bridge in the middle lets a little energy through. The oscillation moves from the left string to the right string and back again.</source>
        <translation>Η βαριά γέφυρα στη μέση αφήνει λίγη ενέργεια να περάσει. Η ταλάντωση πηγαίνει από την αριστερή χορδή στη δεξιά και πάλι πίσω.</translation>
    </message>
    <message>
        <source>A piano string</source>
        <translation>Μια χορδή πιάνου</translation>
    </message>
    <message>
        <source>Steel resists bending, so short waves run ahead of the pulse from the hammer. The harmonics are too high, the eighth by nearly four per cent.</source>
        <translation>Το ατσάλι αντιστέκεται στην κάμψη, γι’ αυτό τα κύματα μικρού μήκους προηγούνται του παλμού από το σφυρί. Οι αρμονικές είναι πολύ ψηλές, η όγδοη σχεδόν κατά τέσσερα τοις εκατό.</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Χορδές</translation>
    </message>
    <message>
        <source>Waves and sources</source>
        <translation>Κύματα και πηγές</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Συμβολή</translation>
    </message>
    <message>
        <source>Slits and obstacles</source>
        <translation>Σχισμές και εμπόδια</translation>
    </message>
    <message>
        <source>Mirrors and walls</source>
        <translation>Κάτοπτρα και τοίχοι</translation>
    </message>
    <message>
        <source>Refraction and lenses</source>
        <translation>Διάθλαση και φακοί</translation>
    </message>
    <message>
        <source>Waveguides and filters</source>
        <translation>Κυματοδηγοί και φίλτρα</translation>
    </message>
    <message>
        <source>Rooms and modes</source>
        <translation>Χώροι και τρόποι ταλάντωσης</translation>
    </message>
    <message>
        <source>Moving sources</source>
        <translation>Κινούμενες πηγές</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Νερό</translation>
    </message>
    <message>
        <source>Numerics</source>
        <translation>Αριθμητικές μέθοδοι</translation>
    </message>
    <message>
        <source>Non-circular waves (anisotropy)</source>
        <translation>Μη κυκλικά κύματα (ανισοτροπία)</translation>
    </message>
    <message>
        <source>Anti-reflective coating</source>
        <translation>Αντιανακλαστική επίστρωση</translation>
    </message>
    <message>
        <source>With a quarter-wave layer in front of the slow water (top), nothing is reflected. Without the layer (bottom), a partial standing wave forms.</source>
        <translation>Με ένα στρώμα πάχους ενός τετάρτου του μήκους κύματος μπροστά στο αργό νερό (πάνω) δεν ανακλάται τίποτα. Χωρίς το στρώμα (κάτω) σχηματίζεται μερικό στάσιμο κύμα.</translation>
    </message>
    <message>
        <source>Babinet&apos;s principle</source>
        <translation>Αρχή του Babinet</translation>
    </message>
    <message>
        <source>The waves pass a slit (top), nothing (middle) and a strip that would exactly fill the slit (bottom). The waves behind slit and strip add up to the wave in the middle.</source>
        <translation>Τα κύματα συναντούν μια σχισμή (πάνω), τίποτα (μέση) και μια λωρίδα που θα γέμιζε ακριβώς τη σχισμή (κάτω). Τα κύματα πίσω από τη σχισμή και τη λωρίδα έχουν άθροισμα το κύμα στη μέση.</translation>
    </message>
    <message>
        <source>Loudspeaker in a wall</source>
        <translation>Μεγάφωνο σε τοίχο</translation>
    </message>
    <message>
        <source>A piston two wavelengths wide oscillates in a rigid wall and sends a beam straight ahead. In one direction on each side there is hardly any sound.</source>
        <translation>Ένα έμβολο με εύρος δύο μήκη κύματος ταλαντώνεται μέσα σε άκαμπτο τοίχο και στέλνει μια δέσμη ίσια μπροστά. Σε μία διεύθυνση σε κάθε πλευρά σχεδόν δεν υπάρχει ήχος.</translation>
    </message>
    <message>
        <source>Beats of two sources</source>
        <translation>Διακροτήματα δύο πηγών</translation>
    </message>
    <message>
        <source>Two sources have nearly the same frequency, so the pattern of maxima and minima moves slowly. How often does a maximum pass a probe?</source>
        <translation>Δύο πηγές έχουν σχεδόν ίδια συχνότητα, γι’ αυτό η εικόνα από μέγιστα και ελάχιστα κινείται αργά. Πόσο συχνά περνά ένα μέγιστο από έναν αισθητήρα;</translation>
    </message>
    <message>
        <source>Seiche of a bent lake</source>
        <translation>Seiche μιας καμπύλης λίμνης</translation>
    </message>
    <message>
        <source>Long waves follow the bends of a long lake. The period is the same as in a straight lake with the length of the middle line.</source>
        <translation>Τα κύματα μεγάλου μήκους ακολουθούν τις στροφές μιας μακρόστενης λίμνης. Η περίοδος είναι ίδια με μιας ευθείας λίμνης που έχει το μήκος της μεσαίας γραμμής.</translation>
    </message>
    <message>
        <source>Bragg mirror (thin layers)</source>
        <translation>Κάτοπτρο Bragg (λεπτά στρώματα)</translation>
    </message>
    <message>
        <source>Four strips and their gaps, each a quarter of a wavelength long, reflect in phase and are nearly a mirror. Waves half as long pass through.</source>
        <translation>Τέσσερις λωρίδες και τα κενά τους, με μήκος ένα τέταρτο του μήκους κύματος, ανακλούν σε φάση και είναι σχεδόν κάτοπτρο. Κύματα με το μισό μήκος περνούν.</translation>
    </message>
    <message>
        <source>Focusing by a circular wall</source>
        <translation>Εστίαση από κυκλικό τοίχο</translation>
    </message>
    <message>
        <source>A wave starts beside the centre of a circular wall. It converges equally far from the centre on the other side, and then again at its starting point.</source>
        <translation>Ένα κύμα ξεκινά δίπλα στο κέντρο ενός κυκλικού τοίχου. Συγκλίνει στην άλλη πλευρά, εξίσου μακριά από το κέντρο, και μετά πάλι στο σημείο όπου άρχισε.</translation>
    </message>
    <message>
        <source>A round drum</source>
        <translation>Ένα στρογγυλό τύμπανο</translation>
    </message>
    <message>
        <source>Struck off-centre, a round drum has overtones that are not multiples of the lowest frequency. Its sound has a pitch but is not harmonic.</source>
        <translation>Χτυπημένο έξω από το κέντρο, ένα στρογγυλό τύμπανο έχει υπέρτονους που δεν είναι πολλαπλάσια της χαμηλότερης συχνότητας. Ο ήχος του έχει τονικό ύψος, αλλά δεν είναι αρμονικός.</translation>
    </message>
    <message>
        <source>Focusing by a circular shoal</source>
        <translation>Εστίαση από κυκλική ρηχή περιοχή</translation>
    </message>
    <message>
        <source>A circular shoal bends waves as a glass ball bends light. The waves converge to a focus behind the shoal.</source>
        <translation>Μια κυκλική ρηχή περιοχή διαθλά τα κύματα όπως μια γυάλινη σφαίρα διαθλά το φως. Πίσω της τα κύματα συγκλίνουν σε μια εστία.</translation>
    </message>
    <message>
        <source>Coherence length of noise</source>
        <translation>Μήκος συμφωνίας του θορύβου</translation>
    </message>
    <message>
        <source>Both sources send the same noise. Fringes appear only near the middle line, where the path difference is shorter than the coherence length of the noise.</source>
        <translation>Και οι δύο πηγές στέλνουν τον ίδιο θόρυβο. Κροσσοί εμφανίζονται μόνο κοντά στη μεσοκάθετο, όπου η διαφορά δρόμου είναι μικρότερη από το μήκος συμφωνίας του θορύβου.</translation>
    </message>
    <message>
        <source>Continental shelf (step in depth)</source>
        <translation>Υφαλοκρηπίδα (σκαλοπάτι βάθους)</translation>
    </message>
    <message>
        <source>On the shelf the water is a quarter as deep, and waves are half as fast. The wave gets higher and shorter, and part of it is reflected.</source>
        <translation>Στην υφαλοκρηπίδα το βάθος είναι το ένα τέταρτο και τα κύματα έχουν τη μισή ταχύτητα. Το κύμα γίνεται ψηλότερο και με μικρότερο μήκος, και ένα μέρος του ανακλάται.</translation>
    </message>
    <message>
        <source>Two coupled rooms</source>
        <translation>Δύο συζευγμένα δωμάτια</translation>
    </message>
    <message>
        <source>The whole standing wave moves through the door from the left room to the right room, and then back again.</source>
        <translation>Ολόκληρο το στάσιμο κύμα περνά από την πόρτα, από το αριστερό δωμάτιο στο δεξί, και μετά πάλι πίσω.</translation>
    </message>
    <message>
        <source>The exact time step (k = 1)</source>
        <translation>Το ακριβές χρονικό βήμα (k = 1)</translation>
    </message>
    <message>
        <source>With k = 1 every wave, even the shortest, moves exactly one point per step. Corners stay sharp for ever, but with any other k they do not.</source>
        <translation>Με k = 1 κάθε κύμα, ακόμη και με το μικρότερο μήκος, προχωρά ακριβώς ένα σημείο ανά βήμα. Οι γωνίες μένουν για πάντα οξείες, αλλά με κάθε άλλο k όχι.</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Δίπολο</translation>
    </message>
    <message>
        <source>Two poles side by side oscillate in antiphase, like the front and the back of a loudspeaker without a box. In which directions do you hear nothing?</source>
        <translation>Δύο πόλοι δίπλα δίπλα ταλαντώνονται σε αντίθεση φάσης, όπως η μπροστινή και η πίσω όψη ενός μεγαφώνου χωρίς κουτί. Σε ποιες διευθύνσεις δεν ακούτε τίποτα;</translation>
    </message>
    <message>
        <source>Doppler echo from a moving mirror</source>
        <translation>Ηχώ Doppler από κινούμενο καθρέφτη</translation>
    </message>
    <message>
        <source>The frequency of the echo is higher while the mirror approaches, and lower while it moves away. The speed of cars is measured in this way.</source>
        <translation>Η συχνότητα της ηχούς είναι υψηλότερη όσο ο καθρέφτης πλησιάζει και χαμηλότερη όσο απομακρύνεται. Έτσι μετρούν την ταχύτητα των αυτοκινήτων.</translation>
    </message>
    <message>
        <source>Frustrated total internal reflection</source>
        <translation>Ματαιωμένη ολική εσωτερική ανάκλαση</translation>
    </message>
    <message>
        <source>At 45° a wide fast gap would reflect the whole wave, but part of it tunnels through this narrow gap. Make the gap wider.</source>
        <translation>Στις 45° ένα πλατύ γρήγορο διάκενο θα ανακλούσε όλο το κύμα, αλλά από αυτό το στενό διάκενο ένα μέρος περνά με το φαινόμενο σήραγγας. Μεγαλώστε το διάκενο.</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Γκαουσιανή δέσμη</translation>
    </message>
    <message>
        <source>The narrower the waist of a beam, the sooner the beam spreads. Laser beams have this shape.</source>
        <translation>Όσο στενότερος είναι ο λαιμός μιας δέσμης, τόσο νωρίτερα ανοίγει η δέσμη. Αυτό το σχήμα έχουν οι δέσμες λέιζερ.</translation>
    </message>
    <message>
        <source>Shoaling: waves rise on a slope</source>
        <translation>Ρήχωση: τα κύματα ψηλώνουν σε πλαγιά</translation>
    </message>
    <message>
        <source>The sea floor rises evenly to a sixteenth of the depth. The wave becomes slower, shorter and twice as high, like a tsunami near the coast.</source>
        <translation>Ο βυθός ανεβαίνει ομαλά, ώσπου να μείνει το ένα δέκατο έκτο του βάθους. Το κύμα γίνεται πιο αργό, με μικρότερο μήκος και διπλό ύψος, όπως ένα τσουνάμι κοντά στην ακτή.</translation>
    </message>
    <message>
        <source>Bent waveguide</source>
        <translation>Καμπύλος κυματοδηγός</translation>
    </message>
    <message>
        <source>A duct narrower than half a wavelength carries only one mode, and smooth bends hardly disturb this mode. Is the wave as high behind the two bends as before?</source>
        <translation>Ένας αγωγός στενότερος από μισό μήκος κύματος οδηγεί μόνο έναν τρόπο διάδοσης, και οι ομαλές στροφές σχεδόν δεν τον διαταράσσουν. Είναι το κύμα μετά τις δύο στροφές εξίσου ψηλό με πριν;</translation>
    </message>
    <message>
        <source>Coupled waveguides</source>
        <translation>Συζευγμένοι κυματοδηγοί</translation>
    </message>
    <message>
        <source>Two slow strips side by side carry a wave as glass fibres carry light. After how many cells has the wave moved to the other strip?</source>
        <translation>Δύο αργές λωρίδες δίπλα δίπλα οδηγούν ένα κύμα όπως οι οπτικές ίνες το φως. Μετά από πόσα κελιά έχει περάσει το κύμα στην άλλη λωρίδα;</translation>
    </message>
    <message>
        <source>Branching duct</source>
        <translation>Διακλάδωση αγωγού</translation>
    </message>
    <message>
        <source>One duct divides into two ducts of the same width, and each branch gets part of the wave. How much of the wave is reflected?</source>
        <translation>Ένας αγωγός χωρίζεται σε δύο αγωγούς ίδιου εύρους, και κάθε κλάδος παίρνει ένα μέρος του κύματος. Πόσο από το κύμα ανακλάται;</translation>
    </message>
    <message>
        <source>Two modes in one waveguide</source>
        <translation>Δύο τρόποι διάδοσης σε έναν κυματοδηγό</translation>
    </message>
    <message>
        <source>A one-sided source excites two modes of different speed in the lower waveguide, so the wave zigzags between the walls. How long is one zigzag?</source>
        <translation>Μια πηγή μόνο στη μία πλευρά διεγείρει στον κάτω κυματοδηγό δύο τρόπους διάδοσης με διαφορετική ταχύτητα, και το κύμα κάνει ζιγκζάγκ ανάμεσα στους τοίχους. Πόσο μήκος έχει ένα ζιγκζάγκ;</translation>
    </message>
    <message>
        <source>Diffraction at an edge</source>
        <translation>Περίθλαση σε ακμή</translation>
    </message>
    <message>
        <source>The wave bends round the end of the wall. Beside the shadow there are fringes, higher and lower than the wave without the wall.</source>
        <translation>Το κύμα στρίβει γύρω από την άκρη του τοίχου. Δίπλα στη σκιά υπάρχουν κροσσοί, ψηλότεροι και χαμηλότεροι από το κύμα χωρίς τον τοίχο.</translation>
    </message>
    <message>
        <source>Harbour resonance</source>
        <translation>Συντονισμός ενός λιμανιού</translation>
    </message>
    <message>
        <source>The narrow harbour (with the correction for its mouth) is a quarter of a wavelength long. At the quay the swell is far higher than on the open coast.</source>
        <translation>Το στενό λιμάνι (με τη διόρθωση για το στόμιό του) έχει μήκος ένα τέταρτο του μήκους κύματος. Στην προκυμαία η φουσκοθαλασσιά είναι πολύ ψηλότερη απ’ ό,τι στην ανοιχτή ακτή.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Προβολέας αυτοκινήτου</translation>
    </message>
    <message>
        <source>The source is at the focus of the parabola, so the reflected waves travel straight ahead. A headlight works in the same way.</source>
        <translation>Η πηγή είναι στην εστία της παραβολής, γι’ αυτό τα ανακλώμενα κύματα ταξιδεύουν ίσια μπροστά. Έτσι λειτουργεί και ένας προβολέας.</translation>
    </message>
    <message>
        <source>Hexapole</source>
        <translation>Εξάπολο</translation>
    </message>
    <message>
        <source>Six poles on a circle, alternately positive and negative, send six beams. Between the beams the water stays at rest.</source>
        <translation>Έξι πόλοι σε κύκλο, θετικοί και αρνητικοί εναλλάξ, στέλνουν έξι δέσμες. Ανάμεσα στις δέσμες το νερό ηρεμεί.</translation>
    </message>
    <message>
        <source>High-pass filter (grille)</source>
        <translation>Υψιπερατό φίλτρο (σχάρα)</translation>
    </message>
    <message>
        <source>The bars of this grille hold the water at rest, so only waves shorter than twice the gap pass. The door of a microwave oven works like this.</source>
        <translation>Οι ράβδοι αυτής της σχάρας κρατούν το νερό ακίνητο, γι’ αυτό περνούν μόνο κύματα με μήκος μικρότερο από το διπλάσιο του κενού. Έτσι λειτουργεί η πόρτα ενός φούρνου μικροκυμάτων.</translation>
    </message>
    <message>
        <source>Two incoherent sources</source>
        <translation>Δύο μη σύμφωνες πηγές</translation>
    </message>
    <message>
        <source>Two sources send independent noise. There are no visible fringes, because waves that add up now cancel a moment later.</source>
        <translation>Δύο πηγές στέλνουν ανεξάρτητους θορύβους. Δεν φαίνονται κροσσοί, γιατί κύματα που τώρα ενισχύονται, μια στιγμή αργότερα αλληλοαναιρούνται.</translation>
    </message>
    <message>
        <source>Just above the stability limit</source>
        <translation>Λίγο πάνω από το όριο ευστάθειας</translation>
    </message>
    <message>
        <source>k is 0.0004 above its limit, so the shortest wave grows from 0.001. Then a lower k and damping remove the wave, and the cycle repeats.</source>
        <translation>Το k είναι 0,0004 πάνω από το όριό του, γι’ αυτό το κύμα με το μικρότερο μήκος μεγαλώνει από το 0,001. Μετά ένα μικρότερο k και απόσβεση σβήνουν το κύμα, και ο κύκλος επαναλαμβάνεται.</translation>
    </message>
    <message>
        <source>Two crossing plane waves</source>
        <translation>Δύο επίπεδα κύματα που διασταυρώνονται</translation>
    </message>
    <message>
        <source>Where two plane waves cross, the crests form a chequered pattern. The pattern moves to the right between nodal lines.</source>
        <translation>Εκεί που διασταυρώνονται δύο επίπεδα κύματα, οι κορυφές σχηματίζουν σκακιέρα. Το σχέδιο κινείται προς τα δεξιά ανάμεσα σε δεσμικές γραμμές.</translation>
    </message>
    <message>
        <source>Sound over a cold lake</source>
        <translation>Ήχος πάνω από κρύα λίμνη</translation>
    </message>
    <message>
        <source>Above a cold lake, sound is slower near the water than higher up. Sound that starts upwards is bent down again and is heard far across the lake.</source>
        <translation>Πάνω από κρύα λίμνη ο ήχος είναι πιο αργός κοντά στο νερό απ’ ό,τι ψηλότερα. Ο ήχος που ξεκινά προς τα πάνω κάμπτεται πάλι προς τα κάτω και ακούγεται μακριά πάνω από τη λίμνη.</translation>
    </message>
    <message>
        <source>Diffraction around an island</source>
        <translation>Περίθλαση γύρω από νησί</translation>
    </message>
    <message>
        <source>Waves bend around a small island and meet behind it. Is the sheltered shore a calm place to land?</source>
        <translation>Τα κύματα περιθλώνται γύρω από ένα μικρό νησί και συναντιούνται πίσω του. Είναι η προφυλαγμένη ακτή ήρεμο μέρος για να αράξετε;</translation>
    </message>
    <message>
        <source>Lateral quadrupole</source>
        <translation>Πλευρικό τετράπολο</translation>
    </message>
    <message>
        <source>Four poles on a circle, alternately positive and negative, send four beams, like a tuning fork.</source>
        <translation>Τέσσερις πόλοι σε κύκλο, θετικοί και αρνητικοί εναλλάξ, στέλνουν τέσσερις δέσμες, όπως ένα διαπασών.</translation>
    </message>
    <message>
        <source>Linear quadrupole</source>
        <translation>Γραμμικό τετράπολο</translation>
    </message>
    <message>
        <source>The middle of three sources in a row is twice as strong and in antiphase. The two beams along the row are narrower than the beams of a dipole.</source>
        <translation>Από τρεις πηγές στη σειρά η μεσαία είναι διπλά δυνατή και σε αντίθεση φάσης. Οι δύο δέσμες κατά μήκος της σειράς είναι στενότερες από τις δέσμες ενός διπόλου.</translation>
    </message>
    <message>
        <source>Lloyd&apos;s mirror</source>
        <translation>Κάτοπτρο του Lloyd</translation>
    </message>
    <message>
        <source>A source above a mirror makes the fringes of two sources, because its mirror image acts as the second source. Which lines are maxima, and which are nodal lines?</source>
        <translation>Μία πηγή πάνω από ένα κάτοπτρο δημιουργεί τους κροσσούς δύο πηγών, γιατί το είδωλό της δρα ως δεύτερη πηγή. Ποιες γραμμές είναι μέγιστα και ποιες δεσμικές γραμμές;</translation>
    </message>
    <message>
        <source>Seiche of a long lake</source>
        <translation>Seiche μιας μακρόστενης λίμνης</translation>
    </message>
    <message>
        <source>Lake Geneva is simplified to a box 73 km long and 150 m deep. When the wind drops, its water oscillates from end to end: what is the period?</source>
        <translation>Η λίμνη της Γενεύης είναι απλοποιημένη σε ένα κουτί με μήκος 73 km και βάθος 150 m. Όταν κοπάζει ο άνεμος, το νερό ταλαντώνεται από άκρη σε άκρη: ποια είναι η περίοδος;</translation>
    </message>
    <message>
        <source>Low-pass filter (chambers)</source>
        <translation>Βαθυπερατό φίλτρο (θάλαμοι)</translation>
    </message>
    <message>
        <source>Luneburg lens</source>
        <translation>Φακός του Luneburg</translation>
    </message>
    <message>
        <source>The water gets slower towards the middle. Plane waves from any direction converge to a point on the opposite rim.</source>
        <translation>Προς το κέντρο το νερό γίνεται πιο αργό. Επίπεδα κύματα από κάθε κατεύθυνση συγκλίνουν σε ένα σημείο στο απέναντι χείλος.</translation>
    </message>
    <message>
        <source>Mirage over warm ground</source>
        <translation>Αντικατοπτρισμός πάνω από ζεστό έδαφος</translation>
    </message>
    <message>
        <source>Sound and light are faster near warm ground. A beam that runs down towards the ground is bent up again before it arrives.</source>
        <translation>Κοντά στο ζεστό έδαφος ο ήχος και το φως είναι πιο γρήγορα. Μια δέσμη που κατεβαίνει προς το έδαφος κάμπτεται πάλι προς τα πάνω πριν φτάσει.</translation>
    </message>
    <message>
        <source>Fundamental mode of a pool</source>
        <translation>Θεμελιώδης τρόπος ταλάντωσης λεκάνης</translation>
    </message>
    <message>
        <source>A single hump between fixed sides rises and falls. It is the slowest standing wave of this pool, and the only one without a nodal line.</source>
        <translation>Ένα μόνο εξόγκωμα ανάμεσα σε σταθερές πλευρές ανεβαίνει και κατεβαίνει. Είναι το πιο αργό στάσιμο κύμα αυτής της λεκάνης, και το μόνο χωρίς δεσμική γραμμή.</translation>
    </message>
    <message>
        <source>Two modes in one drum</source>
        <translation>Δύο τρόποι ταλάντωσης σε ένα τύμπανο</translation>
    </message>
    <message>
        <source>Each drum oscillates in two modes at once. The pattern repeats only if the two frequencies have a simple ratio.</source>
        <translation>Κάθε τύμπανο ταλαντώνεται με δύο τρόπους ταυτόχρονα. Η εικόνα επαναλαμβάνεται μόνο αν οι δύο συχνότητες έχουν απλό λόγο.</translation>
    </message>
    <message>
        <source>Modes of six rooms</source>
        <translation>Τρόποι ταλάντωσης έξι δωματίων</translation>
    </message>
    <message>
        <source>In rooms with hard walls, sound is loudest at the walls. In the mode 1 × 0, half a wavelength fits from left to right, and nothing changes from top to bottom.</source>
        <translation>Σε δωμάτια με σκληρούς τοίχους ο ήχος είναι πιο δυνατός στους τοίχους. Στον τρόπο ταλάντωσης 1 × 0 χωρά μισό μήκος κύματος από αριστερά ως δεξιά, και τίποτα δεν αλλάζει από πάνω ως κάτω.</translation>
    </message>
    <message>
        <source>Modes of six drums</source>
        <translation>Τρόποι ταλάντωσης έξι τυμπάνων</translation>
    </message>
    <message>
        <source>Six equal, nearly square drums each show one mode: the more half-wavelengths, the higher the frequency. Which two have nearly the same frequency?</source>
        <translation>Έξι ίδια, σχεδόν τετράγωνα τύμπανα δείχνουν από έναν τρόπο ταλάντωσης: όσο περισσότερα μισά μήκη κύματος, τόσο υψηλότερη η συχνότητα. Ποια δύο έχουν σχεδόν ίδια συχνότητα;</translation>
    </message>
    <message>
        <source>Silencer (muffler)</source>
        <translation>Σιγαστήρας</translation>
    </message>
    <message>
        <source>The wide chamber reflects waves at both ends. It transmits least when it is a quarter of a wavelength long, and nearly everything at half a wavelength.</source>
        <translation>Ο φαρδύς θάλαμος ανακλά κύματα και στα δύο άκρα του. Αφήνει να περάσει το λιγότερο όταν έχει μήκος ένα τέταρτο του μήκους κύματος, και σχεδόν τα πάντα με μισό μήκος κύματος.</translation>
    </message>
    <message>
        <source>Diffraction behind an obstacle</source>
        <translation>Περίθλαση πίσω από εμπόδιο</translation>
    </message>
    <message>
        <source>In the middle of the shadow there is a line of high waves. The waves from both edges travel equally far to this line and arrive in phase.</source>
        <translation>Στη μέση της σκιάς υπάρχει μια γραμμή με ψηλά κύματα. Τα κύματα από τις δύο άκρες διανύουν ίσους δρόμους ως αυτή τη γραμμή και φτάνουν σε φάση.</translation>
    </message>
    <message>
        <source>Harmonic: string touched in the middle</source>
        <translation>Αρμονική: άγγιγμα στη μέση</translation>
    </message>
    <message>
        <source>A finger touches the middle of the string for three seconds and removes all harmonics that move there. The string then sounds an octave higher.</source>
        <translation>Ένα δάχτυλο αγγίζει τη μέση της χορδής για τρία δευτερόλεπτα και σβήνει όλες τις αρμονικές που κινούνται εκεί. Μετά η χορδή ηχεί μία οκτάβα ψηλότερα.</translation>
    </message>
    <message>
        <source>Octupole</source>
        <translation>Οκτάπολο</translation>
    </message>
    <message>
        <source>Eight poles on a circle send eight beams. Make the radius smaller: a small octupole sends hardly any waves.</source>
        <translation>Οκτώ πόλοι σε κύκλο στέλνουν οκτώ δέσμες. Μικρύνετε την ακτίνα: ένα μικρό οκτάπολο δεν στέλνει σχεδόν καθόλου κύματα.</translation>
    </message>
    <message>
        <source>Resonance of pan pipes</source>
        <translation>Συντονισμός αυλών του Πανός</translation>
    </message>
    <message>
        <source>The same sound reaches five pipes, open at the top and closed at the bottom. Only the pipe with a length of a quarter wavelength (end correction included) resonates.</source>
        <translation>Ο ίδιος ήχος φτάνει σε πέντε αυλούς, ανοιχτούς πάνω και κλειστούς κάτω. Συντονίζεται μόνο ο αυλός με μήκος ένα τέταρτο του μήκους κύματος (μαζί με τη διόρθωση άκρου).</translation>
    </message>
    <message>
        <source>Phased array: a steered beam</source>
        <translation>Φασική συστοιχία: στροφή της δέσμης</translation>
    </message>
    <message>
        <source>Sixteen sources in a row oscillate with a small delay from one to the next. The delays steer the beam: try a different angle.</source>
        <translation>Δεκαέξι πηγές στη σειρά ταλαντώνονται με μικρή καθυστέρηση από τη μία στην άλλη. Οι καθυστερήσεις στρέφουν τη δέσμη: δοκιμάστε διαφορετική γωνία.</translation>
    </message>
    <message>
        <source>Phased array: a focus</source>
        <translation>Φασική συστοιχία: εστία</translation>
    </message>
    <message>
        <source>The outer sources oscillate earlier than the inner sources, so all waves arrive at the focus in phase.</source>
        <translation>Οι ακριανές πηγές ταλαντώνονται νωρίτερα από τις μεσαίες, ώστε όλα τα κύματα να φτάνουν στην εστία σε φάση.</translation>
    </message>
    <message>
        <source>Phased array: grating lobes</source>
        <translation>Φασική συστοιχία: λοβοί φράγματος</translation>
    </message>
    <message>
        <source>The sources are more than one wavelength apart. Two more beams therefore appear beside the beam straight ahead.</source>
        <translation>Οι πηγές απέχουν περισσότερο από ένα μήκος κύματος. Γι’ αυτό δίπλα στη δέσμη που πάει ίσια μπροστά εμφανίζονται άλλες δύο.</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Επιπεδόκυρτος φακός</translation>
    </message>
    <message>
        <source>This lens has one flat side. The curved side bends plane waves, the flat side bends them again, and they converge to a focus.</source>
        <translation>Αυτός ο φακός έχει μία επίπεδη πλευρά. Η καμπύλη πλευρά διαθλά τα επίπεδα κύματα, η επίπεδη πλευρά τα διαθλά πάλι, και συγκλίνουν σε μια εστία.</translation>
    </message>
    <message>
        <source>String plucked at 1/7 of its length</source>
        <translation>Τσίμπημα χορδής στο 1/7 του μήκους της</translation>
    </message>
    <message>
        <source>Poisson&apos;s spot</source>
        <translation>Κηλίδα του Poisson</translation>
    </message>
    <message>
        <source>Plane waves meet a circular island. Right behind its centre, where you would expect the deepest shadow, the waves meet in phase.</source>
        <translation>Επίπεδα κύματα συναντούν ένα κυκλικό νησί. Ακριβώς πίσω από το κέντρο του, όπου θα περιμένατε τη βαθύτερη σκιά, τα κύματα συναντιούνται σε φάση.</translation>
    </message>
    <message>
        <source>Porro prism</source>
        <translation>Πρίσμα Porro</translation>
    </message>
    <message>
        <source>The beam enters through the long side, is reflected twice and leaves parallel to the incoming beam. Binoculars use such prisms to turn the image upright.</source>
        <translation>Η δέσμη μπαίνει από τη μεγάλη πλευρά, ανακλάται δύο φορές και βγαίνει παράλληλα στην προσπίπτουσα δέσμη. Με τέτοια πρίσματα τα κιάλια γυρίζουν την εικόνα όρθια.</translation>
    </message>
    <message>
        <source>A pulse at a fixed end</source>
        <translation>Ένας παλμός σε σταθερό άκρο</translation>
    </message>
    <message>
        <source>The fixed end pulls the string down when the pulse lifts it, so the pulse returns upside down. Does the pulse lose height?</source>
        <translation>Το σταθερό άκρο ωθεί τη χορδή προς τα κάτω όταν ο παλμός τη σηκώνει, και ο παλμός επιστρέφει ανάποδα. Χάνει ύψος ο παλμός;</translation>
    </message>
    <message>
        <source>A pulse at a free end</source>
        <translation>Ένας παλμός σε ελεύθερο άκρο</translation>
    </message>
    <message>
        <source>Nothing holds the free end, so it rises twice as high as the pulse. The pulse is reflected upright.</source>
        <translation>Τίποτα δεν συγκρατεί το ελεύθερο άκρο, γι’ αυτό ανεβαίνει σε διπλάσιο ύψος από τον παλμό. Ο παλμός ανακλάται όρθιος.</translation>
    </message>
    <message>
        <source>A pulse at a high-impedance end</source>
        <translation>Ένας παλμός σε άκρο μεγάλης εμπέδησης</translation>
    </message>
    <message>
        <source>The damper at the end has three times the impedance of the string. Part of the pulse is absorbed, and part is reflected.</source>
        <translation>Ο αποσβεστήρας στο άκρο έχει τριπλάσια εμπέδηση από τη χορδή. Ένα μέρος του παλμού απορροφάται και ένα μέρος ανακλάται.</translation>
    </message>
    <message>
        <source>A pulse at a matched end</source>
        <translation>Ένας παλμός σε προσαρμοσμένο άκρο</translation>
    </message>
    <message>
        <source>The damper at the end has the same impedance as the string, so it acts like more string. The pulse is absorbed almost without reflection.</source>
        <translation>Ο αποσβεστήρας στο άκρο έχει την ίδια εμπέδηση με τη χορδή, γι’ αυτό δρα όπως περισσότερη χορδή. Ο παλμός απορροφάται σχεδόν χωρίς ανάκλαση.</translation>
    </message>
    <message>
        <source>Quarter-wave matching section</source>
        <translation>Προσαρμογή τετάρτου κύματος</translation>
    </message>
    <message>
        <source>The section between the light and the heavy string is a quarter of a wavelength long. Its impedance is the geometric mean of both, so almost nothing is reflected.</source>
        <translation>Το τμήμα ανάμεσα στην ελαφριά και τη βαριά χορδή έχει μήκος ένα τέταρτο του μήκους κύματος. Η εμπέδησή του είναι ο γεωμετρικός μέσος των δύο, και σχεδόν τίποτα δεν ανακλάται.</translation>
    </message>
    <message>
        <source>Reciprocity</source>
        <translation>Αμοιβαιότητα</translation>
    </message>
    <message>
        <source>At the top, the source is in the bay and the probe is outside. At the bottom they change places, and both probes record the same curve.</source>
        <translation>Πάνω η πηγή είναι μέσα στον κόλπο και ο αισθητήρας έξω. Κάτω αλλάζουν θέσεις, και οι δύο αισθητήρες καταγράφουν την ίδια καμπύλη.</translation>
    </message>
    <message>
        <source>Right-angle prism</source>
        <translation>Πρίσμα ορθής γωνίας</translation>
    </message>
    <message>
        <source>The beam enters the slow triangle head-on and meets its long side at 45°. It is totally reflected there and turns through a right angle.</source>
        <translation>Η δέσμη μπαίνει κάθετα στο αργό τρίγωνο και συναντά τη μεγάλη πλευρά του στις 45°. Εκεί ανακλάται ολικά και στρέφεται κατά ορθή γωνία.</translation>
    </message>
    <message>
        <source>Room resonance</source>
        <translation>Συντονισμός δωματίου</translation>
    </message>
    <message>
        <source>A loudspeaker in the corner plays at a natural frequency of the room. The sound booms in some places and cannot be heard in others.</source>
        <translation>Ένα μεγάφωνο στη γωνία παίζει σε μια ιδιοσυχνότητα του δωματίου. Σε μερικά μέρη ο ήχος βουίζει και σε άλλα δεν ακούγεται.</translation>
    </message>
    <message>
        <source>Doppler effect: source on a circle</source>
        <translation>Φαινόμενο Doppler: πηγή σε κύκλο</translation>
    </message>
    <message>
        <source>A source moves in a circle, and its waves form a spiral. The probe records a higher frequency while the source approaches, and a lower frequency while it moves away.</source>
        <translation>Μια πηγή κινείται σε κύκλο, και τα κύματά της σχηματίζουν σπείρα. Ο αισθητήρας καταγράφει υψηλότερη συχνότητα όσο η πηγή πλησιάζει και χαμηλότερη όσο απομακρύνεται.</translation>
    </message>
    <message>
        <source>Scattering by a small post</source>
        <translation>Σκέδαση από έναν μικρό πάσσαλο</translation>
    </message>
    <message>
        <source>A post much smaller than the wavelength scatters only a small part of the wave. The scattered wave spreads in all directions.</source>
        <translation>Ένας πάσσαλος πολύ μικρότερος από το μήκος κύματος σκεδάζει μόνο ένα μικρό μέρος του κύματος. Το σκεδαζόμενο κύμα απλώνεται προς όλες τις κατευθύνσεις.</translation>
    </message>
    <message>
        <source>Numerical dispersion on a string</source>
        <translation>Αριθμητική διασπορά σε χορδή</translation>
    </message>
    <message>
        <source>Two wave packets start together, one of long and one of short waves. Short waves are slower on this chain of points: watch them fall behind.</source>
        <translation>Δύο κυματοπακέτα ξεκινούν μαζί, ένα με μεγάλα και ένα με μικρά μήκη κύματος. Σε αυτή την αλυσίδα σημείων το δεύτερο είναι πιο αργό: δείτε το να μένει πίσω.</translation>
    </message>
    <message>
        <source>Quarter-wave side branch</source>
        <translation>Πλευρικός κλάδος τετάρτου κύματος</translation>
    </message>
    <message>
        <source>The side tube, closed and a quarter of a wavelength long, stops the wave in the lower duct. The upper duct has no side tube.</source>
        <translation>Ο πλευρικός σωλήνας, κλειστός και με μήκος ένα τέταρτο του μήκους κύματος, σταματά το κύμα στον κάτω αγωγό. Ο πάνω αγωγός δεν έχει πλευρικό σωλήνα.</translation>
    </message>
    <message>
        <source>Slow medium: shorter wavelength</source>
        <translation>Αργό μέσο: μικρότερο μήκος κύματος</translation>
    </message>
    <message>
        <source>At the boundary the wavelength gets shorter, but the frequency stays the same. Part of the wave is reflected, and the transmitted wave is higher.</source>
        <translation>Στο σύνορο το μήκος κύματος μικραίνει, αλλά η συχνότητα μένει ίδια. Ένα μέρος του κύματος ανακλάται, και το διερχόμενο κύμα είναι ψηλότερο.</translation>
    </message>
    <message>
        <source>Sound channel</source>
        <translation>Ηχητικό κανάλι</translation>
    </message>
    <message>
        <source>Sound is slowest in the middle, so waves that leave the channel are bent back into it. This is why whales are heard across an ocean.</source>
        <translation>Ο ήχος είναι πιο αργός στη μέση, γι’ αυτό κύματα που φεύγουν από το κανάλι κάμπτονται πάλι προς αυτό. Έτσι οι φάλαινες ακούγονται από τη μια άκρη του ωκεανού στην άλλη.</translation>
    </message>
    <message>
        <source>Speaking tube</source>
        <translation>Φωναγωγός</translation>
    </message>
    <message>
        <source>Sound spreads and fades in the open, but it cannot spread in the tube. Compare the waves at equal distances.</source>
        <translation>Ο ήχος απλώνεται και εξασθενεί στο ανοιχτό, αλλά μέσα στον σωλήνα δεν μπορεί να απλωθεί. Συγκρίνετε τα κύματα σε ίσες αποστάσεις.</translation>
    </message>
    <message>
        <source>Chaos in a stadium</source>
        <translation>Χάος σε ένα στάδιο</translation>
    </message>
    <message>
        <source>Two waves make a standing wave</source>
        <translation>Δύο κύματα κάνουν ένα στάσιμο κύμα</translation>
    </message>
    <message>
        <source>Two equal oscillators send waves towards each other. Between the oscillators some points stay at rest, and others move twice as far as in one wave.</source>
        <translation>Δύο ίδιοι ταλαντωτές στέλνουν κύματα ο ένας προς τον άλλον. Ανάμεσα στους ταλαντωτές μερικά σημεία μένουν ακίνητα, και άλλα κινούνται διπλά απ’ ό,τι σε ένα κύμα.</translation>
    </message>
    <message>
        <source>Echo from a pyramid&apos;s steps</source>
        <translation>Ηχώ από τα σκαλιά μιας πυραμίδας</translation>
    </message>
    <message>
        <source>Struck string</source>
        <translation>Χορδή χτυπημένη με σφυρί</translation>
    </message>
    <message>
        <source>A hammer gives the string a velocity instead of a shape, so a hump rises from rest and travels both ways. High harmonics are stronger than on a plucked string.</source>
        <translation>Ένα σφυρί δίνει στη χορδή ταχύτητα αντί για σχήμα. Από την ηρεμία υψώνεται ένα εξόγκωμα και ταξιδεύει προς τις δύο πλευρές. Οι υψηλές αρμονικές είναι ισχυρότερες απ’ ό,τι σε τσιμπημένη χορδή.</translation>
    </message>
    <message>
        <source>Tide in a shallow bay</source>
        <translation>Παλίρροια σε ρηχό κόλπο</translation>
    </message>
    <message>
        <source>The shallow bay is a quarter of a tidal wavelength long. The tide at its head is twice as high as on a steep coast, as in the Bay of Fundy.</source>
        <translation>Ο ρηχός κόλπος έχει μήκος ένα τέταρτο του μήκους κύματος της παλίρροιας. Στον μυχό του η παλίρροια έχει διπλάσιο ύψος απ’ ό,τι σε απότομη ακτή, όπως στον κόλπο του Φάντι.</translation>
    </message>
    <message>
        <source>Triple slit</source>
        <translation>Τριπλή σχισμή</translation>
    </message>
    <message>
        <source>Three slits send out three waves. Between two strong maxima there is a weak one, where two of the three waves cancel.</source>
        <translation>Τρεις σχισμές στέλνουν τρία κύματα. Ανάμεσα σε δύο ισχυρά μέγιστα υπάρχει ένα ασθενές, όπου τα δύο από τα τρία κύματα αλληλοαναιρούνται.</translation>
    </message>
    <message>
        <source>Rotating wave</source>
        <translation>Περιστρεφόμενο κύμα</translation>
    </message>
    <message>
        <source>Two modes of a square pool have the same frequency. If one is a quarter of a cycle behind the other, they make a rotating wave.</source>
        <translation>Δύο τρόποι ταλάντωσης μιας τετράγωνης λεκάνης έχουν την ίδια συχνότητα. Αν ο ένας καθυστερεί κατά ένα τέταρτο του κύκλου, σχηματίζουν ένα περιστρεφόμενο κύμα.</translation>
    </message>
    <message>
        <source>Twelve-pole</source>
        <translation>Δωδεκάπολο</translation>
    </message>
    <message>
        <source>Twelve poles on a circle send twelve beams. Inside the circle the waves nearly cancel.</source>
        <translation>Δώδεκα πόλοι σε κύκλο στέλνουν δώδεκα δέσμες. Μέσα στον κύκλο τα κύματα σχεδόν αλληλοαναιρούνται.</translation>
    </message>
    <message>
        <source>Seiche of a lake with two depths</source>
        <translation>Seiche μιας λίμνης με δύο βάθη</translation>
    </message>
    <message>
        <source>One half of this lake is only a quarter as deep, so waves are slower and higher there. The nodal line is not in the middle.</source>
        <translation>Η μισή λίμνη έχει μόνο το ένα τέταρτο του βάθους, γι’ αυτό εκεί τα κύματα είναι πιο αργά και πιο ψηλά. Η δεσμική γραμμή δεν είναι στη μέση.</translation>
    </message>
    <message>
        <source>Young&apos;s experiment with unequal slits</source>
        <translation>Πείραμα του Young με άνισες σχισμές</translation>
    </message>
    <message>
        <source>One slit is wider than the other, so the waves do not cancel completely in the minima. The fringes lose contrast.</source>
        <translation>Η μία σχισμή είναι πιο πλατιά από την άλλη, γι’ αυτό στα ελάχιστα τα κύματα δεν αλληλοαναιρούνται τελείως. Οι κροσσοί χάνουν αντίθεση.</translation>
    </message>
    <message>
        <source>Triangle and square waves</source>
        <translation>Τριγωνικά και τετραγωνικά κύματα</translation>
    </message>
    <message>
        <source>A square wave and a triangle wave travel side by side as plane waves and keep their shape. Compare the curves of the two probes.</source>
        <translation>Ένα τετραγωνικό και ένα τριγωνικό κύμα διαδίδονται δίπλα δίπλα ως επίπεδα κύματα και κρατούν το σχήμα τους. Συγκρίνετε τις καμπύλες των δύο αισθητήρων.</translation>
    </message>
    <message>
        <source>Whispering gallery</source>
        <translation>Στοά των ψιθύρων</translation>
    </message>
    <message>
        <source>A whisper along the wall of a round room follows the wall all the way round. In the middle of the room it can hardly be heard.</source>
        <translation>Ένας ψίθυρος κατά μήκος του τοίχου ενός στρογγυλού χώρου ακολουθεί τον τοίχο ολόγυρα. Στη μέση του χώρου μόλις που ακούγεται.</translation>
    </message>
    <message>
        <source>Zone plate, middle covered</source>
        <translation>Πλάκα ζωνών, μέση κλειστή</translation>
    </message>
    <message>
        <source>The middle and every second zone are covered. The waves through the open zones arrive in phase at the focus, as they do with an open middle.</source>
        <translation>Η μέση και κάθε δεύτερη ζώνη είναι κλειστές. Τα κύματα από τις ανοιχτές ζώνες φτάνουν στην εστία σε φάση, όπως και με ανοιχτή μέση.</translation>
    </message>
    <message>
        <source>Zone plate, middle open</source>
        <translation>Πλάκα ζωνών, μέση ανοιχτή</translation>
    </message>
    <message>
        <source>Every second zone is open, so only waves that arrive in phase at one point pass. A screen with the right gaps focuses like a lens.</source>
        <translation>Κάθε δεύτερη ζώνη είναι ανοιχτή, και περνούν μόνο κύματα που φτάνουν σε φάση σε ένα σημείο. Ένα διάφραγμα με τα σωστά κενά εστιάζει σαν φακός.</translation>
    </message>
    <message>
        <source>Maxwell&apos;s fish-eye</source>
        <translation>Το μάτι του ψαριού του Maxwell</translation>
    </message>
    <message>
        <source>A formula makes the waves half as fast at the centre of the disc as at its rim. Rays from a point on the rim follow circular arcs and meet at the opposite point.</source>
        <translation>Ένας τύπος δίνει στα κύματα στο κέντρο του δίσκου τη μισή ταχύτητα απ’ ό,τι στο χείλος του. Ακτίνες από ένα σημείο του χείλους ακολουθούν τόξα κύκλων και συναντιούνται στο απέναντι σημείο.</translation>
    </message>
    <message>
        <source>Converging circular wave</source>
        <translation>Κυκλικό κύμα που συγκλίνει</translation>
    </message>
    <message>
        <source>A formula gives the water the shape of a ring at the start. Half of the wave spreads outwards, and half converges and rises high in the middle.</source>
        <translation>Ένας τύπος δίνει στο νερό στην αρχή σχήμα δακτυλίου. Το μισό κύμα απλώνεται προς τα έξω, και το άλλο μισό συγκλίνει και υψώνεται πολύ στη μέση.</translation>
    </message>
    <message>
        <source>Lake Geneva</source>
        <translation>Η λίμνη της Γενεύης</translation>
    </message>
    <message>
        <source>A picture gives the depths (black: land, white: 310 m), and one second here is eleven minutes. The tilted water oscillates from end to end, highest where the lake is narrow and shallow.</source>
        <translation>Μια εικόνα δίνει τα βάθη (μαύρο: ξηρά, λευκό: 310 m), και ένα δευτερόλεπτο εδώ είναι έντεκα λεπτά. Το γερμένο νερό ταλαντώνεται από άκρη σε άκρη, πιο ψηλά όπου η λίμνη είναι στενή και ρηχή.</translation>
    </message>
    <message>
        <source>Aliasing: too few beads for the wave</source>
        <translation>Αναδίπλωση: πολύ λίγες χάντρες για το κύμα</translation>
    </message>
    <message>
        <source>Ten beads start on a wave with 19 half-wavelengths (the thin line in the window). At the beads it looks like 3 half-wavelengths, so the beads oscillate like that.</source>
        <translation>Δέκα χάντρες αρχίζουν πάνω σε ένα κύμα με 19 μισά μήκη κύματος (η λεπτή γραμμή στο παράθυρο). Στις χάντρες μοιάζει με 3 μισά μήκη κύματος, και οι χάντρες ταλαντώνονται έτσι.</translation>
    </message>
    <message>
        <source>Four neighbours or eight</source>
        <translation>Τέσσερις γείτονες ή οκτώ</translation>
    </message>
    <message>
        <source>Five slits: intensity on a screen</source>
        <translation>Πέντε σχισμές: ένταση σε πέτασμα</translation>
    </message>
    <message>
        <source>The more slits there are, the narrower the maxima are. Between two strong maxima there are weak ones: three for five slits.</source>
        <translation>Όσο περισσότερες είναι οι σχισμές, τόσο στενότερα είναι τα μέγιστα. Ανάμεσα σε δύο ισχυρά μέγιστα υπάρχουν ασθενή: τρία για πέντε σχισμές.</translation>
    </message>
    <message>
        <source>Stop band of a beaded string</source>
        <translation>Ζώνη αποκοπής χορδής με χάντρες</translation>
    </message>
    <message>
        <source>Eight beads on the string are each as heavy as twenty points. A low and a high frequency come from the left, but only the low one passes.</source>
        <translation>Οκτώ χάντρες πάνω στη χορδή είναι καθεμία βαριά όσο είκοσι σημεία. Από αριστερά έρχονται μια χαμηλή και μια υψηλή συχνότητα, αλλά περνά μόνο η χαμηλή.</translation>
    </message>
    <message>
        <source>Two wide slits: a missing maximum</source>
        <translation>Δύο φαρδιές σχισμές: ένα μέγιστο που λείπει</translation>
    </message>
    <message>
        <source>In some directions each slit alone sends no waves, so the pair sends none either. The second maximum on each side is therefore missing.</source>
        <translation>Σε μερικές διευθύνσεις κάθε σχισμή μόνη της δεν στέλνει κύματα, άρα ούτε και οι δύο μαζί. Γι’ αυτό λείπει το δεύτερο μέγιστο σε κάθε πλευρά.</translation>
    </message>
    <message>
        <source>Randomly spaced slits</source>
        <translation>Σχισμές σε τυχαίες αποστάσεις</translation>
    </message>
    <message>
        <source>Eight slits as wide as the slits of a grating are randomly spaced. Their waves arrive in phase only straight ahead, so there is no other clear maximum.</source>
        <translation>Οκτώ σχισμές, φαρδιές όσο οι σχισμές ενός φράγματος, έχουν τυχαίες αποστάσεις. Τα κύματά τους φτάνουν σε φάση μόνο ίσια μπροστά, γι’ αυτό δεν υπάρχει άλλο καθαρό μέγιστο.</translation>
    </message>
    <message>
        <source>Beams with soft and hard edges</source>
        <translation>Δέσμες με απαλές και απότομες άκρες</translation>
    </message>
    <message>
        <source>A source sends beams with soft edges to both sides, and a slit cuts off the edges of the right beam. Compare the two screens.</source>
        <translation>Μια πηγή στέλνει και στις δύο πλευρές δέσμες με απαλές άκρες, και μια σχισμή κόβει τις άκρες της δεξιάς. Συγκρίνετε τα δύο πετάσματα.</translation>
    </message>
    <message>
        <source>Springs in a block</source>
        <translation>Ελατήρια σε έναν κύβο</translation>
    </message>
    <message>
        <source>Each point of a block is connected to six neighbours. Layers across the diagonal have three springs to each side, so they move like a row with three times the k.</source>
        <translation>Κάθε σημείο ενός κύβου συνδέεται με έξι γείτονες. Στρώματα κάθετα στη διαγώνιο έχουν τρία ελατήρια προς κάθε πλευρά, γι’ αυτό κινούνται σαν σειρά με τριπλάσιο k.</translation>
    </message>
    <message>
        <source>A row of tone holes</source>
        <translation>Μια σειρά από τρύπες</translation>
    </message>
    <message>
        <source>The open holes of a clarinet reflect low notes, and high notes run past the holes. Here the holes are side tubes with fixed ends.</source>
        <translation>Οι ανοιχτές τρύπες ενός κλαρινέτου ανακλούν τις χαμηλές νότες, και οι ψηλές τις προσπερνούν. Εδώ οι τρύπες είναι πλευρικοί σωλήνες με σταθερά άκρα.</translation>
    </message>
    <message>
        <source>Above the cut-off frequency</source>
        <translation>Πάνω από τη συχνότητα αποκοπής</translation>
    </message>
    <message>
        <source>At the highest frequency of a string of points, neighbours oscillate in antiphase. A driver just below this frequency sends out waves, and just above it nothing gets out.</source>
        <translation>Στη μέγιστη συχνότητα μιας χορδής από σημεία, τα γειτονικά σημεία ταλαντώνονται σε αντίθεση φάσης. Μια διέγερση λίγο κάτω από αυτή τη συχνότητα στέλνει κύματα, και λίγο πάνω από αυτή δεν βγαίνει τίποτα.</translation>
    </message>
    <message>
        <source>Waves in integer arithmetic</source>
        <translation>Κύματα με αριθμητική ακεραίων</translation>
    </message>
    <message>
        <source>Wide slit: intensity on a screen</source>
        <translation>Φαρδιά σχισμή: ένταση σε πέτασμα</translation>
    </message>
    <message>
        <source>A slit more than three wavelengths wide sends one broad beam with weak beams beside it. A curved screen around the slit measures their intensity.</source>
        <translation>Μια σχισμή φαρδύτερη από τρία μήκη κύματος στέλνει μια πλατιά δέσμη με ασθενείς δέσμες δίπλα της. Ένα καμπύλο πέτασμα γύρω από τη σχισμή μετρά την έντασή τους.</translation>
    </message>
    <message>
        <source>Heights are integers, and remainders of divisions are dropped. A drop of height 1 cannot leave its cell, but a drop of height 1000 spreads over all the water.</source>
        <translation>Τα ύψη είναι ακέραιοι, και τα υπόλοιπα των διαιρέσεων χάνονται. Μια σταγόνα ύψους 1 δεν φεύγει από το κελί της, αλλά μια σταγόνα ύψους 1000 απλώνεται σε όλο το νερό.</translation>
    </message>
    <message>
        <source>With four neighbours, k is just above its limit, and a chessboard pattern grows from a height of 1/50. With eight neighbours and the same k, the pattern only oscillates.</source>
        <translation>Με τέσσερις γείτονες το k είναι λίγο πάνω από το όριό του, και ένα σχέδιο σκακιέρας μεγαλώνει από ύψος 1/50. Με οκτώ γείτονες και το ίδιο k, το σχέδιο μόνο ταλαντώνεται.</translation>
    </message>
    <message>
        <source>Fireworks over water</source>
        <translation>Πυροτεχνήματα πάνω από νερό</translation>
    </message>
    <message>
        <source>Sparks keep flying off in all directions and fall with the same constant acceleration. Each spark makes a circular wave where it lands in the water.</source>
        <translation>Σπίθες πετούν αδιάκοπα προς όλες τις κατευθύνσεις και πέφτουν με την ίδια σταθερή επιτάχυνση. Κάθε σπίθα κάνει ένα κυκλικό κύμα εκεί που πέφτει στο νερό.</translation>
    </message>
    <message>
        <source>Snow covering a word</source>
        <translation>Χιόνι που σκεπάζει μια λέξη</translation>
    </message>
    <message>
        <source>Drifting snowflakes make small waves in the water and disappear. On the walls they stay until the whole word is covered.</source>
        <translation>Νιφάδες που παρασύρονται κάνουν μικρά κύματα στο νερό και χάνονται. Στους τοίχους μένουν, ώσπου να σκεπαστεί όλη η λέξη.</translation>
    </message>
    <message>
        <source>With the cross stencil, short waves are too slow along the axes and exact along the diagonals. The wavefronts bulge towards the corners.</source>
        <translation>Με γείτονες σε σταυρό τα κύματα μικρού μήκους είναι πολύ αργά στους άξονες και ακριβή στις διαγώνιες. Τα μέτωπα κύματος φουσκώνουν προς τις γωνίες.</translation>
    </message>
    <message>
        <source>A grating sends beams straight ahead and in the directions where the paths from neighbouring slits differ by one wavelength. Half-way between the beams the waves are much lower.</source>
        <translation>Ένα φράγμα στέλνει δέσμες ίσια μπροστά και στις διευθύνσεις όπου οι δρόμοι από γειτονικές σχισμές διαφέρουν κατά ένα μήκος κύματος. Στη μέση ανάμεσα στις δέσμες τα κύματα είναι πολύ χαμηλότερα.</translation>
    </message>
    <message>
        <source>Chambers and narrow necks act like springs and masses in a row. The low frequency passes through them, but twice this frequency does not.</source>
        <translation>Οι θάλαμοι και οι στενοί λαιμοί δρουν όπως ελατήρια και μάζες στη σειρά. Η χαμηλή συχνότητα τους διασχίζει, η διπλάσια συχνότητα όχι.</translation>
    </message>
    <message>
        <source>If you pluck a string at a node of a harmonic, this harmonic is missing. Piano hammers strike near a seventh of the length, too.</source>
        <translation>Αν τσιμπήσετε μια χορδή σε δεσμό μιας αρμονικής, αυτή η αρμονική λείπει. Και τα σφυριά του πιάνου χτυπούν κοντά στο ένα έβδομο του μήκους.</translation>
    </message>
    <message>
        <source>Between two half circles hardly any ray repeats its path. The wave soon fills the whole stadium, and its starting point can no longer be seen.</source>
        <translation>Ανάμεσα σε δύο ημικύκλια σχεδόν καμία ακτίνα δεν επαναλαμβάνει τον δρόμο της. Σύντομα το κύμα γεμίζει όλο το στάδιο, και δεν φαίνεται πια πού άρχισε.</translation>
    </message>
    <message>
        <source>Each step of the pyramid reflects a clap a little later than the step below. Together the echoes make a tone that falls in pitch.</source>
        <translation>Κάθε σκαλί της πυραμίδας ανακλά ένα παλαμάκι λίγο αργότερα από το αποκάτω σκαλί. Μαζί οι ανακλάσεις κάνουν έναν τόνο που χαμηλώνει.</translation>
    </message>
</context>
<context>
    <name>PresetGroup</name>
    <message>
        <source>The first minutes: tap in rhythm and find a resonance.</source>
        <translation>Τα πρώτα λεπτά: χτυπήστε ρυθμικά και βρείτε έναν συντονισμό.</translation>
    </message>
    <message>
        <source>Waves on a string: reflections, standing waves, harmonics and joined strings.</source>
        <translation>Κύματα σε χορδή: ανακλάσεις, στάσιμα κύματα, αρμονικές και ενωμένες χορδές.</translation>
    </message>
    <message>
        <source>Waves from sources, near and far, in one direction or in all directions.</source>
        <translation>Κύματα από πηγές, κοντά και μακριά, προς μία διεύθυνση ή προς όλες.</translation>
    </message>
    <message>
        <source>Several waves in one place: where they add up, and where they cancel.</source>
        <translation>Πολλά κύματα στο ίδιο μέρος: πού ενισχύονται και πού αλληλοαναιρούνται.</translation>
    </message>
    <message>
        <source>Diffraction: waves at openings, edges and small obstacles.</source>
        <translation>Περίθλαση: κύματα σε ανοίγματα, άκρες και μικρά εμπόδια.</translation>
    </message>
    <message>
        <source>Reflection: fixed, free, absorbing and curved walls.</source>
        <translation>Ανάκλαση: σταθεροί, ελεύθεροι, απορροφητικοί και καμπύλοι τοίχοι.</translation>
    </message>
    <message>
        <source>Waves turn where their speed changes: Snell&apos;s law, prisms, lenses and mirages.</source>
        <translation>Τα κύματα στρίβουν όπου αλλάζει η ταχύτητά τους: νόμος του Snell, πρίσματα, φακοί και αντικατοπτρισμοί.</translation>
    </message>
    <message>
        <source>Channels that guide waves, and filters that pass only some frequencies.</source>
        <translation>Κανάλια που οδηγούν τα κύματα, και φίλτρα που περνούν μόνο μερικές συχνότητες.</translation>
    </message>
    <message>
        <source>Enclosed water and its standing waves, each with its own frequency.</source>
        <translation>Κλειστό νερό και τα στάσιμα κύματά του, καθένα με τη δική του συχνότητα.</translation>
    </message>
    <message>
        <source>The Doppler effect, and sources that are faster than their waves.</source>
        <translation>Το φαινόμενο Doppler, και πηγές ταχύτερες από τα κύματά τους.</translation>
    </message>
    <message>
        <source>Rain, beaches, harbours and lakes: waves in shallow water.</source>
        <translation>Βροχή, παραλίες, λιμάνια και λίμνες: κύματα σε ρηχό νερό.</translation>
    </message>
    <message>
        <source>Numerical effects: direction, wavelength and stability.</source>
        <translation>Αριθμητικά φαινόμενα: διεύθυνση, μήκος κύματος και ευστάθεια.</translation>
    </message>
    <message>
        <source>Masses and springs, the model behind string and membrane.</source>
        <translation>Μάζες και ελατήρια, το μοντέλο πίσω από τη χορδή και τη μεμβράνη.</translation>
    </message>
    <message>
        <source>String and pool as computed by the 2013 web page.</source>
        <translation>Χορδή και λεκάνη, όπως τις υπολόγιζε η ιστοσελίδα του 2013.</translation>
    </message>
    <message>
        <source>Integer arithmetic that looks like water, from the early days of computer graphics.</source>
        <translation>Αριθμητική ακεραίων που μοιάζει με νερό, από τα πρώτα χρόνια των γραφικών υπολογιστή.</translation>
    </message>
    <message>
        <source>String, water, fireworks and snow, based on the 2009 programs.</source>
        <translation>Χορδή, νερό, πυροτεχνήματα και χιόνι, με βάση τα προγράμματα του 2009.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>γραμμή %1, στήλη %2: %3</translation>
    </message>
    <message>
        <source>ill-formed UTF-8</source>
        <translation>κακοσχηματισμένο UTF-8</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>αυτό δεν είναι έγκυρο JSON</translation>
    </message>
    <message>
        <source>is defined twice</source>
        <translation>ορίζεται δύο φορές</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>και άλλα</translation>
    </message>
    <message>
        <source>more than %1 keys in one object</source>
        <translation>περισσότερα από %1 κλειδιά σε ένα αντικείμενο</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>περισσότερες από %1 τιμές</translation>
    </message>
    <message>
        <source>more than %1 probes</source>
        <translation>περισσότεροι από %1 αισθητήρες</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>πιο βαθιά από %1 επίπεδα</translation>
    </message>
    <message>
        <source>%1 is too large for a number</source>
        <translation>το %1 είναι πολύ μεγάλο για αριθμό</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>το %1 δεν είναι αριθμός</translation>
    </message>
    <message>
        <source>an experiment must be a JSON object: %1</source>
        <translation>ένα πείραμα πρέπει να είναι αντικείμενο JSON: %1</translation>
    </message>
    <message>
        <source>version %1 is newer than this program can read (1)</source>
        <translation>η έκδοση %1 είναι νεότερη από όσο διαβάζει αυτό το πρόγραμμα (1)</translation>
    </message>
    <message>
        <source>%1 is not a valid file version (expected 1)</source>
        <translation>το %1 δεν είναι έγκυρη έκδοση αρχείου (αναμένεται 1)</translation>
    </message>
    <message>
        <source>is missing (the file version, 1)</source>
        <translation>λείπει (η έκδοση του αρχείου, 1)</translation>
    </message>
    <message>
        <source>is missing (the place where the height is recorded)</source>
        <translation>λείπει (η θέση όπου καταγράφεται το ύψος)</translation>
    </message>
    <message>
        <source>is missing (one of %1)</source>
        <translation>λείπει (ένα από τα %1)</translation>
    </message>
    <message>
        <source>is missing (%1)</source>
        <translation>λείπει (%1)</translation>
    </message>
    <message>
        <source>unknown key; valid keys: %1</source>
        <translation>άγνωστο κλειδί· έγκυρα κλειδιά: %1</translation>
    </message>
    <message>
        <source>unknown parameter</source>
        <translation>άγνωστη παράμετρος</translation>
    </message>
    <message>
        <source>cannot be changed during a run</source>
        <translation>δεν αλλάζει κατά την εκτέλεση</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>το %1 δεν είναι κείμενο</translation>
    </message>
    <message>
        <source>%1 is not a name</source>
        <translation>το %1 δεν είναι όνομα</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>το %1 δεν είναι λίστα</translation>
    </message>
    <message>
        <source>%1 is not an object with the parameters to change</source>
        <translation>το %1 δεν είναι αντικείμενο με τις παραμέτρους που αλλάζουν</translation>
    </message>
    <message>
        <source>%1 is not an object with %2</source>
        <translation>το %1 δεν είναι αντικείμενο με %2</translation>
    </message>
    <message>
        <source>%1 is not a cell (integers inside the grid)</source>
        <translation>το %1 δεν είναι κελί (ακέραιοι μέσα στο πλέγμα)</translation>
    </message>
    <message>
        <source>%1 is not a place in a pool ([column, row])</source>
        <translation>το %1 δεν είναι θέση σε λεκάνη ([στήλη, γραμμή])</translation>
    </message>
    <message>
        <source>%1 is not a place on a string ([point])</source>
        <translation>το %1 δεν είναι θέση σε χορδή ([σημείο])</translation>
    </message>
    <message>
        <source>%1 is not the size of a pool ([columns, rows], integers from 1 to %2)</source>
        <translation>το %1 δεν είναι μέγεθος λεκάνης ([στήλες, γραμμές], ακέραιοι, 1 έως %2)</translation>
    </message>
    <message>
        <source>%1 is not the size of a string ([points], an integer from 1 to %2)</source>
        <translation>το %1 δεν είναι μέγεθος χορδής ([σημεία], ακέραιος από 1 έως %2)</translation>
    </message>
    <message>
        <source>every size must be at least 1</source>
        <translation>κάθε μέγεθος πρέπει να είναι τουλάχιστον 1</translation>
    </message>
    <message>
        <source>a string has only one size (its number of points)</source>
        <translation>μια χορδή έχει μόνο ένα μέγεθος (το πλήθος των σημείων της)</translation>
    </message>
    <message>
        <source>%1 points are too many (at most %2)</source>
        <translation>%1 σημεία είναι πάρα πολλά (το πολύ %2)</translation>
    </message>
    <message>
        <source>%1 cells are too many (at most %2)</source>
        <translation>%1 κελιά είναι πάρα πολλά (το πολύ %2)</translation>
    </message>
    <message>
        <source>%1 events are too many (at most %2)</source>
        <translation>%1 συμβάντα είναι πάρα πολλά (το πολύ %2)</translation>
    </message>
    <message>
        <source>%1 bytes are too many (at most %2)</source>
        <translation>%1 byte είναι πάρα πολλά (το πολύ %2)</translation>
    </message>
    <message>
        <source>%1 are too many (at most %2)</source>
        <translation>%1 είναι πάρα πολλά (το πολύ %2)</translation>
    </message>
    <message>
        <source>%1 and %2 must both be periodic, or neither</source>
        <translation>τα %1 και %2 πρέπει να είναι και τα δύο periodic, ή κανένα</translation>
    </message>
    <message>
        <source>%1 is only available on a string; in a pool, use one of %2</source>
        <translation>το %1 διατίθεται μόνο για χορδή· σε λεκάνη χρησιμοποιήστε ένα από τα %2</translation>
    </message>
    <message>
        <source>integer arithmetic supports only the leapfrog scheme</source>
        <translation>η αριθμητική ακεραίων υποστηρίζει μόνο τη μέθοδο leapfrog</translation>
    </message>
    <message>
        <source>integer arithmetic supports only %1</source>
        <translation>η αριθμητική ακεραίων υποστηρίζει μόνο: %1</translation>
    </message>
    <message>
        <source>integer arithmetic does not support a drive</source>
        <translation>η αριθμητική ακεραίων δεν υποστηρίζει διέγερση</translation>
    </message>
    <message>
        <source>%1 is outside the string (0 to %2)</source>
        <translation>το %1 είναι έξω από τη χορδή (0 έως %2)</translation>
    </message>
    <message>
        <source>%1, %2 is outside the pool (0 to %3, 0 to %4)</source>
        <translation>το %1, %2 είναι έξω από τη λεκάνη (0 έως %3, 0 έως %4)</translation>
    </message>
    <message>
        <source>%1 is out of range (0 to %2)</source>
        <translation>το %1 είναι εκτός ορίων (0 έως %2)</translation>
    </message>
    <message>
        <source>%1 comes after %2; events must be in order</source>
        <translation>το %1 έρχεται μετά το %2· τα συμβάντα πρέπει να είναι στη σειρά</translation>
    </message>
    <message>
        <source>%1 is not a number (%2)</source>
        <translation>το %1 δεν είναι αριθμός (%2)</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>το %1 δεν είναι ένα από τα %2</translation>
    </message>
    <message>
        <source>%1 is not allowed (%2)</source>
        <translation>το %1 δεν επιτρέπεται (%2)</translation>
    </message>
    <message>
        <source>an integer, at least %1, at most %2</source>
        <translation>ακέραιος, τουλάχιστον %1, το πολύ %2</translation>
    </message>
    <message>
        <source>an integer, greater than %1, at most %2</source>
        <translation>ακέραιος, μεγαλύτερος από %1, το πολύ %2</translation>
    </message>
    <message>
        <source>an integer from %1 to %2</source>
        <translation>ακέραιος, %1 έως %2</translation>
    </message>
    <message>
        <source>at least %1, at most %2</source>
        <translation>τουλάχιστον %1, το πολύ %2</translation>
    </message>
    <message>
        <source>greater than %1, at most %2</source>
        <translation>μεγαλύτερο από %1, το πολύ %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>ένα από τα %1</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 έως %1</translation>
    </message>
    <message>
        <source>is missing (the places along the brush path)</source>
        <translation>λείπει (οι θέσεις κατά μήκος της διαδρομής του πινέλου)</translation>
    </message>
    <message>
        <source>only one of %1 is allowed</source>
        <translation>επιτρέπεται μόνο ένα από τα %1</translation>
    </message>
    <message>
        <source>is only allowed with &quot;pull&quot; or &quot;hold&quot;</source>
        <translation>επιτρέπεται μόνο με «pull» ή «hold»</translation>
    </message>
    <message>
        <source>a %1 is only available in a pool</source>
        <translation>το %1 διατίθεται μόνο για λεκάνη</translation>
    </message>
    <message>
        <source>either factor or speed, not both</source>
        <translation>ή factor ή speed, όχι και τα δύο</translation>
    </message>
    <message>
        <source>rain is only available in a pool</source>
        <translation>η βροχή διατίθεται μόνο για λεκάνη</translation>
    </message>
    <message>
        <source>a name must be 1 to %1 bytes long</source>
        <translation>ένα όνομα πρέπει να έχει 1 έως %1 byte</translation>
    </message>
    <message>
        <source>places must be at most 100000 cells from the centre</source>
        <translation>οι θέσεις πρέπει να απέχουν το πολύ 100000 κελιά από το κέντρο</translation>
    </message>
    <message>
        <source>%1 is not a list of places</source>
        <translation>το %1 δεν είναι λίστα θέσεων</translation>
    </message>
    <message>
        <source>%1 is not a list of names</source>
        <translation>το %1 δεν είναι λίστα ονομάτων</translation>
    </message>
    <message>
        <source>%1 places are too many (at most %2)</source>
        <translation>%1 θέσεις είναι πάρα πολλές (το πολύ %2)</translation>
    </message>
    <message>
        <source>integer arithmetic does not support a %1</source>
        <translation>η αριθμητική ακεραίων δεν υποστηρίζει: %1</translation>
    </message>
    <message>
        <source>%1 is after the end of the hold</source>
        <translation>το %1 είναι μετά το τέλος του κρατήματος</translation>
    </message>
    <message>
        <source>%1 is not of the form [steps later, column, row]</source>
        <translation>το %1 δεν έχει τη μορφή [βήματα αργότερα, στήλη, γραμμή]</translation>
    </message>
    <message>
        <source>%1 is not of the form [steps later, point]</source>
        <translation>το %1 δεν έχει τη μορφή [βήματα αργότερα, σημείο]</translation>
    </message>
    <message>
        <source>a lesson must be a JSON object: %1</source>
        <translation>ένα μάθημα πρέπει να είναι αντικείμενο JSON: %1</translation>
    </message>
    <message>
        <source>is missing (a list with at least one step)</source>
        <translation>λείπει (μια λίστα με τουλάχιστον ένα βήμα)</translation>
    </message>
    <message>
        <source>is missing (a list of 2 to %1 answers)</source>
        <translation>λείπει (μια λίστα με 2 έως %1 απαντήσεις)</translation>
    </message>
    <message>
        <source>is missing (the first step must define the experiment)</source>
        <translation>λείπει (το πρώτο βήμα πρέπει να ορίζει το πείραμα)</translation>
    </message>
    <message>
        <source>is missing (the number of the correct answer, counted from 1)</source>
        <translation>λείπει (ο αριθμός της σωστής απάντησης, μετρώντας από το 1)</translation>
    </message>
    <message>
        <source>is missing (a cell: [point], or [column, row] in a pool)</source>
        <translation>λείπει (ένα κελί: [σημείο], ή [στήλη, γραμμή] σε λεκάνη)</translation>
    </message>
    <message>
        <source>is missing (text)</source>
        <translation>λείπει (κείμενο)</translation>
    </message>
    <message>
        <source>is missing (a number, or one of %1)</source>
        <translation>λείπει (ένας αριθμός, ή ένα από τα %1)</translation>
    </message>
    <message>
        <source>is missing (a number from %1 to %2)</source>
        <translation>λείπει (ένας αριθμός από %1 έως %2)</translation>
    </message>
    <message>
        <source>unknown kind of check; valid kinds: %1</source>
        <translation>άγνωστο είδος ελέγχου· έγκυρα είδη: %1</translation>
    </message>
    <message>
        <source>%1 is already the id of another step</source>
        <translation>το %1 είναι ήδη id άλλου βήματος</translation>
    </message>
    <message>
        <source>%1 is not an id (1 to 40 small letters a to z, digits and hyphens)</source>
        <translation>το %1 δεν είναι id (1 έως 40 μικρά γράμματα a έως z, ψηφία και παύλες)</translation>
    </message>
    <message>
        <source>is not a language code (en, el, pt-BR)</source>
        <translation>δεν είναι κωδικός γλώσσας (en, el, pt-BR)</translation>
    </message>
    <message>
        <source>a result needs a check in the same step</source>
        <translation>ένα αποτέλεσμα χρειάζεται έλεγχο στο ίδιο βήμα</translation>
    </message>
    <message>
        <source>a step can ask for at most one number and one choice</source>
        <translation>ένα βήμα μπορεί να ζητά το πολύ έναν αριθμό και μία επιλογή</translation>
    </message>
    <message>
        <source>&quot;all&quot; and &quot;any&quot; cannot be nested</source>
        <translation>τα «all» και «any» δεν μπορούν να μπουν το ένα μέσα στο άλλο</translation>
    </message>
    <message>
        <source>either above or below is needed</source>
        <translation>χρειάζεται above ή below</translation>
    </message>
    <message>
        <source>from, to or both are needed</source>
        <translation>χρειάζεται from, to ή και τα δύο</translation>
    </message>
    <message>
        <source>%1 takes a word; specify it with &quot;is&quot;</source>
        <translation>το %1 δέχεται λέξη· ορίστε την με «is»</translation>
    </message>
    <message>
        <source>%1 takes a number; specify its range with &quot;from&quot; and &quot;to&quot;</source>
        <translation>το %1 δέχεται αριθμό· ορίστε την περιοχή του με «from» και «to»</translation>
    </message>
    <message>
        <source>%1 is outside the medium (%2 by %3 cells)</source>
        <translation>το %1 είναι έξω από το μέσο (%2 επί %3 κελιά)</translation>
    </message>
    <message>
        <source>%1 is neither the id of an example nor an experiment (%2 or %3)</source>
        <translation>το %1 δεν είναι ούτε id παραδείγματος ούτε πείραμα (%2 ή %3)</translation>
    </message>
    <message>
        <source>%1 is neither text nor an object with a text for each language (%2)</source>
        <translation>το %1 δεν είναι κείμενο, ούτε αντικείμενο με ένα κείμενο για κάθε γλώσσα (%2)</translation>
    </message>
    <message>
        <source>%1 is not a list with at least one step</source>
        <translation>το %1 δεν είναι λίστα με τουλάχιστον ένα βήμα</translation>
    </message>
    <message>
        <source>%1 is not a list of at most %2 texts</source>
        <translation>το %1 δεν είναι λίστα με το πολύ %2 κείμενα</translation>
    </message>
    <message>
        <source>%1 is not a list of 1 to %2 checks</source>
        <translation>το %1 δεν είναι λίστα με 1 έως %2 ελέγχους</translation>
    </message>
    <message>
        <source>%1 is not a list of 2 to %2 answers</source>
        <translation>το %1 δεν είναι λίστα με 2 έως %2 απαντήσεις</translation>
    </message>
    <message>
        <source>%1 is not a list of panels</source>
        <translation>το %1 δεν είναι λίστα πλαισίων</translation>
    </message>
    <message>
        <source>%1 is not an object with one kind of check: %2</source>
        <translation>το %1 δεν είναι αντικείμενο με ένα είδος ελέγχου: %2</translation>
    </message>
    <message>
        <source>%1 is not an object with the values to change</source>
        <translation>το %1 δεν είναι αντικείμενο με τις τιμές που αλλάζουν</translation>
    </message>
    <message>
        <source>%1 is not a cell of the pool ([column, row])</source>
        <translation>το %1 δεν είναι κελί της λεκάνης ([στήλη, γραμμή])</translation>
    </message>
    <message>
        <source>%1 is not a cell of the string ([point])</source>
        <translation>το %1 δεν είναι κελί της χορδής ([σημείο])</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>το %1 δεν είναι αριθμός από %2 έως %3</translation>
    </message>
    <message>
        <source>%1 is neither a number nor one of %2</source>
        <translation>το %1 δεν είναι αριθμός, ούτε ένα από τα %2</translation>
    </message>
    <message>
        <source>%1 is not an integer</source>
        <translation>το %1 δεν είναι ακέραιος</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>είναι φάκελος</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>δεν είναι κανονικό αρχείο</translation>
    </message>
    <message>
        <source>is too large (at most %1 bytes)</source>
        <translation>είναι πολύ μεγάλο (το πολύ %1 byte)</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Δεν υπάρχει τέτοιο αρχείο ή φάκελος</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Δεν επιτρέπεται η πρόσβαση</translation>
    </message>
    <message>
        <source>is missing (an end of the cross-section)</source>
        <translation>λείπει (ένα άκρο της τομής)</translation>
    </message>
    <message>
        <source>a unit can have at most %1 characters</source>
        <translation>μια μονάδα μπορεί να έχει το πολύ %1 χαρακτήρες</translation>
    </message>
    <message>
        <source>0, or at least 1e-06</source>
        <translation>0, ή τουλάχιστον 1e-06</translation>
    </message>
    <message>
        <source>the value is not valid JSON (%1)</source>
        <translation>η τιμή δεν είναι έγκυρο JSON (%1)</translation>
    </message>
    <message>
        <source>the value is not valid UTF-8 text</source>
        <translation>η τιμή δεν είναι έγκυρο κείμενο UTF-8</translation>
    </message>
    <message>
        <source>is not key=value, e.g. %1</source>
        <translation>δεν έχει τη μορφή κλειδί=τιμή, π.χ. %1</translation>
    </message>
    <message>
        <source>a name is missing between the dots</source>
        <translation>λείπει ένα όνομα ανάμεσα στις τελείες</translation>
    </message>
    <message>
        <source>a single value has no member called %1</source>
        <translation>μια μεμονωμένη τιμή δεν έχει μέλος με το όνομα %1</translation>
    </message>
    <message>
        <source>there is no such element in the file</source>
        <translation>δεν υπάρχει τέτοιο στοιχείο στο αρχείο</translation>
    </message>
    <message>
        <source>the image could not be written</source>
        <translation>δεν ήταν δυνατό να γραφτεί η εικόνα</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Η ενέργεια δεν επιτρέπεται</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Δεν είναι φάκελος</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Δεν υπάρχει χώρος στον δίσκο</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Ξεπεράστηκε το όριο χώρου στον δίσκο</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Το σύστημα αρχείων είναι μόνο για ανάγνωση</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Σφάλμα εισόδου/εξόδου</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Το όνομα του αρχείου είναι πολύ μεγάλο</translation>
    </message>
    <message>
        <source>%1 objects are too many (at most %2)</source>
        <translation>%1 αντικείμενα είναι πάρα πολλά (το πολύ %2)</translation>
    </message>
    <message>
        <source>%1 is the name of another object</source>
        <translation>το %1 είναι το όνομα άλλου αντικειμένου</translation>
    </message>
    <message>
        <source>%1 is not allowed (greater than 0, at most %2, half the steps per second)</source>
        <translation>το %1 δεν επιτρέπεται (μεγαλύτερο από 0, το πολύ %2, τα μισά βήματα ανά δευτερόλεπτο)</translation>
    </message>
    <message>
        <source>more than %1 objects</source>
        <translation>περισσότερα από %1 αντικείμενα</translation>
    </message>
    <message>
        <source>%1 by %2 cells with these edges, scheme and objects take %3 MB of memory (at most %4 MB)</source>
        <translation>%1 επί %2 κελιά με αυτές τις πλευρές, αυτή τη μέθοδο και αυτά τα αντικείμενα χρειάζονται %3 MB μνήμης (το πολύ %4 MB)</translation>
    </message>
    <message>
        <source>a view is only available in a pool</source>
        <translation>η προβολή διατίθεται μόνο για λεκάνη</translation>
    </message>
    <message>
        <source>the last frame would show step %1 (at most %2)</source>
        <translation>το τελευταίο καρέ θα έδειχνε το βήμα %1 (το πολύ %2)</translation>
    </message>
    <message>
        <source>must be at least %1, at most %2</source>
        <translation>πρέπει να είναι τουλάχιστον %1, το πολύ %2</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>δεν υπάρχει αρκετή μνήμη</translation>
    </message>
    <message>
        <source>integer arithmetic supports only one scheme and no shorter steps</source>
        <translation>η αριθμητική ακεραίων υποστηρίζει μόνο μία μέθοδο και όχι μικρότερα βήματα</translation>
    </message>
    <message>
        <source>no exact solution is known with walls or media</source>
        <translation>με τοίχους ή μέσα δεν είναι γνωστή ακριβής λύση</translation>
    </message>
    <message>
        <source>damping is applied once per step, which makes every scheme first order; set both damping factors to 1</source>
        <translation>η απόσβεση εφαρμόζεται μία φορά ανά βήμα, και έτσι κάθε μέθοδος γίνεται πρώτης τάξης· ορίστε και τους δύο συντελεστές απόσβεσης στο 1</translation>
    </message>
    <message>
        <source>the exact solution is known only for standing waves with fixed, free or periodic ends</source>
        <translation>η ακριβής λύση είναι γνωστή μόνο για στάσιμα κύματα με σταθερά, ελεύθερα ή περιοδικά άκρα</translation>
    </message>
    <message>
        <source>a source keeps making waves, so tapping cannot reach a steady state; remove the source first</source>
        <translation>μια πηγή κάνει συνεχώς κύματα, οπότε τα χτυπήματα δεν οδηγούν σε μόνιμη κατάσταση· αφαιρέστε πρώτα την πηγή</translation>
    </message>
    <message>
        <source>on a string: box</source>
        <translation>σε χορδή: box</translation>
    </message>
    <message>
        <source>on a string: 0</source>
        <translation>σε χορδή: 0</translation>
    </message>
    <message>
        <source>this window is locked for the lesson</source>
        <translation>αυτό το παράθυρο είναι κλειδωμένο για το μάθημα</translation>
    </message>
    <message>
        <source>there is no such example</source>
        <translation>δεν υπάρχει τέτοιο παράδειγμα</translation>
    </message>
    <message>
        <source>this is not a valid link to an experiment; part of it is missing or has been changed</source>
        <translation>αυτός δεν είναι έγκυρος σύνδεσμος προς πείραμα· ένα μέρος του λείπει ή έχει αλλάξει</translation>
    </message>
    <message>
        <source>the link is too long (at most %1 characters after the &quot;#&quot;)</source>
        <translation>ο σύνδεσμος είναι πολύ μεγάλος (το πολύ %1 χαρακτήρες μετά το «#»)</translation>
    </message>
    <message>
        <source>%1 is not an address of this computer</source>
        <translation>το %1 δεν είναι διεύθυνση αυτού του υπολογιστή</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <translation>αδύνατη η λήψη αιτήσεων στο %1: %2</translation>
    </message>
    <message>
        <source>a %1 is only available on a string</source>
        <translation>το %1 διατίθεται μόνο για χορδή</translation>
    </message>
    <message>
        <source>is missing (at least two values)</source>
        <translation>λείπει (τουλάχιστον δύο τιμές)</translation>
    </message>
    <message>
        <source>%1 values are too many (at most %2)</source>
        <translation>%1 τιμές είναι πάρα πολλές (το πολύ %2)</translation>
    </message>
    <message>
        <source>a value is too large (at most %1, positive or negative)</source>
        <translation>μια τιμή είναι πολύ μεγάλη (το πολύ %1, θετική ή αρνητική)</translation>
    </message>
    <message>
        <source>with the stencil %1, the absorbing layer must be at least %2 cells wide</source>
        <translation>με τους γείτονες %1 το απορροφητικό στρώμα πρέπει να έχει εύρος τουλάχιστον %2 κελιά</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>δεν υπάρχει αρκετή μνήμη γι’ αυτή την αλλαγή</translation>
    </message>
    <message>
        <source>needs one of &quot;pull&quot;, &quot;hold&quot;, &quot;set&quot;, &quot;things&quot;, &quot;calm&quot;, &quot;draw&quot; or &quot;modes&quot;</source>
        <translation>χρειάζεται ένα από τα «pull», «hold», «set», «things», «calm», «draw» ή «modes»</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>το %1 δεν είναι ούτε true ούτε false</translation>
    </message>
    <message>
        <source>%1 is not of the form [half-wavelengths along x, along y]</source>
        <translation>το %1 δεν έχει τη μορφή [μισά μήκη κύματος κατά το x, κατά το y]</translation>
    </message>
    <message>
        <source>column %1: unknown name or character “%2”</source>
        <translation>στήλη %1: άγνωστο όνομα ή χαρακτήρας «%2»</translation>
    </message>
    <message>
        <source>column %1: a parenthesis is missing</source>
        <translation>στήλη %1: λείπει μια παρένθεση</translation>
    </message>
    <message>
        <source>column %1: unexpected parenthesis</source>
        <translation>στήλη %1: μη αναμενόμενη παρένθεση</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>ο τύπος είναι κενός</translation>
    </message>
    <message>
        <source>column %1: unexpected end of the formula</source>
        <translation>στήλη %1: μη αναμενόμενο τέλος του τύπου</translation>
    </message>
    <message>
        <source>column %1: a function has too many or too few arguments</source>
        <translation>στήλη %1: μια συνάρτηση έχει πάρα πολλά ή πολύ λίγα ορίσματα</translation>
    </message>
    <message>
        <source>column %1: missing or misplaced operator</source>
        <translation>στήλη %1: ένας τελεστής λείπει ή είναι σε λάθος θέση</translation>
    </message>
    <message>
        <source>a formula can have at most %1 characters</source>
        <translation>ένας τύπος έχει το πολύ %1 χαρακτήρες</translation>
    </message>
    <message>
        <source>parentheses can be nested at most %1 levels deep</source>
        <translation>οι παρενθέσεις έχουν βάθος το πολύ %1</translation>
    </message>
    <message>
        <source>the formula is undefined at x = %1</source>
        <translation>ο τύπος δεν ορίζεται στο x = %1</translation>
    </message>
    <message>
        <source>the value at x = %1 is above %2</source>
        <translation>η τιμή στο x = %1 είναι πάνω από %2</translation>
    </message>
    <message>
        <source>%1 is not a list of tools</source>
        <translation>το %1 δεν είναι λίστα εργαλείων</translation>
    </message>
    <message>
        <source>stiffness is only available on a string</source>
        <translation>η δυσκαμψία διατίθεται μόνο για χορδή</translation>
    </message>
    <message>
        <source>integer arithmetic does not support stiffness</source>
        <translation>η αριθμητική ακεραίων δεν υποστηρίζει δυσκαμψία</translation>
    </message>
    <message>
        <source>a stiff string can have at most %1 points, not %2</source>
        <translation>μια δύσκαμπτη χορδή έχει το πολύ %1 σημεία, όχι %2</translation>
    </message>
    <message>
        <source>%1 is not available on a stiff string; use one of %2</source>
        <translation>το %1 δεν διατίθεται για δύσκαμπτη χορδή· χρησιμοποιήστε ένα από τα %2</translation>
    </message>
    <message>
        <source>a stiff string can have only one medium</source>
        <translation>μια δύσκαμπτη χορδή έχει ένα μόνο μέσο</translation>
    </message>
    <message>
        <source>%1 standing waves are too many here (at most %2)</source>
        <translation>%1 στάσιμα κύματα είναι πάρα πολλά εδώ (το πολύ %2)</translation>
    </message>
    <message>
        <source>Seiche in a browser cannot compute formulas: open the file in the desktop program, save it, and open the saved file here</source>
        <translation>το Seiche στον φυλλομετρητή δεν υπολογίζει τύπους: ανοίξτε το αρχείο στο πρόγραμμα για υπολογιστές, αποθηκεύστε το και ανοίξτε εδώ το αποθηκευμένο</translation>
    </message>
    <message>
        <source>there are no objects and no probes</source>
        <translation>δεν υπάρχουν αντικείμενα ούτε αισθητήρες</translation>
    </message>
    <message>
        <source>only for walls</source>
        <translation>μόνο για τοίχους</translation>
    </message>
    <message>
        <source>is missing (at least %1 corners of the outline)</source>
        <translation>λείπει (τουλάχιστον %1 γωνίες του περιγράμματος)</translation>
    </message>
    <message>
        <source>an absorbing wall cannot move; use a wall with impedance 1 instead, which also absorbs</source>
        <translation>ένας απορροφητικός τοίχος δεν μπορεί να κινείται· χρησιμοποιήστε τοίχο με εμπέδηση 1, που επίσης απορροφά</translation>
    </message>
    <message>
        <source>%1 is too fast: a wall must move more slowly than the waves (%2 cells per second)</source>
        <translation>το %1 είναι πολύ γρήγορο: ένας τοίχος πρέπει να κινείται πιο αργά από τα κύματα (%2 κελιά ανά δευτερόλεπτο)</translation>
    </message>
    <message>
        <source>on a string: point, line, held</source>
        <translation>σε χορδή: point, line, held</translation>
    </message>
    <message>
        <source>in a pool: point, line, multipole, array</source>
        <translation>σε λεκάνη: point, line, multipole, array</translation>
    </message>
    <message>
        <source>on a string: even</source>
        <translation>σε χορδή: even</translation>
    </message>
    <message>
        <source>a claim can have at most %1 characters</source>
        <translation>ένας ισχυρισμός έχει το πολύ %1 χαρακτήρες</translation>
    </message>
    <message>
        <source>there is no wall called %1 in the pool at this step</source>
        <translation>στη λεκάνη δεν υπάρχει σε αυτό το βήμα τοίχος με το όνομα %1</translation>
    </message>
    <message>
        <source>%1 is not a box-shaped wall that is fixed or free, has a thickness and does not move</source>
        <translation>το %1 δεν είναι ορθογώνιος τοίχος, σταθερός ή ελεύθερος, με πάχος και ακίνητος</translation>
    </message>
    <message>
        <source>the clipboard has no copied Seiche objects (text that starts with %1)</source>
        <translation>στο πρόχειρο δεν υπάρχουν αντιγραμμένα αντικείμενα του Seiche (κείμενο που αρχίζει με %1)</translation>
    </message>
    <message>
        <source>the value at x = %1 is below %2</source>
        <translation>η τιμή στο x = %1 είναι κάτω από %2</translation>
    </message>
    <message>
        <source>the formula is undefined at t = %1</source>
        <translation>ο τύπος δεν ορίζεται στο t = %1</translation>
    </message>
    <message>
        <source>the value at t = %1 is above %2</source>
        <translation>η τιμή στο t = %1 είναι πάνω από %2</translation>
    </message>
    <message>
        <source>the value at t = %1 is below %2</source>
        <translation>η τιμή στο t = %1 είναι κάτω από %2</translation>
    </message>
    <message>
        <source>the formula is undefined at x = %1, y = %2</source>
        <translation>ο τύπος δεν ορίζεται στο x = %1, y = %2</translation>
    </message>
    <message>
        <source>the value at x = %1, y = %2 is above %3</source>
        <translation>η τιμή στο x = %1, y = %2 είναι πάνω από %3</translation>
    </message>
    <message>
        <source>the value at x = %1, y = %2 is below %3</source>
        <translation>η τιμή στο x = %1, y = %2 είναι κάτω από %3</translation>
    </message>
    <message>
        <source>all formulas and pictures together have more than %1 values</source>
        <translation>όλοι οι τύποι και οι εικόνες μαζί έχουν πάνω από %1 τιμές</translation>
    </message>
    <message>
        <source>the formulas of this file take too long to compute</source>
        <translation>οι τύποι αυτού του αρχείου αργούν υπερβολικά να υπολογιστούν</translation>
    </message>
    <message>
        <source>either formula or raster, not both</source>
        <translation>είτε formula είτε raster, όχι και τα δύο</translation>
    </message>
    <message>
        <source>%1 is not of the form [left, top, right, bottom]</source>
        <translation>το %1 δεν έχει τη μορφή [αριστερά, πάνω, δεξιά, κάτω]</translation>
    </message>
    <message>
        <source>is missing (the grey values of a picture, or a formula instead)</source>
        <translation>λείπει (οι τόνοι του γκρι μιας εικόνας, ή ένας τύπος στη θέση τους)</translation>
    </message>
    <message>
        <source>is not %1 by %2 grey values, compressed and in base64url</source>
        <translation>δεν είναι %1 επί %2 τόνοι του γκρι, συμπιεσμένοι και σε base64url</translation>
    </message>
    <message>
        <source>either curve or curveFormula, not both</source>
        <translation>είτε curve είτε curveFormula, όχι και τα δύο</translation>
    </message>
    <message>
        <source>Seiche in a browser cannot compute formulas: open the file in the desktop program</source>
        <translation>το Seiche στον φυλλομετρητή δεν υπολογίζει τύπους: ανοίξτε το αρχείο στο πρόγραμμα για υπολογιστές</translation>
    </message>
    <message>
        <source>a formula or picture of the speed is only available in a pool</source>
        <translation>ένας τύπος ή μια εικόνα της ταχύτητας διατίθεται μόνο για λεκάνη</translation>
    </message>
    <message>
        <source>needs 2 to %1 values over one period</source>
        <translation>χρειάζονται 2 έως %1 τιμές σε μία περίοδο</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 columns by %3 rows (at most %4 by %4)</source>
        <translation>%1 τιμές δεν γεμίζουν %2 στήλες επί %3 γραμμές (το πολύ %4 επί %4)</translation>
    </message>
    <message>
        <source>some values are out of range (%1)</source>
        <translation>μερικές τιμές είναι εκτός ορίων (%1)</translation>
    </message>
    <message>
        <source>needs a formula or a raster of the heights in the pool</source>
        <translation>χρειάζεται ένας τύπος ή ένα πλέγμα (raster) με τα ύψη της λεκάνης</translation>
    </message>
    <message>
        <source>is only for a pool; a string uses &quot;heights&quot;</source>
        <translation>είναι μόνο για λεκάνη· μια χορδή χρησιμοποιεί «heights»</translation>
    </message>
    <message>
        <source>is only for a string; a pool uses &quot;formula&quot; or &quot;raster&quot;</source>
        <translation>είναι μόνο για χορδή· μια λεκάνη χρησιμοποιεί «formula» ή «raster»</translation>
    </message>
    <message>
        <source>the interrupted class session at %1 has a different experiment</source>
        <translation>η συνεδρία τάξης που διακόπηκε στο %1 έχει άλλο πείραμα</translation>
    </message>
    <message>
        <source>the interrupted class session at %1 cannot be read</source>
        <translation>η συνεδρία τάξης που διακόπηκε στο %1 δεν διαβάζεται</translation>
    </message>
    <message>
        <source>column %1: “=” is not an operator in a formula; to compare, write ==</source>
        <translation>στήλη %1: το «=» δεν είναι τελεστής σε έναν τύπο· για σύγκριση γράψτε ==</translation>
    </message>
    <message>
        <source>column %1: a comma is only allowed between the arguments of min or max</source>
        <translation>στήλη %1: ένα κόμμα επιτρέπεται μόνο ανάμεσα στα ορίσματα της min ή της max</translation>
    </message>
    <message>
        <source>column %1: “%2” has a decimal comma; write %3</source>
        <translation>στήλη %1: το «%2» έχει υποδιαστολή με κόμμα· γράψτε %3</translation>
    </message>
    <message>
        <source>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</source>
        <translation>%1 εκατομμύρια πράξεις μαζί είναι πάρα πολλές (το πολύ %2 εκατομμύρια)· μειώστε μεγέθη, πλήθη ή κελιά</translation>
    </message>
    <message>
        <source>a task can have at most %1 characters</source>
        <translation>μια εργασία έχει το πολύ %1 χαρακτήρες</translation>
    </message>
</context>
<context>
    <name>PullMode</name>
    <message>
        <source>set the height</source>
        <translation>ορισμός ύψους</translation>
    </message>
    <message>
        <source>add to the height</source>
        <translation>πρόσθεση στο ύψος</translation>
    </message>
    <message>
        <source>pluck (from rest)</source>
        <translation>τσίμπημα από ηρεμία</translation>
    </message>
</context>
<context>
    <name>PullShape</name>
    <message>
        <source>one point</source>
        <translation>ένα σημείο</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>γκαουσιανή</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>τρίγωνο</translation>
    </message>
    <message>
        <source>raised cosine</source>
        <translation>υψωμένο συνημίτονο</translation>
    </message>
    <message>
        <source>standing wave</source>
        <translation>στάσιμο κύμα</translation>
    </message>
</context>
<context>
    <name>RainKind</name>
    <message>
        <source>drops of rain</source>
        <translation>σταγόνες βροχής</translation>
    </message>
    <message>
        <source>fireworks</source>
        <translation>πυροτεχνήματα</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>χιόνι</translation>
    </message>
</context>
<context>
    <name>RealUnits</name>
    <message>
        <source>%1 points</source>
        <translation>%1 σημεία</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 κελιά</translation>
    </message>
    <message>
        <source>%1 points per step</source>
        <translation>%1 σημεία ανά βήμα</translation>
    </message>
    <message>
        <source>%1 cells per step</source>
        <translation>%1 κελιά ανά βήμα</translation>
    </message>
    <message>
        <source>points</source>
        <translation>σημεία</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>κελιά</translation>
    </message>
    <message>
        <source>real frequency (%1)</source>
        <comment>unit</comment>
        <translation>πραγματική συχνότητα (%1)</translation>
    </message>
</context>
<context>
    <name>RunSheet</name>
    <message>
        <source>point %1</source>
        <translation>σημείο %1</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>στήλη %1, γραμμή %2</translation>
    </message>
    <message>
        <source>integers</source>
        <translation>ακέραιοι</translation>
    </message>
    <message>
        <source>floating point</source>
        <translation>κινητής υποδιαστολής</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>άκρο: %1</translation>
    </message>
    <message>
        <source>Pulse: %1</source>
        <comment>a setting of the pull</comment>
        <translation>Παλμός: %1</translation>
    </message>
    <message>
        <source>wall, fixed</source>
        <translation>τοίχος, σταθερός</translation>
    </message>
    <message>
        <source>wall, free</source>
        <translation>τοίχος, ελεύθερος</translation>
    </message>
    <message>
        <source>wall, absorbing</source>
        <translation>τοίχος, απορροφητικός</translation>
    </message>
    <message>
        <source>source, sine at %1 Hz, amplitude %2</source>
        <translation>πηγή, ημίτονο στα %1 Hz, πλάτος %2</translation>
    </message>
    <message>
        <source>source, pulse at %1 Hz, amplitude %2</source>
        <translation>πηγή, παλμός στα %1 Hz, πλάτος %2</translation>
    </message>
    <message>
        <source>source, wave packet at %1 Hz, amplitude %2</source>
        <translation>πηγή, κυματοπακέτο στα %1 Hz, πλάτος %2</translation>
    </message>
    <message>
        <source>medium, k × %1</source>
        <translation>μέσο, k × %1</translation>
    </message>
    <message>
        <source>other settings</source>
        <translation>άλλες ρυθμίσεις</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Μέγεθος</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 σημεία</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 κελιά</translation>
    </message>
    <message>
        <source>Tapped at</source>
        <translation>Θέση χτυπήματος</translation>
    </message>
    <message>
        <source>A string</source>
        <translation>Μια χορδή</translation>
    </message>
    <message>
        <source>A pool</source>
        <translation>Μια λεκάνη</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>Βήμα %1, %2 s</translation>
    </message>
    <message>
        <source>Measured resonance</source>
        <translation>Μετρημένος συντονισμός</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>συχνότητα (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>πλάτος (× ένα χτύπημα)</translation>
    </message>
    <message>
        <source>taps</source>
        <translation>χτυπήματα</translation>
    </message>
    <message>
        <source>state</source>
        <translation>κατάσταση</translation>
    </message>
    <message>
        <source>Current heights</source>
        <translation>Τωρινά ύψη</translation>
    </message>
    <message>
        <source>tapped point</source>
        <translation>σημείο χτυπήματος</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>αισθητήρας</translation>
    </message>
    <message>
        <source>place</source>
        <translation>θέση</translation>
    </message>
    <message>
        <source>height</source>
        <translation>ύψος</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ρυθμίσεις</translation>
    </message>
    <message>
        <source>%1 side</source>
        <translation>πλευρά: %1</translation>
    </message>
    <message>
        <source>source, triangle wave at %1 Hz, amplitude %2</source>
        <translation>πηγή, τριγωνικό κύμα στα %1 Hz, πλάτος %2</translation>
    </message>
    <message>
        <source>source, square wave at %1 Hz, amplitude %2</source>
        <translation>πηγή, τετραγωνικό κύμα στα %1 Hz, πλάτος %2</translation>
    </message>
    <message>
        <source>%1, real frequency %2</source>
        <comment>a source</comment>
        <translation>%1, πραγματική συχνότητα %2</translation>
    </message>
    <message>
        <source>real frequency</source>
        <translation>πραγματική συχνότητα</translation>
    </message>
    <message>
        <source>wall, impedance</source>
        <translation>τοίχος, με εμπέδηση</translation>
    </message>
    <message>
        <source>source, noise around %1 Hz, amplitude %2</source>
        <translation>πηγή, θόρυβος γύρω στα %1 Hz, πλάτος %2</translation>
    </message>
    <message>
        <source>source, drawn curve at %1 Hz, amplitude %2</source>
        <translation>πηγή, σχεδιασμένη καμπύλη στα %1 Hz, πλάτος %2</translation>
    </message>
    <message>
        <source>medium, from the formula %1</source>
        <translation>μέσο, από τον τύπο %1</translation>
    </message>
    <message>
        <source>medium, from a picture</source>
        <translation>μέσο, από εικόνα</translation>
    </message>
    <message>
        <source>Exploded %1</source>
        <translation>Έκρηξη %1</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Δεν ήταν δυνατή η εγγραφή: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Πίνακας για υπολογιστικά φύλλα (*.csv)</translation>
    </message>
    <message>
        <source>Table for programs: commas, decimal points (*.csv)</source>
        <translation>Πίνακας για προγράμματα: κόμματα, τελείες ως υποδιαστολή (*.csv)</translation>
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
        <translation>ρητή Euler (βιβλίων)</translation>
    </message>
    <message>
        <source>delayed Euler</source>
        <translation>καθυστερημένη Euler</translation>
    </message>
    <message>
        <source>implicit Euler</source>
        <translation>πεπλεγμένη Euler</translation>
    </message>
    <message>
        <source>trapezoidal rule</source>
        <translation>κανόνας του τραπεζίου</translation>
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
        <translation>Το έγγραφο δεν μπόρεσε να εκτυπωθεί.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>σελίδα %1 από %2</translation>
    </message>
    <message>
        <source>The document could not be created.</source>
        <translation>Το έγγραφο δεν μπόρεσε να δημιουργηθεί.</translation>
    </message>
</context>
<context>
    <name>SheetChart</name>
    <message>
        <source>time (s)</source>
        <translation>χρόνος (s)</translation>
    </message>
    <message>
        <source>height</source>
        <translation>ύψος</translation>
    </message>
    <message>
        <source>largest height</source>
        <translation>μεγαλύτερο ύψος</translation>
    </message>
</context>
<context>
    <name>Stencil</name>
    <message>
        <source>cross (4 nearest)</source>
        <translation>σταυρός (4 κοντινότεροι)</translation>
    </message>
    <message>
        <source>diagonal (4 corners)</source>
        <translation>διαγώνιοι (4 γωνίες)</translation>
    </message>
    <message>
        <source>Moore (8 neighbours)</source>
        <translation>Moore (8 γείτονες)</translation>
    </message>
    <message>
        <source>isotropic</source>
        <translation>ισότροποι</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Watch the beads. How many seconds pass until all of them are on the thin line again?</source>
        <translation>Παρατηρήστε τις χάντρες. Μετά από πόσα δευτερόλεπτα είναι πάλι όλες πάνω στη λεπτή γραμμή;</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. How does the shape of the wavefronts change?</source>
        <translation>Κάντε κλικ στην πηγή και μειώστε τη συχνότητά της. Πώς αλλάζει το σχήμα των μετώπων κύματος;</translation>
    </message>
    <message>
        <source>Click the thin layer at the top and change its wave speed. How does the wave on its left change?</source>
        <translation>Κάντε κλικ στο λεπτό στρώμα πάνω και αλλάξτε την ταχύτητα διάδοσης. Πώς αλλάζει το κύμα στα αριστερά του;</translation>
    </message>
    <message>
        <source>Raise Divisor step by step. From which value on does the water move in waves?</source>
        <translation>Αυξήστε τον Διαιρέτη βήμα βήμα. Από ποια τιμή και πάνω διατρέχουν κύματα το νερό;</translation>
    </message>
    <message>
        <source>Lower Divisor from 4 to 3. What happens to the water?</source>
        <translation>Μειώστε τον Διαιρέτη από 4 σε 3. Τι συμβαίνει με το νερό;</translation>
    </message>
    <message>
        <source>Pause and drag the timeline back. After how many seconds do the first waves appear?</source>
        <translation>Κάντε παύση και σύρετε πίσω τη γραμμή χρόνου. Μετά από πόσα δευτερόλεπτα εμφανίζονται τα πρώτα κύματα;</translation>
    </message>
    <message>
        <source>Find a moment when the middle probe reads 0. Compare the other two curves at that moment.</source>
        <translation>Βρείτε μια στιγμή που ο μεσαίος αισθητήρας δείχνει 0. Συγκρίνετε τις άλλες δύο καμπύλες εκείνη τη στιγμή.</translation>
    </message>
    <message>
        <source>Click the piston and lower its frequency a little. Which way do the two minima move?</source>
        <translation>Κάντε κλικ στο έμβολο και μειώστε λίγο τη συχνότητά του. Προς τα πού μετακινούνται τα δύο ελάχιστα;</translation>
    </message>
    <message>
        <source>Tap [SPACE], then again each time the middle rises. How many taps do you make in 10 seconds?</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] και ξανά κάθε φορά που ανεβαίνει η μέση. Πόσα χτυπήματα κάνετε σε 10 δευτερόλεπτα;</translation>
    </message>
    <message>
        <source>Follow one of the drawn rays to the shore. By about how many degrees does it turn?</source>
        <translation>Ακολουθήστε μία από τις ακτίνες ως την ακτή. Περίπου κατά πόσες μοίρες στρίβει;</translation>
    </message>
    <message>
        <source>Count in the panel how often the curve of probe A swells in 10 seconds.</source>
        <translation>Μετρήστε στο πλαίσιο πόσες φορές φουσκώνει η καμπύλη του αισθητήρα A σε 10 δευτερόλεπτα.</translation>
    </message>
    <message>
        <source>Predict the beats per second at 8 Hz and 10 Hz. Then click the right oscillator and set 10 Hz.</source>
        <translation>Προβλέψτε πόσα διακροτήματα το δευτερόλεπτο δίνουν 8 Hz και 10 Hz. Μετά κάντε κλικ στον δεξιό ταλαντωτή και βάλτε 10 Hz.</translation>
    </message>
    <message>
        <source>Time ten round trips of the crest with the stopwatch. How long does one take?</source>
        <translation>Χρονομετρήστε δέκα διαδρομές της κορυφής με επιστροφή. Πόσο διαρκεί η μία;</translation>
    </message>
    <message>
        <source>Click the upper source and raise its frequency to about 2 Hz. Do its waves pass the strips now?</source>
        <translation>Κάντε κλικ στην πάνω πηγή και αυξήστε τη συχνότητά της στα 2 Hz περίπου. Περνούν τώρα τα κύματά της από τις λωρίδες;</translation>
    </message>
    <message>
        <source>Click the breakwater and widen its gap. How does the amplitude in the harbour change?</source>
        <translation>Κάντε κλικ στον κυματοθραύστη και φαρδύνετε το στόμιο. Πώς αλλάζει το πλάτος του κύματος στο λιμάνι;</translation>
    </message>
    <message>
        <source>Wait 15 seconds and read both amplitudes. How many times larger is the amplitude in the bay?</source>
        <translation>Περιμένετε 15 δευτερόλεπτα και διαβάστε τα δύο πλάτη. Πόσες φορές μεγαλύτερο είναι το πλάτος στον κόλπο;</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm. Which rhythm moves the beads highest?</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] σε σταθερό ρυθμό. Με ποιον ρυθμό φτάνουν πιο ψηλά οι χάντρες;</translation>
    </message>
    <message>
        <source>Lower Tension k a little and wait until the pattern begins again. Does the pattern still grow?</source>
        <translation>Μειώστε λίγο την Τάση k και περιμένετε να ξαναρχίσει το σχέδιο. Μεγαλώνει ακόμη;</translation>
    </message>
    <message>
        <source>Find a cell that stays at rest, and click it. Which cells does this drop reach?</source>
        <translation>Βρείτε ένα κελί που μένει σε ηρεμία και κάντε κλικ πάνω του. Σε ποια κελιά φτάνει αυτή η σταγόνα;</translation>
    </message>
    <message>
        <source>Measure the time from the start of a wave until it converges on the other side.</source>
        <translation>Μετρήστε τον χρόνο από το ξεκίνημα ενός κύματος ώσπου να συγκλίνει στην άλλη πλευρά.</translation>
    </message>
    <message>
        <source>Choose Spectrum and a time range of 20 s. At which frequencies are the first two peaks?</source>
        <translation>Επιλέξτε Φάσμα και διάρκεια 20 s. Σε ποιες συχνότητες είναι οι δύο πρώτες κορυφές;</translation>
    </message>
    <message>
        <source>Click the edge of the shoal and make the waves slower there. Which way does the focus move?</source>
        <translation>Κάντε κλικ στο όριο της ρηχής περιοχής και μειώστε εκεί την ταχύτητα. Προς τα πού μετακινείται η εστία;</translation>
    </message>
    <message>
        <source>Look for nodal lines on both sides of the middle line. How many do you find?</source>
        <translation>Ψάξτε για δεσμικές γραμμές και στις δύο πλευρές της μεσοκαθέτου. Πόσες βρίσκετε;</translation>
    </message>
    <message>
        <source>In the panel, compare the heights of the incoming, reflected and transmitted waves.</source>
        <translation>Συγκρίνετε στο πλαίσιο τα ύψη του προσπίπτοντος, του ανακλώμενου και του διερχόμενου κύματος.</translation>
    </message>
    <message>
        <source>Count the waves that pass probe A after each pulse of the source. Which are upside down?</source>
        <translation>Μετρήστε τα κύματα που περνούν από τον αισθητήρα A μετά από κάθε παλμό της πηγής. Ποια είναι ανάποδα;</translation>
    </message>
    <message>
        <source>Wait until only the left room oscillates. How many seconds later is it only the right room?</source>
        <translation>Περιμένετε ώσπου να ταλαντώνεται μόνο το αριστερό δωμάτιο. Πόσα δευτερόλεπτα αργότερα ταλαντώνεται μόνο το δεξί;</translation>
    </message>
    <message>
        <source>Wait until the left string oscillates least. After how many seconds does this happen again?</source>
        <translation>Περιμένετε ώσπου η αριστερή χορδή να ταλαντώνεται όσο γίνεται λιγότερο. Μετά από πόσα δευτερόλεπτα συμβαίνει ξανά;</translation>
    </message>
    <message>
        <source>Wait until the starting shape returns. Then lower Tension k to 0.7 and compare again.</source>
        <translation>Περιμένετε ώσπου να ξαναφανεί το αρχικό σχήμα. Μετά μειώστε την Τάση k στο 0,7 και συγκρίνετε ξανά.</translation>
    </message>
    <message>
        <source>Pause and follow one crest round the source. Where does it become a trough?</source>
        <translation>Κάντε παύση και ακολουθήστε μια κορυφή γύρω από την πηγή. Πού γίνεται κοιλάδα;</translation>
    </message>
    <message>
        <source>Look just inside the drawn circle. In which directions do hardly any short waves follow?</source>
        <translation>Κοιτάξτε μέσα στον σχεδιασμένο κύκλο. Σε ποιες διευθύνσεις δεν υπάρχουν σχεδόν καθόλου κύματα μικρού μήκους;</translation>
    </message>
    <message>
        <source>Choose Spectrum in the panel. Which frequencies come and go on both sides of 5 Hz?</source>
        <translation>Επιλέξτε Φάσμα στο πλαίσιο. Ποιες συχνότητες εμφανίζονται και χάνονται δεξιά και αριστερά από τα 5 Hz;</translation>
    </message>
    <message>
        <source>Watch the waves at the right probe. How do they change each time the source turns round?</source>
        <translation>Παρατηρήστε τα κύματα στον δεξιό αισθητήρα. Πώς αλλάζουν κάθε φορά που η πηγή κάνει αναστροφή;</translation>
    </message>
    <message>
        <source>Click the wall and increase the slit separation. Do the maxima move apart or closer together?</source>
        <translation>Κάντε κλικ στον τοίχο και μεγαλώστε την απόσταση των σχισμών. Τα μέγιστα απομακρύνονται ή πλησιάζουν μεταξύ τους;</translation>
    </message>
    <message>
        <source>Read in the panel when B shows its first high peak. Then predict when A shows the next peak.</source>
        <translation>Διαβάστε στο πλαίσιο πότε δείχνει το B την πρώτη ψηλή αιχμή. Μετά προβλέψτε πότε θα δείξει το A την επόμενη.</translation>
    </message>
    <message>
        <source>Watch where the sparks land. Is there a part of the pool that no spark reaches?</source>
        <translation>Παρατηρήστε πού πέφτουν οι σπίθες. Υπάρχει μέρος της λεκάνης όπου δεν φτάνει καμία σπίθα;</translation>
    </message>
    <message>
        <source>Click the wall and increase the slit separation. Do the strong maxima move together or apart?</source>
        <translation>Κάντε κλικ στον τοίχο και αυξήστε την απόσταση σχισμών. Τα ισχυρά μέγιστα πλησιάζουν μεταξύ τους ή απομακρύνονται;</translation>
    </message>
    <message>
        <source>Compare the heights of the incoming and the reflected pulse, first in curve A, then in curve B.</source>
        <translation>Συγκρίνετε το ύψος του προσπίπτοντος και του ανακλώμενου παλμού, πρώτα στην καμπύλη A, μετά στη B.</translation>
    </message>
    <message>
        <source>Drag the source to the top of the disc. Where do the waves meet now?</source>
        <translation>Σύρετε την πηγή στο πάνω μέρος του δίσκου. Πού συναντιούνται τώρα τα κύματα;</translation>
    </message>
    <message>
        <source>Restart and watch the inner circular wave. Does it end in the middle, or does it spread again?</source>
        <translation>Κάντε επανεκκίνηση και παρατηρήστε το εσωτερικό κυκλικό κύμα. Σβήνει στη μέση ή απλώνεται ξανά;</translation>
    </message>
    <message>
        <source>Read the amplitudes at A and B in the panel. How many times higher are the waves at A?</source>
        <translation>Διαβάστε στο πλαίσιο τα πλάτη στο A και στο B. Πόσες φορές ψηλότερα είναι τα κύματα στο A;</translation>
    </message>
    <message>
        <source>Drag the right edge of the gap a little to the right. What happens to the wave behind it?</source>
        <translation>Σύρετε τη δεξιά άκρη του διακένου λίγο προς τα δεξιά. Τι συμβαίνει με το κύμα πίσω από το διάκενο;</translation>
    </message>
    <message>
        <source>Click the source and raise its frequency. Does the beam now spread sooner or later?</source>
        <translation>Κάντε κλικ στην πηγή και αυξήστε τη συχνότητά της. Ανοίγει τώρα η δέσμη νωρίτερα ή αργότερα;</translation>
    </message>
    <message>
        <source>Click the grating and increase the slit separation. Do the beams move apart or closer together?</source>
        <translation>Κάντε κλικ στο φράγμα και αυξήστε την απόσταση σχισμών. Οι δέσμες απομακρύνονται ή πλησιάζουν μεταξύ τους;</translation>
    </message>
    <message>
        <source>Read the heights of both peaks in the panel. Does the height grow as much as the depth shrinks?</source>
        <translation>Διαβάστε στο πλαίσιο το ύψος των δύο αιχμών. Μεγαλώνει το ύψος όσο μικραίνει το βάθος;</translation>
    </message>
    <message>
        <source>Compare the amplitudes of the two probes in the panel. By what percentage do they differ?</source>
        <translation>Συγκρίνετε στο πλαίσιο τα πλάτη στους δύο αισθητήρες. Πόσο τοις εκατό διαφέρουν;</translation>
    </message>
    <message>
        <source>Predict which strip carries the wave at the right side. Then wait and check.</source>
        <translation>Προβλέψτε ποια λωρίδα οδηγεί το κύμα στη δεξιά πλευρά. Μετά περιμένετε και ελέγξτε το.</translation>
    </message>
    <message>
        <source>Drag the left probe slowly along its duct. Compare its largest and smallest amplitude.</source>
        <translation>Σύρετε αργά τον αριστερό αισθητήρα κατά μήκος του αγωγού. Συγκρίνετε το μεγαλύτερο και το μικρότερο πλάτος του.</translation>
    </message>
    <message>
        <source>Drag the upper probe along the waveguide. Where is its amplitude largest, and where smallest?</source>
        <translation>Σύρετε τον πάνω αισθητήρα κατά μήκος του κυματοδηγού. Πού έχει το μεγαλύτερο πλάτος και πού το μικρότερο;</translation>
    </message>
    <message>
        <source>Follow one crest from the top edge down into the shadow. Where is it highest?</source>
        <translation>Ακολουθήστε μια κορυφή από την πάνω πλευρά ως μέσα στη σκιά. Πού είναι ψηλότερη;</translation>
    </message>
    <message>
        <source>Click the source and change its frequency a little. Does the swell at the quay rise or fall?</source>
        <translation>Κάντε κλικ στην πηγή και αλλάξτε λίγο τη συχνότητά της. Η φουσκοθαλασσιά στην προκυμαία ψηλώνει ή χαμηλώνει;</translation>
    </message>
    <message>
        <source>Drag the source a little upwards. In which direction do the reflected waves travel now?</source>
        <translation>Σύρετε την πηγή λίγο προς τα πάνω. Προς ποια κατεύθυνση ταξιδεύουν τώρα τα ανακλώμενα κύματα;</translation>
    </message>
    <message>
        <source>Count the crests that pass behind the beads in 10 seconds. What is their frequency?</source>
        <translation>Μετρήστε πόσες κορυφές περνούν πίσω από τις χάντρες σε 10 δευτερόλεπτα. Ποια είναι η συχνότητά τους;</translation>
    </message>
    <message>
        <source>Calculate the angle between two neighbouring beams. Does it fit what you see?</source>
        <translation>Υπολογίστε τη γωνία ανάμεσα σε δύο γειτονικές δέσμες. Συμφωνεί με αυτό που βλέπετε;</translation>
    </message>
    <message>
        <source>Click the upper source and raise its frequency slowly. From how many hertz do its waves pass?</source>
        <translation>Κάντε κλικ στην πάνω πηγή και αυξήστε αργά τη συχνότητά της. Από πόσα Hz και πάνω περνούν τα κύματά της;</translation>
    </message>
    <message>
        <source>Look for a line where the water always stays at rest. Do you find one?</source>
        <translation>Ψάξτε μια γραμμή όπου το νερό μένει πάντα σε ηρεμία. Βρίσκετε κάποια;</translation>
    </message>
    <message>
        <source>Watch the dot on the map in the panel jump. What does the wave do each time?</source>
        <translation>Παρατηρήστε τα άλματα της κουκκίδας στον χάρτη του πλαισίου. Τι κάνει το κύμα κάθε φορά;</translation>
    </message>
    <message>
        <source>Compare the distance between neighbouring nodal lines with the wavelength of one plane wave.</source>
        <translation>Συγκρίνετε την απόσταση δύο γειτονικών δεσμικών γραμμών με το μήκος κύματος ενός από τα επίπεδα κύματα.</translation>
    </message>
    <message>
        <source>Find the highest point of the beam. Predict from it where the beam is back at its starting height.</source>
        <translation>Βρείτε το ψηλότερο σημείο της δέσμης. Προβλέψτε από αυτό πού ξαναφτάνει η δέσμη στο αρχικό της ύψος.</translation>
    </message>
    <message>
        <source>Drag the probe behind the island a little along the shore. Does its amplitude rise or fall?</source>
        <translation>Σύρετε τον αισθητήρα πίσω από το νησί λίγο κατά μήκος της ακτής. Μεγαλώνει ή μικραίνει το πλάτος του;</translation>
    </message>
    <message>
        <source>Tap [SPACE] and compare the reflected and the transmitted pulse. Which pulse is narrower?</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] και συγκρίνετε τον ανακλώμενο με τον διερχόμενο παλμό. Ποιος είναι στενότερος;</translation>
    </message>
    <message>
        <source>Compare the curves of the three towns. Where does the water rise and fall least?</source>
        <translation>Συγκρίνετε τις καμπύλες των τριών πόλεων. Πού ανεβοκατεβαίνει λιγότερο το νερό;</translation>
    </message>
    <message>
        <source>Compare two neighbouring beams at the same distance. Are they in phase or in antiphase?</source>
        <translation>Συγκρίνετε δύο γειτονικές δέσμες στην ίδια απόσταση. Είναι σε φάση ή σε αντίθεση φάσης;</translation>
    </message>
    <message>
        <source>Click the lens and increase the wave speed inside. Does the focus move nearer or farther away?</source>
        <translation>Κάντε κλικ στον φακό και μεγαλώστε την ταχύτητα διάδοσης. Η εστία πλησιάζει ή απομακρύνεται;</translation>
    </message>
    <message>
        <source>Find all directions in which the water stays nearly at rest. Why do the waves cancel there?</source>
        <translation>Βρείτε όλες τις διευθύνσεις όπου το νερό μένει σχεδόν ακίνητο. Γιατί αλληλοαναιρούνται εκεί τα κύματα;</translation>
    </message>
    <message>
        <source>Drag the source closer to the mirror. Do the nodal lines move apart or together?</source>
        <translation>Σύρετε την πηγή πιο κοντά στο κάτοπτρο. Οι δεσμικές γραμμές απομακρύνονται ή πλησιάζουν μεταξύ τους;</translation>
    </message>
    <message>
        <source>In the panel, read the time between two crests of one curve. How many minutes is this?</source>
        <translation>Διαβάστε στο πλαίσιο τον χρόνο ανάμεσα σε δύο κορυφές της ίδιας καμπύλης. Πόσα λεπτά είναι;</translation>
    </message>
    <message>
        <source>Click the bottom source and lower its frequency slowly. At what frequency do its waves get through?</source>
        <translation>Κάντε κλικ στην κάτω πηγή και μειώστε αργά τη συχνότητά της. Από ποια τιμή αρχίζουν να περνούν τα κύματά της;</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. Does the focus get sharper or wider?</source>
        <translation>Κάντε κλικ στην πηγή και μειώστε τη συχνότητά της. Η εστία γίνεται πιο συγκεντρωμένη ή πιο πλατιά;</translation>
    </message>
    <message>
        <source>Drag the source downwards. How close does the beam come to the ground now?</source>
        <translation>Σύρετε την πηγή προς τα κάτω. Πόσο κοντά στο έδαφος φτάνει τώρα η δέσμη;</translation>
    </message>
    <message>
        <source>Count the maxima behind the slits. Then click the wall, lower the slit width and count again.</source>
        <translation>Μετρήστε τα μέγιστα πίσω από τις σχισμές. Μετά κάντε κλικ στον τοίχο, μειώστε το εύρος σχισμής και ξαναμετρήστε.</translation>
    </message>
    <message>
        <source>Count how often the hump rises in 20 seconds. What is its frequency?</source>
        <translation>Μετρήστε πόσες φορές ανεβαίνει το εξόγκωμα σε 20 δευτερόλεπτα. Ποια είναι η συχνότητά του;</translation>
    </message>
    <message>
        <source>Compare the three lower drums for ten seconds. Which drum keeps repeating the same pattern?</source>
        <translation>Συγκρίνετε για δέκα δευτερόλεπτα τα τρία κάτω τύμπανα. Ποιο επαναλαμβάνει συνεχώς την ίδια εικόνα;</translation>
    </message>
    <message>
        <source>Count the cycles of the first two rooms at the top for ten seconds each. What is the ratio?</source>
        <translation>Μετρήστε τις ταλαντώσεις στα δύο πρώτα δωμάτια πάνω, δέκα δευτερόλεπτα στο καθένα. Ποιος είναι ο λόγος τους;</translation>
    </message>
    <message>
        <source>Count for 10 seconds how often the top left drum turns orange in the middle. Repeat at bottom right.</source>
        <translation>Μετρήστε σε 10 δευτερόλεπτα πόσες φορές γίνεται πορτοκαλί το κέντρο του τυμπάνου πάνω αριστερά. Μετά κάτω δεξιά.</translation>
    </message>
    <message>
        <source>Click the upper source and double its frequency. How does the amplitude behind the chamber change?</source>
        <translation>Κάντε κλικ στην πάνω πηγή και διπλασιάστε τη συχνότητά της. Πώς αλλάζει το πλάτος του κύματος μετά τον θάλαμο;</translation>
    </message>
    <message>
        <source>Predict where the line of high waves goes if you drag the obstacle up. Then try it.</source>
        <translation>Προβλέψτε πού πηγαίνει η γραμμή με τα ψηλά κύματα αν σύρετε το εμπόδιο προς τα πάνω. Μετά δοκιμάστε το.</translation>
    </message>
    <message>
        <source>Look at bars 1 to 7 in the panel after the touch. Which of them are empty?</source>
        <translation>Κοιτάξτε τις ράβδους 1 έως 7 στο πλαίσιο μετά το άγγιγμα. Ποιες από αυτές είναι άδειες;</translation>
    </message>
    <message>
        <source>Predict what a lower frequency does to the beams. Then click the source and try it.</source>
        <translation>Προβλέψτε τι θα αλλάξει στις δέσμες με χαμηλότερη συχνότητα. Μετά κάντε κλικ στην πηγή και δοκιμάστε το.</translation>
    </message>
    <message>
        <source>Read the amplitudes at A and B in the panel. How many times higher is the wave at A?</source>
        <translation>Διαβάστε στο πλαίσιο τα πλάτη στα A και B. Πόσες φορές ψηλότερο είναι το κύμα στο A;</translation>
    </message>
    <message>
        <source>Find the pipe that resonates. Then click the source and lower its frequency. Which pipe is next?</source>
        <translation>Βρείτε τον αυλό που συντονίζεται. Μετά κάντε κλικ στην πηγή και μειώστε τη συχνότητά της. Ποιος αυλός ακολουθεί;</translation>
    </message>
    <message>
        <source>Drag the source closer to the mirror. How does the shape of the reflected waves change?</source>
        <translation>Σύρετε την πηγή πιο κοντά στο κάτοπτρο. Πώς αλλάζει το σχήμα των ανακλώμενων κυμάτων;</translation>
    </message>
    <message>
        <source>Click one source and lower its height. What does the curve of probe A show now?</source>
        <translation>Κάντε κλικ σε μια πηγή και μειώστε το ύψος της. Τι δείχνει τώρα η καμπύλη του αισθητήρα A;</translation>
    </message>
    <message>
        <source>Estimate the angle between the beam and straight ahead. Then click the sources and check it.</source>
        <translation>Εκτιμήστε τη γωνία της δέσμης με τη διεύθυνση ίσια μπροστά. Μετά κάντε κλικ στις πηγές και ελέγξτε την.</translation>
    </message>
    <message>
        <source>Drag the row of sources up or down. Does the place with the highest waves move, too?</source>
        <translation>Σύρετε τη σειρά των πηγών πάνω ή κάτω. Μετακινείται και το σημείο με τα ψηλότερα κύματα;</translation>
    </message>
    <message>
        <source>Click the array and lower its frequency. Do the side beams turn outwards or inwards?</source>
        <translation>Κάντε κλικ στη συστοιχία και μειώστε τη συχνότητά της. Οι πλαϊνές δέσμες στρέφονται προς τα έξω ή προς τα μέσα;</translation>
    </message>
    <message>
        <source>Tap [SPACE] once and follow the pulse to the right end. Does the pulse keep its shape?</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] μία φορά και ακολουθήστε τον παλμό ως το δεξί άκρο. Κρατά το σχήμα του;</translation>
    </message>
    <message>
        <source>Drag probe B to a different place. Does its amplitude depend on the distance from the source?</source>
        <translation>Σύρετε τον αισθητήρα B αλλού. Εξαρτάται το πλάτος του κύματος από την απόσταση ως την πηγή;</translation>
    </message>
    <message>
        <source>Drag the lens a little to the right. Does the distance from the lens to the focus change?</source>
        <translation>Σύρετε τον φακό λίγο προς τα δεξιά. Αλλάζει η απόσταση από τον φακό ως την εστία;</translation>
    </message>
    <message>
        <source>Tick Logarithmic in the panel. Which is the first empty bar, and which the next?</source>
        <translation>Επιλέξτε Λογαριθμική στο πλαίσιο. Ποια είναι η πρώτη άδεια ράβδος και ποια η επόμενη;</translation>
    </message>
    <message>
        <source>Drag the island a little up or down. Does the strip of waves behind its centre move, too?</source>
        <translation>Σύρετε το νησί λίγο πάνω ή κάτω. Μετακινείται και η λωρίδα κυμάτων πίσω από το κέντρο του;</translation>
    </message>
    <message>
        <source>Tap [SPACE] and count the seconds until the circular wave reaches the top edge.</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] και μετρήστε τα δευτερόλεπτα ώσπου το κυκλικό κύμα να φτάσει στην πάνω πλευρά.</translation>
    </message>
    <message>
        <source>Click in the water and count the seconds until the waves vanish. Then lower Damping and compare.</source>
        <translation>Κάντε κλικ στο νερό και μετρήστε τα δευτερόλεπτα ώσπου να χαθούν τα κύματα. Μετά μειώστε την Απόσβεση και συγκρίνετε.</translation>
    </message>
    <message>
        <source>Look closely at the water. Do all cells move, or do some stay at rest?</source>
        <translation>Κοιτάξτε το νερό από κοντά. Κινούνται όλα τα κελιά ή μένουν κάποια σε ηρεμία;</translation>
    </message>
    <message>
        <source>Click in the left part of the pool. How many seconds does the wave take to the right side?</source>
        <translation>Κάντε κλικ στο αριστερό μέρος της λεκάνης. Σε πόσα δευτερόλεπτα φτάνει το κύμα στη δεξιά πλευρά;</translation>
    </message>
    <message>
        <source>Predict which way the outgoing beam moves if you drag the source down. Then try it.</source>
        <translation>Προβλέψτε προς τα πού μετακινείται η εξερχόμενη δέσμη αν σύρετε την πηγή προς τα κάτω. Μετά δοκιμάστε το.</translation>
    </message>
    <message>
        <source>Click the prism and slowly raise the speed inside. Does the beam turn more or less?</source>
        <translation>Κάντε κλικ στο πρίσμα και αυξήστε αργά την ταχύτητα μέσα του. Στρέφεται η δέσμη περισσότερο ή λιγότερο;</translation>
    </message>
    <message>
        <source>Compare two successive pulses in the curve of A. How many seconds lie between them?</source>
        <translation>Συγκρίνετε δύο διαδοχικούς παλμούς στην καμπύλη του A. Πόσα δευτερόλεπτα απέχουν;</translation>
    </message>
    <message>
        <source>Watch the pulse pass A on the way there and back. Do the two peaks in the panel differ?</source>
        <translation>Δείτε τον παλμό να περνά από το A πηγαίνοντας και γυρίζοντας. Διαφέρουν οι δύο αιχμές στο πλαίσιο;</translation>
    </message>
    <message>
        <source>Compare each pulse at A with its reflection. What fraction of the height is left?</source>
        <translation>Συγκρίνετε κάθε παλμό στο A με την ανάκλασή του. Ποιο κλάσμα του ύψους απομένει;</translation>
    </message>
    <message>
        <source>Watch probe A. How many pulses does it show for each pulse from the left end?</source>
        <translation>Παρατηρήστε τον αισθητήρα A. Πόσους παλμούς δείχνει για κάθε παλμό από το αριστερό άκρο;</translation>
    </message>
    <message>
        <source>Drag the left probe along the light string. Does its amplitude change much?</source>
        <translation>Σύρετε τον αριστερό αισθητήρα κατά μήκος της ελαφριάς χορδής. Αλλάζει πολύ το πλάτος του;</translation>
    </message>
    <message>
        <source>Restart twice. Do the first drops fall in the same places each time?</source>
        <translation>Κάντε δύο φορές επανεκκίνηση. Πέφτουν οι πρώτες σταγόνες κάθε φορά στα ίδια σημεία;</translation>
    </message>
    <message>
        <source>Click the source and change its frequency. Which maximum on the screen stays in its place?</source>
        <translation>Κάντε κλικ στην πηγή και αλλάξτε τη συχνότητά της. Ποιο μέγιστο στο πέτασμα μένει στη θέση του;</translation>
    </message>
    <message>
        <source>Predict how the two curves change if you drag only the upper post. Then try it.</source>
        <translation>Προβλέψτε πώς αλλάζουν οι δύο καμπύλες αν σύρετε μόνο τον πάνω στύλο. Μετά δοκιμάστε το.</translation>
    </message>
    <message>
        <source>Click the prism and increase the wave speed inside. When does the long side let the beam through?</source>
        <translation>Κάντε κλικ στο πρίσμα και μεγαλώστε την ταχύτητα διάδοσης. Πότε περνά η δέσμη από τη μεγάλη πλευρά;</translation>
    </message>
    <message>
        <source>Follow one pulse round the string. At which places does it meet the other pulse?</source>
        <translation>Ακολουθήστε έναν παλμό γύρω γύρω στη χορδή. Σε ποια σημεία συναντά τον άλλον παλμό;</translation>
    </message>
    <message>
        <source>Drag the probe in the corner slowly through the room. Where is its amplitude smallest?</source>
        <translation>Σύρετε αργά τον αισθητήρα της γωνίας μέσα στο δωμάτιο. Πού έχει το μικρότερο πλάτος;</translation>
    </message>
    <message>
        <source>In the panel, find the largest and the smallest number of crests in one second.</source>
        <translation>Βρείτε στο πλαίσιο τον μεγαλύτερο και τον μικρότερο αριθμό κορυφών μέσα σε ένα δευτερόλεπτο.</translation>
    </message>
    <message>
        <source>Look at the crests around the post. On which sides are they no longer straight?</source>
        <translation>Παρατηρήστε τις κορυφές γύρω από τον πάσσαλο. Σε ποιες πλευρές δεν είναι πια ευθείες;</translation>
    </message>
    <message>
        <source>Count how often the corner at A turns orange in 10 seconds. What is the frequency?</source>
        <translation>Μετρήστε πόσες φορές γίνεται πορτοκαλί η γωνία στο A σε 10 δευτερόλεπτα. Ποια είναι η συχνότητα;</translation>
    </message>
    <message>
        <source>Compare A and B in the panel. Where in the packet of long waves do the short waves arrive?</source>
        <translation>Συγκρίνετε το A με το B στο πλαίσιο. Σε ποιο μέρος του πακέτου με μεγάλα μήκη κύματος φτάνει το άλλο κυματοπακέτο;</translation>
    </message>
    <message>
        <source>Predict what the side tube does at twice the frequency. Then click the lower source and try it.</source>
        <translation>Προβλέψτε τι κάνει ο πλευρικός σωλήνας σε διπλάσια συχνότητα. Μετά κάντε κλικ στην κάτω πηγή και δοκιμάστε το.</translation>
    </message>
    <message>
        <source>Drag probe B slowly up and down. Where is its amplitude largest, and where smallest?</source>
        <translation>Σύρετε αργά τον αισθητήρα B πάνω και κάτω. Πού έχει το μεγαλύτερο πλάτος και πού το μικρότερο;</translation>
    </message>
    <message>
        <source>Count the crests left and right of the boundary. What is the ratio of the two numbers?</source>
        <translation>Μετρήστε τις κορυφές αριστερά και δεξιά από το σύνορο. Ποιος είναι ο λόγος των δύο αριθμών;</translation>
    </message>
    <message>
        <source>Click the slow medium and reduce its speed. Do the rays bend more or less?</source>
        <translation>Κάντε κλικ στο αργό μέσο και μειώστε την ταχύτητά του. Οι ακτίνες στρέφονται περισσότερο ή λιγότερο;</translation>
    </message>
    <message>
        <source>Predict when the letters are half white. Then wait and check.</source>
        <translation>Προβλέψτε σε πόσα δευτερόλεπτα θα είναι λευκή η μισή λέξη. Μετά περιμένετε και ελέγξτε το.</translation>
    </message>
    <message>
        <source>Click the wall and widen the slit. At which slit width do both screens show the same curve?</source>
        <translation>Κάντε κλικ στον τοίχο και φαρδύνετε τη σχισμή. Με ποιο εύρος δείχνουν και τα δύο πετάσματα την ίδια καμπύλη;</translation>
    </message>
    <message>
        <source>Predict how the wedge changes if the waves are slower. Then lower Tension k and check.</source>
        <translation>Προβλέψτε πώς αλλάζει η σφήνα αν τα κύματα είναι πιο αργά. Μετά μειώστε την Τάση k και ελέγξτε το.</translation>
    </message>
    <message>
        <source>Drag the source to the upper side. Do more or fewer waves stay in the channel?</source>
        <translation>Σύρετε την πηγή προς την πάνω πλευρά. Μένουν περισσότερα ή λιγότερα κύματα στο κανάλι;</translation>
    </message>
    <message>
        <source>Drag both probes halfway to the source. At which probe does the amplitude change more?</source>
        <translation>Σύρετε τους δύο αισθητήρες στα μισά του δρόμου προς την πηγή. Σε ποιον αλλάζει περισσότερο το πλάτος;</translation>
    </message>
    <message>
        <source>Wait until the row is almost at rest. Has it returned to displacement 0?</source>
        <translation>Περιμένετε ώσπου η σειρά να είναι σχεδόν σε ηρεμία. Γύρισε σε απομάκρυνση 0;</translation>
    </message>
    <message>
        <source>Drag along the left side of the sheet. Where else does a wave start?</source>
        <translation>Σύρετε κατά μήκος της αριστερής πλευράς του φύλλου. Πού αλλού ξεκινά κύμα;</translation>
    </message>
    <message>
        <source>Choose fixed ends and restart, then lower Tension k to 0.2. Are the waves faster or slower?</source>
        <translation>Διαλέξτε σταθερά άκρα, κάντε επανεκκίνηση και μειώστε την Τάση k στο 0,2. Γίνονται τα κύματα πιο γρήγορα ή πιο αργά;</translation>
    </message>
    <message>
        <source>Count the seconds until the waves look equally high in every part of the stadium.</source>
        <translation>Μετρήστε τα δευτερόλεπτα ώσπου τα κύματα να φαίνονται εξίσου ψηλά σε κάθε μέρος του σταδίου.</translation>
    </message>
    <message>
        <source>Pause and compare the distance between neighbouring nodes with the wavelength of the dashed wave.</source>
        <translation>Κάντε παύση και συγκρίνετε την απόσταση γειτονικών δεσμών με το μήκος κύματος του διακεκομμένου κύματος.</translation>
    </message>
    <message>
        <source>Find one clap in the panel and count its echoes. Does the time between them grow or shrink?</source>
        <translation>Βρείτε ένα παλαμάκι στο πλαίσιο και μετρήστε τις ανακλάσεις του. Ο χρόνος ανάμεσά τους μεγαλώνει ή μικραίνει;</translation>
    </message>
    <message>
        <source>Tap [SPACE], reduce Damping and tap again. How does the frequency at the marker change?</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ], μειώστε την απόσβεση και χτυπήστε ξανά. Πώς αλλάζει η συχνότητα στη θέση του δείκτη;</translation>
    </message>
    <message>
        <source>Tap [SPACE] each time the middle of the string rises. Which frequency do you read on the right?</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] κάθε φορά που ανεβαίνει το μέσο της χορδής. Ποια συχνότητα διαβάζετε δεξιά;</translation>
    </message>
    <message>
        <source>Tap [SPACE] once and time five oscillations of the string. How long does one take?</source>
        <translation>Χτυπήστε μία φορά το [ΔΙΑΣΤΗΜΑ] και χρονομετρήστε πέντε ταλαντώσεις της χορδής. Πόσο διαρκεί η μία;</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm. Which rhythm makes the wave highest?</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] σε σταθερό ρυθμό. Με ποιον ρυθμό γίνεται το κύμα πιο ψηλό;</translation>
    </message>
    <message>
        <source>Find the first empty bar in the panel. At which fraction of the length did the hammer strike?</source>
        <translation>Βρείτε την πρώτη άδεια ράβδο στο πλαίσιο. Σε ποιο κλάσμα του μήκους χτύπησε το σφυρί;</translation>
    </message>
    <message>
        <source>Compare the tide at sea, at the entrance of the bay and at its head. Where is it smallest?</source>
        <translation>Συγκρίνετε την παλίρροια στη θάλασσα, στην είσοδο του κόλπου και στον μυχό του. Πού είναι η μικρότερη;</translation>
    </message>
    <message>
        <source>Click the top source and raise its frequency slowly. At what frequency do its waves pass the holes?</source>
        <translation>Κάντε κλικ στην πάνω πηγή και αυξήστε αργά τη συχνότητά της. Από ποια τιμή αρχίζουν τα κύματά της να προσπερνούν τις τρύπες;</translation>
    </message>
    <message>
        <source>Watch both ends of the string for 30 seconds. When do the waves stop arriving there?</source>
        <translation>Παρατηρήστε τα δύο άκρα της χορδής για 30 δευτερόλεπτα. Πότε σταματούν να φτάνουν εκεί κύματα;</translation>
    </message>
    <message>
        <source>Click the slow medium and increase the wave speed. At which speed does the wave get out?</source>
        <translation>Κάντε κλικ στο αργό μέσο και μεγαλώστε την ταχύτητα διάδοσης. Από ποια τιμή και πάνω βγαίνει το κύμα;</translation>
    </message>
    <message>
        <source>Click the wall and raise the slit separation. What happens to the strong and the weak maxima?</source>
        <translation>Κάντε κλικ στον τοίχο και αυξήστε την απόσταση σχισμών. Τι συμβαίνει με τα ισχυρά και τα ασθενή μέγιστα;</translation>
    </message>
    <message>
        <source>Follow the crest. Does it turn clockwise, and how long does one turn take?</source>
        <translation>Ακολουθήστε την κορυφή. Κινείται δεξιόστροφα, και πόσο διαρκεί ένας γύρος;</translation>
    </message>
    <message>
        <source>Compare two neighbouring beams. At the same distance, are they in phase or in antiphase?</source>
        <translation>Συγκρίνετε δύο γειτονικές δέσμες. Στην ίδια απόσταση, είναι σε φάση ή σε αντίθεση φάσης;</translation>
    </message>
    <message>
        <source>Wait until the amplitudes stop growing. How many times higher is the wave at the shallow end?</source>
        <translation>Περιμένετε ώσπου τα πλάτη να μη μεγαλώνουν άλλο. Πόσες φορές ψηλότερο είναι το κύμα στο ρηχό άκρο;</translation>
    </message>
    <message>
        <source>Drag B slowly to the right. How does its amplitude change from line to line?</source>
        <translation>Σύρετε το B αργά προς τα δεξιά. Πώς αλλάζει το πλάτος του από γραμμή σε γραμμή;</translation>
    </message>
    <message>
        <source>Drag the upper wall up until both slits are equally wide. What happens to the minima?</source>
        <translation>Σύρετε τον πάνω τοίχο προς τα πάνω ώσπου οι δύο σχισμές να έχουν ίσο εύρος. Τι συμβαίνει με τα ελάχιστα;</translation>
    </message>
    <message>
        <source>Click the source and raise its frequency. From which value on does the narrow channel carry the wave?</source>
        <translation>Κάντε κλικ στην πηγή και αυξήστε τη συχνότητά της. Από ποια τιμή και πάνω οδηγεί το στενό κανάλι το κύμα;</translation>
    </message>
    <message>
        <source>Choose Spectrum in the panel. Which wave has the higher second peak?</source>
        <translation>Επιλέξτε Φάσμα στο πλαίσιο. Ποιο κύμα έχει ψηλότερη δεύτερη αιχμή;</translation>
    </message>
    <message>
        <source>Drag the probe from the middle to the wall in small steps. Where does its amplitude rise steeply?</source>
        <translation>Σύρετε τον αισθητήρα από το κέντρο προς τον τοίχο με μικρά βήματα. Πού αυξάνεται απότομα το πλάτος του;</translation>
    </message>
    <message>
        <source>Watch the water for half a minute. Does it come to rest?</source>
        <translation>Παρατηρήστε το νερό για μισό λεπτό. Έρχεται σε ηρεμία;</translation>
    </message>
    <message>
        <source>Click the wall and lower the slit width. Does the broad beam get wider or narrower?</source>
        <translation>Κάντε κλικ στον τοίχο και μειώστε το εύρος σχισμής. Η κεντρική δέσμη γίνεται πιο πλατιά ή πιο στενή;</translation>
    </message>
    <message>
        <source>Click the source and increase its frequency. Which way does the focus move?</source>
        <translation>Κάντε κλικ στην πηγή και αυξήστε τη συχνότητά της. Προς τα πού μετακινείται η εστία;</translation>
    </message>
    <message>
        <source>Click the source and lower its frequency. Does the focus move closer to the gaps or farther away?</source>
        <translation>Κάντε κλικ στην πηγή και μειώστε τη συχνότητά της. Η εστία πλησιάζει στα κενά ή απομακρύνεται;</translation>
    </message>
</context>
<context>
    <name>Thing</name>
    <message>
        <source>Width</source>
        <translation>Εύρος</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>κελιά</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Ύψος</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Πάχος</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Γωνία</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Άκρη</translation>
    </message>
    <message>
        <source>Slits</source>
        <translation>Σχισμές</translation>
    </message>
    <message>
        <source>Number of slits</source>
        <translation>Πλήθος σχισμών</translation>
    </message>
    <message>
        <source>Slit width</source>
        <translation>Εύρος σχισμής</translation>
    </message>
    <message>
        <source>Slit separation</source>
        <translation>Απόσταση σχισμών</translation>
    </message>
    <message>
        <source>Distance between the centres of neighbouring slits</source>
        <translation>Απόσταση των κέντρων δύο γειτονικών σχισμών</translation>
    </message>
    <message>
        <source>Factor of k</source>
        <translation>Συντελεστής του k</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Ταχύτητα</translation>
    </message>
    <message>
        <source>Factor at the right end</source>
        <translation>Συντελεστής στο δεξί άκρο</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Μήκος</translation>
    </message>
    <message>
        <source>Width σ</source>
        <translation>Εύρος σ</translation>
    </message>
    <message>
        <source>Width across the source (standard deviation σ)</source>
        <translation>Εύρος εγκάρσια στην πηγή (τυπική απόκλιση σ)</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Σήμα</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Συχνότητα</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Number of oscillations per second of the run</source>
        <translation>Αριθμός ταλαντώσεων ανά δευτερόλεπτο της εκτέλεσης</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Φάση</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>κύκλοι</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Start time, in seconds of the run</source>
        <translation>Χρόνος έναρξης, σε δευτερόλεπτα της εκτέλεσης</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Κύκλοι</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>κελιά/s</translation>
    </message>
    <message>
        <source>Target column</source>
        <translation>Στήλη προορισμού</translation>
    </message>
    <message>
        <source>Column that the object moves to</source>
        <translation>Στήλη προς την οποία κινείται το αντικείμενο</translation>
    </message>
    <message>
        <source>Target row</source>
        <translation>Γραμμή προορισμού</translation>
    </message>
    <message>
        <source>Row that the object moves to</source>
        <translation>Γραμμή προς την οποία κινείται το αντικείμενο</translation>
    </message>
    <message>
        <source>Length from end to end</source>
        <translation>Μήκος από άκρο σε άκρο</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Έναρξη στο</translation>
    </message>
    <message>
        <source>Time at which the stopwatch was started, in seconds of the run</source>
        <translation>Χρόνος στον οποίο ξεκίνησε το χρονόμετρο, σε δευτερόλεπτα της εκτέλεσης</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Παύση στο</translation>
    </message>
    <message>
        <source>Fade length</source>
        <translation>Εξασθένηση</translation>
    </message>
    <message>
        <source>Number of cells over which the line fades out beyond its ends; 0: abrupt ends</source>
        <translation>Αριθμός κελιών στα οποία εξασθενεί η γραμμή πέρα από τα άκρα της· 0: απότομα άκρα</translation>
    </message>
    <message>
        <source>Rotation angle, clockwise</source>
        <translation>Γωνία στροφής, δεξιόστροφα</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Σχήμα</translation>
    </message>
    <message>
        <source>Shape of the outline</source>
        <translation>Σχήμα του περιγράμματος</translation>
    </message>
    <message>
        <source>line</source>
        <translation>γραμμή</translation>
    </message>
    <message>
        <source>box</source>
        <translation>ορθογώνιο</translation>
    </message>
    <message>
        <source>ellipse</source>
        <translation>έλλειψη</translation>
    </message>
    <message>
        <source>lens</source>
        <translation>φακός</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>πρίσμα</translation>
    </message>
    <message>
        <source>parabola</source>
        <translation>παραβολή</translation>
    </message>
    <message>
        <source>freehand</source>
        <translation>με το χέρι</translation>
    </message>
    <message>
        <source>Width, or length of a line</source>
        <translation>Εύρος, ή μήκος μιας γραμμής</translation>
    </message>
    <message>
        <source>Height, or thickness of a line</source>
        <translation>Ύψος, ή πάχος μιας γραμμής</translation>
    </message>
    <message>
        <source>Thickness of the outline or brush; 0: a filled box or ellipse</source>
        <translation>Πάχος του περιγράμματος ή του πινέλου· 0: γεμάτο ορθογώνιο ή έλλειψη</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>σταθερό</translation>
    </message>
    <message>
        <source>free</source>
        <translation>ελεύθερο</translation>
    </message>
    <message>
        <source>absorbing</source>
        <translation>απορροφητικό</translation>
    </message>
    <message>
        <source>Factor by which k is multiplied inside the region; equals the square of the speed ratio</source>
        <translation>Συντελεστής με τον οποίο πολλαπλασιάζεται το k μέσα στην περιοχή· είναι το τετράγωνο του λόγου των ταχυτήτων</translation>
    </message>
    <message>
        <source>Wave speed inside the region, relative to the surroundings</source>
        <translation>Ταχύτητα διάδοσης μέσα στην περιοχή, σε σχέση με τα γύρω</translation>
    </message>
    <message>
        <source>Value of the factor at the right end; changes linearly from left to right. 0: constant</source>
        <translation>Τιμή του συντελεστή στο δεξί άκρο· αλλάζει γραμμικά από αριστερά προς τα δεξιά. 0: ίδιος παντού</translation>
    </message>
    <message>
        <source>point</source>
        <translation>σημείο</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>ημίτονο</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>παλμός</translation>
    </message>
    <message>
        <source>wave packet</source>
        <translation>κυματοπακέτο</translation>
    </message>
    <message>
        <source>Phase at time 0, or at the start of the wave packet</source>
        <translation>Φάση στον χρόνο 0, ή στην αρχή του κυματοπακέτου</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>Stops at</source>
        <translation>Λήξη</translation>
    </message>
    <message>
        <source>Stop time, in seconds of the run; 0: never</source>
        <translation>Χρόνος λήξης, σε δευτερόλεπτα της εκτέλεσης· 0: ποτέ</translation>
    </message>
    <message>
        <source>Repeats every</source>
        <translation>Επανάληψη κάθε</translation>
    </message>
    <message>
        <source>Interval from one start to the next; 0: once only</source>
        <translation>Χρόνος από μια έναρξη ως την επόμενη· 0: μόνο μία φορά</translation>
    </message>
    <message>
        <source>Speed of the back-and-forth motion; 0: stationary</source>
        <translation>Ταχύτητα της παλινδρομικής κίνησης· 0: μένει στη θέση της</translation>
    </message>
    <message>
        <source>Measuring tool</source>
        <translation>Όργανο</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>μετροταινία</translation>
    </message>
    <message>
        <source>scale bar</source>
        <translation>κλίμακα</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>χρονόμετρο</translation>
    </message>
    <message>
        <source>Time at which the stopwatch was stopped, in seconds of the run; 0: still running</source>
        <translation>Χρόνος στον οποίο σταμάτησε το χρονόμετρο, σε δευτερόλεπτα της εκτέλεσης· 0: τρέχει ακόμη</translation>
    </message>
    <message>
        <source>Type of measuring tool; a trace is a saved copy of the string</source>
        <translation>Είδος του οργάνου μέτρησης· ένα ίχνος είναι αποθηκευμένο αντίγραφο της χορδής</translation>
    </message>
    <message>
        <source>reference line</source>
        <translation>γραμμή αναφοράς</translation>
    </message>
    <message>
        <source>marked point</source>
        <translation>σημειωμένο σημείο</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>ίχνος</translation>
    </message>
    <message>
        <source>Height of the midpoint</source>
        <translation>Ύψος του μέσου</translation>
    </message>
    <message>
        <source>On a string: height of the midpoint above rest</source>
        <translation>Σε χορδή: ύψος του μέσου πάνω από την ηρεμία</translation>
    </message>
    <message>
        <source>Difference in height</source>
        <translation>Διαφορά ύψους</translation>
    </message>
    <message>
        <source>On a string: how much higher the right end is than the left end</source>
        <translation>Σε χορδή: πόσο ψηλότερα είναι το δεξιό άκρο από το αριστερό</translation>
    </message>
    <message>
        <source>held</source>
        <translation>κρατημένη</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>τριγωνικό</translation>
    </message>
    <message>
        <source>square</source>
        <translation>τετραγωνικό</translation>
    </message>
    <message>
        <source>Amplitude of the waves, right beside a line or a source on a string, or one wavelength from a point</source>
        <translation>Πλάτος των κυμάτων, ακριβώς δίπλα σε μια γραμμή ή σε μια πηγή πάνω σε χορδή, ή ένα μήκος κύματος από ένα σημείο</translation>
    </message>
    <message>
        <source>cavity</source>
        <translation>κοιλότητα</translation>
    </message>
    <message>
        <source>plano-convex lens</source>
        <translation>επιπεδόκυρτος φακός</translation>
    </message>
    <message>
        <source>drawn outline</source>
        <translation>σχεδιασμένο περίγραμμα</translation>
    </message>
    <message>
        <source>Fixed: reflects waves upside down. Free: reflects waves upright. Absorbing: absorbs waves. Impedance: absorbs part of each wave</source>
        <translation>Σταθερό: ανακλά τα κύματα ανάποδα. Ελεύθερο: τα ανακλά όρθια. Απορροφητικό: απορροφά τα κύματα. Εμπέδηση: απορροφά ένα μέρος από κάθε κύμα</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>εμπέδηση</translation>
    </message>
    <message>
        <source>Impedance</source>
        <translation>Εμπέδηση</translation>
    </message>
    <message>
        <source>Impedance relative to the water in front of the wall. 0: like a free wall; 1: absorbs waves that arrive head-on; large values: like a fixed wall</source>
        <translation>Εμπέδηση σε σχέση με το νερό μπροστά από τον τοίχο. 0: σαν ελεύθερος τοίχος· 1: απορροφά κύματα που πέφτουν κάθετα· μεγάλες τιμές: σαν σταθερός τοίχος</translation>
    </message>
    <message>
        <source>Width of each slit, or of the opening of a cavity</source>
        <translation>Εύρος κάθε σχισμής, ή του ανοίγματος μιας κοιλότητας</translation>
    </message>
    <message>
        <source>Speed of the back-and-forth motion, slower than the waves; 0: stationary</source>
        <translation>Ταχύτητα της παλινδρομικής κίνησης, μικρότερη από των κυμάτων· 0: μένει στη θέση του</translation>
    </message>
    <message>
        <source>Point: circular waves. Line: plane waves. Multipole: crests and troughs alternate around the source. Array: a beam. On a string, waves pass through a point or line, but a held point follows the signal exactly</source>
        <translation>Σημείο: κυκλικά κύματα. Γραμμή: επίπεδα κύματα. Πολύπολο: κορυφές και κοιλάδες εναλλάξ γύρω από την πηγή. Συστοιχία: μια δέσμη. Σε χορδή τα κύματα περνούν μέσα από σημείο ή γραμμή, ενώ ένα κρατημένο σημείο ακολουθεί ακριβώς το σήμα</translation>
    </message>
    <message>
        <source>multipole</source>
        <translation>πολύπολο</translation>
    </message>
    <message>
        <source>array</source>
        <translation>συστοιχία</translation>
    </message>
    <message>
        <source>Length of the line or array</source>
        <translation>Μήκος της γραμμής ή της συστοιχίας</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Κατανομή</translation>
    </message>
    <message>
        <source>Strength along the line: uniform, or Gaussian (sends a beam with a waist of half the length)</source>
        <translation>Πόσο δυνατή είναι η γραμμή κατά το μήκος της: ομοιόμορφη, ή γκαουσιανή (στέλνει δέσμη με λαιμό το μισό του μήκους)</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>ομοιόμορφη</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>γκαουσιανή</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>Πόλοι</translation>
    </message>
    <message>
        <source>Number of points of alternating sign: 2 is a dipole, 4 a quadrupole</source>
        <translation>Πλήθος σημείων με εναλλασσόμενο πρόσημο: 2 είναι δίπολο, 4 τετράπολο</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Ακτίνα</translation>
    </message>
    <message>
        <source>Distance of the poles from the centre</source>
        <translation>Απόσταση των πόλων από το κέντρο</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Στοιχεία</translation>
    </message>
    <message>
        <source>Number of points along the length</source>
        <translation>Πλήθος σημείων κατά το μήκος</translation>
    </message>
    <message>
        <source>Beam angle</source>
        <translation>Γωνία δέσμης</translation>
    </message>
    <message>
        <source>Direction of the beam, measured from the normal towards the right end; the same on both sides</source>
        <translation>Κατεύθυνση της δέσμης, από την κάθετο προς το δεξί άκρο· ίδια και στις δύο πλευρές</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Εστία</translation>
    </message>
    <message>
        <source>Distance along the beam at which the waves arrive in phase; 0: no focus</source>
        <translation>Απόσταση κατά μήκος της δέσμης στην οποία τα κύματα φτάνουν σε φάση· 0: χωρίς εστία</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>θόρυβος</translation>
    </message>
    <message>
        <source>Number of oscillations in a wave packet, or until noise has a new random phase</source>
        <translation>Πλήθος ταλαντώσεων σε ένα κυματοπακέτο, ή ώσπου ο θόρυβος να πάρει νέα τυχαία φάση</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Σπόρος</translation>
    </message>
    <message>
        <source>Seed of the noise; sources with the same seed produce the same signal</source>
        <translation>Σπόρος του θορύβου· πηγές με τον ίδιο σπόρο δίνουν το ίδιο σήμα</translation>
    </message>
    <message>
        <source>Off for</source>
        <translation>Παύση για</translation>
    </message>
    <message>
        <source>Duration of each pause; 0: no pauses</source>
        <translation>Διάρκεια κάθε παύσης· 0: χωρίς παύσεις</translation>
    </message>
    <message>
        <source>On for</source>
        <translation>Ταλάντωση για</translation>
    </message>
    <message>
        <source>Duration of each burst between two pauses</source>
        <translation>Διάρκεια κάθε ταλάντωσης ανάμεσα σε δύο παύσεις</translation>
    </message>
    <message>
        <source>Orbit radius</source>
        <translation>Ακτίνα τροχιάς</translation>
    </message>
    <message>
        <source>Radius of the circle that the source moves on; 0: no circular motion</source>
        <translation>Ακτίνα του κύκλου στον οποίο κινείται η πηγή· 0: χωρίς κυκλική κίνηση</translation>
    </message>
    <message>
        <source>Revolutions</source>
        <translation>Περιστροφές</translation>
    </message>
    <message>
        <source>Revolutions per second, clockwise; negative: anticlockwise</source>
        <translation>Περιστροφές ανά δευτερόλεπτο, δεξιόστροφα· αρνητικές τιμές: αριστερόστροφα</translation>
    </message>
    <message>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>πέτασμα</translation>
    </message>
    <message>
        <source>Radius of curvature of the screen; 0: straight</source>
        <translation>Ακτίνα καμπυλότητας του πετάσματος· 0: ίσιο</translation>
    </message>
    <message>
        <source>Quantity that the formula or picture gives: wave speed or water depth, relative to the surroundings. A value of 0 is land</source>
        <translation>Μέγεθος που δίνει ο τύπος ή η εικόνα: ταχύτητα διάδοσης ή βάθος του νερού, σε σχέση με τα γύρω. Η τιμή 0 είναι ξηρά</translation>
    </message>
    <message>
        <source>wave speed</source>
        <translation>ταχύτητα διάδοσης</translation>
    </message>
    <message>
        <source>water depth</source>
        <translation>βάθος νερού</translation>
    </message>
    <message>
        <source>Continuous sine, triangle or square wave, single pulse, wave packet, noise around the frequency, or repeated drawn curve</source>
        <translation>Συνεχές ημίτονο, τριγωνικό ή τετραγωνικό κύμα, ένας μόνο παλμός, κυματοπακέτο, θόρυβος γύρω από τη συχνότητα, ή σχεδιασμένη καμπύλη που επαναλαμβάνεται</translation>
    </message>
    <message>
        <source>drawn curve</source>
        <translation>σχεδιασμένη καμπύλη</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Μέγεθος</translation>
    </message>
</context>
<context>
    <name>VideoFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>Είναι φάκελος.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Δεν είναι κανονικό αρχείο.</translation>
    </message>
    <message>
        <source>ffmpeg could not be started.</source>
        <translation>Το ffmpeg δεν μπόρεσε να ξεκινήσει.</translation>
    </message>
    <message>
        <source>ffmpeg stopped without giving a reason.</source>
        <translation>Το ffmpeg σταμάτησε χωρίς να δώσει αιτία.</translation>
    </message>
    <message>
        <source>ffmpeg reports: %1</source>
        <translation>Το ffmpeg αναφέρει: %1</translation>
    </message>
</context>
<context>
    <name>WorkSheet</name>
    <message>
        <source>Name: ______________________________   Class: __________   Date: %1</source>
        <translation>Όνομα: ______________________________   Τάξη: __________   Ημερομηνία: %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>έτοιμα βήματα: %1 από %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Αποτέλεσμα</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>μέτρηση</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>θεωρία</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>διαφορά</translation>
    </message>
    <message>
        <source>What I found out</source>
        <translation>Τι ανακάλυψα</translation>
    </message>
</context>
<context>
    <name>World</name>
    <message>
        <source>none</source>
        <translation>τίποτα</translation>
    </message>
    <message>
        <source>a real string</source>
        <translation>μια πραγματική χορδή</translation>
    </message>
    <message>
        <source>water</source>
        <translation>νερό</translation>
    </message>
    <message>
        <source>sound in air</source>
        <translation>ήχο στον αέρα</translation>
    </message>
    <message>
        <source>light</source>
        <translation>φως</translation>
    </message>
    <message>
        <source>radio waves</source>
        <translation>ραδιοκύματα</translation>
    </message>
</context>
<context>
    <name>seiche::Actions</name>
    <message>
        <source>&amp;Restart</source>
        <translation>Επανεκκίνη&amp;ση</translation>
    </message>
    <message>
        <source>Restart with the current settings</source>
        <translation>Επανεκκίνηση με τις τωρινές ρυθμίσεις</translation>
    </message>
    <message>
        <source>Reset e&amp;verything</source>
        <translation>Επανα&amp;φορά όλων</translation>
    </message>
    <message>
        <source>Restore the experiment as it was when opened</source>
        <translation>Επαναφορά του πειράματος όπως άνοιξε</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Έ&amp;ξοδος</translation>
    </message>
    <message>
        <source>T&amp;ap</source>
        <translation>&amp;Χτύπημα</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Αναπαραγωγή</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Αναπαραγωγή ή παύση</translation>
    </message>
    <message>
        <source>&amp;Step forward</source>
        <translation>&amp;Βήμα μπροστά</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Ένα βήμα μπροστά</translation>
    </message>
    <message>
        <source>Sl&amp;ow motion (×0.25)</source>
        <translation>Α&amp;ργή κίνηση (×0,25)</translation>
    </message>
    <message>
        <source>×0.25</source>
        <translation>×0,25</translation>
    </message>
    <message>
        <source>Slow motion: ¼ speed</source>
        <translation>Αργή κίνηση: ταχύτητα ¼</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Πιο αργά</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Πιο &amp;γρήγορα</translation>
    </message>
    <message>
        <source>&amp;Normal speed (×1)</source>
        <translation>Κα&amp;νονική ταχύτητα (×1)</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Χορδή</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Λεκάνη</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Προβολέας</translation>
    </message>
    <message>
        <source>Projector F11</source>
        <translation>Προβολέας F11</translation>
    </message>
    <message>
        <source>Projector mode: full screen, large text, strong colours</source>
        <translation>Λειτουργία προβολέα: πλήρης οθόνη, μεγάλα γράμματα, έντονα χρώματα</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Πλήρ&amp;ης οθόνη</translation>
    </message>
    <message>
        <source>M&amp;agnify waves</source>
        <translation>Μεγέθ&amp;υνση κυμάτων</translation>
    </message>
    <message>
        <source>S&amp;hrink waves</source>
        <translation>Σμί&amp;κρυνση κυμάτων</translation>
    </message>
    <message>
        <source>Fit &amp;waves to window</source>
        <translation>Προσαρμογή κυμάτων σ&amp;το παράθυρο</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Πλήκτρα και ποντίκι</translation>
    </message>
    <message>
        <source>&amp;About Seiche</source>
        <translation>Π&amp;ερί του Seiche</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Θεωρία</translation>
    </message>
    <message>
        <source>&amp;Show performance</source>
        <translation>Εμ&amp;φάνιση επιδόσεων</translation>
    </message>
    <message>
        <source>Shows steps, frames and cells per second below the canvas</source>
        <translation>Δείχνει βήματα, καρέ και κελιά ανά δευτερόλεπτο κάτω από τον καμβά</translation>
    </message>
    <message>
        <source>&amp;Contour lines</source>
        <translation>&amp;Ισοϋψείς</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Τομή</translation>
    </message>
    <message>
        <source>Bro&amp;wse examples…</source>
        <translation>Πε&amp;ριήγηση στα παραδείγματα…</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Μαθήματα…</translation>
    </message>
    <message>
        <source>Open lesson &amp;file…</source>
        <translation>Μάθημα από α&amp;ρχείο…</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>&amp;Προηγούμενο βήμα</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Επόμενο &amp;βήμα</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Επόμενο</translation>
    </message>
    <message>
        <source>Show &amp;hint</source>
        <translation>Εμφάνιση &amp;υπόδειξης</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Υπόδειξη</translation>
    </message>
    <message>
        <source>Repea&amp;t this step</source>
        <translation>Επανάληψη &amp;του βήματος</translation>
    </message>
    <message>
        <source>Rest&amp;art lesson</source>
        <translation>Επα&amp;νεκκίνηση μαθήματος</translation>
    </message>
    <message>
        <source>Save results as P&amp;DF…</source>
        <translation>Αποθήκευση αποτε&amp;λεσμάτων ως PDF…</translation>
    </message>
    <message>
        <source>Save results as web pa&amp;ge…</source>
        <translation>Αποθήκευση αποτελεσμάτων ως &amp;ιστοσελίδας…</translation>
    </message>
    <message>
        <source>P&amp;rint results…</source>
        <translation>&amp;Εκτύπωση αποτελεσμάτων…</translation>
    </message>
    <message>
        <source>&amp;Exit lesson</source>
        <translation>Έ&amp;ξοδος από το μάθημα</translation>
    </message>
    <message>
        <source>Lo&amp;ck window</source>
        <translation>Κλεί&amp;δωμα παραθύρου</translation>
    </message>
    <message>
        <source>Large &amp;resonance chart</source>
        <translation>Μ&amp;εγάλο διάγραμμα συντονισμού</translation>
    </message>
    <message>
        <source>&amp;Compare damping</source>
        <translation>Σύγκρ&amp;ιση αποσβέσεων</translation>
    </message>
    <message>
        <source>Challenge: an &amp;unknown string</source>
        <translation>Π&amp;ρόκληση: μια άγνωστη χορδή</translation>
    </message>
    <message>
        <source>Ch&amp;oose floor picture…</source>
        <translation>&amp;Επιλογή εικόνας πυθμένα…</translation>
    </message>
    <message>
        <source>T&amp;iled floor</source>
        <translation>Π&amp;λακάκια στον πυθμένα</translation>
    </message>
    <message>
        <source>Show pan&amp;els</source>
        <translation>Εμφά&amp;νιση πλαισίων</translation>
    </message>
    <message>
        <source>Shows or hides all panels on the projector</source>
        <translation>Δείχνει ή κρύβει όλα τα πλαίσια στον προβολέα</translation>
    </message>
    <message>
        <source>Enter ans&amp;wer</source>
        <translation>&amp;Καταχώριση απάντησης</translation>
    </message>
    <message>
        <source>Loc&amp;k with password…</source>
        <translation>Κλείδωμα με κωδικό πρό&amp;σβασης…</translation>
    </message>
    <message>
        <source>&amp;Student worksheet…</source>
        <translation>Φύλλο ερ&amp;γασίας…</translation>
    </message>
    <message>
        <source>Print st&amp;udent worksheet…</source>
        <translation>Εκτύπωση &amp;φύλλου εργασίας…</translation>
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation>&amp;Γρήγορο ξεκίνημα</translation>
    </message>
    <message>
        <source>&amp;Teacher&apos;s guide</source>
        <translation>&amp;Οδηγός για εκπαιδευτικούς</translation>
    </message>
    <message>
        <source>&amp;Lesson plans</source>
        <translation>&amp;Σχέδια μαθήματος</translation>
    </message>
    <message>
        <source>Seiche in a &amp;browser</source>
        <translation>Το Seiche στον &amp;φυλλομετρητή</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Τάξη</translation>
    </message>
    <message>
        <source>Using &amp;phones in class</source>
        <translation>&amp;Κινητά στην τάξη</translation>
    </message>
    <message>
        <source>Start/stop stop&amp;watch</source>
        <translation>Έναρξη ή παύση χρ&amp;ονομέτρου</translation>
    </message>
    <message>
        <source>R&amp;eset stopwatch</source>
        <translation>Μη&amp;δενισμός χρονομέτρου</translation>
    </message>
    <message>
        <source>&amp;Keep trace</source>
        <translation>Διατήρηση ίχ&amp;νους</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the current shape for comparison</source>
        <translation>Κρατά διακεκομμένο αντίγραφο του τωρινού σχήματος για σύγκριση</translation>
    </message>
    <message>
        <source>Draws a bead on every tenth point</source>
        <translation>Σχεδιάζει μια χάντρα κάθε δέκα σημεία</translation>
    </message>
    <message>
        <source>Show beads</source>
        <translation>Εμφάνιση χαντρών</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Αποστολή παλμού</translation>
    </message>
    <message>
        <source>Triggers the selected pulse generator, or the one added last</source>
        <translation>Ενεργοποιεί την επιλεγμένη γεννήτρια παλμών, ή εκείνη που προστέθηκε τελευταία</translation>
    </message>
    <message>
        <source>Se&amp;t shape from formula…</source>
        <translation>Σχήμα από &amp;τύπο…</translation>
    </message>
    <message>
        <source>&amp;Next example</source>
        <translation>Επό&amp;μενο παράδειγμα</translation>
    </message>
    <message>
        <source>&amp;Previous example</source>
        <translation>Προη&amp;γούμενο παράδειγμα</translation>
    </message>
    <message>
        <source>Sets heights, wave speed or source signals from a formula, a drawn curve or a picture</source>
        <translation>Ορίζει ύψη, ταχύτητα διάδοσης ή σήματα πηγών από τύπο, σχεδιασμένη καμπύλη ή εικόνα</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>Π&amp;λαίσια</translation>
    </message>
    <message>
        <source>Work&amp;bench</source>
        <translation>Πάγκος εργ&amp;ασίας</translation>
    </message>
    <message>
        <source>Shows all panels and tools</source>
        <translation>Δείχνει όλα τα πλαίσια και τα εργαλεία</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Γραμμές ίσου ύψους</translation>
    </message>
    <message>
        <source>The heights along a line that you can drag</source>
        <translation>Τα ύψη κατά μήκος μιας γραμμής που σύρεται</translation>
    </message>
    <message>
        <source>Save results…</source>
        <translation>Αποθήκευση αποτελεσμάτων…</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>Ρυθμίσε&amp;ις…</translation>
    </message>
    <message>
        <source>Language, text size, colours, sound and projector</source>
        <translation>Γλώσσα, μέγεθος γραμμάτων, χρώματα, ήχος και προβολέας</translation>
    </message>
    <message>
        <source>Exit</source>
        <comment>the lesson</comment>
        <translation>Έξοδος</translation>
    </message>
</context>
<context>
    <name>seiche::Advice</name>
    <message>
        <source>Use a stencil with four neighbours.</source>
        <translation>Χρησιμοποιήστε τέσσερις γείτονες.</translation>
    </message>
    <message>
        <source>Set the divisor to %1 or more.</source>
        <translation>Κάντε τον διαιρέτη %1 ή μεγαλύτερο.</translation>
    </message>
    <message>
        <source>Lower k to %1, or add damping: %2 = %3.</source>
        <translation>Χαμηλώστε το k στο %1 ή προσθέστε απόσβεση: %2 = %3.</translation>
    </message>
    <message>
        <source>Lower k to %1.</source>
        <translation>Χαμηλώστε το k στο %1.</translation>
    </message>
    <message>
        <source>With %1, every k is unstable. Choose leapfrog, or add damping: %2 = %3.</source>
        <translation>Με τη μέθοδο «%1» κάθε k είναι ασταθές. Διαλέξτε leapfrog ή προσθέστε απόσβεση: %2 = %3.</translation>
    </message>
    <message>
        <source>With %1, every k is unstable. Choose leapfrog.</source>
        <translation>Με τη μέθοδο «%1» κάθε k είναι ασταθές. Διαλέξτε leapfrog.</translation>
    </message>
    <message>
        <source>Even a flat surface grows ×%1 per step and doubles every %2 steps (%3 s).</source>
        <translation>Ακόμη και μια επίπεδη επιφάνεια μεγαλώνει ×%1 ανά βήμα και διπλασιάζεται κάθε %2 βήματα (%3 s).</translation>
    </message>
    <message>
        <source>Waves with a wavelength of %1 cells grow ×%2 per step and double every %3 steps (%4 s).</source>
        <translation>Κύματα με μήκος κύματος %1 κελιά μεγαλώνουν ×%2 ανά βήμα και διπλασιάζονται κάθε %3 βήματα (%4 s).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what happens, then what to do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No wave grows, whatever k: %1 is stable for every k.</source>
        <translation>Κανένα κύμα δεν μεγαλώνει, όποιο κι αν είναι το k: η μέθοδος «%1» είναι πάντα ευσταθής.</translation>
    </message>
    <message>
        <source>Exactly at the limit: no wave grows. Just beyond the limit, waves with a wavelength of %1 cells grow.</source>
        <translation>Ακριβώς στο όριο: κανένα κύμα δεν μεγαλώνει. Λίγο πάνω από το όριο μεγαλώνουν κύματα με μήκος κύματος %1 κελιά.</translation>
    </message>
    <message>
        <source>No wave grows. With a smaller divisor, waves with a wavelength of %1 cells would grow first.</source>
        <translation>Κανένα κύμα δεν μεγαλώνει. Με μικρότερο διαιρέτη θα μεγάλωναν πρώτα κύματα με μήκος κύματος %1 κελιά.</translation>
    </message>
    <message>
        <source>No wave grows. Above k = %1, waves with a wavelength of %2 cells would grow first.</source>
        <translation>Κανένα κύμα δεν μεγαλώνει. Πάνω από k = %1 θα μεγάλωναν πρώτα κύματα με μήκος κύματος %2 κελιά.</translation>
    </message>
</context>
<context>
    <name>seiche::BackgroundJob</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Δεν υπάρχει αρκετή μνήμη.</translation>
    </message>
    <message>
        <source>The reason is unknown.</source>
        <translation>Η αιτία είναι άγνωστη.</translation>
    </message>
</context>
<context>
    <name>seiche::Banner</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>και ακόμη %n</numerusform>
            <numerusform>και ακόμη %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Κλείσιμο του μηνύματος</translation>
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
        <translation>Βήμα %1, μεγαλύτερο ύψος %2.</translation>
    </message>
    <message>
        <source>Second %1, largest height %2.</source>
        <translation>Δευτερόλεπτο %1, μεγαλύτερο ύψος %2.</translation>
    </message>
    <message>
        <source>The height limit has been reached. Restart to begin from rest.</source>
        <translation>Το ύψος έφτασε στο όριο. Κάντε επανεκκίνηση για να αρχίσετε από την ηρεμία.</translation>
    </message>
    <message>
        <source>%1 points, %2 high</source>
        <translation>%1 σημεία, ύψος %2</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>length, height</comment>
        <translation>%1, ύψος %2</translation>
    </message>
</context>
<context>
    <name>seiche::ChainTable</name>
    <message>
        <source>No standing waves are predicted here.</source>
        <translation>Εδώ δεν προβλέπονται στάσιμα κύματα.</translation>
    </message>
    <message>
        <source>A chain of beads and the string it approximates. On the string, n half-wavelengths have n times the frequency of one. On the beads, the frequency is lower.</source>
        <translation>Μια αλυσίδα από χάντρες και η χορδή που προσεγγίζει. Στη χορδή, n μισά μήκη κύματος έχουν n φορές τη συχνότητα του ενός. Στις χάντρες η συχνότητα είναι χαμηλότερη.</translation>
    </message>
    <message>
        <source>Switch on Theory in the Resonance panel to compare the frequencies of the beads and the string.</source>
        <translation>Ενεργοποιήστε τη «Θεωρία» στο πλαίσιο «Συντονισμός» για να συγκρίνετε τις συχνότητες των χαντρών και της χορδής.</translation>
    </message>
    <message>
        <source>n</source>
        <comment>half waves of a mode</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>beads (Hz)</source>
        <translation>χάντρες (Hz)</translation>
    </message>
    <message>
        <source>string (Hz)</source>
        <translation>χορδή (Hz)</translation>
    </message>
    <message>
        <source>ratio</source>
        <comment>of two frequencies</comment>
        <translation>λόγος</translation>
    </message>
    <message>
        <source>Frequencies of a chain and of a string</source>
        <translation>Συχνότητες μιας αλυσίδας και μιας χορδής</translation>
    </message>
    <message>
        <source>beads (%1)</source>
        <comment>unit of a frequency</comment>
        <translation>χάντρες (%1)</translation>
    </message>
    <message>
        <source>string (%1)</source>
        <comment>unit of a frequency</comment>
        <translation>χορδή (%1)</translation>
    </message>
</context>
<context>
    <name>seiche::ChallengeRow</name>
    <message>
        <source>Between 0.001 and 1000 Hz</source>
        <translation>Από 0,001 έως 1000 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>Το «%1» δεν είναι αριθμός</translation>
    </message>
    <message>
        <source>Challenge %1: what is the lowest resonance frequency of this string? Taps so far: %2</source>
        <translation>Πρόκληση %1: ποια είναι η χαμηλότερη συχνότητα συντονισμού αυτής της χορδής; Χτυπήματα ως τώρα: %2</translation>
    </message>
    <message>
        <source>Challenge %1: %2 points. Your answer: %3 Hz (%5 % off). Correct answer: %4 Hz. Taps: %6</source>
        <translation>Πρόκληση %1: %2 βαθμοί. Η απάντησή σας: %3 Hz (απόκλιση %5 %). Σωστή απάντηση: %4 Hz. Χτυπήματα: %6</translation>
    </message>
    <message>
        <source>Challenge %1: the answer was %2 Hz. Taps: %3</source>
        <translation>Πρόκληση %1: η απάντηση ήταν %2 Hz. Χτυπήματα: %3</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Πρόκληση</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Your answer: lowest resonance frequency</source>
        <translation>Η απάντησή σας: χαμηλότερη συχνότητα συντονισμού</translation>
    </message>
    <message>
        <source>Submit answer</source>
        <translation>Υποβολή απάντησης</translation>
    </message>
    <message>
        <source>Submits the frequency and shows your score</source>
        <translation>Υποβάλλει τη συχνότητα και δείχνει τη βαθμολογία σας</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Παραίτηση</translation>
    </message>
    <message>
        <source>Shows the answer and everything else that is hidden</source>
        <translation>Δείχνει την απάντηση και ό,τι είναι κρυμμένο</translation>
    </message>
    <message>
        <source>Challenge number</source>
        <translation>Αριθμός της πρόκλησης</translation>
    </message>
    <message>
        <source>The same number gives the same string on every computer</source>
        <translation>Ο ίδιος αριθμός δίνει την ίδια χορδή σε κάθε υπολογιστή</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Νέα πρόκληση</translation>
    </message>
    <message>
        <source>Opens the unknown string with this number</source>
        <translation>Ανοίγει την άγνωστη χορδή με αυτόν τον αριθμό</translation>
    </message>
    <message>
        <source>A new challenge gives you an unknown string. Find its lowest resonance frequency with as few taps as possible. The same number gives everyone the same string.</source>
        <translation>Μια νέα πρόκληση σας δίνει μια άγνωστη χορδή. Βρείτε τη χαμηλότερη συχνότητα συντονισμού της με όσο γίνεται λιγότερα χτυπήματα. Ο ίδιος αριθμός δίνει σε όλους την ίδια χορδή.</translation>
    </message>
</context>
<context>
    <name>seiche::Chart</name>
    <message>
        <source>The image could not be created.</source>
        <translation>Η εικόνα δεν μπόρεσε να δημιουργηθεί.</translation>
    </message>
    <message>
        <source>Save chart as image</source>
        <translation>Αποθήκευση διαγράμματος ως εικόνας</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Εικόνες (*.png)</translation>
    </message>
    <message>
        <source>Show data</source>
        <translation>Εμφάνιση δεδομένων</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Αντιγραφή δεδομένων</translation>
    </message>
    <message>
        <source>Export chart data</source>
        <translation>Εξαγωγή δεδομένων διαγράμματος</translation>
    </message>
    <message>
        <source>Export data…</source>
        <translation>Εξαγωγή δεδομένων…</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Αντιγραφή εικόνας</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Αποθήκευση εικόνας…</translation>
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
        <translation>Καθαρισμός διαγράμματος</translation>
    </message>
    <message>
        <source>Remove all points of the class? This cannot be undone.</source>
        <translation>Να αφαιρεθούν όλα τα σημεία της τάξης; Η ενέργεια δεν αναιρείται.</translation>
    </message>
    <message>
        <source>Save points</source>
        <translation>Αποθήκευση σημείων</translation>
    </message>
    <message>
        <source>End class session</source>
        <translation>Λήξη συνεδρίας τάξης</translation>
    </message>
    <message>
        <source>Save the points of the class? Number of points: %1</source>
        <translation>Να αποθηκευτούν τα σημεία της τάξης; Σημεία: %1</translation>
    </message>
    <message>
        <source>Cl&amp;ass</source>
        <translation>&amp;Τάξη</translation>
    </message>
    <message>
        <source>Start class sessi&amp;on…</source>
        <translation>Έναρξη συνε&amp;δρίας…</translation>
    </message>
    <message>
        <source>Lets students join with their phones and shows each tapping frequency as a point on one chart</source>
        <translation>Οι μαθητές μπαίνουν με τα κινητά τους, και κάθε συχνότητα χτυπημάτων γίνεται ένα σημείο σε ένα κοινό διάγραμμα</translation>
    </message>
    <message>
        <source>O&amp;wn strings</source>
        <translation>&amp;Χορδή για τον καθένα</translation>
    </message>
    <message>
        <source>Gives each phone its own string and shows the points on the class chart</source>
        <translation>Δίνει σε κάθε κινητό δική του χορδή και δείχνει τα σημεία στο διάγραμμα της τάξης</translation>
    </message>
    <message>
        <source>Shared &amp;string</source>
        <translation>&amp;Κοινή χορδή</translation>
    </message>
    <message>
        <source>Lets everyone tap the same string, shown on the screen</source>
        <translation>Όλοι χτυπούν την ίδια χορδή, που φαίνεται στην οθόνη</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Ψηφοφορία</translation>
    </message>
    <message>
        <source>Asks a multiple-choice question</source>
        <translation>Θέτει μια ερώτηση πολλαπλής επιλογής</translation>
    </message>
    <message>
        <source>Pause su&amp;bmissions</source>
        <translation>Παύση &amp;υποβολών</translation>
    </message>
    <message>
        <source>Stops accepting points. Phones keep new points until you resume</source>
        <translation>Δεν δέχεται σημεία. Τα κινητά φυλάνε τα νέα σημεία ώσπου να συνεχίσετε</translation>
    </message>
    <message>
        <source>&amp;Hide chart</source>
        <translation>Απόκ&amp;ρυψη διαγράμματος</translation>
    </message>
    <message>
        <source>Theoretical c&amp;urve</source>
        <translation>Θεωρητική κα&amp;μπύλη</translation>
    </message>
    <message>
        <source>Shows what theory predicts</source>
        <translation>Δείχνει τι προβλέπει η θεωρία</translation>
    </message>
    <message>
        <source>C&amp;lear chart…</source>
        <translation>Κα&amp;θαρισμός διαγράμματος…</translation>
    </message>
    <message>
        <source>S&amp;tudents…</source>
        <translation>Μαθη&amp;τές…</translation>
    </message>
    <message>
        <source>Enter point &amp;code…</source>
        <translation>Εισα&amp;γωγή κωδικού σημείου…</translation>
    </message>
    <message>
        <source>Adds the point of a phone that is not on the network</source>
        <translation>Προσθέτει το σημείο ενός κινητού που δεν είναι στο δίκτυο</translation>
    </message>
    <message>
        <source>Ad&amp;mit no new students</source>
        <translation>Χ&amp;ωρίς νέους μαθητές</translation>
    </message>
    <message>
        <source>&amp;Phones follow the lesson</source>
        <translation>Τα κι&amp;νητά ακολουθούν το μάθημα</translation>
    </message>
    <message>
        <source>Sen&amp;d experiment to phones</source>
        <translation>Αποστολή π&amp;ειράματος στα κινητά</translation>
    </message>
    <message>
        <source>Opens the current experiment on every phone and shows only its points on the chart</source>
        <translation>Ανοίγει το τωρινό πείραμα σε κάθε κινητό και δείχνει στο διάγραμμα μόνο τα δικά του σημεία</translation>
    </message>
    <message>
        <source>S&amp;ave points…</source>
        <translation>&amp;Αποθήκευση σημείων…</translation>
    </message>
    <message>
        <source>&amp;End class session…</source>
        <translation>Λή&amp;ξη συνεδρίας…</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Λήξη</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Παύση</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Θεωρία</translation>
    </message>
    <message>
        <source>Po&amp;ints</source>
        <translation>&amp;Σημεία</translation>
    </message>
    <message>
        <source>Sh&amp;ow class page</source>
        <translation>Εμφάνιση σελί&amp;δας τάξης</translation>
    </message>
</context>
<context>
    <name>seiche::ClassChart</name>
    <message>
        <source>taps per second (Hz)</source>
        <translation>χτυπήματα ανά δευτερόλεπτο (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>πλάτος (× ένα χτύπημα)</translation>
    </message>
    <message>
        <source>others</source>
        <translation>οι άλλοι</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>θεωρία</translation>
    </message>
    <message>
        <source>%1, not steady yet</source>
        <translation>%1, όχι ακόμη σταθερό</translation>
    </message>
    <message>
        <source>Each rhythm tapped on a phone becomes a point here.</source>
        <translation>Κάθε ρυθμός που χτυπά ένα κινητό γίνεται εδώ ένα σημείο.</translation>
    </message>
    <message>
        <source>Class chart</source>
        <translation>Διάγραμμα της τάξης</translation>
    </message>
    <message>
        <source>Amplitude (× single tap) against tapping frequency, one point for each rhythm.</source>
        <translation>Πλάτος (× ένα χτύπημα) ως προς τη συχνότητα των χτυπημάτων, ένα σημείο για κάθε ρυθμό.</translation>
    </message>
    <message>
        <source>Remove this point</source>
        <translation>Αφαίρεση αυτού του σημείου</translation>
    </message>
    <message>
        <source>Restore last removed point</source>
        <translation>Επαναφορά του τελευταίου σημείου που αφαιρέθηκε</translation>
    </message>
    <message>
        <source>%1 (being checked)</source>
        <translation>%1 (ελέγχεται)</translation>
    </message>
    <message>
        <source>%1 (unverified)</source>
        <translation>%1 (μη επαληθευμένο)</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>μη επαληθευμένα</translation>
    </message>
</context>
<context>
    <name>seiche::ClassInWindow</name>
    <message>
        <source>Class %1 · %2</source>
        <comment>code, students</comment>
        <translation>Τάξη %1 · %2</translation>
    </message>
    <message>
        <source>The interrupted class session has been resumed with the same code and points.</source>
        <translation>Η συνεδρία τάξης που διακόπηκε συνεχίζεται, με τον ίδιο κωδικό και τα ίδια σημεία.</translation>
    </message>
    <message>
        <source>No recording was sent with this point.</source>
        <translation>Με αυτό το σημείο δεν στάλθηκε καταγραφή.</translation>
    </message>
    <message>
        <source>The recording of this point cannot be read.</source>
        <translation>Η καταγραφή αυτού του σημείου δεν διαβάζεται.</translation>
    </message>
    <message>
        <source>%1: %2 × single tap at %3 Hz</source>
        <translation>%1: %2 × ένα χτύπημα στα %3 Hz</translation>
    </message>
    <message>
        <source>Replaying the recording gives a different point.</source>
        <translation>Η επανάληψη της καταγραφής δίνει άλλο σημείο.</translation>
    </message>
    <message>
        <source>The rhythm as it was tapped, from rest.</source>
        <translation>Ο ρυθμός όπως χτυπήθηκε, από την ηρεμία.</translation>
    </message>
    <message>
        <source>Back to the class: %1</source>
        <translation>Πίσω στην τάξη: %1</translation>
    </message>
    <message>
        <source>Save the points now and then: after a crash they would be lost.</source>
        <translation>Αποθηκεύετε τα σημεία κάθε τόσο: μετά από κατάρρευση του προγράμματος θα χάνονταν.</translation>
    </message>
</context>
<context>
    <name>seiche::ClassPage</name>
    <message>
        <source>Which rhythm makes the largest wave on the string?</source>
        <translation>Ποιος ρυθμός κάνει το μεγαλύτερο κύμα στη χορδή;</translation>
    </message>
    <message>
        <source>Which rhythm makes the largest wave in the pool?</source>
        <translation>Ποιος ρυθμός κάνει το μεγαλύτερο κύμα στη λεκάνη;</translation>
    </message>
    <message>
        <source>Can you all tap in the same rhythm?</source>
        <translation>Μπορείτε να χτυπήσετε όλοι στον ίδιο ρυθμό;</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>Μια ερώτηση για την τάξη</translation>
    </message>
    <message>
        <source>With n students tapping, each tap is 1/√n as high. The wave only grows if you tap together.</source>
        <translation>Όταν χτυπούν n μαθητές, κάθε χτύπημα έχει το 1/√n του ύψους του. Το κύμα μεγαλώνει μόνο αν χτυπάτε μαζί.</translation>
    </message>
    <message>
        <source>Points so far: %1</source>
        <translation>Σημεία ως τώρα: %1</translation>
    </message>
    <message>
        <source>%1 points from %2 students</source>
        <translation>Σημεία: %1, μαθητές: %2</translation>
    </message>
    <message>
        <source>submissions paused</source>
        <translation>παύση υποβολών</translation>
    </message>
    <message>
        <source>best so far: %1, %2 × single tap at %3 Hz</source>
        <translation>καλύτερο ως τώρα: %1, %2 × ένα χτύπημα στα %3 Hz</translation>
    </message>
    <message>
        <source>The taps from all phones act here.</source>
        <translation>Εδώ δρουν τα χτυπήματα όλων των κινητών.</translation>
    </message>
    <message>
        <source>Scan the QR code, or enter the address and the class code.</source>
        <translation>Σαρώστε τον κωδικό QR, ή γράψτε τη διεύθυνση και τον κωδικό της τάξης.</translation>
    </message>
    <message>
        <source>Click a point to replay that student&apos;s run.</source>
        <translation>Ένα κλικ σε σημείο ξαναπαίζει την εκτέλεση αυτού του μαθητή.</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Τάξη</translation>
    </message>
    <message>
        <source>The chart is hidden. Keep tapping: your points still count.</source>
        <translation>Το διάγραμμα είναι κρυμμένο. Συνεχίστε να χτυπάτε: τα σημεία μετρούν.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. Are the phones on the same network? See Help &gt; Using phones in class.</source>
        <translation>Δεν έχει μπει κανείς ακόμη. Είναι τα κινητά στο ίδιο δίκτυο; Δείτε Βοήθεια &gt; Κινητά στην τάξη.</translation>
    </message>
    <message>
        <source>The point was removed. Right-click the chart to restore it.</source>
        <translation>Το σημείο αφαιρέθηκε. Κάντε δεξί κλικ στο διάγραμμα για να το επαναφέρετε.</translation>
    </message>
    <message>
        <source>unverified: %1</source>
        <translation>μη επαληθευμένα: %1</translation>
    </message>
</context>
<context>
    <name>seiche::CodePage</name>
    <message>
        <source>The code that runs</source>
        <translation>Ο κώδικας που τρέχει</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, γραμμή %2</translation>
    </message>
</context>
<context>
    <name>seiche::CompareBlock</name>
    <message>
        <source>Compare with %1</source>
        <translation>Σύγκριση με %1</translation>
    </message>
    <message>
        <source>Computes the same motion with a different scheme, and draws both</source>
        <translation>Υπολογίζει την ίδια κίνηση και με άλλη μέθοδο, και σχεδιάζει και τις δύο</translation>
    </message>
    <message>
        <source>More about the comparison</source>
        <translation>Άλλα για τη σύγκριση</translation>
    </message>
    <message>
        <source>More schemes, energy, growth, convergence</source>
        <translation>Άλλες μέθοδοι, ενέργεια, αύξηση, σύγκλιση</translation>
    </message>
</context>
<context>
    <name>seiche::ComparePanel</name>
    <message>
        <source>Energy</source>
        <translation>Ενέργεια</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Διαφορά</translation>
    </message>
    <message>
        <source>integers</source>
        <comment>integer water</comment>
        <translation>ακέραιοι</translation>
    </message>
    <message>
        <source>Integer water has only one scheme.</source>
        <translation>Το νερό ακεραίων έχει μόνο μία μέθοδο.</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <comment>energy or difference</comment>
        <translation>%1 στον χρόνο</translation>
    </message>
    <message>
        <source>Tap to see the energy here.</source>
        <translation>Χτυπήστε για να δείτε εδώ την ενέργεια.</translation>
    </message>
    <message>
        <source>Tap to see the difference from the exact solution here.</source>
        <translation>Χτυπήστε για να δείτε εδώ τη διαφορά από την ακριβή λύση.</translation>
    </message>
    <message>
        <source>The difference between the other schemes and the main run appears here.</source>
        <translation>Εδώ θα φανεί η διαφορά των άλλων μεθόδων από την κύρια εκτέλεση.</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>χρόνος (s)</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted, ×%3 measured.</source>
        <translation>%1: ×%2 ανά βήμα στη θεωρία, ×%3 στη μέτρηση.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted.</source>
        <translation>%1: ×%2 ανά βήμα στη θεωρία.</translation>
    </message>
    <message>
        <source>%1 Order %2.</source>
        <comment>sentences before, order of a scheme</comment>
        <translation>%1 Τάξη %2.</translation>
    </message>
    <message>
        <source>%1 Order %2, %3 ns per cell.</source>
        <comment>sentences before, order of a scheme, cost</comment>
        <translation>%1 Τάξη %2, %3 ns ανά κελί.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Σύγκριση</translation>
    </message>
    <message>
        <source>Runs %1 next to the main run, starting from its current state.</source>
        <translation>Μέθοδος: %1. Τρέχει δίπλα στην κύρια εκτέλεση, από την τωρινή της κατάσταση.</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>ακριβής λύση</translation>
    </message>
    <message>
        <source>Schemes ▾</source>
        <translation>Μέθοδοι ▾</translation>
    </message>
    <message>
        <source>All schemes that can run next to the main run.</source>
        <translation>Όλες οι μέθοδοι που μπορούν να τρέξουν δίπλα στην κύρια εκτέλεση.</translation>
    </message>
    <message>
        <source>Shows the string with infinitely small time steps. Differences are then measured from this solution.</source>
        <translation>Δείχνει τη χορδή με απείρως μικρά χρονικά βήματα. Οι διαφορές μετριούνται τότε από αυτή τη λύση.</translation>
    </message>
    <message>
        <source>Quantity in the chart</source>
        <translation>Μέγεθος στο διάγραμμα</translation>
    </message>
    <message>
        <source>Restart</source>
        <comment>start the other schemes once more</comment>
        <translation>Ξανά</translation>
    </message>
    <message>
        <source>Restarts the other schemes from the current state.</source>
        <translation>Κάνει επανεκκίνηση των άλλων μεθόδων από την τωρινή κατάσταση.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted in the long run, ×%3 measured now, because waves that grow more slowly still dominate.</source>
        <translation>%1: προβλέπεται μακροπρόθεσμα ×%2 ανά βήμα, τώρα μετριέται ×%3, γιατί ακόμη κυριαρχούν κύματα που μεγαλώνουν πιο αργά.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted (with walls and media), ×%3 measured.</source>
        <translation>%1: προβλέπεται το πολύ ×%2 ανά βήμα (με τοίχους και μέσα), μετριέται ×%3.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted (with walls and media).</source>
        <translation>%1: προβλέπεται το πολύ ×%2 ανά βήμα (με τοίχους και μέσα).</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Σύγκλιση</translation>
    </message>
    <message>
        <source>Error against time step</source>
        <translation>Σφάλμα ως προς το χρονικό βήμα</translation>
    </message>
    <message>
        <source>%1: order %2 measured, %3 by theory.</source>
        <comment>scheme, orders</comment>
        <translation>%1: τάξη %2 στη μέτρηση, %3 στη θεωρία.</translation>
    </message>
    <message>
        <source>Measured without damping, because damping makes every scheme first order.</source>
        <translation>Μετρήθηκε χωρίς απόσβεση, γιατί η απόσβεση κάνει κάθε μέθοδο πρώτης τάξης.</translation>
    </message>
    <message>
        <source>time step (steps of this run)</source>
        <translation>χρονικό βήμα (βήματα αυτής της εκτέλεσης)</translation>
    </message>
    <message>
        <source>There is no error to measure here.</source>
        <translation>Εδώ δεν υπάρχει σφάλμα να μετρηθεί.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Μετράει…</translation>
    </message>
    <message>
        <source>%1 Exploded %2.</source>
        <comment>sentence before, 57 steps after the tap</comment>
        <translation>%1 Έκρηξη %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ComputingSpeed</name>
    <message>
        <source>%1 steps/s · %2 frames/s · %3 cells/s</source>
        <translation>%1 βήματα/s · %2 καρέ/s · %3 κελιά/s</translation>
    </message>
    <message>
        <source>%1 % of the memory limit</source>
        <translation>%1 % του ορίου μνήμης</translation>
    </message>
    <message>
        <source>Computing speed</source>
        <translation>Ταχύτητα υπολογισμού</translation>
    </message>
    <message>
        <source>The memory limit is this computer&apos;s speed, in cells per second, if every step reads two heights per cell from memory and writes one. Several steps in the cache can exceed this limit.</source>
        <translation>Το όριο μνήμης είναι η ταχύτητα αυτού του υπολογιστή, σε κελιά ανά δευτερόλεπτο, αν κάθε βήμα διαβάζει από τη μνήμη δύο ύψη ανά κελί και γράφει ένα. Πολλά βήματα μέσα στην κρυφή μνήμη μπορούν να ξεπεράσουν αυτό το όριο.</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 καρέ/s</translation>
    </message>
</context>
<context>
    <name>seiche::ControlColumn</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Πίσω</translation>
    </message>
    <message>
        <source>Shows the main controls again (Escape)</source>
        <translation>Δείχνει ξανά τα κύρια χειριστήρια (Escape)</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Χειριστήρια</translation>
    </message>
    <message>
        <source>More ▸</source>
        <translation>Άλλα ▸</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>Περισσότερα: %1</translation>
    </message>
</context>
<context>
    <name>seiche::CurveEditor</name>
    <message>
        <source>Point %1 of %2: %3. Left and Right move the pen, with Shift they draw. Up and Down change the value.</source>
        <translation>Σημείο %1 από %2: %3. Αριστερά και Δεξιά μετακινούν τη γραφίδα, με Shift σχεδιάζουν. Πάνω και Κάτω αλλάζουν την τιμή.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingRows</name>
    <message>
        <source>velocity</source>
        <comment>damping</comment>
        <translation>ταχύτητας</translation>
    </message>
    <message>
        <source>height</source>
        <comment>damping</comment>
        <translation>ύψους</translation>
    </message>
    <message>
        <source>both</source>
        <comment>damping</comment>
        <translation>και οι δύο</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>“%1” is not a number of seconds.</source>
        <translation>Το «%1» δεν είναι αριθμός δευτερολέπτων.</translation>
    </message>
    <message>
        <source>A half-life must be more than 0 seconds.</source>
        <translation>Ο χρόνος ημιζωής πρέπει να είναι πάνω από 0 δευτερόλεπτα.</translation>
    </message>
    <message>
        <source>This half-life is too short: one step cannot damp that much.</source>
        <translation>Αυτός ο χρόνος ημιζωής είναι πολύ μικρός: ένα βήμα δεν μπορεί να κάνει τόσο μεγάλη απόσβεση.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>damping of</comment>
        <translation>Ταχύτητα</translation>
    </message>
    <message>
        <source>Damping factor</source>
        <translation>Συντ. απόσβεσης</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>damping of</comment>
        <translation>Ύψος</translation>
    </message>
    <message>
        <source>Kind of damping</source>
        <translation>Είδος απόσβεσης</translation>
    </message>
    <message>
        <source>Velocity damping is ordinary friction, as in textbooks. Height damping scales down the whole new height, which also pulls the medium back to rest and raises low frequencies.</source>
        <translation>Η απόσβεση ταχύτητας είναι συνηθισμένη τριβή, όπως στα βιβλία. Η απόσβεση ύψους μικραίνει ολόκληρο το νέο ύψος, πράγμα που επαναφέρει και το μέσο προς την ηρεμία και ανεβάζει τις χαμηλές συχνότητες.</translation>
    </message>
    <message>
        <source>half-life</source>
        <translation>ημιζωή</translation>
    </message>
    <message>
        <source>Half-life in seconds</source>
        <translation>Χρόνος ημιζωής σε δευτερόλεπτα</translation>
    </message>
    <message>
        <source>Time after which a wave has half its height.</source>
        <translation>Χρόνος στον οποίο ένα κύμα χάνει το μισό ύψος του.</translation>
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
        <translation>Κρυφό ώσπου να βρείτε τον συντονισμό της χορδής.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Υπολογισμός…</translation>
    </message>
    <message>
        <source>Two kinds of damping</source>
        <translation>Δύο είδη απόσβεσης</translation>
    </message>
    <message>
        <source>velocity damping</source>
        <translation>απόσβεση ταχύτητας</translation>
    </message>
    <message>
        <source>height damping</source>
        <translation>απόσβεση ύψους</translation>
    </message>
    <message>
        <source>tapping frequency (Hz)</source>
        <translation>συχνότητα χτυπημάτων (Hz)</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× ένα χτύπημα</translation>
    </message>
    <message>
        <source>undamped</source>
        <translation>χωρίς απόσβεση</translation>
    </message>
    <message>
        <source>damping factor</source>
        <translation>συντελεστής απόσβεσης</translation>
    </message>
    <message>
        <source>lowest mode (steps)</source>
        <translation>θεμελιώδης (βήματα)</translation>
    </message>
    <message>
        <source>lowest mode (Hz)</source>
        <translation>θεμελιώδης (Hz)</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the velocity</comment>
        <translation>Δοκιμάστε το</translation>
    </message>
    <message>
        <source>Use velocity damping in this run</source>
        <translation>Χρήση απόσβεσης ταχύτητας σε αυτή την εκτέλεση</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the height</comment>
        <translation>Δοκιμάστε το</translation>
    </message>
    <message>
        <source>Use height damping in this run</source>
        <translation>Χρήση απόσβεσης ύψους σε αυτή την εκτέλεση</translation>
    </message>
    <message>
        <source>Switch on Theory to see the prediction.</source>
        <translation>Ενεργοποιήστε τη «Θεωρία» για να δείτε την πρόβλεψη.</translation>
    </message>
    <message>
        <source>Both kinds reduce every oscillating wave equally: half of its height is left after %1 steps (%2 s). Velocity damping is friction, so the frequencies stay almost the same. Height damping also pulls the medium back to rest, as springs would. Then no wave can oscillate more slowly than once in %3 steps. The resonance with height damping comes from the damping itself.</source>
        <translation>Και τα δύο είδη μειώνουν εξίσου κάθε κύμα που ταλαντώνεται: το μισό ύψος του μένει μετά από %1 βήματα (%2 s). Η απόσβεση ταχύτητας είναι τριβή, οπότε οι συχνότητες μένουν σχεδόν ίδιες. Η απόσβεση ύψους επαναφέρει και το μέσο προς την ηρεμία, όπως θα έκαναν ελατήρια. Τότε κανένα κύμα δεν μπορεί να ταλαντωθεί πιο αργά από μία φορά σε %3 βήματα. Ο συντονισμός με απόσβεση ύψους οφείλεται στην ίδια την απόσβεση.</translation>
    </message>
</context>
<context>
    <name>seiche::DispersionChart</name>
    <message>
        <source>The shortest waves travel at %1 cells per step. The ideal wave equation gives %2.</source>
        <translation>Τα κύματα με το μικρότερο μήκος διαδίδονται με %1 κελιά ανά βήμα. Η ιδανική κυματική εξίσωση δίνει %2.</translation>
    </message>
    <message>
        <source>wavelength (cells)</source>
        <translation>μήκος κύματος (κελιά)</translation>
    </message>
    <message>
        <source>Phase velocity in cells per step against wavelength</source>
        <translation>Φασική ταχύτητα σε κελιά ανά βήμα ως προς το μήκος κύματος</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>ακριβής</translation>
    </message>
    <message>
        <source>along the axes</source>
        <translation>κατά τους άξονες</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>διαγώνια</translation>
    </message>
    <message>
        <source>phase velocity, measured</source>
        <translation>φασική ταχύτητα, μετρημένη</translation>
    </message>
    <message>
        <source>group velocity, measured</source>
        <translation>ταχύτητα ομάδας, μετρημένη</translation>
    </message>
    <message>
        <source>phase velocity</source>
        <translation>φασική ταχύτητα</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>φάσης</translation>
    </message>
    <message>
        <source>group</source>
        <translation>ομάδας</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>ταχύτητα</translation>
    </message>
    <message>
        <source>velocity; measured: ● phase, ○ group</source>
        <translation>ταχύτητα· μετρημένη: ● φάσης, ○ ομάδας</translation>
    </message>
    <message>
        <source>The shortest waves travel at %1. The ideal wave equation gives %2.</source>
        <comment>velocities</comment>
        <translation>Τα κύματα με το μικρότερο μήκος διαδίδονται με %1. Η ιδανική κυματική εξίσωση δίνει %2.</translation>
    </message>
    <message>
        <source>wavelength (%1)</source>
        <comment>unit</comment>
        <translation>μήκος κύματος (%1)</translation>
    </message>
    <message>
        <source>Phase velocity in %1 against wavelength</source>
        <comment>unit</comment>
        <translation>Φασική ταχύτητα σε %1 ως προς το μήκος κύματος</translation>
    </message>
    <message>
        <source>velocity, %1; measured: ● phase, ○ group</source>
        <comment>unit</comment>
        <translation>ταχύτητα, %1· μετρημένη: ● φάσης, ○ ομάδας</translation>
    </message>
    <message>
        <source>phase velocity (%1)</source>
        <comment>unit</comment>
        <translation>φασική ταχύτητα (%1)</translation>
    </message>
    <message>
        <source>velocity (%1)</source>
        <comment>unit</comment>
        <translation>ταχύτητα (%1)</translation>
    </message>
</context>
<context>
    <name>seiche::DockArrangement</name>
    <message>
        <source>Panels</source>
        <translation>Πλαίσια</translation>
    </message>
    <message>
        <source>Panels to the left</source>
        <translation>Πλαίσια αριστερά</translation>
    </message>
    <message>
        <source>Panels to the right</source>
        <translation>Πλαίσια δεξιά</translation>
    </message>
</context>
<context>
    <name>seiche::Documents</name>
    <message>
        <source>%1 could not be opened.</source>
        <translation>Δεν ήταν δυνατό το άνοιγμα: %1</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Αυτό δεν είναι αρχείο.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation>Το αρχείο είναι μεγαλύτερο από 1 MiB.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Δεν ήταν δυνατή η αποθήκευση: %1</translation>
    </message>
    <message>
        <source>The run has too many events for a 1 MiB file. You can still save the settings.</source>
        <translation>Η εκτέλεση έχει πάρα πολλά συμβάντα για ένα αρχείο 1 MiB. Μπορείτε όμως να αποθηκεύσετε τις ρυθμίσεις.</translation>
    </message>
    <message>
        <source>The existing file has not been changed.</source>
        <translation>Το αρχείο που υπήρχε εκεί έμεινε άθικτο.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>Το %1 δεν αποθηκεύτηκε.</translation>
    </message>
    <message>
        <source>Another window or program has changed the file since you opened it.</source>
        <translation>Άλλο παράθυρο ή πρόγραμμα άλλαξε το αρχείο αφότου το ανοίξατε.</translation>
    </message>
    <message>
        <source>The experiment could not be opened.</source>
        <translation>Το πείραμα δεν μπόρεσε να ανοίξει.</translation>
    </message>
    <message>
        <source>There is not enough memory. The current experiment stays open.</source>
        <translation>Δεν υπάρχει αρκετή μνήμη. Το τωρινό πείραμα μένει ανοιχτό.</translation>
    </message>
    <message>
        <source>This window is locked for the lesson.</source>
        <translation>Αυτό το παράθυρο είναι κλειδωμένο για το μάθημα.</translation>
    </message>
    <message>
        <source>Your teacher can unlock it.</source>
        <translation>Μπορεί να το ξεκλειδώσει ο εκπαιδευτικός.</translation>
    </message>
</context>
<context>
    <name>seiche::DrawnValues</name>
    <message>
        <source>String shape</source>
        <translation>Σχήμα της χορδής</translation>
    </message>
    <message>
        <source>Pool surface</source>
        <translation>Επιφάνεια λεκάνης</translation>
    </message>
    <message>
        <source>Wave speed in a medium</source>
        <translation>Ταχύτητα διάδοσης σε ένα μέσο</translation>
    </message>
    <message>
        <source>Source signal</source>
        <translation>Σήμα πηγής</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Τύπος</translation>
    </message>
    <message>
        <source>Drawn curve</source>
        <translation>Σχεδιασμένη καμπύλη</translation>
    </message>
    <message>
        <source>Greyscale picture</source>
        <translation>Εικόνα σε γκρι</translation>
    </message>
    <message>
        <source>Height of the water; x and y in cells from the upper left corner:</source>
        <translation>Ύψος του νερού, με x και y σε κελιά από την πάνω αριστερή γωνία:</translation>
    </message>
    <message>
        <source>Relative to the surrounding water, 0 is land; x and y in cells from the centre of the medium:</source>
        <translation>Σε σχέση με το νερό γύρω, 0 είναι ξηρά· x και y σε κελιά από το κέντρο του μέσου:</translation>
    </message>
    <message>
        <source>One period, t from 0 to 1; the maximum is the height of the source:</source>
        <translation>Μία περίοδος, με t από 0 έως 1· το μέγιστο είναι το ύψος της πηγής:</translation>
    </message>
    <message>
        <source>The whole area is land.</source>
        <translation>Όλη η περιοχή είναι ξηρά.</translation>
    </message>
    <message>
        <source>k is too large where waves are fastest. Lower k, or the simulation will explode.</source>
        <translation>Εκεί που τα κύματα είναι ταχύτερα, το k είναι πολύ μεγάλο. Μικρύνετε το k, αλλιώς η προσομοίωση θα εκραγεί.</translation>
    </message>
</context>
<context>
    <name>seiche::EdgeChoices</name>
    <message>
        <source>Left side</source>
        <translation>Αριστερή πλευρά</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Αριστερό άκρο</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Δεξιά πλευρά</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Δεξί άκρο</translation>
    </message>
    <message>
        <source>Top side</source>
        <translation>Πάνω πλευρά</translation>
    </message>
    <message>
        <source>Bottom side</source>
        <translation>Κάτω πλευρά</translation>
    </message>
    <message>
        <source>%1. Fixed: a wave is reflected upside down. Free: it is reflected upright. Absorbing: it leaves. Periodic: it re-enters on the opposite side.</source>
        <translation>%1. Σταθερό: ένα κύμα ανακλάται ανάποδα. Ελεύθερο: ανακλάται όρθιο. Απορροφητικό: φεύγει. Περιοδικό: ξαναμπαίνει από την απέναντι πλευρά.</translation>
    </message>
    <message>
        <source>sides</source>
        <comment>of the pool</comment>
        <translation>πλευρές</translation>
    </message>
    <message>
        <source>Predicted reflection 0: nothing is reflected.</source>
        <translation>Θεωρητική ανάκλαση 0: τίποτα δεν ανακλάται.</translation>
    </message>
    <message>
        <source>Predicted reflection %1: upright.</source>
        <translation>Θεωρητική ανάκλαση %1: όρθια.</translation>
    </message>
    <message>
        <source>Predicted reflection −%1: upside down.</source>
        <translation>Θεωρητική ανάκλαση −%1: ανάποδα.</translation>
    </message>
    <message>
        <source>Impedance: a damper, in between free and fixed. Matched to the string (1), the damper absorbs every wave.</source>
        <translation>Εμπέδηση: ένας αποσβεστήρας, ανάμεσα σε ελεύθερο και σταθερό. Προσαρμοσμένος στη χορδή (1), απορροφά κάθε κύμα.</translation>
    </message>
    <message>
        <source>Z, left end</source>
        <translation>Z αριστερά</translation>
    </message>
    <message>
        <source>Z, right end</source>
        <translation>Z δεξιά</translation>
    </message>
</context>
<context>
    <name>seiche::EditCommand</name>
    <message>
        <source>step %1: %2</source>
        <translation>βήμα %1: %2</translation>
    </message>
</context>
<context>
    <name>seiche::EnergyChart</name>
    <message>
        <source>seconds</source>
        <translation>δευτερόλεπτα</translation>
    </message>
    <message>
        <source>Kinetic %1, potential %2.</source>
        <translation>Κινητική %1, δυναμική %2.</translation>
    </message>
    <message>
        <source>Energy over time</source>
        <translation>Η ενέργεια στον χρόνο</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>κινητική</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>δυναμική</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>ενέργεια</translation>
    </message>
</context>
<context>
    <name>seiche::ExplosionMessage</name>
    <message>
        <source>%1 it was higher than 10¹².</source>
        <extracomment>For example &quot;57 steps after the tap it was higher than 10¹².&quot;</extracomment>
        <translation>%1 ήταν ψηλότερο από 10¹².</translation>
    </message>
    <message>
        <source>Back to k = %1</source>
        <translation>Πίσω στο k = %1</translation>
    </message>
    <message>
        <source>The wave became too large to compute.</source>
        <translation>Το κύμα έγινε πολύ μεγάλο για να υπολογιστεί.</translation>
    </message>
    <message>
        <source>The settings are stable, but taps, driver and sources have added too much energy.</source>
        <translation>Οι ρυθμίσεις είναι ευσταθείς, αλλά τα χτυπήματα, ο διεγέρτης και οι πηγές πρόσθεσαν πάρα πολλή ενέργεια.</translation>
    </message>
    <message>
        <source>Textbook Euler moves each point with its old velocity, so every step adds energy.</source>
        <translation>Η ρητή μέθοδος Euler μετακινεί κάθε σημείο με την παλιά του ταχύτητα, γι’ αυτό κάθε βήμα προσθέτει ενέργεια.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ξανά</translation>
    </message>
    <message>
        <source>Restarts the run and taps once</source>
        <translation>Κάνει επανεκκίνηση και χτυπά μία φορά</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Γιατί;</translation>
    </message>
    <message>
        <source>Opens the panel Stability</source>
        <translation>Ανοίγει το πλαίσιο Ευστάθεια</translation>
    </message>
    <message>
        <source>Restarts with the largest stable k</source>
        <translation>Κάνει επανεκκίνηση με το μεγαλύτερο ευσταθές k</translation>
    </message>
    <message>
        <source>Each step makes the zigzag %1 times as high.</source>
        <translation>Κάθε βήμα κάνει το ζιγκζάγκ %1 φορές ψηλότερο.</translation>
    </message>
    <message>
        <source>Each step makes this pattern %1 times as high.</source>
        <translation>Κάθε βήμα κάνει αυτό το μοτίβο %1 φορές ψηλότερο.</translation>
    </message>
    <message>
        <source>k is too large: the springs pull each point back so hard that it overshoots, farther at every step.</source>
        <translation>Το k είναι πολύ μεγάλο: τα ελατήρια τραβούν κάθε σημείο τόσο δυνατά που ξεπερνά τον στόχο, σε κάθε βήμα όλο και περισσότερο.</translation>
    </message>
    <message>
        <source>k = %1 is beyond the limit of %2: the springs pull each point back so hard that it overshoots, farther at every step.</source>
        <translation>Το k = %1 είναι πάνω από το όριο %2: τα ελατήρια τραβούν κάθε σημείο τόσο δυνατά που ξεπερνά τον στόχο, σε κάθε βήμα όλο και περισσότερο.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>seiche::FallingKind</name>
    <message>
        <source>Speed</source>
        <translation>Ταχύτητα</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Παράσυρση</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Βαρύτητα</translation>
    </message>
</context>
<context>
    <name>seiche::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ά&amp;νοιγμα…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Απο&amp;θήκευση</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Αποθήκευση &amp;ως…</translation>
    </message>
    <message>
        <source>Saves the whole run, so that it can be replayed exactly</source>
        <translation>Αποθηκεύει ολόκληρη την εκτέλεση: μπορεί να ξαναπαιχτεί ακριβώς</translation>
    </message>
    <message>
        <source>Save se&amp;ttings only…</source>
        <translation>Αποθήκευση μόνο ρ&amp;υθμίσεων…</translation>
    </message>
    <message>
        <source>Saves the current settings as a starting point, without the run</source>
        <translation>Αποθηκεύει τις τωρινές ρυθμίσεις ως αφετηρία, χωρίς την εκτέλεση</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <translation>&amp;Πρόσφατα αρχεία</translation>
    </message>
    <message>
        <source>Seiche</source>
        <translation>Seiche</translation>
    </message>
    <message>
        <source>Save the changes to this experiment?</source>
        <translation>Να αποθηκευτούν οι αλλαγές σε αυτό το πείραμα;</translation>
    </message>
    <message>
        <source>The settings have been changed but not saved to a file.</source>
        <translation>Οι ρυθμίσεις άλλαξαν, αλλά δεν έχουν αποθηκευτεί σε αρχείο.</translation>
    </message>
    <message>
        <source>Open experiment</source>
        <translation>Άνοιγμα πειράματος</translation>
    </message>
    <message>
        <source>Experiments and lessons (*.seiche *.lesson);;All files (*)</source>
        <translation>Πειράματα και μαθήματα (*.seiche *.lesson);;Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Experiments (*.seiche);;All files (*)</source>
        <translation>Πειράματα (*.seiche);;Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Save run</source>
        <translation>Αποθήκευση εκτέλεσης</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Αποθήκευση ρυθμίσεων</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Αναίρεση</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Αναίρεση: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Επανάληψη</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Επανάληψη: %1</translation>
    </message>
    <message>
        <source>%1 has been changed by another window or program since you opened it.</source>
        <translation>Το %1 άλλαξε από άλλο παράθυρο ή πρόγραμμα αφότου το ανοίξατε.</translation>
    </message>
    <message>
        <source>Nothing has been saved. Which version do you want to keep?</source>
        <translation>Τίποτα δεν αποθηκεύτηκε. Ποια εκδοχή θέλετε να κρατήσετε;</translation>
    </message>
    <message>
        <source>Save under new name…</source>
        <translation>Αποθήκευση με νέο όνομα…</translation>
    </message>
    <message>
        <source>Overwrite file</source>
        <translation>Αντικατάσταση αρχείου</translation>
    </message>
</context>
<context>
    <name>seiche::FilmDialog</name>
    <message>
        <source>Export video</source>
        <translation>Εξαγωγή βίντεο</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>Μορ&amp;φή</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Προ&amp;βολή</translation>
    </message>
    <message>
        <source>&amp;Part of run</source>
        <translation>Μέρος της &amp;εκτέλεσης</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <translation>&amp;Πρώτο βήμα</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Τελευταίο βήμα</translation>
    </message>
    <message>
        <source>S&amp;teps per frame</source>
        <translation>Βήματα ανά κα&amp;ρέ</translation>
    </message>
    <message>
        <source>Frames per &amp;second</source>
        <translation>Καρέ ανά &amp;δευτερόλεπτο</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Μέγεθος</translation>
    </message>
    <message>
        <source>&amp;Height at full scale</source>
        <translation>Ύψος σε πλήρη &amp;κλίμακα</translation>
    </message>
    <message>
        <source>Video progress</source>
        <translation>Πρόοδος του βίντεο</translation>
    </message>
    <message>
        <source>Height at the ceiling (string) or at the end of the colour scale (pool)</source>
        <translation>Ύψος στην οροφή (χορδή) ή στο άκρο της χρωματικής κλίμακας (λεκάνη)</translation>
    </message>
    <message>
        <source>Save video…</source>
        <translation>Αποθήκευση βίντεο…</translation>
    </message>
    <message>
        <source>Animated image (GIF)</source>
        <translation>Κινούμενη εικόνα (GIF)</translation>
    </message>
    <message>
        <source>Numbered images (PNG)</source>
        <translation>Αριθμημένες εικόνες (PNG)</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>Βίντεο (MP4)</translation>
    </message>
    <message>
        <source>Video (WebM)</source>
        <translation>Βίντεο (WebM)</translation>
    </message>
    <message>
        <source>%1: needs ffmpeg, which is not installed</source>
        <translation>%1: χρειάζεται το ffmpeg, που δεν είναι εγκατεστημένο</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Άκυρο</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>The last step must not come before the first.</source>
        <translation>Το τελευταίο βήμα δεν μπορεί να είναι πριν από το πρώτο.</translation>
    </message>
    <message>
        <source>%1 frames, the last at step %2. The video lasts %3 s and shows %4 s of the run.</source>
        <translation>%1 καρέ, το τελευταίο στο βήμα %2. Το βίντεο διαρκεί %3 s και δείχνει %4 s της εκτέλεσης.</translation>
    </message>
    <message>
        <source>Save video</source>
        <translation>Αποθήκευση βίντεο</translation>
    </message>
    <message>
        <source>Videos (*%1)</source>
        <translation>Βίντεο (*%1)</translation>
    </message>
    <message>
        <source>Creating the video… You can go on working.</source>
        <translation>Δημιουργία του βίντεο… Μπορείτε να συνεχίσετε την εργασία σας.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Αποθηκεύτηκε: %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Δεν ήταν δυνατή η εγγραφή: %1 (%2)</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Ακυρώθηκε· δεν γράφτηκε τίποτα.</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>kyma</translation>
    </message>
    <message>
        <source>There is not enough memory for a video of such a large run.</source>
        <translation>Η μνήμη δεν φτάνει για βίντεο τόσο μεγάλης εκτέλεσης.</translation>
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
        <translation>Εκτίμηση του μεγέθους του GIF…</translation>
    </message>
    <message>
        <source>The size of the GIF will be about %1.</source>
        <translation>Το GIF θα έχει μέγεθος περίπου %1.</translation>
    </message>
    <message>
        <source>An MP4 video would be much smaller.</source>
        <translation>Ένα βίντεο MP4 θα ήταν πολύ μικρότερο.</translation>
    </message>
    <message>
        <source>Sec&amp;onds</source>
        <translation>Δευτερό&amp;λεπτα</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Τελευταία δευτερόλεπτα</translation>
    </message>
    <message>
        <source>Next seconds</source>
        <translation>Επόμενα δευτερόλεπτα</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ολόκληρη η εκτέλεση</translation>
    </message>
    <message>
        <source>Chosen steps</source>
        <translation>Επιλεγμένα βήματα</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Άλλα</translation>
    </message>
    <message>
        <source>%1 frames are too many (maximum: %2). Choose a shorter part of the run, or more steps per frame.</source>
        <translation>%1 καρέ είναι πάρα πολλά (το πολύ %2). Επιλέξτε μικρότερο μέρος της εκτέλεσης ή περισσότερα βήματα ανά καρέ.</translation>
    </message>
</context>
<context>
    <name>seiche::FloorChoice</name>
    <message>
        <source>Floor picture</source>
        <translation>Εικόνα πυθμένα</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Εικόνες (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
</context>
<context>
    <name>seiche::FloorPicture</name>
    <message>
        <source>%1 cannot be used as a floor picture.</source>
        <translation>Το %1 δεν μπορεί να χρησιμοποιηθεί ως εικόνα πυθμένα.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB.</source>
        <translation>Το αρχείο είναι μεγαλύτερο από 16 MiB.</translation>
    </message>
    <message>
        <source>The file is not a PNG, JPEG or BMP picture.</source>
        <translation>Το αρχείο δεν είναι εικόνα PNG, JPEG ή BMP.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Η εικόνα είναι κατεστραμμένη.</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels. The maximum is 8192 pixels per side and 32 million in total.</source>
        <translation>Η εικόνα έχει %1 × %2 εικονοστοιχεία. Επιτρέπονται το πολύ 8192 ανά πλευρά και 32 εκατομμύρια συνολικά.</translation>
    </message>
</context>
<context>
    <name>seiche::FormulaDialog</name>
    <message>
        <source>Displacement of the string; x from 0 at the left end to 1 at the right:</source>
        <translation>Απομάκρυνση της χορδής, με x από 0 στο αριστερό άκρο έως 1 στο δεξί:</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Παραδείγματα</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>Το σχήμα</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>Functions: sin, cos, tan, exp, ln, sqrt, abs, min, max …; powers with ^; a ? b : c; pi.</source>
        <translation>Συναρτήσεις: sin, cos, tan, exp, ln, sqrt, abs, min, max …· δυνάμεις με ^· a ? b : c· pi.</translation>
    </message>
    <message>
        <source>start from formula</source>
        <translation>έναρξη από τύπο</translation>
    </message>
    <message>
        <source>speed of waves</source>
        <translation>ταχύτητα διάδοσης</translation>
    </message>
    <message>
        <source>depth of the water</source>
        <translation>βάθος του νερού</translation>
    </message>
    <message>
        <source>Values for</source>
        <translation>Τιμές για</translation>
    </message>
    <message>
        <source>Defined by</source>
        <translation>Από</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Μέγεθος</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Επιλογή εικόνας…</translation>
    </message>
    <message>
        <source>Formula, curve or picture</source>
        <translation>Τύπος, καμπύλη ή εικόνα</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>Η καμπύλη</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Κάτω</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Μαύρο</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Πάνω</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Λευκό</translation>
    </message>
    <message>
        <source>Value at the bottom of the curve</source>
        <translation>Τιμή στο κάτω μέρος της καμπύλης</translation>
    </message>
    <message>
        <source>Value at the top of the curve</source>
        <translation>Τιμή στο πάνω μέρος της καμπύλης</translation>
    </message>
    <message>
        <source>Value for black</source>
        <translation>Τιμή για το μαύρο</translation>
    </message>
    <message>
        <source>Value for white</source>
        <translation>Τιμή για το λευκό</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Εφαρμογή</translation>
    </message>
    <message>
        <source>A PNG, JPEG or BMP picture of at most 16 MiB. Colours are converted to brightness.</source>
        <translation>Μια εικόνα PNG, JPEG ή BMP έως 16 MiB. Τα χρώματα μετατρέπονται σε φωτεινότητα.</translation>
    </message>
    <message>
        <source>Drag to draw the curve. Keys: Left and Right move, with Shift they draw. Up and Down change the value.</source>
        <translation>Σύρετε για να σχεδιάσετε την καμπύλη. Πλήκτρα: Αριστερά και Δεξιά μετακινούν, με Shift σχεδιάζουν. Πάνω και Κάτω αλλάζουν την τιμή.</translation>
    </message>
    <message>
        <source>Greyscale picture</source>
        <translation>Εικόνα σε γκρι</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Εικόνες (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1, %2 × %3 points</source>
        <translation>%1, %2 × %3 σημεία</translation>
    </message>
</context>
<context>
    <name>seiche::FourierBuild</name>
    <message>
        <source>an integer, 1 or more</source>
        <translation>ακέραιος, 1 ή μεγαλύτερος</translation>
    </message>
    <message>
        <source>an integer from 1 to %1</source>
        <translation>ακέραιος από 1 έως %1</translation>
    </message>
    <message>
        <source>built from standing waves</source>
        <translation>σύνθεση από στάσιμα κύματα</translation>
    </message>
    <message>
        <source>There is no wave on the string to build from.</source>
        <translation>Στη χορδή δεν υπάρχει κύμα για να συντεθεί.</translation>
    </message>
    <message>
        <source>No standing waves are predicted here, so no shape can be built.</source>
        <translation>Εδώ δεν προβλέπονται στάσιμα κύματα, οπότε δεν μπορεί να συντεθεί σχήμα.</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>half waves, to the last</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Half-wavelengths: %1. Highest point: %2 % of the shape&apos;s height.</source>
        <translation>Μισά μήκη κύματος: %1. Ψηλότερο σημείο: %2 % του ύψους του σχήματος.</translation>
    </message>
    <message>
        <source>The shape and the sum of its first terms</source>
        <translation>Το σχήμα και το άθροισμα των πρώτων όρων του</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Σχήμα</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Όροι</translation>
    </message>
    <message>
        <source>Shape to build</source>
        <translation>Σχήμα για σύνθεση</translation>
    </message>
    <message>
        <source>Number of terms</source>
        <translation>Αριθμός όρων</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Σύνθεση</translation>
    </message>
    <message>
        <source>Starts the string at rest with the sum of these modes and updates it when the number of terms changes</source>
        <translation>Ξεκινά τη χορδή από την ηρεμία με το άθροισμα αυτών των τρόπων ταλάντωσης, και το ενημερώνει όταν αλλάζει ο αριθμός των όρων</translation>
    </message>
</context>
<context>
    <name>seiche::Header</name>
    <message>
        <source>Menu</source>
        <translation>Μενού</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>κλειδωμένο</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Μαθήματα</translation>
    </message>
    <message>
        <source>Lessons to do step by step</source>
        <translation>Μαθήματα που τα κάνετε βήμα βήμα</translation>
    </message>
</context>
<context>
    <name>seiche::HelpWindow</name>
    <message>
        <source>Contents</source>
        <translation>Περιεχόμενα</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Εκτύπωση…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>seiche::Hints</name>
    <message>
        <source>The simulation exploded. Choose a smaller k and press [Ctrl+R] to restart.</source>
        <translation>Η προσομοίωση εξερράγη. Διαλέξτε μικρότερο k και πατήστε [Ctrl+R] για επανεκκίνηση.</translation>
    </message>
    <message>
        <source>These settings are unstable. Tap [SPACE] and watch the shortest waves grow.</source>
        <translation>Αυτές οι ρυθμίσεις είναι ασταθείς. Χτυπήστε το [ΔΙΑΣΤΗΜΑ] και δείτε τα κύματα με το μικρότερο μήκος να μεγαλώνουν.</translation>
    </message>
    <message>
        <source>Paused. [.] steps forward, [P] resumes.</source>
        <translation>Παύση. Με [.] ένα βήμα μπροστά, με [P] συνέχεια.</translation>
    </message>
    <message>
        <source>You reached the ceiling! Faster rhythms also work. Find the next one.</source>
        <translation>Φτάσατε την οροφή! Λειτουργούν και πιο γρήγοροι ρυθμοί. Βρείτε τον επόμενο.</translation>
    </message>
    <message>
        <source>Tap [SPACE] again each time the string comes back, in a steady rhythm.</source>
        <translation>Χτυπήστε ξανά το [ΔΙΑΣΤΗΜΑ] κάθε φορά που γυρίζει η χορδή, με σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>The wave is growing! Keep this rhythm.</source>
        <translation>Το κύμα μεγαλώνει! Κρατήστε αυτόν τον ρυθμό.</translation>
    </message>
    <message>
        <source>Your rhythm is steady, but the wave does not grow. Try a little slower or faster.</source>
        <translation>Ο ρυθμός σας είναι σταθερός, αλλά το κύμα δεν μεγαλώνει. Δοκιμάστε λίγο πιο αργά ή πιο γρήγορα.</translation>
    </message>
    <message>
        <source>Tap [SPACE] as evenly as you can, at least five times.</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] όσο πιο σταθερά μπορείτε, τουλάχιστον πέντε φορές.</translation>
    </message>
    <message>
        <source>The string was released at rest. The kink splits in two, and each half runs to its end and back.</source>
        <translation>Η χορδή αφέθηκε από την ηρεμία. Η γωνία χωρίζεται στα δύο, και κάθε μισό τρέχει ως το άκρο του και πίσω.</translation>
    </message>
    <message>
        <source>[SPACE] now taps here. Tapping at a quarter of the length excites other harmonics.</source>
        <translation>Το [ΔΙΑΣΤΗΜΑ] χτυπά τώρα εδώ. Στο ένα τέταρτο του μήκους τα χτυπήματα διεγείρουν άλλες αρμονικές.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in rhythm. Can you make the string touch the ceiling?</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] ρυθμικά. Μπορείτε να κάνετε τη χορδή να φτάσει την οροφή;</translation>
    </message>
    <message>
        <source>Click a second place. Where the circular waves meet, they add up, then pass through each other.</source>
        <translation>Κάντε κλικ σε ένα δεύτερο σημείο. Όπου τα κυκλικά κύματα συναντιούνται, προστίθενται και μετά περνούν το ένα μέσα από το άλλο.</translation>
    </message>
    <message>
        <source>Now hold the button and draw. Are you faster or slower than the waves?</source>
        <translation>Τώρα κρατήστε το κουμπί και σύρετε. Είστε πιο γρήγοροι ή πιο αργοί από τα κύματα;</translation>
    </message>
    <message>
        <source>If you draw faster than the waves travel, they pile up into a wedge behind you.</source>
        <translation>Αν σύρετε πιο γρήγορα από τα κύματα, στοιβάζονται σε σφήνα πίσω σας.</translation>
    </message>
    <message>
        <source>[SPACE] now taps here. Use the arrow keys to move the marker.</source>
        <translation>Το [ΔΙΑΣΤΗΜΑ] χτυπά τώρα εδώ. Μετακινήστε τον δείκτη με τα βέλη.</translation>
    </message>
    <message>
        <source>Click or drag in the water. [SPACE] taps at the marker.</source>
        <translation>Κάντε κλικ ή σύρετε στο νερό. Το [ΔΙΑΣΤΗΜΑ] χτυπά στη θέση του δείκτη.</translation>
    </message>
    <message>
        <source>All schemes get the same taps. Tap [SPACE] and see which scheme stays accurate.</source>
        <translation>Όλες οι μέθοδοι παίρνουν τα ίδια χτυπήματα. Χτυπήστε το [ΔΙΑΣΤΗΜΑ] και δείτε ποια μέθοδος μένει ακριβής.</translation>
    </message>
    <message>
        <source>Draw a wall with the mouse, or press [Enter], use the arrow keys, and press [Enter] again.</source>
        <translation>Σχεδιάστε έναν τοίχο με το ποντίκι, ή πατήστε [Enter], χρησιμοποιήστε τα βέλη και πατήστε πάλι [Enter].</translation>
    </message>
    <message>
        <source>Too much energy was added. Press [Ctrl+R] to restart.</source>
        <translation>Δόθηκε υπερβολικά πολλή ενέργεια. Πατήστε [Ctrl+R] για επανεκκίνηση.</translation>
    </message>
    <message>
        <source>The simulation exploded. [Ctrl+R] restarts.</source>
        <translation>Η προσομοίωση εξερράγη. Το [Ctrl+R] κάνει επανεκκίνηση.</translation>
    </message>
    <message>
        <source>These settings are unstable. [P] pauses, [.] steps forward.</source>
        <translation>Αυτές οι ρυθμίσεις είναι ασταθείς. Το [P] κάνει παύση, το [.] προχωρά ένα βήμα.</translation>
    </message>
    <message>
        <source>A sine drives the medium. Change its frequency, then give the wave time to settle.</source>
        <translation>Ένα ημίτονο διεγείρει το μέσο. Αλλάξτε τη συχνότητά του και δώστε χρόνο στο κύμα να σταθεροποιηθεί.</translation>
    </message>
    <message>
        <source>[SPACE] taps at the marker, [Ctrl+R] restarts, [S] is slow motion.</source>
        <translation>Το [ΔΙΑΣΤΗΜΑ] χτυπά στη θέση του δείκτη, το [Ctrl+R] κάνει επανεκκίνηση, το [S] είναι αργή κίνηση.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in a steady rhythm.</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] με σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>Your rhythm is steady.</source>
        <translation>Ο ρυθμός σας είναι σταθερός.</translation>
    </message>
    <message>
        <source>Click in a steady rhythm. Which rhythm makes the whole pool slosh? [SPACE] taps at the marker.</source>
        <translation>Κάντε κλικ με σταθερό ρυθμό. Με ποιον ρυθμό πηγαινοέρχεται όλο το νερό της λεκάνης; Το [ΔΙΑΣΤΗΜΑ] χτυπά στη θέση του δείκτη.</translation>
    </message>
    <message>
        <source>Click again each time the water rises, in a steady rhythm.</source>
        <translation>Κάντε ξανά κλικ κάθε φορά που ανεβαίνει το νερό, με σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>Click to place the object, or move the marker and press [Enter]. [Esc] cancels.</source>
        <translation>Κάντε κλικ για να τοποθετήσετε το αντικείμενο, ή μετακινήστε τον δείκτη και πατήστε [Enter]. Με [Esc] ακυρώνεται.</translation>
    </message>
    <message>
        <source>%1 objects selected. Drag one to move them all. [Del] removes them, [Esc] deselects them.</source>
        <translation>Επιλεγμένα αντικείμενα: %1. Σύρετε ένα για να μετακινηθούν όλα. Με [Del] διαγράφονται, με [Esc] αποεπιλέγονται.</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this computer could not keep up. Close other programs.</source>
        <translation>Ο ρυθμός αρχίζει από την αρχή, γιατί αυτός ο υπολογιστής δεν πρόλαβε. Κλείστε άλλα προγράμματα.</translation>
    </message>
    <message>
        <source>Slowed down so that you can see it: the zigzag grows at every step.</source>
        <translation>Πιο αργά, για να το δείτε: το ζιγκζάγκ μεγαλώνει σε κάθε βήμα.</translation>
    </message>
    <message>
        <source>%1 has exploded; %2 is still running. [Ctrl+R] restarts.</source>
        <translation>%1: έκρηξη· %2: συνεχίζει. Το [Ctrl+R] κάνει επανεκκίνηση.</translation>
    </message>
    <message>
        <source>Does a smaller k help? Try it, then press [Ctrl+R] and tap [SPACE].</source>
        <translation>Βοηθά ένα μικρότερο k; Δοκιμάστε, πατήστε [Ctrl+R] και χτυπήστε με [ΔΙΑΣΤΗΜΑ].</translation>
    </message>
    <message>
        <source>The rhythm starts again after the slow motion.</source>
        <translation>Μετά την αργή κίνηση ο ρυθμός αρχίζει από την αρχή.</translation>
    </message>
    <message>
        <source>Drag the probe to where you want to measure. [Del] removes it, [Esc] deselects it.</source>
        <translation>Σύρετε τον αισθητήρα εκεί που θέλετε να μετρήσετε. Με [Del] διαγράφεται, με [Esc] αποεπιλέγεται.</translation>
    </message>
    <message>
        <source>Drag the object, or use its handles to rotate and resize it. [Del] removes it, [Esc] deselects it.</source>
        <translation>Σύρετε το αντικείμενο, ή στρέψτε το και αλλάξτε το μέγεθός του με τις λαβές. Με [Del] διαγράφεται, με [Esc] αποεπιλέγεται.</translation>
    </message>
    <message>
        <source>Drag the source along the string. [Del] removes it, [Esc] deselects it.</source>
        <translation>Σύρετε την πηγή κατά μήκος της χορδής. Με [Del] διαγράφεται, με [Esc] αποεπιλέγεται.</translation>
    </message>
    <message>
        <source>Drag the object or its ends. [Del] removes it, [Esc] deselects it.</source>
        <translation>Σύρετε το αντικείμενο ή τα άκρα του. Με [Del] διαγράφεται, με [Esc] αποεπιλέγεται.</translation>
    </message>
    <message>
        <source>Drag a point of the string up and down. [Esc] returns to tapping.</source>
        <translation>Σύρετε ένα σημείο της χορδής πάνω και κάτω. Με [Esc] πίσω στα χτυπήματα.</translation>
    </message>
    <message>
        <source>Draw the new shape of the string. [Esc] returns to tapping.</source>
        <translation>Σχεδιάστε το νέο σχήμα της χορδής. Με [Esc] πίσω στα χτυπήματα.</translation>
    </message>
    <message>
        <source>Hold the mouse button on a point to touch the string. [Esc] returns to tapping.</source>
        <translation>Κρατήστε πατημένο το κουμπί του ποντικιού σε ένα σημείο για να αγγίξετε τη χορδή. Με [Esc] πίσω στα χτυπήματα.</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Ιστορικό</translation>
    </message>
    <message>
        <source>Actions, oldest first</source>
        <translation>Ενέργειες, με την παλαιότερη πρώτη</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>όπως άνοιξε</translation>
    </message>
    <message>
        <source>Click an entry or use the arrow keys to go back or forward.</source>
        <translation>Κάντε κλικ σε μια καταχώριση ή χρησιμοποιήστε τα βέλη για να πάτε πίσω ή μπροστά.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 από %2</translation>
    </message>
</context>
<context>
    <name>seiche::JoinCard</name>
    <message>
        <source>Code: %1</source>
        <translation>Κωδικός: %1</translation>
    </message>
    <message>
        <source>%1 joined · %2 with a point</source>
        <translation>Μέσα: %1 · με σημείο: %2</translation>
    </message>
    <message>
        <source>Join with your phone</source>
        <translation>Μπείτε με το κινητό σας</translation>
    </message>
    <message>
        <source>QR code with the address and the class code</source>
        <translation>Κωδικός QR με τη διεύθυνση και τον κωδικό της τάξης</translation>
    </message>
    <message>
        <source>No network: only browsers on this computer can join.</source>
        <translation>Χωρίς δίκτυο: μπαίνουν μόνο φυλλομετρητές αυτού του υπολογιστή.</translation>
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
        <translation>μέτρηση %1· %2</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>μέτρηση %1</translation>
    </message>
    <message>
        <source>Boundary at %1, %2 points per step. Pulse from the left: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Σύνορο στο %1, %2 σημεία ανά βήμα. Παλμός από αριστερά: r %3 (μέτρηση %4), t %5 (μέτρηση %6).</translation>
    </message>
    <message>
        <source>Boundary at %1, %2 points per step. Pulse from the right: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Σύνορο στο %1, %2 σημεία ανά βήμα. Παλμός από δεξιά: r %3 (μέτρηση %4), t %5 (μέτρηση %6).</translation>
    </message>
</context>
<context>
    <name>seiche::KeyGuide</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Πλήκτρα και ποντίκι</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Ποντίκι</translation>
    </message>
    <message>
        <source>click</source>
        <translation>κλικ</translation>
    </message>
    <message>
        <source>tap there</source>
        <translation>χτύπημα εκεί</translation>
    </message>
    <message>
        <source>drag the string</source>
        <translation>σύρσιμο της χορδής</translation>
    </message>
    <message>
        <source>pluck it (release it from rest)</source>
        <translation>τσίμπημα: αφήνεται από την ηρεμία</translation>
    </message>
    <message>
        <source>change where SPACE taps</source>
        <translation>αλλαγή του σημείου όπου χτυπά το ΔΙΑΣΤΗΜΑ</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>δεξί κλικ</translation>
    </message>
    <message>
        <source>move the marker there</source>
        <translation>μετακίνηση του δείκτη εκεί</translation>
    </message>
    <message>
        <source>hold or draw in the pool</source>
        <translation>κράτημα ή σύρσιμο στη λεκάνη</translation>
    </message>
    <message>
        <source>keep tapping, or leave a trail</source>
        <translation>συνεχή χτυπήματα ή ίχνος</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>ροδέλα</translation>
    </message>
    <message>
        <source>magnify or shrink waves</source>
        <translation>μεγέθυνση ή σμίκρυνση κυμάτων</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Πλήκτρα</translation>
    </message>
    <message>
        <source>SPACE, Enter</source>
        <translation>ΔΙΑΣΤΗΜΑ, Enter</translation>
    </message>
    <message>
        <source>tap at the marker</source>
        <translation>χτύπημα στη θέση του δείκτη</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>βέλη</translation>
    </message>
    <message>
        <source>move the marker; with Shift ten times as far</source>
        <translation>μετακίνηση του δείκτη· με Shift δέκα φορές πιο μακριά</translation>
    </message>
    <message>
        <source>change tap height</source>
        <translation>αλλαγή του ύψους χτυπήματος</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>leave full screen</source>
        <translation>έξοδος από την πλήρη οθόνη</translation>
    </message>
    <message>
        <source>About Seiche</source>
        <translation>Περί του Seiche</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Waves on a string and in a pool: watch them, find their resonance, make them explode.&lt;/p&gt;&lt;p&gt;A seiche is the standing wave of a lake: resonance you can see.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Seiche %1&lt;/h3&gt;&lt;p&gt;Κύματα σε χορδή και σε λεκάνη: δείτε τα, βρείτε τον συντονισμό τους, κάντε τα να εκραγούν.&lt;/p&gt;&lt;p&gt;Seiche λέγεται το στάσιμο κύμα μιας λίμνης: συντονισμός που φαίνεται.&lt;/p&gt;&lt;p&gt;Ελεύθερο λογισμικό με την άδεια GNU General Public License, έκδοση 3 ή νεότερη.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>On the theory page</source>
        <translation>Στη σελίδα της θεωρίας</translation>
    </message>
    <message>
        <source>tap in the focused animation</source>
        <translation>χτύπημα στην κινούμενη εικόνα που έχει την εστίαση</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Page Up, Page Down, Home, End</translation>
    </message>
    <message>
        <source>turn the pages</source>
        <translation>γύρισμα σελίδων</translation>
    </message>
    <message>
        <source>Up, Down in the code</source>
        <translation>Πάνω, Κάτω στον κώδικα</translation>
    </message>
    <message>
        <source>previous or next line, with its explanation</source>
        <translation>προηγούμενη ή επόμενη γραμμή, με την εξήγησή της</translation>
    </message>
    <message>
        <source>find</source>
        <translation>εύρεση</translation>
    </message>
    <message>
        <source>next, previous</source>
        <translation>επόμενο, προηγούμενο</translation>
    </message>
    <message>
        <source>larger, smaller, normal text</source>
        <translation>μεγαλύτερα, μικρότερα, κανονικά γράμματα</translation>
    </message>
    <message>
        <source>print or save as PDF</source>
        <translation>εκτύπωση ή αποθήκευση ως PDF</translation>
    </message>
    <message>
        <source>right button, wheel on the 3-D surface</source>
        <translation>δεξί κουμπί, ροδέλα στην επιφάνεια 3Δ</translation>
    </message>
    <message>
        <source>rotate and tilt it; zoom</source>
        <translation>στροφή και κλίση· πλησίασμα</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Ctrl και βέλη</translation>
    </message>
    <message>
        <source>on a projector: move the focused panel</source>
        <translation>στον προβολέα: μετακίνηση του πλαισίου που έχει την εστίαση</translation>
    </message>
    <message>
        <source>drag the marker along the string</source>
        <translation>σύρσιμο του δείκτη κατά μήκος της χορδής</translation>
    </message>
    <message>
        <source>drag the marker up or down</source>
        <translation>σύρσιμο του δείκτη πάνω ή κάτω</translation>
    </message>
    <message>
        <source>pluck the string there</source>
        <translation>τσίμπημα της χορδής εκεί</translation>
    </message>
    <message>
        <source>drag an end of the string</source>
        <translation>σύρσιμο ενός άκρου της χορδής</translation>
    </message>
    <message>
        <source>move it by hand</source>
        <translation>το κινεί με το χέρι</translation>
    </message>
    <message>
        <source>arrow keys on a slider</source>
        <translation>βελάκια πάνω σε ολισθητή</translation>
    </message>
    <message>
        <source>change its value (Shift: finer steps; Page Up, Page Down: larger steps)</source>
        <translation>αλλαγή της τιμής του (Shift: μικρότερα βήματα· Page Up, Page Down: μεγαλύτερα βήματα)</translation>
    </message>
    <message>
        <source>select or move it; handles rotate and resize it (Shift: 15° steps)</source>
        <translation>επιλογή ή μετακίνηση· οι λαβές το στρέφουν και αλλάζουν το μέγεθός του (Shift: βήματα 15°)</translation>
    </message>
    <message>
        <source>Shift+click, Ctrl+click</source>
        <translation>Shift+κλικ, Ctrl+κλικ</translation>
    </message>
    <message>
        <source>add an object to the selection, or remove it</source>
        <translation>προσθήκη αντικειμένου στην επιλογή ή αφαίρεσή του</translation>
    </message>
    <message>
        <source>right click, Menu, Shift+F10</source>
        <translation>δεξί κλικ, Menu, Shift+F10</translation>
    </message>
    <message>
        <source>open the menu of the selected objects</source>
        <translation>άνοιγμα του μενού των επιλεγμένων αντικειμένων</translation>
    </message>
    <message>
        <source>Up, Down; in the pool Shift+Page Up, Shift+Page Down</source>
        <translation>Πάνω, Κάτω· στη λεκάνη Shift+Page Up, Shift+Page Down</translation>
    </message>
    <message>
        <source>F1 in a panel</source>
        <translation>F1 μέσα σε πλαίσιο</translation>
    </message>
    <message>
        <source>show help on that panel</source>
        <translation>εμφανίζει τη βοήθεια για αυτό το πλαίσιο</translation>
    </message>
    <message>
        <source>click or drag an object</source>
        <translation>κλικ ή σύρσιμο σε ένα αντικείμενο</translation>
    </message>
    <message>
        <source>Shift and drag in the water</source>
        <translation>Shift και σύρσιμο στο νερό</translation>
    </message>
    <message>
        <source>select every object in the rectangle</source>
        <translation>επιλογή όλων των αντικειμένων στο ορθογώνιο</translation>
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
        <translation>Γράψτε έναν αριθμό από %1 έως %2.</translation>
    </message>
</context>
<context>
    <name>seiche::LabView</name>
    <message>
        <source>Stop %1 %</source>
        <comment>progress of the sweep</comment>
        <translation>Διακοπή %1 %</translation>
    </message>
    <message>
        <source>Sweep</source>
        <comment>measure the whole curve</comment>
        <translation>Σάρωση</translation>
    </message>
    <message>
        <source>Q %1 · theory %2</source>
        <comment>quality factor, measured and predicted</comment>
        <translation>Q %1 · θεωρία %2</translation>
    </message>
    <message>
        <source>Q %1</source>
        <comment>quality factor</comment>
        <translation>Q %1</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>συχνότητα (Hz)</translation>
    </message>
    <message>
        <source>amplitude (× single tap)</source>
        <translation>πλάτος (× ένα χτύπημα)</translation>
    </message>
    <message>
        <source>Relative to the amplitude of a single tap</source>
        <translation>Σε σχέση με το πλάτος ενός μόνο χτυπήματος</translation>
    </message>
    <message>
        <source>Measures the whole curve in the background, on copies of this string or pool</source>
        <translation>Μετρά ολόκληρη την καμπύλη σε αντίγραφα αυτής της χορδής ή λεκάνης, στο παρασκήνιο</translation>
    </message>
    <message>
        <source>A copy of this run would take too much memory.</source>
        <translation>Ένα αντίγραφο αυτής της εκτέλεσης θα χρειαζόταν υπερβολικά πολλή μνήμη.</translation>
    </message>
    <message>
        <source>Open small tank</source>
        <translation>Άνοιγμα μικρής λεκάνης</translation>
    </message>
    <message>
        <source>A small pool in which taps can excite a resonance</source>
        <translation>Μια μικρή λεκάνη όπου τα χτυπήματα μπορούν να προκαλέσουν συντονισμό</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>what it predicts of the resonances</comment>
        <translation>Θεωρία</translation>
    </message>
    <message>
        <source>Shows the theoretical curve and the modes 1, 2, 3… here, and their frequencies in other panels</source>
        <translation>Δείχνει εδώ τη θεωρητική καμπύλη και τους τρόπους ταλάντωσης 1, 2, 3…, και τις συχνότητές τους σε άλλα πλαίσια</translation>
    </message>
    <message>
        <source>real frequency: %1</source>
        <comment>the frequency of the real medium</comment>
        <translation>πραγματική: %1</translation>
    </message>
</context>
<context>
    <name>seiche::LargeChartPage</name>
    <message>
        <source>Large resonance chart</source>
        <translation>Μεγάλο διάγραμμα συντονισμού</translation>
    </message>
    <message>
        <source>Compare damping</source>
        <translation>Σύγκριση αποσβέσεων</translation>
    </message>
    <message>
        <source>Compares the two kinds of damping side by side</source>
        <translation>Συγκρίνει τα δύο είδη απόσβεσης δίπλα δίπλα</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Πρόκληση</translation>
    </message>
    <message>
        <source>Find the lowest resonance frequency of an unknown string</source>
        <translation>Βρείτε τη χαμηλότερη συχνότητα συντονισμού μιας άγνωστης χορδής</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>Returns to the string or pool</source>
        <translation>Πίσω στη χορδή ή στη λεκάνη</translation>
    </message>
</context>
<context>
    <name>seiche::LessonBrowser</name>
    <message>
        <source>done</source>
        <translation>έγινε</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 από %2 βήματα</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 λεπτά</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Μαθήματα</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Open lesson file…</source>
        <translation>Μάθημα από αρχείο…</translation>
    </message>
    <message>
        <source>Reset progress</source>
        <translation>Μηδενισμός προόδου</translation>
    </message>
    <message>
        <source>Student worksheet…</source>
        <translation>Φύλλο εργασίας…</translation>
    </message>
</context>
<context>
    <name>seiche::LessonPanel</name>
    <message>
        <source>Your value</source>
        <translation>Η τιμή σας</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Αυτό δεν είναι αριθμός.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Έγινε.</translation>
    </message>
    <message>
        <source>The experiment for this step is not open. Choose “Repeat this step” to open it.</source>
        <translation>Το πείραμα αυτού του βήματος δεν είναι ανοιχτό. Επιλέξτε «Επανάληψη του βήματος» για να ανοίξει.</translation>
    </message>
    <message>
        <source>Not right yet. Try again, or ask for a hint.</source>
        <translation>Όχι ακόμη σωστό. Δοκιμάστε ξανά ή ζητήστε υπόδειξη.</translation>
    </message>
    <message>
        <source>This answer is right, but something else is still missing.</source>
        <translation>Η απάντηση είναι σωστή, αλλά κάτι άλλο λείπει ακόμη.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Ως τώρα: %1</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Υπόδειξη %1:</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Μάθημα</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Κάντε αυτό</translation>
    </message>
    <message>
        <source>Check my answer</source>
        <translation>Έλεγχος της απάντησής μου</translation>
    </message>
    <message>
        <source>My results</source>
        <translation>Τα αποτελέσματά μου</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Βήμα %1 από %2</translation>
    </message>
    <message>
        <source>%1 Hz is also a resonance, but not the one you are looking for.</source>
        <translation>Και τα %1 Hz είναι συντονισμός, όχι όμως αυτός που ψάχνετε.</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Το μάθημα ολοκληρώθηκε</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Τέλος του μαθήματος</translation>
    </message>
    <message>
        <source>You have done every step.</source>
        <translation>Κάνατε όλα τα βήματα.</translation>
    </message>
    <message>
        <source>Steps not done yet: %1</source>
        <translation>Βήματα που απομένουν: %1</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Επόμενο μάθημα: %1</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Συνέχεια παιχνιδιού</translation>
    </message>
    <message>
        <source>Closes the lesson. The experiment stays open.</source>
        <translation>Κλείνει το μάθημα. Το πείραμα μένει ανοιχτό.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Επόμενο μάθημα</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3 done</source>
        <translation>Βήμα %1 από %2 · έτοιμα: %3</translation>
    </message>
</context>
<context>
    <name>seiche::MainWindow</name>
    <message>
        <source>There is no example named &quot;%1&quot;.</source>
        <translation>Δεν υπάρχει παράδειγμα με το όνομα «%1».</translation>
    </message>
    <message>
        <source>There is not enough memory to compare with %1.</source>
        <translation>Δεν υπάρχει αρκετή μνήμη για σύγκριση με: %1.</translation>
    </message>
    <message>
        <source>The runs would take more than %1 MB of memory in total. Use a smaller pool.</source>
        <translation>Όλες μαζί οι εκτελέσεις θα χρειάζονταν πάνω από %1 MB μνήμης. Χρησιμοποιήστε μικρότερη λεκάνη.</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be pasted.</source>
        <translation>Τα περιεχόμενα του προχείρου δεν μπορούν να επικολληθούν.</translation>
    </message>
    <message>
        <source>This change is too large for the computer.</source>
        <translation>Αυτή η αλλαγή είναι πολύ μεγάλη για τον υπολογιστή.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Χωρίς τίτλο</translation>
    </message>
</context>
<context>
    <name>seiche::MeasureBlock</name>
    <message>
        <source>More ▸</source>
        <translation>Άλλα ▸</translation>
    </message>
    <message>
        <source>More about resonance</source>
        <translation>Άλλα για τον συντονισμό</translation>
    </message>
    <message>
        <source>Theory, sweep, sine drive, table of all points</source>
        <translation>Θεωρία, σάρωση, διέγερση με ημίτονο, πίνακας όλων των σημείων</translation>
    </message>
</context>
<context>
    <name>seiche::MediumBlock</name>
    <message>
        <source>&quot;%1&quot; is not a number of seconds.</source>
        <translation>Το «%1» δεν είναι αριθμός δευτερολέπτων.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>Το «%1» δεν είναι αριθμός.</translation>
    </message>
    <message>
        <source>This time is too short: one step cannot damp that much.</source>
        <translation>Αυτός ο χρόνος είναι πολύ μικρός: ένα βήμα δεν μπορεί να κάνει τόσο μεγάλη απόσβεση.</translation>
    </message>
    <message>
        <source>The time must be more than 0 seconds.</source>
        <translation>Ο χρόνος πρέπει να είναι πάνω από 0 δευτερόλεπτα.</translation>
    </message>
    <message>
        <source>This is the stability limit. Drag again to go beyond.</source>
        <translation>Αυτό είναι το όριο ευστάθειας. Σύρετε ξανά για να το περάσετε.</translation>
    </message>
    <message>
        <source>k = %1, stable up to %2</source>
        <translation>k = %1 · ευσταθές έως %2</translation>
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
        <translation>ηχεί για πάντα</translation>
    </message>
    <message>
        <source>waves last for ever</source>
        <translation>τα κύματα δεν σβήνουν</translation>
    </message>
    <message>
        <source>rings for %1 s</source>
        <translation>ηχεί για %1 s</translation>
    </message>
    <message>
        <source>waves last %1 s</source>
        <translation>τα κύματα κρατούν %1 s</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Πλευρές</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Άκρα</translation>
    </message>
    <message>
        <source>All sides: %1</source>
        <translation>Όλες οι πλευρές: %1</translation>
    </message>
    <message>
        <source>Both ends: %1</source>
        <translation>Και τα δύο άκρα: %1</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>The symbol of the tension follows</extracomment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Απόσβεση</translation>
    </message>
    <message>
        <source>Time after which a wave has half its height.</source>
        <translation>Χρόνος στον οποίο ένα κύμα χάνει το μισό ύψος του.</translation>
    </message>
    <message>
        <source>Fixed: a wave is reflected upside down.</source>
        <translation>Σταθερό: ένα κύμα ανακλάται ανάποδα.</translation>
    </message>
    <message>
        <source>Free: a wave is reflected upright.</source>
        <translation>Ελεύθερο: ένα κύμα ανακλάται όρθιο.</translation>
    </message>
    <message>
        <source>Absorbing: a wave leaves.</source>
        <translation>Απορροφητικό: ένα κύμα φεύγει.</translation>
    </message>
    <message>
        <source>More ▸</source>
        <translation>Άλλα ▸</translation>
    </message>
    <message>
        <source>More about the medium</source>
        <translation>Άλλα για το μέσο</translation>
    </message>
    <message>
        <source>Kind of damping, size, single ends, steps, scheme, real units</source>
        <translation>Είδος απόσβεσης, μέγεθος, κάθε άκρο χωριστά, βήματα, μέθοδος, πραγματικές μονάδες</translation>
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
        <translation>θεμελιώδης %1 Hz</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Μέσο</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>per second</comment>
        <translation>Βήματα</translation>
    </message>
    <message>
        <source>Size, sides, steps, scheme</source>
        <translation>Μέγεθος, πλευρές, βήματα, μέθοδος</translation>
    </message>
    <message>
        <source>Points, ends, steps, scheme</source>
        <translation>Σημεία, άκρα, βήματα, μέθοδος</translation>
    </message>
    <message>
        <source>fundamental %1</source>
        <translation>θεμελιώδης %1</translation>
    </message>
    <message>
        <source>Courant number c·Δt/Δx = %1: a long wave travels %1 cells per step.</source>
        <translation>Αριθμός Courant c·Δt/Δx = %1: ένα μακρύ κύμα διανύει %1 κελιά ανά βήμα.</translation>
    </message>
</context>
<context>
    <name>seiche::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Αρχείο</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>Προ&amp;σομοίωση</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Προβολή</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Πλαί&amp;σια</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Βοήθεια</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Επεξεργασία</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Ε&amp;ξαγωγή</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Μαθήματα</translation>
    </message>
    <message>
        <source>&amp;Theory overlays</source>
        <translation>Επιστρώσεις &amp;θεωρίας</translation>
    </message>
    <message>
        <source>Strin&amp;g view</source>
        <translation>Προβολή &amp;χορδής</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>Ταχύτ&amp;ητα</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>&amp;Πυθμένας</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Μεγέθυνση</translation>
    </message>
    <message>
        <source>W&amp;orksheets</source>
        <translation>&amp;Φύλλα εργασίας</translation>
    </message>
    <message>
        <source>P&amp;ool view</source>
        <translation>Προ&amp;βολή λεκάνης</translation>
    </message>
</context>
<context>
    <name>seiche::MetronomeRow</name>
    <message>
        <source>Between %1 and %2 Hz</source>
        <translation>Από %1 έως %2 Hz</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>Το «%1» δεν είναι αριθμός</translation>
    </message>
    <message>
        <source>Metronome</source>
        <translation>Μετρονόμος</translation>
    </message>
    <message>
        <source>Taps for you, with exact timing. Tap yourself to take over.</source>
        <translation>Χτυπά για σας, με ακριβή χρονισμό. Χτυπήστε εσείς για να αναλάβετε.</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Frequency of the metronome</source>
        <translation>Συχνότητα του μετρονόμου</translation>
    </message>
    <message>
        <source>Tap of the metronome</source>
        <translation>Χτύπημα του μετρονόμου</translation>
    </message>
    <message>
        <source>Sine drive</source>
        <comment>a sine that drives the medium</comment>
        <translation>Ημίτονο</translation>
    </message>
    <message>
        <source>Drives the medium with a sine instead of taps</source>
        <translation>Διεγείρει το μέσο με ημίτονο αντί για χτυπήματα</translation>
    </message>
    <message>
        <source>Frequency of the sine</source>
        <translation>Συχνότητα του ημιτόνου</translation>
    </message>
    <message>
        <source>Goes to the next predicted resonance (Shift: previous resonance)</source>
        <translation>Στον επόμενο συντονισμό που προβλέπει η θεωρία (Shift: στον προηγούμενο)</translation>
    </message>
    <message>
        <source>Next resonance</source>
        <translation>Επόμενος συντονισμός</translation>
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
        <translation>Χτύπημα</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Ξανά</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Παύση</translation>
    </message>
    <message>
        <source>fastest growth: ×%1 per step</source>
        <translation>ταχύτερη αύξηση: ×%1 ανά βήμα</translation>
    </message>
    <message>
        <source>stable up to k = %1</source>
        <translation>ευσταθές έως k = %1</translation>
    </message>
    <message>
        <source>%1 oscillations per second</source>
        <translation>%1 ταλαντώσεις ανά δευτερόλεπτο</translation>
    </message>
    <message>
        <source>in steady state ×%1</source>
        <translation>σε μόνιμη κατάσταση ×%1</translation>
    </message>
    <message>
        <source>now %1 × single tap, %2</source>
        <translation>τώρα %1 × ένα χτύπημα, %2</translation>
    </message>
    <message>
        <source>%1: exploded %2</source>
        <comment>scheme, 57 steps after the tap</comment>
        <translation>%1: έκρηξη %2</translation>
    </message>
    <message>
        <source>Exploded %1</source>
        <comment>57 steps after the tap</comment>
        <translation>Έκρηξη %1</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureView</name>
    <message>
        <source>Animation. Press SPACE to restart it.</source>
        <translation>Κινούμενη εικόνα. Πατήστε ΔΙΑΣΤΗΜΑ για επανεκκίνηση.</translation>
    </message>
    <message>
        <source>Animation. Press SPACE to tap, or click a point to tap there.</source>
        <translation>Κινούμενη εικόνα. Πατήστε ΔΙΑΣΤΗΜΑ για χτύπημα, ή κάντε κλικ σε ένα σημείο για χτύπημα εκεί.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeGrid</name>
    <message>
        <source>Standing waves of the pool</source>
        <translation>Στάσιμα κύματα της λεκάνης</translation>
    </message>
    <message>
        <source>Half-wavelengths across (to the right) and down. Click to start or stop a mode, or use the arrow keys and Enter.</source>
        <translation>Μισά μήκη κύματος: οριζόντια (προς τα δεξιά) και προς τα κάτω. Ξεκινήστε ή σταματήστε έναν τρόπο ταλάντωσης με κλικ, ή με τα βέλη και Enter.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeRows</name>
    <message>
        <source>a number, 0 or more</source>
        <translation>αριθμός, 0 ή μεγαλύτερος</translation>
    </message>
    <message>
        <source>a number of degrees</source>
        <translation>αριθμός μοιρών</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Πλάτος</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Φάση</translation>
    </message>
    <message>
        <source>Amplitude of the selected standing wave</source>
        <translation>Πλάτος του επιλεγμένου στάσιμου κύματος</translation>
    </message>
    <message>
        <source>Phase of the selected standing wave, in degrees</source>
        <translation>Φάση του επιλεγμένου στάσιμου κύματος, σε μοίρες</translation>
    </message>
    <message>
        <source>Crest height; the phase does not change</source>
        <translation>Ύψος των κορυφών· η φάση δεν αλλάζει</translation>
    </message>
    <message>
        <source>0° is a crest, 180° a trough, 90° on the way down</source>
        <translation>0° είναι κορυφή, 180° κοιλάδα, 90° στην κάθοδο</translation>
    </message>
</context>
<context>
    <name>seiche::ModeTouch</name>
    <message>
        <source>height and phase of a standing wave</source>
        <translation>ύψος και φάση ενός στάσιμου κύματος</translation>
    </message>
</context>
<context>
    <name>seiche::ModesPanel</name>
    <message>
        <source>Modes and energy</source>
        <translation>Τρόποι και ενέργεια</translation>
    </message>
    <message>
        <source>Modes</source>
        <comment>section of a panel</comment>
        <translation>Τρόποι</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>section of a panel</comment>
        <translation>Σύνθεση</translation>
    </message>
    <message>
        <source>Energy</source>
        <comment>section of a panel</comment>
        <translation>Ενέργεια</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <comment>section of a panel</comment>
        <translation>Διασπορά</translation>
    </message>
    <message>
        <source>Chain</source>
        <comment>section of a panel</comment>
        <translation>Αλυσίδα</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectActions</name>
    <message>
        <source>Align &amp;left</source>
        <translation>Στοίχιση &amp;αριστερά</translation>
    </message>
    <message>
        <source>&amp;Centre horizontally</source>
        <translation>Κέντρο &amp;οριζόντια</translation>
    </message>
    <message>
        <source>Align &amp;right</source>
        <translation>Στοίχιση &amp;δεξιά</translation>
    </message>
    <message>
        <source>Align &amp;top</source>
        <translation>Στοίχιση &amp;πάνω</translation>
    </message>
    <message>
        <source>Centre &amp;vertically</source>
        <translation>Κέντρο κατακόρυ&amp;φα</translation>
    </message>
    <message>
        <source>Align &amp;bottom</source>
        <translation>Στοίχιση &amp;κάτω</translation>
    </message>
    <message>
        <source>Di&amp;stribute horizontally</source>
        <translation>Οριζόντια κατανο&amp;μή</translation>
    </message>
    <message>
        <source>&amp;Distribute vertically</source>
        <translation>Κατακόρυφη κατα&amp;νομή</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Σει&amp;ρά</translation>
    </message>
    <message>
        <source>Rotate and r&amp;esize</source>
        <translation>Στροφή και αλλαγή μεγέ&amp;θους</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Απο&amp;κοπή</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Αντι&amp;γραφή</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Επικό&amp;λληση</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Διπλότυπο</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Διαγρα&amp;φή</translation>
    </message>
    <message>
        <source>Select &amp;all objects</source>
        <translation>Επιλογή όλων των αν&amp;τικειμένων</translation>
    </message>
    <message>
        <source>&amp;Next object</source>
        <translation>Επόμε&amp;νο αντικείμενο</translation>
    </message>
    <message>
        <source>Propert&amp;ies…</source>
        <translation>&amp;Ιδιότητες…</translation>
    </message>
    <message>
        <source>Bring to &amp;front</source>
        <translation>&amp;Μπροστά από όλα</translation>
    </message>
    <message>
        <source>Where two media overlap, the front one is used</source>
        <translation>Όπου δύο μέσα επικαλύπτονται, ισχύει το μπροστινό</translation>
    </message>
    <message>
        <source>Send to &amp;back</source>
        <translation>&amp;Πίσω από όλα</translation>
    </message>
    <message>
        <source>Snap to ce&amp;lls</source>
        <translation>&amp;Προσκόλληση σε κελιά</translation>
    </message>
    <message>
        <source>Objects snap to whole cells when moved or added</source>
        <translation>Τα αντικείμενα προσκολλώνται σε ολόκληρα κελιά όταν μετακινούνται ή προστίθενται</translation>
    </message>
    <message>
        <source>Rotate &amp;left 15°</source>
        <translation>Στροφή &amp;αριστερά κατά 15°</translation>
    </message>
    <message>
        <source>Rotate &amp;right 15°</source>
        <translation>Στροφή &amp;δεξιά κατά 15°</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>&amp;Μεγαλύτερο</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Μι&amp;κρότερο</translation>
    </message>
    <message>
        <source>Arran&amp;ge</source>
        <translation>Διάτα&amp;ξη</translation>
    </message>
    <message>
        <source>Ali&amp;gn</source>
        <translation>&amp;Στοίχιση</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectBar</name>
    <message>
        <source>Objects: %1</source>
        <translation>Αντικείμενα: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>Το «%1» δεν είναι αριθμός.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Ιδιότητες</translation>
    </message>
    <message>
        <source>Shows all properties. Double-click the object to do the same.</source>
        <translation>Δείχνει όλες τις ιδιότητες, όπως και το διπλό κλικ στο αντικείμενο.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Removes the object (Delete)</source>
        <translation>Διαγράφει το αντικείμενο (Delete)</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>Επιλεγμένο αντικείμενο</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectButtons</name>
    <message>
        <source>Switch off</source>
        <translation>Σβήσιμο</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Άναμμα</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Διακοπή</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Αποστολή παλμού</translation>
    </message>
    <message>
        <source>From both ends</source>
        <translation>Από τα δύο άκρα</translation>
    </message>
    <message>
        <source>Sends a pulse from this generator and from a matching one at the other end. This generator must be at an end.</source>
        <translation>Στέλνει έναν παλμό από αυτή τη γεννήτρια και έναν από μια ίδια στο άλλο άκρο. Αυτή η γεννήτρια πρέπει να βρίσκεται σε άκρο.</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Προς τα κάτω</translation>
    </message>
    <message>
        <source>The pulse is a trough instead of a crest</source>
        <translation>Ο παλμός είναι κοιλάδα αντί για κορυφή</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Επανάληψη</translation>
    </message>
    <message>
        <source>Keeps sending pulses from now on</source>
        <translation>Στέλνει από τώρα συνεχώς παλμούς</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Μηδενισμός</translation>
    </message>
</context>
<context>
    <name>seiche::ObjectsPanel</name>
    <message>
        <source>Objects</source>
        <translation>Αντικείμενα</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>Στη λεκάνη</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Όνομα</translation>
    </message>
    <message>
        <source>Objects in the pool</source>
        <translation>Αντικείμενα στη λεκάνη</translation>
    </message>
    <message>
        <source>Name of the object</source>
        <translation>Όνομα του αντικειμένου</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Add walls, media, sources and probes with the tools to the left of the pool. The properties of the selected object appear here.</source>
        <translation>Προσθέστε τοίχους, μέσα, πηγές και αισθητήρες με τα εργαλεία αριστερά από τη λεκάνη. Εδώ φαίνονται οι ιδιότητες του επιλεγμένου αντικειμένου.</translation>
    </message>
    <message>
        <source>Another object already has this name.</source>
        <translation>Υπάρχει άλλο αντικείμενο με αυτό το όνομα.</translation>
    </message>
    <message>
        <source>Switch off now</source>
        <translation>Σβήσιμο τώρα</translation>
    </message>
    <message>
        <source>Switch on now</source>
        <translation>Άναμμα τώρα</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Παύση τώρα</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Έναρξη τώρα</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected with %2 % of their height.</source>
        <translation>Τίποτα δεν περνά. Σε κάθετη πρόσπτωση, κύματα με μήκος κύματος %1 κελιά ανακλώνται με το %2 % του ύψους τους.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Προσθήκη</translation>
    </message>
    <message>
        <source>Joins another string to this one</source>
        <translation>Ενώνει άλλη χορδή με αυτήν</translation>
    </message>
    <message>
        <source>Boundaries on the string</source>
        <translation>Σύνορα στη χορδή</translation>
    </message>
    <message>
        <source>On the string</source>
        <translation>Στη χορδή</translation>
    </message>
    <message>
        <source>Objects on the string</source>
        <translation>Αντικείμενα στη χορδή</translation>
    </message>
    <message>
        <source>Use the button below to join a string of different mass. The properties of the selected section appear here.</source>
        <translation>Ενώστε μια χορδή άλλης μάζας με το κουμπί παρακάτω. Εδώ εμφανίζονται οι ιδιότητες του επιλεγμένου τμήματος.</translation>
    </message>
    <message>
        <source>Send pulse</source>
        <translation>Αποστολή παλμού</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected upside down with %2 % of their height.</source>
        <translation>Τίποτα δεν περνά. Σε κάθετη πρόσπτωση, κύματα με μήκος κύματος %1 κελιά ανακλώνται ανάποδα με το %2 % του ύψους τους.</translation>
    </message>
    <message>
        <source>Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected upright with %2 % of their height.</source>
        <translation>Τίποτα δεν περνά. Σε κάθετη πρόσπτωση, κύματα με μήκος κύματος %1 κελιά ανακλώνται όρθια με το %2 % του ύψους τους.</translation>
    </message>
    <message>
        <source>The wall is faster than the waves.</source>
        <translation>Ο τοίχος είναι πιο γρήγορος από τα κύματα.</translation>
    </message>
    <message>
        <source>The wall reflects waves with %1 times their frequency when it moves towards them, and with %2 times when it moves away.</source>
        <translation>Ο τοίχος ανακλά τα κύματα με %1 φορές τη συχνότητά τους όταν κινείται προς αυτά, και με %2 φορές όταν απομακρύνεται.</translation>
    </message>
    <message>
        <source>%1 objects selected. They move, rotate and resize together. Use the Edit menu to align, copy or remove them.</source>
        <translation>Επιλεγμένα αντικείμενα: %1. Μετακινούνται, στρέφονται και αλλάζουν μέγεθος μαζί. Με το μενού «Επεξεργασία» τα στοιχίζετε, τα αντιγράφετε ή τα διαγράφετε.</translation>
    </message>
    <message>
        <source>A value typed here applies to all selected objects.</source>
        <translation>Μια τιμή που γράφετε εδώ ισχύει για όλα τα επιλεγμένα αντικείμενα.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Διπλότυπο</translation>
    </message>
    <message>
        <source>Signal from formula or curve…</source>
        <translation>Σήμα από τύπο ή καμπύλη…</translation>
    </message>
    <message>
        <source>Speed from formula or picture…</source>
        <translation>Ταχύτητα από τύπο ή εικόνα…</translation>
    </message>
</context>
<context>
    <name>seiche::OpenClassDialog</name>
    <message>
        <source>Start class session</source>
        <translation>Έναρξη συνεδρίας τάξης</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>μια ελεύθερη</translation>
    </message>
    <message>
        <source>Students join with the code on the screen, without names or accounts. Only the table that you save is kept.</source>
        <translation>Οι μαθητές μπαίνουν με τον κωδικό στην οθόνη, χωρίς ονόματα ή λογαριασμούς. Φυλάσσεται μόνο ο πίνακας που αποθηκεύετε.</translation>
    </message>
    <message>
        <source>&amp;Network:</source>
        <translation>&amp;Δίκτυο:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Θύρα:</translation>
    </message>
    <message>
        <source>Host na&amp;me (optional):</source>
        <translation>Όνο&amp;μα υπολογιστή (προαιρετικό):</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Δίκτυο</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Θύρα</translation>
    </message>
    <message>
        <source>Host name (optional)</source>
        <translation>Όνομα υπολογιστή (προαιρετικό)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>this computer only</source>
        <translation>μόνο αυτός ο υπολογιστής</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>όλα τα δίκτυα</translation>
    </message>
    <message>
        <source>The class session could not be started: %1</source>
        <translation>Η συνεδρία τάξης δεν μπόρεσε να ξεκινήσει: %1</translation>
    </message>
    <message>
        <source>Phones must be on the same network. If no phone can join, the network isolates its devices or a firewall blocks the port. Use your own access point, or browsers on the school&apos;s computers. Without a network, phones show a code for each point, which you can type in.</source>
        <translation>Τα κινητά πρέπει να είναι στο ίδιο δίκτυο. Αν δεν μπαίνει κανένα, το δίκτυο απομονώνει τις συσκευές του ή ένα τείχος προστασίας κλείνει τη θύρα. Χρησιμοποιήστε δικό σας σημείο πρόσβασης, ή φυλλομετρητές στους υπολογιστές του σχολείου. Χωρίς δίκτυο, τα κινητά δείχνουν έναν κωδικό για κάθε σημείο, κι εσείς τον πληκτρολογείτε.</translation>
    </message>
    <message>
        <source>This computer is not on a network. Browsers on this computer can join. Phones show a code for each point, which you can type in.</source>
        <translation>Αυτός ο υπολογιστής δεν είναι σε κανένα δίκτυο. Οι φυλλομετρητές του μπορούν να μπουν. Τα κινητά δείχνουν έναν κωδικό για κάθε σημείο, κι εσείς τον πληκτρολογείτε.</translation>
    </message>
</context>
<context>
    <name>seiche::OpenLinkDialog</name>
    <message>
        <source>Open link</source>
        <translation>Άνοιγμα συνδέσμου</translation>
    </message>
    <message>
        <source>A link to an experiment, or an experiment as text:</source>
        <translation>Σύνδεσμος προς πείραμα ή πείραμα σε μορφή κειμένου:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>This link or text cannot be opened.</source>
        <translation>Αυτός ο σύνδεσμος ή αυτό το κείμενο δεν μπορεί να ανοίξει.</translation>
    </message>
</context>
<context>
    <name>seiche::Panel</name>
    <message>
        <source>Hidden until you find the resonance of the string.</source>
        <translation>Κρυφό ώσπου να βρείτε τον συντονισμό της χορδής.</translation>
    </message>
</context>
<context>
    <name>seiche::PhasorDial</name>
    <message>
        <source>Phase of the selected standing wave</source>
        <translation>Φάση του επιλεγμένου στάσιμου κύματος</translation>
    </message>
    <message>
        <source>Amplitude and phase (up: crest). Drag to rotate, or use the arrow keys.</source>
        <translation>Πλάτος και φάση (πάνω: κορυφή). Σύρετε για στροφή, ή χρησιμοποιήστε τα βέλη.</translation>
    </message>
    <message>
        <source>%1 degrees. Use the arrow keys to change the phase.</source>
        <translation>%1 μοίρες. Τα βέλη αλλάζουν τη φάση.</translation>
    </message>
    <message>
        <source>The amplitude is 0.</source>
        <translation>Το πλάτος είναι 0.</translation>
    </message>
</context>
<context>
    <name>seiche::PictureDialog</name>
    <message>
        <source>Save image</source>
        <translation>Αποθήκευση εικόνας</translation>
    </message>
    <message>
        <source>Image of</source>
        <translation>Η εικόνα δείχνει</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Μέγεθος</translation>
    </message>
    <message>
        <source>&amp;Image of</source>
        <translation>Η &amp;εικόνα δείχνει</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Μέγεθος</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Απο&amp;θήκευση…</translation>
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
        <translation>Μια περιοχή πρέπει να είναι μεγαλύτερη από 0.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Εμφάνιση</translation>
    </message>
    <message>
        <source>Fixed colour range</source>
        <translation>Σταθερή περιοχή χρωμάτων</translation>
    </message>
    <message>
        <source>Keeps the height at the end of the colour scale fixed; if off, the height adapts to the waves</source>
        <translation>Κρατά σταθερό το ύψος στο άκρο της χρωματικής κλίμακας· αλλιώς το ύψος προσαρμόζεται στα κύματα</translation>
    </message>
    <message>
        <source>Height at the end of the colour scale</source>
        <translation>Ύψος στο άκρο της χρωματικής κλίμακας</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Πυθμένας</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Επιλογή εικόνας…</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Πλακάκια</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Μέγεθος κελιού</translation>
    </message>
    <message>
        <source>Length of a cell</source>
        <translation>Μήκος κελιού</translation>
    </message>
    <message>
        <source>Unit of length</source>
        <translation>Μονάδα μήκους</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>κελιά</translation>
    </message>
    <message>
        <source>Used by tapes, scale bars and the cross-section; if empty, lengths are in cells</source>
        <translation>Για μετροταινίες, κλίμακες και την τομή· κενό: τα μήκη μετριούνται σε κελιά</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Left and Ctrl+Right</source>
        <translation>Δεξί κουμπί στη λεκάνη, Ctrl+Αριστερά και Ctrl+Δεξιά</translation>
    </message>
    <message>
        <source>Right button on the pool, Ctrl+Up and Ctrl+Down</source>
        <translation>Δεξί κουμπί στη λεκάνη, Ctrl+Πάνω και Ctrl+Κάτω</translation>
    </message>
    <message>
        <source>Wheel, Ctrl+Page Up and Ctrl+Page Down</source>
        <translation>Ροδέλα, Ctrl+Page Up και Ctrl+Page Down</translation>
    </message>
    <message>
        <source>Theory overlays</source>
        <translation>Επιστρώσεις θεωρίας</translation>
    </message>
    <message>
        <source>Nothing to show in this pool now: %1.</source>
        <translation>Τίποτα για εμφάνιση τώρα σε αυτή τη λεκάνη: %1.</translation>
    </message>
    <message>
        <source>Squared height averaged over whole periods of the driving frequency (%1 in %2).</source>
        <translation>Μέσο τετράγωνο του ύψους σε ολόκληρες περιόδους της συχνότητας διέγερσης (%1 σε %2).</translation>
    </message>
    <message>
        <source>Averaged squared height. There is no single steady frequency, so older values fade to 1/e within %1.</source>
        <translation>Μέσο τετράγωνο του ύψους. Δεν υπάρχει μία σταθερή συχνότητα, οπότε οι παλαιότερες τιμές φθίνουν στο 1/e μέσα σε %1.</translation>
    </message>
</context>
<context>
    <name>seiche::PointTable</name>
    <message>
        <source>Points of the resonance chart</source>
        <translation>Σημεία του διαγράμματος συντονισμού</translation>
    </message>
    <message>
        <source>Frequency (Hz)</source>
        <translation>Συχνότητα (Hz)</translation>
    </message>
    <message>
        <source>± (Hz)</source>
        <translation>± (Hz)</translation>
    </message>
    <message>
        <source>Amplitude (× single tap)</source>
        <translation>Πλάτος (× ένα χτύπημα)</translation>
    </message>
    <message>
        <source>± (× single tap)</source>
        <translation>± (× ένα χτύπημα)</translation>
    </message>
    <message>
        <source>Taps</source>
        <translation>Χτυπήματα</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Κατάσταση</translation>
    </message>
    <message>
        <source>different string</source>
        <translation>άλλη χορδή</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>σάρωση</translation>
    </message>
    <message>
        <source>sweep, not steady</source>
        <translation>σάρωση, όχι σταθερό</translation>
    </message>
    <message>
        <source>Real frequency</source>
        <translation>Πραγματική συχνότητα</translation>
    </message>
</context>
<context>
    <name>seiche::PoolCanvas</name>
    <message>
        <source>Pool</source>
        <translation>Λεκάνη</translation>
    </message>
    <message>
        <source>Press SPACE to tap the water at the marker. Use the arrow keys to move the marker.</source>
        <translation>Πατήστε ΔΙΑΣΤΗΜΑ για να χτυπήσετε το νερό στη θέση του δείκτη. Μετακινήστε τον δείκτη με τα βέλη.</translation>
    </message>
    <message>
        <source>SPACE taps here</source>
        <translation>το ΔΙΑΣΤΗΜΑ χτυπά εδώ</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 κελιά</translation>
    </message>
    <message>
        <source>Averaging: %1 %</source>
        <translation>Υπολογισμός του μέσου όρου: %1 %</translation>
    </message>
</context>
<context>
    <name>seiche::PoolStrokes</name>
    <message>
        <source>raise</source>
        <translation>ανύψωση</translation>
    </message>
    <message>
        <source>push down</source>
        <translation>βύθιση</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>κράτημα</translation>
    </message>
    <message>
        <source>smooth out</source>
        <translation>εξομάλυνση</translation>
    </message>
</context>
<context>
    <name>seiche::PoolWaves</name>
    <message>
        <source>start mode</source>
        <translation>τρόπος ταλάντωσης</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <comment>half waves of a pool</comment>
        <translation>%1 οριζόντια, %2 κατακόρυφα</translation>
    </message>
    <message>
        <source>%1: %2 Hz</source>
        <comment>a standing wave and its frequency</comment>
        <translation>%1: %2 Hz</translation>
    </message>
    <message>
        <source>Selected: %1, amplitude %2. Arrow keys select, Enter starts or stops it.</source>
        <translation>Επιλεγμένο: %1, πλάτος %2. Τα βέλη επιλέγουν, το Enter το ξεκινά ή το σταματά.</translation>
    </message>
    <message>
        <source>Selected: %1. Arrow keys select, Enter starts or stops it.</source>
        <translation>Επιλεγμένο: %1. Τα βέλη επιλέγουν, το Enter το ξεκινά ή το σταματά.</translation>
    </message>
    <message>
        <source>Waves leave at the sides, so there are no standing waves.</source>
        <translation>Τα κύματα φεύγουν από τις πλευρές, οπότε δεν υπάρχουν στάσιμα κύματα.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves in a pool with walls or media.</source>
        <translation>Δεν υπάρχει τύπος για τα στάσιμα κύματα σε λεκάνη με τοίχους ή μέσα.</translation>
    </message>
    <message>
        <source>across</source>
        <comment>half waves along x</comment>
        <translation>οριζόντια</translation>
    </message>
    <message>
        <source>down</source>
        <comment>half waves along y</comment>
        <translation>κατακόρυφα</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>steps</source>
        <comment>period of a mode</comment>
        <translation>βήματα</translation>
    </message>
    <message>
        <source>Half-wavelengths of the lowest modes</source>
        <translation>Μισά μήκη κύματος των χαμηλότερων τρόπων ταλάντωσης</translation>
    </message>
    <message>
        <source>Start this mode</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>Makes the water still, then starts only this mode</source>
        <translation>Ηρεμεί το νερό, μετά ξεκινά μόνο αυτόν τον τρόπο ταλάντωσης</translation>
    </message>
    <message>
        <source>Add or remove</source>
        <translation>Προσθήκη/αφαίρεση</translation>
    </message>
    <message>
        <source>Adds this mode to the current motion, or removes it (Enter)</source>
        <translation>Προσθέτει αυτόν τον τρόπο ταλάντωσης στην τωρινή κίνηση, ή τον αφαιρεί (Enter)</translation>
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
        <translation>Παραδείγματα</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Αναζήτηση</translation>
    </message>
    <message>
        <source>Search examples</source>
        <translation>Αναζήτηση στα παραδείγματα</translation>
    </message>
    <message>
        <source>No matching examples.</source>
        <translation>Κανένα παράδειγμα δεν ταιριάζει.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Ομάδες</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Αγαπημένο</translation>
    </message>
    <message>
        <source>Marks the selected example as a favourite (Ctrl+D)</source>
        <translation>Σημειώνει το επιλεγμένο παράδειγμα ως αγαπημένο (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>seiche::PresetModel</name>
    <message>
        <source>%1, favourite</source>
        <translation>%1, αγαπημένο</translation>
    </message>
</context>
<context>
    <name>seiche::PresetSections</name>
    <message>
        <source>Favourites</source>
        <translation>Αγαπημένα</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Πρόσφατα</translation>
    </message>
</context>
<context>
    <name>seiche::ProbePair</name>
    <message>
        <source>Compare</source>
        <translation>Σύγκριση</translation>
    </message>
    <message>
        <source>First probe</source>
        <translation>Πρώτος αισθητήρας</translation>
    </message>
    <message>
        <source>Second probe</source>
        <translation>Δεύτερος αισθητήρας</translation>
    </message>
    <message>
        <source>Waiting for three whole cycles at both probes.</source>
        <translation>Αναμονή για τρεις ολόκληρους κύκλους και στους δύο αισθητήρες.</translation>
    </message>
    <message>
        <source>One probe has no steady oscillation, so there is no phase difference.</source>
        <translation>Ένας αισθητήρας δεν έχει σταθερή ταλάντωση, οπότε δεν υπάρχει διαφορά φάσης.</translation>
    </message>
    <message>
        <source>The two frequencies are different, so there is no phase difference.</source>
        <translation>Οι δύο συχνότητες είναι διαφορετικές, οπότε δεν υπάρχει διαφορά φάσης.</translation>
    </message>
    <message>
        <source>Both probes oscillate at %1. Whole cycles recorded: %2.</source>
        <comment>frequency with its unit, number</comment>
        <translation>Και οι δύο αισθητήρες ταλαντώνονται στα %1. Ολόκληροι κύκλοι που καταγράφηκαν: %2.</translation>
    </message>
    <message>
        <source>Amplitude ratio %1 : %2 = %3</source>
        <comment>second probe : first probe = number</comment>
        <translation>Λόγος πλατών %1 : %2 = %3</translation>
    </message>
    <message>
        <source>%1 and %2 oscillate in phase.</source>
        <translation>%1 και %2 ταλαντώνονται σε φάση.</translation>
    </message>
    <message>
        <source>%1 lags behind %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>Ο %1 καθυστερεί σε σχέση με τον %2 κατά %3</translation>
    </message>
    <message>
        <source>%1 leads %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>Ο %1 προηγείται του %2 κατά %3</translation>
    </message>
    <message>
        <source>Phase difference %1°, %2 cycles</source>
        <translation>Διαφορά φάσης %1°, %2 κύκλοι</translation>
    </message>
</context>
<context>
    <name>seiche::ProbeSpectrum</name>
    <message>
        <source>frequency (Hz)</source>
        <translation>συχνότητα (Hz)</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>πλάτος</translation>
    </message>
    <message>
        <source>%1: no peak</source>
        <translation>%1: χωρίς κορυφή</translation>
    </message>
    <message>
        <source>%1: highest peak at %2 Hz, amplitude %3</source>
        <translation>%1: ψηλότερη κορυφή στα %2 Hz, πλάτος %3</translation>
    </message>
</context>
<context>
    <name>seiche::ProbesPanel</name>
    <message>
        <source>Probes</source>
        <translation>Αισθητήρες</translation>
    </message>
    <message>
        <source>Difference of the first two</source>
        <translation>Διαφορά των δύο πρώτων</translation>
    </message>
    <message>
        <source>Time range (s)</source>
        <translation>Διάρκεια (s)</translation>
    </message>
    <message>
        <source>Number of seconds shown</source>
        <translation>Δευτερόλεπτα που φαίνονται</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>χρόνος (s)</translation>
    </message>
    <message>
        <source>height</source>
        <translation>ύψος</translation>
    </message>
    <message>
        <source>%1: amplitude %2, no steady frequency</source>
        <translation>%1: πλάτος %2, χωρίς σταθερή συχνότητα</translation>
    </message>
    <message>
        <source>Heights at the probes</source>
        <translation>Ύψη στους αισθητήρες</translation>
    </message>
    <message>
        <source>Add a probe with the tools on the left. Its height over time is shown here.</source>
        <translation>Προσθέστε έναν αισθητήρα με τα εργαλεία αριστερά. Εδώ φαίνεται το ύψος του στον χρόνο.</translation>
    </message>
    <message>
        <source>Height over time</source>
        <translation>Ύψος στον χρόνο</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Φάσμα</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>Φασματογράφημα</translation>
    </message>
    <message>
        <source>Not enough data yet.</source>
        <translation>Δεν υπάρχουν ακόμη αρκετά δεδομένα.</translation>
    </message>
    <message>
        <source>Probe view</source>
        <translation>Προβολή αισθητήρων</translation>
    </message>
    <message>
        <source>Spectra of the probes</source>
        <translation>Φάσματα των αισθητήρων</translation>
    </message>
    <message>
        <source>Brighter is higher. Black is a hundredth of the maximum or less.</source>
        <translation>Πιο φωτεινό σημαίνει ψηλότερο. Μαύρο σημαίνει το ένα εκατοστό του μέγιστου ή λιγότερο.</translation>
    </message>
    <message>
        <source>Spectrogram of the first probe</source>
        <translation>Φασματογράφημα του πρώτου αισθητήρα</translation>
    </message>
    <message>
        <source>%1: amplitude %2, %3</source>
        <comment>name, height, frequency with its unit</comment>
        <translation>%1: πλάτος %2, %3</translation>
    </message>
    <message>
        <source>Simulation time range (s)</source>
        <translation>Διάρκεια της προσομοίωσης που φαίνεται (s)</translation>
    </message>
    <message>
        <source>Phase difference</source>
        <translation>Διαφορά φάσης</translation>
    </message>
    <message>
        <source>Two probes are needed: add them with the tools on the left.</source>
        <translation>Χρειάζονται δύο αισθητήρες: προσθέστε τους με τα εργαλεία αριστερά.</translation>
    </message>
    <message>
        <source>Choose two different probes.</source>
        <translation>Διαλέξτε δύο διαφορετικούς αισθητήρες.</translation>
    </message>
    <message>
        <source>Heights at two probes</source>
        <translation>Ύψη σε δύο αισθητήρες</translation>
    </message>
</context>
<context>
    <name>seiche::QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>Κωδικός QR του συνδέσμου</translation>
    </message>
</context>
<context>
    <name>seiche::QuickStarts</name>
    <message>
        <source>Fundamental</source>
        <translation>Θεμελιώδης</translation>
    </message>
    <message>
        <source>Makes the string flat, then starts only the fundamental mode</source>
        <translation>Κάνει τη χορδή ίσια, μετά ξεκινά μόνο τον θεμελιώδη τρόπο ταλάντωσης</translation>
    </message>
    <message>
        <source>Pluck in the middle</source>
        <translation>Τσίμπημα στη μέση</translation>
    </message>
    <message>
        <source>Pulls the string into a triangle at its midpoint, then releases it</source>
        <translation>Δίνει στη χορδή σχήμα τριγώνου με την κορυφή στο μέσο της, μετά την αφήνει</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Ίσια</translation>
    </message>
    <message>
        <source>Makes the string flat and at rest, from step 0</source>
        <translation>Κάνει τη χορδή ίσια και ακίνητη, από το βήμα 0</translation>
    </message>
    <message>
        <source>Flat string</source>
        <translation>Ίσια χορδή</translation>
    </message>
</context>
<context>
    <name>seiche::RasterPreview</name>
    <message>
        <source>from %1 (black) to %2 (white)</source>
        <translation>από %1 (μαύρο) έως %2 (λευκό)</translation>
    </message>
</context>
<context>
    <name>seiche::ReadingBar</name>
    <message>
        <source>not found</source>
        <translation>δεν βρέθηκε</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Περιεχόμενα</translation>
    </message>
    <message>
        <source>Find in the theory (Ctrl+F)</source>
        <translation>Εύρεση στη θεωρία (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Εύρεση</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>Εύρεση προηγούμενου (Shift+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>Εύρεση επόμενου (F3)</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Μικρότερα γράμματα (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Μεγαλύτερα γράμματα (Ctrl++)</translation>
    </message>
    <message>
        <source>Equations in words</source>
        <translation>Εξισώσεις με λόγια</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Εκτύπωση…</translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Εκτύπωση ή αποθήκευση ως PDF (Ctrl+P)</translation>
    </message>
</context>
<context>
    <name>seiche::RealRows</name>
    <message>
        <source>Real string</source>
        <translation>Πραγματική χορδή</translation>
    </message>
    <message>
        <source>Real units</source>
        <translation>Πραγματικές μονάδες</translation>
    </message>
    <message>
        <source>Wave speed</source>
        <translation>Ταχύτητα διάδοσης</translation>
    </message>
    <message>
        <source>√(T/μ). Enter a speed and the tension is adjusted to match.</source>
        <translation>√(T/μ). Γράψτε μια ταχύτητα, και η τάση προσαρμόζεται.</translation>
    </message>
    <message>
        <source>Speed of long waves.</source>
        <translation>Ταχύτητα των μακριών κυμάτων.</translation>
    </message>
    <message>
        <source>Fundamental</source>
        <translation>Θεμελιώδης</translation>
    </message>
    <message>
        <source>The lowest frequency. Enter a value and the tension is adjusted to match.</source>
        <translation>Η χαμηλότερη συχνότητα. Γράψτε μια τιμή, και η τάση προσαρμόζεται.</translation>
    </message>
    <message>
        <source>The lowest frequency.</source>
        <translation>Η χαμηλότερη συχνότητα.</translation>
    </message>
    <message>
        <source>Slow motion by a factor of %1.</source>
        <translation>Αργή κίνηση: %1 φορές πιο αργά.</translation>
    </message>
    <message>
        <source>Fast motion by a factor of %1.</source>
        <translation>Γρήγορη κίνηση: %1 φορές πιο γρήγορα.</translation>
    </message>
    <message>
        <source>One cell is %1, one step is %2. Courant number: %3. %4</source>
        <translation>Ένα κελί είναι %1, ένα βήμα είναι %2. Αριθμός Courant: %3. %4</translation>
    </message>
</context>
<context>
    <name>seiche::RecordActions</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Δεν υπάρχει αρκετή μνήμη.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Αποθήκευση εικόνας</translation>
    </message>
    <message>
        <source>wave</source>
        <comment>file name</comment>
        <translation>kyma</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Εικόνες (*.png)</translation>
    </message>
    <message>
        <source>Export probe data</source>
        <translation>Εξαγωγή δεδομένων αισθητήρων</translation>
    </message>
    <message>
        <source>probes</source>
        <comment>file name</comment>
        <translation>aisthitires</translation>
    </message>
    <message>
        <source>Export current heights</source>
        <translation>Εξαγωγή τωρινών υψών</translation>
    </message>
    <message>
        <source>heights</source>
        <comment>file name</comment>
        <translation>ypsi</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Αποθήκευση αναφοράς</translation>
    </message>
    <message>
        <source>Reports (*.pdf)</source>
        <translation>Αναφορές (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation>&amp;Αντιγραφή εικόνας</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>&amp;Διαγράμματα</translation>
    </message>
    <message>
        <source>Export &amp;probe data (CSV)…</source>
        <translation>Εξαγωγή δεδομένων αι&amp;σθητήρων (CSV)…</translation>
    </message>
    <message>
        <source>Height at each probe for every step of the run, as CSV</source>
        <translation>Το ύψος σε κάθε αισθητήρα για κάθε βήμα της εκτέλεσης, ως CSV</translation>
    </message>
    <message>
        <source>E&amp;xport current heights (CSV)…</source>
        <translation>Εξαγωγή τωρινών υ&amp;ψών (CSV)…</translation>
    </message>
    <message>
        <source>P&amp;rint report…</source>
        <translation>&amp;Εκτύπωση αναφοράς…</translation>
    </message>
    <message>
        <source>Save report as P&amp;DF…</source>
        <translation>Αποθήκευση ανα&amp;φοράς ως PDF…</translation>
    </message>
    <message>
        <source>Another file is still being written.</source>
        <translation>Γράφεται ακόμη άλλο αρχείο.</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Γράφεται το %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Άκυρο</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Το %1 δεν μπόρεσε να γραφτεί.</translation>
    </message>
    <message>
        <source>&amp;Save image…</source>
        <translation>Απο&amp;θήκευση εικόνας…</translation>
    </message>
    <message>
        <source>&amp;Video or animation…</source>
        <translation>&amp;Βίντεο ή κινούμενη εικόνα…</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Χορδή</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Λεκάνη</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryDialog</name>
    <message>
        <source>Untitled</source>
        <translation>Χωρίς τίτλο</translation>
    </message>
    <message>
        <source>String: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>Χορδή: %1, %2</translation>
    </message>
    <message>
        <source>Pool: %1, %2</source>
        <comment>title, date and time</comment>
        <translation>Λεκάνη: %1, %2</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Επαναφορά μη αποθηκευμένης εργασίας</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Επαναφορά</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Α&amp;πόρριψη</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Αργότερα</translation>
    </message>
    <message>
        <source>The runs you tick replace the current string and pool. All other runs are kept for the next start.</source>
        <translation>Οι επιλεγμένες εκτελέσεις παίρνουν τη θέση της τωρινής χορδής και της τωρινής λεκάνης. Όλες οι άλλες φυλάσσονται για την επόμενη εκκίνηση.</translation>
    </message>
</context>
<context>
    <name>seiche::RecoveryNotice</name>
    <message>
        <source>Seiche closed unexpectedly. Restore your unsaved work?</source>
        <translation>Το Seiche έκλεισε απροσδόκητα. Να γίνει επαναφορά της μη αποθηκευμένης εργασίας;</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Επαναφορά…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Αργότερα</translation>
    </message>
    <message>
        <source>Keeps the work for the next start</source>
        <translation>Φυλάει την εργασία για την επόμενη εκκίνηση</translation>
    </message>
</context>
<context>
    <name>seiche::ResonanceChart</name>
    <message>
        <source>tapping frequency (Hz)</source>
        <translation>συχνότητα χτυπημάτων (Hz)</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>θεωρία</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>σάρωση</translation>
    </message>
    <message>
        <source>different string</source>
        <translation>άλλη χορδή</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>μεγαλώνει</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>σταθερό</translation>
    </message>
    <message>
        <source>× single tap</source>
        <translation>× ένα χτύπημα</translation>
    </message>
    <message>
        <source>Tap in a steady rhythm. Each tapping frequency becomes a point here.</source>
        <translation>Χτυπήστε σε σταθερό ρυθμό. Κάθε συχνότητα χτυπημάτων γίνεται εδώ ένα σημείο.</translation>
    </message>
    <message>
        <source>Resonance chart</source>
        <translation>Διάγραμμα συντονισμού</translation>
    </message>
    <message>
        <source>Amplitude (× single tap) against tapping frequency.</source>
        <translation>Πλάτος (× ένα χτύπημα) ως προς τη συχνότητα των χτυπημάτων.</translation>
    </message>
    <message>
        <source>drive frequency (Hz)</source>
        <translation>συχνότητα διέγερσης (Hz)</translation>
    </message>
    <message>
        <source>A tapping frequency of 1 Hz corresponds to %1.</source>
        <translation>Συχνότητα χτυπημάτων 1 Hz αντιστοιχεί σε %1.</translation>
    </message>
</context>
<context>
    <name>seiche::ResonancePanel</name>
    <message>
        <source>Save points</source>
        <translation>Αποθήκευση σημείων</translation>
    </message>
    <message>
        <source>resonance</source>
        <comment>file name</comment>
        <translation>syntonismos</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Αποθήκευση διαγράμματος</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Εικόνα (*.png)</translation>
    </message>
    <message>
        <source>Resonance</source>
        <translation>Συντονισμός</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Άλλα</translation>
    </message>
    <message>
        <source>More about resonance</source>
        <translation>Άλλα για τον συντονισμό</translation>
    </message>
    <message>
        <source>Table of all points</source>
        <translation>Πίνακας όλων των σημείων</translation>
    </message>
    <message>
        <source>Save points as CSV…</source>
        <translation>Αποθήκευση σημείων ως CSV…</translation>
    </message>
    <message>
        <source>Save chart as image…</source>
        <translation>Αποθήκευση διαγράμματος ως εικόνας…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Καθαρισμός</translation>
    </message>
    <message>
        <source>Sine drive instead of taps</source>
        <translation>Διέγερση με ημίτονο αντί για χτυπήματα</translation>
    </message>
    <message>
        <source>Large chart</source>
        <translation>Μεγάλο διάγραμμα</translation>
    </message>
    <message>
        <source>Compare damping</source>
        <translation>Σύγκριση αποσβέσεων</translation>
    </message>
    <message>
        <source>Challenge: an unknown string</source>
        <translation>Πρόκληση: μια άγνωστη χορδή</translation>
    </message>
</context>
<context>
    <name>seiche::RootsView</name>
    <message>
        <source>Roots of the characteristic polynomial in the complex plane</source>
        <translation>Ρίζες του χαρακτηριστικού πολυωνύμου στο μιγαδικό επίπεδο</translation>
    </message>
    <message>
        <source>At every step a wave is multiplied by its roots. It fades if all roots are inside the circle, and grows if one is outside.</source>
        <translation>Σε κάθε βήμα ένα κύμα πολλαπλασιάζεται με τις ρίζες του. Φθίνει αν όλες οι ρίζες είναι μέσα στον κύκλο, και μεγαλώνει αν μία είναι έξω.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a real root</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 and %2 i, modulus %3</source>
        <comment>a complex root</comment>
        <translation>%1 και %2 i, μέτρο %3</translation>
    </message>
    <message>
        <source>The wave with a wavelength of %1 cells has the roots %2.</source>
        <translation>Το κύμα με μήκος κύματος %1 κελιά έχει ρίζες %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ScreenGraph</name>
    <message>
        <source>Intensity along a screen</source>
        <translation>Ένταση κατά μήκος ενός πετάσματος</translation>
    </message>
    <message>
        <source>Mean squared height along the screen, relative to the maximum. Theory: dashed for the far field (Fraunhofer), dotted for exact path lengths (Fresnel).</source>
        <translation>Μέσο τετράγωνο του ύψους κατά μήκος του πετάσματος, ως προς το μέγιστο. Θεωρία: διακεκομμένη γραμμή για μεγάλη απόσταση (Fraunhofer), κουκκίδες για τα ακριβή μήκη των δρόμων (Fresnel).</translation>
    </message>
    <message>
        <source>Averaging: %1 %</source>
        <translation>Υπολογισμός του μέσου όρου: %1 %</translation>
    </message>
    <message>
        <source>Averaged over whole periods: %1 in %2</source>
        <translation>Μέσος όρος σε ολόκληρες περιόδους: %1 σε %2</translation>
    </message>
    <message>
        <source>No steady frequency: older values fade within %1</source>
        <translation>Καμία σταθερή συχνότητα: οι παλαιότερες τιμές φθίνουν μέσα σε %1</translation>
    </message>
    <message>
        <source>No maxima.</source>
        <translation>Κανένα μέγιστο.</translation>
    </message>
    <message>
        <source>Maxima at %1</source>
        <translation>Μέγιστα: %1</translation>
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
        <translation>γωνία</translation>
    </message>
    <message>
        <source>from the centre (cells)</source>
        <translation>από το κέντρο (κελιά)</translation>
    </message>
</context>
<context>
    <name>seiche::SectionGraph</name>
    <message>
        <source>Cross-section</source>
        <translation>Τομή</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Arrow keys move the line; with Ctrl they rotate it or change its length.</source>
        <translation>Ύψη κατά μήκος της γραμμής από το Α στο Β. Τα βέλη μετακινούν τη γραμμή· με Ctrl τη στρέφουν ή αλλάζουν το μήκος της.</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move the line, Ctrl+Left and Ctrl+Right rotate it, Ctrl+Up and Ctrl+Down change its length.</source>
        <translation>Ύψη κατά μήκος της γραμμής από το Α στο Β. Σύρετε τα άκρα της στη λεκάνη. Πλήκτρα: τα βέλη τη μετακινούν, Ctrl+Αριστερά και Ctrl+Δεξιά τη στρέφουν, Ctrl+Πάνω και Ctrl+Κάτω αλλάζουν το μήκος της.</translation>
    </message>
    <message>
        <source>distance from A (cells)</source>
        <translation>απόσταση από το Α (κελιά)</translation>
    </message>
    <message>
        <source>distance from A (%1)</source>
        <translation>απόσταση από το Α (%1)</translation>
    </message>
    <message>
        <source>height</source>
        <translation>ύψος</translation>
    </message>
</context>
<context>
    <name>seiche::Selection</name>
    <message>
        <source>change object</source>
        <translation>αλλαγή αντικειμένου</translation>
    </message>
    <message>
        <source>change probe</source>
        <translation>αλλαγή αισθητήρα</translation>
    </message>
    <message>
        <source>add object</source>
        <translation>νέο αντικείμενο</translation>
    </message>
    <message>
        <source>add probe</source>
        <translation>νέος αισθητήρας</translation>
    </message>
    <message>
        <source>remove object</source>
        <translation>διαγραφή αντικειμένου</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>χρονόμετρο</translation>
    </message>
    <message>
        <source>keep trace</source>
        <translation>διατήρηση ίχνους</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>παλμός</translation>
    </message>
    <message>
        <source>pulses from both ends</source>
        <translation>παλμοί από τα δύο άκρα</translation>
    </message>
    <message>
        <source>%1 objects are selected.</source>
        <translation>Είναι επιλεγμένα %1 αντικείμενα.</translation>
    </message>
    <message>
        <source>%1 is selected.</source>
        <translation>Επιλεγμένο: %1.</translation>
    </message>
    <message>
        <source>change objects</source>
        <translation>αλλαγή πολλών αντικειμένων</translation>
    </message>
    <message>
        <source>add objects</source>
        <translation>νέα αντικείμενα</translation>
    </message>
    <message>
        <source>remove objects</source>
        <translation>διαγραφή πολλών αντικειμένων</translation>
    </message>
    <message>
        <source>reorder objects</source>
        <translation>σειρά αντικειμένων</translation>
    </message>
</context>
<context>
    <name>seiche::Session</name>
    <message>
        <source>tap</source>
        <translation>χτύπημα</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>επανεκκίνηση</translation>
    </message>
    <message>
        <source>restart from a flat medium</source>
        <translation>επανεκκίνηση σε επίπεδο μέσο</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>επαναφορά</translation>
    </message>
    <message>
        <source>metronome tap</source>
        <translation>χτύπημα του μετρονόμου</translation>
    </message>
    <message>
        <source>tap height = %1</source>
        <translation>ύψος χτυπήματος = %1</translation>
    </message>
    <message>
        <source>move marker</source>
        <translation>μετακίνηση δείκτη</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>σύγκριση με %1</translation>
    </message>
    <message>
        <source>stop comparing with %1</source>
        <translation>τέλος σύγκρισης με %1</translation>
    </message>
    <message>
        <source>pulse shape</source>
        <translation>σχήμα παλμού</translation>
    </message>
    <message>
        <source>string size</source>
        <translation>μέγεθος της χορδής</translation>
    </message>
    <message>
        <source>pool size</source>
        <translation>μέγεθος της λεκάνης</translation>
    </message>
    <message>
        <source>width of absorbing layer</source>
        <translation>εύρος απορροφητικού στρώματος</translation>
    </message>
</context>
<context>
    <name>seiche::SettingsDialog</name>
    <message>
        <source>Amplitude</source>
        <translation>Πλάτος</translation>
    </message>
    <message>
        <source>A tone whose pitch rises with the amplitude</source>
        <translation>Ένας τόνος που γίνεται οξύτερος όσο μεγαλώνει το πλάτος</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Αισθητήρας</translation>
    </message>
    <message>
        <source>A tone whose pitch follows the height at the first probe</source>
        <translation>Ένας τόνος πιο οξύς ή πιο βαρύς, ανάλογα με το ύψος στον πρώτο αισθητήρα</translation>
    </message>
    <message>
        <source>The string itself</source>
        <translation>Η ίδια η χορδή</translation>
    </message>
    <message>
        <source>The standing waves of the string, transposed by octaves until they can be heard</source>
        <translation>Τα στάσιμα κύματα της χορδής, μεταφερμένα κατά οκτάβες ώσπου να ακούγονται</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Γλώσσα</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Θέμα</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Μέγεθος γραμμάτων</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>&amp;Λιγότερη κίνηση</translation>
    </message>
    <message>
        <source>No fading trails, no flashes, constant light in the pool; animations in the theory wait until you start them</source>
        <translation>Χωρίς ίχνη που σβήνουν, χωρίς λάμψεις, σταθερό φως στη λεκάνη· οι κινούμενες εικόνες στη θεωρία περιμένουν να τις ξεκινήσετε</translation>
    </message>
    <message>
        <source>T&amp;imeline memory</source>
        <translation>Μ&amp;νήμη για τη γραμμή χρόνου</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ήχος</translation>
    </message>
    <message>
        <source>Play s&amp;ound</source>
        <translation>Με ή&amp;χο</translation>
    </message>
    <message>
        <source>Plays a ping for every tap and the sound chosen below</source>
        <translation>Παίζει έναν ήχο σε κάθε χτύπημα, και τον ήχο που επιλέγετε από κάτω</translation>
    </message>
    <message>
        <source>&amp;Hear</source>
        <translation>&amp;Ακούγεται</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Προβολέας</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Οθόνη</translation>
    </message>
    <message>
        <source>Text si&amp;ze on projector</source>
        <translation>Μέγεθος γραμμάτων στον &amp;προβολέα</translation>
    </message>
    <message>
        <source>Show pointer &amp;and key presses</source>
        <translation>Ποντίκι και πλή&amp;κτρα</translation>
    </message>
    <message>
        <source>Helps a class to follow what you do</source>
        <translation>Βοηθά την τάξη να παρακολουθεί τι κάνετε</translation>
    </message>
    <message>
        <source>There is no audio device.</source>
        <translation>Δεν υπάρχει συσκευή για ήχο.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Γλώσσα συστήματος</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Σκούρο</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ανοιχτό</translation>
    </message>
    <message>
        <source>Any other screen</source>
        <translation>Άλλη οθόνη</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen, width, height</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ρυθμίσεις</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>seiche::ShareActions</name>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Κοινοποίηση…</translation>
    </message>
    <message>
        <source>Shares this run as a link, QR code or text</source>
        <translation>Κοινοποιεί αυτή την εκτέλεση ως σύνδεσμο, κωδικό QR ή κείμενο</translation>
    </message>
    <message>
        <source>Open lin&amp;k…</source>
        <translation>Άνοιγμα &amp;συνδέσμου…</translation>
    </message>
    <message>
        <source>The link could not be opened.</source>
        <translation>Ο σύνδεσμος δεν ήταν δυνατό να ανοίξει.</translation>
    </message>
</context>
<context>
    <name>seiche::ShareDialog</name>
    <message>
        <source>Copy &amp;link</source>
        <translation>Αντιγραφή σ&amp;υνδέσμου</translation>
    </message>
    <message>
        <source>Share experiment</source>
        <translation>Κοινοποίηση πειράματος</translation>
    </message>
    <message>
        <source>Include everything done in this run</source>
        <translation>Με όλα όσα έγιναν σε αυτή την εκτέλεση</translation>
    </message>
    <message>
        <source>Web &amp;address of Seiche:</source>
        <translation>&amp;Διεύθυνση ιστού του Seiche:</translation>
    </message>
    <message>
        <source>Web address of Seiche</source>
        <translation>Διεύθυνση ιστού του Seiche</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Σύνδεσμος</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Αντιγραφή ως &amp;κείμενο</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>&amp;Αποθήκευση ως αρχείο…</translation>
    </message>
    <message>
        <source>With a web address, the link opens in any browser and has a QR code for phones. Without an address, others can paste the link into &quot;Open link&quot;.</source>
        <translation>Με διεύθυνση ιστού ο σύνδεσμος ανοίγει σε κάθε φυλλομετρητή και έχει κωδικό QR για κινητά. Χωρίς διεύθυνση, οι άλλοι επικολλούν τον σύνδεσμο στο «Άνοιγμα συνδέσμου».</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>Αυτή δεν είναι έγκυρη διεύθυνση ιστού.</translation>
    </message>
    <message>
        <source>Only this computer can open this address, so there is no QR code for phones.</source>
        <translation>Μόνο αυτός ο υπολογιστής μπορεί να ανοίξει αυτή τη διεύθυνση, οπότε δεν υπάρχει κωδικός QR για κινητά.</translation>
    </message>
    <message>
        <source>This run is too long for a link. Save it as a file, or share only the settings.</source>
        <translation>Αυτή η εκτέλεση είναι πολύ μεγάλη για σύνδεσμο. Αποθηκεύστε την ως αρχείο ή κοινοποιήστε μόνο τις ρυθμίσεις.</translation>
    </message>
    <message>
        <source>This link is too long for a QR code. A link with only the settings is shorter.</source>
        <translation>Αυτός ο σύνδεσμος είναι πολύ μεγάλος για κωδικό QR. Ένας σύνδεσμος μόνο με τις ρυθμίσεις είναι μικρότερος.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Αντιγράφηκε.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Αντιγραφή συνδέσμου</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Αντιγραφή ως κείμενο</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Αποθήκευση ως αρχείο…</translation>
    </message>
</context>
<context>
    <name>seiche::SharedRun</name>
    <message>
        <source>× single tap</source>
        <translation>× ένα χτύπημα</translation>
    </message>
    <message>
        <source>tapping now</source>
        <translation>χτυπούν τώρα</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>πλάτος</translation>
    </message>
</context>
<context>
    <name>seiche::SizeRows</name>
    <message>
        <source>Number of columns and rows of cells. A change restarts the run, and objects keep their relative position and size.</source>
        <translation>Αριθμός στηλών και γραμμών κελιών. Με κάθε αλλαγή γίνεται επανεκκίνηση, και τα αντικείμενα κρατούν τη σχετική θέση και το σχετικό μέγεθός τους.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Σημεία</translation>
    </message>
    <message>
        <source>Points of the string</source>
        <translation>Σημεία της χορδής</translation>
    </message>
    <message>
        <source>Number of points on the string. A change restarts the run, and objects keep their relative position and size.</source>
        <translation>Αριθμός σημείων της χορδής. Με κάθε αλλαγή γίνεται επανεκκίνηση, και τα αντικείμενα κρατούν τη σχετική θέση και το σχετικό μέγεθός τους.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Στήλες</translation>
    </message>
    <message>
        <source>Columns of the pool</source>
        <translation>Στήλες της λεκάνης</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Γραμμές</translation>
    </message>
    <message>
        <source>Rows of the pool</source>
        <translation>Γραμμές της λεκάνης</translation>
    </message>
    <message>
        <source>Absorbing layer</source>
        <translation>Απορροφητικό στρώμα</translation>
    </message>
</context>
<context>
    <name>seiche::SpectrogramView</name>
    <message>
        <source>%1: no peak</source>
        <translation>%1: χωρίς κορυφή</translation>
    </message>
    <message>
        <source>%1: strongest now at %2 Hz, amplitude %3</source>
        <translation>%1: ψηλότερη κορυφή τώρα στα %2 Hz, πλάτος %3</translation>
    </message>
    <message>
        <source>frequency (Hz)</source>
        <translation>συχνότητα (Hz)</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>χρόνος (s)</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityChip</name>
    <message>
        <source>unstable: grows ×%1 per step</source>
        <translation>ασταθές: μεγαλώνει ×%1 ανά βήμα</translation>
    </message>
    <message>
        <source>k %1 of %2: grows ×%3 per step</source>
        <translation>k %1 από %2: μεγαλώνει ×%3 ανά βήμα</translation>
    </message>
    <message>
        <source>stable for every k</source>
        <translation>ευσταθές για κάθε k</translation>
    </message>
    <message>
        <source>at the limit · k %1 of %2</source>
        <translation>στο όριο · k %1 από %2</translation>
    </message>
    <message>
        <source>stable · k %1 of %2</source>
        <translation>ευσταθές · k %1 από %2</translation>
    </message>
    <message>
        <source>With %1 this k and damping are stable: no wave grows.</source>
        <translation>Μέθοδος: %1. Αυτό το k και αυτή η απόσβεση δίνουν ευστάθεια: κανένα κύμα δεν μεγαλώνει.</translation>
    </message>
    <message>
        <source>With %1 this k and damping are unstable. Waves with a wavelength of %2 cells grow by a factor of %3 at every step, until nothing else is visible.</source>
        <translation>Μέθοδος: %1. Αυτό το k και αυτή η απόσβεση δίνουν αστάθεια. Κύματα με μήκος κύματος %2 κελιά πολλαπλασιάζονται επί %3 σε κάθε βήμα, ώσπου δεν φαίνεται τίποτε άλλο.</translation>
    </message>
    <message>
        <source>an unknown string</source>
        <translation>μια άγνωστη χορδή</translation>
    </message>
    <message>
        <source>Find its lowest resonance frequency.</source>
        <translation>Βρείτε τη χαμηλότερη συχνότητα συντονισμού της.</translation>
    </message>
    <message>
        <source>The stiffest medium, with k = %1, sets the limit.</source>
        <translation>Το όριο ορίζεται από το πιο δύσκαμπτο μέσο, με k = %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>ευσταθές</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>ασταθές</translation>
    </message>
    <message>
        <source>k is exactly at the limit of %1: no wave grows. Any larger k is unstable.</source>
        <translation>Το k είναι ακριβώς στο όριο της μεθόδου (%1): κανένα κύμα δεν μεγαλώνει. Κάθε μεγαλύτερο k είναι ασταθές.</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)². The Courant (CFL) condition gives the largest stable k.</source>
        <translation>Το %1 είναι το τετράγωνο του αριθμού Courant, (c·Δt/Δx)². Η συνθήκη Courant (CFL) δίνει το μεγαλύτερο ευσταθές k.</translation>
    </message>
    <message>
        <source>%1 is the squared Courant number (c·Δt/Δx)².</source>
        <translation>Το %1 είναι το τετράγωνο του αριθμού Courant, (c·Δt/Δx)².</translation>
    </message>
</context>
<context>
    <name>seiche::StabilityMapView</name>
    <message>
        <source>Map of stable and unstable settings</source>
        <translation>Χάρτης ευσταθών και ασταθών ρυθμίσεων</translation>
    </message>
    <message>
        <source>● stable</source>
        <translation>● ευσταθές</translation>
    </message>
    <message>
        <source>✕ unstable</source>
        <translation>✕ ασταθές</translation>
    </message>
    <message>
        <source>velocity lost per step, 1 − s</source>
        <translation>απώλεια ταχύτητας ανά βήμα, 1 − s</translation>
    </message>
    <message>
        <source>height lost per step, 1 − d</source>
        <translation>απώλεια ύψους ανά βήμα, 1 − d</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: stable. Use the arrow keys to change the values.</source>
        <translation>k %1, απώλεια ανά βήμα %2: ευσταθές. Τα βέλη αλλάζουν τις τιμές.</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: unstable. Use the arrow keys to change the values.</source>
        <translation>k %1, απώλεια ανά βήμα %2: ασταθές. Τα βέλη αλλάζουν τις τιμές.</translation>
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
        <translation>μήκος κύματος (κελιά)</translation>
    </message>
    <message>
        <source>along the axes</source>
        <translation>κατά τους άξονες</translation>
    </message>
    <message>
        <source>growth per step</source>
        <translation>αύξηση ανά βήμα</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>διαγώνια</translation>
    </message>
    <message>
        <source>Growth per step against wavelength</source>
        <translation>Αύξηση ανά βήμα ως προς το μήκος κύματος</translation>
    </message>
    <message>
        <source>Wavelength %1 cells</source>
        <translation>Μήκος κύματος %1 κελιά</translation>
    </message>
    <message>
        <source>Flat surface</source>
        <translation>Επίπεδη επιφάνεια</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>growth per step</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Nothing is moving yet. Tap SPACE to measure.</source>
        <translation>Τίποτα δεν κινείται ακόμη. Χτυπήστε το ΔΙΑΣΤΗΜΑ για να γίνει μέτρηση.</translation>
    </message>
    <message>
        <source>This wave has not appeared yet.</source>
        <translation>Αυτό το κύμα δεν έχει εμφανιστεί ακόμη.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Μέτρηση…</translation>
    </message>
    <message>
        <source>Waves leave at the ends, so there is no standing wave to measure.</source>
        <translation>Τα κύματα φεύγουν από τα άκρα, οπότε δεν υπάρχει στάσιμο κύμα για μέτρηση.</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Ευστάθεια</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>πρόβλεψη</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>μέτρηση</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step, according to theory</source>
        <translation>Ο συντελεστής με τον οποίο μεγαλώνει το κύμα ανά βήμα, κατά τη θεωρία</translation>
    </message>
    <message>
        <source>The factor by which the wave grows per step in the run</source>
        <translation>Ο συντελεστής με τον οποίο μεγαλώνει το κύμα ανά βήμα, στην εκτέλεση</translation>
    </message>
    <message>
        <source>%1 The stiffest medium, with k = %2, sets the limit.</source>
        <translation>%1 Το όριο ορίζεται από το πιο δύσκαμπτο μέσο, με k = %2.</translation>
    </message>
    <message>
        <source>Walls and media distort all waves, so only growing waves are measured here.</source>
        <translation>Τοίχοι και μέσα παραμορφώνουν όλα τα κύματα, οπότε εδώ μετριούνται μόνο όσα μεγαλώνουν.</translation>
    </message>
    <message>
        <source>A damper at an end absorbs energy from every wave, so there is no standing wave to measure.</source>
        <translation>Ένας αποσβεστήρας σε ένα άκρο απορροφά ενέργεια από κάθε κύμα, οπότε δεν υπάρχει στάσιμο κύμα για μέτρηση.</translation>
    </message>
    <message>
        <source>The simulation has exploded. Start it again to measure.</source>
        <translation>Η προσομοίωση εξερράγη. Ξεκινήστε την πάλι για να μετρήσετε.</translation>
    </message>
    <message>
        <source>Measured until the simulation exploded, %1.</source>
        <translation>Μέτρηση ως την έκρηξη, %1.</translation>
    </message>
</context>
<context>
    <name>seiche::StageBar</name>
    <message>
        <source>Menu</source>
        <translation>Μενού</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>κλειδωμένο</translation>
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
        <translation>Ανάμεσα στα άκρα: λόγος στάσιμων κυμάτων %1. Τα κύματα που οδεύουν προς τα δεξιά και προς τα αριστερά έχουν ίσο ύψος. Οι δεσμοί απέχουν %2.</translation>
    </message>
    <message>
        <source>Between the ends: standing-wave ratio %1. Reflection coefficient for the wave travelling right: %2 (phase %3°). Nodes are %4 apart.</source>
        <translation>Ανάμεσα στα άκρα: λόγος στάσιμων κυμάτων %1. Συντελεστής ανάκλασης για το κύμα που οδεύει προς τα δεξιά: %2 (φάση %3°). Οι δεσμοί απέχουν %4.</translation>
    </message>
    <message>
        <source>Between the ends: standing-wave ratio %1. Reflection coefficient for the wave travelling left: %2 (phase %3°). Nodes are %4 apart.</source>
        <translation>Ανάμεσα στα άκρα: λόγος στάσιμων κυμάτων %1. Συντελεστής ανάκλασης για το κύμα που οδεύει προς τα αριστερά: %2 (φάση %3°). Οι δεσμοί απέχουν %4.</translation>
    </message>
</context>
<context>
    <name>seiche::StorageMonitor</name>
    <message>
        <source>Cannot write to %1.</source>
        <translation>Δεν είναι δυνατή η εγγραφή στο %1.</translation>
    </message>
    <message>
        <source>Your settings and backups of unsaved work cannot be saved on this computer.</source>
        <translation>Σε αυτόν τον υπολογιστή δεν μπορούν να αποθηκευτούν ούτε οι ρυθμίσεις σας ούτε εφεδρικά αντίγραφα της μη αποθηκευμένης εργασίας.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved on this computer.</source>
        <translation>Σε αυτόν τον υπολογιστή δεν μπορούν να αποθηκευτούν οι ρυθμίσεις σας.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up on this computer. Save it yourself.</source>
        <translation>Σε αυτόν τον υπολογιστή δεν μπορούν να κρατηθούν εφεδρικά αντίγραφα της μη αποθηκευμένης εργασίας. Αποθηκεύστε την εσείς.</translation>
    </message>
</context>
<context>
    <name>seiche::StringCanvas</name>
    <message>
        <source>String</source>
        <translation>Χορδή</translation>
    </message>
    <message>
        <source>Press SPACE to tap the string. The left and right arrow keys move the marker; up and down change the tap height.</source>
        <translation>Πατήστε ΔΙΑΣΤΗΜΑ για να χτυπήσετε τη χορδή. Τα βέλη αριστερά και δεξιά μετακινούν τον δείκτη, τα πάνω και κάτω αλλάζουν το ύψος χτυπήματος.</translation>
    </message>
    <message>
        <source>tap here</source>
        <translation>χτυπήστε εδώ</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>οροφή</translation>
    </message>
    <message>
        <source>ceiling (waves drawn ×%1)</source>
        <translation>οροφή (κύματα σχεδιασμένα ×%1)</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>πάτωμα</translation>
    </message>
    <message>
        <source>up to %1 × the ceiling</source>
        <translation>έως %1 × την οροφή</translation>
    </message>
    <message>
        <source>exact solution</source>
        <translation>ακριβής λύση</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>κινητική ενέργεια</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>δυναμική ενέργεια</translation>
    </message>
    <message>
        <source>energy flow</source>
        <translation>ροή ενέργειας</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a distance</comment>
        <translation>%1 σημεία</translation>
    </message>
    <message>
        <source>travelling right →</source>
        <translation>προς τα δεξιά →</translation>
    </message>
    <message>
        <source>← travelling left</source>
        <translation>← προς τα αριστερά</translation>
    </message>
    <message>
        <source>force</source>
        <translation>δύναμη</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>ταχύτητα</translation>
    </message>
    <message>
        <source>force %1</source>
        <comment>at the ceiling</comment>
        <translation>δύναμη %1</translation>
    </message>
    <message>
        <source>velocity %1 per second</source>
        <translation>ταχύτητα %1 ανά δευτερόλεπτο</translation>
    </message>
    <message>
        <source>displacement</source>
        <translation>απομάκρυνση</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>κινητήρια δύναμη</translation>
    </message>
</context>
<context>
    <name>seiche::StringDisplayActions</name>
    <message>
        <source>Displac&amp;ement</source>
        <translation>&amp;Απομάκρυνση</translation>
    </message>
    <message>
        <source>Shows the displacement of each point</source>
        <translation>Δείχνει την απομάκρυνση κάθε σημείου</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Ταχύτητα</translation>
    </message>
    <message>
        <source>Shows the vertical velocity of each point, on a separate scale</source>
        <translation>Δείχνει την κατακόρυφη ταχύτητα κάθε σημείου, σε ξεχωριστή κλίμακα</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Δύναμη</translation>
    </message>
    <message>
        <source>Shows the spring force on each point, on a separate scale</source>
        <translation>Δείχνει τη δύναμη των ελατηρίων σε κάθε σημείο, σε ξεχωριστή κλίμακα</translation>
    </message>
    <message>
        <source>T&amp;ravelling waves</source>
        <translation>&amp;Οδεύοντα κύματα</translation>
    </message>
    <message>
        <source>Shows the waves travelling right and left, which add up to the shape of the string</source>
        <translation>Δείχνει τα κύματα που οδεύουν προς τα δεξιά και προς τα αριστερά· το άθροισμά τους είναι το σχήμα της χορδής</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>Δε&amp;σμοί</translation>
    </message>
    <message>
        <source>Marks the points of a standing wave that stay at rest, and the distance between them</source>
        <translation>Σημειώνει τα σημεία ενός στάσιμου κύματος που μένουν ακίνητα, και την απόσταση ανάμεσά τους</translation>
    </message>
    <message>
        <source>Ener&amp;gy along the string</source>
        <translation>&amp;Ενέργεια κατά μήκος της χορδής</translation>
    </message>
    <message>
        <source>Shows the kinetic and potential energy of each point</source>
        <translation>Δείχνει την κινητική και τη δυναμική ενέργεια κάθε σημείου</translation>
    </message>
    <message>
        <source>Energy fl&amp;ow</source>
        <translation>&amp;Ροή ενέργειας</translation>
    </message>
    <message>
        <source>Shows the direction and strength of the energy flow as arrows</source>
        <translation>Δείχνει με βέλη την κατεύθυνση και την ένταση της ροής ενέργειας</translation>
    </message>
    <message>
        <source>&amp;Beads and springs</source>
        <translation>&amp;Χάντρες και ελατήρια</translation>
    </message>
    <message>
        <source>Shows the model: masses joined by springs</source>
        <translation>Δείχνει το μοντέλο: μάζες ενωμένες με ελατήρια</translation>
    </message>
    <message>
        <source>&amp;Longitudinal wave</source>
        <translation>Διά&amp;μηκες κύμα</translation>
    </message>
    <message>
        <source>Shows the points moving along the string, as air does in a pipe</source>
        <translation>Δείχνει τα σημεία να κινούνται κατά μήκος της χορδής, όπως ο αέρας σε έναν σωλήνα</translation>
    </message>
</context>
<context>
    <name>seiche::StringTools</name>
    <message>
        <source>Measure</source>
        <translation>Μέτρηση</translation>
    </message>
    <message>
        <source>Rulers, tape, stopwatch and more. Choose one, then click to place it.</source>
        <translation>Χάρακες, μετροταινία, χρονόμετρο και άλλα. Επιλέξτε ένα και κάντε κλικ για να το τοποθετήσετε.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Αισθητήρας</translation>
    </message>
    <message>
        <source>Click a point to record its displacement over time.</source>
        <translation>Κάντε κλικ σε ένα σημείο για να καταγραφεί η απομάκρυνσή του στον χρόνο.</translation>
    </message>
    <message>
        <source>Keep trace</source>
        <translation>Ίχνος</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the current shape for comparison.</source>
        <translation>Κρατά διακεκομμένο αντίγραφο του τωρινού σχήματος για σύγκριση.</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Χάντρες</translation>
    </message>
    <message>
        <source>A bead on every tenth point shows how the string itself moves.</source>
        <translation>Μια χάντρα κάθε δέκα σημεία δείχνει πώς κινείται η ίδια η χορδή.</translation>
    </message>
    <message>
        <source>Join another string</source>
        <translation>Ένωση άλλης χορδής</translation>
    </message>
    <message>
        <source>A section of different mass. Waves are reflected at its boundary.</source>
        <translation>Ένα τμήμα άλλης μάζας. Τα κύματα ανακλώνται στο σύνορό του.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Εργαλεία</translation>
    </message>
    <message>
        <source>Half-wavelengths</source>
        <translation>Μισά μήκη κύματος</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Εύρος</translation>
    </message>
    <message>
        <source>Tap settings</source>
        <translation>Χτύπημα</translation>
    </message>
    <message>
        <source>Shape, width and height of the pulse made by SPACE or a click.</source>
        <translation>Σχήμα, εύρος και ύψος του παλμού που κάνει το ΔΙΑΣΤΗΜΑ ή ένα κλικ.</translation>
    </message>
    <message>
        <source>Pulse width in points</source>
        <translation>Εύρος παλμού σε σημεία</translation>
    </message>
    <message>
        <source>Pulse width in points; for a standing wave, the number of half-wavelengths</source>
        <translation>Εύρος παλμού σε σημεία· για στάσιμο κύμα, το πλήθος των μισών μηκών κύματος</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Ύψος</translation>
    </message>
    <message>
        <source>Tap height</source>
        <translation>Ύψος χτυπήματος</translation>
    </message>
    <message>
        <source>How far a tap moves the string; negative: downwards</source>
        <translation>Πόσο μετακινεί τη χορδή ένα χτύπημα· αρνητικό: προς τα κάτω</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Κίνηση με το χέρι</translation>
    </message>
    <message>
        <source>Drag any point up or down and the string follows. The ends can always be dragged. Keys: Up and Down move the point, Enter releases it.</source>
        <translation>Σύρετε ένα σημείο πάνω ή κάτω, και η χορδή ακολουθεί. Τα άκρα σύρονται πάντα. Πλήκτρα: Πάνω και Κάτω μετακινούν το σημείο, Enter το αφήνει.</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Σχεδίαση σχήματος</translation>
    </message>
    <message>
        <source>Draw the new shape over the string, then release. Keys: arrows draw, Enter releases, Escape cancels.</source>
        <translation>Σχεδιάστε το νέο σχήμα πάνω στη χορδή και μετά αφήστε. Πλήκτρα: τα βέλη σχεδιάζουν, Enter αφήνει, Esc ακυρώνει.</translation>
    </message>
    <message>
        <source>Click a point to keep it oscillating. Close to an end, the oscillator drives the end.</source>
        <translation>Κάντε κλικ σε ένα σημείο για να ταλαντώνεται συνεχώς. Κοντά σε άκρο ο ταλαντωτής κινεί το άκρο.</translation>
    </message>
    <message>
        <source>Click a point to send pulses from it whenever you want. Close to an end, the generator drives the end.</source>
        <translation>Κάντε κλικ σε ένα σημείο για να στέλνετε παλμούς από εκεί όποτε θέλετε. Κοντά σε άκρο η γεννήτρια κινεί το άκρο.</translation>
    </message>
    <message>
        <source>Set shape from formula…</source>
        <translation>Σχήμα από τύπο…</translation>
    </message>
    <message>
        <source>Touch with a finger</source>
        <translation>Άγγιγμα με δάχτυλο</translation>
    </message>
    <message>
        <source>A finger slows the point it touches. Standing waves with a node there continue, and all others fade. Keys: Enter places the finger at the marker or lifts it.</source>
        <translation>Ένα δάχτυλο επιβραδύνει το σημείο που αγγίζει. Τα στάσιμα κύματα με δεσμό εκεί συνεχίζουν, όλα τα άλλα φθίνουν. Πλήκτρα: το Enter βάζει το δάχτυλο στη θέση του δείκτη ή το σηκώνει.</translation>
    </message>
    <message>
        <source>String view</source>
        <translation>Προβολή χορδής</translation>
    </message>
    <message>
        <source>Displacement, velocity or force; travelling waves; nodes, energy, springs.</source>
        <translation>Απομάκρυνση, ταχύτητα ή δύναμη· οδεύοντα κύματα· δεσμοί, ενέργεια, ελατήρια.</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>Χτύπημα</translation>
    </message>
    <message>
        <source>A click taps the string. Drag the string to pluck it.</source>
        <translation>Με κλικ χτυπάτε τη χορδή. Σύρετε τη χορδή για να την τσιμπήσετε.</translation>
    </message>
</context>
<context>
    <name>seiche::StringTouch</name>
    <message>
        <source>move by hand</source>
        <translation>κίνηση με το χέρι</translation>
    </message>
    <message>
        <source>draw shape</source>
        <translation>σχεδίαση σχήματος</translation>
    </message>
    <message>
        <source>touch with finger</source>
        <translation>άγγιγμα με δάχτυλο</translation>
    </message>
</context>
<context>
    <name>seiche::StringWaves</name>
    <message>
        <source>half-wavelengths on the string</source>
        <translation>μισά μήκη κύματος στη χορδή</translation>
    </message>
    <message>
        <source>A source holds a point of the string, so the usual modes do not apply. No modes are predicted here.</source>
        <translation>Μια πηγή κρατά ένα σημείο της χορδής, οπότε δεν ισχύουν οι συνηθισμένοι τρόποι ταλάντωσης. Εδώ δεν προβλέπεται κανένας.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves on a string with several sections.</source>
        <translation>Δεν υπάρχει τύπος για τα στάσιμα κύματα σε χορδή με πολλά τμήματα.</translation>
    </message>
    <message>
        <source>A damper at an end absorbs energy from every wave, so no modes are predicted here.</source>
        <translation>Ένας αποσβεστήρας σε ένα άκρο απορροφά ενέργεια από κάθε κύμα, οπότε εδώ δεν προβλέπονται τρόποι ταλάντωσης.</translation>
    </message>
    <message>
        <source>Waves leave at the ends, so there are no standing waves.</source>
        <translation>Τα κύματα φεύγουν από τα άκρα, οπότε δεν υπάρχουν στάσιμα κύματα.</translation>
    </message>
    <message>
        <source>Height of each mode</source>
        <translation>Ύψος κάθε τρόπου ταλάντωσης</translation>
    </message>
    <message>
        <source>1 half-wavelength</source>
        <translation>1 μισό μήκος κύματος</translation>
    </message>
    <message>
        <source>%1 half-wavelengths</source>
        <comment>a standing wave</comment>
        <translation>%1 μισά μήκη κύματος</translation>
    </message>
    <message>
        <source>%1 Hz, %2 % of the energy</source>
        <translation>%1 Hz, %2 % της ενέργειας</translation>
    </message>
    <message>
        <source>%1 % of the energy</source>
        <translation>%1 % της ενέργειας</translation>
    </message>
    <message>
        <source>Selected: %1, %2. Left and Right select a mode, Up and Down change its height, Enter starts only this mode.</source>
        <translation>Επιλεγμένο: %1, %2. Αριστερά και Δεξιά επιλέγουν τρόπο ταλάντωσης, Πάνω και Κάτω αλλάζουν το ύψος του, Enter ξεκινά μόνο αυτόν.</translation>
    </message>
    <message>
        <source>Start this mode</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>Makes the string flat, then starts only this mode (Enter)</source>
        <translation>Κάνει τη χορδή ίσια, μετά ξεκινά μόνο αυτόν τον τρόπο ταλάντωσης (Enter)</translation>
    </message>
    <message>
        <source>Add mode</source>
        <translation>Προσθήκη</translation>
    </message>
    <message>
        <source>Adds this mode to the current motion (Shift+Enter)</source>
        <translation>Προσθέτει αυτόν τον τρόπο ταλάντωσης στην τωρινή κίνηση (Shift+Enter)</translation>
    </message>
    <message>
        <source>crest height</source>
        <translation>ύψος κορυφών</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Λογαριθμική</translation>
    </message>
    <message>
        <source>Logarithmic scale for the bars</source>
        <translation>Λογαριθμική κλίμακα των ράβδων</translation>
    </message>
    <message>
        <source>Shows bars over four powers of ten, so that low bars remain visible next to high ones</source>
        <translation>Δείχνει τις ράβδους σε τέσσερις δυνάμεις του δέκα, ώστε να φαίνονται οι χαμηλές δίπλα στις ψηλές</translation>
    </message>
    <message>
        <source>Drag a bar to set the height of its mode</source>
        <translation>Σύρετε μια ράβδο για να ορίσετε το ύψος του τρόπου ταλάντωσης</translation>
    </message>
    <message>
        <source>%1, %2 % of the energy</source>
        <comment>frequency with its unit</comment>
        <translation>%1, %2 % της ενέργειας</translation>
    </message>
</context>
<context>
    <name>seiche::StudentsDialog</name>
    <message>
        <source>%1 (has left)</source>
        <translation>%1 (έφυγε)</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Μαθητές</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Μαθητής</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Σημεία</translation>
    </message>
    <message>
        <source>Best (× single tap)</source>
        <translation>Καλύτερο (× ένα χτύπημα)</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Επισήμανση</translation>
    </message>
    <message>
        <source>Fades the points of the other students</source>
        <translation>Ξεθωριάζει τα σημεία των άλλων μαθητών</translation>
    </message>
    <message>
        <source>Replay best point</source>
        <translation>Επανάληψη του καλύτερου</translation>
    </message>
    <message>
        <source>%1 (blocked)</source>
        <translation>%1 (αποκλεισμένος)</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (αφαιρέθηκε)</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Μη επαληθευμένα</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Αφαίρεση</translation>
    </message>
    <message>
        <source>Removes the student and all their points. The student can join again as another animal.</source>
        <translation>Αφαιρεί τον μαθητή και όλα τα σημεία του. Μπορεί να μπει ξανά ως άλλο ζώο.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Αποκλεισμός</translation>
    </message>
    <message>
        <source>Removes the student and all their points. This phone cannot join again.</source>
        <translation>Αφαιρεί τον μαθητή και όλα τα σημεία του. Αυτό το τηλέφωνο δεν μπορεί να μπει ξανά.</translation>
    </message>
    <message>
        <source>Let in again</source>
        <translation>Επιστροφή στην τάξη</translation>
    </message>
    <message>
        <source>Brings the student and the points back</source>
        <translation>Επαναφέρει τον μαθητή και τα σημεία του</translation>
    </message>
</context>
<context>
    <name>seiche::Teaching</name>
    <message>
        <source>There is no lesson &quot;%1&quot;.</source>
        <translation>Δεν υπάρχει μάθημα «%1».</translation>
    </message>
    <message>
        <source>%1 is not a lesson.</source>
        <translation>Το %1 δεν είναι μάθημα.</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Άνοιγμα μαθήματος</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Μαθήματα (*.lesson);;Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>Αποθήκευση αποτελεσμάτων</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Ιστοσελίδα (*.html)</translation>
    </message>
    <message>
        <source>Save student worksheet</source>
        <translation>Αποθήκευση φύλλου εργασίας</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryLines</name>
    <message>
        <source>Maxima and minima</source>
        <translation>Μέγιστα και ελάχιστα</translation>
    </message>
    <message>
        <source>Rays (Snell)</source>
        <translation>Ακτίνες (Snell)</translation>
    </message>
    <message>
        <source>Exact wavefront of the last tap</source>
        <translation>Ακριβές μέτωπο του τελευταίου χτυπήματος</translation>
    </message>
    <message>
        <source>Nodal lines of standing wave</source>
        <translation>Δεσμικές γραμμές στάσιμου κύματος</translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation>Μέτωπα κύματος</translation>
    </message>
    <message>
        <source>For two equal sources or behind slits. Maxima are solid, minima dotted.</source>
        <translation>Για δύο ίσες πηγές ή πίσω από σχισμές. Μέγιστα: συνεχής γραμμή· ελάχιστα: κουκκίδες.</translation>
    </message>
    <message>
        <source>How plane waves from a line source travel through the media, by Snell&apos;s law.</source>
        <translation>Πώς διαδίδονται στα μέσα τα επίπεδα κύματα μιας γραμμικής πηγής, κατά τον νόμο του Snell.</translation>
    </message>
    <message>
        <source>The exact distance that the wavefront of the last tap can have travelled.</source>
        <translation>Η ακριβής απόσταση που μπορεί να έχει διανύσει το μέτωπο του τελευταίου χτυπήματος.</translation>
    </message>
    <message>
        <source>Nodal lines of the mode nearest to the drive frequency.</source>
        <translation>Δεσμικές γραμμές του τρόπου ταλάντωσης που είναι πιο κοντά στη συχνότητα διέγερσης.</translation>
    </message>
    <message>
        <source>The crests around each source, with the wavelength on the grid.</source>
        <translation>Οι κορυφές γύρω από κάθε πηγή, με το μήκος κύματος στο πλέγμα.</translation>
    </message>
    <message>
        <source>Energy flow (measured)</source>
        <translation>Ροή ενέργειας (μετρημένη)</translation>
    </message>
    <message>
        <source>Energy streamlines (measured)</source>
        <translation>Ρευματικές γραμμές ενέργειας (μετρημένες)</translation>
    </message>
    <message>
        <source>Arrows show the average direction and strength of the energy flow.</source>
        <translation>Βέλη δείχνουν τη μέση κατεύθυνση και ένταση της ροής ενέργειας.</translation>
    </message>
    <message>
        <source>Lines along which the energy flows on average.</source>
        <translation>Γραμμές κατά μήκος των οποίων ρέει κατά μέσο όρο η ενέργεια.</translation>
    </message>
</context>
<context>
    <name>seiche::TheoryPage</name>
    <message>
        <source>Theory</source>
        <translation>Θεωρία</translation>
    </message>
    <message>
        <source>The code that runs</source>
        <translation>Ο κώδικας που τρέχει</translation>
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
        <translation>Γραμμή χρόνου</translation>
    </message>
    <message>
        <source>Drag to go back to any moment of the run. Keys: Left, Right, Home, End.</source>
        <translation>Σύρετε για να γυρίσετε σε οποιαδήποτε στιγμή της εκτέλεσης. Πλήκτρα: Αριστερά, Δεξιά, Home, End.</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 s από %2 s</translation>
    </message>
</context>
<context>
    <name>seiche::ToolColumn</name>
    <message>
        <source>More tools</source>
        <translation>Περισσότερα εργαλεία</translation>
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
        <translation>Τοίχος με το χέρι</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Εργαλεία</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Ανύψωση</translation>
    </message>
    <message>
        <source>Push down</source>
        <translation>Βύθιση</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Κράτημα</translation>
    </message>
    <message>
        <source>Smooth out</source>
        <translation>Εξομάλυνση</translation>
    </message>
    <message>
        <source>Click to raise the water; hold or drag to continue. Enter raises the water at the marker.</source>
        <translation>Κάντε κλικ για να σηκώσετε το νερό· κρατήστε ή σύρετε για να συνεχίσετε. Με Enter γίνεται στη θέση του δείκτη.</translation>
    </message>
    <message>
        <source>Click to push the water down.</source>
        <translation>Κάντε κλικ για να σπρώξετε το νερό προς τα κάτω.</translation>
    </message>
    <message>
        <source>Holds the water at one height while the mouse button is pressed.</source>
        <translation>Κρατά το νερό σε ένα ύψος όσο είναι πατημένο το κουμπί του ποντικιού.</translation>
    </message>
    <message>
        <source>Smooths out waves.</source>
        <translation>Εξομαλύνει τα κύματα.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Μέγεθος</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Ένταση</translation>
    </message>
    <message>
        <source>Tool size in cells</source>
        <translation>Μέγεθος του εργαλείου σε κελιά</translation>
    </message>
    <message>
        <source>Tool strength</source>
        <translation>Ένταση του εργαλείου</translation>
    </message>
    <message>
        <source>Width of the tool in cells</source>
        <translation>Το εύρος του εργαλείου, σε κελιά</translation>
    </message>
    <message>
        <source>How far the tool moves the water, or how much it smooths the waves</source>
        <translation>Πόσο μετακινεί το νερό το εργαλείο, ή πόσο εξομαλύνει τα κύματα</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Βροχή</translation>
    </message>
    <message>
        <source>Drops at random places; the same seed gives the same rain</source>
        <translation>Σταγόνες σε τυχαίες θέσεις· ο ίδιος σπόρος δίνει την ίδια βροχή</translation>
    </message>
    <message>
        <source>Drops/s</source>
        <translation>Σταγόνες/s</translation>
    </message>
    <message>
        <source>Drops of rain per second</source>
        <translation>Σταγόνες βροχής ανά δευτερόλεπτο</translation>
    </message>
    <message>
        <source>Drop size</source>
        <translation>Σταγόνα</translation>
    </message>
    <message>
        <source>Size of a drop in cells</source>
        <translation>Μέγεθος σταγόνας σε κελιά</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Σπόρος</translation>
    </message>
    <message>
        <source>Seed of the rain</source>
        <translation>Σπόρος της βροχής</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Αισθητήρας</translation>
    </message>
    <message>
        <source>Absorbing layer</source>
        <translation>Απορροφητικό στρώμα</translation>
    </message>
    <message>
        <source>Size, strength, rain</source>
        <translation>Μέγεθος, ένταση, βροχή</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Τοίχος</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Μέσο</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Πηγή</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Μέτρηση</translation>
    </message>
    <message>
        <source>Pool view</source>
        <translation>Προβολή λεκάνης</translation>
    </message>
    <message>
        <source>Click a place to record its height over time in the Probes panel.</source>
        <translation>Κάντε κλικ σε μια θέση για να καταγραφεί το ύψος της στον χρόνο, στο πλαίσιο «Αισθητήρες».</translation>
    </message>
    <message>
        <source>Speed from formula or picture…</source>
        <translation>Ταχύτητα από τύπο ή εικόνα…</translation>
    </message>
    <message>
        <source>Signal from formula or curve…</source>
        <translation>Σήμα από τύπο ή καμπύλη…</translation>
    </message>
    <message>
        <source>Set surface from formula…</source>
        <translation>Επιφάνεια από τύπο…</translation>
    </message>
    <message>
        <source>Starts the water at rest with heights from a formula, a curve or a picture</source>
        <translation>Ξεκινά το νερό από την ηρεμία, με ύψη από τύπο, καμπύλη ή εικόνα</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Γραμμές</translation>
    </message>
</context>
<context>
    <name>seiche::ToolPills</name>
    <message>
        <source>Tap</source>
        <translation>Χτύπημα</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Προσθήκη</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Μέτρηση</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Εμφάνιση</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Εργαλεία</translation>
    </message>
    <message>
        <source>What a click or a drag does, and the height and width of a tap</source>
        <translation>Τι κάνει ένα κλικ ή ένα σύρσιμο, και το ύψος και το εύρος ενός χτυπήματος</translation>
    </message>
    <message>
        <source>Sources, walls and media</source>
        <translation>Πηγές, τοίχοι και μέσα</translation>
    </message>
    <message>
        <source>Rulers, stopwatch and probes</source>
        <translation>Χάρακες, χρονόμετρο και αισθητήρες</translation>
    </message>
    <message>
        <source>What is drawn of the waves</source>
        <translation>Τι σχεδιάζεται από τα κύματα</translation>
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
        <translation>%1 s · βήμα %2</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>ταχύτητα</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Ταχύτητα</translation>
    </message>
    <message>
        <source>Simulation speed, ×0.05 to ×20</source>
        <translation>Ταχύτητα προσομοίωσης, ×0,05 έως ×20</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Παύση</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Αναπαραγωγή</translation>
    </message>
    <message>
        <source>Play or pause (P)</source>
        <translation>Αναπαραγωγή ή παύση (P)</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>αργή κίνηση</translation>
    </message>
    <message>
        <source>This computer cannot keep up, so the simulation runs in slow motion.</source>
        <translation>Αυτός ο υπολογιστής δεν προλαβαίνει, οπότε η προσομοίωση τρέχει σε αργή κίνηση.</translation>
    </message>
    <message>
        <source>Time and step</source>
        <translation>Χρόνος και βήμα</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>Time of the run in seconds, and the number of the step</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Slowed down so that you can see the zigzag grow. Move the slider to the right to speed up.</source>
        <translation>Πιο αργά, για να δείτε το ζιγκζάγκ να μεγαλώνει. Μετακινήστε τον ολισθητή δεξιά για να επιταχύνετε.</translation>
    </message>
</context>
<context>
    <name>seiche::TypeCodeDialog</name>
    <message>
        <source>Enter point code</source>
        <translation>Εισαγωγή κωδικού σημείου</translation>
    </message>
    <message>
        <source>Point code, as shown on the phone:</source>
        <translation>Κωδικός σημείου, όπως τον δείχνει το κινητό:</translation>
    </message>
    <message>
        <source>Upper and lower case, hyphens and spaces do not matter.</source>
        <translation>Κεφαλαία ή μικρά, παύλες και κενά δεν έχουν σημασία.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Προσθήκη</translation>
    </message>
    <message>
        <source>Added: %1 × single tap at %2 Hz. Next code?</source>
        <translation>Προστέθηκε: %1 × ένα χτύπημα στα %2 Hz. Επόμενος κωδικός;</translation>
    </message>
    <message>
        <source>This is not a valid point code. Check each character.</source>
        <translation>Αυτός δεν είναι έγκυρος κωδικός σημείου. Ελέγξτε κάθε χαρακτήρα.</translation>
    </message>
</context>
<context>
    <name>seiche::ValueRow</name>
    <message>
        <source>an integer from %1 to %2</source>
        <translation>ακέραιος από %1 έως %2</translation>
    </message>
    <message>
        <source>greater than %1, at most %2</source>
        <translation>πάνω από %1, το πολύ %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>range of numbers</comment>
        <translation>από %1 έως %2</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>Το «%1» δεν είναι αριθμός.</translation>
    </message>
    <message>
        <source>%1 is not allowed: %2.</source>
        <comment>number, range</comment>
        <translation>Το %1 δεν επιτρέπεται: %2.</translation>
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
        <translation>Προβολή λεκάνης</translation>
    </message>
    <message>
        <source>Colours of the heights</source>
        <translation>Χρώματα των υψών</translation>
    </message>
    <message>
        <source>With every colour scale, equal differences in height look equally different, even if you cannot tell red from green.</source>
        <translation>Σε κάθε χρωματική κλίμακα, ίσες διαφορές ύψους φαίνονται ίσες, ακόμη και χωρίς διάκριση κόκκινου και πράσινου.</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Ισοϋψείς</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Γραμμές ίσου ύψους</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Τομή</translation>
    </message>
    <message>
        <source>The heights along a line that you can drag</source>
        <translation>Τα ύψη κατά μήκος μιας γραμμής που σύρεται</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Θεωρία</translation>
    </message>
    <message>
        <source>Theory overlays</source>
        <translation>Επιστρώσεις θεωρίας</translation>
    </message>
    <message>
        <source>Draws the predictions of theory over the pool</source>
        <translation>Σχεδιάζει πάνω στη λεκάνη τις προβλέψεις της θεωρίας</translation>
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
        <translation>%1, σωστή απάντηση</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Απαντήσεις</translation>
    </message>
</context>
<context>
    <name>seiche::VotePage</name>
    <message>
        <source>Votes: %1 of %2</source>
        <translation>Ψήφισαν: %1 από %2</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Ερώτηση</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Ρωτήστε</translation>
    </message>
    <message>
        <source>Shows this question on the phones</source>
        <translation>Δείχνει αυτή την ερώτηση στα κινητά</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Εμφάνιση ψήφων</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Εμφάνιση απάντησης</translation>
    </message>
    <message>
        <source>Ends the vote</source>
        <translation>Τερματίζει την ψηφοφορία</translation>
    </message>
    <message>
        <source>Choose a question, then ask it.</source>
        <translation>Διαλέξτε μια ερώτηση και ρωτήστε.</translation>
    </message>
</context>
<context>
    <name>seiche::WordDialog</name>
    <message>
        <source>Lock with password</source>
        <translation>Κλείδωμα με κωδικό πρόσβασης</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Ξεκλείδωμα</translation>
    </message>
    <message>
        <source>Password that unlocks this window:</source>
        <translation>Κωδικός πρόσβασης που ξεκλειδώνει αυτό το παράθυρο:</translation>
    </message>
    <message>
        <source>Teacher&apos;s password:</source>
        <translation>Κωδικός του εκπαιδευτικού:</translation>
    </message>
    <message>
        <source>Leave empty to unlock with the key combination alone. The password is kept only until Seiche is closed.</source>
        <translation>Αφήστε το κενό για ξεκλείδωμα μόνο με τα πλήκτρα. Ο κωδικός πρόσβασης ισχύει μόνο μέχρι να κλείσει το Seiche.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Κλείδωμα</translation>
    </message>
    <message>
        <source>Wrong password. The window stays locked.</source>
        <translation>Λάθος κωδικός πρόσβασης. Το παράθυρο μένει κλειδωμένο.</translation>
    </message>
</context>
</TS>
