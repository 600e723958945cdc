"""Which rows of the features and which facts of Apple's behaviour the tests name.

A row has an id such as S0-001, a fact one such as fact-115, a rule of how text is typed one such as text-8. A test asserts those that stand in brackets at the end of its
display name: `@Test("A tap counts up [S0-001 fact-121]")`, and for tests of XCTest at the end of the comment before
them: `/// A tap counts up [S0-001]`. What cannot be asserted stands in Tests/left-out.tsv with the
reason. The ids and their areas are read from the seeds where they stand beside the checkout, and otherwise from
Docs/features.tsv, where the last reading lies.
"""

import collections
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
SEEDS = ROOT.parent / "shared" / "seeds" / "FEATURES.tsv"
FACTS = {"fact": ROOT.parent / "shared" / "facts" / "semantics.md",
         "text": ROOT.parent / "shared" / "facts" / "text-input-facts.md"}
KNOWN = ROOT / "Docs" / "features.tsv"
LEFT_OUT = ROOT / "Tests" / "left-out.tsv"

ID = re.compile(r"\b(?:S\d-\d{3}|(?:fact|text)-\d+)\b")
TEST = re.compile(r'@Test\(\s*"((?:[^"\\]|\\.)*)"[^{]*?\bfunc\s+`?(\w+)', re.S)
XCTEST = re.compile(r'///([^\n]*)\n\s*(?:@\w+\s+)?func\s+(test\w+)')
BRACKETS = re.compile(r"\[([^\[\]]*)\]\s*$")


def known_rows():
    """Pairs of id and area in order, facts included; written to Docs/features.tsv where they can be read anew."""
    if SEEDS.is_file() and all(path.is_file() for path in FACTS.values()):
        rows = [line.split("\t")[0:3:2] for line in SEEDS.read_text(encoding="utf-8").splitlines()[1:]]
        for kind, path in FACTS.items():
            section = ""
            for line in path.read_text(encoding="utf-8").splitlines():
                if line.startswith("## "):
                    section = ("Text input: " if kind == "text" else "") + line[3:].strip()
                elif match := re.match(r"(\d+)\. ", line):
                    rows.append([f"{kind}-{match[1]}", section])
        KNOWN.write_text("id\tarea\n" + "".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")
    if not KNOWN.is_file():
        return []
    return [line.split("\t") for line in KNOWN.read_text(encoding="utf-8").splitlines()[1:]]


def asserted_ids():
    """Names of tests (`File/function`) by id."""
    found = collections.defaultdict(list)
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        for title, function in TEST.findall(text) + XCTEST.findall(text):
            brackets = BRACKETS.search(title)
            for row in ID.findall(brackets[1]) if brackets else []:
                found[row].append(f"{path.stem}/{function}")
    return found


def left_out_ids():
    """Reasons by id."""
    if not LEFT_OUT.is_file():
        return {}
    return dict(line.split("\t", 1) for line in LEFT_OUT.read_text(encoding="utf-8").splitlines()[1:] if line)


def table(title, areas, asserted, left_out):
    text = f"| {title} | Rows | Asserted | Cannot be | To do |\n|---|--:|--:|--:|--:|\n"
    for area, ids in areas.items():
        tested = sum(row in asserted for row in ids)
        out = sum(row in left_out and row not in asserted for row in ids)
        text += f"| {area} | {len(ids)} | {tested} | {out} | {len(ids) - tested - out} |\n"
    return text


def details(areas, asserted, left_out):
    text = ""
    for area, ids in areas.items():
        lines = []
        for row in ids:
            if row in asserted:
                lines.append(f"- {row}: {', '.join(f'`{test}`' for test in asserted[row])}")
            elif row in left_out:
                lines.append(f"- {row}: *not asserted*: {left_out[row]}")
        if lines:
            text += f"\n<details><summary>{area}</summary>\n\n" + "\n".join(lines) + "\n\n</details>\n"
    return text


def section():
    """The part of STATUS.md about features and facts."""
    features, facts = collections.OrderedDict(), collections.OrderedDict()
    for row, area in known_rows():
        (facts if row.startswith(tuple(FACTS)) else features).setdefault(area, []).append(row)
    if not features:
        return "Not read yet.\n"
    asserted, left_out = asserted_ids(), left_out_ids()
    known = {row for ids in [*features.values(), *facts.values()] for row in ids}
    unknown = sorted((set(asserted) | set(left_out)) - known)
    note = f"\nNamed in tests but not known: {', '.join(unknown)}.\n" if unknown else ""
    features = collections.OrderedDict(sorted(features.items()))
    return (table("Area of the features", features, asserted, left_out) + "\n"
            + table("Facts about Apple's behaviour", facts, asserted, left_out) + note
            + details(features, asserted, left_out) + details(facts, asserted, left_out))
