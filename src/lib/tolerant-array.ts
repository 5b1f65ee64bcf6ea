import * as v from 'valibot'

/** The schema leaves out rows that do not fit the schema `row`. */
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
