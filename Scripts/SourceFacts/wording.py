"""Words and names that the language rules of the repository replace, and summaries that are questions."""
import collections
import re

import swift_text

# Those that are wrong wherever they stand in a comment. Others of the rules have a meaning of the field too, and
# are left to the reader: way, place, words, picture, wheel, look, made, noise, says, token, turn, record, tile (of
# a mosaic), the bits (of an option set), the sheet (that is presented).
WORDS = re.compile(
    r"\b(anew|whoever|nobody|somebody|unless set|inside of|on show|on its way|for good|comes? to rest"
    r"|takes? in|takes? over|gives? way|so many points|of ours|ours|stencils?|a hair|woken|wakes?|wake up"
    r"|colours?|neighbours?|centred|behaviours?|recogniser|initialiser|\[guess[^\]]*\]?"
    r"|the ground|stages?|retires?|retired|revives?|revived|lets? go|tells|hears? of|the room|the middle|a person"
    r"|fronts|sideways|extras|strangers?|degradation|the way out|calls add up)\b")

CODE_SPAN = re.compile(r"`[^`\n]*`")

# Old names whose new ones are in the rules, as they stand in code.
NAMES = re.compile(
    r"\b(noteWrite|recheckLater|Stage|openQuestions|Repeats|ViewSupply|MeasureCache|UpdateTicket|ReadRecord|StateReader"
    r"|StateSource|spokenTexts|standStill|isStill|UpdateStage|PresentationStage|AlertBoard|AlertCard|FirstPlace"
    r"|ElementWay|LeavingElement|ShownElement|ViewPlace|DueWork|tileNumber|UpdateLinkRoster|AnimationDirector|breakOff"
    r"|ShadowSheet|KnobShadow|NineParts|TextLook|ButtonLook|AccessoryLook|ListContentLook|ButtonSurroundings"
    r"|ListSurroundings|SegmentLooks|SliderGrip|SegmentPress|takeIn|legalOffset|LayoutNotes|LayoutTakeover|PlaceTable"
    r"|StepPlaces|StepMoves|failThoseLeftAlone|holdOn|goesOn|isStuck|takeOwn|PinBands|NumberSet|Verdict|SetAside"
    r"|Elsewhere|OthersOwn|Examiner|HouseTests|neighbours|centred|colour)\b")


def words(files):
    """Returns how often each word to replace stands in the comments of the files, names of symbols apart."""
    text = "\n".join(comment for file in files for comment in swift_text.comments(file.text))
    found = WORDS.findall(CODE_SPAN.sub("", text))
    return collections.Counter("[guess]" if word.startswith("[") else word for word in found)


def names(files):
    """Returns how often each name to change stands in the code of the files."""
    return collections.Counter(name for file in files for name in NAMES.findall(file.code))


def summaries(files):
    """Yields the first lines of doc comments."""
    for file in files:
        above = ""
        for line in (line.strip() for line in file.text.split("\n")):
            if line.startswith("///") and not above.startswith("///"):
                yield line[3:].strip()
            above = line


def questions(files):
    """Returns how many summaries begin with a question word, and the number of all."""
    lines = list(summaries(files))
    return sum(1 for line in lines if re.match(r"(What|How|Where|Who|When)\b", line)), len(lines)
