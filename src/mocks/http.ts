import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { getResponse } from 'msw'
import { type AdjustableClock, adjustableClock } from './clock.ts'
import {
  type MemberPatch,
  addFault,
  credit,
  decideRequest,
  overview,
  patchMember,
  removeFault,
  review,
  setCondition,
  setFaults,
  shortenPeriod,
} from './control.ts'
import type { Fault } from './faults.ts'
import { createHandlers } from './handlers/index.ts'
import { type Journal, createJournal } from './journal.ts'
import type { Decision } from './ledger.ts'
import { DEFAULT_SEED, type World, createWorld } from './world.ts'

const API = '/api/'
const CONTROL = '/__mock/'
const WORLD_HEADER = 'x-tiga-world'
const MOST_WORLDS = 64

interface HostedWorld {
  readonly world: World
  readonly clock: AdjustableClock
  readonly journal: Journal
}

export interface HttpApiOptions {
  readonly latency?: () => number
}

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Serves `/api/…`, and controls at `/__mock/…`. Each value of the header `x-tiga-world` has a world
 * of its own, so test workers do not affect each other.
 */
export function createHttpApi(options: HttpApiOptions = {}): Middleware {
  const worlds = new Map<string, HostedWorld>()

  const reset = (name: string, seed: number): HostedWorld => {
    const clock = adjustableClock()
    const hosted = { world: createWorld({ clock, seed }), clock, journal: createJournal() }
    worlds.delete(name)
    worlds.set(name, hosted)
    const oldest = worlds.keys().next().value
    if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest)
    return hosted
  }
  const hostedFor = (request: Request): HostedWorld =>
    worlds.get(nameOf(request)) ?? reset(nameOf(request), DEFAULT_SEED)
  const handlers = createHandlers({ ...options, worldFor: (request) => hostedFor(request).world })

  const callApi = async (request: Request): Promise<Response> => {
    const { journal } = hostedFor(request)
    await journal.record(request)
    return (await getResponse(handlers, request)) ?? new Response('No such call', { status: 404 })
  }

  const control = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const name = pathname.slice(CONTROL.length)
    if (request.method === 'GET' && name === 'requests') return Response.json(hostedFor(request).journal.entries())
    if (request.method !== 'POST') return new Response('No such control', { status: 404 })
    const body = await jsonOf(request)
    if (name === 'reset') {
      reset(nameOf(request), Number(body['seed'] ?? DEFAULT_SEED))
      return Response.json({ ok: true })
    }
    return obey(name, body, hostedFor(request))
  }

  const serve = async (req: IncomingMessage, res: ServerResponse, isControl: boolean): Promise<void> => {
    const request = createRequest(req, res)
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
  credit: ({ world }, { member, amount }) => credit(world, String(member), String(amount)),
  review: ({ world }, { member }) => review(world, String(member)),
  decide: ({ world }, { id, decision }) => decideRequest(world, Number(id), decision as Decision),
  period: ({ world }, { game, ms }) => shortenPeriod(world, String(game), Number(ms)),
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

async function jsonOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

function nameOf(request: Request): string {
  return request.headers.get(WORLD_HEADER) ?? 'default'
}

function fail(res: ServerResponse, error: unknown): void {
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return
  }
  res.statusCode = 500
  res.end(`Mock API: ${String(error)}`)
}
