/** A link to a place that helps people harmed by gambling, or that takes reports of scams. */
export interface HelpLink {
  /** Code of the only language in which the link is shown; null for a link in all languages. */
  language: string | null
  url: string
}

export interface Config {
  apiBaseUrl: string
  uploadBaseUrl: string
  /** The platform's messages that end the session. */
  authErrorMessages: readonly string[]
  /** Whether a first start without a session leads to Log-in. */
  startAtLogin: boolean
  currency: string
  /**
   * Names of payment methods, from the operator. If empty, "as agreed with customer service" is
   * shown (reading 62).
   */
  paymentMethods: readonly string[]
  /** Addresses of logos, which Home shows. */
  partners: readonly string[]
  operator: string
  licence: string
  /** Hosts of customer service that the app opens without naming them first (reading 77). */
  serviceHosts: readonly string[]
  helpLinks: readonly HelpLink[]
  /** Links to places that take complaints and reports of scams. */
  reportLinks: readonly HelpLink[]
  /** Address to which the app reports its own errors. If empty, errors are not reported. */
  reportUrl: string
  /**
   * The minutes that a withdrawal takes, as the platform states them: "5" for the usual time, or
   * "5|2" with the fastest time. Empty if nothing is stated.
   */
  statedArrivalMinutes: string
  /**
   * The daily hours of customer service, as the platform states them: "08:00-22:00". Empty if
   * nothing is stated.
   */
  statedServiceHours: string
  /** Whether a live build registers the service worker: `VITE_SERVICE_WORKER` is "keep". */
  hasWorker: boolean
  /** Whether this build uses the mock API. */
  isMock: boolean
}

/** The settings of this build. `build/settings.ts` has checked them when the build was made. */
export const config: Config = __CONFIG__
