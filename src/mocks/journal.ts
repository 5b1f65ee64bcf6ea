export interface RequestRecord {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: {
    readonly token: string | null
    readonly lang: string | null
    readonly 'content-type': string | null
  }
  readonly body: string
}

const MAX_BODY_CHARS = 4096
const MAX_RECORDS = 500

export interface Journal {
  /** Records a request. Reads a clone, so that the body of the request stays readable. */
  record(request: Request): Promise<void>
  entries(): readonly RequestRecord[]
  clear(): void
}

export function createJournal(): Journal {
  let records: RequestRecord[] = []
  return {
    record: async (request) => {
      const record = { ...headOf(request), body: '' }
      // The record is added before the body is read, so that records are in the order of arrival.
      records = [...records, record].slice(-MAX_RECORDS)
      record.body = (await request.clone().text()).slice(0, MAX_BODY_CHARS)
    },
    entries: () => records,
    clear: () => {
      records = []
    },
  }
}

function headOf(request: Request): Omit<RequestRecord, 'body'> {
  const { pathname, searchParams } = new URL(request.url)
  const header = (name: string): string | null => request.headers.get(name)
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: { token: header('token'), lang: header('lang'), 'content-type': header('content-type') },
  }
}
