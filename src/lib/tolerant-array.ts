import * as v from 'valibot'

/** A list of which a row that cannot be read takes no other with it. */
export function tolerantArray<T>(row: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((one) => {
        const read = v.safeParse(row, one)
        return read.success ? [read.output] : []
      }),
    ),
  )
}
