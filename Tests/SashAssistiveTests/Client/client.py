"""A client of AT-SPI by libatspi, as screen readers are: prints what it finds, a line each, and what it did.

client.py APP walk            the tree: role "name" (description) states actions
client.py APP form            fills the form of AssistiveProbe and prints what came of it
client.py APP rows            looks at a long list
client.py APP table           reads a table, and chooses rows of it
client.py APP looks           asks how a text looks
client.py APP absent          whether the program is on the bus
client.py APP wake            turns assistive technologies on while the program runs
"""
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)
events = []


def pump(seconds=0.3, until=None):
    end = time.time() + seconds
    context = GLib.MainContext.default()
    while time.time() < end:
        while context.iteration(False):
            pass
        if until and until():
            return True
        time.sleep(0.01)
    return False


def app_named(name, seconds=30):
    end = time.time() + seconds
    while time.time() < end:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app and app.get_name() == name and app.get_child_count() > 0:
                return app
        pump(0.1)
    sys.exit(f"no program {name} on the bus")


STATES = ["checked", "disabled", "editable", "expanded", "focused", "modal", "selected", "hidden", "multi-line"]


def states(node):
    nicks = [s.value_nick for s in node.get_state_set().get_states()]
    words = [w for w in STATES if w in nicks]
    if "sensitive" not in nicks:
        words.append("disabled")
    if "showing" not in nicks:
        words.append("unseen")
    return words


def line(node):
    words = [node.get_role_name(), f'"{node.get_name()}"']
    if node.get_description():
        words.append(f"({node.get_description()})")
    return " ".join(words + states(node))


def walk(node, depth=0):
    print("  " * depth + line(node))
    for index in range(node.get_child_count()):
        walk(node.get_child_at_index(index), depth + 1)


def find(node, name, role=None):
    if node.get_name() == name and (role is None or node.get_role_name() == role):
        return node
    for index in range(node.get_child_count()):
        found = find(node.get_child_at_index(index), name, role)
        if found:
            return found
    return None


def wait_for(what, test, seconds=5):
    pump(seconds, until=test)
    print(f"{what}: {'yes' if test() else 'no'}")


def listen(*kinds):
    def heard(event):
        try:
            source = event.source.get_name() if event.source else ""
        except GLib.GError:  # it has gone
            source = ""
        value = event.any_data
        if isinstance(value, Atspi.Accessible):
            value = value.get_name()
        events.append((event.type, source, event.detail1, event.detail2, value))

    listener = Atspi.EventListener.new(heard)
    for kind in kinds:
        listener.register(kind)
    return listener


def said(kind, source=None, value=None):
    return any(
        e[0].startswith(kind) and (source is None or e[1] == source) and (value is None or e[4] == value)
        for e in events
    )


def text_of(node):
    return Atspi.Text.get_text(node, 0, -1)


def form(app):
    listener = listen(
        "object:state-changed", "object:text-changed", "object:text-caret-moved", "object:property-change",
        "object:children-changed", "object:text-selection-changed", "window:activate")
    frame = app.get_child_at_index(0)
    pump(0.2)

    # Actions
    button = find(frame, "Order now")
    print("actions", [Atspi.Action.get_action_name(button, i) for i in range(Atspi.Action.get_n_actions(button))],
          Atspi.Action.get_localized_name(button, 0))
    print("press", Atspi.Action.do_action(button, 0))
    wait_for("orders told", lambda: said("object:property-change:accessible-name", value="orders 1"))
    never = find(frame, "Never")
    print("press of what is disabled", Atspi.Action.do_action(never, 0))
    stars = find(frame, "Stars")
    print("stars", [Atspi.Action.get_action_name(stars, i) for i in range(Atspi.Action.get_n_actions(stars))])
    Atspi.Action.do_action(find(frame, "More"), 0)
    wait_for("child came", lambda: said("object:children-changed:add", value="There is more"))
    Atspi.Action.do_action(find(frame, "More"), 0)
    wait_for("child went", lambda: said("object:children-changed:remove"))

    # Text
    field = find(frame, "Name", "entry")
    print("field", text_of(field), Atspi.Text.get_character_count(field), field.get_accessible_id())
    print("focus", Atspi.Component.grab_focus(field))
    wait_for("focus told", lambda: said("object:state-changed:focused", "Name"))
    print("type", Atspi.EditableText.insert_text(field, 3, "abel", 4))
    wait_for("text told", lambda: said("object:text-changed:insert", "Name", "abel"))
    print("field", text_of(field), "caret", Atspi.Text.get_caret_offset(field))
    wait_for("caret told", lambda: said("object:text-caret-moved", "Name"))
    print("set caret", Atspi.Text.set_caret_offset(field, 2), Atspi.Text.get_caret_offset(field))
    print("select", Atspi.Text.add_selection(field, 0, 3), Atspi.Text.get_n_selections(field),
          [Atspi.Text.get_selection(field, 0).start_offset, Atspi.Text.get_selection(field, 0).end_offset])
    wait_for("selection told", lambda: said("object:text-selection-changed", "Name"))
    print("delete", Atspi.EditableText.delete_text(field, 0, 3), text_of(field))
    print("replace", Atspi.EditableText.set_text_contents(field, "Zoë Ω"), text_of(field),
          Atspi.Text.get_character_count(field))
    word = Atspi.Text.get_string_at_offset(field, 1, Atspi.TextGranularity.WORD)
    print("word", repr(word.content), word.start_offset, word.end_offset)
    character = Atspi.Text.get_string_at_offset(field, 2, Atspi.TextGranularity.CHAR)
    print("character", character.content)
    box = Atspi.Text.get_character_extents(field, 1, Atspi.CoordType.WINDOW)
    outer = Atspi.Component.get_extents(field, Atspi.CoordType.WINDOW)
    inside = outer.x <= box.x and box.x + box.width <= outer.x + outer.width and box.width > 3 and box.height > 10
    print("character stands in the field", inside)
    middle = Atspi.Text.get_offset_at_point(
        field, box.x + 1, box.y + box.height // 2, Atspi.CoordType.WINDOW)
    print("character found there", middle)

    secret = find(frame, "Password", "password text")
    print("prompt", secret.get_attributes().get("placeholder-text"))
    Atspi.EditableText.set_text_contents(secret, "hush")
    pump(0.2)
    print("secret", text_of(secret))
    notes = find(frame, "Notes")
    row = Atspi.Text.get_string_at_offset(notes, 13, Atspi.TextGranularity.LINE)
    print("line", repr(row.content), row.start_offset, row.end_offset)

    # Values
    slider = find(frame, "Amount", "slider")
    print("slider", Atspi.Value.get_minimum_value(slider), round(Atspi.Value.get_current_value(slider), 3),
          Atspi.Value.get_maximum_value(slider))
    print("set", Atspi.Value.set_current_value(slider, 0.75))
    wait_for("value told", lambda: said("object:property-change:accessible-value", "Amount"))
    print("slider", round(Atspi.Value.get_current_value(slider), 3))
    toggle = find(frame, "Gift")
    Atspi.Action.do_action(toggle, 0)
    wait_for("switch told", lambda: said("object:state-changed:checked", "Gift"))
    print("switch", "checked" in states(toggle), toggle.get_localized_role_name())
    stepper = find(frame, "Count 1")
    names = [Atspi.Action.get_action_name(stepper, i) for i in range(Atspi.Action.get_n_actions(stepper))]
    Atspi.Action.do_action(stepper, names.index("increment"))
    wait_for("count told", lambda: said("object:property-change:accessible-name", value="Count 2"))
    progress = find(frame, "Loading", "progress bar")
    print("progress", Atspi.Value.get_current_value(progress))

    # Choice
    medium = find(frame, "M", "radio button")
    group = medium.get_parent()
    print("chosen", Atspi.Selection.get_selected_child(group, 0).get_name(), group.get_role_name())
    print("choose", Atspi.Selection.select_child(group, 2))
    wait_for("choice told", lambda: said("object:state-changed:selected", "L"))
    print("chosen", Atspi.Selection.get_selected_child(group, 0).get_name())
    relations = medium.get_relation_set()
    print("members", relations[0].get_n_targets() if relations else 0)

    # Places
    size = Atspi.Component.get_size(frame)
    print("window", size.x, size.y)
    place = Atspi.Component.get_extents(button, Atspi.CoordType.WINDOW)
    hit = Atspi.Component.get_accessible_at_point(
        frame, place.x + place.width // 2, place.y + place.height // 2, Atspi.CoordType.WINDOW)
    print("hit", hit.get_name())
    far = find(frame, "Far below")
    print("far", states(far))
    print("scroll", Atspi.Component.scroll_to(far, Atspi.ScrollType.ANYWHERE))
    wait_for("far is seen", lambda: "unseen" not in states(find(frame, "Far below")))

    # What is looked for
    rule = Atspi.MatchRule.new(
        Atspi.StateSet.new([]), Atspi.CollectionMatchType.ALL, {}, Atspi.CollectionMatchType.ALL,
        [Atspi.Role.PUSH_BUTTON], Atspi.CollectionMatchType.ANY, [], Atspi.CollectionMatchType.ALL, False)
    found = Atspi.Collection.get_matches(frame, rule, Atspi.CollectionSortOrder.CANONICAL, 0, True)
    print("buttons", [n.get_name() for n in found])
    heading = find(frame, "Order", "heading")
    print("heading", heading.get_attributes().get("level"), app.get_toolkit_name())
    print("window activated", said("window:activate") or "active" in
          [s.value_nick for s in frame.get_state_set().get_states()])
    del listener


def rows(app):
    frame = app.get_child_at_index(0)
    first = find(frame, "Row 0")
    start = time.time()
    item = first
    while item.get_role_name() not in ("list item", "push button") and item.get_parent():
        item = item.get_parent()
    attributes = item.get_attributes()
    print("row", item.get_role_name(), attributes.get("posinset"), attributes.get("setsize"))

    def count(node):
        return 1 + sum(count(node.get_child_at_index(i)) for i in range(node.get_child_count()))

    number = count(frame)
    print("few are there", 10 < number < 200)
    print("quick", time.time() - start < 2)


def find_role(node, role):
    if node.get_role_name() == role:
        return node
    for index in range(node.get_child_count()):
        found = find_role(node.get_child_at_index(index), role)
        if found:
            return found
    return None


def table(app):
    listener = listen("object:selection-changed", "object:state-changed", "object:property-change")
    frame = app.get_child_at_index(0)
    table = find_role(frame, "table")
    print("table", Atspi.Table.get_n_rows(table), Atspi.Table.get_n_columns(table))
    heads = [Atspi.Table.get_column_header(table, i) for i in range(3)]
    print("heads", [h.get_name() for h in heads], heads[0].get_role_name(),
          heads[1].get_attributes().get("sort"), Atspi.Table.get_column_description(table, 1))

    cell = Atspi.Table.get_accessible_at(table, 1, 1)
    print("cell", cell.get_role_name(), cell.get_name(), "in", cell.get_parent().get_role_name())
    position = Atspi.TableCell.get_position(cell)
    print("at", position[-2], position[-1])
    print("span", Atspi.TableCell.get_row_span(cell), Atspi.TableCell.get_column_span(cell))
    print("back", Atspi.TableCell.get_table(cell) == table)
    print("above", *[h.get_name() for h in Atspi.TableCell.get_column_header_cells(cell)])
    number = Atspi.Table.get_index_at(table, 1, 1)
    print("number", number, Atspi.Table.get_row_at_index(table, number),
          Atspi.Table.get_column_at_index(table, number))
    far = Atspi.Table.get_accessible_at(table, 400, 0)
    print("far", far.get_name() if far else "none")

    def rows():
        return list(Atspi.Table.get_selected_rows(table))

    print("row 2", Atspi.Table.is_row_selected(table, 2), rows())
    print("many", table.get_state_set().contains(Atspi.StateType.MULTISELECTABLE))
    print("add", Atspi.Table.add_row_selection(table, 4))
    wait_for("rows told", lambda: said("object:selection-changed"))
    print("rows", rows())
    wait_for("told 2", lambda: said("object:property-change:accessible-name", value="chosen 2"))
    print("leave", Atspi.Table.remove_row_selection(table, 2))
    wait_for("rows now", lambda: rows() == [4])
    # The heads are children before the rows.
    print("child", Atspi.Selection.get_selected_child(table, 0).get_index_in_parent())
    print("all", Atspi.Selection.select_all(table))
    wait_for("all told", lambda: said("object:property-change:accessible-name", value="chosen 500"))
    print("none", Atspi.Selection.clear_selection(table))
    wait_for("none told", lambda: said("object:property-change:accessible-name", value="chosen 0"))

    def count(node):
        return 1 + sum(count(node.get_child_at_index(i)) for i in range(node.get_child_count()))

    print("few are there", 10 < count(frame) < 300)
    del listener


def looks(app):
    listener = listen("object:text-attributes-changed")
    frame = app.get_child_at_index(0)
    notes = find(frame, "Notes")
    plain = Atspi.Text.get_default_attributes(notes)
    print("plain", *[plain.get(k) for k in ("family-name", "size", "weight", "style", "underline")])

    def run(what, place):
        words, start, end = Atspi.Text.get_text_attributes(notes, place)
        print(what, dict(sorted(words.items())), start, end)

    run("start", 0)
    run("bold", 9)
    words, start, end = Atspi.Text.get_attribute_run(notes, 9, True)
    print("whole", words.get("family-name"), words.get("weight"), start, end)
    print("one", Atspi.Text.get_text_attribute_value(notes, 9, "size"))
    run("end", 14)
    print("press", Atspi.Action.do_action(find(frame, "Underline"), 0))
    wait_for("looks told", lambda: said("object:text-attributes-changed", "Notes"))
    run("end", 14)
    del listener


def main():
    name, task = sys.argv[1], sys.argv[2]
    if task == "wake":
        bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        time.sleep(1)
        Atspi.init()
        desktop = Atspi.get_desktop(0)
        names = [desktop.get_child_at_index(i).get_name() for i in range(desktop.get_child_count())]
        print("before", name in names)

        def enable(value):
            bus.call_sync(
                "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", value))), None,
                Gio.DBusCallFlags.NONE, -1, None)

        enable(True)
        app = app_named(name)
        print("on", app.get_child_at_index(0).get_role_name())
        enable(False)
        wait_for("gone", lambda: desktop.get_child_count() == 0)
        return
    Atspi.init()
    if task == "absent":
        time.sleep(1.5)
        desktop = Atspi.get_desktop(0)
        names = [desktop.get_child_at_index(i).get_name() for i in range(desktop.get_child_count())]
        return print("there", name in names)
    app = app_named(name)
    if task == "walk":
        pump(0.3)
        walk(app)
    elif task == "form":
        form(app)
    elif task == "rows":
        rows(app)
    elif task == "table":
        table(app)
    elif task == "looks":
        looks(app)


main()
