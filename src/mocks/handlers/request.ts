import { findLanguage } from '../../i18n/languages.ts'
import type { CallInput } from './call.ts'

export async function readRequest(request: Request): Promise<CallInput> {
  const fields = new Map<string, string>(new URL(request.url).searchParams)
  let file: File | null = null
  if (request.method !== 'GET') {
    const body = await readBody(request)
    for (const [name, value] of body) {
      if (typeof value === 'string') fields.set(name, value)
      else file = value
    }
  }
  const lang = findLanguage(request.headers.get('lang')?.trim() ?? null)?.code ?? 'en_us'
  return { lang, token: request.headers.get('token'), fields, file }
}

async function readBody(request: Request): Promise<Iterable<[string, FormDataEntryValue]>> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return (await request.clone().formData()).entries()
  if (type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(await request.clone().text())
  return []
}
