import * as v from 'valibot'

/** Schema of a list that leaves out unreadable rows instead of refusing the list. */
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
