export interface Bank {
  readonly text: string
  readonly value: string
}

/** Invented banks, so that no bank account of the demo looks like a real account. */
export const BANKS: readonly Bank[] = [
  { text: 'Bank Demo Cendana', value: 'CND' },
  { text: 'Bank Demo Kenanga', value: 'KNG' },
  { text: 'Bank Demo Melati', value: 'MLT' },
  { text: 'Bank Demo Meranti', value: 'MRT' },
  { text: 'Bank Demo Pinus', value: 'PNS' },
  { text: 'Bank Demo Seroja', value: 'SRJ' },
  { text: 'Bank Demo Teratai', value: 'TRT' },
  { text: 'Bank Demo Trembesi', value: 'TRB' },
]

export function bankByCode(code: string): Bank | null {
  return BANKS.find((bank) => bank.value === code) ?? null
}
