import * as v from 'valibot'

/** Returns the schema of an array. It leaves out each row that does not fit the schema `row`. */
export function tolerantArray<T>(row: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((value) => {
        const result = v.safeParse(row, value)
        return result.success ? [result.output] : []
      }),
    ),
  )
}
