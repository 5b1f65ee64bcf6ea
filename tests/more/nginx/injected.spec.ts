import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { headerRules, headersFor, policyOf, policyText } from '@/build/headers'
import { expect, test } from '../../e2e/support/app'
import { NGINX_URL } from '../../e2e/playwright.config'
import { test as bare } from '@playwright/test'

/**
 * The built page with something put into it, under the policy that nginx sends: nothing of it runs,
 * loads or leaves, and the browser tells of each.
 */

const html = readFileSync(resolve(import.meta.dirname, '../../../dist/index.html'), 'utf8')
/** The hosts that a live build names; without them any https host may send pictures. */
const HOSTS = { VITE_MEDIA_HOSTS: 'cdn.example', VITE_SERVICE_HOSTS: 'chat.example', VITE_API_BASE_URL: '/api' }
const EVIL = 'https://evil.example'
