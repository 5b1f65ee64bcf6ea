import i18next from 'i18next'
import { applyNumberFormat, type NumberFormat, numberFormatRecord } from './index'

export function isNumberFormatChosen(): boolean {
  return numberFormatRecord.read() !== null
}

/** Stores the choice, and renders all screens again, as a change of the language does. */
export function chooseNumberFormat(format: NumberFormat): void {
  numberFormatRecord.write(format)
  applyNumberFormat()
  i18next.emit('languageChanged', i18next.language)
}
