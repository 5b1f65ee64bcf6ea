import type auth from './locales/en_us/auth'
import type bank from './locales/en_us/bank'
import type common from './locales/en_us/common'
import type footer from './locales/en_us/footer'
import type hosts from './locales/en_us/hosts'
import type index from './locales/en_us/index'
import type legal from './locales/en_us/legal'
import type my from './locales/en_us/my'
import type notice from './locales/en_us/notice'
import type player from './locales/en_us/player'
import type recharge from './locales/en_us/recharge'
import type record from './locales/en_us/record'
import type report from './locales/en_us/report'
import type reservation from './locales/en_us/reservation'
import type service from './locales/en_us/service'
import type setting from './locales/en_us/setting'
import type video from './locales/en_us/video'
import type withdraw from './locales/en_us/withdraw'

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
  notice: typeof notice
  player: typeof player
  recharge: typeof recharge
  record: typeof record
  report: typeof report
  reservation: typeof reservation
  service: typeof service
  setting: typeof setting
  video: typeof video
  withdraw: typeof withdraw
}

export type Section = keyof Sections

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Sections
  }
}
