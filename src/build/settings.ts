import * as v from 'valibot'
import type { Config, HelpLink } from '../config.ts'

const listSchema = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform((text) =>
      text
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  )

const flagSchema = (fallback: 'true' | 'false') =>
  v.pipe(
    v.optional(v.picklist(['true', 'false', '1', '0'], 'must be true, false, 1 or 0'), fallback),
    v.transform((text) => text === 'true' || text === '1'),
  )

const ADDRESS_FORMAT = 'must start with /, http:// or https:// and have no blanks'

const baseUrlSchema = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^(?:https?:\/\/\S+|\/\S*)$/, ADDRESS_FORMAT),
    v.transform((text) => text.replace(/\/+$/, '')),
  )

const HELP_LINK_PATTERN = /^(?:([a-z]{2,3}_[a-z]{2,3})=)?(https:\/\/[a-z\d][\w.-]*(?::\d+)?(?:\/\S*)?)$/

/** Each link is "https://help.example" for all languages, or "id_id=https://…" for one language. */
const helpLinksSchema = (fallback: string) =>
  v.pipe(
    listSchema(fallback),
    v.check(
      (parts) => parts.every((part) => HELP_LINK_PATTERN.test(part)),
      'must be https addresses separated by |, each with or without a language before it: id_id=https://…',
    ),
    v.transform((parts) =>
      parts.map((part): HelpLink => {
        const [, language = null, url = ''] = HELP_LINK_PATTERN.exec(part) ?? []
        return { language, url }
      }),
    ),
  )

const textSchema = (fallback: string) => v.optional(v.string(), fallback)

const MINUTES_PATTERN = /^(?:[1-9]\d*(?:\|[1-9]\d*)?)?$/
const DAILY_HOURS_PATTERN = /^(?:\d\d:\d\d-\d\d:\d\d)?$/

const settingsSchema = v.object({
  VITE_API_BASE_URL: baseUrlSchema('/api'),
  VITE_UPLOAD_BASE_URL: v.optional(baseUrlSchema('/api')),
  VITE_AUTH_ERROR_MESSAGES: listSchema('鉴权错误|Authentication error'),
  VITE_START_AT_LOGIN: flagSchema('true'),
  VITE_CURRENCY: textSchema('Rp'),
  VITE_PAYMENT_METHODS: listSchema(''),
  VITE_PARTNERS: listSchema(''),
  VITE_OPERATOR: textSchema(''),
  VITE_LICENCE: textSchema(''),
  VITE_SERVICE_HOSTS: listSchema(''),
  VITE_HELP_LINKS: helpLinksSchema('https://www.gamblingtherapy.org/'),
  VITE_REPORT_LINKS: helpLinksSchema(''),
  VITE_REPORT_URL: v.pipe(textSchema(''), v.regex(/^(?:https?:\/\/\S+|\/\S+)?$/, ADDRESS_FORMAT)),
  // The app shows the next two settings as statements of the platform (reading 64). An empty
  // setting is not shown.
  VITE_STATED_ARRIVAL_MINUTES: v.pipe(
    textSchema('5|2'),
    v.regex(MINUTES_PATTERN, 'must be minutes such as 5, or 5|2 for the usual and the fastest withdrawal'),
  ),
  VITE_STATED_SERVICE_HOURS: v.pipe(
    textSchema('00:00-24:00'),
    v.regex(DAILY_HOURS_PATTERN, 'must be hours such as 08:00-22:00'),
  ),
  // The build id is only validated here. The app does not get it, because the build writes it into
  // index.html.
  VITE_BUILD_ID: v.pipe(textSchema(''), v.regex(/^[\w.-]{0,40}$/, 'must be at most 40 letters, digits and . _ -')),
  VITE_SERVICE_WORKER: v.optional(v.picklist(['keep', 'retire'], 'must be keep or retire'), 'keep'),
  VITE_MOCK: flagSchema('false'),
})

/**
 * Validates the VITE_ settings, and fills in the defaults.
 * @throws Error that names each wrong setting with its value and the required format
 */
export function readConfig(env: Record<string, unknown>): Config {
  // An empty setting counts as missing and gets its default. But an empty VITE_STATED_ setting
  // stays empty, because the operator may state nothing.
  const isGiven = ([name, value]: [string, unknown]) => value !== '' || name.startsWith('VITE_STATED_')
  const givenSettings = Object.fromEntries(Object.entries(env).filter(isGiven))
  const result = v.safeParse(settingsSchema, givenSettings)
  if (!result.success)
    throw new Error(
      result.issues
        .map((issue) => {
          const name = v.getDotPath(issue) ?? ''
          return `${name} ${issue.message}, but is ${JSON.stringify(givenSettings[name])}`
        })
        .join('\n'),
    )
  const settings = result.output
  return {
    apiBaseUrl: settings.VITE_API_BASE_URL,
    uploadBaseUrl: settings.VITE_UPLOAD_BASE_URL ?? settings.VITE_API_BASE_URL,
    authErrorMessages: settings.VITE_AUTH_ERROR_MESSAGES,
    startAtLogin: settings.VITE_START_AT_LOGIN,
    currency: settings.VITE_CURRENCY,
    paymentMethods: settings.VITE_PAYMENT_METHODS,
    partners: settings.VITE_PARTNERS,
    operator: settings.VITE_OPERATOR,
    licence: settings.VITE_LICENCE,
    serviceHosts: settings.VITE_SERVICE_HOSTS,
    helpLinks: settings.VITE_HELP_LINKS,
    reportLinks: settings.VITE_REPORT_LINKS,
    reportUrl: settings.VITE_REPORT_URL,
    statedArrivalMinutes: settings.VITE_STATED_ARRIVAL_MINUTES,
    statedServiceHours: settings.VITE_STATED_SERVICE_HOURS,
    hasWorker: settings.VITE_SERVICE_WORKER === 'keep',
    isMock: settings.VITE_MOCK,
  }
}
