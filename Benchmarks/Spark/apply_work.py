"""The library through applyInArrow, a call an athlete: what gymbo.spark does not do, to see what that would cost."""

import sys

import gymbo
import gymbo.spark
import pyarrow as pa
from gymbo.spark import _parts, _sets
from gymbo.spark._work import Work
from pyspark import cloudpickle

# The executors do not have this file.
cloudpickle.register_pickle_by_value(sys.modules[__name__])


def small(kind):
    if pa.types.is_list(kind):
        return pa.list_(small(kind.value_type))
    if pa.types.is_struct(kind):
        return pa.struct([(kind.field(index).name, small(kind.field(index).type)) for index in range(kind.num_fields)])
    return pa.string() if pa.types.is_large_string(kind) else kind


def applied(sets, tables):
    """As gymbo.spark.analyze, but with a call an athlete. Spark keeps no order in a group: the task sorts it."""
    whole = pa.schema([(field.name, _sets._arrow(field.dataType)) for field in sets.schema.fields])
    unread = set(_sets.unread_columns(whole))
    schema = pa.schema([field for field in whole if field.name not in unread])
    work = Work(schema, tables, None, None, {})
    names = schema.names

    def task(table):
        with work.calling() as call:
            made = call(gymbo.analyze, table.sort_by("line"), threads=1)
            parts = pa.Table.from_batches(_parts.of(made, (), work.tables))
            # Here Spark does not take texts with large offsets for texts.
            return parts.cast(pa.schema([(field.name, small(field.type)) for field in parts.schema]))

    parts = sets.select(names).groupBy("athlete").applyInArrow(task, work.schema)
    return gymbo.spark.Tables(parts, work.tables)
