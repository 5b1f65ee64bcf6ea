/** Where somebody listens whom gambling has hurt, or who was cheated. */
export interface HelpLink {
  /** The code of the only language in which it is shown; null: in every one. */
  language: string | null
  url: string
}

export interface Config {
  apiBaseUrl: string
  uploadBaseUrl: string
  authErrorMessages: readonly string[]
  startAtLogin: boolean
  currency: string
  /** In the operator's words; none: as agreed with customer service (reading 62). */
  paymentMethods: readonly string[]
  partners: readonly string[]
  operator: string
  licence: string
  /** Hosts the service link may lead to without a second warning. */
  serviceHosts: readonly string[]
  helpLinks: readonly HelpLink[]
  /** Who takes reports of scams, and complaints. */
  reportLinks: readonly HelpLink[]
  /** Where the app reports its own errors; '': nowhere. */
  reportUrl: string
  /** What the platform states, nobody has measured: "5|2" with the fastest, or "5"; '': nothing. */
  statedArrivalMinutes: string
  /** Of each day, as "08:00-22:00"; '': not stated. */
  statedServiceHours: string
  /** This build keeps itself on the device, if it is a live one. */
  hasWorker: boolean
  /** This build talks to the mock API. */
  isMock: boolean
}

/** The settings of this build, which were checked when it was made: `build/settings.ts`. */
export const config: Config = __CONFIG__
