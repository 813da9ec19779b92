"""As much of JSON Schema (draft 2020-12) as index.schema.json uses; a keyword that is not known is an error."""

import re

TYPES = {
    "object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None),
}  # fmt: skip
WORDS = {"$schema", "$defs", "title", "description"}


def problems(value, schema, root, place="$"):
    """What of a value is not as a schema says."""
    for keyword, wanted in schema.items():
        if keyword in WORDS:
            continue
        yield from RULES[keyword](value, wanted, root, place, schema)


def defined(name, root):
    return root["$defs"][name.rsplit("/", 1)[-1]]


def is_type(value, name):
    return isinstance(value, TYPES[name]) and (name not in ("integer", "number") or not isinstance(value, bool))


def types(value, wanted, root, place, schema):
    if not any(is_type(value, name) for name in ([wanted] if isinstance(wanted, str) else wanted)):
        yield f"{place} is no {wanted}: {str(value)[:60]}"


def required(value, wanted, root, place, schema):
    if isinstance(value, dict):
        yield from (f"{place} has no {name}" for name in wanted if name not in value)


def properties(value, wanted, root, place, schema):
    if isinstance(value, dict):
        for name in wanted.keys() & value.keys():
            yield from problems(value[name], wanted[name], root, f"{place}.{name}")


def additional(value, wanted, root, place, schema):
    if isinstance(value, dict):
        for name in value.keys() - schema.get("properties", {}).keys():
            if wanted is False:
                yield f"{place} has {name}, which the schema does not know"
            else:
                yield from problems(value[name], wanted, root, f"{place}.{name}")


def items(value, wanted, root, place, schema):
    if isinstance(value, list):
        for i, one in enumerate(value):
            yield from problems(one, wanted, root, f"{place}[{i}]")


def any_of(value, wanted, root, place, schema):
    found = [list(problems(value, one, root, place)) for one in wanted]
    if all(found):
        yield f"{place} is none of the {len(wanted)} it may be: {found[0][0]}"


def when(holds, sentence):
    """A rule about values for which `holds` has an answer."""

    def rule(value, wanted, root, place, schema):
        if holds(value, wanted) is False:
            yield f"{place} {sentence} {wanted}: {str(value)[:60]}"

    return rule


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


RULES = {
    "type": types, "required": required, "properties": properties, "additionalProperties": additional, "items": items,
    "anyOf": any_of, "$ref": lambda value, name, root, place, schema: problems(value, defined(name, root), root, place),
    "const": when(lambda value, wanted: value == wanted, "is not"),
    "pattern": when(lambda value, wanted: None if not isinstance(value, str) else bool(re.search(wanted, value)), "does not match"),
    "minimum": when(lambda value, wanted: None if not is_number(value) else value >= wanted, "is below"),
    "minItems": when(lambda value, wanted: None if not isinstance(value, list) else len(value) >= wanted, "has fewer than"),
    "maxItems": when(lambda value, wanted: None if not isinstance(value, list) else len(value) <= wanted, "has more than"),
}  # fmt: skip
