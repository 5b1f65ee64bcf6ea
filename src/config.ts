/** A place that helps people harmed by gambling, or that takes reports of scams. */
export interface HelpLink {
  /** Code of the only language in which it is shown; null: it is shown in all. */
  language: string | null
  url: string
}

export interface Config {
  apiBaseUrl: string
  uploadBaseUrl: string
  authErrorMessages: readonly string[]
  startAtLogin: boolean
  currency: string
  /** Names that the operator gives; if empty, "as agreed with customer service" (reading 62). */
  paymentMethods: readonly string[]
  partners: readonly string[]
  operator: string
  licence: string
  /** Hosts to which the service link may lead without a question. */
  serviceHosts: readonly string[]
  helpLinks: readonly HelpLink[]
  /** Places that take reports of scams and complaints. */
  reportLinks: readonly HelpLink[]
  /** Address that takes the app's own errors; '': they are not reported. */
  reportUrl: string
  /** As the platform states, never measured: "5|2" with the fastest, or "5"; '': not stated. */
  statedArrivalMinutes: string
  /** Daily hours of customer service, as the platform states: "08:00-22:00"; '': not stated. */
  statedServiceHours: string
  /** Whether a live build registers the service worker: `VITE_SERVICE_WORKER` is "keep". */
  hasWorker: boolean
  /** Whether this build uses the mock API. */
  isMock: boolean
}

/** The settings of this build, which were checked when it was made: `build/settings.ts`. */
export const config: Config = __CONFIG__
