import * as v from 'valibot'
import type { Config, HelpLink } from '../config.ts'

const list = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform((text) =>
      text
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  )

const flag = (fallback: 'true' | 'false') =>
  v.pipe(
    v.optional(v.picklist(['true', 'false', '1', '0'], 'is true, false, 1 or 0'), fallback),
    v.transform((text) => text === 'true' || text === '1'),
  )

const baseUrl = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^(?:https?:\/\/\S+|\/\S*)$/, 'starts with / or http'),
    v.transform((text) => text.replace(/\/+$/, '')),
  )

const HELP_LINK = /^(?:([a-z]{2,3}_[a-z]{2,3})=)?(https:\/\/[a-z\d][\w.-]*(?::\d+)?(?:\/\S*)?)$/

/** "https://help.example" for all languages, "id_id=https://bantuan.example" for one. */
const helpLinks = (fallback: string) =>
  v.pipe(
    list(fallback),
    v.check(
      (parts) => parts.every((part) => HELP_LINK.test(part)),
      'is https addresses separated by |, each with its language before it: id_id=https://…',
    ),
    v.transform((parts) =>
      parts.map((part): HelpLink => {
        const [, language = null, url = ''] = HELP_LINK.exec(part) ?? []
        return { language, url }
      }),
    ),
  )

const text = (fallback: string) => v.optional(v.string(), fallback)

const SPAN_OF_MINUTES = /^(?:[1-9]\d*(?:\|[1-9]\d*)?)?$/
const SPAN_OF_DAY = /^(?:\d\d:\d\d-\d\d:\d\d)?$/

const settingsSchema = v.object({
  VITE_API_BASE_URL: baseUrl('/api'),
  VITE_UPLOAD_BASE_URL: v.optional(baseUrl('/api')),
  VITE_AUTH_ERROR_MESSAGES: list('鉴权错误|Authentication error'),
  VITE_START_AT_LOGIN: flag('true'),
  VITE_CURRENCY: text('Rp'),
  VITE_PAYMENT_METHODS: list(''),
  VITE_PARTNERS: list(''),
  VITE_OPERATOR: text(''),
  VITE_LICENCE: text(''),
  VITE_SERVICE_HOSTS: list(''),
  VITE_HELP_LINKS: helpLinks('https://www.gamblingtherapy.org/'),
  VITE_REPORT_LINKS: helpLinks(''),
  VITE_REPORT_URL: v.pipe(text(''), v.regex(/^(?:https?:\/\/\S+|\/\S+)?$/, 'starts with / or http')),
  // The platform's own statements (reading 64). An empty setting means that it states nothing.
  VITE_STATED_ARRIVAL_MINUTES: v.pipe(text('5|2'), v.regex(SPAN_OF_MINUTES, 'is minutes: 5, or 5|2')),
  VITE_STATED_SERVICE_HOURS: v.pipe(text('00:00-24:00'), v.regex(SPAN_OF_DAY, 'is hours: 08:00-22:00')),
  // Only validated here: the build writes the id into index.html, and `Config` has no such field.
  VITE_BUILD_ID: v.pipe(text(''), v.regex(/^[\w.-]{0,40}$/, 'is letters, digits, dots and dashes')),
  VITE_SERVICE_WORKER: v.optional(v.picklist(['keep', 'retire'], 'is keep or retire'), 'keep'),
  VITE_MOCK: flag('false'),
})

/** @throws Error that names each wrong setting and what it should be */
export function readConfig(env: Record<string, unknown>): Config {
  // An empty setting, as in `VITE_OPERATOR=`, counts as missing; an empty statement means "none".
  const isGiven = ([name, value]: [string, unknown]) => value !== '' || name.startsWith('VITE_STATED_')
  const given = Object.fromEntries(Object.entries(env).filter(isGiven))
  const result = v.safeParse(settingsSchema, given)
  if (!result.success)
    throw new Error(
      result.issues
        .map((issue) => `${v.getDotPath(issue) ?? 'setting'}: ${issue.message}, got ${issue.received}`)
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
