import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { getResponse } from 'msw'
import { mayControl } from './access.ts'
import { type AdjustableClock, adjustableClock } from './clock.ts'
import {
  type MemberPatch,
  addFault,
  cheat,
  credit,
  decideRequest,
  overview,
  passRounds,
  patchMember,
  playFair,
  removeFault,
  review,
  setCondition,
  setFaults,
  shortenPeriod,
} from './control.ts'
import type { Cheat, CheatKind } from './cheats.ts'
import type { Fault } from './faults.ts'
import { createHandlers } from './handlers/index.ts'
import type { Decision } from './ledger.ts'
import { type World, createWorld } from './world.ts'

const API = '/api/'
const CONTROL = '/__mock/'
const WORLD_HEADER = 'x-tiga-world'
const DEFAULT_WORLD = 'default'
const MOST_WORLDS = 64
const LONGEST_CALL = 32 * 1024 * 1024
const LONGEST_CONTROL = 64 * 1024

interface HostedWorld {
  readonly world: World
  readonly clock: AdjustableClock
}

export interface HttpApiOptions {
  /** Lets other machines control the mock; without one only this machine does. */
  readonly code?: string
  readonly latency?: () => number
}

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Serves `/api/…`, and controls at `/__mock/…` to who may control (`mayControl`). Each value of the
 * header `x-tiga-world` has a world of its own, so test workers do not affect each other.
 */
export function createHttpApi(options: HttpApiOptions = {}): Middleware {
  const worlds = new Map<string, HostedWorld>()

  const reset = (name: string): HostedWorld => {
    const clock = adjustableClock()
    const hosted = { world: createWorld({ clock }), clock }
    worlds.delete(name)
    worlds.set(name, hosted)
    const oldest = [...worlds.keys()].find((it) => it !== DEFAULT_WORLD)
    if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest)
    return hosted
  }
  const hostedFor = (request: Request): HostedWorld => worlds.get(nameOf(request)) ?? reset(nameOf(request))
  const handlers = createHandlers({ ...options, worldFor: (request) => hostedFor(request).world })

  const callApi = async (request: Request): Promise<Response> =>
    (await getResponse(handlers, request)) ?? new Response('No such call', { status: 404 })

  const control = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const name = pathname.slice(CONTROL.length)
    if (request.method !== 'POST') return new Response('No such control', { status: 404 })
    const body = await jsonOf(request)
    if (body === null) return new Response('The body is no JSON object', { status: 400 })
    if (name === 'reset') {
      reset(nameOf(request))
      return Response.json({ ok: true })
    }
    return obey(name, body, hostedFor(request))
  }

  const serve = async (req: IncomingMessage, res: ServerResponse, isControl: boolean): Promise<void> => {
    const { headers, socket } = req
    if (isControl && !mayControl({ headers, remoteAddress: socket.remoteAddress }, options.code ?? null)) {
      res.statusCode = 403
      return void res.end('The mock obeys this machine, or who has the code that it printed.')
    }
    const request = await withBody(createRequest(req, res), isControl ? LONGEST_CONTROL : LONGEST_CALL)
    if (request === null) {
      res.statusCode = 413
      return void res.end('Too long')
    }
    // The world tells its own date, or none.
    res.sendDate = false
    const response = await (isControl ? control(request) : callApi(request))
    if (response.type === 'error') res.destroy()
    else await sendResponse(res, response)
  }

  return (req, res, next) => {
    const url = req.url ?? ''
    const isControl = url.startsWith(CONTROL)
    if (!isControl && !url.startsWith(API)) return next()
    serve(req, res, isControl).catch((error: unknown) => fail(res, error))
  }
}

type Control = (hosted: HostedWorld, body: Record<string, unknown>) => unknown

const CONTROLS: Readonly<Record<string, Control>> = {
  clock: ({ clock }, { now }) => clock.hold(now as number | null),
  faults: ({ world }, { faults }) => setFaults(world, faults as Fault[]),
  fault: ({ world }, body) => addFault(world, body as unknown as Fault),
  'fault/remove': ({ world }, { id }) => removeFault(world, Number(id)),
  cheat: ({ world }, body) => cheat(world, body as unknown as Cheat),
  'cheat/end': ({ world }, { kind }) => playFair(world, kind as CheatKind),
  credit: ({ world }, { member, amount }) => credit(world, String(member), String(amount)),
  review: ({ world }, { member }) => review(world, String(member)),
  decide: ({ world }, { id, decision }) => decideRequest(world, Number(id), decision as Decision),
  period: ({ world }, { game, ms }) => shortenPeriod(world, String(game), Number(ms)),
  rounds: ({ world }, { game, count }) => passRounds(world, String(game), Number(count)),
  overview: ({ world }, { member }) => overview(world, String(member)),
  member: ({ world }, { username, patch }) => patchMember(world, String(username), patch as MemberPatch),
  game: ({ world }, { id, condition }) => setCondition(world, String(id), String(condition)),
}

async function obey(name: string, body: Record<string, unknown>, hosted: HostedWorld): Promise<Response> {
  const control = CONTROLS[name]
  if (control === undefined) return new Response('No such control', { status: 404 })
  try {
    return Response.json((await control(hosted, body)) ?? { ok: true })
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 400 })
  }
}

/** Null for a longer body, of which no more is kept. */
async function withBody(request: Request, longest: number): Promise<Request | null> {
  if (request.body === null) return request
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body) {
    length += part.length
    if (length <= longest) parts.push(part)
    else parts.length = 0
  }
  const { method } = request
  return length > longest ? null : new Request(request, { method, body: Buffer.concat(parts) })
}

/** Null where it is none. */
async function jsonOf(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text()
  try {
    const body: unknown = JSON.parse(text === '' ? '{}' : text)
    return typeof body === 'object' ? (body as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

function nameOf(request: Request): string {
  return request.headers.get(WORLD_HEADER) ?? DEFAULT_WORLD
}

function fail(res: ServerResponse, error: unknown): void {
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return
  }
  res.statusCode = 500
  res.end(`Mock API: ${String(error)}`)
}
