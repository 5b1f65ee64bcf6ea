import * as v from 'valibot'
import { writeNumbersAs } from '@/lib/number-style'
import { storedRecord } from '@/lib/storage'

/** Figures as the platform specifies them, or as the member's language writes them (reading 11). */
export type NumberFormat = 'platform' | 'language'

const stored = storedRecord('numberFormat', v.picklist(['platform', 'language']), 'platform')

export function readNumberFormat(): NumberFormat {
  return stored.read()
}

/** @param tag the BCP 47 tag of the language in use */
export function chooseNumberFormat(format: NumberFormat, tag: string): void {
  stored.write(format)
  applyNumberFormat(tag)
}

/** Also at the start and after every change of the language. */
export function applyNumberFormat(tag: string): void {
  writeNumbersAs(readNumberFormat() === 'language' ? tag : null)
}
