interface Sections {
  auth: typeof import('./locales/en_us/auth').default
  bank: typeof import('./locales/en_us/bank').default
  common: typeof import('./locales/en_us/common').default
  demo: typeof import('./locales/en_us/demo').default
  fairness: typeof import('./locales/en_us/fairness').default
  footer: typeof import('./locales/en_us/footer').default
  hosts: typeof import('./locales/en_us/hosts').default
  index: typeof import('./locales/en_us/index').default
  legal: typeof import('./locales/en_us/legal').default
  limits: typeof import('./locales/en_us/limits').default
  messages: typeof import('./locales/en_us/messages').default
  my: typeof import('./locales/en_us/my').default
  notice: typeof import('./locales/en_us/notice').default
  player: typeof import('./locales/en_us/player').default
  recharge: typeof import('./locales/en_us/recharge').default
  record: typeof import('./locales/en_us/record').default
  report: typeof import('./locales/en_us/report').default
  reservation: typeof import('./locales/en_us/reservation').default
  service: typeof import('./locales/en_us/service').default
  setting: typeof import('./locales/en_us/setting').default
  shared: typeof import('./locales/en_us/shared').default
  video: typeof import('./locales/en_us/video').default
  withdraw: typeof import('./locales/en_us/withdraw').default
}

export type Section = keyof Sections

/** Texts of a language without a singular form, such as Chinese: no key ends in `_one`. */
export type WithoutSingularKeys<Pack> = {
  readonly [Key in keyof Pack as Key extends `${string}_one` ? never : Key]: Pack[Key]
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Sections
  }
}
