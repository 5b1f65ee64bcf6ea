import type auth from './locales/en_us/auth'
import type bank from './locales/en_us/bank'
import type common from './locales/en_us/common'
import type footer from './locales/en_us/footer'
import type hosts from './locales/en_us/hosts'
import type index from './locales/en_us/index'
import type legal from './locales/en_us/legal'
import type my from './locales/en_us/my'
import type record from './locales/en_us/record'
import type reservation from './locales/en_us/reservation'
import type setting from './locales/en_us/setting'
import type video from './locales/en_us/video'

/** The reference pack: every other language satisfies each section's whole type. */
export interface Sections {
  auth: typeof auth
  bank: typeof bank
  common: typeof common
  footer: typeof footer
  hosts: typeof hosts
  index: typeof index
  legal: typeof legal
  my: typeof my
  record: typeof record
  reservation: typeof reservation
  setting: typeof setting
  video: typeof video
}

export type Section = keyof Sections

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Sections
  }
}
