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
        <source>Less of %1</source>
        <translation>Λιγότερα: %1</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>Περισσότερα: %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Ξεδίπλωμα: %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Δίπλωμα: %1</translation>
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
        <source>by code</source>
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
        <source>You have sent as many points as one can.</source>
        <translation>Έχετε στείλει όσα σημεία επιτρέπονται.</translation>
    </message>
    <message>
        <source>Watch the wall, and tap together.</source>
        <translation>Κοιτάξτε τον τοίχο και χτυπήστε όλοι μαζί.</translation>
    </message>
    <message>
        <source>The teacher has frozen the chart. Your points are kept.</source>
        <translation>Το διάγραμμα είναι παγωμένο προς το παρόν. Τα σημεία σας φυλάσσονται.</translation>
    </message>
    <message>
        <source>Find the rhythm that makes your string swing highest.</source>
        <translation>Βρείτε τον ρυθμό που κάνει τη χορδή σας να ταλαντώνεται ψηλότερα.</translation>
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
        <source>This is not the code on the wall.</source>
        <translation>Αυτός δεν είναι ο κωδικός στον τοίχο.</translation>
    </message>
    <message>
        <source>Many wrong codes have come. It is tried again…</source>
        <translation>Ήρθαν πολλοί λανθασμένοι κωδικοί. Γίνεται νέα προσπάθεια…</translation>
    </message>
    <message>
        <source>The class is full. It is tried again…</source>
        <translation>Η τάξη είναι γεμάτη. Γίνεται νέα προσπάθεια…</translation>
    </message>
    <message>
        <source>Nobody can join any more. Ask your teacher.</source>
        <translation>Δεν μπορεί να μπει πια κανείς. Ρωτήστε τον εκπαιδευτικό σας.</translation>
    </message>
    <message>
        <source>The class cannot be reached. Are you in the right network? It is tried again…</source>
        <translation>Η τάξη δεν είναι προσβάσιμη. Είστε στο σωστό δίκτυο; Γίνεται νέα προσπάθεια…</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Είσοδος στην τάξη</translation>
    </message>
    <message>
        <source>The four letters on the wall</source>
        <translation>Τα τέσσερα γράμματα στον τοίχο</translation>
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
        <source>Your string. SPACE pulls it.</source>
        <translation>Η χορδή σας. Το ΔΙΑΣΤΗΜΑ την τραβά.</translation>
    </message>
    <message>
        <source>Go on while it grows. Pause, and your point goes to the wall.</source>
        <translation>Συνεχίστε όσο μεγαλώνει. Κάντε παύση, και το σημείο σας πάει στον τοίχο.</translation>
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
        <source>Go on while it grows. Pause, and your point gets a code.</source>
        <translation>Συνεχίστε όσο μεγαλώνει. Κάντε παύση, και το σημείο σας παίρνει κωδικό.</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>Χωρίς δίκτυο</translation>
    </message>
    <message>
        <source>Tap without a network</source>
        <translation>Χτυπήστε χωρίς δίκτυο</translation>
    </message>
    <message>
        <source>The class cannot be reached: it may be over. Your points are kept, and your string still works.</source>
        <translation>Η τάξη δεν είναι προσβάσιμη: ίσως έχει τελειώσει. Τα σημεία σου διατηρούνται και η χορδή σου συνεχίζει να λειτουργεί.</translation>
    </message>
    <message>
        <source>That point was not taken: the string cannot swing that high with one tap for each swing.</source>
        <translation>Αυτό το σημείο δεν έγινε δεκτό: η χορδή δεν μπορεί να ταλαντωθεί τόσο ψηλά με ένα χτύπημα ανά ταλάντωση.</translation>
    </message>
    <message>
        <source>The class is over. You can go on with your string.</source>
        <translation>Η τάξη τελείωσε. Μπορείς να συνεχίσεις με τη χορδή σου.</translation>
    </message>
    <message>
        <source>Go on while it grows.</source>
        <translation>Συνέχισε όσο μεγαλώνει.</translation>
    </message>
    <message>
        <source>The class is over</source>
        <translation>Η τάξη τελείωσε</translation>
    </message>
    <message>
        <source>Your teacher has removed you. You can join again.</source>
        <translation>Ο καθηγητής σου σε αφαίρεσε. Μπορείς να μπεις ξανά.</translation>
    </message>
    <message>
        <source>Your teacher has removed you from the class.</source>
        <translation>Ο καθηγητής σου σε αφαίρεσε από την τάξη.</translation>
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
        <source>You can change your answer until it is shown on the wall.</source>
        <translation>Μπορείτε να αλλάξετε την απάντησή σας μέχρι να φανεί η σωστή στον τοίχο.</translation>
    </message>
    <message>
        <source>You have not chosen.</source>
        <translation>Δεν επιλέξατε.</translation>
    </message>
    <message>
        <source>Your answer is right.</source>
        <translation>Η απάντησή σας είναι σωστή.</translation>
    </message>
    <message>
        <source>Another answer is right.</source>
        <translation>Σωστή είναι άλλη απάντηση.</translation>
    </message>
    <message>
        <source>A question is coming.</source>
        <translation>Έρχεται μια ερώτηση.</translation>
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
        <source>ring</source>
        <translation>δακτύλιος</translation>
    </message>
    <message>
        <source>impedance</source>
        <translation>εμπέδηση</translation>
    </message>
</context>
<context>
    <name>FilmOrder</name>
    <message>
        <source>The run explodes at step %1, before the film ends. Choose an earlier end.</source>
        <translation>Η εκτέλεση εκρήγνυται στο βήμα %1, πριν τελειώσει η ταινία. Διαλέξτε νωρίτερο τέλος.</translation>
    </message>
</context>
<context>
    <name>FilmView</name>
    <message>
        <source>The string between ceiling and floor</source>
        <translation>Η χορδή ανάμεσα σε ταβάνι και πάτωμα</translation>
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
        <source>Shape drawn last</source>
        <translation>Τελευταίο σχέδιο</translation>
    </message>
    <message>
        <source>Present shape</source>
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
        <source>Tap SPACE in an even rhythm.</source>
        <translation>Χτυπήστε το ΔΙΑΣΤΗΜΑ σε σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>Tap another rhythm: where does it swing highest?</source>
        <translation>Δοκιμάστε άλλον ρυθμό: πού φτάνει ψηλότερα;</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Κρατήστε τον ρυθμό: το σημείο έρχεται μετά το τέταρτο χτύπημα.</translation>
    </message>
    <message>
        <source>Earlier waves are still there. The numbers show this rhythm alone.</source>
        <translation>Υπάρχουν ακόμη προηγούμενα κύματα. Οι αριθμοί δείχνουν μόνο αυτόν τον ρυθμό.</translation>
    </message>
    <message>
        <source>Not steady yet: keep the rhythm.</source>
        <translation>Όχι ακόμη σταθερό: κρατήστε τον ρυθμό.</translation>
    </message>
    <message>
        <source>Not steady yet: the ring shows where it is heading.</source>
        <translation>Όχι ακόμη σταθερό: ο δακτύλιος δείχνει πού καταλήγει.</translation>
    </message>
    <message>
        <source>Steady: this point is final. Try another rhythm.</source>
        <translation>Σταθερό: το σημείο μένει. Δοκιμάστε άλλον ρυθμό.</translation>
    </message>
    <message>
        <source>No predicted curve: this pull sets the height whatever it was before, so two pulls do not add up.</source>
        <translation>Χωρίς θεωρητική καμπύλη: αυτό το τράβηγμα ορίζει το ύψος όποιο κι αν ήταν, οπότε δύο τραβήγματα δεν αθροίζονται.</translation>
    </message>
    <message>
        <source>No predicted curve: waves leave through an absorbing end, so none can stand.</source>
        <translation>Χωρίς θεωρητική καμπύλη: τα κύματα φεύγουν από ένα απορροφητικό άκρο, οπότε κανένα δεν στέκεται.</translation>
    </message>
    <message>
        <source>No predicted curve: this scheme has no formula for it.</source>
        <translation>Χωρίς θεωρητική καμπύλη: δεν υπάρχει τύπος για αυτή τη μέθοδο.</translation>
    </message>
    <message>
        <source>No predicted curve: something here never fades, so the amplitude never becomes steady.</source>
        <translation>Χωρίς θεωρητική καμπύλη: κάτι εδώ δεν σβήνει ποτέ, οπότε το πλάτος δεν σταθεροποιείται.</translation>
    </message>
    <message>
        <source>No predicted curve: the medium has too many modes.</source>
        <translation>Χωρίς θεωρητική καμπύλη: το μέσο έχει πάρα πολλούς τρόπους ταλάντωσης.</translation>
    </message>
    <message>
        <source>growing</source>
        <translation>μεγαλώνει</translation>
    </message>
    <message>
        <source>heading for</source>
        <translation>τείνει σε</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>σταθερό</translation>
    </message>
    <message>
        <source>No predicted curve: every point is fixed, so nothing can move.</source>
        <translation>Χωρίς θεωρητική καμπύλη: όλα τα σημεία είναι σταθερά, τίποτα δεν κινείται.</translation>
    </message>
    <message>
        <source>No predicted curve: there is no formula for standing waves between walls and media.</source>
        <translation>Χωρίς θεωρητική καμπύλη: δεν υπάρχει τύπος για τα στάσιμα κύματα ανάμεσα σε τοίχους και μέσα.</translation>
    </message>
    <message>
        <source>No predicted curve: a dashpot at an end takes energy from every standing wave, and the formula does not know how much.</source>
        <translation>Χωρίς θεωρητική καμπύλη: ένας αποσβεστήρας σε ένα άκρο παίρνει ενέργεια από κάθε στάσιμο κύμα, και ο τύπος δεν ξέρει πόση.</translation>
    </message>
    <message>
        <source>No rhythm stands out in this pool: the hand is too small for it, or its waves fade too fast. A basin shows a resonance.</source>
        <translation>Σε αυτή τη λεκάνη κανένας ρυθμός δεν ξεχωρίζει: το χέρι είναι πολύ μικρό γι’ αυτήν ή τα κύματά της σβήνουν πολύ γρήγορα. Μια μικρή λεκάνη δείχνει συντονισμό.</translation>
    </message>
</context>
<context>
    <name>MediumModel</name>
    <message>
        <source>a canal of another depth</source>
        <translation>κανάλι άλλου βάθους</translation>
    </message>
    <message>
        <source>a string of another mass</source>
        <translation>χορδή άλλης μάζας</translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Spring k</source>
        <translation>Σταθερά k</translation>
    </message>
    <message>
        <source>momentary force</source>
        <translation>στιγμιαία δύναμη</translation>
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
        <source>Kept per step</source>
        <translation>Μένει ανά βήμα</translation>
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
        <source>A string that runs while you read</source>
        <translation>Μια χορδή που τρέχει όσο διαβάζετε</translation>
    </message>
    <message>
        <source>Eleven points and their springs</source>
        <translation>Έντεκα σημεία και τα ελατήριά τους</translation>
    </message>
    <message>
        <source>One point, step after step</source>
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
        <source>A corner on its way</source>
        <translation>Μια γωνία στον δρόμο της</translation>
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
        <source>Two dampings, the middle of the string</source>
        <translation>Δύο αποσβέσεις, το μέσο της χορδής</translation>
    </message>
    <message>
        <source>A string with free ends, lifted and let go</source>
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
        <source>Half waves</source>
        <translation>Μισά μήκη κύματος</translation>
    </message>
    <message>
        <source>Tapped in a rhythm</source>
        <translation>Χτυπημένη σε ρυθμό</translation>
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
        <translation>Όγκος</translation>
    </message>
    <message>
        <source>Hollow box</source>
        <translation>Κοίλο ορθογώνιο</translation>
    </message>
    <message>
        <source>Round block</source>
        <translation>Στρογγυλός όγκος</translation>
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
        <translation>Απορροφητικός όγκος</translation>
    </message>
    <message>
        <source>Slow box</source>
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
        <source>Gradually slower</source>
        <translation>Όλο και πιο αργά</translation>
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
        <source>Source of packets</source>
        <translation>Πηγή πακέτων</translation>
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
        <source>Scale</source>
        <translation>Κλίμακα</translation>
    </message>
    <message>
        <source>Stopwatch</source>
        <translation>Χρονόμετρο</translation>
    </message>
    <message>
        <source>Heavier on the right</source>
        <translation>Βαρύτερη δεξιά</translation>
    </message>
    <message>
        <source>Heavier on the left</source>
        <translation>Βαρύτερη αριστερά</translation>
    </message>
    <message>
        <source>Heavier in the middle</source>
        <translation>Βαρύτερη στη μέση</translation>
    </message>
    <message>
        <source>Gradually heavier</source>
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
        <source>Upright ruler</source>
        <translation>Κατακόρυφος χάρακας</translation>
    </message>
    <message>
        <source>Upright reference line</source>
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
        <source>Circling source</source>
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
        <source>Bent screen</source>
        <translation>Καμπύλο πέτασμα</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Points: %1</source>
        <translation>Σημεία: %1</translation>
    </message>
    <message>
        <source>Resonance chart. Points: %1. The highest: %2 Hz, %3 pulls.</source>
        <translation>Διάγραμμα συντονισμού. Σημεία: %1. Το υψηλότερο: %2 Hz, %3 τραβήγματα.</translation>
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
        <source>It exploded. Restart it, with a smaller k.</source>
        <translation>Εξερράγη. Ξεκινήστε ξανά, με μικρότερο k.</translation>
    </message>
    <message>
        <source>Textbook Euler has exploded; the other one goes on. Restart to see it again.</source>
        <translation>Η μέθοδος Euler των βιβλίων εξερράγη· η άλλη συνεχίζει. Ξεκινήστε ξανά για να το ξαναδείτε.</translation>
    </message>
    <message>
        <source>This setting is unstable: tap and watch the shortest waves grow.</source>
        <translation>Αυτή η ρύθμιση είναι ασταθής: χτυπήστε και δείτε τα πιο κοντά κύματα να μεγαλώνουν.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Σε παύση.</translation>
    </message>
    <message>
        <source>Tap in rhythm. Can you make it touch the ceiling?</source>
        <translation>Χτυπήστε ρυθμικά. Μπορείτε να φτάσετε το ταβάνι;</translation>
    </message>
    <message>
        <source>Again, each time the string comes back: in an even rhythm.</source>
        <translation>Ξανά, κάθε φορά που γυρίζει η χορδή: με σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>Keep the rhythm: a point appears after the fourth tap.</source>
        <translation>Κρατήστε τον ρυθμό: το σημείο έρχεται μετά το τέταρτο χτύπημα.</translation>
    </message>
    <message>
        <source>Another rhythm, slower or faster: where does it swing highest?</source>
        <translation>Άλλος ρυθμός, πιο αργός ή πιο γρήγορος: πού ταλαντώνεται πιο ψηλά;</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: which one rocks the whole pool?</source>
        <translation>Χτυπήστε με σταθερό ρυθμό: ποιος κουνά ολόκληρη τη λεκάνη;</translation>
    </message>
    <message>
        <source>Touch the water, or hold and draw.</source>
        <translation>Αγγίξτε το νερό, ή κρατήστε και σύρετε.</translation>
    </message>
    <message>
        <source>Touch a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Αγγίξτε ένα δεύτερο σημείο: όπου οι δακτύλιοι συναντιούνται προστίθενται, και μετά περνούν ο ένας μέσα από τον άλλο.</translation>
    </message>
    <message>
        <source>Now hold and draw: faster than the waves, or slower?</source>
        <translation>Τώρα κρατήστε και σύρετε: πιο γρήγορα από τα κύματα ή πιο αργά;</translation>
    </message>
    <message>
        <source>The waves. The arrow keys move the place of the pull, SPACE pulls.</source>
        <translation>Τα κύματα. Τα βέλη μετακινούν τη θέση του τραβήγματος, το διάστημα τραβά.</translation>
    </message>
    <message>
        <source>There is no experiment of this name: %1</source>
        <translation>Δεν υπάρχει πείραμα με αυτό το όνομα: %1</translation>
    </message>
    <message>
        <source>There is no lesson of this name: %1</source>
        <translation>Δεν υπάρχει μάθημα με αυτό το όνομα: %1</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Πειράματα</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Άνοιγμα αρχείου…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
    <message>
        <source>your rhythm</source>
        <translation>ο ρυθμός σας</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>πλάτος</translation>
    </message>
    <message>
        <source>pulls</source>
        <translation>τραβήγματα</translation>
    </message>
    <message>
        <source>TAP</source>
        <translation>ΧΤΥΠΗΣΤΕ</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Επανεκκίνηση</translation>
    </message>
    <message>
        <source>again</source>
        <translation>ξανά</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Αργά: στο ένα τέταρτο της ταχύτητας</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Θεωρία</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>συχνότητα, Hz</translation>
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
        <source>Leave the lesson</source>
        <translation>Έξοδος από το μάθημα</translation>
    </message>
    <message>
        <source>Open the whole page</source>
        <translation>Άνοιγμα ολόκληρης της σελίδας</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Χρόνος</translation>
    </message>
    <message>
        <source>Light look</source>
        <translation>Ανοιχτή εμφάνιση</translation>
    </message>
    <message>
        <source>Dark look</source>
        <translation>Σκούρα εμφάνιση</translation>
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
        <source>A link, or an experiment as text</source>
        <translation>Σύνδεσμος ή πείραμα σε μορφή κειμένου</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>For a class: the code of your last point</source>
        <translation>Για μια τάξη: ο κωδικός του τελευταίου σας σημείου</translation>
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
        <source>Spring constant</source>
        <translation>Σταθερά ελατηρίου</translation>
    </message>
    <message>
        <source>per step²</source>
        <translation>ανά βήμα²</translation>
    </message>
    <message>
        <source>Update damping</source>
        <translation>Απόσβεση ύψους</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>ανά βήμα</translation>
    </message>
    <message>
        <source>Velocity damping</source>
        <translation>Απόσβεση ταχύτητας</translation>
    </message>
    <message>
        <source>Scales only the velocity at every step, as friction does</source>
        <translation>Πολλαπλασιάζει σε κάθε βήμα μόνο την ταχύτητα, όπως κάνει η τριβή</translation>
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
        <source>How many steps of the calculation make one second</source>
        <translation>Πόσα βήματα του υπολογισμού κάνουν ένα δευτερόλεπτο</translation>
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
        <source>How the next frame is computed</source>
        <translation>Πώς υπολογίζεται το επόμενο καρέ</translation>
    </message>
    <message>
        <source>Heights as floating-point numbers or as whole numbers</source>
        <translation>Ύψη ως αριθμοί κινητής υποδιαστολής ή ως ακέραιοι</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>Διαιρέτης</translation>
    </message>
    <message>
        <source>What the sum of the neighbours is divided by (integer water)</source>
        <translation>Με τι διαιρείται το άθροισμα των γειτόνων (νερό ακεραίων)</translation>
    </message>
    <message>
        <source>Damping share</source>
        <translation>Μερίδιο απόσβεσης</translation>
    </message>
    <message>
        <source>The height loses one part in this many at every step (integer water; 0: none)</source>
        <translation>Το ύψος χάνει σε κάθε βήμα ένα μέρος στα τόσα (νερό ακεραίων· 0: καθόλου)</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Μορφή</translation>
    </message>
    <message>
        <source>The shape of a pull</source>
        <translation>Η μορφή ενός τραβήγματος</translation>
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
        <source>How wide a pull is</source>
        <translation>Πόσο πλατύ είναι ένα τράβηγμα</translation>
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
        <source>Whether a pull sets the height, adds to it, or plucks from rest</source>
        <translation>Αν ένα τράβηγμα ορίζει το ύψος, προστίθεται σε αυτό ή τσιμπά από την ηρεμία</translation>
    </message>
    <message>
        <source>Drive height</source>
        <translation>Ύψος διέγερσης</translation>
    </message>
    <message>
        <source>How strongly a sine drives the medium at every step; 0: not at all</source>
        <translation>Πόσο δυνατά οδηγεί το μέσο ένα ημίτονο σε κάθε βήμα· 0: καθόλου</translation>
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
        <translation>Μορφή διέγερσης</translation>
    </message>
    <message>
        <source>The shape of the drive</source>
        <translation>Η μορφή της διέγερσης</translation>
    </message>
    <message>
        <source>Drive width</source>
        <translation>Εύρος διέγερσης</translation>
    </message>
    <message>
        <source>How wide the drive is</source>
        <translation>Πόσο πλατιά είναι η διέγερση</translation>
    </message>
    <message>
        <source>Drive column</source>
        <translation>Στήλη διέγερσης</translation>
    </message>
    <message>
        <source>Where the drive is: its column, or its point on a string</source>
        <translation>Πού είναι η διέγερση: η στήλη της ή το σημείο της σε μια χορδή</translation>
    </message>
    <message>
        <source>Drive row</source>
        <translation>Γραμμή διέγερσης</translation>
    </message>
    <message>
        <source>Where the drive is: its row in a pool</source>
        <translation>Πού είναι η διέγερση: η γραμμή της σε μια λεκάνη</translation>
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
        <source>The shape of a drop</source>
        <translation>Το σχήμα μιας σταγόνας</translation>
    </message>
    <message>
        <source>Drop width</source>
        <translation>Εύρος σταγόνας</translation>
    </message>
    <message>
        <source>How wide a drop is</source>
        <translation>Πόσο πλατιά είναι μια σταγόνα</translation>
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
        <source>Whether a drop sets the height, adds to it, or plucks from rest</source>
        <translation>Αν μια σταγόνα ορίζει το ύψος, προστίθεται σ’ αυτό ή τσιμπά από ηρεμία</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Εικόνες ανά δευτερόλεπτο</translation>
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
        <source>How wide a cell is drawn; 0: as wide as fits the window</source>
        <translation>Πόσο πλατύ σχεδιάζεται ένα κελί· 0: όσο χωρά στο παράθυρο</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Νερό</translation>
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
        <source>Level lines</source>
        <translation>Ισοϋψείς</translation>
    </message>
    <message>
        <source>How many lines of equal height there are from rest to the end of the colours; 0: none</source>
        <translation>Πόσες γραμμές ίσου ύψους υπάρχουν από την ηρεμία ως το τέλος των χρωμάτων· 0: καμία</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Περιοχή</translation>
    </message>
    <message>
        <source>The height at the end of the colours; 0: it follows the waves</source>
        <translation>Το ύψος στο τέλος των χρωμάτων· 0: ακολουθεί τα κύματα</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Βάθος</translation>
    </message>
    <message>
        <source>From the still water down to the floor</source>
        <translation>Από το ήρεμο νερό ως τον πυθμένα</translation>
    </message>
    <message>
        <source>Bright lines</source>
        <translation>Φωτεινές γραμμές</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>How near the eye is to the surface</source>
        <translation>Πόσο κοντά είναι το μάτι στην επιφάνεια</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>Ένα κελί είναι</translation>
    </message>
    <message>
        <source>Scales the whole new height at every step; this also pulls the medium back to rest</source>
        <translation>Πολλαπλασιάζει σε κάθε βήμα ολόκληρο το νέο ύψος· αυτό τραβά και το μέσο προς την ηρεμία</translation>
    </message>
    <message>
        <source>Which neighbours pull on a cell of the pool</source>
        <translation>Ποιοι γείτονες τραβούν ένα κελί της λεκάνης</translation>
    </message>
    <message>
        <source>Kind of numbers</source>
        <translation>Είδος αριθμών</translation>
    </message>
    <message>
        <source>Whether integer water makes waves, or only blurs</source>
        <translation>Αν το νερό ακεραίων κάνει κύματα ή μόνο θολώνει</translation>
    </message>
    <message>
        <source>The frequency of the driving sine</source>
        <translation>Η συχνότητα του ημιτόνου της διέγερσης</translation>
    </message>
    <message>
        <source>The phase of the driving sine at step 0</source>
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
        <source>When time runs: always, or only while the mouse is over the pool</source>
        <translation>Πότε κυλά ο χρόνος: πάντα, ή μόνο όσο το ποντίκι είναι πάνω από τη λεκάνη</translation>
    </message>
    <message>
        <source>Whether the number of pictures drawn per second is shown beside the pool</source>
        <translation>Αν φαίνεται δίπλα στη λεκάνη ο αριθμός εικόνων ανά δευτερόλεπτο</translation>
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
        <source>How strongly the waves focus light on the floor</source>
        <translation>Πόσο έντονα εστιάζουν τα κύματα το φως στον πυθμένα</translation>
    </message>
    <message>
        <source>Vertical exaggeration</source>
        <translation>Υπερύψωση</translation>
    </message>
    <message>
        <source>How many times higher than they are waves are drawn</source>
        <translation>Πόσες φορές ψηλότερα από ό,τι είναι σχεδιάζονται τα κύματα</translation>
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
        <source>How steeply the eye looks down at the surface; 90: straight down</source>
        <translation>Πόσο απότομα κοιτάζει το μάτι την επιφάνεια· 90: κατακόρυφα</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Μεγέθυνση</translation>
    </message>
    <message>
        <source>The length that a cell stands for, in the unit cellUnit</source>
        <translation>Το μήκος που αντιστοιχεί σε ένα κελί, στη μονάδα cellUnit</translation>
    </message>
    <message>
        <source>Pulls keep the mean level</source>
        <translation>Τα τραβήγματα κρατούν τη μέση στάθμη</translation>
    </message>
    <message>
        <source>Where all sides are free or joined: whether what pulls, drops, drive and sources add is taken off again, evenly everywhere, so that they only move the water</source>
        <translation>Όπου όλες οι πλευρές είναι ελεύθερες ή ενωμένες σε δακτύλιο: αν ό,τι προσθέτουν τραβήγματα, σταγόνες, διέγερση και πηγές αφαιρείται ξανά, παντού το ίδιο, ώστε να μετακινούν μόνο το νερό</translation>
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
        <source>Set: the height that the medium gets. Pluck: how far it is moved before it is let go at rest. Add: how far, and as much velocity per step, so that a wide pull goes on to lift it many times as far</source>
        <translation>Ορισμός: το ύψος που παίρνει το μέσο. Τσίμπημα: πόσο μετακινείται πριν αφεθεί από ηρεμία. Πρόσθεση: πόσο, και άλλη τόση ταχύτητα ανά βήμα, ώστε ένα τράβηγμα με μεγάλο εύρος να το σηκώνει έπειτα πολλές φορές ψηλότερα</translation>
    </message>
    <message>
        <source>Regions are</source>
        <translation>Οι περιοχές είναι</translation>
    </message>
    <message>
        <source>water of another depth</source>
        <translation>νερό άλλου βάθους</translation>
    </message>
    <message>
        <source>a membrane of another mass</source>
        <translation>μεμβράνη άλλης μάζας</translation>
    </message>
    <message>
        <source>What regions of another speed are: water of another depth, where waves rise as they get slower, or a membrane or string of another mass, where they sink</source>
        <translation>Τι είναι οι περιοχές άλλης ταχύτητας: νερό άλλου βάθους, όπου τα κύματα ψηλώνουν καθώς επιβραδύνονται, ή μεμβράνη ή χορδή άλλης μάζας, όπου χαμηλώνουν</translation>
    </message>
    <message>
        <source>Impedance at the left end</source>
        <translation>Εμπέδηση του αριστερού άκρου</translation>
    </message>
    <message>
        <source>The impedance of the left end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>Η εμπέδηση του αριστερού άκρου σε μονάδες εκείνης της χορδής: 0 είναι ελεύθερο, 1 απορροφά κάθε κύμα, περισσότερο είναι σχεδόν σταθερό· ένα κύμα γυρίζει (1 − Z)/(1 + Z) φορές τόσο ψηλό</translation>
    </message>
    <message>
        <source>Impedance at the right end</source>
        <translation>Εμπέδηση του δεξιού άκρου</translation>
    </message>
    <message>
        <source>The impedance of the right end in units of the string&apos;s own: 0 is free, 1 takes up every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high</source>
        <translation>Η εμπέδηση του δεξιού άκρου σε μονάδες εκείνης της χορδής: 0 είναι ελεύθερο, 1 απορροφά κάθε κύμα, περισσότερο είναι σχεδόν σταθερό· ένα κύμα γυρίζει (1 − Z)/(1 + Z) φορές τόσο ψηλό</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Χάντρες</translation>
    </message>
    <message>
        <source>On every which point of a string a bead is drawn; 0: on none</source>
        <translation>Κάθε πόσα σημεία μιας χορδής σχεδιάζεται μια χάντρα· 0: πουθενά</translation>
    </message>
    <message>
        <source>Width of the absorbing rim</source>
        <translation>Πλάτος του απορροφητικού περιθωρίου</translation>
    </message>
    <message>
        <source>How many hidden cells take the waves up beyond each absorbing side of a pool: a narrow rim sends an echo back, a wide one takes longer to compute</source>
        <translation>Πόσα κρυφά κελιά απορροφούν τα κύματα πέρα από κάθε απορροφητική πλευρά μιας λεκάνης: ένα στενό περιθώριο επιστρέφει ηχώ, ένα πλατύ αργεί περισσότερο στον υπολογισμό</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Δυσκαμψία</translation>
    </message>
    <message>
        <source>How much a string resists bending, beside its tension; 0: not at all</source>
        <translation>Πόσο αντιστέκεται μια χορδή στην κάμψη, πέρα από την τάση της· 0: καθόλου</translation>
    </message>
    <message>
        <source>points²</source>
        <translation>σημεία²</translation>
    </message>
    <message>
        <source>It stands for</source>
        <translation>Παριστάνει</translation>
    </message>
    <message>
        <source>What real medium the string or pool stands for: lengths, times and frequencies are then shown in its units</source>
        <translation>Ποιο πραγματικό μέσο παριστάνει η χορδή ή η λεκάνη: μήκη, χρόνοι και συχνότητες φαίνονται τότε στις μονάδες του</translation>
    </message>
    <message>
        <source>Real length</source>
        <translation>Πραγματικό μήκος</translation>
    </message>
    <message>
        <source>How long the real string is, or the real pool from left to right</source>
        <translation>Πόσο μακριά είναι η πραγματική χορδή, ή η πραγματική λεκάνη από αριστερά ως δεξιά</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Τάση</translation>
    </message>
    <message>
        <source>The force with which the real string is stretched</source>
        <translation>Η δύναμη με την οποία είναι τεντωμένη η πραγματική χορδή</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Mass per length</source>
        <translation>Μάζα ανά μήκος</translation>
    </message>
    <message>
        <source>How heavy a metre of the real string is</source>
        <translation>Πόσο βαρύ είναι ένα μέτρο της πραγματικής χορδής</translation>
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
        <source>How deep the real water is: long waves have the speed √(g·h)</source>
        <translation>Πόσο βαθύ είναι το πραγματικό νερό: τα μακριά κύματα έχουν ταχύτητα √(g·h)</translation>
    </message>
    <message>
        <source>Drawn quantity</source>
        <translation>Σχεδιαζόμενο μέγεθος</translation>
    </message>
    <message>
        <source>What of a string is drawn as its line</source>
        <translation>Ποιο μέγεθος μιας χορδής σχεδιάζεται ως γραμμή</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Ταλάντωση</translation>
    </message>
    <message>
        <source>Whether the points of a string are drawn to move across it or along it</source>
        <translation>Αν τα σημεία μιας χορδής σχεδιάζονται να κινούνται εγκάρσια ή κατά μήκος της</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ελατήρια</translation>
    </message>
    <message>
        <source>Whether springs are drawn between the points of a string</source>
        <translation>Αν σχεδιάζονται ελατήρια ανάμεσα στα σημεία μιας χορδής</translation>
    </message>
    <message>
        <source>Travelling parts</source>
        <translation>Οδεύοντα κύματα</translation>
    </message>
    <message>
        <source>Whether what runs to the right and what runs to the left is drawn beside their sum</source>
        <translation>Αν αυτό που τρέχει προς τα δεξιά και αυτό που τρέχει προς τα αριστερά σχεδιάζονται δίπλα στο άθροισμά τους</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Δεσμοί</translation>
    </message>
    <message>
        <source>Whether nodes of a string are marked, with their distance</source>
        <translation>Αν σημειώνονται οι δεσμοί μιας χορδής, με την απόστασή τους</translation>
    </message>
    <message>
        <source>Energy along the string</source>
        <translation>Ενέργεια κατά μήκος της χορδής</translation>
    </message>
    <message>
        <source>Whether kinetic and potential energy are drawn along a string</source>
        <translation>Αν σχεδιάζονται η κινητική και η δυναμική ενέργεια κατά μήκος μιας χορδής</translation>
    </message>
    <message>
        <source>Flow of energy</source>
        <translation>Ροή ενέργειας</translation>
    </message>
    <message>
        <source>Whether arrows on a string show where energy flows</source>
        <translation>Αν βέλη πάνω σε μια χορδή δείχνουν προς τα πού ρέει ενέργεια</translation>
    </message>
    <message>
        <source>What falls</source>
        <translation>Τι πέφτει</translation>
    </message>
    <message>
        <source>What falls into the pool: drops of rain, the pieces of fireworks, or snow</source>
        <translation>Τι πέφτει στη λεκάνη: σταγόνες βροχής, κομμάτια πυροτεχνημάτων ή χιόνι</translation>
    </message>
    <message>
        <source>Fireworks column</source>
        <translation>Στήλη πυροτεχνημάτων</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their column</source>
        <translation>Από πού ρίχνονται τα πυροτεχνήματα: η στήλη τους</translation>
    </message>
    <message>
        <source>Fireworks row</source>
        <translation>Γραμμή πυροτεχνημάτων</translation>
    </message>
    <message>
        <source>Where fireworks are thrown from: their row</source>
        <translation>Από πού ρίχνονται τα πυροτεχνήματα: η γραμμή τους</translation>
    </message>
    <message>
        <source>Speed in the air</source>
        <translation>Ταχύτητα στον αέρα</translation>
    </message>
    <message>
        <source>How fast pieces of fireworks are thrown, or how fast flakes of snow sink</source>
        <translation>Πόσο γρήγορα ρίχνονται τα κομμάτια των πυροτεχνημάτων ή κατεβαίνουν οι νιφάδες του χιονιού</translation>
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
        <source>How much faster pieces of fireworks fall with every second</source>
        <translation>Πόσο ταχύτερα πέφτουν τα κομμάτια με κάθε δευτερόλεπτο</translation>
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
        <source>How far flakes are blown aside in one second along each axis (root mean square); it grows with the root of the time</source>
        <translation>Πόσο παρασύρονται οι νιφάδες σε ένα δευτερόλεπτο κατά μήκος κάθε άξονα (μέση τετραγωνική τιμή)· μεγαλώνει με τη ρίζα του χρόνου</translation>
    </message>
    <message>
        <source>cells/√s</source>
        <translation>κελιά/√s</translation>
    </message>
    <message>
        <source>How strongly neighbours pull. The speed of long waves in cells per step, the Courant number c·Δt/Δx, is √k; √(2k) with the stencil of 4 corners, √(3k) with all 8 alike</source>
        <translation>Πόσο δυνατά τραβούν οι γείτονες. Η ταχύτητα των μακριών κυμάτων σε κελιά ανά βήμα, ο αριθμός Courant c·Δt/Δx, είναι √k· √(2k) με τις 4 γωνίες ως γείτονες, √(3k) και με τους 8 ίσους</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Ταβάνι</translation>
    </message>
    <message>
        <source>The height at which a string&apos;s ceiling is drawn; 0: what its pulls reach</source>
        <translation>Το ύψος στο οποίο σχεδιάζεται το ταβάνι μιας χορδής· 0: όσο φτάνουν τα τραβήγματά της</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Deep water</source>
        <translation>Βαθύ νερό</translation>
    </message>
    <message>
        <source>Flat blue, as in 2013</source>
        <translation>Επίπεδο μπλε, όπως το 2013</translation>
    </message>
    <message>
        <source>Height in colours</source>
        <translation>Ύψος σε χρώματα</translation>
    </message>
    <message>
        <source>Surface in 3-D</source>
        <translation>Επιφάνεια σε 3 διαστάσεις</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Ενέργεια</translation>
    </message>
    <message>
        <source>Overflowing rings</source>
        <translation>Δακτύλιοι υπερχείλισης</translation>
    </message>
    <message>
        <source>Clear water over a floor</source>
        <translation>Καθαρό νερό πάνω από πυθμένα</translation>
    </message>
    <message>
        <source>The height as a shade of blue, with light from the upper left.</source>
        <translation>Το ύψος ως απόχρωση του μπλε, με φως από πάνω αριστερά.</translation>
    </message>
    <message>
        <source>Black where it is low, blue where it is high.</source>
        <translation>Μαύρο όπου είναι χαμηλά, μπλε όπου είναι ψηλά.</translation>
    </message>
    <message>
        <source>Crests in one colour, troughs in another: equal steps in height look equal.</source>
        <translation>Κορυφές σε ένα χρώμα, κοιλάδες σε άλλο: ίσες διαφορές ύψους φαίνονται ίσες.</translation>
    </message>
    <message>
        <source>A body of water: turn it with the right button, zoom with the wheel.</source>
        <translation>Ένας όγκος νερού: γυρίστε τον με το δεξί κουμπί, πλησιάστε με τη ροδέλα.</translation>
    </message>
    <message>
        <source>The kinetic and potential energy in each cell.</source>
        <translation>Η κινητική και η δυναμική ενέργεια κάθε κελιού.</translation>
    </message>
    <message>
        <source>Colours that start over where they end, as an eight-bit whole number overflows.</source>
        <translation>Χρώματα που ξαναρχίζουν εκεί που τελειώνουν, όπως υπερχειλίζει ένας ακέραιος οκτώ bit.</translation>
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
        <source>The mean of the squared height over whole periods: where waves are strong.</source>
        <translation>Ο μέσος όρος του τετραγώνου του ύψους σε ολόκληρες περιόδους: πού είναι δυνατά τα κύματα.</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Water effects</source>
        <translation>Εφέ νερού</translation>
    </message>
    <message>
        <source>The wave applet as printed</source>
        <translation>Το applet κυμάτων, όπως τυπώθηκε</translation>
    </message>
    <message>
        <source>The wave applet</source>
        <translation>Το applet κυμάτων</translation>
    </message>
    <message>
        <source>Eight neighbours in whole numbers, their sum divided by four: the divisor with which the rule works.</source>
        <translation>Οκτώ γείτονες σε ακεραίους, το άθροισμά τους δια τέσσερα: ο διαιρέτης με τον οποίο ο κανόνας δουλεύει.</translation>
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
        <source>The water of 2009</source>
        <translation>Το νερό του 2009</translation>
    </message>
    <message>
        <source>Heights in whole numbers: click and hold, or drag, to pull the water under the pointer.</source>
        <translation>Ύψη σε ακεραίους: κρατήστε πατημένο ή σύρετε, για να τραβήξετε το νερό κάτω από τον δείκτη.</translation>
    </message>
    <message>
        <source>The 2013 page</source>
        <translation>Η σελίδα του 2013</translation>
    </message>
    <message>
        <source>The pool of 2013, as its text says</source>
        <translation>Η λεκάνη του 2013, όπως λέει το κείμενο</translation>
    </message>
    <message>
        <source>The same pool with the four nearest neighbours and the stronger damping that the page&apos;s text gives.</source>
        <translation>Η ίδια λεκάνη με τους τέσσερις κοντινότερους γείτονες και την ισχυρότερη απόσβεση που δίνει το κείμενο της σελίδας.</translation>
    </message>
    <message>
        <source>The pool of 2013, as its code runs</source>
        <translation>Η λεκάνη του 2013, όπως τρέχει ο κώδικας</translation>
    </message>
    <message>
        <source>Waves reflect and interfere; the diagonal stencil leaves out every second cell, as on a chessboard.</source>
        <translation>Τα κύματα ανακλώνται και συμβάλλουν· οι διαγώνιοι γείτονες αφήνουν έξω κάθε δεύτερο κελί, όπως σε σκακιέρα.</translation>
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
        <source>Click, hold and drag: round waves spread, meet and come back from the walls.</source>
        <translation>Κάντε κλικ, κρατήστε, σύρετε: κυκλικά κύματα απλώνονται, συναντιούνται και γυρίζουν από τα τοιχώματα.</translation>
    </message>
    <message>
        <source>A ring</source>
        <translation>Ένας δακτύλιος</translation>
    </message>
    <message>
        <source>Both ends are joined: two pulses run round in opposite directions and pass through each other twice a second.</source>
        <translation>Τα δύο άκρα είναι ενωμένα: δύο παλμοί τρέχουν γύρω γύρω με αντίθετη φορά και περνούν ο ένας μέσα από τον άλλο δύο φορές το δευτερόλεπτο.</translation>
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
        <source>Each point hangs on four neighbours and opposite sides are joined: what leaves on one side comes in on the other.</source>
        <translation>Κάθε σημείο κρέμεται από τέσσερις γείτονες και οι απέναντι πλευρές είναι ενωμένες: ό,τι φεύγει από τη μία μπαίνει από την άλλη.</translation>
    </message>
    <message>
        <source>The string of 2009</source>
        <translation>Η χορδή του 2009</translation>
    </message>
    <message>
        <source>Pulled at a quarter of its length to half the height: can you make it reach the right side?</source>
        <translation>Τραβιέται στο ένα τέταρτο του μήκους της ως το μισό ύψος: μπορείτε να την κάνετε να φτάσει στη δεξιά πλευρά;</translation>
    </message>
    <message>
        <source>The string of 2013</source>
        <translation>Η χορδή του 2013</translation>
    </message>
    <message>
        <source>A string with a free end</source>
        <translation>Χορδή με ελεύθερο άκρο</translation>
    </message>
    <message>
        <source>One end slides freely: pulses come back upright there, and the lowest rhythm is half as fast.</source>
        <translation>Το ένα άκρο γλιστρά ελεύθερα: εκεί οι παλμοί γυρίζουν όρθιοι, και ο πιο αργός ρυθμός είναι ο μισός.</translation>
    </message>
    <message>
        <source>A string with fixed ends</source>
        <translation>Χορδή με σταθερά άκρα</translation>
    </message>
    <message>
        <source>First every cell becomes the mean of itself and its neighbours: a drop only blurs. Then half the neighbours&apos; sum minus the frame before, less a sixteenth: now it swings.</source>
        <translation>Πρώτα κάθε κελί παίρνει τον μέσο όρο με τους γείτονες: η σταγόνα θολώνει. Μετά το μισό άθροισμά τους μείον το προηγούμενο καρέ, μείον 1/16: ταλαντώνεται.</translation>
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
        <source>A bay that sings</source>
        <translation>Ένας κόλπος που τραγουδά</translation>
    </message>
    <message>
        <source>In a corner</source>
        <translation>Σε μια γωνία</translation>
    </message>
    <message>
        <source>Three mirror images answer: one in each wall, upside down, and one in the corner, upright again.</source>
        <translation>Απαντούν τρία είδωλα: ένα σε κάθε τοίχο, ανάποδο, και ένα στη γωνία, πάλι όρθιο.</translation>
    </message>
    <message>
        <source>Speed along the axis and the diagonal</source>
        <translation>Ταχύτητα στον άξονα και στη διαγώνιο</translation>
    </message>
    <message>
        <source>On a grid short waves lag behind, most along the axes: the front of a sharp drop is no circle.</source>
        <translation>Σε πλέγμα τα κοντά κύματα μένουν πίσω, πιο πολύ στους άξονες: το μέτωπο μιας απότομης σταγόνας δεν είναι κύκλος.</translation>
    </message>
    <message>
        <source>Doppler effect</source>
        <translation>Φαινόμενο Ντόπλερ</translation>
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
        <source>What starts in one focus of the ellipse comes together in the other, from all sides at the same time.</source>
        <translation>Ό,τι ξεκινά από τη μία εστία της έλλειψης μαζεύεται στην άλλη, από όλες τις πλευρές ταυτόχρονα.</translation>
    </message>
    <message>
        <source>Fixed and free walls</source>
        <translation>Σταθεροί και ελεύθεροι τοίχοι</translation>
    </message>
    <message>
        <source>The fixed wall above sends the pulse back upside down, the free one below upright.</source>
        <translation>Ο σταθερός τοίχος πάνω στέλνει πίσω τον παλμό ανάποδα, ο ελεύθερος κάτω όρθιο.</translation>
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
        <source>In the shallow lens waves are slower; its thick middle holds them back most, and straight waves run together in a focus.</source>
        <translation>Στον ρηχό φακό τα κύματα είναι πιο αργά· η παχιά μέση του τα καθυστερεί περισσότερο, και τα ευθύγραμμα κύματα συγκλίνουν σε μια εστία.</translation>
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
        <source>Two sources out of step</source>
        <translation>Δύο πηγές σε αντίθεση φάσης</translation>
    </message>
    <message>
        <source>The two sources swing against each other: now the middle line rests, and every loud direction has become a quiet one.</source>
        <translation>Οι δύο πηγές ταλαντώνονται αντίθετα: τώρα η μεσοκάθετος ηρεμεί, και κάθε δυνατή διεύθυνση έγινε ήσυχη.</translation>
    </message>
    <message>
        <source>Plane wave</source>
        <translation>Επίπεδο κύμα</translation>
    </message>
    <message>
        <source>A line that swings sends straight waves; they keep their height, having nowhere to spread.</source>
        <translation>Μια γραμμή που ταλαντώνεται στέλνει ευθύγραμμα κύματα· κρατούν το ύψος τους, αφού δεν έχουν πού να απλωθούν.</translation>
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
        <translation>Αργό μέσο: νόμος του Σνελ</translation>
    </message>
    <message>
        <source>Faster than its waves</source>
        <translation>Ταχύτερη από τα κύματά της</translation>
    </message>
    <message>
        <source>The source outruns its own rings; together they form a wedge whose sine is the speed of waves over that of the source.</source>
        <translation>Η πηγή ξεπερνά τους δικούς της δακτυλίους· μαζί σχηματίζουν σφήνα με ημίτονο την ταχύτητα των κυμάτων προς την ταχύτητα της πηγής.</translation>
    </message>
    <message>
        <source>Total reflection</source>
        <translation>Ολική ανάκλαση</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>Δύο πηγές</translation>
    </message>
    <message>
        <source>Wave guide</source>
        <translation>Κυματοδηγός</translation>
    </message>
    <message>
        <source>Between fixed walls only waves shorter than twice the width can travel: the wide channel carries the wave, the narrow one does not.</source>
        <translation>Ανάμεσα σε σταθερούς τοίχους ταξιδεύουν μόνο κύματα κοντύτερα από το διπλάσιο του πλάτους: το πλατύ κανάλι περνά το κύμα, το στενό όχι.</translation>
    </message>
    <message>
        <source>The same eight neighbours divided by two, as it was printed: a level surface grows by a factor of 3.73 at every step.</source>
        <translation>Οι ίδιοι οκτώ γείτονες δια δύο, όπως τυπώθηκε: μια επίπεδη επιφάνεια πολλαπλασιάζεται επί 3,73 σε κάθε βήμα.</translation>
    </message>
    <message>
        <source>Towards the shore the water is shallower and waves are slower: they become shorter and turn until they run straight at it.</source>
        <translation>Προς την ακτή το νερό είναι πιο ρηχό και τα κύματα πιο αργά: κονταίνουν και στρίβουν ώσπου να τρέχουν κατευθείαν πάνω της.</translation>
    </message>
    <message>
        <source>Water sloshing through the narrow mouth swings against the level of the whole bay, which resonates far below its first standing wave.</source>
        <translation>Το νερό που πηγαινοέρχεται στο στενό στόμιο ταλαντώνεται με τη στάθμη όλου του κόλπου: συντονίζεται πολύ πιο χαμηλά από το πρώτο στάσιμο κύμα του.</translation>
    </message>
    <message>
        <source>Two pools in one</source>
        <translation>Δύο λεκάνες σε μία</translation>
    </message>
    <message>
        <source>The diagonal stencil never couples the two colours of a chessboard: a drop in one cell reaches every second cell only.</source>
        <translation>Οι διαγώνιοι γείτονες δεν συνδέουν ποτέ τα δύο χρώματα μιας σκακιέρας: μια σταγόνα σε ένα κελί φτάνει μόνο στα μισά κελιά.</translation>
    </message>
    <message>
        <source>Ahead of the moving source the waves are shorter and come more often, behind it they are longer.</source>
        <translation>Μπροστά από την κινούμενη πηγή τα κύματα είναι πιο κοντά και έρχονται πιο συχνά, πίσω της πιο μακριά.</translation>
    </message>
    <message>
        <source>Behind two slits the waves meet: they are loud in the directions where the paths from the slits differ by whole wavelengths.</source>
        <translation>Πίσω από δύο σχισμές τα κύματα συναντιούνται: μέγιστα υπάρχουν στις διευθύνσεις όπου οι δρόμοι από τις σχισμές διαφέρουν κατά ακέραια μήκη κύματος.</translation>
    </message>
    <message>
        <source>A source that swings steadily sends out rings one wavelength apart; the wider they are, the weaker.</source>
        <translation>Μια πηγή που ταλαντώνεται σταθερά στέλνει δακτυλίους σε απόσταση ενός μήκους κύματος· όσο μεγαλώνουν, τόσο εξασθενούν.</translation>
    </message>
    <message>
        <source>The paths from the focus to the mirror and on to a straight line are all equally long: rings come back as straight waves.</source>
        <translation>Οι δρόμοι από την εστία στο κάτοπτρο και ως μια ευθεία είναι όλοι ίσοι: οι δακτύλιοι γυρίζουν ως ευθύγραμμα κύματα.</translation>
    </message>
    <message>
        <source>The slow prism turns the beam towards its base, twice in the same direction.</source>
        <translation>Το αργό πρίσμα στρέφει τη δέσμη προς τη βάση του, δύο φορές προς την ίδια φορά.</translation>
    </message>
    <message>
        <source>Every drop makes its own ring, and the rings pass through each other unchanged; the same seed gives the same rain.</source>
        <translation>Κάθε σταγόνα κάνει τον δικό της δακτύλιο, και οι δακτύλιοι περνούν ο ένας μέσα από τον άλλον αναλλοίωτοι· ίδιος σπόρος, ίδια βροχή.</translation>
    </message>
    <message>
        <source>A slit three wavelengths wide sends most of the wave straight on, with quiet directions beside it; a narrow one sends rings everywhere.</source>
        <translation>Μια σχισμή εύρους τριών μηκών κύματος στέλνει το περισσότερο κύμα ίσια μπροστά, με ήσυχες διευθύνσεις δίπλα· μια στενή στέλνει δακτυλίους παντού.</translation>
    </message>
    <message>
        <source>At the border of a slower medium the wave turns towards the normal: the sines of the angles are in the ratio of the speeds.</source>
        <translation>Στο σύνορο ενός πιο αργού μέσου το κύμα στρέφεται προς την κάθετο: τα ημίτονα των γωνιών έχουν τον λόγο των ταχυτήτων.</translation>
    </message>
    <message>
        <source>Points with position and velocity in a ring: the spring constant sets how jittery they are, damping slows them down.</source>
        <translation>Σημεία με θέση και ταχύτητα σε δακτύλιο: η σταθερά του ελατηρίου ορίζει πόσο νευρικά είναι, η απόσβεση τα επιβραδύνει.</translation>
    </message>
    <message>
        <source>Find the string&apos;s resonance and make the waves reach the ceiling; its damping, not its length, sets its rhythm.</source>
        <translation>Βρείτε τον συντονισμό της χορδής και κάντε τα κύματα να φτάσουν το ταβάνι· τον ρυθμό της τον δίνει η απόσβεση, όχι το μήκος.</translation>
    </message>
    <message>
        <source>Tap in the rhythm of the string: when every small tug comes at the right moment, the waves add up to fourteen times a single one.</source>
        <translation>Χτυπήστε στον ρυθμό της χορδής: όταν κάθε μικρό τράβηγμα έρχεται τη σωστή στιγμή, τα κύματά τους γίνονται δεκατέσσερις φορές το ένα.</translation>
    </message>
    <message>
        <source>From the slow side, a wave that meets the border at too flat an angle cannot leave; it creeps along outside and is reflected.</source>
        <translation>Από την αργή πλευρά, ένα κύμα που συναντά πολύ πλάγια το σύνορο δεν μπορεί να βγει· έρπει λίγο απ’ έξω και ανακλάται.</translation>
    </message>
    <message>
        <source>Where the paths from two sources differ by whole wavelengths, the waves add up; half a wavelength further, the water rests.</source>
        <translation>Όπου οι δρόμοι από δύο πηγές διαφέρουν κατά ακέραια μήκη κύματος, τα κύματα ενισχύονται· μισό μήκος κύματος παραπέρα, το νερό ηρεμεί.</translation>
    </message>
    <message>
        <source>A harbour behind a thick absorbing mole: the sea gets in through the mouth only, and hardly anything echoes.</source>
        <translation>Ένα λιμάνι πίσω από παχύ απορροφητικό μόλο: η θάλασσα μπαίνει μόνο από το στόμιο και σχεδόν τίποτα δεν αντηχεί.</translation>
    </message>
    <message>
        <source>Four sources half a wavelength apart send their waves straight ahead and straight back: together they make two beams, and to the sides it stays quiet.</source>
        <translation>Τέσσερις πηγές σε απόσταση μισού μήκους κύματος στέλνουν τα κύματά τους ίσια μπροστά και ίσια πίσω: μαζί κάνουν δύο δέσμες, και στα πλάγια μένει ήρεμα.</translation>
    </message>
    <message>
        <source>Driven at one of its own frequencies, the pool swings in p by q half wavelengths, more and more; in between it swings much less.</source>
        <translation>Όταν διεγείρεται σε ιδιοσυχνότητά της, η λεκάνη ταλαντώνεται σε p επί q μισά μήκη κύματος και δυναμώνει· ενδιάμεσα ταλαντώνεται πολύ λιγότερο.</translation>
    </message>
    <message>
        <source>Two strings joined</source>
        <translation>Δύο ενωμένες χορδές</translation>
    </message>
    <message>
        <source>The right string has more mass: a quarter of a pulse&apos;s height comes back upside down, three quarters go on, at 0.6 of the speed.</source>
        <translation>Η δεξιά χορδή έχει μεγαλύτερη μάζα: το ένα τέταρτο του ύψους ενός παλμού γυρίζει ανάποδο, τα τρία τέταρτα προχωρούν, με 0,6 της ταχύτητας.</translation>
    </message>
    <message>
        <source>A basin</source>
        <translation>Μια μικρή λεκάνη</translation>
    </message>
    <message>
        <source>Click in an even rhythm: in the right one the whole basin swings, higher with every click.</source>
        <translation>Κάντε κλικ με σταθερό ρυθμό: στον σωστό ταλαντώνεται ολόκληρη η λεκάνη, με κάθε κλικ ψηλότερα.</translation>
    </message>
    <message>
        <source>Beats of two tones</source>
        <translation>Διακροτήματα δύο τόνων</translation>
    </message>
    <message>
        <source>Two oscillators of 8 and 9 hertz on one string: where both arrive the waves rise and fall once a second.</source>
        <translation>Δύο ταλαντωτές, 8 και 9 χερτζ, σε μία χορδή: όπου φτάνουν τα κύματα και των δύο, δυναμώνουν και εξασθενούν μία φορά το δευτερόλεπτο.</translation>
    </message>
    <message>
        <source>A chain of ten beads</source>
        <translation>Μια αλυσίδα με δέκα χάντρες</translation>
    </message>
    <message>
        <source>Ten beads joined by springs have ten standing waves and no more: their overtones lie lower than those of a string.</source>
        <translation>Δέκα χάντρες ενωμένες με ελατήρια έχουν δέκα στάσιμα κύματα και κανένα άλλο: οι υπέρτονοί τους είναι χαμηλότεροι από εκείνους μιας χορδής.</translation>
    </message>
    <message>
        <source>Two strings coupled by a bridge</source>
        <translation>Δύο χορδές σε σύζευξη με μια γέφυρα</translation>
    </message>
    <message>
        <source>The heavy bridge in the middle lets a little through: what the left string does goes over to the right one, and comes back.</source>
        <translation>Η βαριά γέφυρα στη μέση αφήνει λίγο να περάσει: ό,τι κάνει η αριστερή χορδή περνά στη δεξιά, και γυρίζει πίσω.</translation>
    </message>
    <message>
        <source>A piano string</source>
        <translation>Μια χορδή πιάνου</translation>
    </message>
    <message>
        <source>Steel resists bending: short waves run ahead of the hammer&apos;s blow, and overtones are too high, the eighth by four percent.</source>
        <translation>Το ατσάλι αντιστέκεται στην κάμψη: τα κοντά κύματα τρέχουν μπροστά από το χτύπημα του σφυριού, και οι υπέρτονοι είναι πολύ ψηλοί, ο όγδοος κατά τέσσερα τοις εκατό.</translation>
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
        <source>Guides and filters</source>
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
        <source>Waves that are not round</source>
        <translation>Κύματα που δεν είναι στρογγυλά</translation>
    </message>
    <message>
        <source>Anti-reflective coating</source>
        <translation>Αντιανακλαστική επίστρωση</translation>
    </message>
    <message>
        <source>Above, a layer a quarter of a wave thick lies on the slow water, below there is none: above nothing comes back, below crests rock on the spot.</source>
        <translation>Πάνω, μπροστά στο αργό νερό υπάρχει ένα στρώμα με πάχος ένα τέταρτο του μήκους κύματος, κάτω όχι: πάνω δεν γυρίζει τίποτα, κάτω οι κορυφές λικνίζονται επί τόπου.</translation>
    </message>
    <message>
        <source>Babinet&apos;s principle</source>
        <translation>Αρχή του Babinet</translation>
    </message>
    <message>
        <source>Above a slit, below a strip that would just fill it, in the middle nothing. What the probes behind slit and strip show adds up to what comes without.</source>
        <translation>Πάνω μια σχισμή, κάτω μια λωρίδα που θα τη γέμιζε ακριβώς, στη μέση τίποτα. Όσα δείχνουν οι αισθητήρες πίσω από τη σχισμή και τη λωρίδα έχουν άθροισμα αυτό που φτάνει χωρίς αυτές.</translation>
    </message>
    <message>
        <source>Loudspeaker in a wall</source>
        <translation>Μεγάφωνο σε τοίχο</translation>
    </message>
    <message>
        <source>A piston two wavelengths wide swings in a rigid wall: it beams ahead, and there is a direction in which nothing is heard.</source>
        <translation>Ένα έμβολο με εύρος δύο μήκη κύματος πάλλεται μέσα σε άκαμπτο τοίχο: εκπέμπει προς τα εμπρός, και υπάρχει μια διεύθυνση όπου δεν ακούγεται τίποτα.</translation>
    </message>
    <message>
        <source>Beats of two sources</source>
        <translation>Διακροτήματα δύο πηγών</translation>
    </message>
    <message>
        <source>Two sources of nearly the same frequency: where the water is loud and where it rests moves slowly past each place. How often does a probe get loud?</source>
        <translation>Δύο πηγές με σχεδόν ίδια συχνότητα: τα μέρη με δυνατά κύματα και τα μέρη όπου το νερό ηρεμεί περνούν αργά από κάθε θέση. Πόσο συχνά δυναμώνει το κύμα σε έναν αισθητήρα;</translation>
    </message>
    <message>
        <source>A bent lake</source>
        <translation>Μια καμπύλη λίμνη</translation>
    </message>
    <message>
        <source>Long waves follow the bends of a long lake. Its water swings from end to end as if the lake were straight; what counts is the way along its middle.</source>
        <translation>Τα μακριά κύματα ακολουθούν τις στροφές μιας μακρόστενης λίμνης. Το νερό της ταλαντώνεται από άκρη σε άκρη σαν να ήταν ίσια· μετρά ο δρόμος κατά μήκος της μέσης της.</translation>
    </message>
    <message>
        <source>Mirror of thin layers</source>
        <translation>Κάτοπτρο από λεπτά στρώματα</translation>
    </message>
    <message>
        <source>Strips and gaps a quarter of a wavelength long send back a little each, all in step: four strips are nearly a mirror. Waves half as long go through.</source>
        <translation>Λωρίδες και κενά με μήκος ένα τέταρτο του μήκους κύματος στέλνουν πίσω από λίγο, όλα σε φάση: τέσσερις λωρίδες είναι σχεδόν κάτοπτρο. Κύματα με το μισό μήκος περνούν.</translation>
    </message>
    <message>
        <source>In a circle</source>
        <translation>Σε έναν κύκλο</translation>
    </message>
    <message>
        <source>What starts beside the middle of a round wall comes together on the other side, as far from the middle, and then again where it began.</source>
        <translation>Ό,τι ξεκινά δίπλα στο κέντρο ενός στρογγυλού τοίχου μαζεύεται στην άλλη πλευρά, εξίσου μακριά από το κέντρο, και μετά πάλι εκεί όπου άρχισε.</translation>
    </message>
    <message>
        <source>A round drum</source>
        <translation>Ένα στρογγυλό τύμπανο</translation>
    </message>
    <message>
        <source>Struck beside its middle, a round drum has tones that are no multiples of the lowest: it has a pitch, but no harmony.</source>
        <translation>Ένα στρογγυλό τύμπανο χτυπημένο δίπλα στο κέντρο έχει τόνους που δεν είναι πολλαπλάσια του χαμηλότερου: έχει τονικό ύψος, αλλά όχι αρμονία.</translation>
    </message>
    <message>
        <source>Round island of slow water</source>
        <translation>Στρογγυλό νησί αργού νερού</translation>
    </message>
    <message>
        <source>A round shoal bends the waves as a ball of glass bends light: behind it they run together in a focus.</source>
        <translation>Μια στρογγυλή ρηχή περιοχή διαθλά τα κύματα όπως μια γυάλινη σφαίρα το φως: πίσω της συγκλίνουν σε μια εστία.</translation>
    </message>
    <message>
        <source>Two sources of the same noise</source>
        <translation>Δύο πηγές με τον ίδιο θόρυβο</translation>
    </message>
    <message>
        <source>Both sources send the same noise. In the middle it arrives together; further out one hears what the other sent long ago, and the fringes are gone.</source>
        <translation>Και οι δύο πηγές στέλνουν τον ίδιο θόρυβο. Στη μέση φτάνει ταυτόχρονα· πιο έξω ακούμε ό,τι έστειλε η άλλη πολύ πριν, και οι κροσσοί χάνονται.</translation>
    </message>
    <message>
        <source>Up onto the shelf</source>
        <translation>Πάνω στην υφαλοκρηπίδα</translation>
    </message>
    <message>
        <source>At the edge of the shelf the water is four times shallower and waves are half as fast: the wave becomes higher and shorter, and a part goes back.</source>
        <translation>Στο χείλος της υφαλοκρηπίδας το νερό γίνεται τέσσερις φορές πιο ρηχό και τα κύματα έχουν τη μισή ταχύτητα: το κύμα γίνεται ψηλότερο και κοντύτερο, και ένα μέρος γυρίζει πίσω.</translation>
    </message>
    <message>
        <source>Two rooms and a door</source>
        <translation>Δύο δωμάτια και μια πόρτα</translation>
    </message>
    <message>
        <source>What swings in the left room goes through the door to the right one, all of it, and comes back.</source>
        <translation>Ό,τι ταλαντώνεται στο αριστερό δωμάτιο περνά από την πόρτα στο δεξί, ολόκληρο, και γυρίζει πίσω.</translation>
    </message>
    <message>
        <source>The step that makes no error</source>
        <translation>Το βήμα που δεν κάνει σφάλμα</translation>
    </message>
    <message>
        <source>With k = 1 every wave goes exactly one point in a step, the shortest, too: corners stay corners, for ever. With any other k they do not.</source>
        <translation>Με k = 1 κάθε κύμα προχωρά ακριβώς ένα σημείο ανά βήμα, ακόμη και το πιο κοντό: οι γωνίες μένουν γωνίες, για πάντα. Με κάθε άλλο k όχι.</translation>
    </message>
    <message>
        <source>Dipole</source>
        <translation>Δίπολο</translation>
    </message>
    <message>
        <source>Two poles side by side swing against each other, as the front and the back of a loudspeaker without a box. Where do you hear nothing?</source>
        <translation>Δύο πόλοι δίπλα δίπλα ταλαντώνονται αντίθετα, όπως η μπροστινή και η πίσω όψη ενός μεγαφώνου χωρίς κουτί. Πού δεν ακούτε τίποτα;</translation>
    </message>
    <message>
        <source>Echo from a moving mirror</source>
        <translation>Ηχώ από κινούμενο καθρέφτη</translation>
    </message>
    <message>
        <source>The mirror moves to and fro. What it throws back has more waves a second while it comes, and fewer while it goes: so the speed of cars is measured.</source>
        <translation>Ο καθρέφτης πηγαινοέρχεται. Ό,τι στέλνει πίσω έχει περισσότερα κύματα το δευτερόλεπτο όσο πλησιάζει, και λιγότερα όσο απομακρύνεται: έτσι μετρούν την ταχύτητα των αυτοκινήτων.</translation>
    </message>
    <message>
        <source>Tunnelling through a gap</source>
        <translation>Φαινόμενο σήραγγας σε ένα διάκενο</translation>
    </message>
    <message>
        <source>At 45° the wave would be reflected totally by the fast gap; but the gap is narrow, and some of it tunnels through. Make it wider.</source>
        <translation>Στις 45° το κύμα θα ανακλόταν ολικά στο γρήγορο διάκενο· αλλά το διάκενο είναι στενό, και ένα μέρος περνά με το φαινόμενο σήραγγας. Μεγαλώστε το.</translation>
    </message>
    <message>
        <source>Gaussian beam</source>
        <translation>Γκαουσιανή δέσμη</translation>
    </message>
    <message>
        <source>A beam can&apos;t stay narrow: the narrower its waist, the sooner it spreads. This is the beam of a laser.</source>
        <translation>Μια δέσμη δεν μπορεί να μείνει στενή: όσο στενότερος ο λαιμός της, τόσο νωρίτερα ανοίγει. Τέτοια είναι η δέσμη ενός λέιζερ.</translation>
    </message>
    <message>
        <source>The wave rises on the slope</source>
        <translation>Το κύμα ψηλώνει στην πλαγιά</translation>
    </message>
    <message>
        <source>The sea floor rises evenly to a sixteenth of the depth: the wave becomes slower, shorter and twice as high, as tsunamis do.</source>
        <translation>Ο βυθός ανεβαίνει ομαλά, ώσπου να μείνει το ένα δέκατο έκτο του βάθους: το κύμα γίνεται πιο αργό, πιο κοντό και διπλά ψηλό, όπως τα τσουνάμι.</translation>
    </message>
    <message>
        <source>Round the bend</source>
        <translation>Γύρω από τη στροφή</translation>
    </message>
    <message>
        <source>A duct narrower than half a wavelength carries one mode only. Round two smooth bends it loses nothing: is the wave as high behind them as before?</source>
        <translation>Ένας αγωγός στενότερος από μισό μήκος κύματος οδηγεί έναν μόνο τρόπο διάδοσης. Σε δύο ομαλές στροφές δεν χάνει τίποτα: είναι το κύμα μετά από αυτές εξίσου ψηλό με πριν;</translation>
    </message>
    <message>
        <source>Coupled guides</source>
        <translation>Συζευγμένοι κυματοδηγοί</translation>
    </message>
    <message>
        <source>Two slow strips side by side carry a wave as glass fibres do light. It goes over from one to the other and back: after how many cells?</source>
        <translation>Δύο αργές λωρίδες δίπλα δίπλα οδηγούν ένα κύμα όπως οι οπτικές ίνες το φως. Περνά από τη μία στην άλλη και πίσω: μετά από πόσα κελιά;</translation>
    </message>
    <message>
        <source>A duct divides</source>
        <translation>Ένας αγωγός διχάζεται</translation>
    </message>
    <message>
        <source>Where one duct becomes two of the same width, each gets less than all, and something comes back. How much?</source>
        <translation>Εκεί που ένας αγωγός γίνεται δύο ίδιου πλάτους, ο καθένας παίρνει λιγότερο από το όλο, και κάτι γυρίζει πίσω. Πόσο;</translation>
    </message>
    <message>
        <source>Two modes in one guide</source>
        <translation>Δύο τρόποι διάδοσης σε έναν κυματοδηγό</translation>
    </message>
    <message>
        <source>Fed on one side only, the lower guide carries two modes of different speed: the wave winds from wall to wall. How long is a turn of it?</source>
        <translation>Ο κάτω κυματοδηγός τροφοδοτείται μόνο από τη μία πλευρά και οδηγεί δύο τρόπους διάδοσης με διαφορετική ταχύτητα: το κύμα ελίσσεται από τοίχο σε τοίχο. Πόσο μακριά είναι μια στροφή του;</translation>
    </message>
    <message>
        <source>Edge of a shadow</source>
        <translation>Η άκρη μιας σκιάς</translation>
    </message>
    <message>
        <source>A wall that ends: the wave goes round its edge, and beside the shadow there are fringes, brighter and darker than without the wall.</source>
        <translation>Ένας τοίχος που τελειώνει: το κύμα στρίβει γύρω από την άκρη του, και δίπλα στη σκιά υπάρχουν κροσσοί, φωτεινότεροι και σκοτεινότεροι απ’ ό,τι χωρίς τον τοίχο.</translation>
    </message>
    <message>
        <source>Resonance of a harbour</source>
        <translation>Συντονισμός ενός λιμανιού</translation>
    </message>
    <message>
        <source>A swell whose quarter wavelength fits into the narrow harbour, its mouth counted in, rises at the quay far above the swell at the open coast.</source>
        <translation>Μια φουσκοθαλασσιά που το ένα τέταρτο του μήκους κύματός της χωρά στο στενό λιμάνι, μαζί με το στόμιό του, ανεβαίνει στην προκυμαία πολύ ψηλότερα απ’ ό,τι στην ανοιχτή ακτή.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Προβολέας αυτοκινήτου</translation>
    </message>
    <message>
        <source>The source is in the focus of the parabola: what the mirror reflects runs straight ahead, as the light of a headlight.</source>
        <translation>Η πηγή είναι στην εστία της παραβολής: ό,τι ανακλά το κάτοπτρο τρέχει ίσια μπροστά, όπως το φως ενός προβολέα.</translation>
    </message>
    <message>
        <source>Hexapole</source>
        <translation>Εξάπολο</translation>
    </message>
    <message>
        <source>Six poles round a circle, plus and minus in turn: six beams, with rest between them.</source>
        <translation>Έξι πόλοι σε κύκλο, συν και πλην εναλλάξ: έξι δέσμες, και ανάμεσά τους ηρεμία.</translation>
    </message>
    <message>
        <source>A grille that keeps long waves out</source>
        <translation>Μια σχάρα που κρατά έξω τα μακριά κύματα</translation>
    </message>
    <message>
        <source>Through the gaps of a grille whose bars hold the medium, as the window of a microwave oven does, only waves shorter than twice a gap can pass.</source>
        <translation>Από τα κενά μιας σχάρας που οι ράβδοι της κρατούν το μέσο ακίνητο, όπως στην πόρτα ενός φούρνου μικροκυμάτων, περνούν μόνο κύματα κοντύτερα από το διπλάσιο ενός κενού.</translation>
    </message>
    <message>
        <source>Two sources that know nothing of each other</source>
        <translation>Δύο πηγές που δεν ξέρουν η μία για την άλλη</translation>
    </message>
    <message>
        <source>Two sources of noise, each of its own: there are no fringes to see, for where waves add up now they cancel a moment later.</source>
        <translation>Δύο πηγές θορύβου, καθεμιά με τον δικό της: δεν φαίνονται κροσσοί, γιατί ό,τι εδώ ενισχύεται, μια στιγμή αργότερα αναιρείται.</translation>
    </message>
    <message>
        <source>A touch too much</source>
        <translation>Μια ιδέα παραπάνω</translation>
    </message>
    <message>
        <source>k is four ten-thousandths above its limit, and the shortest wave grows, out of nothing; then k is lowered, and it goes. Again and again.</source>
        <translation>Το k είναι τέσσερα δεκάκις χιλιοστά πάνω από το όριό του, και το πιο κοντό κύμα μεγαλώνει, από το τίποτα· μετά το k μικραίνει, και το κύμα σβήνει. Ξανά και ξανά.</translation>
    </message>
    <message>
        <source>Two straight waves that cross</source>
        <translation>Δύο ευθύγραμμα κύματα που διασταυρώνονται</translation>
    </message>
    <message>
        <source>Where two straight waves cross, the crests make a chequered pattern that slides to the right between lines of rest.</source>
        <translation>Εκεί που διασταυρώνονται δύο ευθύγραμμα κύματα, οι κορυφές κάνουν ένα σχέδιο σκακιέρας που γλιστρά προς τα δεξιά ανάμεσα σε γραμμές ηρεμίας.</translation>
    </message>
    <message>
        <source>Sound over a cold lake</source>
        <translation>Ήχος πάνω από κρύα λίμνη</translation>
    </message>
    <message>
        <source>Over cold water sound is slower below than above: what goes up is bent down again and is heard far across the lake.</source>
        <translation>Πάνω από κρύο νερό ο ήχος είναι πιο αργός χαμηλά απ’ ό,τι ψηλά: ό,τι ανεβαίνει καμπυλώνεται πάλι προς τα κάτω και ακούγεται μακριά πάνω από τη λίμνη.</translation>
    </message>
    <message>
        <source>Round an island</source>
        <translation>Γύρω από ένα νησί</translation>
    </message>
    <message>
        <source>Waves bend round a small island and meet behind it. Is the shore that looks away from the sea a calm place to land?</source>
        <translation>Τα κύματα περιθλώνται γύρω από ένα μικρό νησί και συναντιούνται πίσω του. Είναι ήρεμο μέρος για να αράξετε η ακτή που δεν βλέπει στο πέλαγος;</translation>
    </message>
    <message>
        <source>Lateral quadrupole</source>
        <translation>Πλευρικό τετράπολο</translation>
    </message>
    <message>
        <source>Four poles round a circle, plus and minus in turn: a tuning fork sends its sound like this, into four directions.</source>
        <translation>Τέσσερις πόλοι σε κύκλο, συν και πλην εναλλάξ: έτσι στέλνει τον ήχο του ένα διαπασών, προς τέσσερις διευθύνσεις.</translation>
    </message>
    <message>
        <source>Linear quadrupole</source>
        <translation>Γραμμικό τετράπολο</translation>
    </message>
    <message>
        <source>Three in a row, the middle one twice as strong and against the others: two beams along the row, narrower than those of a dipole.</source>
        <translation>Τρεις στη σειρά, ο μεσαίος διπλά δυνατός και αντίθετος από τους άλλους: δύο δέσμες κατά μήκος της σειράς, στενότερες από εκείνες ενός διπόλου.</translation>
    </message>
    <message>
        <source>Lloyd&apos;s mirror</source>
        <translation>Κάτοπτρο του Lloyd</translation>
    </message>
    <message>
        <source>One source above a mirror makes the fringes of two: the second one is its mirror image. Which lines are bright, and which rest?</source>
        <translation>Μία πηγή πάνω από ένα κάτοπτρο κάνει τους κροσσούς δύο πηγών: η δεύτερη είναι το είδωλό της. Ποιες γραμμές είναι φωτεινές και ποιες ηρεμούν;</translation>
    </message>
    <message>
        <source>Seiche of a long lake</source>
        <translation>Seiche μιας μακρόστενης λίμνης</translation>
    </message>
    <message>
        <source>Lake Geneva, simplified to a box 73 km long and 150 m deep: when the wind drops, its water swings to and fro. How long does one swing take?</source>
        <translation>Η λίμνη της Γενεύης, απλοποιημένη σε ένα κουτί με μήκος 73 km και βάθος 150 m: όταν κοπάζει ο άνεμος, το νερό της πηγαινοέρχεται. Πόσο διαρκεί μία ταλάντωση;</translation>
    </message>
    <message>
        <source>A filter that lets low tones pass</source>
        <translation>Ένα φίλτρο που περνά τους χαμηλούς τόνους</translation>
    </message>
    <message>
        <source>Luneburg&apos;s lens</source>
        <translation>Φακός του Luneburg</translation>
    </message>
    <message>
        <source>The water gets slower and slower towards the middle. Straight waves come together in one place: right on the opposite rim, from wherever they come.</source>
        <translation>Προς το κέντρο το νερό γίνεται συνεχώς πιο αργό. Τα ευθύγραμμα κύματα μαζεύονται σε ένα σημείο: ακριβώς στο απέναντι χείλος, απ’ όπου κι αν έρχονται.</translation>
    </message>
    <message>
        <source>Mirage over warm ground</source>
        <translation>Αντικατοπτρισμός πάνω από ζεστό έδαφος</translation>
    </message>
    <message>
        <source>Near the warm ground sound and light are faster: a beam that runs down at it is bent up again before it gets there.</source>
        <translation>Κοντά στο ζεστό έδαφος ο ήχος και το φως είναι πιο γρήγορα: μια δέσμη που κατεβαίνει προς αυτό καμπυλώνεται πάλι προς τα πάνω πριν φτάσει.</translation>
    </message>
    <message>
        <source>The lowest tone of a pool</source>
        <translation>Ο χαμηλότερος τόνος μιας λεκάνης</translation>
    </message>
    <message>
        <source>One hump between fixed sides, up and down: the slowest of all standing waves of this pool, and the only one without a still line.</source>
        <translation>Ένα εξόγκωμα ανάμεσα σε σταθερές πλευρές, πάνω κάτω: το πιο αργό από όλα τα στάσιμα κύματα αυτής της λεκάνης, και το μόνο χωρίς δεσμική γραμμή.</translation>
    </message>
    <message>
        <source>Two tones in one drum</source>
        <translation>Δύο τόνοι σε ένα τύμπανο</translation>
    </message>
    <message>
        <source>Each drum swings in two of its standing waves at once. Their sum never looks the same twice, unless the tones fit together.</source>
        <translation>Κάθε τύμπανο ταλαντώνεται σε δύο στάσιμα κύματά του μαζί. Το άθροισμά τους δεν είναι ποτέ δύο φορές το ίδιο, εκτός αν οι τόνοι ταιριάζουν.</translation>
    </message>
    <message>
        <source>Standing waves of six rooms</source>
        <translation>Στάσιμα κύματα έξι δωματίων</translation>
    </message>
    <message>
        <source>In rooms with hard walls sound is loudest at the walls, and waves may run along one side only: 1 by 0 is half a wave from wall to wall, the same all the way down.</source>
        <translation>Σε δωμάτια με σκληρούς τοίχους ο ήχος είναι πιο δυνατός στους τοίχους, και τα κύματα μπορούν να τρέχουν κατά μήκος μίας μόνο πλευράς: 1 επί 0 είναι μισό μήκος κύματος από τοίχο σε τοίχο, ίδιο από πάνω ως κάτω.</translation>
    </message>
    <message>
        <source>Standing waves of six drums</source>
        <translation>Στάσιμα κύματα έξι τυμπάνων</translation>
    </message>
    <message>
        <source>Six equal drums, nearly square, each in a standing wave of its own. The more half waves along and down, the faster. Which two have nearly the same tone?</source>
        <translation>Έξι ίδια τύμπανα, σχεδόν τετράγωνα, καθένα με δικό του στάσιμο κύμα. Όσο περισσότερα μισά μήκη κύματος οριζόντια και κατακόρυφα, τόσο πιο γρήγορα. Ποια δύο έχουν σχεδόν τον ίδιο τόνο;</translation>
    </message>
    <message>
        <source>Muffler</source>
        <translation>Σιγαστήρας</translation>
    </message>
    <message>
        <source>A wide chamber in a narrow duct sends the wave back at both of its ends. Where it is a quarter of a wavelength long, least gets through; at half a wavelength all does.</source>
        <translation>Ένας φαρδύς θάλαμος σε στενό αγωγό στέλνει το κύμα πίσω και στα δύο άκρα του. Όταν έχει μήκος ένα τέταρτο του μήκους κύματος περνά το λιγότερο· με μισό μήκος κύματος περνά ολόκληρο.</translation>
    </message>
    <message>
        <source>Behind an obstacle</source>
        <translation>Πίσω από ένα εμπόδιο</translation>
    </message>
    <message>
        <source>In the shadow of the wall there is a bright line: the waves from both edges have equally far to its middle and arrive in step.</source>
        <translation>Στη σκιά του τοίχου υπάρχει μια φωτεινή γραμμή: τα κύματα από τις δύο άκρες διανύουν ίσους δρόμους ως τη μέση της σκιάς και φτάνουν σε φάση.</translation>
    </message>
    <message>
        <source>Touched in the middle</source>
        <translation>Άγγιγμα στη μέση</translation>
    </message>
    <message>
        <source>A finger that only touches the middle for a moment takes all partials that move there: what is left sounds an octave higher.</source>
        <translation>Ένα δάχτυλο που αγγίζει τη μέση για μια στιγμή μόνο σβήνει όλες τις αρμονικές που κινούνται εκεί: ό,τι μένει ηχεί μία οκτάβα ψηλότερα.</translation>
    </message>
    <message>
        <source>Octupole</source>
        <translation>Οκτάπολο</translation>
    </message>
    <message>
        <source>Eight poles round a circle: eight beams. A small one sends hardly anything; make the radius smaller and see.</source>
        <translation>Οκτώ πόλοι σε κύκλο: οκτώ δέσμες. Ένα μικρό οκτάπολο δεν στέλνει σχεδόν τίποτα· μικρύνετε την ακτίνα του και δείτε.</translation>
    </message>
    <message>
        <source>Which pipe answers?</source>
        <translation>Ποιος αυλός απαντά;</translation>
    </message>
    <message>
        <source>Five pipes, open above and closed below, hear the same tone. The one that is a quarter of a wavelength long, its open end counted in, answers.</source>
        <translation>Πέντε αυλοί, ανοιχτοί πάνω και κλειστοί κάτω, ακούν τον ίδιο τόνο. Απαντά εκείνος που έχει μήκος ένα τέταρτο του μήκους κύματος, μαζί με τη διόρθωση του ανοιχτού άκρου.</translation>
    </message>
    <message>
        <source>Phased array: a steered beam</source>
        <translation>Φασική συστοιχία: στροφή της δέσμης</translation>
    </message>
    <message>
        <source>Sixteen sources in a row swing one after the other. The beam turns without anything being turned: try another angle.</source>
        <translation>Δεκαέξι πηγές στη σειρά ταλαντώνονται η μία μετά την άλλη. Η δέσμη στρέφεται χωρίς να στραφεί τίποτα: δοκιμάστε άλλη γωνία.</translation>
    </message>
    <message>
        <source>Phased array: a focus</source>
        <translation>Φασική συστοιχία: εστία</translation>
    </message>
    <message>
        <source>The outer sources swing first, so that all waves arrive at one place together.</source>
        <translation>Οι ακριανές πηγές ταλαντώνονται πρώτες, ώστε όλα τα κύματα να φτάνουν μαζί σε ένα σημείο.</translation>
    </message>
    <message>
        <source>Phased array: grating lobes</source>
        <translation>Φασική συστοιχία: λοβοί φράγματος</translation>
    </message>
    <message>
        <source>The sources are further apart than a wave is long: beside the beam straight on there are two more.</source>
        <translation>Οι πηγές απέχουν περισσότερο από ένα μήκος κύματος: δίπλα στη δέσμη που πάει ίσια υπάρχουν άλλες δύο.</translation>
    </message>
    <message>
        <source>Plano-convex lens</source>
        <translation>Επιπεδόκυρτος φακός</translation>
    </message>
    <message>
        <source>A lens with one flat side. The curved side bends straight waves, the flat one bends them once more, and all run together in a focus.</source>
        <translation>Ένας φακός με μία επίπεδη πλευρά. Η καμπύλη πλευρά διαθλά τα ευθύγραμμα κύματα, η επίπεδη τα διαθλά άλλη μία φορά, και όλα συγκλίνουν σε μια εστία.</translation>
    </message>
    <message>
        <source>Plucked at a seventh</source>
        <translation>Τσίμπημα στο ένα έβδομο</translation>
    </message>
    <message>
        <source>Poisson&apos;s spot</source>
        <translation>Κηλίδα του Poisson</translation>
    </message>
    <message>
        <source>Straight waves meet a round island. Right behind its middle, where the shadow should be deepest, they run together again.</source>
        <translation>Ευθύγραμμα κύματα συναντούν ένα στρογγυλό νησί. Ακριβώς πίσω από το κέντρο του, όπου η σκιά θα έπρεπε να είναι πιο βαθιά, συναντιούνται πάλι.</translation>
    </message>
    <message>
        <source>Porro prism</source>
        <translation>Πρίσμα Porro</translation>
    </message>
    <message>
        <source>The beam enters through the long side, is reflected twice inside, and comes back beside itself. Binoculars turn their picture this way.</source>
        <translation>Η δέσμη μπαίνει από τη μεγάλη πλευρά, ανακλάται μέσα δύο φορές και γυρίζει πίσω δίπλα στον εαυτό της. Έτσι αναστρέφουν την εικόνα τα κιάλια.</translation>
    </message>
    <message>
        <source>A pulse at a fixed end</source>
        <translation>Ένας παλμός σε σταθερό άκρο</translation>
    </message>
    <message>
        <source>The end that is held pulls the string down when the pulse lifts it: the pulse comes back upside down. Does it lose height?</source>
        <translation>Το άκρο που κρατιέται τραβά τη χορδή προς τα κάτω όταν ο παλμός τη σηκώνει: ο παλμός γυρίζει ανάποδα. Χάνει ύψος;</translation>
    </message>
    <message>
        <source>A pulse at a free end</source>
        <translation>Ένας παλμός σε ελεύθερο άκρο</translation>
    </message>
    <message>
        <source>Nothing holds the free end back: it swings twice as high as the pulse, and sends it back upright.</source>
        <translation>Τίποτα δεν συγκρατεί το ελεύθερο άκρο: ανεβαίνει διπλά ψηλά από τον παλμό, και τον στέλνει πίσω όρθιο.</translation>
    </message>
    <message>
        <source>An end that is hard to move</source>
        <translation>Ένα άκρο που κινείται δύσκολα</translation>
    </message>
    <message>
        <source>A brake three times as strong as the string itself gives way a little: a part of the pulse is taken up, a part comes back.</source>
        <translation>Ένας αποσβεστήρας τρεις φορές πιο δυνατός από την ίδια τη χορδή υποχωρεί λίγο: ένα μέρος του παλμού απορροφάται, ένα μέρος γυρίζει πίσω.</translation>
    </message>
    <message>
        <source>An end without an echo</source>
        <translation>Ένα άκρο χωρίς ηχώ</translation>
    </message>
    <message>
        <source>A brake at the end pulls exactly as more string would. The pulse cannot tell the difference, and nothing comes back.</source>
        <translation>Ένας αποσβεστήρας στο άκρο τραβά ακριβώς όπως θα τραβούσε περισσότερη χορδή. Ο παλμός δεν βλέπει διαφορά, και τίποτα δεν γυρίζει πίσω.</translation>
    </message>
    <message>
        <source>A joint without a reflection</source>
        <translation>Μια ένωση χωρίς ανάκλαση</translation>
    </message>
    <message>
        <source>Between a light and a heavy string a piece a quarter of a wavelength long, with the geometric mean of both impedances, lets the whole wave over.</source>
        <translation>Ανάμεσα σε μια ελαφριά και μια βαριά χορδή, ένα κομμάτι με μήκος ένα τέταρτο του μήκους κύματος και εμπέδηση τον γεωμετρικό μέσο των δύο αφήνει όλο το κύμα να περάσει.</translation>
    </message>
    <message>
        <source>There and back: reciprocity</source>
        <translation>Εκεί και πίσω: αμοιβαιότητα</translation>
    </message>
    <message>
        <source>Above, the source is in the bay and the probe outside; below, mirrored, they have changed places. Both probes draw the same curve, whatever stands between.</source>
        <translation>Πάνω, η πηγή είναι μέσα στον κόλπο και ο αισθητήρας έξω· κάτω, κατοπτρικά, έχουν αλλάξει θέσεις. Και οι δύο αισθητήρες γράφουν την ίδια καμπύλη, ό,τι κι αν παρεμβάλλεται.</translation>
    </message>
    <message>
        <source>Right-angle prism</source>
        <translation>Πρίσμα ορθής γωνίας</translation>
    </message>
    <message>
        <source>A beam enters the slow triangle straight, meets its long side at 45° and cannot get out there: it is reflected through a right angle.</source>
        <translation>Μια δέσμη μπαίνει κάθετα στο αργό τρίγωνο, συναντά τη μεγάλη πλευρά του στις 45° και δεν μπορεί να βγει εκεί: ανακλάται κατά ορθή γωνία.</translation>
    </message>
    <message>
        <source>Booming room</source>
        <translation>Το δωμάτιο που βουίζει</translation>
    </message>
    <message>
        <source>A loudspeaker in the corner plays a tone of the room. There are places where it booms, and places where it cannot be heard at all.</source>
        <translation>Ένα μεγάφωνο στη γωνία παίζει έναν τόνο του δωματίου. Υπάρχουν μέρη όπου βουίζει, και μέρη όπου δεν ακούγεται καθόλου.</translation>
    </message>
    <message>
        <source>Source on a roundabout</source>
        <translation>Πηγή πάνω σε καρουζέλ</translation>
    </message>
    <message>
        <source>A source runs round a circle, and its waves wind up to a spiral. The probe hears it higher when it comes and lower when it goes.</source>
        <translation>Μια πηγή τρέχει γύρω γύρω σε κύκλο, και τα κύματά της τυλίγονται σε σπείρα. Ο αισθητήρας την ακούει ψηλότερα όταν πλησιάζει και χαμηλότερα όταν απομακρύνεται.</translation>
    </message>
    <message>
        <source>Scattering by a small post</source>
        <translation>Σκέδαση από έναν μικρό πάσσαλο</translation>
    </message>
    <message>
        <source>A post much smaller than the wave throws back hardly anything, and what it does goes out in rings to all sides.</source>
        <translation>Ένας πάσσαλος πολύ μικρότερος από το κύμα δεν στέλνει πίσω σχεδόν τίποτα, και το λίγο που στέλνει απλώνεται σε δακτυλίους προς όλες τις πλευρές.</translation>
    </message>
    <message>
        <source>Short waves lag behind</source>
        <translation>Τα κοντά κύματα μένουν πίσω</translation>
    </message>
    <message>
        <source>Two packets start together, of long waves and of short ones. On a chain of points the short ones are slower: watch them fall behind.</source>
        <translation>Δύο πακέτα ξεκινούν μαζί, ένα με μακριά κύματα και ένα με κοντά. Σε μια αλυσίδα σημείων τα κοντά είναι πιο αργά: δείτε τα να μένουν πίσω.</translation>
    </message>
    <message>
        <source>A side tube that silences</source>
        <translation>Ένας πλευρικός σωλήνας που σβήνει τον ήχο</translation>
    </message>
    <message>
        <source>A closed side tube a quarter of a wavelength long swings against the tone in the duct: behind it nothing is left. The upper duct has none.</source>
        <translation>Ένας κλειστός πλευρικός σωλήνας με μήκος ένα τέταρτο του μήκους κύματος ταλαντώνεται αντίθετα από τον τόνο του αγωγού: πίσω του δεν μένει τίποτα. Ο πάνω αγωγός δεν έχει.</translation>
    </message>
    <message>
        <source>Into slower water</source>
        <translation>Σε πιο αργό νερό</translation>
    </message>
    <message>
        <source>At the border the waves get shorter, not less frequent. Some of each wave comes back, and the rest goes on higher.</source>
        <translation>Στο σύνορο τα κύματα γίνονται κοντύτερα, όχι σπανιότερα. Ένα μέρος από κάθε κύμα γυρίζει πίσω, και το υπόλοιπο συνεχίζει ψηλότερο.</translation>
    </message>
    <message>
        <source>Sound channel</source>
        <translation>Ηχητικό κανάλι</translation>
    </message>
    <message>
        <source>In the middle sound is slowest: whatever leaves the channel is bent back into it, as in the deep sea, where whales are heard across an ocean.</source>
        <translation>Στη μέση ο ήχος είναι πιο αργός: ό,τι φεύγει από το κανάλι καμπυλώνεται πάλι προς αυτό, όπως στη βαθιά θάλασσα, όπου οι φάλαινες ακούγονται από τη μια άκρη του ωκεανού στην άλλη.</translation>
    </message>
    <message>
        <source>Speaking tube</source>
        <translation>Φωναγωγός</translation>
    </message>
    <message>
        <source>In the open sound spreads and fades; in the tube it cannot spread. Compare what arrives at equal distances.</source>
        <translation>Στο ανοιχτό ο ήχος απλώνεται και εξασθενεί· μέσα στον σωλήνα δεν μπορεί να απλωθεί. Συγκρίνετε ό,τι φτάνει σε ίσες αποστάσεις.</translation>
    </message>
    <message>
        <source>Chaos in a stadium</source>
        <translation>Χάος σε ένα στάδιο</translation>
    </message>
    <message>
        <source>Two waves make a standing one</source>
        <translation>Δύο κύματα κάνουν ένα στάσιμο</translation>
    </message>
    <message>
        <source>Two equal oscillators send waves towards each other. Between them nothing seems to travel: some points rest, others swing twice as high.</source>
        <translation>Δύο ίδιοι ταλαντωτές στέλνουν κύματα ο ένας προς τον άλλον. Ανάμεσά τους τίποτα δεν φαίνεται να ταξιδεύει: άλλα σημεία ηρεμούν, άλλα ταλαντώνονται διπλά ψηλά.</translation>
    </message>
    <message>
        <source>Echo from a pyramid&apos;s steps</source>
        <translation>Ηχώ από τα σκαλιά μιας πυραμίδας</translation>
    </message>
    <message>
        <source>Struck, not plucked</source>
        <translation>Με χτύπημα, όχι με τσίμπημα</translation>
    </message>
    <message>
        <source>A hammer gives the string a speed, not a shape: out of rest a hump rises and runs both ways. Its high partials are stronger than those of a plucked string.</source>
        <translation>Ένα σφυρί δίνει στη χορδή ταχύτητα, όχι σχήμα: από την ηρεμία υψώνεται ένα εξόγκωμα και τρέχει προς τις δύο πλευρές. Οι υψηλές αρμονικές της είναι ισχυρότερες από εκείνες μιας τσιμπημένης χορδής.</translation>
    </message>
    <message>
        <source>Tide in a shallow bay</source>
        <translation>Παλίρροια σε ρηχό κόλπο</translation>
    </message>
    <message>
        <source>The shallow bay is a quarter of a tidal wave long: the tide at its head is twice that at a steep coast, as in the Bay of Fundy.</source>
        <translation>Ο ρηχός κόλπος έχει μήκος ένα τέταρτο του μήκους κύματος της παλίρροιας: στον μυχό του η παλίρροια είναι διπλάσια απ’ ό,τι σε απότομη ακτή, όπως στον κόλπο του Φάντι.</translation>
    </message>
    <message>
        <source>Triple slit</source>
        <translation>Τριπλή σχισμή</translation>
    </message>
    <message>
        <source>Three slits send out three waves. Between two bright directions lies one weak one, in which two of the three cancel.</source>
        <translation>Τρεις σχισμές στέλνουν τρία κύματα. Ανάμεσα σε δύο φωτεινές διευθύνσεις υπάρχει μία ασθενής, όπου τα δύο από τα τρία αλληλοαναιρούνται.</translation>
    </message>
    <message>
        <source>A wave that runs round</source>
        <translation>Ένα κύμα που τρέχει γύρω γύρω</translation>
    </message>
    <message>
        <source>In a square two modes have the same tone. A quarter of a cycle apart they make one wave that runs round and round.</source>
        <translation>Σε ένα τετράγωνο δύο τρόποι ταλάντωσης έχουν τον ίδιο τόνο. Με διαφορά ενός τετάρτου του κύκλου κάνουν ένα κύμα που τρέχει συνεχώς γύρω γύρω.</translation>
    </message>
    <message>
        <source>Twelve-pole</source>
        <translation>Δωδεκάπολο</translation>
    </message>
    <message>
        <source>Twelve poles round a circle: twelve beams. Within the circle the waves nearly cancel.</source>
        <translation>Δώδεκα πόλοι σε κύκλο: δώδεκα δέσμες. Μέσα στον κύκλο τα κύματα σχεδόν αναιρούνται.</translation>
    </message>
    <message>
        <source>A deep and a shallow basin</source>
        <translation>Λίμνη με βαθύ και ρηχό μέρος</translation>
    </message>
    <message>
        <source>Half of this lake is only a quarter as deep. Waves are slower there and the swing is higher, and the still line is not in the middle.</source>
        <translation>Η μισή λίμνη έχει μόνο το ένα τέταρτο του βάθους. Εκεί το κύμα της είναι πιο αργό και ψηλότερο, και η δεσμική γραμμή δεν είναι στη μέση.</translation>
    </message>
    <message>
        <source>Young&apos;s experiment with unequal slits</source>
        <translation>Πείραμα του Young με άνισες σχισμές</translation>
    </message>
    <message>
        <source>One slit is wider than the other. Where the waves should cancel, something is left, and the fringes lose contrast.</source>
        <translation>Η μία σχισμή είναι πιο πλατιά από την άλλη. Εκεί όπου τα κύματα θα έπρεπε να αναιρούνται, κάτι απομένει, και οι κροσσοί χάνουν αντίθεση.</translation>
    </message>
    <message>
        <source>Triangle and square waves</source>
        <translation>Τριγωνικά και τετραγωνικά κύματα</translation>
    </message>
    <message>
        <source>Straight waves keep the form of their source: a square and a triangle run on side by side. Compare what the two probes draw.</source>
        <translation>Τα ευθύγραμμα κύματα κρατούν τη μορφή της πηγής τους: ένα τετραγωνικό και ένα τριγωνικό τρέχουν δίπλα δίπλα. Συγκρίνετε τι γράφουν οι δύο αισθητήρες.</translation>
    </message>
    <message>
        <source>Whispering gallery</source>
        <translation>Στοά των ψιθύρων</translation>
    </message>
    <message>
        <source>Whispered along the wall of a round room, the sound follows the wall all the way round. In the middle of the room nobody hears it.</source>
        <translation>Ένας ψίθυρος κατά μήκος του τοίχου ενός στρογγυλού χώρου ακολουθεί τον τοίχο ολόγυρα. Στη μέση του χώρου κανείς δεν τον ακούει.</translation>
    </message>
    <message>
        <source>Zone plate, middle covered</source>
        <translation>Πλάκα ζωνών, μέση κλειστή</translation>
    </message>
    <message>
        <source>The other zones are open now, and the middle is covered. The focus stays where it was: what counts is that the waves through all openings arrive in step.</source>
        <translation>Τώρα είναι ανοιχτές οι άλλες ζώνες, και η μέση είναι κλειστή. Η εστία έμεινε εκεί που ήταν: σημασία έχει τα κύματα από όλα τα ανοίγματα να φτάνουν σε φάση.</translation>
    </message>
    <message>
        <source>Zone plate, middle open</source>
        <translation>Πλάκα ζωνών, μέση ανοιχτή</translation>
    </message>
    <message>
        <source>The openings let through only what arrives in step at one place: a screen with the right gaps focuses like a lens.</source>
        <translation>Τα ανοίγματα αφήνουν να περάσει μόνο ό,τι φτάνει σε φάση σε ένα σημείο: ένα διάφραγμα με τα σωστά κενά εστιάζει σαν φακός.</translation>
    </message>
    <message>
        <source>Maxwell&apos;s fish-eye</source>
        <translation>Το μάτι του ψαριού του Maxwell</translation>
    </message>
    <message>
        <source>The speed of the waves is a formula: half as fast in the middle of the disc as at its rim. All rays from a point on the rim are arcs of circles, and meet again in the point opposite.</source>
        <translation>Η ταχύτητα των κυμάτων είναι ένας τύπος: στη μέση του δίσκου είναι η μισή από ό,τι στο χείλος του. Όλες οι ακτίνες από ένα σημείο του χείλους είναι τόξα κύκλων και συναντιούνται πάλι στο απέναντι σημείο.</translation>
    </message>
    <message>
        <source>A ring that runs together</source>
        <translation>Ένας δακτύλιος που μαζεύεται</translation>
    </message>
    <message>
        <source>The height of the water at the start is a formula: a ring, at rest. Half of it runs outwards and gets lower, half of it runs inwards and towers up in the middle.</source>
        <translation>Το ύψος του νερού στην αρχή είναι ένας τύπος: ένας δακτύλιος, ακίνητος. Ο μισός τρέχει προς τα έξω και χαμηλώνει, ο άλλος μισός τρέχει προς τα μέσα και υψώνεται στη μέση.</translation>
    </message>
    <message>
        <source>Lake Geneva</source>
        <translation>Η λίμνη της Γενεύης</translation>
    </message>
    <message>
        <source>A picture of the depths is the lake: black is land, white 310 m deep. The water begins tilted and swings from end to end, highest where the lake is narrow and shallow. A second here is eleven minutes.</source>
        <translation>Μια εικόνα των βαθών είναι η λίμνη: μαύρο είναι ξηρά, λευκό βάθος 310 m. Το νερό αρχίζει γερμένο και ταλαντώνεται από άκρη σε άκρη, πιο ψηλά όπου η λίμνη είναι στενή και ρηχή. Ένα δευτερόλεπτο εδώ είναι έντεκα λεπτά.</translation>
    </message>
    <message>
        <source>Too short a wave for its beads</source>
        <translation>Ένα κύμα πολύ κοντό για τις χάντρες του</translation>
    </message>
    <message>
        <source>Ten beads start on a wave with 19 half waves (the thin line, in the window). At their places it cannot be told from 3 half waves, and so they swing.</source>
        <translation>Δέκα χάντρες αρχίζουν πάνω σε ένα κύμα με 19 μισά μήκη κύματος (η λεπτή γραμμή, στο παράθυρο). Στις θέσεις τους δεν ξεχωρίζει από 3 μισά μήκη κύματος, και έτσι ταλαντώνονται.</translation>
    </message>
    <message>
        <source>Four neighbours or eight</source>
        <translation>Τέσσερις γείτονες ή οκτώ</translation>
    </message>
    <message>
        <source>Five slits on a screen</source>
        <translation>Πέντε σχισμές σε μια οθόνη</translation>
    </message>
    <message>
        <source>The more slits there are, the narrower are the bright directions. Between two of them lie weak ones, three for five slits.</source>
        <translation>Όσο περισσότερες είναι οι σχισμές, τόσο στενότερες είναι οι φωτεινές κατευθύνσεις. Ανάμεσα σε δύο από αυτές υπάρχουν αδύναμες, τρεις για πέντε σχισμές.</translation>
    </message>
    <message>
        <source>Heavy beads stop high tones</source>
        <translation>Βαριές χάντρες σταματούν τους ψηλούς τόνους</translation>
    </message>
    <message>
        <source>Eight beads, each as heavy as twenty points of string, hang on a string. A low and a high tone come from the left; behind the beads there is only the low one.</source>
        <translation>Οκτώ χάντρες, καθεμία βαριά όσο είκοσι σημεία χορδής, κρέμονται σε μια χορδή. Από αριστερά έρχονται ένας χαμηλός και ένας ψηλός τόνος· πίσω από τις χάντρες υπάρχει μόνο ο χαμηλός.</translation>
    </message>
    <message>
        <source>Two wide slits: a missing maximum</source>
        <translation>Δύο φαρδιές σχισμές: ένα μέγιστο που λείπει</translation>
    </message>
    <message>
        <source>Where each slit alone sends nothing, both together send nothing either: the maxima of the pair lie under the broad hill of a single slit.</source>
        <translation>Όπου κάθε σχισμή μόνη της δεν στέλνει τίποτα, δεν στέλνουν ούτε οι δύο μαζί: τα μέγιστα του ζεύγους βρίσκονται κάτω από τον πλατύ λόφο της μίας σχισμής.</translation>
    </message>
    <message>
        <source>Slits at random distances</source>
        <translation>Σχισμές σε τυχαίες αποστάσεις</translation>
    </message>
    <message>
        <source>Eight slits as wide as those of a grating, but nowhere equally far apart. Straight on their waves still agree; elsewhere no direction stands out.</source>
        <translation>Οκτώ σχισμές φαρδιές όσο ενός φράγματος, αλλά πουθενά σε ίσες αποστάσεις. Ίσια μπροστά τα κύματά τους συμφωνούν ακόμη· αλλού καμία κατεύθυνση δεν ξεχωρίζει.</translation>
    </message>
    <message>
        <source>Soft edges, hard edges</source>
        <translation>Απαλές άκρες, σκληρές άκρες</translation>
    </message>
    <message>
        <source>A source sends beams that fade towards their edges to both sides. The left one goes on as it is; a slit cuts off the edges of the right one.</source>
        <translation>Μια πηγή στέλνει και στις δύο πλευρές δέσμες που σβήνουν προς τις άκρες τους. Η αριστερή συνεχίζει όπως είναι· μια σχισμή κόβει τις άκρες της δεξιάς.</translation>
    </message>
    <message>
        <source>Springs in a block</source>
        <translation>Ελατήρια σε έναν κύβο</translation>
    </message>
    <message>
        <source>In a block each point hangs on six neighbours. Pulled in whole layers across its diagonal, a layer has three springs to the next one and three to the one before: a row with three times the k.</source>
        <translation>Σε έναν κύβο κάθε σημείο κρατιέται από έξι γείτονες. Αν τραβηχτεί σε ολόκληρα στρώματα κάθετα στη διαγώνιό του, ένα στρώμα έχει τρία ελατήρια προς το επόμενο και τρία προς το προηγούμενο: μια σειρά με τριπλάσιο k.</translation>
    </message>
    <message>
        <source>A row of tone holes</source>
        <translation>Μια σειρά από τρύπες</translation>
    </message>
    <message>
        <source>Low notes turn back at the open holes of a clarinet, high ones run on past them. Here the holes are side tubes with ends that are held at rest.</source>
        <translation>Οι χαμηλές νότες γυρίζουν πίσω στις ανοιχτές τρύπες ενός κλαρινέτου, οι ψηλές τις προσπερνούν. Εδώ οι τρύπες είναι πλευρικοί σωλήνες με άκρα που κρατιούνται ακίνητα.</translation>
    </message>
    <message>
        <source>Faster than the points can swing</source>
        <translation>Γρηγορότερα απ’ όσο μπορούν τα σημεία</translation>
    </message>
    <message>
        <source>A string of points has a highest frequency: that of neighbours swinging against each other. A drive just below it sends out waves; a little faster, and nothing leaves it.</source>
        <translation>Μια χορδή από σημεία έχει μια μέγιστη συχνότητα: εκείνη των γειτόνων που ταλαντώνονται αντίθετα. Μια διέγερση λίγο πιο κάτω στέλνει κύματα· λίγο γρηγορότερα, και τίποτα δεν φεύγει.</translation>
    </message>
    <message>
        <source>Waves of whole numbers</source>
        <translation>Κύματα από ακέραιους</translation>
    </message>
    <message>
        <source>A wide slit on a screen</source>
        <translation>Μια φαρδιά σχισμή σε μια οθόνη</translation>
    </message>
    <message>
        <source>A slit more than three wavelengths wide sends out one broad beam with weak ones beside it. A screen bent round the slit measures their intensity.</source>
        <translation>Μια σχισμή φαρδύτερη από τρία μήκη κύματος στέλνει μια πλατιά δέσμη και αδύναμες δίπλα της. Μια οθόνη καμπύλη γύρω από τη σχισμή μετρά την έντασή τους.</translation>
    </message>
    <message>
        <source>Heights are whole numbers, and what a division leaves over is dropped. A drop of 1 cannot leave its cell; then one of 1000 runs over all of the water.</source>
        <translation>Τα ύψη είναι ακέραιοι, και το υπόλοιπο μιας διαίρεσης χάνεται. Μια σταγόνα 1 δεν φεύγει από το κελί της· ύστερα μία 1000 τρέχει σε όλο το νερό.</translation>
    </message>
    <message>
        <source>With four neighbours k is a little over its limit: the finest chessboard grows, from a fiftieth. Then all eight neighbours pull, with the same k, and it only swings.</source>
        <translation>Με τέσσερις γείτονες το k ξεπερνά λίγο το όριό του: η πιο λεπτή σκακιέρα μεγαλώνει, από ένα πεντηκοστό. Ύστερα τραβούν και οι οκτώ γείτονες, με το ίδιο k, και μόνο ταλαντώνεται.</translation>
    </message>
    <message>
        <source>Fireworks over water</source>
        <translation>Πυροτεχνήματα πάνω από νερό</translation>
    </message>
    <message>
        <source>Pieces fly off in all directions without end, fall with one constant acceleration, and make a ring wherever they come down in the water.</source>
        <translation>Κομμάτια πετούν αδιάκοπα προς όλες τις κατευθύνσεις, πέφτουν με μία σταθερή επιτάχυνση και κάνουν έναν δακτύλιο όπου βρουν το νερό.</translation>
    </message>
    <message>
        <source>Snow on a word</source>
        <translation>Χιόνι πάνω σε μια λέξη</translation>
    </message>
    <message>
        <source>Flakes are blown about on their way down: those that fall into the water make small rings and are gone, those that fall on the walls stay, until they cover the whole word.</source>
        <translation>Οι νιφάδες παρασύρονται καθώς κατεβαίνουν: όσες πέφτουν στο νερό κάνουν μικρούς δακτυλίους και χάνονται, όσες πέφτουν στους τοίχους μένουν, ώσπου να καλύψουν όλη τη λέξη.</translation>
    </message>
    <message>
        <source>With the cross stencil short waves along the axes are slower than those along the diagonals, which are exact: rings bulge towards the corners.</source>
        <translation>Με γείτονες σε σταυρό τα κοντά κύματα είναι πιο αργά στους άξονες απ’ ό,τι στις διαγώνιες, όπου η ταχύτητά τους είναι ακριβής: οι δακτύλιοι φουσκώνουν προς τις γωνίες.</translation>
    </message>
    <message>
        <source>Slits side by side send beams straight on and in the directions where the paths from neighbours differ by one whole wavelength; half way between the beams the water is quiet.</source>
        <translation>Σχισμές δίπλα δίπλα στέλνουν δέσμες ίσια μπροστά και στις διευθύνσεις όπου οι δρόμοι από γειτονικές διαφέρουν κατά ένα μήκος κύματος· στη μέση ανάμεσα στις δέσμες το νερό είναι ήρεμο.</translation>
    </message>
    <message>
        <source>Chambers joined by narrow necks are springs and masses in a row. The low tone goes through them, its octave stays outside.</source>
        <translation>Θάλαμοι ενωμένοι με στενούς λαιμούς είναι ελατήρια και μάζες στη σειρά. Ο χαμηλός τόνος τους διασχίζει, η οκτάβα του μένει έξω.</translation>
    </message>
    <message>
        <source>Whoever plucks a string where a partial has a node leaves that partial out. Piano hammers strike near there, too.</source>
        <translation>Όποιος τσιμπά μια χορδή εκεί όπου μια αρμονική έχει δεσμό αφήνει έξω αυτή την αρμονική. Τα σφυριά του πιάνου χτυπούν κοντά στο ένα έβδομο.</translation>
    </message>
    <message>
        <source>Between two half circles hardly any ray repeats its way. Soon the wave is everywhere, and nobody can tell where it began.</source>
        <translation>Ανάμεσα σε δύο ημικύκλια σχεδόν καμία ακτίνα δεν ξαναπαίρνει τον ίδιο δρόμο. Σύντομα το κύμα είναι παντού, και κανείς δεν μπορεί να πει πού άρχισε.</translation>
    </message>
    <message>
        <source>Clap before the stairs of a pyramid: each step sends the clap back a little later than the one below it, and together the echoes are a tone that falls.</source>
        <translation>Χτυπήστε παλαμάκια μπροστά στη σκάλα μιας πυραμίδας: κάθε σκαλί στέλνει τον χτύπο πίσω λίγο αργότερα από το αποκάτω του, και όλοι μαζί γίνονται ένας τόνος που χαμηλώνει.</translation>
    </message>
</context>
<context>
    <name>PresetGroup</name>
    <message>
        <source>The first minutes: pull, tap in rhythm, and find a resonance.</source>
        <translation>Τα πρώτα λεπτά: τραβήξτε, χτυπήστε ρυθμικά και βρείτε έναν συντονισμό.</translation>
    </message>
    <message>
        <source>Waves on a line: echoes, standing waves, tones and what joins two strings.</source>
        <translation>Κύματα σε μια γραμμή: ηχώ, στάσιμα κύματα, τόνοι και ό,τι ενώνει δύο χορδές.</translation>
    </message>
    <message>
        <source>What a source sends out, near and far, in one direction or in all.</source>
        <translation>Τι στέλνει μια πηγή, κοντά και μακριά, προς μία διεύθυνση ή προς όλες.</translation>
    </message>
    <message>
        <source>Several waves in one place: where they strengthen each other, and where it stays still.</source>
        <translation>Πολλά κύματα στο ίδιο μέρος: πού ενισχύονται και πού μένει ήρεμα.</translation>
    </message>
    <message>
        <source>Diffraction: what happens to waves at openings, edges and small bodies.</source>
        <translation>Περίθλαση: τι παθαίνουν τα κύματα σε ανοίγματα, άκρες και μικρά σώματα.</translation>
    </message>
    <message>
        <source>Reflection: fixed, free, absorbing and curved walls.</source>
        <translation>Ανάκλαση: σταθεροί, ελεύθεροι, απορροφητικοί και καμπύλοι τοίχοι.</translation>
    </message>
    <message>
        <source>Where waves get slower they turn: Snell&apos;s law, prisms, lenses and mirages.</source>
        <translation>Όπου τα κύματα γίνονται πιο αργά, στρίβουν: νόμος του Σνελ, πρίσματα, φακοί και αντικατοπτρισμοί.</translation>
    </message>
    <message>
        <source>Channels that lead waves, and what lets only some frequencies pass.</source>
        <translation>Κανάλια που οδηγούν τα κύματα, και ό,τι αφήνει να περάσουν μόνο μερικές συχνότητες.</translation>
    </message>
    <message>
        <source>Closed water and its standing waves, each with its own frequency.</source>
        <translation>Κλειστό νερό και τα στάσιμα κύματά του, καθένα με τη δική του συχνότητα.</translation>
    </message>
    <message>
        <source>The Doppler effect, and what happens when a source outruns its waves.</source>
        <translation>Το φαινόμενο Ντόπλερ, και τι γίνεται όταν μια πηγή ξεπερνά τα κύματά της.</translation>
    </message>
    <message>
        <source>Rain, beaches, harbours and lakes: waves in shallow water.</source>
        <translation>Βροχή, παραλίες, λιμάνια και λίμνες: κύματα σε ρηχό νερό.</translation>
    </message>
    <message>
        <source>What the calculation does to the waves: direction, wavelength and stability.</source>
        <translation>Τι κάνει ο υπολογισμός στα κύματα: διεύθυνση, μήκος κύματος και ευστάθεια.</translation>
    </message>
    <message>
        <source>Masses and springs, the model behind string and membrane.</source>
        <translation>Μάζες και ελατήρια, το μοντέλο πίσω από τη χορδή και τη μεμβράνη.</translation>
    </message>
    <message>
        <source>String and pool as the web page of 2013 computed them.</source>
        <translation>Χορδή και λεκάνη, όπως τις υπολόγιζε η ιστοσελίδα του 2013.</translation>
    </message>
    <message>
        <source>Whole numbers that look like water, from the early days of computer graphics.</source>
        <translation>Ακέραιοι που μοιάζουν με νερό, από τα πρώτα χρόνια των γραφικών υπολογιστή.</translation>
    </message>
    <message>
        <source>String, water, fireworks and snow after the programs of 2009.</source>
        <translation>Χορδή, νερό, πυροτεχνήματα και χιόνι κατά τα προγράμματα του 2009.</translation>
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
        <source>this is not JSON</source>
        <translation>αυτό δεν είναι JSON</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>δίνεται δύο φορές</translation>
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
        <source>%1 is no number</source>
        <translation>το %1 δεν είναι αριθμός</translation>
    </message>
    <message>
        <source>an experiment is an object: %1</source>
        <translation>ένα πείραμα είναι αντικείμενο: %1</translation>
    </message>
    <message>
        <source>version %1 is newer than this program can read (1)</source>
        <translation>η έκδοση %1 είναι νεότερη από όσο διαβάζει αυτό το πρόγραμμα (1)</translation>
    </message>
    <message>
        <source>%1 is not a version of the file (1)</source>
        <translation>το %1 δεν είναι έκδοση του αρχείου (1)</translation>
    </message>
    <message>
        <source>missing; the version of the file, 1</source>
        <translation>λείπει· η έκδοση του αρχείου, 1</translation>
    </message>
    <message>
        <source>missing; the place where the height is recorded</source>
        <translation>λείπει· η θέση όπου καταγράφεται το ύψος</translation>
    </message>
    <message>
        <source>missing; one of %1</source>
        <translation>λείπει· ένα από τα %1</translation>
    </message>
    <message>
        <source>missing (%1)</source>
        <translation>λείπει (%1)</translation>
    </message>
    <message>
        <source>unknown key; known here: %1</source>
        <translation>άγνωστο κλειδί· γνωστά εδώ: %1</translation>
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
        <source>%1 is not a text</source>
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
        <source>%1 is not an object with the parameters that change</source>
        <translation>το %1 δεν είναι αντικείμενο με τις παραμέτρους που αλλάζουν</translation>
    </message>
    <message>
        <source>%1 is not an object with %2</source>
        <translation>το %1 δεν είναι αντικείμενο με %2</translation>
    </message>
    <message>
        <source>%1 is not a cell (whole numbers inside the grid)</source>
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
        <source>%1 is not the size of a pool ([columns, rows], whole numbers, 1 to %2)</source>
        <translation>το %1 δεν είναι μέγεθος λεκάνης ([στήλες, γραμμές], ακέραιοι, 1 έως %2)</translation>
    </message>
    <message>
        <source>%1 is not the size of a string ([points], whole numbers, 1 to %2)</source>
        <translation>το %1 δεν είναι μέγεθος χορδής ([σημεία], ακέραιοι, 1 έως %2)</translation>
    </message>
    <message>
        <source>every size must be at least 1</source>
        <translation>κάθε μέγεθος πρέπει να είναι τουλάχιστον 1</translation>
    </message>
    <message>
        <source>a string has one size, its number of points</source>
        <translation>μια χορδή έχει ένα μέγεθος, το πλήθος των σημείων της</translation>
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
        <source>periodic needs both %1 and %2 to be periodic, or neither</source>
        <translation>το periodic χρειάζεται periodic και στο %1 και στο %2, ή σε κανένα</translation>
    </message>
    <message>
        <source>%1 is for a string only; a pool takes %2</source>
        <translation>το %1 είναι μόνο για χορδή· η λεκάνη δέχεται %2</translation>
    </message>
    <message>
        <source>integer arithmetic takes the scheme leapfrog only</source>
        <translation>με ακεραίους γίνεται μόνο η μέθοδος leapfrog</translation>
    </message>
    <message>
        <source>integer arithmetic takes one of %1</source>
        <translation>με ακεραίους γίνεται ένα από τα %1</translation>
    </message>
    <message>
        <source>integer arithmetic takes no drive</source>
        <translation>με ακεραίους δεν υπάρχει διέγερση</translation>
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
        <source>%1 is outside (0 to %2)</source>
        <translation>το %1 είναι έξω (0 έως %2)</translation>
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
        <source>%1 is not a number</source>
        <translation>το %1 δεν είναι αριθμός</translation>
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
        <source>a whole number, at least %1, at most %2</source>
        <translation>ακέραιος, τουλάχιστον %1, το πολύ %2</translation>
    </message>
    <message>
        <source>a whole number, greater than %1, at most %2</source>
        <translation>ακέραιος, μεγαλύτερος από %1, το πολύ %2</translation>
    </message>
    <message>
        <source>a whole number, %1 to %2</source>
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
        <source>missing; the places the brush goes through</source>
        <translation>λείπει· οι θέσεις από όπου περνά το πινέλο</translation>
    </message>
    <message>
        <source>only one of %1</source>
        <translation>μόνο ένα από τα %1</translation>
    </message>
    <message>
        <source>belongs to a pull or a hold</source>
        <translation>ανήκει σε ένα τράβηγμα ή σε ένα κράτημα</translation>
    </message>
    <message>
        <source>a %1 belongs to a pool</source>
        <translation>το %1 ανήκει σε λεκάνη</translation>
    </message>
    <message>
        <source>either factor or speed, not both</source>
        <translation>ή factor ή speed, όχι και τα δύο</translation>
    </message>
    <message>
        <source>it rains on a pool only</source>
        <translation>βρέχει μόνο σε λεκάνη</translation>
    </message>
    <message>
        <source>a name has 1 to %1 bytes</source>
        <translation>ένα όνομα έχει 1 έως %1 byte</translation>
    </message>
    <message>
        <source>places are at most 100000 cells from the centre</source>
        <translation>οι θέσεις απέχουν το πολύ 100000 κελιά από το κέντρο</translation>
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
        <source>integer arithmetic takes no %1</source>
        <translation>με ακεραίους δεν υπάρχει %1</translation>
    </message>
    <message>
        <source>%1 comes when the hold has ended</source>
        <translation>το %1 έρχεται αφού έχει τελειώσει το κράτημα</translation>
    </message>
    <message>
        <source>%1 is not [steps later, column, row]</source>
        <translation>το %1 δεν είναι [βήματα αργότερα, στήλη, γραμμή]</translation>
    </message>
    <message>
        <source>%1 is not [steps later, point]</source>
        <translation>το %1 δεν είναι [βήματα αργότερα, σημείο]</translation>
    </message>
    <message>
        <source>a lesson is an object: %1</source>
        <translation>ένα μάθημα είναι αντικείμενο: %1</translation>
    </message>
    <message>
        <source>missing; a list of at least one step</source>
        <translation>λείπει· μια λίστα με τουλάχιστον ένα βήμα</translation>
    </message>
    <message>
        <source>missing; a list of 2 to %1 answers</source>
        <translation>λείπει· μια λίστα με 2 έως %1 απαντήσεις</translation>
    </message>
    <message>
        <source>missing; the first step sets up the experiment</source>
        <translation>λείπει· το πρώτο βήμα στήνει το πείραμα</translation>
    </message>
    <message>
        <source>missing; which answer is right, counted from 1</source>
        <translation>λείπει· ποια απάντηση είναι σωστή, μετρώντας από το 1</translation>
    </message>
    <message>
        <source>missing; a cell ([point], or [column, row] in a pool)</source>
        <translation>λείπει· ένα κελί ([σημείο], ή [στήλη, γραμμή] σε λεκάνη)</translation>
    </message>
    <message>
        <source>missing; a text</source>
        <translation>λείπει· ένα κείμενο</translation>
    </message>
    <message>
        <source>missing; a number, or one of %1</source>
        <translation>λείπει· ένας αριθμός, ή ένα από τα %1</translation>
    </message>
    <message>
        <source>missing; a number, %1 to %2</source>
        <translation>λείπει· ένας αριθμός, %1 έως %2</translation>
    </message>
    <message>
        <source>unknown kind of check; there are %1</source>
        <translation>άγνωστο είδος ελέγχου· υπάρχουν %1</translation>
    </message>
    <message>
        <source>%1 is the id of another step, too</source>
        <translation>το %1 είναι και id άλλου βήματος</translation>
    </message>
    <message>
        <source>%1 is not an id (small letters a to z, digits and hyphens, 1 to 40)</source>
        <translation>το %1 δεν είναι id (μικρά γράμματα a έως z, ψηφία και παύλες, 1 έως 40)</translation>
    </message>
    <message>
        <source>is not the code of a language (en, el, pt-BR)</source>
        <translation>δεν είναι κωδικός γλώσσας (en, el, pt-BR)</translation>
    </message>
    <message>
        <source>a step without a check measures nothing</source>
        <translation>ένα βήμα χωρίς έλεγχο δεν μετρά τίποτα</translation>
    </message>
    <message>
        <source>a step asks for one number and one choice at most</source>
        <translation>ένα βήμα ζητά το πολύ έναν αριθμό και μία επιλογή</translation>
    </message>
    <message>
        <source>all and any cannot stand inside all or any</source>
        <translation>τα all και any δεν μπαίνουν μέσα σε all ή any</translation>
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
        <source>%1 is a word; give it with &quot;is&quot;</source>
        <translation>το %1 είναι λέξη· δώστε το με «is»</translation>
    </message>
    <message>
        <source>%1 is a number; give its range with &quot;from&quot; and &quot;to&quot;</source>
        <translation>το %1 είναι αριθμός· δώστε την περιοχή του με «from» και «to»</translation>
    </message>
    <message>
        <source>%1 is outside the medium (%2 by %3 cells)</source>
        <translation>το %1 είναι έξω από το μέσο (%2 επί %3 κελιά)</translation>
    </message>
    <message>
        <source>%1 is not the id of a built-in experiment, nor an experiment %2 or %3</source>
        <translation>το %1 δεν είναι id έτοιμου πειράματος, ούτε πείραμα %2 ή %3</translation>
    </message>
    <message>
        <source>%1 is not a text, nor an object with a text for each language (%2)</source>
        <translation>το %1 δεν είναι κείμενο, ούτε αντικείμενο με ένα κείμενο για κάθε γλώσσα (%2)</translation>
    </message>
    <message>
        <source>%1 is not a list of at least one step</source>
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
        <translation>το %1 δεν είναι λίστα πινάκων</translation>
    </message>
    <message>
        <source>%1 is not an object with one kind of check: %2</source>
        <translation>το %1 δεν είναι αντικείμενο με ένα είδος ελέγχου: %2</translation>
    </message>
    <message>
        <source>%1 is not an object with what changes</source>
        <translation>το %1 δεν είναι αντικείμενο με ό,τι αλλάζει</translation>
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
        <source>%1 is not a number, or one of %2</source>
        <translation>το %1 δεν είναι αριθμός, ούτε ένα από τα %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
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
        <source>missing; an end of the cross-section</source>
        <translation>λείπει· ένα άκρο της τομής</translation>
    </message>
    <message>
        <source>a unit is at most %1 letters</source>
        <translation>μια μονάδα έχει το πολύ %1 γράμματα</translation>
    </message>
    <message>
        <source>0, or at least 1e-06</source>
        <translation>0, ή τουλάχιστον 1e-06</translation>
    </message>
    <message>
        <source>the value is not JSON (%1)</source>
        <translation>η τιμή δεν είναι JSON (%1)</translation>
    </message>
    <message>
        <source>the value is not a plain UTF-8 text</source>
        <translation>η τιμή δεν είναι απλό κείμενο UTF-8</translation>
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
        <source>there is nothing called %1 inside a single value</source>
        <translation>μέσα σε μία μόνη τιμή δεν υπάρχει τίποτα με το όνομα %1</translation>
    </message>
    <message>
        <source>there is no such element in the file</source>
        <translation>δεν υπάρχει τέτοιο στοιχείο στο αρχείο</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
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
        <source>a view belongs to a pool</source>
        <translation>μια προβολή ανήκει σε λεκάνη</translation>
    </message>
    <message>
        <source>the last picture would be of step %1 (at most %2)</source>
        <translation>η τελευταία εικόνα θα ήταν του βήματος %1 (το πολύ %2)</translation>
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
        <source>whole numbers have only one scheme, and no smaller steps</source>
        <translation>οι ακέραιοι έχουν μόνο μία μέθοδο και όχι μικρότερα βήματα</translation>
    </message>
    <message>
        <source>the exact solution is not known between walls and media</source>
        <translation>ανάμεσα σε τοίχους και μέσα η ακριβής λύση δεν είναι γνωστή</translation>
    </message>
    <message>
        <source>it takes its share once a step, which makes every scheme one of first order; set both to 1</source>
        <translation>παίρνει το μερίδιό της μία φορά ανά βήμα, και έτσι κάθε μέθοδος γίνεται πρώτης τάξης· βάλτε και τις δύο στο 1</translation>
    </message>
    <message>
        <source>the exact solution is known only where waves stand between fixed, free or joined ends</source>
        <translation>η ακριβής λύση είναι γνωστή μόνο όπου τα κύματα είναι στάσιμα ανάμεσα σε σταθερά, ελεύθερα ή ενωμένα άκρα</translation>
    </message>
    <message>
        <source>a source of its own makes waves all the time, so that no rhythm of pulls becomes steady; remove it first</source>
        <translation>μια δική της πηγή κάνει συνεχώς κύματα, ώστε με κανέναν ρυθμό το πλάτος να μη σταθεροποιείται· αφαιρέστε την πρώτα</translation>
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
        <source>there is no such built-in experiment</source>
        <translation>Δεν υπάρχει τέτοιο ενσωματωμένο πείραμα</translation>
    </message>
    <message>
        <source>this is not a whole link to an experiment; a part of it is missing or changed</source>
        <translation>αυτός δεν είναι πλήρης σύνδεσμος προς πείραμα· λείπει ή έχει αλλάξει ένα μέρος του</translation>
    </message>
    <message>
        <source>the link is too long (at most %1 letters after its &quot;#&quot;)</source>
        <translation>ο σύνδεσμος είναι πολύ μεγάλος (το πολύ %1 χαρακτήρες μετά το «#»)</translation>
    </message>
    <message>
        <source>%1 is no address of this computer</source>
        <translation>το %1 δεν είναι διεύθυνση αυτού του υπολογιστή</translation>
    </message>
    <message>
        <source>cannot listen at %1: %2</source>
        <translation>αδύνατη η λήψη αιτήσεων στο %1: %2</translation>
    </message>
    <message>
        <source>a %1 belongs to a string</source>
        <translation>το %1 ανήκει σε χορδή</translation>
    </message>
    <message>
        <source>missing; at least two heights</source>
        <translation>λείπει· τουλάχιστον δύο ύψη</translation>
    </message>
    <message>
        <source>%1 heights are too many (at most %2)</source>
        <translation>%1 ύψη είναι πάρα πολλά (το πολύ %2)</translation>
    </message>
    <message>
        <source>heights are at most %1</source>
        <translation>τα ύψη είναι το πολύ %1</translation>
    </message>
    <message>
        <source>with the stencil %1 the rim is at least %2 cells wide</source>
        <translation>με τους γείτονες %1 το περιθώριο έχει πλάτος τουλάχιστον %2 κελιά</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>δεν υπάρχει αρκετή μνήμη γι’ αυτό</translation>
    </message>
    <message>
        <source>missing; pull, hold, set, things, calm, draw or modes</source>
        <translation>λείπει· pull, hold, set, things, calm, draw ή modes</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>το %1 δεν είναι ούτε true ούτε false</translation>
    </message>
    <message>
        <source>%1 is not [half waves along x, along y]</source>
        <translation>το %1 δεν είναι [μισά μήκη κύματος κατά το x, κατά το y]</translation>
    </message>
    <message>
        <source>column %1: “%2” is not known</source>
        <translation>στήλη %1: το «%2» δεν είναι γνωστό</translation>
    </message>
    <message>
        <source>column %1: a parenthesis is missing</source>
        <translation>στήλη %1: λείπει μια παρένθεση</translation>
    </message>
    <message>
        <source>column %1: this parenthesis does not fit</source>
        <translation>στήλη %1: αυτή η παρένθεση δεν ταιριάζει</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>ο τύπος είναι κενός</translation>
    </message>
    <message>
        <source>column %1: something is missing at the end</source>
        <translation>στήλη %1: στο τέλος λείπει κάτι</translation>
    </message>
    <message>
        <source>column %1: a function has too many or too few arguments</source>
        <translation>στήλη %1: μια συνάρτηση έχει πάρα πολλά ή πολύ λίγα ορίσματα</translation>
    </message>
    <message>
        <source>column %1: an operator is missing, or out of place</source>
        <translation>στήλη %1: ένας τελεστής λείπει, ή δεν είναι στη θέση του</translation>
    </message>
    <message>
        <source>a formula has at most %1 letters</source>
        <translation>ένας τύπος έχει το πολύ %1 χαρακτήρες</translation>
    </message>
    <message>
        <source>parentheses are at most %1 deep</source>
        <translation>οι παρενθέσεις έχουν βάθος το πολύ %1</translation>
    </message>
    <message>
        <source>at x = %1 it has no value</source>
        <translation>στο x = %1 δεν έχει τιμή</translation>
    </message>
    <message>
        <source>at x = %1 it is higher than %2</source>
        <translation>στο x = %1 ξεπερνά το %2</translation>
    </message>
    <message>
        <source>%1 is not a list of tools</source>
        <translation>το %1 δεν είναι λίστα εργαλείων</translation>
    </message>
    <message>
        <source>stiffness belongs to a string</source>
        <translation>η δυσκαμψία ανήκει σε χορδή</translation>
    </message>
    <message>
        <source>integer arithmetic takes no stiffness</source>
        <translation>με ακεραίους δεν υπάρχει δυσκαμψία</translation>
    </message>
    <message>
        <source>a stiff string has at most %1 points, not %2</source>
        <translation>μια δύσκαμπτη χορδή έχει το πολύ %1 σημεία, όχι %2</translation>
    </message>
    <message>
        <source>%1 is not for a stiff string; it takes %2</source>
        <translation>το %1 δεν είναι για δύσκαμπτη χορδή· αυτή δέχεται %2</translation>
    </message>
    <message>
        <source>a stiff string is of one medium only</source>
        <translation>μια δύσκαμπτη χορδή έχει ένα μόνο μέσο</translation>
    </message>
    <message>
        <source>%1 standing waves are too many here (at most %2)</source>
        <translation>%1 στάσιμα κύματα είναι πάρα πολλά εδώ (το πολύ %2)</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program, save it, and open the saved one here</source>
        <translation>μια σελίδα δεν υπολογίζει τύπους: ανοίξτε το αρχείο στο πρόγραμμα, αποθηκεύστε το και ανοίξτε εδώ το αποθηκευμένο</translation>
    </message>
    <message>
        <source>there are no objects and no probes</source>
        <translation>δεν υπάρχουν αντικείμενα ούτε αισθητήρες</translation>
    </message>
    <message>
        <source>of walls only</source>
        <translation>μόνο για τοίχους</translation>
    </message>
    <message>
        <source>missing; at least %1 corners of the outline</source>
        <translation>λείπει· τουλάχιστον %1 γωνίες του περιγράμματος</translation>
    </message>
    <message>
        <source>an absorbing wall cannot move; a wall with the impedance 1 absorbs, and can</source>
        <translation>ένας απορροφητικός τοίχος δεν μπορεί να κινείται· ένας τοίχος με εμπέδηση 1 απορροφά, και μπορεί</translation>
    </message>
    <message>
        <source>%1 is not allowed: a wall is slower than waves, which move %2 cells per second</source>
        <translation>το %1 δεν επιτρέπεται: ένας τοίχος είναι πιο αργός από τα κύματα, που τρέχουν %2 κελιά ανά δευτερόλεπτο</translation>
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
        <source>a claim is at most %1 letters</source>
        <translation>ένας ισχυρισμός έχει το πολύ %1 χαρακτήρες</translation>
    </message>
    <message>
        <source>no wall in the pool is called %1 then</source>
        <translation>κανένας τοίχος της λεκάνης δεν λέγεται τότε %1</translation>
    </message>
    <message>
        <source>%1 is no box of walls that are fixed or free, at rest, and have a thickness</source>
        <translation>το %1 δεν είναι ορθογώνιο με τοιχώματα σταθερά ή ελεύθερα, ακίνητα και με πάχος</translation>
    </message>
    <message>
        <source>these are no copied objects, whose text begins with %1</source>
        <translation>δεν είναι αντιγραμμένα αντικείμενα, των οποίων το κείμενο αρχίζει με %1</translation>
    </message>
    <message>
        <source>at x = %1 it is lower than %2</source>
        <translation>στο x = %1 είναι κάτω από %2</translation>
    </message>
    <message>
        <source>at t = %1 it has no value</source>
        <translation>στο t = %1 δεν έχει τιμή</translation>
    </message>
    <message>
        <source>at t = %1 it is higher than %2</source>
        <translation>στο t = %1 ξεπερνά το %2</translation>
    </message>
    <message>
        <source>at t = %1 it is lower than %2</source>
        <translation>στο t = %1 είναι κάτω από %2</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it has no value</source>
        <translation>στο x = %1, y = %2 δεν έχει τιμή</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is higher than %3</source>
        <translation>στο x = %1, y = %2 ξεπερνά το %3</translation>
    </message>
    <message>
        <source>at x = %1, y = %2 it is lower than %3</source>
        <translation>στο x = %1, y = %2 είναι κάτω από %3</translation>
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
        <source>%1 is not [left, top, right, bottom]</source>
        <translation>%1 δεν είναι [αριστερά, πάνω, δεξιά, κάτω]</translation>
    </message>
    <message>
        <source>missing; the greys of a picture, or a formula in their place</source>
        <translation>λείπει· οι τόνοι του γκρι μιας εικόνας ή ένας τύπος στη θέση τους</translation>
    </message>
    <message>
        <source>this is not %1 by %2 greys, compressed and in base64url</source>
        <translation>δεν είναι %1 επί %2 τόνοι του γκρι, συμπιεσμένοι και σε base64url</translation>
    </message>
    <message>
        <source>either curve or curveFormula, not both</source>
        <translation>είτε curve είτε curveFormula, όχι και τα δύο</translation>
    </message>
    <message>
        <source>a page cannot compute formulas: open the file in the program</source>
        <translation>μια σελίδα δεν υπολογίζει τύπους: ανοίξτε το αρχείο στο πρόγραμμα</translation>
    </message>
    <message>
        <source>a formula or picture of the speed belongs to a pool</source>
        <translation>ένας τύπος ή μια εικόνα της ταχύτητας ανήκει σε λεκάνη</translation>
    </message>
    <message>
        <source>missing; 2 to %1 values over one period</source>
        <translation>λείπει· 2 έως %1 τιμές σε μία περίοδο</translation>
    </message>
    <message>
        <source>%1 values are not %2 columns by %3 rows of them (at most %4 by %4)</source>
        <translation>%1 τιμές δεν είναι %2 στήλες επί %3 γραμμές (το πολύ %4 επί %4)</translation>
    </message>
    <message>
        <source>its values are not all allowed (%1)</source>
        <translation>δεν επιτρέπονται όλες οι τιμές του (%1)</translation>
    </message>
    <message>
        <source>missing; a formula or a raster of the pool&apos;s heights</source>
        <translation>λείπει· ένας τύπος ή ένα πλέγμα με τα ύψη της λεκάνης</translation>
    </message>
    <message>
        <source>belongs to a pool; a string has heights</source>
        <translation>ανήκει σε λεκάνη· μια χορδή έχει heights</translation>
    </message>
    <message>
        <source>belong to a string; a pool has a formula or a raster</source>
        <translation>ανήκουν σε χορδή· μια λεκάνη έχει τύπο ή πλέγμα</translation>
    </message>
    <message>
        <source>the class that was left at %1 has a different experiment</source>
        <translation>η τάξη που έμεινε στο %1 έχει άλλο πείραμα</translation>
    </message>
    <message>
        <source>what is left of the class at %1 cannot be read</source>
        <translation>ό,τι έμεινε από την τάξη στο %1 δεν διαβάζεται</translation>
    </message>
    <message>
        <source>column %1: “=” assigns nothing in a formula; to compare, write ==</source>
        <translation>στήλη %1: το «=» δεν αναθέτει τίποτα σε έναν τύπο· για σύγκριση γράψτε ==</translation>
    </message>
    <message>
        <source>column %1: a comma belongs between the arguments of min or max</source>
        <translation>στήλη %1: ένα κόμμα μπαίνει ανάμεσα στα ορίσματα της min ή της max</translation>
    </message>
    <message>
        <source>column %1: “%2” has a decimal comma; write %3</source>
        <translation>στήλη %1: το «%2» έχει υποδιαστολή με κόμμα· γράψτε %3</translation>
    </message>
    <message>
        <source>%1 million operations at once are too many (at most %2 million); reduce sizes, numbers or cells</source>
        <translation>%1 εκατομμύρια πράξεις μαζί είναι πάρα πολλές (το πολύ %2 εκατομμύρια)· μειώστε μεγέθη, πλήθη ή κελιά</translation>
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
        <source>pluck from rest</source>
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
        <source>smooth hill</source>
        <translation>ομαλός λόφος</translation>
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
        <source>real frequency, %1</source>
        <comment>unit</comment>
        <translation>πραγματική συχνότητα, %1</translation>
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
        <source>whole numbers</source>
        <translation>ακέραιοι</translation>
    </message>
    <message>
        <source>floating-point numbers</source>
        <translation>αριθμοί κινητής υποδιαστολής</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>άκρο: %1</translation>
    </message>
    <message>
        <source>Pull: %1</source>
        <comment>a setting of the pull</comment>
        <translation>Τράβηγμα: %1</translation>
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
        <source>source, sine of %1 Hz, height %2</source>
        <translation>πηγή, ημίτονο %1 Hz, ύψος %2</translation>
    </message>
    <message>
        <source>source, pulse of %1 Hz, height %2</source>
        <translation>πηγή, παλμός %1 Hz, ύψος %2</translation>
    </message>
    <message>
        <source>source, packet of %1 Hz, height %2</source>
        <translation>πηγή, πακέτο %1 Hz, ύψος %2</translation>
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
        <source>Pulled at</source>
        <translation>Θέση τραβήγματος</translation>
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
        <source>Exploded at step %1</source>
        <translation>Εξερράγη στο βήμα %1</translation>
    </message>
    <message>
        <source>Measured resonance</source>
        <translation>Μετρημένος συντονισμός</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>συχνότητα, Hz</translation>
    </message>
    <message>
        <source>amplitude, × one pull</source>
        <translation>πλάτος, × ένα τράβηγμα</translation>
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
        <source>Heights now</source>
        <translation>Ύψη τώρα</translation>
    </message>
    <message>
        <source>where it is pulled</source>
        <translation>όπου τραβιέται</translation>
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
        <source>source, triangle of %1 Hz, height %2</source>
        <translation>πηγή, τριγωνικό %1 Hz, ύψος %2</translation>
    </message>
    <message>
        <source>source, square of %1 Hz, height %2</source>
        <translation>πηγή, τετραγωνικό %1 Hz, ύψος %2</translation>
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
        <source>source, noise of %1 Hz, height %2</source>
        <translation>πηγή, θόρυβος %1 Hz, ύψος %2</translation>
    </message>
    <message>
        <source>source, drawn curve of %1 Hz, height %2</source>
        <translation>πηγή, σχεδιασμένη καμπύλη %1 Hz, ύψος %2</translation>
    </message>
    <message>
        <source>medium, from the formula %1</source>
        <translation>μέσο, από τον τύπο %1</translation>
    </message>
    <message>
        <source>medium, from a picture</source>
        <translation>μέσο, από εικόνα</translation>
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
        <translation>Euler των βιβλίων</translation>
    </message>
    <message>
        <source>delayed Euler</source>
        <translation>καθυστερημένος Euler</translation>
    </message>
    <message>
        <source>implicit Euler</source>
        <translation>πεπλεγμένος Euler</translation>
    </message>
    <message>
        <source>trapezoid</source>
        <translation>τραπέζιο</translation>
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
        <translation>Η σελίδα δεν μπόρεσε να εκτυπωθεί.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>σελίδα %1 από %2</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>Η σελίδα δεν μπόρεσε να δημιουργηθεί.</translation>
    </message>
</context>
<context>
    <name>SheetChart</name>
    <message>
        <source>time in s</source>
        <translation>χρόνος σε s</translation>
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
        <source>all 8, equal</source>
        <translation>και οι 8, ίσοι</translation>
    </message>
    <message>
        <source>isotropic</source>
        <translation>ισότροποι</translation>
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
        <source>How many openings it has</source>
        <translation>Πόσα ανοίγματα έχει</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Απόσταση</translation>
    </message>
    <message>
        <source>From the middle of a slit to the middle of the next</source>
        <translation>Από το μέσο μιας σχισμής στο μέσο της επόμενης</translation>
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
        <source>Factor at the far end</source>
        <translation>Συντελεστής στην άλλη άκρη</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Μήκος</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Απαλότητα</translation>
    </message>
    <message>
        <source>How wide it is across (sigma)</source>
        <translation>Πόσο πλατύ είναι εγκάρσια (σίγμα)</translation>
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
        <source>How often it swings in a second of the run</source>
        <translation>Πόσες φορές ταλαντώνεται σε ένα δευτερόλεπτο της εκτέλεσης</translation>
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
        <source>The second of the run at which it starts</source>
        <translation>Το δευτερόλεπτο της εκτέλεσης που αρχίζει</translation>
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
        <source>Moves to column</source>
        <translation>Πάει στη στήλη</translation>
    </message>
    <message>
        <source>The column it moves to</source>
        <translation>Η στήλη όπου πηγαίνει</translation>
    </message>
    <message>
        <source>Moves to row</source>
        <translation>Πάει στη γραμμή</translation>
    </message>
    <message>
        <source>The row it moves to</source>
        <translation>Η γραμμή όπου πηγαίνει</translation>
    </message>
    <message>
        <source>How long it is</source>
        <translation>Πόσο μακρύ είναι</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Έναρξη στο</translation>
    </message>
    <message>
        <source>The second of the run at which it was started</source>
        <translation>Το δευτερόλεπτο της εκτέλεσης που ξεκίνησε</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Παύση στο</translation>
    </message>
    <message>
        <source>Soft ends</source>
        <translation>Μαλακές άκρες</translation>
    </message>
    <message>
        <source>Over how many cells the line fades beyond its ends; 0: at once</source>
        <translation>Σε πόσα κελιά πέρα από τις άκρες της φθίνει η γραμμή· 0: αμέσως</translation>
    </message>
    <message>
        <source>How far it is rotated, clockwise</source>
        <translation>Πόσο είναι στραμμένο, δεξιόστροφα</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Μορφή</translation>
    </message>
    <message>
        <source>The shape of its outline</source>
        <translation>Η μορφή του περιγράμματός του</translation>
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
        <source>painted</source>
        <translation>ζωγραφιστή</translation>
    </message>
    <message>
        <source>How wide it is; of a line, its length</source>
        <translation>Πόσο πλατύ είναι· για γραμμή, το μήκος της</translation>
    </message>
    <message>
        <source>How high it is; of a line, its thickness</source>
        <translation>Πόσο ψηλό είναι· για γραμμή, το πάχος της</translation>
    </message>
    <message>
        <source>The thickness of its rim or brush; 0: a filled box or ellipse</source>
        <translation>Το πάχος του χείλους ή του πινέλου· 0: γεμάτο ορθογώνιο ή έλλειψη</translation>
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
        <source>What k is multiplied by in it: the square of the ratio of speeds</source>
        <translation>Με τι πολλαπλασιάζεται εκεί το k: το τετράγωνο του λόγου των ταχυτήτων</translation>
    </message>
    <message>
        <source>The speed of waves in it, relative to that around it</source>
        <translation>Η ταχύτητα διάδοσης μέσα του σε σχέση με τη γύρω</translation>
    </message>
    <message>
        <source>The factor changes evenly to this one from left to right; 0: the same everywhere</source>
        <translation>Ο συντελεστής αλλάζει ομαλά ως αυτόν από αριστερά προς τα δεξιά· 0: ίδιος παντού</translation>
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
        <source>packet</source>
        <translation>πακέτο</translation>
    </message>
    <message>
        <source>The phase of its swing at second 0, or when its packet begins</source>
        <translation>Η φάση της ταλάντωσής της στο δευτερόλεπτο 0, ή όταν αρχίζει το πακέτο της</translation>
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
        <source>The second of the run at which it stops; 0: never</source>
        <translation>Το δευτερόλεπτο της εκτέλεσης που σταματά· 0: ποτέ</translation>
    </message>
    <message>
        <source>Repeats every</source>
        <translation>Επανάληψη κάθε</translation>
    </message>
    <message>
        <source>After how many seconds it repeats; 0: only once</source>
        <translation>Μετά από πόσα δευτερόλεπτα επαναλαμβάνεται· 0: μόνο μία φορά</translation>
    </message>
    <message>
        <source>How fast it moves back and forth; 0: it stays in place</source>
        <translation>Πόσο γρήγορα πηγαινοέρχεται· 0: μένει στη θέση της</translation>
    </message>
    <message>
        <source>Instrument</source>
        <translation>Όργανο</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>μετροταινία</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>κλίμακα</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>χρονόμετρο</translation>
    </message>
    <message>
        <source>The second of the run at which it was stopped; 0: it is running</source>
        <translation>Το δευτερόλεπτο της εκτέλεσης που σταμάτησε· 0: τρέχει</translation>
    </message>
    <message>
        <source>What it measures or marks: a trace is a string as it was</source>
        <translation>Τι μετρά ή σημειώνει· μια παγωμένη χορδή είναι η χορδή όπως ήταν</translation>
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
        <source>frozen string</source>
        <translation>παγωμένη χορδή</translation>
    </message>
    <message>
        <source>Height of its middle</source>
        <translation>Ύψος του μέσου</translation>
    </message>
    <message>
        <source>Beside a string: how high above rest its middle is</source>
        <translation>Δίπλα σε χορδή: πόσο πάνω από την ηρεμία είναι το μέσο του</translation>
    </message>
    <message>
        <source>Difference in height</source>
        <translation>Διαφορά ύψους</translation>
    </message>
    <message>
        <source>Beside a string: how much higher its right end is than its left one</source>
        <translation>Δίπλα σε χορδή: πόσο ψηλότερα είναι το δεξιό άκρο από το αριστερό</translation>
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
        <source>The amplitude of its waves, beside a line or one wavelength from a point; on a string beside it</source>
        <translation>Το πλάτος των κυμάτων της, δίπλα σε μια γραμμή ή ένα μήκος κύματος από ένα σημείο· σε χορδή δίπλα της</translation>
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
        <source>What it does to a wave: reflects it upside down, reflects it upright, absorbs it, or absorbs as much of it as its impedance says</source>
        <translation>Τι κάνει σε ένα κύμα: το ανακλά ανάποδα, το ανακλά όρθιο, το απορροφά, ή απορροφά τόσο μέρος του όσο λέει η εμπέδησή του</translation>
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
        <source>The ratio of its impedance to that of the water in front of it: at 1 it absorbs what meets it head-on, at 0 it is like a free wall, and the larger it is the more like a fixed one</source>
        <translation>Ο λόγος της εμπέδησής του προς εκείνη του νερού μπροστά του: στο 1 απορροφά ό,τι τον συναντά κάθετα, στο 0 είναι σαν ελεύθερος τοίχος, και όσο μεγαλύτερος ο λόγος τόσο περισσότερο μοιάζει με σταθερό</translation>
    </message>
    <message>
        <source>How wide each slit is, or the opening of a cavity</source>
        <translation>Πόσο πλατιά είναι κάθε σχισμή, ή το άνοιγμα μιας κοιλότητας</translation>
    </message>
    <message>
        <source>How fast it moves back and forth, slower than waves; 0: it stays in place</source>
        <translation>Πόσο γρήγορα πηγαινοέρχεται, πιο αργά από τα κύματα· 0: μένει στη θέση του</translation>
    </message>
    <message>
        <source>A point makes round waves, a line straight ones, a multipole waves with crests and troughs by turns around it, an array a beam; on a string waves go through point and line, and a held place has the height of the signal itself</source>
        <translation>Ένα σημείο κάνει κυκλικά κύματα, μια γραμμή ευθύγραμμα, ένα πολύπολο κύματα με κορυφές και κοιλάδες εναλλάξ γύρω του, μια συστοιχία μια δέσμη· σε χορδή τα κύματα περνούν μέσα από σημείο και γραμμή, και μια κρατημένη θέση έχει το ύψος του ίδιου του σήματος</translation>
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
        <source>How long the line or the array is</source>
        <translation>Πόσο μακριά είναι η γραμμή ή η συστοιχία</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Κατανομή</translation>
    </message>
    <message>
        <source>How strong the line is along its length: the same everywhere, or a Gaussian that sends a beam with a waist of half its length</source>
        <translation>Πόσο δυνατή είναι η γραμμή κατά το μήκος της: ίδια παντού, ή γκαουσιανή, που στέλνει δέσμη με λαιμό το μισό του μήκους της</translation>
    </message>
    <message>
        <source>even</source>
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
        <source>How many points of alternate sign it has: 2 a dipole, 4 a quadrupole</source>
        <translation>Πόσα σημεία με εναλλασσόμενο πρόσημο έχει: 2 δίπολο, 4 τετράπολο</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Ακτίνα</translation>
    </message>
    <message>
        <source>How far its poles are from its middle</source>
        <translation>Πόσο απέχουν οι πόλοι της από το κέντρο της</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Στοιχεία</translation>
    </message>
    <message>
        <source>How many points it has along its length</source>
        <translation>Πόσα σημεία έχει κατά το μήκος της</translation>
    </message>
    <message>
        <source>Beam angle</source>
        <translation>Γωνία δέσμης</translation>
    </message>
    <message>
        <source>Where its beam leaves to: from its normal towards its right end, on both sides of it</source>
        <translation>Προς τα πού φεύγει η δέσμη της: από την κάθετό της προς το δεξί της άκρο, και στις δύο πλευρές της</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Εστία</translation>
    </message>
    <message>
        <source>How far from it, along the beam, its waves arrive together; 0: nowhere</source>
        <translation>Πόσο μακριά της, κατά μήκος της δέσμης, φτάνουν μαζί τα κύματά της· 0: πουθενά</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>θόρυβος</translation>
    </message>
    <message>
        <source>How many swings a packet has, or noise until its phase is another one</source>
        <translation>Πόσες ταλαντώσεις έχει ένα πακέτο, ή ο θόρυβος ώσπου η φάση του να γίνει άλλη</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Σπόρος</translation>
    </message>
    <message>
        <source>Seed of the noise; sources with the same one swing alike</source>
        <translation>Σπόρος του θορύβου· πηγές με τον ίδιο σπόρο ταλαντώνονται όμοια</translation>
    </message>
    <message>
        <source>Rests for</source>
        <translation>Παύση για</translation>
    </message>
    <message>
        <source>For how long it rests, again and again; 0: never</source>
        <translation>Πόσην ώρα ηρεμεί, ξανά και ξανά· 0: ποτέ</translation>
    </message>
    <message>
        <source>Swings for</source>
        <translation>Ταλάντωση για</translation>
    </message>
    <message>
        <source>For how long it swings between two rests</source>
        <translation>Πόσην ώρα ταλαντώνεται ανάμεσα σε δύο παύσεις</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Τροχιά</translation>
    </message>
    <message>
        <source>The radius of the circle it runs round about its place; 0: it does not</source>
        <translation>Η ακτίνα του κύκλου που διατρέχει γύρω από τη θέση της· 0: δεν περιστρέφεται</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Περιστροφές</translation>
    </message>
    <message>
        <source>How often it runs round the circle in a second, clockwise; below 0: the other way</source>
        <translation>Πόσες φορές το δευτερόλεπτο διατρέχει τον κύκλο, δεξιόστροφα· κάτω από 0: αντίστροφα</translation>
    </message>
    <message>
        <source>turns/s</source>
        <translation>στροφές/s</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>πέτασμα</translation>
    </message>
    <message>
        <source>How far the place is that a screen is bent round; 0: it is straight</source>
        <translation>Πόσο απέχει το σημείο γύρω από το οποίο καμπυλώνεται ένα πέτασμα· 0: είναι ίσιο</translation>
    </message>
    <message>
        <source>What its formula or picture gives: the speed of waves or the depth of the water, relative to those around it; 0 is land</source>
        <translation>Τι δίνει ο τύπος ή η εικόνα του: την ταχύτητα των κυμάτων ή το βάθος του νερού, σε σχέση με τα γύρω· 0 είναι ξηρά</translation>
    </message>
    <message>
        <source>speeds</source>
        <translation>ταχύτητες</translation>
    </message>
    <message>
        <source>depths</source>
        <translation>βάθη</translation>
    </message>
    <message>
        <source>A steady sine, triangle or square, a single pulse, a packet of some swings, noise about its frequency, or a steady swing of the form of its curve</source>
        <translation>Σταθερό ημίτονο, τριγωνικό ή τετραγωνικό, ένας μόνο παλμός, ένα πακέτο με μερικές ταλαντώσεις, θόρυβος γύρω από τη συχνότητά της, ή σταθερή ταλάντωση με το σχήμα της καμπύλης της</translation>
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
        <source>ffmpeg says: %1</source>
        <translation>Το ffmpeg λέει: %1</translation>
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
        <source>nothing real</source>
        <translation>τίποτα πραγματικό</translation>
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
        <translation>Επ&amp;ανεκκίνηση</translation>
    </message>
    <message>
        <source>Restart with these settings</source>
        <translation>Επανεκκίνηση με αυτές τις ρυθμίσεις</translation>
    </message>
    <message>
        <source>Reset e&amp;verything</source>
        <translation>Επανα&amp;φορά όλων</translation>
    </message>
    <message>
        <source>Reset to the experiment as it was opened</source>
        <translation>Επαναφορά του πειράματος όπως άνοιξε</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Έ&amp;ξοδος</translation>
    </message>
    <message>
        <source>P&amp;ull</source>
        <translation>&amp;Τράβηγμα</translation>
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
        <source>One &amp;step</source>
        <translation>Ένα &amp;βήμα</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Ένα βήμα παρακάτω</translation>
    </message>
    <message>
        <source>Sl&amp;ow ×0.25</source>
        <translation>Α&amp;ργά ×0,25</translation>
    </message>
    <message>
        <source>×0.25</source>
        <translation>×0,25</translation>
    </message>
    <message>
        <source>Slow: a quarter of the speed</source>
        <translation>Αργά: στο ένα τέταρτο της ταχύτητας</translation>
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
        <source>&amp;Real speed ×1</source>
        <translation>Πραγματική ταχύτητα ×&amp;1</translation>
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
        <source>&amp;Dark</source>
        <translation>&amp;Σκούρα</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Ανοιχτά</translation>
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
        <source>Projector: full screen, large type, strong colours</source>
        <translation>Προβολέας: πλήρης οθόνη, μεγάλα γράμματα, έντονα χρώματα</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Πλήρ&amp;ης οθόνη</translation>
    </message>
    <message>
        <source>Draw waves l&amp;arger</source>
        <translation>Κύματα π&amp;ιο μεγάλα</translation>
    </message>
    <message>
        <source>&amp;Draw waves smaller</source>
        <translation>Κύματα πιο μι&amp;κρά</translation>
    </message>
    <message>
        <source>Fit &amp;waves to the canvas</source>
        <translation>Κύματα &amp;στο μέγεθος του καμβά</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
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
        <source>Computing &amp;speed</source>
        <translation>Ταχύτητα &amp;υπολογισμού</translation>
    </message>
    <message>
        <source>Shows steps, frames and cells per second below the canvas</source>
        <translation>Δείχνει βήματα, καρέ και κελιά ανά δευτερόλεπτο κάτω από τον καμβά</translation>
    </message>
    <message>
        <source>Le&amp;vel lines</source>
        <translation>&amp;Ισοϋψείς</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Τομή</translation>
    </message>
    <message>
        <source>Bro&amp;wse the built-in experiments…</source>
        <translation>Ανα&amp;ζήτηση στα έτοιμα πειράματα…</translation>
    </message>
    <message>
        <source>Basic &amp;view</source>
        <translation>&amp;Απλή προβολή</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Μαθήματα…</translation>
    </message>
    <message>
        <source>Lesson from a &amp;file…</source>
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
        <source>Give me a &amp;hint</source>
        <translation>Μια &amp;υπόδειξη</translation>
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
        <translation>Το μάθημα από την &amp;αρχή</translation>
    </message>
    <message>
        <source>Save the &amp;work sheet as PDF…</source>
        <translation>Αποθήκευση του &amp;φύλλου εργασίας ως PDF…</translation>
    </message>
    <message>
        <source>Work sheet…</source>
        <translation>Φύλλο εργασίας…</translation>
    </message>
    <message>
        <source>Save the work sheet as a web pa&amp;ge…</source>
        <translation>Αποθήκευση του φύλλου ως &amp;ιστοσελίδας…</translation>
    </message>
    <message>
        <source>P&amp;rint the work sheet…</source>
        <translation>&amp;Εκτύπωση του φύλλου εργασίας…</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>Έ&amp;ξοδος από το μάθημα</translation>
    </message>
    <message>
        <source>Lock for the &amp;class</source>
        <translation>&amp;Κλείδωμα για την τάξη</translation>
    </message>
    <message>
        <source>Large &amp;resonance chart</source>
        <translation>Μ&amp;εγάλο διάγραμμα συντονισμού</translation>
    </message>
    <message>
        <source>&amp;Both dampings side by side</source>
        <translation>Οι &amp;δύο αποσβέσεις δίπλα δίπλα</translation>
    </message>
    <message>
        <source>Challenge: an &amp;unknown string</source>
        <translation>Π&amp;ρόκληση: μια άγνωστη χορδή</translation>
    </message>
    <message>
        <source>Your &amp;own picture on the floor…</source>
        <translation>&amp;Δική σας εικόνα στον πυθμένα…</translation>
    </message>
    <message>
        <source>T&amp;iles on the floor</source>
        <translation>Π&amp;λακάκια στον πυθμένα</translation>
    </message>
    <message>
        <source>Cards ov&amp;er the picture</source>
        <translation>Κάρτες πάν&amp;ω από την εικόνα</translation>
    </message>
    <message>
        <source>Shows or hides all cards on the projector</source>
        <translation>Δείχνει ή κρύβει όλες τις κάρτες στον προβολέα</translation>
    </message>
    <message>
        <source>Enter &amp;my answer</source>
        <translation>&amp;Δίνω την απάντησή μου</translation>
    </message>
    <message>
        <source>Loc&amp;k with a word…</source>
        <translation>Κλείδωμα με μια &amp;λέξη…</translation>
    </message>
    <message>
        <source>&amp;Sheet for students…</source>
        <translation>Φύλλο &amp;για μαθητές…</translation>
    </message>
    <message>
        <source>Print the sheet for st&amp;udents…</source>
        <translation>Εκτύπωση του φύλλου για μα&amp;θητές…</translation>
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
        <source>A class with &amp;phones</source>
        <translation>Μια τάξη με &amp;κινητά</translation>
    </message>
    <message>
        <source>Start or stop the stop&amp;watch</source>
        <translation>Έναρξη ή παύση χρονομέτρου</translation>
    </message>
    <message>
        <source>Stopwatch bac&amp;k to zero</source>
        <translation>Μη&amp;δενισμός χρονομέτρου</translation>
    </message>
    <message>
        <source>Free&amp;ze the string</source>
        <translation>Πάγωμα της χορδής</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now</source>
        <translation>Κρατά διακεκομμένη τη χορδή όπως είναι τώρα</translation>
    </message>
    <message>
        <source>A bead on every tenth point</source>
        <translation>Μια χάντρα κάθε δέκα σημεία</translation>
    </message>
    <message>
        <source>Beads on the string</source>
        <translation>Χάντρες στη χορδή</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Αποστολή παλμού τώρα</translation>
    </message>
    <message>
        <source>The selected pulse generator does it, or the last one put</source>
        <translation>Το κάνει η επιλεγμένη γεννήτρια παλμών ή η τελευταία που μπήκε</translation>
    </message>
    <message>
        <source>Sound &amp;on</source>
        <translation>&amp;Με ήχο</translation>
    </message>
    <message>
        <source>A ping for every tap, and what is chosen below</source>
        <translation>Ένας ήχος σε κάθε χτύπημα, και ό,τι επιλέξετε από κάτω</translation>
    </message>
    <message>
        <source>S&amp;tart from a formula…</source>
        <translation>Έ&amp;ναρξη από τύπο…</translation>
    </message>
    <message>
        <source>&amp;Next built-in experiment</source>
        <translation>Επό&amp;μενο έτοιμο πείραμα</translation>
    </message>
    <message>
        <source>&amp;Previous built-in experiment</source>
        <translation>Προη&amp;γούμενο έτοιμο πείραμα</translation>
    </message>
    <message>
        <source>Heights, wave speeds and drives from a formula, a drawn curve or a picture</source>
        <translation>Ύψη, ταχύτητες διάδοσης και διεγέρσεις από τύπο, σχεδιασμένη καμπύλη ή εικόνα</translation>
    </message>
</context>
<context>
    <name>seiche::Advice</name>
    <message>
        <source>Use fewer neighbours: a stencil of four.</source>
        <translation>Χρησιμοποιήστε λιγότερους γείτονες: τέσσερις.</translation>
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
        <source>With %1 no k is small enough: choose leapfrog, or add damping: %2 = %3.</source>
        <translation>Με τη μέθοδο «%1» κανένα k δεν είναι αρκετά μικρό: διαλέξτε leapfrog ή προσθέστε απόσβεση: %2 = %3.</translation>
    </message>
    <message>
        <source>With %1 no k is small enough: choose leapfrog.</source>
        <translation>Με τη μέθοδο «%1» κανένα k δεν είναι αρκετά μικρό: διαλέξτε leapfrog.</translation>
    </message>
    <message>
        <source>The level surface itself grows ×%1 per step: it doubles every %2 steps (%3 s).</source>
        <translation>Η ίδια η επίπεδη επιφάνεια μεγαλώνει ×%1 ανά βήμα: διπλασιάζεται κάθε %2 βήματα (%3 s).</translation>
    </message>
    <message>
        <source>The wave of %1 cells grows ×%2 per step: it doubles every %3 steps (%4 s).</source>
        <translation>Το κύμα των %1 κελιών μεγαλώνει ×%2 ανά βήμα: διπλασιάζεται κάθε %3 βήματα (%4 s).</translation>
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
        <source>Exactly at the limit: no wave grows, but just above it the wave of %1 cells would.</source>
        <translation>Ακριβώς στο όριο: κανένα κύμα δεν μεγαλώνει, αλλά λίγο πάνω από αυτό θα μεγάλωνε το κύμα των %1 κελιών.</translation>
    </message>
    <message>
        <source>No wave grows. With a smaller divisor the wave of %1 cells would be the first to grow.</source>
        <translation>Κανένα κύμα δεν μεγαλώνει. Με μικρότερο διαιρέτη πρώτο θα μεγάλωνε το κύμα των %1 κελιών.</translation>
    </message>
    <message>
        <source>No wave grows. Above k = %1 the wave of %2 cells would be the first to grow.</source>
        <translation>Κανένα κύμα δεν μεγαλώνει. Πάνω από k = %1 πρώτο θα μεγάλωνε το κύμα των %2 κελιών.</translation>
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
        <source>%1 exploded at step %2</source>
        <translation>%1: εξερράγη στο βήμα %2</translation>
    </message>
    <message>
        <source>With these settings every step makes the wave larger, without limit. Change k or the scheme, then restart.</source>
        <translation>Με αυτές τις ρυθμίσεις κάθε βήμα μεγαλώνει το κύμα, χωρίς όριο. Αλλάξτε το k ή τη μέθοδο και ξεκινήστε πάλι.</translation>
    </message>
    <message>
        <source>Step %1, largest height %2.</source>
        <translation>Βήμα %1, μεγαλύτερο ύψος %2.</translation>
    </message>
    <message>
        <source>Second %1, largest height %2.</source>
        <translation>Δευτερόλεπτο %1, μεγαλύτερο ύψος %2.</translation>
    </message>
    <message>
        <source>A hand cannot lift it any higher. Restart to begin at rest.</source>
        <translation>Το χέρι δεν μπορεί να το σηκώσει ψηλότερα. Η επανεκκίνηση αρχίζει από ηρεμία.</translation>
    </message>
    <message>
        <source>The wave left the range of numbers at step %1</source>
        <translation>Το κύμα βγήκε από το εύρος των αριθμών στο βήμα %1</translation>
    </message>
    <message>
        <source>The settings are stable: no step makes the wave larger. Pulls, drive and sources have put in too much. Restart to begin at rest.</source>
        <translation>Οι ρυθμίσεις είναι ευσταθείς: κανένα βήμα δεν μεγαλώνει το κύμα. Τραβήγματα, διέγερση και πηγές έδωσαν υπερβολικά πολλά. Η επανεκκίνηση αρχίζει από ηρεμία.</translation>
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
        <source>A chain of beads, and the string that it stands for: n half waves of a string have n times the frequency of one, those of beads have less.</source>
        <translation>Μια αλυσίδα από χάντρες και η χορδή που παριστάνει: n μισά μήκη κύματος μιας χορδής έχουν n φορές τη συχνότητα του ενός, εκείνα των χαντρών λιγότερο.</translation>
    </message>
    <message>
        <source>With Theory switched on in the panel Resonance, the frequencies of the beads stand here beside those of a string.</source>
        <translation>Με ενεργή τη «Θεωρία» στον πίνακα «Συντονισμός», εδώ φαίνονται οι συχνότητες των χαντρών δίπλα σε εκείνες μιας χορδής.</translation>
    </message>
    <message>
        <source>n</source>
        <comment>half waves of a mode</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>beads, Hz</source>
        <translation>χάντρες, Hz</translation>
    </message>
    <message>
        <source>string, Hz</source>
        <translation>χορδή, Hz</translation>
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
        <source>beads, %1</source>
        <comment>unit of a frequency</comment>
        <translation>χάντρες, %1</translation>
    </message>
    <message>
        <source>string, %1</source>
        <comment>unit of a frequency</comment>
        <translation>χορδή, %1</translation>
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
        <source>Challenge %1: what is the slowest rhythm that makes this string swing high? Taps so far: %2</source>
        <translation>Πρόκληση %1: ποιος είναι ο πιο αργός ρυθμός που κάνει τη χορδή να ταλαντώνεται ψηλά; Χτυπήματα ως τώρα: %2</translation>
    </message>
    <message>
        <source>Challenge %1: %2 points. You said %3 Hz; the answer is %4 Hz (%5 % off); taps: %6</source>
        <translation>Πρόκληση %1: %2 βαθμοί. Είπατε %3 Hz, σωστό είναι %4 Hz (απόκλιση %5 %)· χτυπήματα: %6</translation>
    </message>
    <message>
        <source>Challenge %1: it was %2 Hz; taps: %3</source>
        <translation>Πρόκληση %1: ήταν %2 Hz· χτυπήματα: %3</translation>
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
        <source>Your answer: the slowest rhythm</source>
        <translation>Η απάντησή σας: ο πιο αργός ρυθμός</translation>
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
        <source>Shows the answer and everything that is hidden</source>
        <translation>Δείχνει την απάντηση και ό,τι είναι κρυμμένο</translation>
    </message>
    <message>
        <source>Number of the challenge</source>
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
        <source>A new challenge is an unknown string: find its slowest rhythm with few taps. The same number gives everyone the same string.</source>
        <translation>Μια νέα πρόκληση είναι μια άγνωστη χορδή: βρείτε τον πιο αργό ρυθμό της με λίγα χτυπήματα. Ο ίδιος αριθμός δίνει σε όλους την ίδια χορδή.</translation>
    </message>
</context>
<context>
    <name>seiche::Chart</name>
    <message>
        <source>The picture could not be made.</source>
        <translation>Η εικόνα δεν μπόρεσε να δημιουργηθεί.</translation>
    </message>
    <message>
        <source>Save the chart as a picture</source>
        <translation>Αποθήκευση του διαγράμματος ως εικόνας</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Εικόνες (*.png)</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Εμφάνιση των αριθμών</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Αντιγραφή των αριθμών</translation>
    </message>
    <message>
        <source>Save the numbers of the chart</source>
        <translation>Αποθήκευση των αριθμών του διαγράμματος</translation>
    </message>
    <message>
        <source>Save the numbers…</source>
        <translation>Αποθήκευση των αριθμών…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Αντιγραφή της εικόνας</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Αποθήκευση ως εικόνας</translation>
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
        <translation>Καθαρισμός του διαγράμματος</translation>
    </message>
    <message>
        <source>Remove all points of the class? They cannot be brought back.</source>
        <translation>Να αφαιρεθούν όλα τα σημεία της τάξης; Δεν επανέρχονται.</translation>
    </message>
    <message>
        <source>Save the points</source>
        <translation>Αποθήκευση των σημείων</translation>
    </message>
    <message>
        <source>Close the class</source>
        <translation>Κλείσιμο της τάξης</translation>
    </message>
    <message>
        <source>Save the points of the class? Points: %1</source>
        <translation>Να αποθηκευτούν τα σημεία της τάξης; Σημεία: %1</translation>
    </message>
    <message>
        <source>Cl&amp;ass</source>
        <translation>&amp;Τάξη</translation>
    </message>
    <message>
        <source>&amp;Open for phones…</source>
        <translation>Άν&amp;οιγμα για κινητά…</translation>
    </message>
    <message>
        <source>Students join with their phones, and every rhythm becomes a point on one chart</source>
        <translation>Οι μαθητές μπαίνουν με τα κινητά τους, και κάθε ρυθμός γίνεται ένα σημείο σε ένα διάγραμμα</translation>
    </message>
    <message>
        <source>O&amp;wn string</source>
        <translation>&amp;Χορδή για τον καθένα</translation>
    </message>
    <message>
        <source>Each phone has its own string; its points fly to the chart</source>
        <translation>Κάθε κινητό έχει τη δική του χορδή· τα σημεία του πετούν στο διάγραμμα</translation>
    </message>
    <message>
        <source>One &amp;string</source>
        <translation>&amp;Κοινή χορδή</translation>
    </message>
    <message>
        <source>All tap the string on the wall</source>
        <translation>Όλοι τραβούν τη χορδή του τοίχου</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Ψηφοφορία</translation>
    </message>
    <message>
        <source>A question with given answers</source>
        <translation>Μια ερώτηση με έτοιμες απαντήσεις</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>&amp;Πάγωμα</translation>
    </message>
    <message>
        <source>No points are taken; phones keep theirs</source>
        <translation>Δεν δέχεται σημεία· τα κινητά φυλάνε τα δικά τους</translation>
    </message>
    <message>
        <source>&amp;Hide the chart</source>
        <translation>Απόκ&amp;ρυψη του διαγράμματος</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>Κα&amp;μπύλη</translation>
    </message>
    <message>
        <source>What theory predicts</source>
        <translation>Τι προβλέπει η θεωρία</translation>
    </message>
    <message>
        <source>C&amp;lear the chart…</source>
        <translation>Κα&amp;θαρισμός του διαγράμματος…</translation>
    </message>
    <message>
        <source>S&amp;tudents…</source>
        <translation>Μαθη&amp;τές…</translation>
    </message>
    <message>
        <source>Type a &amp;code…</source>
        <translation>Πληκτρο&amp;λόγηση κωδικού…</translation>
    </message>
    <message>
        <source>The point of a phone that is in no network</source>
        <translation>Το σημείο ενός κινητού που δεν είναι σε κανένα δίκτυο</translation>
    </message>
    <message>
        <source>Nobody new &amp;joins</source>
        <translation>&amp;Δεν μπαίνει κανείς άλλος</translation>
    </message>
    <message>
        <source>&amp;Phones follow the lesson</source>
        <translation>Τα κι&amp;νητά ακολουθούν το μάθημα</translation>
    </message>
    <message>
        <source>&amp;Give the class this experiment</source>
        <translation>Διανομή του π&amp;ειράματος στην τάξη</translation>
    </message>
    <message>
        <source>Every phone gets what is open now; the chart shows its points</source>
        <translation>Κάθε κινητό παίρνει ό,τι είναι ανοιχτό τώρα· το διάγραμμα δείχνει τα σημεία του</translation>
    </message>
    <message>
        <source>S&amp;ave the points…</source>
        <translation>&amp;Αποθήκευση των σημείων…</translation>
    </message>
    <message>
        <source>Clos&amp;e the class…</source>
        <translation>Κλεί&amp;σιμο της τάξης…</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Τέλος</translation>
    </message>
</context>
<context>
    <name>seiche::ClassChart</name>
    <message>
        <source>taps per second (Hz)</source>
        <translation>χτυπήματα ανά δευτερόλεπτο (Hz)</translation>
    </message>
    <message>
        <source>amplitude in pulls</source>
        <translation>πλάτος σε τραβήγματα</translation>
    </message>
    <message>
        <source>the others</source>
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
        <source>Every rhythm that a phone has tapped becomes a point here.</source>
        <translation>Κάθε ρυθμός που χτυπά ένα κινητό γίνεται εδώ ένα σημείο.</translation>
    </message>
    <message>
        <source>Chart of the class</source>
        <translation>Διάγραμμα της τάξης</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps, a point for each rhythm.</source>
        <translation>Πλάτος σε τραβήγματα ως προς τη συχνότητα των χτυπημάτων, ένα σημείο για κάθε ρυθμό.</translation>
    </message>
    <message>
        <source>Remove this point</source>
        <translation>Αφαίρεση αυτού του σημείου</translation>
    </message>
    <message>
        <source>Bring back the last removed point</source>
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
        <source>The class that was interrupted goes on, with its code and its points.</source>
        <translation>Η τάξη που διακόπηκε συνεχίζεται, με τον κωδικό και τα σημεία της.</translation>
    </message>
    <message>
        <source>This point came without its run.</source>
        <translation>Αυτό το σημείο ήρθε χωρίς την εκτέλεσή του.</translation>
    </message>
    <message>
        <source>The run of this point cannot be read.</source>
        <translation>Η εκτέλεση αυτού του σημείου δεν διαβάζεται.</translation>
    </message>
    <message>
        <source>%1: %2 pulls at %3 Hz</source>
        <translation>%1: %2 τραβήγματα στα %3 Hz</translation>
    </message>
    <message>
        <source>The point does not follow from this run.</source>
        <translation>Το σημείο δεν προκύπτει από αυτή την εκτέλεση.</translation>
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
        <source>Which rhythm makes the string swing highest?</source>
        <translation>Με ποιον ρυθμό ταλαντώνεται η χορδή ψηλότερα;</translation>
    </message>
    <message>
        <source>Which rhythm makes the water swing highest?</source>
        <translation>Με ποιον ρυθμό ταλαντώνεται το νερό ψηλότερα;</translation>
    </message>
    <message>
        <source>Can you all tap in one rhythm?</source>
        <translation>Μπορείτε να χτυπήσετε όλοι στον ίδιο ρυθμό;</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>Μια ερώτηση για την τάξη</translation>
    </message>
    <message>
        <source>With n students tapping each pull is 1/√n as high: it only grows when they agree.</source>
        <translation>Όταν χτυπούν n μαθητές, κάθε τράβηγμα έχει το 1/√n του ύψους του: το κύμα μεγαλώνει μόνο όταν συμφωνούν.</translation>
    </message>
    <message>
        <source>Rhythms so far: %1</source>
        <translation>Ρυθμοί ως τώρα: %1</translation>
    </message>
    <message>
        <source>%1 rhythms from %2 students</source>
        <translation>Ρυθμοί: %1, μαθητές: %2</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>παγωμένο</translation>
    </message>
    <message>
        <source>best so far: %1, %2 pulls at %3 Hz</source>
        <translation>ψηλότερα ως τώρα: %1, %2 τραβήγματα στα %3 Hz</translation>
    </message>
    <message>
        <source>The pulls of all phones act on this one.</source>
        <translation>Τα τραβήγματα όλων των κινητών δρουν εδώ.</translation>
    </message>
    <message>
        <source>Scan the code, or type address and letters.</source>
        <translation>Σαρώστε τον κωδικό ή γράψτε τη διεύθυνση και τα γράμματα.</translation>
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
        <source>The class</source>
        <translation>Η τάξη</translation>
    </message>
    <message>
        <source>The chart is hidden. Keep tapping: points are counted.</source>
        <translation>Το διάγραμμα είναι κρυμμένο. Συνεχίστε να χτυπάτε: τα σημεία μετρούν.</translation>
    </message>
    <message>
        <source>Nobody has joined yet. Are the phones in the same network? See Help, A class with phones.</source>
        <translation>Δεν έχει μπει κανείς ακόμη. Είναι τα κινητά στο ίδιο δίκτυο; Δείτε Βοήθεια, Μια τάξη με κινητά.</translation>
    </message>
    <message>
        <source>The point is removed. The menu of the chart brings it back.</source>
        <translation>Το σημείο αφαιρέθηκε. Το μενού του διαγράμματος το επαναφέρει.</translation>
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
        <source>whole numbers</source>
        <comment>integer water</comment>
        <translation>ακέραιοι</translation>
    </message>
    <message>
        <source>Water in whole numbers has only one scheme.</source>
        <translation>Το νερό σε ακεραίους έχει μόνο μία μέθοδο.</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <comment>energy or difference</comment>
        <translation>%1 στον χρόνο</translation>
    </message>
    <message>
        <source>Pull, and the energy appears here.</source>
        <translation>Τραβήξτε, και εδώ θα φανεί η ενέργεια.</translation>
    </message>
    <message>
        <source>Pull, and the difference from the exact solution appears here.</source>
        <translation>Τραβήξτε, και εδώ θα φανεί η διαφορά από την ακριβή λύση.</translation>
    </message>
    <message>
        <source>The difference between the other schemes and the main run appears here.</source>
        <translation>Εδώ θα φανεί η διαφορά των άλλων μεθόδων από την κύρια εκτέλεση.</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>χρόνος, s</translation>
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
        <source>%1 Exploded at step %2.</source>
        <comment>sentence before, step</comment>
        <translation>%1 Εξερράγη στο βήμα %2.</translation>
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
        <source>Runs %1 beside the main run, from its present state.</source>
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
        <source>All schemes that can run beside the main one.</source>
        <translation>Όλες οι μέθοδοι που μπορούν να τρέξουν δίπλα στην κύρια.</translation>
    </message>
    <message>
        <source>What the string would do if time had no steps; differences are then measured from it.</source>
        <translation>Τι θα έκανε η χορδή αν ο χρόνος δεν είχε βήματα· οι διαφορές μετριούνται τότε από αυτήν.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Τι δείχνει το διάγραμμα</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>start the other schemes once more</comment>
        <translation>Ξανά</translation>
    </message>
    <message>
        <source>Restarts the other schemes from the present state.</source>
        <translation>Ξεκινά πάλι τις άλλες μεθόδους, από την τωρινή κατάσταση.</translation>
    </message>
    <message>
        <source>%1: ×%2 per step predicted in the end, ×%3 measured now: waves that grow more slowly still dominate.</source>
        <translation>%1: προβλέπεται τελικά ×%2 ανά βήμα, τώρα μετριέται ×%3: ακόμη κυριαρχούν κύματα που μεγαλώνουν πιο αργά.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media, ×%3 measured.</source>
        <translation>%1: προβλέπεται το πολύ ×%2 ανά βήμα ανάμεσα σε τοίχους και μέσα, μετριέται ×%3.</translation>
    </message>
    <message>
        <source>%1: at most ×%2 per step predicted between walls and media.</source>
        <translation>%1: προβλέπεται το πολύ ×%2 ανά βήμα ανάμεσα σε τοίχους και μέσα.</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Σύγκλιση</translation>
    </message>
    <message>
        <source>Error over the time step</source>
        <translation>Σφάλμα ως προς το χρονικό βήμα</translation>
    </message>
    <message>
        <source>%1: order %2 measured, %3 by theory.</source>
        <comment>scheme, orders</comment>
        <translation>%1: τάξη %2 στη μέτρηση, %3 στη θεωρία.</translation>
    </message>
    <message>
        <source>Measured without damping, which no scheme applies to a higher order than the first.</source>
        <translation>Μετρήθηκε χωρίς απόσβεση, την οποία καμία μέθοδος δεν εφαρμόζει με τάξη ανώτερη της πρώτης.</translation>
    </message>
    <message>
        <source>time step, in steps of the run</source>
        <translation>χρονικό βήμα, σε βήματα της εκτέλεσης</translation>
    </message>
    <message>
        <source>There is no error to be measured here.</source>
        <translation>Εδώ δεν υπάρχει σφάλμα να μετρηθεί.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Μετράει…</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1: εξερράγη στο βήμα %2</translation>
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
        <source>The memory limit: how many cells per second this computer could compute if every step read two heights of each cell from memory and wrote one. Several steps in the cache can beat it.</source>
        <translation>Το όριο μνήμης: όσα κελιά ανά δευτερόλεπτο θα υπολόγιζε αυτός ο υπολογιστής αν κάθε βήμα διάβαζε από τη μνήμη δύο ύψη για κάθε κελί και έγραφε ένα. Πολλά βήματα μέσα στην κρυφή μνήμη μπορούν περισσότερα.</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 καρέ/s</translation>
    </message>
</context>
<context>
    <name>seiche::CurveEditor</name>
    <message>
        <source>Place %1 of %2: %3. Arrows move the pen and raise the curve; with Shift it draws on.</source>
        <translation>Θέση %1 από %2: %3. Τα βέλη μετακινούν τη γραφίδα και ανεβάζουν την καμπύλη· με Shift συνεχίζει να σχεδιάζει.</translation>
    </message>
</context>
<context>
    <name>seiche::DampingRows</name>
    <message>
        <source>on the velocity</source>
        <comment>damping</comment>
        <translation>στην ταχύτητα</translation>
    </message>
    <message>
        <source>on the height</source>
        <comment>damping</comment>
        <translation>στο ύψος</translation>
    </message>
    <message>
        <source>on both</source>
        <comment>damping</comment>
        <translation>και στα δύο</translation>
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
        <source>This half-life is too short: one step cannot take away that much.</source>
        <translation>Αυτός ο χρόνος ημιζωής είναι πολύ μικρός: ένα βήμα δεν μπορεί να αφαιρέσει τόσο.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>damping of</comment>
        <translation>Ταχύτητα</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Απόσβεση</translation>
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
        <source>On the velocity: friction, as in textbooks. On the height: the whole new height shrinks, which also pulls the medium back to level and raises low frequencies.</source>
        <translation>Στην ταχύτητα: τριβή, όπως στα βιβλία. Στο ύψος: μικραίνει ολόκληρο το νέο ύψος, πράγμα που τραβά και το μέσο πίσω στην ηρεμία και ανεβάζει τις χαμηλές συχνότητες.</translation>
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
        <source>After this time half of a wave&apos;s height is left.</source>
        <translation>Μετά από τόσο χρόνο μένει το μισό ύψος ενός κύματος.</translation>
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
        <translation>Κρυφό ώσπου να βρείτε τον ρυθμό της χορδής.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Υπολογισμός…</translation>
    </message>
    <message>
        <source>Two dampings</source>
        <translation>Δύο αποσβέσεις</translation>
    </message>
    <message>
        <source>velocity damped</source>
        <translation>με απόσβεση ταχύτητας</translation>
    </message>
    <message>
        <source>height damped</source>
        <translation>με απόσβεση ύψους</translation>
    </message>
    <message>
        <source>tap frequency, Hz</source>
        <translation>συχνότητα χτυπημάτων, Hz</translation>
    </message>
    <message>
        <source>× one pull</source>
        <translation>× ένα τράβηγμα</translation>
    </message>
    <message>
        <source>undamped</source>
        <translation>χωρίς απόσβεση</translation>
    </message>
    <message>
        <source>factor per step</source>
        <translation>συντελεστής ανά βήμα</translation>
    </message>
    <message>
        <source>slowest wave, steps</source>
        <translation>πιο αργό κύμα, βήματα</translation>
    </message>
    <message>
        <source>slowest wave, Hz</source>
        <translation>πιο αργό κύμα, Hz</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the velocity</comment>
        <translation>Δοκιμάστε το</translation>
    </message>
    <message>
        <source>Damp the velocity of this run</source>
        <translation>Απόσβεση ταχύτητας σε αυτή την εκτέλεση</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>damp the height</comment>
        <translation>Δοκιμάστε το</translation>
    </message>
    <message>
        <source>Damp the height of this run</source>
        <translation>Απόσβεση ύψους σε αυτή την εκτέλεση</translation>
    </message>
    <message>
        <source>Switch on Theory to see what it predicts.</source>
        <translation>Ενεργοποιήστε τη «Θεωρία» για να δείτε τι προβλέπει.</translation>
    </message>
    <message>
        <source>Both take the same share of every wave that swings: half of it is left after %1 steps (%2 s). Damping the velocity is friction: the rhythm stays. Damping the height also pulls the medium back to level, as if it lay on springs: no wave can swing more slowly than once in %3 steps. Its resonance comes from its damping.</source>
        <translation>Και οι δύο παίρνουν το ίδιο μέρος από κάθε κύμα που ταλαντώνεται: το μισό μένει μετά από %1 βήματα (%2 s). Η απόσβεση στην ταχύτητα είναι τριβή: ο ρυθμός μένει. Η απόσβεση στο ύψος τραβά και το μέσο προς την ηρεμία, σαν να πατούσε σε ελατήρια: κανένα κύμα δεν ταλαντώνεται πιο αργά από μία φορά σε %3 βήματα. Τον συντονισμό του τον κάνει η απόσβεσή του.</translation>
    </message>
</context>
<context>
    <name>seiche::DispersionChart</name>
    <message>
        <source>The shortest waves travel at %1 cells per step; the wave equation says %2.</source>
        <translation>Τα πιο μικρά κύματα τρέχουν με %1 κελιά ανά βήμα· η εξίσωση του κύματος λέει %2.</translation>
    </message>
    <message>
        <source>wavelength, cells</source>
        <translation>μήκος κύματος, κελιά</translation>
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
        <source>along the sides</source>
        <translation>κατά τις πλευρές</translation>
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
        <source>The shortest waves travel at %1; the wave equation says %2.</source>
        <comment>velocities</comment>
        <translation>Τα πιο μικρά κύματα τρέχουν με %1· η εξίσωση του κύματος λέει %2.</translation>
    </message>
    <message>
        <source>wavelength, %1</source>
        <comment>unit</comment>
        <translation>μήκος κύματος, %1</translation>
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
        <source>phase velocity, %1</source>
        <comment>unit</comment>
        <translation>φασική ταχύτητα, %1</translation>
    </message>
    <message>
        <source>velocity, %1</source>
        <comment>unit</comment>
        <translation>ταχύτητα, %1</translation>
    </message>
</context>
<context>
    <name>seiche::DockArrangement</name>
    <message>
        <source>Panels</source>
        <translation>Πίνακες</translation>
    </message>
    <message>
        <source>Panels to the left</source>
        <translation>Πίνακες αριστερά</translation>
    </message>
    <message>
        <source>Panels to the right</source>
        <translation>Πίνακες δεξιά</translation>
    </message>
</context>
<context>
    <name>seiche::Documents</name>
    <message>
        <source>%1 could not be opened.</source>
        <translation>Δεν ήταν δυνατό το άνοιγμα: %1</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>Δεν είναι αρχείο.</translation>
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
        <source>The run has too many events for a file of 1 MiB. You can still save its set-up.</source>
        <translation>Η εκτέλεση έχει πάρα πολλά συμβάντα για ένα αρχείο 1 MiB. Μπορείτε όμως να αποθηκεύσετε τη διάταξή της.</translation>
    </message>
    <message>
        <source>The file that was there is unchanged.</source>
        <translation>Το αρχείο που υπήρχε εκεί έμεινε άθικτο.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>Το %1 δεν αποθηκεύτηκε.</translation>
    </message>
    <message>
        <source>Another window or program has changed it since it was opened here.</source>
        <translation>Άλλο παράθυρο ή πρόγραμμα το άλλαξε αφότου άνοιξε εδώ.</translation>
    </message>
    <message>
        <source>The experiment could not be opened.</source>
        <translation>Το πείραμα δεν μπόρεσε να ανοίξει.</translation>
    </message>
    <message>
        <source>There is not enough memory for it. What was open stays open.</source>
        <translation>Δεν υπάρχει αρκετή μνήμη. Ό,τι ήταν ανοιχτό μένει ανοιχτό.</translation>
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
        <source>Height of the string</source>
        <translation>Ύψος της χορδής</translation>
    </message>
    <message>
        <source>Height of the pool</source>
        <translation>Ύψος της λεκάνης</translation>
    </message>
    <message>
        <source>Wave speed in a medium</source>
        <translation>Ταχύτητα διάδοσης σε ένα μέσο</translation>
    </message>
    <message>
        <source>Swing of a source</source>
        <translation>Ταλάντωση μιας πηγής</translation>
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
        <source>Grey picture</source>
        <translation>Εικόνα σε γκρι</translation>
    </message>
    <message>
        <source>Height of the pool, x and y in cells from its upper left corner:</source>
        <translation>Ύψος της λεκάνης, με x και y σε κελιά από την πάνω αριστερή γωνία της:</translation>
    </message>
    <message>
        <source>Relative to the water around it, 0 is land; x and y in cells from the middle of the medium:</source>
        <translation>Σε σχέση με το νερό γύρω του, 0 είναι ξηρά· x και y σε κελιά από το κέντρο του μέσου:</translation>
    </message>
    <message>
        <source>One swing, t from 0 to 1; its highest point is the source&apos;s height:</source>
        <translation>Μία ταλάντωση, με t από 0 έως 1· το ψηλότερο σημείο της είναι το ύψος της πηγής:</translation>
    </message>
    <message>
        <source>It is land everywhere.</source>
        <translation>Παντού είναι ξηρά.</translation>
    </message>
    <message>
        <source>Where waves are fastest k is too large: the run will explode unless k gets smaller.</source>
        <translation>Όπου τα κύματα είναι ταχύτερα, το k είναι πολύ μεγάλο: η εκτέλεση θα εκραγεί αν δεν μικρύνει το k.</translation>
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
        <source>%1: what happens to a wave there. Fixed: it comes back upside down. Free: it comes back upright. Absorbing: it leaves. Ring: it re-enters on the opposite side.</source>
        <translation>%1: τι παθαίνει εκεί ένα κύμα. Σταθερό: γυρίζει ανάποδα. Ελεύθερο: γυρίζει όρθιο. Απορροφητικό: φεύγει. Δακτύλιος: ξαναμπαίνει από την άλλη μεριά.</translation>
    </message>
    <message>
        <source>sides</source>
        <comment>of the pool</comment>
        <translation>πλευρές</translation>
    </message>
    <message>
        <source>Predicted echo 0: nothing comes back.</source>
        <translation>Θεωρητική ηχώ 0: τίποτα δεν γυρίζει.</translation>
    </message>
    <message>
        <source>Predicted echo %1: upright.</source>
        <translation>Θεωρητική ηχώ %1: όρθια.</translation>
    </message>
    <message>
        <source>Predicted echo −%1: upside down.</source>
        <translation>Θεωρητική ηχώ −%1: ανάποδα.</translation>
    </message>
    <message>
        <source>Impedance: a dashpot between free and fixed; matched to the string (1), it takes up every wave.</source>
        <translation>Εμπέδηση: ένας αποσβεστήρας ανάμεσα σε ελεύθερο και σταθερό· προσαρμοσμένος στη χορδή (1), απορροφά κάθε κύμα.</translation>
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
        <source>Save only the se&amp;t-up…</source>
        <translation>Αποθήκευση μόνο της &amp;διάταξης…</translation>
    </message>
    <message>
        <source>Saves the present settings as a starting point</source>
        <translation>Αποθηκεύει τις τωρινές ρυθμίσεις ως αφετηρία</translation>
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
        <source>Its settings were changed and are not saved in any file yet.</source>
        <translation>Οι ρυθμίσεις του άλλαξαν και δεν έχουν αποθηκευτεί ακόμη σε αρχείο.</translation>
    </message>
    <message>
        <source>Open an experiment</source>
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
        <source>Save the run</source>
        <translation>Αποθήκευση της εκτέλεσης</translation>
    </message>
    <message>
        <source>Save the set-up</source>
        <translation>Αποθήκευση της διάταξης</translation>
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
        <source>%1 was changed by another window or program since it was opened here.</source>
        <translation>Το %1 άλλαξε από άλλο παράθυρο ή πρόγραμμα αφότου άνοιξε εδώ.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. Which of the two do you want to keep?</source>
        <translation>Τίποτα δεν αποθηκεύτηκε ακόμη. Ποιο από τα δύο θέλετε να κρατήσετε;</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Αποθήκευση με άλλο όνομα…</translation>
    </message>
    <message>
        <source>Replace the other</source>
        <translation>Αντικατάσταση του άλλου</translation>
    </message>
</context>
<context>
    <name>seiche::FilmDialog</name>
    <message>
        <source>Film</source>
        <translation>Ταινία</translation>
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
        <source>&amp;Part of the run</source>
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
        <source>S&amp;teps per picture</source>
        <translation>&amp;Βήματα ανά εικόνα</translation>
    </message>
    <message>
        <source>Pictures per &amp;second</source>
        <translation>&amp;Εικόνες ανά δευτερόλεπτο</translation>
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
        <source>Progress of the film</source>
        <translation>Πρόοδος της ταινίας</translation>
    </message>
    <message>
        <source>The height that is drawn at the ceiling of the string, or brightest in the pool</source>
        <translation>Το ύψος που σχεδιάζεται στο ταβάνι της χορδής ή πιο φωτεινό στη λεκάνη</translation>
    </message>
    <message>
        <source>Save the film…</source>
        <translation>Αποθήκευση ταινίας…</translation>
    </message>
    <message>
        <source>the run so far</source>
        <translation>η εκτέλεση ως τώρα</translation>
    </message>
    <message>
        <source>from now on</source>
        <translation>από τώρα</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Κινούμενη εικόνα (GIF)</translation>
    </message>
    <message>
        <source>Numbered pictures (PNG)</source>
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
        <source>%1: needs the program ffmpeg, which is not installed</source>
        <translation>%1: χρειάζεται το πρόγραμμα ffmpeg, που δεν είναι εγκατεστημένο</translation>
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
        <source>%1 pictures are too many; at most %2 are allowed. Use more steps per picture.</source>
        <translation>%1 εικόνες είναι πάρα πολλές· επιτρέπονται %2. Βάλτε περισσότερα βήματα ανά εικόνα.</translation>
    </message>
    <message>
        <source>%1 pictures, the last of step %2: %3 s of film show %4 s of the run.</source>
        <translation>%1 εικόνες, η τελευταία στο βήμα %2: %3 s ταινίας δείχνουν %4 s εκτέλεσης.</translation>
    </message>
    <message>
        <source>Save the film</source>
        <translation>Αποθήκευση ταινίας</translation>
    </message>
    <message>
        <source>Films (*%1)</source>
        <translation>Ταινίες (*%1)</translation>
    </message>
    <message>
        <source>The film is being made. You can go on working in the meantime.</source>
        <translation>Η ταινία φτιάχνεται. Στο μεταξύ μπορείτε να συνεχίσετε.</translation>
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
        <source>There is not enough memory for a film of such a large run.</source>
        <translation>Η μνήμη δεν φτάνει για ταινία τόσο μεγάλης εκτέλεσης.</translation>
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
        <translation>Μετριέται το μέγεθος του GIF.</translation>
    </message>
    <message>
        <source>The GIF will be about %1 large.</source>
        <translation>Το GIF θα έχει μέγεθος περίπου %1.</translation>
    </message>
    <message>
        <source>A video (MP4) of the same is much smaller.</source>
        <translation>Ένα βίντεο (MP4) με το ίδιο περιεχόμενο είναι πολύ μικρότερο.</translation>
    </message>
</context>
<context>
    <name>seiche::FloorChoice</name>
    <message>
        <source>A picture for the floor</source>
        <translation>Μια εικόνα για τον πυθμένα</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Εικόνες (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
</context>
<context>
    <name>seiche::FloorPicture</name>
    <message>
        <source>%1 cannot be the floor of the pool.</source>
        <translation>Το %1 δεν μπορεί να γίνει πυθμένας της λεκάνης.</translation>
    </message>
    <message>
        <source>The file is larger than 16 MiB.</source>
        <translation>Το αρχείο είναι μεγαλύτερο από 16 MiB.</translation>
    </message>
    <message>
        <source>It is not a PNG, JPEG or BMP picture.</source>
        <translation>Δεν είναι εικόνα PNG, JPEG ή BMP.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Η εικόνα είναι κατεστραμμένη.</translation>
    </message>
    <message>
        <source>It has %1 × %2 pixels. At most 8192 on each side and 32 million in all are allowed.</source>
        <translation>Έχει %1 × %2 εικονοστοιχεία. Επιτρέπονται 8192 σε κάθε πλευρά και 32 εκατομμύρια συνολικά.</translation>
    </message>
</context>
<context>
    <name>seiche::FormulaDialog</name>
    <message>
        <source>Height of the string, x from 0 at the left end to 1 at the right:</source>
        <translation>Ύψος της χορδής, με x από 0 στο αριστερό άκρο έως 1 στο δεξί:</translation>
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
        <source>start from a formula</source>
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
        <source>Made from</source>
        <translation>Από</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Μέγεθος</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Επιλογή εικόνας…</translation>
    </message>
    <message>
        <source>From a formula, a curve or a picture</source>
        <translation>Από τύπο, καμπύλη ή εικόνα</translation>
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
        <source>What the bottom of the curve stands for</source>
        <translation>Τι σημαίνει το κάτω μέρος της καμπύλης</translation>
    </message>
    <message>
        <source>What the top of the curve stands for</source>
        <translation>Τι σημαίνει το πάνω μέρος της καμπύλης</translation>
    </message>
    <message>
        <source>What black stands for</source>
        <translation>Τι σημαίνει το μαύρο</translation>
    </message>
    <message>
        <source>What white stands for</source>
        <translation>Τι σημαίνει το λευκό</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Εφαρμογή</translation>
    </message>
    <message>
        <source>A PNG, JPEG or BMP picture of at most 16 MiB; colours count as their brightness.</source>
        <translation>Μια εικόνα PNG, JPEG ή BMP έως 16 MiB· τα χρώματα μετρούν ως φωτεινότητα.</translation>
    </message>
    <message>
        <source>Draw over the curve. Keys: arrows, with Shift they draw on.</source>
        <translation>Σχεδιάστε πάνω στην καμπύλη. Πλήκτρα: βέλη, με Shift συνεχίζουν να σχεδιάζουν.</translation>
    </message>
    <message>
        <source>A grey picture</source>
        <translation>Μια εικόνα σε γκρι</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Εικόνες (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1, %2 × %3 places</source>
        <translation>%1, %2 × %3 θέσεις</translation>
    </message>
</context>
<context>
    <name>seiche::FourierBuild</name>
    <message>
        <source>a whole number from 1</source>
        <translation>ακέραιος από 1</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
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
        <source>No standing waves are predicted here that a shape could be built from.</source>
        <translation>Εδώ δεν προβλέπονται στάσιμα κύματα από τα οποία να συντεθεί ένα σχήμα.</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>half waves, to the last</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Half waves: %1. Highest point: %2 % of the shape&apos;s.</source>
        <translation>Μισά μήκη κύματος: %1. Ψηλότερο σημείο: %2 % εκείνου του σχήματος.</translation>
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
        <source>Build it</source>
        <translation>Σύνθεση</translation>
    </message>
    <message>
        <source>Starts the string at rest with the sum of these standing waves; from then on it follows the number of terms</source>
        <translation>Ξεκινά τη χορδή ακίνητη με το άθροισμα αυτών των στάσιμων κυμάτων· από τότε ακολουθεί τον αριθμό των όρων</translation>
    </message>
</context>
<context>
    <name>seiche::Header</name>
    <message>
        <source>Menu</source>
        <translation>Μενού</translation>
    </message>
    <message>
        <source>locked for the class</source>
        <translation>κλειδωμένο για την τάξη</translation>
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
        <source>It exploded. Press [Ctrl+R] to restart, with a smaller k.</source>
        <translation>Εξερράγη. Πατήστε [Ctrl+R] για επανεκκίνηση, με μικρότερο k.</translation>
    </message>
    <message>
        <source>%1 has exploded; %2 goes on. Restart with [Ctrl+R] to see it again, slowly with [S].</source>
        <translation>%1: εξερράγη· %2: συνεχίζει. Επανεκκίνηση με [Ctrl+R], αργά με [S].</translation>
    </message>
    <message>
        <source>This setting is unstable: pull with [SPACE] and watch the shortest waves grow.</source>
        <translation>Αυτή η ρύθμιση είναι ασταθής: τραβήξτε με [ΔΙΑΣΤΗΜΑ] και δείτε τα μικρότερα κύματα να μεγαλώνουν.</translation>
    </message>
    <message>
        <source>Paused. [.] goes one step forward, [P] resumes.</source>
        <translation>Παύση. Με [.] ένα βήμα παρακάτω, με [P] συνέχεια.</translation>
    </message>
    <message>
        <source>You reached the ceiling! There are faster rhythms that work, too: find the next one.</source>
        <translation>Φτάσατε το ταβάνι! Υπάρχουν και πιο γρήγοροι ρυθμοί που πιάνουν: βρείτε τον επόμενο.</translation>
    </message>
    <message>
        <source>Again, each time the string comes back: [SPACE] in an even rhythm.</source>
        <translation>Πάλι, κάθε φορά που η χορδή γυρίζει: [ΔΙΑΣΤΗΜΑ] σε σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>It grows! Keep this rhythm.</source>
        <translation>Μεγαλώνει! Κρατήστε αυτόν τον ρυθμό.</translation>
    </message>
    <message>
        <source>An even rhythm, but it does not grow: try a little slower or faster.</source>
        <translation>Σταθερός ρυθμός, αλλά δεν μεγαλώνει: δοκιμάστε λίγο πιο αργά ή πιο γρήγορα.</translation>
    </message>
    <message>
        <source>Tap [SPACE] as evenly as you can, at least five times.</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] όσο πιο σταθερά μπορείτε, τουλάχιστον πέντε φορές.</translation>
    </message>
    <message>
        <source>Released at rest: the corner splits in two, and each half runs to its end and back.</source>
        <translation>Αφέθηκε από την ηρεμία: η γωνία χωρίζεται στα δύο και κάθε μισό τρέχει ως το άκρο του και πίσω.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. At a quarter of the length other tones wake up.</source>
        <translation>Το [ΔΙΑΣΤΗΜΑ] τραβά τώρα εδώ. Στο ένα τέταρτο του μήκους ξυπνούν άλλοι τόνοι.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in rhythm. Can you make it touch the ceiling?</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] ρυθμικά. Μπορείτε να την κάνετε να φτάσει το ταβάνι;</translation>
    </message>
    <message>
        <source>Click a second place: where the rings meet they add up, then pass through each other.</source>
        <translation>Κάντε κλικ και αλλού: εκεί που οι κύκλοι συναντιούνται προστίθενται, και μετά περνούν ο ένας μέσα από τον άλλο.</translation>
    </message>
    <message>
        <source>Now hold the button and draw: faster than the waves, or slower?</source>
        <translation>Τώρα κρατήστε το κουμπί και σύρετε: πιο γρήγορα από τα κύματα ή πιο αργά;</translation>
    </message>
    <message>
        <source>Draw faster than the waves travel, and they pile up into a wedge behind you.</source>
        <translation>Σύρετε πιο γρήγορα από τα κύματα, και στοιβάζονται σε σφήνα πίσω σας.</translation>
    </message>
    <message>
        <source>[SPACE] pulls here now. The arrow keys move the place.</source>
        <translation>Το [ΔΙΑΣΤΗΜΑ] τραβά τώρα εδώ. Τα βέλη μετακινούν το σημείο.</translation>
    </message>
    <message>
        <source>Click the water, or hold and draw. [SPACE] pulls at the ring, in your rhythm.</source>
        <translation>Κλικ στο νερό, ή κρατήστε και σύρετε. Το [ΔΙΑΣΤΗΜΑ] τραβά στον δακτύλιο, στον ρυθμό σας.</translation>
    </message>
    <message>
        <source>Two schemes, the same pulls: pull with [SPACE] and see which one stays true.</source>
        <translation>Δύο μέθοδοι, τα ίδια τραβήγματα: τραβήξτε με [ΔΙΑΣΤΗΜΑ] και δείτε ποια μένει πιστή.</translation>
    </message>
    <message>
        <source>Draw a wall with the mouse; or [Enter], the arrow keys, and [Enter] again.</source>
        <translation>Σχεδιάστε έναν τοίχο με το ποντίκι· ή [Enter], τα βέλη και πάλι [Enter].</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the water.</source>
        <translation>Κλικ σε ένα αντικείμενο, ή επιλογή με [T]. Με [Esc] πίσω στο νερό.</translation>
    </message>
    <message>
        <source>Drag the probe to where you measure. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Σύρετε τον αισθητήρα εκεί που μετράτε. Με [Del] διαγράφεται, με [Esc] πίσω στο νερό.</translation>
    </message>
    <message>
        <source>Drag it, turn it, resize it by its handles. [Del] removes it, [Esc] goes back to the water.</source>
        <translation>Σύρετέ το, στρέψτε το, αλλάξτε μέγεθος με τις λαβές. Με [Del] διαγράφεται, με [Esc] πίσω.</translation>
    </message>
    <message>
        <source>Too much was put in. Press [Ctrl+R] to restart.</source>
        <translation>Δόθηκαν υπερβολικά πολλά. Πατήστε [Ctrl+R] για επανεκκίνηση.</translation>
    </message>
    <message>
        <source>Drag it, or its ends. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Σύρετέ το, ή τα άκρα του. Με [Del] διαγράφεται, με [Esc] πίσω στη χορδή.</translation>
    </message>
    <message>
        <source>It exploded. [Ctrl+R] restarts.</source>
        <translation>Εξερράγη. Το [Ctrl+R] ξεκινά από την αρχή.</translation>
    </message>
    <message>
        <source>This setting is unstable. [P] pauses, [.] goes one step forward.</source>
        <translation>Αυτή η ρύθμιση είναι ασταθής. Το [P] κάνει παύση, το [.] προχωρά ένα βήμα.</translation>
    </message>
    <message>
        <source>A sine drives the medium: change its frequency and give the wave time.</source>
        <translation>Ένα ημίτονο διεγείρει το μέσο: αλλάξτε τη συχνότητά του και δώστε χρόνο στο κύμα.</translation>
    </message>
    <message>
        <source>[SPACE] pulls at the ring, [Ctrl+R] restarts, [S] is slow motion.</source>
        <translation>Το [ΔΙΑΣΤΗΜΑ] τραβά στον δακτύλιο, το [Ctrl+R] ξεκινά από την αρχή, το [S] είναι αργή κίνηση.</translation>
    </message>
    <message>
        <source>Tap [SPACE] in an even rhythm.</source>
        <translation>Χτυπήστε το [ΔΙΑΣΤΗΜΑ] με σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>An even rhythm.</source>
        <translation>Σταθερός ρυθμός.</translation>
    </message>
    <message>
        <source>Click in an even rhythm: which one rocks the whole pool? [SPACE] pulls at the ring.</source>
        <translation>Κάντε κλικ με σταθερό ρυθμό: ποιος κουνάει ολόκληρη τη λεκάνη; Το [ΔΙΑΣΤΗΜΑ] τραβά στον δακτύλιο.</translation>
    </message>
    <message>
        <source>Again, each time the water rises: in an even rhythm.</source>
        <translation>Ξανά, κάθε φορά που το νερό ανεβαίνει: με σταθερό ρυθμό.</translation>
    </message>
    <message>
        <source>Click where it should be; or move the ring there and press [Enter]. [Esc] gives it up.</source>
        <translation>Κλικ εκεί όπου θα είναι· ή φέρτε εκεί τον δακτύλιο και πατήστε [Enter]. Με [Esc] ακυρώνεται.</translation>
    </message>
    <message>
        <source>Click an object, or choose it with [T]. [Esc] goes back to the string.</source>
        <translation>Κλικ σε ένα αντικείμενο, ή επιλογή με [T]. Με [Esc] πίσω στη χορδή.</translation>
    </message>
    <message>
        <source>Drag it along the string. [Del] removes it, [Esc] goes back to the string.</source>
        <translation>Σύρετέ την κατά μήκος της χορδής. Με [Del] διαγράφεται, με [Esc] πίσω στη χορδή.</translation>
    </message>
    <message>
        <source>%1 objects: drag one, and all of them move. [Del] removes them, [Esc] lets them go.</source>
        <translation>%1 αντικείμενα: σύρετε ένα, και κινούνται όλα. Με [Del] διαγράφονται, με [Esc] αποεπιλέγονται.</translation>
    </message>
    <message>
        <source>The rhythm starts again, because this computer could not keep up. Close other programs.</source>
        <translation>Ο ρυθμός αρχίζει από την αρχή, γιατί αυτός ο υπολογιστής δεν πρόλαβε. Κλείστε άλλα προγράμματα.</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryMemoryMenu</name>
    <message>
        <source>&amp;Memory for the timeline</source>
        <translation>&amp;Μνήμη για τη γραμμή χρόνου</translation>
    </message>
</context>
<context>
    <name>seiche::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Ιστορικό</translation>
    </message>
    <message>
        <source>What was done, oldest first</source>
        <translation>Ό,τι έγινε, με το παλαιότερο πρώτο</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <translation>όπως άνοιξε</translation>
    </message>
    <message>
        <source>Click a line, or use the arrow keys, to go back or forward to it.</source>
        <translation>Κλικ σε μια γραμμή, ή τα βέλη, για να πάτε πίσω ή μπροστά ως εκεί.</translation>
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
        <source>QR code of the address and the letters</source>
        <translation>Κωδικός QR της διεύθυνσης και των γραμμάτων</translation>
    </message>
    <message>
        <source>No network: only browsers of this computer can join.</source>
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
        <source>Joint at %1, %2 points per step. A pulse from the left: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Ένωση στο %1, %2 σημεία ανά βήμα. Παλμός από αριστερά: r %3 (μέτρηση %4), t %5 (μέτρηση %6).</translation>
    </message>
    <message>
        <source>Joint at %1, %2 points per step. A pulse from the right: r %3 (measured %4), t %5 (measured %6).</source>
        <translation>Ένωση στο %1, %2 σημεία ανά βήμα. Παλμός από δεξιά: r %3 (μέτρηση %4), t %5 (μέτρηση %6).</translation>
    </message>
</context>
<context>
    <name>seiche::KeepingWatch</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Δεν είναι δυνατή η εγγραφή στο %1.</translation>
    </message>
    <message>
        <source>Neither your settings nor unsaved work can be kept on this computer.</source>
        <translation>Σε αυτόν τον υπολογιστή δεν μπορούν να φυλαχθούν ούτε οι ρυθμίσεις σας ούτε η μη αποθηκευμένη εργασία.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept on this computer.</source>
        <translation>Σε αυτόν τον υπολογιστή δεν μπορούν να φυλαχθούν οι ρυθμίσεις σας.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept on this computer: save it yourself.</source>
        <translation>Σε αυτόν τον υπολογιστή δεν μπορεί να φυλαχθεί η μη αποθηκευμένη εργασία: αποθηκεύστε την.</translation>
    </message>
</context>
<context>
    <name>seiche::KeyGuide</name>
    <message>
        <source>Keys and mouse</source>
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
        <source>pull there</source>
        <translation>τράβηγμα εκεί</translation>
    </message>
    <message>
        <source>drag the string</source>
        <translation>σύρσιμο της χορδής</translation>
    </message>
    <message>
        <source>pluck it: it is let go from rest</source>
        <translation>τσίμπημα: αφήνεται από την ηρεμία</translation>
    </message>
    <message>
        <source>move the place where SPACE pulls</source>
        <translation>μετακίνηση του σημείου όπου τραβά το ΔΙΑΣΤΗΜΑ</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>δεξί κλικ</translation>
    </message>
    <message>
        <source>move the ring there</source>
        <translation>ο δακτύλιος πάει εκεί</translation>
    </message>
    <message>
        <source>hold or draw in the pool</source>
        <translation>κράτημα ή σύρσιμο στη λεκάνη</translation>
    </message>
    <message>
        <source>keep pulling; leave a trail</source>
        <translation>συνεχές τράβηγμα· ίχνος</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>ροδέλα</translation>
    </message>
    <message>
        <source>draw waves larger or smaller</source>
        <translation>κύματα πιο μεγάλα ή πιο μικρά</translation>
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
        <source>pull at the ring</source>
        <translation>τράβηγμα στον δακτύλιο</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>βέλη</translation>
    </message>
    <message>
        <source>move the ring; with Shift ten times as far</source>
        <translation>μετακίνηση του δακτυλίου· με Shift δέκα φορές πιο μακριά</translation>
    </message>
    <message>
        <source>higher or lower pulls</source>
        <translation>ψηλότερα ή χαμηλότερα τραβήγματα</translation>
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
        <source>pull in the animation that has the focus</source>
        <translation>τράβηγμα στην εικόνα που έχει την εστίαση</translation>
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
        <source>from line to line, each with its explanation</source>
        <translation>από γραμμή σε γραμμή, καθεμιά με την εξήγησή της</translation>
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
        <source>print, or write a PDF</source>
        <translation>εκτύπωση ή εγγραφή PDF</translation>
    </message>
    <message>
        <source>right button, wheel on the 3-D surface</source>
        <translation>δεξί κουμπί, ροδέλα στην επιφάνεια 3Δ</translation>
    </message>
    <message>
        <source>turn and tilt it; zoom</source>
        <translation>στροφή και κλίση· πλησίασμα</translation>
    </message>
    <message>
        <source>Select and move: click or drag an object</source>
        <translation>«Επιλογή»: κλικ σε αντικείμενο ή σύρσιμό του</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Ctrl και βέλη</translation>
    </message>
    <message>
        <source>on a projector: move the card whose sign has the focus</source>
        <translation>στον προβολέα: μετακίνηση της κάρτας που το σήμα της έχει την εστίαση</translation>
    </message>
    <message>
        <source>drag the ring along the string</source>
        <translation>σύρσιμο του δακτυλίου κατά μήκος της χορδής</translation>
    </message>
    <message>
        <source>drag the ring up or down</source>
        <translation>σύρσιμο του δακτυλίου πάνω ή κάτω</translation>
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
        <source>change its value; with Shift in finer steps, with Page Up and Page Down in larger ones</source>
        <translation>αλλάζουν την τιμή του· με Shift με πιο μικρά βήματα, με Page Up και Page Down με πιο μεγάλα</translation>
    </message>
    <message>
        <source>select it, move it; handles turn and resize it, with Shift by 15°</source>
        <translation>επιλογή, μετακίνηση· οι λαβές το στρέφουν και αλλάζουν το μέγεθός του, με Shift ανά 15°</translation>
    </message>
    <message>
        <source>Shift+click, Ctrl+click</source>
        <translation>Shift+κλικ, Ctrl+κλικ</translation>
    </message>
    <message>
        <source>select one more object, or one less</source>
        <translation>ένα επιλεγμένο αντικείμενο παραπάνω ή ένα λιγότερο</translation>
    </message>
    <message>
        <source>drag a frame in the water</source>
        <translation>σύρσιμο ενός πλαισίου στο νερό</translation>
    </message>
    <message>
        <source>select every object in it</source>
        <translation>επιλογή κάθε αντικειμένου μέσα του</translation>
    </message>
    <message>
        <source>right click, Menu, Shift+F10</source>
        <translation>δεξί κλικ, Menu, Shift+F10</translation>
    </message>
    <message>
        <source>the menu of the objects that are selected</source>
        <translation>το μενού των επιλεγμένων αντικειμένων</translation>
    </message>
    <message>
        <source>Up, Down; in the pool Shift+Page Up, Shift+Page Down</source>
        <translation>Πάνω, Κάτω· στη λεκάνη Shift+Page Up, Shift+Page Down</translation>
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
        <source>rhythm, Hz</source>
        <translation>ρυθμός, Hz</translation>
    </message>
    <message>
        <source>amplitude, pulls</source>
        <translation>πλάτος, τραβήγματα</translation>
    </message>
    <message>
        <source>Compared with the amplitude of a single pull</source>
        <translation>Σε σύγκριση με το πλάτος ενός μόνο τραβήγματος</translation>
    </message>
    <message>
        <source>Measures the whole curve on copies of this string or pool, in the background</source>
        <translation>Μετρά ολόκληρη την καμπύλη σε αντίγραφα αυτής της χορδής ή λεκάνης, στο παρασκήνιο</translation>
    </message>
    <message>
        <source>A copy of this run would take too much memory.</source>
        <translation>Ένα αντίγραφο αυτής της εκτέλεσης θα χρειαζόταν υπερβολικά πολλή μνήμη.</translation>
    </message>
    <message>
        <source>Open a basin</source>
        <translation>Άνοιγμα μικρής λεκάνης</translation>
    </message>
    <message>
        <source>A pool that a hand can rock</source>
        <translation>Μια λεκάνη που ένα χέρι μπορεί να κουνήσει</translation>
    </message>
    <message>
        <source>Theory</source>
        <comment>what it predicts of the resonances</comment>
        <translation>Θεωρία</translation>
    </message>
    <message>
        <source>Shows what theory predicts of the resonances: here the curve and the modes 1, 2, 3…, and their frequencies wherever they are told</source>
        <translation>Δείχνει τι προβλέπει η θεωρία για τους συντονισμούς: εδώ την καμπύλη και τους τρόπους 1, 2, 3…, και τις συχνότητές τους όπου αναφέρονται</translation>
    </message>
    <message>
        <source>real: %1</source>
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
        <source>Both dampings</source>
        <translation>Και οι δύο αποσβέσεις</translation>
    </message>
    <message>
        <source>What damping really does: both kinds side by side</source>
        <translation>Τι κάνει στ’ αλήθεια η απόσβεση: τα δύο είδη δίπλα δίπλα</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Πρόκληση</translation>
    </message>
    <message>
        <source>Find the slowest rhythm of an unknown string</source>
        <translation>Βρείτε τον πιο αργό ρυθμό μιας άγνωστης χορδής</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>Back to the canvas</source>
        <translation>Πίσω στον καμβά</translation>
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
        <source>Lesson from a file…</source>
        <translation>Μάθημα από αρχείο…</translation>
    </message>
    <message>
        <source>Forget my progress</source>
        <translation>Σβήσιμο της προόδου μου</translation>
    </message>
    <message>
        <source>Sheet for students…</source>
        <translation>Φύλλο για μαθητές…</translation>
    </message>
</context>
<context>
    <name>seiche::LessonPanel</name>
    <message>
        <source>Your number</source>
        <translation>Ο αριθμός σας</translation>
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
        <source>The experiment of this step is not open. “Repeat this step” opens it.</source>
        <translation>Το πείραμα αυτού του βήματος δεν είναι ανοιχτό. Το «Επανάληψη του βήματος» το ανοίγει.</translation>
    </message>
    <message>
        <source>Not right yet. Try again, or ask for a hint.</source>
        <translation>Όχι ακόμη σωστό. Δοκιμάστε ξανά ή ζητήστε υπόδειξη.</translation>
    </message>
    <message>
        <source>This answer is right; something else is still missing.</source>
        <translation>Η απάντηση είναι σωστή· κάτι άλλο λείπει ακόμη.</translation>
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
        <source>Step %1 of %2 · %3 done</source>
        <translation>Βήμα %1 από %2 · έτοιμα: %3</translation>
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
        <source>%1 Hz is a resonance, too, but not the one asked for.</source>
        <translation>Και τα %1 Hz είναι συντονισμός, όχι όμως αυτός που ζητείται.</translation>
    </message>
</context>
<context>
    <name>seiche::MainWindow</name>
    <message>
        <source>There is no built-in experiment named &quot;%1&quot;.</source>
        <translation>Δεν υπάρχει ενσωματωμένο πείραμα με όνομα «%1».</translation>
    </message>
    <message>
        <source>There is not enough memory for a comparison with %1.</source>
        <translation>Δεν υπάρχει αρκετή μνήμη για σύγκριση με: %1.</translation>
    </message>
    <message>
        <source>Together the runs would take more than %1 MB of memory. A smaller pool needs less.</source>
        <translation>Όλες μαζί οι εκτελέσεις θα χρειάζονταν πάνω από %1 MB μνήμης. Μια μικρότερη λεκάνη χρειάζεται λιγότερη.</translation>
    </message>
    <message>
        <source>There is no audio device.</source>
        <translation>Δεν υπάρχει συσκευή για ήχο.</translation>
    </message>
    <message>
        <source>Nothing could be pasted from the clipboard.</source>
        <translation>Δεν ήταν δυνατή η επικόλληση από το πρόχειρο.</translation>
    </message>
    <message>
        <source>This change is too large for the computer.</source>
        <translation>Αυτή η αλλαγή είναι πολύ μεγάλη για τον υπολογιστή.</translation>
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
        <source>Spring k</source>
        <translation>Σταθερά k</translation>
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
</context>
<context>
    <name>seiche::Menus</name>
    <message>
        <source>&amp;Experiment</source>
        <translation>&amp;Πείραμα</translation>
    </message>
    <message>
        <source>&amp;Built-in experiments</source>
        <translation>&amp;Ενσωματωμένα πειράματα</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Εκτέλεση</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Προ&amp;βολή</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Πί&amp;νακες</translation>
    </message>
    <message>
        <source>Pool&apos;s &amp;picture</source>
        <translation>Εικόνα &amp;της λεκάνης</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Χρώματα</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Γλώσσα</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Βοή&amp;θεια</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Όπως το σύστημα</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>Επε&amp;ξεργασία</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>&amp;Καταγραφή</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Μαθήματα</translation>
    </message>
    <message>
        <source>&amp;Theory over the pool</source>
        <translation>&amp;Θεωρία πάνω από τη λεκάνη</translation>
    </message>
    <message>
        <source>On the strin&amp;g</source>
        <translation>Ό&amp;ψη της χορδής</translation>
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
        <source>Taps for you, each tap exactly on its step. Tap yourself to take over.</source>
        <translation>Χτυπά για σας, κάθε χτύπημα στο ακριβές βήμα. Χτυπήστε εσείς για να αναλάβετε.</translation>
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
        <source>Sine</source>
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
        <source>To the next resonance that theory predicts; with Shift to the one before</source>
        <translation>Στον επόμενο συντονισμό που προβλέπει η θεωρία· με Shift στον προηγούμενο</translation>
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
        <source>Pull</source>
        <translation>Τράβηγμα</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ξανά</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Παύση</translation>
    </message>
    <message>
        <source>%1: exploded at step %2</source>
        <translation>%1: εξερράγη στο βήμα %2</translation>
    </message>
    <message>
        <source>Exploded at step %1</source>
        <translation>Εξερράγη στο βήμα %1</translation>
    </message>
    <message>
        <source>fastest growth: × %1 per step</source>
        <translation>ταχύτερη αύξηση: × %1 ανά βήμα</translation>
    </message>
    <message>
        <source>stable up to k = %1</source>
        <translation>ευσταθές έως k = %1</translation>
    </message>
    <message>
        <source>%1 swings per second</source>
        <translation>%1 ταλαντώσεις ανά δευτερόλεπτο</translation>
    </message>
    <message>
        <source>in the long run × %1</source>
        <translation>μακροπρόθεσμα × %1</translation>
    </message>
    <message>
        <source>now × %1 of one pull, %2</source>
        <translation>τώρα × %1 ενός τραβήγματος, %2</translation>
    </message>
</context>
<context>
    <name>seiche::MiniatureView</name>
    <message>
        <source>An animation. SPACE starts it again.</source>
        <translation>Κινούμενη εικόνα. Το ΔΙΑΣΤΗΜΑ την ξαναρχίζει.</translation>
    </message>
    <message>
        <source>An animation. SPACE pulls; a click pulls where you click.</source>
        <translation>Κινούμενη εικόνα. Το ΔΙΑΣΤΗΜΑ τραβά· ένα κλικ τραβά εκεί όπου γίνεται.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeGrid</name>
    <message>
        <source>Standing waves of the pool</source>
        <translation>Στάσιμα κύματα της λεκάνης</translation>
    </message>
    <message>
        <source>Half waves across to the right, down downwards. A click starts a standing wave, another one stops it; so does Enter after the arrow keys.</source>
        <translation>Μισά μήκη κύματος: οριζόντια προς τα δεξιά, κατακόρυφα προς τα κάτω. Ένα κλικ ξεκινά ένα στάσιμο κύμα, ένα ακόμη το σταματά· το ίδιο και το Enter, μετά τα βέλη.</translation>
    </message>
</context>
<context>
    <name>seiche::ModeRows</name>
    <message>
        <source>a number from 0</source>
        <translation>αριθμός από 0</translation>
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
        <source>Height of the crests; the phase stays as it is</source>
        <translation>Ύψος των κοιλιών· η φάση μένει όπως είναι</translation>
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
        <source>Waves</source>
        <comment>section of a panel</comment>
        <translation>Κύματα</translation>
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
        <source>&amp;Left edges</source>
        <translation>&amp;Αριστερές άκρες</translation>
    </message>
    <message>
        <source>&amp;Centres in a column</source>
        <translation>Κέντρα σε &amp;στήλη</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>&amp;Δεξιές άκρες</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>&amp;Πάνω άκρες</translation>
    </message>
    <message>
        <source>Centres in a ro&amp;w</source>
        <translation>Κέντρα σε &amp;γραμμή</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>&amp;Κάτω άκρες</translation>
    </message>
    <message>
        <source>&amp;Spread evenly from left to right</source>
        <translation>Ίσες αποστάσεις &amp;οριζόντια</translation>
    </message>
    <message>
        <source>Spread evenly from top to botto&amp;m</source>
        <translation>Ίσες αποστάσεις κατακόρυ&amp;φα</translation>
    </message>
    <message>
        <source>Ali&amp;gn</source>
        <translation>&amp;Στοίχιση</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Σει&amp;ρά</translation>
    </message>
    <message>
        <source>Turn and r&amp;esize</source>
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
        <source>&amp;Select and move objects</source>
        <translation>Επιλογή και &amp;μετακίνηση αντικειμένων</translation>
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
        <source>Where two media overlap, the one in front counts</source>
        <translation>Όπου δύο μέσα επικαλύπτονται, ισχύει το μπροστινό</translation>
    </message>
    <message>
        <source>Send to &amp;back</source>
        <translation>&amp;Πίσω από όλα</translation>
    </message>
    <message>
        <source>On &amp;whole cells</source>
        <translation>Σε &amp;ολόκληρα κελιά</translation>
    </message>
    <message>
        <source>What is moved or added comes to lie on whole cells</source>
        <translation>Ό,τι μετακινείται ή προστίθεται τοποθετείται σε ολόκληρα κελιά</translation>
    </message>
    <message>
        <source>Turn to the &amp;left by 15°</source>
        <translation>Στροφή &amp;αριστερά κατά 15°</translation>
    </message>
    <message>
        <source>Turn to the &amp;right by 15°</source>
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
        <source>%1, %2</source>
        <comment>name of a value, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column, cells</source>
        <translation>Στήλη, κελιά</translation>
    </message>
    <message>
        <source>Position of its centre, from the left</source>
        <translation>Θέση του κέντρου του, από αριστερά</translation>
    </message>
    <message>
        <source>Row, cells</source>
        <translation>Γραμμή, κελιά</translation>
    </message>
    <message>
        <source>Position of its centre, from the top</source>
        <translation>Θέση του κέντρου του, από πάνω</translation>
    </message>
    <message>
        <source>Wavelength, cells</source>
        <translation>Μήκος κύματος, κελιά</translation>
    </message>
    <message>
        <source>Of its waves in the pool&apos;s own medium, along an axis; it follows from the frequency</source>
        <translation>Των κυμάτων της στο μέσο της λεκάνης, κατά μήκος ενός άξονα· προκύπτει από τη συχνότητα</translation>
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
        <source>A wavelength is more than 0.</source>
        <translation>Ένα μήκος κύματος είναι μεγαλύτερο από 0.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back with %2 % of their height.</source>
        <translation>Τίποτα δεν περνά. Κύματα %1 κελιών που τον συναντούν κάθετα επιστρέφουν με το %2 % του ύψους τους.</translation>
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
        <source>Joints of the string</source>
        <translation>Ενώσεις της χορδής</translation>
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
        <source>Join a string of another mass to this one with the button below. The properties of the selected stretch appear here.</source>
        <translation>Ενώστε με αυτήν μια χορδή άλλης μάζας με το κουμπί παρακάτω. Εδώ εμφανίζονται οι ιδιότητες του επιλεγμένου τμήματος.</translation>
    </message>
    <message>
        <source>Place, points</source>
        <translation>Θέση, σημεία</translation>
    </message>
    <message>
        <source>Wavelength, points</source>
        <translation>Μήκος κύματος, σημεία</translation>
    </message>
    <message>
        <source>Of its waves on the string as it is by itself; it follows from the frequency</source>
        <translation>Των κυμάτων της στη χορδή όπως είναι η ίδια· προκύπτει από τη συχνότητα</translation>
    </message>
    <message>
        <source>Send a pulse now</source>
        <translation>Αποστολή παλμού τώρα</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upside down with %2 % of their height.</source>
        <translation>Τίποτα δεν περνά. Κύματα %1 κελιών που τον συναντούν κάθετα επιστρέφουν ανάποδα με το %2 % του ύψους τους.</translation>
    </message>
    <message>
        <source>Nothing comes through. Waves of %1 cells that meet it at a right angle come back upright with %2 % of their height.</source>
        <translation>Τίποτα δεν περνά. Κύματα %1 κελιών που τον συναντούν κάθετα επιστρέφουν όρθια με το %2 % του ύψους τους.</translation>
    </message>
    <message>
        <source>It is faster than waves.</source>
        <translation>Είναι πιο γρήγορος από τα κύματα.</translation>
    </message>
    <message>
        <source>Waves that it meets head-on come back with %1 times their frequency, and with %2 times where it moves away from them.</source>
        <translation>Κύματα που τον συναντούν κάθετα επιστρέφουν με %1 φορές τη συχνότητά τους όσο κινείται προς αυτά, και με %2 φορές όσο απομακρύνεται.</translation>
    </message>
    <message>
        <source>%1 objects are selected. They are moved, turned and resized together; the menu Edit aligns, copies and removes them.</source>
        <translation>Είναι επιλεγμένα %1 αντικείμενα. Μετακινούνται, στρέφονται και αλλάζουν μέγεθος μαζί· το μενού «Επεξεργασία» τα στοιχίζει, τα αντιγράφει και τα διαγράφει.</translation>
    </message>
    <message>
        <source>A value typed here is given to all of them.</source>
        <translation>Μια τιμή που γράφετε εδώ δίνεται σε όλα.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Διπλότυπο</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Ταλάντωση από τύπο ή καμπύλη…</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Ταχύτητα από τύπο ή εικόνα…</translation>
    </message>
</context>
<context>
    <name>seiche::OpenClassDialog</name>
    <message>
        <source>A class with phones</source>
        <translation>Μια τάξη με κινητά</translation>
    </message>
    <message>
        <source>one that is free</source>
        <translation>μια ελεύθερη</translation>
    </message>
    <message>
        <source>Students join with the code on the wall: no names, no accounts. Nothing is kept but the table that you save.</source>
        <translation>Οι μαθητές μπαίνουν με τον κωδικό στον τοίχο: ούτε ονόματα ούτε λογαριασμοί. Μένει μόνο ο πίνακας που αποθηκεύετε.</translation>
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
        <source>Na&amp;me in place of the address:</source>
        <translation>Όνο&amp;μα αντί για τη διεύθυνση:</translation>
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
        <source>Name in place of the address</source>
        <translation>Όνομα αντί για τη διεύθυνση</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <translation>μόνο αυτός ο υπολογιστής</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>όλα τα δίκτυα</translation>
    </message>
    <message>
        <source>The class could not be opened: %1</source>
        <translation>Η τάξη δεν μπόρεσε να ανοίξει: %1</translation>
    </message>
    <message>
        <source>Phones must be in the same network. Where none can join, the network keeps its devices apart or a firewall holds the port closed: an access point of your own helps, or browsers of the school&apos;s computers. Without any network, phones show codes of their points for you to type.</source>
        <translation>Τα κινητά πρέπει να είναι στο ίδιο δίκτυο. Αν δεν μπαίνει κανένα, το δίκτυο απομονώνει τις συσκευές του ή ένα τείχος προστασίας κρατά κλειστή τη θύρα: βοηθά ένα δικό σας σημείο πρόσβασης, ή οι φυλλομετρητές των υπολογιστών του σχολείου. Χωρίς κανένα δίκτυο, τα κινητά δείχνουν τους κωδικούς των σημείων τους, κι εσείς τους πληκτρολογείτε.</translation>
    </message>
    <message>
        <source>This computer is in no network. Browsers on it can join; phones show codes of their points for you to type.</source>
        <translation>Αυτός ο υπολογιστής δεν είναι σε κανένα δίκτυο. Φυλλομετρητές του μπορούν να μπουν· τα κινητά δείχνουν τους κωδικούς των σημείων τους, κι εσείς τους πληκτρολογείτε.</translation>
    </message>
</context>
<context>
    <name>seiche::OpenLinkDialog</name>
    <message>
        <source>Open a link</source>
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
        <source>This cannot be opened.</source>
        <translation>Αυτό δεν μπορεί να ανοίξει.</translation>
    </message>
</context>
<context>
    <name>seiche::Panel</name>
    <message>
        <source>Hidden until you have found the rhythm of the string.</source>
        <translation>Κρυφό ώσπου να βρείτε τον ρυθμό της χορδής.</translation>
    </message>
</context>
<context>
    <name>seiche::PhasorDial</name>
    <message>
        <source>Phase of the selected standing wave</source>
        <translation>Φάση του επιλεγμένου στάσιμου κύματος</translation>
    </message>
    <message>
        <source>Amplitude and phase: up is a crest. Drag to turn it, or use the arrow keys.</source>
        <translation>Πλάτος και φάση: προς τα πάνω είναι κορυφή. Σύρετε για στροφή, ή χρησιμοποιήστε τα βέλη.</translation>
    </message>
    <message>
        <source>%1 degrees. Arrow keys turn it.</source>
        <translation>%1 μοίρες. Τα βέλη το στρέφουν.</translation>
    </message>
    <message>
        <source>This wave is at rest.</source>
        <translation>Αυτό το κύμα ηρεμεί.</translation>
    </message>
</context>
<context>
    <name>seiche::PicturePanel</name>
    <message>
        <source>A range must be more than 0.</source>
        <translation>Μια περιοχή πρέπει να είναι πάνω από 0.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Εικόνα</translation>
    </message>
    <message>
        <source>Fixed range of heights</source>
        <translation>Σταθερή περιοχή υψών</translation>
    </message>
    <message>
        <source>The height at the end of the colours; otherwise they follow the waves</source>
        <translation>Το ύψος στο τέλος των χρωμάτων· αλλιώς ακολουθούν τα κύματα</translation>
    </message>
    <message>
        <source>Height at the end of the colours</source>
        <translation>Ύψος στο τέλος των χρωμάτων</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Πυθμένας</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <translation>Δική σας εικόνα…</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Πλακάκια</translation>
    </message>
    <message>
        <source>A cell is</source>
        <translation>Ένα κελί είναι</translation>
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
        <source>For tapes, scales and the cross-section; if empty, lengths are counted in cells</source>
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
        <source>What theory predicts</source>
        <translation>Τι προβλέπει η θεωρία</translation>
    </message>
    <message>
        <source>Nothing to draw in this pool now: %1.</source>
        <translation>Τίποτα να σχεδιαστεί τώρα σε αυτή τη λεκάνη: %1.</translation>
    </message>
    <message>
        <source>Mean of the squared height over whole periods of what swings it: %1 in %2.</source>
        <translation>Μέσος όρος του τετραγώνου του ύψους σε ολόκληρες περιόδους της διέγερσης: %1 σε %2.</translation>
    </message>
    <message>
        <source>Mean of the squared height; nothing swings with one steady frequency, so what was seen fades to 1/e within %1.</source>
        <translation>Μέσος όρος του τετραγώνου του ύψους· τίποτα δεν ταλαντώνεται με μία σταθερή συχνότητα, και έτσι ό,τι φάνηκε φθίνει στο 1/e μέσα σε %1.</translation>
    </message>
</context>
<context>
    <name>seiche::PointTable</name>
    <message>
        <source>Points of the resonance chart</source>
        <translation>Σημεία του διαγράμματος συντονισμού</translation>
    </message>
    <message>
        <source>Frequency, Hz</source>
        <translation>Συχνότητα, Hz</translation>
    </message>
    <message>
        <source>±, Hz</source>
        <translation>±, Hz</translation>
    </message>
    <message>
        <source>Amplitude, × one pull</source>
        <translation>Πλάτος, × ένα τράβηγμα</translation>
    </message>
    <message>
        <source>±, × one pull</source>
        <translation>±, × ένα τράβηγμα</translation>
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
        <source>another string</source>
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
        <source>SPACE pulls the water at the ring. The arrow keys move the ring.</source>
        <translation>Το ΔΙΑΣΤΗΜΑ τραβά το νερό στον δακτύλιο. Τα βέλη μετακινούν τον δακτύλιο.</translation>
    </message>
    <message>
        <source>SPACE pulls here</source>
        <translation>το ΔΙΑΣΤΗΜΑ τραβά εδώ</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 κελιά</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
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
        <source>one standing wave</source>
        <translation>ένα στάσιμο κύμα</translation>
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
        <source>Waves leave at the sides: there is no standing wave here.</source>
        <translation>Τα κύματα φεύγουν από τις πλευρές: δεν υπάρχει στάσιμο κύμα εδώ.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>Δεν υπάρχει τύπος για τα στάσιμα κύματα ανάμεσα σε τοίχους και μέσα.</translation>
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
        <source>Half waves of the lowest standing waves</source>
        <translation>Μισά μήκη κύματος των χαμηλότερων στάσιμων κυμάτων</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>Μόνο αυτό</translation>
    </message>
    <message>
        <source>Still water with only this standing wave</source>
        <translation>Ήρεμο νερό με αυτό μόνο το στάσιμο κύμα</translation>
    </message>
    <message>
        <source>Add or remove</source>
        <translation>Προσθήκη/αφαίρεση</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there, or takes it away (Enter)</source>
        <translation>Προσθέτει αυτό το στάσιμο κύμα σε ό,τι υπάρχει, ή το αφαιρεί (Enter)</translation>
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
        <translation>Έτοιμα πειράματα</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Αναζήτηση</translation>
    </message>
    <message>
        <source>Search the built-in experiments</source>
        <translation>Αναζήτηση στα έτοιμα πειράματα</translation>
    </message>
    <message>
        <source>No matching experiments.</source>
        <translation>Κανένα πείραμα δεν ταιριάζει.</translation>
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
        <source>Marks the chosen experiment as a favourite (Ctrl+D)</source>
        <translation>Σημειώνει το επιλεγμένο πείραμα ως αγαπημένο (Ctrl+D)</translation>
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
        <source>Opened last</source>
        <translation>Άνοιξαν τελευταία</translation>
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
        <source>Three whole cycles at both probes are needed; not yet seen.</source>
        <translation>Χρειάζονται τρεις ολόκληροι κύκλοι και στους δύο αισθητήρες· δεν έχουν φανεί ακόμη.</translation>
    </message>
    <message>
        <source>One of the two does not swing steadily: there is no phase.</source>
        <translation>Ο ένας από τους δύο δεν ταλαντώνεται σταθερά: δεν υπάρχει φάση.</translation>
    </message>
    <message>
        <source>The two swing with different frequencies: there is no phase between them.</source>
        <translation>Οι δύο ταλαντώνονται με διαφορετικές συχνότητες: δεν υπάρχει φάση ανάμεσά τους.</translation>
    </message>
    <message>
        <source>Both swing with %1; whole cycles seen: %2.</source>
        <comment>frequency with its unit, number</comment>
        <translation>Και οι δύο ταλαντώνονται στα %1· ολόκληροι κύκλοι που φάνηκαν: %2.</translation>
    </message>
    <message>
        <source>Amplitude ratio %1 : %2 = %3</source>
        <comment>second probe : first probe = number</comment>
        <translation>Λόγος πλατών %1 : %2 = %3</translation>
    </message>
    <message>
        <source>%1 and %2 swing in phase.</source>
        <translation>%1 και %2 ταλαντώνονται σε φάση.</translation>
    </message>
    <message>
        <source>%1 is later than %2 by %3</source>
        <comment>second probe, first probe, time</comment>
        <translation>Ο %1 καθυστερεί σε σχέση με τον %2 κατά %3</translation>
    </message>
    <message>
        <source>%1 is earlier than %2 by %3</source>
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
        <source>frequency, Hz</source>
        <translation>συχνότητα, Hz</translation>
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
        <source>Last seconds</source>
        <translation>Τελευταία s</translation>
    </message>
    <message>
        <source>Seconds that are shown</source>
        <translation>Δευτερόλεπτα που φαίνονται</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>χρόνος, s</translation>
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
        <source>Add a probe with the tools on the left: it shows the height at its place over time.</source>
        <translation>Προσθέστε έναν αισθητήρα με τα εργαλεία αριστερά: δείχνει το ύψος στη θέση του στον χρόνο.</translation>
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
        <source>Spectrum over time</source>
        <translation>Φάσμα στον χρόνο</translation>
    </message>
    <message>
        <source>Not enough has been seen yet.</source>
        <translation>Δεν έχουν φανεί ακόμη αρκετά.</translation>
    </message>
    <message>
        <source>What is shown of the probes</source>
        <translation>Τι φαίνεται από τους αισθητήρες</translation>
    </message>
    <message>
        <source>Spectra of the probes</source>
        <translation>Φάσματα των αισθητήρων</translation>
    </message>
    <message>
        <source>Brighter: higher; black: a hundredth of the highest, or less.</source>
        <translation>Πιο φωτεινό: ψηλότερο· μαύρο: το ένα εκατοστό του ψηλότερου, ή λιγότερο.</translation>
    </message>
    <message>
        <source>Spectrum of the first probe over time</source>
        <translation>Φάσμα του πρώτου αισθητήρα στον χρόνο</translation>
    </message>
    <message>
        <source>%1: amplitude %2, %3</source>
        <comment>name, height, frequency with its unit</comment>
        <translation>%1: πλάτος %2, %3</translation>
    </message>
    <message>
        <source>Last seconds of the simulation</source>
        <translation>Τελευταία s της προσομοίωσης</translation>
    </message>
    <message>
        <source>Phase of two probes</source>
        <translation>Φάση δύο αισθητήρων</translation>
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
        <source>A level string with only its lowest standing wave</source>
        <translation>Επίπεδη χορδή με μόνο το πιο βαθύ στάσιμο κύμα της</translation>
    </message>
    <message>
        <source>Pluck in the middle</source>
        <translation>Τσίμπημα στη μέση</translation>
    </message>
    <message>
        <source>The string is held in a triangle with its top in the middle, and let go</source>
        <translation>Η χορδή κρατιέται σε τρίγωνο με την κορυφή στη μέση και αφήνεται</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Επίπεδη</translation>
    </message>
    <message>
        <source>The string level and at rest, from step 0</source>
        <translation>Η χορδή επίπεδη και ακίνητη, από το βήμα 0</translation>
    </message>
    <message>
        <source>Level string</source>
        <translation>Επίπεδη χορδή</translation>
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
        <source>Print, or write a PDF (Ctrl+P)</source>
        <translation>Εκτύπωση ή εγγραφή PDF (Ctrl+P)</translation>
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
        <source>√(T/μ). Type a speed, and the tension becomes what it needs.</source>
        <translation>√(T/μ). Γράψτε μια ταχύτητα, και η τάση παίρνει την τιμή που χρειάζεται.</translation>
    </message>
    <message>
        <source>How fast long waves are.</source>
        <translation>Πόσο γρήγορα είναι τα μακριά κύματα.</translation>
    </message>
    <message>
        <source>Fundamental</source>
        <translation>Θεμελιώδης</translation>
    </message>
    <message>
        <source>The lowest frequency. Type one, and the string is tuned by its tension.</source>
        <translation>Η χαμηλότερη συχνότητα. Γράψτε μία, και η χορδή κουρδίζεται με την τάση της.</translation>
    </message>
    <message>
        <source>The lowest frequency.</source>
        <translation>Η χαμηλότερη συχνότητα.</translation>
    </message>
    <message>
        <source>Slow motion: %1 times as slow.</source>
        <translation>Αργή κίνηση: %1 φορές πιο αργά.</translation>
    </message>
    <message>
        <source>Fast motion: %1 times as fast.</source>
        <translation>Γρήγορη κίνηση: %1 φορές πιο γρήγορα.</translation>
    </message>
    <message>
        <source>A cell is %1, a step %2: Courant number %3. %4</source>
        <translation>Ένα κελί είναι %1, ένα βήμα %2: αριθμός Courant %3. %4</translation>
    </message>
</context>
<context>
    <name>seiche::RecordActions</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Δεν υπάρχει αρκετή μνήμη.</translation>
    </message>
    <message>
        <source>Save the picture</source>
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
        <source>Save the heights at the probes</source>
        <translation>Αποθήκευση των υψών στους αισθητήρες</translation>
    </message>
    <message>
        <source>probes</source>
        <comment>file name</comment>
        <translation>aisthitires</translation>
    </message>
    <message>
        <source>Save all heights at this moment</source>
        <translation>Αποθήκευση όλων των υψών αυτής της στιγμής</translation>
    </message>
    <message>
        <source>heights</source>
        <comment>file name</comment>
        <translation>ypsi</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Αποθήκευση σελίδας</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Σελίδες (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Αντιγραφή εικόνας</translation>
    </message>
    <message>
        <source>&amp;Save the picture</source>
        <translation>Απο&amp;θήκευση εικόνας</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>&amp;Διαγράμματα</translation>
    </message>
    <message>
        <source>&amp;Film…</source>
        <translation>&amp;Ταινία…</translation>
    </message>
    <message>
        <source>Heights at the &amp;probes as a table…</source>
        <translation>Ύψη στους αισθητήρες ως &amp;πίνακας…</translation>
    </message>
    <message>
        <source>The height at every step of the run, as CSV</source>
        <translation>Το ύψος σε κάθε βήμα της εκτέλεσης, ως CSV</translation>
    </message>
    <message>
        <source>&amp;All heights at this moment as a table…</source>
        <translation>Όλα τα ύ&amp;ψη αυτής της στιγμής ως πίνακας…</translation>
    </message>
    <message>
        <source>P&amp;rint the page…</source>
        <translation>&amp;Εκτύπωση της σελίδας…</translation>
    </message>
    <message>
        <source>Save the pa&amp;ge as PDF…</source>
        <translation>Αποθήκευση της &amp;σελίδας ως PDF…</translation>
    </message>
    <message>
        <source>Picture %1× (%2 × %3)…</source>
        <translation>Εικόνα %1× (%2 × %3)…</translation>
    </message>
    <message>
        <source>&amp;Video…</source>
        <translation>&amp;Βίντεο…</translation>
    </message>
    <message>
        <source>Video: the program ffmpeg is not installed</source>
        <translation>Βίντεο: το πρόγραμμα ffmpeg δεν είναι εγκατεστημένο</translation>
    </message>
    <message>
        <source>No chart is open</source>
        <translation>Δεν είναι ανοιχτό κανένα διάγραμμα</translation>
    </message>
    <message>
        <source>Another file is still being written.</source>
        <translation>Γράφεται ακόμη άλλο αρχείο.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Γράφεται το %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Άκυρο</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Το %1 δεν μπόρεσε να γραφτεί.</translation>
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
        <source>The runs you tick replace those on the string and in the pool. The others are kept for the next start.</source>
        <translation>Οι επιλεγμένες εκτελέσεις παίρνουν τη θέση αυτών στη χορδή και στη λεκάνη. Οι άλλες φυλάσσονται για την επόμενη εκκίνηση.</translation>
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
        <source>Keeps it for the next start</source>
        <translation>Το φυλάει για την επόμενη εκκίνηση</translation>
    </message>
</context>
<context>
    <name>seiche::ResonanceChart</name>
    <message>
        <source>tap frequency, Hz</source>
        <translation>συχνότητα χτυπημάτων, Hz</translation>
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
        <source>another string</source>
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
        <source>× one pull</source>
        <translation>× ένα τράβηγμα</translation>
    </message>
    <message>
        <source>Tap in an even rhythm: every rhythm becomes a point here.</source>
        <translation>Χτυπήστε σε σταθερό ρυθμό: κάθε ρυθμός γίνεται εδώ ένα σημείο.</translation>
    </message>
    <message>
        <source>Resonance chart</source>
        <translation>Διάγραμμα συντονισμού</translation>
    </message>
    <message>
        <source>Amplitude in pulls against the frequency of the taps.</source>
        <translation>Πλάτος σε τραβήγματα ως προς τη συχνότητα των χτυπημάτων.</translation>
    </message>
    <message>
        <source>drive frequency, Hz</source>
        <translation>συχνότητα διέγερσης, Hz</translation>
    </message>
    <message>
        <source>1 Hz of the taps stands for %1.</source>
        <translation>1 Hz των χτυπημάτων αντιστοιχεί σε %1.</translation>
    </message>
</context>
<context>
    <name>seiche::ResonancePanel</name>
    <message>
        <source>Save the points</source>
        <translation>Αποθήκευση των σημείων</translation>
    </message>
    <message>
        <source>resonance</source>
        <comment>file name</comment>
        <translation>syntonismos</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Αποθήκευση του διαγράμματος</translation>
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
        <source>Save chart as picture…</source>
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
        <source>Both dampings side by side</source>
        <translation>Οι δύο αποσβέσεις δίπλα δίπλα</translation>
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
        <source>A wave is multiplied by its roots at every step: inside the circle it fades, outside it grows.</source>
        <translation>Σε κάθε βήμα το κύμα πολλαπλασιάζεται με τις ρίζες του: μέσα στον κύκλο φθίνει, έξω μεγαλώνει.</translation>
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
        <source>The wave of %1 cells has the roots %2.</source>
        <translation>Το κύμα των %1 κελιών έχει ρίζες %2.</translation>
    </message>
</context>
<context>
    <name>seiche::ScreenGraph</name>
    <message>
        <source>Intensity along a screen</source>
        <translation>Ένταση κατά μήκος ενός πετάσματος</translation>
    </message>
    <message>
        <source>The mean of the squared height along the screen, relative to the largest, with what theory predicts: dashed, far away (Fraunhofer), and dotted, with the true path lengths (Fresnel).</source>
        <translation>Ο μέσος όρος του τετραγώνου του ύψους κατά μήκος του πετάσματος, ως προς τη μέγιστη τιμή του, μαζί με όσα προβλέπει η θεωρία: με διακεκομμένη γραμμή σε μεγάλη απόσταση (Fraunhofer), με κουκκίδες για τα πραγματικά μήκη των δρόμων (Fresnel).</translation>
    </message>
    <message>
        <source>Gathering the mean: %1 %</source>
        <translation>Υπολογισμός του μέσου όρου: %1 %</translation>
    </message>
    <message>
        <source>Mean over whole periods: %1 in %2</source>
        <translation>Μέσος όρος σε ολόκληρες περιόδους: %1 σε %2</translation>
    </message>
    <message>
        <source>No steady frequency: the mean fades within %1</source>
        <translation>Καμία σταθερή συχνότητα: ο μέσος όρος φθίνει μέσα σε %1</translation>
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
        <source>from its middle, cells</source>
        <translation>από το μέσο του, κελιά</translation>
    </message>
</context>
<context>
    <name>seiche::SectionGraph</name>
    <message>
        <source>Cross-section</source>
        <translation>Τομή</translation>
    </message>
    <message>
        <source>The heights along the line from A to B. Arrow keys move the line; with Ctrl they turn it and make it longer or shorter.</source>
        <translation>Τα ύψη κατά μήκος της γραμμής από το Α στο Β. Τα βέλη μετακινούν τη γραμμή· μαζί με Ctrl τη στρέφουν και τη μακραίνουν ή την κονταίνουν.</translation>
    </message>
    <message>
        <source>Heights along the line from A to B. Drag its ends on the pool. Keys: arrows move it, Ctrl+Left and Ctrl+Right turn it, Ctrl+Up and Ctrl+Down change its length.</source>
        <translation>Ύψη κατά μήκος της γραμμής από το Α στο Β. Σύρετε τα άκρα της στη λεκάνη. Πλήκτρα: τα βέλη τη μετακινούν, Ctrl+Αριστερά και Ctrl+Δεξιά τη στρέφουν, Ctrl+Πάνω και Ctrl+Κάτω αλλάζουν το μήκος της.</translation>
    </message>
    <message>
        <source>from A to B, cells</source>
        <translation>από το Α στο Β, κελιά</translation>
    </message>
    <message>
        <source>from A to B, %1</source>
        <translation>από το Α στο Β, %1</translation>
    </message>
    <message>
        <source>height</source>
        <translation>ύψος</translation>
    </message>
</context>
<context>
    <name>seiche::Selection</name>
    <message>
        <source>change of an object</source>
        <translation>αλλαγή αντικειμένου</translation>
    </message>
    <message>
        <source>change of a probe</source>
        <translation>αλλαγή αισθητήρα</translation>
    </message>
    <message>
        <source>new object</source>
        <translation>νέο αντικείμενο</translation>
    </message>
    <message>
        <source>new probe</source>
        <translation>νέος αισθητήρας</translation>
    </message>
    <message>
        <source>removal of an object</source>
        <translation>διαγραφή αντικειμένου</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>χρονόμετρο</translation>
    </message>
    <message>
        <source>frozen string</source>
        <translation>παγωμένη χορδή</translation>
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
        <source>change of several objects</source>
        <translation>αλλαγή πολλών αντικειμένων</translation>
    </message>
    <message>
        <source>new objects</source>
        <translation>νέα αντικείμενα</translation>
    </message>
    <message>
        <source>removal of several objects</source>
        <translation>διαγραφή πολλών αντικειμένων</translation>
    </message>
    <message>
        <source>order of objects</source>
        <translation>σειρά αντικειμένων</translation>
    </message>
</context>
<context>
    <name>seiche::Session</name>
    <message>
        <source>pull</source>
        <translation>τράβηγμα</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>επανεκκίνηση</translation>
    </message>
    <message>
        <source>restart on a level medium</source>
        <translation>επανεκκίνηση σε ήρεμο μέσο</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>επαναφορά</translation>
    </message>
    <message>
        <source>tap of the metronome</source>
        <translation>χτύπημα του μετρονόμου</translation>
    </message>
    <message>
        <source>pull height = %1</source>
        <translation>ύψος τραβήγματος = %1</translation>
    </message>
    <message>
        <source>place of the pull</source>
        <translation>θέση τραβήγματος</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>σύγκριση με %1</translation>
    </message>
    <message>
        <source>no longer compare with %1</source>
        <translation>τέλος σύγκρισης με %1</translation>
    </message>
    <message>
        <source>shape of the pull</source>
        <translation>μορφή τραβήγματος</translation>
    </message>
    <message>
        <source>size of the string</source>
        <translation>μέγεθος της χορδής</translation>
    </message>
    <message>
        <source>size of the pool</source>
        <translation>μέγεθος της λεκάνης</translation>
    </message>
    <message>
        <source>width of the rim</source>
        <translation>πλάτος του περιθωρίου</translation>
    </message>
</context>
<context>
    <name>seiche::ShareActions</name>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Κοινοποίηση…</translation>
    </message>
    <message>
        <source>A link to this run, its QR code, its text</source>
        <translation>Σύνδεσμος προς αυτή την εκτέλεση, ο κωδικός QR, το κείμενό της</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
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
        <source>Copy the &amp;link</source>
        <translation>Αντιγραφή του σ&amp;υνδέσμου</translation>
    </message>
    <message>
        <source>Share this experiment</source>
        <translation>Κοινοποίηση αυτού του πειράματος</translation>
    </message>
    <message>
        <source>With everything that was done in this run</source>
        <translation>Με όλα όσα έγιναν σε αυτή την εκτέλεση</translation>
    </message>
    <message>
        <source>&amp;Address of Seiche&apos;s page for browsers:</source>
        <translation>&amp;Διεύθυνση της σελίδας του Seiche για φυλλομετρητές:</translation>
    </message>
    <message>
        <source>Address of Seiche&apos;s page for browsers</source>
        <translation>Διεύθυνση της σελίδας του Seiche για φυλλομετρητές</translation>
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
        <source>&amp;Save as a file…</source>
        <translation>&amp;Αποθήκευση ως αρχείο…</translation>
    </message>
    <message>
        <source>With the address of the page this becomes a link that opens everywhere, with a QR code for phones. Without it, others paste it into &quot;Open a link&quot;.</source>
        <translation>Με τη διεύθυνση της σελίδας γίνεται σύνδεσμος που ανοίγει παντού, με κωδικό QR για κινητά. Χωρίς αυτήν, οι άλλοι τον επικολλούν στο «Άνοιγμα συνδέσμου».</translation>
    </message>
    <message>
        <source>This is no address of a page.</source>
        <translation>Αυτή δεν είναι διεύθυνση σελίδας.</translation>
    </message>
    <message>
        <source>Only this computer knows this address: there is no QR code of it for phones.</source>
        <translation>Μόνο αυτός ο υπολογιστής γνωρίζει αυτή τη διεύθυνση: δεν υπάρχει κωδικός QR της για κινητά.</translation>
    </message>
    <message>
        <source>This run is too long for a link. Save it as a file, or share it without what was done in it.</source>
        <translation>Αυτή η εκτέλεση είναι πολύ μεγάλη για σύνδεσμο. Αποθηκεύστε την ως αρχείο ή κοινοποιήστε την χωρίς όσα έγιναν σε αυτήν.</translation>
    </message>
    <message>
        <source>This link is too long for a QR code. Without what was done in the run it is shorter.</source>
        <translation>Αυτός ο σύνδεσμος είναι πολύ μεγάλος για κωδικό QR. Χωρίς όσα έγιναν στην εκτέλεση είναι μικρότερος.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Αντιγράφηκε.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Αντιγραφή του συνδέσμου</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Αντιγραφή ως κείμενο</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Αποθήκευση ως αρχείο…</translation>
    </message>
</context>
<context>
    <name>seiche::SharedRun</name>
    <message>
        <source>pulls</source>
        <translation>τραβήγματα</translation>
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
        <source>How many columns and rows of cells the pool has. With another size the run begins again, and everything in the pool keeps its part of it.</source>
        <translation>Πόσες στήλες και γραμμές κελιών έχει η λεκάνη. Με άλλο μέγεθος η εκτέλεση ξαναρχίζει, και ό,τι είναι στη λεκάνη κρατά το μερίδιό του.</translation>
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
        <source>How many points the string has. With another number the run begins again, and everything on the string keeps its part of it.</source>
        <translation>Πόσα σημεία έχει η χορδή. Με άλλον αριθμό η εκτέλεση ξαναρχίζει, και ό,τι είναι στη χορδή κρατά το μερίδιό του.</translation>
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
        <source>Rim</source>
        <translation>Περιθώριο</translation>
    </message>
</context>
<context>
    <name>seiche::SoundMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>Ήχ&amp;ος</translation>
    </message>
    <message>
        <source>&amp;Amplitude</source>
        <translation>&amp;Πλάτος</translation>
    </message>
    <message>
        <source>A tone that rises with the amplitude</source>
        <translation>Ένας τόνος που ανεβαίνει με το πλάτος</translation>
    </message>
    <message>
        <source>&amp;Probe</source>
        <translation>&amp;Αισθητήρας</translation>
    </message>
    <message>
        <source>A tone whose pitch follows the height at the first probe</source>
        <translation>Ένας τόνος πιο οξύς ή πιο βαρύς, ανάλογα με το ύψος στον πρώτο αισθητήρα</translation>
    </message>
    <message>
        <source>The &amp;string itself</source>
        <translation>Η ί&amp;δια η χορδή</translation>
    </message>
    <message>
        <source>The standing waves of the string, transposed by octaves until they can be heard</source>
        <translation>Τα στάσιμα κύματα της χορδής, μεταφερμένα κατά οκτάβες ώσπου να ακούγονται</translation>
    </message>
</context>
<context>
    <name>seiche::SourceBar</name>
    <message>
        <source>From both ends</source>
        <translation>Από τα δύο άκρα</translation>
    </message>
    <message>
        <source>This one and one like it at the other end send a pulse now; it must stand at an end.</source>
        <translation>Αυτή και μια ίδια στο άλλο άκρο στέλνουν έναν παλμό τώρα· πρέπει να βρίσκεται σε άκρο.</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Προς τα κάτω</translation>
    </message>
    <message>
        <source>The pulse is a trough instead of a crest</source>
        <translation>Ο παλμός είναι κοιλάδα αντί για όρος</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Επανάληψη</translation>
    </message>
    <message>
        <source>Sends a train of pulses, from now on</source>
        <translation>Στέλνει από τώρα μια σειρά παλμών</translation>
    </message>
    <message>
        <source>every</source>
        <comment>so many seconds</comment>
        <translation>κάθε</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>The selected source</source>
        <translation>Η επιλεγμένη πηγή</translation>
    </message>
</context>
<context>
    <name>seiche::SpectrogramView</name>
    <message>
        <source>%1: no peak</source>
        <translation>%1: χωρίς κορυφή</translation>
    </message>
    <message>
        <source>%1: highest now at %2 Hz, amplitude %3</source>
        <translation>%1: ψηλότερη κορυφή τώρα στα %2 Hz, πλάτος %3</translation>
    </message>
    <message>
        <source>frequency, Hz</source>
        <translation>συχνότητα, Hz</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>χρόνος, s</translation>
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
        <source>With %1 no wave grows at this k and damping.</source>
        <translation>Μέθοδος: %1. Με αυτό το k και αυτή την απόσβεση κανένα κύμα δεν μεγαλώνει.</translation>
    </message>
    <message>
        <source>With %1 this setting is unstable: a wave of %2 cells grows by a factor of %3 at every step, until nothing else is left.</source>
        <translation>Μέθοδος: %1. Αυτή η ρύθμιση είναι ασταθής: ένα κύμα μήκους %2 κελιών πολλαπλασιάζεται επί %3 σε κάθε βήμα, ώσπου δεν μένει τίποτε άλλο.</translation>
    </message>
    <message>
        <source>an unknown string</source>
        <translation>μια άγνωστη χορδή</translation>
    </message>
    <message>
        <source>Find its slowest rhythm.</source>
        <translation>Βρείτε τον πιο αργό ρυθμό της.</translation>
    </message>
    <message>
        <source>The stiffest medium decides: it has k = %1.</source>
        <translation>Αποφασίζει το πιο σκληρό μέσο: έχει k = %1.</translation>
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
        <source>%1 is the squared Courant number (c·Δt/Δx)²; the largest stable k is that of the Courant (CFL) condition.</source>
        <translation>Το %1 είναι το τετράγωνο του αριθμού Courant, (c·Δt/Δx)²· το όριο του k είναι η συνθήκη Courant (CFL).</translation>
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
        <source>k %1, loss per step %2: stable. Arrow keys move the setting.</source>
        <translation>k %1, απώλεια ανά βήμα %2: ευσταθές. Τα βέλη μετακινούν τη ρύθμιση.</translation>
    </message>
    <message>
        <source>k %1, loss per step %2: unstable. Arrow keys move the setting.</source>
        <translation>k %1, απώλεια ανά βήμα %2: ασταθές. Τα βέλη μετακινούν τη ρύθμιση.</translation>
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
        <translation>μήκος κύματος, κελιά</translation>
    </message>
    <message>
        <source>along the sides</source>
        <translation>κατά τις πλευρές</translation>
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
        <source>Wave of %1 cells</source>
        <translation>Κύμα %1 κελιών</translation>
    </message>
    <message>
        <source>Level surface</source>
        <translation>Επίπεδη επιφάνεια</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>growth per step</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Nothing moves yet: tap SPACE to measure.</source>
        <translation>Τίποτα δεν κινείται ακόμη: πατήστε ΔΙΑΣΤΗΜΑ για να μετρηθεί.</translation>
    </message>
    <message>
        <source>This wave is not in the run yet.</source>
        <translation>Αυτό το κύμα δεν υπάρχει ακόμη στην εκτέλεση.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Μέτρηση…</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave to measure.</source>
        <translation>Τα κύματα φεύγουν από τα άκρα: δεν υπάρχει στάσιμο κύμα για μέτρηση.</translation>
    </message>
    <message>
        <source>Measured until it diverged at step %1.</source>
        <translation>Μετρήθηκε ώσπου εξερράγη στο βήμα %1.</translation>
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
        <source>%1 The stiffest medium decides: it has k = %2.</source>
        <translation>%1 Αποφασίζει το πιο σκληρό μέσο: έχει k = %2.</translation>
    </message>
    <message>
        <source>Walls and media distort all waves: only waves that grow are measured here.</source>
        <translation>Τοίχοι και μέσα παραμορφώνουν όλα τα κύματα: εδώ μετριούνται μόνο όσα μεγαλώνουν.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: there is no standing wave to measure.</source>
        <translation>Ένας αποσβεστήρας σε ένα άκρο παίρνει ενέργεια από κάθε κύμα: δεν υπάρχει στάσιμο κύμα για μέτρηση.</translation>
    </message>
</context>
<context>
    <name>seiche::StageBar</name>
    <message>
        <source>Menu</source>
        <translation>Μενού</translation>
    </message>
    <message>
        <source>locked for the class</source>
        <translation>κλειδωμένο για την τάξη</translation>
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
        <translation>Ανάμεσα στα άκρα του: λόγος στάσιμων κυμάτων %1· τα κύματα που τρέχουν προς τα δεξιά και προς τα αριστερά έχουν ίσο ύψος. Οι δεσμοί απέχουν %2.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the right comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Ανάμεσα στα άκρα του: λόγος στάσιμων κυμάτων %1· γυρίζει το %2 του ύψους του κύματος που τρέχει προς τα δεξιά (φάση %3°). Οι δεσμοί απέχουν %4.</translation>
    </message>
    <message>
        <source>Between its ends: standing wave ratio %1; %2 of the height of the wave that runs to the left comes back (phase %3°). Nodes are %4 apart.</source>
        <translation>Ανάμεσα στα άκρα του: λόγος στάσιμων κυμάτων %1· γυρίζει το %2 του ύψους του κύματος που τρέχει προς τα αριστερά (φάση %3°). Οι δεσμοί απέχουν %4.</translation>
    </message>
</context>
<context>
    <name>seiche::StringCanvas</name>
    <message>
        <source>String</source>
        <translation>Χορδή</translation>
    </message>
    <message>
        <source>SPACE pulls the string. The left and right arrow keys move the ring, up and down change the height of the pull.</source>
        <translation>Το ΔΙΑΣΤΗΜΑ τραβά τη χορδή. Τα βέλη αριστερά και δεξιά μετακινούν τον δακτύλιο, τα πάνω και κάτω αλλάζουν το ύψος του τραβήγματος.</translation>
    </message>
    <message>
        <source>pull here</source>
        <translation>τραβήξτε εδώ</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>ταβάνι</translation>
    </message>
    <message>
        <source>ceiling, waves drawn ×%1</source>
        <translation>ταβάνι, κύματα σχεδιασμένα ×%1</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>πάτωμα</translation>
    </message>
    <message>
        <source>%1 exploded at step %2</source>
        <translation>%1: εξερράγη στο βήμα %2</translation>
    </message>
    <message>
        <source>up to %1 × the ceiling</source>
        <translation>έως %1 × το ταβάνι</translation>
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
        <source>flow of energy</source>
        <translation>ροή ενέργειας</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a distance</comment>
        <translation>%1 σημεία</translation>
    </message>
    <message>
        <source>runs to the right →</source>
        <translation>προς τα δεξιά →</translation>
    </message>
    <message>
        <source>← runs to the left</source>
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
        <source>height</source>
        <translation>ύψος</translation>
    </message>
    <message>
        <source>driving force</source>
        <translation>κινητήρια δύναμη</translation>
    </message>
</context>
<context>
    <name>seiche::StringShows</name>
    <message>
        <source>H&amp;eight</source>
        <translation>Ύ&amp;ψος</translation>
    </message>
    <message>
        <source>The line is how high each point is</source>
        <translation>Η γραμμή είναι το ύψος κάθε σημείου</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Ταχύτητα</translation>
    </message>
    <message>
        <source>The line is how fast each point rises, on a scale of its own</source>
        <translation>Η γραμμή είναι το πόσο γρήγορα ανεβαίνει κάθε σημείο, σε δική της κλίμακα</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Δύναμη</translation>
    </message>
    <message>
        <source>The line is how strongly its neighbours pull each point, on a scale of its own</source>
        <translation>Η γραμμή είναι το πόσο δυνατά τραβούν κάθε σημείο οι γείτονές του, σε δική της κλίμακα</translation>
    </message>
    <message>
        <source>Waves to the &amp;right and left</source>
        <translation>Κύματα δεξιά και &amp;αριστερά</translation>
    </message>
    <message>
        <source>The wave that runs to the right and the one that runs to the left; the string is their sum</source>
        <translation>Το κύμα που τρέχει προς τα δεξιά και εκείνο που τρέχει προς τα αριστερά· η χορδή είναι το άθροισμά τους</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>Δε&amp;σμοί</translation>
    </message>
    <message>
        <source>Marks the points of a standing wave that stay at rest, and how far apart they are</source>
        <translation>Σημειώνει τα σημεία ενός στάσιμου κύματος που μένουν ακίνητα, και πόσο απέχουν</translation>
    </message>
    <message>
        <source>Ener&amp;gy along the string</source>
        <translation>&amp;Ενέργεια κατά μήκος της χορδής</translation>
    </message>
    <message>
        <source>How much kinetic and potential energy each point has</source>
        <translation>Πόση κινητική και δυναμική ενέργεια έχει κάθε σημείο</translation>
    </message>
    <message>
        <source>Flow &amp;of energy</source>
        <translation>&amp;Ροή ενέργειας</translation>
    </message>
    <message>
        <source>Arrows show where energy flows, and how much</source>
        <translation>Βέλη δείχνουν προς τα πού ρέει ενέργεια, και πόση</translation>
    </message>
    <message>
        <source>&amp;Beads and springs</source>
        <translation>&amp;Χάντρες και ελατήρια</translation>
    </message>
    <message>
        <source>Draws what is computed: masses joined by springs</source>
        <translation>Σχεδιάζει ό,τι υπολογίζεται: μάζες ενωμένες με ελατήρια</translation>
    </message>
    <message>
        <source>&amp;Longitudinal wave</source>
        <translation>Διά&amp;μηκες κύμα</translation>
    </message>
    <message>
        <source>The points swing along the string, as air does in a pipe</source>
        <translation>Τα σημεία ταλαντώνονται κατά μήκος της χορδής, όπως ο αέρας σε έναν σωλήνα</translation>
    </message>
</context>
<context>
    <name>seiche::StringTools</name>
    <message>
        <source>Measure</source>
        <translation>Μέτρηση</translation>
    </message>
    <message>
        <source>Rulers, tape, stopwatch and marks: choose one, then click where it should be.</source>
        <translation>Χάρακες, μετροταινία, χρονόμετρο και σημάδια: επιλέξτε ένα και κάντε κλικ εκεί όπου θα είναι.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Αισθητήρας</translation>
    </message>
    <message>
        <source>Shows the height at a point over time: click the point.</source>
        <translation>Δείχνει το ύψος ενός σημείου στον χρόνο: κάντε κλικ στο σημείο.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Πάγωμα</translation>
    </message>
    <message>
        <source>Keeps a dashed copy of the string as it is now, to compare.</source>
        <translation>Κρατά διακεκομμένη τη χορδή όπως είναι τώρα, για σύγκριση.</translation>
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
        <source>A stretch of another mass: waves are reflected where it begins.</source>
        <translation>Ένα τμήμα άλλης μάζας: τα κύματα ανακλώνται εκεί όπου αρχίζει.</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Επιλογή</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Κλικ σε αντικείμενο για επιλογή, σύρσιμο για μετακίνηση. Πλήκτρα: βέλη, Ctrl με βέλη, Delete, Ctrl+D για αντίγραφο.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Ιδιότητες</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>Όλες οι ιδιότητες του επιλεγμένου αντικειμένου (διπλό κλικ σε αυτό)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Εργαλεία</translation>
    </message>
    <message>
        <source>Half waves</source>
        <translation>Μισά μήκη κύματος</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Εύρος</translation>
    </message>
    <message>
        <source>The pull</source>
        <translation>Το τράβηγμα</translation>
    </message>
    <message>
        <source>Shape, width and height of what SPACE and clicks do.</source>
        <translation>Μορφή, εύρος και ύψος αυτού που κάνουν το ΔΙΑΣΤΗΜΑ και τα κλικ.</translation>
    </message>
    <message>
        <source>Width of the pull in points</source>
        <translation>Εύρος τραβήγματος σε σημεία</translation>
    </message>
    <message>
        <source>How wide the pull is, in points; of a standing wave, how many half waves it has</source>
        <translation>Πόσο πλατύ είναι το τράβηγμα, σε σημεία· σε στάσιμο κύμα, πόσα μισά μήκη κύματος έχει</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Ύψος</translation>
    </message>
    <message>
        <source>Height of the pull</source>
        <translation>Ύψος τραβήγματος</translation>
    </message>
    <message>
        <source>How far the string is moved; less than 0: downwards</source>
        <translation>Πόσο μετακινείται η χορδή· κάτω από 0: προς τα κάτω</translation>
    </message>
    <message>
        <source>Move by hand</source>
        <translation>Κίνηση με το χέρι</translation>
    </message>
    <message>
        <source>Drag any point up and down: the string follows. An end can always be dragged. Keys: up and down, Enter lets go.</source>
        <translation>Σύρετε ένα σημείο πάνω-κάτω: η χορδή ακολουθεί. Ένα άκρο σύρεται πάντα. Πλήκτρα: πάνω και κάτω, Enter αφήνει.</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Σχεδίαση σχήματος</translation>
    </message>
    <message>
        <source>Draw over the string; when you let go, it has this shape. Keys: arrows, Enter lets go, Escape gives up.</source>
        <translation>Σχεδιάστε πάνω στη χορδή· όταν αφήσετε, έχει αυτό το σχήμα. Πλήκτρα: βέλη, Enter αφήνει, Esc ακυρώνει.</translation>
    </message>
    <message>
        <source>Swings a point of the string on and on: click the point. Near an end it takes the end.</source>
        <translation>Ταλαντώνει συνεχώς ένα σημείο της χορδής: κάντε κλικ στο σημείο. Κοντά σε άκρο παίρνει το άκρο.</translation>
    </message>
    <message>
        <source>Sends a pulse along the string, and another whenever you want one: click the point. Near an end it takes the end.</source>
        <translation>Στέλνει έναν παλμό κατά μήκος της χορδής, κι άλλον όποτε θέλετε: κάντε κλικ στο σημείο. Κοντά σε άκρο παίρνει το άκρο.</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Έναρξη από τύπο…</translation>
    </message>
    <message>
        <source>Touch with a finger</source>
        <translation>Άγγιγμα με δάχτυλο</translation>
    </message>
    <message>
        <source>A finger slows the point it touches: standing waves that have a node there go on, others fade. Keys: Enter touches at the ring and lifts the finger.</source>
        <translation>Ένα δάχτυλο φρενάρει το σημείο που αγγίζει: τα στάσιμα κύματα με δεσμό εκεί συνεχίζουν, τα άλλα φθίνουν. Πλήκτρα: το Enter αγγίζει στον δακτύλιο και σηκώνει το δάχτυλο.</translation>
    </message>
    <message>
        <source>What the string shows</source>
        <translation>Τι δείχνει η χορδή</translation>
    </message>
    <message>
        <source>Height, velocity or force; the waves that run to and fro; nodes, energy, springs.</source>
        <translation>Ύψος, ταχύτητα ή δύναμη· τα κύματα που πηγαινοέρχονται· δεσμοί, ενέργεια, ελατήρια.</translation>
    </message>
</context>
<context>
    <name>seiche::StringTouch</name>
    <message>
        <source>moved by hand</source>
        <translation>κίνηση με το χέρι</translation>
    </message>
    <message>
        <source>drawn shape</source>
        <translation>σχεδιασμένο σχήμα</translation>
    </message>
    <message>
        <source>touched with a finger</source>
        <translation>άγγιγμα με δάχτυλο</translation>
    </message>
</context>
<context>
    <name>seiche::StringWaves</name>
    <message>
        <source>half waves on the string</source>
        <translation>μισά μήκη κύματος στη χορδή</translation>
    </message>
    <message>
        <source>A source holds a point of the string, so that other waves stand than those of the string alone: none are predicted here.</source>
        <translation>Μια πηγή κρατά ένα σημείο της χορδής, ώστε στέκουν άλλα κύματα από εκείνα της χορδής μόνης: εδώ δεν προβλέπεται κανένα.</translation>
    </message>
    <message>
        <source>There is no formula for standing waves between walls and media.</source>
        <translation>Δεν υπάρχει τύπος για τα στάσιμα κύματα ανάμεσα σε τοίχους και μέσα.</translation>
    </message>
    <message>
        <source>A dashpot at an end takes energy from every wave: no standing waves are predicted here.</source>
        <translation>Ένας αποσβεστήρας σε ένα άκρο παίρνει ενέργεια από κάθε κύμα: εδώ δεν προβλέπονται στάσιμα κύματα.</translation>
    </message>
    <message>
        <source>Waves leave at the ends: there is no standing wave here.</source>
        <translation>Τα κύματα φεύγουν από τα άκρα: δεν υπάρχει στάσιμο κύμα εδώ.</translation>
    </message>
    <message>
        <source>Height of each standing wave</source>
        <translation>Ύψος κάθε στάσιμου κύματος</translation>
    </message>
    <message>
        <source>1 half wave</source>
        <translation>1 μισό μήκος κύματος</translation>
    </message>
    <message>
        <source>%1 half waves</source>
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
        <source>Selected: %1, %2. Arrow keys left and right select, up and down change its height, Enter starts it alone.</source>
        <translation>Επιλεγμένο: %1, %2. Τα βέλη αριστερά και δεξιά επιλέγουν, τα πάνω και κάτω αλλάζουν το ύψος του, το Enter το ξεκινά μόνο του.</translation>
    </message>
    <message>
        <source>Start it alone</source>
        <translation>Μόνο αυτό</translation>
    </message>
    <message>
        <source>A level string with only this standing wave (Enter)</source>
        <translation>Επίπεδη χορδή με αυτό μόνο το στάσιμο κύμα (Enter)</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Προσθήκη</translation>
    </message>
    <message>
        <source>Adds this standing wave to what is there (Shift+Enter)</source>
        <translation>Προσθέτει αυτό το στάσιμο κύμα σε ό,τι υπάρχει (Shift+Enter)</translation>
    </message>
    <message>
        <source>height of the crests</source>
        <translation>ύψος των κοιλιών</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Λογαριθμική</translation>
    </message>
    <message>
        <source>Logarithmic scale of the bars</source>
        <translation>Λογαριθμική κλίμακα των ράβδων</translation>
    </message>
    <message>
        <source>Shows bars over four powers of ten, so that low ones are seen beside high ones</source>
        <translation>Δείχνει τις ράβδους σε τέσσερις δυνάμεις του δέκα, ώστε να φαίνονται οι χαμηλές δίπλα στις ψηλές</translation>
    </message>
    <message>
        <source>Drag a bar to set the height of its standing wave</source>
        <translation>Σύρετε μια ράβδο για να ορίσετε το ύψος του στάσιμου κύματός της</translation>
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
        <source>Who</source>
        <translation>Ποιος</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Σημεία</translation>
    </message>
    <message>
        <source>Best, pulls</source>
        <translation>Καλύτερο, τραβήγματα</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Ανάδειξη</translation>
    </message>
    <message>
        <source>The points of the others are faded</source>
        <translation>Τα σημεία των άλλων ξεθωριάζουν</translation>
    </message>
    <message>
        <source>Replay the best</source>
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
        <source>Open a lesson</source>
        <translation>Άνοιγμα μαθήματος</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Μαθήματα (*.lesson);;Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Save the work sheet</source>
        <translation>Αποθήκευση του φύλλου εργασίας</translation>
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
        <source>Save the sheet for students</source>
        <translation>Αποθήκευση του φύλλου για μαθητές</translation>
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
        <source>Exact circle of the last pull</source>
        <translation>Ακριβής κύκλος του τελευταίου τραβήγματος</translation>
    </message>
    <message>
        <source>Standing wave: nodal lines</source>
        <translation>Στάσιμο κύμα: δεσμικές γραμμές</translation>
    </message>
    <message>
        <source>Wave fronts</source>
        <translation>Μέτωπα κύματος</translation>
    </message>
    <message>
        <source>Of two equal sources, or behind slits: maxima solid, minima dotted.</source>
        <translation>Δύο ίσων πηγών ή πίσω από σχισμές: μέγιστα με συνεχή, ελάχιστα με διακεκομμένη γραμμή.</translation>
    </message>
    <message>
        <source>How straight waves from a line source travel through the media, by Snell&apos;s law.</source>
        <translation>Πώς περνούν τα μέσα τα ευθύγραμμα κύματα μιας γραμμικής πηγής, κατά τον νόμο του Σνελ.</translation>
    </message>
    <message>
        <source>Exactly how far the front of the last pull can have travelled.</source>
        <translation>Ως πού ακριβώς μπορεί να έχει φτάσει το μέτωπο του τελευταίου τραβήγματος.</translation>
    </message>
    <message>
        <source>Where the standing wave nearest to the drive frequency stays at rest.</source>
        <translation>Πού μένει ακίνητο το στάσιμο κύμα που είναι πιο κοντά στη συχνότητα διέγερσης.</translation>
    </message>
    <message>
        <source>The crests around each source, with the numerical wavelength.</source>
        <translation>Οι κορυφές γύρω από κάθε πηγή, με το αριθμητικό μήκος κύματος.</translation>
    </message>
    <message>
        <source>Energy flow, measured</source>
        <translation>Ροή ενέργειας, μετρημένη</translation>
    </message>
    <message>
        <source>Streamlines of energy, measured</source>
        <translation>Ρευματικές γραμμές της ενέργειας, μετρημένες</translation>
    </message>
    <message>
        <source>Arrows: where the energy flows on the average, and how strongly.</source>
        <translation>Βέλη: προς τα πού ρέει κατά μέσο όρο η ενέργεια, και πόσο ισχυρά.</translation>
    </message>
    <message>
        <source>Lines along which the energy flows on the average.</source>
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
        <source>Goes back to any moment of the run. Left and right arrow, Home, End.</source>
        <translation>Γυρίζει σε οποιαδήποτε στιγμή της εκτέλεσης. Βέλη αριστερά και δεξιά, Home, End.</translation>
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
        <source>Painted by hand</source>
        <translation>Με το χέρι</translation>
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
        <source>A click raises the water; hold or drag to go on. Enter does it at the ring.</source>
        <translation>Ένα κλικ σηκώνει το νερό· κρατήστε ή σύρετε για να συνεχίσει. Το Enter το κάνει στον δακτύλιο.</translation>
    </message>
    <message>
        <source>A click pushes the water down.</source>
        <translation>Ένα κλικ σπρώχνει το νερό προς τα κάτω.</translation>
    </message>
    <message>
        <source>Holds the water at a height as long as the button is down.</source>
        <translation>Κρατά το νερό σε ένα ύψος όσο είναι πατημένο το κουμπί.</translation>
    </message>
    <message>
        <source>Smooths waves out.</source>
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
        <source>Size of the tool in cells</source>
        <translation>Μέγεθος του εργαλείου σε κελιά</translation>
    </message>
    <message>
        <source>Strength of the tool</source>
        <translation>Ένταση του εργαλείου</translation>
    </message>
    <message>
        <source>How wide the tool is, in cells</source>
        <translation>Το εύρος του εργαλείου, σε κελιά</translation>
    </message>
    <message>
        <source>How far the tool moves the water, or which share of the waves it smooths out</source>
        <translation>Πόσο μετακινεί το νερό το εργαλείο, ή τι μέρος των κυμάτων εξομαλύνει</translation>
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
        <source>Select and move</source>
        <translation>Επιλογή</translation>
    </message>
    <message>
        <source>Absorbing rim</source>
        <translation>Απορροφητικό περίγραμμα</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Ιδιότητες</translation>
    </message>
    <message>
        <source>All properties of the selected object (double-click the object)</source>
        <translation>Όλες οι ιδιότητες του επιλεγμένου αντικειμένου (διπλό κλικ σε αυτό)</translation>
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
        <source>Picture of the pool</source>
        <translation>Εικόνα της λεκάνης</translation>
    </message>
    <message>
        <source>Shows the height at a place over time, in the Probes panel: click the place.</source>
        <translation>Δείχνει το ύψος σε μια θέση στον χρόνο, στον πίνακα «Αισθητήρες»: κάντε κλικ στη θέση.</translation>
    </message>
    <message>
        <source>Click an object to select it, drag it to move it; the round handle turns it, the square one resizes it. Shift selects several, and so does a frame dragged in the water. Keys: arrows, Ctrl with arrows, Delete, Ctrl+D for a copy.</source>
        <translation>Κάντε κλικ σε ένα αντικείμενο για να το επιλέξετε, σύρετέ το για να το μετακινήσετε· η στρογγυλή λαβή το στρέφει, η τετράγωνη αλλάζει το μέγεθός του. Με Shift επιλέγονται πολλά, όπως και με ένα πλαίσιο που σύρετε στο νερό. Πλήκτρα: βέλη, Ctrl με βέλη, Del, Ctrl+D για αντίγραφο.</translation>
    </message>
    <message>
        <source>Speed from a formula or picture…</source>
        <translation>Ταχύτητα από τύπο ή εικόνα…</translation>
    </message>
    <message>
        <source>Swing from a formula or curve…</source>
        <translation>Ταλάντωση από τύπο ή καμπύλη…</translation>
    </message>
    <message>
        <source>Start from a formula…</source>
        <translation>Έναρξη από τύπο…</translation>
    </message>
    <message>
        <source>The water gets the heights of a formula, a curve or a picture, at rest</source>
        <translation>Το νερό παίρνει τα ύψη ενός τύπου, μιας καμπύλης ή μιας εικόνας, ακίνητο</translation>
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
        <source>Speed: how fast time passes, ×0.05 to ×20</source>
        <translation>Ταχύτητα: πόσο γρήγορα περνά ο χρόνος, ×0,05 έως ×20</translation>
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
        <source>This computer cannot keep up: time passes more slowly than it should.</source>
        <translation>Αυτός ο υπολογιστής δεν προλαβαίνει: ο χρόνος περνά πιο αργά απ’ όσο ζητήθηκε.</translation>
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
</context>
<context>
    <name>seiche::TypeCodeDialog</name>
    <message>
        <source>Type a code</source>
        <translation>Πληκτρολόγηση κωδικού</translation>
    </message>
    <message>
        <source>Code of a point, as the phone shows it:</source>
        <translation>Κωδικός σημείου, όπως τον δείχνει το κινητό:</translation>
    </message>
    <message>
        <source>Large and small letters, hyphens and blanks do not matter.</source>
        <translation>Κεφαλαία ή μικρά, παύλες και κενά δεν έχουν σημασία.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Προσθήκη</translation>
    </message>
    <message>
        <source>On the chart: %1 pulls at %2 Hz. The next code?</source>
        <translation>Στο διάγραμμα: %1 τραβήγματα στα %2 Hz. Ο επόμενος κωδικός;</translation>
    </message>
    <message>
        <source>This is no code of a point. Is a letter wrong?</source>
        <translation>Αυτός δεν είναι κωδικός σημείου. Μήπως ένα γράμμα είναι λάθος;</translation>
    </message>
</context>
<context>
    <name>seiche::ValueRow</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>ακέραιος από %1 έως %2</translation>
    </message>
    <message>
        <source>more than %1, at most %2</source>
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
        <source>Picture of the pool</source>
        <translation>Εικόνα της λεκάνης</translation>
    </message>
    <message>
        <source>Colours of the heights</source>
        <translation>Χρώματα των υψών</translation>
    </message>
    <message>
        <source>In each of them equal differences in height look equally different, even if you cannot tell red from green.</source>
        <translation>Σε καθένα, ίσες διαφορές ύψους φαίνονται ίσες, ακόμη και χωρίς διάκριση κόκκινου και πράσινου.</translation>
    </message>
    <message>
        <source>Level lines</source>
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
        <source>What theory predicts</source>
        <translation>Τι προβλέπει η θεωρία</translation>
    </message>
    <message>
        <source>Draws over the pool what theory predicts</source>
        <translation>Σχεδιάζει πάνω στη λεκάνη ό,τι προβλέπει η θεωρία</translation>
    </message>
</context>
<context>
    <name>seiche::Viewing</name>
    <message>
        <source>&amp;Any screen but this window&apos;s</source>
        <translation>Ά&amp;λλη από του παραθύρου</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen, width, height</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Μέγεθος γραμμάτων</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Προβολέας</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Οθόνη</translation>
    </message>
    <message>
        <source>&amp;Text size on the projector</source>
        <translation>Μέ&amp;γεθος γραμμάτων στον προβολέα</translation>
    </message>
    <message>
        <source>Show pointer &amp;and keys</source>
        <translation>&amp;Δείκτης και πλήκτρα</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>&amp;Λιγότερη κίνηση</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No fading trails, no flashes, still light in the pool, and animations in the theory that wait to be started</source>
        <translation>Χωρίς ίχνη που σβήνουν, χωρίς λάμψεις, ακίνητο φως στη λεκάνη, κινούμενες εικόνες στη θεωρία που περιμένουν να τις ξεκινήσετε</translation>
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
        <source>Phones show this question now</source>
        <translation>Τα κινητά δείχνουν τότε αυτή την ερώτηση</translation>
    </message>
    <message>
        <source>Show the votes</source>
        <translation>Εμφάνιση των ψήφων</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Εμφάνιση της απάντησης</translation>
    </message>
    <message>
        <source>Nobody can vote any more</source>
        <translation>Μετά δεν ψηφίζει πια κανείς</translation>
    </message>
    <message>
        <source>Choose a question, then ask it.</source>
        <translation>Διαλέξτε μια ερώτηση και ρωτήστε.</translation>
    </message>
</context>
<context>
    <name>seiche::WordDialog</name>
    <message>
        <source>Lock with a word</source>
        <translation>Κλείδωμα με μια λέξη</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Ξεκλείδωμα</translation>
    </message>
    <message>
        <source>Word that unlocks this window:</source>
        <translation>Λέξη που ξεκλειδώνει αυτό το παράθυρο:</translation>
    </message>
    <message>
        <source>The teacher&apos;s word:</source>
        <translation>Η λέξη του εκπαιδευτικού:</translation>
    </message>
    <message>
        <source>Empty: the keys alone unlock it. The word is kept until Seiche is closed.</source>
        <translation>Κενό: το ξεκλειδώνουν μόνα τους τα πλήκτρα. Η λέξη ισχύει μέχρι να κλείσει το Seiche.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Κλείδωμα</translation>
    </message>
    <message>
        <source>This is not the word. The window stays locked.</source>
        <translation>Δεν είναι αυτή η λέξη. Το παράθυρο μένει κλειδωμένο.</translation>
    </message>
</context>
</TS>
